//! Information-set Monte-Carlo tree search: every iteration thinks in another world that the seat could not tell from
//! the real one, walks the shared tree of choices, plays the rest quickly, and notes what came of it.

use std::time::Instant;

use talon_core::{Dice, Game, Luck, Seat, Silent};

use crate::judge::{Chances, Judge, Judged};

/// How much untried moves are favoured.
const CURIOSITY: f32 = 1.2;
/// What an untried move is expected to lose against the mean of its question.
const DOUBT: f32 = 0.08;
/// The tree does not grow deeper than this many questions.
const DEPTH_MAX: usize = 16;

/// When a search stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// After so many iterations: the same seed gives the same moves on any machine.
    Iterations(u32),
    /// At this moment, whatever has been found.
    Until(Instant),
}

/// A choice somewhere in the tree.
#[derive(Clone, Debug)]
struct Edge<C> {
    choice: C,
    seat: Seat,
    prior: f32,
    visits: u32,
    /// Sum of what came of it for the seat that chose.
    sum: f32,
    node: u32,
}

/// A question in the tree; its choices are those met in any world so far.
#[derive(Clone, Debug)]
struct Node<C> {
    edges: Vec<Edge<C>>,
}

/// A root choice after the search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found<C> {
    pub(crate) choice: C,
    pub(crate) visits: u32,
    pub(crate) value: f32,
}

/// A search from one position.
pub(crate) struct Search<'a, G: Judged> {
    game: &'a G,
    judge: &'a G::Judge,
    /// Any world of the seat; others are made from it.
    root: G::State,
    seat: Seat,
    dice: Dice,
    luck: Luck,
    nodes: Vec<Node<G::Choice>>,
    choices: Vec<G::Choice>,
    iterations: u32,
}

impl<'a, G: Judged> Search<'a, G> {
    /// A search for `seat` from a world that was resampled for it.
    pub(crate) fn new(game: &'a G, judge: &'a G::Judge, root: G::State, seat: Seat, luck: Luck) -> Self {
        let mut luck = luck;
        let dice = Dice::new(luck.word());
        let nodes = vec![Node { edges: Vec::new() }];
        Self { game, judge, root, seat, dice, luck, nodes, choices: Vec::new(), iterations: 0 }
    }

    /// Thinks until the limit.
    pub(crate) fn run(&mut self, limit: Limit) {
        let goes_on = |done: u32| match limit {
            Limit::Iterations(most) => done < most,
            Limit::Until(moment) => Instant::now() < moment,
        };
        while goes_on(self.iterations) {
            self.iterate();
        }
    }

    pub(crate) const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The choices of the root, the most tried first.
    pub(crate) fn found(&self) -> Vec<Found<G::Choice>> {
        let look = |edge: &Edge<G::Choice>| Found {
            choice: edge.choice,
            visits: edge.visits,
            value: edge.sum / edge.visits.max(1) as f32,
        };
        let mut found: Vec<_> = self.nodes[0].edges.iter().map(look).collect();
        found.sort_by(|one, other| {
            other
                .visits
                .cmp(&one.visits)
                .then(other.value.total_cmp(&one.value))
                .then(one.choice.cmp(&other.choice))
        });
        found
    }

    /// The line of play the search expects, as choices with the seats that make them.
    pub(crate) fn line(&self) -> Vec<(Seat, G::Choice)> {
        let mut line = Vec::new();
        let mut node = 0;
        while let Some(edge) = self.nodes[node].edges.iter().max_by_key(|edge| edge.visits) {
            if edge.visits < 2 || line.len() >= DEPTH_MAX {
                break;
            }
            line.push((edge.seat, edge.choice));
            node = edge.node as usize;
        }
        line
    }

    fn iterate(&mut self) {
        self.iterations += 1;
        let mut world = self.game.resample(&self.root, self.seat, &mut self.dice);
        let mut path: [(u32, u32); DEPTH_MAX] = [(0, 0); DEPTH_MAX];
        let mut depth = 0;
        let mut node = 0u32;
        while depth < DEPTH_MAX {
            let Some((seat, only)) = self.question(&world, depth == 0) else { break };
            if let Some(number) = only {
                self.game.advance(&mut world, seat, &self.choices[number], &mut Silent);
                continue;
            }
            let edge = self.select(node, &world, seat);
            path[depth] = (node, edge);
            depth += 1;
            let (choice, next, is_new) = self.follow(node, edge);
            self.game.advance(&mut world, seat, &choice, &mut Silent);
            if is_new {
                break;
            }
            node = next;
        }
        let chances = self.play_out(&mut world);
        for &(node, edge) in &path[..depth] {
            let edge = &mut self.nodes[node as usize].edges[edge as usize];
            edge.visits += 1;
            edge.sum += chances[edge.seat.index()];
        }
    }

    /// Fills the buffer with the choices of whoever is to act; says who, and the one that needs no thought.
    fn question(&mut self, world: &G::State, is_root: bool) -> Option<(Seat, Option<usize>)> {
        let to_act = self.game.to_act(world);
        // Where several may answer, the one who thinks speaks for itself.
        let seat = if to_act.has(self.seat) { self.seat } else { to_act.lowest()? };
        list(self.game, world, seat, &mut self.choices);
        if self.choices.is_empty() {
            return None;
        }
        if is_root {
            self.judge.prune(self.game, world, seat, &mut self.choices);
            return Some((seat, None));
        }
        let only = match self.choices.len() {
            1 => Some(0),
            _ => self.judge.obvious(self.game, world, seat, &self.choices),
        };
        if only.is_none() {
            self.judge.prune(self.game, world, seat, &mut self.choices);
        }
        Some((seat, only))
    }

