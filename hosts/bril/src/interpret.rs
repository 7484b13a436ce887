//! An interpreter that counts instructions as the language's reference interpreter does: labels are free.

use std::collections::BTreeMap;
use std::fmt;

use crate::function::{args, dest, op, place, unsupported};
use crate::json::Json;

/// What became of a program.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outcome {
    /// The printed lines.
    pub output: String,
    /// The executed instructions.
    pub executed: u64,
    /// What it was stopped by.
    pub error: Option<String>,
}

/// Bounds on what a program may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Executed instructions.
    pub steps: u64,
    /// Values in variables and in memory.
    pub values: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { steps: 10_000_000_000, values: 1 << 25 }
    }
}

/// Runs `main` of `program` with these arguments.
///
/// # Errors
///
/// What is wrong with the program or the arguments before it runs. What goes wrong later is in the outcome.
pub fn run(program: &Json, arguments: &[String], limits: Limits) -> Result<Outcome, String> {
    let functions = program.get("functions").ok_or("a program has functions")?.list();
    let name = |function: &Json| function.get("name").and_then(Json::text).unwrap_or("").to_owned();
    let mut by_name = BTreeMap::new();
    for (index, function) in functions.iter().enumerate() {
        if by_name.insert(name(function), index).is_some() {
            return Err(format!("there are two functions @{}", name(function)));
        }
    }
    let codes: Result<Vec<Code>, String> =
        functions.iter().map(|function| Code::read(function, &by_name)).collect();
    let codes = codes?;
    let main = *by_name.get("main").ok_or("there is no @main")?;
    let mut machine = Machine {
        codes: &codes,
        stack: Vec::new(),
        memory: Vec::new(),
        allocated: 0,
        limits,
        outcome: Outcome::default(),
    };
    let params = functions[main].get("args").map_or(&[][..], Json::list);
    if params.len() != arguments.len() {
        return Err(format!("@main takes {} arguments, not {}", params.len(), arguments.len()));
    }
    let mut values = Vec::new();
    for (param, text) in params.iter().zip(arguments) {
        let value = match param.get("type").and_then(Json::text) {
            Some("int") => text.parse().ok().map(Word::Int),
            Some("bool") => text.parse().ok().map(Word::Bool),
            Some("float") => text.parse().ok().map(Word::Float),
            Some("char") => text.parse().ok().map(Word::Char),
            _ => None,
        };
        values.push(value.ok_or(format!("`{text}` is no value for a parameter of @main"))?);
    }
    let ended = machine.run(main, &values);
    let leaks = machine.memory.iter().any(Option::is_some);
    let mut outcome = machine.outcome;
    outcome.error = ended.err().or_else(|| leaks.then(|| "memory is left that was not freed".to_owned()));
    Ok(outcome)
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Word {
    /// A variable that nothing was assigned to.
    Unset,
    /// What `undef` makes: it can only be passed on.
    Undef,
    Int(i64),
    Bool(bool),
    Float(f64),
    Char(char),
    /// An allocation and an index.
    Pointer(usize, i64),
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Word::Unset | Word::Undef => f.write_str("undefined"),
            Word::Int(value) => write!(f, "{value}"),
            Word::Bool(value) => write!(f, "{value}"),
            Word::Float(value) if value.is_nan() => f.write_str("NaN"),
            Word::Float(value) if value.is_infinite() => {
                f.write_str(if value > 0.0 { "Infinity" } else { "-Infinity" })
            }
            // Seventeen digits, as JavaScript's `toFixed(17)` gives them.
            Word::Float(value) if value.abs() < 1e21 => write!(f, "{value:.17}"),
            Word::Float(value) => f.write_str(&format!("{value:e}").replace('e', "e+")),
            Word::Char(value) => write!(f, "{value}"),
            Word::Pointer(..) => f.write_str("[object Object]"),
        }
    }
}

type Binary = fn(Word, Word) -> Option<Word>;
type Unary = fn(Word) -> Option<Word>;

enum Action {
    Const(Word),
    /// `id`, `set` and `get`: any value may be passed on.
    Copy,
    Unary(Unary),
    Binary(Binary),
    Div,
    Print,
    Nop,
    Jump(usize),
    Branch(usize, usize),
    Ret,
    Call(usize),
    Alloc,
    Free,
    Store,
    Load,
}

struct Step {
    action: Action,
    dest: Option<usize>,
    args: Vec<usize>,
    op: String,
}

struct Code {
    name: String,
    steps: Vec<Step>,
    names: Vec<String>,
    n_params: usize,
}

