//! Parses operands.

use iced_x86::Register;
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// The field of an instruction that holds something symbolic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Displacement,
    Immediate,
    Branch,
}

/// Symbol and number of a constant expression.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Expression {
    pub(super) symbol: Option<String>,
    pub(super) value: i64,
}

/// An operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Parsed {
    Register(Register),
    Immediate(Expression),
    Memory(Memory),
    /// A branch target, or memory at an absolute address.
    Target(Expression),
}

/// A memory operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Memory {
    pub(super) segment: Register,
    pub(super) base: Register,
    pub(super) index: Register,
    pub(super) scale: u32,
    pub(super) displacement: Expression,
}

impl Memory {
    /// Memory at a constant address.
    pub(super) fn absolute(segment: Register, displacement: Expression) -> Memory {
        Memory { segment, base: Register::None, index: Register::None, scale: 1, displacement }
    }
}

impl Parsed {
    /// The symbolic part, if there is one.
    pub(super) fn reference(&self) -> Option<(&str, i64, Place)> {
        let (expression, place) = match self {
            Parsed::Register(_) => return None,
            Parsed::Immediate(expression) => (expression, Place::Immediate),
            Parsed::Memory(memory) => (&memory.displacement, Place::Displacement),
            Parsed::Target(expression) => (expression, Place::Branch),
        };
        expression.symbol.as_deref().map(|name| (name, expression.value, place))
    }

    /// The distance from the end of the instruction, of memory relative to `rip` that no symbol names.
    pub(super) fn distance(&self) -> Option<i32> {
        let Parsed::Memory(memory) = self else { return None };
        let is_relative = memory.base == Register::RIP && memory.displacement.symbol.is_none();
        is_relative.then(|| i32::try_from(memory.displacement.value).expect("`set_memory` has checked it"))
    }
}

/// Splits `label:` off the front of a statement.
pub(super) fn split_label(statement: &str) -> Option<(&str, &str)> {
    let end = statement.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$')))?;
    let after = statement[end..].strip_prefix(':')?;
    // `fs:0` is not a label.
    (end > 0 && !is_segment(&statement[..end])).then_some((&statement[..end], after))
}

fn is_segment(word: &str) -> bool {
    matches!(word, "es" | "cs" | "ss" | "ds" | "fs" | "gs")
}

/// The register called `name`, without `%`.
pub(super) fn register(name: &str) -> Option<Register> {
    static NAMES: LazyLock<FxHashMap<String, Register>> = LazyLock::new(|| {
        let mut names: FxHashMap<String, Register> = Register::values()
            .filter(|&register| register != Register::None)
            .map(|register| (format!("{register:?}").to_lowercase(), register))
            .collect();
        for number in 8..16u32 {
            // iced calls the low bytes r8l to r15l.
            if let Some(&register) = names.get(&format!("r{number}l")) {
                names.insert(format!("r{number}b"), register);
            }
        }
        for number in 0..8u32 {
            names.insert(format!("st({number})"), Register::ST0 + number);
        }
        names.insert("st".to_owned(), Register::ST0);
        names
    });
    NAMES.get(&name.to_ascii_lowercase()).copied()
}

/// The operands of a statement, separated by commas.
pub(super) fn parse_list(text: &str) -> Result<Vec<Parsed>, String> {
    let mut operands = Vec::new();
    let mut depth = 0i32;
    let mut quoted = false;
    let mut start = 0;
    let text = text.trim();
    if text.is_empty() {
        return Ok(operands);
    }
    for (at, c) in text.char_indices().chain([(text.len(), ',')]) {
        match c {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            ',' if !quoted && (depth == 0 || at == text.len()) => {
                operands.push(parse(text[start..at].trim())?);
                start = at + 1;
            }
            _ => {}
        }
    }
    Ok(operands)
}

