//! The games without their types: all that a program needs if it only handles text.

use core::any::Any;
use std::sync::Arc;

use talon_core::{
    Anchor, BadOption, CardText, ChoiceKind, Gallery, Game, GivenPart, Line, OptionSpec, Options, Outcome,
    Phrase, Record, RecordError, Refusal, Seat, SeatSet, Seed, Together, Value, Viewer,
};

use crate::scenario::{Flaw, Scenario};
use crate::{Table, scenario};

/// A game as text only. Implemented once, for every [`Game`] that is also a [`Gallery`].
///
/// ```
/// use talon_core::Options;
/// use talon_table::games;
///
/// for name in games::NAMES {
///     let game = games::named(name)?;
///     let table = game.table(&Options::new(), 1)?;
///     assert_eq!(table.name(), *name);
///     assert!(!game.cards().is_empty() && !table.to_act().is_empty());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Host: Sync {
    /// The game's name, as files and commands write it.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// Do the players decide some things as a group?
    fn has_group(&self) -> bool;
    /// The options it knows.
    fn option_specs(&self) -> Vec<OptionSpec>;
    /// Checks options and returns them without those left at their default.
    fn check_options(&self, options: &Options) -> Result<Options, BadOption>;
    /// Deals a new game.
    fn table(&'static self, options: &Options, seed: Seed) -> Result<Box<dyn AnyTable>, BadOption>;
    /// The table as the header of a record says, before its first move.
    fn beginning(&'static self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
    /// Plays a record again and checks every line.
    fn replay(&'static self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
    /// The table after this many steps of a scenario. Its record holds the position it began from.
    fn laid(&'static self, scenario: &Scenario, steps: usize) -> Result<Box<dyn AnyTable>, Flaw>;
    /// Runs a scenario; it passed if there are no flaws.
    fn run(&self, scenario: &Scenario) -> Vec<Flaw>;
    /// Every card with its rules text.
    fn cards(&self) -> Vec<CardText>;
    /// What a word of a position says to a person, where it is not the id of a card.
    fn position_word(&self, key: &str, word: &str) -> Option<Phrase>;
}

impl<G: Game + Gallery + Send + 'static> Host for G {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn has_group(&self) -> bool {
        G::GROUP
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        Game::option_specs(self)
    }

    fn check_options(&self, options: &Options) -> Result<Options, BadOption> {
        self.setup(options).map(|setup| self.options(&setup))
    }

    fn table(&'static self, options: &Options, seed: Seed) -> Result<Box<dyn AnyTable>, BadOption> {
        Ok(Box::new(Table::new(self, options, seed)?))
    }

    fn beginning(&'static self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::from_header(self, record)?))
    }

    fn replay(&'static self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(Table::replay(self, record)?))
    }

    fn laid(&'static self, scenario: &Scenario, steps: usize) -> Result<Box<dyn AnyTable>, Flaw> {
        Ok(Box::new(scenario::table_of(self, scenario, steps)?))
    }

    fn run(&self, scenario: &Scenario) -> Vec<Flaw> {
        scenario::run_for(self, scenario)
    }

    fn cards(&self) -> Vec<CardText> {
        self.gallery()
    }

    fn position_word(&self, key: &str, word: &str) -> Option<Phrase> {
        Game::position_word(self, key, word)
    }
}

/// An offer as text: the move to send back, where it is drawn, what it is called.
///
/// ```
/// use talon_core::{Options, Seat, Viewer};
/// use talon_table::games;
///
/// let mut table = games::named("shards")?.table(&Options::new(), 8812)?;
/// let seat = table.to_act().lowest().unwrap_or(Seat::at(0));
/// let offer = table.offers(seat).swap_remove(0);
/// table.play(seat, &offer.text, Viewer::Seat(seat))?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct AnyOffer {
    /// The move in the notation of `docs/notation.md`.
    pub text: String,
    /// Where it is drawn.
    pub at: Anchor,
    /// What it is called.
    pub say: Phrase,
    /// What kind of step it is.
    pub kind: ChoiceKind,
    choice: Arc<dyn Any + Send + Sync>,
}

impl AnyOffer {
    /// The choice itself, for code that knows the game.
    ///
    /// ```
    /// use talon_core::{Options, Seat};
    /// use talon_games::{Realms, Shards};
    /// use talon_table::games;
    ///
    /// let table = games::named("realms")?.table(&Options::new(), 8812)?;
    /// let seat = table.to_act().lowest().unwrap_or(Seat::at(0));
    /// let offer = table.offers(seat).swap_remove(0);
    /// assert!(offer.choice::<Realms>().is_some() && offer.choice::<Shards>().is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn choice<G: Game>(&self) -> Option<G::Choice> {
        self.choice.downcast_ref().copied()
    }
}

/// Something that happened, as one viewer hears of it.
#[derive(Clone, Debug)]
pub struct News {
    /// The sentence.
    pub say: Phrase,
    event: Arc<dyn Any + Send + Sync>,
}

