//! Signatures in LLVM's syntax.
//!
//! Sheave lists the halves of an `i128` as two parameters of one group. LLVM gets one `i128`: two `i64` could
//! be torn apart, one in the last register and one on the stack, which the calling convention forbids.

use core::fmt;

use sheave_ir::{AbiParam, AbiResult, Extension, Purpose, ResultPlace, Signature, SymbolAttrs, Type};

use super::words::type_name;
use crate::lower::attributes::PointerWords;

/// The origin of one LLVM parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LlvmParam {
    /// The parameter of this index.
    One(usize),
    /// An `i128` made of the parameter of this index and the next.
    Pair(usize),
}

/// The LLVM parameters of `sig`, in order.
pub(super) fn llvm_params(sig: &Signature) -> impl Iterator<Item = LlvmParam> + '_ {
    let mut next = 0;
    core::iter::from_fn(move || {
        let param = sig.params.get(next)?;
        let index = next;
        let paired = param.group != 0;
        next += if paired { 2 } else { 1 };
        Some(if paired { LlvmParam::Pair(index) } else { LlvmParam::One(index) })
    })
}

/// The attributes of a parameter, each after a space.
pub(super) struct ParamAttributes<'a>(pub(super) &'a AbiParam);

impl fmt::Display for ParamAttributes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.purpose {
            Purpose::Normal => f.write_str(extension(self.0.extension, self.0.ty)),
            // The type only matters to LLVM's optimiser, which then may assume less.
            Purpose::StructReturn => f.write_str(" sret(i8)"),
            Purpose::ByVal { size, align } => write!(f, " byval([{size} x i8]) align {align}"),
        }
    }
}

fn extension(extension: Extension, ty: Type) -> &'static str {
    match extension {
        _ if !ty.is_int() => "",
        Extension::None => "",
        Extension::Zero => " zeroext",
        Extension::Sign => " signext",
    }
}

/// The types of the parameters, as in a declaration or, without attributes, in the type of a call.
pub(super) struct ParamTypes<'a> {
    pub(super) sig: &'a Signature,
    pub(super) attributes: Option<&'a SymbolAttrs>,
}

impl ParamTypes<'_> {
    /// Fails if the parameters of `sig` cannot be expressed.
    pub(super) fn check(sig: &Signature) -> Result<(), &'static str> {
        if llvm_params(sig).skip(2).any(|param| match param {
            LlvmParam::One(index) => sig.params[index].purpose == Purpose::StructReturn,
            LlvmParam::Pair(_) => false,
        }) {
            return Err("a result that is written through a parameter after the second");
        }
        let mut index = 0;
        while let Some(param) = sig.params.get(index) {
            index += 1;
            if param.group == 0 {
                continue;
            }
            let is_half = |param: &AbiParam| param.ty == Type::I64 && param.purpose == Purpose::Normal;
            let pair = sig.params.get(index).is_some_and(|next| next.group == param.group && is_half(next));
            let third = sig.params.get(index + 1).is_some_and(|next| next.group == param.group);
            if !pair || third || !is_half(param) || sig.variadic == Some(index as u32) {
                return Err("a group of parameters that is not the two halves of an i128");
            }
            index += 1;
        }
        Ok(())
    }
}

impl fmt::Display for ParamTypes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n_fixed = self.sig.variadic.map_or(self.sig.params.len(), |n| n as usize);
        let mut separator = "";
        for param in llvm_params(self.sig) {
            let (LlvmParam::One(index) | LlvmParam::Pair(index)) = param;
            if index >= n_fixed {
                break;
            }
            let param_data = &self.sig.params[index];
            match param {
                LlvmParam::Pair(_) => write!(f, "{separator}i128")?,
                LlvmParam::One(_) => write!(f, "{separator}{}", type_name(param_data.ty))?,
            }
            if let (Some(attributes), LlvmParam::One(_)) = (self.attributes, param) {
                write!(f, "{}{}", ParamAttributes(param_data), PointerWords(attributes.param(index)))?;
            }
            separator = ", ";
        }
        if self.sig.variadic.is_some() {
            write!(f, "{separator}...")?;
        }
        Ok(())
    }
}

/// The type of a result.
pub(super) fn one_result_type(result: &AbiResult) -> &'static str {
    match result.place {
        ResultPlace::Register => type_name(result.ty),
        ResultPlace::X87 => "x86_fp80",
    }
}

/// The type of a function's result: none, one scalar, or several as a struct; with the attribute of a single
/// result if the second field is set.
pub(super) struct ResultType<'a>(pub(super) &'a Signature, pub(super) bool);

impl fmt::Display for ResultType<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0.results[..] {
            [] => f.write_str("void"),
            [result] => {
                if self.1 && result.place == ResultPlace::Register {
                    let attribute = extension(result.extension, result.ty).trim_start();
                    f.write_str(attribute)?;
                    f.write_str(if attribute.is_empty() { "" } else { " " })?;
                }
                f.write_str(one_result_type(result))
            }
            results => {
                f.write_str("{ ")?;
                for (i, result) in results.iter().enumerate() {
                    f.write_str(if i == 0 { "" } else { ", " })?;
                    f.write_str(one_result_type(result))?;
                }
                f.write_str(" }")
            }
        }
    }
}

/// A signature as a type, such as `i32 (ptr, ...)`.
pub(super) struct FunctionType<'a>(pub(super) &'a Signature);

impl fmt::Display for FunctionType<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let params = ParamTypes { sig: self.0, attributes: None };
        write!(f, "{} ({params})", ResultType(self.0, false))
    }
}
