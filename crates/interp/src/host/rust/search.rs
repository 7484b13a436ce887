//! The state of a search for a text in another one, which generic code goes on with: the two-way algorithm
//! (Crochemore, Perrin, "Two-way string-matching", 1991) in the layout of rustc 1.95.

use super::format::text;
use crate::host::Builtin;
use crate::machine::{HostCall, HostResult};

pub(in crate::host) const TABLE: &[(&str, Builtin)] = &[("<core::str::pattern::StrSearcher>::new", new)];

/// Stores a searcher: which kind it is, its state, and the two texts.
fn new(call: &mut HostCall<'_, '_>) -> HostResult {
    const TEXTS: u64 = 72;
    let searcher = call.arg(0)?;
    let (haystack, needle) = (text(call, 1)?, text(call, 3)?);
    let end = haystack.len() as u64;
    let words = if needle.is_empty() {
        // Position, end, and that it matches at both ends first.
        vec![0, 0, end, 0x0101]
    } else {
        let Factors { critical, critical_back, period, is_periodic } = factors(&needle);
        let bytes = needle[..if is_periodic { period } else { needle.len() }].iter();
        let set = bytes.fold(0u64, |set, byte| set | 1 << (byte & 0x3f));
        let (memory, memory_back) = if is_periodic { (0, needle.len() as u64) } else { (u64::MAX, u64::MAX) };
        vec![1, critical as u64, critical_back as u64, period as u64, set, 0, end, memory, memory_back]
    };
    call.memory().bytes_mut(searcher, TEXTS)?.fill(0);
    for (i, word) in words.into_iter().enumerate() {
        call.memory().write_int(searcher.wrapping_add(8 * i as u64), 8, word)?;
    }
    for i in 0..4 {
        let word = call.arg(1 + i)?;
        call.memory().write_int(searcher + TEXTS + 8 * i as u64, 8, word)?;
    }
    Ok(0)
}

/// A factorisation of a needle.
struct Factors {
    /// Where its second part starts, forwards and from the back.
    critical: usize,
    critical_back: usize,
    /// The period, or where it is long a lower bound of it.
    period: usize,
    is_periodic: bool,
}

fn factors(needle: &[u8]) -> Factors {
    let length = needle.len();
    let (critical, period) = maximal_suffix(needle, false).max(maximal_suffix(needle, true));
    if needle.get(period..period + critical) != Some(&needle[..critical]) {
        let period = critical.max(length - critical) + 1;
        return Factors { critical, critical_back: critical, period, is_periodic: false };
    }
    let backwards: Vec<u8> = needle.iter().rev().copied().collect();
    let suffix = |greater| bounded_suffix(&backwards, greater, Some(period)).0;
    let critical_back = length - suffix(false).max(suffix(true));
    Factors { critical, critical_back, period, is_periodic: true }
}

/// Where the maximal suffix starts, and its period; the order of bytes may be the opposite one.
fn maximal_suffix(text: &[u8], is_opposite: bool) -> (usize, usize) {
    bounded_suffix(text, is_opposite, None)
}

/// The same; once the period is known, it is not exceeded.
fn bounded_suffix(text: &[u8], is_opposite: bool, known_period: Option<usize>) -> (usize, usize) {
    let (mut left, mut right, mut offset, mut period) = (0, 1, 0, 1);
    while let Some(&a) = text.get(right + offset) {
        let b = text[left + offset];
        if a == b {
            if offset + 1 == period {
                right += period;
                offset = 0;
            } else {
                offset += 1;
            }
        } else if (a < b) != is_opposite {
            right += offset + 1;
            offset = 0;
            period = right - left;
        } else {
            left = right;
            right += 1;
            offset = 0;
            period = 1;
        }
        if known_period == Some(period) {
            break;
        }
    }
    (left, period)
}

#[cfg(test)]
mod tests {
    use super::factors;

    /// The period and the critical position of Crochemore and Perrin, by their definitions.
    #[test]
    fn factors_are_critical() {
        let has_period = |text: &[u8], period: usize| text.iter().zip(&text[period..]).all(|(a, b)| a == b);
        for length in 1..=9usize {
            for number in 0..3usize.pow(length as u32) {
                let needle: Vec<u8> =
                    (0..length).map(|i| b'a' + (number / 3usize.pow(i as u32) % 3) as u8).collect();
                let smallest =
                    (1..=length).find(|&p| p == length || has_period(&needle, p)).unwrap_or(length);
                let found = factors(&needle);
                if found.is_periodic {
                    assert_eq!(found.period, smallest, "{needle:?}");
                } else {
                    assert!(found.period <= smallest, "{needle:?}");
                }
                for critical in [found.critical, found.critical_back] {
                    // The local period there is the period.
                    let local = (1..=length).find(|&p| {
                        (0..p).all(|i| {
                            let right = critical + i;
                            let (Some(left), true) = (right.checked_sub(p), right < length) else {
                                return true;
                            };
                            needle[left] == needle[right]
                        })
                    });
                    assert_eq!(local, Some(smallest), "{needle:?} at {critical}");
                }
            }
        }
    }
}
