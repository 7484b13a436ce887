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

use sheave_ir::entity::EntityRef;
use sheave_ir::{Block, Edge, EditContext, Editor, Form, Function, Inst, InstData, Value};
use sheave_ssa::refill;

use super::insert::{load, make_scalar, store};
use crate::pass::{Changed, PassError, PassRun};

const NONE: u32 = u32::MAX;

/// How much was demoted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Phis that became slots.
    pub phis: u32,
    /// Values that live across blocks and became slots.
    pub values: u32,
    /// Edges split.
    pub edges_split: u32,
}

/// Reused memory.
#[derive(Debug, Default)]
pub struct Ctx {
    /// By value: the block that defines it.
    home: Vec<u32>,
    /// By value: the address of the slot that carries it across blocks, and of the slot of a phi.
    carrier: Vec<Option<Value>>,
    phi_slot: Vec<Option<Value>>,
    /// By value: what it is in the current block.
    local: Vec<(u32, Value)>,
    allocas: Vec<Inst>,
    values: Vec<Value>,
    /// What terminators define, to be written at the head of the block on each of their edges.
    late: Vec<(Block, Value)>,
}

impl Ctx {
    /// Empty.
    pub fn new() -> Self {
        Ctx::default()
    }
}

/// Demotes the function.
pub fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let stats = edit(&mut run.edit, run.ctxs.of());
    run.count("phis demoted", stats.phis);
    run.count("values demoted", stats.values);
    run.count("edges split", stats.edges_split);
    Ok(Changed::GRAPH | Changed::ALL_WORK)
}

/// As [`run`], for callers without a pipeline.
pub fn demote(func: &mut Function, ctx: &mut Ctx) -> Stats {
    edit(&mut Editor::new(func, &mut EditContext::new()), ctx)
}

/// The function is in memory or SSA form and verified before, and in memory form after.
fn edit(edit: &mut Editor<'_>, ctx: &mut Ctx) -> Stats {
    let mut stats = Stats::default();
    let stuck = split_edges(edit, &mut stats);
    find_homes(edit, ctx);
    make_slots(edit, ctx, &stuck, &mut stats);
    rewrite(edit, ctx);
    edit.retain_phis(|phi| ctx.phi_slot.get(phi.index()).is_none_or(Option::is_none));
    edit.set_form(Form::Memory);
    stats
}

/// Splits the edges whose source cannot write for them. Returns by block whether it keeps its phis, because
/// an indirect branch reaches it by such edges.
fn split_edges(edit: &mut Editor<'_>, stats: &mut Stats) -> Vec<bool> {
    let mut stuck = vec![false; edit.blocks.len()];
    // By target: the first edge from the block at hand. Those that differ from it are split, if any can be.
    let mut first: Vec<Option<(Block, Edge)>> = vec![None; edit.blocks.len()];
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        let Some(terminator) = edit.terminator(block) else { continue };
        let edges: Vec<Edge> = edit.block_edges(block).collect();
        for &edge in &edges {
            let defines = matches!(edit.insts[terminator], InstData::AsmGoto { .. })
                && edit.result(terminator).is_some();
            let target = edit.edges[edge].target;
            let (source, other) = first[target.index()].unwrap_or((block, edge));
            let clashes = source == block && edit.edge_args(other) != edit.edge_args(edge);
            if source != block || other == edge {
                first[target.index()] = Some((block, edge));
            }
            let splittable = !matches!(edit.insts[terminator], InstData::IndirectBranch { .. });
            if (defines || clashes) && splittable {
                edit.split_edge(edge);
                stats.edges_split += 1;
            } else if clashes {
                stuck[target.index()] = true;
            }
        }
    }
    stuck
}

/// Finds the block of every definition.
fn find_homes(func: &Function, ctx: &mut Ctx) {
    refill(&mut ctx.home, func.values.len(), NONE);
    let entry = func.layout.first().map_or(0, |block| block.as_u32());
    for &param in &func.params {
        ctx.home[param.index()] = entry;
    }
    for &block in &func.layout {
        for &phi in func.phis(block) {
            ctx.home[phi.index()] = block.as_u32();
        }
        for &inst in func.block_insts(block) {
            // The address of a slot is the same everywhere.
            if !matches!(func.insts[inst], InstData::Alloca { .. }) {
                for result in func.results(inst) {
                    ctx.home[result.index()] = block.as_u32();
                }
            }
        }
    }
}

