//! SSE and SSE2 intrinsics: operations of `<xmmintrin.h>` and `<emmintrin.h>` that compilers leave to the
//! target.
//!
//! Every x86-64 processor has them. A name is decoded by rule ([`Sse::of_name`]): an operation, and a suffix
//! for the lanes. Like all vector operations they are lowered lane by lane to ordinary instructions, with the
//! hardware's results for ties, overflow and NaN. Estimates (`rcp`, `rsqrt`), the control register and
//! `clflush` become the instruction itself, as inline assembly. The comparisons `comi…` are ordered, as Intel
//! documents them. Conversions round to nearest even, regardless of the control register.
//!
//! Intrinsics of later extensions are unsupported.

use sheave_ir::{
    AsmData, AsmOperand, AsmOperandKind, BinaryOp, FloatCC, Inst, InstData, IntCC, Type, UnaryOp, Value,
    ensure,
};

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand};
use crate::lower::reason::{Lowered, invalid};
use crate::lower::types::{Kind, Ty, container};

/// The effect of an intrinsic on lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Op {
    /// The sign bits of all lanes.
    MoveMask,
    /// The lanes of both operands, clamped to the signed or unsigned half of their width.
    Pack { signed: bool },
    /// Sums of two neighbouring products.
    MultiplyAdd,
    /// Sums of eight absolute differences.
    SumOfDifferences,
    /// High halves of products.
    MultiplyHigh { signed: bool },
    /// Means, rounded up.
    Average,
    /// Shifts by the low half of the second operand, or by an integer; amounts beyond the width shift
    /// everything out.
    Shift(BinaryOp),
    /// Stores the bytes whose mask has its highest bit set.
    MaskedStore,
    /// The first operand if the comparison holds, else the second.
    Choose(FloatCC),
    /// All ones if the comparison with the number in the third operand holds.
    Compare,
    /// Whether lane 0 of the operands compares so.
    Test(FloatCC),
    /// Lane 0, or all lanes, as integers: rounded, or toward zero.
    ToInteger { round: bool },
    /// Lanes in single precision; those without a source are zero.
    Demote,
    /// Lane 0 in single precision, the rest from the first operand.
    DemoteScalar,
    /// An estimate by this instruction.
    Estimate(&'static str),
    /// An instruction with a memory operand that it writes or reads.
    Memory { mnemonic: &'static str, writes: bool },
}

/// A decoded intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sse {
    op: Op,
    /// Types of result and parameters: `b w d q` are vectors of 8, 16, 32 and 64-bit integers, `s p` of
    /// floats and doubles, `1 4 8` integers of as many bytes, `a` an address, `v` nothing.
    types: &'static str,
    /// Applies to lane 0 alone; the other lanes come from the first operand.
    scalar: bool,
}

/// The comparison with the number `n` of `cmpps` and its variants.
fn predicate(n: u64) -> FloatCC {
    use FloatCC::{Oeq, Ole, Olt, Ord, Uge, Ugt, Une, Uno};
    // Not less is unordered, greater or equal.
    [Oeq, Olt, Ole, Uno, Une, Uge, Ugt, Ord][n as usize & 7]
}

