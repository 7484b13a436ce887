//! Moves shared by blocks and edges with one target are in the machine code once, and every path executes the
//! same instructions as before.

mod paths;

use std::fmt::Write as _;
use std::path::Path;

use iced_x86::{Decoder, DecoderOptions, FlowControl};
use sheave::{Context, Goal, Strategy, pipeline};
use sheave_ir::{FuncId, Module};
use sheave_tests::generate::random_module;
use sheave_x64::{CodeBuffer, Ctx, ErrorKind, Options, Stats};

/// A function's code with separate moves, and with shared ones.
struct Both {
    separate: (CodeBuffer, Stats),
    shared: (CodeBuffer, Stats),
}

/// `None` if the function needs more registers.
fn compile(module: &Module, id: FuncId, options: &Options, ctx: &mut Ctx) -> Option<(CodeBuffer, Stats)> {
    let mut code = CodeBuffer::default();
    match sheave_x64::compile(module, &module.functions[id], options, ctx, &mut code) {
        Ok(stats) => Some((code, stats)),
        Err(error) if matches!(error.kind, ErrorKind::TooFewRegisters { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

/// Compiles one function of a module in copies form both ways and compares; `None` if it needs more
/// registers.
fn both(
    module: &Module,
    id: FuncId,
    registers: Option<usize>,
    ctx: &mut Ctx,
) -> Result<Option<Both>, String> {
    let options = Options { registers, ..Options::default() };
    let separate = compile(module, id, &Options { separate_tails: true, ..options }, ctx);
    let Some((separate, shared)) = separate.zip(compile(module, id, &options, ctx)) else { return Ok(None) };
    paths::check(&separate.0, &shared.0)?;
    Ok(Some(Both { separate, shared }))
}

fn first(text: &str) -> Module {
    let module = sheave_ir::parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    module
}

#[track_caller]
fn both_of(text: &str) -> Both {
    both(&first(text), FuncId::from_u32(0), None, &mut Ctx::new())
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
        .expect("there are enough registers")
}

/// Jumps that always jump, and stay in the function.
fn jumps(code: &CodeBuffer) -> usize {
    let bytes = &code.bytes[..code.code_size as usize];
    let all = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE);
    all.into_iter().filter(|inst| inst.flow_control() == FlowControl::UnconditionalBranch).count()
}

/// A loop around a switch over `v0`, like an interpreter's: each case has a distinct instruction (or none)
/// and copies among `v1` to `v5`. Their common successor reads all of them and is also entered by falling
/// through.
fn switch(cases: &[(&str, &[&str])]) -> String {
    let mut text = String::from(
        "function copies %vm(ptr v0) -> i64 {\n    var i64 v1, i64 v2, i64 v3, i64 v4, i64 v5, i64 v6\nblock0:\n",
    );
    for v in 1..=5 {
        let _ = writeln!(text, "    copy v{v}, i64 {v}");
    }
    text += "    jump block1\n\nblock1:\n    v7 = load volatile i64 v0\n    switch v7, block2 [";
    for i in 0..cases.len() {
        let _ = write!(text, "{}{i}: block{}", if i == 0 { "" } else { ", " }, 3 + i);
    }
    text += "]\n\nblock2:\n    v8 = sub v1, v2\n    v9 = mul v8, v3\n    v10 = sub v9, v4\n    v11 = mul v10, v5\n    return v11\n";
    for (i, (own, copies)) in cases.iter().enumerate() {
        let _ = writeln!(text, "\nblock{}:", 3 + i);
        if !own.is_empty() {
            let _ = writeln!(text, "    store volatile {own}, v0");
        }
        for copy in *copies {
            let _ = writeln!(text, "    copy {copy}");
        }
        text += "    jump block1\n";
    }
    text + "}\n"
}

const ROTATE: &[&str] = &["v6, v1", "v1, v2", "v2, v3", "v3, v4", "v4, v5", "v5, v6"];

#[test]
fn equal_code_on_edges_stands_there_once() {
    let n = 8;
    let Both { separate, shared } = both_of(&switch(&vec![("", ROTATE); n]));
    let (before, after) = (separate.1.moves(), shared.1.moves());
    assert!(before >= 6 * n as u32, "{before} moves");
    assert_eq!(after, before - 6 * (n as u32 - 1));
    // Jumps to the removed copies lead directly to the shared one.
    assert_eq!(jumps(&shared.0), jumps(&separate.0) - (n - 1));
    assert_eq!(shared.0.regions.iter().filter(|region| region.joins).count(), n - 1);
    assert!(shared.0.bytes.len() + 18 * (n - 1) <= separate.0.bytes.len());
}

#[test]
fn equal_ends_are_shared() {
    let own = ["i64 1", "i64 2", "i64 3", "i64 4"];
    let cases: Vec<(&str, &[&str])> = own.iter().map(|&own| (own, ROTATE)).collect();
    let Both { separate, shared } = both_of(&switch(&cases));
    assert_eq!(shared.1.moves(), separate.1.moves() - 18);
    assert_eq!(jumps(&shared.0), jumps(&separate.0), "each has its jump, to one of them");
}

/// The last four moves are equal, the ones before differ.
#[test]
fn ends_of_different_lengths_are_shared() {
    let (short, long): (&[&str], &[&str]) = (&ROTATE[2..], ROTATE);
    let cases = [("i64 1", short), ("i64 2", long), ("i64 3", short), ("", long), ("", short)];
    let Both { separate, shared } = both_of(&switch(&cases));
    // `v6` is undefined on paths without a write to it; it is a variable all the same.
    assert_eq!(separate.1.moves() - shared.1.moves(), 4 * 3 + 6, "one of each end is left");
}

/// One or two moves are not worth another jump; no two blocks are equal as a whole.
#[test]
fn short_ends_are_not_jumped_to() {
    let copies: &[&str] = &["v6, v1", "v1, v2", "v2, v6"];
    let cases = [("i64 1", &copies[1..]), ("i64 2", &copies[1..]), ("i64 3", &copies[1..])];
    let Both { separate, shared } = both_of(&switch(&cases));
    let fallen_into = 1;
    assert!(
        shared.1.moves() >= separate.1.moves() - 2 * fallen_into,
        "{} of {} moves",
        shared.1.moves(),
        separate.1.moves()
    );
}

#[test]
fn different_moves_are_not_shared() {
    let cases: [(&str, &[&str]); 5] =
        [("", &["v1, v2"]), ("", &["v2, v3"]), ("", &["v3, v4"]), ("", &["v1, v3"]), ("", &["v2, v1"])];
    let Both { separate, shared } = both_of(&switch(&cases));
    assert_eq!(shared.0.bytes, separate.0.bytes);
    assert_eq!(shared.0.regions, separate.0.regions);
}

/// The same moves before jumps to different blocks.
#[test]
fn different_targets_are_not_shared() {
    let text = "function copies %f(ptr v0, i64 v1, i64 v2, i64 v3) -> i64 {
    var i64 v1, i64 v2, i64 v3, i64 v4
block0:
    v5 = load volatile i64 v0
    switch v5, block5 [0: block1, 1: block2]

block1:
    copy v4, v1
    copy v1, v2
    copy v2, v3
    copy v3, v4
    jump block3

block2:
    copy v4, v1
    copy v1, v2
    copy v2, v3
    copy v3, v4
    jump block4

block3:
    v6 = load volatile i64 v0
    v7 = sub v1, v2
    v8 = mul v7, v3
    branch v6, block3, block6

block4:
    v9 = load volatile i64 v0
    v10 = mul v1, v2
    v11 = sub v10, v3
    branch v9, block4, block7

block5:
    return v1

block6:
    return v8

block7:
    return v11
}
";
    let Both { separate, shared } = both_of(text);
    assert_eq!(shared.0.bytes, separate.0.bytes);
    let Both { separate, shared } = both_of(&text.replace("jump block4", "jump block3"));
    assert!(shared.1.moves() < separate.1.moves(), "with one target they are");
}

/// The empty block2 falls through into block3: it cannot be removed like block5, although there is a jump
/// right before it.
#[test]
fn blocks_without_code_fall_into_the_next() {
    let text = "function copies %f(ptr v0, i64 v1, i64 v2, i64 v3) -> i64 {
    var i64 v1, i64 v2, i64 v3, i64 v4
block0:
    v5 = load volatile i64 v0
    switch v5, block6 [0: block1, 1: block2, 2: block5, 3: block4]

block5:
    copy v4, v1
    copy v1, v2
    copy v2, v3
    copy v3, v4
    jump block6

block1:
    store volatile i64 1, v0
    jump block6

block2:
    v9 = icmp uge v1, i64 0
    branch v9, block3, block7

block3:
    copy v4, v1
    copy v1, v2
    copy v2, v3
    copy v3, v4
    jump block6

block4:
    store volatile i64 2, v0
    jump block6

block7:
    store volatile i64 3, v0
    jump block6

block6:
    v6 = load volatile i64 v0
    v7 = sub v1, v2
    v8 = mul v7, v3
    branch v6, block6, block8

block8:
    return v8
}
";
    let Both { separate, shared } = both_of(text);
    assert!(shared.1.moves() + 4 <= separate.1.moves(), "one of two is left");
}

/// A switch by masks, which could be one by a table, falls through to its default: that block stays.
#[test]
fn the_default_of_a_switch_by_masks_stays() {
    let text = "function copies %f(ptr v0, i64 v1, i64 v2, i64 v3) -> i64 {
    var i64 v1, i64 v2, i64 v3, i64 v4
block0:
    v5 = load volatile i64 v0
    switch v5, block1 [0: block2, 2: block2, 4: block2, 6: block2, 9: block2]

block1:
    copy v4, v1
    copy v1, v2
    copy v2, v3
    copy v3, v4
    jump block5

block2:
    v6 = load volatile i64 v0
    branch v6, block3, block4

block3:
    copy v4, v1
    copy v1, v2
    copy v2, v3
    copy v3, v4
    jump block5

block4:
    store volatile i64 1, v0
    jump block5

block5:
    v7 = load volatile i64 v0
    v8 = sub v1, v2
    v9 = mul v8, v3
    branch v7, block5, block6

block6:
    return v9
}
";
    let Both { separate, shared } = both_of(text);
    assert!(separate.0.tables.is_empty(), "there are masks");
    assert!(shared.1.moves() + 4 <= separate.1.moves(), "one of two is left");
}

