//! `std::string`, the members that change a part, search, or make another string; those that make, destroy
//! and append are in `strings`.

use super::strings::{
    NOWHERE, assign, compare_texts, construct, construct_at, repeated, set_text, start, text,
};
use super::{Builtin, classes};
use crate::Stop;
use crate::machine::{HostCall, HostResult};

macro_rules! members {
    ($($name:literal $function:expr;)* constant: $($constant:literal $of_constant:expr;)*) => {
        &[
            $((concat!("_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE", $name), $function),)*
            $((concat!("_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE", $constant), $of_constant),)*
        ]
    };
}

pub(in crate::host) const TABLE: &[(&str, Builtin)] = members! {
    "12_M_constructEmc" |call| { let text = repeated(call, 1)?; construct(call, text) };
    // A view is a length and an address.
    "C1ENS4_12__sv_wrapperERKS3_" |call| construct(call, bytes(call, 2, 1)?);
    "C2ENS4_12__sv_wrapperERKS3_" |call| construct(call, bytes(call, 2, 1)?);
    "12__sv_wrapperC1ESt17basic_string_viewIcS2_E" wrap;
    "12__sv_wrapperC2ESt17basic_string_viewIcS2_E" wrap;
    "17_S_to_string_viewESt17basic_string_viewIcS2_E" |call| {
        call.set_second(call.arg(1)?);
        call.arg(0)
    };
    "C1ERKS4_m" |call| {
        let part = part(call, 1, 2, None, "basic_string::basic_string")?;
        construct(call, part)
    };
    "C1ERKS4_mm" |call| {
        let part = part(call, 1, 2, Some(3), "basic_string::basic_string")?;
        construct(call, part)
    };
    "C2ERKS4_m" |call| {
        let part = part(call, 1, 2, None, "basic_string::basic_string")?;
        construct(call, part)
    };
    "C2ERKS4_mm" |call| {
        let part = part(call, 1, 2, Some(3), "basic_string::basic_string")?;
        construct(call, part)
    };
    "13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_" copy_range;
    "13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_" copy_range;
    "13_S_copy_charsEPcPKcS7_" copy_range;
    "13_S_copy_charsEPcS5_S5_" copy_range;
    "4swapERS4_" |call| {
        let (a, b) = (call.arg(0)?, call.arg(1)?);
        let (of_a, of_b) = (text(call, a)?, text(call, b)?);
        set_text(call, a, of_b)?;
        set_text(call, b, of_a)
    };
    "7reserveEm" |call| reserve(call, call.arg(1)?);
    "7reserveEv" |_| Ok(0);
    "13shrink_to_fitEv" |_| Ok(0);
    "5frontEv" start;
    "4backEv" last;
    "6assignEPKcm" |call| assign(call, bytes(call, 1, 2)?);
    "6assignEmc" |call| { let text = repeated(call, 1)?; assign(call, text) };
    "6assignEOS4_" |call| assign(call, text(call, call.arg(1)?)?);
    "6assignERKS4_mm" |call| {
        let part = part(call, 1, 2, Some(3), "basic_string::assign")?;
        assign(call, part)
    };
    "9_M_assignERKS4_" |call| assign(call, text(call, call.arg(1)?)?);
    "9_M_appendEPKcm" |call| { let more = bytes(call, 1, 2)?; append(call, more) };
    "6appendERKS4_mm" |call| {
        let more = part(call, 1, 2, Some(3), "basic_string::append")?;
        append(call, more)
    };
    "5eraseEmm" |call| change(call, "basic_string::erase", Some(2), Vec::new());
    "5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE" |call| erase_at(call, 1);
    "5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_" |call| {
        let n = call.arg(2)?.wrapping_sub(call.arg(1)?);
        erase_at(call, n)
    };
    "8_M_eraseEmm" |call| change(call, "basic_string::erase", Some(2), Vec::new());
    "6insertEmPKc" |call| change(call, "basic_string::insert", None, call.string(2)?);
    "6insertEmPKcm" |call| change(call, "basic_string::insert", None, bytes(call, 2, 3)?);
    "6insertEmRKS4_" |call| change(call, "basic_string::insert", None, text(call, call.arg(2)?)?);
    "6insertEmmc" |call| { let text = repeated(call, 2)?; change(call, "basic_string::insert", None, text) };
    "6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEc" |call| {
        let at = call.arg(1)?.wrapping_sub(start(call)?);
        let more = vec![call.arg(2)? as u8];
        splice(call, "basic_string::insert", at, 0, more)?;
        Ok(start(call)?.wrapping_add(at))
    };
    "7replaceEmmPKc" |call| change(call, "basic_string::replace", Some(2), call.string(3)?);
    "7replaceEmmPKcm" |call| change(call, "basic_string::replace", Some(2), bytes(call, 3, 4)?);
    "7replaceEmmRKS4_" |call| change(call, "basic_string::replace", Some(2), text(call, call.arg(3)?)?);
    "7replaceEmmmc" |call| {
        let text = repeated(call, 3)?;
        change(call, "basic_string::replace", Some(2), text)
    };
    "10_M_replaceEmmPKcm" |call| change(call, "basic_string::_M_replace", Some(2), bytes(call, 3, 4)?);
    "14_M_replace_auxEmmmc" |call| {
        let text = repeated(call, 3)?;
        change(call, "basic_string::_M_replace_aux", Some(2), text)
    };
    constant:
    "5frontEv" start;
    "4backEv" last;
    "6cbeginEv" start;
    "4cendEv" |call| Ok(start(call)? + length(call)?);
    "8max_sizeEv" |_| Ok(i64::MAX as u64);
    "cvSt17basic_string_viewIcS2_EEv" |call| {
        let start = start(call)?;
        call.set_second(start);
        length(call)
    };
    "6substrEmm" |call| {
        let part = part(call, 1, 2, Some(3), "basic_string::substr")?;
        construct_at(call, call.arg(0)?, part)
    };
    "4copyEPcmm" |call| {
        let part = part(call, 0, 3, Some(2), "basic_string::copy")?;
        let to = call.arg(1)?;
        call.memory().bytes_mut(to, part.len() as u64)?.copy_from_slice(&part);
        Ok(part.len() as u64)
    };
    "7compareEmmRKS4_" |call| compare_part(call, text(call, call.arg(3)?)?);
    "7compareEmmPKc" |call| compare_part(call, call.string(3)?);
    "7compareEmmPKcm" |call| compare_part(call, bytes(call, 3, 4)?);
    "4findEPKcmm" |call| search(call, First, |text, what| text.starts_with(what), bytes(call, 1, 3)?);
    "5rfindEcm" |call| search(call, Last, |text, what| text.starts_with(what), one(call)?);
    "5rfindEPKcm" |call| search(call, Last, |text, what| text.starts_with(what), call.string(1)?);
    "5rfindEPKcmm" |call| search(call, Last, |text, what| text.starts_with(what), bytes(call, 1, 3)?);
    "5rfindERKS4_m" |call| search(call, Last, |text, what| text.starts_with(what), string(call)?);
    "13find_first_ofEcm" |call| search(call, First, is_one_of, one(call)?);
    "13find_first_ofEPKcm" |call| search(call, First, is_one_of, call.string(1)?);
    "13find_first_ofEPKcmm" |call| search(call, First, is_one_of, bytes(call, 1, 3)?);
    "13find_first_ofERKS4_m" |call| search(call, First, is_one_of, string(call)?);
    "12find_last_ofEcm" |call| search(call, Last, is_one_of, one(call)?);
    "12find_last_ofEPKcm" |call| search(call, Last, is_one_of, call.string(1)?);
    "12find_last_ofEPKcmm" |call| search(call, Last, is_one_of, bytes(call, 1, 3)?);
    "12find_last_ofERKS4_m" |call| search(call, Last, is_one_of, string(call)?);
    "17find_first_not_ofEcm" |call| search(call, First, is_none_of, one(call)?);
    "17find_first_not_ofEPKcm" |call| search(call, First, is_none_of, call.string(1)?);
    "17find_first_not_ofEPKcmm" |call| search(call, First, is_none_of, bytes(call, 1, 3)?);
    "17find_first_not_ofERKS4_m" |call| search(call, First, is_none_of, string(call)?);
    "16find_last_not_ofEcm" |call| search(call, Last, is_none_of, one(call)?);
    "16find_last_not_ofEPKcm" |call| search(call, Last, is_none_of, call.string(1)?);
    "16find_last_not_ofEPKcmm" |call| search(call, Last, is_none_of, bytes(call, 1, 3)?);
    "16find_last_not_ofERKS4_m" |call| search(call, Last, is_none_of, string(call)?);
    "11starts_withEPKc" |call| Ok(u64::from(text(call, call.arg(0)?)?.starts_with(&call.string(1)?)));
    "11starts_withEc" |call| Ok(u64::from(text(call, call.arg(0)?)?.starts_with(&one(call)?)));
    "9ends_withEPKc" |call| Ok(u64::from(text(call, call.arg(0)?)?.ends_with(&call.string(1)?)));
    "9ends_withEc" |call| Ok(u64::from(text(call, call.arg(0)?)?.ends_with(&one(call)?)));
};

