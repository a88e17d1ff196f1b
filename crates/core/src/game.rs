//! The interface that every game implements.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::hash::Hash;

use crate::{
    BadOption, Dice, Fault, GivenPart, Offer, OptionSpec, Options, Phrase, Refusal, Seat, SeatSet, Seed,
    Value, Viewer,
};

/// A game: `self` is the loaded catalogue of cards and never changes; everything that changes is in `State`.
///
/// There are two ways to ask what can be done. [`Game::choices`] fills a reused buffer with bare choices and does
/// nothing else: bots, playouts and laws use it. [`Game::offer`] adds the anchor and the words for a person.
/// Likewise, [`Game::advance`] trusts its caller and writes events only into a [`Sink`] that wants them;
/// [`Game::apply`] is for everything that comes from outside.
///
/// ```
/// use talon_core::{Game, Options, Silent, Value};
/// use talon_realms::Realms;
///
/// let game = Realms::load();
/// let setup = game.setup(&Options::from([("players".to_string(), Value::Int(4))]))?;
/// let mut state = game.deal(&setup, 8812);
/// game.open(&mut state, &mut Silent);
///
/// // Everybody always makes the first choice there is.
/// let mut choices = Vec::new();
/// while let Some(seat) = game.to_act(&state).lowest() {
///     choices.clear();
///     game.choices(&state, seat, &mut choices);
///     game.advance(&mut state, seat, &choices[0], &mut Silent);
/// }
/// assert!(game.outcome(&state).is_some());
/// # Ok::<(), talon_core::BadOption>(())
/// ```
pub trait Game: Sized + Sync {
    /// Checked set-up options.
    type Setup: Clone + Eq + fmt::Debug + Send + Sync;
    /// Everything that changes; plain data, cheap to clone.
    type State: Clone + Eq + Hash + fmt::Debug + Send + Sync;
    /// One answer to the present question; small and flat.
    type Choice: Copy + Eq + Ord + fmt::Debug + Send + Sync + 'static;
    /// Something that happened, before anybody hears of it.
    type Event: Clone + Eq + fmt::Debug + Send + Sync + 'static;
    /// What one viewer sees; built field by field, never a state with blanks.
    type View: Clone + Eq + fmt::Debug;

