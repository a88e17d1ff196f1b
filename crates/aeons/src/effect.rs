//! The interpreter: one step of an effect at a time, until a question or the end.

use talon_core::{Seat, Sink};

use crate::card::{Class, To, TurnCards, Who};
use crate::catalogue::{KindId, NONE, Type};
use crate::choice::Choice;
use crate::event::{Event, What};
use crate::lower::{Fate, Node, Range};
use crate::state::{Down, Frame, Task, turn_card};
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

    fn store(&mut self, f: Frame) {
        if let Some(top) = self.st.agenda.top_mut() {
            *top = Task::Run(f);
        }
    }

    /// Stores the effect and puts something before it, if there is something.
    pub(crate) fn before(&mut self, f: &Frame, task: Option<Task>) -> Flow {
        if self.st.ending != crate::state::Ending::Open {
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
            Node::Deal(sum) => {
                // No damage at all needs no target; a breach's +1 alone does (X27).
                if self.look().amount(f, sum) + f.plus == 0 { self.next(f) } else { self.question(f, node) }
            }
            Node::Devour(sum, _) => {
                if self.look().amount(f, sum) == 0 { self.next(f) } else { self.question(f, node) }
            }
            Node::Cast { .. } if f.step == 1 => self.cast_again(f, node),
            Node::Cast { .. } => self.question(f, node),
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
                self.next(f)
            }
            Node::EachNext(back) => {
                if f.same == f.by {
                    return self.next(f);
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

    #[inline]
    fn next(&mut self, f: &mut Frame) -> Flow {
        f.at += 1;
        f.step = 0;
        Flow::Next
    }

    /// Something that is resolved so many times, one after another.
    fn repeat(&mut self, f: &mut Frame, n: u8, task: impl Fn(&mut Self) -> Task) -> Flow {
        if f.step == n {
            return self.next(f);
        }
        f.step += 1;
        let task = task(self);
        self.before(f, Some(task))
    }

    /// Asks, unless there is nothing to choose.
    fn question(&mut self, f: &mut Frame, node: Node) -> Flow {
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
            return self.pass(f, node);
        }
        let only = count == 1 || look.is_sweep(f, node);
        if only && !look.is_optional(node) { self.answer_node(f, node, from, first) } else { Flow::Wait }
    }

    /// No answer is possible, or no more is wanted.
    pub(crate) fn pass(&mut self, f: &mut Frame, node: Node) -> Flow {
        match node {
            Node::Pick(..) | Node::ShuffleTurn(_) => f.same = NONE,
            Node::Gain(..) => f.picked = NONE,
            Node::Hand(..) | Node::Hands(..) | Node::Prepared(..) | Node::Scrap(_) | Node::FromDiscard(..) => {
                f.done = f.step;
            }
            _ => f.done = 0,
        }
        self.next(f)
    }

    /// Carries out the answer to the question at a node.
    pub(crate) fn answer_node(&mut self, f: &mut Frame, node: Node, seat: u8, choice: Choice) -> Flow {
        match (node, choice) {
            (_, Choice::Done) => self.pass(f, node),
            (Node::Pick(..), Choice::Seat(picked)) => {
                f.same = picked;
                self.next(f)
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
            (Node::ReturnGem, Choice::Card(kind, _)) => {
                let player = self.player(f.by);
                player.play.take(kind);
                player.hand.push(kind);
                self.note(What::Returned, f.by, kind, 0);
                self.next(f)
            }
            (Node::Focus(who, _), Choice::Breach(breach)) => {
                let owner = self.look().seat(f, who);
                self.focus(owner, breach);
                self.next(f)
            }
            (Node::Cast { whose, plus, twice, .. }, Choice::Spell(breach, place)) => {
                let owner = self.look().seat(f, whose);
                f.picked = self.look().player(owner).slots[usize::from(breach)][usize::from(place)].kind;
                f.from = (owner, breach << 1 | place);
                if twice {
                    f.step = 1;
                } else {
                    self.next(f);
                }
                let task = self.cast(f.by, owner, (breach, place), plus, twice);
                self.before(f, Some(task))
            }
            (Node::Deal(sum), _) => {
                let n = self.look().amount(f, sum) + f.plus;
                self.next(f);
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
                self.next(f);
                if let Some(pile) = self.pile_of(kind) {
                    self.devour(pile, n);
                }
                self.before(f, None)
            }
            (Node::ShuffleTurn(_), Choice::Turn(card)) => {
                f.same = if card < turn_card::WILD { card } else { NONE };
                self.return_turn(card);
                self.next(f)
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

    fn gain_from_supply(&mut self, f: &mut Frame, who: Who, kind: KindId, to: To) -> Flow {
        let owner = self.look().seat(f, who);
        f.picked = kind;
        self.next(f);
        if let Some(pile) = self.pile_of(kind) {
            self.take_supply(pile);
        }
        let task = self.gain(owner, kind, to);
        self.before(f, task)
    }

    fn pick_from_hand(&mut self, f: &mut Frame, owner: u8, kind: KindId, fate: Fate) -> Flow {
        self.player(owner).hand.take(kind);
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

    fn take_scrap(&mut self, seat: u8, kind: KindId, copy: u8) {
        let in_hand = self.look().player(seat).hand.contains(&kind);
        match copy.checked_sub(u8::from(in_hand)) {
            None => {
                self.player(seat).hand.take(kind);
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
        self.next(f);
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

    /// Steps that ask nothing. `f.at` stands behind the node already.
    fn verb(&mut self, f: &mut Frame, node: Node) -> Flow {
        let who = |table: &Self, who: Who| Some(table.look().seat(f, who)).filter(|&seat| seat != NONE);
        match node {
            Node::Aether(n) => self.aether(f.by, n),
            Node::AetherFor(Class::Gem, n) => self.player(f.by).gem_aether += n,
            Node::AetherFor(_, n) => self.player(f.by).spell_aether += n,
            Node::Suffer(target, sum) => {
                let n = self.look().amount(f, sum);
                let task = who(self, target).and_then(|seat| self.hurt(seat, n));
                return self.before(f, task);
            }
            Node::HurtGravehold(sum) => {
                let n = self.look().amount(f, sum);
                self.hurt_gravehold(n);
                return self.before(f, None);
            }
            Node::HurtThis(n) => self.hurt_minion(f.source, n),
            Node::Heal(target, n) => {
                if let Some(seat) = who(self, target) {
                    self.heal(seat, n);
                }
            }
            Node::HealGravehold(n) => {
                let gained = n.min(self.st.gravehold_max.saturating_sub(self.st.gravehold));
                self.st.gravehold += gained;
                self.note(What::GraveholdHealed, NONE, NONE, gained);
            }
            Node::HealNemesis(n) => {
                let gained = n.min(self.st.nemesis_max.saturating_sub(self.st.nemesis));
                self.st.nemesis += gained;
                self.note(What::NemesisHealed, NONE, NONE, gained);
            }
            Node::Charge(target, n) => {
                if let Some(seat) = who(self, target) {
                    self.charge(seat, n);
                }
            }
            Node::LoseCharges(target, n) => {
                if let Some(seat) = who(self, target) {
                    self.lose_charges(seat, n);
                }
            }
            Node::Draw(target, n) => {
                if let Some(seat) = who(self, target) {
                    self.draw(seat, n);
                }
            }
            Node::Discount(n) => self.player(f.by).discount += n,
            Node::Pay(n) => self.player(f.by).aether -= n,
            Node::PlayPicked | Node::DestroyPicked | Node::DestroyThis | Node::DiscardThis | Node::OntoDeck => {
                return self.card_verb(f, node);
            }
            Node::Fury(_)
            | Node::PlaceHusks(_)
            | Node::DropHusks(_)
            | Node::SetLife(_)
            | Node::DevourEachGem
            | Node::Corrupt(..)
            | Node::ReturnMinion
            | Node::DropNemesis(_)
            | Node::Lose
            | Node::Ward => return self.nemesis_verb(f, node),
            _ => return self.deck_verb(f, node),
        }
        Flow::Next
    }

    fn aether(&mut self, seat: u8, n: u8) {
        // Out of turn there is nothing to spend it on (X26).
        if seat == self.st.active {
            self.player(seat).aether = self.look().player(seat).aether.saturating_add(n);
            self.note(What::Aether, seat, NONE, n);
        }
    }

    /// Steps about the running or picked card itself.
    fn card_verb(&mut self, f: &mut Frame, node: Node) -> Flow {
        let task = match node {
            Node::PlayPicked => {
                self.st.plays[usize::from(f.picked)] += 1;
                self.note(What::Played, f.by, f.picked, 0);
                Some(Task::Run(Frame::new(self.cat.at(f.picked).main, f.by, f.picked)))
            }
            Node::DestroyPicked => {
                if self.player(f.by).play.take(f.picked) { self.destroy(f.by, f.picked) } else { None }
            }
            Node::DestroyThis => {
                let player = self.player(f.by);
                let found = player.play.take(f.source) || player.hand.take(f.source);
                if found { self.destroy(f.by, f.source) } else { None }
            }
            Node::OntoDeck => {
                let player = self.player(f.by);
                let found = if f.from.1 == 0 {
                    player.discard.iter().rposition(|&kind| kind == f.source).map(|at| player.discard.remove(at))
                } else {
                    player.hand.take(f.source).then_some(f.source)
                };
                if let Some(kind) = found {
                    player.deck.push(Down::known(kind));
                }
                None
            }
            _ => {
                self.discard_nemesis(f);
                None
            }
        };
        self.before(f, task)
    }

    /// The running attack or power goes to the nemesis discard pile.
    fn discard_nemesis(&mut self, f: &Frame) {
        if self.st.drawn == f.source {
            self.st.drawn = NONE;
        } else if let Some(at) = self.st.entry(f.source) {
            self.st.in_play.remove(at);
            self.st.husks_hurt = if self.husk_life() == 1 { 0 } else { self.st.husks_hurt };
        }
        self.st.nemesis_discard.push(f.source);
        let what = if f.by == NONE { What::NemesisDiscarded } else { What::PowerDiscarded };
        self.note(what, f.by, f.source, 0);
    }

    /// Steps about decks: players' and the turn order's.
    fn deck_verb(&mut self, f: &mut Frame, node: Node) -> Flow {
        match node {
            Node::RevealTurn => {
                self.fill_turn_deck();
                f.done = 0;
                if let Some(card) = self.st.turn_deck.last_mut() {
                    card.seen = Down::ALL;
                    f.done = u8::from(card.kind != turn_card::NEMESIS);
                    let kind = card.kind;
                    self.note(What::TurnRevealed, f.by, NONE, kind);
                }
            }
            Node::BuryTurn => {
                if let Some(card) = self.st.turn_deck.pop() {
                    self.st.turn_deck.insert(0, card);
                }
            }
            Node::ShuffleTurn(_) => {
                while self.st.turn_discard.contains(&turn_card::NEMESIS) {
                    self.return_turn(turn_card::NEMESIS);
                }
            }
            Node::RevealTop | Node::DiscardTop => return self.top_verb(f, node),
            Node::LookTop(who) => {
                let seat = self.look().seat(f, who);
                if self.has_top(seat) {
                    let top = self.player(seat).deck.last_mut().map(|card| {
                        card.seen |= 1 << seat;
                        card.kind
                    });
                    self.note(What::TopLooked, seat, top.unwrap_or(NONE), 0);
                }
            }
            Node::DestroyTop(who, n) => {
                let seat = self.look().seat(f, who);
                return self.destroy_top(f, seat, n);
            }
            Node::DiscardOntoDeck(who) => self.discard_onto_deck(self.look().seat(f, who)),
            Node::ShuffleDeck(who) => self.shuffle_deck(self.look().seat(f, who)),
            Node::Recycle(who) => {
                let seat = self.look().seat(f, who);
                self.discard_onto_deck(seat);
                self.shuffle_deck(seat);
            }
            Node::DoublePrepare => {
                let active = self.st.active;
                self.player(active).double = true;
            }
            Node::Shelter => self.st.sheltered = true,
            _ => {} // KeepTurn, KeepTop: nothing moves
        }
        Flow::Next
    }

    fn top_verb(&mut self, f: &mut Frame, node: Node) -> Flow {
        let seat = f.same;
        if node == Node::DiscardTop {
            if let Some(card) = self.player(seat).deck.pop() {
                self.discard(seat, card.kind);
            }
            return Flow::Next;
        }
        if self.has_top(seat) {
            if let Some(card) = self.player(seat).deck.last_mut() {
                card.seen = Down::ALL;
                let kind = card.kind;
                self.note(What::TopRevealed, seat, kind, 0);
            }
            return Flow::Next;
        }
        // Nothing to reveal: the choice that follows is skipped with its branches.
        if let Node::OneOf(_, n) = self.cat.nodes[usize::from(f.at)]
            && let Node::Branch(last) = self.cat.nodes[usize::from(f.at) + usize::from(n)]
        {
            f.at = last.to;
        }
        Flow::Next
    }

    fn destroy_top(&mut self, f: &mut Frame, seat: u8, n: u8) -> Flow {
        let mut strays: talon_core::List<Task, 8> = talon_core::List::new();
        for _ in 0..n {
            if !self.has_top(seat) {
                break;
            }
            let Some(card) = self.player(seat).deck.pop() else { break };
            strays.extend(self.destroy(seat, card.kind));
        }
        if strays.is_empty() {
            return Flow::Next;
        }
        self.store(*f);
        strays.iter().for_each(|&stray| self.st.agenda.push(stray));
        Flow::Yield
    }

    /// Steps of the nemesis' own.
    fn nemesis_verb(&mut self, f: &mut Frame, node: Node) -> Flow {
        match node {
            Node::Fury(n) => {
                self.st.fury = self.st.fury.saturating_add(n);
                self.note(What::Fury, NONE, NONE, n);
            }
            Node::PlaceHusks(sum) => self.place_husks(self.look().amount(f, sum)),
            Node::DropHusks(sum) => f.done = self.drop_husks(self.look().amount(f, sum)),
            Node::SetLife(sum) => {
                let life = self.look().amount(f, sum);
                if let Some(at) = self.st.entry(f.source) {
                    self.st.in_play[at].left = life;
                }
            }
            Node::DevourEachGem => self.devour_each_gem(),
            Node::Corrupt(who, n, to) => {
                let seat = self.look().seat(f, who);
                if seat != NONE {
                    self.corrupt(seat, n, to);
                }
            }
            Node::ReturnMinion => {
                if let Some(at) = self.look().last_minion() {
                    let kind = self.st.nemesis_discard.remove(at);
                    self.enter(kind);
                    self.note(What::MinionReturned, NONE, kind, 0);
                    let immediate = self.cat.at(kind).immediate;
                    return self.before(f, Some(Task::Run(Frame::new(immediate, NONE, kind))));
                }
            }
            Node::DropNemesis(n) => {
                f.done = 0;
                for _ in 0..n {
                    let Some(kind) = self.st.nemesis_deck.pop() else { break };
                    f.done += u8::from(self.cat.at(kind).tier == 3);
                    self.st.nemesis_discard.push(kind);
                    self.note(What::NemesisDiscarded, NONE, kind, 0);
                }
            }
            Node::Ward => {
                let kind = core::mem::replace(&mut self.st.drawn, NONE);
                self.st.nemesis_discard.push(kind);
                self.note(What::NemesisDiscarded, NONE, kind, 0);
            }
            _ => self.end(crate::state::Ending::Swarmed),
        }
        self.before(f, None)
    }

    /// The Prince's set-up: the most expensive gem first, so that the cheapest ends on top.
    fn devour_each_gem(&mut self) {
        let gem = |table: &Self, at: &usize| table.cat.at(table.st.supply[*at].kind).kind == Type::Gem;
        let mut gems: talon_core::List<usize, 9> = (0..9).filter(|at| gem(self, at)).collect();
        gems.sort_by_key(|&at| core::cmp::Reverse(self.cat.at(self.st.supply[at].kind).cost));
        for &pile in &gems {
            self.devour(pile, 1);
        }
    }

    // ---- the turn-order deck

    /// Before a card is drawn or revealed: an empty deck is made anew from all discarded cards.
    pub(crate) fn fill_turn_deck(&mut self) {
        if self.st.turn_deck.is_empty() {
            let discard = self.st.turn_discard;
            self.st.turn_deck.extend(discard.iter().map(|&card| Down::unknown(card)));
            self.st.turn_discard.clear();
            self.st.dice.shuffle(&mut self.st.turn_deck);
            self.note(What::TurnShuffled, NONE, NONE, 0);
        }
    }

    /// One discarded turn-order card is shuffled into the deck.
    fn return_turn(&mut self, card: u8) {
        if self.st.turn_discard.take(card) {
            self.st.turn_deck.push(Down::unknown(card));
            self.st.turn_deck.iter_mut().for_each(|card| card.seen = 0);
            self.st.dice.shuffle(&mut self.st.turn_deck);
            self.note(What::TurnReturned, NONE, NONE, card);
        }
    }

    /// The whole deck is revealed, then laid anew from the top.
    fn arrange(&mut self, f: &mut Frame, node: Node) -> Flow {
        if f.step == 0 {
            self.fill_turn_deck(); // Q3: a reveal from an empty deck makes a new one
            for at in 0..self.st.turn_deck.len() {
                self.st.turn_deck[at].seen = Down::ALL;
                let card = self.st.turn_deck[at].kind;
                self.note(What::TurnRevealed, f.by, NONE, card);
            }
        }
        let rest = self.st.turn_deck.len() - usize::from(f.step);
        let left = &self.st.turn_deck[..rest];
        if left.iter().all(|card| card.kind == left[0].kind) {
            return self.next(f);
        }
        self.question(f, node)
    }

    fn arrange_next(&mut self, f: &mut Frame, card: u8) {
        let rest = self.st.turn_deck.len() - usize::from(f.step);
        if let Some(at) = self.st.turn_deck[..rest].iter().rposition(|held| held.kind == card) {
            self.st.turn_deck[at..rest].rotate_left(1);
        }
        f.step += 1;
    }

    /// Who a group's answer came from is part of the log.
    pub(crate) fn note_decision(&mut self, deciders: usize, seat: Seat, choice: Choice) {
        if deciders > 1 {
            self.sink.note(|| Event::decided(seat.index() as u8, choice));
        }
    }

    /// An effect as a task.
    pub(crate) fn effect(range: Range, by: u8, source: KindId) -> Task {
        Task::Run(Frame::new(range, by, source))
    }
}
