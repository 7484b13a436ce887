//! Where machine code holds the variables of the source that are in values, for debuggers.
//!
//! **What.** For each variable the ranges of the code in which a register or spill slot certainly holds its
//! value. Everywhere else a debugger says that it is optimised out. It is read off the allocated code by
//! forward data-flow analysis: after the last instruction that makes the value, what it was put into holds
//! it; moves copy that; whatever writes a register or slot, a call for instance, ends it; and where paths
//! meet, what holds on all of them is left:
//!
//! ```text
//! 0  mov ebx, edi        n is in edi until the call, and in ebx
//! 2  call f              n is in ebx
//! 7  lea eax, [rbx+1]    n is in ebx until the registers are restored
//! ```
//!
//! A location need not be live: what nothing reads any more is shown as long as nothing overwrites it.
//!
//! **When a range ends.** The frame of a caller is shown for the last byte of its call, when the callee may
//! have overwritten what the call may; code of an instruction may be several machine instructions. So what an
//! instruction writes is held at its first byte and not beyond. Code that several blocks share, and that of
//! edges, holds nothing.
//!
//! **Cost.** None without such variables. With them, blocks times what is tracked in the worst case; where
//! that is over [`MAX_WORK`] nothing is known. No allocation is reused: it runs for objects and debuggers.

use std::collections::BTreeSet;

use sheave_regalloc::{Access, Allocation, Code, Insertion, Move, MoveKind, Output, Preg, Vreg};

use crate::frame::Frame;
use crate::select::Selected;
use crate::{CodeBuffer, Held, HeldRange};

/// Blocks that are run over, times tracked registers.
const MAX_WORK: usize = 50_000_000;

/// Offsets of a machine instruction: where the moves before it are, and where it is; none where there is no
/// code of it.
pub(crate) type Step = Option<(u32, u32)>;

/// What the encoder did.
pub(crate) struct Steps<'a> {
    /// By machine instruction.
    pub(crate) of_insts: &'a [Step],
    /// By block, where its own code ends.
    pub(crate) block_ends: &'a [u32],
}

/// A register or slot, by number, and the virtual register whose value it holds.
type Pair = (u32, u32);

/// What holds what, sorted.
type State = Vec<Pair>;

/// Adds the ranges of each variable of `selected` to `out`; for each, in order, the range of its ranges.
pub(crate) fn find(
    selected: &Selected,
    alloc: &Output,
    frame: &Frame,
    steps: &Steps<'_>,
    out: &mut CodeBuffer,
) -> Vec<(u32, u32)> {
    let code = &selected.code;
    let mut ranges: Vec<Vec<HeldRange>> = vec![Vec::new(); code.vregs.len()];
    let tracker = Tracker::new(code, alloc, selected.variables.iter().map(|&(_, vreg)| vreg));
    if let Some(entries) = tracker.solve() {
        let mut report = Report { tracker: &tracker, frame, open: Vec::new(), ranges: &mut ranges };
        for (block, entry) in entries.into_iter().enumerate() {
            if let Some(entry) = entry {
                report.block(block, entry, steps);
            }
        }
    }
    let shared = shared_code(out);
    let variables = selected.variables.iter().map(|&(_, vreg)| {
        let first = out.held.len() as u32;
        let own = &mut ranges[vreg.index()];
        own.sort_unstable_by_key(|range| range.start);
        for range in own.iter() {
            push_without(*range, &shared, &mut out.held);
        }
        (first, out.held.len() as u32)
    });
    variables.collect()
}

/// The code that belongs to several blocks or edges, ascending.
fn shared_code(code: &CodeBuffer) -> Vec<(u32, u32)> {
    let regions = &code.regions;
    let joins = regions.iter().enumerate().filter(|(_, region)| region.joins);
    joins
        .map(|(at, join)| {
            let next = regions[at..].iter().find(|region| !region.joins && region.offset > join.offset);
            (join.offset, next.map_or(code.code_size, |region| region.offset))
        })
        .collect()
}

/// Adds what of `range` is not in `shared`; joins what continues the last one.
fn push_without(mut range: HeldRange, shared: &[(u32, u32)], out: &mut Vec<HeldRange>) {
    for &(start, end) in shared {
        if end <= range.start || range.end <= start {
            continue;
        }
        if range.start < start {
            push(HeldRange { end: start, ..range }, out);
        }
        range.start = end;
    }
    push(range, out);
}

