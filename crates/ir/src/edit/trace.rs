//! The changes of a rewrite, to search for a wrong one.

use core::fmt;

use crate::{Block, Edge, Inst, Value};

/// One change of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// All uses of a value are uses of another one.
    Replaced {
        /// The value without uses from now on.
        value: Value,
        /// The value that replaces it.
        by: Value,
    },
    /// An instruction computes its results in another form.
    Rewritten(Inst),
    /// A new instruction.
    Inserted(Inst),
    /// An instruction that is gone.
    Removed(Inst),
    /// An instruction that moves to the end of a block.
    Moved {
        /// The instruction.
        inst: Inst,
        /// Its new block.
        to: Block,
    },
    /// An edge with another target, or with other arguments.
    Retargeted {
        /// The edge.
        edge: Edge,
        /// Its new target.
        to: Block,
    },
    /// A phi that is new.
    PhiAdded(Value),
    /// A phi that is gone.
    PhiRemoved(Value),
    /// A block that is new.
    BlockAdded(Block),
    /// A block that is gone, or is part of its predecessor.
    BlockRemoved(Block),
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::Replaced { value, by } => write!(f, "{value} replaced by {by}"),
            Change::Rewritten(inst) => write!(f, "{inst} rewritten"),
            Change::Inserted(inst) => write!(f, "{inst} inserted"),
            Change::Removed(inst) => write!(f, "{inst} removed"),
            Change::Moved { inst, to } => write!(f, "{inst} moved to the end of {to}"),
            Change::Retargeted { edge, to } => write!(f, "{edge} retargeted to {to}"),
            Change::PhiAdded(phi) => write!(f, "phi {phi} added"),
            Change::PhiRemoved(phi) => write!(f, "phi {phi} removed"),
            Change::BlockAdded(block) => write!(f, "{block} added"),
            Change::BlockRemoved(block) => write!(f, "{block} removed"),
        }
    }
}
