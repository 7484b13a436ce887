//! Speculates loads: a load whose address is a select of slots becomes a select of loads, so that the slots
//! no longer escape and promotion takes them.
//!
//! `std::min`, `std::max` and `std::clamp` return one of the addresses that they got. Inlined, they leave a
//! select of the addresses of local variables, which all stay in memory for it.
//!
//! Why here: after `if-convert`, which makes selects of the phis of addresses, and `dce`, which merges the
//! blocks and removes the phis; before `promote`.
//!
//! Algorithm: that of Chandler Carruth's SROA in LLVM (2012) for selects. Loading cannot fail from a slot,
//! from data of the module, nor from an address that was accessed before in the same block without a call in
//! between, so both loads are executed where the one was. A select is replaced if all of its uses are such
//! loads, or selects of the same kind, it is of at most [`MAX_ADDRESSES`] addresses, and none of the slots
//! escapes elsewhere.
//!
//! ```text
//! v3 = select v2, v0, v1                   v5 = load i32 v0
//! v4 = load i32 v3                         v6 = load i32 v1
//!                                          v4 = select v2, v5, v6
//! ```
//!
//! Where the load of another address may fail, for atomic loads and for stores, each of two addresses is
//! accessed in a block of its own, to which a branch leads: `*(c ? &x : p)` frees `x`, too.
//!
//! Cost: one scan of the entry block, and one of all instructions where it makes a slot; two more where there
//! is a select of addresses.
//!
//! Needs memory or SSA form and leaves the same. It does not treat phis of addresses, nor accesses at
//! variable offsets.

use std::ops::Range;

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    BinaryOp, Block, ConstData, EdgeData, Editor, Inst, InstData, MemFlags, Module, Slot, SymbolDef,
    TernaryOp, Type, Value, ValueList,
};
use sheave_ssa::refill;

use crate::pass::{Changed, PassError, PassRun};

/// The most addresses that one may be: each is loaded from.
const MAX_ADDRESSES: u32 = 8;

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    /// By value.
    places: Vec<Place>,
    /// By slot: something other than a select or an access uses its address.
    escapes: Vec<bool>,
    /// By value: the last access of that address: the stretch of code without calls, and the bytes.
    accessed: Vec<(u32, i64, i64)>,
    /// In the order of their definitions.
    selects: Vec<Select>,
    accesses: Vec<Access>,
    layout: Vec<Block>,
}

/// A load from a selected address, or a store to it.
#[derive(Clone, Copy, Debug)]
struct Access {
    block: Block,
    inst: Inst,
    select: usize,
}

/// What a value is the address of.
#[derive(Clone, Copy, Debug)]
enum Place {
    Unknown,
    /// What is this many bytes after the start of a slot.
    Slot(Slot, i64),
    /// What the select of this number chooses.
    Selected(usize),
}

/// A select of addresses, one of a slot at least.
#[derive(Clone, Debug)]
struct Select {
    inst: Inst,
    args: [Value; 3],
    n_addresses: u32,
    /// The bytes that are loaded from it.
    loaded: Range<i64>,
    /// One of the addresses may only be accessed if it is the one chosen.
    branches: bool,
    stays: bool,
}

/// Speculates loads of selected slots.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let ctx: &mut Ctx = run.ctxs.of();
    let n = if ctx.find(&run.edit) { ctx.rewrite(run.module, &mut run.edit) } else { 0 };
    let branches = ctx.selects.iter().any(|select| select.branches && !select.stays);
    run.count("loads speculated", n);
    Ok(Changed::ALL_WORK.when(n > 0) | Changed::GRAPH.when(n > 0 && branches))
}

