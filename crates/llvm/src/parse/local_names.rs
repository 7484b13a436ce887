//! The local names of a function, by name or number.

use crate::lower::types::Ty;
use crate::names::NameTable;
use crate::parse::name::{HashedName, Name};

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

/// A local by its name or its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LocalId(u32);

/// The bit of a [`LocalId`] that is a number; texts are too short for that many of them.
const NUMBERED: u32 = 1 << 31;

impl LocalId {
    #[inline(always)]
    fn number(self) -> Option<u32> {
        (self.0 & NUMBERED != 0).then_some(self.0 & !NUMBERED)
    }
}

/// The local names of a function.
#[derive(Default)]
pub(crate) struct Names {
    /// `%0`, `%1`, …
    numbered: Vec<Local>,
    /// The others, and their names.
    named: Vec<Local>,
    texts: Vec<Name>,
    table: NameTable,
    /// The number that the next unnamed value or block gets.
    pub(crate) next_number: u32,
    /// Names that were used and are not defined.
    pub(crate) n_forward: u32,
}

impl Names {
    /// Clears the names of the last function.
    pub(crate) fn clear(&mut self) {
        self.numbered.clear();
        self.named.clear();
        self.texts.clear();
        self.table.clear();
        self.next_number = 0;
        self.n_forward = 0;
    }

    #[inline(always)]
    pub(crate) fn local(&self, id: LocalId) -> &Local {
        match id.number() {
            Some(number) => &self.numbered[number as usize],
            None => &self.named[id.0 as usize],
        }
    }

    #[inline(always)]
    pub(crate) fn local_mut(&mut self, id: LocalId) -> &mut Local {
        match id.number() {
            Some(number) => &mut self.numbered[number as usize],
            None => &mut self.named[id.0 as usize],
        }
    }

    /// All locals.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (LocalId, &Local)> {
        let numbered =
            self.numbered.iter().enumerate().map(|(i, local)| (LocalId(i as u32 | NUMBERED), local));
        numbered.chain(self.named.iter().enumerate().map(|(i, local)| (LocalId(i as u32), local)))
    }

    /// The local of a name with this hash for which `same` holds, or the place to enter it in the table.
    #[inline(always)]
    pub(crate) fn find(&self, hash: u32, same: impl Fn(&Name) -> bool) -> Result<LocalId, usize> {
        self.table.probe(hash, |id| same(&self.texts[id as usize])).map(LocalId)
    }

    /// Enters a name that was not found.
    #[inline(always)]
    pub(crate) fn enter(&mut self, name: &HashedName, place: usize) -> LocalId {
        let id = self.named.len() as u32;
        self.named.push(Local::UNUSED);
        self.texts.push(name.name);
        self.table.fill(place, name.hash, id);
        LocalId(id)
    }

    /// The local of a number, made if it is new; `None` for numbers above `limit`.
    #[inline(always)]
    pub(crate) fn of_number(&mut self, number: u32, limit: usize) -> Option<LocalId> {
        let n = self.numbered.len();
        if number as usize == n {
            self.numbered.push(Local::UNUSED);
        } else if number as usize > n {
            if number as usize > limit {
                return None;
            }
            self.numbered.resize(number as usize + 1, Local::UNUSED);
        }
        Some(LocalId(number | NUMBERED))
    }

    /// The name of a local, or its number and the position of its first use.
    pub(crate) fn name(&self, id: LocalId) -> Name {
        match id.number() {
            Some(number) => Name::number(number, self.local(id).first_use),
            None => self.texts[id.0 as usize],
        }
    }

    /// The local of the next unnamed value or block.
    pub(crate) fn next_unnamed(&mut self) -> LocalId {
        let number = self.next_number;
        self.next_number += 1;
        if number as usize >= self.numbered.len() {
            self.numbered.resize(number as usize + 1, Local::UNUSED);
        }
        LocalId(number | NUMBERED)
    }

    /// Notes a use, at `pos`, of the local `id` before its definition.
    pub(crate) fn note_forward(&mut self, id: LocalId, state: LocalState, ty: Ty, v: u32, pos: usize) {
        *self.local_mut(id) = Local { ty, v, fold: 0, first_use: pos as u32, state };
        self.n_forward += 1;
    }
}

/// A local value or label.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Local {
    pub(crate) ty: Ty,
    /// An [`Operand`], or a block.
    pub(crate) v: u32,
    /// Index + 1 into [`Body::folds`], if the value is an address with a constant offset.
    pub(crate) fold: u32,
    /// The position of a use before its definition.
    pub(crate) first_use: u32,
    pub(crate) state: LocalState,
}

impl Local {
    const UNUSED: Local = Local { ty: Ty::VOID, v: 0, fold: 0, first_use: 0, state: LocalState::Unused };
}
