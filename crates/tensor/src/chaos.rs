//! `realms-chaos-v1`: the trading game of Fantasy Realms.
//!
//! A row begins like one of `realms-v1`. An offer names a card of one's own by its place in the hand, which is sorted and has seven
//! cards as long as people trade, so that there are 1,855 offers instead of 14,045.

use talon_core::Seat;
use talon_realms::{Card, Choice, State, Suit, Wish};

use crate::ink::Ink;
use crate::realms::{SEATS, cards};

pub(crate) const LAYOUT: &str = "realms-chaos-v1";

/// Cards of a hand while people trade.
const HAND: usize = 7;
const OTHERS: usize = SEATS - 1;
/// A card, a suit, or anything.
const WISHES: usize = Card::COUNT + Suit::TEN.len() + 1;

const OFFERS: usize = HAND * OTHERS * Card::COUNT;
const CALLS: usize = OFFERS + HAND * WISHES;
const ANSWERS: usize = CALLS + OTHERS * HAND;
const ACCEPTS: usize = ANSWERS + OTHERS;
const WITHDRAW: usize = ACCEPTS;
const FETCH: usize = WITHDRAW + 1;
const DONE: usize = FETCH + Card::COUNT;
/// Wanting nothing in this round. The clock rings when nobody does, so it has the same index where a program may ring it.
pub(crate) const WAIT: usize = DONE + 1;

pub(crate) fn actions() -> Vec<(&'static str, usize)> {
    vec![
        ("offer", OFFERS),
        ("call", HAND * WISHES),
        ("answer", OTHERS * HAND),
        ("accept", OTHERS),
        ("withdraw", 1),
        ("fetch", Card::COUNT),
        ("done", 1),
        ("wait", 1),
    ]
}

/// What lies open between the seats, and the hand in its order.
pub(crate) fn write<I: Ink>(state: &State, seat: Seat, ink: &mut I) {
    let seats = seats(state);
    ink.seat(0);
    let order = ink.part("hand_in_order", HAND + 1, Card::COUNT as u8);
    let mut held = state.held(seat);
    for place in order {
        // Card numbers from 1, for an embedding; 0 is no card.
        *place = if held == 0 { 0 } else { held.trailing_zeros() as u8 + 1 };
        held &= held.saturating_sub(1);
    }
    for ahead in 0..SEATS {
        let whose = (ahead < seats).then(|| Seat::at((seat.index() + ahead) % seats));
        ink.seat(ahead);
        write_open(state, seat, whose, ink);
    }
    ink.table();
    ink.flag("trading", state.trades());
    ink.number("trading_moves_left", usize::from(state.trading_moves_left()).div_ceil(4), 250);
}

fn write_open<I: Ink>(state: &State, looks: Seat, whose: Option<Seat>, ink: &mut I) {
    let offer = whose.and_then(|whose| state.open_offer(whose));
    let call = whose.and_then(|whose| state.open_call(whose));
    let give = offer.map(|(give, _, _)| give).or(call.map(|(give, _)| give));
    let to = offer.map(|(_, to, _)| (to.index() + seats(state) - looks.index()) % seats(state));
    let wish = offer.map(|(_, _, want)| Wish::Card(want)).or(call.map(|(_, wish)| wish));
    cards(ink, "gives", give.map_or(0, |give| 1 << give.index()));
    ink.one_of("to", SEATS, to);
    ink.one_of("wants", WISHES, wish.map(wish_index));
}

pub(crate) fn index(state: &State, seat: Seat, choice: &Choice) -> Option<usize> {
    let seats = seats(state);
    let other = |to: Seat| (to.index() + seats - seat.index()) % seats - 1;
    let place = |card: Card| {
        let below = state.held(seat) & ((1 << card.index()) - 1);
        Some(below.count_ones() as usize).filter(|place| *place < HAND)
    };
    Some(match *choice {
        Choice::Offer { give, to, want } => (place(give)? * OTHERS + other(to)) * Card::COUNT + want.index(),
        Choice::Call { give, wish } => OFFERS + place(give)? * WISHES + wish_index(wish),
        Choice::Answer { to, give } => CALLS + other(to) * HAND + place(give)?,
        Choice::Accept(from) => ANSWERS + other(from),
        Choice::Withdraw => WITHDRAW,
        Choice::Fetch(card) => FETCH + card.index(),
        Choice::Done => DONE,
        Choice::Time => WAIT,
        // A trading game does not ask for these.
        Choice::Draw | Choice::Take(_) | Choice::Keep(_) | Choice::Discard(_) => return None,
    })
}

fn wish_index(wish: Wish) -> usize {
    match wish {
        Wish::Card(card) => card.index(),
        // A wish names one of the ten.
        Wish::Suit(suit) => Card::COUNT + Suit::TEN.iter().position(|ten| *ten == suit).unwrap_or(0),
        Wish::Any => WISHES - 1,
    }
}

fn seats(state: &State) -> usize {
    state.seats_len()
}