/// From which end a search goes.
#[derive(Clone, Copy)]
enum Direction {
    First,
    Last,
}
use Direction::{First, Last};

/// The length of the string in the first argument.
fn length(call: &HostCall<'_, '_>) -> HostResult {
    Ok(text(call, call.arg(0)?)?.len() as u64)
}

/// As many bytes as one argument says, at the address in another one.
fn bytes(call: &HostCall<'_, '_>, address: usize, length: usize) -> Result<Vec<u8>, Stop> {
    Ok(call.mem().bytes(call.arg(address)?, call.arg(length)?)?.to_vec())
}

/// The character in the second argument.
fn one(call: &HostCall<'_, '_>) -> Result<Vec<u8>, Stop> {
    Ok(vec![call.arg(1)? as u8])
}

/// The string in the second argument.
fn string(call: &HostCall<'_, '_>) -> Result<Vec<u8>, Stop> {
    text(call, call.arg(1)?)
}

fn last(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok((start(call)? + length(call)?).wrapping_sub(1))
}

fn wrap(call: &mut HostCall<'_, '_>) -> HostResult {
    let (wrapper, length, start) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    call.memory().write_int(wrapper, 8, length)?;
    call.memory().write_int(wrapper.wrapping_add(8), 8, start)?;
    Ok(0)
}

