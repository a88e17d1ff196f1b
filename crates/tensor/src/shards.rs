//! `shards-v1`: Shards of Infinity, every mode; rows and indexes grow with the number of sides.

use std::sync::LazyLock;

use talon_core::Seat;
use talon_games::{Loaded, Shards};
use talon_shards::{Card, Choice, Glance, KINDS, Kind, Mode, PromptKind, Set, State, Zone};

use crate::encoded::Encoded;
use crate::ink::Ink;

const HEALTH: u8 = 50;
const MASTERY: u8 = 30;
const CHARACTERS: usize = 4;
const BIDS: usize = 49;
/// Amounts of an attack with an index of their own, where there are several to attack.
const AMOUNTS: usize = 64;
const NO_PLACE: u8 = u8::MAX;

/// The kinds of one sort, numbered without gaps.
struct Places {
    of: [u8; KINDS],
    len: usize,
}

impl Places {
    /// Each kind takes `copies` places; 0: none.
    fn new(cards: &[Card], copies: impl Fn(&Card) -> u8) -> Self {
        let (mut of, mut len) = ([NO_PLACE; KINDS], 0u8);
        for (place, card) in of.iter_mut().zip(cards) {
            if copies(card) > 0 {
                *place = len;
                len += copies(card);
            }
        }
        Self { of, len: len.into() }
    }

    #[inline]
    fn place(&self, kind: Kind) -> Option<usize> {
        Some(self.of[kind.index()]).filter(|&place| place != NO_PLACE).map(usize::from)
    }
}

/// Where the sorts of cards have their places.
struct Sorts {
    /// A place for each copy.
    champions: Places,
    copies: [u8; KINDS],
    relics: Places,
    centre: Places,
    mercenaries: Places,
}

static SORTS: LazyLock<Sorts> = LazyLock::new(|| {
    let cards = Shards::loaded().cards();
    let champions = |card: &Card| if card.kind.is_champion() { card.copies.max(1) } else { 0 };
    let mut copies = [0; KINDS];
    copies.iter_mut().zip(cards).for_each(|(copies, card)| *copies = champions(card));
    Sorts {
        champions: Places::new(cards, champions),
        copies,
        relics: Places::new(cards, |card| u8::from(card.kind.is_relic())),
        centre: Places::new(cards, |card| u8::from(card.set != Set::Starter && !card.kind.is_relic())),
        mercenaries: Places::new(cards, |card| u8::from(card.mercenary)),
    }
});

/// Where the verbs begin in the action index.
struct Verbs {
    opponents: usize,
    per_opponent: usize,
}

const HAND: usize = 0;
const DISCARD: usize = HAND + KINDS;
const PLAY: usize = DISCARD + KINDS;
const ROW: usize = PLAY + KINDS;

impl Verbs {
    #[inline]
    fn of(state: &State) -> Self {
        let opponents = state.sides() - 1;
        let amounts = if opponents > 1 { AMOUNTS } else { 0 };
        Self { opponents, per_opponent: SORTS.champions.len + 2 + amounts }
    }

    #[inline]
    fn mercenaries() -> usize {
        ROW + SORTS.centre.len
    }

    #[inline]
    fn relics() -> usize {
        Self::mercenaries() + SORTS.mercenaries.len
    }

    #[inline]
    fn own_champions() -> usize {
        Self::relics() + SORTS.relics.len
    }

    #[inline]
    fn opponent(&self, ahead: usize) -> usize {
        Self::own_champions() + SORTS.champions.len + (ahead - 1) * self.per_opponent
    }

    #[inline]
    fn rest(&self) -> usize {
        self.opponent(1) + self.opponents * self.per_opponent
    }
}

fn count<I: Ink>(ink: &mut I, name: &'static str, kinds: impl Iterator<Item = Kind>) {
    let part = ink.part(name, KINDS, 20);
    for kind in kinds {
        part[kind.index()] += 1;
    }
}

/// The place of a champion among all copies: those of one kind in the order in which they came.
#[inline]
fn champion_place(side: Glance<'_>, place: usize) -> Option<usize> {
    let kind = side.champion(place as u8)?;
    let copy = side.champions().take(place).filter(|other| *other == kind).count();
    (copy < usize::from(SORTS.copies[kind.index()])).then_some(SORTS.champions.place(kind)? + copy)
}

#[inline]
fn champions<I: Ink>(ink: &mut I, side: Glance<'_>, alive: bool) {
    let part = ink.part("champions", 3 * SORTS.champions.len, 63);
    if !alive {
        return;
    }
    for (place, champion) in side.standing().enumerate() {
        if let Some(at) = champion_place(side, place) {
            part[3 * at..3 * at + 3].copy_from_slice(&[1, u8::from(champion.exhausted), champion.damage]);
        }
    }
}

