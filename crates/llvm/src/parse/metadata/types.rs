//! Types of the source.
//!
//! A type gets its number at its first mention and is read later, from a worklist, because types refer to
//! themselves. The elements read for all types together are limited to the number of bytes of the text: a
//! text could name one long list a thousand times.

use sheave_ir::{DebugType, MemberData, SourceScope, TypeData, TypeKind};

use super::access::open_list;
use super::{Node, TYPE};
use crate::parse::Reader;

/// The number of a tag in the DWARF standard; 0 for those that say nothing here.
fn tag(word: &[u8]) -> u16 {
    match word {
        b"DW_TAG_array_type" => ARRAY,
        b"DW_TAG_class_type" => CLASS,
        b"DW_TAG_enumeration_type" => ENUMERATION,
        b"DW_TAG_member" => MEMBER,
        b"DW_TAG_pointer_type" => 0x0f,
        b"DW_TAG_reference_type" => 0x10,
        b"DW_TAG_structure_type" => STRUCTURE,
        b"DW_TAG_typedef" => 0x16,
        b"DW_TAG_union_type" => UNION,
        b"DW_TAG_inheritance" => INHERITANCE,
        b"DW_TAG_const_type" => 0x26,
        b"DW_TAG_volatile_type" => 0x35,
        b"DW_TAG_restrict_type" => 0x37,
        b"DW_TAG_rvalue_reference_type" => 0x42,
        b"DW_TAG_atomic_type" => 0x47,
        _ => 0,
    }
}

const ARRAY: u16 = 0x01;
const CLASS: u16 = 0x02;
const ENUMERATION: u16 = 0x04;
const MEMBER: u16 = 0x0d;
const STRUCTURE: u16 = 0x13;
const UNION: u16 = 0x17;
const INHERITANCE: u16 = 0x1c;

/// The number of an encoding in the DWARF standard; 0 for those that are none.
fn encoding(word: &[u8]) -> u8 {
    match word {
        b"DW_ATE_address" => 0x01,
        b"DW_ATE_boolean" => 0x02,
        b"DW_ATE_complex_float" => 0x03,
        b"DW_ATE_float" => 0x04,
        b"DW_ATE_signed" => 0x05,
        b"DW_ATE_signed_char" => 0x06,
        b"DW_ATE_unsigned" => 0x07,
        b"DW_ATE_unsigned_char" => 0x08,
        b"DW_ATE_UTF" => 0x10,
        _ => 0,
    }
}

impl Reader<'_> {
    /// The type of the node `number`, which is read later.
    pub(super) fn debug_type(&mut self, number: u32) -> DebugType {
        if let Some(id) = self.metadata.known(number, TYPE) {
            return DebugType::from_u32(id);
        }
        let nothing = TypeData { name: "".into(), bits: 0, kind: TypeKind::Opaque };
        let ty = self.lower.module.sources.variables.types.push(nothing);
        self.metadata.remember(number, TYPE, Some(ty.as_u32()));
        self.metadata.pending.push((ty, number));
        ty
    }

    /// The result of the function `scope`, whose type is the node `number`.
    pub(super) fn function_type(&mut self, scope: SourceScope, number: u32) {
        let Some(list) = self.node(number).and_then(|node| node.node("types")) else { return };
        if let Some(Some(result)) = self.list(list, 1).first() {
            self.lower.module.sources.variables.results[scope] = self.debug_type(*result).into();
        }
    }

    /// Reads the types that were mentioned, and those that they mention.
    pub(crate) fn read_types(&mut self) {
        while let Some((ty, number)) = self.metadata.pending.pop() {
            if let Some(data) = self.type_data(number) {
                self.lower.module.sources.variables.types[ty] = data;
            }
        }
    }

    fn type_data(&mut self, number: u32) -> Option<TypeData> {
        let node = self.node(number)?;
        let (encoding, tag) = (encoding(node.value("encoding")), tag(node.value("tag")));
        let kind = match node.kind {
            b"DIBasicType" if encoding != 0 => TypeKind::Base(encoding),
            b"DIDerivedType" if tag != 0 && tag != MEMBER && tag != INHERITANCE => {
                TypeKind::Derived(tag, self.base(&node))
            }
            b"DISubroutineType" => self.signature(node.node("types")),
            b"DICompositeType" => self.composite(&node, tag),
            _ => TypeKind::Opaque,
        };
        Some(TypeData { name: node.name(), bits: node.parsed("size").unwrap_or(0), kind })
    }

    fn base(&mut self, node: &Node<'_>) -> Option<DebugType> {
        node.node("baseType").map(|base| self.debug_type(base))
    }

    fn signature(&mut self, types: Option<u32>) -> TypeKind {
        let list = types.map(|list| self.list(list, usize::MAX)).unwrap_or_default();
        let mut types = list.into_iter().map(|ty| ty.map(|ty| self.debug_type(ty)));
        let result = types.next().flatten();
        TypeKind::Function(result, types.collect())
    }

    fn composite(&mut self, node: &Node<'_>, tag: u16) -> TypeKind {
        let Some(elements) = node.node("elements") else { return TypeKind::Opaque };
        let elements = self.list(elements, usize::MAX);
        let elements = elements.into_iter().flatten().filter_map(|number| self.node(number));
        let elements: Vec<Node<'_>> = elements.collect();
        match tag {
            ARRAY => TypeKind::Array {
                element: self.base(node),
                counts: elements.iter().map(|subrange| subrange.parsed("count")).collect(),
                vector: node.has_flag("DIFlagVector"),
            },
            ENUMERATION => {
                let named = elements.iter().filter_map(enumerator).collect();
                TypeKind::Enumeration(self.base(node), named)
            }
            STRUCTURE | CLASS | UNION => {
                let members = elements.iter().filter_map(|member| self.record_member(member)).collect();
                TypeKind::Record(tag, members)
            }
            _ => TypeKind::Opaque,
        }
    }

    /// A member of a record; `None` for functions and static members.
    fn record_member(&mut self, node: &Node<'_>) -> Option<MemberData> {
        let tag = tag(node.value("tag"));
        let is_part = node.kind == b"DIDerivedType" && (tag == INHERITANCE || tag == MEMBER);
        if !is_part || node.has_flag("DIFlagStaticMember") {
            return None;
        }
        Some(MemberData {
            name: node.name(),
            ty: self.base(node),
            bit_offset: node.parsed("offset").unwrap_or(0),
            bit_size: node.has_flag("DIFlagBitField").then(|| node.parsed("size").unwrap_or(0)),
            inherited: tag == INHERITANCE,
        })
    }

    /// The numbers in the list that the node `number` is, `None` for null; at most `most`.
    fn list(&mut self, number: u32, most: usize) -> Vec<Option<u32>> {
        let mut found = Vec::new();
        let list = self.metadata.pos(number).and_then(|pos| open_list(self.cursor, pos));
        let Some((_, mut c)) = list else { return found };
        while found.len() < most && self.metadata.budget > 0 {
            self.metadata.budget -= 1;
            c.ws();
            if c.eat(b'!') {
                let Ok(number) = c.number32() else { break };
                found.push(Some(number));
            } else if c.eat_word(b"null") {
                found.push(None);
            } else {
                break;
            }
            c.comma();
        }
        found
    }
}

/// The name and number of an enumerator.
fn enumerator(node: &Node<'_>) -> Option<(Box<str>, i64)> {
    let value = node.parsed("value").or_else(|| node.parsed::<u64>("value").map(|value| value as i64));
    Some((node.string("name")?, value?))
}
