//! The text of a game record: the only thing that is ever stored.
//!
//! ```text
//! talon-record 1
//! game = "realms"   rules = 2   seed = 8812   players = 3   mode = "standard"
//! # seat 1: Mira
//! 1 draw
//! 1 discard king
//! 2 take king @93ab01…
//! = ongoing @77c0…
//! ```
//!
//! Every 32nd move carries a digest of the printed position after it, and the closing line tells a whole record from
//! one that was cut off. Comments between the header and the first move say who sat where; they prove nothing. A game that
//! began from a written position has it in its header, as a scenario writes it: `given = { seat1 = { hand = ["king"] } }`.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::{Options, Seat, Seed, Value};

/// How many moves there are between two digests.
const DIGEST_EVERY: usize = 32;
const TITLE: &str = "talon-record 1";
/// No position is nested deeper than this; a text that is must not fill the stack.
const DEPTH_MAX: usize = 8;

/// A record as it is written: nothing in here has been checked against a game's rules.
///
/// ```
/// use talon_core::Record;
///
/// let text = "\
/// talon-record 1
/// game = \"realms\"   rules = 2   seed = 8812   mode = \"standard\"   players = 3
/// 1 draw
/// 1 discard king
/// = ongoing @0f6c1d2b3a495867
/// ";
/// let record = Record::parse(text)?;
/// assert_eq!((record.seed, record.lines.len()), (8812, 2));
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), talon_core::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of its rules that the moves were made under.
    pub rules: u32,
    /// The seed of its dice.
    pub seed: Seed,
    /// The set-up options.
    pub options: Options,
    /// The position it began from, laid over the deal as a scenario's `given` is; nothing for a game from its start.
    pub given: Option<Value>,
    /// Notes for people after the header, one line each. No rule reads them and no digest covers them.
    pub comments: Vec<String>,
    /// The moves.
    pub lines: Vec<Line>,
    /// How it stood at the end.
    pub closing: Closing,
}

/// One move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who moved.
    pub seat: Seat,
    /// The move in the notation of `docs/notation.md`.
    pub text: String,
    /// Digest of the printed position after it.
    pub digest: Option<u64>,
}

/// The last line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closing {
    /// `ongoing`, or the outcome.
    pub outcome: String,
    /// Digest of the printed position at the end.
    pub digest: u64,
}

/// What is wrong with a record, and in which line of the text.
///
/// ```
/// use talon_core::Record;
///
/// let refused = Record::parse("talon-record 1\ngame = \"realms\"\n").unwrap_err();
/// assert_eq!(refused.line, 2);
/// assert_eq!(refused.to_string(), "line 2: the header has no `rules`");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    /// The reason, in English.
    pub reason: String,
}

