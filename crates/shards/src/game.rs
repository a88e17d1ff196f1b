//! The catalogue as a game: the interface of the core, each function handed on to the module that knows.

use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{
    BadOption, ChoiceKind, Dice, Fault, Game, List, Offer, OptionSpec, Options, Outcome, Phrase, Refusal,
    Seat, SeatSet, Seed, Sink, Value, Viewer,
};

use crate::catalogue::{Catalogue, Tally};
use crate::cause::Cause;
use crate::choice::Choice;
use crate::event::Event;
use crate::pile::CARDS_MAX;
use crate::setup::{Relics, Setup};
use crate::state::{MARKED, Side, State};
use crate::view::View;

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
        self.specs()
    }

    fn setup(&self, options: &Options) -> Result<Setup, BadOption> {
        self.check(options)
    }

    fn options(&self, setup: &Setup) -> Options {
        self.written(setup)
    }

    fn deal(&self, setup: &Setup, seed: Seed) -> State {
        self.dealt(setup, seed)
    }

    fn lay(&self, state: &mut State, given: &Value) -> Result<(), Fault> {
        let mut laid = *state;
        self.lay_over(&mut laid, given)?;
        *state = laid;
        Ok(())
    }

    fn open<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        if core::mem::take(&mut state.first_by_lot) {
            sink.note(|| Event::LotFell { seat: state.my_seat() });
        }
        sink.note(|| Event::TurnBegan { seat: Self::asked(state).unwrap_or_default() });
        Self::settle(state); // a scenario may begin with everybody else out
        self.proceed(state, sink);
    }

    fn seats(&self, state: &State) -> usize {
        state.players()
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        Self::who(state)
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        if Self::who(state).has(seat) {
            self.list(state, seat, out);
        }
    }

    fn refusal(&self, state: &State, seat: Seat, choice: &Choice) -> Option<Refusal> {
        self.why_not(state, seat, *choice)
    }

    #[inline]
    fn advance<S: Sink<Event>>(&self, state: &mut State, seat: Seat, choice: &Choice, sink: &mut S) {
        self.act(state, seat, *choice, sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.ending
    }

    fn kind(&self, choice: &Choice) -> ChoiceKind {
        choice.step()
    }

    fn offer(&self, state: &State, seat: Seat, choice: &Choice) -> Offer<Choice> {
        self.offered(state, seat, *choice)
    }

    fn is_lot(&self, event: &Event) -> bool {
        matches!(event, Event::LotFell { .. })
    }

    fn is_settled(&self, state: &State) -> bool {
        !self.is_asking_for_a_show(state)
    }

    fn prompt(&self, state: &State, _seat: Seat) -> Phrase {
        self.question(state)
    }

    fn print(&self, state: &State, _seat: Seat, choice: &Choice) -> String {
        self.write(state, *choice)
    }

    fn parse(&self, state: &State, _seat: Seat, text: &str) -> Result<Choice, Refusal> {
        self.read(state, text)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn position(&self, view: &View) -> Value {
        self.written_out(view)
    }

    fn resample(&self, state: &State, seat: Seat, dice: &mut Dice) -> State {
        let mut other = *state;
        other.dice = Dice::new(dice.word());
        let known = other.center_known as usize;
        shuffle_unknown(&mut other.center[known..], dice);
        for index in 0..other.players() {
            if index == seat.index() {
                shuffle_unknown(other.sides[index].stock.first_mut(), dice);
            } else {
                deal_anew(&mut other.sides[index], dice);
            }
        }
        if other.relics == Relics::Random {
            deal_relics_anew(&mut other, seat, dice);
        }
        other
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

/// Shuffles cards whose order is unknown. They are sorted first: what comes out depends on what the seat knows and on
/// the dice, and not on the order that it cannot know.
fn shuffle_unknown(cards: &mut [u8], dice: &mut Dice) {
    // Bots do this for every thought; counting is several times as fast as comparing.
    let mut counts = [0u8; 256];
    for &card in cards.iter() {
        counts[card as usize] += 1;
    }
    let mut rest = &mut *cards;
    for (card, &count) in (0u8..=255).zip(&counts).filter(|(_, count)| **count > 0) {
        let (these, after) = rest.split_at_mut(count as usize);
        these.fill(card);
        rest = after;
    }
    dice.shuffle(cards);
}

/// Hand and deck of another player hold known cards in unknown order, but for those seen in hand.
fn deal_anew(side: &mut Side, dice: &mut Dice) {
    let mut hidden: List<u8, CARDS_MAX> = List::new();
    let unmarked = side.hand().iter().filter(|&&card| card & MARKED == 0);
    for &card in side.deck().iter().chain(unmarked) {
        hidden.push(card);
    }
    shuffle_unknown(&mut hidden, dice);
    let unseen = side.table.first_mut().iter_mut().filter(|card| **card & MARKED == 0);
    let places = side.stock.first_mut().iter_mut().chain(unseen);
    for (place, &card) in places.zip(&hidden) {
        *place = card;
    }
}

/// Secret relics of others could be any that are not in sight.
fn deal_relics_anew(state: &mut State, seat: Seat, dice: &mut Dice) {
    let others: Vec<usize> = (0..state.players()).filter(|&other| other != seat.index()).collect();
    let mut hidden: Vec<u8> = state.pool.to_vec();
    for &other in &others {
        hidden.extend(state.sides[other].relics.iter());
    }
    shuffle_unknown(&mut hidden, dice);
    for &other in &others {
        for relic in state.sides[other].relics.iter_mut() {
            *relic = hidden.pop().unwrap_or(*relic);
        }
    }
    for relic in state.pool.iter_mut() {
        *relic = hidden.pop().unwrap_or(*relic);
    }
}
