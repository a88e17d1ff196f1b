//! One game at the terminal: whose turn it is, what is typed, what is answered.

use std::time::Instant;

use anyhow::Result;
use talon_bots::{Engine, Judged, Thoughts};
use talon_core::{CardText, Eyes, Gallery, Luck, Refusal, Seat, SeatSet, Viewer};
use talon_table::Table;

use crate::Who;
use crate::clock::Clock;
use crate::command::Command;
use crate::face::Face;
use crate::heard::Heard;
use crate::programs::Programs;
use crate::show::{capital, text_of, width, wrap};
use crate::words::{self, say};

/// A table with its people and bots.
pub struct Session<G: Judged + 'static, F> {
    pub(crate) table: Table<G>,
    pub(crate) engine: Engine<'static, G>,
    pub(crate) cards: Vec<CardText>,
    seats: Vec<Who>,
    pub(crate) luck: Luck,
    pub(crate) clock: Clock,
    pub(crate) face: F,
    pub(crate) heard: Heard,
    /// What was thought of this position, and for whom.
    pub(crate) thoughts: Option<(Seat, Thoughts<G::Choice>)>,
    /// Who looked at the terminal last.
    looking: Option<Seat>,
    /// How many moves are in a file.
    pub(crate) saved: usize,
    /// A player wanted to leave and was told that the game is not saved.
    pub(crate) warned: bool,
    /// Somebody lets the others go first.
    pub(crate) waits: bool,
    /// Was it said what ending the turn would leave undone?
    pub(crate) warned_of_end: bool,
    programs: Programs,
    /// Whose program gave up the game, and why.
    forfeited: Option<(Seat, String)>,
}

