//! Set-up options and dealing.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use talon_core::{Allowed, BadOption, First, OptionSpec, Options, Phrase, Seat, Seed, Value};

use crate::catalogue::{Catalogue, KindId, Type};
use crate::deal;
use crate::state::{SEATS, turn_card};

/// The four difficulties, in the order they are offered.
pub const DIFFICULTIES: [&str; 4] = ["normal", "beginner", "expert", "extinction"];
/// Basic nemesis cards by players and tier.
pub(crate) const BASICS: [[usize; 3]; SEATS] = [[1, 3, 7], [3, 5, 7], [5, 6, 7], [8, 7, 7]];
/// Gems, relics and spells of a supply.
pub(crate) const SUPPLY: [(Type, usize, &str); 3] =
    [(Type::Gem, 3, "gems"), (Type::Relic, 2, "relics"), (Type::Spell, 4, "spells")];
/// The two printed supplies.
pub(crate) const PRINTED: [(&str, [&str; 9]); 2] = [
    (
        "deck_destruction",
        [
            "jade",
            "searing_ruby",
            "burning_opal",
            "flexing_dagger",
            "bottled_vortex",
            "amplify_vision",
            "essence_theft",
            "planar_insight",
            "consuming_void",
        ],
    ),
    (
        "free_charges",
        [
            "jade",
            "vriswood_amber",
            "diamond_cluster",
            "mages_talisman",
            "unstable_prism",
            "spectral_echo",
            "ignite",
            "feral_lightning",
            "wildfire_whip",
        ],
    ),
];

/// Which supply is laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Supply {
    /// One of the printed ones, by its place in the list of options.
    Printed(usize),
    /// Drawn with the randomiser cards.
    Random,
    /// Chosen: three gems, two relics, four spells.
    Chosen(Vec<KindId>),
}

/// Checked set-up options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Number of seats.
    pub players: usize,
    /// The first player: takes the number 1 of the turn order (A18).
    pub first: First,
    /// The board; `None`: random.
    pub nemesis: Option<usize>,
    /// The mages by seat; `None`: random.
    pub mages: Option<Vec<usize>>,
    /// The supply.
    pub supply: Supply,
    /// Index into normal, beginner, expert, extinction.
    pub difficulty: usize,
    /// Player cards in the turn-order deck of a single player.
    pub solo_turns: u8,
    /// Starting life of a single player.
    pub solo_life: u8,
}

/// A set-up to lay out at a real table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn<'a> {
    /// Id of the nemesis.
    pub nemesis: &'a str,
    /// Ids of the mages by seat.
    pub mages: Vec<&'a str>,
    /// The nine piles.
    pub supply: Vec<KindId>,
    /// The turn-order cards, to be shuffled.
    pub turn_order: Vec<&'static str>,
    /// How many basic nemesis cards of each tier.
    pub basics: [usize; 3],
}

pub(crate) fn options(catalogue: &Catalogue, setup: &Setup) -> Options {
    let default = Setup::default();
    let mut options = Options::new();
    options.insert("players".into(), Value::from(setup.players));
    setup.first.write(&mut options);
    let ids = |names: Vec<&str>| Value::Row(names.into_iter().map(Value::from).collect());
    if setup.nemesis != default.nemesis {
        let name = setup.nemesis.map_or("random", |board| &catalogue.boards[board].id);
        options.insert("nemesis".into(), Value::from(name));
    }
    if let Some(mages) = &setup.mages {
        let names = mages.iter().map(|&mage| catalogue.mages[mage].id.as_str()).collect();
        options.insert("mages".into(), ids(names));
    }
    match &setup.supply {
        Supply::Printed(0) => {}
        Supply::Printed(index) => {
            options.insert("supply".into(), Value::from(PRINTED[*index].0));
        }
        Supply::Random => {
            options.insert("supply".into(), Value::from("random"));
        }
        Supply::Chosen(kinds) => {
            options.insert("supply".into(), ids(kinds.iter().map(|&kind| catalogue.id(kind)).collect()));
        }
    }
    if setup.difficulty != default.difficulty {
        options.insert("difficulty".into(), Value::from(DIFFICULTIES[setup.difficulty]));
    }
    if setup.solo_turns != default.solo_turns {
        options.insert("solo_turns".into(), Value::from(i64::from(setup.solo_turns)));
    }
    if setup.solo_life != default.solo_life {
        options.insert("solo_life".into(), Value::from(i64::from(setup.solo_life)));
    }
    options
}

