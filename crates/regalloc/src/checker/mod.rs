//! Proof that an allocation is right, by abstract interpretation of the allocated code.
//!
//! For every register and slot the checker tracks the set of virtual registers whose value it holds on all
//! paths. It runs over blocks to a fixed point and then reports every operand that reads another value,
//! every place that the rules of its operand forbid, and every callee-saved register that is written in
//! secret. It reads the allocator's input and output and shares no code with it.
//!
//! A virtual register that no path has written yet is held everywhere (reading it is the program's affair),
//! so at a join it is where the other path has it. A move instruction of the program has no effect on places:
//! from there on, whatever holds its source holds its destination too. A move narrower than a value keeps
//! only its low bytes. Each recipe has a place of its own that holds its value (under a number after those
//! of the virtual registers) and all that equals it, and making a value again is a move from there.
//!
//! The idea is that of regalloc2's checker (Chris Fallin, "Cranelift, Part 4: A New Register Allocator",
//! 2022), with sets of virtual registers as values because copies form has several definitions per register.
//! Time is that of a forward data-flow problem over sets as large as the live values; meant for tests, debug
//! builds and fuzzing.

mod path;

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::input::{Access, At, Code, Constraint, InstKind, Vreg};
use super::output::{Allocation, Move, MoveKind, Output};
use super::registers::{Preg, Registers};

pub use path::{Path, path};

/// A rule that an allocation breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Rule {
    /// An operand reads a place that does not hold its register's value on every path.
    WrongValue,
    /// An operand is in a place its constraint forbids.
    Constraint,
    /// A place has the wrong class, a slot is too small, or a move does what its class cannot.
    Class,
    /// A definition shares a register with another definition or with an input it must not overwrite.
    Overlap,
    /// A register outside of the allocatable set is used that no operand demands.
    NotAllocatable,
    /// A callee-saved register is written but not reported, or one is reported that is none.
    CalleeSaved,
    /// Moves are on an edge that cannot be split.
    Edge,
    /// A move before an [`InstKind::Arrival`] overwrites a value that arrives.
    Arrival,
    /// The answer's tables do not fit the code.
    Shape,
}

impl Rule {
    /// The rule as a sentence.
    pub const fn text(self) -> &'static str {
        match self {
            Rule::WrongValue => "an operand must read a place that holds its register's value on every path",
            Rule::Constraint => "an operand must be in a place that its constraint allows",
            Rule::Class => {
                "a place must have the class of its value, a slot its size, and a move those of both"
            }
            Rule::Overlap => {
                "a definition must share no register with another, nor with an input that is read later"
            }
            Rule::NotAllocatable => "a register must be allocatable, or demanded by an operand",
            Rule::CalleeSaved => "a callee-saved register that is written must be reported, and no other",
            Rule::Edge => "moves must not be on an edge that cannot be split",
            Rule::Arrival => "a move must not overwrite what arrives",
            Rule::Shape => "the answer's tables must fit the code",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// One violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The rule.
    pub rule: Rule,
    /// The instruction (for moves, the one that they precede; for edges, the jump).
    pub inst: u32,
    /// The virtual register concerned.
    pub vreg: Option<Vreg>,
    /// The place concerned.
    pub place: Allocation,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "machine instruction {}: {:?} at {:?}", self.inst, self.rule, self.place)?;
        self.vreg.map_or(Ok(()), |v| write!(f, " for {v:?}"))
    }
}

/// The number of the value that is in a register when control arrives in a block.
const ARRIVED: u32 = 1 << 31;

/// A virtual register and how many of its low bytes a place holds.
type Held = (u32, u8);

fn find(set: &[Held], v: u32) -> Result<usize, usize> {
    set.binary_search_by_key(&v, |h| h.0)
}

/// The virtual registers that each place holds.
#[derive(PartialEq, Eq)]
struct State {
    /// By place (registers, then slots) the virtual registers, ascending, with how many of their low bytes
    /// are there.
    held: Vec<Vec<Held>>,
    /// Bit set of the registers that no path has written.
    unwritten: Vec<u64>,
}

impl Clone for State {
    fn clone(&self) -> State {
        State { held: self.held.clone(), unwritten: self.unwritten.clone() }
    }

    /// Keeps the memory of the sets.
    fn clone_from(&mut self, other: &State) {
        self.held.clone_from(&other.held);
        self.unwritten.clone_from(&other.unwritten);
    }
}

