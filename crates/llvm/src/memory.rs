//! Slots, loads, stores, address arithmetic, atomics.

use sheave_ir::{
    BinaryOp, ConstData, InstData, MemFlags, Ordering, RmwOp, SlotData, Type, UnaryOp, Value, ValueDef,
};

use crate::constants::sign_extended;
use crate::cursor::Read;
use crate::function_state::{Fold, Opd, Res};
use crate::reader::Reader;
use crate::types::{Kind, Ty};

/// Offsets up to this size are folded into loads and stores; what is added later still fits an `i32`.
const MAX_FOLDED_OFFSET: i64 = 1 << 30;

impl Reader<'_> {
    /// `alloca`.
    pub(crate) fn alloca_inst(&mut self) -> Read<Res> {
        self.c.ws();
        let start = self.c.p;
        if self.c.eat_word(b"inalloca") {
            return Err(self.c.unsupported_at(start, "arguments allocated by the caller"));
        }
        self.c.eat_word(b"swifterror");
        let ty = self.ty()?;
        self.require_size(ty, start)?;
        let info = *self.types.info(ty);
        let mut align_log2 = info.align_log2;
        let mut count = None;
        loop {
            self.c.blanks();
            if self.c.peek() != b',' {
                break;
            }
            let comma = self.c.p;
            self.c.p += 1;
            self.c.ws();
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
                b'!' => {
                    self.c.p = comma;
                    break;
                }
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
                    return Err(self.c.unsupported_at(start, "a local variable of more than two gigabytes"));
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
        self.c.expect(b',')?;
        let (addr, offset) = self.pointer_operand()?;
        if atomic {
            flags.ordering = self.ordering()?;
        }
        let info = self.types.info(ty);
        let odd = matches!(info.kind, Kind::Int(bits) if bits > 1 && !matches!(bits, 8 | 16 | 32 | 64));
        if info.single && !odd && info.kind != Kind::Fp80 {
            let piece = info.piece;
            if offset == 0 {
                self.note_slot_access(addr, piece);
            }
            let v = self.fs.push_value(InstData::Load { flags, addr, offset }, piece);
            return Ok(Res::new(ty, Opd::of(v)));
        }
        self.load_pieces(ty, addr, offset, flags, start)
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
                if bits.is_multiple_of(8) && element != Ty::FP80 {
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
        self.require_value_type(ty, start)?;
        self.c.expect(b',')?;
        let (addr, offset) = self.pointer_operand()?;
        if atomic {
            flags.ordering = self.ordering()?;
        }
        let info = self.types.info(ty);
        if info.single && info.kind != Kind::Fp80 && self.types.store_size(ty) == info.size {
            let (value, piece) = (v.value(), info.piece);
            if offset == 0 {
                self.note_slot_access(addr, piece);
                self.note_param_store(addr, value);
            }
            self.fs.push(InstData::Store { flags, addr, value, offset });
            return Ok(Res::NONE);
        }
        if atomic && self.types.store_size(ty) > 8 {
            return Err(self.c.unsupported_at(start, "an atomic access of more than eight bytes"));
        }
        let pieces = self.pieces(ty, v);
        self.store_pieces(ty, &pieces, addr, offset, flags, start)?;
        Ok(Res::NONE)
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
                if bits.is_multiple_of(8) && element != Ty::FP80 {
                    let per = pieces.len() / n as usize;
                    for i in 0..n as usize {
                        let (base, at) = self.with_offset(addr, offset, i as i64 * (bits as i64 / 8));
                        self.store_unit(element, &pieces[i * per..(i + 1) * per], base, at, flags);
                    }
                } else {
                    let total = self.types.bits(ty) as u32;
                    let limbs = self.join_bits(pieces, bits as u32, total);
                    self.store_int(total, &limbs, addr, offset, flags);
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

    /// A slot that was declared as an aggregate of a scalar's size (rustc writes `[8 x i8]` for an `i64`) takes the
    /// type of its first whole access.
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

    /// An optional synchronisation scope and an ordering.
    fn ordering(&mut self) -> Read<Ordering> {
        self.c.ws();
        let mut start = self.c.p;
        let mut word = self.c.word();
        if word == b"syncscope" {
            self.c.skip_group()?;
            self.c.ws();
            start = self.c.p;
            word = self.c.word();
        }
        Ok(match word {
            b"unordered" | b"monotonic" => Ordering::Relaxed,
            b"acquire" => Ordering::Acquire,
            b"release" => Ordering::Release,
            b"acq_rel" => Ordering::AcqRel,
            b"seq_cst" => Ordering::SeqCst,
            _ => return Err(self.c.fault_at(start, "expected an ordering such as 'seq_cst'")),
        })
    }

    /// `fence`.
    pub(crate) fn fence(&mut self) -> Read<Res> {
        let ordering = self.ordering()?;
        self.fs.push(InstData::Fence { ordering });
        Ok(Res::NONE)
    }

    /// The address of an atomic operation: these have no offset of their own.
    fn atomic_address(&mut self) -> Read<Value> {
        let (addr, offset) = self.pointer_operand()?;
        Ok(self.fs.address(addr, i64::from(offset)))
    }

    /// Fails unless `ty` is an integer of 8 to 64 bits, a pointer, or (where `float` says so) a float.
    fn require_atomic(&mut self, ty: Ty, float: bool, pos: usize) -> Read<()> {
        match self.types.kind(ty) {
            Kind::Int(8 | 16 | 32 | 64) | Kind::Ptr(_) => Ok(()),
            Kind::Float | Kind::Double if float => Ok(()),
            _ => {
                let shown = self.types.show(ty);
                Err(self.c.unsupported_at(pos, format!("an atomic operation on {shown}")))
            }
        }
    }

    /// `cmpxchg`: a pair of the old content and whether it was the expected one.
    pub(crate) fn cmpxchg(&mut self) -> Read<Res> {
        self.c.eat_word(b"weak");
        let volatile = self.c.eat_word(b"volatile");
        let addr = self.atomic_address()?;
        self.c.expect(b',')?;
        self.c.ws();
        let pos = self.c.p;
        let (ty, expected) = self.typed_operand()?;
        self.require_atomic(ty, false, pos)?;
        self.c.expect(b',')?;
        self.c.ws();
        let pos = self.c.p;
        let (other, new) = self.typed_operand()?;
        self.expect_type(other, ty, pos)?;
        let success = self.ordering()?;
        let failure = self.ordering()?;
        let ordering = if success == Ordering::Release && failure == Ordering::Acquire {
            Ordering::AcqRel
        } else if failure == Ordering::SeqCst {
            Ordering::SeqCst
        } else {
            success
        };
        let flags = MemFlags { volatile, ordering };
        let inst = self.fs.push(InstData::CmpXchg { flags, args: [addr, expected.value(), new.value()] });
        let piece = self.piece(ty);
        let old = self.fs.f.append_result(inst, piece);
        let done = self.fs.f.append_result(inst, Type::I8);
        let pair = self.types.structure(&[ty, Ty::I1], false);
        self.lay_out(pair, pos)?;
        let v = self.fs.keep(&[old, done]);
        Ok(Res::new(pair, v))
    }

    /// `atomicrmw`.
    pub(crate) fn atomic_rmw(&mut self) -> Read<Res> {
        let volatile = self.c.eat_word(b"volatile");
        self.c.ws();
        let start = self.c.p;
        let op = match self.c.word() {
            b"xchg" => RmwOp::Xchg,
            b"add" => RmwOp::Add,
            b"sub" => RmwOp::Sub,
            b"and" => RmwOp::And,
            b"nand" => RmwOp::Nand,
            b"or" => RmwOp::Or,
            b"xor" => RmwOp::Xor,
            b"max" => RmwOp::Max,
            b"min" => RmwOp::Min,
            b"umax" => RmwOp::Umax,
            b"umin" => RmwOp::Umin,
            b"fadd" => RmwOp::Fadd,
            b"fsub" => RmwOp::Fsub,
            word @ (b"fmax" | b"fmin" | b"fmaximum" | b"fminimum" | b"uinc_wrap" | b"udec_wrap"
            | b"usub_cond" | b"usub_sat") => {
                let name = String::from_utf8_lossy(word).into_owned();
                return Err(self.c.unsupported_at(start, format!("the atomic operation '{name}'")));
            }
            _ => return Err(self.c.fault_at(start, "expected an atomic operation")),
        };
        let addr = self.atomic_address()?;
        self.c.expect(b',')?;
        self.c.ws();
        let pos = self.c.p;
        let (ty, v) = self.typed_operand()?;
        let float = matches!(op, RmwOp::Fadd | RmwOp::Fsub);
        self.require_atomic(ty, float || op == RmwOp::Xchg, pos)?;
        let ordering = self.ordering()?;
        let flags = MemFlags { volatile, ordering };
        let piece = self.piece(ty);
        let mut value = v.value();
        // A float or pointer is exchanged as an integer.
        let raw = match piece {
            Type::F32 if !float => Type::I32,
            Type::F64 if !float => Type::I64,
            Type::Ptr => Type::I64,
            piece => piece,
        };
        value = self.fs.bitcast(raw, value);
        let old = self.fs.push_value(InstData::Rmw { op, flags, addr, value }, raw);
        let old = self.fs.bitcast(piece, old);
        Ok(Res::new(ty, Opd::of(old)))
    }

    /// `getelementptr`.
    #[inline]
    pub(crate) fn gep_inst(&mut self) -> Read<Res> {
        self.skip_flags();
        self.gep_operands(false)
    }

    /// The type, base and indices of a `getelementptr`; `in_constant` where a parenthesis ends them.
    pub(crate) fn gep_operands(&mut self, in_constant: bool) -> Read<Res> {
        self.c.ws();
        let start = self.c.p;
        let mut ty = self.ty()?;
        self.c.expect(b',')?;
        self.c.ws();
        let base_start = self.c.p;
        let base_ty = self.ty()?;
        if !matches!(self.types.kind(base_ty), Kind::Ptr(_)) {
            if let Kind::Vector(..) = self.types.kind(base_ty) {
                return Err(self.c.unsupported_at(base_start, "getelementptr on a vector of pointers"));
            }
            let shown = self.types.show(base_ty);
            return Err(self.c.fault_at(base_start, format!("type {shown} where a pointer is wanted")));
        }
        let whole = self.c;
        let (mut base, offset) = self.address_operand(base_ty)?;
        let base_operand = (whole, base_ty, offset);
        let mut offset = i64::from(offset);
        let mut pending: Option<(Value, u64)> = None;
        let mut first = true;
        loop {
            self.c.blanks();
            if self.c.peek() != b',' {
                if in_constant {
                    self.c.ws();
                }
                break;
            }
            let comma = self.c.p;
            self.c.p += 1;
            self.c.ws();
            if self.c.peek() == b'!' {
                self.c.p = comma;
                break;
            }
            if in_constant {
                self.skip_flags();
            }
            let pos = self.c.p;
            let index_ty = self.ty()?;
            let Kind::Int(bits) = self.types.kind(index_ty) else {
                if let Kind::Vector(..) = self.types.kind(index_ty) {
                    return Err(self.c.unsupported_at(pos, "getelementptr with a vector of indices"));
                }
                return Err(self.c.fault_at(pos, "an index is an integer"));
            };
            if bits > 64 {
                return Err(self.c.unsupported_at(pos, "an index of more than 64 bits"));
            }
            self.c.ws();
            // A number needs no value of its own.
            let index = if matches!(self.c.peek(), b'0'..=b'9' | b'-') {
                Ok(self.integer(bits)?)
            } else {
                let value = self.single(index_ty)?;
                match self.fs.f.const_data(value) {
                    Some(ConstData::Bits(bits)) => Ok(bits),
                    Some(ConstData::Undef) => Ok(0),
                    _ => Err(value),
                }
            };
            match index {
                Ok(index) => {
                    let (more, element) = self.index_offset(ty, sign_extended(index, bits), first, pos)?;
                    offset = offset.wrapping_add(more);
                    ty = element;
                }
                Err(value) => {
                    let element = match self.types.kind(ty) {
                        _ if first => ty,
                        Kind::Array(element, _) | Kind::Vector(element, _) => element,
                        _ => {
                            let shown = self.types.show(ty);
                            return Err(self.c.fault_at(pos, format!("type {shown} needs a constant index")));
                        }
                    };
                    self.require_size(element, pos)?;
                    ty = element;
                    if let Some((index, scale)) = pending {
                        base = self.scaled(base, index, scale, 0);
                    }
                    let index = self.index_value(value, bits);
                    pending = Some((index, self.types.info(element).size));
                }
            }
            first = false;
        }
        if first {
            self.require_size(ty, start)?;
        }
        let result_ty = Ty::PTR;
        if let Some((index, scale)) = pending {
            let v = self.scaled(base, index, scale, offset);
            return Ok(Res::new(result_ty, Opd::of(v)));
        }
        if offset == i64::from(base_operand.2) {
            // The same address: the folded addition behind it, if any, is shared.
            if offset != 0 {
                let after = self.c;
                self.c = base_operand.0;
                let res = self.same_address(base_operand.1)?;
                self.c = after;
                return Ok(Res { ty: result_ty, ..res });
            }
            return Ok(Res::new(result_ty, Opd::of(base)));
        }
        Ok(self.folded(base, offset))
    }

    /// `base + offset` as a value that loads and stores can do without.
    pub(crate) fn folded(&mut self, base: Value, offset: i64) -> Res {
        if offset == 0 {
            return Res::new(Ty::PTR, Opd::of(base));
        }
        if let Some(ConstData::Symbol(symbol, at)) = self.fs.f.const_data(base) {
            let v = self.fs.constant(Type::Ptr, ConstData::Symbol(symbol, at.wrapping_add(offset)));
            return Res::new(Ty::PTR, Opd::of(v));
        }
        let amount = self.fs.iconst(Type::I64, offset as u64);
        let place = self.fs.f.order.len() as u32;
        let v =
            self.fs.push_value(InstData::Binary { op: BinaryOp::PtrAdd, args: [base, amount] }, Type::Ptr);
        let mut fold = 0;
        if offset.abs() <= MAX_FOLDED_OFFSET && !self.fs.in_prologue {
            self.fs.folds.push(Fold { base, offset: offset as i32, place, used: false });
            fold = self.fs.folds.len() as u32;
        }
        Res { ty: Ty::PTR, v: Opd::of(v), fold }
    }

    /// The pointer operand at the position, without marking its folded addition as needed.
    pub(crate) fn same_address(&mut self, ty: Ty) -> Read<Res> {
        self.c.ws();
        if self.c.peek() == b'%' {
            let before = self.c;
            self.c.p += 1;
            let index = self.local_ref()?;
            let local = self.fs.locals[index as usize];
            if local.state == crate::function_state::LocalState::Value && self.types.same(local.ty, ty) {
                return Ok(Res { ty, v: Opd(local.v), fold: local.fold });
            }
            self.c = before;
        }
        Ok(Res::new(ty, self.operand(ty)?))
    }

    /// An index as `i64`, with the sign of its `bits` bits.
    fn index_value(&mut self, value: Value, bits: u32) -> Value {
        let value = self.sign_in_container(value, bits);
        if self.fs.ty(value) == Type::I64 { value } else { self.fs.unary(UnaryOp::Sext, Type::I64, value) }
    }

    /// `base + index * scale + offset`.
    fn scaled(&mut self, base: Value, index: Value, scale: u64, offset: i64) -> Value {
        let small = i32::try_from(offset).unwrap_or(0);
        let rest = offset - i64::from(small);
        let value = match u16::try_from(scale) {
            Ok(scale) => {
                self.fs.push_value(InstData::PtrIndex { scale, base, index, offset: small }, Type::Ptr)
            }
            Err(_) => {
                let bytes = self.fs.binary_imm(BinaryOp::Mul, index, scale);
                self.fs
                    .push_value(InstData::PtrIndex { scale: 1, base, index: bytes, offset: small }, Type::Ptr)
            }
        };
        self.fs.address(value, rest)
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
