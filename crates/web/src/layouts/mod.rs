//! The tables of the games: a layout each, over shared widgets.
//!
//! A layout gets a [`Scene`]: the table through one viewer's eyes, what that viewer may do, and the words. It fills the
//! [`Parts`] of the [`frame`]. It draws each offer on its anchor by asking the scene for it; what no layout asked for is
//! drawn in the prompt bar, so that every offer is drawn exactly once whatever a layout forgets.

mod aeons;
pub(crate) mod face;
pub(crate) mod faces;
pub(crate) mod frame;
mod icons;
pub(crate) mod pictures;
mod realms;
mod shards;
pub(crate) mod sheet;
mod signs;
pub(crate) mod terms;
pub(crate) mod turn;
pub(crate) mod widgets;

use std::any::Any;
use std::cell::{OnceCell, RefCell};
use std::time::Duration;

use maud::{Markup, html};
use talon_core::{Anchor, CardText, ChoiceKind, Game, Phrase, Seat, Spot, TextLine, Viewer};
use talon_games::{Aeons, Realms, Shards};
use talon_table::{AnyOffer, AnyTable, News, Table};
use talon_text::Speech;

pub use frame::{Ask, Parts};

use crate::ahead::{Ahead, Found};
use crate::games;
use crate::poster::Poster;
use crate::static_files::{self, File};
use crate::thinking::Hint;

/// A table as one viewer meets it.
pub struct Scene<'a> {
    /// The table. Only [`AnyTable::position`] and views for `viewer` may be read from it.
    pub(crate) table: &'a dyn AnyTable,
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    /// The words.
    pub(crate) speech: &'a Speech,
    /// Who sits where, as shown: by name, and "you".
    pub(crate) names: Vec<String>,
    /// What they are called in a sentence.
    pub(crate) spoken: Vec<String>,
    /// Who they are besides: a bot and how strong, which seat.
    pub(crate) besides: Vec<String>,
    /// What happened lately, the oldest first: enough for the turn that goes on and those since the viewer's own last one.
    pub(crate) story: Vec<StoryMove<'a>>,
    /// What is left on the table's clock, if it has one.
    pub(crate) left: Option<Duration>,
    /// The cards whose large faces the reader's page has already, by their ids.
    pub(crate) faces: &'a str,
    /// Large faces to be laid down once, after the board.
    seen: RefCell<Vec<Face>>,
    /// Is it for this viewer to act, here and now?
    asked: bool,
    /// What can be known of the turns to come.
    pub(crate) ahead: Ahead,
    /// What a layout finds out once for a page.
    pub(crate) memo: OnceCell<Box<dyn Any>>,
    offers: Vec<AnyOffer>,
    drawn: RefCell<Vec<bool>>,
}

/// A move of the story: who made it, and what the viewer was told.
pub(crate) struct StoryMove<'a> {
    pub(crate) seat: Seat,
    pub(crate) told: Vec<&'a News>,
}

/// The seats of a table as one viewer calls them.
#[derive(Clone, Default)]
pub(crate) struct Names {
    /// By name, and "you".
    pub(crate) shown: Vec<String>,
    /// In a sentence.
    pub(crate) spoken: Vec<String>,
    /// Besides the name.
    pub(crate) besides: Vec<String>,
}

/// A large face, with why the card cannot be used where it lies.
struct Face {
    /// Its id on the page.
    name: String,
    /// The card.
    id: String,
    why: Option<String>,
}

impl<'a> Scene<'a> {
    /// The table with what `viewer` may do. `acting` is false in replays and while seats are open.
    pub(crate) fn new(
        table: &'a dyn AnyTable,
        viewer: Viewer,
        speech: &'a Speech,
        names: Names,
        acting: bool,
    ) -> Self {
        let (mut offers, mut asked) = (Vec::new(), false);
        if let (Viewer::Seat(seat), true) = (viewer, acting) {
            offers = table.offers(seat);
            asked = table.to_act().has(seat);
            // The clock's move is the server's to make.
            let clock = table.clock_move(seat);
            offers.retain(|offer| Some(&offer.text) != clock.as_ref());
        }
        let drawn = RefCell::new(vec![false; offers.len()]);
        let (seen, memo) = (RefCell::default(), OnceCell::new());
        let (Names { shown: names, spoken, besides }, story) = (names, Vec::new());
        Self {
            table,
            viewer,
            speech,
            names,
            spoken,
            besides,
            story,
            left: None,
            faces: "",
            seen,
            asked,
            ahead: Ahead::Nothing,
            memo,
            offers,
            drawn,
        }
    }

