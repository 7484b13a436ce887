//! Classes of bytes, and tests of eight bytes at once.

pub(super) const IDENT: u8 = 1;

pub(super) const WORD: u8 = 2;

/// For each byte, whether it belongs to names ([`IDENT`]) and to keywords ([`WORD`]).
pub(super) static CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut b = 0;
    while b < 256 {
        let byte = b as u8;
        let word = byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'.';
        if word {
            table[b] = IDENT | WORD;
        } else if byte == b'-' || byte == b'$' {
            table[b] = IDENT;
        }
        b += 1;
    }
    table
};

/// The first eight bytes of a word as a number, so that words can be matched without comparing strings.
#[inline]
pub(crate) const fn key(word: &[u8]) -> u64 {
    let mut key = 0;
    let mut i = 0;
    while i < word.len() && i < 8 {
        key |= (word[i] as u64) << (8 * i);
        i += 1;
    }
    key
}

/// For each byte of `word` that is less than `limit`, a bit; only the lowest one is exact (the test of
/// Mycroft, in "Bit Twiddling Hacks" by Anderson).
#[inline(always)]
pub(crate) const fn bytes_below(word: u64, limit: u8) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    word.wrapping_sub(ONES * limit as u64) & !word & (ONES * 0x80)
}

/// The low `n` bytes, at most seven.
#[inline(always)]
pub(crate) const fn low_bytes(n: usize) -> u64 {
    (1 << (8 * n)) - 1
}

/// A word of eight times the same byte.
#[inline(always)]
pub(crate) const fn repeated(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}

/// The highest bit of each byte of `word` that cannot be in a plain name.
#[inline(always)]
pub(super) const fn odd_bytes(word: u64) -> u64 {
    const HIGH: u64 = repeated(0x80);
    let ascii = word & !HIGH;
    // A sum sets the highest bit of a byte from a certain value on; no sum carries into the next byte.
    let letters = ascii | repeated(0x20);
    let letter = (letters + repeated(0x80 - b'a')) & !(letters + repeated(0x80 - b'z' - 1));
    // From minus to nine there is only the slash that does not belong to names.
    let digit = (ascii + repeated(0x80 - b'-')) & !(ascii + repeated(0x80 - b'9' - 1));
    let not_slash = (ascii ^ repeated(b'/')) + repeated(0x7f);
    let not_line = (ascii ^ repeated(b'_')) + repeated(0x7f);
    let not_dollar = (ascii ^ repeated(b'$')) + repeated(0x7f);
    let plain = letter | digit & not_slash | !(not_line & not_dollar);
    (word | !plain) & HIGH
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_plain_names_are_told_from_others() {
        for byte in 0..=255u8 {
            let plain = CLASS[byte as usize] & IDENT != 0;
            for position in 0..8 {
                for around in [b'a', 0xff, 0, b'-', b'/'] {
                    let mut word = [around; 8];
                    word[position] = byte;
                    let odd = odd_bytes(u64::from_le_bytes(word)).to_le_bytes()[position];
                    assert_eq!(odd, if plain { 0 } else { 0x80 }, "byte {byte:#x} among {around:#x}");
                }
            }
        }
    }
}
