//! The verbs: what a step of an effect does once nothing is left to ask.

use talon_core::{List, Sink};

use crate::card::{Class, Who};
use crate::catalogue::{NONE, Type};
use crate::effect::{Flow, next};
use crate::event::{Event, What};
use crate::lower::Node;
use crate::state::{Down, Ending, Frame, PILES, Task, turn_card};
use crate::table::Table;

impl<S: Sink<Event>> Table<'_, S> {
    /// Steps that ask nothing. `frame.at` stands behind the node already.
    pub(crate) fn verb(&mut self, frame: &mut Frame, node: Node) -> Flow {
        let who = |table: &Self, who: Who| Some(table.look().seat(frame, who)).filter(|&seat| seat != NONE);
        match node {
            Node::Aether(n) => self.aether(frame.by, n),
            Node::AetherFor(Class::Gem, n) => self.player(frame.by).gem_aether += n,
            Node::AetherFor(_, n) => self.player(frame.by).spell_aether += n,
            Node::Suffer(target, sum) => {
                let n = self.look().amount(frame, sum);
                let task = who(self, target).and_then(|seat| self.hurt(seat, n));
                return self.before(frame, task);
            }
            Node::HurtGravehold(sum) => {
                let n = self.look().amount(frame, sum);
                self.hurt_gravehold(n);
                return self.before(frame, None);
            }
            Node::HurtThis(n) => self.hurt_minion(frame.source, n),
            Node::Heal(target, n) => {
                if let Some(seat) = who(self, target) {
                    self.heal(seat, n);
                }
            }
            Node::HealGravehold(n) => {
                let gained = n.min(self.state.gravehold_max.saturating_sub(self.state.gravehold));
                self.state.gravehold += gained;
                self.note(What::GraveholdHealed, NONE, NONE, gained);
            }
            Node::HealNemesis(n) => {
                let gained = n.min(self.state.nemesis_max.saturating_sub(self.state.nemesis));
                self.state.nemesis += gained;
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
            Node::Discount(n) => self.player(frame.by).discount += n,
            Node::Pay(n) => self.player(frame.by).aether -= n,
            Node::PlayPicked
            | Node::DestroyPicked
            | Node::DestroyThis
            | Node::DiscardThis
            | Node::OntoDeck => {
                return self.card_verb(frame, node);
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
            | Node::Ward => return self.nemesis_verb(frame, node),
            _ => return self.deck_verb(frame, node),
        }
        Flow::Next
    }

    fn aether(&mut self, seat: u8, n: u8) {
        // Out of turn there is nothing to spend it on (X26).
        if seat == self.state.active {
            self.player(seat).aether = self.look().player(seat).aether.saturating_add(n);
            self.note(What::Aether, seat, NONE, n);
        }
    }

    /// Steps about the running or picked card itself.
    fn card_verb(&mut self, frame: &mut Frame, node: Node) -> Flow {
        let task = match node {
            Node::PlayPicked => {
                self.state.plays[usize::from(frame.picked)] += 1;
                self.note(What::Played, frame.by, frame.picked, 0);
                Some(Task::Run(Frame::new(self.catalogue.at(frame.picked).main, frame.by, frame.picked)))
            }
            Node::DestroyPicked => {
                if self.player(frame.by).take_play(frame.picked) {
                    self.destroy(frame.by, frame.picked)
                } else {
                    None
                }
            }
            Node::DestroyThis => {
                let player = self.player(frame.by);
                let found = player.take_play(frame.source) || player.take_hand(frame.source);
                if found { self.destroy(frame.by, frame.source) } else { None }
            }
            Node::OntoDeck => {
                let player = self.player(frame.by);
                let found = if frame.from.1 == 0 {
                    player
                        .discard
                        .iter()
                        .rposition(|&kind| kind == frame.source)
                        .map(|at| player.discard.remove(at))
                } else {
                    player.take_hand(frame.source).then_some(frame.source)
                };
                if let Some(kind) = found {
                    player.deck.push(Down::known(kind));
                }
                None
            }
            _ => {
                self.discard_nemesis(frame);
                None
            }
        };
        self.before(frame, task)
    }

    /// The running attack or power goes to the nemesis discard pile.
    fn discard_nemesis(&mut self, frame: &Frame) {
        if self.state.drawn == frame.source {
            self.state.drawn = NONE;
        } else if let Some(at) = self.state.entry(frame.source) {
            self.state.in_play.remove(at);
            self.state.husks_hurt = if self.husk_life() == 1 { 0 } else { self.state.husks_hurt };
        }
        self.state.nemesis_discard.push(frame.source);
        let what = if frame.by == NONE { What::NemesisDiscarded } else { What::PowerDiscarded };
        self.note(what, frame.by, frame.source, 0);
    }

    /// Steps about decks: players' and the turn order's.
    fn deck_verb(&mut self, frame: &mut Frame, node: Node) -> Flow {
        match node {
            Node::RevealTurn => {
                self.fill_turn_deck();
                frame.done = 0;
                if let Some(card) = self.state.turn_deck.last_mut() {
                    card.seen = Down::ALL;
                    frame.done = u8::from(card.kind != turn_card::NEMESIS);
                    let kind = card.kind;
                    self.note(What::TurnRevealed, frame.by, NONE, kind);
                }
            }
            Node::BuryTurn => {
                if let Some(card) = self.state.turn_deck.pop() {
                    self.state.turn_deck.insert(0, card);
                }
            }
            Node::ShuffleTurn(_) => {
                while self.state.turn_discard.contains(&turn_card::NEMESIS) {
                    self.return_turn(turn_card::NEMESIS);
                }
            }
            Node::RevealTop | Node::DiscardTop => return self.top_verb(frame, node),
            Node::LookTop(who) => {
                let seat = self.look().seat(frame, who);
                if self.has_top(seat) {
                    let top = self.player(seat).deck.last_mut().map(|card| {
                        card.seen |= 1 << seat;
                        card.kind
                    });
                    self.note(What::TopLooked, seat, top.unwrap_or(NONE), 0);
                }
            }
            Node::DestroyTop(who, n) => {
                let seat = self.look().seat(frame, who);
                return self.destroy_top(frame, seat, n);
            }
            Node::DiscardOntoDeck(who) => self.discard_onto_deck(self.look().seat(frame, who)),
            Node::ShuffleDeck(who) => self.shuffle_deck(self.look().seat(frame, who)),
            Node::Recycle(who) => {
                let seat = self.look().seat(frame, who);
                self.discard_onto_deck(seat);
                self.shuffle_deck(seat);
            }
            Node::DoublePrepare => {
                let active = self.state.active;
                self.player(active).double = true;
            }
            Node::Shelter => self.state.sheltered = true,
            _ => {} // KeepTurn, KeepTop: nothing moves
        }
        Flow::Next
    }

    fn top_verb(&mut self, frame: &mut Frame, node: Node) -> Flow {
        let seat = frame.same;
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
        if let Node::OneOf(_, n) = self.catalogue.nodes[usize::from(frame.at)]
            && let Node::Branch(last) = self.catalogue.nodes[usize::from(frame.at) + usize::from(n)]
        {
            frame.at = last.to;
        }
        Flow::Next
    }

    /// Cards are destroyed from the top, turning the pile over if need be. Stray corruptions are laid afterwards.
    fn destroy_top(&mut self, frame: &mut Frame, seat: u8, n: u8) -> Flow {
        let mut strays: List<Task, 8> = List::new();
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
        self.store(*frame);
        strays.iter().for_each(|&stray| self.state.agenda.push(stray));
        Flow::Yield
    }

    /// Steps of the nemesis' own.
    fn nemesis_verb(&mut self, frame: &mut Frame, node: Node) -> Flow {
        match node {
            Node::Fury(n) => {
                self.state.fury = self.state.fury.saturating_add(n);
                self.note(What::Fury, NONE, NONE, n);
            }
            Node::PlaceHusks(sum) => self.place_husks(self.look().amount(frame, sum)),
            Node::DropHusks(sum) => frame.done = self.drop_husks(self.look().amount(frame, sum)),
            Node::SetLife(sum) => {
                let life = self.look().amount(frame, sum);
                if let Some(at) = self.state.entry(frame.source) {
                    self.state.in_play[at].left = life;
                }
            }
            Node::DevourEachGem => self.devour_each_gem(),
            Node::Corrupt(who, n, to) => {
                let seat = self.look().seat(frame, who);
                if seat != NONE {
                    self.corrupt(seat, n, to);
                }
            }
            Node::ReturnMinion => {
                if let Some(at) = self.look().last_minion() {
                    let kind = self.state.nemesis_discard.remove(at);
                    self.enter(kind);
                    self.note(What::MinionReturned, NONE, kind, 0);
                    let immediate = self.catalogue.at(kind).immediate;
                    return self.before(frame, Some(Task::Run(Frame::new(immediate, NONE, kind))));
                }
            }
            Node::DropNemesis(n) => {
                frame.done = 0;
                for _ in 0..n {
                    let Some(kind) = self.state.nemesis_deck.pop() else { break };
                    frame.done += u8::from(self.catalogue.at(kind).tier == 3);
                    self.state.nemesis_discard.push(kind);
                    self.note(What::NemesisDiscarded, NONE, kind, 0);
                }
            }
            Node::Ward => {
                let kind = core::mem::replace(&mut self.state.drawn, NONE);
                self.state.nemesis_discard.push(kind);
                self.note(What::NemesisDiscarded, NONE, kind, 0);
            }
            _ => self.end(Ending::Swarmed),
        }
        self.before(frame, None)
    }

    /// The Prince's set-up: the most expensive gem first, so that the cheapest ends on top.
    fn devour_each_gem(&mut self) {
        let gem =
            |table: &Self, at: &usize| table.catalogue.type_of(table.state.supply[*at].kind) == Type::Gem;
        let mut gems: List<usize, PILES> = (0..PILES).filter(|at| gem(self, at)).collect();
        gems.sort_by_key(|&at| core::cmp::Reverse(self.catalogue.cost(self.state.supply[at].kind)));
        for &pile in &gems {
            self.devour(pile, 1);
        }
    }

    // ---- the turn-order deck

    /// Before a card is drawn or revealed: an empty deck is made anew from all discarded cards.
    pub(crate) fn fill_turn_deck(&mut self) {
        if self.state.turn_deck.is_empty() {
            let discard = self.state.turn_discard;
            self.state.turn_deck.extend(discard.iter().map(|&card| Down::unknown(card)));
            self.state.turn_discard.clear();
            self.state.dice.shuffle(&mut self.state.turn_deck);
            self.note(What::TurnShuffled, NONE, NONE, 0);
        }
    }

    /// One discarded turn-order card is shuffled into the deck.
    pub(crate) fn return_turn(&mut self, card: u8) {
        if self.state.turn_discard.take(card) {
            self.state.turn_deck.push(Down::unknown(card));
            self.state.turn_deck.iter_mut().for_each(|card| card.seen = 0);
            self.state.dice.shuffle(&mut self.state.turn_deck);
            self.note(What::TurnReturned, NONE, NONE, card);
        }
    }

    /// The whole deck is revealed, then laid anew from the top.
    pub(crate) fn arrange(&mut self, frame: &mut Frame, node: Node) -> Flow {
        if frame.step == 0 {
            self.fill_turn_deck(); // Q3: a reveal from an empty deck makes a new one
            for at in 0..self.state.turn_deck.len() {
                self.state.turn_deck[at].seen = Down::ALL;
                let card = self.state.turn_deck[at].kind;
                self.note(What::TurnRevealed, frame.by, NONE, card);
            }
        }
        let rest = self.state.turn_deck.len() - usize::from(frame.step);
        let left = &self.state.turn_deck[..rest];
        if left.iter().all(|card| card.kind == left[0].kind) {
            return next(frame);
        }
        self.question(frame, node)
    }

    /// The chosen card moves to the highest place that is still open.
    pub(crate) fn arrange_next(&mut self, frame: &mut Frame, card: u8) {
        let rest = self.state.turn_deck.len() - usize::from(frame.step);
        if let Some(at) = self.state.turn_deck[..rest].iter().rposition(|held| held.kind == card) {
            self.state.turn_deck[at..rest].rotate_left(1);
        }
        frame.step += 1;
    }
}
