//! Inlined calls of a function and its blocks with variables, with the address ranges of their code.
//!
//! Each row of the line table has a chain of scopes, from the block of the innermost call to the function,
//! and belongs to all of them. Blocks without variables are of no use to a debugger and are left out. Linear
//! in the rows times the length of the chains.

use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{Loc, SourceScope};

use crate::lines::{Entry, Functions, Lines};

/// A scope in the code of a function: the call site of the inlined function, or none, and the block, or none
/// for the whole function.
pub(super) type Key = (PackedOption<Loc>, PackedOption<SourceScope>);

/// Whether `key` is the whole function: neither an inlined call nor a block.
pub(super) fn is_whole(key: Key) -> bool {
    key.0.is_none() && key.1.is_none()
}

/// The scopes in the code of a function.
pub(super) struct Scopes<'a> {
    lines: &'a Lines,
    /// Blocks with variables.
    wanted: BTreeSet<Key>,
    /// The ranges of each scope's code; offsets in the text.
    pub(super) ranges: BTreeMap<Key, Vec<(u64, u64)>>,
    /// By the location of a call that was inlined: the function that was called.
    callees: BTreeMap<Loc, SourceScope>,
}

impl<'a> Scopes<'a> {
    pub(super) fn find(functions: &'a Functions, entry: &Entry) -> Scopes<'a> {
        let lines = &functions.lines;
        let mut found =
            Scopes { lines, wanted: BTreeSet::new(), ranges: BTreeMap::new(), callees: BTreeMap::new() };
        for home in functions.homes(entry) {
            if let Some(variable) = lines.sources.variables.locals.get(home.variable)
                && found.parent(variable.scope).is_some()
            {
                found.wanted.insert((home.inlined_at, variable.scope.into()));
            }
        }
        let rows = functions.rows(entry);
        let end_of_code = (entry.end - functions.base) as u64;
        for (i, &(begin, loc)) in rows.iter().enumerate() {
            let end = rows.get(i + 1).map_or(end_of_code, |next| u64::from(next.0));
            found.note_callees(loc);
            let mut next = found.key_of(loc);
            while let Some(key) = next.filter(|&key| !is_whole(key)) {
                let ranges = found.ranges.entry(key).or_default();
                match ranges.last_mut() {
                    Some(last) if last.1 == u64::from(begin) => last.1 = end,
                    _ => ranges.push((u64::from(begin), end)),
                }
                next = found.outer(key);
            }
        }
        found
    }

    /// The block that the scope is in, or the function; none for functions.
    fn parent(&self, scope: SourceScope) -> Option<SourceScope> {
        self.lines.sources.scopes.get(scope)?.parent.expand()
    }

    /// Records the callees of the calls that `loc` was inlined through.
    fn note_callees(&mut self, loc: PackedOption<Loc>) {
        let mut next = self.lines.loc(loc);
        while let Some(at) = next
            && let Some(call) = at.inlined_at.expand()
        {
            if !self.callees.contains_key(&call) {
                self.callees.insert(call, self.function(at.scope));
            }
            next = self.lines.loc(at.inlined_at);
        }
    }

    /// The function that was called at the location `call`, and inlined.
    pub(super) fn callee(&self, call: Loc) -> Option<SourceScope> {
        self.callees.get(&call).copied()
    }

    /// The function that a scope belongs to.
    fn function(&self, scope: SourceScope) -> SourceScope {
        core::iter::successors(Some(scope), |&scope| self.parent(scope)).last().unwrap_or(scope)
    }

    /// The innermost scope of a location.
    fn key_of(&self, loc: PackedOption<Loc>) -> Option<Key> {
        let loc = self.lines.loc(loc)?;
        Some(self.key(loc.inlined_at, loc.scope))
    }

    /// The innermost scope around `scope` that has an entry, in the code inlined at `call`.
    pub(super) fn key(&self, call: PackedOption<Loc>, mut scope: SourceScope) -> Key {
        while let Some(parent) = self.parent(scope) {
            if self.wanted.contains(&(call, scope.into())) {
                return (call, scope.into());
            }
            scope = parent;
        }
        (call, None.into())
    }

    /// The scope around another one; none around the function.
    pub(super) fn outer(&self, (call, block): Key) -> Option<Key> {
        match block.expand().and_then(|block| self.parent(block)) {
            Some(parent) => Some(self.key(call, parent)),
            None => self.key_of(call),
        }
    }
}
