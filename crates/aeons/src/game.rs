//! The game as the rest of Talon knows it.

use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{
    BadOption, ChoiceKind, Dice, Fault, Game, GivenPart, Offer, OptionSpec, Options, Outcome, OwnCards,
    Phrase, Refusal, Seat, SeatSet, Seed, Sink, Together, Value, Viewer, marked, unmarked,
};

use crate::catalogue::{Catalogue, NONE};
use crate::choice::Choice;
use crate::events::{Event, What};
use crate::look::{CHARGE_COST, Look};
use crate::resolver::Resolver;
use crate::setup::Setup;
use crate::state::{Ending, State};
use crate::view::{View, all_cards, shown_cards};
use crate::{deal, events, given, lay, notation, position, resample, setup};

impl Catalogue {
    #[inline]
    pub(crate) fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { catalogue: self, state }
    }

    /// The aether an action of the main phase costs a seat; 0 for what is not paid with aether.
    pub fn price(&self, state: &State, seat: Seat, choice: &Choice) -> u8 {
        let (look, seat) = (self.look(state), seat.index() as u8);
        match *choice {
            Choice::Buy(kind) | Choice::BuyDevoured(kind) => self.cost(kind),
            Choice::Charge => CHARGE_COST,
            Choice::Focus(breach) => look.focus_price(seat, breach).unwrap_or(0),
            Choice::Open(breach) => look.open_price(seat, breach).unwrap_or(0),
            _ => 0,
        }
    }
}

impl Game for Catalogue {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "aeons";
    const RULES: u32 = 2;
    const LINES_MAX: usize = 5000;
    const CAUSES: &'static [&'static str] = &Ending::CAUSES;
    const GROUP: bool = true;

    fn option_specs(&self) -> Vec<OptionSpec> {
        setup::option_specs(self)
    }

    fn setup(&self, options: &Options) -> Result<Setup, BadOption> {
        setup::setup(self, &*unmarked(options, self.own_mark())?)
    }

    fn options(&self, setup: &Setup) -> Options {
        marked(setup::options(self, setup), self.own_mark())
    }

    fn deal(&self, setup: &Setup, seed: Seed) -> State {
        deal::deal(self, setup, seed)
    }

    fn lay(&self, state: &mut State, given: &Value) -> Result<(), Fault> {
        let mut laid = *state;
        lay::lay(self, &mut laid, given)?;
        *state = laid;
        Ok(())
    }

    fn given_parts(&self, state: &State) -> Vec<GivenPart> {
        given::given_parts(self, state)
    }

    fn open<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let mut resolver = Resolver { catalogue: self, state, sink };
        if resolver.state.lot != NONE {
            resolver.note(What::Lot, resolver.state.lot, NONE, 0);
        }
        resolver.test_exhausted(); // a scenario may begin with nobody standing
        resolver.proceed();
    }

    fn seats(&self, state: &State) -> usize {
        state.seats.into()
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        self.look(state).to_act()
    }

    fn is_lot(&self, event: &Event) -> bool {
        event.what == What::Lot
    }

    fn together(&self, state: &State) -> Together {
        self.look(state).together()
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        self.look(state).choices(seat, out);
    }

    fn refusal(&self, state: &State, seat: Seat, choice: &Choice) -> Option<Refusal> {
        self.look(state).refusal(seat, *choice)
    }

    fn advance<S: Sink<Event>>(&self, state: &mut State, seat: Seat, choice: &Choice, sink: &mut S) {
        state.glimpsed.clear();
        let mut resolver = Resolver { catalogue: self, state, sink };
        resolver.advance(seat, *choice);
        resolver.proceed();
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.ending.outcome()
    }

    fn kind(&self, choice: &Choice) -> ChoiceKind {
        choice.step()
    }

    fn offer(&self, state: &State, seat: Seat, choice: &Choice) -> Offer<Choice> {
        self.look(state).offer(seat, *choice)
    }

    fn prompt(&self, state: &State, seat: Seat) -> Phrase {
        self.look(state).prompt(seat)
    }

    fn print(&self, state: &State, seat: Seat, choice: &Choice) -> String {
        self.look(state).print(seat, *choice)
    }

    fn parse(&self, state: &State, seat: Seat, text: &str) -> Result<Choice, Refusal> {
        self.look(state).parse(seat, text)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state).view(viewer)
    }

    fn foe(&self, view: &View) -> Option<&str> {
        self.boards.get(usize::from(view.board)).map(|board| board.id.as_str())
    }

    fn position(&self, view: &View) -> Value {
        position::position(self, view)
    }

    fn position_word(&self, key: &str, word: &str) -> Option<Phrase> {
        position::position_word(key, word)
    }

    fn card_named<'t>(&self, text: &'t str) -> Option<&'t str> {
        notation::card_named(self, text)
    }

    fn resample(&self, state: &State, seat: Seat, dice: &mut Dice) -> State {
        resample::resample(self, state, seat, dice)
    }

    /// Hands, piles and everything turned up are open; only what a player looks at alone is kept from the others.
    fn redact(&self, _state: &State, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut told = event.clone();
        let own = match viewer {
            Viewer::Judge => true,
            Viewer::Seat(seat) => seat.index() == usize::from(event.seat),
            Viewer::Watcher => false,
        };
        if event.what == What::TopLooked && !own {
            told.kind = NONE;
        }
        Some(told)
    }

    fn tell(&self, event: &Event) -> Phrase {
        events::tell(self, event)
    }

    fn cards(&self, state: &State, out: &mut Vec<u16>) {
        all_cards(state, out);
    }

    fn cards_shown(&self, view: &View, out: &mut Vec<u16>) {
        shown_cards(view, out);
    }

    /// Turn-order cards are turned up before everybody by rule and named by number, not by kind.
    fn cards_told(&self, event: &Event, out: &mut Vec<u16>) {
        if event.kind != NONE {
            out.push(event.kind.into());
        }
    }
}
