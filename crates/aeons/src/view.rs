//! What a viewer sees, and how a position is printed.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use talon_core::{SeatSet, Viewer};

use crate::catalogue::{KindId, NONE, PLAYER_MAX};
use crate::look::Look;
use crate::state::{Breach, Down, Ending, InPlay, NemesisPhase, Phase, Pile, Slot, State, Task};

/// Turn-order cards have numbers of their own among the kinds the laws count.
const TURN_KINDS: u16 = 200;

/// What goes on at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PhaseView {
    /// A player's casting phase.
    Casting,
    /// A player's main phase.
    Main,
    /// A player's draw phase.
    Draw,
    /// The main phase of the nemesis.
    NemesisMain,
    /// The draw phase of the nemesis.
    NemesisDraw,
    /// The game is over.
    Over,
}

impl PhaseView {
    const ALL: [Self; 6] =
        [Self::Casting, Self::Main, Self::Draw, Self::NemesisMain, Self::NemesisDraw, Self::Over];

    /// The word that scenarios use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Casting => "casting",
            Self::Main => "main",
            Self::Draw => "draw",
            Self::NemesisMain => "nemesis_main",
            Self::NemesisDraw => "nemesis_draw",
            Self::Over => "over",
        }
    }

    /// The phase that scenarios call so.
    pub(crate) fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.word() == word)
    }

    /// The message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Casting => "aeons-phase-casting",
            Self::Main => "aeons-phase-main",
            Self::Draw => "aeons-phase-draw",
            Self::NemesisMain => "aeons-phase-nemesis-main",
            Self::NemesisDraw => "aeons-phase-nemesis-draw",
            Self::Over => "aeons-phase-over",
        }
    }
}

/// What one viewer sees of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// Index of the mage.
    pub mage: u8,
    /// Life.
    pub life: u8,
    /// Exhausted.
    pub exhausted: bool,
    /// Charges, and how many the ability takes.
    pub charges: (u8, u8),
    /// Aether: free, for gems, for spells.
    pub aether: (u8, u8, u8),
    /// What the next focus or open costs less.
    pub discount: u8,
    /// Breaches I to IV.
    pub breaches: [Breach; 4],
    /// What focusing and opening each would cost now.
    pub prices: [(Option<u8>, Option<u8>); 4],
    /// Breaches focused this turn, as bits.
    pub focused: u8,
    /// Spells at the breaches.
    pub slots: [[Slot; 2]; 4],
    /// The hand: hands are open in this game.
    pub hand: Vec<KindId>,
    /// The deck from the top; `None` where the viewer does not know the card.
    pub deck: Vec<Option<KindId>>,
    /// The discard pile from the top.
    pub discard: Vec<KindId>,
    /// Gems and relics played this turn.
    pub play: Vec<KindId>,
}

/// What one viewer sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The players.
    pub seats: Vec<SeatView>,
    /// Who may act.
    pub to_act: SeatSet,
    /// What goes on.
    pub phase: PhaseView,
    /// Whose turn it is; 255: the nemesis.
    pub active: u8,
    /// How it ended.
    pub ending: Ending,
    /// No damage this turn.
    pub sheltered: bool,
    /// Gravehold's life and its limit.
    pub gravehold: (u8, u8),
    /// The supply.
    pub supply: Vec<Pile>,
    /// Destroyed cards by kind.
    pub destroyed: [u8; PLAYER_MAX],
    /// Turn-order deck from the top; `None` where it is not known.
    pub turn_order: Vec<Option<u8>>,
    /// Turn-order discard pile from the top.
    pub turn_discard: Vec<u8>,
    /// Index of the nemesis board.
    pub board: u8,
    /// Increased difficulty.
    pub expert: bool,
    /// Nemesis life and its limit.
    pub nemesis: (u8, u8),
    /// Nemesis deck from the top.
    pub nemesis_deck: Vec<Option<KindId>>,
    /// How many cards of each tier are in it: known, because it was built in tiers.
    pub tiers: [u8; 3],
    /// Cards in play, oldest first.
    pub in_play: Vec<InPlay>,
    /// Nemesis discard pile from the top.
    pub nemesis_discard: Vec<KindId>,
    /// The card drawn and being resolved.
    pub drawn: Option<KindId>,
    /// The strike being resolved.
    pub struck: Option<KindId>,
    /// What everybody saw during the last move.
    pub glimpsed: Vec<KindId>,
    /// Destroyed corruptions that wait for a discard pile.
    pub strays: Vec<KindId>,
    /// Fury.
    pub fury: u8,
    /// Husks, and the hurt ones among them.
    pub husks: (u8, u8),
    /// Strike deck from the top.
    pub strikes: Vec<Option<KindId>>,
    /// Corruption deck from the top.
    pub corruptions: Vec<Option<KindId>>,
    /// The devoured pile from the top.
    pub devoured: Vec<KindId>,
}

