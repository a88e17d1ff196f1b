//! The judgement of Fantasy Realms: the exact score of the hand, one step ahead.

mod memo;

use talon_core::{Game, Outcome, Seat, SeatSet};
use talon_realms::{Card, CardSet, Choice, Realms, State};

use self::memo::Memo;
use crate::judge::{Chances, Judge, Judged, Style, chance};

/// Cards that may come, looked at in a playout.
const GLIMPSES: usize = 3;
/// Offers looked at in a search.
const OFFERS: usize = 24;
/// Points of margin that make a win likely, as a judgement.
const MARGIN: f32 = 30.0;
/// The part of a reward that only the winner gets.
const SURE: f32 = 0.5;

/// The scorer is the judgement; all that is kept are the scores of hands met before.
#[derive(Clone, Debug)]
pub struct RealmsJudge {
    memo: Memo,
}

impl Judged for Realms {
    type Judge = RealmsJudge;

    fn judge(&self) -> RealmsJudge {
        RealmsJudge { memo: Memo::new() }
    }
}

impl Judge<Realms> for RealmsJudge {
    const ITERATIONS: u32 = 1_500;
    const SPREAD: f32 = 8.0;
    const WHIM: usize = 20;

    fn style(&self) -> Style {
        Style { curiosity: 1.0, doubt: 0.03, spread: Self::SPREAD, fair: 0.3, whim: 0 }
    }

    /// To the end; a trade is judged by what the next few bring.
    fn horizon(&self, world: &State) -> u32 {
        if world.trades() { 4 } else { 160 }
    }

    fn lean(&self, game: &Realms, world: &State, seat: Seat, choice: &Choice) -> f32 {
        self.look(game, world).lean(seat, choice, GLIMPSES)
    }

    /// Every card that may come.
    fn study(&self, game: &Realms, world: &State, seat: Seat, choice: &Choice) -> f32 {
        self.look(game, world).lean(seat, choice, Card::COUNT)
    }

    /// Trades with somebody who could gain by them; a handful is enough.
    fn prune(&self, game: &Realms, world: &State, seat: Seat, choices: &mut Vec<Choice>) {
        let is_offer = |choice: &Choice| matches!(choice, Choice::Offer { .. });
        if !choices.iter().any(is_offer) {
            return;
        }
        // Hundreds of offers: a few that lie evenly among them stand for all.
        let step = choices.len().div_ceil(OFFERS);
        let some =
            choices.iter().enumerate().filter(|(place, choice)| !is_offer(choice) || place % step == 0);
        let look = self.look(game, world);
        let mut ranked: Vec<(f32, Choice)> =
            some.map(|(_, choice)| (look.lean(seat, choice, 0), *choice)).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        ranked.truncate(6);
        *choices = ranked.into_iter().map(|(_, choice)| choice).collect();
    }

    fn chances(&self, game: &Realms, world: &State) -> Chances {
        let look = self.look(game, world);
        by_margin(game.seats(world), |seat| look.score(world.held(seat)), 0.0)
    }

    /// The place at the table decides; the margin tells a near miss from a rout.
    fn reward(&self, game: &Realms, world: &State, outcome: Outcome) -> Chances {
        let scores = |seat: Seat| world.final_score(seat).unwrap_or_default() as f32;
        let mut chances = by_margin(game.seats(world), scores, SURE);
        if let Outcome::Seats(winners) = outcome {
            winners.iter().for_each(|seat| chances[seat.index()] += SURE / winners.len() as f32);
        }
        chances
    }
}

impl RealmsJudge {
    const fn look<'a>(&'a self, game: &'a Realms, world: &'a State) -> Look<'a> {
        Look { memo: &self.memo, game, world }
    }
}

