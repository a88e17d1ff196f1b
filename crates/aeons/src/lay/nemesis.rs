//! The nemesis's side of a written position.

use alloc::format;
use alloc::string::String;

use talon_core::{Fault, List, Value};

use super::read::{Laid, Map, Reader, as_map, collect, text, whole};
use crate::catalogue::{KindId, Type};
use crate::state::{DEVOURED, Down, HUSKS_MAX, InPlay, NEMESIS_ZONE, State};

const NEMESIS_KEYS: &str = "life, deck, in_play, discard, tokens, strike_deck, corruption_deck, devoured";

impl Reader<'_> {
    /// Only cards of this nemesis and basics: another's text would speak of tokens that are not there.
    pub(super) fn nemesis(&mut self, state: &mut State, path: &str, key: &str, value: &Value) -> Laid {
        let own = self.catalogue.boards[usize::from(state.board)].id.clone();
        let catalogue = self.catalogue;
        let belongs = |kind: KindId| {
            catalogue.nemesis_card(kind).is_some_and(|card| card.of.is_empty() || card.of == own)
        };
        let deck =
            |kind: KindId| belongs(kind) && catalogue.nemesis_card(kind).is_some_and(|card| card.tier > 0);
        let what = "a card of this nemesis' deck";
        match key {
            "life" => state.nemesis = whole(path, value, 1, state.nemesis_max)?,
            "deck" => {
                let cards = self.cards(path, value, deck, what)?;
                state.nemesis_deck = collect(path, cards.into_iter().rev().collect())?;
            }
            "discard" => {
                let cards = self.cards(path, value, deck, what)?;
                state.nemesis_discard = collect(path, cards.into_iter().rev().collect())?;
            }
            "in_play" => state.in_play = self.in_play(path, value, deck)?,
            "tokens" => tokens(state, path, as_map(path, value)?)?,
            "strike_deck" => {
                let strike = |kind| catalogue.type_of(kind) == Type::Strike;
                let cards = self.cards(path, value, strike, "a strike")?;
                state.strikes = collect(path, cards.into_iter().rev().collect())?;
            }
            "corruption_deck" => {
                let corruption = |kind| catalogue.type_of(kind) == Type::Corruption;
                let cards = self.cards(path, value, corruption, "a corruption")?;
                state.corruptions = collect(path, cards.into_iter().rev().map(Down::unknown).collect())?;
            }
            "devoured" => {
                let market =
                    |kind| catalogue.is_player_card(kind) && catalogue.players[usize::from(kind)].pile > 0;
                let cards = self.cards(path, value, market, "a market card")?;
                state.devoured = collect::<_, DEVOURED>(path, cards.into_iter().rev().collect())?;
            }
            _ => return Err(Fault::new(path, format!("unknown key; there are {NEMESIS_KEYS}"))),
        }
        Ok(())
    }

    /// A bare id has its printed life or tokens; a minion without a printed life must say it.
    fn in_play(
        &mut self,
        path: &str,
        value: &Value,
        fits: impl Fn(KindId) -> bool,
    ) -> Result<List<InPlay, NEMESIS_ZONE>, Fault> {
        let list =
            value.as_list().ok_or_else(|| Fault::new(path, "a list of cards in play, oldest first"))?;
        let mut entries = List::new();
        for item in list {
            let (id, figure) = match item.as_map() {
                None => (item, None),
                Some(map) => {
                    let id =
                        map.get("card").ok_or_else(|| Fault::new(path, "an entry needs `card = \"id\"`"))?;
                    let known = |key: &&String| !["card", "life", "power"].contains(&key.as_str());
                    if let Some(key) = map.keys().find(known) {
                        return Err(Fault::new(
                            path,
                            format!("unknown `{key}`; there are card, life, power"),
                        ));
                    }
                    (id, map.get("life").or(map.get("power")))
                }
            };
            let kind = self.card(path, text(path, id)?)?;
            let printed = self.catalogue.at(kind).figure;
            if !fits(kind) || !matches!(self.catalogue.type_of(kind), Type::Minion | Type::Power) {
                return Err(Fault::new(
                    path,
                    format!("{} is no minion or power of this nemesis", self.catalogue.id(kind)),
                ));
            }
            let left = match figure {
                Some(figure) => whole(path, figure, 1, 60)?,
                None if printed == 0 => {
                    return Err(Fault::new(
                        path,
                        format!("{} has no printed life: write it", self.catalogue.id(kind)),
                    ));
                }
                None => printed,
            };
            if entries.is_full() {
                return Err(Fault::new(path, "too many cards"));
            }
            entries.push(InPlay { kind, left, acted: false });
        }
        Ok(entries)
    }
}

fn tokens(state: &mut State, path: &str, map: &Map) -> Laid {
    for (key, value) in map {
        let path = format!("{path}.{key}");
        match key.as_str() {
            "fury" => state.fury = whole(&path, value, 0, 99)?,
            "husks" => state.husks = whole(&path, value, 0, HUSKS_MAX)?,
            _ => return Err(Fault::new(path, "unknown token; there are fury, husks")),
        }
    }
    Ok(())
}
