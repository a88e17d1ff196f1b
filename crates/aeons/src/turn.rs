//! Turns and their phases.

use talon_core::Sink;

use crate::card::Window;
use crate::catalogue::{KindId, NONE, Type};
use crate::events::{Event, What};
use crate::resolver::Resolver;
use crate::state::{Breach, Ending, NemesisPhase, Phase, Slot, Task, kinds_of, turn_card};

/// The hand is filled up to this.
const HAND_SIZE: usize = 5;

impl<S: Sink<Event>> Resolver<'_, S> {
    // ---- turn order

    /// After every turn, and at the start: the top turn-order card says who plays (player digest 3).
    pub(crate) fn next_turn(&mut self) -> bool {
        self.fill_turn_deck();
        let Some(card) = self.state.turn_deck.pop() else {
            unreachable!("there are always turn-order cards")
        };
        // It is already in the discard pile during its own turn (player digest 3).
        self.state.turn_discard.push(card.kind);
        self.note(What::Turned, NONE, NONE, card.kind);
        match card.kind {
            turn_card::WILD => return self.push(Task::Wild),
            turn_card::NEMESIS => self.begin_nemesis(),
            seat => self.begin_turn(seat),
        }
        self.open_rune_window()
    }

    /// The turn of a player, from the corruptions in hand on.
    pub(crate) fn begin_turn(&mut self, seat: u8) {
        self.state.active = seat;
        self.push(Task::Turn(seat, Phase::Start));
    }

    /// The nemesis' turn. Cards that enter during it wait for the next one (nemesis digest 2).
    pub(crate) fn begin_nemesis(&mut self) {
        self.state.active = NONE;
        self.state.in_play.iter_mut().for_each(|card| card.acted = false);
        self.push(Task::Nemesis(NemesisPhase::Main));
    }

    /// Players who have the ability of this window and all its charges are asked.
    fn window(&self, window: Window) -> Option<u8> {
        (0..self.state.seats).find(|&seat| {
            let player = self.look().player(seat);
            let facts = self.catalogue.mage_facts[usize::from(player.mage)];
            facts.window == window && player.charges >= facts.charges
        })
    }

    /// After a wild is given to somebody and before the turn (player digest 3, engine order).
    pub(crate) fn open_rune_window(&mut self) -> bool {
        if let Some(seat) = self.window(Window::TurnDrawn) {
            self.push(Task::Rune(seat));
        }
        true
    }

    // ---- a player's turn

    /// The three phases in their fixed order, with the hooks between them (player digest 4).
    pub(crate) fn turn(&mut self, seat: u8, phase: Phase) -> bool {
        match phase {
            Phase::Start => self.corruptions(seat, Task::Turn(seat, Phase::Casting)),
            Phase::Casting => {
                self.look().player(seat).prepared() == 0
                    && self.become_task(Task::Turn(seat, Phase::CastingEnd))
            }
            Phase::CastingEnd => {
                self.become_task(Task::Turn(seat, Phase::Main));
                let slots = self.look().player(seat).slots;
                for slot in slots.iter().flatten().rev().filter(|slot| slot.kind != NONE) {
                    let range = self.catalogue.at(slot.kind).casting_end;
                    if !range.is_empty() {
                        self.push(Self::effect(range, seat, slot.kind));
                    }
                }
                true
            }
            Phase::Main => false,
            Phase::MainEnd => self.corruptions(seat, Task::Turn(seat, Phase::Discard)),
            Phase::Discard => self.discard_played(seat),
            Phase::Draw => {
                let held = self.look().player(seat).hand.len();
                self.draw(seat, HAND_SIZE.saturating_sub(held) as u8);
                self.state.agenda.pop();
                self.end_turn();
                true
            }
        }
    }

    /// Every corruption in hand is resolved, in the order its holder chooses (R36).
    fn corruptions(&mut self, seat: u8, then: Task) -> bool {
        let hand = &self.look().player(seat).hand;
        let mut held = kinds_of(hand).filter(|&kind| self.catalogue.type_of(kind) == Type::Corruption);
        match (held.next(), held.next()) {
            (None, _) => self.become_task(then),
            (Some(kind), None) => self.resolve_corruption(seat, kind),
            (Some(_), Some(_)) => false,
        }
    }

    pub(crate) fn resolve_corruption(&mut self, seat: u8, kind: KindId) -> bool {
        self.note(What::CorruptionResolved, seat, kind, 0);
        self.push(Self::effect(self.catalogue.at(kind).main, seat, kind))
    }

    /// Played cards go onto the discard pile; if they are all the same kind, no order is asked.
    fn discard_played(&mut self, seat: u8) -> bool {
        let player = self.player(seat);
        if kinds_of(&player.play).len() > 1 {
            return false;
        }
        let play = player.play;
        player.play.clear();
        play.iter().for_each(|&kind| self.discard(seat, kind));
        self.become_task(Task::Turn(seat, Phase::Draw))
    }

    /// Clears what lasts for a turn and tests the win by an empty nemesis deck (player digest 4.3).
    fn end_turn(&mut self) {
        let state = &mut *self.state;
        for player in &mut state.players[..usize::from(state.seats)] {
            (player.aether, player.gem_aether, player.spell_aether) = (0, 0, 0);
            (player.discount, player.double, player.focused) = (0, false, 0);
            for slot in player.slots.iter_mut().flatten() {
                (slot.fresh, slot.used) = (false, false);
            }
        }
        state.plays.fill(0);
        state.husks_hurt = 0;
        state.sheltered = false;
        if state.nemesis_deck.is_empty() && state.in_play.is_empty() && state.husks == 0 {
            self.end(Ending::NemesisSpent);
        }
    }

    // ---- the nemesis' turn

    /// Main phase, draw phase, end of turn (nemesis digest 2).
    pub(crate) fn nemesis_turn(&mut self, phase: NemesisPhase) -> bool {
        match phase {
            NemesisPhase::Main => match self.state.in_play.iter().position(|card| !card.acted) {
                Some(at) => self.act(at),
                None => self.become_task(Task::Nemesis(NemesisPhase::Draw)),
            },
            NemesisPhase::Draw => self.nemesis_draw(),
            NemesisPhase::Enter => self.nemesis_enter(),
            NemesisPhase::End => {
                self.become_task(Task::Nemesis(NemesisPhase::Close));
                let range = self.catalogue.board_facts[usize::from(self.state.board)].turn_end;
                self.push(Self::effect(range, NONE, NONE))
            }
            NemesisPhase::Close => {
                self.state.agenda.pop();
                self.end_turn();
                true
            }
        }
    }

    /// A minion does its persistent text, a power counts down.
    fn act(&mut self, at: usize) -> bool {
        self.state.in_play[at].acted = true;
        let kind = self.state.in_play[at].kind;
        if self.catalogue.type_of(kind) == Type::Power {
            let left = self.state.in_play[at].left.saturating_sub(1);
            self.state.in_play[at].left = left;
            self.note(What::Ticked, NONE, kind, left);
            if left > 0 {
                return true;
            }
        }
        self.note(What::NemesisActs, NONE, kind, 0);
        self.push(Self::effect(self.catalogue.at(kind).main, NONE, kind))
    }

    /// Attacks and powers can be warded off before they do anything; minions cannot (X22).
    fn nemesis_draw(&mut self) -> bool {
        let Some(kind) = self.state.nemesis_deck.pop() else {
            self.become_task(Task::Nemesis(NemesisPhase::End));
            return self.push(Self::effect(self.catalogue.thrice, NONE, NONE)); // R28
        };
        self.state.drawn = kind;
        self.note(What::NemesisDrew, NONE, kind, 0);
        self.become_task(Task::Nemesis(NemesisPhase::Enter));
        if self.catalogue.type_of(kind) != Type::Minion
            && let Some(seat) = self.window(Window::NemesisDraw)
        {
            self.push(Task::Ward(seat));
        }
        true
    }

    /// In play first, then the immediate text (H7).
    fn nemesis_enter(&mut self) -> bool {
        self.become_task(Task::Nemesis(NemesisPhase::End));
        let kind = self.state.drawn;
        if kind == NONE {
            return true; // warded off
        }
        let card = self.catalogue.at(kind);
        if card.of_type == Type::Attack {
            return self.push(Self::effect(card.main, NONE, kind));
        }
        self.state.drawn = NONE;
        self.enter(kind);
        self.push(Self::effect(card.immediate, NONE, kind))
    }

    /// A strike card is resolved, shuffled back, and fury is lost.
    pub(crate) fn strike(&mut self, resolved: bool) -> bool {
        if !resolved {
            let Some(kind) = self.state.strikes.pop() else { return self.state.agenda.pop().is_some() };
            self.state.struck = kind;
            self.glimpse(kind);
            self.note(What::Struck, NONE, kind, 0);
            self.become_task(Task::Strike(true));
            return self.push(Self::effect(self.catalogue.at(kind).main, NONE, kind));
        }
        let kind = core::mem::replace(&mut self.state.struck, NONE);
        self.state.strikes.push(kind);
        self.state.dice.shuffle(&mut self.state.strikes);
        let facts = &self.catalogue.board_facts[usize::from(self.state.board)];
        let lost = facts.strike_fury[usize::from(self.state.expert)].min(self.state.fury); // R31
        self.state.fury -= lost;
        self.sink.note(|| Event::new(What::Fury, NONE, NONE, -i16::from(lost)));
        self.state.agenda.pop();
        true
    }

    /// The printed order of exhaustion (R21): two unleashes, a breach, the charges, the doubled excess.
    pub(crate) fn exhaust(&mut self, seat: u8, excess: u8, step: u8) -> bool {
        match step {
            0 | 1 => {
                self.become_task(Task::Exhaust(seat, excess, step + 1));
                self.note(What::Unleashed, NONE, NONE, 0);
                let facts = &self.catalogue.board_facts[usize::from(self.state.board)];
                self.push(Self::effect(facts.unleash[usize::from(self.state.expert)], NONE, NONE))
            }
            2 => {
                let breaches = self.look().player(seat).breaches;
                let mut there = (0..4).filter(|&at| breaches[usize::from(at)] != Breach::None);
                match (there.next(), there.next()) {
                    (Some(_), Some(_)) => false,
                    (Some(only), None) => self.lose_breach(seat, excess, only),
                    (None, _) => self.become_task(Task::Exhaust(seat, excess, 3)),
                }
            }
            _ => {
                self.state.agenda.pop();
                self.lose_charges(seat, u8::MAX);
                self.hurt_gravehold(excess.saturating_mul(2));
                true
            }
        }
    }

    /// Its spell is discarded; the other breaches stay where they are (R26).
    pub(crate) fn lose_breach(&mut self, seat: u8, excess: u8, breach: u8) -> bool {
        let at = usize::from(breach);
        let player = self.player(seat);
        player.breaches[at] = Breach::None;
        let lost = core::mem::replace(&mut player.slots[at], [Slot::FREE; 2]);
        self.note(What::BreachLost, seat, NONE, breach + 1);
        for slot in lost.iter().filter(|slot| slot.kind != NONE) {
            self.discard(seat, slot.kind);
        }
        self.become_task(Task::Exhaust(seat, excess, 3))
    }

    /// A destroyed corruption at increased difficulty: into whose discard pile?
    pub(crate) fn stray(&mut self, kind: KindId) -> bool {
        self.state.is_solo() && self.lay_stray(kind, 0)
    }

    pub(crate) fn lay_stray(&mut self, kind: KindId, seat: u8) -> bool {
        self.state.agenda.pop();
        self.discard(seat, kind);
        true
    }
}
