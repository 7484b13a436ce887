//! What an assembler does before it looks at instructions: macros, repetition, conditions, names for numbers.
//!
//! [`Expander::next`] gives the statements that are left, one by one, because a condition may ask for
//! distances between labels that only the reader of the statements knows. A statement that comes out of a
//! macro has the position where the macro was used, by whoever wrote no macro. Names for numbers are replaced
//! by the numbers.
//!
//! Linear in what comes out, and that is limited. Macros use each other to a limited depth, on a stack of our
//! own. Not done: `.altmacro`, macros in the inline assembly of functions, other files.

mod text;

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::expression::{Numbers, Places, Scope};
use super::statements::{
    Faulty, Parsed, Statement, name_spans, split, split_assignment, split_label, split_word,
};
use text::{Parameter, arguments, is_blank, substitute, unquoted};

/// The most bytes that macros and repetition may produce.
const MAX_EXPANSION: usize = 1 << 24;
/// The most parameters of a macro.
const MAX_PARAMETERS: usize = 256;
/// What a statement costs beside its text.
const STATEMENT_COST: usize = 16;
/// The most macros and repetitions that may be inside each other.
const MAX_NESTING: usize = 250;

struct Macro {
    params: Vec<Parameter>,
    body: Rc<[Statement]>,
}

/// Statements that are being read.
struct Frame {
    statements: Rc<[Statement]>,
    next: usize,
    /// How often they are read again.
    again: u64,
    is_macro: bool,
    /// Conditions that were open at the start.
    conditions: usize,
    /// Where the outermost macro that this belongs to was used.
    used_at: Option<usize>,
}

/// An open `.if`.
struct Condition {
    pos: usize,
    /// Statements are read, as far as this condition is concerned.
    active: bool,
    /// What follows an `.else` may still be read.
    open: bool,
    had_else: bool,
}

/// Gives the statements after expansion.
pub(super) struct Expander {
    frames: Vec<Frame>,
    conditions: Vec<Condition>,
    macros: FxHashMap<String, Rc<Macro>>,
    pub(super) numbers: Numbers,
    /// Labels and other names that stand for an address.
    defined: FxHashSet<String>,
    n_uses: u32,
    n_bytes: usize,
}

impl Expander {
    pub(super) fn new(statements: Vec<Statement>) -> Self {
        let file = Frame {
            statements: statements.into(),
            next: 0,
            again: 0,
            is_macro: false,
            conditions: 0,
            used_at: None,
        };
        Expander {
            frames: vec![file],
            conditions: vec![],
            macros: FxHashMap::default(),
            numbers: Numbers::default(),
            defined: FxHashSet::default(),
            n_uses: 0,
            n_bytes: 0,
        }
    }

    /// The next statement that is no matter of this stage. `places` are the labels in data so far; `here` is
    /// the current place there.
    pub(super) fn next(&mut self, places: &Places, here: Option<(&str, i64)>) -> Faulty<Option<Statement>> {
        loop {
            let Some(frame) = self.frames.last_mut() else {
                return Ok(None);
            };
            let Some(statement) = frame.statements.get(frame.next) else {
                self.end_of_frame()?;
                continue;
            };
            frame.next += 1;
            let pos = frame.used_at.unwrap_or(statement.pos);
            let statement = Statement { pos, text: statement.text.clone() };
            let nested = self.frames.len() > 1;
            self.n_bytes += if nested { statement.text.len() + STATEMENT_COST } else { 0 };
            let rest = self.statement(&statement, places, here).map_err(|message| {
                let within =
                    if message.contains('`') { String::new() } else { format!(", in `{}`", statement.text) };
                (pos, format!("{message}{within}"))
            })?;
            if rest.is_some() {
                return Ok(rest);
            }
        }
    }

    fn end_of_frame(&mut self) -> Faulty<()> {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        if let Some(condition) = self.conditions.get(frame.conditions) {
            return Err((condition.pos, "`.if` without `.endif`".to_owned()));
        }
        if frame.again > 0 {
            frame.again -= 1;
            frame.next = 0;
        } else {
            self.frames.pop();
        }
        Ok(())
    }

