//! Moves by the outlook of the hands they lead to.

use talon_core::{Game, Luck, Seat};
use talon_realms::{Card, CardSet, Choice};

use super::look::Look;
use super::outlook::{RealmsOutlook, Row, Standing, plain};
use super::{bit, each};

/// Cards that may come, looked at before a draw in a playout.
const GLIMPSES: usize = 3;
/// Cards of a hand that may go in an exchange of a playout.
const SPARE: usize = 3;
/// Discards that are looked at closely in a decision that is really made.
const CLOSE: usize = 3;

/// A seat that thinks ahead.
#[derive(Clone, Copy)]
pub(super) struct Plan<'a> {
    outlook: &'a RealmsOutlook,
    look: Look<'a>,
    seat: Seat,
    at: Standing,
}

impl<'a> Plan<'a> {
    pub(super) fn new(outlook: &'a RealmsOutlook, look: Look<'a>, seat: Seat) -> Self {
        Self { outlook, look, seat, at: Standing::of(look.world, seat, look.game.seats(look.world)) }
    }

    /// What a move of a turn is worth, by the exact scores of hands and each card that may come; `None` for any other
    /// question.
    pub(super) fn weigh(self, choice: &Choice) -> Option<f32> {
        match *choice {
            Choice::Draw => {
                let unseen = self.look.world.unseen(self.seat);
                let hopes = each(unseen).map(|card| self.weigh_eight(&self.at.with(card)));
                Some(hopes.sum::<f32>() / unseen.count_ones().max(1) as f32)
            }
            Choice::Take(card) => Some(self.weigh_eight(&self.at.with(bit(card)))),
            Choice::Discard(card) => Some(self.weigh_seven(&self.at.without(bit(card)))),
            _ => None,
        }
    }

    /// Eight cards: the rough worth says which few discards are looked at closely.
    fn weigh_eight(self, at: &Standing) -> f32 {
        let gone = self.spare::<CLOSE>(at, &self.outlook.sum(at));
        each(gone).map(|card| self.weigh_seven(&at.without(card))).fold(f32::MIN, f32::max)
    }

    fn weigh_seven(self, at: &Standing) -> f32 {
        self.outlook.expect(self.look.with_area(at.hand, at.area), at)
    }

    /// A card of the area, or the deck: a few cards that may come say what that may bring.
    pub(super) fn take(self, choices: &[Choice], luck: &mut Luck) -> Choice {
        let (at, unseen) = (&self.at, self.look.world.unseen(self.seat));
        let mut best = (f32::MIN, Choice::Draw);
        if choices.len() < 2 {
            return best.1;
        }
        let sum = self.outlook.sum(at);
        let gone = self.spare::<SPARE>(at, &sum);
        for &choice in choices {
            let Choice::Take(card) = choice else { continue };
            let after = self.outlook.taken(&sum, bit(card));
            let (value, _) = self.put_one_down(&at.with(bit(card)), &after, gone | bit(card));
            if value > best.0 {
                best = (value, choice);
            }
        }
        let (mut hope, mut glimpses) = (0.0, 0.0);
        for _ in 0..GLIMPSES.min(unseen.count_ones() as usize) {
            let card = each(unseen).nth(luck.below(unseen.count_ones() as usize)).unwrap_or_default();
            let after = self.outlook.drawn(&sum, card);
            hope += self.put_one_down(&at.with(card), &after, gone | card).0;
            glimpses += 1.0;
        }
        if glimpses > 0.0 && hope >= best.0 * glimpses { Choice::Draw } else { best.1 }
    }

    /// The card that is missed least.
    pub(super) fn put_down(self) -> Choice {
        let (_, gone) = self.put_one_down(&self.at, &self.outlook.sum(&self.at), self.at.hand);
        Choice::Discard(Card::at(gone.trailing_zeros() as usize))
    }

    /// What the hand is worth when the right one of these is put down, and that one.
    fn put_one_down(self, at: &Standing, sum: &Row, gone: CardSet) -> (f32, CardSet) {
        let mut best = (f32::MIN, 0);
        for card in each(gone) {
            let value = self.without(at, sum, card);
            if value > best.0 {
                best = (value, card);
            }
        }
        best
    }

    /// The few cards of a hand that are missed least.
    fn spare<const COUNT: usize>(self, at: &Standing, sum: &Row) -> CardSet {
        let mut least = [(f32::MIN, 0); COUNT];
        for card in each(at.hand) {
            let mut one = (self.without(at, sum, card), card);
            for other in &mut least {
                if one.0 > other.0 {
                    core::mem::swap(&mut one, other);
                }
            }
        }
        least.iter().fold(0, |all, (_, card)| all | card)
    }

    /// What the hand is worth when this card is put down.
    #[inline]
    fn without(self, at: &Standing, sum: &Row, card: CardSet) -> f32 {
        let rough = plain(self.look.game.scorer(), at.hand & !card);
        rough + self.outlook.read_without(sum, card, at.places.saturating_sub(1))
    }
}
