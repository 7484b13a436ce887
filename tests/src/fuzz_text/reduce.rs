//! Makes a text that fails smaller while it fails alike.

use super::mutate;

/// How many texts are tried at most.
const TRIES: usize = 4000;

/// The smallest part of `text`, first by lines, then by tokens, of which `fails` still holds.
pub(super) fn reduce(text: &[u8], mut fails: impl FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut tries = TRIES;
    let mut attempt = |text: &[u8]| {
        tries = tries.saturating_sub(1);
        tries > 0 && fails(text)
    };
    let lines: Vec<&[u8]> = text.split_inclusive(|&b| b == b'\n').collect();
    let lines = shrink(lines, &mut attempt);
    let text = lines.concat();
    let tokens: Vec<&[u8]> = mutate::tokens(&text).into_iter().map(|token| token.bytes).collect();
    shrink(tokens, &mut attempt).concat()
}

/// Leaves out runs of parts, long ones first, as long as any can go.
fn shrink<'a>(mut parts: Vec<&'a [u8]>, attempt: &mut impl FnMut(&[u8]) -> bool) -> Vec<&'a [u8]> {
    let mut run = parts.len() / 2;
    while run > 0 {
        let mut at = 0;
        while at < parts.len() {
            let end = parts.len().min(at + run);
            let less: Vec<&[u8]> = parts[..at].iter().chain(&parts[end..]).copied().collect();
            if attempt(&less.concat()) { parts = less } else { at = end }
        }
        run /= 2;
    }
    parts
}
