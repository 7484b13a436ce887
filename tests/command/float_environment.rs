//! Rounding modes and exception flags through the command: `tests/fenv/environment.c` as compiled by clang 19
//! with the floating-point environment on (`strict`) and off (`default`), compared with the output of the
//! native program.

use std::path::Path;
use std::process::{Command, Stdio};

fn sheave(verb: &str, options: &[&str], file: &str) -> std::process::Output {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fenv");
    Command::new(env!("CARGO_BIN_EXE_sheave"))
        .arg(verb)
        .args((verb != "interp").then_some("--no-fallback"))
        .args(options)
        .arg(folder.join(file))
        .stdin(Stdio::null())
        .env_remove("SHEAVE_DEBUG")
        .output()
        .expect("the command starts")
}

/// Runs `file` and compares with `expected`; panics with the differing lines.
#[track_caller]
fn check(file: &str, expected: &str, options: &[&str]) {
    let output = sheave("run", options, file);
    let given = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{file} {options:?}: {}\n{errors}", output.status);
    let wrong: Vec<String> = given
        .lines()
        .zip(expected.lines())
        .filter(|(given, expected)| given != expected)
        .map(|(given, expected)| format!("{given} instead of {expected}"))
        .collect();
    assert!(wrong.is_empty(), "{file} {options:?}\n{}", wrong.join("\n"));
    assert_eq!(given.lines().count(), expected.lines().count(), "{file} {options:?}");
}

const STRICT: &str = include_str!("../fenv/strict.out");
const DEFAULT: &str = include_str!("../fenv/default.out");

const VARIANTS: [&[&str]; 8] = [
    &["--strategy", "isolate"],
    &["--strategy", "two-phase"],
    &["--strategy", "per-edge"],
    &["--strategy", "sreedhar-iii"],
    &["--strategy", "coalesce", "--verify"],
    &["--passes", "eliminate"],
    &["--registers", "5"],
    &["--shuffle", "7"],
];

#[test]
fn strict_programs_keep_modes_and_flags() {
    for (index, variant) in VARIANTS.into_iter().enumerate() {
        check(["strict.O0.ll", "strict.O1.ll"][index % 2], STRICT, variant);
    }
}

#[test]
#[ignore = "takes seconds: .ci/run"]
fn strict_programs_keep_modes_and_flags_under_every_variant() {
    for variant in VARIANTS {
        check("strict.O0.ll", STRICT, variant);
        check("strict.O1.ll", STRICT, variant);
    }
}

#[test]
fn other_programs_raise_what_c_promises() {
    for variant in VARIANTS {
        check("default.O0.ll", DEFAULT, variant);
        check("default.O1.ll", DEFAULT, variant);
    }
}

/// The LLVM IR that is written for a strict program is strict.
#[test]
fn written_modules_stay_strict() {
    let file = std::env::temp_dir().join(format!("sheave-strict-{}.ll", std::process::id()));
    let output =
        sheave("compile", &["--emit", "llvm", "-o", file.to_str().expect("a plain name")], "strict.O0.ll");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = std::fs::read_to_string(&file).expect("it was written");
    std::fs::remove_file(&file).expect("it can go");
    for name in [
        "fadd.f32",
        "fdiv.f64",
        "sqrt.f64",
        "fptrunc.f32.f64",
        "uitofp.f64.i64",
        "fptoui.i64.f32",
        "fcmps.f64",
    ] {
        let call = format!("@llvm.experimental.constrained.{name}(");
        assert!(text.lines().any(|line| line.contains(" call ") && line.contains(&call)), "{call}");
    }
}

/// The interpreter has one environment; a program that queries it gets an error.
#[test]
fn the_interpreter_has_no_flags() {
    let output = sheave("interp", &[], "strict.O0.ll");
    assert!(!output.status.success());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("`fetestexcept` is not defined, in `main`"), "{errors}");
}
