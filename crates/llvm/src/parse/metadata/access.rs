//! Types of accesses.
//!
//! ```text
//! store i32 1, ptr %p, !tbaa !5
//! !5 = !{!6, !7, i64 4}                    an access: in the structure !6, of type !7, at byte 4
//! !6 = !{!"S", !7, i64 0, !7, i64 4}       a structure: its members and where they are
//! !7 = !{!"int", !8, i64 0}                a scalar type, below another one
//! !8 = !{!"omnipotent char", !9, i64 0}
//! !9 = !{!"Simple C/C++ TBAA"}             the root
//! ```
//!
//! The rule is that of LLVM's `TypeBasedAAResult`, for this form of the nodes: two accesses may touch the
//! same object if one is of a type above the other's, or if the path from the structure of one leads to the
//! structure of the other and both are of the same member. It is decided once per pair of accesses that the
//! module has. A node that is missing, misshapen, its own ancestor, or in the form with sizes gives no type.

use sheave_ir::entity::EntityRef;
use sheave_ir::{Inst, InstData, Module};

use super::{ACCESS, ACCESS_TYPE, Metadata, NONE};
use crate::parse::Reader;
use crate::parse::cursor::Cursor;

/// Steps from a type to the root.
const MAX_DEPTH: usize = 64;

/// An access; types are numbers of nodes.
#[derive(Clone, Copy)]
pub(super) struct Access {
    base: u32,
    ty: u32,
    offset: u64,
}

/// A type: the types above it or of its members, and their offsets.
pub(super) type Members = Vec<(u32, u64)>;

/// What a list of operands holds.
enum Operand {
    Node(u32),
    Number(u64),
    Name,
}

/// The operands of the node at `pos`, a list of names, nodes and numbers.
fn operands(text: Cursor<'_>, pos: usize) -> Option<Vec<Operand>> {
    let mut c = Cursor { p: pos, ..text };
    c.ws();
    if c.eat_word(b"distinct") {
        c.ws();
    }
    let mut found = Vec::new();
    if !c.eat(b'!') || !c.eat(b'{') {
        return None;
    }
    loop {
        c.ws();
        found.push(if c.eat(b'!') {
            match c.peek() {
                b'"' => c.quoted().ok().map(|_| Operand::Name)?,
                _ => Operand::Node(c.number32().ok()?),
            }
        } else {
            let _ = c.word();
            c.ws();
            Operand::Number(c.number().ok()?)
        });
        c.ws();
        if c.eat(b'}') {
            return Some(found);
        }
        if !c.eat(b',') {
            return None;
        }
    }
}

impl Metadata {
    /// The number of the type of the access that the node `number` describes, or zero.
    fn access_type(&mut self, text: Cursor<'_>, module: &mut Module, number: u32) -> u8 {
        if let Some(id) = self.known(number, ACCESS) {
            return id as u8;
        }
        let access = self.access(text, number);
        let number_of_type = access.map_or(0, |access| {
            let apart = |other: u8| self.are_apart(access, self.accesses[usize::from(other) - 1]);
            module.access_types.push(apart)
        });
        if number_of_type != 0 {
            self.accesses.extend(access);
        }
        self.remember(number, ACCESS, Some(number_of_type.into()));
        number_of_type
    }

    /// Reads an access, and the types that it leads to.
    fn access(&mut self, text: Cursor<'_>, number: u32) -> Option<Access> {
        let list = operands(text, self.pos(number)?)?;
        let [Operand::Node(base), Operand::Node(ty), Operand::Number(offset), ..] = list[..] else {
            return None;
        };
        let mut todo = vec![base, ty];
        while let Some(number) = todo.pop() {
            if self.known(number, ACCESS_TYPE).is_none() {
                let members = members(text, self.pos(number)?)?;
                todo.extend(members.iter().map(|&(member, _)| member));
                self.remember(number, ACCESS_TYPE, Some(self.access_members.len() as u32));
                self.access_members.push(members);
            }
        }
        Some(Access { base, ty, offset })
    }

    fn members(&self, number: u32) -> &[(u32, u64)] {
        let id = self.known(number, ACCESS_TYPE).filter(|&id| id != NONE);
        id.map_or(&[], |id| &self.access_members[id as usize])
    }

    /// The types from `number` up to the root.
    fn ancestors(&self, number: u32) -> Option<Vec<u32>> {
        let mut path = vec![number];
        while let Some(&(above, _)) = path.last().and_then(|&last| self.members(last).first()) {
            if path.len() == MAX_DEPTH {
                return None;
            }
            path.push(above);
        }
        Some(path)
    }

    fn are_apart(&self, a: Access, b: Access) -> bool {
        let (Some(above_a), Some(above_b)) = (self.ancestors(a.ty), self.ancestors(b.ty)) else {
            return false;
        };
        // Types of two languages have nothing in common, and nothing is known of them.
        let pairs = above_a.iter().rev().zip(above_b.iter().rev());
        let Some((&common, _)) = pairs.take_while(|(a, b)| a == b).last() else { return false };
        match self.shares(a, b, common).or_else(|| self.shares(b, a, common)) {
            Some(shares) => !shares,
            None => true,
        }
    }

    /// Whether `inner` may be of a part of the object of `outer`; `None` if the path does not lead there.
    fn shares(&self, outer: Access, inner: Access, common: u32) -> Option<bool> {
        if outer.ty == outer.base && outer.ty == common {
            return Some(true);
        }
        let (mut at, mut offset) = (outer.base, outer.offset);
        for _ in 0..MAX_DEPTH {
            if at == inner.base {
                return Some(offset == inner.offset || at == outer.ty || inner.base == inner.ty);
            }
            let member = self.members(at).iter().rev().find(|&&(_, start)| start <= offset);
            let &(next, start) = member?;
            (at, offset) = (next, offset - start);
        }
        Some(true)
    }
}

/// The members of the type at `pos`.
fn members(text: Cursor<'_>, pos: usize) -> Option<Members> {
    let list = operands(text, pos)?;
    let [Operand::Name, members @ ..] = &list[..] else { return None };
    let pairs = members.chunks(2).map(|pair| match *pair {
        [Operand::Node(member), Operand::Number(offset)] => Some((member, offset)),
        _ => None,
    });
    pairs.collect()
}

impl Reader<'_> {
    /// The node at the position, after `!tbaa `, describes the accesses that the statement made, from `first`
    /// on.
    #[inline(never)]
    pub(crate) fn access_type(&mut self, first: Inst) {
        if !self.cursor.eat(b'!') {
            return;
        }
        let Ok(number) = self.cursor.number32() else { return };
        let text = self.cursor;
        let (module, func) = self.lower.module_and_function();
        let ty = self.metadata.access_type(text, module, number);
        for at in first.index()..func.insts.len() {
            let inst = Inst::new(at);
            if matches!(func.insts[inst], InstData::Load { .. } | InstData::Store { .. }) {
                func.set_access_type(inst, ty);
            }
        }
    }
}
