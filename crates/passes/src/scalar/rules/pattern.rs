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
    /// A constant that is, or is next to, the least or the greatest value, signed or not.
    Limit(u8),
    /// This constant, read as signed: 0, 1 or -1.
    Num(i64),
    /// An operation with one operand.
    Un(UnaryOp, &'static Pat),
    /// An operation with two operands, in either order where it commutes.
    Bin(BinaryOp, &'static [Pat; 2]),
    /// An integer comparison with any condition, the next in [`Env::cc`].
    Cmp(&'static [Pat; 2]),
    /// One that is not for equality.
    Order(&'static [Pat; 2]),
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
pub(crate) const fn commutes(op: BinaryOp) -> bool {
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
    use crate::scalar::rules::pattern::Pat;
    use sheave_ir::{BinaryOp, Type, UnaryOp};

    pub(crate) const OTHER: u32 = 0;
    pub(crate) const CMP: u32 = 1;
    pub(crate) const SEL: u32 = 2;
    /// Constants that have no kind of their own.
    const CONST: u32 = 3;
    const ZERO: u32 = 4;
    const ONE: u32 = 5;
    const ONES: u32 = 6;
    /// The rest of [`Pat::Limit`].
    const LIMIT: u32 = 7;
    const UNARY: u32 = 8;
    /// No rule is about the operations after it, which round floats.
    const LAST: u32 = UnaryOp::Freeze as u32;
    const BINARY: u32 = UNARY + LAST + 1;
    const _: () = assert!(BINARY as usize + BinaryOp::ALL.len() <= 64, "a kind is a bit of 64");

    pub(crate) const fn unary(op: UnaryOp) -> u32 {
        if op as u32 > LAST { OTHER } else { UNARY + op as u32 }
    }

    pub(crate) const fn binary(op: BinaryOp) -> u32 {
        BINARY + op as u32
    }

    /// The kind of a constant of an integer type.
    pub(crate) const fn constant(ty: Type, bits: u64) -> u32 {
        let (ones, sign) = (ty.mask(), 1 << (ty.bits() - 1));
        match bits {
            0 => ZERO,
            1 => ONE,
            _ if bits == ones => ONES,
            // -2; the least signed value, the greatest one, and the next to each.
            _ if bits == ones - 1 || bits.wrapping_sub(sign - 2) < 4 => LIMIT,
            _ => CONST,
        }
    }

    /// The kinds that `pat` matches.
    pub(crate) const fn mask(pat: &Pat) -> u64 {
        match pat {
            Pat::Val(_) => u64::MAX,
            Pat::Con(_) => 1 << CONST | 1 << ZERO | 1 << ONE | 1 << ONES | 1 << LIMIT,
            Pat::Limit(_) => 1 << ZERO | 1 << ONE | 1 << ONES | 1 << LIMIT,
            Pat::Num(0) => 1 << ZERO,
            Pat::Num(1) => 1 << ONE,
            Pat::Num(-1) => 1 << ONES,
            Pat::Num(_) => panic!("a number that has no kind"),
            Pat::Un(op, _) => 1 << unary(*op),
            Pat::Bin(op, _) => 1 << binary(*op),
            Pat::Cmp(_) | Pat::Order(_) => 1 << CMP,
            Pat::Sel(_) => 1 << SEL,
        }
    }
}

/// A set of rules, by their places in the table.
type Set = u128;

/// What tells which rules may match an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    /// The kind of the instruction.
    pub(super) root: u32,
    /// Those of its first two operands.
    pub(super) operands: [u32; 2],
    /// Whether they may be exchanged.
    pub(super) commutes: bool,
    /// Whether they are the same value.
    pub(super) is_same: bool,
    /// Whether it compares for equality.
    pub(super) is_equality: bool,
}

/// Which rules may match, by what is known of an instruction at a glance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heads {
    /// By kind: the rules whose first, and whose second operand may be of it.
    operands: [[Set; 2]; 64],
    /// The rules whose first two operands are any value, twice the same.
    same: Set,
    /// The rules about comparisons other than for equality.
    order: Set,
    /// By kind of the instruction: where its rules begin.
    starts: [u16; 64],
    /// How many of them there are, as a mask.
    masks: [u64; 64],
}

impl Heads {
    /// Of a table in which the rules for one kind of instruction are neighbours, at most 64 of them.
    pub(super) const fn of<const N: usize>(table: &[Rule; N]) -> Heads {
        assert!(N <= 128, "a set has a bit for each rule");
        let mut heads = Heads { operands: [[0; 2]; 64], same: 0, order: 0, starts: [0; 64], masks: [0; 64] };
        let mut at = 0;
        while at < N {
            let bit = 1 << at;
            let (a, b) = match &table[at].from {
                Pat::Un(_, a) => (kind::mask(a), u64::MAX),
                Pat::Bin(_, [a, b]) | Pat::Cmp([a, b]) | Pat::Order([a, b]) | Pat::Sel([a, b, _]) => {
                    if let (Pat::Val(x), Pat::Val(y)) = (a, b)
                        && *x == *y
                    {
                        heads.same |= bit;
                    }
                    (kind::mask(a), kind::mask(b))
                }
                _ => panic!("a rule is about an instruction"),
            };
            if matches!(table[at].from, Pat::Order(_)) {
                heads.order |= bit;
            }
            let mut kind = 0;
            while kind < 64 {
                heads.operands[kind][0] |= (a >> kind & 1) as Set * bit;
                heads.operands[kind][1] |= (b >> kind & 1) as Set * bit;
                kind += 1;
            }
            let kind = kind::mask(&table[at].from).trailing_zeros() as usize;
            if heads.masks[kind] == 0 {
                heads.starts[kind] = at as u16;
            }
            let n = heads.masks[kind].trailing_ones();
            assert!(heads.starts[kind] as u32 + n == at as u32, "rules for one kind are neighbours");
            assert!(n < 64, "a mask has a bit for each");
            heads.masks[kind] = heads.masks[kind] << 1 | 1;
            at += 1;
        }
        heads
    }

    /// Where the rules for an instruction begin, and as a mask from there, which of them may match.
    pub(super) fn candidates(&self, head: Head) -> (usize, u64) {
        let mask = self.masks[head.root as usize];
        let start = usize::from(self.starts[head.root as usize]);
        if mask == 0 {
            return (start, 0);
        }
        let part = |set: Set| (set >> start) as u64;
        let of = |kind: u32, operand: usize| part(self.operands[kind as usize][operand]);
        let [a, b] = head.operands;
        let mut fits = of(a, 0) & of(b, 1);
        if head.commutes {
            fits |= of(b, 0) & of(a, 1);
        }
        if !head.is_same {
            fits &= !part(self.same);
        }
        if head.is_equality {
            fits &= !part(self.order);
        }
        (start, fits & mask)
    }
}
