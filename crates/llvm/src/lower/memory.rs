//! Slots, loads and stores.

use sheave_ir::{BinaryOp, InstData, MemFlags, Ordering, SlotData, Type, Value};

use crate::lower::Lower;
use crate::lower::body::{Operand, Place, Typed, TypedValue};
use crate::lower::reason::{Lowered, LoweredValue, unsupported};
use crate::lower::types::{Kind, Ty, container};

/// Offsets up to this size are folded into loads and stores; sums with later offsets still fit an `i32`.
pub(crate) const MAX_FOLDED_OFFSET: i64 = 1 << 30;

/// The integers, largest first, that cover `bytes` bytes, with their offsets.
fn chunks(bytes: u32) -> impl Iterator<Item = (Type, u32)> {
    let mut done = 0;
    core::iter::from_fn(move || {
        let (chunk, at) = (
            match bytes - done {
                0 => return None,
                1 => Type::I8,
                2..=3 => Type::I16,
                4..=7 => Type::I32,
                _ => Type::I64,
            },
            done,
        );
        done += chunk.bytes();
        Some((chunk, at))
    })
}

impl Lower {
    /// The address of a variable of `count` values of type `ty`; one if there is no count.
    pub(crate) fn alloca(&mut self, ty: Ty, align_log2: u8, count: Option<Value>) -> LoweredValue {
        let info = *self.types.info(ty);
        let constant = count.map_or(Some(1), |count| self.body.func.const_bits(count));
        let value = match (constant, count) {
            (None, Some(count)) => {
                let count = self.body.resize(Type::I64, count);
                let size = match info.size {
                    1 => count,
                    size => self.body.binary_imm(BinaryOp::Mul, count, size),
                };
                self.body.push_value(InstData::DynAlloca { align_log2, size }, Type::Ptr)
            }
            (n, _) => {
                let size = info.size.checked_mul(n.unwrap_or(1)).and_then(|size| u32::try_from(size).ok());
                let Some(size) = size.filter(|&size| size <= i32::MAX as u32) else {
                    return Err(unsupported("a local variable of more than two gigabytes"));
                };
                let whole = info.single && self.types.store_size(ty) == info.size && ty != Ty::FP80;
                let scalar = (whole && n == Some(1)).then_some(info.piece);
                self.body.untyped_slots |= scalar.is_none();
                let data = SlotData { size, align_log2, ty: scalar, volatile: false, param: None };
                let slot = self.body.func.make_slot(data);
                let address = self.body.push_value(InstData::Alloca { slot }, Type::Ptr);
                if Some(self.body.llvm_block) != self.body.entry() {
                    self.body.late_slots.push(address);
                }
                address
            }
        };
        Ok(TypedValue::new(Ty::PTR, Operand::of(value)))
    }

    /// A load.
    #[inline(always)]
    pub(crate) fn load(&mut self, ty: Ty, (addr, offset): Place, flags: MemFlags) -> LoweredValue {
        let info = self.types.info(ty);
        if info.plain {
            let piece = info.piece;
            if offset == 0 && self.body.untyped_slots {
                self.note_slot_access(addr, piece);
            }
            let v = self.body.push_value(InstData::Load { flags, addr, offset }, piece);
            return Ok(TypedValue::new(ty, Operand::of(v)));
        }
        self.load_pieces(ty, (addr, offset), flags)
    }

    /// Loads a value that is not a plain scalar.
    fn load_pieces(&mut self, ty: Ty, place: Place, flags: MemFlags) -> LoweredValue {
        if flags.ordering != Ordering::NotAtomic && self.types.store_size(ty) > 8 {
            return Err(unsupported("an atomic access of more than eight bytes"));
        }
        let mut out = Vec::new();
        for i in self.units(ty)? {
            let unit = self.types.unit(i);
            let place = self.with_offset(place, i64::from(unit.offset));
            self.load_unit(unit.ty, place, flags, &mut out);
        }
        let v = if out.is_empty() { Operand::NONE } else { self.assemble(ty, &out) };
        Ok(TypedValue::new(ty, v))
    }

    /// `addr + offset + more` as an address and an offset that a load can have.
    fn with_offset(&mut self, (addr, offset): Place, more: i64) -> Place {
        let total = i64::from(offset) + more;
        if total.abs() <= MAX_FOLDED_OFFSET {
            return (addr, total as i32);
        }
        (self.body.address(addr, total), 0)
    }

    /// Loads the scalar or vector `ty` and appends its pieces.
    pub(crate) fn load_unit(&mut self, ty: Ty, place: Place, flags: MemFlags, out: &mut Vec<Value>) {
        match self.types.kind(ty) {
            Kind::Fp80 => {
                let slot = self.body.fp80_slot();
                let from = self.body.address(place.0, i64::from(place.1));
                self.body.intrinsic(sheave_ir::IntrinsicOp::X87Copy, &[slot, from]);
                out.push(slot);
            }
            Kind::Vector(element, n) => {
                let bits = self.types.bits(element);
                if bits.is_multiple_of(8) {
                    for i in 0..n {
                        let lane = self.with_offset(place, i64::from(i) * (bits as i64 / 8));
                        self.load_unit(element, lane, flags, out);
                    }
                } else {
                    let total = self.types.bits(ty) as u32;
                    let mut limbs = Vec::new();
                    self.load_int(total, place, flags, &mut limbs);
                    self.cut_bits(&limbs, bits as u32, n, out);
                }
            }
            Kind::Int(bits) => self.load_int(bits, place, flags, out),
            _ => {
                let piece = self.piece(ty);
                let (addr, offset) = place;
                out.push(self.body.push_value(InstData::Load { flags, addr, offset }, piece));
            }
        }
    }

