//! Gems, power, mastery and health.

use alloc::format;

use super::prelude::*;

impl Catalogue {
    /// The side whose turn it is gains something.
    pub(crate) fn gain<S: Sink<Event>>(state: &mut State, what: Resource, n: u16, sink: &mut S) {
        let seat = state.my_seat();
        sink.note(|| Event::Gained { seat, what, n });
        match what {
            Resource::Gem if state.is_nemesis_turn() => Self::banish_from_center(state, n, sink),
            Resource::Gem => {
                let me = state.me_mut();
                me.gems = me.gems.saturating_add(n);
            }
            Resource::Power => state.me_mut().add_power(n),
            Resource::Mastery => {
                let me = state.me_mut();
                me.mastery = (u16::from(me.mastery) + n).min(u16::from(MASTERY_MAX)) as u8;
                if state.is_nemesis_turn() && state.me().mastery == MASTERY_MAX {
                    Self::lose(state, Cause::NemesisMastery); // R38
                }
            }
            Resource::Health => {
                let worth = n * u16::from(state.marks.health_is_power);
                let me = state.me_mut();
                me.health = (u16::from(me.health) + n).min(u16::from(HEALTH_MAX)) as u8;
                me.add_power(worth); // R11: also for what the cap takes
            }
        }
    }
}

/// What an experiment calls an amount of it.
const fn figure(what: Resource) -> &'static str {
    match what {
        Resource::Gem => "gems",
        Resource::Power => "power",
        Resource::Mastery => "mastery",
        Resource::Health => "health",
    }
}

/// An amount of a resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Gain(pub u8, pub Resource);

impl Verb for Gain {
    #[inline]
    fn perform<S: Sink<Event>>(
        self,
        _: &Catalogue,
        state: &mut State,
        _: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        Catalogue::gain(state, self.1, u16::from(self.0), sink);
        Flow::Next
    }

    fn key(self) -> &'static str {
        match self.1 {
            Resource::Gem => "shards-gain-gem",
            Resource::Power => "shards-gain-power",
            Resource::Mastery => "shards-gain-mastery",
            Resource::Health => "shards-gain-health",
        }
    }

    fn arguments(self, phrase: Phrase, number: &'static str) -> Phrase {
        phrase.with(number, i64::from(self.0))
    }

    fn key_with(self, second: Leaf) -> Option<&'static str> {
        Some(match (self.1, second) {
            (Resource::Gem, Leaf::Draw(_)) => "shards-gain-gem-draw",
            (Resource::Power, Leaf::Draw(_)) => "shards-gain-power-draw",
            (Resource::Health, Leaf::Draw(_)) => "shards-gain-health-draw",
            (Resource::Power, Leaf::Gain(Self(_, Resource::Mastery))) => "shards-gain-power-mastery",
            (Resource::Mastery, Leaf::Gain(Self(_, Resource::Health))) => "shards-gain-mastery-health",
            (Resource::Power, Leaf::Return(_)) => "shards-gain-power-return",
            (Resource::Power, Leaf::Per(Per(Count::AlliesPlayed(_), ..))) => "shards-gain-power-per-ally",
            _ => return None,
        })
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte(figure(self.1), &mut self.0, 0, AMOUNT_MAX);
    }
}

/// An amount of a resource for each thing counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Per(pub Count, pub u8, pub Resource);

impl Verb for Per {
    fn perform<S: Sink<Event>>(
        self,
        catalogue: &Catalogue,
        state: &mut State,
        _: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        let amount = u16::from(self.1) * catalogue.count(state, self.0);
        Catalogue::gain(state, self.2, amount, sink);
        Flow::Next
    }

    fn uses_recruited(self) -> bool {
        matches!(self.0, Count::Discarded(_))
    }

    fn key(self) -> &'static str {
        match (self.0, self.2) {
            (Count::Champions(_), Resource::Gem) => "shards-gem-per-champion",
            (Count::Champions(_), _) => "shards-power-per-champion",
            (Count::AlliesPlayed(_), _) => "shards-power-per-ally",
            (Count::Discarded(_), _) => "shards-power-per-discarded",
            (Count::Mastery, _) => "shards-power-per-mastery",
            (Count::HalfMastery, _) => "shards-power-per-half-mastery",
        }
    }

    fn arguments(self, phrase: Phrase, number: &'static str) -> Phrase {
        let phrase = phrase.with(number, i64::from(self.1));
        match self.0 {
            Count::Champions(faction) | Count::AlliesPlayed(faction) | Count::Discarded(faction) => {
                phrase.with("faction", faction_term(faction))
            }
            Count::Mastery | Count::HalfMastery => phrase,
        }
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte(&format!("{}_each", figure(self.2)), &mut self.1, 0, CARDS_MAX);
    }
}

/// Power without end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct InfinitePower;

impl Verb for InfinitePower {
    fn perform<S: Sink<Event>>(
        self,
        _: &Catalogue,
        state: &mut State,
        _: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        state.me_mut().power = INFINITE;
        sink.note(|| Event::BecameInfinite { seat: state.my_seat() });
        Flow::Next
    }

    fn key(self) -> &'static str {
        "shards-infinite-power"
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}

/// Twice the power there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DoublePower;

impl Verb for DoublePower {
    fn perform<S: Sink<Event>>(
        self,
        _: &Catalogue,
        state: &mut State,
        _: &mut Execution,
        sink: &mut S,
    ) -> Flow {
        let power = state.me().power;
        Catalogue::gain(state, Resource::Power, power, sink);
        Flow::Next
    }

    fn key(self) -> &'static str {
        "shards-double-power"
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
