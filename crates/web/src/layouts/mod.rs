//! The tables of the games: one layout each, built on shared widgets.
//!
//! A layout gets a [`Scene`]: the table through one viewer's eyes, what that viewer may do, and the words. It fills the
//! [`Parts`] of the [`frame`]. It draws each offer on its anchor by asking the scene for it; what no layout asked for is
//! drawn in the prompt bar, so every offer is drawn exactly once, whatever a layout forgets.

mod aeons;
pub(crate) mod face;
pub(crate) mod faces;
pub(crate) mod frame;
mod icons;
pub(crate) mod pictures;
mod realms;
mod scene;
mod shards;
pub(crate) mod sheet;
mod signs;
pub(crate) mod terms;
pub(crate) mod turn;
pub(crate) mod widgets;

use std::time::Duration;

use maud::Markup;
use talon_core::{Game, Seat, TextLine};
use talon_games::{Aeons, Realms, Shards};
use talon_table::{AnyOffer, AnyTable, News, Table};
use talon_text::Speech;

pub use frame::{Ask, Parts};
pub use scene::Scene;
pub(crate) use scene::{Names, StoryMove};

use crate::ahead::Found;
use crate::games;
use crate::poster::Poster;
use crate::static_files::{self, File};

/// A way to play, how its pictures are arranged, and the ids they show.
pub type Way = (&'static str, &'static str, &'static [&'static str]);

/// How the deal of the day is played in a game.
#[derive(Clone, Copy, Debug)]
pub struct Daily {
    /// How many players: one person in the first seat, the others bots.
    pub players: i64,
    /// How strong the bots are.
    pub bots: &'static str,
    /// The message that says what is played.
    pub what: &'static str,
    /// The message that says what is counted.
    pub counts: &'static str,
}

/// How a game lies on the page. Whatever a layout does not draw is offered in the prompt bar, so a game without a
/// layout of its own can be played too.
pub trait Layout: Game + Send {
    /// The signs on the game's tile, by the names of their glyphs.
    const SIGNS: &'static [&'static str] = &[];

    /// The pictures of its ways to play: the way, how the pictures are arranged, and the ids they show.
    const WAYS: &'static [Way] = &[];

    /// Values that have a glyph in rules text: the unit that locale files mark, and the glyph.
    const VALUES: &'static [(&'static str, &'static str)] = &[];

    /// Do the game's sentences read well with "you" as the one who acts? In English only those in the past tense do.
    const YOU: bool = false;

    /// The style sheet of the game's pages, beside the one for all tables.
    const STYLE: Option<&'static File> = None;

    /// How the deal of the day is played; `None` if there is none.
    const DAILY: Option<Daily> = None;

    /// What a seat has reached in a game that is over, as a number: the more the better.
    fn reached(_table: &Table<Self>, _seat: Seat) -> Option<i64> {
        None
    }

    /// The page that counts what lies on a table, if there is one.
    fn calculator(_table: &Table<Self>) -> Option<String> {
        None
    }

    /// What lies on the table, part by part of the frame.
    fn parts(_scene: &Scene<'_>, _table: &Table<Self>) -> Parts {
        Parts::default()
    }

    /// What is asked, with the answers that belong to no card. To be drawn last: it takes whatever offers are left.
    fn question(scene: &Scene<'_>, _table: &Table<Self>) -> Option<Ask> {
        frame::usual_question(scene)
    }

    /// What follows from an offer, in a few words: `Gravehold 17 → 12`.
    fn follows(_scene: &Scene<'_>, _table: &Table<Self>, _offer: &AnyOffer) -> Option<String> {
        None
    }

    /// Does it take long to find out what can be known of the turns to come?
    const LOOKS_AHEAD: bool = false;

    /// What a seat can know of the turns to come: found out before its page is drawn, on a thread for long work, and handed
    /// back as `scene.ahead`.
    fn ahead(_table: &Table<Self>, _seat: Seat) -> Option<Found> {
        None
    }

    /// A line of rules text on a face; `reached` is the value that its steps are compared with.
    fn line(line: &TextLine, speech: &Speech, _reached: Option<u8>) -> Markup {
        icons::line(&line.say, speech)
    }

    /// Does this choice lay down a card of the hand, in a game where the whole hand may be played at one press?
    fn lays_down(_choice: &Self::Choice) -> bool {
        false
    }

    /// Whose turn begins with this event.
    fn turn_of(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// What a turn came to, in a line.
    fn summary(_scene: &Scene<'_>, _told: &[&News]) -> Option<String> {
        None
    }

    /// The full screen at the end of the game: who won and how, and what it came to.
    fn finale(_scene: &Scene<'_>, _table: &Table<Self>) -> Option<Markup> {
        None
    }

    /// What a finished game shows of itself on other sites.
    fn poster(_scene: &Scene<'_>, _table: &Table<Self>) -> Option<Poster> {
        None
    }

    /// What stands at the side, before the log: its heading and what it says.
    fn side(_scene: &Scene<'_>, _table: &Table<Self>) -> Option<(String, Markup)> {
        None
    }

    /// Whose turn it is, and how far the game has come: for the top bar.
    fn status(_scene: &Scene<'_>, _table: &Table<Self>) -> Markup {
        Markup::default()
    }

    /// How long a table with a clock plays.
    fn clock(_table: &Table<Self>) -> Option<Duration> {
        None
    }
}

