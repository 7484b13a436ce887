//! Rows as comma-separated values and as JSON lines, each with its provenance.

use serde_json::{Value, json};

use super::origin::Provenance;

/// Comma-separated values: a line of `heads`, then `rows`, with the provenance as the last columns.
pub(super) fn csv(
    heads: Vec<String>,
    rows: impl Iterator<Item = Vec<String>>,
    origin: &Provenance,
) -> String {
    let mut out = String::new();
    let mut line = |fields: Vec<String>, origin: [&str; 4]| {
        for (i, field) in fields.iter().map(String::as_str).chain(origin).enumerate() {
            if i > 0 {
                out.push(',');
            }
            csv_field(field, &mut out);
        }
        out.push('\n');
    };
    line(heads, origin.fields().map(|(name, _)| name));
    rows.for_each(|row| line(row, origin.fields().map(|(_, value)| value)));
    out
}

/// A JSON value as the text of a field: null is empty.
pub(super) fn text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        value => value.to_string(),
    }
}

/// Appends `text` as a field of comma-separated values.
pub fn csv_field(text: &str, out: &mut String) {
    if text.contains([',', '"', '\n', '\r']) {
        *out += &format!("\"{}\"", text.replace('"', "\"\""));
    } else {
        out.push_str(text);
    }
}

/// A line with a JSON object of these members, and the provenance as the last ones.
pub(super) fn json(members: impl Iterator<Item = (&'static str, Value)>, origin: &Provenance) -> String {
    let origin =
        origin.fields().map(|(name, value)| (name, json!(Some(value).filter(|value| !value.is_empty()))));
    let members: Vec<String> =
        members.chain(origin).map(|(name, value)| format!("\"{name}\":{value}")).collect();
    format!("{{{}}}\n", members.join(","))
}
