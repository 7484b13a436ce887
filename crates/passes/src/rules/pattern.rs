//! Algebraic rules as data: what they match, when, and what they build.
//!
//! A rule is a shape, a condition on its constants, types and flags, and a result of the same kind of shape.
//! The engine (`engine.rs`) applies it to instructions; a test (`proof.rs`) takes the same data and compares
//! both sides on all values of eight bits, with poison. A rule that is wrong cannot be added.

use sheave_ir::{BinaryOp, IntCC, OpFlags, Type, UnaryOp};

/// Values, constants, comparisons and flags that one rule may name.
pub(super) const MAX_NAMES: usize = 4;

/// What an operand, or the instruction itself, must be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pat {
    /// Any value; the same number means the same value.
    Val(u8),
    /// Any constant; the same number means the same bits.
    Con(u8),
    /// This constant, read as signed.
    Num(i64),
    /// An operation with one operand.
    Un(UnaryOp, &'static Pat),
    /// An operation with two operands, in either order where it commutes.
    Bin(BinaryOp, &'static [Pat; 2]),
    /// An integer comparison with any condition, the next in [`Env::cc`].
    Cmp(&'static [Pat; 2]),
    /// A selection.
    Sel(&'static [Pat; 3]),
}

/// What the result of an instruction is instead.
#[derive(Clone, Copy, Debug)]
pub(super) enum To {
    /// A value of the pattern.
    Val(u8),
    /// A constant, of the type that its use asks for.
    Con(fn(&Env) -> u64),
    /// An operation whose result has the type of its operand.
    Un(UnaryOp, &'static To),
    /// A value of the pattern, made as wide as the instruction's result: extended by this operation,
    /// truncated, or as it is.
    Fit(UnaryOp, u8),
    /// An operation with two operands, and its flags.
    Bin(BinaryOp, fn(&Env) -> OpFlags, &'static [To; 2]),
    /// A comparison.
    Cmp(fn(&Env) -> IntCC, &'static [To; 2]),
}

/// What a match found, without the values themselves: all that conditions and constants depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Env {
    /// The type of the result.
    pub(super) ty: Type,
    /// The type of the first operand.
    pub(super) of: Type,
    /// Types of the values.
    pub(super) types: [Type; MAX_NAMES],
    /// Bits of the constants.
    pub(super) cons: [u64; MAX_NAMES],
    /// Conditions of the comparisons, as they come in the pattern from left to right.
    pub(super) cc: [IntCC; MAX_NAMES],
    /// Flags of the operations with two operands, in the same order.
    pub(super) flags: [OpFlags; MAX_NAMES],
}

/// A rule.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rule {
    /// What it is called where it fails.
    pub(super) name: &'static str,
    /// The shape of the instruction.
    pub(super) from: Pat,
    /// Whether it applies.
    pub(super) when: fn(&Env) -> bool,
    /// What is equal, or where the instruction is poison, anything.
    pub(super) to: To,
}

/// A rule that applies wherever its pattern matches.
pub(super) const fn rule(name: &'static str, from: Pat, to: To) -> Rule {
    Rule { name, from, when: |_| true, to }
}

/// A rule with a condition.
pub(super) const fn when(name: &'static str, from: Pat, when: fn(&Env) -> bool, to: To) -> Rule {
    Rule { name, from, when, to }
}

/// Whether the operands of `op` may be exchanged.
pub(super) const fn commutes(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Add
            | BinaryOp::Mul
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Smin
            | BinaryOp::Smax
            | BinaryOp::Umin
            | BinaryOp::Umax
            | BinaryOp::SmulHi
            | BinaryOp::UmulHi
    )
}

/// Kinds of definitions: a bit for each, so that a few masks tell which rules cannot match.
pub(super) mod kind {
    use super::Pat;
    use sheave_ir::{BinaryOp, UnaryOp};

    pub(in crate::rules) const OTHER: u32 = 0;
    pub(in crate::rules) const CONST: u32 = 1;
    pub(in crate::rules) const CMP: u32 = 2;
    pub(in crate::rules) const SEL: u32 = 3;
    const UNARY: u32 = 4;
    const BINARY: u32 = UNARY + UnaryOp::ALL.len() as u32;
    const _: () = assert!(BINARY as usize + BinaryOp::ALL.len() <= 64, "a kind is a bit of 64");

    pub(in crate::rules) const fn unary(op: UnaryOp) -> u32 {
        UNARY + op as u32
    }

    pub(in crate::rules) const fn binary(op: BinaryOp) -> u32 {
        BINARY + op as u32
    }

    /// The kinds that `pat` matches.
    pub(in crate::rules) const fn mask(pat: &Pat) -> u64 {
        match pat {
            Pat::Val(_) => u64::MAX,
            Pat::Con(_) | Pat::Num(_) => 1 << CONST,
            Pat::Un(op, _) => 1 << unary(*op),
            Pat::Bin(op, _) => 1 << binary(*op),
            Pat::Cmp(_) => 1 << CMP,
            Pat::Sel(_) => 1 << SEL,
        }
    }
}

/// What the rules of an instruction ask of its first two operands, rule by rule and all together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heads<const N: usize> {
    /// By rule: the kinds of the first and of the second operand.
    pub(super) rules: [[u64; 2]; N],
    /// By kind of the instruction: its rules, and the kinds of first operands of any of them.
    pub(super) roots: [Root; 64],
}

/// The rules for one kind of instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Root {
    pub(super) start: u16,
    pub(super) end: u16,
    pub(super) first: u64,
    pub(super) second: u64,
}

impl<const N: usize> Heads<N> {
    /// Of a table in which the rules for one kind of instruction are neighbours.
    pub(super) const fn of(table: &[Rule; N]) -> Heads<N> {
        let mut heads =
            Heads { rules: [[0; 2]; N], roots: [Root { start: 0, end: 0, first: 0, second: 0 }; 64] };
        let mut at = 0;
        while at < N {
            let (a, b, either) = match &table[at].from {
                Pat::Un(_, a) => (kind::mask(a), u64::MAX, false),
                Pat::Bin(op, [a, b]) => (kind::mask(a), kind::mask(b), commutes(*op)),
                Pat::Cmp([a, b]) | Pat::Sel([a, b, _]) => (kind::mask(a), kind::mask(b), false),
                _ => panic!("a rule is about an instruction"),
            };
            heads.rules[at] = [a, b];
            let index = kind::mask(&table[at].from).trailing_zeros() as usize;
            let mut root = heads.roots[index];
            if root.end == 0 {
                root.start = at as u16;
            } else {
                assert!(root.end as usize == at, "the rules for one kind of instruction are neighbours");
            }
            root.end = at as u16 + 1;
            root.first |= if either { a | b } else { a };
            root.second |= if either { a | b } else { b };
            heads.roots[index] = root;
            at += 1;
        }
        heads
    }
}
