//! Mutations of the tokens, lines and bytes of a text.

use crate::Rng;

use super::pool::Pool;

/// Kind of a token: tokens of one kind can be exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    Blank,
    LineEnd,
    Number,
    Type,
    /// `%x`, `@x`, `#1`, `!2`, and the values and blocks of Sheave's text.
    Name,
    Word,
    Text,
    Mark,
}

/// A token; together, tokens are the whole text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) class: Class,
}

/// Numbers at the limits of widths, sizes and indices.
const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "-1",
    "2",
    "7",
    "63",
    "64",
    "65",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "1073741824",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551615",
];

/// Types of every kind, including widths at and near the limits.
pub(super) const TYPES: [&str; 56] = [
    "i1",
    "i2",
    "i7",
    "i8",
    "i9",
    "i16",
    "i17",
    "i24",
    "i31",
    "i32",
    "i33",
    "i48",
    "i63",
    "i64",
    "i65",
    "i66",
    "i80",
    "i96",
    "i100",
    "i127",
    "i128",
    "i129",
    "i192",
    "i255",
    "i256",
    "i257",
    "i8192",
    "half",
    "bfloat",
    "float",
    "double",
    "x86_fp80",
    "fp128",
    "ptr",
    "void",
    "label",
    "metadata",
    "token",
    "<1 x i1>",
    "<2 x i1>",
    "<3 x i7>",
    "<4 x i8>",
    "<8 x i1>",
    "<2 x i33>",
    "<3 x i65>",
    "<2 x i100>",
    "<2 x i128>",
    "<2 x ptr>",
    "<2 x float>",
    "<3 x double>",
    "<2 x half>",
    "<2 x x86_fp80>",
    "{ i8, i65 }",
    "<{ i1, double }>",
    "[2 x { i32, ptr }]",
    "{}",
];

/// Types of Sheave's text.
const SHEAVE_TYPES: [&str; 7] = ["i8", "i16", "i32", "i64", "f32", "f64", "ptr"];

/// Words with a meaning in any text, in the pool or not.
const WORDS: [&str; 64] = [
    "zeroinitializer",
    "undef",
    "poison",
    "null",
    "none",
    "true",
    "false",
    "0x7FF8000000000000",
    "0xK7FFF8000000000000000",
    "0xH7C00",
    "1.0e308",
    "-0.0",
    "u0xFFFF",
    "splat",
    "blockaddress",
    "getelementptr",
    "ptrtoint",
    "inttoptr",
    "bitcast",
    "trunc",
    "zext",
    "sext",
    "fptoui",
    "sitofp",
    "add",
    "sub",
    "mul",
    "udiv",
    "sdiv",
    "urem",
    "srem",
    "shl",
    "lshr",
    "ashr",
    "and",
    "or",
    "xor",
    "icmp",
    "fcmp",
    "select",
    "phi",
    "freeze",
    "load",
    "store",
    "alloca",
    "call",
    "invoke",
    "ret",
    "br",
    "switch",
    "unreachable",
    "extractvalue",
    "insertvalue",
    "extractelement",
    "insertelement",
    "shufflevector",
    "atomicrmw",
    "cmpxchg",
    "volatile",
    "atomic",
    "align",
    "asm",
    "...",
    "addrspace(1)",
];

const SHEAVE_WORDS: [&str; 40] = [
    "null",
    "undef",
    "nan:0x7ff8000000000001",
    "inf",
    "zero",
    "at",
    "size",
    "align",
    "readonly",
    "thread_local",
    "local",
    "weak",
    "data",
    "function",
    "extern",
    "alias",
    "constructor",
    "difference32",
    "blockaddr",
    "group(1)",
    "byval(24, 8)",
    "sret",
    "x87",
    "param",
    "volatile",
    "alloca",
    "dyn_alloca",
    "phi",
    "switch",
    "branch",
    "jump",
    "return",
    "call",
    "call_indirect",
    "ptr_index",
    "ptr_add",
    "asm_goto",
    "indirect_branch",
    "cmpxchg",
    "copies",
];

const MARKS: [&str; 20] =
    ["(", ")", "[", "]", "{", "}", "<", ">", ",", "=", ":", "*", "\"", "!", "@", "%", "#", ";", "\n", "\\00"];