impl State {
    fn entry(n_places: usize, n_vregs: usize, n_recipes: usize) -> State {
        let mut unwritten = vec![0; (n_vregs + n_recipes).div_ceil(64)];
        for v in 0..n_vregs {
            unwritten[v / 64] |= 1 << (v % 64);
        }
        let mut held = vec![Vec::new(); n_places];
        held.extend((0..n_recipes).map(|i| vec![((n_vregs + i) as u32, u8::MAX)]));
        State { held, unwritten }
    }

    /// Whatever holds `known` completely holds `v` as well.
    fn equate(&mut self, v: u32, known: u32, bytes: u8) {
        for set in &mut self.held {
            if let Ok(i) = find(set, known)
                && let Err(at) = find(set, v)
            {
                let held = set[i].1.min(bytes);
                set.insert(at, (v, held));
            }
        }
    }

    fn is_unwritten(&self, v: u32) -> bool {
        self.unwritten[v as usize / 64] >> (v % 64) & 1 != 0
    }

    fn holds(&self, place: usize, v: u32, bytes: u8) -> bool {
        let set = &self.held[place];
        self.is_unwritten(v) || find(set, v).is_ok_and(|i| set[i].1 >= bytes)
    }

    /// `v` gets a new value, which is nowhere.
    fn clear_register(&mut self, v: u32) {
        self.unwritten[v as usize / 64] &= !(1 << (v % 64));
        for set in &mut self.held {
            if let Ok(i) = find(set, v) {
                set.remove(i);
            }
        }
    }

    /// The facts that hold on this path and on `other`; whether they are fewer than before.
    fn meet(&mut self, other: &State) -> bool {
        let mut changed = false;
        let both: Vec<u64> = self.unwritten.iter().zip(&other.unwritten).map(|(a, b)| a & b).collect();
        for (mine, theirs) in self.held.iter_mut().zip(&other.held) {
            let unwritten = |set: &[u64], v: u32| set[v as usize / 64] >> (v % 64) & 1 != 0;
            mine.retain_mut(|(v, bytes)| {
                let there = match find(theirs, *v) {
                    Ok(i) => theirs[i].1.min(*bytes),
                    Err(_) if unwritten(&other.unwritten, *v) => *bytes,
                    Err(_) => 0,
                };
                changed |= there != *bytes;
                *bytes = there;
                there > 0
            });
            for &(v, bytes) in theirs {
                if unwritten(&self.unwritten, v)
                    && !unwritten(&both, v)
                    && let Err(i) = find(mine, v)
                {
                    mine.insert(i, (v, bytes));
                    changed = true;
                }
            }
        }
        changed |= both != self.unwritten;
        self.unwritten = both;
        changed
    }
}

/// Checks `out` against `code`; an empty list means that the allocation is right.
///
/// ```
/// use sheave_regalloc::{Ctx, Options, Output, checker, run, text::Problem};
///
/// let mut problem: Problem = "\
/// class r 8
/// registers r0, r1
/// v0 r 8
/// v1 r 8
/// block0 freq 1
///     plain def v0
///     plain def v1
///     plain use v0, use v1
/// ".parse()?;
/// let mut output = Output::default();
/// run(&mut problem.code, &problem.registers, &Options::default(), &mut Ctx::default(), &mut output)?;
/// assert_eq!(checker::check(&problem.code, &problem.registers, &output), []);
/// // The second definition must not overwrite the first value.
/// output.allocs[1] = output.allocs[0];
/// let faults = checker::check(&problem.code, &problem.registers, &output);
/// assert!(faults.iter().any(|fault| fault.rule == checker::Rule::WrongValue));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check(code: &Code, regs: &Registers, out: &Output) -> Vec<Fault> {
    let mut recipes: Vec<u32> = code.vregs.iter().filter_map(|info| info.remat).collect();
    recipes.sort_unstable();
    recipes.dedup();
    let (mut registers, mut n_registers) = ([0; Preg::COUNT], 1);
    let moved = out.moves.iter().flat_map(|m| match m.kind {
        MoveKind::Move { dst, src } => [dst.as_reg(), src.as_reg()],
        MoveKind::Xchg { a, b } => [Some(a), Some(b)],
        MoveKind::Remat { dst, .. } => [Some(dst), None],
    });
    let fixed = code.operands.iter().map(|op| match op.constraint() {
        Constraint::Fixed(preg) => Some(preg),
        _ => None,
    });
    for preg in out.allocs.iter().map(|place| place.as_reg()).chain(moved).chain(fixed).flatten() {
        if registers[preg.index()] == 0 {
            registers[preg.index()] = n_registers;
            n_registers += 1;
        }
    }
    let mut checker =
        Checker { code, out, recipes, registers, n_registers, faults: Vec::new(), report: false };
    if !checker.shape_fits() {
        return checker.faults;
    }
    checker.check_moves(regs);
    checker.check_places(regs);
    let entries = checker.solve();
    checker.report = true;
    for (block, state) in entries.into_iter().enumerate() {
        if let Some(mut state) = state {
            checker.run_block(block, &mut state);
        }
    }
    checker.faults
}