impl Ctx {
    /// Finds selects of addresses in slots; false where there is none.
    fn find(&mut self, edit: &Editor<'_>) -> bool {
        self.selects.clear();
        let is_alloca = |&inst: &Inst| matches!(edit.insts[inst], InstData::Alloca { .. });
        let is_select = |&inst: &Inst| match edit.insts[inst] {
            InstData::Ternary { op: TernaryOp::Select, args } => edit.ty(args[1]) == Type::Ptr,
            _ => false,
        };
        if !edit.entry().is_some_and(|entry| edit.block_insts(entry).iter().any(is_alloca))
            || !edit.order.iter().any(is_select)
        {
            return false;
        }
        refill(&mut self.places, edit.n_values(), Place::Unknown);
        for &inst in &edit.order {
            let place = match edit.insts[inst] {
                InstData::Alloca { slot } => Place::Slot(slot, 0),
                InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. }
                    if let Place::Slot(slot, offset) = self.places[base.index()]
                        && let Some(by) = edit.const_bits(by) =>
                {
                    Place::Slot(slot, offset.saturating_add(by as i64))
                }
                InstData::Ternary { op: TernaryOp::Select, args } => {
                    let [_, a, b] = args.map(|arg| self.n_addresses(arg));
                    if a.max(b) == 0 || a.max(1) + b.max(1) > MAX_ADDRESSES {
                        continue;
                    }
                    let n_addresses = a.max(1) + b.max(1);
                    let (loaded, branches, stays) = (0..0, false, false);
                    self.selects.push(Select { inst, args, n_addresses, loaded, branches, stays });
                    Place::Selected(self.selects.len() - 1)
                }
                _ => continue,
            };
            if let Some(result) = edit.result(inst) {
                self.places[result.index()] = place;
            }
        }
        !self.selects.is_empty()
    }

    /// The number of addresses that `value` may be; zero if none of them is of a slot.
    fn n_addresses(&self, value: Value) -> u32 {
        match self.places[value.index()] {
            Place::Unknown => 0,
            Place::Slot(..) => 1,
            Place::Selected(select) => self.selects[select].n_addresses,
        }
    }

    fn rewrite(&mut self, module: &Module, edit: &mut Editor<'_>) -> u32 {
        self.find_uses(module, edit);
        self.decide(edit);
        let (mut n, mut all) = (0, true);
        // Where a block is split, the last access comes first: those before it stay in their block.
        let numbers = 0..self.accesses.len();
        for (at, branches) in numbers.clone().rev().map(|at| (at, true)).chain(numbers.map(|at| (at, false)))
        {
            let Access { block, inst, select } = self.accesses[at];
            if self.selects[select].stays || self.selects[select].branches != branches {
                continue;
            }
            all &= edit.begin_rewrite();
            if !all {
                break;
            }
            n += 1;
            match edit.insts[inst] {
                InstData::Load { offset, .. } if !branches => {
                    let args = self.arms(edit, select, inst, offset);
                    edit.forget_access_type(inst);
                    edit.set_inst(inst, InstData::Ternary { op: TernaryOp::Select, args });
                }
                _ => self.branch(edit, block, inst, self.selects[select].args),
            }
        }
        // Loads without fuel need the selects.
        if all && n > 0 {
            let done = self.selects.iter().filter(|select| !select.stays);
            done.for_each(|select| edit.remove(select.inst));
        }
        edit.apply();
        n
    }

    /// The operands of a select of what `load` would load from the operands of a select of addresses. The
    /// recursion ends after [`MAX_ADDRESSES`].
    fn arms(&self, edit: &mut Editor<'_>, select: usize, load: Inst, offset: i32) -> [Value; 3] {
        let [cond, addrs @ ..] = self.selects[select].args;
        let [a, b] = addrs.map(|addr| {
            let data = match self.places[addr.index()] {
                Place::Selected(inner) => {
                    let args = self.arms(edit, inner, load, offset);
                    InstData::Ternary { op: TernaryOp::Select, args }
                }
                _ => InstData::Load { flags: MemFlags::default(), addr, offset },
            };
            let arm = edit.make_inst_like(load, data);
            if matches!(data, InstData::Ternary { .. }) {
                edit.forget_access_type(arm);
            }
            edit.insert_before(load, arm);
            edit.result(arm).unwrap_or(addr)
        });
        [cond, a, b]
    }

    /// Executes `access` at each of the two addresses in a block of its own, to which `block` branches.
    fn branch(&mut self, edit: &mut Editor<'_>, block: Block, access: Inst, [cond, addrs @ ..]: [Value; 3]) {
        let arms = addrs.map(|chosen| {
            let mut data = edit.insts[access];
            if let InstData::Load { addr, .. } | InstData::Store { addr, .. } = &mut data {
                *addr = chosen;
            }
            edit.make_inst_like(access, data)
        });
        let Some(at) = edit.block_insts(block).iter().position(|&inst| inst == access) else { return };
        let place = edit.layout.iter().position(|&other| other == block).map_or(0, |at| at + 1);
        self.layout.clear();
        self.layout.extend_from_slice(&edit.layout);
        let next = edit.split_after(block, at);
        let blocks = arms.map(|arm| {
            let (own, jump) = (edit.make_block(), edit.make_inst(InstData::Jump));
            let result = edit.result(arm);
            let values = edit.list(result.as_slice());
            edit.fill_block(own, &[arm, jump], &[(next, values)]);
            own
        });
        edit.jump_to(block, blocks[1], ValueList::new());
        let then = EdgeData { target: blocks[0], args: ValueList::new() };
        if let Some(otherwise) = edit.block_edges(block).next() {
            edit.branch_to(block, cond, then, otherwise);
        }
        self.layout.splice(place..place, [blocks[0], blocks[1], next]);
        edit.set_layout(&self.layout);
    }

    /// Finds the accesses of selected slots. A select with another use stays.
    fn find_uses(&mut self, module: &Module, edit: &Editor<'_>) {
        self.accesses.clear();
        refill(&mut self.escapes, edit.slots.len(), false);
        refill(&mut self.accessed, edit.n_values(), (0, 0, 0));
        let mut stretch = 0;
        for &block in &edit.layout {
            stretch += 1;
            for &inst in edit.block_insts(block) {
                let data = &edit.insts[inst];
                let result = edit.result(inst);
                match *data {
                    InstData::Load { flags, addr, offset } if !flags.volatile => {
                        let Some(result) = result else { continue };
                        let from = i64::from(offset);
                        let bytes = from..from + i64::from(edit.ty(result).bytes());
                        match self.places[addr.index()] {
                            Place::Selected(select) => {
                                let can_load =
                                    |addr: Value| self.can_load(module, edit, addr, stretch, &bytes);
                                let fails =
                                    !self.selects[select].args[1..].iter().all(|&addr| can_load(addr));
                                self.selects[select].branches |= fails || flags != MemFlags::default();
                                self.selects[select].load(&bytes);
                                self.accesses.push(Access { block, inst, select });
                            }
                            _ => self.accessed[addr.index()] = (stretch, bytes.start, bytes.end),
                        }
                    }
                    InstData::Store { flags, addr, value, offset } => {
                        self.other_use(value, true);
                        if flags.volatile {
                            self.other_use(addr, false);
                            continue;
                        }
                        let from = i64::from(offset);
                        let bytes = from..from + i64::from(edit.ty(value).bytes());
                        self.accessed[addr.index()] = (stretch, bytes.start, bytes.end);
                        if let Place::Selected(select) = self.places[addr.index()] {
                            self.selects[select].branches = true;
                            self.selects[select].load(&bytes);
                            self.accesses.push(Access { block, inst, select });
                        }
                    }
                    InstData::Lifetime { .. } => {}
                    InstData::Mem { args, .. } => args.iter().for_each(|&arg| self.other_use(arg, false)),
                    _ if result.is_some_and(|result| self.n_addresses(result) > 0) => {}
                    _ => {
                        data.for_each_arg(&edit.pool, |arg| self.other_use(arg, true));
                        // What was accessed before may be freed.
                        stretch += u32::from(data.has_side_effects());
                    }
                }
            }
            for edge in edit.succ_edges(block) {
                edge.args.as_slice(&edit.pool).iter().for_each(|&arg| self.other_use(arg, true));
            }
        }
    }

    /// Whether a load of `bytes` at `addr` cannot fail in this stretch of code, unless it is beyond a slot.
    fn can_load(
        &self,
        module: &Module,
        edit: &Editor<'_>,
        addr: Value,
        stretch: u32,
        bytes: &Range<i64>,
    ) -> bool {
        match self.places[addr.index()] {
            Place::Slot(..) => true,
            Place::Selected(inner) => (self.selects[inner].args[1..].iter())
                .all(|&addr| self.can_load(module, edit, addr, stretch, bytes)),
            Place::Unknown => {
                let (when, start, end) = match edit.const_data(addr) {
                    Some(ConstData::Symbol(symbol, addend)) => {
                        let SymbolDef::Data(id) = module.symbols[symbol].def else { return false };
                        let end = (module.data[id].size as i64).saturating_sub(addend);
                        (stretch, addend.saturating_neg(), end)
                    }
                    _ => self.accessed[addr.index()],
                };
                when == stretch && start <= bytes.start && bytes.end <= end
            }
        }
    }

    /// A selected address is used for something other than an access; that of a slot, if it `escapes`.
    fn other_use(&mut self, addr: Value, escapes: bool) {
        match self.places[addr.index()] {
            Place::Slot(slot, _) => self.escapes[slot.index()] |= escapes,
            Place::Selected(select) => self.selects[select].stays = true,
            Place::Unknown => {}
        }
    }

    /// Lets a select stay from which no slot is freed: one of them escapes, is volatile or is smaller than
    /// what is loaded, or the select has to do with another one that stays.
    fn decide(&mut self, edit: &Editor<'_>) {
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for at in (0..self.selects.len()).rev() {
                let Select { args: [_, a, b], loaded, branches, stays, .. } = self.selects[at].clone();
                for arg in [a, b] {
                    let stays = match self.places[arg.index()] {
                        Place::Slot(slot, offset) => {
                            let data = &edit.slots[slot];
                            let fits = offset.saturating_add(loaded.start) >= 0
                                && offset.saturating_add(loaded.end) <= i64::from(data.size);
                            self.escapes[slot.index()] || data.volatile || !fits
                        }
                        Place::Selected(inner) => {
                            self.selects[inner].load(&loaded);
                            let inner_stays = self.selects[inner].stays;
                            self.selects[inner].stays |= stays;
                            changed |= stays && !inner_stays;
                            inner_stays || branches
                        }
                        Place::Unknown => false,
                    };
                    changed |= stays && !self.selects[at].stays;
                    self.selects[at].stays |= stays;
                }
            }
        }
    }
}

impl Select {
    /// Extends the bytes that are loaded by these.
    fn load(&mut self, bytes: &Range<i64>) {
        if self.loaded.is_empty() {
            self.loaded = bytes.clone();
        } else if !bytes.is_empty() {
            self.loaded = self.loaded.start.min(bytes.start)..self.loaded.end.max(bytes.end);
        }
    }
}
