//! `<ctype.h>` in the C locale, and the tables of glibc's macros.

use super::{Builtin, HostCall, HostResult};
use crate::{Memory, TrapKind};

pub(super) const TABLE: &[(&str, Builtin)] = &[
    ("isalpha", |call| class(call, ALPHA)),
    ("isdigit", |call| class(call, DIGIT)),
    ("isalnum", |call| class(call, ALNUM)),
    ("isspace", |call| class(call, SPACE)),
    ("isblank", |call| class(call, BLANK)),
    ("isupper", |call| class(call, UPPER)),
    ("islower", |call| class(call, LOWER)),
    ("ispunct", |call| class(call, PUNCT)),
    ("isprint", |call| class(call, PRINT)),
    ("isgraph", |call| class(call, GRAPH)),
    ("iscntrl", |call| class(call, CNTRL)),
    ("isxdigit", |call| class(call, XDIGIT)),
    ("isascii", |call| Ok(u64::from(call.int(0)? & !0x7f == 0))),
    ("toascii", |call| Ok((call.int(0)? & 0x7f) as u64)),
    ("toupper", toupper),
    ("tolower", tolower),
    ("__ctype_b_loc", |call| table(call, 0)),
    ("__ctype_tolower_loc", |call| table(call, 1)),
    ("__ctype_toupper_loc", |call| table(call, 2)),
];

// The bits of glibc's table on little-endian machines.
const UPPER: u16 = 1 << 8;
const LOWER: u16 = 1 << 9;
const ALPHA: u16 = 1 << 10;
const DIGIT: u16 = 1 << 11;
const XDIGIT: u16 = 1 << 12;
const SPACE: u16 = 1 << 13;
const PRINT: u16 = 1 << 14;
const GRAPH: u16 = 1 << 15;
const BLANK: u16 = 1;
const CNTRL: u16 = 1 << 1;
const PUNCT: u16 = 1 << 2;
const ALNUM: u16 = 1 << 3;

/// The classes of a character.
fn classes(c: i32) -> u16 {
    let Some(byte) = u8::try_from(c).ok().filter(u8::is_ascii) else { return 0 };
    let mut bits = 0;
    let mut set = |holds: bool, bit: u16| bits |= if holds { bit } else { 0 };
    set(byte.is_ascii_uppercase(), UPPER);
    set(byte.is_ascii_lowercase(), LOWER);
    set(byte.is_ascii_alphabetic(), ALPHA);
    set(byte.is_ascii_digit(), DIGIT);
    set(byte.is_ascii_hexdigit(), XDIGIT);
    set(matches!(byte, b'\t'..=b'\r' | b' '), SPACE);
    set(matches!(byte, b' '..=b'~'), PRINT);
    set(byte.is_ascii_graphic(), GRAPH);
    set(matches!(byte, b' ' | b'\t'), BLANK);
    set(byte.is_ascii_control(), CNTRL);
    set(byte.is_ascii_punctuation(), PUNCT);
    set(byte.is_ascii_alphanumeric(), ALNUM);
    bits
}

fn class(call: &mut HostCall<'_, '_>, bit: u16) -> HostResult {
    Ok(u64::from(classes(call.int(0)?) & bit))
}

fn upper(c: i32) -> i32 {
    if (i32::from(b'a')..=i32::from(b'z')).contains(&c) { c - 32 } else { c }
}

fn lower(c: i32) -> i32 {
    if (i32::from(b'A')..=i32::from(b'Z')).contains(&c) { c + 32 } else { c }
}

fn toupper(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(upper(call.int(0)?) as u64)
}

fn tolower(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(lower(call.int(0)?) as u64)
}

/// The address of a pointer to the middle of a table for -128 to 255.
fn table(call: &mut HostCall<'_, '_>, which: usize) -> HostResult {
    let interp = &mut *call.interp;
    if interp.libc.ctype[which] == 0 {
        interp.libc.ctype[which] = make_table(&mut interp.memory, which)?;
    }
    Ok(interp.libc.ctype[which])
}

fn make_table(memory: &mut Memory, which: usize) -> Result<u64, TrapKind> {
    let mut bytes = Vec::new();
    let mut middle = 0;
    for c in -128..256 {
        if c == 0 {
            middle = bytes.len() as u64;
        }
        match which {
            0 => bytes.extend_from_slice(&classes(c).to_le_bytes()),
            // Below zero is what a signed char of the same bits has.
            1 => bytes.extend_from_slice(&lower(if c < -1 { c & 0xff } else { c }).to_le_bytes()),
            _ => bytes.extend_from_slice(&upper(if c < -1 { c & 0xff } else { c }).to_le_bytes()),
        }
    }
    let table = memory.define_global(bytes.len() as u64, 16, true);
    memory.initialise(table, &bytes);
    let pointer = memory.define_global(8, 16, false);
    memory.write_int(pointer, 8, table + middle)?;
    Ok(pointer)
}
