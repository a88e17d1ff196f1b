//! How a game of Shards of Infinity will go on, as far as the moves of one question are weighed by it.

use talon_core::{List, Seat};
use talon_shards::{Catalogue, Glance, Kind, State};

use super::worth::STEPS;
use super::{SPEND, ShardsJudge};

/// The step of mastery a worth is kept for.
pub(crate) fn step(mastery: u8) -> usize {
    usize::from(mastery / 5).min(STEPS - 1)
}

/// A card of the row: what it costs, and what its purchase brings in all.
#[derive(Clone, Copy, Debug, Default)]
struct Ware {
    kind: Kind,
    price: u16,
    gain: f32,
}

/// What all moves of a question share.
pub(crate) struct Outlook<'a> {
    pub(crate) game: &'a Catalogue,
    pub(crate) world: &'a State,
    pub(crate) seat: Seat,
    pub(crate) me: Glance<'a>,
    judge: &'a ShardsJudge,
    step: usize,
    /// How much of the game lies ahead, from 0 to 1.
    ahead: f32,
    /// How often a card bought now will be played.
    uses: f32,
    row: List<Ware, 6>,
}

impl<'a> Outlook<'a> {
    pub(crate) fn new(judge: &'a ShardsJudge, game: &'a Catalogue, world: &'a State, seat: Seat) -> Self {
        let (me, weights) = (world.glance(seat), &judge.weights);
        let uses = uses(judge, world);
        let ahead = uses / weights.uses_max;
        let mut outlook =
            Self { game, world, seat, me, judge, step: step(me.mastery()), ahead, uses, row: List::new() };
        if me.gems() > 0 {
            outlook.price_the_row();
        }
        outlook
    }

    /// Notes what each card of the row that can be paid would bring.
    fn price_the_row(&mut self) {
        let weights = &self.judge.weights;
        let mean = self.timed(weights.mean, weights.mean_late);
        let kin = self.kin();
        for kind in self.world.row() {
            let price = self.game.price_for(self.me, kind);
            if price <= self.me.gems() {
                let near = kin[self.judge.of(kind).faction as usize] * weights.kin;
                let gain = (self.play(kind) + near - mean) * self.uses;
                self.row.push(Ware { kind, price, gain });
            }
        }
    }

    /// The share of each faction in the deck.
    fn kin(&self) -> [f32; 5] {
        let mut shares = [0.0; 5];
        let share = 1.0 / self.me.cards().max(1) as f32;
        for kind in self.me.owned() {
            shares[self.judge.of(kind).faction as usize] += share;
        }
        shares
    }

    fn timed(&self, early: f32, late: f32) -> f32 {
        late + self.ahead * (early - late)
    }

    /// What a card brings each time it is played.
    pub(crate) fn play(&self, kind: Kind) -> f32 {
        self.judge.of(kind).play[self.step].at(self.ahead)
    }

    /// What a champion brings each turn.
    pub(crate) fn stay(&self, kind: Kind) -> f32 {
        self.judge.of(kind).stay[self.step].at(self.ahead)
    }

    pub(crate) fn recruit(&self, kind: Kind) -> f32 {
        let Some(place) = self.row.iter().position(|ware| ware.kind == kind) else { return 0.0 };
        let ware = self.row[place];
        ware.gain + self.change(self.me.gems() - ware.price, Some(place))
    }

    pub(crate) fn fast_play(&self, kind: Kind) -> f32 {
        let Some(place) = self.row.iter().position(|ware| ware.kind == kind) else { return 0.0 };
        let weights = &self.judge.weights;
        // A strike that ends a life is worth every card.
        let power = f32::from(self.me.power());
        let reach = power + self.judge.of(kind).power;
        let rivals =
            (0..self.world.sides()).map(Seat::at).filter(|&other| self.world.opposed(self.seat, other));
        let kills = rivals
            .map(|other| f32::from(self.world.glance(other).health()))
            .any(|health| health > 0.0 && health > power && reach >= health);
        let left = self.me.gems() - self.row[place].price;
        self.play(kind)
            + weights.fast
            + self.change(left, Some(place))
            + if kills { weights.kill } else { 0.0 }
    }

    /// What the gems left over are still good for.
    fn change(&self, gems: u16, bought: Option<usize>) -> f32 {
        if gems == 0 {
            return 0.0;
        }
        let focus = if self.me.focused() { 0.0 } else { self.mastery_for_a_gem() };
        focus + self.judge.weights.second * self.best_for(gems, bought)
    }

    fn best_for(&self, gems: u16, bought: Option<usize>) -> f32 {
        let others =
            self.row.iter().enumerate().filter(|(place, ware)| ware.price <= gems && Some(*place) != bought);
        others.map(|(_, ware)| ware.gain).fold(0.0, f32::max)
    }

    fn mastery_for_a_gem(&self) -> f32 {
        let weights = &self.judge.weights;
        self.timed(weights.focus, weights.focus_late)
            + if self.me.mastery() >= 20 { weights.focus_high } else { 0.0 }
    }

    /// Mastery now, and the best card that the other gems still buy.
    pub(crate) fn focus(&self) -> f32 {
        self.mastery_for_a_gem() + self.best_for(self.me.gems().saturating_sub(1), None)
    }

    /// What a champion would still have done, against the power its fall takes.
    pub(crate) fn hit(&self, owner: Seat, place: u8) -> f32 {
        let side = self.world.glance(owner);
        let price = f32::from(self.game.toughness_of(side, place));
        let is_lethal = self.me.power() >= u16::from(side.health()) && self.world.sides() == 2;
        if is_lethal || State::is_infinite(self.me.power()) {
            return -2.0 * SPEND;
        }
        self.champion(owner, place) - price * self.judge.weights.foe_price
    }

    pub(crate) fn champion(&self, owner: Seat, place: u8) -> f32 {
        let weights = &self.judge.weights;
        let side = self.world.glance(owner);
        let turns = (weights.cycle * self.uses).min(weights.foe_turns);
        let stay = |kind: Kind| self.judge.of(kind).stay[step(side.mastery())].at(self.ahead);
        side.champion(place).map_or(0.0, |kind| weights.foe + stay(kind) * turns)
    }
}

/// How often a card bought now will be played: once in a few turns, for as long as the weakest will last.
fn uses(judge: &ShardsJudge, world: &State) -> f32 {
    let weights = &judge.weights;
    let healths = (0..world.sides()).map(|side| world.glance(Seat::at(side)).health());
    let weakest = f32::from(healths.filter(|&health| health > 0).min().unwrap_or(50));
    let left = (weights.length - f32::from(world.turns()) * weights.taken).max(3.0);
    ((weakest / weights.pace).min(left) / weights.cycle).clamp(0.3, weights.uses_max.max(0.3))
}
