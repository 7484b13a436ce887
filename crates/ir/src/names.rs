//! How text and messages name the values and blocks of a function.

use core::fmt;

use cranelift_entity::EntityRef;

use crate::{Block, Function, Value};

/// A value as the text of its function shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueName(u64);

impl fmt::Display for ValueName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.0)
    }
}

/// A block as the text of its function shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockName(u64);

impl fmt::Display for BlockName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "block{}", self.0)
    }
}

impl Function {
    /// The name of `value` in text: its id, unless a parser met a number too large for an id. Messages should
    /// use this, not `Display` of the id. A constant, which text shows by its content, is named in the same
    /// way.
    pub fn value_name(&self, value: Value) -> ValueName {
        ValueName(self.labels.values.get(value.index() as u32))
    }

    /// How text names `block`; see [`Function::value_name`].
    pub fn block_name(&self, block: Block) -> BlockName {
        BlockName(self.block_label(block))
    }

    /// The number in the name of `block`.
    pub(crate) fn block_label(&self, block: Block) -> u64 {
        self.labels.blocks.get(block.index() as u32)
    }
}
