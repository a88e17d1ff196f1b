//! Why a choice may not be made now, and what would be right.

use alloc::string::ToString;
use alloc::vec::Vec;

use talon_core::{Refusal, Seat};

use crate::card::Usable;
use crate::catalogue::{KindId, Type};
use crate::choice::{Choice, ORDER_MAX};
use crate::code::Node;
use crate::look::{CHARGE_COST, Look};
use crate::state::{Breach, Ending, Frame, Phase, Player, Task};
use crate::verbs::{Leaf, Pay};

impl Look<'_> {
    /// Why a choice may not be made now; `None` if it may.
    pub(crate) fn refusal(self, seat: Seat, choice: Choice) -> Option<Refusal> {
        if self.state.ending != Ending::Open {
            return Some(Refusal::Over);
        }
        if !self.to_act().has(seat) {
            return Some(Refusal::NotYourTurn { seat, to_act: self.to_act() });
        }
        let mut listed = Vec::new();
        self.choices(seat, &mut listed);
        if listed.contains(&choice) || self.is_free_order(choice) {
            return None;
        }
        Some(self.reason(seat.index() as u8, choice))
    }

    /// Any order of the played cards is as good as the listed one: the documented exception of law 1.
    fn is_free_order(self, choice: Choice) -> bool {
        let (Choice::NextAll(order), Some(Task::Turn(active, Phase::Discard))) =
            (choice, self.state.agenda.top())
        else {
            return false;
        };
        let mut play = self.player(active).play;
        let whole = play.len().min(ORDER_MAX);
        order.cards().len() == whole && order.cards().iter().all(|&kind| play.take(kind))
    }

    /// By the question that is open.
    fn reason(self, seat: u8, choice: Choice) -> Refusal {
        match self.state.agenda.top() {
            Some(Task::Turn(active, Phase::Main)) if active == seat => self.action_reason(seat, choice),
            Some(Task::Turn(_, Phase::Main)) => rule(
                "aeons-refusal-other-main",
                "it is not your turn: in another player's main phase you may only use a charged ability",
            ),
            Some(Task::Turn(_, Phase::Casting)) => self.casting_reason(seat, choice),
            Some(Task::Turn(_, Phase::Discard)) => rule(
                "aeons-refusal-order",
                "name a card that was played this turn (`next ID`), or all of them in an order (`next-all ID ID …`)",
            ),
            Some(Task::Turn(..)) => {
                rule("aeons-refusal-corruption", "choose which corruption in your hand is resolved next")
            }
            Some(Task::Rune(_) | Task::Ward(_)) => {
                rule("aeons-refusal-window", "answer `ability` to use the ability now, or `no`")
            }
            Some(Task::Spread(..)) => rule(
                "aeons-refusal-yes-no",
                "answer `yes` to suffer 1 damage and spread the hit over husks, or `no`",
            ),
            Some(Task::Exhaust(..)) => rule(
                "aeons-refusal-breach-to-lose",
                "choose which of your breaches is destroyed (`choose 1` to `choose 4`)",
            ),
            Some(Task::Wild | Task::Stray(_)) => {
                rule("aeons-refusal-seat", "choose a player (`choose seatN`)")
            }
            Some(Task::Run(frame)) => self.node_reason(&frame, choice),
            Some(Task::Idle | Task::Nemesis(_) | Task::Strike(_)) | None => Refusal::Over,
        }
    }

    fn casting_reason(self, seat: u8, choice: Choice) -> Refusal {
        match choice {
            Choice::Done => rule(
                "aeons-refusal-must-cast",
                "spells at closed breaches must be cast in the casting phase before it can be closed",
            ),
            Choice::Cast(breach, _) if self.player(seat).spells_at(breach.into()) == 0 => {
                rule("aeons-refusal-no-spell", "no spell is prepared at that breach")
            }
            Choice::End => rule("aeons-refusal-casting-done", "this is the casting phase: `done` closes it"),
            Choice::Ability => self.ability_reason(seat),
            _ => rule(
                "aeons-refusal-casting",
                "this is the casting phase: cast a prepared spell (`cast N`) or close it with `done`",
            ),
        }
    }

    /// What is missing for an action of the main phase.
    fn action_reason(self, seat: u8, choice: Choice) -> Refusal {
        let player = self.player(seat);
        let aether =
            |need: u8| Refusal::TooFew { what: "aether", need: need.into(), have: player.aether.into() };
        match choice {
            Choice::Play(kind) | Choice::Prepare(kind, _) if !player.hand.contains(&kind) => {
                self.not_in_hand(kind)
            }
            Choice::Play(kind) => match self.catalogue.type_of(kind) {
                Type::Corruption => rule(
                    "aeons-refusal-play-corruption",
                    "a corruption is never played; it is resolved at the start of the turn or the end of the main phase",
                ),
                _ => rule("aeons-refusal-play-spell", "a spell is not played; prepare it at a breach"),
            },
            Choice::Prepare(kind, breach) => self.prepare_reason(player, kind, breach),
            Choice::Buy(kind) => self.buy_reason(player, kind),
            Choice::BuyDevoured(kind) if self.state.devoured.last() == Some(&kind) => {
                self.too_dear(player, kind)
            }
            Choice::BuyDevoured(_) => {
                rule("aeons-refusal-devoured", "only the top card of the devoured pile can be gained")
            }
            Choice::Charge if self.charge_room(seat) == 0 => rule(
                "aeons-refusal-charges-full",
                "every charge slot is filled: no further charge can be bought",
            ),
            Choice::Charge => aether(CHARGE_COST),
            Choice::Focus(breach) => match (self.focus_price(seat, breach), self.open_price(seat, breach)) {
                (Some(price), _) => aether(price),
                (None, Some(_)) => rule(
                    "aeons-refusal-focus-last",
                    "a breach with the yellow quadrant on top can only be opened, not focused again",
                ),
                (None, None) => not_closed(player, breach),
            },
            Choice::Open(breach) => match self.open_price(seat, breach) {
                Some(price) => aether(price),
                None => not_closed(player, breach),
            },
            Choice::Ability => self.ability_reason(seat),
            Choice::Use(kind) => self.use_reason(player, kind),
            Choice::DiscardPower(kind) => self.power_reason(seat, kind),
            Choice::Cast(..) => rule(
                "aeons-refusal-cast-phase",
                "spells are cast in the casting phase; this is the main phase",
            ),
            Choice::Done => rule("aeons-refusal-main-end", "`end` ends the main phase"),
            _ => rule("aeons-refusal-main", "this is the main phase: choose an action, or `end` it"),
        }
    }

    pub(crate) fn not_in_hand(self, kind: KindId) -> Refusal {
        Refusal::NotThere { card: self.catalogue.id(kind).to_string(), place: "your hand" }
    }

    fn prepare_reason(self, player: &Player, kind: KindId, breach: u8) -> Refusal {
        if self.catalogue.type_of(kind) != Type::Spell {
            return rule(
                "aeons-refusal-prepare-kind",
                "only spells are prepared at a breach; play this card instead",
            );
        }
        let at = usize::from(breach);
        match player.breaches.get(at) {
            None | Some(Breach::None) => rule("aeons-refusal-breach-none", "you have no such breach"),
            Some(_) if player.spells_at(at) > 0 => {
                rule("aeons-refusal-breach-full", "that breach holds a spell already")
            }
            Some(_) => rule(
                "aeons-refusal-breach-closed",
                "a closed breach holds a spell only if you focus that breach in the same turn",
            ),
        }
    }

    fn buy_reason(self, player: &Player, kind: KindId) -> Refusal {
        match self.state.supply.iter().find(|pile| pile.kind == kind) {
            None => Refusal::NotThere { card: self.catalogue.id(kind).to_string(), place: "the supply" },
            Some(pile) if pile.left == 0 => rule("aeons-refusal-pile-empty", "that supply pile is empty"),
            Some(_) => self.too_dear(player, kind),
        }
    }

    fn too_dear(self, player: &Player, kind: KindId) -> Refusal {
        Refusal::TooFew {
            what: "aether",
            need: self.catalogue.cost(kind).into(),
            have: self.purse(player, kind).into(),
        }
    }

    fn ability_reason(self, seat: u8) -> Refusal {
        if self.is_charged(seat) {
            return rule("aeons-refusal-ability-window", "this is not the window of your ability");
        }
        let player = self.player(seat);
        let need = self.catalogue.mage_facts[usize::from(player.mage)].charges;
        Refusal::TooFew { what: "charges", need: need.into(), have: player.charges.into() }
    }

    /// Not there, nothing to use, already used, or too expensive.
    fn use_reason(self, player: &Player, kind: KindId) -> Refusal {
        let card = self.catalogue.at(kind);
        let Some((_, _, slot)) = player.spells().find(|(_, _, slot)| slot.kind == kind) else {
            return Refusal::NotThere { card: self.catalogue.id(kind).to_string(), place: "your breaches" };
        };
        if card.usable == Usable::Never {
            return rule("aeons-refusal-no-use", "that spell has no effect to use while it is prepared");
        }
        if card.usable == Usable::Once && slot.used {
            return rule(
                "aeons-refusal-used",
                "that effect was used this turn already: once per turn for each copy",
            );
        }
        match self.catalogue.nodes[usize::from(card.using.from)] {
            Node::Do(Leaf::Pay(Pay(n))) if player.aether < n => {
                Refusal::TooFew { what: "aether", need: n.into(), have: player.aether.into() }
            }
            _ => rule(
                "aeons-refusal-use-nothing",
                "there is nothing to use that effect on: no gem was played this turn",
            ),
        }
    }

    /// Which part of the price is missing; some powers have none (nemesis digest 3).
    fn power_reason(self, seat: u8, kind: KindId) -> Refusal {
        if self.state.entry(kind).is_none() {
            return Refusal::NotThere { card: self.catalogue.id(kind).to_string(), place: "play" };
        }
        let range = self.catalogue.at(kind).to_discard;
        if range.is_empty() {
            return rule("aeons-refusal-power-stays", "that card has nothing printed to discard it with");
        }
        match self.catalogue.nodes[usize::from(range.from)] {
            Node::Do(leaf) => leaf.unpaid(self, seat),
            Node::Pick(..)
            | Node::OneOf(..)
            | Node::Ask(..)
            | Node::Jump(_)
            | Node::Unless(..)
            | Node::Branch(_)
            | Node::EachStart
            | Node::EachNext(_) => rule(
                "aeons-refusal-power-full",
                "the price to discard a power must be paid in full by you alone",
            ),
        }
    }

    /// What the effect that waits would take.
    fn node_reason(self, frame: &Frame, choice: Choice) -> Refusal {
        match (self.catalogue.nodes[usize::from(frame.at)], choice) {
            (Node::Do(leaf), _) => leaf.reason(self, frame, choice),
            (Node::OneOf(..), Choice::Option(_)) => rule(
                "aeons-refusal-option",
                "that option cannot be done now, so another option must be chosen",
            ),
            (Node::OneOf(..), _) => {
                rule("aeons-refusal-options", "choose one option: `option 1`, `option 2` …")
            }
            (Node::Ask(..), _) => rule("aeons-refusal-ask", "answer `yes` or `no`"),
            (Node::Pick(..), Choice::Seat(_)) => rule(
                "aeons-refusal-pick",
                "that player cannot be chosen here: another one must be hit or helped",
            ),
            (Node::Pick(..), _) => rule("aeons-refusal-seat", "choose a player (`choose seatN`)"),
            (Node::Jump(_) | Node::Unless(..) | Node::Branch(_) | Node::EachStart | Node::EachNext(_), _) => {
                rule("aeons-refusal-choose", "choose one of the cards that fit (`choose ID`)")
            }
        }
    }
}

fn not_closed(player: &Player, breach: u8) -> Refusal {
    match player.breaches.get(usize::from(breach)) {
        Some(Breach::Opened) => rule("aeons-refusal-breach-open", "that breach is opened already"),
        _ => rule("aeons-refusal-breach-none", "you have no such breach"),
    }
}

pub(crate) const fn rule(key: &'static str, english: &'static str) -> Refusal {
    Refusal::Rule { key, english }
}
