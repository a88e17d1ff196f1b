//! What a card of Shards of Infinity is worth each time it is played, read off its effects.

use talon_shards::{Card, CardType, Condition, Count, Effect, Faction, Filter, Reach, Resource, Shield};

/// A card in the numbers a judgement needs.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    /// Each time it is drawn.
    pub(crate) play: f32,
    /// Each turn it stays, for a champion.
    pub(crate) stay: f32,
    /// Power it gives at once.
    pub(crate) power: f32,
    /// When to play it: higher first.
    pub(crate) haste: f32,
}

impl Worth {
    pub(crate) fn of(card: &Card) -> Self {
        let play = sum(&card.play);
        let exhaust = sum(&card.exhaust);
        let shield = match card.shield {
            Shield::None => 0.0,
            Shield::Fixed(n) => 0.3 * f32::from(n),
            Shield::Mastery => 3.0,
        };
        let is_champion = matches!(card.kind, CardType::Champion | CardType::RelicChampion);
        let standing = 1.5 * card.standing.len() as f32;
        // A champion works every turn without being drawn, but it may be destroyed.
        let stay = if is_champion { exhaust + 0.6 * standing } else { 0.0 };
        let lasting =
            if is_champion { 1.6 * exhaust + standing + 0.12 * f32::from(card.defense) } else { 0.0 };
        let haste = haste(&card.play) + if is_champion { 1.0 } else { 0.0 };
        Self { play: play + lasting + shield, stay, power: power(&card.play), haste }
    }
}

fn sum(effects: &[Effect]) -> f32 {
    effects.iter().map(value).sum()
}

fn value(effect: &Effect) -> f32 {
    match effect {
        Effect::Gain(n, resource) => f32::from(*n).min(12.0) * each(*resource),
        Effect::Per(count, n, resource) => typical(*count) * f32::from(*n) * each(*resource),
        Effect::InfinitePower => 30.0,
        Effect::DoublePower | Effect::CopyEvery(_) => 5.0,
        Effect::Draw(n) => 2.0 * f32::from(*n),
        Effect::Banish(n) => 1.2 * f32::from(*n),
        Effect::Return(filter) => match filter {
            Filter::Champion | Filter::Mercenary => 1.5,
            Filter::Faction(_) => 2.0,
        },
        Effect::ReturnEvery(_) => 4.0,
        Effect::FreeRecruit { cost_max, .. } => 0.6 * f32::from(*cost_max),
        Effect::Destroy(Reach::One) => 2.0,
        Effect::Destroy(Reach::Every) => 3.5,
        Effect::Weaken(n) => 0.8 * f32::from(*n),
        Effect::Copy(_) | Effect::CopyAgain => 2.5,
        Effect::Mark(_) => 1.5,
        Effect::All(effects) => sum(effects),
        Effect::When(condition, effect) => likely(condition) * value(effect),
        Effect::Tiers(base, tiers) => {
            let mut best = value(base);
            for (condition, effect) in tiers {
                best += likely(condition) * (value(effect) - best).max(0.0);
            }
            best
        }
    }
}

const fn each(resource: Resource) -> f32 {
    match resource {
        Resource::Gem => 1.0,
        Resource::Power => 1.15,
        Resource::Mastery => 2.0,
        Resource::Health => 0.55,
    }
}

const fn typical(count: Count) -> f32 {
    match count {
        Count::Champions(_) => 1.6,
        Count::AlliesPlayed(_) => 2.0,
        Count::Discarded(_) => 2.2,
        Count::Mastery => 14.0,
        Count::HalfMastery => 7.0,
    }
}

const fn likely(condition: &Condition) -> f32 {
    match condition {
        Condition::Mastery(n) => match n {
            0..=5 => 0.75,
            6..=10 => 0.55,
            11..=15 => 0.4,
            16..=20 => 0.25,
            _ => 0.12,
        },
        Condition::Inspire | Condition::Unify(Faction::Homodeus) => 0.4,
        Condition::Unify(_) | Condition::MostMastery => 0.5,
        Condition::Dominion => 0.3,
        Condition::Echo(_) => 0.6,
        Condition::Character(_) | Condition::Control(..) => 0.25,
        Condition::FullHealth => 0.35,
    }
}

/// Power given without conditions, and half of what conditions may add.
fn power(effects: &[Effect]) -> f32 {
    effects
        .iter()
        .map(|effect| match effect {
            Effect::Gain(n, Resource::Power) => f32::from(*n),
            Effect::Per(count, n, Resource::Power) => typical(*count) * f32::from(*n),
            Effect::All(effects) => power(effects),
            Effect::When(condition, effect) => likely(condition) * power(core::slice::from_ref(effect)),
            Effect::Tiers(base, _) => power(core::slice::from_ref(base)),
            _ => 0.0,
        })
        .sum()
}

/// Cards and mastery come first, what doubles or copies others comes last.
fn haste(effects: &[Effect]) -> f32 {
    effects
        .iter()
        .map(|effect| match effect {
            Effect::Draw(n) => 3.0 * f32::from(*n),
            Effect::Gain(_, Resource::Mastery) => 2.0,
            Effect::Copy(_) | Effect::CopyAgain | Effect::DoublePower => -4.0,
            Effect::Mark(_) => 4.0,
            Effect::All(effects) => haste(effects),
            Effect::When(condition, effect) => haste(core::slice::from_ref(effect)) - patience(condition),
            Effect::Tiers(base, tiers) => {
                haste(core::slice::from_ref(base)) - tiers.iter().map(|(when, _)| patience(when)).sum::<f32>()
            }
            _ => 0.0,
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
