//! The local names of a function, by name or number.

use std::fmt;
use std::ops::{Index, IndexMut};

use crate::lower::types::Ty;
use crate::parse::cursor::text;
use crate::parse::name::{Name, NameMap};

/// The state of a local name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LocalState {
    /// Never mentioned (a numbered name that was skipped).
    Unused,
    /// Used as a value, not yet defined; stand-in values exist.
    ForwardValue,
    /// Used as a label, not yet defined.
    ForwardLabel,
    /// A value.
    Value,
    /// A block.
    Label,
    /// Defined by a statement with a fault: has the type of each use.
    Wrong,
}

/// The name or number of a local, without its `%`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LocalName<'s> {
    Number(u32),
    Text(Name<'s>),
}

impl fmt::Display for LocalName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LocalName::Number(number) => number.fmt(f),
            LocalName::Text(name) => text(name.text).fmt(f),
        }
    }
}

/// A local value or label that was mentioned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LocalId(u32);

/// The local names of a function.
#[derive(Default)]
pub(crate) struct Names<'s> {
    pub(crate) locals: Vec<Local<'s>>,
    /// Those called `%0`, `%1`, …
    numbered: Vec<Option<LocalId>>,
    /// The others.
    named: NameMap<'s, LocalId>,
    /// The number that the next unnamed value or block gets.
    pub(crate) next_number: u32,
    /// Names that were used and are not defined.
    pub(crate) n_forward: u32,
}

impl<'s> Index<LocalId> for Names<'s> {
    type Output = Local<'s>;

    #[inline(always)]
    fn index(&self, id: LocalId) -> &Local<'s> {
        &self.locals[id.0 as usize]
    }
}

impl IndexMut<LocalId> for Names<'_> {
    #[inline(always)]
    fn index_mut(&mut self, id: LocalId) -> &mut Self::Output {
        &mut self.locals[id.0 as usize]
    }
}

impl<'s> Names<'s> {
    /// Clears the names of the last function.
    pub(crate) fn clear(&mut self) {
        self.locals.clear();
        self.numbered.clear();
        self.named.clear();
        self.next_number = 0;
        self.n_forward = 0;
    }

    /// The local of a name that was mentioned.
    pub(crate) fn find(&self, name: LocalName<'_>) -> Option<LocalId> {
        match name {
            LocalName::Number(number) => *self.numbered.get(number as usize)?,
            LocalName::Text(name) => self.named.get(&name),
        }
    }

    /// The local of a name, made if it is new.
    #[inline(always)]
    pub(crate) fn get(&mut self, name: LocalName<'s>) -> LocalId {
        let unused = Local { name, ty: Ty::VOID, v: 0, fold: 0, first_use: 0, state: LocalState::Unused };
        let make = || {
            self.locals.push(unused);
            LocalId(self.locals.len() as u32 - 1)
        };
        match name {
            LocalName::Text(name) => self.named.get_or_insert(name, make),
            LocalName::Number(number) => {
                let n = self.numbered.len().max(number as usize + 1);
                self.numbered.resize(n, None);
                *self.numbered[number as usize].get_or_insert_with(make)
            }
        }
    }

    /// The local of the next unnamed value or block.
    pub(crate) fn next_unnamed(&mut self) -> LocalId {
        self.next_number += 1;
        self.get(LocalName::Number(self.next_number - 1))
    }

    /// Notes a use, at `pos`, of the local `id` before its definition.
    pub(crate) fn note_forward(&mut self, id: LocalId, state: LocalState, ty: Ty, v: u32, pos: usize) {
        let name = self[id].name;
        self[id] = Local { name, ty, v, fold: 0, first_use: pos as u32, state };
        self.n_forward += 1;
    }
}

/// A local value or label.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Local<'s> {
    pub(crate) name: LocalName<'s>,
    pub(crate) ty: Ty,
    /// An [`Operand`], or a block.
    pub(crate) v: u32,
    /// Index + 1 into [`Body::folds`], if the value is an address with a constant offset.
    pub(crate) fold: u32,
    /// The position of a use before its definition.
    pub(crate) first_use: u32,
    pub(crate) state: LocalState,
}
