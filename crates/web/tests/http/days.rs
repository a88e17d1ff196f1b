//! Play by day: deadlines, reminders, breaks and what happens when the time is up. The tests put the clock forward.

use std::time::Duration;

use serde_json::Value;

use crate::client::Server;
use crate::hooks::{listening, next, telling};
use crate::sleep::{figure, view, wait_until};

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;

/// A duel of two people, a day for a move; seat 1 begins. The tokens of the seats.
pub(crate) fn duel(server: &Server, more: &[(&str, &str)]) -> [String; 2] {
    let usual = [("o-mode", "duel"), ("o-first", "1"), ("seat2", "open"), ("per_move", "24")];
    let made = server.post("/new/realms", &[&usual, more].concat());
    assert_eq!(made.status, 303, "{}", made.text);
    let first = made.location.trim_start_matches("/s/").to_string();
    let page = server.get(&made.location).text;
    let join = page.split_once("/j/").unwrap().1[..32].to_string();
    let second = server.post(&format!("/j/{join}"), &[("seat", "2"), ("name", "Bo")]).location;
    [first, second.trim_start_matches("/s/").to_string()]
}

pub(crate) fn forward(server: &Server, seconds: u64) {
    server.config().clock.forward(Duration::from_secs(seconds));
}

/// What "my games" says of a seat.
pub(crate) fn mine(server: &Server, seat: &str) -> Value {
    let cookie = format!("talon-seats=s{seat}");
    server.get_with("/mine/export", &[("cookie", &cookie)]).json()[0].clone()
}

fn deadline(server: &Server, seat: &str) -> u64 {
    mine(server, seat)["deadline"].as_u64().expect("it has a deadline")
}

fn moves(server: &Server, seat: &str) -> u64 {
    view(server, seat)["moves"].as_u64().unwrap()
}

/// Makes the first move that is offered.
pub(crate) fn act(server: &Server, seat: &str) -> u16 {
    let seen = view(server, seat);
    let made = serde_json::json!({ "count": seen["count"], "move": seen["offers"][0]["move"] });
    server.send(&format!("/api/seats/{seat}/moves"), &made).status
}

fn page(server: &Server, seat: &str) -> String {
    server.get(&format!("/s/{seat}")).text
}

#[test]
fn a_deadline_stands_on_the_table_and_in_my_games_and_chat_does_not_move_it() {
    let server = Server::new("day-stands");
    let [first, second] = duel(&server, &[]);
    let before = deadline(&server, &first);
    assert!(page(&server, &first).contains("time left: 1 day"));
    assert_eq!(mine(&server, &second)["deadline"], Value::Null, "nobody waits for them");
    forward(&server, 5 * HOUR + 60);
    assert_eq!(server.post(&format!("/s/{second}/chat"), &[("say", "hurry")]).status, 303);
    assert_eq!(server.post(&format!("/s/{first}/chat"), &[("say", "soon")]).status, 303);
    assert_eq!(deadline(&server, &first), before);
    for seat in [&first, &second] {
        assert!(page(&server, seat).contains("time left: 18 hours"), "both see it");
    }
    let cookie = format!("talon-seats=s{first}");
    assert!(server.get_with("/mine", &[("cookie", &cookie)]).text.contains("time left: 18 hours"));
    assert_eq!(act(&server, &first), 200);
    assert!(deadline(&server, &second) >= before + 5 * HOUR, "their day begins with my move");
}

#[test]
fn a_bot_plays_the_turn_of_whoever_is_late_and_no_more() {
    let server = Server::new("day-turn");
    let [first, second] = duel(&server, &[("late", "turn")]);
    forward(&server, DAY + 1);
    wait_until(|| mine(&server, &second)["my_turn"] == true);
    let text = page(&server, &first);
    assert!(
        text.contains("ran out of time; a bot plays this turn") && !text.contains("id=\"home\""),
        "{text}"
    );
    assert!(deadline(&server, &second) > 0, "now the clock of the other runs");
}

#[test]
fn a_bot_plays_until_the_player_is_back_and_a_restart_changes_nothing() {
    let server = Server::new("day-bot");
    let [first, second] = duel(&server, &[("late", "bot")]);
    let before = deadline(&server, &first);
    forward(&server, 20 * HOUR);
    let server = server.restarted();
    assert_eq!(deadline(&server, &first), before);
    forward(&server, 5 * HOUR);
    wait_until(|| page(&server, &first).contains("id=\"home\""));
    wait_until(|| mine(&server, &second)["my_turn"] == true);
    let server = server.restarted();
    assert!(page(&server, &first).contains("id=\"home\""), "still away");
    assert_eq!(server.post(&format!("/s/{first}/home"), &[]).status, 303);
    assert!(!page(&server, &first).contains("id=\"home\""));
}

#[test]
fn whoever_forfeits_has_lost_and_does_not_come_back() {
    let server = Server::new("day-forfeit");
    let [first, second] = duel(&server, &[("late", "forfeit")]);
    forward(&server, DAY + 1);
    wait_until(|| mine(&server, &first)["won"] == false);
    assert_eq!(
        (&mine(&server, &second)["won"], &mine(&server, &second)["is_over"]),
        (&true.into(), &true.into())
    );
    let server = server.restarted();
    assert!(page(&server, &second).contains("you have won"));
    assert!(page(&server, &first).contains("You ran out of time and have lost"));
    assert_eq!(server.post(&format!("/s/{first}/home"), &[]).status, 400);
    let seen = view(&server, &first);
    let played = serde_json::json!({ "count": seen["count"], "move": "draw" });
    assert_eq!(server.send(&format!("/api/seats/{first}/moves"), &played).status, 400);
    forward(&server, 10 * DAY);
    assert_eq!(mine(&server, &second)["won"], true, "the clock of the winner has stopped");
}

