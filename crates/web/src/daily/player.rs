//! A browser that plays the deals of the day, and the friends it compares itself with. The server keeps nothing about it
//! except its tries.

use std::fmt;
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderValue, header};
use talon_store::TableId;

use super::chain::digest;
use super::{Dealt, half};
use crate::tables::registry::token;

/// The cookie that holds the browser's key and its friends.
const COOKIE: &str = "talon-daily";
/// A year.
const KEPT_SECONDS: u32 = 365 * 24 * 60 * 60;
/// Results are compared by name with at most this many friends.
const FRIENDS_MAX: usize = 24;
/// The length of a key.
const KEY: usize = 32;

/// What a player is called in links to friends. It shows results, but gives access to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Code(u64);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Code {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let is_code = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_code.then(|| u64::from_str_radix(text, 16).ok()).flatten().map(Self).ok_or(())
    }
}

impl Code {
    /// The table of a player's try. Only somebody with the key can deal it.
    pub(crate) fn table(self, dealt: Dealt) -> TableId {
        let own = half(&format!("try {} {} {self}", dealt.day, dealt.game));
        TableId(u128::from(dealt.prefix()) << 64 | u128::from(own))
    }
}

impl Dealt {
    /// What the ids of all tries at this deal begin with.
    pub(super) fn prefix(self) -> u64 {
        half(&format!("daily {} {}", self.day, self.game))
    }
}

/// A browser, identified by a secret of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    key: String,
    pub(crate) friends: Vec<Code>,
}

impl Player {
    /// A browser that has not played yet.
    pub(crate) fn fresh() -> Self {
        Self { key: token(), friends: Vec::new() }
    }

    /// The player a request comes from, if this browser has been here before.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Self> {
        let sent = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = sent.flat_map(|sent| sent.split(';'));
        let list = pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))?;
        let mut words = list.split('.');
        let is_key = |key: &&str| key.len() == KEY && key.bytes().all(|digit| digit.is_ascii_hexdigit());
        let key = words.next().filter(is_key)?.to_string();
        let friends = words.filter_map(|word| word.parse().ok()).take(FRIENDS_MAX).collect();
        Some(Self { key, friends })
    }

    /// The code by which friends know this player.
    pub(crate) fn code(&self) -> Code {
        Code(half(&format!("code {}", self.key)))
    }

    /// The secret link to the seat of a try.
    pub(crate) fn seat(&self, dealt: Dealt) -> String {
        let mut secret = digest(&format!("seat {} {} {}", dealt.day, dealt.game, self.key));
        secret.truncate(KEY);
        secret
    }

    /// Adds a friend to compare with, at the front of the list.
    pub(crate) fn befriend(&mut self, code: Code) {
        self.forget(code);
        if code != self.code() {
            self.friends.insert(0, code);
            self.friends.truncate(FRIENDS_MAX);
        }
    }

    /// Removes a friend.
    pub(crate) fn forget(&mut self, code: Code) {
        self.friends.retain(|friend| *friend != code);
    }

    /// The header that makes the browser remember the player.
    pub(crate) fn cookie(&self, headers: &HeaderMap) -> Option<HeaderValue> {
        let friends = self.friends.iter().map(|friend| format!(".{friend}"));
        set(&format!("{}{}", self.key, friends.collect::<String>()), KEPT_SECONDS, headers)
    }

    /// The header that makes the browser forget the player.
    pub(crate) fn forgotten(headers: &HeaderMap) -> Option<HeaderValue> {
        set("", 0, headers)
    }
}

fn set(value: &str, seconds: u32, headers: &HeaderMap) -> Option<HeaderValue> {
    let safe = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    let safe = if safe { "; Secure" } else { "" };
    let text = format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{safe}");
    HeaderValue::from_str(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::Day;

    fn sent(player: &Player) -> HeaderMap {
        let set = player.cookie(&HeaderMap::new()).unwrap();
        let pair = set.to_str().unwrap().split(';').next().unwrap().to_string();
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&format!("a=b; {pair}")).unwrap())])
    }

    #[test]
    fn a_browser_is_known_again_with_its_friends() {
        let (mut player, friend) = (Player::fresh(), Player::fresh().code());
        player.befriend(friend);
        player.befriend(player.code());
        player.befriend(friend);
        assert_eq!(Player::of(&sent(&player)), Some(player.clone()));
        assert_eq!(player.friends, [friend], "each once, and never oneself");
        for bad in ["", "x", "0", &"g".repeat(32)] {
            let headers = HeaderMap::from_iter([(
                header::COOKIE,
                HeaderValue::from_str(&format!("{COOKIE}={bad}")).unwrap(),
            )]);
            assert_eq!(Player::of(&headers), None, "{bad}");
        }
    }

    #[test]
    fn what_friends_know_opens_no_seat() {
        let (player, dealt) = (Player::fresh(), Dealt::of(Day(1), "realms").unwrap());
        let (code, seat) = (player.code().to_string(), player.seat(dealt));
        assert!(!seat.contains(&code) && !player.code().table(dealt).to_string().contains(&seat));
        let other = Dealt::of(Day(2), "realms").unwrap();
        assert_ne!(player.seat(other), seat, "each day has another");
        assert_ne!(player.code().table(other), player.code().table(dealt));
    }
}