    /// The game's name, as files and commands write it: `realms`, `shards`, `aeons`.
    const NAME: &'static str;
    /// Raised whenever a ruling changes what a record leads to.
    const RULES: u32;
    /// No game has more lines than this.
    const LINES_MAX: usize;
    /// Every cause by which players win or lose together ([`Outcome::PlayersWon`], [`Outcome::PlayersLost`]). Its words are
    /// in the locale file of the game: `aeons-cause-nemesis-defeated`.
    const CAUSES: &'static [&'static str] = &[];
    /// Do the players decide some things as a group? See [`Game::together`].
    const GROUP: bool = false;

    /// The options this game knows, in the order a lobby shows them.
    fn option_specs(&self) -> Vec<OptionSpec>;
    /// Checks options; unknown keys and impossible combinations are refused with what would be right.
    fn setup(&self, options: &Options) -> Result<Self::Setup, BadOption>;
    /// The options that lead to this set-up, without those left at their default (but always with `players` and `mode`).
    fn options(&self, setup: &Self::Setup) -> Options;

    /// Deals, up to but not including the first decision or turn-order draw.
    fn deal(&self, setup: &Self::Setup, seed: Seed) -> Self::State;
    /// Lays a scenario's `given` over a dealt position.
    fn lay(&self, state: &mut Self::State, given: &Value) -> Result<(), Fault>;
    /// What `given` can say about this dealt position, in the order an editor shows it; nothing where no position can be
    /// written by hand.
    fn given_parts(&self, _state: &Self::State) -> Vec<GivenPart> {
        Vec::new()
    }
    /// Runs a dealt position to its first question.
    fn open<S: Sink<Self::Event>>(&self, state: &mut Self::State, sink: &mut S);

    /// How many seats there are.
    fn seats(&self, state: &Self::State) -> usize;
    /// Seats that may act now; empty once the game is over.
    fn to_act(&self, state: &Self::State) -> SeatSet;
    /// Appends every choice `seat` has now (nothing if it may not act). Makes no texts.
    fn choices(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Choice>);
    /// Why this choice may not be made now; `None` if it may.
    ///
    /// ```
    /// use talon_core::{Game, Options, Seat, Silent};
    /// use talon_realms::Realms;
    ///
    /// let game = Realms::load();
    /// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
    /// game.open(&mut state, &mut Silent);
    ///
    /// let (first, second) = (Seat::at(0), Seat::at(1));
    /// let draw = game.parse(&state, first, "draw").unwrap();
    /// assert_eq!(game.refusal(&state, first, &draw), None);
    /// let refused = game.refusal(&state, second, &draw).unwrap();
    /// assert_eq!(refused.to_string(), "it is not the turn of seat2; to act: seat1");
    /// # Ok::<(), talon_core::BadOption>(())
    /// ```
    fn refusal(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Option<Refusal>;
    /// Plays a choice that [`Game::choices`] listed or [`Game::refusal`] passed, and runs on to the next question.
    fn advance<S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Choice,
        sink: &mut S,
    );
    /// How it ended; `None` while it is still on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What kind of step a choice is, for code that lays out a turn.
    fn kind(&self, _choice: &Self::Choice) -> ChoiceKind {
        ChoiceKind::Plain
    }

    /// How the seats that may act now belong together.
    fn together(&self, _state: &Self::State) -> Together {
        Together::Apart
    }

    /// Is this a choice that belongs to the table's clock rather than to a player's will?
    fn is_clock(&self, choice: &Self::Choice) -> bool {
        self.kind(choice) == ChoiceKind::Clock
    }

    /// The id of the opponent that all seats play against together, if there is one with a name.
    fn foe(&self, _view: &Self::View) -> Option<&str> {
        None
    }

    /// Could everybody have foreseen this question? `false` while a seat is asked something that only some hands are asked: until
    /// it has answered, the others hear nothing of the move that led there, so that declining a question gives nothing away.
    fn is_settled(&self, _state: &Self::State) -> bool {
        true
    }

    /// Does this event say who was drawn by lot to go first? Pages show that beside the log for the whole game.
    fn is_lot(&self, _event: &Self::Event) -> bool {
        false
    }

    /// The choice as a person sees it.
    fn offer(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Offer<Self::Choice>;
    /// The sentence that says what `seat` is asked.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Phrase;
    /// The choice in the notation of `docs/notation.md`.
    fn print(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> String;
    /// Reads a move in that notation. Says nothing about whether it is allowed.
    ///
    /// ```
    /// use talon_core::{Game, Options, Seat, Silent};
    /// use talon_realms::Realms;
    ///
    /// let game = Realms::load();
    /// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
    /// game.open(&mut state, &mut Silent);
    ///
    /// let seat = Seat::at(0);
    /// let choice = game.parse(&state, seat, "draw").unwrap();
    /// assert_eq!(game.print(&state, seat, &choice), "draw");
    /// assert!(game.parse(&state, seat, "castle").is_err());
    /// # Ok::<(), talon_core::BadOption>(())
    /// ```
    fn parse(&self, state: &Self::State, seat: Seat, text: &str) -> Result<Self::Choice, Refusal>;

    /// What `viewer` sees.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A view with the keys of the scenario format. The judge's view is the whole position.
    fn position(&self, view: &Self::View) -> Value;
    /// What a word of [`Game::position`] says to a person, where it is not the id of a card: `main` under `phase`.
    ///
    /// ```
    /// use talon_core::Game;
    /// use talon_realms::Realms;
    ///
    /// // Everything in a position of Fantasy Realms is a card or a number.
    /// assert_eq!(Realms::load().position_word("hand", "king"), None);
    /// ```
    fn position_word(&self, _key: &str, _word: &str) -> Option<Phrase> {
        None
    }
    /// The id of the card that a move in the notation names, for lists of what was played: no position is needed for it.
    ///
    /// ```
    /// use talon_core::Game;
    /// use talon_realms::Realms;
    ///
    /// let game = Realms::load();
    /// assert_eq!(game.card_named("discard king"), Some("king"));
    /// assert_eq!(game.card_named("draw"), None);
    /// ```
    fn card_named<'t>(&self, _text: &'t str) -> Option<&'t str> {
        None
    }
    /// Another state this seat could not tell from the real one.
    fn resample(&self, state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::State;

    /// The event as `viewer` may hear of it; `None` if not at all.
    ///
    /// ```
    /// use talon_core::{Game, Options, Seat, Silent, Viewer};
    /// use talon_realms::Realms;
    ///
    /// let game = Realms::load();
    /// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
    /// game.open(&mut state, &mut Silent);
    /// let (seat, mut events) = (Seat::at(0), Vec::new());
    /// let draw = game.parse(&state, seat, "draw").unwrap();
    /// game.advance(&mut state, seat, &draw, &mut events);
    ///
    /// // Who drew is told which card it was, the others only that one was drawn.
    /// let own = game.redact(&state, &events[0], Viewer::Seat(seat));
    /// let public = game.redact(&state, &events[0], Viewer::Watcher);
    /// assert!(own.is_some() && public.is_some() && own != public);
    /// # Ok::<(), talon_core::BadOption>(())
    /// ```
    fn redact(&self, state: &Self::State, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// The sentence for the log.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// Every card of the game, wherever it lies, as kinds (a multiset, in any order).
    fn cards(&self, state: &Self::State, out: &mut Vec<u16>);
    /// The kinds a view shows face up.
    fn cards_shown(&self, view: &Self::View, out: &mut Vec<u16>);
    /// The kinds an event names.
    fn cards_told(&self, event: &Self::Event, out: &mut Vec<u16>);

    /// Plays a choice from outside. On `Err` the state is unchanged.
    fn apply<S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Choice,
        sink: &mut S,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(state, seat, choice) {
            return Err(refusal);
        }
        self.advance(state, seat, choice, sink);
        Ok(())
    }
}

