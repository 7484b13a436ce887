//! Copies that LLVM inserts and leaves for the same phis: `opt -passes=mem2reg`, then `llc -O2` with dumps,
//! counted.
//!
//! Inserted are the `COPY`s that phi elimination adds; left are `COPY`s between two virtual registers after
//! the register coalescer, those of two-address form included; moves are register-to-register moves in the
//! assembly (whole general or vector registers; sign and zero extensions are not moves). Needs LLVM's tools;
//! nothing else does.

use std::collections::HashMap;
use std::io::Write as _;
use std::ops::Add;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::frontend::compiler;

/// Counts of one function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LlvmCounts {
    /// `COPY`s after phi elimination less those before it.
    pub inserted: u64,
    /// `COPY`s between virtual registers after the coalescer.
    pub left: u64,
    /// Register-to-register moves in the assembly.
    pub moves: u64,
}

impl Add for LlvmCounts {
    type Output = LlvmCounts;
    fn add(self, other: LlvmCounts) -> LlvmCounts {
        LlvmCounts {
            inserted: self.inserted + other.inserted,
            left: self.left + other.left,
            moves: self.moves + other.moves,
        }
    }
}

/// The version whose counts `docs/copies.md` describes.
const VERSION: u32 = 19;

/// LLVM's tool `name`.
fn tool(name: &str) -> Result<PathBuf, String> {
    compiler::llvm_tool(name, Some(VERSION)).ok_or_else(|| format!("LLVM's `{name}` is not installed"))
}

