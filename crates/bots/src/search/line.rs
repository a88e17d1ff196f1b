//! The line of play a search expects.

use talon_core::{Game, Phrase, Seat, Silent};

use super::{DEPTH_MAX, Edge, Search};
use crate::judge::Judge;

/// A line ends where it has been tried less often than this: what follows would be chance.
const TRIED: u32 = 4;
/// Worlds that are asked what follows where there is no tree.
const WORLDS: usize = 15;

/// A move of the line that is expected.
///
/// ```
/// use talon_bots::{Bot, Engine};
/// use talon_core::{Eyes, Game, Luck, Options, Seat, Silent};
/// use talon_shards::Catalogue as Shards;
///
/// let game = Shards::load();
/// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
/// game.open(&mut state, &mut Silent);
///
/// let eyes = Eyes::new(&game, &state, Seat::at(0));
/// let bot: Bot = "expert@50".parse().unwrap();
/// let first = &Engine::new(&game).think(bot, &eyes, &mut Luck::of(1, 0)).line[0];
/// assert_eq!(first.seat, Seat::at(0));
/// assert_eq!(game.parse(&state, first.seat, &first.notation), Ok(first.choice));
/// # Ok::<(), talon_core::BadOption>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct ExpectedMove<C> {
    /// Who is expected to make it.
    pub seat: Seat,
    /// The move.
    pub choice: C,
    /// The move as it is written down.
    pub notation: String,
    /// The move in words.
    pub say: Phrase,
}

impl<C: Copy> ExpectedMove<C> {
    /// A move in the position where it is made.
    pub(crate) fn new<G: Game<Choice = C>>(game: &G, world: &G::State, seat: Seat, choice: C) -> Self {
        let (notation, say) = (game.print(world, seat, &choice), game.offer(world, seat, &choice).say);
        Self { seat, choice, notation, say }
    }
}

impl<G: Game, J: Judge<G>> Search<'_, G, J> {
    /// What is expected to be played. What needs no thought is made on the way and left out.
    pub(crate) fn line(&mut self) -> Vec<ExpectedMove<G::Choice>> {
        if self.judge.races(&self.root) { self.line_of_most() } else { self.line_of_tree() }
    }

    /// The moves that were tried most, one after the other, in one of the worlds the seat holds possible.
    fn line_of_tree(&mut self) -> Vec<ExpectedMove<G::Choice>> {
        let mut world = self.game.resample(&self.root, self.seat, &mut self.dice);
        let (mut line, mut node) = (Vec::new(), 0);
        while line.len() < DEPTH_MAX {
            let Some((seat, only)) = self.question(&world, line.is_empty()) else { break };
            if let Some(number) = only {
                self.game.advance(&mut world, seat, &self.choices[number], &mut Silent);
                continue;
            }
            // The best move is possible in every world; another world might only have left it out as not worth a try.
            let fits = |edge: &&Edge<G::Choice>| line.is_empty() || self.is_possible(edge, seat);
            let tried = self.ranked(node).into_iter().find(fits).copied();
            let Some(edge) = tried.filter(|edge| edge.visits >= TRIED || line.is_empty() && edge.visits > 0)
            else {
                break;
            };
            line.push(ExpectedMove::new(self.game, &world, edge.seat, edge.choice));
            self.game.advance(&mut world, edge.seat, &edge.choice, &mut Silent);
            node = edge.node;
        }
        line
    }

    /// The best move, and what follows it in most of the worlds the seat holds possible.
    fn line_of_most(&mut self) -> Vec<ExpectedMove<G::Choice>> {
        let Some(best) = self.ranked(0).first().map(|edge| (edge.seat, edge.choice)) else {
            return Vec::new();
        };
        let seeds = [0; WORLDS].map(|_: u64| self.luck.word());
        let mut worlds: Vec<G::State> = seeds.iter().map(|&seed| self.likely_world(seed)).collect();
        let (mut line, mut next) = (Vec::new(), Some(best));
        while let Some((seat, choice)) = next.filter(|_| line.len() < DEPTH_MAX) {
            line.push(ExpectedMove::new(self.game, &worlds[0], seat, choice));
            for world in &mut worlds {
                self.game.advance(world, seat, &choice, &mut Silent);
            }
            next = self.what_most_do(&mut worlds);
        }
        line
    }

    /// The next move that needs thought, if more than half of all worlds agree on it; leaves those that do.
    fn what_most_do(&mut self, worlds: &mut Vec<G::State>) -> Option<(Seat, G::Choice)> {
        let moves: Vec<Option<(Seat, G::Choice)>> =
            worlds.iter_mut().map(|world| self.next_thought(world)).collect();
        let count = |one: &(Seat, G::Choice)| moves.iter().flatten().filter(|other| *other == one).count();
        let most = *moves.iter().flatten().max_by_key(|one| count(one))?;
        if count(&most) * 2 <= WORLDS {
            return None;
        }
        let mut agrees = moves.iter().map(|one| *one == Some(most));
        worlds.retain(|_| agrees.next().unwrap_or_default());
        Some(most)
    }

    /// Plays on to the next move that needs thought, as a playout would, and says which one it would make.
    fn next_thought(&mut self, world: &mut G::State) -> Option<(Seat, G::Choice)> {
        for _ in 0..DEPTH_MAX {
            let (seat, only) = self.question(world, false)?;
            let (game, judge, choices) = (self.game, self.judge, &mut self.choices);
            let Some(number) = only else {
                let moves = if seat == self.seat { J::own_playout_move } else { J::playout_move };
                return Some((seat, moves(judge, game, world, seat, choices, &mut self.luck)?));
            };
            game.advance(world, seat, &choices[number], &mut Silent);
        }
        None
    }
}
