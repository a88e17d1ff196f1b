//! Pages that are not tables.

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
    ];
    paths.extend(
        games::NAMES
            .iter()
            .flat_map(|game| [format!("/new/{game}"), format!("/cards/{game}"), format!("/rules/{game}")]),
    );
    for path in paths {
        let page = server.get(&path);
        assert_eq!(page.status, 200, "{path}");
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

fn lacking(text: &str) -> String {
    text.split("web-").nth(1).unwrap_or_default().chars().take(60).collect()
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
    assert!(answer.status == 400 && answer.text.contains("Players: this cannot be chosen"), "{answer:?}");
    let big = "x".repeat(20_000);
    assert_eq!(server.post("/new/realms", &[("name", &big)]).status, 413);
    assert_eq!(server.post("/play/chess", &[]).status, 404);
}