/// Cuts a text into tokens.
pub(super) fn tokens(text: &[u8]) -> Vec<Token<'_>> {
    let mut list = Vec::new();
    let mut rest = text;
    while let Some(&first) = rest.first() {
        let ident = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$' | b'-');
        let run = |from: usize, ok: &dyn Fn(u8) -> bool| {
            rest[from..].iter().position(|&b| !ok(b)).map_or(rest.len(), |n| from + n)
        };
        let (n, class) = match first {
            b'\n' => (1, Class::LineEnd),
            b' ' | b'\t' => (run(1, &|b| b == b' ' || b == b'\t'), Class::Blank),
            b'"' => (rest[1..].iter().position(|&b| b == b'"').map_or(rest.len(), |n| n + 2), Class::Text),
            b'%' | b'@' | b'#' | b'!' | b'$' if rest.len() > 1 && ident(rest[1]) => {
                (run(1, &ident), Class::Name)
            }
            _ if ident(first) => {
                let n = run(1, &ident);
                (n, class_of_word(&rest[..n]))
            }
            _ => (1, Class::Mark),
        };
        list.push(Token { bytes: &rest[..n], class });
        rest = &rest[n..];
    }
    list
}

fn class_of_word(word: &[u8]) -> Class {
    let digits = |w: &[u8]| !w.is_empty() && w.iter().all(u8::is_ascii_digit);
    match word {
        [b'i' | b'f', rest @ ..] if digits(rest) => Class::Type,
        b"ptr" | b"half" | b"float" | b"double" | b"void" | b"x86_fp80" | b"fp128" | b"bfloat" | b"label" => {
            Class::Type
        }
        [b'v', rest @ ..] if digits(rest) => Class::Name,
        [b'b', b'l', b'o', b'c', b'k', rest @ ..] if digits(rest) => Class::Name,
        [b'-', rest @ ..] if digits(rest) => Class::Number,
        [b'0'..=b'9', ..] => Class::Number,
        _ => Class::Word,
    }
}

/// Damages the text of `tokens`, LLVM IR or Sheave's format.
pub(super) fn damage(tokens: &[Token<'_>], llvm: bool, pool: &Pool, rng: &mut Rng) -> Vec<u8> {
    let mut list = tokens.to_vec();
    let n = if rng.chance(55) { 1 } else { 2 + rng.below(6) };
    let mut bytes = 0;
    for _ in 0..n {
        if list.is_empty() {
            break;
        }
        match rng.below(100) {
            0..8 => bytes += 1,
            8..20 => exchange_like(&mut list, tokens, rng),
            20..28 => exchange_types(&mut list, llvm, rng),
            28..38 => put(&mut list, rng, |token| token.class == Class::Type, |rng| a_type(llvm, rng)),
            38..52 => put(&mut list, rng, |token| token.class == Class::Number, |rng| rng.pick(&NUMBERS)),
            52..60 => put(&mut list, rng, |token| token.class == Class::Word, |rng| a_word(llvm, rng)),
            60..66 => put(&mut list, rng, |_| true, |rng| a_word(llvm, rng)),
            66..70 => put(&mut list, rng, |token| token.class == Class::Mark, |rng| rng.pick(&MARKS)),
            70..74 => {
                let (a, b) = (rng.below(list.len()), rng.below(list.len()));
                list.swap(a, b);
            }
            74..78 => {
                let at = rng.below(list.len());
                list.insert(at, list[at]);
            }
            78..82 => {
                list.remove(rng.below(list.len()));
            }
            82..84 => {
                let at = rng.below(list.len());
                let end = list.len().min(at + 1 + rng.below(12));
                list.drain(at..end);
            }
            84..88 => {
                let other = pool.pick(rng);
                let at = rng.below(list.len());
                list[at] = rng.pick(&other.tokens);
            }
            88..91 => widen_number(&mut list, rng),
            91..98 => move_lines(&mut list, pool, rng),
            _ => list.truncate(rng.below(list.len()) + 1),
        }
    }
    let mut text: Vec<u8> = Vec::new();
    list.iter().for_each(|token| text.extend_from_slice(token.bytes));
    for _ in 0..bytes {
        damage_bytes(&mut text, rng);
    }
    text
}

fn a_type(llvm: bool, rng: &mut Rng) -> &'static str {
    if llvm { rng.pick(&TYPES) } else { rng.pick(&SHEAVE_TYPES) }
}

fn a_word(llvm: bool, rng: &mut Rng) -> &'static str {
    if llvm { rng.pick(&WORDS) } else { rng.pick(&SHEAVE_WORDS) }
}

