//! A scenario's `given`, laid over a dealt position.

use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use talon_core::{Agenda, Fault, Game, Seat, SeatSet, Value};

use crate::card::{Card, Set};
use crate::catalogue::{Catalogue, KINDS_MAX};
use crate::pile::{CARDS_MAX, Pair};
use crate::state::{CHAMPIONS_MAX, Champion, HEALTH_MAX, INFINITE, MASTERY_MAX, Mode, NEMESIS, State, Task};

const TABLE_KEYS: &str = "row, center_deck, relic_pool, banished, to_act, phase, seat1 …, nemesis";
const SEAT_KEYS: &str = "health, mastery, gems, power, hand, deck, discard, play, champions, relics, banished, \
                         character, focused";
const NEMESIS_KEYS: &str = "health, mastery, power, champions, character";
/// No turn can gather more gems or power than this.
pub(crate) const AMOUNT_MAX: i64 = 9999;

/// What may be in a zone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fits {
    Anything,
    Center,
    Champion,
    NoChampion,
    Relic,
}

impl Fits {
    /// What a card that may not lie there would have to be; `None` if it may.
    pub(crate) fn refused(self, card: &Card) -> Option<&'static str> {
        let (right, what) = match self {
            Self::Anything => (true, ""),
            Self::Center => (card.set != Set::Starter && !card.kind.is_relic(), "a card of the centre deck"),
            Self::Champion => (card.kind.is_champion(), "a champion"),
            Self::NoChampion => {
                (!card.kind.is_champion(), "an ally; champions are written under `champions`")
            }
            Self::Relic => (card.kind.is_relic(), "a relic"),
        };
        (!right).then_some(what)
    }
}

/// The one who lays: counts the copies that were written, over all zones.
struct Laying<'a> {
    catalogue: &'a Catalogue,
    written: [u16; KINDS_MAX],
}

/// Lays what is written over the position. On a fault the position must not be used further.
pub(crate) fn lay(catalogue: &Catalogue, state: &mut State, given: &Value) -> Result<(), Fault> {
    let parts = given.as_map().ok_or_else(|| Fault::new("", "`given` is a table of keys"))?;
    let mut laying = Laying { catalogue, written: [0; KINDS_MAX] };
    for (key, value) in parts {
        match key.as_str() {
            "to_act" | "phase" => {} // after the seats, which they depend on
            "nemesis" => laying.nemesis(state, value)?,
            seat if seat.starts_with("seat") => laying.seat(state, seat, value)?,
            _ => laying.table(state, key, value)?,
        }
    }
    lay_phase(state, parts.get("phase"))?;
    lay_to_act(state, parts.get("to_act"))?;
    catalogue.check_size(state)
}

impl Catalogue {
    /// No player may ever come to own more cards, or more champions, than there is room for.
    fn check_size(&self, state: &State) -> Result<(), Fault> {
        let center = state.center.len() + state.row.len();
        for seat in 0..state.players() {
            let side = state.side(seat);
            let own = side.deck().len() + side.discard().len() + side.hand().len() + side.play().len();
            if own + side.champions.len() + side.relics.len() + center > CARDS_MAX {
                return Err(too_many(&Seat::at(seat).to_string()));
            }
        }
        let mut cards = Vec::new();
        Game::cards(self, state, &mut cards);
        let champions = cards.iter().filter(|&&card| self.facts(card as u8).champion).count();
        if champions > CHAMPIONS_MAX {
            return Err(Fault::new(
                "",
                format!("{champions} champions on the table; at most {CHAMPIONS_MAX}"),
            ));
        }
        Ok(())
    }
}

