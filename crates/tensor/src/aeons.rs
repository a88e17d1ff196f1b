//! `aeons-v1`: Aeon's End, one to four players; rows grow with the number of seats.

use std::sync::LazyLock;

use talon_aeons::state::{Breach, Down, NemesisPhase, Phase, Player, State, Task, turn_card};
use talon_aeons::{Choice, HAND_KINDS, KindId, NONE, PLAYER_KINDS, Type};
use talon_core::Seat;
use talon_games::{Aeons, Loaded};

use crate::encoded::Encoded;
use crate::ink::Ink;

const MAGES: usize = 8;
const BOARDS: usize = 4;
const BREACHES: usize = 4;
const SEATS: usize = 4;
const TURN_CARDS: usize = 6;
/// Places of a pile, from the top, whose cards are told one by one.
const PLACES: usize = 40;
const TURN_PLACES: usize = 8;
/// Stands at a place for a corruption that nobody has looked at.
const SOME_CORRUPTION: u8 = HAND_KINDS as u8 + 1;
const COPIES: usize = 3;
const OPTIONS: usize = 4;

/// The spells among the kinds, numbered without gaps, and how many there are.
static SPELLS: LazyLock<([u8; PLAYER_KINDS], usize)> = LazyLock::new(|| {
    let (game, mut places, mut len) = (Aeons::loaded(), [NONE; PLAYER_KINDS], 0);
    for (kind, place) in places.iter_mut().enumerate() {
        if game.type_of(kind as KindId) == Type::Spell {
            *place = len;
            len += 1;
        }
    }
    (places, len.into())
});

/// All kinds there are, and of these the nemesis cards that are no corruptions.
static KINDS: LazyLock<(usize, usize)> = LazyLock::new(|| {
    let all = PLAYER_KINDS + Aeons::loaded().nemesis_cards.len();
    (all, all - HAND_KINDS)
});

#[inline]
fn spell_place(kind: KindId) -> Option<usize> {
    SPELLS.0.get(usize::from(kind)).filter(|&&place| place != NONE).map(|&place| usize::from(place))
}

#[inline]
fn nemesis_place(kind: KindId) -> Option<usize> {
    usize::from(kind).checked_sub(HAND_KINDS).filter(|&place| place < KINDS.1)
}

fn count<I: Ink>(ink: &mut I, name: &'static str, len: usize, kinds: impl Iterator<Item = KindId>) {
    let part = ink.part(name, len, u8::MAX);
    for kind in kinds {
        if let Some(place) = part.get_mut(usize::from(kind)) {
            *place += 1;
        }
    }
}

/// What a seat knows of a deck: how many of each card, corruptions apart, and what lies where.
fn deck<I: Ink>(ink: &mut I, player: &Player, seat: Seat) {
    let known = |card: &Down| card.seen & 1 << seat.index() != 0;
    let is_corruption = |card: &Down| usize::from(card.kind) >= PLAYER_KINDS;
    let told = player.deck.iter().filter(|card| known(card) || !is_corruption(card));
    count(ink, "deck", HAND_KINDS, told.map(|card| card.kind));
    let hidden = player.deck.iter().filter(|card| !known(card) && is_corruption(card)).count();
    ink.number("deck_hidden_corruptions", hidden, u8::MAX);
    let places = ink.part("deck_from_top", PLACES, SOME_CORRUPTION);
    for (place, card) in places.iter_mut().zip(player.deck.iter().rev()) {
        *place = match card {
            card if known(card) => card.kind + 1,
            card if card.seen & Down::CORRUPTION != 0 => SOME_CORRUPTION,
            _ => 0,
        };
    }
}

fn breaches<I: Ink>(ink: &mut I, player: &Player) {
    let part = ink.part("breaches", BREACHES * 4, 3);
    for (at, breach) in player.breaches.iter().enumerate() {
        let focused = player.focused >> at & 1;
        let cells = match *breach {
            Breach::None => [0, 0, 0, focused],
            Breach::Closed(turned) => [1, 0, turned, focused],
            Breach::Opened => [1, 1, 0, focused],
        };
        part[at * 4..at * 4 + 4].copy_from_slice(&cells);
    }
    let width = SPELLS.1 + 2;
    let part = ink.part("prepared", 2 * BREACHES * width, 1);
    for (place, slot) in player.slots.iter().flatten().enumerate() {
        let Some(spell) = spell_place(slot.kind) else { continue };
        let cells = &mut part[place * width..(place + 1) * width];
        cells[spell] = 1;
        cells[width - 2] = u8::from(slot.fresh);
        cells[width - 1] = u8::from(slot.used);
    }
}

