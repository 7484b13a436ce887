//! Remaining uses of values during selection, and the instructions folded into their uses.
//!
//! Selection is a cursor that moves backwards. An instruction may be computed at the cursor instead of at its
//! own position while none of its variables has been overwritten in between. Once it is folded it stays so.

use core::ops::Range;
use cranelift_entity::EntityRef;
use sheave_ir::{Inst, InstData, Value};

use super::facts::Facts;
use super::scan::NONE;

/// How deep operand trees are folded.
pub(super) const MAX_DEPTH: u32 = 8;
/// Blocks between an address and an operand that it is folded into, and instructions of one of them.
const MAX_BLOCKS: u32 = 4;
const MAX_INSTS: usize = 32;

/// The memory of [`Uses`]; reused.
#[derive(Debug, Default)]
pub(super) struct UseTables {
    /// The remaining uses of each value.
    pub(super) counts: Vec<u32>,
    /// The virtual register of each value, or [`NONE`].
    pub(super) vregs: Vec<u32>,
    /// By position: folded into its only use.
    pub(super) folded: Vec<bool>,
    /// The positions at which blocks start, ascending, and how often they run; empty until their first use.
    pub(super) starts: Vec<(u32, f32)>,
}

/// The cursor of selection, with the remaining uses of values.
pub(super) struct Uses<'a> {
    facts: Facts<'a>,
    tables: &'a mut UseTables,
    /// The position of the instruction being selected.
    at: u32,
    /// The positions of its block, and the position of that in the layout.
    block: Range<u32>,
    index: u32,
}

impl<'a> Uses<'a> {
    pub(super) fn new(facts: Facts<'a>, tables: &'a mut UseTables) -> Self {
        Uses { facts, tables, at: 0, block: 0..0, index: 0 }
    }

    // ---- the cursor -----------------------------------------------------------------------------

    pub(super) fn enter_block(&mut self, block: Range<u32>, index: usize) {
        self.block = block;
        self.index = index as u32;
    }

    pub(super) fn move_to(&mut self, position: u32) {
        self.at = position;
    }

    /// The instruction before the current one in its block.
    pub(super) fn previous(&self) -> Option<Inst> {
        (self.at > self.block.start).then(|| self.facts.func.order[self.at as usize - 1])
    }

    /// Moves to the previous instruction, which is selected together with the current one.
    pub(super) fn fold_previous(&mut self) {
        self.at -= 1;
        self.tables.folded[self.at as usize] = true;
    }

