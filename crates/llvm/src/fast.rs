//! The quick way through the statements that make up most of a program.
//!
//! Nine statements in ten at -O0 are loads, stores, branches, casts and arithmetic on plain types, printed by LLVM in
//! exactly one way. They are read here with the cursor in a local variable, so that it stays in registers; everything
//! else in the reader keeps it in memory. A method either reads a whole statement, up to its line end, or answers
//! `None` and leaves the position alone; then the careful way in [`crate::body`] reads it from the start. Nothing is
//! pushed before the whole line was recognised.

use sheave_ir::{BinaryOp, Block, ConstData, InstData, IntCC, MemFlags, Type, UnaryOp, Value};

use crate::attributes::ParamAttrs;
use crate::cursor::{Cursor, HashedName, key};
use crate::function_state::{CallArg, LocalState, Opd, Res};
use crate::reader::Reader;
use crate::types::{Kind, Ty};

macro_rules! keys {
    ($($name:ident = $text:literal,)*) => { $(const $name: u64 = key($text);)* };
}

keys! {
    I1 = b"i1", I8 = b"i8", I16 = b"i16", I32 = b"i32", I64 = b"i64", PTR = b"ptr", DOUBLE = b"double",
    FLOAT = b"float", COMMA_PTR_PERCENT = b", ptr %", COMMA_ALIGN = b", align ", LABEL = b"label %",
    COMMA_LABEL = b", label ", I1_PERCENT = b"i1 %", TO = b" to ", NSW = b"nsw ", NUW = b"nuw ",
    LOAD = b"load ", ADD = b"add ", SUB = b"sub ", MUL = b"mul ", AND = b"and ", OR = b"or ", XOR = b"xor ",
    SHL = b"shl ", LSHR = b"lshr ", ASHR = b"ashr ", SDIV = b"sdiv ", UDIV = b"udiv ", SREM = b"srem ",
    UREM = b"urem ", SEXT = b"sext ", ZEXT = b"zext ", TRUNC = b"trunc ", ICMP = b"icmp ", STORE = b"store ",
    BR = b"br ", GETELEME = b"getelementptr", BY = b" x ", NOUNDEF = b"noundef ", NTPTR = b"ntptr ", INBOUNDS = b"inbounds", NNEG = b"nneg ", COMMA_METADATA = b", !", ALLOCA = b"alloca ",
}

/// The lowest `n` bytes of `word`.
#[inline(always)]
const fn low(word: u64, n: u32) -> u64 {
    word & (u64::MAX >> (64 - 8 * n))
}

/// A plain type whose name starts `word`: the type, its piece, the length of its name.
#[inline(always)]
fn plain_type(word: u64) -> Option<(Ty, Type, usize)> {
    match low(word, 3) {
        I32 => return Some((Ty::I32, Type::I32, 3)),
        I64 => return Some((Ty::I64, Type::I64, 3)),
        PTR => return Some((Ty::PTR, Type::Ptr, 3)),
        I16 => return Some((Ty::I16, Type::I16, 3)),
        _ => {}
    }
    if low(word, 2) == I8 {
        return Some((Ty::I8, Type::I8, 2));
    }
    if low(word, 6) == DOUBLE {
        return Some((Ty::DOUBLE, Type::F64, 6));
    }
    if low(word, 5) == FLOAT {
        return Some((Ty::FLOAT, Type::F32, 5));
    }
    None
}

/// A number of at most seven digits at the start of `word`, and how many digits it has.
#[inline(always)]
fn small_number(word: u64) -> Option<(u64, usize)> {
    let mut number = 0;
    let mut rest = word;
    for n in 0..8 {
        let digit = (rest as u8).wrapping_sub(b'0');
        if digit > 9 {
            let ends = matches!(rest as u8, b',' | b'\n' | b' ' | b')');
            return if n > 0 && ends { Some((number, n)) } else { None };
        }
        number = number * 10 + u64::from(digit);
        rest >>= 8;
    }
    None
}

