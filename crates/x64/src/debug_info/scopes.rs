//! The calls that were inlined in a function, its blocks that have variables, and where their code is.
//!
//! Each row of the table of lines says a chain of scopes, from the block of the innermost call to the
//! function, and belongs to all of them. Blocks without variables say nothing to a debugger and are left out.
//! Linear in the rows times the length of the chains.

use std::collections::{BTreeMap, BTreeSet};

use crate::lines::{Entry, Functions, Lines, NONE};

/// A scope in the code of a function: the call that it was inlined at, and the block, or [`NONE`] for all of
/// the function that was called.
pub(super) type Key = (u32, u32);

/// The function that the code is of.
pub(super) const WHOLE: Key = (NONE, NONE);

/// The scopes in the code of a function.
pub(super) struct Scopes<'a> {
    lines: &'a Lines,
    /// Blocks with variables.
    wanted: BTreeSet<Key>,
    /// Where the code of each is; offsets in the text.
    pub(super) ranges: BTreeMap<Key, Vec<(u64, u64)>>,
    /// By the location of a call that was inlined: the function that was called.
    callees: BTreeMap<u32, u32>,
}

impl<'a> Scopes<'a> {
    pub(super) fn find(functions: &'a Functions, entry: &Entry) -> Scopes<'a> {
        let lines = &functions.lines;
        let mut found =
            Scopes { lines, wanted: BTreeSet::new(), ranges: BTreeMap::new(), callees: BTreeMap::new() };
        for home in functions.homes(entry) {
            let scope = lines.variable(home.variable).map_or(NONE, |variable| variable.scope.as_u32());
            if found.parent(scope).is_some() {
                found.wanted.insert((home.inlined_at, scope));
            }
        }
        let rows = functions.rows(entry);
        let end_of_code = (entry.end - functions.base) as u64;
        for (i, &(begin, loc)) in rows.iter().enumerate() {
            let end = rows.get(i + 1).map_or(end_of_code, |next| u64::from(next.0));
            found.note_callees(loc);
            let mut next = found.key_of(loc);
            while let Some(key) = next.filter(|&key| key != WHOLE) {
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
    fn parent(&self, scope: u32) -> Option<u32> {
        self.lines.scope(scope).and_then(|scope| (scope.parent != NONE).then_some(scope.parent))
    }

    /// Notes what was called at the calls that `loc` was inlined through.
    fn note_callees(&mut self, loc: u32) {
        let mut next = self.lines.loc(loc);
        while let Some(at) = next.filter(|at| at.inlined_at != NONE) {
            if !self.callees.contains_key(&at.inlined_at) {
                self.callees.insert(at.inlined_at, self.function(at.scope));
            }
            next = self.lines.loc(at.inlined_at);
        }
    }

    /// The function that was called at the location `call`, and inlined.
    pub(super) fn callee(&self, call: u32) -> Option<u32> {
        self.callees.get(&call).copied()
    }

    /// The function that a scope belongs to.
    fn function(&self, mut scope: u32) -> u32 {
        while let Some(parent) = self.parent(scope) {
            scope = parent;
        }
        scope
    }

    /// The innermost scope of a location.
    fn key_of(&self, loc: u32) -> Option<Key> {
        let loc = self.lines.loc(loc)?;
        Some(self.key(loc.inlined_at, loc.scope))
    }

    /// The innermost scope that has an entry of what was inlined at `call` and is in `scope`.
    pub(super) fn key(&self, call: u32, mut scope: u32) -> Key {
        while let Some(parent) = self.parent(scope) {
            if self.wanted.contains(&(call, scope)) {
                return (call, scope);
            }
            scope = parent;
        }
        (call, NONE)
    }

    /// The scope around another one; none around the function.
    pub(super) fn outer(&self, (call, block): Key) -> Option<Key> {
        match self.parent(block) {
            Some(parent) => Some(self.key(call, parent)),
            None => self.key_of(call),
        }
    }
}
