//! What LLVM inserts and leaves for the same phis: `opt -passes=mem2reg`, then `llc -O2` with dumps, counted.
//!
//! Inserted are the `COPY`s that phi elimination adds; left are `COPY`s between two virtual registers after
//! the register coalescer, those of two-address form included; moves are register-to-register moves in the
//! assembly (whole general or vector registers; sign and zero extensions are not moves). Needs LLVM's tools;
//! nothing else does.

use std::collections::HashMap;
use std::ops::Add;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::llvm_run::{self, LlvmRun};

/// Counts of one function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LlvmCounts {
    /// `COPY`s after phi elimination less those before it.
    pub inserted: u64,
    /// `COPY`s between virtual registers after the coalescer.
    pub left: u64,
    /// Register-to-register moves in the assembly.
    pub moves: u64,
    /// Those that ran, where the program was run.
    pub moves_executed: Option<u64>,
}

impl Add for LlvmCounts {
    type Output = LlvmCounts;
    fn add(self, other: LlvmCounts) -> LlvmCounts {
        LlvmCounts {
            inserted: self.inserted + other.inserted,
            left: self.left + other.left,
            moves: self.moves + other.moves,
            moves_executed: self.moves_executed.zip(other.moves_executed).map(|(a, b)| a + b),
        }
    }
}

/// Names under which the tools are searched.
const VERSIONS: [&str; 5] = ["-19", "", "-20", "-18", "-17"];

/// The tool `name` in the first version that is there.
pub(super) fn tool(name: &str) -> Option<String> {
    VERSIONS.iter().map(|version| format!("{name}{version}")).find(|candidate| {
        Command::new(candidate)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    })
}

/// The names and the version of the tools, where they are installed.
#[cfg(feature = "explore")]
pub fn version() -> Option<String> {
    Tools::find().ok().map(|tools| tools.version)
}

/// LLVM's tools as they are installed.
#[derive(Clone, Debug)]
#[cfg(feature = "explore")]
pub(crate) struct Tools {
    opt: String,
    llc: String,
    /// Their name and version.
    pub(crate) version: String,
}

#[cfg(feature = "explore")]
impl Tools {
    /// Searches for them.
    pub(crate) fn find() -> Result<Tools, String> {
        let opt = tool("opt").ok_or("LLVM's `opt` is not installed")?;
        let llc = tool("llc").ok_or("LLVM's `llc` is not installed")?;
        let output = run(Command::new(&llc).arg("--version"))?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let line = text.lines().find(|line| line.contains("version")).unwrap_or("LLVM");
        let version = format!("{opt}, {llc}: {}", line.trim());
        Ok(Tools { opt, llc, version })
    }
}

/// The LLVM IR `ir` after promotion, and the assembly that is made of that.
#[cfg(feature = "explore")]
pub(crate) fn promoted_and_compiled(tools: &Tools, ir: &str) -> Result<(String, String), String> {
    let path = Path::new("explored");
    let file = TemporaryFile::new(path, ir.as_bytes())?;
    let promoted =
        run(Command::new(&tools.opt).args(["-passes=mem2reg", "-S", "-o", "-"]).arg(&file.0))?.stdout;
    let file = TemporaryFile::new(path, &promoted)?;
    let assembly = run(Command::new(&tools.llc).args(["-O2", "-o", "-"]).arg(&file.0))?.stdout;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Ok((text(promoted), text(assembly)))
}

/// Counts for every function of the file; `with` arguments it is run, too. What keeps it from running is
/// beside them.
///
/// # Errors
/// When a tool is missing or rejects the file.
pub fn count(
    path: &Path,
    with: Option<&LlvmRun>,
) -> Result<(HashMap<String, LlvmCounts>, Option<String>), String> {
    let opt = tool("opt").ok_or("LLVM's `opt` is not installed")?;
    let promoted = run(Command::new(opt).args(["-passes=mem2reg", "-S", "-o", "-"]).arg(path))?;
    let temporary = TemporaryFile::new(path, &promoted.stdout)?;
    count_ssa(&temporary.0, with)
}

/// The same for a file whose phis are there already.
///
/// # Errors
/// When a tool is missing or rejects the file.
pub(super) fn count_ssa(
    path: &Path,
    with: Option<&LlvmRun>,
) -> Result<(HashMap<String, LlvmCounts>, Option<String>), String> {
    let llc = tool("llc").ok_or("LLVM's `llc` is not installed")?;
    let output = run(Command::new(llc)
        .args(["-O2", "-o", "-", "-print-before=phi-node-elimination", "-print-after=phi-node-elimination"])
        .arg("-print-after=register-coalescer")
        .arg(path))?;
    let mut counts = HashMap::new();
    count_dumps(&String::from_utf8_lossy(&output.stderr), &mut counts);
    let assembly = String::from_utf8_lossy(&output.stdout);
    count_assembly(&assembly, &mut counts);
    let mut note = None;
    match with.map(|with| llvm_run::count(&assembly, with)) {
        None => {}
        Some(Ok(executed)) => {
            for (function, counts) in &mut counts {
                counts.moves_executed = Some(executed.get(function).copied().unwrap_or(0));
            }
        }
        Some(Err(message)) => note = Some(format!("LLVM's code is not counted as executed: {message}")),
    }
    Ok((counts, note))
}

/// A file that is removed in the end.
struct TemporaryFile(PathBuf);

impl TemporaryFile {
    fn new(path: &Path, content: &[u8]) -> Result<Self, String> {
        use std::sync::atomic::{AtomicU64, Ordering};
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("sheave-{}-{n}-{stem}.ll", std::process::id());
        let file = TemporaryFile(std::env::temp_dir().join(name));
        std::fs::write(&file.0, content).map_err(|error| format!("{}: {error}", file.0.display()))?;
        Ok(file)
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

pub(super) fn run(command: &mut Command) -> Result<std::process::Output, String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("{}: {error}", command.get_program().to_string_lossy()))?;
    if output.status.success() {
        return Ok(output);
    }
    let message = String::from_utf8_lossy(&output.stderr);
    let last: Vec<&str> = message.lines().rev().take(3).collect();
    Err(format!(
        "{} ended with {}: {}",
        command.get_program().to_string_lossy(),
        output.status,
        last.into_iter().rev().collect::<Vec<_>>().join(" / ")
    ))
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

fn count_assembly(text: &str, counts: &mut HashMap<String, LlvmCounts>) {
    let mut function: Option<String> = None;
    for line in text.lines() {
        if line.starts_with(".Lfunc_end") {
            function = None;
        } else if let Some((label, _)) = line.split_once(':')
            && !line.starts_with(['\t', ' ', '.', '#'])
        {
            function = Some(label.trim_matches('"').to_owned());
        } else if let Some(function) = &function
            && is_move(line)
        {
            counts.entry(function.clone()).or_default().moves += 1;
        }
    }
}

/// True for `movq %rax, %rbx`, `movaps %xmm0, %xmm1` and their like.
pub(super) fn is_move(line: &str) -> bool {
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
}
