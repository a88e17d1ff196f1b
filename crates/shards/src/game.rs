//! The catalogue as a game: the core's interface, each function passing on to its namesake in the
//! module that knows.

use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{
    BadOption, ChoiceKind, Dice, Fault, Game, GivenPart, Offer, OptionSpec, Options, Outcome, OwnCards,
    Phrase, Refusal, Seat, SeatSet, Seed, Sink, Value, Viewer, marked, unmarked,
};

use crate::catalogue::{Catalogue, Tally};
use crate::cause::Cause;
use crate::choice::Choice;
use crate::events::Event;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;
use crate::{advance, choices, given, lay, notation, offers, position, refusal, resample, setup, view};

impl Game for Catalogue {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "shards";
    const RULES: u32 = 2;
    const LINES_MAX: usize = crate::LINES_MAX;
    const CAUSES: &'static [&'static str] = &Cause::IDS;

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
        setup::deal(self, setup, seed)
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
        if core::mem::take(&mut state.first_by_lot) {
            sink.note(|| Event::LotFell { seat: state.my_seat() });
        }
        sink.note(|| Event::TurnBegan { seat: Self::asked(state).unwrap_or_default() });
        Self::settle(state); // a scenario may begin with everybody else out
        advance::proceed(self, state, sink);
    }

    fn seats(&self, state: &State) -> usize {
        state.players()
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        choices::to_act(state)
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        if choices::to_act(state).has(seat) {
            choices::choices(self, state, seat, out);
        }
    }

    fn refusal(&self, state: &State, seat: Seat, choice: &Choice) -> Option<Refusal> {
        refusal::refusal(self, state, seat, *choice)
    }

    #[inline]
    fn advance<S: Sink<Event>>(&self, state: &mut State, seat: Seat, choice: &Choice, sink: &mut S) {
        advance::advance(self, state, seat, *choice, sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.ending
    }

    fn kind(&self, choice: &Choice) -> ChoiceKind {
        choice.step()
    }

    fn offer(&self, state: &State, seat: Seat, choice: &Choice) -> Offer<Choice> {
        offers::offer(self, state, seat, *choice)
    }

    fn is_lot(&self, event: &Event) -> bool {
        matches!(event, Event::LotFell { .. })
    }

    fn is_settled(&self, state: &State) -> bool {
        !self.is_asking_for_a_show(state)
    }

    fn prompt(&self, state: &State, _seat: Seat) -> Phrase {
        offers::prompt(self, state)
    }

    fn print(&self, state: &State, _seat: Seat, choice: &Choice) -> String {
        notation::print(self, state, *choice)
    }

    fn parse(&self, state: &State, _seat: Seat, text: &str) -> Result<Choice, Refusal> {
        notation::parse(self, state, text)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
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
        resample::resample(state, seat, dice)
    }

    fn redact(&self, _state: &State, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.redacted(viewer))
    }

    fn tell(&self, event: &Event) -> Phrase {
        event.phrase(self)
    }

    fn cards(&self, state: &State, out: &mut Vec<u16>) {
        let mut tally = Tally::default();
        tally.add(&state.center);
        tally.add(&state.row);
        tally.add(&state.pool);
        for side in &state.sides[..state.sides_len as usize] {
            for zone in [side.deck(), side.discard(), side.hand(), side.play(), &side.relics] {
                tally.add(zone);
            }
            side.champions.iter().for_each(|champion| tally.add(&[champion.kind]));
            tally.add_counts(&side.banished);
        }
        tally.list(out);
    }

    fn cards_shown(&self, view: &View, out: &mut Vec<u16>) {
        view.shown(out);
    }

    fn cards_told(&self, event: &Event, out: &mut Vec<u16>) {
        out.extend(event.kind().map(|kind| u16::from(kind.0)));
    }
}