impl<'s> Reader<'s> {
    /// Reads the statement after `%name = `, whose name was taken, if it is one of the common ones.
    #[inline(always)]
    pub(crate) fn fast_value_statement(&mut self) -> Option<Res> {
        if !self.fast_allowed() {
            return None;
        }
        let c = self.c;
        let word = c.word8(c.p);
        if low(word, 5) == LOAD {
            return self.fast_load(c);
        }
        match low(word, 4) {
            ADD => return self.fast_binary(BinaryOp::Add, c, 4),
            SUB => return self.fast_binary(BinaryOp::Sub, c, 4),
            MUL => return self.fast_binary(BinaryOp::Mul, c, 4),
            AND => return self.fast_binary(BinaryOp::And, c, 4),
            XOR => return self.fast_binary(BinaryOp::Xor, c, 4),
            SHL => return self.fast_binary(BinaryOp::Shl, c, 4),
            _ => {}
        }
        match low(word, 5) {
            ICMP => self.fast_icmp(c),
            SEXT => self.fast_cast(UnaryOp::Sext, c, 5),
            ZEXT => self.fast_cast(UnaryOp::Zext, c, 5),
            LSHR => self.fast_binary(BinaryOp::Lshr, c, 5),
            ASHR => self.fast_binary(BinaryOp::Ashr, c, 5),
            SDIV => self.fast_binary(BinaryOp::Sdiv, c, 5),
            UDIV => self.fast_binary(BinaryOp::Udiv, c, 5),
            SREM => self.fast_binary(BinaryOp::Srem, c, 5),
            UREM => self.fast_binary(BinaryOp::Urem, c, 5),
            _ if low(word, 6) == TRUNC => self.fast_cast(UnaryOp::Trunc, c, 6),
            _ if low(word, 3) == OR => self.fast_binary(BinaryOp::Or, c, 3),
            _ if low(word, 7) == ALLOCA => self.fast_alloca(c),
            _ if word == GETELEME => self.fast_gep(c),
            _ => None,
        }
    }

    /// Reads a statement without a name, if it is a common one. True where it did.
    #[inline(always)]
    pub(crate) fn fast_statement(&mut self) -> bool {
        if !self.fast_allowed() {
            return false;
        }
        let c = self.c;
        let word = c.word8(c.p);
        if low(word, 6) == STORE {
            self.fast_store(c).is_some()
        } else if low(word, 3) == BR {
            self.fast_br(c).is_some()
        } else {
            false
        }
    }

    /// Whether the next statement may be an ordinary one and needs nothing done before it.
    #[inline(always)]
    fn fast_allowed(&self) -> bool {
        self.fs.current.is_some() && self.fs.fp80_phis.is_empty()
    }

    /// The local at the position, after its `%`, if it is known.
    #[inline(always)]
    fn fast_local(&self, c: &mut Cursor<'s>) -> Option<u32> {
        let mut word = c.word8(c.p);
        let digit = (word as u8).wrapping_sub(b'0');
        if digit <= 9 {
            let mut number = u32::from(digit);
            for n in 1..8 {
                word >>= 8;
                let digit = (word as u8).wrapping_sub(b'0');
                if digit > 9 {
                    c.p += n;
                    return match self.fs.numbered.get(number as usize) {
                        Some(&entry) if entry != 0 => Some(entry - 1),
                        _ => None,
                    };
                }
                number = number * 10 + u32::from(digit);
            }
            return None;
        }
        let name = c.hashed_name()?;
        let id = self.find_local(&name).ok()?;
        c.p = name.span.end as usize;
        Some(id)
    }

    /// An operand of the plain type `ty`: a known local or a number of at most seven digits.
    #[inline(always)]
    fn fast_operand(&mut self, c: &mut Cursor<'s>, ty: Ty, piece: Type) -> Option<Value> {
        let word = c.word8(c.p);
        if word as u8 == b'%' {
            c.p += 1;
            let index = self.fast_local(c)?;
            let local = &self.fs.locals[index as usize];
            if local.state != LocalState::Value || local.ty != ty {
                return None;
            }
            let (v, fold) = (local.v, local.fold);
            self.fs.need(fold);
            return Some(Opd(v).value());
        }
        if !piece.is_int() {
            return None;
        }
        let (number, digits) = small_number(word)?;
        if number > piece.mask() {
            return None;
        }
        c.p += digits;
        Some(self.fs.iconst(piece, number))
    }

