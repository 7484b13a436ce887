//! `<stdlib.h>` without sorting, `<assert.h>`, and what a C start-up file provides.

use super::Builtin;
use super::native::{self, Number};
use super::random::Random;
use crate::machine::{HostCall, HostResult};
use crate::{Stop, TrapKind};

/// `ENOMEM`
const NO_MEMORY: u64 = 12;

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
    ("abs", abs),
    ("labs", labs),
    ("llabs", labs),
    ("imaxabs", labs),
    ("div", div),
    ("ldiv", ldiv),
    ("lldiv", ldiv),
    ("atoi", atoi),
    ("atol", atol),
    ("atoll", atol),
    ("atof", atof),
    ("strtol", strtol),
    ("strtoll", strtol),
    ("strtoimax", strtol),
    ("__isoc23_strtol", strtol),
    ("__isoc23_strtoll", strtol),
    ("strtoul", strtoul),
    ("strtoull", strtoul),
    ("strtoumax", strtoul),
    ("__isoc23_strtoul", strtoul),
    ("__isoc23_strtoull", strtoul),
    ("strtod", strtod),
    ("strtof", strtof),
    ("rand", rand),
    ("random", rand),
    ("srand", srand),
    ("srandom", srand),
    ("rand_r", rand_r),
    ("system", system),
    ("setlocale", setlocale),
    ("__errno_location", errno_location),
    ("sysconf", sysconf),
    ("getpagesize", page_size),
];

fn no_memory(call: &mut HostCall<'_, '_>) -> HostResult {
    call.set_errno(NO_MEMORY)?;
    Ok(0)
}

fn malloc(call: &mut HostCall<'_, '_>) -> HostResult {
    let size = call.arg(0)?;
    match call.memory().allocate(size, 16) {
        Some(addr) => Ok(addr),
        None => no_memory(call),
    }
}

fn calloc(call: &mut HostCall<'_, '_>) -> HostResult {
    let size = call.arg(0)?.checked_mul(call.arg(1)?);
    match size.and_then(|size| call.memory().allocate_zeroed(size, 16)) {
        Some(addr) => Ok(addr),
        None => no_memory(call),
    }
}

fn resize(call: &mut HostCall<'_, '_>, old: u64, size: u64) -> HostResult {
    if old == 0 {
        return match call.memory().allocate(size, 16) {
            Some(addr) => Ok(addr),
            None => no_memory(call),
        };
    }
    let old_size = call.memory().block_size(old)?;
    if size == 0 {
        call.memory().release(old)?;
        return Ok(0);
    }
    let Some(new) = call.memory().allocate(size, 16) else { return no_memory(call) };
    call.memory().copy(new, old, size.min(old_size))?;
    call.memory().release(old)?;
    Ok(new)
}

fn realloc(call: &mut HostCall<'_, '_>) -> HostResult {
    let (old, size) = (call.arg(0)?, call.arg(1)?);
    resize(call, old, size)
}

fn reallocarray(call: &mut HostCall<'_, '_>) -> HostResult {
    let old = call.arg(0)?;
    match call.arg(1)?.checked_mul(call.arg(2)?) {
        Some(size) => resize(call, old, size),
        None => no_memory(call),
    }
}

fn free(call: &mut HostCall<'_, '_>) -> HostResult {
    let addr = call.arg(0)?;
    if addr != 0 {
        call.memory().release(addr)?;
    }
    Ok(0)
}

fn aligned(call: &mut HostCall<'_, '_>, align: u64, size: u64) -> Option<u64> {
    let align = align.max(16);
    if !align.is_power_of_two() || align > 1 << 30 {
        return None;
    }
    call.memory().allocate(size, align)
}

fn aligned_alloc(call: &mut HostCall<'_, '_>) -> HostResult {
    let (align, size) = (call.arg(0)?, call.arg(1)?);
    Ok(aligned(call, align, size).unwrap_or(0))
}

fn posix_memalign(call: &mut HostCall<'_, '_>) -> HostResult {
    let (place, align, size) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    match aligned(call, align, size) {
        Some(addr) => {
            call.memory().write_int(place, 8, addr)?;
            Ok(0)
        }
        None => Ok(NO_MEMORY),
    }
}

fn malloc_usable_size(call: &mut HostCall<'_, '_>) -> HostResult {
    let addr = call.arg(0)?;
    Ok(if addr == 0 { 0 } else { call.memory().block_size(addr)? })
}

fn exit(call: &mut HostCall<'_, '_>) -> HostResult {
    Err(Stop::Exit(call.int(0)? & 0xff))
}

fn exit_now(call: &mut HostCall<'_, '_>) -> HostResult {
    call.libc().exit_functions.clear();
    exit(call)
}

fn abort(_: &mut HostCall<'_, '_>) -> HostResult {
    Err(TrapKind::Abort.into())
}

fn atexit(call: &mut HostCall<'_, '_>) -> HostResult {
    let function = call.arg(0)?;
    call.libc().exit_functions.push((function, 0));
    Ok(0)
}

