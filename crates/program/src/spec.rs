//! A program as it is named on the command line.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// How long an answer may take by default.
const USUAL_MS: u32 = 200;
/// No answer may take longer than this, whatever the command says.
const MOST_MS: u32 = 600_000;
/// What we allow beyond the budget: the way there and back is not the program's time.
const GRACE: Duration = Duration::from_millis(500);

/// A program as it is named: `cmd:./mybot --fast`, or `cmd@500ms:./mybot` with a different time limit.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Program {
    words: Vec<String>,
    text: String,
    /// How long an answer may take, in milliseconds.
    pub budget_ms: u32,
}

/// Why a text does not name a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadProgram(String);

impl fmt::Display for BadProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` names no program; write `cmd:./mybot --fast`, or `cmd@500ms:./mybot` for 1 to {MOST_MS} milliseconds an answer",
            self.0.chars().take(60).collect::<String>()
        )
    }
}

impl core::error::Error for BadProgram {}

impl Program {
    /// Is this text meant to be a program?
    pub fn is_meant(text: &str) -> bool {
        text.starts_with("cmd:") || text.starts_with("cmd@")
    }

    /// The program and its arguments.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// How long to wait for an answer.
    pub fn patience(&self) -> Duration {
        Duration::from_millis(self.budget_ms.into()) + GRACE
    }
}

impl FromStr for Program {
    type Err = BadProgram;

    fn from_str(text: &str) -> Result<Self, BadProgram> {
        let bad = || BadProgram(text.to_string());
        let rest = text.strip_prefix("cmd").ok_or_else(bad)?;
        let (time, command) = rest.split_once(':').ok_or_else(bad)?;
        let budget_ms = match time.strip_prefix('@').map(|time| time.strip_suffix("ms")) {
            None if time.is_empty() => USUAL_MS,
            Some(Some(digits)) => {
                digits.parse().ok().filter(|n| (1..=MOST_MS).contains(n)).ok_or_else(bad)?
            }
            _ => return Err(bad()),
        };
        let words = shlex::split(command).filter(|words| !words.is_empty()).ok_or_else(bad)?;
        Ok(Self { words, text: text.to_string(), budget_ms })
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_read_with_its_arguments_and_its_time() {
        let program: Program = "cmd:./mybot --fast 'two words'".parse().unwrap();
        assert_eq!(program.words(), ["./mybot", "--fast", "two words"]);
        assert_eq!((program.budget_ms, program.patience()), (200, Duration::from_millis(700)));
        assert_eq!(program.to_string(), "cmd:./mybot --fast 'two words'");
        assert_eq!("cmd@2000ms:python3 bot.py".parse::<Program>().unwrap().budget_ms, 2000);
        for bad in ["cmd:", "cmd: ", "cmd@:x", "cmd@0ms:x", "cmd@5s:x", "cmd@9999999ms:x", "cmd:'x", "expert"]
        {
            assert!(bad.parse::<Program>().is_err(), "{bad}");
        }
    }
}
