//! Reservations: the demands of instructions for particular registers, by fixed operands and clobbers, and
//! the values that must be on the stack across edges that cannot be split.
//!
//! A fixed operand reserves its register around its instruction against every other value; a value that is
//! demanded in the register that it has needs no move.
//!
//! ```text
//! 5: plain use v0 r1, def v1 r1      r1 is reserved for v0 in 21..22 (early) and for v1 in 22..23 (late)
//! ```

use alloc::vec::Vec;
use core::ops::Range;

use sheave_ssa::{make_room, refill, restart};

use crate::build::cfg::Cfg;
use crate::build::live::{Live, Seg};
use crate::build::merge::Merged;
use crate::error::{Error, NONE};
use crate::input::{Access, At, Code, Constraint, Operand, Vreg};
use crate::registers::{Class, ClassSet, Preg, PregSet};
use crate::work::steps;

/// In ranges of more instructions than this every demanded register counts as demanded inside.
const MAX_SCAN: u32 = 64;

/// An occupied interval of a register that is tied to an instruction.
#[derive(Clone, Copy)]
pub(crate) struct Reserved {
    pub(crate) from: u32,
    pub(crate) to: u32,
    /// The register whose value it holds.
    pub(crate) vreg: Vreg,
}

/// The registers that instructions demand and clobber.
#[derive(Default)]
pub(crate) struct Reservations {
    /// Fixed operands of each register, sorted.
    pub(crate) fixed: Vec<Vec<Reserved>>,
    /// Registers that instructions demand, in order.
    demands: Vec<Preg>,
    /// For each instruction the number of demands before it.
    demand_index: Vec<u32>,
    all_demanded: PregSet,
    /// The registers that some instruction demands for a definition.
    fixed_written: PregSet,
    /// Instructions that clobber, with the index of their set.
    calls: Vec<(u32, u8)>,
    /// For each instruction the number of calls before it.
    call_index: Vec<u32>,
    /// The union of all clobber sets that occur.
    all_clobbers: PregSet,
    /// Their intersection.
    always_clobbered: PregSet,
    /// By virtual register, and for all of a bundle by its representative: live across an edge that cannot be
    /// split.
    pub(crate) locked: Vec<bool>,
    /// Positions at which such edges lead into blocks.
    targets: Vec<u32>,
}

/// The input of this step.
#[derive(Clone, Copy)]
pub(crate) struct Facts<'a> {
    pub(crate) code: &'a Code,
    pub(crate) cfg: &'a Cfg,
    pub(crate) live: &'a Live,
    pub(crate) merged: &'a Merged,
    /// The live ranges.
    pub(crate) pool: &'a [Seg],
}

impl Reservations {
    /// Collects the demands of a function's instructions.
    pub(crate) fn compute(&mut self, facts: Facts<'_>) -> Result<(), Error> {
        self.fixed.resize_with(Preg::COUNT, Vec::new);
        for p in self.all_demanded.iter() {
            self.fixed[p.index()].clear();
        }
        restart(&mut self.demands);
        self.demand_index.clear();
        make_room(&mut self.demand_index, facts.code.n_insts() + 2);
        self.all_demanded = PregSet::EMPTY;
        restart(&mut self.calls);
        self.call_index.clear();
        make_room(&mut self.call_index, facts.code.n_insts() + 2);
        self.all_clobbers = PregSet::EMPTY;
        self.always_clobbered = PregSet::EMPTY;
        self.fixed_written = PregSet::EMPTY;
        refill(&mut self.locked, facts.code.vregs.len(), false);
        self.reserve(facts)?;
        self.find_locked(facts)
    }

