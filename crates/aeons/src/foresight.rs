//! What can be known about the turns to come: turn order chances, what the nemesis's cards will do, known deck cards.
//!
//! Everything is computed from what one seat knows: the position is resampled for it first, so that nothing hidden can
//! shine through.

use alloc::collections::BTreeMap;
use alloc::string::ToString;
use alloc::vec::Vec;

use talon_core::{Agenda, Dice, Game, Seat, Sink, Value, Viewer};

use crate::catalogue::{Catalogue, KindId, NONE, Type};
use crate::choice::Choice;
use crate::events::{Event, What};
use crate::resolver::Resolver;
use crate::state::{Ending, NemesisPhase, State, Task, turn_card};
use crate::verbs::Zone;

/// How many ends of a nemesis main phase are looked at. Beyond, the figures are those of the ends seen so far.
const ENDS_MAX: usize = 3000;

/// A share of equally likely cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The turn-order card.
    pub card: u8,
    /// Cases in which it lies there.
    pub cases: u8,
    /// Of this many.
    pub of: u8,
}

/// What a nemesis card in play does at the next nemesis turn: the least and the most the decisions leave open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The card; 255 for what nothing in play causes.
    pub kind: KindId,
    /// Nemesis turns until it does something: 1 for minions, the tokens left for powers.
    pub in_turns: u8,
    /// Damage to Gravehold: least, most.
    pub gravehold: (u16, u16),
    /// Damage to players: least, most.
    pub players: (u16, u16),
}

/// How long a seat may have to wait for its next turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The seat.
    pub seat: Seat,
    /// The most nemesis turns before it acts again.
    pub nemesis_turns: u8,
    /// Most damage the cards in play do to Gravehold until then.
    pub gravehold: u16,
    /// Most damage they do to players until then.
    pub players: u16,
}

/// The answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// For each card of the turn-order deck from the top: what it may be. An empty deck shows the first of the next one.
    pub turns: Vec<Vec<Chance>>,
    /// What each card in play does at the next nemesis turn, oldest first.
    pub threats: Vec<Threat>,
    /// The worst case before each seat acts again; cards not yet drawn are not counted.
    pub waiting: Vec<Waiting>,
    /// The known cards of each deck from the top.
    pub decks: Vec<Vec<Option<KindId>>>,
    /// Was every way to decide looked at?
    pub exact: bool,
}

impl Catalogue {
    /// What `seat` can know of the turns to come.
    pub fn foresee(&self, state: &State, seat: Seat) -> Foresight {
        let known = self.resample(state, seat, &mut Dice::new(0));
        let view = self.view(&known, Viewer::Seat(seat));
        let next = self.main_phases(&known, 1);
        let threats = next.threats(self, &known);
        let mut exact = next.exact;
        let mut waiting = Vec::new();
        for number in 0..known.seats {
            let turns = nemesis_turns_before(&known, number);
            let worst = self.main_phases(&known, turns);
            exact &= worst.exact;
            let (gravehold, players) = worst.most;
            waiting.push(Waiting { seat: Seat::at(number.into()), nemesis_turns: turns, gravehold, players });
        }
        let decks = view.seats.into_iter().map(|seat| seat.deck).collect();
        Foresight { turns: turn_chances(&known, seat), threats, waiting, decks, exact }
    }

    /// Plays this many nemesis main phases in every way they can be decided.
    fn main_phases(&self, state: &State, turns: u8) -> Ends {
        let mut ends = Ends::default();
        if turns == 0 || state.ending != Ending::Open {
            return ends;
        }
        let mut start = *state;
        begin(&mut start);
        self.explore(start, Damage::default(), turns, &mut ends);
        ends
    }

