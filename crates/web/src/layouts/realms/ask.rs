//! What is asked, and what follows from each answer: only from what the seat sees.

use maud::html;
use talon_realms::{Card, CardSet, Choice, Realms, Reason};
use talon_table::{AnyOffer, Table};

use super::{Seen, bit, set};
use crate::layouts::Scene;
use crate::layouts::frame::{self, Answer, Ask, Look};

/// What is asked.
pub(crate) fn question(scene: &Scene<'_>, table: &Table<Realms>) -> Option<Ask> {
    let seen = Seen::new(scene, table);
    let mut asked = frame::usual_question(scene)?;
    if scene.may::<Realms>(|choice| matches!(choice, Choice::Fetch(_))) {
        asked.source = fetcher(&seen);
        order(&seen, &mut asked.answers);
    }
    if let Some(now) = seen.worth(seen.own()) {
        asked.more = html! { (scene.counted("web-realms-total-now", now)) };
    }
    Some(asked)
}

/// The card of my hand that may fetch another.
fn fetcher(seen: &Seen<'_>) -> Option<String> {
    let hand = &seen.view.seats[seen.scene.me()?.index()].known;
    let all = set(&(0..Card::COUNT).map(Card::at).collect::<Vec<_>>());
    let fetches = |card: &&Card| seen.game().scorer().fetchable(bit(**card), all) != 0;
    hand.iter().find(fetches).map(|card| seen.id(*card).to_string())
}

/// The answer that is worth the most comes last, nearest the thumb.
fn order(seen: &Seen<'_>, answers: &mut [Answer]) {
    let choice = |answer: &Answer| {
        seen.scene.offers().iter().find(|offer| offer.text == answer.text)?.choice::<Realms>()
    };
    answers.sort_by_key(|answer| then(seen, choice(answer)?));
    let declines = |answer: &Answer| frame::declines(answer.kind);
    let alone = answers.len() == 1;
    for answer in answers.iter_mut() {
        answer.look = Look::Plain;
    }
    if let Some(last) = answers.last_mut().filter(|last| alone || !declines(last)) {
        last.look = Look::Main;
    }
}

/// What follows from an offer, in a few words: the total it would make.
pub(crate) fn follows(scene: &Scene<'_>, table: &Table<Realms>, offer: &AnyOffer) -> Option<String> {
    let seen = Seen::new(scene, table);
    let choice = offer.choice::<Realms>()?;
    if choice == Choice::Draw {
        return Some(scene.counted("web-deck-count", seen.view.deck.len() as i64));
    }
    let then = then(&seen, choice)?;
    if matches!(choice, Choice::Accept(_) | Choice::Answer { .. } | Choice::Offer { .. }) {
        let now = seen.worth(seen.own())?;
        return Some(format!("{now} → {then}"));
    }
    Some(scene.counted("web-realms-would-be", then))
}

/// My total after a move, as far as I can know it.
pub(super) fn then(seen: &Seen<'_>, choice: Choice) -> Option<i64> {
    let me = seen.scene.me()?;
    let hand = seen.own();
    let after: CardSet = match choice {
        Choice::Take(card) => return taken(seen, card),
        Choice::Discard(card) => hand & !bit(card),
        Choice::Keep(card) => hand & !set(&seen.view.drawn) | bit(card),
        Choice::Fetch(card) => hand | bit(card),
        Choice::Offer { give, want, .. } => hand & !bit(give) | bit(want),
        Choice::Accept(from) => {
            let (_, give, _, want) =
                seen.view.offers.iter().find(|(seat, _, to, _)| *seat == from && *to == me)?;
            hand & !bit(*want) | bit(*give)
        }
        Choice::Answer { to, give } => {
            let (_, get, _) = seen.view.calls.iter().find(|(seat, ..)| *seat == to)?;
            hand & !bit(give) | bit(*get)
        }
        Choice::Done => hand,
        Choice::Draw | Choice::Call { .. } | Choice::Withdraw | Choice::Time => return None,
    };
    seen.worth(after)
}

/// My total after taking a card and making the best discard.
fn taken(seen: &Seen<'_>, card: Card) -> Option<i64> {
    let me = seen.scene.me()?;
    let advice = seen.game().advise(seen.table.state(), me);
    let own = advice.into_iter().find(|advice| advice.choice == Choice::Take(card))?;
    matches!(own.reason, Reason::ThenDiscard(_) | Reason::Hand).then_some(own.value as i64)
}
