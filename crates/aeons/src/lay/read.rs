//! Cards, numbers and words of a written position.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{Fault, List, Value};

use crate::catalogue::{Catalogue, KindId};
use crate::state::turn_card;

pub(super) type Laid = Result<(), Fault>;
pub(super) type Map = BTreeMap<String, Value>;

/// A written position while it is being read: how many copies of each card it names.
pub(super) struct Reader<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) copies: Vec<u16>,
    /// How many turn-order cards of each name it names.
    pub(super) turns: [u8; turn_card::NAMES.len()],
}

impl Reader<'_> {
    pub(super) fn cards(
        &mut self,
        path: &str,
        value: &Value,
        fits: impl Fn(KindId) -> bool,
        what: &str,
    ) -> Result<Vec<KindId>, Fault> {
        let list = value.as_list().ok_or_else(|| Fault::new(path, "a list of card ids"))?;
        let mut cards = Vec::new();
        for item in list {
            let kind = self.card(path, text(path, item)?)?;
            if !fits(kind) {
                return Err(Fault::new(path, format!("{} is not {what}", self.catalogue.id(kind))));
            }
            cards.push(kind);
        }
        Ok(cards)
    }

    /// One card of the box.
    pub(super) fn card(&mut self, path: &str, id: &str) -> Result<KindId, Fault> {
        let kind = self.kind(path, id)?;
        let at = usize::from(kind);
        self.copies[at] += 1;
        let most = match self.catalogue.players.get(at) {
            None => 1,
            Some(_) if id == "crystal" => 32,
            Some(_) if id == "spark" => 14,
            Some(card) => u16::from(card.pile.max(1)),
        };
        if self.copies[at] > most {
            return Err(Fault::new(path, format!("more than {most} of {id}: the box holds no more")));
        }
        Ok(kind)
    }

    pub(super) fn turn_cards(&mut self, path: &str, value: &Value, seats: u8) -> Result<Vec<u8>, Fault> {
        let list = value.as_list().ok_or_else(|| Fault::new(path, "a list of turn-order cards"))?;
        let mut cards = Vec::new();
        for item in list {
            let name = text(path, item)?;
            let card = turn_card::NAMES.iter().position(|known| *known == name).map(|card| card as u8);
            let card = match card {
                Some(card) if card < seats || card >= turn_card::WILD => card,
                Some(_) => return Err(Fault::new(path, format!("{name}: there are {seats} seats"))),
                None => {
                    let known = turn_card::NAMES.join(", ");
                    return Err(Fault::new(path, format!("`{name}` is not one of {known}")));
                }
            };
            let written = &mut self.turns[usize::from(card)];
            *written += 1;
            let most = turn_card::in_box(card, seats);
            if *written > most {
                return Err(Fault::new(path, format!("more than {most} of {name}: the box holds no more")));
            }
            cards.push(card);
        }
        Ok(cards)
    }

    pub(super) fn kind(&self, path: &str, id: &str) -> Result<KindId, Fault> {
        let unknown = || Fault::new(path, format!("`{id}` is no card; {}", self.catalogue.nearest(id)));
        self.catalogue.kind(id).ok_or_else(unknown)
    }
}

pub(super) fn collect<T: Copy + Default, const N: usize>(
    path: &str,
    items: Vec<T>,
) -> Result<List<T, N>, Fault> {
    if items.len() > N {
        return Err(Fault::new(path, format!("more than {N} cards")));
    }
    Ok(items.into_iter().collect())
}

pub(super) fn as_map<'a>(path: &str, value: &'a Value) -> Result<&'a Map, Fault> {
    value.as_map().ok_or_else(|| Fault::new(path, "a table of keys"))
}

pub(super) fn text<'a>(path: &str, value: &'a Value) -> Result<&'a str, Fault> {
    value.as_text().ok_or_else(|| Fault::new(path, format!("{value} is not a text")))
}

pub(super) fn whole(path: &str, value: &Value, from: u8, to: u8) -> Result<u8, Fault> {
    match value.as_int() {
        Some(n) if (i64::from(from)..=i64::from(to)).contains(&n) => Ok(n as u8),
        _ => Err(Fault::new(path, format!("{value} is not a whole number from {from} to {to}"))),
    }
}
