//! Every card, mage and nemesis as a reader sees it: name, figures, text.

use alloc::vec::Vec;

use talon_core::{Arg, CardText, Gallery, Phrase, TextLine, Value};

use crate::card::{Board, Class, Effect, Mage, NemesisCard, NemesisKind, PlayerCard, Usable, Window};
use crate::catalogue::Catalogue;
use crate::text::write;
use crate::view::term;

impl Gallery for Catalogue {
    /// Player cards, nemesis cards, mages, nemeses.
    fn gallery(&self) -> Vec<CardText> {
        let cards = self.players.iter().map(player_entry).chain(self.nemesis_cards.iter().map(nemesis_entry));
        cards.chain(self.mages.iter().map(mage_entry)).chain(self.boards.iter().map(board_entry)).collect()
    }
}

/// A heading and its lines, unless there are none.
fn section(lines: &mut Vec<TextLine>, heading: Phrase, effects: &[Effect]) {
    if !effects.is_empty() {
        lines.push(TextLine::heading(0, heading));
        lines.extend(write(effects, 1));
    }
}

/// The same under the heading of the increased difficulty.
fn expert_section(lines: &mut Vec<TextLine>, heading: Phrase, effects: &[Effect]) {
    if !effects.is_empty() {
        lines.push(TextLine::heading(0, Phrase::new("aeons-text-expert")));
        lines.push(TextLine::heading(1, heading));
        lines.extend(write(effects, 2));
    }
}

fn player_entry(card: &PlayerCard) -> CardText {
    let mut lines = Vec::new();
    if card.anywhere {
        lines.push(Phrase::new("aeons-text-anywhere").into());
    }
    section(&mut lines, Phrase::new("aeons-text-gained"), &card.gained);
    let using = if card.usable == Usable::Once { "aeons-text-use-once" } else { "aeons-text-use-often" };
    section(&mut lines, Phrase::new(using), &card.using);
    section(&mut lines, Phrase::new("aeons-text-casting-end"), &card.casting_end);
    section(&mut lines, Phrase::new("aeons-text-cast"), &card.cast);
    if card.gained.is_empty() {
        lines.extend(write(&card.play, 0));
    } else {
        section(&mut lines, Phrase::new("aeons-text-play"), &card.play);
    }
    let class = match card.class {
        Class::Gem => "gem",
        Class::Relic => "relic",
        Class::Spell => "spell",
    };
    let mut figures = Vec::from([("kind", Value::from(class)), ("cost", Value::Int(card.cost.into()))]);
    if card.pile > 0 {
        figures.push(("pile", Value::Int(card.pile.into())));
    }
    CardText { id: card.id.clone(), name: term("card", &card.id), figures, lines }
}

fn nemesis_entry(card: &NemesisCard) -> CardText {
    let mut lines = Vec::new();
    section(&mut lines, Phrase::new("aeons-text-to-discard"), &card.to_discard);
    section(&mut lines, Phrase::new("aeons-text-immediate"), &card.immediate);
    if card.hit_cap > 0 {
        lines.push(Phrase::new("aeons-text-hit-cap").with("n", i64::from(card.hit_cap)).into());
    }
    if card.guarded {
        lines.push(Phrase::new("aeons-text-guarded").into());
    }
    if card.husk_life > 0 {
        lines.push(Phrase::new("aeons-text-husk-life").with("n", i64::from(card.husk_life)).into());
    }
    section(&mut lines, Phrase::new("aeons-text-hit"), &card.hit);
    let (kind, figure) = match card.kind {
        NemesisKind::Attack => ("attack", None),
        NemesisKind::Minion => ("minion", Some("life")),
        NemesisKind::Power => ("power", Some("power")),
        NemesisKind::Strike => ("strike", None),
        NemesisKind::Corruption => ("corruption", None),
    };
    match card.kind {
        NemesisKind::Minion => section(&mut lines, Phrase::new("aeons-text-persistent"), &card.effect),
        NemesisKind::Power => {
            section(
                &mut lines,
                Phrase::new("aeons-text-power").with("n", i64::from(card.figure)),
                &card.effect,
            );
        }
        NemesisKind::Attack | NemesisKind::Strike | NemesisKind::Corruption => {
            lines.extend(write(&card.effect, 0));
        }
    }
    let owner = if card.of.is_empty() { "basic" } else { &card.of };
    let mut figures = Vec::from([
        ("kind", Value::from(kind)),
        ("nemesis", Value::from(owner)),
        ("tier", Value::Int(card.tier.into())),
    ]);
    if let Some(figure) = figure.filter(|_| card.figure > 0) {
        figures.push((figure, Value::Int(card.figure.into())));
    }
    CardText { id: card.id.clone(), name: term("card", &card.id), figures, lines }
}

