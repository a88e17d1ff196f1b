//! The seven laws: what must hold for every game, whatever its rules.
//!
//! 1. A seat that may act has at least one choice; every choice applies; the game ends within its bound.
//! 2. A refused choice leaves the state as it was.
//! 3. Cards are conserved.
//! 4. The same seed and moves give the same state.
//! 5. A resampled state looks the same to the seat it was resampled for: neither view nor choices leak. And as long as both
//!    look the same to that seat, the same move leads to the same question in both, or to one that is not settled. Nobody
//!    else is shown such a move before the answer, so the number of questions cannot leak either.
//! 6. A redacted event names a card only if the viewer sees it before or after.
//! 7. `parse(print(choice)) == choice`, and no two choices print alike.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::{Dice, Game, Seat, SeatSet, Seed, Silent, Viewer};

/// A broken law, with what you need to reproduce it.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Which of the seven.
    pub law: u8,
    /// The seed of the game.
    pub seed: Seed,
    /// After how many moves.
    pub line: usize,
    /// What went wrong.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} broken in seed {} after {} moves: {}", self.law, self.seed, self.line, self.what)
    }
}

/// How a lawful random game went.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// How many moves it took.
    pub lines: usize,
}

/// Plays one random game and checks every law at every step.
///
/// ```
/// use talon_core::{Game, Options, laws};
/// use talon_realms::Realms;
///
/// let game = Realms::load();
/// let setup = game.setup(&Options::new())?;
/// let played = laws::play(&game, &setup, 1).unwrap_or_else(|broken| panic!("{broken}"));
/// assert!(played.lines > 0 && played.lines < Realms::LINES_MAX);
/// # Ok::<(), talon_core::BadOption>(())
/// ```
pub fn play<G: Game>(game: &G, setup: &G::Setup, seed: Seed) -> Result<Played, Broken> {
    let mut run = LawRun::new(game, setup, seed);
    while !game.to_act(&run.state).is_empty() {
        run.step().map_err(|(law, what)| Broken { law, seed, line: run.moves.len(), what })?;
    }
    run.finish(setup).map_err(|(law, what)| Broken { law, seed, line: run.moves.len(), what })?;
    Ok(Played { lines: run.moves.len() })
}

/// Plays one random game for each of `seeds` and stops at the first broken law.
///
/// ```
/// use talon_core::{Game, Options, laws};
/// use talon_realms::Realms;
///
/// // What `tests/laws.rs` of a game does, with more seeds, for each mode and number of players.
/// let game = Realms::load();
/// let setup = game.setup(&Options::new())?;
/// laws::uphold(&game, &setup, 0..3);
/// # Ok::<(), talon_core::BadOption>(())
/// ```
///
/// # Panics
/// When a law is broken, with the seed that shows it.
pub fn uphold<G: Game>(game: &G, setup: &G::Setup, seeds: core::ops::Range<Seed>) {
    for seed in seeds {
        if let Err(broken) = play(game, setup, seed) {
            panic!("{} with {setup:?}: {broken}", G::NAME);
        }
    }
}

type Check = Result<(), (u8, String)>;

/// This many choices of one list are printed, read and offered; a longer list is checked in parts.
const CHOICES_CHECKED: usize = 128;

struct LawRun<'a, G: Game> {
    game: &'a G,
    seed: Seed,
    state: G::State,
    dice: Dice,
    cards: Vec<u16>,
    choices: Vec<G::Choice>,
    /// Choices from earlier moments: most of them are refused now.
    foreign: Vec<(Seat, G::Choice)>,
    moves: Vec<(Seat, String)>,
}

impl<'a, G: Game> LawRun<'a, G> {
    fn new(game: &'a G, setup: &G::Setup, seed: Seed) -> Self {
        let mut state = game.deal(setup, seed);
        game.open(&mut state, &mut Silent);
        let cards = sorted(|out| game.cards(&state, out));
        let dice = Dice::new(seed ^ 0x6c61_7773);
        Self { game, seed, state, dice, cards, choices: Vec::new(), foreign: Vec::new(), moves: Vec::new() }
    }