fn player<I: Ink>(ink: &mut I, player: &Player, seat: Seat) {
    ink.one_of("mage", MAGES, Some(player.mage.into()));
    ink.number("life", player.life.into(), u8::MAX);
    ink.flag("exhausted", player.exhausted);
    ink.number("charges", player.charges.into(), u8::MAX);
    ink.number("aether", player.aether.into(), u8::MAX);
    ink.number("aether_for_gems", player.gem_aether.into(), u8::MAX);
    ink.number("aether_for_spells", player.spell_aether.into(), u8::MAX);
    ink.number("discount", player.discount.into(), u8::MAX);
    ink.flag("double", player.double);
    breaches(ink, player);
    count(ink, "hand", HAND_KINDS, player.hand.iter().copied());
    count(ink, "play", HAND_KINDS, player.play.iter().copied());
    count(ink, "discard", HAND_KINDS, player.discard.iter().copied());
    let places = ink.part("discard_from_top", PLACES, SOME_CORRUPTION);
    for (place, &kind) in places.iter_mut().zip(player.discard.iter().rev()) {
        *place = kind + 1;
    }
    deck(ink, player, seat);
}

/// A turn-order card with players counted from the seat that looks.
#[inline]
fn turn_place(state: &State, seat: Seat, card: u8) -> usize {
    let seats = usize::from(state.seats);
    match usize::from(card) {
        number if number < seats => (number + seats - seat.index()) % seats,
        card => card,
    }
}

fn turn_order<I: Ink>(ink: &mut I, state: &State, seat: Seat) {
    let place = |card: u8| turn_place(state, seat, card);
    let part = ink.part("turn_order_left", TURN_CARDS, 16);
    state.turn_deck.iter().for_each(|card| part[place(card.kind)] += 1);
    let part = ink.part("turn_order_gone", TURN_CARDS, 16);
    state.turn_discard.iter().for_each(|&card| part[place(card)] += 1);
    let part = ink.part("turn_order_from_top", TURN_PLACES * TURN_CARDS, 1);
    for (at, card) in state.turn_deck.iter().rev().take(TURN_PLACES).enumerate() {
        if card.seen & 1 << seat.index() != 0 {
            part[at * TURN_CARDS + place(card.kind)] = 1;
        }
    }
}

/// What is asked: the task on top, and whose card it belongs to.
fn question(state: &State) -> (Option<usize>, Option<u8>) {
    let Some(task) = state.agenda.top() else { return (None, None) };
    match task {
        Task::Turn(_, phase) => (Some(phase as usize), None),
        Task::Wild => (Some(7), None),
        Task::Rune(_) => (Some(8), None),
        Task::Ward(_) => (Some(9), None),
        Task::Run(frame) => (Some(10), Some(frame.source)),
        Task::Exhaust(..) => (Some(11), None),
        Task::Spread(..) => (Some(12), None),
        Task::Stray(kind) => (Some(13), Some(kind)),
        Task::Idle | Task::Nemesis(_) | Task::Strike(_) => (None, None),
    }
}

/// The phase that runs below the question.
fn phase(state: &State) -> Option<usize> {
    state.agenda.waiting().iter().find_map(|task| match task {
        Task::Turn(_, Phase::Start | Phase::Casting | Phase::CastingEnd) => Some(0),
        Task::Turn(_, Phase::Main | Phase::MainEnd) => Some(1),
        Task::Turn(_, Phase::Discard | Phase::Draw) => Some(2),
        Task::Nemesis(NemesisPhase::Main) => Some(3),
        Task::Nemesis(_) => Some(4),
        _ => None,
    })
}

