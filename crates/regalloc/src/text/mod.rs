//! The text form of the allocator's input and answer, so that a bug report is a file.
//!
//! ```text
//! class r 8 exchange
//! class f 16
//! registers r0, r1, r3, f0
//! callee-saved r3
//! v0 r 8
//! v1 r 8 hint r0
//! v2 f 8 recipe 3
//! block0 freq 1 to block1, block1
//!     plain def v0 r7
//!     commutative use v0, use v1 any, def v1 reuse 0
//!     plain use v1 late clobbers {r0, r1}
//! block1 freq 0.5 unsplittable
//!     move def v1 any, use v0 any
//!     plain use v1 r0
//! ```
//!
//! An operand is its access, its virtual register, its moment if it is not the default (early for a use,
//! late for a definition), and its constraint if it has one. Everything from `;` to the end of a line is
//! a comment. A class is its letter, the bytes of its registers, whether they can be exchanged, and a
//! scratch register (`scratch r5`) if there is one; the classes come in the order `r`, `f`, `p`. A line
//! `in-memory r32, r33` names registers that are locations in memory. The line `slots unshared` is
//! [`Code::share_slots`] set to false.
//! [`Problem`] reads and prints such a file. An answer is printed beside the code that it is for by
//! [`Output::display`](crate::Output::display), and read by [`Output::parse`](crate::Output::parse).

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

mod answer;

use super::input::{Access, At, Code, Constraint, InstKind, Operand, Vreg, VregInfo};
use super::registers::{Class, ClassInfo, Preg, PregSet, Registers};

/// The input of [`crate::run`].
///
/// ```
/// use sheave_regalloc::text::Problem;
///
/// let text = "\
/// class r 8
/// registers r0, r1
/// callee-saved r1
/// v0 r 8
/// block0 freq 1
///     plain def v0
///     plain use v0 r0
/// ";
/// let problem: Problem = text.parse()?;
/// assert_eq!((problem.code.n_insts(), problem.registers.order.len()), (2, 2));
/// assert_eq!(problem.to_string().parse::<Problem>()?.to_string(), problem.to_string());
/// let error = "class r 8\nregisters q0".parse::<Problem>().unwrap_err();
/// assert_eq!(error.line, 2);
/// # Ok::<(), sheave_regalloc::text::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Problem {
    /// The code.
    pub code: Code,
    /// The registers.
    pub registers: Registers,
}

/// Why a text is not a [`Problem`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The fault.
    pub message: String,
}

impl Display for ParseError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl core::error::Error for ParseError {}

impl Display for Problem {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.registers, self.code)
    }
}

impl Display for Registers {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (class, info) in Class::all().zip(&self.classes) {
            write!(f, "class {class} {}{}", info.bytes, if info.can_exchange { " exchange" } else { "" })?;
            if let Some(scratch) = info.scratch {
                write!(f, " scratch {scratch:?}")?;
            }
            writeln!(f)?;
        }
        fmt_registers(f, "registers", self.order.iter().copied())?;
        fmt_registers(f, "callee-saved", self.callee_saved.iter())?;
        if !self.in_memory.is_empty() {
            fmt_registers(f, "in-memory", self.in_memory.iter())?;
        }
        Ok(())
    }
}

/// A line of a word and registers separated by commas.
fn fmt_registers(f: &mut Formatter<'_>, word: &str, pregs: impl Iterator<Item = Preg>) -> fmt::Result {
    f.write_str(word)?;
    for (i, preg) in pregs.enumerate() {
        write!(f, "{}{preg:?}", if i == 0 { " " } else { ", " })?;
    }
    writeln!(f)
}

// ---- printing the input -------------------------------------------------------------------------

