//! Set-up, choices and what follows.

use std::sync::atomic::Ordering;

use talon_core::{
    Allowed, Anchor, BadOption, CardText, Dice, Fault, Gallery, Game, Offer, OptionSpec, Options, Outcome,
    Phrase, Refusal, Seat, SeatSet, Seed, Sink, Value, Viewer,
};

use super::{BROKEN, Event, Toy, View, shown};

pub(crate) const ANIMALS: [&str; 6] = ["ant", "bee", "cat", "dog", "elk", "fox"];
const BEE: u8 = 1;
const HAND_MAX: usize = 4;
const ROW_MAX: usize = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Setup {
    players: usize,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub(crate) hands: Vec<Vec<u8>>,
    /// Top first.
    pub(crate) deck: Vec<u8>,
    pub(crate) row: Vec<(u8, Seat)>,
    pub(crate) claps: Vec<u8>,
    pub(crate) turn: Seat,
    pub(crate) clapping: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Choice {
    Draw,
    Play(u8),
    Clap,
}

impl State {
    fn over(&self) -> bool {
        let stuck = self.deck.is_empty() && self.hands[self.turn.index()].is_empty();
        !self.clapping && (self.row.len() >= ROW_MAX || stuck)
    }
}

impl Game for Toy {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "toy";
    const RULES: u32 = 2;
    const LINES_MAX: usize = 60;

    fn option_specs(&self) -> Vec<OptionSpec> {
        let allowed = Allowed::Whole { from: 2, to: 3, default: 2 };
        vec![OptionSpec { key: "players", allowed, say: Phrase::new("toy-players") }]
    }

    fn setup(&self, options: &Options) -> Result<Setup, BadOption> {
        if let Some(key) = options.keys().find(|key| *key != "players") {
            return Err(BadOption::new(key, "unknown; known: players"));
        }
        match options.get("players").map_or(Some(2), Value::as_int) {
            Some(players @ 2..=3) => Ok(Setup { players: players as usize }),
            _ => Err(BadOption::new("players", "must be 2 or 3")),
        }
    }

    fn options(&self, setup: &Setup) -> Options {
        [("players".to_string(), Value::from(setup.players))].into()
    }

    fn deal(&self, setup: &Setup, seed: Seed) -> State {
        let mut deck: Vec<u8> = (0..12).map(|card| card % 6).collect();
        Dice::new(seed).shuffle(&mut deck);
        let hands = (0..setup.players).map(|_| deck.split_off(deck.len() - 2)).collect();
        let claps = vec![0; setup.players];
        State { hands, deck, row: Vec::new(), claps, turn: Seat::at(0), clapping: false }
    }

    fn lay(&self, state: &mut State, given: &Value) -> Result<(), Fault> {
        shown::lay(state, given)
    }

    fn open<S: Sink<Event>>(&self, _state: &mut State, _sink: &mut S) {}

    fn seats(&self, state: &State) -> usize {
        state.hands.len()
    }

    fn to_act(&self, state: &State) -> SeatSet {
        match (state.over(), state.clapping) {
            (true, _) => SeatSet::NONE,
            (false, true) => SeatSet::first(state.hands.len()),
            (false, false) => SeatSet::one(state.turn),
        }
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        let all = (0..6).map(Choice::Play).chain([Choice::Draw, Choice::Clap]);
        out.extend(all.filter(|choice| self.refusal(state, seat, choice).is_none()));
    }

    fn refusal(&self, state: &State, seat: Seat, choice: &Choice) -> Option<Refusal> {
        let to_act = self.to_act(state);
        if to_act.is_empty() {
            return Some(Refusal::Over);
        }
        if !to_act.has(seat) {
            return Some(Refusal::NotYourTurn { seat, to_act });
        }
        let hand = &state.hands[seat.index()];
        let rule = |english| Some(Refusal::Rule { key: "toy-rule", english });
        match *choice {
            Choice::Clap if state.clapping => None,
            Choice::Clap => rule("there is no bee to clap for"),
            _ if state.clapping => rule("clap first"),
            Choice::Draw if state.deck.is_empty() => rule("the deck is empty"),
            Choice::Draw if hand.len() >= HAND_MAX => rule("the hand is full"),
            Choice::Play(kind) if !hand.contains(&kind) => {
                Some(Refusal::NotThere { card: ANIMALS[kind as usize].into(), place: "your hand" })
            }
            Choice::Draw | Choice::Play(_) => None,
        }
    }

    fn advance<S: Sink<Event>>(&self, state: &mut State, seat: Seat, choice: &Choice, sink: &mut S) {
        assert!(!BROKEN.load(Ordering::SeqCst), "the rules of the toy are broken");
        let next = seat.next(state.hands.len());
        match *choice {
            Choice::Draw => {
                let kind = state.deck.remove(0);
                state.hands[seat.index()].push(kind);
                state.turn = next;
                sink.note(|| Event::Drew { seat, kind: Some(kind) });
            }
            Choice::Play(kind) => {
                let hand = &mut state.hands[seat.index()];
                hand.swap_remove(hand.iter().position(|&held| held == kind).unwrap_or_default());
                hand.sort_unstable();
                state.row.push((kind, seat));
                state.clapping = kind == BEE;
                state.turn = next;
                sink.note(|| Event::Played { seat, kind });
            }
            Choice::Clap => {
                state.clapping = false;
                state.claps[seat.index()] += 1;
                sink.note(|| Event::Clapped { seat });
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let most = state.claps.iter().max()?;
        let seats = SeatSet::first(state.claps.len()).iter();
        let winners = seats.filter(|seat| state.claps[seat.index()] == *most);
        state.over().then(|| Outcome::Seats(winners.collect()))
    }

    fn offer(&self, _state: &State, _seat: Seat, choice: &Choice) -> Offer<Choice> {
        Offer { choice: *choice, at: Anchor::Bar, say: Phrase::new("toy-offer") }
    }

    fn prompt(&self, _state: &State, _seat: Seat) -> Phrase {
        Phrase::new("toy-prompt")
    }

    fn print(&self, _state: &State, _seat: Seat, choice: &Choice) -> String {
        match choice {
            Choice::Draw => "draw".to_string(),
            Choice::Play(kind) => format!("play {}", ANIMALS[*kind as usize]),
            Choice::Clap => "clap".to_string(),
        }
    }

    fn parse(&self, _state: &State, _seat: Seat, text: &str) -> Result<Choice, Refusal> {
        let unreadable =
            |expected: &str| Refusal::Unreadable { text: text.into(), expected: expected.into() };
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["draw"] => Ok(Choice::Draw),
            ["clap"] => Ok(Choice::Clap),
            ["play", id] => shown::kind(id).map(Choice::Play).ok_or_else(|| unreadable("no such animal")),
            _ => Err(unreadable("`draw`, `play ID` or `clap`")),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn position(&self, view: &View) -> Value {
        view.position()
    }

    fn resample(&self, state: &State, seat: Seat, dice: &mut Dice) -> State {
        let mut other = state.clone();
        let mut hidden = core::mem::take(&mut other.deck);
        let hands = other.hands.iter_mut().enumerate().filter(|(index, _)| *index != seat.index());
        let hands: Vec<_> = hands.map(|(_, hand)| hand).collect();
        for hand in &hands {
            hidden.extend(hand.iter());
        }
        dice.shuffle(&mut hidden);
        for hand in hands {
            *hand = hidden.split_off(hidden.len() - hand.len());
        }
        other.deck = hidden;
        other
    }

    fn redact(&self, _state: &State, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew { seat, .. } if viewer != Viewer::Seat(*seat) && viewer != Viewer::Judge => {
                Event::Drew { seat: *seat, kind: None }
            }
            other => other.clone(),
        })
    }

    fn tell(&self, event: &Event) -> Phrase {
        let (Event::Drew { seat, .. } | Event::Played { seat, .. } | Event::Clapped { seat }) = event;
        Phrase::new("toy-event").with("seat", *seat)
    }

    fn cards(&self, state: &State, out: &mut Vec<u16>) {
        let row = state.row.iter().map(|(kind, _)| kind);
        out.extend(state.hands.iter().flatten().chain(&state.deck).chain(row).map(|&kind| u16::from(kind)));
    }

    fn cards_shown(&self, view: &View, out: &mut Vec<u16>) {
        view.shown(out);
    }

    fn cards_told(&self, event: &Event, out: &mut Vec<u16>) {
        match event {
            Event::Drew { kind, .. } => out.extend(kind.map(u16::from)),
            Event::Played { kind, .. } => out.push(u16::from(*kind)),
            Event::Clapped { .. } => {}
        }
    }
}

impl Gallery for Toy {
    fn gallery(&self) -> Vec<CardText> {
        let card = |id: &&str| CardText {
            id: (*id).to_string(),
            name: format!("toy-card-{id}"),
            figures: vec![("copies", Value::Int(2))],
            lines: Vec::new(),
        };
        ANIMALS.iter().map(card).collect()
    }
}
