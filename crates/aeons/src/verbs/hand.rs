//! Cards that leave a hand: discarded, destroyed.

use super::prelude::*;

impl Look<'_> {
    /// How many cards a pick still takes: 0 once the number is met.
    pub(super) fn owed(self, frame: &Frame, count: Count) -> u8 {
        self.amount(frame, count.limit()).saturating_sub(frame.step)
    }

    /// Equal cards in a hand are one answer.
    fn hand_kinds(self, seat: u8, filter: Filter, visit: &mut dyn FnMut(Choice)) {
        if seat == NONE {
            return;
        }
        let kinds = kinds_of(&self.player(seat).hand);
        kinds.filter(|&kind| self.fits(kind, filter)).for_each(|kind| visit(Choice::Card(kind, 0)));
    }
}

/// Which cards of whose hand, and how many: what verbs about a hand have in common.
#[derive(Clone, Copy)]
pub(super) struct Pick {
    pub(super) who: Who,
    pub(super) count: Count,
    pub(super) filter: Filter,
}

impl Pick {
    /// Whom the group picks must have most of it.
    fn measure(self) -> Measure {
        match (self.who, self.count) {
            (Who::Any, Count::Exactly(Amount::Fixed(n))) => Measure::Hand(n as u8, self.filter),
            _ => Measure::Free,
        }
    }

    pub(super) fn answers(self, look: Look<'_>, frame: &Frame, visit: &mut dyn FnMut(Choice)) {
        if look.owed(frame, self.count) > 0 {
            look.hand_kinds(look.seat(frame, self.who), self.filter, visit);
        }
    }

    fn deciders(self, look: Look<'_>, frame: &Frame) -> SeatSet {
        look.decider(look.seat(frame, self.who))
    }

    pub(super) fn can(self, look: Look<'_>, frame: &Frame, earlier: Earlier) -> bool {
        // A card drawn before can be given for it.
        earlier.drew
            || self.count.is_optional()
            || look.is_able(frame, earlier, self.who, |seat| {
                look.in_hand(seat, self.filter) >= look.amount(frame, self.count.limit()).into()
            })
    }

    pub(super) fn reason(self, look: Look<'_>, frame: &Frame, choice: Choice) -> Refusal {
        match choice {
            Choice::Done => not_done(),
            Choice::Card(kind, _) => {
                let owner = look.seat(frame, self.who);
                if owner != NONE && look.player(owner).hand.contains(&kind) {
                    rule("aeons-refusal-unfit-card", "that card in hand does not fit what is asked")
                } else {
                    look.not_in_hand(kind)
                }
            }
            _ => choose(),
        }
    }
}

fn not_done() -> Refusal {
    rule("aeons-refusal-not-done", "more cards must be chosen from hand before `done`")
}

fn choose() -> Refusal {
    rule("aeons-refusal-choose", "choose one of the cards that fit (`choose ID`)")
}

pub(super) fn price_unpaid() -> Refusal {
    rule(
        "aeons-refusal-power-hand",
        "the price to discard that power must be paid in full: too few fitting cards in your hand",
    )
}

impl<S: Sink<Event>> Resolver<'_, S> {
    /// A card has left its zone by a pick, to be discarded.
    pub(super) fn discard_picked(&mut self, frame: &mut Frame, owner: u8, kind: KindId) -> Flow {
        frame.step += 1;
        frame.picked = kind;
        self.discard(owner, kind);
        Flow::Next
    }

    /// A card has left its zone by a pick, to be destroyed.
    pub(super) fn destroy_picked(&mut self, frame: &mut Frame, owner: u8, kind: KindId) -> Flow {
        frame.step += 1;
        frame.picked = kind;
        let task = self.destroy(owner, kind);
        self.before(frame, task)
    }

    /// Takes the card that was answered out of a hand.
    pub(super) fn take_answered(&mut self, owner: u8, choice: Choice) -> KindId {
        let Choice::Card(kind, _) = choice else { unreachable!("only listed answers get here") };
        self.player(owner).take_hand(kind);
        kind
    }
}

/// A player discards from hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Discard(pub Who, pub Count, pub Filter);

impl Discard {
    const fn pick(self) -> Pick {
        Pick { who: self.0, count: self.1, filter: self.2 }
    }
}

impl Verb for Discard {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        let measure = self.pick().measure();
        Some((&mut self.0, measure))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        self.pick().answers(look, frame, visit);
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let owner = resolver.look().seat(frame, self.0);
        let kind = resolver.take_answered(owner, choice);
        resolver.discard_picked(frame, owner, kind)
    }

    fn pass(self, frame: &mut Frame) {
        frame.done = frame.step;
    }

    fn is_optional(self) -> bool {
        self.1.is_optional()
    }

    fn deciders(self, look: Look<'_>, frame: &Frame) -> SeatSet {
        self.pick().deciders(look, frame)
    }

    fn picks_from(self) -> Zone {
        Zone::Hand(self.0)
    }

    fn can(self, look: Look<'_>, frame: &Frame, earlier: Earlier) -> bool {
        self.pick().can(look, frame, earlier)
    }

    fn prompt(self, look: Look<'_>, frame: &Frame) -> Phrase {
        let key = if self.is_optional() { "aeons-prompt-may-discard" } else { "aeons-prompt-discard" };
        with_n(key, look.owed(frame, self.1))
    }

    fn reason(self, look: Look<'_>, frame: &Frame, choice: Choice) -> Refusal {
        self.pick().reason(look, frame, choice)
    }

    fn unpaid(self, _: Look<'_>, _: u8) -> Refusal {
        price_unpaid()
    }

    fn text(self, _: Before) -> Phrase {
        counted_text(&counted!("discard"), self.0, self.1, self.2)
    }

    fn told(self) -> Option<Before> {
        Some(Before::Discarded)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        count_figures("discard", &mut self.1, &mut self.2, figures);
    }
}

