//! Reads instructions and operands.

use std::sync::OnceLock;

use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

use super::attributes::parse_words;
use super::cursor::Parsed;
use super::lexer::Token;
use super::literal::{parse_float, parse_int};
use super::parse_function::{BodyParser, ResultTexts};
use crate::format::{Edges, Format, Piece};
use crate::{
    Asm, BinaryOp, CallKind, Cases, ConstData, FloatCC, FuncAttrs, Inst, InstData, IntCC, IntrinsicOp,
    LifetimeEvent, MemFlags, MemOp, OpFlags, Ordering, Pad, RmwOp, SigId, Slot, SlotData, Symbol, TernaryOp,
    Type, UnaryOp, Value, ValueDef, ValueList, WideOp,
};

/// An instruction of each mnemonic, without operands; made on first use.
fn templates() -> &'static FxHashMap<&'static str, InstData> {
    static TEMPLATES: OnceLock<FxHashMap<&'static str, InstData>> = OnceLock::new();
    TEMPLATES.get_or_init(|| {
        let arg = Value::new(0);
        let (addr, value, args, list) = (arg, arg, [arg; 2], ValueList::new());
        let (sig, symbol, asm, mem) = (SigId::new(0), Symbol::new(0), Asm::new(0), MemFlags::default());
        let flags = FuncAttrs::default();
        let mut all = Vec::new();
        all.extend(UnaryOp::ALL.iter().map(|&op| InstData::Unary { op, arg }));
        all.extend(BinaryOp::ALL.iter().map(|&op| InstData::binary(op, args)));
        all.extend(WideOp::ALL.iter().map(|&op| InstData::Wide { op, args }));
        all.extend(TernaryOp::ALL.iter().map(|&op| InstData::Ternary { op, args: [arg; 3] }));
        all.extend(MemOp::ALL.iter().map(|&op| InstData::Mem { op, volatile: false, args: [arg; 3] }));
        all.extend(IntrinsicOp::ALL.iter().map(|&op| InstData::Intrinsic { op, args: list }));
        let slot = Slot::new(0);
        all.extend(LifetimeEvent::ALL.iter().map(|&event| InstData::Lifetime { slot, event }));
        for kind in CallKind::ALL {
            all.push(InstData::Call { kind, flags, sig, callee: symbol, args: list });
            all.push(InstData::CallIndirect { kind, flags, sig, callee: arg, args: list });
        }
        all.extend([
            InstData::Icmp { cc: IntCC::Eq, args },
            InstData::Fcmp { cc: FloatCC::False, args },
            InstData::PtrIndex { flags: OpFlags::NONE, scale: 0, base: arg, index: arg, offset: 0 },
            InstData::Alloca { slot },
            InstData::DynAlloca { align_log2: 0, size: arg },
            InstData::Load { flags: mem, addr, offset: 0 },
            InstData::Store { flags: mem, addr, value, offset: 0 },
            InstData::Rmw { op: RmwOp::Xchg, flags: mem, addr, value },
            InstData::CmpXchg { flags: mem, args: [arg; 3] },
            InstData::Fence { ordering: Ordering::SeqCst },
            InstData::Asm { is_goto: false, asm, args: list },
            InstData::Asm { is_goto: true, asm, args: list },
            InstData::LandingPad { pad: Pad::new(0) },
            InstData::TypeId { symbol },
            InstData::Resume { args },
            InstData::Jump,
            InstData::Branch { cond: arg },
            InstData::Switch { value, cases: Cases::new(0) },
            InstData::IndirectBranch { addr },
            InstData::Return { args: list },
            InstData::Unreachable,
        ]);
        all.into_iter().map(|data| (data.format().name, data)).collect()
    })
}

/// Whether a line of a body may begin with `word`.
pub(super) fn is_mnemonic(word: &str) -> bool {
    matches!(word, "phi" | "var") || templates().contains_key(word)
}

