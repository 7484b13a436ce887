//! `<stdio.h>`: reading, opening and closing, positions; and the functions on descriptors of `<fcntl.h>` and
//! `<unistd.h>` that belong to them.

use super::Builtin;
use super::native_stream::{self, NativeStream};
use super::stdio::{EOF, store_text, total};
use super::streams::{BAD_FILE, NOT_SEEKABLE};
use crate::Stop;
use crate::machine::{HostCall, HostResult};

/// -1 in the type of positions and counts.
const FAILED: u64 = u64::MAX;
const SEEK_SET: i32 = 0;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("getchar", getchar),
    ("getchar_unlocked", getchar),
    ("getc", fgetc),
    ("_IO_getc", fgetc),
    ("fgetc", fgetc),
    ("getc_unlocked", fgetc),
    ("fgetc_unlocked", fgetc),
    ("ungetc", ungetc),
    ("fgets", fgets),
    ("fgets_unlocked", fgets),
    ("gets", gets),
    ("fread", fread),
    ("fread_unlocked", fread),
    ("getline", |call| get_until(call, b'\n', 2)),
    ("getdelim", |call| get_until(call, call.int(2)? as u8, 3)),
    ("__getdelim", |call| get_until(call, call.int(2)? as u8, 3)),
    ("fopen", fopen),
    ("fopen64", fopen),
    ("freopen", freopen),
    ("freopen64", freopen),
    ("fdopen", |call| call.adopt_descriptor(&call.string(1)?)),
    ("tmpfile", |call| call.open_stream(NativeStream::temporary)),
    ("tmpfile64", |call| call.open_stream(NativeStream::temporary)),
    ("fclose", |call| Ok(if call.close_stream()? { 0 } else { EOF })),
    ("fflush", fflush),
    ("fflush_unlocked", fflush),
    ("fseek", fseek),
    ("fseeko", fseek),
    ("fseeko64", fseek),
    ("ftell", ftell),
    ("ftello", ftell),
    ("ftello64", ftell),
    ("rewind", rewind),
    ("fgetpos", fgetpos),
    ("fgetpos64", fgetpos),
    ("fsetpos", fsetpos),
    ("fsetpos64", fsetpos),
    ("feof", feof),
    ("feof_unlocked", feof),
    ("ferror", ferror),
    ("ferror_unlocked", ferror),
    ("clearerr", clearerr),
    ("setbuf", |call| buffered(call, if call.arg(1)? == 0 { libc::_IONBF } else { libc::_IOFBF })),
    ("setlinebuf", |call| buffered(call, libc::_IOLBF)),
    ("setvbuf", |call| buffered(call, call.int(2)?)),
    ("flockfile", |_| Ok(0)),
    ("funlockfile", |_| Ok(0)),
    ("fileno", |call| call.descriptor_of_stream()),
    ("fileno_unlocked", |call| call.descriptor_of_stream()),
    ("open", open),
    ("open64", open),
    ("creat", creat),
    ("mkstemp", mkstemp),
    ("mkstemp64", mkstemp),
    ("close", close),
    ("read", read),
    ("write", write),
    ("dup", dup),
    ("dup2", dup2),
    ("opendir", |call| call.open_folder()),
    ("readdir", readdir),
    ("readdir64", readdir),
    ("rewinddir", |call| {
        call.folder()?.rewind();
        Ok(0)
    }),
    ("closedir", |call| call.close_folder()),
];

fn fopen(call: &mut HostCall<'_, '_>) -> HostResult {
    let (path, mode) = (call.string(0)?, call.string(1)?);
    call.open_stream(|| NativeStream::open(&native_stream::text(&path), &native_stream::text(&mode)))
}

fn freopen(call: &mut HostCall<'_, '_>) -> HostResult {
    let (path, mode) = (call.string(0)?, call.string(1)?);
    call.reopen_stream(2, || NativeStream::open(&native_stream::text(&path), &native_stream::text(&mode)))
}

