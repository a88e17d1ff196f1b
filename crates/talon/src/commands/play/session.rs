//! One game at the terminal: whose turn it is, what is typed, what is answered.

use std::fs::OpenOptions;
use std::io::{BufRead, Read as _, Write};

use anyhow::Result;
use talon_bots::{Judged, Mind};
use talon_core::{Eyes, Luck, Refusal, Seat, SeatSet, Viewer, nearest};
use talon_table::Table;

use super::Who;
use super::show::{Show, capital, wrap};
use crate::output::one_line;
use crate::words::{self, say};

/// Nobody types a longer line.
const LINE_MAX: u64 = 4096;
/// Of what somebody typed, no more is said back.
const SHOWN_MAX: usize = 40;
/// More offers than this are not listed.
const OFFERS_MAX: usize = 40;

/// Where the explanations of the words begin.
const HELP_COLUMN: usize = 14;
/// The words that are no moves, as they are typed; each has a message that explains it.
const WORDS: [&str; 8] = ["hint", "why", "undo", "table", "log", "save", "help", "quit"];

/// What a person wants.
enum Asked<C> {
    Move(C),
    Again,
    Leave,
}

/// What the program writes to.
#[derive(Clone, Copy)]
pub(crate) struct Screen {
    /// Somebody looks at it: what the last one saw is scrolled away.
    pub(crate) is_terminal: bool,
    /// What is typed appears on it by itself, with the end of the line.
    pub(crate) echoes: bool,
}

/// A table with its people and bots.
pub(crate) struct Session<G: Judged + 'static, I, O> {
    pub(super) table: Table<G>,
    pub(super) mind: Mind<'static, G>,
    seats: Vec<Who>,
    pub(super) luck: Luck,
    screen: Screen,
    input: I,
    output: O,
    /// What each seat heard, with the number of moves before it.
    logs: Vec<Vec<(usize, String)>>,
    /// Who looked at the terminal last.
    looking: Option<Seat>,
}

