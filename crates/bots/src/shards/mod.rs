//! The judgement of Shards of Infinity: play everything, buy what the deck will be glad of for as long as the game
//! lasts, strike what hurts most.

mod worth;

use talon_core::{Game, Outcome, Seat};
use talon_shards::{Asked, Catalogue, Choice, Glance, Kind, Mode, State, Zone};

use self::worth::Worth;
use crate::judge::{Chances, Judge, Judged, chance, shares};

/// What a card must bring to be better than the mean of a deck full of crystals.
const MEAN_CARD: f32 = 1.1;
/// A point of mastery for a gem.
const FOCUS: f32 = 2.2;
/// Mastery at which many cards grow.
const THRESHOLDS: [u8; 5] = [5, 10, 15, 20, 30];
/// Moves of the turn itself are weighed around this, so that playing comes before and striking after.
const SPEND: f32 = 100.0;

/// What is known of the cards before any game.
#[derive(Clone, Debug)]
pub struct ShardsJudge {
    worths: Vec<Worth>,
}

impl Judged for Catalogue {
    type Judge = ShardsJudge;

    fn judge(&self) -> ShardsJudge {
        ShardsJudge { worths: self.cards().iter().map(Worth::of).collect() }
    }
}

impl Judge<Catalogue> for ShardsJudge {
    const ITERATIONS: u32 = 1_500;
    const SPREAD: f32 = 3.0;
    const WHIM: usize = 25;

    fn horizon(&self, _world: &State) -> u32 {
        1_200
    }

    fn lean(&self, game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> f32 {
        let me = world.glance(seat);
        match *choice {
            Choice::Play(kind) => 3.0 * SPEND + self.of(kind).haste,
            Choice::Exhaust { kind, .. } => 3.0 * SPEND + self.of(kind).stay * 0.1,
            Choice::Relic(kind) => 2.0 * SPEND + self.of(kind).play,
            Choice::Recruit(kind) => SPEND + self.recruit(game, world, me, kind),
            Choice::FastPlay(kind) => SPEND + self.fast_play(game, world, me, seat, kind),
            Choice::Focus => SPEND + self.focus(game, world, me),
            Choice::Hit { seat: owner, place } => SPEND + self.hit(game, world, me, owner, place),
            Choice::AttackAll(target) => self.attack(world, target, me.power()),
            Choice::Attack { seat: target, amount } => self.attack(world, target, amount),
            Choice::Shield(kind) => f32::from(game.shield_of(me, kind)),
            Choice::NoShield => match game.asked_of(world, seat) {
                Asked::Shield(open) if open > 0 => 0.0,
                _ => 1e3,
            },
            Choice::End | Choice::Done | Choice::Pass => 0.0,
            Choice::Bid(n) => 3.5 - f32::from(n),
            Choice::Character(_) => 1.0,
            Choice::Card { zone, kind } => self.pick(game, world, seat, zone, kind),
            Choice::Champion { seat: owner, place } => self.champion(world, owner, place),
            Choice::Seat(target) => f32::from(world.glance(target).mastery()),
        }
    }

    /// Playing a card or using a champion can only help, and showing a shield costs nothing.
    fn obvious(&self, game: &Catalogue, world: &State, seat: Seat, choices: &[Choice]) -> Option<usize> {
        let mut best: Option<(f32, usize)> = None;
        for (number, choice) in choices.iter().enumerate() {
            let is_free = matches!(
                choice,
                Choice::Play(_) | Choice::Exhaust { .. } | Choice::Shield(_) | Choice::NoShield
            );
            if is_free {
                let lean = self.lean(game, world, seat, choice);
                if best.is_none_or(|(most, _)| lean > most) {
                    best = Some((lean, number));
                }
            }
        }
        // A point of mastery that opens a threshold is worth having before the cards that read it.
        let grows = THRESHOLDS.contains(&(world.glance(seat).mastery() + 1));
        let focus = choices.iter().position(|choice| grows && *choice == Choice::Focus);
        focus.or(best.map(|(_, number)| number))
    }

    /// All of the power, or exactly what kills; the lowest bid.
    fn prune(&self, _game: &Catalogue, world: &State, seat: Seat, choices: &mut Vec<Choice>) {
        let power = world.glance(seat).power();
        let lowest = choices
            .iter()
            .filter_map(|choice| if let Choice::Bid(n) = choice { Some(*n) } else { None })
            .min();
        choices.retain(|choice| match *choice {
            Choice::Attack { seat: target, amount } => {
                amount == power || amount == u16::from(world.glance(target).health())
            }
            Choice::Bid(n) => Some(n) == lowest,
            _ => true,
        });
    }

    fn chances(&self, game: &Catalogue, world: &State) -> Chances {
        let mut chances = [0.0; Seat::MAX];
        let strengths: Vec<f32> =
            (0..world.sides()).map(|side| self.strength(world, Seat::at(side))).collect();
        for (index, share) in chances.iter_mut().enumerate().take(game.seats(world)) {
            let seat = Seat::at(index);
            let rivals = || (0..world.sides()).map(Seat::at).filter(|&other| world.opposed(seat, other));
            let best = rivals().map(|other| strengths[other.index()]).fold(0.0, f32::max);
            *share = chance((strengths[index] - best) / 12.0) / if rivals().count() > 2 { 1.5 } else { 1.0 };
        }
        chances
    }

    /// A win is a win; among losses against the Nemesis the nearer miss is better.
    fn reward(&self, game: &Catalogue, world: &State, outcome: Outcome) -> Chances {
        let mut chances = shares(outcome, game.seats(world));
        if world.mode() == Mode::Nemesis && chances[0] < 1.0 {
            chances[0] = 0.3 * (1.0 - f32::from(world.glance(Seat::at(1)).health()) / 50.0);
        }
        chances
    }
}

impl ShardsJudge {
    fn of(&self, kind: Kind) -> &Worth {
        &self.worths[kind.index()]
    }

