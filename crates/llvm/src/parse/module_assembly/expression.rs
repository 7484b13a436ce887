//! Expressions of the assembler: numbers, symbols, operators with the precedences of the GNU assembler.
//!
//! A value is a number, plus the address of a symbol, minus that of another. The distance of two labels in
//! one section of data is a number, if both are known already.

use rustc_hash::FxHashMap;

use super::statements::{Parsed, is_name_byte};

/// Parentheses and signs nest at most this deep.
const MAX_DEPTH: u32 = 64;

/// A number, plus the address of a symbol, minus that of another.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Sum {
    pub(super) plus: Option<String>,
    pub(super) minus: Option<String>,
    pub(super) number: i64,
}

/// Labels in data: the section and the distance from its start.
pub(super) type Places = FxHashMap<String, (usize, i64)>;

/// Names for numbers, and where each was given.
pub(super) type Numbers = FxHashMap<String, (i64, usize)>;

/// What is known where an expression is.
#[derive(Clone, Copy)]
pub(super) struct Scope<'a> {
    pub(super) numbers: &'a Numbers,
    pub(super) places: &'a Places,
    /// The current position, as a symbol and a distance from it; none in code.
    pub(super) here: Option<(&'a str, i64)>,
}

impl Sum {
    fn of(number: i64) -> Sum {
        Sum { number, ..Sum::default() }
    }

    fn as_number(&self) -> Option<i64> {
        (self.plus.is_none() && self.minus.is_none()).then_some(self.number)
    }

    fn negated(self) -> Sum {
        Sum { plus: self.minus, minus: self.plus, number: self.number.wrapping_neg() }
    }
}

impl Scope<'_> {
    /// The value of `text`.
    pub(super) fn value(&self, text: &str) -> Parsed<Sum> {
        let mut parser = Parser { scope: self, rest: text.trim(), depth: 0 };
        let value = parser.binary(0)?;
        if parser.rest.is_empty() { Ok(value) } else { Err(format!("`{}` is not a value", text.trim())) }
    }

    /// The value of `text`, which has no symbols left.
    pub(super) fn number(&self, text: &str) -> Parsed<i64> {
        self.value(text)?.as_number().ok_or_else(|| format!("`{}` is not a number", text.trim()))
    }

    fn add(&self, a: Sum, b: Sum) -> Parsed<Sum> {
        if a.plus.is_some() && b.plus.is_some() || a.minus.is_some() && b.minus.is_some() {
            return Err("several symbols in one sum".to_owned());
        }
        let (plus, minus) = (a.plus.or(b.plus), a.minus.or(b.minus));
        let number = a.number.wrapping_add(b.number);
        if let (Some(plus), Some(minus)) = (&plus, &minus) {
            if plus == minus {
                return Ok(Sum::of(number));
            }
            if let (Some(&(section, to)), Some(&(other, from))) =
                (self.places.get(plus), self.places.get(minus))
                && section == other
            {
                return Ok(Sum::of(number.wrapping_add(to - from)));
            }
        }
        Ok(Sum { plus, minus, number })
    }
}

struct Parser<'a> {
    scope: &'a Scope<'a>,
    rest: &'a str,
    depth: u32,
}

/// Operators and how tightly they bind; the longer ones come first.
const OPERATORS: [(&str, u32); 19] = [
    ("||", 1),
    ("&&", 2),
    ("==", 3),
    ("!=", 3),
    ("<>", 3),
    ("<<", 6),
    (">>", 6),
    ("<=", 3),
    (">=", 3),
    ("<", 3),
    (">", 3),
    ("+", 4),
    ("-", 4),
    ("|", 5),
    ("^", 5),
    ("&", 5),
    ("*", 6),
    ("/", 6),
    ("%", 6),
];

impl<'a> Parser<'a> {
    /// Operands and operators that bind more tightly than `least`.
    fn binary(&mut self, least: u32) -> Parsed<Sum> {
        let mut left = self.operand()?;
        loop {
            self.rest = self.rest.trim_start();
            let known = OPERATORS.iter().find(|(word, _)| self.rest.starts_with(word));
            let Some(&(operator, precedence)) = known.filter(|(_, precedence)| *precedence > least) else {
                return Ok(left);
            };
            self.rest = &self.rest[operator.len()..];
            let right = self.binary(precedence)?;
            left = self.combine(operator, left, right)?;
        }
    }

    fn combine(&self, operator: &str, left: Sum, right: Sum) -> Parsed<Sum> {
        match operator {
            "+" => return self.scope.add(left, right),
            "-" => return self.scope.add(left, right.negated()),
            _ => {}
        }
        let (Some(a), Some(b)) = (left.as_number(), right.as_number()) else {
            return Err(format!("`{operator}` wants numbers, not addresses"));
        };
        // A comparison that holds has all bits set.
        let truth = |holds: bool| -i64::from(holds);
        Ok(Sum::of(match operator {
            "*" => a.wrapping_mul(b),
            "/" | "%" if b == 0 => return Err("division by zero".to_owned()),
            "/" => a.wrapping_div(b),
            "%" => a.wrapping_rem(b),
            "<<" => u32::try_from(b).ok().and_then(|n| a.checked_shl(n)).unwrap_or(0),
            ">>" => u32::try_from(b).ok().and_then(|n| (a as u64).checked_shr(n)).unwrap_or(0) as i64,
            "|" => a | b,
            "^" => a ^ b,
            "&" => a & b,
            "&&" => i64::from(a != 0 && b != 0),
            "||" => i64::from(a != 0 || b != 0),
            "==" => truth(a == b),
            "!=" | "<>" => truth(a != b),
            "<" => truth(a < b),
            "<=" => truth(a <= b),
            ">" => truth(a > b),
            _ => truth(a >= b),
        }))
    }