impl News {
    /// The event itself, as far as the viewer may know it, for code that knows the game.
    ///
    /// ```
    /// use talon_core::{Options, Seat, Viewer};
    /// use talon_games::{Realms, Shards};
    /// use talon_table::games;
    ///
    /// let mut table = games::named("realms")?.table(&Options::new(), 8812)?;
    /// let (seat, watcher) = (table.to_act().lowest().unwrap_or(Seat::at(0)), Viewer::Watcher);
    /// let told = table.play_before(seat, "draw", &[watcher])?.swap_remove(0);
    /// assert!(told[0].event::<Realms>().is_some() && told[0].event::<Shards>().is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn event<G: Game>(&self) -> Option<&G::Event> {
        self.event.downcast_ref()
    }
}

/// The only choice there is: the move to send back, and what kind of step it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Only {
    /// The move in the notation of `docs/notation.md`.
    pub text: String,
    /// What kind of step it is.
    pub kind: ChoiceKind,
}

/// A running game as text only. [`dyn AnyTable::typed`](trait.AnyTable.html#method.typed) gives its type back.
///
/// ```
/// use talon_core::{Options, Viewer};
/// use talon_table::games;
///
/// // Any game to its end, by its text alone.
/// let mut table = games::named("realms")?.table(&Options::new(), 8812)?;
/// while let Some(seat) = table.to_act().lowest() {
///     let choice = table.choices(seat).swap_remove(0);
///     table.play(seat, &choice, Viewer::Watcher)?;
/// }
/// let record = table.record();
/// assert_eq!(record.closing.outcome, table.outcome().unwrap().to_string());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyTable: Any + Send + Sync {
    /// The game's name, as files and commands write it.
    fn name(&self) -> &'static str;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Who may act now.
    fn to_act(&self) -> SeatSet;
    /// How they belong together.
    fn together(&self) -> Together;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The moves so far.
    fn lines(&self) -> &[Line];
    /// The ids of the cards that the moves of `seat` name, in their order.
    fn cards_named(&self, seat: Seat) -> Vec<String>;
    /// What `seat` may do, in the notation.
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// What `seat` may do, with places and words.
    fn offers(&self, seat: Seat) -> Vec<AnyOffer>;
    /// The only choice `seat` has, apart from the clock's move; `None` if it has several, or none.
    fn only_choice(&self, seat: Seat) -> Option<Only>;
    /// What `seat` is asked.
    fn prompt(&self, seat: Seat) -> Option<Phrase>;
    /// Why `seat` may not make this move now, as far as it can know; `None` if it may.
    fn refusal(&self, seat: Seat, text: &str) -> Option<Refusal>;
    /// What `viewer` sees, in the keys of the scenario format.
    fn position(&self, viewer: Viewer) -> Value;
    /// The written position it began from, if it did not begin from a deal.
    fn given(&self) -> Option<&Value>;
    /// What a scenario's `given` can say with this set-up.
    fn given_parts(&self) -> Vec<GivenPart>;
    /// This moment as a position that a scenario can lay out; `None` in the middle of something that no scenario can begin
    /// with.
    fn as_given(&self) -> Option<Value>;
    /// Tells each of `viewers` what happened before the first question, in their order.
    fn opening(&self, viewers: &[Viewer]) -> Vec<Vec<News>>;
    /// Who goes first, as `viewer` is told, if it was drawn by lot.
    fn lot(&self, viewer: Viewer) -> Option<Phrase>;
    /// Plays a move and tells `viewer` what happened.
    fn play(&mut self, seat: Seat, text: &str, viewer: Viewer) -> Result<Vec<Phrase>, Refusal>;
    /// Plays a move and tells each of `viewers` what happened, in their order.
    fn play_before(&mut self, seat: Seat, text: &str, viewers: &[Viewer]) -> Result<Vec<Vec<News>>, Refusal>;
    /// The move of the table's clock, if it may ring now, as a move of `seat`.
    fn clock_move(&self, seat: Seat) -> Option<String>;
    /// Is this the move of the table's clock? It is refused from players; records and scenarios may hold it.
    fn is_clock(&self, seat: Seat, text: &str) -> bool;
    /// Another table in the same position, to try things on, without the moves that led there.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// Goes back to the position after the first `count` moves.
    fn rewind(&mut self, count: usize);
    /// The table as it stood after the first `count` moves.
    fn at(&self, count: usize) -> Box<dyn AnyTable>;
    /// Could everybody have foreseen what is asked now?
    fn is_settled(&self) -> bool;
    /// How far `seat` may take its last moves back without these viewers having seen anything new.
    fn undo_floor(&self, seat: Seat, viewers: &[Viewer]) -> usize;
    /// The record so far.
    fn record(&self) -> Record;
    /// For [`dyn AnyTable::typed`](trait.AnyTable.html#method.typed).
    fn as_any(&self) -> &dyn Any;
}

impl dyn AnyTable {
    /// The table with its type, if it is a table of that game.
    ///
    /// ```
    /// use talon_core::Options;
    /// use talon_games::{Realms, Shards};
    /// use talon_table::games;
    ///
    /// let table = games::named("realms")?.table(&Options::new(), 8812)?;
    /// assert!(table.typed::<Realms>().is_some());
    /// assert!(table.typed::<Shards>().is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn typed<G: Game + Send + 'static>(&self) -> Option<&Table<G>> {
        self.as_any().downcast_ref()
    }
}

