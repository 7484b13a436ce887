//! Carries definitions to their uses: over the recorded accesses, not over instructions.
//!
//! One table holds the current definition of every slot. Entering a block changes it, and a log takes the
//! changes back when the walk leaves the subtree of the block, so that memory is in the number of slots and
//! of definitions on one path, never slots times blocks.
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
use super::options::{Options, Uninit};
use super::plan::{Phi, Plan, Point, PointKind, SlotPlan};
use super::scan::{Access, Action, Records};
use crate::map::Map;
use crate::{Block, Dominators, Graph, Inst, Slot, Type, Value};

/// Reused memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// By slot: the current definition; `NONE` for slots that are kept.
    current: Map<Slot, Current>,
    log: Vec<Undo>,
    frames: Vec<Frame>,
}

#[derive(Clone, Copy, Debug)]
struct Current {
    def: Def,
    /// The visit that changed it last: a second change needs no second entry in the log.
    visit: u32,
}

#[derive(Clone, Copy, Debug)]
struct Undo {
    slot: Slot,
    before: Current,
}

/// A block that the walk is below.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// The last position in the dominator tree below the block.
    last: u32,
    /// The length of the log before the block.
    log: usize,
}

/// The parts of the plan that the walk reads and writes.
struct Table<'a> {
    args: &'a mut [Def],
    phis: &'a [Phi],
    phi_range: &'a Map<Block, (u32, u32)>,
    arg_start: &'a [u32],
    effects: Effects<'a>,
}

impl Table<'_> {
    /// The arguments of `edge`, and the phis that get them.
    #[inline]
    fn edge_args(&mut self, graph: &Graph, edge: u32) -> (&mut [Def], &[Phi]) {
        let (from, to) = (self.arg_start[edge as usize], self.arg_start[edge as usize + 1]);
        if from == to {
            return (&mut [], &[]);
        }
        let first = self.phi_range[Block(graph.succs[edge as usize])].0;
        let phis = &self.phis[first as usize..(first + (to - from)) as usize];
        (&mut self.args[from as usize..to as usize], phis)
    }
}

/// The outcome for instructions and their results.
struct Effects<'a> {
    records: &'a Records,
    replacement: &'a mut Map<Value, Def>,
    dead: &'a mut Map<Inst, bool>,
    n_dead: u32,
    points: &'a mut Vec<Point>,
    slots: &'a Map<Slot, SlotPlan>,
    options: &'a Options,
}

impl Effects<'_> {
    /// The definition that `value` is after promotion.
    #[inline]
    fn resolve(&self, value: Value) -> Def {
        self.replacement[value]
    }

    #[inline]
    fn kill(&mut self, inst: Inst) {
        self.dead[inst] = true;
        self.n_dead += 1;
    }

    /// An access that is not plain, while `def` is the slot's definition. Returns the definition after it.
    fn non_plain_access(&mut self, access: &Access, def: Def) -> Def {
        let own = self.slots[access.slot].ty;
        match access.action {
            Action::LoadAs(result, ty) => self.convert(access, def, own, ty, Some(result)),
            Action::StoreAs(value, ty) => {
                let source = self.resolve(value);
                return self.convert(access, source, ty, own, None);
            }
            Action::AsmOutput(n) => {
                return self.point(access, PointKind::AsmOutput { slot: access.slot, n, ty: own });
            }
            Action::Fresh => {
                self.kill(access.inst);
                return uninit(self.options, access.slot);
            }
            Action::Load(_) | Action::Store(_) | Action::Address => unreachable!("handled in line"),
        };
        def
    }

    fn convert(&mut self, access: &Access, source: Def, from: Type, to: Type, result: Option<Value>) -> Def {
        let source = source.expand().expect("promoted slots and values have definitions");
        self.point(access, PointKind::Convert { source, from, to, result })
    }

    fn point(&mut self, access: &Access, kind: PointKind) -> Def {
        self.points.push(Point { inst: access.inst, kind });
        Def::point(self.points.len() as u32 - 1)
    }
}

struct Walk<'a> {
    graph: &'a Graph,
    plan: Table<'a>,
    current: &'a mut Map<Slot, Current>,
    log: &'a mut Vec<Undo>,
    options: &'a Options,
    visit: u32,
}

/// Finds the definition that every load reads and every phi merges. Without `dominators` no slot needs phis.
#[inline(never)]
pub(super) fn rename(
    options: &Options,
    graph: &Graph,
    dominators: Option<&Dominators>,
    records: &Records,
    scratch: &mut Scratch,
    plan: &mut Plan,
) {
    let Scratch { current, log, frames } = scratch;
    current.clear();
    for slot in records.slots.keys() {
        let def = if records.is_kept(slot) { Def::NONE } else { uninit(options, slot) };
        current.push(Current { def, visit: 0 });
    }
    log.clear();
    frames.clear();
    let effects = Effects {
        records,
        replacement: &mut plan.replacement,
        dead: &mut plan.dead,
        n_dead: 0,
        points: &mut plan.points,
        slots: &plan.slots,
        options,
    };
    let table = Table {
        args: &mut plan.args,
        phis: &plan.phis,
        phi_range: &plan.phi_range,
        arg_start: &plan.arg_start,
        effects,
    };
    let mut walk = Walk { graph, plan: table, current, log, options, visit: 0 };
    match dominators {
        None => walk.entry_first(),
        Some(dominators) => walk.down_the_tree(dominators, frames),
    }
    if graph.preorder().len() != graph.n_blocks() {
        let blocks = (0..graph.n_blocks()).map(Block::new);
        blocks.filter(|&block| !graph.is_reachable(block)).for_each(|block| walk.unreachable_block(block));
    }
    plan.n_dead = walk.plan.effects.n_dead;
}

