//! The intrinsics of `<xmmintrin.h>` and its successors: what of SSE and SSE2 compilers leave to the target,
//! and of SSSE3, SSE4.1 and AVX2 what programs use where they have found the processor to have it.
//!
//! Every x86-64 processor has these instructions, so C programs use them without asking. Like all vectors
//! they are lowered lane by lane to ordinary instructions, with the results that the hardware gives for ties,
//! overflow and NaN. Estimates (`rcp`, `rsqrt`) and the control register are the instructions themselves, as
//! inline assembly. The comparisons `comi…` are ordered, as Intel documents them. The later extensions need
//! no newer processor here. Vectors of 32 bytes are two of 16, as they are to the hardware. Most of AVX and
//! what is beyond AVX2 stays unsupported.
//!
//! Conversions round to nearest even, whatever the control register says.

use sheave_ir::{
    AsmData, AsmOperand, AsmOperandKind, BinaryOp, FloatCC, InstData, IntCC, IntrinsicOp, Type, UnaryOp,
    Value,
};

use crate::lower::Lower;
use crate::lower::body::{CallArg, TypedValue};
use crate::lower::reason::{Lowered, invalid};
use crate::lower::types::{Kind, Ty};

/// What an intrinsic does; its types are in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Op {
    /// The sign bits of all lanes.
    MoveMask,
    /// Both operands' lanes, clamped to the signed or unsigned half of their width.
    Pack { signed: bool },
    /// Sums of two neighbouring products.
    MultiplyAdd,
    /// Sums of eight absolute differences.
    SumOfDifferences,
    /// High halves of products.
    MultiplyHigh { signed: bool },
    /// Means, rounded up.
    Average,
    /// The first operand's bytes at the places that the second names; zero where its highest bit is set.
    ShuffleBytes,
    /// Sums of two neighbouring products of an unsigned and a signed byte, saturated.
    MultiplyAddBytes,
    /// The high halves of products of fractions, rounded.
    MultiplyRound,
    /// Sums or differences of neighbouring lanes.
    Neighbours(BinaryOp),
    /// The first operand, negated or zero by the sign of the second.
    Sign,
    /// The second operand where the highest bit of the third is set, else the first.
    Blend,
    /// Shifts by the low half of the second operand, or by an integer; amounts beyond the width shift
    /// everything out.
    Shift(BinaryOp),
    /// Stores the bytes whose mask has its highest bit set.
    MaskedStore,
    /// The first operand where the comparison holds, else the second; of lane 0 or of all.
    Choose { cc: FloatCC, all: bool },
    /// All ones where the comparison with this number holds; of lane 0 or of all.
    Compare { all: bool },
    /// Whether lane 0 of the operands compares so.
    Test(FloatCC),
    /// Lane 0, or all lanes, as integers: rounded or toward zero.
    ToInteger { round: bool },
    /// Lanes in single precision; those without a source are zero.
    Demote,
    /// Lane 0 in single precision, the rest from the first operand.
    DemoteScalar,
    /// An estimate by this instruction; of lane 0 or of all.
    Estimate { mnemonic: &'static str, all: bool },
    /// An instruction with a memory operand that it writes or reads.
    Memory { mnemonic: &'static str, writes: bool },
}

/// An intrinsic: its index in [`TABLE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sse(u8);

/// Name without `llvm.x86.`, operation, result and parameters: `b w d q` are vectors of 8, 16, 32 and 64-bit
/// integers, `s p` of floats and doubles (16 bytes each; in capitals 32), `1 4 8` integers of as many bytes,
/// `a` an address, `v` nothing.
const TABLE: &[(&str, Op, &str)] = {
    use FloatCC::{Oeq, Oge, Ogt, Ole, Olt, Une};
    const SLL: Op = Op::Shift(BinaryOp::Shl);
    const SRL: Op = Op::Shift(BinaryOp::Lshr);
    const SRA: Op = Op::Shift(BinaryOp::Ashr);
    const ROUND: Op = Op::ToInteger { round: true };
    const CUT: Op = Op::ToInteger { round: false };
    &[
        ("sse.movmsk.ps", Op::MoveMask, "4s"),
        ("sse2.movmsk.pd", Op::MoveMask, "4p"),
        ("sse2.pmovmskb.128", Op::MoveMask, "4b"),
        ("sse2.packsswb.128", Op::Pack { signed: true }, "bww"),
        ("sse2.packssdw.128", Op::Pack { signed: true }, "wdd"),
        ("sse2.packuswb.128", Op::Pack { signed: false }, "bww"),
        ("sse2.pmadd.wd", Op::MultiplyAdd, "dww"),
        ("sse2.psad.bw", Op::SumOfDifferences, "qbb"),
        ("sse2.pmulh.w", Op::MultiplyHigh { signed: true }, "www"),
        ("sse2.pmulhu.w", Op::MultiplyHigh { signed: false }, "www"),
        ("sse2.pavg.b", Op::Average, "bbb"),
        ("sse2.pavg.w", Op::Average, "www"),
        ("sse2.psll.w", SLL, "www"),
        ("sse2.psll.d", SLL, "ddd"),
        ("sse2.psll.q", SLL, "qqq"),
        ("sse2.psrl.w", SRL, "www"),
        ("sse2.psrl.d", SRL, "ddd"),
        ("sse2.psrl.q", SRL, "qqq"),
        ("sse2.psra.w", SRA, "www"),
        ("sse2.psra.d", SRA, "ddd"),
        ("sse2.pslli.w", SLL, "ww4"),
        ("sse2.pslli.d", SLL, "dd4"),
        ("sse2.pslli.q", SLL, "qq4"),
        ("sse2.psrli.w", SRL, "ww4"),
        ("sse2.psrli.d", SRL, "dd4"),
        ("sse2.psrli.q", SRL, "qq4"),
        ("sse2.psrai.w", SRA, "ww4"),
        ("sse2.psrai.d", SRA, "dd4"),
        ("ssse3.pshuf.b.128", Op::ShuffleBytes, "bbb"),
        ("ssse3.pmadd.ub.sw.128", Op::MultiplyAddBytes, "wbb"),
        ("ssse3.pmul.hr.sw.128", Op::MultiplyRound, "www"),
        ("ssse3.phadd.w.128", Op::Neighbours(BinaryOp::Add), "www"),
        ("ssse3.phadd.d.128", Op::Neighbours(BinaryOp::Add), "ddd"),
        ("ssse3.phsub.w.128", Op::Neighbours(BinaryOp::Sub), "www"),
        ("ssse3.phsub.d.128", Op::Neighbours(BinaryOp::Sub), "ddd"),
        ("ssse3.psign.b.128", Op::Sign, "bbb"),
        ("ssse3.psign.w.128", Op::Sign, "www"),
        ("ssse3.psign.d.128", Op::Sign, "ddd"),
        ("sse41.packusdw", Op::Pack { signed: false }, "wdd"),
        ("sse41.pblendvb", Op::Blend, "bbbb"),
        ("sse41.blendvps", Op::Blend, "ssss"),
        ("sse41.blendvpd", Op::Blend, "pppp"),
        ("avx.movmsk.ps.256", Op::MoveMask, "4S"),
        ("avx.movmsk.pd.256", Op::MoveMask, "4P"),
        ("avx.blendv.ps.256", Op::Blend, "SSSS"),
        ("avx.blendv.pd.256", Op::Blend, "PPPP"),
        ("avx2.pmovmskb", Op::MoveMask, "4B"),
        ("avx2.packsswb", Op::Pack { signed: true }, "BWW"),
        ("avx2.packssdw", Op::Pack { signed: true }, "WDD"),
        ("avx2.packuswb", Op::Pack { signed: false }, "BWW"),
        ("avx2.packusdw", Op::Pack { signed: false }, "WDD"),
        ("avx2.pmadd.wd", Op::MultiplyAdd, "DWW"),
        ("avx2.pmadd.ub.sw", Op::MultiplyAddBytes, "WBB"),
        ("avx2.pmul.hr.sw", Op::MultiplyRound, "WWW"),
        ("avx2.pmulh.w", Op::MultiplyHigh { signed: true }, "WWW"),
        ("avx2.pmulhu.w", Op::MultiplyHigh { signed: false }, "WWW"),
        ("avx2.psad.bw", Op::SumOfDifferences, "QBB"),
        ("avx2.pavg.b", Op::Average, "BBB"),
        ("avx2.pavg.w", Op::Average, "WWW"),
        ("avx2.pshuf.b", Op::ShuffleBytes, "BBB"),
        ("avx2.phadd.w", Op::Neighbours(BinaryOp::Add), "WWW"),
        ("avx2.phadd.d", Op::Neighbours(BinaryOp::Add), "DDD"),
        ("avx2.phsub.w", Op::Neighbours(BinaryOp::Sub), "WWW"),
        ("avx2.phsub.d", Op::Neighbours(BinaryOp::Sub), "DDD"),
        ("avx2.psign.b", Op::Sign, "BBB"),
        ("avx2.psign.w", Op::Sign, "WWW"),
        ("avx2.psign.d", Op::Sign, "DDD"),
        ("avx2.pblendvb", Op::Blend, "BBBB"),
        ("avx2.psll.w", SLL, "WWw"),
        ("avx2.psll.d", SLL, "DDd"),
        ("avx2.psll.q", SLL, "QQq"),
        ("avx2.psrl.w", SRL, "WWw"),
        ("avx2.psrl.d", SRL, "DDd"),
        ("avx2.psrl.q", SRL, "QQq"),
        ("avx2.psra.w", SRA, "WWw"),
        ("avx2.psra.d", SRA, "DDd"),
        ("avx2.pslli.w", SLL, "WW4"),
        ("avx2.pslli.d", SLL, "DD4"),
        ("avx2.pslli.q", SLL, "QQ4"),
        ("avx2.psrli.w", SRL, "WW4"),
        ("avx2.psrli.d", SRL, "DD4"),
        ("avx2.psrli.q", SRL, "QQ4"),
        ("avx2.psrai.w", SRA, "WW4"),
        ("avx2.psrai.d", SRA, "DD4"),
        ("sse2.maskmov.dqu", Op::MaskedStore, "vbba"),
        ("sse.min.ps", Op::Choose { cc: Olt, all: true }, "sss"),
        ("sse.max.ps", Op::Choose { cc: Ogt, all: true }, "sss"),
        ("sse.min.ss", Op::Choose { cc: Olt, all: false }, "sss"),
        ("sse.max.ss", Op::Choose { cc: Ogt, all: false }, "sss"),
        ("sse2.min.pd", Op::Choose { cc: Olt, all: true }, "ppp"),
        ("sse2.max.pd", Op::Choose { cc: Ogt, all: true }, "ppp"),
        ("sse2.min.sd", Op::Choose { cc: Olt, all: false }, "ppp"),
        ("sse2.max.sd", Op::Choose { cc: Ogt, all: false }, "ppp"),
        ("sse.cmp.ps", Op::Compare { all: true }, "sss1"),
        ("sse.cmp.ss", Op::Compare { all: false }, "sss1"),
        ("sse2.cmp.pd", Op::Compare { all: true }, "ppp1"),
        ("sse2.cmp.sd", Op::Compare { all: false }, "ppp1"),
        ("sse.comieq.ss", Op::Test(Oeq), "4ss"),
        ("sse.comilt.ss", Op::Test(Olt), "4ss"),
        ("sse.comile.ss", Op::Test(Ole), "4ss"),
        ("sse.comigt.ss", Op::Test(Ogt), "4ss"),
        ("sse.comige.ss", Op::Test(Oge), "4ss"),
        ("sse.comineq.ss", Op::Test(Une), "4ss"),
        ("sse.ucomieq.ss", Op::Test(Oeq), "4ss"),
        ("sse.ucomilt.ss", Op::Test(Olt), "4ss"),
        ("sse.ucomile.ss", Op::Test(Ole), "4ss"),
        ("sse.ucomigt.ss", Op::Test(Ogt), "4ss"),
        ("sse.ucomige.ss", Op::Test(Oge), "4ss"),
        ("sse.ucomineq.ss", Op::Test(Une), "4ss"),
        ("sse2.comieq.sd", Op::Test(Oeq), "4pp"),
        ("sse2.comilt.sd", Op::Test(Olt), "4pp"),
        ("sse2.comile.sd", Op::Test(Ole), "4pp"),
        ("sse2.comigt.sd", Op::Test(Ogt), "4pp"),
        ("sse2.comige.sd", Op::Test(Oge), "4pp"),
        ("sse2.comineq.sd", Op::Test(Une), "4pp"),
        ("sse2.ucomieq.sd", Op::Test(Oeq), "4pp"),
        ("sse2.ucomilt.sd", Op::Test(Olt), "4pp"),
        ("sse2.ucomile.sd", Op::Test(Ole), "4pp"),
        ("sse2.ucomigt.sd", Op::Test(Ogt), "4pp"),
        ("sse2.ucomige.sd", Op::Test(Oge), "4pp"),
        ("sse2.ucomineq.sd", Op::Test(Une), "4pp"),
        ("sse.cvtss2si", ROUND, "4s"),
        ("sse.cvtss2si64", ROUND, "8s"),
        ("sse.cvttss2si", CUT, "4s"),
        ("sse.cvttss2si64", CUT, "8s"),
        ("sse2.cvtsd2si", ROUND, "4p"),
        ("sse2.cvtsd2si64", ROUND, "8p"),
        ("sse2.cvttsd2si", CUT, "4p"),
        ("sse2.cvttsd2si64", CUT, "8p"),
        ("sse2.cvtps2dq", ROUND, "ds"),
        ("sse2.cvttps2dq", CUT, "ds"),
        ("sse2.cvtpd2dq", ROUND, "dp"),
        ("sse2.cvttpd2dq", CUT, "dp"),
        ("sse2.cvtpd2ps", Op::Demote, "sp"),
        ("sse2.cvtsd2ss", Op::DemoteScalar, "ssp"),
        ("sse.rcp.ps", Op::Estimate { mnemonic: "rcpss", all: true }, "ss"),
        ("sse.rcp.ss", Op::Estimate { mnemonic: "rcpss", all: false }, "ss"),
        ("sse.rsqrt.ps", Op::Estimate { mnemonic: "rsqrtss", all: true }, "ss"),
        ("sse.rsqrt.ss", Op::Estimate { mnemonic: "rsqrtss", all: false }, "ss"),
        ("sse.stmxcsr", Op::Memory { mnemonic: "stmxcsr", writes: true }, "va"),
        ("sse.ldmxcsr", Op::Memory { mnemonic: "ldmxcsr", writes: false }, "va"),
        ("sse2.clflush", Op::Memory { mnemonic: "clflush", writes: false }, "va"),
    ]
};

/// The comparison with the number `n` of `cmpps` and its like.
fn predicate(n: u64) -> FloatCC {
    use FloatCC::{Oeq, Ole, Olt, Ord, Uge, Ugt, Une, Uno};
    // Not less is unordered, greater or equal.
    [Oeq, Olt, Ole, Uno, Une, Uge, Ugt, Ord][n as usize & 7]
}

impl Sse {
    /// The intrinsic with this name (after `llvm.x86.`).
    pub(crate) fn of_name(name: &str) -> Option<Sse> {
        TABLE.iter().position(|row| row.0 == name).map(|row| Sse(row as u8))
    }
}

impl Lower {
    /// Lowers the call of one of them.
    pub(crate) fn sse_intrinsic(&mut self, sse: Sse, ret: Ty, args: &[CallArg]) -> Lowered<TypedValue> {
        let (_, op, types) = TABLE[usize::from(sse.0)];
        let (result, params) = (types.as_bytes()[0], &types.as_bytes()[1..]);
        let fits = self.has_code(ret, result)
            && params.len() == args.len()
            && args.iter().zip(params).all(|(arg, &code)| self.has_code(arg.ty, code));
        if !fits {
            return Err(invalid("this intrinsic has another type"));
        }
        let operands: Vec<Vec<Value>> = args.iter().map(|arg| self.pieces(arg.ty, arg.v)).collect();
        let lanes = if result.is_ascii_uppercase() {
            let mut lanes = Vec::new();
            for half in 0..2 {
                let halves = params.iter().zip(&operands).map(|(code, all)| match code {
                    b'A'..=b'Z' => all[half * all.len() / 2..(half + 1) * all.len() / 2].to_vec(),
                    _ => all.clone(),
                });
                let halves: Vec<Vec<Value>> = halves.collect();
                lanes.extend(self.sse_lanes(op, result.to_ascii_lowercase(), &halves, args)?);
            }
            lanes
        } else {
            self.sse_lanes(op, result, &operands, args)?
        };
        if result == b'v' {
            return Ok(TypedValue::NONE);
        }
        let v = self.assemble(ret, &lanes);
        Ok(TypedValue::new(ret, v))
    }

    /// The lanes of the result, of 16 bytes at most, for the lanes of the operands; none where there is no
    /// result. `args` are the operands of the whole call.
    fn sse_lanes(
        &mut self,
        op: Op,
        result: u8,
        operands: &[Vec<Value>],
        args: &[CallArg],
    ) -> Lowered<Vec<Value>> {
        let lanes = match op {
            Op::MoveMask => vec![self.move_mask(&operands[0])],
            Op::Pack { signed } => {
                let all: Vec<Value> = operands.concat();
                all.into_iter().map(|lane| self.pack(lane, signed)).collect()
            }
            Op::MultiplyAdd => self.multiply_add(operands),
            Op::SumOfDifferences => self.sum_of_differences(operands),
            Op::MultiplyHigh { signed } => self.each_pair(operands, |r, a, b| {
                let extend = if signed { UnaryOp::Sext } else { UnaryOp::Zext };
                let (a, b) = (r.body.unary(extend, Type::I32, a), r.body.unary(extend, Type::I32, b));
                let product = r.body.binary(BinaryOp::Mul, a, b);
                let high = r.body.binary_imm(BinaryOp::Lshr, product, 16);
                r.body.resize(Type::I16, high)
            }),
            Op::ShuffleBytes => self.shuffle_bytes(&operands[0], &operands[1]),
            Op::MultiplyAddBytes => self.multiply_add_bytes(operands),
            Op::MultiplyRound => self.each_pair(operands, |r, a, b| {
                let (a, b) =
                    (r.body.unary(UnaryOp::Sext, Type::I32, a), r.body.unary(UnaryOp::Sext, Type::I32, b));
                let product = r.body.binary(BinaryOp::Mul, a, b);
                let twice = r.body.binary_imm(BinaryOp::Lshr, product, 14);
                let rounded = r.body.binary_imm(BinaryOp::Add, twice, 1);
                let high = r.body.binary_imm(BinaryOp::Lshr, rounded, 1);
                r.body.resize(Type::I16, high)
            }),
            Op::Neighbours(op) => {
                let all = operands.concat();
                all.chunks(2).map(|pair| self.body.binary(op, pair[0], pair[1])).collect()
            }
            Op::Sign => self.each_pair(operands, |r, a, b| {
                let ty = r.body.ty(a);
                let zero = r.body.func.zero(ty);
                let negated = r.body.unary(UnaryOp::Neg, ty, a);
                let (below, above) = (r.body.icmp(IntCC::Slt, b, zero), r.body.icmp(IntCC::Sgt, b, zero));
                let unsigned = r.body.select(above, a, zero);
                r.body.select(below, negated, unsigned)
            }),
            Op::Blend => {
                let signs: Vec<Value> = operands[2].iter().map(|&mask| self.sign_bit(mask)).collect();
                let signs: Vec<Value> =
                    signs.into_iter().map(|sign| self.body.resize(Type::I8, sign)).collect();
                let pairs = operands[0].iter().zip(&operands[1]).zip(signs);
                pairs.map(|((&a, &b), sign)| self.body.select(sign, b, a)).collect()
            }
            Op::Average => self.each_pair(operands, |r, a, b| {
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
                self.masked_store(operands);
                Vec::new()
            }
            Op::Choose { cc, all } => self.some_pairs(operands, all, |r, a, b| {
                let holds = r.fcmp(cc, a, b);
                r.body.select(holds, a, b)
            }),
            Op::Compare { all } => {
                let Some(number) = self.body.func.const_bits(operands[2][0]) else {
                    return Err(invalid("the comparison must be a constant"));
                };
                self.some_pairs(operands, all, |r, a, b| {
                    let holds = r.fcmp(predicate(number), a, b);
                    let ty = r.body.ty(a);
                    let raw = if ty == Type::F32 { Type::I32 } else { Type::I64 };
                    let holds = r.body.resize(raw, holds);
                    let mask = r.body.unary(UnaryOp::Neg, raw, holds);
                    r.body.bitcast(ty, mask)
                })
            }
            Op::Test(cc) => {
                let holds = self.fcmp(cc, operands[0][0], operands[1][0]);
                vec![self.body.resize(Type::I32, holds)]
            }
            Op::ToInteger { round } => self.integers_of(&operands[0], result, round),
            Op::Demote => {
                let zero = self.body.func.zero(Type::F32);
                let demoted =
                    operands[0].iter().map(|&lane| self.body.unary(UnaryOp::Fdemote, Type::F32, lane));
                demoted.collect::<Vec<_>>().into_iter().chain([zero; 2]).collect()
            }
            Op::DemoteScalar => {
                let mut lanes = operands[0].clone();
                lanes[0] = self.body.unary(UnaryOp::Fdemote, Type::F32, operands[1][0]);
                lanes
            }
            Op::Estimate { mnemonic, all } => {
                let mut lanes = operands[0].clone();
                let n = if all { lanes.len() } else { 1 };
                for lane in &mut lanes[..n] {
                    *lane = self.estimate(mnemonic, *lane);
                }
                lanes
            }
            Op::Memory { mnemonic, writes } => {
                self.memory_instruction(mnemonic, writes, operands[0][0]);
                Vec::new()
            }
        };
        Ok(lanes)
    }

    /// Whether `ty` is what the letter of the table means.
    fn has_code(&self, ty: Ty, code: u8) -> bool {
        let bytes = if code.is_ascii_uppercase() { 32 } else { 16 };
        let (element, size) = match code.to_ascii_lowercase() {
            b'v' => return ty == Ty::VOID,
            b'a' => return matches!(self.types.kind(ty), Kind::Ptr(_)),
            b'1' => return self.types.kind(ty) == Kind::Int(8),
            b'4' => return self.types.kind(ty) == Kind::Int(32),
            b'8' => return self.types.kind(ty) == Kind::Int(64),
            b'b' => (Kind::Int(8), 1),
            b'w' => (Kind::Int(16), 2),
            b'd' => (Kind::Int(32), 4),
            b'q' => (Kind::Int(64), 8),
            b's' => (Kind::Float, 4),
            _ => (Kind::Double, 8),
        };
        matches!(self.types.kind(ty), Kind::Vector(lane, n)
            if n * size == bytes && self.types.kind(lane) == element)
    }

    fn fcmp(&mut self, cc: FloatCC, a: Value, b: Value) -> Value {
        self.body.push_value(InstData::Fcmp { cc, args: [a, b] }, Type::I8)
    }

    fn each_pair(
        &mut self,
        operands: &[Vec<Value>],
        mut f: impl FnMut(&mut Self, Value, Value) -> Value,
    ) -> Vec<Value> {
        operands[0].iter().zip(&operands[1]).map(|(&a, &b)| f(self, a, b)).collect()
    }

    /// `f` of all lanes, or of lane 0 with the rest of the first operand.
    fn some_pairs(
        &mut self,
        operands: &[Vec<Value>],
        all: bool,
        mut f: impl FnMut(&mut Self, Value, Value) -> Value,
    ) -> Vec<Value> {
        if all {
            return self.each_pair(operands, f);
        }
        let mut lanes = operands[0].clone();
        lanes[0] = f(self, operands[0][0], operands[1][0]);
        lanes
    }

    fn move_mask(&mut self, lanes: &[Value]) -> Value {
        let mut mask = self.body.func.zero(Type::I32);
        for (i, &lane) in lanes.iter().enumerate() {
            let sign = self.sign_bit(lane);
            let sign = self.body.resize(Type::I32, sign);
            let placed = self.body.binary_imm(BinaryOp::Shl, sign, i as u64);
            mask = self.body.binary(BinaryOp::Or, mask, placed);
        }
        mask
    }

    /// The highest bit of a lane, as an integer of its size.
    fn sign_bit(&mut self, lane: Value) -> Value {
        let raw = match self.body.ty(lane) {
            Type::F32 => Type::I32,
            Type::F64 => Type::I64,
            ty => ty,
        };
        let bits = self.body.bitcast(raw, lane);
        self.body.binary_imm(BinaryOp::Lshr, bits, u64::from(raw.bits()) - 1)
    }

    /// The places are known when the program runs, so the bytes go through memory.
    fn shuffle_bytes(&mut self, bytes: &[Value], places: &[Value]) -> Vec<Value> {
        let memory = self.body.temporary(16, 4);
        for (i, &byte) in bytes.iter().enumerate() {
            self.body.store(byte, memory, i as i32);
        }
        let zero = self.body.func.zero(Type::I8);
        let mut out = Vec::new();
        for &place in places {
            let index = self.body.binary_imm(BinaryOp::And, place, 15);
            let index = self.body.resize(Type::I64, index);
            let at = self.body.binary(BinaryOp::PtrAdd, memory, index);
            let byte = self.body.load(Type::I8, at, 0);
            let none = self.body.icmp(IntCC::Slt, place, zero);
            out.push(self.body.select(none, zero, byte));
        }
        out
    }

    fn multiply_add_bytes(&mut self, operands: &[Vec<Value>]) -> Vec<Value> {
        let products = self.each_pair(operands, |r, a, b| {
            let (a, b) =
                (r.body.unary(UnaryOp::Zext, Type::I32, a), r.body.unary(UnaryOp::Sext, Type::I32, b));
            r.body.binary(BinaryOp::Mul, a, b)
        });
        let mut out = Vec::new();
        for pair in products.chunks(2) {
            let sum = self.body.binary(BinaryOp::Add, pair[0], pair[1]);
            out.push(self.pack(sum, true));
        }
        out
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

    fn multiply_add(&mut self, operands: &[Vec<Value>]) -> Vec<Value> {
        let products = self.each_pair(operands, |r, a, b| {
            let (a, b) =
                (r.body.unary(UnaryOp::Sext, Type::I32, a), r.body.unary(UnaryOp::Sext, Type::I32, b));
            r.body.binary(BinaryOp::Mul, a, b)
        });
        products.chunks(2).map(|pair| self.body.binary(BinaryOp::Add, pair[0], pair[1])).collect()
    }

    fn sum_of_differences(&mut self, operands: &[Vec<Value>]) -> Vec<Value> {
        let differences = self.each_pair(operands, |r, a, b| {
            let (most, least) = (r.body.binary(BinaryOp::Umax, a, b), r.body.binary(BinaryOp::Umin, a, b));
            let difference = r.body.binary(BinaryOp::Sub, most, least);
            r.body.resize(Type::I64, difference)
        });
        let mut sums = Vec::new();
        for half in differences.chunks(8) {
            let sum = half[1..].iter().fold(half[0], |sum, &next| self.body.binary(BinaryOp::Add, sum, next));
            sums.push(sum);
        }
        sums
    }

    /// `op lane, amount`, where an amount beyond the width leaves zeros or signs.
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

    /// Bytes that are not wanted go to a slot of their own: their addresses may not even be memory.
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
                true => self.body.intrinsic(IntrinsicOp::Nearest, &[lane], Some(float)).unwrap_or(lane),
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
        let data = AsmData {
            template: format!("{mnemonic} $1, $0").into(),
            operands: vec![operand(AsmOperandKind::Output), operand(AsmOperandKind::Input)],
            ..AsmData::default()
        };
        let asm = self.body.func.asms.push(data);
        let args = self.body.list(&[lane]);
        self.body.push_value(InstData::Asm { asm, args }, Type::F32)
    }

    fn memory_instruction(&mut self, mnemonic: &str, writes: bool, address: Value) {
        let kind = if writes { AsmOperandKind::OutputMemory } else { AsmOperandKind::InputMemory };
        let data = AsmData {
            template: format!("{mnemonic} $0").into(),
            operands: vec![AsmOperand { constraint: "m".into(), kind, ty: None, early_clobber: false }],
            clobbers: vec!["memory".into()],
            side_effects: true,
            ..AsmData::default()
        };
        let asm = self.body.func.asms.push(data);
        let args = self.body.list(&[address]);
        self.body.push(InstData::Asm { asm, args });
    }
}
