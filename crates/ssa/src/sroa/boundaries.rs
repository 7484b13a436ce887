//! The boundaries between the parts of a slot.

use super::scan::{Access, Candidate, inside, mask};
use super::{Ctx, Kept, MAX_PARTS, Options};

/// Iterations in which copies propagate boundaries.
const MAX_ROUNDS: u32 = 8;

/// Gives both sides of each copy the same boundaries, and no part a size that no scalar has.
pub(super) fn find_boundaries(ctx: &mut Ctx, options: &Options) {
    let Ctx { candidates, copies, accesses, .. } = ctx;
    // Bytes that are written together stay together in the destination of a copy. How far that goes is a
    // matter of speed alone.
    for _ in 0..2 {
        for copy in copies.iter() {
            let joined = candidates[copy.from.0 as usize].joined & inside(copy.from.1, copy.bytes);
            candidates[copy.to.0 as usize].joined |= joined >> copy.from.1 << copy.to.1;
        }
    }
    for access in accesses.iter().filter(|access| access.is_load) {
        let candidate = &mut candidates[access.candidate as usize];
        let (start, end) = (access.offset, access.offset + access.ty.bytes());
        let ends = 1 << start | if end < 64 { 1 << end } else { 0 };
        candidate.bounds |= ends & !candidate.joined;
    }
    let widest = options.widest();
    for round in 0.. {
        let mut changed = false;
        for candidate in candidates.iter_mut() {
            changed |= chop(candidate, widest);
        }
        for copy in copies.iter() {
            let (to, from) = (candidates[copy.to.0 as usize], candidates[copy.from.0 as usize]);
            if !to.fits() || !from.fits() {
                continue;
            }
            let of_to = (to.bounds & inside(copy.to.1, copy.bytes)) >> copy.to.1 << copy.from.1;
            let of_from = (from.bounds & inside(copy.from.1, copy.bytes)) >> copy.from.1 << copy.to.1;
            let (new_to, new_from) = (to.bounds | of_from, from.bounds | of_to);
            changed |= new_to != to.bounds || new_from != from.bounds;
            candidates[copy.to.0 as usize].bounds = new_to;
            candidates[copy.from.0 as usize].bounds = new_from;
        }
        if !changed {
            return;
        }
        if round == MAX_ROUNDS {
            for copy in copies.iter() {
                candidates[copy.to.0 as usize].keep(Kept::Copies, None);
                candidates[copy.from.0 as usize].keep(Kept::Copies, None);
            }
            return;
        }
    }
}

/// The end of the part of `candidate` that starts at `offset`.
pub(super) fn part_end(candidate: &Candidate, offset: u32) -> u32 {
    let after = candidate.bounds & inside(offset, 64);
    after.trailing_zeros().min(candidate.size)
}

/// Divides parts whose sizes no scalar of up to `widest` bytes has.
fn chop(candidate: &mut Candidate, widest: u32) -> bool {
    let before = candidate.bounds;
    let mut offset = 0;
    while offset < candidate.size {
        let bytes = part_end(candidate, offset) - offset;
        if bytes > widest || !bytes.is_power_of_two() {
            let first = if bytes > widest { widest } else { 1 << bytes.ilog2() };
            candidate.bounds |= 1 << (offset + first);
        } else {
            offset += bytes;
        }
    }
    candidate.bounds != before
}

/// Decides which candidates are taken apart, and into how many parts.
pub(super) fn choose_parts(ctx: &mut Ctx, options: &Options) {
    let Ctx { candidates, accesses, .. } = ctx;
    for access in accesses.iter() {
        let candidate = &mut candidates[access.candidate as usize];
        if let Some(reason) = conflict(candidate, access, options.shifts) {
            candidate.keep(reason, Some(access.inst));
        }
        // A piece is taken out of a value, even where that value is the only part.
        candidate.wanted |= access.ty.bytes() < candidate.size;
    }
    for candidate in candidates.iter_mut() {
        candidate.n_parts = 1 + (candidate.bounds & inside(0, candidate.size)).count_ones();
        candidate.wanted |= candidate.n_parts > 1;
        if !candidate.wanted {
            candidate.keep(Kept::Whole, None);
        }
        if candidate.n_parts > MAX_PARTS {
            candidate.keep(Kept::TooManyParts, None);
        }
    }
}

/// Why `access` does not go with the boundaries, if it does not. A load may take a piece out of one part; a
/// store is always of whole ones, since its ends are boundaries.
fn conflict(candidate: &Candidate, access: &Access, shifts: bool) -> Option<Kept> {
    let (start, bytes) = (access.offset, access.ty.bytes());
    let end = start + bytes;
    let covered = 1 + (candidate.bounds & inside(start, bytes)).count_ones();
    let starts = start == 0 || candidate.bounds >> start & 1 != 0;
    let ends = end == candidate.size || candidate.bounds >> end & 1 != 0;
    let whole = starts && ends;
    if candidate.opaque & mask(start, bytes) != 0 && !(access.ty.is_opaque() && whole && covered == 1) {
        return Some(Kept::Opaque);
    }
    let fits = if shifts { whole || covered == 1 } else { whole && covered == 1 };
    if fits { None } else { Some(Kept::Overlapping) }
}
