//! Shards of Infinity with cards of one's own.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{BadCards, OwnCards, OwnSet};

use crate::card::{Card, Set};
use crate::catalogue::Catalogue;

impl OwnCards for Catalogue {
    const CARD_FILES: &'static [&'static str] = &["cards"];

    fn with_own(&self, set: &OwnSet) -> Result<Self, BadCards> {
        let mut cards = self.cards().to_vec();
        let of_card = |what: String| BadCards::of_card(&set.files, what);
        for file in &set.files {
            let own: Vec<Card> = ron::from_str(&file.text).map_err(|error| {
                BadCards::new(file, Some(error.span.start.line), format!("{}", error.code))
            })?;
            for card in own {
                add(&mut cards, card).map_err(of_card)?;
            }
        }
        let mut catalogue = Self::of_cards(cards, self.characters().to_vec()).map_err(of_card)?;
        catalogue.check_room().map_err(of_card)?;
        catalogue.own = Some(set.mark());
        Ok(catalogue)
    }

    fn own_mark(&self) -> Option<&str> {
        self.own.as_deref()
    }
}

/// A card whose id is known takes the place of the printed one; any other is shuffled into the centre deck.
fn add(cards: &mut Vec<Card>, card: Card) -> Result<(), String> {
    let (id, starts) = (&card.id, card.set == Set::Starter || card.each > 0);
    match cards.iter_mut().find(|known| known.id == card.id) {
        Some(known)
            if known.kind.is_relic() != card.kind.is_relic() || (known.set == Set::Starter) != starts =>
        {
            Err(format!(
                "{id}: it would replace a card of another kind; only a relic replaces a relic, and only a starter a starter"
            ))
        }
        Some(known) => {
            *known = card;
            Ok(())
        }
        None if starts || card.kind.is_relic() => Err(format!(
            "{id}: only cards of the centre deck can be added; a starter or a relic must have the id of the printed one it replaces"
        )),
        None => {
            cards.push(card);
            Ok(())
        }
    }
}
