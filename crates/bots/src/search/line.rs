//! The line of play a search expects.

use talon_core::{Game, Phrase, Seat, Silent};

use super::{DEPTH_MAX, Search};
use crate::judge::Judge;

/// A line ends where it has been tried less often than this: what follows would be chance.
const TRIED: u32 = 4;

/// A move of the line that is expected.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<C> {
    /// Who is expected to make it.
    pub seat: Seat,
    /// The move.
    pub choice: C,
    /// The move as it is written down.
    pub notation: String,
    /// The move in words.
    pub say: Phrase,
}

impl<C: Copy> Step<C> {
    /// A move in the position where it is made.
    pub(crate) fn new<G: Game<Choice = C>>(game: &G, world: &G::State, seat: Seat, choice: C) -> Self {
        let (notation, say) = (game.print(world, seat, &choice), game.offer(world, seat, &choice).say);
        Self { seat, choice, notation, say }
    }
}

impl<G: Game, J: Judge<G>> Search<'_, G, J> {
    /// The moves that were tried most, one after the other, in one of the worlds the seat holds possible. What needs no
    /// thought is made on the way and left out.
    pub(crate) fn line(&mut self) -> Vec<Step<G::Choice>> {
        let mut world = self.game.resample(&self.root, self.seat, &mut self.dice);
        let (mut line, mut node) = (Vec::new(), 0);
        while line.len() < DEPTH_MAX {
            let Some((seat, only)) = self.question(&world, line.is_empty()) else { break };
            if let Some(number) = only {
                self.game.advance(&mut world, seat, &self.choices[number], &mut Silent);
                continue;
            }
            let tried = self.ranked(node).into_iter().find(|edge| self.is_possible(edge, seat)).copied();
            let Some(edge) = tried.filter(|edge| edge.visits >= TRIED || line.is_empty() && edge.visits > 0)
            else {
                break;
            };
            line.push(Step::new(self.game, &world, seat, edge.choice));
            self.game.advance(&mut world, seat, &edge.choice, &mut Silent);
            node = edge.node;
        }
        line
    }
}
