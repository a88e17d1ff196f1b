//! A browser is told by Web Push when it is its turn. The test is the push service, and the browser that reads the message.

use std::sync::mpsc::Receiver;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::Value;

use crate::client::{Answer, Server};
use crate::days::{act, duel, forward, mine};
use crate::hooks::{listening_to, next, telling};
use crate::sleep::wait_until;

const HOUR: u64 = 60 * 60;

/// A browser with a subscription of its own.
struct Browser {
    private: EphemeralPrivateKey,
    public: String,
    secret: [u8; 16],
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], from: &[u8], info: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(from);
    key.expand(&[info], Length(N)).unwrap().fill(&mut bytes).unwrap();
    bytes
}

impl Browser {
    fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = URL_SAFE_NO_PAD.encode(private.compute_public_key().unwrap());
        Self { private, public, secret: [7; 16] }
    }

    /// Asks to be told about a seat, as the script does.
    fn asks(&self, server: &Server, seat: &str, endpoint: &str, cookie: &str) -> Answer {
        let secret = URL_SAFE_NO_PAD.encode(self.secret);
        let fields = [("endpoint", endpoint), ("p256dh", &self.public), ("auth", &secret)];
        server.post_from(&format!("/s/{seat}/tell"), cookie, &fields)
    }

    /// Decrypts a message as RFC 8291 says; `None` if it is for somebody else.
    fn reads(self, body: &[u8]) -> Option<Value> {
        let (salt, rest) = body.split_at(16);
        assert_eq!((&rest[..4], rest[4]), ([0, 0, 16, 0].as_slice(), 65));
        let (sender, sealed) = rest[5..].split_at(65);
        let own = URL_SAFE_NO_PAD.decode(&self.public).unwrap();
        let info = [b"WebPush: info\0", own.as_slice(), sender];
        let open = |shared: &[u8]| {
            let both: [u8; 32] = derived(&self.secret, shared, &info.concat());
            let key: [u8; 16] = derived(salt, &both, b"Content-Encoding: aes128gcm\0");
            let nonce: [u8; 12] = derived(salt, &both, b"Content-Encoding: nonce\0");
            let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
            let mut inside = sealed.to_vec();
            let nonce = Nonce::assume_unique_for_key(nonce);
            let text = key.open_in_place(nonce, Aad::empty(), &mut inside).ok()?;
            assert_eq!(text.last(), Some(&2), "one record, the last");
            serde_json::from_slice(&text[..text.len() - 1]).ok()
        };
        agree_ephemeral(self.private, &UnparsedPublicKey::new(&ECDH_P256, sender), open).unwrap()
    }
}

fn service(answer: &'static str) -> (String, Receiver<(String, Vec<u8>)>) {
    listening_to(answer, <[u8]>::to_vec)
}

/// The pair that an answer makes a browser remember.
fn remembered(answer: &Answer) -> String {
    answer.cookie.split(';').next().unwrap().to_string()
}

/// Plays until it is the other's turn.
fn pass(server: &Server, seat: &str) {
    while mine(server, seat)["my_turn"] == true {
        assert_eq!(act(server, seat), 200);
    }
}

/// How many subscriptions the store has.
fn kept(server: &Server) -> i64 {
    let file = rusqlite::Connection::open(server.config().data.join("talon.db")).unwrap();
    file.query_row("SELECT count(*) FROM notice", (), |row| row.get(0)).unwrap()
}

/// Checks the signed word of RFC 8292 against a key; what it claims.
fn claims(head: &str, key: &str) -> Option<Value> {
    let line = head.lines().find_map(|line| line.strip_prefix("authorization: vapid t="))?;
    let (token, sent) = line.split_once(", k=")?;
    let (said, signature) = token.rsplit_once('.')?;
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let public = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
    public.verify(said.as_bytes(), &bytes(signature)).ok()?;
    assert_eq!(sent.trim(), key);
    let (kind, claims) = said.split_once('.')?;
    let kind: Value = serde_json::from_slice(&bytes(kind)).unwrap();
    assert_eq!((kind["typ"].as_str(), kind["alg"].as_str()), (Some("JWT"), Some("ES256")));
    serde_json::from_slice(&bytes(claims)).ok()
}

#[test]
fn whoever_is_waited_for_is_told_in_a_way_only_their_browser_can_read() {
    let server = telling("push");
    let (url, told) = service("201 Created");
    let [first, second] = duel(&server, &[]);
    let (browser, other) = (Browser::new(), Browser::new());
    let answer = browser.asks(&server, &second, &url, "talon=lang:cs");
    assert_eq!(answer.status, 204, "{}", answer.text);
    assert!(answer.cookie.starts_with("talon-device=") && answer.cookie.contains("HttpOnly"), "{answer:?}");
    assert!(told.try_recv().is_err(), "it is not their turn");
    pass(&server, &first);
    let (head, body) = next(&told);
    let head = head.to_ascii_lowercase();
    for line in ["content-encoding: aes128gcm", "ttl: 86400", "urgency: high"] {
        assert!(head.contains(line), "{head}");
    }
    assert_eq!(other.reads(&body), None, "with another key there is nothing to read");
    let message = browser.reads(&body).expect("its own key opens it");
    let text = message.to_string();
    assert!(message["title"].as_str().unwrap().starts_with("Jsi na tahu: "), "{text}");
    assert!(!text.contains(&first) && !text.contains(&second) && !text.contains("hand"), "{text}");
    // The browser's own memory leads to the seat, and nobody else's does.
    let path = message["path"].as_str().unwrap();
    let at = |seat: &str| server.get_with(path, &[("cookie", &format!("talon-seats=s{seat}"))]).location;
    assert_eq!((at(&second), at(&first)), (format!("/s/{second}"), format!("/s/{first}")));
    assert_eq!(server.get(path).location, "/mine");
}

