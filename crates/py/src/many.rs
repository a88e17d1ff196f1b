//! Many games without their type.

use talon_core::{Gallery, Options, Seat};
use talon_tensor::{BadAction, Encoded, Layout, Rows, Settings, Vector};

/// Many games of any kind.
pub(crate) trait Many: Send + Sync {
    fn layout(&self) -> &Layout;
    fn reset(&mut self, seed: u64);
    fn write(&mut self, rows: Rows<'_>) -> Result<(), BadAction>;
    fn sample(&mut self, actions: &mut [i32]);
    fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<(), BadAction>;
    fn deal(&mut self, game: usize);
    fn observe(&self, game: usize, seat: Seat, row: &mut [u8]) -> bool;
    fn legal(&self, game: usize) -> Option<Vec<u16>>;
    fn notation(&self, game: usize, action: i64) -> Option<String>;
    fn action(&self, game: usize, notation: &str) -> Option<u16>;
    fn outcome(&self, game: usize) -> Option<String>;
}

impl<G: Encoded + 'static> Many for Vector<G>
where
    Self: Send + Sync,
{
    fn layout(&self) -> &Layout {
        self.layout()
    }

    fn reset(&mut self, seed: u64) {
        self.reset(seed);
    }

    fn write(&mut self, rows: Rows<'_>) -> Result<(), BadAction> {
        self.write(rows)
    }

    fn sample(&mut self, actions: &mut [i32]) {
        self.sample(actions);
    }

    fn step(&mut self, actions: &[i32], rows: Rows<'_>) -> Result<(), BadAction> {
        self.step(actions, rows)
    }

    fn deal(&mut self, game: usize) {
        self.deal(game);
    }

    fn observe(&self, game: usize, seat: Seat, row: &mut [u8]) -> bool {
        let episode = self.episode(game);
        episode.map(|episode| episode.observe(self.rules(), seat, row)).is_some()
    }

    fn legal(&self, game: usize) -> Option<Vec<u16>> {
        self.episode(game).map(|episode| episode.legal().to_vec())
    }

    fn notation(&self, game: usize, action: i64) -> Option<String> {
        self.episode(game)?.notation(self.rules(), action)
    }

    fn action(&self, game: usize, notation: &str) -> Option<u16> {
        self.episode(game)?.action(self.rules(), notation)
    }

    fn outcome(&self, game: usize) -> Option<String> {
        self.episode(game)?.outcome(self.rules()).map(|outcome| outcome.to_string())
    }
}

/// Deals many games.
pub(crate) struct DealMany<'a>(pub(crate) &'a Options, pub(crate) Settings);

impl talon_tensor::games::Visitor for DealMany<'_> {
    type Out = Result<Box<dyn Many>, String>;

    fn visit<G: Encoded + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out {
        let setup = game.setup(self.0).map_err(|bad| bad.to_string())?;
        let seats = talon_tensor::layout(game, &setup).map_err(|none| none.to_string())?.seats;
        if let Some(others) = self.1.others.filter(|others| others.seat.index() >= seats) {
            return Err(format!("there is no {}; the seats are 1 to {seats}", others.seat));
        }
        Ok(Box::new(Vector::new(game, setup, self.1).map_err(|none| none.to_string())?))
    }
}
