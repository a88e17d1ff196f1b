//! Who may act, and what they may do.

use alloc::vec::Vec;

use talon_core::{Seat, SeatSet};

use crate::Realms;
use crate::choice::Choice;
use crate::score::cards_of;
use crate::state::{Question, State};

pub(crate) fn to_act(state: &State) -> SeatSet {
    match state.question {
        Question::Over => SeatSet::NONE,
        Question::Trade => SeatSet::first(state.seats()),
        Question::Take | Question::Discard | Question::Keep | Question::Fetch => SeatSet::one(state.turn),
    }
}

pub(crate) fn choices(realms: &Realms, state: &State, seat: Seat, out: &mut Vec<Choice>) {
    match state.question {
        Question::Trade => realms.list_trades(state, seat, out),
        _ if state.turn != seat => {}
        Question::Take => {
            out.push(Choice::Draw);
            if state.may_take() {
                out.extend(cards_of(state.area).map(Choice::Take));
            }
        }
        Question::Discard => out.extend(cards_of(state.hand(seat)).map(Choice::Discard)),
        Question::Keep => out.extend(cards_of(state.drawn).map(Choice::Keep)),
        Question::Fetch => {
            out.extend(cards_of(state.fetch_choices(&realms.scorer)).map(Choice::Fetch));
            out.push(Choice::Done);
        }
        Question::Over => {}
    }
}
