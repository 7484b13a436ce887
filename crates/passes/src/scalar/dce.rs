//! Dead code elimination, with the cheap half of LLVM's SimplifyCFG: removes unused instructions, dead and
//! trivial phis, stores to private slots without loads, and unreachable blocks, and merges a block into its
//! predecessor if the two are connected by a jump alone.
//!
//! Algorithm: mark and sweep. Blocks are reached from the entry; instructions with effects and terminators
//! are needed, and whatever they use; then one pass writes the new order and closes the gaps among the phis
//! (and in step with them among the arguments of the edges). A phi all of whose arguments are one value, or
//! itself, is replaced by that value first, in reverse postorder, so that a chain of them goes in one turn.
//!
//! ```text
//! block1: v3 = mul v1, v2                  block1: v5 = add v1, 1
//!         jump block2                              return v5
//! block2: v4 = phi [block1: v1]
//!         v5 = add v4, 1                   v3 has no use, v4 is v1, block2 has one predecessor
//!         return v5
//! ```
//!
//! Cost: linear in instructions, phi arguments and edges.
//!
//! Needs memory or SSA form with a current graph and leaves the same; the graph loses the removed blocks.

use cranelift_entity::EntityRef;
use sheave_ir::{
    Block, CallKind, ConstData, Editor, FuncAttrs, Function, InstData, MemFlags, Value, ValueDef,
};
use sheave_ssa::Graph;
use sheave_ssa::refill;

use crate::adapters::host::IrHost;
use crate::blocks::{args_of, node, only_value, reached_edges, takes_addresses};
use crate::memory::slots::Slots;
use crate::pass::{Changed, PassError, PassRun};
use crate::program::Program;

/// Something with an effect needs the instruction.
const NEEDED: u8 = 1;
/// The instruction has been visited, and its operands are needed where it is.
const PASSED: u8 = 2;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    /// By block: it becomes part of its predecessor.
    merged: Vec<bool>,
    /// By instruction: [`NEEDED`] and [`PASSED`].
    state: Vec<u8>,
    needed_phi: Vec<bool>,
    slots: Slots,
    /// For a phi its index among the phis of its block.
    phi_index: Vec<u32>,
    work: Vec<Value>,
}

/// Sweeps the function.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let program = run.program();
    let graph = run.analyses.graph(&IrHost(&run.edit))?;
    let (edit, ctx): (_, &mut Ctx) = (&mut run.edit, run.ctxs.of());
    ctx.slots.find(run.module, edit, graph);
    let Some(n_unreachable) = drop_unreachable(edit, graph) else { return Ok(Changed::CODE) };
    replace_trivial_phis(edit, graph);
    let (has_unneeded_phis, n_stores) = mark(program, edit, graph, ctx);
    let mut n_phis = 0;
    if has_unneeded_phis {
        n_phis = edit.retain_phis(|phi| ctx.needed_phi[phi.index()]);
    }
    find_mergeable(edit, graph, ctx);
    let Ctx { state, merged, .. } = ctx;
    let (n_insts, n_merged) =
        edit.retain_insts(|inst| state[inst.index()] & NEEDED != 0, |block| merged[block.index()]);
    run.count("instructions removed", n_insts);
    run.count("stores to unread slots removed", n_stores);
    run.count("phis removed", n_phis);
    run.count("blocks removed", n_unreachable + n_merged);
    Ok(Changed::GRAPH.when(n_unreachable + n_merged > 0))
}

/// Removes what the entry does not reach: one rewrite, because these blocks may lead to each other. `None` if
/// there is no fuel for it.
fn drop_unreachable(edit: &mut Editor<'_>, graph: &Graph) -> Option<u32> {
    let is_reachable = |block: Block| graph.is_reachable(node(block));
    if graph.reverse_postorder().len() == edit.layout.len() + usize::from(graph.virtual_entry().is_some()) {
        return Some(0);
    }
    if !edit.begin_rewrite() {
        return None;
    }
    // The address of a block that is gone is some address that is not null, as in LLVM.
    for constant in edit.consts.keys() {
        if let ConstData::BlockAddr(of, block) = edit.consts[constant]
            && of == edit.symbol
            && !is_reachable(block)
        {
            edit.set_const(constant, ConstData::Bits(1));
        }
    }
    Some(edit.retain_blocks(is_reachable))
}

fn replace_trivial_phis(edit: &mut Editor<'_>, graph: &Graph) {
    for block in graph.reverse_postorder() {
        let block = Block::from_u32(block.0);
        for i in 0..edit.phis(block).len() {
            let phi = edit.phis(block)[i];
            let args = reached_edges(graph, node(block)).map(|edge| args_of(edit, graph, edge)[i]);
            if let Some(value) = only_value(edit, phi, args)
                && edit.begin_rewrite()
            {
                edit.replace_value(phi, value);
            }
        }
    }
    edit.apply_replacements();
}

