//! Makes the loop that runs several iterations at once.

use sheave_ir::entity::EntitySet;
use sheave_ir::{Block, Editor, Inst, InstData, Value, ValueList};

use super::limit::{compare, limit};
use super::{Candidate, FACTOR};
use crate::idiom::Ring;
use crate::idiom::step::First;
use crate::unroll::copies::Copies;

/// Lists; keep them for the next function.
#[derive(Debug, Default)]
pub(super) struct Buffers {
    copies: Copies,
    insts: Vec<Inst>,
    part: Vec<Inst>,
    args: Vec<Value>,
    phis: Vec<Value>,
    needed: EntitySet<Value>,
    gone: Vec<Block>,
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
        edit.retain_blocks(|block| !gone.contains(&block));
    }
    n
}

/// A loop before the old one.
fn add_loop(edit: &mut Editor<'_>, candidate: &Candidate, buffers: &mut Buffers) {
    let &Candidate { ring, before, ref test, .. } = candidate;
    let Buffers { copies, insts, part, args, phis, needed, .. } = buffers;
    let (header, body) = (edit.make_block(), edit.make_block());
    phis.clear();
    for index in 0..edit.phis(ring.header).len() {
        let ty = edit.ty(edit.phis(ring.header)[index]);
        phis.push(edit.make_phi(header, ty));
    }

    insts.clear();
    let limit = limit(edit, &mut First { ring, insts }, test);
    for &inst in &*insts {
        edit.insert_at_end(before, inst);
    }

    copies.begin();
    map_phis(edit, ring, copies, phis);
    insts.clear();
    copies.copy_insts(edit, ring.header, insts);
    let tested = copies.of(test.tested);
    let cond = compare(edit, &mut First { ring, insts }, test, limit, tested);
    needed.clear();
    needed.insert(cond);
    keep_needed(edit, insts, needed, false);
    let branch = edit.make_inst(InstData::Branch { cond });
    if let Some(terminator) = edit.terminator(ring.header) {
        edit.copy_loc(terminator, branch);
    }
    insts.push(branch);
    let rest = edit.list(phis);
    edit.fill_block(header, insts, &[(body, ValueList::new()), (ring.header, rest)]);

    copies.begin();
    map_phis(edit, ring, copies, phis);
    insts.clear();
    args.clear();
    for _ in 0..FACTOR {
        copy_block(edit, ring.header, copies, part, insts);
        if ring.body != ring.header {
            copy_block(edit, ring.body, copies, part, insts);
        }
        next(edit, ring, copies, args);
    }
    fill(edit, ring, body, header, insts, args, needed);

    args.clear();
    args.extend_from_slice(edit.edge_args(ring.entry));
    edit.retarget(ring.entry, header, args);
}

/// Copies in place of the old body.
fn replace_body(edit: &mut Editor<'_>, candidate: &Candidate, buffers: &mut Buffers) {
    let ring = candidate.ring;
    let Buffers { copies, insts, part, args, needed, gone, .. } = buffers;
    copies.begin();
    insts.clear();
    for at in 0..FACTOR {
        if at > 0 {
            copy_block(edit, ring.header, copies, part, insts);
        }
        copy_block(edit, ring.body, copies, part, insts);
        next(edit, ring, copies, args);
    }
    let body = edit.make_block();
    fill(edit, ring, body, ring.header, insts, args, needed);
    edit.retarget(ring.enters, body, &[]);
    gone.push(ring.body);
}

/// In what is copied from now on, the phis of the loop are these.
fn map_phis(edit: &Editor<'_>, ring: Ring, copies: &mut Copies, by: &[Value]) {
    for (&phi, &by) in edit.phis(ring.header).iter().zip(by) {
        copies.map(phi, by);
    }
}

/// Goes on to the next iteration: `args` are its phis.
fn next(edit: &Editor<'_>, ring: Ring, copies: &mut Copies, args: &mut Vec<Value>) {
    args.clear();
    args.extend(edit.edge_args(ring.back).iter().map(|&arg| copies.of(arg)));
    map_phis(edit, ring, copies, args);
}

fn copy_block(
    edit: &mut Editor<'_>,
    block: Block,
    copies: &mut Copies,
    part: &mut Vec<Inst>,
    insts: &mut Vec<Inst>,
) {
    copies.copy_insts(edit, block, part);
    insts.append(part);
}

/// `body` consists of `insts`, as far as they are needed, and a jump to `header` that brings `args`.
fn fill(
    edit: &mut Editor<'_>,
    ring: Ring,
    body: Block,
    header: Block,
    insts: &mut Vec<Inst>,
    args: &[Value],
    needed: &mut EntitySet<Value>,
) {
    needed.clear();
    for &arg in args {
        needed.insert(arg);
    }
    keep_needed(edit, insts, needed, true);
    let jump = edit.make_inst(InstData::Jump);
    if let Some(terminator) = edit.terminator(ring.body) {
        edit.copy_loc(terminator, jump);
    }
    insts.push(jump);
    let args = edit.list(args);
    edit.fill_block(body, insts, &[(header, args)]);
}

/// Leaves of `insts` those that compute `needed`, what they need, and effects, if those are to be kept.
fn keep_needed(edit: &Editor<'_>, insts: &mut Vec<Inst>, needed: &mut EntitySet<Value>, effects: bool) {
    insts.reverse();
    insts.retain(|&inst| {
        let data = &edit.insts[inst];
        let is_needed =
            effects && data.has_side_effects() || edit.results(inst).any(|result| needed.contains(result));
        if is_needed {
            data.for_each_arg(&edit.pool, |arg| {
                needed.insert(arg);
            });
        }
        is_needed
    });
    insts.reverse();
}