/// Players first: the number of mages and the relief for one player depend on it.
pub(crate) fn setup(catalogue: &Catalogue, options: &Options) -> Result<Setup, BadOption> {
    let mut setup = Setup::default();
    if let Some(value) = options.get("players") {
        setup.players = number("players", value, &[1, 2, 3, 4])?.into();
    }
    setup.first = First::read(options, &seats(setup.players))?;
    for (key, value) in options {
        match key.as_str() {
            "players" | "first" => {}
            "nemesis" => setup.nemesis = catalogue.read_nemesis(value)?,
            "mages" => setup.mages = catalogue.read_mages(value, setup.players)?,
            "supply" => setup.supply = catalogue.read_supply(value)?,
            "difficulty" => setup.difficulty = word("difficulty", value, &DIFFICULTIES)?,
            "solo_turns" => setup.solo_turns = solo(key, value, setup.players, &[3, 4])?,
            "solo_life" => setup.solo_life = solo(key, value, setup.players, &[10, 12, 15])?,
            _ => {
                return Err(BadOption::new(
                    key,
                    "unknown; there are players, first, nemesis, mages, supply, difficulty, solo_turns, solo_life",
                ));
            }
        }
    }
    Ok(setup)
}

pub(crate) fn option_specs(catalogue: &Catalogue) -> Vec<OptionSpec> {
    let mut nemeses: Vec<String> = catalogue.boards.iter().map(|board| board.id.clone()).collect();
    nemeses.push("random".into());
    let mages = catalogue.mages.iter().map(|mage| mage.id.clone()).collect();
    let market = catalogue.players.iter().filter(|card| card.pile > 0).map(|card| card.id.clone()).collect();
    let spec = |key, allowed, say| OptionSpec { key, allowed, say: Phrase::new(say) };
    vec![
        spec("players", Allowed::Whole { from: 1, to: 4, default: 2 }, "aeons-option-players"),
        First::spec(SEATS, Phrase::new("aeons-option-first")),
        spec("nemesis", Allowed::OneOf(nemeses), "aeons-option-nemesis"),
        spec("mages", Allowed::WordOrIds { words: words(&["random"]), ids: mages }, "aeons-option-mages"),
        spec(
            "supply",
            Allowed::WordOrIds { words: words(&["deck_destruction", "free_charges", "random"]), ids: market },
            "aeons-option-supply",
        ),
        spec("difficulty", Allowed::OneOf(words(&DIFFICULTIES)), "aeons-option-difficulty"),
        spec("solo_turns", Allowed::OneOf(words(&["3", "4"])), "aeons-option-solo-turns"),
        spec("solo_life", Allowed::OneOf(words(&["10", "12", "15"])), "aeons-option-solo-life"),
    ]
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: 2,
            first: First::default(),
            nemesis: Some(0),
            mages: None,
            supply: Supply::Printed(0),
            difficulty: 0,
            solo_turns: 3,
            solo_life: 10,
        }
    }
}

