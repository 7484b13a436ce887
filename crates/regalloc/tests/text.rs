//! The text form of problems: what is printed reads back to the same problem, and a problem that was read is
//! answered like the original. The answers to the problems in `problems/` are written beside them.

use std::fmt::Write as _;
use std::path::Path;

use sheave_regalloc::text::Problem;
use sheave_regalloc::{Code, Ctx, Options, Output, Registers, checker, run};
use sheave_testing::Rng;
use sheave_testing::regalloc::{INT, Shape, Target, generate};

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
            let mut code = generate(&mut Rng::new(seed), &target, shape);
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

#[test]
fn answers_that_are_printed_read_back() {
    let shapes =
        [Shape::new(6, 6, 12), Shape::new(20, 8, 50), Shape { any_operands: true, ..Shape::new(6, 5, 14) }];
    for seed in 0..400 {
        for shape in shapes {
            let limit = [None, Some(6)][seed as usize % 2];
            let target = if seed % 3 == 1 { Target::wide(limit) } else { Target::usual(limit) };
            let mut code = generate(&mut Rng::new(seed), &target, shape);
            let problem = code.clone();
            let mut out = Output::default();
            if run(&mut code, &target.registers, &Options::default(), &mut Ctx::default(), &mut out).is_err()
            {
                continue;
            }
            let text = out.display(&code).to_string();
            // The code as it was: inputs of commutative instructions are exchanged as the answer has them.
            let mut again = problem;
            let read = Output::parse(&text, &mut again).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again.operands, code.operands, "seed {seed}, {shape:?}");
            let body = |text: &str| text.split("\n;").next().map(|body| body.trim_end().to_owned());
            assert_eq!(body(&read.display(&again).to_string()), body(&text), "seed {seed}, {shape:?}");
            assert_eq!((read.stats.moves, read.stats.spills), (out.stats.moves, out.stats.spills), "{text}");
            assert_eq!(checker::check(&again, &target.registers, &read), [], "seed {seed}, {shape:?}");
        }
    }
}

/// A problem of two blocks, and what is wrong with answers about it.
#[test]
fn wrong_answers_are_refused() {
    let problem: Problem = "class r 8\nregisters r0, r1\nv0 r 8\nv1 r 4\nblock0 freq 1 to block1, block0
    plain def v0\n    move def v1 any, use v0 any\n    plain use v1 clobbers {r1}\nblock1 freq 1\n    plain use v0
"
    .parse()
    .expect("it is a problem");
    let block0 = "block0\n plain def v0 = r0\n move def v1 any, use v0 any\n plain use v1 = r0\n";
    let right = format!("slot0 8\n{block0}block1\n plain use v0 = r0\n");
    assert!(Output::parse(&right, &mut problem.code.clone()).is_ok());
    let cases = [
        ("slot1 8".to_owned(), "line 1: slot0 is the next spill slot, not slot1"),
        ("slot0 5".to_owned(), "line 1: 5 is none of [4, 8, 16, 32, 64] bytes"),
        ("saves q1".to_owned(), "line 1: there is no register `q1`"),
        ("leave".to_owned(), "line 1: `leave` starts no line of an answer"),
        ("- slot0 8".to_owned(), "line 1: `slot0` is no instruction"),
        (String::new(), "line 0: block0 is missing"),
        ("block1".to_owned(), "line 1: block0 of 2 blocks is next, not block1"),
        ("plain def v0 = r0".to_owned(), "line 1: the block has no more instructions"),
        ("block0\nplain def v0 = slot0".to_owned(), "line 2: slot0 is not declared"),
        (
            "block0\nplain def v0 = r0\nblock1".to_owned(),
            "line 3: instruction 1, `move def v1 any, use v0 any`, is missing",
        ),
        ("block0\nplain use v0 = r0".to_owned(), "line 2: instruction 0 is `plain def v0`"),
        ("block0\nmove def v0 = r0".to_owned(), "line 2: instruction 0 is `plain def v0`"),
        ("block0\nplain def v0 = r0 unread".to_owned(), "line 2: `unread` is for `move` instructions"),
        ("+ r0 := r1".to_owned(), "line 1: `of` and a virtual register are missing"),
        ("+ r0 := r1 of v2".to_owned(), "line 1: there is no v2"),
        ("+ r0 = r1 of v1".to_owned(), "line 1: neither `:=` nor `<->` in `r0 = r1`"),
        ("+ r0 := r1 of v1, gone".to_owned(), "line 1: `gone` is no reason for a move"),
        ("+ r0 := slot0 of v1".to_owned(), "line 1: slot0 is not declared"),
        ("+ r0 := recipe x of v1".to_owned(), "line 1: `x` is not a number that fits here"),
        ("slot0 8\nslot1 8\n+ slot0 := slot1 of v1".to_owned(), "line 3: a move from slot to slot"),
        ("edge 0:".to_owned(), "line 1: an edge before the first block"),
        ("block0\nedge 0:".to_owned(), "line 2: an edge before the last instruction of its block"),
        (format!("{block0}edge 0"), "line 5: `:` is missing"),
        (format!("{block0}edge 2:"), "line 5: block0 has no edge 2"),
        (format!("{block0}edge 1:\nedge 0:"), "line 6: edges come in the order of the successors, each once"),
        (format!("{block0}edge 0:\nplain use v0 = r0"), "line 6: the block has no more instructions"),
        (
            format!("{block0}+ r0 := r1 of v0\nblock1"),
            "line 6: moves after the last instruction of a block are on an edge",
        ),
        (block0.to_owned(), "line 4: block1 is missing"),
        (format!("{right}block2"), "line 8: block2 of 2 blocks is next, not block2"),
    ];
    for (text, message) in cases {
        let error = Output::parse(&text, &mut problem.code.clone()).expect_err(&text);
        assert_eq!(error.to_string(), message, "{text}");
    }
}

#[test]
fn moves_before_a_move_instruction_perform_it_if_they_are_of_its_values() {
    let mut problem: Problem = "class r 8\nregisters r0, r1\nv0 r 8\nv1 r 4\nv2 r 1\nblock0 freq 1
    plain def v0, def v2\n    move def v1 any, use v0 any\n    plain use v1\n"
        .parse()
        .expect("it is a problem");
    let answer = "slot0 8\nslot1 4\nslot2 4\nblock0\n  plain def v0 = r0, def v2 = r1\n  + slot0 := r0 of v0
  + slot2 := r1 of v2\n  + r0 := slot0 of v1\n  + slot1 := r0 of v1, 8 bytes, cycle
  move def v1 any, use v0 any\n  + r0 := slot0 of v1\n  plain use v1 = r0\n";
    let read = Output::parse(answer, &mut problem.code).expect("it is an answer");
    use sheave_regalloc::MoveReason::{Copy, Cycle, Split};
    let moves: Vec<_> = read.moves.iter().map(|inserted| (inserted.bytes, inserted.reason)).collect();
    assert_eq!(moves, [(8, Copy), (4, Split), (4, Copy), (8, Cycle), (4, Split)]);
    assert_eq!((read.stats.coalesced, read.stats.spills, read.stats.reloads), (0, 3, 2));
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
        "{failures}SHEAVE_BLESS=1 cargo test -p sheave-regalloc --test main golden_answers   accepts this"
    );
}