/// A player destroys cards in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Destroy(pub Who, pub Count, pub Filter);

impl Destroy {
    const fn pick(self) -> Pick {
        Pick { who: self.0, count: self.1, filter: self.2 }
    }
}

impl Verb for Destroy {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        let measure = self.pick().measure();
        Some((&mut self.0, measure))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, frame: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        self.pick().answers(look, frame, visit);
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let owner = resolver.look().seat(frame, self.0);
        let kind = resolver.take_answered(owner, choice);
        resolver.destroy_picked(frame, owner, kind)
    }

    fn pass(self, frame: &mut Frame) {
        frame.done = frame.step;
    }

    fn is_optional(self) -> bool {
        self.1.is_optional()
    }

    fn is_sweep(self, look: Look<'_>, frame: &Frame) -> bool {
        let Self(who, count, filter) = self;
        !self.is_optional() && look.in_hand(look.seat(frame, who), filter) <= look.owed(frame, count).into()
    }

    fn deciders(self, look: Look<'_>, frame: &Frame) -> SeatSet {
        self.pick().deciders(look, frame)
    }

    fn picks_from(self) -> Zone {
        Zone::Hand(self.0)
    }

    fn can(self, look: Look<'_>, frame: &Frame, earlier: Earlier) -> bool {
        self.pick().can(look, frame, earlier)
    }

    fn offered_to(self) -> Measure {
        Measure::Hand(1, Filter::Any)
    }

    fn prompt(self, look: Look<'_>, frame: &Frame) -> Phrase {
        let key = if self.is_optional() { "aeons-prompt-may-destroy" } else { "aeons-prompt-destroy" };
        with_n(key, look.owed(frame, self.1))
    }

    fn reason(self, look: Look<'_>, frame: &Frame, choice: Choice) -> Refusal {
        self.pick().reason(look, frame, choice)
    }

    fn unpaid(self, _: Look<'_>, _: u8) -> Refusal {
        price_unpaid()
    }

    fn text(self, _: Before) -> Phrase {
        counted_text(&counted!("destroy"), self.0, self.1, self.2)
    }

    fn told(self) -> Option<Before> {
        Some(Before::Destroyed)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        count_figures("destroy", &mut self.1, &mut self.2, figures);
    }
}

/// The players together discard from their hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DiscardTogether(pub Count, pub Filter);

impl Verb for DiscardTogether {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, frame: &Frame, seat: u8, visit: &mut dyn FnMut(Choice)) {
        if look.owed(frame, self.0) > 0 {
            look.hand_kinds(seat, self.1, visit);
        }
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        seat: u8,
        choice: Choice,
    ) -> Flow {
        let kind = resolver.take_answered(seat, choice);
        resolver.discard_picked(frame, seat, kind)
    }

    fn pass(self, frame: &mut Frame) {
        frame.done = frame.step;
    }

    fn is_optional(self) -> bool {
        self.0.is_optional()
    }

    fn is_groups(self) -> bool {
        true
    }

    fn deciders(self, look: Look<'_>, _: &Frame) -> SeatSet {
        if self.is_optional() { look.decider(NONE) } else { look.holders(self.1) }
    }

    fn picks_from(self) -> Zone {
        Zone::EveryHand
    }

    fn prompt(self, look: Look<'_>, frame: &Frame) -> Phrase {
        let key = if self.is_optional() {
            "aeons-prompt-may-discard-together"
        } else {
            "aeons-prompt-discard-together"
        };
        with_n(key, look.owed(frame, self.0))
    }

    fn reason(self, look: Look<'_>, _: &Frame, choice: Choice) -> Refusal {
        match choice {
            Choice::Done => not_done(),
            Choice::Card(kind, _) => look.not_in_hand(kind),
            _ => choose(),
        }
    }

    fn text(self, before: Before) -> Phrase {
        match self.0 {
            Count::UpTo(n) => with_n("aeons-discard-together-up-to-gem", n),
            Count::Exactly(amount) => amount_text(keys_by_amount!("discard-together"), amount, before),
            Count::All => Phrase::new("aeons-discard-together-all"),
        }
    }

    fn told(self) -> Option<Before> {
        Some(Before::Discarded)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        count_figures("discard", &mut self.0, &mut self.1, figures);
    }
}
