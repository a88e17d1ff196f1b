//! Shards of Infinity with Relics of the Future: every card and every mode of the printed game.
//!
//! Cards are data (`cards/**.ron`), lowered once into flat tables ([`Catalogue::load`]). A [`State`] is plain bytes.
//! The agenda holds what is going on; the task on top is the question, so there is no second place that says what the
//! game is waiting for. The modules follow the rulebook: opening, turn, attack, nemesis; `effect` resolves cards, and each
//! of their verbs is in `verbs`.
#![no_std]

extern crate alloc;

mod advance;
mod attack;
mod card;
mod catalogue;
mod cause;
mod change;
mod choice;
mod choices;
mod code;
mod condition;
mod effect;
mod events;
mod game;
mod given;
mod glance;
mod lay;
mod nemesis;
mod notation;
mod offers;
mod opening;
mod own_cards;
mod pile;
mod position;
mod refusal;
mod resample;
mod setup;
mod state;
mod text;
mod turn;
pub mod verbs;
mod view;
mod worlds;
mod zones;

pub use card::{
    Card, CardType, Character, Condition, Copied, Count, Effect, Faction, Filter, Kind, Reach, Resource, Set,
    Shield, TurnMark, Untouchable, WhileInPlay,
};
pub use catalogue::{CHARACTERS, Catalogue, FILES, KINDS};
pub use choice::{Choice, Zone};
pub use events::Event;
pub use glance::{Glance, PromptKind};
pub use setup::{Characters, Relics, Setup};
pub use state::{Mode, State};
pub use view::{ChampionView, PhaseView, SideView, View};
pub use worlds::{HiddenPile, Touched};
pub use zones::{Asking, ChampionInPlay, TurnMarks};

/// Who plays with whom in teams: seats 1 and 4 against 2 and 3.
pub const TEAMS: [talon_core::SeatSet; 2] = {
    use talon_core::{Seat, SeatSet};
    [SeatSet::one(Seat::at(0)).with(Seat::at(3)), SeatSet::one(Seat::at(1)).with(Seat::at(2))]
};

/// No game has more moves than this; a game that gets here is adjourned, and the players with the most health win.
pub(crate) const LINES_MAX: usize = 5000;
