//! From a record back to a table, checking every line.

use talon_core::{Game, Line, Record, RecordError};

use crate::Table;
use crate::table::outcome_text;

/// The line of the text that names the game and its options.
const HEADER_LINE: usize = 2;

impl<G: Game + 'static> Table<G> {
    /// Plays a record again. The first thing that does not fit is named with its line in the record's text.
    ///
    /// ```
    /// use talon_core::{Options, Seat};
    /// use talon_games::{Loaded, Realms};
    /// use talon_table::Table;
    ///
    /// let mut table = Table::new(Realms::loaded(), &Options::new(), 8812)?;
    /// table.play(Seat::at(0), "draw")?;
    /// let mut record = table.record();
    /// assert!(Table::replay(Realms::loaded(), &record).is_ok());
    ///
    /// record.lines[0].seat = Seat::at(1);
    /// let refused = Table::replay(Realms::loaded(), &record).unwrap_err();
    /// assert_eq!(refused.line, 3, "the line of the text that was tampered with: {refused}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay(game: &'static G, record: &Record) -> Result<Self, RecordError> {
        let mut table = Self::from_header(game, record)?;
        for (index, line) in record.lines.iter().enumerate() {
            table.replay_line(line).map_err(|reason| {
                let reason = format!("move {}: {reason}", index + 1);
                RecordError::new(record.line_of(index), reason)
            })?;
        }
        table.check_closing(record)?;
        Ok(table)
    }

    /// The table as a record's header describes it, before the first move.
    pub fn from_header(game: &'static G, record: &Record) -> Result<Self, RecordError> {
        let bad = |reason: String| RecordError::new(HEADER_LINE, reason);
        if record.game != G::NAME {
            return Err(bad(format!("this is a record of `{}`, not of `{}`", record.game, G::NAME)));
        }
        if record.rules != G::RULES {
            return Err(bad(format!(
                "played under version {} of the rules; this program plays version {}",
                record.rules,
                G::RULES
            )));
        }
        let setup = game.setup(&record.options).map_err(|option| bad(option.to_string()))?;
        match &record.given {
            None => Ok(Self::dealt(game, setup, record.seed)),
            Some(given) => Self::laid(game, setup, record.seed, given.clone())
                .map_err(|fault| bad(format!("given: {fault}"))),
        }
    }

    fn replay_line(&mut self, line: &Line) -> Result<(), String> {
        if let Some(outcome) = self.outcome() {
            return Err(format!("the game was over before it ({outcome})"));
        }
        if self.lines().len() >= G::LINES_MAX {
            return Err(format!("no game has more than {} moves", G::LINES_MAX));
        }
        self.play(line.seat, &line.text)
            .map_err(|refusal| format!("`{}` of {} is refused: {refusal}", line.text, line.seat))?;
        match line.digest {
            Some(digest) if digest != self.digest() => {
                Err("the position differs from the one played: the record was edited at or before it".into())
            }
            _ => Ok(()),
        }
    }

    fn check_closing(&self, record: &Record) -> Result<(), RecordError> {
        let line = record.line_of(record.lines.len());
        let outcome = outcome_text(self.outcome());
        if outcome != record.closing.outcome {
            let written = &record.closing.outcome;
            return Err(RecordError::new(
                line,
                format!("the closing line says `{written}`, the moves lead to `{outcome}`"),
            ));
        }
        if self.digest() != record.closing.digest {
            return Err(RecordError::new(
                line,
                "the last position differs from the one played: the record was edited",
            ));
        }
        Ok(())
    }
}
