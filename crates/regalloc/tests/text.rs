//! The text form of problems: what is printed reads back to the same problem, and a problem that was read is
//! answered like the original. The answers to the problems in `problems/` are written beside them.

use std::fmt::Write as _;
use std::path::Path;

use sheave_regalloc::testing::{INT, Random, Shape, Target, generate};
use sheave_regalloc::text::Problem;
use sheave_regalloc::{Code, Ctx, Options, Output, Registers, checker, run};

fn answer(code: &mut Code, registers: &Registers) -> String {
    let mut out = Output::default();
    match run(code, registers, &Options::default(), &mut Ctx::default(), &mut out) {
        Ok(_) => {
            let faults = checker::check(code, registers, &out);
            assert!(faults.is_empty(), "{}\n{}", faults[0], out.display(code));
            out.display(code).to_string()
        }
        Err(error) => format!("error: {error}\n"),
    }
}

#[test]
fn what_is_printed_reads_back() {
    let shapes = [
        Shape::new(1, 12, 8),
        Shape::new(6, 6, 12),
        Shape::new(20, 8, 50),
        Shape { any_operands: true, ..Shape::new(6, 5, 14) },
    ];
    for seed in 0..400 {
        for shape in shapes {
            let limit = [None, Some(6)][seed as usize % 2];
            let target = if seed % 3 == 1 { Target::wide(limit) } else { Target::usual(limit) };
            let mut code = generate(&mut Random::new(seed), &target, shape);
            code.share_slots = seed % 3 != 0;
            if seed % 5 == 0 {
                code.vregs[0].hint = Some(sheave_regalloc::Preg::new(INT, 3));
            }
            let mut problem = Problem { code, registers: target.registers };
            let text = problem.to_string();
            let mut again: Problem = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again.to_string(), text, "seed {seed}, {shape:?}");
            assert_eq!(again.code.operands, problem.code.operands, "seed {seed}, {shape:?}");
            assert_eq!(again.code.vregs, problem.code.vregs, "seed {seed}, {shape:?}");
            assert_eq!(again.code.share_slots, problem.code.share_slots, "seed {seed}, {shape:?}");
            let (first, second) =
                (answer(&mut problem.code, &problem.registers), answer(&mut again.code, &again.registers));
            assert_eq!(first, second, "seed {seed}, {shape:?}\n{text}");
        }
    }
}

#[test]
fn wrong_texts_are_refused() {
    let head = "class r 8\nv0 r 8\nblock0 freq 1\n";
    let cases = [
        ("v1 r 8\n", "line 1: v0 is the next virtual register, not v1"),
        ("v0 r 8\n", "line 1: there is no class `r`"),
        ("class f 8\n", "line 1: r is the next class, not `f`"),
        ("class r\n", "line 1: a number is missing"),
        ("class r 8 wide\n", "line 1: `wide` is no property of a class"),
        ("class r 8\nclass f 8\nclass p 8\nclass q 8\n", "line 4: there are at most 3 classes"),
        ("class r 8\nv0 r 300\n", "line 2: `300` is not a number that fits here"),
        ("class r 8\nv0 r\n", "line 2: a number is missing"),
        ("class r 8\nv0 r 8 cold\n", "line 2: `cold` is no property of a virtual register"),
        ("class r 8\nv0 r 8 hint r64\n", "line 2: there is no register `r64`"),
        ("registers r0, q1\n", "line 1: there is no register `q1`"),
        ("plain\n", "line 1: an instruction before the first block"),
        ("block1 freq 1\n", "line 1: block0 is the next block, not block1"),
        ("block0 to block0\n", "line 1: `freq` and a number are missing"),
        (
            "block0 freq 1 block0\n",
            "line 1: `block0` where `to`, `unsplittable` or the end of the line should be",
        ),
        ("block0 freq 1 to v0\n", "line 1: `v0` where `block` and a number should be"),
        ("block0 freq 1 to block1\n", "line 1: a block goes to block1, which there is not"),
        ("leave\n", "line 1: `leave` starts no line"),
        ("slots shared\n", "line 1: `slots` starts no line"),
        ("block0 freq 1\n    plain use v1\n", "line 2: v1 is not declared"),
        ("block0 freq 1\n    plain v0\n", "line 2: `v0` does not begin with `use`, `def` or `usedef`"),
        (
            "class r 8\nv0 r 8\nblock0 freq 1\n    plain use v0,\n",
            "line 4: `` does not begin with `use`, `def` or `usedef`",
        ),
        ("class r 8\nv0 r 8\nblock0 freq 1\n    plain use v0 clobbers {r0\n", "line 4: `}` is missing"),
        ("block0 freq 1\n    plain def v0 reuse x\n", "line 2: `x` is not a number that fits here"),
    ];
    for (text, message) in cases {
        let error = text.parse::<Problem>().expect_err(text);
        assert_eq!(error.to_string(), message, "{text}");
    }
    assert!(head.parse::<Problem>().is_ok());
}

/// Problems with golden answers; `SHEAVE_BLESS=1` writes them.
#[test]
fn golden_answers() {
    let mut failures = String::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/problems");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("it exists").map(|entry| entry.expect("readable").path()).collect();
    files.sort();
    assert!(!files.is_empty());
    for file in files {
        let old = std::fs::read_to_string(&file).expect("it is text");
        let name = file.file_name().expect("it has a name").to_string_lossy();
        let mut problem: Problem = old.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut new: String = old
            .lines()
            .filter(|line| !line.starts_with(";|"))
            .fold(String::new(), |text, line| text + line + "\n");
        for line in answer(&mut problem.code, &problem.registers).lines() {
            let _ = writeln!(new, ";| {line}");
        }
        if old == new {
            continue;
        }
        if std::env::var_os("SHEAVE_BLESS").is_some_and(|value| value == "1") {
            std::fs::write(&file, new).expect("it can be written");
        } else {
            let _ = writeln!(failures, "{name} is now answered so:\n{new}");
        }
    }
    assert!(
        failures.is_empty(),
        "{failures}SHEAVE_BLESS=1 cargo test -p sheave-regalloc --test text golden_answers   accepts this"
    );
}
