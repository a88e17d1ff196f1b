//! The pages around the table: that they fit every screen in every language, and that everybody can use them.

use serde_json::json;

use crate::axe::violations;
use crate::client::Server;
use crate::driver::Browser;
use crate::play::LAPTOP;

const PHONE: (u32, u32) = (390, 844);
const SIZES: [(u32, u32); 3] = [(1366, 768), PHONE, (360, 740)];
const HANDS: &str = "/tools/score?h=king.queen.princess.warlord.empress.unicorn.knights&h=necromancer.forge.wildfire.candle&at=1";

/// The page that sends a finished game on.
fn challenge(server: &Server) -> String {
    let fields = [("o-players", "1"), ("o-difficulty", "extinction"), ("o-nemesis", "rageborne")];
    let seat = server.post("/new/aeons", &fields).location;
    let token = seat.strip_prefix("/s/").unwrap();
    loop {
        let view = server.get(&format!("/api/seats/{token}")).json();
        let Some(offer) = view["offers"].as_array().and_then(|offers| offers.last()) else { break };
        let made = json!({ "count": view["count"], "move": offer["move"] });
        assert_eq!(server.send(&format!("/api/seats/{token}/moves"), &made).status, 200);
    }
    let page = server.get(&seat).text;
    let (_, rest) = page.split_once("id=\"compare\" href=\"").unwrap();
    rest.split('"').next().unwrap().to_string()
}

/// Every kind of page that is not a table.
pub(crate) fn pages(server: &Server) -> Vec<(&'static str, String)> {
    let open = server.post("/new/aeons", &[("seat2", "open"), ("listed", "yes"), ("name", "Eva")]).location;
    let (_, join) =
        server.get(&open).text.split_once("/j/").map(|(a, b)| (a.to_string(), b.to_string())).unwrap();
    let join: String = join.chars().take(32).collect();
    vec![
        ("front", "/".into()),
        ("new-realms", "/new/realms".into()),
        ("new-shards", "/new/shards?friends=yes&o-mode=teams".into()),
        ("new", "/new/aeons?o-players=4&o-mages-1=brama".into()),
        ("join", format!("/j/{join}")),
        ("lobby", "/lobby".into()),
        ("mine", "/mine".into()),
        ("daily-index", "/daily".into()),
        ("daily", "/daily/shards".into()),
        ("daily-proof", "/daily/proof".into()),
        ("challenge", challenge(server)),
        ("puzzles-index", "/puzzles".into()),
        ("puzzles", "/puzzles/realms".into()),
        ("rules-index", "/rules".into()),
        ("rules", "/rules/shards".into()),
        ("cards-index", "/cards".into()),
        ("cards", "/cards/realms?kind=wizard&kind=leader".into()),
        ("cards-aeons", "/cards/aeons?q=breach".into()),
        ("score", HANDS.into()),
        ("setup", "/tools/setup?players=2&seed=4".into()),
        ("editor-index", "/tools/editor".into()),
        ("editor-setup", "/tools/editor/aeons".into()),
        ("editor", "/tools/editor/shards?scenario=rulings/r32&case=1".into()),
        ("settings", "/settings".into()),
        (
            "verify",
            "/verify?header=game+%3D+%22realms%22+++rules+%3D+1+++seed+%3D+8812&salt=0011&commitment=ff"
                .into(),
        ),
        ("replay", "/replay".into()),
        ("trouble", "/nothing/here".into()),
    ]
}

/// Text that does not fit what it stands in, or that leaves the screen.
const CUT: &str = "return [...document.querySelectorAll('body *')].filter(e => { \
    if (e.closest('svg, .sr, [hidden], #say, .wide, textarea, select') || !e.checkVisibility()) return false; \
    if (getComputedStyle(e).clipPath !== 'none' && e.matches('legend')) return false; \
    const clips = (p) => p && p !== document.body && (getComputedStyle(p).overflowX === 'visible' ? clips(p.parentElement) : p); \
    const room = clips(e); const edge = room ? room.getBoundingClientRect() : { left: 0, right: innerWidth }; \
    return [...e.childNodes].filter(n => n.nodeType === 3 && n.textContent.trim()).some(n => { \
    const range = document.createRange(); range.selectNodeContents(n); const text = range.getBoundingClientRect(); \
    return text.width && (text.right > Math.min(edge.right, innerWidth) + 1.5 || text.left < Math.max(edge.left, 0) - 1.5); }); \
    }).map(e => e.className + ': ' + e.textContent.trim().slice(0, 60))";

