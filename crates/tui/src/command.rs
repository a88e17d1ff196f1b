//! What is typed at the terminal, and the answers.

use std::time::Instant;

use anyhow::Result;
use talon_bots::Judged;
use talon_core::{Arg, ChoiceKind, Eyes, Gallery, Phrase, Refusal, Seat, Viewer, nearest};

use crate::face::{Board, Face};
use crate::offers::{SHORTER, at_most};
use crate::session::Session;
use crate::show::{Line, Parts, Show, capital, wrap};
use crate::words::{self, one_line, say};

/// At most this much of what somebody typed is quoted back.
const SHOWN_MAX: usize = 40;
/// Where the explanations of the words begin.
const HELP_COLUMN: usize = 14;
/// The words that are not moves, as they are typed; each has a message that explains it.
const WORDS: [&str; 9] = ["hint", "why", "card", "undo", "table", "log", "save", "help", "quit"];
/// Where people trade, a player may also let the others go first.
const WAIT: &str = "wait";
/// What a person wants.
pub(crate) enum Command<C> {
    Move(C),
    Wait,
    Again,
    Leave,
}

impl<G: Judged + Gallery + Send + 'static, F: Face> Session<G, F> {
    pub(crate) fn answer(&mut self, seat: Seat, line: &str) -> Result<Command<G::Choice>> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => self.tell(&say("cli-play-empty", &[]))?,
            ("help" | "?", "") => self.help(seat)?,
            ("table", "") => self.show(seat)?,
            ("log", "") => self.show_log(seat)?,
            ("quit" | "exit", "") if self.is_unsaved() && !self.warned => {
                self.warned = true;
                self.tell(&say("cli-play-not-kept", &[]))?;
            }
            ("quit" | "exit", "") => return Ok(Command::Leave),
            (WAIT, "") if self.trades(seat) || self.may_wait() => return Ok(Command::Wait),
            ("hint", "") => self.hint(seat)?,
            ("why", "") => self.tell(&say("cli-play-why-which", &[]))?,
            ("why", _) => self.why(seat, rest)?,
            ("card", "") => self.tell(&say("cli-play-card-which", &[]))?,
            ("card", _) => self.card(rest)?,
            ("undo", "") => self.undo(seat)?,
            ("save", "") => self.tell(&say("cli-play-save-where", &[]))?,
            ("save", _) => self.save(rest)?,
            (word, _) if WORDS.contains(&word) => {
                self.tell(&say("cli-play-alone", &[("word", word.into())]))?;
            }
            _ => match self.read_move(seat, line) {
                Ok(choice) => match self.left_by(seat, &choice).filter(|_| !self.warned_of_end) {
                    None => return Ok(Command::Move(choice)),
                    Some(attack) => {
                        self.warned_of_end = true;
                        self.tell(&say("cli-play-attack-left", &[("attack", attack.into())]))?;
                    }
                },
                Err(reason) => self.refuse(&reason)?,
            },
        }
        Ok(Command::Again)
    }

    /// The attack that a turn ended by this choice would leave undone, in words.
    fn left_by(&self, seat: Seat, choice: &G::Choice) -> Option<String> {
        let (game, state) = (self.table.game(), self.table.state());
        if game.kind(choice) != ChoiceKind::EndsTurn {
            return None;
        }
        let choices = Eyes::new(game, state, seat).choices();
        let attack = choices.iter().rfind(|left| game.kind(left) == ChoiceKind::Attacks)?;
        Some(words::speech().say(&game.offer(state, seat, attack).say))
    }

    fn help(&mut self, seat: Seat) -> Result<()> {
        let example = self.moves(seat).into_iter().next().unwrap_or_default();
        self.tell(&say("cli-play-help-move", &[("example", example.into())]))?;
        let wait = [WAIT].into_iter().filter(|_| self.trades(seat) || self.may_wait());
        for word in wait.chain(WORDS).collect::<Vec<_>>() {
            let typed = match word {
                "card" => format!("card {}", say("cli-play-help-name", &[])),
                "why" => format!("why {}", say("cli-play-help-a-move", &[])),
                "save" => format!("save {}", say("cli-play-help-file", &[])),
                _ => word.to_string(),
            };
            let says = say(&format!("cli-play-help-{word}"), &[]);
            let line = format!("  {} {says}", words::left(&typed, HELP_COLUMN));
            self.write(&wrap(&line, HELP_COLUMN + 3))?;
        }
        Ok(())
    }

    /// A move by its number in the list or in the notation, or why it cannot be played.
    pub(crate) fn read_move(&self, seat: Seat, text: &str) -> Result<G::Choice, String> {
        let (game, state) = (self.table.game(), self.table.state());
        let choices = self.choices(seat);
        if let Ok(number) = text.trim_end_matches(['.', ')']).parse::<usize>() {
            let numbers = || say("cli-play-number", &[("n", choices.len().into())]);
            return choices.get(number.wrapping_sub(1)).copied().ok_or_else(numbers);
        }
        // Moves are written in lower case, but a line may begin with a capital.
        let choice = game
            .parse(state, seat, text)
            .or_else(|refusal| game.parse(state, seat, &text.to_lowercase()).map_err(|_| refusal))
            .map_err(|refusal| self.reason(seat, &refusal, text))?;
        if game.is_clock(&choice) {
            return Err(self.reason(seat, &Refusal::Clock, text));
        }
        match game.refusal(state, seat, &choice) {
            None => Ok(choice),
            Some(refusal) => Err(self.reason(seat, &refusal, text)),
        }
    }

    /// A refusal in words; for something that is not a move at all, what was probably meant.
    fn reason(&self, seat: Seat, refusal: &Refusal, text: &str) -> String {
        if !matches!(refusal, Refusal::Unreadable { .. }) {
            return words::speech().say(&refusal.phrase());
        }
        let moves = self.moves(seat);
        let short: String = one_line(text).chars().take(SHOWN_MAX).collect();
        let mut said = say("cli-play-unknown", &[("text", short.into()), ("n", moves.len().into())]);
        let near: Vec<String> = nearest(text, moves.iter().map(String::as_str))
            .into_iter()
            .map(|near| format!("[{near}]"))
            .collect();
        if !near.is_empty() {
            let meant = say("cli-play-near", &[("moves", words::lang().one_of(&near).into())]);
            said = format!("{said} {meant}");
        }
        said
    }

    pub(crate) fn refuse(&mut self, reason: &str) -> Result<()> {
        self.tell(&say("cli-play-refused", &[("reason", reason.into())]))
    }

    /// The table as the seat sees it, what it is asked, and its moves.
    pub(crate) fn show(&mut self, seat: Seat) -> Result<()> {
        let title = |part: Seat| match part {
            _ if part == seat => say("cli-play-you", &[("seat", capital(&words::seat(part)).into())]),
            _ => capital(&self.who(part)),
        };
        let Parts { others, own } = self.position(Viewer::Seat(seat), title);
        let asked = |prompt| Line::new(format!("{}: {}", capital(&words::seat(seat)), question(&prompt)), 2);
        let question = self.table.prompt(seat).map(asked).into_iter().collect();
        let moves = self.lists(seat);
        let notes = self.notes(seat).into_iter().map(|note| Line::new(format!("     {note}"), 5)).collect();
        self.face.show(Board { others, own, question, moves, notes })
    }

    /// The moves with their numbers, in words and in the notation: a long list, and shorter ones.
    fn lists(&self, seat: Seat) -> Vec<Vec<String>> {
        let (game, state) = (self.table.game(), self.table.state());
        let choices = self.choices(seat);
        let line = |place: usize| {
            let said = words::speech().say(&game.offer(state, seat, &choices[place]).say);
            format!("{:>3}. {said} [{}]", place + 1, game.print(state, seat, &choices[place]))
        };
        let list = |most: usize| {
            let lines = at_most(&choices, most).into_iter().flat_map(|listed| {
                let more = say("cli-play-more", &[("n", listed.left_out.into())]);
                [Some(line(listed.place)), (listed.left_out > 0).then(|| format!("     {more}"))]
            });
            lines.flatten().collect::<Vec<String>>()
        };
        let mut lists: Vec<_> = SHORTER.into_iter().map(list).collect();
        lists.dedup();
        lists
    }

    /// What can be done besides the moves, and how long.
    fn notes(&self, seat: Seat) -> Vec<String> {
        if self.trades(seat) {
            let seconds = self.clock.left(Instant::now()).map_or(0, |left| left.as_secs());
            let time = format!("{}:{:02}", seconds / 60, seconds % 60);
            vec![say("cli-play-wait", &[]), say("cli-play-time-left", &[("time", time.into())])]
        } else if self.may_wait() {
            vec![say("cli-play-step-aside", &[])]
        } else {
            Vec::new()
        }
    }

    /// The table as a viewer sees it.
    pub(crate) fn position(&self, viewer: Viewer, title: impl Fn(Seat) -> String) -> Parts {
        let view = self.table.view(viewer);
        let game = self.table.game();
        let words = |key: &str, word: &str| game.position_word(key, word);
        let show = Show { game: G::NAME, cards: &self.cards, foe: game.foe(&view), words: &words };
        let you = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        show.position(&self.table.position(viewer), you, title)
    }

    pub(crate) fn show_log(&mut self, seat: Seat) -> Result<()> {
        let mut text: String =
            self.heard.all(seat).map(|(number, line)| wrap(&format!("{number:>4}. {line}"), 6)).collect();
        if text.is_empty() {
            text = wrap(&say("cli-play-quiet", &[]), 2);
        }
        self.write(&text)
    }

    /// Bots remember nothing, so only what people have seen prevents it.
    fn undo(&mut self, seat: Seat) -> Result<()> {
        let (moves, viewers) = (self.table.lines().len(), self.humans().iter().map(Viewer::Seat));
        if moves == 0 || self.table.undo_floor(seat, &viewers.collect::<Vec<_>>()) >= moves {
            return self.tell(&say("cli-play-no-undo", &[]));
        }
        self.table.rewind(moves - 1);
        self.heard.go_back_to(moves - 1);
        self.thoughts = None;
        // The file may hold more moves than this game, but no different ones.
        self.saved = self.saved.min(moves - 1);
        self.tell(&say("cli-play-undone", &[]))?;
        self.show(seat)
    }
}

/// A question in words. The card that asks is named first, unless the sentence names it.
fn question(prompt: &Phrase) -> String {
    let asked = words::speech().say(prompt);
    let card = prompt.args.iter().find_map(|(name, arg)| match arg {
        Arg::Term(key) | Arg::Marked(key, _) if *name == "card" => Some(words::speech().name(key)),
        _ => None,
    });
    match card {
        Some(card) if !asked.contains(&card) => {
            say("cli-play-card-asks", &[("card", card.into()), ("question", asked.into())])
        }
        _ => asked,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_that_asks_is_named_once() {
        let of = |key, card: &str| question(&Phrase::new(key).with("card", card.to_string()).with("n", 1));
        let husk = of("aeons-prompt-destroy", "aeons-card-spark");
        assert_eq!(husk, "Spark: Destroy a card.");
        let named = of("shards-prompt-copy", "shards-card-crystal");
        assert_eq!(named, "Crystal: choose the card to copy.");
        assert_eq!(question(&Phrase::new("aeons-prompt-wild")), "Who takes the wild card's turn?");
    }
}
