//! The few numbers by which a player judges a position, without building a view.

use talon_core::Seat;

use crate::catalogue::Catalogue;
use crate::state::State;

/// How a side stands, in numbers. What a side owns is public (cards are gained face up), so none of this is a secret; what
/// lies in which hand is not in here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Glance {
    /// 0: out of the game.
    pub health: u8,
    /// Progress.
    pub mastery: u8,
    /// Gems of this turn.
    pub gems: u16,
    /// Power of this turn; `u16::MAX` is infinite.
    pub power: u16,
    /// Cards in hand.
    pub hand: u8,
    /// Champions in play.
    pub champions: u8,
    /// What it takes to destroy them all.
    pub defense: u16,
    /// Cards owned, in all zones but banished ones.
    pub cards: u16,
    /// What they cost in gems, together.
    pub cost: u16,
}

impl Catalogue {
    /// How a seat stands; the second seat of the solo game is the Nemesis. Makes nothing, allocates nothing.
    pub fn glance(&self, state: &State, seat: Seat) -> Glance {
        let side = state.side(seat.index());
        let mut glance = Glance {
            health: side.health,
            mastery: side.mastery,
            gems: side.gems,
            power: side.power,
            hand: side.hand().len() as u8,
            champions: side.champions.len() as u8,
            ..Glance::default()
        };
        for zone in [side.deck(), side.discard(), side.hand(), side.play()] {
            glance.cards += zone.len() as u16;
            glance.cost += zone.iter().map(|&card| u16::from(self.facts(card).cost)).sum::<u16>();
        }
        let cover = self.cover(side);
        for &champion in &side.champions {
            glance.cards += 1;
            glance.cost += u16::from(self.facts(champion.kind).cost);
            glance.defense += self.toughness_under(cover, champion);
        }
        glance
    }
}
