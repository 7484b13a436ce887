//! Carries definitions to their uses: over the recorded accesses, not over instructions.
//!
//! One table holds the current definition of every slot. Entering a block changes it, and a log takes the
//! changes back when the walk leaves what the block covers, so that memory is in the number of slots and of
//! definitions on one path, never slots times blocks.
//!
//! ```text
//! block0: store v1, x; branch v0, block1, block2    x holds v1
//! block1: v2 = load x; store v3, x; jump block3     v2 is v1; x holds v3, which the edge gives to the phi;
//!                                                   the log puts v1 back when the walk leaves block1
//! block2: jump block3                               the edge gives v1 to the phi
//! block3: v4 = phi [block1: v3], [block2: v1]       placed before; x holds v4
//! ```

use alloc::vec::Vec;

use super::definition::Def;
use super::plan::{Point, PointKind};
use super::scan::{Access, Action};
use super::{Ctx, Options, Renamer, Uninit};
use crate::graph::NONE;
use crate::refill::refill;
use crate::{Graph, Inst, Slot, Value};

/// Reused memory.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// By slot: the current definition; `NONE` for slots that are kept.
    current: Vec<Current>,
    log: Vec<Undo>,
    /// The blocks that the walk is below, with the length of the log before them.
    frames: Vec<Frame>,
    visited: Vec<bool>,
}

#[derive(Clone, Copy, Debug)]
struct Current {
    def: Def,
    /// The visit that changed it last: a second change needs no second entry in the log.
    visit: u32,
}

#[derive(Clone, Copy, Debug)]
struct Undo {
    slot: u32,
    before: Current,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    block: u32,
    /// The last position in the dominator tree below the block, or its next edge.
    at: u32,
    log: u32,
}

/// The parts of the plan that the walk reads and writes, as slices.
struct Table<'a> {
    args: &'a mut [Def],
    phi_slot: &'a [u32],
    phi_range: &'a [(u32, u32)],
    arg_start: &'a [u32],
    effects: Effects<'a>,
}

/// The outcome for instructions and their results.
pub(super) struct Effects<'a> {
    pub(super) scan: &'a super::scan::Scratch,
    pub(super) replacement: &'a mut [Def],
    pub(super) dead: &'a mut [bool],
    pub(super) n_dead: u32,
    points: &'a mut Vec<Point>,
    slots: &'a [super::plan::SlotPlan],
    options: &'a Options,
}

impl<'a> Effects<'a> {
    pub(super) fn new(
        scan: &'a super::scan::Scratch,
        replacement: &'a mut [Def],
        dead: &'a mut [bool],
        points: &'a mut Vec<Point>,
        slots: &'a [super::plan::SlotPlan],
        options: &'a Options,
    ) -> Self {
        Effects { scan, replacement, dead, n_dead: 0, points, slots, options }
    }

    /// What `value` is after promotion.
    #[inline]
    pub(super) fn resolve(&self, value: u32) -> Def {
        self.replacement[value as usize]
    }

    #[inline]
    pub(super) fn kill(&mut self, inst: u32) {
        self.dead[inst as usize] = true;
        self.n_dead += 1;
    }

    /// An access that is not plain, while `def` is the slot's definition. Returns the definition after it.
    pub(super) fn non_plain_access(&mut self, access: &Access, def: Def) -> Def {
        let own = self.slots[access.slot as usize].ty;
        let source = def.expand().expect("a promoted slot has a definition");
        match access.action {
            Action::Load => {
                let result = Some(Value(access.payload));
                self.point(access, PointKind::Convert { source, from: own, to: own, result });
                def
            }
            Action::LoadConverted => {
                let special = self.scan.specials[access.payload as usize];
                let result = Some(Value(special.value));
                self.point(access, PointKind::Convert { source, from: own, to: special.ty, result });
                def
            }
            Action::StoreConverted => {
                let special = self.scan.specials[access.payload as usize];
                let source = self.resolve(special.value).expand().expect("a value stands for itself");
                self.point(access, PointKind::Convert { source, from: special.ty, to: own, result: None })
            }
            Action::AsmOutput => {
                let kind = PointKind::AsmOutput { slot: Slot(access.slot), n: access.payload, ty: own };
                self.point(access, kind)
            }
            Action::Fresh => {
                self.kill(access.inst);
                uninit(self.options, access.slot)
            }
            Action::Store | Action::Address => unreachable!("handled in line"),
        }
    }

