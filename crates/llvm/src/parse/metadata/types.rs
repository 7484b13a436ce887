//! Types of the source.
//!
//! A type gets its number where it is first mentioned and is read later, from a list, because types refer to
//! themselves. The elements that are read, of all types together, are as many as the text has bytes at most:
//! a text could name one long list a thousand times.

use sheave_ir::{DebugType, MemberData, Module, SourceScope, TypeData, TypeKind};

use super::{Field, Fields, Metadata, TYPE, string};
use crate::parse::cursor::{Cursor, Span};

/// What the fields of a node about a type say.
#[derive(Default)]
struct Node {
    tag: u16,
    name: Option<Span>,
    bits: u64,
    offset: u64,
    base: Option<u32>,
    elements: Option<u32>,
    types: Option<u32>,
    encoding: u8,
    flags: (usize, usize),
}

impl Node {
    fn read(text: Cursor<'_>, pos: usize) -> Option<(&[u8], Node)> {
        let (kind, mut fields) = Fields::open(Cursor { p: pos, ..text })?;
        let mut node = Node::default();
        while let Some(field) = fields.next() {
            match field {
                (b"tag", Field::Word(span)) => node.tag = tag(text.bytes(span)),
                (b"name", Field::Str(span)) => node.name = Some(span),
                (b"size", Field::Number(bits)) => node.bits = bits,
                (b"offset", Field::Number(bits)) => node.offset = bits,
                (b"baseType", Field::Node(number)) => node.base = Some(number),
                (b"elements", Field::Node(number)) => node.elements = Some(number),
                (b"types", Field::Node(number)) => node.types = Some(number),
                (b"encoding", Field::Word(span)) => node.encoding = encoding(text.bytes(span)),
                (b"flags", _) => node.flags = fields.raw,
                _ => {}
            }
        }
        Some((kind, node))
    }

    fn has_flag(&self, text: Cursor<'_>, flag: &str) -> bool {
        let flags = text.s.get(self.flags.0..self.flags.1).unwrap_or_default();
        flags.split(|&byte| byte == b'|').any(|word| word.trim_ascii() == flag.as_bytes())
    }
}

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

impl Metadata {
    /// The type of the node `number`, which is read later.
    pub(super) fn ty(&mut self, module: &mut Module, number: u32) -> DebugType {
        if let Some(id) = self.known(number, TYPE) {
            return DebugType::from_u32(id);
        }
        let nothing = TypeData { name: "".into(), bits: 0, kind: TypeKind::Opaque };
        let ty = module.sources.variables.types.push(nothing);
        self.remember(number, TYPE, Some(ty.as_u32()));
        self.pending.push((ty, number));
        ty
    }

    /// The result of the function `scope`, whose type is the node `number`.
    pub(super) fn function_type(
        &mut self,
        text: Cursor<'_>,
        module: &mut Module,
        scope: SourceScope,
        number: u32,
    ) {
        let types = self.pos(number).and_then(|pos| Node::read(text, pos)).and_then(|(_, node)| node.types);
        let Some(list) = types else { return };
        if let Some(Some(result)) = self.list(text, list, 1).first() {
            module.sources.variables.results[scope] = self.ty(module, *result).into();
        }
    }

    /// Reads the types that were mentioned, and those that they mention.
    pub(crate) fn read_types(&mut self, text: Cursor<'_>, module: &mut Module) {
        while let Some((ty, number)) = self.pending.pop() {
            if let Some(data) = self.type_data(text, module, number) {
                module.sources.variables.types[ty] = data;
            }
        }
    }

    fn type_data(&mut self, text: Cursor<'_>, module: &mut Module, number: u32) -> Option<TypeData> {
        let (kind, node) = Node::read(text, self.pos(number)?)?;
        let kind = match kind {
            b"DIBasicType" if node.encoding != 0 => TypeKind::Base(node.encoding),
            b"DIDerivedType" if node.tag != 0 && node.tag != MEMBER && node.tag != INHERITANCE => {
                let base = node.base.map(|base| self.ty(module, base));
                TypeKind::Derived(node.tag, base)
            }
            b"DISubroutineType" => self.signature(text, module, node.types),
            b"DICompositeType" => self.composite(text, module, &node),
            _ => TypeKind::Opaque,
        };
        Some(TypeData { name: string(text, node.name), bits: node.bits, kind })
    }

