//! `<stdio.h>` on the three standard streams. There are no files: `fopen` gives null.

use super::{Builtin, VarArgs, format};
use crate::machine::{HostCall, HostResult};
use crate::{Stop, TrapKind};

const EOF: u64 = u32::MAX as u64;
/// `EBADF`, for a stream that is none.
const BAD_FILE: u64 = 9;
/// `ENOENT`, for files.
const NO_ENTRY: u64 = 2;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("printf", |call| to_stream(call, 1, 0, Rest::Arguments)),
    ("__printf_chk", |call| to_stream(call, 1, 1, Rest::Arguments)),
    ("vprintf", |call| to_stream(call, 1, 0, Rest::List)),
    ("fprintf", |call| to_file(call, 1, Rest::Arguments)),
    ("__fprintf_chk", |call| to_file(call, 2, Rest::Arguments)),
    ("vfprintf", |call| to_file(call, 1, Rest::List)),
    ("dprintf", |call| to_stream(call, call.int(0)? as u32, 1, Rest::Arguments)),
    ("sprintf", |call| to_memory(call, u64::MAX, 1, Rest::Arguments)),
    ("__sprintf_chk", |call| to_memory(call, u64::MAX, 3, Rest::Arguments)),
    ("vsprintf", |call| to_memory(call, u64::MAX, 1, Rest::List)),
    ("snprintf", |call| to_memory(call, call.arg(1)?, 2, Rest::Arguments)),
    ("__snprintf_chk", |call| to_memory(call, call.arg(1)?, 4, Rest::Arguments)),
    ("vsnprintf", |call| to_memory(call, call.arg(1)?, 2, Rest::List)),
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
    ("write", write),
    ("fflush", fflush),
    ("fflush_unlocked", fflush),
    ("perror", perror),
    ("setbuf", ignore),
    ("setvbuf", ignore),
    ("setlinebuf", ignore),
    ("fclose", ignore),
    ("ferror", ignore),
    ("clearerr", clearerr),
    ("fileno", fileno),
    ("isatty", ignore),
    ("feof", feof),
    ("getchar", getchar),
    ("getchar_unlocked", getchar),
    ("getc", fgetc),
    ("_IO_getc", fgetc),
    ("fgetc", fgetc),
    ("getc_unlocked", fgetc),
    ("ungetc", ungetc),
    ("fgets", fgets),
    ("gets", gets),
    ("fread", fread),
    ("read", read),
    ("getline", getline),
    ("fopen", no_file),
    ("fopen64", no_file),
    ("freopen", no_file),
    ("tmpfile", no_file),
    ("open", no_descriptor),
    ("close", ignore),
    ("remove", no_descriptor),
    ("unlink", no_descriptor),
];

/// The standard stream that a `FILE *` is.
fn stream(call: &mut HostCall<'_, '_>, file: u64) -> Result<u32, Stop> {
    match call.libc().files.iter().position(|&known| known == file) {
        Some(index) => Ok(index as u32),
        None => {
            // Natively this would read through the pointer, so null and wild ones are caught here.
            call.mem().bytes(file, 4)?;
            call.set_errno(BAD_FILE)?;
            Ok(3)
        }
    }
}

fn emit(call: &mut HostCall<'_, '_>, descriptor: u32, bytes: &[u8]) -> Result<bool, Stop> {
    if descriptor == 1 || descriptor == 2 {
        call.libc().write(descriptor, bytes)?;
        return Ok(true);
    }
    call.set_errno(BAD_FILE)?;
    Ok(false)
}

