//! What the complete function is told: the phis that are left, and what replaces those that are gone.

use super::{Builder, PhiState};
use crate::promote::Def;
use crate::{Block, Value, Var};

/// A phi of the finished function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuiltPhi<'a> {
    /// The value that the host made for it.
    pub value: Value,
    /// Where it is.
    pub block: Block,
    /// For which variable.
    pub var: Var,
    /// One argument per predecessor, in the order in which they were declared.
    pub args: &'a [Value],
}

/// What is left to do when all blocks are there.
#[derive(Clone, Copy, Debug)]
pub struct Built<'a> {
    builder: &'a Builder,
}

impl<'a> Built<'a> {
    pub(super) fn of(builder: &'a Builder) -> Self {
        Built { builder }
    }

    /// The phis that are left, in the order in which their values were made.
    pub fn phis(&self) -> impl Iterator<Item = BuiltPhi<'a>> + use<'a> {
        let builder = self.builder;
        let mut end = 0;
        builder.built_phis.iter().map(move |&phi| {
            let PhiState { value, block, var, n_args, .. } = builder.phis[phi as usize];
            let args = &builder.built_args[end..end + n_args as usize];
            end += n_args as usize;
            BuiltPhi { value: Value(value), block: Block(block), var: Var(var), args }
        })
    }

    /// The phis that are gone, each with the value that replaces it.
    pub fn replaced(&self) -> impl Iterator<Item = (Value, Value)> + use<'a> {
        let builder = self.builder;
        let made = builder.made.iter().map(|&phi| &builder.phis[phi as usize]);
        let gone = made.filter(|phi| phi.replaced != Def::NONE);
        gone.map(move |phi| {
            let value = Value(phi.value);
            (value, builder.known_value(builder.resolve(phi.replaced), value))
        })
    }

    /// What `value` is in the finished function: itself, unless it was made for a phi that is gone.
    pub fn resolve(&self, value: Value) -> Value {
        self.builder.known_value(self.builder.resolve(self.builder.def_of(value)), value)
    }
}
