//! Why a choice may not be made now, and what would be right.

use talon_core::{Refusal, Seat};

use crate::card::Card;
use crate::choice::Choice;
use crate::score::bit;
use crate::setup::Mode;
use crate::state::{Question, State};
use crate::{Realms, choices};

/// Why not; `None` exactly for what [`choices::choices`] lists.
pub(crate) fn refusal(realms: &Realms, state: &State, seat: Seat, choice: &Choice) -> Option<Refusal> {
    if state.question == Question::Over {
        return Some(Refusal::Over);
    }
    let to_act = choices::to_act(state);
    if !to_act.has(seat) {
        return Some(Refusal::NotYourTurn { seat, to_act });
    }
    let missing = |card: Card, place| Some(Refusal::NotThere { card: realms.card(card).id.clone(), place });
    match (state.question, *choice) {
        (Question::Take, Choice::Take(card)) if state.area & bit(card) == 0 => {
            missing(card, "the discard area")
        }
        (Question::Take, Choice::Take(_)) if !state.may_take() => Some(Refusal::Rule {
            key: "realms-refusal-must-draw",
            english: "nobody has drawn from the deck for three rounds: this turn must draw from the deck",
        }),
        (Question::Discard, Choice::Discard(card)) if state.hand(seat) & bit(card) == 0 => {
            missing(card, "your hand")
        }
        (Question::Keep, Choice::Keep(card)) if state.drawn & bit(card) == 0 => {
            missing(card, "the two cards drawn")
        }
        (Question::Fetch, Choice::Fetch(card)) => fetch_refusal(realms, state, card),
        (Question::Take, Choice::Draw | Choice::Take(_))
        | (Question::Discard, Choice::Discard(_))
        | (Question::Keep, Choice::Keep(_))
        | (Question::Fetch, Choice::Done) => None,
        (Question::Trade, _) => realms.why_not_trade(state, seat, choice),
        (question, _) => Some(not_asked(question)),
    }
}

fn fetch_refusal(realms: &Realms, state: &State, card: Card) -> Option<Refusal> {
    if state.fetch_choices(&realms.scorer) & bit(card) != 0 {
        return None;
    }
    if state.mode != Mode::Chaos && state.area & bit(card) != 0 {
        return Some(Refusal::Rule {
            key: "realms-refusal-fetch-suit",
            english: "only an army, leader, wizard or beast can be taken from the discard area as the eighth card",
        });
    }
    let place = if state.mode == Mode::Chaos { "the three cards drawn" } else { "the discard area" };
    Some(Refusal::NotThere { card: realms.card(card).id.clone(), place })
}

pub(crate) fn not_asked(question: Question) -> Refusal {
    let (key, english) = match question {
        Question::Take => {
            ("realms-refusal-asked-take", "first take a card: `draw`, or `take` one from the discard area")
        }
        Question::Discard => {
            ("realms-refusal-asked-discard", "now one card of your hand must go: `discard ID`")
        }
        Question::Keep => {
            ("realms-refusal-asked-keep", "now choose which of the two cards drawn to keep: `keep ID`")
        }
        Question::Trade => (
            "realms-refusal-asked-trade",
            "in chaos cards are only traded: `offer`, `call`, `answer`, `accept`, `withdraw`",
        ),
        Question::Fetch => {
            ("realms-refusal-asked-fetch", "now choose an eighth card, `choose ID`, or `done`")
        }
        Question::Over => ("refusal-over", "the game is over"),
    };
    Refusal::Rule { key, english }
}
