//! Landing pads: the entry points of exceptions in a function, and their clauses.

use crate::Symbol;

/// A landing pad: the exceptions that it catches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PadData {
    /// The routine that searches the clauses while the stack is unwound: that of the language. All landing
    /// pads of a function have the same.
    pub personality: Symbol,
    /// Every exception arrives, to be passed on with `resume` unless a clause took it.
    pub cleanup: bool,
    /// The clauses; the first one that fits wins.
    pub clauses: Vec<PadClause>,
}

/// A clause of a landing pad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PadClause {
    /// Exceptions of the type that this object describes; every exception if there is none.
    Catch(Option<Symbol>),
    /// Exceptions of none of these types.
    Filter(Vec<Option<Symbol>>),
}

impl PadData {
    /// The symbols that it mentions.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        let types = self.clauses.iter().flat_map(|clause| match clause {
            PadClause::Catch(ty) => core::slice::from_ref(ty),
            PadClause::Filter(types) => types,
        });
        core::iter::once(self.personality).chain(types.copied().flatten())
    }

    /// The same, to be replaced.
    pub fn symbols_mut(&mut self) -> impl Iterator<Item = &mut Symbol> + '_ {
        let types = self.clauses.iter_mut().flat_map(|clause| match clause {
            PadClause::Catch(ty) => core::slice::from_mut(ty),
            PadClause::Filter(types) => types,
        });
        core::iter::once(&mut self.personality).chain(types.flatten())
    }
}