impl<'a> BodyParser<'_, 'a> {
    /// Reads an instruction after `word`, the mnemonic at `at`.
    pub(super) fn instruction(
        &mut self,
        word: &'a str,
        at: usize,
        results: ResultTexts,
        start: usize,
    ) -> Parsed<()> {
        let Some(&template) = templates().get(word) else {
            return self.cursor.error(at, format!("there is no instruction `{word}`"));
        };
        if matches!(template, InstData::Unary { op: UnaryOp::Copy, .. }) && results.is_empty() {
            let inst = self.copy_to_variable(start)?;
            return self.location(inst);
        }
        let mut named = None;
        let data = self.pieces(template, &mut named)?;
        let inst = self.add_inst(data, word, named, &results, start)?;
        self.location(inst)
    }

    /// `copy v7, v3`: the destination is a variable.
    fn copy_to_variable(&mut self, start: usize) -> Parsed<Inst> {
        let variable = self.cursor.current;
        if !matches!(variable.token, Token::Value(_)) {
            return self.cursor.unexpected("the variable that is written, such as `v7`");
        }
        let value = self.operand()?;
        if self.func.def(value) != ValueDef::Variable || self.is_undeclared(value) {
            let name = self.func.value_name(value);
            let message = format!("{name} is not a variable; in copies form declare it with `var`");
            return self.cursor.error(variable.start, message);
        }
        self.cursor.expect(b',')?;
        let arg = self.operand()?;
        let data = InstData::Unary { op: UnaryOp::Copy, arg };
        let inst = self.func.make_inst(data);
        self.func.order.push(inst);
        self.map.insts.push(start as u32);
        self.func.attach_result(inst, value);
        Ok(inst)
    }

    fn is_undeclared(&self, value: Value) -> bool {
        self.scratch.scope.state(self.func, value) != super::scope::ValueState::Variable
    }

    /// The instruction without its results; `named` becomes the type after the mnemonic, if there is one.
    fn pieces(&mut self, mut data: InstData, named: &mut Option<Type>) -> Parsed<InstData> {
        let format = data.format();
        let first_edge = self.func.edges.len();
        for &piece in format.text {
            match piece {
                Piece::Type => *named = Some(self.cursor.expect_type()?),
                _ => self.piece(piece, &format, &mut data)?,
            }
        }
        if data.is_terminator() {
            self.set_edges(first_edge);
        }
        Ok(data)
    }

    /// Reads a piece of an instruction's text into `data`.
    fn piece(&mut self, piece: Piece, format: &Format, data: &mut InstData) -> Parsed<()> {
        match (piece, data) {
            (Piece::Operands, data) => self.operands(format.operands.len(), data)?,
            (Piece::Reversed, InstData::Store { addr, value, .. }) => {
                *value = self.operand()?;
                self.cursor.expect(b',')?;
                *addr = self.operand()?;
            }
            (Piece::OpFlags, InstData::Binary { flags, .. } | InstData::PtrIndex { flags, .. }) => {
                *flags = parse_words(self.cursor, OpFlags::WORDS);
            }
            (Piece::Condition, InstData::Icmp { cc, .. }) => {
                let expected = "a condition (eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge)";
                *cc = self.cursor.keyword(IntCC::from_name, expected)?;
            }
            (Piece::Condition, InstData::Fcmp { cc, .. }) => {
                *cc = self
                    .cursor
                    .keyword(FloatCC::from_name, "a float condition such as `oeq`, `olt` or `une`")?;
            }
            (
                Piece::MemFlags,
                InstData::Load { flags, .. }
                | InstData::Store { flags, .. }
                | InstData::Rmw { flags, .. }
                | InstData::CmpXchg { flags, .. },
            ) => *flags = self.mem_flags(),
            (Piece::Volatile, InstData::Mem { volatile, .. }) => *volatile = self.cursor.eat_word("volatile"),
            (Piece::Ordering, InstData::Fence { ordering }) => match self.mem_flags() {
                MemFlags { volatile: false, ordering: strength } if strength != Ordering::NotAtomic => {
                    *ordering = strength;
                }
                _ => return self.cursor.unexpected("relaxed, acquire, release, acq_rel or seq_cst"),
            },
            (Piece::RmwOp, InstData::Rmw { op, .. }) => {
                *op = self.cursor.keyword(RmwOp::from_name, "an operation such as `add` or `xchg`")?;
            }
            (Piece::Scale, InstData::PtrIndex { scale, .. }) => {
                self.cursor.expect(b'*')?;
                *scale = self.cursor.expect_int("the scale", 0, i128::from(u16::MAX))? as u16;
            }
            (
                Piece::Offset,
                InstData::PtrIndex { offset, .. }
                | InstData::Load { offset, .. }
                | InstData::Store { offset, .. },
            ) => *offset = self.displacement()?,
            (Piece::Align, InstData::DynAlloca { align_log2, .. }) => {
                self.cursor.expect(b',')?;
                self.cursor.expect_word("align")?;
                *align_log2 = self.alignment()?;
            }
            (Piece::Slot, InstData::Alloca { slot }) => *slot = self.slot()?,
            (Piece::SlotAddress, _) => {
                let offset = self.cursor.offset() as u32;
                let address = self.operand()?;
                self.scratch.lifetimes.push((Inst::new(self.func.insts.len()), address, offset));
            }
            (Piece::Symbol, InstData::TypeId { symbol }) => *symbol = self.symbol()?,
            (Piece::Call, InstData::Call { flags, sig, callee, args, .. }) => {
                (*flags, *sig, *callee, *args) = self.call()?;
            }
            (Piece::Call, InstData::CallIndirect { flags, sig, callee, args, .. }) => {
                (*flags, *sig, *callee, *args) = self.call_indirect()?;
            }
            (Piece::Pad, InstData::LandingPad { pad }) => *pad = self.landing_pad()?,
            (Piece::Asm, InstData::Asm { asm, args, .. }) => (*asm, *args) = self.asm()?,
            (Piece::Comma, _) => self.cursor.expect(b',')?,
            (Piece::Targets, _) => {
                self.edge()?;
                if format.edges == Edges::Exactly(2) {
                    self.cursor.expect(b',')?;
                    self.edge()?;
                }
            }
            (Piece::Cases, InstData::Switch { value, cases }) => *cases = self.cases(*value)?,
            (Piece::Bracketed, _) => {
                if self.cursor.token() != Token::Punct(b'[') {
                    return self.cursor.unexpected("`[`");
                }
                self.bracketed_edges()?;
            }
            (Piece::Labels, _) => {
                self.cursor.expect_word("to")?;
                self.edge()?;
                self.bracketed_edges()?;
            }
            (Piece::Unwind, _) => {
                for word in ["to", "unwind"] {
                    self.cursor.expect_word(word)?;
                    self.edge()?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The `n` operands of an instruction, or its list of them, which may be empty if `n` is zero.
    fn operands(&mut self, n: usize, data: &mut InstData) -> Parsed<()> {
        let may_be_empty = matches!(data, InstData::Return { .. });
        if let Some(list) = data.list_mut() {
            if n > 0 || may_be_empty && self.at_operand() {
                *list = self.operand_list()?;
            }
            return Ok(());
        }
        let mut args = [Value::new(0); 3];
        for (i, arg) in args[..n].iter_mut().enumerate() {
            if i > 0 {
                self.cursor.expect(b',')?;
            }
            *arg = self.operand()?;
        }
        let mut args = args.into_iter();
        data.map_args(&mut self.func.pool, |arg| args.next().unwrap_or(arg));
        Ok(())
    }

    /// True if the current token begins an operand of this instruction: `return` may have none. A value that
    /// opens the next statement is told apart by what follows it being `=`, `,` or `:`; a block ends with its
    /// terminator, so there is no ambiguity.
    fn at_operand(&self) -> bool {
        match self.cursor.token() {
            Token::Value(_) | Token::Symbol { .. } => true,
            Token::Word(word) => matches!(word, "null" | "blockaddr") || Type::from_name(word).is_some(),
            _ => false,
        }
    }

    /// Operands with commas between them, at least one.
    pub(super) fn operand_list(&mut self) -> Parsed<ValueList> {
        let first = self.scratch.operands.len();
        loop {
            let value = self.operand()?;
            self.scratch.operands.push(value);
            if !self.cursor.eat(b',') {
                break;
            }
        }
        Ok(self.take_operands(first))
    }

    pub(super) fn take_operands(&mut self, first: usize) -> ValueList {
        let list = ValueList::from_slice(&self.scratch.operands[first..], &mut self.func.pool);
        self.scratch.operands.truncate(first);
        list
    }

    /// A value, or a constant: `i32 5`, `f64 1.5`, `null`, `%sym+8`, `ptr undef`, `blockaddr(%f,
    /// block1)`.
    pub(super) fn operand(&mut self) -> Parsed<Value> {
        match self.cursor.token() {
            Token::Value(label) => {
                let offset = self.cursor.advance().start;
                Ok(self.scratch.scope.use_value(self.func, label, offset))
            }
            Token::Symbol { .. } => self.address(Type::Ptr),
            Token::Word("null") => {
                self.cursor.advance();
                Ok(self.constant(Type::Ptr, ConstData::Bits(0)))
            }
            Token::Word("blockaddr") => self.address(Type::Ptr),
            _ => match self.cursor.eat_type() {
                Some(ty) => self.typed_constant(ty),
                None => self.cursor.unexpected("a value or a constant such as `i32 5`"),
            },
        }
    }

    fn constant(&mut self, ty: Type, data: ConstData) -> Value {
        self.scratch.interner.intern(self.func, ty, data)
    }

    fn typed_constant(&mut self, ty: Type) -> Parsed<Value> {
        let offset = self.cursor.offset();
        let text = match self.cursor.token() {
            Token::Word("undef") => {
                self.cursor.advance();
                return Ok(self.constant(ty, ConstData::Undef));
            }
            Token::Symbol { .. } | Token::Word("blockaddr") => return self.address(ty),
            Token::Number(text) => text,
            Token::Word(text @ ("inf" | "nan")) if ty.is_float() => text,
            _ => return self.cursor.unexpected(&format!("a constant of type {ty}")),
        };
        let bits = if ty.is_float() { parse_float(ty, text) } else { parse_int(ty, text) };
        match bits {
            Some(bits) => {
                self.cursor.advance();
                Ok(self.constant(ty, ConstData::Bits(bits)))
            }
            None => self.cursor.error(offset, format!("`{text}` is no {ty}")),
        }
    }

    /// `%sym+8` or `blockaddr(%f, block1)`
    fn address(&mut self, ty: Type) -> Parsed<Value> {
        if !self.cursor.eat_word("blockaddr") {
            let symbol = self.symbol()?;
            let offset = self.cursor.symbol_offset()?;
            return Ok(self.constant(ty, ConstData::Symbol(symbol, offset)));
        }
        self.cursor.expect(b'(')?;
        let symbol = self.symbol()?;
        self.cursor.expect(b',')?;
        let value = if symbol == self.func.symbol {
            let (block, _) = self.target()?;
            self.constant(ty, ConstData::BlockAddr(symbol, block))
        } else {
            let Token::Block(label) = self.cursor.token() else { return self.cursor.unexpected("a block") };
            let offset = self.cursor.advance().start;
            let foreign = &mut *self.foreign;
            let index = *foreign.index.entry((symbol, label)).or_insert_with(|| {
                foreign.blocks.push((symbol, label, offset));
                foreign.blocks.len() as u32 - 1
            });
            let value = self.constant(ty, ConstData::BlockAddr(symbol, crate::Block::from_u32(index)));
            if let ValueDef::Const(c) = self.func.def(value) {
                self.foreign.constants.push((self.id, c, index));
            }
            value
        };
        self.cursor.expect(b')')?;
        Ok(value)
    }

    pub(super) fn symbol(&mut self) -> Parsed<crate::Symbol> {
        let token = self.cursor.expect_symbol()?;
        self.cursor.find_symbol(self.module, &token)
    }

    /// ` + 8`, ` - 8`, or no offset.
    fn displacement(&mut self) -> Parsed<i32> {
        let negative = match self.cursor.token() {
            Token::Punct(b'+') => false,
            Token::Punct(b'-') => true,
            Token::Number(text) if text.starts_with('-') => {
                return Ok(self.cursor.expect_int("the offset", i32::MIN.into(), -1)? as i32);
            }
            _ => return Ok(0),
        };
        self.cursor.advance();
        let limit = if negative { -i128::from(i32::MIN) } else { i128::from(i32::MAX) };
        let magnitude = self.cursor.expect_int("the offset", 0, limit)?;
        Ok(if negative { -magnitude } else { magnitude } as i32)
    }

    fn mem_flags(&mut self) -> MemFlags {
        let volatile = self.cursor.eat_word("volatile");
        MemFlags { volatile, ordering: self.cursor.eat_keyword(Ordering::from_name).unwrap_or_default() }
    }

    /// An alignment, as its logarithm.
    fn alignment(&mut self) -> Parsed<u8> {
        let offset = self.cursor.offset();
        let align = self.cursor.expect_u32("the alignment")?;
        if !align.is_power_of_two() {
            return self.cursor.error(offset, "the alignment must be a power of two");
        }
        Ok(align.trailing_zeros() as u8)
    }

    /// `i32`, or `size 24 align 8`, followed by `volatile`, `param 0` and `shared 1`.
    fn slot(&mut self) -> Parsed<Slot> {
        let ty = self.cursor.eat_type();
        let mut size = ty.map(Type::bytes);
        let mut align_log2 = ty.map(|ty| ty.bytes().trailing_zeros() as u8);
        let (mut volatile, mut param, mut group) = (false, None, 0);
        loop {
            if self.cursor.eat_word("size") {
                size = Some(self.cursor.expect_u32("the size")?);
            } else if self.cursor.eat_word("align") {
                align_log2 = Some(self.alignment()?);
            } else if self.cursor.eat_word("volatile") {
                volatile = true;
            } else if self.cursor.eat_word("param") {
                param =
                    Some(self.cursor.expect_int("the parameter's index", 0, i128::from(u16::MAX))? as u16);
            } else if self.cursor.eat_word("shared") {
                group = self.cursor.expect_int("the group's number", 1, i128::from(u32::MAX))? as u32;
            } else {
                break;
            }
        }
        let (Some(size), Some(align_log2)) = (size, align_log2) else {
            return self.cursor.unexpected("a type, or `size` and `align`");
        };
        let slot = self.func.make_slot(SlotData { size, align_log2, ty, volatile, param });
        if group != 0 {
            self.func.slot_groups.set(slot, group);
        }
        Ok(slot)
    }
}