impl Laying<'_> {
    fn table(&mut self, state: &mut State, key: &str, value: &Value) -> Result<(), Fault> {
        match key {
            "row" => {
                let cards = self.cards(key, value, Fits::Center)?;
                let places = state.row.len();
                if cards.len() > places {
                    return Err(Fault::new(
                        key,
                        format!("{} cards; the row has {places} places", cards.len()),
                    ));
                }
                state.row = cards.into_iter().collect();
            }
            "center_deck" => {
                state.center = self.cards(key, value, Fits::Center)?.into_iter().rev().collect();
                state.center_known = 0;
            }
            "relic_pool" => {
                let cards = self.cards(key, value, Fits::Relic)?;
                let drafting = matches!(state.agenda.top(), Some(Task::Draft(_)));
                if !drafting || cards.len() != 2 * state.sides_len as usize {
                    return Err(Fault::new(key, "two relics for each seat, and only with relics = draft"));
                }
                state.pool = cards.into_iter().collect();
            }
            "banished" => {
                let cards = self.cards(key, value, Fits::Anything)?;
                if state.mode != Mode::Nemesis && !cards.is_empty() {
                    return Err(Fault::new(
                        key,
                        "only the Nemesis banishes to the table; use seat1.banished",
                    ));
                }
                state.side_mut(NEMESIS).banished = tally(&cards);
            }
            _ => return Err(Fault::new(key, format!("unknown key; there are {TABLE_KEYS}"))),
        }
        Ok(())
    }

    fn seat(&mut self, state: &mut State, name: &str, value: &Value) -> Result<(), Fault> {
        let seat = Seat::parse(name, "seat").filter(|seat| seat.index() < state.players());
        let seat =
            seat.ok_or_else(|| Fault::new(name, format!("there are seats 1 to {}", state.players())))?;
        let parts = value.as_map().ok_or_else(|| Fault::new(name, format!("a table with {SEAT_KEYS}")))?;
        for (key, value) in parts {
            self.seat_key(state, seat.index(), key, &format!("{name}.{key}"), value)?;
        }
        Ok(())
    }

    fn seat_key(
        &mut self,
        state: &mut State,
        seat: usize,
        key: &str,
        path: &str,
        value: &Value,
    ) -> Result<(), Fault> {
        let side = state.side_mut(seat);
        match key {
            "gems" => side.gems = whole(path, value, AMOUNT_MAX)? as u16,
            "focused" => match value {
                Value::Bool(focused) => side.focused = *focused,
                _ => return Err(Fault::new(path, "true or false")),
            },
            "hand" => {
                let cards = self.cards(path, value, Fits::Anything)?;
                side.table.clear_first();
                room(path, &side.table, &cards)?;
                for &card in &cards {
                    side.table.push_first(card);
                }
            }
            "play" => {
                let cards = self.cards(path, value, Fits::NoChampion)?;
                side.table.clear_second();
                room(path, &side.table, &cards)?;
                for &card in &cards {
                    side.table.push_second(card);
                }
            }
            "deck" => {
                let cards = self.cards(path, value, Fits::Anything)?;
                side.stock.clear_first();
                room(path, &side.stock, &cards)?;
                cards.iter().rev().for_each(|&card| side.stock.push_first(card));
            }
            "discard" => {
                let cards = self.cards(path, value, Fits::Anything)?;
                side.stock.clear_second();
                room(path, &side.stock, &cards)?;
                for &card in &cards {
                    side.stock.push_second(card);
                }
            }
            "banished" => side.banished = tally(&self.cards(path, value, Fits::Anything)?),
            "relics" => {
                let cards = self.cards(path, value, Fits::Relic)?;
                if cards.len() > 2 {
                    return Err(Fault::new(path, "a player sets aside at most two relics"));
                }
                side.relic_taken = cards.is_empty();
                side.relics = cards.into_iter().collect();
            }
            _ => return self.common_key(state, seat, key, path, value, SEAT_KEYS),
        }
        Ok(())
    }

    fn nemesis(&mut self, state: &mut State, value: &Value) -> Result<(), Fault> {
        if state.mode != Mode::Nemesis {
            return Err(Fault::new("nemesis", "only with mode = nemesis"));
        }
        let keys = || Fault::new("nemesis", format!("a table with {NEMESIS_KEYS}"));
        for (key, value) in value.as_map().ok_or_else(keys)? {
            self.common_key(state, NEMESIS, key, &format!("nemesis.{key}"), value, NEMESIS_KEYS)?;
        }
        Ok(())
    }

    /// Keys that players and the Nemesis share.
    fn common_key(
        &mut self,
        state: &mut State,
        seat: usize,
        key: &str,
        path: &str,
        value: &Value,
        keys: &str,
    ) -> Result<(), Fault> {
        let side = state.side_mut(seat);
        match key {
            "health" => side.health = whole(path, value, i64::from(HEALTH_MAX))? as u8,
            "mastery" => side.mastery = whole(path, value, i64::from(MASTERY_MAX))? as u8,
            "power" if value.as_text() == Some("infinite") => side.power = INFINITE,
            "power" => side.power = whole(path, value, AMOUNT_MAX)? as u16,
            "champions" => side.champions = self.champions(path, value)?.into_iter().collect(),
            "character" => {
                let id = value.as_text().unwrap_or_default();
                let known =
                    || format!("unknown character `{id}`; known: {}", self.catalogue.known_characters());
                side.character = self.catalogue.character(id).ok_or_else(|| Fault::new(path, known()))?;
            }
            _ => return Err(Fault::new(path, format!("unknown key; there are {keys}"))),
        }
        Ok(())
    }

    /// A list of ids, checked against the box.
    fn cards(&mut self, path: &str, value: &Value, fits: Fits) -> Result<Vec<u8>, Fault> {
        let items = value.as_list().ok_or_else(|| Fault::new(path, "a list of card ids"))?;
        items.iter().map(|item| self.card(path, item.as_text().unwrap_or_default(), fits)).collect()
    }

    fn card(&mut self, path: &str, id: &str, fits: Fits) -> Result<u8, Fault> {
        let unknown = || {
            let nearest = self.catalogue.nearest_cards(id);
            Fault::new(path, format!("unknown card `{id}`; nearest: {nearest}"))
        };
        let kind = self.catalogue.kind(id).ok_or_else(unknown)?;
        let card = self.catalogue.card(kind);
        if let Some(what) = fits.refused(card) {
            return Err(Fault::new(path, format!("`{id}` is not {what}")));
        }
        let written = &mut self.written[kind.index()];
        *written += 1;
        if *written > u16::from(card.copies) {
            return Err(Fault::new(
                path,
                format!("too many copies of `{id}`: the box holds {}", card.copies),
            ));
        }
        Ok(kind.0)
    }

    fn champions(&mut self, path: &str, value: &Value) -> Result<Vec<Champion>, Fault> {
        let items = value.as_list().ok_or_else(|| Fault::new(path, "a list of champions"))?;
        items.iter().map(|item| self.champion(path, item)).collect()
    }

    fn champion(&mut self, path: &str, item: &Value) -> Result<Champion, Fault> {
        let Some(parts) = item.as_map() else {
            let kind = self.card(path, item.as_text().unwrap_or_default(), Fits::Champion)?;
            return Ok(Champion::new(kind));
        };
        let id = parts.get("card").and_then(Value::as_text).unwrap_or_default();
        let mut champion = Champion::new(self.card(path, id, Fits::Champion)?);
        for (key, value) in parts {
            match (key.as_str(), value) {
                ("card", _) | ("exhausted", Value::Bool(false)) => {}
                ("exhausted", Value::Bool(true)) => champion.exhaust(),
                ("damage", _) => {
                    let defense = i64::from(self.catalogue.facts(champion.kind).defense);
                    champion.hurt(whole(path, value, defense - 1)? as u8);
                }
                _ => return Err(Fault::new(path, "a champion has card, exhausted (true, false) and damage")),
            }
        }
        Ok(champion)
    }
}

