//! Another world that a seat could not tell from the real one.

use alloc::vec::Vec;

use talon_core::{Dice, Seat};

use crate::catalogue::{Catalogue, KindId, Type};
use crate::state::{Down, State};

/// Another state this seat could not tell from the real one.
pub(crate) fn resample(catalogue: &Catalogue, state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut other = *state;
    let bit = 1u8 << seat.index();
    // The tier of each place in the nemesis deck is known; which basics stayed in the box is not.
    for tier in 1..=3 {
        let of_tier = |kind: &&mut KindId| catalogue.at(**kind).tier == tier;
        let State { nemesis_deck, unused, .. } = &mut other;
        let mut places: Vec<&mut KindId> =
            nemesis_deck.iter_mut().chain(unused.iter_mut()).filter(of_tier).collect();
        deal_anew(&mut places, dice);
    }
    other.strikes.sort_unstable();
    dice.shuffle(&mut other.strikes);
    let mut turns: Vec<&mut u8> =
        other.turn_deck.iter_mut().filter(|card| card.seen & bit == 0).map(|card| &mut card.kind).collect();
    deal_anew(&mut turns, dice);
    let State { corruptions, players, .. } = &mut other;
    let decks = players.iter_mut().flat_map(|player| player.deck.iter_mut());
    let mut unseen: Vec<&mut KindId> = corruptions
        .iter_mut()
        .chain(decks)
        .filter(|card| card.seen & bit == 0 && catalogue.type_of(card.kind) == Type::Corruption)
        .map(|card| &mut card.kind)
        .collect();
    deal_anew(&mut unseen, dice);
    for player in &mut other.players {
        let shuffled = |card: &&mut Down| card.seen & bit == 0 && card.seen & Down::CORRUPTION == 0;
        let mut places: Vec<&mut KindId> =
            player.deck.iter_mut().filter(shuffled).map(|card| &mut card.kind).collect();
        deal_anew(&mut places, dice);
    }
    // Shuffles to come must not be those of the real game.
    other.dice = Dice::new(dice.word());
    other
}

/// Shuffles what lies at these places.
fn deal_anew(places: &mut [&mut u8], dice: &mut Dice) {
    let mut kinds: Vec<u8> = places.iter().map(|kind| **kind).collect();
    // Sorted first: what comes out depends on what the seat knows and on the dice, not on the order it cannot know.
    kinds.sort_unstable();
    dice.shuffle(&mut kinds);
    for (place, kind) in places.iter_mut().zip(kinds) {
        **place = kind;
    }
}