fn printed(call: &mut HostCall<'_, '_>, descriptor: u32, bytes: &[u8]) -> HostResult {
    Ok(if emit(call, descriptor, bytes)? { bytes.len() as u64 } else { EOF })
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

fn to_stream(call: &mut HostCall<'_, '_>, descriptor: u32, format: usize, rest: Rest) -> HostResult {
    let bytes = formatted(call, format, rest)?;
    printed(call, descriptor, &bytes)
}

fn to_file(call: &mut HostCall<'_, '_>, format: usize, rest: Rest) -> HostResult {
    let descriptor = stream(call, call.arg(0)?)?;
    to_stream(call, descriptor, format, rest)
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
fn store_text(call: &mut HostCall<'_, '_>, dest: u64, size: u64, text: &[u8]) -> HostResult {
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
    printed(call, 1, &text)
}

fn putchar(call: &mut HostCall<'_, '_>) -> HostResult {
    let byte = call.int(0)? as u8;
    emit(call, 1, &[byte])?;
    Ok(u64::from(byte))
}

fn fputc(call: &mut HostCall<'_, '_>) -> HostResult {
    let byte = call.int(0)? as u8;
    let descriptor = stream(call, call.arg(1)?)?;
    Ok(if emit(call, descriptor, &[byte])? { u64::from(byte) } else { EOF })
}

fn fputs(call: &mut HostCall<'_, '_>) -> HostResult {
    let text = call.string(0)?;
    let descriptor = stream(call, call.arg(1)?)?;
    Ok(if emit(call, descriptor, &text)? { 1 } else { EOF })
}

/// Bytes of `n` items of `size` bytes.
fn total(size: u64, n: u64) -> Result<u64, Stop> {
    let bytes = size.checked_mul(n).filter(|&bytes| bytes < 1 << 40);
    bytes.ok_or_else(|| TrapKind::OutOfBounds { addr: 0, size: u64::MAX, write: false }.into())
}

fn fwrite(call: &mut HostCall<'_, '_>) -> HostResult {
    let (addr, size, n) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    let bytes = call.mem().bytes(addr, total(size, n)?)?.to_vec();
    let descriptor = stream(call, call.arg(3)?)?;
    let done = emit(call, descriptor, &bytes)?;
    Ok(if done && size != 0 { n } else { 0 })
}

fn write(call: &mut HostCall<'_, '_>) -> HostResult {
    let bytes = call.mem().bytes(call.arg(1)?, call.arg(2)?)?.to_vec();
    // Unlike the streams a descriptor is not buffered, so what waits there must not be overtaken.
    call.libc().flush()?;
    let descriptor = call.int(0)? as u32;
    Ok(if emit(call, descriptor, &bytes)? { bytes.len() as u64 } else { u64::MAX })
}

fn fflush(call: &mut HostCall<'_, '_>) -> HostResult {
    call.libc().flush()?;
    Ok(0)
}

fn perror(call: &mut HostCall<'_, '_>) -> HostResult {
    let code = call.mem().read_int(call.interp.libc.errno, 4)? as i32;
    let mut text = if call.arg(0)? == 0 { Vec::new() } else { call.string(0)? };
    if !text.is_empty() {
        text.extend_from_slice(b": ");
    }
    text.extend_from_slice(super::native::error_text(code).as_bytes());
    text.push(b'\n');
    emit(call, 2, &text)?;
    Ok(0)
}

fn ignore(_: &mut HostCall<'_, '_>) -> HostResult {
    Ok(0)
}

fn clearerr(call: &mut HostCall<'_, '_>) -> HostResult {
    call.libc().stdin_eof = false;
    Ok(0)
}

fn fileno(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(u64::from(stream(call, call.arg(0)?)?))
}

fn feof(call: &mut HostCall<'_, '_>) -> HostResult {
    let is_input = stream(call, call.arg(0)?)? == 0;
    Ok(u64::from(is_input && call.libc().stdin_eof))
}

fn next_byte(call: &mut HostCall<'_, '_>) -> Result<Option<u8>, Stop> {
    Ok(call.libc().read_byte()?)
}

fn getchar(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(next_byte(call)?.map_or(EOF, u64::from))
}

fn fgetc(call: &mut HostCall<'_, '_>) -> HostResult {
    if stream(call, call.arg(0)?)? != 0 {
        return Ok(EOF);
    }
    getchar(call)
}

fn ungetc(call: &mut HostCall<'_, '_>) -> HostResult {
    let value = call.int(0)?;
    if value < 0 || stream(call, call.arg(1)?)? != 0 {
        return Ok(EOF);
    }
    let libc = call.libc();
    libc.pushed_back.push(value as u8);
    libc.stdin_eof = false;
    Ok(u64::from(value as u8))
}

/// The next line, its newline included, of at most `limit` bytes.
fn read_line(call: &mut HostCall<'_, '_>, limit: u64) -> Result<Vec<u8>, Stop> {
    let mut line = Vec::new();
    while (line.len() as u64) < limit {
        let Some(byte) = next_byte(call)? else { break };
        line.push(byte);
        if byte == b'\n' {
            break;
        }
    }
    Ok(line)
}

fn fgets(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, size) = (call.arg(0)?, call.int(1)?);
    if size <= 0 || stream(call, call.arg(2)?)? != 0 {
        return Ok(0);
    }
    let line = read_line(call, size as u64 - 1)?;
    if line.is_empty() && size > 1 {
        return Ok(0);
    }
    store_text(call, dest, u64::MAX, &line)?;
    Ok(dest)
}

fn gets(call: &mut HostCall<'_, '_>) -> HostResult {
    let dest = call.arg(0)?;
    let mut line = read_line(call, u64::MAX)?;
    if line.is_empty() {
        return Ok(0);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    }
    store_text(call, dest, u64::MAX, &line)?;
    Ok(dest)
}

fn read_bytes(call: &mut HostCall<'_, '_>, dest: u64, len: u64) -> Result<u64, Stop> {
    call.memory().bytes_mut(dest, len)?;
    let mut bytes = Vec::new();
    while (bytes.len() as u64) < len
        && let Some(byte) = next_byte(call)?
    {
        bytes.push(byte);
    }
    call.memory().bytes_mut(dest, bytes.len() as u64)?.copy_from_slice(&bytes);
    Ok(bytes.len() as u64)
}

fn fread(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, size, n) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    if size == 0 || stream(call, call.arg(3)?)? != 0 {
        return Ok(0);
    }
    Ok(read_bytes(call, dest, total(size, n)?)? / size)
}

