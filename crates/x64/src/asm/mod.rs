//! An assembler for the templates of inline assembly.
//!
//! [`assemble`] runs after register allocation: it writes the operands into the template as AT&T text and
//! assembles the text to bytes, with fix-ups for references to symbols and labels outside. The instructions
//! are those of iced-x86's tables: a mnemonic names a list of encodings, and the shortest one whose operand
//! kinds match is taken. The module depends on neither functions nor register allocation.
//!
//! - [`template`]: replaces `$0`, `${1:b}`, `$$`, and `$(att$|intel$)` by its first alternative.
//! - [`operand`]: parses operands.
//! - [`table`]: mnemonics, with AT&T's suffixes and names, to encodings.
//! - [`matching`]: one encoding against the operands; builds the instruction.
//!
//! Unsupported, each with an error: Intel syntax, sections, definitions of symbols, macros, EVEX encodings.

mod directive;
mod matching;
mod operand;
pub(crate) mod table;
mod template;

use iced_x86::{Encoder, Instruction, Register};
use rustc_hash::FxHashMap;

use operand::{Parsed, Place};

/// An operand of the template after register allocation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A register: general registers by their 64-bit name, and how many bytes of it the operand has.
    Register {
        /// The register.
        register: Register,
        /// Size of the operand's type in bytes.
        bytes: u32,
    },
    /// Memory.
    Memory {
        /// The base register; `Register::None` for none, `Register::RIP` beside a symbol.
        base: Register,
        /// The index register; `Register::None` for none.
        index: Register,
        /// 1, 2, 4 or 8.
        scale: u32,
        /// Bytes added.
        displacement: i64,
        /// A symbol whose address is added.
        symbol: Option<String>,
        /// Size of the operand's type in bytes; zero if unknown.
        bytes: u32,
    },
    /// A number.
    Immediate(i64),
    /// A symbol's address plus an offset, as a constant.
    Symbol(String, i64),
    /// The k-th label of `asm goto`.
    Label(u32),
}

/// The target of a fix-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// The k-th label of `asm goto`.
    Label(u32),
    /// A symbol.
    Symbol(String),
}

/// How a fix-up's bytes are computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FixupKind {
    /// Four bytes: target + addend - address of the four bytes.
    Relative32,
    /// Four bytes: target + addend, which must fit as a signed number.
    Absolute32,
    /// Eight bytes: target + addend.
    Absolute64,
}

/// Bytes that depend on an address outside the template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixup {
    /// Position in the bytes.
    pub offset: u32,
    /// How they are computed.
    pub kind: FixupKind,
    /// Their target.
    pub target: Target,
    /// Added to the target's address.
    pub addend: i64,
}

/// The machine code of a template.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Blob {
    /// The code, in one piece that may be placed anywhere.
    pub bytes: Vec<u8>,
    /// The fix-ups.
    pub fixups: Vec<Fixup>,
}

/// The reason why a template cannot be assembled.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("inline assembly: {message}, in `{statement}`")]
pub struct AsmError {
    /// The message.
    pub message: String,
    /// The statement, with the operands filled in.
    pub statement: String,
}

impl AsmError {
    fn new(message: impl Into<String>, statement: &str) -> Self {
        AsmError { message: message.into(), statement: statement.trim().to_owned() }
    }
}

/// Assembles `template` with `operands` filled in. `unique` is the text of `${:uid}`.
///
/// # Errors
/// The first statement that is not understood.
pub fn assemble(template: &str, operands: &[Operand], unique: u32) -> Result<Blob, AsmError> {
    let text = template::expand(template, operands, unique)?;
    let mut assembler = Assembler::default();
    for statement in statements(&text) {
        assembler.statement(statement)?;
    }
    assembler.resolve_local_labels()
}

/// The first word of a statement, and the rest.
fn split_word(statement: &str) -> (&str, &str) {
    statement.split_once(char::is_whitespace).unwrap_or((statement, ""))
}

/// The statements of `text`: lines, and parts of lines between semicolons, without comments.
fn statements(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    core::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let mut quoted = false;
        let mut escaped = false;
        let end = rest.find(|c: char| {
            if escaped {
                escaped = false;
            } else if quoted && c == '\\' {
                escaped = true;
            } else if c == '"' {
                quoted = !quoted;
            }
            !quoted && matches!(c, '\n' | ';' | '#')
        });
        let end = end.unwrap_or(rest.len());
        let statement = &rest[..end];
        // A comment ends with its line.
        let skip = if rest[end..].starts_with('#') {
            rest[end..].find('\n').map_or(rest.len(), |newline| end + newline + 1)
        } else {
            (end + 1).min(rest.len())
        };
        rest = &rest[skip..];
        Some(statement)
    })
}

/// A fix-up whose target is still a name.
struct Pending {
    offset: u32,
    kind: FixupKind,
    name: String,
    addend: i64,
    statement: String,
}

#[derive(Default)]
struct Assembler {
    blob: Blob,
    /// Positions of labels; a numeric label (`1:`) may occur several times.
    labels: FxHashMap<String, Vec<u32>>,
    pending: Vec<Pending>,
}

