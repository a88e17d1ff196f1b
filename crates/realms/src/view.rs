//! What one viewer sees.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use serde::Serialize;
use talon_core::{Dice, Seat, Value, Viewer};

use crate::Realms;
use crate::card::Card;
use crate::score::{CardSet, cards_of};
use crate::setup::Mode;
use crate::state::{Question, State};
use crate::trade::Wish;

/// The table through somebody's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The mode, in the word of the contract.
    pub mode: &'static str,
    /// The hands.
    pub seats: Vec<HandView>,
    /// The discard area.
    pub area: Vec<Card>,
    /// The deck from the top; `None` is a card this viewer does not know.
    pub deck: Vec<Option<Card>>,
    /// Who may act.
    pub to_act: Vec<Seat>,
    /// Who began, if a lot was drawn for it.
    pub lot: Option<Seat>,
    /// The cards the viewer has drawn and must choose from.
    pub drawn: Vec<Card>,
    /// Open offers in chaos: who, what, to whom, for what.
    pub offers: Vec<(Seat, Card, Seat, Card)>,
    /// Open calls in chaos: who, what, for what.
    pub calls: Vec<(Seat, Card, Wish)>,
    /// The scores and who won, when it is over.
    pub result: Option<Result>,
}

/// One hand through somebody's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HandView {
    /// Cards this viewer knows.
    pub known: Vec<Card>,
    /// How many more there are.
    pub hidden: usize,
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Result {
    /// By seat.
    pub scores: Vec<i16>,
    /// More than one: a shared win.
    pub winners: Vec<Seat>,
}

impl Realms {
    pub(crate) fn look(state: &State, viewer: Viewer) -> View {
        let seen = match viewer {
            Viewer::Judge => (1 << Card::COUNT) - 1,
            Viewer::Seat(seat) => state.seen_by(seat),
            Viewer::Watcher if state.question == Question::Over => {
                state.hands.iter().fold(state.area, |all, hand| all | hand)
            }
            Viewer::Watcher => state.area | state.public,
        };
        let hand = |seat: Seat| {
            let known = state.hand(seat) & seen;
            HandView {
                known: cards_of(known).collect(),
                hidden: (state.hand(seat) & !known).count_ones() as usize,
            }
        };
        let knows_drawn = matches!(viewer, Viewer::Judge) || viewer == Viewer::Seat(state.turn);
        let offer = |seat: Seat| state.open_offer(seat).map(|(give, to, want)| (seat, give, to, want));
        let call = |seat: Seat| state.open_call(seat).map(|(give, wish)| (seat, give, wish));
        View {
            mode: state.mode.id(),
            seats: state.all_seats().map(hand).collect(),
            area: cards_of(state.area).collect(),
            deck: state.deck.iter().rev().map(|&card| (seen & 1 << card.0 != 0).then_some(card)).collect(),
            to_act: Self::who_acts(state).iter().collect(),
            lot: state.lot,
            drawn: cards_of(if knows_drawn { state.drawn } else { 0 }).collect(),
            offers: state.all_seats().filter_map(offer).collect(),
            calls: state.all_seats().filter_map(call).collect(),
            result: (state.question == Question::Over).then(|| Result {
                scores: state.scores[..state.seats()].to_vec(),
                winners: state.winners.iter().collect(),
            }),
        }
    }

    /// The keys of the scenario format. A hand is scored if the viewer knows all of it.
    pub(crate) fn keys(&self, view: &View) -> Value {
        let id = |card: &Card| Value::from(self.card(*card).id.as_str());
        let unknown = || Value::from("?");
        let mut keys = BTreeMap::new();
        for (index, hand) in view.seats.iter().enumerate() {
            let hidden = core::iter::repeat_with(unknown).take(hand.hidden);
            let cards = Value::Bag(hand.known.iter().map(id).chain(hidden).collect());
            let set: CardSet = hand.known.iter().fold(0, |all, card| all | 1 << card.0);
            let score = match (&view.result, hand.hidden) {
                (Some(result), _) => Value::Int(i64::from(result.scores[index])),
                (None, 0) if set == 0 => Value::Int(0),
                (None, 0) => Value::Int(i64::from(self.scorer.score(set))),
                (None, _) => unknown(),
            };
            keys.insert(Seat::at(index).to_string(), Value::map([("hand", cards), ("score", score)]));
        }
        let numbers = |seats: &[Seat]| match seats {
            [one] => Value::from(one.number()),
            many => Value::Row(many.iter().map(|seat| Value::from(seat.number())).collect()),
        };
        keys.insert("discard".to_string(), Value::Bag(view.area.iter().map(id).collect()));
        let deck = view.deck.iter().map(|card| card.as_ref().map_or_else(unknown, id)).collect();
        keys.insert("deck".to_string(), Value::Row(deck));
        keys.insert("to_act".to_string(), numbers(&view.to_act));
        let winners = view.result.as_ref().map_or(&[][..], |result| &result.winners);
        keys.insert("winner".to_string(), numbers(winners));
        Value::Map(keys)
    }

    /// Deals the cards this seat cannot see anew; what everybody saw stays where it is.
    pub(crate) fn dream(state: &State, seat: Seat, dice: &mut Dice) -> State {
        let seen = state.seen_by(seat);
        let mut pool: Vec<Card> = cards_of(((1 << Card::COUNT) - 1) & !seen & cards_in(state)).collect();
        dice.shuffle(&mut pool);
        let mut dream = *state;
        for other in state.all_seats() {
            let hidden = state.hand(other) & !seen;
            let dealt = pool.drain(..hidden.count_ones() as usize).fold(0, |all, card| all | 1 << card.0);
            dream.hands[other.index()] = state.hand(other) & seen | dealt;
            if other == state.turn && state.drawn & !seen != 0 {
                let drawn = cards_of(dealt).take(state.drawn.count_ones() as usize);
                dream.drawn = drawn.fold(0, |all, card| all | 1 << card.0);
            }
        }
        let mut rest = pool.into_iter();
        for card in dream.deck.iter_mut().filter(|card| seen & 1 << card.0 == 0) {
            *card = rest.next().unwrap_or(*card);
        }
        dream
    }

    /// "It is seat 2 …": what the seat is asked.
    pub(crate) fn question_key(state: &State) -> &'static str {
        match state.question {
            Question::Take if state.is_draft() => "realms-prompt-draft",
            Question::Take => "realms-prompt-take",
            Question::Discard => "realms-prompt-discard",
            Question::Keep => "realms-prompt-keep",
            Question::Trade => "realms-prompt-trade",
            Question::Fetch if state.mode == Mode::Chaos => "realms-prompt-fetch-chaos",
            Question::Fetch => "realms-prompt-fetch",
            Question::Over => "realms-prompt-over",
        }
    }

    /// The message key of a card's name.
    pub fn name_key(&self, card: Card) -> alloc::string::String {
        format!("realms-card-{}", self.card(card).id.replace('_', "-"))
    }
}

/// Every card that is somewhere on this table (a scenario may leave some out).
pub(crate) fn cards_in(state: &State) -> CardSet {
    let hands = state.hands.iter().fold(state.area, |all, hand| all | hand);
    state.deck.iter().fold(hands, |all, card| all | 1 << card.0)
}
