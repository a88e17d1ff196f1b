//! Set-up options and the deal.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use talon_core::{
    Agenda, Allowed, BadOption, Dice, First, List, OptionSpec, Options, Phrase, Seat, SeatSet, Seed, Value,
};

use crate::card::Resource;
use crate::catalogue::Catalogue;
use crate::state::{Auction, HEALTH_MAX, Marks, Mode, NEMESIS, NO_CHARACTER, Side, State, Task};

/// How relics come to the players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Relics {
    /// The two of one's character.
    Character,
    /// Drafted face up.
    Draft,
    /// Dealt, and secret until recruited.
    Random,
    /// The base game alone.
    None,
}

/// How characters come to the players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Characters {
    /// By chance.
    Random,
    /// By bids of health.
    Auction,
    /// These, by seat.
    Listed(Vec<u8>),
}

/// Checked set-up options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Seats taken by people.
    pub players: u8,
    /// The way to play.
    pub mode: Mode,
    /// Who goes first, unless an auction or a draft decides it.
    pub first: First,
    /// How relics are given out.
    pub relics: Relics,
    /// How characters are given out.
    pub characters: Characters,
    /// Cards in the row.
    pub row: u8,
    /// The character of the Nemesis, if it is not left to chance.
    pub nemesis: Option<u8>,
    /// What the lost icon of the Nemesis rules stands for.
    pub nemesis_gain: Resource,
    /// Does the solo player add a card to the starting deck?
    pub eleventh_card: bool,
    /// Does the solo player say in which order the Nemesis plays its cards and uses its champions?
    pub nemesis_order_asked: bool,
}

const MODES: [(&str, Mode); 4] = [
    ("standard", Mode::Standard),
    ("teams", Mode::Teams),
    ("melee", Mode::Melee),
    ("nemesis", Mode::Nemesis),
];
const RELICS: [(&str, Relics); 4] = [
    ("character", Relics::Character),
    ("draft", Relics::Draft),
    ("random", Relics::Random),
    ("none", Relics::None),
];
const GAINS: [(&str, Resource); 3] =
    [("mastery", Resource::Mastery), ("power", Resource::Power), ("health", Resource::Health)];
const ROWS: [(&str, u8); 2] = [("6", 6), ("5", 5)];
const ORDERS: [(&str, bool); 2] = [("asked", true), ("lie", false)];
const YES_NO: [(&str, bool); 2] = [("true", true), ("false", false)];

/// The value behind a word, or the words there are.
fn word<T: Copy>(options: &Options, key: &'static str, known: &[(&'static str, T)]) -> Result<T, BadOption> {
    let Some(value) = options.get(key) else { return Ok(known[0].1) };
    let written = plain(value);
    let found = written.as_deref().and_then(|text| known.iter().find(|(word, _)| *word == text));
    found.map(|&(_, value)| value).ok_or_else(|| {
        let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        let written = written.unwrap_or_else(|| value.to_string());
        BadOption::new(key, format!("`{written}` is not one of {}", words.join(", ")))
    })
}

/// A single value as it would be typed.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::Text(text) => Some(text.clone()),
        Value::Int(n) => Some(n.to_string()),
        Value::Bool(yes) => Some(yes.to_string()),
        Value::Bag(_) | Value::Row(_) | Value::Map(_) => None,
    }
}

