//! The ways in which hidden cards can lie, one after the other: for proofs that hold in all of them.

use alloc::vec::Vec;

use talon_core::Seat;

use crate::catalogue::{Catalogue, KindId};
use crate::state::{Down, State};

/// A discard pile is not looked at in its order while the deck holds this many cards.
const DECK_LASTS: usize = 8;

impl State {
    /// The same position with zones that have no order sorted: positions that are equal in this are equal in everything that
    /// can follow before a discard pile is turned over.
    #[must_use]
    pub fn essence(&self) -> Self {
        let mut same = *self;
        same.glimpsed.clear();
        for player in &mut same.players {
            player.hand.sort_unstable();
            player.play.sort_unstable();
            if player.deck.len() >= DECK_LASTS {
                player.discard.sort_unstable();
            }
        }
        same
    }

    /// Every turn-order card that may lie `depth` cards below the top as far as `seat` knows; nothing if there is none.
    pub fn worlds_of_turn(&self, seat: Seat, depth: usize) -> Option<Vec<Self>> {
        let place = self.turn_deck.len().checked_sub(depth + 1)?;
        let is_hidden = |card: &Down| card.seen & 1 << seat.index() == 0;
        if !is_hidden(&self.turn_deck[place]) {
            return Some(alloc::vec![*self]);
        }
        let places: Vec<usize> = (0..=place).filter(|&at| is_hidden(&self.turn_deck[at])).collect();
        Some(swapped(
            &places,
            |at| self.turn_deck[at].kind,
            |at| {
                let mut other = *self;
                let kind = other.turn_deck[place].kind;
                other.turn_deck[place].kind = other.turn_deck[at].kind;
                other.turn_deck[at].kind = kind;
                other
            },
        ))
    }
}

impl Catalogue {
    /// Every nemesis card that may lie `depth` cards below the top of its deck: its tier is known, and no more. Nothing if
    /// there is none.
    pub fn worlds_of_nemesis(&self, state: &State, depth: usize) -> Option<Vec<State>> {
        let deck = state.nemesis_deck.len();
        let place = deck.checked_sub(depth + 1)?;
        let at = |at: usize| if at < deck { state.nemesis_deck[at] } else { state.unused[at - deck] };
        let tier = self.at(at(place)).tier;
        let could = |at: &KindId| self.at(*at).tier == tier;
        let below = (0..=place).chain(deck..deck + state.unused.len());
        let places: Vec<usize> = below.filter(|&place| could(&at(place))).collect();
        Some(swapped(&places, at, |from| {
            let mut other = *state;
            let kind = other.nemesis_deck[place];
            other.nemesis_deck[place] = at(from);
            if from < deck {
                other.nemesis_deck[from] = kind;
            } else {
                other.unused[from - deck] = kind;
            }
            other
        }))
    }
}

/// One world for each kind that lies at one of these places.
fn swapped(places: &[usize], kind: impl Fn(usize) -> u8, world: impl Fn(usize) -> State) -> Vec<State> {
    let mut seen = Vec::new();
    let mut worlds = Vec::new();
    for &at in places {
        if !seen.contains(&kind(at)) {
            seen.push(kind(at));
            worlds.push(world(at));
        }
    }
    worlds
}

#[cfg(test)]
mod tests {
    use talon_core::{Game, Options, Silent, Viewer};

    use super::*;

    #[test]
    fn worlds_with_different_next_cards_look_the_same_to_a_seat() {
        let game = Catalogue::load();
        let mut state = game.deal(&game.setup(&Options::new()).unwrap(), 7);
        game.open(&mut state, &mut Silent);
        let seat = Seat::at(0);
        let seen = game.view(&state, Viewer::Seat(seat));
        let nemesis = game.worlds_of_nemesis(&state, 0).unwrap();
        assert!(nemesis.len() > 3, "the first cards are of the first tier, and some stayed in the box");
        let turns = state.worlds_of_turn(seat, 0).unwrap();
        assert!(turns.len() > 1);
        for world in nemesis.iter().chain(&turns) {
            assert_eq!(game.view(world, Viewer::Seat(seat)), seen);
        }
        assert_eq!(state.worlds_of_turn(seat, 60), None);
    }
}
