//! One running game.

use std::sync::Arc;

use talon_core::{
    BadOption, Closing, Dice, Fault, Game, Line, Offer, Options, Outcome, Phrase, Record, Refusal, Seat,
    SeatSet, Seed, Silent, Together, Value, Viewer, digest, given_of,
};

/// A running game: how it was set up, what was played, how it stands.
///
/// The state can always be rebuilt from the rest, so only [`Table::record`] is ever stored.
///
/// ```
/// use talon_core::{Options, Seat};
/// use talon_table::Table;
/// use talon_games::{Loaded, Realms};
///
/// let mut table = Table::new(Realms::loaded(), &Options::new(), 8812)?;
/// let seat = Seat::at(0);
/// table.play(seat, "draw")?;
/// let choices = table.choices(seat);
/// assert!(choices.iter().all(|choice| choice.starts_with("discard ")));
/// table.play(seat, &choices[0])?;
/// assert!(table.to_act().has(Seat::at(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Table<G: Game + 'static> {
    game: &'static G,
    setup: G::Setup,
    seed: Seed,
    /// The position that was laid over the deal.
    given: Option<Arc<Value>>,
    state: G::State,
    lines: Vec<Line>,
}

impl<G: Game + 'static> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game,
            setup: self.setup.clone(),
            seed: self.seed,
            given: self.given.clone(),
            state: self.state.clone(),
            lines: self.lines.clone(),
        }
    }
}

