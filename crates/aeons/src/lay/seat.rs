//! A player's side of a written position.

use alloc::format;
use alloc::vec::Vec;

use talon_core::{Fault, Value};

use super::read::{Laid, Map, Reader, as_map, collect, text, whole};
use crate::catalogue::{KindId, NONE, Type};
use crate::state::{Breach, Down, Player, Slot, State};

const SEAT_KEYS: &str =
    "mage, life, charges, aether, hand, deck, discard, play, breaches, prepared, exhausted";

impl Reader<'_> {
    /// A player's keys. What is not written stays as dealt.
    pub(super) fn seat(&mut self, state: &mut State, seat: usize, name: &str, map: &Map) -> Laid {
        let life_max = state.life_max;
        let mut player = state.players[seat];
        for (key, value) in map {
            let path = format!("{name}.{key}");
            match key.as_str() {
                "mage" => {
                    let id = text(&path, value)?;
                    let known: Vec<&str> = self.catalogue.mages.iter().map(|mage| mage.id.as_str()).collect();
                    let mage = self.catalogue.mage(id).ok_or_else(|| {
                        Fault::new(&path, format!("`{id}` is no mage; there are {}", known.join(", ")))
                    })?;
                    player.mage = mage as u8;
                }
                "life" => {
                    player.life = whole(&path, value, 0, life_max)?;
                    player.exhausted = player.life == 0;
                }
                "exhausted" => {
                    let Value::Bool(exhausted) = value else { return Err(Fault::new(path, "true or false")) };
                    player.exhausted = *exhausted;
                    if *exhausted && !map.contains_key("life") {
                        player.life = 0;
                    }
                }
                "charges" => player.charges = whole(&path, value, 0, 6)?,
                "aether" => aether(&mut player, &path, value)?,
                "breaches" => player.breaches = breaches(&path, value)?,
                "prepared" => self.prepared(&mut player, &path, as_map(&path, value)?)?,
                _ => self.zone(&mut player, &path, key, value)?,
            }
        }
        for (at, slots) in player.slots.iter().enumerate() {
            if player.breaches[at] == Breach::None && slots[0].kind != NONE {
                return Err(Fault::new(format!("{name}.prepared"), format!("there is no breach {}", at + 1)));
            }
        }
        state.players[seat] = player;
        Ok(())
    }

    /// Zones are replaced completely; ordered ones are written from the top and kept with the top last.
    fn zone(&mut self, player: &mut Player, path: &str, key: &str, value: &Value) -> Laid {
        let catalogue = self.catalogue;
        let holdable = |kind: KindId| catalogue.is_holdable(kind);
        let what = "a card that a player can hold";
        match key {
            "hand" => player.hand = collect(path, self.cards(path, value, holdable, what)?)?,
            "discard" => {
                let cards = self.cards(path, value, holdable, what)?;
                player.discard = collect(path, cards.into_iter().rev().collect())?;
            }
            "deck" => {
                let cards = self.cards(path, value, holdable, what)?;
                let down = |kind| match self.catalogue.type_of(kind) {
                    Type::Corruption => Down { kind, seen: Down::CORRUPTION },
                    _ => Down::known(kind),
                };
                player.deck = collect(path, cards.into_iter().rev().map(down).collect())?;
            }
            "play" => {
                let playable = |kind| matches!(self.catalogue.type_of(kind), Type::Gem | Type::Relic);
                player.play = collect(path, self.cards(path, value, playable, "a gem or relic")?)?;
            }
            _ => return Err(Fault::new(path, format!("unknown key; there are {SEAT_KEYS}"))),
        }
        Ok(())
    }

    fn prepared(&mut self, player: &mut Player, path: &str, map: &Map) -> Laid {
        for (breach, value) in map {
            let path = format!("{path}.{breach}");
            let at = match breach.parse::<usize>() {
                Ok(n @ 1..=4) => n - 1,
                _ => return Err(Fault::new(path, "breaches are 1 to 4")),
            };
            let is_spell = |kind| self.catalogue.type_of(kind) == Type::Spell;
            let cards = self.cards(&path, value, is_spell, "a spell")?;
            if cards.len() > 2 {
                return Err(Fault::new(path, "a breach holds one spell, or two by Kadir's ability"));
            }
            player.slots[at] = [Slot::FREE; 2];
            for (place, kind) in cards.into_iter().enumerate() {
                player.slots[at][place] = Slot { kind, ..Slot::FREE };
            }
        }
        Ok(())
    }
}

fn aether(player: &mut Player, path: &str, value: &Value) -> Laid {
    let Some(map) = value.as_map() else {
        (player.gem_aether, player.spell_aether) = (0, 0);
        player.aether = whole(path, value, 0, 99)?;
        return Ok(());
    };
    (player.aether, player.gem_aether, player.spell_aether) = (0, 0, 0);
    for (key, value) in map {
        let path = format!("{path}.{key}");
        let purse = match key.as_str() {
            "any" => &mut player.aether,
            "gem" => &mut player.gem_aether,
            "spell" => &mut player.spell_aether,
            _ => return Err(Fault::new(path, "unknown key; there are any, gem, spell")),
        };
        *purse = whole(&path, value, 0, 99)?;
    }
    Ok(())
}

fn breaches(path: &str, value: &Value) -> Result<[Breach; 4], Fault> {
    let wrong = || Fault::new(path, "four of \"open\", \"closed 0\" to \"closed 3\", \"none\", for I to IV");
    let list = value.as_list().filter(|list| list.len() == 4).ok_or_else(wrong)?;
    let mut breaches = [Breach::None; 4];
    for (at, item) in list.iter().enumerate() {
        breaches[at] = match Breach::read(item.as_text().ok_or_else(wrong)?) {
            Some(Breach::Closed(_)) if at == 0 => {
                return Err(Fault::new(
                    path,
                    "breach I is never closed in this box; its prices are not known",
                ));
            }
            Some(Breach::Closed(4..)) | None => return Err(wrong()),
            Some(breach) => breach,
        };
    }
    Ok(breaches)
}
