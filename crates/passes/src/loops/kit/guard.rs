//! Loop guards: a copy of the header's test before the loop, under which its accesses of memory may move
//! there.

use sheave_ir::{Block, Edge, Editor, Inst, InstData, Value, ValueDef, ValueList};
use sheave_ssa::{LoopId, Loops};

use crate::blocks::header_of;

/// Operations that the condition is computed by.
const MAX_DEPTH: u32 = 3;

/// The edge by which the header of the loop `id`, entered by `entered`, enters it, if its condition can be
/// computed before the loop. `is_outside` tells whether a value is from there.
pub(crate) fn find(
    edit: &Editor<'_>,
    loops: &Loops,
    id: LoopId,
    is_outside: &impl Fn(Value) -> bool,
    entered: Edge,
) -> Option<Edge> {
    let header = header_of(loops, id);
    let InstData::Branch { cond } = edit.insts[edit.terminator(header)?] else { return None };
    let is_inside = |edge: Edge| loops.contains(id, sheave_ssa::Block(edit.edges[edge].target.as_u32()));
    let mut inside = edit.block_edges(header).filter(|&edge| is_inside(edge));
    let enters = inside.next().filter(|_| inside.next().is_none())?;
    let known = edit.edges[entered].target == header && can_copy(edit, header, is_outside, cond, MAX_DEPTH);
    known.then_some(enters)
}

/// Whether `value` is from outside of the loop, a phi of its header, or computed from such.
fn can_copy(
    edit: &Editor<'_>,
    header: Block,
    is_outside: &impl Fn(Value) -> bool,
    value: Value,
    depth: u32,
) -> bool {
    let of = |arg: Value| can_copy(edit, header, is_outside, arg, depth - 1);
    match edit.def(value) {
        _ if is_outside(value) => true,
        ValueDef::Phi(block) => block == header,
        ValueDef::Result(inst) if depth > 0 && edit.block_insts(header).contains(&inst) => match edit.insts
            [inst]
        {
            InstData::Unary { arg, .. } => of(arg),
            InstData::Icmp { args: [a, b], .. } | InstData::Fcmp { args: [a, b], .. } => of(a) && of(b),
            InstData::Binary { args: [a, b], .. } if !edit.insts[inst].has_side_effects() => of(a) && of(b),
            _ => false,
        },
        _ => false,
    }
}

/// A condition that is computed before a loop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guard {
    cond: Value,
    /// The loop is entered where it is not zero, else where it is.
    if_true: bool,
}

/// Computes at the end of `before`, the preheader of the loop `id`, whether the header goes along `enters` at
/// first. [`find`] gave that edge; the preheader leads to the header.
pub(crate) fn make(
    edit: &mut Editor<'_>,
    loops: &Loops,
    id: LoopId,
    before: Block,
    enters: Edge,
) -> Option<Guard> {
    let header = header_of(loops, id);
    let InstData::Branch { cond } = edit.insts[edit.terminator(header)?] else { return None };
    let if_true = edit.block_edges(header).next() == Some(enters);
    Some(Guard { cond: copy(edit, header, before, cond, MAX_DEPTH), if_true })
}

/// What `value` is when the header is entered from `before`, for what [`can_copy`] accepted.
fn copy(edit: &mut Editor<'_>, header: Block, before: Block, value: Value, depth: u32) -> Value {
    match edit.def(value) {
        ValueDef::Phi(block) if block == header => {
            let index = edit.phis(header).iter().position(|&phi| phi == value);
            let edge = edit.block_edges(before).next();
            edge.zip(index).map_or(value, |(edge, index)| edit.edge_args(edge)[index])
        }
        ValueDef::Result(inst) if depth > 0 && edit.block_insts(header).contains(&inst) => {
            // At most two operands, each copied before the instruction that has it.
            let copied = |edit: &mut Editor<'_>, arg| copy(edit, header, before, arg, depth - 1);
            let data = edit.copied_operation(inst, copied);
            let (inst, value) = edit.make_inst_with_result(data, edit.ty(value));
            edit.insert_at_end(before, inst);
            value
        }
        _ => value,
    }
}

/// Puts `insts` on `edge`, to be executed where the guarded loop is entered.
pub(crate) fn put(edit: &mut Editor<'_>, edge: Edge, guard: Guard, insts: &mut Vec<Inst>) {
    let rest = edit.split_edge(edge);
    let (guarded, test) = (edit.make_block(), edit.make_block());
    let jump = edit.make_inst(InstData::Jump);
    insts.push(jump);
    edit.fill_block(guarded, insts, &[(rest, ValueList::new())]);
    let branch = edit.make_inst(InstData::Branch { cond: guard.cond });
    let targets = if guard.if_true { [guarded, rest] } else { [rest, guarded] };
    edit.fill_block(test, &[branch], &targets.map(|target| (target, ValueList::new())));
    edit.retarget(edge, test, &[]);
}