    /// A known address after `, ptr %`.
    #[inline(always)]
    fn fast_address(&mut self, c: &mut Cursor<'s>) -> Option<(Value, i32)> {
        if low(c.word8(c.p), 7) != COMMA_PTR_PERCENT {
            return None;
        }
        c.p += 7;
        let index = self.fast_local(c)?;
        let local = &self.fs.locals[index as usize];
        if local.state != LocalState::Value || local.ty != Ty::PTR {
            return None;
        }
        if local.fold != 0 {
            let fold = &self.fs.folds[local.fold as usize - 1];
            return Some((fold.base, fold.offset));
        }
        Some((Opd(local.v).value(), 0))
    }

    /// The end of the line, with an alignment of one digit or without.
    #[inline(always)]
    fn fast_end(c: &mut Cursor<'s>) -> Option<()> {
        let word = c.word8(c.p);
        if word as u8 == b'\n' {
            return Some(());
        }
        if word == COMMA_ALIGN {
            let tail = c.word8(c.p + 8);
            if matches!(tail as u8, b'1' | b'2' | b'4' | b'8') && (tail >> 8) as u8 == b'\n' {
                c.p += 9;
                return Some(());
            }
        }
        None
    }

    fn fast_load(&mut self, mut c: Cursor<'s>) -> Option<Res> {
        c.p += 5;
        let (ty, piece, n) = plain_type(c.word8(c.p))?;
        c.p += n;
        let (addr, offset) = self.fast_address(&mut c)?;
        Self::fast_end(&mut c)?;
        self.c.p = c.p;
        if offset == 0 {
            self.note_slot_access(addr, piece);
        }
        let v = self.fs.push_value(InstData::Load { flags: MemFlags::default(), addr, offset }, piece);
        Some(Res::new(ty, Opd::of(v)))
    }

    fn fast_store(&mut self, mut c: Cursor<'s>) -> Option<()> {
        c.p += 6;
        let (ty, piece, n) = plain_type(c.word8(c.p))?;
        c.p += n;
        if !c.eat(b' ') {
            return None;
        }
        let value = self.fast_operand(&mut c, ty, piece)?;
        let (addr, offset) = self.fast_address(&mut c)?;
        Self::fast_end(&mut c)?;
        self.c.p = c.p;
        if offset == 0 {
            self.note_slot_access(addr, piece);
            self.note_param_store(addr, value);
        }
        self.fs.push(InstData::Store { flags: MemFlags::default(), addr, value, offset });
        Some(())
    }

    fn fast_binary(&mut self, op: BinaryOp, mut c: Cursor<'s>, keyword: usize) -> Option<Res> {
        c.p += keyword;
        while matches!(low(c.word8(c.p), 4), NSW | NUW) {
            c.p += 4;
        }
        let (ty, piece, n) = plain_type(c.word8(c.p))?;
        c.p += n;
        if !piece.is_int() || !c.eat(b' ') {
            return None;
        }
        let args = self.fast_pair(&mut c, ty, piece)?;
        let v = self.fs.push_value(InstData::Binary { op, args }, piece);
        Some(Res::new(ty, Opd::of(v)))
    }

