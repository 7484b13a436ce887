//! Types of accesses, as `!tbaa` and its nodes: first the accesses, from `!0` on, then the types.

use std::fmt::Write as _;

use sheave_ir::{AccessTypes, Inst};

use super::function::FunctionWriter;
use super::words::quoted;

impl FunctionWriter<'_> {
    /// What follows an access that has a type.
    pub(super) fn access_tag(&self, inst: Inst) -> String {
        match self.func.access_type(inst) {
            0 => String::new(),
            number => format!(", !tbaa !{}", number - 1),
        }
    }
}

/// Writes the nodes to which the tags of accesses refer.
pub(super) fn write(types: &AccessTypes, out: &mut String) {
    let first = types.accesses().len() as u32;
    for (number, access) in types.accesses().iter().enumerate() {
        let (base, ty) = (first + access.base, first + access.ty);
        let constant = if access.constant { ", i64 1" } else { "" };
        let _ = writeln!(out, "!{number} = !{{!{base}, !{ty}, i64 {}{constant}}}", access.offset);
    }
    for (number, node) in (first..).zip(&types.nodes) {
        let distinct = if node.distinct { "distinct " } else { "" };
        let _ = write!(out, "!{number} = {distinct}!{{!{}", quoted(&node.name));
        for (member, offset) in &node.members {
            let _ = write!(out, ", !{}, i64 {offset}", first + member);
        }
        out.push_str("}\n");
    }
}
