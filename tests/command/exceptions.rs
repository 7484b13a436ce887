//! C++ exceptions and Rust panics with the libraries of these languages: in pages, and linked from objects.
//! Without an installed C++ library its tests print a message and pass; rustc is always present.
//! `tests/tests/exceptions` needs neither.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/command/exceptions")
}

fn sheave(args: &[&str], file: &Path) -> Output {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("exceptions-cache");
    Command::new(env!("CARGO_BIN_EXE_sheave"))
        .args(args)
        .arg(file)
        .env("SHEAVE_CACHE_DIR", cache)
        .stdin(Stdio::null())
        .output()
        .expect("sheave starts")
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[track_caller]
fn expect(output: &Output, text: &str, what: &str) {
    let found = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && found == text, "{what}: {}\n{found}{}", output.status, stderr(output));
}

const LIBRARY: &str = "libstdc++.so.6";

/// Whether the library of C++ can be loaded.
pub(crate) fn has_library() -> bool {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nothing.ll");
    std::fs::write(&file, "define i32 @main() {\n  ret i32 0\n}\n").expect("writable");
    let found = sheave(&["run", "--no-fallback", "--load", LIBRARY], &file).status.success();
    if !found {
        eprintln!("skipped: there is no {LIBRARY}");
    }
    found
}

const STRATEGIES: [&str; 5] = ["isolate", "two-phase", "per-edge", "sreedhar-iii", "coalesce"];

#[test]
fn classes_are_thrown_and_caught() {
    if !has_library() {
        return;
    }
    let expected = std::fs::read_to_string(folder().join("classes.out")).expect("the output");
    for name in ["classes.O0.ll", "classes.O2.ll"] {
        let file = folder().join(name);
        for strategy in STRATEGIES {
            for level in ["0", "1", "2"] {
                let args = [
                    "run",
                    "--no-fallback",
                    "--verify",
                    "--opt",
                    level,
                    "--strategy",
                    strategy,
                    "--load",
                    LIBRARY,
                ];
                expect(&sheave(&args, &file), &expected, &format!("{name}, {strategy}, --opt {level}"));
            }
        }
    }
}

#[test]
fn objects_catch_what_is_thrown() {
    if !has_library() || Command::new("cc").arg("--version").output().is_err() {
        eprintln!("skipped: there is no C compiler to link with");
        return;
    }
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("exceptions");
    std::fs::create_dir_all(&dir).expect("the folder can be made");
    let expected = std::fs::read_to_string(folder().join("classes.out")).expect("the output");
    for name in ["classes.O0", "classes.O2"] {
        let object = dir.join(format!("{name}.o"));
        let compiled = sheave(
            &["compile", "--no-fallback", "-o", &object.to_string_lossy()],
            &folder().join(format!("{name}.ll")),
        );
        assert!(compiled.status.success(), "{name}: {}", stderr(&compiled));
        for flag in ["-pie", "-no-pie"] {
            let program = dir.join(format!("{name}{flag}.exe"));
            let mut cc = Command::new("cc");
            cc.arg(flag).arg(&object).arg("-o").arg(&program).arg(format!("-l:{LIBRARY}"));
            let linked = cc.output().expect("cc starts");
            assert!(linked.status.success() && linked.stderr.is_empty(), "{name}: {}", stderr(&linked));
            let output = Command::new(&program).output().expect("it starts");
            expect(&output, &expected, &format!("{name} {flag}"));
        }
    }
}

/// The unwinder finds the end of the stack below `main` and changes nothing: no clean-up runs, the library
/// prints the type of the exception, and the report shows the frames.
#[test]
fn what_nothing_catches_ends_the_program() {
    if !has_library() {
        return;
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("uncaught.ll");
    let text = "
@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr) noreturn
declare i32 @__gxx_personality_v0(...)
declare i32 @puts(ptr)
@text = constant [8 x i8] c\"cleaned\\00\"
define void @thrower() noinline {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 7, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @thrower() to label %fine unwind label %pad
fine:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } cleanup
  %n = call i32 @puts(ptr @text)
  resume { ptr, i32 } %e
}
";
    std::fs::write(&file, text).expect("writable");
    let output = sheave(&["run", "--no-fallback", "--load", LIBRARY], &file);
    let report = stderr(&output);
    assert!(!output.status.success() && output.stdout.is_empty(), "{output:?}");
    assert!(report.contains("terminate called after throwing an instance of 'int'"), "{report}");
    assert!(report.contains("error: the program aborted") && report.contains("in `thrower`"), "{report}");
}

#[test]
fn panics_clean_up() {
    for name in ["panics", "collections"] {
        let file = folder().join(name);
        let expected = std::fs::read_to_string(file.with_extension("out")).expect("the output");
        for level in ["0", "1", "2"] {
            let args = ["run", "--no-fallback", "--verify", "--opt", level];
            expect(&sheave(&args, &file.with_extension("rs")), &expected, &format!("{name}, --opt {level}"));
        }
    }
}

/// Panics print their position, unwind, and end the program with status 101.
#[test]
fn panics_unwind() {
    let file = folder().join("unwinding.rs");
    let expected = std::fs::read_to_string(file.with_extension("out")).expect("the output");
    for strategy in STRATEGIES {
        let output = sheave(&["run", "--no-fallback", "--strategy", strategy], &file);
        let (printed, said) = (String::from_utf8_lossy(&output.stdout), stderr(&output));
        assert_eq!(printed, expected, "{strategy}: {said}");
        assert_eq!(output.status.code(), Some(101), "{strategy}: {said}");
        for text in [
            "attempt to divide by zero",
            "three",
            "called `Option::unwrap()` on a `None` value",
            "index out of bounds: the len is 6 but the index is 17",
        ] {
            assert!(said.contains(&format!("\n{text}\n")), "{strategy}: no \"{text}\" in {said}");
        }
        assert!(said.contains("unwinding.rs:17:9:\nthree\n"), "{strategy}: {said}");
    }
}