    /// The last `n` instructions before the current one in its block, the nearest first.
    pub(super) fn preceding(&self, n: u32) -> impl Iterator<Item = Inst> + use<'a> {
        let first = self.at.saturating_sub(n).max(self.block.start);
        let func = self.facts.func;
        (first..self.at).rev().map(|p| func.order[p as usize])
    }

    // ---- counts ---------------------------------------------------------------------------------

    pub(super) fn count(&self, value: Value) -> u32 {
        self.tables.counts[value.index()]
    }

    pub(super) fn is_used(&self, value: Value) -> bool {
        self.count(value) != 0
    }

    pub(super) fn add(&mut self, value: Value) {
        self.tables.counts[value.index()] += 1;
    }

    pub(super) fn remove(&mut self, value: Value) {
        let count = &mut self.tables.counts[value.index()];
        *count = count.saturating_sub(1);
    }

    /// The register of `value`, if it has one.
    pub(super) fn known_vreg(&self, value: Value) -> Option<u32> {
        Some(self.tables.vregs[value.index()]).filter(|&vreg| vreg != NONE)
    }

    /// Replaces the register of `value`; gives the one before.
    pub(super) fn set_vreg(&mut self, value: Value, vreg: Option<u32>) -> Option<u32> {
        let old = core::mem::replace(&mut self.tables.vregs[value.index()], vreg.unwrap_or(NONE));
        Some(old).filter(|&vreg| vreg != NONE)
    }

    // ---- folding --------------------------------------------------------------------------------

    fn position(&self, inst: Inst) -> usize {
        self.facts.scan.pos[inst.index()] as usize
    }

    pub(super) fn is_folded(&self, inst: Inst) -> bool {
        self.tables.folded[self.position(inst)]
    }

    pub(super) fn set_folded(&mut self, inst: Inst) {
        let position = self.position(inst);
        self.tables.folded[position] = true;
    }

    /// Whether `inst` may be computed at the current position instead of its own.
    pub(super) fn can_sink(&self, inst: Inst) -> bool {
        let p = self.facts.scan.pos[inst.index()];
        p >= self.block.start && p < self.at && self.facts.scan.expiry[p as usize] >= self.at
    }

    /// Whether `inst`, of another block, may be computed at the current position as well: that block is
    /// selected later, only it leads here, and none of the `operands` is written in between.
    pub(super) fn leads_here(&self, inst: Inst, operands: [Value; 2]) -> bool {
        let Facts { func, layout, scan, .. } = self.facts;
        let p = scan.pos[inst.index()];
        if scan.returns_twice || scan.expiry.get(p as usize) != Some(&NONE) {
            return false;
        }
        let varies = operands.into_iter().any(|value| self.facts.is_variable(value));
        let is_write = |q| func.results(func.order[q as usize]).any(|result| operands.contains(&result));
        let (mut index, mut positions) = (self.index, self.block.start..self.at);
        for _ in 0..MAX_BLOCKS {
            let mut preds = layout.graph().predecessors(layout.node(index as usize));
            let (Some(pred), None) = (preds.next(), preds.next()) else { return false };
            if varies && (positions.len() > MAX_INSTS || positions.any(is_write)) {
                return false;
            }
            let Some(&block) = func.layout.get(pred.index()) else { return false };
            (index, positions) = (layout.index_of(block), func.blocks[block].start..func.blocks[block].end);
            if positions.contains(&p) {
                return index < self.index;
            }
        }
        false
    }

    /// The instruction that defines `value` if this is its only use and it may be computed here.
    #[inline(always)]
    pub(super) fn sinkable_once(&self, value: Value) -> Option<Inst> {
        self.sinkable_if_used(value, 1)
    }

    /// The instruction that defines `value` if it has so many uses left and may be computed here.
    #[inline(always)]
    pub(super) fn sinkable_if_used(&self, value: Value, n: u32) -> Option<Inst> {
        if self.count(value) != n {
            return None;
        }
        self.facts.def_inst(value).filter(|&inst| self.can_sink(inst))
    }

    /// As [`Uses::sinkable_once`], with the instruction's data.
    pub(super) fn sinkable_data(&self, value: Value) -> Option<(Inst, InstData)> {
        let inst = self.sinkable_once(value)?;
        Some((inst, self.facts.func.insts[inst]))
    }

    /// Whether `value` is a load that may be done here instead, for its only use.
    pub(super) fn is_sinkable_load(&self, value: Value) -> bool {
        matches!(self.sinkable_data(value), Some((_, InstData::Load { .. })))
    }

    /// Whether memory is the same at the current position as at that of `inst`.
    pub(super) fn has_same_memory(&self, inst: Inst) -> bool {
        let epochs = &self.facts.scan.epoch;
        epochs[self.position(inst)] == epochs[self.at as usize]
    }

    /// Takes over one use of the result of `inst`, whose operands are then used at the current position: one
    /// time more if the result has other uses, for which `inst` is computed in its own place as well.
    pub(super) fn take(&mut self, inst: Inst, result: Value) {
        self.remove(result);
        if !self.is_used(result) {
            self.set_folded(inst);
            return;
        }
        let func = self.facts.func;
        func.insts[inst].for_each_arg(&func.pool, |arg| {
            let folded = self.facts.def_inst(arg).is_some_and(|def| {
                self.tables.folded.get(self.facts.scan.pos[def.index()] as usize) == Some(&true)
            });
            debug_assert!(!folded || self.tables.counts[arg.index()] > 0, "what is folded stays so");
            self.tables.counts[arg.index()] += 1;
        });
    }

    // ---- frequencies ----------------------------------------------------------------------------

    /// Whether `value` has uses beyond the current instruction, or is defined at a lower frequency, that is,
    /// outside of the loop.
    pub(super) fn comes_from_outside(&mut self, value: Value) -> bool {
        let Some(inst) = self.facts.def_inst(value) else { return self.count(value) > 1 };
        let p = self.facts.scan.pos[inst.index()];
        !self.block.contains(&p) && (self.count(value) > 1 || self.freq_at(p) < self.freq_at(self.at))
    }

    /// How often the instruction at position `p` is expected to run.
    fn freq_at(&mut self, p: u32) -> f32 {
        let Facts { func, layout, .. } = self.facts;
        let starts = &mut self.tables.starts;
        if starts.is_empty() {
            let blocks = layout.blocks.iter().zip(&layout.freqs);
            starts.extend(blocks.map(|(&block, &freq)| (func.blocks[block].start, freq)));
            starts.sort_unstable_by_key(|&(start, _)| start);
        }
        let after = starts.partition_point(|&(start, _)| start <= p);
        starts[after.saturating_sub(1)].1
    }
}
