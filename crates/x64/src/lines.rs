//! Metadata of compiled code: functions, lines and frames by address.
//!
//! All of it is plain data, made while code is put together and never changed afterwards, so that a signal
//! handler may read it at any time, and debugging information is made of it.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap};
use sheave_ir::{Function, Loc, LocData, Module, SourceOffsets, SourceScope, Sources, Variable};

use crate::unwind::BodyFrame;
use crate::{CodeBuffer, VariablePlace};

/// The lines of the code of an image, by its offset in the text.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    /// The locations of the code, by ascending offset.
    rows: Vec<(u32, PackedOption<Loc>)>,
    /// The locations of all functions.
    pub(crate) locs: PrimaryMap<Loc, LocData>,
    /// The files, scopes and variables of all modules.
    pub(crate) sources: Sources,
    /// The locations of variables, by ascending offset of their function.
    homes: Vec<CodeHome>,
}

/// A [`crate::CodeVariable`] with numbers of this table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CodeHome {
    /// The offset of the function in the text.
    function: u32,
    pub(crate) variable: Variable,
    pub(crate) inlined_at: PackedOption<Loc>,
    pub(crate) place: VariablePlace,
}

/// A position in the source, with the function that it is in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Position<'a> {
    pub(crate) function: &'a str,
    pub(crate) file: &'a str,
    pub(crate) directory: &'a str,
    /// From one; zero if unknown.
    pub(crate) line: u32,
    /// The same.
    pub(crate) column: u32,
}

impl Lines {
    /// Adds the files, scopes and variables of `module`; gives their offsets.
    pub(crate) fn add_sources(&mut self, module: &Module) -> SourceOffsets {
        self.sources.append(&module.sources)
    }

    /// Adds the lines of `code`, which is at `offset` of the text; offsets ascend from call to call.
    pub(crate) fn add(&mut self, code: &CodeBuffer, offset: usize, sources: &SourceOffsets) {
        if code.lines.is_empty() {
            return;
        }
        let function = offset as u32;
        let first = self.locs.len();
        let here = |loc: PackedOption<Loc>| loc.expand().map(|loc| Loc::new(first + loc.index())).into();
        self.homes.extend(code.variables.iter().map(|variable| CodeHome {
            function,
            variable: sources.local(variable.variable),
            inlined_at: here(variable.inlined_at),
            place: variable.place,
        }));
        self.locs.extend(code.locs.values().map(|loc| LocData {
            scope: sources.scope(loc.scope),
            inlined_at: here(loc.inlined_at),
            ..*loc
        }));
        self.rows.extend(code.lines.iter().map(|line| (function + line.offset, here(line.loc))));
    }

    /// The location `loc`, if there is one.
    pub(crate) fn loc(&self, loc: PackedOption<Loc>) -> Option<LocData> {
        self.locs.get(loc.expand()?).copied()
    }

    fn position(&self, scope: SourceScope, line: u32, column: u32) -> Option<Position<'_>> {
        let function = &*self.sources.scopes.get(scope)?.name;
        let (file, directory) =
            self.sources.file(scope).map_or(("", ""), |file| (&*file.name, &*file.directory));
        Some(Position { function, file, directory, line, column })
    }
}

/// A function of an image.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) start: usize,
    pub(crate) end: usize,
    /// Ranges of [`Functions::names`]: the function, and its module.
    name: (u32, u32),
    module: (u32, u32),
    /// The function of the source, if it is known.
    pub(crate) scope: PackedOption<SourceScope>,
    pub(crate) frame: BodyFrame,
}

/// The functions of an image by address.
#[derive(Debug, Default)]
pub(crate) struct Functions {
    /// Ascending.
    entries: Vec<Entry>,
    names: String,
    /// The name of the module whose functions are being added.
    module: (u32, u32),
    /// Constant data: start, end and name, ascending.
    constants: Vec<(usize, usize, (u32, u32))>,
    /// The lines, of code that starts at this address.
    pub(crate) lines: Lines,
    pub(crate) base: usize,
    /// The address and length of the image's unwind table.
    pub(crate) unwind: (usize, usize),
    /// The addresses of global variables; none for those without a fixed address.
    pub(crate) globals: Vec<Option<usize>>,
    /// The function without a caller that a debugger should show.
    pub(crate) outermost: Option<usize>,
}

impl Functions {
    /// No functions so far, of code at `base` with these lines and this table for unwinding.
    pub(crate) fn new(lines: Lines, base: usize, unwind: &[u8]) -> Functions {
        let unwind = (unwind.as_ptr() as usize, unwind.len());
        Functions { lines, base, unwind, ..Functions::default() }
    }

    fn add_name(&mut self, name: &str) -> (u32, u32) {
        let start = self.names.len() as u32;
        self.names.push_str(name);
        (start, self.names.len() as u32)
    }

    /// Begins a module, to which the functions that follow belong.
    pub(crate) fn begin_module(&mut self, name: &str) {
        self.module = self.add_name(name);
    }

    /// Adds constant data.
    pub(crate) fn push_constant(&mut self, name: &str, (start, size): (usize, usize)) {
        let name = self.add_name(name);
        self.constants.push((start, start + size, name));
    }

    /// Adds a function of a module whose `sources` were added to the lines.
    pub(crate) fn push(
        &mut self,
        name: &str,
        func: &Function,
        sources: &SourceOffsets,
        (start, size): (usize, usize),
        frame: BodyFrame,
    ) {
        let name = self.add_name(name);
        let scope = func.debug.scope.expand().map(|scope| sources.scope(scope)).into();
        self.entries.push(Entry { start, end: start + size, name, module: self.module, scope, frame });
    }

