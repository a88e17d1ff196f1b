//! The judgement of Fantasy Realms: the exact score of the hand, one step ahead.

use talon_core::{Game, Outcome, Seat, SeatSet};
use talon_realms::{Card, CardSet, Choice, Realms, State};

use crate::judge::{Chances, Judge, Judged, chance};

/// Cards that may come, looked at in a playout.
const GLIMPSES: usize = 4;
/// What a card with a choice adds to a hand, as a rule.
const CHOOSER: f32 = 16.0;
/// Offers looked at in a search.
const OFFERS: usize = 24;
/// Points of margin that make a win sure, as a judgement.
const MARGIN: f32 = 30.0;

/// The scorer is the judgement; there is nothing to be read before.
#[derive(Clone, Copy, Debug)]
pub struct RealmsJudge;

impl Judged for Realms {
    type Judge = RealmsJudge;

    fn judge(&self) -> RealmsJudge {
        RealmsJudge
    }
}

impl Judge<Realms> for RealmsJudge {
    const ITERATIONS: u32 = 1_000;
    const SPREAD: f32 = 8.0;
    const WHIM: usize = 20;

    /// To the end; a trade is judged by what the next few bring.
    fn horizon(&self, world: &State) -> u32 {
        if world.trades() { 4 } else { 160 }
    }

    fn lean(&self, game: &Realms, world: &State, seat: Seat, choice: &Choice) -> f32 {
        lean(game, world, seat, choice, GLIMPSES)
    }

    /// Every card that may come.
    fn study(&self, game: &Realms, world: &State, seat: Seat, choice: &Choice) -> f32 {
        match choice {
            Choice::Draw => lean(game, world, seat, choice, Card::COUNT),
            Choice::Discard(card) => {
                let (hand, area) = (world.held(seat), world.discards());
                game.scorer().score_with_area(hand & !bit(*card), area | bit(*card)) as f32
            }
            _ => lean(game, world, seat, choice, GLIMPSES),
        }
    }

    /// Trades with somebody who could gain by them; a handful is enough.
    fn prune(&self, game: &Realms, world: &State, seat: Seat, choices: &mut Vec<Choice>) {
        if !choices.iter().any(|choice| matches!(choice, Choice::Offer { .. })) {
            return;
        }
        // Hundreds of offers: a few that lie evenly among them stand for all.
        let step = choices.len().div_ceil(OFFERS);
        let is_offer = |choice: &Choice| matches!(choice, Choice::Offer { .. });
        let some =
            choices.iter().enumerate().filter(|(place, choice)| !is_offer(choice) || place % step == 0);
        let mut ranked: Vec<(f32, Choice)> =
            some.map(|(_, choice)| (lean(game, world, seat, choice, 0), *choice)).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        ranked.truncate(6);
        *choices = ranked.into_iter().map(|(_, choice)| choice).collect();
    }

    fn chances(&self, game: &Realms, world: &State) -> Chances {
        let scores = |seat: Seat| quick(game, world.held(seat), 0);
        by_margin(game.seats(world), scores, 0.0)
    }

    /// The place at the table decides; the margin tells a near miss from a rout.
    fn reward(&self, game: &Realms, world: &State, outcome: Outcome) -> Chances {
        let scores = |seat: Seat| world.final_score(seat).unwrap_or_default() as f32;
        let mut chances = by_margin(game.seats(world), scores, 0.7);
        if let Outcome::Seats(winners) = outcome {
            winners.iter().for_each(|seat| chances[seat.index()] += 0.7 / winners.len() as f32);
        }
        chances
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

fn lean(game: &Realms, world: &State, seat: Seat, choice: &Choice, glimpses: usize) -> f32 {
    let (hand, area) = (world.held(seat), world.discards());
    let score = |hand: CardSet| quick(game, hand, 0);
    match *choice {
        Choice::Draw => draw(game, world, seat, glimpses),
        Choice::Take(card) if world.drafts() => score(hand | bit(card)),
        Choice::Take(card) => after_discard(game, hand | bit(card), area & !bit(card)),
        Choice::Keep(card) => score(hand & !world.just_drawn() | bit(card)),
        Choice::Discard(card) => quick(game, hand & !bit(card), area | bit(card)),
        Choice::Offer { give, to, want } => offer(game, world, hand & !bit(give) | bit(want), (to, want)),
        Choice::Accept(from) => world
            .open_offer(from)
            .map_or(0.0, |(give, _, want)| score(hand & !bit(want) | bit(give)) - score(hand)),
        Choice::Fetch(card) => score(hand | bit(card)),
        Choice::Done => score(hand),
        // Only better than a trade that loses points.
        Choice::Withdraw => -1.0,
        Choice::Time => f32::MIN,
    }
}

/// The score of a hand, exact where its cards leave no choice; trying every choice of the others would take a
/// hundred times as long, so they count for what they bring as a rule.
fn quick(game: &Realms, hand: CardSet, area: CardSet) -> f32 {
    let choosers = game.scorer().choosers(hand);
    let plain = hand & !choosers;
    CHOOSER * choosers.count_ones() as f32 + game.scorer().score_with_area(plain, area) as f32
}

/// What is gained if it is accepted, which a card that the other is known to hold makes likelier.
fn offer(game: &Realms, world: &State, after: CardSet, (to, want): (Seat, Card)) -> f32 {
    let held = world.held(to) & bit(want) != 0;
    let now = quick(game, after, 0);
    if held { now * 0.01 - 0.5 } else { now * 0.001 - 0.9 }
}

/// The best hand of seven that is left of eight, as if the game ended now.
fn after_discard(game: &Realms, hand: CardSet, area: CardSet) -> f32 {
    let mut best = f32::MIN;
    let mut rest = hand;
    while rest != 0 {
        let card = rest & rest.wrapping_neg();
        rest &= rest - 1;
        best = best.max(quick(game, hand & !card, area | card));
    }
    best
}

/// The mean over cards that may come: all of them, or a few that lie evenly among them.
fn draw(game: &Realms, world: &State, seat: Seat, glimpses: usize) -> f32 {
    let (hand, area) = (world.held(seat), world.discards());
    let mut unseen: Vec<CardSet> = Vec::with_capacity(Card::COUNT);
    let mut rest = world.unseen(seat);
    while rest != 0 {
        unseen.push(rest & rest.wrapping_neg());
        rest &= rest - 1;
    }
    let count = glimpses.min(unseen.len());
    if count == 0 {
        return quick(game, hand, 0);
    }
    // Which few differs from hand to hand, so that no card is always or never looked at.
    let start =
        if count == unseen.len() { 0 } else { (hand.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58) as usize };
    let pick = |place: usize| unseen[(start + place * unseen.len() / count) % unseen.len()];
    let value = |card: CardSet| {
        if world.drafts() { quick(game, hand | card, 0) } else { after_discard(game, hand | card, area) }
    };
    (0..count).map(|place| value(pick(place))).sum::<f32>() / count as f32
}
