//! One table, several languages.

use serde_json::json;

use crate::client::Server;
use crate::driver::Browser;
use crate::play::{self, LAPTOP};

/// Words of the log, the prompt and the page that only this language has.
struct Tongue {
    code: &'static str,
    drew: &'static str,
    wait: &'static str,
    hand: &'static str,
}

const CZECH: Tongue = Tongue { code: "cs", drew: "dobírá", wait: "Na tahu:", hand: "Tvá ruka" };
const UKRAINIAN: Tongue =
    Tongue { code: "uk", drew: "тягне", wait: "Зараз ходить:", hand: "Ваша рука" };

fn speaks(browser: &Browser, server: &Server, tongue: &Tongue) {
    browser.open(&server.url("/"));
    let button = format!(".languages button[value={}]", tongue.code);
    assert!(browser.click(&button), "the language can be switched on every page");
    let script = format!("return document.documentElement.lang === '{}'", tongue.code);
    browser.until("the page is in the language chosen", &script);
}

/// A Czech and a Ukrainian play each other; each reads the same game in their own language.
#[test]
fn two_people_play_one_table_in_two_languages() {
    let server = Server::new("languages");
    let made = server
        .send(
            "/api/tables",
            &json!({ "game": "realms", "options": { "mode": "duel" }, "seats": ["human", "human"] }),
        )
        .json();
    let seat = |number: usize| format!("/s/{}", made["seats"][number]["token"].as_str().unwrap());
    let (jana, oksana) = (Browser::new(LAPTOP), Browser::new(LAPTOP));
    speaks(&jana, &server, &CZECH);
    speaks(&oksana, &server, &UKRAINIAN);
    jana.open(&server.url(&seat(0)));
    oksana.open(&server.url(&seat(1)));
    let both = [(&jana, &CZECH), (&oksana, &UKRAINIAN)];
    assert!(oksana.text("#ask").contains(UKRAINIAN.wait), "{}", oksana.text("#ask"));
    play::one_move(&jana);
    for (browser, tongue) in both {
        let script = format!("return document.querySelector('#log').textContent.includes('{}')", tongue.drew);
        browser.until("the move is told in the reader's language", &script);
        assert!(browser.source().contains(tongue.hand), "{}", tongue.code);
    }
    // They go on for a few rounds: what one plays in one language the other sees in the other.
    for _ in 0..6 {
        for (browser, _) in both {
            if browser.ask(play::USABLE) == json!(true) {
                play::one_move(browser);
            }
        }
    }
    for (browser, tongue) in both {
        assert_eq!(browser.ask("return document.documentElement.lang"), json!(tongue.code));
    }
}

/// The address of a rules page or a gallery keeps the language, so that a link shows everybody the same.
#[test]
fn a_link_keeps_its_language() {
    let server = Server::new("language-links");
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url("/cards/realms?lang=pl"));
    assert_eq!(browser.ask("return document.documentElement.lang"), json!("pl"));
    assert!(browser.click(".languages button[value=uk]"));
    browser.until("the page is in Ukrainian", "return document.documentElement.lang === 'uk'");
    assert!(browser.ask("return location.search").as_str().unwrap().contains("lang=uk"));
    browser.open(&server.url("/cards/realms?q=kral&lang=en"));
    assert_ne!(
        browser.text(".gallery"),
        "",
        "a Czech name without its accents finds the card on an English page"
    );
}

/// Renews a picture of a table in each language.
#[cfg(feature = "pictures")]
#[test]
fn screenshots_of_every_language() {
    use std::path::Path;

    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/screenshots");
    let server = Server::new("language-shots");
    let seat = server.post("/play/aeons", &[]).location;
    let browser = Browser::new(LAPTOP);
    for lang in ["en", "cs", "pl", "uk"] {
        browser.open(&server.url("/"));
        assert!(browser.click(&format!(".languages button[value={lang}]")));
        browser.until("the language", &format!("return document.documentElement.lang === '{lang}'"));
        for (page, path) in [("table", seat.as_str()), ("rules", "/rules/shards")] {
            browser.open(&server.url(path));
            std::fs::write(folder.join(format!("{page}-{lang}.png")), browser.picture()).unwrap();
        }
    }
}