impl RecordError {
    /// An error in a line.
    pub fn new(line: usize, reason: impl Into<String>) -> Self {
        Self { line, reason: reason.into() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl core::error::Error for RecordError {}

impl Record {
    /// The line where the moves begin in a text without comments.
    pub const FIRST_MOVE_LINE: usize = 3;

    /// The line of the text that holds the move with this index (from 0).
    pub const fn line_of(&self, index: usize) -> usize {
        Self::FIRST_MOVE_LINE + self.comments.len() + index
    }

    /// The same record, with comments that say who sat where.
    ///
    /// ```
    /// use talon_core::Record;
    ///
    /// let text = "talon-record 1\ngame = \"realms\"   rules = 2   seed = 1\n= ongoing @0f6c1d2b3a495867\n";
    /// let named = Record::parse(text)?.with_names(["Mira", "Bo"]);
    /// assert_eq!(Record::parse(&named.to_string())?.names(2), ["Mira", "Bo"]);
    /// # Ok::<(), talon_core::RecordError>(())
    /// ```
    #[must_use]
    pub fn with_names<'a>(mut self, names: impl IntoIterator<Item = &'a str>) -> Self {
        // A name is one line, whatever somebody typed.
        let plain = |name: &str| -> String {
            name.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
        };
        let comment = |(seat, name): (usize, &str)| {
            format!("seat {}: {}", seat + 1, plain(name).trim()).trim_end().to_string()
        };
        self.comments = names.into_iter().enumerate().map(comment).collect();
        self
    }

    /// Who sat where, as far as the comments say; an empty name where they do not.
    pub fn names(&self, seats: usize) -> Vec<String> {
        let name = |seat: usize| {
            let start = format!("seat {}:", seat + 1);
            self.comments.iter().find_map(|comment| comment.strip_prefix(&start)).unwrap_or_default()
        };
        (0..seats).map(|seat| name(seat).trim().to_string()).collect()
    }

    /// Does the move with this number (from 1) carry a digest?
    ///
    /// ```
    /// use talon_core::Record;
    ///
    /// let digests: Vec<usize> = (1..=100).filter(|&number| Record::has_digest(number)).collect();
    /// assert_eq!(digests, [32, 64, 96]);
    /// ```
    pub const fn has_digest(number: usize) -> bool {
        number.is_multiple_of(DIGEST_EVERY)
    }

    /// Reads a record. Only the form is checked.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        match lines.next() {
            Some((_, TITLE)) => {}
            Some((line, other)) => {
                let start: String = other.chars().take(40).collect();
                return Err(RecordError::new(
                    line,
                    format!("not a record: starts with `{start}`, not `{TITLE}`"),
                ));
            }
            None => return Err(RecordError::new(1, format!("empty; a record starts with `{TITLE}`"))),
        }
        let (number, header) =
            lines.next().ok_or_else(|| RecordError::new(2, "the record breaks off: no header"))?;
        let mut record = parse_header(header).map_err(|reason| RecordError::new(number, reason))?;
        let mut last = number;
        for (number, line) in lines {
            last = number;
            if let Some(comment) = line.strip_prefix('#').filter(|_| record.lines.is_empty()) {
                record.comments.push(comment.trim().to_string());
                continue;
            }
            if let Some(closing) = line.strip_prefix('=') {
                record.closing = parse_closing(closing).map_err(|reason| RecordError::new(number, reason))?;
                let rest = text.lines().skip(number).position(|line| !line.trim().is_empty());
                return match rest {
                    Some(more) => {
                        Err(RecordError::new(number + more + 1, "there is more after the closing line"))
                    }
                    None => Ok(record),
                };
            }
            let move_number = record.lines.len() + 1;
            record
                .lines
                .push(parse_line(line, move_number).map_err(|reason| RecordError::new(number, reason))?);
        }
        Err(RecordError::new(
            last + 1,
            "the record breaks off: there is no closing line (`= outcome @digest`)",
        ))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        write!(f, "game = \"{}\"   rules = {}   seed = {}", self.game, self.rules, self.seed)?;
        for (key, value) in &self.options {
            write!(f, "   {key} = {value}")?;
        }
        if let Some(given) = &self.given {
            write!(f, "   given = {given}")?;
        }
        writeln!(f)?;
        for comment in &self.comments {
            writeln!(f, "{}", format!("# {comment}").trim_end())?;
        }
        for line in &self.lines {
            write!(f, "{} {}", line.seat.number(), line.text)?;
            match line.digest {
                Some(digest) => writeln!(f, " @{digest:016x}")?,
                None => writeln!(f)?,
            }
        }
        writeln!(f, "= {} @{:016x}", self.closing.outcome, self.closing.digest)
    }
}

fn parse_line(line: &str, number: usize) -> Result<Line, String> {
    let (seat, rest) = line.split_once(' ').ok_or("a move is `SEAT MOVE`, e.g. `1 draw`")?;
    let seat = Seat::parse(seat, "").ok_or_else(|| format!("`{seat}` is not a seat number"))?;
    let (text, digest) = split_digest(rest)?;
    if digest.is_some() != Record::has_digest(number) {
        let wanted = if digest.is_some() { "must not carry" } else { "must carry" };
        return Err(format!("move {number} {wanted} a digest: lines were added or removed before it"));
    }
    Ok(Line { seat, text: text.to_string(), digest })
}

fn parse_closing(text: &str) -> Result<Closing, String> {
    let (outcome, digest) = split_digest(text)?;
    let digest = digest.ok_or("the closing line carries no digest")?;
    Ok(Closing { outcome: outcome.to_string(), digest })
}

fn split_digest(text: &str) -> Result<(&str, Option<u64>), String> {
    let Some((text, digits)) = text.rsplit_once('@') else { return Ok((text.trim(), None)) };
    match u64::from_str_radix(digits, 16) {
        Ok(digest) if digits.len() == 16 => Ok((text.trim(), Some(digest))),
        _ => Err(format!("`@{digits}` is not a digest of 16 hexadecimal digits")),
    }
}