    /// Runs one way the phase can go to its end; every question and every strike branches.
    fn explore(&self, mut state: State, mut damage: Damage, turns: u8, ends: &mut Ends) {
        loop {
            if ends.count >= ENDS_MAX {
                ends.exact = false;
                return;
            }
            if state.ending != Ending::Open {
                return ends.add(&damage);
            }
            match state.agenda.top() {
                Some(Task::Nemesis(NemesisPhase::Main)) | None => {}
                Some(Task::Nemesis(_)) if turns == 1 => return ends.add(&damage),
                Some(Task::Nemesis(_)) => {
                    begin(&mut state);
                    return self.explore(state, damage, turns - 1, ends);
                }
                // Which strike comes is chance: each of them may.
                Some(Task::Strike(false)) => {
                    for at in 0..state.strikes.len() {
                        let mut drawn = state;
                        let last = drawn.strikes.len() - 1;
                        drawn.strikes.swap(at, last);
                        let mut struck = damage.clone();
                        Resolver { catalogue: self, state: &mut drawn, sink: &mut struck }.work();
                        self.explore(drawn, struck, turns, ends);
                    }
                    return;
                }
                Some(_) => {}
            }
            if !(Resolver { catalogue: self, state: &mut state, sink: &mut damage }).work() {
                return self.branch(&state, &damage, turns, ends);
            }
        }
    }

    /// Every answer to the present question.
    fn branch(&self, state: &State, damage: &Damage, turns: u8, ends: &mut Ends) {
        for seat in self.to_act(state).iter() {
            let mut choices: Vec<Choice> = Vec::new();
            self.choices(state, seat, &mut choices);
            for choice in choices {
                let (mut next, mut after) = (*state, damage.clone());
                Resolver { catalogue: self, state: &mut next, sink: &mut after }.advance(seat, choice);
                self.explore(next, after, turns, ends);
            }
            // The same decision is open to the whole group, but each seat names own cards.
            let names_own = |at: u16| self.nodes[usize::from(at)].picks_from() == Zone::EveryHand;
            if !matches!(state.agenda.top(), Some(Task::Run(frame)) if names_own(frame.at)) {
                return;
            }
        }
    }
}

/// A nemesis main phase from its start.
fn begin(state: &mut State) {
    state.agenda = Agenda::new();
    state.active = NONE;
    state.sheltered = false;
    state.in_play.iter_mut().for_each(|card| card.acted = false);
    state.agenda.push(Task::Nemesis(NemesisPhase::Main));
}

/// Damage by the card that causes it: Gravehold, players.
#[derive(Clone, Default)]
struct Damage {
    by: BTreeMap<KindId, (u16, u16)>,
    acting: Option<KindId>,
}

impl Sink<Event> for Damage {
    fn note(&mut self, make: impl FnOnce() -> Event) {
        let event = make();
        let n = event.n.unsigned_abs();
        let entry = self.by.entry(self.acting.unwrap_or(NONE)).or_default();
        match event.what {
            What::NemesisActs => self.acting = Some(event.kind),
            What::GraveholdHurt => entry.0 += n,
            What::Hurt => entry.1 += n,
            _ => {}
        }
    }
}

/// All ends seen: least and most by card, and the most in all.
struct Ends {
    count: usize,
    exact: bool,
    least: BTreeMap<KindId, (u16, u16)>,
    greatest: BTreeMap<KindId, (u16, u16)>,
    most: (u16, u16),
}

impl Default for Ends {
    fn default() -> Self {
        Self { count: 0, exact: true, least: BTreeMap::new(), greatest: BTreeMap::new(), most: (0, 0) }
    }
}

impl Ends {
    fn add(&mut self, damage: &Damage) {
        self.count += 1;
        for (&kind, &(gravehold, players)) in &damage.by {
            let least = self.least.entry(kind).or_insert((gravehold, players));
            *least = (least.0.min(gravehold), least.1.min(players));
            let most = self.greatest.entry(kind).or_insert((gravehold, players));
            *most = (most.0.max(gravehold), most.1.max(players));
        }
        let sum = damage.by.values().fold((0, 0), |sum, more| (sum.0 + more.0, sum.1 + more.1));
        self.most = (self.most.0.max(sum.0), self.most.1.max(sum.1));
    }

    fn threats(&self, catalogue: &Catalogue, state: &State) -> Vec<Threat> {
        let threat = |card: &crate::state::InPlay| {
            let in_turns = if catalogue.type_of(card.kind) == Type::Power { card.left } else { 1 };
            let least = self.least.get(&card.kind).copied().unwrap_or_default();
            let most = self.greatest.get(&card.kind).copied().unwrap_or_default();
            Threat { kind: card.kind, in_turns, gravehold: (least.0, most.0), players: (least.1, most.1) }
        };
        state.in_play.iter().map(threat).collect()
    }
}

