//! The text of the assembly, cut into statements.
//!
//! Every byte knows its position in the LLVM IR, so that a fault can be shown in its string.

use crate::parse::cursor::{Cursor, Span};

/// A statement without comments, and its position in the source.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    pub(super) pos: usize,
    pub(super) text: String,
}

impl Statement {
    /// What follows the labels.
    pub(super) fn without_labels(&self) -> &str {
        let mut rest = self.text.as_str();
        while let Some((_, after)) = split_label(rest) {
            rest = after;
        }
        rest
    }
}

/// A fault in a statement: its position and what is wrong.
pub(super) type Faulty<T> = Result<T, (usize, String)>;

/// A fault without its position.
pub(super) type Parsed<T> = Result<T, String>;

/// The strings of a module's assembly as one text.
#[derive(Default)]
pub(super) struct Text {
    bytes: Vec<u8>,
    /// For each byte, where it comes from.
    positions: Vec<u32>,
}

impl Text {
    /// Adds the string at `span` as a line.
    pub(super) fn add(&mut self, cursor: &Cursor<'_>, span: Span) {
        let source = cursor.bytes(span);
        let digit = |at: usize| source.get(at).and_then(|&b| (b as char).to_digit(16));
        let mut at = 0;
        while let Some(&byte) = source.get(at) {
            self.positions.push(span.start + at as u32);
            let (byte, length) = match (byte, digit(at + 1), digit(at + 2)) {
                (b'\\', Some(high), Some(low)) => ((high * 16 + low) as u8, 3),
                (b'\\', ..) if source.get(at + 1) == Some(&b'\\') => (b'\\', 2),
                _ => (byte, 1),
            };
            self.bytes.push(byte);
            at += length;
        }
        self.bytes.push(b'\n');
        self.positions.push(span.end);
    }

    /// The statements in order.
    pub(super) fn statements(&self) -> Faulty<Vec<Statement>> {
        let position = |at: usize| self.positions.get(at).map_or(0, |&pos| pos as usize);
        match core::str::from_utf8(&self.bytes) {
            Ok(text) => Ok(split(text, position)),
            Err(error) => Err((position(error.valid_up_to()), "it is not UTF-8 text".to_owned())),
        }
    }
}

/// Splits at line ends and semicolons, leaves comments out. `position` says where a byte of `text` comes
/// from.
pub(super) fn split(text: &str, position: impl Fn(usize) -> usize) -> Vec<Statement> {
    let mut statements = Vec::new();
    let mut current = String::new();
    let mut begin = None;
    let mut chars = text.char_indices().peekable();
    let mut quoted = false;
    let mut finish = |current: &mut String, begin: &mut Option<usize>| {
        if let Some(begin) = begin.take() {
            statements.push(Statement { pos: position(begin), text: current.trim().to_owned() });
        }
        current.clear();
    };
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' if quoted => {
                current.push(c);
                current.extend(chars.next().map(|(_, c)| c));
                continue;
            }
            // A character: `'"'`, `';'`.
            '\'' if !quoted => {
                begin.get_or_insert(at);
                current.push(c);
                let escape = chars.next_if(|&(_, c)| c == '\\');
                current.extend(escape.map(|(_, c)| c));
                current.extend(chars.next_if(|&(_, c)| c != '\n').map(|(_, c)| c));
                current.extend(chars.next_if(|&(_, c)| c == '\'').map(|(_, c)| c));
                continue;
            }
            '"' => quoted = !quoted,
            '/' if !quoted && text[at..].starts_with("/*") => {
                let end = text[at + 2..].find("*/").map_or(text.len(), |n| at + n + 4);
                while chars.next_if(|&(at, _)| at < end).is_some() {}
                current.push(' ');
                continue;
            }
            '#' if !quoted => {
                while chars.next_if(|&(_, c)| c != '\n').is_some() {}
                continue;
            }
            '/' if !quoted && text[at..].starts_with("//") => {
                while chars.next_if(|&(_, c)| c != '\n').is_some() {}
                continue;
            }
            '\n' | ';' if !quoted => {
                finish(&mut current, &mut begin);
                continue;
            }
            _ => {}
        }
        if !c.is_whitespace() {
            begin.get_or_insert(at);
        }
        current.push(c);
    }
    finish(&mut current, &mut begin);
    statements
}

/// Whether the byte may be in a name.
pub(super) fn is_name_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$') || b >= 0x80
}

