//! Induction variables: phis to which every iteration adds the same step.

use sheave_ir::semantics::signed;
use sheave_ir::{BinaryOp, Function, InstData, OpFlags, Value, ValueDef};
use sheave_ssa::LoopId;

use super::Nest;
use crate::blocks::{edges_into, inst_of};

/// A number that does not change in a loop, as the one that is added to a counter per iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Amount {
    Const(i64),
    /// A value from outside of the loop.
    Value(Value),
}

/// A phi that counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Induction {
    pub(crate) step: Amount,
    /// What all of the sums promise.
    pub(crate) flags: OpFlags,
    /// It starts from constants that are not negative.
    pub(crate) starts_natural: bool,
}

impl Induction {
    /// The phi at `index` of the header of the loop `id`, if every argument from inside the loop is the phi
    /// plus one and the same step, which is not zero.
    pub(crate) fn of(func: &Function, nest: Nest<'_>, id: LoopId, index: usize) -> Option<Induction> {
        let header = nest.header(id);
        let phi = func.phis(header)[index];
        let bits = |value: Value| func.const_bits(value).map(|bits| signed(func.ty(value), bits));
        let mut found: Option<(Amount, OpFlags)> = None;
        let mut starts_natural = true;
        for (from, edge) in edges_into(func, nest.graph, header) {
            let arg = func.edge_args(edge)[index];
            if !nest.contains(id, from) {
                starts_natural &= bits(arg).is_some_and(|c| c >= 0);
                continue;
            }
            let InstData::Binary { op: BinaryOp::Add, args, flags } = inst_of(func, arg)? else {
                return None;
            };
            let other = if args[0] == phi { args[1] } else { args[0] };
            if !args.contains(&phi) || other == phi {
                return None;
            }
            let step = match func.def(other) {
                ValueDef::Const(_) => Amount::Const(bits(other).filter(|&c| c != 0)?),
                ValueDef::Param(_) => Amount::Value(other),
                ValueDef::Phi(block) if !nest.contains(id, block) => Amount::Value(other),
                _ => return None,
            };
            let (known, promised) = *found.get_or_insert((step, flags));
            if known != step {
                return None;
            }
            found = Some((step, promised & flags));
        }
        let (step, flags) = found?;
        Some(Induction { step, flags, starts_natural })
    }
}