fn fflush(call: &mut HostCall<'_, '_>) -> HostResult {
    call.libc().flush()?;
    if call.arg(0)? == 0 {
        call.libc().streams.flush();
        return Ok(0);
    }
    let stream = call.stream(0)?;
    let flushed = call.libc().streams.native(stream).map_or(Ok(()), NativeStream::flush);
    Ok(call.answer(flushed)?.map_or(EOF, |()| 0))
}

/// Does something to the native stream in the first argument; a standard stream of the embedder's has no
/// position.
fn positioned<T>(
    call: &mut HostCall<'_, '_>,
    change: impl FnOnce(&mut NativeStream) -> native_stream::Answer<T>,
) -> Result<Option<T>, Stop> {
    let stream = call.stream(0)?;
    let answer = call.libc().streams.native(stream).map_or(Err(NOT_SEEKABLE), change);
    call.answer(answer)
}

fn fseek(call: &mut HostCall<'_, '_>) -> HostResult {
    let (offset, from) = (call.arg(1)? as i64, call.int(2)?);
    Ok(positioned(call, |stream| stream.seek(offset, from))?.map_or(FAILED, |()| 0))
}

fn ftell(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(positioned(call, NativeStream::tell)?.map_or(FAILED, |at| at as u64))
}

fn rewind(call: &mut HostCall<'_, '_>) -> HostResult {
    positioned(call, |stream| {
        stream.clear();
        stream.seek(0, SEEK_SET)
    })?;
    Ok(0)
}

/// A `fpos_t` holds the position in its first eight bytes, and nothing else.
fn fgetpos(call: &mut HostCall<'_, '_>) -> HostResult {
    let place = call.arg(1)?;
    let Some(at) = positioned(call, NativeStream::tell)? else { return Ok(EOF) };
    call.memory().write_int(place, 8, at as u64)?;
    Ok(0)
}

fn fsetpos(call: &mut HostCall<'_, '_>) -> HostResult {
    let at = call.mem().read_int(call.arg(1)?, 8)? as i64;
    Ok(positioned(call, |stream| stream.seek(at, SEEK_SET))?.map_or(EOF, |()| 0))
}

fn feof(call: &mut HostCall<'_, '_>) -> HostResult {
    let stream = call.stream(0)?;
    let libc = call.libc();
    let at_end = libc.streams.native(stream).map(|stream| stream.is_at_end());
    Ok(u64::from(at_end.unwrap_or(stream == 0 && libc.stdin_eof)))
}

fn ferror(call: &mut HostCall<'_, '_>) -> HostResult {
    let stream = call.stream(0)?;
    Ok(u64::from(call.libc().streams.native(stream).is_some_and(|stream| stream.has_failed())))
}

fn clearerr(call: &mut HostCall<'_, '_>) -> HostResult {
    let stream = call.stream(0)?;
    match call.libc().streams.native(stream) {
        Some(stream) => stream.clear(),
        None => call.libc().stdin_eof = false,
    }
    Ok(0)
}

/// The buffer stays the C library's own: the program cannot tell, except by its size.
fn buffered(call: &mut HostCall<'_, '_>, kind: i32) -> HostResult {
    let size = call.args().get(3).map_or(libc::BUFSIZ as u64, |&size| size);
    let stream = call.stream(0)?;
    let done = call.libc().streams.native(stream).is_none_or(|s| s.set_buffering(kind, size as usize));
    Ok(if done { 0 } else { EOF })
}

fn getchar(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(call.read_byte(0)?.map_or(EOF, u64::from))
}

fn fgetc(call: &mut HostCall<'_, '_>) -> HostResult {
    let stream = call.stream(0)?;
    Ok(call.read_byte(stream)?.map_or(EOF, u64::from))
}

fn ungetc(call: &mut HostCall<'_, '_>) -> HostResult {
    let value = call.int(0)?;
    let stream = call.stream(1)?;
    let done = value >= 0 && call.unread_byte(stream, value as u8);
    Ok(if done { u64::from(value as u8) } else { EOF })
}

/// What comes up to the byte `end`, that included, of at most `limit` bytes.
fn read_until(call: &mut HostCall<'_, '_>, stream: usize, end: u8, limit: u64) -> Result<Vec<u8>, Stop> {
    let mut line = Vec::new();
    while (line.len() as u64) < limit {
        let Some(byte) = call.read_byte(stream)? else { break };
        line.push(byte);
        if byte == end {
            break;
        }
    }
    Ok(line)
}