/// The index of a token that fits, if a few tries find one.
fn find(list: &[Token<'_>], rng: &mut Rng, fits: impl Fn(&Token<'_>) -> bool) -> Option<usize> {
    (0..24).map(|_| rng.below(list.len())).find(|&i| fits(&list[i]))
}

/// Replaces a token that fits.
fn put(
    list: &mut [Token<'_>],
    rng: &mut Rng,
    fits: impl Fn(&Token<'_>) -> bool,
    with: impl Fn(&mut Rng) -> &'static str,
) {
    if let Some(at) = find(list, rng, |token| token.class != Class::Blank && fits(token)) {
        list[at].bytes = with(rng).as_bytes();
    }
}

/// Replaces a token by another of its class and text.
fn exchange_like<'a>(list: &mut [Token<'a>], all: &[Token<'a>], rng: &mut Rng) {
    let Some(at) = find(list, rng, |token| !matches!(token.class, Class::Blank | Class::LineEnd)) else {
        return;
    };
    if let Some(from) = find(all, rng, |token| token.class == list[at].class) {
        list[at] = all[from];
    }
}

/// Replaces a type by a different one: everywhere, on one line, or from some token on. The text often stays
/// consistent, so that the stages after type checking are reached.
fn exchange_types(list: &mut [Token<'_>], llvm: bool, rng: &mut Rng) {
    let Some(at) = find(list, rng, |token| token.class == Class::Type) else { return };
    let (old, new) = (list[at].bytes, a_type(llvm, rng).as_bytes());
    let range = match rng.below(3) {
        0 => {
            let start = list[..at].iter().rposition(|token| token.class == Class::LineEnd).unwrap_or(0);
            let end = list[at..].iter().position(|token| token.class == Class::LineEnd);
            start..end.map_or(list.len(), |n| at + n)
        }
        _ => 0..list.len(),
    };
    for token in &mut list[range] {
        if token.class == Class::Type && token.bytes == old {
            token.bytes = new;
        }
    }
}

/// Replaces the digits inside a token, such as a width in a type or a number in a name.
fn widen_number(list: &mut [Token<'_>], rng: &mut Rng) {
    let has_digits = |token: &Token<'_>| token.bytes.iter().any(u8::is_ascii_digit);
    let Some(at) = find(list, rng, has_digits) else { return };
    let bytes = list[at].bytes;
    let Some(start) = bytes.iter().position(u8::is_ascii_digit) else { return };
    list[at].bytes = match rng.below(3) {
        // Without its digits, or with only them.
        0 => &bytes[..start],
        1 => &bytes[start..],
        _ => rng.pick(&NUMBERS).as_bytes(),
    };
}

/// Moves, doubles, removes a line, or takes one from another text.
fn move_lines<'a>(list: &mut Vec<Token<'a>>, pool: &Pool, rng: &mut Rng) {
    let line = |list: &[Token<'_>], rng: &mut Rng| {
        let at = rng.below(list.len());
        let start = list[..at].iter().rposition(|token| token.class == Class::LineEnd).map_or(0, |n| n + 1);
        let end = list[at..].iter().position(|token| token.class == Class::LineEnd);
        start..end.map_or(list.len(), |n| at + n + 1)
    };
    let range = line(list, rng);
    let taken: Vec<Token<'a>> = match rng.below(5) {
        0 => {
            list.drain(range);
            return;
        }
        1 => list[range].to_vec(),
        2 => {
            let other = pool.pick(rng);
            let range = line(&other.tokens, rng);
            other.tokens[range].to_vec()
        }
        _ => list.drain(range).collect(),
    };
    let at = if list.is_empty() { 0 } else { line(list, rng).start };
    list.splice(at..at, taken);
}

fn damage_bytes(text: &mut Vec<u8>, rng: &mut Rng) {
    if text.is_empty() {
        return;
    }
    let at = rng.below(text.len());
    match rng.below(5) {
        0 => text[at] ^= 1 << rng.below(8),
        1 => text[at] = rng.bits() as u8,
        2 => {
            text.remove(at);
        }
        3 => text.insert(at, rng.pick(b" \n\0\t\"\\{}()<>[]%@!#*,;:=-.0129azAZ_\x7f\xc3\xa4\xff")),
        _ => {
            let end = text.len().min(at + 1 + rng.below(8));
            text.drain(at..end);
        }
    }
}
