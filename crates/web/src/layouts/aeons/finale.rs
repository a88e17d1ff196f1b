//! The full screen at the end of the game: whether Gravehold stands, how that came about, what everybody did, the
//! decisive turn.

use maud::{Markup, html};
use talon_aeons::{Catalogue, What};
use talon_core::{Arg, Outcome, Phrase, Seat, Viewer};
use talon_table::{News, Table};

use super::turns::{Turn, tallies, turns};
use super::{CITY, Scene, Seen, stage, term};
use crate::layouts::pictures::picture;
use crate::pages::log::sentence;
use crate::poster::Poster;

/// This many sentences tell how it ended.
const LAST_WORDS: usize = 3;

/// The full screen at the end, without the buttons for what comes next.
pub(crate) fn finale(scene: &Scene<'_>, table: &Table<Catalogue>) -> Option<Markup> {
    let seen = Seen::new(scene, table);
    let outcome = table.outcome()?;
    let won = matches!(outcome, Outcome::PlayersWon { .. });
    let told = turns(scene);
    Some(html! {
        div class={ "likeness" @if won { " won" } } {
            @if won { (picture(seen.scene.table.name(), CITY)) } @else { (picture(scene.table.name(), seen.board())) }
            div class="how" {
                p class="against" { (scene.say(&Phrase::new("web-aeons-against").with("nemesis", Arg::Name(seen.nemesis_name())))) }
                h2 { (scene.word(if won { "web-aeons-stands" } else { "web-aeons-fallen" })) }
                p { (crate::pages::table::won(outcome, scene)) }
                @for last in last_words(scene) { p { (sentence(&last.say, scene)) } }
            }
        }
        div class="ranks" { (left(&seen)) (mages(&seen, &told)) (decisive(&seen, &told, won)) }
    })
}

/// What Gravehold has left when it stands; otherwise what the nemesis has left, with a minus.
pub(crate) fn reached(table: &Table<Catalogue>) -> Option<i64> {
    let view = table.view(Viewer::Watcher);
    Some(match table.outcome()? {
        Outcome::PlayersWon { .. } => i64::from(view.gravehold.0),
        _ => -i64::from(view.nemesis.0),
    })
}

/// The city that stands or the nemesis that won, with the life that was left; the mages with theirs.
pub(crate) fn poster(scene: &Scene<'_>, table: &Table<Catalogue>) -> Option<Poster> {
    let seen = Seen::new(scene, table);
    let won = matches!(table.outcome()?, Outcome::PlayersWon { .. });
    let (city, foe) = (seen.view.gravehold.0, seen.view.nemesis.0);
    let other = if won { (seen.board(), foe) } else { (CITY, city) };
    let mages = seen.view.seats.iter().enumerate();
    let mages = mages.map(|(seat, side)| (seen.mage(Seat::at(seat)), side.life));
    Some(Poster {
        picture: if won { CITY } else { seen.board() }.to_string(),
        number: i64::from(if won { city } else { foe }),
        glyph: if won { "gravehold" } else { "nemesis" },
        tiles: mages.chain([other]).map(|(id, life)| (id.to_string(), i64::from(life))).collect(),
        colours: if won { ["#4a2c12", "#120c08", "#ffbe6e"] } else { ["#4a1024", "#14060c", "#ff8296"] },
    })
}

/// What was told last that is worth a sentence.
fn last_words<'a>(scene: &'a Scene<'_>) -> Vec<&'a News> {
    let worth = |told: &&&News| {
        let happened = told.event::<Catalogue>().map(|event| event.what);
        matches!(
            happened,
            Some(What::Cast | What::NemesisHurt | What::GraveholdHurt | What::Exhausted | What::Swarmed)
        )
    };
    let told = scene.story.iter().rev().flat_map(|step| step.told.iter().rev());
    let mut last: Vec<&News> = told.filter(worth).take(LAST_WORDS).copied().collect();
    last.reverse();
    last
}

/// What was left of the city and of its enemy.
fn left(seen: &Seen<'_>) -> Markup {
    let tile = |n: u8, most: u8, say: String| html! { div class="tally-of" { b { (n) } span { (say) " " (seen.counted("web-aeons-of-life", most)) } } };
    html! {
        div class="tallies" {
            (tile(seen.view.gravehold.0, seen.view.gravehold.1, seen.scene.word("web-zone-gravehold")))
            (tile(seen.view.nemesis.0, seen.view.nemesis.1, seen.nemesis_name()))
        }
    }
}

/// What everybody did.
fn mages(seen: &Seen<'_>, told: &[Turn<'_>]) -> Markup {
    let scene = seen.scene;
    let tallies = tallies(told, seen.view.seats.len());
    html! {
        table class="standing" {
            thead { tr { td {} @for head in ["web-zone-life", "web-aeons-damage-dealt", "web-aeons-cards-gained"] { th scope="col" { (scene.word(head)) } } } }
            tbody {
                @for (index, side) in seen.view.seats.iter().enumerate() {
                    @let seat = Seat::at(index);
                    tr {
                        th scope="row" {
                            span class="hex" { (picture(scene.table.name(), seen.mage(seat))) }
                            (seen.name(seat)) " · " (scene.word(&term("mage", seen.mage(seat))))
                        }
                        td { (side.life) } td { (tallies[index].damage) } td { (tallies[index].gained) }
                    }
                }
            }
        }
    }
}

/// The turn that decided it: the heaviest blow of those who won.
fn decisive(seen: &Seen<'_>, told: &[Turn<'_>], won: bool) -> Markup {
    let weight = |turn: &&Turn<'_>| if won { turn.damage } else { turn.harm };
    let Some(turn) = told.iter().max_by_key(weight).filter(|turn| weight(turn) > 0) else { return html! {} };
    let name = turn.seat.map_or_else(|| seen.nemesis_name(), |seat| seen.name(seat));
    let key = if won { "web-aeons-dealt" } else { "web-aeons-suffered" };
    html! {
        section class="blow" {
            h3 { (seen.scene.word("web-end-decisive")) }
            p { b { (name) } ": " (seen.scene.counted(key, weight(&turn))) }
            (stage::flow(seen, turn))
        }
    }
}
