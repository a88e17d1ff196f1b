//! Laying a scenario's position over a dealt one.

use alloc::format;
use alloc::vec::Vec;

use talon_core::{Fault, List, Seat, Value};

use crate::Realms;
use crate::card::Card;
use crate::score::{CardSet, cards_of};
use crate::setup::Mode;
use crate::state::{HAND, Question, State};

pub(crate) fn lay(realms: &Realms, state: &mut State, given: &Value) -> Result<(), Fault> {
    let Some(keys) = given.as_map() else { return Err(Fault::new("", "`given` must be a table")) };
    let mut written = Written { cards: 0, hands: 0, area: false, deck: false };
    for (key, value) in keys {
        match key.as_str() {
            // The seat written in the file goes first; no lot is drawn.
            "to_act" => (state.turn, state.lot) = (read_seat(state, key, value)?, None),
            "discard" => {
                state.area = written.take(key, &realms.read_cards_of(key, value)?, realms)?;
                written.area = true;
            }
            "deck" => {
                let cards = realms.read_cards_of(key, value)?;
                written.take(key, &cards, realms)?;
                state.deck = cards.into_iter().rev().collect();
                written.deck = true;
            }
            _ => realms.lay_seat(state, key, value, &mut written)?,
        }
    }
    fill_gaps(state, &written);
    settle(state);
    Ok(())
}

impl Realms {
    fn lay_seat(
        &self,
        state: &mut State,
        key: &str,
        value: &Value,
        written: &mut Written,
    ) -> Result<(), Fault> {
        let seat = Seat::parse(key, "seat").filter(|seat| seat.index() < state.seats());
        let Some(seat) = seat else {
            let known =
                format!("unknown key; known are seat1 to seat{}, discard, deck, to_act", state.seats());
            return Err(Fault::new(key, known));
        };
        let Some(keys) = value.as_map() else { return Err(Fault::new(key, "must be a table")) };
        for (part, value) in keys {
            let path = format!("{key}.{part}");
            match part.as_str() {
                "hand" => {
                    let cards = self.read_cards_of(&path, value)?;
                    if cards.len() > HAND as usize + 1 {
                        return Err(Fault::new(
                            path,
                            format!("{} cards; a hand holds at most eight", cards.len()),
                        ));
                    }
                    state.hands[seat.index()] = written.take(&path, &cards, self)?;
                    written.hands |= 1 << seat.index();
                }
                "score" => return Err(Fault::new(path, "a score follows from the hand and cannot be given")),
                _ => return Err(Fault::new(path, "unknown key; a seat has `hand`")),
            }
        }
        Ok(())
    }

    fn read_cards_of(&self, path: &str, value: &Value) -> Result<Vec<Card>, Fault> {
        let Some(items) = value.as_list() else { return Err(Fault::new(path, "must be a list of card ids")) };
        let read = |item: &Value| {
            let id = item.as_text().ok_or_else(|| Fault::new(path, format!("{item} is not a card id")))?;
            self.find(id).ok_or_else(|| Fault::new(path, self.unknown_card(id)))
        };
        items.iter().map(read).collect()
    }
}

fn read_seat(state: &State, path: &str, value: &Value) -> Result<Seat, Fault> {
    let seat = value.as_int().and_then(|n| Seat::numbered(usize::try_from(n).ok()?));
    let seat = seat.filter(|seat| seat.index() < state.seats());
    seat.ok_or_else(|| Fault::new(path, format!("{value} is not a seat from 1 to {}", state.seats())))
}

/// What the scenario wrote.
struct Written {
    cards: CardSet,
    hands: u8,
    area: bool,
    deck: bool,
}

impl Written {
    /// Each card exists once.
    fn take(&mut self, path: &str, cards: &[Card], realms: &Realms) -> Result<CardSet, Fault> {
        let mut set = 0;
        for card in cards {
            if (self.cards | set) & 1 << card.0 != 0 {
                let reason = format!("{} is there twice; the box holds one", realms.card(*card).id);
                return Err(Fault::new(path, reason));
            }
            set |= 1 << card.0;
        }
        self.cards |= set;
        Ok(set)
    }
}

/// Zones that were not written keep their number of cards; a card that the scenario put elsewhere is replaced by one that
/// is left over, or, if there is none, by one from the bottom of the deck.
fn fill_gaps(state: &mut State, written: &Written) {
    let elsewhere = written.cards;
    let mut gaps = [0u32; crate::state::SEATS_MAX];
    for seat in state.all_seats().filter(|seat| written.hands >> seat.index() & 1 == 0) {
        gaps[seat.index()] = (state.hand(seat) & elsewhere).count_ones();
        state.hands[seat.index()] &= !elsewhere;
    }
    if !written.area {
        state.area &= !elsewhere;
    }
    let length = state.deck.len();
    if !written.deck {
        state.deck = state.deck.iter().copied().filter(|card| elsewhere & 1 << card.0 == 0).collect();
    }
    let mut spare: Vec<Card> = cards_of(state.every_card() & !crate::resample::cards_in(state)).collect();
    for seat in state.all_seats() {
        for _ in 0..gaps[seat.index()] {
            let card = spare.pop().or_else(|| (!state.deck.is_empty()).then(|| state.deck.remove(0)));
            state.hands[seat.index()] |= card.map_or(0, |card| 1 << card.0);
        }
    }
    if !written.deck {
        let missing = length.saturating_sub(state.deck.len());
        let below: List<Card, { Card::MAX }> = spare.into_iter().take(missing).collect();
        state.deck = below.iter().chain(&state.deck).copied().collect();
    }
}

/// A hand of eight is a turn half done.
fn settle(state: &mut State) {
    if state.mode != Mode::Chaos && state.hand(state.turn).count_ones() > HAND {
        state.question = Question::Discard;
    }
}
