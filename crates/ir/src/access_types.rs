//! Types of accesses: type-based alias analysis, as LLVM states it with `!tbaa`.
//!
//! A reader that knows the types of the language adds them as a tree, and each kind of access (a member of a
//! structure, or a scalar) gets a number. That answers one question only: whether an *earlier store* can
//! change what a *later load* reads. A store to memory from `malloc` gives it a new type, so the order of two
//! stores, and of a load and a later store, is never decided by types.
//!
//! The rule is that of LLVM's `TypeBasedAAResult`: two accesses may touch the same object if one is of a type
//! above the other's, or if the path from the structure of one leads to the structure of the other and both
//! are of the same member. It is decided once per pair of numbers.
//!
//! An instruction that was made by a pass has no number unless it is a copy that is executed exactly where
//! the original would be; one that is moved to where it was not executed before loses its own.

use crate::{Function, Inst};

/// Types that have numbers; accesses of further ones have none.
pub const MAX_ACCESS_TYPES: usize = u8::MAX as usize;

/// Steps from a type to the root.
const MAX_DEPTH: usize = 64;

/// A type of the language: a root, a scalar type below another type, or a structure.
#[derive(Clone, Default, Debug)]
pub struct TypeNode {
    /// As metadata states it.
    pub name: Box<[u8]>,
    /// It is no other type of the same name and members.
    pub distinct: bool,
    /// The type above a scalar type, or the types of members, each with its offset in bytes.
    pub members: Vec<(u32, u64)>,
}

/// A kind of access; types are numbers of nodes.
#[derive(Clone, Copy, Debug)]
pub struct TypedAccess {
    /// The structure, or the type itself.
    pub base: u32,
    /// The type of what is accessed.
    pub ty: u32,
    /// Its offset in the structure, in bytes.
    pub offset: u64,
    /// Nothing ever changes memory that is accessed so.
    pub constant: bool,
}

/// The types of a module's accesses. Accesses are numbered from one; zero is no type.
#[derive(Clone, Default, Debug)]
pub struct AccessTypes {
    /// The types; those of another module are never the same as these.
    pub nodes: Vec<TypeNode>,
    /// By number, less one.
    accesses: Vec<TypedAccess>,
    /// By number, less one: the bits of the numbers, up to itself, that it is apart from. Zero stands for
    /// accesses without a type.
    apart: Vec<[u64; 4]>,
}

impl AccessTypes {
    /// Adds a kind of access and returns its number, or zero if there is none left. Linear in the numbers,
    /// and in the steps from its type to the root.
    ///
    /// # Panics
    /// When it leads to a type that is not among the nodes.
    pub fn push(&mut self, access: TypedAccess) -> u8 {
        if self.accesses.len() == MAX_ACCESS_TYPES {
            return 0;
        }
        let mut row = [if access.constant { u64::MAX } else { 0 }; 4];
        for (number, &other) in (1..).zip(&self.accesses) {
            row[number / 64] |= u64::from(self.is_apart(access, other)) << (number % 64);
        }
        self.accesses.push(access);
        self.apart.push(row);
        self.accesses.len() as u8
    }

    /// Adds the types of another module, of which it is not known how they relate to these, and returns what
    /// to add to their numbers. Those that find no room get the number zero by
    /// [`Function::shift_access_types`].
    pub fn append(&mut self, other: &AccessTypes) -> usize {
        let (first, shift) = (self.accesses.len(), self.nodes.len() as u32);
        for node in &other.nodes {
            let members = node.members.iter().map(|&(member, offset)| (member + shift, offset)).collect();
            self.nodes.push(TypeNode { members, ..node.clone() });
        }
        for access in &other.accesses {
            self.push(TypedAccess { base: access.base + shift, ty: access.ty + shift, ..*access });
        }
        first
    }

    /// The kinds of accesses, in the order of their numbers.
    pub fn accesses(&self) -> &[TypedAccess] {
        &self.accesses
    }

