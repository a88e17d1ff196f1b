//! One game of a run, from the deal to its end.
//!
//! It is played like any playout, but it listens for the turns: who is asked next does not show them, since others answer in
//! the middle of a turn and a single player is the only one ever asked.

use talon_core::{Eyes, Luck, Outcome, Seat, Seed, Sink};
use talon_table::playout::{self, Follower};

use crate::facts::Observed;

/// A game that was played to the end.
pub(crate) struct Sitting<G: Observed> {
    pub(crate) state: G::State,
    /// `None` only if it did not end within the bound of its game.
    pub(crate) outcome: Option<Outcome>,
    /// Choices made.
    pub(crate) decisions: u64,
    /// Turns that events told of.
    pub(crate) turns: u64,
}

/// Hears turns begin.
struct Turns<'a, G>(&'a G, u64);

impl<G: Observed> Sink<G::Event> for Turns<'_, G> {
    fn note(&mut self, make: impl FnOnce() -> G::Event) {
        self.1 += u64::from(self.0.begins_turn(&make()));
    }
}

impl<G: Observed> Follower<G> for Turns<'_, G> {}

impl<G: Observed> Sitting<G> {
    /// Deals and plays; `luck` and `pick` are those of a playout that can be given up.
    pub(crate) fn follow(
        game: &G,
        setup: &G::Setup,
        seed: Seed,
        luck: &mut Luck,
        pick: impl FnMut(&Eyes<'_, G>, &[G::Choice], &mut Luck) -> Option<usize>,
    ) -> (Self, Option<Seat>) {
        let mut turns = Turns(game, 0);
        let played = playout::follow(game, setup, seed, luck, &mut turns, pick);
        let gave_up = played.gave_up;
        (
            Self {
                state: played.state,
                outcome: played.outcome,
                decisions: played.decisions,
                turns: turns.1,
            },
            gave_up,
        )
    }

    /// Deals and plays; `luck` and `pick` are those of a playout.
    pub(crate) fn play(
        game: &G,
        setup: &G::Setup,
        seed: Seed,
        luck: &mut Luck,
        pick: impl FnMut(&Eyes<'_, G>, &[G::Choice], &mut Luck) -> usize,
    ) -> Self {
        let mut turns = Turns(game, 0);
        let played = playout::play(game, setup, seed, luck, &mut turns, pick);
        Self { state: played.state, outcome: played.outcome, decisions: played.decisions, turns: turns.1 }
    }
}

#[cfg(test)]
mod tests {
    use talon_core::{Options, Value};

    use super::*;
    use crate::facts::{self, Facts, Visitor};

    /// The turns of a random game, how many choices it took, and how often the choice passed to another seat.
    fn lengths(game: &str, options: Options) -> (u64, u64, u64) {
        struct Play(Options);
        impl Visitor for Play {
            type Out = (u64, u64, u64);
            fn visit<G: Observed>(self, game: &'static G) -> Self::Out {
                let setup = game.setup(&self.0).unwrap();
                let (mut luck, mut last, mut passed) = (Luck::of(5, 1), None, 0);
                let played = Sitting::play(game, &setup, 5, &mut luck, |eyes, choices, luck| {
                    passed += u64::from(last != Some(eyes.seat()));
                    last = Some(eyes.seat());
                    luck.below(choices.len())
                });
                let mut facts = Facts { turns: played.turns, ..Facts::default() };
                game.read(&setup, &played.state, &mut facts);
                (facts.turns, played.decisions, passed)
            }
        }
        facts::visit(game, Play(options)).unwrap()
    }

    fn options(list: &[(&str, Value)]) -> Options {
        list.iter().map(|(key, value)| ((*key).to_string(), value.clone())).collect()
    }

    #[test]
    fn one_player_has_turns_too() {
        for (game, alone) in [
            ("aeons", options(&[("players", Value::Int(1))])),
            ("shards", options(&[("mode", Value::from("nemesis")), ("players", Value::Int(1))])),
        ] {
            let (turns, decisions, passed) = lengths(game, alone);
            assert_eq!(passed, 1, "{game}");
            assert!(turns > 2 && turns < decisions, "{game}: {turns} turns of {decisions} choices");
        }
    }

    /// A turn of Fantasy Realms is a card taken and a card put down; the last choices are about the count of the hands.
    #[test]
    fn a_turn_of_fantasy_realms_is_two_choices() {
        let (turns, decisions, _) = lengths("realms", Options::new());
        assert!(turns > 10 && (2 * turns..2 * turns + 12).contains(&decisions), "{turns} of {decisions}");
        let chaos = options(&[("mode", Value::from("chaos")), ("players", Value::Int(4))]);
        assert_eq!(lengths("realms", chaos).0, 0, "nobody has a turn while all trade");
    }

    /// What the state of Shards of Infinity counts is what everybody hears: turns that begin, the Nemesis' own left out.
    #[test]
    fn the_turns_of_shards_are_those_that_are_announced() {
        use talon_core::Game;
        use talon_shards::{Catalogue, Event};

        let game = Catalogue::load();
        for alone in [false, true] {
            let solo = options(&[("mode", Value::from("nemesis")), ("players", Value::Int(1))]);
            let setup = game.setup(&if alone { solo } else { Options::new() }).unwrap();
            for seed in 0..20 {
                let (mut state, mut luck, mut events) =
                    (game.deal(&setup, seed), Luck::of(seed, 1), Vec::new());
                game.open(&mut state, &mut events);
                while let Some(seat) = game.to_act(&state).lowest() {
                    let choices = Eyes::new(&game, &state, seat).choices();
                    game.advance(&mut state, seat, &choices[luck.below(choices.len())], &mut events);
                }
                let seats = game.seats(&state);
                let begins =
                    |event: &&Event| matches!(event, Event::TurnBegan { seat } if seat.index() < seats);
                let mut facts = Facts::default();
                game.read(&setup, &state, &mut facts);
                assert_eq!(facts.turns, events.iter().filter(begins).count() as u64, "{alone} {seed}");
            }
        }
    }

    /// Shields are answers of others in the middle of a turn.
    #[test]
    fn answers_of_others_are_no_turns() {
        let mode = options(&[("mode", Value::from("melee")), ("players", Value::Int(3))]);
        let (turns, _, passed) = lengths("shards", mode);
        assert!(turns > 5 && turns < passed, "{turns} turns, passed {passed} times");
    }
}
