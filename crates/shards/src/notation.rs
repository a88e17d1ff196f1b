//! Moves as text: docs/notation.md.

use alloc::format;
use alloc::string::{String, ToString};

use talon_core::{Refusal, Seat};

use crate::card::Kind;
use crate::catalogue::{Catalogue, KIND_BITS};
use crate::choice::{Choice, Zone};
use crate::code::Step;
use crate::state::{Execution, INFINITE, NEMESIS, NemesisStep, State, Task};
use crate::verbs::Among;

const MOVES: &str = "play ID, exhaust ID, recruit ID, fast-play ID, focus, relic ID, hit SEAT ID, attack SEAT N, shield ID, \
                     no-shield, choose ID, choose seatN, done, bid N, pass, character ID, end";
/// A place where no champion stands.
const NOWHERE: u8 = u8::MAX;

pub(crate) fn parse(catalogue: &Catalogue, state: &State, text: &str) -> Result<Choice, Refusal> {
    let bad = |expected: &str| unreadable(text, expected);
    let mut words = text.split_whitespace();
    let verb = words.next().ok_or_else(|| bad(MOVES))?;
    let (first, second) = (words.next(), words.next());
    if words.next().is_some() {
        return Err(bad(MOVES));
    }
    match (verb, first, second) {
        ("focus", None, None) => Ok(Choice::Focus),
        ("no-shield", None, None) => Ok(Choice::NoShield),
        ("end", None, None) => Ok(Choice::End),
        ("pass", None, None) => Ok(Choice::Pass),
        ("done", None, None) => Ok(Choice::Done),
        ("play", Some(id), None) => {
            let named = catalogue.named(text, id)?;
            catalogue.checked(text, named, [state.me().hand(), &[]], Choice::Play(named.0))
        }
        ("recruit", Some(id), None) => {
            let named = catalogue.named(text, id)?;
            catalogue.checked(text, named, [&state.row, &[]], Choice::Recruit(named.0))
        }
        ("fast-play", Some(id), None) => {
            let named = catalogue.named(text, id)?;
            catalogue.checked(text, named, [&state.row, &[]], Choice::FastPlay(named.0))
        }
        ("relic", Some(id), None) => Ok(Choice::Relic(catalogue.named(text, id)?.0)),
        ("shield", Some(id), None) => Ok(Choice::Shield(catalogue.named(text, id)?.0)),
        ("exhaust", Some(id), None) => Ok(Catalogue::read_exhaust(state, catalogue.named(text, id)?)),
        ("choose", Some(what), None) => catalogue.read_pick(state, text, what),
        ("hit", Some(seat), Some(id)) => {
            let seat = read_seat(state, text, seat)?;
            Ok(Catalogue::find_champion(state, &[seat], catalogue.named(text, id)?))
        }
        ("attack", Some(seat), Some(amount)) => read_attack(state, text, seat, amount),
        ("bid", Some(n), None) => Ok(Choice::Bid(read_number(text, n)?)),
        ("character", Some(id), None) => {
            let known = || bad(&format!("unknown character; known: {}", catalogue.known_characters()));
            Ok(Choice::Character(catalogue.character(id).ok_or_else(known)?))
        }
        _ => Err(bad(MOVES)),
    }
}

/// The card that a move names last.
pub(crate) fn card_named<'t>(catalogue: &Catalogue, text: &'t str) -> Option<&'t str> {
    let ids = text.split_whitespace().rev().map(|word| word.split_once('#').map_or(word, |(id, _)| id));
    ids.into_iter().find(|id| catalogue.kind(id).is_some())
}

pub(crate) fn print(catalogue: &Catalogue, state: &State, choice: Choice) -> String {
    let with = |verb: &str, kind: Kind| format!("{verb} {}", catalogue.card(kind).id);
    match choice {
        Choice::Play(kind) => with("play", kind),
        Choice::Exhaust { kind, copy: 0 } => with("exhaust", kind),
        Choice::Exhaust { kind, copy } => format!("{}#{copy}", with("exhaust", kind)),
        Choice::Recruit(kind) => with("recruit", kind),
        Choice::FastPlay(kind) => with("fast-play", kind),
        Choice::Focus => "focus".to_string(),
        Choice::Relic(kind) => with("relic", kind),
        Choice::Hit { seat, place } => {
            format!("hit {} {}", seat.number(), catalogue.write_champion(state, &[seat], seat, place))
        }
        Choice::AttackAll(seat) => write_attack(seat, state.me().power),
        Choice::Attack { seat, amount } => write_attack(seat, amount),
        Choice::Shield(kind) => with("shield", kind),
        Choice::NoShield => "no-shield".to_string(),
        Choice::End => "end".to_string(),
        Choice::Bid(n) => format!("bid {n}"),
        Choice::Pass => "pass".to_string(),
        Choice::Character(character) => format!("character {}", catalogue.character_id(character)),
        Choice::Card { zone, kind } => catalogue.write_card(state, zone, kind),
        // As with `exhaust`, the first copy that is ready needs no number.
        Choice::Champion { seat, place } if state.is_nemesis_turn() && seat.index() == NEMESIS => {
            let champion = state.me().champions.get(place as usize);
            champion.map_or_else(|| "choose ?".to_string(), |it| with("choose", Kind(it.kind)))
        }
        Choice::Champion { seat, place } => {
            let seats = pickable_seats(state);
            format!("choose {}", catalogue.write_champion(state, &seats, seat, place))
        }
        Choice::Seat(seat) => format!("choose {seat}"),
        Choice::Done => "done".to_string(),
    }
}