impl Layout for Realms {
    const SIGNS: &'static [&'static str] = &["leader", "wizard", "beast", "flame", "flood"];
    const WAYS: &'static [Way] = &[
        ("standard", "", &["king", "unicorn", "world_tree"]),
        ("duel", "vs", &["warlord", "warlock_lord"]),
        ("chaos", "", &["shapeshifter", "wildfire", "mirage", "whirlwind"]),
    ];

    const STYLE: Option<&'static File> = Some(&static_files::REALMS);
    const YOU: bool = true;
    const DAILY: Option<Daily> =
        Some(Daily { players: 3, bots: "falcon", what: "daily-what-realms", counts: "daily-counts-realms" });

    fn reached(table: &Table<Self>, seat: Seat) -> Option<i64> {
        realms::reached(table, seat)
    }

    fn calculator(table: &Table<Self>) -> Option<String> {
        Some(realms::calculator(table))
    }

    fn parts(scene: &Scene<'_>, table: &Table<Self>) -> Parts {
        realms::parts(scene, table)
    }

    fn question(scene: &Scene<'_>, table: &Table<Self>) -> Option<Ask> {
        realms::question(scene, table)
    }

    fn follows(scene: &Scene<'_>, table: &Table<Self>, offer: &AnyOffer) -> Option<String> {
        realms::follows(scene, table, offer)
    }

    fn line(line: &TextLine, speech: &Speech, reached: Option<u8>) -> Markup {
        realms::line(line, speech, reached)
    }

    fn poster(scene: &Scene<'_>, table: &Table<Self>) -> Option<Poster> {
        realms::poster(scene, table)
    }

    fn side(scene: &Scene<'_>, table: &Table<Self>) -> Option<(String, Markup)> {
        realms::side(scene, table)
    }

    fn status(scene: &Scene<'_>, table: &Table<Self>) -> Markup {
        realms::status(scene, table)
    }

    fn clock(table: &Table<Self>) -> Option<Duration> {
        realms::clock(table)
    }
}

impl Layout for Shards {
    const SIGNS: &'static [&'static str] = &["homodeus", "order", "undergrowth", "wraethe"];
    const WAYS: &'static [Way] = &[
        ("standard", "vs", &["decima", "ko_syn_wu"]),
        ("teams", "two-two", &["tetra", "volos", "ko_syn_wu", "decima"]),
        ("melee", "", &["volos", "decima", "tetra"]),
        ("nemesis", "", &["ko_syn_wu"]),
    ];
    const VALUES: &'static [(&'static str, &'static str)] =
        &[("gems", "gems"), ("power", "bolt"), ("mastery", "mastery"), ("health", "health")];

    const STYLE: Option<&'static File> = Some(&static_files::SHARDS);
    const YOU: bool = true;
    const DAILY: Option<Daily> =
        Some(Daily { players: 2, bots: "kestrel", what: "daily-what-shards", counts: "daily-counts-shards" });

    fn reached(table: &Table<Self>, seat: Seat) -> Option<i64> {
        shards::reached(table, seat)
    }

    fn parts(scene: &Scene<'_>, table: &Table<Self>) -> Parts {
        shards::parts(scene, table)
    }

    fn question(scene: &Scene<'_>, table: &Table<Self>) -> Option<Ask> {
        shards::question(scene, table)
    }

    fn follows(scene: &Scene<'_>, table: &Table<Self>, offer: &AnyOffer) -> Option<String> {
        shards::follows(scene, table, offer)
    }

    fn line(line: &TextLine, speech: &Speech, reached: Option<u8>) -> Markup {
        shards::line(line, speech, reached)
    }

    fn poster(scene: &Scene<'_>, table: &Table<Self>) -> Option<Poster> {
        shards::poster(scene, table)
    }

    fn side(scene: &Scene<'_>, table: &Table<Self>) -> Option<(String, Markup)> {
        shards::side(scene, table)
    }

    fn lays_down(choice: &Self::Choice) -> bool {
        shards::lays_down(*choice)
    }

    fn turn_of(event: &Self::Event) -> Option<Seat> {
        shards::turn_of(event)
    }

    fn summary(scene: &Scene<'_>, told: &[&News]) -> Option<String> {
        shards::summary(scene, told)
    }

    fn finale(scene: &Scene<'_>, table: &Table<Self>) -> Option<Markup> {
        shards::finale(scene, table)
    }

    fn status(scene: &Scene<'_>, table: &Table<Self>) -> Markup {
        shards::status(scene, table)
    }
}

