//! The tables that the macros of `<ctype.h>` read.

#![allow(unsafe_code, reason = "reads tables of the C library")]

use super::call::{Builtin, CCall};
use crate::machine::HostResult;

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("__ctype_b_loc", |call| table(call, "__ctype_b", 0)),
    ("__ctype_tolower_loc", |call| table(call, "__ctype_tolower", 1)),
    ("__ctype_toupper_loc", |call| table(call, "__ctype_toupper", 2)),
];

unsafe extern "C" {
    safe fn __ctype_b_loc() -> *const *const u16;
    safe fn __ctype_tolower_loc() -> *const *const i32;
    safe fn __ctype_toupper_loc() -> *const *const i32;
}

/// The characters for which the tables have entries.
const CHARACTERS: std::ops::Range<i32> = -128..256;

/// The address of a pointer to the entry for 0 of a table, which is made on the first call.
fn table(call: &mut CCall<'_, '_>, name: &'static str, which: usize) -> HostResult {
    let pointer = call.static_object(name, 8);
    if call.mem().read_int(pointer, 8)? == 0 {
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
        let table = call.memory().define_global(bytes.len() as u64, 16, true);
        call.memory().initialise(table, &bytes);
        // A third of the entries are for negative characters.
        call.memory().write_int(pointer, 8, table + bytes.len() as u64 / 3)?;
    }
    Ok(pointer)
}