fn parse_header(text: &str) -> Result<Record, String> {
    let mut options = parse_pairs(text)?;
    let Some(Value::Text(game)) = options.remove("game") else {
        return Err("the header names no game: `game = \"realms\"`".to_string());
    };
    let mut number = |key: &str| match options.remove(key) {
        Some(Value::Text(digits)) => {
            digits.parse::<u64>().map_err(|_| format!("`{key}` must be a whole number"))
        }
        Some(Value::Int(n)) if n >= 0 => Ok(n as u64),
        Some(_) => Err(format!("`{key}` must be a whole number")),
        None => Err(format!("the header has no `{key}`")),
    };
    let rules = u32::try_from(number("rules")?).map_err(|_| "`rules` is too large".to_string())?;
    let seed = number("seed")?;
    let given @ (None | Some(Value::Map(_))) = options.remove("given") else {
        return Err("`given` must be a position in braces: `given = { to_act = 1 }`".to_string());
    };
    let closing = Closing { outcome: String::new(), digest: 0 };
    Ok(Record { game, rules, seed, options, given, comments: Vec::new(), lines: Vec::new(), closing })
}

/// Reads `key = value` pairs in a row; a value is a number, `true`, `false`, a quoted text, a list of these, or such pairs in
/// braces.
fn parse_pairs(mut rest: &str) -> Result<BTreeMap<String, Value>, String> {
    let mut pairs = BTreeMap::new();
    while !rest.trim_start().is_empty() {
        let (key, value, after) = parse_pair(rest, DEPTH_MAX)?;
        if key.bytes().any(|b| b.is_ascii_digit()) {
            return Err(format!("`{key}` is not a key"));
        }
        if pairs.insert(key.to_string(), value).is_some() {
            return Err(format!("`{key}` is there twice"));
        }
        rest = after;
    }
    Ok(pairs)
}

fn parse_pair(text: &str, depth: usize) -> Result<(&str, Value, &str), String> {
    let (key, after) = text.split_once('=').ok_or_else(|| format!("`{}` has no `=`", text.trim()))?;
    let key = key.trim();
    if key.is_empty() || !key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_') {
        return Err(format!("`{key}` is not a key"));
    }
    let (value, rest) = parse_value(after.trim_start(), depth)?;
    Ok((key, value, rest))
}

fn parse_value(text: &str, depth: usize) -> Result<(Value, &str), String> {
    if let Some(rest) = text.strip_prefix('"') {
        let (inside, rest) = rest.split_once('"').ok_or("a text is not closed with a quote")?;
        return Ok((Value::from(inside), rest));
    }
    let below = || depth.checked_sub(1).ok_or("too deeply nested".to_string());
    if let Some(rest) = text.strip_prefix('[') {
        return parse_list(rest, below()?);
    }
    if let Some(rest) = text.strip_prefix('{') {
        return parse_map(rest, below()?);
    }
    let end = text.find(|c: char| c.is_whitespace() || ",]}".contains(c)).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    match word {
        "true" => Ok((Value::Bool(true), rest)),
        "false" => Ok((Value::Bool(false), rest)),
        _ if word.parse::<i64>().is_ok() => Ok((Value::Int(word.parse().unwrap_or_default()), rest)),
        // Seeds use the whole range of 64 bits; a number past i64 keeps its digits.
        _ if word.parse::<u64>().is_ok() => Ok((Value::from(word), rest)),
        _ => Err(format!("`{word}` is not a value")),
    }
}

/// The rest of a list after its bracket.
fn parse_list(mut rest: &str, depth: usize) -> Result<(Value, &str), String> {
    let mut items = Vec::new();
    loop {
        rest = after_comma(rest);
        if let Some(after) = rest.strip_prefix(']') {
            return Ok((Value::Row(items), after));
        }
        if rest.is_empty() || rest.starts_with('[') {
            return Err("a list is not closed with `]`".to_string());
        }
        let (item, after) = parse_value(rest, depth)?;
        items.push(item);
        rest = after;
    }
}

/// The rest of a map after its brace.
fn parse_map(mut rest: &str, depth: usize) -> Result<(Value, &str), String> {
    let mut map = BTreeMap::new();
    loop {
        rest = after_comma(rest);
        if let Some(after) = rest.strip_prefix('}') {
            return Ok((Value::Map(map), after));
        }
        if rest.is_empty() {
            return Err("a position is not closed with `}`".to_string());
        }
        let (key, value, after) = parse_pair(rest, depth)?;
        if map.insert(key.to_string(), value).is_some() {
            return Err(format!("`{key}` is there twice"));
        }
        rest = after;
    }
}

