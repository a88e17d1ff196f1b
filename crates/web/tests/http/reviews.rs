//! The review of a finished game, and what a running game keeps to itself.

use std::time::{Duration, Instant};

use crate::client::Server;
use crate::replays::finished;

/// Asks until the review is there; returns the last page, and how often it was not ready.
fn reviewed(server: &Server, base: &str) -> (String, usize) {
    let began = Instant::now();
    for asked in 0.. {
        let page = server.get(&format!("{base}/review"));
        assert_eq!(page.status, 200, "{page:?}");
        if page.text.contains("id=\"reviewed\"") {
            return (page.text, asked);
        }
        assert!(
            page.text.contains("http-equiv=\"refresh\"") && page.text.contains("<progress"),
            "{}",
            page.text
        );
        assert!(began.elapsed() < Duration::from_mins(4), "never done: {}", page.text);
        std::thread::sleep(Duration::from_millis(20));
    }
    unreachable!("the loop has no end but these")
}

#[test]
fn a_running_game_is_not_reviewed_through_any_link() {
    let server = Server::new("review-early");
    let seat = server.post("/play/realms", &[]).location;
    let watch = server.get(&seat).text;
    let watch = watch.split("href=\"/w/").nth(1).unwrap().split('"').next().unwrap();
    for base in [seat.clone(), format!("/w/{watch}")] {
        let page = server.get(&format!("{base}/review"));
        assert_eq!(page.status, 409, "{page:?}");
        assert!(page.text.contains("Only finished games") && !page.text.contains("class=\"course\""));
    }
    assert!(!server.get(&format!("{seat}/replay")).text.contains("/review\""), "and not offered");
}

#[test]
fn a_finished_game_is_reviewed_the_same_wherever_it_comes_from() {
    let server = Server::with("review", |config| config.review = Some(12));
    let (watch, record) = finished(&server);
    let (page, asked) = reviewed(&server, &watch);
    assert!(asked > 0, "it was not there at once");
    for part in ["data-page=\"review\"", "class=\"course\"", "class=\"sheet\"", "Turning points", "± "] {
        assert!(page.contains(part) || page.contains(&part.replace(' ', "\u{a0}")), "{part}: {page}");
    }
    assert!(!page.contains("/s/") && !page.contains("style="), "no seat is opened: {page}");
    let (again, asked) = reviewed(&server, &watch);
    assert_eq!((again.as_str(), asked), (page.as_str(), 0), "it is kept");
    // The same game, uploaded as a record, is judged the same.
    let shown = server.post("/replay", &[("record", &record)]).location;
    assert!(server.get(&shown).text.contains("/review\""), "the replay leads to it");
    let (other, _) = reviewed(&server, shown.strip_suffix("/replay").unwrap());
    let course = |page: &str| {
        page.split("<polyline")
            .skip(1)
            .map(|line| line.split('>').next().unwrap().to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(course(&other), course(&page));
    assert_eq!(course(&page).len(), 3, "a line for each seat");
}

/// A game in which every seat always takes the last of its moves: nobody plays that well.
fn blundered() -> String {
    let game = talon_table::games::named("realms").unwrap();
    let mut table = game.table(&talon_core::Options::new(), 4).unwrap();
    while let Some(seat) = table.to_act().lowest() {
        let text = table.offers(seat).pop().unwrap().text;
        table.play(seat, &text, talon_core::Viewer::Judge).unwrap();
    }
    table.record().to_string()
}

#[test]
fn mistakes_can_be_played_again_from_the_worst_one() {
    let server = Server::with("review-again", |config| config.review = Some(12));
    let shown = server.post("/replay", &[("record", &blundered())]).location;
    let watch = shown.strip_suffix("/replay").unwrap().to_string();
    let (page, _) = reviewed(&server, &watch);
    assert!(page.contains("id=\"try-again\""), "{page}");
    let field = |name: &str| {
        let at = page
            .split("id=\"decision\"")
            .nth(1)
            .unwrap()
            .split(&format!("name=\"{name}\" value=\""))
            .nth(1)
            .unwrap();
        at.split('"').next().unwrap().to_string()
    };
    let (step, seat) = (field("step"), field("seat"));
    let branch = server.post(&format!("{watch}/branch"), &[("step", &step), ("seat", &seat)]);
    assert!(branch.status == 303 && branch.location.starts_with("/s/"), "{branch:?}");
    let second = server.get(&format!("{watch}/review?decision=2")).text;
    assert!(second.contains("id=\"decision\""), "{second}");
    assert_eq!(server.get(&format!("{watch}/review?decision=999999")).status, 200);
}