impl Catalogue {
    /// Across zones copies are counted in the order hand, discard.
    fn write_card(&self, state: &State, zone: Zone, kind: Kind) -> String {
        let id = &self.card(kind).id;
        let in_hand = count_in_hand(state, kind);
        if zone == Zone::Discard && in_hand > 0 && self.is_across_zones(state) {
            format!("choose {id}#{}", in_hand + 1)
        } else {
            format!("choose {id}")
        }
    }

    /// Copies are counted seat by seat, in the order shown.
    fn write_champion(&self, state: &State, seats: &[Seat], seat: Seat, place: u8) -> String {
        let Some(champion) = state.side(seat.index()).champions.get(place as usize) else {
            return "?".to_string();
        };
        let mut before = 0;
        for &other in seats {
            for (index, candidate) in state.side(other.index()).champions.iter().enumerate() {
                if (other, index) == (seat, place as usize) {
                    let id = self.id(champion.kind);
                    return if before == 0 { id.to_string() } else { format!("{id}#{}", before + 1) };
                }
                before += usize::from(candidate.kind == champion.kind);
            }
        }
        "?".to_string()
    }

    /// Does a card ask for cards of hand and discard together?
    pub(crate) fn is_across_zones(&self, state: &State) -> bool {
        matches!(self.asking(state), Some(Step::Do(leaf)) if leaf.picks_from() == Among::HandAndDiscard)
    }

    /// Does a card ask for cards to be shown? Only hands that hold them are asked (Unify, Dominion).
    pub(crate) fn is_asking_for_a_show(&self, state: &State) -> bool {
        matches!(self.asking(state), Some(Step::Unless(..)))
    }

    /// The step of a card that waits for an answer.
    pub(crate) fn asking(&self, state: &State) -> Option<Step> {
        match state.agenda.top()? {
            Task::Execution(run) => Some(self.code.at(run.at)),
            _ => None,
        }
    }

    /// What the answers to a card's question are picked from.
    fn picked_from(&self, run: Execution) -> Among {
        match self.code.at(run.at) {
            Step::Do(leaf) => leaf.picks_from(),
            Step::Unless(..) | Step::End | Step::Jump(_) => Among::Cards(Zone::Hand),
        }
    }

    /// An id with the number of the copy after `#`, if one is written.
    fn named(&self, text: &str, word: &str) -> Result<(Kind, Option<usize>), Refusal> {
        let (id, copy) = match word.split_once('#') {
            None => (word, None),
            Some((id, copy)) => {
                let copy = copy.parse().ok().filter(|n| (1..=200).contains(n));
                (id, Some(copy.ok_or_else(|| unreadable(text, "a copy is `#1`, `#2` …"))?))
            }
        };
        let unknown = || unreadable(text, &format!("unknown card; nearest ids: {}", self.nearest_cards(id)));
        Ok((self.kind(id).ok_or_else(unknown)?, copy))
    }

    /// The first copy that is ready needs no number.
    fn read_exhaust(state: &State, (kind, copy): (Kind, Option<usize>)) -> Choice {
        let mut copies = state.me().champions.iter().filter(|champion| champion.kind == kind.0);
        let first = copies.position(|champion| !champion.is_exhausted());
        match copy {
            Some(n) if first != Some(n - 1) => Choice::Exhaust { kind, copy: n as u8 },
            _ => Choice::Exhaust { kind, copy: 0 },
        }
    }

    fn read_pick(&self, state: &State, text: &str, what: &str) -> Result<Choice, Refusal> {
        if let Some(seat) = Seat::parse(what, "seat") {
            return Ok(Choice::Seat(seat));
        }
        let named = self.named(text, what)?;
        let zone = match state.agenda.top() {
            Some(Task::Draft(_)) => Zone::Pool,
            Some(Task::Nemesis(NemesisStep::Row { .. })) => Zone::Row,
            Some(Task::Nemesis(NemesisStep::Exhaust { .. })) => {
                return Ok(Self::read_nemesis_champion(state, named));
            }
            Some(Task::Nemesis(_)) => return Ok(Self::picked_champion(state, named)),
            Some(Task::Execution(run)) => match self.picked_from(run) {
                Among::Champions => return Ok(Self::picked_champion(state, named)),
                Among::Cards(zone) => zone,
                Among::HandAndDiscard if count_in_hand(state, named.0) < named.1.unwrap_or(1) => {
                    Zone::Discard
                }
                Among::HandAndDiscard | Among::Seats => Zone::Hand,
            },
            _ => Zone::Hand,
        };
        let me = state.me();
        let held = match zone {
            Zone::Hand => me.hand(),
            // Across zones copies are counted in the order hand, discard.
            Zone::Discard if self.is_across_zones(state) => {
                return self.checked(
                    text,
                    named,
                    [me.hand(), me.discard()],
                    Choice::Card { zone, kind: named.0 },
                );
            }
            Zone::Discard => me.discard(),
            Zone::Row => &state.row,
            Zone::Play => me.play(),
            Zone::Pool => &state.pool,
        };
        self.checked(text, named, [held, &[]], Choice::Card { zone, kind: named.0 })
    }

