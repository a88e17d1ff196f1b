//! What a bot thinks of a position and of a move, game by game.

use core::fmt;

use talon_core::{Game, Luck, Outcome, Seat};

use crate::bot::Level;
use crate::ladder::Rung;
use crate::playout;

/// What each seat can expect, from 0 (lost) to 1 (won).
pub type Chances = [f32; Seat::MAX];

/// A game that bots can judge.
///
/// ```
/// use talon_bots::{Judge, Judged};
/// use talon_core::{Game, Options, Seat, Silent};
/// use talon_realms::Realms;
///
/// let game = Realms::load();
/// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
/// game.open(&mut state, &mut Silent);
///
/// let chances = game.judge().chances(&game, &state);
/// assert!(chances[..3].iter().all(|chance| (0.0..=1.0).contains(chance)));
/// # Ok::<(), talon_core::BadOption>(())
/// ```
pub trait Judged: Game {
    /// Its judgement; made once from the cards, then only read.
    type Judge: Judge<Self> + Clone + fmt::Debug + Send + Sync;

    /// What the levels for people mean in this game, weakest first.
    const LADDER: [Rung; 6] = [
        Rung::erring(0.5, 2.0),
        Rung::erring(0.25, 1.0),
        Rung::erring(0.0, 0.0),
        Rung::searching(Level::Expert, 50),
        Rung::searching(Level::Expert, 200),
        Rung::searching(Level::Master, 800),
    ];

    /// Reads the cards.
    fn judge(&self) -> Self::Judge;

    /// The judgement of `greedy`, where it differs from `expert`'s.
    fn greedy(&self) -> Self::Judge {
        self.judge()
    }

    /// The judgement of `master`, where there is a better one than everybody's.
    fn master(&self) -> Self::Judge {
        self.judge()
    }
}

/// How a search thinks: numbers chosen by measurement.
///
/// ```
/// use talon_bots::{Judge, Judged, ShardsJudge, ShardsWeights, Style};
/// use talon_shards::Catalogue as Shards;
///
/// // A search that tries more before it settles.
/// let game = Shards::load();
/// let judge = game.judge();
/// let curious = Style { exploration: 2.0 * judge.style().exploration, ..judge.style() };
/// let judge = ShardsJudge::new(&game, ShardsWeights::fitted()).with_style(curious);
/// assert_eq!(judge.style(), curious);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// How much untried moves are favoured.
    pub exploration: f32,
    /// What an untried move is expected to lose against the mean of its question.
    pub doubt: f32,
    /// How much better a move must look to be tried first: the spread of [`Judge::policy_score`] that matters.
    pub spread: f32,
    /// The part of the first trials that goes to all moves alike, so that nothing is ruled out.
    pub fair: f32,
    /// One move of a playout in this many is random; 0 for none.
    pub random_one_in: usize,
    /// This many standard errors behind the leader of a race is behind for certain.
    pub certain: f32,
    /// This many standard errors ahead of the favourite of a race is better than the favourite.
    pub better: f32,
}

impl Style {
    /// What suits most games.
    pub(crate) const fn usual(spread: f32, random_one_in: usize) -> Self {
        Self { exploration: 1.2, doubt: 0.08, spread, fair: 0.2, random_one_in, certain: 2.2, better: 1.5 }
    }
}

/// The judgement of a game. Every state it is shown was resampled for the seat that thinks, so it may look at
/// anything in it: what the seat cannot know is a guess there.
pub trait Judge<G: Game> {
    /// What a search believes about hidden things.
    type Belief: Default + fmt::Debug;

    /// Iterations of a search without a given limit: at most about a fifth of a second.
    const ITERATIONS: u32;
    /// How much better a move must look to be tried first: the spread of [`Judge::policy_score`] that matters.
    const SPREAD: f32;
    /// One move of a playout in this many is random.
    const RANDOM_ONE_IN: usize;

    /// A playout checks the clock after this many moves: more often where a move takes long.
    const LOOK_EVERY: u32 = 16;

    /// How a search by this judgement thinks.
    fn style(&self) -> Style {
        Style::usual(Self::SPREAD, Self::RANDOM_ONE_IN)
    }

    /// Is a race between the moves better than a tree of them? It is where chance is great and lines are short.
    fn races(&self, _world: &G::State) -> bool {
        false
    }

    /// A playout from here is cut after this many choices and judged.
    fn horizon(&self, world: &G::State) -> u32;

    /// How good a move looks, one decision deep; only comparisons between moves of one question mean anything.
    /// It is called for every move of every playout.
    fn policy_score(&self, game: &G, world: &G::State, seat: Seat, choice: &G::Choice) -> f32;

    /// The same with more care, for a decision that is actually made.
    fn decision_score(&self, game: &G, world: &G::State, seat: Seat, choice: &G::Choice) -> f32 {
        self.policy_score(game, world, seat, choice)
    }

    /// The number of a choice that needs no thought, such as playing a card that can only help.
    fn obvious(&self, _game: &G, _world: &G::State, _seat: Seat, _choices: &[G::Choice]) -> Option<usize> {
        None
    }

    /// Makes a resampled world likelier, by what others would not have kept: only what `seat` cannot see may change.
    fn refine_world(
        &self,
        _game: &G,
        _world: &mut G::State,
        _seat: Seat,
        _belief: &mut Self::Belief,
        _luck: &mut Luck,
    ) {
    }

    /// Leaves out moves that a search need not try; never all of them.
    fn prune(&self, _game: &G, _world: &G::State, _seat: Seat, _choices: &mut Vec<G::Choice>) {}

    /// The move of a playout: what looks best at once, and now and then any move at all. `choices` is a buffer to list them in;
    /// `None` if there are none.
    fn playout_move(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        choices: &mut Vec<G::Choice>,
        luck: &mut Luck,
    ) -> Option<G::Choice> {
        playout::by_policy(game, self, (world, seat), choices, luck)
    }

    /// The move of a playout for the seat that thinks, which may take more care than those of others.
    fn own_playout_move(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        choices: &mut Vec<G::Choice>,
        luck: &mut Luck,
    ) -> Option<G::Choice> {
        self.playout_move(game, world, seat, choices, luck)
    }

    /// A guess at how an unfinished game will end.
    fn chances(&self, game: &G, world: &G::State) -> Chances;

    /// What an ending is worth to each seat.
    fn reward(&self, game: &G, world: &G::State, outcome: Outcome) -> Chances {
        shares(outcome, game.seats(world))
    }
}

/// One point for the winners together, or for each of a side that wins as one.
pub(crate) fn shares(outcome: Outcome, seats: usize) -> Chances {
    let mut chances = [0.0; Seat::MAX];
    for (index, chance) in chances.iter_mut().enumerate().take(seats) {
        *chance = match outcome {
            Outcome::Seats(winners) if winners.has(Seat::at(index)) => 1.0 / winners.len() as f32,
            Outcome::Team { seats, .. } => f32::from(u8::from(seats.has(Seat::at(index)))),
            Outcome::PlayersWon { .. } => 1.0,
            Outcome::Seats(_) | Outcome::PlayersLost { .. } => 0.0,
        };
    }
    chances
}

/// From any number to a chance.
pub(crate) fn chance(advantage: f32) -> f32 {
    1.0 / (1.0 + (-advantage).exp())
}
