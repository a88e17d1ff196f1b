//! My games, without an account: what a browser is asked to remember, and what comes of it.

use crate::client::Server;

/// A browser that keeps the cookie it was given.
struct Visitor<'a> {
    server: &'a Server,
    cookie: String,
}

impl Visitor<'_> {
    fn new(server: &Server) -> Visitor<'_> {
        Visitor { server, cookie: String::new() }
    }

    fn get(&mut self, path: &str) -> String {
        let answer = self.server.get_with(path, &[("cookie", &self.cookie)]);
        self.keep(&answer.cookie);
        answer.text
    }

    fn post(&mut self, path: &str) -> (u16, String) {
        let answer = self.server.post_with(path, &[("cookie", &self.cookie)]);
        self.keep(&answer.cookie);
        (answer.status, answer.text)
    }

    fn keep(&mut self, set: &str) {
        if let Some(pair) = set.split(';').next().filter(|pair| !pair.is_empty()) {
            self.cookie = pair.to_string();
        }
    }
}

/// The address after a mark in a page.
fn address<'a>(page: &'a str, mark: &str) -> &'a str {
    let (_, rest) = page.split_once(mark).unwrap_or_else(|| panic!("no {mark} in {page}"));
    rest.split('"').next().unwrap()
}

#[test]
fn a_browser_finds_its_games_again() {
    let server = Server::new("mine");
    let seat = server.post("/new/realms", &[("o-mode", "duel"), ("o-first", "1")]).location;
    let mut anna = Visitor::new(&server);
    assert!(!anna.get("/mine").contains(&seat));
    let set = server.get(&seat).cookie;
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax") && set.contains("Path=/"), "{set}");
    anna.get(&seat);
    for page in ["/", "/mine"] {
        let text = anna.get(page);
        assert!(
            text.contains(&format!("href=\"{seat}\"")) && text.contains("data-turn=\"mine\""),
            "{page}: {text}"
        );
    }
    assert!(!Visitor::new(&server).get("/").contains(&seat), "others see nothing of it");
    let told: serde_json::Value = serde_json::from_str(&anna.get("/mine/export")).unwrap();
    assert_eq!((told[0]["game"].as_str(), told[0]["link"].as_str()), (Some("realms"), Some(seat.as_str())));
    assert_eq!(anna.post("/mine/forget").0, 303);
    assert!(!anna.get("/mine").contains(&seat), "forgotten is forgotten");
}

#[test]
fn seats_go_to_another_device_once() {
    let server = Server::new("along");
    let (first, second) =
        (server.post("/new/realms", &[]).location, server.post("/new/shards", &[]).location);
    let (mut laptop, mut phone) = (Visitor::new(&server), Visitor::new(&server));
    laptop.get(&first);
    phone.get(&second);
    let page = laptop.post("/mine/along").1;
    assert!(page.contains("class=\"qr\""), "{page}");
    let link = address(&page, "readonly value=\"");
    let path = &link[link.find("/mine/along/").unwrap()..];
    for _ in 0..2 {
        assert!(phone.get(path).contains("1 seat will come"), "looking at it uses nothing up");
    }
    assert_eq!(phone.post(path).0, 303);
    let mine = phone.get("/mine");
    assert!(mine.contains(&first) && mine.contains(&second), "its own stay: {mine}");
    assert_eq!(phone.post(path).0, 404, "it works once");
    assert!(phone.get(path).contains("role=\"alert\""));
    assert!(laptop.get("/mine").contains(&first), "they stay where they came from");
}

#[test]
fn a_made_up_list_opens_no_door() {
    let server = Server::new("made-up");
    let zeros = "0".repeat(32);
    for list in [format!("s{zeros}.h{zeros}"), "s../../x".into(), "%00".into(), "s".repeat(6000)] {
        let page = server.get_with("/mine", &[("cookie", &format!("talon-seats={list}"))]);
        assert_eq!(page.status, 200, "{list}");
        assert!(!page.text.contains("/s/") && !page.text.contains("/h/"), "{list}");
    }
    // The link of a watcher is no seat.
    let seat = server.post("/new/realms", &[]).location;
    let watch = address(&server.get(&seat).text, "/w/").chars().take(32).collect::<String>();
    let page = server.get_with("/mine", &[("cookie", &format!("talon-seats=s{watch}"))]).text;
    assert!(!page.contains(&watch), "{page}");
}

