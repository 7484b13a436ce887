//! What the handler knows of compiled code: functions, lines and frames by address.
//!
//! All of it is made when an image is linked and never changed afterwards, so that a signal handler may read
//! it at any time. Images are in a list of fixed size.

use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use sheave_ir::{Function, Module};

use crate::CodeBuffer;
use crate::unwind::BodyFrame;

/// Images that the handler can search; more run all the same, without names in messages.
const MAX_IMAGES: usize = 1024;

/// No index.
const NONE: u32 = u32::MAX;

/// A range of [`Lines::text`].
type Text = (u32, u32);

/// The lines of the code of an image, by its offset in the text.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    /// From where on the code is from which location, ascending.
    rows: Vec<(u32, u32)>,
    locs: Vec<Loc>,
    scopes: Vec<Scope>,
    /// Names and folders.
    files: Vec<(Text, Text)>,
    text: String,
}

#[derive(Clone, Copy, Debug)]
struct Loc {
    scope: u32,
    line: u32,
    column: u32,
    inlined_at: u32,
}

#[derive(Clone, Copy, Debug)]
struct Scope {
    name: Text,
    file: u32,
    line: u32,
}

/// A position in the source, with the function that it is in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Position<'a> {
    pub(crate) function: &'a str,
    pub(crate) file: &'a str,
    pub(crate) directory: &'a str,
    /// From one; zero where it is not known.
    pub(crate) line: u32,
    /// The same.
    pub(crate) column: u32,
}

impl Lines {
    /// Adds the files and scopes of `module`; gives the number of its first scope.
    pub(crate) fn add_sources(&mut self, module: &Module) -> u32 {
        let (first_scope, first_file) = (self.scopes.len() as u32, self.files.len() as u32);
        for file in module.sources.files.values() {
            let names = (self.add_text(&file.name), self.add_text(&file.directory));
            self.files.push(names);
        }
        for scope in module.sources.scopes.values() {
            let name = self.add_text(&scope.name);
            self.scopes.push(Scope { name, file: first_file + scope.file.as_u32(), line: scope.line });
        }
        first_scope
    }

    fn add_text(&mut self, text: &str) -> Text {
        let start = self.text.len() as u32;
        self.text.push_str(text);
        (start, self.text.len() as u32)
    }

    /// Adds the lines of `code`, which is at `offset` of the text; offsets ascend from call to call.
    pub(crate) fn add(&mut self, code: &CodeBuffer, offset: usize, first_scope: u32) {
        if code.lines.is_empty() {
            return;
        }
        let first = self.locs.len() as u32;
        self.locs.extend(code.locs.values().map(|loc| Loc {
            scope: first_scope + loc.scope.as_u32(),
            line: loc.line,
            column: loc.column,
            inlined_at: loc.inlined_at.expand().map_or(NONE, |at| first + at.as_u32()),
        }));
        self.rows.extend(code.lines.iter().map(|line| {
            (offset as u32 + line.offset, line.loc.expand().map_or(NONE, |loc| first + loc.as_u32()))
        }));
    }

    fn slice(&self, (start, end): Text) -> &str {
        &self.text[start as usize..end as usize]
    }

    fn position(&self, scope: u32, line: u32, column: u32) -> Option<Position<'_>> {
        let scope = self.scopes.get(scope as usize)?;
        let (file, directory) =
            self.files.get(scope.file as usize).map_or(("", ""), |&(f, d)| (self.slice(f), self.slice(d)));
        Some(Position { function: self.slice(scope.name), file, directory, line, column })
    }
}

/// A function of an image.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) start: usize,
    pub(crate) end: usize,
    name: Text,
    /// What it was made for; [`NONE`] where that is not known.
    scope: u32,
    pub(crate) frame: BodyFrame,
}

/// The functions of an image by address.
#[derive(Debug, Default)]
pub(crate) struct Functions {
    /// Ascending.
    entries: Vec<Entry>,
    names: String,
    /// The lines, of code that starts at this address.
    lines: Lines,
    base: usize,
    /// The image's table for unwinding: where it is, and how long.
    pub(super) unwind: (usize, usize),
}

impl Functions {
    /// No functions so far, of code at `base` with these lines and this table for unwinding.
    pub(crate) fn new(lines: Lines, base: usize, unwind: &[u8]) -> Functions {
        let unwind = (unwind.as_ptr() as usize, unwind.len());
        Functions { lines, base, unwind, ..Functions::default() }
    }

    /// Adds a function of a module whose scopes begin at `first_scope`.
    pub(crate) fn push(
        &mut self,
        name: &str,
        func: &Function,
        first_scope: u32,
        (start, size): (usize, usize),
        frame: BodyFrame,
    ) {
        let from = self.names.len() as u32;
        self.names.push_str(name);
        let scope = func.scope.expand().map_or(NONE, |scope| first_scope + scope.as_u32());
        let name = (from, self.names.len() as u32);
        self.entries.push(Entry { start, end: start + size, name, scope, frame });
    }

