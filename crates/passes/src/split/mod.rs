//! Takes slots of structures apart, so that promotion finds scalars (scalar replacement of aggregates).
//!
//! A structure at `-O0` is one slot: members are written and read at offsets, the whole is copied by
//! `memcpy`, and where it is passed in registers eight bytes are accessed at once. Such a slot becomes one
//! slot per member; copies become loads and stores of the members; an integer access that covers several
//! members is put together, or taken apart, by shifts. What also kept a processor waiting (a wide load of
//! bytes that were just written by narrow stores) goes with it.
//!
//! Why here: before promotion, which takes the new slots; in copies form there is nothing left to take.
//!
//! Algorithm: a slot takes part if it has at most [`MAX_BYTES`] bytes and its address is used for nothing but
//! plain loads, stores and block copies of known place and length. The ends of the accesses are its
//! boundaries, as a mask of bytes; loads of a piece of what one integer store writes set none, because taking
//! the piece out of the integer is as cheap. Copies carry boundaries over to the other side until nothing
//! changes (the simple case of what Chandler Carruth's SROA of LLVM does by partitions of slices). Then one
//! sweep rewrites the function.
//!
//! ```text
//! v0 = alloca size 8                       v4 = alloca i32; v5 = alloca i32
//! store v1, v0                             store v1, v4
//! store v2, v0 + 4                         store v2, v5
//! v3 = load i64 v0                         v3 = or (zext v1), (shl (zext v2), 32), of loads of v4 and v5
//! ```
//!
//! Cost: one scan of the slots; where one could take part, two sweeps over the instructions.
//!
//! Needs memory or SSA form and leaves the same; the graph does not change. It does not treat arrays with
//! variable indices, nor functions with inline assembly, which may name slots.

mod boundaries;
mod candidates;
mod rewrite;

use cranelift_entity::EntityRef;
use sheave_ir::{BinaryOp, Editor, Function, Inst, InstData, MemFlags, MemOp, SlotData, Type, Value};

use boundaries::{choose_parts, find_boundaries, part_end};
pub use candidates::MAX_BYTES;
pub(crate) use candidates::Scratch;
use candidates::{Access, Candidate, Copy, NONE, Part, bound, inside, int_of, part_at};
use rewrite::rewrite;

use crate::check;
use crate::pipeline::{Changed, Fault, PassError, PassRun, Proof};

/// A function gets at most so many parts, or one for so many instructions. Parts that find no register are
/// spilled, which is what they were before; the bound keeps promotion linear in the size of the function.
const MAX_TOTAL: usize = 96;
const INSTS_PER_PART: usize = 4;

/// Takes slots of the function apart.
pub fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    let slots = split(&mut run.edit, run.memory.of());
    run.count("slots taken apart", slots);
    Ok(Changed::Code)
}

/// Proves that the pass changed nothing that can be observed.
pub(crate) fn prove(proof: &Proof<'_>) -> Result<(), Fault> {
    check::split(proof.before, proof.after).map_err(Fault::Applied)
}

pub(crate) fn split(edit: &mut Editor<'_>, scratch: &mut Scratch) -> u32 {
    find_candidates(edit, scratch);
    if scratch.candidates.is_empty() || !scan_uses(edit, scratch) {
        return 0;
    }
    find_boundaries(scratch);
    choose_parts(scratch);
    let most = MAX_TOTAL.max(edit.n_insts() / INSTS_PER_PART) as u32;
    let (mut n, mut total) = (0, 0);
    for candidate in scratch.candidates.iter_mut().filter(|candidate| candidate.fits) {
        candidate.fits = total + candidate.n_parts <= most && edit.begin_rewrite();
        if candidate.fits {
            total += candidate.n_parts;
            n += 1;
        }
    }
    if n > 0 {
        make_parts(edit, scratch);
        rewrite(edit, scratch);
    }
    n
}

