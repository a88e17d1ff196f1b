//! Says phrases in a language.

use core::fmt;

use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use talon_core::{Arg, Phrase};
use unic_langid::LanguageIdentifier;

use crate::join::{Link, join};
use crate::values::{mark, marked, plain, spans};
use crate::{FILES, Lang, SIGNS, Span};

type Bundle = FluentBundle<FluentResource>;

/// The words of a language, with English behind them.
pub struct Speech {
    lang: Lang,
    /// The language itself, then English.
    bundles: Vec<Bundle>,
    /// Signs in place of words?
    signs: bool,
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speech").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// Something a phrase needed that the locale files do not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MissingText {
    /// There is no message with this key.
    Message(String),
    /// The message could not be put together: an argument or a reference is missing.
    Part {
        /// The message.
        key: String,
        /// What is wrong with it.
        reason: String,
    },
}

/// A part of a sentence that does not come from a game: the name of a file, a move as it is typed, what a player is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A number; the language picks its plural form.
    Number(i64),
    /// Text that is used as it is.
    Text(String),
}

impl From<i64> for Part {
    fn from(n: i64) -> Self {
        Self::Number(n)
    }
}

impl From<usize> for Part {
    fn from(n: usize) -> Self {
        Self::Number(n as i64)
    }
}

impl From<String> for Part {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Self {
        Self::Text(text.to_string())
    }
}

impl Speech {
    /// The words of a language, read once.
    pub fn of(lang: Lang) -> &'static Self {
        static READ: [OnceLock<Speech>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        READ[lang as usize].get_or_init(|| Speech::new(lang))
    }

    /// Reads the words of a language.
    pub fn new(lang: Lang) -> Self {
        let langs = if lang == Lang::En { vec![Lang::En] } else { vec![lang, Lang::En] };
        Self { lang, bundles: langs.into_iter().map(bundle).collect(), signs: false }
    }

    /// Rules text in signs, the same in every language: [`Speech::spans`] gives the glyphs, each with its number before it.
    ///
    /// ```
    /// use talon_core::Phrase;
    /// use talon_text::{Span, Speech};
    ///
    /// let spans = Speech::signs().spans(&Phrase::new("aeons-aether").with("n", 2));
    /// assert!(matches!(&spans[..], [Span::Text(plus), Span::Value { unit, .. }] if plus == "+" && unit == "aether"));
    /// ```
    pub fn signs() -> &'static Self {
        static READ: OnceLock<Speech> = OnceLock::new();
        READ.get_or_init(|| {
            let mut bundle = empty(Lang::En);
            for (_, text) in SIGNS {
                add(&mut bundle, text);
            }
            Self { lang: Lang::En, bundles: vec![bundle], signs: true }
        })
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Says a phrase. What is missing is said in English, and failing that by its key.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.check(phrase).0
    }

    /// Says a phrase and reports what it lacked, for tests.
    pub fn check(&self, phrase: &Phrase) -> (String, Vec<MissingText>) {
        let mut lacks = Vec::new();
        let said = plain(self.message(phrase.key, &phrase.args, &mut lacks));
        (said, lacks)
    }

    /// Says a phrase in parts: words, and values that a page may give a glyph.
    ///
    /// ```
    /// use talon_core::Phrase;
    /// use talon_text::{Lang, Span, Speech};
    ///
    /// let spans = Speech::of(Lang::En).spans(&Phrase::new("shards-gain-power").with("n", 3).with("lead", String::new()));
    /// assert!(matches!(&spans[..], [.., Span::Value { unit, number, .. }, _] if unit == "power" && number == "3"));
    /// ```
    pub fn spans(&self, phrase: &Phrase) -> Vec<Span> {
        spans(&self.message(phrase.key, &phrase.args, &mut Vec::new()))
    }

    /// The words for a bare key, e.g. the name of a card.
    pub fn name(&self, key: &str) -> String {
        plain(self.message(key, &[], &mut Vec::new()))
    }

    /// Says a message with numbers and texts put in.
    pub fn fill(&self, key: &str, parts: &[(&str, Part)]) -> String {
        let values = parts.iter().map(|(name, part)| {
            let value = match part {
                Part::Number(n) => FluentValue::from(*n),
                Part::Text(text) => FluentValue::from(text.clone()),
            };
            (*name, value)
        });
        plain(self.put(key, &values.collect(), &mut Vec::new()))
    }

    /// Does the language itself (not only English) know this message?
    pub fn knows(&self, key: &str) -> bool {
        self.bundles.first().is_some_and(|bundle| bundle.has_message(key))
    }

    /// Does the language know this message, or failing that English?
    pub(crate) fn can_say(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    fn message(&self, key: &str, args: &[(&'static str, Arg)], lacks: &mut Vec<MissingText>) -> String {
        let values = args.iter().map(|(name, arg)| (*name, self.value(arg, lacks))).collect();
        self.put(key, &values, lacks)
    }

    fn put(&self, key: &str, values: &FluentArgs<'_>, lacks: &mut Vec<MissingText>) -> String {
        // A term may ask for a form, `realms-card-king.any`; a language that has no such form uses the word itself.
        let (id, form) = key.split_once('.').map_or((key, None), |(id, form)| (id, Some(form)));
        let found = self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(id)?;
            let form = form.and_then(|form| message.get_attribute(form));
            Some((bundle, form.map(|form| form.value()).or_else(|| message.value())?))
        });
        let Some((bundle, pattern)) = found else {
            lacks.push(MissingText::Message(key.to_string()));
            return key.to_string();
        };
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(values), &mut errors).into_owned();
        let parts =
            errors.into_iter().map(|e| MissingText::Part { key: key.to_string(), reason: e.to_string() });
        lacks.extend(parts);
        said
    }

    fn value(&self, arg: &Arg, lacks: &mut Vec<MissingText>) -> FluentValue<'static> {
        match arg {
            // A number stays a number, so that the message can choose its plural form.
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Term(_)
            | Arg::Marked(..)
            | Arg::Seat(_)
            | Arg::Name(_)
            | Arg::List(_)
            | Arg::Either(_)
            | Arg::Said(_) => FluentValue::from(self.words(arg, lacks)),
        }
    }

    fn words(&self, arg: &Arg, lacks: &mut Vec<MissingText>) -> String {
        match arg {
            Arg::Number(n) => n.to_string(),
            Arg::Term(key) => self.message(key, &[], lacks),
            Arg::Marked(key, sign) => mark(sign, &self.message(key, &[], lacks)),
            Arg::Seat(seat) => self.message("seat", &[("n", Arg::Number(seat.number() as i64))], lacks),
            Arg::Name(name) => name.clone(),
            Arg::List(args) => self.joined(args, Link::And, lacks),
            Arg::Either(args) => self.joined(args, Link::Or, lacks),
            Arg::Said(phrases) => {
                let said = phrases.iter().map(|phrase| self.message(phrase.key, &phrase.args, lacks));
                said.collect::<Vec<String>>().join(" ")
            }
        }
    }

    fn joined(&self, args: &[Arg], link: Link, lacks: &mut Vec<MissingText>) -> String {
        let items: Vec<String> = args.iter().map(|arg| self.words(arg, lacks)).collect();
        if self.signs {
            return items.join(if link == Link::And { "&" } else { "/" });
        }
        join(self.lang, &items, link)
    }
}