    fn point(&mut self, access: &Access, kind: PointKind) -> Def {
        self.points.push(Point { inst: Inst(access.inst), kind });
        Def::point(self.points.len() as u32 - 1)
    }
}

struct Walk<'a> {
    graph: &'a Graph,
    plan: Table<'a>,
    current: &'a mut [Current],
    log: &'a mut Vec<Undo>,
    options: &'a Options,
    visit: u32,
}

/// Finds what every load reads and every phi merges.
#[inline(never)]
pub(super) fn rename(ctx: &mut Ctx, options: &Options) {
    let Ctx { graph, dominators, scan, place, rename, plan, .. } = ctx;
    rename.current.clear();
    rename.current.extend(scan.slots.iter().enumerate().map(|(slot, _)| {
        let kept = scan.is_kept(slot as u32);
        Current { def: if kept { Def::NONE } else { uninit(options, slot as u32) }, visit: 0 }
    }));
    rename.log.clear();
    rename.frames.clear();
    let order_matters = !place.slots.is_empty();
    let table = Table {
        args: &mut plan.args,
        phi_slot: &plan.phi_slot,
        phi_range: &plan.phi_range,
        arg_start: &plan.arg_start,
        effects: Effects::new(
            scan,
            &mut plan.replacement,
            &mut plan.dead,
            &mut plan.points,
            &plan.slots,
            options,
        ),
    };
    let mut walk =
        Walk { graph, plan: table, current: &mut rename.current, log: &mut rename.log, options, visit: 0 };
    if !order_matters {
        // What the entry block leaves holds everywhere, and other definitions are read in their own blocks
        // only.
        walk.visit = NONE;
        walk.block(graph.entry().0);
        for &block in &graph.preorder[1..] {
            walk.accesses(block);
        }
    } else if options.renamer == Renamer::DominatorTree {
        for (at, &block) in dominators.order.iter().enumerate() {
            while rename.frames.last().is_some_and(|frame| frame.at < at as u32) {
                let frame = rename.frames.pop().expect("there is a last frame");
                walk.undo(frame.log);
            }
            let log = walk.log.len() as u32;
            walk.visit = at as u32 + 1;
            walk.block(block);
            if walk.log.len() as u32 != log {
                rename.frames.push(Frame { block, at: dominators.last[block as usize], log });
            }
        }
    } else {
        refill(&mut rename.visited, graph.n_blocks(), false);
        walk.along_edges(&mut rename.frames, &mut rename.visited);
    }
    if graph.preorder.len() != graph.n_blocks() {
        for block in 0..graph.n_blocks() as u32 {
            if graph.pre_number[block as usize] == NONE {
                walk.unreachable_block(block);
            }
        }
    }
    plan.n_dead = walk.plan.effects.n_dead;
}

#[inline]
pub(super) fn uninit(options: &Options, slot: u32) -> Def {
    match options.uninit {
        Uninit::Zero => Def::zero(slot),
        Uninit::Undef => Def::undef(slot),
    }
}

