//! The languages Talon speaks.

use core::fmt;
use core::str::FromStr;

use crate::FILES;

/// How a language writes lists and numbers.
pub(crate) struct Habits {
    code: &'static str,
    /// Before the last of several things; none of ours puts a comma there.
    pub(crate) and: &'static str,
    /// The same for a list of alternatives.
    pub(crate) or: &'static str,
    /// Between groups of three digits, in numbers of at least this many digits.
    pub(crate) group: (char, usize),
    /// Before the digits after the point.
    pub(crate) point: char,
    /// After a percentage.
    pub(crate) percent: &'static str,
}

/// Keeps a group of digits on one line with the next.
const NARROW: char = '\u{202f}';

/// Makes the languages from the list below.
macro_rules! languages {
    ($($(#[$attribute:meta])* $lang:ident = $habits:expr,)*) => {
        /// A language we speak to people.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum Lang {
            $($(#[$attribute])* $lang,)*
        }

        impl Lang {
            /// Every language, in the order they are offered.
            pub const ALL: [Self; [$(stringify!($lang)),*].len()] = [$(Self::$lang),*];

            pub(crate) const fn habits(self) -> &'static Habits {
                match self {
                    $(Self::$lang => const { &$habits },)*
                }
            }
        }
    };
}

// A new language is one line here, and its files: locales/, guides/, glossary/.
#[rustfmt::skip]
languages! {
    /// English.
    #[default]
    En = Habits { code: "en", and: "and", or: "or",   group: (',', 4),    point: '.', percent: "%" },
    /// Czech.
    Cs = Habits { code: "cs", and: "a",   or: "nebo", group: (NARROW, 4), point: ',', percent: "\u{a0}%" },
    /// Polish; it leaves four digits together.
    Pl = Habits { code: "pl", and: "i",   or: "lub",  group: (NARROW, 5), point: ',', percent: "%" },
    /// Ukrainian.
    Uk = Habits { code: "uk", and: "і",   or: "або",  group: (NARROW, 4), point: ',', percent: "%" },
}

impl Lang {
    /// Its code.
    pub const fn code(self) -> &'static str {
        self.habits().code
    }

    /// The language of a locale such as `cs_CZ.UTF-8` or a tag such as `uk-UA`; none for those we do not speak.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        code.parse().ok()
    }

    /// The languages that have words so far.
    pub fn offered() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|lang| FILES.iter().any(|(code, ..)| *code == lang.code()))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// You can only ask for a language that has words.
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        Self::offered().find(|lang| lang.code() == text).ok_or_else(|| UnknownLang { text: text.to_string() })
    }
}

/// A code that stands for no language we speak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang {
    /// What was written.
    pub text: String,
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<&str> = Lang::offered().map(Lang::code).collect();
        write!(f, "unknown language `{}`; the languages are {}", self.text, codes.join(", "))
    }
}

impl core::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_of_the_system_names_a_language() {
        for (locale, lang) in [
            ("cs_CZ.UTF-8", Some(Lang::Cs)),
            ("PL", Some(Lang::Pl)),
            ("uk-UA", Some(Lang::Uk)),
            ("en_GB@euro", Some(Lang::En)),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("xx_XX", None),
            ("", None),
        ] {
            assert_eq!(Lang::of_locale(locale), lang, "{locale}");
        }
    }

    #[test]
    fn the_code_of_a_language_is_read_back() {
        for lang in Lang::offered() {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        let error = "xx".parse::<Lang>().unwrap_err().to_string();
        assert!(error.contains("`xx`") && error.contains("en"), "{error}");
    }
}
