//! Makes a text that fails smaller while it fails alike.

use sheave::reduce::minimise;

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
    let lines = minimise(lines, |rest: &[&[u8]]| attempt(&rest.concat()));
    let text = lines.concat();
    let tokens: Vec<&[u8]> = mutate::tokens(&text).into_iter().map(|token| token.bytes).collect();
    minimise(tokens, |rest: &[&[u8]]| attempt(&rest.concat())).concat()
}
