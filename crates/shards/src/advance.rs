//! Makes a choice, then works through the agenda until the next question.

use talon_core::{Seat, Sink};

use crate::LINES_MAX;
use crate::catalogue::Catalogue;
use crate::choice::Choice;
use crate::events::Event;
use crate::state::{State, Task};

/// Plays a choice.
pub(crate) fn advance<S: Sink<Event>>(
    catalogue: &Catalogue,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    state.lines += 1;
    match choice {
        Choice::Play(kind) => catalogue.play(state, kind.0, sink),
        Choice::Exhaust { kind, copy } => catalogue.exhaust(state, kind.0, copy, sink),
        Choice::Recruit(kind) => catalogue.buy(state, kind.0, sink),
        Choice::FastPlay(kind) => catalogue.fast_play(state, kind.0, sink),
        Choice::Focus => Catalogue::focus(state, sink),
        Choice::Relic(kind) => catalogue.take_relic(state, kind.0, sink),
        Choice::Hit { seat, place } => catalogue.hit(state, seat.index(), place as usize, sink),
        Choice::AttackAll(target) => catalogue.attack(state, target.index(), state.me().power, sink),
        Choice::Attack { seat, amount } => catalogue.attack(state, seat.index(), amount, sink),
        Choice::Shield(kind) => catalogue.shield(state, seat, kind.0, sink),
        Choice::NoShield => Catalogue::no_shield(state),
        Choice::End => Catalogue::close(state),
        Choice::Bid(n) => Catalogue::bid(state, seat, n as u8, sink),
        Choice::Pass => Catalogue::pass(state, seat, sink),
        Choice::Character(character) => catalogue.take_character(state, seat, character, sink),
        Choice::Card { .. } | Choice::Champion { .. } | Choice::Seat(_) | Choice::Done => {
            pick(catalogue, state, seat, choice, sink);
        }
    }
    proceed(catalogue, state, sink);
}

/// Works through the agenda until somebody has to answer or the game is over.
pub(crate) fn proceed<S: Sink<Event>>(catalogue: &Catalogue, state: &mut State, sink: &mut S) {
    while let Some(task) = state.agenda.top() {
        let waits = match task {
            Task::Play | Task::Bid => true,
            Task::Execution(run) => {
                state.agenda.pop();
                catalogue.run(state, run, sink)
            }
            Task::Assign => catalogue.assign_waits(state),
            Task::Strike { ahead, shown } => catalogue.strike(state, ahead, shown, sink),
            Task::EndTurn => {
                Catalogue::end_turn(state, sink);
                false
            }
            Task::Nemesis(step) => catalogue.nemesis(state, step, sink),
            Task::PickCharacter(seat) => catalogue.pick_waits(state, seat, sink),
            Task::Draft(taken) => Catalogue::draft_waits(state, taken, sink),
        };
        if waits {
            break;
        }
    }
    if state.lines as usize >= LINES_MAX && state.ending.is_none() {
        Catalogue::adjourn(state);
    }
}

/// An answer goes to the card that asked.
fn pick<S: Sink<Event>>(catalogue: &Catalogue, state: &mut State, seat: Seat, choice: Choice, sink: &mut S) {
    match (state.agenda.top(), choice) {
        (Some(Task::Draft(_)), Choice::Card { kind, .. }) => Catalogue::draft(state, seat, kind.0, sink),
        (Some(Task::Nemesis(step)), choice) => catalogue.nemesis_told(state, step, choice, sink),
        _ => catalogue.answer(state, choice, sink),
    }
}
