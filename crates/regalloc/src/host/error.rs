//! What a host can get wrong, as a rule, the entity that breaks it and the instruction that was reported.

use core::fmt;

use sheave_ssa::{Block, Edge, Inst};

use crate::input::Vreg;
use crate::registers::Preg;

/// A rule that a [`CodeHost`](super::CodeHost) must keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Rule {
    /// A function has at least one block.
    NoBlocks,
    /// The entry block is one of the blocks.
    EntryOutOfRange,
    /// Every block that the layout or an edge names is one of the blocks.
    BlockOutOfRange,
    /// A block has an instruction, and its last one ends it.
    EmptyBlock,
    /// There are fewer than 2²⁹ blocks, edges, instructions, operands and virtual registers.
    TooLarge,
    /// Every instruction is below the bound that the host states.
    InstOutOfRange,
    /// An instruction is reported once.
    ReportedTwice,
    /// An operand comes after its instruction.
    NoInstruction,
    /// Every virtual register is below the bound that the host states.
    VregOutOfRange,
    /// A virtual register is of a class of the target and a power of two of bytes wide, at most 64, and its
    /// hint is of its class.
    BadVreg,
    /// The entry block has no parameters: what arrives from outside is defined by instructions.
    EntryParameters,
    /// An edge passes one value for each parameter of its target.
    ArgumentCount,
    /// What is passed is of the class and the width of the parameter.
    ArgumentType,
    /// A block has a parameter once, and it is not rematerialised.
    BadParameter,
    /// An edge that cannot be split passes nothing and defines nothing, unless there is room for it before
    /// its jump or in its target.
    Unsplittable,
    /// [`InstKind::Arrival`](crate::InstKind::Arrival) is the first instruction of several in a block with
    /// one predecessor, and all its operands are early definitions of particular registers.
    BadArrival,
    /// The operands break this rule of [`Code`](crate::Code).
    Operands(&'static str),
    /// An instruction needs no more registers at once than there are.
    TooFewRegisters,
    /// A register is demanded once at a time.
    FixedConflict,
    /// Spill slots stay below [`Options::max_spill_bytes`](crate::Options::max_spill_bytes).
    TooMuchStack,
}

impl Rule {
    /// The rule as a sentence.
    pub const fn text(self) -> &'static str {
        match self {
            Rule::NoBlocks => "a function needs at least one block",
            Rule::EntryOutOfRange => "the entry block must be one of the blocks",
            Rule::BlockOutOfRange => "a block that is named must be below the number of blocks",
            Rule::EmptyBlock => "a block must have an instruction",
            Rule::TooLarge => {
                "there must be fewer than 2^29 blocks, edges, instructions, operands, registers"
            }
            Rule::InstOutOfRange => "an instruction must be below the number of instructions",
            Rule::ReportedTwice => "an instruction must be reported once",
            Rule::NoInstruction => "an operand must come after its instruction",
            Rule::VregOutOfRange => "a virtual register must be below the number of virtual registers",
            Rule::BadVreg => {
                "a virtual register and its hint must be of one class of the target, and 1 to 64 bytes wide"
            }
            Rule::EntryParameters => "the entry block must have no parameters",
            Rule::ArgumentCount => "an edge must pass one value for each parameter of its target",
            Rule::ArgumentType => "what is passed must be of the parameter's class and width",
            Rule::BadParameter => "a block must have a parameter once, and without a recipe",
            Rule::Unsplittable => "an edge that needs moves must be one that can be split",
            Rule::BadArrival => {
                "what arrives must be defined early, in particular registers, first in a block with one edge"
            }
            Rule::Operands(rule) => rule,
            Rule::TooFewRegisters => "an instruction must not need more registers at once than there are",
            Rule::FixedConflict => "a register must be demanded once at a time",
            Rule::TooMuchStack => "spill slots must stay below the limit",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// What breaks a rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Entity {
    /// The function as a whole.
    Function,
    /// A block.
    Block(Block),
    /// An edge.
    Edge(Edge),
    /// An instruction.
    Inst(Inst),
    /// A virtual register.
    Vreg(Vreg),
    /// A physical register.
    Preg(Preg),
}

impl fmt::Display for Entity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entity::Function => f.write_str("function"),
            Entity::Block(block) => block.fmt(f),
            Entity::Edge(edge) => write!(f, "edge {edge}"),
            Entity::Inst(inst) => inst.fmt(f),
            Entity::Vreg(vreg) => vreg.fmt(f),
            Entity::Preg(preg) => preg.fmt(f),
        }
    }
}

/// A host broke a rule, or demands what the target does not have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Error {
    /// The rule.
    pub rule: Rule,
    /// Where it is broken.
    pub entity: Entity,
    /// The instruction whose report broke it, where that is known.
    pub inst: Option<Inst>,
}

impl Error {
    /// The error that `entity` breaks `rule`.
    #[cold]
    pub const fn new(rule: Rule, entity: Entity) -> Self {
        Error { rule, entity, inst: None }
    }

    /// The same error, with the instruction that was being reported.
    #[cold]
    pub const fn reported_by(self, inst: Option<Inst>) -> Self {
        Error { inst, ..self }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.entity.fmt(f)?;
        match self.inst {
            Some(inst) if self.entity != Entity::Inst(inst) => write!(f, " (reported by {inst})")?,
            _ => {}
        }
        write!(f, ": {}", self.rule)
    }
}

impl core::error::Error for Error {}
