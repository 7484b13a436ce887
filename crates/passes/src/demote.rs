//! The way back from SSA form: phis and values that live across blocks go into stack slots (LLVM calls it reg2mem).
//!
//! **Why.** It makes memory form from anything, so that passes can be tested against what promotion does to it, and phis that a
//! reader met can take part in the choice of a placement. **How.** A phi gets a slot that every edge into its block writes and the head of the block
//! reads at once; nothing else reads it, so that it does no harm when an edge's source writes it and then goes elsewhere. A value used outside its
//! block gets a slot that is written after the definition and read before each use. Edges are split where their source cannot write
//! for them: two edges of one terminator to one block with different arguments, and values that an `asm_goto` defines. **Cost.** Linear in the
//! function; one slot per phi and per value that crosses blocks. **Leaves** memory form without phis, except on blocks that an
//! indirect branch reaches by two edges with different arguments: that edge cannot be split, and their phis stay. Addresses of
//! slots are not demoted.

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    Block, BlockData, Edge, EdgeData, Form, Function, Inst, InstData, MemFlags, SlotData, Type, Value,
    ValueList,
};

const NONE: u32 = u32::MAX;

/// How much was demoted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DemoteStats {
    /// Phis that became slots.
    pub phis: u32,
    /// Values that live across blocks and became slots.
    pub values: u32,
    /// Edges split.
    pub edges_split: u32,
}

/// Reused memory.
#[derive(Debug, Default)]
pub struct DemoteCtx {
    /// By value: the block that defines it.
    home: Vec<u32>,
    /// By value: the address of the slot that carries it across blocks, and of the slot of a phi.
    carrier: Vec<Option<Value>>,
    phi_slot: Vec<Option<Value>>,
    /// By value: what stands for it in the current block.
    local: Vec<(u32, Value)>,
    allocas: Vec<Inst>,
    order: Vec<Inst>,
    values: Vec<Value>,
    /// What terminators define, to be written at the head of the block on each of their edges.
    late: Vec<(Block, Value)>,
}

impl DemoteCtx {
    /// Empty.
    pub fn new() -> Self {
        DemoteCtx::default()
    }
}

/// Demotes `func`, which is in memory or SSA form and verified, and leaves it in memory form.
pub fn run(func: &mut Function, ctx: &mut DemoteCtx) -> DemoteStats {
    let mut stats = DemoteStats::default();
    split_edges(func, &mut stats);
    find_homes(func, ctx);
    make_slots(func, ctx, &mut stats);
    rewrite(func, ctx);
    drop_phis(func, ctx);
    func.form = Form::Memory;
    stats
}

/// Splits the edges whose source cannot write for them.
fn split_edges(func: &mut Function, stats: &mut DemoteStats) {
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        let Some(terminator) = func.terminator(block) else { continue };
        let edges: Vec<Edge> = func.block_edges(block).collect();
        for (index, &edge) in edges.iter().enumerate() {
            let defines = matches!(func.insts[terminator], InstData::AsmGoto { .. })
                && func.result(terminator).is_some();
            let target = func.edges[edge].target;
            let clashes = edges[..index].iter().any(|&other| {
                func.edges[other].target == target && func.edge_args(other) != func.edge_args(edge)
            });
            let splittable = !matches!(func.insts[terminator], InstData::IndirectBranch { .. });
            if (defines || clashes) && splittable {
                split(func, edge);
                stats.edges_split += 1;
            }
        }
    }
}

fn split(func: &mut Function, edge: Edge) {
    let old = func.edges[edge];
    let first_edge = func.edges.len() as u32;
    func.edges.push(old);
    let start = func.order.len() as u32;
    let jump = func.make_inst(InstData::Jump);
    func.order.push(jump);
    let data = BlockData { start, end: start + 1, first_edge, n_edges: 1, phis: ValueList::new() };
    let block = func.blocks.push(data);
    func.layout.push(block);
    func.edges[edge] = EdgeData { target: block, args: ValueList::new() };
}

