//! Goals in Aeon's End: win before the nemesis acts; do not lose in the next turn.

use talon_aeons::state::{Phase, State, Task};
use talon_aeons::{Choice, Event, NONE, What};
use talon_core::{Game as _, Outcome, Seat, Value, Viewer};
use talon_games::Aeons;

use crate::Kind;
use crate::trial::{Node, Quest, Trial, all_moves};

/// If the cards of a move can come in more ways than this, the proof gives up.
const DRAWS_MAX: usize = 200;
/// Hand size at the end of a turn.
const HAND: usize = 5;

impl Trial for Aeons {
    fn begins_turn(event: &Event) -> bool {
        event.what == What::Turned
    }

    fn essence(&self, state: &State) -> State {
        state.essence()
    }

    fn verdict(&self, quest: Quest, node: &Node<Self::State>) -> Option<bool> {
        let over = self.outcome(&node.state).map(|outcome| matches!(outcome, Outcome::PlayersWon { .. }));
        match quest.kind {
            // The next turn is survived; what follows right after it does not matter.
            Kind::Save if node.turns > 1 => Some(true),
            Kind::Save => over.or((node.turns == 1 && node.state.active != NONE).then_some(true)),
            _ => {
                if node.turns > 0 {
                    Some(false)
                } else {
                    over
                }
            }
        }
    }

    /// All play against the nemesis.
    fn is_ours(&self, _quest: Quest, _seat: Seat) -> bool {
        true
    }

    /// The order of discards cannot matter until the pile is turned over.
    fn moves(&self, _quest: Quest, node: &Node<Self::State>, _blind: bool, out: &mut Vec<(Seat, Choice)>) {
        all_moves(self, &node.state, out);
        if let Some(Task::Turn(seat, Phase::Discard)) = node.state.agenda.top() {
            let player = &node.state.players[usize::from(seat)];
            if player.deck.len() + player.hand.len() >= HAND {
                out.truncate(1);
            }
        }
    }

    fn worlds(
        &self,
        quest: Quest,
        node: &Node<Self::State>,
        mover: Seat,
        choice: &Choice,
    ) -> Option<Vec<State>> {
        let mut worlds = Vec::new();
        spread(self, quest, node, (mover, choice), [0; 2], &mut worlds)?;
        Some(worlds)
    }

    fn may_begin(&self, kind: Kind, state: &State, seat: Seat) -> bool {
        let Some(Task::Turn(active, Phase::Casting | Phase::Main)) = state.agenda.top() else { return false };
        let player = &state.players[seat.index()];
        usize::from(active) == seat.index()
            && player.play.is_empty()
            && player.aether == 0
            && state.seats <= 2
            && match kind {
                Kind::Win => state.nemesis <= 25,
                _ => {
                    !state.turn_deck.is_empty()
                        && (state.gravehold <= 12 || state.husks >= 6 || fragile(state))
                }
            }
    }

    fn given(&self, state: &State) -> Option<Value> {
        let Value::Map(mut parts) = self.position(&self.view(state, Viewer::Judge)) else { return None };
        for (key, part) in &mut parts {
            let Value::Map(side) = part else { continue };
            if key.starts_with("seat") {
                for zone in ["aether", "play"] {
                    side.remove(zone);
                }
                if let Some(Value::Map(prepared)) = side.get_mut("prepared") {
                    prepared.retain(|_, spells| spells.as_list().is_some_and(|spells| !spells.is_empty()));
                }
            } else if key == "nemesis" {
                let is_dealt = |zone: &str| ["deck", "in_play", "discard"].contains(&zone);
                side.retain(|zone, value| {
                    is_dealt(zone) || value.as_list().is_none_or(|cards| !cards.is_empty())
                });
            }
        }
        if parts.get("destroyed").and_then(Value::as_list).is_some_and(<[Value]>::is_empty) {
            parts.remove("destroyed");
        }
        Some(Value::Map(parts))
    }

    fn telling(&self, _quest: Quest, state: &State) -> Vec<String> {
        let drawn = (state.drawn != NONE).then_some(state.drawn);
        let last = drawn.or_else(|| state.nemesis_discard.last().copied());
        last.map(|kind| self.id(kind).to_string()).into_iter().collect()
    }
}

/// Whether somebody is close to falling.
fn fragile(state: &State) -> bool {
    let players = &state.players[..usize::from(state.seats)];
    players.iter().filter(|player| !player.exhausted).all(|player| player.life <= 4)
}

/// What a choice revealed before the horizon: turn-order cards and nemesis cards. `None` if it touched anything else that
/// is hidden.
fn touched(game: &Aeons, quest: Quest, node: &Node<State>, made: (Seat, &Choice)) -> Option<[usize; 2]> {
    let (mut after, mut events) = (node.state, Vec::new());
    game.advance(&mut after, made.0, made.1, &mut events);
    let (mut turns, mut drawn, mut late_shuffle) = (0, 0, false);
    for event in &events {
        let is_over = usize::from(node.turns) + turns > 1;
        match event.what {
            What::Turned => turns += 1,
            _ if is_over => {}
            What::NemesisDrew => drawn += 1,
            What::TurnShuffled if usize::from(node.turns) + turns == 1 => late_shuffle = true,
            What::TurnShuffled
            | What::TurnRevealed
            | What::TurnReturned
            | What::Shuffled
            | What::Struck
            | What::Corrupted => return None,
            _ => {}
        }
    }
    let unseen = |state: &State| {
        let decks = state.players.iter().flat_map(|player| player.deck.iter());
        decks.filter(|card| card.seen & 1 << quest.seat.index() == 0).count()
    };
    let others = unseen(&node.state) == unseen(&after)
        && node.state.strikes == after.strikes
        && node.state.corruptions == after.corruptions
        && (late_shuffle || node.state.dice == after.dice);
    let first_turn = usize::from(node.turns == 0 && turns > 0);
    others.then_some([first_turn, drawn])
}

/// Lists the worlds that differ in the cards a choice reveals.
fn spread(
    game: &Aeons,
    quest: Quest,
    node: &Node<State>,
    made: (Seat, &Choice),
    fixed: [usize; 2],
    out: &mut Vec<State>,
) -> Option<()> {
    let touched = touched(game, quest, node, made)?;
    let worlds = if touched[0] > fixed[0] {
        Some((0, node.state.worlds_of_turn(quest.seat, fixed[0])?))
    } else if touched[1] > fixed[1] {
        Some((1, game.worlds_of_nemesis(&node.state, fixed[1])?))
    } else {
        None
    };
    let Some((at, worlds)) = worlds else {
        out.push(node.state);
        return (out.len() <= DRAWS_MAX).then_some(());
    };
    let mut fixed = fixed;
    fixed[at] += 1;
    for state in worlds {
        spread(game, quest, &Node { state, turns: node.turns }, made, fixed, out)?;
    }
    Some(())
}
