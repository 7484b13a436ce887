//! `<string.h>` and `<strings.h>`.

use super::Builtin;
use crate::machine::{HostCall, HostResult};
use crate::{Memory, Stop};

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("memcpy", memmove),
    ("memmove", memmove),
    ("__memcpy_chk", memmove),
    ("__memmove_chk", memmove),
    ("mempcpy", mempcpy),
    ("memccpy", memccpy),
    ("memset", memset),
    ("__memset_chk", memset),
    ("bzero", bzero),
    ("bcopy", bcopy),
    ("memcmp", memcmp),
    ("bcmp", memcmp),
    ("memchr", memchr),
    ("memrchr", memrchr),
    ("memmem", memmem),
    ("strlen", strlen),
    ("strnlen", strnlen),
    ("strcpy", strcpy),
    ("__strcpy_chk", strcpy),
    ("stpcpy", stpcpy),
    ("strncpy", strncpy),
    ("__strncpy_chk", strncpy),
    ("strcat", strcat),
    ("__strcat_chk", strcat),
    ("strncat", strncat),
    ("strcmp", strcmp),
    ("strcoll", strcmp),
    ("strncmp", strncmp),
    ("strcasecmp", strcasecmp),
    ("strncasecmp", strncasecmp),
    ("strchr", strchr),
    ("index", strchr),
    ("strchrnul", strchrnul),
    ("strrchr", strrchr),
    ("rindex", strrchr),
    ("strstr", strstr),
    ("strcasestr", strcasestr),
    ("strspn", strspn),
    ("strcspn", strcspn),
    ("strpbrk", strpbrk),
    ("strtok", strtok),
    ("strtok_r", strtok_r),
    ("__strtok_r", strtok_r),
    ("strsep", strsep),
    ("strdup", strdup),
    ("__strdup", strdup),
    ("strndup", strndup),
    ("strerror", strerror),
    ("strxfrm", strxfrm),
    ("wcslen", wcslen),
    ("ffs", |call| Ok(first_bit(call.arg(0)? & 0xffff_ffff))),
    ("ffsl", |call| Ok(first_bit(call.arg(0)?))),
    ("ffsll", |call| Ok(first_bit(call.arg(0)?))),
];

fn memmove(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, source, len) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    call.memory().copy(dest, source, len)?;
    Ok(dest)
}

fn mempcpy(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(memmove(call)? + call.arg(2)?)
}

fn memccpy(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, source, stop, len) = (call.arg(0)?, call.arg(1)?, call.arg(2)? as u8, call.arg(3)?);
    for i in 0..len {
        let byte = call.mem().read_int(source.wrapping_add(i), 1)?;
        call.memory().write_int(dest.wrapping_add(i), 1, byte)?;
        if byte as u8 == stop {
            return Ok(dest + i + 1);
        }
    }
    Ok(0)
}

fn memset(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, byte, len) = (call.arg(0)?, call.arg(1)? as u8, call.arg(2)?);
    call.memory().bytes_mut(dest, len)?.fill(byte);
    Ok(dest)
}

fn bzero(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, len) = (call.arg(0)?, call.arg(1)?);
    call.memory().bytes_mut(dest, len)?.fill(0);
    Ok(0)
}

fn bcopy(call: &mut HostCall<'_, '_>) -> HostResult {
    let (source, dest, len) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    call.memory().copy(dest, source, len)?;
    Ok(0)
}

/// The difference of the first bytes that differ, as glibc has it.
fn memcmp(call: &mut HostCall<'_, '_>) -> HostResult {
    let (a, b, len) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    let memory = call.mem();
    let difference = |x: u8, y: u8| u64::from((i32::from(x) - i32::from(y)) as u32);
    if let (Ok(a), Ok(b)) = (memory.bytes(a, len), memory.bytes(b, len)) {
        return Ok(a.iter().zip(b).find(|(x, y)| x != y).map_or(0, |(&x, &y)| difference(x, y)));
    }
    // C lets a comparison stop at the first difference, and programs rely on it near the end of an object.
    for i in 0..len {
        let (x, y) =
            (memory.read_int(a.wrapping_add(i), 1)? as u8, memory.read_int(b.wrapping_add(i), 1)? as u8);
        if x != y {
            return Ok(difference(x, y));
        }
    }
    Ok(0)
}

fn memchr(call: &mut HostCall<'_, '_>) -> HostResult {
    let (addr, byte, len) = (call.arg(0)?, call.arg(1)? as u8, call.arg(2)?);
    for i in 0..len {
        if call.mem().read_int(addr.wrapping_add(i), 1)? as u8 == byte {
            return Ok(addr + i);
        }
    }
    Ok(0)
}

fn memrchr(call: &mut HostCall<'_, '_>) -> HostResult {
    let (addr, byte, len) = (call.arg(0)?, call.arg(1)? as u8, call.arg(2)?);
    let bytes = call.mem().bytes(addr, len)?;
    Ok(bytes.iter().rposition(|&b| b == byte).map_or(0, |i| addr + i as u64))
}

