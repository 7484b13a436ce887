//! What the command says and how it ends.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn corpus(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(name)
}

fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sheave"));
    command.env_remove("SHEAVE_DEBUG").stdin(Stdio::null());
    command
}

fn sheave(args: &[&str]) -> Output {
    command().args(args).output().expect("the command starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Gives `input` to the command on stdin.
fn with_stdin(args: &[&str], input: &[u8]) -> Output {
    let mut child = command()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    child.stdin.take().expect("stdin is piped").write_all(input).expect("the command reads its input");
    child.wait_with_output().expect("the command ends")
}

/// A file of our own in the tests' folder.
fn write(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder is writable");
    path.display().to_string()
}

const ECHO: &str = r#"
@fmt = private constant [4 x i8] c"%s\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @getchar()
define i32 @main(i32 %argc, ptr %argv) {
  br label %head
head:
  %i = phi i32 [ 1, %0 ], [ %next, %body ]
  %more = icmp slt i32 %i, %argc
  br i1 %more, label %body, label %done
body:
  %wide = sext i32 %i to i64
  %slot = getelementptr inbounds ptr, ptr %argv, i64 %wide
  %arg = load ptr, ptr %slot
  %n = call i32 (ptr, ...) @printf(ptr @fmt, ptr %arg)
  %next = add i32 %i, 1
  br label %head
done:
  %c = call i32 @getchar()
  ret i32 %c
}
"#;

#[test]
fn run_passes_arguments_input_and_exit_status_through() {
    let file = write("echo.ll", ECHO);
    for verb in ["run", "interp"] {
        let output = with_stdin(&[verb, &file, "-n", "--strategy", "two words"], b"A");
        assert_eq!(output.status.code(), Some(i32::from(b'A')), "{verb}: {}", stderr(&output));
        assert_eq!(stdout(&output), "-n\n--strategy\ntwo words\n", "{verb}");
        let output = with_stdin(&[verb, &file, "--", "-x", "--", "y"], b"\x07");
        assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(7), "-x\n--\ny\n"), "{verb}");
    }
}

#[test]
fn a_program_can_come_from_stdin() {
    let text = std::fs::read(corpus("worked/fib.ll")).expect("fib is in the corpus");
    let output = with_stdin(&["run", "-", "30"], &text);
    assert_eq!(
        (output.status.code(), stdout(&output).as_str()),
        (Some(0), "832040\n"),
        "{}",
        stderr(&output)
    );
}

#[test]
fn several_files_link() {
    let main = write(
        "link_main.ll",
        "declare i32 @other(i32)\ndefine internal i32 @local() {\n  ret i32 1\n}\ndefine i32 @main() {\n  %a = call i32 \
         @local()\n  %b = call i32 @other(i32 %a)\n  ret i32 %b\n}\n",
    );
    let other = write(
        "link_other.ll",
        "@base = global i32 40\ndefine internal i32 @local() {\n  %v = load i32, ptr @base\n  ret i32 %v\n}\ndefine i32 \
         @other(i32 %x) {\n  %a = call i32 @local()\n  %r = add i32 %a, %x\n  ret i32 %r\n}\n",
    );
    for args in [
        vec!["run", &main, &other, "--"],
        vec!["run", "--link", &other, &main],
        vec!["interp", &main, &other, "--"],
    ] {
        let output = sheave(&args);
        assert_eq!(output.status.code(), Some(41), "{args:?}: {}", stderr(&output));
    }
    let output = sheave(&["run", &main, &main, "--"]);
    assert_eq!(output.status.code(), Some(126));
    assert!(stderr(&output).contains("`main` is defined in"), "{}", stderr(&output));
    // The message names the file that has the definition, not the first one.
    let again = write("link_again.ll", "define i32 @other(i32 %x) {\n  ret i32 %x\n}\n");
    let output = sheave(&["run", &main, &other, &again, "--"]);
    assert_eq!(output.status.code(), Some(126));
    let expected = format!("error: `other` is defined in {other} and again in {again}\n");
    assert_eq!(stderr(&output), expected);
    let output = sheave(&["run", &main]);
    assert_eq!(output.status.code(), Some(126));
    assert!(stderr(&output).contains("other"), "{}", stderr(&output));
}

