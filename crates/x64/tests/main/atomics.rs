//! Atomic operations use the instructions that make them so. One thread cannot see the difference, so the
//! code is decoded.

use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic, OpKind};
use sheave_x64::{CodeBuffer, Ctx, Options, compile};

/// The instructions of a function with parameters `v0`, an address, and `v1`, of type `ty`.
fn code(ty: &str, body: &str) -> Vec<Instruction> {
    let text = format!("function %f(ptr v0, {ty} v1) -> {ty} {{\nblock0:\n{body}}}\n");
    let module = sheave_ir::parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let func = module.functions.values().next().expect("there is a function");
    let mut out = CodeBuffer::default();
    compile(&module, func, &Options::default(), &mut Ctx::new(), &mut out).unwrap_or_else(|e| panic!("{e}"));
    Decoder::with_ip(64, &out.bytes[..out.code_size as usize], 0, DecoderOptions::NONE).iter().collect()
}

fn writes_memory(inst: &Instruction) -> bool {
    inst.op0_kind() == OpKind::Memory && !matches!(inst.mnemonic(), Mnemonic::Cmp | Mnemonic::Test)
}

/// With a lock, or an exchange, which has one of its own.
fn is_atomic(inst: &Instruction) -> bool {
    inst.has_lock_prefix() || inst.mnemonic() == Mnemonic::Xchg
}

/// The instructions of the body that write to memory are atomic, and there is at least one.
fn assert_atomic(ty: &str, body: &str) {
    let code = code(ty, body);
    let mut writes = code.iter().filter(|inst| writes_memory(inst)).peekable();
    assert!(writes.peek().is_some(), "nothing is written: {ty}\n{body}");
    for inst in writes {
        assert!(is_atomic(inst), "{ty}: `{inst}` is not atomic\n{body}");
    }
}

#[test]
fn what_reads_and_writes_is_locked() {
    let integers = ["xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"];
    for ty in ["i8", "i16", "i32", "i64"] {
        for op in integers {
            for operand in ["v1", &format!("{ty} 5")] {
                let rmw = format!("    v2 = rmw relaxed {op} v0, {operand}\n");
                assert_atomic(ty, &format!("{rmw}    return v2\n"));
                assert_atomic(ty, &format!("{rmw}    return v1\n"));
            }
        }
        assert_atomic(ty, "    v2, v3 = cmpxchg acq_rel v0, v1, v1\n    return v2\n");
    }
    for ty in ["f32", "f64"] {
        for op in ["xchg", "fadd", "fsub"] {
            assert_atomic(ty, &format!("    v2 = rmw seq_cst {op} v0, v1\n    return v2\n"));
        }
    }
}

/// A store that all threads see in one order needs more than a move; weaker ones do not.
#[test]
fn only_sequentially_consistent_stores_exchange() {
    for ty in ["i8", "i16", "i32", "i64", "ptr", "f32", "f64"] {
        assert_atomic(ty, "    store seq_cst v1, v0\n    return v1\n");
        let release = code(ty, "    store release v1, v0\n    return v1\n");
        assert!(!release.iter().any(is_atomic), "{ty}: a release store is a move");
    }
}

#[test]
fn a_full_fence_is_an_instruction() {
    let has_fence = |ordering: &str| {
        let code = code("i64", &format!("    fence {ordering}\n    return v1\n"));
        code.iter().any(|inst| inst.mnemonic() == Mnemonic::Mfence)
    };
    assert!(has_fence("seq_cst"));
    assert!(!has_fence("acq_rel"));
}
