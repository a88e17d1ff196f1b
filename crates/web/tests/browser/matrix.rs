//! Tables on the frame, measured: every mode, both kinds of screens, every language. Nothing that can be chosen is cut, nothing
//! that can be answered is out of reach, and nobody is shut out.

use serde_json::json;

use crate::axe::violations;
use crate::client::Server;
use crate::deals::{laid, laid_when};
use crate::driver::Browser;
use crate::looks::table;

/// The screens people play on.
const SCREENS: [(u32, u32); 4] = [(1366, 768), (1280, 720), (390, 844), (360, 740)];
/// Phones on their side, and a laptop of 1366 x 768 at 200 %: in the shortest and the longest language.
const LOW: [(u32, u32); 3] = [(844, 390), (740, 360), (683, 384)];
const LANGUAGES: [&str; 4] = ["en", "cs", "pl", "uk"];

type Deal = (&'static str, &'static str, &'static [(&'static str, &'static str)], usize);

/// Late tables of every mode; the same ones in every run.
const DEALS: [Deal; 20] = [
    ("two", "shards", &[], 170),
    ("three", "shards", &[("players", "3")], 120),
    ("four", "shards", &[("players", "4")], 160),
    ("teams", "shards", &[("players", "4"), ("mode", "teams")], 160),
    ("melee", "shards", &[("players", "3"), ("mode", "melee")], 100),
    ("nemesis", "shards", &[("players", "1"), ("mode", "nemesis")], 40),
    ("auction", "shards", &[("players", "3"), ("characters", "auction")], 2),
    ("draft", "shards", &[("players", "3"), ("relics", "draft")], 1),
    ("realms", "realms", &[], 21),
    ("realms put away", "realms", &[], 30),
    ("realms six", "realms", &[("players", "6")], 40),
    ("duel draft", "realms", &[("mode", "duel")], 9),
    ("duel", "realms", &[("mode", "duel")], 40),
    ("duel put away", "realms", &[("mode", "duel")], 41),
    ("aeons", "aeons", &[("players", "2"), ("nemesis", "rageborne")], 150),
    ("aeons begun", "aeons", &[("players", "2"), ("nemesis", "carapace_queen")], 12),
    ("aeons alone", "aeons", &[("players", "1"), ("nemesis", "crooked_mask")], 60),
    ("aeons devoured", "aeons", &[("players", "1"), ("nemesis", "prince_of_gluttons")], 61),
    ("aeons three", "aeons", &[("players", "3"), ("nemesis", "prince_of_gluttons")], 150),
    ("aeons four", "aeons", &[("players", "4"), ("nemesis", "carapace_queen")], 170),
];

/// What a mage may be asked in Aeon's End, by the moves that answer it: a card of the nemesis, a spell to cast and its target, the
/// order of the discard.
const ASKED: [(&str, &str, &str); 4] = [
    ("aeons asked", "1", "option "),
    ("aeons casting", "2", "cast "),
    ("aeons target", "2", "target "),
    ("aeons order", "2", "next "),
];

/// Tables of Aeon's End at each of these questions.
fn asked(server: &Server) -> Vec<(&'static str, String)> {
    let lay = |(name, players, verb): (&'static str, &str, &str)| {
        let wanted = |number: usize, choices: &[String]| {
            number > 20 && choices.iter().filter(|text| text.starts_with(verb)).count() > 1
        };
        let options = [("players", players), ("nemesis", "carapace_queen")];
        (name, laid_when(server, "aeons", &options, 1, wanted))
    };
    ASKED.into_iter().map(lay).collect()
}

/// Everybody trades with everybody: people only, and another deal each time.
fn chaos(server: &Server, players: usize) -> String {
    table(server, "realms", &json!({ "mode": "chaos", "players": players }), players, 6)[0].clone()
}

/// Everything that is wrong with a page, in words.
const FAULTS: &str = r##"
    const faults = [], [wide, high] = [innerWidth, innerHeight];
    const seen = (part) => part.checkVisibility() && !part.closest("[popover]:not(:popover-open)");
    const what = (part) => part.dataset.move || part.closest("[data-card]")?.dataset.card || part.textContent.trim().slice(0, 40);
    const page = document.documentElement;
    if (page.scrollWidth > wide) faults.push("scrolls sideways by " + (page.scrollWidth - wide));
    for (const text of document.querySelectorAll("[data-rules], [data-symbols]")) {
      if (!seen(text)) continue;
      const [own, card] = [text.getBoundingClientRect(), text.closest("[data-card]").getBoundingClientRect()];
      if (text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1) faults.push("cut text: " + what(text));
      if (own.bottom > card.bottom + 1 || own.right > card.right + 1) faults.push("text outside its card: " + what(text));
    }
    for (const name of document.querySelectorAll(".face .name")) {
      if (seen(name) && name.scrollWidth > name.clientWidth + 1) faults.push("cut name: " + name.textContent);
    }
    for (const move of document.querySelectorAll("[data-move]")) {
      if (!seen(move)) continue;
      const box = move.getBoundingClientRect();
      if (box.left < -1 || box.right > wide + 1) faults.push("out of the screen: " + what(move));
      if (wide < 800 && (box.width < 44 || box.height < 44)) faults.push("too small: " + what(move));
      move.scrollIntoView({ block: "center" });
      const now = move.getBoundingClientRect();
      const there = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2);
      if (now.top < -1 || now.bottom > high + 1 && now.height < high) faults.push("out of reach: " + what(move));
      else if (!there || !move.contains(there)) faults.push("under something: " + what(move));
    }
    const answers = [...document.querySelectorAll(".answers .act")].filter(seen).map((part) => [what(part), part.getBoundingClientRect()]);
    answers.forEach(([one, a], at) => answers.slice(at + 1).forEach(([other, b]) => {
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) faults.push("one on the other: " + one + ", " + other);
    }));
    for (const part of document.querySelectorAll("#board *")) {
      if (!seen(part) || part.closest(".sr, svg") || parseFloat(getComputedStyle(part).fontSize) >= 12) continue;
      if ([...part.childNodes].some((text) => text.nodeType === 3 && text.textContent.trim())) faults.push("tiny: " + part.textContent);
    }
    return [...new Set(faults)]"##;

