//! LLVM's moves and how often they run: its assembly with a counter in each piece of straight-line code that
//! has moves.
//!
//! A piece begins at a label and after a jump. The counter is made of instructions that change no flag and
//! keep every register and the red zone, so the program does what it did. `clang` assembles and links it with
//! a destructor that writes the counters to a file; a program that ends otherwise (by a signal, `_exit`) is
//! not counted. With several threads counts may be lost.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::os::unix::ffi::OsStringExt as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use super::llvm::{run, tool};
use crate::process;

/// What the program is run with.
#[derive(Clone, Debug, Default)]
pub struct LlvmRun {
    /// Its arguments.
    pub args: Vec<Vec<u8>>,
    /// Its standard input.
    pub stdin: Vec<u8>,
}

/// Processor seconds after which the run ends.
const MAX_SECONDS: u64 = 120;

/// A piece of straight-line code with moves.
#[derive(PartialEq, Eq, Debug)]
struct Piece {
    function: String,
    moves: u64,
}

/// Assembly with counters.
pub(super) struct Instrumented {
    text: String,
    /// What each of the counters counts.
    pieces: Vec<Piece>,
}

impl Instrumented {
    /// `assembly` with counters.
    pub(super) fn new(assembly: &str) -> Self {
        let (text, pieces) = instrument(assembly);
        Instrumented { text, pieces }
    }

    /// Functions with numbers of their moves, which add up.
    pub(super) fn moves(&self) -> impl Iterator<Item = (&str, u64)> {
        self.pieces.iter().map(|piece| (&*piece.function, piece.moves))
    }

    /// Runs the program; gives the moves that ran, by function.
    pub(super) fn count(&self, with: &LlvmRun) -> Result<HashMap<String, u64>, String> {
        let Instrumented { text, pieces } = self;
        let clang = tool("clang")?;
        let folder = tempfile::tempdir().map_err(|error| format!("there is no folder: {error}"))?;
        let write = |name: &str, bytes: &[u8]| {
            let path = folder.path().join(name);
            std::fs::write(&path, bytes)
                .map(|()| path)
                .map_err(|error| format!("cannot write {name}: {error}"))
        };
        let (code, dump) = (write("code.s", text.as_bytes())?, write("dump.c", DUMP.as_bytes())?);
        let input = write("stdin", &with.stdin)?;
        let (program, counts) = (folder.path().join("program"), folder.path().join("counts"));
        run(Command::new(clang)
            .args(["-no-pie", "-O1", "-w", "-o"])
            .arg(&program)
            .args([code, dump])
            .arg("-lm"))?;
        run_program(&program, &input, &counts, with)?;
        let bytes = std::fs::read(&counts).map_err(|_| "the program has not ended by itself")?;
        if bytes.len() != 8 * pieces.len() {
            return Err("the counters are not whole".to_owned());
        }
        let mut of_function = HashMap::new();
        for (piece, bytes) in pieces.iter().zip(bytes.chunks_exact(8)) {
            let times = u64::from_le_bytes(bytes.try_into().unwrap_or_default());
            *of_function.entry(piece.function.clone()).or_default() += piece.moves.saturating_mul(times);
        }
        Ok(of_function)
    }
}

/// Runs the program; its output goes nowhere, and its exit status is its own affair.
fn run_program(program: &Path, input: &Path, counts: &Path, with: &LlvmRun) -> Result<(), String> {
    let script = format!("ulimit -t {MAX_SECONDS}; \"$0\" \"$@\" <\"$SHEAVE_STDIN\" >/dev/null 2>&1; true");
    let mut command = Command::new("/bin/sh");
    command.arg("-c").arg(script).arg(program);
    command.args(with.args.iter().map(|arg| OsString::from_vec(arg.clone())));
    command.env("SHEAVE_STDIN", input).env("SHEAVE_COUNTS", counts);
    let limit = Duration::from_secs(10 * MAX_SECONDS);
    match process::run(command.stdin(Stdio::null()), limit, 0, true) {
        Ok(ended) => ended.end.failure(limit).map_or(Ok(()), Err),
        Err(error) => Err(format!("it cannot be started: {error}")),
    }
}

/// Writes the counters at the end of the program.
const DUMP: &str = r#"#include <stdio.h>
#include <stdlib.h>
extern unsigned long sheave_counts[], sheave_counts_end[];
__attribute__((destructor)) static void sheave_write_counts(void) {
    const char *path = getenv("SHEAVE_COUNTS");
    FILE *file = path ? fopen(path, "wb") : 0;
    if (file) {
        fwrite(sheave_counts, 1, (char *)sheave_counts_end - (char *)sheave_counts, file);
        fclose(file);
    }
}
"#;

