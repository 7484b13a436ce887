//! Builds the loop that runs several iterations per test.

use sheave_ir::entity::EntitySet;
use sheave_ir::{Block, Editor, Inst, InstData, Value, ValueList};

use super::limit::{compare, limit};
use super::{Candidate, FACTOR};
use crate::loops::kit::copies::{Copies, How};
use crate::loops::kit::first::First;
use crate::loops::kit::ring::Ring;

/// Lists; keep them for the next function.
#[derive(Debug, Default)]
pub(super) struct Buffers {
    copies: Copies,
    insts: Vec<Inst>,
    args: Vec<Value>,
    phis: Vec<Value>,
    needed: EntitySet<Value>,
    parts: Parts,
    gone: Vec<Block>,
}

/// What the loop's values are, for its copies.
#[derive(Debug, Default)]
struct Parts {
    /// Something needs them besides the test of the loop, in this iteration or in the next one.
    needed: EntitySet<Value>,
    /// They are computed from phis of the header, not by way of memory: from the second copy on they may
    /// become simpler.
    counted: EntitySet<Value>,
}

impl Parts {
    /// Finds out about `ring`.
    fn find(&mut self, edit: &Editor<'_>, ring: Ring) {
        let Parts { needed, counted } = self;
        needed.clear();
        counted.clear();
        needed.extend(edit.edge_args(ring.back).iter().copied());
        counted.extend(edit.phis(ring.header).iter().copied());
        for block in ring.blocks().rev() {
            let Some((_, insts)) = edit.block_insts(block).split_last() else { continue };
            insts.iter().rev().for_each(|&inst| _ = is_needed(edit, inst, needed, true));
        }
        for block in ring.blocks() {
            for &inst in edit.block_insts(block) {
                let data = &edit.insts[inst];
                if let Some(result) = edit.result(inst)
                    && !matches!(data, InstData::Load { .. })
                    && uses(edit, data, counted)
                {
                    counted.insert(result);
                }
            }
        }
    }

    fn how(&self, edit: &Editor<'_>, inst: Inst, is_first: bool) -> How {
        let data = &edit.insts[inst];
        if !data.has_side_effects() && !edit.results(inst).any(|result| self.needed.contains(result)) {
            How::Not
        } else if !is_first && uses(edit, data, &self.counted) {
            How::Simplified
        } else {
            How::AsItIs
        }
    }
}

/// Whether one of the operands is among `values`.
fn uses(edit: &Editor<'_>, data: &InstData, values: &EntitySet<Value>) -> bool {
    let mut any = false;
    data.for_each_arg(&edit.pool, |arg| any |= values.contains(arg));
    any
}

/// Whether `inst` computes one of `needed`, or with `effects` has an effect; its operands are needed then,
/// too.
fn is_needed(edit: &Editor<'_>, inst: Inst, needed: &mut EntitySet<Value>, effects: bool) -> bool {
    let data = &edit.insts[inst];
    let is_needed =
        effects && data.has_side_effects() || edit.results(inst).any(|result| needed.contains(result));
    if is_needed {
        data.for_each_arg(&edit.pool, |arg| _ = needed.insert(arg));
    }
    is_needed
}

/// Unrolls the candidates, and tells how many.
pub(super) fn apply(edit: &mut Editor<'_>, candidates: &[Candidate], buffers: &mut Buffers) -> u32 {
    let mut n = 0;
    buffers.gone.clear();
    for candidate in candidates {
        if !edit.begin_rewrite() {
            break;
        }
        if candidate.is_multiple {
            replace_body(edit, candidate, buffers);
        } else {
            add_loop(edit, candidate, buffers);
        }
        n += 1;
    }
    edit.apply();
    if !buffers.gone.is_empty() {
        let gone = &buffers.gone;
        edit.remove_blocks(|block| gone.contains(&block));
    }
    n
}

