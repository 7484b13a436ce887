//! A path on which an operand reads a location without its value: a counterexample to follow by hand.
//!
//! A backward search from the operand, with the question whether a location holds the value of a virtual
//! register. Moves and move instructions change the question, a definition answers it. The first
//! answer "no" in breadth-first order ends a shortest path, which a shortest path from the entry to there
//! precedes.
//!
//! ```text
//! block1: move def v0, use v1    does r7 hold v0? Before it: does r7 hold v1?
//! block2: plain def v1 = r0      No: v1 is in r0.
//! ```
//!
//! Time is linear in instructions for each location and register that is asked about. Recipes are followed
//! to the move that rematerialises them, and widths are not checked.

use alloc::collections::{BTreeSet, VecDeque};
use alloc::vec;
use alloc::vec::Vec;

use super::{Fault, Rule};
use crate::input::{Access, At, Code, Operand, Vreg};
use crate::output::{Allocation, Move, MoveKind, Output};

/// The point at which a value is lost, and a path from there to the operand that reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Path {
    /// The blocks from the entry to the operand.
    pub blocks: Vec<u32>,
    /// The instruction after which the location does not hold the value.
    pub inst: u32,
    /// The location: that of the operand, or the one from which moves bring its contents.
    pub place: Allocation,
    /// The register whose value it should hold: the operand's, or the one that `move` instructions copy.
    pub vreg: Vreg,
    /// Whether the instruction writes something else to the location; otherwise it writes the register, and
    /// not there.
    pub overwrites: bool,
}

/// Does the location hold the register's value?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Question {
    place: Allocation,
    vreg: Vreg,
}

enum Answer {
    Yes,
    /// Not after this instruction; whether it overwrites the location.
    No(usize, bool, Question),
    /// As before the instructions and moves that were gone through.
    Before(Question),
}

/// A shortest path for a fault of [`Rule::WrongValue`]; `None` for other rules, and if widths are at fault.
pub fn path(code: &Code, out: &Output, fault: &Fault) -> Option<Path> {
    let vreg = fault.vreg.filter(|_| fault.rule == Rule::WrongValue)?;
    let read = fault.inst as usize;
    let before = shortest(code);
    let mut preds: Vec<Vec<(usize, u32)>> = vec![Vec::new(); code.n_blocks()];
    for block in (0..code.n_blocks()).filter(|&block| before[block].is_some()) {
        for (index, &succ) in (0..).zip(code.block_succs(block)) {
            preds[succ as usize].push((block, index));
        }
    }
    let first = code.block_ends.partition_point(|&end| end as usize <= read);
    // The end of a block, or the operand, the question there, and the entry of this list that it is from.
    let mut asked = vec![(first, Question { place: fault.place, vreg }, usize::MAX)];
    let mut known: BTreeSet<(usize, Question)> = BTreeSet::new();
    let found = |at, asked: &[_], inst, Question { place, vreg }, overwrites| {
        Some(Path { blocks: blocks(&before, asked, at), inst, place, vreg, overwrites })
    };
    if overwrites_its_operand(code, out, fault) {
        return found(0, &asked, fault.inst, asked[0].1, true);
    }
    let mut next = 0;
    while let Some(&(block, question, _)) = asked.get(next) {
        let insts = code.block_insts(block);
        let answer = match next {
            0 => match undo(code, inserted_before(out, read), read, question) {
                Answer::Before(question) => scan(code, out, insts.start..read, question),
                answer => answer,
            },
            _ => scan(code, out, insts, question),
        };
        let question = match answer {
            Answer::Yes => None,
            Answer::No(inst, overwrites, question) => {
                return found(next, &asked, inst as u32, question, overwrites);
            }
            Answer::Before(question) => Some(question),
        };
        for &(pred, index) in question.iter().flat_map(|_| &preds[block]) {
            let at =
                out.edges.binary_search_by_key(&(pred as u32, index), |edge| (edge.block, edge.succ_idx));
            let moves = at.map_or(0..0, |at| out.edges[at].start as usize..out.edges[at].end as usize);
            let last = code.block_insts(pred).end - 1;
            if let Some(question) = question
                && let Answer::Before(question) = undo(code, &out.moves[moves], last, question)
                && known.insert((pred, question))
            {
                asked.push((pred, question, next));
            }
        }
        next += 1;
    }
    None
}

