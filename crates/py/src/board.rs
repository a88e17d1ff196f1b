//! One game without its type: what the classes of Python ask for.

use std::sync::OnceLock;

use talon_bots::{Bot, Engine};
use talon_core::{
    Dice, Eyes, Gallery, Luck, Options, Outcome, Phrase, Record, Refusal, Seat, SeatSet, Seed, Value, Viewer,
};
use talon_table::{AnyOffer, AnyTable, Table};
use talon_tensor::{Encoded, Layout, NoLayout, SPARE};

/// A game of any kind, with its moves as text and as numbers.
pub(crate) trait Board: Send + Sync {
    fn name(&self) -> &'static str;
    fn seats(&self) -> usize;
    fn to_act(&self) -> SeatSet;
    fn outcome(&self) -> Option<Outcome>;
    fn moves_made(&self) -> Vec<(usize, String)>;
    fn choices(&self, seat: Seat) -> Vec<String>;
    fn offers(&self, seat: Seat) -> Vec<AnyOffer>;
    fn prompt(&self, seat: Seat) -> Option<Phrase>;
    fn position(&self, viewer: Viewer) -> Value;
    fn play(&mut self, seat: Seat, text: &str, viewer: Viewer) -> Result<Vec<Phrase>, Refusal>;
    /// `None` for a world that was made up.
    fn record(&self) -> Option<Record>;
    fn copy(&self) -> Box<dyn Board>;
    fn resampled(&self, seat: Seat, seed: Seed) -> Box<dyn Board>;
    fn layout(&self) -> Result<Layout, NoLayout>;
    fn observe(&self, seat: Seat, row: &mut [u8]);
    /// The indexes of the moves of a seat, in the order of its choices.
    fn indexes(&self, seat: Seat, actions: usize) -> Vec<usize>;
    /// What a bot plays for a seat.
    fn choose(&self, bot: Bot, seat: Seat, luck: &mut Luck) -> Option<String>;
    /// What a bot thinks of the moves of a seat: each with its value and its share of the search.
    fn think(&self, bot: Bot, seat: Seat, luck: &mut Luck) -> Vec<(String, f32, f32)>;
}

/// A table of one game.
pub(crate) struct Seated<G: Encoded + Gallery + Send + 'static> {
    table: Table<G>,
    is_real: bool,
}

/// A game's judgement is read once and then shared.
fn engine<G: Encoded + 'static>(game: &'static G) -> &'static Engine<'static, G> {
    use std::any::{Any, TypeId};
    use std::collections::HashMap;
    use std::sync::Mutex;
    type Engines = Mutex<HashMap<TypeId, &'static (dyn Any + Send + Sync)>>;
    static ENGINES: OnceLock<Engines> = OnceLock::new();
    let mut engines =
        ENGINES.get_or_init(Engines::default).lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let kept = *engines.entry(TypeId::of::<G>()).or_insert_with(|| Box::leak(Box::new(Engine::new(game))));
    kept.downcast_ref().unwrap_or_else(|| unreachable!("an engine is kept under the type of its game"))
}

/// Deals a game.
pub(crate) struct Deal<'a>(pub(crate) &'a Options, pub(crate) Seed);

impl talon_tensor::games::Visitor for Deal<'_> {
    type Out = Result<Box<dyn Board>, talon_core::BadOption>;

    fn visit<G: Encoded + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out {
        Ok(Box::new(Seated { table: Table::new(game, self.0, self.1)?, is_real: true }))
    }
}

/// Plays a record again.
pub(crate) struct Replay<'a>(pub(crate) &'a Record);

impl talon_tensor::games::Visitor for Replay<'_> {
    type Out = Result<Box<dyn Board>, talon_core::RecordError>;

    fn visit<G: Encoded + Gallery + Send + 'static>(self, game: &'static G) -> Self::Out {
        Ok(Box::new(Seated { table: Table::replay(game, self.0)?, is_real: true }))
    }
}

impl<G: Encoded + Gallery + Send + 'static> Board for Seated<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn moves_made(&self) -> Vec<(usize, String)> {
        self.table.lines().iter().map(|line| (line.seat.number(), line.text.clone())).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        self.table.choices(seat)
    }

    fn offers(&self, seat: Seat) -> Vec<AnyOffer> {
        AnyTable::offers(&self.table, seat)
    }

    fn prompt(&self, seat: Seat) -> Option<Phrase> {
        self.table.prompt(seat)
    }

    fn position(&self, viewer: Viewer) -> Value {
        self.table.position(viewer)
    }

    fn play(&mut self, seat: Seat, text: &str, viewer: Viewer) -> Result<Vec<Phrase>, Refusal> {
        AnyTable::play(&mut self.table, seat, text, viewer)
    }

    fn record(&self) -> Option<Record> {
        self.is_real.then(|| self.table.record())
    }

    fn copy(&self) -> Box<dyn Board> {
        Box::new(Self { table: self.table.clone(), is_real: self.is_real })
    }

    fn resampled(&self, seat: Seat, seed: Seed) -> Box<dyn Board> {
        Box::new(Self { table: self.table.resampled(seat, &mut Dice::new(seed)), is_real: false })
    }

    fn layout(&self) -> Result<Layout, NoLayout> {
        talon_tensor::layout(self.table.game(), self.table.setup())
    }

    fn observe(&self, seat: Seat, row: &mut [u8]) {
        self.table.game().observe(self.table.state(), seat, row);
    }

    fn indexes(&self, seat: Seat, actions: usize) -> Vec<usize> {
        let (game, state, mut choices) = (self.table.game(), self.table.state(), Vec::new());
        game.choices(state, seat, &mut choices);
        let mut spare = actions - SPARE;
        let index = |choice| {
            game.index(state, seat, choice).unwrap_or_else(|| {
                spare += 1;
                spare - 1
            })
        };
        choices.iter().map(index).filter(|&index| index < actions).collect()
    }

    fn choose(&self, bot: Bot, seat: Seat, luck: &mut Luck) -> Option<String> {
        let (game, state) = (self.table.game(), self.table.state());
        let eyes = Eyes::new(game, state, seat);
        let choices = eyes.choices();
        let number = engine(game).choose(bot, &eyes, &choices, luck);
        choices.get(number).map(|choice| game.print(state, seat, choice))
    }

    fn think(&self, bot: Bot, seat: Seat, luck: &mut Luck) -> Vec<(String, f32, f32)> {
        let (game, state) = (self.table.game(), self.table.state());
        let thoughts = engine(game).think(bot, &Eyes::new(game, state, seat), luck);
        let told = thoughts.moves.iter();
        told.map(|thought| (game.print(state, seat, &thought.choice), thought.value, thought.share)).collect()
    }
}