fn tally(cards: &[u8]) -> [u8; KINDS_MAX] {
    let mut counts = [0; KINDS_MAX];
    for &card in cards {
        counts[card as usize] += 1;
    }
    counts
}

fn whole(path: &str, value: &Value, max: i64) -> Result<i64, Fault> {
    let n = value.as_int().filter(|n| (0..=max).contains(n));
    n.ok_or_else(|| Fault::new(path, format!("{value} is not a whole number from 0 to {max}")))
}

/// Do these cards fit beside the other zone?
fn room(path: &str, pair: &Pair, cards: &[u8]) -> Result<(), Fault> {
    let total = pair.first().len() + pair.second().len() + cards.len();
    if total <= CARDS_MAX { Ok(()) } else { Err(too_many(path)) }
}

fn too_many(path: &str) -> Fault {
    Fault::new(path, format!("too many cards: a player and the centre together have at most {CARDS_MAX}"))
}

fn lay_phase(state: &mut State, value: Option<&Value>) -> Result<(), Fault> {
    let Some(value) = value else { return Ok(()) };
    let now = match state.agenda.top() {
        Some(Task::Bid) => "auction",
        Some(Task::Draft(_)) => "draft",
        _ => "play",
    };
    match value.as_text() {
        Some(word) if word == now => Ok(()),
        Some("attack") if now == "play" => {
            state.agenda = Agenda::new();
            state.agenda.push(Task::Assign);
            Ok(())
        }
        _ => {
            let attack = if now == "play" { " or attack" } else { "" };
            Err(Fault::new("phase", format!("a scenario with this set-up can begin in {now}{attack}")))
        }
    }
}

fn lay_to_act(state: &mut State, value: Option<&Value>) -> Result<(), Fault> {
    let Some(value) = value else {
        return match (state.side(state.turn as usize).is_alive(), state.mode) {
            (true, _) | (_, Mode::Nemesis) => Ok(()),
            _ => Err(Fault::new("to_act", "the seat to act is out of the game; say who is to act")),
        };
    };
    let value = value.as_list().and_then(|seats| seats.first()).unwrap_or(value);
    let seat = value.as_int().and_then(|n| Seat::numbered(usize::try_from(n).ok()?));
    let seat = seat.filter(|seat| seat.index() < state.players() && state.side(seat.index()).is_alive());
    let seat =
        seat.ok_or_else(|| Fault::new("to_act", format!("a living seat from 1 to {}", state.players())))?;
    let place = seat.index() as u8;
    match state.agenda.top() {
        Some(Task::Bid) => {
            state.auction.bidder = place;
            state.auction.out = SeatSet::NONE;
        }
        Some(Task::Draft(_)) => state.drafter = place,
        _ => (state.turn, state.first, state.first_by_lot) = (place, place, false),
    }
    Ok(())
}