impl Display for Code {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.fmt_head(f)?;
        for block in 0..self.n_blocks() {
            self.fmt_block(f, block)?;
            for inst in self.block_insts(block) {
                write!(f, "    ")?;
                self.fmt_inst(f, inst, |_, _| Ok(()))?;
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

impl Code {
    fn fmt_head(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.share_slots {
            writeln!(f, "slots unshared")?;
        }
        for (index, info) in self.vregs.iter().enumerate() {
            write!(f, "v{index} {} {}", info.class, info.bytes)?;
            if let Some(hint) = info.hint {
                write!(f, " hint {hint:?}")?;
            }
            if let Some(recipe) = info.remat {
                write!(f, " recipe {recipe}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }

    fn fmt_block(&self, f: &mut Formatter<'_>, block: usize) -> fmt::Result {
        write!(f, "block{block} freq {}", self.block_freqs[block])?;
        for (i, succ) in self.block_succs(block).iter().enumerate() {
            write!(f, "{}block{succ}", if i == 0 { " to " } else { ", " })?;
        }
        writeln!(f, "{}", if self.splittable[block] { "" } else { " unsplittable" })
    }

    /// The instruction; `after` adds to the operand of this index into [`Code::operands`].
    fn fmt_inst(
        &self,
        f: &mut Formatter<'_>,
        inst: usize,
        mut after: impl FnMut(&mut Formatter<'_>, usize) -> fmt::Result,
    ) -> fmt::Result {
        f.write_str(kind_name(self.kinds[inst]))?;
        for (i, operand) in self.operand_range(inst).enumerate() {
            write!(f, "{}{}", if i == 0 { " " } else { ", " }, self.operands[operand])?;
            after(f, operand)?;
        }
        let clobbers = self.clobber_sets[self.clobbers[inst] as usize];
        if !clobbers.is_empty() {
            write!(f, " clobbers {clobbers:?}")?;
        }
        Ok(())
    }
}

fn kind_name(kind: InstKind) -> &'static str {
    match kind {
        InstKind::Plain => "plain",
        InstKind::Commutative => "commutative",
        InstKind::Arrival => "arrival",
        InstKind::Move => "move",
        InstKind::Split => "split",
    }
}

/// The moment that the text leaves out.
fn default_moment(access: Access) -> At {
    match access {
        Access::Use => At::Early,
        Access::Def | Access::UseDef => At::Late,
    }
}

impl Display for Operand {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let access = match self.access() {
            Access::Use => "use",
            Access::Def => "def",
            Access::UseDef => "usedef",
        };
        write!(f, "{access} {:?}", self.vreg())?;
        if self.at() != default_moment(self.access()) {
            f.write_str(match self.at() {
                At::Early => " early",
                At::Late => " late",
            })?;
        }
        match self.constraint() {
            Constraint::Reg => Ok(()),
            Constraint::Any => f.write_str(" any"),
            Constraint::Fixed(preg) => write!(f, " {preg:?}"),
            Constraint::Reuse(k) => write!(f, " reuse {k}"),
        }
    }
}

// ---- reading the input --------------------------------------------------------------------------

impl FromStr for Problem {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Problem, ParseError> {
        let mut reader = Reader::default();
        for (index, line) in text.lines().enumerate() {
            reader.line(line).map_err(|message| ParseError { line: index + 1, message })?;
        }
        let last = text.lines().count();
        reader.finish().map_err(|message| ParseError { line: last, message })
    }
}

/// A block whose instructions are being read.
struct OpenBlock {
    freq: f32,
    succs: Vec<u32>,
    splittable: bool,
}

struct Reader {
    code: Code,
    block: Option<OpenBlock>,
    registers: Registers,
}

impl Default for Reader {
    fn default() -> Reader {
        let registers = Registers {
            classes: Vec::new(),
            order: Vec::new(),
            callee_saved: PregSet::EMPTY,
            in_memory: PregSet::EMPTY,
        };
        Reader { code: Code::new(), block: None, registers }
    }
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let line = line.split(';').next().unwrap_or("").trim();
        let Some((word, rest)) = line.split_once(' ').or((!line.is_empty()).then_some((line, ""))) else {
            return Ok(());
        };
        match word {
            "class" => self.class(rest)?,
            "registers" => self.registers.order = registers(rest)?,
            "callee-saved" => self.registers.callee_saved = PregSet::of(&registers(rest)?),
            "in-memory" => self.registers.in_memory = PregSet::of(&registers(rest)?),
            "slots" if rest == "unshared" => self.code.share_slots = false,
            "plain" => self.inst(InstKind::Plain, rest)?,
            "commutative" => self.inst(InstKind::Commutative, rest)?,
            "arrival" => self.inst(InstKind::Arrival, rest)?,
            "move" => self.inst(InstKind::Move, rest)?,
            "split" => self.inst(InstKind::Split, rest)?,
            _ if word.starts_with("block") => self.open_block(word, rest)?,
            _ if word.starts_with('v') => self.vreg(word, rest)?,
            _ => return Err(format!("`{word}` starts no line")),
        }
        Ok(())
    }

    fn class(&mut self, rest: &str) -> Result<(), String> {
        let Some(expected) = Class::all().nth(self.registers.classes.len()) else {
            return Err(format!("there are at most {} classes", Class::COUNT));
        };
        let mut words = rest.split_whitespace();
        let name = words.next().unwrap_or("");
        if name != expected.to_string() {
            return Err(format!("{expected} is the next class, not `{name}`"));
        }
        let mut info = ClassInfo::new(number(words.next())?);
        while let Some(word) = words.next() {
            match word {
                "exchange" => info.can_exchange = true,
                "scratch" => info.scratch = Some(register(words.next().unwrap_or(""))?),
                _ => return Err(format!("`{word}` is no property of a class")),
            }
        }
        self.registers.classes.push(info);
        Ok(())
    }

    fn vreg(&mut self, name: &str, rest: &str) -> Result<(), String> {
        let expected = self.code.vregs.len();
        if numbered("v", name)? as usize != expected {
            return Err(format!("v{expected} is the next virtual register, not {name}"));
        }
        let mut words = rest.split_whitespace();
        let name = words.next().unwrap_or("");
        let classes = Class::all().take(self.registers.classes.len());
        let Some(class) = classes.into_iter().find(|class| class.to_string() == name) else {
            return Err(format!("there is no class `{name}`"));
        };
        let mut info = VregInfo::new(class, number(words.next())?);
        while let Some(word) = words.next() {
            match word {
                "hint" => info.hint = Some(register(words.next().unwrap_or(""))?),
                "recipe" => info.remat = Some(number(words.next())?),
                _ => return Err(format!("`{word}` is no property of a virtual register")),
            }
        }
        self.code.new_vreg(info);
        Ok(())
    }

    fn open_block(&mut self, name: &str, rest: &str) -> Result<(), String> {
        self.close_block();
        let expected = self.code.n_blocks();
        if numbered("block", name)? as usize != expected {
            return Err(format!("block{expected} is the next block, not {name}"));
        }
        let (rest, splittable) = match rest.strip_suffix("unsplittable") {
            Some(rest) => (rest, false),
            None => (rest, true),
        };
        let (freq, succs) = rest.split_once(" to ").unwrap_or((rest, ""));
        let mut words = freq.split_whitespace();
        if words.next() != Some("freq") {
            return Err("`freq` and a number are missing".to_string());
        }
        let freq = number(words.next())?;
        if let Some(word) = words.next() {
            return Err(format!("`{word}` where `to`, `unsplittable` or the end of the line should be"));
        }
        let succs = items(succs).map(|name| numbered("block", name)).collect::<Result<_, _>>()?;
        self.block = Some(OpenBlock { freq, succs, splittable });
        Ok(())
    }

    fn close_block(&mut self) {
        if let Some(block) = self.block.take() {
            self.code.end_block(block.freq, block.succs, block.splittable);
        }
    }

    fn inst(&mut self, kind: InstKind, rest: &str) -> Result<(), String> {
        if self.block.is_none() {
            return Err("an instruction before the first block".to_string());
        }
        let (operands, clobbers) = match rest.split_once("clobbers {") {
            None => (rest, PregSet::EMPTY),
            Some((operands, clobbers)) => {
                let clobbers = clobbers.strip_suffix('}').ok_or("`}` is missing")?;
                (operands, PregSet::of(&registers(clobbers)?))
            }
        };
        for text in items(operands) {
            let operand = operand(text)?;
            if operand.vreg().index() >= self.code.vregs.len() {
                return Err(format!("{:?} is not declared", operand.vreg()));
            }
            self.code.push_operand(operand);
        }
        if self.code.clobber_sets.len() > usize::from(u8::MAX) && !self.code.clobber_sets.contains(&clobbers)
        {
            return Err("more than 255 different sets of clobbered registers".to_string());
        }
        let clobbers = self.code.clobber_set(clobbers);
        self.code.end_inst(kind, clobbers);
        Ok(())
    }

    fn finish(mut self) -> Result<Problem, String> {
        self.close_block();
        let n_blocks = self.code.n_blocks();
        if let Some(succ) = self.code.succs.iter().find(|&&succ| succ as usize >= n_blocks) {
            return Err(format!("a block goes to block{succ}, which there is not"));
        }
        Ok(Problem { code: self.code, registers: self.registers })
    }
}

fn operand(text: &str) -> Result<Operand, String> {
    let mut words = text.split_whitespace();
    let access = match words.next() {
        Some("use") => Access::Use,
        Some("def") => Access::Def,
        Some("usedef") => Access::UseDef,
        _ => return Err(format!("`{text}` does not begin with `use`, `def` or `usedef`")),
    };
    let vreg = Vreg(numbered("v", words.next().unwrap_or(""))?);
    let (mut at, mut constraint) = (default_moment(access), Constraint::Reg);
    while let Some(word) = words.next() {
        match word {
            "early" => at = At::Early,
            "late" => at = At::Late,
            "any" => constraint = Constraint::Any,
            "reuse" => constraint = Constraint::Reuse(number(words.next())?),
            name => constraint = Constraint::Fixed(register(name)?),
        }
    }
    Ok(Operand::new(vreg, access, at, constraint))
}

/// The texts between commas; none if there is only white space.
fn items(text: &str) -> impl Iterator<Item = &str> {
    let text = text.trim();
    text.split(',').map(str::trim).filter(move |_| !text.is_empty())
}

fn registers(text: &str) -> Result<Vec<Preg>, String> {
    items(text).map(register).collect()
}

fn register(name: &str) -> Result<Preg, String> {
    let class = Class::all().find(|class| name.starts_with(&class.to_string()));
    let number = name.get(1..).and_then(|digits| digits.parse().ok());
    match (class, number) {
        (Some(class), Some(number)) if usize::from(number) < Preg::PER_CLASS => Ok(Preg::new(class, number)),
        _ => Err(format!("there is no register `{name}`")),
    }
}

fn number<T: FromStr>(word: Option<&str>) -> Result<T, String> {
    let word = word.ok_or("a number is missing")?;
    word.parse().map_err(|_| format!("`{word}` is not a number that fits here"))
}

/// The number after a prefix, as in `block3`.
fn numbered(prefix: &str, name: &str) -> Result<u32, String> {
    let digits = name.strip_prefix(prefix).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    number(digits).map_err(|_| format!("`{name}` where `{prefix}` and a number should be"))
}
