//! What other sites see of the link to a game: a finished one shows who won, a running one shows nothing.

use serde_json::json;

use crate::client::Server;
use crate::tables::play_to_the_end;

/// The content of a tag in the head.
fn tag(page: &str, name: &str) -> Option<String> {
    let rest = page.split_once(&format!("property=\"{name}\" content=\""))?.1;
    Some(rest.split('"').next()?.to_string())
}

#[test]
fn a_finished_game_has_a_title_a_sentence_and_a_picture_for_other_sites() {
    let server = Server::new("preview");
    let seat = server.post("/play/realms", &[]).location;
    let going_on = server.get(&format!("{seat}/replay")).text;
    assert_eq!(tag(&going_on, "og:title"), None, "a game that goes on tells nothing");
    assert_eq!(server.head(&format!("{seat}/poster.png")), 404);
    play_to_the_end(&server, &seat);
    let page = server.get(&seat).text;
    let watch = page.split_once("/w/").unwrap().1.split(['"', '/']).next().unwrap().to_string();
    assert_eq!(tag(&page, "og:title"), None, "the address of a seat is nobody else's");
    for path in [format!("/w/{watch}"), format!("/w/{watch}/replay?step=3")] {
        let page = server.get(&path).text;
        let title = tag(&page, "og:title").unwrap();
        assert!(title.starts_with("Fantasy Realms: The game is over. Winner: "), "{title}");
        assert!(tag(&page, "og:description").is_some_and(|say| say.len() > 20), "{page}");
        let image = tag(&page, "og:image").unwrap();
        assert_eq!(image, server.url(&format!("/w/{watch}/poster.png")), "a whole address");
        assert!(!page.contains("/s/"), "no seat is given away");
    }
    let drawn = server.bytes(&format!("/w/{watch}/poster.png"));
    assert_eq!(&drawn[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(server.bytes(&format!("/w/{watch}/poster.png")), drawn);
}

#[test]
fn every_game_draws_its_own_picture() {
    let server = Server::new("posters");
    for game in ["shards", "realms", "aeons"] {
        let made =
            server.send("/api/tables", &json!({ "game": game, "seats": [], "bot_pause": false })).json();
        let watch = format!("/w/{}", made["watch"].as_str().unwrap());
        let began = std::time::Instant::now();
        while server.head(&format!("{watch}/record")) != 200 {
            assert!(began.elapsed().as_secs() < 240, "bots do not finish {game}");
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        let drawn = server.bytes(&format!("{watch}/poster.png"));
        assert_eq!(&drawn[..8], b"\x89PNG\r\n\x1a\n", "{game}");
        assert!((20_000..600_000).contains(&drawn.len()), "{game}: {}", drawn.len());
        if let Some(folder) = std::env::var_os("TALON_POSTERS") {
            std::fs::write(std::path::Path::new(&folder).join(format!("{game}.png")), drawn).unwrap();
        }
    }
}