fn bundle(lang: Lang) -> Bundle {
    let mut bundle = empty(lang);
    for (_, _, text) in FILES.iter().filter(|(code, ..)| *code == lang.code()) {
        add(&mut bundle, text);
    }
    for text in own_words(lang) {
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A faulty entry is left out here and found by the tests, which read every file.
fn add(bundle: &mut Bundle, text: &str) {
    let resource = FluentResource::try_new(marked(text)).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
}

fn empty(lang: Lang) -> Bundle {
    let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Isolation marks are for mixed directions of writing; in a terminal they are noise.
    bundle.set_use_isolating(false);
    // `GROUPED($n)` in a message writes a large number as the language does. The name is taken by no other resource.
    let _ = bundle.add_function("GROUPED", move |values, _| match values {
        [FluentValue::Number(n)] => FluentValue::from(lang.number(n.value as i64)),
        _ => FluentValue::Error,
    });
    bundle
}

/// Words that came from outside, by language.
static OWN: Mutex<Vec<(Lang, String)>> = Mutex::new(Vec::new());

/// Adds messages to those of a language: the names of cards of one's own. What is said before that does not know them, so it is
/// done first of all.
pub fn add_words(lang: Lang, messages: &[(String, String)]) {
    let lines: Vec<String> =
        messages.iter().map(|(key, text)| format!("{key} = {}\n", as_pattern(text))).collect();
    OWN.lock().unwrap_or_else(PoisonError::into_inner).push((lang, lines.concat()));
}

fn own_words(lang: Lang) -> Vec<String> {
    let own = OWN.lock().unwrap_or_else(PoisonError::into_inner);
    own.iter().filter(|(of, _)| *of == lang).map(|(_, text)| text.clone()).collect()
}

/// A text that stands in a message as it is, whatever it holds.
fn as_pattern(text: &str) -> String {
    let plain: String = text.chars().filter(|letter| !letter.is_control()).collect();
    format!("{{ \"{}\" }}", plain.replace('\\', "\\\\").replace('"', "\\\""))
}