fn unary(op: &str) -> Option<Unary> {
    use Word::{Bool, Char, Float, Int};
    Some(match op {
        "not" => |a| if let Bool(a) = a { Some(Bool(!a)) } else { None },
        "char2int" => |a| if let Char(a) = a { Some(Int(i64::from(u32::from(a)))) } else { None },
        "int2char" => |a| match a {
            Int(a) => u32::try_from(a).ok().and_then(char::from_u32).map(Char),
            _ => None,
        },
        "float2bits" => |a| if let Float(a) = a { Some(Int(a.to_bits() as i64)) } else { None },
        "bits2float" => |a| if let Int(a) = a { Some(Float(f64::from_bits(a as u64))) } else { None },
        _ => return None,
    })
}

fn binary(op: &str) -> Option<Binary> {
    use Word::{Bool, Char, Float, Int, Pointer};
    macro_rules! both {
        ($kind:ident, $a:ident, $b:ident => $result:expr) => {
            |a, b| if let ($kind($a), $kind($b)) = (a, b) { Some($result) } else { None }
        };
    }
    Some(match op {
        "add" => both!(Int, a, b => Int(a.wrapping_add(b))),
        "sub" => both!(Int, a, b => Int(a.wrapping_sub(b))),
        "mul" => both!(Int, a, b => Int(a.wrapping_mul(b))),
        "lt" => both!(Int, a, b => Bool(a < b)),
        "le" => both!(Int, a, b => Bool(a <= b)),
        "gt" => both!(Int, a, b => Bool(a > b)),
        "ge" => both!(Int, a, b => Bool(a >= b)),
        "eq" => both!(Int, a, b => Bool(a == b)),
        "and" => both!(Bool, a, b => Bool(a && b)),
        "or" => both!(Bool, a, b => Bool(a || b)),
        "fadd" => both!(Float, a, b => Float(a + b)),
        "fsub" => both!(Float, a, b => Float(a - b)),
        "fmul" => both!(Float, a, b => Float(a * b)),
        "fdiv" => both!(Float, a, b => Float(a / b)),
        "flt" => both!(Float, a, b => Bool(a < b)),
        "fle" => both!(Float, a, b => Bool(a <= b)),
        "fgt" => both!(Float, a, b => Bool(a > b)),
        "fge" => both!(Float, a, b => Bool(a >= b)),
        "feq" => both!(Float, a, b => Bool(a == b)),
        "clt" => both!(Char, a, b => Bool(a < b)),
        "cle" => both!(Char, a, b => Bool(a <= b)),
        "cgt" => both!(Char, a, b => Bool(a > b)),
        "cge" => both!(Char, a, b => Bool(a >= b)),
        "ceq" => both!(Char, a, b => Bool(a == b)),
        "ptradd" => |a, b| match (a, b) {
            (Pointer(base, index), Int(b)) => Some(Pointer(base, index.wrapping_add(b))),
            _ => None,
        },
        _ => return None,
    })
}

fn constant(inst: &Json) -> Option<Word> {
    let is_float = inst.get("type").and_then(Json::text) == Some("float");
    match inst.get("value")? {
        Json::Text(text) => text.parse().ok().map(Word::Char),
        Json::Word(word) if !is_float && matches!(word.as_str(), "true" | "false") => {
            word.parse().ok().map(Word::Bool)
        }
        Json::Word(word) if is_float => word.parse().ok().map(Word::Float),
        Json::Word(word) => word.parse().ok().map(Word::Int),
        _ => None,
    }
}

