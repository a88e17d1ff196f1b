//! How greedy players move: by the exact present score, and for a draw by what draws usually bring to hands like this one. A bot
//! that thinks ahead assumes that the others are greedy: what they hold and what they leave lying decides how long a game lasts and
//! what there is to gain.

use talon_core::Luck;
use talon_realms::{CardSet, Choice};

use super::outlook::{Situation, plain};
use super::plan::{CHOICES, Plan, best, discard};
use super::{bit, each};

/// Discards that are scored exactly, of a hand with a choice: when it is asked which card to take, and when one is made.
const GLANCE: usize = 2;
const CLOSE: usize = 4;

impl Plan<'_> {
    /// What a move of a turn is worth now; `None` for any other question.
    pub(super) fn weigh_now(self, choice: &Choice) -> Option<f32> {
        let (hand, area) = (self.at.hand, self.at.area);
        match *choice {
            Choice::Draw => Some(self.hope_now()),
            Choice::Take(card) => Some(self.best_now(hand | bit(card), area & !bit(card), GLANCE).0),
            Choice::Discard(card) => Some(self.look.with_area(hand & !bit(card), area | bit(card))),
            _ => None,
        }
    }

    /// The score that a draw may be hoped to bring.
    fn hope_now(self) -> f32 {
        self.outlook.greed(self.look.with_area(self.at.hand, self.at.area), &self.at)
    }

    /// A move of a turn as greedy players make it; `None` for any other question.
    pub(super) fn greedily(self, choices: &[Choice]) -> Option<Choice> {
        match choices.first()? {
            Choice::Draw if choices.len() < 2 => Some(Choice::Draw),
            Choice::Draw => Some(self.take_greedily(choices)),
            Choice::Discard(_) => Some(discard(self.best_now(self.at.hand, self.at.area, CLOSE).1)),
            _ => None,
        }
    }

    fn take_greedily(self, choices: &[Choice]) -> Choice {
        let (hand, area) = (self.at.hand, self.at.area);
        let mut most = (self.hope_now(), Choice::Draw);
        for &choice in choices {
            let Choice::Take(card) = choice else { continue };
            let (value, _) = self.best_now(hand | bit(card), area & !bit(card), GLANCE);
            if value > most.0 {
                most = (value, choice);
            }
        }
        most.1
    }

    /// The best score that eight cards leave when one is put down, and that one.
    fn best_now(self, hand: CardSet, area: CardSet, close: usize) -> (f32, CardSet) {
        let scorer = self.look.game.scorer();
        let choosers = scorer.choosers(hand).count_ones();
        let exact = |card: CardSet| (self.look.with_area(hand & !card, area | card), card);
        if choosers == 0 && scorer.fetchable(hand, area | hand) != 0 {
            return best(each(hand).map(exact));
        }
        if choosers == 0 {
            return best(each(hand).map(|card| (plain(scorer, hand & !card), card)));
        }
        let places = self.at.places;
        let sum = self.outlook.sum(&Situation { hand, area, fresh: self.at.fresh & area, ..self.at });
        let about = |card: CardSet| {
            let rough = plain(scorer, hand & !card);
            if scorer.choosers(hand & !card) == 0 {
                rough
            } else {
                self.outlook.now_without(rough, &sum, card, places)
            }
        };
        if choosers > CHOICES {
            return best(each(hand).map(|card| (about(card), card)));
        }
        let mut first = [(f32::MIN, 0); CLOSE];
        for card in each(hand) {
            let mut one = (about(card), card);
            for other in &mut first {
                if one.0 > other.0 {
                    core::mem::swap(&mut one, other);
                }
            }
        }
        best(first.iter().take(close).map(|&(_, card)| exact(card)))
    }

    /// The exact score now, and what a draw is worth to greedy players by a few cards that may come; for a fit.
    pub(super) fn glimpse_greedily(self, count: usize, luck: &mut Luck) -> (f32, f32) {
        let (hand, area, unseen) = (self.at.hand, self.at.area, self.unseen());
        let hopes = (0..count).map(|_| {
            let card = each(unseen).nth(luck.below(unseen.count_ones() as usize)).unwrap_or_default();
            self.look.after_discard(hand | card, area, GLANCE)
        });
        let hope = hopes.sum::<f32>() / count as f32;
        (self.look.with_area(hand, area), hope)
    }
}

#[cfg(test)]
mod tests {
    use talon_core::{Game, Options, Silent};
    use talon_realms::Realms;

    use super::*;
    use crate::judge::{Judge, Judged};

    #[test]
    fn what_greedy_players_take_is_foretold() {
        let game = Realms::load();
        let (judge, greedy, setup) = (game.judge(), game.greedy(), game.setup(&Options::new()).unwrap());
        let (mut luck, mut choices) = (Luck::of(3, 0), Vec::new());
        // Of the turns that begin with a choice and of those that end: how many there were, and how many were foretold.
        let mut foretold = [[0.0; 2]; 2];
        let mut draws = [0.0; 2];
        for seed in 0..12 {
            let mut state = game.deal(&setup, seed);
            game.open(&mut state, &mut Silent);
            while let Some(seat) = game.to_act(&state).lowest() {
                let told = judge.playout_move(&game, &state, seat, &mut choices, &mut luck).unwrap();
                let worth = |choice: &Choice| greedy.decision_score(&game, &state, seat, choice);
                let by_worth = |one: &&Choice, other: &&Choice| worth(one).total_cmp(&worth(other));
                let choice = *choices.iter().max_by(by_worth).unwrap();
                if choices.len() > 1 {
                    let end = usize::from(matches!(choice, Choice::Discard(_)));
                    foretold[end][0] += 1.0;
                    foretold[end][1] += f64::from(u8::from(choice == told));
                    draws[0] += f64::from(u8::from(choice == Choice::Draw));
                    draws[1] += f64::from(u8::from(told == Choice::Draw));
                }
                game.advance(&mut state, seat, &choice, &mut Silent);
            }
        }
        let share = foretold.map(|[all, right]| right / all);
        assert!(share[0] > 0.6 && share[1] > 0.7, "foretold: {share:?}");
        assert!((draws[1] / draws[0] - 1.0).abs() < 0.3, "draws: {draws:?}");
    }
}