impl Sse {
    /// The intrinsic with this name (after `llvm.x86.`).
    pub(crate) fn of_name(name: &str) -> Option<Sse> {
        let name = name.strip_prefix("sse2.").or_else(|| name.strip_prefix("sse."))?;
        let (head, suffix) = name.split_once('.').unwrap_or((name, ""));
        let scalar = matches!(suffix, "ss" | "sd");
        let single = matches!(suffix, "ps" | "ss");
        let is_float = scalar || single || suffix == "pd";
        let floats = |of_single, of_double| if single { of_single } else { of_double };
        let (op, types) = match (head, suffix) {
            ("movmsk", _) if is_float => (Op::MoveMask, floats("4s", "4p")),
            ("pmovmskb", "128") => (Op::MoveMask, "4b"),
            ("packsswb", "128") => (Op::Pack { signed: true }, "bww"),
            ("packssdw", "128") => (Op::Pack { signed: true }, "wdd"),
            ("packuswb", "128") => (Op::Pack { signed: false }, "bww"),
            ("pmadd", "wd") => (Op::MultiplyAdd, "dww"),
            ("psad", "bw") => (Op::SumOfDifferences, "qbb"),
            ("pmulh", "w") => (Op::MultiplyHigh { signed: true }, "www"),
            ("pmulhu", "w") => (Op::MultiplyHigh { signed: false }, "www"),
            ("pavg", "b") => (Op::Average, "bbb"),
            ("pavg", "w") => (Op::Average, "www"),
            ("maskmov", "dqu") => (Op::MaskedStore, "vbba"),
            ("min", _) if is_float => (Op::Choose(FloatCC::Olt), floats("sss", "ppp")),
            ("max", _) if is_float => (Op::Choose(FloatCC::Ogt), floats("sss", "ppp")),
            ("cmp", _) if is_float => (Op::Compare, floats("sss1", "ppp1")),
            ("rcp", _) if single => (Op::Estimate("rcpss"), "ss"),
            ("rsqrt", _) if single => (Op::Estimate("rsqrtss"), "ss"),
            ("stmxcsr", "") => (Op::Memory { mnemonic: "stmxcsr", writes: true }, "va"),
            ("ldmxcsr", "") => (Op::Memory { mnemonic: "ldmxcsr", writes: false }, "va"),
            ("clflush", "") => (Op::Memory { mnemonic: "clflush", writes: false }, "va"),
            (_, "w" | "d" | "q") => Sse::shift(head, suffix)?,
            (_, "ss" | "sd") => (Op::Test(Sse::test(head)?), floats("4ss", "4pp")),
            (_, "") => Sse::conversion(head)?,
            _ => return None,
        };
        Some(Sse { op, types, scalar })
    }

    /// `psll`, `psrl` and `psra`, followed by `i` if the amount is an integer.
    fn shift(head: &str, lanes: &str) -> Option<(Op, &'static str)> {
        let (op, immediate) = match head.strip_suffix('i') {
            Some(op) => (op, true),
            None => (head, false),
        };
        let op = match op {
            "psll" => BinaryOp::Shl,
            "psrl" => BinaryOp::Lshr,
            "psra" if lanes != "q" => BinaryOp::Ashr,
            _ => return None,
        };
        let types = match (lanes, immediate) {
            ("w", false) => "www",
            ("d", false) => "ddd",
            (_, false) => "qqq",
            ("w", true) => "ww4",
            ("d", true) => "dd4",
            (_, true) => "qq4",
        };
        Some((Op::Shift(op), types))
    }

    /// The condition of `comieq`, `ucomilt` and so on.
    fn test(head: &str) -> Option<FloatCC> {
        let head = head.strip_prefix('u').unwrap_or(head);
        Some(match head.strip_prefix("comi")? {
            "eq" => FloatCC::Oeq,
            "lt" => FloatCC::Olt,
            "le" => FloatCC::Ole,
            "gt" => FloatCC::Ogt,
            "ge" => FloatCC::Oge,
            "neq" => FloatCC::Une,
            _ => return None,
        })
    }

    /// Conversions: `cvtpd2ps`, and to integers with `cvt` or, toward zero, `cvtt`.
    fn conversion(head: &str) -> Option<(Op, &'static str)> {
        let head = head.strip_prefix("cvt")?;
        let (head, round) = match head.strip_prefix('t') {
            Some(head) => (head, false),
            None => (head, true),
        };
        let types = match head {
            "pd2ps" if round => return Some((Op::Demote, "sp")),
            "sd2ss" if round => return Some((Op::DemoteScalar, "ssp")),
            "ss2si" => "4s",
            "ss2si64" => "8s",
            "sd2si" => "4p",
            "sd2si64" => "8p",
            "ps2dq" => "ds",
            "pd2dq" => "dp",
            _ => return None,
        };
        Some((Op::ToInteger { round }, types))
    }
}

