//! The quick way for functions as front ends make them: few slots, and blocks in an order in which only loops go back.
//!
//! If every edge to an earlier block closes a loop that can only be entered through that block, then the order of the blocks alone does what
//! dominators do. One pass in that order carries a row of definitions, one per slot, along every edge; where edges meet with different definitions
//! of a slot that is live, the slot gets a phi; and the head of a loop gets a phi for every live slot that the loop defines. For such
//! graphs that is the iterated dominance frontier, restricted to live slots (Cytron et al., 1991, section 3: a phi stands exactly where two
//! definitions meet first), except that definitions by the same value are one definition: what cleaning would remove is not placed.
//! Loops are found as in Tarjan, "Testing Flow Graph Reducibility", 1974, by walking backwards from the edges that go back, here
//! over the order instead of over predecessors.
//!
//! Time and memory are in blocks plus edges times slots (at most 64 of them, a word of bits or a short row). Whatever is unusual is left to the
//! general method, before the plan is final: other orders and irreducible loops, unreachable blocks, deep loop nests, phis that merge nothing,
//! a phi cost limit that could matter, calls that return twice, asm gotos, and options that show how the general method works.

use alloc::vec::Vec;

use super::definition::Def;
use super::rename::{Effects, uninit};
use super::scan::{Action, BlockBits, FEW, bits_of};
use super::{Cleanup, Ctx, Kept, Options, Placement, Plan, Renamer, Uninit};
use crate::graph::NONE;
use crate::{Graph, SlotHost};

/// Functions for which the rows would have more entries than this, in all, are left to the general method.
const MAX_CELLS: usize = 1 << 24;

/// Rounds of the liveness analysis after which a function is left to the general method.
const MAX_ROUNDS: u32 = 8;

/// Steps of the search for loops, per block, after which a function is left to the general method.
const MAX_LOOP_STEPS: usize = 8;

/// What is known of a block; sets of slots as bits, blocks by their position in the layout.
#[derive(Clone, Copy, Debug)]
struct BlockState {
    /// Written in the block.
    defined: u64,
    /// Read before it is written.
    exposed: u64,
    /// Live at the head.
    live: u64,
    /// Given a phi.
    phis: u64,
    /// At the head of a loop: defined in the loop.
    redefined: u64,
    /// The first block with an edge to this one; `NONE` if no earlier one has.
    first_pred: u32,
    /// The head of the loop that it was last found in.
    head: u32,
}

/// Reused memory.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// By position in the layout: the block.
    layout: Vec<u32>,
    /// By block: its position.
    position: Vec<u32>,
    /// By position.
    blocks: Vec<BlockState>,
    /// By position: where its successors begin in `succs`.
    start: Vec<u32>,
    /// Positions of successors.
    succs: Vec<u32>,
    /// Edges that go back, as positions of target and source.
    back: Vec<(u32, u32)>,
    /// By position: edges to the block. Only where the limit on phis could matter.
    n_preds: Vec<u32>,
    /// By position and slot: the definition that leaves the block.
    rows: Vec<Def>,
    /// By phi: its only argument so far; the phi itself after a second one.
    only: Vec<Def>,
}

/// Plans the whole promotion, if the function is of the kind. If not, returns false, and nothing is planned.
#[inline(never)]
pub(super) fn run(host: &impl SlotHost, ctx: &mut Ctx, options: &Options) -> bool {
    let Ctx { graph, scan, forward, plan, .. } = ctx;
    let n_slots = scan.n_slots();
    let usual = n_slots <= FEW
        && !scan.has_rare_cases()
        && n_slots.saturating_mul(graph.n_blocks()) <= MAX_CELLS
        && is_usual(options);
    if !usual || !forward.read_layout(host, graph, scan) {
        return false;
    }
    let candidates = forward.candidates(scan, plan);
    if candidates != 0 && !(forward.find_live(candidates) && forward.find_loops(candidates)) {
        return false;
    }
    if n_slots.saturating_mul(graph.n_edges()) as u64 > options.phi_cost_limit
        && forward.most_copies() > options.phi_cost_limit
    {
        return false;
    }
    forward.carry(scan, plan, options, candidates != 0);
    if plan.phi_slot.is_empty() {
        plan.phi_range.clear();
    } else if !forward.fill_args(graph, plan, n_slots) {
        plan.start_again();
        return false;
    }
    true
}

/// True for the options that this method serves.
fn is_usual(options: &Options) -> bool {
    options.placement == Placement::Pruned
        && options.effective_cleanup() == Cleanup::Full
        && options.renamer == Renamer::DominatorTree
        && options.uninit == Uninit::Zero
        && !options.leave_copies
}

