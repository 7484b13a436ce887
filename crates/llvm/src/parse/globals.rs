//! Names at module level: in the text and for the linker, their symbols and signatures.
//!
//! Names are numbered at their first mention. Symbols are made at their first use, so that
//! declarations that are not used leave no trace.

use std::borrow::Cow;

use sheave_ir::{PtrAttrs, SigId, Symbol, SymbolAttrs, SymbolDef, ensure};

use crate::lower::attributes::{FnFlags, consistent, with_memory_of};
use crate::lower::intrinsics::Intrinsic;
use crate::lower::types::{Kind, Ty};
use crate::parse::Reader;
use crate::parse::cursor::{text, unescape};
use crate::parse::fault::{At, Read};
use crate::parse::headers::{Global, GlobalKind, Header, Param};
use crate::parse::name::Name;
use crate::parse::tail_calls::convention;

impl<'s> Reader<'s> {
    /// The index of a global, which may be unknown so far.
    #[inline]
    fn global(&mut self, name: Name<'s>, pos: usize) -> u32 {
        self.global_names.get_or_insert(name, || {
            self.globals.push(Global { name: name.text, pos: pos as u32, ..Global::default() });
            self.globals.len() as u32 - 1
        })
    }

    /// The index of the global that is defined or declared at `pos`.
    pub(crate) fn new_global(&mut self, name: Name<'s>, pos: usize) -> Read<u32> {
        let index = self.global(name, pos);
        let is_known = !matches!(self.globals[index as usize].kind, GlobalKind::Unknown);
        ensure(!is_known, || self.fault_at(pos, format!("redefinition of '@{}'", text(name.text))))?;
        Ok(index)
    }

    /// Reads the name after `@` and gives the global, which must be known; `start` is the position of the
    /// `@`.
    #[inline]
    pub(crate) fn known_global(&mut self) -> Read<u32> {
        let start = self.cursor.p - 1;
        let name = self.cursor.take_name()?;
        let index = self.global(name, start);
        if matches!(self.globals[index as usize].kind, GlobalKind::Unknown) {
            let name = text(name.text);
            // As in LLVM 19 and later, the use of an intrinsic declares it.
            if name.starts_with("llvm.") {
                self.globals[index as usize].kind = GlobalKind::Intrinsic(Intrinsic::of_name(name));
                return Ok(index);
            }
            let mut fault = self.fault_at(start, format!("use of undefined value '@{name}'"));
            fault.follows = self.lacks_globals;
            return Err(fault);
        }
        Ok(index)
    }

    /// The linker's name of a global.
    pub(crate) fn linker_name(&mut self, index: u32) -> Read<Cow<'s, str>> {
        let global = &self.globals[index as usize];
        if global.name.iter().all(u8::is_ascii_digit) && !global.name.is_empty() {
            return Ok(Cow::Owned(format!("__unnamed_{}", text(global.name))));
        }
        if !global.name.contains(&b'\\') {
            return Ok(Cow::Borrowed(text(global.name)));
        }
        let name = unescape(global.name);
        // A leading \01 tells LLVM not to decorate the name.
        let name = name.strip_prefix(b"\x01").unwrap_or(&name);
        String::from_utf8(name.to_vec())
            .map(Cow::Owned)
            .map_err(|_| self.unsupported_at(global.pos as usize, "a name that is not UTF-8 text"))
    }

    /// The symbol of a global, made when it is first needed, so that unused declarations leave no trace.
    #[inline]
    pub(crate) fn symbol(&mut self, index: u32) -> Read<Symbol> {
        match self.globals[index as usize].symbol.expand() {
            Some(symbol) => Ok(symbol),
            None => self.make_symbol(index),
        }
    }

    #[cold]
    fn make_symbol(&mut self, index: u32) -> Read<Symbol> {
        let name = self.linker_name(index)?;
        let global = &self.globals[index as usize];
        let (kind, ty, header) = (global.kind, global.ty, global.header);
        let declared = match kind {
            GlobalKind::Intrinsic(_) => {
                return Err(self.unsupported_at(global.pos as usize, "the address of an intrinsic"));
            }
            GlobalKind::Declared => Some(self.declared_signature(index, ty)?),
            _ => None,
        };
        let symbol = self.lower.module.intern_symbol(&name);
        self.globals[index as usize].symbol = symbol.into();
        let data = &mut self.lower.module.symbols[symbol];
        (data.linkage, data.visibility) = (header.linkage, header.visibility);
        data.thread_local = header.thread_local;
        if matches!(kind, GlobalKind::Variable) {
            data.def = SymbolDef::ExternalData;
        }
        if let Some((sig, attrs)) = declared {
            data.sig = Some(sig);
            data.attrs = attrs;
        }
        Ok(symbol)
    }

    /// The attributes of a global function, from its header and the group of attributes named there.
    pub(crate) fn global_flags(&self, global: &Global<'_>) -> FnFlags {
        global.group.map_or(global.flags, |group| global.flags.or(self.group_flags(group)))
    }

    /// The signature and the attributes of a global function as it was declared or defined.
    pub(crate) fn declared_signature(&mut self, index: u32, ty: Ty) -> Read<(SigId, SymbolAttrs)> {
        let global = &self.globals[index as usize];
        let (Header { ret, cc, .. }, params, pos) = (global.header, global.params, global.pos as usize);
        let mut promised =
            SymbolAttrs { function: self.global_flags(global).attrs, ..SymbolAttrs::default() };
        let Kind::Func { ret: ret_ty, variadic, .. } = self.lower.types.kind(ty) else {
            return Err(self.fault_at(pos, "not a function"));
        };
        self.lower.lay_out(ret_ty).at(pos)?;
        self.lower.begin_signature(convention(cc), ret_ty, ret).at(pos)?;
        if self.lower.types.is_pointer(ret_ty) {
            promised.result = ret.pointer;
        }
        for i in params.0..params.1 {
            let Param { ty, attrs: param, pos, .. } = self.param_pool[i as usize];
            self.lower.lay_out(ty).at(pos as usize)?;
            if !param.pointer.is_empty() && self.lower.types.is_pointer(ty) {
                promised.params.resize(self.lower.signature.params.len(), PtrAttrs::default());
                promised.params.push(param.pointer);
            }
            self.lower.sig_param(ty, param).at(pos as usize)?;
        }
        if variadic {
            self.lower.end_of_fixed_params();
        }
        let sig = self.lower.finish_signature();
        promised.function = with_memory_of(&self.lower.module.signatures[sig], consistent(promised.function));
        Ok((sig, promised))
    }
}
