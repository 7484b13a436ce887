//! Loads, stores, arithmetic, comparisons, casts, slots and branches, a line at a time.

use sheave_ir::{BinaryOp, Block, InstData, IntCC, MemFlags, SlotData, Type, UnaryOp, Value};

use super::line::{Line, low};
use super::{I1, keys, plain_type};
use crate::cursor::key;
use crate::function_state::{LocalState, Opd, Res};
use crate::reader::Reader;
use crate::types::Ty;

keys! {
    LABEL = b"label %", COMMA_LABEL = b", label ", I1_PERCENT = b"i1 %", TO = b" to ", NSW = b"nsw ",
    NUW = b"nuw ", LOAD = b"load ", ADD = b"add ", SUB = b"sub ", MUL = b"mul ", AND = b"and ", OR = b"or ",
    XOR = b"xor ", SHL = b"shl ", LSHR = b"lshr ", ASHR = b"ashr ", SDIV = b"sdiv ", UDIV = b"udiv ",
    SREM = b"srem ", UREM = b"urem ", SEXT = b"sext ", ZEXT = b"zext ", TRUNC = b"trunc ", ICMP = b"icmp ",
    FADD = b"fadd ", FSUB = b"fsub ", FMUL = b"fmul ", FDIV = b"fdiv ", STORE = b"store ", BR = b"br ",
    GETELEME = b"getelementptr", SIXTEEN = b"16", RET = b"ret ", VOID = b"void", NNEG = b"nneg ", ALLOCA = b"alloca ", COMMA_ALIGN = b", align ", CALL = b"call ",
}

impl<'s> Reader<'s> {
    /// Reads the statement after `%name = `, and gives the line end behind it.
    #[inline(always)]
    pub(super) fn fast_value(&mut self, line: Line<'s>) -> Option<(Line<'s>, Res)> {
        let word = line.word()?;
        if low(word, 5) == LOAD {
            return self.fast_load(line);
        }
        match low(word, 4) {
            ADD => return self.fast_binary(BinaryOp::Add, line, 4),
            SUB => return self.fast_binary(BinaryOp::Sub, line, 4),
            MUL => return self.fast_binary(BinaryOp::Mul, line, 4),
            AND => return self.fast_binary(BinaryOp::And, line, 4),
            XOR => return self.fast_binary(BinaryOp::Xor, line, 4),
            SHL => return self.fast_binary(BinaryOp::Shl, line, 4),
            _ => {}
        }
        match low(word, 5) {
            ICMP => self.fast_icmp(line),
            SEXT => self.fast_cast(UnaryOp::Sext, line, 5),
            ZEXT => self.fast_cast(UnaryOp::Zext, line, 5),
            CALL => self.fast_call(line).filter(|(_, res)| res.ty != Ty::VOID),
            LSHR => self.fast_binary(BinaryOp::Lshr, line, 5),
            ASHR => self.fast_binary(BinaryOp::Ashr, line, 5),
            SDIV => self.fast_binary(BinaryOp::Sdiv, line, 5),
            UDIV => self.fast_binary(BinaryOp::Udiv, line, 5),
            SREM => self.fast_binary(BinaryOp::Srem, line, 5),
            UREM => self.fast_binary(BinaryOp::Urem, line, 5),
            FADD => self.fast_binary(BinaryOp::Fadd, line, 5),
            FSUB => self.fast_binary(BinaryOp::Fsub, line, 5),
            FMUL => self.fast_binary(BinaryOp::Fmul, line, 5),
            FDIV => self.fast_binary(BinaryOp::Fdiv, line, 5),
            _ if word == GETELEME => self.fast_gep(line),
            _ if low(word, 6) == TRUNC => self.fast_cast(UnaryOp::Trunc, line, 6),
            _ if low(word, 3) == OR => self.fast_binary(BinaryOp::Or, line, 3),
            _ if low(word, 7) == ALLOCA => self.fast_alloca(line),
            _ => None,
        }
    }

    #[inline(never)]
    fn fast_load(&mut self, mut line: Line<'s>) -> Option<(Line<'s>, Res)> {
        line.skip(5)?;
        let (ty, piece, n) = plain_type(line.word()?)?;
        line.skip(n)?;
        let (addr, offset) = self.fast_address(&mut line)?;
        line.end()?;
        if offset == 0 && self.fs.untyped_slots {
            self.note_slot_access(addr, piece);
        }
        let v = self.emit_value(InstData::Load { flags: MemFlags::default(), addr, offset }, piece);
        Some((line, Res::new(ty, Opd::of(v))))
    }