    /// The edge to follow: what came of it so far, and how promising and untried it is.
    fn select(&mut self, node: u32, world: &G::State, seat: Seat) -> u32 {
        self.grow(node, world, seat);
        let edges = &self.nodes[node as usize].edges;
        let possible = |edge: &Edge<G::Choice>| edge.seat == seat && self.choices.contains(&edge.choice);
        let (mut visits, mut sum) = (0u32, 0.0);
        for edge in edges.iter().filter(|edge| possible(edge)) {
            visits += edge.visits;
            sum += edge.sum;
        }
        let mean = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let reach = CURIOSITY * (visits as f32 + 1.0).sqrt();
        let mut best = (f32::MIN, 0);
        for (index, edge) in edges.iter().enumerate().filter(|(_, edge)| possible(edge)) {
            let value = if edge.visits == 0 { mean - DOUBT } else { edge.sum / edge.visits as f32 };
            let score = value + reach * edge.prior / (1.0 + edge.visits as f32);
            if score > best.0 {
                best = (score, index as u32);
            }
        }
        best.1
    }

    /// Adds the choices that were not met at this question before, each with how likely it looks to be the right one.
    fn grow(&mut self, node: u32, world: &G::State, seat: Seat) {
        let edges = &self.nodes[node as usize].edges;
        let is_known =
            |choice: &G::Choice| edges.iter().any(|edge| edge.seat == seat && edge.choice == *choice);
        if self.choices.iter().all(is_known) {
            return;
        }
        let leans: Vec<f32> =
            self.choices.iter().map(|choice| self.judge.lean(self.game, world, seat, choice)).collect();
        let priors = softened(&leans, <G::Judge as Judge<G>>::SPREAD);
        let fresh: Vec<Edge<G::Choice>> = self
            .choices
            .iter()
            .zip(priors)
            .filter(|(choice, _)| !is_known(choice))
            .map(|(&choice, prior)| Edge { choice, seat, prior, visits: 0, sum: 0.0, node: 0 })
            .collect();
        self.nodes[node as usize].edges.extend(fresh);
    }

    /// Where an edge leads; a first visit makes the place.
    fn follow(&mut self, node: u32, edge: u32) -> (G::Choice, u32, bool) {
        let fresh = self.nodes.len() as u32;
        let edge = &mut self.nodes[node as usize].edges[edge as usize];
        let is_new = edge.node == 0;
        if is_new {
            edge.node = fresh;
        }
        let found = (edge.choice, edge.node, is_new);
        if is_new {
            self.nodes.push(Node { edges: Vec::new() });
        }
        found
    }

    fn play_out(&mut self, world: &mut G::State) -> Chances {
        play_out(self.game, self.judge, world, &mut self.luck, &mut self.choices)
    }
}

/// Plays on by the quick judgement, with a whim now and then, and says what came of it.
pub(crate) fn play_out<G: Judged>(
    game: &G,
    judge: &G::Judge,
    world: &mut G::State,
    luck: &mut Luck,
    choices: &mut Vec<G::Choice>,
) -> Chances {
    for _ in 0..judge.horizon(world) {
        let to_act = game.to_act(world);
        let Some(seat) = to_act.iter().nth(luck.below(to_act.len())) else { break };
        list(game, world, seat, choices);
        if choices.is_empty() {
            break;
        }
        let number = if choices.len() == 1 {
            0
        } else if let Some(number) = judge.obvious(game, world, seat, choices) {
            number
        } else {
            judge.prune(game, world, seat, choices);
            let is_whim = luck.below(<G::Judge as Judge<G>>::WHIM) == 0;
            if is_whim { luck.below(choices.len()) } else { best(game, judge, world, seat, choices) }
        };
        game.advance(world, seat, &choices[number], &mut Silent);
    }
    match game.outcome(world) {
        Some(outcome) => judge.reward(game, world, outcome),
        None => judge.chances(game, world),
    }
}

/// The number of the choice that looks best.
fn best<G: Judged>(game: &G, judge: &G::Judge, world: &G::State, seat: Seat, choices: &[G::Choice]) -> usize {
    let mut best = (f32::MIN, 0);
    for (number, choice) in choices.iter().enumerate() {
        let lean = judge.lean(game, world, seat, choice);
        if lean > best.0 {
            best = (lean, number);
        }
    }
    best.1
}

/// The choices of a seat, without the clock unless there is nothing else.
fn list<G: Game>(game: &G, world: &G::State, seat: Seat, choices: &mut Vec<G::Choice>) {
    choices.clear();
    game.choices(world, seat, choices);
    if choices.iter().any(|choice| !game.is_clock(choice)) {
        choices.retain(|choice| !game.is_clock(choice));
    }
}

/// Leanings as shares of one; a part is spread evenly, so that nothing is ruled out.
fn softened(leans: &[f32], spread: f32) -> Vec<f32> {
    let most = leans.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = leans.iter().map(|lean| ((lean - most) / spread).exp()).collect();
    let sum: f32 = weights.iter().sum();
    let even = 1.0 / leans.len() as f32;
    weights.iter().map(|weight| 0.8 * weight / sum + 0.2 * even).collect()
}
