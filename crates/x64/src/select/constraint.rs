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

/// The class that is chosen for a constraint without its prefixes; `constant`: the operand is a constant.
pub(super) fn classify(constraint: &str, ty: Option<Type>, constant: bool) -> Option<Class> {
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
            'r' | 'q' | 'l' | 'R' => Class::Int,
            'g' | 'X' if constant => return Some(Class::Immediate),
            _ if constant && CONSTANTS.contains(letter) => return Some(Class::Immediate),
            'X' if float => Class::Float,
            'g' | 'X' => Class::Int,
            'Q' => Class::HighByte,
            'a' | 'A' => Class::Fixed(RAX),
            'b' => Class::Fixed(RBX),
            'c' => Class::Fixed(RCX),
            'd' => Class::Fixed(RDX),
            'S' => Class::Fixed(RSI),
            'D' => Class::Fixed(RDI),
            'x' | 'v' => Class::Float,
            'Y' => match letters.next() {
                Some('z') => Class::Fixed(xmm(0)),
                _ => Class::Float,
            },
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
    let stem = match stem {
        "al" | "ah" => "ax",
        "cl" | "ch" => "cx",
        "dl" | "dh" => "dx",
        "bl" | "bh" => "bx",
        "sil" => "si",
        "dil" => "di",
        "bpl" => "bp",
        stem => stem,
    };
    NAMES.iter().position(|&n| n == stem).map(|n| gpr(n as u8))
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
