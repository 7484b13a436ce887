//! Inline assembly: template and constraints.

use std::sync::Arc;

use crate::{Diagnostic, Type};

/// One operand of a piece of inline assembly, in the order of LLVM's constraint string: outputs, inputs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsmOperand {
    /// The constraint without its prefixes, such as `r`, `imr`, `{ax}` or `0` (tied to operand 0).
    pub constraint: Box<str>,
    /// Its role.
    pub kind: AsmOperandKind,
    /// The type of the value that is read or written (for an indirect operand, of the memory at the address;
    /// `None` if that is not a scalar).
    pub ty: Option<Type>,
    /// Written before all inputs are read (`&`).
    pub early_clobber: bool,
}

named_enum! {
    /// The role of an operand.
    AsmOperandKind {
        /// A result in a register.
        Output = "out",
        /// A register constraint whose result is stored at an address operand (a slot named as output).
        OutputTo = "out_to",
        /// Memory, at an address operand, which the template writes.
        OutputMemory = "out_memory",
        /// A value.
        Input = "in",
        /// Memory, at an address operand, which the template reads.
        InputMemory = "in_memory",
    }
}

impl AsmOperandKind {
    /// True if the instruction has an operand for it; false if it has a result.
    pub const fn takes_argument(self) -> bool {
        !matches!(self, AsmOperandKind::Output)
    }
}

/// Template, operands and clobbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AsmData {
    /// The template, in AT&T syntax, with LLVM's escapes (`$0`, `${1:b}`, `$$`, `$(att$|intel$)`).
    pub template: Box<str>,
    /// The operands in order.
    pub operands: Vec<AsmOperand>,
    /// Clobbers without braces, such as `memory`, `rax`, `flags`.
    pub clobbers: Vec<Box<str>>,
    /// Must stay even if its results are unused.
    pub side_effects: bool,
    /// The template's position in the source, if that is known. Only messages use it; the text form omits it.
    pub source: Option<Arc<AsmSource>>,
}

/// The position of a template in a source text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsmSource {
    /// The file's name, as the user gave it.
    pub file: Box<str>,
    /// The source.
    pub text: Arc<[u8]>,
    /// The position of the template in `text`, in bytes.
    pub offset: u32,
}

impl AsmSource {
    /// A message that the template is not supported. Linear in its position.
    pub fn unsupported(&self, message: impl Into<String>) -> Diagnostic {
        Diagnostic::unsupported(&self.file, &self.text, self.offset as usize, message)
    }
}
