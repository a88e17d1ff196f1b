//! Rules text, made from the effects: one phrase per printed line. What an effect contains is one deeper, under its own
//! heading. The verbs know their own words.

use alloc::vec::Vec;

use talon_core::{Arg, Phrase, TextLine};

use crate::card::{Condition, Effect, Who};
use crate::catalogue::Catalogue;
use crate::verbs::{Before, subject, with_n};

/// The lines of one text while it is being written.
struct Writer {
    lines: Vec<TextLine>,
    depth: u8,
    before: Before,
}

impl Catalogue {
    /// The words for a branch of the choice at a node, as the card has them.
    pub(crate) fn branch_text(&self, at: u16, index: u8) -> Option<Arg> {
        let branch = self.origins.get(&at)?.get(usize::from(index))?;
        Some(Arg::Said(write(branch, 0).into_iter().map(|line| line.say).collect()))
    }

    /// The words for what is asked at a node.
    pub(crate) fn ask_text(&self, at: u16) -> Option<Phrase> {
        let then = self.origins.get(&at)?.first()?;
        write(then, 0).into_iter().next().map(|line| line.say)
    }
}

/// The lines of these effects, the outermost at this depth.
pub(crate) fn write(effects: &[Effect], depth: u8) -> Vec<TextLine> {
    let mut writer = Writer { lines: Vec::new(), depth, before: Before::Nothing };
    writer.effects(effects);
    writer.lines
}

impl Writer {
    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    fn line(&mut self, phrase: Phrase) {
        self.lines.push(TextLine::at(self.depth, phrase));
    }

    /// A heading, and under it what it governs.
    fn under(&mut self, heading: Phrase, effects: &[Effect]) {
        self.lines.push(TextLine::heading(self.depth, heading));
        self.below(effects);
    }

    fn below(&mut self, effects: &[Effect]) {
        self.depth += 1;
        self.effects(effects);
        self.depth -= 1;
    }

    /// Headings are lines of their own, as on the cards: one for each list of effects inside.
    fn effect(&mut self, effect: &Effect) {
        match effect {
            Effect::If(condition, then) => {
                let heading = self.condition(*condition);
                self.under(heading, then);
            }
            Effect::Ask(who, then) => {
                let key = if *who == Who::You { "aeons-text-may-you" } else { "aeons-text-may-they" };
                self.under(subject(Phrase::new(key), *who), then);
                self.before = Before::Asked;
            }
            Effect::OneOf(_, branches) => {
                for (index, branch) in branches.iter().enumerate() {
                    if index == 0 {
                        self.under(Phrase::new("aeons-text-one-of"), branch);
                    } else {
                        self.line(Phrase::new("aeons-text-or"));
                        self.below(branch);
                    }
                }
            }
            Effect::Each(body) => self.under(Phrase::new("aeons-text-each"), body),
            Effect::Times(n, body) => self.under(with_n("aeons-text-times", *n), body),
            Effect::Pick(who) => self.line(subject(Phrase::new("aeons-pick"), *who)),
            Effect::Do(leaf) => {
                self.line(leaf.text(self.before));
                self.before = leaf.told().unwrap_or(self.before);
            }
        }
    }

    fn condition(&self, condition: Condition) -> Phrase {
        match condition {
            Condition::Done if self.before == Before::Revealed => Phrase::new("aeons-text-if-player-card"),
            Condition::Done => Phrase::new("aeons-text-if-done"),
            Condition::PlayOfTurn(n) => with_n("aeons-text-if-play", n),
            Condition::FuryAtLeast(n) => with_n("aeons-text-if-fury", n),
            Condition::NemesisTurns(n) => with_n("aeons-text-if-nemesis-turns", n),
            Condition::SeatsAtMost(n) => with_n("aeons-text-if-seats-at-most", n),
            Condition::SeatsAtLeast(n) => with_n("aeons-text-if-seats-at-least", n),
            Condition::HusksWithin(from, to) => {
                Phrase::new("aeons-text-swarm").with("from", i64::from(from)).with("to", i64::from(to))
            }
        }
    }
}