    /// Whether a store of type `store` cannot change what a later load of type `load` reads.
    #[inline]
    pub fn are_apart(&self, store: u8, load: u8) -> bool {
        let (lower, upper) = (store.min(load), store.max(load));
        upper != 0 && self.apart[usize::from(upper) - 1][usize::from(lower / 64)] & 1 << (lower % 64) != 0
    }

    /// Whether nothing ever changes what a load of type `load` reads.
    pub fn is_constant(&self, load: u8) -> bool {
        self.are_apart(0, load)
    }

    fn is_apart(&self, a: TypedAccess, b: TypedAccess) -> bool {
        let (Some(above_a), Some(above_b)) = (self.ancestors(a.ty), self.ancestors(b.ty)) else {
            return a.constant || b.constant;
        };
        // Types of two languages have nothing in common, and nothing is known of them.
        let pairs = above_a.iter().rev().zip(above_b.iter().rev());
        let common = pairs.take_while(|(a, b)| a == b).last();
        let is_apart = common.is_some_and(|(&common, _)| {
            !self.shares(a, b, common).or_else(|| self.shares(b, a, common)).unwrap_or(false)
        });
        is_apart || a.constant || b.constant
    }

    /// The types from `node` up to the root; `None` if it is not reached.
    fn ancestors(&self, node: u32) -> Option<Vec<u32>> {
        let mut path = vec![node];
        while let Some(&(above, _)) = path.last().and_then(|&last| self.nodes[last as usize].members.first())
        {
            if path.len() == MAX_DEPTH {
                return None;
            }
            path.push(above);
        }
        Some(path)
    }

    /// Whether `inner` may be of a part of the object of `outer`; `None` if the path does not lead there.
    fn shares(&self, outer: TypedAccess, inner: TypedAccess, common: u32) -> Option<bool> {
        if outer.ty == outer.base && outer.ty == common {
            return Some(true);
        }
        let (mut at, mut offset) = (outer.base, outer.offset);
        for _ in 0..MAX_DEPTH {
            if at == inner.base {
                return Some(offset == inner.offset || at == outer.ty || inner.base == inner.ty);
            }
            let members = &self.nodes[at as usize].members;
            let &(next, start) = members.iter().rev().find(|&&(_, start)| start <= offset)?;
            (at, offset) = (next, offset - start);
        }
        Some(true)
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

    /// Types below a root, which is node 0: nodes 1 and up.
    fn scalars(count: u32) -> AccessTypes {
        let mut nodes = vec![TypeNode::default()];
        nodes.extend((0..count).map(|_| TypeNode { members: vec![(0, 0)], ..TypeNode::default() }));
        let mut types = AccessTypes { nodes, ..AccessTypes::default() };
        (1..=count).for_each(|ty| _ = types.push(scalar(ty)));
        types
    }

    fn scalar(ty: u32) -> TypedAccess {
        TypedAccess { base: ty, ty, offset: 0, constant: false }
    }

    #[test]
    fn types_of_two_modules_are_not_compared() {
        let mut types = scalars(200);
        let first = types.append(&types.clone());
        assert_eq!((first, types.accesses.len()), (200, MAX_ACCESS_TYPES));
        assert!(types.are_apart(201, 255) && types.are_apart(1, 200) && !types.are_apart(1, 202));
    }

    #[test]
    fn the_relation_is_symmetric_and_ends_with_the_numbers() {
        let mut types = scalars(MAX_ACCESS_TYPES as u32);
        assert_eq!(types.push(scalar(0)), 0);
        for (a, b) in (0..=255).flat_map(|a| (0..=255).map(move |b| (a, b))) {
            assert_eq!(types.are_apart(a, b), a != 0 && b != 0 && a != b, "{a} and {b}");
        }
    }

    #[test]
    fn constant_memory_is_apart_from_every_store() {
        let mut types = scalars(2);
        let constant = types.push(TypedAccess { constant: true, ..scalar(2) });
        let later = types.push(scalar(2));
        assert!((0..=later).all(|store| types.are_apart(store, constant)));
        assert!(
            types.is_constant(constant) && (0..=later).filter(|&load| types.is_constant(load)).count() == 1
        );
        assert!(!types.are_apart(2, later));
    }
}
