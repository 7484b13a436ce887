//! What `#[derive(Debug)]` and the collections call: structures, tuples, lists, sets and maps, in one line or
//! in several. The builders are objects of the program whose inside only these functions know.

use super::format::{self, Buffer, call_fmt, is_alternate, text};
use crate::Stop;
use crate::host::Builtin;
use crate::machine::{HostCall, HostResult};

// A builder: the formatter, whether writing failed, how many fields there are, whether a key waits for its
// value, whether the tuple has no name.
const FAILED: u64 = 8;
const FIELDS: u64 = 9;
const UNNAMED: u64 = 10;
/// `Debug::fmt` in a virtual table.
const FMT: u64 = 24;

pub(in crate::host) const TABLE: &[(&str, Builtin)] = &[
    ("<core::fmt::Formatter>::debug_struct", |call| start(call, true, b"", true)),
    ("<core::fmt::Formatter>::debug_tuple", |call| start(call, true, b"", false)),
    ("<core::fmt::Formatter>::debug_list", |call| start(call, false, b"[", false)),
    ("<core::fmt::Formatter>::debug_set", |call| start(call, false, b"{", false)),
    ("<core::fmt::Formatter>::debug_map", |call| start(call, false, b"{", false)),
    ("<core::fmt::builders::DebugStruct>::field", |call| {
        let mut name = text(call, 1)?;
        name.extend_from_slice(b": ");
        entry(call, Shape::Struct, &name, call.arg(3)?, call.arg(4)?)
    }),
    ("<core::fmt::builders::DebugTuple>::field", |call| {
        entry(call, Shape::Tuple, b"", call.arg(1)?, call.arg(2)?)
    }),
    ("<core::fmt::builders::DebugList>::entry", |call| {
        entry(call, Shape::List, b"", call.arg(1)?, call.arg(2)?)
    }),
    ("<core::fmt::builders::DebugSet>::entry", |call| {
        entry(call, Shape::List, b"", call.arg(1)?, call.arg(2)?)
    }),
    ("<core::fmt::builders::DebugMap>::entry", map_entry),
    ("<[u8] as core::fmt::Debug>::fmt", |call| slice(call, 1, "<u8 as core::fmt::Debug>::fmt")),
    ("<[&str] as core::fmt::Debug>::fmt", |call| slice(call, 16, "<&str as core::fmt::Debug>::fmt")),
    ("<[usize] as core::fmt::Debug>::fmt", |call| slice(call, 8, "<usize as core::fmt::Debug>::fmt")),
    ("<[i32] as core::fmt::Debug>::fmt", |call| slice(call, 4, "<i32 as core::fmt::Debug>::fmt")),
    ("<[u32] as core::fmt::Debug>::fmt", |call| slice(call, 4, "<u32 as core::fmt::Debug>::fmt")),
    ("<[u64] as core::fmt::Debug>::fmt", |call| slice(call, 8, "<u64 as core::fmt::Debug>::fmt")),
    ("<core::fmt::builders::DebugStruct>::finish", |call| finish(call, Shape::Struct, b"}")),
    ("<core::fmt::builders::DebugTuple>::finish", |call| finish(call, Shape::Tuple, b")")),
    ("<core::fmt::builders::DebugList>::finish", |call| finish(call, Shape::List, b"]")),
    ("<core::fmt::builders::DebugSet>::finish", |call| finish(call, Shape::List, b"}")),
    ("<core::fmt::builders::DebugMap>::finish", |call| finish(call, Shape::List, b"}")),
    ("<core::fmt::Formatter>::debug_struct_field1_finish", |call| derived_struct(call, 1)),
    ("<core::fmt::Formatter>::debug_struct_field2_finish", |call| derived_struct(call, 2)),
    ("<core::fmt::Formatter>::debug_struct_field3_finish", |call| derived_struct(call, 3)),
    ("<core::fmt::Formatter>::debug_struct_field4_finish", |call| derived_struct(call, 4)),
    ("<core::fmt::Formatter>::debug_struct_field5_finish", |call| derived_struct(call, 5)),
    ("<core::fmt::Formatter>::debug_tuple_field1_finish", |call| derived_tuple(call, 1)),
    ("<core::fmt::Formatter>::debug_tuple_field2_finish", |call| derived_tuple(call, 2)),
    ("<core::fmt::Formatter>::debug_tuple_field3_finish", |call| derived_tuple(call, 3)),
    ("<core::fmt::Formatter>::debug_tuple_field4_finish", |call| derived_tuple(call, 4)),
    ("<core::fmt::Formatter>::debug_tuple_field5_finish", |call| derived_tuple(call, 5)),
];

