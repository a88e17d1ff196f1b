//! The supply: gained from and devoured.

use talon_core::List;

use super::prelude::*;

impl Look<'_> {
    /// One card of each pile that fits.
    fn pile_cards(self, piles: Piles, visit: &mut dyn FnMut(Choice)) {
        let piles = self.piles(piles);
        (0..PILES)
            .filter(|at| piles & 1 << at != 0)
            .for_each(|at| visit(Choice::Card(self.state.supply[at].kind, 0)));
    }
}

fn choose_pile() -> Refusal {
    rule("aeons-refusal-pile", "choose one of the supply piles that fit (`choose ID`)")
}

/// A player gains a card from the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Gain(pub Who, pub Piles, pub To);

impl Verb for Gain {
    fn names(&mut self) -> Option<(&mut Who, Measure)> {
        Some((&mut self.0, Measure::Free))
    }

    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        resolver.question(frame, self.into())
    }

    fn answers(self, look: Look<'_>, _: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        look.pile_cards(self.1, visit);
    }

    /// The card is remembered for its price (Reckless Might).
    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let Choice::Card(kind, _) = choice else { unreachable!("only listed answers get here") };
        let owner = resolver.look().seat(frame, self.0);
        frame.picked = kind;
        if let Some(pile) = resolver.pile_of(kind) {
            resolver.take_supply(pile);
        }
        let task = resolver.gain(owner, kind, self.2);
        resolver.then(frame, task)
    }

    fn pass(self, frame: &mut Frame) {
        frame.picked = NONE;
    }

    fn deciders(self, look: Look<'_>, frame: &Frame) -> SeatSet {
        look.decider(look.seat(frame, self.0))
    }

    fn picks_from(self) -> Zone {
        Zone::Supply
    }

    fn prompt(self, _: Look<'_>, _: &Frame) -> Phrase {
        Phrase::new("aeons-prompt-gain")
    }

    fn reason(self, _: Look<'_>, _: &Frame, _: Choice) -> Refusal {
        choose_pile()
    }

    fn text(self, _: Before) -> Phrase {
        let Self(who, piles, to) = self;
        let phrase = match to {
            To::DiscardTop => bent!("gain", who),
            To::Hand => {
                subject(Phrase::new(["aeons-gain-you-hand", "aeons-gain-they-hand"][person(who)]), who)
            }
            To::DeckTop => {
                subject(Phrase::new(["aeons-gain-you-deck", "aeons-gain-they-deck"][person(who)]), who)
            }
        };
        phrase.with("pile", pile_word(piles))
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        if let Piles::CostAtMost(n) = &mut self.1 {
            figures.byte("at_cost", n, 0, STEPS_MAX);
        }
    }
}

/// Cards of a supply pile are devoured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Devour(pub Amount, pub Piles);

impl Verb for Devour {
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        if resolver.look().amount(frame, self.0) == 0 {
            next(frame)
        } else {
            resolver.question(frame, self.into())
        }
    }

    fn answers(self, look: Look<'_>, _: &Frame, _: u8, visit: &mut dyn FnMut(Choice)) {
        look.pile_cards(self.1, visit);
    }

    fn answer<S: Sink<Event>>(
        self,
        resolver: &mut Resolver<'_, S>,
        frame: &mut Frame,
        _: u8,
        choice: Choice,
    ) -> Flow {
        let Choice::Card(kind, _) = choice else { unreachable!("only listed answers get here") };
        let n = resolver.look().amount(frame, self.0);
        if let Some(pile) = resolver.pile_of(kind) {
            resolver.devour(pile, n);
        }
        resolver.then(frame, None)
    }

    fn is_groups(self) -> bool {
        true
    }

    fn picks_from(self) -> Zone {
        Zone::Supply
    }

    fn can(self, look: Look<'_>, _: &Frame, _: Earlier) -> bool {
        look.piles(self.1) != 0
    }

    fn prompt(self, _: Look<'_>, _: &Frame) -> Phrase {
        Phrase::new("aeons-prompt-devour")
    }

    fn reason(self, _: Look<'_>, _: &Frame, _: Choice) -> Refusal {
        choose_pile()
    }

    fn text(self, before: Before) -> Phrase {
        amount_text(keys_by_amount!("devour"), self.0, before).with("pile", pile_word(self.1))
    }

    fn figures<'a>(&'a mut self, figures: &mut Figures<'a>) {
        amount_figures("devour", &mut self.0, figures);
        if let Piles::CostAtMost(n) = &mut self.1 {
            figures.byte("at_cost", n, 0, STEPS_MAX);
        }
    }
}

/// One card of each gem pile, most expensive first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct DevourEachGem;

impl Verb for DevourEachGem {
    /// The Prince's set-up: the most expensive gem first, so that the cheapest ends on top.
    fn perform<S: Sink<Event>>(self, resolver: &mut Resolver<'_, S>, frame: &mut Frame) -> Flow {
        let (catalogue, supply) = (resolver.catalogue, resolver.state.supply);
        let is_gem = |at: &usize| catalogue.type_of(supply[*at].kind) == Type::Gem;
        let mut gems: List<usize, PILES> = (0..PILES).filter(is_gem).collect();
        gems.sort_by_key(|&at| core::cmp::Reverse(catalogue.cost(supply[at].kind)));
        for &pile in &gems {
            resolver.devour(pile, 1);
        }
        resolver.then(frame, None)
    }

    fn text(self, _: Before) -> Phrase {
        Phrase::new("aeons-devour-each-gem")
    }

    fn figures<'a>(&'a mut self, _: &mut Figures<'a>) {}
}
