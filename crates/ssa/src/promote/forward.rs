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

/// Looks of the liveness analysis at blocks, per block, after which a function is left to the general method.
const MAX_ROUNDS: u32 = 8;

/// Steps of the search for loops, per block, after which a function is left to the general method.
const MAX_LOOP_STEPS: usize = 8;

/// Definitions are copied from row to row so many at a time: a vector register full.
const CHUNK: usize = 4;

/// Where the blocks of a function lead.
pub(crate) trait Flow {
    /// The successors of `block`, one per edge.
    fn succs(&self, block: u32) -> impl Iterator<Item = u32>;
}

/// A function on its way through this method.
pub(crate) trait Subject: Flow {
    /// Adds a phi for `slot` to `block`. Those of a block are added one after the other, and their definitions are consecutive.
    fn add_phi(&mut self, block: u32, slot: u32) -> Def;

    /// Renames what `block` does. `cells` has by slot the definition at the head of the block, and afterwards that at its end.
    fn rename(&mut self, block: u32, cells: &mut [Def]);
}

/// What is known of a block; sets of slots as bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BlockState {
    /// Written in the block.
    pub(crate) defined: u64,
    /// Read before it is written.
    pub(crate) exposed: u64,
    /// Live at the head.
    live: u64,
    /// Given a phi.
    pub(crate) phis: u64,
    /// At the head of a loop: defined in the loop.
    redefined: u64,
    /// Of `phis`, those at which two definitions besides the phi itself are known to meet.
    merges: u64,
    /// Its position in the order; `NONE` before it is reached.
    pub(crate) at: u32,
    /// The position of the first block with an edge to this one; `NONE` if no earlier one has.
    pub(crate) first_pred: u32,
    /// The position of the head of the loop that it was last found in.
    head: u32,
    /// The first of its phis.
    pub(crate) first_phi: Def,
}

impl BlockState {
    /// Nothing is known.
    const NEW: BlockState = BlockState {
        defined: 0,
        exposed: 0,
        live: 0,
        phis: 0,
        redefined: 0,
        merges: 0,
        at: NONE,
        first_pred: NONE,
        head: NONE,
        first_phi: Def::NONE,
    };
}

/// Reused memory.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    /// The blocks in the order of the method.
    pub(crate) order: Vec<u32>,
    /// By block.
    pub(crate) blocks: Vec<BlockState>,
    /// Edges that go back, as positions of target and source.
    pub(crate) back: Vec<(u32, u32)>,
    /// By block: edges to it. Only where the limit on phis could matter.
    n_preds: Vec<u32>,
    /// By block and slot: the definition that leaves the block.
    rows: Vec<[Def; CHUNK]>,
    /// Entries of `rows` per block.
    stride: usize,
}

/// True for functions, and options, that this method may serve.
pub(crate) fn serves(n_slots: usize, n_blocks: usize, options: &Options) -> bool {
    n_slots <= FEW
        && n_slots.saturating_mul(n_blocks) <= MAX_CELLS
        && options.placement == Placement::Pruned
        && options.effective_cleanup() == Cleanup::Full
        && options.renamer == Renamer::DominatorTree
        && options.uninit == Uninit::Zero
        && !options.leave_copies
}

/// Plans the whole promotion, if the function is of the kind. If not, returns false, and nothing is planned.
#[inline(never)]
pub(super) fn run(host: &impl SlotHost, ctx: &mut Ctx, options: &Options) -> bool {
    let Ctx { graph, scan, forward, plan, .. } = ctx;
    let n_slots = scan.n_slots();
    let usual = serves(n_slots, graph.n_blocks(), options) && !scan.has_rare_cases();
    if !usual || !forward.read_layout(host, graph, scan) {
        return false;
    }
    let candidates = forward.candidates(scan, plan);
    let mut planner = Planner {
        graph,
        effects: Effects::new(
            scan,
            &mut plan.replacement,
            &mut plan.dead,
            &mut plan.points,
            &plan.slots,
            options,
        ),
        phi_slot: &mut plan.phi_slot,
        phi_block: &mut plan.phi_block,
        phi_range: &mut plan.phi_range,
    };
    if !forward.find_phis(planner.graph, candidates, n_slots, graph.n_edges(), options) {
        return false;
    }
    if candidates != 0 {
        planner.phi_range.resize(graph.n_blocks(), (0, 0));
    }
    let at_entry = |slot: u32| if scan.is_kept(slot) { Def::NONE } else { uninit(options, slot) };
    forward.carry(&mut planner, n_slots, candidates, at_entry);
    plan.n_dead = planner.effects.n_dead;
    plan.phis_placed = plan.phi_slot.len() as u32;
    if plan.phi_slot.is_empty() {
        plan.phi_range.clear();
    } else if forward.every_phi_merges() {
        forward.fill_args(graph, plan);
    } else {
        plan.start_again();
        return false;
    }
    true
}

