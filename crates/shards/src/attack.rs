//! The attack phase: power becomes damage, shields answer, players fall (shards 3.2, 8, 10.1, 10.2).

use talon_core::{Seat, Sink};

use crate::card::{Kind, Shield};
use crate::catalogue::{Catalogue, KIND_BITS};
use crate::events::Event;
use crate::state::{INFINITE, MARKED, Mode, Side, State, Task};

impl Catalogue {
    /// May the side whose turn it is assign power to this player?
    pub(crate) fn may_attack(&self, state: &State, seat: usize) -> bool {
        let me = state.turn as usize;
        if seat >= state.sides_len as usize
            || !state.are_enemies(me, seat)
            || !state.side(seat).is_alive()
            || self.is_protected(state.side(seat))
        {
            return false;
        }
        if state.mode != Mode::Teams {
            return true;
        }
        // R32-R34: only the enemy opposite, unless that one or the team-mate is gone.
        let opposite = (me + 2) % 4;
        seat == opposite || !state.side(opposite).is_alive() || !state.side(3 - me).is_alive()
    }

    /// Players that power can still be assigned to.
    #[inline]
    pub(crate) fn targets<'a>(&'a self, state: &'a State) -> impl Iterator<Item = usize> + use<'a> {
        let seats = if state.me().power > 0 { state.sides_len as usize } else { 0 };
        (0..seats).filter(|&seat| !state.named.has(Seat::at(seat)) && self.may_attack(state, seat))
    }

    /// Only one amount makes sense where all power reaches every target there can be.
    pub(crate) fn is_all_or_nothing(state: &State) -> bool {
        state.sides_len == 2 || state.mode == Mode::Melee
    }

    /// P4: a player with power left may still attack or leave it; without a target the phase is over.
    pub(crate) fn assign_waits(&self, state: &mut State) -> bool {
        let open = self.targets(state).next().is_some();
        if !open {
            Self::close(state);
        }
        open
    }

    pub(crate) fn attack<S: Sink<Event>>(&self, state: &mut State, seat: usize, amount: u16, sink: &mut S) {
        if state.agenda.top() == Some(Task::Play) {
            state.agenda.pop();
            state.agenda.push(Task::Assign);
        }
        let enemies = (0..state.sides_len as usize).filter(|&enemy| self.may_attack(state, enemy)).count();
        for target in 0..state.sides_len as usize {
            // shards 10.2: in the melee every opponent who can be attacked takes all of it.
            let hit = target == seat || state.mode == Mode::Melee;
            if hit && self.may_attack(state, target) {
                let damage = &mut state.assigned[target];
                *damage = damage.saturating_add(amount);
                sink.note(|| Event::Attacked { by: state.my_seat(), seat: Seat::at(target), n: amount });
                if amount == INFINITE || state.mode == Mode::Teams {
                    state.named = state.named.with(Seat::at(target));
                }
            }
        }
        state.me_mut().spend_power(amount);
        if state.mode == Mode::Teams && enemies == 1 {
            state.agenda.push(Task::Strike { ahead: 1, shown: 0 }); // R33: the rest may follow after a kill
        }
    }

    /// Asks the attacked seats clockwise (P9), then deals the damage. Says whether somebody has to answer.
    pub(crate) fn strike<S: Sink<Event>>(
        &self,
        state: &mut State,
        mut ahead: u8,
        mut shown: u8,
        sink: &mut S,
    ) -> bool {
        while ahead < state.sides_len {
            let seat = ((state.turn + ahead) % state.sides_len) as usize;
            // Whatever the cards are: not asking would betray the hand.
            if state.assigned[seat] > 0 && state.side(seat).hand().len() > shown as usize {
                if let Some(task) = state.agenda.top_mut() {
                    *task = Task::Strike { ahead, shown };
                }
                return true;
            }
            (ahead, shown) = (ahead + 1, 0);
        }
        state.agenda.pop();
        self.deal_damage(state, sink);
        false
    }

    /// What a card prevents when its owner shows it.
    #[inline]
    pub(crate) fn shield_value(&self, side: &Side, card: u8) -> u16 {
        match self.facts(card).shield {
            Shield::None => 0,
            Shield::Fixed(n) => u16::from(n),
            Shield::Mastery => u16::from(side.mastery), // X6
        }
    }

    pub(crate) fn shield<S: Sink<Event>>(&self, state: &mut State, seat: Seat, kind: u8, sink: &mut S) {
        let Some(Task::Strike { ahead, shown }) = state.agenda.top() else { return };
        let side = state.side_mut(seat.index());
        let hidden = &side.hand()[shown as usize..];
        let Some(place) = hidden.iter().position(|&card| card & KIND_BITS == kind) else { return };
        let n = self.shield_value(side, kind);
        // Cards shown in this attack lie in front; everybody knows them from now on.
        let hand = side.table.first_mut();
        hand.swap(shown as usize, shown as usize + place);
        hand[shown as usize] |= MARKED;
        state.prevented[seat.index() & 3] += n;
        sink.note(|| Event::Shielded { seat, kind: Kind(kind), n });
        if let Some(task) = state.agenda.top_mut() {
            *task = Task::Strike { ahead, shown: shown + 1 };
        }
    }

    pub(crate) fn no_shield(state: &mut State) {
        if let Some(Task::Strike { ahead, shown }) = state.agenda.top_mut() {
            (*ahead, *shown) = (*ahead + 1, 0);
        }
    }

    /// P34: what champions prevent is read now and needs no showing.
    pub(crate) fn wall(&self, side: &Side) -> u16 {
        let walls = side.champions.iter().filter_map(|champion| self.facts(champion.kind).wall);
        walls.map(|(value, from, then)| u16::from(if side.mastery >= from { then } else { value })).sum()
    }

    fn deal_damage<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        // Only in team play does the phase go on after damage: one enemy was open and answered at once.
        let goes_on = state.agenda.top() == Some(Task::Assign);
        for seat in 0..state.sides_len as usize {
            let assigned = core::mem::take(&mut state.assigned[seat]);
            let shown = core::mem::take(&mut state.prevented[seat]);
            if assigned == 0 {
                continue;
            }
            let prevented = if state.marks.ignore_shields { 0 } else { shown + self.wall(state.side(seat)) };
            let mut damage = if assigned == INFINITE { INFINITE } else { assigned.saturating_sub(prevented) };
            let lost = damage.min(u16::from(state.side(seat).health));
            // R33: what shields and health did not use may still go to the other enemy.
            let left = if goes_on && assigned != INFINITE { damage - lost } else { 0 };
            damage -= left;
            let dealt = &mut state.marks.dealt[seat];
            *dealt = dealt.saturating_add(damage.min(255) as u8);
            let side = &mut state.sides[seat & 3];
            side.health -= lost as u8;
            sink.note(|| Event::Damaged { seat: Seat::at(seat), n: damage.min(255) });
            if !side.is_alive() {
                sink.note(|| Event::Fell { seat: Seat::at(seat) });
            }
            if left > 0 {
                state.me_mut().add_power(left);
                sink.note(|| Event::PowerLeft { seat: state.my_seat(), n: left });
            }
        }
        Self::settle(state);
    }
}
