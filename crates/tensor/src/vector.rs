//! Many games at once.

use core::fmt;

use rayon::{ThreadPool, ThreadPoolBuilder};
use talon_core::{Luck, Seed};

use crate::encoded::{Encoded, NoLayout};
use crate::episode::{Episode, Others, Rules};
use crate::rows::{Observations, Rows};

/// How many games are played, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many games.
    pub games: usize,
    /// Decides every deal.
    pub seed: Seed,
    /// On how many threads; what comes out does not depend on it.
    pub threads: usize,
    /// Who plays the other seats; `None`: the caller plays all.
    pub others: Option<Others>,
    /// A decision with a single legal move is not asked.
    pub skip_forced: bool,
    /// What follows the end of a game.
    pub autoreset: Autoreset,
}

/// When the next game is dealt in the place of one that has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Autoreset {
    /// With the step that ends it: the row already belongs to the next game, rewards and `terminated` to the last one.
    #[default]
    SameStep,
    /// With the step after: the row of the end is the last position without a legal move, and the next action is ignored.
    NextStep,
    /// Never: actions of a game that has ended are ignored.
    Never,
}

/// Why a step was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadAction {
    /// A move that is not legal.
    Illegal {
        /// In which game.
        game: usize,
        /// What was asked for.
        action: i64,
    },
    /// Rows or actions for another number of games, or of another width.
    Rows,
}

impl fmt::Display for BadAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal { game, action } => {
                write!(f, "game {game}: action {action} is not legal now; its row of `mask` says which are")
            }
            Self::Rows => f.write_str(
                "an array does not have one row for each game, or its rows are not as long as the layout says",
            ),
        }
    }
}

impl core::error::Error for BadAction {}

struct Slot<G: Encoded> {
    episode: Episode<G>,
    /// The seeds of its deals.
    deals: Luck,
    /// Moves that are drawn for the caller.
    moves: Luck,
    chosen: usize,
}

/// Many games of one set-up.
///
/// ```
/// use talon_core::{Game, Options};
/// use talon_games::{Loaded, Shards};
/// use talon_tensor::{Autoreset, Observations, Rows, Settings, Vector};
///
/// let game = Shards::loaded();
/// let settings = Settings { games: 4, seed: 1, threads: 1, others: None, skip_forced: false, autoreset: Autoreset::SameStep };
/// let mut vector = Vector::new(game, game.setup(&Options::new())?, settings)?;
/// let (row, actions) = (vector.layout().observation, vector.layout().actions);
/// let (mut bytes, mut mask) = (vec![0; 4 * row], vec![false; 4 * actions]);
/// let (mut to_act, mut rewards) = ([0; 4], [0.0; 8]);
/// let (mut terminated, mut truncated) = ([false; 4], [false; 4]);
/// let mut moves = [0; 4];
/// for step in 0..100 {
///     let rows = Rows {
///         observations: Observations::Bytes(&mut bytes),
///         mask: &mut mask,
///         to_act: &mut to_act,
///         rewards: &mut rewards,
///         terminated: &mut terminated,
///         truncated: &mut truncated,
///     };
///     if step == 0 {
///         vector.write(rows)?;
///     } else {
///         vector.step(&moves, rows)?;
///     }
///     vector.sample(&mut moves);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Vector<G: Encoded + 'static> {
    rules: Rules<G>,
    slots: Vec<Slot<G>>,
    pool: Option<ThreadPool>,
    autoreset: Autoreset,
}

