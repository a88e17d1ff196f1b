//! Information-set Monte-Carlo tree search: every iteration thinks in another world that the seat could not tell from
//! the real one, walks the shared tree of choices, plays the rest quickly, and notes what came of it.

mod line;
mod race;

use talon_core::{Dice, Game, Luck, Seat, Silent};

use crate::clock::Clock;
use crate::judge::{Judge, Style};
use crate::playout;

pub use self::line::ExpectedMove;

/// The tree does not grow deeper than this many questions.
const DEPTH_MAX: usize = 16;
/// A decision checks whether it is settled each time this many iterations have passed.
const SETTLED_EVERY: u32 = 32;
/// No edge, no place.
const NONE: u32 = u32::MAX;

/// A choice somewhere in the tree. The choices of one question are a chain through the one list of all edges, because
/// other worlds bring other choices to it.
#[derive(Clone, Copy, Debug)]
struct Edge<C> {
    choice: C,
    seat: Seat,
    /// How likely it looks to be the right one.
    prior: f32,
    visits: u32,
    /// Sum of the results for the seat that chose.
    sum: f32,
    /// The question it leads to.
    node: u32,
    /// The next choice of its own question.
    next: u32,
}

impl<C> Edge<C> {
    /// The mean result.
    fn value(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

/// A question in the tree: the chain of the choices met in any world so far.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    last: u32,
}

/// A root choice after the search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found<C> {
    pub(crate) choice: C,
    pub(crate) visits: u32,
    pub(crate) value: f32,
}

/// A search from one position.
pub(crate) struct Search<'a, G: Game, J: Judge<G>> {
    game: &'a G,
    judge: &'a J,
    style: Style,
    /// Any world of the seat; others are made from it.
    root: G::State,
    seat: Seat,
    dice: Dice,
    luck: Luck,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Choice>>,
    choices: Vec<G::Choice>,
    leans: Vec<f32>,
    iterations: u32,
    belief: J::Belief,
}

impl<'a, G: Game, J: Judge<G>> Search<'a, G, J> {
    /// A search for `seat` from a world that was resampled for it.
    pub(crate) fn new(game: &'a G, judge: &'a J, root: G::State, seat: Seat, luck: Luck) -> Self {
        let mut luck = luck;
        let dice = Dice::new(luck.word());
        Self {
            game,
            judge,
            style: judge.style(),
            root,
            seat,
            dice,
            luck,
            nodes: vec![Node { first: NONE, last: NONE }],
            edges: Vec::with_capacity(1024),
            choices: Vec::new(),
            leans: Vec::new(),
            iterations: 0,
            belief: J::Belief::default(),
        }
    }

    /// Thinks for this many iterations, or until the clock is up; an iteration that it cuts short does not count.
    pub(crate) fn run(&mut self, most: u32, clock: &mut impl Clock) {
        self.think(most, clock, false);
    }

    /// Thinks as [`Self::run`] does, but no longer than it takes to know which choice will have been tried most.
    pub(crate) fn decide(&mut self, most: u32, clock: &mut impl Clock) {
        self.think(most, clock, true);
    }

    fn think(&mut self, most: u32, clock: &mut impl Clock, until_settled: bool) {
        if self.judge.races(&self.root) {
            return self.race(most, clock);
        }
        while self.iterations < most && !clock.is_up() && self.iterate(clock) {
            self.iterations += 1;
            let asks = until_settled && self.iterations.is_multiple_of(SETTLED_EVERY);
            if asks && self.is_settled(most, clock) {
                break;
            }
        }
    }

    /// Whether the rest of the iterations could not change the choice, even if all of them went to the second.
    fn is_settled(&self, most: u32, clock: &impl Clock) -> bool {
        let left = clock.left(self.iterations).min(most - self.iterations);
        let (first, second) = self.chain(0).fold((0, 0), |(first, second), (_, edge)| match edge.visits {
            visits if visits > first => (visits, first),
            visits => (first, second.max(visits)),
        });
        first - second > left
    }

    pub(crate) const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The choices of the root, the most tried first.
    pub(crate) fn found(&self) -> Vec<Found<G::Choice>> {
        self.ranked(0)
            .into_iter()
            .map(|edge| Found { choice: edge.choice, visits: edge.visits, value: edge.value() })
            .collect()
    }

    /// The choices of a question, the most tried first.
    fn ranked(&self, node: u32) -> Vec<&Edge<G::Choice>> {
        let mut edges: Vec<_> = self.chain(node).map(|(_, edge)| edge).collect();
        edges.sort_by(|one, other| {
            other
                .visits
                .cmp(&one.visits)
                .then(other.value().total_cmp(&one.value()))
                .then(one.choice.cmp(&other.choice))
        });
        edges
    }

