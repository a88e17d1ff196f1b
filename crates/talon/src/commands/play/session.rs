//! One game at the terminal: whose turn it is, what is typed, what is answered.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::{BufRead, Read as _, Write};

use anyhow::Result;
use talon_bots::{Bot, Budget, Judged, Level, Mind, Thoughts};
use talon_core::{Eyes, Luck, Phrase, Refusal, Seat, SeatSet, Viewer};
use talon_table::Table;
use talon_text::{Lang, Speech};

use super::Who;
use super::show::{position, wrap};
use crate::output::one_line;

/// Nobody types a longer line.
const LINE_MAX: u64 = 4096;
/// More offers than this are not listed.
const OFFERS_MAX: usize = 40;
/// How long a hint may take.
const HINT: Bot = Bot { level: Level::Expert, budget: Budget::Millis(800) };

const HELP: &str = "\
A move: its number, or the words in square brackets, e.g. 3 or draw.
hint        what the program would do, and what it thinks of the other moves
why MOVE    what it thinks of this move
undo        take your last move back, if nothing was revealed by it
table       show the table and your moves again
log         what has happened so far
save FILE   write the record of the game to a new file
help        this list
quit        leave the game
";

/// What a person wants.
enum Asked<C> {
    Move(C),
    Again,
    Leave,
}

/// A table with its people and bots.
pub(crate) struct Session<G: Judged + 'static, I, O> {
    table: Table<G>,
    mind: Mind<'static, G>,
    seats: Vec<Who>,
    speech: Speech,
    luck: Luck,
    is_terminal: bool,
    input: I,
    output: O,
    /// What each seat heard, with the number of moves before it.
    logs: Vec<Vec<(usize, String)>>,
    /// Who looked at the terminal last.
    looking: Option<Seat>,
}