struct Checker<'a> {
    code: &'a Code,
    out: &'a Output,
    /// The recipes that occur, sorted.
    recipes: Vec<u32>,
    /// By register, its place. Those that no operand and no move mentions share the first, which is empty.
    registers: [usize; Preg::COUNT],
    n_registers: usize,
    faults: Vec<Fault>,
    report: bool,
}

impl Checker<'_> {
    fn fault(&mut self, rule: Rule, inst: usize, vreg: Option<Vreg>, place: Allocation) {
        self.faults.push(Fault { rule, inst: inst as u32, vreg, place });
    }

    fn shape_fits(&mut self) -> bool {
        let (code, out) = (self.code, self.out);
        let ordered = out.insertions.windows(2).all(|w| w[0].before < w[1].before)
            && out.edges.windows(2).all(|w| (w[0].block, w[0].succ_idx) < (w[1].block, w[1].succ_idx));
        let in_range = out.insertions.iter().all(|i| {
            (i.before as usize) < code.n_insts() && i.start <= i.end && i.end as usize <= out.moves.len()
        }) && out.edges.iter().all(|e| {
            (e.block as usize) < code.n_blocks()
                && (e.succ_idx as usize) < code.block_succs(e.block as usize).len()
                && e.start <= e.end
                && e.end as usize <= out.moves.len()
        });
        let fits = out.allocs.len() == code.operands.len() && out.removed.len() == code.n_insts();
        if !(ordered && in_range && fits) {
            self.fault(Rule::Shape, 0, None, Allocation::NONE);
            return false;
        }
        true
    }

    /// The index of a place among registers and slots.
    fn index(&self, place: Allocation) -> Option<usize> {
        match (place.as_reg(), place.as_slot()) {
            (Some(p), _) => Some(self.registers[p.index()]),
            (_, Some(s)) if (s.0 as usize) < self.out.slots.len() => Some(self.n_registers + s.0 as usize),
            _ => None,
        }
    }

    /// Rules that hold for each move by itself.
    fn check_moves(&mut self, regs: &Registers) {
        for preg in self.out.callee_saved_used.iter().filter(|&preg| !regs.callee_saved.contains(preg)) {
            self.fault(Rule::CalleeSaved, 0, None, Allocation::reg(preg));
        }
        let mut demanded = vec![false; Preg::COUNT];
        for op in &self.code.operands {
            if let Constraint::Fixed(p) = op.constraint() {
                demanded[p.index()] = true;
            }
        }
        for &p in regs.order.iter().chain(regs.classes.iter().filter_map(|class| class.scratch.as_ref())) {
            demanded[p.index()] = true;
        }
        let sites: Vec<(usize, u32, u32)> = self
            .out
            .insertions
            .iter()
            .map(|i| (i.before as usize, i.start, i.end))
            .chain(
                self.out
                    .edges
                    .iter()
                    .map(|e| (self.code.block_insts(e.block as usize).end - 1, e.start, e.end)),
            )
            .collect();
        for (inst, start, end) in sites {
            for m in &self.out.moves[start as usize..end as usize] {
                self.check_move(regs, &demanded, inst, m);
            }
        }
        for e in &self.out.edges {
            if !self.code.splittable[e.block as usize] {
                self.fault(
                    Rule::Edge,
                    self.code.block_insts(e.block as usize).end - 1,
                    None,
                    Allocation::NONE,
                );
            }
        }
    }

    fn check_move(&mut self, regs: &Registers, demanded: &[bool], inst: usize, m: &Move) {
        let places = match m.kind {
            MoveKind::Move { dst, src } => [dst, src],
            MoveKind::Xchg { a, b } => [Allocation::reg(a), Allocation::reg(b)],
            MoveKind::Remat { dst, .. } => [Allocation::reg(dst), Allocation::reg(dst)],
        };
        for place in places {
            if self.index(place).is_none() {
                self.fault(Rule::Class, inst, Some(m.vreg), place);
            }
            if let Some(slot) = place.as_slot()
                && self.out.slots.get(slot.0 as usize).is_some_and(|&size| size < m.bytes)
            {
                self.fault(Rule::Class, inst, Some(m.vreg), place);
            }
        }
        let classes = places.map(|p| p.as_reg().map(Preg::class));
        let mixed = matches!(classes, [Some(a), Some(b)] if a != b);
        let in_memory = |p: Allocation| p.as_reg().is_none_or(|p| regs.in_memory.contains(p));
        let is_move = matches!(m.kind, MoveKind::Move { .. });
        let both_memory =
            if is_move { places.iter().all(|&p| in_memory(p)) } else { places.iter().any(|&p| in_memory(p)) };
        let class_of = |p: Preg| regs.classes.get(p.class().index());
        let too_wide = places
            .iter()
            .filter_map(|p| p.as_reg())
            .any(|p| class_of(p).is_none_or(|class| class.bytes < m.bytes));
        let impossible = match m.kind {
            MoveKind::Move { .. } => false,
            MoveKind::Xchg { a, .. } => class_of(a).is_none_or(|class| !class.can_exchange),
            MoveKind::Remat { dst, recipe } => {
                let mut vregs = self.code.vregs.iter();
                !vregs.any(|info| info.remat == Some(recipe) && info.class == dst.class())
            }
        };
        if mixed || both_memory || too_wide || impossible {
            self.fault(Rule::Class, inst, Some(m.vreg), places[0]);
        }
        let written = if matches!(m.kind, MoveKind::Xchg { .. }) { &places[..] } else { &places[..1] };
        for &place in written {
            let Some(p) = place.as_reg() else { continue };
            if !demanded[p.index()] {
                self.fault(Rule::NotAllocatable, inst, Some(m.vreg), place);
            }
            if regs.callee_saved.contains(p) && !self.out.callee_saved_used.contains(p) {
                self.fault(Rule::CalleeSaved, inst, Some(m.vreg), place);
            }
        }
    }

    /// Rules that hold for each operand by itself, or together with its instruction.
    fn check_places(&mut self, regs: &Registers) {
        let code = self.code;
        for inst in 0..code.n_insts() {
            if self.out.removed[inst] {
                let is_remat_def = code.inst_operands(inst).len() == 1 && {
                    let op = code.inst_operands(inst)[0];
                    op.access() == Access::Def && code.vregs[op.vreg().index()].remat.is_some()
                };
                if !code.kinds[inst].is_move() && !is_remat_def {
                    self.fault(Rule::Shape, inst, None, Allocation::NONE);
                }
                continue;
            }
            let overwritten = code.clobber_sets[code.clobbers[inst] as usize];
            for preg in overwritten.iter().filter(|&preg| regs.callee_saved.contains(preg)) {
                if !self.out.callee_saved_used.contains(preg) {
                    self.fault(Rule::CalleeSaved, inst, None, Allocation::reg(preg));
                }
            }
            for i in code.operand_range(inst) {
                let (op, place) = (code.operands[i], self.out.allocs[i]);
                let info = code.vregs[op.vreg().index()];
                let fits = match op.constraint() {
                    Constraint::Reg => place.as_reg().is_some(),
                    Constraint::Any => !place.is_none(),
                    Constraint::Fixed(p) => place.as_reg() == Some(p),
                    Constraint::Reuse(k) => {
                        let input = code.operand_range(inst).start + k as usize;
                        place.as_reg().is_some() && self.out.allocs[input] == place
                    }
                };
                if !fits {
                    self.fault(Rule::Constraint, inst, Some(op.vreg()), place);
                }
                let right_class = match (place.as_reg(), place.as_slot()) {
                    (Some(p), _) => p.class() == info.class,
                    (_, Some(s)) => self.out.slots.get(s.0 as usize).is_some_and(|&size| size >= info.bytes),
                    _ => false,
                };
                if !right_class {
                    self.fault(Rule::Class, inst, Some(op.vreg()), place);
                }
                if let Some(p) = place.as_reg() {
                    let fixed = matches!(op.constraint(), Constraint::Fixed(_));
                    if !fixed && !regs.order.contains(&p) {
                        self.fault(Rule::NotAllocatable, inst, Some(op.vreg()), place);
                    }
                    if op.writes() && regs.callee_saved.contains(p) && !self.out.callee_saved_used.contains(p)
                    {
                        self.fault(Rule::CalleeSaved, inst, Some(op.vreg()), place);
                    }
                }
            }
            self.check_overlap(inst);
        }
    }

    fn check_overlap(&mut self, inst: usize) {
        let code = self.code;
        let clobbers = code.clobber_sets[code.clobbers[inst] as usize];
        let range = code.operand_range(inst);
        for i in range.clone() {
            let (a, place) = (code.operands[i], self.out.allocs[i]);
            let late_read = a.access() == Access::Use && a.at() == At::Late;
            if late_read && place.as_reg().is_some_and(|p| clobbers.contains(p)) {
                self.fault(Rule::Overlap, inst, Some(a.vreg()), place);
            }
            if !a.writes() {
                continue;
            }
            // A re-used register is overwritten from the start, as an early definition is.
            let early = a.at() == At::Early || matches!(a.constraint(), Constraint::Reuse(_)) || a.reads();
            for j in range.clone() {
                let b = code.operands[j];
                if i == j || self.out.allocs[j] != place {
                    continue;
                }
                let tied = match a.constraint() {
                    // Other reads of the same value in the same place are harmless: the copy is made before.
                    Constraint::Reuse(k) => {
                        !b.writes()
                            && b.vreg() == code.operands[range.start + k as usize].vreg()
                            && b.at() == At::Early
                    }
                    _ => a.reads() && b.vreg() == a.vreg() && !b.writes(),
                };
                let clash = if b.writes() { true } else { (early || b.at() == At::Late) && !tied };
                if clash {
                    self.fault(Rule::Overlap, inst, Some(a.vreg()), place);
                }
            }
        }
    }

    /// The state at the head of every block that is reached.
    fn solve(&mut self) -> Vec<Option<State>> {
        let code = self.code;
        let n_places = self.n_registers + self.out.slots.len();
        let mut entries: Vec<Option<State>> = vec![None; code.n_blocks()];
        entries[0] = Some(State::entry(n_places, code.vregs.len(), self.recipes.len()));
        // Blocks in their order, so that a loop is run again when all paths through it are known.
        let mut pending = BTreeSet::from([0usize]);
        let mut state = State::entry(n_places, code.vregs.len(), self.recipes.len());
        let mut along = state.clone();
        while let Some(block) = pending.pop_first() {
            let Some(entry) = &entries[block] else { continue };
            state.clone_from(entry);
            self.run_block(block, &mut state);
            for (succ_idx, &succ) in code.block_succs(block).iter().enumerate() {
                along.clone_from(&state);
                let key = (block as u32, succ_idx as u32);
                if let Ok(i) = self.out.edges.binary_search_by_key(&key, |e| (e.block, e.succ_idx)) {
                    let e = self.out.edges[i];
                    for m in &self.out.moves[e.start as usize..e.end as usize] {
                        self.run_move(m, &mut along);
                    }
                }
                let changed = match &mut entries[succ as usize] {
                    Some(entry) => entry.meet(&along),
                    entry => {
                        *entry = Some(along.clone());
                        true
                    }
                };
                if changed {
                    pending.insert(succ as usize);
                }
            }
        }
        entries
    }

    fn run_block(&mut self, block: usize, state: &mut State) {
        let insts = self.code.block_insts(block);
        let mut next = self.out.insertions.partition_point(|i| (i.before as usize) < insts.start);
        let arrives: Vec<Preg> = match self.code.kinds[insts.start] {
            InstKind::Arrival => {
                let operands = self.code.inst_operands(insts.start).iter();
                operands
                    .filter_map(|op| match op.constraint() {
                        Constraint::Fixed(preg) => Some(preg),
                        _ => None,
                    })
                    .collect()
            }
            _ => Vec::new(),
        };
        for &preg in &arrives {
            state.held[self.registers[preg.index()]] = vec![(ARRIVED | preg.index() as u32, u8::MAX)];
        }
        for inst in insts {
            if let Some(i) = self.out.insertions.get(next).filter(|i| i.before as usize == inst) {
                for m in &self.out.moves[i.start as usize..i.end as usize] {
                    self.run_move(m, state);
                }
                next += 1;
            }
            if inst == self.code.block_insts(block).start && self.report {
                for &preg in &arrives {
                    if state.held[self.registers[preg.index()]] != [(ARRIVED | preg.index() as u32, u8::MAX)]
                    {
                        self.fault(Rule::Arrival, inst, None, Allocation::reg(preg));
                    }
                }
            }
            self.run_inst(inst, state);
        }
    }

    fn run_move(&self, m: &Move, state: &mut State) {
        let narrow = |set: &mut Vec<Held>| set.iter_mut().for_each(|h| h.1 = h.1.min(m.bytes));
        match m.kind {
            MoveKind::Move { dst, src } => {
                let (Some(d), Some(s)) = (self.index(dst), self.index(src)) else { return };
                state.held[d] = state.held[s].clone();
                narrow(&mut state.held[d]);
            }
            MoveKind::Xchg { a, b } => {
                let (a, b) = (self.registers[a.index()], self.registers[b.index()]);
                state.held.swap(a, b);
                narrow(&mut state.held[a]);
                narrow(&mut state.held[b]);
            }
            MoveKind::Remat { dst, recipe } => {
                let Some((_, place)) = self.recipe_value(recipe) else { return };
                let dst = self.registers[dst.index()];
                state.held[dst] = state.held[place].clone();
                narrow(&mut state.held[dst]);
            }
        }
    }

    /// The number under which the value of a recipe is tracked, and its place.
    fn recipe_value(&self, recipe: u32) -> Option<(u32, usize)> {
        let i = self.recipes.binary_search(&recipe).ok()?;
        Some(((self.code.vregs.len() + i) as u32, self.n_registers + self.out.slots.len() + i))
    }

    fn run_inst(&mut self, inst: usize, state: &mut State) {
        let code = self.code;
        let range = code.operand_range(inst);
        if code.kinds[inst].is_move() {
            let (dst, src) = (code.operands[range.start].vreg().0, code.operands[range.start + 1].vreg().0);
            if dst == src {
                return;
            }
            let unwritten = state.is_unwritten(src);
            state.clear_register(dst);
            if unwritten {
                state.unwritten[dst as usize / 64] |= 1 << (dst % 64);
            }
            state.equate(dst, src, code.vregs[dst as usize].bytes);
            return;
        }
        if self.out.removed[inst] {
            for i in range {
                let v = code.operands[i].vreg();
                state.clear_register(v.0);
                self.equate_recipe(v, state);
            }
            return;
        }
        if self.report {
            for i in range.clone() {
                let (op, place) = (code.operands[i], self.out.allocs[i]);
                let right = self
                    .index(place)
                    .is_some_and(|at| state.holds(at, op.vreg().0, code.vregs[op.vreg().index()].bytes));
                if op.reads() && !right {
                    self.fault(Rule::WrongValue, inst, Some(op.vreg()), place);
                }
            }
        }
        for p in code.clobber_sets[code.clobbers[inst] as usize].iter() {
            state.held[self.registers[p.index()]].clear();
        }
        for i in range.clone() {
            if code.operands[i].writes() {
                state.clear_register(code.operands[i].vreg().0);
            }
        }
        for i in range {
            let op = code.operands[i];
            if op.writes()
                && let Some(at) = self.index(self.out.allocs[i])
            {
                let info = code.vregs[op.vreg().index()];
                let recipe = info.remat.and_then(|recipe| self.recipe_value(recipe));
                state.held[at] = match recipe {
                    Some((_, place)) => state.held[place].clone(),
                    None => vec![(op.vreg().0, info.bytes)],
                };
                self.equate_recipe(op.vreg(), state);
            }
        }
    }

    /// Places that hold the value of the recipe by which `v` is defined hold `v`.
    fn equate_recipe(&self, v: Vreg, state: &mut State) {
        let info = self.code.vregs[v.index()];
        if let Some((number, _)) = info.remat.and_then(|recipe| self.recipe_value(recipe)) {
            state.equate(v.0, number, info.bytes);
        }
    }
}
