//! Conditions and counts: what a line of a card reads when it is reached (shards 4, 9).

use crate::card::{Count, Faction};
use crate::catalogue::{Catalogue, Facts};
use crate::choice::{Choice, Zone};
use crate::code::Test;
use crate::effect::distinct_kinds;
use crate::state::{Execution, HEALTH_MAX, State};

/// P28: is "another ally" measured from the card that copies (true) or from the one that is copied?
const UNIFY_FROM_COPIER: bool = true;
/// Mastery from which the Nemesis counts every keyword as met (shards 10.3).
const NEMESIS_KEYWORDS: u8 = 15;
/// The factions Dominion may ask for.
const FACTIONS: u8 =
    Faction::Homodeus.bit() | Faction::Order.bit() | Faction::Undergrowth.bit() | Faction::Wraethe.bit();

/// Does a test hold?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Yes,
    No,
    /// The hand could make it hold; the player decides.
    Ask,
}

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

impl Catalogue {
    /// What an amount is counted by.
    pub(crate) fn count(&self, state: &State, count: Count) -> u16 {
        let me = state.me();
        match count {
            Count::Champions(faction) => u16::from(self.champions_of(me, faction)),
            Count::AlliesPlayed(faction) => self.allies_played(state, faction) as u16,
            Count::Discarded(faction) => {
                me.discard().iter().filter(|&&card| self.facts(card).faction == faction).count() as u16
            }
            Count::Mastery => u16::from(me.mastery),
            Count::HalfMastery => u16::from(me.mastery.div_ceil(2)),
        }
    }

    fn allies_played(&self, state: &State, faction: Faction) -> usize {
        state.me().play().iter().filter(|&&card| self.facts(card).faction == faction).count()
    }

    /// Does a condition hold at this moment?
    pub(crate) fn holds(&self, state: &State, run: Execution, test: Test) -> Answer {
        let me = state.me();
        let keyword = matches!(test, Test::Inspire | Test::Unify(_) | Test::Dominion | Test::Echo(_));
        if keyword && state.is_nemesis_turn() {
            return (me.mastery >= NEMESIS_KEYWORDS).into(); // R35
        }
        match test {
            Test::Mastery(n) => (me.mastery >= n).into(),
            Test::Inspire => (!me.champions.is_empty()).into(),
            Test::Unify(faction) => self.unify(state, run, faction),
            Test::Dominion => self.dominion(state, run),
            Test::Echo(faction) => {
                me.discard().iter().any(|&card| self.facts(card).faction == faction).into()
            }
            Test::Character(character) => (me.character == character).into(),
            Test::FullHealth => (me.health == HEALTH_MAX).into(),
            Test::Control(n, faction) => (self.champions_of(me, faction) >= n).into(),
            Test::MostMastery => {
                let mut others = (0..state.sides_len as usize)
                    .filter(|&seat| seat != state.turn as usize && state.side(seat).is_alive());
                others.all(|seat| state.side(seat).mastery < me.mastery).into()
            }
        }
    }

    fn unify(&self, state: &State, run: Execution, faction: Faction) -> Answer {
        // The card itself lies among the cards played and is not "another" one.
        let copied = run.copied && UNIFY_FROM_COPIER;
        let need = if !copied && self.facts(run.kind).faction == faction { 2 } else { 1 };
        if run.given != 0 || self.allies_played(state, faction) >= need {
            return Answer::Yes;
        }
        let mut hand = state.me().hand().iter().map(|&card| self.facts(card));
        if hand.any(|facts| shows_unify(facts, faction)) { Answer::Ask } else { Answer::No }
    }

    fn dominion(&self, state: &State, run: Execution) -> Answer {
        let missing = self.dominion_missing(state, run);
        let in_hand = state.me().hand().iter().fold(0, |bits, &card| bits | self.facts(card).faction.bit());
        match missing {
            0 => Answer::Yes,
            _ if missing & !in_hand == 0 => Answer::Ask,
            _ => Answer::No,
        }
    }

    /// The cards of the hand that may be shown to make a test hold.
    pub(crate) fn shows(&self, state: &State, run: Execution, test: Test, mut visit: impl FnMut(Choice)) {
        let hand = state.me().hand().iter();
        match test {
            Test::Unify(faction) => {
                let allies = hand.filter(|&&held| shows_unify(self.facts(held), faction));
                distinct_kinds(allies, Zone::Hand, &mut visit);
            }
            Test::Dominion => {
                let missing = self.dominion_missing(state, run);
                let useful = hand.filter(|&&held| self.facts(held).faction.bit() & missing != 0);
                distinct_kinds(useful, Zone::Hand, &mut visit);
            }
            Test::Mastery(_)
            | Test::Inspire
            | Test::Echo(_)
            | Test::Character(_)
            | Test::FullHealth
            | Test::Control(..)
            | Test::MostMastery => {}
        }
    }

    /// Factions that were neither played nor shown, as bits (shards 9: "every other faction").
    fn dominion_missing(&self, state: &State, run: Execution) -> u8 {
        let me = state.me();
        let own = self.facts(run.kind).faction.bit();
        let played = me.play().iter().fold(0, |bits, &card| bits | self.facts(card).faction.bit());
        // P14: a champion counts only if it was played from hand this turn.
        let fresh = me.champions.iter().filter(|champion| champion.is_fresh());
        let champions = fresh.fold(0, |bits, champion| bits | self.facts(champion.kind).faction.bit());
        FACTIONS & !(own | played | champions | run.given)
    }
}

/// shards 9: Unify asks for an ally, so a champion in hand does not serve.
fn shows_unify(facts: &Facts, faction: Faction) -> bool {
    facts.faction == faction && !facts.champion
}
