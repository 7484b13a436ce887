//! The rules of [`Code`], checked before allocation.
//!
//! [`run`](crate::run) reports the violations that it meets on its way and trusts the other rules, because a
//! compiler that keeps them should not pay for the proof with every function. [`Code::check`] is for a host
//! under construction, for its tests and debug builds, and for code from outside: after it, `run` answers
//! rightly or with an error, and never panics. Time is linear in the code; per instruction it is the operands
//! times the definitions.

use super::{Access, At, Code, Constraint, InstKind, Operand};
use crate::error::Error;
use crate::registers::{PregSet, Registers};

impl Code {
    /// Checks the code against the rules of [`Code`] and its parts, for these registers.
    ///
    /// ```
    /// use sheave_regalloc::text::Problem;
    ///
    /// let problem: Problem = "\
    /// class r 8
    /// registers r0, r1
    /// v0 r 8
    /// block0 freq 1
    ///     plain def v0 r0
    ///     plain use v0 r1, use v0 r1
    /// ".parse()?;
    /// let error = problem.code.check(&problem.registers).unwrap_err();
    /// assert_eq!(error.to_string(), "machine instruction 1: two operands demand one register at one time");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Malformed`] with the first rule that is broken.
    pub fn check(&self, regs: &Registers) -> Result<(), Error> {
        self.check_tables(regs)?;
        let mut n_preds = alloc::vec![0u32; self.n_blocks()];
        self.succs.iter().for_each(|&succ| n_preds[succ as usize] += 1);
        for (block, &n_preds) in n_preds.iter().enumerate() {
            let insts = self.block_insts(block);
            for inst in insts.clone() {
                let malformed = |rule| Error::Malformed { inst: inst as u32, rule };
                let operands = self.inst_operands(inst);
                self.check_operands(regs, inst).map_err(malformed)?;
                if inst + 1 == insts.end {
                    let is_fixed = |op: &Operand| matches!(op.constraint(), Constraint::Fixed(_));
                    if operands.iter().any(|op| op.writes() && is_fixed(op)) {
                        return Err(malformed("a terminator cannot define a fixed register"));
                    }
                    if self.kinds[inst].is_move() {
                        return Err(malformed("a move does not end a block"));
                    }
                }
                if self.kinds[inst] == InstKind::Arrival {
                    let arrives = |op: &Operand| {
                        op.access() == Access::Def
                            && op.at() == At::Early
                            && matches!(op.constraint(), Constraint::Fixed(_))
                    };
                    let is_alone = inst == insts.start && insts.len() > 1 && n_preds == 1;
                    if !is_alone || !operands.iter().all(arrives) {
                        return Err(malformed(
                            "an arrival defines particular registers early, first in a block with one edge",
                        ));
                    }
                }
            }
        }
        Ok(())
    }

    /// Checks that the tables fit each other and the registers.
    fn check_tables(&self, regs: &Registers) -> Result<(), Error> {
        let fail = |rule| Err(Error::Malformed { inst: 0, rule });
        let (n_blocks, n_insts) = (self.n_blocks(), self.n_insts());
        let is_rising =
            |ends: &[u32], n: usize| ends.is_sorted() && ends.last().copied().unwrap_or(0) as usize == n;
        let sizes = [self.splittable.len(), self.succ_ends.len()];
        let n_freqs = self.block_freqs.len();
        if n_blocks == 0 || sizes != [n_blocks; 2] || (n_freqs != 0 && n_freqs != n_blocks) {
            return fail("the tables of blocks differ in length");
        }
        if [self.operand_ends.len(), self.clobbers.len()] != [n_insts; 2] {
            return fail("the tables of instructions differ in length");
        }
        let has_blocks = self.block_ends[0] > 0 && self.block_ends.windows(2).all(|ends| ends[0] < ends[1]);
        if !has_blocks
            || !is_rising(&self.block_ends, n_insts)
            || !is_rising(&self.succ_ends, self.succs.len())
            || !is_rising(&self.operand_ends, self.operands.len())
        {
            return fail("the tables do not cover what they divide, or a block is empty");
        }
        if self.succs.iter().any(|&succ| succ as usize >= n_blocks) {
            return fail("a successor does not exist");
        }
        if self.operands.iter().any(|op| op.vreg().index() >= self.vregs.len()) {
            return fail("an operand names a register that does not exist");
        }
        if self.clobbers.iter().any(|&set| usize::from(set) >= self.clobber_sets.len())
            || self.clobber_sets[0] != PregSet::EMPTY
        {
            return fail("a set of clobbered registers does not exist, or the first is not empty");
        }
        for info in &self.vregs {
            let fits = info.bytes.is_power_of_two() && info.bytes <= 64;
            let has_class = info.class.index() < regs.classes.len();
            if !fits || !has_class || info.hint.is_some_and(|hint| hint.class() != info.class) {
                return fail("a virtual register and its hint are of one class, and 1 to 64 bytes wide");
            }
        }
        Ok(())
    }

