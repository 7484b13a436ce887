//! Live-range splitting at the save point, before allocation, of values that live across calls.
//!
//! **Why.** A value that lives across a call is in a register of the caller's, or in a slot, from its
//! definition on. Parameters are defined at the entry, so that the entry would need the frame. Here such a
//! value gets a second virtual register from the save point on, with a move that the allocator does not
//! coalesce ([`InstKind::Split`]). Before it the value is in a caller-saved register, often the one of the
//! parameter. GCC does the same with parameters (`split_live_ranges_for_shrink_wrap`).
//!
//! ```text
//! entry: v0 := rdi; test v0, v0; je out        entry: v0 := rdi; test v0, v0; je out
//! body:  rdi := v0; call f                     body:  v1 := v0; rdi := v1; call f
//!        rdi := v0; call g; ret                       rdi := v1; call g; ret
//! ```
//!
//! **Algorithm.** The save point is that of the calls and stack accesses that there are already. Of at most
//! 64 values that are written before it and read in the blocks that it dominates, liveness is solved in these
//! by bit sets; those are cut that are live at the save point and, after it, across some call, or may be
//! coalesced with another value. All occurrences in the dominated blocks, writes included, are renamed: only
//! returns leave these blocks, so that no value flows back.
//!
//! **Cost.** None in functions without a save point. In others each operand is visited three times.

use sheave_ir::{Function, Module};
use sheave_regalloc::{Access, At, Constraint, InstKind, Operand, PregSet, Vreg};
use sheave_ssa::Block;
use sheave_ssa::refill;

use super::{Wrap, inst_needs, is_outermost, may_wrap};
use crate::layout::Layout;
use crate::minst::{Kind, MInst};
use crate::select::Selected;

/// The most values that are considered: bits of a set.
const MAX_VALUES: usize = 64;
/// A virtual register that is not written before the save point.
const LOCAL: u8 = 255;
/// A virtual register that is written before the save point, and has no number yet.
const OUTSIDE: u8 = 254;

/// The values that a block reads and writes, as bit sets.
#[derive(Clone, Copy, Debug, Default)]
struct Facts {
    live_in: u64,
    /// Read before they are written.
    reads: u64,
    writes: u64,
    /// Live across a call of the block, because the block reads them.
    crossing: u64,
    /// Live across a call of the block if they are live after the block.
    passing: u64,
    /// Moved to others, or changed into others in place: these would be coalesced.
    joined: u64,
}

/// Scratch memory.
#[derive(Debug, Default)]
pub(crate) struct Split {
    /// By virtual register: the number of the value, or [`LOCAL`] or [`OUTSIDE`].
    number_of: Vec<u8>,
    values: Vec<Vreg>,
    /// By number, the register from the save point on.
    renamed: Vec<Option<Vreg>>,
    /// The blocks that the save point dominates by their positions in the layout, itself first; a block comes
    /// before those that it dominates.
    region: Vec<u32>,
    /// By position in the layout.
    facts: Vec<Facts>,
    /// The operands of the inserted moves.
    operands: Vec<Operand>,
}

impl Wrap {
    /// Splits values that are live across calls at the save point, if there is one; see the
    /// [module's documentation](self).
    pub(crate) fn split(
        &mut self,
        module: &Module,
        func: &Function,
        layout: &Layout,
        selected: &mut Selected,
    ) {
        if !selected.has_calls || !may_wrap(func, layout, selected) || is_outermost(module, func) {
            return;
        }
        let needs = |block: usize| {
            let mut insts = selected.code.block_insts(block);
            insts.any(|inst| inst_needs(&selected.insts[inst]))
        };
        self.always_needed = !self.has_early_exit(selected, needs);
        if self.always_needed {
            return;
        }
        let Some(point) = self.find(layout, selected, needs) else { return };
        let first = layout.index_of(func.layout[point.index()]) as usize;
        if selected.code.kinds[selected.code.block_insts(first).start] == InstKind::Arrival {
            return;
        }
        self.find_region(func, layout, point);
        self.find_values(layout, point, selected);
        if self.split.values.is_empty() {
            return;
        }
        let cut = self.split.solve(selected);
        if cut != 0 {
            self.split.rename(selected, cut);
            self.split.insert_moves(selected, first);
        }
    }

    fn find_region(&mut self, func: &Function, layout: &Layout, point: Block) {
        let blocks = self.dominators.subtree(point);
        let region = &mut self.split.region;
        region.clear();
        region.extend(blocks.map(|block| layout.index_of(func.layout[block.index()])));
    }

    /// Numbers the values that are written outside of the region and read inside.
    fn find_values(&mut self, layout: &Layout, point: Block, selected: &Selected) {
        let (code, dominators) = (&selected.code, &self.dominators);
        let Split { number_of, values, region, .. } = &mut self.split;
        refill(number_of, code.vregs.len(), LOCAL);
        values.clear();
        let outside = (0..code.n_blocks()).filter(|&block| !dominators.dominates(point, layout.node(block)));
        for inst in outside.flat_map(|block| code.block_insts(block)) {
            for operand in code.inst_operands(inst).iter().filter(|operand| operand.writes()) {
                number_of[operand.vreg().index()] = OUTSIDE;
            }
        }
        for inst in region.iter().flat_map(|&block| code.block_insts(block as usize)) {
            for operand in code.inst_operands(inst).iter().filter(|operand| operand.reads()) {
                let vreg = operand.vreg();
                if number_of[vreg.index()] == OUTSIDE && values.len() < MAX_VALUES {
                    number_of[vreg.index()] = values.len() as u8;
                    values.push(vreg);
                }
            }
        }
    }
}

