//! The judgement of Shards of Infinity: play everything, buy what will help the deck for as long as the game
//! lasts, strike what hurts most.

mod outlook;
mod weights;
mod worth;

use talon_core::{Game, Luck, Outcome, Seat};
use talon_shards::{Catalogue, Choice, Kind, Mode, PromptKind, State, Zone};

use self::outlook::Outlook;
pub use self::weights::ShardsWeights;
use self::worth::Worth;
use crate::bot::Level;
use crate::judge::{Chances, Judge, Judged, Style, chance, shares};
use crate::ladder::Rung;
use crate::playout;

/// Mastery at which many cards grow.
const THRESHOLDS: [u8; 5] = [5, 10, 15, 20, 30];
/// Moves of the turn itself are weighed around this, so that playing comes before and striking after.
const SPEND: f32 = 100.0;
/// The order of the Nemesis' cards is weighed around this, above leaving them as they lie.
const ORDER: f32 = 50.0;
/// Cards less urgent than this wait for the champions.
const WAITS: f32 = -3.0;

/// What is known of the cards before any game.
#[derive(Clone, Debug)]
pub struct ShardsJudge {
    weights: ShardsWeights,
    worths: Vec<Worth>,
    style: Style,
    /// The judgement of every table but that of two rivals, where it differs.
    many: Option<Box<Self>>,
}

impl Judged for Catalogue {
    type Judge = ShardsJudge;

    // Measured with two players: docs/bots.md.
    const LADDER: [Rung; 6] = [
        Rung::erring(0.35, 1.4),
        Rung::erring(0.08, 0.3),
        Rung::erring(0.0, 0.0),
        Rung::searching(Level::Expert, 50),
        Rung::searching(Level::Master, 60),
        Rung::searching(Level::Master, 250),
    ];

    fn judge(&self) -> ShardsJudge {
        ShardsJudge::new(self, ShardsWeights::HAND)
    }

    fn master(&self) -> ShardsJudge {
        ShardsJudge::new(self, ShardsWeights::fitted())
            .with_many(ShardsJudge::new(self, ShardsWeights::fitted_for_many()))
    }
}

impl Judge<Catalogue> for ShardsJudge {
    type Belief = ();

    const ITERATIONS: u32 = 3_000;
    const SPREAD: f32 = 3.0;
    const RANDOM_ONE_IN: usize = 25;

    fn style(&self) -> Style {
        self.style
    }

    fn horizon(&self, _world: &State) -> u32 {
        1_200
    }

