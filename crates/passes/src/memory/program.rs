//! A module, and what is known of all code that it is part of.

use std::ops::Deref;

use sheave_ir::entity::EntityRef;
use sheave_ir::{DataId, Module};

/// The module that a function is of, with the objects that no function of it writes to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Program<'a> {
    module: &'a Module,
    /// By object, as far as that is known.
    never_written: &'a [bool],
}

impl<'a> Program<'a> {
    pub(crate) fn new(module: &'a Module, never_written: &'a [bool]) -> Self {
        Program { module, never_written }
    }

    /// The module.
    pub(crate) fn module(self) -> &'a Module {
        self.module
    }

    /// Whether the object keeps its first content.
    pub(crate) fn is_constant(&self, id: DataId) -> bool {
        self.module.data[id].readonly || self.never_written.get(id.index()).is_some_and(|&never| never)
    }
}

impl<'a> From<&'a Module> for Program<'a> {
    fn from(module: &'a Module) -> Self {
        Program { module, never_written: &[] }
    }
}

impl Deref for Program<'_> {
    type Target = Module;

    fn deref(&self) -> &Module {
        self.module
    }
}
