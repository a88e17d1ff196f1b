//! Aeon's End.

use talon_aeons::Catalogue;
use talon_aeons::state::{Breach, State};
use talon_core::Seat;

use crate::reviewed::{Measured, Reviewed, Turn};

impl Reviewed for Catalogue {
    const MEASURES: &'static [Measured] = &[
        Measured { more: "review-aeons-nemesis-more", less: "review-aeons-nemesis-less", scale: 6.0 },
        Measured { more: "review-aeons-gravehold-more", less: "review-aeons-gravehold-less", scale: 4.0 },
        Measured { more: "review-aeons-life-more", less: "review-aeons-life-less", scale: 2.0 },
        Measured { more: "review-aeons-allies-more", less: "review-aeons-allies-less", scale: 3.0 },
        Measured { more: "review-aeons-threats-more", less: "review-aeons-threats-less", scale: 1.0 },
        Measured { more: "review-aeons-breaches-more", less: "review-aeons-breaches-less", scale: 1.0 },
        Measured { more: "review-aeons-charges-more", less: "review-aeons-charges-less", scale: 2.0 },
    ];

    /// Each turn draws a card of the turn order, so the pile of drawn ones is another.
    fn turn(&self, state: &State) -> Turn {
        let is_player = state.active < state.seats;
        let mark = u64::from(state.active) << 8 | state.turn_discard.len() as u64;
        Turn { mark, seat: is_player.then(|| Seat::at(state.active.into())) }
    }

    fn measure(&self, state: &State, seat: Seat) -> Vec<f64> {
        let me = &state.players[seat.index()];
        let seats = usize::from(state.seats);
        let allies = (0..seats).filter(|&other| other != seat.index());
        let life: u32 = allies.map(|other| u32::from(state.players[other].life)).sum();
        let opened = me.breaches.iter().filter(|breach| **breach == Breach::Opened).count();
        vec![
            f64::from(state.nemesis),
            f64::from(state.gravehold),
            f64::from(me.life),
            f64::from(life),
            state.in_play.len() as f64,
            opened as f64,
            f64::from(me.charges),
        ]
    }
}
