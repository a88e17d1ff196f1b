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
pub(crate) fn next(f: &mut Frame) -> Flow {
    f.at += 1;
    f.step = 0;
    Flow::Next
}

/// No answer is possible, or no more is wanted.
fn pass(f: &mut Frame, node: Node) -> Flow {
    match node {
        Node::Pick(..) | Node::ShuffleTurn(_) => f.same = NONE,
        Node::Gain(..) => f.picked = NONE,
        Node::Hand(..) | Node::Hands(..) | Node::Prepared(..) | Node::Scrap(_) | Node::FromDiscard(..) => {
            f.done = f.step;
        }
        _ => f.done = 0,
    }
    next(f)
}

impl<S: Sink<Event>> Table<'_, S> {
    /// Runs the effect on top of the agenda. False: it waits for an answer.
    pub(crate) fn run(&mut self, mut f: Frame) -> bool {
        loop {
            if f.at == f.end {
                self.st.agenda.pop();
                return true;
            }
            let node = self.cat.nodes[usize::from(f.at)];
            match self.step(&mut f, node) {
                Flow::Next => {}
                Flow::Yield => return true,
                Flow::Wait => {
                    self.store(f);
                    return false;
                }
            }
        }
    }

    /// Writes the effect back to the agenda, before anything is put on top of it.
    pub(crate) fn store(&mut self, f: Frame) {
        if let Some(top) = self.st.agenda.top_mut() {
            *top = Task::Run(f);
        }
    }

    /// Stores the effect and puts something before it, if there is something.
    pub(crate) fn before(&mut self, f: &Frame, task: Option<Task>) -> Flow {
        if self.st.ending != Ending::Open {
            return Flow::Yield;
        }
        match task {
            None => Flow::Next,
            Some(task) => {
                self.store(*f);
                self.st.agenda.push(task);
                Flow::Yield
            }
        }
    }

    /// One node: a question is asked, a jump is made, a verb is done.
    fn step(&mut self, f: &mut Frame, node: Node) -> Flow {
        match node {
            Node::Ask(Who::Same, skip) if f.same == NONE => {
                // Nobody could be asked.
                f.done = 0;
                f.at = skip;
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
            | Node::ShuffleTurn(TurnCards::Numbered | TurnCards::Players) => self.question(f, node),
            Node::Cast { .. } if f.step == 0 => self.question(f, node),
            Node::Cast { .. } => self.cast_again(f, node),
            Node::Deal(sum) => {
                // No damage at all needs no target; a breach's +1 alone does (X27).
                if self.look().amount(f, sum) + f.plus == 0 { next(f) } else { self.question(f, node) }
            }
            Node::Devour(sum, _) => {
                if self.look().amount(f, sum) == 0 {
                    next(f)
                } else {
                    self.question(f, node)
                }
            }
            Node::Arrange => self.arrange(f, node),
            Node::Jump(to) => {
                f.at = to;
                Flow::Next
            }
            Node::Unless(condition, to) => {
                f.at = if self.look().holds(f, condition) { f.at + 1 } else { to };
                Flow::Next
            }
            Node::EachStart => {
                f.same = self.st.after(f.by);
                next(f)
            }
            Node::EachNext(back) => {
                if f.same == f.by {
                    return next(f);
                }
                f.same = self.st.after(f.same);
                f.at = back;
                Flow::Next
            }
            Node::Unleash(n) => self.repeat(f, n, |table| {
                table.note(What::Unleashed, NONE, NONE, 0);
                let facts = &table.cat.board_facts[usize::from(table.st.board)];
                Task::Run(Frame::new(facts.unleash[usize::from(table.st.expert)], NONE, NONE))
            }),
            Node::Strike(n) => self.repeat(f, n, |_| Task::Strike(false)),
            Node::Swarm(n) => self.repeat(f, n, |table| {
                table.note(What::Swarmed, NONE, NONE, table.st.husks);
                Task::Run(Frame::new(table.cat.board_facts[usize::from(table.st.board)].swarm, NONE, NONE))
            }),
            _ => {
                f.at += 1;
                self.verb(f, node)
            }
        }
    }

    /// Something that is resolved so many times, one after another.
    fn repeat(&mut self, f: &mut Frame, n: u8, task: impl Fn(&mut Self) -> Task) -> Flow {
        if f.step == n {
            return next(f);
        }
        f.step += 1;
        let task = task(self);
        self.before(f, Some(task))
    }

    /// Asks, unless there is nothing to choose.
    pub(crate) fn question(&mut self, f: &mut Frame, node: Node) -> Flow {
        let look = self.look();
        let (mut count, mut first, mut from) = (0u8, Choice::Done, 0u8);
        if let Node::Hands(..) = node {
            for seat in 0..self.st.seats {
                look.answers(f, node, seat, &mut |choice| {
                    if count == 0 {
                        (first, from) = (choice, seat);
                    }
                    count += 1;
                });
            }
        } else {
            look.answers(f, node, NONE, &mut |choice| {
                if count == 0 {
                    first = choice;
                }
                count = count.saturating_add(1);
            });
            from = look.deciders(f, node).lowest().map_or(0, |seat| seat.index() as u8);
        }
        if count == 0 {
            return pass(f, node);
        }
        let only = count == 1 || look.is_sweep(f, node);
        if only && !Look::is_optional(node) { self.answer_node(f, node, from, first) } else { Flow::Wait }
    }

    /// Carries out the answer to the question at a node.
    pub(crate) fn answer_node(&mut self, f: &mut Frame, node: Node, seat: u8, choice: Choice) -> Flow {
        match (node, choice) {
            (_, Choice::Done) => pass(f, node),
            (Node::Pick(..), Choice::Seat(picked)) => {
                f.same = picked;
                next(f)
            }
            (Node::Hand(who, _, _, fate), Choice::Card(kind, _)) => {
                let owner = self.look().seat(f, who);
                self.pick_from_hand(f, owner, kind, fate)
            }
            (Node::Hands(..), Choice::Card(kind, _)) => self.pick_from_hand(f, seat, kind, Fate::Discard),
            (Node::Prepared(who, _, _, fate), Choice::Spell(breach, place)) => {
                let owner = self.look().seat(f, who);
                let kind = self.player(owner).take_spell(breach.into(), place.into());
                self.picked(f, owner, kind, fate)
            }
            (Node::Scrap(_), Choice::Card(kind, copy)) => {
                let by = f.by;
                self.take_scrap(by, kind, copy);
                self.picked(f, by, kind, Fate::Destroy)
            }
            (Node::FromDiscard(who, ..), Choice::Card(kind, copy)) => {
                let owner = self.look().seat(f, who);
                self.take_discarded(owner, kind, copy);
                self.player(owner).hand.push(kind);
                self.note(What::Returned, owner, kind, 0);
                f.step += 1;
                Flow::Next
            }
            _ => self.answer_other(f, node, choice),
        }
    }

    /// Answers that pick something else than a card to be moved away.
    fn answer_other(&mut self, f: &mut Frame, node: Node, choice: Choice) -> Flow {
        match (node, choice) {
            (Node::ReturnGem, Choice::Card(kind, _)) => {
                let player = self.player(f.by);
                player.take_play(kind);
                player.hand.push(kind);
                self.note(What::Returned, f.by, kind, 0);
                next(f)
            }
            (Node::Focus(who, _), Choice::Breach(breach)) => {
                let owner = self.look().seat(f, who);
                self.focus(owner, breach);
                next(f)
            }
            (Node::Cast { whose, plus, twice, .. }, Choice::Spell(breach, place)) => {
                let owner = self.look().seat(f, whose);
                f.picked = self.look().player(owner).slots[usize::from(breach)][usize::from(place)].kind;
                f.from = (owner, breach << 1 | place);
                if twice {
                    f.step = 1;
                } else {
                    next(f);
                }
                let task = self.cast(f.by, owner, (breach, place), plus, twice);
                self.before(f, Some(task))
            }
            (Node::Deal(sum), _) => {
                let n = self.look().amount(f, sum) + f.plus;
                next(f);
                let task = self.deal(f.by, choice, n);
                self.before(f, task)
            }
            (Node::OneOf(..), Choice::Option(index)) => {
                if let Node::Branch(range) = self.cat.nodes[usize::from(f.at) + 1 + usize::from(index)] {
                    f.at = range.from;
                }
                Flow::Next
            }
            (Node::Ask(_, skip), _) => {
                f.done = u8::from(choice == Choice::Yes);
                f.at = if choice == Choice::Yes { f.at + 1 } else { skip };
                Flow::Next
            }
            (Node::Gain(who, _, to), Choice::Card(kind, _)) => self.gain_from_supply(f, who, kind, to),
            (Node::Devour(sum, _), Choice::Card(kind, _)) => {
                let n = self.look().amount(f, sum);
                next(f);
                if let Some(pile) = self.pile_of(kind) {
                    self.devour(pile, n);
                }
                self.before(f, None)
            }
            (Node::ShuffleTurn(_), Choice::Turn(card)) => {
                f.same = if card < turn_card::WILD { card } else { NONE };
                self.return_turn(card);
                next(f)
            }
            (Node::Arrange, Choice::Turn(card)) => {
                self.arrange_next(f, card);
                Flow::Next
            }
            _ => unreachable!("only listed answers get here"),
        }
    }

    pub(crate) fn pile_of(&self, kind: KindId) -> Option<usize> {
        self.st.supply.iter().position(|pile| pile.kind == kind)
    }

    /// The card is remembered for its price (Reckless Might).
    fn gain_from_supply(&mut self, f: &mut Frame, who: Who, kind: KindId, to: To) -> Flow {
        let owner = self.look().seat(f, who);
        f.picked = kind;
        next(f);
        if let Some(pile) = self.pile_of(kind) {
            self.take_supply(pile);
        }
        let task = self.gain(owner, kind, to);
        self.before(f, task)
    }

    fn pick_from_hand(&mut self, f: &mut Frame, owner: u8, kind: KindId, fate: Fate) -> Flow {
        self.player(owner).take_hand(kind);
        self.picked(f, owner, kind, fate)
    }

    /// A card has left its zone by a pick.
    fn picked(&mut self, f: &mut Frame, owner: u8, kind: KindId, fate: Fate) -> Flow {
        f.step += 1;
        f.picked = kind;
        match fate {
            Fate::Discard => self.discard(owner, kind),
            Fate::Play => self.player(owner).play.push(kind),
            Fate::Destroy => {
                let task = self.destroy(owner, kind);
                return self.before(f, task);
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
    fn cast_again(&mut self, f: &mut Frame, node: Node) -> Flow {
        let (owner, at) = (f.from.0, (f.from.1 >> 1, f.from.1 & 1));
        let there = self.look().player(owner).slots[usize::from(at.0)][usize::from(at.1)].kind;
        next(f);
        let Node::Cast { plus, .. } = node else { return Flow::Next };
        if there != f.picked {
            return Flow::Next;
        }
        let task = self.cast(f.by, owner, at, plus, false);
        self.before(f, Some(task))
    }

    /// A player's damage hits its target; gives what follows from it.
    fn deal(&mut self, by: u8, target: Choice, n: u8) -> Option<Task> {
        match target {
            Choice::Target(kind) => {
                let card = self.cat.at(kind);
                let n = if card.hit_cap > 0 { n.min(card.hit_cap) } else { n };
                if card.guarded && self.st.husks > 0 {
                    self.note(What::Prevented, NONE, kind, n);
                    return None;
                }
                self.hurt_minion(kind, n);
                (!card.hit.is_empty()).then(|| Task::Run(Frame::new(card.hit, by, kind)))
            }
            Choice::TargetHusk => {
                // A life that cannot be lost cannot be paid.
                if self.husks_falling(n) > 1 && !self.st.sheltered {
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
        if self.st.seats > 1 {
            self.sink.note(|| Event::decided(seat.index() as u8, choice, at));
        }
    }

    /// An effect as a task.
    pub(crate) fn effect(range: Range, by: u8, source: KindId) -> Task {
        Task::Run(Frame::new(range, by, source))
    }
}
