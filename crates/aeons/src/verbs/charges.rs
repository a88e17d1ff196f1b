//! Charges of the mages' abilities.

use super::prelude::*;

/// A player gains charges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Charge(pub Who, pub u8);

impl Verb for Charge {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::ChargeRoom))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let seat = resolver.look().seat(frame, self.0);
        if seat != NONE {
            resolver.charge(seat, self.1);
        }
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        number(bent!("charge", self.0), self.1)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("charges", &mut self.1, 0, STEPS_MAX);
    }
}

/// A player loses charges (255: all).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct LoseCharges(pub Who, pub u8);

impl LoseCharges {
    const ALL: u8 = u8::MAX;
}

impl Verb for LoseCharges {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Free))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let seat = resolver.look().seat(frame, self.0);
        if seat != NONE {
            resolver.lose_charges(seat, self.1);
        }
        next(frame)
    }

    fn can(self, look: Look<'_>, frame: &Frame, earlier: Earlier) -> bool {
        let Self(who, n) = self;
        look.is_able(frame, earlier, who, |seat| n == Self::ALL || look.player(seat).charges >= n)
    }

    fn unpaid(self, look: Look<'_>, seat: u8) -> Refusal {
        Refusal::TooFew { what: "charges", need: self.1.into(), have: look.player(seat).charges.into() }
    }

    fn text(self, _: Before) -> Phrase {
        match self {
            Self(who, Self::ALL) => bent!("lose-all-charges", who),
            Self(who, n) => number(bent!("lose-charges", who), n),
        }
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        if self.1 != Self::ALL {
            figures.byte("lose_charges", &mut self.1, 1, STEPS_MAX);
        }
    }
}
