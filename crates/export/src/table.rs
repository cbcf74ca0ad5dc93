//! Tables as Parquet: rows in, row groups out. Columns hold text or whole numbers, and may be empty.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, TimeUnit, Type as PhysicalType};
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use crate::error::{ExportError, failed};

/// Rows that are written together.
const ROWS_PER_GROUP: usize = 100_000;
/// Or fewer, where they are long.
const BYTES_PER_GROUP: usize = 128 << 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Number32,
    Number64,
    /// Milliseconds since 1970, UTC.
    Moment,
}

/// One field of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Nothing,
    Text(String),
    Number(i64),
}

impl Value {
    pub(crate) fn text(text: Option<impl Into<String>>) -> Value {
        text.map_or(Value::Nothing, |text| Value::Text(text.into()))
    }
}

pub(crate) struct Table {
    path: PathBuf,
    kinds: Vec<Kind>,
    writer: SerializedFileWriter<File>,
    columns: Vec<Vec<Value>>,
    rows: usize,
    bytes: usize,
}

impl Table {
    pub(crate) fn create(path: &Path, columns: &[(&str, Kind)]) -> Result<Self, ExportError> {
        let file = File::create(path).map_err(failed("create", path))?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(concat!("peregrine ", env!("CARGO_PKG_VERSION")).to_owned())
            .build();
        let writer = schema(columns)
            .and_then(|schema| SerializedFileWriter::new(file, schema, Arc::new(properties)))
            .map_err(unwritable(path))?;
        Ok(Table {
            path: path.to_path_buf(),
            kinds: columns.iter().map(|(_, kind)| *kind).collect(),
            writer,
            columns: vec![Vec::new(); columns.len()],
            rows: 0,
            bytes: 0,
        })
    }

    /// Adds a row: a value for every column, in order.
    pub(crate) fn push(&mut self, row: impl IntoIterator<Item = Value>) -> Result<(), ExportError> {
        let mut row = row.into_iter();
        for column in &mut self.columns {
            let value = row.next().unwrap_or(Value::Nothing);
            self.bytes += if let Value::Text(text) = &value { text.len() + 24 } else { 24 };
            column.push(value);
        }
        self.rows += 1;
        if self.rows >= ROWS_PER_GROUP || self.bytes >= BYTES_PER_GROUP {
            self.flush()?;
        }
        Ok(())
    }

    pub(crate) fn finish(mut self) -> Result<(), ExportError> {
        self.flush()?;
        let path = self.path;
        let file = self.writer.into_inner().map_err(unwritable(&path))?;
        file.sync_all().map_err(failed("sync", &path))
    }

    fn flush(&mut self) -> Result<(), ExportError> {
        if self.rows == 0 {
            return Ok(());
        }
        self.write_group().map_err(unwritable(&self.path))?;
        self.rows = 0;
        self.bytes = 0;
        Ok(())
    }

    fn write_group(&mut self) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for (kind, values) in self.kinds.iter().zip(&mut self.columns) {
            let levels: Vec<i16> = values.iter().map(|value| i16::from(*value != Value::Nothing)).collect();
            let Some(mut column) = group.next_column()? else { break };
            match kind {
                Kind::Text => {
                    let texts: Vec<ByteArray> = values.drain(..).filter_map(text_of).collect();
                    column.typed::<ByteArrayType>().write_batch(&texts, Some(&levels), None)?;
                }
                Kind::Number32 => {
                    let numbers: Vec<i32> = numbers(values).filter_map(|number| i32::try_from(number).ok()).collect();
                    column.typed::<Int32Type>().write_batch(&numbers, Some(&levels), None)?;
                }
                Kind::Number64 | Kind::Moment => {
                    let numbers: Vec<i64> = numbers(values).collect();
                    column.typed::<Int64Type>().write_batch(&numbers, Some(&levels), None)?;
                }
            }
            values.clear();
            column.close()?;
        }
        group.close()?;
        Ok(())
    }
}

fn text_of(value: Value) -> Option<ByteArray> {
    match value {
        Value::Text(text) => Some(ByteArray::from(text.into_bytes())),
        Value::Number(_) | Value::Nothing => None,
    }
}

fn numbers(values: &[Value]) -> impl Iterator<Item = i64> + '_ {
    values.iter().filter_map(|value| match value {
        Value::Number(number) => Some(*number),
        Value::Text(_) | Value::Nothing => None,
    })
}

fn schema(columns: &[(&str, Kind)]) -> Result<Arc<Type>, ParquetError> {
    let mut fields = Vec::new();
    for (name, kind) in columns {
        let (physical, logical) = match kind {
            Kind::Text => (PhysicalType::BYTE_ARRAY, Some(LogicalType::String)),
            Kind::Number32 => (PhysicalType::INT32, None),
            Kind::Number64 => (PhysicalType::INT64, None),
            Kind::Moment => {
                let moment = LogicalType::timestamp(true, TimeUnit::MILLIS);
                (PhysicalType::INT64, Some(moment))
            }
        };
        let field = Type::primitive_type_builder(name, physical)
            .with_repetition(Repetition::OPTIONAL)
            .with_logical_type(logical)
            .build()?;
        fields.push(Arc::new(field));
    }
    Type::group_type_builder("peregrine").with_fields(fields).build().map(Arc::new)
}

fn unwritable(path: &Path) -> impl FnOnce(ParquetError) -> ExportError {
    let path = path.to_path_buf();
    move |error| ExportError::Table { path, detail: error.to_string() }
}
