//! What one viewer sees, built field by field.

use alloc::vec::Vec;

use serde::Serialize;
use talon_core::{Outcome, Seat, SeatSet, Viewer};

use crate::card::Kind;
use crate::catalogue::{Catalogue, KIND_BITS, Tally};
use crate::choices::to_act;
use crate::setup::Relics;
use crate::state::{MARKED, Mode, Side, State, Task};

/// What goes on at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PhaseView {
    /// Who begins is auctioned, and characters are picked.
    Auction,
    /// Relics are drafted.
    Draft,
    /// The play phase of a turn.
    Play,
    /// Power is assigned.
    Attack,
    /// An attack waits for shields.
    Shield,
    /// The game is over.
    Over,
}

impl PhaseView {
    const ALL: [Self; 6] = [Self::Auction, Self::Draft, Self::Play, Self::Attack, Self::Shield, Self::Over];

    /// The word that scenarios use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auction => "auction",
            Self::Draft => "draft",
            Self::Play => "play",
            Self::Attack => "attack",
            Self::Shield => "shield",
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
            Self::Auction => "shards-phase-auction",
            Self::Draft => "shards-phase-draft",
            Self::Play => "shards-phase-play",
            Self::Attack => "shards-phase-attack",
            Self::Shield => "shards-phase-shield",
            Self::Over => "shards-phase-over",
        }
    }
}

/// A champion in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ChampionView {
    /// What it is.
    pub kind: Kind,
    /// Used this turn.
    pub exhausted: bool,
    /// Damage of this turn.
    pub damage: u8,
    /// What destroys it at present, damage not taken off.
    pub defense: u16,
}

/// One player's side. A card the viewer may not know is `None`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideView {
    /// 0: out of the game.
    pub health: u8,
    /// Progress.
    pub mastery: u8,
    /// Gems of this turn.
    pub gems: u16,
    /// Power of this turn; `u16::MAX` is infinite.
    pub power: u16,
    /// Place in the list of characters.
    pub character: Option<u8>,
    /// The board was used this turn.
    pub focused: bool,
    /// Known cards first, each part sorted.
    pub hand: Vec<Option<Kind>>,
    /// Top first.
    pub deck: Vec<Option<Kind>>,
    /// Face up.
    pub discard: Vec<Kind>,
    /// Played this turn, oldest first; with a mark on those that were fast-played.
    pub play: Vec<(Kind, bool)>,
    /// In the order they came.
    pub champions: Vec<ChampionView>,
    /// Relics that can still be recruited.
    pub relics: Vec<Option<Kind>>,
    /// Out of the game for good.
    pub banished: Vec<Kind>,
    /// Damage on its way here, waiting for shields.
    pub incoming: u16,
}

/// What a viewer sees of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The sides in seat order; in the solo game the Nemesis is the second.
    pub sides: Vec<SideView>,
    /// How many of them people play.
    pub players: usize,
    /// Who plays how.
    pub mode: Mode,
    /// The centre row.
    pub row: Vec<Kind>,
    /// Top first.
    pub center_deck: Vec<Option<Kind>>,
    /// Relics laid out for the draft.
    pub relic_pool: Vec<Kind>,
    /// Who has to answer.
    pub to_act: SeatSet,
    /// Whose turn it is.
    pub turn: Seat,
    /// What goes on.
    pub phase: PhaseView,
    /// The highest bid of the auction that goes on.
    pub bid: u8,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

pub(crate) fn view(catalogue: &Catalogue, state: &State, viewer: Viewer) -> View {
    let judge = viewer == Viewer::Judge;
    let known = state.center_known as usize;
    let center = state.center.iter().enumerate();
    View {
        sides: (0..state.sides_len as usize).map(|seat| catalogue.view_side(state, seat, viewer)).collect(),
        players: state.players(),
        mode: state.mode,
        row: kinds(&state.row),
        center_deck: center
            .map(|(place, &card)| (judge || place < known).then_some(Kind(card)))
            .rev()
            .collect(),
        // What was not dealt in the random variant lies in the box.
        relic_pool: if state.relics == Relics::Draft { kinds(&state.pool) } else { Vec::new() },
        to_act: to_act(state),
        turn: state.my_seat(),
        phase: phase(state),
        bid: state.auction.bid,
        outcome: state.ending,
    }
}