/// Where events go. A playout uses [`Silent`], and the compiler leaves out the code that makes them.
///
/// ```
/// use talon_core::{Silent, Sink};
///
/// fn roll<S: Sink<String>>(sink: &mut S) {
///     sink.note(|| "a six".to_string());
/// }
///
/// let mut heard = Vec::new();
/// roll(&mut heard);
/// assert_eq!(heard, ["a six"]);
/// roll(&mut Silent); // the text is never made
/// ```
pub trait Sink<E> {
    /// Takes note of an event, if anybody wants it.
    fn note(&mut self, make: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _make: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn note(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

/// How the seats that may act now belong together. In a group decision every seat sees what the others would answer, so a game
/// uses it only for answers that everybody may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Together {
    /// Each answers for itself.
    #[default]
    Apart,
    /// One has the turn; the others may step in.
    Aside,
    /// One answer for the whole group; any of them may give it.
    Joint,
    /// A group answer to which each seat contributes what is its own.
    Pooled,
}

/// What kind of step a choice is.
///
/// ```
/// use talon_core::{ChoiceKind, Game, Options, Seat, Silent};
/// use talon_realms::Realms;
///
/// let game = Realms::load();
/// let mut state = game.deal(&game.setup(&Options::new())?, 8812);
/// game.open(&mut state, &mut Silent);
/// let time = game.parse(&state, Seat::at(0), "time").unwrap();
/// assert_eq!(game.kind(&time), ChoiceKind::Clock);
/// # Ok::<(), talon_core::BadOption>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ChoiceKind {
    /// Nothing special.
    #[default]
    Plain,
    /// It spends what would be lost at the end of the turn: worth a warning if it is left undone.
    Pays,
    /// It ends the turn, or the part of it that comes first.
    EndsTurn,
    /// This ends the turn too, by spending what would be lost if it ended any other way: worth a warning then.
    Attacks,
    /// It turns something down: never the answer to press without thinking.
    Declines,
    /// It turns something down too. If it were made at once for being the only choice, it would tell others what is in the hand.
    Tells,
    /// The table's clock makes it, never a player.
    Clock,
}

/// How a game ended.
///
/// ```
/// use talon_core::{Outcome, Seat, SeatSet};
///
/// let shared = SeatSet::one(Seat::at(0)).with(Seat::at(2));
/// assert_eq!(Outcome::Seats(shared).to_string(), "win seat1 seat3");
/// assert_eq!(Outcome::PlayersLost { cause: "gravehold-fell" }.to_string(), "loss players");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// These seats won; more than one: a shared win.
    Seats(SeatSet),
    /// A team won.
    Team {
        /// Which, counted from 1.
        team: u8,
        /// Who is in it.
        seats: SeatSet,
    },
    /// The players won together.
    PlayersWon {
        /// By what, e.g. `nemesis-defeated`: one of [`Game::CAUSES`].
        cause: &'static str,
    },
    /// The players lost together.
    PlayersLost {
        /// By what, e.g. `gravehold-fell`: one of [`Game::CAUSES`].
        cause: &'static str,
    },
}

/// The words of the scenario format: `win seat1`, `win team1`, `win players`, `loss players`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats(seats) => {
                f.write_str("win")?;
                seats.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Self::Team { team, .. } => write!(f, "win team{team}"),
            Self::PlayersWon { .. } => f.write_str("win players"),
            Self::PlayersLost { .. } => f.write_str("loss players"),
        }
    }
}
