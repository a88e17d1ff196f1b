//! Aeon's End with cards of one's own.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::de::DeserializeOwned;
use talon_core::{BadCards, CardFile, OwnCards, OwnSet};

use crate::card::{Mage, NemesisCard, NemesisKind, PlayerCard};
use crate::catalogue::Catalogue;
use crate::state::{NEMESIS_ZONE, ZONE};

impl OwnCards for Catalogue {
    const CARD_FILES: &'static [&'static str] = &["market", "starters", "mages", "basic", "unique"];

    fn with_own(&self, set: &OwnSet) -> Result<Self, BadCards> {
        let (mut players, mut nemesis_cards) = (self.players.clone(), self.nemesis_cards.clone());
        let mut mages = self.mages.clone();
        let of_card = |what: String| BadCards::of_card(&set.files, what);
        for file in &set.files {
            match file.stem.as_str() {
                "mages" => add(&mut mages, read::<Mage>(file)?, |mage| &mage.id),
                "basic" | "unique" => {
                    let own = read::<NemesisCard>(file)?;
                    check_nemesis(&nemesis_cards, &own).map_err(of_card)?;
                    add(&mut nemesis_cards, own, |card| &card.id);
                }
                _ => {
                    let own = read::<PlayerCard>(file)?;
                    check_players(&players, &own).map_err(of_card)?;
                    add(&mut players, own, |card| &card.id);
                }
            }
        }
        let own = Self::of(players, nemesis_cards, mages, self.boards.clone(), Some(set.mark()));
        own.map_err(|error| of_card(error.0))
    }

    fn own_mark(&self) -> Option<&str> {
        self.own.as_deref()
    }
}

fn read<T: DeserializeOwned>(file: &CardFile) -> Result<Vec<T>, BadCards> {
    ron::from_str(&file.text)
        .map_err(|error| BadCards::new(file, Some(error.span.start.line), format!("{}", error.code)))
}

/// What is known by its id is replaced, anything else comes behind.
fn add<T>(known: &mut Vec<T>, own: Vec<T>, id: impl Fn(&T) -> &String) {
    for one in own {
        match known.iter_mut().find(|known| id(known) == id(&one)) {
            Some(known) => *known = one,
            None => known.push(one),
        }
    }
}

/// Decks have room for a bounded number of cards, and what everybody starts with cannot be bought.
fn check_players(known: &[PlayerCard], own: &[PlayerCard]) -> Result<(), String> {
    /// No printed pile is larger, and nine of these fill the largest deck.
    const PILE_MAX: u8 = 7;
    for card in own {
        let id = &card.id;
        let printed = known.iter().find(|known| known.id == *id);
        if card.pile > PILE_MAX {
            return Err(format!(
                "{id}: a pile of {}; at most {PILE_MAX} cards, so that every deck holds them all",
                card.pile
            ));
        }
        if printed.map_or(card.pile == 0, |printed| (printed.pile == 0) != (card.pile == 0)) {
            return Err(format!(
                "{id}: only market cards can be added (`pile` above 0), and a starter stays a starter"
            ));
        }
    }
    const { assert!(ZONE >= 9 * PILE_MAX as usize + 20) };
    Ok(())
}

/// Cards of a nemesis are shuffled by tier; corruptions and strikes have decks of a fixed size.
fn check_nemesis(known: &[NemesisCard], own: &[NemesisCard]) -> Result<(), String> {
    let decked = |card: &NemesisCard| matches!(card.kind, NemesisKind::Corruption | NemesisKind::Strike);
    for card in own {
        let id = &card.id;
        match known.iter().find(|known| known.id == *id) {
            Some(printed) if decked(printed) != decked(card) => {
                return Err(format!(
                    "{id}: only a strike or a corruption can replace one, and it can replace nothing else"
                ));
            }
            None if decked(card) => {
                return Err(format!("{id}: strikes and corruptions can be replaced, not added"));
            }
            _ => {}
        }
    }
    let count = |of: &str| {
        let added = own.iter().filter(|card| known.iter().all(|known| known.id != card.id));
        let decks = known.iter().filter(|card| !decked(card));
        decks.chain(added).filter(|card| card.of == of).count()
    };
    // Basic cards that are not taken lie together, and those that are lie with the cards of one nemesis.
    let (basics, most) = (count(""), own.iter().map(|card| count(&card.of)).max().unwrap_or_default());
    if basics > NEMESIS_ZONE || most > NEMESIS_ZONE {
        return Err(format!(
            "{most} cards of one kind for the nemesis deck; there is room for {NEMESIS_ZONE}"
        ));
    }
    Ok(())
}
