//! Laying a written position over a dealt one.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{Agenda, Fault, List, Value};

use crate::catalogue::{Catalogue, KindId, PLAYER_KINDS, Type};
use crate::state::{
    Breach, DEVOURED, Down, HUSKS_MAX, InPlay, NEMESIS_ZONE, NemesisPhase, Phase, Player, Slot, State, TURNS,
    Task, ZONE, turn_card,
};

type Laid = Result<(), Fault>;
type Map = BTreeMap<String, Value>;

const TABLE_KEYS: &str =
    "gravehold, supply, turn_order, turn_order_discard, destroyed, to_act, phase, nemesis, seat1 …";
const SEAT_KEYS: &str =
    "mage, life, charges, aether, hand, deck, discard, play, breaches, prepared, exhausted";
const NEMESIS_KEYS: &str = "life, deck, in_play, discard, tokens, strike_deck, corruption_deck, devoured";

/// A written position while it is being read: how many copies of each card it names.
struct Reader<'a> {
    catalogue: &'a Catalogue,
    copies: Vec<u16>,
    /// How many turn-order cards of each name it names.
    turns: [u8; turn_card::NAMES.len()],
}

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
                    "exhausted means life 0, and life 0 exhausted",
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
                let cards =
                    self.cards(key, value, |kind| usize::from(kind) < PLAYER_KINDS, "a player card")?;
                state.destroyed = [0; PLAYER_KINDS];
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

    /// A player's keys. What is not written stays as dealt.
    fn seat(&mut self, state: &mut State, seat: usize, name: &str, map: &Map) -> Laid {
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
            if player.breaches[at] == Breach::None && slots[0].kind != crate::catalogue::NONE {
                return Err(Fault::new(format!("{name}.prepared"), format!("there is no breach {}", at + 1)));
            }
        }
        state.players[seat] = player;
        Ok(())
    }

    /// Zones are replaced whole; ordered ones are written from the top and kept with the top last.
    fn zone(&mut self, player: &mut Player, path: &str, key: &str, value: &Value) -> Laid {
        let holdable = |kind: KindId| usize::from(kind) < crate::catalogue::HAND_KINDS;
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

    /// Only cards of this nemesis and basics: another's text would speak of tokens that are not there.
    fn nemesis(&mut self, state: &mut State, path: &str, key: &str, value: &Value) -> Laid {
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
                    |kind| usize::from(kind) < PLAYER_KINDS && catalogue.players[usize::from(kind)].pile > 0;
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

    fn cards(
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
    fn card(&mut self, path: &str, id: &str) -> Result<KindId, Fault> {
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

    fn turn_cards(&mut self, path: &str, value: &Value, seats: u8) -> Result<Vec<u8>, Fault> {
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

    fn kind(&self, path: &str, id: &str) -> Result<KindId, Fault> {
        let unknown = || Fault::new(path, format!("`{id}` is no card; {}", self.catalogue.nearest(id)));
        self.catalogue.kind(id).ok_or_else(unknown)
    }
}

fn collect<T: Copy + Default, const N: usize>(path: &str, items: Vec<T>) -> Result<List<T, N>, Fault> {
    if items.len() > N {
        return Err(Fault::new(path, format!("more than {N} cards")));
    }
    Ok(items.into_iter().collect())
}

fn as_map<'a>(path: &str, value: &'a Value) -> Result<&'a Map, Fault> {
    value.as_map().ok_or_else(|| Fault::new(path, "a table of keys"))
}

fn text<'a>(path: &str, value: &'a Value) -> Result<&'a str, Fault> {
    value.as_text().ok_or_else(|| Fault::new(path, format!("{value} is not a text")))
}

fn whole(path: &str, value: &Value, from: u8, to: u8) -> Result<u8, Fault> {
    match value.as_int() {
        Some(n) if (i64::from(from)..=i64::from(to)).contains(&n) => Ok(n as u8),
        _ => Err(Fault::new(path, format!("{value} is not a whole number from {from} to {to}"))),
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
        breaches[at] = match item.as_text().ok_or_else(wrong)? {
            "open" => Breach::Opened,
            "none" => Breach::None,
            closed => match closed.strip_prefix("closed ").map(str::parse::<u8>) {
                Some(Ok(_)) if at == 0 => {
                    return Err(Fault::new(
                        path,
                        "breach I is never closed in this box; its prices are not known",
                    ));
                }
                Some(Ok(turned @ 0..=3)) => Breach::Closed(turned),
                _ => return Err(wrong()),
            },
        };
    }
    Ok(breaches)
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
