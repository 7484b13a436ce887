//! Instructions of a program, as the places that faults are reported at.

use sheave_ir::{FuncId, Inst};

/// An instruction of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Site {
    pub(super) func: FuncId,
    pub(super) inst: Inst,
}
