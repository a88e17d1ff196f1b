//! The judgement of Fantasy Realms: for `greedy` the exact score of the hand, one step ahead; for those who search what hands
//! like it became in games played before.

mod greed;
mod hands;
mod look;
mod memo;
mod outlook;
mod plan;

use std::sync::{Arc, LazyLock};

use talon_core::{Game, Luck, Outcome, Seat, SeatSet};
use talon_realms::{Card, CardSet, Choice, Realms, State};

pub use self::hands::{Belief, Clues, RealmsHands};
use self::look::{Care, GLIMPSES, Look};
use self::memo::Memo;
pub use self::outlook::{RealmsOutlook, Situation};
use self::plan::Plan;
use crate::bot::Level;
use crate::judge::{Chances, Judge, Judged, Style, chance};
use crate::ladder::Rung;
use crate::playout;

/// Offers looked at in a search.
const OFFERS: usize = 24;
/// More moves than a game has after a draft.
const TO_THE_END: u32 = 400;
/// How much a point of the best other hand counts against an own one.
const ENVY: f32 = 0.3;
/// Points that matter much: a point more is worth less, the more there are.
const MUCH: f32 = 100.0;

/// The scorer, with the scores of hands met before, and what games have taught.
#[derive(Clone, Debug)]
pub struct RealmsJudge {
    memo: Memo,
    taught: Arc<Taught>,
    /// Does it look beyond the present score?
    plans: bool,
}

/// What games have taught.
#[derive(Debug)]
struct Taught {
    outlook: RealmsOutlook,
    hands: RealmsHands,
}

/// As fitted, read once: a server makes a judge for every move of a bot.
static FITTED: LazyLock<Arc<Taught>> =
    LazyLock::new(|| Arc::new(Taught { outlook: RealmsOutlook::fitted(), hands: RealmsHands::fitted() }));

impl Judged for Realms {
    type Judge = RealmsJudge;

    // Measured with four players: docs/bots.md.
    const LADDER: [Rung; 6] = [
        Rung::erring(0.45, 1.8),
        Rung::erring(0.34, 1.15),
        Rung::erring(0.21, 0.65),
        Rung::erring(0.0, 0.0),
        Rung::searching(Level::Expert, 60),
        Rung::searching(Level::Expert, 400),
    ];

    fn greedy(&self) -> RealmsJudge {
        RealmsJudge { plans: false, ..self.judge() }
    }

    fn judge(&self) -> RealmsJudge {
        RealmsJudge { memo: Memo::default(), taught: Arc::clone(&FITTED), plans: true }
    }
}

impl Judge<Realms> for RealmsJudge {
    type Belief = Belief;

    const ITERATIONS: u32 = 450;
    const LOOK_EVERY: u32 = 1;
    const SPREAD: f32 = 8.0;
    const RANDOM_ONE_IN: usize = 20;

    fn style(&self) -> Style {
        Style {
            exploration: 0.3,
            doubt: 0.02,
            spread: Self::SPREAD,
            fair: 0.3,
            random_one_in: 0,
            certain: 3.0,
            better: 1.0,
        }
    }

    /// A game has a handful of turns, and what the deck brings outweighs every plan.
    fn races(&self, world: &State) -> bool {
        !world.trades()
    }

    /// A trade is judged by what the next few bring; everything else is played to its end.
    fn horizon(&self, world: &State) -> u32 {
        if world.trades() { 4 } else { TO_THE_END }
    }

    fn policy_score(&self, game: &Realms, world: &State, seat: Seat, choice: &Choice) -> f32 {
        self.look(game, world).policy_score(seat, choice, Care { glimpses: GLIMPSES, exact: 0 })
    }

    /// Every card that may come, or what it brings as a rule.
    fn decision_score(&self, game: &Realms, world: &State, seat: Seat, choice: &Choice) -> f32 {
        let weigh = if self.plans { Plan::weigh } else { Plan::weigh_now };
        let weighed = self.plan(game, world, seat).and_then(|plan| weigh(plan, choice));
        let care = Care { glimpses: Card::MAX, exact: 2 };
        weighed.unwrap_or_else(|| self.look(game, world).policy_score(seat, choice, care))
    }

    /// Greedily: the others may be anybody, and most people look at what a hand is worth now.
    fn playout_move(
        &self,
        game: &Realms,
        world: &State,
        seat: Seat,
        choices: &mut Vec<Choice>,
        luck: &mut Luck,
    ) -> Option<Choice> {
        playout::list(game, world, seat, choices);
        let planned = self.plan(game, world, seat).and_then(|plan| plan.greedily(choices));
        planned.or_else(|| playout::by_policy(game, self, (world, seat), choices, luck))
    }

    /// By the outlook, if it has learnt to look so far.
    fn own_playout_move(
        &self,
        game: &Realms,
        world: &State,
        seat: Seat,
        choices: &mut Vec<Choice>,
        luck: &mut Luck,
    ) -> Option<Choice> {
        if !self.plans {
            return self.playout_move(game, world, seat, choices, luck);
        }
        playout::list(game, world, seat, choices);
        let planned = self.plan(game, world, seat).and_then(|plan| plan.turn(choices));
        planned.or_else(|| playout::by_policy(game, self, (world, seat), choices, luck))
    }

    fn refine_world(
        &self,
        game: &Realms,
        world: &mut State,
        seat: Seat,
        belief: &mut Self::Belief,
        luck: &mut Luck,
    ) {
        if let Some(taught) = self.taught(game, world) {
            taught.hands.refine_world(game, world, seat, belief, luck);
        }
    }

