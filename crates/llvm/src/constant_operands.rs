//! Constants as operands in functions: numbers, aggregates, constant expressions, addresses of blocks.

use sheave_ir::{BinaryOp, ConstData, Type, UnaryOp, Value};

use crate::constants::{Lin, Target};
use crate::cursor::{Read, Span};
use crate::function_state::{LocalState, Opd, Res};
use crate::keywords::{Opcode, opcode};
use crate::reader::{BlockUse, Reader};
use crate::types::{Kind, MAX_PIECES, MAX_TYPE_DEPTH, Ty, Types};

impl Reader<'_> {
    /// An operand that is not a local name.
    pub(crate) fn constant_operand(&mut self, ty: Ty) -> Read<Opd> {
        let start = self.c.p;
        let info = self.types.info(ty);
        // The common case: a decimal number for an integer of one piece.
        if info.single
            && let Kind::Int(bits) = info.kind
            && matches!(self.c.peek(), b'0'..=b'9' | b'-')
        {
            let piece = info.piece;
            let value = self.integer(bits)?;
            return Ok(Opd::of(self.fs.iconst(piece, value)));
        }
        if self.c.peek() == b'@' && matches!(info.kind, Kind::Ptr(_)) {
            self.c.p += 1;
            let symbol = self.global_symbol()?;
            return Ok(Opd::of(self.fs.constant(Type::Ptr, ConstData::Symbol(symbol, 0))));
        }
        self.require_value_type(ty, start)?;
        if self.constant_depth > MAX_TYPE_DEPTH {
            return Err(self.c.fault("constants nest too deeply"));
        }
        self.constant_depth += 1;
        let mut out = Vec::new();
        self.constant_pieces(ty, 0, &mut out)?;
        self.constant_depth -= 1;
        debug_assert_eq!(out.len() as u32, self.types.info(ty).pieces);
        Ok(self.assemble(ty, &out))
    }

    /// Reads a constant of type `ty` and appends its pieces.
    fn constant_pieces(&mut self, ty: Ty, depth: u32, out: &mut Vec<Value>) -> Read<()> {
        self.c.ws();
        let start = self.c.p;
        if depth > MAX_TYPE_DEPTH {
            return Err(self.c.fault("constants nest too deeply"));
        }
        if self.c.peek() == b'%' {
            return Err(self.c.fault("a local value inside a constant"));
        }
        match self.c.peek_word() {
            b"undef" | b"poison" => {
                self.c.word();
                return self.undef_pieces(ty, start, out);
            }
            b"zeroinitializer" | b"none" => {
                self.c.word();
                return self.zero_pieces(ty, start, out);
            }
            b"splat" => {
                let Kind::Vector(element, n) = self.types.kind(ty) else {
                    return Err(self.c.fault("'splat' makes vectors only"));
                };
                self.c.word();
                self.c.expect(b'(')?;
                let given = self.ty()?;
                self.expect_type(given, element, start)?;
                let first = out.len();
                self.constant_pieces(element, depth + 1, out)?;
                self.c.expect(b')')?;
                let end = out.len();
                if (end - first) * n as usize > MAX_PIECES as usize {
                    return Err(self.c.unsupported_at(start, "a vector of this size"));
                }
                for _ in 1..n {
                    out.extend_from_within(first..end);
                }
                return Ok(());
            }
            _ => {}
        }
        let kind = self.types.kind(ty);
        match (self.c.peek(), kind) {
            (b'[', Kind::Array(element, n)) => {
                self.c.p += 1;
                self.constant_elements(n, |_, _| element, b']', ty, depth, out)
            }
            (b'c', Kind::Array(element, n)) if self.c.peek_at(1) == b'"' && element == Ty::I8 => {
                self.c.p += 1;
                let span = self.c.quoted()?;
                let mut bytes = Vec::new();
                self.c.unescape(span, &mut bytes)?;
                if bytes.len() as u64 != n {
                    return Err(self.c.fault_at(start, format!("a string of {} bytes for {n}", bytes.len())));
                }
                for byte in bytes {
                    let value = self.fs.iconst(Type::I8, u64::from(byte));
                    out.push(value);
                }
                Ok(())
            }
            (b'{' | b'<', Kind::Struct { first, n, .. }) => {
                let packed = self.c.eat(b'<');
                self.c.expect(b'{')?;
                let (n, field) = (u64::from(n), |types: &Types, i: u64| types.field(first, i as u32));
                self.constant_elements(n, field, b'}', ty, depth, out)?;
                if packed { self.c.expect(b'>') } else { Ok(()) }
            }
            (b'<', Kind::Vector(element, n)) => {
                self.c.p += 1;
                self.constant_elements(u64::from(n), |_, _| element, b'>', ty, depth, out)
            }
            (_, Kind::Int(bits))
                if bits > 64 && matches!(self.c.peek(), b'0'..=b'9' | b'-' | b'u' | b's') =>
            {
                let limbs = self.wide_integer(bits)?;
                for limb in limbs {
                    let value = self.fs.iconst(Type::I64, limb);
                    out.push(value);
                }
                Ok(())
            }
            (_, Kind::Fp80) if self.c.peek() == b'0' => {
                let bits = self.fp80_bits()?;
                let value = self.fp80_constant(bits);
                out.push(value);
                Ok(())
            }
            (b'a', Kind::Ptr(_)) if self.c.peek_word() == b"asm" => {
                Err(self.c.fault("assembly can only be called"))
            }
            _ if self.types.info(ty).single && kind != Kind::Fp80 => {
                let value = self.scalar_constant(ty)?;
                out.push(value);
                Ok(())
            }
            _ => {
                let (given, v) = self.expression(depth)?;
                self.expect_type(given, ty, start)?;
                out.extend(self.pieces(given, v));
                Ok(())
            }
        }
    }

    /// Elements of an aggregate constant up to the closing bracket.
    fn constant_elements(
        &mut self,
        n: u64,
        element: impl Fn(&Types, u64) -> Ty,
        close: u8,
        ty: Ty,
        depth: u32,
        out: &mut Vec<Value>,
    ) -> Read<()> {
        for i in 0..n {
            if i > 0 {
                self.c.expect(b',')?;
            }
            self.c.ws();
            let start = self.c.p;
            let given = self.ty()?;
            let wanted = element(&self.types, i);
            self.expect_type(given, wanted, start)?;
            if out.len() > MAX_PIECES as usize {
                let shown = self.types.show(ty);
                return Err(self
                    .c
                    .unsupported_at(start, format!("a value of more than {MAX_PIECES} scalars ({shown})")));
            }
            self.constant_pieces(wanted, depth + 1, out)?;
        }
        self.c.expect(close)
    }

    /// Fails where the type that was read is not the one that is wanted.
    #[inline]
    pub(crate) fn expect_type(&mut self, given: Ty, wanted: Ty, pos: usize) -> Read<()> {
        if self.types.same(given, wanted) {
            return Ok(());
        }
        let message = format!("type {} where {} is wanted", self.types.show(given), self.types.show(wanted));
        Err(self.c.fault_at(pos, message))
    }

    /// Appends the pieces of an undefined value of type `ty`.
    pub(crate) fn undef_pieces(&mut self, ty: Ty, pos: usize, out: &mut Vec<Value>) -> Read<()> {
        for piece in self.piece_types(ty, pos)? {
            out.push(self.fs.undef(piece));
        }
        self.fix_fp80_constants(ty, pos, out)
    }

    /// Appends the pieces of a value of type `ty` that is zero.
    pub(crate) fn zero_pieces(&mut self, ty: Ty, pos: usize, out: &mut Vec<Value>) -> Read<()> {
        for piece in self.piece_types(ty, pos)? {
            out.push(self.fs.f.zero(piece));
        }
        self.fix_fp80_constants(ty, pos, out)
    }

    /// Replaces the zero or undefined address of each 80-bit float among the last pieces, which are those of
    /// `ty`, by the address of a zero.
    fn fix_fp80_constants(&mut self, ty: Ty, pos: usize, out: &mut [Value]) -> Read<()> {
        let mut at = out.len() - self.types.info(ty).pieces as usize;
        for i in self.units(ty, pos)? {
            let unit = self.types.unit(i).ty;
            let n = self.types.info(unit).pieces as usize;
            let scalar = if let Kind::Vector(element, _) = self.types.kind(unit) { element } else { unit };
            if scalar == Ty::FP80 {
                let zero = self.fp80_constant(0);
                out[at..at + n].fill(zero);
            }
            at += n;
        }
        Ok(())
    }

    /// The address of a constant 80-bit float.
    pub(crate) fn fp80_constant(&mut self, bits: u128) -> Value {
        let symbol = self.fp80_symbol(bits);
        self.fs.constant(Type::Ptr, ConstData::Symbol(symbol, 0))
    }

    /// A constant of one piece.
    fn scalar_constant(&mut self, ty: Ty) -> Read<Value> {
        let start = self.c.p;
        if let Some(lin) = self.lin(ty, 0)? {
            return self.materialize(lin, ty, start);
        }
        self.c.p = start;
        let (given, v) = self.expression(0)?;
        self.expect_type(given, ty, start)?;
        Ok(v.value())
    }

    /// The value of a linear constant.
    fn materialize(&mut self, lin: Lin, ty: Ty, pos: usize) -> Read<Value> {
        let piece = self.types.info(ty).piece;
        match (lin.plus, lin.minus) {
            (None, None) if lin.undef => return Ok(self.fs.undef(piece)),
            (None, None) => return Ok(self.fs.constant(piece, ConstData::Bits(lin.offset as u64))),
            (Some(Target::Symbol(symbol)), None) if piece == Type::Ptr => {
                return Ok(self.fs.constant(Type::Ptr, ConstData::Symbol(symbol, lin.offset)));
            }
            _ => {}
        }
        let mut address = |target| self.target_address(target, pos);
        let plus = lin.plus.map(&mut address).transpose()?;
        let minus = lin.minus.map(&mut address).transpose()?;
        self.linear(plus, minus, lin.offset, ty, pos)
    }

    /// `plus - minus + offset` as a value of type `ty`, of two addresses.
    pub(crate) fn linear(
        &mut self,
        plus: Option<Value>,
        minus: Option<Value>,
        offset: i64,
        ty: Ty,
        pos: usize,
    ) -> Read<Value> {
        let piece = self.types.info(ty).piece;
        let mut value = match plus {
            Some(address) if piece == Type::Ptr && minus.is_none() => {
                return Ok(self.fs.address(address, offset));
            }
            Some(address) => self.fs.unary(UnaryOp::Bitcast, Type::I64, address),
            None => self.fs.f.zero(Type::I64),
        };
        if let Some(address) = minus {
            let subtrahend = self.fs.unary(UnaryOp::Bitcast, Type::I64, address);
            value = self.fs.binary(BinaryOp::Sub, value, subtrahend);
        }
        if offset != 0 {
            value = self.fs.binary_imm(BinaryOp::Add, value, offset as u64);
        }
        match self.types.kind(ty) {
            Kind::Int(bits) => {
                let value = self.fs.resize(piece, value);
                Ok(self.mask(value, bits))
            }
            _ if piece == Type::Ptr => Ok(self.fs.bitcast(Type::Ptr, value)),
            _ => Err(self.c.unsupported_at(pos, "an address as a float")),
        }
    }

    /// The address of a symbol or block, as a constant.
    fn target_address(&mut self, target: Target, pos: usize) -> Read<Value> {
        Ok(match target {
            Target::Symbol(symbol) => self.fs.constant(Type::Ptr, ConstData::Symbol(symbol, 0)),
            Target::Block { header, label } => self.block_address(header, label, pos)?,
        })
    }

    /// The address of a block of this function or another.
    fn block_address(&mut self, header: u32, label: Span, pos: usize) -> Read<Value> {
        let func = self.headers[header as usize].global;
        let symbol = self.symbol(func)?;
        if header == self.fs.header {
            let mut c = self.c;
            c.p = label.start as usize;
            let index = if c.bytes(label).iter().all(u8::is_ascii_digit) && c.s[c.p - 1] != b'"' {
                let number = c.number32()?;
                self.numbered_local(number, label.start)?
            } else {
                self.named_local(label)
            };
            let local = self.fs.locals[index as usize];
            let block = match local.state {
                LocalState::Label | LocalState::ForwardLabel => sheave_ir::Block::from_u32(local.v),
                LocalState::Unused => {
                    let block = self.fs.new_block();
                    let local = &mut self.fs.locals[index as usize];
                    local.state = LocalState::ForwardLabel;
                    local.v = block.as_u32();
                    self.fs.n_forward += 1;
                    block
                }
                _ => return Err(self.c.fault_at(pos, "the address of a value, not of a label")),
            };
            return Ok(self.fs.constant(Type::Ptr, ConstData::BlockAddr(symbol, block)));
        }
        if header < self.fs.header {
            let block = self.label_of(header, label, pos)?;
            return Ok(self.fs.constant(Type::Ptr, ConstData::BlockAddr(symbol, block)));
        }
        let unknown = ConstData::BlockAddr(symbol, sheave_ir::Block::from_u32(0));
        let value = self.fs.f.make_const(Type::Ptr, unknown);
        self.block_uses.push(BlockUse { in_func: self.fs.id, value, header, label, pos: pos as u32 });
        Ok(value)
    }

    /// A constant expression that is not linear: its instructions are made where it stands.
    fn expression(&mut self, depth: u32) -> Read<(Ty, Opd)> {
        let start = self.c.p;
        if depth > MAX_TYPE_DEPTH {
            return Err(self.c.fault("constants nest too deeply"));
        }
        let word = self.c.word();
        let res = match opcode(word) {
            Some(Opcode::Cast(cast)) => self.in_parentheses(|r| r.cast_inst(cast))?,
            Some(Opcode::Int(op)) => {
                self.skip_flags();
                let (ty, a, b) = self.in_parentheses(Self::operand_pair)?;
                Res::new(ty, self.lower_int_binary(op, ty, a, b, start)?)
            }
            Some(Opcode::Float(op)) => {
                let (ty, a, b) = self.in_parentheses(Self::operand_pair)?;
                Res::new(ty, self.lower_float_binary(op, ty, a, b, start)?)
            }
            Some(opcode @ (Opcode::Icmp | Opcode::Fcmp)) => {
                let cc = self.comparison_word(opcode == Opcode::Icmp)?;
                let (ty, a, b) = self.in_parentheses(Self::operand_pair)?;
                self.lower_compare(cc, ty, a, b, start)?
            }
            Some(Opcode::GetElementPtr) => {
                self.skip_flags();
                let res = self.in_parentheses(|r| r.gep_operands(true))?;
                self.fs.need(res.fold);
                res
            }
            Some(Opcode::Select) => self.in_parentheses(Self::select_inst)?,
            Some(Opcode::ExtractElement) => self.in_parentheses(Self::extract_element)?,
            Some(Opcode::InsertElement) => self.in_parentheses(Self::insert_element)?,
            Some(Opcode::ShuffleVector) => self.in_parentheses(Self::shuffle_vector)?,
            Some(Opcode::ExtractValue) => self.in_parentheses(Self::extract_value)?,
            Some(Opcode::InsertValue) => self.in_parentheses(Self::insert_value)?,
            _ if word == b"ptrauth" => return Err(self.c.unsupported_at(start, "signed pointers")),
            _ => {
                self.c.p = start;
                return Err(self.c.fault(format!("expected a value, found {}", self.c.found())));
            }
        };
        Ok((res.ty, res.v))
    }

    fn in_parentheses<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.c.expect(b'(')?;
        let read = read(self)?;
        self.c.expect(b')')?;
        Ok(read)
    }

    /// The operands of a binary constant expression: two of one type, each with it.
    fn operand_pair(&mut self) -> Read<(Ty, Opd, Opd)> {
        let (ty, a) = self.typed_operand()?;
        let b = self.next_operand_of(ty)?;
        Ok((ty, a, b))
    }
}