/// A watcher knows what every player knows.
fn knows(viewer: Viewer, seen: u8, seats: u8) -> bool {
    match viewer {
        Viewer::Judge => true,
        Viewer::Seat(seat) => seen & 1 << seat.index() != 0,
        Viewer::Watcher => (0..seats).all(|seat| seen & 1 << seat != 0),
    }
}

impl Look<'_> {
    /// Field by field; what the viewer does not know is not in it at all.
    pub(crate) fn view(self, viewer: Viewer) -> View {
        let state = self.state;
        let down = |cards: &[Down]| -> Vec<Option<u8>> {
            cards
                .iter()
                .rev()
                .map(|card| knows(viewer, card.seen, state.seats).then_some(card.kind))
                .collect()
        };
        let hidden = |cards: &[KindId]| -> Vec<Option<KindId>> {
            cards.iter().rev().map(|&kind| (viewer == Viewer::Judge).then_some(kind)).collect()
        };
        let top_first = |cards: &[u8]| cards.iter().rev().copied().collect::<Vec<u8>>();
        let some = |kind: KindId| Some(kind).filter(|&kind| kind != NONE);
        View {
            seats: (0..state.seats).map(|seat| self.seat_view(seat, down(&self.player(seat).deck))).collect(),
            to_act: self.to_act(),
            phase: self.phase(),
            active: state.active,
            ending: state.ending,
            sheltered: state.sheltered,
            gravehold: (state.gravehold, state.gravehold_max),
            supply: state.supply.to_vec(),
            destroyed: state.destroyed,
            turn_order: down(&state.turn_deck),
            turn_discard: top_first(&state.turn_discard),
            board: state.board,
            expert: state.expert == 1,
            nemesis: (state.nemesis, state.nemesis_max),
            nemesis_deck: hidden(&state.nemesis_deck),
            tiers: [1, 2, 3].map(|tier| {
                state.nemesis_deck.iter().filter(|&&kind| self.catalogue.at(kind).tier == tier).count() as u8
            }),
            in_play: state.in_play.to_vec(),
            nemesis_discard: top_first(&state.nemesis_discard),
            drawn: some(state.drawn),
            struck: some(state.struck),
            glimpsed: state.glimpsed.to_vec(),
            strays: strays(state).collect(),
            fury: state.fury,
            husks: (state.husks, state.husks_hurt),
            strikes: hidden(&state.strikes),
            corruptions: down(&state.corruptions),
            devoured: top_first(&state.devoured),
        }
    }

    fn seat_view(self, seat: u8, deck: Vec<Option<KindId>>) -> SeatView {
        let player = self.player(seat);
        SeatView {
            mage: player.mage,
            life: player.life,
            exhausted: player.exhausted,
            charges: (player.charges, self.catalogue.mage_facts[usize::from(player.mage)].charges),
            aether: (player.aether, player.gem_aether, player.spell_aether),
            discount: player.discount,
            breaches: player.breaches,
            prices: core::array::from_fn(|at| {
                (self.focus_price(seat, at as u8), self.open_price(seat, at as u8))
            }),
            focused: player.focused,
            slots: player.slots,
            hand: player.hand.to_vec(),
            deck,
            discard: player.discard.iter().rev().copied().collect(),
            play: player.play.to_vec(),
        }
    }

    fn phase(self) -> PhaseView {
        if self.state.ending != Ending::Open {
            return PhaseView::Over;
        }
        let running = self.state.agenda.waiting().iter().find_map(|task| match task {
            Task::Turn(_, Phase::Start | Phase::Casting | Phase::CastingEnd) => Some(PhaseView::Casting),
            Task::Turn(_, Phase::Main | Phase::MainEnd) => Some(PhaseView::Main),
            Task::Turn(_, Phase::Discard | Phase::Draw) => Some(PhaseView::Draw),
            Task::Nemesis(NemesisPhase::Main) => Some(PhaseView::NemesisMain),
            Task::Nemesis(_) => Some(PhaseView::NemesisDraw),
            _ => None,
        });
        running.unwrap_or(PhaseView::Casting)
    }
}

