//! What a card of Shards of Infinity is worth each time it is played, read off its effects.

use talon_shards::verbs::{Banish, Destroy, Draw, FreeRecruit, Gain, Leaf, Per, Return, Weaken};
use talon_shards::{Card, CardType, Condition, Count, Effect, Faction, Filter, Reach, Resource, Shield};

use super::weights::ShardsWeights;

/// Worths are kept for this many steps of mastery, five points each.
pub(crate) const STEPS: usize = 7;

/// A number that changes as the game draws to its end: then, and at its beginning.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    pub(crate) late: f32,
    pub(crate) early: f32,
}

impl Span {
    /// How it stands when so much of the game lies ahead, from 0 to 1.
    #[inline]
    pub(crate) fn at(self, ahead: f32) -> f32 {
        self.late + ahead * (self.early - self.late)
    }
}

/// A card in the numbers a judgement needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    /// Each time it is drawn, by the mastery of its owner.
    pub(crate) play: [Span; STEPS],
    /// Each turn it stays, for a champion.
    pub(crate) stay: [Span; STEPS],
    /// Power it gives at once.
    pub(crate) power: f32,
    /// When to play it: higher first.
    pub(crate) haste: f32,
    /// When to exhaust it, likewise.
    pub(crate) exhaust_haste: f32,
    pub(crate) faction: Faction,
}

impl Worth {
    pub(crate) fn of(card: &Card, weights: &ShardsWeights) -> Self {
        let is_champion = matches!(card.kind, CardType::Champion | CardType::RelicChampion);
        let mut worth = Self {
            play: [Span::default(); STEPS],
            stay: [Span::default(); STEPS],
            power: 0.0,
            haste: haste(&card.play) + if is_champion { 1.0 } else { 0.0 },
            exhaust_haste: haste(&card.exhaust),
            faction: card.faction,
        };
        for step in 0..STEPS {
            let late = Eye { weights, mastery: mastery_of(step), is_late: true };
            let early = Eye { is_late: false, ..late };
            worth.play[step] = Span { late: late.play(card), early: early.play(card) };
            worth.stay[step] = Span { late: late.stay(card), early: early.stay(card) };
        }
        let middle = Eye { weights, mastery: mastery_of(STEPS / 2), is_late: false };
        worth.power = middle.power(&card.play);
        worth
    }
}

/// The mastery a step stands for.
fn mastery_of(step: usize) -> f32 {
    if step + 1 == STEPS { 30.0 } else { 5.0 * step as f32 + 2.0 }
}

/// How cards look to somebody of this mastery at this time of the game.
#[derive(Clone, Copy)]
struct Eye<'a> {
    weights: &'a ShardsWeights,
    mastery: f32,
    is_late: bool,
}

