//! Pages that are not tables.

use std::collections::HashSet;

use talon_table::games;

use crate::client::Server;

#[test]
fn every_page_answers_under_the_strict_policy() {
    let server = Server::new("pages");
    let mut paths = vec![
        "/".to_string(),
        "/cards".into(),
        "/rules".into(),
        "/tools/score".into(),
        "/tools/setup?players=3&seed=5".into(),
        "/tools/editor".into(),
        "/lobby".into(),
        "/mine".into(),
        "/settings".into(),
        "/verify".into(),
        "/replay".into(),
    ];
    paths.extend(
        games::NAMES
            .iter()
            .flat_map(|game| ["new", "cards", "rules", "tools/editor"].map(|page| format!("/{page}/{game}"))),
    );
    for path in paths {
        let page = server.get(&path);
        assert_eq!(page.status, 200, "{path}");
        let is_file = |link: &&str| link.starts_with("/static/") && !link.contains(".png");
        let linked = page.text.split('"').filter(is_file);
        let linked: HashSet<&str> = linked.map(|link| link.split('#').next().unwrap_or(link)).collect();
        for link in linked {
            assert_eq!(server.get(link).status, 200, "{path} links {link}");
        }
        assert!(page.policy.contains("script-src 'self'") && !page.policy.contains("unsafe"), "{path}");
        assert!(
            !page.text.contains(" style=\"") && !page.text.contains("<style"),
            "{path} has a style of its own"
        );
        assert!(!page.text.contains("web-"), "{path} lacks words: {}", lacking(&page.text));
    }
    assert_eq!(server.get("/healthz").text, "ok\n");
    assert!(server.get("/metrics").text.contains("talon_moves_total"));
    assert_eq!(server.get("/new/chess").status, 404);
    assert_eq!(server.get("/cards/chess").status, 404);
}

#[test]
fn the_picture_of_every_card_in_a_gallery_is_in_a_file_that_is_kept() {
    let server = Server::new("pictures");
    for game in games::NAMES {
        let gallery = server.get(&format!("/cards/{game}")).text;
        let places =
            gallery.split("<use href=\"/static/art-").skip(1).map(|rest| rest.split('"').next().unwrap());
        let mut seen = 0;
        for (file, id) in places.map(|place| place.split_once('#').unwrap()) {
            let pictures = server.get(&format!("/static/art-{file}"));
            assert_eq!(pictures.status, 200, "{file}");
            assert!(pictures.text.contains(&format!("<symbol id=\"{id}\"")), "{file} lacks {id}");
            seen += 1;
        }
        assert_eq!(seen, gallery.matches("<article").count(), "a card of {game} has no picture, or two");
    }
}

fn lacking(text: &str) -> String {
    text.split("web-").nth(1).unwrap_or_default().chars().take(60).collect()
}

#[test]
fn playing_with_friends_begins_with_seats_for_them() {
    let server = Server::new("friends");
    assert!(server.get("/").text.contains("href=\"/new/realms?friends=yes\""));
    let open = |path: &str| server.get(path).text.matches("value=\"open\" selected").count();
    assert_eq!(open("/new/realms"), 0);
    assert_eq!(open("/new/realms?friends=yes"), 2, "all but mine");
    assert_eq!(open("/new/realms?friends=yes&o-players=5"), 4, "also when more of them play");
    assert_eq!(open("/new/realms?friends=yes&seat2=hot"), 1, "what was chosen stays");
}

#[test]
fn the_calculator_scores_and_explains_and_says_what_is_wrong() {
    let server = Server::new("score");
    let page = server.get("/tools/score?c=king&c=queen&c=princess").text;
    assert!(page.contains("points") && page.contains("King") && page.contains("checked"), "{page}");
    assert!(server.get("/tools/score?c=pawn").text.contains("role=\"alert\""));
    let nine =
        "/tools/score?c=king&c=queen&c=princess&c=warlord&c=empress&c=unicorn&c=basilisk&c=dragon&c=hydra";
    assert!(server.get(nine).text.contains("9 cards"));
}

#[test]
fn the_gallery_is_searched_by_every_word() {
    let server = Server::new("gallery");
    let page = server.get("/cards/realms?q=flame+wild").text;
    assert!(page.contains("id=\"wildfire\"") && !page.contains("id=\"king\""), "{page}");
}

#[test]
fn bad_forms_are_told_what_would_be_right() {
    let server = Server::new("forms");
    let answer = server.post("/new/realms", &[("o-mode", "duel"), ("o-players", "5")]);
    assert!(answer.status == 400 && answer.text.contains("Players: this does not go with"), "{answer:?}");
    let tried = [
        ("o-players", "2"),
        ("o-solo_turns", "4"),
        ("o-difficulty", "expert"),
        ("name", "Eva"),
        ("seat2", "open"),
    ];
    let answer = server.post("/new/aeons", &tried);
    assert_eq!(answer.status, 400, "{answer:?}");
    for kept in ["value=\"Eva\"", "value=\"expert\" checked", "value=\"open\" selected"] {
        assert!(answer.text.contains(kept), "what was chosen stays chosen: {kept} in {}", answer.text);
    }
    assert!(!answer.text.contains("o-solo_turns"), "what is impossible is not offered again");
    assert!(server.get("/new/aeons?o-players=1").text.contains("o-solo_turns"), "nor hidden where it can");
    let big = "x".repeat(20_000);
    assert_eq!(server.post("/new/realms", &[("name", &big)]).status, 413);
    assert_eq!(server.post("/play/chess", &[]).status, 404);
}

