//! Shards of Infinity.

use talon_core::Seat;
use talon_shards::{Catalogue, State};

use crate::reviewed::{Measured, Reviewed, Turn};

impl Reviewed for Catalogue {
    const MEASURES: &'static [Measured] = &[
        Measured { more: "review-shards-foe-more", less: "review-shards-foe-less", scale: 8.0 },
        Measured { more: "review-shards-health-more", less: "review-shards-health-less", scale: 8.0 },
        Measured { more: "review-shards-mastery-more", less: "review-shards-mastery-less", scale: 3.0 },
        Measured { more: "review-shards-champions-more", less: "review-shards-champions-less", scale: 1.0 },
        Measured { more: "review-shards-cards-more", less: "review-shards-cards-less", scale: 2.0 },
    ];

    fn turn(&self, state: &State) -> Turn {
        let seat = state.turn();
        let is_player = seat.index() < talon_core::Game::seats(self, state);
        Turn { mark: u64::from(state.turns()), seat: is_player.then_some(seat) }
    }

    fn measure(&self, state: &State, seat: Seat) -> Vec<f64> {
        let me = state.glance(seat);
        let rivals = (0..state.sides()).map(Seat::at).filter(|&other| state.opposed(seat, other));
        let foe = rivals.map(|other| f64::from(state.glance(other).health())).fold(f64::MAX, f64::min);
        vec![
            foe.min(50.0),
            f64::from(me.health()),
            f64::from(me.mastery()),
            me.champions().count() as f64,
            me.cards() as f64,
        ]
    }
}
