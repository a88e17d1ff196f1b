//! Which program was asked for what, and when: every result of the lab says it.

use std::time::{SystemTime, UNIX_EPOCH};

use talon_arena::Origin;

/// This program, this command, now.
pub(crate) fn origin() -> Origin {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let date = talon_text::timestamp(now.as_secs() as i64);
    Origin::of_records(env!("CARGO_PKG_VERSION"), &build(), &command(), &date)
}

/// `release x86_64-linux 0123456789ab`.
fn build() -> String {
    let profile = if cfg!(debug_assertions) { "debug" } else { "release" };
    let machine = format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS);
    [profile, &machine, env!("TALON_COMMIT")].join(" ").trim_end().to_string()
}

/// The command as it could be typed again.
fn command() -> String {
    let quoted = |word: String| {
        let plain = |c: char| c.is_alphanumeric() || "-_=.,:/@%+".contains(c);
        if !word.is_empty() && word.chars().all(plain) {
            word
        } else {
            format!("'{}'", word.replace('\'', r"'\''"))
        }
    };
    let words = std::env::args_os().skip(1).map(|word| quoted(word.to_string_lossy().into_owned()));
    ["talon".to_string()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
}
