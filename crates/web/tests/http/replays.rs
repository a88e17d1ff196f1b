//! Games seen again: from any eyes, played on from any moment, brought here as a record.

use serde_json::json;

use crate::client::{Server, values};
use crate::tables::{my_turn, play_to_the_end};

/// A game of bots alone, played to its end: its watch link and its record.
pub(crate) fn finished(server: &Server) -> (String, String) {
    let made = server.send("/api/tables", &json!({ "game": "realms", "seats": [] })).json();
    let watch = format!("/w/{}", made["watch"].as_str().unwrap());
    let began = std::time::Instant::now();
    loop {
        let record = server.get(&format!("{watch}/record"));
        if record.status == 200 {
            return (watch, record.text);
        }
        assert!(began.elapsed().as_secs() < 240, "bots do not finish: {record:?}");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

#[test]
fn a_finished_game_is_seen_by_link_and_played_on_from_any_moment() {
    let server = Server::new("branch");
    let (watch, record) = finished(&server);
    let page = server.get(&format!("{watch}/replay?step=4&eyes=2")).text;
    assert!(
        page.contains("id=\"slider\"") && page.contains("id=\"branch\"") && !page.contains("/s/"),
        "{page}"
    );
    assert!(page.contains(">by turn</option>"), "it plays by itself by turn or by move: {page}");
    let branch = server.post(&format!("{watch}/branch"), &[("step", "4"), ("seat", "2")]);
    assert!(branch.status == 303 && branch.location.starts_with("/s/"), "{branch:?}");
    let mine = my_turn(&server, &branch.location).text;
    assert!(mine.contains("played on from move 4"), "{mine}");
    play_to_the_end(&server, &branch.location);
    let onward = server.get(&format!("{}/record", branch.location)).text;
    let first = |text: &str| {
        text.lines().filter(|line| !line.starts_with('#')).take(6).map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(first(&onward), first(&record), "the same deal and the same first moves");
    let over = server.post(&format!("{watch}/branch"), &[("step", "9999"), ("seat", "1")]);
    assert_eq!(over.status, 400, "{over:?}");
    let server = server.restarted();
    assert!(server.get(&branch.location).text.contains("played on from move 4"));
}

#[test]
fn a_game_that_goes_on_cannot_be_branched() {
    let server = Server::new("no-branch");
    let seat = server.post("/play/realms", &[]).location;
    assert_eq!(server.post(&format!("{seat}/branch"), &[("step", "0"), ("seat", "2")]).status, 400);
    assert!(!server.get(&format!("{seat}/replay")).text.contains("id=\"branch\""));
}

#[test]
fn a_record_is_proved_and_shown_or_refused_with_its_line() {
    let server = Server::new("upload");
    let (_, record) = finished(&server);
    assert_eq!(server.get("/replay").status, 200);
    let shown = server.post("/replay", &[("record", &record.replace('\n', "\r\n"))]);
    assert!(shown.status == 303 && shown.location.contains("/replay"), "{shown:?}");
    for eyes in 0..=3 {
        assert_eq!(server.get(&format!("{}?step=5&eyes={eyes}", shown.location)).status, 200);
    }
    let table = shown.location.strip_suffix("/replay").unwrap();
    assert!(values(&server.get(table).text, "move").is_empty());
    assert_eq!(server.get(&format!("{table}/record")).text, record);
    let half = server.post("/replay", &[("record", &record.replacen("draw", "peek", 1))]);
    assert!(
        half.status == 400 && half.text.contains("role=\"alert\"") && half.text.contains("line"),
        "{half:?}"
    );
    let long = "x".repeat(250_000);
    assert_eq!(server.post("/replay", &[("record", &long)]).status, 400);
    assert_eq!(server.post("/replay", &[("record", &"x".repeat(605_000))]).status, 413);
}

#[test]
fn a_record_says_in_comments_who_sat_where_and_shows_them_again() {
    let server = Server::new("names");
    let (_, record) = finished(&server);
    let comments: Vec<&str> = record.lines().filter(|line| line.starts_with('#')).collect();
    assert_eq!(comments.len(), 3, "{record}");
    assert!(record.lines().nth(2).unwrap().starts_with("# seat 1: "), "{record}");
    talon_table::games::named("realms")
        .unwrap()
        .replay(&talon_core::Record::parse(&record).unwrap())
        .unwrap();
    let renamed = record.replace(comments[1], "# seat 2: Mira <b>");
    let shown = server.post("/replay", &[("record", &renamed)]);
    let page = server.get(&format!("{}?step=5&eyes=1", shown.location)).text;
    assert!(page.contains("Mira &lt;b&gt;") && !page.contains("Mira <b>"), "{page}");
    let table = shown.location.strip_suffix("/replay").unwrap();
    assert_eq!(server.get(&format!("{table}/record")).text, renamed);
}
