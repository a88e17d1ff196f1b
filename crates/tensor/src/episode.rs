//! One game that is played by indexes.

use talon_bots::{Bot, Engine};
use talon_core::{Eyes, Luck, Outcome, Seat, SeatSet, Seed, Silent, Together};

use crate::encoded::{Encoded, Layout, NoLayout, SPARE, layout};

/// Who plays the seats that the caller does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Others {
    /// The seat of the caller.
    pub seat: Seat,
    /// Who plays all the others.
    pub bot: Bot,
}

/// What all episodes of a set-up share.
pub struct Rules<G: Encoded + 'static> {
    pub(crate) game: &'static G,
    pub(crate) setup: G::Setup,
    pub(crate) layout: Layout,
    others: Option<(Others, Engine<'static, G>)>,
    skip_forced: bool,
}

impl<G: Encoded + 'static> Rules<G> {
    /// With `skip_forced` a decision with a single legal move is not asked.
    pub fn new(
        game: &'static G,
        setup: G::Setup,
        others: Option<Others>,
        skip_forced: bool,
    ) -> Result<Self, NoLayout> {
        let layout = layout(game, &setup)?;
        let others = others.map(|others| (others, Engine::new(game)));
        Ok(Self { game, setup, layout, others, skip_forced })
    }

    /// The layout.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }
}

/// One game that is played by indexes, one seat at a time.
///
/// ```
/// use talon_core::{Game, Options};
/// use talon_games::{Loaded, Realms};
/// use talon_tensor::{Episode, Rules};
///
/// let game = Realms::loaded();
/// let rules = Rules::new(game, game.setup(&Options::new())?, None, false)?;
/// let mut episode = Episode::new(&rules, 7);
/// while !episode.is_over() {
///     let first = episode.legal()[0];
///     assert!(episode.play(&rules, first.into()));
/// }
/// let mut rewards = [0.0; 3];
/// episode.rewards(&rules, &mut rewards);
/// assert_eq!(rewards.iter().sum::<f32>(), 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Episode<G: Encoded> {
    state: G::State,
    seat: Seat,
    over: bool,
    waited: SeatSet,
    /// Has a caller's seat traded in this round?
    traded: bool,
    decisions: usize,
    luck: Luck,
    choices: Vec<G::Choice>,
    /// The index of each choice, and last of all that of waiting, where one may.
    indexes: Vec<u16>,
}

impl<G: Encoded> Clone for Episode<G> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            choices: self.choices.clone(),
            indexes: self.indexes.clone(),
            ..*self
        }
    }
}

