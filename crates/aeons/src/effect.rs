//! The interpreter: one step of an effect at a time, until a question or the end.

use talon_core::{Seat, Sink};

use crate::card::Who;
use crate::catalogue::{KindId, NONE};
use crate::choice::Choice;
use crate::code::{Node, Range};
use crate::events::Event;
use crate::look::Look;
use crate::resolver::Resolver;
use crate::state::{Ending, Frame, Task};
use crate::verbs::{Leaf, Zone};

/// What a step leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    /// On to the next step of the same effect.
    Next,
    /// The effect is stored; something else is on top of the agenda, or the game is over.
    Yield,
    /// Somebody is asked.
    Wait,
}

/// On to the next node.
#[inline]
pub(crate) fn next(frame: &mut Frame) -> Flow {
    frame.at += 1;
    frame.step = 0;
    Flow::Next
}

/// No answer is possible, or no more is wanted.
fn pass(frame: &mut Frame, node: Node) -> Flow {
    match node {
        Node::Do(leaf) => leaf.pass(frame),
        Node::Pick(..) => frame.same = NONE,
        Node::OneOf(..)
        | Node::Ask(..)
        | Node::Jump(_)
        | Node::Unless(..)
        | Node::Branch(_)
        | Node::EachStart
        | Node::EachNext(_) => frame.done = 0,
    }
    next(frame)
}

impl<S: Sink<Event>> Resolver<'_, S> {
    /// Runs the effect on top of the agenda. False if it waits for an answer.
    pub(crate) fn run(&mut self, mut frame: Frame) -> bool {
        loop {
            if frame.at == frame.end {
                self.state.agenda.pop();
                return true;
            }
            let node = self.catalogue.nodes[usize::from(frame.at)];
            match self.step(&mut frame, node) {
                Flow::Next => {}
                Flow::Yield => return true,
                Flow::Wait => {
                    self.store(frame);
                    return false;
                }
            }
        }
    }

    /// Writes the effect back to the agenda, before anything is put on top of it.
    pub(crate) fn store(&mut self, frame: Frame) {
        if let Some(top) = self.state.agenda.top_mut() {
            *top = Task::Run(frame);
        }
    }

    /// Stores the effect and puts something on top of it, if there is something.
    pub(crate) fn before(&mut self, frame: &Frame, task: Option<Task>) -> Flow {
        if self.state.ending != Ending::Open {
            return Flow::Yield;
        }
        match task {
            None => Flow::Next,
            Some(task) => {
                self.store(*frame);
                self.state.agenda.push(task);
                Flow::Yield
            }
        }
    }

    /// The same behind a verb that is done.
    pub(crate) fn then(&mut self, frame: &mut Frame, task: Option<Task>) -> Flow {
        next(frame);
        self.before(frame, task)
    }

    /// One node: a question is asked, a jump is made, a verb is done.
    fn step(&mut self, frame: &mut Frame, node: Node) -> Flow {
        match node {
            Node::Do(leaf) => leaf.perform(self, frame),
            Node::Ask(Who::Same, skip) if frame.same == NONE => {
                // Nobody could be asked.
                frame.done = 0;
                frame.at = skip;
                Flow::Next
            }
            Node::Pick(..) | Node::OneOf(..) | Node::Ask(..) => self.question_at(frame, node),
            Node::Jump(to) => {
                frame.at = to;
                Flow::Next
            }
            Node::Unless(condition, to) => {
                frame.at = if self.look().holds(frame, condition) { frame.at + 1 } else { to };
                Flow::Next
            }
            Node::EachStart => {
                frame.same = self.state.after(frame.by);
                next(frame)
            }
            Node::EachNext(back) => {
                if frame.same == frame.by {
                    return next(frame);
                }
                frame.same = self.state.after(frame.same);
                frame.at = back;
                Flow::Next
            }
            Node::Branch(_) => unreachable!("a choice goes into its branches, never over their heads"),
        }
    }

    /// Something that is resolved this many times, one after another.
    pub(crate) fn repeat(&mut self, frame: &mut Frame, n: u8, task: impl Fn(&mut Self) -> Task) -> Flow {
        if frame.step == n {
            return next(frame);
        }
        frame.step += 1;
        let task = task(self);
        self.before(frame, Some(task))
    }

    /// Asks what a verb asks, unless there is nothing to choose.
    pub(crate) fn question(&mut self, frame: &mut Frame, leaf: Leaf) -> Flow {
        self.question_at(frame, Node::Do(leaf))
    }

    fn question_at(&mut self, frame: &mut Frame, node: Node) -> Flow {
        let look = self.look();
        let (mut count, mut first, mut from) = (0u8, Choice::Done, 0u8);
        if node.picks_from() == Zone::EveryHand {
            for seat in 0..self.state.seats {
                look.answers(frame, node, seat, &mut |choice| {
                    if count == 0 {
                        (first, from) = (choice, seat);
                    }
                    count += 1;
                });
            }
        } else {
            look.answers(frame, node, NONE, &mut |choice| {
                if count == 0 {
                    first = choice;
                }
                count = count.saturating_add(1);
            });
            from = look.deciders(frame, node).lowest().map_or(0, |seat| seat.index() as u8);
        }
        if count == 0 {
            return pass(frame, node);
        }
        let only = count == 1 || look.is_sweep(frame, node);
        if only && !Look::is_optional(node) { self.answer_node(frame, node, from, first) } else { Flow::Wait }
    }

    /// Carries out the answer to the question at a node.
    pub(crate) fn answer_node(&mut self, frame: &mut Frame, node: Node, seat: u8, choice: Choice) -> Flow {
        match (node, choice) {
            (_, Choice::Done) => pass(frame, node),
            (Node::Do(leaf), _) => leaf.answer(self, frame, seat, choice),
            (Node::Pick(..), Choice::Seat(picked)) => {
                frame.same = picked;
                next(frame)
            }
            (Node::OneOf(..), Choice::Option(index)) => {
                if let Node::Branch(range) =
                    self.catalogue.nodes[usize::from(frame.at) + 1 + usize::from(index)]
                {
                    frame.at = range.from;
                }
                Flow::Next
            }
            (Node::Ask(_, skip), _) => {
                frame.done = u8::from(choice == Choice::Yes);
                frame.at = if choice == Choice::Yes { frame.at + 1 } else { skip };
                Flow::Next
            }
            (
                Node::Pick(..)
                | Node::OneOf(..)
                | Node::Jump(_)
                | Node::Unless(..)
                | Node::Branch(_)
                | Node::EachStart
                | Node::EachNext(_),
                _,
            ) => unreachable!("only listed answers get here"),
        }
    }

    pub(crate) fn pile_of(&self, kind: KindId) -> Option<usize> {
        self.state.supply.iter().position(|pile| pile.kind == kind)
    }

    /// Whose answer it was is part of the log, where the whole group was asked.
    pub(crate) fn note_decision(&mut self, seat: Seat, choice: Choice, at: Option<u16>) {
        if self.state.seats > 1 {
            self.sink.note(|| Event::decided(seat.index() as u8, choice, at));
        }
    }

    /// An effect as a task.
    pub(crate) fn effect(range: Range, by: u8, source: KindId) -> Task {
        Task::Run(Frame::new(range, by, source))
    }
}
