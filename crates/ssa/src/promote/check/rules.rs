//! The rules that a plan must keep.

use core::fmt;

use crate::Entity;

/// A rule that a plan must keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PlanRule {
    /// Only slots whose every use is an access that can be promoted are promoted.
    NotPromotable,
    /// A load is replaced by what the slot holds there.
    WrongLoad,
    /// A phi argument is what the slot holds at the end of the edge's source.
    WrongArgument,
    /// An edge has one argument per phi of its target.
    ArgumentCount,
    /// Phis are for promoted slots, in reachable blocks, one per block and slot, those of a block together
    /// and ordered by slot.
    WrongPhi,
    /// Exactly the accesses to promoted slots are removed or changed.
    WrongRemoval,
    /// Exactly the results of removed loads are replaced.
    WrongReplacement,
    /// No two removed loads define one value.
    DefinedTwice,
    /// An access of another type than its slot's is converted, and nothing else is.
    WrongConversion,
    /// Inline assembly that writes a promoted slot defines a value for it.
    WrongAsmOutput,
    /// No definition refers to a value that is removed, or to a phi or point that does not exist.
    Dangling,
    /// A slot that is live across a call that returns twice and stored to after it stays in memory.
    ReturnsTwice,
    /// Parameter slots follow the mode.
    WrongParameter,
    /// What the host reports exists, and the plan is about the same function.
    Host,
}

impl PlanRule {
    /// The rule as a sentence.
    pub const fn text(self) -> &'static str {
        match self {
            PlanRule::NotPromotable => "only slots whose every use can be promoted may be promoted",
            PlanRule::WrongLoad => "a load must be replaced by what the slot holds there",
            PlanRule::WrongArgument => {
                "a phi argument must be what the slot holds at the end of the edge's source"
            }
            PlanRule::ArgumentCount => "an edge must have one argument per phi of its target",
            PlanRule::WrongPhi => {
                "phis must be for promoted slots, in reachable blocks, one per block and slot, in order"
            }
            PlanRule::WrongRemoval => "exactly the accesses to promoted slots must be removed or changed",
            PlanRule::WrongReplacement => "exactly the results of removed loads must be replaced",
            PlanRule::DefinedTwice => "no two removed loads may define one value",
            PlanRule::WrongConversion => {
                "an access of another type than its slot's must be converted, and nothing else"
            }
            PlanRule::WrongAsmOutput => {
                "inline assembly that writes a promoted slot must define a value for it"
            }
            PlanRule::Dangling => {
                "no definition may refer to a value that is removed, or to a phi or point that does not exist"
            }
            PlanRule::ReturnsTwice => {
                "a slot that is stored to after a call that returns twice, over which it lives, must stay in memory"
            }
            PlanRule::WrongParameter => "parameter slots must follow the mode",
            PlanRule::Host => "the plan must be the function's, and what the host reports must exist",
        }
    }
}

impl fmt::Display for PlanRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A plan breaks a rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fault {
    /// The rule.
    pub rule: PlanRule,
    /// Where it is broken.
    pub entity: Entity,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.entity, self.rule.text())
    }
}

impl core::error::Error for Fault {}