impl Split {
    /// The bit of a virtual register, or none.
    #[inline]
    fn bit(&self, operand: Operand) -> u64 {
        1u64.checked_shl(u32::from(self.number_of[operand.vreg().index()])).unwrap_or(0)
    }

    /// The values that are live at the save point and across a call.
    fn solve(&mut self, selected: &Selected) -> u64 {
        let code = &selected.code;
        refill(&mut self.facts, code.n_blocks(), Facts::default());
        for i in 0..self.region.len() {
            let block = self.region[i] as usize;
            self.facts[block] = self.facts_of(selected, block);
        }
        // Values that may be coalesced with one that is live across a call count as such.
        let mut crossing = self.region.iter().fold(0, |all, &block| all | self.facts[block as usize].joined);
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for &block in self.region.iter().rev() {
                let succs = code.block_succs(block as usize);
                let live_out = succs.iter().fold(0, |live, &succ| live | self.facts[succ as usize].live_in);
                let facts = &mut self.facts[block as usize];
                let live_in = facts.reads | live_out & !facts.writes;
                has_changed |= live_in != facts.live_in;
                facts.live_in = live_in;
                crossing |= facts.crossing | facts.passing & live_out;
            }
        }
        self.facts[self.region[0] as usize].live_in & crossing
    }

    fn facts_of(&self, selected: &Selected, block: usize) -> Facts {
        let code = &selected.code;
        let mut facts = Facts::default();
        for inst in code.block_insts(block).rev() {
            let operands = code.inst_operands(inst);
            for &operand in operands.iter().filter(|operand| operand.writes()) {
                facts.reads &= !self.bit(operand);
                facts.writes |= self.bit(operand);
            }
            if code.clobber_sets[usize::from(code.clobbers[inst])] != PregSet::EMPTY {
                facts.crossing |= facts.reads;
                facts.passing |= !facts.writes;
            }
            let is_move = code.kinds[inst].is_move();
            for &operand in operands.iter().filter(|operand| operand.reads()) {
                facts.reads |= self.bit(operand);
                facts.joined |= if is_move { self.bit(operand) } else { 0 };
            }
            for operand in operands {
                if let Constraint::Reuse(k) = operand.constraint() {
                    facts.joined |= self.bit(operands[usize::from(k)]);
                }
            }
        }
        facts
    }

    /// Gives the values in `cut` other registers in the region.
    fn rename(&mut self, selected: &mut Selected, cut: u64) {
        let code = &mut selected.code;
        self.renamed.clear();
        for (n, &vreg) in self.values.iter().enumerate() {
            let info = code.vregs[vreg.index()];
            let is_cut = cut >> n & 1 != 0 && info.remat.is_none();
            self.renamed.push(is_cut.then(|| code.new_vreg(info)));
        }
        for &block in &self.region {
            for inst in code.block_insts(block as usize) {
                for at in code.operand_range(inst) {
                    let operand = code.operands[at];
                    let number = self.number_of[operand.vreg().index()];
                    if let Some(&Some(vreg)) = self.renamed.get(usize::from(number)) {
                        code.operands[at] =
                            Operand::new(vreg, operand.access(), operand.at(), operand.constraint());
                    }
                }
            }
        }
    }

    /// Puts the moves at the start of the block at position `point`.
    fn insert_moves(&mut self, selected: &mut Selected, point: usize) {
        let code = &mut selected.code;
        let at = code.block_insts(point).start;
        let first_operand = code.operand_range(at).start;
        let pairs = self.renamed.iter().zip(&self.values).filter_map(|(&new, &old)| Some((new?, old)));
        let operands = pairs.flat_map(|(new, old)| {
            [Operand::new(new, Access::Def, At::Late, Constraint::Any), Operand::any_use(old)]
        });
        // Splicing an iterator of unknown length would allocate.
        self.operands.clear();
        self.operands.extend(operands);
        let n_operands = self.operands.len();
        let n = n_operands / 2;
        code.operands.splice(first_operand..first_operand, self.operands.drain(..));
        for end in &mut code.operand_ends[at..] {
            *end += n_operands as u32;
        }
        let ends = (1..=n).map(|k| (first_operand + 2 * k) as u32);
        code.operand_ends.splice(at..at, ends);
        code.kinds.splice(at..at, core::iter::repeat_n(InstKind::Split, n));
        code.clobbers.splice(at..at, core::iter::repeat_n(0, n));
        for end in &mut code.block_ends[point..] {
            *end += n as u32;
        }
        let nop = MInst::new(Kind::Nop, iced_x86::Code::INVALID);
        selected.insts.splice(at..at, core::iter::repeat_n(nop, n));
        if let Some(&loc) = selected.locs.get(at) {
            selected.locs.splice(at..at, core::iter::repeat_n(loc, n));
        }
    }
}
