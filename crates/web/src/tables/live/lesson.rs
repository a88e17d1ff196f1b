//! The lesson that is taken at a table, and what it wants the bots to do.

use talon_core::Seat;
use talon_text::{Lesson, LessonProgress};

use super::LiveTable;

impl LiveTable {
    /// The lesson, and where it stands, as long as its coach is there.
    pub(crate) fn coached(&self) -> Option<(&'static Lesson, LessonProgress<'static>)> {
        let (lesson, read) = (self.lesson()?, self.read?);
        Some((lesson, lesson.standing(self.table.lines(), read)))
    }

    /// The lesson that is taken here.
    fn lesson(&self) -> Option<&'static Lesson> {
        talon_text::lesson(self.table.name(), self.deal.settings.lesson.as_deref()?)
    }

    /// What the lesson wants a bot to do now, if the rules allow it.
    pub(crate) fn scripted(&self) -> Option<(Seat, &'static str)> {
        let (lesson, _) = self.lesson().zip(self.read)?;
        let (seat, text) = lesson.next_of_others(self.table.lines())?;
        let may = self.table.to_act().has(seat) && self.table.choices(seat).iter().any(|move_| move_ == text);
        may.then_some((seat, text))
    }

    /// Do the bots wait for whoever learns? Where several may act, they do nothing that the lesson does not want.
    pub(super) fn waits_for_learner(&self) -> bool {
        let learner = self.lesson().filter(|_| self.read.is_some()).map(Lesson::learner);
        learner.is_some_and(|learner| self.table.to_act().has(learner))
    }
}
