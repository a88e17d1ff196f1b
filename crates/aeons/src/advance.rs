//! Makes a choice, then works through the agenda until the next question.

use talon_core::{Seat, Sink};

use crate::card::Usable;
use crate::catalogue::{KindId, NONE, Type};
use crate::choice::Choice;
use crate::effect::Flow;
use crate::events::{Event, What};
use crate::look::CHARGE_COST;
use crate::resolver::Resolver;
use crate::state::{Breach, Ending, Phase, Slot, Task};

impl<S: Sink<Event>> Resolver<'_, S> {
    /// Carries out a choice that is allowed.
    pub(crate) fn advance(&mut self, seat: Seat, choice: Choice) {
        let number = seat.index() as u8;
        let Some(task) = self.state.agenda.top() else { return };
        match task {
            Task::Turn(active, phase) => self.answer_turn(active, phase, number, choice),
            Task::Wild => {
                if let Choice::Seat(picked) = choice {
                    self.note_decision(seat, choice, None);
                    self.state.agenda.pop();
                    self.begin_turn(picked);
                    self.open_rune_window();
                }
            }
            Task::Rune(owner) | Task::Ward(owner) => {
                self.state.agenda.pop();
                if choice == Choice::Ability {
                    self.use_ability(owner);
                }
            }
            Task::Spread(by, n) => {
                self.state.agenda.pop();
                let task = if choice == Choice::Yes { self.hurt(by, 1) } else { None };
                if self.state.ending == Ending::Open {
                    self.hurt_husks(n, choice == Choice::Yes);
                    self.state.agenda_push(task);
                }
            }
            Task::Exhaust(owner, excess, _) => {
                if let Choice::Breach(breach) = choice {
                    self.lose_breach(owner, excess, breach);
                }
            }
            Task::Stray(kind) => {
                if let Choice::Seat(picked) = choice {
                    self.note_decision(seat, choice, None);
                    self.lay_stray(kind, picked);
                }
            }
            Task::Run(mut frame) => {
                let node = self.catalogue.nodes[usize::from(frame.at)];
                if frame.by == NONE && node.is_groups() {
                    self.note_decision(seat, choice, Some(frame.at));
                }
                if self.answer_node(&mut frame, node, number, choice) == Flow::Next {
                    self.become_task(Task::Run(frame));
                }
            }
            Task::Idle | Task::Nemesis(_) | Task::Strike(_) => {}
        }
    }

    /// Runs to the next question or to the end of the game.
    pub(crate) fn proceed(&mut self) {
        while self.state.ending == Ending::Open && self.work() {}
    }

    /// Does the next bit of the task on top. False if somebody is asked.
    pub(crate) fn work(&mut self) -> bool {
        match self.state.agenda.top() {
            None => self.next_turn(),
            Some(Task::Run(frame)) => self.run(frame),
            Some(Task::Turn(seat, phase)) => self.turn(seat, phase),
            Some(Task::Nemesis(phase)) => self.nemesis_turn(phase),
            Some(Task::Strike(resolved)) => self.strike(resolved),
            Some(Task::Exhaust(seat, excess, step)) => self.exhaust(seat, excess, step),
            Some(Task::Stray(kind)) => self.stray(kind),
            Some(Task::Wild | Task::Rune(_) | Task::Ward(_) | Task::Spread(..)) => false,
            Some(Task::Idle) => self.state.agenda.pop().is_some(),
        }
    }

    /// The task on top becomes another.
    pub(crate) fn become_task(&mut self, task: Task) -> bool {
        if let Some(top) = self.state.agenda.top_mut() {
            *top = task;
        }
        true
    }

    pub(crate) fn push(&mut self, task: Task) -> bool {
        self.state.agenda.push(task);
        true
    }

    fn answer_turn(&mut self, active: u8, phase: Phase, seat: u8, choice: Choice) {
        match (phase, choice) {
            (Phase::Start | Phase::MainEnd, Choice::Card(kind, _)) => {
                self.resolve_corruption(active, kind);
            }
            (Phase::Casting, Choice::Cast(breach, place)) => {
                let task = self.cast(active, active, (breach, place), 0, false);
                self.push(task);
            }
            (Phase::Casting, _) => {
                self.become_task(Task::Turn(active, Phase::CastingEnd));
            }
            (Phase::Main, Choice::End) => {
                self.become_task(Task::Turn(active, Phase::MainEnd));
            }
            (Phase::Main, Choice::Ability) => self.use_ability(seat),
            (Phase::Main, _) => self.action(active, choice),
            (Phase::Discard, Choice::Next(kind)) => self.lay_played(active, &[kind]),
            (Phase::Discard, Choice::NextAll(order)) => self.lay_played(active, order.cards()),
            // Nothing else is asked there.
            (Phase::Start | Phase::MainEnd | Phase::CastingEnd | Phase::Discard | Phase::Draw, _) => {}
        }
    }

    /// First named, deepest in the pile.
    fn lay_played(&mut self, seat: u8, kinds: &[KindId]) {
        for &kind in kinds {
            if self.player(seat).take_play(kind) {
                self.discard(seat, kind);
            }
        }
    }

    /// All charges are removed, then the ability is done.
    fn use_ability(&mut self, seat: u8) {
        let facts = self.catalogue.mage_facts[usize::from(self.look().player(seat).mage)];
        self.player(seat).charges = 0;
        self.note(What::Ability, seat, NONE, 0);
        self.push(Self::effect(facts.ability, seat, NONE));
    }

    /// One of the eight actions of the main phase.
    fn action(&mut self, seat: u8, choice: Choice) {
        match choice {
            Choice::Play(kind) => {
                let player = self.player(seat);
                player.take_hand(kind);
                player.play.push(kind);
                self.state.plays[usize::from(kind)] += 1;
                self.note(What::Played, seat, kind, 0);
                self.push(Self::effect(self.catalogue.at(kind).main, seat, kind));
            }
            Choice::Buy(kind) => self.buy(seat, kind, false),
            Choice::BuyDevoured(kind) => self.buy(seat, kind, true),
            Choice::Charge => {
                self.player(seat).aether -= CHARGE_COST;
                self.charge(seat, 1);
            }
            Choice::Focus(breach) => {
                let price = self.look().focus_price(seat, breach).unwrap_or(0);
                self.player(seat).aether -= price;
                self.focus(seat, breach);
            }
            Choice::Open(breach) => {
                let price = self.look().open_price(seat, breach).unwrap_or(0);
                let player = self.player(seat);
                player.aether -= price;
                player.discount = 0;
                player.breaches[usize::from(breach)] = Breach::Opened;
                self.note(What::Opened, seat, NONE, breach + 1);
            }
            Choice::Prepare(kind, breach) => {
                let player = self.player(seat);
                player.take_hand(kind);
                let slots = &mut player.slots[usize::from(breach)];
                let place = usize::from(slots[0].kind != NONE);
                slots[place] = Slot { kind, fresh: true, used: false };
                self.note(What::Prepared, seat, kind, breach + 1);
            }
            Choice::Use(kind) => self.use_prepared(seat, kind),
            Choice::DiscardPower(kind) => {
                self.push(Self::effect(self.catalogue.at(kind).to_discard, seat, kind));
            }
            // No actions, but answers.
            Choice::Cast(..)
            | Choice::Ability
            | Choice::TargetNemesis
            | Choice::Target(_)
            | Choice::TargetHusk
            | Choice::Option(_)
            | Choice::Next(_)
            | Choice::NextAll(_)
            | Choice::End
            | Choice::Done
            | Choice::Yes
            | Choice::No
            | Choice::Card(..)
            | Choice::Spell(..)
            | Choice::Seat(_)
            | Choice::Breach(_)
            | Choice::Turn(_) => {}
        }
    }

    /// The card is gained at once, on top of the discard pile (player digest 4.5).
    fn buy(&mut self, seat: u8, kind: KindId, devoured: bool) {
        let card = self.catalogue.at(kind);
        let player = self.player(seat);
        // Restricted aether is spent first (X16).
        let restricted = match card.of_type {
            Type::Gem => &mut player.gem_aether,
            _ => &mut player.spell_aether,
        };
        let saved = if card.of_type == Type::Relic { 0 } else { card.cost.min(*restricted) };
        *restricted -= saved;
        player.aether -= card.cost - saved;
        if devoured {
            self.state.devoured.pop();
        } else if let Some(pile) = self.pile_of(kind) {
            self.take_supply(pile);
        }
        let task = self.gain(seat, kind, crate::card::To::DiscardTop);
        if self.state.ending == Ending::Open {
            self.state.agenda_push(task);
        }
    }

    /// The first copy that was not used yet: copies differ in nothing else (X10).
    fn use_prepared(&mut self, seat: u8, kind: KindId) {
        let card = self.catalogue.at(kind);
        let once = card.usable == Usable::Once;
        let slots = self.player(seat).slots.iter_mut().flatten();
        for slot in slots.filter(|slot| slot.kind == kind && !(once && slot.used)).take(1) {
            slot.used = true;
        }
        self.note(What::Used, seat, kind, 0);
        self.push(Self::effect(card.using, seat, kind));
    }
}

impl crate::state::State {
    fn agenda_push(&mut self, task: Option<Task>) {
        if let Some(task) = task {
            self.agenda.push(task);
        }
    }
}
