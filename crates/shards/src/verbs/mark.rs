//! What lasts for the turn.

use super::prelude::*;

/// Something holds until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Mark(pub TurnMark);

impl Verb for Mark {
    fn perform<S: Sink<Event>>(self, _: &Catalogue, state: &mut State, _: &mut Execution, _: &mut S) -> Flow {
        let marks = &mut state.marks;
        match self.0 {
            TurnMark::RecruitIntoPlay => marks.into_play = marks.into_play.saturating_add(1),
            TurnMark::IgnoreShields => marks.ignore_shields = true,
            TurnMark::HealthIsPower => marks.health_is_power = marks.health_is_power.saturating_add(1),
            TurnMark::Spoils => marks.spoils = marks.spoils.saturating_add(1),
        }
        Flow::Next
    }

    fn uses_recruited(self) -> bool {
        self.0 == TurnMark::RecruitIntoPlay
    }

    fn key(self) -> &'static str {
        match self.0 {
            TurnMark::RecruitIntoPlay => "shards-mark-into-play",
            TurnMark::IgnoreShields => "shards-mark-ignore-shields",
            TurnMark::HealthIsPower => "shards-mark-health-is-power",
            TurnMark::Spoils => "shards-mark-spoils",
        }
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