/// The parts between commas outside of parentheses and characters.
pub(super) fn separate(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0u32;
    // After the quote that opens a character: how much of it is still to come.
    let mut character = 0u32;
    list.split(move |c| {
        match c {
            _ if character > 0 => character -= u32::from(c != '\\' || character == 1),
            '\'' => character = 2,
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => return c == ',' && depth == 0,
        }
        false
    })
}

/// A label before a statement, and what follows it.
pub(super) fn split_label(text: &str) -> Option<(&str, &str)> {
    let end = text.bytes().position(|b| !is_name_byte(b)).filter(|&end| end > 0)?;
    let after = text[end..].trim_start().strip_prefix(':')?;
    Some((&text[..end], after.trim_start()))
}

/// The word that opens a statement, and the rest.
pub(super) fn split_word(text: &str) -> (&str, &str) {
    let end = text.bytes().position(|b| !is_name_byte(b)).unwrap_or(text.len());
    (&text[..end], text[end..].trim())
}

/// What is before and after the equals sign of `name = value`.
pub(super) fn split_assignment(text: &str) -> Option<(&str, &str)> {
    let (name, value) = split_word(text);
    let value = value.strip_prefix('=').filter(|value| !value.starts_with('='))?;
    (!name.is_empty()).then_some((name, value.trim()))
}

/// Whether a label is seen in its file only.
pub(super) fn is_local(label: &str) -> bool {
    label.starts_with(".L") || label.starts_with(|c: char| c.is_ascii_digit())
}

/// The words of a statement that may name symbols: not registers, not what follows `@`, not what is in a
/// string.
pub(super) fn names(text: &str) -> impl Iterator<Item = &str> {
    name_spans(text).map(|(start, end)| &text[start..end])
}

/// As [`names`]: where they begin and end.
pub(super) fn name_spans(text: &str) -> impl Iterator<Item = (usize, usize)> {
    let bytes = text.as_bytes();
    let mut at = 0;
    core::iter::from_fn(move || {
        while at < bytes.len() {
            let start = at;
            if bytes[at] == b'"' {
                at = end_of_string(bytes, at);
                continue;
            }
            if !is_name_byte(bytes[at]) {
                at += 1;
                continue;
            }
            // `$name` is a symbol as an immediate operand.
            let start = if bytes[start] == b'$' { start + 1 } else { start };
            at = start + bytes[start..].iter().take_while(|&&b| is_name_byte(b)).count();
            at = at.max(start);
            let register = start > 0 && bytes[start - 1] == b'%';
            let suffix = start > 0 && bytes[start - 1] == b'@';
            if at > start && !register && !suffix && !bytes[start].is_ascii_digit() {
                return Some((start, at));
            }
        }
        None
    })
}

/// The position after the string that opens at `at`.
fn end_of_string(bytes: &[u8], at: usize) -> usize {
    let mut end = at + 1;
    while end < bytes.len() && bytes[end] != b'"' {
        end += if bytes[end] == b'\\' { 2 } else { 1 };
    }
    bytes.len().min(end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_know_where_they_begin() {
        let text = "  a b ; c /* ; */ d # e ; f\n\n.ascii \"x;#\\\"\" // g\n 1: h $';', '\"'; i";
        let found: Vec<_> = split(text, |at| at).into_iter().map(|s| (s.pos, s.text)).collect();
        let expected =
            [(2, "a b"), (8, "c   d"), (29, ".ascii \"x;#\\\"\""), (50, "1: h $';', '\"'"), (66, "i")];
        assert_eq!(found, expected.map(|(at, text)| (at, text.to_owned())));
    }

    #[test]
    fn escapes_count_as_the_source_writes_them() {
        let source = br#"\09a\5C\\\q;z"#;
        let mut text = Text::default();
        text.add(&Cursor::new(source, 0), Span { start: 0, end: source.len() as u32 });
        let found: Vec<_> = text.statements().unwrap().into_iter().map(|s| (s.pos, s.text)).collect();
        assert_eq!(found, [(3, r"a\\\q".to_owned()), (12, "z".to_owned())]);
    }

    #[test]
    fn lists_are_separated_at_commas_outside() {
        let found: Vec<_> = separate("a, (b, (c)), ',', '\\'',d").map(str::trim).collect();
        assert_eq!(found, ["a", "(b, (c))", "','", "'\\''", "d"]);
    }

    #[test]
    fn names_are_told_from_registers_and_strings() {
        let found: Vec<_> = names("$a, b+4(%rip), c@PLT, \"d\\\"e\", 1f, .Lg").collect();
        assert_eq!(found, ["a", "b", "c", ".Lg"]);
    }
}
