//! A module, with facts about its objects and functions that hold in the whole program.

use std::ops::Deref;

use sheave_ir::entity::EntityRef;
use sheave_ir::{CallKind, DataId, FuncAttrs, InstData, Module, SymbolDef};

use super::library::library_call;
use super::objects::Uses;

/// The module that a function is of, with what its functions do with its objects.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Program<'a> {
    module: &'a Module,
    /// By object, as far as that is known.
    objects: &'a [Uses],
    /// By symbol, beside its attributes.
    deduced: &'a [FuncAttrs],
}

impl<'a> Program<'a> {
    pub(crate) fn new(module: &'a Module, objects: &'a [Uses], deduced: &'a [FuncAttrs]) -> Self {
        Program { module, objects, deduced }
    }

    /// The module alone.
    pub(crate) fn module(self) -> &'a Module {
        self.module
    }

    /// The promises about a call: those of the module, and what is known of the callee by its body, or by its
    /// name if it is of the C library.
    pub(crate) fn call_attrs(&self, data: &InstData) -> FuncAttrs {
        call_attrs(self.module, self.deduced, data)
    }

    /// Whether the object keeps its first content.
    pub(crate) fn is_constant(&self, id: DataId) -> bool {
        self.module.data[id].readonly || self.objects.get(id.index()).is_some_and(|uses| !uses.written)
    }

    /// Whether a pointer that comes from memory, a parameter or a call may point to the object.
    pub(crate) fn escapes(&self, id: DataId) -> bool {
        self.objects.get(id.index()).is_none_or(|uses| uses.escapes)
    }
}

/// The promises about a call, with what is `deduced` by symbol.
pub(super) fn call_attrs(module: &Module, deduced: &[FuncAttrs], data: &InstData) -> FuncAttrs {
    let own = module.call_attrs(data);
    let InstData::Call { kind: CallKind::Plain, callee, .. } = *data else { return own };
    let more = deduced.get(callee.index()).copied().unwrap_or_default();
    let is_defined = matches!(module.symbols[callee].def, SymbolDef::Function(_));
    // A name of the library says something only if the call fits.
    if more.is_empty() || !is_defined && library_call(module, data).is_none() { own } else { own | more }
}

impl<'a> From<&'a Module> for Program<'a> {
    fn from(module: &'a Module) -> Self {
        Program { module, objects: &[], deduced: &[] }
    }
}

impl Deref for Program<'_> {
    type Target = Module;

    fn deref(&self) -> &Module {
        self.module
    }
}