/// A chance for each seat by its margin over the best other, scaled down to leave room for what is sure.
fn by_margin(seats: usize, score: impl Fn(Seat) -> f32, sure: f32) -> Chances {
    let mut chances = [0.0; Seat::MAX];
    for seat in SeatSet::first(seats).iter() {
        let others = SeatSet::first(seats).without(seat).iter().map(&score);
        let margin = score(seat) - others.fold(f32::MIN, f32::max);
        chances[seat.index()] = (1.0 - sure) * chance(margin / MARGIN);
    }
    chances
}

const fn bit(card: Card) -> CardSet {
    1 << card.index()
}

/// A position with what is needed to judge it.
#[derive(Clone, Copy)]
struct Look<'a> {
    memo: &'a Memo,
    game: &'a Realms,
    world: &'a State,
}

impl Look<'_> {
    fn score(self, hand: CardSet) -> f32 {
        self.memo.score(self.game.scorer(), hand) as f32
    }

    fn with_area(self, hand: CardSet, area: CardSet) -> f32 {
        self.memo.score_with_area(self.game.scorer(), hand, area) as f32
    }

    fn lean(self, seat: Seat, choice: &Choice, glimpses: usize) -> f32 {
        let (world, hand) = (self.world, self.world.held(seat));
        let area = world.discards();
        match *choice {
            Choice::Draw => self.draw(seat, glimpses),
            Choice::Take(card) if world.drafts() => self.score(hand | bit(card)),
            Choice::Take(card) => self.after_discard(hand | bit(card), area & !bit(card)),
            Choice::Keep(card) => self.score(hand & !world.just_drawn() | bit(card)),
            Choice::Discard(card) => self.with_area(hand & !bit(card), area | bit(card)),
            Choice::Offer { give, to, want } => self.offer(hand & !bit(give) | bit(want), (to, want)),
            Choice::Accept(from) => world.open_offer(from).map_or(0.0, |(give, _, want)| {
                self.score(hand & !bit(want) | bit(give)) - self.score(hand)
            }),
            Choice::Fetch(card) => self.score(hand | bit(card)),
            Choice::Done => self.score(hand),
            // Only better than a trade that loses points.
            Choice::Withdraw => -1.0,
            Choice::Time => f32::MIN,
        }
    }

    /// What is gained if it is accepted, which a card that the other is known to hold makes likelier.
    fn offer(self, after: CardSet, (to, want): (Seat, Card)) -> f32 {
        let held = self.world.held(to) & bit(want) != 0;
        let now = self.score(after);
        if held { now * 0.01 - 0.5 } else { now * 0.001 - 0.9 }
    }

    /// The best hand of seven that is left of eight, as if the game ended now.
    fn after_discard(self, hand: CardSet, area: CardSet) -> f32 {
        let mut best = f32::MIN;
        let mut rest = hand;
        while rest != 0 {
            let card = rest & rest.wrapping_neg();
            rest &= rest - 1;
            best = best.max(self.with_area(hand & !card, area | card));
        }
        best
    }

    /// The mean over cards that may come: all of them, or a few that lie evenly among them.
    fn draw(self, seat: Seat, glimpses: usize) -> f32 {
        let (hand, area) = (self.world.held(seat), self.world.discards());
        let mut unseen = [0; Card::COUNT];
        let mut held = 0;
        let mut rest = self.world.unseen(seat);
        while rest != 0 {
            unseen[held] = rest & rest.wrapping_neg();
            held += 1;
            rest &= rest - 1;
        }
        let count = glimpses.min(held);
        if count == 0 {
            return self.score(hand);
        }
        // Which few differs from hand to hand, so that no card is always or never looked at.
        let start =
            if count == held { 0 } else { (hand.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58) as usize };
        let pick = |place: usize| unseen[(start + place * held / count) % held];
        let drafts = self.world.drafts();
        let value = |card: CardSet| {
            if drafts { self.score(hand | card) } else { self.after_discard(hand | card, area) }
        };
        (0..count).map(|place| value(pick(place))).sum::<f32>() / count as f32
    }
}
