//! Choosing registers: bundles by priority, each into a free register, in place of less important ones, or split.
//!
//! Algorithm: priority-based allocation with eviction over live intervals with holes, after LLVM's greedy allocator (Jakob
//! Stoklund Olesen, "Register Allocation in LLVM 3.0", 2011) and its descendants in IonMonkey and regalloc2: ranges that cross
//! blocks come first, longest first, because they are hard to place; then the local ones in program order. A range takes
//! a hinted register if that is free, else the first free one; a callee-saved register is opened only for a range whose
//! spilling would cost more than saving the register; else it evicts ranges that are all of lower weight (cost of spilling per
//! length); else it is split (see `split`), and its parts come back with weights of their own.
//!
//! Evictions strictly rise in weight and splits strictly shrink, so the loop ends. A bundle costs a few binary searches per
//! interval and register tried.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

use super::bundles::Bundles;
use super::cfg::Cfg;
use super::demand::{Demand, needs_register, operand_cost};
use super::input::{Access, At, Code, Constraint, Operand, Vreg};
use super::live::{Live, MOVE, Occ, Seg, TIED, position};
use super::occupancy::{Entry, Occupancy};
use super::output::Stats;
use super::registers::{Class, ClassSet, Preg, PregSet, Registers};
use super::split::Splitter;
use super::work::steps;
use super::{Error, NONE};

/// [`Bundle::place`]: none yet.
pub(super) const UNASSIGNED: u8 = 254;
/// [`Bundle::place`]: the spill slot (or nowhere, for what can be made again).
pub(super) const STACK: u8 = 255;
/// No hinted register.
const NO_HINT: u8 = 255;

/// What saving and restoring a callee-saved register costs, in executions of a load or store. A little below two: a
/// register once opened usually serves several ranges.
const CALLEE_SAVED_COST: f32 = 1.6;
/// The weight of ranges that splitting could only make worse.
const TIGHT: f32 = 1e30;
/// How many ranges one eviction may displace.
const MAX_EVICTED: usize = 16;
/// In ranges of more instructions than this every demanded register counts as demanded inside.
const MAX_SCAN: u32 = 64;
/// Instructions added to a range's length when its weight is computed, so that short ranges do not differ by accident.
const LENGTH_BIAS: f32 = 8.0;

/// A set of live ranges that are allocated together.
#[derive(Clone, Copy)]
pub(super) struct Bundle {
    /// Its intervals, as a range of the pool.
    pub(super) start: u32,
    pub(super) end: u32,
    /// The representative of its registers, whose spill slot it uses.
    pub(super) root: Vreg,
    /// The positions in its intervals.
    length: u32,
    /// What spilling it everywhere costs, in executions of a load or store.
    pub(super) cost: f32,
    /// Cost per length; the higher weight wins a register.
    pub(super) weight: f32,
    pub(super) class: Class,
    /// A register's number, `UNASSIGNED` or `STACK`.
    pub(super) place: u8,
    /// The fixed register that most of its operands want.
    hint: u8,
    /// Live across an edge that cannot be split: parts must be on the stack at both ends of it.
    pub(super) locked: bool,
    /// How often it or what it is a part of was cut around interference.
    pub(super) generation: u8,
    /// How often it or what it is a part of was split by loops.
    pub(super) by_loops: u8,
    /// Its operands may ask for a particular register.
    hinted: bool,
}

impl Bundle {
    /// The range of the pool.
    #[inline]
    pub(super) fn range(&self) -> core::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// What the phases after liveness read.
#[derive(Clone, Copy)]
pub(super) struct Env<'a> {
    pub(super) code: &'a Code,
    pub(super) cfg: &'a Cfg,
    pub(super) live: &'a Live,
    pub(super) regs: &'a Registers,
}

