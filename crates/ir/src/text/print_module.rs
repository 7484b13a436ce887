//! Prints a module: first the items that are not functions, in order of the symbols, then the functions.

use core::fmt::{self, Write};

use super::attributes::{write_attributes, write_pointer_attributes};
use super::literal::write_string;
use super::locations::write_sources;
use crate::{
    AbiParam, AbiResult, Block, Convention, DataObject, Extension, Function, Linkage, Module, Purpose, Reloc,
    RelocKind, RelocTarget, ResultPlace, Signature, Symbol, SymbolAttrs, SymbolData, SymbolDef, Type,
    Visibility,
};

/// Bytes of a data object on one line.
const BYTES_PER_LINE: usize = 64;
/// Zero bytes in a row that are worth a count instead of a string.
const ZERO_RUN: usize = 8;

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = !write_sources(f, &self.sources)?;
        for (symbol, data) in self.symbols.iter() {
            empty &= !write_item(f, self, symbol, data)?;
        }
        for (keyword, list) in [("constructor", &self.constructors), ("destructor", &self.destructors)] {
            for &(priority, symbol) in list {
                write!(f, "{keyword} {priority} ")?;
                write_symbol(f, self, symbol)?;
                f.write_char('\n')?;
                empty = false;
            }
        }
        for func in self.functions.values() {
            f.write_str(if empty { "" } else { "\n" })?;
            empty = false;
            write!(f, "{}", func.display(self))?;
        }
        Ok(())
    }
}

/// Writes the line or lines of a symbol that is not a function with a body; returns whether it did.
fn write_item(
    f: &mut fmt::Formatter<'_>,
    module: &Module,
    symbol: Symbol,
    data: &SymbolData,
) -> Result<bool, fmt::Error> {
    let keyword = match data.def {
        SymbolDef::Function(_) => return Ok(false),
        SymbolDef::Data(_) => "data ",
        SymbolDef::Alias { .. } => "alias ",
        SymbolDef::ExternalFunction => "extern function ",
        SymbolDef::ExternalData => "extern data ",
    };
    f.write_str(keyword)?;
    write_linkage(f, data.linkage, data.visibility)?;
    f.write_str(if data.thread_local { "thread_local " } else { "" })?;
    let object = match data.def {
        SymbolDef::Data(id) => module.data.get(id),
        _ => None,
    };
    f.write_str(if object.is_some_and(|object| object.readonly) { "readonly " } else { "" })?;
    if data.def == SymbolDef::ExternalFunction {
        write_attributes(f, data.attrs.function)?;
    }
    write_symbol(f, module, symbol)?;
    if let Some(sig) = data.sig.and_then(|sig| module.signatures.get(sig)) {
        write_signature(f, sig, None, Some(&data.attrs))?;
    }
    if let SymbolDef::Alias { target, offset } = data.def {
        f.write_str(" = ")?;
        write_symbol(f, module, target)?;
        write_offset(f, offset)?;
    }
    if let Some(object) = object {
        write_contents(f, module, object)?;
    }
    f.write_char('\n')?;
    Ok(true)
}

fn write_contents(f: &mut fmt::Formatter<'_>, module: &Module, object: &DataObject) -> fmt::Result {
    write!(f, " size {} align {}", object.size, object.align)?;
    if object.init.is_empty() && object.relocs.is_empty() {
        return Ok(());
    }
    f.write_str(" {\n")?;
    let mut rest = &object.init[..];
    while !rest.is_empty() {
        let zeros = rest.iter().take_while(|&&byte| byte == 0).count();
        let n = if zeros >= ZERO_RUN {
            writeln!(f, "    zero {zeros}")?;
            zeros
        } else {
            let n = string_length(rest);
            f.write_str("    ")?;
            write_string(f, &rest[..n])?;
            f.write_char('\n')?;
            n
        };
        rest = &rest[n..];
    }
    for reloc in &object.relocs {
        write_reloc(f, module, reloc)?;
    }
    f.write_char('}')
}

/// The number of leading bytes in one string: up to the next long run of zeros, one line at most.
fn string_length(bytes: &[u8]) -> usize {
    let bytes = &bytes[..bytes.len().min(BYTES_PER_LINE)];
    let run = bytes.windows(ZERO_RUN).position(|window| window.iter().all(|&byte| byte == 0));
    run.unwrap_or(bytes.len())
}

fn write_reloc(f: &mut fmt::Formatter<'_>, module: &Module, reloc: &Reloc) -> fmt::Result {
    write!(f, "    at {}: ", reloc.offset)?;
    f.write_str(match reloc.kind {
        RelocKind::Abs64 => "",
        RelocKind::Difference32 { .. } => "difference32 ",
        RelocKind::Difference64 { .. } => "difference64 ",
    })?;
    write_reloc_target(f, module, reloc.target)?;
    write_offset(f, reloc.addend)?;
    if let RelocKind::Difference32 { base } | RelocKind::Difference64 { base } = reloc.kind {
        f.write_str(" - ")?;
        write_reloc_target(f, module, base)?;
    }
    f.write_char('\n')
}