    /// `store …` from the line end in front of it.
    #[inline(never)]
    pub(super) fn fast_store(&mut self, mut line: Line<'s>) -> Option<Line<'s>> {
        line.skip(3)?;
        line.take(STORE, 6)?;
        let (ty, piece, n) = plain_type(line.word()?)?;
        line.skip(n)?;
        line.take(u64::from(b' '), 1)?;
        let value = self.fast_operand(&mut line, ty, piece)?;
        let (addr, offset) = self.fast_address(&mut line)?;
        line.end()?;
        if offset == 0 {
            if self.fs.untyped_slots {
                self.note_slot_access(addr, piece);
            }
            self.note_param_store(addr, value);
        }
        self.emit(InstData::Store { flags: MemFlags::default(), addr, value, offset });
        Some(line)
    }

    #[inline(never)]
    fn fast_binary(&mut self, op: BinaryOp, mut line: Line<'s>, keyword: usize) -> Option<(Line<'s>, Res)> {
        line.skip(keyword)?;
        while matches!(low(line.word()?, 4), NSW | NUW) {
            line.skip(4)?;
        }
        let (ty, piece, n) = plain_type(line.word()?)?;
        line.skip(n)?;
        let float = matches!(op, BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv);
        if piece == Type::Ptr || piece.is_float() != float {
            return None;
        }
        let args = self.fast_pair(&mut line, ty, piece)?;
        let v = self.emit_value(InstData::Binary { op, args }, piece);
        Some((line, Res::new(ty, Opd::of(v))))
    }

    #[inline(never)]
    fn fast_icmp(&mut self, mut line: Line<'s>) -> Option<(Line<'s>, Res)> {
        line.skip(5)?;
        let word = line.word()?;
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
        line.skip(n)?;
        let (ty, piece, n) = plain_type(line.word()?)?;
        line.skip(n)?;
        if piece.is_float() {
            return None;
        }
        let args = self.fast_pair(&mut line, ty, piece)?;
        let v = self.emit_value(InstData::Icmp { cc, args }, Type::I8);
        Some((line, Res::new(Ty::I1, Opd::of(v))))
    }

    /// Two operands after their type, and the end of the line.
    #[inline(always)]
    fn fast_pair(&mut self, line: &mut Line<'s>, ty: Ty, piece: Type) -> Option<[Value; 2]> {
        line.take(u64::from(b' '), 1)?;
        let a = self.fast_operand(line, ty, piece)?;
        line.take(u64::from_le_bytes(*b", \0\0\0\0\0\0"), 2)?;
        let b = self.fast_operand(line, ty, piece)?;
        line.plain_end()?;
        Some([a, b])
    }

    #[inline(never)]
    fn fast_cast(&mut self, op: UnaryOp, mut line: Line<'s>, keyword: usize) -> Option<(Line<'s>, Res)> {
        line.skip(keyword)?;
        line.take_if(NNEG, 5)?;
        let word = line.word()?;
        // A comparison's result is widened as any other `i8`.
        let (from, from_piece, n) = match plain_type(word) {
            Some(found) => found,
            None if low(word, 2) == I1 && op == UnaryOp::Zext => (Ty::I1, Type::I8, 2),
            None => return None,
        };
        line.skip(n)?;
        if !from_piece.is_int() {
            return None;
        }
        line.take(u64::from(b' '), 1)?;
        if line.byte()? != b'%' {
            return None;
        }
        let arg = self.fast_operand(&mut line, from, from_piece)?;
        line.take(TO, 4)?;
        let (to, to_piece, n) = plain_type(line.word()?)?;
        line.skip(n)?;
        line.plain_end()?;
        let fits = match op {
            UnaryOp::Trunc => to_piece.bits() < from_piece.bits(),
            _ => to_piece.bits() > from_piece.bits(),
        };
        if !to_piece.is_int() || !fits {
            return None;
        }
        let v = self.emit_value(InstData::Unary { op, arg }, to_piece);
        Some((line, Res::new(to, Opd::of(v))))
    }

    #[inline(never)]
    fn fast_alloca(&mut self, mut line: Line<'s>) -> Option<(Line<'s>, Res)> {
        line.skip(7)?;
        let (size, ty) = match plain_type(line.word()?) {
            Some((_, piece, n)) => {
                line.skip(n)?;
                (piece.bytes(), Some(piece))
            }
            None => {
                let ty = self.fast_source_type(&mut line, 0)?;
                let info = self.types.info(ty);
                if info.single || info.size > i32::MAX as u64 {
                    return None;
                }
                (info.size as u32, None)
            }
        };
        line.take(COMMA_ALIGN, 8)?;
        let align_log2 = match line.byte()? {
            b'1' if low(line.word()?, 2) == SIXTEEN => {
                line.skip(1)?;
                4
            }
            b'1' => 0,
            b'2' => 1,
            b'4' => 2,
            b'8' => 3,
            _ => return None,
        };
        line.skip(1)?;
        line.plain_end()?;
        self.fs.untyped_slots |= ty.is_none();
        let data = SlotData { size, align_log2, ty, volatile: false, param: None };
        let slot = self.fs.f.make_slot(data);
        let v = self.emit_value(InstData::Alloca { slot }, Type::Ptr);
        Some((line, Res::new(Ty::PTR, Opd::of(v))))
    }

    /// `ret …` from the line end in front of it, of a scalar or nothing.
    #[inline(never)]
    pub(super) fn fast_ret(&mut self, mut line: Line<'s>) -> Option<Line<'s>> {
        line.skip(3)?;
        line.take(RET, 4)?;
        let word = line.word()?;
        let mut values = &[][..];
        let value;
        if low(word, 4) == VOID {
            line.skip(4)?;
            if self.fs.ret_ty != Ty::VOID {
                return None;
            }
        } else {
            let (ty, piece, n) = plain_type(word)?;
            line.skip(n)?;
            if self.fs.ret_ty != ty {
                return None;
            }
            line.take(u64::from(b' '), 1)?;
            value = self.fast_operand(&mut line, ty, piece)?;
            values = core::slice::from_ref(&value);
        }
        line.plain_end()?;
        let args = self.fs.list(values);
        let first = self.fs.f.edges.len();
        self.fs.terminate(InstData::Return { args }, first);
        Some(line)
    }

    /// `br …` from the line end in front of it.
    #[inline(never)]
    pub(super) fn fast_br(&mut self, mut line: Line<'s>) -> Option<Line<'s>> {
        line.skip(3)?;
        line.take(BR, 3)?;
        if line.take_if(LABEL, 7)? {
            let target = self.fast_label(&mut line)?;
            line.plain_end()?;
            let first = self.fs.f.edges.len();
            self.fs.edge(target);
            self.fs.terminate(InstData::Jump, first);
            return Some(line);
        }
        line.take(I1_PERCENT, 4)?;
        let local = self.fast_local(&mut line)?;
        if local.state != LocalState::Value || local.ty != Ty::I1 {
            return None;
        }
        let cond = Opd(local.v).value();
        let mut targets = [Block::from_u32(0); 2];
        for target in &mut targets {
            line.take(COMMA_LABEL, 8)?;
            line.take(u64::from(b'%'), 1)?;
            *target = self.fast_label(&mut line)?;
        }
        line.plain_end()?;
        let first = self.fs.f.edges.len();
        self.fs.edge(targets[0]);
        self.fs.edge(targets[1]);
        self.fs.terminate(InstData::Branch { cond }, first);
        Some(line)
    }

    /// The block of a label, after its `%`; a label that was not mentioned before is entered.
    #[inline(always)]
    fn fast_label(&mut self, line: &mut Line<'s>) -> Option<Block> {
        let word = line.word()?;
        let index = if (word as u8).is_ascii_digit() {
            let start = self.c.s.len() - line.rest.len();
            let (number, n, _) = super::digits(word)?;
            line.skip(n)?;
            self.numbered_local(number as u32, start as u32).ok()?
        } else {
            let found = self.fast_named_label(*line);
            line.skip((found >> 32) as usize)?;
            found as u32
        };
        let local = self.fs.locals.get_mut(index as usize)?;
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

    /// As [`Reader::fast_named`], but a name that is new is entered.
    #[inline(never)]
    fn fast_named_label(&mut self, mut line: Line<'s>) -> u64 {
        if let Some(name) = line.name()
            && let Some(id) = self.fast_label_local(&name)
        {
            return u64::from(id) | (name.length as u64) << 32;
        }
        super::NO_LOCAL
    }
}
