//! What a seat may do now, and why not.

use alloc::string::ToString;
use alloc::vec::Vec;

use talon_core::{Refusal, Seat, SeatSet};

use crate::card::{Filter, Usable, Window};
use crate::catalogue::{KindId, NONE, Type};
use crate::choice::{Choice, ORDER_MAX, Order};
use crate::look::{CHARGE_COST, FOCUS_COST, Look, OPEN_COST};
use crate::lower::Node;
use crate::state::{Breach, Ending, Frame, Phase, Player, Task, kinds_of};

impl Look<'_> {
    /// Seats that may act now.
    pub(crate) fn to_act(self) -> SeatSet {
        let one = |seat: u8| SeatSet::one(Seat::at(seat.into()));
        if self.st.ending != Ending::Open {
            return SeatSet::NONE;
        }
        match self.st.agenda.top() {
            Some(Task::Turn(active, Phase::Main)) => {
                (0..self.st.seats).filter(|&seat| seat == active || self.may_interject(seat)).fold(
                    SeatSet::NONE,
                    |seats, seat| seats.with(Seat::at(seat.into())),
                )
            }
            Some(
                Task::Turn(seat, _)
                | Task::Rune(seat)
                | Task::Ward(seat)
                | Task::Exhaust(seat, _, _)
                | Task::Spread(seat, _),
            ) => one(seat),
            Some(Task::Wild | Task::Stray(_)) => SeatSet::first(self.st.seats.into()),
            Some(Task::Run(frame)) => self.deciders(&frame, self.cat.nodes[usize::from(frame.at)]),
            Some(Task::Idle | Task::Nemesis(_) | Task::Strike(_)) | None => SeatSet::NONE,
        }
    }

    /// May this seat use its ability in somebody else's main phase?
    fn may_interject(self, seat: u8) -> bool {
        let facts = self.cat.mage_facts[usize::from(self.player(seat).mage)];
        facts.window == Window::AnyMain && self.is_charged(seat)
    }

    fn may_use_ability(self, seat: u8, active: u8) -> bool {
        let facts = self.cat.mage_facts[usize::from(self.player(seat).mage)];
        let open = facts.window == Window::AnyMain || facts.window == Window::OwnMain && seat == active;
        open && self.is_charged(seat)
    }

    /// Appends every choice of a seat.
    pub(crate) fn choices(self, seat: Seat, out: &mut Vec<Choice>) {
        if !self.to_act().has(seat) {
            return;
        }
        let number = seat.index() as u8;
        match self.st.agenda.top() {
            Some(Task::Turn(active, phase)) => self.turn_choices(active, phase, number, out),
            Some(Task::Rune(_) | Task::Ward(_)) => out.extend([Choice::Ability, Choice::No]),
            Some(Task::Spread(..)) => out.extend([Choice::Yes, Choice::No]),
            Some(Task::Wild | Task::Stray(_)) => out.extend((0..self.st.seats).map(Choice::Seat)),
            Some(Task::Exhaust(owner, _, _)) => {
                let breaches = self.player(owner).breaches;
                out.extend((0..4).filter(|&at| breaches[usize::from(at)] != Breach::None).map(Choice::Breach));
            }
            Some(Task::Run(frame)) => {
                let node = self.cat.nodes[usize::from(frame.at)];
                self.answers(&frame, node, number, &mut |choice| out.push(choice));
                if self.is_optional(node) {
                    out.push(Choice::Done);
                }
            }
            Some(Task::Idle | Task::Nemesis(_) | Task::Strike(_)) | None => {}
        }
    }

    fn turn_choices(self, active: u8, phase: Phase, seat: u8, out: &mut Vec<Choice>) {
        let player = self.player(active);
        match phase {
            Phase::Start | Phase::MainEnd => out.extend(
                kinds_of(&player.hand)
                    .filter(|&kind| self.cat.at(kind).kind == Type::Corruption)
                    .map(|kind| Choice::Card(kind, 0)),
            ),
            Phase::Casting => {
                self.castable(player, |choice| out.push(choice));
                if !self.must_cast(player) {
                    out.push(Choice::Done);
                }
            }
            Phase::Main if seat == active => self.actions(active, out),
            Phase::Main => out.push(Choice::Ability),
            Phase::Discard => {
                out.extend(kinds_of(&player.play).map(Choice::Next));
                out.push(self.whole_order(player));
            }
            Phase::CastingEnd | Phase::Draw => {}
        }
    }

    /// All played cards at once, sorted: one move for those who do not mind the order.
    fn whole_order(self, player: &Player) -> Choice {
        let mut play = player.play;
        play.sort_unstable();
        Choice::NextAll(Order::new(play.iter().copied()))
    }

    fn castable(self, player: &Player, mut visit: impl FnMut(Choice)) {
        for (breach, place, slot) in player.spells() {
            if place == 0 || player.slots[breach][0].kind != slot.kind {
                visit(Choice::Cast(breach as u8, place as u8));
            }
        }
    }

    /// Spells at closed breaches must be cast (player digest 4.1).
    fn must_cast(self, player: &Player) -> bool {
        (0..4).any(|at| player.breaches[at] != Breach::Opened && player.spells_at(at) > 0)
    }

    /// The eight actions, the ability and the end of the phase.
    fn actions(self, seat: u8, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        for kind in kinds_of(&player.hand) {
            match self.cat.at(kind).kind {
                Type::Gem | Type::Relic => out.push(Choice::Play(kind)),
                Type::Spell => {
                    let places = (0..4).filter(|&at| self.may_prepare(player, kind, at));
                    out.extend(places.map(|at| Choice::Prepare(kind, at as u8)));
                }
                _ => {}
            }
        }
        for pile in &self.st.supply {
            if pile.left > 0 && self.can_afford(player, pile.kind) {
                out.push(Choice::Buy(pile.kind));
            }
        }
        if let Some(&kind) = self.st.devoured.last()
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
        for card in &self.st.in_play {
            if self.may_discard_power(seat, card.kind) {
                out.push(Choice::DiscardPower(card.kind));
            }
        }
        if self.may_use_ability(seat, seat) {
            out.push(Choice::Ability);
        }
        out.push(Choice::End);
    }

    fn usable(self, seat: u8, out: &mut Vec<Choice>) {
        let player = self.player(seat);
        let mut seen = 0u64;
        for (_, _, slot) in player.spells() {
            let card = self.cat.at(slot.kind);
            let free = match card.usable {
                Usable::Never => false,
                Usable::Once => !slot.used,
                Usable::Often => true,
            };
            if free && seen & 1 << slot.kind == 0 && self.is_feasible(&Frame::new(card.using, seat, slot.kind), card.using)
            {
                seen |= 1 << slot.kind;
                out.push(Choice::Use(slot.kind));
            }
        }
    }

    fn may_discard_power(self, seat: u8, kind: KindId) -> bool {
        let range = self.cat.at(kind).to_discard;
        !range.is_empty() && self.is_feasible(&Frame::new(range, seat, kind), range)
    }

    fn may_prepare(self, player: &Player, kind: KindId, breach: usize) -> bool {
        let spells = player.spells_at(breach);
        match player.breaches[breach] {
            Breach::None => false,
            Breach::Opened => spells == 0 || player.double && spells == 1,
            Breach::Closed(_) => {
                spells == 0 && (player.focused & 1 << breach != 0 || self.cat.at(kind).anywhere)
            }
        }
    }

    fn purse(self, player: &Player, kind: KindId) -> u8 {
        match self.cat.at(kind).kind {
            Type::Gem => player.aether.saturating_add(player.gem_aether),
            Type::Spell => player.aether.saturating_add(player.spell_aether),
            _ => player.aether,
        }
    }

    fn can_afford(self, player: &Player, kind: KindId) -> bool {
        self.purse(player, kind) >= self.cat.at(kind).cost
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

    // ---- refusals

    /// Why a choice may not be made now; `None` if it may.
    pub(crate) fn refusal(self, seat: Seat, choice: Choice) -> Option<Refusal> {
        if self.st.ending != Ending::Open {
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
            (choice, self.st.agenda.top())
        else {
            return false;
        };
        let mut play = self.player(active).play;
        let whole = play.len().min(ORDER_MAX);
        order.cards().len() == whole && order.cards().iter().all(|&kind| play.take(kind))
    }

    fn reason(self, seat: u8, choice: Choice) -> Refusal {
        match self.st.agenda.top() {
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
            Some(Task::Spread(..)) => {
                rule("aeons-refusal-yes-no", "answer `yes` to suffer 1 damage and spread the hit over husks, or `no`")
            }
            Some(Task::Exhaust(..)) => {
                rule("aeons-refusal-breach-to-lose", "choose which of your breaches is destroyed (`choose 1` to `choose 4`)")
            }
            Some(Task::Wild | Task::Stray(_)) => rule("aeons-refusal-seat", "choose a player (`choose seatN`)"),
            Some(Task::Run(frame)) => self.node_reason(&frame, seat, choice),
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

    fn action_reason(self, seat: u8, choice: Choice) -> Refusal {
        let player = self.player(seat);
        let aether = |need: u8| Refusal::TooFew {
            what: "aether",
            need: need.into(),
            have: player.aether.into(),
        };
        match choice {
            Choice::Play(kind) | Choice::Prepare(kind, _) if !player.hand.contains(&kind) => self.not_in_hand(kind),
            Choice::Play(kind) => match self.cat.at(kind).kind {
                Type::Corruption => rule(
                    "aeons-refusal-play-corruption",
                    "a corruption is never played; it is resolved at the start of the turn or the end of the main phase",
                ),
                _ => rule("aeons-refusal-play-spell", "a spell is not played; prepare it at a breach"),
            },
            Choice::Prepare(kind, breach) => self.prepare_reason(player, kind, breach),
            Choice::Buy(kind) => self.buy_reason(player, kind),
            Choice::BuyDevoured(kind) if self.st.devoured.last() == Some(&kind) => self.too_dear(player, kind),
            Choice::BuyDevoured(_) => {
                rule("aeons-refusal-devoured", "only the top card of the devoured pile can be gained")
            }
            Choice::Charge if self.charge_room(seat) == 0 => {
                rule("aeons-refusal-charges-full", "every charge slot is filled: no further charge can be bought")
            }
            Choice::Charge => aether(CHARGE_COST),
            Choice::Focus(breach) => match (self.focus_price(seat, breach), self.open_price(seat, breach)) {
                (Some(price), _) => aether(price),
                (None, Some(_)) => rule(
                    "aeons-refusal-focus-last",
                    "a breach with the yellow quadrant on top can only be opened, not focused again",
                ),
                (None, None) => self.not_closed(player, breach),
            },
            Choice::Open(breach) => match self.open_price(seat, breach) {
                Some(price) => aether(price),
                None => self.not_closed(player, breach),
            },
            Choice::Ability => self.ability_reason(seat),
            Choice::Use(kind) => self.use_reason(player, kind),
            Choice::DiscardPower(kind) => self.power_reason(seat, kind),
            Choice::Cast(..) => {
                rule("aeons-refusal-cast-phase", "spells are cast in the casting phase; this is the main phase")
            }
            Choice::Done => rule("aeons-refusal-main-end", "`end` ends the main phase"),
            _ => rule("aeons-refusal-main", "this is the main phase: choose an action, or `end` it"),
        }
    }

    fn not_in_hand(self, kind: KindId) -> Refusal {
        Refusal::NotThere { card: self.cat.id(kind).to_string(), place: "your hand" }
    }

    fn not_closed(self, player: &Player, breach: u8) -> Refusal {
        match player.breaches.get(usize::from(breach)) {
            Some(Breach::Opened) => rule("aeons-refusal-breach-open", "that breach is opened already"),
            _ => rule("aeons-refusal-breach-none", "you have no such breach"),
        }
    }

    fn prepare_reason(self, player: &Player, kind: KindId, breach: u8) -> Refusal {
        if self.cat.at(kind).kind != Type::Spell {
            return rule("aeons-refusal-prepare-kind", "only spells are prepared at a breach; play this card instead");
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
        match self.st.supply.iter().find(|pile| pile.kind == kind) {
            None => Refusal::NotThere { card: self.cat.id(kind).to_string(), place: "the supply" },
            Some(pile) if pile.left == 0 => rule("aeons-refusal-pile-empty", "that supply pile is empty"),
            Some(_) => self.too_dear(player, kind),
        }
    }

    fn too_dear(self, player: &Player, kind: KindId) -> Refusal {
        Refusal::TooFew {
            what: "aether",
            need: self.cat.at(kind).cost.into(),
            have: self.purse(player, kind).into(),
        }
    }

    fn ability_reason(self, seat: u8) -> Refusal {
        if self.is_charged(seat) {
            return rule("aeons-refusal-ability-window", "this is not the window of your ability");
        }
        let player = self.player(seat);
        let need = self.cat.mage_facts[usize::from(player.mage)].charges;
        Refusal::TooFew { what: "charges", need: need.into(), have: player.charges.into() }
    }

    fn use_reason(self, player: &Player, kind: KindId) -> Refusal {
        let card = self.cat.at(kind);
        let Some((_, _, slot)) = player.spells().find(|(_, _, slot)| slot.kind == kind) else {
            return Refusal::NotThere { card: self.cat.id(kind).to_string(), place: "your breaches" };
        };
        if card.usable == Usable::Never {
            return rule("aeons-refusal-no-use", "that spell has no effect to use while it is prepared");
        }
        if card.usable == Usable::Once && slot.used {
            return rule("aeons-refusal-used", "that effect was used this turn already: once per turn for each copy");
        }
        match self.cat.nodes[usize::from(card.using.from)] {
            Node::Pay(n) if player.aether < n => {
                Refusal::TooFew { what: "aether", need: n.into(), have: player.aether.into() }
            }
            _ => rule("aeons-refusal-use-nothing", "there is nothing to use that effect on: no gem was played this turn"),
        }
    }

    fn power_reason(self, seat: u8, kind: KindId) -> Refusal {
        if self.st.entry(kind).is_none() {
            return Refusal::NotThere { card: self.cat.id(kind).to_string(), place: "play" };
        }
        let range = self.cat.at(kind).to_discard;
        if range.is_empty() {
            return rule("aeons-refusal-power-stays", "that card has nothing printed to discard it with");
        }
        let player = self.player(seat);
        match self.cat.nodes[usize::from(range.from)] {
            Node::Pay(n) => Refusal::TooFew { what: "aether", need: n.into(), have: player.aether.into() },
            Node::LoseCharges(_, n) => {
                Refusal::TooFew { what: "charges", need: n.into(), have: player.charges.into() }
            }
            Node::Hand(..) => rule(
                "aeons-refusal-power-hand",
                "the price to discard that power must be paid in full: too few fitting cards in your hand",
            ),
            Node::Prepared(..) => rule(
                "aeons-refusal-power-spells",
                "the price to discard that power must be paid in full: too few fitting spells prepared",
            ),
            _ => rule("aeons-refusal-power-full", "the price to discard a power must be paid in full by you alone"),
        }
    }

    fn node_reason(self, frame: &Frame, seat: u8, choice: Choice) -> Refusal {
        let node = self.cat.nodes[usize::from(frame.at)];
        match (node, choice) {
            (Node::Hand(..) | Node::Hands(..), Choice::Done) => {
                rule("aeons-refusal-not-done", "more cards must be chosen from hand before `done`")
            }
            (Node::Hand(..), Choice::Card(kind, _)) => {
                let owner = match node {
                    Node::Hand(who, ..) => self.seat(frame, who),
                    _ => seat,
                };
                if owner != NONE && self.in_hand(owner, Filter::Any) > 0 && self.player(owner).hand.contains(&kind) {
                    rule("aeons-refusal-unfit-card", "that card in hand does not fit what is asked")
                } else {
                    self.not_in_hand(kind)
                }
            }
            (Node::Hands(..), Choice::Card(kind, _)) => self.not_in_hand(kind),
            (Node::Deal(_), _) => {
                rule("aeons-refusal-target", "choose a target: `target nemesis`, `target ID` of a minion in play, or `target husk`")
            }
            (Node::OneOf(..), Choice::Option(_)) => rule(
                "aeons-refusal-option",
                "that option cannot be done now, so another option must be chosen",
            ),
            (Node::OneOf(..), _) => rule("aeons-refusal-options", "choose one option: `option 1`, `option 2` …"),
            (Node::Ask(..), _) => rule("aeons-refusal-ask", "answer `yes` or `no`"),
            (Node::Pick(..), Choice::Seat(_)) => {
                rule("aeons-refusal-pick", "that player cannot be chosen here: another one must be hit or helped")
            }
            (Node::Pick(..), _) => rule("aeons-refusal-seat", "choose a player (`choose seatN`)"),
            (Node::Prepared(..) | Node::Cast { .. }, _) => {
                rule("aeons-refusal-spell", "choose one of the prepared spells that fit (`choose ID`)")
            }
            (Node::Focus(..), _) => rule("aeons-refusal-closed-breach", "choose a closed breach (`choose N`)"),
            (Node::Gain(..) | Node::Devour(..), _) => {
                rule("aeons-refusal-pile", "choose one of the supply piles that fit (`choose ID`)")
            }
            (Node::ShuffleTurn(_) | Node::Arrange, _) => {
                rule("aeons-refusal-turn-card", "choose one of the turn-order cards (`choose p1`, `choose nemesis` …)")
            }
            _ => rule("aeons-refusal-choose", "choose one of the cards that fit (`choose ID`)"),
        }
    }
}

pub(crate) const fn rule(key: &'static str, english: &'static str) -> Refusal {
    Refusal::Rule { key, english }
}