/// The subject of [`run`]: what happens to it is written into a plan.
struct Planner<'a> {
    graph: &'a Graph,
    effects: Effects<'a>,
    phi_slot: &'a mut Vec<u32>,
    phi_block: &'a mut Vec<u32>,
    phi_range: &'a mut Vec<(u32, u32)>,
}

impl Flow for Graph {
    #[inline]
    fn succs(&self, block: u32) -> impl Iterator<Item = u32> {
        self.succ_row(block).iter().copied()
    }
}

impl Flow for Planner<'_> {
    #[inline]
    fn succs(&self, block: u32) -> impl Iterator<Item = u32> {
        self.graph.succs(block)
    }
}

impl Subject for Planner<'_> {
    #[inline]
    fn add_phi(&mut self, block: u32, slot: u32) -> Def {
        let phi = self.phi_slot.len() as u32;
        self.phi_slot.push(slot);
        self.phi_block.push(block);
        let range = &mut self.phi_range[block as usize];
        *range = (if range.1 == 0 { phi } else { range.0 }, phi + 1);
        Def::phi(phi)
    }

    #[inline]
    fn rename(&mut self, block: u32, cells: &mut [Def]) {
        let effects = &mut self.effects;
        for access in effects.scan.block(block) {
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
    }
}

impl Scratch {
    /// Forgets everything and makes room for so many blocks.
    pub(crate) fn begin(&mut self, n_blocks: usize) {
        self.order.clear();
        self.back.clear();
        self.blocks.clear();
        self.blocks.resize(n_blocks, BlockState::NEW);
    }

    /// Reads in which order the blocks are, what they do, the edges that go back, and the first predecessor of every block. False if some
    /// block has no earlier predecessor: then it is unreachable, or the order is not of the kind.
    fn read_layout(&mut self, host: &impl SlotHost, graph: &Graph, scan: &super::scan::Scratch) -> bool {
        let n = graph.n_blocks();
        self.begin(n);
        host.layout(|block| self.order.push(block.0));
        if self.order.len() != n || self.order[0] != graph.entry().0 {
            return false;
        }
        for (at, &block) in self.order.iter().enumerate() {
            let Some(state) = self.blocks.get_mut(block as usize) else { return false };
            if state.at != NONE || (at > 0 && state.first_pred == NONE) {
                return false;
            }
            state.at = at as u32;
            let BlockBits { defined, exposed } = scan.bits[block as usize];
            (state.defined, state.exposed) = (defined, exposed);
            for &succ in graph.succ_row(block) {
                note_edge(&mut self.blocks[succ as usize], at as u32, &mut self.back);
            }
        }
        true
    }

