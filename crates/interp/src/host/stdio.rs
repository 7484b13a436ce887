//! `<stdio.h>`: printing. What is read is in `input`, what is opened in `streams`.

use super::{Builtin, VarArgs, format};
use crate::machine::{HostCall, HostResult};
use crate::{Stop, TrapKind};

pub(super) const EOF: u64 = u32::MAX as u64;
/// The standard output.
const STDOUT: usize = 1;
const STDERR: usize = 2;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("printf", |call| to_stream(call, STDOUT, 0, Rest::Arguments)),
    ("__printf_chk", |call| to_stream(call, STDOUT, 1, Rest::Arguments)),
    ("vprintf", |call| to_stream(call, STDOUT, 0, Rest::List)),
    ("__vprintf_chk", |call| to_stream(call, STDOUT, 1, Rest::List)),
    ("fprintf", |call| to_file(call, 1, Rest::Arguments)),
    ("__fprintf_chk", |call| to_file(call, 2, Rest::Arguments)),
    ("vfprintf", |call| to_file(call, 1, Rest::List)),
    ("__vfprintf_chk", |call| to_file(call, 2, Rest::List)),
    ("dprintf", |call| {
        let bytes = formatted(call, 1, Rest::Arguments)?;
        call.libc().flush()?;
        let written = call.write_descriptor(call.arg(0)?, &bytes)?;
        Ok(if written == bytes.len() { written as u64 } else { EOF })
    }),
    ("sprintf", |call| to_memory(call, u64::MAX, 1, Rest::Arguments)),
    ("__sprintf_chk", |call| to_memory(call, u64::MAX, 3, Rest::Arguments)),
    ("vsprintf", |call| to_memory(call, u64::MAX, 1, Rest::List)),
    ("__vsprintf_chk", |call| to_memory(call, u64::MAX, 3, Rest::List)),
    ("snprintf", |call| to_memory(call, call.arg(1)?, 2, Rest::Arguments)),
    ("__snprintf_chk", |call| to_memory(call, call.arg(1)?, 4, Rest::Arguments)),
    ("vsnprintf", |call| to_memory(call, call.arg(1)?, 2, Rest::List)),
    ("__vsnprintf_chk", |call| to_memory(call, call.arg(1)?, 4, Rest::List)),
    ("asprintf", |call| to_block(call, Rest::Arguments)),
    ("vasprintf", |call| to_block(call, Rest::List)),
    ("puts", puts),
    ("putchar", putchar),
    ("putchar_unlocked", putchar),
    ("putc", fputc),
    ("_IO_putc", fputc),
    ("fputc", fputc),
    ("putc_unlocked", fputc),
    ("fputc_unlocked", fputc),
    ("fputs", fputs),
    ("fputs_unlocked", fputs),
    ("fwrite", fwrite),
    ("fwrite_unlocked", fwrite),
    ("perror", perror),
];

fn printed(call: &mut HostCall<'_, '_>, stream: usize, bytes: &[u8]) -> HostResult {
    let written = call.write_stream(stream, bytes)?;
    Ok(if written == bytes.len() { written as u64 } else { EOF })
}

/// What follows a format.
enum Rest {
    Arguments,
    /// A `va_list`.
    List,
}

/// The text that the format in the argument `format` describes.
fn formatted(call: &mut HostCall<'_, '_>, format: usize, rest: Rest) -> Result<Vec<u8>, Stop> {
    let args = match rest {
        Rest::Arguments => VarArgs::Direct { next: format + 1 },
        Rest::List => VarArgs::List { addr: call.arg(format + 1)? },
    };
    let text = call.string(format)?;
    format::format(call, &text, args)
}

fn to_stream(call: &mut HostCall<'_, '_>, stream: usize, format: usize, rest: Rest) -> HostResult {
    let bytes = formatted(call, format, rest)?;
    printed(call, stream, &bytes)
}

fn to_file(call: &mut HostCall<'_, '_>, format: usize, rest: Rest) -> HostResult {
    let stream = call.stream(0)?;
    to_stream(call, stream, format, rest)
}

fn to_memory(call: &mut HostCall<'_, '_>, size: u64, format: usize, rest: Rest) -> HostResult {
    let bytes = formatted(call, format, rest)?;
    store_text(call, call.arg(0)?, size, &bytes)
}

fn to_block(call: &mut HostCall<'_, '_>, rest: Rest) -> HostResult {
    let bytes = formatted(call, 1, rest)?;
    let Some(block) = call.memory().allocate(bytes.len() as u64 + 1, 16) else { return Ok(EOF) };
    store_text(call, block, u64::MAX, &bytes)?;
    let place = call.arg(0)?;
    call.memory().write_int(place, 8, block)?;
    Ok(bytes.len() as u64)
}

/// Stores as much as fits into `size` bytes, the NUL included.
pub(super) fn store_text(call: &mut HostCall<'_, '_>, dest: u64, size: u64, text: &[u8]) -> HostResult {
    if size > 0 {
        let n = (text.len() as u64).min(size - 1);
        let place = call.memory().bytes_mut(dest, n + 1)?;
        place[..n as usize].copy_from_slice(&text[..n as usize]);
        place[n as usize] = 0;
    }
    Ok(text.len() as u64)
}

fn puts(call: &mut HostCall<'_, '_>) -> HostResult {
    let mut text = call.string(0)?;
    text.push(b'\n');
    printed(call, STDOUT, &text)
}

fn putchar(call: &mut HostCall<'_, '_>) -> HostResult {
    let byte = call.int(0)? as u8;
    Ok(if call.write_stream(STDOUT, &[byte])? == 1 { u64::from(byte) } else { EOF })
}

fn fputc(call: &mut HostCall<'_, '_>) -> HostResult {
    let byte = call.int(0)? as u8;
    let stream = call.stream(1)?;
    Ok(if call.write_stream(stream, &[byte])? == 1 { u64::from(byte) } else { EOF })
}

fn fputs(call: &mut HostCall<'_, '_>) -> HostResult {
    let text = call.string(0)?;
    let stream = call.stream(1)?;
    Ok(if call.write_stream(stream, &text)? == text.len() { 1 } else { EOF })
}

/// Bytes of `n` items of `size` bytes.
pub(super) fn total(size: u64, n: u64) -> Result<u64, Stop> {
    let bytes = size.checked_mul(n).filter(|&bytes| bytes < 1 << 40);
    bytes.ok_or_else(|| TrapKind::OutOfBounds { addr: 0, size: u64::MAX, write: false }.into())
}

fn fwrite(call: &mut HostCall<'_, '_>) -> HostResult {
    let (addr, size, n) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    let bytes = call.mem().bytes(addr, total(size, n)?)?.to_vec();
    let stream = call.stream(3)?;
    let written = call.write_stream(stream, &bytes)? as u64;
    Ok(written.checked_div(size).unwrap_or(0))
}

fn perror(call: &mut HostCall<'_, '_>) -> HostResult {
    let code = call.mem().read_int(call.interp.libc.errno, 4)? as i32;
    let mut text = if call.arg(0)? == 0 { Vec::new() } else { call.string(0)? };
    if !text.is_empty() {
        text.extend_from_slice(b": ");
    }
    text.extend_from_slice(super::native::error_text(code).as_bytes());
    text.push(b'\n');
    call.write_stream(STDERR, &text)?;
    Ok(0)
}
