//! What the files of the verbs use.

pub(super) use serde::Deserialize;
pub(super) use talon_core::{Figures, Phrase, Refusal, Seat, Sink};

pub(super) use super::{Among, Leaf, Verb};
pub(super) use crate::card::{Copied, Count, Faction, Filter, Kind, Reach, Resource, TurnMark};
pub(super) use crate::catalogue::{Catalogue, Facts, KIND_BITS};
pub(super) use crate::cause::Cause;
pub(super) use crate::change::{AMOUNT_MAX, CARDS_MAX, COST_MAX};
pub(super) use crate::choice::{Choice, Zone};
pub(super) use crate::effect::{Flow, distinct_champions, distinct_kinds, pick_or_ask};
pub(super) use crate::events::Event;
pub(super) use crate::glance::PromptKind;
pub(super) use crate::refusal::rule;
pub(super) use crate::state::{
    Champion, Execution, HEALTH_MAX, INFINITE, MARKED, MASTERY_MAX, Mode, NEMESIS, State, Task,
};
pub(super) use crate::text::faction_term;
