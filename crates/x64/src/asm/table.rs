//! Mnemonics and their encodings.

use iced_x86::{Code, EncodingKind};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// The encodings for 64-bit mode of the mnemonic that iced calls `name`.
pub(super) fn codes(name: &str) -> &'static [Code] {
    static TABLE: LazyLock<FxHashMap<String, Vec<Code>>> = LazyLock::new(|| {
        let mut table: FxHashMap<String, Vec<Code>> = FxHashMap::default();
        for code in Code::values() {
            let info = code.op_code();
            let known = matches!(info.encoding(), EncodingKind::Legacy | EncodingKind::VEX);
            if info.is_instruction() && info.mode64() && known {
                table.entry(format!("{:?}", code.mnemonic()).to_lowercase()).or_default().push(code);
            }
        }
        table
    });
    TABLE.get(name).map_or(&[], Vec::as_slice)
}

/// The bytes of a prefix.
pub(super) fn prefix(word: &str) -> Option<&'static [u8]> {
    Some(match word.to_ascii_lowercase().as_str() {
        "lock" => &[0xf0],
        "rep" | "repe" | "repz" => &[0xf3],
        "repne" | "repnz" => &[0xf2],
        "data16" => &[0x66],
        // A hint for the branch predictor.
        "notrack" => &[],
        _ => return None,
    })
}

/// Iced's name for a condition that has several (`z` is `e`).
pub(crate) fn canonical_condition(condition: &str) -> &str {
    match condition {
        "z" => "e",
        "nz" => "ne",
        "c" | "nae" => "b",
        "nc" | "nb" => "ae",
        "na" => "be",
        "nbe" => "a",
        "nge" => "l",
        "nl" => "ge",
        "ng" => "le",
        "nle" => "g",
        "pe" => "p",
        "po" => "np",
        other => other,
    }
}

/// Iced's name for a mnemonic that has several (`jz` is `je`).
fn canonical(word: &str) -> String {
    for stem in ["cmov", "set", "j"] {
        if let Some(condition) = word.strip_prefix(stem) {
            return format!("{stem}{}", canonical_condition(condition));
        }
    }
    match word {
        "pushf" => "pushfq",
        "popf" => "popfq",
        "iret" => "iretq",
        "movabs" => "mov",
        "ud2a" => "ud2",
        other => other,
    }
    .to_owned()
}

/// AT&T's suffixes of mnemonics, with the sizes in bytes that they mean.
pub(super) const SIZES: [(char, u32); 4] = [('b', 1), ('w', 2), ('l', 4), ('q', 8)];

/// A reading of a mnemonic: iced's name, and the sizes in bytes of its suffixes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reading {
    pub(super) name: String,
    /// Size of the operation, or of the source of an extension.
    pub(super) size: Option<u32>,
    /// Size of the destination of an extension.
    pub(super) destination: Option<u32>,
}

/// The readings of a mnemonic, the likeliest first.
pub(super) fn readings(word: &str) -> Vec<Reading> {
    let word = word.to_ascii_lowercase();
    let plain = |name: &str| Reading { name: canonical(name), size: None, destination: None };
    let mut readings = vec![plain(&word)];
    let renamed = match word.as_str() {
        "cltq" => Some("cdqe"),
        "cqto" => Some("cqo"),
        "cltd" => Some("cdq"),
        "cwtl" => Some("cwde"),
        "cbtw" => Some("cbw"),
        "cwtd" => Some("cwd"),
        _ => None,
    };
    readings.extend(renamed.map(plain));
    let size_of = |c: char| SIZES.iter().find(|size| size.0 == c).map(|size| size.1);
    let letters: Vec<char> = word.chars().collect();
    // movzbl, movswq, movslq: source and destination size.
    if letters.len() == 6
        && (word.starts_with("movz") || word.starts_with("movs"))
        && let (Some(from), Some(to)) = (size_of(letters[4]), size_of(letters[5]))
    {
        let name = match (letters[3], from) {
            ('z', _) => "movzx",
            (_, 4) => "movsxd",
            _ => "movsx",
        };
        readings.push(Reading { name: name.to_owned(), size: Some(from), destination: Some(to) });
    }
    let Some((stem, last)) = word.char_indices().last().map(|(at, c)| (&word[..at], c)) else {
        return readings;
    };
    if word.starts_with('f') {
        let integer = word.starts_with("fi");
        let size = match (last, integer) {
            ('s', true) => Some(2),
            ('l', true) | ('s', false) => Some(4),
            ('q', true) | ('l', false) => Some(8),
            ('t', false) => Some(10),
            _ => None,
        };
        let stem = stem.strip_suffix('l').filter(|_| word.ends_with("ll")).unwrap_or(stem);
        let size = if word.ends_with("ll") { Some(8) } else { size };
        if size.is_some() {
            readings.push(Reading { name: stem.to_owned(), size, destination: None });
        }
    } else if let Some(size) = size_of(last) {
        readings.push(Reading { name: canonical(stem), size: Some(size), destination: None });
        // String operations: iced's names end in the size letter of Intel's syntax.
        if matches!(stem, "movs" | "cmps" | "stos" | "lods" | "scas" | "ins" | "outs") && last == 'l' {
            readings.push(plain(&format!("{stem}d")));
        }
    }
    readings
}