impl<G: Judged + Send + 'static, I: BufRead, O: Write> Session<G, I, O> {
    pub(crate) fn new(table: Table<G>, seats: Vec<Who>, screen: Screen, input: I, output: O) -> Self {
        let (mind, luck) = (Mind::new(table.game()), Luck::of(table.seed(), 0));
        let logs = vec![Vec::new(); seats.len()];
        Self { table, mind, seats, luck, screen, input, output, logs, looking: None }
    }

    /// Plays to the end of the game or of the input.
    pub(crate) fn run(mut self) -> Result<()> {
        self.welcome()?;
        while self.table.outcome().is_none() {
            let to_act = self.table.to_act();
            match self.human_of(to_act) {
                Some(seat) => {
                    if !self.human_turn(seat)? {
                        let moves = self.table.lines().len();
                        return self.tell(&say("cli-play-unfinished", &[("n", moves.into())]));
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

    /// Which game it is, who sits where, and how to begin.
    fn welcome(&mut self) -> Result<()> {
        let title = [
            ("game", words::game(G::NAME).into()),
            ("n", self.seats.len().into()),
            ("seed", self.table.seed().to_string().into()),
        ];
        self.tell(&say("cli-play-title", &title))?;
        for seat in (0..self.seats.len()).map(Seat::at) {
            self.tell(&format!("  {}", self.who(seat)))?;
        }
        self.tell(&say("cli-play-welcome", &[]))?;
        self.tell("")
    }

    /// A seat with who sits there.
    fn who(&self, seat: Seat) -> String {
        let who = match self.seats[seat.index()] {
            Who::Human => say("cli-play-human", &[]),
            Who::Bot(bot) => say("cli-play-bot", &[("level", words::bot(bot).into())]),
        };
        say("cli-play-seat", &[("seat", words::seat(seat).into()), ("who", who.into())])
    }

    /// Lines of at most 80 columns.
    pub(super) fn tell(&mut self, text: &str) -> Result<()> {
        self.output.write_all(wrap(text, 2).as_bytes())?;
        Ok(())
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
            log.extend(heard.map(|event| (before, capital(&words::speech().say(&game.tell(&event))))));
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
            write!(self.output, "{}> ", capital(&words::seat(seat)))?;
            self.output.flush()?;
            let Some(line) = self.read_line()? else {
                writeln!(self.output)?;
                return Ok(false);
            };
            if !self.screen.echoes {
                writeln!(self.output)?;
            }
            match self.answer(seat, line.trim())? {
                Asked::Leave => return Ok(false),
                Asked::Again => {}
                Asked::Move(choice) => match self.play(seat, &choice)? {
                    None => return Ok(true),
                    Some(refusal) => self.refuse(&words::speech().say(&refusal.phrase()))?,
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
        if self.screen.is_terminal {
            self.output.write_all("\n".repeat(50).as_bytes())?;
        }
        write!(self.output, "{} ", say("cli-play-hand-over", &[("seat", words::seat(seat).into())]))?;
        self.output.flush()?;
        let there = self.read_line()?.is_some();
        writeln!(self.output)?;
        Ok(there)
    }

    fn answer(&mut self, seat: Seat, line: &str) -> Result<Asked<G::Choice>> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("", _) => self.tell(&say("cli-play-empty", &[]))?,
            ("help" | "?", "") => self.help(seat)?,
            ("table", "") => self.show(seat)?,
            ("log", "") => self.show_log(seat)?,
            ("quit" | "exit", "") => return Ok(Asked::Leave),
            ("hint", "") => self.hint(seat)?,
            ("why", "") => self.tell(&say("cli-play-why-which", &[]))?,
            ("why", _) => self.why(seat, rest)?,
            ("undo", "") => self.undo(seat)?,
            ("save", "") => self.tell(&say("cli-play-save-where", &[]))?,
            ("save", _) => self.save(rest)?,
            _ => match self.read_move(seat, line) {
                Ok(choice) => return Ok(Asked::Move(choice)),
                Err(reason) => self.refuse(&reason)?,
            },
        }
        Ok(Asked::Again)
    }

    fn help(&mut self, seat: Seat) -> Result<()> {
        let example = self.table.choices(seat).into_iter().next().unwrap_or_default();
        self.tell(&say("cli-play-help-move", &[("example", example.into())]))?;
        for word in WORDS {
            let typed = match word {
                "why" => format!("why {}", say("cli-play-help-a-move", &[])),
                "save" => format!("save {}", say("cli-play-help-file", &[])),
                _ => word.to_string(),
            };
            let says = say(&format!("cli-play-help-{word}"), &[]);
            let line = format!("  {} {says}", words::left(&typed, HELP_COLUMN));
            self.output.write_all(wrap(&line, HELP_COLUMN + 3).as_bytes())?;
        }
        Ok(())
    }

    /// A move by its number in the list or in the notation, or why it cannot be played.
    pub(super) fn read_move(&self, seat: Seat, text: &str) -> Result<G::Choice, String> {
        let (game, state) = (self.table.game(), self.table.state());
        let choices = Eyes::new(game, state, seat).choices();
        if let Ok(number) = text.parse::<usize>() {
            let numbers = || say("cli-play-number", &[("n", choices.len().into())]);
            return choices.get(number.wrapping_sub(1)).copied().ok_or_else(numbers);
        }
        let choice = game.parse(state, seat, text).map_err(|refusal| self.reason(seat, &refusal, text))?;
        match game.refusal(state, seat, &choice) {
            None => Ok(choice),
            Some(refusal) => Err(self.reason(seat, &refusal, text)),
        }
    }

    /// A refusal in words; for what is no move at all, what was probably meant.
    fn reason(&self, seat: Seat, refusal: &Refusal, text: &str) -> String {
        if !matches!(refusal, Refusal::Unreadable { .. }) {
            return words::speech().say(&refusal.phrase());
        }
        let moves = self.table.choices(seat);
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

    pub(super) fn refuse(&mut self, reason: &str) -> Result<()> {
        self.tell(&say("cli-play-refused", &[("reason", reason.into())]))
    }

    /// The table as the seat sees it, what it is asked, and its moves.
    fn show(&mut self, seat: Seat) -> Result<()> {
        let title = |part: Seat| match part {
            _ if part == seat => say("cli-play-you", &[("seat", capital(&words::seat(part)).into())]),
            _ => capital(&self.who(part)),
        };
        let mut text =
            Show { game: G::NAME }.position(&self.table.position(Viewer::Seat(seat)), Some(seat), title);
        if let Some(prompt) = self.table.prompt(seat) {
            let asked = words::speech().say(&prompt);
            text.push_str(&wrap(&format!("{}: {asked}", capital(&words::seat(seat))), 2));
        }
        let offers = self.table.offers(seat);
        for (index, offer) in offers.iter().take(OFFERS_MAX).enumerate() {
            let notation = self.table.game().print(self.table.state(), seat, &offer.choice);
            let said = words::speech().say(&offer.say);
            text.push_str(&wrap(&format!("{:>3}. {said} [{notation}]", index + 1), 5));
        }
        if offers.len() > OFFERS_MAX {
            let more = say("cli-play-more", &[("n", (offers.len() - OFFERS_MAX).into())]);
            text.push_str(&wrap(&format!("     {more}"), 5));
        }
        self.output.write_all(text.as_bytes())?;
        Ok(())
    }

    fn show_log(&mut self, seat: Seat) -> Result<()> {
        if self.logs[seat.index()].is_empty() {
            self.tell(&say("cli-play-quiet", &[]))?;
        }
        for (number, line) in &self.logs[seat.index()] {
            self.output.write_all(wrap(&format!("{:>4}. {line}", number + 1), 6).as_bytes())?;
        }
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<()> {
        let moves = self.table.lines().len();
        if moves == 0 || self.table.undo_floor(seat) >= moves {
            return self.tell(&say("cli-play-no-undo", &[]));
        }
        self.table.rewind(moves - 1);
        for log in &mut self.logs {
            log.retain(|(at, _)| *at < moves - 1);
        }
        self.tell(&say("cli-play-undone", &[]))?;
        self.show(seat)
    }

    fn save(&mut self, path: &str) -> Result<()> {
        let text = self.table.record().to_string();
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let name = ("file", one_line(path).into());
        let said = match file.and_then(|mut file| file.write_all(text.as_bytes())) {
            Ok(()) => say("cli-play-saved", &[name, ("n", self.table.lines().len().into())]),
            Err(error) => say("cli-play-not-saved", &[name, ("reason", words::io_reason(&error).into())]),
        };
        self.tell(&said)
    }

    fn finish(mut self) -> Result<()> {
        let title = |seat: Seat| capital(&self.who(seat));
        let text = Show { game: G::NAME }.position(&self.table.position(Viewer::Judge), None, title);
        write!(self.output, "\n{text}\n")?;
        self.tell(&format!("{} {}", say("cli-play-over", &[]), words::ending(self.table.outcome())))?;
        let moves = [("seed", self.table.seed().to_string().into()), ("n", self.table.lines().len().into())];
        self.tell(&say("cli-play-moves", &moves))
    }

    /// A line without its end; nothing at the end of the input. Bytes that are no text become question marks.
    fn read_line(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = (&mut self.input).take(LINE_MAX).read_until(b'\n', &mut bytes)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}
