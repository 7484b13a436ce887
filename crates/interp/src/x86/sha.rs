//! Rounds and message words of SHA-1 and SHA-256 (NIST, FIPS 180-4, "Secure Hash Standard", 2015) on four
//! words at a time. The words of a vector are named from the highest one.

fn words(vector: u128) -> [u32; 4] {
    [96, 64, 32, 0].map(|shift| (vector >> shift) as u32)
}

fn vector(words: [u32; 4]) -> u128 {
    words.into_iter().fold(0, |vector, word| vector << 32 | u128::from(word))
}

fn choose(x: u32, y: u32, z: u32) -> u32 {
    x & y ^ !x & z
}

fn majority(x: u32, y: u32, z: u32) -> u32 {
    x & y ^ x & z ^ y & z
}

fn parity(x: u32, y: u32, z: u32) -> u32 {
    x ^ y ^ z
}

/// Four rounds; the first word already has E added.
pub(super) fn sha1_rounds(state: u128, message: u128, immediate: u8) -> u128 {
    let (f, constant): (fn(u32, u32, u32) -> u32, u32) = match immediate & 3 {
        0 => (choose, 0x5a82_7999),
        1 => (parity, 0x6ed9_eba1),
        2 => (majority, 0x8f1b_bcdc),
        _ => (parity, 0xca62_c1d6),
    };
    let [mut a, mut b, mut c, mut d] = words(state);
    let mut e = 0;
    for word in words(message) {
        let sum = [a.rotate_left(5), f(b, c, d), e, constant, word];
        let next = sum.into_iter().fold(0, u32::wrapping_add);
        (a, b, c, d, e) = (next, a, b.rotate_left(30), c, d);
    }
    vector([a, b, c, d])
}

/// E after four rounds, from A before them, added to the first word.
pub(super) fn sha1_next_e(state: u128, message: u128) -> u128 {
    let [a, ..] = words(state);
    let [first, rest @ ..] = words(message);
    vector([first.wrapping_add(a.rotate_left(30)), rest[0], rest[1], rest[2]])
}

pub(super) fn sha1_message_1(a: u128, b: u128) -> u128 {
    let ([w0, w1, w2, w3], [w4, w5, ..]) = (words(a), words(b));
    vector([w2 ^ w0, w3 ^ w1, w4 ^ w2, w5 ^ w3])
}

pub(super) fn sha1_message_2(a: u128, b: u128) -> u128 {
    let ([a0, a1, a2, a3], [_, w13, w14, w15]) = (words(a), words(b));
    let w16 = (a0 ^ w13).rotate_left(1);
    vector([w16, (a1 ^ w14).rotate_left(1), (a2 ^ w15).rotate_left(1), (a3 ^ w16).rotate_left(1)])
}

/// Two rounds on C D G H and A B E F with the two lowest words, to which the constants are added; gives
/// A B E F.
pub(super) fn sha256_rounds(cdgh: u128, abef: u128, message: u128) -> u128 {
    let ([mut c, mut d, mut g, mut h], [mut a, mut b, mut e, mut f]) = (words(cdgh), words(abef));
    let [.., second, first] = words(message);
    for word in [first, second] {
        let sigma1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let sigma0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let t1 = [h, sigma1, choose(e, f, g), word].into_iter().fold(0, u32::wrapping_add);
        let t2 = sigma0.wrapping_add(majority(a, b, c));
        (h, g, f, e) = (g, f, e, d.wrapping_add(t1));
        (d, c, b, a) = (c, b, a, t1.wrapping_add(t2));
    }
    vector([a, b, e, f])
}

pub(super) fn sha256_message_1(a: u128, b: u128) -> u128 {
    let sigma = |w: u32| w.rotate_right(7) ^ w.rotate_right(18) ^ w >> 3;
    let ([w3, w2, w1, w0], [.., w4]) = (words(a), words(b));
    vector([(w3, w4), (w2, w3), (w1, w2), (w0, w1)].map(|(w, next)| w.wrapping_add(sigma(next))))
}

pub(super) fn sha256_message_2(a: u128, b: u128) -> u128 {
    let sigma = |w: u32| w.rotate_right(17) ^ w.rotate_right(19) ^ w >> 10;
    let ([a3, a2, a1, a0], [w15, w14, ..]) = (words(a), words(b));
    let (w16, w17) = (a0.wrapping_add(sigma(w14)), a1.wrapping_add(sigma(w15)));
    vector([a3.wrapping_add(sigma(w17)), a2.wrapping_add(sigma(w16)), w17, w16])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of the message "abc", padded (FIPS 180-4, examples).
    const MESSAGE: [u32; 16] = [0x6162_6380, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24];

    #[test]
    fn sha1_of_a_short_message() {
        let mut w: Vec<u128> =
            MESSAGE.chunks(4).map(|four| vector([four[0], four[1], four[2], four[3]])).collect();
        for t in 4..20 {
            let partial = sha1_message_1(w[t - 4], w[t - 3]) ^ w[t - 2];
            w.push(sha1_message_2(partial, w[t - 1]));
        }
        let start = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
        let mut state = vector(start);
        let mut e = vector([0xc3d2_e1f0, 0, 0, 0]);
        for t in 0..20 {
            let message =
                if t == 0 { vector([0xc3d2_e1f0, 0, 0, 0]).wrapping_add(w[0]) } else { sha1_next_e(e, w[t]) };
            e = state;
            state = sha1_rounds(state, message, (t / 5) as u8);
        }
        let last = words(sha1_next_e(e, vector([0xc3d2_e1f0, 0, 0, 0])))[0];
        let sums = words(state).into_iter().zip(start).map(|(a, b)| a.wrapping_add(b));
        let digest: Vec<u32> = sums.chain([last]).collect();
        assert_eq!(digest, [0xa999_3e36, 0x4706_816a, 0xba3e_2571, 0x7850_c26c, 0x9cd0_d89d]);
    }
}
