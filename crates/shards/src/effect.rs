//! The interpreter: one function per verb. A step that has to ask leaves its card on the agenda; that card is the
//! question, and the answer goes on from the same step.

use talon_core::{Seat, Sink};

use crate::card::{Copied, Filter, Kind, Mark, Reach, Resource};
use crate::catalogue::{Catalogue, Facts, KIND_BITS};
use crate::cause::Cause;
use crate::choice::{Choice, Zone};
use crate::condition::{Answer, shows_unify};
use crate::event::Event;
use crate::program::{Step, Test};
use crate::state::{Champion, HEALTH_MAX, INFINITE, MARKED, MASTERY_MAX, Mode, NEMESIS, Run, State, Task};

impl Catalogue {
    /// Resolves a card until it ends, asks, or hands over to a card it copies. Says whether it waits for an answer.
    pub(crate) fn run<S: Sink<Event>>(&self, state: &mut State, mut run: Run, sink: &mut S) -> bool {
        loop {
            let step = self.code.at(run.at);
            match step {
                Step::End if run.again => {
                    let (at, kind) = (self.facts(run.kind).play, run.kind);
                    sink.note(|| Event::Copied { seat: state.my_seat(), kind: Kind(kind) });
                    run = Run { at, kind, copied: true, ..Run::default() };
                    continue;
                }
                Step::End => return false,
                Step::Jump(to) => {
                    run.at = to;
                    continue;
                }
                Step::Unless(test, to) => {
                    match self.holds(state, run, test) {
                        Answer::Yes => run.at += 1,
                        Answer::No => run.at = to,
                        Answer::Ask => return wait(state, run),
                    }
                    run.given = 0;
                    continue;
                }
                Step::Copy(_) | Step::CopyAgain | Step::CopyEvery(_) => {
                    match self.copy(state, &mut run, step, sink) {
                        Progress::Next => {}
                        Progress::Wait => return wait(state, run),
                        Progress::HandOver => return false,
                    }
                }
                Step::Banish(n) => {
                    let me = state.me();
                    let any = !me.hand().is_empty() || !me.discard().is_empty();
                    if run.given < n && any && !state.is_nemesis_turn() {
                        return wait(state, run);
                    }
                    run.given = 0;
                }
                Step::Return(_) | Step::FreeRecruit { .. } | Step::Destroy(Reach::One) | Step::Weaken(_) => {
                    match self.only_pick(state, run, step) {
                        Picks::None => {}
                        Picks::One(choice) => self.take(state, step, choice, sink),
                        Picks::Many => return wait(state, run),
                    }
                }
                _ => self.perform(state, step, sink),
            }
            if state.ending.is_some() {
                return false;
            }
            run.at += 1;
        }
    }

    /// Steps that never ask.
    fn perform<S: Sink<Event>>(&self, state: &mut State, step: Step, sink: &mut S) {
        match step {
            Step::Gain(n, what) => Self::gain(state, what, u16::from(n), sink),
            Step::Per(count, n, what) => {
                let amount = u16::from(n) * self.count(state, count);
                Self::gain(state, what, amount, sink);
            }
            Step::InfinitePower => {
                state.me_mut().power = INFINITE;
                sink.note(|| Event::BecameInfinite { seat: state.my_seat() });
            }
            Step::DoublePower => {
                let power = state.me().power;
                Self::gain(state, Resource::Power, power, sink);
            }
            Step::Draw(n) if state.is_nemesis_turn() => Self::gain(state, state.gain, u16::from(n), sink),
            Step::Draw(n) => Self::draw(state, state.turn as usize, n, sink),
            Step::ReturnEvery(filter) => self.return_every(state, filter, sink),
            Step::Destroy(_) => Self::destroy_every(state, sink),
            Step::Mark(mark) => set_mark(state, mark),
            // Handled where they can wait, jump or hand over.
            Step::End
            | Step::Jump(_)
            | Step::Unless(..)
            | Step::Banish(_)
            | Step::Return(_)
            | Step::FreeRecruit { .. }
            | Step::Weaken(_)
            | Step::Copy(_)
            | Step::CopyAgain
            | Step::CopyEvery(_) => {}
        }
    }