    /// Takes the reachable blocks in reverse postorder, whatever their order was; what they do is known already.
    #[cfg(feature = "sheave-ir")]
    #[cold]
    pub(crate) fn order_depth_first(&mut self, flow: &impl Flow, entry: u32) {
        self.order.clear();
        self.back.clear();
        for state in &mut self.blocks {
            (state.at, state.first_pred) = (NONE, NONE);
        }
        let mut stack = core::mem::take(&mut self.n_preds);
        stack.clear();
        stack.push(entry);
        // While the walk is under way, positions count the edges that were followed.
        self.blocks[entry as usize].at = 0;
        while let Some(&block) = stack.last() {
            let state = &mut self.blocks[block as usize];
            let next = state.at;
            state.at += 1;
            match flow.succs(block).nth(next as usize) {
                Some(succ) => {
                    if self.blocks[succ as usize].at == NONE {
                        self.blocks[succ as usize].at = 0;
                        stack.push(succ);
                    }
                }
                None => {
                    stack.pop();
                    self.order.push(block);
                }
            }
        }
        self.n_preds = stack;
        self.order.reverse();
        for &block in &self.order {
            self.blocks[block as usize].at = NONE;
        }
        for (at, &block) in self.order.iter().enumerate() {
            self.blocks[block as usize].at = at as u32;
            for succ in flow.succs(block) {
                note_edge(&mut self.blocks[succ as usize], at as u32, &mut self.back);
            }
        }
    }

    /// The slots that may need phis: a block behind the entry defines them, and one reads them first. Keeps parameter slots into
    /// which nothing is stored.
    fn candidates(&self, scan: &mut super::scan::Scratch, plan: &mut Plan) -> u64 {
        let (mut defined, mut exposed) = (0, 0);
        for &block in &self.order[1..] {
            let block = &self.blocks[block as usize];
            defined |= block.defined;
            exposed |= block.exposed;
        }
        let ever = defined | self.blocks[self.order[0] as usize].defined;
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

    /// Finds where `candidates` are live and what loops define. False for functions that are not of the kind.
    pub(crate) fn find_phis(
        &mut self,
        flow: &impl Flow,
        candidates: u64,
        n_slots: usize,
        n_edges: usize,
        options: &Options,
    ) -> bool {
        candidates == 0
            || self.find_live(flow, candidates)
                && (n_slots.saturating_mul(n_edges) as u64 <= options.phi_cost_limit
                    || self.most_copies(flow) <= options.phi_cost_limit)
                && self.find_loops(flow, candidates)
    }

    /// Finds the slots live at the head of every block. False if that takes too long.
    #[inline(never)]
    fn find_live(&mut self, flow: &impl Flow, candidates: u64) -> bool {
        let (order, blocks) = (&self.order[..], &mut self.blocks[..]);
        spread_live(&order[1..], blocks, flow, candidates);
        let mut budget = MAX_ROUNDS as usize * order.len();
        loop {
            let mut stable = true;
            // Only along an edge that goes back can something have been missed. Outer loops end later than those inside.
            for &(head, from) in self.back.iter().rev() {
                let live = blocks[order[head as usize] as usize].live;
                let source = &blocks[order[from as usize] as usize];
                if live & !source.defined & !source.live != 0 {
                    if budget == 0 {
                        return false;
                    }
                    stable = false;
                    let steps = spread_back(order, blocks, (head, from), flow, candidates);
                    budget = budget.saturating_sub(steps);
                }
            }
            if stable {
                return true;
            }
        }
    }

    /// At least as many edges as lead to phis of pruned form.
    #[cold]
    fn most_copies(&mut self, flow: &impl Flow) -> u64 {
        self.n_preds.clear();
        self.n_preds.resize(self.blocks.len(), 0);
        for &block in &self.order {
            for succ in flow.succs(block) {
                self.n_preds[succ as usize] += 1;
            }
        }
        let joins = self.blocks.iter().zip(&self.n_preds).filter(|&(_, &n_preds)| n_preds > 1);
        joins.map(|(block, &n_preds)| u64::from(block.live.count_ones()) * u64::from(n_preds)).sum()
    }

    /// Finds what every loop defines. False if a loop has a second entry or if that takes too long.
    #[inline(never)]
    fn find_loops(&mut self, flow: &impl Flow, candidates: u64) -> bool {
        if self.back.is_empty() {
            return true;
        }
        // Inner loops have later heads than those around them.
        self.back.sort_unstable_by(|a, b| b.cmp(a));
        let blocks = &mut self.blocks[..];
        let mut budget = MAX_LOOP_STEPS * self.order.len();
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
            let head_block = self.order[head as usize];
            let mut redefined = blocks[head_block as usize].defined;
            for &block in self.order[head as usize + 1..=last as usize].iter().rev() {
                // A block belongs to the loop if an edge from it leads to the head, or to a later block that does. The blocks of an
                // inner loop that reach the head through the inner head alone count when that is met.
                if flow.succs(block).any(|succ| succ == head_block || blocks[succ as usize].head == head) {
                    let state = &mut blocks[block as usize];
                    if state.first_pred < head {
                        return false;
                    }
                    state.head = head;
                    redefined |= state.defined | state.redefined;
                }
            }
            let state = &mut blocks[head_block as usize];
            state.redefined = redefined & candidates;
            state.phis = state.redefined & state.live;
        }
        true
    }