    fn fast_icmp(&mut self, mut c: Cursor<'s>) -> Option<Res> {
        c.p += 5;
        let word = c.word8(c.p);
        let (cc, n) = match low(word, 3) {
            w if w == key(b"eq ") => (IntCC::Eq, 3),
            w if w == key(b"ne ") => (IntCC::Ne, 3),
            w if w == key(b"slt") => (IntCC::Slt, 4),
            w if w == key(b"sle") => (IntCC::Sle, 4),
            w if w == key(b"sgt") => (IntCC::Sgt, 4),
            w if w == key(b"sge") => (IntCC::Sge, 4),
            w if w == key(b"ult") => (IntCC::Ult, 4),
            w if w == key(b"ule") => (IntCC::Ule, 4),
            w if w == key(b"ugt") => (IntCC::Ugt, 4),
            w if w == key(b"uge") => (IntCC::Uge, 4),
            _ => return None,
        };
        if n == 4 && (word >> 24) as u8 != b' ' {
            return None;
        }
        c.p += n;
        let (ty, piece, n) = plain_type(c.word8(c.p))?;
        c.p += n;
        if piece.is_float() || !c.eat(b' ') {
            return None;
        }
        let args = self.fast_pair(&mut c, ty, piece)?;
        let v = self.fs.push_value(InstData::Icmp { cc, args }, Type::I8);
        Some(Res::new(Ty::I1, Opd::of(v)))
    }

    /// Two operands and the end of the line, which is taken.
    #[inline(always)]
    fn fast_pair(&mut self, c: &mut Cursor<'s>, ty: Ty, piece: Type) -> Option<[Value; 2]> {
        let a = self.fast_operand(c, ty, piece)?;
        if !(c.eat(b',') && c.eat(b' ')) {
            return None;
        }
        let b = self.fast_operand(c, ty, piece)?;
        if c.peek() != b'\n' {
            return None;
        }
        self.c.p = c.p;
        Some([a, b])
    }

    fn fast_cast(&mut self, op: UnaryOp, mut c: Cursor<'s>, keyword: usize) -> Option<Res> {
        c.p += keyword;
        if low(c.word8(c.p), 5) == NNEG {
            c.p += 5;
        }
        let word = c.word8(c.p);
        // A comparison's result is widened as any other `i8`.
        let (from, from_piece, n) = match plain_type(word) {
            Some(found) => found,
            None if low(word, 2) == I1 && op == UnaryOp::Zext => (Ty::I1, Type::I8, 2),
            None => return None,
        };
        c.p += n;
        if !from_piece.is_int() || !c.eat(b' ') {
            return None;
        }
        let arg = self.fast_operand(&mut c, from, from_piece)?;
        if low(c.word8(c.p), 4) != TO {
            return None;
        }
        c.p += 4;
        let (to, to_piece, n) = plain_type(c.word8(c.p))?;
        c.p += n;
        if !to_piece.is_int() || c.peek() != b'\n' {
            return None;
        }
        let fits = match op {
            UnaryOp::Trunc => to_piece.bits() < from_piece.bits(),
            _ => to_piece.bits() > from_piece.bits(),
        };
        if !fits {
            return None;
        }
        self.c.p = c.p;
        let v = self.fs.unary(op, to_piece, arg);
        Some(Res::new(to, Opd::of(v)))
    }

    fn fast_alloca(&mut self, mut c: Cursor<'s>) -> Option<Res> {
        c.p += 7;
        let (_, piece, n) = plain_type(c.word8(c.p))?;
        c.p += n;
        if c.word8(c.p) != COMMA_ALIGN {
            return None;
        }
        let tail = c.word8(c.p + 8);
        let align_log2 = match tail as u8 {
            b'1' => 0,
            b'2' => 1,
            b'4' => 2,
            b'8' => 3,
            _ => return None,
        };
        if (tail >> 8) as u8 != b'\n' {
            return None;
        }
        self.c.p = c.p + 9;
        let data = sheave_ir::SlotData {
            size: piece.bytes(),
            align_log2,
            ty: Some(piece),
            volatile: false,
            param: None,
        };
        let slot = self.fs.f.make_slot(data);
        let v = self.fs.push_value(InstData::Alloca { slot }, Type::Ptr);
        Some(Res::new(Ty::PTR, Opd::of(v)))
    }