#[test]
fn on_every_screen_and_in_every_language_nothing_is_cut_and_every_answer_is_in_reach() {
    let server = Server::new("matrix");
    let laid = |(name, game, options, moves): &Deal| (*name, laid(&server, game, options, 1, *moves));
    let mut tables: Vec<(&str, String)> = DEALS.iter().map(laid).collect();
    tables.extend(asked(&server));
    tables.push(("chaos", chaos(&server, 4)));
    tables.push(("chaos six", chaos(&server, 6)));
    let mut faults = Vec::new();
    let screens = SCREENS.map(|screen| (screen, &LANGUAGES[..])).into_iter();
    let low = LOW.map(|screen| (screen, &["en", "uk"][..])).into_iter();
    for (screen, languages) in screens.chain(low) {
        let browser = Browser::new(screen);
        for (name, seat) in &tables {
            for lang in languages {
                browser.open(&format!("{}?lang={lang}", server.url(seat)));
                let found = browser.ask(FAULTS);
                if found != json!([]) {
                    faults.push(format!("{name} {lang} {screen:?}: {found}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn an_accessibility_checker_finds_nothing_wrong_with_any_table() {
    let server = Server::new("axe");
    let mut faults = Vec::new();
    let laid = |(name, game, options, moves): &Deal| (*name, laid(&server, game, options, 1, *moves));
    let tables: Vec<(&str, String)> = DEALS.iter().map(laid).chain(asked(&server)).collect();
    for (screen, theme) in [((1366, 768), "light"), ((390, 844), "dark")] {
        let browser = Browser::new(screen);
        for (name, seat) in &tables {
            browser.open(&server.url(seat));
            browser.ask(&format!("document.documentElement.dataset.theme = '{theme}'"));
            let found = violations(&browser);
            if found != json!([]) {
                faults.push(format!("{name} {theme} {screen:?}: {found}"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
