//! `<ctype.h>`: the classes and cases of the C library, and the tables of its macros.

#![allow(unsafe_code, reason = "calls functions of the C library")]

use super::Builtin;
use super::symbol::{Symbol, symbol};
use crate::machine::{HostCall, HostResult};
use crate::{Memory, TrapKind};

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("isalpha", |call| of(call, symbol!(isalpha))),
    ("isdigit", |call| of(call, symbol!(isdigit))),
    ("isalnum", |call| of(call, symbol!(isalnum))),
    ("isspace", |call| of(call, symbol!(isspace))),
    ("isblank", |call| of(call, symbol!(isblank))),
    ("isupper", |call| of(call, symbol!(isupper))),
    ("islower", |call| of(call, symbol!(islower))),
    ("ispunct", |call| of(call, symbol!(ispunct))),
    ("isprint", |call| of(call, symbol!(isprint))),
    ("isgraph", |call| of(call, symbol!(isgraph))),
    ("iscntrl", |call| of(call, symbol!(iscntrl))),
    ("isxdigit", |call| of(call, symbol!(isxdigit))),
    ("isascii", |call| Ok(u64::from(call.int(0)? & !0x7f == 0))),
    ("toascii", |call| Ok((call.int(0)? & 0x7f) as u64)),
    ("toupper", |call| cased(call, symbol!(toupper))),
    ("tolower", |call| cased(call, symbol!(tolower))),
    ("__ctype_b_loc", |call| table(call, 0)),
    ("__ctype_tolower_loc", |call| table(call, 1)),
    ("__ctype_toupper_loc", |call| table(call, 2)),
];

unsafe extern "C" {
    safe fn __ctype_b_loc() -> *const *const u16;
    safe fn __ctype_tolower_loc() -> *const *const i32;
    safe fn __ctype_toupper_loc() -> *const *const i32;
}

/// The characters for which the tables have entries.
const CHARACTERS: std::ops::Range<i32> = -128..256;

fn of(call: &mut HostCall<'_, '_>, function: &Symbol) -> HostResult {
    let c = call.int(0)?;
    if !CHARACTERS.contains(&c) {
        return Ok(0);
    }
    // SAFETY: all of them take and give an `int`; the tables of the C library have an entry for `c`.
    Ok(unsafe { function.get::<unsafe extern "C" fn(i32) -> i32>()(c) as u64 })
}

fn cased(call: &mut HostCall<'_, '_>, function: &Symbol) -> HostResult {
    let c = call.int(0)?;
    if CHARACTERS.contains(&c) { of(call, function) } else { Ok(c as u64) }
}

/// The address of a pointer to the entry for 0 of a table.
fn table(call: &mut HostCall<'_, '_>, which: usize) -> HostResult {
    let interp = &mut *call.interp;
    if interp.libc.ctype[which] == 0 {
        interp.libc.ctype[which] = make_table(&mut interp.memory, which)?;
    }
    Ok(interp.libc.ctype[which])
}

fn make_table(memory: &mut Memory, which: usize) -> Result<u64, TrapKind> {
    // SAFETY: the C library gives addresses of pointers to the entries for 0, which are constant.
    let bytes: Vec<u8> = unsafe {
        let (lower, upper) = (*__ctype_tolower_loc(), *__ctype_toupper_loc());
        let entry = |c: i32| match which {
            0 => (*(*__ctype_b_loc()).offset(c as isize)).to_le_bytes().to_vec(),
            1 => (*lower.offset(c as isize)).to_le_bytes().to_vec(),
            _ => (*upper.offset(c as isize)).to_le_bytes().to_vec(),
        };
        CHARACTERS.flat_map(entry).collect()
    };
    let table = memory.define_global(bytes.len() as u64, 16, true);
    memory.initialise(table, &bytes);
    let pointer = memory.define_global(8, 16, false);
    let first = bytes.len() as u64 * u64::from(CHARACTERS.start.unsigned_abs()) / CHARACTERS.len() as u64;
    memory.write_int(pointer, 8, table + first)?;
    Ok(pointer)
}
