//! Fantasy Realms with cards of one's own.

use alloc::format;
use alloc::vec::Vec;

use talon_core::{BadCards, OwnCards, OwnSet};

use crate::Realms;
use crate::card::{Printed, check_cards};
use crate::score::Scorer;

impl OwnCards for Realms {
    const CARD_FILES: &'static [&'static str] = &["cards"];

    fn with_own(&self, set: &OwnSet) -> Result<Self, BadCards> {
        let mut cards = self.cards.clone();
        for file in &set.files {
            let own: Vec<Printed> = ron::from_str(&file.text).map_err(|error| {
                BadCards::new(file, Some(error.span.start.line), format!("{}", error.code))
            })?;
            for card in own {
                match cards.iter_mut().find(|known| known.id == card.id) {
                    Some(known) => *known = card,
                    None => cards.push(card),
                }
            }
        }
        check_cards(&cards).map_err(|error| BadCards::of_card(&set.files, error.reason()))?;
        let scorer = Scorer::new(&cards);
        Ok(Self { cards, scorer, own: Some(set.mark()) })
    }

    fn own_mark(&self) -> Option<&str> {
        self.own.as_deref()
    }
}
