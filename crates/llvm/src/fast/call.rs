//! Direct calls that pass what the function was declared with, and variable arguments of plain types.

use sheave_ir::{
    AbiParam, AbiResult, CallFlags, Extension, Inst, InstData, ResultPlace, SigId, Symbol, Type, Value,
};

use super::line::{Line, low};
use super::{keys, plain_type};
use crate::attributes::FnFlags;
use crate::cursor::key;
use crate::function_state::{CallArg, Opd, Res};
use crate::globals::GlobalKind;
use crate::intrinsics::Intrinsic;
use crate::reader::Reader;
use crate::types::Ty;

keys! {
    CALL = b"call ", VOID = b"void ", NOUNDEF = b"noundef ", SIGNEXT = b"signext ", ZEROEXT = b"zeroext ",
    SPACE_GROUP = b" #", I1_TRUE = b"i1 true", I1_FALSE = b"i1 false", ALIGN = b"align ", NOALIAS = b"noalias ", COMMA = b", ", DOTS = b"...) ",
}

/// A variadic function with more fixed parameters is left to the careful way.
const MAX_FIXED: usize = 8;

impl<'s> Reader<'s> {
    /// A call without a result from the line end in front of it.
    #[inline(always)]
    pub(super) fn fast_call_line(&mut self, mut line: Line<'s>) -> Option<Line<'s>> {
        line.skip(3)?;
        let mut after = line;
        after.take(CALL, 5)?;
        // A result without a name gets a number; only the careful way gives it one.
        after.take(VOID, 5)?;
        let (line, _) = self.fast_call(line)?;
        Some(line)
    }

    /// A call.
    #[inline(never)]
    pub(super) fn fast_call(&mut self, mut line: Line<'s>) -> Option<(Line<'s>, Res)> {
        line.take(CALL, 5)?;
        line.take_if(NOALIAS, 8)?;
        let ret_extension = extension(&mut line)?;
        let ret = if low(line.word()?, 5) == VOID {
            line.skip(4)?;
            None
        } else {
            let (ty, piece, n) = plain_type(line.word()?)?;
            line.skip(n)?;
            Some((ty, AbiResult { ty: piece, extension: ret_extension, place: ResultPlace::Register }))
        };
        line.take(u64::from(b' '), 1)?;
        let mut fixed = [Type::I8; MAX_FIXED];
        let n_fixed = if line.byte()? == b'(' { Some(fixed_types(&mut line, &mut fixed)?) } else { None };
        line.take(u64::from(b'@'), 1)?;
        let name = line.name()?;
        line.take(u64::from(b'('), 1)?;
        let id = self.fast_find_global(&name)?;
        let global = &self.globals[id as usize];
        match global.kind {
            GlobalKind::Declared | GlobalKind::Defined(_) => {}
            GlobalKind::Intrinsic(intrinsic) if n_fixed.is_none() && ret_extension == Extension::None => {
                let pos = name.span(self.c.s.len()).start as usize - 1;
                return self.fast_intrinsic(line, intrinsic, ret.map_or(Ty::VOID, |ret| ret.0), pos);
            }
            _ => return None,
        }
        let flags = match global.group {
            Some(group) => global.flags.or(self.group_flags(group)),
            None => global.flags,
        };
        let callee = self.symbol(id).ok()?;
        let sig = self.module.symbols[callee].sig?;
        let declared = &self.module.signatures[sig];
        let results = ret.as_ref().map_or(&[][..], |(_, result)| core::slice::from_ref(result));
        if declared.variadic.map(|n| n as usize) != n_fixed || declared.results != results {
            return None;
        }
        let n = declared.params.len();
        if n_fixed.is_some_and(|_| declared.params.iter().zip(&fixed).any(|(param, &ty)| param.ty != ty)) {
            return None;
        }
        let mut values = core::mem::take(&mut self.fs.values);
        values.clear();
        let args = match n_fixed {
            None => self.fast_args(line, sig, n, &mut values).map(|line| (line, sig)),
            Some(_) => self.fast_variable_args(line, sig, n, &mut values),
        };
        let res = args.and_then(|(line, sig)| self.fast_call_end(line, callee, sig, flags, &values));
        self.fs.values = values;
        let (line, inst) = res?;
        let Some((ty, result)) = ret else { return Some((line, Res::NONE)) };
        let v = self.fs.f.append_result(inst, result.ty);
        Some((line, Res::new(ty, Opd::of(v))))
    }

    /// A call of the intrinsic whose name is at `pos`, from its first argument on.
    #[inline(never)]
    fn fast_intrinsic(
        &mut self,
        mut line: Line<'s>,
        intrinsic: Intrinsic,
        ret: Ty,
        pos: usize,
    ) -> Option<(Line<'s>, Res)> {
        if intrinsic.is_ignored() {
            return None;
        }
        let mut args = core::mem::take(&mut self.fs.args);
        args.clear();
        let res = self.fast_intrinsic_args(&mut line, &mut args).and_then(|()| {
            if line.take_if(SPACE_GROUP, 2)? {
                let (_, n, _) = super::digits(line.word()?)?;
                line.skip(n)?;
            }
            line.plain_end()?;
            // What is wrong here is found once more by the careful way, which says so.
            self.intrinsic_call(intrinsic, ret, &args, pos).ok()
        });
        self.fs.args = args;
        Some((line, res?))
    }

    /// The arguments of an intrinsic, with their attributes, which mean nothing to it, and the closing parenthesis.
    #[inline(always)]
    fn fast_intrinsic_args(&mut self, line: &mut Line<'s>, args: &mut Vec<CallArg>) -> Option<()> {
        while line.byte()? != b')' {
            if !args.is_empty() {
                line.take(COMMA, 2)?;
            }
            let pos = (self.c.s.len() - line.rest.len()) as u32;
            let attrs = Default::default();
            let word = line.word()?;
            if low(word, 7) == I1_TRUE || word == I1_FALSE {
                let bit = word != I1_FALSE;
                line.skip(if bit { 7 } else { 8 })?;
                let v = Opd::of(self.fs.iconst(Type::I8, u64::from(bit)));
                args.push(CallArg { ty: Ty::I1, attrs, v, pos });
                continue;
            }
            let (ty, piece, length) = plain_type(word)?;
            line.skip(length)?;
            line.take(u64::from(b' '), 1)?;
            line.take_if(NOUNDEF, 8)?;
            if line.take_if(ALIGN, 6)? {
                let (_, n, _) = super::digits(line.word()?)?;
                line.skip(n)?;
                line.take(u64::from(b' '), 1)?;
            }
            let v = Opd::of(self.fast_operand(line, ty, piece)?);
            args.push(CallArg { ty, attrs, v, pos });
        }
        line.skip(1)
    }

    /// The attributes behind a call; pushes it.
    #[inline(always)]
    fn fast_call_end(
        &mut self,
        mut line: Line<'s>,
        callee: Symbol,
        sig: SigId,
        mut flags: FnFlags,
        values: &[Value],
    ) -> Option<(Line<'s>, Inst)> {
        line.take(u64::from(b')'), 1)?;
        if line.take_if(SPACE_GROUP, 2)? {
            let (group, n, _) = super::digits(line.word()?)?;
            line.skip(n)?;
            flags = flags.or(self.group_flags(group as u32));
        }
        line.plain_end()?;
        let args = self.fs.list(values);
        let flags = CallFlags { returns_twice: flags.returns_twice, no_return: flags.no_return };
        let inst = self.fs.f.make_inst(InstData::Call { flags, sig, callee, args });
        self.fs.f.order.push(inst);
        Some((line, inst))
    }

    /// The first `n` arguments, where they are those of the signature.
    #[inline(always)]
    fn fast_args(
        &mut self,
        mut line: Line<'s>,
        sig: SigId,
        n: usize,
        values: &mut Vec<Value>,
    ) -> Option<Line<'s>> {
        for i in 0..n {
            if i > 0 {
                line.take(COMMA, 2)?;
            }
            let param = self.fast_arg(&mut line, values)?;
            if self.module.signatures[sig].params[i] != param {
                return None;
            }
        }
        Some(line)
    }

