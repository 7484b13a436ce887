//! Calls: direct, indirect, variadic, of intrinsics, with results that are not scalars.

use sheave_ir::{CallFlags, ConstData, FloatCC, InstData, SigId, Symbol, Type, Value};

use crate::attributes::{FnFlags, ParamAttrs};
use crate::cursor::Read;
use crate::function_state::{CallArg, Opd, Res};
use crate::globals::GlobalKind;
use crate::intrinsics::Intrinsic;
use crate::reader::Reader;
use crate::types::{Kind, Ty};

/// What a call calls.
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
    pub(crate) flags: FnFlags,
}

impl Reader<'_> {
    /// `call`, after the keyword.
    pub(crate) fn call_inst(&mut self) -> Read<Res> {
        let start = self.c.p;
        let (ret_ty, fn_ty, ret) = self.call_type()?;
        self.c.ws();
        let callee_pos = self.c.p;
        let mut flags = FnFlags::default();
        let callee = match self.c.peek() {
            b'@' => {
                self.c.p += 1;
                let index = self.known_global()?;
                let global = &self.globals[index as usize];
                flags = global.flags;
                if let Some(group) = global.group {
                    flags = flags.or(self.group_flags(group));
                }
                match self.globals[index as usize].kind {
                    GlobalKind::Intrinsic(intrinsic) => {
                        if intrinsic.is_ignored() {
                            self.c.ws();
                            self.c.skip_group()?;
                            self.call_attrs()?;
                            return Ok(Res::NONE);
                        }
                        let mut args = self.call_args()?;
                        self.call_attrs()?;
                        if intrinsic == Intrinsic::Unknown {
                            let name = self.c.str(self.globals[index as usize].span);
                            return Err(self.c.unsupported_at(callee_pos, format!("intrinsic '{name}'")));
                        }
                        let res = self.intrinsic_call(intrinsic, ret_ty, &args, callee_pos);
                        args.clear();
                        self.fs.args = args;
                        return res;
                    }
                    _ => Callee::Symbol(self.symbol(index)?),
                }
            }
            b'a' if self.c.peek_word() == b"asm" => return self.asm_call(ret_ty, start),
            _ => {
                let value = self.single(Ty::PTR)?;
                self.callee_of(value)
            }
        };
        let mut args = self.call_args()?;
        let flags = flags.or(self.call_attrs()?);
        let fixed = match fn_ty {
            Some(ty) => self.fixed_args(ty, &args, callee_pos)?,
            None => None,
        };
        let head = CallHead { callee, ret_ty, ret, fixed, flags };
        let res = self.emit_call(&head, &args, callee_pos);
        args.clear();
        self.fs.args = args;
        res
    }

    /// What a call of the address `value` calls.
    pub(crate) fn callee_of(&self, value: Value) -> Callee {
        match self.fs.f.const_data(value) {
            Some(ConstData::Symbol(symbol, 0)) => Callee::Symbol(symbol),
            _ => Callee::Value(value),
        }
    }

    /// Flags, calling convention, result attributes and type; the function type where it is written out.
    #[inline]
    fn call_type(&mut self) -> Read<(Ty, Option<Ty>, ParamAttrs)> {
        self.c.ws();
        let mut ret = ParamAttrs::default();
        // Most calls start with their type.
        let plain = match self.c.peek() {
            b'i' => self.c.peek_at(1).is_ascii_digit(),
            b'v' => true,
            b'p' => self.c.peek_at(1) == b't',
            _ => false,
        };
        if !plain {
            self.skip_flags();
            ret = self.header_words(&[])?.ret;
        }
        let pos = self.c.p;
        let ty = self.ty()?;
        let (ty, fn_ty) = match self.types.kind(ty) {
            Kind::Func { ret, .. } => (ret, Some(ty)),
            Kind::Ptr(Some(pointee)) => match self.types.kind(pointee) {
                // `call i32 (i8*, ...)* @f(…)`, which LLVM stopped printing long ago.
                Kind::Func { ret, .. } if self.c.s[self.c.p - 1] == b'*' && self.next_is_callee() => {
                    (ret, Some(pointee))
                }
                _ => (ty, None),
            },
            _ => (ty, None),
        };
        self.lay_out(ty, pos)?;
        Ok((ty, fn_ty, ret))
    }

    fn next_is_callee(&self) -> bool {
        let mut c = self.c;
        c.ws();
        matches!(c.peek(), b'@' | b'%') && !c.s[..c.p].ends_with(b"**")
    }

    /// Checks the arguments against a function type; the number of fixed ones where it is variadic.
    fn fixed_args(&mut self, ty: Ty, args: &[CallArg], pos: usize) -> Read<Option<u32>> {
        let Kind::Func { first, n, variadic, .. } = self.types.kind(ty) else { return Ok(None) };
        if args.len() < n as usize || (args.len() > n as usize && !variadic) {
            return Err(self.c.fault_at(pos, format!("{} arguments for {n} parameters", args.len())));
        }
        for (i, arg) in args.iter().enumerate().take(n as usize) {
            let wanted = self.types.field(first, i as u32);
            self.lay_out(wanted, pos)?;
            self.expect_type(arg.ty, wanted, arg.mark as usize)?;
        }
        Ok(variadic.then_some(n))
    }

    /// The arguments in parentheses.
    #[inline]
    pub(crate) fn call_args(&mut self) -> Read<Vec<CallArg>> {
        let mut args = core::mem::take(&mut self.fs.args);
        args.clear();
        self.c.expect(b'(')?;
        self.c.ws();
        if self.c.eat(b')') {
            return Ok(args);
        }
        loop {
            self.c.ws();
            let pos = self.c.p as u32;
            let ty = self.ty()?;
            if ty == Ty::METADATA {
                let condition = self.metadata_condition();
                self.skip_metadata_operand()?;
                args.push(CallArg { ty, attrs: ParamAttrs::default(), v: Opd(0), condition, mark: pos });
            } else {
                let mut attrs = self.param_attrs()?;
                self.fix_by_val(ty, &mut attrs);
                let v = self.operand(ty)?;
                args.push(CallArg { ty, attrs, v, condition: None, mark: pos });
            }
            self.c.ws();
            if self.c.eat(b')') {
                return Ok(args);
            }
            if !self.c.eat(b',') {
                return Err(self.c.fault(format!("expected ',' or ')', found {}", self.c.found())));
            }
        }
    }

    /// The condition that the metadata operand at the position names, as in `metadata !"olt"`.
    fn metadata_condition(&self) -> Option<FloatCC> {
        let mut c = self.c;
        c.ws();
        if !(c.eat(b'!') && c.peek() == b'"') {
            return None;
        }
        let span = c.quoted().ok()?;
        FloatCC::from_name(c.str(span))
    }

    /// Skips a metadata operand up to the comma or parenthesis after it.
    fn skip_metadata_operand(&mut self) -> Read<()> {
        loop {
            match self.c.peek() {
                b',' | b')' => return Ok(()),
                b'(' | b'{' | b'[' => self.c.skip_group()?,
                b'"' => {
                    self.c.quoted()?;
                }
                0 if self.c.p >= self.c.s.len() => return Err(self.c.fault("expected ')'")),
                _ => self.c.p += 1,
            }
        }
    }

    /// Pushes the call and collects its result.
    pub(crate) fn emit_call(&mut self, head: &CallHead, args: &[CallArg], pos: usize) -> Read<Res> {
        let CallHead { callee, ret_ty, ret, fixed, flags } = *head;
        self.begin_signature();
        let mut values = core::mem::take(&mut self.fs.values);
        values.clear();
        let demoted = self.sig_result(ret_ty, ret, pos)?;
        let mut hidden = None;
        if demoted {
            let info = self.types.info(ret_ty);
            let (size, align) = (info.size as u32, info.align_log2);
            let slot = self.fs.temporary(size, align);
            values.push(slot);
            hidden = Some(slot);
        }
        for (i, arg) in args.iter().enumerate() {
            if fixed == Some(i as u32) {
                self.end_of_fixed_params();
            }
            if self.types.info(arg.ty).pieces == 0 && !self.types.is_aggregate(arg.ty) {
                let shown = self.types.show(arg.ty);
                return Err(self.c.fault_at(arg.mark as usize, format!("an argument of type {shown}")));
            }
            let before = self.sig_cache.nonstandard;
            self.sig_param(arg.ty, arg.attrs, arg.mark as usize)?;
            if self.sig_cache.nonstandard && !before && fixed.is_some_and(|n| i as u32 >= n) {
                let message = "a vector of more than eight bytes as a variable argument";
                return Err(self.c.unsupported_at(arg.mark as usize, message));
            }
            self.pass_abi(arg.ty, arg.v, arg.mark as usize, &mut values)?;
        }
        if fixed == Some(args.len() as u32) {
            self.end_of_fixed_params();
        }
        if self.sig_cache.nonstandard
            && let Callee::Symbol(symbol) = callee
            && self.module.symbols[symbol].def == sheave_ir::SymbolDef::ExternalFunction
        {
            return Err(self
                .c
                .unsupported_at(pos, "a vector of more than eight bytes passed to an external function"));
        }
        let sig = self.finish_signature(None);
        let v = self.push_call(callee, sig, flags, ret_ty, hidden, &mut values, pos)?;
        values.clear();
        self.fs.values = values;
        Ok(Res::new(ret_ty, v))
    }

    #[allow(clippy::too_many_arguments, reason = "what a call is made of; it has one caller")]
    fn push_call(
        &mut self,
        callee: Callee,
        sig: SigId,
        flags: FnFlags,
        ret_ty: Ty,
        hidden: Option<Value>,
        values: &mut Vec<Value>,
        pos: usize,
    ) -> Read<Opd> {
        let n_x87 = self.module.signatures[sig].n_x87_results();
        let first_x87 = values.len();
        for _ in 0..n_x87 {
            let slot = self.fs.fp80_slot();
            values.push(slot);
        }
        let list = self.fs.list(values);
        let flags = CallFlags { returns_twice: flags.returns_twice, no_return: flags.no_return };
        let inst = self.fs.push(match callee {
            Callee::Symbol(callee) => InstData::Call { flags, sig, callee, args: list },
            Callee::Value(callee) => InstData::CallIndirect { flags, sig, callee, args: list },
        });
        if ret_ty == Ty::VOID {
            return Ok(Opd(0));
        }
        if let Some(slot) = hidden {
            let mut out = Vec::new();
            for i in self.units(ret_ty, pos)? {
                let unit = self.types.unit(i);
                self.load_unit(unit.ty, slot, unit.offset as i32, Default::default(), &mut out);
            }
            return Ok(self.assemble(ret_ty, &out));
        }
        let info = self.types.info(ret_ty);
        if info.single
            && let Kind::Int(1 | 8 | 16 | 32 | 64) | Kind::Ptr(_) | Kind::Float | Kind::Double = info.kind
        {
            let piece = info.piece;
            return Ok(Opd::of(self.fs.f.append_result(inst, piece)));
        }
        let mut results = Vec::new();
        let mut x87 = first_x87;
        for i in 0..self.module.signatures[sig].results.len() {
            let result = self.module.signatures[sig].results[i];
            if result.place == sheave_ir::ResultPlace::X87 {
                results.push(values[x87]);
                x87 += 1;
            } else {
                results.push(self.fs.f.append_result(inst, result.ty));
            }
        }
        if results.is_empty() {
            return Ok(Opd(self.fs.parts.len() as u32));
        }
        let mut next = 0;
        self.receive_abi(ret_ty, &results, &mut next, pos)
    }

    /// `invoke`: a call and a jump. Unwinding is not supported, so the unwind edge does not exist, and
    /// exceptions may not come past.
    pub(crate) fn invoke(&mut self) -> Read<Res> {
        let res = self.call_inst()?;
        self.c.expect_word(b"to")?;
        let normal = self.label_target()?;
        self.c.expect_word(b"unwind")?;
        self.label_target()?;
        self.end_invoke(normal);
        Ok(res)
    }

    /// The end of an `invoke` that goes on at `normal`.
    pub(crate) fn end_invoke(&mut self, normal: sheave_ir::Block) {
        self.fs.has_invoke = true;
        self.fs.f.stops_unwinding = true;
        self.lower_jump(normal);
    }

    /// `landingpad`: never reached; its value is zero.
    pub(crate) fn landing_pad(&mut self) -> Read<Res> {
        self.c.ws();
        let pos = self.c.p;
        let ty = self.ty()?;
        loop {
            self.c.ws();
            match self.c.peek_word() {
                b"cleanup" => {
                    self.c.word();
                }
                b"catch" | b"filter" => {
                    self.c.word();
                    self.typed_operand()?;
                }
                _ => break,
            }
        }
        self.lower_zero(ty, pos)
    }

    /// A value of type `ty` whose pieces are all zero.
    pub(crate) fn lower_zero(&mut self, ty: Ty, pos: usize) -> Read<Res> {
        let pieces = self.piece_types(ty, pos)?;
        let zeros: Vec<Value> = pieces.into_iter().map(|piece| self.fs.f.zero(piece)).collect();
        let v = self.assemble(ty, &zeros);
        Ok(Res::new(ty, v))
    }

    /// `resume`: never reached.
    pub(crate) fn resume(&mut self) -> Read<Res> {
        self.typed_operand()?;
        self.lower_unreachable();
        Ok(Res::NONE)
    }

    /// `va_arg`: takes the next argument from a `va_list` as the System V ABI lays it out.
    pub(crate) fn va_arg(&mut self) -> Read<Res> {
        let (addr, offset) = self.pointer_operand()?;
        self.c.expect(b',')?;
        self.c.ws();
        let pos = self.c.p;
        let ty = self.ty()?;
        self.lower_va_arg(addr, offset, ty, pos)
    }

    /// The next argument of type `ty` from the `va_list` at `addr + offset`.
    pub(crate) fn lower_va_arg(&mut self, addr: Value, offset: i32, ty: Ty, pos: usize) -> Read<Res> {
        let list = self.fs.address(addr, i64::from(offset));
        let info = *self.types.info(ty);
        if !info.single || matches!(info.kind, Kind::Half | Kind::BFloat) {
            let shown = self.types.show(ty);
            return Err(self.c.unsupported_at(pos, format!("va_arg of type {shown}")));
        }
        let area = self.fs.load(Type::Ptr, list, 8);
        if info.kind == Kind::Fp80 {
            // Always on the stack, aligned to 16 bytes.
            let bits = self.fs.bitcast(Type::I64, area);
            let up = self.fs.binary_imm(sheave_ir::BinaryOp::Add, bits, 15);
            let aligned = self.fs.binary_imm(sheave_ir::BinaryOp::And, up, !15);
            let from = self.fs.bitcast(Type::Ptr, aligned);
            let after = self.fs.address(from, 16);
            self.fs.store(after, list, 8);
            let mut out = Vec::new();
            self.load_unit(ty, from, 0, Default::default(), &mut out);
            return Ok(Res::new(ty, Opd::of(out[0])));
        }
        // In the save area while registers are left, then on the stack.
        let (field, step, limit) = if info.piece.is_float() { (4, 16, 176) } else { (0, 8, 48) };
        let used = self.fs.load(Type::I32, list, field);
        let limit = self.fs.iconst(Type::I32, limit);
        let in_register = self.fs.icmp(sheave_ir::IntCC::Ult, used, limit);
        let save = self.fs.load(Type::Ptr, list, 16);
        let distance = self.fs.unary(sheave_ir::UnaryOp::Zext, Type::I64, used);
        let saved = self.fs.binary(sheave_ir::BinaryOp::PtrAdd, save, distance);
        let from = self.fs.select(in_register, saved, area);
        let next_used = self.fs.binary_imm(sheave_ir::BinaryOp::Add, used, step);
        let next_used = self.fs.select(in_register, next_used, used);
        self.fs.store(next_used, list, field);
        let next_area = self.fs.address(area, 8);
        let next_area = self.fs.select(in_register, area, next_area);
        self.fs.store(next_area, list, 8);
        let mut out = Vec::new();
        self.load_unit(ty, from, 0, Default::default(), &mut out);
        Ok(Res::new(ty, Opd::of(out[0])))
    }
}