/// A loop before the old one.
fn add_loop(edit: &mut Editor<'_>, candidate: &Candidate, buffers: &mut Buffers) {
    let &Candidate { ring, before, ref test, .. } = candidate;
    let Buffers { copies, insts, phis, needed, .. } = buffers;
    let (header, body) = (edit.make_block(), edit.make_block());
    phis.clear();
    for index in 0..edit.phis(ring.header).len() {
        let ty = edit.ty(edit.phis(ring.header)[index]);
        phis.push(edit.make_phi(header, ty));
    }

    insts.clear();
    let limit = limit(edit, &mut First { insts }, test);
    insts.iter().for_each(|&inst| edit.insert_at_end(before, inst));

    copies.begin();
    copies.map_phis(edit, ring.header, phis);
    insts.clear();
    needed.clear();
    needed.insert(test.tested);
    edit.block_insts(ring.header).iter().rev().for_each(|&inst| _ = is_needed(edit, inst, needed, false));
    copies.copy_insts(edit, ring.header, insts, |edit, inst| {
        let is_needed = edit.results(inst).any(|result| needed.contains(result));
        if is_needed { How::AsItIs } else { How::Not }
    });
    let tested = copies.of(test.tested);
    let cond = compare(edit, &mut First { insts }, test, limit, tested);
    let branch = edit.make_inst(InstData::Branch { cond });
    if let Some(terminator) = edit.terminator(ring.header) {
        edit.copy_loc(terminator, branch);
    }
    insts.push(branch);
    let rest = edit.list(phis);
    edit.fill_block(header, insts, &[(body, ValueList::new()), (ring.header, rest)]);

    copies.begin();
    copies.map_phis(edit, ring.header, phis);
    buffers.copy_iterations(edit, ring, true);
    buffers.fill(edit, ring, body, header);

    let args = &mut buffers.args;
    args.clear();
    args.extend_from_slice(edit.edge_args(ring.entry));
    edit.retarget(ring.entry, header, args);
}

/// Copies in place of the old body.
fn replace_body(edit: &mut Editor<'_>, candidate: &Candidate, buffers: &mut Buffers) {
    let ring = candidate.ring;
    buffers.copies.begin();
    buffers.copy_iterations(edit, ring, false);
    let body = edit.make_block();
    buffers.fill(edit, ring, body, ring.header);
    edit.retarget(ring.enters, body, &[]);
    buffers.gone.push(ring.body);
}

impl Buffers {
    /// Copies the iterations to `insts`, the first one with the header only where `has_header`; `args` are
    /// what the phis are after the last one.
    fn copy_iterations(&mut self, edit: &mut Editor<'_>, ring: Ring, has_header: bool) {
        let Buffers { copies, insts, args, parts, .. } = self;
        parts.find(edit, ring);
        insts.clear();
        for at in 0..FACTOR {
            for block in ring.blocks().skip(usize::from(at == 0 && !has_header)) {
                copies.copy_insts(edit, block, insts, |edit, inst| parts.how(edit, inst, at == 0));
            }
            args.clear();
            args.extend(edit.edge_args(ring.back).iter().map(|&arg| copies.of(arg)));
            copies.map_phis(edit, ring.header, args);
        }
    }

    /// `body` consists of `insts`, as far as they are needed, and a jump to `header` that brings `args`.
    fn fill(&mut self, edit: &mut Editor<'_>, ring: Ring, body: Block, header: Block) {
        let Buffers { insts, args, needed, .. } = self;
        needed.clear();
        needed.extend(args.iter().copied());
        insts.reverse();
        insts.retain(|&inst| is_needed(edit, inst, needed, true));
        insts.reverse();
        let jump = edit.make_inst(InstData::Jump);
        if let Some(terminator) = edit.terminator(ring.body) {
            edit.copy_loc(terminator, jump);
        }
        insts.push(jump);
        let args = edit.list(args);
        edit.fill_block(body, insts, &[(header, args)]);
    }
}
