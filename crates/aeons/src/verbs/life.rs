//! Life gained.

use super::prelude::*;

/// A player gains life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Heal(pub Who, pub u8);

impl Verb for Heal {
    /// Life given by a nemesis card may go to anybody; a player gives it to somebody who can take it.
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        let measure = if self.0 == Who::Player { Measure::LifeRoom } else { Measure::Free };
        Some((&mut self.0, measure))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let seat = resolver.look().seat(frame, self.0);
        if seat != NONE {
            resolver.heal(seat, self.1);
        }
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        number(bent!("heal", self.0), self.1)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("heal", &mut self.1, 0, STEPS_MAX);
    }
}

/// Gravehold gains life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct HealGravehold(pub u8);

impl Verb for HealGravehold {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let gained = self.0.min(resolver.state.gravehold_max.saturating_sub(resolver.state.gravehold));
        resolver.state.gravehold += gained;
        resolver.note(What::GraveholdHealed, NONE, NONE, gained);
        next(frame)
    }

    /// Life gained up to the cap is gained; a whole Gravehold gains none (A3).
    fn can(self, look: Look<'_>, _: &Frame, _: Earlier) -> bool {
        look.state.gravehold < look.state.gravehold_max
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-heal-gravehold", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("heal_gravehold", &mut self.0, 0, AMOUNT_MAX);
    }
}

/// The nemesis gains life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct HealNemesis(pub u8);

impl Verb for HealNemesis {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let gained = self.0.min(resolver.state.nemesis_max.saturating_sub(resolver.state.nemesis));
        resolver.state.nemesis += gained;
        resolver.note(What::NemesisHealed, NONE, NONE, gained);
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-heal-nemesis", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("heal_nemesis", &mut self.0, 0, AMOUNT_MAX);
    }
}
