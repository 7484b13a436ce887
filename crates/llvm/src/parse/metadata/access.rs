//! Types of accesses: reads the nodes of `!tbaa` into the tree of the module. Also `!range`, of bools.
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
//! A node that is missing, misshapen or in the form with sizes, for which LLVM's verifier refuses the module,
//! ends the types of the module: accesses that come later have none. `!tbaa.struct` is not read.

use sheave_ir::entity::EntityRef;
use sheave_ir::{Inst, InstData, TypeNode, TypedAccess};

use super::{ACCESS, ACCESS_TYPE, RANGE};
use crate::parse::Reader;
use crate::parse::cursor::{Cursor, unescape};

/// What a list of operands holds.
enum Operand {
    Node(u32),
    Number(u64),
    Name(Box<[u8]>),
}

/// Whether the list at `pos` is distinct, and the text after its opening brace.
pub(super) fn open_list(text: Cursor<'_>, pos: usize) -> Option<(bool, Cursor<'_>)> {
    let mut c = Cursor { p: pos, ..text };
    c.ws();
    let distinct = c.eat_word(b"distinct");
    c.ws();
    (c.eat(b'!') && c.eat(b'{')).then_some((distinct, c))
}

/// Whether the node at `pos` is distinct, and its operands: a list of names, nodes and numbers.
fn operands(text: Cursor<'_>, pos: usize) -> Option<(bool, Vec<Operand>)> {
    let (distinct, mut c) = open_list(text, pos)?;
    let mut found = Vec::new();
    loop {
        c.ws();
        found.push(if c.eat(b'!') {
            match c.peek() {
                b'"' => {
                    let span = c.quoted().ok()?;
                    Operand::Name(unescape(c.bytes(span)).into())
                }
                _ => Operand::Node(c.number32().ok()?),
            }
        } else {
            let _ = c.word();
            c.ws();
            Operand::Number(c.number().ok()?)
        });
        c.ws();
        if c.eat(b'}') {
            return Some((distinct, found));
        }
        if !c.eat(b',') {
            return None;
        }
    }
}

impl Reader<'_> {
    /// The number of the access that the node `number` describes, or zero.
    fn known_access(&mut self, number: u32) -> u8 {
        if let Some(id) = self.metadata.known(number, ACCESS) {
            return id as u8;
        }
        let access = if self.metadata.has_broken_types { None } else { self.access(number) };
        self.metadata.has_broken_types |= access.is_none();
        let id = access.map_or(0, |access| self.lower.module.access_types.push(access));
        self.metadata.remember(number, ACCESS, Some(id.into()));
        id
    }

    /// Reads an access, and the types that it leads to.
    fn access(&mut self, number: u32) -> Option<TypedAccess> {
        let (_, list) = operands(self.cursor, self.metadata.pos(number)?)?;
        let [Operand::Node(base), Operand::Node(ty), Operand::Number(offset), ref rest @ ..] = list[..]
        else {
            return None;
        };
        let mut todo = Vec::new();
        let base = self.type_node(&mut todo, base);
        let ty = self.type_node(&mut todo, ty);
        while let Some((number, node)) = todo.pop() {
            let (distinct, list) = operands(self.cursor, self.metadata.pos(number)?)?;
            let [Operand::Name(name), members @ ..] = &list[..] else { return None };
            let mut read = TypeNode { name: name.clone(), distinct, members: Vec::new() };
            for pair in members.chunks(2) {
                let [Operand::Node(member), Operand::Number(offset)] = *pair else { return None };
                read.members.push((self.type_node(&mut todo, member), offset));
            }
            self.lower.module.access_types.nodes[node as usize] = read;
        }
        Some(TypedAccess { base, ty, offset, constant: matches!(rest, [Operand::Number(1)]) })
    }

    /// The place of the type that the node `number` describes. It is yet to be read if it is new.
    fn type_node(&mut self, todo: &mut Vec<(u32, u32)>, number: u32) -> u32 {
        self.metadata.known(number, ACCESS_TYPE).unwrap_or_else(|| {
            let nodes = &mut self.lower.module.access_types.nodes;
            let node = nodes.len() as u32;
            nodes.push(TypeNode::default());
            self.metadata.remember(number, ACCESS_TYPE, Some(node));
            todo.push((number, node));
            node
        })
    }

    /// The node at the position, after `!tbaa `, describes the accesses that the statement made, from `first`
    /// on.
    #[inline(never)]
    pub(crate) fn access_type(&mut self, first: Inst) {
        if !self.cursor.eat(b'!') {
            return;
        }
        let Ok(number) = self.cursor.number32() else {
            // A node in place, as LLVM reads but never writes: as one that is not known.
            let _ = self.cursor.skip_group();
            return;
        };
        let ty = self.known_access(number);
        let func = &mut self.lower.body.func;
        for at in first.index()..func.insts.len() {
            let inst = Inst::new(at);
            if matches!(func.insts[inst], InstData::Load { .. } | InstData::Store { .. }) {
                func.set_access_type(inst, ty);
            }
        }
    }

    /// The node at the position, after `!range`, may say that the load `inst` gives 0 or 1.
    #[inline(never)]
    pub(crate) fn range(&mut self, inst: Inst) {
        self.cursor.blanks();
        self.cursor.eat(b'!');
        let Ok(number) = self.cursor.number32() else {
            let _ = self.cursor.skip_group();
            return;
        };
        let is_bool = self.metadata.known(number, RANGE).unwrap_or_else(|| {
            let list = self.metadata.pos(number).and_then(|pos| operands(self.cursor, pos));
            let list = list.map_or(Vec::new(), |(_, list)| list);
            let is_bool = u32::from(matches!(list[..], [Operand::Number(0), Operand::Number(2)]));
            self.metadata.remember(number, RANGE, Some(is_bool));
            is_bool
        });
        let body = &mut self.lower.body;
        if is_bool == 1 && inst.index() < body.func.insts.len() {
            body.loaded_bool = body.func.result(inst);
        }
    }
}