    fn signature(&mut self, text: Cursor<'_>, module: &mut Module, types: Option<u32>) -> TypeKind {
        let list = types.map(|list| self.list(text, list, usize::MAX)).unwrap_or_default();
        let mut types = list.into_iter().map(|ty| ty.map(|ty| self.ty(module, ty)));
        let result = types.next().flatten();
        TypeKind::Function(result, types.collect())
    }

    fn composite(&mut self, text: Cursor<'_>, module: &mut Module, node: &Node) -> TypeKind {
        let Some(elements) = node.elements else { return TypeKind::Opaque };
        let elements = self.list(text, elements, usize::MAX);
        let elements = elements.into_iter().flatten().filter_map(|number| self.pos(number));
        let elements: Vec<usize> = elements.collect();
        match node.tag {
            ARRAY => TypeKind::Array {
                element: node.base.map(|base| self.ty(module, base)),
                counts: elements.iter().map(|&pos| count(text, pos)).collect(),
                vector: node.has_flag(text, "DIFlagVector"),
            },
            ENUMERATION => {
                let named = elements.iter().filter_map(|&pos| enumerator(text, pos)).collect();
                TypeKind::Enumeration(node.base.map(|base| self.ty(module, base)), named)
            }
            tag @ (STRUCTURE | CLASS | UNION) => {
                let members = elements.iter().filter_map(|&pos| self.member(text, module, pos)).collect();
                TypeKind::Record(tag, members)
            }
            _ => TypeKind::Opaque,
        }
    }

    /// The member at `pos`; `None` for functions, and for what is not in the object.
    fn member(&mut self, text: Cursor<'_>, module: &mut Module, pos: usize) -> Option<MemberData> {
        let (kind, node) = Node::read(text, pos)?;
        let inherited = node.tag == INHERITANCE;
        if kind != b"DIDerivedType"
            || !(inherited || node.tag == MEMBER)
            || node.has_flag(text, "DIFlagStaticMember")
        {
            return None;
        }
        Some(MemberData {
            name: string(text, node.name),
            ty: node.base.map(|base| self.ty(module, base)),
            bit_offset: node.offset,
            bit_size: node.has_flag(text, "DIFlagBitField").then_some(node.bits),
            inherited,
        })
    }

    /// The numbers in the list that the node `number` is, `None` for null; at most `most`.
    fn list(&mut self, text: Cursor<'_>, number: u32, most: usize) -> Vec<Option<u32>> {
        let mut found = Vec::new();
        let Some(p) = self.pos(number) else { return found };
        let mut c = Cursor { p, ..text };
        c.ws();
        c.eat_word(b"distinct");
        c.ws();
        if !(c.eat(b'!') && c.eat(b'{')) {
            return found;
        }
        while found.len() < most && self.budget > 0 {
            self.budget -= 1;
            c.ws();
            if c.eat(b'!') {
                let Ok(number) = c.number32() else { break };
                found.push(Some(number));
            } else if c.eat_word(b"null") {
                found.push(None);
            } else {
                break;
            }
            c.ws();
            c.eat(b',');
        }
        found
    }
}

/// The number of elements that the subrange at `pos` says.
fn count(text: Cursor<'_>, pos: usize) -> Option<u64> {
    let (_, mut fields) = Fields::open(Cursor { p: pos, ..text })?;
    while let Some(field) = fields.next() {
        if let (b"count", Field::Number(count)) = field {
            return Some(count);
        }
    }
    None
}

/// The name and number of the enumerator at `pos`.
fn enumerator(text: Cursor<'_>, pos: usize) -> Option<(Box<str>, i64)> {
    let (_, mut fields) = Fields::open(Cursor { p: pos, ..text })?;
    let (mut name, mut value) = (None, None);
    while let Some(field) = fields.next() {
        match field {
            (b"name", Field::Str(span)) => name = Some(span),
            (b"value", Field::Number(number)) => value = Some(number as i64),
            (b"value", Field::Negative(number)) => value = Some((number as i64).wrapping_neg()),
            _ => {}
        }
    }
    Some((string(text, Some(name?)), value?))
}