#[test]
fn a_reminder_is_told_once_even_over_a_restart() {
    let server = telling("day-remind");
    let (url, told) = listening("204 No Content");
    let [first, _] = duel(&server, &[("webhook", &url)]);
    let turn = next(&told).1;
    assert_eq!(
        (turn["little_time"].as_array().unwrap().len(), turn["deadline"].as_u64()),
        (0, Some(deadline(&server, &first)))
    );
    forward(&server, 17 * HOUR);
    assert!(!page(&server, &first).contains("class=\"soon\""));
    forward(&server, HOUR + 1);
    let reminder = next(&told).1;
    assert_eq!(reminder["little_time"], turn["turn"]);
    assert!(page(&server, &first).contains("class=\"soon\""));
    let server = server.restarted();
    forward(&server, HOUR);
    let text = server.get(&format!("/s/{first}/board")).text;
    assert!(text.contains("class=\"soon\""), "{text}");
    assert_eq!(act(&server, &first), 200);
    // A move within the turn says nothing new about whose turn it is, except that there is time again.
    let after = next(&told).1;
    assert_eq!(after["little_time"].as_array().unwrap().len(), 0, "the next thing told is the move: {after}");
}

#[test]
fn a_break_stops_the_clock_up_to_its_limit_and_everybody_sees_it() {
    let server = Server::new("day-rest");
    let [first, second] = duel(&server, &[("late", "bot"), ("rest", "3")]);
    let (before, made) = (deadline(&server, &first), moves(&server, &first));
    forward(&server, 10 * HOUR);
    assert_eq!(server.post(&format!("/s/{first}/rest"), &[("yes", "true")]).status, 303);
    assert!(page(&server, &second).contains("on a break, at most 3 days more"));
    forward(&server, 2 * DAY);
    let server = server.restarted();
    assert!(
        page(&server, &second).contains("on a break, at most 1 day more")
            || page(&server, &second).contains("23 hours")
    );
    assert_eq!(moves(&server, &first), made, "the day for the move has not passed");
    assert_eq!(server.post(&format!("/s/{first}/rest"), &[("yes", "false")]).status, 303);
    let shifted = deadline(&server, &first) - before;
    assert!((2 * DAY..2 * DAY + 120).contains(&shifted), "{shifted}");
    // The rest of the break, and then the rest of the day.
    assert_eq!(server.post(&format!("/s/{first}/rest"), &[("yes", "true")]).status, 303);
    forward(&server, DAY + 13 * HOUR);
    assert!(!page(&server, &second).contains("on a break"), "no longer than was agreed on");
    assert_eq!(server.post(&format!("/s/{first}/rest"), &[("yes", "true")]).status, 400);
    assert_eq!(moves(&server, &first), made);
    forward(&server, 2 * HOUR);
    wait_until(|| page(&server, &first).contains("id=\"home\""));
}

#[test]
fn a_sleeping_table_is_woken_when_the_time_is_up() {
    let server = Server::with("day-sleeps", |config| config.life.idle = Duration::ZERO);
    let [first, second] = duel(&server, &[("late", "bot")]);
    wait_until(|| figure(&server, "talon_tables") == 0);
    forward(&server, DAY + 1);
    wait_until(|| figure(&server, "talon_wake_seconds_count") > 0);
    wait_until(|| figure(&server, "talon_moves_total") > 0);
    assert!(page(&server, &first).contains("id=\"home\""), "nobody had to look");
    wait_until(|| mine(&server, &second)["my_turn"] == true);
}

#[test]
fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let server = Server::new("day-leave");
    let [first, second] = duel(&server, &[]);
    assert_eq!(server.post(&format!("/s/{first}/leave"), &[]).status, 303);
    wait_until(|| mine(&server, &second)["my_turn"] == true);
    assert!(page(&server, &first).contains("id=\"home\""));
    assert_eq!(server.post(&format!("/s/{first}/home"), &[]).status, 303);
    assert!(!page(&server, &first).contains("id=\"home\""));
    let alone = server.post("/new/realms", &[("o-mode", "duel")]).location;
    assert_eq!(server.post(&format!("{alone}/leave"), &[]).status, 400, "there is nobody to play on with");
}

#[test]
fn what_was_agreed_on_is_told_before_anybody_sits_down() {
    let server = Server::new("day-agreed");
    let fields = [("seat2", "open"), ("per_move", "72"), ("late", "forfeit"), ("rest", "14")];
    let seat = server.post("/new/realms", &fields).location;
    let text = server.get(&seat).text;
    let join = text.split_once("/j/").unwrap().1[..32].to_string();
    let told = server.get(&format!("/j/{join}")).text;
    for sentence in ["3 days for each move", "A player who runs out of time has lost", "up to 14 days"] {
        assert!(told.contains(sentence), "{told}");
    }
    forward(&server, 30 * DAY);
    assert!(server.get(&seat).text.contains("/j/"), "no clock runs while a seat is free");
    for nonsense in ["-1", "x", "99999999999999999999", "18446744073709551615"] {
        assert_eq!(server.post("/new/realms", &[("per_move", nonsense), ("rest", nonsense)]).status, 303);
    }
}
