//! The rules that a plan must keep.

use crate::choices::phrases;

phrases! {
    /// A rule that a plan must keep.
    pub enum PlanRule {
        /// Only slots whose every use is an access that can be promoted are promoted.
        NotPromotable = "only slots whose every use can be promoted may be promoted",
        /// A load is replaced by the contents of the slot at that point.
        WrongLoad = "a load must be replaced by what the slot holds there",
        /// A phi argument is the contents of the slot at the end of the edge's source.
        WrongArgument = "a phi argument must be what the slot holds at the end of the edge's source",
        /// An edge has one argument per phi of its target.
        ArgumentCount = "an edge must have one argument per phi of its target",
        /// Phis are for promoted slots, in reachable blocks, one per block and slot, those of a block
        /// together and ordered by slot.
        WrongPhi = "phis must be for promoted slots, in reachable blocks, one per block and slot, in order",
        /// Exactly the accesses to promoted slots are removed or changed.
        WrongRemoval = "exactly the accesses to promoted slots must be removed or changed",
        /// Exactly the results of removed loads are replaced.
        WrongReplacement = "exactly the results of removed loads must be replaced",
        /// No two removed loads define one value.
        DefinedTwice = "no two removed loads may define one value",
        /// An access of another type than its slot's is converted, and nothing else is.
        WrongConversion = "an access of another type than its slot's must be converted, and nothing else",
        /// Inline assembly that writes a promoted slot defines a value for it.
        WrongAsmOutput = "inline assembly that writes a promoted slot must define a value for it",
        /// No definition refers to a value that is removed, or to a phi or point that does not exist.
        Dangling = "no definition may refer to a value that is removed, or to a phi or point that does not exist",
        /// A slot that is live across a call that returns twice and stored to after it stays in memory.
        ReturnsTwice = "a slot that is stored to after a call that returns twice, over which it lives, must stay in memory",
        /// Parameter slots follow the mode.
        WrongParameter = "parameter slots must follow the mode",
        /// The host reports existing entities, and the plan is about the same function.
        Host = "the plan must be the function's, and what the host reports must exist",
    }
}

/// A plan breaks a rule.
pub type Fault = crate::error::Fault<PlanRule>;
