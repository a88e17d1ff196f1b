//! What the files of the verbs use.

pub(super) use serde::Deserialize;
pub(super) use talon_core::{Figures, Phrase, Refusal, SeatSet, Sink};

pub(super) use super::wording::{
    Before, amount_text, bent, counted, counted_text, filtered, keys_by_amount, keys_by_count,
    keys_by_filter, number, person, pile_word, subject, with_n,
};
pub(super) use super::{Leaf, Verb, Zone};
pub(super) use crate::card::{Amount, Class, Count, Filter, Piles, Source, To, TurnCards, Which, Who};
pub(super) use crate::catalogue::{HAND_MAX, KindId, NONE, Type};
pub(super) use crate::change::{AMOUNT_MAX, STEPS_MAX, amount_figures, count_figures};
pub(super) use crate::choice::Choice;
pub(super) use crate::code::Measure;
pub(super) use crate::effect::{Flow, next};
pub(super) use crate::events::{Event, What};
pub(super) use crate::look::{Earlier, Look};
pub(super) use crate::refusal::rule;
pub(super) use crate::resolver::Resolver;
pub(super) use crate::state::{Breach, Down, Ending, Frame, PILES, Task, kinds_of, turn_card};