/// Sensitivity of the path checker: it reports any flipped bit of the moves, and any missing or surplus
/// region.
#[test]
fn faults_in_shared_code_are_found() {
    let cases = [("i64 1", ROTATE), ("i64 2", ROTATE), ("", ROTATE), ("", ROTATE), ("i64 3", &ROTATE[1..])];
    let Both { separate, shared } = both_of(&switch(&cases));
    let start = shared.0.regions.iter().find(|region| region.joins).expect("something is shared").offset;
    for byte in 0..9 {
        let mut broken = shared.0.clone();
        broken.bytes[start as usize + byte] ^= 8;
        assert!(paths::check(&separate.0, &broken).is_err(), "byte {byte}");
    }
    for i in 0..shared.0.regions.len() {
        let mut broken = shared.0.clone();
        let removed = broken.regions.remove(i);
        assert!(paths::check(&separate.0, &broken).is_err(), "without {removed:?}");
        let mut broken = shared.0.clone();
        broken.regions[i].succ_idx = Some(7);
        assert!(paths::check(&separate.0, &broken).is_err(), "with another name for {removed:?}");
    }
}

/// The work of sharing per byte compared cannot be measured here, but quadratic behaviour would show: this
/// takes a moment.
#[test]
fn two_thousand_cases_share_their_moves() {
    let cases: Vec<(&str, &[&str])> = (0..2000)
        .map(|i| match i % 4 {
            0 => ("", ROTATE),
            1 => ("", &ROTATE[..3]),
            2 => ("i64 9", ROTATE),
            _ => ("", &["v3, v1"][..]),
        })
        .collect();
    let Both { separate, shared } = both_of(&switch(&cases));
    assert!(separate.1.moves() > 7000 && shared.1.moves() < 40, "{} moves", shared.1.moves());
}