fn nemesis<I: Ink>(ink: &mut I, state: &State) {
    ink.one_of("board", BOARDS, Some(state.board.into()));
    ink.number("difficulty", state.expert.into(), 3);
    ink.number("gravehold", state.gravehold.into(), u8::MAX);
    ink.number("nemesis_life", state.nemesis.into(), u8::MAX);
    ink.number("fury", state.fury.into(), u8::MAX);
    ink.number("husks", state.husks.into(), 15);
    ink.number("husks_hurt", state.husks_hurt.into(), 15);
    ink.number("nemesis_deck", state.nemesis_deck.len(), 64);
    ink.number("corruptions_left", state.corruptions.len(), 24);
    let part = ink.part("in_play", 3 * KINDS.1, u8::MAX);
    for card in &state.in_play {
        if let Some(at) = nemesis_place(card.kind) {
            part[3 * at..3 * at + 3].copy_from_slice(&[1, card.left, u8::from(card.acted)]);
        }
    }
    let part = ink.part("nemesis_discard", KINDS.1, 1);
    state.nemesis_discard.iter().filter_map(|&kind| nemesis_place(kind)).for_each(|at| part[at] = 1);
    let part = ink.part("resolving", KINDS.1, 1);
    [state.drawn, state.struck].into_iter().filter_map(nemesis_place).for_each(|at| part[at] = 1);
}

/// Where the verbs begin in the action index.
struct Starts {
    play: usize,
    buy: usize,
    devoured: usize,
    focus: usize,
    prepare: usize,
    ability: usize,
    nemesis: usize,
    target: usize,
    option: usize,
    next: usize,
    end: usize,
    card: usize,
    spell: usize,
    seats: usize,
    breach: usize,
    turn: usize,
    wait: usize,
}

impl Starts {
    #[inline]
    fn new() -> Self {
        let play = 2 * BREACHES;
        let buy = play + PLAYER_KINDS;
        let devoured = buy + PLAYER_KINDS;
        let focus = devoured + 2; // the charge stands between
        let prepare = focus + 2 * BREACHES;
        let ability = prepare + SPELLS.1 * BREACHES;
        let nemesis = ability + 1 + SPELLS.1;
        let target = nemesis + KINDS.1;
        let option = target + 2;
        let next = option + OPTIONS;
        let end = next + HAND_KINDS + 1; // all at once stands between
        let card = end + 4;
        let spell = card + HAND_KINDS * COPIES;
        let seats = spell + 2 * BREACHES;
        let breach = seats + SEATS;
        let turn = breach + BREACHES;
        let wait = turn + TURN_CARDS;
        Self {
            play,
            buy,
            devoured,
            focus,
            prepare,
            ability,
            nemesis,
            target,
            option,
            next,
            end,
            card,
            spell,
            seats,
            breach,
            turn,
            wait,
        }
    }
}

impl Encoded for Aeons {
    const LAYOUT: &'static str = "aeons-v1";

    #[inline]
    fn write<I: Ink>(&self, state: &State, seat: Seat, ink: &mut I) {
        let seats = usize::from(state.seats);
        for ahead in 0..seats {
            ink.seat(ahead);
            player(ink, &state.players[(seat.index() + ahead) % seats], seat);
        }
        ink.table();
        let (asked, source) = question(state);
        ink.one_of("question", 14, asked);
        ink.one_of("asking", KINDS.0, source.filter(|&kind| kind != NONE).map(usize::from));
        ink.one_of("phase", 5, phase(state));
        let active = if state.active == NONE {
            SEATS
        } else {
            (usize::from(state.active) + seats - seat.index()) % seats
        };
        ink.one_of("on_turn", SEATS + 1, Some(active));
        ink.flag("sheltered", state.sheltered);
        nemesis(ink, state);
        turn_order(ink, state, seat);
        let supply = ink.part("supply", PLAYER_KINDS, 16);
        state.supply.iter().for_each(|pile| supply[usize::from(pile.kind)] = pile.left);
        count(ink, "devoured", PLAYER_KINDS, state.devoured.iter().copied());
        ink.one_of("devoured_top", PLAYER_KINDS, state.devoured.last().map(|&kind| kind.into()));
        ink.part("destroyed", PLAYER_KINDS, u8::MAX).copy_from_slice(&state.destroyed[..PLAYER_KINDS]);
        ink.part("played_this_turn", PLAYER_KINDS, u8::MAX).copy_from_slice(&state.plays[..PLAYER_KINDS]);
    }

