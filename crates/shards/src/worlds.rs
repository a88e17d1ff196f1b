//! The ways in which hidden cards can lie, one after the other: for proofs that hold in all of them.

use alloc::vec::Vec;

use talon_core::Seat;

use crate::card::Kind;
use crate::pile::Pair;
use crate::state::{MARKED, State, Task};

/// A face-down pile whose order nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HiddenPile {
    /// The centre deck.
    Center,
    /// A player's deck.
    Deck(Seat),
}

/// How much of what is hidden has been used: what a move touches shows in the difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touched {
    /// Cards in the centre deck.
    pub center: usize,
    /// Cards in each deck.
    pub decks: [usize; 4],
    /// Chance used.
    pub dice: u32,
}

impl State {
    /// How much is hidden now.
    pub fn hidden(&self) -> Touched {
        Touched {
            center: self.center.len(),
            decks: [0, 1, 2, 3].map(|seat| self.side(seat).deck().len()),
            dice: self.dice.used(),
        }
    }

    /// The same position with zones that have no order sorted and without the number of moves: positions that are equal
    /// in this are equal in everything that can follow, up to the names of champions' places.
    #[must_use]
    pub fn essence(&self) -> Self {
        let mut same = *self;
        same.lines = 0;
        same.row.sort_unstable();
        // Cards shown against an attack lie in front of the hand.
        let strikes = matches!(self.agenda.top(), Some(Task::Strike { .. }));
        for side in &mut same.sides {
            side.stock.second_mut().sort_unstable();
            side.table.second_mut().sort_unstable();
            if !strikes {
                side.table.first_mut().sort_unstable();
            }
        }
        same
    }

    /// Every different hand that `seat` may hold as far as the others know; nothing if there are more than `max`. What is
    /// not in the hand lies in the deck, in no order that means anything. Cards that do not matter are not told apart.
    pub fn worlds_of_hand(
        &self,
        seat: Seat,
        max: usize,
        matters: impl Fn(Kind) -> bool,
    ) -> Option<Vec<Self>> {
        let side = self.side(seat.index());
        let places: Vec<usize> =
            (0..side.hand().len()).filter(|&place| side.hand()[place] & MARKED == 0).collect();
        let mut pool: Vec<u8> = side.deck().to_vec();
        pool.extend(places.iter().map(|&place| side.hand()[place]));
        let told_apart = |card: u8| if matters(Kind(card)) { card } else { u8::MAX };
        pool.sort_unstable_by_key(|&card| (told_apart(card), card));
        let mut hands = Vec::new();
        choose(&pool, places.len(), &told_apart, &mut Vec::new(), &mut hands, max)?;
        let world = |hand: &Vec<u8>| {
            let mut rest = pool.clone();
            let mut other = *self;
            let side = &mut other.sides[seat.index() & 3];
            for (&place, card) in places.iter().zip(hand) {
                side.table.first_mut()[place] = *card;
                if let Some(at) = rest.iter().position(|kind| kind == card) {
                    rest.remove(at);
                }
            }
            lay(&mut side.stock, &rest);
            other
        };
        Some(hands.iter().map(world).collect())
    }

    /// Every card that may lie `depth` cards below the top of a pile, those above it staying where they are; nothing if that
    /// place is not hidden.
    pub fn worlds_of_pile(&self, pile: HiddenPile, depth: usize) -> Option<Vec<Self>> {
        let (cards, known): (&[u8], usize) = match pile {
            HiddenPile::Center => (&self.center, self.center_known as usize),
            HiddenPile::Deck(seat) => (self.side(seat.index()).deck(), 0),
        };
        let place = cards.len().checked_sub(depth + 1).filter(|&place| place >= known)?;
        let mut kinds: Vec<u8> = cards[known..=place].to_vec();
        kinds.sort_unstable();
        kinds.dedup();
        let world = |kind: &u8| {
            let from = (known..=place).find(|&at| cards[at] == *kind)?;
            let mut other = *self;
            match pile {
                HiddenPile::Center => other.center.swap(from, place),
                HiddenPile::Deck(seat) => other.sides[seat.index() & 3].stock.first_mut().swap(from, place),
            }
            Some(other)
        };
        kinds.iter().map(world).collect()
    }
}

/// Lays cards as the deck.
fn lay(stock: &mut Pair, cards: &[u8]) {
    stock.first_mut().copy_from_slice(cards);
}

/// Every different choice of `count` cards out of a sorted pool.
fn choose(
    pool: &[u8],
    count: usize,
    told_apart: &impl Fn(u8) -> u8,
    chosen: &mut Vec<u8>,
    found: &mut Vec<Vec<u8>>,
    max: usize,
) -> Option<()> {
    if count == 0 {
        found.push(chosen.clone());
        return (found.len() <= max).then_some(());
    }
    let mut at = 0;
    while at + count <= pool.len() {
        let alike = told_apart(pool[at]);
        chosen.push(pool[at]);
        choose(&pool[at + 1..], count - 1, told_apart, chosen, found, max)?;
        chosen.pop();
        at += pool[at..].iter().take_while(|&&card| told_apart(card) == alike).count();
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use talon_core::{Game, Options, Silent, Viewer};

    use super::*;
    use crate::Catalogue;

    fn dealt() -> (Catalogue, State) {
        let game = Catalogue::load();
        let mut state = game.deal(&game.setup(&Options::new()).unwrap(), 7);
        game.open(&mut state, &mut Silent);
        (game, state)
    }

    #[test]
    fn every_hand_of_the_other_looks_the_same_to_the_seat() {
        let (game, state) = dealt();
        let worlds = state.worlds_of_hand(Seat::at(1), 1_000, |_| true).unwrap();
        assert!(worlds.len() > 5);
        let seen = game.view(&state, Viewer::Seat(Seat::at(0)));
        let mut hands: Vec<Vec<u8>> = vec![];
        for world in &worlds {
            assert_eq!(game.view(world, Viewer::Seat(Seat::at(0))), seen);
            let (mut cards, mut before) = (vec![], vec![]);
            Game::cards(&game, world, &mut cards);
            Game::cards(&game, &state, &mut before);
            cards.sort_unstable();
            before.sort_unstable();
            assert_eq!(cards, before);
            hands.push(world.side(1).hand().to_vec());
        }
        hands.sort();
        hands.dedup();
        assert_eq!(hands.len(), worlds.len(), "each hand once");
        assert_eq!(
            state.worlds_of_hand(Seat::at(1), worlds.len() - 1, |_| true),
            None,
            "incomplete is nothing"
        );
        assert_eq!(state.worlds_of_hand(Seat::at(1), 1, |_| false).unwrap().len(), 1, "all alike");
    }

    #[test]
    fn every_card_of_a_pile_may_be_next() {
        let (_, state) = dealt();
        let worlds = state.worlds_of_pile(HiddenPile::Deck(Seat::at(0)), 0).unwrap();
        let mut tops: Vec<u8> =
            worlds.iter().filter_map(|world| world.side(0).deck().last().copied()).collect();
        tops.sort_unstable();
        let mut kinds = state.side(0).deck().to_vec();
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(tops, kinds);
        assert_eq!(state.worlds_of_pile(HiddenPile::Deck(Seat::at(0)), 60), None);
    }
}
