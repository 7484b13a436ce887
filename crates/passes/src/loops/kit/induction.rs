//! Induction variables: phis to which every iteration adds the same step.

use sheave_ir::{BinaryOp, Block, Function, InstData, OpFlags, Value, ValueDef};
use sheave_ssa::{Graph, LoopId, Loops};

use super::ring::signed;
use crate::blocks::{header_of, node};

/// What is added to a counter per iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Const(i64),
    /// A value from outside of the loop.
    Value(Value),
}

/// A phi that counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Induction {
    pub(crate) step: Step,
    /// What all of the sums promise.
    pub(crate) flags: OpFlags,
    /// It starts from constants that are not negative.
    pub(crate) starts_natural: bool,
}

impl Induction {
    /// The phi at `index` of the header of the loop `id`, if every argument from inside the loop is the phi
    /// plus one and the same step, which is not zero.
    pub(crate) fn of(
        func: &Function,
        graph: &Graph,
        loops: &Loops,
        id: LoopId,
        index: usize,
    ) -> Option<Induction> {
        let header = header_of(loops, id);
        let phi = func.phis(header)[index];
        let bits = |value: Value| func.const_bits(value).map(|bits| signed(func.ty(value), bits));
        let mut found: Option<(Step, OpFlags)> = None;
        let mut starts_natural = true;
        for edge in graph.edges_in(node(header)) {
            let edge = graph.edge(edge);
            let from = Block::from_u32(edge.from.0);
            let arg = func.succ_edges(from)[edge.index as usize].args.as_slice(&func.pool)[index];
            if !loops.contains(id, edge.from) {
                starts_natural &= bits(arg).is_some_and(|c| c >= 0);
                continue;
            }
            let ValueDef::Result(sum) = func.def(arg) else { return None };
            let InstData::Binary { op: BinaryOp::Add, args, flags } = func.insts[sum] else { return None };
            let other = if args[0] == phi { args[1] } else { args[0] };
            if !args.contains(&phi) || other == phi {
                return None;
            }
            let step = match func.def(other) {
                ValueDef::Const(_) => Step::Const(bits(other).filter(|&c| c != 0)?),
                ValueDef::Param(_) => Step::Value(other),
                ValueDef::Phi(block) if !loops.contains(id, node(block)) => Step::Value(other),
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
