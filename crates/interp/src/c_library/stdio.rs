//! The functions of `<stdio.h>` on the standard streams.

use super::call::{Builtin, CCall, EOF};
use super::convert::error_text;
use super::format;
use super::var_args::VarArgs;
use crate::machine::HostResult;
use crate::trap::{Stop, TrapKind};

const STDIN: usize = 0;
const STDOUT: usize = 1;
const STDERR: usize = 2;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("printf", |call| to_stream(call, STDOUT, 0, Rest::Arguments)),
    ("__printf_chk", |call| to_stream(call, STDOUT, 1, Rest::Arguments)),
    ("vprintf", |call| to_stream(call, STDOUT, 0, Rest::List)),
    ("__vprintf_chk", |call| to_stream(call, STDOUT, 1, Rest::List)),
    ("fprintf", |call| to_stream(call, call.stream(0)?, 1, Rest::Arguments)),
    ("__fprintf_chk", |call| to_stream(call, call.stream(0)?, 2, Rest::Arguments)),
    ("vfprintf", |call| to_stream(call, call.stream(0)?, 1, Rest::List)),
    ("__vfprintf_chk", |call| to_stream(call, call.stream(0)?, 2, Rest::List)),
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
    ("puts", |call| {
        let mut text = call.string(0)?;
        text.push(b'\n');
        call.write_stream(STDOUT, &text)
    }),
    ("putchar", |call| put_byte(call, STDOUT)),
    ("putc", |call| put_byte(call, call.stream(1)?)),
    ("fputc", |call| put_byte(call, call.stream(1)?)),
    ("fputs", |call| {
        let text = call.string(0)?;
        call.write_stream(call.stream(1)?, &text)
    }),
    ("fwrite", |call| {
        let (addr, size, n) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
        let bytes = call.observed_bytes(addr, total(size, n)?)?;
        let written = call.write_stream(call.stream(3)?, &bytes)?;
        Ok(if written == EOF || size == 0 { 0 } else { n })
    }),
    ("perror", perror),
    ("fflush", |call| {
        if call.arg(0)? != 0 {
            call.stream(0)?;
        }
        call.libc().flush_outputs()?;
        Ok(0)
    }),
    ("getchar", |call| get_byte(call, STDIN)),
    ("getc", |call| get_byte(call, call.stream(0)?)),
    ("fgetc", |call| get_byte(call, call.stream(0)?)),
    ("ungetc", |call| {
        let byte = call.int(0)?;
        if call.stream(1)? != STDIN || byte < 0 {
            return Ok(EOF);
        }
        let libc = call.libc();
        libc.pushed_back.push(byte as u8);
        libc.stdin_eof = false;
        Ok(u64::from(byte as u8))
    }),
    ("fgets", fgets),
    ("fread", |call| {
        let (dest, size, n) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
        if call.stream(3)? != STDIN || size == 0 {
            return Ok(0);
        }
        Ok(read_bytes(call, dest, total(size, n)?)? / size)
    }),
    ("getline", |call| get_until(call, b'\n', 2)),
    ("getdelim", |call| get_until(call, call.int(2)? as u8, 3)),
    ("__getdelim", |call| get_until(call, call.int(2)? as u8, 3)),
    ("feof", |call| Ok(u64::from(call.stream(0)? == STDIN && call.libc().stdin_eof))),
    ("ferror", |call| call.stream(0).map(|_| 0)),
    ("clearerr", |call| {
        if call.stream(0)? == STDIN {
            call.libc().stdin_eof = false;
        }
        Ok(0)
    }),
    // The buffer stays the interpreter's: the program sees no difference.
    ("setbuf", |call| call.stream(0).map(|_| 0)),
    ("setvbuf", |call| call.stream(0).map(|_| 0)),
    ("fileno", |call| call.stream(0).map(|stream| stream as u64)),
    ("isatty", |_| Ok(0)),
    ("read", |call| {
        let (number, dest, len) = (call.int(0)?, call.arg(1)?, call.arg(2)?);
        if number == 0 { read_bytes(call, dest, len) } else { bad_descriptor(call) }
    }),
    ("write", |call| {
        let (number, bytes) = (call.int(0)?, call.observed_bytes(call.arg(1)?, call.arg(2)?)?);
        if number != 1 && number != 2 {
            return bad_descriptor(call);
        }
        call.write_stream(number as usize, &bytes)
    }),
];

impl CCall<'_, '_> {
    /// The number of the standard stream that the argument `index` points to.
    pub(super) fn stream(&self, index: usize) -> Result<usize, Stop> {
        let addr = self.arg(index)?;
        let stream = self.machine.host.files.iter().position(|&file| file == addr);
        stream.ok_or_else(|| match addr {
            0 => TrapKind::NullAccess { addr, write: false }.into(),
            _ => TrapKind::NotAStream(addr).into(),
        })
    }

    /// Writes to a stream; returns the number of bytes, or [`EOF`] for the input.
    fn write_stream(&mut self, stream: usize, bytes: &[u8]) -> HostResult {
        if stream == STDIN {
            self.set_errno(libc::EBADF)?;
            return Ok(EOF);
        }
        self.libc().write(stream, bytes)?;
        Ok(bytes.len() as u64)
    }
}