impl Env<'_> {
    /// The frequency of the block of instruction `inst`.
    #[inline]
    pub(super) fn freq(&self, inst: u32) -> f32 {
        self.code.block_freqs[self.cfg.block_of[inst as usize] as usize]
    }

    /// The occurrences of `seg.vreg` that belong to `seg`.
    #[inline]
    pub(super) fn occs_of(&self, seg: Seg) -> impl Iterator<Item = (Occ, Operand)> {
        let code = self.code;
        self.live
            .occs_from(seg.vreg, seg.from / 4)
            .iter()
            .take_while(move |o| 4 * o.inst < seg.to)
            .inspect(|_| steps(1))
            .map(move |&o| (o, code.operands[o.operand as usize]))
            .filter(move |(o, op)| {
                let at = position(*op, o.inst);
                at >= seg.from && at < seg.to
            })
    }

    /// [`operand_cost`] of an occurrence.
    #[inline]
    pub(super) fn operand_cost(&self, occ: Occ, op: Operand) -> f32 {
        let remat = self.code.vregs[op.vreg().index()].remat.is_some();
        operand_cost(op, self.live.flags[occ.operand as usize], remat)
    }

    /// [`needs_register`] of an occurrence.
    #[inline]
    pub(super) fn needs_register(&self, occ: Occ, op: Operand) -> bool {
        let remat = self.code.vregs[op.vreg().index()].remat.is_some();
        needs_register(op, self.live.flags[occ.operand as usize], remat)
    }
}

/// An occupied interval of a register that is tied to an instruction.
#[derive(Clone, Copy)]
pub(super) struct Reserved {
    pub(super) from: u32,
    pub(super) to: u32,
    /// The register whose value stands there.
    pub(super) vreg: Vreg,
}

/// The state of assignment.
#[derive(Default)]
pub(super) struct Assign {
    pub(super) pool: Vec<Seg>,
    pub(super) bundles: Vec<Bundle>,
    pub(super) sets: Bundles,
    pub(super) occupancy: Occupancy,
    /// Fixed operands of each register, sorted.
    pub(super) fixed: Vec<Vec<Reserved>>,
    /// Instructions that demand registers, once with each of these.
    demands: Vec<(u32, Preg)>,
    all_demanded: PregSet,
    /// Of the bundle at hand: [`Assign::demanded`].
    demanded: ClassSet,
    /// Instructions that clobber, with the index of their set.
    pub(super) calls: Vec<(u32, u8)>,
    /// For each instruction the number of calls before it.
    pub(super) call_index: Vec<u32>,
    /// The union of all clobber sets that occur.
    pub(super) all_clobbers: PregSet,
    /// The registers that some instruction demands for what it writes.
    pub(super) fixed_written: PregSet,
    /// The bundle of each register while it has only one.
    pub(super) bundle_of: Vec<u32>,
    /// The register that a part of each representative got last.
    root_hint: Vec<u8>,
    pub(super) locked: Vec<bool>,
    any_locked: bool,
    /// Callee-saved registers in use.
    pub(super) opened: PregSet,
    /// The registers that `order` and `allocatable` were made of.
    registers: Vec<Preg>,
    order: [Vec<Preg>; Class::COUNT],
    allocatable: PregSet,
    /// The bundles at the start, the most urgent last, and what was evicted or split off since.
    first: Vec<u64>,
    heap: BinaryHeap<u64>,
    /// By number in the class of the bundle at hand.
    scores: Vec<f32>,
    victims: Vec<u32>,
    pub(super) splitter: Splitter,
    pub(super) stats: Stats,
}

impl Assign {
    /// Gives every bundle a place. `self.pool` holds the live ranges, `self.sets` what was united.
    pub(super) fn run(&mut self, env: Env<'_>) -> Result<(), Error> {
        self.reset(env);
        self.reserve(env)?;
        self.find_locked(env)?;
        self.make_bundles(env);
        self.first.sort_unstable();
        while let Some(entry) = self.next_entry() {
            self.allocate(env, !(entry as u32))?;
        }
        Ok(())
    }

    /// The most urgent bundle of those that were there at the start and those that came back.
    #[inline]
    fn next_entry(&mut self) -> Option<u64> {
        steps(1);
        match (self.first.last(), self.heap.peek()) {
            (Some(first), Some(back)) if back > first => self.heap.pop(),
            (Some(_), _) => self.first.pop(),
            (None, _) => self.heap.pop(),
        }
    }

