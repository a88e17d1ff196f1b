//! The rows that many games are written into; they belong to the caller.

use crate::encoded::Layout;

/// What seats may know, a row for each game.
pub enum Observations<'a> {
    /// As bytes.
    Bytes(&'a mut [u8]),
    /// The same numbers as floats.
    Floats(&'a mut [f32]),
}

/// A row of each for each game, one after the other.
pub struct Rows<'a> {
    /// What the seat that is asked may know.
    pub observations: Observations<'a>,
    /// Which moves are legal.
    pub mask: &'a mut [bool],
    /// Who is asked: the column of `rewards`.
    pub to_act: &'a mut [i8],
    /// What each seat got with the last step.
    pub rewards: &'a mut [f32],
    /// Did the game end with the last step? The rest of the row is the next game's.
    pub terminated: &'a mut [bool],
    /// Was it cut short because of its length?
    pub truncated: &'a mut [bool],
}

#[allow(clippy::mut_mut)] // the rest of a slice stays where it was
fn cut<'a, T>(rows: &mut &'a mut [T], len: usize) -> &'a mut [T] {
    let (first, rest) = core::mem::take(rows).split_at_mut(len);
    *rows = rest;
    first
}

impl Rows<'_> {
    /// Takes the rows of the first games off.
    pub(crate) fn take(&mut self, games: usize, layout: &Layout) -> Self {
        let width = games * layout.observation;
        Self {
            observations: match &mut self.observations {
                Observations::Bytes(rows) => Observations::Bytes(cut(rows, width)),
                Observations::Floats(rows) => Observations::Floats(cut(rows, width)),
            },
            mask: cut(&mut self.mask, games * layout.actions),
            to_act: cut(&mut self.to_act, games),
            rewards: cut(&mut self.rewards, games * layout.seats),
            terminated: cut(&mut self.terminated, games),
            truncated: cut(&mut self.truncated, games),
        }
    }

    /// Do the rows hold exactly this many games?
    pub(crate) fn fit(&self, games: usize, layout: &Layout) -> bool {
        let observations = match &self.observations {
            Observations::Bytes(rows) => rows.len(),
            Observations::Floats(rows) => rows.len(),
        };
        observations == games * layout.observation
            && self.mask.len() == games * layout.actions
            && self.rewards.len() == games * layout.seats
            && [self.to_act.len(), self.terminated.len(), self.truncated.len()] == [games; 3]
    }
}
