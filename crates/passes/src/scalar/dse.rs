//! Removes dead stores across blocks: stores whose bytes are overwritten, or whose slot dies, on all paths
//! before any read.
//!
//! ```text
//! block0: store 0, v1                        block0: branch v0, block1, block2
//!         branch v0, block1, block2     =>   block1: store 5, v1; jump block3
//! block1: store 5, v1; jump block3           block2: store 7, v1; jump block3
//! block2: store 7, v1; jump block3
//! ```
//!
//! Why here: after the last `gvn`, which forwards loads, so that fewer are left, and removes dead stores
//! within a block; before the last `dce`, which removes the computation of the stored values.
//!
//! Algorithm: liveness of *cells* ([`StoreLiveness`]), the ranges of bytes that plain stores write in private
//! slots and in objects of this module ([`crate::memory`]). At a return the private slots are not needed;
//! objects are, at whatever may be seen by others: calls, assembly, atomic accesses, and what traps.
//!
//! Cost: a sweep for cells; where there are any, at most [`MAX_CELLS`] comparisons for each access of memory,
//! and the liveness.
//!
//! Needs memory or SSA form with a current graph and leaves the same. What escapes, what is volatile or
//! atomic, and what is written by an index stays.

use sheave_ir::{Block, Editor, Inst, InstData, MemFlags, MemOp};
use sheave_ir::{Purpose, Value};
use sheave_ssa::Graph;
use sheave_ssa::memory::{CellSet, MAX_CELLS, StoreEvent, StoreLiveness};

use crate::adapters::shape::Shape;
use crate::memory::alias::{Aliases, Object, UNKNOWN};
use crate::memory::effects::{may_trap, returns_twice};
use crate::memory::slots::Slots;
use crate::pass::{Changed, PassError, PassRun};
use crate::program::Program;

/// Bytes of an object that a store writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cell {
    object: Object,
    start: i64,
    end: i64,
}

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    slots: Slots,
    cells: Vec<Cell>,
    liveness: StoreLiveness,
}

/// Removes the stores.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let module = run.program();
    let mut ctx = std::mem::take(run.ctxs.of::<Ctx>());
    let mut removed = 0;
    if has_stores(&run.edit) && !returns_twice(&module, &run.edit) {
        let graph = run.analyses.graph(&Shape(&run.edit))?;
        ctx.slots.find(&module, &run.edit, graph);
        ctx.find_cells(module, &run.edit, graph);
        if !ctx.cells.is_empty() {
            ctx.find_events(module, &run.edit, graph);
            ctx.liveness.propagate(graph, ctx.objects());
            removed = ctx.remove(&mut run.edit, graph);
        }
    }
    *run.ctxs.of() = ctx;
    run.count("stores removed", removed);
    Ok(Changed::USES.when(removed > 0))
}

fn has_stores(edit: &Editor<'_>) -> bool {
    edit.order.iter().any(|&inst| matches!(edit.insts[inst], InstData::Store { .. }))
}

fn block_of(node: sheave_ssa::Block) -> Block {
    Block::from_u32(node.0)
}

impl Ctx {
    fn find_cells(&mut self, module: Program<'_>, edit: &Editor<'_>, graph: &Graph) {
        let Ctx { slots, cells, .. } = self;
        let aliases = Aliases { module, slots };
        cells.clear();
        for node in graph.reverse_postorder() {
            for &inst in edit.block_insts(block_of(node)) {
                if let Some(cell) = cell_of(aliases, edit, inst)
                    && cells.len() < MAX_CELLS
                    && !cells.contains(&cell)
                {
                    cells.push(cell);
                }
            }
        }
    }

    /// The cells of objects, which others see.
    fn objects(&self) -> CellSet {
        let is_object = |cell: &Cell| !matches!(cell.object, Object::Slot(_));
        self.cells.iter().enumerate().filter(|(_, cell)| is_object(cell)).fold(0, |set, (i, _)| set | 1 << i)
    }

    /// The cells for which `holds`.
    fn cells_where(&self, holds: impl Fn(&Cell) -> bool) -> CellSet {
        self.cells.iter().enumerate().filter(|(_, cell)| holds(cell)).fold(0, |set, (i, _)| set | 1 << i)
    }

    /// The cells that an access of `size` bytes may touch.
    fn touched(
        &self,
        aliases: Aliases<'_>,
        edit: &Editor<'_>,
        addr: Value,
        offset: i32,
        size: u64,
    ) -> CellSet {
        let (object, bytes) = aliases.locate(edit, addr, offset, size).place(aliases);
        match (object, bytes) {
            (Object::Hidden, _) => 0,
            (Object::Any, _) => self.objects(),
            (object, None) => self.cells_where(|cell| cell.object == object),
            (object, Some((start, end))) => {
                self.cells_where(|cell| cell.object == object && cell.start < end && start < cell.end)
            }
        }
    }