/// What everybody knows of a side, and what its owner knows.
fn side<I: Ink>(ink: &mut I, state: &State, ahead: usize, at: Seat) {
    let (side, own) = (state.glance(at), ahead == 0);
    let alive = side.health() > 0; // the cards of a fallen player are gone
    let here = |yes: bool| if alive && yes { usize::MAX } else { 0 };
    ink.seat(ahead);
    count(ink, "hand", side.hand_seen().take(here(true)).filter(|card| own || card.1).map(|card| card.0));
    if own {
        let seen = side.hand_seen().take(here(true)).filter(|card| card.1);
        count(ink, "hand_seen_by_all", seen.map(|card| card.0));
    }
    // Hand and deck of others are known together, but for what was seen.
    let hidden = side.hand_seen().take(here(!own)).filter(|card| !card.1).map(|card| card.0);
    count(ink, if own { "deck" } else { "deck_and_hidden_hand" }, side.deck().take(here(true)).chain(hidden));
    count(ink, "discard", side.discard().take(here(true)));
    count(ink, "play", side.played().take(here(true)).map(|card| card.0));
    count(ink, "fast_played", side.played().take(here(true)).filter(|card| card.1).map(|card| card.0));
    ink.part("banished", KINDS, 20).copy_from_slice(&side.banished()[..KINDS]);
    champions(ink, side, alive);
    let relics = ink.part("relics", SORTS.relics.len, 1);
    if own || !state.has_secret_relics() {
        side.relics()
            .take(here(true))
            .filter_map(|kind| SORTS.relics.place(kind))
            .for_each(|at| relics[at] = 1);
    }
    ink.one_of("character", CHARACTERS, side.character().map(usize::from));
    ink.number("health", side.health().into(), HEALTH);
    ink.number("mastery", side.mastery().into(), MASTERY);
    ink.number("gems", side.gems().into(), u8::MAX);
    ink.number("power", side.power().into(), u8::MAX);
    ink.flag("power_infinite", State::is_infinite(side.power()));
    ink.flag("focused", side.focused());
    ink.flag("relic_taken", side.relic_taken());
    ink.number("hand_size", if alive { side.held() } else { 0 }, 160);
    ink.number("deck_size", side.deck().len().min(here(true)), 160);
    ink.number("discard_size", side.discard().len().min(here(true)), 160);
    let (coming, prevented) = state.damage_to(at);
    ink.number("damage_coming", coming.into(), u8::MAX);
    ink.number("damage_prevented", prevented.into(), u8::MAX);
    ink.number("damage_dealt", state.dealt_to(at).into(), u8::MAX);
    ink.flag("on_turn", state.turn() == at);
}

fn question(asked: PromptKind) -> Option<usize> {
    Some(match asked {
        PromptKind::Turn => 0,
        PromptKind::Attack => 1,
        PromptKind::Shield(_) => 2,
        PromptKind::Banish => 3,
        PromptKind::Show => 4,
        PromptKind::Order => 5,
        PromptKind::Pick => 6,
        PromptKind::Bid(_) => 7,
        PromptKind::Opening => 8,
        PromptKind::Over => return None,
    })
}

impl Encoded for Shards {
    const LAYOUT: &'static str = "shards-v1";

    #[inline]
    fn write<I: Ink>(&self, state: &State, seat: Seat, ink: &mut I) {
        let sides = state.sides();
        for ahead in 0..sides {
            side(ink, state, ahead, Seat::at((seat.index() + ahead) % sides));
        }
        ink.table();
        count(ink, "row", state.row());
        count(ink, "centre_seen", state.center_seen());
        let asking = state.asking();
        ink.one_of("asking", KINDS, asking.map(|asking| asking.kind.index()));
        ink.one_of("question", 9, question(self.prompt_kind(state, seat)));
        let draft = ink.part("relics_to_draft", SORTS.relics.len, 1);
        state.relics_to_draft().filter_map(|kind| SORTS.relics.place(kind)).for_each(|at| draft[at] = 1);
        ink.number("answers_given", asking.map_or(0, |asking| asking.given.into()), u8::MAX);
        ink.flag("asking_copied", asking.is_some_and(|asking| asking.copied));
        ink.flag("asking_again", asking.is_some_and(|asking| asking.again));
        let marks = state.turn_marks();
        ink.number("into_play", marks.into_play.into(), u8::MAX);
        ink.number("health_is_power", marks.health_is_power.into(), u8::MAX);
        ink.number("spoils", marks.spoils.into(), u8::MAX);
        ink.flag("ignore_shields", marks.ignore_shields);
        let twice = ink.part("resolve_twice", 5, 1);
        twice.iter_mut().enumerate().for_each(|(bit, place)| *place = marks.twice >> bit & 1);
        ink.number("centre_left", state.center_left(), 120);
        ink.number("bid", state.bid().into(), HEALTH);
        let modes = [Mode::Standard, Mode::Teams, Mode::Melee, Mode::Nemesis];
        ink.one_of("mode", modes.len(), modes.iter().position(|mode| *mode == state.mode()));
    }

