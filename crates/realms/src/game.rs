//! Fantasy Realms as a [`Game`].

use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{
    Anchor, BadOption, ChoiceKind, Dice, Fault, Game, Offer, OptionSpec, Options, Outcome, Phrase, Refusal,
    Seat, SeatSet, Seed, Sink, Spot, Value, Viewer,
};

use crate::Realms;
use crate::card::Card;
use crate::event::Event;
use crate::play::Choice;
use crate::score::CardSet;
use crate::setup::{self, Setup};
use crate::state::{Question, State};
use crate::trade::Wish;
use crate::view::View;

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
        setup::check(options)
    }

    fn options(&self, setup: &Setup) -> Options {
        setup::options(setup)
    }

    fn deal(&self, setup: &Setup, seed: Seed) -> State {
        setup::deal(setup, seed)
    }

    fn lay(&self, state: &mut State, given: &Value) -> Result<(), Fault> {
        self.lay_over(state, given)
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
        Self::who_acts(state)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        self.list(state, seat, out);
    }

    fn refusal(&self, state: &State, seat: Seat, choice: &Choice) -> Option<Refusal> {
        self.why_not(state, seat, choice)
    }

    fn advance<S: Sink<Event>>(&self, state: &mut State, seat: Seat, choice: &Choice, sink: &mut S) {
        self.make(state, seat, choice, sink);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn is_lot(&self, event: &Event) -> bool {
        matches!(event, Event::Begins { .. })
    }

    fn kind(&self, choice: &Choice) -> ChoiceKind {
        if matches!(choice, Choice::Time) { ChoiceKind::Clock } else { ChoiceKind::Plain }
    }

    fn offer(&self, state: &State, seat: Seat, choice: &Choice) -> Offer<Choice> {
        let in_hand = |card: Card| Anchor::Card(Spot::of(seat, "hand", place_of(state.hand(seat), card)));
        let in_area = |card: Card| Anchor::Card(Spot::middle("discard", place_of(state.area, card)));
        let named = |key, card: Card| Phrase::new(key).with("card", self.name_key(card));
        let (at, say) = match *choice {
            Choice::Draw => (Anchor::Place(Spot::middle("deck", 0)), Phrase::new("realms-offer-draw")),
            Choice::Take(card) => (in_area(card), named("realms-offer-take", card)),
            Choice::Keep(card) => (in_hand(card), named("realms-offer-keep", card)),
            Choice::Discard(card) => (in_hand(card), named("realms-offer-discard", card)),
            Choice::Offer { give, to, want } => {
                let say = Phrase::new("realms-offer-offer")
                    .with("give", self.name_key(give))
                    .with("to", to)
                    .with("want", self.name_key(want));
                (in_hand(give), say)
            }
            Choice::Call { give, wish } => {
                let say = Phrase::new("realms-offer-call").with("give", self.name_key(give));
                (in_hand(give), say.with("wish", self.wish_key(wish)))
            }
            Choice::Answer { to, give } => {
                let swap = |(want, _): (Card, Wish)| {
                    let say = Phrase::new("realms-offer-answer").with("to", to);
                    say.with("give", self.name_key(give)).with("want", self.name_key(want))
                };
                let none = Phrase::new("realms-refusal-nothing-to-answer");
                (in_hand(give), state.open_call(to).map_or(none, swap))
            }
            Choice::Accept(from) => {
                let swap = |(give, _, want): (Card, Seat, Card)| {
                    let say = Phrase::new("realms-offer-accept").with("seat", from);
                    say.with("get", self.name_key(give)).with("give", self.name_key(want))
                };
                let none = Phrase::new("realms-refusal-nothing-to-accept");
                (Anchor::Seat(from), state.open_offer(from).map_or(none, swap))
            }
            Choice::Withdraw => (Anchor::Bar, Phrase::new("realms-offer-withdraw")),
            Choice::Time => (Anchor::Bar, Phrase::new("realms-offer-time")),
            Choice::Fetch(card) if state.area & 1 << card.index() != 0 => {
                (in_area(card), named("realms-offer-fetch", card))
            }
            Choice::Fetch(card) => (Anchor::Bar, named("realms-offer-fetch", card)),
            Choice::Done => (Anchor::Bar, Phrase::new("realms-offer-done")),
        };
        Offer { choice: *choice, at, say }
    }

    fn prompt(&self, state: &State, _seat: Seat) -> Phrase {
        Phrase::new(Self::question_key(state))
    }

    fn print(&self, _state: &State, _seat: Seat, choice: &Choice) -> String {
        self.notation(choice)
    }

    fn parse(&self, _state: &State, _seat: Seat, text: &str) -> Result<Choice, Refusal> {
        self.read(text)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        Self::look(state, viewer)
    }

    fn position(&self, view: &View) -> Value {
        self.keys(view)
    }

    fn resample(&self, state: &State, seat: Seat, dice: &mut Dice) -> State {
        Self::dream(state, seat, dice)
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
        // An open offer or call names what is wanted, whoever holds it.
        out.extend(view.offers.iter().map(|(_, _, _, want)| u16::from(want.0)));
        out.extend(view.calls.iter().filter_map(|(_, _, wish)| wish.card()).map(|card| u16::from(card.0)));
    }

    fn cards_told(&self, event: &Event, out: &mut Vec<u16>) {
        out.extend(event.cards().into_iter().map(|card| u16::from(card.0)));
    }
}

/// The place of a card among the cards of a set in catalogue order, as views list them.
fn place_of(set: CardSet, card: Card) -> usize {
    (set & ((1 << card.index()) - 1)).count_ones() as usize
}
