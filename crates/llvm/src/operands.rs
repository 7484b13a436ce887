//! Reads operands: local names, constants, constant expressions inside functions.

use sheave_ir::{BinaryOp, ConstData, Type, UnaryOp, Value};

use crate::constants::{Lin, Target};
use crate::cursor::{Read, Span, key};
use crate::function_state::{LocalState, Opd, Res};
use crate::globals::GlobalKind;
use crate::reader::{BlockUse, Reader};
use crate::types::{Kind, MAX_PIECES, MAX_TYPE_DEPTH, Ty};

impl Reader<'_> {
    /// An operand of type `ty`.
    #[inline(always)]
    pub(crate) fn operand(&mut self, ty: Ty) -> Read<Opd> {
        self.c.ws();
        if self.c.peek() == b'%' {
            self.c.p += 1;
            let index = self.local_ref()?;
            let local = &self.fs.locals[index as usize];
            if local.state == LocalState::Value && local.ty == ty {
                let (v, fold) = (local.v, local.fold);
                self.fs.need(fold);
                return Ok(Opd(v));
            }
            return self.odd_local(index, ty);
        }
        self.constant_operand(ty)
    }

    /// The value of an operand of a single type.
    #[inline]
    pub(crate) fn single(&mut self, ty: Ty) -> Read<Value> {
        Ok(self.operand(ty)?.value())
    }

    /// Type and operand.
    #[inline]
    pub(crate) fn typed_operand(&mut self) -> Read<(Ty, Opd)> {
        let ty = self.ty()?;
        Ok((ty, self.operand(ty)?))
    }

    /// The local after a `%`.
    #[inline(always)]
    pub(crate) fn local_ref(&mut self) -> Read<u32> {
        if self.c.peek().is_ascii_digit() {
            let start = self.c.p as u32 - 1;
            let number = self.c.short_number()?;
            return self.numbered_local(number, start);
        }
        self.local_name_ref()
    }

    /// A local that is not a value of exactly the type `ty`: a forward reference, another pointer type, or a fault.
    fn odd_local(&mut self, index: u32, ty: Ty) -> Read<Opd> {
        let pos = self.c.p;
        let local = self.fs.locals[index as usize];
        match local.state {
            LocalState::Value | LocalState::ForwardValue => {
                if !self.types.same(local.ty, ty) {
                    let name = self.local_name(index);
                    let message = format!(
                        "'%{name}' has type {}, but {} is wanted",
                        self.types.show(local.ty),
                        self.types.show(ty)
                    );
                    return Err(self.c.fault_at(pos, message));
                }
                self.fs.need(local.fold);
                Ok(Opd(local.v))
            }
            LocalState::Unused => {
                let v = self.stand_ins(ty, pos)?;
                let local = &mut self.fs.locals[index as usize];
                local.state = LocalState::ForwardValue;
                local.ty = ty;
                local.v = v.0;
                local.fold = 0;
                if local.span.start == local.span.end {
                    local.span.start = pos as u32;
                    local.span.end = pos as u32;
                }
                self.fs.n_forward += 1;
                Ok(v)
            }
            LocalState::Label | LocalState::ForwardLabel => {
                let name = self.local_name(index);
                Err(self.c.fault_at(pos, format!("the label '%{name}' is used as a value")))
            }
        }
    }

    /// Stand-ins for a value of type `ty` that is not defined yet.
    fn stand_ins(&mut self, ty: Ty, pos: usize) -> Read<Opd> {
        let info = *self.types.info(ty);
        if info.single {
            return Ok(Opd::of(self.fs.stand_in(info.piece)));
        }
        let pieces = self.piece_types(ty, pos)?;
        let values: Vec<Value> = pieces.into_iter().map(|piece| self.fs.stand_in(piece)).collect();
        Ok(self.fs.keep(&values))
    }

    /// The Sheave types of the pieces of `ty`.
    pub(crate) fn piece_types(&mut self, ty: Ty, pos: usize) -> Read<Vec<Type>> {
        let mut pieces = Vec::new();
        for i in self.units(ty, pos)? {
            let unit = self.types.unit(i).ty;
            let n = self.types.info(unit).pieces;
            pieces.extend(core::iter::repeat_n(self.types.unit_piece(unit), n as usize));
        }
        Ok(pieces)
    }

    /// The scalars and vectors of `ty`, for [`crate::types::Types::unit`].
    pub(crate) fn units(&mut self, ty: Ty, pos: usize) -> Read<core::ops::Range<usize>> {
        self.require_value_type(ty, pos)?;
        self.types.units(ty).map_err(|_| {
            self.c.unsupported_at(
                pos,
                format!("a value of more than {MAX_PIECES} scalars ({})", self.types.show(ty)),
            )
        })
    }

    /// Fails for types that have no values.
    #[inline]
    pub(crate) fn require_value_type(&mut self, ty: Ty, pos: usize) -> Read<()> {
        let info = self.types.info(ty);
        if info.single {
            return Ok(());
        }
        match info.kind {
            Kind::Void | Kind::Label | Kind::Metadata | Kind::Token | Kind::Func { .. } | Kind::Opaque => {
                Err(self.c.fault_at(pos, format!("there are no values of type {}", self.types.show(ty))))
            }
            Kind::Fp128 => Err(self.c.unsupported_at(pos, "type fp128")),
            _ => Ok(()),
        }
    }

    /// The pieces of `v`, of type `ty`.
    pub(crate) fn pieces(&self, ty: Ty, v: Opd) -> Vec<Value> {
        let info = self.types.info(ty);
        if info.single {
            vec![v.value()]
        } else {
            self.fs.parts[v.0 as usize..(v.0 + info.pieces) as usize].to_vec()
        }
    }

    /// A value of type `ty` from its pieces.
    pub(crate) fn assemble(&mut self, ty: Ty, pieces: &[Value]) -> Opd {
        if self.types.info(ty).single { Opd::of(pieces[0]) } else { self.fs.keep(pieces) }
    }

    /// An operand that is not a local name.
    fn constant_operand(&mut self, ty: Ty) -> Read<Opd> {
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
                for piece in self.piece_types(ty, start)? {
                    let value = self.fs.undef(piece);
                    out.push(value);
                }
                return self.fix_fp80_constants(ty, start, out);
            }
            b"zeroinitializer" | b"none" => {
                self.c.word();
                for piece in self.piece_types(ty, start)? {
                    let value = self.fs.f.zero(piece);
                    out.push(value);
                }
                return self.fix_fp80_constants(ty, start, out);
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
            (b'{', Kind::Struct { first, n, .. }) => {
                self.c.p += 1;
                self.constant_elements(
                    u64::from(n),
                    |types, i| types.field(first, i as u32),
                    b'}',
                    ty,
                    depth,
                    out,
                )
            }
            (b'<', Kind::Struct { first, n, .. }) => {
                self.c.p += 1;
                self.c.expect(b'{')?;
                self.constant_elements(
                    u64::from(n),
                    |types, i| types.field(first, i as u32),
                    b'}',
                    ty,
                    depth,
                    out,
                )?;
                self.c.expect(b'>')
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
        element: impl Fn(&crate::types::Types, u64) -> Ty,
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

    /// Replaces the zero or undefined address of each 80-bit float among the last pieces, which are those of `ty`, by
    /// the address of a zero.
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
        let (plus, minus) = match (lin.plus, lin.minus) {
            (None, None) if lin.undef => return Ok(self.fs.undef(piece)),
            (None, None) => return Ok(self.fs.constant(piece, ConstData::Bits(lin.offset as u64))),
            (Some(Target::Symbol(symbol)), None) if piece == Type::Ptr => {
                return Ok(self.fs.constant(Type::Ptr, ConstData::Symbol(symbol, lin.offset)));
            }
            (plus, minus) => (plus, minus),
        };
        let mut value = None;
        if let Some(target) = plus {
            let address = self.target_address(target, pos)?;
            if piece == Type::Ptr && minus.is_none() {
                return Ok(self.fs.address(address, lin.offset));
            }
            value = Some(self.fs.unary(UnaryOp::Bitcast, Type::I64, address));
        }
        if let Some(target) = minus {
            let address = self.target_address(target, pos)?;
            let subtrahend = self.fs.unary(UnaryOp::Bitcast, Type::I64, address);
            let minuend = value.unwrap_or_else(|| self.fs.f.zero(Type::I64));
            value = Some(self.fs.binary(BinaryOp::Sub, minuend, subtrahend));
        }
        let mut value = value.unwrap_or_else(|| self.fs.f.zero(Type::I64));
        if lin.offset != 0 {
            value = self.fs.binary_imm(BinaryOp::Add, value, lin.offset as u64);
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
        let res = match word {
            b"trunc" | b"zext" | b"sext" | b"fptrunc" | b"fpext" | b"fptosi" | b"fptoui" | b"sitofp"
            | b"uitofp" | b"ptrtoint" | b"ptrtoaddr" | b"inttoptr" | b"bitcast" | b"addrspacecast" => {
                let cast = crate::casts::Cast::of_word(word);
                self.c.expect(b'(')?;
                let res = self.cast_inst(cast)?;
                self.c.expect(b')')?;
                res
            }
            b"add" | b"sub" | b"mul" | b"sdiv" | b"udiv" | b"srem" | b"urem" | b"and" | b"or" | b"xor"
            | b"shl" | b"lshr" | b"ashr" => {
                let op = crate::arithmetic::int_op(word);
                self.skip_flags();
                self.c.expect(b'(')?;
                let (ty, a) = self.typed_operand()?;
                self.c.expect(b',')?;
                self.c.ws();
                let pos = self.c.p;
                let (other, b) = self.typed_operand()?;
                self.expect_type(other, ty, pos)?;
                self.c.expect(b')')?;
                let v = self.lower_int_binary(op, ty, a, b, start)?;
                Res::new(ty, v)
            }
            b"fadd" | b"fsub" | b"fmul" | b"fdiv" | b"frem" => {
                let op = crate::arithmetic::float_op(word);
                self.c.expect(b'(')?;
                let (ty, a) = self.typed_operand()?;
                self.c.expect(b',')?;
                let (_, b) = self.typed_operand()?;
                self.c.expect(b')')?;
                let v = self.lower_float_binary(op, ty, a, b, start)?;
                Res::new(ty, v)
            }
            b"icmp" | b"fcmp" => {
                let cc = self.comparison_word(word == b"icmp")?;
                self.c.expect(b'(')?;
                let (ty, a) = self.typed_operand()?;
                self.c.expect(b',')?;
                let (_, b) = self.typed_operand()?;
                self.c.expect(b')')?;
                self.lower_compare(cc, ty, a, b, start)?
            }
            b"select" => {
                self.c.expect(b'(')?;
                let res = self.select_inst()?;
                self.c.expect(b')')?;
                res
            }
            b"getelementptr" => {
                self.skip_flags();
                self.c.expect(b'(')?;
                let res = self.gep_operands(true)?;
                self.c.expect(b')')?;
                self.fs.need(res.fold);
                res
            }
            b"extractelement" | b"insertelement" | b"shufflevector" | b"extractvalue" | b"insertvalue" => {
                self.c.expect(b'(')?;
                let res = match word {
                    b"extractelement" => self.extract_element()?,
                    b"insertelement" => self.insert_element()?,
                    b"shufflevector" => self.shuffle_vector()?,
                    b"extractvalue" => self.extract_value()?,
                    _ => self.insert_value()?,
                };
                self.c.expect(b')')?;
                res
            }
            b"ptrauth" => return Err(self.c.unsupported_at(start, "signed pointers")),
            _ => {
                self.c.p = start;
                return Err(self.c.fault(format!("expected a value, found {}", self.c.found())));
            }
        };
        Ok((res.ty, res.v))
    }

    /// The base and constant offset of an address operand of type `ptr`, for loads and stores.
    #[inline(always)]
    pub(crate) fn address_operand(&mut self, ty: Ty) -> Read<(Value, i32)> {
        self.c.ws();
        if self.c.peek() == b'%' {
            self.c.p += 1;
            let index = self.local_ref()?;
            let local = &self.fs.locals[index as usize];
            if local.state == LocalState::Value && local.ty == ty {
                if local.fold != 0 {
                    let fold = self.fs.folds[local.fold as usize - 1];
                    return Ok((fold.base, fold.offset));
                }
                return Ok((Opd(local.v).value(), 0));
            }
            if local.state == LocalState::Value && local.fold != 0 && self.types.same(local.ty, ty) {
                let fold = self.fs.folds[local.fold as usize - 1];
                return Ok((fold.base, fold.offset));
            }
            return Ok((self.odd_local(index, ty)?.value(), 0));
        }
        Ok((self.constant_operand(ty)?.value(), 0))
    }

    /// `ptr` type and address.
    #[inline(always)]
    pub(crate) fn pointer_operand(&mut self) -> Read<(Value, i32)> {
        if self.c.word8(self.c.p) & 0xff_ffff_ffff == key(b" ptr ") {
            self.c.p += 5;
            return self.address_operand(Ty::PTR);
        }
        let start = self.c.p;
        let ty = self.ty()?;
        if !matches!(self.types.kind(ty), Kind::Ptr(_)) {
            return Err(self
                .c
                .fault_at(start, format!("type {} where a pointer is wanted", self.types.show(ty))));
        }
        self.address_operand(ty)
    }

    /// The symbol of a global that is used as an address.
    pub(crate) fn global_symbol(&mut self) -> Read<sheave_ir::Symbol> {
        let pos = self.c.p - 1;
        let index = self.known_global()?;
        if let GlobalKind::Intrinsic(_) = self.globals[index as usize].kind {
            return Err(self.c.unsupported_at(pos, "the address of an intrinsic"));
        }
        self.symbol(index)
    }
}