/// The seats of a table of this many.
pub(crate) fn seats(players: usize) -> Vec<Seat> {
    (0..players).map(Seat::at).collect()
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

impl Catalogue {
    fn read_nemesis(&self, value: &Value) -> Result<Option<usize>, BadOption> {
        let mut known: Vec<&str> = self.boards.iter().map(|board| board.id.as_str()).collect();
        known.push("random");
        let index = word("nemesis", value, &known)?;
        Ok(Some(index).filter(|&index| index < self.boards.len()))
    }

    fn read_mages(&self, value: &Value, players: usize) -> Result<Option<Vec<usize>>, BadOption> {
        let ids = ids(value);
        if ids == ["random"] {
            return Ok(None);
        }
        let known: Vec<&str> = self.mages.iter().map(|mage| mage.id.as_str()).collect();
        let mut mages = Vec::new();
        for id in &ids {
            let Some(mage) = self.mage(id) else {
                let reason = format!("`{id}` is no mage; there are {}, or random", known.join(", "));
                return Err(BadOption::new("mages", reason));
            };
            if mages.contains(&mage) {
                return Err(BadOption::new("mages", format!("{id} is named twice; each mage is there once")));
            }
            mages.push(mage);
        }
        if mages.len() != players {
            let reason = format!("{} mages for {players} players; name one for each seat", mages.len());
            return Err(BadOption::new("mages", reason));
        }
        Ok(Some(mages))
    }

    /// A word, or nine different market cards in the right numbers.
    fn read_supply(&self, value: &Value) -> Result<Supply, BadOption> {
        let ids = ids(value);
        if let [word] = ids.as_slice() {
            if let Some(index) = PRINTED.iter().position(|(name, _)| name == word) {
                return Ok(Supply::Printed(index));
            }
            if word == "random" {
                return Ok(Supply::Random);
            }
        }
        let mut kinds = Vec::new();
        for id in &ids {
            let kind = self.player_kind(id).filter(|&kind| self.players[usize::from(kind)].pile > 0);
            let Some(kind) = kind else {
                let near = self.nearest(id);
                let reason = format!(
                    "`{id}` is no market card ({near}); write deck_destruction, free_charges, random or nine ids"
                );
                return Err(BadOption::new("supply", reason));
            };
            if kinds.contains(&kind) {
                return Err(BadOption::new("supply", format!("{id} is named twice; the nine piles differ")));
            }
            kinds.push(kind);
        }
        let counts =
            SUPPLY.map(|(kind, _, _)| kinds.iter().filter(|&&card| self.type_of(card) == kind).count());
        if counts != SUPPLY.map(|(_, n, _)| n) {
            let [gems, relics, spells] = counts;
            return Err(BadOption::new(
                "supply",
                format!(
                    "{} piles with {gems} gems, {relics} relics and {spells} spells; it takes nine: 3 gems, 2 relics, 4 spells",
                    kinds.len()
                ),
            ));
        }
        kinds.sort_by_key(|&kind| SUPPLY.iter().position(|(group, _, _)| *group == self.type_of(kind)));
        Ok(Supply::Chosen(kinds))
    }

    /// What a table needs to lay out by hand: the random parts of a set-up, without anything hidden.
    pub fn drawn(&self, setup: &Setup, seed: Seed) -> Drawn<'_> {
        let state = deal::deal(self, setup, seed);
        let mut turns: Vec<u8> = state.turn_deck.iter().map(|card| card.kind).collect();
        turns.sort_unstable();
        Drawn {
            nemesis: &self.boards[usize::from(state.board)].id,
            mages: state
                .playing()
                .iter()
                .map(|player| self.mages[usize::from(player.mage)].id.as_str())
                .collect(),
            supply: state.supply.iter().map(|pile| pile.kind).collect(),
            turn_order: turns.into_iter().map(|card| turn_card::NAMES[usize::from(card)]).collect(),
            basics: BASICS[usize::from(state.seats) - 1],
        }
    }

    /// What to write instead of an unknown id: up to three that look like it.
    pub(crate) fn nearest(&self, id: &str) -> String {
        match talon_core::nearest(id, self.ids()).as_slice() {
            [] => "`talon cards aeons` lists all ids".to_string(),
            near => format!("near: {}", near.join(", ")),
        }
    }
}

/// The words of an option: a list, or a text with commas.
fn ids(value: &Value) -> Vec<String> {
    match (value.as_list(), value.as_text()) {
        (Some(list), _) => list.iter().map(|item| item.as_text().unwrap_or("?").to_string()).collect(),
        (None, Some(text)) => text.split(',').map(|part| part.trim().to_string()).collect(),
        (None, None) => vec![value.to_string()],
    }
}

fn word(key: &str, value: &Value, known: &[&str]) -> Result<usize, BadOption> {
    let text = value.as_text().unwrap_or_default();
    known
        .iter()
        .position(|&word| word == text)
        .ok_or_else(|| BadOption::new(key, format!("{value} is not one of {}", known.join(", "))))
}

fn number(key: &str, value: &Value, known: &[u8]) -> Result<u8, BadOption> {
    let found = value.as_int().and_then(|n| known.iter().copied().find(|&good| i64::from(good) == n));
    found.ok_or_else(|| {
        let good: Vec<String> = known.iter().map(ToString::to_string).collect();
        BadOption::new(key, format!("{value} is not one of {}", good.join(", ")))
    })
}

/// Relief that only one player may take.
fn solo(key: &str, value: &Value, players: usize, known: &[u8]) -> Result<u8, BadOption> {
    let n = number(key, value, known)?;
    if players > 1 && n != known[0] {
        return Err(BadOption::new(key, "only for one player; leave it out with more seats"));
    }
    Ok(n)
}