    /// Trades with somebody who could gain by them; a handful is enough.
    fn prune(&self, game: &Realms, world: &State, seat: Seat, choices: &mut Vec<Choice>) {
        let is_offer = |choice: &Choice| matches!(choice, Choice::Offer { .. } | Choice::Call { .. });
        if !choices.iter().any(is_offer) {
            return;
        }
        // Hundreds of offers and calls: a few that lie evenly among them stand for all.
        let step = choices.len().div_ceil(OFFERS);
        let some =
            choices.iter().enumerate().filter(|(place, choice)| !is_offer(choice) || place % step == 0);
        let look = self.look(game, world);
        let mut ranked: Vec<(f32, Choice)> = some
            .map(|(_, choice)| (look.policy_score(seat, choice, Care { glimpses: 0, exact: 1 }), *choice))
            .collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        ranked.truncate(6);
        *choices = ranked.into_iter().map(|(_, choice)| choice).collect();
    }

    fn chances(&self, game: &Realms, world: &State) -> Chances {
        let look = self.look(game, world);
        by_points(game.seats(world), |seat| look.score(world.held(seat)))
    }

    fn reward(&self, game: &Realms, world: &State, _outcome: Outcome) -> Chances {
        by_points(game.seats(world), |seat| world.final_score(seat).unwrap_or_default() as f32)
    }
}

impl RealmsJudge {
    /// The same with an outlook.
    #[must_use]
    pub fn with(&self, outlook: RealmsOutlook) -> Self {
        let taught = Taught { outlook, hands: RealmsHands::fitted() };
        Self { memo: self.memo.clone(), taught: Arc::new(taught), plans: self.plans }
    }

    /// The final score a seat may expect of the cards it holds, by what games have taught; the score now where nothing was.
    pub fn expect(&self, game: &Realms, world: &State, seat: Seat) -> f32 {
        let planned = self.plan(game, world, seat).map(Plan::expect);
        planned.unwrap_or_else(|| self.look(game, world).score(world.held(seat)))
    }

    /// What a draw may be hoped to bring a seat at the beginning of its turn, judged by a few cards that may come; for fitting.
    pub fn glimpse(
        &self,
        game: &Realms,
        world: &State,
        seat: Seat,
        luck: &mut Luck,
        count: usize,
    ) -> Option<f32> {
        Some(self.plan(game, world, seat)?.glimpse(count, luck))
    }

    /// The exact score of a seat's hand, and what a draw is worth to a player who looks only at the present score; for fitting.
    pub fn glimpse_greedily(
        &self,
        game: &Realms,
        world: &State,
        seat: Seat,
        luck: &mut Luck,
        count: usize,
    ) -> Option<(f32, f32)> {
        Some(self.plan(game, world, seat)?.glimpse_greedily(count, luck))
    }

    /// The plan of a seat where turns are planned.
    fn plan<'a>(&'a self, game: &'a Realms, world: &'a State, seat: Seat) -> Option<Plan<'a>> {
        Some(Plan::new(&self.taught(game, world)?.outlook, self.look(game, world), seat))
    }

    /// What was taught, where it holds: with the cards of the box, and not in drafts and trades.
    fn taught(&self, game: &Realms, world: &State) -> Option<&Taught> {
        Some(&*self.taught).filter(|_| game.is_printed() && !world.drafts() && !world.trades())
    }

    const fn look<'a>(&'a self, game: &'a Realms, world: &'a State) -> Look<'a> {
        Look { memo: &self.memo, game, world }
    }
}

/// What each seat may hope for: its own points, less a part of the best other's. Who wins depends on hands that are guessed, so it
/// would tell less: counting the lead in full won fewer games.
fn by_points(seats: usize, score: impl Fn(Seat) -> f32) -> Chances {
    let mut chances = [0.0; Seat::MAX];
    for seat in SeatSet::first(seats).iter() {
        let others = SeatSet::first(seats).without(seat).iter().map(&score);
        let points = score(seat) - ENVY * others.fold(f32::MIN, f32::max);
        chances[seat.index()] = chance(points / MUCH);
    }
    chances
}

/// The numbers of a file of weights, which are written in thousandths.
fn thousandths(text: &str) -> Vec<f32> {
    let words = text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
    words.filter_map(|word| word.parse().ok()).map(|number: f32| number / 1_000.0).collect()
}

/// Rows of numbers as a file of weights: a line for each.
fn in_thousandths<const N: usize>(rows: &[[f32; N]]) -> String {
    let word = |number: &f32| format!("{:.0}", number * 1_000.0);
    let line = |row: &[f32; N]| row.iter().map(word).collect::<Vec<_>>().join(" ") + "\n";
    rows.iter().map(line).collect()
}

/// The cards of a set, one by one.
fn each(mut cards: CardSet) -> impl Iterator<Item = CardSet> {
    core::iter::from_fn(move || {
        let card = cards & cards.wrapping_neg();
        cards &= cards.wrapping_sub(1);
        (card != 0).then_some(card)
    })
}

const fn bit(card: Card) -> CardSet {
    1 << card.index()
}

#[cfg(test)]
mod tests {
    use super::{hands, outlook};

    #[test]
    fn the_files_of_weights_are_whole() {
        let is_number = |word: &&str| word.parse::<i32>().is_ok();
        for (text, rows, units) in [
            (include_str!("../../weights/realms.txt"), outlook::ROWS, outlook::UNITS),
            (include_str!("../../weights/realms_hands.txt"), hands::ROWS, hands::UNITS),
        ] {
            let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
            assert_eq!(lines.len(), rows);
            assert!(lines.iter().all(|line| line.split(' ').filter(is_number).count() == units));
        }
    }
}
