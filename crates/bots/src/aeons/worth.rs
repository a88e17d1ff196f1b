//! What a card of Aeon's End brings to a deck, read off its effects.

use talon_aeons::card::{Amount, Count, Effect, PlayerCard, Source, Usable};
use talon_aeons::verbs::{
    Aether, AetherFor, Cast, Charge, Deal, Destroy, Discard, Discount, Draw, Heal, HealGravehold, Leaf,
    LoseCharges, Pay, Scrap, Suffer,
};

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
                .all(|effect| matches!(effect, Effect::Do(Leaf::Aether(_) | Leaf::AetherFor(_)))),
            is_late: card.play.iter().any(|effect| matches!(effect, Effect::Do(Leaf::Cast(_)))),
            is_paid: card.using.iter().any(|effect| matches!(effect, Effect::Do(Leaf::Pay(_)))),
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
            if let Effect::Do(
                Leaf::Discard(Discard(_, Count::UpTo(n), _)) | Leaf::Destroy(Destroy(_, Count::UpTo(n), _)),
            ) = effect
            {
                done = 0.9 * f32::from(*n);
            }
        }
    }

    fn add_one(&mut self, effect: &Effect, share: f32, done: f32) {
        match effect {
            Effect::Do(verb) => self.add_verb(*verb, share, done),
            Effect::Pick(_) => {}
            Effect::Each(_) => self.other += share * 0.3,
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
        }
    }

    fn add_verb(&mut self, verb: Leaf, share: f32, done: f32) {
        match verb {
            Leaf::Aether(Aether(n)) => self.aether += share * f32::from(n),
            Leaf::AetherFor(AetherFor(_, n)) => self.aether += share * 0.65 * f32::from(n),
            Leaf::Deal(Deal(n)) => self.damage += share * amount(n, done),
            _ => self.other += share * other(verb),
        }
    }

    /// As one number, where it does not matter when.
    fn plain(self) -> f32 {
        0.6 * self.aether + self.damage + self.other
    }
}

fn other(verb: Leaf) -> f32 {
    match verb {
        Leaf::Heal(Heal(_, n)) | Leaf::HealGravehold(HealGravehold(n)) | Leaf::Charge(Charge(_, n)) => {
            f32::from(n)
        }
        Leaf::Draw(Draw(_, n)) => 0.8 * f32::from(n),
        Leaf::Discard(Discard(_, Count::Exactly(n), _)) => -0.5 * amount(n, 1.0),
        // Weak cards leave the deck, but not this turn's aether.
        Leaf::Destroy(Destroy(_, Count::UpTo(n), _)) | Leaf::Discount(Discount(n)) => 0.3 * f32::from(n),
        Leaf::Scrap(Scrap(n)) => 0.9 * f32::from(n),
        Leaf::Suffer(Suffer(_, n)) => -1.2 * amount(n, 1.0),
        Leaf::LoseCharges(LoseCharges(_, n)) => -f32::from(n.min(5)),
        Leaf::Cast(Cast { plus, .. }) => 1.8 + f32::from(plus),
        Leaf::PlayTwice(_) => 1.4,
        Leaf::ReturnGem(_) => 1.2,
        Leaf::Focus(_) => 0.9,
        Leaf::Pay(Pay(n)) => -0.6 * f32::from(n),
        _ => 0.0,
    }
}

fn amount(n: Amount, done: f32) -> f32 {
    match n {
        Amount::Fixed(n) => f32::from(n),
        Amount::Sum { base, each, per } => f32::from(base) + f32::from(each) * typical(per, done),
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