impl<G: Encoded + 'static> Episode<G> {
    /// Deals and runs to the first decision of the caller.
    pub fn new(rules: &Rules<G>, seed: Seed) -> Self {
        let state = rules.game.deal(&rules.setup, seed);
        let (choices, indexes) = (Vec::new(), Vec::new());
        let (seat, waited, luck) = (Seat::at(0), SeatSet::NONE, Luck::of(seed, 0));
        let (over, traded, decisions) = (false, false, 0);
        let mut episode = Self { state, seat, over, waited, traded, decisions, luck, choices, indexes };
        episode.begin(rules);
        episode
    }

    /// Deals another game in its place.
    pub fn deal(&mut self, rules: &Rules<G>, seed: Seed) {
        self.state = rules.game.deal(&rules.setup, seed);
        self.luck = Luck::of(seed, 0);
        (self.waited, self.traded, self.decisions) = (SeatSet::NONE, false, 0);
        self.begin(rules);
    }

    fn begin(&mut self, rules: &Rules<G>) {
        rules.game.open(&mut self.state, &mut Silent);
        self.settle(rules);
    }

    /// Runs on to the next decision of the caller.
    fn settle(&mut self, rules: &Rules<G>) {
        loop {
            let game = rules.game;
            self.choices.clear();
            self.indexes.clear();
            if game.is_trading(&self.state) {
                self.trade(game);
            }
            let asked = game.asked(&self.state, self.waited).filter(|_| self.decisions < G::LINES_MAX);
            let Some(seat) = asked else {
                self.over = true;
                return;
            };
            (self.seat, self.over) = (seat, false);
            game.choices(&self.state, seat, &mut self.choices);
            if game.is_trading(&self.state) {
                self.choices.retain(|choice| !game.is_clock(choice));
            }
            let may_wait = game.may_wait(&self.state, seat, self.waited);
            match &rules.others {
                Some((others, engine)) if others.seat != seat => {
                    self.let_bot_play(rules, engine, others.bot, may_wait);
                }
                _ if rules.skip_forced && !may_wait && self.choices.len() == 1 => self.advance(rules, 0),
                _ => return self.number(rules, may_wait),
            }
        }
    }

    /// Ends a round of trading in which everybody was asked. After one in which no seat of the caller wanted anything, the clock rings, as it does
    /// when no more offers are allowed.
    fn trade(&mut self, game: &G) {
        let seats = game.to_act(&self.state);
        let everybody = seats.iter().all(|seat| self.waited.has(seat));
        let Some(seat) = seats.lowest().filter(|_| everybody) else { return };
        let goes_on = std::mem::take(&mut self.traded);
        self.waited = SeatSet::NONE;
        game.choices(&self.state, seat, &mut self.choices);
        let clock = self.choices.iter().find(|choice| game.is_clock(choice)).copied();
        if let Some(clock) = clock.filter(|_| !goes_on || self.choices.len() == 1) {
            game.advance(&mut self.state, seat, &clock, &mut Silent);
        }
        self.choices.clear();
    }

    /// A bot never steps into the turn of somebody else; where all trade, it does one thing in a round.
    fn let_bot_play(&mut self, rules: &Rules<G>, engine: &Engine<'static, G>, bot: Bot, may_wait: bool) {
        if may_wait && (self.choices.is_empty() || !rules.game.is_trading(&self.state)) {
            self.waited = self.waited.with(self.seat);
            return;
        }
        let traded = self.traded;
        let eyes = Eyes::new(rules.game, &self.state, self.seat);
        let number = engine.choose(bot, &eyes, &self.choices, &mut self.luck);
        self.advance(rules, number);
        self.traded = traded;
    }

    /// Gives every choice its index.
    #[inline]
    fn number(&mut self, rules: &Rules<G>, may_wait: bool) {
        let (game, state, seat) = (rules.game, &self.state, self.seat);
        let first_spare = rules.layout.actions - SPARE;
        let mut spare = first_spare;
        for choice in &self.choices {
            let index = game.index(state, seat, choice).unwrap_or_else(|| {
                spare += 1;
                spare - 1
            });
            self.indexes.push(index as u16);
        }
        if spare > rules.layout.actions {
            // More moves without an index than there are spare ones: the last of them cannot be made.
            let last = rules.layout.actions as u16;
            let mut kept = self.indexes.iter().map(|&index| index < last);
            self.choices.retain(|_| kept.next().unwrap_or(false));
            self.indexes.retain(|&index| index < last);
        }
        if let (true, Some(wait)) = (may_wait, game.wait_index(state)) {
            self.indexes.push(wait as u16);
        }
    }

    fn advance(&mut self, rules: &Rules<G>, place: usize) {
        let game = rules.game;
        let turn = game.on_turn(&self.state);
        let trades = game.is_trading(&self.state);
        let pooled = G::GROUP && game.together(&self.state) == Together::Pooled;
        game.advance(&mut self.state, self.seat, &self.choices[place], &mut Silent);
        self.decisions += 1;
        if pooled || game.on_turn(&self.state) != turn {
            self.waited = SeatSet::NONE;
        }
        if trades {
            (self.waited, self.traded) = (self.waited.with(self.seat), true);
        }
    }

    /// Where this index stands in the list of legal moves.
    #[inline]
    pub fn place(&self, action: i64) -> Option<usize> {
        self.indexes.iter().position(|&index| i64::from(index) == action)
    }

    /// Plays the move with this index and runs on to the next decision; `false`, and nothing changes, if it is not legal.
    pub fn play(&mut self, rules: &Rules<G>, action: i64) -> bool {
        let place = self.place(action);
        if let Some(place) = place {
            self.play_place(rules, place);
        }
        place.is_some()
    }

    /// Plays the move at this place of the list of legal moves.
    #[inline]
    pub(crate) fn play_place(&mut self, rules: &Rules<G>, place: usize) {
        if place < self.choices.len() {
            self.advance(rules, place);
        } else {
            self.waited = self.waited.with(self.seat);
        }
        self.settle(rules);
    }

    /// Is there nothing more to decide?
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Whose decision it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The indexes of all legal moves.
    pub fn legal(&self) -> &[u16] {
        &self.indexes
    }

    /// One of the legal moves, each equally likely; 0 once it is over.
    #[inline]
    pub fn sample(&self, luck: &mut Luck) -> u16 {
        self.indexes.get(luck.below(self.indexes.len())).copied().unwrap_or(0)
    }

    /// The position, with every secret.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// The same game in another world that `seat` could not tell from this one.
    #[must_use]
    pub fn resampled(&self, rules: &Rules<G>, seat: Seat, seed: Seed) -> Self {
        let mut other = self.clone();
        other.state = rules.game.resample(&self.state, seat, &mut talon_core::Dice::new(seed));
        other.settle(rules);
        other
    }

    /// How it ended; `None` while it is still on, or if it was cut short because of its length.
    pub fn outcome(&self, rules: &Rules<G>) -> Option<Outcome> {
        rules.game.outcome(&self.state)
    }

    /// Writes what a seat may know.
    #[inline]
    pub fn observe(&self, rules: &Rules<G>, seat: Seat, row: &mut [u8]) {
        rules.game.observe(&self.state, seat, row);
    }

    /// Writes which moves are legal for the seat that is asked.
    #[inline]
    pub fn mask(&self, row: &mut [bool]) {
        row.fill(false);
        for &index in &self.indexes {
            row[usize::from(index)] = true;
        }
    }

    /// Writes what each seat got; zeros while the game is still on.
    pub fn rewards(&self, rules: &Rules<G>, row: &mut [f32]) {
        row.fill(0.0);
        let Some(outcome) = self.outcome(rules) else { return };
        match outcome {
            Outcome::PlayersWon { .. } => row.fill(1.0),
            Outcome::PlayersLost { .. } => row.fill(-1.0),
            Outcome::Seats(won) | Outcome::Team { seats: won, .. } => share(row, won),
        }
    }

    /// A legal move in the notation; `wait` is not a move of the game.
    pub fn notation(&self, rules: &Rules<G>, action: i64) -> Option<String> {
        let place = self.place(action)?;
        Some(match self.choices.get(place) {
            Some(choice) => rules.game.print(&self.state, self.seat, choice),
            None => WAIT.to_string(),
        })
    }

    /// The index of a legal move in the notation.
    pub fn action(&self, rules: &Rules<G>, notation: &str) -> Option<u16> {
        if notation == WAIT {
            return self.indexes.get(self.choices.len()).copied();
        }
        let choice = rules.game.parse(&self.state, self.seat, notation).ok()?;
        let place = self.choices.iter().position(|other| *other == choice)?;
        self.indexes.get(place).copied()
    }
}

/// How waiting for others is written.
const WAIT: &str = "wait";

/// Winners share 1, losers share -1; a win that everybody shares is worth nothing.
fn share(row: &mut [f32], won: SeatSet) {
    let losers = row.len() - won.len();
    if losers == 0 {
        return;
    }
    for (at, reward) in row.iter_mut().enumerate() {
        *reward = if won.has(Seat::at(at)) { 1.0 / won.len() as f32 } else { -1.0 / losers as f32 };
    }
}