    /// `getelementptr` on a known base with at most one index that is not a number.
    fn fast_gep(&mut self, mut c: Cursor<'s>) -> Option<Res> {
        c.p += 8;
        if low(c.word8(c.p), 6) != NTPTR {
            return None;
        }
        c.p += 6;
        if c.word8(c.p) == INBOUNDS && c.peek_at(8) == b' ' {
            c.p += 9;
        }
        let mut ty = self.fast_source_type(&mut c)?;
        let (base, offset) = self.fast_address(&mut c)?;
        let start = i64::from(offset);
        let mut offset = start;
        let mut pending: Option<(Value, u64)> = None;
        let mut first = true;
        while c.peek() == b',' {
            c.p += 1;
            if !c.eat(b' ') {
                return None;
            }
            let (piece, index_ty) = match low(c.word8(c.p), 3) {
                I32 => (Type::I32, Ty::I32),
                I64 => (Type::I64, Ty::I64),
                _ => return None,
            };
            c.p += 3;
            if !c.eat(b' ') {
                return None;
            }
            let element = match self.types.kind(ty) {
                _ if first => ty,
                Kind::Array(element, _) => element,
                Kind::Struct { first, n, .. } => {
                    let (number, digits) = small_number(c.word8(c.p))?;
                    if number >= u64::from(n) {
                        return None;
                    }
                    c.p += digits;
                    offset += self.types.offset(first, number as u32) as i64;
                    ty = self.types.field(first, number as u32);
                    continue;
                }
                _ => return None,
            };
            let info = self.types.info(element);
            if info.size == 0 {
                return None;
            }
            let size = info.size;
            if c.peek() == b'%' {
                if pending.is_some() {
                    return None;
                }
                let index = self.fast_operand(&mut c, index_ty, piece)?;
                if self.fs.f.values[index].is_const() {
                    return None;
                }
                pending = Some((index, size));
            } else {
                let (number, digits) = small_number(c.word8(c.p))?;
                c.p += digits;
                offset = offset.checked_add((number as i64).checked_mul(size as i64)?)?;
            }
            ty = element;
            first = false;
        }
        if c.peek() != b'\n' || first {
            return None;
        }
        if let Some((index, scale)) = pending {
            let scale = u16::try_from(scale).ok()?;
            let offset = i32::try_from(offset).ok()?;
            self.c.p = c.p;
            let index = match self.fs.ty(index) {
                Type::I64 => index,
                _ => self.fs.unary(UnaryOp::Sext, Type::I64, index),
            };
            let v = self.fs.push_value(InstData::PtrIndex { scale, base, index, offset }, Type::Ptr);
            return Some(Res::new(Ty::PTR, Opd::of(v)));
        }
        if offset == start && start != 0 {
            return None;
        }
        self.c.p = c.p;
        Some(self.folded(base, offset))
    }

    /// The source type of a `getelementptr`: plain, a known struct, or an array of those.
    #[inline(always)]
    fn fast_source_type(&mut self, c: &mut Cursor<'s>) -> Option<Ty> {
        let word = c.word8(c.p);
        if let Some((ty, _, n)) = plain_type(word) {
            c.p += n;
            return Some(ty);
        }
        if word as u8 == b'%' {
            c.p += 1;
            return self.fast_named_type(c);
        }
        if word as u8 != b'[' {
            return None;
        }
        c.p += 1;
        let mut n: u64 = 0;
        loop {
            let digit = c.peek().wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            n = n.checked_mul(10)?.checked_add(u64::from(digit))?;
            c.p += 1;
        }
        if low(c.word8(c.p), 3) != BY {
            return None;
        }
        c.p += 3;
        let (element, _, length) = plain_type(c.word8(c.p))?;
        c.p += length;
        if !c.eat(b']') {
            return None;
        }
        let ty = self.types.array(element, n);
        self.types.layout(ty).ok()?;
        Some(ty)
    }

    /// A named type that is known and laid out, after its `%`.
    #[inline(always)]
    fn fast_named_type(&mut self, c: &mut Cursor<'s>) -> Option<Ty> {
        let HashedName { hash, span, .. } = c.hashed_name()?;
        let (text, names) = (&self.c, &self.type_names);
        let found = self.type_table.probe(hash, |id| text.bytes(names[id as usize].0) == text.bytes(span));
        let ty = self.type_names[found.ok()? as usize].1;
        c.p = span.end as usize;
        self.types.info(ty).ready.then_some(ty)
    }

