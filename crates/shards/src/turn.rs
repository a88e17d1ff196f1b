//! The turn: what the moves of the play phase do, and the end phase.

use talon_core::{Outcome, Seat, SeatSet, Sink};

use crate::TEAMS;
use crate::card::{Faction, Kind, Resource};
use crate::catalogue::{Catalogue, Guard, KIND_BITS};
use crate::cause::Cause;
use crate::events::Event;
use crate::state::{
    Champion, Execution, MARKED, MASTERY_MAX, Marks, Mode, NEMESIS, NemesisStep, Side, State, Task,
};

/// Cards drawn at the end of a turn.
const HAND_SIZE: u8 = 5;
/// Rounds after which a game that will not end is adjourned: nobody can or will hurt anybody.
const ROUNDS_MAX: u16 = 150;
/// Cards The Heart of Nothing adds to that, and the damage to one opponent that earns them.
const SPOILS: (u8, u8) = (3, 10);

/// What the champions of a side do for each other.
#[derive(Clone, Copy)]
pub(crate) struct Cover {
    /// Added to each one's defense.
    defense: u16,
    /// All but the protector itself cannot be attacked.
    protected: bool,
}

impl Catalogue {
    pub(crate) fn play<S: Sink<Event>>(&self, state: &mut State, kind: u8, sink: &mut S) {
        let seat = state.my_seat();
        let me = state.me_mut();
        let Some(place) = me.find_in_hand(kind) else { return };
        me.table.take_first(place);
        sink.note(|| Event::Played { seat, kind: Kind(kind) });
        if self.facts(kind).champion {
            me.champions.push(Champion::played(kind));
            self.recall(state, sink);
            state.agenda.push(Task::Execution(Execution {
                at: self.facts(kind).play,
                kind,
                ..Execution::default()
            }));
        } else {
            me.table.push_second(kind);
            self.start(state, kind);
        }
    }

    /// An ally begins to resolve; P11: twice, if its faction is being copied this turn.
    pub(crate) fn start(&self, state: &mut State, kind: u8) {
        let facts = self.facts(kind);
        let again = state.marks.twice & facts.faction.bit() != 0;
        state.agenda.push(Task::Execution(Execution { at: facts.play, kind, again, ..Execution::default() }));
    }

    /// P21: cards that answer to a champion being played come back before its own lines.
    fn recall<S: Sink<Event>>(&self, state: &mut State, sink: &mut S) {
        while let Some(&card) = state.me().discard().iter().find(|&&card| self.facts(card).recall) {
            Self::take_back(state, card, sink);
        }
    }

    pub(crate) fn exhaust<S: Sink<Event>>(&self, state: &mut State, kind: u8, copy: u8, sink: &mut S) {
        let seat = state.my_seat();
        let champions = &mut state.me_mut().champions;
        let mut copies = champions.iter_mut().filter(|champion| champion.kind == kind);
        let chosen = match copy {
            0 => copies.find(|champion| !champion.is_exhausted()),
            _ => copies.nth(copy as usize - 1),
        };
        let Some(champion) = chosen else { return };
        champion.exhaust();
        sink.note(|| Event::Exhausted { seat, kind: Kind(kind) });
        state.agenda.push(Task::Execution(Execution {
            at: self.facts(kind).exhaust,
            kind,
            ..Execution::default()
        }));
    }

    /// What a card of the row costs the side whose turn it is.
    #[inline]
    pub(crate) fn price(&self, side: &Side, card: u8) -> u16 {
        let facts = self.facts(card);
        let off = facts.cheaper.map_or(0, |faction| self.champions_of(side, faction));
        u16::from(facts.cost.saturating_sub(off))
    }

    #[inline]
    pub(crate) fn champions_of(&self, side: &Side, faction: Faction) -> u8 {
        side.champions.iter().filter(|champion| self.facts(champion.kind).faction == faction).count() as u8
    }

    pub(crate) fn buy<S: Sink<Event>>(&self, state: &mut State, kind: u8, sink: &mut S) {
        if self.pay_from_row(state, kind, sink) {
            self.recruit(state, kind, false, sink);
        }
    }

    pub(crate) fn fast_play<S: Sink<Event>>(&self, state: &mut State, kind: u8, sink: &mut S) {
        let seat = state.my_seat();
        if self.pay_from_row(state, kind, sink) {
            sink.note(|| Event::FastPlayed { seat, kind: Kind(kind) });
            state.me_mut().table.push_second(kind | MARKED);
            if state.ending.is_none() {
                self.start(state, kind);
            }
        }
    }

    /// Pays for a card of the row and takes it; says whether it was there.
    fn pay_from_row<S: Sink<Event>>(&self, state: &mut State, kind: u8, sink: &mut S) -> bool {
        let Some(place) = state.row.iter().position(|&card| card == kind) else { return false };
        let price = self.price(state.me(), kind);
        state.me_mut().gems -= price;
        Self::take_from_row(state, place, sink);
        true
    }