    /// The arguments of a variadic function with `n` fixed ones, and the signature that they make.
    #[inline(never)]
    fn fast_variable_args(
        &mut self,
        line: Line<'s>,
        sig: SigId,
        n: usize,
        values: &mut Vec<Value>,
    ) -> Option<(Line<'s>, SigId)> {
        let mut line = self.fast_args(line, sig, n, values)?;
        // Arguments may be functions that get their signatures now, so that this one is made afterwards.
        let mut params = core::mem::take(&mut self.fs.params);
        params.clear();
        let read = self.fast_params(&mut line, values, &mut params);
        self.begin_signature_like(sig);
        params.iter().for_each(|&param| self.add_param(param));
        self.fs.params = params;
        read?;
        Some((line, self.finish_signature(None)))
    }

    /// Arguments up to the closing parenthesis, behind those in `values`.
    #[inline(always)]
    fn fast_params(
        &mut self,
        line: &mut Line<'s>,
        values: &mut Vec<Value>,
        params: &mut Vec<AbiParam>,
    ) -> Option<()> {
        while line.byte()? != b')' {
            if !values.is_empty() {
                line.take(COMMA, 2)?;
            }
            let param = self.fast_arg(line, values)?;
            params.push(param);
        }
        Some(())
    }

    /// An argument: its value, and what the signature says of it.
    #[inline(always)]
    fn fast_arg(&mut self, line: &mut Line<'s>, values: &mut Vec<Value>) -> Option<AbiParam> {
        let (ty, piece, length) = plain_type(line.word()?)?;
        line.skip(length)?;
        line.take(u64::from(b' '), 1)?;
        line.take_if(NOUNDEF, 8)?;
        let param = AbiParam { extension: extension(line)?, ..AbiParam::new(piece) };
        values.push(self.fast_operand(line, ty, piece)?);
        Some(param)
    }
}

/// The types of the fixed parameters in `(…, ...) `; how many there are.
#[inline(never)]
fn fixed_types(line: &mut Line<'_>, fixed: &mut [Type; MAX_FIXED]) -> Option<usize> {
    line.skip(1)?;
    for n in 0..=MAX_FIXED {
        let word = line.word()?;
        if low(word, 5) == DOTS {
            line.skip(5)?;
            return Some(n);
        }
        let (_, piece, length) = plain_type(word)?;
        *fixed.get_mut(n)? = piece;
        line.skip(length)?;
        line.take(COMMA, 2)?;
    }
    None
}

/// `signext` or `zeroext`.
#[inline(always)]
fn extension(line: &mut Line<'_>) -> Option<Extension> {
    let word = line.word()?;
    let extension = match word {
        SIGNEXT => Extension::Sign,
        ZEROEXT => Extension::Zero,
        _ => return Some(Extension::None),
    };
    line.skip(8)?;
    Some(extension)
}
