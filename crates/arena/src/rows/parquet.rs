//! Rows as Parquet, with the crate's own writer: a group of rows at a time, the whole file under its name once it is closed.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::Type;
use serde_json::Value as Json;

use super::{Cell, Column, ColumnType, Row};

/// Rows in a group: what is held in memory, and what a reader skips or reads together.
const GROUP: usize = 1 << 16;

/// A file that is being written.
pub(super) struct Parquet {
    writer: SerializedFileWriter<File>,
    columns: Vec<Column>,
    waiting: Vec<Row>,
    path: PathBuf,
    beside: PathBuf,
}

impl Parquet {
    /// The file has a temporary name until it is complete: without its end nobody can read it.
    pub(super) fn begin(path: &Path, columns: Vec<Column>, about: &Json) -> io::Result<Self> {
        let fields = columns.iter().map(field).collect::<io::Result<Vec<_>>>()?;
        let schema = Type::group_type_builder("rows").with_fields(fields).build().map_err(trouble)?;
        let told = |(key, value): (&String, &Json)| {
            let value = value.as_str().map_or_else(|| value.to_string(), ToString::to_string);
            KeyValue::new(format!("talon.{key}"), value)
        };
        let metadata = about.as_object().map(|fields| fields.iter().map(told).collect());
        let properties = WriterProperties::builder()
            .set_compression(Compression::UNCOMPRESSED)
            .set_key_value_metadata(metadata)
            .build();
        let mut beside = path.as_os_str().to_os_string();
        beside.push(".part");
        let file = File::create(&beside)?;
        let writer =
            SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties)).map_err(trouble)?;
        let (path, beside) = (path.to_path_buf(), beside.into());
        Ok(Self { writer, columns, waiting: Vec::new(), path, beside })
    }

    pub(super) fn write(&mut self, rows: &[Row]) -> io::Result<()> {
        self.waiting.extend_from_slice(rows);
        while self.waiting.len() >= GROUP {
            let rest = self.waiting.split_off(GROUP);
            self.group()?;
            self.waiting = rest;
        }
        Ok(())
    }

    pub(super) fn close(mut self) -> io::Result<()> {
        if !self.waiting.is_empty() {
            self.group()?;
        }
        let file = self.writer.into_inner().map_err(trouble)?;
        file.sync_all()?;
        std::fs::rename(&self.beside, &self.path)
    }

    /// Writes what is waiting as one group.
    fn group(&mut self) -> io::Result<()> {
        let mut group = self.writer.next_row_group().map_err(trouble)?;
        for (place, column) in self.columns.iter().enumerate() {
            let cells: Vec<&Cell> =
                self.waiting.iter().map(|row| row.get(place).unwrap_or(&Cell::Empty)).collect();
            let mut writer = group
                .next_column()
                .map_err(trouble)?
                .ok_or_else(|| io::Error::other("a column is missing"))?;
            write_column(&mut writer, column.1, &cells)?;
            writer.close().map_err(trouble)?;
        }
        group.close().map_err(trouble)?;
        self.waiting.clear();
        Ok(())
    }
}

fn field((name, kind): &Column) -> io::Result<Arc<Type>> {
    let (physical, logical) = match kind {
        ColumnType::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        ColumnType::Whole => (Physical::INT64, None),
        ColumnType::Seed => (Physical::INT64, Some(LogicalType::integer(64, false))),
        ColumnType::Real => (Physical::DOUBLE, None),
        ColumnType::Flag => (Physical::BOOLEAN, None),
    };
    let built = Type::primitive_type_builder(name, physical)
        .with_repetition(Repetition::OPTIONAL)
        .with_logical_type(logical)
        .build();
    built.map(Arc::new).map_err(trouble)
}

fn write_column(
    writer: &mut SerializedColumnWriter<'_>,
    kind: ColumnType,
    cells: &[&Cell],
) -> io::Result<()> {
    let there: Vec<i16> = cells.iter().map(|cell| i16::from(**cell != Cell::Empty)).collect();
    let there = Some(there.as_slice());
    let given = cells.iter().filter(|cell| ***cell != Cell::Empty);
    let wrong = || io::Error::other("a cell of another kind than its column");
    let written = match kind {
        ColumnType::Text => {
            let text = |cell: &&&Cell| match cell {
                Cell::Text(text) => Ok(ByteArray::from(text.as_str())),
                _ => Err(wrong()),
            };
            let values = given.map(|cell| text(&cell)).collect::<io::Result<Vec<_>>>()?;
            writer.typed::<ByteArrayType>().write_batch(&values, there, None)
        }
        ColumnType::Whole | ColumnType::Seed => {
            let whole = |cell: &&&Cell| match cell {
                Cell::Whole(n) => Ok(*n),
                Cell::Seed(n) => Ok(*n as i64), // the same 64 bits, read without a sign
                _ => Err(wrong()),
            };
            let values = given.map(|cell| whole(&cell)).collect::<io::Result<Vec<_>>>()?;
            writer.typed::<Int64Type>().write_batch(&values, there, None)
        }
        ColumnType::Real => {
            let real = |cell: &&&Cell| match cell {
                Cell::Real(n) => Ok(*n),
                Cell::Whole(n) => Ok(*n as f64),
                _ => Err(wrong()),
            };
            let values = given.map(|cell| real(&cell)).collect::<io::Result<Vec<_>>>()?;
            writer.typed::<DoubleType>().write_batch(&values, there, None)
        }
        ColumnType::Flag => {
            let flag = |cell: &&&Cell| match cell {
                Cell::Flag(flag) => Ok(*flag),
                _ => Err(wrong()),
            };
            let values = given.map(|cell| flag(&cell)).collect::<io::Result<Vec<_>>>()?;
            writer.typed::<BoolType>().write_batch(&values, there, None)
        }
    };
    written.map(|_| ()).map_err(trouble)
}

fn trouble(error: parquet::errors::ParquetError) -> io::Error {
    io::Error::other(error)
}
