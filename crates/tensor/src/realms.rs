//! `realms-v1`: Fantasy Realms, all modes but chaos, which has `realms-chaos-v1`.

use talon_core::Seat;
use talon_realms::{Card, CardSet, Choice, Mode, PromptKind, Realms, Setup, State};

use crate::chaos;
use crate::encoded::Encoded;
use crate::ink::Ink;

pub(crate) const SEATS: usize = 6;
const QUESTIONS: [PromptKind; 4] =
    [PromptKind::Take, PromptKind::Discard, PromptKind::Keep, PromptKind::Fetch];

pub(crate) fn cards<I: Ink>(ink: &mut I, name: &'static str, mut set: CardSet) {
    let part = ink.part(name, Card::COUNT, 1);
    while set != 0 {
        part[set.trailing_zeros() as usize] = 1;
        set &= set - 1;
    }
}

impl Encoded for Realms {
    const LAYOUT: &'static str = "realms-v1";

    fn layout_name(&self, setup: &Setup) -> &'static str {
        if setup.mode == Mode::Chaos { chaos::LAYOUT } else { Self::LAYOUT }
    }

    fn refuses(&self, _: &Setup) -> Option<&'static str> {
        (self.every_card().count_ones() as usize > Card::COUNT)
            .then_some("it has a place for every printed card, not for cards of one's own")
    }

    #[inline]
    fn is_trading(&self, state: &State) -> bool {
        state.trades()
    }

    fn wait_index(&self, state: &State) -> Option<usize> {
        state.is_trading_game().then_some(chaos::WAIT)
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
        let on_turn = self.on_turn(state).map(|turn| (turn.index() + seats - seat.index()) % seats);
        ink.one_of("on_turn", SEATS, on_turn);
        ink.one_of("seats", SEATS - 1, seats.checked_sub(2));
        ink.flag("drafts", state.drafts());
        ink.number("discard_places_left", state.places_left() as usize, 12);
        ink.number("deck_left", state.deck_left(), Card::COUNT as u8);
        ink.number("takes_in_a_row", state.takes().into(), 18);
        if state.is_trading_game() {
            chaos::write(state, seat, ink);
        }
    }

    fn actions(&self, state: &State) -> Vec<(&'static str, usize)> {
        if state.is_trading_game() {
            return chaos::actions();
        }
        vec![("card", Card::COUNT), ("draw", 1), ("done", 1)]
    }

    /// Each question admits one verb for a card, so the card is enough.
    #[inline]
    fn index(&self, state: &State, seat: Seat, choice: &Choice) -> Option<usize> {
        if state.is_trading_game() {
            return chaos::index(state, seat, choice);
        }
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

    /// While people trade it is nobody's turn.
    #[inline]
    fn on_turn(&self, state: &State) -> Option<Seat> {
        (!state.trades()).then(|| state.on_turn())
    }
}
