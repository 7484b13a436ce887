//! Spilling through blocks: leaves a split value on the stack in blocks that neither read nor write it, if
//! that saves loads and stores.
//!
//! Splitting decides on intervals in layout order and cannot see that a register part is entered from memory,
//! left to memory and not read in between (a variable of an interpreter that is in memory in the dispatch
//! block and in a register in cases that do not mention it). This pass visits the split values block by
//! block: a block that neither reads nor writes the value takes it to the stack when the edges around it,
//! weighted by frequency, then need less. Chains of such blocks follow each other in a few sweeps. Registers
//! are only given up, so no other decision changes.
//!
//! ```text
//! block1: v0 on the stack       block1 -> block2: load      v0 stays on the stack in block2, where it is
//! block2: v0 in r1, not used    block2 -> block3: store     not used: neither edge needs an instruction
//! block3: v0 on the stack
//! ```
//!
//! Time is proportional to the blocks in register parts of split values, and their edges.

use super::parts::Part;
use crate::assign::bundle::STACK;
use crate::build::env::Env;
use crate::error::NONE;
use crate::input::Vreg;
use crate::work::steps;
use alloc::vec::Vec;

use sheave_ssa::refill;

/// Sweeps over the blocks of one value.
const SWEEPS: usize = 4;
/// The cost of a store relative to a load: with several of them, storing at the definitions is cheaper.
const STORE: f32 = 0.5;

/// A block that a value passes through in a register.
#[derive(Clone, Copy)]
struct Through {
    block: u32,
    /// Its part among the parts of the value.
    part: u32,
    on_stack: bool,
    /// A neighbour went to the stack since it was tried.
    is_changed: bool,
}

/// Scratch memory of this pass.
#[derive(Default)]
pub(super) struct Ctx {
    /// For each block its entry in `through`, valid if that entry names the block.
    entry_of: Vec<u32>,
    through: Vec<Through>,
    old: Vec<Part>,
    old_starts: Vec<u32>,
}

impl Ctx {
    /// Rewrites the parts of all values that are split between registers and the stack.
    pub(super) fn run(&mut self, env: Env<'_>, starts: &mut [u32], parts: &mut Vec<Part>) {
        refill(&mut self.entry_of, env.code.n_blocks(), NONE);
        self.old.clear();
        self.old.append(parts);
        self.old_starts.clear();
        self.old_starts.extend_from_slice(starts);
        for v in 0..starts.len() - 1 {
            let range = self.old_starts[v] as usize..self.old_starts[v + 1] as usize;
            starts[v] = parts.len() as u32;
            let mixed = self.old[range.clone()].iter().any(|p| p.place == STACK)
                && self.old[range.clone()].iter().any(|p| p.place != STACK);
            if mixed && !env.reserved.locked[v] {
                self.find_through(env, Vreg(v as u32), range.clone());
                if self.choose(env, range.clone()) {
                    self.rewrite(env, range, parts);
                    continue;
                }
            }
            parts.extend_from_slice(&self.old[range]);
        }
        starts[starts.len() - 1] = parts.len() as u32;
    }

    /// The blocks that lie in register parts as a whole and do not mention the value.
    fn find_through(&mut self, env: Env<'_>, vreg: Vreg, range: core::ops::Range<usize>) {
        self.through.clear();
        let occs = env.live.occs(vreg);
        let mut next = 0;
        for i in range {
            let part = self.old[i];
            if part.place == STACK {
                continue;
            }
            let mut block = env.cfg.block_of[part.from as usize / 4] as usize;
            while block < env.code.n_blocks() {
                steps(1);
                let insts = env.code.block_insts(block);
                if 4 * insts.end as u32 > part.to {
                    break;
                }
                while occs.get(next).is_some_and(|o| (o.inst as usize) < insts.start) {
                    steps(1);
                    next += 1;
                }
                let silent = occs.get(next).is_none_or(|o| o.inst as usize >= insts.end);
                if silent && 4 * insts.start as u32 >= part.from {
                    self.entry_of[block] = self.through.len() as u32;
                    let (block, part) = (block as u32, i as u32);
                    self.through.push(Through { block, part, on_stack: false, is_changed: true });
                }
                block += 1;
            }
        }
    }

