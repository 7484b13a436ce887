//! Prints instructions and operands.

use core::fmt::{self, Write};

use super::attributes::write_attributes;
use super::literal::{write_bits, write_string};
use super::print::{FunctionPrinter, edges_of};
use super::print_module::{write_offset, write_signature, write_symbol};
use crate::result_type::{ResultType, result_type};
use crate::{
    Asm, AsmData, AsmOperandKind, Block, ConstData, Inst, InstData, MemFlags, SigId, Slot, Symbol, Type,
    UnaryOp, Value, ValueDef, ValueList,
};
use crate::{FuncAttrs, Pad, PadClause};

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
        let result_ty = func.result(inst).and_then(|value| func.values.get(value)).map(|data| data.ty());
        match data {
            InstData::Unary { op, arg } => self.named(op.name(), data, result_ty, &[*arg]),
            InstData::Binary { op, flags, args } => {
                write!(self.out, "{op} {flags}")?;
                self.operands(args)
            }
            InstData::Wide { op, args } => self.named(op.name(), data, result_ty, args),
            InstData::Ternary { op, args } => self.named(op.name(), data, result_ty, args),
            InstData::Icmp { cc, args } => {
                write!(self.out, "icmp {cc} ")?;
                self.operands(args)
            }
            InstData::Fcmp { cc, args } => {
                write!(self.out, "fcmp {cc} ")?;
                self.operands(args)
            }
            InstData::PtrIndex { flags, scale, base, index, offset } => {
                write!(self.out, "ptr_index {flags}")?;
                self.operands(&[*base, *index])?;
                write!(self.out, " * {scale}")?;
                self.displacement(*offset)
            }
            InstData::Alloca { slot } => self.alloca(*slot),
            InstData::DynAlloca { align_log2, size } => {
                self.out.write_str("dyn_alloca ")?;
                self.operand(*size)?;
                write!(self.out, ", align {}", 1u128.checked_shl(u32::from(*align_log2)).unwrap_or(0))
            }
            InstData::Load { flags, addr, offset } => {
                self.out.write_str("load ")?;
                self.mem_flags(*flags)?;
                if let Some(ty) = result_ty {
                    write!(self.out, "{ty} ")?;
                }
                self.operand(*addr)?;
                self.displacement(*offset)
            }
            InstData::Store { flags, addr, value, offset } => {
                self.out.write_str("store ")?;
                self.mem_flags(*flags)?;
                self.operands(&[*value, *addr])?;
                self.displacement(*offset)
            }
            InstData::Rmw { op, flags, addr, value } => {
                self.out.write_str("rmw ")?;
                self.mem_flags(*flags)?;
                write!(self.out, "{op} ")?;
                self.operands(&[*addr, *value])
            }
            InstData::CmpXchg { flags, args } => {
                self.out.write_str("cmpxchg ")?;
                self.mem_flags(*flags)?;
                self.operands(args)
            }
            InstData::Lifetime { slot, event } => {
                self.out.write_str(event.name())?;
                match self.address_of(*slot) {
                    Some(address) => write!(self.out, " {}", func.value_name(address)),
                    None => write!(self.out, " {slot}"),
                }
            }
            InstData::Fence { ordering } => write!(self.out, "fence {}", ordering.name()),
            InstData::Mem { op, volatile, args } => {
                write!(self.out, "{op} {}", if *volatile { "volatile " } else { "" })?;
                self.operands(args)
            }
            InstData::Call { flags, sig, callee, args } => self.call("call ", *flags, *sig, *callee, args),
            InstData::CallIndirect { flags, sig, callee, args } => {
                self.call_indirect("call_indirect ", *flags, *sig, *callee, args)
            }
            InstData::Invoke { flags, sig, callee, args } => {
                self.call("invoke ", *flags, *sig, *callee, args)?;
                self.invoke_targets(block)
            }
            InstData::InvokeIndirect { flags, sig, callee, args } => {
                self.call_indirect("invoke_indirect ", *flags, *sig, *callee, args)?;
                self.invoke_targets(block)
            }
            InstData::LandingPad { pad } => self.landing_pad(*pad),
            InstData::TypeId { symbol } => {
                self.out.write_str("type_id ")?;
                write_symbol(self.out, self.module, *symbol)
            }
            InstData::Resume { args } => {
                self.out.write_str("resume ")?;
                self.operands(args)
            }
            InstData::Intrinsic { op, args } => {
                self.named(op.name(), data, result_ty, args.as_slice(&func.pool))
            }
            InstData::Asm { asm, args } => self.asm("asm", *asm, args),
            InstData::Jump => {
                self.out.write_str("jump ")?;
                self.targets(block)
            }
            InstData::Branch { cond } => {
                self.out.write_str("branch ")?;
                self.operand(*cond)?;
                self.out.write_str(", ")?;
                self.targets(block)
            }
            InstData::Switch { value, cases } => {
                self.out.write_str("switch ")?;
                self.operand(*value)?;
                self.out.write_str(", ")?;
                self.switch_targets(block, *value, *cases)
            }
            InstData::IndirectBranch { addr } => {
                self.out.write_str("indirect_branch ")?;
                self.operand(*addr)?;
                self.out.write_str(", [")?;
                self.targets(block)?;
                self.out.write_char(']')
            }
            InstData::AsmGoto { asm, args } => {
                self.asm("asm_goto", *asm, args)?;
                self.out.write_str(" to ")?;
                for (k, edge) in edges_of(func, block).iter().enumerate() {
                    self.out.write_str(match k {
                        0 => "",
                        1 => " [",
                        _ => ", ",
                    })?;
                    write!(self.out, "{}", func.block_name(edge.target))?;
                }
                self.out.write_str(if edges_of(func, block).len() > 1 { "]" } else { "" })
            }
            InstData::Return { args } => {
                let args = args.as_slice(&func.pool);
                self.out.write_str(if args.is_empty() { "return" } else { "return " })?;
                self.operands(args)
            }
            InstData::Unreachable => self.out.write_str("unreachable"),
        }
    }

    /// `v1, v2 = `, with types where a reader could not know them at this point.
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

    /// Mnemonic, type where it is named, operands.
    fn named(&mut self, name: &str, data: &InstData, ty: Option<Type>, args: &[Value]) -> fmt::Result {
        self.out.write_str(name)?;
        if let Some(ty) = ty
            && result_type(self.func, self.module, data, 0) == ResultType::Named
        {
            write!(self.out, " {ty}")?;
        }
        self.out.write_str(if args.is_empty() { "" } else { " " })?;
        self.operands(args)
    }

    fn operands(&mut self, args: &[Value]) -> fmt::Result {
        for (i, &arg) in args.iter().enumerate() {
            self.out.write_str(if i > 0 { ", " } else { "" })?;
            self.operand(arg)?;
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
                self.block_addr(*symbol, *target)
            }
        }
    }

    /// The type of an address that is not a `ptr`, as it should be.
    fn other_type(&mut self, ty: Type) -> fmt::Result {
        if ty == Type::Ptr { Ok(()) } else { write!(self.out, "{ty} ") }
    }

    fn block_addr(&mut self, symbol: Symbol, target: Block) -> fmt::Result {
        // A function that is being compiled is a copy of the module's, so its own blocks are asked first.
        if symbol == self.func.symbol {
            self.out.write_str("blockaddr(")?;
            write_symbol(self.out, self.module, symbol)?;
            return write!(self.out, ", {})", self.func.block_name(target));
        }
        super::print_module::write_block_addr(self.out, self.module, symbol, target)
    }

    /// ` + 8` or ` - 8`, nothing for zero.
    fn displacement(&mut self, offset: i32) -> fmt::Result {
        match offset {
            0 => Ok(()),
            1.. => write!(self.out, " + {offset}"),
            _ => write!(self.out, " - {}", offset.unsigned_abs()),
        }
    }

    fn mem_flags(&mut self, flags: MemFlags) -> fmt::Result {
        self.out.write_str(if flags.volatile { "volatile " } else { "" })?;
        let ordering = flags.ordering.name();
        if ordering.is_empty() { Ok(()) } else { write!(self.out, "{ordering} ") }
    }

    fn call(
        &mut self,
        mnemonic: &str,
        flags: FuncAttrs,
        sig: SigId,
        callee: Symbol,
        args: &ValueList,
    ) -> fmt::Result {
        self.out.write_str(mnemonic)?;
        write_attributes(self.out, flags)?;
        write_symbol(self.out, self.module, callee)?;
        self.call_args(args)?;
        let declared = self.module.symbols.get(callee).and_then(|symbol| symbol.sig);
        if declared == Some(sig) { Ok(()) } else { self.call_signature(sig) }
    }

    fn call_indirect(
        &mut self,
        mnemonic: &str,
        flags: FuncAttrs,
        sig: SigId,
        callee: Value,
        args: &ValueList,
    ) -> fmt::Result {
        self.out.write_str(mnemonic)?;
        write_attributes(self.out, flags)?;
        self.operand(callee)?;
        self.call_args(args)?;
        self.call_signature(sig)
    }

    fn invoke_targets(&mut self, block: Block) -> fmt::Result {
        for (k, edge) in edges_of(self.func, block).iter().enumerate() {
            self.out.write_str(if k == 0 { " to " } else { " unwind " })?;
            write!(self.out, "{}", self.func.block_name(edge.target))?;
        }
        Ok(())
    }

    fn landing_pad(&mut self, pad: Pad) -> fmt::Result {
        let func = self.func;
        self.out.write_str("landing_pad ")?;
        let Some(data) = func.pads.get(pad) else { return write!(self.out, "{pad}") };
        write_symbol(self.out, self.module, data.personality)?;
        self.out.write_str(if data.cleanup { " [cleanup" } else { " [" })?;
        let mut separator = if data.cleanup { ", " } else { "" };
        for clause in &data.clauses {
            self.out.write_str(separator)?;
            separator = ", ";
            match clause {
                PadClause::Catch(ty) => {
                    self.out.write_str("catch ")?;
                    self.exception_type(*ty)?;
                }
                PadClause::Filter(types) => {
                    self.out.write_str("filter [")?;
                    for (i, ty) in types.iter().enumerate() {
                        self.out.write_str(if i > 0 { ", " } else { "" })?;
                        self.exception_type(*ty)?;
                    }
                    self.out.write_char(']')?;
                }
            }
        }
        self.out.write_char(']')
    }

    fn exception_type(&mut self, ty: Option<Symbol>) -> fmt::Result {
        match ty {
            Some(symbol) => write_symbol(self.out, self.module, symbol),
            None => self.out.write_str("null"),
        }
    }

    fn call_args(&mut self, args: &ValueList) -> fmt::Result {
        self.out.write_char('(')?;
        self.operands(args.as_slice(&self.func.pool))?;
        self.out.write_char(')')
    }

    fn call_signature(&mut self, sig: SigId) -> fmt::Result {
        self.out.write_str(" as ")?;
        match self.module.signatures.get(sig) {
            Some(sig) => write_signature(self.out, sig, None, None),
            None => write!(self.out, "{sig}"),
        }
    }

    fn alloca(&mut self, slot: Slot) -> fmt::Result {
        self.out.write_str("alloca")?;
        let Some(data) = self.func.slots.get(slot) else { return write!(self.out, " {slot}") };
        if let Some(ty) = data.ty {
            write!(self.out, " {ty}")?;
        }
        if data.ty.is_none_or(|ty| data.size != ty.bytes()) {
            write!(self.out, " size {}", data.size)?;
        }
        if data.ty.is_none_or(|ty| u32::from(data.align_log2) != ty.bytes().trailing_zeros()) {
            write!(self.out, " align {}", 1u128.checked_shl(u32::from(data.align_log2)).unwrap_or(0))?;
        }
        self.out.write_str(if data.volatile { " volatile" } else { "" })?;
        if let Some(param) = data.param {
            write!(self.out, " param {param}")?;
        }
        self.func.slot_group(slot).map_or(Ok(()), |group| write!(self.out, " shared {group}"))
    }

    fn targets(&mut self, block: Block) -> fmt::Result {
        for (k, edge) in edges_of(self.func, block).iter().enumerate() {
            self.out.write_str(if k > 0 { ", " } else { "" })?;
            write!(self.out, "{}", self.func.block_name(edge.target))?;
        }
        Ok(())
    }

    fn switch_targets(&mut self, block: Block, value: Value, cases: crate::Cases) -> fmt::Result {
        let func = self.func;
        let ty = func.values.get(value).map_or(Type::I64, |data| data.ty());
        let ty = if ty.is_int() { ty } else { Type::I64 };
        let values =
            func.cases.get(cases).and_then(|range| func.case_values.get(range.0 as usize..range.1 as usize));
        let mut values = values.unwrap_or(&[]).iter();
        for (k, edge) in edges_of(func, block).iter().enumerate() {
            if k > 0 {
                self.out.write_str(if k == 1 { " [" } else { ", " })?;
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

    /// Everything of a piece of inline assembly except where it goes.
    fn asm(&mut self, mnemonic: &str, asm: Asm, args: &ValueList) -> fmt::Result {
        self.out.write_str(mnemonic)?;
        let Some(data) = self.func.asms.get(asm) else { return write!(self.out, " {asm}") };
        let AsmData { template, operands, clobbers, side_effects, source: _ } = data;
        self.out.write_str(if *side_effects { " side_effects" } else { "" })?;
        self.out.write_char(' ')?;
        write_string(self.out, template.as_bytes())?;
        let mut args = args.as_slice(&self.func.pool).iter();
        for (i, operand) in operands.iter().enumerate() {
            self.out.write_str(if i > 0 { ", " } else { " [" })?;
            self.out.write_str(if operand.early_clobber { "early " } else { "" })?;
            self.out.write_str(match operand.kind {
                AsmOperandKind::Output => "out ",
                AsmOperandKind::OutputTo => "out_to ",
                AsmOperandKind::OutputMemory => "out_memory ",
                AsmOperandKind::Input => "in ",
                AsmOperandKind::InputMemory => "in_memory ",
            })?;
            write_string(self.out, operand.constraint.as_bytes())?;
            if let Some(ty) = operand.ty {
                write!(self.out, " {ty}")?;
            }
            if operand.kind.takes_argument() {
                match args.next() {
                    Some(&arg) => {
                        self.out.write_str(" = ")?;
                        self.operand(arg)?;
                    }
                    None => self.out.write_str(" = ?")?,
                }
            }
        }
        self.out.write_str(if operands.is_empty() { "" } else { "]" })?;
        for (i, clobber) in clobbers.iter().enumerate() {
            self.out.write_str(if i > 0 { ", " } else { " clobbers [" })?;
            write_string(self.out, clobber.as_bytes())?;
        }
        self.out.write_str(if clobbers.is_empty() { "" } else { "]" })
    }
}
