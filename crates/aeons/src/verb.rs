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
    /// Steps that ask nothing. `f.at` stands behind the node already.
    pub(crate) fn verb(&mut self, f: &mut Frame, node: Node) -> Flow {
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
            Node::PlayPicked
            | Node::DestroyPicked
            | Node::DestroyThis
            | Node::DiscardThis
            | Node::OntoDeck => {
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
                if self.player(f.by).take_play(f.picked) {
                    self.destroy(f.by, f.picked)
                } else {
                    None
                }
            }
            Node::DestroyThis => {
                let player = self.player(f.by);
                let found = player.take_play(f.source) || player.take_hand(f.source);
                if found { self.destroy(f.by, f.source) } else { None }
            }
            Node::OntoDeck => {
                let player = self.player(f.by);
                let found = if f.from.1 == 0 {
                    player
                        .discard
                        .iter()
                        .rposition(|&kind| kind == f.source)
                        .map(|at| player.discard.remove(at))
                } else {
                    player.take_hand(f.source).then_some(f.source)
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

    /// Cards are destroyed from the top, turning the pile over if need be. Stray corruptions are laid afterwards.
    fn destroy_top(&mut self, f: &mut Frame, seat: u8, n: u8) -> Flow {
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
            _ => self.end(Ending::Swarmed),
        }
        self.before(f, None)
    }

    /// The Prince's set-up: the most expensive gem first, so that the cheapest ends on top.
    fn devour_each_gem(&mut self) {
        let gem = |table: &Self, at: &usize| table.cat.type_of(table.st.supply[*at].kind) == Type::Gem;
        let mut gems: List<usize, PILES> = (0..PILES).filter(|at| gem(self, at)).collect();
        gems.sort_by_key(|&at| core::cmp::Reverse(self.cat.cost(self.st.supply[at].kind)));
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
    pub(crate) fn return_turn(&mut self, card: u8) {
        if self.st.turn_discard.take(card) {
            self.st.turn_deck.push(Down::unknown(card));
            self.st.turn_deck.iter_mut().for_each(|card| card.seen = 0);
            self.st.dice.shuffle(&mut self.st.turn_deck);
            self.note(What::TurnReturned, NONE, NONE, card);
        }
    }

    /// The whole deck is revealed, then laid anew from the top.
    pub(crate) fn arrange(&mut self, f: &mut Frame, node: Node) -> Flow {
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
            return next(f);
        }
        self.question(f, node)
    }

    /// The chosen card moves to the highest place that is still open.
    pub(crate) fn arrange_next(&mut self, f: &mut Frame, card: u8) {
        let rest = self.st.turn_deck.len() - usize::from(f.step);
        if let Some(at) = self.st.turn_deck[..rest].iter().rposition(|held| held.kind == card) {
            self.st.turn_deck[at..rest].rotate_left(1);
        }
        f.step += 1;
    }
}
