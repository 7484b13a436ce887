//! `getelementptr` on a known base with at most one index that is not a number.

use sheave_ir::{InstData, Type, UnaryOp, Value};

use super::line::{Line, low, small_number};
use super::{keys, plain_type};
use crate::cursor::key;
use crate::function_state::{Opd, Res};
use crate::reader::Reader;
use crate::types::{Kind, Ty};

keys! {
    NTPTR = b"ntptr ", INBOUNDS = b"inbounds", NUW = b"nuw ", BY = b" x ", COMMA_I32 = b", i32 ", COMMA_I64 = b", i64 ",
}

/// Arrays of arrays are followed this deep.
const MAX_DEPTH: u32 = 4;

impl<'s> Reader<'s> {
    #[inline(never)]
    pub(super) fn fast_gep(&mut self, mut line: Line<'s>) -> Option<(Line<'s>, Res)> {
        line.skip(8)?;
        line.take(NTPTR, 6)?;
        if line.take_if(INBOUNDS, 8)? {
            line.take(u64::from(b' '), 1)?;
        }
        line.take_if(NUW, 4)?;
        let mut ty = self.fast_source_type(&mut line, 0)?;
        let base_line = line;
        let (base, offset) = self.fast_address(&mut line)?;
        let start = i64::from(offset);
        let mut offset = start;
        let mut pending: Option<(Value, u64)> = None;
        let mut first = true;
        while line.byte()? == b',' {
            let word = line.word()?;
            let (piece, index_ty) = match low(word, 6) {
                COMMA_I32 => (Type::I32, Ty::I32),
                COMMA_I64 => (Type::I64, Ty::I64),
                // Metadata, or an index of another type; the careful way reads it.
                _ => return None,
            };
            line.skip(6)?;
            let element = match self.types.kind(ty) {
                _ if first => ty,
                Kind::Array(element, _) => element,
                Kind::Struct { first, n, .. } => {
                    let (number, digits) = small_number(line.word()?)?;
                    if number >= u64::from(n) {
                        return None;
                    }
                    line.skip(digits)?;
                    offset += self.types.offset(first, number as u32) as i64;
                    ty = self.types.field(first, number as u32);
                    continue;
                }
                _ => return None,
            };
            let size = self.types.info(element).size;
            if size == 0 {
                return None;
            }
            if line.byte()? == b'%' {
                if pending.is_some() {
                    return None;
                }
                let index = self.fast_operand(&mut line, index_ty, piece)?;
                if self.fs.f.values[index].is_const() {
                    return None;
                }
                pending = Some((index, size));
            } else {
                let word = line.word()?;
                let negative = word as u8 == b'-';
                let (number, digits) = small_number(if negative { word >> 8 } else { word })?;
                line.skip(digits + usize::from(negative))?;
                let number = if negative { -(number as i64) } else { number as i64 };
                offset = offset.checked_add(number.checked_mul(i64::try_from(size).ok()?)?)?;
            }
            ty = element;
            first = false;
        }
        if first {
            return None;
        }
        line.plain_end()?;
        if let Some((index, scale)) = pending {
            let scale = u16::try_from(scale).ok()?;
            let offset = i32::try_from(offset).ok()?;
            let index = match self.fs.ty(index) {
                Type::I64 => index,
                _ => self.emit_value(InstData::Unary { op: UnaryOp::Sext, arg: index }, Type::I64),
            };
            let v = self.emit_value(InstData::PtrIndex { scale, base, index, offset }, Type::Ptr);
            return Some((line, Res::new(Ty::PTR, Opd::of(v))));
        }
        if offset == start && start != 0 {
            // The same address: the folded addition behind it is shared.
            let mut line_at_base = base_line;
            line_at_base.skip(7)?;
            let local = self.fast_local(&mut line_at_base)?;
            return Some((line, Res { ty: Ty::PTR, v: Opd(local.v), fold: local.fold }));
        }
        Some((line, self.folded(base, offset)))
    }

    /// The source type of a `getelementptr`: plain, a known struct, or an array of those.
    #[inline(always)]
    pub(super) fn fast_source_type(&mut self, line: &mut Line<'s>, depth: u32) -> Option<Ty> {
        let word = line.word()?;
        if let Some((ty, _, n)) = plain_type(word) {
            line.skip(n)?;
            return Some(ty);
        }
        match word as u8 {
            b'%' => {
                line.skip(1)?;
                self.fast_named_type(line, depth)
            }
            b'[' => {
                line.skip(1)?;
                self.fast_array_type(line, depth)
            }
            _ => None,
        }
    }

    /// An array type after its opening bracket.
    fn fast_array_type(&mut self, line: &mut Line<'s>, depth: u32) -> Option<Ty> {
        if depth > MAX_DEPTH {
            return None;
        }
        let mut n: u64 = 0;
        loop {
            let digit = line.byte()?.wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            n = n.checked_mul(10)?.checked_add(u64::from(digit))?;
            line.skip(1)?;
        }
        line.take(BY, 3)?;
        let element = self.fast_source_type(line, depth + 1)?;
        line.take(u64::from(b']'), 1)?;
        let ty = self.types.array(element, n);
        self.types.layout(ty).ok()?;
        Some(ty)
    }

    /// A named type that is known and laid out, after its `%`. Inside an array a bracket follows it.
    #[inline(always)]
    fn fast_named_type(&mut self, line: &mut Line<'s>, depth: u32) -> Option<Ty> {
        let name = if depth == 0 {
            line.name()?
        } else {
            let mut after = *line;
            let name = after.name_before(b']')?;
            line.skip(name.length)?;
            name
        };
        let (text, names) = (&self.c, &self.type_names);
        let found = self.type_table.probe(name.hash, |id| text.bytes(names[id as usize].0) == name.bytes());
        let ty = self.type_names[found.ok()? as usize].1;
        self.types.info(ty).ready.then_some(ty)
    }
}
