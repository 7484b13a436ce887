//! Branch splitting: a branch on `a && b` or `a || b` becomes two branches.
//!
//! Where `a || b` is the result of an inlined function, or was made a select before it was known that it is
//! only branched on, the truth of both tests is computed in registers, joined and tested again. Two branches
//! need no register, and the second test only where the first does not decide (LLVM's
//! `FindMergedConditions`).
//!
//! ```text
//! block0: v1 = icmp sge v0, 97                block0: v1 = icmp sge v0, 97
//!         v2 = icmp eq v0, 95                         branch v1, block1, block3
//!         v3 = select v1, 1, v2               block3: v2 = icmp eq v0, 95
//!         branch v3, block1, block2                   branch v2, block1, block2
//! ```
//!
//! Two tests of one interval stay together: they become one. So do those that end the iterations of a loop or
//! begin a new one, because a loop that is left from two blocks is nothing for the passes over loops.
//!
//! Cost: linear, with at most [`MAX_ROUNDS`] sweeps.

use cranelift_entity::EntityRef;
use sheave_ir::{Block, Editor, Inst, InstData, TernaryOp, Value, ValueDef};

use crate::adapters::host::IrHost;
use crate::blocks::{condition_of, count_uses, inst_of, node};
use crate::pass::{PassError, PassRun};
use crate::scalar::rules::in_common;

/// Instructions that move to the second branch: they are computed only there.
const MAX_MOVED: usize = 6;

/// Sweeps over the function: each splits a block once, and the next one the parts.
const MAX_ROUNDS: u32 = 8;

/// Lists; keep them for the next function.
#[derive(Debug, Default)]
struct Ctx {
    uses: Vec<u32>,
    moved: Vec<Inst>,
    args: Vec<Value>,
}

/// Splits what can be split: how many branches.
pub(super) fn run(run: &mut PassRun<'_>) -> Result<u32, PassError> {
    let edit = &mut run.edit;
    if !edit.layout.iter().any(|&block| parts(edit, block).is_some()) {
        return Ok(0);
    }
    run.analyses.clear();
    let (_, loops) = run.analyses.loops(&IrHost(edit))?;
    let ctx: &mut Ctx = run.ctxs.of();
    count_uses(edit, &mut ctx.uses);
    let (n_blocks, mut n) = (edit.blocks.len(), 0);
    let is_new = |block: Block| block.index() >= n_blocks;
    let stays = |block: Block, target: Block| {
        let id = loops.innermost(node(block));
        let is_header = |block| id.is_some_and(|id| loops.header(id) == node(block));
        is_new(target) || loops.innermost(node(target)) == id && !is_header(target) && !is_header(block)
    };
    for _ in 0..MAX_ROUNDS {
        let before = n;
        for at in 0..edit.layout.len() {
            let block = edit.layout[at];
            let may = is_new(block) || edit.succs(block).all(|target| stays(block, target));
            n += u32::from(may && split(edit, ctx, block));
        }
        if n == before {
            break;
        }
        edit.apply();
    }
    Ok(n)
}

/// The branch at the end of a block, as two.
#[derive(Clone, Copy)]
struct Parts {
    branch: Inst,
    select: (Inst, Value),
    /// The index of the edge along which the first test decides, and which target it decides for.
    side: usize,
    decides: usize,
    first: Value,
    second: Value,
}

/// What can be branched on by itself.
fn is_test(data: &InstData) -> bool {
    matches!(data, InstData::Icmp { .. } | InstData::Fcmp { .. } | InstData::Ternary { .. })
}

fn parts(edit: &Editor<'_>, block: Block) -> Option<Parts> {
    let cond = condition_of(edit, block)?;
    let ValueDef::Result(select) = edit.def(cond) else { return None };
    let InstData::Ternary { op: TernaryOp::Select, args: [first, a, b] } = edit.insts[select] else {
        return None;
    };
    let (side, bits, second) = match (edit.const_bits(a), edit.const_bits(b)) {
        (Some(bits), None) => (0, bits, b),
        (None, Some(bits)) => (1, bits, a),
        _ => return None,
    };
    let own = |value: Value| match edit.def(value) {
        ValueDef::Result(inst) => edit.block_insts(block).contains(&inst).then(|| edit.insts[inst]),
        _ => None,
    };
    own(second).filter(is_test).and(own(cond))?;
    let decides = usize::from(bits == 0);
    let test = |value| match inst_of(edit, value)? {
        InstData::Icmp { cc, args: [x, c] } => Some((x, (cc, edit.const_bits(c)?))),
        _ => None,
    };
    if let (Some((x, one)), Some((y, other))) = (test(first), test(second))
        && x == y
        && in_common(edit.ty(x), side == 0, [one, other]).is_some()
    {
        return None;
    }
    Some(Parts { branch: edit.terminator(block)?, select: (select, cond), side, decides, first, second })
}

fn split(edit: &mut Editor<'_>, ctx: &mut Ctx, block: Block) -> bool {
    let Some(Parts { branch, select, side, decides, first, second }) = parts(edit, block) else {
        return false;
    };
    let Ctx { uses, moved, args } = ctx;
    let is_own = |edit: &Editor<'_>, value: Value| match edit.def(value) {
        ValueDef::Result(inst) if uses.get(value.index()) == Some(&1) => {
            edit.block_insts(block).contains(&inst).then_some(inst)
        }
        _ => None,
    };
    let (Some(_), Some(test)) = (is_own(edit, select.1), is_own(edit, second)) else { return false };
    moved.clear();
    moved.push(test);
    let mut at = 0;
    while let Some(&inst) = moved.get(at) {
        at += 1;
        edit.insts[inst].for_each_arg(&edit.pool, |arg| {
            let Some(inst) = is_own(edit, arg).filter(|_| moved.len() < MAX_MOVED) else { return };
            let data = &edit.insts[inst];
            let is_load = matches!(data, InstData::Load { .. } | InstData::Alloca { .. });
            if !is_load && !data.has_side_effects() && !data.is_call() {
                moved.push(inst);
            }
        });
    }
    if !edit.begin_rewrite() {
        return false;
    }
    let edges = [0, 1].map(|index| edit.block_edges(block).nth(index));
    let [Some(then), Some(otherwise)] = edges else { return false };
    let mut ends = [then, otherwise].map(|edge| (edit.edges[edge].target, Default::default()));
    for (edge, (_, list)) in [then, otherwise].into_iter().zip(&mut ends) {
        args.clear();
        args.extend_from_slice(edit.edge_args(edge));
        *list = edit.list(args);
    }
    let other = edit.make_block();
    let last = edit.make_inst(InstData::Branch { cond: second });
    edit.copy_loc(branch, last);
    args.clear();
    args.extend_from_slice(edit.edge_args([then, otherwise][decides]));
    edit.fill_block(other, &[last], &ends);
    edit.retarget([then, otherwise][side], ends[decides].0, args);
    edit.retarget([then, otherwise][1 - side], other, &[]);
    edit.set_inst(branch, InstData::Branch { cond: first });
    for index in 0..edit.block_insts(block).len() {
        let inst = edit.block_insts(block)[index];
        if moved.contains(&inst) {
            edit.move_to_end(inst, other);
        }
    }
    edit.remove(select.0);
    true
}
