//! What a card does, for a player who asks at the terminal.

use std::fmt::Write as _;

use anyhow::Result;
use talon_bots::Judged;
use talon_core::{CardText, Gallery};
use talon_text::{Speech, fold, is_named, names};

use crate::face::Face;
use crate::session::Session;
use crate::show::wrap;
use crate::words::{self, one_line, say};

/// This many cards are shown with their text; if there are more, only their names.
const SHOWN_MAX: usize = 3;

impl<G: Judged + Gallery + Send + 'static, F: Face> Session<G, F> {
    /// The cards with these words in their name, in any language, or with this id.
    pub(crate) fn card(&mut self, typed: &str) -> Result<()> {
        let found = found(&self.cards, typed);
        let text = match found.len() {
            0 => say(
                "cli-cards-none",
                &[("game", words::game(G::NAME).into()), ("text", one_line(typed).into())],
            ),
            1..=SHOWN_MAX => {
                let texts = found.iter().map(|card| text_of(G::NAME, card, words::speech()));
                texts.collect::<Vec<_>>().concat()
            }
            _ => {
                let names: Vec<String> = found.iter().map(|card| words::speech().name(&card.name)).collect();
                say("cli-play-cards", &[("cards", names.join("; ").into())])
            }
        };
        for line in text.lines() {
            let indent = line.len() - line.trim_start_matches(' ').len();
            self.write(&wrap(line, indent.max(4)))?;
        }
        Ok(())
    }
}

/// A card with exactly this name or id, or else all that have the words in their name.
fn found<'a>(cards: &'a [CardText], typed: &str) -> Vec<&'a CardText> {
    let typed = fold(typed.trim());
    let is_it = |card: &&CardText| fold(&card.id) == typed || names(&card.name).contains(&typed);
    let exact: Vec<&CardText> = cards.iter().filter(is_it).collect();
    if !exact.is_empty() {
        return exact;
    }
    cards.iter().filter(|card| is_named(&names(&card.name), &typed)).collect()
}

/// A card as a terminal shows it: its name and figures, then its rules.
pub fn text_of(game: &str, card: &CardText, speech: &Speech) -> String {
    let mut text = format!("{} ({})", speech.name(&card.name), card.id);
    for figure in speech.figures(game, card) {
        let _ = write!(text, ", {figure}");
    }
    text.push('\n');
    for line in &card.lines {
        let indent = " ".repeat(4 + 4 * usize::from(line.depth));
        let _ = writeln!(text, "{indent}{}", speech.say(&line.say));
    }
    text
}
