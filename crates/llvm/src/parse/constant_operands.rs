//! Constants as operands in functions: numbers, aggregates, constant expressions, addresses of blocks.

use sheave_ir::{ConstData, Type, Value};

use crate::lower::body::{Operand, TypedValue};
use crate::lower::types::{Kind, MAX_PIECES, MAX_TYPE_DEPTH, Ty, Types};
use crate::parse::Reader;
use crate::parse::constants::{Lin, Target};
use crate::parse::cursor::Span;
use crate::parse::fault::{At, Read};
use crate::parse::headers::BlockUse;
use crate::parse::keywords::{Opcode, opcode};

impl Reader<'_> {
    /// An operand that is not a local name.
    pub(crate) fn constant_operand(&mut self, ty: Ty) -> Read<Operand> {
        let start = self.cursor.p;
        let info = *self.lower.types.info(ty);
        // The common case: a decimal number for an integer of one piece.
        if info.single
            && let Kind::Int(bits) = info.kind
            && matches!(self.cursor.peek(), b'0'..=b'9' | b'-')
        {
            let piece = info.piece;
            let value = self.integer(bits)?;
            return Ok(Operand::of(self.lower.iconst(piece, value)));
        }
        if self.cursor.peek() == b'@' && matches!(info.kind, Kind::Ptr(_)) {
            self.cursor.p += 1;
            let symbol = self.global_symbol()?;
            return Ok(Operand::of(self.lower.constant(Type::Ptr, ConstData::Symbol(symbol, 0))));
        }
        self.lower.require_value_type(ty).at(start)?;
        if self.constant_depth > MAX_TYPE_DEPTH {
            return Err(self.fault("constants nest too deeply"));
        }
        self.constant_depth += 1;
        let operand = if info.single && ty != Ty::FP80 {
            Operand::of(self.scalar_constant(ty)?)
        } else {
            let mut out = Vec::new();
            self.constant_pieces(ty, 0, &mut out)?;
            self.lower.assemble(ty, &out)
        };
        self.constant_depth -= 1;
        Ok(operand)
    }

    /// Reads a constant of type `ty` and appends its pieces.
    fn constant_pieces(&mut self, ty: Ty, depth: u32, out: &mut Vec<Value>) -> Read<()> {
        let start = self.cursor.token_start();
        if depth > MAX_TYPE_DEPTH {
            return Err(self.fault("constants nest too deeply"));
        }
        if self.cursor.peek() == b'%' {
            return Err(self.fault("a local value inside a constant"));
        }
        match self.cursor.peek_word() {
            b"undef" | b"poison" => {
                self.cursor.word();
                return self.lower.undef_pieces(ty, out).at(start);
            }
            b"zeroinitializer" | b"none" => {
                self.cursor.word();
                return self.lower.zero_pieces(ty, out).at(start);
            }
            b"splat" => {
                let Kind::Vector(element, n) = self.lower.types.kind(ty) else {
                    return Err(self.fault("'splat' makes vectors only"));
                };
                self.cursor.word();
                self.cursor.expect(b'(')?;
                let given = self.ty()?;
                self.lower.expect_type(given, element).at(start)?;
                let first = out.len();
                self.constant_pieces(element, depth + 1, out)?;
                self.cursor.expect(b')')?;
                let end = out.len();
                if (end - first) * n as usize > MAX_PIECES as usize {
                    return Err(self.unsupported_at(start, "a vector of this size"));
                }
                for _ in 1..n {
                    out.extend_from_within(first..end);
                }
                return Ok(());
            }
            _ => {}
        }
        let kind = self.lower.types.kind(ty);
        match (self.cursor.peek(), kind) {
            (b'[', Kind::Array(element, n)) => {
                self.cursor.p += 1;
                self.constant_elements(n, |_, _| element, b']', ty, depth, out)
            }
            (b'c', Kind::Array(element, n)) if self.cursor.peek_at(1) == b'"' && element == Ty::I8 => {
                self.cursor.p += 1;
                let span = self.cursor.quoted()?;
                let mut bytes = Vec::new();
                self.cursor.unescape(span, &mut bytes)?;
                if bytes.len() as u64 != n {
                    return Err(self.fault_at(start, format!("a string of {} bytes for {n}", bytes.len())));
                }
                for byte in bytes {
                    let value = self.lower.iconst(Type::I8, u64::from(byte));
                    out.push(value);
                }
                Ok(())
            }
            (b'{' | b'<', Kind::Struct { first, n, .. }) => {
                let packed = self.cursor.eat(b'<');
                self.cursor.expect(b'{')?;
                let (n, field) = (u64::from(n), |types: &Types, i: u64| types.field(first, i as u32));
                self.constant_elements(n, field, b'}', ty, depth, out)?;
                if packed { self.cursor.expect(b'>') } else { Ok(()) }
            }
            (b'<', Kind::Vector(element, n)) => {
                self.cursor.p += 1;
                self.constant_elements(u64::from(n), |_, _| element, b'>', ty, depth, out)
            }
            (_, Kind::Int(bits))
                if bits > 64 && matches!(self.cursor.peek(), b'0'..=b'9' | b'-' | b'u' | b's') =>
            {
                let limbs = self.wide_integer(bits)?;
                for limb in limbs {
                    let value = self.lower.iconst(Type::I64, limb);
                    out.push(value);
                }
                Ok(())
            }
            (_, Kind::Fp80) if self.cursor.peek() == b'0' => {
                let bits = self.fp80_bits()?;
                let value = self.lower.fp80_constant(bits);
                out.push(value);
                Ok(())
            }
            _ if self.lower.types.info(ty).single && kind != Kind::Fp80 => {
                let value = self.scalar_constant(ty)?;
                out.push(value);
                Ok(())
            }
            _ => {
                let (given, v) = self.expression(depth)?;
                self.lower.expect_type(given, ty).at(start)?;
                out.extend(self.lower.pieces(given, v));
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
                self.cursor.expect(b',')?;
            }
            let start = self.cursor.token_start();
            let given = self.ty()?;
            let wanted = element(&self.lower.types, i);
            self.lower.expect_type(given, wanted).at(start)?;
            if out.len() > MAX_PIECES as usize {
                let shown = self.lower.types.show(ty);
                return Err(self
                    .unsupported_at(start, format!("a value of more than {MAX_PIECES} scalars ({shown})")));
            }
            self.constant_pieces(wanted, depth + 1, out)?;
        }
        self.cursor.expect(close)
    }

    /// A constant of one piece.
    fn scalar_constant(&mut self, ty: Ty) -> Read<Value> {
        let start = self.cursor.p;
        if let Some(lin) = self.lin(ty, 0)? {
            return self.materialize(lin, ty, start);
        }
        self.cursor.p = start;
        let (given, v) = self.expression(0)?;
        self.lower.expect_type(given, ty).at(start)?;
        Ok(v.value())
    }

    /// The value of a linear constant.
    fn materialize(&mut self, lin: Lin, ty: Ty, pos: usize) -> Read<Value> {
        let piece = self.lower.types.info(ty).piece;
        match (lin.plus, lin.minus) {
            (None, None) if lin.undef => return Ok(self.lower.undef(piece)),
            (None, None) => return Ok(self.lower.constant(piece, ConstData::Bits(lin.offset as u64))),
            (Some(Target::Symbol(symbol)), None) if piece == Type::Ptr => {
                return Ok(self.lower.constant(Type::Ptr, ConstData::Symbol(symbol, lin.offset)));
            }
            _ => {}
        }
        let mut address = |target| self.target_address(target, pos);
        let plus = lin.plus.map(&mut address).transpose()?;
        let minus = lin.minus.map(&mut address).transpose()?;
        self.lower.linear(plus, minus, lin.offset, ty).at(pos)
    }

    /// The address of a symbol or block, as a constant.
    fn target_address(&mut self, target: Target, pos: usize) -> Read<Value> {
        Ok(match target {
            Target::Symbol(symbol) => self.lower.constant(Type::Ptr, ConstData::Symbol(symbol, 0)),
            Target::Block { header, label } => self.block_address(header, label, pos)?,
        })
    }

    /// The address of a block of this function or another.
    fn block_address(&mut self, header: u32, label: Span, pos: usize) -> Read<Value> {
        let func = self.headers[header as usize].global;
        let symbol = self.symbol(func)?;
        if header == self.header {
            let id = match self.cursor.as_number(label)? {
                Some(number) => self.numbered_local(number, label.start)?,
                None => self.named_local(&self.cursor.name_at(label)),
            };
            let Some(block) = self.block_of(id, label.start as usize) else {
                return Err(self.fault_at(pos, "the address of a value, not of a label"));
            };
            return Ok(self.lower.constant(Type::Ptr, ConstData::BlockAddr(symbol, block)));
        }
        if header < self.header {
            let block = self.label_of(header, label, pos)?;
            return Ok(self.lower.constant(Type::Ptr, ConstData::BlockAddr(symbol, block)));
        }
        let (in_func, value) = self.lower.unknown_block_address(symbol);
        self.block_uses.push(BlockUse { in_func, value, header, label, pos: pos as u32 });
        Ok(value)
    }

    /// A constant expression that is not linear: its instructions are made where it is used.
    fn expression(&mut self, depth: u32) -> Read<(Ty, Operand)> {
        let start = self.cursor.p;
        if depth > MAX_TYPE_DEPTH {
            return Err(self.fault("constants nest too deeply"));
        }
        let word = self.cursor.word();
        let res = match opcode(word) {
            Some(Opcode::Cast(cast)) => self.in_parentheses(|r| r.cast_inst(cast))?,
            Some(Opcode::Int(op)) => {
                let flags = self.take_flags();
                let (ty, a, b) = self.in_parentheses(Self::operand_pair)?;
                TypedValue::new(ty, self.lower.int_binary(op, flags, ty, a, b).at(start)?)
            }
            Some(Opcode::Float(op)) => {
                let (ty, a, b) = self.in_parentheses(Self::operand_pair)?;
                TypedValue::new(ty, self.lower.float_binary(op, ty, a, b).at(start)?)
            }
            Some(opcode @ (Opcode::Icmp | Opcode::Fcmp)) => {
                let cc = self.comparison_word(opcode == Opcode::Icmp)?;
                let (ty, a, b) = self.in_parentheses(Self::operand_pair)?;
                self.lower.compare(cc, ty, a, b).at(start)?
            }
            Some(Opcode::GetElementPtr) => {
                let flags = self.take_flags();
                let res = self.in_parentheses(|r| r.gep_operands(flags, true))?;
                self.lower.need(res.fold);
                res
            }
            Some(Opcode::Select) => self.in_parentheses(Self::select_inst)?,
            Some(Opcode::ExtractElement) => self.in_parentheses(Self::extract_element)?,
            Some(Opcode::InsertElement) => self.in_parentheses(Self::insert_element)?,
            Some(Opcode::ShuffleVector) => self.in_parentheses(Self::shuffle_vector)?,
            Some(Opcode::ExtractValue) => self.in_parentheses(Self::extract_value)?,
            Some(Opcode::InsertValue) => self.in_parentheses(Self::insert_value)?,
            _ if word == b"ptrauth" => return Err(self.unsupported_at(start, "signed pointers")),
            _ => {
                self.cursor.p = start;
                return Err(self.expected("a value"));
            }
        };
        Ok((res.ty, res.v))
    }

    fn in_parentheses<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.cursor.expect(b'(')?;
        let read = read(self)?;
        self.cursor.expect(b')')?;
        Ok(read)
    }

    /// The operands of a binary constant expression: two of one type, each with it.
    fn operand_pair(&mut self) -> Read<(Ty, Operand, Operand)> {
        let (ty, a) = self.typed_operand()?;
        let b = self.next_operand_of(ty)?;
        Ok((ty, a, b))
    }
}
