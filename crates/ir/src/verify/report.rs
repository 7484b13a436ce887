//! The faults that the verifier found, and their display.

use core::fmt;

use crate::{Decorator, FuncId, Function, Module, Place, Value};

/// Faults of one function that are kept; the rest is counted.
pub const MAX_FAULTS: usize = 100;

/// A function with more lines than this is shown in parts.
const MAX_LINES: usize = 200;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line of the function that it is about.
    pub place: Place,
    /// The fault.
    pub message: String,
    /// The value whose definition does not dominate its use in this line, if that is the fault.
    pub undominated: Option<Value>,
}

/// Faults of one function, or of the module itself. Who reports them takes them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Faults {
    list: Vec<Fault>,
    n_more: usize,
}

impl Faults {
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    #[cold]
    pub(super) fn push(&mut self, place: Place, message: String, undominated: Option<Value>) {
        if self.list.len() < MAX_FAULTS {
            self.list.push(Fault { place, message, undominated });
        } else {
            self.n_more += 1;
        }
    }

    /// Sorts the faults by place; one that belongs to no line of the text moves to the header.
    fn sort(&mut self, func: &Function) {
        for fault in &mut self.list {
            let shown = match fault.place {
                Place::Header => true,
                Place::Block(block) => func.layout.contains(&block),
                Place::Phi(value) => func.is_valid_value(value),
                Place::Inst(_) => true,
            };
            if !shown {
                fault.place = Place::Header;
            }
        }
        self.list.sort_by_key(|fault| fault.place);
    }
}

/// Everything that is wrong with a function or a module.
///
/// It displays as the printed functions with each fault under its line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VerifyError {
    parts: Vec<Part>,
}

/// The faults of one function, or of the module itself.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    id: Option<FuncId>,
    name: String,
    faults: Faults,
    /// The function with its faults; empty for the module itself.
    text: String,
}

impl VerifyError {
    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// The faults in order of the functions. Those of the module as a whole have no function and are reported
    /// at [`Place::Header`].
    pub fn faults(&self) -> impl Iterator<Item = (Option<FuncId>, &Fault)> {
        self.parts.iter().flat_map(|part| part.faults.list.iter().map(|fault| (part.id, fault)))
    }

    pub(super) fn add_module(&mut self, faults: &mut Faults) {
        let (name, faults) = ("the module".to_owned(), core::mem::take(faults));
        self.parts.push(Part { id: None, name, faults, text: String::new() });
    }

    pub(super) fn add_function(
        &mut self,
        module: &Module,
        func: &Function,
        id: Option<FuncId>,
        faults: &mut Faults,
    ) {
        faults.sort(func);
        let text = shorten(&func.display_decorated(module, faults).to_string());
        let name = format!("%{}", module.symbol_name(func.symbol));
        self.parts.push(Part { id, name, faults: core::mem::take(faults), text });
    }
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, part) in self.parts.iter().enumerate() {
            f.write_str(if i > 0 { "\n" } else { "" })?;
            let Faults { list, n_more } = &part.faults;
            let n = list.len() + n_more;
            let plural = if n == 1 { "" } else { "s" };
            write!(f, "error: {n} fault{plural} in {}", part.name)?;
            if part.text.is_empty() {
                for fault in list {
                    write!(f, "\n    {}", fault.message)?;
                }
            } else {
                write!(f, "\n{}", part.text.trim_end())?;
            }
            if *n_more > 0 {
                write!(f, "\nand {n_more} more")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for VerifyError {}

/// The start of a line with a fault.
const MARK: &str = "error: ";

/// Puts each of the sorted faults under its line.
impl Decorator for Faults {
    fn below(&self, place: Place, out: &mut String) {
        let first = self.list.partition_point(|fault| fault.place < place);
        for fault in self.list[first..].iter().take_while(|fault| fault.place == place) {
            out.push_str(MARK);
            out.push_str(&fault.message);
            out.push('\n');
        }
    }
}

/// Keeps of a long text the header, the faults, their lines and the heads of their blocks.
fn shorten(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() <= MAX_LINES {
        return text.to_owned();
    }
    let is_fault =
        |line: &str| line.trim_start().strip_prefix("; ").is_some_and(|note| note.starts_with(MARK));
    let mut keep = vec![false; lines.len()];
    keep[0] = true;
    let (mut head, mut last) = (0, 0);
    for (i, line) in lines.iter().enumerate() {
        if is_fault(line) {
            keep[head] = true;
            keep[last] = true;
            keep[i] = true;
            continue;
        }
        last = i;
        if line.starts_with("block") {
            head = i;
        }
    }
    let mut short = String::new();
    let mut gap = false;
    for (line, keep) in lines.iter().zip(keep) {
        if keep {
            short.push_str(line);
            short.push('\n');
        } else if !gap {
            short.push_str("    ...\n");
        }
        gap = !keep;
    }
    short
}
