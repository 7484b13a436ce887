//! `std::string`: the functions that are in `libstdc++.so` and not in the program, as far as they are here.
//! The layout is that of libstdc++: the address of the text, its length, and 16 bytes that are a short text
//! or hold the capacity.

use super::{Builtin, classes};
use crate::Stop;
use crate::machine::{HostCall, HostResult};

/// The bytes of a short text, without the NUL.
const SHORT: u64 = 15;
const LENGTH: u64 = 8;
const LOCAL: u64 = 16;
/// What `find` gives where there is nothing.
pub(super) const NOWHERE: u64 = u64::MAX;

/// More is no string of a program that ends.
const MAX_SIZE: u64 = 1 << 30;

/// Member functions by the ends of their mangled names; those of constant strings after the others, and then
/// those with other names.
macro_rules! members {
    ($($name:literal $function:expr;)* constant: $($constant:literal $of_constant:expr;)*
     others: $($other:literal $of_other:expr;)*) => {
        &[
            $((concat!("_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE", $name), $function),)*
            $((concat!("_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE", $constant), $of_constant),)*
            $(($other, $of_other),)*
        ]
    };
}

pub(super) const TABLE: &[(&str, Builtin)] = members! {
    "C1Ev" |call| construct(call, Vec::new());
    "C2Ev" |call| construct(call, Vec::new());
    "C1EPKcRKS3_" |call| construct(call, call.string(1)?);
    "C2EPKcRKS3_" |call| construct(call, call.string(1)?);
    "C1EPKcmRKS3_" |call| construct(call, call.mem().bytes(call.arg(1)?, call.arg(2)?)?.to_vec());
    "C2EPKcmRKS3_" |call| construct(call, call.mem().bytes(call.arg(1)?, call.arg(2)?)?.to_vec());
    "C1EmcRKS3_" |call| { let text = repeated(call, 1)?; construct(call, text) };
    "C2EmcRKS3_" |call| { let text = repeated(call, 1)?; construct(call, text) };
    "C1ERKS4_" |call| construct(call, text(call, call.arg(1)?)?);
    "C2ERKS4_" |call| construct(call, text(call, call.arg(1)?)?);
    "C1EOS4_" take;
    "C2EOS4_" take;
    "D1Ev" destroy;
    "D2Ev" destroy;
    "10_M_disposeEv" destroy;
    "aSEPKc" |call| assign(call, call.string(1)?);
    "aSEc" |call| assign(call, vec![call.arg(1)? as u8]);
    "aSERKS4_" |call| assign(call, text(call, call.arg(1)?)?);
    "aSEOS4_" |call| assign(call, text(call, call.arg(1)?)?);
    "6assignEPKc" |call| assign(call, call.string(1)?);
    "6assignERKS4_" |call| assign(call, text(call, call.arg(1)?)?);
    "pLEPKc" |call| append(call, &call.string(1)?);
    "pLEc" |call| append(call, &[call.arg(1)? as u8]);
    "pLERKS4_" |call| append(call, &text(call, call.arg(1)?)?);
    "6appendEPKc" |call| append(call, &call.string(1)?);
    "6appendEPKcm" |call| {
        let more = call.mem().bytes(call.arg(1)?, call.arg(2)?)?.to_vec();
        append(call, &more)
    };
    "6appendERKS4_" |call| append(call, &text(call, call.arg(1)?)?);
    "6appendEmc" |call| { let text = repeated(call, 1)?; append(call, &text) };
    "9push_backEc" |call| append(call, &[call.arg(1)? as u8]);
    "8pop_backEv" |call| cut(call, |text| text.truncate(text.len().saturating_sub(1)));
    "5clearEv" |call| cut(call, Vec::clear);
    "6resizeEm" |call| {
        resize(call, 0)
    };
    "6resizeEmc" |call| {
        let byte = call.arg(2)? as u8;
        resize(call, byte)
    };
    "ixEm" element;
    "2atEm" element_or_throw;
    "4dataEv" start;
    "5beginEv" start;
    "3endEv" end;
    "13_M_local_dataEv" |call| Ok(call.arg(0)?.wrapping_add(LOCAL));
    "7_M_dataEPc" |call| field(call, 0, 1);
    "9_M_lengthEm" |call| field(call, LENGTH, 1);
    "11_M_capacityEm" |call| field(call, LOCAL, 1);
    "13_M_set_lengthEm" |call| {
        field(call, LENGTH, 1)?;
        let end = end(call)?;
        call.memory().write_int(end, 1, 0)?;
        Ok(0)
    };
    "9_M_createERmm" create;
    "12_Alloc_hiderC1EPcRKS3_" |call| field(call, 0, 1);
    "12_Alloc_hiderC2EPcRKS3_" |call| field(call, 0, 1);
    "12_Alloc_hiderC1EPcOS3_" |call| field(call, 0, 1);
    "12_Alloc_hiderC2EPcOS3_" |call| field(call, 0, 1);
    constant:
    "5c_strEv" start;
    "4dataEv" start;
    "7_M_dataEv" start;
    "5beginEv" start;
    "3endEv" end;
    "4sizeEv" length;
    "6lengthEv" length;
    "5emptyEv" |call| Ok(u64::from(length(call)? == 0));
    "8capacityEv" |call| capacity(call, call.arg(0)?);
    "11_M_is_localEv" |call| Ok(u64::from(start(call)? == call.arg(0)?.wrapping_add(LOCAL)));
    "ixEm" element;
    "2atEm" element_or_throw;
    "7compareEPKc" |call| compare(call, &call.string(1)?);
    "7compareERKS4_" |call| compare(call, &text(call, call.arg(1)?)?);
    "4findEcm" |call| find(call, &[call.arg(1)? as u8]);
    "4findEPKcm" |call| find(call, &call.string(1)?);
    "4findERKS4_m" |call| find(call, &text(call, call.arg(1)?)?);
    others:
    "_ZNSaIcEC1Ev" nothing;
    "_ZNSaIcEC2Ev" nothing;
    "_ZNSaIcEC1ERKS_" nothing;
    "_ZNSaIcEC2ERKS_" nothing;
    "_ZNSaIcED1Ev" nothing;
    "_ZNSaIcED2Ev" nothing;
};

