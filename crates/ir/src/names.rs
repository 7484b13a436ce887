//! The names of values and blocks in text and messages.

use core::fmt;

use cranelift_entity::EntityRef;

use crate::{Block, Function, Value};

/// The name of a value or block in the text of its function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name(&'static str, u64);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, self.1)
    }
}

impl Function {
    /// The name of `value` in text: its id, unless a parser met a number too large for an id. Messages should
    /// use this, not `Display` of the id. A constant, which text shows by its content, is named in the same
    /// way.
    pub fn value_name(&self, value: Value) -> Name {
        Name("v", self.labels.values.get(value.index() as u32))
    }

    /// The name of `block` in text; see [`Function::value_name`].
    pub fn block_name(&self, block: Block) -> Name {
        Name("block", self.block_label(block))
    }

    /// The number in the name of `block`.
    pub(crate) fn block_label(&self, block: Block) -> u64 {
        self.labels.blocks.get(block.index() as u32)
    }
}
