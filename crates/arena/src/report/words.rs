//! Words and numbers in the reader's language.

use talon_core::{Arg, Phrase};
use talon_text::Speech;

use crate::facts::Name;
use crate::stats::Interval;

/// A language with its way to write numbers.
#[derive(Clone, Debug)]
pub(super) struct Words<'a> {
    speech: &'a Speech,
    /// The game that the report is about.
    game: &'a str,
    decimal: String,
    thousands: String,
}

impl<'a> Words<'a> {
    pub(super) fn new(speech: &'a Speech, game: &'a str) -> Self {
        Self { speech, game, decimal: speech.name("lab-decimal"), thousands: speech.name("lab-thousands") }
    }

    /// The code of the language.
    pub(super) fn lang(&self) -> &'static str {
        self.speech.lang().code()
    }

    /// A bare message.
    pub(super) fn word(&self, key: &str) -> String {
        self.speech.name(key)
    }

    /// A message with words that are already put together.
    pub(super) fn with(&self, key: &'static str, args: &[(&'static str, &str)]) -> String {
        let phrase = args
            .iter()
            .fold(Phrase::new(key), |phrase, (name, text)| phrase.with(name, Arg::Term((*text).to_string())));
        self.speech.say(&phrase)
    }

    /// A message about a number, which chooses its form and is shown as people write it.
    pub(super) fn many(&self, key: &'static str, n: u64) -> String {
        self.speech.say(&Phrase::new(key).with("n", n as i64).with("shown", Arg::Term(self.whole(n as i64))))
    }

    /// A rules text.
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.speech.say(phrase)
    }

    pub(super) fn name(&self, name: &Name) -> String {
        self.speech.name(&name.key)
    }

    /// What an option is called.
    pub(super) fn option(&self, key: &str) -> Option<String> {
        self.speech.option_name(key)
    }

    /// A value of an option in words.
    pub(super) fn value(&self, id: &str) -> Option<String> {
        self.speech.option_value(id)
    }

    /// The words for a cause of victory or defeat.
    pub(super) fn cause(&self, cause: &str) -> String {
        if cause == crate::processes::FORFEIT {
            return self.word("lab-cause-forfeit");
        }
        self.speech.cause(self.game, cause)
    }

    pub(super) fn seat(&self, number: usize) -> String {
        self.speech.say(&Phrase::new("seat").with("n", number as i64))
    }

    /// A whole number in groups of three.
    pub(super) fn whole(&self, n: i64) -> String {
        let digits = n.unsigned_abs().to_string();
        let mut out = String::from(if n < 0 { "−" } else { "" });
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                out.push_str(&self.thousands);
            }
            out.push(digit);
        }
        out
    }

    /// A number with this many decimals.
    pub(super) fn number(&self, n: f64, decimals: usize) -> String {
        let text = format!("{:.decimals$}", n.abs());
        let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
        let is_zero = text.chars().all(|c| matches!(c, '0' | '.'));
        let sign = if n < 0.0 && !is_zero { "−" } else { "" };
        let whole = self.whole(whole.parse().unwrap_or_default());
        if part.is_empty() {
            format!("{sign}{whole}")
        } else {
            format!("{sign}{whole}{}{part}", self.decimal)
        }
    }

    /// A number with its sign, for differences.
    pub(super) fn signed(&self, n: f64, decimals: usize) -> String {
        let text = self.number(n, decimals);
        if text.starts_with('−') || n <= 0.0 { text } else { format!("+{text}") }
    }

    pub(super) fn percent(&self, share: f64) -> String {
        format!("{} %", self.number(100.0 * share, 1))
    }

    /// "48.1 to 52.3".
    pub(super) fn range(&self, interval: Interval, decimals: usize) -> String {
        let (low, high) = (self.number(interval.low, decimals), self.number(interval.high, decimals));
        self.with("lab-range", &[("low", &low), ("high", &high)])
    }

    /// The bounds of a share.
    pub(super) fn percents(&self, interval: Interval) -> String {
        format!("{} %", self.range(interval.times(100.0), 1))
    }
}
