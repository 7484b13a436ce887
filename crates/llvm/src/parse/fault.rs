//! Errors of the reader, with positions.

use sheave_ir::DiagnosticKind;

use crate::lower::reason::{Lowered, Reason};

/// An error at a byte of the text.
#[derive(Debug)]
pub(crate) struct Fault {
    /// Whether a rule of LLVM IR is broken, or the construct is unknown to this reader.
    pub(crate) kind: DiagnosticKind,
    /// Offset into the source.
    pub(crate) pos: usize,
    /// The message.
    pub(crate) message: String,
    /// Something is missing that a part of the text with another fault may have defined.
    pub(crate) follows: bool,
}

/// A result in the reader; the fault is boxed to keep the good case small.
pub(crate) type Read<T> = Result<T, Box<Fault>>;

/// Adds a position to an error of lowering.
pub(crate) trait At<T> {
    /// The same; a fault gets the position that lowering was told for the part at fault, else `pos`.
    fn at(self, pos: usize) -> Read<T>;
}

impl<T> At<T> for Lowered<T> {
    #[inline(always)]
    fn at(self, pos: usize) -> Read<T> {
        self.map_err(|reason| Fault::new(*reason, pos))
    }
}

impl Fault {
    /// The fault for an error of lowering about the part of the text at `pos`.
    #[cold]
    pub(crate) fn new(Reason { kind, message, mark, .. }: Reason, pos: usize) -> Box<Fault> {
        Box::new(Fault { kind, pos: mark.map_or(pos, |mark| mark as usize), message, follows: false })
    }
}