impl Walk<'_> {
    #[inline]
    fn set(&mut self, slot: u32, def: Def) {
        let current = &mut self.current[slot as usize];
        if current.visit != self.visit {
            self.log.push(Undo { slot, before: *current });
            current.visit = self.visit;
        }
        current.def = def;
    }

    fn undo(&mut self, to: u32) {
        while self.log.len() as u32 > to {
            let Some(Undo { slot, before }) = self.log.pop() else { break };
            self.current[slot as usize] = before;
        }
    }

    #[inline(always)]
    fn block(&mut self, block: u32) {
        if !self.plan.phi_range.is_empty() {
            let (start, end) = self.plan.phi_range[block as usize];
            for phi in start..end {
                self.set(self.plan.phi_slot[phi as usize], Def::phi(phi));
            }
        }
        self.accesses(block);
        if !self.plan.phi_range.is_empty() {
            let (first, end) =
                (self.graph.succ_start[block as usize], self.graph.succ_start[block as usize + 1]);
            if self.plan.arg_start[first as usize] != self.plan.arg_start[end as usize] {
                for edge in first..end {
                    self.fill(edge);
                }
            }
        }
    }

    /// Gives the phis of the target of `edge` their arguments.
    #[inline]
    fn fill(&mut self, edge: u32) {
        let (from, to) = (self.plan.arg_start[edge as usize], self.plan.arg_start[edge as usize + 1]);
        if from != to {
            let first = self.plan.phi_range[self.graph.succs[edge as usize] as usize].0;
            let slots = &self.plan.phi_slot[first as usize..(first + (to - from)) as usize];
            for (arg, &slot) in self.plan.args[from as usize..to as usize].iter_mut().zip(slots) {
                *arg = self.current[slot as usize].def;
            }
        }
    }

    #[inline(always)]
    fn accesses(&mut self, block: u32) {
        let scan = self.plan.effects.scan;
        let copies = self.options.leave_copies;
        for access in scan.block(block) {
            let def = self.current[access.slot as usize].def;
            if def == Def::NONE {
                continue;
            }
            let effects = &mut self.plan.effects;
            match access.action {
                Action::Load if !copies => effects.replacement[access.payload as usize] = def,
                Action::Address => {}
                action => {
                    let store = action == Action::Store;
                    let new = if store {
                        effects.resolve(access.payload)
                    } else {
                        effects.non_plain_access(access, def)
                    };
                    self.set(access.slot, new);
                    if !store {
                        continue;
                    }
                }
            }
            self.plan.effects.kill(access.inst);
        }
    }

    /// The walk of [`Renamer::CfgWalk`].
    fn along_edges(&mut self, frames: &mut Vec<Frame>, visited: &mut [bool]) {
        let mut next = self.graph.entry().0;
        loop {
            visited[next as usize] = true;
            self.visit += 1;
            frames.push(Frame {
                block: next,
                at: self.graph.succ_start[next as usize],
                log: self.log.len() as u32,
            });
            self.block(next);
            loop {
                let Some(frame) = frames.last_mut() else { return };
                if frame.at == self.graph.succ_start[frame.block as usize + 1] {
                    let log = frame.log;
                    frames.pop();
                    self.undo(log);
                    continue;
                }
                next = self.graph.succs[frame.at as usize];
                frame.at += 1;
                if !visited[next as usize] {
                    break;
                }
            }
        }
    }

    /// Nothing is carried through code that never runs: loads read an undefined value there (or zero), so
    /// that nothing refers to what is removed, and phis get undefined arguments.
    fn unreachable_block(&mut self, block: u32) {
        let scan = self.plan.effects.scan;
        for access in scan.block(block) {
            if self.current[access.slot as usize].def == Def::NONE {
                continue;
            }
            match access.action {
                Action::Load if !self.options.leave_copies => {
                    self.plan.effects.replacement[access.payload as usize] =
                        uninit(self.options, access.slot);
                    self.plan.effects.kill(access.inst);
                }
                Action::Load | Action::LoadConverted | Action::AsmOutput => {
                    self.plan.effects.non_plain_access(access, uninit(self.options, access.slot));
                }
                _ => self.plan.effects.kill(access.inst),
            }
        }
        if !self.plan.arg_start.is_empty() {
            for edge in self.graph.succ_start[block as usize]..self.graph.succ_start[block as usize + 1] {
                let (from, to) = (self.plan.arg_start[edge as usize], self.plan.arg_start[edge as usize + 1]);
                let first = self.plan.phi_range[self.graph.succs[edge as usize] as usize].0;
                for i in 0..to - from {
                    self.plan.args[(from + i) as usize] =
                        Def::undef(self.plan.phi_slot[(first + i) as usize]);
                }
            }
        }
    }
}