/// How fields are separated.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Struct,
    Tuple,
    List,
}

/// Makes the first argument a builder for the formatter in the second one; the name follows it, if it has
/// one.
fn start(call: &mut HostCall<'_, '_>, has_name: bool, head: &[u8], is_struct: bool) -> HostResult {
    let (builder, formatter) = (call.arg(0)?, call.arg(1)?);
    let name = if has_name { text(call, 2)? } else { head.to_vec() };
    let failed = format::write(call, formatter, &name)?;
    let memory = call.memory();
    memory.write_int(builder, 8, formatter)?;
    memory.write_int(builder.wrapping_add(FAILED), 1, failed.into())?;
    memory.write_int(builder.wrapping_add(FIELDS), 1, 0)?;
    memory.write_int(builder.wrapping_add(UNNAMED), 1, (!is_struct && name.is_empty()).into())?;
    Ok(builder)
}

/// Writes one field of a shape to the formatter, `head` before it; gives whether that failed.
fn field(
    call: &mut HostCall<'_, '_>,
    formatter: u64,
    shape: Shape,
    is_first: bool,
    head: &[u8],
    values: &[(u64, u64)],
) -> Result<bool, Stop> {
    let opening: &[u8] = match shape {
        Shape::Struct => b" {",
        Shape::Tuple => b"(",
        Shape::List => b"",
    };
    if !is_alternate(call, formatter)? {
        let mut text = match (is_first, shape) {
            (false, _) => b", ".to_vec(),
            (true, Shape::Struct) => b" { ".to_vec(),
            (true, _) => opening.to_vec(),
        };
        text.extend_from_slice(head);
        if format::write(call, formatter, &text)? {
            return Ok(true);
        }
        return in_order(call, formatter, values);
    }
    if is_first && format::write(call, formatter, &[opening, b"\n"].concat())? {
        return Ok(true);
    }
    let (buffer, table) = format::buffer_of(call, formatter)?;
    let (buffer, table) = format::add_buffer(call, Buffer::Indented { buffer, table, at_start: true })?;
    let inner = format::formatter_for(call, buffer, table, Some(formatter))?;
    let result = format::write(call, inner, head).and_then(|failed| {
        Ok(failed || in_order(call, inner, values)? || format::write(call, inner, b",\n")?)
    });
    call.memory().release(inner)?;
    call.interp.libc.formatted.truncate(buffer as usize);
    format::take_buffer(call);
    result
}

