//! Spells at breaches: discarded, destroyed, cast.

use super::prelude::*;

impl Look<'_> {
    /// Prepared spells of one player; which breach they lie at matters, for its +1 and its neighbours.
    fn spell_places(self, seat: u8, filter: Filter, fresh: bool, visit: &mut dyn FnMut(Choice)) {
        if seat == NONE {
            return;
        }
        let player = self.player(seat);
        for (breach, place) in self.spells(seat, filter) {
            let [first, second] = player.slots[breach];
            // Two equal spells at one breach are one answer.
            let twin = place == 1 && first.kind == second.kind && (!fresh || first.fresh);
            if !twin && (!fresh || player.slots[breach][place].fresh) {
                visit(Choice::Spell(breach as u8, place as u8));
            }
        }
    }
}

impl<S: Sink<Event>> Resolver<'_, S> {
    /// Takes the spell that was answered away from its breach.
    fn take_prepared(&mut self, owner: u8, choice: Choice) -> KindId {
        let Choice::Spell(breach, place) = choice else { unreachable!("only listed answers get here") };
        self.player(owner).take_spell(breach.into(), place.into())
    }
}

/// Whom the group picks must have most of them.
const fn measure(who: Who, n: u8, filter: Filter) -> Measure {
    if matches!(who, Who::Any) { Measure::Prepared(n, filter) } else { Measure::Free }
}

fn choose_spell() -> Refusal {
    rule("aeons-refusal-spell", "choose one of the prepared spells that fit (`choose ID`)")
}

fn price_unpaid() -> Refusal {
    rule(
        "aeons-refusal-power-spells",
        "the price to discard that power must be paid in full: too few fitting spells prepared",
    )
}

/// A player discards prepared spells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DiscardPrepared(pub Who, pub u8, pub Filter);

impl Verb for DiscardPrepared {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        let measure = measure(self.0, self.1, self.2);
        Some((&mut self.0, measure))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        if frame.step < self.1 {
            look.spell_places(look.seat(frame, self.0), self.2, false, visit);
        }
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let owner = resolver.look().seat(frame, self.0);
        let kind = resolver.take_prepared(owner, choice);
        resolver.discard_picked(frame, owner, kind)
    }

    fn pass(self, frame: &mut Frame) {
        frame.done = frame.step;
    }

    fn deciders(self, look: Look<'_>, frame: &Frame) -> SeatSet {
        look.decider(look.seat(frame, self.0))
    }

    fn picks_from(self) -> Zone {
        Zone::Prepared(self.0)
    }

    fn can(self, look: Look<'_>, frame: &Frame, earlier: Earlier) -> bool {
        let Self(who, n, filter) = self;
        look.is_able(frame, earlier, who, |seat| look.spells(seat, filter).count() >= n.into())
    }

    fn prompt(self, _: Look<'_>, frame: &Frame) -> Phrase {
        with_n("aeons-prompt-discard-spell", self.1 - frame.step)
    }

    fn reason(self, _: Look<'_>, _: &Frame, _: Choice) -> Refusal {
        choose_spell()
    }

    fn unpaid(self, _: Look<'_>, _: u8) -> Refusal {
        price_unpaid()
    }

    fn text(self, _: Before) -> Phrase {
        let keys = [
            keys_by_filter!(["aeons-discard-prepared"]["-you"]),
            keys_by_filter!(["aeons-discard-prepared"]["-they"]),
        ];
        filtered(keys, self.0, self.1, self.2)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("discard_prepared", &mut self.1, 1, STEPS_MAX);
    }
}

/// A player destroys prepared spells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DestroyPrepared(pub Who, pub u8, pub Filter);