#[test]
fn bad_usage_has_status_2_or_125_where_a_program_has_its_own() {
    for args in [
        &["run"][..],
        &["run", "--strategy", "none", "x.ll"],
        &["compile"],
        &["compile", "--emit", "nothing", "x.ll"],
        &["frobnicate"],
        &["run", "--passes", "eliminate,promote", "x.ll"],
        &["run", "--opt", "3", "x.ll"],
        &["run", "--opt", "1", "--passes", "promote", "x.ll"],
        &["copies", "--passes", "promote,inline", "x.ll"],
        &["run", "--debug", "promote", "x.ll"],
        &["run", "--frobnicate", "x.ll"],
        &["interp", "--strategy=none", "x.ll"],
        &["copies", "--arg", "3", "x.ll"],
        &["copies", "--explain", "--format", "svg", "x.ll"],
        &["copies", "--explain", "--totals", "x.ll"],
        &["copies", "--explain", "--exact", "x.ll"],
        &["copies", "--explain", "--with-llvm", "x.ll"],
        &[],
    ] {
        let output = sheave(args);
        let runs = args.first().is_some_and(|verb| ["run", "interp"].contains(verb));
        let expected = Some(if runs { 125 } else { 2 });
        assert_eq!(output.status.code(), expected, "{args:?}: {}", stderr(&output));
        assert!(!stderr(&output).is_empty() && stdout(&output).is_empty(), "{args:?}");
    }
    let output = sheave(&["run", "--passes", "eliminate,promote", "x.ll"]);
    assert!(stderr(&output).contains("`promote` cannot run after `eliminate`"), "{}", stderr(&output));
    let output = sheave(&["run", "--frobnicate", "x.ll"]);
    assert!(stderr(&output).contains("unexpected argument '--frobnicate'"), "{}", stderr(&output));
}

#[test]
fn a_missing_file_has_status_1_or_127_where_a_program_has_its_own() {
    for verb in ["run", "check", "interp", "compile", "promote", "cfg", "copies"] {
        let output = sheave(&[verb, "no/such/file.ll"]);
        let expected = Some(if ["run", "interp"].contains(&verb) { 127 } else { 1 });
        assert_eq!(output.status.code(), expected, "{verb}");
        assert!(stderr(&output).contains("no/such/file.ll"), "{verb}: {}", stderr(&output));
        assert!(stdout(&output).is_empty(), "{verb}: {}", stdout(&output));
    }
}

#[test]
fn what_is_no_program_has_status_126() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let elsewhere = write("no_main.ll", "declare i32 @main()\n");
    let binary = write("binary.ll", "\u{feff}define i32 @main() {\n  ret i32 0\n}\n");
    for (file, message) in [
        (folder.to_owned(), "Is a directory".to_owned()),
        (elsewhere.clone(), format!("error: {elsewhere}: there is no function `main`\n")),
        ("/dev/null".to_owned(), "error: /dev/null: there is no function `main`\n".to_owned()),
        (binary, "found the character \\u{feff}".to_owned()),
    ] {
        for verb in ["run", "interp"] {
            let output = sheave(&[verb, &file]);
            assert_eq!(output.status.code(), Some(126), "{verb} {file}");
            assert!(stderr(&output).contains(&message), "{verb}: {}", stderr(&output));
        }
    }
}

#[test]
fn a_line_of_any_length_is_read() {
    let comment = "x".repeat(20_000_000);
    let good = write("long_line.ll", &format!("; {comment}\ndefine i32 @main() {{\n  ret i32 3\n}}\n"));
    assert_eq!(sheave(&["run", &good]).status.code(), Some(3));
    let bad = write("long_bad_line.ll", &format!("define i32 @main() {{ {} }}\n", "(".repeat(5_000_000)));
    let output = sheave(&["run", &bad]);
    assert_eq!(output.status.code(), Some(126));
    assert!(stderr(&output).len() < 1000, "a message of {} bytes", stderr(&output).len());
}

/// The command with this output, which has no reader, or takes nothing.
fn into(output: Stdio, args: &[&str]) -> Output {
    let child = command().args(args).stdout(output).stderr(Stdio::piped()).spawn();
    child.and_then(std::process::Child::wait_with_output).expect("the command ends")
}

