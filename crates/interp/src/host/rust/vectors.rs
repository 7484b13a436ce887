//! The memory of `Vec` and `String`, as far as it is compiled into the standard library: capacity, address
//! and length of rustc 1.95.

use crate::Stop;
use crate::host::Builtin;
use crate::machine::{HostCall, HostResult};

const START: u64 = 8;
const LENGTH: u64 = 16;
/// What `Result<(), TryReserveError>` is in its first word where all went well, and where the capacity is too
/// large; else it is the alignment of what could not be allocated.
const DONE: u64 = (i64::MIN + 1) as u64;
const TOO_LARGE: u64 = 0;

pub(in crate::host) const TABLE: &[(&str, Builtin)] = &[
    ("<alloc::raw_vec::RawVecInner>::try_allocate_in", allocate),
    ("<alloc::raw_vec::RawVecInner>::grow_amortized", |call| {
        let (vector, length, more) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
        let (first, second) =
            grow(call, vector, length.checked_add(more), call.arg(3)?, call.arg(4)?, false)?;
        call.set_second(second);
        Ok(first)
    }),
    ("<alloc::raw_vec::RawVecInner>::grow_exact", |call| {
        let (vector, length, more) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
        let (first, second) = grow(call, vector, length.checked_add(more), call.arg(3)?, call.arg(4)?, true)?;
        call.set_second(second);
        Ok(first)
    }),
    ("<alloc::raw_vec::RawVecInner<_>>::reserve::do_reserve_and_handle", |call| {
        let (vector, length, more) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
        reserve(call, vector, length.checked_add(more), call.arg(3)?, call.arg(4)?)
    }),
    ("<alloc::vec::Vec<u8>>::reserve", |call| {
        let (vector, more) = (call.arg(0)?, call.arg(1)?);
        let length = call.mem().read_int(vector.wrapping_add(LENGTH), 8)?;
        reserve(call, vector, length.checked_add(more), 1, 1)
    }),
    ("<alloc::raw_vec::RawVecInner>::deallocate", |call| {
        let (vector, size) = (call.arg(0)?, call.arg(2)?);
        free(call, vector, size)
    }),
    ("<alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop", |call| free(call, call.arg(0)?, 1)),
    ("<alloc::vec::Vec<u8> as core::ops::drop::Drop>::drop", |_| Ok(0)),
    ("alloc::raw_vec::handle_error", |call| {
        if call.arg(0)? == TOO_LARGE {
            return super::panic_unlocated(call, b"capacity overflow");
        }
        super::die(call, "memory allocation failed")
    }),
    ("alloc::raw_vec::capacity_overflow", |call| super::panic_unlocated(call, b"capacity overflow")),
];

/// The bytes of the `String` at this address.
pub(super) fn bytes(call: &HostCall<'_, '_>, string: u64) -> Result<Vec<u8>, Stop> {
    let memory = call.mem();
    let (start, length) =
        (memory.read_int(string.wrapping_add(START), 8)?, memory.read_int(string.wrapping_add(LENGTH), 8)?);
    Ok(memory.bytes(start, length)?.to_vec())
}

/// Makes a new `String` of the text at this address, and gives it.
pub(super) fn make(call: &mut HostCall<'_, '_>, string: u64, text: &[u8]) -> HostResult {
    let length = text.len() as u64;
    // An empty one has no memory: any address that is not null.
    let start = if length == 0 { 1 } else { super::block(call, length)? };
    call.memory().bytes_mut(start, length)?.copy_from_slice(text);
    for (field, value) in [(0, length), (START, start), (LENGTH, length)] {
        call.memory().write_int(string.wrapping_add(field), 8, value)?;
    }
    Ok(string)
}

