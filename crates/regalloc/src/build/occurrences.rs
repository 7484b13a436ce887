//! The occurrences of each register, in order, and their demands; the code is checked in the same scan.

use super::live::{Affinity, Live, Occ};
use crate::build::demand::{Demand, MOVE, TIED};
use crate::error::Error;
use crate::input::{Access, At, Code, Constraint, Operand};
use sheave_ssa::refill;

/// The instruction has an operand that a later phase must treat on its own.
const IS_FIXED: u8 = 1;

/// The instruction re-uses an input, writes early or reads late.
const IS_EARLY: u8 = 2;

/// [`IS_FIXED`] and [`IS_EARLY`] of each shape.
static RARE: [u8; Operand::SHAPES] = {
    let mut table = [0; Operand::SHAPES];
    let mut i = 0;
    while i < table.len() {
        let op = Operand::of_shape(i);
        table[i] = match (op.constraint(), op.access(), op.at()) {
            (Constraint::Fixed(_), Access::Use, At::Late) => IS_FIXED | IS_EARLY,
            (Constraint::Fixed(_), ..) => IS_FIXED,
            (_, Access::Use, At::Late) => IS_EARLY,
            (Constraint::Any, Access::UseDef, _) => IS_EARLY,
            (Constraint::Reuse(_), ..) | (_, Access::Def, At::Early) => IS_EARLY,
            _ => 0,
        };
        i += 1;
    }
    table
};

impl Live {
    pub(crate) fn collect_occurrences(&mut self, code: &Code) -> Result<(), Error> {
        let n_vregs = code.vregs.len();
        refill(&mut self.flags, code.operands.len(), 0);
        refill(&mut self.occ_starts, n_vregs + 1, 0);
        for op in &code.operands {
            if op.vreg().index() >= n_vregs {
                let rule = "an operand names a register that does not exist";
                return Err(Error::Malformed { inst: 0, rule });
            }
            self.occ_starts[op.vreg().index()] += 1;
        }
        let mut sum = 0;
        for start in &mut self.occ_starts {
            sum += *start;
            *start = sum;
        }
        refill(&mut self.occs, code.operands.len(), Occ { inst: 0, operand: 0 });
        refill(&mut self.demands, n_vregs, Demand::default());
        self.affinities.clear();
        self.special.clear();
        // Backwards, so that the running ends become starts and the lists come out in order.
        let mut operand_end = code.operands.len();
        for block in (0..code.n_blocks()).rev() {
            let freq = code.block_freqs[block].max(0.0);
            // Positive floats order like their bits.
            let key = u64::from(!freq.to_bits()) << 32;
            for inst in code.block_insts(block).rev() {
                let start = if inst == 0 { 0 } else { code.operand_ends[inst - 1] as usize };
                self.collect_inst(code, inst, start..operand_end, freq, key)?;
                operand_end = start;
            }
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn collect_inst(
        &mut self,
        code: &Code,
        inst: usize,
        range: core::ops::Range<usize>,
        freq: f32,
        key: u64,
    ) -> Result<(), Error> {
        let ops = &code.operands[range.clone()];
        let mut special = code.clobbers[inst] != 0;
        if code.kinds[inst].is_move() {
            code.check_move(ops).map_err(|rule| Error::Malformed { inst: inst as u32, rule })?;
            self.flags[range.start] = MOVE;
            self.flags[range.start + 1] = MOVE;
            self.affinities.push(Affinity { key: key | inst as u64, a: ops[0].vreg(), b: ops[1].vreg() });
        } else {
            let rare = ops.iter().fold(0, |rare, op| rare | RARE[op.shape()]);
            special |= rare & IS_FIXED != 0;
            if rare & IS_EARLY != 0 {
                self.mark_tied(code, inst, range.clone(), key)?;
                self.check_early(code, inst)?;
            }
        }
        if special {
            self.special.push(inst as u32);
        }
        for operand in range.rev() {
            let op = code.operands[operand];
            let v = op.vreg().index();
            let start = &mut self.occ_starts[v];
            *start -= 1;
            self.occs[*start as usize] = Occ { inst: inst as u32, operand: operand as u32 };
            self.demands[v].add(op, self.flags[operand], code.vregs[v].remat.is_some(), freq);
        }
        Ok(())
    }

    pub(crate) fn mark_tied(
        &mut self,
        code: &Code,
        inst: usize,
        range: core::ops::Range<usize>,
        key: u64,
    ) -> Result<(), Error> {
        let ops = &code.operands[range.clone()];
        for def in ops {
            let Constraint::Reuse(k) = def.constraint() else { continue };
            let ok = def.access() == Access::Def
                && ops.get(k as usize).is_some_and(|u| {
                    u.access() == Access::Use
                        && u.constraint() == Constraint::Reg
                        && code.vregs[u.vreg().index()].class == code.vregs[def.vreg().index()].class
                });
            if !ok {
                let rule = "a re-used operand is a use in any register";
                return Err(Error::Malformed { inst: inst as u32, rule });
            }
            let vreg = ops[k as usize].vreg();
            self.affinities.push(Affinity { key: key | inst as u64, a: def.vreg(), b: vreg });
            for (i, other) in ops.iter().enumerate() {
                let shares = i == k as usize
                    || (other.vreg() == vreg
                        && matches!(other.constraint(), Constraint::Reg | Constraint::Any)
                        && other.at() == At::Early);
                if shares {
                    self.flags[range.start + i] |= TIED;
                }
            }
        }
        Ok(())
    }

    /// A register that is written early cannot hold, until the instruction reads it, its old value as well;
    /// no more can one that is written at all, if the instruction reads it late.
    pub(crate) fn check_early(&self, code: &Code, inst: usize) -> Result<(), Error> {
        let range = code.operand_range(inst);
        for def in code.inst_operands(inst) {
            if def.access() == Access::UseDef && def.constraint() == Constraint::Any {
                let rule = "an operand that is read and written is in any register";
                return Err(Error::Malformed { inst: inst as u32, rule });
            }
            let early = def.access() == Access::Def
                && (def.at() == At::Early || matches!(def.constraint(), Constraint::Reuse(_)));
            let read = |i: usize| {
                let op = code.operands[i];
                let late = op.access() == Access::Use && op.at() == At::Late;
                let early = early
                    && op.reads()
                    && self.flags[i] & TIED == 0
                    && !matches!(op.constraint(), Constraint::Fixed(_));
                op.vreg() == def.vreg() && (late || early)
            };
            if def.writes() && range.clone().any(read) {
                let rule = "a register is written before its old value is read";
                return Err(Error::Malformed { inst: inst as u32, rule });
            }
        }
        Ok(())
    }
}
