//! Slots, loads and stores.

use sheave_ir::{BinaryOp, InstData, MemFlags, Ordering, SlotData, Type, Value, ValueDef};

use crate::cursor::{Read, key};
use crate::function_state::{Opd, Res};
use crate::reader::Reader;
use crate::types::{Kind, Ty};

const INALLOCA: u64 = key(b"inalloca");
const SWIFTERROR: u64 = key(b"swifterror");

/// Offsets up to this size are folded into loads and stores; what is added later still fits an `i32`.
pub(crate) const MAX_FOLDED_OFFSET: i64 = 1 << 30;

impl Reader<'_> {
    /// `alloca`.
    pub(crate) fn alloca_inst(&mut self) -> Read<Res> {
        self.c.ws();
        let start = self.c.p;
        match self.c.word8(start) {
            INALLOCA => return Err(self.c.unsupported_at(start, "arguments allocated by the caller")),
            SWIFTERROR => {
                self.c.eat_word(b"swifterror");
            }
            _ => {}
        }
        let ty = self.ty()?;
        self.require_size(ty, start)?;
        let mut align_log2 = self.types.info(ty).align_log2;
        let mut count = None;
        while self.c.next_part() {
            match self.c.peek() {
                b'a' if self.c.eat_word(b"align") => {
                    self.c.ws();
                    let pos = self.c.p;
                    let align = self.c.number()?;
                    if !align.is_power_of_two() || align > 1 << 32 {
                        return Err(self.c.fault_at(pos, "an alignment is a power of two"));
                    }
                    align_log2 = align.trailing_zeros() as u8;
                }
                b'a' if self.c.eat_word(b"addrspace") => self.c.skip_group()?,
                _ => {
                    let pos = self.c.p;
                    let count_ty = self.ty()?;
                    let Kind::Int(bits) = self.types.kind(count_ty) else {
                        return Err(self.c.fault_at(pos, "the number of elements is an integer"));
                    };
                    if bits > 64 {
                        return Err(self.c.unsupported_at(pos, "this many elements"));
                    }
                    count = Some(self.single(count_ty)?);
                }
            }
        }
        self.lower_alloca(ty, align_log2, count, start)
    }

    /// The address of a variable of `count` values of type `ty`; one where there is no count.
    pub(crate) fn lower_alloca(
        &mut self,
        ty: Ty,
        align_log2: u8,
        count: Option<Value>,
        pos: usize,
    ) -> Read<Res> {
        let info = *self.types.info(ty);
        let constant = match count {
            None => Some(1),
            Some(value) => self.fs.f.const_bits(value),
        };
        let value = match (constant, count) {
            (None, Some(count)) => {
                let count = self.fs.resize(Type::I64, count);
                let size = match info.size {
                    1 => count,
                    size => self.fs.binary_imm(BinaryOp::Mul, count, size),
                };
                self.fs.push_value(InstData::DynAlloca { align_log2, size }, Type::Ptr)
            }
            (n, _) => {
                let size = info.size.checked_mul(n.unwrap_or(1)).and_then(|size| u32::try_from(size).ok());
                let Some(size) = size.filter(|&size| size <= i32::MAX as u32) else {
                    return Err(self.c.unsupported_at(pos, "a local variable of more than two gigabytes"));
                };
                let whole = info.single && self.types.store_size(ty) == info.size && ty != Ty::FP80;
                let scalar = (whole && n == Some(1)).then_some(info.piece);
                self.fs.untyped_slots |= scalar.is_none();
                let slot = self.fs.f.make_slot(SlotData {
                    size,
                    align_log2,
                    ty: scalar,
                    volatile: false,
                    param: None,
                });
                self.fs.push_value(InstData::Alloca { slot }, Type::Ptr)
            }
        };
        Ok(Res::new(Ty::PTR, Opd::of(value)))
    }

    /// `load`.
    #[inline]
    pub(crate) fn load_inst(&mut self) -> Read<Res> {
        let mut flags = MemFlags::default();
        self.c.ws();
        let start = self.c.p;
        let mut atomic = false;
        if matches!(self.c.peek(), b'a' | b'v') {
            atomic = self.c.eat_word(b"atomic");
            if self.c.eat_word(b"volatile") {
                flags.volatile = true;
            }
        }
        let ty = self.ty()?;
        let (addr, offset) = self.next_pointer_operand()?;
        if atomic {
            flags.ordering = self.ordering()?;
        }
        self.lower_load(ty, addr, offset, flags, start)
    }

    /// A load.
    #[inline(always)]
    pub(crate) fn lower_load(
        &mut self,
        ty: Ty,
        addr: Value,
        offset: i32,
        flags: MemFlags,
        pos: usize,
    ) -> Read<Res> {
        let info = self.types.info(ty);
        let odd = matches!(info.kind, Kind::Int(bits) if bits > 1 && !matches!(bits, 8 | 16 | 32 | 64));
        if info.single && !odd && info.kind != Kind::Fp80 {
            let piece = info.piece;
            if offset == 0 && self.fs.untyped_slots {
                self.note_slot_access(addr, piece);
            }
            let v = self.fs.push_value(InstData::Load { flags, addr, offset }, piece);
            return Ok(Res::new(ty, Opd::of(v)));
        }
        self.load_pieces(ty, addr, offset, flags, pos)
    }

    /// Loads a value that is not a plain scalar.
    fn load_pieces(&mut self, ty: Ty, addr: Value, offset: i32, flags: MemFlags, pos: usize) -> Read<Res> {
        if flags.ordering != Ordering::NotAtomic && self.types.store_size(ty) > 8 {
            return Err(self.c.unsupported_at(pos, "an atomic access of more than eight bytes"));
        }
        let units = self.units(ty, pos)?;
        let mut out = Vec::new();
        for i in units {
            let unit = self.types.unit(i);
            let (base, at) = self.with_offset(addr, offset, i64::from(unit.offset));
            self.load_unit(unit.ty, base, at, flags, &mut out);
        }
        let v = if out.is_empty() { Opd(0) } else { self.assemble(ty, &out) };
        Ok(Res::new(ty, v))
    }

    /// `addr + offset + more` as an address and an offset that a load can have.
    fn with_offset(&mut self, addr: Value, offset: i32, more: i64) -> (Value, i32) {
        let total = i64::from(offset) + more;
        if total.abs() <= MAX_FOLDED_OFFSET {
            return (addr, total as i32);
        }
        (self.fs.address(addr, total), 0)
    }

    /// Loads the scalar or vector `ty` and appends its pieces.
    pub(crate) fn load_unit(
        &mut self,
        ty: Ty,
        addr: Value,
        offset: i32,
        flags: MemFlags,
        out: &mut Vec<Value>,
    ) {
        match self.types.kind(ty) {
            Kind::Fp80 => {
                let slot = self.fs.fp80_slot();
                let from = self.fs.address(addr, i64::from(offset));
                self.fs.intrinsic(sheave_ir::IntrinsicOp::X87Copy, &[slot, from], None);
                out.push(slot);
            }
            Kind::Vector(element, n) => {
                let bits = self.types.bits(element);
                if bits.is_multiple_of(8) {
                    for i in 0..n {
                        let (base, at) = self.with_offset(addr, offset, i64::from(i) * (bits as i64 / 8));
                        self.load_unit(element, base, at, flags, out);
                    }
                } else {
                    let total = self.types.bits(ty) as u32;
                    let mut limbs = Vec::new();
                    self.load_int(total, addr, offset, flags, &mut limbs);
                    self.cut_bits(&limbs, bits as u32, n, out);
                }
            }
            Kind::Int(bits) => self.load_int(bits, addr, offset, flags, out),
            _ => {
                let piece = self.piece(ty);
                out.push(self.fs.push_value(InstData::Load { flags, addr, offset }, piece));
            }
        }
    }

    /// Loads an integer of `bits` bits as its pieces.
    fn load_int(&mut self, bits: u32, addr: Value, offset: i32, flags: MemFlags, out: &mut Vec<Value>) {
        let mut rest = bits;
        let mut at = offset;
        while rest > 64 {
            out.push(self.fs.push_value(InstData::Load { flags, addr, offset: at }, Type::I64));
            rest -= 64;
            at += 8;
        }
        let container = if bits > 64 { Type::I64 } else { container(rest) };
        let mut bytes = rest.div_ceil(8);
        let mut value: Option<Value> = None;
        let mut shift = 0;
        while bytes > 0 {
            let chunk = chunk(bytes);
            let part = self.fs.push_value(InstData::Load { flags, addr, offset: at }, chunk);
            let part = self.fs.resize(container, part);
            let part = if shift == 0 { part } else { self.fs.binary_imm(BinaryOp::Shl, part, shift) };
            value = Some(match value {
                None => part,
                Some(low) => self.fs.binary(BinaryOp::Or, low, part),
            });
            at += chunk.bytes() as i32;
            shift += u64::from(chunk.bits());
            bytes -= chunk.bytes();
        }
        if let Some(value) = value {
            let value = if !rest.is_multiple_of(8) && rest > 1 { self.mask(value, rest) } else { value };
            out.push(value);
        }
    }

    /// `store`.
    #[inline]
    pub(crate) fn store_inst(&mut self) -> Read<Res> {
        let mut flags = MemFlags::default();
        self.c.ws();
        let mut atomic = false;
        if matches!(self.c.peek(), b'a' | b'v') {
            atomic = self.c.eat_word(b"atomic");
            if self.c.eat_word(b"volatile") {
                flags.volatile = true;
            }
        }
        let start = self.c.p;
        let (ty, v) = self.typed_operand()?;
        let (addr, offset) = self.next_pointer_operand()?;
        if atomic {
            flags.ordering = self.ordering()?;
        }
        self.lower_store(ty, v, addr, offset, flags, start)?;
        Ok(Res::NONE)
    }

    /// A store.
    #[inline(always)]
    pub(crate) fn lower_store(
        &mut self,
        ty: Ty,
        v: Opd,
        addr: Value,
        offset: i32,
        flags: MemFlags,
        pos: usize,
    ) -> Read<()> {
        let info = self.types.info(ty);
        if info.single && info.kind != Kind::Fp80 && self.types.store_size(ty) == info.size {
            let (value, piece) = (v.value(), info.piece);
            if offset == 0 {
                if self.fs.untyped_slots {
                    self.note_slot_access(addr, piece);
                }
                self.note_param_store(addr, value);
            }
            self.fs.push(InstData::Store { flags, addr, value, offset });
            return Ok(());
        }
        self.require_value_type(ty, pos)?;
        if flags.ordering != Ordering::NotAtomic && self.types.store_size(ty) > 8 {
            return Err(self.c.unsupported_at(pos, "an atomic access of more than eight bytes"));
        }
        let pieces = self.pieces(ty, v);
        self.store_pieces(ty, &pieces, addr, offset, flags, pos)
    }

    /// Stores a value that is not a plain scalar.
    pub(crate) fn store_pieces(
        &mut self,
        ty: Ty,
        pieces: &[Value],
        addr: Value,
        offset: i32,
        flags: MemFlags,
        pos: usize,
    ) -> Read<()> {
        let mut at = 0;
        for i in self.units(ty, pos)? {
            let unit = self.types.unit(i);
            let n = self.types.info(unit.ty).pieces as usize;
            let (base, offset) = self.with_offset(addr, offset, i64::from(unit.offset));
            self.store_unit(unit.ty, &pieces[at..at + n], base, offset, flags);
            at += n;
        }
        Ok(())
    }

    fn store_unit(&mut self, ty: Ty, pieces: &[Value], addr: Value, offset: i32, flags: MemFlags) {
        match self.types.kind(ty) {
            Kind::Fp80 => {
                let to = self.fs.address(addr, i64::from(offset));
                self.fs.intrinsic(sheave_ir::IntrinsicOp::X87Copy, &[to, pieces[0]], None);
            }
            Kind::Vector(element, n) => {
                let bits = self.types.bits(element);
                if bits.is_multiple_of(8) {
                    let per = pieces.len() / n as usize;
                    for i in 0..n as usize {
                        let (base, at) = self.with_offset(addr, offset, i as i64 * (bits as i64 / 8));
                        self.store_unit(element, &pieces[i * per..(i + 1) * per], base, at, flags);
                    }
                } else {
                    let limbs = self.join_bits(pieces, bits as u32, n);
                    self.store_int(bits as u32 * n, &limbs, addr, offset, flags);
                }
            }
            Kind::Int(bits) => self.store_int(bits, pieces, addr, offset, flags),
            _ => {
                self.fs.push(InstData::Store { flags, addr, value: pieces[0], offset });
            }
        }
    }

    fn store_int(&mut self, bits: u32, pieces: &[Value], addr: Value, offset: i32, flags: MemFlags) {
        let mut rest = bits;
        let mut at = offset;
        let mut piece = 0;
        while rest > 64 {
            self.fs.push(InstData::Store { flags, addr, value: pieces[piece], offset: at });
            rest -= 64;
            at += 8;
            piece += 1;
        }
        let value = pieces[piece];
        let mut bytes = rest.div_ceil(8);
        let mut shift = 0;
        while bytes > 0 {
            let chunk = chunk(bytes);
            let part = if shift == 0 { value } else { self.fs.binary_imm(BinaryOp::Lshr, value, shift) };
            let part = self.fs.resize(chunk, part);
            self.fs.push(InstData::Store { flags, addr, value: part, offset: at });
            at += chunk.bytes() as i32;
            shift += u64::from(chunk.bits());
            bytes -= chunk.bytes();
        }
    }

    /// A slot that was declared as an aggregate of a scalar's size (rustc writes `[8 x i8]` for an `i64`)
    /// takes the type of its first whole access.
    #[inline]
    pub(crate) fn note_slot_access(&mut self, addr: Value, piece: Type) {
        if let ValueDef::Result(inst) = self.fs.f.def(addr)
            && let InstData::Alloca { slot } = self.fs.f.insts[inst]
        {
            let data = &mut self.fs.f.slots[slot];
            if data.ty.is_none() && data.size == piece.bytes() {
                data.ty = Some(piece);
            }
        }
    }

    /// Marks the entry slot that receives a parameter.
    #[inline]
    pub(crate) fn note_param_store(&mut self, addr: Value, value: Value) {
        let Some(index) = self.fs.param_index(value) else { return };
        if self.fs.current.expand() != self.fs.entry() {
            return;
        }
        if let ValueDef::Result(inst) = self.fs.f.def(addr)
            && let InstData::Alloca { slot } = self.fs.f.insts[inst]
        {
            let ty = self.fs.ty(value);
            let data = &mut self.fs.f.slots[slot];
            if data.param.is_none() && data.ty == Some(ty) {
                data.param = u16::try_from(index).ok();
            }
        }
    }
}

/// The Sheave type that holds an integer of `bits` bits, at most 64.
pub(crate) fn container(bits: u32) -> Type {
    match bits {
        0..=8 => Type::I8,
        9..=16 => Type::I16,
        17..=32 => Type::I32,
        _ => Type::I64,
    }
}

/// The largest integer that fits `bytes` bytes.
fn chunk(bytes: u32) -> Type {
    match bytes {
        1 => Type::I8,
        2..=3 => Type::I16,
        4..=7 => Type::I32,
        _ => Type::I64,
    }
}
