//! LLVM's versions of the same functions: `opt -passes=mem2reg`, then `llc -O2`, as text with source lines.

use std::collections::HashMap;

use super::model::{Function, Line, Llvm};
use crate::copies::llvm::{Texts, in_assembly, promoted_and_compiled, version};
use crate::source_names::functions;

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

/// The source line of each location in the text of a module.
fn locations(text: &str) -> HashMap<&str, u32> {
    let location = |line: &'_ str| -> Option<(usize, u32)> {
        let (number, data) = line.split_once(" = ")?;
        let line_number = data.split_once("!DILocation(line: ")?.1;
        Some((number.len(), line_number.split(',').next()?.parse().ok()?))
    };
    text.lines().filter_map(|line| location(line).map(|(end, number)| (&line[..end], number))).collect()
}

/// The functions of LLVM IR.
fn in_ir(text: &str, locations: &HashMap<&str, u32>) -> Texts {
    let is_code = |line: &&str| !line.is_empty() && !line.contains("#dbg_") && !line.contains("@llvm.dbg.");
    let line = |line: &str| {
        let (code, metadata) = line.split_once(", !dbg ").unwrap_or((line, ""));
        let number = metadata.split([',', ' ']).next().unwrap_or("");
        let code = code.split(", !tbaa").next().unwrap_or(code);
        let code = code.split(", !llvm.loop").next().unwrap_or(code);
        let code = code.split("; preds =").next().unwrap_or(code).trim_end();
        (code.to_owned(), locations.get(number).copied().unwrap_or(0))
    };
    let function = |(name, head, lines): (String, &str, Vec<&str>)| {
        let head = (format!("{})", head.split(") ").next().unwrap_or(head)), 0);
        (name, std::iter::once(head).chain(lines.into_iter().filter(is_code).map(line)).collect())
    };
    functions(text).into_iter().map(function).collect()
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