/// Marks what instructions with effects need, directly or not. Backwards, most uses are met before their
/// definitions; what is needed by something before it waits in a list. Tells whether there are phis that
/// nothing needs, and how many stores to slots that nothing reads there are.
///
/// Where fuel is limited, what is not removed counts as needed, so that what it uses stays as well.
fn mark(module: Program<'_>, edit: &mut Editor<'_>, graph: &Graph, ctx: &mut Ctx) -> (bool, u32) {
    let Ctx { state, needed_phi, phi_index, work, slots, .. } = ctx;
    refill(state, edit.insts.len(), 0);
    refill(needed_phi, edit.n_values(), false);
    refill(phi_index, edit.n_values(), 0);
    work.clear();
    let mut needs = Needs { state, needed_phi, n_needed_phis: 0, work };
    let (mut n_phis, mut n_stores) = (0, 0);
    for at in (0..edit.layout.len()).rev() {
        let block = edit.layout[at];
        for position in edit.positions(block).rev() {
            let inst = edit.order[position];
            let is_used = needs.state[inst.index()] & NEEDED != 0;
            let is_dead = !is_used && is_dead_store(&edit.insts[inst], slots);
            let stays = is_used || !is_dead && acts(module, &edit.insts[inst]);
            let needed = stays || !edit.begin_rewrite();
            n_stores += u32::from(is_dead && !needed);
            needs.state[inst.index()] = if needed { PASSED | NEEDED } else { PASSED };
            if needed {
                edit.insts[inst].for_each_arg(&edit.pool, |arg| needs.value(edit, arg));
            }
        }
        let phis = edit.phis(block);
        for (i, &phi) in phis.iter().enumerate() {
            phi_index[phi.index()] = i as u32;
        }
        n_phis += phis.len();
    }
    needs.drain(edit, graph, phi_index);
    if needs.n_needed_phis != n_phis && edit.is_limited() {
        for at in 0..edit.layout.len() {
            for index in 0..edit.phis(edit.layout[at]).len() {
                let phi = edit.phis(edit.layout[at])[index];
                if !needs.needed_phi[phi.index()] && !edit.begin_rewrite() {
                    needs.value(edit, phi);
                    needs.drain(edit, graph, phi_index);
                }
            }
        }
    }
    (needs.n_needed_phis != n_phis, n_stores)
}

/// Whether the instruction does nothing but write to a slot that nothing reads, or tell the lifetime of one
/// that is gone.
fn is_dead_store(data: &InstData, slots: &Slots) -> bool {
    let addr = match *data {
        InstData::Lifetime { slot, .. } => return !slots.is_made(slot),
        InstData::Store { flags, addr, .. } if flags == MemFlags::default() => addr,
        InstData::Mem { volatile: false, args: [to, ..], .. } => to,
        _ => return false,
    };
    slots.root(addr).is_some_and(|slot| !slots.is_read(slot))
}

/// Whether an instruction must stay even where its results are unused. A division goes, and its trap with it;
/// so does a call that returns and writes nothing.
pub(crate) fn acts(module: Program<'_>, data: &InstData) -> bool {
    match data {
        InstData::Binary { .. } => false,
        InstData::Call { kind: CallKind::Plain, .. }
        | InstData::CallIndirect { kind: CallKind::Plain, .. } => {
            let attrs = module.call_attrs(data);
            attrs.memory().may_write() || !attrs.has(FuncAttrs::WILL_RETURN | FuncAttrs::NO_UNWIND)
        }
        _ => data.has_side_effects(),
    }
}

/// What is known to be needed while [`mark`] runs.
struct Needs<'a> {
    state: &'a mut [u8],
    needed_phi: &'a mut [bool],
    n_needed_phis: usize,
    work: &'a mut Vec<Value>,
}

impl Needs<'_> {
    /// What is needed by what is needed already.
    fn drain(&mut self, func: &Function, graph: &Graph, phi_index: &[u32]) {
        while let Some(value) = self.work.pop() {
            match func.def(value) {
                ValueDef::Result(inst) => {
                    func.insts[inst].for_each_arg(&func.pool, |arg| self.value(func, arg));
                }
                ValueDef::Phi(block) => {
                    for edge in reached_edges(graph, node(block)) {
                        self.value(func, args_of(func, graph, edge)[phi_index[value.index()] as usize]);
                    }
                }
                _ => {}
            }
        }
    }

    #[inline(always)]
    fn value(&mut self, func: &Function, value: Value) {
        match func.def(value) {
            ValueDef::Result(inst) => {
                let state = &mut self.state[inst.index()];
                if *state == PASSED {
                    self.work.push(value);
                }
                *state |= NEEDED;
            }
            ValueDef::Phi(_) if !self.needed_phi[value.index()] => {
                self.needed_phi[value.index()] = true;
                self.n_needed_phis += 1;
                self.work.push(value);
            }
            _ => {}
        }
    }
}

/// Marks the blocks that one plain jump, and nothing else, leads to.
fn find_mergeable(edit: &mut Editor<'_>, graph: &Graph, ctx: &mut Ctx) {
    let merged = &mut ctx.merged;
    refill(merged, edit.n_blocks(), false);
    // A block whose address is taken keeps a place of its own.
    if takes_addresses(edit) {
        return;
    }
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        if let Some(target) = edit.jump_target(block)
            && edit.phis(target).is_empty()
            && target != block
            && edit.entry() != Some(target)
        {
            let mut reached = reached_edges(graph, node(target));
            merged[target.index()] =
                reached.next().is_some() && reached.next().is_none() && edit.begin_rewrite();
        }
    }
}