fn push(range: HeldRange, out: &mut Vec<HeldRange>) {
    if range.start < range.end {
        out.push(range);
    }
}

struct Tracker<'a> {
    code: &'a Code,
    alloc: &'a Output,
    /// By virtual register: it is followed, because it is a variable's or may be moved to one that is.
    tracked: Vec<bool>,
    /// By virtual register: it is a variable's.
    watched: Vec<bool>,
    /// By virtual register: the last of the instructions that make its value; only of those watched.
    made_by: Vec<u32>,
    n_tracked: usize,
}

impl<'a> Tracker<'a> {
    fn new(code: &'a Code, alloc: &'a Output, variables: impl Iterator<Item = Vreg>) -> Tracker<'a> {
        let n = code.vregs.len();
        let mut tracker = Tracker {
            code,
            alloc,
            tracked: vec![false; n],
            watched: vec![false; n],
            made_by: vec![u32::MAX; n],
            n_tracked: 0,
        };
        for vreg in variables {
            tracker.watched[vreg.index()] = true;
        }
        tracker.find_makers();
        tracker.follow_moves();
        tracker.n_tracked = tracker.tracked.iter().filter(|&&tracked| tracked).count();
        tracker
    }

    /// A value that is made in several blocks is not watched: which of them is the last is not known.
    fn find_makers(&mut self) {
        let mut made_in = vec![u32::MAX; self.watched.len()];
        for block in 0..self.code.n_blocks() {
            for inst in self.code.block_insts(block) {
                for operand in self.code.inst_operands(inst).iter().filter(|operand| operand.writes()) {
                    let vreg = operand.vreg().index();
                    if self.watched[vreg] {
                        self.watched[vreg] = made_in[vreg] == u32::MAX || made_in[vreg] == block as u32;
                        (made_in[vreg], self.made_by[vreg]) = (block as u32, inst as u32);
                    }
                }
            }
        }
    }

    /// What is moved to a register that is followed is followed, too.
    fn follow_moves(&mut self) {
        let moves = (0..self.code.n_insts()).filter(|&inst| self.code.kinds[inst].is_move());
        let mut moves: Vec<(u32, u32)> = moves.map(|inst| self.moved(inst)).collect();
        moves.sort_unstable();
        let watched = (0..self.watched.len() as u32).filter(|&vreg| self.watched[vreg as usize]);
        let mut pending: Vec<u32> = watched.collect();
        while let Some(vreg) = pending.pop() {
            if std::mem::replace(&mut self.tracked[vreg as usize], true) {
                continue;
            }
            let first = moves.partition_point(|&(dst, _)| dst < vreg);
            pending.extend(moves[first..].iter().take_while(|&&(dst, _)| dst == vreg).map(|&(_, src)| src));
        }
    }

    /// The registers of a move: to which, from which.
    fn moved(&self, inst: usize) -> (u32, u32) {
        let operands = self.code.inst_operands(inst);
        (operands[0].vreg().0, operands[1].vreg().0)
    }

    /// What is held at the head of each block that is reached; nothing where that is too much work.
    fn solve(&self) -> Option<Vec<Option<State>>> {
        let code = self.code;
        let mut entries: Vec<Option<State>> = vec![None; code.n_blocks()];
        if self.n_tracked == 0 || code.n_blocks() == 0 {
            return Some(entries);
        }
        entries[0] = Some(State::new());
        let mut budget = MAX_WORK;
        let mut pending = BTreeSet::from([0]);
        while let Some(block) = pending.pop_first() {
            let Some(mut state) = entries[block].clone() else { continue };
            budget = budget.checked_sub(self.n_tracked)?;
            self.run_block(block, &mut state);
            for (succ_idx, &succ) in code.block_succs(block).iter().enumerate() {
                let mut along = state.clone();
                let key = (block as u32, succ_idx as u32);
                if let Ok(at) =
                    self.alloc.edges.binary_search_by_key(&key, |edge| (edge.block, edge.succ_idx))
                {
                    let edge = self.alloc.edges[at];
                    self.run_moves(edge.start..edge.end, &mut along);
                }
                let changed = match &mut entries[succ as usize] {
                    Some(entry) => {
                        let before = entry.len();
                        entry.retain(|pair| along.binary_search(pair).is_ok());
                        entry.len() != before
                    }
                    entry => {
                        *entry = Some(along);
                        true
                    }
                };
                if changed {
                    pending.insert(succ as usize);
                }
            }
        }
        Some(entries)
    }

    fn run_block(&self, block: usize, state: &mut State) {
        let insts = self.code.block_insts(block);
        let mut insertions = self.insertions_from(insts.start);
        for inst in insts.clone() {
            self.run_moves(next_moves(&mut insertions, inst), state);
            self.run_inst(inst, inst + 1 == insts.end, state);
        }
    }

    /// The moves before `inst` and those after it, in order.
    fn insertions_from(&self, inst: usize) -> &'a [Insertion] {
        let insertions = &self.alloc.insertions;
        &insertions[insertions.partition_point(|insertion| (insertion.before as usize) < inst)..]
    }

    /// Whether the moves change the state.
    fn run_moves(&self, moves: core::ops::Range<u32>, state: &mut State) -> bool {
        moves.fold(false, |changed, at| self.run_move(&self.alloc.moves[at as usize], state) | changed)
    }

    /// Whether the move may change the state.
    fn run_move(&self, inserted: &Move, state: &mut State) -> bool {
        let before = state.len();
        match inserted.kind {
            MoveKind::Move { dst, src } => {
                let (Some(dst), Some(src)) = (number(dst), number(src)) else { return false };
                let whole = |&&(place, vreg): &&Pair| {
                    place == src && self.code.vregs[vreg as usize].bytes <= inserted.bytes
                };
                let moved: Vec<Pair> = state.iter().filter(whole).map(|&(_, vreg)| (dst, vreg)).collect();
                state.retain(|&(place, _)| place != dst);
                let is_moved = !moved.is_empty();
                moved.into_iter().for_each(|pair| add(pair, state));
                is_moved || state.len() != before
            }
            MoveKind::Xchg { a, b } => {
                let (a, b) = (a.index() as u32, b.index() as u32);
                for (place, _) in state.iter_mut() {
                    *place = if *place == a {
                        b
                    } else if *place == b {
                        a
                    } else {
                        *place
                    };
                }
                state.sort_unstable();
                before != 0
            }
            MoveKind::Remat { dst, .. } => {
                state.retain(|&(place, _)| place != dst.index() as u32);
                state.len() != before
            }
        }
    }

    /// Whether `inst`, which may be the last one of its block, may change the state.
    fn run_inst(&self, inst: usize, is_terminator: bool, state: &mut State) -> bool {
        let code = self.code;
        let before = state.len();
        let mut is_added = false;
        if code.kinds[inst].is_move() {
            let (dst, src) = self.moved(inst);
            if dst == src {
                return false;
            }
            state.retain(|&(_, vreg)| vreg != dst);
            if self.tracked[dst as usize] && self.makes(inst, dst) {
                let held: Vec<u32> = state.iter().filter(|pair| pair.1 == src).map(|pair| pair.0).collect();
                is_added = !held.is_empty();
                held.into_iter().for_each(|place| add((place, dst), state));
            }
            return is_added || state.len() != before;
        }
        let clobbers = code.clobber_sets[code.clobbers[inst] as usize];
        if before != 0 && clobbers != sheave_regalloc::PregSet::EMPTY {
            state.retain(|&(place, _)| {
                place >= Preg::COUNT as u32 || !clobbers.iter().any(|preg| preg.index() as u32 == place)
            });
        }
        let range = code.operand_range(inst);
        for at in range.clone().filter(|&at| code.operands[at].writes()) {
            let (place, vreg) = (number(self.alloc.allocs[at]), code.operands[at].vreg().0);
            state.retain(|&(held_in, held)| Some(held_in) != place && held != vreg);
        }
        // What a jump writes is there along one of its edges only.
        if self.alloc.removed[inst] || is_terminator {
            return state.len() != before;
        }
        for at in range.filter(|&at| code.operands[at].access() != Access::Use) {
            let vreg = code.operands[at].vreg().0;
            if self.tracked[vreg as usize]
                && self.makes(inst, vreg)
                && let Some(place) = number(self.alloc.allocs[at])
            {
                add((place, vreg), state);
                is_added = true;
            }
        }
        is_added || state.len() != before
    }

    /// Whether `inst`, which writes `vreg`, is the last that makes its value.
    fn makes(&self, inst: usize, vreg: u32) -> bool {
        !self.watched[vreg as usize] || self.made_by[vreg as usize] == inst as u32
    }
}