impl<G: Judged + Gallery + Send + 'static, F: Face> Session<G, F> {
    /// A table with these people and bots, shown and answered on this face.
    pub fn new(table: Table<G>, seats: Vec<Who>, face: F) -> Self {
        let (engine, luck) = (Engine::new(table.game()), Luck::of(table.seed(), 0));
        let clock = Clock::wound_up(&table.game().option_specs(), &table.record().options, Instant::now());
        let (cards, heard, saved) = (table.game().gallery(), Heard::of(&table), table.lines().len());
        Self {
            table,
            engine,
            cards,
            seats,
            luck,
            clock,
            face,
            heard,
            thoughts: None,
            looking: None,
            saved,
            warned: false,
            waits: false,
            warned_of_end: false,
            programs: Programs::new(),
            forfeited: None,
        }
    }

    /// Who sits there.
    pub(crate) fn who_sits(&self, seat: Seat) -> &Who {
        &self.seats[seat.index()]
    }

    /// Has a program given up the game?
    pub(crate) const fn is_forfeited(&self) -> bool {
        self.forfeited.is_some()
    }

    /// Plays to the end of the game or of the input.
    pub fn run(mut self) -> Result<()> {
        self.welcome()?;
        while self.table.outcome().is_none() && self.forfeited.is_none() {
            if self.ring()? {
                continue;
            }
            let to_act = self.table.to_act();
            match self.human_of(to_act) {
                Some(seat) => {
                    if !self.human_turn(seat)? {
                        let moves = self.table.lines().len();
                        return self.tell(&say("cli-play-unfinished", &[("n", moves.into())]));
                    }
                    self.traders()?;
                    self.step_aside()?;
                }
                None => match to_act.lowest() {
                    Some(seat) if self.trades(seat) => self.traders()?,
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
        // Who goes on with a game knows what has happened; the log tells it again.
        for seat in self.humans().iter().filter(|_| self.saved > 0) {
            self.heard.news(seat);
        }
        self.tell("")
    }

    /// A seat with who sits there.
    pub(crate) fn who(&self, seat: Seat) -> String {
        let who = match &self.seats[seat.index()] {
            Who::Human => say("cli-play-human", &[]),
            Who::Bot(bot) => say("cli-play-bot", &[("level", words::bot(*bot).into())]),
            Who::Program(program) => program.to_string(),
        };
        say("cli-play-seat", &[("seat", words::seat(seat).into()), ("who", who.into())])
    }

    /// Lines that fit the terminal.
    pub(crate) fn tell(&mut self, text: &str) -> Result<()> {
        self.face.write(&wrap(text, 2))
    }

    pub(crate) fn write(&mut self, text: &str) -> Result<()> {
        self.face.write(text)
    }

    /// Those who sit at this terminal.
    pub(crate) fn humans(&self) -> SeatSet {
        SeatSet::first(self.seats.len())
            .iter()
            .filter(|seat| self.seats[seat.index()] == Who::Human)
            .collect()
    }

    /// The person to ask: the one already looking, if they may answer; where people trade, the next one.
    fn human_of(&self, to_act: SeatSet) -> Option<Seat> {
        let humans: SeatSet = to_act.iter().filter(|seat| self.humans().has(*seat)).collect();
        let Some(last) = self.looking.filter(|&seat| humans.has(seat)) else { return humans.lowest() };
        if !self.trades(last) {
            return Some(last);
        }
        humans.iter().find(|seat| seat.index() > last.index()).or_else(|| humans.lowest())
    }

    /// May this seat act at any time, until the clock of the table ends it?
    pub(crate) fn trades(&self, seat: Seat) -> bool {
        self.clock_move(seat).is_some()
    }

    /// What the seat itself may do: everything but the move of the clock.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<G::Choice> {
        let mut choices = Eyes::new(self.table.game(), self.table.state(), seat).choices();
        choices.retain(|choice| !self.table.game().is_clock(choice));
        choices
    }

    /// The same in the notation.
    pub(crate) fn moves(&self, seat: Seat) -> Vec<String> {
        let (game, state) = (self.table.game(), self.table.state());
        self.choices(seat).iter().map(|choice| game.print(state, seat, choice)).collect()
    }

    fn clock_move(&self, seat: Seat) -> Option<G::Choice> {
        let eyes = Eyes::new(self.table.game(), self.table.state(), seat);
        eyes.choices().into_iter().find(|choice| self.table.game().is_clock(choice))
    }

    /// Is the time of the traders up, or nothing left for them to do?
    fn is_time_up(&self, seat: Seat) -> bool {
        self.trades(seat) && (self.clock.is_up(Instant::now()) || self.choices(seat).is_empty())
    }

    /// Lets the clock end the trading when it is time; says whether it rang.
    fn ring(&mut self) -> Result<bool> {
        let Some(seat) = self.table.to_act().lowest().filter(|seat| self.is_time_up(*seat)) else {
            return Ok(false);
        };
        let Some(rings) = self.clock_move(seat) else { return Ok(false) };
        Ok(self.play(seat, &rings)?.is_none())
    }

    /// Where everybody may act at any time, each bot answers once after a person has.
    fn traders(&mut self) -> Result<()> {
        for seat in self.table.to_act().iter() {
            if self.trades(seat) && !self.is_time_up(seat) && self.seats[seat.index()] != Who::Human {
                self.bot_turn(seat)?;
            }
        }
        Ok(())
    }

    pub(crate) fn bot_turn(&mut self, seat: Seat) -> Result<()> {
        let choices = self.choices(seat);
        let number = match &self.seats[seat.index()] {
            Who::Human => return Ok(()),
            Who::Bot(bot) => {
                let eyes = Eyes::new(self.table.game(), self.table.state(), seat);
                self.engine.choose(*bot, &eyes, &choices, &mut self.luck)
            }
            Who::Program(program) => match self.programs.choose(program, &self.table, seat, &choices) {
                Ok(number) => number,
                Err(fault) => {
                    self.forfeited = Some((seat, fault.to_string()));
                    return Ok(());
                }
            },
        };
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
        self.heard.note(self.table.game(), self.table.state(), Some(before), &events);
        (self.thoughts, self.warned, self.warned_of_end) = (None, false, false);
        // Only the one who looks hears it now; the others are told when they look.
        let humans = self.humans();
        let only = humans.lowest().filter(|_| humans.len() == 1);
        if let Some(listener) = self.looking.or(only) {
            self.tell_news(listener)?;
        }
        Ok(None)
    }

    /// What the seat has not heard yet.
    fn tell_news(&mut self, seat: Seat) -> Result<()> {
        for line in self.heard.news(seat) {
            self.write(&wrap(&format!("  {line}"), 4))?;
        }
        Ok(())
    }

    /// Asks a person until a move is made; says whether the game goes on.
    fn human_turn(&mut self, seat: Seat) -> Result<bool> {
        if !self.hand_over(seat)? {
            return Ok(false);
        }
        self.show(seat)?;
        self.tell_proposals()?;
        loop {
            let Some(line) = self.face.ask(&format!("{}> ", capital(&words::seat(seat))))? else {
                return Ok(false);
            };
            if self.is_time_up(seat) {
                return Ok(true);
            }
            match self.answer(seat, line.trim())? {
                Command::Leave => return Ok(false),
                Command::Wait => {
                    self.waits = true;
                    return Ok(true);
                }
                Command::Again => {}
                Command::Move(choice) => match self.play(seat, &choice)? {
                    None => return Ok(true),
                    Some(refusal) => self.refuse(&words::speech().say(&refusal.phrase()))?,
                },
            }
        }
    }

    /// Between two people at one terminal nobody sees the other's hand; says whether the game goes on.
    fn hand_over(&mut self, seat: Seat) -> Result<bool> {
        let before = self.looking.replace(seat);
        if before == Some(seat) || !self.has_secrets(seat) {
            // People who share the screen have read what was said on it.
            return if before.is_some_and(|before| before != seat) {
                self.heard.news(seat);
                Ok(true)
            } else {
                self.tell_news(seat).map(|()| true)
            };
        }
        // Before the first one nobody has shown a hand, and what was on the terminal before the game is not ours to take away.
        if before.is_some() {
            self.face.wipe()?;
        }
        // Only Enter itself shows the hand, not an extra line that the last player typed.
        loop {
            let pass = say("cli-play-hand-over", &[("seat", words::seat(seat).into())]);
            let line = self.face.ask(&format!("{pass} "))?;
            match line.as_deref().map(str::trim) {
                Some("") => break,
                Some("quit" | "exit") if self.is_unsaved() && !self.warned => {
                    self.warned = true;
                    self.tell(&say("cli-play-not-kept", &[]))?;
                }
                None | Some("quit" | "exit") => return Ok(false),
                Some(_) => {}
            }
        }
        self.tell_news(seat)?;
        Ok(true)
    }

    /// Does somebody else at this terminal see anything different from this seat?
    fn has_secrets(&self, seat: Seat) -> bool {
        let position = |seat| self.table.position(Viewer::Seat(seat));
        self.humans().iter().any(|other| position(other) != position(seat))
    }

    fn finish(mut self) -> Result<()> {
        if let Some((seat, reason)) = self.forfeited.take() {
            self.programs.over("none");
            self.tell(&say(
                "cli-play-forfeit",
                &[("who", self.who(seat).into()), ("reason", reason.into())],
            ))?;
            let said = self.programs.end(seat);
            return said.lines().try_for_each(|line| self.tell(&format!("    {line}")));
        }
        let outcome = self.table.outcome().map_or_else(|| "none".to_string(), |outcome| outcome.to_string());
        self.programs.over(&outcome);
        let parts = self.position(Viewer::Judge, |seat| capital(&self.who(seat)));
        self.write(&format!("\n{}\n", text_of(&parts.others, width())))?;
        self.tell(&format!(
            "{} {}",
            say("cli-play-over", &[]),
            words::ending(G::NAME, self.table.outcome())
        ))?;
        let moves = [("seed", self.table.seed().to_string().into()), ("n", self.table.lines().len().into())];
        self.tell(&say("cli-play-moves", &moves))?;
        self.looking.or_else(|| self.humans().lowest()).map_or(Ok(()), |seat| self.afterwards(seat))
    }

    /// What can still be done with a game that is over. Who mistypes it at a keyboard may try again; a pipe that goes on
    /// with moves has nothing more to say.
    fn afterwards(&mut self, seat: Seat) -> Result<()> {
        self.tell(&say("cli-play-afterwards", &[]))?;
        while let Some(line) = self.face.ask("> ")? {
            let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            match (word.to_lowercase().as_str(), rest.trim()) {
                ("log", "") => self.show_log(seat)?,
                ("save", "") => self.tell(&say("cli-play-save-where", &[]))?,
                ("save", path) => self.save(path)?,
                ("" | "quit" | "exit", _) => break,
                _ if self.face.is_typed() => self.tell(&say("cli-play-afterwards", &[]))?,
                _ => break,
            }
        }
        Ok(())
    }
}
