//! What a learner says to the coach of a lesson.

use crate::client::{Answer, Server, values};
use crate::tables::my_turn;

fn say(server: &Server, seat: &str, wish: &str, step: usize) -> Answer {
    server.post(&format!("{seat}/coach"), &[("coach", wish), ("step", &step.to_string())])
}

fn stands(server: &Server, seat: &str) -> (String, usize) {
    let page = server.get(seat).text;
    let hook = |name: &str| {
        let start = page.find(&format!("{name}=\"")).unwrap_or_else(|| panic!("no {name} in {page}"));
        page[start..].split('"').nth(1).unwrap().to_string()
    };
    (hook("data-coach"), hook("data-step").parse().unwrap())
}

#[test]
fn the_coach_takes_an_answer_although_the_bots_have_moved_since() {
    let server = Server::new("coach");
    let seat = server.post("/learn/realms/first", &[]).location;
    for step in 0..3 {
        assert_eq!(say(&server, &seat, "read", step).status, 303);
    }
    assert_eq!(say(&server, &seat, "read", 1).status, 409, "it was read long ago");
    for text in ["draw", "discard king"] {
        let page = my_turn(&server, &seat);
        let count = &values(&page.text, "count")[0];
        assert_eq!(server.post(&format!("{seat}/move"), &[("count", count), ("move", text)]).status, 303);
    }
    assert_eq!(stands(&server, &seat), ("strayed".into(), 4));
    my_turn(&server, &seat); // both bots have moved
    assert_eq!(say(&server, &seat, "take-back", 4).status, 303);
    assert_eq!(stands(&server, &seat), ("at".into(), 4));
    assert_eq!(say(&server, &seat, "take-back", 4).status, 409, "there is nothing to take back");
    assert_eq!(say(&server, &seat, "alone", 4).status, 303);
    assert!(!server.get(&seat).text.contains("data-coach"));
}
