//! What a card of Aeon's End is worth to a deck, read off its effects.

use talon_aeons::card::{Amount, Count, Effect, PlayerCard, Source, Usable};

/// A corruption in the deck.
pub(crate) const CORRUPTION: f32 = -2.0;

/// A card in the numbers a judgement needs.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    /// Each time it is drawn.
    pub(crate) card: f32,
    /// Damage when it is cast.
    pub(crate) damage: f32,
    /// Playing it asks nothing and can only help.
    pub(crate) is_plain: bool,
    /// It casts a spell that was just prepared, so it comes after preparing.
    pub(crate) is_late: bool,
}

impl Worth {
    pub(crate) fn of(card: &PlayerCard) -> Self {
        let using = match card.usable {
            Usable::Never => 0.0,
            Usable::Once => sum(&card.using),
            Usable::Often => 1.0,
        };
        let value = sum(&card.play) + 0.9 * sum(&card.cast) + using + 1.3 * sum(&card.casting_end);
        Self {
            card: value,
            damage: damage(&card.cast),
            is_plain: card
                .play
                .iter()
                .all(|effect| matches!(effect, Effect::Aether(_) | Effect::AetherFor(..))),
            is_late: card.play.iter().any(|effect| matches!(effect, Effect::Cast { .. })),
        }
    }
}

fn sum(effects: &[Effect]) -> f32 {
    effects.iter().map(value).sum()
}

fn damage(effects: &[Effect]) -> f32 {
    effects.iter().map(|effect| if let Effect::Deal(n) = effect { amount(*n) } else { 0.0 }).sum()
}

fn value(effect: &Effect) -> f32 {
    match effect {
        Effect::Aether(n) | Effect::Scrap(n) => f32::from(*n),
        Effect::AetherFor(_, n) => 0.6 * f32::from(*n),
        Effect::Deal(n) => 1.5 * amount(*n),
        Effect::Heal(_, n) | Effect::HealGravehold(n) => 0.9 * f32::from(*n),
        Effect::Charge(_, n) => 1.3 * f32::from(*n),
        Effect::Draw(_, n) => 1.2 * f32::from(*n),
        Effect::Discard(_, count, _) => -0.6 * sure(*count),
        Effect::Destroy(_, Count::UpTo(n), _) => 0.5 * f32::from(*n),
        Effect::Suffer(..) => -1.5,
        Effect::LoseCharges(_, n) => -1.2 * f32::from((*n).min(5)),
        Effect::Cast { plus, .. } => 2.5 + f32::from(*plus),
        Effect::PlayTwice => 2.5,
        Effect::ReturnGem => 2.0,
        Effect::Focus(..) => 1.3,
        Effect::Discount(n) => 0.4 * f32::from(*n),
        Effect::Pay(n) => -f32::from(*n),
        Effect::DestroyThis => -1.0,
        Effect::If(_, effects) => 0.6 * sum(effects),
        Effect::Ask(_, effects) => (0.7 * sum(effects)).max(0.0),
        Effect::OneOf(_, branches) => branches.iter().map(|branch| sum(branch)).fold(f32::MIN, f32::max),
        Effect::Times(n, effects) => f32::from(*n) * sum(effects),
        Effect::Each(_) => 0.4,
        _ => 0.0,
    }
}

fn amount(n: Amount) -> f32 {
    match n {
        Amount::Fixed(n) => f32::from(n),
        Amount::Sum(base, times, source) => f32::from(base) + f32::from(times) * typical(source),
    }
}

const fn typical(source: Source) -> f32 {
    match source {
        Source::Done => 0.8,
        Source::Opened | Source::CostOfPicked => 2.0,
        Source::AllOpened => 0.2,
        _ => 1.0,
    }
}

fn sure(count: Count) -> f32 {
    match count {
        Count::Exactly(n) => amount(n),
        Count::UpTo(_) => 0.0,
        Count::All => 2.0,
    }
}