    /// Reads the arguments of a call after the opening parenthesis, as far as they are plain, with the commas between
    /// them. It stops at the closing parenthesis, or in front of an argument that is not plain.
    pub(crate) fn fast_args(&mut self, args: &mut Vec<CallArg>) {
        while let Some((arg, after)) = self.fast_arg(self.c) {
            args.push(arg);
            self.c.p = after;
            if self.c.peek() != b',' {
                return;
            }
            self.c.p += 2;
        }
    }

    /// One plain argument, and the position of the comma or parenthesis after it.
    #[inline(always)]
    fn fast_arg(&mut self, mut c: Cursor<'s>) -> Option<(CallArg, usize)> {
        let pos = c.p as u32;
        let (ty, piece, n) = plain_type(c.word8(c.p))?;
        c.p += n;
        if !c.eat(b' ') {
            return None;
        }
        if c.word8(c.p) == NOUNDEF {
            c.p += 8;
        }
        let v = match c.peek() {
            b'@' if ty == Ty::PTR => {
                c.p += 1;
                let name = c.hashed_name()?;
                c.p = name.span.end as usize;
                let symbol = self.known_symbol(&name)?;
                self.fs.constant(Type::Ptr, ConstData::Symbol(symbol, 0))
            }
            _ => self.fast_operand(&mut c, ty, piece)?,
        };
        let next = c.peek();
        if next == b')' || (next == b',' && c.peek_at(1) == b' ') {
            let attrs = ParamAttrs::default();
            return Some((CallArg { ty, attrs, v: Opd::of(v), pos }, c.p));
        }
        None
    }

    fn fast_br(&mut self, mut c: Cursor<'s>) -> Option<()> {
        c.p += 3;
        let word = c.word8(c.p);
        if low(word, 7) == LABEL {
            c.p += 7;
            let target = self.fast_label(&mut c)?;
            match low(c.word8(c.p), 3) {
                w if w as u8 == b'\n' => {}
                COMMA_METADATA => c.skip_line(),
                _ => return None,
            }
            self.c.p = c.p;
            let first = self.fs.f.edges.len();
            self.fs.edge(target);
            self.fs.terminate(InstData::Jump, first);
            return Some(());
        }
        if low(word, 4) != I1_PERCENT {
            return None;
        }
        c.p += 3;
        let cond = self.fast_operand(&mut c, Ty::I1, Type::I8)?;
        let mut targets = [Block::from_u32(0); 2];
        for target in &mut targets {
            if c.word8(c.p) != COMMA_LABEL || c.peek_at(8) != b'%' {
                return None;
            }
            c.p += 9;
            *target = self.fast_label(&mut c)?;
        }
        if c.peek() != b'\n' {
            return None;
        }
        self.c.p = c.p;
        let first = self.fs.f.edges.len();
        self.fs.edge(targets[0]);
        self.fs.edge(targets[1]);
        self.fs.terminate(InstData::Branch { cond }, first);
        Some(())
    }

    /// The block of a label, after its `%`; a label that was not mentioned before is entered.
    #[inline(always)]
    fn fast_label(&mut self, c: &mut Cursor<'s>) -> Option<Block> {
        let index = if c.peek().is_ascii_digit() {
            let before = c.p as u32;
            let number = c.short_number().ok()?;
            self.numbered_local(number, before).ok()?
        } else {
            let name = c.hashed_name()?;
            c.p = name.span.end as usize;
            match self.find_local(&name) {
                Ok(id) => id,
                Err(place) if self.c.is_plain(name.span) => self.enter_local(name, place),
                Err(_) => return None,
            }
        };
        let local = &mut self.fs.locals[index as usize];
        match local.state {
            LocalState::Label | LocalState::ForwardLabel => Some(Block::from_u32(local.v)),
            LocalState::Unused => {
                let block = self.fs.f.blocks.push(Default::default());
                local.state = LocalState::ForwardLabel;
                local.v = block.as_u32();
                self.fs.n_forward += 1;
                Some(block)
            }
            _ => None,
        }
    }
}