    /// Records fixed operands and clobbers.
    fn reserve(&mut self, facts: Facts<'_>) -> Result<(), Error> {
        let code = facts.code;
        for &inst in facts.live.special.iter().rev() {
            let set = code.clobber_sets[code.clobbers[inst as usize] as usize];
            if !set.is_empty() {
                self.call_index.resize(inst as usize + 1, self.calls.len() as u32);
                self.calls.push((inst, code.clobbers[inst as usize]));
                self.always_clobbered = if self.calls.len() == 1 { set } else { self.always_clobbered & set };
                self.all_clobbers |= set;
            }
            self.demand_index.resize(inst as usize + 1, self.demands.len() as u32);
            for &op in code.inst_operands(inst as usize) {
                if let Constraint::Fixed(preg) = op.constraint() {
                    self.reserve_operand(facts, inst, op, preg)?;
                    self.demands.push(preg);
                    self.all_demanded.insert(preg);
                }
            }
        }
        self.call_index.resize(code.n_insts() + 2, self.calls.len() as u32);
        self.demand_index.resize(code.n_insts() + 2, self.demands.len() as u32);
        Ok(())
    }

    fn reserve_operand(&mut self, facts: Facts<'_>, inst: u32, op: Operand, preg: Preg) -> Result<(), Error> {
        if preg.class() != facts.code.vregs[op.vreg().index()].class {
            return Err(Error::Malformed {
                inst,
                rule: "a fixed register is of another class than its operand",
            });
        }
        let base = 4 * inst;
        let (from, to) = match (op.access(), op.at()) {
            (Access::Use, At::Early) => (base + 1, base + 2),
            (Access::Use, At::Late) => (base + 1, base + 3),
            (Access::Def, At::Early) => (base + 1, base + 3),
            (Access::Def, At::Late) => (base + 2, base + 3),
            (Access::UseDef, _) => {
                return Err(Error::Malformed { inst, rule: "a fixed operand cannot be read and written" });
            }
        };
        let block = facts.cfg.block_of[inst as usize];
        if op.writes() && facts.code.block_ends[block as usize] == inst + 1 {
            return Err(Error::Malformed { inst, rule: "a terminator cannot define a fixed register" });
        }
        if op.writes() {
            self.fixed_written.insert(preg);
        }
        let list = &mut self.fixed[preg.index()];
        // An early definition of the same register is a new value: the old one's reservation is not its own.
        let renewed = facts.code.inst_operands(inst as usize).iter().any(|d| {
            d.access() == Access::Def
                && d.vreg() == op.vreg()
                && (d.at() == At::Early || matches!(d.constraint(), Constraint::Reuse(_)))
        });
        let new = Reserved { from, to, vreg: if renewed { Vreg(NONE) } else { op.vreg() } };
        let at = list.len() - list.iter().rev().take_while(|r| r.from > from).count();
        let first = list.len() - list.iter().rev().take_while(|r| r.from >= base).count();
        steps(list.len() - first);
        let is_same = |r: &Reserved| r.vreg == new.vreg && !renewed;
        if list[first..].iter().any(|r| r.from < to && from < r.to && !is_same(r)) {
            return Err(Error::FixedConflict { inst, preg });
        }
        list.insert(at, new);
        Ok(())
    }

    /// Finds the registers that are live across an edge that cannot be split.
    fn find_locked(&mut self, facts: Facts<'_>) -> Result<(), Error> {
        let code = facts.code;
        if code.splittable.iter().all(|&s| s) {
            return Ok(());
        }
        // Blocks entered by such an edge, as positions of their first instructions.
        let targets = &mut self.targets;
        targets.clear();
        for block in 0..code.n_blocks() {
            if code.splittable[block] || code.moves_fit_before_jump(block) {
                continue;
            }
            for &s in code.block_succs(block) {
                if facts.cfg.preds(s).len() > 1 {
                    let first = code.block_insts(s as usize).start;
                    if !code.inst_operands(first).is_empty() {
                        let rule = "the target of an edge that cannot be split begins with operands";
                        return Err(Error::Malformed { inst: first as u32, rule });
                    }
                    targets.push(4 * first as u32);
                }
            }
        }
        targets.sort_unstable();
        targets.dedup();
        let mut any_locked = false;
        for seg in facts.pool {
            let i = targets.partition_point(|&t| t < seg.from);
            if targets.get(i).is_some_and(|&t| t < seg.to) {
                self.locked[seg.vreg.index()] = true;
                any_locked = true;
            }
        }
        for v in 0..if any_locked { code.vregs.len() as u32 } else { 0 } {
            let root = facts.merged.root_of(Vreg(v));
            if self.locked[v as usize] {
                self.locked[root.index()] = true;
            }
        }
        Ok(())
    }

