//! What a seat may do now.

use alloc::vec::Vec;

use talon_core::{Seat, SeatSet};

use crate::card::Kind;
use crate::catalogue::{Catalogue, KIND_BITS};
use crate::choice::Choice;
use crate::code::Step;
use crate::condition::Answer;
use crate::effect::Distinct;
use crate::opening::BID_MAX;
use crate::state::{Execution, INFINITE, RELIC_MASTERY, Side, State, Task};

/// Appends every choice of the seat that is asked.
pub(crate) fn choices(catalogue: &Catalogue, state: &State, seat: Seat, out: &mut Vec<Choice>) {
    let Some(task) = state.agenda.top() else { return };
    match task {
        Task::Play => {
            catalogue.list_play(state, out);
            catalogue.list_attacks(state, out);
        }
        Task::Assign => catalogue.list_attacks(state, out),
        Task::Strike { shown, .. } => catalogue.list_shields(state, seat, shown, out),
        Task::Execution(run) => catalogue.list_answers(state, run, out),
        Task::Nemesis(step) => catalogue.list_for_nemesis(state, step, out),
        Task::Bid => {
            out.extend((state.auction.bid + 1..=BID_MAX).map(|n| Choice::Bid(u16::from(n))));
            out.push(Choice::Pass);
        }
        Task::PickCharacter(_) => {
            let free = (0..catalogue.characters().len() as u8).filter(|&who| Catalogue::is_free(state, who));
            out.extend(free.map(Choice::Character));
        }
        Task::Draft(_) => Catalogue::draft_choices(state, out),
        Task::EndTurn => {}
    }
}

pub(crate) fn to_act(state: &State) -> SeatSet {
    if state.ending.is_some() {
        return SeatSet::NONE;
    }
    Catalogue::asked(state).map_or(SeatSet::NONE, SeatSet::one)
}

impl Catalogue {
    /// The seat that has to answer what is on top of the agenda.
    #[inline]
    pub(crate) fn asked(state: &State) -> Option<Seat> {
        Some(match state.agenda.top()? {
            Task::Play | Task::Assign | Task::Execution(_) | Task::Nemesis(_) | Task::EndTurn => {
                state.decider()
            }
            Task::Strike { ahead, .. } => Seat::at(((state.turn + ahead) % state.sides_len) as usize),
            Task::Bid => Seat::at(state.auction.bidder as usize),
            Task::PickCharacter(seat) => Seat::at(seat as usize),
            Task::Draft(taken) => Self::drafter(state, taken),
        })
    }

    fn list_play(&self, state: &State, out: &mut Vec<Choice>) {
        let me = state.me();
        let mut distinct = Distinct::default();
        for &card in me.hand() {
            if distinct.is_new(card) {
                out.push(Choice::Play(Kind(card & KIND_BITS)));
            }
        }
        self.list_champions(state, me, out);
        let mut distinct = Distinct::default();
        for &card in &state.row {
            if self.price(me, card) <= me.gems && distinct.is_new(card) {
                out.push(Choice::Recruit(Kind(card)));
                if self.facts(card).mercenary {
                    out.push(Choice::FastPlay(Kind(card)));
                }
            }
        }
        if !me.focused && me.gems > 0 {
            out.push(Choice::Focus);
        }
        if me.mastery >= RELIC_MASTERY && !me.relic_taken {
            out.extend(me.relics.iter().map(|&kind| Choice::Relic(Kind(kind))));
        }
        if me.power > 0 {
            self.list_hits(state, me.power, out);
        }
    }

    fn list_champions(&self, state: &State, me: &Side, out: &mut Vec<Choice>) {
        let mut distinct = Distinct::default();
        for champion in &me.champions {
            if !champion.is_exhausted()
                && self.may_exhaust(state, champion.kind)
                && distinct.is_new(champion.kind)
            {
                out.push(Choice::Exhaust { kind: Kind(champion.kind), copy: 0 });
            }
        }
    }

    /// Has the champion an ability, and can what it is bound to hold (P19)?
    #[inline]
    pub(crate) fn may_exhaust(&self, state: &State, kind: u8) -> bool {
        let facts = self.facts(kind);
        let run = Execution { kind, ..Execution::default() };
        facts.exhaust != 0 && facts.usable.is_none_or(|test| self.holds(state, run, test) != Answer::No)
    }

    fn list_hits(&self, state: &State, power: u16, out: &mut Vec<Choice>) {
        for seat in state.enemies() {
            let side = state.side(seat);
            if side.champions.is_empty() {
                continue;
            }
            let cover = self.cover(side);
            for (place, champion) in side.champions.iter().enumerate() {
                if self.toughness_under(cover, *champion) <= power
                    && self.may_hit_under(cover, state, side, *champion)
                    && !side.champions[..place].contains(champion)
                {
                    out.push(Choice::Hit { seat: Seat::at(seat), place: place as u8 });
                }
            }
        }
    }

    /// Attacks, and the end of the turn: power may be left unspent (P4).
    fn list_attacks(&self, state: &State, out: &mut Vec<Choice>) {
        let power = state.me().power;
        for seat in self.targets(state) {
            let seat = Seat::at(seat);
            if Self::is_all_or_nothing(state) {
                out.push(Choice::AttackAll(seat));
            } else if power == INFINITE {
                out.push(Choice::Attack { seat, amount: INFINITE });
            } else {
                out.extend((1..=power).map(|amount| Choice::Attack { seat, amount }));
            }
        }
        out.push(Choice::End);
    }

    fn list_shields(&self, state: &State, seat: Seat, shown: u8, out: &mut Vec<Choice>) {
        let side = state.side(seat.index());
        let mut distinct = Distinct::default();
        for &card in side.hand().iter().skip(shown as usize) {
            if self.shield_value(side, card) > 0 && distinct.is_new(card) {
                out.push(Choice::Shield(Kind(card & KIND_BITS)));
            }
        }
        out.push(Choice::NoShield);
    }

    fn list_answers(&self, state: &State, run: Execution, out: &mut Vec<Choice>) {
        let step = self.code.at(run.at);
        self.answers(state, run, step, |choice| out.push(choice));
        if may_decline(step) {
            out.push(Choice::Done);
        }
    }
}

/// Shows are the player's will; a verb says for itself (P5).
fn may_decline(step: Step) -> bool {
    match step {
        Step::Do(leaf) => leaf.is_optional(),
        Step::Unless(..) => true,
        Step::End | Step::Jump(_) => false,
    }
}