impl<G: Game + 'static> Table<G> {
    /// Deals a new game and runs it to its first question.
    ///
    /// ```
    /// use talon_core::{Options, Value};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// let four = Options::from([("players".to_string(), Value::Int(4))]);
    /// assert_eq!(Table::new(Realms::loaded(), &four, 1)?.seats(), 4);
    ///
    /// let forty = Options::from([("players".to_string(), Value::Int(40))]);
    /// assert!(Table::new(Realms::loaded(), &forty, 1).is_err());
    /// # Ok::<(), talon_core::BadOption>(())
    /// ```
    pub fn new(game: &'static G, options: &Options, seed: Seed) -> Result<Self, BadOption> {
        Ok(Self::dealt(game, game.setup(options)?, seed))
    }

    /// The same with options that were checked before.
    pub fn dealt(game: &'static G, setup: G::Setup, seed: Seed) -> Self {
        let mut state = game.deal(&setup, seed);
        game.open(&mut state, &mut Silent);
        Self { game, setup, seed, given: None, state, lines: Vec::new() }
    }

    /// A game that begins from a written position, as a scenario's `given` writes it.
    ///
    /// ```
    /// use talon_core::{Game, Options, Seat, Value};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// let game = Realms::loaded();
    /// let given = Value::map([("to_act", Value::Int(2))]);
    /// let mut table = Table::laid(game, game.setup(&Options::new())?, 8812, given)?;
    /// table.play(Seat::at(1), "draw")?;
    ///
    /// // Its record holds the position, and leads to the same game again.
    /// let again = Table::replay(game, &table.record())?;
    /// assert_eq!(again.state(), table.state());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn laid(game: &'static G, setup: G::Setup, seed: Seed, given: Value) -> Result<Self, Fault> {
        let mut state = game.deal(&setup, seed);
        game.lay(&mut state, &given)?;
        game.open(&mut state, &mut Silent);
        Ok(Self { game, setup, seed, given: Some(Arc::new(given)), state, lines: Vec::new() })
    }

    /// The game that is played.
    pub const fn game(&self) -> &'static G {
        self.game
    }

    /// How it was set up.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed of its dice; a player may see it only when the game is over.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The written position it began from, if it did not begin from a deal.
    pub fn given(&self) -> Option<&Value> {
        self.given.as_deref()
    }

    /// How it stands, with every secret.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// A table in the same position, with no moves behind it.
    #[must_use]
    pub fn without_past(&self) -> Self {
        let (setup, given, state) = (self.setup.clone(), self.given.clone(), self.state.clone());
        Self { game: self.game, setup, seed: self.seed, given, state, lines: Vec::new() }
    }

    /// A table in another world that `seat` could not tell from this one, with no moves behind it: to try things on, not to be
    /// recorded.
    #[must_use]
    pub fn resampled(&self, seat: Seat, dice: &mut Dice) -> Self {
        Self { state: self.game.resample(&self.state, seat, dice), ..self.without_past() }
    }

    /// The moves so far; their digests are computed when a record is made.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.game.seats(&self.state)
    }

    /// Who may act now; nobody once the game is over.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    /// How those who may act now belong together.
    pub fn together(&self) -> Together {
        self.game.together(&self.state)
    }

    /// How it ended; `None` while it is still on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// What `seat` may do, in the notation of `docs/notation.md`.
    pub fn choices(&self, seat: Seat) -> Vec<String> {
        self.bare_choices(seat).iter().map(|choice| self.game.print(&self.state, seat, choice)).collect()
    }

    /// What `seat` may do, as a person sees it.
    ///
    /// ```
    /// use talon_core::{Anchor, Options, Seat};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// // A page draws an offer where it belongs: the deck, a card, a player, the bar.
    /// let table = Table::new(Realms::loaded(), &Options::new(), 8812)?;
    /// let offers = table.offers(Seat::at(0));
    /// assert!(matches!(&offers[0].at, Anchor::Place(deck) if deck.area == "deck"));
    /// # Ok::<(), talon_core::BadOption>(())
    /// ```
    pub fn offers(&self, seat: Seat) -> Vec<Offer<G::Choice>> {
        self.bare_choices(seat).iter().map(|choice| self.game.offer(&self.state, seat, choice)).collect()
    }

    /// What `seat` is asked; `None` for a seat that may not act.
    pub fn prompt(&self, seat: Seat) -> Option<Phrase> {
        self.to_act().has(seat).then(|| self.game.prompt(&self.state, seat))
    }

    /// Why `seat` may not make this move now; `None` if it may. The reason is found in another position that the seat
    /// could not tell from this one, so it gives away nothing hidden.
    ///
    /// ```
    /// use talon_core::{Options, Seat};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// let table = Table::new(Realms::loaded(), &Options::new(), 8812)?;
    /// assert_eq!(table.refusal(Seat::at(0), "draw"), None);
    /// let reason = table.refusal(Seat::at(1), "draw").unwrap();
    /// assert_eq!(reason.to_string(), "it is not the turn of seat2; to act: seat1");
    /// # Ok::<(), talon_core::BadOption>(())
    /// ```
    pub fn refusal(&self, seat: Seat, text: &str) -> Option<Refusal> {
        // A seat the table does not have knows nothing, and is refused before anything is looked at.
        let sits = seat.index() < self.seats();
        let known = sits.then(|| self.game.resample(&self.state, seat, &mut Dice::new(0)));
        allowed(self.game, known.as_ref().unwrap_or(&self.state), seat, text).err()
    }

    /// What `viewer` sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// What `viewer` sees, in the keys of the scenario format.
    ///
    /// ```
    /// use talon_core::{Options, Seat, Viewer};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// let table = Table::new(Realms::loaded(), &Options::new(), 8812)?;
    /// let own = table.position(Viewer::Seat(Seat::at(0)));
    /// let public = table.position(Viewer::Watcher);
    /// assert_ne!(own, public);
    /// assert!(public.to_string().contains("\"?\""), "a card that a watcher may not know is a question mark");
    /// # Ok::<(), talon_core::BadOption>(())
    /// ```
    pub fn position(&self, viewer: Viewer) -> Value {
        self.game.position(&self.view(viewer))
    }

    /// What happened before the first question, and how the table stood then.
    pub fn opening(&self) -> (G::State, Vec<G::Event>) {
        let mut state = self.start();
        let mut events = Vec::new();
        self.game.open(&mut state, &mut events);
        (state, events)
    }

    /// This moment as a position that a scenario can lay out. `None` in the middle of something that no scenario can begin
    /// with: what is laid must stand exactly as this table does, with the same choices.
    ///
    /// ```
    /// use talon_core::{Game, Options, Seat, Viewer};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// let mut table = Table::new(Realms::loaded(), &Options::new(), 8812)?;
    /// table.play(Seat::at(0), "draw")?;
    /// let given = table.as_given().unwrap();
    /// let again = Table::laid(table.game(), table.setup().clone(), 1, given)?;
    /// assert_eq!(again.position(Viewer::Judge), table.position(Viewer::Judge));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn as_given(&self) -> Option<Value> {
        let dealt = self.game.deal(&self.setup, self.seed);
        let position = self.position(Viewer::Judge);
        let given = given_of(&self.game.given_parts(&dealt), &position);
        let again = Self::laid(self.game, self.setup.clone(), self.seed, given.clone()).ok()?;
        let asks = |table: &Self| -> Vec<Vec<String>> {
            (0..table.seats()).map(|seat| table.choices(Seat::at(seat))).collect()
        };
        (again.position(Viewer::Judge).to_string() == position.to_string() && asks(&again) == asks(self))
            .then_some(given)
    }

    /// How the cards lay before anything happened: as dealt, with the written position laid over them.
    pub fn start(&self) -> G::State {
        let mut state = self.game.deal(&self.setup, self.seed);
        if let Some(given) = &self.given {
            let laid = self.game.lay(&mut state, given);
            debug_assert!(laid.is_ok(), "a position that was laid once can be laid again: {laid:?}");
        }
        state
    }

    /// The same table before its first move.
    fn anew(&self) -> Self {
        let mut state = self.start();
        self.game.open(&mut state, &mut Silent);
        Self { state, ..self.without_past() }
    }

    /// Plays a move. On `Err` nothing has changed.
    ///
    /// ```
    /// use talon_core::{Game, Options, Seat, Viewer};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// let mut table = Table::new(Realms::loaded(), &Options::new(), 8812)?;
    /// assert!(table.play(Seat::at(0), "discard king").is_err(), "nothing has been drawn yet");
    ///
    /// let events = table.play(Seat::at(0), "draw")?;
    /// let told = table.game().redact(table.state(), &events[0], Viewer::Watcher).unwrap();
    /// assert_eq!(table.game().tell(&told).key, "realms-log-drew-hidden");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<G::Event>, Refusal> {
        let choice = allowed(self.game, &self.state, seat, text)?;
        // The notation is read leniently and stored in its standard spelling.
        let text = self.game.print(&self.state, seat, &choice);
        let mut events = Vec::new();
        self.game.advance(&mut self.state, seat, &choice, &mut events);
        self.lines.push(Line { seat, text, digest: None });
        Ok(events)
    }

    /// Digest of the printed position.
    pub fn digest(&self) -> u64 {
        digest(&self.position(Viewer::Judge).to_string())
    }

    /// The record of the game so far.
    ///
    /// ```
    /// use talon_core::{Options, Record, Seat};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// let mut table = Table::new(Realms::loaded(), &Options::new(), 8812)?;
    /// table.play(Seat::at(0), "draw")?;
    /// let text = table.record().to_string();
    ///
    /// let again = Table::replay(Realms::loaded(), &Record::parse(&text)?)?;
    /// assert_eq!(again.state(), table.state());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn record(&self) -> Record {
        Record {
            game: G::NAME.to_string(),
            rules: G::RULES,
            seed: self.seed,
            options: self.game.options(&self.setup),
            given: self.given.as_deref().cloned(),
            comments: Vec::new(),
            lines: self.digested(),
            closing: Closing { outcome: outcome_text(self.outcome()), digest: self.digest() },
        }
    }

    /// The moves with the digests that a record carries. Printing a position takes longer than many moves do, and most games
    /// are never written down, so it is done here, by playing them again.
    fn digested(&self) -> Vec<Line> {
        let mut lines = self.lines.clone();
        let last = (1..=lines.len()).rev().find(|number| Record::has_digest(*number)).unwrap_or(0);
        if last > 0 {
            let mut again = self.anew();
            for (line, number) in lines[..last].iter_mut().zip(1..) {
                again.repeat(line);
                line.digest = Record::has_digest(number).then(|| again.digest());
            }
        }
        lines
    }

    /// Goes back to the position after the first `count` moves (or stays, if there are not that many).
    ///
    /// ```
    /// use talon_core::{Options, Seat};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// let mut table = Table::new(Realms::loaded(), &Options::new(), 8812)?;
    /// let before = table.digest();
    /// table.play(Seat::at(0), "draw")?;
    /// table.rewind(0);
    /// assert_eq!(table.digest(), before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rewind(&mut self, count: usize) {
        if count < self.lines.len() {
            let mut again = self.anew();
            for line in &self.lines[..count] {
                again.repeat(line);
            }
            *self = again;
        }
    }

    /// To which number of moves `seat` may take its last moves back: as far as only this seat has moved since and
    /// none of these viewers has learnt or lost sight of a card, so that taking back neither asks the dice again nor uses
    /// what was seen.
    ///
    /// ```
    /// use talon_core::{Options, Seat, Viewer};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// let mut table = Table::new(Realms::loaded(), &Options::new(), 8812)?;
    /// let seat = Seat::at(0);
    /// table.play(seat, "draw")?;
    /// assert_eq!(table.undo_floor(seat, &[Viewer::Seat(seat)]), 1, "a card that was seen stays drawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo_floor(&self, seat: Seat, viewers: &[Viewer]) -> usize {
        let others = self.lines.iter().rposition(|line| line.seat != seat);
        let first = others.map_or(0, |place| place + 1);
        let mut walk = self.clone();
        walk.rewind(first);
        let (mut floor, mut known) = (first, walk.known(viewers));
        for line in &self.lines[first..] {
            walk.repeat(line);
            let now = walk.known(viewers);
            if now != known {
                floor = walk.lines.len();
            }
            known = now;
        }
        floor
    }

    /// The cards each viewer sees, as sorted kinds.
    fn known(&self, viewers: &[Viewer]) -> Vec<Vec<u16>> {
        let kinds = |&viewer: &Viewer| {
            let mut kinds = Vec::new();
            self.game.cards_shown(&self.view(viewer), &mut kinds);
            kinds.sort_unstable();
            kinds
        };
        viewers.iter().map(kinds).collect()
    }

    /// Plays a line of this very table once more.
    fn repeat(&mut self, line: &Line) {
        let played = self.play(line.seat, &line.text);
        debug_assert!(played.is_ok(), "a move that was played once can be played again: {played:?}");
    }

    fn bare_choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if self.to_act().has(seat) {
            self.game.choices(&self.state, seat, &mut choices);
        }
        choices
    }
}

/// The choice a text stands for, if this seat may make it now.
pub(crate) fn allowed<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    text: &str,
) -> Result<G::Choice, Refusal> {
    let to_act = game.to_act(state);
    let not_your_turn = Refusal::NotYourTurn { seat, to_act };
    if to_act.is_empty() {
        return Err(Refusal::Over);
    }
    // A seat the table does not have must not reach the game, which indexes by it.
    if seat.index() >= game.seats(state) {
        return Err(not_your_turn);
    }
    match game.parse(state, seat, text) {
        Ok(choice) => match game.refusal(state, seat, &choice) {
            Some(refusal) => Err(refusal),
            None if to_act.has(seat) => Ok(choice),
            None => Err(not_your_turn),
        },
        Err(refusal) if to_act.has(seat) => Err(refusal),
        Err(_) => Err(not_your_turn),
    }
}

/// The outcome in the words of records and scenarios.
pub(crate) fn outcome_text(outcome: Option<Outcome>) -> String {
    outcome.map_or_else(|| "ongoing".to_string(), |outcome| outcome.to_string())
}