fn fgets(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, size) = (call.arg(0)?, call.int(1)?);
    let stream = call.stream(2)?;
    if size <= 0 {
        return Ok(0);
    }
    let line = read_until(call, stream, b'\n', size as u64 - 1)?;
    if line.is_empty() && size > 1 {
        return Ok(0);
    }
    store_text(call, dest, u64::MAX, &line)?;
    Ok(dest)
}

fn gets(call: &mut HostCall<'_, '_>) -> HostResult {
    let dest = call.arg(0)?;
    let mut line = read_until(call, 0, b'\n', u64::MAX)?;
    if line.is_empty() {
        return Ok(0);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    }
    store_text(call, dest, u64::MAX, &line)?;
    Ok(dest)
}

/// Reads at most so many bytes from a stream.
fn read_bytes(call: &mut HostCall<'_, '_>, stream: usize, dest: u64, len: u64) -> Result<u64, Stop> {
    call.memory().bytes_mut(dest, len)?;
    let mut bytes = Vec::new();
    if let Some(native) = call.libc().streams.native(stream) {
        bytes.resize(len as usize, 0);
        let n = native.read(&mut bytes);
        bytes.truncate(n);
    } else {
        while (bytes.len() as u64) < len
            && let Some(byte) = call.read_byte(stream)?
        {
            bytes.push(byte);
        }
    }
    call.memory().bytes_mut(dest, bytes.len() as u64)?.copy_from_slice(&bytes);
    Ok(bytes.len() as u64)
}

fn fread(call: &mut HostCall<'_, '_>) -> HostResult {
    let (dest, size, n) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    let stream = call.stream(3)?;
    if size == 0 {
        return Ok(0);
    }
    Ok(read_bytes(call, stream, dest, total(size, n)?)? / size)
}

/// The line of any length goes to a heap block that grows.
fn get_until(call: &mut HostCall<'_, '_>, end: u8, stream: usize) -> HostResult {
    let (line_place, size_place) = (call.arg(0)?, call.arg(1)?);
    let stream = call.stream(stream)?;
    let line = read_until(call, stream, end, u64::MAX)?;
    if line.is_empty() {
        return Ok(FAILED);
    }
    let need = line.len() as u64 + 1;
    let mut block = call.mem().read_int(line_place, 8)?;
    let size = call.mem().read_int(size_place, 8)?;
    if block == 0 || size < need {
        if block != 0 {
            call.memory().release(block)?;
        }
        let room = need.max(120);
        let Some(new) = call.memory().allocate(room, 16) else { return Ok(FAILED) };
        block = new;
        call.memory().write_int(line_place, 8, block)?;
        call.memory().write_int(size_place, 8, room)?;
    }
    store_text(call, block, u64::MAX, &line)
}

fn open(call: &mut HostCall<'_, '_>) -> HostResult {
    let (path, flags) = (call.string(0)?, call.int(1)?);
    // Without `O_CREAT` there need not be a third argument.
    let mode = call.args().get(2).map_or(0, |&mode| mode as u32);
    open_with(call, &path, flags, mode)
}

fn creat(call: &mut HostCall<'_, '_>) -> HostResult {
    let (path, mode) = (call.string(0)?, call.arg(1)? as u32);
    open_with(call, &path, libc::O_CREAT | libc::O_WRONLY | libc::O_TRUNC, mode)
}

fn open_with(call: &mut HostCall<'_, '_>, path: &[u8], flags: i32, mode: u32) -> HostResult {
    if !call.may_reach_system()? {
        return Ok(EOF);
    }
    let opened = native_stream::open(&native_stream::text(path), flags | libc::O_CLOEXEC, mode);
    let Some(native) = call.answer(opened)? else { return Ok(EOF) };
    Ok(call.libc().streams.add_descriptor(native) as u64)
}

