//! What unwinders and debuggers read beside the code: tables of exceptions, cells with addresses, lines.

use std::fmt::Write as _;

use sheave_ir::FuncId;

use super::AssemblyBuilder;
use super::code::label;
use super::words::quoted;
use crate::exceptions::{ExceptionTable, INDIRECT};

/// Four bytes, relative to their own address.
const RELATIVE: u8 = 0x1b;
/// No address, or an absolute one.
const OMITTED: u8 = 0xff;
const ULEB128: u8 = 0x01;

/// Adds the table of a function that catches exceptions ([`crate::exceptions`] says what is in it), and gives
/// the directives that name it.
pub(super) fn add_exceptions(
    builder: &mut AssemblyBuilder<'_>,
    func: FuncId,
    table: &ExceptionTable,
    code_size: u32,
) -> String {
    let Some(personality) = table.personality else { return String::new() };
    let n = func.as_u32();
    let start = label(func, 0);
    let mut text = format!("\t.balign 4\n.Lexcept{n}:\n\t.byte {OMITTED:#x}\n");
    let has_types = !table.types.is_empty() || !table.filters.is_empty();
    if has_types {
        let _ = writeln!(text, "\t.byte {INDIRECT:#x}\n\t.uleb128 .Ltypes{n} - .Lafter{n}\n.Lafter{n}:");
    } else {
        let _ = writeln!(text, "\t.byte {OMITTED:#x}");
    }
    let _ = writeln!(text, "\t.byte {ULEB128:#x}\n\t.uleb128 .Lactions{n} - .Lsites{n}\n.Lsites{n}:");
    let mut site = |from: u32, to: u32, pad: Option<u32>, action: u32| {
        let (from, to) = (label(func, from), label(func, to));
        let pad = pad.map_or_else(|| "0".to_owned(), |pad| format!("{} - {start}", label(func, pad)));
        let _ = writeln!(
            text,
            "\t.uleb128 {from} - {start}\n\t.uleb128 {to} - {from}\n\t.uleb128 {pad}\n\t.uleb128 {action}"
        );
    };
    let mut done = 0;
    for call in &table.sites {
        if call.start > done {
            site(done, call.start, None, 0);
        }
        site(call.start, call.end, Some(call.pad), call.action);
        done = call.end;
    }
    if code_size > done {
        site(done, code_size, None, 0);
    }
    let _ = writeln!(text, ".Lactions{n}:");
    table.actions.iter().for_each(|byte| {
        let _ = writeln!(text, "\t.byte {byte:#x}");
    });
    for &ty in table.types.iter().rev() {
        let value = ty.map_or_else(|| "0".to_owned(), |ty| format!("{} - .", builder.cell(ty)));
        let _ = writeln!(text, "\t.long {value}");
    }
    let _ = writeln!(text, ".Ltypes{n}:");
    table.filters.iter().for_each(|byte| {
        let _ = writeln!(text, "\t.byte {byte:#x}");
    });
    builder.exceptions += &text;
    let routine = builder.cell(personality);
    format!("\t.cfi_personality {INDIRECT:#x}, {routine}\n\t.cfi_lsda {RELATIVE:#x}, .Lexcept{n}\n")
}

/// Writes the sections that belong to all functions together.
pub(super) fn write(builder: &mut AssemblyBuilder<'_>) {
    if !builder.exceptions.is_empty() {
        builder.text += "\n\t.section .gcc_except_table,\"a\",@progbits\n";
        builder.text += &std::mem::take(&mut builder.exceptions);
    }
    for symbol in std::mem::take(&mut builder.cells) {
        let label = builder.cell(symbol);
        let reference = builder.reference(symbol, 0);
        let _ = writeln!(
            builder.text,
            "\n\t.section .data.rel.ro,\"aw\"\n\t.balign 8\n{label}:\n\t.quad {reference}"
        );
    }
    if builder.has_lines {
        let name = quoted(&builder.module.name).into_owned();
        let name = if name.starts_with('"') { name } else { format!("\"{name}\"") };
        // A unit with nothing but its lines: DWARF 4, sections 7.5.1.1 and 7.5.3.
        let _ = write!(
            builder.text,
            "\n\t.section .debug_abbrev,\"\",@progbits\n.Labbrev:\n\
             \t.uleb128 1\n\t.uleb128 0x11\n\t.byte 0\n\
             \t.uleb128 0x03\n\t.uleb128 0x08\n\
             \t.uleb128 0x10\n\t.uleb128 0x17\n\
             \t.uleb128 0x11\n\t.uleb128 0x01\n\
             \t.uleb128 0x12\n\t.uleb128 0x07\n\
             \t.byte 0,0,0\n\
             \n\t.section .debug_info,\"\",@progbits\n\
             \t.long .Lunit_end - .Lunit\n.Lunit:\n\t.short 4\n\t.long .Labbrev\n\t.byte 8\n\
             \t.uleb128 1\n\t.asciz {name}\n\t.long .Llines\n\t.quad .Ltext\n\t.quad .Letext - .Ltext\n\
             .Lunit_end:\n\n\t.section .debug_line,\"\",@progbits\n.Llines:\n"
        );
    }
}
