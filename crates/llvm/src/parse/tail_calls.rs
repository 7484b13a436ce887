//! Calls that LLVM guarantees to be tail calls: the rules of `musttail`, and the `ret` behind it.
//!
//! ```text
//! %v = musttail call i32 %f(i32 %n)        return_call_indirect v1(v0) ...
//! ret i32 %v                               no instruction
//! ```

use sheave_ir::{Convention, ensure};

use crate::lower::abi::CallConv;
use crate::lower::attributes::ParamAttrs;
use crate::lower::body::{CallArg, TypedValue};
use crate::lower::types::{Kind, Ty};
use crate::parse::Reader;
use crate::parse::fault::{Fault, Read};

/// The number of `tailcc`.
const TAIL: u32 = 18;
/// The number of `swifttailcc`.
const SWIFT_TAIL: u32 = 20;

/// The calling conventions by their words and numbers.
pub(crate) const CONVENTIONS: [(&str, u32); 8] = [
    ("ccc", 0),
    ("fastcc", FAST),
    ("coldcc", 9),
    ("preserve_mostcc", 14),
    ("preserve_allcc", 15),
    ("tailcc", TAIL),
    ("swifttailcc", SWIFT_TAIL),
    ("x86_64_sysvcc", 78),
];

/// The number of `fastcc`.
const FAST: u32 = 8;

/// The convention of a number. Those without one of their own are C's, which code of the module and of other
/// compilers agrees on unless it is rarely used: those that preserve more registers promise that to callers
/// elsewhere.
pub(crate) fn convention(cc: u32) -> CallConv {
    let (machine, n_float_results) = match cc {
        FAST => (Convention::C, 3),
        TAIL => (Convention::Tail, 3),
        SWIFT_TAIL => (Convention::SwiftTail, 4),
        _ => return CallConv::C,
    };
    CallConv { machine, n_float_results }
}

impl Reader<'_> {
    /// `musttail`, after the keyword at `start`.
    #[cold]
    pub(crate) fn must_tail_call(&mut self, start: usize) -> Read<TypedValue> {
        self.cursor.expect_word(b"call")?;
        self.lower.body.tail_call = Some(start as u32);
        let res = self.call_inst()?;
        if self.lower.body.tail_call.take().is_some() {
            return Err(self.unsupported_at(start, "'musttail' at a call that is not one of a function"));
        }
        Ok(res)
    }

    /// The rules of a `musttail` call with the calling convention `cc`, whose type `fn_ty` may be written
    /// out.
    #[cold]
    pub(crate) fn check_tail_call(
        &self,
        start: usize,
        cc: u32,
        ret_ty: Ty,
        fn_ty: Option<Ty>,
        args: &[CallArg],
    ) -> Read<()> {
        let own = &self.globals[self.headers[self.header as usize].global as usize];
        let Kind::Func { ret: own_ret, variadic: own_variadic, .. } = self.lower.types.kind(own.ty) else {
            return Ok(());
        };
        let own_params = &self.param_pool[own.params.0 as usize..own.params.1 as usize];
        let variadic = match fn_ty.map(|ty| self.lower.types.kind(ty)) {
            Some(Kind::Func { variadic, .. }) => variadic,
            _ => false,
        };
        let differs = |what: &str| self.fault_at(start, format!("a 'musttail' call {what} than its caller"));
        ensure(variadic == own_variadic, || differs("with other variable arguments"))?;
        ensure(ret_ty == own_ret, || differs("with a result of another type"))?;
        ensure(cc == own.header.cc, || differs("with another calling convention"))?;
        if matches!(cc, TAIL | SWIFT_TAIL) {
            let mut attrs = args.iter().map(|arg| arg.attrs).chain(own_params.iter().map(|own| own.attrs));
            return match attrs.any(|attrs| attrs.in_reg) {
                true => Err(self.fault_at(start, "a 'musttail' call of this convention with 'inreg'")),
                false if variadic => {
                    Err(self.fault_at(start, "a 'musttail' call of this convention with variable arguments"))
                }
                false => Ok(()),
            };
        }
        ensure(!variadic || args.len() <= own_params.len(), || {
            self.unsupported_at(start, "a 'musttail' call with variable arguments of its own")
        })?;
        ensure(args.len() == own_params.len(), || differs("with another number of parameters"))?;
        if args.iter().zip(own_params).any(|(arg, own)| arg.ty != own.ty) {
            return Err(differs("with parameters of other types"));
        }
        let place = |attrs: ParamAttrs| {
            let align = if attrs.by_val.is_some() { attrs.align } else { 0 };
            (attrs.sret, attrs.by_val, attrs.in_reg, align)
        };
        if args.iter().zip(own_params).any(|(arg, own)| place(arg.attrs) != place(own.attrs)) {
            return Err(differs("with parameters passed in another way"));
        }
        Ok(())
    }

    /// Whether the function being read has variable arguments.
    #[cold]
    pub(crate) fn own_is_variadic(&self) -> bool {
        let own = &self.globals[self.headers[self.header as usize].global as usize];
        matches!(self.lower.types.kind(own.ty), Kind::Func { variadic: true, .. })
    }

    /// Whether `...` ends the arguments of a call, which it must where a `musttail` call passes on the
    /// variable arguments of its caller.
    #[cold]
    pub(crate) fn variable_arguments(&mut self) -> Read<()> {
        let start = self.cursor.token_start();
        let dots = self.cursor.word() == b"...";
        if dots && !(self.own_is_variadic() && self.lower.body.tail_call.is_some()) {
            return Err(self.fault_at(start, "'...' outside of a 'musttail' call in a variadic function"));
        }
        self.cursor.expect(b')')
    }

    /// The `ret` that must follow the `musttail` call at `call`; a `bitcast` of the result may precede it.
    /// `first` is the byte at the position. Gives the first byte of the next statement.
    #[cold]
    pub(crate) fn return_of_call(&mut self, call: usize, result: TypedValue, mut first: u8) -> Read<u8> {
        let made = self.lower.body.func.insts.next_key();
        self.statement = self.cursor.p;
        if first == b'%' {
            let start = self.cursor.p;
            self.cursor.p += 1;
            let id = self.definition_name()?;
            self.cursor.equals_sign()?;
            ensure(self.cursor.eat_word(b"bitcast"), || self.no_return(call))?;
            self.result_of_call(call, result)?;
            self.cursor.expect_word(b"to")?;
            ensure(self.ty()? == result.ty, || self.no_return(call))?;
            self.define(id, start, result)?;
            first = self.next_statement(made)?;
        }
        ensure(first == b'r' && self.cursor.eat_word(b"ret"), || self.no_return(call))?;
        self.result_of_call(call, result)?;
        self.next_statement(made)
    }

    /// The type of the result of the call, and the result.
    fn result_of_call(&mut self, call: usize, result: TypedValue) -> Read<()> {
        ensure(self.ty()? == result.ty, || self.no_return(call))?;
        if result.ty == Ty::VOID {
            return Ok(());
        }
        self.cursor.ws();
        let is_result = match self.cursor.peek() {
            b'%' => self.operand(result.ty)? == result.v,
            _ => matches!(self.cursor.word(), b"undef" | b"poison"),
        };
        if is_result { Ok(()) } else { Err(self.no_return(call)) }
    }

    fn no_return(&self, call: usize) -> Box<Fault> {
        self.fault_at(call, "a 'musttail' call that no 'ret' of its result follows")
    }
}