fn mkstemp(call: &mut HostCall<'_, '_>) -> HostResult {
    let (place, pattern) = (call.arg(0)?, call.string(0)?);
    call.memory().bytes_mut(place, pattern.len() as u64)?;
    if !call.may_reach_system()? {
        return Ok(EOF);
    }
    let opened = native_stream::open_temporary(native_stream::text(&pattern));
    let Some((native, name)) = call.answer(opened)? else { return Ok(EOF) };
    call.memory().bytes_mut(place, name.len() as u64)?.copy_from_slice(&name);
    Ok(call.libc().streams.add_descriptor(native) as u64)
}

/// The process's own standard streams stay open; the program does not have them any more.
fn close(call: &mut HostCall<'_, '_>) -> HostResult {
    let number = call.arg(0)? & 0xffff_ffff;
    call.libc().flush()?;
    let closed = match call.libc().streams.descriptor(number) {
        None => Err(BAD_FILE),
        Some(native) => {
            call.libc().streams.set_descriptor(number as usize, None);
            if native > 2 { native_stream::close(native) } else { Ok(()) }
        }
    };
    Ok(call.answer(closed)?.map_or(EOF, |()| 0))
}

fn read(call: &mut HostCall<'_, '_>) -> HostResult {
    let (number, dest, len) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    call.memory().bytes_mut(dest, len)?;
    match call.libc().streams.descriptor(number) {
        Some(0) => read_bytes(call, 0, dest, len),
        Some(native) if native > 2 => {
            let mut bytes = vec![0; len as usize];
            let n = native_stream::read(native, &mut bytes);
            let Some(n) = call.answer(n)? else { return Ok(FAILED) };
            call.memory().bytes_mut(dest, n as u64)?.copy_from_slice(&bytes[..n]);
            Ok(n as u64)
        }
        _ => {
            call.set_errno(BAD_FILE as u64)?;
            Ok(FAILED)
        }
    }
}

fn write(call: &mut HostCall<'_, '_>) -> HostResult {
    let bytes = call.mem().bytes(call.arg(1)?, call.arg(2)?)?.to_vec();
    // Unlike the streams a descriptor is not buffered, so what waits there must not be overtaken.
    call.libc().flush()?;
    let written = call.write_descriptor(call.arg(0)?, &bytes)?;
    Ok(if written == 0 && !bytes.is_empty() { FAILED } else { written as u64 })
}

fn dup(call: &mut HostCall<'_, '_>) -> HostResult {
    let number = call.arg(0)?;
    if !call.may_reach_system()? {
        return Ok(EOF);
    }
    let copy = call.libc().streams.descriptor(number).map_or(Err(BAD_FILE), native_stream::duplicate);
    let Some(native) = call.answer(copy)? else { return Ok(EOF) };
    Ok(call.libc().streams.add_descriptor(native) as u64)
}

fn dup2(call: &mut HostCall<'_, '_>) -> HostResult {
    /// No process may have as many.
    const MAX_DESCRIPTORS: u64 = 1 << 16;
    let (from, to) = (call.arg(0)?, call.arg(1)? & 0xffff_ffff);
    if !call.may_reach_system()? {
        return Ok(EOF);
    }
    call.libc().flush()?;
    let source = call.libc().streams.descriptor(from).filter(|_| to < MAX_DESCRIPTORS);
    if source.is_some() && from as u32 == to as u32 {
        return Ok(to);
    }
    let copy = source.map_or(Err(BAD_FILE), native_stream::duplicate);
    let Some(native) = call.answer(copy)? else { return Ok(EOF) };
    let old = call.libc().streams.set_descriptor(to as usize, Some(native));
    if let Some(old) = old.filter(|&old| old > 2) {
        // As natively, an error of this is not told.
        let _ = native_stream::close(old);
    }
    Ok(to)
}

fn readdir(call: &mut HostCall<'_, '_>) -> HostResult {
    let entry = call.folder()?.next();
    let Some(Some(bytes)) = call.answer(entry)? else { return Ok(0) };
    let interp = &mut *call.interp;
    let size = size_of::<libc::dirent>() as u64;
    let place = interp.libc.static_object(&mut interp.memory, "readdir", size);
    interp.memory.bytes_mut(place, bytes.len() as u64)?.copy_from_slice(&bytes);
    Ok(place)
}
