//! Every rule of [`sheave_regalloc::Code::check`] is an error with its instruction.

use sheave_regalloc::text::Problem;
use sheave_regalloc::{Code, Error, PregSet};

/// The head of the problems: two classes, and a scratch register.
const HEAD: &str = "class r 8 scratch r5\nclass f 8\nregisters r0, r1, r2, f0
v0 r 8\nv1 r 8\nv2 r 4\nv3 f 8\nv4 r 8 recipe 1\n";

#[test]
fn every_rule_is_an_error_with_its_instruction() {
    let commutative = "of two early inputs of one class that may be exchanged one is re-used";
    let reuse = "a definition re-uses, late and alone, an early input of its class in any register";
    let arrival = "an arrival defines particular registers early, first in a block with one edge";
    let once = "an instruction writes a register once, or reads and writes it by one operand";
    let usedef = "an operand that is read and written is late and in any register";
    let held = "an instruction clobbers a register that it reads late or defines early";
    let recipe = "a recipe's value is defined by an instruction that does nothing else";
    let early = "a register is written before its old value is read";
    let moves = "a move has a definition and a use of one class, the use at least as wide";
    let twice = "two operands demand one register at one time";
    for (inst, rule) in [
        ("plain use v0 f0", "a fixed register is of another class than its operand"),
        ("plain use v0 r0, use v1 r0", twice),
        ("plain use v0 r0, use v0 r0", twice),
        ("plain use v0 late r0, def v1 r0", twice),
        ("plain use v0 late r0 clobbers {r0}", held),
        ("plain def v0 early r0 clobbers {r0}", held),
        ("plain use v0 r5", "an operand names the allocator's own register"),
        ("plain usedef v0 any", usedef),
        ("plain usedef v0 early", usedef),
        ("plain def v4, use v0", recipe),
        ("commutative def v4", recipe),
        ("plain def v0, def v0", once),
        ("plain usedef v0, use v0", once),
        ("plain use v0, def v0 early", early),
        ("plain use v0 late, def v0", early),
        ("plain use v0, use v1, def v0 reuse 1", early),
        ("plain use v0, def v1 reuse 1", reuse),
        ("plain use v0 any, def v1 reuse 0", reuse),
        ("plain use v3, def v1 reuse 0", reuse),
        ("plain use v0, def v1 reuse 0, def v2 reuse 0", reuse),
        ("commutative use v0", commutative),
        ("commutative use v0, use v1", commutative),
        ("commutative use v0, use v3, def v1 reuse 0", commutative),
        ("commutative use v0, use v1 r0, def v1 reuse 0", commutative),
        ("move def v0 any, use v2 any", moves),
        ("move def v0, use v1", moves),
        ("split use v1 any", moves),
        ("arrival def v0 early r0", arrival),
    ] {
        let text =
            format!("{HEAD}block0 freq 1\n    plain def v0, def v1, def v2, def v3\n    {inst}\n    plain\n");
        let problem: Problem = text.parse().unwrap_or_else(|error| panic!("{inst}: {error}"));
        assert_eq!(problem.code.check(&problem.registers), Err(Error::Malformed { inst: 1, rule }), "{inst}");
    }
    for (last, rule) in [
        ("plain def v0 r0", "a terminator cannot define a fixed register"),
        ("move def v0 any, use v1 any", "a move does not end a block"),
    ] {
        let text = format!("{HEAD}block0 freq 1\n    plain def v0, def v1\n    {last}\n");
        let problem: Problem = text.parse().unwrap_or_else(|error| panic!("{last}: {error}"));
        assert_eq!(problem.code.check(&problem.registers), Err(Error::Malformed { inst: 1, rule }), "{last}");
    }
}

#[test]
fn tables_that_do_not_fit_are_errors() {
    let text = format!("{HEAD}block0 freq 1 to block1\n    plain def v0\nblock1 freq 1\n    plain use v0\n");
    let problem: Problem = text.parse().expect("it is a problem");
    assert_eq!(problem.code.check(&problem.registers), Ok(()));
    let lengths = "the tables of blocks differ in length";
    let cover = "the tables do not cover what they divide, or a block is empty";
    let clobbers = "a set of clobbered registers does not exist, or the first is not empty";
    let vreg = "a virtual register and its hint are of one class, and 1 to 64 bytes wide";
    type Damage = fn(&mut Code);
    let cases: [(Damage, &str); 12] = [
        (|code| *code = Code::new(), lengths),
        (|code| code.block_freqs.push(1.0), lengths),
        (|code| _ = code.splittable.pop(), lengths),
        (|code| code.clobbers.push(0), "the tables of instructions differ in length"),
        (|code| code.block_ends[0] = 0, cover),
        (|code| code.block_ends[1] = 9, cover),
        (|code| code.operand_ends[0] = 3, cover),
        (|code| code.succs[0] = 2, "a successor does not exist"),
        (|code| _ = code.vregs.drain(..), "an operand names a register that does not exist"),
        (|code| code.clobbers[0] = 1, clobbers),
        (|code| code.clobber_sets[0] = PregSet::of_class(code.vregs[0].class, 1), clobbers),
        (|code| code.vregs[1].bytes = 3, vreg),
    ];
    for (i, (spoil, rule)) in cases.into_iter().enumerate() {
        let mut code = problem.code.clone();
        spoil(&mut code);
        assert_eq!(code.check(&problem.registers), Err(Error::Malformed { inst: 0, rule }), "case {i}");
    }
}