impl Lower {
    /// Lowers the call of one of them.
    pub(crate) fn sse_intrinsic(&mut self, sse: Sse, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let (result, params) = (sse.types.as_bytes()[0], &sse.types.as_bytes()[1..]);
        let fits = self.has_code(ret, result)
            && params.len() == args.len()
            && args.iter().zip(params).all(|(arg, &code)| self.has_code(arg.ty, code));
        ensure(fits, || invalid("this intrinsic has another type"))?;
        let operands: Vec<Vec<Value>> = args.iter().map(|arg| self.pieces(arg.ty, arg.v)).collect();
        let lanes = match sse.op {
            Op::MoveMask => vec![self.move_mask(&operands[0])],
            Op::Pack { signed } => {
                operands.concat().into_iter().map(|lane| self.pack(lane, signed)).collect()
            }
            Op::MultiplyAdd => {
                let products = self.each_pair(&operands, false, |r, a, b| r.product(a, b, UnaryOp::Sext));
                products.chunks(2).map(|pair| self.body.binary(BinaryOp::Add, pair[0], pair[1])).collect()
            }
            Op::SumOfDifferences => self.sum_of_differences(&operands),
            Op::MultiplyHigh { signed } => self.each_pair(&operands, false, |r, a, b| {
                let product = r.product(a, b, if signed { UnaryOp::Sext } else { UnaryOp::Zext });
                let high = r.body.binary_imm(BinaryOp::Lshr, product, 16);
                r.body.resize(Type::I16, high)
            }),
            Op::Average => self.each_pair(&operands, false, |r, a, b| {
                let ty = r.body.ty(a);
                let (a, b) = (r.body.resize(Type::I32, a), r.body.resize(Type::I32, b));
                let sum = r.body.binary(BinaryOp::Add, a, b);
                let sum = r.body.binary_imm(BinaryOp::Add, sum, 1);
                let half = r.body.binary_imm(BinaryOp::Lshr, sum, 1);
                r.body.resize(ty, half)
            }),
            Op::Shift(op) => {
                let amount = match operands[1].len() {
                    1 => operands[1][0],
                    _ => self.raw_bits(args[1].ty, args[1].v)[0],
                };
                let amount = self.body.resize(Type::I64, amount);
                operands[0].iter().map(|&lane| self.shift_out(op, lane, amount)).collect()
            }
            Op::MaskedStore => {
                self.masked_store(&operands);
                return Ok(Operand::NONE);
            }
            Op::Choose(cc) => self.each_pair(&operands, sse.scalar, |r, a, b| {
                let holds = r.body.fcmp(cc, a, b);
                r.body.select(holds, a, b)
            }),
            Op::Compare => {
                let Some(number) = self.body.func.const_bits(operands[2][0]) else {
                    return Err(invalid("the comparison must be a constant"));
                };
                self.each_pair(&operands, sse.scalar, |r, a, b| {
                    let holds = r.body.fcmp(predicate(number), a, b);
                    let ty = r.body.ty(a);
                    let raw = container(ty.bits());
                    let holds = r.body.resize(raw, holds);
                    let mask = r.body.unary(UnaryOp::Neg, raw, holds);
                    r.body.bitcast(ty, mask)
                })
            }
            Op::Test(cc) => {
                let holds = self.body.fcmp(cc, operands[0][0], operands[1][0]);
                vec![self.body.resize(Type::I32, holds)]
            }
            Op::ToInteger { round } => self.integers_of(&operands[0], result, round),
            Op::Demote => {
                let zero = self.body.func.zero(Type::F32);
                let lanes = operands[0].iter();
                let demoted: Vec<Value> =
                    lanes.map(|&lane| self.body.unary(UnaryOp::Fdemote, Type::F32, lane)).collect();
                [demoted, vec![zero; 2]].concat()
            }
            Op::DemoteScalar => {
                let mut lanes = operands[0].clone();
                lanes[0] = self.body.unary(UnaryOp::Fdemote, Type::F32, operands[1][0]);
                lanes
            }
            Op::Estimate(mnemonic) => {
                let mut lanes = operands[0].clone();
                let n = if sse.scalar { 1 } else { lanes.len() };
                for lane in &mut lanes[..n] {
                    *lane = self.estimate(mnemonic, *lane);
                }
                lanes
            }
            Op::Memory { mnemonic, writes } => {
                self.memory_instruction(mnemonic, writes, operands[0][0]);
                return Ok(Operand::NONE);
            }
        };
        Ok(self.assemble(ret, &lanes))
    }

