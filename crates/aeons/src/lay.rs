//! Laying a written position over a dealt one.

mod nemesis;
mod read;
mod seat;

use alloc::format;

use talon_core::{Agenda, Fault, Value};

use self::read::{Laid, Map, Reader, as_map, text, whole};
use crate::catalogue::{Catalogue, PLAYER_MAX};
use crate::state::{DEVOURED, Down, NEMESIS_ZONE, NemesisPhase, Phase, Player, State, TURNS, Task, ZONE};

const TABLE_KEYS: &str =
    "gravehold, supply, turn_order, turn_order_discard, destroyed, to_act, phase, nemesis, seat1 …";

/// Nothing written is ignored: every key is used or is a fault.
pub(crate) fn lay(catalogue: &Catalogue, state: &mut State, given: &Value) -> Laid {
    let map = as_map("", given)?;
    let mut reader = Reader { catalogue, copies: alloc::vec![0; catalogue.kinds.len()], turns: [0; 6] };
    for (key, value) in map {
        match key.strip_prefix("seat").and_then(|n| n.parse::<usize>().ok()) {
            Some(n) if (1..=usize::from(state.seats)).contains(&n) => {
                reader.seat(state, n - 1, key, as_map(key, value)?)?;
            }
            Some(_) => return Err(Fault::new(key, format!("there are {} seats", state.seats))),
            None => reader.table(state, key, value)?,
        }
    }
    part_mages(state, map);
    catalogue.check_laid(state)?;
    place_turn(state, map)
}

impl Catalogue {
    /// What no single key can tell: mages twice, zones that could overflow.
    fn check_laid(&self, state: &State) -> Laid {
        let supply: usize = state.supply.iter().map(|pile| usize::from(pile.left)).sum();
        let loose = supply + state.devoured.len() + state.corruptions.len();
        for (at, player) in state.playing().iter().enumerate() {
            let path = format!("seat{}", at + 1);
            if state.playing()[..at].iter().any(|other| other.mage == player.mage) {
                return Err(Fault::new(format!("{path}.mage"), "each mage is there once"));
            }
            let own = player.hand.len() + player.deck.len() + player.discard.len() + player.play.len();
            if own + player.prepared() + loose > ZONE {
                return Err(Fault::new(
                    path,
                    format!("more cards than the {} a seat can hold", ZONE - loose),
                ));
            }
            if player.exhausted != (player.life == 0) {
                return Err(Fault::new(
                    format!("{path}.exhausted"),
                    "a seat is exhausted exactly when its life is 0",
                ));
            }
            if player.charges > self.mage_facts[usize::from(player.mage)].charges {
                return Err(Fault::new(format!("{path}.charges"), "more charges than the board has slots"));
            }
        }
        let nemesis = state.nemesis_deck.len() + state.nemesis_discard.len() + state.in_play.len();
        if nemesis > NEMESIS_ZONE {
            return Err(Fault::new("nemesis", "more nemesis cards than the box holds"));
        }
        if supply + state.devoured.len() > DEVOURED {
            return Err(Fault::new("nemesis.devoured", "more cards than the devoured pile has room for"));
        }
        if state.turn_deck.len() + state.turn_discard.len() > TURNS {
            return Err(Fault::new("turn_order", "more turn-order cards than the box holds"));
        }
        if state.turn_deck.is_empty() && state.turn_discard.is_empty() {
            return Err(Fault::new("turn_order", "there must be a turn-order card somewhere"));
        }
        Ok(())
    }
}

/// A mage that is written for one seat and was dealt to another: that one takes a mage nobody has.
fn part_mages(state: &mut State, map: &Map) {
    let is_written = |seat: usize| {
        let parts = map.get(&format!("seat{}", seat + 1)).and_then(Value::as_map);
        parts.is_some_and(|parts| parts.contains_key("mage"))
    };
    let seats = usize::from(state.seats);
    for seat in (0..seats).filter(|&seat| !is_written(seat)) {
        let has = |mage: u8| move |player: &Player| player.mage == mage;
        if state.playing().iter().filter(|player| has(state.players[seat].mage)(player)).count() > 1 {
            let free = (0..=u8::MAX).find(|&mage| !state.playing().iter().any(has(mage)));
            state.players[seat].mage = free.unwrap_or_default();
        }
    }
}