/// Whether the instruction itself writes to the place before it has read its register there.
fn overwrites_its_operand(code: &Code, out: &Output, fault: &Fault) -> bool {
    let inst = fault.inst as usize;
    let operands = code.inst_operands(inst).iter().zip(&out.allocs[code.operand_range(inst)]);
    let operands: Vec<&Operand> = operands.filter(|(_, at)| **at == fault.place).map(|(op, _)| op).collect();
    let clobbers = code.clobber_sets[code.clobbers[inst] as usize];
    let reads = |op: &&Operand| Some(op.vreg()) == fault.vreg && op.access() == Access::Use;
    let is_late = operands.iter().any(|op| reads(op) && op.at() == At::Late);
    operands.iter().any(|op| op.writes() && (is_late || op.at() == At::Early))
        || is_late && fault.place.as_reg().is_some_and(|preg| clobbers.contains(preg))
}

/// The block before each one on a shortest path from the entry, which is before itself; `None` for
/// unreachable blocks.
fn shortest(code: &Code) -> Vec<Option<usize>> {
    let mut before = vec![None; code.n_blocks()];
    before[0] = Some(0);
    let mut pending = VecDeque::from([0]);
    while let Some(block) = pending.pop_front() {
        for &succ in code.block_succs(block) {
            if before[succ as usize].is_none() {
                before[succ as usize] = Some(block);
                pending.push_back(succ as usize);
            }
        }
    }
    before
}

/// The blocks from the entry to the one of the entry `at` of `asked`, and from there to the operand.
fn blocks(before: &[Option<usize>], asked: &[(usize, Question, usize)], at: usize) -> Vec<u32> {
    let (mut block, ..) = asked[at];
    let mut blocks = vec![block as u32];
    while let Some(pred) = before[block].filter(|_| block != 0) {
        blocks.push(pred as u32);
        block = pred;
    }
    blocks.reverse();
    let mut at = asked[at].2;
    while at != usize::MAX {
        blocks.push(asked[at].0 as u32);
        at = asked[at].2;
    }
    blocks
}

/// The moves before an instruction.
fn inserted_before(out: &Output, inst: usize) -> &[Move] {
    let at = out.insertions.binary_search_by_key(&(inst as u32), |insertion| insertion.before);
    at.map_or(&[], |at| &out.moves[out.insertions[at].start as usize..out.insertions[at].end as usize])
}

/// The question before `moves`, which are at the instruction `inst`.
fn undo(code: &Code, moves: &[Move], inst: usize, mut question: Question) -> Answer {
    for inserted in moves.iter().rev() {
        let place = question.place;
        match inserted.kind {
            MoveKind::Move { dst, src } if dst == place => question.place = src,
            MoveKind::Xchg { a, b } if place == Allocation::reg(a) => question.place = Allocation::reg(b),
            MoveKind::Xchg { a, b } if place == Allocation::reg(b) => question.place = Allocation::reg(a),
            MoveKind::Remat { dst, recipe } if place == Allocation::reg(dst) => {
                let is_its = code.vregs[question.vreg.index()].remat == Some(recipe);
                return if is_its { Answer::Yes } else { Answer::No(inst, true, question) };
            }
            _ => {}
        }
    }
    Answer::Before(question)
}

/// The question before these instructions of a block.
fn scan(code: &Code, out: &Output, insts: core::ops::Range<usize>, mut question: Question) -> Answer {
    for inst in insts.rev() {
        let Question { place, vreg } = question;
        let operands = code.inst_operands(inst);
        if code.kinds[inst].is_move() {
            if operands[0].vreg() == vreg {
                question.vreg = operands[1].vreg();
            }
        } else if out.removed[inst] {
            if operands.iter().any(|operand| operand.vreg() == vreg) {
                return Answer::No(inst, false, question);
            }
        } else {
            let allocs = &out.allocs[code.operand_range(inst)];
            let mut written = operands.iter().zip(allocs).filter(|(operand, _)| operand.writes());
            if let Some((operand, _)) = written.clone().find(|(_, at)| **at == place) {
                let same_recipe = code.vregs[vreg.index()].remat.is_some()
                    && code.vregs[vreg.index()].remat == code.vregs[operand.vreg().index()].remat;
                let is_its = operand.vreg() == vreg || same_recipe;
                return if is_its { Answer::Yes } else { Answer::No(inst, true, question) };
            }
            let clobbers = code.clobber_sets[code.clobbers[inst] as usize];
            if place.as_reg().is_some_and(|preg| clobbers.contains(preg)) {
                return Answer::No(inst, true, question);
            }
            if written.any(|(operand, _)| operand.vreg() == vreg) {
                return Answer::No(inst, false, question);
            }
        }
        match undo(code, inserted_before(out, inst), inst, question) {
            Answer::Before(before) => question = before,
            answer => return answer,
        }
    }
    Answer::Before(question)
}