    /// Equal copies of a zone are one choice, but the number must be that of one of them.
    fn checked(
        &self,
        text: &str,
        (kind, copy): (Kind, Option<usize>),
        zones: [&[u8]; 2],
        choice: Choice,
    ) -> Result<Choice, Refusal> {
        let copies = zones.iter().copied().flatten().filter(|&&card| card & KIND_BITS == kind.0).count();
        if copy.is_none_or(|n| n == 1 || n <= copies) {
            return Ok(choice);
        }
        Err(unreadable(
            text,
            &format!("there are not that many copies of `{}`: {copies}", self.card(kind).id),
        ))
    }

    /// Which of several ready copies the Nemesis uses makes no difference: the first is meant.
    fn read_nemesis_champion(state: &State, (kind, copy): (Kind, Option<usize>)) -> Choice {
        let champions = &state.me().champions;
        let mut copies = champions.iter().filter(|champion| champion.kind == kind.0);
        let is_ready = match copy {
            Some(n) => copies.nth(n - 1).is_some_and(|champion| !champion.is_exhausted()),
            None => true,
        };
        let first = champions.iter().position(|it| it.kind == kind.0 && !it.is_exhausted());
        let place = first.filter(|_| is_ready).map_or(NOWHERE, |place| place as u8);
        Choice::Champion { seat: Seat::at(NEMESIS), place }
    }

    fn picked_champion(state: &State, named: (Kind, Option<usize>)) -> Choice {
        match Self::find_champion(state, &pickable_seats(state), named) {
            Choice::Hit { seat, place } => Choice::Champion { seat, place },
            other => other,
        }
    }

    /// The champion with this name, as its first equal: which of several equal ones is meant makes no difference.
    fn find_champion(state: &State, seats: &[Seat], (kind, copy): (Kind, Option<usize>)) -> Choice {
        let champions = seats.iter().flat_map(|&seat| {
            let champions = state.side(seat.index()).champions.iter();
            champions.enumerate().map(move |(place, champion)| (seat, place, champion))
        });
        let mut copies = champions.filter(|(_, _, champion)| champion.kind == kind.0);
        let Some((seat, place, champion)) = copies.nth(copy.unwrap_or(1) - 1) else {
            return Choice::Hit { seat: seats.first().copied().unwrap_or_default(), place: NOWHERE };
        };
        let first = state.side(seat.index()).champions.iter().position(|other| other == champion);
        Choice::Hit { seat, place: first.unwrap_or(place) as u8 }
    }
}

fn unreadable(text: &str, expected: &str) -> Refusal {
    // A text from outside may be of any length.
    Refusal::Unreadable { text: text.chars().take(80).collect(), expected: expected.to_string() }
}

/// Seats whose champions are picked from, in seat order: enemies, or the player's own for the Nemesis.
fn pickable_seats(state: &State) -> alloc::vec::Vec<Seat> {
    state.enemies().map(Seat::at).collect()
}

fn count_in_hand(state: &State, kind: Kind) -> usize {
    state.me().hand().iter().filter(|&&card| card & KIND_BITS == kind.0).count()
}

fn write_attack(seat: Seat, amount: u16) -> String {
    if amount == INFINITE {
        format!("attack {} infinite", seat.number())
    } else {
        format!("attack {} {amount}", seat.number())
    }
}

fn read_seat(state: &State, text: &str, word: &str) -> Result<Seat, Refusal> {
    Seat::parse(word, "")
        .filter(|seat| seat.index() < state.sides_len as usize)
        .ok_or_else(|| unreadable(text, &format!("a seat is a number from 1 to {}", state.sides_len)))
}

/// Numbers too large to be meant stay too large.
fn read_number(text: &str, word: &str) -> Result<u16, Refusal> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    if !digits {
        return Err(unreadable(text, "an amount is a whole number"));
    }
    Ok(word.parse::<u64>().map_or(INFINITE - 1, |n| n.min(u64::from(INFINITE - 1)) as u16))
}

fn read_attack(state: &State, text: &str, seat: &str, amount: &str) -> Result<Choice, Refusal> {
    let seat = read_seat(state, text, seat)?;
    let amount = if amount == "infinite" { INFINITE } else { read_number(text, amount)? };
    if Catalogue::is_all_or_nothing(state) && amount == state.me().power {
        return Ok(Choice::AttackAll(seat));
    }
    Ok(Choice::Attack { seat, amount })
}
