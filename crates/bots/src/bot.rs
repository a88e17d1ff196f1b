//! The bots by name, and how much they may think.

use core::fmt;
use core::str::FromStr;

use crate::ladder::Bird;

/// No search takes longer than this, whatever the budget says.
const MILLIS_MAX: u32 = 600_000;

/// How a bot decides.
///
/// ```
/// use talon_bots::Level;
///
/// assert!(Level::Expert.searches());
/// assert!(!Level::Greedy.searches());
/// assert!(Level::Random < Level::Master, "weakest first");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any choice, each equally likely.
    Random,
    /// The choice that looks best one decision deep.
    Greedy,
    /// Search over the worlds its seat thinks possible.
    Expert,
    /// The same search with the best judgement there is.
    Master,
    /// One of the levels that people choose: the game decides what it does.
    Bird(Bird),
}

impl Level {
    /// Whether it thinks for as long as its budget lasts; of the birds those that may.
    pub const fn searches(self) -> bool {
        matches!(self, Self::Expert | Self::Master | Self::Bird(Bird::Falcon | Bird::Eagle | Bird::Roc))
    }

    /// What it is called everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Expert => "expert",
            Self::Master => "master",
            Self::Bird(bird) => bird.name(),
        }
    }
}

/// How long a search may think.
///
/// ```
/// use talon_bots::{Bot, Budget};
///
/// assert_eq!("expert".parse::<Bot>()?.budget, Budget::Usual);
/// assert_eq!("expert@500".parse::<Bot>()?.budget, Budget::Iterations(500));
/// assert_eq!("expert@200ms".parse::<Bot>()?.budget, Budget::Millis(200));
/// # Ok::<(), talon_bots::BadBot>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Budget {
    /// As the game's judgement finds right; reproducible.
    Usual,
    /// This many iterations; reproducible.
    Iterations(u32),
    /// This many milliseconds.
    Millis(u32),
}

/// A bot as it is named: a level for people (`sparrow` to `roc`), or `random`, `greedy`, `expert`, `master`, `expert@500`,
/// `master@200ms`.
///
/// ```
/// use talon_bots::{Bot, Level};
///
/// let bot: Bot = "master@200ms".parse()?;
/// assert_eq!(bot.level, Level::Master);
/// assert_eq!(bot.to_string(), "master@200ms");
/// assert_eq!(Bot::new(Level::Greedy).to_string(), "greedy");
/// # Ok::<(), talon_bots::BadBot>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bot {
    /// How it decides.
    pub level: Level,
    /// How long it may think.
    pub budget: Budget,
}

/// Why a text does not name a bot.
///
/// ```
/// use talon_bots::{BadBot, Bot};
///
/// assert_eq!("genius".parse::<Bot>(), Err(BadBot::Unknown("genius".into())));
/// assert_eq!("expert@0".parse::<Bot>(), Err(BadBot::Budget("expert@0".into())));
/// assert_eq!("greedy@500".parse::<Bot>(), Err(BadBot::NoSearch("greedy@500".into())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadBot {
    /// A name that no bot has.
    Unknown(String),
    /// A bot that searches, with something that is not a budget.
    Budget(String),
    /// A bot that does not search, with a budget.
    NoSearch(String),
}

impl fmt::Display for BadBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(text) => write!(
                f,
                "unknown bot `{text}`; the bots are {}, the last two also as `expert@500` (iterations) or `expert@200ms`, and the levels {}",
                Bot::NAMES.join(", "),
                Bird::ALL.map(Bird::name).join(", ")
            ),
            Self::Budget(text) => write!(
                f,
                "bad budget in `{text}`; write `expert@500` for 1 to {} iterations or `expert@200ms` for 1 to {MILLIS_MAX} milliseconds",
                u32::MAX
            ),
            Self::NoSearch(text) => write!(
                f,
                "bad budget in `{text}`: only expert and master take one; the others do not search, or set their own budget"
            ),
        }
    }
}

impl core::error::Error for BadBot {}

impl Bot {
    /// The names of the bots for programs, weakest first.
    pub const NAMES: [&'static str; 4] = ["random", "greedy", "expert", "master"];

    /// The bot of a level with its usual budget.
    pub const fn new(level: Level) -> Self {
        Self { level, budget: Budget::Usual }
    }
}

impl FromStr for Bot {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Self, BadBot> {
        let said = || text.chars().take(40).collect();
        let name = text.strip_prefix("bot:").unwrap_or(text);
        let (name, budget) = name.split_once('@').map_or((name, None), |(name, budget)| (name, Some(budget)));
        let level = match name {
            "random" => Level::Random,
            "greedy" => Level::Greedy,
            "expert" => Level::Expert,
            "master" => Level::Master,
            name => Level::Bird(Bird::of(name).ok_or_else(|| BadBot::Unknown(said()))?),
        };
        match budget {
            None => Ok(Self::new(level)),
            Some(_) if !matches!(level, Level::Expert | Level::Master) => Err(BadBot::NoSearch(said())),
            Some(budget) => {
                let budget = read_budget(budget).ok_or_else(|| BadBot::Budget(said()))?;
                Ok(Self { level, budget })
            }
        }
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    let number = |digits: &str| digits.parse().ok().filter(|&n: &u32| n > 0);
    match text.strip_suffix("ms") {
        Some(digits) => number(digits).filter(|&n| n <= MILLIS_MAX).map(Budget::Millis),
        None => number(text).map(Budget::Iterations),
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        match self.budget {
            Budget::Usual => Ok(()),
            Budget::Iterations(n) => write!(f, "@{n}"),
            Budget::Millis(n) => write!(f, "@{n}ms"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_printed_alike() {
        for name in ["random", "greedy", "expert", "master", "expert@500", "master@200ms", "sparrow", "roc"] {
            assert_eq!(name.parse::<Bot>().unwrap().to_string(), name);
        }
        assert_eq!("bot:greedy".parse(), Ok(Bot::new(Level::Greedy)));
        for name in ["", "Expert", "genius@5"] {
            assert_eq!(name.parse::<Bot>(), Err(BadBot::Unknown(name.into())));
        }
    }

    #[test]
    fn a_bad_budget_is_not_called_an_unknown_bot() {
        for name in ["expert@", "expert@0", "expert@5s", "master@-1", "expert@9999999ms"] {
            assert_eq!(name.parse::<Bot>(), Err(BadBot::Budget(name.into())));
        }
        for name in ["greedy@5", "roc@5"] {
            assert_eq!(name.parse::<Bot>(), Err(BadBot::NoSearch(name.into())));
        }
        let said = "expert@0".parse::<Bot>().unwrap_err().to_string();
        assert!(said.contains("budget") && said.contains("expert@500"), "{said}");
    }
}
