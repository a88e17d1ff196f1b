//! Fantasy Realms as a [`Game`]: each function passes on to its namesake in the module that knows.

use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{
    BadOption, ChoiceKind, Dice, Fault, Game, GivenPart, Offer, OptionSpec, Options, Outcome, OwnCards,
    Phrase, Refusal, Seat, SeatSet, Seed, Sink, Value, Viewer, marked, unmarked,
};

use crate::choice::Choice;
use crate::events::Event;
use crate::setup::Setup;
use crate::state::{Question, State};
use crate::view::View;
use crate::{
    Realms, advance, choices, given, lay, notation, offers, position, refusal, resample, setup, view,
};

impl Game for Realms {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "realms";
    const RULES: u32 = 2;
    // Chaos: a thousand moves of trading, the clock and the eighth card. Elsewhere ten draws, each after at most three
    // rounds of six players without one, and two moves a turn: far below.
    const LINES_MAX: usize = 1_002;

    fn option_specs(&self) -> Vec<OptionSpec> {
        setup::option_specs()
    }

    fn setup(&self, options: &Options) -> Result<Setup, BadOption> {
        setup::setup(&*unmarked(options, self.own_mark())?)
    }

    fn options(&self, setup: &Setup) -> Options {
        marked(setup::options(setup), self.own_mark())
    }

    fn deal(&self, setup: &Setup, seed: Seed) -> State {
        setup::deal(setup, self.cards.len(), seed)
    }

    fn lay(&self, state: &mut State, given: &Value) -> Result<(), Fault> {
        lay::lay(self, state, given)
    }

    fn given_parts(&self, state: &State) -> Vec<GivenPart> {
        given::given_parts(self, state)
    }

    fn open<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        if let Some(seat) = state.lot {
            sink.note(|| Event::Begins { seat });
        }
        if state.question == Question::Take {
            self.begin_turn(state, sink);
        }
    }

    fn seats(&self, state: &State) -> usize {
        state.seats()
    }

    fn to_act(&self, state: &State) -> SeatSet {
        choices::to_act(state)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        choices::choices(self, state, seat, out);
    }

    fn refusal(&self, state: &State, seat: Seat, choice: &Choice) -> Option<Refusal> {
        refusal::refusal(self, state, seat, choice)
    }

    fn advance<S: Sink<Event>>(&self, state: &mut State, seat: Seat, choice: &Choice, sink: &mut S) {
        advance::advance(self, state, seat, choice, sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn is_lot(&self, event: &Event) -> bool {
        matches!(event, Event::Begins { .. })
    }

    fn kind(&self, choice: &Choice) -> ChoiceKind {
        match choice {
            Choice::Time => ChoiceKind::Clock,
            Choice::Done => ChoiceKind::Declines,
            Choice::Draw
            | Choice::Take(_)
            | Choice::Keep(_)
            | Choice::Discard(_)
            | Choice::Offer { .. }
            | Choice::Call { .. }
            | Choice::Answer { .. }
            | Choice::Accept(_)
            | Choice::Withdraw
            | Choice::Fetch(_) => ChoiceKind::Plain,
        }
    }

    fn offer(&self, state: &State, seat: Seat, choice: &Choice) -> Offer<Choice> {
        offers::offer(self, state, seat, choice)
    }

    fn prompt(&self, state: &State, _seat: Seat) -> Phrase {
        offers::prompt(state)
    }

    fn print(&self, _state: &State, _seat: Seat, choice: &Choice) -> String {
        notation::print(self, choice)
    }

    fn parse(&self, _state: &State, _seat: Seat, text: &str) -> Result<Choice, Refusal> {
        notation::parse(self, text)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn position(&self, view: &View) -> Value {
        position::position(self, view)
    }

    fn card_named<'t>(&self, text: &'t str) -> Option<&'t str> {
        notation::card_named(self, text)
    }

    fn resample(&self, state: &State, seat: Seat, dice: &mut Dice) -> State {
        resample::resample(state, seat, dice)
    }

    fn redact(&self, _state: &State, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn tell(&self, event: &Event) -> Phrase {
        event.phrase(self)
    }

    fn cards(&self, state: &State, out: &mut Vec<u16>) {
        let sets = state.hands[..state.seats()].iter().chain([&state.area]);
        out.extend(sets.flat_map(|set| crate::score::cards_of(*set)).map(|card| u16::from(card.0)));
        out.extend(state.deck.iter().map(|card| u16::from(card.0)));
    }

    fn cards_shown(&self, view: &View, out: &mut Vec<u16>) {
        let hands = view.seats.iter().flat_map(|hand| &hand.known);
        let shown = hands.chain(&view.area).chain(view.deck.iter().flatten());
        out.extend(shown.map(|card| u16::from(card.0)));
        // An open offer or call names what is wanted, no matter who holds it.
        out.extend(view.offers.iter().map(|(_, _, _, want)| u16::from(want.0)));
        out.extend(view.calls.iter().filter_map(|(_, _, wish)| wish.card()).map(|card| u16::from(card.0)));
    }

    fn cards_told(&self, event: &Event, out: &mut Vec<u16>) {
        out.extend(event.cards().into_iter().map(|card| u16::from(card.0)));
    }
}
