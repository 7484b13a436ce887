//! Instructions of x86-64's extensions without a counterpart in the IR: inline assembly with fixed templates.
//!
//! A reader makes the assembly ([`X86Op::assembly`]); the back end assembles it as any other, and the
//! interpreter recognises it ([`X86Op::of_assembly`]) and computes what Intel documents. A vector of 16 bytes
//! travels as two doubles with its bits, low half first: halves stay in vector registers, and go from one of
//! these instructions to the next without memory.

use crate::{AsmData, AsmOperand, AsmOperandKind, Type};

/// Which operands an instruction has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum X86Shape {
    /// So many vectors, one of which gives way to the result; a third is in `xmm0`.
    Vectors(usize),
    /// An integer of the first type and one of the second, which give one of the first.
    Integers(Type, Type),
    /// Nothing; gives an integer of this type, and whether it is valid, an `i8`.
    Generates(Type),
}

/// Declares the instructions: variant, mnemonic in AT&T syntax, shape, whether an immediate operand is there.
macro_rules! instructions {
    ($($(#[$doc:meta])* $variant:ident $mnemonic:literal $shape:expr, $immediate:literal;)*) => {
        /// An instruction of one of x86-64's extensions.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum X86Op { $($(#[$doc])* $variant,)* }

        impl X86Op {
            /// All of them.
            pub const ALL: &'static [X86Op] = &[$(X86Op::$variant,)*];

            /// The mnemonic, in AT&T syntax.
            pub const fn mnemonic(self) -> &'static str {
                match self { $(X86Op::$variant => $mnemonic,)* }
            }

            /// Which operands it has.
            pub const fn shape(self) -> X86Shape {
                match self { $(X86Op::$variant => $shape,)* }
            }

            /// Whether it has an operand that is part of the instruction.
            pub const fn has_immediate(self) -> bool {
                match self { $(X86Op::$variant => $immediate,)* }
            }
        }
    };
}

const ONE: X86Shape = X86Shape::Vectors(1);
const TWO: X86Shape = X86Shape::Vectors(2);
const THREE: X86Shape = X86Shape::Vectors(3);

instructions! {
    /// A round of AES encryption: state, round key.
    AesEnc "aesenc" TWO, false;
    /// The last round of AES encryption.
    AesEncLast "aesenclast" TWO, false;
    /// A round of AES decryption: state, round key.
    AesDec "aesdec" TWO, false;
    /// The last round of AES decryption.
    AesDecLast "aesdeclast" TWO, false;
    /// A round key of encryption as one of decryption.
    AesImc "aesimc" ONE, false;
    /// What the next round key is made of; the immediate is the round constant.
    AesKeyGenAssist "aeskeygenassist" ONE, true;
    /// A product without carries of the halves that the immediate chooses.
    Pclmulqdq "pclmulqdq" TWO, true;
    /// Four rounds of SHA-1: state, words; the immediate chooses function and constant.
    Sha1Rnds4 "sha1rnds4" TWO, true;
    /// State variable E of SHA-1 after four rounds.
    Sha1NextE "sha1nexte" TWO, false;
    /// The first step for the next four words of SHA-1.
    Sha1Msg1 "sha1msg1" TWO, false;
    /// The last step for the next four words of SHA-1.
    Sha1Msg2 "sha1msg2" TWO, false;
    /// Two rounds of SHA-256: C D G H, A B E F, words with constants.
    Sha256Rnds2 "sha256rnds2" THREE, false;
    /// The first step for the next four words of SHA-256.
    Sha256Msg1 "sha256msg1" TWO, false;
    /// The last step for the next four words of SHA-256.
    Sha256Msg2 "sha256msg2" TWO, false;
    /// A sum of CRC-32C, continued with a byte.
    Crc32Byte "crc32b" X86Shape::Integers(Type::I32, Type::I8), false;
    /// A sum of CRC-32C, continued with two bytes.
    Crc32Word "crc32w" X86Shape::Integers(Type::I32, Type::I16), false;
    /// A sum of CRC-32C, continued with four bytes.
    Crc32Long "crc32l" X86Shape::Integers(Type::I32, Type::I32), false;
    /// A sum of CRC-32C in the low half of 64 bits, continued with eight bytes.
    Crc32Quad "crc32q" X86Shape::Integers(Type::I64, Type::I64), false;
    /// 16 bits of the processor's random generator.
    RdrandWord "rdrandw" X86Shape::Generates(Type::I16), false;
    /// 32 bits of the processor's random generator.
    RdrandLong "rdrandl" X86Shape::Generates(Type::I32), false;
    /// 64 bits of the processor's random generator.
    RdrandQuad "rdrandq" X86Shape::Generates(Type::I64), false;
    /// 16 bits of the processor's source of seeds.
    RdseedWord "rdseedw" X86Shape::Generates(Type::I16), false;
    /// 32 bits of the processor's source of seeds.
    RdseedLong "rdseedl" X86Shape::Generates(Type::I32), false;
    /// 64 bits of the processor's source of seeds.
    RdseedQuad "rdseedq" X86Shape::Generates(Type::I64), false;
}

impl X86Op {
    /// The inline assembly for it, and the types of its results; `immediate` is used where it has one.
    ///
    /// Inputs are all the vectors' halves in order, or the integers. Results of a vector instruction: the
    /// halves of its result; a third, for the halves of what was in `xmm0`, means nothing.
    pub fn assembly(self, immediate: u8) -> (AsmData, Vec<Type>) {
        let operand = |constraint: &str, kind, ty, early_clobber| AsmOperand {
            constraint: constraint.into(),
            kind,
            ty: Some(ty),
            early_clobber,
        };
        let output = |constraint, ty| operand(constraint, AsmOperandKind::Output, ty, true);
        let input = |constraint, ty| operand(constraint, AsmOperandKind::Input, ty, false);
        let mnemonic = self.mnemonic();
        let immediate = if self.has_immediate() { format!("$${immediate}, ") } else { String::new() };
        // The high half of each vector joins the low one, which shares a register with a result.
        let (template, operands) = match self.shape() {
            X86Shape::Vectors(n) => {
                // The result takes two, also where only one vector goes in.
                let n_results = n.max(2);
                let joined: String =
                    (0..n).map(|i| format!("movlhps ${}, ${i}; ", n_results + 1 + 2 * i)).collect();
                let results = (0..n_results).map(|i| output(if i == 2 { "{xmm0}" } else { "x" }, Type::F64));
                let halves = ["0", "1", "2"].into_iter().take(n);
                let halves = halves.flat_map(|result| [input(result, Type::F64), input("x", Type::F64)]);
                (
                    format!("{joined}{mnemonic} {immediate}${}, $0; movhlps $0, $1", n.min(2) - 1),
                    results.chain(halves).collect(),
                )
            }
            X86Shape::Integers(sum, piece) => {
                (format!("{mnemonic} $2, $0"), vec![output("r", sum), input("0", sum), input("r", piece)])
            }
            X86Shape::Generates(ty) => {
                (format!("{mnemonic} $0"), vec![output("r", ty), output("{@ccc}", Type::I8)])
            }
        };
        let results = operands.iter().filter(|operand| operand.kind == AsmOperandKind::Output);
        let results = results.filter_map(|operand| operand.ty).collect();
        let side_effects = matches!(self.shape(), X86Shape::Generates(_));
        let template = template.into();
        (AsmData { template, operands, side_effects, ..AsmData::default() }, results)
    }

    /// The instruction and immediate for which [`X86Op::assembly`] gives `data`, if there is one.
    pub fn of_assembly(data: &AsmData) -> Option<(X86Op, u8)> {
        let words = || data.template.split([' ', ',', ';']).filter(|word| !word.is_empty());
        let op = words().find_map(|word| X86Op::ALL.iter().copied().find(|op| op.mnemonic() == word))?;
        let immediate = words().find_map(|word| word.strip_prefix("$$")?.parse().ok()).unwrap_or(0);
        (op.assembly(immediate).0 == *data).then_some((op, immediate))
    }
}

#[cfg(test)]
mod tests {
    use super::X86Op;

    #[test]
    fn assembly_is_recognised_and_no_other() {
        for &op in X86Op::ALL {
            for immediate in [0, 1, 0x11, 255] {
                let (mut data, _) = op.assembly(immediate);
                let immediate = if op.has_immediate() { immediate } else { 0 };
                assert_eq!(X86Op::of_assembly(&data), Some((op, immediate)));
                data.template = format!("{}; nop", data.template).into();
                assert_eq!(X86Op::of_assembly(&data), None, "{op:?}");
                let (mut data, _) = op.assembly(immediate);
                data.operands.pop();
                assert_eq!(X86Op::of_assembly(&data), None, "{op:?}");
            }
        }
    }
}
