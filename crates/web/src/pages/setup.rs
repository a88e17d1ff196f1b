//! Draws an Aeon's End set-up for a real table. The address holds the set-up, so it can be sent on.

use maud::{Markup, html};
use talon_aeons::{Catalogue, Setup, Supply};
use talon_core::{Game, Seed};
use talon_table::games::Loaded;

use super::{page, sign, speech, word};
use crate::layouts::face;
use crate::layouts::widgets::capital;
use crate::preferences::link;

/// The difficulties, as the option writes them.
const DIFFICULTIES: [&str; 4] = ["normal", "beginner", "expert", "extinction"];
/// How many times we draw to replace a card. There are more cards than places of every kind, so another one turns up.
const TRIES: u64 = 200;

/// A set-up in an address or a form, and what is to be kept of it.
#[derive(Default)]
pub(crate) struct SetupForm {
    players: usize,
    difficulty: usize,
    seed: Seed,
    /// Ids in the set-up: nemesis, mages, piles.
    nemesis: Option<String>,
    mages: Vec<String>,
    supply: Vec<String>,
    /// Ids that stay when the rest is drawn again.
    keep: Vec<String>,
    /// The one id that goes while all others stay.
    another: Option<String>,
}

impl SetupForm {
    /// Reads an address or a form; what is unknown is left out.
    pub(crate) fn read(fields: &[(String, String)]) -> Self {
        let game = Catalogue::loaded();
        let mut asked = Self { players: 2, ..Self::default() };
        for (key, value) in fields {
            let ids = || value.split('.').map(ToString::to_string);
            match key.as_str() {
                "players" => asked.players = value.parse().unwrap_or(2).clamp(1, 4),
                "difficulty" => {
                    asked.difficulty = DIFFICULTIES.iter().position(|word| word == value).unwrap_or(0);
                }
                "seed" => asked.seed = value.parse().unwrap_or(0),
                "nemesis" => asked.nemesis = Some(value.clone()).filter(|id| game.board(id).is_some()),
                "mages" => asked.mages = ids().filter(|id| game.mage(id).is_some()).collect(),
                "supply" => asked.supply = ids().filter(|id| game.player_kind(id).is_some()).collect(),
                "keep" => asked.keep.push(value.clone()),
                "another" => asked.another = Some(value.clone()),
                _ => {}
            }
        }
        asked
    }

    /// A set-up drawn by the game itself.
    fn fresh(&self, seed: Seed) -> (String, Vec<String>, Vec<String>) {
        let game = Catalogue::loaded();
        let setup =
            Setup { players: self.players, nemesis: None, supply: Supply::Random, ..Setup::default() };
        let drawn = game.drawn(&setup, seed);
        let supply = drawn.supply.iter().map(|kind| game.id(*kind).to_string()).collect();
        (drawn.nemesis.to_string(), drawn.mages.into_iter().map(ToString::to_string).collect(), supply)
    }

    fn stays(&self, id: &str) -> bool {
        match &self.another {
            Some(another) => another != id,
            None => self.keep.iter().any(|kept| kept == id),
        }
    }

    /// The set-up: what the address names, filled up from its seed.
    fn laid_out(&self) -> (String, Vec<String>, Vec<String>) {
        let (nemesis, mages, supply) = self.fresh(self.seed);
        (
            self.nemesis.clone().unwrap_or(nemesis),
            filled(&self.mages, &mages, self.players, |_| true),
            supplied(&self.supply, &supply),
        )
    }

    /// The address of the set-up after everything that does not stay is drawn again.
    pub(crate) fn drawn_anew(&self, seed: Seed) -> String {
        let kept =
            |ids: &[String]| -> Vec<String> { ids.iter().filter(|id| self.stays(id)).cloned().collect() };
        let (kept_mages, kept_supply) = (kept(&self.mages), kept(&self.supply));
        let kept_nemesis = self.nemesis.clone().filter(|id| self.stays(id));
        let mut found = None;
        for seed in (0..TRIES).map(|more| seed.wrapping_add(more)) {
            let (nemesis, mages, supply) = self.fresh(seed);
            let nemesis = kept_nemesis.clone().unwrap_or(nemesis);
            let mages = filled(&kept_mages, &mages, self.players, |_| true);
            let supply = supplied(&kept_supply, &supply);
            let gone = |id: &String| Some(id) == self.another.as_ref();
            let good = !gone(&nemesis) && !mages.iter().any(gone) && !supply.iter().any(gone);
            found = Some((nemesis, mages, supply));
            if good {
                break;
            }
        }
        let (nemesis, mages, supply) = found.unwrap_or_else(|| self.laid_out());
        let (mages, supply) = (mages.join("."), supply.join("."));
        let keep: Vec<String> = self.keep.iter().map(|id| format!("&keep={}", super::encoded(id))).collect();
        let keep = keep.concat();
        link(&format!(
            "/tools/setup?players={}&difficulty={}&nemesis={nemesis}&mages={mages}&supply={supply}{keep}",
            self.players, DIFFICULTIES[self.difficulty]
        ))
    }
}