impl Assembler {
    fn statement(&mut self, statement: &str) -> Result<(), AsmError> {
        let mut rest = statement.trim();
        while let Some((label, after)) = operand::split_label(rest) {
            let position = self.blob.bytes.len() as u32;
            let positions = self.labels.entry(label.to_owned()).or_default();
            if !positions.is_empty() && !label.starts_with(|c: char| c.is_ascii_digit()) {
                return Err(AsmError::new(format!("label `{label}` stands twice"), statement));
            }
            positions.push(position);
            rest = after.trim_start();
        }
        if rest.is_empty() {
            return Ok(());
        }
        if rest.starts_with('.') {
            return self.directive(rest);
        }
        let (mut word, mut operands) = split_word(rest);
        // Prefixes may be a separate statement, for the instruction of the next one: `lock; xadd …`.
        while let Some(prefix) = table::prefix(word) {
            self.blob.bytes.extend_from_slice(prefix);
            (word, operands) = split_word(operands.trim_start());
        }
        if word.is_empty() {
            return Ok(());
        }
        let line = |message: String| AsmError::new(message, statement);
        let parsed = operand::parse_list(operands).map_err(line)?;
        let built = matching::select(word, &parsed).map_err(line)?;
        self.emit(built, &parsed, statement)
    }

    fn emit(
        &mut self,
        instruction: Instruction,
        operands: &[Parsed],
        statement: &str,
    ) -> Result<(), AsmError> {
        let start = self.blob.bytes.len();
        let mut encoder = Encoder::new(64);
        encoder
            .encode(&instruction, start as u64)
            .map_err(|error| AsmError::new(error.to_string(), statement))?;
        let offsets = encoder.get_constant_offsets();
        self.blob.bytes.extend_from_slice(&encoder.take_buffer());
        let end = self.blob.bytes.len();
        for operand in operands {
            let Some((name, addend, place)) = operand.reference() else {
                if let Some(distance) = operand.distance() {
                    let at = start + offsets.displacement_offset();
                    self.blob.bytes[at..at + 4].copy_from_slice(&distance.to_le_bytes());
                }
                continue;
            };
            let (at, size) = match place {
                Place::Displacement => (offsets.displacement_offset(), offsets.displacement_size()),
                Place::Immediate | Place::Branch => (offsets.immediate_offset(), offsets.immediate_size()),
            };
            let offset = (start + at) as u32;
            let relative = place == Place::Branch
                || place == Place::Displacement && instruction.is_ip_rel_memory_operand();
            let (kind, addend) = match (relative, size) {
                // The processor adds to the address after the whole instruction.
                (true, 4) => (FixupKind::Relative32, addend - (end as i64 - i64::from(offset))),
                (false, 4) => (FixupKind::Absolute32, addend),
                (false, 8) => (FixupKind::Absolute64, addend),
                _ => return Err(AsmError::new(format!("`{name}` does not fit here"), statement)),
            };
            self.blob.bytes[offset as usize..offset as usize + size].fill(0);
            self.refer(offset, kind, name.to_owned(), addend, statement);
        }
        Ok(())
    }

    fn refer(&mut self, offset: u32, kind: FixupKind, name: String, addend: i64, statement: &str) {
        self.pending.push(Pending { offset, kind, name, addend, statement: statement.trim().to_owned() });
    }

    /// Resolves references to labels of the template, and makes fix-ups of references to symbols.
    fn resolve_local_labels(mut self) -> Result<Blob, AsmError> {
        for pending in core::mem::take(&mut self.pending) {
            let Pending { offset, kind, name, addend, statement } = pending;
            if let Some(label) = name.strip_prefix(template::GOTO_PREFIX) {
                let index = label.parse().map_err(|_| AsmError::new("unknown label", &statement))?;
                self.blob.fixups.push(Fixup { offset, kind, target: Target::Label(index), addend });
            } else if let Some(position) = self.find_label(&name, offset) {
                if kind != FixupKind::Relative32 {
                    let message = format!("the address of `{name}` is not a constant");
                    return Err(AsmError::new(message, &statement));
                }
                let distance = i64::from(position) - i64::from(offset) + addend;
                let bytes = (distance as i32).to_le_bytes();
                self.blob.bytes[offset as usize..offset as usize + 4].copy_from_slice(&bytes);
            } else if name.starts_with(|c: char| c.is_ascii_digit()) {
                return Err(AsmError::new(format!("there is no label `{name}`"), &statement));
            } else {
                self.blob.fixups.push(Fixup { offset, kind, target: Target::Symbol(name), addend });
            }
        }
        Ok(self.blob)
    }

    /// The position of a label of the template, seen from `from`: `1f` and `1b` are the next and the last
    /// `1`.
    fn find_label(&self, name: &str, from: u32) -> Option<u32> {
        if name.starts_with(|c: char| c.is_ascii_digit()) {
            let positions = self.labels.get(&name[..name.len() - 1])?;
            return if name.ends_with('f') {
                positions.iter().copied().find(|&position| position > from)
            } else {
                positions.iter().copied().rev().find(|&position| position <= from)
            };
        }
        self.labels.get(name)?.first().copied()
    }
}

#[cfg(test)]
mod tests;