impl Scratch {
    /// Reads in which order the blocks are, with their successors, the edges that go back, and the first predecessor of every block. False
    /// if some block has no earlier predecessor: then it is unreachable, or the order is not of the kind.
    fn read_layout(&mut self, host: &impl SlotHost, graph: &Graph, scan: &super::scan::Scratch) -> bool {
        let n = graph.n_blocks();
        self.layout.clear();
        host.layout(|block| self.layout.push(block.0));
        self.position.clear();
        self.position.resize(n, NONE);
        for (at, &block) in self.layout.iter().enumerate() {
            match self.position.get_mut(block as usize) {
                Some(position) if *position == NONE => *position = at as u32,
                _ => return false,
            }
        }
        if self.layout.len() != n || self.layout[0] != graph.entry().0 {
            return false;
        }
        self.blocks.clear();
        self.blocks.extend(self.layout.iter().map(|&block| {
            let BlockBits { defined, exposed } = scan.bits[block as usize];
            BlockState { defined, exposed, live: 0, phis: 0, redefined: 0, first_pred: NONE, head: NONE }
        }));
        self.back.clear();
        // Places are written in order; what was there before does not matter.
        self.succs.resize(graph.n_edges(), 0);
        self.start.resize(n + 1, 0);
        let (blocks, position) = (&mut self.blocks[..n], &self.position[..n]);
        let (mut places, mut n_succs) = (self.succs.iter_mut(), 0);
        for ((at, &block), start) in self.layout.iter().enumerate().zip(&mut self.start) {
            if at > 0 && blocks[at].first_pred == NONE {
                return false;
            }
            *start = n_succs;
            let at = at as u32;
            let succs = graph.succ_row(block);
            n_succs += succs.len() as u32;
            for (&succ, place) in succs.iter().zip(&mut places) {
                let succ = position[succ as usize];
                *place = succ;
                if succ <= at {
                    self.back.push((succ, at));
                } else if blocks[succ as usize].first_pred == NONE {
                    blocks[succ as usize].first_pred = at;
                }
            }
        }
        self.start[n] = n_succs;
        true
    }

    /// The slots that may need phis: a block behind the entry defines them, and one reads them first. Keeps parameter slots into
    /// which nothing is stored.
    fn candidates(&self, scan: &mut super::scan::Scratch, plan: &mut Plan) -> u64 {
        let (mut defined, mut exposed) = (0, 0);
        for block in &self.blocks[1..] {
            defined |= block.defined;
            exposed |= block.exposed;
        }
        let ever = defined | self.blocks[0].defined;
        let mut candidates = defined & exposed;
        for slot in 0..scan.n_slots() as u32 {
            if ever >> slot & 1 == 0 && scan.is_param(slot) {
                scan.keep(plan, slot, Kept::NoVisibleStore, NONE);
            }
            if scan.is_kept(slot) {
                candidates &= !(1 << slot);
            }
        }
        candidates
    }

    /// Finds the slots live at the head of every block. False if that takes too long.
    fn find_live(&mut self, candidates: u64) -> bool {
        let blocks = &mut self.blocks[..];
        for _ in 0..MAX_ROUNDS {
            for at in (1..blocks.len()).rev() {
                let mut live = 0;
                for &succ in row(&self.start, &self.succs, at) {
                    live |= blocks[succ as usize].live;
                }
                let block = &mut blocks[at];
                block.live |= (block.exposed | live & !block.defined) & candidates;
            }
            // Only along an edge that goes back can something have been missed.
            let stable = |&(head, from): &(u32, u32)| {
                let from = &blocks[from as usize];
                blocks[head as usize].live & !from.defined & !from.live == 0
            };
            if self.back.iter().all(stable) {
                return true;
            }
        }
        false
    }

    /// At least as many edges as lead to phis of pruned form.
    fn most_copies(&mut self) -> u64 {
        self.n_preds.clear();
        self.n_preds.resize(self.blocks.len(), 0);
        for &succ in &self.succs {
            self.n_preds[succ as usize] += 1;
        }
        let joins = self.blocks.iter().zip(&self.n_preds).filter(|&(_, &n_preds)| n_preds > 1);
        joins.map(|(block, &n_preds)| u64::from(block.live.count_ones()) * u64::from(n_preds)).sum()
    }

    /// Finds what every loop defines. False if a loop has a second entry or if that takes too long.
    fn find_loops(&mut self, candidates: u64) -> bool {
        if self.back.is_empty() {
            return true;
        }
        // Inner loops have later heads than those around them.
        self.back.sort_unstable_by(|a, b| b.cmp(a));
        let blocks = &mut self.blocks[..];
        let mut budget = MAX_LOOP_STEPS * blocks.len();
        let mut next = 0;
        while let Some(&(head, last)) = self.back.get(next) {
            while self.back.get(next).is_some_and(|&(other, _)| other == head) {
                next += 1;
            }
            let length = (last - head) as usize + 1;
            if length > budget {
                return false;
            }
            budget -= length;
            let mut redefined = blocks[head as usize].defined;
            for at in (head + 1..=last).rev() {
                // A block belongs to the loop if an edge from it leads to the head, or to a later block that does. The blocks of an
                // inner loop that reach the head through the inner head alone count when that is met.
                let inside = |&succ: &u32| succ == head || succ > at && blocks[succ as usize].head == head;
                if row(&self.start, &self.succs, at as usize).iter().any(inside) {
                    let block = &mut blocks[at as usize];
                    if block.first_pred < head {
                        return false;
                    }
                    block.head = head;
                    redefined |= block.defined | block.redefined;
                }
            }
            blocks[head as usize].redefined = redefined & candidates;
        }
        true
    }

