//! Reads instructions and operands.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::cursor::{NOT_DECLARED, Parsed};
use super::lexer::Token;
use super::literal::{parse_float, parse_int};
use super::parse_function::{BodyParser, ResultTexts};
use crate::result_type::{ResultType, result_type};
use crate::{
    BinaryOp, ConstData, FloatCC, Inst, InstData, IntCC, IntrinsicOp, LifetimeEvent, MemFlags, MemOp,
    OpFlags, Ordering, RmwOp, Slot, SlotData, TernaryOp, Type, UnaryOp, Value, ValueDef, ValueList, WideOp,
};

/// What a mnemonic means.
#[derive(Clone, Copy)]
enum Mnemonic {
    Unary(UnaryOp),
    Binary(BinaryOp),
    Wide(WideOp),
    Ternary(TernaryOp),
    Mem(MemOp),
    Intrinsic(IntrinsicOp),
    Icmp,
    Fcmp,
    PtrIndex,
    Alloca,
    DynAlloca,
    Load,
    Store,
    Rmw,
    CmpXchg,
    Lifetime(LifetimeEvent),
    Fence,
    Call,
    CallIndirect,
    Asm,
    AsmGoto,
    Invoke,
    InvokeIndirect,
    LandingPad,
    TypeId,
    Resume,
    Jump,
    Branch,
    Switch,
    IndirectBranch,
    Return,
    Unreachable,
}

/// All mnemonics; made on first use.
fn mnemonics() -> &'static FxHashMap<&'static str, Mnemonic> {
    static MNEMONICS: OnceLock<FxHashMap<&'static str, Mnemonic>> = OnceLock::new();
    MNEMONICS.get_or_init(|| {
        let mut map = FxHashMap::default();
        map.extend(UnaryOp::ALL.iter().map(|op| (op.name(), Mnemonic::Unary(*op))));
        map.extend(BinaryOp::ALL.iter().map(|op| (op.name(), Mnemonic::Binary(*op))));
        map.extend(WideOp::ALL.iter().map(|op| (op.name(), Mnemonic::Wide(*op))));
        map.extend(TernaryOp::ALL.iter().map(|op| (op.name(), Mnemonic::Ternary(*op))));
        map.extend(MemOp::ALL.iter().map(|op| (op.name(), Mnemonic::Mem(*op))));
        map.extend(IntrinsicOp::ALL.iter().map(|op| (op.name(), Mnemonic::Intrinsic(*op))));
        map.extend(LifetimeEvent::ALL.iter().map(|event| (event.name(), Mnemonic::Lifetime(*event))));
        map.extend([
            ("icmp", Mnemonic::Icmp),
            ("fcmp", Mnemonic::Fcmp),
            ("ptr_index", Mnemonic::PtrIndex),
            ("alloca", Mnemonic::Alloca),
            ("dyn_alloca", Mnemonic::DynAlloca),
            ("load", Mnemonic::Load),
            ("store", Mnemonic::Store),
            ("rmw", Mnemonic::Rmw),
            ("cmpxchg", Mnemonic::CmpXchg),
            ("fence", Mnemonic::Fence),
            ("call", Mnemonic::Call),
            ("call_indirect", Mnemonic::CallIndirect),
            ("asm", Mnemonic::Asm),
            ("asm_goto", Mnemonic::AsmGoto),
            ("invoke", Mnemonic::Invoke),
            ("invoke_indirect", Mnemonic::InvokeIndirect),
            ("landing_pad", Mnemonic::LandingPad),
            ("type_id", Mnemonic::TypeId),
            ("resume", Mnemonic::Resume),
            ("jump", Mnemonic::Jump),
            ("branch", Mnemonic::Branch),
            ("switch", Mnemonic::Switch),
            ("indirect_branch", Mnemonic::IndirectBranch),
            ("return", Mnemonic::Return),
            ("unreachable", Mnemonic::Unreachable),
        ]);
        map
    })
}

/// Whether a line of a body may begin with `word`.
pub(super) fn is_mnemonic(word: &str) -> bool {
    matches!(word, "phi" | "var") || mnemonics().contains_key(word)
}