fn name_of<T: PartialEq>(known: &[(&'static str, T)], value: &T) -> &'static str {
    known.iter().find(|(_, known)| known == value).map_or("", |(word, _)| word)
}

fn specs_of(known: &[&str]) -> Allowed {
    Allowed::OneOf(known.iter().map(ToString::to_string).collect())
}

/// Deals, up to but not including the first decision.
pub(crate) fn deal(catalogue: &Catalogue, setup: &Setup, seed: Seed) -> State {
    let mut state = blank(setup, seed);
    let expansion = setup.relics != Relics::None;
    state.center = catalogue.center_cards(expansion).collect();
    catalogue.give_characters(&mut state, setup);
    if setup.mode == Mode::Nemesis && setup.eleventh_card {
        // H3: the card comes out of the centre deck.
        let eleventh = catalogue.character_facts[state.side(0).character as usize].eleventh.0;
        if state.center.take(eleventh) {
            state.side_mut(0).stock.push_first(eleventh);
        }
    }
    state.dice.shuffle(&mut state.center);
    for _ in 0..setup.row {
        let card = state.center.pop().unwrap_or_default();
        state.row.push(card);
    }
    for seat in 0..state.players() {
        let side = &mut state.sides[seat];
        catalogue.starters().for_each(|card| side.stock.push_first(card));
        state.dice.shuffle(side.stock.first_mut());
        for _ in 0..5 {
            if let Some(card) = side.stock.pop_first() {
                side.table.push_first(card);
            }
        }
    }
    catalogue.give_relics(&mut state, setup);
    state
}

/// The options that lead to a set-up, without those left at their default.
pub(crate) fn options(catalogue: &Catalogue, setup: &Setup) -> Options {
    let mut options = Options::new();
    let mut put = |key: &str, value: Value| options.insert(key.to_string(), value);
    put("players", Value::Int(i64::from(setup.players)));
    put("mode", name_of(&MODES, &setup.mode).into());
    if setup.relics != Relics::Character {
        put("relics", name_of(&RELICS, &setup.relics).into());
    }
    match &setup.characters {
        Characters::Random => {}
        Characters::Auction => drop(put("characters", "auction".into())),
        Characters::Listed(listed) => {
            let ids = listed.iter().map(|&character| catalogue.character_id(character).into());
            put("characters", Value::Row(ids.collect()));
        }
    }
    if setup.row != 6 {
        put("row", Value::Int(i64::from(setup.row)));
    }
    if let Some(nemesis) = setup.nemesis {
        put("nemesis", catalogue.character_id(nemesis).into());
    }
    if setup.nemesis_gain != Resource::Mastery {
        put("nemesis_gain", setup.nemesis_gain.id().into());
    }
    if !setup.eleventh_card && setup.relics != Relics::None {
        put("eleventh_card", Value::Bool(false));
    }
    if !setup.nemesis_order_asked {
        put("nemesis_order", "lie".into());
    }
    setup.first.write(&mut options);
    options
}

pub(crate) fn setup(catalogue: &Catalogue, options: &Options) -> Result<Setup, BadOption> {
    let keys: Vec<&str> = option_specs(catalogue).iter().map(|spec| spec.key).collect();
    if let Some(key) = options.keys().find(|key| !keys.contains(&key.as_str())) {
        return Err(BadOption::new(key.as_str(), format!("unknown; there are {}", keys.join(", "))));
    }
    let mode = word(options, "mode", &MODES)?;
    let players = players(options, mode)?;
    let relics = word(options, "relics", &RELICS)?;
    let setup = Setup {
        players,
        mode,
        first: First::read(options, &may_begin(mode, players))?,
        relics,
        characters: catalogue.check_characters(options, players)?,
        row: word(options, "row", &ROWS)?,
        nemesis: catalogue.check_nemesis(options)?,
        nemesis_gain: word(options, "nemesis_gain", &GAINS)?,
        eleventh_card: word(options, "eleventh_card", &YES_NO)?
            && (relics != Relics::None || options.contains_key("eleventh_card")),
        nemesis_order_asked: word(options, "nemesis_order", &ORDERS)?,
    };
    combine(&setup, options)?;
    Ok(setup)
}

pub(crate) fn option_specs(catalogue: &Catalogue) -> Vec<OptionSpec> {
    let ids = || catalogue.characters().iter().map(|character| character.id.clone()).collect::<Vec<_>>();
    let spec = |key, allowed, say| OptionSpec { key, allowed, say: Phrase::new(say) };
    let mut nemeses = alloc::vec!["random".to_string()];
    nemeses.extend(ids());
    let words = alloc::vec!["random".to_string(), "auction".to_string()];
    alloc::vec![
        spec("players", Allowed::Whole { from: 1, to: 4, default: 2 }, "shards-option-players"),
        spec("mode", specs_of(&MODES.map(|(word, _)| word)), "shards-option-mode"),
        First::spec(4, Phrase::new("option-first")),
        spec("relics", specs_of(&RELICS.map(|(word, _)| word)), "shards-option-relics"),
        spec("characters", Allowed::WordOrIds { words, ids: ids() }, "shards-option-characters"),
        spec("row", specs_of(&ROWS.map(|(word, _)| word)), "shards-option-row"),
        spec("nemesis", Allowed::OneOf(nemeses), "shards-option-nemesis"),
        spec("nemesis_gain", specs_of(&GAINS.map(|(word, _)| word)), "shards-option-nemesis-gain"),
        spec("nemesis_order", specs_of(&ORDERS.map(|(word, _)| word)), "shards-option-nemesis-order"),
        spec("eleventh_card", specs_of(&YES_NO.map(|(word, _)| word)), "shards-option-eleventh-card"),
    ]
}

impl Catalogue {
    fn check_characters(&self, options: &Options, players: u8) -> Result<Characters, BadOption> {
        let bad = |reason| BadOption::new("characters", reason);
        let ids: Vec<String> = match options.get("characters") {
            None => return Ok(Characters::Random),
            Some(Value::Text(text)) => match text.as_str() {
                "random" => return Ok(Characters::Random),
                "auction" => return Ok(Characters::Auction),
                list => list.split(',').map(|id| id.trim().to_string()).collect(),
            },
            Some(value) => {
                let items =
                    value.as_list().ok_or_else(|| bad("random, auction or a list of ids".to_string()))?;
                items.iter().map(|item| plain(item).unwrap_or_default()).collect()
            }
        };
        let mut listed = Vec::new();
        for id in &ids {
            let character = self.character(id).ok_or_else(|| {
                bad(format!("unknown character `{id}`; known: {}", self.known_characters()))
            })?;
            if listed.contains(&character) {
                return Err(bad(format!("`{id}` is there twice; characters differ from each other")));
            }
            listed.push(character);
        }
        if listed.len() != players as usize {
            return Err(bad(format!("{} ids for {players} seats; one for each seat", listed.len())));
        }
        Ok(Characters::Listed(listed))
    }

    fn check_nemesis(&self, options: &Options) -> Result<Option<u8>, BadOption> {
        let Some(value) = options.get("nemesis") else { return Ok(None) };
        let id = plain(value).unwrap_or_default();
        if id == "random" {
            return Ok(None);
        }
        let known = || format!("unknown character `{id}`; random, {}", self.known_characters());
        self.character(&id).map(Some).ok_or_else(|| BadOption::new("nemesis", known()))
    }

    fn give_characters(&self, state: &mut State, setup: &Setup) {
        let mut free: Vec<u8> = (0..self.characters().len() as u8).collect();
        match &setup.characters {
            Characters::Listed(listed) => {
                for (seat, &character) in listed.iter().enumerate() {
                    state.side_mut(seat).character = character;
                }
                free.retain(|character| !listed.contains(character));
                state.dice.shuffle(&mut free);
            }
            Characters::Random => {
                if let Some(nemesis) = setup.nemesis {
                    free.retain(|&character| character != nemesis);
                }
                state.dice.shuffle(&mut free);
                for seat in 0..state.players() {
                    state.side_mut(seat).character = free.pop().unwrap_or(NO_CHARACTER);
                }
            }
            Characters::Auction => {
                state.auction.bidder = state.dice.below(u32::from(setup.players)) as u8;
                state.agenda = Agenda::new();
                state.agenda.push(Task::Bid);
            }
        }
        if setup.mode == Mode::Nemesis {
            state.side_mut(NEMESIS).character = setup.nemesis.or_else(|| free.pop()).unwrap_or(NO_CHARACTER);
        }
    }

    fn give_relics(&self, state: &mut State, setup: &Setup) {
        let mut relics: Vec<u8> =
            (0..self.cards().len() as u8).filter(|&kind| self.facts(kind).relic).collect();
        match setup.relics {
            Relics::None => {}
            Relics::Character => {
                state.pool = relics.into_iter().collect();
                (0..state.players()).for_each(|seat| self.set_relics_aside(state, seat));
            }
            Relics::Random => {
                state.dice.shuffle(&mut relics);
                for seat in 0..state.players() {
                    state.side_mut(seat).relics = relics.drain(..2).collect();
                }
                state.pool = relics.into_iter().collect();
            }
            Relics::Draft => {
                state.dice.shuffle(&mut relics);
                relics.truncate(2 * setup.players as usize);
                relics.sort_unstable();
                state.pool = relics.into_iter().collect();
                state.drafter = state.dice.below(u32::from(setup.players)) as u8;
                if setup.characters != Characters::Auction {
                    state.agenda = Agenda::new();
                    state.agenda.push(Task::Draft(0));
                }
            }
        }
    }
}

/// The number of seats, which the mode bounds.
fn players(options: &Options, mode: Mode) -> Result<u8, BadOption> {
    let (from, to) = match mode {
        Mode::Standard => (2, 4),
        Mode::Teams => (4, 4),
        Mode::Melee => (3, 3),
        Mode::Nemesis => (1, 1),
    };
    let written = options.get("players").map_or(Some(from), Value::as_int);
    written.filter(|n| (from..=to).contains(n)).map(|n| n as u8).ok_or_else(|| {
        let right = if from == to { format!("{from}") } else { format!("{from} to {to}") };
        BadOption::new("players", format!("{} mode takes {right}", name_of(&MODES, &mode)))
    })
}

/// The seats that may begin. shards 10.1: of a team its left-hand player, so that only one of the first team plays
/// before both of the other.
fn may_begin(mode: Mode, players: u8) -> Vec<Seat> {
    let every = if mode == Mode::Teams { 2 } else { 1 };
    (0..players as usize).step_by(every).map(Seat::at).collect()
}

/// Impossible combinations.
fn combine(setup: &Setup, options: &Options) -> Result<(), BadOption> {
    let solo = setup.mode == Mode::Nemesis;
    for key in ["nemesis", "nemesis_gain", "nemesis_order", "eleventh_card"] {
        if !solo && options.contains_key(key) {
            return Err(BadOption::new(key, "only with mode = nemesis"));
        }
    }
    if solo && setup.characters == Characters::Auction {
        return Err(BadOption::new("characters", "one player cannot bid; random or a list with one id"));
    }
    if solo && setup.relics == Relics::Draft {
        return Err(BadOption::new("relics", "one player cannot draft; character, random or none"));
    }
    if setup.eleventh_card && setup.relics == Relics::None {
        return Err(BadOption::new(
            "eleventh_card",
            "the card belongs to the expansion; not with relics = none",
        ));
    }
    match (&setup.characters, setup.nemesis) {
        (Characters::Listed(listed), Some(nemesis)) if listed.contains(&nemesis) => {
            Err(BadOption::new("nemesis", "the Nemesis must not be the player's own character"))
        }
        _ => Ok(()),
    }
}

/// An empty table.
fn blank(setup: &Setup, seed: Seed) -> State {
    let first = setup.first.resolve(seed, &may_begin(setup.mode, setup.players)).index() as u8;
    // An auction or a draft says who begins, so nothing is left for the lot.
    let earned = setup.characters == Characters::Auction || setup.relics == Relics::Draft;
    let mut agenda = Agenda::new();
    agenda.push(Task::Play);
    let mut state = State {
        sides: [Side::new(); 4],
        center: List::new(),
        center_known: 0,
        row: List::new(),
        vacant: 0,
        pool: List::new(),
        agenda,
        marks: Marks::default(),
        assigned: [0; 4],
        prevented: [0; 4],
        named: SeatSet::NONE,
        turn: first,
        first,
        first_by_lot: setup.first.is_drawn() && !earned && setup.mode != Mode::Nemesis,
        sides_len: if setup.mode == Mode::Nemesis { 2 } else { setup.players },
        mode: setup.mode,
        gain: setup.nemesis_gain,
        order_asked: setup.nemesis_order_asked,
        relics: setup.relics,
        auction: Auction::default(),
        drafter: 0,
        dice: Dice::new(seed),
        turns: 0,
        lines: 0,
        ending: None,
    };
    for seat in 0..state.sides_len {
        let mastery = state.starting_mastery(seat);
        let side = state.side_mut(seat as usize);
        (side.health, side.mastery) = (HEALTH_MAX, mastery);
    }
    state
}
