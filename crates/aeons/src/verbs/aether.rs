//! Aether gained, saved and paid.

use super::prelude::*;

/// Aether for anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Aether(pub u8);

impl Verb for Aether {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let seat = frame.by;
        // Out of turn there is nothing to spend it on (X26).
        if seat == resolver.state.active {
            let player = resolver.player(seat);
            player.aether = player.aether.saturating_add(self.0);
            resolver.note(What::Aether, seat, NONE, self.0);
        }
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-aether", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("aether", &mut self.0, 0, STEPS_MAX);
    }
}

/// Aether that pays only for gaining this class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct AetherFor(pub Class, pub u8);

impl Verb for AetherFor {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let player = resolver.player(frame.by);
        match self.0 {
            Class::Gem => player.gem_aether += self.1,
            Class::Relic | Class::Spell => player.spell_aether += self.1,
        }
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        match self.0 {
            Class::Gem => with_n("aeons-aether-gem", self.1),
            Class::Relic | Class::Spell => with_n("aeons-aether-spell", self.1),
        }
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        let key = match self.0 {
            Class::Gem => "gem_aether",
            Class::Relic => "relic_aether",
            Class::Spell => "spell_aether",
        };
        figures.byte(key, &mut self.1, 0, STEPS_MAX);
    }
}

/// The next focus or open this turn costs less.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Discount(pub u8);

impl Verb for Discount {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.player(frame.by).discount += self.0;
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-discount", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("discount", &mut self.0, 0, STEPS_MAX);
    }
}

/// Pay aether.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Pay(pub u8);

impl Verb for Pay {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.player(frame.by).aether -= self.0;
        next(frame)
    }

    fn can(self, look: Look<'_>, frame: &Frame, _: Earlier) -> bool {
        frame.by == NONE || look.player(frame.by).aether >= self.0
    }

    fn unpaid(self, look: Look<'_>, seat: u8) -> Refusal {
        Refusal::TooFew { what: "aether", need: self.0.into(), have: look.player(seat).aether.into() }
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-pay", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("pay", &mut self.0, 0, STEPS_MAX);
    }
}
