//! What each move is worth, exactly one step ahead, from what a seat can know.

use alloc::vec::Vec;

use talon_core::{Seat, Viewer};

use crate::card::Card;
use crate::choice::Choice;
use crate::score::{CardSet, cards_of};
use crate::state::State;
use crate::trade::Wish;
use crate::view::{self, View};
use crate::{Realms, choices};

/// A move with its value: the points the hand would be worth if the game ended after it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// The move.
    pub choice: Choice,
    /// The value; for a draw, the mean over every card that may come.
    pub value: f64,
    /// Where the value comes from.
    pub reason: Reason,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Reason {
    /// With this discard afterwards.
    ThenDiscard(Card),
    /// The mean over this many cards; the best of them, and its value.
    Mean {
        /// How many cards (or pairs) may come.
        over: usize,
        /// The best of them.
        best: Card,
        /// What it gives.
        best_value: i32,
    },
    /// The hand as it will be.
    Hand,
    /// The hand as it will be if the other side agrees.
    IfAccepted,
}

/// What the seat knows and needs for its next step.
struct Outlook<'a> {
    realms: &'a Realms,
    hand: CardSet,
    area: CardSet,
    unseen: Vec<Card>,
    /// Hands are still being drafted: nothing is discarded after a pick.
    draft: bool,
}

impl Realms {
    /// Every choice of the seat with its value, best first. Only the seat's own view is used.
    pub fn advise(&self, state: &State, seat: Seat) -> Vec<Advice> {
        let mut choices = Vec::new();
        choices::choices(self, state, seat, &mut choices);
        // No player makes the clock's move.
        choices.retain(|choice| *choice != Choice::Time);
        let outlook =
            Outlook::from_view(self, &view::view(state, Viewer::Seat(seat)), seat, state.is_draft());
        let mut advice: Vec<Advice> =
            choices.iter().map(|choice| outlook.advice(choice, state, seat)).collect();
        advice.sort_by(|one, other| other.value.total_cmp(&one.value).then(one.choice.cmp(&other.choice)));
        advice
    }
}

impl<'a> Outlook<'a> {
    fn from_view(realms: &'a Realms, view: &View, seat: Seat, draft: bool) -> Self {
        let set = |cards: &[Card]| cards.iter().fold(0, |all, card| all | 1 << card.index());
        let known = view.seats.iter().fold(set(&view.area), |all, hand| all | set(&hand.known));
        let known = view.deck.iter().flatten().fold(known, |all, card| all | 1 << card.index());
        let unseen = cards_of(realms.every_card() & !known).collect();
        Self { realms, hand: set(&view.seats[seat.index()].known), area: set(&view.area), unseen, draft }
    }

    fn advice(&self, choice: &Choice, state: &State, seat: Seat) -> Advice {
        let bit = |card: Card| 1u64 << card.index();
        let score = |hand| f64::from(self.realms.scorer.score(hand));
        let (value, reason) = match *choice {
            Choice::Draw if self.draft => self.draw_two(),
            Choice::Draw => self.draw(),
            Choice::Take(card) if self.draft => (score(self.hand | bit(card)), Reason::Hand),
            Choice::Take(card) => {
                let (value, discard) = self.best_discard(self.hand | bit(card), self.area & !bit(card));
                (f64::from(value), Reason::ThenDiscard(discard))
            }
            Choice::Keep(card) => (score(self.hand & !state.drawn | bit(card)), Reason::Hand),
            Choice::Discard(card) => {
                (f64::from(self.worth(self.hand & !bit(card), self.area | bit(card))), Reason::Hand)
            }
            Choice::Offer { give, want, .. } => {
                (score(self.hand & !bit(give) | bit(want)), Reason::IfAccepted)
            }
            Choice::Call { give, wish } => (self.called(give, wish), Reason::IfAccepted),
            Choice::Answer { to, give } => {
                let trade = |(want, _)| self.hand & !bit(give) | bit(want);
                (score(state.open_call(to).map_or(self.hand, trade)), Reason::IfAccepted)
            }
            Choice::Accept(from) => {
                let trade = |(give, _, want)| self.hand & !bit(want) | bit(give);
                (score(state.open_offer(from).map_or(self.hand, trade)), Reason::Hand)
            }
            Choice::Fetch(card) => (score(self.hand | bit(card)), Reason::Hand),
            Choice::Withdraw | Choice::Time | Choice::Done => (score(self.hand), Reason::Hand),
        };
        debug_assert_eq!(self.hand, state.hand(seat), "a seat sees its own hand");
        Advice { choice: *choice, value, reason }
    }

    /// What a call is worth once it is answered: the mean over the cards that meet it.
    fn called(&self, give: Card, wish: Wish) -> f64 {
        let meets = |&card: &Card| self.hand & 1 << card.index() == 0 && self.realms.meets(wish, card);
        let after = |card: Card| self.hand & !(1 << give.index()) | 1 << card.index();
        let cards = cards_of(self.realms.every_card()).filter(meets);
        let values = cards.map(|card| self.realms.scorer.score(after(card)));
        let (count, sum) = values.fold((0u32, 0), |(count, sum), value| (count + 1, sum + value));
        f64::from(sum) / f64::from(count.max(1))
    }

    /// The value of a hand if the game ended now, an eighth card included.
    fn worth(&self, hand: CardSet, area: CardSet) -> i32 {
        self.realms.scorer.score_with_area(hand, area)
    }

    fn best_discard(&self, hand: CardSet, area: CardSet) -> (i32, Card) {
        let after = |card: Card| (self.worth(hand & !(1 << card.index()), area | 1 << card.index()), card);
        cards_of(hand)
            .map(after)
            .max_by_key(|(value, card)| (*value, core::cmp::Reverse(*card)))
            .unwrap_or_default()
    }

    fn draw(&self) -> (f64, Reason) {
        let after = |&card: &Card| (self.best_discard(self.hand | 1 << card.index(), self.area).0, card);
        let values: Vec<(i32, Card)> = self.unseen.iter().map(after).collect();
        let sum: i32 = values.iter().map(|(value, _)| value).sum();
        (f64::from(sum) / values.len().max(1) as f64, mean_of(&values))
    }

    /// Two cards come and the better one stays: each pair of unseen cards is equally likely.
    fn draw_two(&self) -> (f64, Reason) {
        let after = |&card: &Card| (self.realms.scorer.score(self.hand | 1 << card.index()), card);
        let mut values: Vec<(i32, Card)> = self.unseen.iter().map(after).collect();
        values.sort_unstable();
        let pairs = values.len() * values.len().saturating_sub(1) / 2;
        // The card in place i is the better one of i pairs.
        let sum: f64 =
            values.iter().enumerate().map(|(place, (value, _))| place as f64 * f64::from(*value)).sum();
        (sum / pairs.max(1) as f64, mean_of(&values))
    }
}

fn mean_of(values: &[(i32, Card)]) -> Reason {
    let (best_value, best) = values.iter().copied().max().unwrap_or_default();
    Reason::Mean { over: values.len(), best, best_value }
}
