//! The processes of programs that play, as one thread of a run keeps them.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Arc, Mutex};

use talon_core::{Eyes, Game, Outcome, Seat, SeatSet};
use talon_program::{Fault, Greeting, Player as Process, Program, Question};
use talon_text::{Lang, Speech};

use crate::player::Player;

/// Where all that programs write to standard error goes.
pub type Log = Arc<Mutex<dyn Write + Send>>;

/// Processes by the place of their program in the plan, and which of several equal ones at a table it is.
pub(crate) struct Processes {
    speech: Speech,
    log: Option<Log>,
    running: BTreeMap<(usize, usize), Process>,
    /// Who sits where in the game that is played, and what each has heard since it was last asked.
    seats: Vec<Option<(usize, usize)>>,
    heard: Vec<Vec<String>>,
    /// The first fault of the game that is played.
    fault: Option<(Seat, Fault, String)>,
}

impl Processes {
    pub(crate) fn new(log: Option<Log>) -> Self {
        Self {
            speech: Speech::new(Lang::En),
            log,
            running: BTreeMap::new(),
            seats: Vec::new(),
            heard: Vec::new(),
            fault: None,
        }
    }

    /// Seats everybody for a game. A program that cannot start forfeits it when it is asked.
    pub(crate) fn begin(&mut self, players: &[Player], seats: &[usize], greeting: &Greeting) {
        self.fault = None;
        self.heard = vec![Vec::new(); seats.len()];
        self.seats.clear();
        for (index, &place) in seats.iter().enumerate() {
            let Player::Program(program) = &players[place] else {
                self.seats.push(None);
                continue;
            };
            let key = (place, seats[..index].iter().filter(|&&other| other == place).count());
            self.seats.push(Some(key));
            let greeting = Greeting { seat: index + 1, ..greeting.clone() };
            if let Err((fault, said)) = self.greet(key, program, &greeting) {
                self.fault.get_or_insert((Seat::at(index), fault, said));
            }
        }
    }

    fn greet(
        &mut self,
        key: (usize, usize),
        program: &Program,
        greeting: &Greeting,
    ) -> Result<(), (Fault, String)> {
        if !self.running.contains_key(&key) {
            let started = Process::start(program, self.log.clone());
            let process = started.map_err(|error| (Fault::Ended(error.to_string()), String::new()))?;
            self.running.insert(key, process);
        }
        let Some(process) = self.running.get_mut(&key) else { return Ok(()) };
        let Err(fault) = process.greet(greeting) else { return Ok(()) };
        Err((fault, self.running.remove(&key).map(Process::end).unwrap_or_default()))
    }

    /// Does a program sit there?
    pub(crate) fn sits(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Does a program sit anywhere?
    pub(crate) fn any_sits(&self) -> bool {
        self.seats.iter().any(Option::is_some)
    }

    /// What a seat is told, to be passed on when it is asked.
    pub(crate) fn hear(&mut self, seat: Seat, phrase: &talon_core::Phrase) {
        let said = self.speech.say(phrase);
        if let Some(heard) = self.heard.get_mut(seat.index()) {
            heard.push(said);
        }
    }

    /// The choice of the program at a seat; `None` ends the game.
    pub(crate) fn choose<G: Game>(&mut self, eyes: &Eyes<'_, G>, choices: &[G::Choice]) -> Option<usize> {
        if self.fault.is_some() {
            return None;
        }
        let seat = eyes.seat();
        let key = self.seats[seat.index()]?;
        let log = core::mem::take(&mut self.heard[seat.index()]);
        let question = Question::of(eyes, choices, log, &self.speech);
        let process = self.running.get_mut(&key)?;
        match process.ask(&question) {
            Ok(number) => Some(number),
            Err(fault) => {
                // An answer that comes later would be taken for the next one, so the process ends here.
                let said = self.running.remove(&key).map(Process::end).unwrap_or_default();
                self.fault = Some((seat, fault, said));
                None
            }
        }
    }

    /// Who gave up the game, and why.
    pub(crate) fn fault(&self) -> Option<(Seat, Fault)> {
        self.fault.as_ref().map(|(seat, fault, _)| (*seat, fault.clone()))
    }

    /// Tells everybody how it ended, and says who forfeited.
    pub(crate) fn end(&mut self, outcome: Option<Outcome>) -> Option<(Seat, Fault, String)> {
        let told = outcome.map_or_else(|| "none".to_string(), |outcome| outcome.to_string());
        for key in self.seats.iter().flatten() {
            if let Some(process) = self.running.get_mut(key) {
                process.over(&told);
            }
        }
        self.fault.take()
    }

    /// What the program at a seat calls itself.
    pub(crate) fn name(&self, seat: usize) -> Option<String> {
        let key = self.seats.get(seat).copied().flatten()?;
        self.running.get(&key).map(|process| process.name().to_string())
    }
}

/// How a game ends that a seat has forfeited: the others win it, or the other team, or all lose together.
pub(crate) fn forfeited(seat: Seat, seats: usize, together: bool, teams: &[SeatSet]) -> Outcome {
    if together {
        return Outcome::PlayersLost { cause: FORFEIT };
    }
    let others = |team: &&SeatSet| !team.has(seat);
    if let Some((index, team)) = teams.iter().enumerate().find(|(_, team)| others(team)) {
        return Outcome::Team { team: index as u8 + 1, seats: *team };
    }
    Outcome::Seats(SeatSet::first(seats).without(seat))
}

/// The cause of a game that everybody loses because a program gave up.
pub(crate) const FORFEIT: &str = "forfeit";
