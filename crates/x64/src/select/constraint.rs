//! Constraints of inline assembly: register classes and register names.

use sheave_ir::{AsmData, Type};
use sheave_regalloc::{Preg, PregSet};

use crate::abi::{RAX, RBX, RCX, RDI, RDX, RSI, RSP};
use crate::asm::table::canonical_condition;
use crate::minst::Cond;
use crate::registers::{gpr, xmm};

/// The class of a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    Int,
    Float,
    /// One of the four registers with a high byte.
    HighByte,
    Fixed(Preg),
    Memory,
    Immediate,
    Tied(usize),
    Condition(Cond),
}

/// Letters that only constants meet.
const CONSTANTS: &str = "inseEFGZIJKLMNO";

/// Whether a constant may stand for a letter without a reason to prefer a register: it has the letter's
/// range, and that of immediates where the letter has none. `bits` are zero-extended, `value` is
/// sign-extended.
fn admits(letter: char, (bits, value): (u64, i64)) -> bool {
    const BELOW: [(char, u64); 6] = [('I', 32), ('J', 64), ('M', 4), ('N', 256), ('O', 128), ('Z', 1 << 32)];
    match BELOW.iter().find(|below| below.0 == letter) {
        Some(&(_, limit)) => bits < limit,
        None if letter == 'K' => i8::try_from(value).is_ok(),
        None if letter == 'L' => matches!(bits, 0xff | 0xffff | 0xffff_ffff),
        None => "gXinseEFG".contains(letter) && i32::try_from(value).is_ok(),
    }
}

/// The class that is chosen for a constraint without its prefixes; `constant`: the bits and the value of an
/// operand that is a constant, zero for an address.
pub(super) fn classify(constraint: &str, ty: Option<Type>, constant: Option<(u64, i64)>) -> Option<Class> {
    if let Some(name) = constraint.strip_prefix('{') {
        let name = name.strip_suffix('}')?;
        if let Some(condition) = name.strip_prefix("@cc") {
            return condition_code(condition).map(Class::Condition);
        }
        return register_named(name).filter(|&preg| preg != RSP).map(Class::Fixed);
    }
    if constraint.starts_with(|c: char| c.is_ascii_digit()) {
        return constraint.parse().ok().map(Class::Tied);
    }
    let float = ty.is_some_and(Type::is_float);
    let mut chosen: Option<Class> = None;
    let mut letters = constraint.split('|').next().unwrap_or("").chars();
    while let Some(letter) = letters.next() {
        let class = match letter {
            '^' => continue,
            _ if constant.is_some_and(|constant| admits(letter, constant)) => return Some(Class::Immediate),
            'X' if float => Class::Float,
            'r' | 'q' | 'l' | 'R' | 'g' | 'X' => Class::Int,
            'Q' => Class::HighByte,
            'a' | 'A' => Class::Fixed(RAX),
            'b' => Class::Fixed(RBX),
            'c' => Class::Fixed(RCX),
            'd' => Class::Fixed(RDX),
            'S' => Class::Fixed(RSI),
            'D' => Class::Fixed(RDI),
            'Y' if letters.next() == Some('z') => Class::Fixed(xmm(0)),
            'x' | 'v' | 'Y' => Class::Float,
            'm' | 'o' | 'V' | 'p' => Class::Memory,
            _ if CONSTANTS.contains(letter) => Class::Immediate,
            _ => return None,
        };
        let better = |old: Class| match (old, class) {
            (Class::Immediate, _) => true,
            (Class::Memory, new) => !matches!(new, Class::Immediate),
            (Class::Int, Class::Float) => float,
            _ => false,
        };
        if chosen.is_none_or(better) {
            chosen = Some(class);
        }
    }
    chosen
}

/// The register called `name`, at any width.
fn register_named(name: &str) -> Option<Preg> {
    const NAMES: [&str; 8] = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];
    if let Some(number) = name.strip_prefix("xmm").or_else(|| name.strip_prefix("ymm")) {
        let number: u8 = number.parse().ok()?;
        return (number < 16).then(|| xmm(number));
    }
    if let Some(number) = name.strip_prefix('r') {
        let digits = number.trim_end_matches(['d', 'w', 'b', 'l']);
        if let Ok(number @ 8..=15) = digits.parse::<u8>() {
            return Some(gpr(number));
        }
    }
    let stem = name.strip_prefix(['r', 'e']).unwrap_or(name);
    let is_part = |name: &&str| match *stem.as_bytes() {
        [letter, b'l' | b'h'] => name.as_bytes() == [letter, b'x'],
        _ => *name == stem.trim_end_matches('l'),
    };
    NAMES.iter().position(is_part).map(|n| gpr(n as u8))
}

/// The registers that a template overwrites, except for the stack pointer.
pub(super) fn clobbered(data: &AsmData) -> PregSet {
    let mut set = PregSet::EMPTY;
    let named = data.clobbers.iter().filter_map(|name| register_named(name));
    named.filter(|&preg| preg != RSP).for_each(|preg| set.insert(preg));
    set
}

fn condition_code(name: &str) -> Option<Cond> {
    let name = canonical_condition(name);
    Cond::ALL[..16].iter().copied().find(|cond| format!("{cond:?}").eq_ignore_ascii_case(name))
}