#[test]
fn the_push_service_can_check_who_sends_and_the_key_stays() {
    let server = telling("push-key");
    let (url, told) = service("201 Created");
    let [first, second] = duel(&server, &[]);
    assert_eq!(Browser::new().asks(&server, &second, &url, "").status, 204);
    let key = server.get("/push/key").text;
    let server = server.restarted();
    assert_eq!(server.get("/push/key").text, key);
    pass(&server, &first);
    let (head, _) = next(&told);
    let said = claims(&head, &key).expect("signed with the server's key");
    assert!(url.starts_with(&format!("{}/", said["aud"].as_str().unwrap())), "{said}");
    let left = said["exp"].as_u64().unwrap() - server.config().clock.now();
    assert!((HOUR..=24 * HOUR).contains(&left), "{said}");
    assert!(said["sub"].as_str().unwrap().starts_with("http"), "{said}");
    let stranger = telling("push-stranger");
    assert!(claims(&head, &stranger.get("/push/key").text).is_none(), "another server's key does not fit");
}

#[test]
fn a_reminder_is_pushed_once() {
    let server = telling("push-remind");
    let (url, told) = service("201 Created");
    let [first, second] = duel(&server, &[("late", "bot")]);
    let (one, two) = (Browser::new(), Browser::new());
    assert_eq!(one.asks(&server, &first, &url, "").status, 204);
    forward(&server, 19 * HOUR);
    let reminder = one.reads(&next(&told).1).unwrap();
    assert!(reminder["title"].as_str().unwrap().starts_with("Little time left"), "{reminder}");
    let server = server.restarted();
    forward(&server, HOUR);
    assert_eq!(two.asks(&server, &second, &url, "").status, 204);
    pass(&server, &first);
    let after = two.reads(&next(&told).1).expect("the next message is the other's");
    assert!(after["title"].as_str().unwrap().starts_with("Your turn"), "{after}");
}

#[test]
fn a_browser_that_is_gone_or_wants_to_be_forgotten_is() {
    let server = telling("push-gone");
    let (gone, heard) = service("410 Gone");
    let (url, told) = service("201 Created");
    let [first, second] = duel(&server, &[]);
    let device = remembered(&Browser::new().asks(&server, &second, &gone, ""));
    assert_eq!(Browser::new().asks(&server, &first, &gone, &device).status, 204);
    let other = remembered(&Browser::new().asks(&server, &second, &url, ""));
    assert_eq!(kept(&server), 3);
    pass(&server, &first);
    next(&heard);
    next(&told);
    wait_until(|| kept(&server) == 1);
    assert_eq!(Browser::new().asks(&server, &first, &url, &other).status, 204);
    assert_eq!(server.post_from(&format!("/s/{first}/tell"), &other, &[]).status, 204);
    assert_eq!(kept(&server), 1, "no longer for that seat");
    let forgotten = server.post_from("/mine/forget", &other, &[]);
    assert_eq!((forgotten.status, kept(&server)), (303, 0));
    assert!(forgotten.cookies.iter().any(|cookie| cookie.starts_with("talon-device=;")));
}

#[test]
fn nothing_inside_and_nothing_that_is_no_subscription_is_taken() {
    let server = Server::new("push-inside");
    let [first, _] = duel(&server, &[]);
    for endpoint in [
        "http://push.example/x",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.1/",
        "ftp://a/",
        "x",
    ] {
        let answer = Browser::new().asks(&server, &first, endpoint, "");
        assert_eq!((answer.status, kept(&server)), (400, 0), "{endpoint}");
    }
    let keyless = [("endpoint", "https://push.example/x"), ("p256dh", "AAAA"), ("auth", "AAAA")];
    assert_eq!(server.post(&format!("/s/{first}/tell"), &keyless).status, 400);
    for _ in 0..8 {
        assert_eq!(Browser::new().asks(&server, &first, "https://push.example/x", "").status, 204);
    }
    let ninth = Browser::new().asks(&server, &first, "https://push.example/x", "");
    assert_eq!((ninth.status, kept(&server)), (429, 8), "a seat has eight browsers at most");
    let watch = server.find_watch(&first);
    assert_eq!(Browser::new().asks(&server, &first, "x", "").status, 400);
    let watching = [("endpoint", "https://push.example/x")];
    assert_eq!(server.post(&format!("/w/{watch}/tell"), &watching).status, 404, "nobody waits for a watcher");
}
