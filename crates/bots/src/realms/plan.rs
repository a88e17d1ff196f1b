//! Moves by the outlook of the hands they lead to.

use talon_core::{Game, Luck, Seat};
use talon_realms::{Card, CardSet, Choice};

use super::look::Look;
use super::outlook::{RealmsOutlook, Row, Situation, plain};
use super::{bit, each};

/// Discards that are looked at closely: when one is made, and when it is asked which card to take.
const CLOSE: usize = 4;
const GLANCE: usize = 2;
/// Cards of a hand between turns.
const HAND: u32 = 7;
/// Hands with more choices than this are judged roughly: each choice multiplies the time an exact score takes.
pub(super) const CHOICES: u32 = 2;

/// A seat that thinks ahead.
#[derive(Clone, Copy)]
pub(super) struct Plan<'a> {
    pub(super) outlook: &'a RealmsOutlook,
    pub(super) look: Look<'a>,
    pub(super) seat: Seat,
    pub(super) at: Situation,
}

impl<'a> Plan<'a> {
    pub(super) fn new(outlook: &'a RealmsOutlook, look: Look<'a>, seat: Seat) -> Self {
        Self { outlook, look, seat, at: Situation::of(look.world, seat, look.game.seats(look.world)) }
    }

    /// What a move of a turn is worth, by the exact scores of hands and each card that may come; `None` for any other
    /// question.
    pub(super) fn weigh(self, choice: &Choice) -> Option<f32> {
        let after = |at: Situation| self.best_close(&at, &self.outlook.sum(&at), CLOSE).0;
        match *choice {
            Choice::Draw => {
                let unseen = self.unseen();
                let hopes = each(unseen).map(|card| after(self.at.with(card)));
                Some(hopes.sum::<f32>() / unseen.count_ones().max(1) as f32)
            }
            Choice::Take(card) => Some(after(self.at.with(bit(card)))),
            Choice::Discard(card) => Some(self.worth(&self.at.without(bit(card)))),
            _ => None,
        }
    }

    /// A move of a turn as a playout makes it for the seat that thinks; `None` for any other question.
    pub(super) fn turn(self, choices: &[Choice]) -> Option<Choice> {
        match choices.first()? {
            Choice::Draw => Some(self.take(choices)),
            Choice::Discard(_) => Some(self.put_down()),
            _ => None,
        }
    }

    /// The best of the cards that may be taken, or a draw if that gives more hope.
    fn take(self, choices: &[Choice]) -> Choice {
        if choices.len() < 2 {
            return Choice::Draw;
        }
        let sum = self.outlook.sum(&self.at);
        let rough = plain(self.look.game.scorer(), self.at.hand);
        let mut most = (self.outlook.hope(rough, &sum, self.at.places), Choice::Draw);
        for &choice in choices {
            let Choice::Take(card) = choice else { continue };
            let (at, is_fresh) = (self.at.with(bit(card)), self.at.fresh & bit(card) != 0);
            let (value, _) = self.best_close(&at, &self.outlook.taken(&sum, bit(card), is_fresh), GLANCE);
            if value > most.0 {
                most = (value, choice);
            }
        }
        most.1
    }

    /// What a draw may be hoped to bring, by the exact scores of a few cards that may come.
    pub(super) fn glimpse(self, count: usize, luck: &mut Luck) -> f32 {
        let (sum, unseen) = (self.outlook.sum(&self.at), self.unseen());
        let mut hope = 0.0;
        for _ in 0..count {
            let card = each(unseen).nth(luck.below(unseen.count_ones() as usize)).unwrap_or_default();
            let after = self.outlook.drawn(&sum, card);
            hope += self.best_close(&self.at.with(card), &after, GLANCE).0;
        }
        hope / count as f32
    }