fn mage_entry(mage: &Mage) -> CardText {
    let window = match mage.window {
        Window::OwnMain => "aeons-text-window-own-main",
        Window::AnyMain => "aeons-text-window-any-main",
        Window::NemesisDraw => "aeons-text-window-nemesis-draw",
        Window::TurnDrawn => "aeons-text-window-turn-drawn",
    };
    let ability = Phrase::new("aeons-text-ability").with("ability", Arg::Term(term("ability", &mage.id)));
    let mut lines = Vec::from([ability.into(), TextLine::heading(0, Phrase::new(window))]);
    lines.extend(write(&mage.ability, 1));
    let figures = Vec::from([("kind", Value::from("mage")), ("charges", Value::Int(mage.charges.into()))]);
    CardText { id: mage.id.clone(), name: term("mage", &mage.id), figures, lines }
}

impl Board {
    /// What it does when it unleashes: a heading, and the lines below it.
    pub fn unleash_text(&self) -> Vec<TextLine> {
        let mut lines = Vec::new();
        section(&mut lines, Phrase::new("aeons-text-unleash"), &self.unleash);
        lines
    }

    /// What a swarm with this many husks does, without a heading; nothing for a nemesis without husks.
    pub fn swarm_text(&self, husks: u8) -> Vec<TextLine> {
        let step = self.swarm.iter().find(|(from, to, _)| (*from..=*to).contains(&husks));
        step.map_or_else(Vec::new, |(.., effects)| write(effects, 1))
    }
}

