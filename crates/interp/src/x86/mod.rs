//! Instructions of x86-64's extensions, by their documentation and the standards that they serve.
//!
//! See Intel, "64 and IA-32 Architectures Software Developer's Manual", volume 2. Nothing here is made to be
//! fast, or to take the same time for all keys.

mod aes;
mod sha;

use sheave_ir::{X86Op, X86Shape};
use smallvec::{SmallVec, smallvec};

/// The results of `op` for `args`, as [`X86Op::assembly`] orders them. An operand that is missing is zero.
pub(crate) fn execute(op: X86Op, immediate: u8, args: &[u64]) -> SmallVec<[u64; 3]> {
    let arg = |i: usize| args.get(i).copied().unwrap_or(0);
    let vector = |i: usize| u128::from(arg(2 * i)) | u128::from(arg(2 * i + 1)) << 64;
    match op.shape() {
        X86Shape::Vectors(_) => {
            let result = on_vectors(op, immediate, [vector(0), vector(1), vector(2)]);
            smallvec![result as u64, (result >> 64) as u64, 0]
        }
        X86Shape::Integers(_, piece) => smallvec![u64::from(crc32(arg(0) as u32, arg(1), piece.bits()))],
        X86Shape::Generates(ty) => match random() {
            Some(value) => smallvec![value & ty.mask(), 1],
            None => smallvec![0, 0],
        },
    }
}

fn on_vectors(op: X86Op, immediate: u8, [a, b, c]: [u128; 3]) -> u128 {
    match op {
        X86Op::AesEnc => aes::mix_columns(aes::substitute(aes::shift_rows(a))) ^ b,
        X86Op::AesEncLast => aes::substitute(aes::shift_rows(a)) ^ b,
        X86Op::AesDec => aes::unmix_columns(aes::unsubstitute(aes::unshift_rows(a))) ^ b,
        X86Op::AesDecLast => aes::unsubstitute(aes::unshift_rows(a)) ^ b,
        X86Op::AesImc => aes::unmix_columns(a),
        X86Op::AesKeyGenAssist => aes::assist_key(a, immediate),
        X86Op::Pclmulqdq => {
            let half = |vector: u128, high: bool| (vector >> (64 * u32::from(high))) as u64;
            multiply_without_carries(half(a, immediate & 1 != 0), half(b, immediate & 16 != 0))
        }
        X86Op::Sha1Rnds4 => sha::sha1_rounds(a, b, immediate),
        X86Op::Sha1NextE => sha::sha1_next_e(a, b),
        X86Op::Sha1Msg1 => sha::sha1_message_1(a, b),
        X86Op::Sha1Msg2 => sha::sha1_message_2(a, b),
        X86Op::Sha256Rnds2 => sha::sha256_rounds(a, b, c),
        X86Op::Sha256Msg1 => sha::sha256_message_1(a, b),
        X86Op::Sha256Msg2 => sha::sha256_message_2(a, b),
        // The others have no vectors.
        _ => 0,
    }
}

/// A product of polynomials over the field of two elements.
fn multiply_without_carries(a: u64, b: u64) -> u128 {
    (0..64).filter(|i| b >> i & 1 != 0).fold(0, |sum, i| sum ^ u128::from(a) << i)
}

/// CRC-32C (Castagnoli), bits from the lowest, of the low `bits` bits of `data`.
fn crc32(mut sum: u32, data: u64, bits: u32) -> u32 {
    for i in 0..bits {
        let feedback = (sum ^ (data >> i) as u32) & 1;
        sum = sum >> 1 ^ if feedback != 0 { 0x82f6_3b78 } else { 0 };
    }
    sum
}

/// Random bits of the system; `None` where it gives none.
fn random() -> Option<u64> {
    use std::io::Read;
    let mut bytes = [0; 8];
    std::fs::File::open("/dev/urandom").ok()?.read_exact(&mut bytes).ok()?;
    Some(u64::from_ne_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 3720, B.4: 32 zeros, 32 ones, and counting.
    #[test]
    fn sums_are_those_of_the_standard() {
        let sum = |bytes: [u8; 32]| {
            !bytes.chunks(8).fold(u32::MAX, |sum, word| {
                let word = u64::from_le_bytes(word.try_into().expect("eight bytes"));
                crc32(sum, word, 64)
            })
        };
        assert_eq!(sum([0; 32]), 0x8a91_36aa);
        assert_eq!(sum([255; 32]), 0x62a8_ab43);
        assert_eq!(sum(core::array::from_fn(|i| i as u8)), 0x46dd_794e);
        let by_bytes = (0..32).fold(u32::MAX, |sum, byte| crc32(sum, byte, 8));
        assert_eq!(!by_bytes, 0x46dd_794e);
    }

    /// The example of Gueron and Kounavis, "Intel Carry-Less Multiplication Instruction", 2014.
    #[test]
    fn products_have_no_carries() {
        let (a, b) =
            (0x7b5b_5465_7374_5665_6374_6f72_5d53_475d_u128, 0x4869_2853_6861_7929_5b47_7565_726f_6e5d_u128);
        let product = |immediate| on_vectors(X86Op::Pclmulqdq, immediate, [a, b, 0]);
        assert_eq!(product(0x00), 0x1d4d84c85c3440c0929633d5d36f0451);
        assert_eq!(product(0x01), 0x1a2bf6db3a30862fbabf262df4b7d5c9);
        assert_eq!(product(0x10), 0x1bd17c8d556ab5a17fa540ac2a281315);
        assert_eq!(product(0x11), 0x1d1e1f2c592e7c45d66ee03e410fd4ed);
    }

    #[test]
    fn random_numbers_have_their_width() {
        for (op, bits) in [(X86Op::RdrandWord, 16), (X86Op::RdseedLong, 32), (X86Op::RdrandQuad, 64)] {
            let numbers: Vec<u64> = (0..64)
                .map(|_| {
                    let results = execute(op, 0, &[]);
                    assert_eq!(results[1], 1, "the system gives random numbers");
                    results[0]
                })
                .collect();
            assert!(numbers.iter().all(|number| number >> (bits - 1) <= 1));
            assert!(numbers.iter().any(|number| number >> (bits - 1) == 1));
        }
    }
}
