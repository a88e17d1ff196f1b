//! What other sites show for the link to a finished game. A game still being played shows nothing.

use maud::{Markup, html};
use talon_core::{Outcome, Viewer};

use super::table::{Looker, people, won};
use super::{game_name, speech, word};
use crate::layouts::{self, Scene};
use crate::poster::{Poster, SIZE};
use crate::tables::live::LiveTable;

/// The tags for the head of a page about this table; none while the game goes on.
pub(crate) fn tags(live: &LiveTable, looker: &Looker<'_>, path: &str) -> Markup {
    let Some(outcome) = live.table.outcome().filter(|_| live.is_open_to_all()) else { return html! {} };
    let watch = format!("{}/w/{}", looker.origin, live.deal.watch);
    let title = format!("{}: {}", game_name(live.table.name()), sentence(live, outcome));
    let description = format!("{} {}", players(live), word("web-preview-say"));
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content="Talon";
        meta property="og:title" content=(title);
        meta property="og:description" content=(description);
        meta property="og:url" content={ (watch) (path) };
        meta property="og:image" content={ (watch) "/poster.png" };
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content=(SIZE.0);
        meta property="og:image:height" content=(SIZE.1);
        meta property="og:image:alt" content=(title);
        meta name="twitter:card" content="summary_large_image";
        meta name="description" content=(description);
    }
}

/// What the picture of a finished game shows; `None` while the game goes on.
pub(crate) fn poster(live: &LiveTable) -> Option<Poster> {
    live.table.outcome().filter(|_| live.is_open_to_all())?;
    layouts::poster(&seen(live))
}

/// The table as everybody sees it.
fn seen(live: &LiveTable) -> Scene<'_> {
    Scene::new(live.seen_by(Viewer::Watcher), Viewer::Watcher, speech(), people(live, None), false)
}

fn sentence(live: &LiveTable, outcome: Outcome) -> String {
    won(outcome, &seen(live))
}

/// Who played.
fn players(live: &LiveTable) -> String {
    let names = people(live, None).shown;
    format!("{}.", names.join(", "))
}
