//! The examples of `docs/ir.md` are read, verified and printed, and every instruction has one.

use sheave_ir::{
    Access, BinaryOp, FloatCC, FuncAttrs, IntCC, IntrinsicOp, Location, MemOp, Ordering, PtrAttrs, RmwOp,
    TernaryOp, Type, UnaryOp, WideOp, read_module,
};

const REFERENCE: &str = include_str!("../../../docs/ir.md");

/// The page cut at its fences: prose, example, prose, …
fn examples() -> Vec<&'static str> {
    REFERENCE.split("\n```").filter_map(|part| part.strip_prefix("ir\n")).collect()
}

fn prose() -> String {
    REFERENCE.split("\n```").step_by(2).collect()
}

#[test]
fn examples_are_valid_and_canonical() {
    let examples = examples();
    assert!(examples.len() > 10, "the examples must be found");
    for source in examples {
        match read_module("docs/ir.md", source.as_bytes()) {
            Ok(module) => assert_eq!(module.to_string(), format!("{source}\n")),
            Err(errors) => panic!("{}\n\n{source}", errors[0]),
        }
    }
}

#[test]
fn every_instruction_is_described_and_shown() {
    let mut words: Vec<&str> = Vec::new();
    words.extend(UnaryOp::ALL.iter().map(|op| op.name()));
    words.extend(BinaryOp::ALL.iter().map(|op| op.name()));
    words.extend(WideOp::ALL.iter().map(|op| op.name()));
    words.extend(TernaryOp::ALL.iter().map(|op| op.name()));
    words.extend(MemOp::ALL.iter().map(|op| op.name()));
    words.extend(IntrinsicOp::ALL.iter().map(|op| op.name()));
    words.extend([
        "icmp",
        "fcmp",
        "ptr_index",
        "alloca",
        "dyn_alloca",
        "load",
        "store",
        "rmw",
        "cmpxchg",
        "lifetime_start",
        "lifetime_end",
        "fence",
        "call",
        "call_indirect",
        "asm",
        "asm_goto",
        "invoke",
        "invoke_indirect",
        "landing_pad",
        "type_id",
        "resume",
        "jump",
        "branch",
        "switch",
        "indirect_branch",
        "return",
        "return_call",
        "return_call_indirect",
        "unreachable",
        "phi",
    ]);
    let split = |text: &'static str| text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let shown: Vec<&str> = examples().into_iter().flat_map(split).collect();
    let prose = prose();
    let described = |word: &str| {
        [format!("`{word}`"), format!("`{word} "), format!(" = {word}`"), format!(" = {word} ")]
            .iter()
            .any(|form| prose.contains(form.as_str()))
    };
    for word in words {
        assert!(shown.contains(&word), "`{word}` has no example");
        assert!(described(word), "`{word}` is not described");
    }
    let mut names: Vec<&str> = Type::ALL.iter().map(|ty| ty.name()).collect();
    names.extend(IntCC::ALL.iter().map(|cc| cc.name()));
    names.extend(FloatCC::ALL.iter().map(|cc| cc.name()));
    names.extend(RmwOp::ALL.iter().map(|op| op.name()));
    names.extend(FuncAttrs::WORDS.iter().map(|(_, word)| *word));
    names.extend(PtrAttrs::WORDS.iter().map(|(_, word)| *word));
    names.extend(Location::ALL.iter().map(|location| location.name()));
    names.extend(Access::ALL.iter().map(|access| access.name()));
    names.extend(Ordering::ALL[1..].iter().map(|ordering| ordering.name()));
    for name in names {
        assert!(prose.contains(&format!("`{name}`")), "`{name}` is not described");
    }
}