/// The assembly with counters, and what each of them counts.
fn instrument(assembly: &str) -> (String, Vec<Piece>) {
    let mut out = String::new();
    let mut pieces: Vec<Piece> = Vec::new();
    let mut function: Option<String> = None;
    // Instructions of the piece at hand, and its moves.
    let mut piece = String::new();
    let mut moves = 0;
    let mut in_asm = false;
    let mut flush = |out: &mut String, piece: &mut String, moves: &mut u64, function: &Option<String>| {
        if let (Some(function), 1..) = (function, *moves) {
            let at = 8 * pieces.len();
            let _ = write!(
                out,
                "\tleaq\t-128(%rsp), %rsp\n\tpushq\t%rax\n\tmovq\tsheave_counts+{at}(%rip), %rax\n\
                 \tleaq\t1(%rax), %rax\n\tmovq\t%rax, sheave_counts+{at}(%rip)\n\tpopq\t%rax\n\
                 \tleaq\t128(%rsp), %rsp\n"
            );
            pieces.push(Piece { function: function.clone(), moves: *moves });
        }
        out.push_str(piece);
        piece.clear();
        *moves = 0;
    };
    for line in assembly.lines() {
        in_asm = (in_asm || line.contains("#APP")) && !line.contains("#NO_APP");
        let is_label = !line.starts_with(['\t', ' ', '#']) && line.contains(':') && !in_asm;
        if is_label {
            flush(&mut out, &mut piece, &mut moves, &function);
            if line.starts_with(".Lfunc_end") {
                function = None;
            } else if !line.starts_with('.') {
                let name = line.split_once(':').map_or(line, |(name, _)| name);
                function = Some(name.trim_matches('"').to_owned());
            }
        }
        let op = line.trim_start().split(['\t', ' ']).next().unwrap_or("");
        let is_instruction = !is_label && !op.is_empty() && !op.starts_with(['.', '#']);
        if is_label || (!is_instruction && piece.is_empty()) {
            out.push_str(line);
            out.push('\n');
            continue;
        }
        piece.push_str(line);
        piece.push('\n');
        moves += u64::from(is_instruction && is_move(line));
        if is_instruction && op.starts_with('j') && !in_asm {
            flush(&mut out, &mut piece, &mut moves, &function);
        }
    }
    flush(&mut out, &mut piece, &mut moves, &function);
    let _ = write!(
        out,
        "\t.bss\n\t.globl\tsheave_counts\n\t.globl\tsheave_counts_end\n\t.p2align\t3\nsheave_counts:\n\t.zero\t{}\n\
         sheave_counts_end:\n",
        8 * pieces.len()
    );
    (out, pieces)
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

    const ASSEMBLY: &str = "\t.text\nf:                      # @f\n\t.cfi_startproc\n# %bb.0:\n\tmovl\t%edi, %eax\n\
                            \tjne\t.LBB0_2\n# %bb.1:\n\tmovl\t%ecx, %edx\n\tmovl\t%edx, %ecx\n.LBB0_2:\n\tincl\t%eax\n\
                            \tretq\n.Lfunc_end0:\n\t.size\tf, .Lfunc_end0-f\n";

    #[test]
    fn each_piece_with_moves_has_one_counter() {
        let (text, pieces) = instrument(ASSEMBLY);
        let piece = |moves| Piece { function: "f".to_owned(), moves };
        assert_eq!(pieces, [piece(1), piece(2)]);
        assert_eq!(text.matches("pushq\t%rax").count(), 2);
        let (before, after) = text.split_once("\tjne").expect("the jump is there");
        assert!(before.contains("counts+0(%rip)") && after.contains("counts+8(%rip)"), "{text}");
        let added = ["rsp), %rsp", "q\t%rax", "sheave_counts", "1(%rax)", "\t.bss", "\t.p2align", "\t.zero"];
        let kept: Vec<&str> =
            text.lines().filter(|line| !added.iter().any(|part| line.contains(part))).collect();
        assert_eq!(kept, ASSEMBLY.lines().collect::<Vec<_>>());
    }

    /// A loop of a hundred iterations with a move in each, and one more move.
    #[test]
    fn moves_are_counted_as_often_as_they_run() {
        if tool("clang").is_err() {
            eprintln!("skipped: there is no clang");
            return;
        }
        let assembly = "\t.text\n\t.globl\tmain\nmain:\n\tmovl\t$100, %ecx\n\tmovl\t%ecx, %edx\n.LBB0_1:\n\
                        \tdecl\t%ecx\n\tmovl\t%ecx, %eax\n\tjne\t.LBB0_1\n# %bb.2:\n\tretq\n.Lfunc_end0:\n\
                        \t.section\t\".note.GNU-stack\",\"\",@progbits\n";
        let counts = Instrumented::new(assembly).count(&LlvmRun::default()).expect("it runs");
        assert_eq!(counts, HashMap::from([("main".to_owned(), 101)]));
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
