//! Which intrinsics there are, by name, and what each does.

use sheave_ir::{BinaryOp, FloatCC, X86Op};

/// What an intrinsic does; its types are in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
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
    /// The instruction itself.
    Instruction(X86Op),
    /// Halves, rounded as the constant says, or as nothing else was said, to nearest; the rest is zero.
    ToHalf,
    /// An instruction with a memory operand that it writes or reads.
    Memory { mnemonic: &'static str, writes: bool },
}

/// Name without `llvm.x86.`, operation, result and parameters: `b w d q` are vectors of 8, 16, 32 and 64-bit
/// integers, `s p` of floats and doubles (16 bytes each; in capitals 32), `1 2 4 8` integers of as many
/// bytes, `a` an address, `v` nothing.
pub(super) const TABLE: &[(&str, Op, &str)] = {
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
        ("aesni.aesenc", Op::Instruction(X86Op::AesEnc), "qqq"),
        ("aesni.aesenclast", Op::Instruction(X86Op::AesEncLast), "qqq"),
        ("aesni.aesdec", Op::Instruction(X86Op::AesDec), "qqq"),
        ("aesni.aesdeclast", Op::Instruction(X86Op::AesDecLast), "qqq"),
        ("aesni.aesimc", Op::Instruction(X86Op::AesImc), "qq"),
        ("aesni.aeskeygenassist", Op::Instruction(X86Op::AesKeyGenAssist), "qq1"),
        ("aesni.aesenc.256", Op::Instruction(X86Op::AesEnc), "QQQ"),
        ("aesni.aesenclast.256", Op::Instruction(X86Op::AesEncLast), "QQQ"),
        ("aesni.aesdec.256", Op::Instruction(X86Op::AesDec), "QQQ"),
        ("aesni.aesdeclast.256", Op::Instruction(X86Op::AesDecLast), "QQQ"),
        ("pclmulqdq", Op::Instruction(X86Op::Pclmulqdq), "qqq1"),
        ("pclmulqdq.256", Op::Instruction(X86Op::Pclmulqdq), "QQQ1"),
        ("sha1rnds4", Op::Instruction(X86Op::Sha1Rnds4), "ddd1"),
        ("sha1nexte", Op::Instruction(X86Op::Sha1NextE), "ddd"),
        ("sha1msg1", Op::Instruction(X86Op::Sha1Msg1), "ddd"),
        ("sha1msg2", Op::Instruction(X86Op::Sha1Msg2), "ddd"),
        ("sha256rnds2", Op::Instruction(X86Op::Sha256Rnds2), "dddd"),
        ("sha256msg1", Op::Instruction(X86Op::Sha256Msg1), "ddd"),
        ("sha256msg2", Op::Instruction(X86Op::Sha256Msg2), "ddd"),
        ("sse42.crc32.32.8", Op::Instruction(X86Op::Crc32Byte), "441"),
        ("sse42.crc32.32.16", Op::Instruction(X86Op::Crc32Word), "442"),
        ("sse42.crc32.32.32", Op::Instruction(X86Op::Crc32Long), "444"),
        ("sse42.crc32.64.64", Op::Instruction(X86Op::Crc32Quad), "888"),
        ("vcvtps2ph.128", Op::ToHalf, "ws4"),
        ("vcvtps2ph.256", Op::ToHalf, "wS4"),
        ("sse.stmxcsr", Op::Memory { mnemonic: "stmxcsr", writes: true }, "va"),
        ("sse.ldmxcsr", Op::Memory { mnemonic: "ldmxcsr", writes: false }, "va"),
        ("sse2.clflush", Op::Memory { mnemonic: "clflush", writes: false }, "va"),
    ]
};
