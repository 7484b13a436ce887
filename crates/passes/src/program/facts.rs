//! A module, with facts about its objects that hold in the whole program.

use std::ops::Deref;

use sheave_ir::entity::EntityRef;
use sheave_ir::{DataId, Module};

use super::objects::Uses;

/// The module that a function is of, with what its functions do with its objects.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Program<'a> {
    module: &'a Module,
    /// By object, as far as that is known.
    objects: &'a [Uses],
}

impl<'a> Program<'a> {
    pub(crate) fn new(module: &'a Module, objects: &'a [Uses]) -> Self {
        Program { module, objects }
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

impl<'a> From<&'a Module> for Program<'a> {
    fn from(module: &'a Module) -> Self {
        Program { module, objects: &[] }
    }
}

impl Deref for Program<'_> {
    type Target = Module;

    fn deref(&self) -> &Module {
        self.module
    }
}