/// This many ids: the kept ones, then fresh ones that fit.
fn filled(kept: &[String], fresh: &[String], count: usize, fits: impl Fn(&String) -> bool) -> Vec<String> {
    let mut all: Vec<String> = kept.iter().filter(|id| fits(id)).take(count).cloned().collect();
    let more = fresh.iter().filter(|id| fits(id) && !kept.contains(id));
    let missing = count - all.len();
    all.extend(more.take(missing).cloned());
    all
}

/// As many piles of each type as the fresh supply has, because that one is legal.
fn supplied(kept: &[String], fresh: &[String]) -> Vec<String> {
    let game = Catalogue::loaded();
    let of = |id: &String| game.player_kind(id).map(|kind| game.type_of(kind));
    let mut types: Vec<_> = fresh.iter().map(of).collect();
    types.dedup();
    let group = |kind| {
        let count = fresh.iter().filter(|id| of(id) == kind).count();
        filled(kept, fresh, count, |id| of(id) == kind)
    };
    types.into_iter().flat_map(group).collect()
}

/// A random, legal set-up: nemesis, mages, supply and the turn-order cards.
pub(crate) fn setup(asked: &SetupForm) -> Markup {
    let game = Catalogue::loaded();
    let (nemesis, mages, supply) = asked.laid_out();
    let drawn = game.drawn(&Setup { players: asked.players, ..Setup::default() }, asked.seed);
    let turns: Vec<String> =
        drawn.turn_order.iter().map(|card| word(&format!("aeons-turn-{card}"))).collect();
    let title = word("web-tool-setup");
    let content = html! {
        div class="title" {
            h1 { (title) }
            p class="lead" { (word("web-setup-lead")) }
        }
        form class="drawer" method="post" action="/tools/setup" {
            input type="hidden" name="nemesis" value=(nemesis);
            input type="hidden" name="mages" value=(mages.join("."));
            input type="hidden" name="supply" value=(supply.join("."));
            div class="opts" {
                (segments("players", "web-option-players", (1..=4).map(|n| (n.to_string(), n.to_string(), n == asked.players))))
                (segments("difficulty", "web-option-difficulty", DIFFICULTIES.iter().enumerate().map(|(place, name)| {
                    ((*name).to_string(), word(&format!("web-value-{name}")), place == asked.difficulty)
                })))
                div class="ways" {
                    button class="act primary" { (sign("die")) (word("web-setup-draw-rest")) }
                    a class="act" href=(link(&format!("/tools/setup?players={}&difficulty={}", asked.players, DIFFICULTIES[asked.difficulty]))) {
                        (word("web-setup-all-new"))
                    }
                }
            }
            (faces("one", asked, "web-kind-nemesis", &[nemesis]))
            (faces("many", asked, "web-setup-mages", &mages))
            (faces("all", asked, "web-zone-supply", &supply))
            section class="box" { h2 { (word("web-setup-turns")) } p { (turns.join(", ")) } }
            section class="box" {
                h2 { (word("web-setup-basics")) }
                p { (drawn.basics.map(|n| n.to_string()).join(" / ")) }
            }
        }
    };
    page("setup", Catalogue::NAME, &title, &content)
}

/// One of a few, side by side: value, words, chosen.
fn segments(name: &str, key: &str, values: impl Iterator<Item = (String, String, bool)>) -> Markup {
    html! {
        fieldset class="choose" {
            legend { (word(key)) }
            div class="seg" {
                @for (value, words, chosen) in values {
                    label { input class="tick" type="radio" name=(name) value=(value) checked[chosen]; (words) }
                }
            }
        }
    }
}

/// Cards of the set-up, each to be kept or to be changed for another.
fn faces(class: &str, asked: &SetupForm, key: &str, ids: &[String]) -> Markup {
    html! {
        section class=(class) {
            h2 { (capital(&word(key))) }
            div class="gallery" {
                @for card in ids.iter().filter_map(|id| face::find(Catalogue::NAME, id)) {
                    article {
                        (face::large(Catalogue::NAME, card, speech()))
                        div class="ways" {
                            label class="check" {
                                input type="checkbox" name="keep" value=(card.id) checked[asked.keep.contains(&card.id)]; (word("web-setup-keep"))
                            }
                            button class="act" name="another" value=(card.id) { (word("web-setup-another")) }
                        }
                    }
                }
            }
        }
    }
}