impl<G: Judged + Send + 'static, I: BufRead, O: Write> Session<G, I, O> {
    pub(crate) fn new(
        table: Table<G>,
        seats: Vec<Who>,
        lang: Lang,
        is_terminal: bool,
        input: I,
        output: O,
    ) -> Self {
        let (mind, luck) = (Mind::new(table.game()), Luck::of(table.seed(), 0));
        let logs = vec![Vec::new(); seats.len()];
        let speech = Speech::new(lang);
        Self { table, mind, seats, speech, luck, is_terminal, input, output, logs, looking: None }
    }

    /// Plays to the end of the game or of the input.
    pub(crate) fn run(mut self) -> Result<()> {
        write!(self.output, "{}, {} seats. Type help for the list of words.\n\n", G::NAME, self.seats.len())?;
        while self.table.outcome().is_none() {
            let to_act = self.table.to_act();
            match self.human_of(to_act) {
                Some(seat) => {
                    if !self.human_turn(seat)? {
                        writeln!(
                            self.output,
                            "The game is left unfinished after {} moves.",
                            self.table.lines().len()
                        )?;
                        return Ok(());
                    }
                    self.traders()?;
                }
                None => match to_act.lowest() {
                    Some(seat) => self.bot_turn(seat)?,
                    None => break,
                },
            }
        }
        self.finish()
    }

    /// The person to be asked; whoever is looking already, if that one may answer.
    fn human_of(&self, to_act: SeatSet) -> Option<Seat> {
        let humans: SeatSet = to_act.iter().filter(|seat| self.seats[seat.index()] == Who::Human).collect();
        self.looking.filter(|&seat| humans.has(seat)).or_else(|| humans.lowest())
    }

    /// Where everybody may act at any time, each bot answers once after a person has.
    fn traders(&mut self) -> Result<()> {
        for seat in self.table.to_act().iter() {
            let eyes = Eyes::new(self.table.game(), self.table.state(), seat);
            let is_open = eyes.choices().iter().any(|choice| self.table.game().is_clock(choice));
            if is_open && self.seats[seat.index()] != Who::Human {
                self.bot_turn(seat)?;
            }
        }
        Ok(())
    }

    fn bot_turn(&mut self, seat: Seat) -> Result<()> {
        let Who::Bot(bot) = self.seats[seat.index()] else { return Ok(()) };
        let eyes = Eyes::new(self.table.game(), self.table.state(), seat);
        let choices = eyes.choices();
        let number = self.mind.choose(bot, &eyes, &choices, &mut self.luck);
        if let Some(choice) = choices.get(number).copied() {
            self.play(seat, &choice)?;
        }
        Ok(())
    }

    /// Plays a choice and tells every person what they may hear of it.
    fn play(&mut self, seat: Seat, choice: &G::Choice) -> Result<Option<Refusal>> {
        let text = self.table.game().print(self.table.state(), seat, choice);
        let before = self.table.lines().len();
        let events = match self.table.play(seat, &text) {
            Ok(events) => events,
            Err(refusal) => return Ok(Some(refusal)),
        };
        let game = self.table.game();
        for (index, log) in self.logs.iter_mut().enumerate() {
            let viewer = Viewer::Seat(Seat::at(index));
            let heard = events.iter().filter_map(|event| game.redact(self.table.state(), event, viewer));
            log.extend(heard.map(|event| (before, self.speech.say(&game.tell(&event)))));
        }
        // Only the one who looks hears it now; the others find it in their log.
        let humans: Vec<usize> = (0..self.seats.len()).filter(|&at| self.seats[at] == Who::Human).collect();
        let listener =
            self.looking.map(Seat::index).or_else(|| if let [only] = humans[..] { Some(only) } else { None });
        let heard: Vec<String> = listener.map_or_else(Vec::new, |at| {
            self.logs[at].iter().filter(|(at, _)| *at == before).map(|(_, line)| line.clone()).collect()
        });
        for line in heard {
            self.output.write_all(wrap(&format!("  {line}"), 4).as_bytes())?;
        }
        Ok(None)
    }

    /// Asks a person until a move is made; says whether the game goes on.
    fn human_turn(&mut self, seat: Seat) -> Result<bool> {
        if !self.hand_over(seat)? {
            return Ok(false);
        }
        self.show(seat)?;
        loop {
            write!(self.output, "{}> ", self.seat_name(seat))?;
            self.output.flush()?;
            let Some(line) = self.read_line()? else {
                writeln!(self.output)?;
                return Ok(false);
            };
            match self.answer(seat, line.trim())? {
                Asked::Leave => return Ok(false),
                Asked::Again => {}
                Asked::Move(choice) => match self.play(seat, &choice)? {
                    None => return Ok(true),
                    Some(refusal) => self.say_refusal(&refusal)?,
                },
            }
        }
    }

    /// Between two people at one terminal nobody sees the other's hand.
    fn hand_over(&mut self, seat: Seat) -> Result<bool> {
        let humans = self.seats.iter().filter(|who| **who == Who::Human).count();
        let is_new = self.looking.replace(seat) != Some(seat);
        if humans < 2 || !is_new {
            return Ok(true);
        }
        if self.is_terminal {
            self.output.write_all("\n".repeat(50).as_bytes())?;
        }
        write!(self.output, "Hand over to {}, who presses Enter. ", self.seat_name(seat))?;
        self.output.flush()?;
        let there = self.read_line()?.is_some();
        writeln!(self.output)?;
        Ok(there)
    }

    fn answer(&mut self, seat: Seat, line: &str) -> Result<Asked<G::Choice>> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("", _) => writeln!(self.output, "Type a move or help.")?,
            ("help" | "?", "") => self.output.write_all(HELP.as_bytes())?,
            ("table", "") => self.show(seat)?,
            ("log", "") => self.show_log(seat)?,
            ("quit" | "exit", "") => return Ok(Asked::Leave),
            ("hint", "") => self.hint(seat)?,
            ("why", "") => writeln!(self.output, "Say which move: why 1, or why and the move.")?,
            ("why", _) => self.why(seat, rest)?,
            ("undo", "") => self.undo(seat)?,
            ("save", "") => writeln!(self.output, "Say where: save my-game.record")?,
            ("save", _) => self.save(rest)?,
            _ => match self.read_move(seat, line) {
                Ok(choice) => return Ok(Asked::Move(choice)),
                Err(refusal) => self.say_refusal(&refusal)?,
            },
        }
        Ok(Asked::Again)
    }

    /// A move by its number in the list or in the notation.
    fn read_move(&self, seat: Seat, text: &str) -> Result<G::Choice, Refusal> {
        let (game, state) = (self.table.game(), self.table.state());
        let choices = Eyes::new(game, state, seat).choices();
        if let Ok(number) = text.parse::<usize>() {
            return choices.get(number.wrapping_sub(1)).copied().ok_or_else(|| Refusal::Unreadable {
                text: text.chars().take(20).collect(),
                expected: format!("the moves are numbered from 1 to {}", choices.len()),
            });
        }
        let choice = game.parse(state, seat, text)?;
        game.refusal(state, seat, &choice).map_or(Ok(choice), Err)
    }

    fn say_refusal(&mut self, refusal: &Refusal) -> Result<()> {
        let reason = match refusal {
            Refusal::Unreadable { .. } => one_line(&refusal.to_string()),
            other => self.speech.say(&other.phrase()),
        };
        self.output.write_all(wrap(&format!("That cannot be played: {reason}"), 2).as_bytes())?;
        Ok(())
    }

    /// The table as the seat sees it, what it is asked, and its moves.
    fn show(&mut self, seat: Seat) -> Result<()> {
        let mut text = position(&self.table.position(Viewer::Seat(seat)), Some(seat));
        if let Some(prompt) = self.table.prompt(seat) {
            text.push_str(&wrap(&format!("{}: {}", self.seat_name(seat), self.speech.say(&prompt)), 2));
        }
        let offers = self.table.offers(seat);
        for (index, offer) in offers.iter().take(OFFERS_MAX).enumerate() {
            let notation = self.table.game().print(self.table.state(), seat, &offer.choice);
            let say = self.speech.say(&offer.say);
            text.push_str(&wrap(&format!("{:>3}. {say} [{notation}]", index + 1), 5));
        }
        if offers.len() > OFFERS_MAX {
            let more = offers.len() - OFFERS_MAX;
            text.push_str(&wrap(&format!("     and {more} more like these; type the move itself."), 5));
        }
        self.output.write_all(text.as_bytes())?;
        Ok(())
    }

    fn show_log(&mut self, seat: Seat) -> Result<()> {
        if self.logs[seat.index()].is_empty() {
            writeln!(self.output, "Nothing has happened yet.")?;
        }
        for (number, line) in &self.logs[seat.index()] {
            self.output.write_all(wrap(&format!("{:>4}. {line}", number + 1), 6).as_bytes())?;
        }
        Ok(())
    }

    fn thoughts(&mut self, seat: Seat) -> Thoughts<G::Choice> {
        self.mind.think(HINT, &Eyes::new(self.table.game(), self.table.state(), seat), &mut self.luck)
    }

    fn hint(&mut self, seat: Seat) -> Result<()> {
        let thoughts = self.thoughts(seat);
        let mut text = String::new();
        for (index, thought) in thoughts.moves.iter().take(5).enumerate() {
            let notation = self.table.game().print(self.table.state(), seat, &thought.choice);
            let start = if index == 0 { "I would play" } else { "  or" };
            text.push_str(&wrap(
                &format!("{start} {notation}: {}.", weighed(thought, thoughts.iterations)),
                4,
            ));
        }
        self.output.write_all(text.as_bytes())?;
        Ok(())
    }

    fn why(&mut self, seat: Seat, text: &str) -> Result<()> {
        let choice = match self.read_move(seat, text) {
            Ok(choice) => choice,
            Err(refusal) => return self.say_refusal(&refusal),
        };
        let thoughts = self.thoughts(seat);
        let name = |choice: &G::Choice| self.table.game().print(self.table.state(), seat, choice);
        let found = thoughts.moves.iter().find(|thought| thought.choice == choice);
        let mut said = match found {
            Some(thought) => format!("{}: {}.", name(&choice), weighed(thought, thoughts.iterations)),
            None => format!("{}: I did not find it worth a look.", name(&choice)),
        };
        match thoughts.moves.first() {
            Some(best) if best.choice != choice => {
                let better = weighed(best, thoughts.iterations);
                // Writing to a string cannot fail.
                let _ = write!(said, " Best: {}, {better}.", name(&best.choice));
            }
            _ => said.push_str(" I know no better move."),
        }
        self.output.write_all(wrap(&said, 2).as_bytes())?;
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<()> {
        let moves = self.table.lines().len();
        if moves == 0 || self.table.undo_floor(seat) >= moves {
            writeln!(
                self.output,
                "Nothing to take back: a card was revealed, or somebody else has moved since."
            )?;
            return Ok(());
        }
        self.table.rewind(moves - 1);
        for log in &mut self.logs {
            log.retain(|(at, _)| *at < moves - 1);
        }
        writeln!(self.output, "Taken back.")?;
        self.show(seat)
    }

    fn save(&mut self, path: &str) -> Result<()> {
        let text = self.table.record().to_string();
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let said = match file.and_then(|mut file| file.write_all(text.as_bytes())) {
            Ok(()) => format!("Saved to {}: {} moves.", one_line(path), self.table.lines().len()),
            Err(error) => format!("Not saved to {}: {error}. Nothing is overwritten.", one_line(path)),
        };
        self.output.write_all(wrap(&said, 2).as_bytes())?;
        Ok(())
    }

    fn finish(mut self) -> Result<()> {
        let outcome =
            self.table.outcome().map_or_else(|| "no outcome".to_string(), |outcome| outcome.to_string());
        let text = position(&self.table.position(Viewer::Judge), None);
        write!(self.output, "\n{text}\nThe game is over: {outcome}.\n")?;
        writeln!(self.output, "Seed {}, {} moves.", self.table.seed(), self.table.lines().len())?;
        Ok(())
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.speech.say(&Phrase::new("seat").with("n", seat.number() as i64))
    }

    /// A line without its end; nothing at the end of the input. Bytes that are no text become question marks.
    fn read_line(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = (&mut self.input).take(LINE_MAX).read_until(b'\n', &mut bytes)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// What was found out about a move, in words.
fn weighed<C>(thought: &talon_bots::Thought<C>, iterations: u32) -> String {
    if iterations == 0 {
        return format!("worth {:.1}", thought.value);
    }
    let (chance, share) = (100.0 * thought.value, 100.0 * thought.share);
    format!("hope {chance:.0} in 100, {share:.0} % of {iterations} tries")
}