    /// Ends the construction. In memory, the outermost function is `main`.
    pub(crate) fn sort(&mut self) {
        self.entries.sort_unstable_by_key(|entry| entry.start);
        self.constants.sort_unstable();
        if self.base != 0 {
            self.outermost =
                self.entries.iter().find(|&entry| self.name(entry) == "main").map(|main| main.start);
        }
    }

    pub(crate) fn find(&self, pc: usize) -> Option<&Entry> {
        let i = self.entries.partition_point(|entry| entry.start <= pc).checked_sub(1)?;
        let entry = &self.entries[i];
        (pc < entry.end).then_some(entry)
    }

    /// The name of the constant data at `address`.
    pub(crate) fn constant(&self, address: usize) -> Option<&str> {
        let i = self.constants.partition_point(|constant| constant.0 <= address).checked_sub(1)?;
        let (_, end, name) = self.constants[i];
        (address < end).then(|| self.text(name))
    }

    fn text(&self, (start, end): (u32, u32)) -> &str {
        &self.names[start as usize..end as usize]
    }

    pub(crate) fn name(&self, entry: &Entry) -> &str {
        self.text(entry.name)
    }

    /// The name of the module of a function; empty if it is not known.
    pub(crate) fn module(&self, entry: &Entry) -> &str {
        self.text(entry.module)
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub(crate) fn has_lines(&self) -> bool {
        !self.lines.rows.is_empty()
    }

    /// Bytes from the first function to the end of the last.
    pub(crate) fn code_size(&self) -> usize {
        self.entries.last().map_or(0, |entry| entry.end - self.base)
    }

    /// The rows of the code of `entry`: offset in the text, and location.
    pub(crate) fn rows(&self, entry: &Entry) -> &[(u32, PackedOption<Loc>)] {
        let rows = &self.lines.rows;
        let at = |address: usize| rows.partition_point(|row| (row.0 as usize) < address - self.base);
        &rows[at(entry.start)..at(entry.end)]
    }

    /// The addresses at which lines of the code of `entry` begin, with the path of their file; code without a
    /// line belongs to the line before.
    pub(crate) fn innermost_lines(&self, entry: &Entry) -> impl Iterator<Item = (usize, String, u32)> + '_ {
        let known = |&(offset, loc): &(u32, PackedOption<Loc>)| {
            let loc = self.lines.loc(loc).filter(|loc| loc.line > 0)?;
            let at = self.lines.position(loc.scope, loc.line, loc.column)?;
            let path = std::path::Path::new(at.directory).join(at.file);
            Some((self.base + offset as usize, path.display().to_string(), loc.line))
        };
        self.rows(entry).iter().filter_map(known)
    }

    /// The variables of the code of `entry`.
    pub(crate) fn homes(&self, entry: &Entry) -> &[CodeHome] {
        let homes = &self.lines.homes;
        let at =
            |address: usize| homes.partition_point(|home| (home.function as usize) < address - self.base);
        &homes[at(entry.start)..at(entry.end)]
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, usize, usize)> + Clone {
        self.entries.iter().map(|entry| (self.name(entry), entry.start, entry.end - entry.start))
    }

    /// Calls `f` with the source positions of the code at `pc` of `entry`, innermost first; without lines
    /// with the function's own name only, if its source is known.
    pub(crate) fn positions<'a>(&'a self, entry: &Entry, pc: usize, mut f: impl FnMut(Position<'a>)) {
        let lines = &self.lines;
        let offset = (pc - self.base) as u32;
        let row = lines.rows.partition_point(|row| row.0 <= offset).checked_sub(1).map(|i| lines.rows[i]);
        let row = row.filter(|row| row.0 as usize + self.base >= entry.start);
        let mut loc = row.map_or(None.into(), |row| row.1);
        let mut any = false;
        for _ in 0..sheave_ir::MAX_INLINE_DEPTH {
            let Some(LocData { scope, line, column, inlined_at }) = lines.loc(loc) else { break };
            if let Some(position) = lines.position(scope, line, column) {
                any = true;
                f(position);
            }
            loc = inlined_at;
        }
        if !any
            && let Some(scope) = entry.scope.expand()
            && let Some(data) = lines.sources.scopes.get(scope)
        {
            // The prologue has the line of the function's header.
            let line = if pc < entry.start + entry.frame.prologue_end as usize { data.line } else { 0 };
            lines.position(scope, line, 0).into_iter().for_each(f);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_functions_by_address() {
        let func = Function::new(sheave_ir::Symbol::from_u32(0), sheave_ir::SigId::from_u32(0));
        let mut functions = Functions::new(Lines::default(), 0x1000, &[]);
        functions.push("b", &func, &SourceOffsets::default(), (0x2000, 0x10), BodyFrame::default());
        functions.push("a", &func, &SourceOffsets::default(), (0x1000, 0x20), BodyFrame::default());
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

    #[test]
    fn finds_constant_data_by_address() {
        let mut functions = Functions::new(Lines::default(), 0x1000, &[]);
        functions.push_constant("b", (0x2010, 8));
        functions.push_constant("a", (0x2000, 8));
        functions.sort();
        let find = |address| functions.constant(address);
        assert_eq!([0x1fff, 0x2000, 0x2007].map(find), [None, Some("a"), Some("a")]);
        assert_eq!([0x2008, 0x200f, 0x2010, 0x2018].map(find), [None, None, Some("b"), None]);
    }
}