#[test]
fn every_page_fits_every_screen_in_every_language() {
    let server = Server::new("pages-fit");
    let pages = pages(&server);
    let mut faults = Vec::new();
    for size in SIZES {
        let browser = Browser::new(size);
        for lang in ["en", "cs", "pl", "uk"] {
            for (name, path) in &pages {
                let mark = if path.contains('?') { '&' } else { '?' };
                browser.open(&format!("{}{mark}lang={lang}", server.url(path)));
                let wide = browser.ask(
                    "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
                );
                let cut = browser.ask(CUT);
                let small = browser.ask(SMALL);
                if (&wide, &cut, &small) != (&json!(0), &json!([]), &json!([])) {
                    faults
                        .push(format!("{name} in {lang} at {size:?}: {wide} wide, cut {cut}, small {small}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Targets too small for a thumb, and type too small to be read.
const SMALL: &str = "const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.sr'); \
    const targets = innerWidth < 800 ? [...document.querySelectorAll('.act, .chip, .seg > *, .pick-card, summary, select')].filter(e => seen(e) && \
    (e.offsetHeight < 44 || e.offsetWidth < 44)).map(e => e.textContent.trim().slice(0, 30) + ' ' + e.offsetWidth + 'x' + e.offsetHeight) : []; \
    const type = [...document.querySelectorAll('main *, header *')].filter(e => seen(e) && !e.closest('svg') && \
    [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) && parseFloat(getComputedStyle(e).fontSize) < 12.4)\
    .map(e => e.textContent.trim().slice(0, 30) + ' ' + getComputedStyle(e).fontSize); return [...targets, ...type]";

#[test]
fn no_page_is_hard_to_use() {
    let server = Server::new("pages-axe");
    let mut faults = Vec::new();
    for size in [LAPTOP, PHONE] {
        for dark in [false, true] {
            let browser = Browser::new(size);
            if dark {
                browser.dark();
            }
            for (name, path) in pages(&server) {
                browser.open(&server.url(&path));
                let found = violations(&browser);
                if found != json!([]) {
                    faults.push(format!("{name} at {size:?}, dark {dark}: {found}"));
                }
                let page = browser.ask(
                    "return [document.querySelectorAll('h1').length, document.querySelectorAll('main').length, !!document.body.dataset.page]",
                );
                assert_eq!(
                    page,
                    json!([1, 1, true]),
                    "{name}: one heading, one main part, and what page it is"
                );
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_closed_browser_finds_its_game_again() {
    let server = Server::new("pages-continue");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url("/"));
    assert!(browser.click("form[action='/play/realms'] button"));
    browser.until("the table is there", "return location.pathname.startsWith('/s/')");
    let seat = browser.ask("return location.pathname");
    browser.open(&server.url("/"));
    assert_eq!(
        browser.ask("return document.querySelector('#continue .game-row a').getAttribute('href')"),
        seat
    );
    assert_eq!(
        browser.ask("return document.cookie.includes('talon-seats')"),
        json!(false),
        "no script can read it"
    );
    assert!(browser.click("#continue .game-row a"));
    browser.until("one click away", &format!("return location.pathname === {seat}"));
}

#[test]
fn a_table_is_made_to_measure() {
    let server = Server::new("pages-new");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url("/new/shards"));
    assert!(browser.click("input[name=o-mode][value=teams]"), "ways to play are pictures to click");
    browser.until("four sit down for teams", "return document.querySelectorAll('.seat').length === 4");
    assert!(browser.click("#f-o-characters-2 summary"));
    assert!(browser.click("#o-characters-2-tetra"), "a character is picked for a seat");
    browser.until(
        "what was picked is shown",
        "return document.querySelector('#f-o-characters-2 summary').textContent.includes('Tetra')",
    );
    assert!(browser.click(".go"));
    browser.until("the table is dealt", "return location.pathname.startsWith('/s/')");
}

#[test]
fn the_calculator_finds_counts_and_clears() {
    let server = Server::new("pages-score");
    let browser = Browser::new(PHONE);
    browser.open(&server.url("/tools/score"));
    assert!(browser.click("#find"));
    for letter in ["k", "i", "n", "g"] {
        browser.press(letter);
    }
    browser
        .until("other cards go", "return document.querySelectorAll('.pick-card:not([hidden])').length < 10");
    browser.press("\u{e007}");
    browser.until(
        "Enter takes it and clears the search",
        "return document.querySelector('#find').value === '' && \
        document.querySelectorAll('.pick-card:not([hidden]) [name=c]').length === 53",
    );
    browser.until("it counts", "return document.querySelector('.hand-strip strong')?.textContent === '8'");
    let sticky = "const box = document.querySelector('.answer').getBoundingClientRect(); return box.bottom <= innerHeight + 1 && box.top > 0";
    assert_eq!(browser.ask(sticky), json!(true), "the hand stays in sight");
    browser.press("\u{e003}");
    browser.until("Backspace puts it back", "return !document.querySelector('[name=c]:checked')");
}

/// Pages that are also photographed in the dark theme.
#[cfg(feature = "pictures")]
const NIGHT: [&str; 5] = ["front", "new-shards", "score", "rules", "mine"];

/// Renews docs/screenshots of these pages.
#[cfg(feature = "pictures")]
#[test]
fn screenshots_of_pages() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    let server = Server::new("page-shots");
    let pages = pages(&server);
    let seats = [server.post("/play/realms", &[]), server.post("/play/aeons", &[])];
    for (size, name) in [(LAPTOP, "laptop"), (PHONE, "phone")] {
        for (dark, shade) in [(false, ""), (true, "-dark")] {
            let browser = Browser::new(size);
            if dark {
                browser.dark();
            }
            for seat in &seats {
                browser.open(&server.url(&seat.location));
            }
            // In the dark theme the worlds and the tools stand for all pages.
            let shown = pages.iter().filter(|(page, _)| !dark || NIGHT.contains(page));
            for (page, path) in shown {
                browser.open(&server.url(path));
                std::fs::write(folder.join(format!("{page}-{name}{shade}.png")), browser.picture()).unwrap();
            }
        }
    }
}