    /// R16: the place is filled before anything else happens. P7: it stays empty when the centre deck is.
    pub(crate) fn take_from_row<S: Sink<Event>>(state: &mut State, place: usize, sink: &mut S) {
        if let Some(card) = Self::top_of_center(state) {
            state.row[place] = card;
            sink.note(|| Event::Refilled { kind: Kind(card) });
            return;
        }
        state.row.remove(place);
        if state.mode == Mode::Nemesis {
            Self::lose(state, Cause::RowEmpty); // R38
        }
    }

    pub(crate) fn top_of_center(state: &mut State) -> Option<u8> {
        let card = state.center.pop()?;
        state.center_known = state.center_known.min(state.center.len() as u8);
        Some(card)
    }

    /// Where a recruited card goes. P14, P15: an armed Homodeus champion enters play without being played.
    pub(crate) fn recruit<S: Sink<Event>>(&self, state: &mut State, kind: u8, to_hand: bool, sink: &mut S) {
        let facts = self.facts(kind);
        let into_play = state.marks.into_play > 0 && facts.champion && facts.faction == Faction::Homodeus;
        let (seat, relic) = (state.my_seat(), facts.relic);
        let me = state.me_mut();
        if into_play {
            me.champions.push(Champion::new(kind));
            state.marks.into_play -= 1;
        } else if to_hand {
            me.table.push_first(kind | MARKED);
        } else {
            me.stock.push_second(kind);
        }
        let kind = Kind(kind);
        sink.note(|| if relic { Event::RelicTaken { seat, kind } } else { Event::Recruited { seat, kind } });
    }

    pub(crate) fn focus<S: Sink<Event>>(state: &mut State, sink: &mut S) {
        let seat = state.my_seat();
        let me = state.me_mut();
        me.gems -= 1;
        me.focused = true;
        me.mastery = (me.mastery + 1).min(MASTERY_MAX);
        sink.note(|| Event::Focused { seat });
        sink.note(|| Event::Gained { seat, what: Resource::Mastery, n: 1 });
    }

    pub(crate) fn take_relic<S: Sink<Event>>(&self, state: &mut State, kind: u8, sink: &mut S) {
        let me = state.me_mut();
        if me.relics.take(kind) {
            me.relic_taken = true;
            self.recruit(state, kind, false, sink);
        }
    }

    /// What the champions of a side do for each other.
    #[inline]
    pub(crate) fn cover(&self, side: &Side) -> Cover {
        let mut cover = Cover { defense: 0, protected: false };
        for champion in &side.champions {
            let facts = self.facts(champion.kind);
            cover.protected |= facts.protects; // R31
            if let Some((n, character)) = facts.aura
                && character == side.character
            {
                cover.defense += u16::from(n); // P25: several guards add up
            }
        }
        cover
    }

    /// What it still takes to destroy a champion.
    pub(crate) fn toughness(&self, side: &Side, champion: Champion) -> u16 {
        self.toughness_under(self.cover(side), champion)
    }

    #[inline]
    pub(crate) fn toughness_under(&self, cover: Cover, champion: Champion) -> u16 {
        let defense = u16::from(self.facts(champion.kind).defense) + cover.defense;
        defense.saturating_sub(u16::from(champion.damage()))
    }

    /// Does a champion keep everything else on its side from being attacked (R31)?
    #[inline]
    pub(crate) fn is_protected(&self, side: &Side) -> bool {
        side.champions.iter().any(|champion| self.facts(champion.kind).protects)
    }

    /// May the side whose turn it is attack this champion? Destroy effects do not ask (R5).
    pub(crate) fn may_hit(&self, state: &State, owner: &Side, champion: Champion) -> bool {
        self.may_hit_under(self.cover(owner), state, owner, champion)
    }

    #[inline]
    pub(crate) fn may_hit_under(
        &self,
        cover: Cover,
        state: &State,
        owner: &Side,
        champion: Champion,
    ) -> bool {
        let facts = self.facts(champion.kind);
        if cover.protected && !facts.protects {
            return false;
        }
        match facts.guard {
            Guard::Open => true,
            Guard::Always => false,
            Guard::WhileControlling(kind) => !owner.champions.iter().any(|other| other.kind == kind.0),
            Guard::ByLowerMastery => state.me().mastery >= owner.mastery, // P12
        }
    }

    pub(crate) fn hit<S: Sink<Event>>(&self, state: &mut State, seat: usize, place: usize, sink: &mut S) {
        let side = state.side(seat);
        let price = self.toughness(side, side.champions[place]);
        state.me_mut().spend_power(price);
        Self::destroy(state, seat, place, sink);
    }

