//! The game with other numbers on its cards.

use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{BadChange, Change, Changeable, Figure, Figures, no_such_card};

use crate::card::{Card, Condition, Effect, Shield, WhileInPlay};
use crate::catalogue::Catalogue;
use crate::state::{HEALTH_MAX, MASTERY_MAX};

/// No card gives more of anything at once.
pub(crate) const AMOUNT_MAX: u8 = 50;
/// No card draws or banishes more cards.
pub(crate) const CARDS_MAX: u8 = 10;
/// No card costs more gems.
pub(crate) const COST_MAX: u8 = 30;

impl Changeable for Catalogue {
    fn changed(&self, changes: &[Change]) -> Result<Self, BadChange> {
        let mut cards = self.cards().to_vec();
        for change in changes {
            let ids = self.cards().iter().map(|card| card.id.as_str());
            let card = cards.iter_mut().find(|card| card.id == change.id);
            figures(card.ok_or_else(|| no_such_card(&change.id, ids))?).set(change)?;
        }
        let mut changed = Self::of_cards(cards, self.characters().to_vec()).map_err(BadChange::new)?;
        changed.own.clone_from(&self.own);
        Ok(changed)
    }

    fn changeable(&self) -> Vec<(String, Vec<Figure>)> {
        self.cards().iter().map(|card| (card.id.clone(), figures(&mut card.clone()).list())).collect()
    }
}

fn figures(card: &mut Card) -> Figures<'_> {
    let mut figures = Figures::default();
    if card.cost > 0 {
        figures.byte("cost", &mut card.cost, 0, COST_MAX);
    }
    if card.kind.is_champion() {
        figures.byte("defense", &mut card.defense, 1, HEALTH_MAX);
    }
    if let Shield::Fixed(n) = &mut card.shield {
        figures.byte("shield", n, 0, AMOUNT_MAX);
    }
    // The piles have room for the printed cards; copies can be taken out, not added.
    if card.each == 0 && !card.kind.is_relic() {
        let printed = card.copies;
        figures.byte("copies", &mut card.copies, 0, printed);
    }
    card.play.iter_mut().for_each(|effect| effect_figures(effect, &mut figures));
    card.usable.iter_mut().for_each(|condition| condition_figures(condition, &mut figures));
    card.exhaust.iter_mut().for_each(|effect| effect_figures(effect, &mut figures));
    card.standing.iter_mut().for_each(|standing| standing_figures(standing, &mut figures));
    figures
}

fn effect_figures<'a>(effect: &'a mut Effect, figures: &mut Figures<'a>) {
    match effect {
        Effect::Do(leaf) => leaf.figures(figures),
        Effect::All(effects) => effects.iter_mut().for_each(|effect| effect_figures(effect, figures)),
        Effect::When(condition, effect) => {
            condition_figures(condition, figures);
            effect_figures(effect, figures);
        }
        Effect::Tiers(first, tiers) => {
            effect_figures(first, figures);
            for (condition, effect) in tiers {
                condition_figures(condition, figures);
                effect_figures(effect, figures);
            }
        }
    }
}

fn condition_figures<'a>(condition: &'a mut Condition, figures: &mut Figures<'a>) {
    match condition {
        Condition::Mastery(n) => figures.byte("at_mastery", n, 0, MASTERY_MAX),
        Condition::Control(n, _) => figures.byte("at_champions", n, 0, CARDS_MAX),
        Condition::Inspire
        | Condition::Unify(_)
        | Condition::Dominion
        | Condition::Echo(_)
        | Condition::Character(_)
        | Condition::FullHealth
        | Condition::MostMastery => {}
    }
}

fn standing_figures<'a>(standing: &'a mut WhileInPlay, figures: &mut Figures<'a>) {
    match standing {
        WhileInPlay::Defense(n, _) => figures.byte("champion_defense", n, 0, CARDS_MAX),
        WhileInPlay::Shield { value, from, then } => {
            figures.byte("shield", value, 0, AMOUNT_MAX);
            figures.byte("at_mastery", from, 0, MASTERY_MAX);
            figures.byte("shield", then, 0, AMOUNT_MAX);
        }
        WhileInPlay::Untouchable(_) | WhileInPlay::ProtectsOthers => {}
    }
}
