//! Promotion of a `sheave-ir` function without a plan: where the quick method serves, it rewrites the function as it goes.
//!
//! **What.** The same as planning and applying, for functions whose slots need nothing unusual: one sweep over the instructions finds what
//! blocks do to slots, and a second one carries definitions, replaces operands and drops what is dead, all at once. Whatever the first
//! sweep finds unusual (conversions, assembly that defines slots, calls that return twice, slots made outside the entry block) goes the long
//! way, before anything is changed.
//!
//! **Algorithm.** That of [`forward`]; this module is what it asks of a function, and the phis' way into it. A table gives for every
//! value what stands for it, or that it is the address of a slot: one look decides what a load is, and the same look replaces an operand.
//!
//! **Cost.** Two looks at each instruction, and per block and edge the length of a row. Debug builds also promote a copy the long way, which
//! the independent checker judges, and compare.
//!
//! **Does not** leave a plan that says more than what became of slots.

mod attach;
mod compare;
mod scan;
mod simplify;

use alloc::vec::Vec;
use core::mem::take;

use sheave_ir::entity::{EntityRef, PrimaryMap};
use sheave_ir::{
    Block, ConstData, EdgeData, Form, Function, Inst, InstData, Results, Type, Value, ValueData, ValueDef,
    ValuePool,
};

use super::host::ADDRESS;
use crate::promote::forward::{self, Flow, Subject};
use crate::promote::{Ctx, Def, Options, Plan, Stats};
use scan::{Found, Slots};

pub(super) use compare::assert_same;

/// Reused memory.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// By value: a [`Def`] for what stands for it, or [`ADDRESS`] and a slot.
    table: Vec<u32>,
    /// The order before the rewrite; before that, memory for the order after it.
    old: Vec<Inst>,
    /// By value made on the way: something reads it.
    used: Vec<bool>,
    /// Phis that others merge, as they count in `used`: the one that is read, the one that reads.
    merged: Vec<(u32, u32)>,
    worklist: Vec<u32>,
}

/// What [`run`] did.
pub(super) enum Outcome {
    /// It promoted.
    Promoted(Stats),
    /// It changed nothing, because of something that the long way can do.
    Unusual,
    /// It changed nothing, because the graph is too intricate for the quick method, in whatever way.
    Intricate,
}

/// Promotes the slots of `func`, if this way is for it.
pub(super) fn run(func: &mut Function, ctx: &mut Ctx, options: &Options) -> Outcome {
    try_run(func, ctx, options).unwrap_or(Outcome::Unusual)
}

#[inline(always)]
fn try_run(func: &mut Function, ctx: &mut Ctx, options: &Options) -> Option<Outcome> {
    let (n_slots, n_blocks, n_edges) = (func.slots.len(), func.blocks.len(), func.edges.len());
    if !forward::serves(n_slots, n_blocks, options)
        || func.values.len() > MAX_VALUES
        || func.layout.is_empty()
    {
        return None;
    }
    let Ctx { plan, apply, forward, .. } = ctx;
    let scratch = &mut apply.direct;
    plan.forget();
    let mut slots = Slots::describe(func, plan, options.mode)?;
    scratch.table.clear();
    scratch.table.extend(0..func.values.len() as u32);
    let Found { candidates, ordered, has_phis } = scan::sweep(func, &mut slots, forward, &mut scratch.table)?;
    let (promoted, types) = (slots.eligible, slots.types);
    if !ordered {
        forward.order_depth_first(&Edges(func), func.layout[0].as_u32());
    }
    if !forward.find_phis(&Edges(func), candidates, n_slots, n_edges, options) {
        return Some(Outcome::Intricate);
    }
    let first_new = func.values.len() as u32;
    let mut rewriter = Rewriter::new(func, plan, scratch, promoted, &types);
    if ordered {
        rewriter.carry(forward, n_slots, candidates);
    } else {
        rewriter.read_nothing_in_unreachable_blocks(forward);
        rewriter.carry(forward, n_slots, candidates);
        rewriter.rename_unreachable_blocks(forward);
    }
    if has_phis {
        rewriter.replace_args();
    }
    rewriter.finish();
    let mut stats = plan.stats();
    stats.removed = (scratch.old.len() - func.order.len()) as u32;
    stats.insts = func.insts.len() as u32;
    stats.phis_placed = plan.phi_slot.len() as u32;
    if stats.phis_placed != 0 {
        stats.phis = if forward.every_phi_merges() {
            stats.phis_placed - attach::attach(func, forward, scratch, &types, first_new)
        } else {
            simplify::simplify(func, ctx, options, first_new)
        };
    }
    func.form = Form::Ssa;
    Some(Outcome::Promoted(stats))
}

/// Functions with more values are left to the long way: definitions have marks in their high bits.
const MAX_VALUES: usize = 1 << 28;

/// The edges of a function.
struct Edges<'a>(&'a Function);

impl Flow for Edges<'_> {
    #[inline]
    fn succs(&self, block: u32) -> impl Iterator<Item = u32> {
        targets(self.0.succ_edges(Block::from_u32(block)))
    }
}

