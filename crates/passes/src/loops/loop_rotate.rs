//! Loop rotation (inversion) of a loop at the start of a function: puts a copy of its first test before it,
//! if the failing test returns.
//!
//! `for (p = list; p; p = p->next) visit(p);` at the start of a function, and what
//! [`crate::cfg::tail_recursion`] makes of recursion, tests in the loop whether there is anything to do at
//! all. A function that returns at once needs no frame; but the frame must be made before the loop, and so
//! before its test. With a test of its own before the loop, the path that returns has none (shrink-wrapping,
//! in the back end). The loop is entered after its test, which is at its end then: an iteration has one jump
//! less, too.
//!
//! ```text
//! block0: jump block1                            block0: v7 = icmp eq v0, 0; branch v7, block5, block4
//! block1: v1 = phi [block0: v0], [block2: v4]    block4: jump block2
//!         v2 = icmp eq v1, 0                     block2: v6 = phi [block4: v0], [block1: v1]
//!         branch v2, block3, block2                      v4 = call %f(v6); jump block1
//! block2: v4 = call %f(v1); jump block1          block1: v1 = phi [block2: v4]
//! block3: return v1                                      v2 = icmp eq v1, 0; branch v2, block3, block2
//!                                                block3: return v1
//!                                                block5: return v0
//! ```
//!
//! Why last: until then loops have their tests at their heads, where other passes look for them, and
//! `dce` would remove the block before the loop, in which the frame is made.
//!
//! Algorithm: loop inversion (Alfred Aho et al., "Compilers: Principles, Techniques, and Tools", 2nd ed.,
//! 2006, exercise 9.5.4, says why) of the one loop that starts at the first block after the entry. That block
//! dominates all blocks but the entry; of its successors one returns, the other has no other predecessor and
//! so dominates the rest. There, each of the block's values gets a phi.
//!
//! Justified by `ackermann` of `benches/programs`, which executes 11 % more instructions without it.
//!
//! Cost: nothing where the entry does not end in a jump to such a block; else one sweep over the function.
//!
//! Needs memory or SSA form and leaves the same; the graph changes. It copies up to [`MAX_SIZE`] instructions
//! each of the test and of what is returned, and leaves loops alone that call nothing.

use sheave_ir::{Block, EdgeData, Editor, Function, Inst, InstData, Value, ValueDef};

use crate::blocks::{condition_of, for_each_use};
use crate::loops::kit::copies::{Copies, How};
use crate::loops::kit::rename;
use crate::pass::{Changed, PassError, PassRun};

/// Instructions of the test, and of the block that returns, without their terminators.
const MAX_SIZE: usize = 4;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    copies: Copies,
    /// The header's values that are used in the loop, and their phis there.
    values: Vec<(Value, Value)>,
    args: Vec<Value>,
    insts: Vec<Inst>,
    layout: Vec<Block>,
}

/// A loop that the function begins with.
#[derive(Clone, Copy)]
struct First {
    entry: Block,
    header: Block,
    /// The successor of the header that returns, and which one it is.
    exit: Block,
    exit_index: usize,
    /// The other one.
    body: Block,
}

/// Copies the test.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let found = first_loop(&run.edit);
    let peels = found.is_some_and(|first| peel(&mut run.edit, run.ctxs.of(), first));
    run.count("tests copied", u32::from(peels));
    Ok(Changed::GRAPH.when(peels))
}

/// The loop that `func` begins with, if its first test can be copied, and a frame may be saved by that.
fn first_loop(func: &Function) -> Option<First> {
    let entry = func.entry()?;
    let header = func.jump_target(entry)?;
    condition_of(func, header)?;
    let [then, other] = func.succ_edges(header) else { return None };
    let targets = [then.target, other.target];
    let exit_index = targets.iter().position(|&target| returns(func, target))?;
    let (exit, body) = (targets[exit_index], targets[1 - exit_index]);
    let first = First { entry, header, exit, exit_index, body };
    let is_plain = is_short(func, header)
        && body != header
        && exit != body
        && [exit, body].iter().all(|&target| func.phis(target).is_empty())
        && !calls(func, entry);
    (is_plain && is_alone(func, first)).then_some(first)
}

fn returns(func: &Function, block: Block) -> bool {
    let last = func.terminator(block);
    last.is_some_and(|last| matches!(func.insts[last], InstData::Return { .. })) && is_short(func, block)
}

/// Whether `block` is a few instructions that can be copied.
fn is_short(func: &Function, block: Block) -> bool {
    let Some((_, insts)) = func.block_insts(block).split_last() else { return false };
    let can_be_copied = |data: &InstData| {
        matches!(
            data,
            InstData::Unary { .. }
                | InstData::Binary { .. }
                | InstData::Ternary { .. }
                | InstData::Icmp { .. }
                | InstData::Fcmp { .. }
                | InstData::PtrIndex { .. }
                | InstData::Load { .. }
        )
    };
    insts.len() <= MAX_SIZE && insts.iter().all(|&inst| can_be_copied(&func.insts[inst]))
}

fn calls(func: &Function, block: Block) -> bool {
    let mut insts = func.block_insts(block).iter().map(|&inst| &func.insts[inst]);
    insts.any(|data| data.is_call() && !data.is_return_call())
}

