//! Instructions in one of the two syntaxes.
//!
//! In Intel's, names of the program are read among words of the assembler: `mov eax, and` is no load of a
//! variable `and`. So an instruction that refers to such a name is written in AT&T syntax, and so are those
//! that iced and the assemblers write differently in Intel's.

use std::sync::LazyLock;

use iced_x86::{Formatter as _, GasFormatter, Instruction, IntelFormatter, OpKind, Register};
use rustc_hash::FxHashSet;

use super::code::Names;
use crate::asm::Syntax;

/// What precedes and follows instructions in Intel syntax.
pub(super) const INTEL: &str = ".intel_syntax noprefix";
pub(super) const ATT: &str = ".att_syntax prefix";

/// Words that GNU's assembler and clang's read as operators, sizes or directives in operands; registers are
/// known from elsewhere.
const WORDS: &[&str] = &[
    "and", "or", "xor", "not", "shl", "shr", "mod", "eq", "ne", "lt", "le", "gt", "ge", "offset", "ptr",
    "byte", "word", "dword", "fword", "qword", "mmword", "tbyte", "oword", "xmmword", "ymmword", "zmmword",
    "near", "far", "short", "flat", "bcst", "st", "rip", "eip", "riz", "eiz", "length", "size", "type",
    "this", "high", "low", "dup", "rel", "code", "real4", "real8", "real10", "sword", "sdword", "sqword",
    "sbyte", "rn", "rd", "ru", "rz", "sae",
];

/// Writes instructions.
pub(super) struct Printer {
    att: GasFormatter,
    /// With the names in operands, where this syntax is asked for.
    intel: Option<(IntelFormatter, Names)>,
}

impl Printer {
    pub(super) fn new(syntax: Syntax, names: Names) -> Printer {
        let intel = (syntax == Syntax::Intel).then(|| {
            let mut formatter = IntelFormatter::with_options(Some(Box::new(names.clone())), None);
            let options = formatter.options_mut();
            options.set_rip_relative_addresses(true);
            options.set_hex_prefix("0x");
            options.set_hex_suffix("");
            options.set_signed_immediate_operands(true);
            options.set_space_after_operand_separator(true);
            // The assembler chooses.
            options.set_show_branch_size(false);
            (formatter, names.clone())
        });
        let mut att = GasFormatter::with_options(Some(Box::new(names)), None);
        att.options_mut().set_rip_relative_addresses(true);
        Printer { att, intel }
    }

    /// Appends the text of `instruction`: a line, or several.
    pub(super) fn print(&mut self, instruction: &Instruction, line: &mut String) {
        let Some((formatter, names)) = &mut self.intel else { return self.att.format(instruction, line) };
        let start = line.len();
        let as_intel = !instruction.is_string_instruction() && names.of(instruction).all(is_plain);
        if as_intel {
            formatter.format(instruction, line);
        }
        // Those of the x87: where they access memory, assemblers do not want the top of the stack.
        let is_x87 = line[start..].starts_with('f');
        let has_memory = instruction.op_kinds().any(|kind| kind == OpKind::Memory);
        if is_x87 && has_memory {
            let text = line.split_off(start).replacen(" st, ", " ", 1);
            line.push_str(text.strip_suffix(", st").unwrap_or(&text));
        } else if is_x87 || !as_intel {
            line.truncate(start);
            line.push_str(ATT);
            line.push_str("\n\t");
            self.att.format(instruction, line);
            line.push_str("\n\t");
            line.push_str(INTEL);
        }
    }
}

/// True for a name that means the symbol in Intel syntax, too.
fn is_plain(name: &str) -> bool {
    static RESERVED: LazyLock<FxHashSet<String>> = LazyLock::new(|| {
        let registers = Register::values().map(|register| format!("{register:?}").to_lowercase());
        WORDS.iter().map(|&word| word.to_owned()).chain(registers).collect()
    });
    !name.contains(['"', '$']) && !is_numbered(name) && !RESERVED.contains(&name.to_lowercase())
}

/// Registers of newer processors: `r16d`, `k1`, `tmm0`, `bnd0`, `st7`.
fn is_numbered(name: &str) -> bool {
    let name = name.to_lowercase();
    let digits = |rest: &str| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit());
    let has = |stem: &str| name.strip_prefix(stem).is_some_and(digits);
    ["k", "st", "mm", "xmm", "ymm", "zmm", "tmm", "bnd", "cr", "dr", "db", "tr"].iter().any(|stem| has(stem))
        || name.strip_prefix('r').is_some_and(|rest| digits(rest.trim_end_matches(['b', 'w', 'd', 'l'])))
}

#[cfg(test)]
mod tests {
    use super::is_plain;

    #[test]
    fn words_of_the_assembler_are_no_names() {
        for name in ["puts", "main", "_start", ".L.text", "r", "rest", "kernel", "r2d2", "stack", "xmmx"] {
            assert!(is_plain(name), "{name}");
        }
        for name in
            ["and", "AND", "offset", "rax", "Eax", "st", "st7", "xmm31", "r31d", "k3", "\"a b\"", "a$b"]
        {
            assert!(!is_plain(name), "{name}");
        }
    }
}