fn make_slots(edit: &mut Editor<'_>, ctx: &mut Ctx, stuck: &[bool], stats: &mut Stats) {
    let n_values = edit.values.len();
    refill(&mut ctx.carrier, n_values, None);
    refill(&mut ctx.phi_slot, n_values, None);
    ctx.allocas.clear();
    ctx.values.clear();
    for &block in &edit.layout {
        let mut note = |value: Value| {
            let home = ctx.home[value.index()];
            if home != NONE && home != block.as_u32() {
                ctx.values.push(value);
            }
        };
        for &inst in edit.block_insts(block) {
            edit.insts[inst].for_each_arg(&edit.pool, &mut note);
        }
        for edge in edit.block_edges(block) {
            edit.edge_args(edge).iter().copied().for_each(&mut note);
        }
    }
    for at in 0..ctx.values.len() {
        let value = ctx.values[at];
        if ctx.carrier[value.index()].is_none() && edit.begin_rewrite() {
            let (alloca, address) = make_scalar(edit, edit.ty(value));
            ctx.allocas.push(alloca);
            ctx.carrier[value.index()] = Some(address);
            stats.values += 1;
        }
    }
    for at in 0..edit.layout.len() {
        let block = edit.layout[at];
        if stuck.get(block.index()) == Some(&true) {
            continue;
        }
        for phi in edit.phis(block).to_vec() {
            if !edit.begin_rewrite() {
                continue;
            }
            let (alloca, address) = make_scalar(edit, edit.ty(phi));
            ctx.allocas.push(alloca);
            ctx.phi_slot[phi.index()] = Some(address);
            stats.phis += 1;
        }
    }
}

impl Ctx {
    /// What `value` is before `before` in `block`: a load, where another block defines it.
    fn read(&mut self, edit: &mut Editor<'_>, block: Block, before: Inst, value: Value) -> Value {
        let Some(&(at, local)) = self.local.get(value.index()) else { return value };
        if at == block.as_u32() {
            return local;
        }
        match self.carrier[value.index()] {
            Some(address) if self.home[value.index()] != block.as_u32() => {
                let local = load(edit, before, address, 0, edit.ty(value));
                self.local[value.index()] = (block.as_u32(), local);
                local
            }
            _ => value,
        }
    }
}

/// Inserts loads and stores where they are needed.
fn rewrite(edit: &mut Editor<'_>, ctx: &mut Ctx) {
    refill(&mut ctx.local, ctx.home.len(), (NONE, Value::from_u32(0)));
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
                if let Some(address) = ctx.carrier[param.index()] {
                    store(edit, first, address, 0, param);
                }
            }
        }
        for late in 0..ctx.late.len() {
            let (at, value) = ctx.late[late];
            if let Some(address) = ctx.carrier[value.index()].filter(|_| at == block) {
                store(edit, first, address, 0, value);
            }
        }
        for phi in edit.phis(block).to_vec() {
            let mut value = phi;
            if let Some(address) = ctx.phi_slot[phi.index()] {
                value = load(edit, first, address, 0, edit.ty(phi));
                ctx.local[phi.index()] = (block.as_u32(), value);
            }
            if let Some(address) = ctx.carrier[phi.index()] {
                store(edit, first, address, 0, value);
            }
        }
        for position in positions {
            rewrite_inst(edit, ctx, block, position);
        }
    }
    edit.apply();
}

fn rewrite_inst(edit: &mut Editor<'_>, ctx: &mut Ctx, block: Block, position: usize) {
    let inst = edit.order[position];
    ctx.values.clear();
    edit.insts[inst].for_each_arg(&edit.pool, |value| ctx.values.push(value));
    for at in 0..ctx.values.len() {
        ctx.values[at] = ctx.read(edit, block, inst, ctx.values[at]);
    }
    let mut next = ctx.values.iter().copied();
    edit.map_args(inst, |value| next.next().unwrap_or(value));
    if edit.insts[inst].is_terminator() {
        write_arguments(edit, ctx, block, inst);
        // The edges were split, and their blocks come later in the layout.
        if edit.result(inst).is_some() {
            // What an invoke gives exists where it goes on, in a block of its own.
            let n_edges = if edit.insts[inst].is_invoke() { 1 } else { usize::MAX };
            for edge in edit.block_edges(block).take(n_edges) {
                let target = edit.edges[edge].target;
                ctx.late.extend(edit.results(inst).map(|result| (target, result)));
            }
        }
        return;
    }
    let next = edit.order[position + 1];
    ctx.values.clear();
    ctx.values.extend(edit.results(inst));
    for at in 0..ctx.values.len() {
        let result = ctx.values[at];
        if let Some(&Some(address)) = ctx.carrier.get(result.index()) {
            store(edit, next, address, 0, result);
        }
    }
}

/// Writes the arguments of the edges out of `block` into the slots of their targets' phis, before its
/// terminator.
fn write_arguments(edit: &mut Editor<'_>, ctx: &mut Ctx, block: Block, terminator: Inst) {
    for edge in edit.block_edges(block) {
        let target = edit.edges[edge].target;
        for index in 0..edit.edge_args(edge).len() {
            let Some(&phi) = edit.phis(target).get(index) else { continue };
            let value = ctx.read(edit, block, terminator, edit.edge_args(edge)[index]);
            match ctx.phi_slot[phi.index()] {
                Some(address) => store(edit, terminator, address, 0, value),
                None => edit.set_edge_arg(edge, index, value),
            }
        }
    }
}