    /// The cells of which an access of `size` bytes writes every byte.
    fn covered(
        &self,
        aliases: Aliases<'_>,
        edit: &Editor<'_>,
        addr: Value,
        offset: i32,
        size: u64,
    ) -> CellSet {
        match aliases.locate(edit, addr, offset, size).place(aliases) {
            (object, Some((start, end))) => {
                self.cells_where(|cell| cell.object == object && start <= cell.start && cell.end <= end)
            }
            (_, None) => 0,
        }
    }

    fn find_events(&mut self, module: Program<'_>, edit: &Editor<'_>, graph: &Graph) {
        let mut liveness = std::mem::take(&mut self.liveness);
        liveness.clear(edit.n_blocks());
        let aliases = Aliases { module, slots: &self.slots };
        for node in graph.reverse_postorder() {
            liveness.start_block(node);
            for &inst in edit.block_insts(block_of(node)) {
                let (written, read) = self.effect(aliases, edit, inst);
                let cell = cell_of(aliases, edit, inst);
                let store = cell.and_then(|cell| self.cells.iter().position(|other| *other == cell));
                let store = store.map(|cell| cell as u8);
                liveness.push(StoreEvent { inst: sheave_ssa::Inst(inst.as_u32()), store, written, read });
            }
            liveness.end_block(node);
        }
        self.liveness = liveness;
    }

    /// The cells that `inst` writes, and those that it may read, or let others read.
    fn effect(&self, aliases: Aliases<'_>, edit: &Editor<'_>, inst: Inst) -> (CellSet, CellSet) {
        let data = &edit.insts[inst];
        let of_type = |value: Value| u64::from(edit.ty(value).bytes());
        let seen = |flags: MemFlags| if flags == MemFlags::default() { 0 } else { self.objects() };
        match *data {
            InstData::Load { flags, addr, offset } => {
                let size = edit.result(inst).map_or(UNKNOWN, of_type);
                (0, self.touched(aliases, edit, addr, offset, size) | seen(flags))
            }
            InstData::Store { flags, addr, value, offset } => {
                (self.covered(aliases, edit, addr, offset, of_type(value)), seen(flags))
            }
            InstData::Mem { op, volatile, args: [to, from, length] } => {
                let size = edit.const_bits(length).unwrap_or(UNKNOWN);
                let written = self.covered(aliases, edit, to, 0, size);
                let others = if volatile { self.objects() } else { 0 };
                match op {
                    MemOp::Set => (written, others),
                    _ => (written, others | self.touched(aliases, edit, from, 0, size)),
                }
            }
            InstData::Rmw { addr, value, .. } => {
                (0, self.objects() | self.touched(aliases, edit, addr, 0, of_type(value)))
            }
            InstData::CmpXchg { args: [addr, _, new], .. } => {
                (0, self.objects() | self.touched(aliases, edit, addr, 0, of_type(new)))
            }
            InstData::Call { sig, args, .. }
            | InstData::Invoke { sig, args, .. }
            | InstData::ReturnCall { sig, args, .. } => {
                let params = aliases.module.signatures[sig].params.iter();
                let copied = params.zip(args.as_slice(&edit.pool)).filter_map(|(param, &arg)| {
                    let Purpose::ByVal { size, .. } = param.purpose else { return None };
                    Some(self.touched(aliases, edit, arg, 0, size.into()))
                });
                (0, copied.fold(self.objects(), |set, read| set | read))
            }
            InstData::Alloca { slot } | InstData::Lifetime { slot, .. } => {
                (self.cells_where(|cell| cell.object == Object::Slot(slot.as_u32())), 0)
            }
            InstData::Binary { .. } => (0, if may_trap(edit, data) { self.objects() } else { 0 }),
            InstData::Return { .. } | InstData::Resume { .. } | InstData::Unreachable => (0, self.objects()),
            InstData::Jump | InstData::Branch { .. } | InstData::Switch { .. } => (0, 0),
            // Whatever is new may be seen by others until this list says that it is not.
            _ => (0, if data.has_side_effects() { self.objects() } else { 0 }),
        }
    }

    fn remove(&mut self, edit: &mut Editor<'_>, graph: &Graph) -> u32 {
        let mut removed = 0;
        self.liveness.dead_stores(graph, |store| {
            if edit.begin_rewrite() {
                edit.remove(Inst::from_u32(store.inst.0));
                removed += 1;
            }
        });
        edit.apply();
        removed
    }
}

/// The cell that `inst` writes, if it is a plain store to known bytes of a private slot or an object.
fn cell_of(aliases: Aliases<'_>, edit: &Editor<'_>, inst: Inst) -> Option<Cell> {
    let InstData::Store { flags, addr, value, offset } = edit.insts[inst] else { return None };
    if flags != MemFlags::default() {
        return None;
    }
    let size = u64::from(edit.ty(value).bytes());
    match aliases.locate(edit, addr, offset, size).place(aliases) {
        (object @ (Object::Slot(_) | Object::Data(_)), Some((start, end))) => {
            Some(Cell { object, start, end })
        }
        _ => None,
    }
}
