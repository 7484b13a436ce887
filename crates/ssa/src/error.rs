//! Errors of hosts and faults of plans: a rule, and the entity that breaks it.

use core::fmt;

use crate::choices::phrases;
use crate::{Block, Edge, Inst, Slot, Value, Var};

phrases! {
    /// A rule that a host must keep.
    pub enum Rule {
        /// A function has at least one block.
        NoBlocks = "a function needs at least one block",
        /// The entry block is one of the blocks.
        EntryOutOfRange = "the entry block must be one of the blocks",
        /// Every successor is one of the blocks.
        SuccessorOutOfRange = "a successor must be one of the blocks",
        /// An edge carries exactly one argument for each phi of its target.
        PhiArgumentCount = "an edge must carry one argument for each phi of its target",
        /// A phi and its arguments have one type.
        PhiArgumentType = "a phi and its arguments must have one type",
        /// Every value is below the bound that the host states.
        ValueOutOfRange = "a value must be below the number of values",
        /// Every instruction is below the bound that the host states.
        InstOutOfRange = "an instruction must be below the number of instructions",
        /// Every slot is below the bound that the host states.
        SlotOutOfRange = "a slot must be below the number of slots",
        /// Every variable is below the bound that the host states.
        VarOutOfRange = "a variable must be below the number of variables",
        /// A definition comes before its uses on every path.
        UseBeforeDefinition = "a definition must come before its uses on every path",
        /// A value has one definition.
        DefinedTwice = "a value must have one definition",
        /// An edge that carries a definition of its own is an existing edge of a block that ends there.
        EdgeOutOfRange = "an edge must be one of its block's",
        /// There are fewer than 2³⁰ blocks, edges, values, slots and phis.
        TooLarge = "there must be fewer than 2^30 blocks, edges, values, slots and phis",
        /// Edges of one block that lead to one target and cannot be split bring equal arguments.
        AmbiguousEdges = "edges that cannot be split and lead to one block must bring equal arguments",
        /// A constraint names existing values of the same register class, and no value must be in two
        /// registers.
        BadConstraint = "a constraint must name existing values of one register class, and one register for each",
    }
}

/// The entity that breaks a rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Entity {
    /// The function as a whole.
    Function,
    /// A block.
    Block(Block),
    /// An edge.
    Edge(Edge),
    /// A value.
    Value(Value),
    /// A slot.
    Slot(Slot),
    /// A variable.
    Var(Var),
    /// An instruction.
    Inst(Inst),
}

impl fmt::Display for Entity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entity::Function => f.write_str("function"),
            Entity::Block(block) => block.fmt(f),
            Entity::Edge(edge) => write!(f, "edge {edge}"),
            Entity::Value(value) => value.fmt(f),
            Entity::Slot(slot) => slot.fmt(f),
            Entity::Var(var) => var.fmt(f),
            Entity::Inst(inst) => inst.fmt(f),
        }
    }
}

/// A rule that is broken: of the type `R`, for hosts or for the plans of a checker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fault<R> {
    /// The rule.
    pub rule: R,
    /// The entity that breaks it.
    pub entity: Entity,
    /// The instruction whose report broke it, if it is known.
    pub inst: Option<Inst>,
}

/// A host broke a rule. Nothing was changed.
pub type Error = Fault<Rule>;

impl<R: fmt::Display> fmt::Display for Fault<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.entity.fmt(f)?;
        match self.inst {
            Some(inst) if self.entity != Entity::Inst(inst) => write!(f, " (reported by {inst})")?,
            _ => {}
        }
        write!(f, ": {}", self.rule)
    }
}

impl<R: fmt::Debug + fmt::Display> core::error::Error for Fault<R> {}

impl<R: Copy> Fault<R> {
    /// The fault that `entity` breaks `rule`.
    #[cold]
    pub const fn new(rule: R, entity: Entity) -> Self {
        Fault { rule, entity, inst: None }
    }

    /// The same fault, with the instruction that was being reported.
    #[cold]
    pub fn reported_by(self, inst: Inst) -> Self {
        Fault { inst: Some(inst), ..self }
    }
}