#[test]
fn the_calculator_keeps_several_hands_apart_and_names_the_winner() {
    let server = Server::new("hands");
    // Two players; the second is picking, and what the first holds is not to be had.
    let page = server.get("/tools/score?h=king.queen&h=candle&at=2").text;
    assert!(page.contains("taken by player 1") && page.contains("Winner: <strong>Player 1"), "{page}");
    // The tab of a third player keeps what was just picked for the second.
    let page = server.get("/tools/score?picking=1&h=king.queen&h=&at=2&c=candle&c=forge&go=3").text;
    assert!(
        page.contains("name=\"h\" value=\"candle.forge\"") && page.contains("name=\"at\" value=\"3\""),
        "{page}"
    );
    assert!(
        page.contains("/tools/score?lang=en&amp;h=king.queen&amp;h=candle.forge&amp;h=&amp;at=3"),
        "{page}"
    );
    // Equal totals: the lower sum of base strengths.
    let page = server.get("/tools/score?h=queen&h=princess").text;
    assert!(page.contains("Winner:"), "{page}");
}

#[test]
fn cards_are_found_in_any_language_and_by_kind() {
    let server = Server::new("find");
    let page = server.get("/cards/realms?q=kr%C3%A1l").text;
    assert!(page.contains("id=\"king\""), "the Czech name finds the card on an English page");
    let page = server.get("/cards/shards?kind=champion").text;
    assert!(page.contains("id=\"evokatus\"") && !page.contains("id=\"crystal\""));
    assert!(server.get("/cards/shards?q=nothingatall").text.contains("No card matches"));
}

#[test]
fn one_part_of_a_set_up_is_drawn_again_and_the_rest_stays() {
    let server = Server::new("drawer");
    let page = server.get("/tools/setup?players=2&seed=7").text;
    let field = |name: &str| crate::client::values(&page, name)[0].clone();
    let (nemesis, mages, supply) = (field("nemesis"), field("mages"), field("supply"));
    let gone = supply.split('.').next().unwrap().to_string();
    let fields =
        [("players", "2"), ("nemesis", &nemesis), ("mages", &mages), ("supply", &supply), ("another", &gone)];
    let address = server.post("/tools/setup", &fields).location;
    let after = |key: &str| {
        let rest = address.split(&format!("{key}=")).nth(1).unwrap();
        rest.split('&').next().unwrap().to_string()
    };
    assert_eq!((after("nemesis"), after("mages")), (nemesis, mages), "{address}");
    let (before, now) = (supply, after("supply"));
    let stays = before.split('.').filter(|id| now.split('.').any(|other| other == *id)).count();
    assert!(stays == 8 && !now.split('.').any(|id| id == gone), "{before} became {now}");
    assert_eq!(server.get(&address).status, 200);
}

#[test]
fn settings_are_remembered_and_lead_back() {
    let server = Server::new("settings");
    let page = server.get("/settings?back=/cards/realms").text;
    assert!(page.contains("value=\"/cards/realms?lang=en\""), "{page}");
    let elsewhere = server.get("/settings?back=//example.org/").text;
    assert!(
        elsewhere.contains("name=\"back\" value=\"/\"") && !elsewhere.contains("href=\"//"),
        "{elsewhere}"
    );
    let kept = server.post("/settings", &[("theme", "dark"), ("size", "large"), ("back", "/")]);
    assert!(kept.status == 303 && kept.location == "/", "{kept:?}");
}

#[test]
fn the_words_of_a_game_are_one_kept_file_and_without_script_they_lead_to_the_rules() {
    let server = Server::new("terms-page");
    let seat = server.post("/new/shards", &[]).location;
    let page = server.get(&format!("{seat}?lang=cs")).text;
    assert!(page.contains("data-explain=\"all\"") && !page.contains("id=\"term-shards"), "{page}");
    let link = "href=\"/rules/shards#term-shards-symbol-gem\"";
    assert!(page.contains(link), "a card leads to its word");
    let file = page.split_once("data-words=\"").unwrap().1.split('"').next().unwrap();
    let words = server.get(file);
    assert!(words.text.contains("id=\"term-shards-symbol-gem\"") && words.text.contains("Drahokam"));
    assert!(!words.text.contains("id=\"term-aeons"), "only of this game");
    let rules = server.get("/rules/shards?lang=cs").text;
    assert!(rules.contains("id=\"term-shards-symbol-gem\""), "{rules}");
    let settings = server.get("/settings").text;
    assert!(settings.contains("name=\"explain\" value=\"quiet\""), "{settings}");
}
