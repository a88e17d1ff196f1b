//! How greedy looks at a position: the exact score of the hand, one step ahead.

use talon_core::{Game as _, Seat, SeatSet};
use talon_realms::{Card, CardSet, Choice, Realms, State, Wish};

use super::memo::Memo;
use super::{bit, each};

/// Cards that may come, looked at in a playout.
pub(super) const GLIMPSES: usize = 3;
/// What a card with a choice adds to a hand that was built for some turns, as a rule; measured over the final hands of greedy
/// games it is 43 to 74.
const CHOOSER: i32 = 48;

/// Worse than taking back whatever is open.
const NEVER: f32 = -2.0;

/// How much is looked at.
#[derive(Clone, Copy)]
pub(super) struct Care {
    /// This many cards that may come.
    pub(super) glimpses: usize,
    /// This many discards are scored exactly.
    pub(super) exact: usize,
}

/// A position with what is needed to judge it.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) memo: &'a Memo,
    pub(super) game: &'a Realms,
    pub(super) world: &'a State,
}

impl Look<'_> {
    pub(super) fn score(self, hand: CardSet) -> f32 {
        self.memo.score(self.game.scorer(), hand) as f32
    }

    pub(super) fn with_area(self, hand: CardSet, area: CardSet) -> f32 {
        self.memo.score_with_area(self.game.scorer(), hand, area) as f32
    }

    pub(super) fn policy_score(self, seat: Seat, choice: &Choice, care: Care) -> f32 {
        let (world, hand) = (self.world, self.world.held(seat));
        let area = world.discards();
        match *choice {
            Choice::Draw => self.draw(seat, care),
            Choice::Take(card) if world.drafts() => self.score(hand | bit(card)),
            Choice::Take(card) => self.after_discard(hand | bit(card), area & !bit(card), care.exact),
            Choice::Keep(card) => self.score(hand & !world.just_drawn() | bit(card)),
            Choice::Discard(card) if care.exact == 0 => self.rough(hand & !bit(card)) as f32,
            Choice::Discard(card) => self.with_area(hand & !bit(card), area | bit(card)),
            Choice::Offer { give, to, want } => self.offer(seat, hand & !bit(give) | bit(want), (to, want)),
            Choice::Call { give, wish } => self.call(seat, give, wish),
            Choice::Answer { to, give } => self.answer(hand, to, give),
            Choice::Accept(from) => world
                .open_offer(from)
                .map_or(0.0, |(give, _, want)| self.score(hand & !bit(want) | bit(give)) - self.score(hand)),
            Choice::Fetch(card) => self.score(hand | bit(card)),
            Choice::Done => self.score(hand),
            // Only better than a trade that loses points.
            Choice::Withdraw => -1.0,
            Choice::Time => f32::MIN,
        }
    }

    /// What is gained if it is accepted, which a card that the other is known to hold makes likelier. One that the other is only
    /// guessed to hold is rather called for: somebody may have it.
    fn offer(self, seat: Seat, after: CardSet, (to, want): (Seat, Card)) -> f32 {
        let held = self.world.held(to) & bit(want) != 0;
        let now = self.score(after);
        match (held, self.is_known(seat, want)) {
            (true, true) => now * 0.01 - 0.5,
            (true, false) => now * 0.01 - 0.7,
            (false, _) => now * 0.001 - 0.9,
        }
    }

    /// What is gained if somebody answers, as a rule; a card whose holder is known is rather asked of that one.
    fn call(self, seat: Seat, give: Card, wish: Wish) -> f32 {
        let hand = self.world.held(seat);
        let after = |card: CardSet| self.score(hand & !bit(give) | card);
        let Wish::Card(want) = wish else {
            let meets = |card: &CardSet| self.game.meets(wish, Card::at(card.trailing_zeros() as usize));
            let cards = each(self.world.not_held(seat)).filter(meets);
            let (count, sum) =
                cards.fold((0.0f32, 0.0), |(count, sum), card| (count + 1.0, sum + after(card)));
            return sum / count.max(1.0) * 0.01 - 0.6;
        };
        let seats = SeatSet::first(self.game.seats(self.world)).without(seat);
        let held = seats.iter().any(|other| self.world.held(other) & bit(want) != 0);
        match (held, self.is_known(seat, want)) {
            (true, false) => after(bit(want)) * 0.01 - 0.6,
            (true, true) => after(bit(want)) * 0.01 - 0.8,
            (false, _) => after(bit(want)) * 0.001 - 0.9,
        }
    }

    /// What is gained if the caller accepts, which an answer to the point makes likelier. What loses points is not answered.
    fn answer(self, hand: CardSet, to: Seat, give: Card) -> f32 {
        let Some((want, wish)) = self.world.open_call(to) else { return NEVER };
        let gain = self.score(hand & !bit(give) | bit(want)) - self.score(hand);
        let likely = if wish.card().is_some() { 0.5 } else { 0.25 };
        if gain > 0.0 { 1.0 + likely * gain } else { NEVER }
    }

    /// Has the seat seen where this card is?
    fn is_known(self, seat: Seat, card: Card) -> bool {
        self.world.unseen(seat) & bit(card) == 0
    }

    /// The best hand of seven that is left of eight, as if the game ended now: the rough score says which few are scored
    /// exactly.
    pub(super) fn after_discard(self, hand: CardSet, area: CardSet, exact: usize) -> f32 {
        let mut left = [(i32::MIN, 0); 8];
        let mut held = 0;
        for card in each(hand).take(left.len()) {
            left[held] = (self.rough(hand & !card), card);
            held += 1;
        }
        let left = &mut left[..held];
        if exact == 0 {
            return left.iter().map(|&(score, _)| score).max().unwrap_or_default() as f32;
        }
        left.sort_unstable_by(|one, other| other.cmp(one));
        let verdict = |&(_, card): &(i32, CardSet)| self.with_area(hand & !card, area | card);
        left.iter().take(exact).map(verdict).fold(f32::MIN, f32::max)
    }

    /// A hand's score; cards with a choice count for what they bring as a rule, because trying every choice takes a
    /// hundred times as long.
    fn rough(self, hand: CardSet) -> i32 {
        let scorer = self.game.scorer();
        let choosers = scorer.choosers(hand);
        CHOOSER * choosers.count_ones() as i32 + scorer.score(hand & !choosers)
    }

    /// The mean over cards that may come: all of them, or a few that lie evenly among them.
    fn draw(self, seat: Seat, care: Care) -> f32 {
        let (hand, area) = (self.world.held(seat), self.world.discards());
        let mut unseen = [0; Card::MAX];
        let mut held = 0;
        let mut rest = self.world.unseen(seat);
        while rest != 0 {
            unseen[held] = rest & rest.wrapping_neg();
            held += 1;
            rest &= rest - 1;
        }
        let count = care.glimpses.min(held);
        if count == 0 {
            return self.score(hand);
        }
        // Which few differs from hand to hand, so that no card is always or never looked at.
        let start = if count == held { 0 } else { (hand.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58) as usize };
        let pick = |place: usize| unseen[(start + place * held / count) % held];
        let drafts = self.world.drafts();
        let value = |card: CardSet| {
            if drafts { self.score(hand | card) } else { self.after_discard(hand | card, area, care.exact) }
        };
        (0..count).map(|place| value(pick(place))).sum::<f32>() / count as f32
    }
}