impl Code {
    fn read(function: &Json, functions: &BTreeMap<String, usize>) -> Result<Self, String> {
        let list = function.get("instrs").ok_or("a function has instructions")?.list();
        let name = function.get("name").and_then(Json::text).unwrap_or("").to_owned();
        let (mut labels, mut n) = (BTreeMap::new(), 0);
        for item in list {
            match item.get("label").and_then(Json::text) {
                Some(label) if labels.insert(label, n).is_some() => {
                    return Err(format!("two blocks of @{name} have the label .{label}"));
                }
                Some(_) => {}
                None => n += 1,
            }
        }
        // The shadow of a variable is apart from it.
        let mut vars: BTreeMap<(bool, &str), usize> = BTreeMap::new();
        let mut var = |key| {
            let next = vars.len();
            *vars.entry(key).or_insert(next)
        };
        let params = function.get("args").map_or(&[][..], Json::list);
        for param in params {
            var((false, param.get("name").and_then(Json::text).ok_or("a parameter has a name")?));
        }
        let mut steps = Vec::with_capacity(n);
        for (index, inst) in list.iter().enumerate().filter(|(_, item)| item.get("label").is_none()) {
            let op = op(inst);
            let mut result = dest(inst).map(|name| var((false, name)));
            let mut operands: Vec<usize> = args(inst).map(|name| var((false, name))).collect();
            let fail = |what: &str| Err(format!("`{op}` of @{name} {what}"));
            let target = |k: usize| {
                let label = inst.get("labels").and_then(|list| list.list().get(k)?.text());
                label.and_then(|label| labels.get(label).copied())
            };
            let (action, n_args, has_dest) = match op {
                "const" => match constant(inst) {
                    Some(value) => (Action::Const(value), Some(0), true),
                    None => return fail("has no value of its type"),
                },
                "undef" => (Action::Const(Word::Undef), Some(0), true),
                "id" => (Action::Copy, Some(1), true),
                "get" => {
                    operands.extend(dest(inst).map(|name| var((true, name))));
                    (Action::Copy, Some(1), true)
                }
                "set" if !operands.is_empty() => {
                    operands.remove(0);
                    result = args(inst).next().map(|name| var((true, name)));
                    (Action::Copy, Some(1), true)
                }
                "div" => (Action::Div, Some(2), true),
                "print" => (Action::Print, None, false),
                "nop" => (Action::Nop, Some(0), false),
                "jmp" => match target(0) {
                    Some(to) => (Action::Jump(to), Some(0), false),
                    None => return fail("has no target"),
                },
                "br" => match (target(0), target(1)) {
                    (Some(yes), Some(no)) => (Action::Branch(yes, no), Some(1), false),
                    _ => return fail("lacks a target"),
                },
                "ret" if operands.len() < 2 => (Action::Ret, None, false),
                "call" => {
                    let callee = inst.get("funcs").and_then(|list| list.list().first()?.text());
                    match callee.and_then(|name| functions.get(name)) {
                        Some(&callee) => (Action::Call(callee), None, result.is_some()),
                        None => return fail("has no callee"),
                    }
                }
                "alloc" => (Action::Alloc, Some(1), true),
                "free" => (Action::Free, Some(1), false),
                "store" => (Action::Store, Some(2), false),
                "load" => (Action::Load, Some(1), true),
                _ => match (unary(op), binary(op)) {
                    (Some(function), _) => (Action::Unary(function), Some(1), true),
                    (_, Some(function)) => (Action::Binary(function), Some(2), true),
                    _ => {
                        let reason = unsupported(op).map_or(format!("unsupported: {op}"), str::to_owned);
                        return Err(format!("{}: {reason}", place(function, index)));
                    }
                },
            };
            if n_args.is_some_and(|n| n != operands.len()) || has_dest != result.is_some() {
                return fail("has operands of a wrong number");
            }
            steps.push(Step { action, dest: result, args: operands, op: op.to_owned() });
        }
        let mut names = vec![String::new(); vars.len()];
        for ((_, name), index) in vars {
            name.clone_into(&mut names[index]);
        }
        Ok(Code { name, steps, names, n_params: params.len() })
    }
}

/// A call that is under way.
struct Frame {
    code: usize,
    at: usize,
    base: usize,
    /// Where the caller wants the value.
    dest: Option<usize>,
}

struct Machine<'a> {
    codes: &'a [Code],
    stack: Vec<Word>,
    memory: Vec<Option<Vec<Word>>>,
    allocated: usize,
    limits: Limits,
    outcome: Outcome,
}

