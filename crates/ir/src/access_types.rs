//! Types of accesses: type-based alias analysis, as LLVM states it with `!tbaa`.
//!
//! A reader that knows the types of the language gives each kind of access a number, and tells which of them
//! never touch the same object. That answers one question only: whether an *earlier store* can change what a
//! *later load* reads. A store to memory from `malloc` gives it a new type, so the order of two stores, and
//! of a load and a later store, is never decided by types.
//!
//! An instruction that was made by a pass has no number unless it is a copy that is executed exactly where
//! the original would be; one that is moved to where it was not executed before loses its own.

use crate::{Function, Inst};

/// Types that have numbers; accesses of further ones have none.
pub const MAX_ACCESS_TYPES: usize = u8::MAX as usize;

/// Which types of accesses are apart. Types are numbered from one; zero is no type.
#[derive(Clone, Default, Debug)]
pub struct AccessTypes {
    /// By number, less one: the bits of the types, up to itself, that it is apart from.
    apart: Vec<[u64; 4]>,
}

impl AccessTypes {
    /// Adds a type, which is apart from those for which `is_apart` says so, and returns its number, or zero
    /// if there is none left.
    pub fn push(&mut self, mut is_apart: impl FnMut(u8) -> bool) -> u8 {
        if self.apart.len() == MAX_ACCESS_TYPES {
            return 0;
        }
        let mut row = [0; 4];
        for other in (1..=self.apart.len() as u8).filter(|&other| is_apart(other)) {
            row[usize::from(other / 64)] |= 1 << (other % 64);
        }
        self.apart.push(row);
        self.apart.len() as u8
    }

    /// Adds the types of another module, of which it is not known how they relate to these, and returns what
    /// to add to their numbers. Those that find no room get the number zero by
    /// [`Function::shift_access_types`].
    pub fn append(&mut self, other: &AccessTypes) -> usize {
        let first = self.apart.len();
        for number in 1..=other.apart.len() {
            self.push(|known| {
                let known = usize::from(known).saturating_sub(first);
                other.are_apart(known as u8, number as u8)
            });
        }
        first
    }

    /// Whether a store of type `store` cannot change what a later load of type `load` reads.
    #[inline]
    pub fn are_apart(&self, store: u8, load: u8) -> bool {
        let (lower, upper) = (store.min(load), store.max(load));
        lower != 0 && self.apart[usize::from(upper) - 1][usize::from(lower / 64)] & 1 << (lower % 64) != 0
    }
}

impl Function {
    /// The number of the type of an access, in the module's [`AccessTypes`], or zero.
    #[inline]
    pub fn access_type(&self, inst: Inst) -> u8 {
        self.access_types.get(inst.as_u32() as usize).copied().unwrap_or(0)
    }

    /// Adds to the numbers of all types, when the module becomes part of another one.
    pub fn shift_access_types(&mut self, by: usize) {
        for ty in self.access_types.iter_mut().filter(|ty| **ty != 0) {
            *ty = u8::try_from(usize::from(*ty) + by).unwrap_or(0);
        }
    }

    /// Gives an access another type, or none.
    pub fn set_access_type(&mut self, inst: Inst, ty: u8) {
        let at = inst.as_u32() as usize;
        if ty != 0 && at >= self.access_types.len() {
            self.access_types.resize(at + 1, 0);
        }
        if let Some(known) = self.access_types.get_mut(at) {
            *known = ty;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_two_modules_are_not_compared() {
        let mut types = AccessTypes::default();
        (0..200).for_each(|_| _ = types.push(|_| true));
        let first = types.append(&types.clone());
        assert_eq!((first, types.apart.len()), (200, MAX_ACCESS_TYPES));
        assert!(types.are_apart(201, 255) && types.are_apart(1, 200) && !types.are_apart(1, 202));
    }

    #[test]
    fn the_relation_is_symmetric_and_ends_with_the_numbers() {
        let mut types = AccessTypes::default();
        for number in 1..=MAX_ACCESS_TYPES {
            assert_eq!(usize::from(types.push(|other| (usize::from(other) + number) % 3 == 0)), number);
        }
        assert_eq!(types.push(|_| true), 0);
        for (a, b) in (0..=255).flat_map(|a| (0..=255).map(move |b| (a, b))) {
            let expected = a != 0 && b != 0 && a != b && (u32::from(a) + u32::from(b)) % 3 == 0;
            assert_eq!(types.are_apart(a, b), expected, "{a} and {b}");
        }
    }
}