    /// The side whose turn it is gains something.
    pub(crate) fn gain<S: Sink<Event>>(state: &mut State, what: Resource, n: u16, sink: &mut S) {
        let seat = state.my_seat();
        sink.note(|| Event::Gained { seat, what, n });
        match what {
            Resource::Gem if state.is_nemesis_turn() => Self::banish_from_center(state, n, sink),
            Resource::Gem => {
                let me = state.me_mut();
                me.gems = me.gems.saturating_add(n);
            }
            Resource::Power => state.me_mut().add_power(n),
            Resource::Mastery => {
                let me = state.me_mut();
                me.mastery = (u16::from(me.mastery) + n).min(u16::from(MASTERY_MAX)) as u8;
                if state.is_nemesis_turn() && state.me().mastery == MASTERY_MAX {
                    Self::lose(state, Cause::NemesisMastery); // R38
                }
            }
            Resource::Health => {
                let worth = n * u16::from(state.marks.health_is_power);
                let me = state.me_mut();
                me.health = (u16::from(me.health) + n).min(u16::from(HEALTH_MAX)) as u8;
                me.add_power(worth); // R11: also for what the cap takes
            }
        }
    }

    /// Every answer to a step that asks for a card, a champion or a seat; equal ones once.
    pub(crate) fn picks(&self, state: &State, run: Run, step: Step, mut visit: impl FnMut(Choice)) {
        let me = state.me();
        let mut distinct = Distinct::default();
        let mut card = |zone, card: u8| {
            if distinct.is_new(card) {
                visit(Choice::Card { zone, kind: Kind(card & KIND_BITS) });
            }
        };
        match step {
            Step::Unless(Test::Unify(faction), _) => me
                .hand()
                .iter()
                .filter(|&&held| shows_unify(self.facts(held), faction))
                .for_each(|&held| card(Zone::Hand, held)),
            Step::Unless(Test::Dominion, _) => {
                let missing = self.dominion_missing(state, run);
                let useful = me.hand().iter().filter(|&&held| self.facts(held).faction.bit() & missing != 0);
                useful.for_each(|&held| card(Zone::Hand, held));
            }
            Step::Banish(_) => {
                me.hand().iter().for_each(|&held| card(Zone::Hand, held));
                distinct = Distinct::default();
                let mut card = |card: u8| {
                    if distinct.is_new(card) {
                        visit(Choice::Card { zone: Zone::Discard, kind: Kind(card) });
                    }
                };
                me.discard().iter().for_each(|&held| card(held));
            }
            Step::Return(filter) => {
                let fitting = me.discard().iter().filter(|&&held| passes(self.facts(held), filter));
                fitting.for_each(|&held| card(Zone::Discard, held));
            }
            Step::FreeRecruit { cost_max, .. } => {
                let cheap = state.row.iter().filter(|&&held| self.facts(held).cost <= cost_max);
                cheap.for_each(|&held| card(Zone::Row, held));
            }
            Step::Copy(what) => {
                let fitting = me.play().iter().filter(|&&held| self.may_copy(state, run, what, held));
                fitting.for_each(|&held| card(Zone::Play, held));
            }
            Step::Destroy(_) => state.enemies().for_each(|seat| {
                distinct_champions(state, seat, |place| {
                    visit(Choice::Champion { seat: Seat::at(seat), place });
                });
            }),
            Step::Weaken(_) => state.enemies().for_each(|seat| visit(Choice::Seat(Seat::at(seat)))),
            _ => {}
        }
    }

    /// P2: a card is copied at most once in a chain of copies, and never by itself.
    fn may_copy(&self, state: &State, run: Run, what: Copied, held: u8) -> bool {
        let kind = held & KIND_BITS;
        let fits = match what {
            Copied::Ally => true, // champions do not lie in the play zone
            Copied::AllyOf(faction) => self.facts(kind).faction == faction,
        };
        let in_chain = |task: &Task| matches!(task, Task::Run(below) if below.kind == kind);
        fits && kind != run.kind && !state.agenda.waiting().iter().any(in_chain)
    }

    /// A mandatory pick with one answer is not asked.
    fn only_pick(&self, state: &State, run: Run, step: Step) -> Picks {
        // shards 10.3: the Nemesis has neither discard nor purse.
        if state.is_nemesis_turn() && matches!(step, Step::Return(_) | Step::FreeRecruit { .. }) {
            return Picks::None;
        }
        let mut picks = Picks::None;
        self.picks(state, run, step, |choice| {
            picks = if picks == Picks::None { Picks::One(choice) } else { Picks::Many };
        });
        picks
    }