fn append(call: &mut HostCall<'_, '_>, more: Vec<u8>) -> HostResult {
    let at = length(call)?;
    splice(call, "basic_string::append", at, 0, more)
}

fn copy_range(call: &mut HostCall<'_, '_>) -> HostResult {
    let (to, from, end) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    call.memory().copy(to, from, end.wrapping_sub(from))?;
    Ok(0)
}

/// Room for so many characters.
fn reserve(call: &mut HostCall<'_, '_>, size: u64) -> HostResult {
    let string = call.arg(0)?;
    let old = text(call, string)?;
    if size > i64::MAX as u64 {
        return classes::throw(call, "St12length_error", Some(b"basic_string::_M_create"));
    }
    let mut longer = old.clone();
    longer.resize(old.len().max(size.min(1 << 30) as usize), 0);
    set_text(call, string, longer)?;
    set_text(call, string, old)
}

fn throw_out_of_range(call: &mut HostCall<'_, '_>, who: &str, at: u64, size: u64) -> Stop {
    let text = format!("{who}: __pos (which is {at}) > this->size() (which is {size})");
    match classes::throw(call, "St12out_of_range", Some(text.as_bytes())) {
        Err(stop) => stop,
        Ok(_) => crate::TrapKind::UncaughtException.into(),
    }
}

/// A part of the string in the argument `index`: from one argument on, and as long as another one says.
fn part(
    call: &mut HostCall<'_, '_>,
    index: usize,
    from: usize,
    length: Option<usize>,
    who: &str,
) -> Result<Vec<u8>, Stop> {
    let text = text(call, call.arg(index)?)?;
    let (from, size) = (call.arg(from)?, text.len() as u64);
    let length = length.map_or(Ok(NOWHERE), |length| call.arg(length))?;
    if from > size {
        return Err(throw_out_of_range(call, who, from, size));
    }
    Ok(text[from as usize..(from.saturating_add(length).min(size)) as usize].to_vec())
}

/// Replaces what starts at the position in the second argument, and is as long as another argument says, or
/// nothing.
fn change(call: &mut HostCall<'_, '_>, who: &str, length: Option<usize>, new: Vec<u8>) -> HostResult {
    let n = length.map_or(Ok(0), |length| call.arg(length))?;
    splice(call, who, call.arg(1)?, n, new)
}

fn splice(call: &mut HostCall<'_, '_>, who: &str, at: u64, n: u64, new: Vec<u8>) -> HostResult {
    let string = call.arg(0)?;
    let mut text = text(call, string)?;
    let size = text.len() as u64;
    if at > size {
        return Err(throw_out_of_range(call, who, at, size));
    }
    text.splice(at as usize..at.saturating_add(n).min(size) as usize, new);
    set_text(call, string, text)
}

/// Removes characters from where an iterator is.
fn erase_at(call: &mut HostCall<'_, '_>, n: u64) -> HostResult {
    let at = call.arg(1)?.wrapping_sub(start(call)?);
    splice(call, "basic_string::erase", at, n, Vec::new())?;
    Ok(start(call)?.wrapping_add(at))
}

fn compare_part(call: &mut HostCall<'_, '_>, other: Vec<u8>) -> HostResult {
    let part = part(call, 0, 1, Some(2), "basic_string::compare")?;
    Ok(compare_texts(&part, &other))
}

fn is_one_of(text: &[u8], set: &[u8]) -> bool {
    text.first().is_some_and(|byte| set.contains(byte))
}

fn is_none_of(text: &[u8], set: &[u8]) -> bool {
    text.first().is_some_and(|byte| !set.contains(byte))
}

/// The first or last position, from that in the third argument on, where `is_there` holds for the rest of the
/// text.
fn search(
    call: &mut HostCall<'_, '_>,
    direction: Direction,
    is_there: fn(&[u8], &[u8]) -> bool,
    what: Vec<u8>,
) -> HostResult {
    let text = text(call, call.arg(0)?)?;
    let from = usize::try_from(call.arg(2)?).unwrap_or(usize::MAX);
    let found = match direction {
        First => (from..=text.len()).find(|&at| is_there(&text[at..], &what)),
        Last => (0..=from.min(text.len())).rev().find(|&at| is_there(&text[at..], &what)),
    };
    Ok(found.map_or(NOWHERE, |at| at as u64))
}
