//! Source types as DWARF entries.

use gimli::write::{AttributeValue, UnitEntryId};
use gimli::{DwTag, constants as dw};
use sheave_ir::{MemberData, TypeData, TypeKind};

use super::Builder;

impl Builder<'_> {
    /// Adds the entries of all types.
    pub(super) fn types(&mut self) {
        let functions = self.functions;
        let types = &functions.lines.sources.variables.types;
        let root = self.dwarf.unit.root();
        // They refer to each other, so all of them are made before the first is filled in.
        self.types = types.values().map(|data| self.dwarf.unit.add(root, tag(&data.kind))).collect();
        for (n, data) in types.values().enumerate() {
            self.fill_type(self.types[n], data);
        }
    }

    fn fill_type(&mut self, id: UnitEntryId, data: &TypeData) {
        self.name(id, &data.name);
        if data.bits != 0 && !matches!(data.kind, TypeKind::Array { .. }) {
            self.number(id, dw::DW_AT_byte_size, data.bits.div_ceil(8));
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
                    self.flag(id, dw::DW_AT_GNU_vector);
                }
                for count in counts {
                    let range = self.dwarf.unit.add(id, dw::DW_TAG_subrange_type);
                    if let Some(count) = *count {
                        self.number(range, dw::DW_AT_count, count);
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
                self.flag(id, dw::DW_AT_prototyped);
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
            TypeKind::Opaque => self.flag(id, dw::DW_AT_declaration),
        }
    }

    fn member(&mut self, record: UnitEntryId, member: &MemberData) {
        let tag = if member.inherited { dw::DW_TAG_inheritance } else { dw::DW_TAG_member };
        let id = self.dwarf.unit.add(record, tag);
        self.name(id, &member.name);
        self.of_type(id, member.ty);
        match member.bit_size {
            Some(bits) => {
                self.number(id, dw::DW_AT_bit_size, bits);
                self.number(id, dw::DW_AT_data_bit_offset, member.bit_offset);
            }
            None => {
                self.number(id, dw::DW_AT_data_member_location, member.bit_offset / 8);
            }
        }
    }
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