    /// Nothing more is played or assigned; what follows is on the agenda.
    pub(crate) fn close(state: &mut State) {
        state.agenda.clear();
        state.agenda.push(Task::EndTurn);
        if state.assigned.iter().any(|&damage| damage > 0) {
            state.agenda.push(Task::Strike { ahead: 1, shown: 0 });
        }
    }

    /// The end phase in its printed order (shards 3.3).
    pub(crate) fn end_turn<S: Sink<Event>>(state: &mut State, sink: &mut S) {
        let seat = state.turn as usize;
        let side = &mut state.sides[seat & 3];
        for place in (0..side.play().len()).rev() {
            let card = side.play()[place];
            if card & MARKED == 0 {
                side.stock.push_second(card);
            } else {
                // R23, P8: under the centre deck, first played first; everybody saw it.
                let kind = card & KIND_BITS;
                state.center.insert(0, kind);
                state.center_known += 1;
                sink.note(|| Event::WentUnder { kind: Kind(kind) });
            }
        }
        side.table.clear_second();
        let left = side.hand().len();
        for place in 0..left {
            let card = side.hand()[place];
            side.stock.push_second(card & KIND_BITS);
        }
        side.table.clear_first();
        if left > 0 {
            sink.note(|| Event::HandDiscarded { seat: Seat::at(seat), n: left as u16 });
        }
        let earned = state.marks.dealt.iter().any(|&damage| damage >= SPOILS.1);
        let extra = if earned { state.marks.spoils.saturating_mul(SPOILS.0) } else { 0 };
        Self::draw(state, seat, HAND_SIZE.saturating_add(extra), sink);
        Self::ready(state);
        Self::next_turn(state, sink);
    }

    /// Champions and board are readied, damage is wiped, turn-long effects end.
    pub(crate) fn ready(state: &mut State) {
        let me = state.me_mut();
        (me.gems, me.power, me.focused) = (0, 0, false);
        me.champions.iter_mut().for_each(Champion::ready);
        for side in &mut state.sides[..state.sides_len as usize] {
            side.champions.iter_mut().for_each(Champion::heal);
        }
        state.marks = Marks::default();
        state.named = SeatSet::NONE;
    }

    fn next_turn<S: Sink<Event>>(state: &mut State, sink: &mut S) {
        let seats = state.sides_len;
        let mut turn = (state.turn + 1) % seats;
        while !state.side(turn as usize).is_alive() {
            turn = (turn + 1) % seats; // H6; the one whose turn ends is alive
        }
        state.turn = turn;
        state.turns += 1;
        state.agenda.clear();
        state.agenda.push(if state.is_nemesis_turn() {
            Task::Nemesis(NemesisStep::Reveal)
        } else {
            Task::Play
        });
        sink.note(|| Event::TurnBegan { seat: state.my_seat() });
        if state.turns >= ROUNDS_MAX * u16::from(seats) {
            Self::adjourn(state);
        }
    }

    /// Ends the game if one side is left (shards 3.4).
    pub(crate) fn settle(state: &mut State) {
        let alive: SeatSet =
            (0..state.sides_len as usize).filter(|&seat| state.side(seat).is_alive()).map(Seat::at).collect();
        let outcome = match state.mode {
            Mode::Nemesis if !alive.has(Seat::at(0)) => {
                Outcome::PlayersLost { cause: Cause::PlayerFell.id() }
            }
            Mode::Nemesis if !alive.has(Seat::at(NEMESIS)) => {
                Outcome::PlayersWon { cause: Cause::NemesisDefeated.id() }
            }
            Mode::Teams if !alive.meets(TEAMS[0]) => Outcome::Team { team: 2, seats: TEAMS[1] },
            Mode::Teams if !alive.meets(TEAMS[1]) => Outcome::Team { team: 1, seats: TEAMS[0] },
            Mode::Standard | Mode::Melee if alive.len() == 1 => Outcome::Seats(alive),
            _ => return,
        };
        state.finish(outcome);
    }

    /// The player loses against the Nemesis.
    pub(crate) fn lose(state: &mut State, cause: Cause) {
        state.finish(Outcome::PlayersLost { cause: cause.id() });
    }

    /// A game that does not end by itself: those with the most health share the win; the solo player has failed.
    pub(crate) fn adjourn(state: &mut State) {
        if state.mode == Mode::Nemesis {
            return Self::lose(state, Cause::OutOfTime);
        }
        let sides = &state.sides[..state.sides_len as usize];
        let most = sides.iter().map(|side| side.health).max().unwrap_or_default();
        let seats = (0..sides.len()).filter(|&seat| sides[seat].health == most).map(Seat::at).collect();
        state.finish(Outcome::Seats(seats));
    }
}
