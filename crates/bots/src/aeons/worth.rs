//! What a card of Aeon's End brings to a deck, read off its effects.

use talon_aeons::card::{Amount, Count, Effect, PlayerCard, Source, Usable};

/// A card in the numbers a judgement needs, each time it is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    /// Aether.
    pub(super) aether: f32,
    /// Damage when it is cast.
    pub(super) damage: f32,
    /// Everything else, roughly in points of damage.
    pub(super) other: f32,
    /// Playing it asks nothing and can only help.
    pub(super) is_plain: bool,
    /// It casts a spell that was just prepared, so it comes after preparing.
    pub(super) is_late: bool,
    /// Its while-prepared effect costs aether.
    pub(super) is_paid: bool,
}

impl Worth {
    pub(super) fn of(card: &PlayerCard) -> Self {
        let mut worth = Self {
            is_plain: card
                .play
                .iter()
                .all(|effect| matches!(effect, Effect::Aether(_) | Effect::AetherFor(..))),
            is_late: card.play.iter().any(|effect| matches!(effect, Effect::Cast { .. })),
            is_paid: card.using.iter().any(|effect| matches!(effect, Effect::Pay(_))),
            ..Self::default()
        };
        worth.add(&card.play, 1.0);
        worth.add(&card.cast, 1.0);
        // A spell waits a turn or two.
        worth.add(&card.casting_end, 1.3);
        match card.usable {
            Usable::Never => {}
            Usable::Once => worth.add(&card.using, 1.0),
            Usable::Often => worth.other += 1.0,
        }
        worth
    }

    /// Adds what these steps bring; a step that counts what was done before counts on most of it.
    fn add(&mut self, effects: &[Effect], share: f32) {
        let mut done = 0.7;
        for effect in effects {
            self.add_one(effect, share, done);
            if let Effect::Discard(_, Count::UpTo(n), _) | Effect::Destroy(_, Count::UpTo(n), _) = effect {
                done = 0.9 * f32::from(*n);
            }
        }
    }

    fn add_one(&mut self, effect: &Effect, share: f32, done: f32) {
        match effect {
            Effect::Aether(n) => self.aether += share * f32::from(*n),
            Effect::AetherFor(_, n) => self.aether += share * 0.65 * f32::from(*n),
            Effect::Deal(n) => self.damage += share * amount(*n, done),
            Effect::If(_, effects) | Effect::Ask(_, effects) => self.add(effects, share * 0.6),
            Effect::Times(n, effects) => self.add(effects, share * f32::from(*n)),
            Effect::OneOf(_, branches) => {
                let worths = branches.iter().map(|branch| {
                    let mut worth = Self::default();
                    worth.add(branch, share);
                    worth
                });
                if let Some(best) = worths.max_by(|one, other| one.plain().total_cmp(&other.plain())) {
                    self.aether += best.aether;
                    self.damage += best.damage;
                    self.other += best.other;
                }
            }
            _ => self.other += share * other(effect),
        }
    }

    /// As one number, where it does not matter when.
    fn plain(self) -> f32 {
        0.6 * self.aether + self.damage + self.other
    }
}

fn other(effect: &Effect) -> f32 {
    match effect {
        Effect::Heal(_, n) | Effect::HealGravehold(n) | Effect::Charge(_, n) => f32::from(*n),
        Effect::Draw(_, n) => 0.8 * f32::from(*n),
        Effect::Discard(_, Count::Exactly(n), _) => -0.5 * amount(*n, 1.0),
        // Weak cards leave the deck, but not this turn's aether.
        Effect::Destroy(_, Count::UpTo(n), _) | Effect::Discount(n) => 0.3 * f32::from(*n),
        Effect::Scrap(n) => 0.9 * f32::from(*n),
        Effect::Suffer(_, n) => -1.2 * amount(*n, 1.0),
        Effect::LoseCharges(_, n) => -f32::from((*n).min(5)),
        Effect::Cast { plus, .. } => 1.8 + f32::from(*plus),
        Effect::PlayTwice => 1.4,
        Effect::ReturnGem => 1.2,
        Effect::Focus(..) => 0.9,
        Effect::Pay(n) => -0.6 * f32::from(*n),
        Effect::Each(_) => 0.3,
        _ => 0.0,
    }
}

fn amount(n: Amount, done: f32) -> f32 {
    match n {
        Amount::Fixed(n) => f32::from(n),
        Amount::Sum(base, times, source) => f32::from(base) + f32::from(times) * typical(source, done),
    }
}

const fn typical(source: Source, done: f32) -> f32 {
    match source {
        Source::Done => done,
        Source::Opened => 2.3,
        Source::CostOfPicked => 2.0,
        Source::AllOpened => 0.2,
        _ => 1.0,
    }
}
