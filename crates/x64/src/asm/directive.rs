//! Directives that put data between the instructions.

use super::operand::{self, Expression};
use super::{AsmError, Assembler, FixupKind};

/// The most bytes that one directive may emit.
const MAX_FILL: i64 = 1 << 20;

impl Assembler {
    pub(super) fn directive(&mut self, statement: &str) -> Result<(), AsmError> {
        let (word, rest) = super::split_word(statement);
        let fail = |message: String| AsmError::new(message, statement);
        match word {
            ".byte" => self.numbers(rest, 1, statement),
            ".word" | ".short" | ".hword" | ".value" | ".2byte" => self.numbers(rest, 2, statement),
            ".long" | ".int" | ".4byte" => self.numbers(rest, 4, statement),
            ".quad" | ".8byte" => self.numbers(rest, 8, statement),
            ".ascii" => self.string(rest, false, statement),
            ".asciz" | ".string" => self.string(rest, true, statement),
            ".skip" | ".zero" | ".space" => {
                let (count, fill) = rest.split_once(',').unwrap_or((rest, "0"));
                let (count, fill) = (constant(count).map_err(fail)?, constant(fill).map_err(fail)?);
                if !(0..=MAX_FILL).contains(&count) {
                    return Err(fail(format!("{count} bytes are out of range")));
                }
                let length = self.blob.bytes.len() + count as usize;
                self.blob.bytes.resize(length, fill as u8);
                Ok(())
            }
            // The code is not placed at an aligned address, so that alignment could not be kept; between
            // instructions it is a hint.
            ".p2align" | ".align" | ".balign" => Ok(()),
            // Unwinding and debug information of the template is dropped.
            _ if word.starts_with(".cfi_") || matches!(word, ".loc" | ".file" | ".att_syntax") => Ok(()),
            _ => Err(fail(format!("unsupported: directive `{word}`"))),
        }
    }

    fn numbers(&mut self, list: &str, size: usize, statement: &str) -> Result<(), AsmError> {
        for piece in list.split(',') {
            let Expression { symbol, value } =
                operand::expression(piece).map_err(|message| AsmError::new(message, statement))?;
            let offset = self.blob.bytes.len() as u32;
            match (symbol, size) {
                (None, _) => self.blob.bytes.extend_from_slice(&value.to_le_bytes()[..size]),
                (Some(name), 4 | 8) => {
                    self.blob.bytes.extend_from_slice(&[0; 8][..size]);
                    let kind = if size == 4 { FixupKind::Absolute32 } else { FixupKind::Absolute64 };
                    self.refer(offset, kind, name, value, statement);
                }
                (Some(name), _) => {
                    return Err(AsmError::new(format!("`{name}` does not fit into {size} bytes"), statement));
                }
            }
        }
        Ok(())
    }

    fn string(&mut self, text: &str, terminated: bool, statement: &str) -> Result<(), AsmError> {
        let inside = text.trim().strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        let Some(inside) = inside else { return Err(AsmError::new("a string is missing", statement)) };
        let mut bytes = inside.bytes().peekable();
        while let Some(byte) = bytes.next() {
            let byte = match byte {
                b'\\' => match bytes.next() {
                    Some(b'n') => b'\n',
                    Some(b't') => b'\t',
                    Some(b'r') => b'\r',
                    Some(first @ b'0'..=b'7') => {
                        let mut value = u32::from(first - b'0');
                        for _ in 0..2 {
                            if let Some(digit @ b'0'..=b'7') = bytes.peek().copied() {
                                value = value * 8 + u32::from(digit - b'0');
                                bytes.next();
                            }
                        }
                        value as u8
                    }
                    Some(other) => other,
                    None => return Err(AsmError::new("a `\\` at the end", statement)),
                },
                other => other,
            };
            self.blob.bytes.push(byte);
        }
        if terminated {
            self.blob.bytes.push(0);
        }
        Ok(())
    }
}

fn constant(text: &str) -> Result<i64, String> {
    match operand::expression(text)? {
        Expression { symbol: None, value } => Ok(value),
        Expression { symbol: Some(name), .. } => Err(format!("`{name}` is not a number")),
    }
}