#[inline]
fn targets(edges: &[EdgeData]) -> impl Iterator<Item = u32> {
    edges.iter().map(|edge| edge.target.as_u32())
}

/// A function that is being rewritten.
struct Rewriter<'a> {
    func: &'a mut Function,
    /// Parts of the function, taken out so that constants can be made on the way.
    insts: PrimaryMap<Inst, InstData>,
    results: PrimaryMap<Inst, Results>,
    pool: ValuePool,
    order: Vec<Inst>,
    /// Instructions in the new order so far.
    n_insts: usize,
    old: &'a [Inst],
    table: &'a mut [u32],
    names: Names<'a>,
    phi_slot: &'a mut Vec<u32>,
    phi_block: &'a mut Vec<u32>,
    /// The promoted slots.
    promoted: u64,
}

/// Values that are made on the way.
struct Names<'a> {
    /// The first of them.
    first_new: u32,
    used: &'a mut Vec<bool>,
    types: &'a [u8; 64],
}

impl Names<'_> {
    /// The value for `def`.
    #[inline]
    fn value(&mut self, def: u32, func: &mut Function) -> Value {
        if def < self.first_new { Value::from_u32(def) } else { self.new_value(def, func) }
    }

    /// The value for `def`, which is new or a zero.
    #[inline]
    fn new_value(&mut self, def: u32, func: &mut Function) -> Value {
        if Def(def).is_value() {
            self.used[(def - self.first_new) as usize] = true;
            return Value::from_u32(def);
        }
        self.zero(def, func)
    }

    #[cold]
    fn zero(&mut self, def: u32, func: &mut Function) -> Value {
        let value = func.zero(slot_type(self.types, def & Def::INDEX));
        self.used.resize(func.values.len() - self.first_new as usize, true);
        value
    }
}

#[inline]
fn slot_type(types: &[u8; 64], slot: u32) -> Type {
    Type::ALL.get(types[slot as usize % 64] as usize).copied().unwrap_or(Type::I64)
}

impl Flow for Rewriter<'_> {
    #[inline]
    fn succs(&self, block: u32) -> impl Iterator<Item = u32> {
        targets(self.func.succ_edges(Block::from_u32(block)))
    }
}

impl Subject for Rewriter<'_> {
    #[inline]
    fn add_phi(&mut self, block: u32, slot: u32) -> Def {
        let ty = slot_type(self.names.types, slot);
        let phi = self.func.values.push(ValueData::new(ty, ValueDef::Phi(Block::from_u32(block))));
        self.names.used.push(false);
        self.phi_slot.push(slot);
        self.phi_block.push(block);
        Def::value(phi.as_u32())
    }

    #[inline(always)]
    fn rename(&mut self, block: u32, cells: &mut [Def]) {
        let Rewriter { func, insts, results, pool, order, table, names, promoted, .. } = self;
        let data = &mut func.blocks[Block::from_u32(block)];
        let old = &self.old[data.start as usize..data.end as usize];
        data.start = self.n_insts as u32;
        let mut end = self.n_insts;
        let (order, table, promoted) = (&mut order[..], &mut table[..], *promoted);
        let insts = insts.values_mut().into_slice();
        // Lengths that are known to be the same need one look.
        let results = &results.as_values_slice()[..insts.len()];
        // Written out instead of given to `map_args`, so that the common shapes stay in registers.
        macro_rules! map {
            ($value:expr) => {
                let def = table[$value.index()];
                *$value =
                    if def < names.first_new { Value::from_u32(def) } else { names.new_value(def, func) };
            };
        }
        for &inst in old {
            match &mut insts[inst.index()] {
                InstData::Load { addr, .. } => {
                    let def = table[addr.index()];
                    if let Some(cell) = cells.get(def.wrapping_sub(ADDRESS) as usize) {
                        if let Some(result) = table.get_mut(results[inst.index()].first_number() as usize) {
                            *result = cell.0;
                        }
                        continue;
                    }
                    map!(addr);
                }
                InstData::Store { addr, value, .. } => {
                    let def = table[addr.index()];
                    if let Some(cell) = cells.get_mut(def.wrapping_sub(ADDRESS) as usize) {
                        *cell = Def(table[value.index()]);
                        continue;
                    }
                    map!(addr);
                    map!(value);
                }
                InstData::Alloca { slot } => {
                    if promoted >> (slot.index() % 64) & 1 != 0 {
                        continue;
                    }
                }
                InstData::Unary { arg, .. }
                | InstData::Branch { cond: arg }
                | InstData::Switch { value: arg, .. }
                | InstData::IndirectBranch { addr: arg }
                | InstData::DynAlloca { size: arg, .. } => {
                    map!(arg);
                }
                InstData::Binary { args, .. }
                | InstData::Icmp { args, .. }
                | InstData::Fcmp { args, .. }
                | InstData::Wide { args, .. } => {
                    let [a, b] = args;
                    map!(a);
                    map!(b);
                }
                InstData::PtrIndex { base, index, .. } => {
                    map!(base);
                    map!(index);
                }
                InstData::Rmw { addr, value, .. } => {
                    map!(addr);
                    map!(value);
                }
                InstData::Ternary { args, .. }
                | InstData::CmpXchg { args, .. }
                | InstData::Mem { args, .. } => {
                    for arg in args {
                        map!(arg);
                    }
                }
                InstData::Call { args, .. }
                | InstData::Return { args }
                | InstData::Intrinsic { args, .. }
                | InstData::Asm { args, .. }
                | InstData::AsmGoto { args, .. } => {
                    for arg in args.as_mut_slice(pool) {
                        map!(arg);
                    }
                }
                InstData::CallIndirect { callee, args, .. } => {
                    map!(callee);
                    for arg in args.as_mut_slice(pool) {
                        map!(arg);
                    }
                }
                InstData::Jump | InstData::Unreachable | InstData::Fence { .. } => {}
            }
            order[end] = inst;
            end += 1;
        }
        func.blocks[Block::from_u32(block)].end = end as u32;
        self.n_insts = end;
    }
}

