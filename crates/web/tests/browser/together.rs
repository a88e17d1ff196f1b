//! A decision of the group at the page: bots propose, a click agrees.

use serde_json::json;

use crate::client::Server;
use crate::driver::Browser;
use crate::play::LAPTOP;

#[test]
fn a_bot_proposes_and_a_click_agrees() {
    let server = Server::new("group");
    // The nine cards of the Prince's increased difficulty are for the group, before the first turn.
    let options = json!({ "nemesis": "prince_of_gluttons", "difficulty": "expert" });
    let wish = json!({ "game": "aeons", "options": options, "seats": ["human", "bot:greedy"] });
    let made = server.send("/api/tables", &wish).json();
    let token = made["seats"][0]["token"].as_str().unwrap();
    let moves = || server.get(&format!("/api/seats/{token}")).json()["moves"].clone();
    let browser = Browser::new(LAPTOP);
    browser.open(&server.url(&format!("/s/{token}")));
    let proposed = "return !!document.querySelector('#proposals [data-proposal=\"2\"] .act')";
    browser.until("the bot proposes", proposed);
    assert_eq!(moves(), 0, "and does not answer");
    browser.click_when_still("#proposals [data-proposal='2'] .act");
    let began = std::time::Instant::now();
    while moves() != 1 {
        assert!(began.elapsed() < crate::play::PATIENCE, "the proposal is not taken up");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    browser.until("the next question is proposed to as well", proposed);
    assert_eq!(moves(), 1);
}
