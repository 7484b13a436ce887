//! Members of aggregates and lanes of vectors: all of it only renames pieces, unless an index is unknown.

use sheave_ir::{IntCC, Type, Value};

use crate::cursor::Read;
use crate::function_state::{Opd, Res};
use crate::reader::Reader;
use crate::types::{Kind, Ty};

impl Reader<'_> {
    /// Indices after an aggregate: the member's type and how many pieces come before it.
    fn member(&mut self, mut ty: Ty) -> Read<(Ty, u32)> {
        let mut before = 0;
        let mut any = false;
        while self.c.next_part() {
            let pos = self.c.p;
            let index = self.c.number()?;
            let (element, n) = self.member_of(ty, index, pos)?;
            ty = element;
            before += n;
            any = true;
        }
        if any {
            Ok((ty, before))
        } else {
            Err(self.c.fault(format!("expected an index, found {}", self.c.found())))
        }
    }

    /// The type of the member `index` of an aggregate, and how many pieces come before it.
    pub(crate) fn member_of(&mut self, ty: Ty, index: u64, pos: usize) -> Read<(Ty, u32)> {
        if !self.types.is_aggregate(ty) {
            return Err(self.c.fault_at(pos, format!("type {} has no members", self.types.show(ty))));
        }
        self.types.element(ty, index).ok_or_else(|| {
            self.c.fault_at(pos, format!("type {} has no member {index}", self.types.show(ty)))
        })
    }

    /// `extractvalue`.
    pub(crate) fn extract_value(&mut self) -> Read<Res> {
        let start = self.c.p;
        let (ty, v) = self.typed_operand()?;
        self.units(ty, start)?;
        let (member, before) = self.member(ty)?;
        Ok(self.lower_extract_value(ty, v, member, before))
    }

    /// The member of type `member` that `before` pieces precede.
    pub(crate) fn lower_extract_value(&mut self, ty: Ty, v: Opd, member: Ty, before: u32) -> Res {
        let info = *self.types.info(member);
        let v = match (self.types.info(ty).single, info.single) {
            // An aggregate of several pieces, or (with one piece) a row of one.
            (false, true) => Opd::of(self.fs.parts[(v.0 + before) as usize]),
            (false, false) => Opd(v.0 + before),
            (true, _) => v,
        };
        Res::new(member, v)
    }

    /// `insertvalue`.
    pub(crate) fn insert_value(&mut self) -> Read<Res> {
        let start = self.c.p;
        let (ty, v) = self.typed_operand()?;
        self.units(ty, start)?;
        self.c.expect(b',')?;
        self.c.ws();
        let pos = self.c.p;
        let (given, part) = self.typed_operand()?;
        let (member, before) = self.member(ty)?;
        self.expect_type(given, member, pos)?;
        Ok(self.lower_insert_value(ty, v, member, before, part))
    }

    /// The aggregate with another member of type `member`, which `before` pieces precede.
    pub(crate) fn lower_insert_value(&mut self, ty: Ty, v: Opd, member: Ty, before: u32, part: Opd) -> Res {
        let part = self.pieces(member, part);
        let n = self.types.info(ty).pieces;
        let fresh = self.fs.parts.len() as u32;
        self.fs.parts.extend_from_within(v.0 as usize..(v.0 + n) as usize);
        let at = (fresh + before) as usize;
        self.fs.parts[at..at + part.len()].copy_from_slice(&part);
        Res::new(ty, Opd(fresh))
    }

    pub(crate) fn vector_of(&mut self, ty: Ty, pos: usize) -> Read<(Ty, u32, usize)> {
        match self.types.kind(ty) {
            Kind::Vector(element, n) => {
                self.units(ty, pos)?;
                Ok((element, n, self.types.info(element).pieces as usize))
            }
            _ => Err(self.c.fault_at(pos, format!("type {} where a vector is wanted", self.types.show(ty)))),
        }
    }

    /// `extractelement`.
    pub(crate) fn extract_element(&mut self) -> Read<Res> {
        self.c.ws();
        let start = self.c.p;
        let (ty, v) = self.typed_operand()?;
        self.vector_of(ty, start)?;
        self.c.expect(b',')?;
        let (index_ty, index) = self.typed_operand()?;
        self.lower_extract_element(ty, v, index_ty, index, start)
    }

    /// The lane `index` of a vector.
    pub(crate) fn lower_extract_element(
        &mut self,
        ty: Ty,
        v: Opd,
        index_ty: Ty,
        index: Opd,
        pos: usize,
    ) -> Read<Res> {
        let (element, n, per) = self.vector_of(ty, pos)?;
        let lanes = self.pieces(ty, v);
        let index = self.lane_index(index_ty, index, pos)?;
        let out: Vec<Value> = match index {
            Ok(lane) => {
                let lane = lane as usize % n as usize;
                lanes[lane * per..(lane + 1) * per].to_vec()
            }
            Err(index) => {
                let mut out = lanes[..per].to_vec();
                for lane in 1..n as usize {
                    let number = self.fs.iconst(Type::I64, lane as u64);
                    let hit = self.fs.icmp(IntCC::Eq, index, number);
                    for (i, value) in out.iter_mut().enumerate() {
                        *value = self.fs.select(hit, lanes[lane * per + i], *value);
                    }
                }
                out
            }
        };
        let v = self.assemble(element, &out);
        Ok(Res::new(element, v))
    }

    /// `insertelement`.
    pub(crate) fn insert_element(&mut self) -> Read<Res> {
        self.c.ws();
        let start = self.c.p;
        let (ty, v) = self.typed_operand()?;
        let (element, ..) = self.vector_of(ty, start)?;
        let part = self.next_operand_of(element)?;
        self.c.expect(b',')?;
        let (index_ty, index) = self.typed_operand()?;
        self.lower_insert_element(ty, v, part, index_ty, index, start)
    }

    /// The vector with another lane `index`.
    pub(crate) fn lower_insert_element(
        &mut self,
        ty: Ty,
        v: Opd,
        part: Opd,
        index_ty: Ty,
        index: Opd,
        pos: usize,
    ) -> Read<Res> {
        let (element, n, per) = self.vector_of(ty, pos)?;
        let mut lanes = self.pieces(ty, v);
        let part = self.pieces(element, part);
        match self.lane_index(index_ty, index, pos)? {
            Ok(lane) => {
                let lane = lane as usize % n as usize;
                lanes[lane * per..(lane + 1) * per].copy_from_slice(&part);
            }
            Err(index) => {
                for lane in 0..n as usize {
                    let number = self.fs.iconst(Type::I64, lane as u64);
                    let hit = self.fs.icmp(IntCC::Eq, index, number);
                    for (i, &value) in part.iter().enumerate() {
                        let at = lane * per + i;
                        lanes[at] = self.fs.select(hit, value, lanes[at]);
                    }
                }
            }
        }
        let v = self.fs.keep(&lanes);
        Ok(Res::new(ty, v))
    }

    /// A lane's number, or the value that holds it as `i64`.
    fn lane_index(&mut self, ty: Ty, index: Opd, pos: usize) -> Read<Result<u64, Value>> {
        match self.types.kind(ty) {
            Kind::Int(bits) if bits <= 64 => {}
            _ => return Err(self.c.fault_at(pos, "a lane is selected by an integer")),
        }
        let value = index.value();
        Ok(match self.fs.f.const_data(value) {
            Some(sheave_ir::ConstData::Bits(bits)) => Ok(bits),
            Some(_) => Ok(0),
            None => Err(self.fs.resize(Type::I64, value)),
        })
    }

    /// `shufflevector`.
    pub(crate) fn shuffle_vector(&mut self) -> Read<Res> {
        self.c.ws();
        let start = self.c.p;
        let (ty, a) = self.typed_operand()?;
        self.vector_of(ty, start)?;
        let b = self.next_operand_of(ty)?;
        self.c.expect(b',')?;
        self.c.ws();
        let pos = self.c.p;
        let (mask_ty, mask) = self.typed_operand()?;
        self.lower_shuffle(ty, a, b, mask_ty, mask, pos)
    }

    /// The lanes of two vectors that `mask` selects.
    pub(crate) fn lower_shuffle(
        &mut self,
        ty: Ty,
        a: Opd,
        b: Opd,
        mask_ty: Ty,
        mask: Opd,
        pos: usize,
    ) -> Read<Res> {
        let (element, n, per) = self.vector_of(ty, pos)?;
        let (_, m, _) = self.vector_of(mask_ty, pos)?;
        let mut lanes = self.pieces(ty, a);
        lanes.extend(self.pieces(ty, b));
        let mut out = Vec::new();
        for lane in self.pieces(mask_ty, mask) {
            match self.fs.f.const_data(lane) {
                Some(sheave_ir::ConstData::Bits(lane)) if lane < 2 * u64::from(n) => {
                    let lane = lane as usize;
                    out.extend_from_slice(&lanes[lane * per..(lane + 1) * per]);
                }
                Some(sheave_ir::ConstData::Undef) => {
                    for value in lanes.iter().take(per) {
                        let piece = self.fs.ty(*value);
                        out.push(self.fs.undef(piece));
                    }
                }
                _ => return Err(self.c.fault_at(pos, "the mask of a shuffle is constant and in range")),
            }
        }
        let result = self.types.vector(element, m);
        self.lay_out(result, pos)?;
        let v = self.fs.keep(&out);
        Ok(Res::new(result, v))
    }
}
