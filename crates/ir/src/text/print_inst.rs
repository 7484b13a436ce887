//! Prints instructions and operands.

use core::fmt::{self, Write};

use super::attributes::write_attributes;
use super::literal::{write_bits, write_string};
use super::print::FunctionPrinter;
use super::print_module::{write_block_addr, write_offset, write_signature, write_symbol};
use crate::format::Piece;
use crate::incoming::edges_of;
use crate::result_type::{ResultType, result_type};
use crate::{
    Asm, AsmData, Block, Cases, ConstData, Inst, InstData, MemFlags, Pad, PadClause, SigId, Slot, Symbol,
    Type, UnaryOp, Value, ValueDef, ValueList,
};

impl FunctionPrinter<'_, '_, '_> {
    pub(super) fn inst(&mut self, block: Block, inst: Inst) -> fmt::Result {
        let func = self.func;
        let Some(data) = func.insts.get(inst) else { return write!(self.out, "{inst}") };
        if let InstData::Unary { op: UnaryOp::Copy, arg } = *data
            && let Some(variable) = func.result(inst)
            && func.values.get(variable).is_some_and(|data| data.def() == ValueDef::Variable)
        {
            write!(self.out, "copy {}, ", func.value_name(variable))?;
            return self.operand(arg);
        }
        self.results(inst, data)?;
        let format = data.format();
        self.out.write_str(format.name)?;
        format.text.iter().try_for_each(|&piece| self.piece(piece, block, inst, data))
    }

    /// A piece of an instruction's text, with the blank before it.
    fn piece(&mut self, piece: Piece, block: Block, inst: Inst, data: &InstData) -> fmt::Result {
        let func = self.func;
        match (piece, *data) {
            (Piece::Type, _) => match func.result(inst).and_then(|value| func.values.get(value)) {
                Some(result) => write!(self.out, " {}", result.ty()),
                None => Ok(()),
            },
            (Piece::Operands, _) => {
                let mut args = smallvec::SmallVec::<[Value; 4]>::new();
                data.for_each_arg(&func.pool, |arg| args.push(arg));
                self.out.write_str(if args.is_empty() { "" } else { " " })?;
                self.operands(&args)
            }
            (Piece::Reversed, InstData::Store { addr, value, .. }) => {
                self.out.write_char(' ')?;
                self.operands(&[value, addr])
            }
            (Piece::OpFlags, _) => data.op_flags().words().try_for_each(|word| write!(self.out, " {word}")),
            (Piece::Condition, InstData::Icmp { cc, .. }) => write!(self.out, " {cc}"),
            (Piece::Condition, InstData::Fcmp { cc, .. }) => write!(self.out, " {cc}"),
            (Piece::MemFlags, _) => {
                let MemFlags { volatile, ordering } = data.mem_flags();
                self.out.write_str(if volatile { " volatile" } else { "" })?;
                if ordering.name().is_empty() { Ok(()) } else { write!(self.out, " {}", ordering.name()) }
            }
            (Piece::Volatile, InstData::Mem { volatile, .. }) => {
                self.out.write_str(if volatile { " volatile" } else { "" })
            }
            (Piece::Ordering, InstData::Fence { ordering }) => write!(self.out, " {}", ordering.name()),
            (Piece::RmwOp, InstData::Rmw { op, .. }) => write!(self.out, " {op}"),
            (Piece::Scale, InstData::PtrIndex { scale, .. }) => write!(self.out, " * {scale}"),
            (
                Piece::Offset,
                InstData::PtrIndex { offset, .. }
                | InstData::Load { offset, .. }
                | InstData::Store { offset, .. },
            ) => match offset {
                0 => Ok(()),
                1.. => write!(self.out, " + {offset}"),
                _ => write!(self.out, " - {}", offset.unsigned_abs()),
            },
            (Piece::Align, InstData::DynAlloca { align_log2, .. }) => {
                self.out.write_char(',')?;
                self.align(align_log2)
            }
            (Piece::Slot, InstData::Alloca { slot }) => self.slot(slot),
            (Piece::SlotAddress, InstData::Lifetime { slot, .. }) => match self.address_of(slot) {
                Some(address) => write!(self.out, " {}", func.value_name(address)),
                None => write!(self.out, " {slot}"),
            },
            (Piece::Symbol, InstData::TypeId { symbol }) => {
                self.out.write_char(' ')?;
                write_symbol(self.out, self.module, symbol)
            }
            (Piece::Call, InstData::Call { flags, sig, callee, args, .. }) => {
                self.out.write_char(' ')?;
                write_attributes(self.out, flags)?;
                write_symbol(self.out, self.module, callee)?;
                let declared = self.module.symbols.get(callee).and_then(|symbol| symbol.sig);
                self.call_args(&args, (declared != Some(sig)).then_some(sig))
            }
            (Piece::Call, InstData::CallIndirect { flags, sig, callee, args, .. }) => {
                self.out.write_char(' ')?;
                write_attributes(self.out, flags)?;
                self.operand(callee)?;
                self.call_args(&args, Some(sig))
            }
            (Piece::Pad, InstData::LandingPad { pad }) => self.landing_pad(pad),
            (Piece::Asm, InstData::Asm { asm, args, .. }) => self.asm(asm, &args),
            (Piece::Comma, _) => self.out.write_char(','),
            (Piece::Targets, _) => self.targets(block, " "),
            (Piece::Bracketed, _) => {
                self.targets(block, " [")?;
                self.out.write_str(if edges_of(func, block).is_empty() { " []" } else { "]" })
            }
            (Piece::Cases, InstData::Switch { value, cases }) => self.cases(block, value, cases),
            (Piece::Labels, _) => {
                self.edges(block, |k| [" to ", " [", ", "][k.min(2)])?;
                self.out.write_str(if edges_of(func, block).len() > 1 { "]" } else { "" })
            }
            (Piece::Unwind, _) => self.edges(block, |k| [" to ", " unwind "][k.min(1)]),
            _ => Ok(()),
        }
    }

    /// `v1, v2 = `, with the types that the text so far does not determine.
    fn results(&mut self, inst: Inst, data: &InstData) -> fmt::Result {
        let func = self.func;
        let mut any = false;
        for (index, value) in func.results(inst).enumerate() {
            self.out.write_str(if index > 0 { ", " } else { "" })?;
            write!(self.out, "{}", func.value_name(value))?;
            any = true;
            let Some(&value_data) = func.values.get(value) else { continue };
            let known = match result_type(func, self.module, data, index) {
                ResultType::None => None,
                ResultType::Fixed(ty) => Some(ty),
                ResultType::Same(arg) => func.values.get(arg).and_then(|arg_data| {
                    (arg_data.is_const() || self.defined.contains(arg)).then(|| arg_data.ty())
                }),
                ResultType::Named => Some(value_data.ty()),
            };
            if known != Some(value_data.ty()) && value_data.def() != ValueDef::Variable {
                write!(self.out, ": {}", value_data.ty())?;
            }
            self.defined.insert(value);
        }
        self.out.write_str(if any { " = " } else { "" })
    }

    fn operands(&mut self, args: &[Value]) -> fmt::Result {
        self.list(args, |printer, &arg| printer.operand(arg))
    }

    /// Items with commas between them.
    fn list<T>(&mut self, items: &[T], mut item: impl FnMut(&mut Self, &T) -> fmt::Result) -> fmt::Result {
        for (i, one) in items.iter().enumerate() {
            self.out.write_str(if i > 0 { ", " } else { "" })?;
            item(self, one)?;
        }
        Ok(())
    }

    /// A value's name, or a constant's type and content.
    pub(super) fn operand(&mut self, value: Value) -> fmt::Result {
        let func = self.func;
        let Some(data) = func.values.get(value) else { return write!(self.out, "{value}") };
        let ValueDef::Const(c) = data.def() else {
            return write!(self.out, "{}", func.value_name(value));
        };
        let ty = data.ty();
        match func.consts.get(c) {
            None => write!(self.out, "{c}"),
            Some(ConstData::Bits(0)) if ty == Type::Ptr => self.out.write_str("null"),
            Some(ConstData::Bits(bits)) => {
                write!(self.out, "{ty} ")?;
                write_bits(self.out, ty, *bits)
            }
            Some(ConstData::Undef) => write!(self.out, "{ty} undef"),
            Some(ConstData::Symbol(symbol, offset)) => {
                self.other_type(ty)?;
                write_symbol(self.out, self.module, *symbol)?;
                write_offset(self.out, *offset)
            }
            Some(ConstData::BlockAddr(symbol, target)) => {
                self.other_type(ty)?;
                write_block_addr(self.out, self.module, *symbol, *target, Some(func))
            }
        }
    }

    /// The type of an address that is not a `ptr`, as it should be.
    fn other_type(&mut self, ty: Type) -> fmt::Result {
        if ty == Type::Ptr { Ok(()) } else { write!(self.out, "{ty} ") }
    }

    fn landing_pad(&mut self, pad: Pad) -> fmt::Result {
        let func = self.func;
        self.out.write_char(' ')?;
        let Some(data) = func.pads.get(pad) else { return write!(self.out, "{pad}") };
        write_symbol(self.out, self.module, data.personality)?;
        self.out.write_str(if data.cleanup { " [cleanup" } else { " [" })?;
        self.out.write_str(if data.cleanup && !data.clauses.is_empty() { ", " } else { "" })?;
        self.list(&data.clauses, |printer, clause| match clause {
            PadClause::Catch(ty) => {
                printer.out.write_str("catch ")?;
                printer.exception_type(*ty)
            }
            PadClause::Filter(types) => {
                printer.out.write_str("filter [")?;
                printer.list(types, |printer, &ty| printer.exception_type(ty))?;
                printer.out.write_char(']')
            }
        })?;
        self.out.write_char(']')
    }

    fn exception_type(&mut self, ty: Option<Symbol>) -> fmt::Result {
        match ty {
            Some(symbol) => write_symbol(self.out, self.module, symbol),
            None => self.out.write_str("null"),
        }
    }

    /// The arguments of a call, and its signature if the callee was declared with another one.
    fn call_args(&mut self, args: &ValueList, sig: Option<SigId>) -> fmt::Result {
        self.out.write_char('(')?;
        self.operands(args.as_slice(&self.func.pool))?;
        self.out.write_char(')')?;
        let Some(sig) = sig else { return Ok(()) };
        self.out.write_str(" as ")?;
        match self.module.signatures.get(sig) {
            Some(sig) => write_signature(self.out, sig, None, None),
            None => write!(self.out, "{sig}"),
        }
    }

    fn slot(&mut self, slot: Slot) -> fmt::Result {
        let Some(data) = self.func.slots.get(slot) else { return write!(self.out, " {slot}") };
        if let Some(ty) = data.ty {
            write!(self.out, " {ty}")?;
        }
        if data.ty.is_none_or(|ty| data.size != ty.bytes()) {
            write!(self.out, " size {}", data.size)?;
        }
        if data.ty.is_none_or(|ty| u32::from(data.align_log2) != ty.bytes().trailing_zeros()) {
            self.align(data.align_log2)?;
        }
        self.out.write_str(if data.volatile { " volatile" } else { "" })?;
        if let Some(param) = data.param {
            write!(self.out, " param {param}")?;
        }
        self.func.slot_group(slot).map_or(Ok(()), |group| write!(self.out, " shared {group}"))
    }

    fn align(&mut self, align_log2: u8) -> fmt::Result {
        write!(self.out, " align {}", 1u128.checked_shl(u32::from(align_log2)).unwrap_or(0))
    }

    /// The targets of `block`, each after the text that `separator` gives for its index.
    fn edges(&mut self, block: Block, separator: impl Fn(usize) -> &'static str) -> fmt::Result {
        for (k, edge) in edges_of(self.func, block).iter().enumerate() {
            write!(self.out, "{}{}", separator(k), self.func.block_name(edge.target))?;
        }
        Ok(())
    }

    fn targets(&mut self, block: Block, opening: &'static str) -> fmt::Result {
        self.edges(block, |k| if k > 0 { ", " } else { opening })
    }

    fn cases(&mut self, block: Block, value: Value, cases: Cases) -> fmt::Result {
        let func = self.func;
        let ty = func.values.get(value).map_or(Type::I64, |data| data.ty());
        let ty = if ty.is_int() { ty } else { Type::I64 };
        let values =
            func.cases.get(cases).and_then(|range| func.case_values.get(range.0 as usize..range.1 as usize));
        let mut values = values.unwrap_or(&[]).iter();
        for (k, edge) in edges_of(func, block).iter().enumerate() {
            self.out.write_str([" ", " [", ", "][k.min(2)])?;
            if k > 0 {
                match values.next() {
                    Some(&bits) => write_bits(self.out, ty, bits)?,
                    None => self.out.write_char('?')?,
                }
                self.out.write_str(": ")?;
            }
            write!(self.out, "{}", func.block_name(edge.target))?;
        }
        self.out.write_str(if edges_of(func, block).len() > 1 { "]" } else { "" })
    }

    /// A piece of inline assembly, without its targets.
    fn asm(&mut self, asm: Asm, args: &ValueList) -> fmt::Result {
        let Some(data) = self.func.asms.get(asm) else { return write!(self.out, " {asm}") };
        let AsmData { template, operands, clobbers, side_effects, source: _ } = data;
        self.out.write_str(if *side_effects { " side_effects" } else { "" })?;
        self.out.write_char(' ')?;
        write_string(self.out, template.as_bytes())?;
        let mut args = args.as_slice(&self.func.pool).iter();
        self.out.write_str(if operands.is_empty() { "" } else { " [" })?;
        self.list(operands, |printer, operand| {
            printer.out.write_str(if operand.early_clobber { "early " } else { "" })?;
            write!(printer.out, "{} ", operand.kind)?;
            write_string(printer.out, operand.constraint.as_bytes())?;
            if let Some(ty) = operand.ty {
                write!(printer.out, " {ty}")?;
            }
            if !operand.kind.takes_argument() {
                return Ok(());
            }
            printer.out.write_str(" = ")?;
            match args.next() {
                Some(&arg) => printer.operand(arg),
                None => printer.out.write_char('?'),
            }
        })?;
        self.out.write_str(if operands.is_empty() { "" } else { "]" })?;
        self.out.write_str(if clobbers.is_empty() { "" } else { " clobbers [" })?;
        self.list(clobbers, |printer, clobber| write_string(printer.out, clobber.as_bytes()))?;
        self.out.write_str(if clobbers.is_empty() { "" } else { "]" })
    }
}