    fn reset(&mut self, env: Env<'_>) {
        self.bundles.clear();
        self.occupancy.reset(Preg::COUNT);
        self.fixed.resize_with(Preg::COUNT, Vec::new);
        self.scores.resize(Preg::PER_CLASS, 0.0);
        for p in self.all_demanded.iter() {
            self.fixed[p.index()].clear();
        }
        self.demands.clear();
        self.all_demanded = PregSet::EMPTY;
        self.calls.clear();
        self.call_index.clear();
        self.all_clobbers = PregSet::EMPTY;
        self.fixed_written = PregSet::EMPTY;
        self.bundle_of.clear();
        self.bundle_of.resize(env.code.vregs.len(), NONE);
        self.root_hint.clear();
        self.root_hint.resize(env.code.vregs.len(), NO_HINT);
        self.locked.clear();
        self.locked.resize(env.code.vregs.len(), false);
        self.any_locked = false;
        self.opened = PregSet::EMPTY;
        self.learn_order(&env.regs.order);
        self.first.clear();
        self.heap.clear();
        self.stats = Stats::default();
    }

    /// Sorts the registers by class, which are mostly those of the last function.
    fn learn_order(&mut self, registers: &[Preg]) {
        if self.registers == registers {
            return;
        }
        self.registers.clear();
        self.registers.extend_from_slice(registers);
        self.allocatable = PregSet::EMPTY;
        for (class, order) in Class::all().zip(&mut self.order) {
            order.clear();
            order.extend(registers.iter().copied().filter(|p| p.class() == class));
        }
        for &p in registers {
            self.allocatable.insert(p);
        }
    }

    /// Notes fixed operands and clobbers.
    fn reserve(&mut self, env: Env<'_>) -> Result<(), Error> {
        let code = env.code;
        for &inst in env.live.special.iter().rev() {
            let set = code.clobber_sets[code.clobbers[inst as usize] as usize];
            if !set.is_empty() {
                self.call_index.resize(inst as usize + 1, self.calls.len() as u32);
                self.calls.push((inst, code.clobbers[inst as usize]));
                self.all_clobbers |= set;
                self.opened |= set & env.regs.callee_saved;
            }
            for &op in code.inst_operands(inst as usize) {
                if let Constraint::Fixed(preg) = op.constraint() {
                    self.reserve_operand(env, inst, op, preg)?;
                    self.demands.push((inst, preg));
                    self.all_demanded.insert(preg);
                }
            }
        }
        self.call_index.resize(code.n_insts() + 2, self.calls.len() as u32);
        Ok(())
    }

