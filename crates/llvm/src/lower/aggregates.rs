//! Members of aggregates and lanes of vectors: all of it only renames pieces, unless an index is unknown.

use sheave_ir::{IntCC, Type, Value};

use crate::lower::Lower;
use crate::lower::body::{Operand, Typed, TypedValue};
use crate::lower::reason::{Lowered, LoweredValue, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

impl Lower {
    /// The type of the member `index` of an aggregate, and how many pieces come before it.
    pub(crate) fn member_of(&mut self, ty: Ty, index: u64) -> Lowered<(Ty, u32)> {
        if !self.types.is_aggregate(ty) {
            return Err(invalid(format!("type {} has no members", self.types.show(ty))));
        }
        self.types
            .element(ty, index)
            .ok_or_else(|| invalid(format!("type {} has no member {index}", self.types.show(ty))))
    }

    /// The member of type `member` that `before` pieces precede.
    pub(crate) fn extract_value(&mut self, ty: Ty, v: Operand, member: Ty, before: u32) -> TypedValue {
        let info = *self.types.info(member);
        let v = match (self.types.info(ty).single, info.single) {
            // An aggregate of several pieces, or (with one piece) a row of one.
            (false, true) => Operand::of(self.body.parts[(v.0 + before) as usize]),
            (false, false) => Operand(v.0 + before),
            (true, _) => v,
        };
        TypedValue::new(member, v)
    }

    /// The aggregate with another member of type `member`, which `before` pieces precede.
    pub(crate) fn insert_value(&mut self, (ty, v): Typed, (member, part): Typed, before: u32) -> TypedValue {
        let part = self.pieces(member, part);
        let n = self.types.info(ty).pieces;
        let fresh = self.body.parts.len() as u32;
        self.body.parts.extend_from_within(v.0 as usize..(v.0 + n) as usize);
        let at = (fresh + before) as usize;
        self.body.parts[at..at + part.len()].copy_from_slice(&part);
        TypedValue::new(ty, Operand(fresh))
    }

    pub(crate) fn vector_of(&mut self, ty: Ty) -> Lowered<(Ty, u32, usize)> {
        match self.types.kind(ty) {
            Kind::Vector(element, n) => {
                self.units(ty)?;
                Ok((element, n, self.types.info(element).pieces as usize))
            }
            _ => Err(invalid(format!("type {} where a vector is wanted", self.types.show(ty)))),
        }
    }

    /// The lane `index` of a vector.
    pub(crate) fn extract_element(&mut self, (ty, v): Typed, index: Typed) -> LoweredValue {
        let (element, n, per) = self.vector_of(ty)?;
        let lanes = self.pieces(ty, v);
        let index = self.lane_index(index)?;
        let out: Vec<Value> = match index {
            Ok(lane) => {
                let lane = lane as usize % n as usize;
                lanes[lane * per..(lane + 1) * per].to_vec()
            }
            Err(index) => {
                let mut out = lanes[..per].to_vec();
                for lane in 1..n as usize {
                    let number = self.body.iconst(Type::I64, lane as u64);
                    let hit = self.body.icmp(IntCC::Eq, index, number);
                    for (i, value) in out.iter_mut().enumerate() {
                        *value = self.body.select(hit, lanes[lane * per + i], *value);
                    }
                }
                out
            }
        };
        let v = self.assemble(element, &out);
        Ok(TypedValue::new(element, v))
    }

    /// The vector with another lane `index`.
    pub(crate) fn insert_element(&mut self, (ty, v): Typed, part: Operand, index: Typed) -> LoweredValue {
        let (element, n, per) = self.vector_of(ty)?;
        let mut lanes = self.pieces(ty, v);
        let part = self.pieces(element, part);
        match self.lane_index(index)? {
            Ok(lane) => {
                let lane = lane as usize % n as usize;
                lanes[lane * per..(lane + 1) * per].copy_from_slice(&part);
            }
            Err(index) => {
                for lane in 0..n as usize {
                    let number = self.body.iconst(Type::I64, lane as u64);
                    let hit = self.body.icmp(IntCC::Eq, index, number);
                    for (i, &value) in part.iter().enumerate() {
                        let at = lane * per + i;
                        lanes[at] = self.body.select(hit, value, lanes[at]);
                    }
                }
            }
        }
        let v = self.body.keep(&lanes);
        Ok(TypedValue::new(ty, v))
    }

    /// A lane's number, or the value that holds it as `i64`.
    fn lane_index(&mut self, (ty, index): Typed) -> Lowered<Result<u64, Value>> {
        match self.types.kind(ty) {
            Kind::Int(bits) if bits <= 64 => {}
            Kind::Int(_) => return Err(unsupported("the number of a lane in more than 64 bits")),
            _ => return Err(invalid("a lane is selected by an integer")),
        }
        let value = index.value();
        Ok(match self.body.func.const_data(value) {
            Some(sheave_ir::ConstData::Bits(bits)) => Ok(bits),
            Some(_) => Ok(0),
            None => Err(self.body.resize(Type::I64, value)),
        })
    }

    /// The lanes of two vectors that `mask` selects.
    pub(crate) fn shuffle(&mut self, ty: Ty, a: Operand, b: Operand, mask: Typed) -> LoweredValue {
        let (element, n, per) = self.vector_of(ty)?;
        let (_, m, _) = self.vector_of(mask.0)?;
        let mut lanes = self.pieces(ty, a);
        lanes.extend(self.pieces(ty, b));
        let mut out = Vec::new();
        for lane in self.pieces(mask.0, mask.1) {
            match self.body.func.const_data(lane) {
                Some(sheave_ir::ConstData::Bits(lane)) if lane < 2 * u64::from(n) => {
                    let lane = lane as usize;
                    out.extend_from_slice(&lanes[lane * per..(lane + 1) * per]);
                }
                Some(sheave_ir::ConstData::Undef) => {
                    for value in lanes.iter().take(per) {
                        let piece = self.body.ty(*value);
                        out.push(self.body.undef(piece));
                    }
                }
                _ => return Err(invalid("the mask of a shuffle is constant and in range")),
            }
        }
        let result = self.types.vector(element, m);
        self.lay_out(result)?;
        let v = self.body.keep(&out);
        Ok(TypedValue::new(result, v))
    }
}
