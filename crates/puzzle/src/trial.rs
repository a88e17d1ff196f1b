//! What the solver asks of a game whose puzzles set a goal.

use talon_bots::Judged;
use talon_core::{Gallery, Game, Seat, Value};

use crate::Kind;

/// A position on the way, and how many turns have begun since the puzzle's own.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Node<S> {
    pub(crate) state: S,
    pub(crate) turns: u8,
}

/// A choice, and whose it is.
pub(crate) type Made<G> = (Seat, <G as Game>::Choice);

/// The task, and who is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quest {
    pub(crate) kind: Kind,
    pub(crate) seat: Seat,
}

/// A game whose puzzles set goals.
pub(crate) trait Trial: Judged + Gallery + Send + 'static {
    /// Whether a turn begins with this event.
    fn begins_turn(event: &Self::Event) -> bool;
    /// The position without what makes no difference: equal for all positions from which the same can follow.
    fn essence(&self, state: &Self::State) -> Self::State;
    /// Whether the goal has been reached or missed for good; `None` while it is open.
    fn verdict(&self, quest: Quest, node: &Node<Self::State>) -> Option<bool>;
    /// Whether this seat plays for the goal.
    fn is_ours(&self, quest: Quest, seat: Seat) -> bool;
    /// The choices to look at. With `blind`, only those that need no knowledge of cards the proof does not enumerate:
    /// leaving out some of our own makes a proof harder, never wrong.
    fn moves(&self, quest: Quest, node: &Node<Self::State>, blind: bool, out: &mut Vec<(Seat, Self::Choice)>);
    /// The worlds in which a choice must be tried, one for each way the hidden cards it touches can lie; `None` if they
    /// cannot be listed.
    fn worlds(
        &self,
        quest: Quest,
        node: &Node<Self::State>,
        mover: Seat,
        choice: &Self::Choice,
    ) -> Option<Vec<Self::State>>;
    /// Whether a puzzle of this kind might begin here. A quick check that proves nothing.
    fn may_begin(&self, kind: Kind, state: &Self::State, seat: Seat) -> bool;
    /// The position, as keys of a scenario.
    fn given(&self, state: &Self::State) -> Option<Value>;
    /// The cards that make the difference in a world where a line fails: what an opponent holds, what the nemesis drew.
    fn telling(&self, quest: Quest, state: &Self::State) -> Vec<String>;
}

/// Makes a choice.
pub(crate) fn step<G: Trial>(
    game: &G,
    node: &Node<G::State>,
    mover: Seat,
    choice: &G::Choice,
) -> Node<G::State> {
    let mut state = node.state.clone();
    let mut events = Vec::new();
    game.advance(&mut state, mover, choice, &mut events);
    let begun = events.iter().filter(|event| G::begins_turn(event)).count();
    Node { state, turns: node.turns.saturating_add(u8::try_from(begun).unwrap_or(u8::MAX)) }
}

/// Every choice of every seat that may act.
pub(crate) fn all_moves<G: Trial>(game: &G, state: &G::State, out: &mut Vec<Made<G>>) {
    let mut choices = Vec::new();
    for seat in game.to_act(state).iter() {
        choices.clear();
        game.choices(state, seat, &mut choices);
        out.extend(choices.iter().map(|&choice| (seat, choice)));
    }
}