    /// Ends the construction.
    pub(crate) fn sort(&mut self) {
        self.entries.sort_unstable_by_key(|entry| entry.start);
    }

    pub(super) fn find(&self, pc: usize) -> Option<&Entry> {
        let i = self.entries.partition_point(|entry| entry.start <= pc).checked_sub(1)?;
        let entry = &self.entries[i];
        (pc < entry.end).then_some(entry)
    }

    pub(super) fn name(&self, entry: &Entry) -> &str {
        &self.names[entry.name.0 as usize..entry.name.1 as usize]
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, usize, usize)> {
        self.entries.iter().map(|entry| (self.name(entry), entry.start, entry.end - entry.start))
    }

    /// Calls `f` with where the code at `pc` of `entry` is from, innermost first; without lines nothing but
    /// the function's own name, if its source is known.
    pub(super) fn positions<'a>(&'a self, entry: &Entry, pc: usize, mut f: impl FnMut(Position<'a>)) {
        let lines = &self.lines;
        let offset = (pc - self.base) as u32;
        let row = lines.rows.partition_point(|row| row.0 <= offset).checked_sub(1).map(|i| lines.rows[i]);
        let row = row.filter(|row| row.0 as usize + self.base >= entry.start);
        let mut loc = row.map_or(NONE, |row| row.1);
        let mut any = false;
        for _ in 0..sheave_ir::MAX_INLINE_DEPTH {
            let Some(&Loc { scope, line, column, inlined_at }) = lines.locs.get(loc as usize) else { break };
            if let Some(position) = lines.position(scope, line, column) {
                any = true;
                f(position);
            }
            loc = inlined_at;
        }
        if !any && let Some(scope) = lines.scopes.get(entry.scope as usize) {
            // What makes the frame is done at the function's header.
            let line = if pc < entry.start + entry.frame.prologue_end as usize { scope.line } else { 0 };
            lines.position(entry.scope, line, 0).into_iter().for_each(f);
        }
    }
}

struct Slot {
    functions: AtomicPtr<Functions>,
    start: AtomicUsize,
    end: AtomicUsize,
}

impl Slot {
    const fn new() -> Slot {
        Slot {
            functions: AtomicPtr::new(std::ptr::null_mut()),
            start: AtomicUsize::new(0),
            end: AtomicUsize::new(0),
        }
    }
}

static IMAGES: [Slot; MAX_IMAGES] = [const { Slot::new() }; MAX_IMAGES];

/// Lets the handler know an image's functions. The box stays where it is until [`withdraw`].
pub(crate) fn announce(functions: &Functions, start: usize, end: usize) {
    let pointer = std::ptr::from_ref(functions).cast_mut();
    for slot in &IMAGES {
        let free = std::ptr::null_mut();
        if slot.functions.compare_exchange(free, pointer, Ordering::AcqRel, Ordering::Relaxed).is_ok() {
            slot.start.store(start, Ordering::Release);
            slot.end.store(end, Ordering::Release);
            return;
        }
    }
}

/// Takes an image out again.
pub(crate) fn withdraw(functions: &Functions) {
    let pointer = std::ptr::from_ref(functions).cast_mut();
    for slot in &IMAGES {
        if slot.functions.load(Ordering::Acquire) == pointer {
            slot.end.store(0, Ordering::Release);
            slot.start.store(0, Ordering::Release);
            slot.functions.store(std::ptr::null_mut(), Ordering::Release);
            return;
        }
    }
}

/// The image that has code at `pc`.
pub(super) fn image_at(pc: usize) -> Option<&'static Functions> {
    IMAGES.iter().find_map(|slot| {
        if pc < slot.start.load(Ordering::Acquire) || pc >= slot.end.load(Ordering::Acquire) {
            return None;
        }
        let functions = slot.functions.load(Ordering::Acquire);
        // SAFETY: the code at `pc` is running, so the image that owns the table is alive.
        unsafe { functions.as_ref() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_functions_by_address() {
        let func = Function::new(sheave_ir::Symbol::from_u32(0), sheave_ir::SigId::from_u32(0));
        let mut functions = Functions::new(Lines::default(), 0x1000, &[]);
        functions.push("b", &func, 0, (0x2000, 0x10), BodyFrame::default());
        functions.push("a", &func, 0, (0x1000, 0x20), BodyFrame::default());
        functions.sort();
        let find = |pc| functions.find(pc).map(|entry| functions.name(entry));
        assert_eq!(find(0x1000), Some("a"));
        assert_eq!(find(0x101f), Some("a"));
        assert_eq!(find(0x1020), None);
        assert_eq!(find(0x200f), Some("b"));
        assert_eq!(find(0xfff), None);
        let entry = functions.find(0x1000).unwrap();
        functions.positions(entry, 0x1000, |position| panic!("{position:?}"));
    }
}