    /// Carries definitions through the blocks in order, to loads, stores and, if `phis_needed`, places phis.
    fn carry(&mut self, scan: &super::scan::Scratch, plan: &mut Plan, options: &Options, phis_needed: bool) {
        let n_slots = scan.n_slots();
        let n_blocks = self.blocks.len();
        let cells = if phis_needed { n_slots * n_blocks } else { n_slots };
        if self.rows.len() < cells {
            self.rows.resize(cells, Def::NONE);
        }
        for (slot, cell) in self.rows[..n_slots].iter_mut().enumerate() {
            *cell = if scan.is_kept(slot as u32) { Def::NONE } else { uninit(options, slot as u32) };
        }
        let mut effects =
            Effects::new(scan, &mut plan.replacement, &mut plan.dead, &mut plan.points, &plan.slots, options);
        if phis_needed {
            plan.phi_range.resize(n_blocks, (0, 0));
        }
        let mut first = 0;
        for at in 0..n_blocks {
            if phis_needed {
                first = at * n_slots;
                let block = &mut self.blocks[at];
                block.phis |= block.live & block.redefined;
                if block.phis != 0 {
                    let block_number = self.layout[at];
                    let start = plan.phi_slot.len() as u32;
                    for slot in bits_of(block.phis) {
                        self.rows[first + slot as usize] = Def::phi(plan.phi_slot.len() as u32);
                        plan.phi_slot.push(slot);
                        plan.phi_block.push(block_number);
                    }
                    plan.phi_range[block_number as usize] = (start, plan.phi_slot.len() as u32);
                }
            }
            // Without phis what the entry leaves holds everywhere, and other definitions are read in their own blocks only.
            let cells = &mut self.rows[first..first + n_slots];
            for access in scan.block(self.layout[at]) {
                let cell = &mut cells[access.slot as usize];
                let def = *cell;
                if def == Def::NONE {
                    continue;
                }
                match access.action {
                    Action::Load => effects.replacement[access.payload as usize] = def,
                    Action::Store => *cell = effects.resolve(access.payload),
                    Action::Address => {}
                    _ => {
                        *cell = effects.rare_access(access, def);
                        continue;
                    }
                }
                effects.kill(access.inst);
            }
            if phis_needed {
                for &succ in row(&self.start, &self.succs, at) {
                    if succ > at as u32 {
                        pass(&mut self.blocks, &mut self.rows, n_slots, at as u32, succ);
                    }
                }
            }
        }
        plan.n_dead = effects.n_dead;
        plan.phis_placed = plan.phi_slot.len() as u32;
    }

    /// Gives every edge the arguments for the phis of its target. False if a phi merges nothing.
    fn fill_args(&mut self, graph: &Graph, plan: &mut Plan, n_slots: usize) -> bool {
        self.only.clear();
        self.only.resize(plan.phi_slot.len(), Def::NONE);
        plan.arg_start.reserve(graph.n_edges() + 1);
        for (block, &at) in self.position.iter().enumerate() {
            let row = &self.rows[at as usize * n_slots..(at as usize + 1) * n_slots];
            for &succ in graph.succ_row(block as u32) {
                plan.arg_start.push(plan.args.len() as u32);
                let (phi, end) = plan.phi_range[succ as usize];
                if phi == end {
                    continue;
                }
                let slots = &plan.phi_slot[phi as usize..end as usize];
                plan.args.extend(slots.iter().map(|&slot| row[slot as usize]));
                let args = &plan.args[plan.args.len() - slots.len()..];
                let only = &mut self.only[phi as usize..end as usize];
                for ((only, &arg), phi) in only.iter_mut().zip(args).zip(phi..) {
                    if arg != Def::phi(phi) && arg != *only {
                        *only = if *only == Def::NONE { arg } else { Def::phi(phi) };
                    }
                }
            }
        }
        plan.arg_start.push(plan.args.len() as u32);
        plan.first_edge.extend_from_slice(&graph.succ_start);
        self.only.iter().enumerate().all(|(phi, &only)| only == Def::phi(phi as u32))
    }
}

/// The part of `list` that belongs to `at`.
#[inline]
fn row<'a>(start: &[u32], list: &'a [u32], at: usize) -> &'a [u32] {
    &list[start[at] as usize..start[at + 1] as usize]
}

/// Passes the row of `from` on to the later block `to`.
#[inline]
fn pass(blocks: &mut [BlockState], rows: &mut [Def], n_slots: usize, from: u32, to: u32) {
    let (source, target) = (from as usize * n_slots, to as usize * n_slots);
    let state = &mut blocks[to as usize];
    if state.first_pred == from {
        rows.copy_within(source..source + n_slots, target);
        // A second edge from the same block finds the row filled, and nothing different.
        return;
    }
    for slot in bits_of(state.live & !state.phis) {
        if rows[source + slot as usize] != rows[target + slot as usize] {
            state.phis |= 1 << slot;
        }
    }
}
