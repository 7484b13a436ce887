//! Calls: direct, indirect, variadic, of intrinsics, with results that are not scalars.

use sheave_ir::{CallKind, ConstData, FuncAttrs, InstData, SigId, Symbol, Type, Value};

use crate::lower::Lower;
use crate::lower::abi::CallConv;
use crate::lower::attributes::{ParamAttrs, consistent, with_memory_of};
use crate::lower::body::{CallArg, Operand, TypedValue};
use crate::lower::reason::{Lowered, LoweredValue, Marked, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

/// The callee of a call.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Callee {
    Symbol(Symbol),
    Value(Value),
}

/// A call but for its arguments.
pub(crate) struct CallHead {
    pub(crate) callee: Callee,
    pub(crate) ret_ty: Ty,
    pub(crate) ret: ParamAttrs,
    /// For a variadic call the number of fixed arguments.
    pub(crate) fixed: Option<u32>,
    pub(crate) attrs: FuncAttrs,
    pub(crate) convention: CallConv,
}

impl Lower {
    /// The callee of a call of the address `value`.
    pub(crate) fn callee_of(&self, value: Value) -> Callee {
        match self.body.func.const_data(value) {
            Some(ConstData::Symbol(symbol, 0)) => Callee::Symbol(symbol),
            _ => Callee::Value(value),
        }
    }

    /// Checks the arguments against a function type; the number of fixed ones if it is variadic.
    pub(crate) fn fixed_args(&mut self, ty: Ty, args: &[CallArg]) -> Lowered<Option<u32>> {
        let Kind::Func { first, n, variadic, .. } = self.types.kind(ty) else { return Ok(None) };
        if args.len() < n as usize || (args.len() > n as usize && !variadic) {
            return Err(invalid(format!("{} arguments for {n} parameters", args.len())));
        }
        for (i, arg) in args.iter().enumerate().take(n as usize) {
            let wanted = self.types.field(first, i as u32);
            self.lay_out(wanted)?;
            self.expect_type(arg.ty, wanted).marked(arg.mark)?;
        }
        Ok(variadic.then_some(n))
    }

    /// Pushes the call and collects its result.
    pub(crate) fn emit_call(&mut self, head: &CallHead, args: &[CallArg]) -> LoweredValue {
        let CallHead { ret_ty, ret, fixed, convention, .. } = *head;
        self.refuse_wide_vectors(ret_ty)?;
        let mut values = core::mem::take(&mut self.body.values);
        values.clear();
        let demoted = self.begin_signature(convention, ret_ty, ret)?;
        let mut hidden = None;
        if demoted {
            let info = self.types.info(ret_ty);
            let (size, align) = (info.size as u32, info.align_log2);
            let address = match self.body.demoted_result {
                Some(address) if self.body.tail_call.is_some() => address,
                _ => self.body.temporary(size, align),
            };
            values.push(address);
            hidden = Some(address);
        }
        for (i, arg) in args.iter().enumerate() {
            if fixed == Some(i as u32) {
                self.end_of_fixed_params();
            }
            if self.types.info(arg.ty).pieces == 0 && !self.types.is_aggregate(arg.ty) {
                let shown = self.types.show(arg.ty);
                return Err(invalid(format!("an argument of type {shown}")).marked(arg.mark));
            }
            self.refuse_wide_vectors(arg.ty).marked(arg.mark)?;
            self.sig_param(arg.ty, arg.attrs).marked(arg.mark)?;
            self.pass(None, arg.ty, arg.v, &mut values).marked(arg.mark)?;
        }
        if fixed == Some(args.len() as u32) {
            self.end_of_fixed_params();
        }
        let sig = self.finish_signature();
        let v = self.push_call(head, sig, hidden, &mut values)?;
        let v = self.clean_bit(ret_ty, ret, v);
        values.clear();
        self.body.values = values;
        Ok(TypedValue::new(ret_ty, v))
    }