    /// Says something with the names of those who sit here.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.speech.say(&phrase.named(&self.spoken))
    }

    /// What follows from an offer, in few words.
    pub(crate) fn follows(&self, offer: &AnyOffer) -> Option<String> {
        games::of(self.table).follows(self, offer)
    }

    /// The seat that looks, if a player does.
    pub(crate) const fn me(&self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None }
    }

    /// The words for a bare key.
    pub(crate) fn word(&self, key: &str) -> String {
        self.speech.name(key)
    }

    /// May this viewer act here and now?
    pub(crate) const fn is_asked(&self) -> bool {
        self.asked
    }

    /// Every offer, drawn or not.
    pub(crate) fn offers(&self) -> &[AnyOffer] {
        &self.offers
    }

    /// The words for a key with one number.
    pub(crate) fn counted(&self, key: &'static str, n: i64) -> String {
        self.speech.say(&Phrase::new(key).with("n", n))
    }

    /// Whose turn it is, for the top bar: mine, or by name.
    pub(crate) fn turn_of(&self, name: &str, seat: Option<Seat>) -> String {
        if seat.is_some() && seat == self.me() {
            return self.word("web-status-mine");
        }
        format!("{} {name}", self.word("web-status-turn"))
    }

    /// Why none of these moves can be made now, in words; nothing if one can be or if it is not for this viewer to act.
    pub(crate) fn why_not(&self, tries: &[String]) -> Option<String> {
        let me = self.me().filter(|_| self.asked && !tries.is_empty())?;
        let mut reasons: Vec<String> = Vec::new();
        for text in tries {
            let reason = widgets::capital(&self.say(&self.table.refusal(me, text)?.phrase()));
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        Some(reasons.join(" "))
    }

    /// The name of a large face that will be laid down after the board.
    pub(crate) fn large_face(&self, id: &str, why: Option<&str>) -> String {
        let mut seen = self.seen.borrow_mut();
        if let Some(face) = seen.iter().find(|face| face.id == id && face.why.as_deref() == why) {
            return face.name.clone();
        }
        let name = if why.is_some() { format!("why-{}-{id}", seen.len()) } else { format!("big-{id}") };
        seen.push(Face { name: name.clone(), id: id.to_string(), why: why.map(ToString::to_string) });
        name
    }

    /// Does the reader's page have the large face of this card?
    pub(crate) fn has_face(&self, id: &str) -> bool {
        self.faces.split(' ').any(|other| other == id)
    }

    /// The large face itself, or a gap for the one that the reader's page has.
    pub(crate) fn large(&self, card: &CardText) -> Markup {
        if self.has_face(&card.id) {
            return html! { div data-kept=(card.id) {} };
        }
        face::large(self.table.name(), card, self.speech)
    }

    /// What may be done with the card at a spot; drawn from now on.
    pub(crate) fn on_card(&self, spot: Spot) -> Vec<&AnyOffer> {
        self.take(|offer| offer.at == Anchor::Card(spot))
    }

    /// What may be done at a place.
    pub(crate) fn on_place(&self, spot: Spot) -> Vec<&AnyOffer> {
        self.take(|offer| offer.at == Anchor::Place(spot))
    }

    /// What may be done with a player.
    pub(crate) fn on_seat(&self, seat: Seat) -> Vec<&AnyOffer> {
        self.take(|offer| offer.at == Anchor::Seat(seat))
    }

    /// Everything whose choice is wanted, wherever it would be drawn; drawn from now on.
    pub(crate) fn all_that<G: Game>(&self, wanted: impl Fn(G::Choice) -> bool) -> Vec<&AnyOffer> {
        self.take(|offer| offer.choice::<G>().is_some_and(&wanted))
    }

    /// May a choice that is wanted be made now?
    pub(crate) fn may<G: Game>(&self, wanted: impl Fn(G::Choice) -> bool) -> bool {
        self.choices::<G>().any(wanted)
    }

    /// Every choice there is, drawn or not.
    pub(crate) fn choices<G: Game>(&self) -> impl Iterator<Item = G::Choice> {
        self.offers.iter().filter_map(AnyOffer::choice::<G>)
    }

    /// What is left for the prompt bar. To be asked last.
    pub(crate) fn on_bar(&self) -> Vec<&AnyOffer> {
        self.take(|_| true)
    }

    /// What ending the turn now, this way, would leave undone.
    pub(crate) fn undone(&self, by: ChoiceKind) -> Vec<&AnyOffer> {
        self.me().map_or_else(Vec::new, |me| turn::undone(me, &self.offers, by))
    }

    /// The way in which this move, in the notation, would end the turn, if it does.
    pub(crate) fn ending(&self, text: &str) -> Option<ChoiceKind> {
        let offer = self.offers.iter().find(|offer| offer.text == text)?;
        Some(offer.kind).filter(|&kind| turn::ends(kind))
    }

    /// Hints with the offers they are about, in the order of the hints.
    pub(crate) fn hinted<'h>(&self, hints: &'h [Hint]) -> Vec<(&'h Hint, &AnyOffer)> {
        let offered = |hint: &'h Hint| {
            let offer = self.offers.iter().find(|offer| offer.text == hint.text)?;
            Some((hint, offer))
        };
        hints.iter().filter_map(offered).collect()
    }

    /// Is there anything to do at all?
    pub(crate) fn has_offers(&self) -> bool {
        !self.offers.is_empty()
    }

    /// Is there one thing to do and no other? Nothing is to be weighed then.
    pub(crate) fn is_forced(&self) -> bool {
        self.offers.len() == 1
    }

    fn take(&self, wanted: impl Fn(&AnyOffer) -> bool) -> Vec<&AnyOffer> {
        let mut drawn = self.drawn.borrow_mut();
        let mut taken = Vec::new();
        for (offer, drawn) in self.offers.iter().zip(drawn.iter_mut()) {
            if !*drawn && wanted(offer) {
                *drawn = true;
                taken.push(offer);
            }
        }
        taken
    }
}