impl<'a> BodyParser<'_, 'a> {
    /// Reads what follows `word`, the mnemonic at `at`.
    pub(super) fn instruction(
        &mut self,
        word: &'a str,
        at: usize,
        results: ResultTexts,
        start: usize,
    ) -> Parsed<()> {
        let Some(&mnemonic) = mnemonics().get(word) else {
            return self.cursor.error(at, format!("there is no instruction `{word}`"));
        };
        if matches!(mnemonic, Mnemonic::Unary(UnaryOp::Copy)) && results.is_empty() {
            let inst = self.copy_to_variable(start)?;
            return self.location(inst);
        }
        let mut named = None;
        let data = self.shape(mnemonic, &mut named)?;
        let inst = self.add_inst(data, word, named, &results, start)?;
        self.location(inst)
    }

    /// `copy v7, v3`: what is written is a variable.
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

    /// The instruction without its results; `named` becomes the type after the mnemonic where there is one.
    fn shape(&mut self, mnemonic: Mnemonic, named: &mut Option<Type>) -> Parsed<InstData> {
        Ok(match mnemonic {
            Mnemonic::Unary(op) => {
                let placeholder = InstData::Unary { op, arg: Value::from_u32(0) };
                if result_type(self.func, self.module, &placeholder, 0) == ResultType::Named {
                    *named = Some(self.cursor.expect_type()?);
                }
                InstData::Unary { op, arg: self.operand()? }
            }
            Mnemonic::Binary(op) => InstData::Binary { op, flags: self.op_flags(), args: self.two()? },
            Mnemonic::Wide(op) => InstData::Wide { op, args: self.two()? },
            Mnemonic::Ternary(op) => InstData::Ternary { op, args: self.three()? },
            Mnemonic::Icmp => {
                let cc = self.keyword(
                    IntCC::from_name,
                    "a condition (eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge)",
                )?;
                InstData::Icmp { cc, args: self.two()? }
            }
            Mnemonic::Fcmp => {
                let cc =
                    self.keyword(FloatCC::from_name, "a float condition such as `oeq`, `olt` or `une`")?;
                InstData::Fcmp { cc, args: self.two()? }
            }
            Mnemonic::PtrIndex => {
                let flags = self.op_flags();
                let [base, index] = self.two()?;
                self.cursor.expect(b'*')?;
                let scale = self.cursor.expect_int("the scale", 0, i128::from(u16::MAX))? as u16;
                InstData::PtrIndex { flags, scale, base, index, offset: self.displacement()? }
            }
            Mnemonic::Alloca => self.alloca()?,
            Mnemonic::DynAlloca => {
                let size = self.operand()?;
                self.cursor.expect(b',')?;
                self.cursor.expect_word("align")?;
                InstData::DynAlloca { align_log2: self.alignment()?, size }
            }
            Mnemonic::Load => {
                let flags = self.mem_flags()?;
                *named = Some(self.cursor.expect_type()?);
                let addr = self.operand()?;
                InstData::Load { flags, addr, offset: self.displacement()? }
            }
            Mnemonic::Store => {
                let flags = self.mem_flags()?;
                let [value, addr] = self.two()?;
                InstData::Store { flags, addr, value, offset: self.displacement()? }
            }
            Mnemonic::Rmw => {
                let flags = self.mem_flags()?;
                let op = self.keyword(RmwOp::from_name, "an operation such as `add` or `xchg`")?;
                let [addr, value] = self.two()?;
                InstData::Rmw { op, flags, addr, value }
            }
            Mnemonic::CmpXchg => {
                let flags = self.mem_flags()?;
                InstData::CmpXchg { flags, args: self.three()? }
            }
            Mnemonic::Lifetime(event) => {
                let offset = self.cursor.offset() as u32;
                let address = self.operand()?;
                let inst = Inst::from_u32(self.func.insts.len() as u32);
                self.scratch.lifetimes.push((inst, address, offset));
                InstData::Lifetime { slot: Slot::from_u32(0), event }
            }
            Mnemonic::Fence => match self.mem_flags()? {
                MemFlags { volatile: false, ordering } if ordering != Ordering::NotAtomic => {
                    InstData::Fence { ordering }
                }
                _ => return self.cursor.unexpected("relaxed, acquire, release, acq_rel or seq_cst"),
            },
            Mnemonic::Mem(op) => {
                let volatile = self.cursor.eat_word("volatile");
                InstData::Mem { op, volatile, args: self.three()? }
            }
            Mnemonic::Call => {
                let (flags, sig, callee, args) = self.call()?;
                InstData::Call { flags, sig, callee, args }
            }
            Mnemonic::CallIndirect => {
                let (flags, sig, callee, args) = self.call_indirect()?;
                InstData::CallIndirect { flags, sig, callee, args }
            }
            Mnemonic::Invoke => {
                let (flags, sig, callee, args) = self.call()?;
                self.invoke_edges()?;
                InstData::Invoke { flags, sig, callee, args }
            }
            Mnemonic::InvokeIndirect => {
                let (flags, sig, callee, args) = self.call_indirect()?;
                self.invoke_edges()?;
                InstData::InvokeIndirect { flags, sig, callee, args }
            }
            Mnemonic::LandingPad => InstData::LandingPad { pad: self.landing_pad()? },
            Mnemonic::TypeId => InstData::TypeId { symbol: self.symbol()? },
            Mnemonic::Resume => {
                self.set_edges(self.func.edges.len());
                InstData::Resume { args: self.two()? }
            }
            Mnemonic::Intrinsic(op) => {
                use crate::IntrinsicResult as R;
                if matches!(op.shape().result, R::Int | R::Float) {
                    *named = Some(self.cursor.expect_type()?);
                }
                let args = if op.shape().args.is_empty() { ValueList::new() } else { self.operand_list()? };
                InstData::Intrinsic { op, args }
            }
            Mnemonic::Asm => {
                let (asm, args) = self.asm()?;
                InstData::Asm { asm, args }
            }
            Mnemonic::AsmGoto => {
                let (asm, args) = self.asm()?;
                self.cursor.expect_word("to")?;
                let first = self.func.edges.len();
                self.edge()?;
                self.bracketed_edges()?;
                self.set_edges(first);
                InstData::AsmGoto { asm, args }
            }
            Mnemonic::Jump => {
                let first = self.func.edges.len();
                self.edge()?;
                self.set_edges(first);
                InstData::Jump
            }
            Mnemonic::Branch => {
                let cond = self.operand()?;
                let first = self.func.edges.len();
                for _ in 0..2 {
                    self.cursor.expect(b',')?;
                    self.edge()?;
                }
                self.set_edges(first);
                InstData::Branch { cond }
            }
            Mnemonic::Switch => self.switch()?,
            Mnemonic::IndirectBranch => {
                let addr = self.operand()?;
                self.cursor.expect(b',')?;
                let first = self.func.edges.len();
                if self.cursor.token() != Token::Punct(b'[') {
                    return self.cursor.unexpected("`[`");
                }
                self.bracketed_edges()?;
                self.set_edges(first);
                InstData::IndirectBranch { addr }
            }
            Mnemonic::Return => {
                let first = self.func.edges.len();
                self.set_edges(first);
                let args = if self.at_operand() { self.operand_list()? } else { ValueList::new() };
                InstData::Return { args }
            }
            Mnemonic::Unreachable => {
                self.set_edges(self.func.edges.len());
                InstData::Unreachable
            }
        })
    }

    /// The flags of an operation, in any order.
    fn op_flags(&mut self) -> OpFlags {
        let mut flags = OpFlags::NONE;
        while let Token::Word(word) = self.cursor.token()
            && let Some(&(flag, _)) = OpFlags::WORDS.iter().find(|(_, name)| *name == word)
        {
            flags = flags | flag;
            self.cursor.advance();
        }
        flags
    }

    fn keyword<T>(&mut self, find: impl Fn(&str) -> Option<T>, expected: &str) -> Parsed<T> {
        match self.cursor.token() {
            Token::Word(word) if let Some(found) = find(word) => {
                self.cursor.advance();
                Ok(found)
            }
            _ => self.cursor.unexpected(expected),
        }
    }

    fn two(&mut self) -> Parsed<[Value; 2]> {
        let first = self.operand()?;
        self.cursor.expect(b',')?;
        Ok([first, self.operand()?])
    }

    fn three(&mut self) -> Parsed<[Value; 3]> {
        let [first, second] = self.two()?;
        self.cursor.expect(b',')?;
        Ok([first, second, self.operand()?])
    }

    /// True where the current token opens an operand on the same line of thought: `return` may have none. A
    /// value that opens the next statement is told apart by what follows it being `=`, `,` or `:`; a block
    /// cannot go on after a terminator, so there is nothing to tell apart.
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

    /// A value, or a constant: `i32 5`, `f64 0x1.8p1`, `null`, `%sym+8`, `ptr undef`, `blockaddr(%f,
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
        let name = self.cursor.symbol_name(&token)?;
        match self.module.symbol(&name) {
            Some(symbol) => Ok(symbol),
            None => self.cursor.error(token.start, format!("%{name} {NOT_DECLARED}")),
        }
    }

    /// ` + 8`, ` - 8` or nothing.
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

    fn mem_flags(&mut self) -> Parsed<MemFlags> {
        let volatile = self.cursor.eat_word("volatile");
        let mut flags = MemFlags { volatile, ordering: Ordering::NotAtomic };
        if let Token::Word(word) = self.cursor.token()
            && let Some(&ordering) = Ordering::ALL[1..].iter().find(|ordering| ordering.name() == word)
        {
            self.cursor.advance();
            flags.ordering = ordering;
        }
        Ok(flags)
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
    fn alloca(&mut self) -> Parsed<InstData> {
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
            self.func.slot_groups.resize(slot.as_u32() as usize, 0);
            self.func.slot_groups.push(group);
        }
        Ok(InstData::Alloca { slot })
    }
}