/// A value, or a key and its value, each with the function that formats it.
fn in_order(call: &mut HostCall<'_, '_>, formatter: u64, values: &[(u64, u64)]) -> Result<bool, Stop> {
    for (i, &(value, function)) in values.iter().enumerate() {
        if i > 0 && format::write(call, formatter, b": ")? {
            return Ok(true);
        }
        if call_fmt(call, function, value, formatter)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn add(call: &mut HostCall<'_, '_>, shape: Shape, head: &[u8], values: &[(u64, u64)]) -> HostResult {
    let builder = call.arg(0)?;
    let formatter = call.mem().read_int(builder, 8)?;
    let n_fields = call.mem().read_int(builder.wrapping_add(FIELDS), 1)?;
    if call.mem().read_int(builder.wrapping_add(FAILED), 1)? == 0 {
        let failed = field(call, formatter, shape, n_fields == 0, head, values)?;
        call.memory().write_int(builder.wrapping_add(FAILED), 1, failed.into())?;
    }
    // One, or more: that is all that matters.
    call.memory().write_int(builder.wrapping_add(FIELDS), 1, (n_fields + 1).min(2))?;
    Ok(builder)
}

fn entry(call: &mut HostCall<'_, '_>, shape: Shape, head: &[u8], value: u64, table: u64) -> HostResult {
    let value = shown(call, value, table)?;
    add(call, shape, head, &[value])
}

/// A value with what its virtual table has to format it.
fn shown(call: &HostCall<'_, '_>, value: u64, table: u64) -> Result<(u64, u64), Stop> {
    Ok((value, call.mem().read_int(table.wrapping_add(FMT), 8)?))
}

/// A list of items of so many bytes, in the first two arguments.
fn slice(call: &mut HostCall<'_, '_>, size: u64, item: &str) -> HostResult {
    let (start, length, formatter) = (call.arg(0)?, call.arg(1)?, call.arg(2)?);
    let function = call.interp.program.builtin_address(item);
    let mut failed = format::write(call, formatter, b"[")?;
    for i in 0..length {
        let value = (start.wrapping_add(i.wrapping_mul(size)), function);
        failed = failed || field(call, formatter, Shape::List, i == 0, b"", &[value])?;
    }
    Ok(u64::from(failed || close(call, formatter, Shape::List, length, false, b"]")?))
}

fn map_entry(call: &mut HostCall<'_, '_>) -> HostResult {
    let values = [shown(call, call.arg(1)?, call.arg(2)?)?, shown(call, call.arg(3)?, call.arg(4)?)?];
    add(call, Shape::List, b"", &values)
}

/// Closes what the builder has opened; gives whether writing failed.
fn finish(call: &mut HostCall<'_, '_>, shape: Shape, closing: &[u8]) -> HostResult {
    let builder = call.arg(0)?;
    let memory = call.mem();
    let (formatter, n_fields) =
        (memory.read_int(builder, 8)?, memory.read_int(builder.wrapping_add(FIELDS), 1)?);
    let is_unnamed = memory.read_int(builder.wrapping_add(UNNAMED), 1)? != 0;
    if memory.read_int(builder.wrapping_add(FAILED), 1)? != 0 {
        return Ok(1);
    }
    close(call, formatter, shape, n_fields, is_unnamed, closing).map(u64::from)
}

fn close(
    call: &mut HostCall<'_, '_>,
    formatter: u64,
    shape: Shape,
    n_fields: u64,
    is_unnamed: bool,
    closing: &[u8],
) -> Result<bool, Stop> {
    let is_alternate = is_alternate(call, formatter)?;
    let text = match shape {
        Shape::List => closing.to_vec(),
        _ if n_fields == 0 => return Ok(false),
        Shape::Struct if !is_alternate => b" }".to_vec(),
        Shape::Tuple if n_fields == 1 && is_unnamed && !is_alternate => b",)".to_vec(),
        _ => closing.to_vec(),
    };
    format::write(call, formatter, &text)
}

/// The formatter, the name, and for each field its name and its value.
fn derived_struct(call: &mut HostCall<'_, '_>, n: usize) -> HostResult {
    let formatter = call.arg(0)?;
    let mut failed = format::write(call, formatter, &text(call, 1)?)?;
    for i in 0..n {
        let mut name = text(call, 3 + 4 * i)?;
        name.extend_from_slice(b": ");
        let value = shown(call, call.arg(5 + 4 * i)?, call.arg(6 + 4 * i)?)?;
        failed = failed || field(call, formatter, Shape::Struct, i == 0, &name, &[value])?;
    }
    Ok(u64::from(failed || close(call, formatter, Shape::Struct, n as u64, false, b"}")?))
}

/// The formatter, the name, and each field's value.
fn derived_tuple(call: &mut HostCall<'_, '_>, n: usize) -> HostResult {
    let formatter = call.arg(0)?;
    let name = text(call, 1)?;
    let mut failed = format::write(call, formatter, &name)?;
    for i in 0..n {
        let value = shown(call, call.arg(3 + 2 * i)?, call.arg(4 + 2 * i)?)?;
        failed = failed || field(call, formatter, Shape::Tuple, i == 0, b"", &[value])?;
    }
    Ok(u64::from(failed || close(call, formatter, Shape::Tuple, n as u64, name.is_empty(), b")")?))
}
