//! Replaces `printf` by `puts` and `putchar` where the format does no formatting.
//!
//! ```text
//! printf("")          nothing, the result is zero       printf("%c", v0)     putchar(v0)
//! printf("x")         putchar('x')                      printf("%s\n", v0)   puts(v0)
//! printf("hello\n")   puts("hello")
//! ```
//!
//! All but the first only where the result is unused, because theirs is another one, and where the module
//! declares `puts` and `putchar` as C does. A pass over a function cannot add to the module; [`declare`] is
//! the step before, which declares the two, and makes the strings without their new line.

use sheave_ir::{ConstData, DataObject, FuncAttrs, Inst, InstData, Linkage, Module, SigId, Signature};
use sheave_ir::{Symbol, SymbolDef, Type, Value};

use crate::scalar::simplify_libcalls::{Library, is_plain};

/// What a string without its new line is called, after the name of the one that has it.
const SUFFIX: &str = ".line";

/// The call that does what a call of `printf` does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Output {
    pub(crate) callee: Symbol,
    pub(crate) sig: SigId,
    pub(crate) arg: Argument,
}

/// Its argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Argument {
    Value(Value),
    Character(u64),
    Line(Symbol),
    /// There is nothing to print, and no call.
    Nothing,
}

/// Makes what calls of `printf` may become: declares `puts` and `putchar` if the module does not know these
/// names, and defines a copy without its last character of each string that is printed as it is and ends in a
/// new line. What the module does stays the same.
///
/// Cost: one sweep over the instructions where the module declares `printf`.
pub(crate) fn declare(module: &mut Module) {
    let Some(printf) = module.symbol("printf") else { return };
    if module.symbols[printf].def != SymbolDef::ExternalFunction {
        return;
    }
    let mut is_called = false;
    let mut formats: Vec<Symbol> = Vec::new();
    for func in module.functions.values() {
        for &inst in &func.order {
            let InstData::Call { callee, args, .. } = func.insts[inst] else { continue };
            if callee == printf {
                is_called = true;
                if let &[format] = args.as_slice(&func.pool)
                    && let Some(ConstData::Symbol(symbol, 0)) = func.const_data(format)
                {
                    formats.push(symbol);
                }
            }
        }
    }
    if !is_called {
        return;
    }
    for (name, ty) in [("puts", Type::Ptr), ("putchar", Type::I32)] {
        if module.symbol(name).is_none() {
            module.declare_function(name, Signature::new(&[ty], &[Type::I32]));
        }
    }
    formats.sort_unstable();
    formats.dedup();
    for format in formats {
        define_line(module, format);
    }
}

/// Defines the string `format` without its new line, if that is all that `puts` needs.
fn define_line(module: &mut Module, format: Symbol) {
    let SymbolDef::Data(id) = module.symbols[format].def else { return };
    let object = &module.data[id];
    let end = object.init.iter().position(|&byte| byte == 0).unwrap_or(object.init.len());
    let Some((b'\n', text)) = object.init[..end].split_last() else { return };
    let name = format!("{}{SUFFIX}", module.symbols[format].name);
    if text.is_empty()
        || text.contains(&b'%')
        || !object.readonly
        || !object.relocs.is_empty()
        || module.symbol(&name).is_some()
    {
        return;
    }
    let init = text.to_vec();
    let symbol = module.intern_symbol(&name);
    module.symbols[symbol].linkage = Linkage::Local;
    let size = init.len() as u64 + 1;
    module.define_data(DataObject { symbol, size, align: 1, readonly: true, init, relocs: Vec::new() });
}

impl Library<'_, '_> {
    /// The call that does what the call `data` does, but for its result, if that is of `printf` and simple.
    pub(crate) fn output(&self, data: &InstData) -> Option<Output> {
        let InstData::Call { sig: sig_id, callee, args, .. } = *data else { return None };
        let symbol = &self.module.symbols[callee];
        if symbol.def != SymbolDef::ExternalFunction || &*symbol.name != "printf" {
            return None;
        }
        let sig = &self.module.signatures[sig_id];
        let fits = sig.variadic == Some(1)
            && sig.params.first().is_some_and(|param| param.ty == Type::Ptr)
            && matches!(*sig.results, [result] if result.ty == Type::I32);
        if !fits || !is_plain(self.module.call_attrs(data)) {
            return None;
        }
        let args = args.as_slice(&self.edit.pool);
        let (&format, values) = args.split_first()?;
        let text = self.text(format)?;
        match (text, values) {
            ([], []) => Some(Output { callee, sig: sig_id, arg: Argument::Nothing }),
            (&[character], []) if character != b'%' => {
                self.to("putchar", Type::I32, Argument::Character(character.into()))
            }
            ([text @ .., b'\n'], []) if !text.contains(&b'%') => {
                self.module.symbol("puts")?;
                let ConstData::Symbol(of, 0) = self.edit.const_data(format)? else { return None };
                let line = self.module.symbol(&format!("{}{SUFFIX}", self.module.symbols[of].name))?;
                self.is_text_of(line, text).then_some(())?;
                self.to("puts", Type::Ptr, Argument::Line(line))
            }
            (b"%c", &[value]) if self.edit.ty(value) == Type::I32 => {
                self.to("putchar", Type::I32, Argument::Value(value))
            }
            (b"%s\n", &[value]) if self.edit.ty(value) == Type::Ptr => {
                self.to("puts", Type::Ptr, Argument::Value(value))
            }
            _ => None,
        }
    }

    /// Whether `line` is a constant with these characters and an end.
    fn is_text_of(&self, line: Symbol, text: &[u8]) -> bool {
        let SymbolDef::Data(id) = self.module.symbols[line].def else { return false };
        let object = &self.module.data[id];
        object.readonly
            && self.module.symbols[line].linkage == Linkage::Local
            && object.relocs.is_empty()
            && object.init == text
            && object.size > text.len() as u64
    }

    /// A call of the C library's function `name`, if the module declares it.
    fn to(&self, name: &str, ty: Type, arg: Argument) -> Option<Output> {
        let callee = self.module.symbol(name)?;
        let symbol = &self.module.symbols[callee];
        let sig = symbol.sig?;
        let data = &self.module.signatures[sig];
        let fits = data.variadic.is_none()
            && matches!(*data.params, [param] if param.ty == ty)
            && matches!(*data.results, [result] if result.ty == Type::I32);
        let is_known = symbol.def == SymbolDef::ExternalFunction && is_plain(symbol.attrs.function);
        (fits && is_known).then_some(Output { callee, sig, arg })
    }
}

/// Makes the call `inst` one of `output`.
pub(crate) fn replace(edit: &mut sheave_ir::Editor<'_>, inst: Inst, output: Output) {
    let Output { callee, sig, arg } = output;
    let arg = match arg {
        Argument::Value(value) => value,
        Argument::Character(bits) => edit.constant(Type::I32, ConstData::Bits(bits)),
        Argument::Nothing => return,
        Argument::Line(line) => edit.constant(Type::Ptr, ConstData::Symbol(line, 0)),
    };
    let args = edit.list(&[arg]);
    edit.set_inst(inst, InstData::Call { flags: FuncAttrs::default(), sig, callee, args });
}