    /// Registers that instructions within the intervals demand, and maybe more.
    #[inline]
    pub(crate) fn demanded(&self, class: Class, segs: &[Seg]) -> ClassSet {
        let [Seg { from, .. }, ..] = segs else { return ClassSet::EMPTY };
        let (first, last) = (from / 4, (segs[segs.len() - 1].to - 1) / 4);
        if last - first > MAX_SCAN {
            return self.all_demanded.in_class(class);
        }
        let (lo, hi) = (self.demand_index[first as usize], self.demand_index[last as usize + 1]);
        let mut set = ClassSet::EMPTY;
        for preg in &self.demands[lo as usize..hi as usize] {
            steps(1);
            if preg.class() == class {
                set.insert(*preg);
            }
        }
        set
    }

    /// The registers that instructions within the intervals clobber.
    #[inline]
    pub(crate) fn clobbered(&self, code: &Code, class: Class, segs: &[Seg]) -> ClassSet {
        let mut set = ClassSet::EMPTY;
        let all = self.all_clobbers.in_class(class);
        if self.calls.is_empty() {
            return set;
        }
        for seg in segs {
            steps(1);
            let lo = self.call_index[(seg.from as usize + 1) / 4];
            let hi = self.call_index[(seg.to as usize + 1) / 4];
            for &(_, index) in &self.calls[lo as usize..hi as usize] {
                steps(1);
                set.0 |= code.clobber_sets[index as usize].in_class(class).0;
                if set == all {
                    return set;
                }
            }
        }
        set
    }

    /// Whether an instruction demands `p` for another value within the intervals.
    pub(crate) fn meets(&self, p: Preg, segs: &[Seg]) -> bool {
        let fixed = &self.fixed[p.index()];
        segs.iter().any(|seg| {
            let at = fixed.partition_point(|r| r.to <= seg.from);
            steps(1);
            let inside = fixed[at..].iter().take_while(|r| r.from < seg.to);
            inside.inspect(|_| steps(1)).any(|r| r.vreg != seg.vreg)
        })
    }

    /// The first demand of an instruction at or after `position` for `p`.
    pub(crate) fn next_demand(&self, p: Preg, position: u32) -> Option<Reserved> {
        if !self.all_demanded.contains(p) {
            return None;
        }
        let fixed = &self.fixed[p.index()];
        fixed.get(fixed.partition_point(|r| r.to <= position)).copied()
    }

    /// The calls within `seg`, by number.
    #[inline]
    pub(crate) fn calls_in(&self, seg: Seg) -> Range<u32> {
        self.call_index[(seg.from as usize + 1) / 4]..self.call_index[(seg.to as usize + 1) / 4]
    }

    /// The positions at which the first of `calls` from `at` on clobbers `p`.
    #[inline]
    pub(crate) fn next_call(&self, code: &Code, p: Preg, calls: Range<u32>, at: u32) -> Option<(u32, u32)> {
        let first = self.call_index[(at as usize + 1) / 4].max(calls.start) as usize;
        let mut calls = self.calls.get(first..calls.end as usize)?.iter().inspect(|_| steps(1));
        let &(inst, _) = calls.find(|c| code.clobber_sets[c.1 as usize].contains(p))?;
        Some((4 * inst + 2, 4 * inst + 3))
    }

    /// Whether some instruction clobbers `p`.
    #[inline]
    pub(crate) fn is_clobbered(&self, p: Preg) -> bool {
        self.all_clobbers.contains(p)
    }

    /// The registers that every instruction clobbers that clobbers any.
    pub(crate) fn always_clobbered(&self, class: Class) -> ClassSet {
        self.always_clobbered.in_class(class)
    }

    /// The registers that are written for instructions, whatever is chosen.
    pub(crate) fn written(&self) -> PregSet {
        self.fixed_written | self.all_clobbers
    }

    /// The registers that hold values for instructions or are overwritten by them.
    pub(crate) fn touched(&self) -> PregSet {
        self.all_demanded | self.all_clobbers
    }
}