    fn step(&mut self) -> Check {
        if self.moves.len() >= G::LINES_MAX {
            return Err((1, format!("more than {} moves", G::LINES_MAX)));
        }
        self.check_who_may_act()?;
        let to_act = self.game.to_act(&self.state);
        let seat = nth(to_act, self.dice.below(to_act.len() as u32) as usize);
        self.choices.clear();
        self.game.choices(&self.state, seat, &mut self.choices);
        self.check_choices(seat)?;
        self.check_refused()?;
        self.check_views()?;
        let choice = self.choices[self.dice.below(self.choices.len() as u32) as usize];
        self.remember(seat, choice);
        self.make_move(seat, choice)
    }

    /// Law 1: those to act have choices, the others have none.
    fn check_who_may_act(&mut self) -> Check {
        let to_act = self.game.to_act(&self.state);
        for seat in SeatSet::first(self.game.seats(&self.state)).iter() {
            self.choices.clear();
            self.game.choices(&self.state, seat, &mut self.choices);
            if self.choices.is_empty() == to_act.has(seat) {
                return Err((1, format!("{seat} has {} choices; to act: {to_act:?}", self.choices.len())));
            }
        }
        if self.game.outcome(&self.state).is_some() {
            return Err((1, "there is an outcome and still somebody to act".into()));
        }
        Ok(())
    }

