//! The games this server offers, each with everything pages and bots need from it.

use std::sync::OnceLock;

use maud::Markup;
use talon_bots::Judged;
use talon_core::{Gallery, Seat, TextLine};
use talon_games::Loaded;
use talon_table::{AnyOffer, AnyTable, Host, News, Table};
use talon_text::Speech;

use crate::ahead::Found;
use crate::layouts::{Ask, Daily, Layout, Parts, Scene, Way};
use crate::poster::Poster;
use crate::static_files::File;
use crate::thinking::{self, Hint, HintRequest};

/// A game as the server sees it: its rules, its bots and its layout, without its types. Implemented once, for every game
/// that has all three.
pub trait Playable: Host {
    /// What lies on the table, part by part of the frame.
    #[doc(hidden)]
    fn parts(&self, scene: &Scene<'_>) -> Parts;
    /// The question, with the answers that belong to no card.
    #[doc(hidden)]
    fn question(&self, scene: &Scene<'_>) -> Option<Ask>;
    /// What follows from an offer, in a few words.
    #[doc(hidden)]
    fn follows(&self, scene: &Scene<'_>, offer: &AnyOffer) -> Option<String>;
    /// Whether it takes long to work out what can be known about the turns to come.
    #[doc(hidden)]
    fn looks_ahead(&self) -> bool;
    /// What a seat can know about the turns to come.
    #[doc(hidden)]
    fn ahead(&self, table: &dyn AnyTable, seat: Seat) -> Option<Found>;
    /// A line of rules text on a face.
    #[doc(hidden)]
    fn line(&self, line: &TextLine, speech: &Speech, reached: Option<u8>) -> Markup;
    /// Whose turn begins with this news.
    #[doc(hidden)]
    fn turn_of(&self, told: &News) -> Option<Seat>;
    /// What a turn came to, in one line.
    #[doc(hidden)]
    fn summary(&self, scene: &Scene<'_>, told: &[&News]) -> Option<String>;
    /// The full screen at the end of the game.
    #[doc(hidden)]
    fn finale(&self, scene: &Scene<'_>) -> Option<Markup>;
    /// What other sites show of a finished game.
    #[doc(hidden)]
    fn poster(&self, scene: &Scene<'_>) -> Option<Poster>;
    /// Whether its sentences read well with "you" as the one who acts.
    #[doc(hidden)]
    fn says_you(&self) -> bool;
    /// The card in the hand that a bot would play next; `None` if none can be played.
    #[doc(hidden)]
    fn next_card(&self, table: &dyn AnyTable, seat: Seat) -> Option<String>;
    /// The style sheet of the game's pages.
    #[doc(hidden)]
    fn style(&self) -> Option<&'static File>;
    /// What stands at the side above the log: its heading and its content.
    #[doc(hidden)]
    fn side(&self, scene: &Scene<'_>) -> Option<(String, Markup)>;
    /// Whose turn it is and how far the game has come, for the top bar.
    #[doc(hidden)]
    fn status(&self, scene: &Scene<'_>) -> Markup;
    /// How long a game lasts at a table with a clock.
    #[doc(hidden)]
    fn clock(&self, table: &dyn AnyTable) -> Option<std::time::Duration>;
    /// The signs on the game's tile.
    #[doc(hidden)]
    fn signs(&self) -> &'static [&'static str];
    /// What represents its ways to play.
    #[doc(hidden)]
    fn ways(&self) -> &'static [Way];
    /// Units that have a glyph in rules text: the unit as marked in locale files, and the glyph.
    #[doc(hidden)]
    fn values(&self) -> &'static [(&'static str, &'static str)];
    /// What a bot answers, from what its seat knows.
    #[doc(hidden)]
    fn think(&self, table: &dyn AnyTable, question: HintRequest) -> Option<Vec<Hint>>;
    /// How its deal of the day is played.
    #[doc(hidden)]
    fn daily(&self) -> Option<Daily>;
    /// What a seat has reached in a finished game.
    #[doc(hidden)]
    fn reached(&self, table: &dyn AnyTable, seat: Seat) -> Option<i64>;
    /// The page that counts what lies on a table, where the game has one.
    #[doc(hidden)]
    fn calculator(&self, table: &dyn AnyTable) -> Option<String>;
    /// The game, for its texts only.
    #[doc(hidden)]
    fn host(&'static self) -> &'static dyn Host;
}

impl<G: Judged + Gallery + Layout + Send + 'static> Playable for G {
    fn parts(&self, scene: &Scene<'_>) -> Parts {
        typed::<G>(scene.table).map(|table| G::parts(scene, table)).unwrap_or_default()
    }

    fn question(&self, scene: &Scene<'_>) -> Option<Ask> {
        G::question(scene, typed::<G>(scene.table)?)
    }

    fn follows(&self, scene: &Scene<'_>, offer: &AnyOffer) -> Option<String> {
        G::follows(scene, typed::<G>(scene.table)?, offer)
    }

    fn looks_ahead(&self) -> bool {
        G::LOOKS_AHEAD
    }

    fn ahead(&self, table: &dyn AnyTable, seat: Seat) -> Option<Found> {
        G::ahead(typed::<G>(table)?, seat)
    }

    fn line(&self, line: &TextLine, speech: &Speech, reached: Option<u8>) -> Markup {
        G::line(line, speech, reached)
    }

    fn turn_of(&self, told: &News) -> Option<Seat> {
        G::turn_of(told.event::<G>()?)
    }

    fn summary(&self, scene: &Scene<'_>, told: &[&News]) -> Option<String> {
        G::summary(scene, told)
    }

    fn finale(&self, scene: &Scene<'_>) -> Option<Markup> {
        G::finale(scene, typed::<G>(scene.table)?)
    }

    fn poster(&self, scene: &Scene<'_>) -> Option<Poster> {
        G::poster(scene, typed::<G>(scene.table)?)
    }

    fn says_you(&self) -> bool {
        G::YOU
    }

    fn next_card(&self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        thinking::next_card(typed::<G>(table)?, seat, G::lays_down)
    }

    fn style(&self) -> Option<&'static File> {
        G::STYLE
    }

    fn side(&self, scene: &Scene<'_>) -> Option<(String, Markup)> {
        G::side(scene, typed::<G>(scene.table)?)
    }

    fn status(&self, scene: &Scene<'_>) -> Markup {
        typed::<G>(scene.table).map(|table| G::status(scene, table)).unwrap_or_default()
    }

    fn clock(&self, table: &dyn AnyTable) -> Option<std::time::Duration> {
        G::clock(typed::<G>(table)?)
    }

    fn signs(&self) -> &'static [&'static str] {
        G::SIGNS
    }

    fn ways(&self) -> &'static [Way] {
        G::WAYS
    }

    fn values(&self) -> &'static [(&'static str, &'static str)] {
        G::VALUES
    }

    fn think(&self, table: &dyn AnyTable, question: HintRequest) -> Option<Vec<Hint>> {
        thinking::think(typed::<G>(table)?, question)
    }

    fn daily(&self) -> Option<Daily> {
        G::DAILY
    }

    fn reached(&self, table: &dyn AnyTable, seat: Seat) -> Option<i64> {
        G::reached(typed::<G>(table)?, seat)
    }

    fn calculator(&self, table: &dyn AnyTable) -> Option<String> {
        G::calculator(typed::<G>(table)?)
    }

    fn host(&'static self) -> &'static dyn Host {
        self
    }
}

fn typed<G: Judged + Send + 'static>(table: &dyn AnyTable) -> Option<&Table<G>> {
    table.typed::<G>()
}

macro_rules! all {
    ($($game:ty),* $(,)?) => {
        vec![$(<$game>::loaded() as &'static dyn Playable),*]
    };
}

static INSTALLED: OnceLock<Vec<&'static dyn Playable>> = OnceLock::new();

/// Adds a game to our own, for a program that brings one. Call it before the first server of the process runs; `false`
/// means it was too late.
pub fn install(game: &'static dyn Playable) -> bool {
    let mut games = talon_games::each_game!(all);
    games.push(game);
    INSTALLED.set(games).is_ok()
}

/// All games, in the order in which they are shown.
pub(crate) fn all() -> &'static [&'static dyn Playable] {
    INSTALLED.get_or_init(|| talon_games::each_game!(all))
}

/// The names of all games.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    all().iter().map(|game| game.name())
}

/// The game of this name.
pub(crate) fn named(name: &str) -> Option<&'static dyn Playable> {
    all().iter().copied().find(|game| game.name() == name)
}

/// The game of a table.
pub(crate) fn of(table: &dyn AnyTable) -> &'static dyn Playable {
    // Every table was dealt by a game in the list.
    named(table.name()).unwrap_or(all()[0])
}
