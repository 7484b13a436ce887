//! The functions of `<string.h>` that copy undefined bytes, keep an address, stop early, or allocate.

use super::call::{Builtin, CCall};
use super::convert::error_text;
use crate::machine::HostResult;
use crate::trap::Stop;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("memcpy", memcpy),
    ("memmove", memmove),
    ("mempcpy", |call| Ok(memcpy(call)? + call.arg(2)?)),
    ("bcopy", |call| {
        let (source, dest, len) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
        call.memory().copy(dest, source, len)?;
        Ok(0)
    }),
    ("memchr", memchr),
    ("strtok", strtok),
    ("strtok_r", strtok_r),
    ("__strtok_r", strtok_r),
    ("strsep", strsep),
    ("strdup", |call| {
        let text = call.string(0)?;
        duplicate(call, &text)
    }),
    ("strndup", |call| {
        let text = call.mem().bounded_string(call.arg(0)?, call.arg(1)?)?.to_vec();
        duplicate(call, &text)
    }),
    ("strerror", |call| {
        let text = error_text(call.int(0)?);
        let addr = call.static_object("strerror", 64);
        call.store_text(addr, text.as_bytes())?;
        Ok(addr)
    }),
];

fn memcpy(call: &mut CCall<'_, '_>) -> HostResult {
    let (dest, source, len) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    call.memory().copy_disjoint(dest, source, len)?;
    Ok(dest)
}

fn memmove(call: &mut CCall<'_, '_>) -> HostResult {
    let (dest, source, len) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    call.memory().copy(dest, source, len)?;
    Ok(dest)
}

/// C lets the number of bytes exceed the object if the byte is found before its end.
fn memchr(call: &mut CCall<'_, '_>) -> HostResult {
    let (addr, byte, len) = (call.arg(0)?, call.arg(1)? as u8, call.arg(2)?);
    for i in 0..len {
        if call.mem().read_int(addr.wrapping_add(i), 1)? as u8 == byte {
            return Ok(addr + i);
        }
    }
    Ok(0)
}

/// The next token of the string at `start`: its address, zero if there is none, and the address to continue
/// at.
fn token(call: &mut CCall<'_, '_>, start: u64, delimiters: u64) -> Result<(u64, u64), Stop> {
    if start == 0 {
        return Ok((0, 0));
    }
    let memory = call.mem();
    let (text, set) = (memory.c_string(start)?, memory.c_string(delimiters)?);
    let skip = text.iter().take_while(|byte| set.contains(byte)).count();
    let len = text[skip..].iter().take_while(|byte| !set.contains(byte)).count();
    let (at, end) = (start + skip as u64, start + (skip + len) as u64);
    let last = skip + len == text.len();
    if len == 0 {
        return Ok((0, end));
    }
    if last {
        return Ok((at, end));
    }
    call.memory().write_int(end, 1, 0)?;
    Ok((at, end + 1))
}

fn strtok(call: &mut CCall<'_, '_>) -> HostResult {
    let (given, delimiters) = (call.arg(0)?, call.arg(1)?);
    let start = if given == 0 { call.libc().strtok_next } else { given };
    let (at, next) = token(call, start, delimiters)?;
    call.libc().strtok_next = next;
    Ok(at)
}

fn strtok_r(call: &mut CCall<'_, '_>) -> HostResult {
    let (given, delimiters, state) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    let start = if given == 0 { call.mem().read_int(state, 8)? } else { given };
    let (at, next) = token(call, start, delimiters)?;
    call.memory().write_int(state, 8, next)?;
    Ok(at)
}

fn strsep(call: &mut CCall<'_, '_>) -> HostResult {
    let (place, delimiters) = (call.arg(0)?, call.arg(1)?);
    let start = call.mem().read_int(place, 8)?;
    if start == 0 {
        return Ok(0);
    }
    let memory = call.mem();
    let (text, set) = (memory.c_string(start)?, memory.c_string(delimiters)?);
    match text.iter().position(|byte| set.contains(byte)) {
        Some(n) => {
            let end = start + n as u64;
            call.memory().write_int(end, 1, 0)?;
            call.memory().write_int(place, 8, end + 1)?;
        }
        None => call.memory().write_int(place, 8, 0)?,
    }
    Ok(start)
}

fn duplicate(call: &mut CCall<'_, '_>, text: &[u8]) -> HostResult {
    let Some(block) = call.memory().allocate(text.len() as u64 + 1, 16) else { return Ok(0) };
    call.store_text(block, text)?;
    Ok(block)
}