    /// The final score to be expected of the cards that are held, with the right one put down first if there is one too many.
    pub(super) fn expect(self) -> f32 {
        if self.at.hand.count_ones() <= HAND {
            return self.worth(&self.at);
        }
        self.best_close(&self.at, &self.outlook.sum(&self.at), CLOSE).0
    }

    /// The card that is missed least.
    fn put_down(self) -> Choice {
        let (_, gone) = self.best_close(&self.at, &self.outlook.sum(&self.at), CLOSE);
        discard(gone)
    }

    pub(super) fn unseen(self) -> CardSet {
        self.look.world.unseen(self.seat)
    }

    /// What the hand is worth when the right card is put down, and that one; the rough worth says which few are looked at
    /// closely.
    fn best_close(self, at: &Situation, sum: &Row, most: usize) -> (f32, CardSet) {
        let mut ranked = [(f32::MIN, 0); 8];
        let mut held = 0;
        for card in each(at.hand).take(ranked.len()) {
            ranked[held] = (self.without(at, sum, card), card);
            held += 1;
        }
        let ranked = &mut ranked[..held];
        ranked.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
        best(ranked.iter().take(most).map(|&(_, card)| (self.worth(&at.without(card)), card)))
    }

    /// What the hand is worth when this card is put down, by its rough score.
    #[inline]
    fn without(self, at: &Situation, sum: &Row, card: CardSet) -> f32 {
        let rough = plain(self.look.game.scorer(), at.hand & !card);
        rough + self.outlook.read_without(sum, card, at.places.saturating_sub(1))
    }

    /// What a hand of seven is worth, by its exact score.
    fn worth(self, at: &Situation) -> f32 {
        let scorer = self.look.game.scorer();
        if scorer.choosers(at.hand).count_ones() > CHOICES {
            return self.outlook.expect_roughly(scorer, at);
        }
        self.outlook.expect(self.look.with_area(at.hand, at.area), at)
    }
}

pub(super) fn best(worths: impl Iterator<Item = (f32, CardSet)>) -> (f32, CardSet) {
    // The first stands where nothing compares: a position that was laid out may have no card left to hope for.
    worths.reduce(|best, one| if one.0 > best.0 { one } else { best }).unwrap_or((f32::MIN, 0))
}

pub(super) fn discard(card: CardSet) -> Choice {
    Choice::Discard(Card::at(card.trailing_zeros() as usize))
}

#[cfg(test)]
mod tests {
    use talon_core::{Options, Silent};
    use talon_realms::Realms;

    use super::super::memo::Memo;
    use super::*;

    #[test]
    fn a_draw_brings_what_is_hoped_for_and_plans_are_offered_moves() {
        let (game, outlook, memo) = (Realms::load(), RealmsOutlook::fitted(), Memo::default());
        let setup = game.setup(&Options::new()).unwrap();
        let (mut luck, mut choices) = (Luck::of(4, 0), Vec::new());
        let (mut off, mut turns) = (0.0, 0.0);
        for seed in 0..12 {
            let mut state = game.deal(&setup, seed);
            game.open(&mut state, &mut Silent);
            while let Some(seat) = game.to_act(&state).lowest() {
                choices.clear();
                game.choices(&state, seat, &mut choices);
                let plan = Plan::new(&outlook, Look { memo: &memo, game: &game, world: &state }, seat);
                let choice = match choices[0] {
                    Choice::Draw => {
                        let sum = outlook.sum(&plan.at);
                        let rough = plain(game.scorer(), plan.at.hand);
                        off += outlook.hope(rough, &sum, plan.at.places) - plan.glimpse(12, &mut luck);
                        turns += 1.0;
                        plan.take(&choices)
                    }
                    Choice::Discard(_) => plan.put_down(),
                    other => other,
                };
                assert!(choices.contains(&choice));
                game.advance(&mut state, seat, &choice, &mut Silent);
            }
        }
        assert!(turns > 100.0 && f32::abs(off / turns) < 5.0, "{} points over {turns} turns", off / turns);
    }
}