impl Eye<'_> {
    fn play(self, card: &Card) -> f32 {
        let weights = self.weights;
        let shield = match card.shield {
            Shield::None => 0.0,
            Shield::Fixed(n) => weights.shield * f32::from(n),
            Shield::Mastery => weights.shield_mastery * (self.mastery + weights.hope),
        };
        let lasting = if matches!(card.kind, CardType::Champion | CardType::RelicChampion) {
            // A champion works every turn without being drawn, but it may be destroyed.
            weights.lasting * self.sum(&card.exhaust)
                + weights.standing * card.standing.len() as f32
                + weights.defense * f32::from(card.defense)
        } else {
            0.0
        };
        self.sum(&card.play) + lasting + shield
    }

    fn stay(self, card: &Card) -> f32 {
        match card.kind {
            CardType::Champion | CardType::RelicChampion => {
                self.sum(&card.exhaust) + 0.6 * self.weights.standing * card.standing.len() as f32
            }
            _ => 0.0,
        }
    }

    fn sum(self, effects: &[Effect]) -> f32 {
        effects.iter().map(|effect| self.value(effect)).sum()
    }

    fn timed(self, early: f32, late: f32) -> f32 {
        if self.is_late { late } else { early }
    }

    fn value(self, effect: &Effect) -> f32 {
        match effect {
            Effect::Do(leaf) => self.verb(*leaf),
            Effect::All(effects) => self.sum(effects),
            Effect::When(condition, effect) => self.likely(condition) * self.value(effect),
            Effect::Tiers(base, tiers) => {
                let mut best = self.value(base);
                for (condition, effect) in tiers {
                    best += self.likely(condition) * (self.value(effect) - best).max(0.0);
                }
                best
            }
        }
    }

    /// A verb without a weight of its own is thought of as a mark: worth a little.
    fn verb(self, leaf: Leaf) -> f32 {
        let weights = self.weights;
        match leaf {
            Leaf::Gain(Gain(n, resource)) => f32::from(n).min(12.0) * self.each(resource),
            Leaf::Per(Per(count, n, resource)) => self.typical(count) * f32::from(n) * self.each(resource),
            Leaf::InfinitePower(_) => weights.infinite,
            Leaf::DoublePower(_) | Leaf::CopyEvery(_) => weights.double,
            Leaf::Draw(Draw(n)) => self.timed(weights.draw, weights.draw_late) * f32::from(n),
            Leaf::Banish(Banish(n)) => self.timed(weights.banish, weights.banish_late) * f32::from(n),
            Leaf::Return(Return(Filter::Champion | Filter::Mercenary)) => weights.back,
            Leaf::Return(Return(Filter::Faction(_))) => weights.back_faction,
            Leaf::ReturnEvery(_) => weights.back_every,
            Leaf::FreeRecruit(FreeRecruit { cost_max, .. }) => weights.free * f32::from(cost_max),
            Leaf::Destroy(Destroy(Reach::One)) => weights.destroy,
            Leaf::Destroy(Destroy(Reach::Every)) => weights.destroy_every,
            Leaf::Weaken(Weaken(n)) => weights.weaken * f32::from(n),
            Leaf::Copy(_) | Leaf::CopyAgain(_) => weights.copy,
            _ => weights.mark,
        }
    }

    fn each(self, resource: Resource) -> f32 {
        let weights = self.weights;
        match resource {
            Resource::Gem => self.timed(weights.gem, weights.gem_late),
            Resource::Power => self.timed(weights.power, weights.power_late),
            Resource::Mastery => self.timed(weights.mastery, weights.mastery_late),
            Resource::Health => self.timed(weights.health, weights.health_late),
        }
    }

    fn typical(self, count: Count) -> f32 {
        match count {
            Count::Champions(_) => self.weights.champions_counted,
            Count::AlliesPlayed(_) => self.weights.allies_counted,
            Count::Discarded(_) => self.weights.discarded_counted,
            Count::Mastery => self.mastery + 0.5 * self.weights.hope,
            Count::HalfMastery => 0.5 * self.mastery + 0.25 * self.weights.hope,
        }
    }

    fn likely(self, condition: &Condition) -> f32 {
        let weights = self.weights;
        match condition {
            Condition::Mastery(n) => {
                let missing = (f32::from(*n) - self.mastery).max(0.0);
                (-missing / weights.hope.max(0.5)).exp()
            }
            Condition::Inspire => weights.inspire,
            Condition::Unify(_) => weights.unify,
            Condition::MostMastery => weights.most_mastery,
            Condition::Dominion => weights.dominion,
            Condition::Echo(_) => weights.echo,
            Condition::Character(_) | Condition::Control(..) => weights.character,
            Condition::FullHealth => weights.full_health,
        }
    }

    /// Power given without conditions, and what conditions may add.
    fn power(self, effects: &[Effect]) -> f32 {
        let of = |effect: &Effect| match effect {
            Effect::Do(Leaf::Gain(Gain(n, Resource::Power))) => f32::from(*n),
            Effect::Do(Leaf::Per(Per(count, n, Resource::Power))) => self.typical(*count) * f32::from(*n),
            Effect::Do(_) => 0.0,
            Effect::All(effects) => self.power(effects),
            Effect::When(condition, effect) => {
                self.likely(condition) * self.power(core::slice::from_ref(effect))
            }
            Effect::Tiers(base, _) => self.power(core::slice::from_ref(base)),
        };
        effects.iter().map(of).sum()
    }
}

/// Cards and mastery come first, what doubles or copies others comes last.
fn haste(effects: &[Effect]) -> f32 {
    effects
        .iter()
        .map(|effect| match effect {
            Effect::Do(Leaf::Draw(Draw(n))) => 3.0 * f32::from(*n),
            Effect::Do(Leaf::Gain(Gain(_, Resource::Mastery))) => 2.0,
            Effect::Do(Leaf::Copy(_) | Leaf::CopyAgain(_) | Leaf::DoublePower(_)) => -4.0,
            Effect::Do(Leaf::Mark(_)) => 4.0,
            Effect::Do(_) => 0.0,
            Effect::All(effects) => haste(effects),
            Effect::When(condition, effect) => haste(core::slice::from_ref(effect)) - patience(condition),
            Effect::Tiers(base, tiers) => {
                haste(core::slice::from_ref(base)) - tiers.iter().map(|(when, _)| patience(when)).sum::<f32>()
            }
        })
        .sum()
}

/// What is bound to other cards is better played after them.
const fn patience(condition: &Condition) -> f32 {
    match condition {
        Condition::Inspire | Condition::Unify(_) | Condition::Dominion | Condition::FullHealth => 1.0,
        _ => 0.5,
    }
}