impl Catalogue {
    fn view_side(&self, state: &State, seat: usize, viewer: Viewer) -> SideView {
        let side = state.side(seat);
        let own = viewer == Viewer::Judge || viewer == Viewer::Seat(Seat::at(seat));
        let out = !side.is_alive(); // P22: the cards of a fallen player are gone
        let zone = |cards| if_not(out, cards);
        let mut hand: Vec<Option<Kind>> = zone(side.hand())
            .iter()
            .map(|&card| (own || card & MARKED != 0).then_some(Kind(card & KIND_BITS)))
            .collect();
        hand.sort_unstable_by_key(|card| (card.is_none(), *card));
        let relics_known = own || state.relics != Relics::Random;
        let relics: &[u8] = if side.relic_taken { &[] } else { &side.relics };
        let champions: &[_] = if out { &[] } else { &side.champions };
        SideView {
            health: side.health,
            mastery: side.mastery,
            gems: side.gems,
            power: side.power,
            character: ((side.character as usize) < self.characters().len()).then_some(side.character),
            focused: side.focused,
            hand,
            deck: zone(side.deck())
                .iter()
                .rev()
                .map(|&card| (viewer == Viewer::Judge).then_some(Kind(card)))
                .collect(),
            discard: kinds(zone(side.discard())),
            play: zone(side.play())
                .iter()
                .rev()
                .map(|&card| (Kind(card & KIND_BITS), card & MARKED != 0))
                .collect(),
            champions: champions
                .iter()
                .map(|champion| ChampionView {
                    kind: Kind(champion.kind),
                    exhausted: champion.is_exhausted(),
                    damage: champion.damage(),
                    defense: self.toughness(side, *champion) + u16::from(champion.damage()),
                })
                .collect(),
            relics: zone(relics).iter().map(|&card| relics_known.then_some(Kind(card))).collect(),
            banished: banished(side),
            incoming: state.assigned[seat],
        }
    }
}

fn if_not(out: bool, cards: &[u8]) -> &[u8] {
    if out { &[] } else { cards }
}

fn kinds(cards: &[u8]) -> Vec<Kind> {
    cards.iter().map(|&card| Kind(card)).collect()
}

fn banished(side: &Side) -> Vec<Kind> {
    let counts = side.banished.iter().enumerate();
    counts.flat_map(|(kind, &n)| core::iter::repeat_n(Kind(kind as u8), n as usize)).collect()
}

fn phase(state: &State) -> PhaseView {
    match state.agenda.top() {
        _ if state.ending.is_some() => PhaseView::Over,
        None => PhaseView::Over,
        Some(Task::Play | Task::Execution(_) | Task::Nemesis(_) | Task::EndTurn) => PhaseView::Play,
        Some(Task::Assign) => PhaseView::Attack,
        Some(Task::Strike { .. }) => PhaseView::Shield,
        Some(Task::Bid | Task::PickCharacter(_)) => PhaseView::Auction,
        Some(Task::Draft(_)) => PhaseView::Draft,
    }
}

impl View {
    /// Every kind shown face up.
    pub(crate) fn shown(&self, out: &mut Vec<u16>) {
        let mut tally = Tally::default();
        let mut show = |kind: &Kind| tally.add(&[kind.0]);
        self.row.iter().for_each(&mut show);
        self.relic_pool.iter().for_each(&mut show);
        self.center_deck.iter().flatten().for_each(&mut show);
        for side in &self.sides {
            side.hand.iter().chain(&side.deck).chain(&side.relics).flatten().for_each(&mut show);
            side.discard.iter().chain(&side.banished).for_each(&mut show);
            side.play.iter().for_each(|(kind, _)| show(kind));
            side.champions.iter().for_each(|champion| show(&champion.kind));
        }
        tally.list(out);
    }
}
