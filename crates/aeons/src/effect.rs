//! The interpreter: one step of an effect at a time, until a question or the end.

use talon_core::{Seat, Sink};

use crate::card::{To, TurnCards, Who};
use crate::catalogue::{KindId, NONE};
use crate::choice::Choice;
use crate::event::{Event, What};
use crate::look::Look;
use crate::lower::{Fate, Node, Range};
use crate::state::{Ending, Frame, Task, turn_card};
use crate::table::Table;

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
        Node::Pick(..) | Node::ShuffleTurn(_) => frame.same = NONE,
        Node::Gain(..) => frame.picked = NONE,
        Node::Hand(..) | Node::Hands(..) | Node::Prepared(..) | Node::Scrap(_) | Node::FromDiscard(..) => {
            frame.done = frame.step;
        }
        _ => frame.done = 0,
    }
    next(frame)
}

impl<S: Sink<Event>> Table<'_, S> {
    /// Runs the effect on top of the agenda. False: it waits for an answer.
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

    /// Stores the effect and puts something before it, if there is something.
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

    /// One node: a question is asked, a jump is made, a verb is done.
    fn step(&mut self, frame: &mut Frame, node: Node) -> Flow {
        match node {
            Node::Ask(Who::Same, skip) if frame.same == NONE => {
                // Nobody could be asked.
                frame.done = 0;
                frame.at = skip;
                Flow::Next
            }
            Node::Pick(..)
            | Node::Hand(..)
            | Node::Hands(..)
            | Node::Prepared(..)
            | Node::Scrap(_)
            | Node::FromDiscard(..)
            | Node::ReturnGem
            | Node::Focus(..)
            | Node::OneOf(..)
            | Node::Ask(..)
            | Node::Gain(..)
            | Node::ShuffleTurn(TurnCards::Numbered | TurnCards::Players) => self.question(frame, node),
            Node::Cast { .. } if frame.step == 0 => self.question(frame, node),
            Node::Cast { .. } => self.cast_again(frame, node),
            Node::Deal(sum) => {
                // No damage at all needs no target; a breach's +1 alone does (X27).
                if self.look().amount(frame, sum) + frame.plus == 0 {
                    next(frame)
                } else {
                    self.question(frame, node)
                }
            }
            Node::Devour(sum, _) => {
                if self.look().amount(frame, sum) == 0 {
                    next(frame)
                } else {
                    self.question(frame, node)
                }
            }
            Node::Arrange => self.arrange(frame, node),
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
            Node::Unleash(n) => self.repeat(frame, n, |table| {
                table.note(What::Unleashed, NONE, NONE, 0);
                let facts = &table.catalogue.board_facts[usize::from(table.state.board)];
                Task::Run(Frame::new(facts.unleash[usize::from(table.state.expert)], NONE, NONE))
            }),
            Node::Strike(n) => self.repeat(frame, n, |_| Task::Strike(false)),
            Node::Swarm(n) => self.repeat(frame, n, |table| {
                table.note(What::Swarmed, NONE, NONE, table.state.husks);
                Task::Run(Frame::new(
                    table.catalogue.board_facts[usize::from(table.state.board)].swarm,
                    NONE,
                    NONE,
                ))
            }),
            _ => {
                frame.at += 1;
                self.verb(frame, node)
            }
        }
    }

    /// Something that is resolved so many times, one after another.
    fn repeat(&mut self, frame: &mut Frame, n: u8, task: impl Fn(&mut Self) -> Task) -> Flow {
        if frame.step == n {
            return next(frame);
        }
        frame.step += 1;
        let task = task(self);
        self.before(frame, Some(task))
    }

    /// Asks, unless there is nothing to choose.
    pub(crate) fn question(&mut self, frame: &mut Frame, node: Node) -> Flow {
        let look = self.look();
        let (mut count, mut first, mut from) = (0u8, Choice::Done, 0u8);
        if let Node::Hands(..) = node {
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
            (Node::Pick(..), Choice::Seat(picked)) => {
                frame.same = picked;
                next(frame)
            }
            (Node::Hand(who, _, _, fate), Choice::Card(kind, _)) => {
                let owner = self.look().seat(frame, who);
                self.pick_from_hand(frame, owner, kind, fate)
            }
            (Node::Hands(..), Choice::Card(kind, _)) => self.pick_from_hand(frame, seat, kind, Fate::Discard),
            (Node::Prepared(who, _, _, fate), Choice::Spell(breach, place)) => {
                let owner = self.look().seat(frame, who);
                let kind = self.player(owner).take_spell(breach.into(), place.into());
                self.picked(frame, owner, kind, fate)
            }
            (Node::Scrap(_), Choice::Card(kind, copy)) => {
                let by = frame.by;
                self.take_scrap(by, kind, copy);
                self.picked(frame, by, kind, Fate::Destroy)
            }
            (Node::FromDiscard(who, ..), Choice::Card(kind, copy)) => {
                let owner = self.look().seat(frame, who);
                self.take_discarded(owner, kind, copy);
                self.player(owner).hand.push(kind);
                self.note(What::Returned, owner, kind, 0);
                frame.step += 1;
                Flow::Next
            }
            _ => self.answer_other(frame, node, choice),
        }
    }

    /// Answers that pick something else than a card to be moved away.
    fn answer_other(&mut self, frame: &mut Frame, node: Node, choice: Choice) -> Flow {
        match (node, choice) {
            (Node::ReturnGem, Choice::Card(kind, _)) => {
                let player = self.player(frame.by);
                player.take_play(kind);
                player.hand.push(kind);
                self.note(What::Returned, frame.by, kind, 0);
                next(frame)
            }
            (Node::Focus(who, _), Choice::Breach(breach)) => {
                let owner = self.look().seat(frame, who);
                self.focus(owner, breach);
                next(frame)
            }
            (Node::Cast { whose, plus, twice, .. }, Choice::Spell(breach, place)) => {
                let owner = self.look().seat(frame, whose);
                frame.picked = self.look().player(owner).slots[usize::from(breach)][usize::from(place)].kind;
                frame.from = (owner, breach << 1 | place);
                if twice {
                    frame.step = 1;
                } else {
                    next(frame);
                }
                let task = self.cast(frame.by, owner, (breach, place), plus, twice);
                self.before(frame, Some(task))
            }
            (Node::Deal(sum), _) => {
                let n = self.look().amount(frame, sum) + frame.plus;
                next(frame);
                let task = self.deal(frame.by, choice, n);
                self.before(frame, task)
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
            (Node::Gain(who, _, to), Choice::Card(kind, _)) => self.gain_from_supply(frame, who, kind, to),
            (Node::Devour(sum, _), Choice::Card(kind, _)) => {
                let n = self.look().amount(frame, sum);
                next(frame);
                if let Some(pile) = self.pile_of(kind) {
                    self.devour(pile, n);
                }
                self.before(frame, None)
            }
            (Node::ShuffleTurn(_), Choice::Turn(card)) => {
                frame.same = if card < turn_card::WILD { card } else { NONE };
                self.return_turn(card);
                next(frame)
            }
            (Node::Arrange, Choice::Turn(card)) => {
                self.arrange_next(frame, card);
                Flow::Next
            }
            _ => unreachable!("only listed answers get here"),
        }
    }

    pub(crate) fn pile_of(&self, kind: KindId) -> Option<usize> {
        self.state.supply.iter().position(|pile| pile.kind == kind)
    }

    /// The card is remembered for its price (Reckless Might).
    fn gain_from_supply(&mut self, frame: &mut Frame, who: Who, kind: KindId, to: To) -> Flow {
        let owner = self.look().seat(frame, who);
        frame.picked = kind;
        next(frame);
        if let Some(pile) = self.pile_of(kind) {
            self.take_supply(pile);
        }
        let task = self.gain(owner, kind, to);
        self.before(frame, task)
    }

    fn pick_from_hand(&mut self, frame: &mut Frame, owner: u8, kind: KindId, fate: Fate) -> Flow {
        self.player(owner).take_hand(kind);
        self.picked(frame, owner, kind, fate)
    }

    /// A card has left its zone by a pick.
    fn picked(&mut self, frame: &mut Frame, owner: u8, kind: KindId, fate: Fate) -> Flow {
        frame.step += 1;
        frame.picked = kind;
        match fate {
            Fate::Discard => self.discard(owner, kind),
            Fate::Play => self.player(owner).play.push(kind),
            Fate::Destroy => {
                let task = self.destroy(owner, kind);
                return self.before(frame, task);
            }
        }
        Flow::Next
    }

    /// Hand first, then the discard pile: the order in which copies are numbered.
    fn take_scrap(&mut self, seat: u8, kind: KindId, copy: u8) {
        let in_hand = self.look().player(seat).hand.contains(&kind);
        match copy.checked_sub(u8::from(in_hand)) {
            None => {
                self.player(seat).take_hand(kind);
            }
            Some(copy) => self.take_discarded(seat, kind, copy),
        }
    }

    /// Takes the n-th run of equal cards from the top (see `Look::discard_places`).
    fn take_discarded(&mut self, seat: u8, kind: KindId, copy: u8) {
        let discard = &mut self.player(seat).discard;
        let mut left = copy;
        for at in (0..discard.len()).rev() {
            let starts_run = discard[at] == kind && discard.get(at + 1) != Some(&kind);
            if starts_run {
                if left == 0 {
                    discard.remove(at);
                    return;
                }
                left -= 1;
            }
        }
    }

    /// The second cast of a spell that stayed at its breach during the first, if it is still there (X21).
    fn cast_again(&mut self, frame: &mut Frame, node: Node) -> Flow {
        let (owner, at) = (frame.from.0, (frame.from.1 >> 1, frame.from.1 & 1));
        let there = self.look().player(owner).slots[usize::from(at.0)][usize::from(at.1)].kind;
        next(frame);
        let Node::Cast { plus, .. } = node else { return Flow::Next };
        if there != frame.picked {
            return Flow::Next;
        }
        let task = self.cast(frame.by, owner, at, plus, false);
        self.before(frame, Some(task))
    }

    /// A player's damage hits its target; gives what follows from it.
    fn deal(&mut self, by: u8, target: Choice, n: u8) -> Option<Task> {
        match target {
            Choice::Target(kind) => {
                let card = self.catalogue.at(kind);
                let n = if card.hit_cap > 0 { n.min(card.hit_cap) } else { n };
                if card.guarded && self.state.husks > 0 {
                    self.note(What::Prevented, NONE, kind, n);
                    return None;
                }
                self.hurt_minion(kind, n);
                (!card.hit.is_empty()).then(|| Task::Run(Frame::new(card.hit, by, kind)))
            }
            Choice::TargetHusk => {
                // A life that cannot be lost cannot be paid.
                if self.husks_falling(n) > 1 && !self.state.sheltered {
                    return Some(Task::Spread(by, n));
                }
                self.hurt_husks(n, false);
                None
            }
            _ => {
                self.hurt_nemesis(n);
                None
            }
        }
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