fn strays(state: &State) -> impl Iterator<Item = KindId> + '_ {
    state.agenda.waiting().iter().filter_map(|task| match task {
        Task::Stray(kind) => Some(*kind),
        _ => None,
    })
}

/// Every card, wherever it is.
pub(crate) fn all_cards(state: &State, out: &mut Vec<u16>) {
    let mut push = |kind: KindId| {
        if kind != NONE {
            out.push(kind.into());
        }
    };
    for player in state.playing() {
        let slots = player.slots.iter().flatten().map(|slot| slot.kind);
        let zones = player.hand.iter().chain(&player.discard).chain(&player.play).copied();
        zones.chain(slots).chain(player.deck.iter().map(|card| card.kind)).for_each(&mut push);
    }
    for (kind, &n) in state.destroyed.iter().enumerate() {
        (0..n).for_each(|_| push(kind as KindId));
    }
    for pile in &state.supply {
        (0..pile.left).for_each(|_| push(pile.kind));
    }
    let piles =
        state.devoured.iter().chain(&state.nemesis_deck).chain(&state.unused).chain(&state.nemesis_discard);
    piles.chain(&state.strikes).copied().for_each(&mut push);
    state.in_play.iter().map(|card| card.kind).for_each(&mut push);
    state.corruptions.iter().map(|card| card.kind).chain(strays(state)).for_each(&mut push);
    push(state.drawn);
    push(state.struck);
    let turns = state.turn_deck.iter().map(|card| card.kind).chain(state.turn_discard.iter().copied());
    out.extend(turns.map(|card| TURN_KINDS + u16::from(card)));
}

/// Every card a view shows face up.
pub(crate) fn shown_cards(view: &View, out: &mut Vec<u16>) {
    let mut push = |kind: KindId| out.push(kind.into());
    for seat in &view.seats {
        let slots = seat.slots.iter().flatten().map(|slot| slot.kind).filter(|&kind| kind != NONE);
        let open = seat.hand.iter().chain(&seat.discard).chain(&seat.play).copied();
        open.chain(slots).chain(seat.deck.iter().flatten().copied()).for_each(&mut push);
    }
    for (kind, &n) in view.destroyed.iter().enumerate() {
        (0..n).for_each(|_| push(kind as KindId));
    }
    for pile in &view.supply {
        (0..pile.left).for_each(|_| push(pile.kind));
    }
    let open = view.devoured.iter().chain(&view.nemesis_discard).chain(&view.glimpsed).chain(&view.strays);
    let down = view.nemesis_deck.iter().chain(&view.strikes).chain(&view.corruptions).flatten();
    open.chain(down).copied().for_each(&mut push);
    view.in_play.iter().map(|card| card.kind).chain(view.drawn).chain(view.struck).for_each(&mut push);
    let turns = view.turn_order.iter().flatten().chain(&view.turn_discard);
    out.extend(turns.map(|&card| TURN_KINDS + u16::from(card)));
}

// ---- resampling

/// The name of a card's term in the locale files.
pub(crate) fn term(group: &str, id: &str) -> String {
    format!("aeons-{group}-{}", id.replace('_', "-"))
}