#[test]
fn output_that_nobody_takes_is_no_crash() {
    let fib = corpus("worked/fib.ll").display().to_string();
    let show: [&[&str]; 5] =
        [&["compile", &fib], &["cfg", &fib], &["copies", &fib], &["promote", &fib], &["passes"]];
    let program: [&[&str]; 2] = [&["run", &fib, "10"], &["interp", &fib, "10"]];
    for args in show.into_iter().chain(program) {
        let (reader, writer) = std::io::pipe().expect("there are pipes");
        drop(reader);
        let output = into(writer.into(), args);
        // A reader that has seen enough is no failure of ours; a program dies of it as it would natively.
        let expected = match args[0] {
            "run" => None,
            "interp" => Some(141),
            _ => Some(0),
        };
        assert_eq!(output.status.code(), expected, "{args:?}: {}", stderr(&output));
        assert!(stderr(&output).is_empty(), "{args:?}: {}", stderr(&output));
    }
    for args in show {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let output = into(full.into(), args);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(stderr(&output).contains("cannot write the output"), "{args:?}: {}", stderr(&output));
    }
}

#[test]
fn help_lists_every_verb_and_every_option_explains_itself() {
    let output = sheave(&["--help"]);
    assert_eq!(output.status.code(), Some(0));
    let text = stdout(&output);
    for verb in
        ["run", "compile", "interp", "check", "promote", "cfg", "copies", "passes", "completions", "man"]
    {
        assert!(text.contains(&format!("  {verb} ")), "{text}");
        let help = stdout(&sheave(&[verb, "--help"]));
        // An option without a word about it would be alone on its line, with nothing below it.
        assert!(help.lines().count() > 8 || ["passes", "completions", "man"].contains(&verb), "{help}");
    }
    let passes = stdout(&sheave(&["passes"]));
    let asked = sheave(&["run", "--debug", "help", "x.ll"]);
    assert_eq!((asked.status.code(), stdout(&asked)), (Some(0), passes.clone()));
    for word in ["promote-locals", "demote", "eliminate", "before", "dump"] {
        assert!(passes.contains(word), "{passes}");
    }
}

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
    let copies = emit("copies", &["--strategy", "per-edge"]);
    assert!(!copies.contains("= phi") && copies.contains("copy"), "{copies}");
    // One function alone.
    let only = |kind: &str| emit(kind, &["--function", "fib"]);
    for (kind, whole) in [("ir", &ir), ("ssa", &ssa), ("copies", &emit("copies", &[]))] {
        let text = only(kind);
        assert!(text.starts_with("function") && text.contains("%fib(") && !text.contains("%main("), "{text}");
        assert!(whole.contains(text.trim_end()), "{kind}: {text}");
    }
    let listing = only("asm");
    assert!(listing.starts_with("fib:\n     0    ") && !listing.contains("main:"), "{listing}");
    let none = sheave(&["compile", &fib, "--emit", "asm", "--function", "none"]);
    assert!(stderr(&none).contains("no function called `none`"), "{}", stderr(&none));
    let object = sheave(&["compile", &fib, "--emit", "object", "--function", "fib"]);
    assert_eq!(object.status.code(), Some(2));
    let explained = stdout(&sheave(&["promote", "--explain", "--function", "fib", &fib]));
    assert!(explained.starts_with("%fib: ") && !explained.contains("%main"), "{explained}");
    let counted = stdout(&sheave(&["copies", "--format", "csv", "--function", "fib", &fib]));
    assert!(
        counted.lines().count() > 1 && !counted.contains(",main,") && !counted.contains(",,pruned"),
        "{counted}"
    );
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
    let kinds = [("o", "object"), ("ll", "llvm"), ("sheave", "ssa"), ("asm", "asm"), ("txt", "asm")];
    for (extension, kind) in kinds {
        assert!(compile(&format!("named.{extension}"), &[]) == emit(kind), "{extension}");
    }
    assert!(compile("named.ll", &["--emit", "copies"]) == emit("copies"), "what --emit says counts");
    for (name, message) in
        [("x.s", "text for an assembler is not written"), ("x.bc", "does not say what to write")]
    {
        let output = sheave(&["compile", &fib, "-o", name]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        assert!(stderr(&output).contains(message), "{name}: {}", stderr(&output));
        assert!(!Path::new(name).exists());
    }
    assert_eq!(sheave(&["compile", &fib, "--emit", "executable"]).status.code(), Some(2));
}

