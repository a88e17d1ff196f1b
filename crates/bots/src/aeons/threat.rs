//! How much the nemesis' cards hurt, read off their effects.

use talon_aeons::card::{Amount, Board, Count, Effect, NemesisCard, Source};
use talon_aeons::verbs::{
    Corrupt, Destroy, DestroyPrepared, DestroyTop, Devour, Discard, DiscardPrepared, DiscardTogether, Draw,
    Fury, Heal, HealGravehold, HealNemesis, HurtGravehold, Leaf, LoseCharges, Pay, PlaceHusks, Strike,
    Suffer, Swarm, Unleash,
};

use super::weights::AeonsWeights;

/// What one resolution does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Harm {
    /// Times it unleashes.
    pub(super) unleash: f32,
    /// Damage to Gravehold.
    pub(super) gravehold: f32,
    /// Damage to players.
    pub(super) players: f32,
    /// Everything else, in points of damage to the nemesis.
    pub(super) other: f32,
    /// What one player pays to get rid of it, apart from aether.
    pub(super) price: f32,
    /// The aether of that price.
    pub(super) aether: u8,
}

impl Harm {
    pub(super) fn of(card: &NemesisCard) -> Self {
        let mut harm = Self::default();
        harm.add(&card.effect, 1.0);
        for effect in &card.to_discard {
            let Effect::Do(verb) = effect else { continue };
            match verb {
                Leaf::Pay(Pay(n)) => harm.aether = *n,
                Leaf::Discard(Discard(_, Count::Exactly(n), _)) => harm.price += 0.6 * amount(*n),
                Leaf::Destroy(Destroy(_, Count::Exactly(n), _)) => harm.price += 2.0 * amount(*n),
                Leaf::DestroyPrepared(DestroyPrepared(_, n, _)) => harm.price += 6.0 * f32::from(*n),
                Leaf::LoseCharges(LoseCharges(_, n)) => harm.price += f32::from(*n),
                Leaf::Draw(Draw(_, n)) => harm.price -= 0.6 * f32::from(*n),
                // Anything without a weight counts for nothing.
                _ => {}
            }
        }
        harm
    }

    fn add(&mut self, effects: &[Effect], share: f32) {
        for effect in effects {
            self.add_one(effect, share);
        }
    }

    fn add_one(&mut self, effect: &Effect, share: f32) {
        match effect {
            Effect::Do(verb) => self.add_verb(*verb, share),
            Effect::Pick(_) => {}
            Effect::If(_, effects) | Effect::Ask(_, effects) => self.add(effects, 0.5 * share),
            Effect::Each(effects) => self.add(effects, 2.0 * share),
            Effect::Times(n, effects) => self.add(effects, share * f32::from(*n)),
            Effect::OneOf(_, branches) => {
                let harms = branches.iter().map(|branch| {
                    let mut harm = Self::default();
                    harm.add(branch, share);
                    harm
                });
                if let Some(least) = harms.min_by(|one, other| one.plain().total_cmp(&other.plain())) {
                    self.unleash += least.unleash;
                    self.gravehold += least.gravehold;
                    self.players += least.players;
                    self.other += least.other;
                }
            }
        }
    }

    fn add_verb(&mut self, verb: Leaf, share: f32) {
        match verb {
            Leaf::Unleash(Unleash(n)) => self.unleash += share * f32::from(n),
            Leaf::HurtGravehold(HurtGravehold(n)) => self.gravehold += share * amount(n).max(0.0),
            Leaf::HealGravehold(HealGravehold(n)) => self.gravehold -= share * f32::from(n),
            Leaf::Suffer(Suffer(_, n)) => self.players += share * amount(n),
            Leaf::Heal(Heal(_, n)) => self.players -= share * f32::from(n),
            // The mean of a strike, as the six of them are.
            Leaf::Strike(Strike(n)) => {
                self.players += share * 1.7 * f32::from(n);
                self.gravehold += share * 1.4 * f32::from(n);
            }
            _ => self.other += share * other(verb),
        }
    }

    fn plain(self) -> f32 {
        1.5 * self.unleash + self.gravehold + self.players + self.other
    }
}

fn other(verb: Leaf) -> f32 {
    match verb {
        Leaf::Swarm(Swarm(n)) => 4.0 * f32::from(n),
        Leaf::PlaceHusks(PlaceHusks(n)) => 0.9 * amount(n),
        Leaf::Corrupt(Corrupt(_, n, _)) => 1.5 * f32::from(n),
        Leaf::DevourEachGem(_) => 1.8,
        Leaf::Devour(Devour(n, _))
        | Leaf::Discard(Discard(_, Count::Exactly(n), _))
        | Leaf::DiscardTogether(DiscardTogether(Count::Exactly(n), _)) => 0.6 * amount(n),
        Leaf::DiscardPrepared(DiscardPrepared(_, n, _)) => 2.0 * f32::from(n),
        Leaf::DestroyPrepared(DestroyPrepared(_, n, _)) => 3.5 * f32::from(n),
        Leaf::LoseCharges(LoseCharges(_, n)) => 0.8 * f32::from(n.min(4)),
        Leaf::HealNemesis(HealNemesis(n)) | Leaf::DestroyTop(DestroyTop(_, n)) => 0.8 * f32::from(n),
        Leaf::ShuffleTurn(_) => 4.0,
        Leaf::ReturnMinion(_) => 8.0,
        Leaf::Lose(_) => 60.0,
        _ => 0.0,
    }
}

fn amount(n: Amount) -> f32 {
    match n {
        Amount::Fixed(n) => f32::from(n),
        Amount::Sum { base, each, per } => f32::from(base) + f32::from(each) * typical(per),
    }
}

const fn typical(source: Source) -> f32 {
    match source {
        // Done: gems that are discarded together against a great blow.
        Source::Fury | Source::ThisLife | Source::HalfHusks | Source::TurnDiscard | Source::Done => 3.0,
        Source::Husks => 6.0,
        Source::EmptyPiles => 2.0,
        Source::PreparedBySame => 2.5,
        _ => 1.0,
    }
}

/// What one unleash of a board costs the players.
pub(super) fn unleash(board: &Board, weights: &AeonsWeights) -> f32 {
    of_unleash(&board.unleash, weights)
}

fn of_unleash(effects: &[Effect], weights: &AeonsWeights) -> f32 {
    let [fury, husk, corruption, devoured] = weights.unleash;
    let one = |effect: &Effect| match effect {
        Effect::Do(Leaf::Fury(Fury(n))) => fury * f32::from(*n),
        Effect::Do(Leaf::PlaceHusks(PlaceHusks(n))) => husk * amount(*n),
        Effect::Do(Leaf::Corrupt(Corrupt(_, n, _))) => corruption * f32::from(*n),
        Effect::Do(Leaf::Devour(Devour(n, _))) => devoured * amount(*n),
        Effect::If(_, effects) => 0.5 * of_unleash(effects, weights),
        _ => 0.0,
    };
    effects.iter().map(one).sum()
}