/// What a viewer hears of these events.
fn heard<G: Game>(game: &G, state: &G::State, events: &[G::Event], viewer: Viewer) -> Vec<Phrase> {
    let told = events.iter().filter_map(|event| game.redact(state, event, viewer));
    told.map(|event| game.tell(&event)).collect()
}

/// The same for each viewer, with the events. Events that a viewer may know in full are kept once.
fn news<G: Game>(game: &G, state: &G::State, events: Vec<G::Event>, viewers: &[Viewer]) -> Vec<Vec<News>> {
    let events: Vec<Arc<G::Event>> = events.into_iter().map(Arc::new).collect();
    let one = |whole: &Arc<G::Event>, viewer: Viewer| {
        let event = game.redact(state, whole, viewer)?;
        let say = game.tell(&event);
        let event = if event == **whole { Arc::clone(whole) } else { Arc::new(event) };
        Some(News { say, event })
    };
    viewers.iter().map(|&viewer| events.iter().filter_map(|event| one(event, viewer)).collect()).collect()
}

impl<G: Game + 'static> AnyTable for Table<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.to_act()
    }

    fn together(&self) -> Together {
        self.together()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn lines(&self) -> &[Line] {
        self.lines()
    }

    fn cards_named(&self, seat: Seat) -> Vec<String> {
        let own = self.lines().iter().filter(|line| line.seat == seat);
        own.filter_map(|line| self.game().card_named(&line.text)).map(ToString::to_string).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        self.choices(seat)
    }

    fn offers(&self, seat: Seat) -> Vec<AnyOffer> {
        let tell = |offer: talon_core::Offer<G::Choice>| {
            let text = self.game().print(self.state(), seat, &offer.choice);
            let kind = self.game().kind(&offer.choice);
            AnyOffer { text, at: offer.at, say: offer.say, kind, choice: Arc::new(offer.choice) }
        };
        self.offers(seat).into_iter().map(tell).collect()
    }

    fn only_choice(&self, seat: Seat) -> Option<Only> {
        let mut choices = Vec::new();
        if self.to_act().has(seat) {
            self.game().choices(self.state(), seat, &mut choices);
        }
        choices.retain(|choice| !self.game().is_clock(choice));
        let [only] = choices[..] else { return None };
        Some(Only { text: self.game().print(self.state(), seat, &only), kind: self.game().kind(&only) })
    }

    fn prompt(&self, seat: Seat) -> Option<Phrase> {
        self.prompt(seat)
    }

    fn refusal(&self, seat: Seat, text: &str) -> Option<Refusal> {
        self.refusal(seat, text)
    }

    fn position(&self, viewer: Viewer) -> Value {
        self.position(viewer)
    }

    fn given(&self) -> Option<&Value> {
        self.given()
    }

    fn given_parts(&self) -> Vec<GivenPart> {
        self.game().given_parts(&self.game().deal(self.setup(), self.seed()))
    }

    fn as_given(&self) -> Option<Value> {
        self.as_given()
    }

    fn opening(&self, viewers: &[Viewer]) -> Vec<Vec<News>> {
        let (state, events) = self.opening();
        news(self.game(), &state, events, viewers)
    }

    fn lot(&self, viewer: Viewer) -> Option<Phrase> {
        let (state, events) = self.opening();
        let drawn = events.iter().find(|event| self.game().is_lot(event))?;
        heard(self.game(), &state, std::slice::from_ref(drawn), viewer).pop()
    }

    fn play(&mut self, seat: Seat, text: &str, viewer: Viewer) -> Result<Vec<Phrase>, Refusal> {
        let events = self.play(seat, text)?;
        Ok(heard(self.game(), self.state(), &events, viewer))
    }

    fn play_before(&mut self, seat: Seat, text: &str, viewers: &[Viewer]) -> Result<Vec<Vec<News>>, Refusal> {
        let events = self.play(seat, text)?;
        Ok(news(self.game(), self.state(), events, viewers))
    }

    fn clock_move(&self, seat: Seat) -> Option<String> {
        // Asked with every move: bare choices, not the phrases of an offer.
        let mut choices = Vec::new();
        if self.to_act().has(seat) {
            self.game().choices(self.state(), seat, &mut choices);
        }
        let clock = choices.iter().find(|choice| self.game().is_clock(choice))?;
        Some(self.game().print(self.state(), seat, clock))
    }

    fn is_clock(&self, seat: Seat, text: &str) -> bool {
        self.game().parse(self.state(), seat, text).is_ok_and(|choice| self.game().is_clock(&choice))
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.without_past())
    }

    fn rewind(&mut self, count: usize) {
        self.rewind(count);
    }

    fn at(&self, count: usize) -> Box<dyn AnyTable> {
        let mut then = self.clone();
        then.rewind(count);
        Box::new(then)
    }

    fn is_settled(&self) -> bool {
        self.game().is_settled(self.state())
    }

    fn undo_floor(&self, seat: Seat, viewers: &[Viewer]) -> usize {
        self.undo_floor(seat, viewers)
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