/// A way to play, how the pictures that stand for it are laid, and the ids they are of.
pub type Way = (&'static str, &'static str, &'static [&'static str]);

/// How the deal of the day is played.
#[derive(Clone, Copy, Debug)]
pub struct Daily {
    /// For so many players: one person in the first seat, and bots.
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

    /// What stands for its ways to play: the way, how the pictures stand together, and the ids they are of.
    const WAYS: &'static [Way] = &[];

    /// Values that have a glyph in rules text: the unit that locale files mark, and the glyph.
    const VALUES: &'static [(&'static str, &'static str)] = &[];

    /// Do the game's sentences read well with "you" as who acts? In English only those in the past tense do.
    const YOU: bool = false;

    /// The sheet of styles of the game's pages, beside the one of all tables.
    const STYLE: Option<&'static File> = None;

    /// How the deal of the day is played; nothing: there is none.
    const DAILY: Option<Daily> = None;

    /// What a seat has reached in a game that is over, as a number: the more the better.
    fn reached(_table: &Table<Self>, _seat: Seat) -> Option<i64> {
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

    /// What follows from an offer, in few words: `Gravehold 17 → 12`.
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

    /// A line of rules text on a face; `reached` is the value that its steps ask for.
    fn line(line: &TextLine, speech: &Speech, _reached: Option<u8>) -> Markup {
        icons::line(&line.say, speech)
    }

    /// Does this choice lay a card of the hand down, where the whole hand may be played at one press?
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

    /// The end of the game as a moment: who won and how, what it came to.
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
    const DAILY: Option<Daily> =
        Some(Daily { players: 3, bots: "falcon", what: "daily-what-realms", counts: "daily-counts-realms" });

    fn reached(table: &Table<Self>, seat: Seat) -> Option<i64> {
        realms::reached(table, seat)
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

/// The end of the game as a moment.
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
