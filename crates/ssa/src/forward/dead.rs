//! Dead stores to slots, some ranges of bytes at a time.

use alloc::vec::Vec;

use super::scan::{Access, FORWARDED, NONE, Role, accesses_of};
use super::{CellSet, Ctx, MAX_CELLS, MAX_STORES, StoreEvent, StoreLiveness};
use crate::host::Clobber;
use crate::refill::refill;
use crate::{Graph, Inst};

/// Scratch memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    liveness: StoreLiveness,
    /// What the stores of this round write: an access of the same bytes for each cell.
    cells: Vec<Access>,
    /// By slot: its cells.
    by_slot: Vec<CellSet>,
    /// The cells of slots that escape.
    escaped: CellSet,
}

/// Removes from the plan's function what nothing reads.
pub(super) fn find(ctx: &mut Ctx) {
    let mut scratch = core::mem::take(&mut ctx.dead);
    let graph = core::mem::take(&mut ctx.graph);
    refill(&mut scratch.by_slot, ctx.plan.n_slots(), 0);
    let mut next = 0;
    for _ in 0..MAX_STORES / MAX_CELLS {
        next = scratch.find_cells(ctx, next);
        if scratch.cells.is_empty() {
            break;
        }
        scratch.find_events(ctx, &graph);
        scratch.liveness.propagate(&graph, scratch.escaped);
        scratch.remove(ctx, &graph);
    }
    (ctx.dead, ctx.graph) = (scratch, graph);
}

/// True of what may go: the one thing that its instruction does is to write.
fn may_go(ctx: &Ctx, access: &Access) -> bool {
    matches!(access.role, Role::Store | Role::Write)
        && ctx.reports[access.inst as usize] == 1
        && !ctx.plan.takes_no_part(access.slot)
}

impl Scratch {
    /// Collects cells from the access `next` on; where to continue.
    fn find_cells(&mut self, ctx: &Ctx, next: usize) -> usize {
        for cell in self.cells.drain(..) {
            self.by_slot[cell.slot as usize] = 0;
        }
        self.escaped = 0;
        for (index, access) in ctx.accesses.iter().enumerate().skip(next) {
            if access.is_asked || !may_go(ctx, access) || self.cell_of(access).is_some() {
                continue;
            }
            if self.cells.len() == MAX_CELLS {
                return index;
            }
            let bit = 1 << self.cells.len();
            self.by_slot[access.slot as usize] |= bit;
            self.escaped |= if ctx.plan.slots[access.slot as usize].escape != NONE { bit } else { 0 };
            self.cells.push(*access);
        }
        ctx.accesses.len()
    }

    /// The cells of the slot of `access` for which `holds`.
    fn cells_where(&self, access: &Access, holds: impl Fn(&Access) -> bool) -> CellSet {
        let (mut left, mut found) = (self.by_slot[access.slot as usize], 0);
        while left != 0 {
            let cell = left.trailing_zeros();
            left &= left - 1;
            found |= CellSet::from(holds(&self.cells[cell as usize])) << cell;
        }
        found
    }

    /// The cell of the same bytes.
    fn cell_of(&self, access: &Access) -> Option<u8> {
        let is_same = |cell: &Access| (cell.offset, cell.bytes) == (access.offset, access.bytes);
        let found = self.cells_where(access, is_same);
        (found != 0).then(|| found.trailing_zeros() as u8)
    }

    fn find_events(&mut self, ctx: &mut Ctx, graph: &Graph) {
        let mut liveness = core::mem::take(&mut self.liveness);
        liveness.clear(graph.n_blocks());
        for block in graph.reverse_postorder() {
            liveness.start_block(block);
            for index in accesses_of(&ctx.ranges, block) {
                let access = ctx.accesses[index];
                let mut event = StoreEvent { inst: Inst(access.inst), store: None, written: 0, read: 0 };
                if access.slot == NONE {
                    let reads = !matches!(access.role, Role::Clobber(Clobber::Writes));
                    event.read = if reads { self.escaped } else { 0 };
                } else if self.by_slot[access.slot as usize] != 0 {
                    match access.role {
                        Role::Load if ctx.reports[access.inst as usize] == FORWARDED => {}
                        Role::Load | Role::Read | Role::Touch => {
                            event.read = self.cells_where(&access, |cell| access.overlaps(cell));
                        }
                        Role::Store | Role::Write | Role::Fresh => {
                            event.written = self.cells_where(&access, |cell| access.covers(cell));
                        }
                        Role::Mention | Role::Clobber(_) | Role::ReturnsTwice => {}
                    }
                    if may_go(ctx, &access) {
                        event.store = self.cell_of(&access);
                        ctx.accesses[index].is_asked |= event.store.is_some();
                    }
                }
                liveness.push(event);
            }
            liveness.end_block(block);
        }
        self.liveness = liveness;
    }

    fn remove(&mut self, ctx: &mut Ctx, graph: &Graph) {
        let Scratch { liveness, cells, .. } = self;
        liveness.dead_stores(graph, |store| {
            if let Some(cell) = store.store {
                let slot = cells[usize::from(cell)].slot;
                ctx.plan.removed[store.inst.index()] = true;
                ctx.plan.slots[slot as usize].dead += 1;
            }
        });
    }
}
