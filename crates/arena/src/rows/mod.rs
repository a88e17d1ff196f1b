//! A row for each game and seat, as people load them into a database, a data frame or a spreadsheet.
//!
//! The column names are promised (docs/formats.md). Rows are written in the order of the games, whichever thread played them, and a batch
//! at a time, so that what is written holds whole games.

mod csv;
#[cfg(feature = "parquet")]
mod parquet;
mod record;
mod row;

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

pub use self::record::rows_of_record;
pub(crate) use self::row::{Game, rows};
use crate::origin::Origin;
use crate::plan::Refused;

/// What is in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnType {
    /// Words.
    Text,
    /// A whole number.
    Whole,
    /// An unsigned whole number of 64 bits.
    Seed,
    /// A number with decimals.
    Real,
    /// Yes or no.
    Flag,
}

/// A column: its name, and what is in it.
pub type Column = (&'static str, ColumnType);

/// The columns that all games share.
pub const SHARED: [Column; 19] = [
    ("run", ColumnType::Text),
    ("game", ColumnType::Text),
    ("index", ColumnType::Whole),
    ("seed", ColumnType::Seed),
    ("options", ColumnType::Text),
    ("rules", ColumnType::Whole),
    ("version", ColumnType::Text),
    ("seat", ColumnType::Whole),
    ("bot", ColumnType::Text),
    ("name", ColumnType::Text),
    ("first", ColumnType::Flag),
    ("winner", ColumnType::Flag),
    ("outcome", ColumnType::Text),
    ("cause", ColumnType::Text),
    ("place", ColumnType::Whole),
    ("score", ColumnType::Whole),
    ("turns", ColumnType::Whole),
    ("decisions", ColumnType::Whole),
    ("seconds", ColumnType::Real),
];

/// One value of a row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Cell {
    /// It does not apply.
    Empty,
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Whole(i64),
    /// A seed.
    Seed(u64),
    /// A number with decimals.
    Real(f64),
    /// Words.
    Text(String),
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_string())
    }
}

impl From<Option<&str>> for Cell {
    fn from(text: Option<&str>) -> Self {
        text.map_or(Self::Empty, Self::from)
    }
}

impl From<u8> for Cell {
    fn from(n: u8) -> Self {
        Self::Whole(n.into())
    }
}

/// The values of a row, in the order of the columns.
pub type Row = Vec<Cell>;

/// A file of rows that is being written.
pub struct Rows {
    path: PathBuf,
    form: Form,
}

enum Form {
    Csv(csv::Csv),
    #[cfg(feature = "parquet")]
    Parquet(Box<parquet::Parquet>),
}

impl core::fmt::Debug for Rows {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Rows({})", self.path.display())
    }
}

impl Rows {
    /// Checks that a file of rows can have this name: `.csv`, or `.parquet` where this program was built with it.
    pub fn check(path: &Path) -> Result<(), Refused> {
        let refuse = |reason: &str| Err(Refused::of(format!("{}: {reason}", path.display())));
        if path.metadata().is_ok_and(|found| !found.is_file()) {
            return refuse("not a regular file; name one to write rows to");
        }
        match path.extension().and_then(|end| end.to_str()) {
            Some("csv") => Ok(()),
            #[cfg(feature = "parquet")]
            Some("parquet") => Ok(()),
            #[cfg(not(feature = "parquet"))]
            Some("parquet") => refuse(
                "this program was built without Parquet; build it with `cargo build --release --features parquet`, \
                 or name a file that ends in .csv",
            ),
            _ => refuse("the name of a file of rows ends in .csv or .parquet"),
        }
    }

    /// Starts a file, replacing what was there. The columns are those that all games share and those of these games. What the run was
    /// is written beside it, as `FILE.run.json`; a Parquet file holds it too.
    pub fn begin(path: &Path, games: &[Column], origin: &Origin) -> Result<Self, Refused> {
        Self::check(path)?;
        let columns: Vec<Column> = SHARED.iter().chain(games).copied().collect();
        let trouble = |error: io::Error| Refused::of(format!("{}: {error}", path.display()));
        let about = origin.json();
        let mut beside = path.as_os_str().to_os_string();
        beside.push(".run.json");
        std::fs::write(&beside, format!("{about:#}\n")).map_err(trouble)?;
        let form = match path.extension().and_then(|end| end.to_str()) {
            #[cfg(feature = "parquet")]
            Some("parquet") => {
                Form::Parquet(Box::new(parquet::Parquet::begin(path, columns, &about).map_err(trouble)?))
            }
            _ => Form::Csv(csv::Csv::begin(path, &columns).map_err(trouble)?),
        };
        Ok(Self { path: path.to_path_buf(), form })
    }

    /// Writes rows of whole games.
    pub fn write(&mut self, rows: &[Row]) -> io::Result<()> {
        match &mut self.form {
            Form::Csv(csv) => csv.write(rows),
            #[cfg(feature = "parquet")]
            Form::Parquet(parquet) => parquet.write(rows),
        }
    }

    /// Closes the file.
    pub fn close(self) -> io::Result<()> {
        match self.form {
            Form::Csv(csv) => csv.close(),
            #[cfg(feature = "parquet")]
            Form::Parquet(parquet) => parquet.close(),
        }
    }
}
