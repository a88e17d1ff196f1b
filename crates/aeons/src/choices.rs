//! What a seat may do now.

use alloc::vec::Vec;

use talon_core::{Seat, SeatSet, Together};

use crate::card::{Usable, Window};
use crate::catalogue::{KindId, Type};
use crate::choice::{Choice, Order};
use crate::look::{CHARGE_COST, FOCUS_COST, Look, OPEN_COST};
use crate::state::{Breach, Ending, Frame, Phase, Player, Task, kinds_of};
use crate::verbs::Zone;

impl Look<'_> {
    /// Seats that may act now.
    pub(crate) fn to_act(self) -> SeatSet {
        let one = |seat: u8| SeatSet::one(Seat::at(seat.into()));
        if self.state.ending != Ending::Open {
            return SeatSet::NONE;
        }
        match self.state.agenda.top() {
            Some(Task::Turn(active, Phase::Main)) => (0..self.state.seats)
                .filter(|&seat| seat == active || self.may_interject(seat))
                .fold(SeatSet::NONE, |seats, seat| seats.with(Seat::at(seat.into()))),
            Some(
                Task::Turn(seat, _)
                | Task::Rune(seat)
                | Task::Ward(seat)
                | Task::Exhaust(seat, _, _)
                | Task::Spread(seat, _),
            ) => one(seat),
            Some(Task::Wild | Task::Stray(_)) => SeatSet::first(self.state.seats.into()),
            Some(Task::Run(frame)) => self.deciders(&frame, self.catalogue.nodes[usize::from(frame.at)]),
            Some(Task::Idle | Task::Nemesis(_) | Task::Strike(_)) | None => SeatSet::NONE,
        }
    }

    /// What the rules leave to the players is the group's; in a main phase others may step in with their abilities.
    pub(crate) fn together(self) -> Together {
        match self.state.agenda.top() {
            Some(Task::Turn(_, Phase::Main)) => Together::Aside,
            Some(Task::Wild | Task::Stray(_)) => Together::Joint,
            Some(Task::Run(frame)) => match self.catalogue.nodes[usize::from(frame.at)] {
                node if node.picks_from() == Zone::EveryHand => Together::Pooled,
                node if self.deciders(&frame, node).len() > 1 => Together::Joint,
                _ => Together::Apart,
            },
            Some(
                Task::Turn(..)
                | Task::Rune(_)
                | Task::Ward(_)
                | Task::Exhaust(..)
                | Task::Spread(..)
                | Task::Idle
                | Task::Nemesis(_)
                | Task::Strike(_),
            )
            | None => Together::Apart,
        }
    }

    /// May this seat use its ability in somebody else's main phase?
    fn may_interject(self, seat: u8) -> bool {
        let facts = self.catalogue.mage_facts[usize::from(self.player(seat).mage)];
        facts.window == Window::AnyMain && self.is_charged(seat)
    }

    /// Only with every slot filled, also in the turn of the last charge (R2).
    fn may_use_ability(self, seat: u8, active: u8) -> bool {
        let facts = self.catalogue.mage_facts[usize::from(self.player(seat).mage)];
        let open = facts.window == Window::AnyMain || facts.window == Window::OwnMain && seat == active;
        open && self.is_charged(seat)
    }

    /// Appends every choice of a seat.
    pub(crate) fn choices(self, seat: Seat, out: &mut Vec<Choice>) {
        let number = seat.index() as u8;
        if number >= self.state.seats || self.state.ending != Ending::Open {
            return;
        }
        match self.state.agenda.top() {
            Some(Task::Turn(active, phase)) => self.turn_choices(active, phase, number, out),
            Some(Task::Rune(owner) | Task::Ward(owner)) if owner == number => {
                out.extend([Choice::Ability, Choice::No]);
            }
            Some(Task::Spread(owner, _)) if owner == number => out.extend([Choice::Yes, Choice::No]),
            Some(Task::Wild | Task::Stray(_)) => out.extend((0..self.state.seats).map(Choice::Seat)),
            Some(Task::Exhaust(owner, _, _)) if owner == number => {
                let breaches = self.player(owner).breaches;
                out.extend(
                    (0..4).filter(|&at| breaches[usize::from(at)] != Breach::None).map(Choice::Breach),
                );
            }
            Some(Task::Run(frame)) => {
                let node = self.catalogue.nodes[usize::from(frame.at)];
                if !self.deciders(&frame, node).has(seat) {
                    return;
                }
                self.answers(&frame, node, number, &mut |choice| out.push(choice));
                if Self::is_optional(node) {
                    out.push(Choice::Done);
                }
            }
            Some(_) | None => {} // somebody else is asked
        }
    }

    fn turn_choices(self, active: u8, phase: Phase, seat: u8, out: &mut Vec<Choice>) {
        if seat != active {
            if phase == Phase::Main && self.may_interject(seat) {
                out.push(Choice::Ability);
            }
            return;
        }
        let player = self.player(active);
        match phase {
            Phase::Start | Phase::MainEnd => out.extend(
                kinds_of(&player.hand)
                    .filter(|&kind| self.catalogue.type_of(kind) == Type::Corruption)
                    .map(|kind| Choice::Card(kind, 0)),
            ),
            Phase::Casting => {
                castable(player, |choice| out.push(choice));
                if !must_cast(player) {
                    out.push(Choice::Done);
                }
            }
            Phase::Main => self.actions(active, out),
            Phase::Discard => {
                out.extend(kinds_of(&player.play).map(Choice::Next));
                out.push(whole_order(player));
            }
            Phase::CastingEnd | Phase::Draw => {}
        }
    }

    /// The eight actions, the ability and the end of the phase.
    fn actions(self, seat: u8, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        for kind in kinds_of(&player.hand) {
            match self.catalogue.type_of(kind) {
                Type::Gem | Type::Relic => out.push(Choice::Play(kind)),
                Type::Spell => {
                    let places = (0..4).filter(|&at| self.may_prepare(player, kind, at));
                    out.extend(places.map(|at| Choice::Prepare(kind, at as u8)));
                }
                _ => {}
            }
        }
        for pile in &self.state.supply {
            if pile.left > 0 && self.can_afford(player, pile.kind) {
                out.push(Choice::Buy(pile.kind));
            }
        }
        if let Some(&kind) = self.state.devoured.last()
            && self.can_afford(player, kind)
        {
            out.push(Choice::BuyDevoured(kind));
        }
        if player.aether >= CHARGE_COST && self.charge_room(seat) > 0 {
            out.push(Choice::Charge);
        }
        for breach in 0..4 {
            if self.focus_price(seat, breach).is_some_and(|price| price <= player.aether) {
                out.push(Choice::Focus(breach));
            }
            if self.open_price(seat, breach).is_some_and(|price| price <= player.aether) {
                out.push(Choice::Open(breach));
            }
        }
        self.usable(seat, out);
        for card in &self.state.in_play {
            if self.may_discard_power(seat, card.kind) {
                out.push(Choice::DiscardPower(card.kind));
            }
        }
        if self.may_use_ability(seat, seat) {
            out.push(Choice::Ability);
        }
        out.push(Choice::End);
    }

    /// While-prepared effects work from the turn of preparing until the spell is cast.
    fn usable(self, seat: u8, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        let mut seen = 0u64;
        for (_, _, slot) in player.spells() {
            let card = self.catalogue.at(slot.kind);
            let free = match card.usable {
                Usable::Never => false,
                Usable::Once => !slot.used,
                Usable::Often => true,
            };
            if free
                && seen & 1 << slot.kind == 0
                && self.is_feasible(&Frame::new(card.using, seat, slot.kind), card.using)
            {
                seen |= 1 << slot.kind;
                out.push(Choice::Use(slot.kind));
            }
        }
    }

    /// The price must be met completely by this one player (R12).
    fn may_discard_power(self, seat: u8, kind: KindId) -> bool {
        let range = self.catalogue.at(kind).to_discard;
        !range.is_empty() && self.is_feasible(&Frame::new(range, seat, kind), range)
    }

    /// An opened breach, or a closed one focused this turn (R4); two spells only by Kadir's gate, only at opened ones (X6).
    fn may_prepare(self, player: &Player, kind: KindId, breach: usize) -> bool {
        let spells = player.spells_at(breach);
        match player.breaches[breach] {
            Breach::None => false,
            Breach::Opened => spells == 0 || player.double && spells == 1,
            Breach::Closed(_) => {
                spells == 0 && (player.focused & 1 << breach != 0 || self.catalogue.at(kind).anywhere)
            }
        }
    }

    /// Restricted aether counts for its own class only (X16).
    pub(crate) fn purse(self, player: &Player, kind: KindId) -> u8 {
        match self.catalogue.type_of(kind) {
            Type::Gem => player.aether.saturating_add(player.gem_aether),
            Type::Spell => player.aether.saturating_add(player.spell_aether),
            _ => player.aether,
        }
    }

    fn can_afford(self, player: &Player, kind: KindId) -> bool {
        self.purse(player, kind) >= self.catalogue.cost(kind)
    }

    /// What focusing a breach costs now; `None` if it cannot be focused.
    pub(crate) fn focus_price(self, seat: u8, breach: u8) -> Option<u8> {
        let player = self.player(seat);
        match player.breaches[usize::from(breach)] {
            Breach::Closed(turned) if turned < 3 => {
                Some(FOCUS_COST[usize::from(breach)].saturating_sub(player.discount))
            }
            _ => None,
        }
    }

    /// What opening a breach costs now; `None` if it is not closed.
    pub(crate) fn open_price(self, seat: u8, breach: u8) -> Option<u8> {
        let player = self.player(seat);
        match player.breaches[usize::from(breach)] {
            Breach::Closed(turned) => {
                let price = OPEN_COST[usize::from(breach)][usize::from(turned)];
                Some(price.saturating_sub(player.discount))
            }
            _ => None,
        }
    }
}

/// All played cards at once, sorted: one move for players who do not care about the order.
fn whole_order(player: &Player) -> Choice {
    let mut play = player.play;
    play.sort_unstable();
    Choice::NextAll(Order::new(play.iter().copied()))
}

/// Two equal spells at one breach are one choice.
fn castable(player: &Player, mut visit: impl FnMut(Choice)) {
    for (breach, place, slot) in player.spells() {
        if place == 0 || player.slots[breach][0].kind != slot.kind {
            visit(Choice::Cast(breach as u8, place as u8));
        }
    }
}

/// Spells at closed breaches must be cast (player digest 4.1).
fn must_cast(player: &Player) -> bool {
    (0..4).any(|at| player.breaches[at] != Breach::Opened && player.spells_at(at) > 0)
}
