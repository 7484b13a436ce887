//! Declarations, aliases, constructors.

use std::fmt::Write as _;

use sheave_ir::{Linkage, Module, RelocTarget, Signature, Symbol, SymbolData, SymbolDef};

use super::abi::{check_params, convention_word, function_type, param_types, result_type};
use super::data::write_data;
use super::values::{Scope, address};
use super::words::{definition_linkage, symbol_name, visibility};
use super::{WriteError, Written};
use crate::lower::attributes::{function_attributes, leading_attributes};

/// Everything that is not a function with a body.
pub(super) fn write_symbols(scope: &Scope<'_>, out: &mut String) -> Written {
    let module = scope.module;
    for data in module.symbols.values() {
        if data.name.starts_with("llvm.") {
            return Err(fault(data, "a name that begins with 'llvm.', which LLVM reserves"));
        }
        if data.name.contains('\0') {
            return Err(fault(data, "a zero byte in a name"));
        }
        let name = symbol_name(&data.name);
        let thread_local = if data.thread_local { "thread_local " } else { "" };
        match data.def {
            SymbolDef::Function(_) => {}
            SymbolDef::Data(id) => write_data(scope, &module.data[id], out)?,
            SymbolDef::Alias { target, offset } => {
                let linkage = definition_linkage(data);
                let aliasee = address(scope, RelocTarget::Symbol(target), offset);
                let _ = write!(out, "{name} = {linkage}{thread_local}alias ");
                match (function_signature(module, target), offset) {
                    (Some(sig), 0) => {
                        let _ = write!(out, "{}", function_type(sig));
                    }
                    _ => out.push_str("i8"),
                }
                let _ = writeln!(out, ", ptr {aliasee}");
            }
            SymbolDef::ExternalData => {
                let linkage = if data.linkage == Linkage::Weak { "extern_weak" } else { "external" };
                let visibility = visibility(data);
                let _ = writeln!(out, "{name} = {linkage} {visibility}{thread_local}global i8");
            }
            SymbolDef::ExternalFunction => {
                let linkage = if data.linkage == Linkage::Weak { "extern_weak " } else { "" };
                let empty = Signature::default();
                let sig = data.sig.map_or(&empty, |sig| &module.signatures[sig]);
                check_params(sig).map_err(|message| fault(data, message))?;
                let _ = writeln!(
                    out,
                    "declare {linkage}{}{}{}{} {name}({}){}",
                    visibility(data),
                    convention_word(sig),
                    leading_attributes(data.attrs.result),
                    result_type(sig, true),
                    param_types(sig, Some(&data.attrs)),
                    function_attributes(data.attrs.function)
                );
            }
        }
    }
    write_structors(module, "llvm.global_ctors", &module.constructors, out);
    write_structors(module, "llvm.global_dtors", &module.destructors, out);
    Ok(())
}

/// The signature of the function of `symbol` in this module.
fn function_signature(module: &Module, symbol: Symbol) -> Option<&Signature> {
    match module.symbols[symbol].def {
        SymbolDef::Function(id) => Some(&module.signatures[module.functions[id].sig]),
        _ => None,
    }
}

fn write_structors(module: &Module, list: &str, entries: &[(u32, Symbol)], out: &mut String) {
    if entries.is_empty() {
        return;
    }
    let _ = write!(out, "@{list} = appending global [{} x {{ i32, ptr, ptr }}] [", entries.len());
    for (i, &(priority, symbol)) in entries.iter().enumerate() {
        let separator = if i == 0 { "" } else { ", " };
        let name = symbol_name(module.symbol_name(symbol));
        let _ = write!(out, "{separator}{{ i32, ptr, ptr }} {{ i32 {priority}, ptr {name}, ptr null }}");
    }
    out.push_str("]\n");
}

/// The error that a symbol, or a definition of it, cannot be written.
pub(super) fn fault(data: &SymbolData, message: impl Into<String>) -> WriteError {
    WriteError { symbol: data.name.to_string(), block: String::new(), message: message.into() }
}
