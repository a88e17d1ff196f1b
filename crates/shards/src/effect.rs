//! The interpreter: walks the steps of a card. A step that has to ask leaves its card on the agenda; that card is the
//! question, and the answer goes on from the same step. What a verb does is in `verbs`.

use talon_core::Sink;

use crate::card::Kind;
use crate::catalogue::{Catalogue, KIND_BITS};
use crate::choice::{Choice, Zone};
use crate::code::Step;
use crate::condition::Answer;
use crate::events::Event;
use crate::state::{Execution, MARKED, State, Task};
use crate::verbs::Verb;

/// What a step leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// It is done.
    Next,
    /// It has to ask, perhaps once more, and stays where it is.
    Wait,
    /// Another card goes first; what follows is on the agenda.
    HandOver,
}

impl Catalogue {
    /// Resolves a card until it ends, asks, or hands over to a card it copies. Says whether it waits for an answer.
    pub(crate) fn run<S: Sink<Event>>(&self, state: &mut State, mut run: Execution, sink: &mut S) -> bool {
        loop {
            match self.code.at(run.at) {
                Step::Do(leaf) => match leaf.perform(self, state, &mut run, sink) {
                    Flow::Next if state.ending.is_some() => return false,
                    Flow::Next => run.at += 1,
                    Flow::Wait => return wait(state, run),
                    Flow::HandOver => return false,
                },
                Step::End if run.again => {
                    let (at, kind) = (self.facts(run.kind).play, run.kind);
                    sink.note(|| Event::Copied { seat: state.my_seat(), kind: Kind(kind) });
                    run = Execution { at, kind, copied: true, ..Execution::default() };
                }
                Step::End => return false,
                Step::Jump(to) => run.at = to,
                Step::Unless(test, to) => {
                    match self.holds(state, run, test) {
                        Answer::Yes => run.at += 1,
                        Answer::No => run.at = to,
                        Answer::Ask => return wait(state, run),
                    }
                    run.given = 0;
                }
            }
        }
    }

    /// Every answer to the step that waits (without `done`); equal ones once.
    pub(crate) fn answers(&self, state: &State, run: Execution, step: Step, visit: impl FnMut(Choice)) {
        match step {
            Step::Do(leaf) => leaf.answers(self, state, run, visit),
            Step::Unless(test, _) => self.shows(state, run, test, visit),
            Step::End | Step::Jump(_) => {}
        }
    }

    /// Goes on with the card on top of the agenda after its question was answered.
    pub(crate) fn answer<S: Sink<Event>>(&self, state: &mut State, choice: Choice, sink: &mut S) {
        let Some(Task::Execution(mut run)) = state.agenda.pop() else { return };
        let flow = match (self.code.at(run.at), choice) {
            (Step::Do(_), Choice::Done) => {
                run.given = 0;
                Flow::Next
            }
            (Step::Do(leaf), choice) => leaf.answer(self, state, &mut run, choice, sink),
            (Step::Unless(_, to), Choice::Done) => {
                run.at = to;
                run.given = 0;
                Flow::Wait
            }
            (Step::Unless(..), Choice::Card { kind, .. }) => {
                show(state, kind.0);
                run.given |= self.facts(kind.0).faction.bit();
                sink.note(|| Event::Shown { seat: state.my_seat(), kind });
                Flow::Wait
            }
            (Step::Unless(..) | Step::End | Step::Jump(_), _) => Flow::Next,
        };
        match flow {
            Flow::Next => run.at += 1,
            Flow::Wait => {}
            Flow::HandOver => return,
        }
        if state.ending.is_none() {
            state.agenda.push(Task::Execution(run));
        }
    }
}

fn wait(state: &mut State, run: Execution) -> bool {
    state.agenda.push(Task::Execution(run));
    true
}

/// How many answers a question has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Picks {
    None,
    One(Choice),
    Many,
}

/// A mandatory pick with one answer is not asked.
pub(crate) fn pick_or_ask<S: Sink<Event>>(
    verb: impl Verb,
    catalogue: &Catalogue,
    state: &mut State,
    run: &mut Execution,
    sink: &mut S,
) -> Flow {
    let mut picks = Picks::None;
    verb.answers(catalogue, state, *run, |choice| {
        picks = if picks == Picks::None { Picks::One(choice) } else { Picks::Many };
    });
    match picks {
        Picks::None => Flow::Next,
        Picks::One(choice) => verb.answer(catalogue, state, run, choice, sink),
        Picks::Many => Flow::Wait,
    }
}

/// A card in hand becomes known to everybody; one that already is needs no second copy.
fn show(state: &mut State, kind: u8) {
    if let Some(place) = state.me().find_in_hand(kind) {
        state.me_mut().table.first_mut()[place] |= MARKED;
    }
}

/// The kinds met so far, as bits. Two words rather than an array: they stay in registers.
#[derive(Clone, Copy, Default)]
pub(crate) struct Distinct {
    low: u64,
    high: u64,
}

impl Distinct {
    /// Is this the first card of its kind?
    #[inline]
    pub(crate) fn is_new(&mut self, card: u8) -> bool {
        let bit = 1u64 << (card & 63);
        let word = if card & 64 == 0 { &mut self.low } else { &mut self.high };
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}

/// The places of champions that differ from all before them.
pub(crate) fn distinct_champions(state: &State, seat: usize, mut visit: impl FnMut(u8)) {
    let champions = &state.side(seat).champions;
    for (place, champion) in champions.iter().enumerate() {
        if !champions[..place].contains(champion) {
            visit(place as u8);
        }
    }
}

/// The kinds of these cards as answers, each once.
#[inline]
pub(crate) fn distinct_kinds<'a>(
    cards: impl Iterator<Item = &'a u8>,
    zone: Zone,
    visit: &mut impl FnMut(Choice),
) {
    let mut distinct = Distinct::default();
    for &card in cards {
        if distinct.is_new(card) {
            visit(Choice::Card { zone, kind: Kind(card & KIND_BITS) });
        }
    }
}