/// Appends to the `String`.
pub(super) fn append(call: &mut HostCall<'_, '_>, string: u64, text: &[u8]) -> Result<(), Stop> {
    let length = call.mem().read_int(string.wrapping_add(LENGTH), 8)?;
    let all = length.wrapping_add(text.len() as u64);
    reserve(call, string, length.checked_add(text.len() as u64), 1, 1)?;
    let start = call.mem().read_int(string.wrapping_add(START), 8)?;
    call.memory().bytes_mut(start.wrapping_add(length), text.len() as u64)?.copy_from_slice(text);
    Ok(call.memory().write_int(string.wrapping_add(LENGTH), 8, all)?)
}

/// Stores `Result<RawVecInner, TryReserveError>` for so many items.
fn allocate(call: &mut HostCall<'_, '_>) -> HostResult {
    let (result, capacity, is_zeroed) = (call.arg(0)?, call.arg(1)?, call.arg(2)? & 1 == 1);
    let (align, size) = (call.arg(3)?, call.arg(4)?);
    let bytes = capacity.checked_mul(size).filter(|&bytes| bytes <= (i64::MAX as u64).saturating_sub(align));
    let words = match bytes {
        None => [1, TOO_LARGE, 0],
        Some(0) => [0, if size == 0 { 0 } else { capacity }, align],
        Some(bytes) => {
            let memory = call.memory();
            let block = match is_zeroed {
                true => memory.allocate_zeroed(bytes, align.max(16)),
                false => memory.allocate(bytes, align.max(16)),
            };
            block.map_or([1, align, bytes], |block| [0, capacity, block])
        }
    };
    for (i, word) in words.into_iter().enumerate() {
        call.memory().write_int(result.wrapping_add(8 * i as u64), 8, word)?;
    }
    Ok(0)
}

/// Gives the vector room for `wanted` items, and for more unless it is to be exact; the two words of
/// `Result<(), TryReserveError>`.
fn grow(
    call: &mut HostCall<'_, '_>,
    vector: u64,
    wanted: Option<u64>,
    align: u64,
    size: u64,
    exact: bool,
) -> Result<(u64, u64), Stop> {
    let (Some(wanted), true) = (wanted, size > 0) else { return Ok((TOO_LARGE, 0)) };
    let (old, start) = (call.mem().read_int(vector, 8)?, call.mem().read_int(vector.wrapping_add(START), 8)?);
    // Vectors of small items begin with some.
    let least = match size {
        1 => 8,
        2..=1024 => 4,
        _ => 1,
    };
    let capacity = if exact { wanted } else { wanted.max(old.saturating_mul(2)).max(least) };
    let bytes = capacity.checked_mul(size).filter(|&bytes| bytes <= (i64::MAX as u64).saturating_sub(align));
    let Some(bytes) = bytes else { return Ok((TOO_LARGE, 0)) };
    let Some(block) = call.memory().allocate(bytes, align.max(16)) else { return Ok((align, bytes)) };
    if old > 0 {
        call.memory().copy(block, start, old.saturating_mul(size))?;
        call.memory().release(start)?;
    }
    call.memory().write_int(vector, 8, capacity)?;
    call.memory().write_int(vector.wrapping_add(START), 8, block)?;
    Ok((DONE, 0))
}

/// Gives the vector room for `wanted` items, or panics.
fn reserve(
    call: &mut HostCall<'_, '_>,
    vector: u64,
    wanted: Option<u64>,
    align: u64,
    size: u64,
) -> HostResult {
    if wanted.is_some_and(|wanted| call.mem().read_int(vector, 8).is_ok_and(|room| room >= wanted)) {
        return Ok(0);
    }
    match grow(call, vector, wanted, align, size, false)?.0 {
        DONE => Ok(0),
        TOO_LARGE => super::panic_unlocated(call, b"capacity overflow"),
        _ => super::die(call, "memory allocation failed"),
    }
}

fn free(call: &mut HostCall<'_, '_>, vector: u64, size: u64) -> HostResult {
    let (capacity, start) =
        (call.mem().read_int(vector, 8)?, call.mem().read_int(vector.wrapping_add(START), 8)?);
    if capacity > 0 && size > 0 {
        call.memory().release(start)?;
    }
    Ok(0)
}
