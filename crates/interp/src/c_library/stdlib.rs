//! The functions of `<stdlib.h>` that allocate, end the program, or have state; divisions, which trap.

use super::call::{Builtin, CCall};
use super::random::Random;
use crate::machine::HostResult;
use crate::trap::{Stop, TrapKind};

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("malloc", malloc),
    ("calloc", calloc),
    ("realloc", realloc),
    ("reallocarray", reallocarray),
    ("free", free),
    ("cfree", free),
    ("aligned_alloc", aligned_alloc),
    ("memalign", aligned_alloc),
    ("posix_memalign", posix_memalign),
    ("malloc_usable_size", malloc_usable_size),
    ("exit", exit),
    ("_exit", exit_now),
    ("_Exit", exit_now),
    ("quick_exit", exit_now),
    ("abort", abort),
    ("atexit", atexit),
    ("__cxa_atexit", cxa_atexit),
    ("__assert_fail", assert_fail),
    ("__stack_chk_fail", abort),
    ("__chk_fail", abort),
    ("div", div),
    ("ldiv", ldiv),
    ("lldiv", ldiv),
    ("__divti3", |call| divide(call, |a, b| (a as i128).wrapping_div(b as i128) as u128)),
    ("__modti3", |call| divide(call, |a, b| (a as i128).wrapping_rem(b as i128) as u128)),
    ("__udivti3", |call| divide(call, |a, b| a / b)),
    ("__umodti3", |call| divide(call, |a, b| a % b)),
    ("rand", rand),
    ("random", rand),
    ("srand", srand),
    ("srandom", srand),
    ("getenv", getenv),
    ("secure_getenv", getenv),
    ("setlocale", setlocale),
    ("__errno_location", |call| Ok(call.libc().errno)),
    ("sysconf", |call| {
        // `_SC_PAGESIZE` and `_SC_NPROCESSORS_*`; everything else is unknown.
        Ok(match call.int(0)? {
            30 => 4096,
            83 | 84 => 1,
            _ => u64::MAX,
        })
    }),
    ("getpagesize", |_| Ok(4096)),
];

/// The address of a new block; if there is none, sets `errno` and returns null.
fn allocated(call: &mut CCall<'_, '_>, block: Option<u64>) -> HostResult {
    if block.is_none() {
        call.set_errno(libc::ENOMEM)?;
    }
    Ok(block.unwrap_or(0))
}

fn malloc(call: &mut CCall<'_, '_>) -> HostResult {
    let size = call.arg(0)?;
    let block = call.memory().allocate(size, 16);
    allocated(call, block)
}

fn calloc(call: &mut CCall<'_, '_>) -> HostResult {
    let size = call.arg(0)?.checked_mul(call.arg(1)?);
    let block = size.and_then(|size| call.memory().allocate_zeroed(size, 16));
    allocated(call, block)
}

/// Moves the block at `old` to one of `size` bytes, if that is a number.
fn resize(call: &mut CCall<'_, '_>, old: u64, size: Option<u64>) -> HostResult {
    let old_size = if old == 0 { 0 } else { call.memory().block_size(old)? };
    if old != 0 && size == Some(0) {
        call.memory().release(old)?;
        return Ok(0);
    }
    let new = size.and_then(|size| call.memory().allocate(size, 16));
    if let (Some(size), Some(new)) = (size, new)
        && old != 0
    {
        call.memory().copy(new, old, size.min(old_size))?;
        call.memory().release(old)?;
    }
    allocated(call, new)
}

fn realloc(call: &mut CCall<'_, '_>) -> HostResult {
    let (old, size) = (call.arg(0)?, call.arg(1)?);
    resize(call, old, Some(size))
}

fn reallocarray(call: &mut CCall<'_, '_>) -> HostResult {
    let (old, size) = (call.arg(0)?, call.arg(1)?.checked_mul(call.arg(2)?));
    resize(call, old, size)
}

fn free(call: &mut CCall<'_, '_>) -> HostResult {
    let addr = call.arg(0)?;
    if addr != 0 {
        call.memory().release(addr)?;
    }
    Ok(0)
}

fn aligned(call: &mut CCall<'_, '_>, align: u64, size: u64) -> Option<u64> {
    let align = align.max(16);
    if !align.is_power_of_two() || align > 1 << 30 {
        return None;
    }
    call.memory().allocate(size, align)
}

fn aligned_alloc(call: &mut CCall<'_, '_>) -> HostResult {
    let (align, size) = (call.arg(0)?, call.arg(1)?);
    Ok(aligned(call, align, size).unwrap_or(0))
}