fn after_comma(text: &str) -> &str {
    text.trim_start().trim_start_matches(',').trim_start()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        let line = |seat, text: &str| Line { seat: Seat::at(seat), text: text.into(), digest: None };
        Record {
            game: "realms".into(),
            rules: 1,
            seed: u64::MAX,
            options: [
                ("players".to_string(), Value::Int(3)),
                ("mages".to_string(), Value::Row(["a".into(), "b".into()].into())),
            ]
            .into(),
            given: None,
            comments: Vec::new(),
            lines: [line(0, "draw"), line(0, "discard king")].into(),
            closing: Closing { outcome: "ongoing".into(), digest: 7 },
        }
    }

    #[test]
    fn what_is_printed_is_read_back() {
        assert_eq!(Record::parse(&sample().to_string()), Ok(sample()));
    }

    #[test]
    fn the_position_a_game_began_from_is_read_back() {
        let champion = Value::map([("card", "korvus".into()), ("damage", Value::Int(2))]);
        let side = Value::map([("champions", Value::Row([champion].into())), ("focused", Value::Bool(true))]);
        let prepared =
            Value::map([("1", Value::Row(["ignite".into()].into())), ("2", Value::Row(Vec::new()))]);
        let given = Value::map([("seat1", side), ("prepared", prepared), ("to_act", Value::Int(2))]);
        let record = Record { given: Some(given), ..sample() };
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }

    #[test]
    fn a_position_that_is_no_position_is_refused() {
        let deep = "{ a = ".repeat(50_000);
        for (given, word) in [
            ("3", "in braces"),
            ("{ a = 1", "not closed"),
            ("{ a = 1, a = 2 }", "twice"),
            ("{ A = 1 }", "not a key"),
            (deep.as_str(), "deeply"),
        ] {
            let text = format!(
                "talon-record 1\ngame = \"a\" rules = 1 seed = 1 given = {given}\n= x @0000000000000001\n"
            );
            let error = Record::parse(&text).unwrap_err();
            assert!(error.line == 2 && error.reason.contains(word), "{given:.40} gave {error}");
        }
    }

    #[test]
    fn comments_stand_before_the_moves_and_nowhere_else() {
        let named = sample().with_names(["Mira", "Bo\n1 draw", ""]);
        let text = named.to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[2..6], ["# seat 1: Mira", "# seat 2: Bo 1 draw", "# seat 3:", "1 draw"]);
        let read = Record::parse(&text).unwrap();
        assert_eq!(read.names(4), ["Mira", "Bo 1 draw", "", ""]);
        assert_eq!((read.line_of(0), &read), (6, &named));
        let late = text.replace("1 draw\n1 disc", "1 draw\n# seat 1: Eve\n1 disc");
        assert_eq!(Record::parse(&late).map_err(|error| error.line), Err(7));
    }

    #[test]
    fn a_truncated_record_is_told_from_a_whole_one() {
        let text = sample().to_string();
        let cut: Vec<&str> = text.lines().take(3).collect();
        let error = Record::parse(&cut.join("\n")).unwrap_err();
        assert_eq!(error.line, 4);
        assert!(error.reason.contains("breaks off"), "{error}");
    }

    #[test]
    fn faults_name_their_line() {
        for (text, line, word) in [
            ("", 1, "empty"),
            ("PGN", 1, "not a record"),
            ("talon-record 1", 2, "no header"),
            ("talon-record 1\ngame = 3", 2, "names no game"),
            ("talon-record 1\ngame = \"realms\" rules = 1", 2, "no `seed`"),
            ("talon-record 1\ngame = \"realms\" rules = 1 seed = 1\ndraw\n", 3, "SEAT MOVE"),
            ("talon-record 1\ngame = \"realms\" rules = 1 seed = 1\n9 draw\n", 3, "not a seat"),
            ("talon-record 1\ngame = \"realms\" rules = 1 seed = 1\n1 draw @12\n", 3, "not a digest"),
            ("talon-record 1\ngame = \"realms\" rules = 1 seed = 1\n= ongoing\n", 3, "no digest"),
            (
                "talon-record 1\ngame = \"a\" rules = 1 seed = 1\n= x @0000000000000001\n\n1 draw",
                5,
                "more after",
            ),
        ] {
            let error = Record::parse(text).unwrap_err();
            assert!(error.line == line && error.reason.contains(word), "{text:?} gave {error}");
        }
    }
}