    fn actions(&self, _: &State) -> Vec<(&'static str, usize)> {
        vec![
            ("cast", 2 * BREACHES),
            ("play", PLAYER_KINDS),
            ("buy", PLAYER_KINDS),
            ("buy devoured", 1),
            ("charge", 1),
            ("focus", BREACHES),
            ("open", BREACHES),
            ("prepare", SPELLS.1 * BREACHES),
            ("ability", 1),
            ("use", SPELLS.1),
            ("nemesis card", KINDS.1),
            ("target nemesis", 1),
            ("target husk", 1),
            ("option", OPTIONS),
            ("next", HAND_KINDS),
            ("next-all", 1),
            ("end", 1),
            ("done", 1),
            ("yes", 1),
            ("no", 1),
            ("card", HAND_KINDS * COPIES),
            ("spell", 2 * BREACHES),
            ("seat", SEATS),
            ("breach", BREACHES),
            ("turn card", TURN_CARDS),
            ("wait", 1),
        ]
    }

    #[inline]
    fn index(&self, state: &State, seat: Seat, choice: &Choice) -> Option<usize> {
        let Starts { play, buy, devoured, focus, prepare, ability, nemesis, target, option, .. } =
            Starts::new();
        let Starts { next, end, card, spell, seats, breach: breach_at, turn, .. } = Starts::new();
        let at = |breach: u8, place: u8| 2 * usize::from(breach) + usize::from(place);
        match *choice {
            Choice::Cast(breach, place) => Some(at(breach, place)),
            Choice::Play(kind) => Some(play + usize::from(kind)).filter(|&index| index < buy),
            Choice::Buy(kind) => Some(buy + usize::from(kind)).filter(|&index| index < devoured),
            Choice::BuyDevoured(_) => Some(devoured),
            Choice::Charge => Some(devoured + 1),
            Choice::Focus(breach) => Some(focus + usize::from(breach)),
            Choice::Open(breach) => Some(focus + BREACHES + usize::from(breach)),
            Choice::Prepare(kind, breach) => {
                Some(prepare + spell_place(kind)? * BREACHES + usize::from(breach))
            }
            Choice::Ability => Some(ability),
            Choice::Use(kind) => Some(ability + 1 + spell_place(kind)?),
            Choice::DiscardPower(kind) | Choice::Target(kind) => Some(nemesis + nemesis_place(kind)?),
            Choice::TargetNemesis => Some(target),
            Choice::TargetHusk => Some(target + 1),
            Choice::Option(n) => Some(option + usize::from(n)).filter(|&index| index < next),
            Choice::Next(kind) => Some(next + usize::from(kind)),
            Choice::NextAll(_) => Some(end - 1),
            Choice::End => Some(end),
            Choice::Done => Some(end + 1),
            Choice::Yes => Some(end + 2),
            Choice::No => Some(end + 3),
            Choice::Card(kind, copy) => {
                let inside = usize::from(kind) < HAND_KINDS && usize::from(copy) < COPIES;
                inside.then_some(card + usize::from(copy) * HAND_KINDS + usize::from(kind))
            }
            Choice::Spell(breach, place) => Some(spell + at(breach, place)),
            Choice::Seat(other) => Some(seats + turn_place(state, seat, other)),
            Choice::Breach(breach) => Some(breach_at + usize::from(breach)),
            Choice::Turn(card) => Some(turn + turn_place(state, seat, card)),
        }
    }

    fn on_turn(&self, state: &State) -> Option<Seat> {
        (state.active != NONE).then(|| Seat::at(state.active.into()))
    }

    /// The last of the actions.
    fn wait_index(&self, _: &State) -> Option<usize> {
        Some(Starts::new().wait)
    }
}

const _: () = assert!(turn_card::WILD as usize == SEATS, "players' turn-order cards come first");