fn nothing(_: &mut HostCall<'_, '_>) -> HostResult {
    Ok(0)
}

pub(super) fn start(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(call.mem().read_int(call.arg(0)?, 8)?)
}

fn length(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(call.mem().read_int(call.arg(0)?.wrapping_add(LENGTH), 8)?)
}

fn end(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(start(call)?.wrapping_add(length(call)?))
}

/// The text of the string at `string`.
pub(super) fn text(call: &HostCall<'_, '_>, string: u64) -> Result<Vec<u8>, Stop> {
    let memory = call.mem();
    let (start, length) = (memory.read_int(string, 8)?, memory.read_int(string.wrapping_add(LENGTH), 8)?);
    Ok(memory.bytes(start, length)?.to_vec())
}

fn capacity(call: &HostCall<'_, '_>, string: u64) -> HostResult {
    let is_short = call.mem().read_int(string, 8)? == string.wrapping_add(LOCAL);
    Ok(if is_short { SHORT } else { call.mem().read_int(string.wrapping_add(LOCAL), 8)? })
}

/// So many times one character: the arguments from `index` on.
pub(super) fn repeated(call: &mut HostCall<'_, '_>, index: usize) -> Result<Vec<u8>, Stop> {
    let (n, byte) = (call.arg(index)?, call.arg(index + 1)? as u8);
    if n > MAX_SIZE {
        classes::throw(call, "St12length_error", Some(b"basic_string::_M_create"))?;
    }
    Ok(vec![byte; n.min(MAX_SIZE) as usize])
}

/// Sets a field of the string to an argument.
fn field(call: &mut HostCall<'_, '_>, offset: u64, index: usize) -> HostResult {
    let (string, value) = (call.arg(0)?, call.arg(index)?);
    call.memory().write_int(string.wrapping_add(offset), 8, value)?;
    Ok(0)
}

/// Makes the first argument a new string.
pub(super) fn construct(call: &mut HostCall<'_, '_>, text: Vec<u8>) -> HostResult {
    construct_at(call, call.arg(0)?, text)
}

/// Makes a new string at this address, and gives it.
pub(super) fn construct_at(call: &mut HostCall<'_, '_>, string: u64, text: Vec<u8>) -> HostResult {
    call.memory().write_int(string, 8, string.wrapping_add(LOCAL))?;
    call.memory().write_int(string.wrapping_add(LENGTH), 8, 0)?;
    set_text(call, string, text)
}

/// Moves the second argument to the first one, which is new.
fn take(call: &mut HostCall<'_, '_>) -> HostResult {
    let from = call.arg(1)?;
    let text = text(call, from)?;
    construct(call, text)?;
    release(call, from)?;
    call.memory().write_int(from, 8, from.wrapping_add(LOCAL))?;
    call.memory().write_int(from.wrapping_add(LENGTH), 8, 0)?;
    call.memory().write_int(from.wrapping_add(LOCAL), 1, 0)?;
    Ok(0)
}

