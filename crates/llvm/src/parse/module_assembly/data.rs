//! Sections of data and the directives that fill them.

use super::expression::{Numbers, Places, Scope, Sum};
use super::statements::{Parsed, separate};

/// The most bytes that one directive may ask for.
const MAX_FILL: i64 = 1 << 24;

/// The most bytes that a section may have, or be filled with in code.
pub(super) const MAX_SECTION: usize = 1 << 28;

/// The largest power of two that something may be aligned to.
const MAX_ALIGN: i64 = 4096;

/// A section of data.
pub(super) struct DataSection {
    /// The symbol of its start.
    pub(super) symbol: String,
    pub(super) readonly: bool,
    pub(super) align: u32,
    pub(super) bytes: Vec<u8>,
    pub(super) relocs: Vec<DataReloc>,
}

pub(super) struct DataReloc {
    pub(super) pos: usize,
    pub(super) offset: usize,
    pub(super) size: usize,
    pub(super) value: Sum,
}

impl DataSection {
    pub(super) fn new(name: &str, readonly: bool) -> Self {
        DataSection { symbol: format!(".Lassembly{name}"), readonly, align: 1, bytes: vec![], relocs: vec![] }
    }

    /// Adds what the directive `word rest` says.
    pub(super) fn directive(&mut self, word: &str, rest: &str, pos: usize, places: &Places) -> Parsed<()> {
        if self.bytes.len() > MAX_SECTION {
            return Err(format!("a section of more than {MAX_SECTION} bytes"));
        }
        let constant = |text: &str| self.scope(places, &Numbers::default()).number(text);
        match word {
            ".byte" => self.numbers(rest, 1, pos, places),
            ".word" | ".short" | ".hword" | ".value" | ".2byte" => self.numbers(rest, 2, pos, places),
            ".long" | ".int" | ".4byte" => self.numbers(rest, 4, pos, places),
            ".quad" | ".8byte" => self.numbers(rest, 8, pos, places),
            ".float" | ".single" => self.floats(rest, |value| (value as f32).to_le_bytes().to_vec()),
            ".double" => self.floats(rest, |value| value.to_le_bytes().to_vec()),
            ".ascii" => self.strings(rest, false),
            ".asciz" | ".string" => self.strings(rest, true),
            ".skip" | ".zero" | ".space" => {
                let (count, fill) = rest.split_once(',').unwrap_or((rest, "0"));
                let (count, fill) = (constant(count)?, constant(fill)?);
                if !(0..=MAX_FILL).contains(&count) {
                    return Err(format!("{count} bytes are out of range"));
                }
                self.bytes.resize(self.bytes.len() + count as usize, fill as u8);
                Ok(())
            }
            ".fill" => {
                let mut parts = separate(rest);
                let mut next = |default: &str| constant(parts.next().unwrap_or(default));
                let (count, size, value) = (next("")?, next("1")?, next("0")?);
                if !(0..=MAX_FILL).contains(&count) || !(0..=8).contains(&size) {
                    return Err(format!("{count} times {size} bytes are out of range"));
                }
                // Four bytes of the value at most, as in the GNU assembler; zeros after them.
                let bytes = (value as u64 & 0xffff_ffff).to_le_bytes();
                for _ in 0..count {
                    self.bytes.extend_from_slice(&bytes[..size as usize]);
                }
                Ok(())
            }
            ".p2align" | ".align" | ".balign" => {
                let number = constant(rest.split(',').next().unwrap_or(""))?;
                let align =
                    if word == ".p2align" { 1i64.checked_shl(number as u32).unwrap_or(0) } else { number };
                let align = align.max(1);
                if align > MAX_ALIGN || align.count_ones() != 1 {
                    return Err(format!("an alignment of {align} is impossible"));
                }
                self.align = self.align.max(align as u32);
                self.bytes.resize(self.bytes.len().next_multiple_of(align as usize), 0);
                Ok(())
            }
            _ => Err(format!("`{word}` is unknown among data")),
        }
    }

    fn scope<'a>(&'a self, places: &'a Places, numbers: &'a Numbers) -> Scope<'a> {
        Scope { numbers, places, here: Some((&self.symbol, self.bytes.len() as i64)) }
    }

    fn numbers(&mut self, list: &str, size: usize, pos: usize, places: &Places) -> Parsed<()> {
        for piece in separate(list) {
            let value = self.scope(places, &Numbers::default()).value(piece)?;
            let offset = self.bytes.len();
            let number = value.number.to_le_bytes();
            if value.plus.is_none() && value.minus.is_none() {
                self.bytes.extend_from_slice(&number[..size]);
            } else {
                self.bytes.extend_from_slice(&[0; 8][..size]);
                self.relocs.push(DataReloc { pos, offset, size, value });
            }
        }
        Ok(())
    }

    fn floats(&mut self, list: &str, bytes: impl Fn(f64) -> Vec<u8>) -> Parsed<()> {
        for piece in list.split(',') {
            let value = piece.trim().parse().map_err(|_| format!("`{}` is not a number", piece.trim()))?;
            self.bytes.extend(bytes(value));
        }
        Ok(())
    }

    fn strings(&mut self, text: &str, terminated: bool) -> Parsed<()> {
        let mut rest = text.trim();
        while !rest.is_empty() {
            let inside = rest.strip_prefix('"').ok_or("a string is missing")?;
            let mut chars = inside.char_indices();
            let end = loop {
                match chars.next() {
                    Some((at, '"')) => break at,
                    Some((_, '\\')) => self.escape(&mut chars)?,
                    Some((_, c)) => self.bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
                    None => return Err("a string without an end".to_owned()),
                }
            };
            if terminated {
                self.bytes.push(0);
            }
            rest = inside[end + 1..].trim_start_matches([',', ' ', '\t']);
        }
        Ok(())
    }

    fn escape(&mut self, chars: &mut core::str::CharIndices<'_>) -> Parsed<()> {
        let rest = chars.as_str();
        let digits = |from: usize, most: usize, radix: u32| {
            rest[from..].bytes().take(most).take_while(|b| (*b as char).is_digit(radix)).count()
        };
        let (byte, length) = match rest.bytes().next() {
            Some(b'n') => (b'\n', 1),
            Some(b't') => (b'\t', 1),
            Some(b'r') => (b'\r', 1),
            Some(b'b') => (8, 1),
            Some(b'f') => (12, 1),
            Some(b'0'..=b'7') => {
                let n = digits(0, 3, 8);
                (u32::from_str_radix(&rest[..n], 8).unwrap_or(0) as u8, n)
            }
            Some(b'x') => {
                let n = digits(1, rest.len(), 16);
                let value = rest[1..1 + n].chars().filter_map(|c| c.to_digit(16));
                (value.fold(0u8, |value, digit| value << 4 | digit as u8), 1 + n)
            }
            Some(other @ (b'"' | b'\\' | b'\'')) => (other, 1),
            _ => return Err("an escape that is unknown".to_owned()),
        };
        self.bytes.push(byte);
        for _ in 0..length {
            chars.next();
        }
        Ok(())
    }
}
