//! Names, linkage, declarations, aliases, constructors.

use core::fmt;
use std::fmt::Write as _;

use sheave_ir::{Linkage, Module, RelocTarget, Signature, Symbol, SymbolData, SymbolDef, Visibility};

use super::abi::{FunctionType, ParamTypes, result_type};
use super::data::write_data;
use super::values::{Address, Scope};
use super::{WriteError, Written};
use crate::lower::attributes::{FirstWords, FunctionWords, PointerWords};

/// A symbol's name as LLVM writes it: `@name`, quoted where it has to be.
pub(super) struct SymbolName<'a>(pub(super) &'a str);

impl fmt::Display for SymbolName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_');
        let name = self.0;
        if name.bytes().all(plain) && !name.starts_with(|c: char| c.is_ascii_digit()) && !name.is_empty() {
            return write!(f, "@{name}");
        }
        write!(f, "@{}", Quoted(name.as_bytes()))
    }
}

/// Bytes between quotes, with LLVM's escapes.
pub(super) struct Quoted<'a>(pub(super) &'a [u8]);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for &byte in self.0 {
            if matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\' {
                f.write_char(char::from(byte))?;
            } else {
                write!(f, "\\{byte:02X}")?;
            }
        }
        f.write_str("\"")
    }
}

/// The words for how the linker sees a definition, with a space after each.
pub(super) const fn definition_linkage(data: &SymbolData) -> &'static str {
    match (data.linkage, data.visibility) {
        (Linkage::Local, _) => "internal ",
        (Linkage::External, Visibility::Default) => "",
        (Linkage::External, Visibility::Protected) => "protected ",
        (Linkage::External, Visibility::Hidden) => "hidden ",
        (Linkage::Weak, Visibility::Default) => "weak ",
        (Linkage::Weak, Visibility::Protected) => "weak protected ",
        (Linkage::Weak, Visibility::Hidden) => "weak hidden ",
    }
}

/// The words for how the linker sees something from elsewhere that is not weak, with a space after each.
const fn visibility(data: &SymbolData) -> &'static str {
    match data.visibility {
        Visibility::Default => "",
        Visibility::Protected => "protected ",
        Visibility::Hidden => "hidden ",
    }
}

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
        let name = SymbolName(&data.name);
        let thread_local = if data.thread_local { "thread_local " } else { "" };
        match data.def {
            SymbolDef::Function(_) => {}
            SymbolDef::Data(id) => write_data(scope, &module.data[id], out)?,
            SymbolDef::Alias { target, offset } => {
                let linkage = definition_linkage(data);
                let aliasee = Address { scope, target: RelocTarget::Symbol(target), offset };
                let _ = write!(out, "{name} = {linkage}{thread_local}alias ");
                match (function_signature(module, target), offset) {
                    (Some(sig), 0) => {
                        let _ = write!(out, "{}", FunctionType(sig));
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
                ParamTypes::check(sig).map_err(|message| fault(data, message))?;
                let _ = writeln!(
                    out,
                    "declare {linkage}{}{}{} {name}({}){}",
                    visibility(data),
                    FirstWords(PointerWords(data.attrs.result)),
                    result_type(sig, true),
                    ParamTypes::of(sig, &data.attrs),
                    FunctionWords(data.attrs.function)
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
        let name = SymbolName(module.symbol_name(symbol));
        let _ = write!(out, "{separator}{{ i32, ptr, ptr }} {{ i32 {priority}, ptr {name}, ptr null }}");
    }
    out.push_str("]\n");
}

fn fault(data: &SymbolData, message: impl Into<String>) -> WriteError {
    WriteError { symbol: data.name.to_string(), block: String::new(), message: message.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_where_they_must_be() {
        let shown = |name| SymbolName(name).to_string();
        assert_eq!(shown("a.b$c_9-"), "@a.b$c_9-");
        assert_eq!(shown("9a"), "@\"9a\"");
        assert_eq!(shown(""), "@\"\"");
        assert_eq!(shown("a\"b\\c d"), "@\"a\\22b\\5Cc d\"");
        assert_eq!(shown("ä"), "@\"\\C3\\A4\"");
    }
}