    /// Carries out a pick.
    fn take<S: Sink<Event>>(&self, state: &mut State, step: Step, choice: Choice, sink: &mut S) {
        match (step, choice) {
            (Step::Return(_), Choice::Card { kind, .. }) => Self::take_back(state, kind.0, sink),
            (Step::FreeRecruit { to_hand_from, .. }, Choice::Card { kind, .. }) => {
                let to_hand = state.me().mastery >= to_hand_from;
                if let Some(place) = state.row.iter().position(|&card| card == kind.0) {
                    Self::take_from_row(state, place, sink);
                    self.recruit(state, kind.0, to_hand, sink);
                }
            }
            (Step::Destroy(_), Choice::Champion { seat, place }) => {
                Self::destroy(state, seat.index(), place as usize, sink);
            }
            (Step::Weaken(n), Choice::Seat(seat)) => {
                let side = state.side_mut(seat.index());
                side.mastery = side.mastery.saturating_sub(n);
                sink.note(|| Event::Weakened { seat, n: u16::from(n) });
            }
            _ => {}
        }
    }

    /// Goes on with the card on top of the agenda after its question was answered.
    pub(crate) fn answer<S: Sink<Event>>(&self, state: &mut State, choice: Choice, sink: &mut S) {
        let Some(Task::Run(mut run)) = state.agenda.pop() else { return };
        let step = self.code.at(run.at);
        match (step, choice) {
            (Step::Unless(_, to), Choice::Done) => {
                run.at = to;
                run.given = 0;
            }
            (Step::Unless(..), Choice::Card { kind, .. }) => {
                show(state, kind.0);
                run.given |= self.facts(kind.0).faction.bit();
                sink.note(|| Event::Shown { seat: state.my_seat(), kind });
            }
            (Step::Banish(_), Choice::Card { zone, kind }) => {
                banish(state, zone, kind.0);
                run.given += 1;
                sink.note(|| Event::Banished { seat: state.my_seat(), kind });
            }
            (Step::Copy(_), Choice::Card { kind, .. }) => {
                run.memo = kind.0 + 1;
                run.at += 1;
                state.agenda.push(Task::Run(run));
                run = self.start_copy(state, kind.0, sink);
            }
            (_, Choice::Done) => {
                run.at += 1;
                run.given = 0;
            }
            _ => {
                self.take(state, step, choice, sink);
                run.at += 1;
            }
        }
        if state.ending.is_none() {
            state.agenda.push(Task::Run(run));
        }
    }

    fn copy<S: Sink<Event>>(&self, state: &mut State, run: &mut Run, step: Step, sink: &mut S) -> Progress {
        let kind = match step {
            Step::Copy(_) => match self.only_pick(state, *run, step) {
                Picks::One(Choice::Card { kind, .. }) => kind.0,
                Picks::Many => return Progress::Wait,
                _ => return Progress::Next,
            },
            Step::CopyAgain if run.memo > 0 => run.memo - 1,
            Step::CopyEvery(faction) => {
                state.marks.twice |= faction.bit(); // P11: those played later resolve twice
                let mut played = state.me().play().iter().rev().copied().enumerate().skip(run.memo as usize);
                let Some((place, card)) = played.find(|&(_, card)| self.facts(card).faction == faction)
                else {
                    return Progress::Next;
                };
                // The step stays where it is until every ally had its turn.
                run.memo = place as u8 + 1;
                state.agenda.push(Task::Run(*run));
                let copy = self.start_copy(state, card & KIND_BITS, sink);
                state.agenda.push(Task::Run(copy));
                return Progress::HandOver;
            }
            _ => return Progress::Next,
        };
        run.memo = kind + 1;
        run.at += 1;
        state.agenda.push(Task::Run(*run));
        let copy = self.start_copy(state, kind, sink);
        state.agenda.push(Task::Run(copy));
        Progress::HandOver
    }

    fn start_copy<S: Sink<Event>>(&self, state: &State, kind: u8, sink: &mut S) -> Run {
        sink.note(|| Event::Copied { seat: state.my_seat(), kind: Kind(kind) });
        Run { at: self.facts(kind).play, kind, copied: true, ..Run::default() }
    }