    /// True if `ty` is the type with this letter (see [`Sse::types`]).
    fn has_code(&self, ty: Ty, code: u8) -> bool {
        let kind = self.types.kind(ty);
        let (element, n_lanes) = match code {
            b'v' => return ty == Ty::VOID,
            b'a' => return matches!(kind, Kind::Ptr(_)),
            b'1' | b'4' | b'8' => return kind == Kind::Int(8 * u32::from(code - b'0')),
            b'b' => (Kind::Int(8), 16),
            b'w' => (Kind::Int(16), 8),
            b'd' => (Kind::Int(32), 4),
            b'q' => (Kind::Int(64), 2),
            b's' => (Kind::Float, 4),
            _ => (Kind::Double, 2),
        };
        matches!(kind, Kind::Vector(lane, n) if n == n_lanes && self.types.kind(lane) == element)
    }

    /// `f` of all lanes, or (`scalar`) of lane 0, with the rest of the first operand.
    fn each_pair(
        &mut self,
        operands: &[Vec<Value>],
        scalar: bool,
        mut f: impl FnMut(&mut Self, Value, Value) -> Value,
    ) -> Vec<Value> {
        let mut lanes = operands[0].clone();
        let n = if scalar { 1 } else { lanes.len() };
        for (lane, &b) in lanes.iter_mut().zip(&operands[1]).take(n) {
            *lane = f(self, *lane, b);
        }
        lanes
    }

    fn move_mask(&mut self, lanes: &[Value]) -> Value {
        let mut mask = self.body.func.zero(Type::I32);
        for (i, &lane) in lanes.iter().enumerate() {
            let raw = container(self.body.ty(lane).bits());
            let bits = self.body.bitcast(raw, lane);
            let sign = self.body.binary_imm(BinaryOp::Lshr, bits, u64::from(raw.bits()) - 1);
            let sign = self.body.resize(Type::I32, sign);
            let placed = self.body.binary_imm(BinaryOp::Shl, sign, i as u64);
            mask = self.body.binary(BinaryOp::Or, mask, placed);
        }
        mask
    }

    /// A lane, read as signed, clamped to half its width.
    fn pack(&mut self, lane: Value, signed: bool) -> Value {
        let ty = self.body.ty(lane);
        let narrow = if ty == Type::I32 { Type::I16 } else { Type::I8 };
        let bits = narrow.bits();
        let (low, high) =
            if signed { (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1) } else { (0, (1i64 << bits) - 1) };
        let above = self.body.binary_imm(BinaryOp::Smax, lane, low as u64 & ty.mask());
        let inside = self.body.binary_imm(BinaryOp::Smin, above, high as u64);
        self.body.resize(narrow, inside)
    }

    /// The product of two 16-bit lanes in 32 bits.
    fn product(&mut self, a: Value, b: Value, extend: UnaryOp) -> Value {
        let (a, b) = (self.body.unary(extend, Type::I32, a), self.body.unary(extend, Type::I32, b));
        self.body.binary(BinaryOp::Mul, a, b)
    }

    fn sum_of_differences(&mut self, operands: &[Vec<Value>]) -> Vec<Value> {
        let differences = self.each_pair(operands, false, |r, a, b| {
            let (most, least) = (r.body.binary(BinaryOp::Umax, a, b), r.body.binary(BinaryOp::Umin, a, b));
            let difference = r.body.binary(BinaryOp::Sub, most, least);
            r.body.resize(Type::I64, difference)
        });
        let sum = |half: &[Value]| {
            half[1..].iter().fold(half[0], |sum, &next| self.body.binary(BinaryOp::Add, sum, next))
        };
        differences.chunks(8).map(sum).collect()
    }

    /// `op lane, amount`; an amount beyond the width leaves zeros or signs.
    fn shift_out(&mut self, op: BinaryOp, lane: Value, amount: Value) -> Value {
        let ty = self.body.ty(lane);
        let last = u64::from(ty.bits()) - 1;
        let (within, last_value) =
            (self.body.binary_imm(BinaryOp::Umin, amount, last), self.body.iconst(Type::I64, last));
        let within = self.body.resize(ty, within);
        let shifted = self.body.binary(op, lane, within);
        if op == BinaryOp::Ashr {
            return shifted;
        }
        let zero = self.body.func.zero(ty);
        let beyond = self.body.icmp(IntCC::Ugt, amount, last_value);
        self.body.select(beyond, zero, shifted)
    }