impl Verb for DestroyPrepared {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        let measure = measure(self.0, self.1, self.2);
        Some((&mut self.0, measure))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        if frame.step < self.1 {
            look.spell_places(look.seat(frame, self.0), self.2, false, visit);
        }
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let owner = resolver.look().seat(frame, self.0);
        let kind = resolver.take_prepared(owner, choice);
        resolver.destroy_picked(frame, owner, kind)
    }

    fn pass(self, frame: &mut Frame) {
        frame.done = frame.step;
    }

    fn is_sweep(self, look: Look<'_>, frame: &Frame) -> bool {
        let Self(who, n, filter) = self;
        look.spells(look.seat(frame, who), filter).count() <= usize::from(n - frame.step)
    }

    fn deciders(self, look: Look<'_>, frame: &Frame) -> SeatSet {
        look.decider(look.seat(frame, self.0))
    }

    fn picks_from(self) -> Zone {
        Zone::Prepared(self.0)
    }

    fn can(self, look: Look<'_>, frame: &Frame, earlier: Earlier) -> bool {
        let Self(who, n, filter) = self;
        look.is_able(frame, earlier, who, |seat| look.spells(seat, filter).count() >= n.into())
    }

    fn prompt(self, _: Look<'_>, frame: &Frame) -> Phrase {
        with_n("aeons-prompt-destroy-spell", self.1 - frame.step)
    }

    fn reason(self, _: Look<'_>, _: &Frame, _: Choice) -> Refusal {
        choose_spell()
    }

    fn unpaid(self, _: Look<'_>, _: u8) -> Refusal {
        price_unpaid()
    }

    fn text(self, _: Before) -> Phrase {
        let keys = [
            keys_by_filter!(["aeons-destroy-prepared"]["-you"]),
            keys_by_filter!(["aeons-destroy-prepared"]["-they"]),
        ];
        filtered(keys, self.0, self.1, self.2)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("destroy_prepared", &mut self.1, 1, STEPS_MAX);
    }
}

/// Cast a prepared spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Cast {
    /// Whose.
    pub whose: Who,
    /// Only one that was prepared this turn.
    #[serde(default)]
    pub fresh: bool,
    /// It may be left.
    #[serde(default)]
    pub may: bool,
    /// Added damage.
    #[serde(default)]
    pub plus: u8,
    /// Cast it, then cast it again.
    #[serde(default)]
    pub twice: bool,
}

impl Cast {
    /// The second cast of a spell that stayed at its breach during the first, if it is still there (X21).
    fn cast_again<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let (owner, at) = (frame.from.0, (frame.from.1 >> 1, frame.from.1 & 1));
        let there = resolver.look().player(owner).slots[usize::from(at.0)][usize::from(at.1)].kind;
        next(frame);
        if there != frame.picked {
            return Flow::Next;
        }
        let task = resolver.cast(frame.by, owner, at, self.plus, false);
        resolver.before(frame, Some(task))
    }
}

impl Verb for Cast {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.whose, Measure::Prepared(1, Filter::Any)))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        if frame.step == 0 { resolver.question(frame, self.into()) } else { self.cast_again(resolver, frame) }
    }

    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        look.spell_places(look.seat(frame, self.whose), Filter::Any, self.fresh, visit);
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let Choice::Spell(breach, place) = choice else { unreachable!("only listed answers get here") };
        let owner = resolver.look().seat(frame, self.whose);
        frame.picked = resolver.look().player(owner).slots[usize::from(breach)][usize::from(place)].kind;
        frame.from = (owner, breach << 1 | place);
        if self.twice {
            frame.step = 1;
        } else {
            next(frame);
        }
        let task = resolver.cast(frame.by, owner, (breach, place), self.plus, self.twice);
        resolver.before(frame, Some(task))
    }

    fn is_optional(self) -> bool {
        self.may
    }

    fn picks_from(self) -> Zone {
        Zone::Prepared(self.whose)
    }

    fn prompt(self, _: Look<'_>, _: &Frame) -> Phrase {
        Phrase::new(if self.may { "aeons-prompt-may-cast" } else { "aeons-prompt-cast" })
    }

    fn reason(self, _: Look<'_>, _: &Frame, _: Choice) -> Refusal {
        choose_spell()
    }

    fn text(self, _: Before) -> Phrase {
        match self {
            Self { fresh: true, plus, .. } => with_n("aeons-cast-fresh", plus),
            Self { twice: true, .. } => Phrase::new("aeons-cast-twice"),
            Self { .. } => Phrase::new("aeons-cast"),
        }
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("plus", &mut self.plus, 0, AMOUNT_MAX);
    }
}

/// The active player may prepare two spells at each opened breach this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DoublePrepare;

impl Verb for DoublePrepare {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let active = resolver.state.active;
        resolver.player(active).double = true;
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-double-prepare")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
