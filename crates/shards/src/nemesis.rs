//! The Nemesis's turn, step by step (shards 10.3).

use alloc::vec::Vec;

use talon_core::{Seat, Sink};

use crate::card::{Faction, Kind};
use crate::catalogue::Catalogue;
use crate::cause::Cause;
use crate::choice::{Choice, Zone};
use crate::condition::Answer;
use crate::effect::{Distinct, distinct_champions};
use crate::events::Event;
use crate::state::{Champion, Execution, INFINITE, NEMESIS, NemesisStep, State, Task};

/// The player's seat.
const PLAYER: usize = 0;
/// What a card of its own faction is worth to the Nemesis, of the resource the option names (H1).
const MATCH_GAIN: u16 = 3;

impl Catalogue {
    /// One step of the Nemesis's turn. Says whether the player has to decide something.
    pub(crate) fn nemesis<S: Sink<Event>>(&self, state: &mut State, step: NemesisStep, sink: &mut S) -> bool {
        match step {
            NemesisStep::Reveal => self.nemesis_reveals(state, sink),
            NemesisStep::Row { faction, asked } => {
                return self.nemesis_plays_row(state, faction, asked, sink);
            }
            NemesisStep::Exhaust { asked } => return self.nemesis_exhausts(state, asked, sink),
            NemesisStep::Spend => return self.nemesis_spends(state, sink),
            NemesisStep::End => Self::nemesis_ends(state, sink),
        }
        false
    }

    fn go_to(state: &mut State, step: NemesisStep) {
        if let Some(task) = state.agenda.top_mut() {
            *task = Task::Nemesis(step);
        }
    }