    fn active(&self) -> bool {
        self.conditions.last().is_none_or(|condition| condition.active)
    }

    /// Does what the statement says, or gives back what is left of it.
    fn statement(
        &mut self,
        statement: &Statement,
        places: &Places,
        here: Option<(&str, i64)>,
    ) -> Parsed<Option<Statement>> {
        if self.n_bytes > MAX_EXPANSION {
            return Err(format!("macros and repetition produce more than {MAX_EXPANSION} bytes"));
        }
        let Statement { pos, ref text } = *statement;
        let mut rest = text.as_str();
        let active = self.active();
        while let Some((label, after)) = split_label(rest) {
            if active {
                self.defined.insert(label.to_owned());
            }
            rest = after;
        }
        let labels = &text[..text.len() - rest.len()];
        let (word, args) = split_word(rest);
        let scope = Scope { numbers: &self.numbers, places, here };
        if matches!(word, ".else" | ".elseif" | ".endif") || word.starts_with(".if") {
            let holds = |word: &str| condition_holds(word, args, &scope, &self.defined);
            let change = match word {
                ".else" => Change::Else,
                ".endif" => Change::End,
                ".elseif" => {
                    let wanted = self.conditions.last().is_some_and(|last| last.open);
                    Change::ElseIf(wanted && holds(".if")?)
                }
                _ => Change::If(active && holds(word)?),
            };
            self.change_condition(change, pos)?;
        } else if !active {
            return Ok(None);
        } else if !self.directive(word, args, rest, pos, places, here)? {
            return Ok(Some(Statement { pos, text: format!("{labels}{}", self.with_numbers(word, rest)) }));
        }
        Ok((active && !labels.is_empty()).then(|| Statement { pos, text: labels.trim().to_owned() }))
    }

    fn change_condition(&mut self, change: Change, pos: usize) -> Parsed<()> {
        if let Change::If(holds) = change {
            let open = self.active() && !holds;
            self.conditions.push(Condition { pos, active: holds, open, had_else: false });
            return Ok(());
        }
        let outer = self.frames.last().map_or(0, |frame| frame.conditions);
        let n_conditions = self.conditions.len();
        let last = self.conditions.last_mut().filter(|_| n_conditions > outer);
        match (change, last) {
            (_, None) => return Err("there is no `.if` for this".to_owned()),
            (Change::End, Some(_)) => {
                self.conditions.pop();
            }
            (_, Some(Condition { had_else: true, .. })) => return Err("`.else` was there already".to_owned()),
            (Change::ElseIf(holds), Some(last)) => {
                last.active = holds;
                last.open &= !holds;
            }
            (_, Some(last)) => {
                last.active = last.open;
                last.had_else = true;
            }
        }
        Ok(())
    }