    /// Checks the operands of one instruction together.
    fn check_operands(&self, regs: &Registers, inst: usize) -> Result<(), &'static str> {
        let (kind, operands) = (self.kinds[inst], self.inst_operands(inst));
        let clobbers = self.clobber_sets[self.clobbers[inst] as usize];
        let info = |op: &Operand| self.vregs[op.vreg().index()];
        for (i, op) in operands.iter().enumerate() {
            match op.constraint() {
                Constraint::Fixed(reg) => {
                    if reg.class() != info(op).class {
                        return Err("a fixed register is of another class than its operand");
                    }
                    // One register may serve an early input and a late result, and no other pair.
                    let clashes = |other: &Operand| {
                        let [first, second] = if op.writes() { [other, op] } else { [op, other] };
                        let in_turn = first.at() == At::Early && second.at() == At::Late;
                        let is_input_and_result = in_turn && !first.writes() && second.writes();
                        other.constraint() == op.constraint() && !is_input_and_result
                    };
                    if operands[..i].iter().any(clashes) {
                        return Err("two operands demand one register at one time");
                    }
                    let is_held =
                        matches!((op.access(), op.at()), (Access::Use, At::Late) | (Access::Def, At::Early));
                    if is_held && clobbers.contains(reg) {
                        return Err("an instruction clobbers a register that it reads late or defines early");
                    }
                    if regs.classes.iter().any(|class| class.scratch == Some(reg)) {
                        return Err("an operand names the allocator's own register");
                    }
                }
                Constraint::Reuse(k) => self.check_reuse(operands, op, k)?,
                Constraint::Reg | Constraint::Any => {}
            }
            if op.access() == Access::UseDef && (op.at() == At::Early || op.constraint() != Constraint::Reg) {
                return Err("an operand that is read and written is late and in any register");
            }
            if op.writes() {
                if info(op).remat.is_some() && (operands.len() != 1 || kind != InstKind::Plain) {
                    return Err("a recipe's value is defined by an instruction that does nothing else");
                }
                check_definition(operands, i, op)?;
            }
        }
        match kind {
            InstKind::Commutative => self.check_commutative(operands),
            InstKind::Move | InstKind::Split => self.check_move(operands),
            InstKind::Plain | InstKind::Arrival => Ok(()),
        }
    }

    fn check_reuse(&self, operands: &[Operand], def: &Operand, k: u8) -> Result<(), &'static str> {
        let info = |op: &Operand| self.vregs[op.vreg().index()];
        let fits = operands.get(k as usize).is_some_and(|input| {
            let is_plain = input.access() == Access::Use && input.constraint() == Constraint::Reg;
            is_plain && input.at() == At::Early && info(input).class == info(def).class
        });
        let is_only = operands.iter().filter(|op| op.constraint() == Constraint::Reuse(k)).count() == 1;
        if def.access() != Access::Def || def.at() != At::Late || !fits || !is_only {
            return Err("a definition re-uses, late and alone, an early input of its class in any register");
        }
        Ok(())
    }

    fn check_commutative(&self, operands: &[Operand]) -> Result<(), &'static str> {
        let mut uses = operands.iter().enumerate().filter(|(_, op)| op.access() == Access::Use);
        let fits = match (uses.next(), uses.next()) {
            (Some((i, a)), Some((j, b))) => {
                let is_reused =
                    |k: usize| operands.iter().any(|op| op.constraint() == Constraint::Reuse(k as u8));
                let is_free = |op: &Operand| matches!(op.constraint(), Constraint::Reg | Constraint::Any);
                let [x, y] = [a, b].map(|op| self.vregs[op.vreg().index()]);
                let is_early = a.at() == At::Early && b.at() == At::Early;
                x.class == y.class && is_early && is_free(a) && is_free(b) && is_reused(i) != is_reused(j)
            }
            _ => false,
        };
        if fits {
            Ok(())
        } else {
            Err("of two early inputs of one class that may be exchanged one is re-used")
        }
    }

    /// The operands of a move instruction: [`InstKind::Move`] has the rule.
    pub(crate) fn check_move(&self, operands: &[Operand]) -> Result<(), &'static str> {
        if let [dst, src] = operands {
            let (to, from) = (self.vregs[dst.vreg().index()], self.vregs[src.vreg().index()]);
            let fits = to.class == from.class && to.bytes <= from.bytes;
            let accesses = dst.access() == Access::Def && src.access() == Access::Use;
            if fits && accesses && [dst, src].iter().all(|op| op.constraint() == Constraint::Any) {
                return Ok(());
            }
        }
        Err("a move has a definition and a use of one class, the use at least as wide")
    }
}

/// A definition that is early, or becomes so by re-use, must leave the old value alone until it is read.
fn check_definition(operands: &[Operand], i: usize, op: &Operand) -> Result<(), &'static str> {
    let tied = match op.constraint() {
        Constraint::Reuse(k) => Some(operands[k as usize].vreg()),
        _ => None,
    };
    let is_early = tied.is_some() || op.access() == Access::Def && op.at() == At::Early;
    for other in operands.iter().enumerate().filter(|&(j, other)| j != i && other.vreg() == op.vreg()) {
        let other = other.1;
        if other.writes() || op.access() == Access::UseDef {
            return Err("an instruction writes a register once, or reads and writes it by one operand");
        }
        let is_fixed = matches!(other.constraint(), Constraint::Fixed(_));
        if other.at() == At::Late || is_early && !is_fixed && tied != Some(op.vreg()) {
            return Err("a register is written before its old value is read");
        }
    }
    Ok(())
}