impl<G: Encoded + 'static> Vector<G> {
    /// Deals all games.
    ///
    /// # Panics
    /// When the system gives no threads.
    pub fn new(game: &'static G, setup: G::Setup, settings: Settings) -> Result<Self, NoLayout> {
        let rules = Rules::new(game, setup, settings.others, settings.skip_forced)?;
        let slots = (0..settings.games).map(|at| Slot::new(&rules, settings.seed, at as u64)).collect();
        let pool = (settings.threads > 1).then(|| {
            let built = ThreadPoolBuilder::new().num_threads(settings.threads).build();
            built.expect("the system gives threads")
        });
        Ok(Self { rules, slots, pool, autoreset: settings.autoreset })
    }

    /// The layout.
    pub const fn layout(&self) -> &crate::Layout {
        self.rules.layout()
    }

    /// Deals all games again.
    pub fn reset(&mut self, seed: Seed) {
        for (at, slot) in self.slots.iter_mut().enumerate() {
            *slot = Slot::new(&self.rules, seed, at as u64);
        }
    }

    /// Deals the next game in one place.
    pub fn deal(&mut self, game: usize) {
        if let Some(slot) = self.slots.get_mut(game) {
            slot.deal(&self.rules);
        }
    }

    /// One game.
    pub fn episode(&self, game: usize) -> Option<&Episode<G>> {
        self.slots.get(game).map(|slot| &slot.episode)
    }

    /// What all games share.
    pub const fn rules(&self) -> &Rules<G> {
        &self.rules
    }

    /// Writes every row as things stand; nobody has got anything and nothing has ended.
    pub fn write(&mut self, rows: Rows<'_>) -> Result<(), BadAction> {
        self.each(rows, |rules, slot, row| {
            row.rewards.fill(0.0);
            (*row.terminated, *row.truncated) = (false, false);
            slot.write(rules, row);
        })
    }

    /// Draws a legal move for each game.
    pub fn sample(&mut self, actions: &mut [i32]) {
        for (slot, action) in self.slots.iter_mut().zip(actions) {
            *action = slot.episode.sample(&mut slot.moves).into();
        }
    }

    /// Plays one move in each game and writes every row. If a move is not legal, none is played.
    pub fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<(), BadAction> {
        if actions.len() != self.slots.len() || !rows.fit(self.slots.len(), self.layout()) {
            return Err(BadAction::Rows);
        }
        for (game, (slot, &action)) in self.slots.iter_mut().zip(actions).enumerate() {
            if !slot.episode.is_over() {
                let place = slot.episode.place(action.into());
                slot.chosen = place.ok_or(BadAction::Illegal { game, action: action.into() })?;
            }
        }
        let autoreset = self.autoreset;
        self.each(rows, |rules, slot, row| slot.step(rules, autoreset, row))
    }

    fn each(
        &mut self,
        mut rows: Rows<'_>,
        work: impl Fn(&Rules<G>, &mut Slot<G>, &mut Row<'_>) + Sync,
    ) -> Result<(), BadAction> {
        let Self { rules, slots, pool, .. } = self;
        if !rows.fit(slots.len(), &rules.layout) {
            return Err(BadAction::Rows);
        }
        let part = |slots: &mut [Slot<G>], mut rows: Rows<'_>| {
            let mut scratch = vec![0; rules.layout.observation];
            for slot in slots {
                let one = rows.take(1, &rules.layout);
                let [to_act] = one.to_act else { return };
                let ([terminated], [truncated]) = (one.terminated, one.truncated) else { return };
                let (mask, rewards, observations) = (one.mask, one.rewards, one.observations);
                let scratch = &mut scratch;
                work(
                    rules,
                    slot,
                    &mut Row { observations, mask, to_act, rewards, terminated, truncated, scratch },
                );
            }
        };
        match pool {
            None => part(slots, rows),
            Some(pool) => {
                let each = slots.len().div_ceil(pool.current_num_threads()).max(1);
                pool.scope(|scope| {
                    for slots in slots.chunks_mut(each) {
                        let rows = rows.take(slots.len(), &rules.layout);
                        scope.spawn(|_| part(slots, rows));
                    }
                });
            }
        }
        Ok(())
    }
}

/// The row of one game.
struct Row<'a> {
    observations: Observations<'a>,
    mask: &'a mut [bool],
    to_act: &'a mut i8,
    rewards: &'a mut [f32],
    terminated: &'a mut bool,
    truncated: &'a mut bool,
    scratch: &'a mut [u8],
}

impl<G: Encoded + 'static> Slot<G> {
    /// Seeds are hashed from the seed of all and the number of the game, so that neighbours share nothing.
    fn new(rules: &Rules<G>, seed: Seed, at: u64) -> Self {
        let (mut deals, moves) = (Luck::of(seed, 2 * at), Luck::of(seed, 2 * at + 1));
        Self { episode: Episode::new(rules, deals.word()), deals, moves, chosen: 0 }
    }

    /// The next game in which the caller has something to decide.
    fn deal(&mut self, rules: &Rules<G>) {
        loop {
            let seed = self.deals.word();
            self.episode.deal(rules, seed);
            if !self.episode.is_over() {
                return;
            }
        }
    }

    fn step(&mut self, rules: &Rules<G>, autoreset: Autoreset, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        if self.episode.is_over() {
            if autoreset == Autoreset::NextStep {
                self.deal(rules);
                (*row.terminated, *row.truncated) = (false, false);
            }
            return self.write(rules, row);
        }
        self.episode.play_place(rules, self.chosen);
        let over = self.episode.is_over();
        let ended = over && self.episode.outcome(rules).is_some();
        (*row.terminated, *row.truncated) = (ended, over && !ended);
        if over {
            self.episode.rewards(rules, row.rewards);
            if autoreset == Autoreset::SameStep {
                self.deal(rules);
            }
        }
        self.write(rules, row);
    }

    fn write(&self, rules: &Rules<G>, row: &mut Row<'_>) {
        let seat = self.episode.seat();
        *row.to_act = seat.index() as i8;
        self.episode.mask(row.mask);
        match &mut row.observations {
            Observations::Bytes(bytes) => self.episode.observe(rules, seat, bytes),
            Observations::Floats(floats) => {
                self.episode.observe(rules, seat, row.scratch);
                floats.iter_mut().zip(row.scratch.iter()).for_each(|(float, &byte)| *float = f32::from(byte));
            }
        }
    }
}
