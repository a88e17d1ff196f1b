//! Chaotic Realms: offers to one seat, calls to everybody, answers to a call.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use talon_core::{Refusal, Seat, Sink};

use crate::Realms;
use crate::card::{Card, Suit};
use crate::choice::Choice;
use crate::events::Event;
use crate::refusal::not_asked;
use crate::score::{CardSet, bit, cards_of};
use crate::state::{Question, State, TRADING_MOVES};

/// What a call asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Wish {
    /// This card.
    Card(Card),
    /// A card of this printed suit.
    Suit(Suit),
    /// Whatever somebody has.
    Any,
}

impl Wish {
    /// The card it names, if it names one.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Card(card) => Some(card),
            Self::Suit(_) | Self::Any => None,
        }
    }
}

/// What a seat has open, one at a time: RULINGS.md, realms 7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Open {
    /// My card for that card of that seat.
    Offer { give: Card, to: Seat, want: Card },
    /// My card for any card that meets the wish, from any player.
    Call { give: Card, wish: Wish },
}

impl Open {
    /// The card that would be given away.
    const fn give(self) -> Card {
        match self {
            Self::Offer { give, .. } | Self::Call { give, .. } => give,
        }
    }
}

impl Realms {
    /// Does the card meet the wish, as it is printed?
    pub fn meets(&self, wish: Wish, card: Card) -> bool {
        match wish {
            Wish::Card(wanted) => wanted == card,
            Wish::Suit(suit) => self.card(card).suit == suit,
            Wish::Any => true,
        }
    }

    /// The message key of what is wished.
    pub fn wish_key(&self, wish: Wish) -> String {
        match wish {
            Wish::Card(card) => self.name_key(card),
            Wish::Suit(suit) => suit.name_key(),
            Wish::Any => "realms-any-card".to_string(),
        }
    }

    pub(crate) fn list_trades(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        if seat.index() >= state.seats() {
            return;
        }
        if state.moves < TRADING_MOVES {
            let accepts = state.all_seats().map(Choice::Accept);
            let own = cards_of(state.hand(seat)).collect::<Vec<_>>();
            let answers = state.all_seats().flat_map(|to| own.iter().map(move |&give| (to, give)));
            let answers = answers.map(|(to, give)| Choice::Answer { to, give });
            let few = accepts.chain([Choice::Withdraw]).chain(answers);
            out.extend(few.filter(|choice| self.why_not_trade(state, seat, choice).is_none()));
            list_offers(state, seat, out);
            list_calls(state, seat, out);
        }
        out.push(Choice::Time);
    }

    pub(crate) fn why_not_trade(&self, state: &State, seat: Seat, choice: &Choice) -> Option<Refusal> {
        match *choice {
            Choice::Time => None,
            _ if state.moves >= TRADING_MOVES => Some(rule(
                "realms-refusal-trading-over",
                "there has been enough trading: only the clock is left (`time`)",
            )),
            Choice::Withdraw if state.open[seat.index()].is_some() => None,
            Choice::Withdraw => {
                Some(rule("realms-refusal-no-offer", "you have no open offer or call to withdraw"))
            }
            Choice::Offer { give, to, want } => self.why_not_offer(state, seat, (give, to, want)),
            Choice::Call { give, .. } if state.hand(seat) & bit(give) == 0 => {
                Some(self.missing(give, "your hand"))
            }
            Choice::Call { wish: Wish::Card(want), .. } if state.hand(seat) & bit(want) != 0 => {
                Some(rule("realms-refusal-call-own", "you hold the card that you call for"))
            }
            Choice::Call { give, wish } => same(state, seat, Open::Call { give, wish }),
            Choice::Answer { to, give } => self.why_not_answer(state, seat, to, give),
            Choice::Accept(from) => match offer_to(state, from, seat) {
                None => Some(rule("realms-refusal-nothing-to-accept", "that seat has no open offer to you")),
                Some((_, want)) if state.hand(seat) & bit(want) == 0 => Some(self.missing(want, "your hand")),
                Some(_) => None,
            },
            Choice::Draw
            | Choice::Take(_)
            | Choice::Keep(_)
            | Choice::Discard(_)
            | Choice::Fetch(_)
            | Choice::Done => Some(not_asked(Question::Trade)),
        }
    }

    fn why_not_offer(&self, state: &State, seat: Seat, offer: (Card, Seat, Card)) -> Option<Refusal> {
        let (give, to, want) = offer;
        if state.hand(seat) & bit(give) == 0 {
            return Some(self.missing(give, "your hand"));
        }
        if to == seat || to.index() >= state.seats() {
            return Some(rule("realms-refusal-offer-seat", "an offer goes to another seat at this table"));
        }
        if wants_of(state, seat, to) & bit(want) == 0 {
            return Some(self.missing(want, "what you know of the hand of that seat"));
        }
        same(state, seat, Open::Offer { give, to, want })
    }