impl Machine<'_> {
    fn enter(
        &mut self,
        frames: &mut Vec<Frame>,
        code: usize,
        values: &[Word],
        dest: Option<usize>,
    ) -> Result<(), String> {
        let base = self.stack.len();
        let callee = &self.codes[code];
        if callee.n_params != values.len() {
            return Err(format!(
                "@{} takes {} arguments, not {}",
                callee.name,
                callee.n_params,
                values.len()
            ));
        }
        // Every frame counts, also one without variables.
        if base + callee.names.len() + frames.len() > self.limits.values {
            return Err("calls are nested too deep".to_owned());
        }
        self.stack.extend(values);
        self.stack.resize(base + callee.names.len(), Word::Unset);
        frames.push(Frame { code, at: 0, base, dest });
        Ok(())
    }

    fn run(&mut self, main: usize, values: &[Word]) -> Result<(), String> {
        let codes = self.codes;
        let mut frames = Vec::new();
        self.enter(&mut frames, main, values, None)?;
        let mut operands = Vec::new();
        while let Some(frame) = frames.last_mut() {
            let code = &codes[frame.code];
            let Some(step) = code.steps.get(frame.at) else {
                self.leave(&mut frames, None)?;
                continue;
            };
            frame.at += 1;
            self.outcome.executed += 1;
            if self.outcome.executed > self.limits.steps {
                return Err(format!("stopped after {} instructions", self.limits.steps));
            }
            operands.clear();
            for &arg in &step.args {
                let value = self.stack[frame.base + arg];
                if value == Word::Unset || value == Word::Undef && !matches!(step.action, Action::Copy) {
                    return Err(format!("{} is undefined in @{}", code.names[arg], code.name));
                }
                operands.push(value);
            }
            let result = match (&step.action, &operands[..]) {
                (&Action::Const(value), _) | (Action::Copy, &[value]) => Some(value),
                (Action::Unary(function), &[a]) => function(a),
                (Action::Binary(function), &[a, b]) => function(a, b),
                (Action::Div, &[Word::Int(_), Word::Int(0)]) => {
                    return Err(format!("division by zero in @{}", code.name));
                }
                (Action::Div, &[Word::Int(a), Word::Int(b)]) => Some(Word::Int(a.wrapping_div(b))),
                (Action::Print, values) => {
                    let texts: Vec<String> = values.iter().map(Word::to_string).collect();
                    self.outcome.output.push_str(&texts.join(" "));
                    self.outcome.output.push('\n');
                    continue;
                }
                (Action::Nop, _) => continue,
                (&Action::Jump(to), _) => {
                    frame.at = to;
                    continue;
                }
                (&Action::Branch(yes, no), &[Word::Bool(condition)]) => {
                    frame.at = if condition { yes } else { no };
                    continue;
                }
                (Action::Ret, values) => {
                    self.leave(&mut frames, values.first().copied())?;
                    continue;
                }
                (&Action::Call(callee), values) => {
                    self.enter(&mut frames, callee, values, step.dest)?;
                    continue;
                }
                (Action::Alloc, &[Word::Int(n)]) => Some(self.allocate(n)?),
                (Action::Free, &[Word::Pointer(base, 0)]) if self.memory[base].is_some() => {
                    self.allocated -= self.memory[base].take().map_or(0, |block| block.len());
                    continue;
                }
                (Action::Store, &[Word::Pointer(base, index), value]) => {
                    *self.cell(base, index)? = value;
                    continue;
                }
                (Action::Load, &[Word::Pointer(base, index)]) => {
                    let value = *self.cell(base, index)?;
                    if value == Word::Unset {
                        return Err(format!("a load of memory that nothing was stored to in @{}", code.name));
                    }
                    Some(value)
                }
                _ => None,
            };
            match (result, step.dest) {
                (Some(value), Some(dest)) => self.stack[frame.base + dest] = value,
                _ => return Err(format!("`{}` of @{} has operands of a wrong type", step.op, code.name)),
            }
        }
        Ok(())
    }

    fn leave(&mut self, frames: &mut Vec<Frame>, value: Option<Word>) -> Result<(), String> {
        let Some(frame) = frames.pop() else { return Ok(()) };
        self.stack.truncate(frame.base);
        let Some(caller) = frames.last() else { return Ok(()) };
        match (frame.dest, value) {
            (Some(dest), Some(value)) => self.stack[caller.base + dest] = value,
            (None, None) => {}
            (Some(_), None) => return Err(format!("@{} gave no value", self.codes[frame.code].name)),
            (None, Some(_)) => {
                return Err(format!("the value of @{} is not used", self.codes[frame.code].name));
            }
        }
        Ok(())
    }

    fn allocate(&mut self, n: i64) -> Result<Word, String> {
        let n = usize::try_from(n).ok().filter(|&n| n > 0).ok_or(format!("an allocation of {n} values"))?;
        if n > self.limits.values - self.allocated || self.memory.len() > self.limits.values {
            return Err("out of memory".to_owned());
        }
        self.allocated += n;
        self.memory.push(Some(vec![Word::Unset; n]));
        Ok(Word::Pointer(self.memory.len() - 1, 0))
    }

    fn cell(&mut self, base: usize, index: i64) -> Result<&mut Word, String> {
        let block = self.memory[base].as_mut().ok_or("an access to memory that was freed")?;
        let n = block.len();
        let cell = usize::try_from(index).ok().and_then(|index| block.get_mut(index));
        cell.ok_or(format!("an access to element {index} of {n}"))
    }
}
