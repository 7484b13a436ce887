//! `std::env::args`: the program's own iterator has two equal addresses, which count what it gave, and no
//! memory, so that what drops it finds nothing.

use super::vectors;
use crate::host::Builtin;
use crate::machine::{HostCall, HostResult};

/// Where in the iterator what is next is, and where the end; before and between are its memory and its
/// capacity.
const NEXT: u64 = 8;
const END: u64 = 24;
/// Bytes of an item, a string.
const STEP: u64 = 24;
/// The first address, which is that of no memory.
const FIRST: u64 = 8;
/// The capacity in the place of a string that says that there is none.
const NONE: u64 = i64::MIN as u64;

pub(in crate::host) const TABLE: &[(&str, Builtin)] = &[
    ("std::env::args", |call| {
        let iterator = call.arg(0)?;
        for (i, word) in [FIRST, FIRST, 0, FIRST].into_iter().enumerate() {
            call.memory().write_int(iterator.wrapping_add(8 * i as u64), 8, word)?;
        }
        Ok(0)
    }),
    ("<std::env::Args as core::iter::traits::iterator::Iterator>::next", next),
    ("<std::env::Args as core::iter::traits::iterator::Iterator>::size_hint", |call| {
        let (result, left) = (call.arg(0)?, left(call, call.arg(1)?)?);
        for (i, word) in [left, 1, left].into_iter().enumerate() {
            call.memory().write_int(result.wrapping_add(8 * i as u64), 8, word)?;
        }
        Ok(0)
    }),
    ("<std::env::Args as core::iter::traits::exact_size::ExactSizeIterator>::len", |call| {
        left(call, call.arg(0)?)
    }),
];

/// How many arguments are left.
fn left(call: &HostCall<'_, '_>, iterator: u64) -> HostResult {
    let given = (call.mem().read_int(iterator.wrapping_add(NEXT), 8)?.wrapping_sub(FIRST)) / STEP;
    Ok(call.interp.libc.arguments.0.saturating_sub(given))
}

/// Stores the next argument, or that there is none.
fn next(call: &mut HostCall<'_, '_>) -> HostResult {
    let (result, iterator) = (call.arg(0)?, call.arg(1)?);
    if left(call, iterator)? == 0 {
        call.memory().write_int(result, 8, NONE)?;
        return Ok(0);
    }
    let at = call.mem().read_int(iterator.wrapping_add(NEXT), 8)?;
    let pointer = call.interp.libc.arguments.1 + at.wrapping_sub(FIRST) / STEP * 8;
    let text = call.mem().c_string(call.mem().read_int(pointer, 8)?)?.to_vec();
    for field in [NEXT, END] {
        call.memory().write_int(iterator.wrapping_add(field), 8, at.wrapping_add(STEP))?;
    }
    vectors::make(call, result, &text)
}
