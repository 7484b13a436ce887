//! Constants as operands in functions: numbers, constant expressions, addresses of blocks.

use sheave_ir::{Block, ConstData, Type, Value, ensure};

use crate::lower::body::{Operand, TypedValue};
use crate::lower::types::{Kind, MAX_TYPE_DEPTH, Ty};
use crate::parse::aggregate_constants::Sink;
use crate::parse::constants::{Lin, Target};
use crate::parse::cursor::Span;
use crate::parse::fault::{At, Read};
use crate::parse::headers::BlockUse;
use crate::parse::keywords::{Opcode, opcode};
use crate::parse::{ENTRY_ADDRESS, Reader};

impl Reader<'_> {
    /// An operand that is not a local name.
    pub(crate) fn constant_operand(&mut self, ty: Ty) -> Read<Operand> {
        let start = self.cursor.p;
        let info = *self.lower.types.info(ty);
        // The common case: a decimal number for an integer of one piece.
        if info.single
            && let Kind::Int(bits) = info.kind
            && self.is_at_integer()
        {
            let piece = info.piece;
            let value = self.integer(bits)?;
            return Ok(Operand::of(self.lower.body.iconst(piece, value)));
        }
        if self.cursor.peek() == b'@' && matches!(info.kind, Kind::Ptr(_)) {
            self.cursor.p += 1;
            let symbol = self.global_symbol()?;
            return Ok(Operand::of(self.lower.body.constant(Type::Ptr, ConstData::Symbol(symbol, 0))));
        }
        self.lower.require_value_type(ty).at(start)?;
        ensure(self.constant_depth <= MAX_TYPE_DEPTH, || self.fault("constants nest too deeply"))?;
        self.constant_depth += 1;
        let operand = if info.single && ty != Ty::FP80 {
            Operand::of(self.scalar_constant(ty)?)
        } else {
            let mut out = Vec::new();
            self.constant_into(ty, 0, 0, &mut Sink::Pieces(&mut out))?;
            self.lower.assemble(ty, &out)
        };
        self.constant_depth -= 1;
        Ok(operand)
    }

    /// A constant of one piece.
    pub(super) fn scalar_constant(&mut self, ty: Ty) -> Read<Value> {
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
            (None, None) if lin.undef => return Ok(self.lower.body.undef(piece)),
            (None, None) => return Ok(self.lower.body.constant(piece, ConstData::Bits(lin.offset as u64))),
            (Some(Target::Symbol(symbol)), None) if piece == Type::Ptr => {
                return Ok(self.lower.body.constant(Type::Ptr, ConstData::Symbol(symbol, lin.offset)));
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
            Target::Symbol(symbol) => self.lower.body.constant(Type::Ptr, ConstData::Symbol(symbol, 0)),
            Target::Block { header, label } => self.block_address(header, label, pos)?,
        })
    }

    /// The address of a block of this function or another.
    fn block_address(&mut self, header: u32, label: Span, pos: usize) -> Read<Value> {
        let func = self.headers[header as usize].global;
        let symbol = self.symbol(func)?;
        if header == self.header {
            let id = self.names.get(self.name_at(label)?);
            let Some(block) = self.block_of(id, self.start_of_local(label.end as usize)) else {
                return Err(self.fault_at(pos, "the address of a value, not of a label"));
            };
            ensure(!self.lower.is_entry(block), || self.fault_at(pos, ENTRY_ADDRESS))?;
            return Ok(self.lower.body.constant(Type::Ptr, ConstData::BlockAddr(symbol, block)));
        }
        // It is filled in when the other function has been read.
        let unknown = ConstData::BlockAddr(symbol, Block::from_u32(0));
        let (in_func, value) = (self.lower.body.id, self.lower.body.func.make_const(Type::Ptr, unknown));
        self.block_uses.push(BlockUse { in_func, value, header, label, pos: pos as u32 });
        Ok(value)
    }

    /// A constant expression that is not linear: its instructions are made at its use.
    pub(super) fn expression(&mut self, depth: u32) -> Read<(Ty, Operand)> {
        let start = self.cursor.p;
        ensure(depth <= MAX_TYPE_DEPTH, || self.fault("constants nest too deeply"))?;
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
            Some(Opcode::Compare(of_integers)) => {
                let cc = self.comparison_word(of_integers)?;
                let (ty, a, b) = self.in_parentheses(Self::operand_pair)?;
                self.lower.compare(cc, ty, a, b).at(start)?
            }
            Some(Opcode::GetElementPtr) => {
                let flags = self.take_flags();
                let res = self.in_parentheses(|r| r.gep_operands(flags, true))?;
                self.lower.body.need(res.fold);
                res
            }
            Some(Opcode::Parts(read)) => self.in_parentheses(read)?,
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