fn read(call: &mut HostCall<'_, '_>) -> HostResult {
    if call.int(0)? != 0 {
        call.set_errno(BAD_FILE)?;
        return Ok(u64::MAX);
    }
    read_bytes(call, call.arg(1)?, call.arg(2)?)
}

fn getline(call: &mut HostCall<'_, '_>) -> HostResult {
    let (line_place, size_place) = (call.arg(0)?, call.arg(1)?);
    if stream(call, call.arg(2)?)? != 0 {
        return Ok(u64::MAX);
    }
    let line = read_line(call, u64::MAX)?;
    if line.is_empty() {
        return Ok(u64::MAX);
    }
    let need = line.len() as u64 + 1;
    let mut block = call.mem().read_int(line_place, 8)?;
    let size = call.mem().read_int(size_place, 8)?;
    if block == 0 || size < need {
        if block != 0 {
            call.memory().release(block)?;
        }
        let room = need.max(120);
        let Some(new) = call.memory().allocate(room, 16) else { return Ok(u64::MAX) };
        block = new;
        call.memory().write_int(line_place, 8, block)?;
        call.memory().write_int(size_place, 8, room)?;
    }
    store_text(call, block, u64::MAX, &line)
}

fn no_file(call: &mut HostCall<'_, '_>) -> HostResult {
    call.set_errno(NO_ENTRY)?;
    Ok(0)
}

fn no_descriptor(call: &mut HostCall<'_, '_>) -> HostResult {
    call.set_errno(NO_ENTRY)?;
    Ok(EOF)
}