    fn push_call(
        &mut self,
        head: &CallHead,
        sig: SigId,
        hidden: Option<Value>,
        values: &mut Vec<Value>,
    ) -> Lowered<Operand> {
        let CallHead { callee, ret_ty, attrs, convention, .. } = *head;
        let is_tail_call = self.body.tail_call.take().is_some();
        let n_x87 = if is_tail_call { 0 } else { self.module.signatures[sig].n_x87_results() };
        let first_x87 = values.len();
        for _ in 0..n_x87 {
            let slot = self.body.fp80_slot();
            values.push(slot);
        }
        let list = self.body.list(values);
        let mut flags = with_memory_of(&self.module.signatures[sig], consistent(attrs));
        let kind = CallKind::Plain;
        let call = match callee {
            Callee::Symbol(callee) => {
                if self.body.no_builtins
                    && self.module.symbols[callee].def == sheave_ir::SymbolDef::ExternalFunction
                {
                    flags = flags | FuncAttrs::NO_INLINE;
                }
                InstData::Call { kind, flags, sig, callee, args: list }
            }
            Callee::Value(callee) => InstData::CallIndirect { kind, flags, sig, callee, args: list },
        };
        if is_tail_call {
            return self.push_tail_call(call, ret_ty);
        }
        let inst = match std::mem::take(&mut self.body.invoking) {
            true => self.push_invoke(call),
            false => self.body.push(call),
        };
        if ret_ty == Ty::VOID {
            return Ok(Operand::NONE);
        }
        if let Some(slot) = hidden {
            let mut out = Vec::new();
            for i in self.units(ret_ty)? {
                let unit = self.types.unit(i);
                self.load_unit(unit.ty, (slot, unit.offset as i32), Default::default(), &mut out);
            }
            return Ok(self.assemble(ret_ty, &out));
        }
        let info = self.types.info(ret_ty);
        if info.single
            && let Kind::Int(1 | 8 | 16 | 32 | 64) | Kind::Ptr(_) | Kind::Float | Kind::Double = info.kind
        {
            let piece = info.piece;
            return Ok(Operand::of(self.body.func.append_result(inst, piece)));
        }
        let mut results = Vec::new();
        let mut x87 = first_x87;
        for i in 0..self.module.signatures[sig].results.len() {
            let result = self.module.signatures[sig].results[i];
            if result.place == sheave_ir::ResultPlace::X87 {
                results.push(values[x87]);
                x87 += 1;
            } else {
                results.push(self.body.func.append_result(inst, result.ty));
            }
        }
        if results.is_empty() {
            return Ok(Operand(self.body.parts.len() as u32));
        }
        self.receive(Some(convention), ret_ty, &results, &mut 0)
    }

    /// Ends the block with the call in the place of a return. Nothing but that return names its result.
    fn push_tail_call(&mut self, call: InstData, ret_ty: Ty) -> Lowered<Operand> {
        if self.module.call_attrs(&call).has(FuncAttrs::RETURNS_TWICE) {
            return Err(unsupported("a 'musttail' call of a function that returns twice"));
        }
        let mut result = Vec::new();
        if ret_ty != Ty::VOID {
            self.empty_pieces(ret_ty, true, &mut result)?;
        }
        let result = match result[..] {
            [value] if self.types.info(ret_ty).single => Operand::of(value),
            _ => self.body.keep(&result),
        };
        self.body.terminate(call.with_call_kind(CallKind::Return), &[]);
        Ok(result)
    }

    /// The next argument of type `ty` from the `va_list` at `addr + offset`.
    pub(crate) fn va_arg(&mut self, addr: Value, offset: i32, ty: Ty) -> LoweredValue {
        let list = self.body.address(addr, i64::from(offset));
        let info = *self.types.info(ty);
        if !info.single || matches!(info.kind, Kind::Half | Kind::BFloat) {
            let shown = self.types.show(ty);
            return Err(unsupported(format!("va_arg of type {shown}")));
        }
        let area = self.body.load(Type::Ptr, list, 8);
        if info.kind == Kind::Fp80 {
            // Always on the stack, aligned to 16 bytes.
            let bits = self.body.bitcast(Type::I64, area);
            let up = self.body.binary_imm(sheave_ir::BinaryOp::Add, bits, 15);
            let aligned = self.body.binary_imm(sheave_ir::BinaryOp::And, up, !15);
            let from = self.body.bitcast(Type::Ptr, aligned);
            let after = self.body.address(from, 16);
            self.body.store(after, list, 8);
            let mut out = Vec::new();
            self.load_unit(ty, (from, 0), Default::default(), &mut out);
            return Ok(TypedValue::new(ty, Operand::of(out[0])));
        }
        // In the save area while registers are left, then on the stack.
        let (field, step, limit) = if info.piece.is_float() { (4, 16, 176) } else { (0, 8, 48) };
        let used = self.body.load(Type::I32, list, field);
        let limit = self.body.iconst(Type::I32, limit);
        let in_register = self.body.icmp(sheave_ir::IntCC::Ult, used, limit);
        let save = self.body.load(Type::Ptr, list, 16);
        let distance = self.body.unary(sheave_ir::UnaryOp::Zext, Type::I64, used);
        let saved = self.body.binary(sheave_ir::BinaryOp::PtrAdd, save, distance);
        let from = self.body.select(in_register, saved, area);
        let next_used = self.body.binary_imm(sheave_ir::BinaryOp::Add, used, step);
        let next_used = self.body.select(in_register, next_used, used);
        self.body.store(next_used, list, field);
        let next_area = self.body.address(area, 8);
        let next_area = self.body.select(in_register, area, next_area);
        self.body.store(next_area, list, 8);
        let mut out = Vec::new();
        self.load_unit(ty, (from, 0), Default::default(), &mut out);
        Ok(TypedValue::new(ty, Operand::of(out[0])))
    }
}
