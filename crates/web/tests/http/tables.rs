//! Whole games by posts, and what happens when posts come too late, twice, or after a restart.

use std::time::{Duration, Instant};

use talon_table::games;

use crate::client::{Answer, Server, values};

/// No game of these tests takes longer.
const PATIENCE: Duration = Duration::from_mins(8);

/// Waits until the page of a seat offers something or the game is over.
pub(crate) fn my_turn(server: &Server, seat: &str) -> Answer {
    let began = Instant::now();
    loop {
        let page = server.get(seat);
        assert_eq!(page.status, 200, "{page:?}");
        if !values(&page.text, "move").is_empty() || page.text.contains("/rematch") {
            return page;
        }
        assert!(began.elapsed() < PATIENCE, "nobody moves: {}", page.text);
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Plays the first offer of each page until the game is over.
pub(crate) fn play_to_the_end(server: &Server, seat: &str) -> Answer {
    let began = Instant::now();
    for turn in 0.. {
        let page = my_turn(server, seat);
        let (counts, moves) = (values(&page.text, "count"), values(&page.text, "move"));
        if moves.is_empty() {
            return page;
        }
        every_card_offers_itself(&page.text);
        every_offer_is_drawn_once(server, seat, &page.text, &moves);
        let chosen = &moves[turn % moves.len()];
        let (chosen, sure) = (decoded(chosen), ("sure", "true"));
        let answer = server.post(&format!("{seat}/move"), &[("count", &counts[0]), ("move", &chosen), sure]);
        assert!(answer.status == 303 || answer.status == 409, "{chosen}: {answer:?}");
        assert!(began.elapsed() < PATIENCE, "{seat} plays too long");
    }
    unreachable!("the loop has no end but these")
}

/// What the table offers and what the page draws are the same, each once.
fn every_offer_is_drawn_once(server: &Server, seat: &str, page: &str, drawn: &[String]) {
    let view = server.get(&seat.replacen("/s/", "/api/seats/", 1)).json();
    if view["count"].as_u64() != values(page, "count")[0].parse().ok() {
        return; // somebody else moved in between
    }
    let offers = view["offers"].as_array().unwrap();
    let mut offered: Vec<&str> = offers.iter().filter_map(|offer| offer["move"].as_str()).collect();
    let mut drawn: Vec<String> = drawn.iter().map(|text| decoded(text)).collect();
    offered.sort_unstable();
    drawn.sort_unstable();
    // Cards that are laid in an order lie side by side, and equal ones take the same offer.
    drawn.dedup_by(|one, other| one == other && one.starts_with("next "));
    assert_eq!(offered, drawn);
}

/// A click on a card must never play another one.
fn every_card_offers_itself(page: &str) {
    for part in page.split("data-card=\"").skip(1) {
        let (card, rest) = part.split_once('"').unwrap();
        let Some(rest) = rest.strip_prefix(" name=\"move\" value=\"") else { continue };
        let offered = rest.split('"').next().unwrap();
        assert!(offered.starts_with("cast") || offered.contains(card), "{card} offers `{offered}`");
    }
}

pub(crate) fn decoded(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&amp;", "&")
}

#[test]
fn every_game_is_played_to_its_end_by_forms_alone() {
    let server = Server::new("whole");
    for game in games::NAMES {
        let dealt = server.post(&format!("/play/{game}"), &[]);
        assert_eq!(dealt.status, 303, "{dealt:?}");
        let seat = dealt.location;
        let early = server.get(&format!("{seat}/record"));
        assert_eq!(early.status, 400, "a record holds the seed: {early:?}");
        let end = play_to_the_end(&server, &seat);
        assert!(
            end.text.contains("The game is over") || end.text.contains("The players have"),
            "{}",
            end.text
        );
        let record = server.get(&format!("{seat}/record"));
        let record = talon_core::Record::parse(&record.text).unwrap();
        games::named(game).unwrap().replay(&record).unwrap();
        for path in [format!("{seat}/replay?step=3&eyes=1"), format!("{seat}/replay?step=99999&eyes=0")] {
            assert_eq!(server.get(&path).status, 200, "{path}");
        }
        let again = server.post(&format!("{seat}/rematch"), &[]);
        assert!(again.status == 303 && again.location != seat, "{again:?}");
        my_turn(&server, &again.location);
    }
}

#[test]
fn a_stale_count_changes_nothing_and_shows_the_fresh_table() {
    let server = Server::new("stale");
    let seat = server.post_asked("/new/realms", &[]).location;
    let page = my_turn(&server, &seat);
    let (count, draw) = (values(&page.text, "count")[0].clone(), ("move", "draw"));
    assert_eq!(server.post_asked(&format!("{seat}/move"), &[("count", &count), draw]).status, 303);
    let other = ("move", "take king");
    let again = server.post_asked(&format!("{seat}/move"), &[("count", &count), other]);
    assert!(again.status == 409 && again.text.contains("moved on"), "{again:?}");
    assert!(values(&again.text, "count")[0] != count);
    let forbidden =
        server.post_asked(&format!("{seat}/move"), &[("count", &values(&again.text, "count")[0]), draw]);
    assert!(forbidden.status == 422 && forbidden.text.contains("role=\"alert\""), "{forbidden:?}");
}

#[test]
fn after_a_restart_every_table_is_as_it_was() {
    let server = Server::new("restart");
    let seat = server.post("/new/realms", &[]).location;
    let page = my_turn(&server, &seat);
    let count = values(&page.text, "count")[0].clone();
    server.post(&format!("{seat}/move"), &[("count", &count), ("move", "draw")]);
    let before = server.get(&seat).text;
    let server = server.restarted();
    let after = server.get(&seat).text;
    assert_eq!(before, after);
    play_to_the_end(&server, &seat);
}

#[test]
fn what_revealed_nothing_can_be_taken_back() {
    let server = Server::new("undo");
    let seats = [("o-mode", "duel"), ("seat2", "open")];
    let mine = server.post_asked("/new/realms", &seats).location;
    let join = join_link(&server.get(&mine).text);
    let other = server.post_asked(&join, &[("seat", "2"), ("name", "Ann")]).location;
    // A draw reveals a card, so it stays unless the other agrees.
    let page = my_turn(&server, &mine);
    let count = values(&page.text, "count")[0].clone();
    server.post_asked(&format!("{mine}/move"), &[("count", &count), ("move", "draw")]);
    let page = server.get(&mine);
    assert!(page.text.contains("Ask to take back") && !page.text.contains(">Undo<"), "{}", page.text);
    let count = values(&page.text, "count")[0].clone();
    assert_eq!(
        server.post_asked(&format!("{other}/undo"), &[("count", &count)]).status,
        400,
        "it did not move"
    );
}

/// The link for friends, from a page.
pub(crate) fn join_link(page: &str) -> String {
    let token: String =
        page.split("/j/").nth(1).unwrap().chars().take_while(char::is_ascii_hexdigit).collect();
    format!("/j/{token}")
}