    fn policy_score(&self, game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> f32 {
        let judge = self.here(world);
        judge.weigh(&Outlook::new(judge, game, world, seat), choice)
    }

    /// Playing a card or using a champion can only help, and showing a shield or what a keyword asks for costs nothing.
    fn obvious(&self, game: &Catalogue, world: &State, seat: Seat, choices: &[Choice]) -> Option<usize> {
        let judge = self.here(world);
        let mut best: Option<(f32, usize)> = None;
        let mut focus = None;
        for (number, choice) in choices.iter().enumerate() {
            let lean = match *choice {
                Choice::Play(kind) => judge.of(kind).haste,
                Choice::Exhaust { kind, .. } => judge.of(kind).stay[0].early * 0.1,
                Choice::Shield(kind) => f32::from(game.shield_of(world.glance(seat), kind)),
                Choice::NoShield => no_shield(game, world, seat),
                // Nobody else knows that it is being asked, so the answer must take no time.
                Choice::Card { .. } if game.prompt_kind(world, seat) == PromptKind::Show => 1.0,
                Choice::Focus => {
                    focus = Some(number);
                    continue;
                }
                _ => continue,
            };
            if best.is_none_or(|(most, _)| lean > most) {
                best = Some((lean, number));
            }
        }
        // A point of mastery that opens a threshold is worth having before the cards that read it.
        let grows = focus.is_some() && THRESHOLDS.contains(&(world.glance(seat).mastery() + 1));
        focus.filter(|_| grows).or(best.map(|(_, number)| number))
    }

    /// All of the power, or exactly what kills, and never none of it; the lowest bid.
    fn prune(&self, _game: &Catalogue, world: &State, seat: Seat, choices: &mut Vec<Choice>) {
        let power = world.glance(seat).power();
        let can_attack =
            choices.iter().any(|choice| matches!(choice, Choice::AttackAll(_) | Choice::Attack { .. }));
        let bid = |choice: &Choice| if let Choice::Bid(n) = choice { Some(*n) } else { None };
        let lowest = choices.iter().filter_map(bid).min();
        choices.retain(|choice| match *choice {
            Choice::Attack { seat: target, amount } => {
                amount == power || amount == u16::from(world.glance(target).health())
            }
            Choice::End => !can_attack, // power left over is lost
            Choice::Bid(n) => Some(n) == lowest,
            _ => true,
        });
    }

    /// Plays the hand without listing anything; the rest is weighed with one outlook.
    fn playout_move(
        &self,
        game: &Catalogue,
        world: &State,
        seat: Seat,
        choices: &mut Vec<Choice>,
        luck: &mut Luck,
    ) -> Option<Choice> {
        let judge = self.here(world);
        if game.prompt_kind(world, seat) == PromptKind::Turn {
            let me = world.glance(seat);
            if me.gems() > 0 && !me.focused() && THRESHOLDS.contains(&(me.mastery() + 1)) {
                return Some(Choice::Focus);
            }
            let mut best = (WAITS, None);
            for kind in me.hand() {
                let haste = judge.of(kind).haste;
                if haste > best.0 {
                    best = (haste, Some(kind));
                }
            }
            if let Some(kind) = best.1 {
                return Some(Choice::Play(kind));
            }
        }
        playout::list(game, world, seat, choices);
        if choices.len() < 2 {
            return choices.first().copied();
        }
        if let Some(number) = self.obvious(game, world, seat, choices) {
            return choices.get(number).copied();
        }
        self.prune(game, world, seat, choices);
        if self.style.random_one_in > 0 && luck.below(self.style.random_one_in) == 0 {
            return choices.get(luck.below(choices.len())).copied();
        }
        let outlook = Outlook::new(judge, game, world, seat);
        let mut best = (f32::MIN, *choices.first()?);
        for choice in choices.iter() {
            let lean = judge.weigh(&outlook, choice);
            if lean > best.0 {
                best = (lean, *choice);
            }
        }
        Some(best.1)
    }

    fn chances(&self, game: &Catalogue, world: &State) -> Chances {
        let judge = self.here(world);
        let mut chances = [0.0; Seat::MAX];
        let mut strengths = [0.0; Seat::MAX];
        for (side, strength) in strengths.iter_mut().enumerate().take(world.sides()) {
            *strength = judge.strength(world, Seat::at(side));
        }
        for (index, share) in chances.iter_mut().enumerate().take(game.seats(world)) {
            let seat = Seat::at(index);
            let rivals = || (0..world.sides()).map(Seat::at).filter(|&other| world.opposed(seat, other));
            let best = rivals().map(|other| strengths[other.index()]).fold(0.0, f32::max);
            let ahead = (strengths[index] - best) * judge.weights.stand_scale;
            *share = chance(ahead) / if rivals().count() > 2 { 1.5 } else { 1.0 };
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

/// Not to show a shield: right once nothing is left to prevent.
fn no_shield(game: &Catalogue, world: &State, seat: Seat) -> f32 {
    match game.prompt_kind(world, seat) {
        PromptKind::Shield(open) if open > 0 => 0.0,
        _ => 1e3,
    }
}

impl ShardsJudge {
    /// A judgement by these weights.
    pub fn new(game: &Catalogue, weights: ShardsWeights) -> Self {
        let worths = game.cards().iter().map(|card| Worth::of(card, &weights)).collect();
        let style = Style::usual(Self::SPREAD, Self::RANDOM_ONE_IN);
        Self { weights, worths, style, many: None }
    }

    /// The same judgement where two rivals play, and another one at every other table.
    #[must_use]
    pub fn with_many(self, many: Self) -> Self {
        Self { many: Some(Box::new(many)), ..self }
    }

    /// The judgement of this table.
    fn here(&self, world: &State) -> &Self {
        let is_duel = world.sides() == 2 && world.mode() == Mode::Standard;
        self.many.as_deref().filter(|_| !is_duel).unwrap_or(self)
    }

    /// The same judgement with another way to search.
    #[must_use]
    pub fn with_style(self, style: Style) -> Self {
        Self { style, ..self }
    }

    fn of(&self, kind: Kind) -> &Worth {
        &self.worths[kind.index()]
    }

    fn weigh(&self, outlook: &Outlook<'_>, choice: &Choice) -> f32 {
        let (game, world, me) = (outlook.game, outlook.world, outlook.me);
        match *choice {
            Choice::Play(kind) => 3.0 * SPEND + self.of(kind).haste,
            Choice::Exhaust { kind, .. } => 3.0 * SPEND + outlook.stay(kind) * 0.1,
            Choice::Relic(kind) => 2.0 * SPEND + outlook.play(kind),
            Choice::Recruit(kind) => SPEND + outlook.recruit(kind),
            Choice::FastPlay(kind) => SPEND + outlook.fast_play(kind),
            Choice::Focus => SPEND + outlook.focus(),
            Choice::Hit { seat: owner, place } => SPEND + outlook.hit(owner, place),
            Choice::AttackAll(target) => self.attack(world, target, me.power()),
            Choice::Attack { seat: target, amount } => self.attack(world, target, amount),
            Choice::Shield(kind) => f32::from(game.shield_of(me, kind)),
            Choice::NoShield => no_shield(game, world, outlook.seat),
            Choice::End | Choice::Done | Choice::Pass => 0.0,
            Choice::Bid(n) => 3.5 - f32::from(n),
            Choice::Character(_) => 1.0,
            Choice::Card { zone, kind } => self.pick(outlook, zone, kind),
            Choice::Champion { seat: owner, place }
                if game.prompt_kind(world, outlook.seat) == PromptKind::Order =>
            {
                let kind = world.glance(owner).champion(place);
                kind.map_or(0.0, |kind| ORDER - self.of(kind).exhaust_haste)
            }
            Choice::Champion { seat: owner, place } => outlook.champion(owner, place),
            Choice::Seat(target) => f32::from(world.glance(target).mastery()),
        }
    }

    /// Below every way to spend; the kill first, then the strongest.
    fn attack(&self, world: &State, target: Seat, amount: u16) -> f32 {
        let health = u16::from(world.glance(target).health());
        let amount = amount.min(200);
        let over = f32::from(amount.saturating_sub(health));
        let kills = if amount >= health { 30.0 } else { 0.0 };
        // In team play what a fallen enemy did not use is power again.
        let over = if world.mode() == Mode::Teams { 0.0 } else { over };
        let threat = if world.sides() > 2 { 0.05 * self.strength(world, target) } else { 0.0 };
        1.0 + kills + 0.2 * f32::from(amount) - 0.3 * over + threat
    }

    fn pick(&self, outlook: &Outlook<'_>, zone: Zone, kind: Kind) -> f32 {
        let (play, weights) = (outlook.play(kind), &self.weights);
        match (outlook.game.prompt_kind(outlook.world, outlook.seat), zone) {
            // What is worth less than the mean of the deck slows it down; a card in hand would still be played.
            (PromptKind::Banish, Zone::Hand) => weights.banish_hand - weights.banish_hand_slope * play,
            (PromptKind::Banish, _) => weights.banish_discard - play,
            (PromptKind::Show, _) => 10.0,
            // What would help the Nemesis most if it came first comes last.
            (PromptKind::Order, _) => ORDER - self.of(kind).haste,
            _ => 1.0 + play,
        }
    }

    /// Life, mastery and what the deck and the champions bring each turn.
    fn strength(&self, world: &State, seat: Seat) -> f32 {
        let side = world.glance(seat);
        if side.health() == 0 {
            return 0.0;
        }
        let (step, ahead) = (outlook::step(side.mastery()), 0.5);
        let cards: f32 = side.owned().map(|kind| self.of(kind).play[step].at(ahead)).sum();
        let champions: f32 = side.champions().map(|kind| self.of(kind).stay[step].at(ahead)).sum();
        let turn = 5.0 * cards / side.cards().max(5) as f32 + champions;
        let weights = &self.weights;
        f32::from(side.health()) * weights.stand_health
            + f32::from(side.mastery()) * weights.stand_mastery
            + weights.stand_turn * turn
    }
}
