//! Fantasy Realms.

use talon_bots::RealmsJudge;
use talon_core::{Game, Outcome, Seat};
use talon_realms::{Realms, State};

use crate::reviewed::{Measured, Reviewed, Turn, Unit};

impl Reviewed for Realms {
    const UNIT: Unit = Unit::Points;
    const LEAST: f64 = 3.0;
    const WAITED: u32 = 100;
    const SEES_HANDS: bool = true;
    const MEASURES: &'static [Measured] = &[
        Measured { more: "review-realms-hand-more", less: "review-realms-hand-less", scale: 10.0 },
        Measured { more: "review-realms-other-more", less: "review-realms-other-less", scale: 12.0 },
    ];

    /// Every turn that was begun is noted; in a game of trades everybody acts at once.
    fn turn(&self, state: &State) -> Turn {
        let seat = (!state.trades()).then(|| state.on_turn());
        let begun = state.turns().len() as u64;
        // A turn that has taken its card is the last of those begun.
        let is_half = state.turns().last().is_some_and(|turn| turn.put.is_none() && Some(turn.seat) == seat);
        Turn { mark: begun - u64::from(is_half), seat }
    }

    fn measure(&self, state: &State, seat: Seat) -> Vec<f64> {
        let judge = |other: Seat| f64::from(self.scorer().score(state.held(other)));
        let others = (0..self.seats(state)).map(Seat::at).filter(|&other| other != seat);
        vec![judge(seat), others.map(judge).fold(0.0, f64::max)]
    }

    fn result(&self, end: &State, _outcome: Outcome, seat: Seat) -> f64 {
        f64::from(end.final_score(seat).unwrap_or_default())
    }

    fn standing(&self, judge: &RealmsJudge, world: &State, seat: Seat) -> f64 {
        f64::from(judge.expect(self, world, seat))
    }
}
