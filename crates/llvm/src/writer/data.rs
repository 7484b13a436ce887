//! Global variables: packed structs of bytes and addresses.

use std::fmt::Write as _;

use sheave_ir::{DataObject, Reloc, RelocKind};

use super::Written;
use super::symbols::fault;
use super::values::{Scope, address};
use super::words::{definition_linkage, quoted, symbol_name};

/// The element types and the elements of a packed struct.
#[derive(Default)]
struct Elements {
    n: usize,
    types: String,
    values: String,
}

impl Elements {
    fn push(&mut self, ty: &str, value: impl core::fmt::Display) {
        let separator = if self.n == 0 { "" } else { ", " };
        let _ = write!(self.types, "{separator}{ty}");
        let _ = write!(self.values, "{separator}{ty} {value}");
        self.n += 1;
    }

    /// The bytes from `start` to `end`; bytes beyond `init` are zero.
    fn bytes(&mut self, init: &[u8], start: u64, end: u64) {
        let n = init.len() as u64;
        let given = &init[start.min(n) as usize..end.min(n) as usize];
        let used = given.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        if used > 0 {
            self.push(&format!("[{used} x i8]"), format_args!("c{}", quoted(&given[..used])));
        }
        let zeros = end - start - used as u64;
        if zeros > 0 {
            self.push(&format!("[{zeros} x i8]"), "zeroinitializer");
        }
    }
}

/// A data object's definition.
pub(super) fn write_data(scope: &Scope<'_>, object: &DataObject, out: &mut String) -> Written {
    let data = &scope.module.symbols[object.symbol];
    let mut elements = Elements::default();
    let mut at = 0;
    for reloc in &object.relocs {
        let n_bytes = if matches!(reloc.kind, RelocKind::Difference32 { .. }) { 4 } else { 8 };
        if reloc.offset < at || reloc.offset.saturating_add(n_bytes) > object.size {
            let message =
                format!("the relocation at byte {}, which overlaps another or the end", reloc.offset);
            return Err(fault(data, message));
        }
        elements.bytes(&object.init, at, reloc.offset);
        push_reloc(&mut elements, scope, reloc);
        at = reloc.offset + n_bytes;
    }
    elements.bytes(&object.init, at, object.size);
    let name = symbol_name(&data.name);
    let linkage = definition_linkage(data);
    let thread_local = if data.thread_local { "thread_local " } else { "" };
    let kind = if object.readonly { "constant" } else { "global" };
    let _ = write!(out, "{name} = {linkage}{thread_local}{kind} ");
    let _ = match elements.n {
        0 => write!(out, "[0 x i8] zeroinitializer"),
        1 => write!(out, "{}", elements.values),
        _ => write!(out, "<{{ {} }}> <{{ {} }}>", elements.types, elements.values),
    };
    let _ = writeln!(out, ", align {}", object.align);
    Ok(())
}

fn push_reloc(elements: &mut Elements, scope: &Scope<'_>, reloc: &Reloc) {
    let target = address(scope, reloc.target, reloc.addend);
    let (base, ty) = match reloc.kind {
        RelocKind::Abs64 => return elements.push("ptr", target),
        RelocKind::Difference32 { base } => (base, "i32"),
        RelocKind::Difference64 { base } => (base, "i64"),
    };
    let base = address(scope, base, 0);
    let difference = format!("sub (i64 ptrtoint (ptr {target} to i64), i64 ptrtoint (ptr {base} to i64))");
    if ty == "i32" {
        elements.push(ty, format_args!("trunc (i64 {difference} to i32)"));
    } else {
        elements.push(ty, difference);
    }
}