    /// Loads an integer of `bits` bits as its pieces.
    fn load_int(&mut self, bits: u32, (addr, offset): Place, flags: MemFlags, out: &mut Vec<Value>) {
        let mut rest = bits;
        let mut at = offset;
        while rest > 64 {
            out.push(self.body.push_value(InstData::Load { flags, addr, offset: at }, Type::I64));
            rest -= 64;
            at += 8;
        }
        let container = if bits > 64 { Type::I64 } else { container(rest) };
        let mut value: Option<Value> = None;
        for (chunk, from) in chunks(rest.div_ceil(8)) {
            let offset = at + from as i32;
            let part = self.body.push_value(InstData::Load { flags, addr, offset }, chunk);
            let part = self.body.resize(container, part);
            value = Some(match value {
                None => part,
                Some(low) => {
                    let part = self.body.binary_imm(BinaryOp::Shl, part, u64::from(8 * from));
                    self.body.binary(BinaryOp::Or, low, part)
                }
            });
        }
        if let Some(value) = value {
            let value = if !rest.is_multiple_of(8) && rest > 1 { self.mask(value, rest) } else { value };
            out.push(value);
        }
    }

    /// A store.
    #[inline(always)]
    pub(crate) fn store(&mut self, (ty, v): Typed, (addr, offset): Place, flags: MemFlags) -> Lowered<()> {
        let info = self.types.info(ty);
        let whole = || info.single && info.kind != Kind::Fp80 && self.types.store_size(ty) == info.size;
        if info.plain || whole() {
            let (value, piece) = (v.value(), info.piece);
            if offset == 0 {
                if self.body.untyped_slots {
                    self.note_slot_access(addr, piece);
                }
                self.note_param_store(addr, value);
            }
            self.body.push(InstData::Store { flags, addr, value, offset });
            return Ok(());
        }
        self.require_value_type(ty)?;
        if flags.ordering != Ordering::NotAtomic && self.types.store_size(ty) > 8 {
            return Err(unsupported("an atomic access of more than eight bytes"));
        }
        let pieces = self.pieces(ty, v);
        self.store_pieces(ty, &pieces, (addr, offset), flags)
    }

    /// Stores a value that is not a plain scalar.
    pub(crate) fn store_pieces(
        &mut self,
        ty: Ty,
        pieces: &[Value],
        place: Place,
        flags: MemFlags,
    ) -> Lowered<()> {
        let mut at = 0;
        for i in self.units(ty)? {
            let unit = self.types.unit(i);
            let n = self.types.info(unit.ty).pieces as usize;
            let place = self.with_offset(place, i64::from(unit.offset));
            self.store_unit(unit.ty, &pieces[at..at + n], place, flags);
            at += n;
        }
        Ok(())
    }

    fn store_unit(&mut self, ty: Ty, pieces: &[Value], place: Place, flags: MemFlags) {
        match self.types.kind(ty) {
            Kind::Fp80 => {
                let to = self.body.address(place.0, i64::from(place.1));
                self.body.intrinsic(sheave_ir::IntrinsicOp::X87Copy, &[to, pieces[0]]);
            }
            Kind::Vector(element, n) => {
                let bits = self.types.bits(element);
                if bits.is_multiple_of(8) {
                    let per = pieces.len() / n as usize;
                    for i in 0..n as usize {
                        let lane = self.with_offset(place, i as i64 * (bits as i64 / 8));
                        self.store_unit(element, &pieces[i * per..(i + 1) * per], lane, flags);
                    }
                } else {
                    let limbs = self.join_bits(pieces, bits as u32, n);
                    self.store_int(bits as u32 * n, &limbs, place, flags);
                }
            }
            Kind::Int(bits) => self.store_int(bits, pieces, place, flags),
            _ => {
                let (addr, offset) = place;
                self.body.push(InstData::Store { flags, addr, value: pieces[0], offset });
            }
        }
    }

    fn store_int(&mut self, bits: u32, pieces: &[Value], (addr, offset): Place, flags: MemFlags) {
        let mut rest = bits;
        let mut at = offset;
        let mut piece = 0;
        while rest > 64 {
            self.body.push(InstData::Store { flags, addr, value: pieces[piece], offset: at });
            rest -= 64;
            at += 8;
            piece += 1;
        }
        let value = pieces[piece];
        for (chunk, from) in chunks(rest.div_ceil(8)) {
            let part = match from {
                0 => value,
                _ => self.body.binary_imm(BinaryOp::Lshr, value, u64::from(8 * from)),
            };
            let value = self.body.resize(chunk, part);
            self.body.push(InstData::Store { flags, addr, value, offset: at + from as i32 });
        }
    }

    /// A slot that was declared as an aggregate of a scalar's size (rustc writes `[8 x i8]` for an `i64`)
    /// takes the type of its first whole access.
    #[inline]
    pub(crate) fn note_slot_access(&mut self, addr: Value, piece: Type) {
        if let Some(slot) = self.body.slot_of(addr) {
            let data = &mut self.body.func.slots[slot];
            if data.ty.is_none() && data.size == piece.bytes() {
                data.ty = Some(piece);
            }
        }
    }

    /// Marks the entry slot that receives a parameter.
    #[inline]
    pub(crate) fn note_param_store(&mut self, addr: Value, value: Value) {
        let Some(index) = self.body.param_index(value) else { return };
        if self.body.current.expand() != self.body.entry() {
            return;
        }
        if let Some(slot) = self.body.slot_of(addr) {
            let ty = self.body.ty(value);
            let data = &mut self.body.func.slots[slot];
            if data.param.is_none() && data.ty == Some(ty) {
                data.param = u16::try_from(index).ok();
            }
        }
    }
}
