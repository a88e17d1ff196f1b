//! What a game has to provide to be played by numbers.

use core::fmt;

use talon_bots::Judged;
use talon_core::{Seat, SeatSet, Together};

use crate::ink::{Ink, Lister, Segment, Writer};

/// Every layout ends with this many indexes for moves that have none of their own; they are given out in the order of the list of
/// moves. Long piles and large amounts need them once in many games.
pub const SPARE: usize = 8;

/// A game whose positions and moves can be written as numbers.
pub trait Encoded: Judged {
    /// The name of the layout, with its version.
    const LAYOUT: &'static str;

    /// The name of the layout of this set-up, where a game has more than one.
    fn layout_name(&self, _setup: &Self::Setup) -> &'static str {
        Self::LAYOUT
    }

    /// May everybody act at any time until a clock rings? Then the seats are asked in rounds, and the clock rings after a round in which
    /// nobody wanted anything.
    #[inline]
    fn is_trading(&self, _state: &Self::State) -> bool {
        false
    }

    /// Why this set-up has no layout; `None` if it has one.
    fn refuses(&self, _setup: &Self::Setup) -> Option<&'static str> {
        None
    }

    /// Writes what `seat` may know. How much is written depends on the set-up alone.
    fn write<I: Ink>(&self, state: &Self::State, seat: Seat, ink: &mut I);

    /// Lists the parts of the action index. It depends on the set-up alone, as the dealt `state` shows it.
    fn actions(&self, state: &Self::State) -> Vec<(&'static str, usize)>;

    /// The index of a move; `None`: it gets a spare one.
    fn index(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Option<usize>;

    /// The seat whose turn it is, if the turn is somebody's.
    fn on_turn(&self, _state: &Self::State) -> Option<Seat> {
        None
    }

    /// The index of waiting for others, where several seats may act.
    fn wait_index(&self, _state: &Self::State) -> Option<usize> {
        None
    }

    /// Who is asked now. One seat at a time: those who may step in come before the seat whose turn it is, each once a turn.
    fn asked(&self, state: &Self::State, waited: SeatSet) -> Option<Seat> {
        let may = self.to_act(state);
        if may.len() < 2 {
            return may.lowest();
        }
        let on_turn = self.on_turn(state).filter(|&seat| may.has(seat));
        match self.together(state) {
            Together::Joint => on_turn.or(may.lowest()),
            Together::Aside | Together::Pooled | Together::Apart => {
                let first = may.iter().find(|&seat| Some(seat) != on_turn && !waited.has(seat));
                first.or(on_turn).or(may.lowest())
            }
        }
    }

    /// May the seat that is asked leave the answer to somebody who is asked later?
    fn may_wait(&self, state: &Self::State, seat: Seat, waited: SeatSet) -> bool {
        let others_are_asked = || self.asked(state, waited.with(seat)).is_some_and(|next| next != seat);
        self.wait_index(state).is_some()
            && self.to_act(state).len() > 1
            && self.together(state) != Together::Joint
            && (self.is_trading(state) || others_are_asked())
    }

    /// Writes the row of a seat.
    #[inline]
    fn observe(&self, state: &Self::State, seat: Seat, row: &mut [u8]) {
        self.write(state, seat, &mut Writer::new(row));
    }
}

/// A layout in numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Its name.
    pub name: &'static str,
    /// Length of a row.
    pub observation: usize,
    /// How many actions there are.
    pub actions: usize,
    /// How many seats.
    pub seats: usize,
    /// The parts of a row.
    pub segments: Vec<Segment>,
    /// The parts of the action index; `most` is 1.
    pub verbs: Vec<Segment>,
}

/// A set-up that no layout covers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoLayout {
    /// The layout of the game.
    pub layout: &'static str,
    /// What it lacks.
    pub why: &'static str,
}

impl fmt::Display for NoLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the layout {} does not cover this: {}", self.layout, self.why)
    }
}

impl core::error::Error for NoLayout {}

/// The layout of a set-up.
///
/// ```
/// use talon_core::{Game, Options};
/// use talon_games::{Loaded, Realms};
///
/// let game = Realms::loaded();
/// let layout = talon_tensor::layout(game, &game.setup(&Options::new())?)?;
/// assert_eq!(layout.name, "realms-v1");
/// assert_eq!(layout.segments[0].name, "own.hand");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn layout<G: Encoded>(game: &G, setup: &G::Setup) -> Result<Layout, NoLayout> {
    if let Some(why) = game.refuses(setup) {
        return Err(NoLayout { layout: game.layout_name(setup), why });
    }
    let state = game.deal(setup, 0);
    let mut lister = Lister::default();
    game.write(&state, Seat::at(0), &mut lister);
    let (mut verbs, mut start) = (Vec::new(), 0);
    for (name, len) in game.actions(&state).into_iter().chain([("spare", SPARE)]) {
        verbs.push(Segment { name: name.to_string(), start, len, most: 1 });
        start += len;
    }
    Ok(Layout {
        name: game.layout_name(setup),
        observation: lister.segments.iter().map(|segment| segment.len).sum(),
        actions: start,
        seats: game.seats(&state),
        segments: lister.segments,
        verbs,
    })
}
