//! Records of the sweep over the top level: names at module level, headers of functions and variables.

use sheave_ir::entity::packed_option::PackedOption;
use sheave_ir::{FuncId, Linkage, Symbol, Visibility};

use crate::lower::attributes::{FnFlags, ParamAttrs};
use crate::lower::intrinsics::Intrinsic;
use crate::lower::types::Ty;
use crate::parse::cursor::Span;

/// The words before the type of a function or global.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Header {
    pub(crate) linkage: Linkage,
    /// It has no initialiser.
    pub(crate) is_external: bool,
    /// Whatever replaces it does the same.
    pub(crate) one_definition: bool,
    /// Modules that need it define it.
    pub(crate) discardable: bool,
    pub(crate) visibility: Visibility,
    pub(crate) thread_local: bool,
    /// The number of the calling convention.
    pub(crate) cc: u32,
    pub(crate) ret: ParamAttrs,
}

/// The kind of a global name.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) enum GlobalKind {
    /// Mentioned only, so far.
    #[default]
    Unknown,
    /// A function without a body here.
    Declared,
    /// A function with a body: index into [`Reader::headers`].
    Defined(u32),
    /// A variable, here or elsewhere.
    Variable,
    /// Another name.
    Alias,
    /// An intrinsic of LLVM.
    Intrinsic(Intrinsic),
}

/// A name at module level.
#[derive(Clone, Default, Debug)]
pub(crate) struct Global<'s> {
    /// The name in the text.
    pub(crate) name: &'s [u8],
    pub(crate) kind: GlobalKind,
    /// Type of the variable or function.
    pub(crate) ty: Ty,
    pub(crate) symbol: PackedOption<Symbol>,
    pub(crate) header: Header,
    pub(crate) flags: FnFlags,
    pub(crate) group: Option<u32>,
    /// For functions, the parameters: a range of [`Reader::param_pool`].
    pub(crate) params: (u32, u32),
    /// The position of its declaration.
    pub(crate) pos: u32,
}

/// A parameter in a function's header.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Param {
    pub(crate) ty: Ty,
    pub(crate) attrs: ParamAttrs,
    /// Its name, if it has one.
    pub(crate) name: Option<Span>,
    pub(crate) pos: u32,
}

/// A function with a body that is still to be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FnHeader {
    pub(crate) global: u32,
    /// Position after the opening brace.
    pub(crate) body: usize,
    /// Position of the closing brace.
    pub(crate) end: usize,
    pub(crate) func: PackedOption<FuncId>,
    /// The number of its subprogram in the metadata.
    pub(crate) subprogram: Option<u32>,
    /// The position of the name of its personality.
    pub(crate) personality: Option<u32>,
    /// The start of its labels in [`Reader::labels`], once it was read.
    pub(crate) labels: u32,
}

/// A variable whose initialiser is still to be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VarHeader {
    pub(crate) global: u32,
    /// Position of the initialiser.
    pub(crate) init: usize,
    pub(crate) constant: bool,
}

/// An alias or ifunc that is still to be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AliasHeader {
    pub(crate) global: u32,
    /// Position of the aliasee.
    pub(crate) target: usize,
    pub(crate) ifunc: bool,
}

/// A use of the address of a block in a function that was not read yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BlockUse {
    pub(crate) in_func: FuncId,
    pub(crate) value: sheave_ir::Value,
    pub(crate) header: u32,
    pub(crate) label: Span,
    pub(crate) pos: u32,
}