    /// Directives of this stage; false for what is none.
    fn directive(
        &mut self,
        word: &str,
        args: &str,
        text: &str,
        pos: usize,
        places: &Places,
        here: Option<(&str, i64)>,
    ) -> Parsed<bool> {
        if let Some(used) = self.macros.get(word).cloned() {
            self.use_macro(word, &used, args, pos)?;
            return Ok(true);
        }
        if let Some((name, value)) = split_assignment(text) {
            return self.assign(name, value, pos, places, here);
        }
        match word {
            ".macro" => self.define_macro(args)?,
            ".purgem" => {
                self.macros.remove(args).ok_or("there is no such macro")?;
            }
            ".exitm" => self.exit_macro()?,
            ".rept" | ".rep" => {
                let count = Scope { numbers: &self.numbers, places, here }.number(args)?;
                let body: Rc<[Statement]> = self.block(REPETITIONS, &[".endr"], ".endr")?.into();
                if count > 0 && !body.is_empty() {
                    self.enter(body, count as u64 - 1, false, pos)?;
                }
            }
            ".irp" | ".irpc" => self.repeat_for(word, args, pos)?,
            ".endm" | ".endmacro" | ".endr" => return Err("nothing ends here".to_owned()),
            ".set" | ".equ" | ".equiv" => {
                let (name, value) = args.split_once(',').ok_or("a value is missing")?;
                let name = name.trim();
                if word == ".equiv" && (self.defined.contains(name) || self.numbers.contains_key(name)) {
                    return Err(format!("`{name}` is defined already"));
                }
                return self.assign(name, value.trim(), pos, places, here);
            }
            ".err" => return Err("`.err` was reached".to_owned()),
            ".error" => return Err(unquoted(args).to_owned()),
            ".warning" | ".print" | ".noaltmacro" => {}
            ".altmacro" => return Err("`.altmacro` is not supported".to_owned()),
            ".include" | ".incbin" => {
                return Err(format!("`{word}` would read another file, which is not supported"));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A name for a number is kept here; for an address it is the reader's matter.
    fn assign(
        &mut self,
        name: &str,
        value: &str,
        pos: usize,
        places: &Places,
        here: Option<(&str, i64)>,
    ) -> Parsed<bool> {
        let sum = Scope { numbers: &self.numbers, places, here }.value(value)?;
        if sum.plus.is_none() && sum.minus.is_none() {
            self.numbers.insert(name.to_owned(), (sum.number, pos));
            return Ok(true);
        }
        self.numbers.remove(name);
        self.defined.insert(name.to_owned());
        Ok(false)
    }

    /// Takes the statements up to the directive that ends the block, over other blocks inside it.
    fn block(&mut self, openers: &[&str], closers: &[&str], closer: &str) -> Parsed<Vec<Statement>> {
        let missing = || format!("`{closer}` is missing");
        let nested = self.frames.len() > 1;
        let frame = self.frames.last_mut().ok_or_else(missing)?;
        let rest = &frame.statements[frame.next..];
        let mut depth = 0;
        for (index, statement) in rest.iter().enumerate() {
            let (word, _) = split_word(&statement.text);
            if openers.contains(&word) {
                depth += 1;
            } else if closers.contains(&word) {
                if depth == 0 {
                    let body = rest[..index].to_vec();
                    frame.next += index + 1;
                    // A block in a block that is repeated is looked for each time.
                    let n_bytes: usize = body.iter().map(|s| s.text.len() + STATEMENT_COST).sum();
                    self.n_bytes += if nested { n_bytes } else { 0 };
                    return Ok(body);
                }
                depth -= 1;
            }
        }
        Err(missing())
    }

    fn enter(&mut self, statements: Rc<[Statement]>, again: u64, is_macro: bool, pos: usize) -> Parsed<()> {
        if self.frames.len() > MAX_NESTING {
            return Err(format!("macros and repetition are nested deeper than {MAX_NESTING}"));
        }
        let conditions = self.conditions.len();
        let outer = self.frames.last().and_then(|frame| frame.used_at);
        let used_at = if is_macro { outer.or(Some(pos)) } else { outer };
        self.frames.push(Frame { statements, next: 0, again, is_macro, conditions, used_at });
        Ok(())
    }

    fn define_macro(&mut self, args: &str) -> Parsed<()> {
        let (name, rest) = split_word(args);
        if name.is_empty() {
            return Err("the macro's name is missing".to_owned());
        }
        let body = self.block(&[".macro"], &[".endm", ".endmacro"], ".endm")?.into();
        let rest = rest.strip_prefix(',').unwrap_or(rest);
        let params = arguments(rest, usize::MAX);
        if params.len() > MAX_PARAMETERS {
            return Err(format!("a macro has at most {MAX_PARAMETERS} parameters"));
        }
        let params = params.iter().map(|text| Parameter::parse(text)).collect::<Parsed<Vec<_>>>()?;
        self.macros.insert(name.to_owned(), Rc::new(Macro { params, body }));
        Ok(())
    }

    fn use_macro(&mut self, name: &str, used: &Macro, args: &str, pos: usize) -> Parsed<()> {
        let values = text::bind(name, &used.params, args)?;
        let pairs: Vec<(&str, &str)> =
            used.params.iter().zip(&values).map(|(param, value)| (&*param.name, &**value)).collect();
        let body = self.substituted(&used.body, &pairs, Some(self.n_uses))?;
        self.n_uses += 1;
        self.enter(body.into(), 0, true, pos)
    }

    /// `body` with the values for the names. What comes out may be more statements than went in.
    fn substituted(
        &mut self,
        body: &[Statement],
        values: &[(&str, &str)],
        n_uses: Option<u32>,
    ) -> Parsed<Vec<Statement>> {
        let mut statements = Vec::with_capacity(body.len());
        for statement in body {
            let text = substitute(&statement.text, values, n_uses);
            self.n_bytes += text.len() + STATEMENT_COST;
            if self.n_bytes > MAX_EXPANSION {
                return Err(format!("macros and repetition produce more than {MAX_EXPANSION} bytes"));
            }
            statements.extend(split(&text, |_| statement.pos));
        }
        Ok(statements)
    }

    fn exit_macro(&mut self) -> Parsed<()> {
        let Some(index) = self.frames.iter().rposition(|frame| frame.is_macro) else {
            return Err("there is no macro to leave".to_owned());
        };
        self.conditions.truncate(self.frames[index].conditions);
        self.frames.truncate(index);
        Ok(())
    }

    /// `.irp` and `.irpc`: the block once for each value.
    fn repeat_for(&mut self, word: &str, args: &str, pos: usize) -> Parsed<()> {
        let (name, list) = args.split_once(',').ok_or("a comma is missing")?;
        let name = name.trim();
        if name.is_empty() {
            return Err("a name is missing".to_owned());
        }
        let list = list.trim();
        let values: Vec<String> = match word {
            ".irp" => arguments(list, usize::MAX),
            _ => list.chars().map(String::from).collect(),
        };
        let body = self.block(REPETITIONS, &[".endr"], ".endr")?;
        let mut statements = Vec::new();
        for value in &values {
            statements.extend(self.substituted(&body, &[(name, value)], None)?);
        }
        self.enter(statements.into(), 0, false, pos)
    }

    /// The statement with numbers for the names of numbers.
    fn with_numbers(&self, word: &str, text: &str) -> String {
        let about_names = [
            ".globl",
            ".global",
            ".weak",
            ".local",
            ".hidden",
            ".protected",
            ".internal",
            ".type",
            ".symver",
            ".section",
            ".pushsection",
            ".file",
            ".ident",
        ];
        if self.numbers.is_empty() || about_names.contains(&word) {
            return text.to_owned();
        }
        let mut result = String::new();
        let mut done = 0;
        for (start, end) in name_spans(text).filter(|&(start, _)| start >= word.len()) {
            if let Some((number, _)) = self.numbers.get(&text[start..end]) {
                result.push_str(&text[done..start]);
                result.push_str(&number.to_string());
                done = end;
            }
        }
        result.push_str(&text[done..]);
        result
    }
}

const REPETITIONS: &[&str] = &[".rept", ".rep", ".irp", ".irpc"];

enum Change {
    /// Whether it holds, and is not inside one that does not.
    If(bool),
    ElseIf(bool),
    Else,
    End,
}

/// Whether the condition `word args` holds.
fn condition_holds(word: &str, args: &str, scope: &Scope<'_>, defined: &FxHashSet<String>) -> Parsed<bool> {
    let is_defined = || defined.contains(args) || scope.numbers.contains_key(args);
    let same = || {
        let (a, b) = args.split_once(',').ok_or("a comma is missing")?;
        Parsed::Ok(a.trim() == b.trim())
    };
    match word {
        ".if" | ".ifne" => Ok(scope.number(args)? != 0),
        ".ifeq" => Ok(scope.number(args)? == 0),
        ".ifgt" => Ok(scope.number(args)? > 0),
        ".ifge" => Ok(scope.number(args)? >= 0),
        ".iflt" => Ok(scope.number(args)? < 0),
        ".ifle" => Ok(scope.number(args)? <= 0),
        ".ifdef" => Ok(is_defined()),
        ".ifndef" | ".ifnotdef" => Ok(!is_defined()),
        ".ifb" => Ok(is_blank(args)),
        ".ifnb" => Ok(!is_blank(args)),
        ".ifc" | ".ifeqs" => same(),
        ".ifnc" | ".ifnes" => Ok(!same()?),
        _ => Err(format!("`{word}` is unknown")),
    }
}