/// rustc needs a linker, so there is one wherever these tests are.
#[test]
fn several_files_become_an_executable() {
    let main = write(
        "exe_main.ll",
        "declare i32 @other()\ndeclare double @cos(double)\ndefine i32 @main() {\n  %a = call i32 \
         @other()\n  %b = call double @cos(double 0.0)\n  %c = fptosi double %b to i32\n  %d = add i32 %a, %c\n  ret i32 %d\n}\n",
    );
    let other = write("exe_other.ll", "define i32 @other() {\n  ret i32 41\n}\n");
    let program = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("exe");
    let output = sheave(&["compile", &main, &other, "-o", &program.display().to_string()]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert_eq!(Command::new(&program).status().expect("it runs").code(), Some(42));
    // What the linker rejects is an error.
    let output = sheave(&["compile", &main, "-o", &program.display().to_string()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("other"), "{}", stderr(&output));
}

#[test]
fn shells_and_man_know_every_verb() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = sheave(&["completions", shell]);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        for word in ["interp", "--phi-cost-limit"] {
            let word = if shell == "fish" { word.trim_start_matches("--") } else { word };
            assert!(stdout(&output).contains(word), "{shell}: {word}");
        }
    }
    let page = stdout(&sheave(&["man"]));
    assert!(page.contains(".TH sheave 1") && page.contains("interp"), "{page}");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("man");
    let output = sheave(&["man", "-o", &folder.display().to_string()]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let page = std::fs::read_to_string(folder.join("sheave-run.1")).expect("it was written");
    assert!(page.contains(".TH sheave\\-run 1") || page.contains(".TH sheave-run 1"), "{page}");
    assert!(page.contains("watch"), "{page}");
}

#[test]
fn check_goes_on_after_a_bad_file() {
    let good = corpus("worked/max.ll").display().to_string();
    let bad = write("truncated.ll", "define i32 @f() {\n  ret i32\n");
    let output = sheave(&["check", "-v", &bad, &good]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("truncated.ll:1:"), "{}", stderr(&output));
    assert!(stdout(&output).contains("max.ll: 2 functions"), "{}", stdout(&output));
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
    // The summary of each function is the sum of what its slots say.
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
    // All functions are one graph, whose nodes have names of their own.
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

/// What keeps a load in a loop: something that may write there, or that it may fault.
#[test]
fn loads_in_loops_are_explained() {
    let text = b"function %f(ptr v0, ptr v1, i32 v2) -> i32 {\nblock0:\n    jump block1\n\nblock1:\n    \
        v3 = phi i32 [block0: i32 0], [block2: v7]\n    v4 = load i32 v0\n    v5 = icmp slt v3, v4\n    \
        branch v5, block2, block3\n\nblock2:\n    v6 = load i32 v0 + 8\n    v7 = add v3, v6\n    \
        store v7, v1\n    jump block1\n\nblock3:\n    return v3\n}\n";
    let explained = |text: &[u8]| {
        let args = ["compile", "-", "--emit", "ssa", "--passes", "hoist", "--debug", "hoist/explain"];
        stderr(&with_stdin(&args, text))
    };
    let found = explained(text);
    assert_eq!(found.matches("the store to v1 may write there").count(), 2, "{found}");
    let without_store = String::from_utf8_lossy(text).replace("    store v7, v1\n", "");
    let found = explained(without_store.as_bytes());
    assert_eq!(found.lines().count(), 1, "{found}");
    assert!(found.contains("v6 is loaded per iteration of the loop at block1: it need not be"), "{found}");
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

/// The counts of the worked example: copies inserted, and copies that the loop executes.
#[test]
fn copies_counts_fibonacci() {
    let file = corpus("worked/fib.ll").display().to_string();
    let counts = |placement: &str, strategy: &str, n: &str| -> Vec<(String, i64)> {
        let args = ["copies", &file, "--placement", placement, "--strategy", strategy, "--format", "json"];
        let more = ["--executed", "--arg", n];
        let output = sheave(&[&args[..], &more[..]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        let text = stdout(&output);
        let line = text.lines().find(|line| line.contains("\"function\":\"fib\"")).expect("a row for fib");
        line.split(',')
            .filter_map(|pair| pair.split_once(':'))
            .filter_map(|(key, value)| Some((key.trim_matches('"').to_owned(), value.parse().ok()?)))
            .collect()
    };
    let get = |counts: &[(String, i64)], key: &str| -> i64 {
        counts.iter().find(|(known, _)| known == key).unwrap_or_else(|| panic!("no {key} in {counts:?}")).1
    };
    for (placement, strategy, inserted) in [
        ("pruned", "isolate", 12),
        ("pruned", "two-phase", 10),
        ("minimal", "two-phase", 21),
        ("pruned", "per-edge", 8),
    ] {
        let counts = counts(placement, strategy, "10");
        assert_eq!(get(&counts, "copies_inserted"), inserted, "{placement} {strategy}");
        assert_eq!(get(&counts, "phi_args"), if placement == "pruned" { 8 } else { 18 });
    }
    // What one more iteration executes.
    for (placement, strategy, per_iteration) in [
        ("pruned", "two-phase", 5),
        ("minimal", "two-phase", 7),
        ("pruned", "per-edge", 3),
        ("pruned", "coalesce", 2),
    ] {
        let executed = |n| get(&counts(placement, strategy, n), "copies_executed");
        assert_eq!(executed("31") - executed("30"), per_iteration, "{placement} {strategy}");
    }
    let moves = |n| get(&counts("pruned", "coalesce", n), "moves_executed");
    assert!(moves("31") - moves("30") <= 2);
}

#[test]
fn copies_prints_every_format_and_survives_bad_files() {
    let good = corpus("worked/permutations.ll").display().to_string();
    let bad = write("bad_among_good.ll", "define i32 @f() {\n  ret i32 %nobody\n}\n");
    let run = |more: &[&str]| {
        let output = sheave(&[&["copies", &bad, &good], more].concat());
        assert_eq!(output.status.code(), Some(1), "one file is bad: {}", stderr(&output));
        assert!(stderr(&output).contains("bad_among_good.ll:2:"), "{}", stderr(&output));
        stdout(&output)
    };
    let table = run(&[]);
    for word in ["strategy", "coalesce", "isolate", "rotating", "(total)", "(all files)"] {
        assert!(table.contains(word), "{word}: {table}");
    }
    assert_eq!(run(&[]), table, "the output is deterministic");
    let json = run(&["--format", "json"]);
    for key in [
        "file",
        "function",
        "strategy",
        "phis",
        "phi_args",
        "copies_inserted",
        "copies_left",
        "constants_left",
        "temporaries",
        "edges_split",
        "jumps_added",
        "moves",
        "moves_by_reason",
        "copies_executed",
        "moves_executed",
        "lower_bound",
    ] {
        assert!(json.lines().all(|line| line.contains(&format!("\"{key}\":"))), "{key}: {json}");
    }
    assert!(json.lines().all(|line| line.starts_with('{') && line.ends_with('}')));
    assert_eq!(run(&["--format", "csv"]).lines().count(), json.lines().count() + 1);
    assert!(run(&["--format", "svg"]).starts_with("<svg"));
    assert!(run(&["--format", "html"]).contains("</table>"));
    let explanation = run(&["--explain", "--strategy", "per-edge"]);
    assert!(explanation.contains("phi-argument") && explanation.contains("cycle"), "{explanation}");
    assert!(explanation.contains(", move at +0x"), "the machine code is in the ledger: {explanation}");
    let ledger = run(&["--explain", "--format", "json", "--executed"]);
    assert!(ledger.lines().all(|line| line.starts_with('{') && line.ends_with('}')), "{ledger}");
    assert!(ledger.contains("\"fate\":\"coalesced\"") && !ledger.contains("\"executed\":null"), "{ledger}");
    let heading = run(&["--explain", "--format", "csv"]).lines().next().map(str::to_owned);
    assert!(heading.is_some_and(|line| line.starts_with("file,function,placement,strategy,copy,phi,arg,")));
    let exact = run(&["--exact", "--strategy", "coalesce", "--format", "json"]);
    assert!(!exact.contains("\"exact\":null"), "these functions are small: {exact}");
}

/// The lines of the ledger with an offset are the copies of the code, one by one.
#[test]
fn the_ledger_shows_the_copies_that_stand_in_the_code() {
    let swap = "
define i32 @main() {
entry:
  br label %head
head:
  %a = phi i32 [ 1, %entry ], [ %b, %latch ]
  %b = phi i32 [ 2, %entry ], [ %a, %latch ]
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %more = icmp slt i32 %i, 5
  br i1 %more, label %latch, label %done
latch:
  %next = add i32 %i, 1
  br label %head
done:
  %tens = mul i32 %a, 10
  %r = add i32 %tens, %b
  ret i32 %r
}
";
    let swap = write("ledger_swap.ll", swap);
    for file in [swap.clone(), corpus("swvm.ll").display().to_string()] {
        for strategy in ["isolate", "two-phase", "per-edge", "sreedhar-iii", "coalesce"] {
            let compiled = sheave(&["compile", "--emit", "copies", "--strategy", strategy, &file]);
            let mut block = String::new();
            let mut standing = Vec::new();
            for line in stdout(&compiled).lines() {
                if let Some(label) = line.strip_suffix(':') {
                    block = label.to_owned();
                } else if let Some((dest, source)) =
                    line.strip_prefix("    copy ").and_then(|copy| copy.split_once(", "))
                {
                    standing.push(format!("{dest} <- {source} {block}"));
                }
            }
            let explained = sheave(&["copies", "--explain", "--strategy", strategy, &file]);
            let explained = stdout(&explained);
            let shown: Vec<String> = explained
                .lines()
                .filter(|line| line.starts_with("    ") && !line.starts_with("    nowhere: "))
                .map(|line| {
                    let (copy, _) = line.trim_start().split_once(": ").expect("a reason follows");
                    let place =
                        copy.split(' ').position(|word| matches!(word, "at" | "in")).expect("a place");
                    let words: Vec<&str> = copy.split(' ').collect();
                    format!("{} {}", words[..place].join(" "), words[words.len() - 1])
                })
                .collect();
            assert_eq!(shown, standing, "{file} under {strategy}");
        }
    }
    let explained = stdout(&sheave(&["copies", "--explain", "--strategy", "per-edge", &swap]));
    for line in [
        "    v2 <- i32 1 at the end of block0: constant of v2 <- i32 1 on block0.0, constant\n",
        "    v15 <- v2 at the end of block2: cycle of v2 on block2.0, move at +0x",
        "    v4 <- v15 at the end of block2: phi-argument of v4 <- v2 on block2.0, move at +0x",
    ] {
        assert!(explained.contains(line), "{line}: {explained}");
    }
    let csv = stdout(&sheave(&["copies", "--explain", "--strategy", "coalesce", "--format", "csv", &swap]));
    let keys = "file,function,placement,strategy,copy,phi,arg,dest,source,edge,position,reason,fate,offset,executed\n";
    assert!(csv.starts_with(keys), "{csv}");
    for line in [
        ",main,pruned,coalesce,0,v2,i32 1,v2,i32 1,block0.0,end of block0,constant,constant,,\n",
        ",main,pruned,coalesce,6,v7,v10,,,block2.0,,phi-argument,coalesced,,\n",
    ] {
        assert!(csv.contains(line), "{line}: {csv}");
    }
    let json = stdout(&sheave(&["copies", "--explain", "--strategy", "isolate", "--format", "json", &swap]));
    let copy = "\"phi\":\"v2\",\"arg\":\"v4\",\"dest\":\"v15\",\"source\":\"v4\",\"edge\":\"block2.0\"";
    assert!(json.contains(copy), "{json}");
}

#[test]
fn a_file_taken_for_an_argument_gets_a_hint_where_symbols_are_missing() {
    let caller = write(
        "hint_caller.ll",
        "declare i32 @far()\ndefine i32 @main() {\n  %r = call i32 @far()\n  ret i32 %r\n}\n",
    );
    let callee = write("hint_callee.ll", "define i32 @far() {\n  ret i32 7\n}\n");
    let output = sheave(&["run", &caller, &callee]);
    assert_eq!(output.status.code(), Some(126));
    let expected = format!(
        "error: {caller}: undefined symbols: `far`\nhint: `{callee}` was given to the program as an argument; `sheave run \
         {caller} {callee} --` links the files\n"
    );
    assert_eq!(stderr(&output), expected);
    assert_eq!(sheave(&["run", &caller, &callee, "--"]).status.code(), Some(7));
    // Other arguments have nothing to do with what is missing.
    let output = sheave(&["run", &caller, "7"]);
    assert_eq!(stderr(&output), format!("error: {caller}: undefined symbols: `far`\n"));
}

#[test]
fn missing_symbols_of_a_language_get_a_hint_at_its_library_and_many_are_counted() {
    let missing = |file: &str, names: &[&str]| {
        let declared: String = names.iter().map(|name| format!("declare void @{name}()\n")).collect();
        let called: String = names.iter().map(|name| format!("  call void @{name}()\n")).collect();
        let file = write(file, &format!("{declared}define i32 @main() {{\n{called}  ret i32 0\n}}\n"));
        let output = sheave(&["run", &file]);
        assert_eq!(output.status.code(), Some(126));
        stderr(&output).replace(&file, "FILE")
    };
    let hint = |text: String| text.lines().nth(1).unwrap_or_default().to_owned();
    let cpp = "hint: the library of C++ may have them: `--load libstdc++.so.6`";
    assert_eq!(hint(missing("of_cpp.ll", &["_ZNSolsEi"])), cpp);
    assert_eq!(hint(missing("of_exceptions.ll", &["__cxa_throw", "other"])), cpp);
    let other = hint(missing("of_libcpp.ll", &["_ZNSt3__15ctypeIcE2idE"]));
    assert_eq!(other, cpp.replace("libstdc++.so.6", "libc++.so.1"));
    let rust = hint(missing("of_rust.ll", &["_ZN3std2io5stdio6_print17h0123456789abcdefE"]));
    assert!(rust.contains("libstd-*.so"), "{rust}");
    assert_eq!(hint(missing("of_nobody.ll", &["zlibVersion"])), "");
    let names: Vec<String> = (10..30).map(|n| format!("lost{n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let all = missing("many.ll", &names[..12]);
    assert!(all.ends_with("`lost20`, `lost21`\n"), "{all}");
    let some = missing("too_many.ll", &names);
    assert!(some.ends_with("`lost18`, `lost19` and 10 more\n"), "{some}");
}

#[test]
fn a_library_in_the_current_folder_is_found() {
    if Command::new("cc").arg("--version").output().is_err() {
        eprintln!("skipped: there is no C compiler to make a library");
        return;
    }
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("library");
    std::fs::create_dir_all(&dir).expect("the folder can be made");
    std::fs::write(dir.join("lib.c"), "int answer(void) { return 42; }\n").expect("the folder is writable");
    let program = "declare i32 @answer()\ndefine i32 @main() {\n  %x = call i32 @answer()\n  ret i32 %x\n}\n";
    std::fs::write(dir.join("main.ll"), program).expect("the folder is writable");
    let made =
        Command::new("cc").current_dir(&dir).args(["-shared", "-fPIC", "lib.c", "-o", "own.so"]).status();
    assert!(made.expect("cc starts").success());
    let output = command().current_dir(&dir).args(["run", "--load", "own.so", "main.ll"]).output();
    let output = output.expect("the command starts");
    assert_eq!(output.status.code(), Some(42), "{}", stderr(&output));
    let output = command().current_dir(&dir).args(["run", "--load", "nowhere.so", "main.ll"]).output();
    let output = output.expect("the command starts");
    assert_eq!(output.status.code(), Some(126));
    assert!(stderr(&output).contains("nowhere.so"), "{}", stderr(&output));
}

/// A program with a call of something that cannot be compiled, in the middle of what does not matter.
const REFUSED: &str = r#"
@table = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare i32 @printf(ptr, ...)
define i32 @other(i32 %n) {
  %p = alloca i32
  store i32 %n, ptr %p
  %v = load i32, ptr %p
  %w = mul i32 %v, 3
  ret i32 %w
}
define i32 @frames(i32 %n) {
  %big = alloca [3000000000 x i8]
  %q = getelementptr i8, ptr %big, i32 %n
  store i8 1, ptr %q
  ret i32 %n
}
define i32 @main() {
  %a = call i32 @other(i32 7)
  %b = call i32 @frames(i32 %a)
  %c = load i32, ptr @table
  %d = add i32 %b, %c
  ret i32 %d
}
"#;

#[test]
fn what_is_rejected_is_reduced_and_shown_again() {
    let file = write("refused.ll", REFUSED);
    let run = sheave(&["run", &file]);
    assert_eq!(run.status.code(), Some(126), "{}", stderr(&run));
    let reduced = write("refused.reduced.sheave", "");
    let output = sheave(&["reduce", "--quiet", &file, "-o", &reduced]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = std::fs::read_to_string(&reduced).expect("it was written");
    // The reader says it, so lines and words of the LLVM IR are what goes.
    assert!(text.contains("@frames") || text.contains("alloca"), "{text}");
    assert!(!text.contains("@other") && !text.contains("@table") && !text.contains("@main"), "{text}");
    let again = sheave(&["reduce", "--replay", &reduced]);
    assert_eq!(again.status.code(), Some(1), "{}", stderr(&again));
    assert!(stderr(&again).ends_with("still wrong\n"), "{}", stderr(&again));
}

#[test]
fn a_command_says_what_is_to_remain() {
    let file = write("kept.ll", ECHO);
    let kept = write("kept.reduced.sheave", "");
    // The shell's `grep` takes the file as its last word.
    let output = sheave(&["reduce", "--quiet", "--test", "grep -q '= add'", &file, "-o", &kept]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = std::fs::read_to_string(&kept).expect("it was written");
    let program: Vec<&str> = text.lines().filter(|line| line.starts_with("    ")).collect();
    let sum = program.iter().find(|line| line.contains(" = add ")).expect("the command asked for it");
    assert!(program.len() <= 3, "{text}");
    assert_eq!(sheave(&["reduce", "--replay", &kept]).status.code(), Some(1));
    // A repaired program is right.
    std::fs::write(&kept, text.replace(sum, "    nop")).expect("the folder is writable");
    assert_eq!(sheave(&["reduce", "--replay", &kept]).status.code(), Some(0));
    let nothing = sheave(&["reduce", "--quiet", "--test", "grep -q nowhere", &file, "-o", &kept]);
    assert_eq!(nothing.status.code(), Some(1));
}

#[test]
fn a_program_that_is_right_is_not_reduced() {
    let program = "define i32 @main() {\n  ret i32 7\n}\n";
    let output = sheave(&["reduce", "--quiet", &write("right.ll", program)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("nothing is wrong with this program"), "{}", stderr(&output));
    // What it reads was never written: nothing says what is right, and it is not blamed on anybody.
    let program = "define i32 @main() {\n  %p = alloca i32\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
    let output = sheave(&["reduce", "--quiet", &write("unwritten.ll", program), "--passes", ""]);
    assert_eq!(output.status.code(), Some(1));
    let fill = |byte| sheave(&["interp", "--fill", byte, &write("unwritten.ll", program)]).status.code();
    assert_eq!((fill("0"), fill("90")), (Some(0), Some(90)));
}

#[test]
fn an_explorer_is_a_page_or_a_folder_and_copies_lead_to_it() {
    let file = write("explored.sheave", SUM_OF_PHIS);
    let page = write("explored.html", "");
    let output = sheave(&["explore", &file, "-o", &page]);
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), String::new()));
    let text = std::fs::read_to_string(&page).expect("it was written");
    assert!(text.starts_with("<!doctype html>") && text.contains("id=\"function-0\""));
    let to_stdout = sheave(&["explore", &file]);
    assert_eq!(stdout(&to_stdout), text);
    let folder = format!("{}/explored/", env!("CARGO_TARGET_TMPDIR"));
    assert_eq!(sheave(&["explore", &file, "-o", &folder]).status.code(), Some(0));
    assert!(
        Path::new(&folder).join("index.html").exists() && Path::new(&folder).join("function-0.js").exists()
    );
    let missing = sheave(&["explore", &file, "--function", "nothing"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(stderr(&missing).contains("nothing"), "{}", stderr(&missing));

    let copies = sheave(&["copies", &file, "--format", "html", "--explorer", "explored.html"]);
    let link = "explored.html#function=sum&amp;placement=pruned&amp;strategy=coalesce&amp;passes=promote";
    assert!(stdout(&copies).matches(link).count() >= 3, "a row, a name and a dot lead to the function");
    let args =
        ["copies", &file, "--explain", "--format", "html", "--strategy", "isolate", "--explorer", "pages/"];
    let ledger = stdout(&sheave(&args));
    let link = "pages/explored.html#function=sum&amp;placement=pruned&amp;strategy=isolate&amp;copy=2&amp;passes=promote";
    assert!(ledger.contains(link), "{ledger}");
    let refused = sheave(&["copies", &file, "--explorer", "explored.html"]);
    assert_eq!(refused.status.code(), Some(2));
}

const SUM_OF_PHIS: &str = "function %sum(i32 v0) -> i32 {
block0:
    jump block1

block1:
    v1 = phi i32 [block0: i32 0], [block1: v2]
    v2 = add v1, v0
    v3 = icmp slt v2, i32 100
    branch v3, block1, block2

block2:
    return v1
}
";