    /// Laws 1 and 7 for each choice listed; a few are played out on a copy.
    fn check_choices(&mut self, seat: Seat) -> Check {
        // A list of thousands (every card for every card) is checked in part at each step; the parts differ.
        let stride = 1 + self.choices.len() / CHOICES_CHECKED;
        let first = self.dice.below(stride as u32) as usize;
        let mut printed = Vec::with_capacity(self.choices.len() / stride + 1);
        for choice in self.choices.iter().skip(first).step_by(stride) {
            if let Some(refusal) = self.game.refusal(&self.state, seat, choice) {
                return Err((1, format!("{choice:?} is listed for {seat} and refused: {refusal}")));
            }
            let text = self.game.print(&self.state, seat, choice);
            match self.game.parse(&self.state, seat, &text) {
                Ok(read) if read == *choice => printed.push(text),
                other => return Err((7, format!("{choice:?} prints `{text}` and reads back as {other:?}"))),
            }
        }
        printed.sort_unstable();
        if let Some([twice, _]) = printed.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err((7, format!("two choices print `{twice}`")));
        }
        for _ in 0..2 {
            let choice = self.choices[self.dice.below(self.choices.len() as u32) as usize];
            let mut copy = self.state.clone();
            self.game.advance(&mut copy, seat, &choice, &mut Silent);
        }
        Ok(())
    }

    /// Law 2, with choices from other moments of the game.
    fn check_refused(&mut self) -> Check {
        let mut own = Vec::new();
        for (seat, choice) in &self.foreign {
            own.clear();
            self.game.choices(&self.state, *seat, &mut own);
            if own.contains(choice) {
                continue;
            }
            let mut copy = self.state.clone();
            let applied = self.game.apply(&mut copy, *seat, choice, &mut Silent);
            if applied.is_ok() {
                return Err((1, format!("{choice:?} is not listed for {seat} and yet accepted")));
            }
            if copy != self.state {
                return Err((2, format!("{choice:?} of {seat} was refused and changed the state")));
            }
        }
        Ok(())
    }

    /// Law 5 for every seat, and a check that the watcher sees no more than anybody.
    fn check_views(&mut self) -> Check {
        let game = self.game;
        let public = sorted(|out| game.cards_shown(&game.view(&self.state, Viewer::Watcher), out));
        for seat in SeatSet::first(game.seats(&self.state)).iter() {
            let view = game.view(&self.state, Viewer::Seat(seat));
            let shown = sorted(|out| game.cards_shown(&view, out));
            if !contains(&shown, &public) {
                return Err((5, format!("a watcher sees more than {seat}")));
            }
            let other = game.resample(&self.state, seat, &mut self.dice);
            let seen = game.view(&other, Viewer::Seat(seat));
            if seen != view {
                return Err((5, format!("{seat} tells a resampled state apart:\n{view:?}\n{seen:?}")));
            }
            if sorted(|out| game.cards(&other, out)) != self.cards {
                return Err((3, format!("resampling for {seat} changed the cards")));
            }
            let (mut mine, mut theirs) = (Vec::new(), Vec::new());
            game.choices(&self.state, seat, &mut mine);
            game.choices(&other, seat, &mut theirs);
            if mine != theirs || game.to_act(&self.state) != game.to_act(&other) {
                return Err((5, format!("the choices of {seat} leak: {mine:?} or {theirs:?}")));
            }
        }
        Ok(())
    }

    fn make_move(&mut self, seat: Seat, choice: G::Choice) -> Check {
        let game = self.game;
        let before = self.state.clone();
        self.moves.push((seat, game.print(&before, seat, &choice)));
        let mut events = Vec::new();
        if let Err(refusal) = game.apply(&mut self.state, seat, &choice, &mut events) {
            return Err((1, format!("{choice:?} is listed for {seat} and refused: {refusal}")));
        }
        if sorted(|out| game.cards(&self.state, out)) != self.cards {
            return Err((3, format!("{choice:?} changed the cards")));
        }
        self.check_told(&before, &self.state, &events)?;
        self.check_questions(&before, seat, &choice)
    }

    /// Law 5 for what is asked next: it must not depend on what another seat cannot see, unless that seat is not shown it.
    fn check_questions(&mut self, before: &G::State, seat: Seat, choice: &G::Choice) -> Check {
        let game = self.game;
        let others = SeatSet::first(game.seats(before)).without(seat);
        // One other seat for each move: over a whole game everybody gets a turn.
        let Some(other) = others.iter().nth(self.dice.below(others.len() as u32) as usize) else {
            return Ok(());
        };
        let mut world = game.resample(before, other, &mut self.dice);
        if !game.is_settled(&self.state) || game.apply(&mut world, seat, choice, &mut Silent).is_err() {
            return Ok(()); // there the seat could not have done it
        }
        let seen = |state: &G::State| game.view(state, Viewer::Seat(other));
        if !game.is_settled(&world) || seen(&self.state) != seen(&world) {
            return Ok(());
        }
        let asked = |state: &G::State| {
            let to_act = game.to_act(state).iter();
            to_act.map(|seat| (seat, game.prompt(state, seat))).collect::<Vec<_>>()
        };
        let (here, there) = (asked(&self.state), asked(&world));
        if here == there {
            return Ok(());
        }
        Err((5, format!("{other} could tell by the question: {here:?} or {there:?}")))
    }

    /// Law 6, for every viewer.
    fn check_told(&self, before: &G::State, after: &G::State, events: &[G::Event]) -> Check {
        let game = self.game;
        let seats = SeatSet::first(game.seats(before)).iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Watcher]) {
            let mut shown = sorted(|out| game.cards_shown(&game.view(before, viewer), out));
            game.cards_shown(&game.view(after, viewer), &mut shown);
            for event in events {
                let Some(told) = game.redact(after, event, viewer) else { continue };
                let named = sorted(|out| game.cards_told(&told, out));
                if let Some(kind) = named.iter().find(|kind| !shown.contains(kind)) {
                    return Err((6, format!("{viewer:?} hears of card {kind} it does not see: {told:?}")));
                }
            }
        }
        Ok(())
    }

    fn remember(&mut self, seat: Seat, choice: G::Choice) {
        if self.foreign.len() < 24 {
            self.foreign.push((seat, choice));
        } else {
            let place = self.dice.below(24) as usize;
            self.foreign[place] = (seat, choice);
        }
    }

    /// Law 4, by the notation: the way a record is replayed. On the way, law 6 for what happens before the first question.
    fn finish(&mut self, setup: &G::Setup) -> Check {
        let game = self.game;
        if game.outcome(&self.state).is_none() {
            return Err((1, "nobody is to act and there is no outcome".into()));
        }
        let mut again = game.deal(setup, self.seed);
        let (dealt, mut events) = (again.clone(), Vec::new());
        game.open(&mut again, &mut events);
        self.check_told(&dealt, &again, &events)?;
        for (seat, text) in &self.moves {
            let choice = game.parse(&again, *seat, text).map_err(|refusal| (4, refusal.to_string()))?;
            game.apply(&mut again, *seat, &choice, &mut Silent)
                .map_err(|refusal| (4, refusal.to_string()))?;
        }
        if again == self.state { Ok(()) } else { Err((4, "a replay leads to another state".into())) }
    }
}

fn sorted(fill: impl FnOnce(&mut Vec<u16>)) -> Vec<u16> {
    let mut kinds = Vec::new();
    fill(&mut kinds);
    kinds.sort_unstable();
    kinds
}

/// Is the sorted multiset `part` within the sorted multiset `whole`?
fn contains(whole: &[u16], part: &[u16]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|kind| rest.any(|held| held == kind))
}

fn nth(seats: SeatSet, n: usize) -> Seat {
    seats.iter().nth(n).unwrap_or_default()
}
