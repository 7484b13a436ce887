//! The steps of AES (NIST, FIPS 197, "Advanced Encryption Standard", 2001) on a state of 16 bytes, column
//! after column.

/// A product in the field of 256 elements, modulo x^8 + x^4 + x^3 + x + 1.
const fn multiply(mut a: u8, mut b: u8) -> u8 {
    let mut product = 0;
    while b != 0 {
        if b & 1 != 0 {
            product ^= a;
        }
        a = a << 1 ^ if a & 0x80 != 0 { 0x1b } else { 0 };
        b >>= 1;
    }
    product
}

/// The S-box: the inverse, and an affine map of its bits.
const fn s_box() -> [u8; 256] {
    let mut table = [0; 256];
    let mut x = 0;
    while x < 256 {
        // The inverse is the 254th power: the product of the powers 2, 4, …, 128.
        let (mut power, mut inverse, mut i) = (x as u8, 1, 0);
        while i < 7 {
            power = multiply(power, power);
            inverse = multiply(inverse, power);
            i += 1;
        }
        table[x] = inverse
            ^ inverse.rotate_left(1)
            ^ inverse.rotate_left(2)
            ^ inverse.rotate_left(3)
            ^ inverse.rotate_left(4)
            ^ 0x63;
        x += 1;
    }
    table
}

const fn inverted(table: &[u8; 256]) -> [u8; 256] {
    let mut inverse = [0; 256];
    let mut x = 0;
    while x < 256 {
        inverse[table[x] as usize] = x as u8;
        x += 1;
    }
    inverse
}

const S_BOX: [u8; 256] = s_box();
const INVERSE_S_BOX: [u8; 256] = inverted(&S_BOX);

/// `SubBytes`.
pub(super) fn substitute(state: u128) -> u128 {
    u128::from_le_bytes(state.to_le_bytes().map(|byte| S_BOX[usize::from(byte)]))
}

/// `InvSubBytes`.
pub(super) fn unsubstitute(state: u128) -> u128 {
    u128::from_le_bytes(state.to_le_bytes().map(|byte| INVERSE_S_BOX[usize::from(byte)]))
}

/// `ShiftRows`: row r goes r columns to the left.
pub(super) fn shift_rows(state: u128) -> u128 {
    let state = state.to_le_bytes();
    u128::from_le_bytes(core::array::from_fn(|i| state[(i + 4 * (i % 4)) % 16]))
}

/// `InvShiftRows`.
pub(super) fn unshift_rows(state: u128) -> u128 {
    let state = state.to_le_bytes();
    u128::from_le_bytes(core::array::from_fn(|i| state[(i + 12 * (i % 4)) % 16]))
}

/// `MixColumns`.
pub(super) fn mix_columns(state: u128) -> u128 {
    multiply_columns(state, [2, 3, 1, 1])
}

/// `InvMixColumns`.
pub(super) fn unmix_columns(state: u128) -> u128 {
    multiply_columns(state, [14, 11, 13, 9])
}

/// Each column times the matrix whose first row is `row`, and each other row the one above, rotated.
fn multiply_columns(state: u128, row: [u8; 4]) -> u128 {
    let state = state.to_le_bytes();
    u128::from_le_bytes(core::array::from_fn(|i| {
        let (column, r) = (i / 4 * 4, i % 4);
        (0..4).fold(0, |sum, k| sum ^ multiply(state[column + k], row[(4 + k - r) % 4]))
    }))
}

/// What `aeskeygenassist` gives: words 1 and 3 of the key, substituted, and again, rotated, with the round
/// constant.
pub(super) fn assist_key(key: u128, constant: u8) -> u128 {
    let substituted = substitute(key);
    let word = |i: u32| (substituted >> (32 * i)) as u32;
    let rotated = |word: u32| u128::from(word.rotate_right(8) ^ u32::from(constant));
    u128::from(word(1)) | rotated(word(1)) << 32 | u128::from(word(3)) << 64 | rotated(word(3)) << 96
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(bytes: [u8; 16]) -> u128 {
        u128::from_le_bytes(bytes)
    }

    /// FIPS 197, appendices A.1 and B.
    #[test]
    fn a_block_is_encrypted_and_decrypted() {
        let mut key = state([
            0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c,
        ]);
        let plain = state([
            0x32, 0x43, 0xf6, 0xa8, 0x88, 0x5a, 0x30, 0x8d, 0x31, 0x31, 0x98, 0xa2, 0xe0, 0x37, 0x07, 0x34,
        ]);
        let cipher = state([
            0x39, 0x25, 0x84, 0x1d, 0x02, 0xdc, 0x09, 0xfb, 0xdc, 0x11, 0x85, 0x97, 0x19, 0x6a, 0x0b, 0x32,
        ]);
        let mut keys = vec![key];
        for constant in [1, 2, 4, 8, 16, 32, 64, 128, 0x1b, 0x36] {
            let mut word = assist_key(key, constant) >> 96;
            let mut next = 0;
            for i in 0..4 {
                word ^= key >> (32 * i) & 0xffff_ffff;
                next |= word << (32 * i);
            }
            key = next;
            keys.push(key);
        }
        let mut block = plain ^ keys[0];
        for key in &keys[1..10] {
            block = mix_columns(substitute(shift_rows(block))) ^ key;
        }
        block = substitute(shift_rows(block)) ^ keys[10];
        assert_eq!(block, cipher);
        block ^= keys[10];
        for &key in keys[1..10].iter().rev() {
            block = unmix_columns(unsubstitute(unshift_rows(block))) ^ unmix_columns(key);
        }
        assert_eq!(unsubstitute(unshift_rows(block)) ^ keys[0], plain);
    }
}
