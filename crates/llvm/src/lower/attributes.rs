use sheave_ir::Extension;

use crate::lower::types::Ty;

/// What the calling convention must know about a parameter or result.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct ParamAttrs {
    pub(crate) extension: Extension,
    /// Passed as a copy of an object of this type.
    pub(crate) by_val: Option<Ty>,
    /// The address for the result.
    pub(crate) sret: bool,
    /// Alignment in bytes, or 0.
    pub(crate) align: u32,
    /// The type that an indirect operand points to: one of inline assembly.
    pub(crate) element: Option<Ty>,
}

/// What a function's or call's attributes say about control flow.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct FnFlags {
    pub(crate) returns_twice: bool,
    pub(crate) no_return: bool,
    pub(crate) naked: bool,
}

impl FnFlags {
    pub(crate) fn or(self, other: FnFlags) -> FnFlags {
        FnFlags {
            returns_twice: self.returns_twice || other.returns_twice,
            no_return: self.no_return || other.no_return,
            naked: self.naked || other.naked,
        }
    }
}