    /// The choices of a question, with their places in the list.
    fn chain(&self, node: u32) -> impl Iterator<Item = (u32, &Edge<G::Choice>)> {
        let mut at = self.nodes.get(node as usize).map_or(NONE, |node| node.first);
        core::iter::from_fn(move || {
            let edge = self.edges.get(at as usize)?;
            let place = core::mem::replace(&mut at, edge.next);
            Some((place, edge))
        })
    }

    /// One world; says whether it was thought through to the end.
    fn iterate(&mut self, clock: &mut impl Clock) -> bool {
        let mut world = self.game.resample(&self.root, self.seat, &mut self.dice);
        let mut path = [NONE; DEPTH_MAX];
        let mut depth = 0;
        let mut node = 0;
        while depth < DEPTH_MAX && node != NONE {
            if clock.is_up() {
                return false;
            }
            let Some((seat, only)) = self.question(&world, depth == 0) else { break };
            if let Some(number) = only {
                self.game.advance(&mut world, seat, &self.choices[number], &mut Silent);
                continue;
            }
            let place = self.select(node, &world, seat);
            path[depth] = place;
            depth += 1;
            let edge = self.edges[place as usize];
            self.game.advance(&mut world, seat, &edge.choice, &mut Silent);
            node = edge.node;
        }
        let (game, judge) = (self.game, self.judge);
        let ending = (&mut world, self.seat);
        let played = playout::play_out(game, judge, ending, &mut self.luck, &mut self.choices, clock);
        let Some(chances) = played else { return false };
        for &place in &path[..depth] {
            let edge = &mut self.edges[place as usize];
            edge.visits += 1;
            edge.sum += chances[edge.seat.index()];
        }
        if node == NONE && depth > 0 {
            self.edges[path[depth - 1] as usize].node = self.nodes.len() as u32;
            self.nodes.push(Node { first: NONE, last: NONE });
        }
        true
    }

    /// Fills the buffer with the choices of the seat that is to act; says which seat, and which choice needs no thought.
    fn question(&mut self, world: &G::State, is_root: bool) -> Option<(Seat, Option<usize>)> {
        let to_act = self.game.to_act(world);
        // Where several may answer, the seat that thinks speaks for itself.
        let seat = if to_act.has(self.seat) { self.seat } else { to_act.lowest()? };
        playout::list(self.game, world, seat, &mut self.choices);
        let only = match self.choices.len() {
            0 => return None,
            1 if !is_root => Some(0),
            _ if !is_root => self.judge.obvious(self.game, world, seat, &self.choices),
            _ => None,
        };
        if only.is_none() {
            self.judge.prune(self.game, world, seat, &mut self.choices);
        }
        Some((seat, only))
    }

    /// The edge to follow: by its results so far, and by how promising and untried it is.
    fn select(&mut self, node: u32, world: &G::State, seat: Seat) -> u32 {
        let (mut met, mut visits, mut sum) = self.so_far(node, seat);
        if met < self.choices.len() {
            self.grow(node, world, seat);
            (met, visits, sum) = self.so_far(node, seat);
        }
        debug_assert_eq!(met, self.choices.len());
        let mean = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let reach = self.style.exploration * (visits as f32 + 1.0).sqrt();
        let mut best = (f32::MIN, NONE);
        for (place, edge) in self.chain(node) {
            let value = if edge.visits == 0 { mean - self.style.doubt } else { edge.value() };
            let score = value + reach * edge.prior / (1.0 + edge.visits as f32);
            if score > best.0 && self.is_possible(edge, seat) {
                best = (score, place);
            }
        }
        best.1
    }

    fn is_possible(&self, edge: &Edge<G::Choice>, seat: Seat) -> bool {
        edge.seat == seat && self.choices.contains(&edge.choice)
    }

    /// Of the choices there are now: how many were met before, how often they were tried, and what came of it.
    fn so_far(&self, node: u32, seat: Seat) -> (usize, u32, f32) {
        let possible = self.chain(node).filter(|(_, edge)| self.is_possible(edge, seat));
        possible.fold((0, 0, 0.0), |(met, visits, sum), (_, edge)| {
            (met + 1, visits + edge.visits, sum + edge.sum)
        })
    }

    /// Adds the choices that were not met at this question before, each with how likely it looks to be the right one.
    fn grow(&mut self, node: u32, world: &G::State, seat: Seat) {
        let mut leans = core::mem::take(&mut self.leans);
        leans.clear();
        leans.extend(
            self.choices.iter().map(|choice| self.judge.policy_score(self.game, world, seat, choice)),
        );
        soften(&mut leans, self.style);
        for (number, &prior) in leans.iter().enumerate() {
            let choice = self.choices[number];
            let is_known = self.chain(node).any(|(_, edge)| edge.seat == seat && edge.choice == choice);
            if !is_known {
                let edge = Edge { choice, seat, prior, visits: 0, sum: 0.0, node: NONE, next: NONE };
                self.attach(node, edge);
            }
        }
        self.leans = leans;
    }

