//! Positions of the parts of a module in the text, for errors of the verifier.
//!
//! Reading notes no positions, which nearly no module needs. One that breaks rules of the IR is read again,
//! and this time the positions of statements are noted, with the numbers of the first instruction and the
//! first value that each made.

use sheave_ir::entity::EntityRef;
use sheave_ir::{DiagnosticKind, Diagnostics, Fault, FuncId, Place, VerifyError};

use crate::parse::{ReadOptions, Reader, read};

/// The statements of all bodies, in the order of the text.
#[derive(Debug, Default)]
pub(crate) struct Positions {
    statements: Vec<Statement>,
}

/// A statement, with the numbers of the first instruction and value that it made.
#[derive(Clone, Copy, Debug)]
struct Statement {
    func: FuncId,
    first_inst: usize,
    first_value: usize,
    pos: usize,
}

impl Reader<'_> {
    /// Notes the statement at `pos`, of which nothing has been made.
    #[cold]
    pub(crate) fn note_statement(&mut self, pos: usize) {
        let func = &self.lower.body.func;
        let (first_inst, first_value) = (func.insts.len(), func.values.len());
        if let (Some(positions), Some(func)) =
            (&mut self.positions, self.headers[self.header as usize].func.expand())
        {
            positions.statements.push(Statement { func, first_inst, first_value, pos });
        }
    }

    /// The position and the message of a fault, in the names of the text.
    fn locate(&self, func: Option<FuncId>, fault: &Fault) -> (usize, String) {
        let message = fault.message.clone();
        let Some(func) = func else { return (0, message) };
        let all = self.positions.as_ref().map_or(&[][..], |positions| &positions.statements);
        let first = all.partition_point(|statement| statement.func < func);
        let of_func = &all[first..first + all[first..].partition_point(|statement| statement.func == func)];
        let last_with = |precedes: &dyn Fn(&Statement) -> bool| {
            of_func.partition_point(precedes).checked_sub(1).map(|index| of_func[index].pos)
        };
        let made_value = |value: usize| last_with(&|statement: &Statement| statement.first_value <= value);
        let pos = match fault.place {
            Place::Inst(inst) => last_with(&|statement| statement.first_inst <= inst.index()),
            Place::Phi(value) => made_value(value.index()),
            Place::Header | Place::Block(_) => None,
        };
        let Some(pos) = pos else {
            let header = self.headers.iter().find(|header| header.func.expand() == Some(func));
            return (header.map_or(0, |header| self.globals[header.global as usize].pos as usize), message);
        };
        let name = fault.undominated.and_then(|value| self.defined_name(made_value(value.index())?));
        let Some(name) = name else { return (pos, message) };
        let message = format!("the definition of '{name}' does not dominate this use");
        (self.mention(pos, name).unwrap_or(pos), message)
    }

    /// The name that the statement at `pos` defines.
    fn defined_name(&self, pos: usize) -> Option<&str> {
        let line = core::str::from_utf8(self.line(pos)).ok()?;
        let (name, _) = line.split_once('=')?;
        Some(name.trim_end()).filter(|name| name.starts_with('%'))
    }

    /// The first mention of `name` after the start of the statement at `pos`.
    fn mention(&self, pos: usize, name: &str) -> Option<usize> {
        let line = self.line(pos);
        let is_part = |&byte: &u8| byte.is_ascii_alphanumeric() || b"-$._".contains(&byte);
        let found = memchr::memmem::find_iter(line, name.as_bytes());
        found
            .filter(|&at| at > 0 && !line.get(at + name.len()).is_some_and(is_part))
            .map(|at| pos + at)
            .next()
    }

    /// The text from `pos` to the end of its line.
    fn line(&self, pos: usize) -> &[u8] {
        let rest = &self.cursor.s[pos..];
        &rest[..memchr::memchr(b'\n', rest).unwrap_or(rest.len())]
    }
}

/// The verifier's errors about the module read from `source` with the same `options`, as messages about the
/// text.
///
/// It reads the text again; linear in it.
pub fn locate_faults(name: &str, source: &[u8], options: &ReadOptions, error: &VerifyError) -> Diagnostics {
    let reader = match read(name, source, options, Some(Positions::default())) {
        Ok(reader) => reader,
        Err(faults) => return faults,
    };
    let located = error.faults().map(|(func, fault)| {
        let (pos, message) = reader.locate(func, fault);
        (DiagnosticKind::Error, pos, message)
    });
    Diagnostics::new(name, source, located.collect())
}
