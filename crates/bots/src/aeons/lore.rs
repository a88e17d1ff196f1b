//! What play has taught: a worth for each thing that a choice does or leaves behind, on top of what the cards themselves say.
//!
//! The numbers are in `crates/bots/weights/aeons.txt`, by the names of cards, mages and boards; its first line is the command that
//! makes them again. Whatever has no number there, such as somebody's own card, is judged by its text alone.

use core::fmt::Write as _;

use talon_aeons::Catalogue;

/// A row of numbers for each of several things.
#[derive(Clone, Copy, Debug)]
struct Block {
    name: &'static str,
    things: usize,
    each: usize,
    start: usize,
}

/// What a number belongs to: the blocks in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// A card that is gained: early, in the middle, late, and for each copy that is owned.
    Buy,
    /// Gems, relics, spells: by what the deck has and how many play.
    Class,
    /// A charge, by mage.
    Charge,
    /// A breach that is focused, or opened.
    Breach,
    /// The end of a turn.
    End,
    /// A power that is discarded.
    Power,
    /// The ability of a mage.
    Ability,
    /// How the table stands, by board and whether one, two or more play.
    Table,
    /// A nemesis card in play.
    Threat,
    /// A card of a player: owned early, owned late, in hand, prepared.
    Card,
}

/// The numbers.
#[derive(Clone, Debug)]
pub struct AeonsLore {
    blocks: [Block; 10],
    names: Vec<Vec<String>>,
    numbers: Vec<f32>,
}

impl AeonsLore {
    /// Nothing was learnt.
    pub fn blank(game: &Catalogue) -> Self {
        let players: Vec<String> = game.players.iter().map(|card| card.id.clone()).collect();
        let nemesis: Vec<String> = game.nemesis_cards.iter().map(|card| card.id.clone()).collect();
        let mages: Vec<String> = game.mages.iter().map(|mage| mage.id.clone()).collect();
        let sizes = |id: &str| ["alone", "two", "more"].map(|size| format!("{id}/{size}"));
        let boards: Vec<String> = game.boards.iter().flat_map(|board| sizes(&board.id)).collect();
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        let breaches = words(&["focus1", "focus2", "focus3", "focus4", "open1", "open2", "open3", "open4"]);
        let parts = [
            ("buy", players.clone(), 4),
            ("class", words(&["gem", "relic", "spell"]), 7),
            ("charge", mages.clone(), 7),
            ("breach", breaches, 6),
            ("end", words(&["turn"]), 4),
            ("power", nemesis.clone(), 2),
            ("ability", mages, 6),
            ("table", boards, 13),
            ("threat", nemesis, 2),
            ("card", players, 4),
        ];
        let mut start = 0;
        let blocks = core::array::from_fn(|place| {
            let (name, things, each) = (parts[place].0, parts[place].1.len(), parts[place].2);
            let block = Block { name, things, each, start };
            start += things * each;
            block
        });
        let names = parts.into_iter().map(|(_, names, _)| names).collect();
        Self { blocks, names, numbers: vec![0.0; start] }
    }

    /// What was learnt by self-play.
    pub fn fitted(game: &Catalogue) -> Self {
        let mut lore = Self::blank(game);
        lore.read(include_str!("../../weights/aeons.txt"));
        lore
    }

    /// Takes the numbers of a weight file; lines about things that are not in the box are left out.
    pub fn read(&mut self, text: &str) {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split_whitespace();
            let (Some(block), Some(thing)) = (words.next(), words.next()) else { continue };
            let Some(part) = self.blocks.iter().position(|known| known.name == block) else { continue };
            let Some(thing) = self.names[part].iter().position(|known| known == thing) else { continue };
            let Block { each, start, .. } = self.blocks[part];
            let numbers = words.filter_map(|word| word.parse::<f32>().ok());
            for (number, place) in numbers.zip(start + thing * each..start + (thing + 1) * each) {
                self.numbers[place] = number;
            }
        }
    }

    /// A line for each thing with any number, as [`Self::read`] takes it.
    pub fn print(&self) -> String {
        let mut text = String::new();
        for (block, names) in self.blocks.iter().zip(&self.names) {
            for (thing, name) in names.iter().enumerate() {
                let from = block.start + thing * block.each;
                let row = &self.numbers[from..from + block.each];
                if row.iter().any(|number| number.abs() >= 0.0005) {
                    let row: Vec<String> = row.iter().map(|number| format!("{number:.3}")).collect();
                    // Writing to a string cannot fail.
                    let _ = writeln!(text, "{} {name} {}", block.name, row.join(" "));
                }
            }
        }
        text
    }

    /// All of them in a row, to be fitted.
    pub fn numbers(&mut self) -> &mut [f32] {
        &mut self.numbers
    }

    pub(super) fn at(&self, place: usize) -> f32 {
        self.numbers[place]
    }

    /// The place of a number; outside the box there is none.
    pub(super) fn place(&self, part: Part, thing: usize, number: usize) -> Option<usize> {
        let block = &self.blocks[part as usize];
        (thing < block.things && number < block.each).then(|| block.start + thing * block.each + number)
    }
}