/// What each place of the turn-order deck may hold: unknown places share the unknown cards evenly.
fn turn_chances(state: &State, seat: Seat) -> Vec<Vec<Chance>> {
    let bit = 1u8 << seat.index();
    let chances = |cards: &[u8]| -> Vec<Chance> {
        let cases = |card: u8| cards.iter().map(|&held| u8::from(held == card)).sum();
        let all = (0..6).map(|card| Chance { card, cases: cases(card), of: cards.len() as u8 });
        all.filter(|chance| chance.cases > 0).collect()
    };
    if state.turn_deck.is_empty() {
        return Vec::from([chances(&state.turn_discard)]);
    }
    let unknown: Vec<u8> =
        state.turn_deck.iter().filter(|card| card.seen & bit == 0).map(|card| card.kind).collect();
    let place = |card: &crate::state::Down| {
        if card.seen & bit == 0 { chances(&unknown) } else { chances(&[card.kind]) }
    };
    state.turn_deck.iter().rev().map(place).collect()
}

/// The most nemesis turns before a seat's next card: unknown places are filled as badly as possible, and a new deck
/// begins with both nemesis cards. A wild card may go to somebody else.
fn nemesis_turns_before(state: &State, seat: u8) -> u8 {
    let is_known = |card: &&crate::state::Down| card.seen == crate::state::Down::ALL;
    let mut unknown = [0u8; 6];
    for card in state.turn_deck.iter().filter(|card| !is_known(card)) {
        unknown[usize::from(card.kind)] += 1;
    }
    let mut turns = 0;
    for card in state.turn_deck.iter().rev() {
        let worst = if is_known(&card) {
            card.kind
        } else {
            let order = [turn_card::NEMESIS, turn_card::WILD, 0, 1, 2, 3];
            let other =
                order.into_iter().filter(|&kind| kind != seat).find(|&kind| unknown[usize::from(kind)] > 0);
            let kind = other.unwrap_or(seat);
            unknown[usize::from(kind)] = unknown[usize::from(kind)].saturating_sub(1);
            kind
        };
        if worst == seat {
            return turns;
        }
        turns += u8::from(worst == turn_card::NEMESIS);
    }
    let all = state.turn_deck.iter().map(|card| card.kind).chain(state.turn_discard.iter().copied());
    turns + all.map(|card| u8::from(card == turn_card::NEMESIS)).sum::<u8>()
}

impl Foresight {
    /// As named values, for JSON.
    pub fn value(&self, catalogue: &Catalogue) -> Value {
        let int = |n: u16| Value::Int(n.into());
        let range = |(least, most): (u16, u16)| Value::map([("least", int(least)), ("most", int(most))]);
        let chance = |chance: &Chance| {
            Value::map([
                ("card", Value::from(turn_card::NAMES[usize::from(chance.card)])),
                ("cases", Value::Int(chance.cases.into())),
                ("of", Value::Int(chance.of.into())),
            ])
        };
        let turns = self.turns.iter().map(|place| Value::Row(place.iter().map(chance).collect()));
        let threats = self.threats.iter().map(|threat| {
            Value::map([
                ("card", Value::from(catalogue.id(threat.kind))),
                ("in_turns", Value::Int(threat.in_turns.into())),
                ("gravehold", range(threat.gravehold)),
                ("players", range(threat.players)),
            ])
        });
        let waiting = self.waiting.iter().map(|wait| {
            Value::map([
                ("seat", Value::Int(wait.seat.number() as i64)),
                ("nemesis_turns", Value::Int(wait.nemesis_turns.into())),
                ("gravehold", int(wait.gravehold)),
                ("players", int(wait.players)),
            ])
        });
        let decks = self.decks.iter().enumerate().map(|(at, deck)| {
            let cards =
                deck.iter().map(|card| card.map_or(Value::from("?"), |kind| Value::from(catalogue.id(kind))));
            (Seat::at(at).to_string(), Value::Row(cards.collect()))
        });
        Value::map([
            ("turns", Value::Row(turns.collect())),
            ("threats", Value::Row(threats.collect())),
            ("waiting", Value::Row(waiting.collect())),
            ("decks", Value::Map(decks.collect())),
            ("exact", Value::Bool(self.exact)),
        ])
    }
}