    /// Stores bytes by mask. Bytes outside of the mask are written to a temporary: their addresses may not
    /// even be memory.
    fn masked_store(&mut self, operands: &[Vec<Value>]) {
        let nowhere = self.body.temporary(1, 0);
        for (i, (&byte, &mask)) in operands[0].iter().zip(&operands[1]).enumerate() {
            let zero = self.body.func.zero(Type::I8);
            let wanted = self.body.icmp(IntCC::Slt, mask, zero);
            let there = self.body.address(operands[2][0], i as i64);
            let place = self.body.select(wanted, there, nowhere);
            self.body.store(byte, place, 0);
        }
    }

    fn integers_of(&mut self, lanes: &[Value], result: u8, round: bool) -> Vec<Value> {
        let (ty, n) = match result {
            b'd' => (Type::I32, lanes.len()),
            b'4' => (Type::I32, 1),
            _ => (Type::I64, 1),
        };
        let mut out = Vec::new();
        for &lane in &lanes[..n] {
            let float = self.body.ty(lane);
            let lane = match round {
                true => self.body.unary(UnaryOp::Nearest, float, lane),
                false => lane,
            };
            out.push(self.body.unary(UnaryOp::FloatToSint, ty, lane));
        }
        if result == b'd' {
            let zero = self.body.func.zero(Type::I32);
            out.resize(4, zero);
        }
        out
    }

    fn estimate(&mut self, mnemonic: &str, lane: Value) -> Value {
        let operand =
            |kind| AsmOperand { constraint: "x".into(), kind, ty: Some(Type::F32), early_clobber: false };
        let operands = vec![operand(AsmOperandKind::Output), operand(AsmOperandKind::Input)];
        let inst = self.push_asm(&format!("{mnemonic} $1, $0"), operands, &[], &[lane]);
        self.body.func.append_result(inst, Type::F32)
    }

    fn memory_instruction(&mut self, mnemonic: &str, writes: bool, address: Value) {
        let kind = if writes { AsmOperandKind::OutputMemory } else { AsmOperandKind::InputMemory };
        let operand = AsmOperand { constraint: "m".into(), kind, ty: None, early_clobber: false };
        self.push_asm(&format!("{mnemonic} $0"), vec![operand], &["memory"], &[address]);
    }

    /// From here on, the caller's values of the registers that a function preserves are in the frame.
    pub(super) fn unwind_init(&mut self, _ret: Ty, _args: &[CallArg]) -> Lowered<Operand> {
        self.push_asm("", vec![], &["rbx", "rbp", "r12", "r13", "r14", "r15", "memory"], &[]);
        Ok(Operand::NONE)
    }

    /// Assembly that has effects if it overwrites something.
    fn push_asm(&mut self, text: &str, operands: Vec<AsmOperand>, clobbers: &[&str], args: &[Value]) -> Inst {
        let side_effects = !clobbers.is_empty();
        let clobbers = clobbers.iter().map(|&name| name.into()).collect();
        let data = AsmData { template: text.into(), operands, clobbers, side_effects, source: None };
        let asm = self.body.func.asms.push(data);
        let args = self.body.list(args);
        self.body.push(InstData::Asm { is_goto: false, asm, args })
    }
}

#[cfg(test)]
mod tests {
    use super::Sse;

    #[test]
    fn names_are_decoded_and_no_others() {
        let types = |name: &str| Sse::of_name(name).map(|sse| (sse.types, sse.scalar));
        assert_eq!(types("sse.min.ss"), Some(("sss", true)));
        assert_eq!(types("sse2.cmp.pd"), Some(("ppp1", false)));
        assert_eq!(types("sse2.psrai.d"), Some(("dd4", false)));
        assert_eq!(types("sse2.ucomineq.sd"), Some(("4pp", true)));
        assert_eq!(types("sse2.cvttps2dq"), Some(("ds", false)));
        for name in [
            "sse2.psra.q",
            "sse2.psllx.w",
            "sse2.cvttpd2ps",
            "sse.comixx.ss",
            "sse.min",
            "sse.rcp.pd",
            "avx.min.ps.256",
        ] {
            assert_eq!(types(name), None, "{name}");
        }
    }
}
