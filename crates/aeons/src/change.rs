//! The game with other numbers on its cards, mages and nemeses.

use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{BadChange, Change, Changeable, Figure, Figures, no_such_card};

use crate::card::{
    Amount, Board, Class, Condition, Count, Effect, Filter, Mage, NemesisCard, NemesisKind, Piles, PlayerCard,
};
use crate::catalogue::Catalogue;

/// Damage, life, aether.
const AMOUNT_MAX: u8 = 30;
/// Cards, charges, repetitions.
const STEPS_MAX: u8 = 9;
/// "All of them", where a number of charges is lost.
const ALL: u8 = u8::MAX;

impl Changeable for Catalogue {
    fn changed(&self, changes: &[Change]) -> Result<Self, BadChange> {
        let (mut players, mut nemesis_cards) = (self.players.clone(), self.nemesis_cards.clone());
        let (mut mages, mut boards) = (self.mages.clone(), self.boards.clone());
        for change in changes {
            let figures = (players.iter_mut().find(|card| card.id == change.id).map(player_figures))
                .or_else(|| nemesis_cards.iter_mut().find(|card| card.id == change.id).map(nemesis_figures))
                .or_else(|| mages.iter_mut().find(|mage| mage.id == change.id).map(mage_figures))
                .or_else(|| boards.iter_mut().find(|board| board.id == change.id).map(board_figures));
            let people = self.mages.iter().map(|mage| mage.id.as_str());
            let known = self.ids().chain(people).chain(self.boards.iter().map(|board| board.id.as_str()));
            figures.ok_or_else(|| no_such_card(&change.id, known))?.set(change)?;
        }
        Self::of(players, nemesis_cards, mages, boards).map_err(|error| BadChange::new(error.0))
    }

    fn changeable(&self) -> Vec<(String, Vec<Figure>)> {
        let players =
            self.players.iter().map(|card| (card.id.clone(), player_figures(&mut card.clone()).list()));
        let nemesis = self
            .nemesis_cards
            .iter()
            .map(|card| (card.id.clone(), nemesis_figures(&mut card.clone()).list()));
        let mages = self.mages.iter().map(|mage| (mage.id.clone(), mage_figures(&mut mage.clone()).list()));
        let boards =
            self.boards.iter().map(|board| (board.id.clone(), board_figures(&mut board.clone()).list()));
        players.chain(nemesis).chain(mages).chain(boards).collect()
    }
}

fn player_figures(card: &mut PlayerCard) -> Figures<'_> {
    let mut figures = Figures::default();
    if card.pile > 0 {
        let printed = card.pile;
        figures.byte("cost", &mut card.cost, 0, 20);
        // Decks have room for the printed cards; a pile can be made smaller, not larger.
        figures.byte("pile", &mut card.pile, 1, printed);
    }
    for list in [&mut card.play, &mut card.cast, &mut card.gained, &mut card.using, &mut card.casting_end] {
        list_figures(list, &mut figures);
    }
    figures
}

fn nemesis_figures(card: &mut NemesisCard) -> Figures<'_> {
    let mut figures = Figures::default();
    if card.figure > 0 {
        match card.kind {
            NemesisKind::Minion => figures.byte("life", &mut card.figure, 1, 60),
            NemesisKind::Power => figures.byte("power", &mut card.figure, 1, STEPS_MAX),
            NemesisKind::Attack | NemesisKind::Strike | NemesisKind::Corruption => {}
        }
    }
    if card.hit_cap > 0 {
        figures.byte("hit_cap", &mut card.hit_cap, 1, AMOUNT_MAX);
    }
    if card.husk_life > 0 {
        figures.byte("husk_life", &mut card.husk_life, 1, STEPS_MAX);
    }
    for list in [&mut card.to_discard, &mut card.immediate, &mut card.effect, &mut card.hit] {
        list_figures(list, &mut figures);
    }
    figures
}

fn mage_figures(mage: &mut Mage) -> Figures<'_> {
    let mut figures = Figures::default();
    figures.byte("charges", &mut mage.charges, 1, STEPS_MAX);
    list_figures(&mut mage.ability, &mut figures);
    figures
}

fn board_figures(board: &mut Board) -> Figures<'_> {
    let mut figures = Figures::default();
    figures.byte("life", &mut board.life, 1, 150);
    if board.strike_fury > 0 {
        figures.byte("strike_fury", &mut board.strike_fury, 1, STEPS_MAX);
    }
    for list in [&mut board.start, &mut board.unleash, &mut board.turn_end] {
        list_figures(list, &mut figures);
    }
    for (_, _, list) in &mut board.swarm {
        list_figures(list, &mut figures);
    }
    figures
}

fn list_figures<'a>(effects: &'a mut [Effect], figures: &mut Figures<'a>) {
    for effect in effects {
        effect_figures(effect, figures);
    }
}