impl<'a> Rewriter<'a> {
    fn new(
        func: &'a mut Function,
        plan: &'a mut Plan,
        scratch: &'a mut Scratch,
        promoted: u64,
        types: &'a [u8; 64],
    ) -> Self {
        // What is in the memory does not matter.
        if scratch.old.len() < func.order.len() {
            scratch.old.resize(func.order.len(), Inst::from_u32(0));
        }
        core::mem::swap(&mut scratch.old, &mut func.order);
        scratch.used.clear();
        let first_new = func.values.len() as u32;
        Rewriter {
            insts: take(&mut func.insts),
            results: take(&mut func.inst_results),
            pool: take(&mut func.pool),
            order: take(&mut func.order),
            n_insts: 0,
            func,
            old: &scratch.old,
            table: &mut scratch.table,
            names: Names { first_new, used: &mut scratch.used, types },
            phi_slot: &mut plan.phi_slot,
            phi_block: &mut plan.phi_block,
            promoted,
        }
    }

    #[inline(never)]
    fn carry(&mut self, forward: &mut forward::Scratch, n_slots: usize, candidates: u64) {
        forward.carry(self, n_slots, candidates, Def::zero);
    }

    /// Replaces what edges bring to phis that were there before.
    #[inline(never)]
    fn replace_args(&mut self) {
        for edge in 0..self.func.edges.len() {
            let mut args = self.func.edges.as_values_slice()[edge].args;
            if args.is_empty() {
                continue;
            }
            for arg in args.as_mut_slice(&mut self.pool) {
                *arg = self.names.value(self.table[arg.index()], self.func);
            }
        }
    }

    /// Puts the parts back.
    fn finish(mut self) {
        self.order.truncate(self.n_insts);
        self.func.insts = self.insts;
        self.func.inst_results = self.results;
        self.func.pool = self.pool;
        self.func.order = self.order;
    }

    /// Loads in blocks that never run read zero.
    #[cold]
    fn read_nothing_in_unreachable_blocks(&mut self, forward: &forward::Scratch) {
        for &block in &self.func.layout {
            if forward.is_reached(block.as_u32()) {
                continue;
            }
            let data = &self.func.blocks[block];
            for &inst in &self.old[data.start as usize..data.end as usize] {
                if let InstData::Load { addr, .. } = self.insts[inst] {
                    let def = self.table[addr.index()];
                    if def >= ADDRESS
                        && let Some(result) = self.table.get_mut(self.results[inst].first_number() as usize)
                    {
                        *result = Def::zero(def & !ADDRESS).0;
                    }
                }
            }
        }
    }

    /// Loads there are in the table already.
    #[cold]
    fn rename_unreachable_blocks(&mut self, forward: &forward::Scratch) {
        for at in 0..self.func.layout.len() {
            let block = self.func.layout[at];
            if forward.is_reached(block.as_u32()) {
                continue;
            }
            let data = &mut self.func.blocks[block];
            let (start, end) = (data.start as usize, data.end as usize);
            data.start = self.n_insts as u32;
            for &inst in &self.old[start..end] {
                let data = &mut self.insts[inst];
                let is_dead = match *data {
                    InstData::Load { addr, .. } | InstData::Store { addr, .. } => {
                        self.table[addr.index()] >= ADDRESS
                    }
                    InstData::Alloca { slot } => self.promoted >> slot.index() & 1 != 0,
                    _ => false,
                };
                if !is_dead {
                    data.map_args(&mut self.pool, |value| {
                        self.names.value(self.table[value.index()], self.func)
                    });
                    self.order[self.n_insts] = inst;
                    self.n_insts += 1;
                }
            }
            self.func.blocks[block].end = self.n_insts as u32;
        }
    }
}

/// The undefined value of each type, where there is one already.
type Undefs = [Option<Value>; 7];

#[cold]
fn undef(func: &mut Function, undefs: &mut Undefs, ty: Type) -> Value {
    *undefs[ty as usize].get_or_insert_with(|| func.make_const(ty, ConstData::Undef))
}