/// A board lists its rules in the order of a game, increased difficulty last.
fn board_entry(board: &Board) -> CardText {
    let mut lines = Vec::new();
    section(&mut lines, Phrase::new("aeons-text-set-up"), &board.start);
    lines.extend(board.unleash_text());
    section(&mut lines, Phrase::new("aeons-text-turn-end"), &board.turn_end);
    if board.strike_fury > 0 {
        lines.push(Phrase::new("aeons-text-strike-rule").with("n", i64::from(board.strike_fury)).into());
    }
    for (from, to, effects) in &board.swarm {
        let heading =
            Phrase::new("aeons-text-swarm").with("from", i64::from(*from)).with("to", i64::from(*to));
        section(&mut lines, heading, effects);
    }
    if !board.swarm.is_empty() {
        lines.push(Phrase::new("aeons-text-husks").into());
    }
    if board.corruption_spreads_expert {
        lines.push(Phrase::new("aeons-text-corruptions").into());
    }
    if board.starves {
        lines.push(Phrase::new("aeons-text-devoured").into());
    }
    expert_section(&mut lines, Phrase::new("aeons-text-expert-unleash"), &board.unleash_expert);
    expert_section(&mut lines, Phrase::new("aeons-text-expert-set-up"), &board.start_expert);
    if board.strike_fury_expert > 0 {
        lines.push(TextLine::heading(0, Phrase::new("aeons-text-expert")));
        let rule = Phrase::new("aeons-text-strike-rule").with("n", i64::from(board.strike_fury_expert));
        lines.push(TextLine::at(1, rule));
    }
    if board.corruption_spreads_expert {
        lines.push(TextLine::heading(0, Phrase::new("aeons-text-expert")));
        lines.push(TextLine::at(1, Phrase::new("aeons-text-corruption-spreads")));
    }
    let figures = Vec::from([
        ("kind", Value::from("nemesis")),
        ("life", Value::Int(board.life.into())),
        ("rating", Value::Int(board.rating.into())),
    ]);
    CardText { id: board.id.clone(), name: term("nemesis", &board.id), figures, lines }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::vec::Vec;
    use core::iter::Peekable;
    use core::str::Chars;

    use super::*;

    /// Every list of effects that is printed somewhere, with the id of its card.
    fn printed(game: &Catalogue) -> Vec<(&str, &[Effect])> {
        let mut lists: Vec<(&str, &[Effect])> = Vec::new();
        for card in &game.players {
            let own = [&card.play, &card.cast, &card.gained, &card.using, &card.casting_end];
            lists.extend(own.map(|effects| (card.id.as_str(), effects.as_slice())));
        }
        for card in &game.nemesis_cards {
            let own = [&card.to_discard, &card.immediate, &card.effect, &card.hit];
            lists.extend(own.map(|effects| (card.id.as_str(), effects.as_slice())));
        }
        lists.extend(game.mages.iter().map(|mage| (mage.id.as_str(), mage.ability.as_slice())));
        for board in &game.boards {
            let own =
                [&board.start, &board.start_expert, &board.unleash, &board.unleash_expert, &board.turn_end];
            lists.extend(own.map(|effects| (board.id.as_str(), effects.as_slice())));
            lists.extend(board.swarm.iter().map(|(.., effects)| (board.id.as_str(), effects.as_slice())));
        }
        lists
    }

    /// The depths that a list of effects must have in print, read off what `Debug` derives: there every list inside an effect
    /// is written between brackets, also that of a control node which nobody has told the writer about. An effect
    /// without a list is one line; one with lists has a heading for each, and the list one deeper under it.
    fn shape(effects: &[Effect]) -> Vec<u8> {
        let written = format!("{effects:?}");
        let (mut letters, mut depths) = (written.chars().peekable(), Vec::new());
        assert_eq!(letters.next(), Some('['));
        list(&mut letters, 0, &mut depths);
        depths
    }

    /// The rest of a list, up to its bracket.
    fn list(letters: &mut Peekable<Chars<'_>>, depth: u8, depths: &mut Vec<u8>) {
        let (mut parens, mut has_text, mut has_list) = (0u8, false, false);
        while let Some(letter) = letters.next() {
            match letter {
                '[' => {
                    has_list = true;
                    // A list of branches: each of them comes with a bracket of its own.
                    let branches = letters.peek() == Some(&'[');
                    if !branches {
                        depths.push(depth);
                    }
                    list(letters, depth + u8::from(!branches), depths);
                }
                ',' | ']' if parens == 0 => {
                    if has_text && !has_list {
                        depths.push(depth);
                    }
                    (has_text, has_list) = (false, false);
                    if letter == ']' {
                        return;
                    }
                }
                '(' | '{' => parens += 1,
                ')' | '}' => parens -= 1,
                _ => has_text |= letter.is_alphabetic(),
            }
        }
    }

    #[test]
    fn the_shape_is_read_as_it_is_written() {
        use crate::card::{Amount, Who};
        use crate::verbs::{Lose, Suffer, Swarm, Ward};
        let suffer = Suffer(Who::Any, Amount::Fixed(4));
        let swarm = || Vec::from([Effect::Do(Swarm(2).into()), Effect::Do(suffer.into())]);
        let one_of = Effect::OneOf(Who::You, Vec::from([swarm(), Vec::from([Effect::Times(2, swarm())])]));
        assert_eq!(
            shape(&[Effect::Do(Ward.into()), one_of, Effect::Do(Lose.into())]),
            [0, 0, 1, 1, 0, 1, 2, 2, 0]
        );
    }

    #[test]
    fn the_text_has_the_shape_of_the_effects() {
        let game = Catalogue::load();
        let mut deepest = 0;
        for (id, effects) in printed(&game) {
            let depths: Vec<u8> = write(effects, 0).iter().map(|line| line.depth).collect();
            assert_eq!(depths, shape(effects), "{id}: {effects:?}");
            deepest = depths.into_iter().fold(deepest, u8::max);
        }
        assert!(deepest >= 2, "no card nests twice");
    }

    /// Every printed list of effects stands in the entry of its card, line for line.
    #[test]
    fn an_entry_prints_every_list_under_its_heading() {
        let game = Catalogue::load();
        let gallery = game.gallery();
        for (id, effects) in printed(&game) {
            let entry = gallery.iter().find(|entry| entry.id == id).expect("every card has an entry");
            let stands_at = |depth: u8| {
                let lines = write(effects, depth);
                entry.lines.windows(lines.len().max(1)).any(|part| part == lines)
            };
            assert!(effects.is_empty() || (0..3).any(stands_at), "{id}: {effects:?}");
        }
    }

    /// A branch stands on a button and in the log in one go, where nothing can be told apart by depth.
    #[test]
    fn what_is_said_in_one_go_nests_nothing() {
        for branch in Catalogue::load().origins.values().flatten() {
            assert!(write(branch, 0).iter().all(|line| line.depth == 0), "{branch:?}");
        }
    }
}