impl Layout for Aeons {
    const SIGNS: &'static [&'static str] = &["gem", "relic", "spell", "minion"];
    const VALUES: &'static [(&'static str, &'static str)] =
        &[("aether", "aether"), ("damage", "attack"), ("life", "health"), ("charges", "charges")];

    const STYLE: Option<&'static File> = Some(&static_files::AEONS);
    const LOOKS_AHEAD: bool = true;
    const DAILY: Option<Daily> =
        Some(Daily { players: 1, bots: "kestrel", what: "daily-what-aeons", counts: "daily-counts-aeons" });

    fn reached(table: &Table<Self>, _seat: Seat) -> Option<i64> {
        aeons::reached(table)
    }

    fn ahead(table: &Table<Self>, seat: Seat) -> Option<Found> {
        aeons::ahead(table, seat)
    }

    fn parts(scene: &Scene<'_>, table: &Table<Self>) -> Parts {
        aeons::parts(scene, table)
    }

    fn question(scene: &Scene<'_>, table: &Table<Self>) -> Option<Ask> {
        aeons::question(scene, table)
    }

    fn follows(scene: &Scene<'_>, table: &Table<Self>, offer: &AnyOffer) -> Option<String> {
        aeons::follows(scene, table, offer)
    }

    fn lays_down(choice: &Self::Choice) -> bool {
        aeons::lays_down(*choice)
    }

    fn turn_of(event: &Self::Event) -> Option<Seat> {
        aeons::turn_of(event)
    }

    fn summary(scene: &Scene<'_>, told: &[&News]) -> Option<String> {
        aeons::summary(scene, told)
    }

    fn finale(scene: &Scene<'_>, table: &Table<Self>) -> Option<Markup> {
        aeons::finale(scene, table)
    }

    fn poster(scene: &Scene<'_>, table: &Table<Self>) -> Option<Poster> {
        aeons::poster(scene, table)
    }

    fn side(scene: &Scene<'_>, table: &Table<Self>) -> Option<(String, Markup)> {
        aeons::side(scene, table)
    }

    fn status(scene: &Scene<'_>, table: &Table<Self>) -> Markup {
        aeons::status(scene, table)
    }
}

/// What lies on the table, part by part of the frame.
pub(crate) fn parts(scene: &Scene<'_>) -> Parts {
    games::of(scene.table).parts(scene)
}

/// What is asked. To be drawn last.
pub(crate) fn question(scene: &Scene<'_>) -> Option<Ask> {
    games::of(scene.table).question(scene)
}

/// The full screen at the end of the game.
pub(crate) fn finale(scene: &Scene<'_>) -> Option<Markup> {
    games::of(scene.table).finale(scene)
}

/// What a finished game shows of itself on other sites.
pub(crate) fn poster(scene: &Scene<'_>) -> Option<Poster> {
    games::of(scene.table).poster(scene)
}

/// What a turn came to, in a line.
pub(crate) fn summary(scene: &Scene<'_>, told: &[&News]) -> Option<String> {
    games::of(scene.table).summary(scene, told)
}

/// Whose turn begins with this news.
pub(crate) fn turn_of(table: &dyn AnyTable, told: &News) -> Option<Seat> {
    games::of(table).turn_of(told)
}

/// What stands at the side, before the log: its heading and what it says.
pub(crate) fn side(scene: &Scene<'_>) -> Option<(String, Markup)> {
    games::of(scene.table).side(scene)
}

/// Whose turn it is, and how far the game has come: for the top bar.
pub(crate) fn status(scene: &Scene<'_>) -> Markup {
    games::of(scene.table).status(scene)
}

/// How long a table with a clock plays.
pub(crate) fn clock(table: &dyn AnyTable) -> Option<Duration> {
    games::of(table).clock(table)
}