    fn operand(&mut self) -> Parsed<Sum> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("an expression is nested too deep".to_owned());
        }
        let value = self.unlimited_operand()?;
        self.depth -= 1;
        Ok(value)
    }

    fn unlimited_operand(&mut self) -> Parsed<Sum> {
        self.rest = self.rest.trim_start();
        let all = self.rest;
        let Some(first) = all.chars().next() else { return Err("a value is missing".to_owned()) };
        self.rest = &all[first.len_utf8()..];
        let number = |value: Sum| value.as_number().ok_or_else(|| format!("`{first}` wants a number"));
        match first {
            '+' => self.operand(),
            '-' => Ok(self.operand()?.negated()),
            '~' => Ok(Sum::of(!number(self.operand()?)?)),
            '!' => Ok(Sum::of(i64::from(number(self.operand()?)? == 0))),
            '(' => {
                let value = self.binary(0)?;
                self.rest = self.rest.trim_start().strip_prefix(')').ok_or("a `(` without `)`")?;
                Ok(value)
            }
            '\'' => self.character(),
            _ => {
                let end = all.bytes().position(|b| !is_name_byte(b)).unwrap_or(all.len());
                self.rest = &all[end..];
                self.word(&all[..end]).ok_or_else(|| format!("`{}` is not a value", all.trim_end()))
            }
        }
    }

    /// What follows the opening quote of a character.
    fn character(&mut self) -> Parsed<Sum> {
        let mut chars = self.rest.chars();
        let value = match chars.next() {
            Some('\\') => match chars.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some('r') => '\r',
                Some('0') => '\0',
                Some(other @ ('\\' | '\'' | '"')) => other,
                _ => return Err("an escape that is unknown".to_owned()),
            },
            Some(c) => c,
            None => return Err("a character is missing".to_owned()),
        };
        self.rest = chars.as_str().strip_prefix('\'').unwrap_or(chars.as_str());
        Ok(Sum::of(i64::from(u32::from(value))))
    }

    fn word(&self, word: &str) -> Option<Sum> {
        if word.is_empty() {
            return None;
        }
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            return literal(word).map(Sum::of);
        }
        if let Some(&(number, _)) = self.scope.numbers.get(word) {
            return Some(Sum::of(number));
        }
        if word == "." {
            let (symbol, number) = self.scope.here?;
            return Some(Sum { plus: Some(symbol.to_owned()), minus: None, number });
        }
        Some(Sum { plus: Some(word.to_owned()), ..Sum::default() })
    }
}

fn literal(word: &str) -> Option<i64> {
    let lower = word.to_ascii_lowercase();
    let parse = |digits: &str, radix| u64::from_str_radix(digits, radix).ok();
    let value = match (lower.strip_prefix("0x"), lower.strip_prefix("0b")) {
        (Some(digits), _) => parse(digits, 16),
        (_, Some(digits)) => parse(digits, 2),
        _ if lower.len() > 1 && lower.starts_with('0') => parse(&lower[1..], 8),
        _ => parse(&lower, 10),
    };
    value.map(|value| value as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Parsed<Sum> {
        let mut numbers = Numbers::default();
        numbers.insert("five".to_owned(), (5, 0));
        let mut places = Places::default();
        for (name, place) in [("a", (0, 4)), ("b", (0, 16)), ("c", (1, 0)), ("start", (0, 0))] {
            places.insert(name.to_owned(), place);
        }
        Scope { numbers: &numbers, places: &places, here: Some(("start", 20)) }.value(text)
    }

    #[test]
    fn operators_bind_as_in_gnu_assembly() {
        // Values as clang 19 gives them for `.quad`.
        for (text, expected) in [
            ("1 + 2 * 3", 7),
            ("10 - 2 - 3", 5),
            ("1 + 2 | 4", 7),
            ("8 | 1 + 2", 11),
            ("1 << 4 - 1", 15),
            ("-2 + ~0", -3),
            ("(1 == 1) + (1 < 0)", -1),
            ("3 && 0 || 1", 1),
            ("!0 + !5", 1),
            ("-8 >> 60", 15),
            ("'A + '\\n'", 75),
            ("0x10 + 010 + 0b11", 27),
            ("2 > 1 == 1", 0),
            ("7 & 3 ^ 1", 2),
            ("2 & 3 + 4", 6),
            ("-7 / 2 - 7 % 3", -4),
            ("five * five % 7", 4),
            ("b - a + 1", 13),
            (". - a", 16),
            ("(b - a) / 4", 3),
        ] {
            assert_eq!(value(text), Ok(Sum::of(expected)), "{text}");
        }
    }

    #[test]
    fn addresses_stay_symbols() {
        let sum = |plus: &str, minus: Option<&str>, number| Sum {
            plus: Some(plus.to_owned()),
            minus: minus.map(str::to_owned),
            number,
        };
        assert_eq!(value("x + 4 - five"), Ok(sum("x", None, -1)));
        assert_eq!(value("4 - (c - x)"), Ok(sum("x", Some("c"), 4)));
        assert_eq!(value("."), Ok(sum("start", None, 20)));
    }

    #[test]
    fn what_is_no_value_is_an_error() {
        for text in ["", "1 +", "a * 2", "(1", "1 2", "08", "x + y", "1 / 0", "1 % 0", "~a", "@", "'"] {
            assert!(value(text).is_err(), "{text}");
        }
        assert!(value(&"(".repeat(100_000)).is_err());
        assert!(value(&"-".repeat(100_000)).is_err());
    }
}