    fn why_not_answer(&self, state: &State, seat: Seat, to: Seat, give: Card) -> Option<Refusal> {
        let call = if to.index() < state.seats() { state.open_call(to) } else { None };
        let Some((want, wish)) = call else {
            return Some(rule("realms-refusal-nothing-to-answer", "that seat has no open call to answer"));
        };
        if to == seat {
            return Some(rule("realms-refusal-answer-own", "your own call is for the others to answer"));
        }
        if state.hand(seat) & bit(give) == 0 {
            return Some(self.missing(give, "your hand"));
        }
        if !self.meets(wish, give) {
            return Some(rule("realms-refusal-answer-wish", "the call is for something else"));
        }
        same(state, seat, Open::Offer { give, to, want })
    }

    fn missing(&self, card: Card, place: &'static str) -> Refusal {
        Refusal::NotThere { card: self.card(card).id.clone(), place }
    }
}

const fn rule(key: &'static str, english: &'static str) -> Refusal {
    Refusal::Rule { key, english }
}

/// What is already open is not opened again.
fn same(state: &State, seat: Seat, open: Open) -> Option<Refusal> {
    if state.open[seat.index()] == Some(open) {
        return Some(rule("realms-refusal-same-offer", "this very offer is already open"));
    }
    None
}

/// What `seat` may ask of `to`: every card that could be there as far as `seat` can see. Listing only what is really
/// there would betray the hand.
fn wants_of(state: &State, seat: Seat, to: Seat) -> CardSet {
    let elsewhere =
        state.all_seats().filter(|&other| other != to).fold(0, |all, other| all | state.hand(other));
    state.not_held(seat) & !(state.public & elsewhere)
}

/// What `from` gives `to` and wants of it, if it offers something to that very seat.
fn offer_to(state: &State, from: Seat, to: Seat) -> Option<(Card, Card)> {
    let open = if from.index() < state.seats() { state.open_offer(from) } else { None };
    open.filter(|(_, asked, _)| *asked == to).map(|(give, _, want)| (give, want))
}

fn list_offers(state: &State, seat: Seat, out: &mut Vec<Choice>) {
    let open = state.open_offer(seat);
    for to in state.all_seats().filter(|&to| to != seat) {
        for want in cards_of(wants_of(state, seat, to)) {
            let gives = cards_of(state.hand(seat)).filter(|&give| open != Some((give, to, want)));
            out.extend(gives.map(|give| Choice::Offer { give, to, want }));
        }
    }
}

fn list_calls(state: &State, seat: Seat, out: &mut Vec<Choice>) {
    let open = state.open_call(seat);
    for give in cards_of(state.hand(seat)) {
        let cards = cards_of(state.not_held(seat)).map(Wish::Card);
        let wishes = cards.chain(Suit::TEN.map(Wish::Suit)).chain([Wish::Any]);
        let wishes = wishes.filter(|&wish| open != Some((give, wish)));
        out.extend(wishes.map(|wish| Choice::Call { give, wish }));
    }
}

/// Carries out a move of trading that is allowed.
pub(crate) fn advance<S: Sink<Event>>(state: &mut State, seat: Seat, choice: &Choice, sink: &mut S) {
    state.moves += 1;
    match *choice {
        Choice::Offer { give, to, want } => {
            show(state, seat, Open::Offer { give, to, want });
            sink.note(|| Event::Offered { seat, give, to, want });
        }
        Choice::Call { give, wish } => {
            show(state, seat, Open::Call { give, wish });
            sink.note(|| Event::Called { seat, give, wish });
        }
        Choice::Answer { to, give } => {
            let Some((want, _)) = state.open_call(to) else { return };
            show(state, seat, Open::Offer { give, to, want });
            sink.note(|| Event::Answered { seat, give, to, want });
        }
        Choice::Withdraw => {
            state.open[seat.index()] = None;
            sink.note(|| Event::Withdrew { seat });
        }
        Choice::Accept(from) => {
            let Some((give, want)) = offer_to(state, from, seat) else { return };
            for party in [from, seat] {
                state.hands[party.index()] ^= bit(give) | bit(want);
            }
            state.public |= bit(give) | bit(want);
            state.open[from.index()] = None;
            // A card that was given away is no longer offered or called out to others.
            if state.open[seat.index()].is_some_and(|open| open.give() == want) {
                state.open[seat.index()] = None;
            }
            sink.note(|| Event::Traded { from, to: seat, give, want });
        }
        Choice::Draw
        | Choice::Take(_)
        | Choice::Keep(_)
        | Choice::Discard(_)
        | Choice::Time
        | Choice::Fetch(_)
        | Choice::Done => {}
    }
}

/// Opens an offer or a call: everybody sees that the card is there.
fn show(state: &mut State, seat: Seat, open: Open) {
    state.public |= bit(open.give());
    state.open[seat.index()] = Some(open);
}