    /// Puts blocks on the stack as long as that helps; whether any went there.
    fn choose(&mut self, env: Env<'_>, range: core::ops::Range<usize>) -> bool {
        let mut any = false;
        for _ in 0..SWEEPS {
            for i in 0..self.through.len() {
                steps(1);
                let through = self.through[i];
                if through.on_stack || !through.is_changed {
                    continue;
                }
                self.through[i].is_changed = false;
                if self.better_on_stack(env, range.clone(), through) {
                    self.through[i].on_stack = true;
                    any = true;
                    let succs = env.code.block_succs(through.block as usize).iter().copied();
                    for near in env.cfg.preds(through.block).chain(succs) {
                        let entry = self.through.get_mut(self.entry_of[near as usize] as usize);
                        if let Some(entry) = entry.filter(|entry| entry.block == near) {
                            entry.is_changed = true;
                        }
                    }
                }
            }
        }
        any
    }

    fn better_on_stack(&self, env: Env<'_>, range: core::ops::Range<usize>, through: Through) -> bool {
        let block = through.block;
        let own = self.old[through.part as usize];
        let freqs = &env.code.block_freqs;
        let freq = |a: u32, b: u32| freqs[a as usize].min(freqs[b as usize]);
        let (mut register, mut stack) = (0.0, 0.0);
        for pred in env.cfg.preds(block) {
            let end = 4 * env.code.block_ends[pred as usize] - 1;
            match self.on_stack(range.clone(), own, pred, end) {
                Some(true) => register += freq(pred, block),
                Some(false) => stack += STORE * freq(pred, block),
                None => {}
            }
        }
        for &succ in env.code.block_succs(block as usize) {
            let start = 4 * env.code.block_insts(succ as usize).start as u32;
            match self.on_stack(range.clone(), own, succ, start) {
                Some(true) => register += STORE * freq(block, succ),
                Some(false) => stack += freq(block, succ),
                None => {}
            }
        }
        register > 0.0 && stack <= register
    }

    /// Whether the value is on the stack at a border of `block`; `None` if it is not live. `own` is a part
    /// in a register near by.
    fn on_stack(&self, range: core::ops::Range<usize>, own: Part, block: u32, at: u32) -> Option<bool> {
        let entry = self.through.get(self.entry_of[block as usize] as usize).filter(|t| t.block == block);
        if entry.is_some_and(|t| t.on_stack) {
            return Some(true);
        }
        if own.from <= at && at < own.to {
            return Some(false);
        }
        let parts = &self.old[range];
        let i = parts.partition_point(|p| p.to <= at);
        parts.get(i).filter(|p| p.from <= at).map(|p| p.place == STACK)
    }

    /// Copies the parts of one value with the chosen blocks cut out.
    fn rewrite(&mut self, env: Env<'_>, range: core::ops::Range<usize>, parts: &mut Vec<Part>) {
        let mut next = 0;
        for i in range {
            let part = self.old[i];
            let mut at = part.from;
            while let Some(t) = self.through.get(next) {
                if !t.on_stack {
                    next += 1;
                    continue;
                }
                let insts = env.code.block_insts(t.block as usize);
                let (from, to) = (4 * insts.start as u32, 4 * insts.end as u32);
                if from >= part.to {
                    break;
                }
                if at < from {
                    parts.push(Part { from: at, to: from, ..part });
                }
                parts.push(Part { from, to, place: STACK });
                at = to;
                next += 1;
            }
            if at < part.to {
                parts.push(Part { from: at, ..part });
            }
        }
    }
}
