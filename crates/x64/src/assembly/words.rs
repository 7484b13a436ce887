//! Names, strings and bytes as an assembler reads them.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::ops::Range;

use sheave_ir::DataObject;

/// Bytes of text in one directive.
const LINE: usize = 64;
/// A run of zeros from this length on is one directive.
const RUN: usize = 16;

/// A symbol's name; in quotes where it is not a word of the assembler's. Names that begin with `.L` are the
/// assembler's labels: those of the module get one more dot, so that none is one of ours.
pub(super) fn quoted(name: &str) -> Cow<'_, str> {
    if let Some(rest) = name.strip_prefix(".L") {
        return Cow::Owned(quoted_word(&format!(".L.{rest}")).into_owned());
    }
    quoted_word(name)
}

fn quoted_word(name: &str) -> Cow<'_, str> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    let first = name.as_bytes().first();
    let is_plain =
        first.is_some_and(|first| !first.is_ascii_digit() && *first != b'$') && name.bytes().all(is_word);
    if is_plain && name != "." { Cow::Borrowed(name) } else { Cow::Owned(string(name.as_bytes())) }
}

/// A string in quotes.
pub(super) fn string(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for &byte in bytes {
        match byte {
            b'"' | b'\\' => {
                text.push('\\');
                text.push(byte.into());
            }
            b'\n' => text += "\\n",
            b'\t' => text += "\\t",
            b' '..=b'~' => text.push(byte.into()),
            _ => {
                let _ = write!(text, "\\{byte:03o}");
            }
        }
    }
    text.push('"');
    text
}

/// `name` and the distance from it.
pub(super) fn sum(name: &str, offset: i64) -> String {
    match offset {
        0 => name.to_owned(),
        1.. => format!("{name}+{offset}"),
        _ => format!("{name}-{}", offset.unsigned_abs()),
    }
}

/// Directives for data.
#[derive(Default)]
pub(super) struct Words {
    pub(super) text: String,
}

impl Words {
    /// So many bytes of an object; what it does not say is zero.
    pub(super) fn bytes(&mut self, object: &DataObject, range: Range<u64>) {
        let init = &object.init[..];
        let said = range.start.min(init.len() as u64) as usize..range.end.min(init.len() as u64) as usize;
        let zeros = (range.end - range.start) - said.len() as u64;
        self.plain(&init[said]);
        if zeros > 0 {
            let _ = writeln!(self.text, "\t.zero {zeros}");
        }
    }

    /// An expression in so many bytes.
    pub(super) fn value(&mut self, size: u64, value: &str) {
        let word = if size == 8 { "quad" } else { "long" };
        let _ = writeln!(self.text, "\t.{word} {value}");
    }

    fn plain(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let zeros = bytes.iter().take_while(|&&byte| byte == 0).count();
            let text = bytes.iter().take_while(|&&byte| is_text(byte)).count();
            let taken = if zeros >= RUN || zeros == bytes.len() {
                let _ = writeln!(self.text, "\t.zero {zeros}");
                zeros
            } else if text >= 4 {
                let taken = text.min(LINE);
                let _ = writeln!(self.text, "\t.ascii {}", string(&bytes[..taken]));
                taken
            } else {
                let mut taken = 0;
                while taken < bytes.len().min(16) && !begins_run(&bytes[taken..], taken) {
                    taken += 1;
                }
                let row: Vec<String> = bytes[..taken].iter().map(|byte| format!("{byte:#x}")).collect();
                let _ = writeln!(self.text, "\t.byte {}", row.join(","));
                taken
            };
            bytes = &bytes[taken..];
        }
    }
}

fn is_text(byte: u8) -> bool {
    matches!(byte, b' '..=b'~' | b'\n' | b'\t')
}

/// Whether what follows has a directive of its own, once `taken` bytes are in this one.
fn begins_run(bytes: &[u8], taken: usize) -> bool {
    let zeros = bytes.len() >= RUN && bytes[..RUN].iter().all(|&byte| byte == 0);
    let text = bytes.len() >= 4 && bytes[..4].iter().all(|&byte| is_text(byte));
    taken > 0 && (zeros || text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_no_words_are_quoted() {
        for (name, shown) in [
            ("main", "main"),
            (".str.1", ".str.1"),
            (".Ltext", ".L.text"),
            ("_ZN4core3fmt17h$LT$E", "_ZN4core3fmt17h$LT$E"),
            ("1st", "\"1st\""),
            ("$x", "\"$x\""),
            ("a b\"c", "\"a b\\\"c\""),
            ("", "\"\""),
            ("é", "\"\\303\\251\""),
        ] {
            assert_eq!(quoted(name), shown);
        }
    }

    #[test]
    fn bytes_are_text_zeros_and_numbers() {
        let mut words = Words::default();
        words.plain(b"hello\n\0");
        words.plain(&[1, 2, 0, 0, b'a', b'b', b'c', b'd']);
        words.plain(&[0; 20]);
        assert_eq!(
            words.text,
            "\t.ascii \"hello\\n\"\n\t.zero 1\n\t.byte 0x1,0x2,0x0,0x0\n\t.ascii \"abcd\"\n\t.zero 20\n"
        );
    }
}