/// Takes the moves before `inst` off `insertions`, if they are the first.
fn next_moves(insertions: &mut &[Insertion], inst: usize) -> core::ops::Range<u32> {
    match insertions.split_first() {
        Some((first, rest)) if first.before as usize == inst => {
            *insertions = rest;
            first.start..first.end
        }
        _ => 0..0,
    }
}

fn add(pair: Pair, state: &mut State) {
    if let Err(at) = state.binary_search(&pair) {
        state.insert(at, pair);
    }
}

/// The number of a register or slot.
fn number(place: Allocation) -> Option<u32> {
    match (place.as_reg(), place.as_slot()) {
        (Some(preg), _) => Some(preg.index() as u32),
        (_, Some(slot)) => Some(Preg::COUNT as u32 + slot.0),
        _ => None,
    }
}

/// Ranges being found.
struct Report<'a> {
    tracker: &'a Tracker<'a>,
    frame: &'a Frame,
    /// Watched registers that are held: since when, and where.
    open: Vec<(u32, u32, u32)>,
    ranges: &'a mut [Vec<HeldRange>],
}

impl Report<'_> {
    fn block(&mut self, block: usize, mut state: State, steps: &Steps<'_>) {
        let tracker = self.tracker;
        let end_of_block = steps.block_ends[block];
        let insts = tracker.code.block_insts(block);
        let mut insertions = tracker.insertions_from(insts.start);
        // Whether something may be held that was not seen yet.
        let mut is_new = true;
        for inst in insts.clone() {
            // A block without code: those that lead to it go on to where it does.
            let Some((before, at)) = steps.of_insts[inst] else { return };
            let next = match steps.of_insts.get(inst + 1) {
                Some(&Some((next, _))) if inst + 1 < insts.end => next,
                _ => end_of_block,
            };
            let moves = next_moves(&mut insertions, inst);
            if !moves.is_empty() {
                self.begin(before, &state, is_new);
                is_new = tracker.run_moves(moves, &mut state);
                self.end_what_changed(&state, is_new, (before + 1).min(at));
            }
            self.begin(at, &state, is_new);
            if inst + 1 == insts.end {
                break;
            }
            is_new = tracker.run_inst(inst, false, &mut state);
            let is_code = !tracker.alloc.removed[inst];
            self.end_what_changed(&state, is_new, if is_code { (at + 1).min(next) } else { at });
        }
        // The last instruction may be several, which restore registers.
        let last = steps.of_insts[insts.end - 1].map_or(end_of_block, |(_, at)| at + 1).min(end_of_block);
        for (vreg, since, place) in std::mem::take(&mut self.open) {
            self.close(vreg, since, place, last);
        }
    }

    /// What is held from `at` on; nothing else where nothing `is_new`.
    fn begin(&mut self, at: u32, state: &State, is_new: bool) {
        if !is_new {
            return;
        }
        for &(place, vreg) in state {
            if self.tracker.watched[vreg as usize] && !self.open.iter().any(|open| open.0 == vreg) {
                self.open.push((vreg, at, place));
            }
        }
    }

    /// Ends at `at` what is not held any more, where the state has changed.
    fn end_what_changed(&mut self, new: &State, has_changed: bool, at: u32) {
        if !has_changed {
            return;
        }
        let mut i = 0;
        while i < self.open.len() {
            let (vreg, since, place) = self.open[i];
            if new.binary_search(&(place, vreg)).is_ok() {
                i += 1;
            } else {
                self.open.swap_remove(i);
                self.close(vreg, since, place, at);
            }
        }
    }

    fn close(&mut self, vreg: u32, start: u32, place: u32, end: u32) {
        let held = match place.checked_sub(Preg::COUNT as u32) {
            Some(slot) => Held::Frame(self.frame.spill_from_cfa(slot)),
            None => Held::Register(dwarf_number(place)),
        };
        if start < end {
            self.ranges[vreg as usize].push(HeldRange { start, end, held });
        }
    }
}

/// The number that the System V ABI gives a register in debugging information; ours is the hardware's.
fn dwarf_number(place: u32) -> u16 {
    const INTS: [u16; 8] = [0, 2, 1, 3, 7, 6, 4, 5];
    let n = place as usize % Preg::PER_CLASS;
    if place as usize >= Preg::PER_CLASS { 17 + n as u16 } else { INTS.get(n).copied().unwrap_or(n as u16) }
}