fn write_reloc_target(f: &mut dyn Write, module: &Module, target: RelocTarget) -> fmt::Result {
    match target {
        RelocTarget::Symbol(symbol) => write_symbol(f, module, symbol),
        RelocTarget::Block(id, block) => match module.functions.get(id) {
            Some(func) => write_block_addr(f, module, func.symbol, block, None),
            None => write!(f, "blockaddr({id}, {block})"),
        },
    }
}

/// The address of a block of any function of the module. One that is being compiled is a copy of the
/// module's, so the blocks of the function `own` take precedence.
pub(super) fn write_block_addr(
    f: &mut dyn Write,
    module: &Module,
    symbol: Symbol,
    block: Block,
    own: Option<&Function>,
) -> fmt::Result {
    f.write_str("blockaddr(")?;
    write_symbol(f, module, symbol)?;
    let in_module = || match module.symbols.get(symbol)?.def {
        SymbolDef::Function(id) => module.functions.get(id),
        _ => None,
    };
    match own.filter(|func| func.symbol == symbol).or_else(in_module) {
        Some(func) => write!(f, ", {})", func.block_name(block)),
        None => write!(f, ", {block})"),
    }
}

/// Linkage and visibility; a local symbol has no visibility.
pub(super) fn write_linkage(f: &mut dyn Write, linkage: Linkage, visibility: Visibility) -> fmt::Result {
    let visibility = if linkage == Linkage::Local { "" } else { visibility.name() };
    let mut words = [linkage.name(), visibility].into_iter().filter(|word| !word.is_empty());
    words.try_for_each(|word| write!(f, "{word} "))
}

/// `+8`, `-8`, or no offset; directly after a symbol.
pub(super) fn write_offset(f: &mut dyn Write, offset: i64) -> fmt::Result {
    if offset == 0 { Ok(()) } else { write!(f, "{offset:+}") }
}

/// `%name`, or `%"name"` if it has other characters than a plain name.
pub(super) fn write_symbol(f: &mut dyn Write, module: &Module, symbol: Symbol) -> fmt::Result {
    let Some(data) = module.symbols.get(symbol) else { return write!(f, "%<{symbol}>") };
    f.write_char('%')?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
    if !data.name.is_empty() && data.name.bytes().all(plain) {
        f.write_str(&data.name)
    } else {
        write_string(f, data.name.as_bytes())
    }
}

/// `(i32 sext, ptr sret, ...) -> (i32, f64)`; with `func` each parameter is followed by its value, with
/// `attrs` each pointer by its attributes.
pub(super) fn write_signature(
    f: &mut dyn Write,
    sig: &Signature,
    func: Option<&Function>,
    attrs: Option<&SymbolAttrs>,
) -> fmt::Result {
    f.write_char('(')?;
    let mut separator = "";
    for (i, param) in sig.params.iter().enumerate() {
        if sig.variadic == Some(i as u32) {
            write!(f, "{separator}...")?;
            separator = ", ";
        }
        f.write_str(separator)?;
        separator = ", ";
        write_param(f, param)?;
        if let Some(attrs) = attrs {
            write_pointer_attributes(f, attrs.param(i))?;
        }
        if let Some(func) = func {
            match func.params.get(i) {
                Some(&value) => write!(f, " {}", func.value_name(value))?,
                // The function is not open yet: these are the ids that its parameters will get.
                None => write!(f, " v{i}")?,
            }
        }
    }
    if sig.variadic.is_some_and(|fixed| fixed as usize >= sig.params.len()) {
        write!(f, "{separator}...")?;
    }
    f.write_char(')')?;
    match &sig.results[..] {
        [] => {}
        [result] => {
            f.write_str(" -> ")?;
            write_result(f, result)?;
            attrs.map_or(Ok(()), |attrs| write_pointer_attributes(f, attrs.result))?;
        }
        results => {
            for (i, result) in results.iter().enumerate() {
                f.write_str(if i == 0 { " -> (" } else { ", " })?;
                write_result(f, result)?;
            }
            f.write_char(')')?;
        }
    }
    match sig.convention {
        Convention::C => Ok(()),
        other => write!(f, " {}", other.name()),
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_signature(f, self, None, None)
    }
}

fn write_param(f: &mut dyn Write, param: &AbiParam) -> fmt::Result {
    write_extended(f, param.ty, param.extension, param.is_bit)?;
    match param.purpose {
        Purpose::Normal => {}
        Purpose::StructReturn => f.write_str(" sret")?,
        Purpose::ByVal { size, align } => write!(f, " byval({size}, {align})")?,
    }
    write_group(f, param.group)
}

fn write_group(f: &mut dyn Write, group: u8) -> fmt::Result {
    if group == 0 { Ok(()) } else { write!(f, " group({group})") }
}

fn write_result(f: &mut dyn Write, result: &AbiResult) -> fmt::Result {
    write_extended(f, result.ty, result.extension, result.is_bit)?;
    f.write_str(if result.place == ResultPlace::X87 { " x87" } else { "" })?;
    write_group(f, result.group)
}

fn write_extended(f: &mut dyn Write, ty: Type, extension: Extension, is_bit: bool) -> fmt::Result {
    let extension = extension.name();
    write!(f, "{ty}{}{extension}", if extension.is_empty() { "" } else { " " })?;
    f.write_str(if is_bit { " bit" } else { "" })
}