fn cxa_atexit(call: &mut HostCall<'_, '_>) -> HostResult {
    let (function, arg) = (call.arg(0)?, call.arg(1)?);
    call.libc().exit_functions.push((function, arg));
    Ok(0)
}

fn assert_fail(call: &mut HostCall<'_, '_>) -> HostResult {
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

fn abs(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(call.int(0)?.wrapping_abs() as u64)
}

fn labs(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok((call.arg(0)? as i64).wrapping_abs() as u64)
}

fn div(call: &mut HostCall<'_, '_>) -> HostResult {
    let (a, b) = (call.int(0)?, call.int(1)?);
    let quotient = a.checked_div(b);
    let quotient =
        quotient.ok_or(if b == 0 { TrapKind::DivisionByZero } else { TrapKind::DivisionOverflow })?;
    // Both halves of the structure share one register.
    Ok(u64::from(quotient as u32) | u64::from((a % b) as u32) << 32)
}

fn ldiv(call: &mut HostCall<'_, '_>) -> HostResult {
    let (a, b) = (call.arg(0)? as i64, call.arg(1)? as i64);
    let quotient = a.checked_div(b);
    let quotient =
        quotient.ok_or(if b == 0 { TrapKind::DivisionByZero } else { TrapKind::DivisionOverflow })?;
    call.set_second((a % b) as u64);
    Ok(quotient as u64)
}

fn atoi(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(atol(call)? as u32 as u64)
}

fn atol(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(native::strtol(call.mem().c_string(call.arg(0)?)?, 10).value as u64)
}

fn atof(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(native::strtod(call.mem().c_string(call.arg(0)?)?).value.to_bits())
}

/// Stores where the number at the start of the first argument ends, if the program wants to know, and
/// `errno`.
pub(super) fn number<T>(call: &mut HostCall<'_, '_>, read: impl Fn(&[u8]) -> Number<T>) -> Result<T, Stop> {
    let (start, place) = (call.arg(0)?, call.arg(1)?);
    let number = read(call.mem().c_string(start)?);
    if place != 0 {
        call.memory().write_int(place, 8, start + number.used as u64)?;
    }
    if number.errno != 0 {
        call.set_errno(number.errno as u64)?;
    }
    Ok(number.value)
}

fn strtol(call: &mut HostCall<'_, '_>) -> HostResult {
    let base = call.int(2)?;
    Ok(number(call, |text| native::strtol(text, base))? as u64)
}

fn strtoul(call: &mut HostCall<'_, '_>) -> HostResult {
    let base = call.int(2)?;
    number(call, |text| native::strtoul(text, base))
}

fn strtod(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(number(call, native::strtod)?.to_bits())
}

fn strtof(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(u64::from(number(call, native::strtof)?.to_bits()))
}

fn rand(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(u64::from(call.libc().random.next()))
}

fn srand(call: &mut HostCall<'_, '_>) -> HostResult {
    let seed = call.int(0)? as u32;
    call.libc().random = Random::new(seed);
    Ok(0)
}

fn rand_r(call: &mut HostCall<'_, '_>) -> HostResult {
    let place = call.arg(0)?;
    let mut next = call.mem().read_int(place, 4)? as u32;
    let mut step = || {
        next = next.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        next / 65_536
    };
    let mut result = step() % 2048;
    result = (result << 10) ^ (step() % 1024);
    result = (result << 10) ^ (step() % 1024);
    call.memory().write_int(place, 4, u64::from(next))?;
    Ok(u64::from(result))
}

fn system(call: &mut HostCall<'_, '_>) -> HostResult {
    match call.arg(0)? {
        // There is no shell.
        0 => Ok(0),
        _ => Err(TrapKind::Unsupported("`system` with a command".into()).into()),
    }
}

fn setlocale(call: &mut HostCall<'_, '_>) -> HostResult {
    let interp = &mut *call.interp;
    let addr = interp.libc.static_object(&mut interp.memory, "setlocale", 2);
    interp.memory.write_int(addr, 1, u64::from(b'C'))?;
    Ok(addr)
}

fn errno_location(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(call.libc().errno)
}

fn page_size(_: &mut HostCall<'_, '_>) -> HostResult {
    Ok(4096)
}

fn sysconf(call: &mut HostCall<'_, '_>) -> HostResult {
    // `_SC_PAGESIZE` and `_SC_NPROCESSORS_*`; everything else is not known.
    Ok(match call.int(0)? {
        30 => 4096,
        83 | 84 => 1,
        _ => u64::MAX,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rand_is_that_of_glibc() {
        // What glibc's `rand` gives without a seed, and after `srand(42)`.
        let mut random = Random::default();
        let first: Vec<u32> = (0..5).map(|_| random.next()).collect();
        assert_eq!(first, [1804289383, 846930886, 1681692777, 1714636915, 1957747793]);
        let mut random = Random::new(42);
        let first: Vec<u32> = (0..3).map(|_| random.next()).collect();
        assert_eq!(first, [71876166, 708592740, 1483128881]);
    }
}