/// True if an indirect branch reaches `block` in a way that keeps its phis.
fn stuck(func: &Function) -> Vec<bool> {
    let mut stuck = vec![false; func.blocks.len()];
    for &block in &func.layout {
        let edges: Vec<Edge> = func.block_edges(block).collect();
        let Some(terminator) = func.terminator(block) else { continue };
        if !matches!(func.insts[terminator], InstData::IndirectBranch { .. }) {
            continue;
        }
        for (index, &edge) in edges.iter().enumerate() {
            let target = func.edges[edge].target;
            stuck[target.index()] |= edges[..index].iter().any(|&other| {
                func.edges[other].target == target && func.edge_args(other) != func.edge_args(edge)
            });
        }
    }
    stuck
}

/// Finds the block of every definition.
fn find_homes(func: &Function, ctx: &mut DemoteCtx) {
    ctx.home.clear();
    ctx.home.resize(func.values.len(), NONE);
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

fn make_slots(func: &mut Function, ctx: &mut DemoteCtx, stats: &mut DemoteStats) {
    let n_values = func.values.len();
    ctx.carrier.clear();
    ctx.carrier.resize(n_values, None);
    ctx.phi_slot.clear();
    ctx.phi_slot.resize(n_values, None);
    ctx.allocas.clear();
    ctx.values.clear();
    for &block in &func.layout {
        let mut note = |value: Value| {
            let home = ctx.home[value.index()];
            if home != NONE && home != block.as_u32() {
                ctx.values.push(value);
            }
        };
        for &inst in func.block_insts(block) {
            func.insts[inst].for_each_arg(&func.pool, &mut note);
        }
        for edge in func.block_edges(block) {
            func.edge_args(edge).iter().copied().for_each(&mut note);
        }
    }
    for at in 0..ctx.values.len() {
        let value = ctx.values[at];
        if ctx.carrier[value.index()].is_none() {
            ctx.carrier[value.index()] = Some(make_slot(func, &mut ctx.allocas, func.ty(value)));
            stats.values += 1;
        }
    }
    let stuck = stuck(func);
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        if stuck[block.index()] {
            continue;
        }
        for phi in func.phis(block).to_vec() {
            ctx.phi_slot[phi.index()] = Some(make_slot(func, &mut ctx.allocas, func.ty(phi)));
            stats.phis += 1;
        }
    }
}

/// A new slot; gives its address.
fn make_slot(func: &mut Function, allocas: &mut Vec<Inst>, ty: Type) -> Value {
    let align_log2 = ty.bytes().trailing_zeros() as u8;
    let slot =
        func.make_slot(SlotData { size: ty.bytes(), align_log2, ty: Some(ty), volatile: false, param: None });
    let (inst, address) = func.make_inst_with_result(InstData::Alloca { slot }, Type::Ptr);
    allocas.push(inst);
    address
}

fn load(func: &mut Function, order: &mut Vec<Inst>, addr: Value, ty: Type) -> Value {
    let (inst, value) =
        func.make_inst_with_result(InstData::Load { flags: MemFlags::default(), addr, offset: 0 }, ty);
    order.push(inst);
    value
}

fn store(func: &mut Function, order: &mut Vec<Inst>, addr: Value, value: Value) {
    let inst = func.make_inst(InstData::Store { flags: MemFlags::default(), addr, value, offset: 0 });
    order.push(inst);
}

impl DemoteCtx {
    /// What stands for `value` in `block`: a load in front, where another block defines it.
    fn read(&mut self, func: &mut Function, block: Block, value: Value) -> Value {
        let Some(&(at, local)) = self.local.get(value.index()) else { return value };
        if at == block.as_u32() {
            return local;
        }
        match self.carrier[value.index()] {
            Some(address) if self.home[value.index()] != block.as_u32() => {
                let local = load(func, &mut self.order, address, func.ty(value));
                self.local[value.index()] = (block.as_u32(), local);
                local
            }
            _ => value,
        }
    }
}