/// The names and the version of the tools.
///
/// # Errors
/// When a tool is missing.
#[cfg(feature = "explore")]
pub fn version() -> Result<String, String> {
    let (opt, llc) = (tool("opt")?, tool("llc")?);
    let output = run(Command::new(&llc).arg("--version"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().find(|line| line.contains("version")).unwrap_or("LLVM");
    let name = |tool: &Path| tool.file_name().unwrap_or_default().display().to_string();
    Ok(format!("{}, {}: {}", name(&opt), name(&llc), line.trim()))
}

/// The LLVM IR in the file after promotion.
fn promoted(path: &Path) -> Result<Vec<u8>, String> {
    let mut opt = Command::new(tool("opt")?);
    Ok(run(opt.args(["-passes=mem2reg", "-S", "-o", "-"]).arg(path))?.stdout)
}

/// The LLVM IR `ir` after promotion, and the assembly that is made of that.
#[cfg(feature = "explore")]
pub(crate) fn promoted_and_compiled(ir: &str) -> Result<[String; 2], String> {
    let promoted = promoted(in_file(ir.as_bytes())?.path())?;
    let file = in_file(&promoted)?;
    let assembly = run(Command::new(tool("llc")?).args(["-O2", "-o", "-"]).arg(file.path()))?.stdout;
    Ok([promoted, assembly].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
}

/// Counts for every function of the file.
///
/// # Errors
/// When a tool is missing or rejects the file.
pub fn count(path: &Path) -> Result<HashMap<String, LlvmCounts>, String> {
    count_ssa(in_file(&promoted(path)?)?.path())
}

/// The same for a file whose phis are there already.
///
/// # Errors
/// When a tool is missing or rejects the file.
pub(super) fn count_ssa(path: &Path) -> Result<HashMap<String, LlvmCounts>, String> {
    let output = run(Command::new(tool("llc")?)
        .args(["-O2", "-o", "-", "-print-before=phi-node-elimination", "-print-after=phi-node-elimination"])
        .arg("-print-after=register-coalescer")
        .arg(path))?;
    let mut counts = HashMap::new();
    count_dumps(&String::from_utf8_lossy(&output.stderr), &mut counts);
    for (function, lines) in in_assembly(&String::from_utf8_lossy(&output.stdout)) {
        let moves = lines.iter().filter(|(line, _)| is_move(line)).count();
        counts.entry(function).or_default().moves = moves as u64;
    }
    Ok(counts)
}

/// A temporary file with LLVM IR.
pub(super) fn in_file(ir: &[u8]) -> Result<tempfile::NamedTempFile, String> {
    let written = tempfile::Builder::new().suffix(".ll").tempfile().and_then(|mut file| {
        file.write_all(ir)?;
        Ok(file)
    });
    written.map_err(|error| format!("cannot write the LLVM IR: {error}"))
}

fn run(command: &mut Command) -> Result<std::process::Output, String> {
    let output = command.stdin(Stdio::null()).output();
    let program = command.get_program().to_string_lossy();
    let output = output.map_err(|error| format!("{program}: {error}"))?;
    if output.status.success() {
        return Ok(output);
    }
    let message = String::from_utf8_lossy(&output.stderr);
    let lines: Vec<&str> = message.lines().collect();
    let last = lines[lines.len().saturating_sub(3)..].join(" / ");
    Err(format!("{program} ended with {}: {last}", output.status))
}

fn count_dumps(text: &str, counts: &mut HashMap<String, LlvmCounts>) {
    let mut before: HashMap<String, u64> = HashMap::new();
    let mut dump = None;
    let mut function = String::new();
    for line in text.lines() {
        if let Some(head) = line.strip_prefix("# *** IR Dump ") {
            dump = match head {
                head if head.starts_with("Before") && head.contains("phi-node-elimination") => Some(0),
                head if head.starts_with("After") && head.contains("phi-node-elimination") => Some(1),
                head if head.starts_with("After") && head.contains("register-coalescer") => Some(2),
                _ => None,
            };
        } else if let Some(head) = line.strip_prefix("# Machine code for function ") {
            function = head.split(": ").next().unwrap_or(head).to_owned();
        } else if let (Some(dump), Some((target, source))) = (dump, line.split_once("= COPY ")) {
            let virtual_only = !target.contains('$') && !source.split(';').next().unwrap_or("").contains('$');
            match dump {
                0 => *before.entry(function.clone()).or_default() += 1,
                1 => counts.entry(function.clone()).or_default().inserted += 1,
                _ => counts.entry(function.clone()).or_default().left += u64::from(virtual_only),
            }
        }
    }
    for (function, n) in before {
        let counts = counts.entry(function).or_default();
        counts.inserted = counts.inserted.saturating_sub(n);
    }
}

/// Lines with the source line each is from, or zero; by function.
pub(crate) type Texts = HashMap<String, Vec<(String, u32)>>;

/// The functions in assembly, without directives. Labels begin them, save those of inline assembly.
pub(crate) fn in_assembly(text: &str) -> Texts {
    let mut found = Texts::new();
    let mut open: Option<(String, Vec<(String, u32)>)> = None;
    let (mut line_number, mut is_inline) = (0, false);
    for line in text.lines() {
        is_inline = (is_inline || line.contains("#APP")) && !line.contains("#NO_APP");
        let code = line.split(" #").next().unwrap_or(line).trim_end();
        if line.starts_with(".Lfunc_end") {
            found.extend(open.take());
        } else if let Some(directive) = line.trim_start().strip_prefix(".loc") {
            line_number = directive.split_whitespace().nth(1).and_then(|n| n.parse().ok()).unwrap_or(0);
        } else if let Some((label, _)) = code.split_once(':')
            && !line.starts_with(['\t', ' ', '.', '#'])
            && !is_inline
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

/// True for `movq %rax, %rbx`, `movaps %xmm0, %xmm1` and their like.
fn is_move(line: &str) -> bool {
    let Some((op, operands)) = line.trim_start().split_once(['\t', ' ']) else { return false };
    let operands = operands.split('#').next().unwrap_or("").trim();
    let all_registers = operands.split(", ").all(|operand| {
        operand.strip_prefix('%').is_some_and(|name| name.bytes().all(|c| c.is_ascii_alphanumeric()))
    });
    let n = operands.split(", ").count();
    let vector =
        operands.split(", ").all(|operand| operand.starts_with("%xmm") || operand.starts_with("%ymm"));
    match op.strip_prefix('v').unwrap_or(op) {
        "movb" | "movw" | "movl" | "movq" | "mov" if n == 2 && all_registers => {
            vector || !operands.contains("mm")
        }
        "movaps" | "movapd" | "movdqa" | "movdqu" | "movups" | "movsd" | "movss" => {
            vector && (n == 2 || n == 3)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dumps_are_counted_per_function() {
        let text = "# *** IR Dump Before Eliminate PHI nodes (phi-node-elimination) ***:\n# Machine code for function f: \
                    IsSSA\n  %0:gr32 = COPY $edi\n# *** IR Dump After Eliminate PHI nodes (phi-node-elimination) ***:\n# \
                    Machine code for function f: NoPHIs\n  %0:gr32 = COPY $edi\n  %1:gr32 = COPY %0:gr32\n# *** IR Dump \
                    After Register Coalescer (register-coalescer) ***:\n# Machine code for function f: x\n16B  %1:gr32 = \
                    COPY $edi\n20B  %2:gr32 = COPY %1:gr32\n";
        let mut counts = HashMap::new();
        count_dumps(text, &mut counts);
        assert_eq!(counts["f"], LlvmCounts { inserted: 1, left: 1, ..LlvmCounts::default() });
    }

    #[test]
    fn moves_are_told_from_loads_and_conversions() {
        for line in ["\tmovq\t%rax, %rbx", "\tmovl\t%eax, %ecx   # note", "\tmovaps\t%xmm0, %xmm1"] {
            assert!(is_move(line), "{line}");
        }
        for line in [
            "\tmovq\t(%rax), %rbx",
            "\tmovl\t$1, %eax",
            "\tmovq\t%rax, %xmm0",
            "\tmovzbl\t%al, %eax",
            "\tret",
        ] {
            assert!(!is_move(line), "{line}");
        }
    }
}
