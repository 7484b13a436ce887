use sheave_ir::{FloatCC, FuncAttrs, IntrinsicOp, MemoryEffects, PadClause, PadData, ensure};

use crate::lower::attributes::{FnFlags, ParamAttrs};
use crate::lower::body::{CallArg, Operand, TypedValue};
use crate::lower::calls::{CallHead, Callee};
use crate::lower::intrinsics::Op;
use crate::lower::types::{Kind, Ty};
use crate::parse::Reader;
use crate::parse::cursor::text;
use crate::parse::fault::{At, Read};
use crate::parse::headers::GlobalKind;
use crate::parse::list::List;
use crate::parse::tail_calls::convention;

impl Reader<'_> {
    /// `call`, after the keyword.
    pub(crate) fn call_inst(&mut self) -> Read<TypedValue> {
        let start = self.cursor.p;
        let (ret_ty, fn_ty, ret, cc) = self.call_type()?;
        let callee_pos = self.cursor.token_start();
        let mut promised = FnFlags::default();
        let callee = match self.cursor.peek() {
            b'@' => {
                self.cursor.p += 1;
                let index = self.known_global()?;
                let global = &self.globals[index as usize];
                promised = self.global_flags(global);
                match self.globals[index as usize].kind {
                    GlobalKind::Intrinsic(intrinsic) => {
                        if intrinsic.op.is_ignored() {
                            self.cursor.ws();
                            if self.metadata.wants_variables
                                && matches!(intrinsic.op, Op::Dbg)
                                && self.globals[index as usize].name == b"llvm.dbg.declare"
                            {
                                self.debug_declare(self.cursor);
                            }
                            self.cursor.skip_group()?;
                            self.call_attrs()?;
                            return Ok(TypedValue::NONE);
                        }
                        let mut args = self.call_args()?;
                        self.call_attrs()?;
                        let starts = matches!(intrinsic.op, Op::Direct(IntrinsicOp::VaStart));
                        ensure(!starts || self.own_is_variadic(), || {
                            self.fault_at(callee_pos, "va_start in a function with fixed arguments")
                        })?;
                        if matches!(intrinsic.op, Op::Unknown) {
                            let name = text(self.globals[index as usize].name);
                            return Err(self.unsupported_at(callee_pos, format!("intrinsic '{name}'")));
                        }
                        let result = self.lower.intrinsic_call(intrinsic, ret_ty, &args).at(callee_pos);
                        args.clear();
                        self.args = args;
                        return result.map(|v| TypedValue::new(ret_ty, v));
                    }
                    _ => Callee::Symbol(self.symbol(index)?),
                }
            }
            b'a' if self.cursor.peek_word() == b"asm" => {
                if let Some(call) = self.lower.body.tail_call {
                    return Err(self.fault_at(call as usize, "a 'musttail' call of inline assembly"));
                }
                return self.asm_call(ret_ty, start);
            }
            _ => {
                let value = self.single(Ty::PTR)?;
                self.lower.callee_of(value)
            }
        };
        let mut args = self.call_args()?;
        let passes_dots = self.cursor.s[..self.cursor.p - 1].trim_ascii_end().ends_with(b"...");
        let attrs = self.call_attrs()?.attrs;
        let fixed = match fn_ty {
            Some(ty) => self.lower.fixed_args(ty, &args).at(callee_pos)?,
            None => None,
        };
        if let Some(call) = self.lower.body.tail_call {
            ensure(passes_dots || !self.own_is_variadic(), || {
                self.fault_at(call as usize, "a 'musttail' call in a variadic function without '...'")
            })?;
            self.check_tail_call(call as usize, cc, ret_ty, fn_ty, &args)?;
        }
        // The attributes of the callee's symbol are not repeated, except those about control flow.
        let control = FuncAttrs::RETURNS_TWICE | FuncAttrs::NO_RETURN;
        let all = attrs | promised.attrs;
        let known = all.memory() == promised.attrs.memory();
        let effects = if known { MemoryEffects::ANY } else { all.memory() };
        let attrs = ((attrs - promised.attrs) | (all & control)).with_memory(effects);
        let head = CallHead { callee, ret_ty, ret, fixed, attrs, convention: convention(cc) };
        let res = self.lower.emit_call(&head, &args).at(callee_pos);
        args.clear();
        self.args = args;
        res
    }

    /// The type, the function type if it is written out, attributes of the result, calling convention.
    #[inline]
    fn call_type(&mut self) -> Read<(Ty, Option<Ty>, ParamAttrs, u32)> {
        self.cursor.ws();
        let (mut ret, mut cc) = (ParamAttrs::default(), 0);
        // Most calls start with their type.
        let plain = match self.cursor.peek() {
            b'i' => self.cursor.peek_at(1).is_ascii_digit(),
            b'v' => true,
            b'p' => self.cursor.peek_at(1) == b't',
            _ => false,
        };
        if !plain {
            self.skip_flags();
            let header = self.header_words(true)?;
            (ret, cc) = (header.ret, header.cc);
        }
        let pos = self.cursor.p;
        let ty = self.ty()?;
        let (ty, fn_ty) = match self.lower.types.kind(ty) {
            Kind::Func { ret, .. } => (ret, Some(ty)),
            _ => (ty, None),
        };
        self.lower.lay_out(ty).at(pos)?;
        Ok((ty, fn_ty, ret, cc))
    }

    /// The arguments in parentheses.
    #[inline]
    pub(crate) fn call_args(&mut self) -> Read<Vec<CallArg>> {
        let mut args = core::mem::take(&mut self.args);
        args.clear();
        self.cursor.expect(b'(')?;
        let mut list = List::until(b')');
        while list.goes_on(&mut self.cursor)? {
            if self.cursor.peek() == b'.' {
                self.variable_arguments()?;
                break;
            }
            let pos = self.cursor.p as u32;
            let ty = self.ty()?;
            let mut attrs = ParamAttrs::default();
            if ty == Ty::METADATA {
                let condition = self.metadata_condition();
                self.cursor.skip_value()?;
                args.push(CallArg { ty, attrs, v: Operand::NONE, condition, mark: pos });
            } else {
                attrs = self.param_attrs()?;
                let v = self.operand(ty)?;
                args.push(CallArg { ty, attrs, v, condition: None, mark: pos });
            }
        }
        Ok(args)
    }

    /// The condition that the metadata operand at the position names, as in `metadata !"olt"`.
    fn metadata_condition(&self) -> Option<FloatCC> {
        let mut c = self.cursor;
        c.ws();
        if !c.eat(b'!') {
            return None;
        }
        let span = c.quoted().ok()?;
        FloatCC::from_name(c.str(span))
    }

    /// `invoke`: a call with two successors.
    pub(crate) fn invoke(&mut self) -> Read<TypedValue> {
        self.lower.begin_invoke();
        let res = self.call_inst()?;
        self.cursor.expect_word(b"to")?;
        let normal = self.label_target()?;
        self.cursor.expect_word(b"unwind")?;
        let pos = self.cursor.token_start();
        let unwind = self.label_target()?;
        self.lower.end_invoke(normal, unwind, pos as u32);
        Ok(res)
    }

    /// `landingpad`, first in its block.
    pub(crate) fn landing_pad(&mut self) -> Read<TypedValue> {
        let pos = self.cursor.token_start();
        let ty = self.ty()?;
        let Some(name) = self.headers[self.header as usize].personality else {
            return Err(self.fault_at(pos, "a landingpad in a function without a personality"));
        };
        let after = std::mem::replace(&mut self.cursor.p, name as usize);
        let personality = self.known_global()?;
        self.cursor.p = after;
        let personality = self.symbol(personality)?;
        let mut data = PadData { personality, cleanup: false, clauses: Vec::new() };
        loop {
            // Clauses and the next instruction are on lines of their own.
            let end = self.cursor.p;
            self.cursor.ws();
            let word = self.cursor.peek_word();
            match word {
                b"cleanup" => {
                    self.cursor.word();
                    data.cleanup = true;
                }
                b"catch" | b"filter" => {
                    self.cursor.word();
                    let pos = self.cursor.token_start();
                    let (ty, v) = self.typed_operand()?;
                    let types = self.lower.exception_types(ty, v).at(pos)?;
                    data.clauses.push(match types[..] {
                        [ty] if word == b"catch" => PadClause::Catch(ty),
                        _ => PadClause::Filter(types),
                    });
                }
                _ => {
                    self.cursor.p = end;
                    break;
                }
            }
        }
        if !data.cleanup && data.clauses.is_empty() {
            return Err(self.fault_at(pos, "a landingpad needs a clause, or 'cleanup'"));
        }
        self.lower.landing_pad(ty, data, pos as u32).at(pos)
    }

    /// `resume`
    pub(crate) fn resume(&mut self) -> Read<TypedValue> {
        let pos = self.cursor.token_start();
        let (ty, v) = self.typed_operand()?;
        ensure(self.headers[self.header as usize].personality.is_some(), || {
            self.fault_at(pos, "a resume in a function without a personality")
        })?;
        self.lower.resume(ty, v).at(pos)?;
        Ok(TypedValue::NONE)
    }

    /// `va_arg`: takes the next argument from a `va_list` as the System V ABI lays it out.
    pub(crate) fn va_arg(&mut self) -> Read<TypedValue> {
        let (addr, offset) = self.pointer_operand()?;
        self.cursor.expect(b',')?;
        let pos = self.cursor.token_start();
        let ty = self.ty()?;
        self.lower.va_arg(addr, offset, ty).at(pos)
    }
}