fn posix_memalign(call: &mut CCall<'_, '_>) -> HostResult {
    let (place, align, size) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    match aligned(call, align, size) {
        Some(addr) => {
            call.memory().write_int(place, 8, addr)?;
            Ok(0)
        }
        None => Ok(libc::ENOMEM as u64),
    }
}

fn malloc_usable_size(call: &mut CCall<'_, '_>) -> HostResult {
    let addr = call.arg(0)?;
    Ok(if addr == 0 { 0 } else { call.memory().block_size(addr)? })
}

fn exit(call: &mut CCall<'_, '_>) -> HostResult {
    Err(Stop::Exit(call.int(0)? & 0xff))
}

fn exit_now(call: &mut CCall<'_, '_>) -> HostResult {
    call.libc().exit_functions.clear();
    exit(call)
}

fn abort(_: &mut CCall<'_, '_>) -> HostResult {
    Err(TrapKind::Abort.into())
}

fn atexit(call: &mut CCall<'_, '_>) -> HostResult {
    let function = call.arg(0)?;
    call.libc().exit_functions.push((function, 0));
    Ok(0)
}

fn cxa_atexit(call: &mut CCall<'_, '_>) -> HostResult {
    let (function, arg) = (call.arg(0)?, call.arg(1)?);
    call.libc().exit_functions.push((function, arg));
    Ok(0)
}

fn assert_fail(call: &mut CCall<'_, '_>) -> HostResult {
    let (what, file, line) = (call.string(0)?, call.string(1)?, call.arg(2)? as u32);
    let function = if call.arg(3)? == 0 { b"?".to_vec() } else { call.string(3)? };
    let mut text = file;
    text.extend_from_slice(format!(":{line}: ").as_bytes());
    text.extend_from_slice(&function);
    text.extend_from_slice(b": Assertion `");
    text.extend_from_slice(&what);
    text.extend_from_slice(b"' failed.\n");
    call.libc().write(2, &text)?;
    Err(TrapKind::Abort.into())
}

fn no_quotient(by_zero: bool) -> TrapKind {
    if by_zero { TrapKind::DivisionByZero } else { TrapKind::DivisionOverflow }
}

fn div(call: &mut CCall<'_, '_>) -> HostResult {
    let (a, b) = (call.int(0)?, call.int(1)?);
    let quotient = a.checked_div(b).ok_or(no_quotient(b == 0))?;
    // Both halves of the structure share one register.
    Ok(u64::from(quotient as u32) | u64::from((a % b) as u32) << 32)
}

fn ldiv(call: &mut CCall<'_, '_>) -> HostResult {
    let (a, b) = (call.arg(0)? as i64, call.arg(1)? as i64);
    let quotient = a.checked_div(b).ok_or(no_quotient(b == 0))?;
    call.set_second((a % b) as u64);
    Ok(quotient as u64)
}

/// Divides the integers of 128 bits in the arguments.
fn divide(call: &mut CCall<'_, '_>, op: fn(u128, u128) -> u128) -> HostResult {
    let wide = |i| Ok::<_, Stop>(u128::from(call.arg(i)?) | u128::from(call.arg(i + 1)?) << 64);
    let (a, b) = (wide(0)?, wide(2)?);
    if b == 0 {
        return Err(TrapKind::DivisionByZero.into());
    }
    let value = op(a, b);
    call.set_second((value >> 64) as u64);
    Ok(value as u64)
}

fn rand(call: &mut CCall<'_, '_>) -> HostResult {
    Ok(u64::from(call.libc().random.next()))
}

fn srand(call: &mut CCall<'_, '_>) -> HostResult {
    let seed = call.int(0)? as u32;
    call.libc().random = Random::new(seed);
    Ok(0)
}

fn getenv(call: &mut CCall<'_, '_>) -> HostResult {
    let name = call.string(0)?;
    let memory = call.mem();
    let mut place = memory.read_int(call.machine.host.environ, 8)?;
    // The list ends with a null pointer, and a program may have set the variable to null.
    while place != 0 {
        let entry = memory.read_int(place, 8)?;
        if entry == 0 {
            break;
        }
        let text = memory.c_string(entry)?;
        if text.starts_with(&name) && text.get(name.len()) == Some(&b'=') {
            return Ok(entry + name.len() as u64 + 1);
        }
        place += 8;
    }
    Ok(0)
}

fn setlocale(call: &mut CCall<'_, '_>) -> HostResult {
    let addr = call.static_object("setlocale", 2);
    call.store_text(addr, b"C")?;
    Ok(addr)
}
