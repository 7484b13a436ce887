//! `sheave.h` declares exactly the functions that the library exports, with their types; the examples are
//! built by `cc` and do as they say.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("readable")
}

/// A type of Rust in the words of C.
fn c_type(rust: &str) -> &str {
    match rust {
        "ContextHandle" => "sheave_context *",
        "ModuleHandle" => "sheave_module *",
        "ProgramHandle" => "sheave_program *",
        "Text" => "const char *",
        "*mut c_char" => "char *",
        "*const c_void" => "const void *",
        "*mut c_void" => "void *",
        "*const Tagged" => "const uint64_t *",
        "*const u64" => "const uint64_t *",
        "*const u8" => "const uint8_t *",
        "*mut usize" => "size_t *",
        "*mut u32" => "uint32_t *",
        "Tagged" | "u64" => "uint64_t",
        "u16" => "uint16_t",
        "u32" => "uint32_t",
        "i32" => "int32_t",
        "i64" => "int64_t",
        "f64" => "double",
        "usize" => "size_t",
        "bool" => "bool",
        other => panic!("{other} has no type in C"),
    }
}

/// The exported functions of the sources: the types of result and parameters in C.
fn exported() -> BTreeMap<String, Vec<String>> {
    let mut functions = BTreeMap::new();
    for text in ["src/lib.rs", "src/build.rs"].map(read) {
        for item in text.split("#[unsafe(no_mangle)]").skip(1) {
            let head = item.split('{').next().unwrap();
            let (name, rest) = head.split_once("fn ").unwrap().1.split_once('(').unwrap();
            let (params, result) = rest.rsplit_once(')').unwrap();
            let result = result.trim().trim_start_matches("->").trim();
            let params = params.split(',').map(str::trim).filter(|param| !param.is_empty());
            let params = params.map(|param| param.split_once(": ").unwrap().1);
            let types = [result].into_iter().chain(params).map(c_type).map(str::to_owned).collect();
            functions.insert(name.to_owned(), types);
        }
    }
    functions
}

/// The functions that the header declares, in the same form.
fn declared() -> BTreeMap<String, Vec<String>> {
    let mut text = String::new();
    for part in read("sheave.h").split("/*") {
        text.push_str(part.split_once("*/").map_or(part, |(_, rest)| rest));
    }
    let text = text.replace("\\\n", " ");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let mut functions = BTreeMap::new();
    for item in lines.join(" ").split(';').filter(|item| item.contains('(') && item.contains("sheave_")) {
        let (head, params) = item.trim().trim_end_matches(')').split_once('(').unwrap();
        let head = head.rsplit_once(['{', '}']).map_or(head, |(_, rest)| rest);
        let ty = |declaration: &str| {
            let declaration = declaration.split_whitespace().collect::<Vec<_>>().join(" ");
            let name = declaration.rfind([' ', '*']).unwrap() + 1;
            let ty = declaration[..name].trim();
            (
                ty.replace("sheave_value", "uint64_t").replace("sheave_block_id", "uint64_t"),
                declaration[name..].to_owned(),
            )
        };
        let (result, name) = ty(head);
        let params = params.split(',').filter(|param| param.trim() != "void").map(|param| ty(param).0);
        functions.insert(name, [result].into_iter().chain(params).collect());
    }
    functions
}

#[test]
fn the_header_declares_what_is_exported() {
    let (exported, declared) = (exported(), declared());
    assert!(exported.len() > 30);
    assert_eq!(exported, declared);
}

/// The folder of the library, `SHEAVE_LIBRARY` or built if need be: it is no dependency that cargo knows of.
fn library() -> PathBuf {
    if let Some(library) = std::env::var_os("SHEAVE_LIBRARY") {
        return Path::new(&library).parent().expect("a folder").to_owned();
    }
    let program = std::env::current_exe().expect("a path");
    let folder = program.parent().and_then(Path::parent).expect("target/PROFILE/deps");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "-q", "-p", "sheave-capi", "--target-dir"]).arg(folder.parent().expect("target"));
    match folder.file_name().and_then(|name| name.to_str()) {
        Some("debug") | None => {}
        Some(profile) => _ = cargo.args(["--profile", profile]),
    }
    let built = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).status().expect("cargo runs");
    assert!(built.success() && folder.join("libsheave.so").exists(), "no libsheave.so");
    folder.to_owned()
}

/// Whether there is a C compiler.
fn has_cc() -> bool {
    let found = Command::new("cc").arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("skipped: there is no cc");
    }
    found
}

/// Builds an example, runs it on this input, and gives its output.
fn run(example: &str, is_static: bool, input: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let (program, root) = (folder.path().join("program"), Path::new(env!("CARGO_MANIFEST_DIR")));
    let mut cc = Command::new("cc");
    cc.args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-O1", "-o"]).arg(&program).arg("-I").arg(root);
    cc.arg(root.join("examples").join(example));
    match is_static {
        true => cc.arg(library().join("libsheave.a")).args(["-lpthread", "-ldl"]),
        false => cc.arg("-L").arg(library()).args(["-lsheave", "-lpthread"]),
    };
    let built = cc.arg("-lm").output().expect("cc runs");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    // As a user runs it; `SHEAVE_VALGRIND=1` has the leaks found, too.
    let mut command =
        Command::new(if std::env::var_os("SHEAVE_VALGRIND").is_some() { "valgrind" } else { "env" });
    if std::env::var_os("SHEAVE_VALGRIND").is_some() {
        // A table that is made once is reached by a pointer into it only: "possibly lost".
        let leaks = ["--show-leak-kinds=definite", "--errors-for-leak-kinds=definite"];
        command.args(["-q", "--smc-check=all", "--leak-check=full", "--error-exitcode=9"]).args(leaks);
    }
    command.arg(&program).env("LD_LIBRARY_PATH", library());
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_example_of_the_readme_runs() {
    if has_cc() {
        assert_eq!(run("sum.c", false, ""), "sum(100) = 5050\n");
        assert_eq!(run("sum.c", true, ""), "sum(100) = 5050\n");
    }
}

#[test]
fn the_calculator_calculates() {
    if has_cc() {
        let lines = "2 * (3 + 4)\nx = 1 / 8\nx\nf(y) = y * y + x\nf(2)\ng(x) = f(x) - x\ng(3)\nf(y) = -y\ng(3)\n\
                     h(1)\nsin(0) + exp(0)\n2 +\n(1\nno(1)\n1 2\n";
        let output = run("calculator.c", false, lines);
        let answers: Vec<&str> = output.split("> ").map(str::trim).filter(|line| !line.is_empty()).collect();
        let wanted = ["14", "0.125", "4.125", "6.125", "-6", "nan", "1"];
        assert_eq!(answers[..7], wanted, "{output}");
        assert_eq!(answers[7..].len(), 4, "{output}");
        assert!(answers[7..].iter().all(|answer| answer.starts_with("error: ")), "{output}");
    }
}

#[test]
fn threads_may_do_everything_at_once() {
    if has_cc() {
        assert_eq!(run("../tests/threads.c", false, ""), "ok\n");
    }
}
