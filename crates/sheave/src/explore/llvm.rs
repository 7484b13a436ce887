//! LLVM's versions of the same functions: `opt -passes=mem2reg`, then `llc -O2`, as text with source lines.

use std::collections::HashMap;

use super::model::{Function, Line, Llvm};
use crate::copies::llvm::{promoted_and_compiled, version};
use crate::source_names::symbol;

/// Adds LLVM's columns to `functions`, which are of the module whose LLVM IR is `ir`; gives the tools' name
/// and version.
///
/// # Errors
/// When a tool is missing or rejects the text.
pub(super) fn add(ir: &str, functions: &mut [Function]) -> Result<String, String> {
    let version = version()?;
    let [promoted, assembly] = promoted_and_compiled(ir)?;
    let locations = locations(&promoted);
    let mut ssa = in_ir(&promoted, &locations);
    let mut code = in_assembly(&assembly);
    for func in functions {
        let file = func.source.map_or(0, |source| source.0);
        let (Some(ssa), Some(code)) = (ssa.remove(&func.name), code.remove(&func.name)) else { continue };
        let lines = |lines: Vec<(String, u32)>| -> Vec<Line> {
            let of_file = |line: u32| if line > 0 { vec![(file, line)] } else { Vec::new() };
            lines.into_iter().map(|(text, line)| Line(text, String::new(), of_file(line))).collect()
        };
        func.llvm = Some(Llvm { ssa: lines(ssa), code: lines(code) });
    }
    Ok(version)
}

/// Lines with the source line each is from, or zero; by function.
type Texts = HashMap<String, Vec<(String, u32)>>;

/// The source line of each location in the text of a module.
fn locations(text: &str) -> HashMap<&str, u32> {
    let location = |line: &'_ str| -> Option<(usize, u32)> {
        let (number, data) = line.split_once(" = ")?;
        let line_number = data.split_once("!DILocation(line: ")?.1;
        Some((number.len(), line_number.split(',').next()?.parse().ok()?))
    };
    text.lines().filter_map(|line| location(line).map(|(end, number)| (&line[..end], number))).collect()
}

/// The functions in a module's text, without debug records.
fn in_ir(text: &str, locations: &HashMap<&str, u32>) -> Texts {
    let mut found = Texts::new();
    let mut open: Option<(String, Vec<(String, u32)>)> = None;
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("define ") {
            let head = line.split(") ").next().unwrap_or(line);
            open = symbol(rest).map(|name| (name, vec![(format!("{head})"), 0)]));
        } else if line == "}" {
            found.extend(open.take());
        } else if let Some((_, lines)) = &mut open {
            if line.is_empty() || line.contains("#dbg_") || line.contains("@llvm.dbg.") {
                continue;
            }
            let (code, metadata) = line.split_once(", !dbg ").unwrap_or((line, ""));
            let number = metadata.split([',', ' ']).next().unwrap_or("");
            let code = code.split(", !tbaa").next().unwrap_or(code);
            let code = code.split(", !llvm.loop").next().unwrap_or(code);
            let code = code.split("; preds =").next().unwrap_or(code).trim_end();
            lines.push((code.to_owned(), locations.get(number).copied().unwrap_or(0)));
        }
    }
    found
}

/// The functions in assembly, without directives.
fn in_assembly(text: &str) -> Texts {
    let mut found = Texts::new();
    let mut open: Option<(String, Vec<(String, u32)>)> = None;
    let mut line_number = 0;
    for line in text.lines() {
        let code = line.split(" #").next().unwrap_or(line).trim_end();
        if line.starts_with(".Lfunc_end") {
            found.extend(open.take());
        } else if let Some(directive) = line.trim_start().strip_prefix(".loc") {
            line_number = directive.split_whitespace().nth(1).and_then(|n| n.parse().ok()).unwrap_or(0);
        } else if let Some((label, _)) = code.split_once(':')
            && !line.starts_with(['\t', ' ', '.', '#'])
        {
            open = Some((label.trim_matches('"').to_owned(), Vec::new()));
            line_number = 0;
        } else if let Some((_, lines)) = &mut open {
            let trimmed = code.trim();
            let is_block = trimmed.starts_with(".LBB") && trimmed.ends_with(':');
            if is_block {
                lines.push((trimmed.to_owned(), 0));
            } else if !trimmed.is_empty() && !trimmed.starts_with(['.', '#']) {
                lines.push((format!("    {}", trimmed.replace('\t', " ")), line_number));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_ir_and_assembly_know_their_source() {
        let ir = "define i32 @f(i32 noundef %0) #0 !dbg !9 {
    #dbg_value(i32 %0, !15, !DIExpression(), !16)
  %2 = add i32 %0, 1, !dbg !17
  br label %3, !dbg !18, !llvm.loop !4

3:                                                ; preds = %3, %1
  ret i32 %2
}
!17 = !DILocation(line: 7, column: 3, scope: !9)
!18 = distinct !DILocation(line: 8, column: 3, scope: !9)
";
        let lines = &in_ir(ir, &locations(ir))["f"];
        let expected = [
            ("define i32 @f(i32 noundef %0)", 0),
            ("  %2 = add i32 %0, 1", 7),
            ("  br label %3", 8),
            ("3:", 0),
            ("  ret i32 %2", 0),
        ];
        assert_eq!(lines.iter().map(|(text, line)| (&**text, *line)).collect::<Vec<_>>(), expected);
        let assembly = "f:                                      # @f
.Lfunc_begin0:
\t.loc\t0 7 0                           # a.c:7:0
\t.cfi_startproc
# %bb.0:
\tleal\t1(%rdi), %eax
.LBB0_1:                                # =>This Inner Loop Header: Depth=1
\t.loc\t0 8 3
\tretq
.Lfunc_end0:
";
        let lines = &in_assembly(assembly)["f"];
        let expected = [("    leal 1(%rdi), %eax", 7), (".LBB0_1:", 0), ("    retq", 8)];
        assert_eq!(lines.iter().map(|(text, line)| (&**text, *line)).collect::<Vec<_>>(), expected);
    }
}
