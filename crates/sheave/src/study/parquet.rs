//! The tables in long form as Parquet.

use std::sync::Arc;

use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use super::tables::{Cell, Table, cells};
use super::{ProgramResult, unwritten};
use crate::Error;

/// Rows of a row group.
const GROUP: usize = 1 << 20;

/// A table of counts as Parquet.
pub(super) fn table(results: &[ProgramResult], table: Table) -> Result<Vec<u8>, Error> {
    write(results, table).map_err(unwritten)
}

fn write(results: &[ProgramResult], table: Table) -> Result<Vec<u8>, ParquetError> {
    let texts = table.texts();
    let fields: String =
        texts.iter().map(|(name, _)| format!("REQUIRED BYTE_ARRAY {name} (UTF8); ")).collect();
    let schema = format!("message table {{ {fields}OPTIONAL INT64 value (UINT_64); }}");
    let schema = Arc::new(parse_message_type(&schema)?);
    let created = concat!("sheave version ", env!("CARGO_PKG_VERSION")).to_owned();
    let properties = Arc::new(WriterProperties::builder().set_created_by(created).build());
    let mut out = Vec::new();
    let mut writer = SerializedFileWriter::new(&mut out, schema, properties)?;
    let cells: Vec<Cell<'_>> = cells(results, table).collect();
    for group in cells.chunks(GROUP) {
        let mut rows = writer.next_row_group()?;
        for (_, of) in &texts {
            let Some(mut column) = rows.next_column()? else { break };
            let values: Vec<ByteArray> = group.iter().map(|cell| ByteArray::from(of(cell))).collect();
            column.typed::<ByteArrayType>().write_batch(&values, None, None)?;
            column.close()?;
        }
        if let Some(mut column) = rows.next_column()? {
            // The bits of unsigned numbers.
            let values: Vec<i64> = group.iter().filter_map(|cell| cell.value).map(|n| n as i64).collect();
            let known: Vec<i16> = group.iter().map(|cell| i16::from(cell.value.is_some())).collect();
            column.typed::<Int64Type>().write_batch(&values, Some(&known), None)?;
            column.close()?;
        }
        rows.close()?;
    }
    writer.close()?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    use parquet::record::RowAccessor as _;

    use super::super::Record;
    use super::*;

    #[test]
    fn a_table_can_be_read_again() {
        let counts = [("moves".to_owned(), Some(u64::MAX)), ("exact".to_owned(), None)];
        let record = Record {
            function: Some("f".to_owned()),
            inlined_at: None,
            placement: "pruned".to_owned(),
            strategy: "coalesce".to_owned(),
            counts: BTreeMap::from(counts),
            details: BTreeMap::new(),
        };
        let result = ProgramResult {
            format: 1,
            key: String::new(),
            index: 0,
            program: "a".to_owned(),
            sha256: String::new(),
            status: "ok".to_owned(),
            reason: String::new(),
            records: vec![record],
        };
        let bytes = table(&[result], Table::Functions).expect("it is written");
        let reader = SerializedFileReader::new(bytes::Bytes::from(bytes)).expect("it is Parquet");
        let rows: Vec<_> = reader.get_row_iter(None).expect("it has rows").map(Result::unwrap).collect();
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].get_string(4).unwrap(), "exact");
        assert!(rows[0].get_ulong(6).is_err(), "the value is not known");
        assert_eq!((rows[1].get_string(1).unwrap().as_str(), rows[1].get_ulong(6).unwrap()), ("f", u64::MAX));
    }
}