    /// Carries definitions through the blocks in order, and places phis if there are candidates for them. `at_entry` gives what slots
    /// have at first.
    #[inline(always)]
    pub(crate) fn carry(
        &mut self,
        subject: &mut impl Subject,
        n_slots: usize,
        candidates: u64,
        at_entry: impl Fn(u32) -> Def,
    ) {
        let stride = n_slots.div_ceil(CHUNK);
        // Without phis what the entry leaves holds everywhere, and other definitions are read in their own blocks only: all share
        // the row of the first block.
        let phis_needed = candidates != 0;
        let n_rows = if phis_needed { self.blocks.len() } else { 1 };
        self.stride = stride;
        if self.rows.len() < stride * n_rows {
            self.rows.resize(stride * n_rows, [Def::NONE; CHUNK]);
        }
        let first = if phis_needed { self.order[0] as usize * stride } else { 0 };
        let cells = self.rows[first..first + stride].as_flattened_mut();
        for (slot, cell) in cells[..n_slots].iter_mut().enumerate() {
            *cell = at_entry(slot as u32);
        }
        if !phis_needed {
            for at in 0..self.order.len() {
                subject.rename(self.order[at], self.rows[..stride].as_flattened_mut());
            }
            return;
        }
        for at in 0..self.order.len() {
            let block = self.order[at];
            let first = block as usize * stride;
            let state = &mut self.blocks[block as usize];
            let cells = self.rows[first..first + stride].as_flattened_mut();
            if state.phis != 0 {
                state.first_phi = add_phis(subject, block, state.phis, cells);
            }
            subject.rename(block, cells);
            for succ in subject.succs(block) {
                let state = &mut self.blocks[succ as usize];
                if state.at <= at as u32 {
                    if state.phis & !state.merges != 0 {
                        let enters = self.order[state.first_pred as usize] as usize * stride;
                        close_loop(
                            state,
                            &self.rows[enters..enters + stride],
                            &self.rows[first..first + stride],
                        );
                    }
                } else if state.first_pred == at as u32 {
                    copy_row(&mut self.rows, first, succ as usize * stride, stride);
                } else if state.live & !state.phis != 0 {
                    let target = succ as usize * stride;
                    join(state, &self.rows[target..target + stride], &self.rows[first..first + stride]);
                }
            }
        }
    }

    /// False if a phi merges only itself and one other definition.
    pub(crate) fn every_phi_merges(&self) -> bool {
        // Elsewhere than at the heads of loops phis are placed where definitions meet.
        self.back.iter().all(|&(head, _)| {
            let state = &self.blocks[self.order[head as usize] as usize];
            state.phis & !state.merges == 0
        })
    }

    /// False for a block that never runs.
    #[cfg(feature = "sheave-ir")]
    #[inline]
    pub(crate) fn is_reached(&self, block: u32) -> bool {
        self.blocks[block as usize].at != NONE
    }

    /// By slot: the definitions that leave `block`.
    #[inline]
    pub(crate) fn row(&self, block: u32) -> &[Def] {
        let first = block as usize * self.stride;
        self.rows[first..first + self.stride].as_flattened()
    }