/// Slots that were declared as aggregates, or that hold one: as scalars they would be aligned like scalars.
fn find_candidates(func: &Function, scratch: &mut Scratch) {
    scratch.candidates.clear();
    for (slot, data) in func.slots.iter() {
        let aggregate = data.ty.is_none_or(|ty| 1 << data.align_log2 < ty.bytes());
        if aggregate && !data.volatile && data.size >= 2 && data.size <= MAX_BYTES {
            scratch.candidates.push(Candidate {
                slot,
                size: data.size,
                bounds: 0,
                joined: 0,
                seen: false,
                fits: false,
                wanted: false,
                first_part: 0,
                n_parts: 0,
            });
        }
    }
}

/// Finds out what is done with the candidates. False where the function is not to be touched.
fn scan_uses(func: &Function, scratch: &mut Scratch) -> bool {
    scratch.points_into.clear();
    scratch.points_into.resize(func.n_values(), (NONE, 0));
    scratch.accesses.clear();
    scratch.copies.clear();
    // Addresses first, so that whatever uses them, in whichever order the blocks are, finds them.
    let mut made = 0;
    for &inst in &func.order {
        match func.insts[inst] {
            InstData::Alloca { slot } => {
                let found = scratch.candidates.binary_search_by_key(&slot.index(), |c| c.slot.index());
                let (Ok(index), Some(value)) = (found, func.result(inst)) else { continue };
                let candidate = &mut scratch.candidates[index];
                candidate.fits = !candidate.seen;
                candidate.seen = true;
                scratch.points_into[value.index()] = (index as u32, 0);
                made += 1;
            }
            InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. } => {
                let by = func.const_bits(by).and_then(|bits| i32::try_from(bits as i64).ok());
                if let Some(place) = by.and_then(|by| place(scratch, base, by, 0))
                    && let Some(value) = func.result(inst)
                {
                    scratch.points_into[value.index()] = place;
                }
            }
            InstData::Asm { .. } | InstData::AsmGoto { .. } => return false,
            _ => {}
        }
    }
    if made == 0 {
        return false;
    }
    for &inst in &func.order {
        scan_use(func, inst, scratch);
    }
    for &block in &func.layout {
        for edge in func.succ_edges(block) {
            for arg in edge.args.as_slice(&func.pool) {
                escape(scratch, *arg);
            }
        }
    }
    true
}

fn escape(scratch: &mut Scratch, value: Value) {
    let (candidate, _) = scratch.points_into[value.index()];
    if candidate != NONE {
        scratch.candidates[candidate as usize].fits = false;
    }
}

/// The candidate, and the offset in it, of `bytes` at `addr + offset`.
fn place(scratch: &Scratch, addr: Value, offset: i32, bytes: u32) -> Option<(u32, u32)> {
    let (candidate, at) = scratch.points_into.get(addr.index()).copied().unwrap_or((NONE, 0));
    let size = u64::from(scratch.candidates.get(candidate as usize)?.size);
    let start = u64::from(at).checked_add_signed(i64::from(offset))?;
    (start + u64::from(bytes) <= size).then_some((candidate, start as u32))
}