/// Writes the order anew, with loads and stores where they are needed.
fn rewrite(func: &mut Function, ctx: &mut DemoteCtx) {
    ctx.local.clear();
    ctx.local.resize(ctx.home.len(), (NONE, Value::from_u32(0)));
    ctx.order.clear();
    ctx.late.clear();
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        let range = func.blocks[block].start as usize..func.blocks[block].end as usize;
        let start = ctx.order.len() as u32;
        if at == 0 {
            ctx.order.append(&mut ctx.allocas);
            for param in func.params.clone() {
                if let Some(address) = ctx.carrier[param.index()] {
                    store(func, &mut ctx.order, address, param);
                }
            }
        }
        for late in 0..ctx.late.len() {
            let (place, value) = ctx.late[late];
            if let Some(address) = ctx.carrier[value.index()].filter(|_| place == block) {
                store(func, &mut ctx.order, address, value);
            }
        }
        for phi in func.phis(block).to_vec() {
            let mut value = phi;
            if let Some(address) = ctx.phi_slot[phi.index()] {
                value = load(func, &mut ctx.order, address, func.ty(phi));
                ctx.local[phi.index()] = (block.as_u32(), value);
            }
            if let Some(address) = ctx.carrier[phi.index()] {
                store(func, &mut ctx.order, address, value);
            }
        }
        for position in range {
            let inst = func.order[position];
            rewrite_inst(func, ctx, block, inst);
        }
        (func.blocks[block].start, func.blocks[block].end) = (start, ctx.order.len() as u32);
    }
    std::mem::swap(&mut func.order, &mut ctx.order);
}

fn rewrite_inst(func: &mut Function, ctx: &mut DemoteCtx, block: Block, inst: Inst) {
    let mut data = func.insts[inst];
    ctx.values.clear();
    data.for_each_arg(&func.pool, |value| ctx.values.push(value));
    for at in 0..ctx.values.len() {
        ctx.values[at] = ctx.read(func, block, ctx.values[at]);
    }
    let mut next = ctx.values.iter().copied();
    data.map_args(&mut func.pool, |value| next.next().unwrap_or(value));
    func.insts[inst] = data;
    if data.is_terminator() {
        write_arguments(func, ctx, block);
        ctx.order.push(inst);
        // The edges were split, and their blocks come later in the layout.
        if func.result(inst).is_some() {
            for edge in func.block_edges(block) {
                let target = func.edges[edge].target;
                ctx.late.extend(func.results(inst).map(|result| (target, result)));
            }
        }
        return;
    }
    ctx.order.push(inst);
    ctx.values.clear();
    ctx.values.extend(func.results(inst));
    for at in 0..ctx.values.len() {
        let result = ctx.values[at];
        if let Some(&Some(address)) = ctx.carrier.get(result.index()) {
            store(func, &mut ctx.order, address, result);
        }
    }
}

/// Writes the arguments of the edges out of `block` into the slots of the phis behind them.
fn write_arguments(func: &mut Function, ctx: &mut DemoteCtx, block: Block) {
    for edge in func.block_edges(block) {
        let target = func.edges[edge].target;
        for index in 0..func.edge_args(edge).len() {
            let Some(&phi) = func.phis(target).get(index) else { continue };
            let value = ctx.read(func, block, func.edge_args(edge)[index]);
            match ctx.phi_slot[phi.index()] {
                Some(address) => store(func, &mut ctx.order, address, value),
                None => func.edges[edge].args.as_mut_slice(&mut func.pool)[index] = value,
            }
        }
    }
}

/// Removes the phis that have slots, with their arguments.
fn drop_phis(func: &mut Function, ctx: &DemoteCtx) {
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        for edge in func.block_edges(block) {
            let target = func.edges[edge].target;
            if func.phis(target).iter().any(|phi| ctx.phi_slot[phi.index()].is_some()) {
                func.edges[edge].args.clear(&mut func.pool);
            }
        }
    }
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        if func.phis(block).iter().any(|phi| ctx.phi_slot[phi.index()].is_some()) {
            let mut phis = std::mem::take(&mut func.blocks[block].phis);
            phis.clear(&mut func.pool);
        }
    }
}