    /// Gives every edge the arguments for the phis of its target.
    fn fill_args(&self, graph: &Graph, plan: &mut Plan) {
        plan.arg_start.reserve(graph.n_edges() + 1);
        for block in 0..graph.n_blocks() as u32 {
            let row = self.row(block);
            for &succ in graph.succ_row(block) {
                plan.arg_start.push(plan.args.len() as u32);
                let (phi, end) = plan.phi_range[succ as usize];
                let slots = &plan.phi_slot[phi as usize..end as usize];
                plan.args.extend(slots.iter().map(|&slot| row[slot as usize]));
            }
        }
        plan.arg_start.push(plan.args.len() as u32);
        plan.first_edge.extend_from_slice(&graph.succ_start);
    }
}

/// Finds the slots live at the heads of `blocks_in_order`, as far as they are known to be live behind.
#[inline]
fn spread_live(blocks_in_order: &[u32], blocks: &mut [BlockState], flow: &impl Flow, candidates: u64) {
    for &block in blocks_in_order.iter().rev() {
        let mut live = 0;
        for succ in flow.succs(block) {
            live |= blocks[succ as usize].live;
        }
        let state = &mut blocks[block as usize];
        state.live |= (state.exposed | live & !state.defined) & candidates;
    }
}

/// As [`spread_live`], from the end of an edge that goes back to its head, and further up where a block in between has a
/// predecessor there: it need not belong to the loop. Returns how many blocks were looked at.
fn spread_back(
    order: &[u32],
    blocks: &mut [BlockState],
    (head, from): (u32, u32),
    flow: &impl Flow,
    candidates: u64,
) -> usize {
    let (mut low, mut at) = (head, from);
    loop {
        let block = order[at as usize];
        let before = blocks[block as usize].live;
        spread_live(&[block], blocks, flow, candidates);
        let state = &blocks[block as usize];
        if state.live != before {
            low = low.min(state.first_pred);
        }
        if at <= low || at == 0 {
            return (from - at) as usize + 1;
        }
        at -= 1;
    }
}

/// Notes an edge from the block at position `at` to one with the state `target`.
#[inline(always)]
pub(crate) fn note_edge(target: &mut BlockState, at: u32, back: &mut Vec<(u32, u32)>) {
    if target.at != NONE {
        back.push((target.at, at));
    } else {
        target.first_pred = target.first_pred.min(at);
    }
}

/// Adds the phis of a block and returns the first.
#[inline]
fn add_phis(subject: &mut impl Subject, block: u32, phis: u64, cells: &mut [Def]) -> Def {
    let mut first = Def::NONE;
    for slot in bits_of(phis) {
        let phi = subject.add_phi(block, slot);
        cells[slot as usize] = phi;
        first = first.min(phi);
    }
    first
}

/// Copies the row that begins at `from` to where another one begins.
#[inline]
fn copy_row(rows: &mut [[Def; CHUNK]], from: usize, to: usize, stride: usize) {
    let (source, target) = if from < to {
        let (low, high) = rows.split_at_mut(to);
        (&low[from..from + stride], &mut high[..stride])
    } else {
        let (low, high) = rows.split_at_mut(from);
        (&high[..stride], &mut low[to..to + stride])
    };
    for (target, source) in target.iter_mut().zip(source) {
        *target = *source;
    }
}

/// Another row reaches a join: slots that are live there and differ get phis.
#[inline]
fn join(state: &mut BlockState, first: &[[Def; CHUNK]], other: &[[Def; CHUNK]]) {
    let (first, other) = (first.as_flattened(), other.as_flattened());
    for slot in bits_of(state.live & !state.phis) {
        if first[slot as usize] != other[slot as usize] {
            state.phis |= 1 << slot;
            state.merges |= 1 << slot;
        }
    }
}

/// An edge goes back to the head of a loop, where the row `enters` came from outside.
#[inline]
fn close_loop(state: &mut BlockState, enters: &[[Def; CHUNK]], returns: &[[Def; CHUNK]]) {
    let (enters, returns) = (enters.as_flattened(), returns.as_flattened());
    let mut phi = state.first_phi;
    for slot in bits_of(state.phis) {
        let def = returns[slot as usize];
        if def != phi && def != enters[slot as usize] {
            state.merges |= 1 << slot;
        }
        phi = Def(phi.0 + 1);
    }
}
