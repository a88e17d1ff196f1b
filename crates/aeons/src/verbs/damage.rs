//! Damage: dealt by players, suffered by them, by Gravehold or by a minion, and prevented.

use super::prelude::*;

/// One instance of damage to the nemesis or one minion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Deal(pub Amount);

impl Verb for Deal {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        // No damage at all needs no target; a breach's +1 alone does (X27).
        if resolver.look().amount(frame, self.0) + frame.plus == 0 {
            next(frame)
        } else {
            resolver.question(frame, self.into())
        }
    }

    /// The nemesis, a minion, or any one husk: damage has one target (nemesis digest R14).
    fn answers(self, look: Look<'_>, _: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        visit(Choice::TargetNemesis);
        for card in &look.state.in_play {
            if look.catalogue.type_of(card.kind) == Type::Minion {
                visit(Choice::Target(card.kind));
            }
        }
        if look.state.husks > 0 {
            visit(Choice::TargetHusk);
        }
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let n = resolver.look().amount(frame, self.0) + frame.plus;
        let task = resolver.deal(frame.by, choice, n);
        resolver.then(frame, task)
    }

    fn prompt(self, look: Look<'_>, frame: &Frame) -> Phrase {
        with_n("aeons-prompt-target", look.amount(frame, self.0) + frame.plus)
    }

    fn reason(self, _: Look<'_>, _: &Frame, _: Choice) -> Refusal {
        rule(
            "aeons-refusal-target",
            "choose a target: `target nemesis`, `target ID` of a minion in play, or `target husk`",
        )
    }

    fn text(self, before: Before) -> Phrase {
        amount_text(keys_by_amount!("deal"), self.0, before)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        amount_figures("damage", &mut self.0, figures);
    }
}

impl<S: Sink<Event>> Resolver<'_, S> {
    /// A player's damage hits its target; gives what follows from it.
    fn deal(&mut self, by: u8, target: Choice, n: u8) -> Option<Task> {
        match target {
            Choice::Target(kind) => {
                let card = self.catalogue.at(kind);
                let n = if card.hit_cap > 0 { n.min(card.hit_cap) } else { n };
                if card.guarded && self.state.husks > 0 {
                    self.note(What::Prevented, NONE, kind, n);
                    return None;
                }
                self.hurt_minion(kind, n);
                (!card.hit.is_empty()).then(|| Task::Run(Frame::new(card.hit, by, kind)))
            }
            Choice::TargetHusk => {
                // A life that cannot be lost cannot be paid.
                if self.husks_falling(n) > 1 && !self.state.sheltered {
                    return Some(Task::Spread(by, n));
                }
                self.hurt_husks(n, false);
                None
            }
            _ => {
                self.hurt_nemesis(n);
                None
            }
        }
    }
}

/// A player suffers damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Suffer(pub Who, pub Amount);

impl Verb for Suffer {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Free))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let (seat, n) = (resolver.look().seat(frame, self.0), resolver.look().amount(frame, self.1));
        let task = if seat == NONE { None } else { resolver.hurt(seat, n) };
        resolver.then(frame, task)
    }

    fn costs_life(self) -> bool {
        true
    }

    fn text(self, before: Before) -> Phrase {
        let keys = [keys_by_amount!("suffer-you"), keys_by_amount!("suffer-they")];
        subject(amount_text(keys[person(self.0)], self.1, before), self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        amount_figures("suffer", &mut self.1, figures);
    }
}

/// Gravehold suffers damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct HurtGravehold(pub Amount);

impl Verb for HurtGravehold {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let n = resolver.look().amount(frame, self.0);
        resolver.hurt_gravehold(n);
        resolver.then(frame, None)
    }

    fn costs_life(self) -> bool {
        true
    }

    fn text(self, before: Before) -> Phrase {
        amount_text(keys_by_amount!("hurt-gravehold"), self.0, before)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        amount_figures("gravehold_damage", &mut self.0, figures);
    }
}

/// The minion being resolved suffers damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct HurtThis(pub u8);

impl Verb for HurtThis {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.hurt_minion(frame.source, self.0);
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        with_n("aeons-hurt-this", self.0)
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        figures.byte("hurt_this", &mut self.0, 0, STEPS_MAX);
    }
}

/// All damage to players and Gravehold is prevented this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Shelter;

impl Verb for Shelter {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.state.sheltered = true;
        next(frame)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-shelter")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