#[test]
fn the_corpus_does_the_same_with_and_without_sharing() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut files: Vec<_> = std::fs::read_dir(corpus)
        .expect("there is a corpus")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ll"))
        .collect();
    files.sort();
    let (mut context, mut ctx) = (Context::new(), Ctx::new());
    let (mut moves, mut bytes) = ([0, 0], [0, 0]);
    for (turn, file) in files.iter().enumerate() {
        let module = sheave::read_file(file).unwrap_or_else(|error| panic!("{error}"));
        for (strategy, passes, registers) in [
            (Strategy::Coalesce, "promote,opt,eliminate", None),
            (Strategy::ALL[turn % Strategy::ALL.len()], "promote,eliminate", None),
            (Strategy::PerEdge, "promote,eliminate", Some(4 + turn % 8)),
        ] {
            let passes = pipeline::parse_passes(passes).expect("they exist");
            let options = sheave::Options { strategy, passes, ..sheave::Options::default() };
            let copies = context.run_module(&module, &options, Goal::Copies).expect("it compiles");
            for id in copies.functions.keys() {
                // Large functions among few registers keep the checker of allocations busy for minutes.
                let registers = registers.filter(|_| copies.functions[id].n_insts() < 400);
                let both = both(&copies, id, registers, &mut ctx).unwrap_or_else(|error| {
                    let name = copies.symbol_name(copies.functions[id].symbol);
                    panic!("{}: {name} under {strategy}, registers {registers:?}: {error}", file.display())
                });
                let Some(both) = both else { continue };
                for (i, (code, stats)) in [both.separate, both.shared].iter().enumerate() {
                    moves[i] += stats.moves();
                    bytes[i] += code.bytes.len();
                }
            }
        }
    }
    assert!(moves[1] < moves[0] && bytes[1] < bytes[0], "moves {moves:?}, bytes {bytes:?}");
}

#[test]
fn random_functions_do_the_same_with_and_without_sharing() {
    let (mut context, mut ctx) = (Context::new(), Ctx::new());
    let mut shared = 0;
    for seed in 0..150 {
        let module = random_module(seed);
        let strategy = Strategy::ALL[seed as usize % Strategy::ALL.len()];
        let passes = pipeline::parse_passes("promote,eliminate").expect("they exist");
        let options = sheave::Options { strategy, passes, ..sheave::Options::default() };
        let copies = context.run_module(&module, &options, Goal::Copies).expect("it compiles");
        for id in copies.functions.keys() {
            for registers in [None, Some(4)] {
                let both = both(&copies, id, registers, &mut ctx).unwrap_or_else(|error| {
                    panic!("seed {seed} under {strategy}, registers {registers:?}: {error}\n{module}")
                });
                let Some(both) = both else { continue };
                shared += both.shared.0.regions.iter().filter(|region| region.joins).count();
            }
        }
    }
    assert!(shared > 100, "only {shared} tails are shared");
}
