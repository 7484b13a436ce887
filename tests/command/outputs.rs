//! Outputs of the command: the stages of a program, files by name, explanations, counts and times.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{command, corpus, sheave, stderr, stdout, with_stdin, write};

#[test]
fn compile_shows_every_stage() {
    let fib = corpus("worked/fib.ll").display().to_string();
    let emit = |kind: &str, more: &[&str]| {
        let mut args = vec!["compile", &fib, "--emit", kind];
        args.extend(more);
        let output = sheave(&args);
        assert_eq!(output.status.code(), Some(0), "{kind}: {}", stderr(&output));
        stdout(&output)
    };
    let ir = emit("ir", &[]);
    assert_eq!(emit("ir", &["-o", "-"]), ir);
    let part = |text: &str| {
        let lines = text.lines().skip_while(|line| !(line.starts_with("function") && line.contains("%fib(")));
        lines.take_while(|line| *line != "}").collect::<Vec<_>>().join("\n")
    };
    assert!(part(&ir).contains("= alloca") && !part(&ir).contains("= phi"), "{ir}");
    let ssa = emit("ssa", &[]);
    let fib_part = part(&ssa);
    assert!(fib_part.starts_with("function ssa ") && fib_part.contains("%fib("), "{ssa}");
    assert!(!fib_part.contains("alloca"), "{fib_part}");
    assert_eq!(fib_part.matches("= phi").count(), 4, "{fib_part}");
    assert_eq!(emit("ir", &["--passes", "promote"]), ssa);
    let graph = |more: &[&str]| stdout(&sheave(&[&["cfg", &fib, "--function", "fib"], more].concat()));
    let (read, eliminated) = (graph(&[]), graph(&["--passes", "promote,eliminate"]));
    assert!(read.starts_with("%fib\n"), "{read}");
    let lines = eliminated.strip_prefix("after promote, eliminate\n").expect("the passes come first");
    assert!(lines.lines().count() >= read.lines().count() && lines.starts_with("%fib\n"), "{eliminated}");
    let optimised = graph(&["--opt", "2", "--dot"]);
    assert!(optimised.contains("// after sroa, promote, inline, "), "{optimised}");
    assert_ne!(optimised, graph(&["--dot"]));
    let copies = emit("copies", &["--strategy", "per-edge"]);
    assert!(!copies.contains("= phi") && copies.contains("copy"), "{copies}");
    // One function alone.
    let only = |kind: &str| emit(kind, &["--function", "fib"]);
    for (kind, whole) in [("ir", &ir), ("ssa", &ssa), ("copies", &emit("copies", &[]))] {
        let text = only(kind);
        let (passes, text) = text.split_once('\n').expect("lines");
        assert!(passes.starts_with("; passes: "), "{passes}");
        assert!(text.starts_with("function") && text.contains("%fib(") && !text.contains("%main("), "{text}");
        assert!(whole.contains(text.trim_end()), "{kind}: {text}");
    }
    let listing = only("asm");
    let (passes, listing) = listing.split_once('\n').expect("lines");
    assert!(passes.starts_with("; passes: sroa, promote, inline, ") && passes.ends_with(", eliminate"));
    assert!(listing.starts_with("fib:\n     0    ") && !listing.contains("main:"), "{listing}");
    let none = sheave(&["compile", &fib, "--emit", "asm", "--function", "none"]);
    assert!(stderr(&none).contains("no function called `none`"), "{}", stderr(&none));
    let object = sheave(&["compile", &fib, "--emit", "object", "--function", "fib"]);
    assert_eq!(object.status.code(), Some(2));
    let explained = stdout(&sheave(&["promote", "--explain", "--function", "fib", &fib]));
    assert!(explained.starts_with("%fib: ") && !explained.contains("%main"), "{explained}");
    let counted = stdout(&sheave(&["copies", "--format", "csv", "--function", "fib", &fib]));
    assert!(
        counted.lines().count() > 1 && !counted.contains(",main,") && !counted.contains(",,,pruned"),
        "{counted}"
    );
    let heads = ["ir", "ssa", "copies", "llvm"].map(|kind| emit(kind, &[]).lines().next().map(str::to_owned));
    let heads = heads.map(|head| head.unwrap_or_default());
    assert_eq!(
        heads,
        ["; passes: none", "; passes: promote", "; passes: sroa, promote, eliminate", "; passes: promote"]
    );
    assert!(emit("asm", &["--passes", "sroa,eliminate"]).starts_with("; passes: sroa, eliminate\n"));
    let asm = emit("asm", &[]);
    assert!(asm.contains("ret") && asm.contains("fib"), "{asm}");
    let llvm = emit("llvm", &[]);
    assert!(llvm.contains("define") && llvm.contains("phi i32"), "{llvm}");
    let output = with_stdin(&["run", "-", "20"], llvm.as_bytes());
    assert_eq!(stdout(&output), "6765\n", "{}", stderr(&output));
    // Every text form reads back.
    for text in [&ir, &ssa, &copies] {
        let output = with_stdin(&["check", "-"], text.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        let output = with_stdin(&["run", "-", "20"], text.as_bytes());
        assert_eq!(stdout(&output), "6765\n", "{}", stderr(&output));
    }
}

#[test]
fn the_name_of_the_output_chooses_what_compile_writes() {
    let fib = corpus("worked/fib.ll").display().to_string();
    let compile = |name: &str, more: &[&str]| {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let output = sheave(&[&["compile", &fib, "-o", &path.display().to_string()], more].concat());
        assert_eq!(output.status.code(), Some(0), "{name}: {}", stderr(&output));
        std::fs::read(&path).expect("it was written")
    };
    let emit = |kind: &str| sheave(&["compile", &fib, "--emit", kind]).stdout;
    let kinds =
        [("o", "object"), ("s", "asm"), ("ll", "llvm"), ("sheave", "ssa"), ("asm", "asm"), ("txt", "asm")];
    for (extension, kind) in kinds {
        assert!(compile(&format!("named.{extension}"), &[]) == emit(kind), "{extension}");
    }
    assert!(compile("named.ll", &["--emit", "copies"]) == emit("copies"), "what --emit says counts");
    let output = sheave(&["compile", &fib, "-o", "x.bc"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("does not say what to write"), "{}", stderr(&output));
    assert!(!Path::new("x.bc").exists());
    assert_eq!(sheave(&["compile", &fib, "--emit", "executable"]).status.code(), Some(2));
}

#[test]
fn several_outputs_are_written_in_one_go() {
    let fib = corpus("worked/fib.ll").display().to_string();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("outputs");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("writable");
    let path = |name: &str| folder.join(name).display().to_string();
    let emit = format!(
        "obj={},llvm={},ssa={},copies={},asm={}",
        path("a.o"),
        path("a.ll"),
        path("a.sheave"),
        path("b.sheave"),
        path("a.txt")
    );
    let whole = sheave(&["compile", &fib, "--emit", &emit, "--emit", "ir"]);
    assert_eq!(whole.status.code(), Some(0), "{}", stderr(&whole));
    let alone = |kind: &str| sheave(&["compile", &fib, "--emit", kind]).stdout;
    assert!(whole.stdout == alone("ir"));
    for (name, kind) in
        [("a.o", "object"), ("a.ll", "llvm"), ("a.sheave", "ssa"), ("b.sheave", "copies"), ("a.txt", "asm")]
    {
        assert!(std::fs::read(path(name)).expect("it was written") == alone(kind), "{name}");
    }
    // The syntax of rustc's `--emit`; a kind without a file is written to that of -o.
    let (text, program) = (format!("asm={}", path("c.s")), path("c"));
    let output = sheave(&["compile", &fib, "--emit", &text, "--emit", "executable", "-o", &program]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(std::fs::read(path("c.s")).expect("it was written") == alone("asm"));
    let ran = Command::new(&program).arg("20").output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&ran.stdout), "6765\n");
    // Impossible combinations are bad usage, and nothing is written.
    let object = format!("object={}", path("no.o"));
    for (args, message) in [
        (vec!["--emit", "ir,ssa"], "two things for standard output"),
        (vec!["--emit", "object=x,llvm=x"], "two things for x"),
        (vec!["--emit", "object="], "the name of a file is missing"),
        (vec!["--emit", "objekt=x"], "invalid value 'objekt=x'"),
        (vec!["--emit", &object, "-o", "x"], "nothing is left for -o"),
        (vec!["--emit", &object, "--emit", "ir", "--function", "fib"], "--function shows text"),
    ] {
        let output = sheave(&[&["compile", &fib], &args[..]].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(stderr(&output).contains(message), "{args:?}: {}", stderr(&output));
    }
    assert!(!Path::new("x").exists() && !Path::new(&path("no.o")).exists());
}

/// rustc needs a linker, so there is one wherever these tests are.
#[test]
fn several_files_become_an_executable() {
    let main = write(
        "exe_main.ll",
        "declare i32 @other()\ndeclare double @cos(double)\ndefine i32 @main() {\n  %a = call i32 \
         @other()\n  %b = call double @cos(double 0.0)\n  %c = fptosi double %b to i32\n  %d = add i32 %a, %c\n  ret i32 %d\n}\n",
    );
    // `nowhere` is defined in no file: every weak reference to it is null.
    let other = write(
        "exe_other.ll",
        "declare extern_weak void @nowhere()\ndefine i32 @other() {\n  %is = icmp ne ptr @nowhere, null\n  \
         %add = zext i1 %is to i32\n  %sum = add i32 %add, 41\n  ret i32 %sum\n}\n",
    );
    let program = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("exe");
    let _ = std::fs::remove_file(&program);
    let output = sheave(&["compile", &main, &other, "-o", &program.display().to_string()]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(Command::new(&program).status().expect("it runs").code(), Some(42));
    // Who may read it may execute it.
    let mode = std::fs::metadata(&program).expect("it was written").permissions().mode();
    assert_eq!(mode >> 2 & 0o111, mode & 0o111, "{mode:o}");
    // A failure of the linker is an error.
    let output = sheave(&["compile", &main, "-o", &program.display().to_string()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("other"), "{}", stderr(&output));
}

#[test]
fn compile_says_what_it_did_and_how_long_it_took() {
    let file = corpus("sorts.ll").display().to_string();
    let object = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("measured.o").display().to_string();
    let output = sheave(&["compile", "--stats", "--time", &file, "-o", &object]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stderr(&output);
    let first = |word: &str| text.lines().any(|line| line.split_whitespace().next() == Some(word));
    assert!(text.contains(" functions: "), "{text}");
    for word in ["read", "promote", "x64", "total"] {
        assert!(first(word), "{word}: {text}");
    }
    let output = sheave(&["compile", "--time", &file, "--emit", "ssa"]);
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
}

#[test]
fn one_is_singular() {
    let file = write("one.ll", "define i32 @main() {\n  ret i32 0\n}\n");
    let output = sheave(&["check", "-v", &file]);
    assert!(
        stdout(&output).ends_with(": 1 function, 1 instruction, 0 data objects\n"),
        "{}",
        stdout(&output)
    );
    let output = sheave(&["run", "--stats", &file]);
    assert!(stderr(&output).starts_with("1 function: "), "{}", stderr(&output));
}

#[test]
fn the_times_of_a_run_come_in_its_order_and_add_up() {
    let fib = corpus("worked/fib.ll").display().to_string();
    let output = sheave(&["run", "--time", &fib, "20"]);
    assert_eq!(stdout(&output), "6765\n");
    let text = stderr(&output);
    let lines: Vec<(&str, f64)> = text
        .lines()
        .map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            assert_eq!((words.len(), words[2]), (3, "ms"), "{text}");
            (words[0], words[1].parse().expect("a number"))
        })
        .collect();
    let names: Vec<&str> = lines.iter().map(|line| line.0).collect();
    // A pass that runs twice has one line.
    let list = stdout(&sheave(&["passes", "--opt", "2"]));
    let mut expected = vec!["read"];
    for pass in list.lines() {
        if !expected.contains(&pass) {
            expected.push(pass);
        }
    }
    assert!(expected.len() > 8, "{list}");
    // Nothing in this program is to be put together, so that this one does not run.
    expected.retain(|&pass| pass != "bswap");
    expected.extend(["x64", "link", "other", "total"]);
    assert_eq!(names, expected, "{text}");
    let (total, parts) = lines.split_last().expect("there are lines");
    let sum: f64 = parts.iter().map(|line| line.1).sum();
    // Each line is rounded to a microsecond.
    assert!((sum - total.1).abs() < 0.01, "{sum}: {text}");
}

#[test]
fn promote_explains_every_slot() {
    let file = corpus("worked/prime_sum.ll").display().to_string();
    let output = sheave(&["promote", "--explain", &file]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.contains("%factor_sum: 1 of 2 slots promoted, 0 phis"), "{text}");
    assert!(text.contains("kept: address escapes at inst") && text.contains("(call argument)"), "{text}");
    // The summary of each function is the sum over its slots.
    let (mut total, mut left) = (0, 0);
    for line in text.lines().rev() {
        if let Some((_, phis)) = line.split_once("promoted: ") {
            left += phis.split_whitespace().next().and_then(|n| n.parse::<u32>().ok()).expect("a number");
        } else if let Some((head, phis)) = line.split_once(" slots promoted, ") {
            assert_eq!(phis, format!("{left} phis"), "{head}: {text}");
            total += std::mem::take(&mut left);
        }
    }
    assert!(total > 0, "{text}");
}

#[test]
fn cfg_draws_for_graphviz() {
    let file = corpus("worked/fib.ll").display().to_string();
    let output = sheave(&["cfg", "--dot", "--function", "fib", &file]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(
        text.starts_with("digraph") && text.contains("style = dashed") && text.contains("peripheries"),
        "{text}"
    );
    assert_eq!(text.matches(" -> ").count(), 8 + 6, "eight edges, six dominator edges: {text}");
    // All functions share one graph with unique names of nodes.
    let all = stdout(&sheave(&["cfg", "--dot", &file]));
    assert_eq!((all.matches("digraph").count(), all.matches("subgraph cluster_").count()), (1, 2), "{all}");
    assert_eq!((all.matches("f0_block0 [").count(), all.matches("f1_block0 [").count()), (1, 1), "{all}");
    assert_eq!(sheave(&["cfg", "--function", "none", &file]).status.code(), Some(1));
}

#[test]
fn debug_requests_print_and_change_nothing() {
    let file = corpus("worked/fib.ll").display().to_string();
    let output = command()
        .args(["run", &file, "30"])
        .env("SHEAVE_DEBUG", "promote/dump,all/time,eliminate/stats")
        .output()
        .expect("the command starts");
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(0), "832040\n"));
    let text = stderr(&output);
    assert!(text.contains("; after promote of %fib") && text.contains("= phi"), "{text}");
    assert!(text.contains("; eliminate:") && text.contains("copies inserted"), "{text}");
}

/// Reasons that keep a load in a loop: a possible write to its address, or a possible fault.
#[test]
fn loads_in_loops_are_explained() {
    let text = b"function %f(ptr v0, ptr v1, i32 v2) -> i32 {\nblock0:\n    jump block1\n\nblock1:\n    \
        v3 = phi i32 [block0: i32 0], [block2: v7]\n    v4 = load i32 v0\n    v5 = icmp slt v3, v4\n    \
        branch v5, block2, block3\n\nblock2:\n    v8 = sdiv v3, v2\n    v6 = load i32 v0 + 8\n    v7 = add v3, v6\n    \
        store v7, v1\n    jump block1\n\nblock3:\n    return v3\n}\n";
    let explained = |text: &[u8]| {
        let args = ["compile", "-", "--emit", "ssa", "--passes", "licm", "--debug", "licm/explain"];
        stderr(&with_stdin(&args, text))
    };
    let found = explained(text);
    assert_eq!(found.matches("the store to v1 may write there").count(), 2, "{found}");
    let without_store = String::from_utf8_lossy(text).replace("    store v7, v1\n", "");
    let found = explained(without_store.as_bytes());
    assert_eq!(found.lines().count(), 1, "{found}");
    assert!(found.contains("v6 is computed per iteration of the loop at block1: it need not be"), "{found}");
}

#[test]
fn rules_of_gvn_are_named() {
    let text = b"function %f(i32 v0) -> i32 {\nblock0:\n    v1 = udiv v0, i32 8\n    return v1\n}\n";
    let args = ["compile", "-", "--emit", "ssa", "--passes", "gvn", "--debug", "gvn/explain"];
    assert_eq!(stderr(&with_stdin(&args, text)), "; gvn: in %f: v1: rule `x / 2^c`\n");
}

/// What became of each slot that could be split, and why others stay whole.
#[test]
fn slots_that_stay_whole_are_explained() {
    let text = b"extern function %take(ptr)\nfunction %f(i32 v0) -> i32 {\nblock0:\n    v1 = alloca size 8 align 4\n    \
        v2 = alloca size 72 align 8\n    v3 = alloca size 16 align 8\n    store v0, v1\n    store v0, v1 + 4\n    \
        store v0, v2\n    call %take(v3)\n    v4 = load i32 v1 + 4\n    return v4\n}\n";
    let args = ["compile", "-", "--emit", "ssa", "--passes", "sroa", "--debug", "sroa/explain"];
    let found = stderr(&with_stdin(&args, text));
    for line in ["slot0 split: 2 parts", "slot1 kept: too large", "slot2 kept: address escapes"] {
        assert!(found.contains(&format!("; sroa: in %f: {line}")), "{found}");
    }
}

#[test]
fn fuel_limits_promotion() {
    let file = corpus("worked/fib.ll").display().to_string();
    let slots = |fuel: &str| {
        let output = sheave(&["promote", "--fuel", fuel, &file]);
        stdout(&output).matches("= alloca").count()
    };
    assert!(slots("0") > slots("3") && slots("3") > slots("1000"));
}