/// `to_act` and `phase` put somebody there and leave the turn-order piles alone.
fn place_turn(state: &mut State, map: &Map) -> Laid {
    let phase = match map.get("phase") {
        None => None,
        Some(value) => Some(text("phase", value)?),
    };
    let seat = match map.get("to_act") {
        None => None,
        Some(value) => Some(whole("to_act", value, 1, state.seats)? - 1),
    };
    let task = match (phase, seat) {
        (None, None) => {
            if map.get("nemesis").and_then(Value::as_map).is_some_and(|map| map.contains_key("devoured")) {
                state.agenda = Agenda::new(); // the set-up choices of the Prince are made
            }
            return Ok(());
        }
        (None, Some(seat)) => Task::Turn(seat, Phase::Start),
        (Some("casting"), Some(seat)) => Task::Turn(seat, Phase::Casting),
        (Some("main"), Some(seat)) => Task::Turn(seat, Phase::Main),
        (Some("draw"), Some(seat)) => Task::Turn(seat, Phase::Discard),
        (Some("nemesis_main"), _) => Task::Nemesis(NemesisPhase::Main),
        (Some("nemesis_draw"), _) => Task::Nemesis(NemesisPhase::Draw),
        (Some("casting" | "main" | "draw"), None) => {
            return Err(Fault::new("phase", "a player's phase needs `to_act = N`"));
        }
        (Some(other), _) => {
            let reason = format!("`{other}` is not one of casting, main, draw, nemesis_main, nemesis_draw");
            return Err(Fault::new("phase", reason));
        }
    };
    state.agenda = Agenda::new();
    state.active = match task {
        Task::Turn(seat, _) => seat,
        _ => crate::catalogue::NONE,
    };
    if let Task::Turn(seat, _) = task {
        // Given cards in the play area count as played this turn.
        let play = state.players[usize::from(seat)].play;
        play.iter().for_each(|&kind| state.plays[usize::from(kind)] += 1);
    }
    state.in_play.iter_mut().for_each(|card| card.acted = false);
    state.agenda.push(task);
    Ok(())
}

impl Reader<'_> {
    fn table(&mut self, state: &mut State, key: &str, value: &Value) -> Laid {
        match key {
            "gravehold" => state.gravehold = whole(key, value, 1, state.gravehold_max)?,
            "supply" => self.supply(state, as_map(key, value)?)?,
            "turn_order" => {
                let cards = self.turn_cards(key, value, state.seats)?;
                state.turn_deck = cards.into_iter().rev().map(Down::unknown).collect();
            }
            "turn_order_discard" => {
                let cards = self.turn_cards(key, value, state.seats)?;
                state.turn_discard = cards.into_iter().rev().collect();
            }
            "destroyed" => {
                let catalogue = self.catalogue;
                let cards = self.cards(key, value, |kind| catalogue.is_player_card(kind), "a player card")?;
                state.destroyed = [0; PLAYER_MAX];
                for kind in cards {
                    state.destroyed[usize::from(kind)] += 1;
                }
            }
            "nemesis" => {
                for (key, value) in as_map(key, value)? {
                    self.nemesis(state, &format!("nemesis.{key}"), key, value)?;
                }
            }
            "to_act" | "phase" => {}
            _ => return Err(Fault::new(key, format!("unknown key; there are {TABLE_KEYS}"))),
        }
        Ok(())
    }

    fn supply(&mut self, state: &mut State, piles: &Map) -> Laid {
        for (id, value) in piles {
            let path = format!("supply.{id}");
            let kind = self.kind(&path, id)?;
            let Some(pile) = state.supply.iter_mut().find(|pile| pile.kind == kind) else {
                return Err(Fault::new(path, "no pile of this supply; name it in `setup.supply`"));
            };
            pile.left = whole(&path, value, 0, self.catalogue.players[usize::from(kind)].pile)?;
        }
        Ok(())
    }
}
