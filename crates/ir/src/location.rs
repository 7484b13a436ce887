//! Source locations: which line of which function an instruction was made for.
//!
//! A location is a 32-bit id into a table of its function, and names a scope of the module: a function of the
//! source, in a file. Inlined code has a chain of them, from the line of the callee to the call in the
//! function that the code is in:
//!
//! ```text
//! @1:12:5 @0:20:3        line 12, column 5 of scope 1, inlined at line 20, column 3 of scope 0
//! ```
//!
//! Functions without locations have no cost: both tables are empty. The table belongs to the function, not
//! to the module, because inlining makes locations while the module is shared. Which instructions keep theirs
//! when code changes is written in `docs/ir.md`; the editor does it.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap};
use rustc_hash::FxHashMap;

use crate::function::copy_map;
use crate::{Function, Inst, InstData, Loc, Module, SourceFile, SourceScope, Variables};

/// Locations of one chain: the line and the calls that it was inlined through. Code that is inlined deeper
/// has no location.
pub const MAX_INLINE_DEPTH: usize = 64;

/// A file of the source.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FileData {
    /// Its name on the command line of the compiler.
    pub name: Box<str>,
    /// The working directory of the compiler; empty if unknown.
    pub directory: Box<str>,
}

/// A function of the source, or the part of it that is in another file.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ScopeData {
    /// The function's name in the source.
    pub name: Box<str>,
    /// The file of the lines.
    pub file: SourceFile,
    /// The line of the function's header; 0 if unknown.
    pub line: u32,
    /// For a block of a function, the block or function around it. Readers make scopes of
    /// blocks only if variables are requested.
    pub parent: PackedOption<SourceScope>,
}

/// The files and scopes of a module, which locations refer to.
#[derive(Clone, Default, Debug)]
pub struct Sources {
    /// Files.
    pub files: PrimaryMap<SourceFile, FileData>,
    /// Scopes.
    pub scopes: PrimaryMap<SourceScope, ScopeData>,
    /// Variables and their types, if requested.
    pub variables: Variables,
}

impl Sources {
    /// The file of `scope`.
    pub fn file(&self, scope: SourceScope) -> Option<&FileData> {
        self.files.get(self.scopes.get(scope)?.file)
    }
}

/// A position in the source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LocData {
    /// The function and the file.
    pub scope: SourceScope,
    /// The line, from 1; 0 if the code belongs to no line of the scope.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// The location of the inlined call, which precedes this location in the table; none in the function that
    /// the code was written in.
    pub inlined_at: PackedOption<Loc>,
}

const _: () = assert!(core::mem::size_of::<LocData>() == 16);

/// The locations of one function.
#[derive(Clone, Default, Debug)]
pub(crate) struct Locations {
    table: PrimaryMap<Loc, LocData>,
    /// By instruction; those beyond the end have none.
    of_insts: Vec<PackedOption<Loc>>,
}

impl Locations {
    /// Becomes a copy of `other`, in the memory it has.
    pub(crate) fn copy_from(&mut self, other: &Locations) {
        copy_map(&mut self.table, &other.table);
        self.of_insts.clone_from(&other.of_insts);
    }
}

/// The locations of a callee in the function that it is inlined into.
#[derive(Debug, Default)]
pub(crate) struct InlinedLocs {
    /// The callee's locations as they are called here, if they have been needed.
    known: Vec<PackedOption<Loc>>,
    /// The call, and its depth.
    pub(crate) call: PackedOption<Loc>,
    depth: usize,
}

impl Function {
    /// The location of `inst`, if it has one.
    #[inline]
    pub fn loc(&self, inst: Inst) -> Option<Loc> {
        self.debug.locations.of_insts.get(inst.index()).and_then(|loc| loc.expand())
    }

    /// Gives `inst` another location, or none.
    #[inline]
    pub fn set_loc(&mut self, inst: Inst, loc: Option<Loc>) {
        let table = &mut self.debug.locations.of_insts;
        match table.get_mut(inst.index()) {
            Some(old) => *old = loc.into(),
            None if loc.is_none() => {}
            None => {
                table.resize(inst.index(), None.into());
                table.push(loc.into());
            }
        }
    }

    /// Gives `loc` to the instructions from `first` on, which are the newest and have no locations yet.
    pub fn set_locs_from(&mut self, first: Inst, loc: Option<Loc>) {
        if loc.is_none() {
            return;
        }
        let table = &mut self.debug.locations.of_insts;
        if table.is_empty() {
            table.reserve(self.order.capacity());
        }
        table.resize(table.len().max(first.index()), None.into());
        table.resize(table.len().max(self.insts.len()), loc.into());
    }

    /// A location; equal ones are the caller's to share.
    pub fn make_loc(&mut self, data: LocData) -> Loc {
        self.debug.locations.table.push(data)
    }

    /// The position of `loc`, if it is one of this function.
    #[inline]
    pub fn loc_data(&self, loc: Loc) -> Option<LocData> {
        self.debug.locations.table.get(loc).copied()
    }

    /// Whether any instruction has, or had, a location.
    #[inline]
    pub fn has_locs(&self) -> bool {
        !self.debug.locations.of_insts.is_empty()
    }

    /// One more than the number of the largest location that an instruction has.
    pub(crate) fn loc_bound(&self) -> u32 {
        let locs = self.debug.locations.of_insts.iter().filter_map(|loc| loc.expand());
        locs.map(|loc| loc.as_u32() + 1).max().unwrap_or(0)
    }