    fn return_every<S: Sink<Event>>(&self, state: &mut State, filter: Filter, sink: &mut S) {
        if state.is_nemesis_turn() {
            return;
        }
        while let Some(&card) = state.me().discard().iter().find(|&&card| passes(self.facts(card), filter)) {
            Self::take_back(state, card, sink);
        }
    }

    /// Discard to hand; everybody sees which card.
    pub(crate) fn take_back<S: Sink<Event>>(state: &mut State, kind: u8, sink: &mut S) {
        let seat = state.my_seat();
        let me = state.me_mut();
        if let Some(place) = me.find_in_discard(kind) {
            me.stock.take_second(place);
            me.table.push_first(kind | MARKED);
            sink.note(|| Event::Returned { seat, kind: Kind(kind) });
        }
    }

    fn destroy_every<S: Sink<Event>>(state: &mut State, sink: &mut S) {
        for seat in 0..state.sides_len as usize {
            if state.are_enemies(state.turn as usize, seat) && state.side(seat).is_alive() {
                while !state.side(seat).champions.is_empty() {
                    Self::destroy(state, seat, 0, sink);
                }
            }
        }
    }

    /// A champion goes to its owner's discard; one of the Nemesis is banished (R37).
    pub(crate) fn destroy<S: Sink<Event>>(state: &mut State, seat: usize, place: usize, sink: &mut S) {
        let nemesis = state.mode == Mode::Nemesis && seat == NEMESIS;
        let side = state.side_mut(seat);
        let Champion { kind, .. } = side.champions.remove(place);
        if nemesis {
            side.banished[kind as usize] += 1;
        } else {
            side.stock.push_second(kind);
        }
        sink.note(|| Event::Destroyed { seat: Seat::at(seat), kind: Kind(kind) });
    }
}

/// What a step of copying leads to.
enum Progress {
    Next,
    Wait,
    HandOver,
}

/// How many answers a mandatory pick has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Picks {
    None,
    One(Choice),
    Many,
}

/// The kinds met so far, as bits. Two words rather than an array: they stay in registers.
#[derive(Clone, Copy, Default)]
pub(crate) struct Distinct {
    low: u64,
    high: u64,
}

impl Distinct {
    /// Is this the first card of its kind?
    #[inline]
    pub(crate) fn is_new(&mut self, card: u8) -> bool {
        let bit = 1u64 << (card & 63);
        let word = if card & 64 == 0 { &mut self.low } else { &mut self.high };
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}

/// The places of champions that differ from all before them.
pub(crate) fn distinct_champions(state: &State, seat: usize, mut visit: impl FnMut(u8)) {
    let champions = &state.side(seat).champions;
    for (place, champion) in champions.iter().enumerate() {
        if !champions[..place].contains(champion) {
            visit(place as u8);
        }
    }
}

fn wait(state: &mut State, run: Run) -> bool {
    state.agenda.push(Task::Run(run));
    true
}

fn passes(facts: &Facts, filter: Filter) -> bool {
    match filter {
        Filter::Champion => facts.champion,
        Filter::Mercenary => facts.mercenary,
        Filter::Faction(faction) => facts.faction == faction,
    }
}

/// A card in hand becomes known to everybody; one that already is needs no second copy.
fn show(state: &mut State, kind: u8) {
    if let Some(place) = state.me().find_in_hand(kind) {
        state.me_mut().table.first_mut()[place] |= MARKED;
    }
}

fn banish(state: &mut State, zone: Zone, kind: u8) {
    let me = state.me_mut();
    let place = if zone == Zone::Hand { me.find_in_hand(kind) } else { me.find_in_discard(kind) };
    if let Some(place) = place {
        if zone == Zone::Hand {
            me.table.take_first(place)
        } else {
            me.stock.take_second(place)
        };
        me.banished[kind as usize] += 1;
    }
}

fn set_mark(state: &mut State, mark: Mark) {
    let marks = &mut state.marks;
    match mark {
        Mark::RecruitIntoPlay => marks.into_play = marks.into_play.saturating_add(1),
        Mark::IgnoreShields => marks.ignore_shields = true,
        Mark::HealthIsPower => marks.health_is_power = marks.health_is_power.saturating_add(1),
        Mark::Spoils => marks.spoils = marks.spoils.saturating_add(1),
    }
}
