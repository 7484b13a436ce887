//! The environment: a list of texts in memory, that of the process where the program may have it.

use super::Builtin;
use crate::TrapKind;
use crate::machine::{HostCall, HostResult};
use crate::memory::Memory;

/// `EINVAL`
const INVALID: u64 = 22;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("getenv", getenv),
    ("secure_getenv", getenv),
    ("setenv", |call| {
        let (name, value) = (call.string(0)?, call.string(1)?);
        set(call, &name, Some(value), call.arg(2)? != 0)
    }),
    ("unsetenv", |call| {
        let name = call.string(0)?;
        set(call, &name, None, true)
    }),
    ("putenv", |call| {
        let text = call.string(0)?;
        let place = call.arg(0)?;
        let name = text.split(|&byte| byte == b'=').next().unwrap_or_default().to_vec();
        set(call, &name, None, true)?;
        if name.len() == text.len() { Ok(0) } else { append(call, place) }
    }),
    ("clearenv", |call| {
        let environ = call.libc().environ;
        call.memory().write_int(environ, 8, 0)?;
        Ok(0)
    }),
];

/// The list at the start; gives its address.
pub(super) fn initial(memory: &mut Memory, is_that_of_process: bool) -> u64 {
    let mut texts: Vec<Vec<u8>> = Vec::new();
    if is_that_of_process {
        use std::os::unix::ffi::OsStrExt as _;
        for (name, value) in std::env::vars_os() {
            texts.push([name.as_bytes(), b"=", value.as_bytes()].concat());
        }
    }
    let list = memory.define_global(8 * (texts.len() as u64 + 1), 16, false);
    for (i, text) in texts.iter().enumerate() {
        let place = memory.define_global(text.len() as u64 + 1, 16, false);
        memory.initialise(place, text);
        memory.initialise(list + 8 * i as u64, &place.to_le_bytes());
    }
    list
}

/// The addresses of all entries.
fn entries(call: &HostCall<'_, '_>) -> Result<Vec<u64>, TrapKind> {
    let memory = call.mem();
    let list = memory.read_int(call.interp.libc.environ, 8)?;
    let mut entries = Vec::new();
    if list == 0 {
        return Ok(entries);
    }
    loop {
        match memory.read_int(list + 8 * entries.len() as u64, 8)? {
            0 => return Ok(entries),
            entry => entries.push(entry),
        }
    }
}

/// Where the value begins, if the text is one of the variable.
fn value(text: &[u8], name: &[u8]) -> Option<usize> {
    (text.starts_with(name) && text.get(name.len()) == Some(&b'=')).then_some(name.len() + 1)
}

fn getenv(call: &mut HostCall<'_, '_>) -> HostResult {
    let name = call.string(0)?;
    for entry in entries(call)? {
        if let Some(at) = value(call.mem().c_string(entry)?, &name) {
            return Ok(entry + at as u64);
        }
    }
    Ok(0)
}

/// Gives a variable a value, or takes it away.
fn set(call: &mut HostCall<'_, '_>, name: &[u8], new: Option<Vec<u8>>, replace: bool) -> HostResult {
    if name.is_empty() || name.contains(&b'=') {
        call.set_errno(INVALID)?;
        return Ok(u64::from(u32::MAX));
    }
    let mut kept = Vec::new();
    for entry in entries(call)? {
        if value(call.mem().c_string(entry)?, name).is_none() {
            kept.push(entry);
        } else if !replace {
            return Ok(0);
        }
    }
    if let Some(new) = new {
        let text = [name, b"=", &new].concat();
        let place = call.memory().define_global(text.len() as u64 + 1, 16, false);
        call.memory().initialise(place, &text);
        kept.push(place);
    }
    store(call, &kept)
}

fn append(call: &mut HostCall<'_, '_>, entry: u64) -> HostResult {
    let mut all = entries(call)?;
    all.push(entry);
    store(call, &all)
}

/// The list is a new one, as natively.
fn store(call: &mut HostCall<'_, '_>, entries: &[u64]) -> HostResult {
    let environ = call.libc().environ;
    let list = call.memory().define_global(8 * (entries.len() as u64 + 1), 16, false);
    for (i, &entry) in entries.iter().enumerate() {
        call.memory().write_int(list.wrapping_add(8 * i as u64), 8, entry)?;
    }
    call.memory().write_int(environ, 8, list)?;
    Ok(0)
}
