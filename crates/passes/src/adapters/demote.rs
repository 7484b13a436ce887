//! Demotion from SSA form (reg2mem): puts phis and values that live across blocks into stack slots.
//!
//! **Why.** It makes memory form from anything, so that passes can be tested against what promotion does to
//! it, and phis that a reader met can take part in the choice of a placement. **How.** A phi gets a slot that
//! every edge into its block writes and the head of the block reads at once; nothing else reads it, so that
//! it does no harm when an edge's source writes it and then goes elsewhere. A value used outside its block
//! gets a slot that is written after the definition and read before each use. Edges are split where their
//! source cannot write for them: two edges of one terminator to one block with different arguments, and
//! values that an `asm_goto` defines. **Cost.** Linear in the function; one slot per phi and per value that
//! crosses blocks. **Leaves** memory form without phis, except on blocks that an indirect branch reaches by
//! two edges with different arguments: that edge cannot be split, and their phis stay. Addresses of slots are
//! not demoted.
//!
//! ```text
//! block1: jump block3                               block1: store v1, v9; jump block3
//! block2: jump block3                               block2: store v2, v9; jump block3
//! block3: v3 = phi [block1: v1], [block2: v2]       block3: v3 = load v9
//! ```

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use sheave_ir::entity::EntitySet;
use sheave_ir::{Block, Edge, Editor, Form, Inst, InstData, Value};

use super::insert::{load, make_scalar, store};
use crate::blocks::{for_each_use, inst_of, values_of};
use crate::pass::{Changed, PassError, PassRun};

/// Reused memory.
#[derive(Debug, Default)]
struct Ctx {
    /// By value: the block that defines it.
    home: SecondaryMap<Value, PackedOption<Block>>,
    /// By value: the address of the slot that carries it across blocks, and of the slot of a phi.
    carrier: SecondaryMap<Value, PackedOption<Value>>,
    phi_slot: SecondaryMap<Value, PackedOption<Value>>,
    /// By value: what it is in the block where it was read last.
    local: SecondaryMap<Value, Option<(Block, Value)>>,
    allocas: Vec<Inst>,
    values: Vec<Value>,
    /// What terminators define, to be written at the head of the block on each of their edges.
    late: Vec<(Block, Value)>,
}

/// Demotes. The function is in memory or SSA form and verified before, and in memory form after.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let (edit, ctx): (_, &mut Ctx) = (&mut run.edit, run.ctxs.of());
    let (stuck, n_split) = split_edges(edit);
    find_homes(edit, ctx);
    let (n_values, n_phis) = make_slots(edit, ctx, &stuck);
    rewrite(edit, ctx);
    edit.retain_phis(|phi| ctx.phi_slot[phi].is_none());
    edit.set_form(Form::Memory);
    run.count("phis demoted", n_phis);
    run.count("values demoted", n_values);
    run.count("edges split", n_split);
    Ok(Changed::GRAPH | Changed::ALL_WORK)
}

/// Splits the edges whose source cannot write for them, and counts them. Returns the blocks that keep their
/// phis, because an indirect branch reaches them by such edges.
fn split_edges(edit: &mut Editor<'_>) -> (EntitySet<Block>, u32) {
    let (mut stuck, mut n_split) = (EntitySet::new(), 0);
    // By target: the first edge from the block at hand. Those that differ from it are split, if any can be.
    let mut first: SecondaryMap<Block, Option<(Block, Edge)>> = SecondaryMap::new();
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        let Some(terminator) = edit.terminator(block) else { continue };
        let defines = edit.insts[terminator].is_asm_goto() && edit.result(terminator).is_some();
        let splittable = !matches!(edit.insts[terminator], InstData::IndirectBranch { .. });
        for edge in edit.block_edges(block) {
            let target = edit.edges[edge].target;
            let (source, other) = first[target].unwrap_or((block, edge));
            let clashes = source == block && edit.edge_args(other) != edit.edge_args(edge);
            if source != block || other == edge {
                first[target] = Some((block, edge));
            }
            if (defines || clashes) && splittable {
                edit.split_edge(edge);
                n_split += 1;
            } else if clashes {
                stuck.insert(target);
            }
        }
    }
    (stuck, n_split)
}

/// Finds the block of every definition.
fn find_homes(edit: &Editor<'_>, ctx: &mut Ctx) {
    ctx.home.clear();
    for &param in &edit.params {
        ctx.home[param] = edit.entry().into();
    }
    for &block in &edit.layout {
        values_of(edit, block).for_each(|value| ctx.home[value] = block.into());
    }
}