    fn nemesis_reveals<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        let Some(card) = Self::top_of_center(state) else {
            return Self::go_to(state, NemesisStep::Exhaust { asked: state.order_asked });
        };
        sink.note(|| Event::Revealed { kind: Kind(card) });
        let faction = self.facts(card).faction;
        Self::go_to(state, NemesisStep::Row { faction: faction as u8, asked: state.order_asked });
        let own = self.character_facts.get(state.me().character as usize).map(|character| character.faction);
        self.nemesis_plays(state, card, own == Some(faction), sink);
    }

    /// A champion enters play without its on-play line, as with Numeri Drones; an ally resolves.
    fn nemesis_plays<S: Sink<Event>>(&self, state: &mut State, card: u8, matches: bool, sink: &mut S) {
        sink.note(|| Event::NemesisPlayed { kind: Kind(card) });
        if self.facts(card).champion {
            state.me_mut().champions.push(Champion::new(card));
        } else {
            state.me_mut().table.push_second(card);
            self.start(state, card);
        }
        if matches {
            Self::gain(state, state.gain, MATCH_GAIN, sink);
        }
    }

    /// The next card of the row. D12: the player says which, while two different ones are left.
    fn nemesis_plays_row<S: Sink<Event>>(
        &self,
        state: &mut State,
        faction: u8,
        asked: bool,
        sink: &mut S,
    ) -> bool {
        let next = self.nemesis_row(state, faction);
        match next[..] {
            [] => Self::go_to(state, NemesisStep::Exhaust { asked: state.order_asked }),
            [_, _, ..] if asked => return true,
            [card, ..] => self.nemesis_takes(state, card, sink),
        }
        false
    }

    /// The kinds of the row that are of this faction, as they lie.
    fn nemesis_row(&self, state: &State, faction: u8) -> Vec<u8> {
        let mut distinct = Distinct::default();
        let fits =
            |card: &u8| self.facts(*card).faction as u8 == faction && faction != Faction::Neutral as u8;
        state.row.iter().copied().filter(fits).filter(|&card| distinct.is_new(card)).collect()
    }

    fn nemesis_takes<S: Sink<Event>>(&self, state: &mut State, card: u8, sink: &mut S) {
        let Some(place) = state.row.iter().position(|&lying| lying == card) else { return };
        state.row.remove(place);
        state.vacant += 1; // filled only at the end of this turn
        self.nemesis_plays(state, card, false, sink);
    }

    /// The next champion it uses; D12 likewise.
    fn nemesis_exhausts<S: Sink<Event>>(&self, state: &mut State, asked: bool, sink: &mut S) -> bool {
        let next = self.nemesis_ready(state);
        match next[..] {
            [] => Self::go_to(state, NemesisStep::Spend),
            [_, _, ..] if asked => return true,
            [place, ..] => self.nemesis_uses(state, place as usize, sink),
        }
        false
    }

    /// Places of the champions it can use, as they lie; equal ones once.
    fn nemesis_ready(&self, state: &State) -> Vec<u8> {
        let mut distinct = Distinct::default();
        let ready = |champion: &Champion| {
            let facts = self.facts(champion.kind);
            let run = Execution { kind: champion.kind, ..Execution::default() };
            let usable = facts.usable.is_none_or(|test| self.holds(state, run, test) == Answer::Yes);
            !champion.is_exhausted() && facts.exhaust != 0 && usable
        };
        let champions = state.me().champions.iter().enumerate();
        let ready = champions.filter(|(_, champion)| ready(champion) && distinct.is_new(champion.kind));
        ready.map(|(place, _)| place as u8).collect()
    }

    fn nemesis_uses<S: Sink<Event>>(&self, state: &mut State, place: usize, sink: &mut S) {
        let champion = &mut state.me_mut().champions[place];
        champion.exhaust();
        let kind = champion.kind;
        sink.note(|| Event::Exhausted { seat: Seat::at(NEMESIS), kind: Kind(kind) });
        state.agenda.push(Task::Execution(Execution {
            at: self.facts(kind).exhaust,
            kind,
            ..Execution::default()
        }));
    }

    /// All on the player if that kills; otherwise champions from the dearest down, and the rest on the player.
    fn nemesis_spends<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) -> bool {
        let power = state.me().power;
        let open = self.may_attack(state, PLAYER);
        let kills = open && self.nemesis_kills(state, power);
        let mut targets = self.nemesis_targets(state).into_iter().flatten();
        let (one, more) = (targets.next(), targets.next());
        match (one, more) {
            (Some(_), Some(_)) if !kills => return true,
            (Some(place), None) if !kills => self.hit(state, PLAYER, place as usize, sink),
            _ => {
                Self::go_to(state, NemesisStep::End);
                if open && power > 0 {
                    state.assigned[PLAYER] = power;
                    state.me_mut().power = 0;
                    let by = Seat::at(NEMESIS);
                    sink.note(|| Event::Attacked { by, seat: Seat::at(PLAYER), n: power });
                    state.agenda.push(Task::Strike { ahead: 1, shown: 0 });
                }
            }
        }
        false
    }

    /// D9: would all of this power take the player's last health? What is open and certain counts: shields in play.
    fn nemesis_kills(&self, state: &State, power: u16) -> bool {
        let player = state.side(PLAYER);
        let wall = if state.marks.ignore_shields { 0 } else { self.wall(player) };
        power == INFINITE || power >= u16::from(player.health) + wall
    }

    /// What the player may decide for the Nemesis.
    pub(crate) fn list_for_nemesis(&self, state: &State, step: NemesisStep, out: &mut Vec<Choice>) {
        match step {
            NemesisStep::Row { faction, .. } => {
                let row = self.nemesis_row(state, faction).into_iter();
                out.extend(row.map(|card| Choice::Card { zone: Zone::Row, kind: Kind(card) }));
                out.push(Choice::Done);
            }
            NemesisStep::Exhaust { .. } => {
                let ready = self.nemesis_ready(state).into_iter();
                out.extend(ready.map(|place| Choice::Champion { seat: Seat::at(NEMESIS), place }));
                out.push(Choice::Done);
            }
            NemesisStep::Spend => {
                let tied = self.nemesis_targets(state).into_iter().flatten();
                out.extend(tied.map(|place| Choice::Champion { seat: Seat::at(PLAYER), place }));
            }
            NemesisStep::Reveal | NemesisStep::End => {}
        }
    }

    /// The player has decided for the Nemesis; `done` leaves the rest in their order.
    pub(crate) fn nemesis_told<S: Sink<Event>>(
        &self,
        state: &mut State,
        step: NemesisStep,
        choice: Choice,
        sink: &mut S,
    ) {
        match (step, choice) {
            (NemesisStep::Row { .. }, Choice::Card { kind, .. }) => self.nemesis_takes(state, kind.0, sink),
            (NemesisStep::Row { faction, .. }, Choice::Done) => {
                Self::go_to(state, NemesisStep::Row { faction, asked: false });
            }
            (NemesisStep::Exhaust { .. }, Choice::Champion { place, .. }) => {
                self.nemesis_uses(state, place as usize, sink);
            }
            (NemesisStep::Exhaust { .. }, Choice::Done) => {
                Self::go_to(state, NemesisStep::Exhaust { asked: false });
            }
            (NemesisStep::Spend, Choice::Champion { seat, place }) => {
                self.hit(state, seat.index(), place as usize, sink);
            }
            _ => {}
        }
    }

    /// The dearest of the player's champions the Nemesis can pay for (H3: relics rank last); more than one: a tie.
    pub(crate) fn nemesis_targets(&self, state: &State) -> [Option<u8>; 8] {
        let (player, power) = (state.side(PLAYER), state.me().power);
        let mut dearest = (0, [None; 8], 0);
        distinct_champions(state, PLAYER, |place| {
            let champion = player.champions[place as usize];
            if !self.may_hit(state, player, champion) || self.toughness(player, champion) > power {
                return;
            }
            let cost = self.facts(champion.kind).cost;
            if dearest.2 == 0 || cost > dearest.0 {
                dearest = (cost, [None; 8], 0);
            }
            if cost == dearest.0 && dearest.2 < 8 {
                dearest.1[dearest.2] = Some(place);
                dearest.2 += 1;
            }
        });
        dearest.1
    }

    fn nemesis_ends<S: Sink<Event>>(state: &mut State, sink: &mut S) {
        let me = state.me_mut();
        for place in 0..me.play().len() {
            let card = me.play()[place];
            me.banished[card as usize] += 1;
        }
        me.table.clear_second();
        Self::ready(state);
        while state.vacant > 0 {
            let Some(card) = Self::top_of_center(state) else {
                return Self::lose(state, Cause::RowEmpty); // R38
            };
            state.row.push(card);
            state.vacant -= 1;
            sink.note(|| Event::Refilled { kind: Kind(card) });
        }
        state.turn = PLAYER as u8;
        state.agenda.clear();
        state.agenda.push(Task::Play);
        sink.note(|| Event::TurnBegan { seat: Seat::at(PLAYER) });
    }

    /// R36: gems of the Nemesis banish cards from the top of the centre deck.
    pub(crate) fn banish_from_center<S: Sink<Event>>(state: &mut State, n: u16, sink: &mut S) {
        for _ in 0..n {
            let Some(card) = Self::top_of_center(state) else { return };
            state.me_mut().banished[card as usize] += 1;
            sink.note(|| Event::Banished { seat: Seat::at(NEMESIS), kind: Kind(card) });
        }
    }
}