    /// How often a card bought now will be played: about every third turn, for as long as the weakest will last.
    fn uses(world: &State) -> f32 {
        let weakest =
            (0..world.sides()).map(|side| world.glance(Seat::at(side)).health()).filter(|&health| health > 0);
        let health = f32::from(weakest.min().unwrap_or(50));
        let turns = (health / 7.0).min((30.0 - f32::from(world.turns()) * 0.5).max(3.0));
        (turns / 2.8).clamp(0.3, 3.0)
    }

    fn recruit(&self, game: &Catalogue, world: &State, me: Glance<'_>, kind: Kind) -> f32 {
        let gain = (self.of(kind).play - MEAN_CARD) * Self::uses(world);
        let left = me.gems().saturating_sub(game.price_for(me, kind));
        if left > 0 && !me.focused() { gain + FOCUS } else { gain }
    }

    fn fast_play(&self, game: &Catalogue, world: &State, me: Glance<'_>, seat: Seat, kind: Kind) -> f32 {
        let worth = self.of(kind);
        let left = me.gems().saturating_sub(game.price_for(me, kind));
        let focus = if left > 0 && !me.focused() { FOCUS } else { 0.0 };
        // A strike that ends a life is worth every card.
        let reach = f32::from(me.power()) + worth.power;
        let rivals = (0..world.sides()).map(Seat::at).filter(|&other| world.opposed(seat, other));
        let kills = rivals
            .map(|other| f32::from(world.glance(other).health()))
            .any(|health| health > 0.0 && health > f32::from(me.power()) && reach >= health);
        worth.play + focus + if kills { 20.0 } else { 0.0 }
    }

    /// Mastery now, and the best card that the other gems still buy.
    fn focus(&self, game: &Catalogue, world: &State, me: Glance<'_>) -> f32 {
        let gems = me.gems().saturating_sub(1);
        let uses = Self::uses(world);
        let best = world
            .row()
            .filter(|&kind| game.price_for(me, kind) <= gems)
            .map(|kind| (self.of(kind).play - MEAN_CARD) * uses)
            .fold(0.0, f32::max);
        let near_the_end = if me.mastery() >= 20 { 2.0 } else { 0.0 };
        FOCUS + near_the_end + best
    }

    /// What a champion would still have done, against the power its fall takes.
    fn hit(&self, game: &Catalogue, world: &State, me: Glance<'_>, owner: Seat, place: u8) -> f32 {
        let side = world.glance(owner);
        let price = f32::from(game.toughness_of(side, place));
        let is_lethal = me.power() >= u16::from(side.health()) && world.sides() == 2;
        if is_lethal || State::is_infinite(me.power()) {
            return -2.0 * SPEND;
        }
        self.champion(world, owner, place) - price
    }

    fn champion(&self, world: &State, owner: Seat, place: u8) -> f32 {
        let turns = (2.8 * Self::uses(world)).min(4.0);
        world.glance(owner).champion(place).map_or(0.0, |kind| 0.5 + self.of(kind).stay * turns)
    }

    /// Below every way to spend; the kill first, then the strongest.
    fn attack(&self, world: &State, target: Seat, amount: u16) -> f32 {
        let health = u16::from(world.glance(target).health());
        let amount = amount.min(200);
        let over = f32::from(amount.saturating_sub(health));
        let kills = if amount >= health { 30.0 } else { 0.0 };
        1.0 + kills + 0.2 * f32::from(amount) - 0.3 * over + 0.05 * self.strength(world, target)
    }

    fn pick(&self, game: &Catalogue, world: &State, seat: Seat, zone: Zone, kind: Kind) -> f32 {
        let play = self.of(kind).play;
        match (game.asked_of(world, seat), zone) {
            // What is worth less than the mean of the deck slows it down; a card in hand would still be played.
            (Asked::Banish, Zone::Hand) => 1.6 - 1.5 * play,
            (Asked::Banish, _) => 2.0 - play,
            (Asked::Show, _) => 10.0,
            _ => 1.0 + play,
        }
    }

    /// Life, mastery and what the deck and the champions bring each turn.
    fn strength(&self, world: &State, seat: Seat) -> f32 {
        let side = world.glance(seat);
        if side.health() == 0 {
            return 0.0;
        }
        let cards: f32 = side.owned().map(|kind| self.of(kind).play).sum();
        let champions: f32 = side.champions().map(|kind| self.of(kind).stay).sum();
        let turn = 5.0 * cards / side.cards().max(5) as f32 + champions;
        f32::from(side.health()) * 0.6 + f32::from(side.mastery()) * 0.9 + 2.0 * turn
    }
}