/// Makes the slots of values that are used outside their blocks, and of phis; returns how many of each.
fn make_slots(edit: &mut Editor<'_>, ctx: &mut Ctx, stuck: &EntitySet<Block>) -> (u32, u32) {
    let Ctx { home, carrier, phi_slot, allocas, values, .. } = ctx;
    carrier.clear();
    phi_slot.clear();
    allocas.clear();
    values.clear();
    for &block in &edit.layout {
        for_each_use(edit, block, |value| {
            let crosses = home[value].expand().is_some_and(|home| home != block);
            if crosses && !matches!(inst_of(edit, value), Some(InstData::Alloca { .. })) {
                values.push(value);
            }
        });
    }
    let mut make = |edit: &mut Editor<'_>, value: Value| {
        let (alloca, address) = make_scalar(edit, edit.ty(value));
        allocas.push(alloca);
        address
    };
    let (mut n_values, mut n_phis) = (0, 0);
    for &value in &*values {
        if carrier[value].is_none() && edit.begin_rewrite() {
            carrier[value] = make(edit, value).into();
            n_values += 1;
        }
    }
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        for index in 0..edit.phis(block).len() {
            if !stuck.contains(block) && edit.begin_rewrite() {
                let phi = edit.phis(block)[index];
                phi_slot[phi] = make(edit, phi).into();
                n_phis += 1;
            }
        }
    }
    (n_values, n_phis)
}

impl Ctx {
    /// What to use for `value` in `block` before the instruction `before`, read at most once per block.
    fn read(&mut self, edit: &mut Editor<'_>, block: Block, before: Inst, value: Value) -> Value {
        match (self.local[value], self.carrier[value].expand()) {
            (Some((at, local)), _) if at == block => local,
            (_, Some(address)) if self.home[value] != block.into() => {
                let local = load(edit, before, address, 0, edit.ty(value));
                self.local[value] = Some((block, local));
                local
            }
            _ => value,
        }
    }

    /// Writes the slot that carries `value`, which is `content` in this block, before `before`.
    fn write(&self, edit: &mut Editor<'_>, before: Inst, value: Value, content: Value) {
        if let Some(address) = self.carrier[value].expand() {
            store(edit, before, address, 0, content);
        }
    }
}

/// Puts the slots in the entry and rewrites block by block: what enters first, then each instruction.
fn rewrite(edit: &mut Editor<'_>, ctx: &mut Ctx) {
    ctx.local.clear();
    ctx.late.clear();
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        let positions = edit.positions(block);
        let first = edit.order[positions.start];
        if at == 0 {
            for alloca in ctx.allocas.drain(..) {
                edit.insert_before(first, alloca);
            }
            for param in edit.params.clone() {
                ctx.write(edit, first, param, param);
            }
        }
        // The edges were split, and their blocks come later in the layout.
        for &(_, value) in ctx.late.iter().filter(|&&(at, _)| at == block) {
            ctx.write(edit, first, value, value);
        }
        for phi in edit.phis(block).to_vec() {
            let mut value = phi;
            if let Some(address) = ctx.phi_slot[phi].expand() {
                value = load(edit, first, address, 0, edit.ty(phi));
                ctx.local[phi] = Some((block, value));
            }
            ctx.write(edit, first, phi, value);
        }
        for position in positions {
            rewrite_inst(edit, ctx, block, position);
        }
    }
    edit.apply();
}

/// Makes an instruction read its slots and write its results to theirs.
fn rewrite_inst(edit: &mut Editor<'_>, ctx: &mut Ctx, block: Block, position: usize) {
    let inst = edit.order[position];
    ctx.values.clear();
    edit.insts[inst].for_each_arg(&edit.pool, |value| ctx.values.push(value));
    for at in 0..ctx.values.len() {
        ctx.values[at] = ctx.read(edit, block, inst, ctx.values[at]);
    }
    let mut next = ctx.values.iter().copied();
    edit.map_args(inst, |value| next.next().unwrap_or(value));
    if !edit.insts[inst].is_terminator() {
        let next = edit.order[position + 1];
        ctx.values.clear();
        ctx.values.extend(edit.results(inst));
        ctx.values.iter().for_each(|&result| ctx.write(edit, next, result, result));
        return;
    }
    write_arguments(edit, ctx, block, inst);
    // What an invoke gives exists where it goes on, in a block of its own.
    let n_edges = if edit.insts[inst].is_invoke() { 1 } else { usize::MAX };
    for edge in edit.block_edges(block).take(n_edges) {
        let target = edit.edges[edge].target;
        ctx.late.extend(edit.results(inst).map(|result| (target, result)));
    }
}

/// Writes what the edges of a block bring to phis into their slots.
fn write_arguments(edit: &mut Editor<'_>, ctx: &mut Ctx, block: Block, terminator: Inst) {
    for edge in edit.block_edges(block) {
        let target = edit.edges[edge].target;
        for index in 0..edit.edge_args(edge).len() {
            let Some(&phi) = edit.phis(target).get(index) else { continue };
            let value = ctx.read(edit, block, terminator, edit.edge_args(edge)[index]);
            match ctx.phi_slot[phi].expand() {
                Some(address) => store(edit, terminator, address, 0, value),
                None => edit.set_edge_arg(edge, index, value),
            }
        }
    }
}
