//! What one viewer sees.

use alloc::format;
use alloc::vec::Vec;

use serde::Serialize;
use talon_core::{Seat, Viewer};

use crate::Realms;
use crate::card::Card;
use crate::choices::to_act;
use crate::score::cards_of;
use crate::state::{Question, State};
use crate::trade::Wish;

/// The table through somebody's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The mode, in the word that options use.
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

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let seen = match viewer {
        Viewer::Judge => state.every_card(),
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
        to_act: to_act(state).iter().collect(),
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

impl Realms {
    /// The message key of a card's name.
    pub fn name_key(&self, card: Card) -> alloc::string::String {
        format!("realms-card-{}", self.card(card).id.replace('_', "-"))
    }
}