fn parse(text: &str) -> Result<Parsed, String> {
    let text = text.strip_prefix('*').map_or(text, str::trim_start);
    if let Some(immediate) = text.strip_prefix('$') {
        return Ok(Parsed::Immediate(expression(immediate)?));
    }
    let (segment, text) = split_segment(text);
    if segment == Register::None
        && let Some(name) = text.strip_prefix('%')
        && let Some(register) = register(&name.replace(' ', ""))
    {
        return Ok(Parsed::Register(register));
    }
    // A displacement may itself begin with a parenthesis; the address is the last group, and it names
    // registers.
    let group = text
        .rfind('(')
        .filter(|&open| text.ends_with(')') && (text[open..].contains('%') || text[open..].trim() == "()"));
    let Some(open) = group else {
        if text.is_empty() {
            return Err("an operand is missing".to_owned());
        }
        let displacement = expression(text)?;
        if segment == Register::None {
            return Ok(Parsed::Target(displacement));
        }
        return Ok(Parsed::Memory(Memory::absolute(segment, displacement)));
    };
    let displacement = match text[..open].trim() {
        "" => Expression::default(),
        displacement => expression(displacement)?,
    };
    let mut parts = text[open + 1..text.len() - 1].split(',').map(str::trim);
    let mut named = || -> Result<Register, String> {
        match parts.next().unwrap_or("") {
            "" => Ok(Register::None),
            name => {
                name.strip_prefix('%').and_then(register).ok_or_else(|| format!("`{name}` is not a register"))
            }
        }
    };
    let (base, index) = (named()?, named()?);
    let scale = match parts.next().unwrap_or("") {
        "" => 1,
        digits => digits.parse().map_err(|_| format!("`{digits}` is not a scale"))?,
    };
    if !matches!(scale, 1 | 2 | 4 | 8) {
        return Err(format!("a scale of {scale} is impossible"));
    }
    let general = |register: Register| register.is_gpr64() || register.is_gpr32();
    let is_base = base == Register::None || base == Register::RIP || general(base);
    let is_beside =
        general(index) && (base == Register::None || general(base) && base.size() == index.size());
    if !is_base || index != Register::None && !is_beside || index == Register::RSP {
        return Err("an address needs general registers of one width, and an index other than rsp".to_owned());
    }
    Ok(Parsed::Memory(Memory { segment, base, index, scale, displacement }))
}

/// Splits `%fs:` off the front.
fn split_segment(text: &str) -> (Register, &str) {
    let bare = text.strip_prefix('%').unwrap_or(text);
    match bare.split_once(':') {
        Some((name, rest)) if is_segment(name.trim()) => {
            (register(name.trim()).unwrap_or(Register::None), rest.trim_start())
        }
        _ => (Register::None, text),
    }
}

/// A constant expression: numbers, one symbol, `+ - * / % << >> & | ^ ~` and parentheses.
pub(super) fn expression(text: &str) -> Result<Expression, String> {
    let mut parser = ExpressionParser { rest: text.trim(), depth: 0 };
    let value = parser.binary(0)?;
    if !parser.rest.trim().is_empty() {
        return Err(format!("`{text}` is not an operand"));
    }
    Ok(value)
}

/// Parentheses nest at most this deep.
const MAX_DEPTH: u32 = 64;

struct ExpressionParser<'a> {
    rest: &'a str,
    depth: u32,
}

