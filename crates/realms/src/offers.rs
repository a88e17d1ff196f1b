//! Questions and offers as a person sees them.

use talon_core::{Anchor, Offer, Phrase, Seat, Spot};

use crate::Realms;
use crate::card::Card;
use crate::choice::Choice;
use crate::score::CardSet;
use crate::setup::Mode;
use crate::state::{Question, State};
use crate::trade::Wish;

pub(crate) fn offer(realms: &Realms, state: &State, seat: Seat, choice: &Choice) -> Offer<Choice> {
    let in_hand = |card: Card| Anchor::Card(Spot::of(seat, "hand", place_of(state.hand(seat), card)));
    let in_area = |card: Card| Anchor::Card(Spot::middle("discard", place_of(state.area, card)));
    let named = |key, card: Card| Phrase::new(key).with("card", realms.name_key(card));
    let (at, say) = match *choice {
        Choice::Draw => (Anchor::Place(Spot::middle("deck", 0)), Phrase::new("realms-offer-draw")),
        Choice::Take(card) => (in_area(card), named("realms-offer-take", card)),
        Choice::Keep(card) => (in_hand(card), named("realms-offer-keep", card)),
        Choice::Discard(card) => (in_hand(card), named("realms-offer-discard", card)),
        Choice::Offer { give, to, want } => {
            let say = Phrase::new("realms-offer-offer")
                .with("give", realms.name_key(give))
                .with("to", to)
                .with("want", realms.name_key(want));
            (in_hand(give), say)
        }
        Choice::Call { give, wish } => {
            let say = Phrase::new("realms-offer-call").with("give", realms.name_key(give));
            (in_hand(give), say.with("wish", realms.wish_key(wish)))
        }
        Choice::Answer { to, give } => {
            let swap = |(want, _): (Card, Wish)| {
                let say = Phrase::new("realms-offer-answer").with("to", to);
                say.with("give", realms.name_key(give)).with("want", realms.name_key(want))
            };
            let none = Phrase::new("realms-refusal-nothing-to-answer");
            (in_hand(give), state.open_call(to).map_or(none, swap))
        }
        Choice::Accept(from) => {
            let swap = |(give, _, want): (Card, Seat, Card)| {
                let say = Phrase::new("realms-offer-accept").with("seat", from);
                say.with("get", realms.name_key(give)).with("give", realms.name_key(want))
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

/// "It is seat 2 …": what the seat is asked.
pub(crate) fn prompt(state: &State) -> Phrase {
    Phrase::new(match state.question {
        Question::Take if state.is_draft() => "realms-prompt-draft",
        Question::Take => "realms-prompt-take",
        Question::Discard => "realms-prompt-discard",
        Question::Keep => "realms-prompt-keep",
        Question::Trade => "realms-prompt-trade",
        Question::Fetch if state.mode == Mode::Chaos => "realms-prompt-fetch-chaos",
        Question::Fetch => "realms-prompt-fetch",
        Question::Over => "realms-prompt-over",
    })
}

/// The place of a card among the cards of a set in catalogue order, as views list them.
fn place_of(set: CardSet, card: Card) -> usize {
    (set & ((1 << card.index()) - 1)).count_ones() as usize
}
