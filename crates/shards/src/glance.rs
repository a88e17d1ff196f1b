//! A quick look at a position for code that judges it: numbers and zones, without making a view.

use talon_core::Seat;

use crate::card::Kind;
use crate::catalogue::{Catalogue, KIND_BITS};
use crate::code::Step;
use crate::state::{INFINITE, Mode, NO_CHARACTER, NemesisStep, Side, State, Task};

/// What is asked, as far as it matters to a judgement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromptKind {
    /// The moves of a turn.
    Turn,
    /// Power is being assigned.
    Attack,
    /// Shields against this much damage that is not yet prevented.
    Shield(u16),
    /// Cards to banish.
    Banish,
    /// Cards to show.
    Show,
    /// What the Nemesis plays or uses next.
    Order,
    /// Any other pick.
    Pick,
    /// The auction, with the highest bid so far.
    Bid(u8),
    /// Characters or relics before the game.
    Opening,
    /// Nothing.
    Over,
}

/// One side of the table.
#[derive(Clone, Copy, Debug)]
pub struct Glance<'a> {
    side: &'a Side,
}

impl<'a> Glance<'a> {
    #[inline]
    pub(crate) const fn side(self) -> &'a Side {
        self.side
    }

    /// Health; 0: out of the game.
    pub const fn health(self) -> u8 {
        self.side.health
    }

    /// Mastery.
    pub const fn mastery(self) -> u8 {
        self.side.mastery
    }

    /// Its character, as a place among [`Catalogue::characters`]; `None` before one is chosen.
    pub fn character(self) -> Option<u8> {
        (self.side.character != NO_CHARACTER).then_some(self.side.character)
    }

    /// Gems of this turn.
    pub const fn gems(self) -> u16 {
        self.side.gems
    }

    /// Power of this turn; without end: [`u16::MAX`].
    pub const fn power(self) -> u16 {
        self.side.power
    }

    /// Has it focused this turn?
    pub const fn focused(self) -> bool {
        self.side.focused
    }

    /// Every card it owns outside the play area of champions: hand, deck, discard, cards played.
    pub fn owned(self) -> impl Iterator<Item = Kind> + use<'a> {
        let side = self.side;
        let zones = [side.hand(), side.deck(), side.discard(), side.play()];
        zones.into_iter().flatten().map(|card| Kind(card & KIND_BITS))
    }

    /// How many cards that is.
    pub fn cards(self) -> usize {
        let side = self.side;
        side.hand().len() + side.deck().len() + side.discard().len() + side.play().len()
    }

    /// The cards in hand.
    pub fn hand(self) -> impl Iterator<Item = Kind> + use<'a> {
        self.side.hand().iter().map(|card| Kind(card & KIND_BITS))
    }

    /// How many cards are in hand.
    pub fn held(self) -> usize {
        self.side.hand().len()
    }

    /// Its champions.
    pub fn champions(self) -> impl Iterator<Item = Kind> + use<'a> {
        self.side.champions.iter().map(|champion| Kind(champion.kind))
    }

    /// The champion at a place.
    pub fn champion(self, place: u8) -> Option<Kind> {
        self.side.champions.get(place as usize).map(|champion| Kind(champion.kind))
    }
}

impl State {
    /// One side; the Nemesis is seat 2.
    pub fn glance(&self, seat: Seat) -> Glance<'_> {
        Glance { side: self.side(seat.index()) }
    }

    /// How many sides there are, the Nemesis among them.
    pub const fn sides(&self) -> usize {
        self.sides_len as usize
    }

    /// The way it is played.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.my_seat()
    }

    /// Who played first.
    pub fn first(&self) -> Seat {
        Seat::at(usize::from(self.first))
    }

    /// How many turns were taken.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// Are these two against each other?
    pub fn opposed(&self, one: Seat, other: Seat) -> bool {
        self.are_enemies(one.index(), other.index())
    }

    /// The cards of the row.
    pub fn row(&self) -> impl Iterator<Item = Kind> {
        self.row.iter().map(|&card| Kind(card))
    }

    /// Is this amount of power without end?
    pub const fn is_infinite(power: u16) -> bool {
        power == INFINITE
    }
}

impl Catalogue {
    /// What is asked of a seat.
    pub fn prompt_kind(&self, state: &State, seat: Seat) -> PromptKind {
        match state.agenda.top() {
            None => PromptKind::Over,
            Some(Task::Play) => PromptKind::Turn,
            Some(Task::Assign) => PromptKind::Attack,
            Some(Task::Strike { .. }) => {
                let at = seat.index() & 3;
                PromptKind::Shield(state.assigned[at].saturating_sub(state.prevented[at]))
            }
            Some(Task::Execution(run)) => match self.code.at(run.at) {
                Step::Do(leaf) => leaf.prompt_kind(),
                Step::Unless(..) => PromptKind::Show,
                Step::End | Step::Jump(_) => PromptKind::Pick,
            },
            Some(Task::Bid) => PromptKind::Bid(state.auction.bid),
            Some(Task::PickCharacter(_) | Task::Draft(_)) => PromptKind::Opening,
            Some(Task::Nemesis(NemesisStep::Row { .. } | NemesisStep::Exhaust { .. })) => PromptKind::Order,
            Some(Task::EndTurn | Task::Nemesis(_)) => PromptKind::Pick,
        }
    }

    /// What a card of the row costs this side now.
    pub fn price_for(&self, side: Glance<'_>, kind: Kind) -> u16 {
        self.price(side.side, kind.0)
    }

    /// What it takes to destroy this champion now.
    pub fn toughness_of(&self, side: Glance<'_>, place: u8) -> u16 {
        side.side.champions.get(place as usize).map_or(0, |champion| self.toughness(side.side, *champion))
    }

    /// What a card prevents when this side shows it.
    pub fn shield_of(&self, side: Glance<'_>, kind: Kind) -> u16 {
        self.shield_value(side.side, kind.0)
    }
}