#[test]
fn what_is_over_is_counted() {
    let server = Server::new("counted");
    let fields = [("o-players", "1"), ("o-difficulty", "extinction"), ("o-nemesis", "rageborne")];
    let seat = server.post("/new/aeons", &fields).location;
    let token = seat.strip_prefix("/s/").unwrap();
    loop {
        let view = server.get(&format!("/api/seats/{token}")).json();
        let Some(offer) = view["offers"].as_array().and_then(|offers| offers.last()) else { break };
        let made = serde_json::json!({ "count": view["count"], "move": offer["move"] });
        assert_eq!(server.send(&format!("/api/seats/{token}/moves"), &made).status, 200);
    }
    let mut anna = Visitor::new(&server);
    anna.get(&seat);
    let mine = anna.get("/mine");
    assert!(mine.contains("<table class=\"figures\">") && mine.contains("0 %"), "{mine}");
}

#[test]
fn tables_with_friends_are_private_unless_opened_and_solo_games_are_never_listed() {
    let server = Server::new("lobby");
    let listed = |page: &str| server.get(page).text.matches("class=\"game-row lobby-row\"").count();
    server.post("/play/realms", &[]);
    server.post("/new/realms", &[("listed", "yes")]);
    server.post("/new/realms", &[("seat2", "open")]);
    assert_eq!(listed("/lobby"), 0);
    server.post("/new/shards", &[("seat2", "open"), ("listed", "yes"), ("name", "Eva")]);
    assert_eq!((listed("/lobby"), listed("/lobby?game=shards"), listed("/lobby?game=aeons")), (1, 1, 0));
    let page = server.get("/lobby").text;
    assert!(page.contains("Eva") && page.contains("Sit down"), "{page}");
}

#[test]
fn a_mage_chosen_for_a_seat_is_played_there() {
    let server = Server::new("by-seat");
    let fields =
        [("o-players", "3"), ("o-mages-1", "kadir"), ("o-mages-3", "brama"), ("o-nemesis", "rageborne")];
    let seat = server.post("/new/aeons", &fields).location;
    let token = seat.strip_prefix("/s/").unwrap();
    let view = server.get(&format!("/api/seats/{token}")).json();
    let mage =
        |n: usize| view["position"][format!("seat{n}")]["mage"].as_str().unwrap_or_default().to_string();
    assert_eq!((mage(1).as_str(), mage(3).as_str()), ("kadir", "brama"), "{view}");
    assert!(!["kadir", "brama", ""].contains(&mage(2).as_str()), "the lot decides for the rest");
    let form = server.get("/new/aeons?o-players=2&o-mages-2=jian").text;
    let (_, seat) = form.split_once("name=\"o-mages-2\" value=\"jian\"").expect("each mage can be chosen");
    assert!(seat.starts_with(" checked"), "what was chosen stays chosen");
    let twice = server.post("/new/aeons", &[("o-mages-1", "jian"), ("o-mages-2", "jian")]);
    assert_eq!(twice.status, 400, "nobody is there twice");
}

#[test]
fn a_browser_can_install_it() {
    let server = Server::new("install");
    let manifest = server.get("/manifest.webmanifest").json();
    assert_eq!(
        (manifest["start_url"].as_str(), manifest["display"].as_str()),
        (Some("/"), Some("standalone"))
    );
    for icon in manifest["icons"].as_array().unwrap() {
        assert_eq!(server.head(icon["src"].as_str().unwrap()), 200, "{icon}");
    }
    let worker = server.get("/sw.js").text;
    assert!(!worker.contains("\"/s/") && worker.contains("caches"), "{worker}");
    assert!(server.get("/").policy.contains("manifest-src 'self'; worker-src 'self'"));
}