fn bad_descriptor(call: &mut CCall<'_, '_>) -> HostResult {
    call.set_errno(libc::EBADF)?;
    Ok(u64::MAX)
}

/// The arguments that follow a format.
enum Rest {
    Arguments,
    /// A `va_list`.
    List,
}

/// Formats by the format in the argument `format`.
fn formatted(call: &mut CCall<'_, '_>, format: usize, rest: Rest) -> Result<Vec<u8>, Stop> {
    let args = match rest {
        Rest::Arguments => VarArgs::Direct { next: format + 1 },
        Rest::List => VarArgs::List { addr: call.arg(format + 1)? },
    };
    let text = call.string(format)?;
    format::format(call, &text, args)
}

fn to_stream(call: &mut CCall<'_, '_>, stream: usize, format: usize, rest: Rest) -> HostResult {
    let bytes = formatted(call, format, rest)?;
    call.write_stream(stream, &bytes)
}

/// Stores as much as fits into `size` bytes, the NUL included.
fn to_memory(call: &mut CCall<'_, '_>, size: u64, format: usize, rest: Rest) -> HostResult {
    let text = formatted(call, format, rest)?;
    if size > 0 {
        let n = (text.len() as u64).min(size - 1) as usize;
        call.store_text(call.arg(0)?, &text[..n])?;
    }
    Ok(text.len() as u64)
}

fn to_block(call: &mut CCall<'_, '_>, rest: Rest) -> HostResult {
    let text = formatted(call, 1, rest)?;
    let Some(block) = call.memory().allocate(text.len() as u64 + 1, 16) else { return Ok(EOF) };
    call.store_text(block, &text)?;
    let place = call.arg(0)?;
    call.memory().write_int(place, 8, block)?;
    Ok(text.len() as u64)
}

fn put_byte(call: &mut CCall<'_, '_>, stream: usize) -> HostResult {
    let byte = call.int(0)? as u8;
    let written = call.write_stream(stream, &[byte])?;
    Ok(if written == EOF { EOF } else { u64::from(byte) })
}

/// The bytes of `n` items of `size` bytes.
fn total(size: u64, n: u64) -> HostResult {
    let bytes = size.checked_mul(n).filter(|&bytes| bytes < 1 << 40);
    bytes.ok_or_else(|| TrapKind::OutOfBounds { addr: 0, size: u64::MAX, write: false }.into())
}

fn perror(call: &mut CCall<'_, '_>) -> HostResult {
    let mut text = if call.arg(0)? == 0 { Vec::new() } else { call.string(0)? };
    if !text.is_empty() {
        text.extend_from_slice(b": ");
    }
    text.extend_from_slice(error_text(call.errno()?).as_bytes());
    text.push(b'\n');
    call.write_stream(STDERR, &text)
}

fn get_byte(call: &mut CCall<'_, '_>, stream: usize) -> HostResult {
    let byte = if stream == STDIN { call.libc().read_byte()? } else { None };
    Ok(byte.map_or(EOF, u64::from))
}

/// Reads up to the byte `end`, which is included, and at most `limit` bytes.
fn read_until(call: &mut CCall<'_, '_>, end: u8, limit: u64) -> Result<Vec<u8>, Stop> {
    let mut line = Vec::new();
    while (line.len() as u64) < limit {
        let Some(byte) = call.libc().read_byte()? else { break };
        line.push(byte);
        if byte == end {
            break;
        }
    }
    Ok(line)
}

fn fgets(call: &mut CCall<'_, '_>) -> HostResult {
    let (dest, size) = (call.arg(0)?, call.int(1)?);
    if call.stream(2)? != STDIN || size <= 0 {
        return Ok(0);
    }
    let line = read_until(call, b'\n', size as u64 - 1)?;
    if line.is_empty() && size > 1 {
        return Ok(0);
    }
    call.store_text(dest, &line)?;
    Ok(dest)
}

/// Reads at most so many bytes of the input; returns their number.
fn read_bytes(call: &mut CCall<'_, '_>, dest: u64, len: u64) -> HostResult {
    call.memory().bytes_mut(dest, len)?;
    let mut bytes = Vec::new();
    while (bytes.len() as u64) < len
        && let Some(byte) = call.libc().read_byte()?
    {
        bytes.push(byte);
    }
    call.memory().bytes_mut(dest, bytes.len() as u64)?.copy_from_slice(&bytes);
    Ok(bytes.len() as u64)
}

/// Reads up to the byte `end` to a heap block, which grows.
fn get_until(call: &mut CCall<'_, '_>, end: u8, stream: usize) -> HostResult {
    let (line_place, size_place) = (call.arg(0)?, call.arg(1)?);
    let is_input = call.stream(stream)? == STDIN;
    let line = if is_input { read_until(call, end, u64::MAX)? } else { Vec::new() };
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
    call.store_text(block, &line)?;
    Ok(line.len() as u64)
}