    /// Hangs an edge on the end of its chain.
    fn attach(&mut self, node: u32, edge: Edge<G::Choice>) {
        let place = self.edges.len() as u32;
        self.edges.push(edge);
        let node = &mut self.nodes[node as usize];
        match node.last {
            NONE => node.first = place,
            last => self.edges[last as usize].next = place,
        }
        node.last = place;
    }
}

/// Makes leanings shares of one.
fn soften(leans: &mut [f32], style: Style) {
    let most = leans.iter().copied().fold(f32::MIN, f32::max);
    let even = style.fair / leans.len() as f32;
    let mut sum = 0.0;
    for lean in leans.iter_mut() {
        *lean = ((*lean - most) / style.spread).exp();
        sum += *lean;
    }
    for lean in leans {
        *lean = (1.0 - style.fair) * *lean / sum + even;
    }
}

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    use talon_core::{Options, Outcome};
    use talon_shards::{Catalogue, Choice, State};

    use super::*;
    use crate::clock::Timeless;
    use crate::judge::{Chances, Judged};

    /// A judgement that counts the moves it is asked about.
    struct Counting {
        judge: <Catalogue as Judged>::Judge,
        moves: Cell<u32>,
    }

    impl Counting {
        fn count(&self) {
            self.moves.set(self.moves.get() + 1);
        }
    }

    impl Judge<Catalogue> for Counting {
        type Belief = ();

        const ITERATIONS: u32 = 1;
        const SPREAD: f32 = 1.0;
        const RANDOM_ONE_IN: usize = 1;

        fn style(&self) -> Style {
            self.judge.style()
        }

        fn horizon(&self, world: &State) -> u32 {
            self.judge.horizon(world)
        }

        fn policy_score(&self, game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> f32 {
            self.judge.policy_score(game, world, seat, choice)
        }

        fn obvious(&self, game: &Catalogue, world: &State, seat: Seat, choices: &[Choice]) -> Option<usize> {
            self.count();
            self.judge.obvious(game, world, seat, choices)
        }

        fn playout_move(
            &self,
            game: &Catalogue,
            world: &State,
            seat: Seat,
            choices: &mut Vec<Choice>,
            luck: &mut Luck,
        ) -> Option<Choice> {
            self.count();
            self.judge.playout_move(game, world, seat, choices, luck)
        }

        fn chances(&self, game: &Catalogue, world: &State) -> Chances {
            self.judge.chances(game, world)
        }

        fn reward(&self, game: &Catalogue, world: &State, outcome: Outcome) -> Chances {
            self.judge.reward(game, world, outcome)
        }
    }

    /// Time is up at the look of this number; notes how many moves were made between two looks at most.
    struct Counted<'a> {
        moves: &'a Cell<u32>,
        up_at: u32,
        looks: u32,
        longest: u32,
    }

    impl Clock for Counted<'_> {
        fn is_up(&mut self) -> bool {
            self.longest = self.longest.max(self.moves.take());
            self.looks += 1;
            self.looks >= self.up_at
        }
    }

    #[test]
    fn a_decision_that_is_settled_early_is_the_same() {
        let game = Catalogue::load();
        let judge = game.judge();
        let mut state = game.deal(&game.setup(&Options::new()).unwrap(), 5);
        game.open(&mut state, &mut Silent);
        let mut saved = 0;
        for number in 0..60 {
            let Some(seat) = game.to_act(&state).lowest() else { break };
            let search = || Search::new(&game, &judge, state, seat, Luck::of(9, number));
            let (mut whole, mut decided) = (search(), search());
            whole.run(400, &mut Timeless);
            decided.decide(400, &mut Timeless);
            assert_eq!(decided.found()[0].choice, whole.found()[0].choice, "decision {number}");
            saved += whole.iterations() - decided.iterations();
            game.advance(&mut state, seat, &whole.found()[0].choice, &mut Silent);
        }
        assert!(saved > 0, "no decision was settled early");
    }

    #[test]
    fn the_clock_is_looked_at_often_and_obeyed_at_once() {
        let game = Catalogue::load();
        let counting = Counting { judge: game.judge(), moves: Cell::new(0) };
        let mut state = game.deal(&game.setup(&Options::new()).unwrap(), 3);
        game.open(&mut state, &mut Silent);
        for up_at in (1..40).chain([400, 4_000]) {
            let mut search = Search::new(&game, &counting, state, Seat::at(0), Luck::of(1, 1));
            let mut clock = Counted { moves: &counting.moves, up_at, looks: 0, longest: 0 };
            search.run(u32::MAX, &mut clock);
            assert_eq!(clock.looks, up_at, "it went on after the look that said stop");
            // The last step in the tree and the first moves of a playout.
            assert!(clock.longest <= 1 + Counting::LOOK_EVERY, "{} moves without a look", clock.longest);
            assert_eq!(search.found().iter().map(|found| found.visits).sum::<u32>(), search.iterations());
        }
    }
}
