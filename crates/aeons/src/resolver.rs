//! Resolving: a position being changed, and the small moves of cards and counters everything is made of.

use talon_core::{Agenda, Sink};

use crate::card::To;
use crate::catalogue::{Catalogue, KindId, NONE, Type};
use crate::events::{Event, What};
use crate::look::Look;
use crate::state::{Breach, Down, Ending, Frame, HUSKS_MAX, InPlay, Player, State, Task};

/// Changes a position: what verbs and phases call.
pub(crate) struct Resolver<'a, S> {
    pub catalogue: &'a Catalogue,
    pub state: &'a mut State,
    pub sink: &'a mut S,
}

impl<S: Sink<Event>> Resolver<'_, S> {
    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        Look { catalogue: self.catalogue, state: self.state }
    }

    #[inline]
    pub(crate) fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.state.players[usize::from(seat)]
    }

    #[inline]
    pub(crate) fn note(&mut self, what: What, seat: u8, kind: KindId, n: u8) {
        self.sink.note(|| Event::new(what, seat, kind, n.into()));
    }

    /// Ends the game. The first cause counts, because effects are sequential (player digest Q6).
    pub(crate) fn end(&mut self, ending: Ending) {
        if self.state.ending == Ending::Open {
            self.state.ending = ending;
            self.state.agenda = Agenda::new();
            self.note(What::Ended, NONE, NONE, 0);
        }
    }

    // ---- drawing, discarding, destroying

    /// Makes sure that a deck has a top card, turning the discard pile over if need be.
    pub(crate) fn has_top(&mut self, seat: u8) -> bool {
        let player = &mut self.state.players[usize::from(seat)];
        if !player.deck.is_empty() {
            return true;
        }
        if player.discard.is_empty() {
            return false;
        }
        // The oldest card comes on top, and everybody could follow the order (player digest 4.4).
        player.deck.extend(player.discard.iter().rev().map(|&kind| Down::known(kind)));
        player.discard.clear();
        self.note(What::Flipped, seat, NONE, 0);
        true
    }

    /// As many as there are; the pile is turned over only when a card is needed (player digest 4.4).
    pub(crate) fn draw(&mut self, seat: u8, n: u8) {
        for _ in 0..n {
            if !self.has_top(seat) {
                return;
            }
            let player = self.player(seat);
            let Some(card) = player.deck.pop() else { return };
            player.hand.push(card.kind);
            self.note(What::Drew, seat, card.kind, 0);
        }
    }

    /// A shuffle is the only thing that makes known cards unknown.
    pub(crate) fn shuffle_deck(&mut self, seat: u8) {
        let player = &mut self.state.players[usize::from(seat)];
        player.deck.iter_mut().for_each(|card| card.seen = 0);
        self.state.dice.shuffle(&mut player.deck);
        self.note(What::Shuffled, seat, NONE, 0);
    }

    /// A discard pile goes onto the deck in its order.
    pub(crate) fn discard_onto_deck(&mut self, seat: u8) {
        let player = self.player(seat);
        player.deck.extend(player.discard.iter().map(|&kind| Down::known(kind)));
        player.discard.clear();
    }

    pub(crate) fn discard(&mut self, seat: u8, kind: KindId) {
        self.player(seat).discard.push(kind);
        self.note(What::Discarded, seat, kind, 0);
    }

    /// Takes a card that has left its zone out of the game. A corruption goes to the bottom of its deck instead, or
    /// waits for the group to say into whose discard pile (R34).
    #[must_use]
    pub(crate) fn destroy(&mut self, seat: u8, kind: KindId) -> Option<Task> {
        self.note(What::Destroyed, seat, kind, 0);
        if self.catalogue.type_of(kind) != Type::Corruption {
            self.state.destroyed[usize::from(kind)] += 1;
            return None;
        }
        let facts = &self.catalogue.board_facts[usize::from(self.state.board)];
        self.glimpse(kind);
        if facts.corruption_spreads[usize::from(self.state.expert)] {
            return Some(Task::Stray(kind));
        }
        self.state.corruptions.insert(0, Down::known(kind));
        None
    }

    /// Everybody saw this card now, even if it is hidden again before the next question.
    pub(crate) fn glimpse(&mut self, kind: KindId) {
        if self.state.glimpsed.is_full() {
            self.state.glimpsed.remove(0);
        }
        self.state.glimpsed.push(kind);
    }

    // ---- gaining

    /// Puts a card into a player's possession and gives the choice it brings, if any.
    #[must_use]
    pub(crate) fn gain(&mut self, seat: u8, kind: KindId, to: To) -> Option<Task> {
        let player = self.player(seat);
        match to {
            To::DiscardTop => player.discard.push(kind),
            To::Hand => player.hand.push(kind),
            To::DeckTop => player.deck.push(Down::known(kind)),
        }
        let what = if to == To::DiscardTop { What::Gained } else { What::GainedElsewhere };
        self.note(what, seat, kind, 0);
        let gained = self.catalogue.at(kind).gained;
        if gained.is_empty() || to == To::DeckTop {
            return None;
        }
        let mut frame = Frame::new(gained, seat, kind);
        frame.from = (NONE, u8::from(to == To::Hand));
        Some(Task::Run(frame))
    }

    /// Takes one card off a supply pile.
    pub(crate) fn take_supply(&mut self, pile: usize) -> KindId {
        self.state.supply[pile].left -= 1;
        let kind = self.state.supply[pile].kind;
        let starves = self.catalogue.board_facts[usize::from(self.state.board)].starves;
        if starves && self.state.supply.iter().all(|pile| pile.left == 0) {
            self.end(Ending::SupplyDevoured);
        }
        kind
    }

    /// Cards of one pile are devoured; each one missing costs Gravehold 2 (N14).
    pub(crate) fn devour(&mut self, pile: usize, n: u8) {
        let there = n.min(self.state.supply[pile].left);
        for _ in 0..there {
            let kind = self.take_supply(pile);
            self.state.devoured.push(kind);
            self.note(What::Devoured, NONE, kind, 0);
        }
        self.hurt_gravehold(2 * (n - there));
    }

    /// Corruptions from the top of their deck; each one missing costs Gravehold 2 (R35).
    pub(crate) fn corrupt(&mut self, seat: u8, n: u8, to: To) {
        for _ in 0..n {
            let Some(card) = self.state.corruptions.pop() else {
                self.hurt_gravehold(2);
                continue;
            };
            if to == To::Hand {
                self.player(seat).hand.push(card.kind);
                self.note(What::GainedElsewhere, seat, card.kind, 0);
                continue;
            }
            // Unseen (R38), but everybody sees that a corruption lies there now.
            let seen = card.seen | Down::CORRUPTION;
            self.player(seat).deck.push(Down { kind: card.kind, seen });
            self.note(What::Corrupted, seat, NONE, 0);
        }
    }

    // ---- life

    /// Damage to a player; gives the exhaustion it brings.
    #[must_use]
    pub(crate) fn hurt(&mut self, seat: u8, n: u8) -> Option<Task> {
        if n == 0 {
            return None;
        }
        if self.state.sheltered {
            self.note(What::Prevented, seat, NONE, n);
            return None;
        }
        let player = self.player(seat);
        if player.exhausted {
            self.hurt_gravehold(n.saturating_mul(2)); // R24
            return None;
        }
        if player.life > n {
            player.life -= n;
            self.note(What::Hurt, seat, NONE, n);
            return None;
        }
        let excess = n - player.life;
        player.life = 0;
        player.exhausted = true;
        self.note(What::Hurt, seat, NONE, n);
        self.note(What::Exhausted, seat, NONE, 0);
        self.test_exhausted();
        (self.state.ending == Ending::Open).then_some(Task::Exhaust(seat, excess, 0))
    }

    /// Nobody stands: the players lose at once, but not somebody alone (R30).
    pub(crate) fn test_exhausted(&mut self) {
        if !self.state.is_solo() && self.state.playing().iter().all(|player| player.exhausted) {
            self.end(Ending::AllExhausted);
        }
    }

    /// At 0 the players lose at once (R17).
    pub(crate) fn hurt_gravehold(&mut self, n: u8) {
        if n == 0 {
            return;
        }
        if self.state.sheltered {
            self.note(What::Prevented, NONE, NONE, n);
            return;
        }
        self.state.gravehold = self.state.gravehold.saturating_sub(n);
        self.note(What::GraveholdHurt, NONE, NONE, n);
        if self.state.gravehold == 0 {
            self.end(Ending::GraveholdFell);
        }
    }

    /// Never above the starting life (R19).
    pub(crate) fn heal(&mut self, seat: u8, n: u8) {
        let most = self.state.life_max;
        let player = self.player(seat);
        if player.exhausted {
            return; // R22
        }
        let gained = n.min(most.saturating_sub(player.life));
        player.life += gained;
        self.note(What::Healed, seat, NONE, gained);
    }

    /// Charges beyond the slots are lost (X17).
    pub(crate) fn charge(&mut self, seat: u8, n: u8) {
        let gained = n.min(self.look().charge_room(seat));
        if gained > 0 {
            self.player(seat).charges += gained;
            self.note(What::Charged, seat, NONE, gained);
        }
    }

    pub(crate) fn lose_charges(&mut self, seat: u8, n: u8) {
        let player = self.player(seat);
        let lost = n.min(player.charges);
        player.charges -= lost;
        if lost > 0 {
            self.note(What::Discharged, seat, NONE, lost);
        }
    }

    // ---- the nemesis

    /// At 0 the players win at once (R16).
    pub(crate) fn hurt_nemesis(&mut self, n: u8) {
        self.state.nemesis = self.state.nemesis.saturating_sub(n);
        self.note(What::NemesisHurt, NONE, NONE, n);
        if self.state.nemesis == 0 {
            self.end(Ending::NemesisDefeated);
        }
    }

    /// A minion in play loses life; at 0 it is discarded at once (R15).
    pub(crate) fn hurt_minion(&mut self, kind: KindId, n: u8) {
        let Some(at) = self.state.entry(kind) else { return };
        let left = self.state.in_play[at].left.saturating_sub(n);
        self.state.in_play[at].left = left;
        self.note(What::MinionHurt, NONE, kind, n);
        if left == 0 {
            self.state.in_play.remove(at);
            self.state.nemesis_discard.push(kind);
            self.note(What::MinionFell, NONE, kind, 0);
        }
    }

    /// A card in play is the newest; it acts from the next nemesis turn on.
    pub(crate) fn enter(&mut self, kind: KindId) {
        let left = self.catalogue.at(kind).figure;
        self.state.in_play.push(InPlay { kind, left, acted: true });
    }

    /// Husks beyond the last token hurt Gravehold instead.
    pub(crate) fn place_husks(&mut self, n: u8) {
        let placed = n.min(HUSKS_MAX.saturating_sub(self.state.husks));
        self.state.husks += placed;
        self.note(What::HusksPlaced, NONE, NONE, placed);
        self.hurt_gravehold(n - placed);
    }

    pub(crate) fn drop_husks(&mut self, n: u8) -> u8 {
        let dropped = n.min(self.state.husks);
        self.state.husks -= dropped;
        self.state.husks_hurt = self.state.husks_hurt.min(self.state.husks);
        self.note(What::HusksFell, NONE, NONE, dropped);
        dropped
    }

    /// The life of an unhurt husk.
    pub(crate) fn husk_life(&self) -> u8 {
        let most = self.state.in_play.iter().map(|card| self.catalogue.at(card.kind).husk_life).max();
        most.unwrap_or(0).max(1)
    }

    /// Damage to husks: one of them, or as many as it suffices for. Hurt ones fall first.
    pub(crate) fn hurt_husks(&mut self, mut n: u8, spread: bool) {
        let full = self.husk_life();
        let mut fallen = 0;
        while n > 0 && self.state.husks > 0 && (spread || fallen == 0) {
            let life = if self.state.husks_hurt > 0 { full - 1 } else { full };
            if n < life {
                self.state.husks_hurt += 1;
                break;
            }
            n -= life;
            self.state.husks -= 1;
            self.state.husks_hurt = self.state.husks_hurt.saturating_sub(1);
            fallen += 1;
        }
        self.note(What::HusksFell, NONE, NONE, fallen);
    }

    /// How many husks fall if this damage is spread.
    pub(crate) fn husks_falling(&self, n: u8) -> u8 {
        let full = self.husk_life();
        let hurt = self.state.husks_hurt.min(n / (full - 1).max(1)).min(self.state.husks);
        let hurt = if full == 1 { 0 } else { hurt };
        let whole = (n - hurt * (full - 1)) / full;
        (hurt + whole).min(self.state.husks)
    }

    // ---- breaches

    /// Turns a breach once; the fourth turn opens it (X1). Uses up a discount of its owner (X18).
    pub(crate) fn focus(&mut self, seat: u8, breach: u8) {
        let player = self.player(seat);
        player.discount = 0;
        let at = usize::from(breach);
        match player.breaches[at] {
            Breach::Closed(3) => {
                player.breaches[at] = Breach::Opened;
                self.note(What::Opened, seat, NONE, breach + 1);
            }
            Breach::Closed(turned) => {
                player.breaches[at] = Breach::Closed(turned + 1);
                player.focused |= 1 << breach;
                self.note(What::Focused, seat, NONE, breach + 1);
            }
            Breach::None | Breach::Opened => {}
        }
    }

    /// Casts a prepared spell: it goes onto its owner's discard pile first, then its text is done by the caster.
    pub(crate) fn cast(&mut self, caster: u8, owner: u8, at: (u8, u8), plus: u8, keep: bool) -> Task {
        let (breach, place) = (usize::from(at.0), usize::from(at.1));
        let player = self.player(owner);
        let opened = player.breaches[breach] == Breach::Opened;
        let kind = if keep { player.slots[breach][place].kind } else { player.take_spell(breach, place) };
        if !keep {
            player.discard.push(kind);
        }
        self.note(What::Cast, caster, kind, at.0 + 1);
        let mut frame = Frame::new(self.catalogue.at(kind).main, caster, kind);
        frame.from = (owner, at.0);
        frame.plus = plus + u8::from(opened && breach >= 2);
        Task::Run(frame)
    }
}