fn scan_use(func: &Function, inst: Inst, scratch: &mut Scratch) {
    let plain = |flags: MemFlags| flags == MemFlags::default();
    match func.insts[inst] {
        InstData::Alloca { .. } => {}
        InstData::Load { flags, addr, offset } if plain(flags) => {
            if let Some(result) = func.result(inst) {
                access(scratch, addr, offset, func.ty(result), true);
            }
        }
        InstData::Store { flags, addr, value, offset } if plain(flags) => {
            escape(scratch, value);
            access(scratch, addr, offset, func.ty(value), false);
        }
        InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. } => {
            escape(scratch, by);
            let known = |value: Value| scratch.points_into[value.index()].0 != NONE;
            if !func.result(inst).is_some_and(known) {
                escape(scratch, base);
            }
        }
        InstData::Mem { op: MemOp::Copy | MemOp::Move, volatile: false, args: [to, from, length] } => {
            let bytes = func.const_bits(length).and_then(|bits| u32::try_from(bits).ok());
            let Some(bytes) = bytes.filter(|&bytes| bytes > 0 && bytes <= MAX_BYTES) else {
                escape(scratch, to);
                return escape(scratch, from);
            };
            let (to_place, from_place) = (block(scratch, to, bytes), block(scratch, from, bytes));
            if let (Some(to), Some(from)) = (to_place, from_place) {
                if to.0 == from.0 {
                    scratch.candidates[to.0 as usize].fits = false;
                }
                scratch.copies.push(Copy { to, from, bytes });
            }
        }
        InstData::Mem { op: MemOp::Set, volatile: false, args: [to, byte, length] }
            if func.const_bits(byte).is_some() =>
        {
            match func.const_bits(length).and_then(|bits| u32::try_from(bits).ok()) {
                Some(bytes) if bytes > 0 && bytes <= MAX_BYTES => {
                    block(scratch, to, bytes);
                }
                _ => escape(scratch, to),
            }
        }
        data => data.for_each_arg(&func.pool, |arg| escape(scratch, arg)),
    }
}

/// Notes a scalar access. Where a load ends is a boundary only if no wider store says otherwise, which is
/// known later.
fn access(scratch: &mut Scratch, addr: Value, offset: i32, ty: Type, is_load: bool) {
    let Some((candidate, offset)) = place(scratch, addr, offset, ty.bytes()) else {
        return escape(scratch, addr);
    };
    let own = &mut scratch.candidates[candidate as usize];
    if !is_load {
        bound(own, offset, ty.bytes());
    }
    // Pieces of an integer that is loaded are values of their own more often than not.
    own.joined |= if is_load && ty.is_int() { 0 } else { inside(offset, ty.bytes()) };
    scratch.accesses.push(Access { candidate, offset, ty, is_load });
}

/// Notes one side of a copy of `bytes`; its place if it is in a candidate.
fn block(scratch: &mut Scratch, addr: Value, bytes: u32) -> Option<(u32, u32)> {
    let found = place(scratch, addr, 0, bytes);
    match found {
        Some((candidate, offset)) => {
            let candidate = &mut scratch.candidates[candidate as usize];
            bound(candidate, offset, bytes);
            candidate.wanted = true;
        }
        None => escape(scratch, addr),
    }
    found
}

/// Makes the new slots, with the types that they are accessed with.
fn make_parts(edit: &mut Editor<'_>, scratch: &mut Scratch) {
    let Scratch { candidates, accesses, parts, .. } = scratch;
    parts.clear();
    for candidate in candidates.iter_mut().filter(|candidate| candidate.fits) {
        candidate.first_part = parts.len() as u32;
        let mut offset = 0;
        while offset < candidate.size {
            let end = part_end(candidate, offset);
            let ty = int_of(end - offset);
            // The instruction is made below, when the type is known.
            parts.push(Part { offset, ty, addr: Value::new(0), alloca: Inst::new(0) });
            offset = end;
        }
    }
    for access in accesses.iter().rev() {
        let candidate = &candidates[access.candidate as usize];
        if candidate.fits {
            let part = part_at(candidate, parts, access.offset);
            if parts[part].ty.bytes() == access.ty.bytes() {
                parts[part].ty = access.ty;
            }
        }
    }
    // What pieces are taken out of is an integer.
    for access in accesses.iter() {
        let candidate = &candidates[access.candidate as usize];
        if candidate.fits {
            let index = part_at(candidate, parts, access.offset);
            let part = &mut parts[index];
            if part.ty.bytes() > access.ty.bytes() {
                part.ty = int_of(part.ty.bytes());
            }
        }
    }
    for part in parts.iter_mut() {
        let bytes = part.ty.bytes();
        let slot = edit.make_slot(SlotData {
            size: bytes,
            align_log2: bytes.ilog2() as u8,
            ty: Some(part.ty),
            volatile: false,
            param: None,
        });
        (part.alloca, part.addr) = edit.make_inst_with_result(InstData::Alloca { slot }, Type::Ptr);
    }
}
