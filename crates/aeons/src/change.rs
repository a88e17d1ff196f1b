//! The game with other numbers on its cards, mages and nemeses.

use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{BadChange, Change, Changeable, Figure, Figures, no_such_card};

use crate::card::{
    Amount, Board, Condition, Count, Effect, Filter, Mage, NemesisCard, NemesisKind, PlayerCard,
};
use crate::catalogue::Catalogue;

/// Damage, life, aether.
pub(crate) const AMOUNT_MAX: u8 = 30;
/// Cards, charges, repetitions.
pub(crate) const STEPS_MAX: u8 = 9;

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
        Self::of(players, nemesis_cards, mages, boards, self.own.clone())
            .map_err(|error| BadChange::new(error.0))
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
        Effect::Pick(_) => {}
        Effect::Do(leaf) => leaf.figures(figures),
    }
}

pub(crate) fn amount_figures<'a>(key: &str, amount: &'a mut Amount, figures: &mut Figures<'a>) {
    let most = AMOUNT_MAX as i8;
    match amount {
        Amount::Fixed(n) => figures.small(key, n, 0, most),
        Amount::Sum { base, each, .. } => {
            figures.small(key, base, -most, most);
            figures.small(&alloc::format!("{key}_each"), each, -(STEPS_MAX as i8), STEPS_MAX as i8);
        }
    }
}

pub(crate) fn count_figures<'a>(
    key: &str,
    count: &'a mut Count,
    filter: &'a mut Filter,
    figures: &mut Figures<'a>,
) {
    match count {
        Count::Exactly(Amount::Fixed(n)) => figures.small(key, n, 1, STEPS_MAX as i8),
        Count::UpTo(n) => figures.byte(key, n, 1, STEPS_MAX),
        Count::Exactly(Amount::Sum { .. }) | Count::All => {}
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