    fn reserve_operand(&mut self, env: Env<'_>, inst: u32, op: Operand, preg: Preg) -> Result<(), Error> {
        if preg.class() != env.code.vregs[op.vreg().index()].class {
            return Err(Error::Malformed { inst, rule: "a fixed register is of the other class" });
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
        let block = env.cfg.block_of[inst as usize];
        if op.writes() && env.code.block_ends[block as usize] == inst + 1 {
            return Err(Error::Malformed { inst, rule: "a terminator cannot define a fixed register" });
        }
        if env.regs.callee_saved.contains(preg) {
            self.opened.insert(preg);
        }
        if op.writes() {
            self.fixed_written.insert(preg);
        }
        let list = &mut self.fixed[preg.index()];
        // An early definition of the same register is a new value: the old one's reservation is not its own.
        let renewed = env.code.inst_operands(inst as usize).iter().any(|d| {
            d.access() == Access::Def
                && d.vreg() == op.vreg()
                && (d.at() == At::Early || matches!(d.constraint(), Constraint::Reuse(_)))
        });
        let new = Reserved { from, to, vreg: if renewed { Vreg(NONE) } else { op.vreg() } };
        let at = list.len() - list.iter().rev().take_while(|r| r.from > from).count();
        let first = list.len() - list.iter().rev().take_while(|r| r.from >= base).count();
        steps(list.len() - first);
        if list[first..].iter().any(|r| r.from < to && from < r.to && r.vreg != new.vreg) {
            return Err(Error::FixedConflict { inst, preg });
        }
        list.insert(at, new);
        Ok(())
    }

    /// Finds the registers that are live across an edge that cannot be split.
    fn find_locked(&mut self, env: Env<'_>) -> Result<(), Error> {
        let code = env.code;
        if code.splittable.iter().all(|&s| s) {
            return Ok(());
        }
        // Blocks entered by such an edge, as positions of their first instructions.
        let targets = &mut self.splitter.positions;
        targets.clear();
        for block in 0..code.n_blocks() {
            let last = code.block_insts(block).end - 1;
            let at_end = code.block_succs(block).len() < 2 && code.inst_operands(last).is_empty();
            if code.splittable[block] || at_end {
                continue;
            }
            for &s in code.block_succs(block) {
                if env.cfg.preds(s).len() > 1 {
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
        for seg in &self.pool {
            let i = targets.partition_point(|&t| t < seg.from);
            if targets.get(i).is_some_and(|&t| t < seg.to) {
                self.locked[seg.vreg.index()] = true;
                self.any_locked = true;
            }
        }
        Ok(())
    }

    fn make_bundles(&mut self, env: Env<'_>) {
        for v in 0..if self.any_locked { env.code.vregs.len() as u32 } else { 0 } {
            let root = self.sets.root(Vreg(v));
            if root.0 != v && self.locked[v as usize] {
                self.locked[root.index()] = true;
            }
        }
        for v in 0..env.code.vregs.len() {
            let root = self.sets.roots[v];
            if root.len == 0 {
                continue;
            }
            let range = root.range();
            let id = self.bundles.len() as u32;
            let mut demand = Demand::default();
            for i in range.clone() {
                let vreg = self.pool[i].vreg;
                // Each register counts once, however many intervals it has.
                if self.bundle_of[vreg.index()] != id {
                    self.bundle_of[vreg.index()] = id;
                    demand.join(&env.live.demands[vreg.index()]);
                }
            }
            self.push_bundle(env, range.start as u32, range.end as u32, Vreg(v as u32), demand);
            self.bundles[id as usize].hinted = self.sets.hinted[v];
            let prio = self.priority(env, id);
            self.first.push(prio);
        }
    }

    /// Makes a bundle of intervals that stand in the pool, with costs and weight.
    pub(super) fn add_bundle(&mut self, env: Env<'_>, start: u32, end: u32, root: Vreg) -> u32 {
        let mut demand = Demand::default();
        for &seg in &self.pool[start as usize..end as usize] {
            let remat = env.code.vregs[seg.vreg.index()].remat.is_some();
            for (occ, op) in env.occs_of(seg) {
                demand.add(op, env.live.flags[occ.operand as usize], remat, env.freq(occ.inst));
            }
        }
        self.push_bundle(env, start, end, root, demand);
        self.bundles.len() as u32 - 1
    }

    fn push_bundle(&mut self, env: Env<'_>, start: u32, end: u32, root: Vreg, demand: Demand) {
        let Demand { cost, needs, .. } = demand;
        let segs = &self.pool[start as usize..end as usize];
        let (first, last) = (segs[0].from, segs[segs.len() - 1].to);
        let length: u32 = segs.iter().map(|s| s.to - s.from).sum();
        let hint = demand.fixed().or(env.code.vregs[root.index()].hint).map_or(NO_HINT, |p| p.0);
        let weight = if needs > 0 && first / 4 == (last - 1) / 4 {
            f32::INFINITY
        } else if needs > 1 && (last - 1) / 4 - first / 4 <= 1 && end - start == 1 {
            // A definition and a use in the next instruction.
            TIGHT
        } else {
            cost / (length as f32 / 4.0 + LENGTH_BIAS)
        };
        self.bundles.push(Bundle {
            start,
            end,
            root,
            length,
            cost,
            weight,
            class: env.code.vregs[root.index()].class,
            place: UNASSIGNED,
            hint,
            locked: self.locked[root.index()],
            generation: 0,
            by_loops: 0,
            hinted: true,
        });
    }

    /// Puts a bundle in the queue.
    pub(super) fn enqueue(&mut self, env: Env<'_>, id: u32) {
        let prio = self.priority(env, id);
        self.heap.push(prio);
    }

    /// Ranges that cross blocks first, long before short; then the local ones in program order.
    fn priority(&self, env: Env<'_>, id: u32) -> u64 {
        let b = &self.bundles[id as usize];
        let (first, last) = (self.pool[b.start as usize].from, self.pool[b.end as usize - 1].to - 1);
        let blocks = &env.cfg.block_of;
        let prio = if blocks[first as usize / 4] == blocks[last as usize / 4] {
            (1 << 30) - first / 4
        } else {
            1 << 31 | (b.length.min((1 << 31) - 1))
        };
        u64::from(prio) << 32 | u64::from(!id)
    }

    /// Finds a place for one bundle.
    fn allocate(&mut self, env: Env<'_>, id: u32) -> Result<(), Error> {
        let b = self.bundles[id as usize];
        if b.place != UNASSIGNED {
            return Ok(());
        }
        let clobbered = self.clobbered(env, &b);
        self.demanded = self.demanded(&b);
        let hinted = self.score_hints(env, &b);
        let mut blocked = clobbered;
        let choice = self.find_free(env, &b, hinted, &mut blocked);
        for p in hinted.iter(b.class) {
            self.scores[p.number() as usize] = 0.0;
        }
        if let Some(p) = choice {
            self.assign(env, id, p);
            return Ok(());
        }
        if let Some(p) = self.find_victims(&b, blocked, hinted) {
            self.evict(env, p);
            self.assign(env, id, p);
            return Ok(());
        }
        // What must have a register within one instruction opens a callee-saved one at any price.
        if b.weight == f32::INFINITY
            && let Some(p) = self.find_closed(env, &b, &mut blocked)
        {
            self.assign(env, id, p);
            return Ok(());
        }
        self.split(env, id)
    }

    /// Registers that instructions within the bundle demand, and maybe others.
    #[inline]
    fn demanded(&self, b: &Bundle) -> ClassSet {
        let first = self.pool[b.start as usize].from / 4;
        let last = (self.pool[b.end as usize - 1].to - 1) / 4;
        if last - first > MAX_SCAN {
            return self.all_demanded.in_class(b.class);
        }
        let from = self.demands.partition_point(|d| d.0 < first);
        let mut set = ClassSet::EMPTY;
        for (_, preg) in self.demands[from..].iter().take_while(|d| d.0 <= last) {
            steps(1);
            if preg.class() == b.class {
                set.insert(*preg);
            }
        }
        set
    }

    /// The registers that instructions within the intervals clobber.
    #[inline]
    fn clobbered(&self, env: Env<'_>, b: &Bundle) -> ClassSet {
        let mut set = ClassSet::EMPTY;
        let all = self.all_clobbers.in_class(b.class);
        if self.calls.is_empty() {
            return set;
        }
        for seg in &self.pool[b.range()] {
            steps(1);
            let lo = self.call_index[(seg.from as usize + 1) / 4];
            let hi = self.call_index[(seg.to as usize + 1) / 4];
            for &(_, index) in &self.calls[lo as usize..hi as usize] {
                steps(1);
                set.0 |= env.code.clobber_sets[index as usize].in_class(b.class).0;
                if set == all {
                    return set;
                }
            }
        }
        set
    }

    /// Scores the registers that would save moves at the bundle's operands; gives those with a score.
    fn score_hints(&mut self, env: Env<'_>, b: &Bundle) -> ClassSet {
        let mut hinted = ClassSet::EMPTY;
        for i in if b.hinted { b.range() } else { 0..0 } {
            let seg = self.pool[i];
            for occ in env.live.occs_from(seg.vreg, seg.from / 4) {
                steps(1);
                if 4 * occ.inst >= seg.to {
                    break;
                }
                let op = env.code.operands[occ.operand as usize];
                let flags = env.live.flags[occ.operand as usize];
                let (preg, factor) = match op.constraint() {
                    Constraint::Fixed(p) => (p.0, 1.0),
                    Constraint::Reuse(k) => {
                        let start = env.code.operand_range(occ.inst as usize).start;
                        self.hint_of(env.code.operands[start + k as usize].vreg(), b)
                    }
                    _ if flags & MOVE != 0 => {
                        let start = env.code.operand_range(occ.inst as usize).start as u32;
                        let other = start + u32::from(occ.operand == start);
                        self.hint_of(env.code.operands[other as usize].vreg(), b)
                    }
                    Constraint::Reg if flags & TIED != 0 => {
                        let range = env.code.operand_range(occ.inst as usize);
                        let k = Constraint::Reuse((occ.operand as usize - range.start) as u8);
                        let def = env.code.operands[range].iter().find(|o| o.constraint() == k);
                        def.map_or((NO_HINT, 0.0), |d| self.hint_of(d.vreg(), b))
                    }
                    _ => continue,
                };
                if preg != NO_HINT && self.allocatable.contains(Preg(preg)) {
                    self.scores[Preg(preg).number() as usize] += factor * env.freq(occ.inst);
                    hinted.insert(Preg(preg));
                }
            }
        }
        for (preg, score) in [(self.root_hint[b.root.index()], 0.5), (b.hint, 0.01)] {
            if preg != NO_HINT && self.allocatable.contains(Preg(preg)) {
                self.scores[Preg(preg).number() as usize] += score;
                hinted.insert(Preg(preg));
            }
        }
        hinted
    }

    /// Where the other side of a move is or would like to be, and how much that counts.
    fn hint_of(&self, vreg: Vreg, b: &Bundle) -> (u8, f32) {
        let other = self.bundle_of[vreg.index()];
        if other == NONE {
            return (NO_HINT, 0.0);
        }
        let other = &self.bundles[other as usize];
        if other.root == b.root {
            (NO_HINT, 0.0)
        } else if (other.place as usize) < Preg::COUNT {
            (other.place, 1.0)
        } else {
            (other.hint, 0.5)
        }
    }

    /// A register that is free wherever the bundle is live: hinted ones first, then in the order of preference.
    /// Registers that no eviction can free are added to `blocked`.
    fn find_free(
        &mut self,
        env: Env<'_>,
        b: &Bundle,
        hinted: ClassSet,
        blocked: &mut ClassSet,
    ) -> Option<Preg> {
        let mut tried = *blocked;
        let mut left = ClassSet(hinted.0 & !blocked.0);
        let score = |scores: &[f32], p: Preg| scores[p.number() as usize];
        while !left.is_empty() {
            let scores = &self.scores;
            let best = left.iter(b.class).max_by(|a, c| score(scores, *a).total_cmp(&score(scores, *c)))?;
            left.remove(best);
            if self.worth_opening(env, b, best, score(scores, best)) {
                tried.insert(best);
                if self.is_free(b, best, blocked) {
                    return Some(best);
                }
            }
        }
        let mut closed = None;
        for i in 0..self.order[b.class.index()].len() {
            let p = self.order[b.class.index()][i];
            if tried.contains(p) {
                continue;
            }
            if env.regs.callee_saved.contains(p) && !self.opened.contains(p) {
                closed = closed.or(Some(p));
                continue;
            }
            if self.is_free(b, p, blocked) {
                return Some(p);
            }
        }
        // A register that is not open yet holds nothing, but an instruction may reserve it.
        let p = closed?;
        (self.worth_opening(env, b, p, 0.0) && self.is_free(b, p, blocked)).then_some(p)
    }

    /// A callee-saved register that is not open yet and that no instruction within the bundle demands.
    fn find_closed(&mut self, env: Env<'_>, b: &Bundle, blocked: &mut ClassSet) -> Option<Preg> {
        for i in 0..self.order[b.class.index()].len() {
            let p = self.order[b.class.index()][i];
            let closed = env.regs.callee_saved.contains(p) && !self.opened.contains(p);
            if closed && !blocked.contains(p) && self.is_free(b, p, blocked) {
                return Some(p);
            }
        }
        None
    }

    /// Whether spilling the bundle would cost more than saving a register for the caller.
    fn worth_opening(&self, env: Env<'_>, b: &Bundle, p: Preg, bonus: f32) -> bool {
        !env.regs.callee_saved.contains(p)
            || self.opened.contains(p)
            || b.cost + bonus >= CALLEE_SAVED_COST * env.code.block_freqs[0]
    }

    fn is_free(&mut self, b: &Bundle, p: Preg, blocked: &mut ClassSet) -> bool {
        if self.reserved_against(p, b.range()) {
            blocked.insert(p);
            return false;
        }
        for i in b.range() {
            let seg = self.pool[i];
            if self.occupancy.overlap(p.index(), seg.from, seg.to).is_some() {
                return false;
            }
        }
        true
    }

    /// Whether an instruction demands `p` for another register within the intervals.
    #[inline]
    fn reserved_against(&self, p: Preg, range: core::ops::Range<usize>) -> bool {
        self.demanded.contains(p) && self.meets_reservation(p, range)
    }

    fn meets_reservation(&self, p: Preg, range: core::ops::Range<usize>) -> bool {
        let fixed = &self.fixed[p.index()];
        self.pool[range].iter().any(|seg| {
            let at = fixed.partition_point(|r| r.to <= seg.from);
            steps(1);
            let inside = fixed[at..].iter().take_while(|r| r.from < seg.to);
            inside.inspect(|_| steps(1)).any(|r| r.vreg != seg.vreg)
        })
    }

    /// The register whose occupants are all of lower weight than the bundle, the least important ones.
    fn find_victims(&mut self, b: &Bundle, blocked: ClassSet, hinted: ClassSet) -> Option<Preg> {
        let mut best = None;
        let mut best_weight = b.weight;
        for i in 0..self.order[b.class.index()].len() {
            let p = self.order[b.class.index()][i];
            if blocked.contains(p) || self.reserved_against(p, b.range()) {
                continue;
            }
            // A hinted register may cost a little more.
            let factor = if hinted.contains(p) { 0.8 } else { 1.0 };
            if let Some(weight) = self.heaviest_occupant(b, p, best_weight / factor)
                && weight * factor < best_weight
                && weight < b.weight
            {
                best_weight = weight * factor;
                best = Some(p);
            }
        }
        let best = best?;
        self.collect_occupants(b, best);
        Some(best)
    }

    /// The highest weight among the occupants of `p`, unless it reaches `limit` or they are too many.
    fn heaviest_occupant(&mut self, b: &Bundle, p: Preg, limit: f32) -> Option<f32> {
        let mut heaviest = 0.0f32;
        let mut count = 0;
        let mut last = NONE;
        for i in b.range() {
            let seg = self.pool[i];
            let mut at = self.occupancy.seek(p.index(), seg.from);
            while let Some(e) = self.occupancy.next(p.index(), &mut at).filter(|e| e.from < seg.to) {
                if e.owner == last {
                    continue;
                }
                last = e.owner;
                count += 1;
                heaviest = heaviest.max(self.bundles[e.owner as usize].weight);
                if heaviest >= limit || count > MAX_EVICTED {
                    return None;
                }
            }
        }
        (count > 0).then_some(heaviest)
    }

    fn collect_occupants(&mut self, b: &Bundle, p: Preg) {
        self.victims.clear();
        for i in b.range() {
            let seg = self.pool[i];
            let mut at = self.occupancy.seek(p.index(), seg.from);
            while let Some(e) = self.occupancy.next(p.index(), &mut at).filter(|e| e.from < seg.to) {
                steps(self.victims.len());
                if !self.victims.contains(&e.owner) {
                    self.victims.push(e.owner);
                }
            }
        }
    }

    fn evict(&mut self, env: Env<'_>, p: Preg) {
        for i in 0..self.victims.len() {
            let victim = self.victims[i];
            self.stats.evictions += 1;
            for s in self.bundles[victim as usize].range() {
                let from = self.pool[s].from;
                self.occupancy.remove(p.index(), from);
            }
            self.bundles[victim as usize].place = UNASSIGNED;
            self.enqueue(env, victim);
        }
    }

    /// Gives the bundle a register that is free for it.
    pub(super) fn assign(&mut self, env: Env<'_>, id: u32, p: Preg) {
        let b = &mut self.bundles[id as usize];
        b.place = p.0;
        self.root_hint[b.root.index()] = p.0;
        if env.regs.callee_saved.contains(p) {
            self.opened.insert(p);
        }
        for i in b.range() {
            let seg = self.pool[i];
            self.occupancy.insert(p.index(), Entry { from: seg.from, to: seg.to, owner: id });
        }
    }

    /// The registers of a class, in order of preference.
    pub(super) fn registers(&self, class: Class) -> &[Preg] {
        &self.order[class.index()]
    }
}
