//! `realms-v1`: Fantasy Realms, all modes but chaos.

use talon_core::Seat;
use talon_realms::{Card, CardSet, Choice, Mode, PromptKind, Realms, Setup, State};

use crate::encoded::Encoded;
use crate::ink::Ink;

const SEATS: usize = 6;
const QUESTIONS: [PromptKind; 4] =
    [PromptKind::Take, PromptKind::Discard, PromptKind::Keep, PromptKind::Fetch];

fn cards<I: Ink>(ink: &mut I, name: &'static str, mut set: CardSet) {
    let part = ink.part(name, Card::COUNT, 1);
    while set != 0 {
        part[set.trailing_zeros() as usize] = 1;
        set &= set - 1;
    }
}

impl Encoded for Realms {
    const LAYOUT: &'static str = "realms-v1";

    fn refuses(&self, setup: &Setup) -> Option<&'static str> {
        (setup.mode == Mode::Chaos)
            .then_some("offers of a trading game name two cards and a seat; play `standard` or `duel`")
    }

    #[inline]
    fn write<I: Ink>(&self, state: &State, seat: Seat, ink: &mut I) {
        let seats = talon_core::Game::seats(self, state);
        let seen = !state.unseen(seat);
        let own = state.held(seat);
        ink.seat(0);
        cards(ink, "hand", own);
        cards(ink, "hand_seen_by_all", own & state.seen_in_hands());
        cards(ink, "drawn", if state.on_turn() == seat { state.just_drawn() } else { 0 });
        for ahead in 1..SEATS {
            let hand = if ahead < seats { state.held(Seat::at((seat.index() + ahead) % seats)) } else { 0 };
            ink.seat(ahead);
            cards(ink, "hand_seen", hand & seen);
            ink.number("hand_hidden", (hand & !seen).count_ones() as usize, 8);
        }
        ink.table();
        cards(ink, "discard", state.discards());
        ink.one_of("question", QUESTIONS.len(), QUESTIONS.iter().position(|asked| *asked == state.asked()));
        ink.one_of("on_turn", SEATS, Some((state.on_turn().index() + seats - seat.index()) % seats));
        ink.one_of("seats", SEATS - 1, seats.checked_sub(2));
        ink.flag("drafts", state.drafts());
        ink.number("discard_places_left", state.places_left() as usize, 12);
        ink.number("deck_left", state.deck_left(), Card::COUNT as u8);
        ink.number("takes_in_a_row", state.takes().into(), 18);
    }

    fn actions(&self, _: &State) -> Vec<(&'static str, usize)> {
        vec![("card", Card::COUNT), ("draw", 1), ("done", 1)]
    }

    /// Each question admits one verb for a card, so the card is enough.
    #[inline]
    fn index(&self, _: &State, _: Seat, choice: &Choice) -> Option<usize> {
        match choice {
            Choice::Take(card) | Choice::Keep(card) | Choice::Discard(card) | Choice::Fetch(card) => {
                Some(card.index())
            }
            Choice::Draw => Some(Card::COUNT),
            Choice::Done => Some(Card::COUNT + 1),
            Choice::Offer { .. }
            | Choice::Call { .. }
            | Choice::Answer { .. }
            | Choice::Accept(_)
            | Choice::Withdraw
            | Choice::Time => None,
        }
    }

    fn on_turn(&self, state: &State) -> Option<Seat> {
        Some(state.on_turn())
    }
}