/// Frees the text of a string, if it is a block of its own.
fn release(call: &mut HostCall<'_, '_>, string: u64) -> Result<(), Stop> {
    let start = call.mem().read_int(string, 8)?;
    if start != string.wrapping_add(LOCAL) {
        call.memory().release(start)?;
    }
    Ok(())
}

fn destroy(call: &mut HostCall<'_, '_>) -> HostResult {
    let string = call.arg(0)?;
    release(call, string)?;
    Ok(0)
}

pub(super) fn assign(call: &mut HostCall<'_, '_>, text: Vec<u8>) -> HostResult {
    set_text(call, call.arg(0)?, text)
}

/// Gives the string another text; the block grows by doubling. Gives the string.
pub(super) fn set_text(call: &mut HostCall<'_, '_>, string: u64, text: Vec<u8>) -> HostResult {
    let size = text.len() as u64;
    let room = capacity(call, string)?;
    if size > room {
        let room = size.max(2 * room);
        let Some(block) = call.memory().allocate(room + 1, 16) else {
            return classes::throw(call, "St9bad_alloc", None);
        };
        release(call, string)?;
        call.memory().write_int(string, 8, block)?;
        call.memory().write_int(string.wrapping_add(LOCAL), 8, room)?;
    }
    let start = call.mem().read_int(string, 8)?;
    let place = call.memory().bytes_mut(start, size + 1)?;
    place[..text.len()].copy_from_slice(&text);
    place[text.len()] = 0;
    call.memory().write_int(string.wrapping_add(LENGTH), 8, size)?;
    Ok(string)
}

fn append(call: &mut HostCall<'_, '_>, more: &[u8]) -> HostResult {
    let mut all = text(call, call.arg(0)?)?;
    all.extend_from_slice(more);
    assign(call, all)
}

/// Changes the text in place.
fn cut(call: &mut HostCall<'_, '_>, change: impl FnOnce(&mut Vec<u8>)) -> HostResult {
    let mut all = text(call, call.arg(0)?)?;
    change(&mut all);
    assign(call, all)
}

/// Cuts the text off, or fills it up with `byte`, to the length in the second argument.
fn resize(call: &mut HostCall<'_, '_>, byte: u8) -> HostResult {
    let size = call.arg(1)?;
    if size > MAX_SIZE {
        return classes::throw(call, "St12length_error", Some(b"basic_string::_M_replace_aux"));
    }
    cut(call, |text| text.resize(size as usize, byte))
}

fn element(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(start(call)?.wrapping_add(call.arg(1)?))
}

fn element_or_throw(call: &mut HostCall<'_, '_>) -> HostResult {
    let (index, length) = (call.arg(1)?, length(call)?);
    if index < length {
        return element(call);
    }
    let text = format!("basic_string::at: __n (which is {index}) >= this->size() (which is {length})");
    classes::throw(call, "St12out_of_range", Some(text.as_bytes()))
}

fn compare(call: &mut HostCall<'_, '_>, other: &[u8]) -> HostResult {
    let text = text(call, call.arg(0)?)?;
    Ok(compare_texts(&text, other))
}

/// The difference of the first characters that differ, as glibc's `memcmp`, else that of the lengths.
pub(super) fn compare_texts(text: &[u8], other: &[u8]) -> u64 {
    let different = text.iter().zip(other).find(|(a, b)| a != b);
    let difference = match different {
        Some((&a, &b)) => i32::from(a) - i32::from(b),
        None => (text.len() as i64 - other.len() as i64).clamp(i32::MIN.into(), i32::MAX.into()) as i32,
    };
    u64::from(difference as u32)
}

/// Where the text is in the string, from the position in the third argument on.
fn find(call: &mut HostCall<'_, '_>, what: &[u8]) -> HostResult {
    let text = text(call, call.arg(0)?)?;
    let from = call.arg(2)? as usize;
    let Some(rest) = text.get(from..) else { return Ok(NOWHERE) };
    if what.is_empty() {
        return Ok(from as u64);
    }
    Ok(rest.windows(what.len()).position(|part| part == what).map_or(NOWHERE, |at| (from + at) as u64))
}

/// Room for a text; the capacity that is asked for is where the second argument points.
fn create(call: &mut HostCall<'_, '_>) -> HostResult {
    let (place, old) = (call.arg(1)?, call.arg(2)?);
    let mut room = call.mem().read_int(place, 8)?;
    if room > 1 << 62 {
        return classes::throw(call, "St12length_error", Some(b"basic_string::_M_create"));
    }
    if room > old && room < 2 * old {
        room = 2 * old;
        call.memory().write_int(place, 8, room)?;
    }
    match call.memory().allocate(room + 1, 16) {
        Some(block) => Ok(block),
        None => classes::throw(call, "St9bad_alloc", None),
    }
}