/// Where `needle` starts in `haystack`.
fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    if needle.is_empty() {
        return Some(0);
    }
    haystack.windows(needle.len()).position(|window| window == needle)
}

fn memmem(call: &mut HostCall<'_, '_>) -> HostResult {
    let (addr, len) = (call.arg(0)?, call.arg(1)?);
    let memory = call.mem();
    let found = find(memory.bytes(addr, len)?, memory.bytes(call.arg(2)?, call.arg(3)?)?);
    Ok(found.map_or(0, |i| addr + i as u64))
}

fn strlen(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(call.mem().c_string(call.arg(0)?)?.len() as u64)
}

/// The bytes up to a NUL or `limit`, reading no further.
pub(super) fn bounded(memory: &Memory, addr: u64, limit: u64) -> Result<Vec<u8>, Stop> {
    let mut bytes = Vec::new();
    while (bytes.len() as u64) < limit {
        match memory.read_int(addr.wrapping_add(bytes.len() as u64), 1)? {
            0 => break,
            byte => bytes.push(byte as u8),
        }
    }
    Ok(bytes)
}

fn strnlen(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(bounded(call.mem(), call.arg(0)?, call.arg(1)?)?.len() as u64)
}

fn put(call: &mut HostCall<'_, '_>, dest: u64, bytes: &[u8]) -> Result<(), Stop> {
    call.memory().bytes_mut(dest, bytes.len() as u64)?.copy_from_slice(bytes);
    Ok(())
}

fn put_string(call: &mut HostCall<'_, '_>, dest: u64, text: &[u8]) -> Result<(), Stop> {
    let place = call.memory().bytes_mut(dest, text.len() as u64 + 1)?;
    place[..text.len()].copy_from_slice(text);
    place[text.len()] = 0;
    Ok(())
}

fn strcpy(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, text) = (call.arg(0)?, call.string(1)?);
    put_string(call, dest, &text)?;
    Ok(dest)
}

fn stpcpy(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, text) = (call.arg(0)?, call.string(1)?);
    put_string(call, dest, &text)?;
    Ok(dest + text.len() as u64)
}

fn strncpy(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, len) = (call.arg(0)?, call.arg(2)?);
    let mut text = bounded(call.mem(), call.arg(1)?, len)?;
    call.memory().bytes_mut(dest, len)?;
    text.resize(len as usize, 0);
    put(call, dest, &text)?;
    Ok(dest)
}

fn strcat(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, text) = (call.arg(0)?, call.string(1)?);
    let end = dest + call.mem().c_string(dest)?.len() as u64;
    put_string(call, end, &text)?;
    Ok(dest)
}

fn strncat(call: &mut HostCall<'_, '_>) -> HostResult {
    let dest = call.arg(0)?;
    let text = bounded(call.mem(), call.arg(1)?, call.arg(2)?)?;
    let end = dest + call.mem().c_string(dest)?.len() as u64;
    put_string(call, end, &text)?;
    Ok(dest)
}

/// Compares byte by byte up to a difference, a NUL or `limit`, reading no further.
fn compare(call: &HostCall<'_, '_>, limit: u64, map: fn(u8) -> u8) -> HostResult {
    let (a, b) = (call.arg(0)?, call.arg(1)?);
    let memory = call.mem();
    for i in 0..limit {
        let x = map(memory.read_int(a.wrapping_add(i), 1)? as u8);
        let y = map(memory.read_int(b.wrapping_add(i), 1)? as u8);
        if x != y {
            // glibc gives the difference of the bytes here, but its vector code only the sign; C promises the
            // sign.
            return Ok(u64::from((i32::from(x) - i32::from(y)) as u32));
        }
        if x == 0 {
            break;
        }
    }
    Ok(0)
}

fn same(byte: u8) -> u8 {
    byte
}

fn lower(byte: u8) -> u8 {
    byte.to_ascii_lowercase()
}

fn strcmp(call: &mut HostCall<'_, '_>) -> HostResult {
    compare(call, u64::MAX, same)
}

fn strncmp(call: &mut HostCall<'_, '_>) -> HostResult {
    compare(call, call.arg(2)?, same)
}

fn strcasecmp(call: &mut HostCall<'_, '_>) -> HostResult {
    compare(call, u64::MAX, lower)
}

fn strncasecmp(call: &mut HostCall<'_, '_>) -> HostResult {
    compare(call, call.arg(2)?, lower)
}

/// The position of `byte` in the string at `addr`; its NUL counts.
fn find_byte(call: &HostCall<'_, '_>, addr: u64, byte: u8) -> Result<Option<u64>, Stop> {
    let text = call.mem().c_string(addr)?;
    if byte == 0 {
        return Ok(Some(text.len() as u64));
    }
    Ok(text.iter().position(|&b| b == byte).map(|i| i as u64))
}