impl ExpressionParser<'_> {
    /// Operators by rising precedence; each level is left-associative.
    fn binary(&mut self, level: usize) -> Result<Expression, String> {
        const LEVELS: [&[&str]; 5] = [&["|"], &["^"], &["&"], &["+", "-"], &["*", "/", "%", "<<", ">>"]];
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1)?;
        'more: loop {
            self.rest = self.rest.trim_start();
            for operator in *operators {
                if let Some(rest) = self.rest.strip_prefix(operator) {
                    self.rest = rest;
                    let right = self.binary(level + 1)?;
                    left = combine(operator, left, right)?;
                    continue 'more;
                }
            }
            return Ok(left);
        }
    }

    fn unary(&mut self) -> Result<Expression, String> {
        self.rest = self.rest.trim_start();
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("an expression is nested too deep".to_owned());
        }
        let result = self.operand();
        self.depth -= 1;
        result
    }

    fn operand(&mut self) -> Result<Expression, String> {
        let constant = |value| Ok(Expression { symbol: None, value });
        let Some(first) = self.rest.chars().next() else { return Err("an operand is missing".to_owned()) };
        match first {
            '-' | '~' | '+' => {
                self.rest = &self.rest[1..];
                let inner = self.unary()?;
                if inner.symbol.is_some() && first != '+' {
                    return Err("a symbol cannot be negated".to_owned());
                }
                Ok(match first {
                    '-' => Expression { value: inner.value.wrapping_neg(), ..inner },
                    '~' => Expression { value: !inner.value, ..inner },
                    _ => inner,
                })
            }
            '(' => {
                self.rest = &self.rest[1..];
                let inner = self.binary(0)?;
                self.rest = self.rest.trim_start().strip_prefix(')').ok_or("a `(` without `)`")?;
                Ok(inner)
            }
            '"' => {
                let end = self.rest[1..].find('"').ok_or("a `\"` without its partner")?;
                let symbol = Some(self.rest[1..=end].to_owned());
                self.rest = &self.rest[end + 2..];
                Ok(Expression { symbol, value: 0 })
            }
            '\'' => {
                let c = self.rest.chars().nth(1).ok_or("a `'` at the end")?;
                let after = &self.rest[1 + c.len_utf8()..];
                self.rest = after.strip_prefix('\'').unwrap_or(after);
                constant(i64::from(u32::from(c)))
            }
            '0'..='9' => {
                let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(self.rest.len());
                let word = &self.rest[..end];
                self.rest = &self.rest[end..];
                let digits = &word[..word.len() - 1];
                if word.len() > 1 && word.ends_with(['f', 'b']) && digits.bytes().all(|b| b.is_ascii_digit())
                {
                    return Ok(Expression { symbol: Some(word.to_owned()), value: 0 });
                }
                number(word).map_or_else(|| Err(format!("`{word}` is not a number")), constant)
            }
            c if c.is_alphabetic() || matches!(c, '_' | '.' | '$') => {
                let end =
                    self.rest.find(|c: char| !(c.is_alphanumeric() || matches!(c, '_' | '.' | '$' | '@')));
                let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
                self.rest = rest;
                // Calls use stubs anyway; the caller resolves other references to a symbol.
                let name = word.strip_suffix("@PLT").unwrap_or(word);
                Ok(Expression { symbol: Some(name.to_owned()), value: 0 })
            }
            other => Err(format!("`{other}` is unexpected")),
        }
    }
}

fn combine(operator: &str, left: Expression, right: Expression) -> Result<Expression, String> {
    if left.symbol.is_some() || right.symbol.is_some() {
        return match (operator, &left.symbol, &right.symbol) {
            ("+", _, None) => Ok(Expression { value: left.value.wrapping_add(right.value), ..left }),
            ("+", None, _) => Ok(Expression { value: left.value.wrapping_add(right.value), ..right }),
            ("-", _, None) => Ok(Expression { value: left.value.wrapping_sub(right.value), ..left }),
            _ => Err("symbols can only be added to numbers".to_owned()),
        };
    }
    let (a, b) = (left.value, right.value);
    let value = match operator {
        "|" => a | b,
        "^" => a ^ b,
        "&" => a & b,
        "+" => a.wrapping_add(b),
        "-" => a.wrapping_sub(b),
        "*" => a.wrapping_mul(b),
        "<<" => a.wrapping_shl(b as u32),
        ">>" => a.wrapping_shr(b as u32),
        "/" | "%" if b == 0 => return Err("a division by zero".to_owned()),
        "/" => a.wrapping_div(b),
        _ => a.wrapping_rem(b),
    };
    Ok(Expression { symbol: None, value })
}

fn number(word: &str) -> Option<i64> {
    let lower = word.to_ascii_lowercase();
    let (digits, radix) = match lower.as_bytes() {
        [b'0', b'x', ..] => (&lower[2..], 16),
        [b'0', b'b', ..] => (&lower[2..], 2),
        [.., b'h'] => (&lower[..lower.len() - 1], 16),
        [b'0', _, ..] => (&lower[1..], 8),
        _ => (&*lower, 10),
    };
    u64::from_str_radix(digits, radix).ok().map(|value| value as i64)
}
