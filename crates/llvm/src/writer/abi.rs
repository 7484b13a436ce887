//! Signatures in LLVM's syntax.
//!
//! Sheave lists the halves of an `i128` as two parameters of one group. LLVM gets one `i128`: two `i64` could
//! be torn apart, one in the last register and one on the stack, which the calling convention forbids. A
//! group of floats is a vector of sixteen bytes, of which the last lanes may be undefined.

use core::fmt;

use sheave_ir::{AbiParam, AbiResult, Extension, Purpose, ResultPlace, Signature, SymbolAttrs, Type};

use super::words::type_name;
use crate::lower::attributes::pointer_attributes;

/// The origin of one LLVM parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LlvmParam {
    /// The parameter of this index.
    One(usize),
    /// An `i128` made of the parameter of this index and the next.
    Pair(usize),
    /// A vector of which the parameter of this index and so many in all are the first lanes.
    Vector(usize, usize),
}

/// The LLVM parameters of `sig`, in order.
pub(super) fn llvm_params(sig: &Signature) -> impl Iterator<Item = LlvmParam> + '_ {
    let (mut next, mut groups) = (0, sig.param_groups());
    core::iter::from_fn(move || {
        let param = groups.next()?;
        let index = next;
        next += param.len();
        Some(match param[0] {
            AbiParam { group: 0, .. } => LlvmParam::One(index),
            AbiParam { ty: Type::F32 | Type::F64, .. } => LlvmParam::Vector(index, param.len()),
            _ => LlvmParam::Pair(index),
        })
    })
}

/// The type of the vector with lanes of type `ty`.
pub(super) fn vector_type(ty: Type) -> &'static str {
    if ty == Type::F32 { "<4 x float>" } else { "<2 x double>" }
}

/// The type of a parameter that is alone.
pub(super) fn param_type(param: &AbiParam) -> &'static str {
    if param.is_bit { "i1" } else { type_name(param.ty) }
}

/// The attributes of a parameter, each after a space.
pub(super) fn param_attributes(param: &AbiParam) -> String {
    match param.purpose {
        Purpose::Normal => extension(param.extension, param.ty).to_owned(),
        // The type only matters to LLVM's optimiser, which then may assume less.
        Purpose::StructReturn => " sret(i8)".to_owned(),
        Purpose::ByVal { size, align } => format!(" byval([{size} x i8]) align {align}"),
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

/// Fails if the parameters of `sig` cannot be expressed.
pub(super) fn check_params(sig: &Signature) -> Result<(), &'static str> {
    if llvm_params(sig).skip(2).any(|param| match param {
        LlvmParam::One(index) => sig.params[index].purpose == Purpose::StructReturn,
        LlvmParam::Pair(_) | LlvmParam::Vector(..) => false,
    }) {
        return Err("a result that is written through a parameter after the second");
    }
    let mut start = 0;
    for group in sig.param_groups() {
        let is_half = |param: &AbiParam| param.ty == Type::I64 && param.purpose == Purpose::Normal;
        let is_pair = group.len() == 2 && group.iter().all(is_half);
        let is_torn = sig.variadic.is_some_and(|n| (start + 1..start + group.len()).contains(&(n as usize)));
        if group[0].group != 0 && (is_torn || !is_pair && !group[0].ty.is_float()) {
            return Err("a group of parameters that is not the two halves of an i128");
        }
        start += group.len();
    }
    Ok(())
}

/// The types of the parameters, as in a declaration or, without attributes, in the type of a call.
pub(super) fn param_types(sig: &Signature, attributes: Option<&SymbolAttrs>) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        let n_fixed = sig.variadic.map_or(sig.params.len(), |n| n as usize);
        let mut separator = "";
        for param in llvm_params(sig) {
            let (LlvmParam::One(index) | LlvmParam::Pair(index) | LlvmParam::Vector(index, _)) = param;
            if index >= n_fixed {
                break;
            }
            let param_data = &sig.params[index];
            match param {
                LlvmParam::Pair(_) => write!(f, "{separator}i128")?,
                LlvmParam::Vector(..) => write!(f, "{separator}{}", vector_type(param_data.ty))?,
                LlvmParam::One(_) => write!(f, "{separator}{}", param_type(param_data))?,
            }
            if let (Some(attributes), LlvmParam::One(_)) = (attributes, param) {
                write!(f, "{}{}", param_attributes(param_data), pointer_attributes(attributes.param(index)))?;
            }
            separator = ", ";
        }
        if sig.variadic.is_some() {
            write!(f, "{separator}...")?;
        }
        Ok(())
    })
}

/// The type of the result that a group is for LLVM.
pub(super) fn one_result_type(group: &[AbiResult]) -> &'static str {
    match group[0] {
        AbiResult { place: ResultPlace::X87, .. } => "x86_fp80",
        AbiResult { is_bit: true, .. } => "i1",
        AbiResult { ty, group: 0, .. } => type_name(ty),
        AbiResult { ty, .. } => vector_type(ty),
    }
}

/// Whether a function's one result is a scalar in a register.
pub(super) fn is_one_scalar(sig: &Signature) -> bool {
    matches!(&sig.results[..], [AbiResult { place: ResultPlace::Register, group: 0, .. }])
}

/// The type of a function's result: none, one scalar, or several as a struct; with the attribute of a single
/// result if `with_attribute` is set.
pub(super) fn result_type(sig: &Signature, with_attribute: bool) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        match sig.result_groups().count() {
            0 => return f.write_str("void"),
            1 if with_attribute && is_one_scalar(sig) => {
                let attribute = extension(sig.results[0].extension, sig.results[0].ty).trim_start();
                f.write_str(attribute)?;
                f.write_str(if attribute.is_empty() { "" } else { " " })?;
            }
            1 => {}
            _ => f.write_str("{ ")?,
        }
        for (i, group) in sig.result_groups().enumerate() {
            f.write_str(if i == 0 { "" } else { ", " })?;
            f.write_str(one_result_type(group))?;
        }
        f.write_str(if sig.result_groups().nth(1).is_some() { " }" } else { "" })
    })
}

/// The calling convention before a result, with a space, unless it is C's.
pub(super) fn convention_word(sig: &Signature) -> String {
    let word = sig.convention.name();
    format!("{word}{}", if word.is_empty() { "" } else { " " })
}

/// A signature as a type, such as `i32 (ptr, ...)`.
pub(super) fn function_type(sig: &Signature) -> String {
    format!("{} ({})", result_type(sig, false), param_types(sig, None))
}
