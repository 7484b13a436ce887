//! The table of algebraic rules, by families.
//!
//! Constants are on the right of operations that commute, and of comparisons, before a rule sees them.

mod arithmetic;
mod bits;
mod comparisons;
mod conversions;
mod env;

use super::pattern::{Heads, Rule};
use arithmetic::ARITHMETIC;
use bits::BITS;
use comparisons::COMPARISONS;
use conversions::CONVERSIONS;
pub(crate) use env::in_common;

const N: usize = ARITHMETIC.len() + BITS.len() + COMPARISONS.len() + CONVERSIONS.len();

/// The rules. Those for one kind of instruction are neighbours, tried in order.
pub(super) static RULES: [Rule; N] = joined([&CONVERSIONS, &ARITHMETIC, &BITS, &COMPARISONS]);

/// The rules that may match, by the kinds of an instruction and its operands.
pub(super) static HEADS: Heads = Heads::of(&RULES);

const fn joined(families: [&[Rule]; 4]) -> [Rule; N] {
    let mut rules = [CONVERSIONS[0]; N];
    let (mut family, mut at) = (0, 0);
    while family < families.len() {
        let mut index = 0;
        while index < families[family].len() {
            rules[at] = families[family][index];
            index += 1;
            at += 1;
        }
        family += 1;
    }
    rules
}