    pub(crate) fn for_each_loc(&mut self, f: impl FnMut(&mut LocData)) {
        self.debug.locations.table.values_mut().for_each(f);
    }

    /// Every location that instructions may refer to.
    pub fn locs(&self) -> impl Iterator<Item = (Loc, &LocData)> {
        self.debug.locations.table.iter()
    }

    /// `loc` and the calls that it was inlined through, innermost first.
    pub fn loc_chain(&self, loc: Option<Loc>) -> impl Iterator<Item = LocData> + '_ {
        let next = |data: &LocData| data.inlined_at.expand().and_then(|at| self.loc_data(at));
        core::iter::successors(loc.and_then(|loc| self.loc_data(loc)), next).take(MAX_INLINE_DEPTH)
    }

    /// A new instruction does part of the work of `like`: it gets its location, unless it has one.
    #[inline]
    pub(crate) fn inherit_loc(&mut self, inst: Inst, like: Inst) {
        if self.has_locs() && self.loc(inst).is_none() {
            self.set_loc(inst, self.loc(like));
        }
    }

    /// `inst` moves away from its position in the source. An instruction that may end the program is moved
    /// only if it is executed anyway, and its line explains the end; any other location would name a line too
    /// early.
    #[inline]
    pub(crate) fn drop_loc_of_moved(&mut self, inst: Inst) {
        let data = &self.insts[inst];
        if self.has_locs() && !matches!(data, InstData::Load { .. }) && !data.has_side_effects() {
            self.set_loc(inst, None);
        }
    }

    /// Begins to copy the locations of `callee`, which is inlined at `call`.
    pub(crate) fn open_inlined(&mut self, callee: &Function, call: Inst, maps: &mut InlinedLocs) {
        maps.known.clear();
        maps.call = None.into();
        if !callee.has_locs() {
            return;
        }
        // A call without a location is still in this function, and the callee's lines are not.
        let call = self.loc(call).or_else(|| {
            let scope = self.debug.scope.expand()?;
            Some(self.make_loc(LocData { scope, line: 0, column: 0, inlined_at: None.into() }))
        });
        maps.call = call.into();
        maps.depth = self.loc_chain(call).count();
        maps.known.resize(callee.debug.locations.table.len(), None.into());
    }

    /// The copy `inst` of the instruction `old` of `callee` gets its location.
    #[inline]
    pub(crate) fn inline_loc(&mut self, inst: Inst, callee: &Function, old: Inst, maps: &mut InlinedLocs) {
        if maps.call.is_some()
            && let Some(loc) = callee.loc(old)
        {
            let here = self.inlined_loc(callee, loc, maps);
            self.set_loc(inst, here);
        }
    }

    pub(crate) fn inlined_loc(&mut self, callee: &Function, loc: Loc, maps: &mut InlinedLocs) -> Option<Loc> {
        if let Some(known) = maps.known[loc.index()].expand() {
            return Some(known);
        }
        let data = callee.loc_data(loc)?;
        if data.inlined_at.is_none() && maps.depth < MAX_INLINE_DEPTH {
            let here = self.make_loc(LocData { inlined_at: maps.call, ..data });
            maps.known[loc.index()] = here.into();
            return Some(here);
        }
        // The chain from the outermost location, which is inlined at the call, to this one.
        let mut chain = [loc; MAX_INLINE_DEPTH];
        let mut length = 1;
        while let Some(outer) = callee.loc_data(chain[length - 1])?.inlined_at.expand() {
            if length + 1 + maps.depth > MAX_INLINE_DEPTH {
                return None;
            }
            chain[length] = outer;
            length += 1;
        }
        if length + maps.depth > MAX_INLINE_DEPTH {
            return None;
        }
        let mut inlined_at = maps.call;
        for &link in chain[..length].iter().rev() {
            let known = &mut maps.known[link.index()];
            if known.is_none() {
                let data = callee.debug.locations.table[link];
                *known = self.debug.locations.table.push(LocData { inlined_at, ..data }).into();
            }
            inlined_at = *known;
        }
        inlined_at.expand()
    }
}

/// Finds the number of a location, a file or a scope, so that readers make each once.
#[derive(Debug, Default)]
pub struct SourceInterner {
    files: FxHashMap<FileData, SourceFile>,
    scopes: FxHashMap<ScopeData, SourceScope>,
    locs: FxHashMap<LocData, Loc>,
}

impl SourceInterner {
    /// The number of `data` among the files of `module`.
    pub fn file(&mut self, module: &mut Module, data: FileData) -> SourceFile {
        *self.files.entry(data).or_insert_with_key(|data| module.sources.files.push(data.clone()))
    }

    /// The number of `data` among the scopes of `module`.
    pub fn scope(&mut self, module: &mut Module, data: ScopeData) -> SourceScope {
        *self.scopes.entry(data).or_insert_with_key(|data| module.sources.scopes.push(data.clone()))
    }

    /// The number of `data` among the locations of `func`.
    pub fn loc(&mut self, func: &mut Function, data: LocData) -> Loc {
        *self.locs.entry(data).or_insert_with(|| func.make_loc(data))
    }

    /// Begins another function.
    pub fn next_function(&mut self) {
        self.locs.clear();
    }
}