fn strchr(call: &mut HostCall<'_, '_>) -> HostResult {
    let addr = call.arg(0)?;
    Ok(find_byte(call, addr, call.arg(1)? as u8)?.map_or(0, |i| addr + i))
}

fn strchrnul(call: &mut HostCall<'_, '_>) -> HostResult {
    let addr = call.arg(0)?;
    let end = call.mem().c_string(addr)?.len() as u64;
    Ok(addr + find_byte(call, addr, call.arg(1)? as u8)?.unwrap_or(end))
}

fn strrchr(call: &mut HostCall<'_, '_>) -> HostResult {
    let (addr, byte) = (call.arg(0)?, call.arg(1)? as u8);
    let text = call.mem().c_string(addr)?;
    if byte == 0 {
        return Ok(addr + text.len() as u64);
    }
    Ok(text.iter().rposition(|&b| b == byte).map_or(0, |i| addr + i as u64))
}

fn strstr(call: &mut HostCall<'_, '_>) -> HostResult {
    let addr = call.arg(0)?;
    let memory = call.mem();
    let found = find(memory.c_string(addr)?, memory.c_string(call.arg(1)?)?);
    Ok(found.map_or(0, |i| addr + i as u64))
}

fn strcasestr(call: &mut HostCall<'_, '_>) -> HostResult {
    let addr = call.arg(0)?;
    let (text, needle) = (call.string(0)?.to_ascii_lowercase(), call.string(1)?.to_ascii_lowercase());
    Ok(find(&text, &needle).map_or(0, |i| addr + i as u64))
}

fn span(call: &HostCall<'_, '_>, inside: bool) -> HostResult {
    let memory = call.mem();
    let (text, set) = (memory.c_string(call.arg(0)?)?, memory.c_string(call.arg(1)?)?);
    Ok(text.iter().take_while(|byte| set.contains(byte) == inside).count() as u64)
}

fn strspn(call: &mut HostCall<'_, '_>) -> HostResult {
    span(call, true)
}

fn strcspn(call: &mut HostCall<'_, '_>) -> HostResult {
    span(call, false)
}

fn strpbrk(call: &mut HostCall<'_, '_>) -> HostResult {
    let addr = call.arg(0)?;
    let n = span(call, false)?;
    Ok(if call.mem().read_int(addr.wrapping_add(n), 1)? == 0 { 0 } else { addr + n })
}

/// The next token of the string at `start`: its address (0: none) and where to go on.
fn token(call: &mut HostCall<'_, '_>, start: u64, delimiters: u64) -> Result<(u64, u64), Stop> {
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

fn strtok(call: &mut HostCall<'_, '_>) -> HostResult {
    let (given, delimiters) = (call.arg(0)?, call.arg(1)?);
    let start = if given == 0 { call.libc().strtok_next } else { given };
    let (at, next) = token(call, start, delimiters)?;
    call.libc().strtok_next = next;
    Ok(at)
}

fn strtok_r(call: &mut HostCall<'_, '_>) -> HostResult {
    let (given, delimiters, state) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    let start = if given == 0 { call.mem().read_int(state, 8)? } else { given };
    let (at, next) = token(call, start, delimiters)?;
    call.memory().write_int(state, 8, next)?;
    Ok(at)
}

fn strsep(call: &mut HostCall<'_, '_>) -> HostResult {
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

fn duplicate(call: &mut HostCall<'_, '_>, text: &[u8]) -> HostResult {
    let Some(block) = call.memory().allocate(text.len() as u64 + 1, 16) else { return Ok(0) };
    put_string(call, block, text)?;
    Ok(block)
}

fn strdup(call: &mut HostCall<'_, '_>) -> HostResult {
    let text = call.string(0)?;
    duplicate(call, &text)
}

fn strndup(call: &mut HostCall<'_, '_>) -> HostResult {
    let text = bounded(call.mem(), call.arg(0)?, call.arg(1)?)?;
    duplicate(call, &text)
}

fn strerror(call: &mut HostCall<'_, '_>) -> HostResult {
    let text = super::native::error_text(call.int(0)?);
    let interp = &mut *call.interp;
    let addr = interp.libc.static_object(&mut interp.memory, "strerror", 64);
    put_string(call, addr, text.as_bytes())?;
    Ok(addr)
}

fn strxfrm(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, text, size) = (call.arg(0)?, call.string(1)?, call.arg(2)?);
    if (text.len() as u64) < size {
        put_string(call, dest, &text)?;
    }
    Ok(text.len() as u64)
}

/// The position of the lowest one, counted from 1; 0 where there is none.
fn first_bit(bits: u64) -> u64 {
    if bits == 0 { 0 } else { u64::from(bits.trailing_zeros()) + 1 }
}

fn wcslen(call: &mut HostCall<'_, '_>) -> HostResult {
    let addr = call.arg(0)?;
    let mut n = 0;
    while call.mem().read_int(addr.wrapping_add(4 * n), 4)? != 0 {
        n += 1;
    }
    Ok(n)
}