    fn actions(&self, state: &State) -> Vec<(&'static str, usize)> {
        let verbs = Verbs::of(state);
        let mut parts = vec![
            ("hand card", KINDS),
            ("discard card", KINDS),
            ("played card", KINDS),
            ("row card", SORTS.centre.len),
            ("fast-play", SORTS.mercenaries.len),
            ("relic", SORTS.relics.len),
            ("own champion", SORTS.champions.len),
        ];
        for ahead in 1..=verbs.opponents {
            parts.extend([
                (
                    ["champion of seat+1", "champion of seat+2", "champion of seat+3"][ahead - 1],
                    SORTS.champions.len,
                ),
                (
                    ["attack seat+1", "attack seat+2", "attack seat+3"][ahead - 1],
                    verbs.per_opponent - SORTS.champions.len - 1,
                ),
                (["choose seat+1", "choose seat+2", "choose seat+3"][ahead - 1], 1),
            ]);
        }
        parts.extend([("focus", 1), ("stop", 1), ("character", CHARACTERS), ("bid", BIDS)]);
        parts
    }

    /// Verbs that are never asked together share the index of their card.
    #[inline]
    fn index(&self, state: &State, seat: Seat, choice: &Choice) -> Option<usize> {
        let verbs = Verbs::of(state);
        let sides = verbs.opponents + 1;
        let ahead = |other: Seat| (other.index() + sides - seat.index()) % sides;
        let of_opponent = |other: Seat| match ahead(other) {
            0 => None,
            ahead => Some(verbs.opponent(ahead)),
        };
        let champion = |other: Seat, place: u8| {
            let begin = if other == seat { Verbs::own_champions() } else { of_opponent(other)? };
            Some(begin + champion_place(state.glance(other), place.into())?)
        };
        let attack = SORTS.champions.len;
        match *choice {
            Choice::Play(kind) | Choice::Shield(kind) | Choice::Card { zone: Zone::Hand, kind } => {
                Some(HAND + kind.index())
            }
            Choice::Card { zone: Zone::Discard, kind } => Some(DISCARD + kind.index()),
            Choice::Card { zone: Zone::Play, kind } => Some(PLAY + kind.index()),
            Choice::Recruit(kind) | Choice::Card { zone: Zone::Row, kind } => {
                Some(ROW + SORTS.centre.place(kind)?)
            }
            Choice::FastPlay(kind) => Some(Verbs::mercenaries() + SORTS.mercenaries.place(kind)?),
            Choice::Relic(kind) | Choice::Card { zone: Zone::Pool, kind } => {
                Some(Verbs::relics() + SORTS.relics.place(kind)?)
            }
            Choice::Exhaust { kind, copy: 0 } => Some(Verbs::own_champions() + SORTS.champions.place(kind)?),
            Choice::Exhaust { .. } => None,
            Choice::Hit { seat: other, place } | Choice::Champion { seat: other, place } => {
                champion(other, place)
            }
            Choice::AttackAll(other) => Some(of_opponent(other)? + attack),
            Choice::Attack { seat: other, amount } if State::is_infinite(amount) => {
                Some(of_opponent(other)? + attack)
            }
            Choice::Attack { seat: other, amount } => {
                let amount = usize::from(amount);
                (amount <= AMOUNTS).then_some(of_opponent(other)? + attack + amount)
            }
            Choice::Seat(other) => Some(of_opponent(other)? + verbs.per_opponent - 1),
            Choice::Focus => Some(verbs.rest()),
            Choice::End | Choice::Done | Choice::NoShield | Choice::Pass => Some(verbs.rest() + 1),
            Choice::Character(who) => Some(verbs.rest() + 2 + usize::from(who)),
            Choice::Bid(n) => Some(verbs.rest() + 2 + CHARACTERS + usize::from(n).checked_sub(1)?),
        }
    }

    fn on_turn(&self, state: &State) -> Option<Seat> {
        Some(state.turn())
    }
}