fn effect_figures<'a>(effect: &'a mut Effect, figures: &mut Figures<'a>) {
    match effect {
        Effect::If(condition, then) => {
            condition_figures(condition, figures);
            list_figures(then, figures);
        }
        Effect::Ask(_, then) | Effect::Each(then) => list_figures(then, figures),
        Effect::Times(n, then) => {
            figures.byte("times", n, 1, STEPS_MAX);
            list_figures(then, figures);
        }
        Effect::OneOf(_, branches) => branches.iter_mut().for_each(|branch| list_figures(branch, figures)),
        Effect::Deal(amount) => amount_figures("damage", amount, figures),
        Effect::Suffer(_, amount) => amount_figures("suffer", amount, figures),
        Effect::HurtGravehold(amount) => amount_figures("gravehold_damage", amount, figures),
        Effect::PlaceHusks(amount) | Effect::DropHusks(amount) => amount_figures("husks", amount, figures),
        Effect::SetLife(amount) => amount_figures("life", amount, figures),
        Effect::Devour(amount, piles) => {
            amount_figures("devour", amount, figures);
            if let Piles::CostAtMost(n) = piles {
                figures.byte("at_cost", n, 0, STEPS_MAX);
            }
        }
        Effect::Gain(_, Piles::CostAtMost(n), _) => figures.byte("at_cost", n, 0, STEPS_MAX),
        Effect::Discard(_, count, filter) | Effect::DiscardTogether(count, filter) => {
            count_figures("discard", count, filter, figures);
        }
        Effect::Destroy(_, count, filter) => count_figures("destroy", count, filter, figures),
        Effect::FromDiscard(_, count, filter) => count_figures("from_discard", count, filter, figures),
        Effect::AetherFor(Class::Gem, n) => figures.byte("gem_aether", n, 0, STEPS_MAX),
        Effect::AetherFor(Class::Relic, n) => figures.byte("relic_aether", n, 0, STEPS_MAX),
        Effect::AetherFor(Class::Spell, n) => figures.byte("spell_aether", n, 0, STEPS_MAX),
        Effect::LoseCharges(_, n) if *n == ALL => {}
        other => plain_figures(other, figures),
    }
}

/// Effects that are one number; the others have none.
fn plain_figures<'a>(effect: &'a mut Effect, figures: &mut Figures<'a>) {
    let (key, n, least, most) = match effect {
        Effect::Aether(n) => ("aether", n, 0, STEPS_MAX),
        Effect::HurtThis(n) => ("hurt_this", n, 0, STEPS_MAX),
        Effect::Heal(_, n) => ("heal", n, 0, STEPS_MAX),
        Effect::HealGravehold(n) => ("heal_gravehold", n, 0, AMOUNT_MAX),
        Effect::HealNemesis(n) => ("heal_nemesis", n, 0, AMOUNT_MAX),
        Effect::Charge(_, n) => ("charges", n, 0, STEPS_MAX),
        Effect::LoseCharges(_, n) => ("lose_charges", n, 1, STEPS_MAX),
        Effect::Draw(_, n) => ("draw", n, 0, STEPS_MAX),
        Effect::DiscardPrepared(_, n, _) => ("discard_prepared", n, 1, STEPS_MAX),
        Effect::DestroyPrepared(_, n, _) => ("destroy_prepared", n, 1, STEPS_MAX),
        Effect::Scrap(n) => ("scrap", n, 1, STEPS_MAX),
        Effect::Cast { plus, .. } => ("plus", plus, 0, AMOUNT_MAX),
        Effect::Discount(n) => ("discount", n, 0, STEPS_MAX),
        Effect::Pay(n) => ("pay", n, 0, STEPS_MAX),
        Effect::DestroyTop(_, n) => ("destroy_top", n, 1, STEPS_MAX),
        Effect::Unleash(n) => ("unleash", n, 1, 5),
        Effect::Strike(n) => ("strike", n, 1, 5),
        Effect::Swarm(n) => ("swarm", n, 1, 5),
        Effect::Fury(n) => ("fury", n, 0, STEPS_MAX),
        Effect::Corrupt(_, n, _) => ("corrupt", n, 1, 5),
        Effect::DropNemesis(n) => ("drop_nemesis", n, 1, STEPS_MAX),
        _ => return,
    };
    figures.byte(key, n, least, most);
}

fn amount_figures<'a>(key: &str, amount: &'a mut Amount, figures: &mut Figures<'a>) {
    let most = AMOUNT_MAX as i8;
    match amount {
        Amount::Fixed(n) => figures.small(key, n, 0, most),
        Amount::Sum(base, times, _) => {
            figures.small(key, base, -most, most);
            figures.small(&alloc::format!("{key}_each"), times, -(STEPS_MAX as i8), STEPS_MAX as i8);
        }
    }
}

fn count_figures<'a>(key: &str, count: &'a mut Count, filter: &'a mut Filter, figures: &mut Figures<'a>) {
    match count {
        Count::Exactly(Amount::Fixed(n)) => figures.small(key, n, 1, STEPS_MAX as i8),
        Count::UpTo(n) => figures.byte(key, n, 1, STEPS_MAX),
        Count::Exactly(Amount::Sum(..)) | Count::All => {}
    }
    if let Filter::CostAtLeast(n) | Filter::Costs(n) = filter {
        figures.byte("at_cost", n, 0, STEPS_MAX);
    }
}

fn condition_figures<'a>(condition: &'a mut Condition, figures: &mut Figures<'a>) {
    match condition {
        Condition::PlayOfTurn(n) => figures.byte("at_play", n, 1, STEPS_MAX),
        Condition::FuryAtLeast(n) => figures.byte("at_fury", n, 1, STEPS_MAX),
        Condition::NemesisTurns(n) => figures.byte("at_nemesis_turns", n, 0, STEPS_MAX),
        Condition::Done
        | Condition::SeatsAtMost(_)
        | Condition::SeatsAtLeast(_)
        | Condition::HusksWithin(..) => {}
    }
}
