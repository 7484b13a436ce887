//! Source types as DWARF entries.

use gimli::write::{AttributeValue, DwarfUnit, UnitEntryId};
use gimli::{DwTag, constants as dw};
use sheave_ir::{DebugType, MemberData, TypeData, TypeKind, Variables};

use super::text;

/// The entries of all types, by number.
pub(super) fn write(dwarf: &mut DwarfUnit, variables: &Variables) -> Vec<UnitEntryId> {
    let root = dwarf.unit.root();
    // They refer to each other, so all of them are made before the first is filled in.
    let entries: Vec<UnitEntryId> =
        variables.types.values().map(|data| dwarf.unit.add(root, tag(&data.kind))).collect();
    for (data, &entry) in variables.types.values().zip(&entries) {
        Writer { dwarf, entries: &entries }.fill(entry, data);
    }
    entries
}

fn tag(kind: &TypeKind) -> DwTag {
    match *kind {
        TypeKind::Base(_) => dw::DW_TAG_base_type,
        TypeKind::Derived(tag, _) | TypeKind::Record(tag, _) => DwTag(tag),
        TypeKind::Array { .. } => dw::DW_TAG_array_type,
        TypeKind::Enumeration(..) => dw::DW_TAG_enumeration_type,
        TypeKind::Function(..) => dw::DW_TAG_subroutine_type,
        TypeKind::Opaque => dw::DW_TAG_structure_type,
    }
}

struct Writer<'a> {
    dwarf: &'a mut DwarfUnit,
    entries: &'a [UnitEntryId],
}

impl Writer<'_> {
    fn set(&mut self, id: UnitEntryId, name: gimli::DwAt, value: AttributeValue) {
        self.dwarf.unit.get_mut(id).set(name, value);
    }

    fn name(&mut self, id: UnitEntryId, name: &str) {
        if !name.is_empty() {
            self.set(id, dw::DW_AT_name, AttributeValue::String(text(name)));
        }
    }

    /// The type that `id` is of, or made of; `void` is said by saying nothing.
    fn of_type(&mut self, id: UnitEntryId, ty: Option<DebugType>) {
        if let Some(&entry) = ty.and_then(|ty| self.entries.get(ty.as_u32() as usize)) {
            self.set(id, dw::DW_AT_type, AttributeValue::UnitRef(entry));
        }
    }

    fn fill(&mut self, id: UnitEntryId, data: &TypeData) {
        self.name(id, &data.name);
        if data.bits != 0 && !matches!(data.kind, TypeKind::Array { .. }) {
            self.set(id, dw::DW_AT_byte_size, AttributeValue::Udata(data.bits.div_ceil(8)));
        }
        match &data.kind {
            TypeKind::Base(encoding) => {
                let encoding = AttributeValue::Encoding(gimli::DwAte(*encoding));
                self.set(id, dw::DW_AT_encoding, encoding);
            }
            TypeKind::Derived(_, base) => self.of_type(id, *base),
            TypeKind::Array { element, counts, vector } => {
                self.of_type(id, *element);
                if *vector {
                    self.set(id, dw::DW_AT_GNU_vector, AttributeValue::Flag(true));
                }
                for count in counts {
                    let range = self.dwarf.unit.add(id, dw::DW_TAG_subrange_type);
                    if let Some(count) = *count {
                        self.set(range, dw::DW_AT_count, AttributeValue::Udata(count));
                    }
                }
            }
            TypeKind::Record(_, members) => members.iter().for_each(|member| self.member(id, member)),
            TypeKind::Enumeration(base, named) => {
                self.of_type(id, *base);
                for (name, value) in named {
                    let entry = self.dwarf.unit.add(id, dw::DW_TAG_enumerator);
                    self.name(entry, name);
                    self.set(entry, dw::DW_AT_const_value, AttributeValue::Sdata(*value));
                }
            }
            TypeKind::Function(result, parameters) => {
                self.of_type(id, *result);
                self.set(id, dw::DW_AT_prototyped, AttributeValue::Flag(true));
                for &parameter in parameters {
                    // The last one may be any number of others.
                    let tag = match parameter {
                        Some(_) => dw::DW_TAG_formal_parameter,
                        None => dw::DW_TAG_unspecified_parameters,
                    };
                    let entry = self.dwarf.unit.add(id, tag);
                    self.of_type(entry, parameter);
                }
            }
            TypeKind::Opaque => self.set(id, dw::DW_AT_declaration, AttributeValue::Flag(true)),
        }
    }

    fn member(&mut self, record: UnitEntryId, member: &MemberData) {
        let tag = if member.inherited { dw::DW_TAG_inheritance } else { dw::DW_TAG_member };
        let id = self.dwarf.unit.add(record, tag);
        self.name(id, &member.name);
        self.of_type(id, member.ty);
        match member.bit_size {
            Some(bits) => {
                self.set(id, dw::DW_AT_bit_size, AttributeValue::Udata(bits));
                self.set(id, dw::DW_AT_data_bit_offset, AttributeValue::Udata(member.bit_offset));
            }
            None => {
                let bytes = AttributeValue::Udata(member.bit_offset / 8);
                self.set(id, dw::DW_AT_data_member_location, bytes);
            }
        }
    }
}