/// The definition of a slot before any store.
#[inline]
fn uninit(options: &Options, slot: Slot) -> Def {
    match options.uninit {
        Uninit::Zero => Def::zero(slot),
        Uninit::Undef => Def::undef(slot),
    }
}

impl Walk<'_> {
    #[inline]
    fn set(&mut self, slot: Slot, def: Def) {
        let current = &mut self.current[slot];
        if current.visit != self.visit {
            self.log.push(Undo { slot, before: *current });
            current.visit = self.visit;
        }
        current.def = def;
    }

    fn undo(&mut self, to: usize) {
        while self.log.len() > to {
            let Some(Undo { slot, before }) = self.log.pop() else { break };
            self.current[slot] = before;
        }
    }

    /// The walk if no slot needs phis: the definitions that the entry block leaves hold everywhere, and
    /// others are read in their own blocks only.
    fn entry_first(&mut self) {
        self.visit = u32::MAX;
        for block in self.graph.preorder() {
            self.accesses(block);
        }
    }

    /// The walk along the dominator tree.
    fn down_the_tree(&mut self, dominators: &Dominators, frames: &mut Vec<Frame>) {
        for (at, block) in (0..).zip(dominators.preorder()) {
            while frames.last().is_some_and(|frame| frame.last < at) {
                let frame = frames.pop().expect("there is a last frame");
                self.undo(frame.log);
            }
            let log = self.log.len();
            self.visit = at + 1;
            self.block(block);
            if self.log.len() != log {
                frames.push(Frame { last: dominators.last[block.index()], log });
            }
        }
    }

    #[inline(always)]
    fn block(&mut self, block: Block) {
        if self.plan.arg_start.is_empty() {
            return self.accesses(block);
        }
        let (start, end) = self.plan.phi_range[block];
        for phi in start..end {
            self.set(self.plan.phis[phi as usize].slot, Def::phi(phi));
        }
        self.accesses(block);
        let edges = self.graph.succ_start[block.index()]..self.graph.succ_start[block.index() + 1];
        if self.plan.arg_start[edges.start as usize] != self.plan.arg_start[edges.end as usize] {
            edges.for_each(|edge| self.fill(edge));
        }
    }

    /// Gives the phis of the target of `edge` their arguments.
    #[inline]
    fn fill(&mut self, edge: u32) {
        let (args, phis) = self.plan.edge_args(self.graph, edge);
        for (arg, phi) in args.iter_mut().zip(phis) {
            *arg = self.current[phi.slot].def;
        }
    }

    #[inline(always)]
    fn accesses(&mut self, block: Block) {
        let records = self.plan.effects.records;
        for access in records.block(block) {
            let def = self.current[access.slot].def;
            if def == Def::NONE {
                continue;
            }
            let effects = &mut self.plan.effects;
            match access.action {
                Action::Load(result) => effects.replacement[result] = def,
                Action::Address => {}
                Action::Store(value) => {
                    let new = effects.resolve(value);
                    self.set(access.slot, new);
                }
                _ => {
                    let new = effects.non_plain_access(access, def);
                    self.set(access.slot, new);
                    continue;
                }
            }
            self.plan.effects.kill(access.inst);
        }
    }

    /// Renames unreachable code without definitions: loads read an undefined value (or zero), so that no use
    /// of a removed instruction remains, and phis get undefined arguments.
    fn unreachable_block(&mut self, block: Block) {
        let records = self.plan.effects.records;
        for access in records.block(block) {
            if self.current[access.slot].def == Def::NONE {
                continue;
            }
            let (undefined, effects) = (uninit(self.options, access.slot), &mut self.plan.effects);
            match access.action {
                Action::Load(result) => {
                    effects.replacement[result] = undefined;
                    effects.kill(access.inst);
                }
                Action::LoadAs(..) | Action::AsmOutput(_) => {
                    effects.non_plain_access(access, undefined);
                }
                _ => effects.kill(access.inst),
            }
        }
        if !self.plan.arg_start.is_empty() {
            for edge in self.graph.edges_out(block) {
                let (args, phis) = self.plan.edge_args(self.graph, edge.0);
                for (arg, phi) in args.iter_mut().zip(phis) {
                    *arg = Def::undef(phi.slot);
                }
            }
        }
    }
}