/// Whether the header alone leads to its successors, the loop comes back to it, and something calls.
fn is_alone(func: &Function, first: First) -> bool {
    let (mut comes_back, mut any_call) = (false, false);
    for &block in &func.layout {
        any_call |= calls(func, block);
        for edge in func.succ_edges(block) {
            if block != first.header && (edge.target == first.exit || edge.target == first.body) {
                return false;
            }
            comes_back |= edge.target == first.header && block != first.entry;
        }
    }
    comes_back && any_call
}

/// Copies the test, unless the first one is decided: a loop that is always entered saves nothing.
fn peel(edit: &mut Editor<'_>, ctx: &mut Ctx, first: First) -> bool {
    let First { entry, header, exit, exit_index, body } = first;
    let Some(enters) = edit.block_edges(entry).next() else { return false };
    let Some(leaves) = edit.block_edges(header).nth(1 - exit_index) else { return false };
    let (Some(jump), Some(test)) = (edit.terminator(entry), edit.terminator(header)) else { return false };
    let Some(cond) = condition_of(edit, header) else { return false };

    // The test along the edge from the entry.
    let Ctx { copies, insts, .. } = ctx;
    copies.begin();
    copies.map_phis(edit, header, edit.edge_args(enters));
    insts.clear();
    copies.copy_insts(edit, header, insts, |_, _| How::Simplified);
    let cond = copies.of(cond);
    if edit.values[cond].is_const() || !edit.begin_rewrite() {
        return false;
    }
    insts.iter().for_each(|&inst| edit.insert_before(jump, inst));
    find_values(edit, ctx, first);
    let Ctx { copies, insts, .. } = ctx;

    // What is returned at once.
    let early = edit.make_block();
    insts.clear();
    copies.copy_insts(edit, exit, insts, |_, _| How::Simplified);
    if let Some(last) = edit.terminator(exit) {
        let data = copies.mapped(edit, last);
        insts.push(edit.make_inst_like(last, data));
    }
    edit.fill_block(early, insts, &[]);

    // The edge into the loop, and what it brings.
    ctx.args.clear();
    ctx.args.extend(ctx.values.iter().map(|&(value, _)| ctx.copies.of(value)));
    let before = edit.make_block();
    let args = edit.list(&ctx.args);
    edit.fill_with_jump(before, body, args);
    ctx.args.clear();
    ctx.args.extend(ctx.values.iter().map(|&(value, _)| value));
    edit.add_edge_args(leaves, &ctx.args);
    edit.copy_loc(test, jump);
    let targets = if exit_index == 0 { [early, before] } else { [before, early] };
    edit.retarget(enters, targets[1], &[]);
    let then = EdgeData { target: targets[0], args: sheave_ir::ValueList::new() };
    edit.branch_to(entry, cond, then, enters);
    use_phis(edit, ctx, first);
    place(edit, ctx, first, before);
    edit.apply();
    true
}

/// Finds the header's values that are used in the loop, and makes a phi of each at the start of the body.
fn find_values(edit: &mut Editor<'_>, ctx: &mut Ctx, first: First) {
    let values = &mut ctx.values;
    values.clear();
    for &block in edit.layout.iter().filter(|&&block| is_inside(first, block)) {
        for_each_use(edit, block, |value| {
            let is_header = match edit.def(value) {
                ValueDef::Phi(block) => block == first.header,
                ValueDef::Result(inst) => edit.block_insts(first.header).contains(&inst),
                _ => false,
            };
            if is_header && values.iter().all(|&(known, _)| known != value) {
                values.push((value, value));
            }
        });
    }
    for at in 0..ctx.values.len() {
        let ty = edit.ty(ctx.values[at].0);
        ctx.values[at].1 = edit.make_phi(first.body, ty);
    }
}

/// Whether the body dominates `block`.
fn is_inside(first: First, block: Block) -> bool {
    ![first.entry, first.header, first.exit].contains(&block)
}

/// In the blocks that the body dominates, its phis take the place of the header's values.
fn use_phis(edit: &mut Editor<'_>, ctx: &Ctx, first: First) {
    let by = |value: Value| {
        let found = ctx.values.iter().find(|(known, _)| *known == value);
        found.map_or(value, |&(_, phi)| phi)
    };
    rename(edit, |block, value| if is_inside(first, block) { by(value) } else { value });
}

/// The block before the loop follows the entry, and the test, with the exit, the last block that leads to
/// the test.
fn place(edit: &mut Editor<'_>, ctx: &mut Ctx, first: First, before: Block) {
    let leads = |block: Block| edit.succ_edges(block).iter().any(|edge| edge.target == first.header);
    let last = edit.layout.iter().rposition(|&block| is_inside(first, block) && leads(block));
    ctx.layout.clear();
    for (at, &block) in edit.layout.iter().enumerate() {
        if block != first.header && block != first.exit {
            ctx.layout.push(block);
        }
        if block == first.entry {
            ctx.layout.push(before);
        }
        if Some(at) == last {
            ctx.layout.extend([first.header, first.exit]);
        }
    }
    edit.set_layout(&ctx.layout);
}
