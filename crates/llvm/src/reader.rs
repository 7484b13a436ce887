//! The module pass: everything at the top level, in one sweep that jumps over function bodies.
//!
//! Textual IR may use a name before it defines it, at every level. So the top level is read first: types, globals,
//! function headers and attribute groups; bodies and initialisers are only noted down. Then signatures are made, then
//! bodies are read one by one ([`crate::body`]), then initialisers ([`crate::initializer`]), which may name blocks.
//!
//! The end of a body is found as a brace at the start of a line, which is how LLVM prints it, at the speed of a search
//! for a byte. Where a body read later ends elsewhere, the text was written by hand and the whole module is read
//! again with a search that counts braces. Likewise it is read again where the address of a block is taken outside its
//! function, because labels are normally forgotten with the function.

use std::borrow::Cow;

use memchr::memchr_iter;
use sheave_ir::entity::packed_option::PackedOption;
use sheave_ir::{
    Block, ConstData, Diagnostic, FrameStyle, FuncId, Function, Linkage, Module, SigId, Symbol, SymbolDef,
};

use crate::attributes::{FnFlags, ParamAttrs};
use crate::cursor::{Cursor, HashedName, Read, Span};
use crate::function_state::FunctionState;
use crate::intrinsics::Intrinsic;
use crate::names::{NameTable, first_word, hash_quoted};
use crate::types::{Kind, Ty, Types};

/// What a global name stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GlobalKind {
    /// Mentioned only, so far.
    Unknown,
    /// A function without a body here.
    Declared,
    /// A function with a body: index into [`Reader::headers`].
    Defined(u32),
    /// A variable, here or elsewhere.
    Variable,
    /// Another name.
    Alias,
    /// An intrinsic of LLVM.
    Intrinsic(Intrinsic),
}

/// A name at module level.
#[derive(Clone, Debug)]
pub(crate) struct Global {
    /// The name in the text.
    pub(crate) span: Span,
    /// Its first eight bytes, so that short names are compared at once.
    pub(crate) head: u64,
    pub(crate) kind: GlobalKind,
    /// Type of the variable or function.
    pub(crate) ty: Ty,
    pub(crate) symbol: PackedOption<Symbol>,
    pub(crate) linkage: Linkage,
    pub(crate) thread_local: bool,
    pub(crate) flags: FnFlags,
    pub(crate) group: Option<u32>,
    /// For declared functions, attributes of result and parameters: a range of [`Reader::param_pool`].
    pub(crate) ret: ParamAttrs,
    pub(crate) params: (u32, u32),
    /// Where it was declared.
    pub(crate) pos: u32,
}

/// A parameter in a function's header.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Param {
    pub(crate) ty: Ty,
    pub(crate) attrs: ParamAttrs,
    /// Its name; empty where it has none.
    pub(crate) name: Span,
    pub(crate) pos: u32,
}

/// A function with a body that is still to be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FnHeader {
    pub(crate) global: u32,
    /// Position after the opening brace.
    pub(crate) body: usize,
    /// Position of the closing brace.
    pub(crate) end: usize,
    pub(crate) func: PackedOption<FuncId>,
}

/// A variable whose initialiser is still to be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VarHeader {
    pub(crate) global: u32,
    /// Position of the initialiser.
    pub(crate) init: usize,
    pub(crate) constant: bool,
}

/// An alias or ifunc that is still to be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AliasHeader {
    pub(crate) global: u32,
    /// Position of the aliasee.
    pub(crate) target: usize,
    pub(crate) ifunc: bool,
}

/// A use of the address of a block in a function that was not read yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BlockUse {
    pub(crate) in_func: FuncId,
    pub(crate) value: sheave_ir::Value,
    pub(crate) header: u32,
    pub(crate) label: Span,
    pub(crate) pos: u32,
}

/// A label as the text writes it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LabelName {
    Number(u32),
    Name(Span),
}

/// A line of LLVM IR has about so many bytes. Memory is asked for by this estimate.
pub(crate) const BYTES_PER_LINE: usize = 40;

/// Everything that reading one module needs.
pub(crate) struct Reader<'s> {
    pub(crate) c: Cursor<'s>,
    pub(crate) module: Module,
    pub(crate) types: Types,
    pub(crate) type_table: NameTable,
    pub(crate) type_names: Vec<(Span, Ty)>,
    pub(crate) ty_stack: Vec<Ty>,
    pub(crate) globals: Vec<Global>,
    pub(crate) global_table: NameTable,
    pub(crate) groups: Vec<FnFlags>,
    pub(crate) param_pool: Vec<Param>,
    pub(crate) headers: Vec<FnHeader>,
    pub(crate) vars: Vec<VarHeader>,
    pub(crate) aliases: Vec<AliasHeader>,
    /// Some function asks for the frame of a caller.
    pub(crate) walks_frames: bool,
    /// Strings of module-level assembly and where their lines start.
    pub(crate) assembly: Vec<(usize, Span)>,
    /// Labels are kept after a body was read.
    pub(crate) keep_labels: bool,
    /// The address of a block was needed outside its function, but labels were not kept.
    pub(crate) labels_wanted: bool,
    /// Labels of functions read so far: header index and label to block.
    pub(crate) labels: Vec<Vec<(LabelName, Block)>>,
    pub(crate) block_uses: Vec<BlockUse>,
    /// Bodies are delimited by counting braces.
    pub(crate) exact: bool,
    /// A body did not end where the fast search said.
    pub(crate) body_end_mismatch: bool,
    pub(crate) fs: FunctionState,
    pub(crate) scratch_name: Vec<u8>,
    /// How many constant expressions of a function are being read inside each other.
    pub(crate) constant_depth: u32,
    pub(crate) sig_cache: crate::abi::SignatureCache,
    /// Data objects for 80-bit constants, by their bits.
    pub(crate) fp80_constants: rustc_hash::FxHashMap<u128, Symbol>,
}

/// Reads the textual LLVM IR `source`; `name` is used in messages and becomes the module's name.
///
/// Linear in the text. The module is in memory form and was not verified.
///
/// # Errors
/// The first fault, with its position.
pub fn read_module(name: &str, source: &[u8]) -> Result<Module, Box<Diagnostic>> {
    if source.starts_with(b"BC\xC0\xDE") || source.starts_with(&[0xDE, 0xC0, 0x17, 0x0B]) {
        return Err(Box::new(Diagnostic::unsupported(
            name,
            source,
            0,
            "this is LLVM bitcode, not text: `llvm-dis` translates it, or `clang -S -emit-llvm` writes text",
        )));
    }
    // Few texts are anything but ASCII, which is quicker to see.
    if !source.is_ascii() {
        Diagnostic::check_utf8(name, source)?;
    }
    if source.len() > i32::MAX as usize {
        return Err(Box::new(Diagnostic::unsupported(name, source, 0, "a text of more than two gigabytes")));
    }
    let (mut exact, mut keep_labels) = (false, false);
    loop {
        let mut reader = Reader::new(name, source, exact, keep_labels);
        match reader.read() {
            Ok(()) => return Ok(reader.module),
            Err(_) if reader.body_end_mismatch && !exact => exact = true,
            Err(_) if reader.labels_wanted && !keep_labels => keep_labels = true,
            Err(fault) => {
                let make = if fault.unsupported { Diagnostic::unsupported } else { Diagnostic::error };
                return Err(Box::new(make(name, source, fault.pos, fault.message)));
            }
        }
    }
}

impl<'s> Reader<'s> {
    fn new(name: &str, text: &'s [u8], exact: bool, keep_labels: bool) -> Self {
        Reader {
            c: Cursor::new(text, 0),
            module: Module::new(name),
            types: Types::new(),
            type_table: NameTable::new(),
            type_names: Vec::new(),
            ty_stack: Vec::new(),
            globals: Vec::new(),
            global_table: NameTable::new(),
            groups: Vec::new(),
            param_pool: Vec::new(),
            headers: Vec::new(),
            vars: Vec::new(),
            aliases: Vec::new(),
            walks_frames: false,
            assembly: Vec::new(),
            keep_labels,
            labels_wanted: false,
            labels: Vec::new(),
            block_uses: Vec::new(),
            exact,
            body_end_mismatch: false,
            fs: FunctionState::new(),
            scratch_name: Vec::new(),
            constant_depth: 0,
            sig_cache: crate::abi::SignatureCache::default(),
            fp80_constants: rustc_hash::FxHashMap::default(),
        }
    }

    fn read(&mut self) -> Read<()> {
        self.top_level()?;
        self.make_functions()?;
        self.read_aliases()?;
        self.read_bodies()?;
        self.read_initializers()?;
        if self.walks_frames {
            let plain = self.module.functions.values_mut().filter(|f| f.frame == FrameStyle::Plain);
            plain.for_each(|function| function.frame = FrameStyle::Pointer);
        }
        self.read_module_assembly()?;
        self.resolve_block_uses()
    }

    /// Sweeps the top level.
    fn top_level(&mut self) -> Read<()> {
        loop {
            self.c.ws();
            let start = self.c.p;
            match self.c.peek() {
                0 if self.c.p >= self.c.s.len() => return Ok(()),
                b'%' => self.type_definition()?,
                b'@' => self.global_definition()?,
                b'!' => self.skip_metadata(),
                b'$' | b'^' => self.c.skip_line(),
                b'a'..=b'z' => match self.c.word() {
                    b"define" => self.function_header(start, true)?,
                    b"declare" => self.function_header(start, false)?,
                    b"attributes" => self.attribute_group()?,
                    b"target" => self.target()?,
                    b"source_filename" | b"uselistorder" | b"uselistorder_bb" | b"deplibs" => {
                        self.c.skip_line();
                    }
                    b"module" => self.module_assembly(start)?,
                    _ => {
                        self.c.p = start;
                        return Err(self.c.fault(format!(
                            "expected a definition or declaration at the top level, found {}",
                            self.c.found()
                        )));
                    }
                },
                _ => {
                    return Err(self.c.fault(format!(
                        "expected a definition or declaration at the top level, found {}",
                        self.c.found()
                    )));
                }
            }
        }
    }

    /// Skips a metadata definition: to the line after which something else starts.
    fn skip_metadata(&mut self) {
        loop {
            self.c.skip_line();
            self.c.ws();
            match self.c.peek() {
                b'}' | b')' | b'"' | b',' | b' ' => {}
                _ => return,
            }
        }
    }

    /// `target datalayout = "…"` or `target triple = "…"`.
    fn target(&mut self) -> Read<()> {
        self.c.ws();
        let start = self.c.p;
        let what = self.c.word();
        self.c.expect(b'=')?;
        self.c.ws();
        if self.c.peek() != b'"' {
            return Err(self.c.fault("expected a string"));
        }
        let span = self.c.quoted()?;
        let value = self.c.str(span);
        match what {
            b"datalayout" => {
                let mut aligns_i128 = value.is_empty();
                for part in value.as_bytes().split(|&b| b == b'-') {
                    if part == b"E" {
                        return Err(self.c.unsupported_at(start, "a big-endian data layout"));
                    }
                    if part.starts_with(b"p:") && !part.starts_with(b"p:64") {
                        return Err(self.c.unsupported_at(start, "pointers that are not 64 bits wide"));
                    }
                    aligns_i128 |= part.starts_with(b"i128:128");
                }
                if !aligns_i128 {
                    self.types.i128_align_log2 = 3;
                }
            }
            b"triple" => {
                let foreign =
                    !(value.is_empty() || value.starts_with("x86_64") || value.starts_with("unknown"));
                if foreign || value.contains("windows") {
                    return Err(self
                        .c
                        .unsupported_at(start, format!("target {value} (only x86-64 System V)")));
                }
            }
            _ => return Err(self.c.fault_at(start, "expected 'datalayout' or 'triple'")),
        }
        Ok(())
    }

    /// `%name = type …`
    fn type_definition(&mut self) -> Read<()> {
        self.c.p += 1;
        let start = self.c.p;
        let ty = self.named_ty()?;
        self.c.expect(b'=')?;
        self.c.expect_word(b"type")?;
        self.c.ws();
        if self.c.eat_word(b"opaque") {
            return Ok(());
        }
        if self.types.kind(ty) != Kind::Opaque {
            return Err(self.c.fault_at(start - 1, "redefinition of a type"));
        }
        let body = self.ty_raw(0)?;
        self.types.define(ty, body);
        Ok(())
    }

    /// The index of the global called by the bytes of `span`; it may be unknown so far.
    pub(crate) fn global(&mut self, span: Span) -> u32 {
        let bytes = self.c.bytes(span);
        let hash = hash_quoted(bytes, self.c.is_plain(span));
        self.hashed_global(HashedName { hash, head: first_word(bytes), span })
    }

    #[inline(always)]
    fn hashed_global(&mut self, name: HashedName) -> u32 {
        let HashedName { hash, head, span } = name;
        let (c, globals) = (&self.c, &self.globals);
        let bytes = c.bytes(span);
        let fresh = globals.len() as u32;
        let found =
            self.global_table.find_or_insert(hash, fresh, |id| c.bytes(globals[id as usize].span) == bytes);
        if let Some(id) = found {
            return id;
        }
        self.globals.push(Global {
            span,
            head,
            kind: GlobalKind::Unknown,
            ty: Ty::VOID,
            symbol: None.into(),
            linkage: Linkage::External,
            thread_local: false,
            flags: FnFlags::default(),
            group: None,
            ret: ParamAttrs::default(),
            params: (0, 0),
            pos: span.start,
        });
        fresh
    }

    /// Reads the name after `@` and gives the global, which must be known; `start` is the position of the `@`.
    #[inline]
    pub(crate) fn known_global(&mut self) -> Read<u32> {
        let start = self.c.p - 1;
        let name = self.c.hashed_name().filter(|name| self.c.is_plain(name.span));
        let (index, span) = match name {
            Some(name) => {
                self.c.p = name.span.end as usize;
                (self.hashed_global(name), name.span)
            }
            None => {
                let span = self.c.name()?;
                (self.global(span), span)
            }
        };
        if self.globals[index as usize].kind == GlobalKind::Unknown {
            return Err(self.c.fault_at(start, format!("use of undefined value '@{}'", self.c.str(span))));
        }
        Ok(index)
    }

    /// The linker's name of a global.
    fn linker_name(&mut self, index: u32) -> Read<Cow<'s, str>> {
        let global = &self.globals[index as usize];
        let bytes = self.c.bytes(global.span);
        if bytes.iter().all(u8::is_ascii_digit) && !bytes.is_empty() {
            return Ok(Cow::Owned(format!("__unnamed_{}", self.c.str(global.span))));
        }
        if !bytes.contains(&b'\\') {
            return Ok(Cow::Borrowed(self.c.str(global.span)));
        }
        self.scratch_name.clear();
        self.c.unescape(global.span, &mut self.scratch_name)?;
        // A leading \01 tells LLVM not to decorate the name.
        let name = self.scratch_name.strip_prefix(b"\x01").unwrap_or(&self.scratch_name);
        String::from_utf8(name.to_vec())
            .map(Cow::Owned)
            .map_err(|_| self.c.unsupported_at(global.span.start as usize, "a name that is not UTF-8 text"))
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
        let (kind, ty, linkage, thread_local) = (global.kind, global.ty, global.linkage, global.thread_local);
        let sig = match kind {
            GlobalKind::Intrinsic(_) => {
                return Err(self.c.unsupported_at(global.pos as usize, "the address of an intrinsic"));
            }
            GlobalKind::Declared => Some(self.declared_signature(index, ty)?),
            _ => None,
        };
        let symbol = self.module.intern_symbol(&name);
        self.globals[index as usize].symbol = symbol.into();
        let data = &mut self.module.symbols[symbol];
        data.linkage = linkage;
        data.thread_local = thread_local;
        if kind == GlobalKind::Variable {
            data.def = SymbolDef::ExternalData;
        }
        if sig.is_some() {
            data.sig = sig;
        }
        Ok(symbol)
    }

    /// The signature of a global function as it was declared or defined.
    fn declared_signature(&mut self, index: u32, ty: Ty) -> Read<SigId> {
        let global = &self.globals[index as usize];
        let (ret, params, pos) = (global.ret, global.params, global.pos as usize);
        let Kind::Func { ret: ret_ty, variadic, .. } = self.types.kind(ty) else {
            return Err(self.c.fault_at(pos, "not a function"));
        };
        self.lay_out(ret_ty, pos)?;
        self.begin_signature();
        self.sig_result(ret_ty, ret, pos)?;
        for i in params.0..params.1 {
            let Param { ty, attrs, pos, .. } = self.param_pool[i as usize];
            self.lay_out(ty, pos as usize)?;
            self.sig_param(ty, attrs, pos as usize)?;
        }
        Ok(self.finish_signature(variadic.then_some(())))
    }

    /// `@name = …`: a variable, an alias or an ifunc.
    fn global_definition(&mut self) -> Read<()> {
        let start = self.c.p;
        self.c.p += 1;
        let span = self.c.name()?;
        self.c.expect(b'=')?;
        self.c.ws();
        let index = self.global(span);
        if self.globals[index as usize].kind != GlobalKind::Unknown {
            return Err(self.c.fault_at(start, format!("redefinition of '@{}'", self.c.str(span))));
        }
        let external = self.is_external_variable();
        let header = self.header_words(&[b"global", b"constant", b"alias", b"ifunc", b"addrspace"])?;
        if self.c.peek_word() == b"addrspace" {
            return Err(self.c.unsupported_at(self.c.p, "address spaces"));
        }
        let what = self.c.word();
        let global = &mut self.globals[index as usize];
        global.linkage = header.linkage;
        global.thread_local = header.thread_local;
        global.pos = start as u32;
        match what {
            b"global" | b"constant" => {
                global.kind = GlobalKind::Variable;
                let ty = self.ty_raw(0)?;
                self.globals[index as usize].ty = ty;
                if external || header.available_externally {
                    self.skip_definition();
                } else {
                    self.c.ws();
                    self.vars.push(VarHeader {
                        global: index,
                        init: self.c.p,
                        constant: what == b"constant",
                    });
                    self.skip_definition();
                }
            }
            b"alias" | b"ifunc" => {
                global.kind = GlobalKind::Alias;
                let ty = self.ty_raw(0)?;
                self.globals[index as usize].ty = ty;
                self.c.expect(b',')?;
                self.c.ws();
                self.aliases.push(AliasHeader { global: index, target: self.c.p, ifunc: what == b"ifunc" });
                self.skip_definition();
            }
            _ => return Err(self.c.fault("expected 'global', 'constant', 'alias' or 'ifunc'")),
        }
        Ok(())
    }

    /// Whether the words in front of a variable say that it has no initialiser.
    fn is_external_variable(&self) -> bool {
        let mut c = self.c;
        loop {
            c.ws();
            match c.word() {
                b"external" | b"extern_weak" => return true,
                b"global" | b"constant" | b"alias" | b"ifunc" | b"" => return false,
                _ => {
                    c.blanks();
                    if c.peek() == b'(' && c.skip_group().is_err() {
                        return false;
                    }
                }
            }
        }
    }

    /// Goes to the end of a definition: the first line end outside brackets and strings.
    fn skip_definition(&mut self) {
        let mut depth = 0i32;
        loop {
            self.c.skip_plain();
            match self.c.peek() {
                b'(' | b'[' | b'{' | b'<' => {
                    depth += 1;
                    // Block addresses in initialisers need the labels of functions that will have been read.
                    self.keep_labels |= self.c.s[..self.c.p].ends_with(b"blockaddress");
                }
                b')' | b']' | b'}' | b'>' => depth -= 1,
                b'"' => {
                    if self.c.quoted().is_err() {
                        self.c.p = self.c.s.len();
                        return;
                    }
                    continue;
                }
                b';' => {
                    self.c.skip_line();
                    continue;
                }
                b'\n' if depth <= 0 => return,
                0 if self.c.p >= self.c.s.len() => return,
                _ => {}
            }
            self.c.p += 1;
        }
    }

    /// `define …` or `declare …`; the keyword was just taken.
    fn function_header(&mut self, start: usize, define: bool) -> Read<()> {
        let header = self.header_words(&[])?;
        let ret_ty = self.ty_raw(0)?;
        self.c.ws();
        let name_pos = self.c.p;
        if !self.c.eat(b'@') {
            return Err(self.c.fault(format!("expected the function's name, found {}", self.c.found())));
        }
        let span = self.c.name()?;
        let index = self.global(span);
        if self.globals[index as usize].kind != GlobalKind::Unknown {
            return Err(self.c.fault_at(name_pos, format!("redefinition of '@{}'", self.c.str(span))));
        }
        self.c.expect(b'(')?;
        let (first, variadic) = self.params()?;
        let params = (first, self.param_pool.len() as u32);
        let base = self.ty_stack.len();
        for i in params.0..params.1 {
            let ty = self.param_pool[i as usize].ty;
            self.ty_stack.push(ty);
        }
        let ty = self.types.function(ret_ty, &self.ty_stack[base..], variadic);
        self.ty_stack.truncate(base);
        let (flags, group) = self.function_tail()?;
        let mut kind = GlobalKind::Declared;
        if define {
            self.c.ws();
            if !self.c.eat(b'{') {
                return Err(self.c.fault(format!("expected '{{' and a body, found {}", self.c.found())));
            }
            let body = self.c.p;
            let end = self.body_end(body)?;
            self.c.p = end + 1;
            if !header.available_externally {
                kind = GlobalKind::Defined(self.headers.len() as u32);
                self.headers.push(FnHeader { global: index, body, end, func: None.into() });
            }
        } else if self.c.bytes(span).starts_with(b"llvm.") {
            kind = GlobalKind::Intrinsic(Intrinsic::of_name(self.c.str(span)));
        }
        let global = &mut self.globals[index as usize];
        global.kind = kind;
        global.ty = ty;
        global.linkage = header.linkage;
        global.flags = flags;
        global.group = group;
        global.ret = header.ret;
        global.params = params;
        global.pos = if define { start as u32 } else { name_pos as u32 };
        Ok(())
    }

    /// The parameters of a header, after the opening parenthesis: where they start in the pool, and whether `...` ends
    /// them.
    fn params(&mut self) -> Read<(u32, bool)> {
        let first = self.param_pool.len() as u32;
        self.c.ws();
        if self.c.eat(b')') {
            return Ok((first, false));
        }
        loop {
            self.c.ws();
            if self.c.peek() == b'.' {
                if self.c.word() != b"..." {
                    return Err(self.c.fault("expected '...'"));
                }
                self.c.expect(b')')?;
                return Ok((first, true));
            }
            let pos = self.c.p as u32;
            let ty = self.ty_raw(0)?;
            let mut attrs = self.param_attrs()?;
            self.fix_by_val(ty, &mut attrs);
            let mut name = Span::default();
            if self.c.eat(b'%') {
                name = self.c.name()?;
            }
            self.param_pool.push(Param { ty, attrs, name, pos });
            self.c.ws();
            if self.c.eat(b')') {
                return Ok((first, false));
            }
            self.c.expect(b',')?;
        }
    }

    /// Takes the type of a `byval` without one from the typed pointer.
    pub(crate) fn fix_by_val(&self, ty: Ty, attrs: &mut ParamAttrs) {
        if attrs.by_val == Some(Ty::VOID)
            && let Kind::Ptr(Some(pointee)) = self.types.kind(ty)
        {
            attrs.by_val = Some(pointee);
        }
    }

    /// The position of the brace that closes the body starting at `body`.
    fn body_end(&mut self, body: usize) -> Read<usize> {
        if !self.exact {
            // Braces are rare in bodies, so that this is a search for one byte.
            let brace = memchr_iter(b'}', &self.c.s[body..]).find(|n| self.c.s[body + n - 1] == b'\n');
            return match brace {
                Some(n) => Ok(body + n),
                None => {
                    self.body_end_mismatch = true;
                    Err(self.c.fault_at(body - 1, "the function's body has no end"))
                }
            };
        }
        let mut c = self.c;
        c.p = body;
        let mut depth = 1u32;
        loop {
            match c.peek() {
                b'{' => depth += 1,
                b'}' => {
                    depth -= 1;
                    if depth == 0 {
                        return Ok(c.p);
                    }
                }
                b'"' => {
                    c.quoted()?;
                    continue;
                }
                b';' => {
                    c.skip_line();
                    continue;
                }
                0 if c.p >= c.s.len() => {
                    return Err(self.c.fault_at(body - 1, "the function's body has no end"));
                }
                _ => {}
            }
            c.p += 1;
        }
    }

    /// Enters all functions with bodies into the module.
    fn make_functions(&mut self) -> Read<()> {
        self.labels.resize(self.headers.len(), Vec::new());
        for i in 0..self.headers.len() {
            let index = self.headers[i].global;
            let name = self.linker_name(index)?;
            let ty = self.globals[index as usize].ty;
            let sig = self.declared_signature(index, ty)?;
            let symbol = self.module.intern_symbol(&name);
            let mut function = Function::new(symbol, sig);
            let global = &self.globals[index as usize];
            if global.flags.or(global.group.map_or(FnFlags::default(), |group| self.group_flags(group))).naked
            {
                function.frame = FrameStyle::Naked;
            }
            let func = self.module.functions.push(function);
            let data = &mut self.module.symbols[symbol];
            data.def = SymbolDef::Function(func);
            data.sig = Some(sig);
            data.linkage = self.globals[index as usize].linkage;
            self.globals[index as usize].symbol = symbol.into();
            self.headers[i].func = func.into();
        }
        Ok(())
    }

    fn read_bodies(&mut self) -> Read<()> {
        let longest = self.headers.iter().map(|header| header.end - header.body).max();
        self.fs.reserve(longest.unwrap_or(0) / BYTES_PER_LINE);
        for i in 0..self.headers.len() {
            let header = self.headers[i];
            self.c.p = header.body;
            self.read_body(i as u32)?;
            if self.c.p != header.end {
                self.body_end_mismatch = true;
                return Err(self.c.fault("the function ends before its closing brace"));
            }
        }
        Ok(())
    }

    /// The block called `label` in the function of `header`, which has been read.
    pub(crate) fn label_of(&mut self, header: u32, label: Span, pos: usize) -> Read<Block> {
        if !self.keep_labels {
            // Few programs need labels after their functions; those are read again.
            self.labels_wanted = true;
            return Err(self.c.fault_at(pos, "labels were not kept"));
        }
        let name = self.c.bytes(label);
        let quoted = self.c.s[label.start as usize - 1] == b'"';
        let number = if quoted { None } else { self.c.str(label).parse::<u32>().ok() };
        let found = self.labels[header as usize].iter().find(|(other, _)| match *other {
            LabelName::Number(other) => number == Some(other),
            LabelName::Name(span) => number.is_none() && self.c.bytes(span) == name,
        });
        found.map(|&(_, block)| block).ok_or_else(|| {
            self.c.fault_at(pos, format!("the function has no label '%{}'", self.c.str(label)))
        })
    }

    /// Fills in the addresses of blocks whose functions had not been read.
    fn resolve_block_uses(&mut self) -> Read<()> {
        for i in 0..self.block_uses.len() {
            let BlockUse { in_func, value, header, label, pos } = self.block_uses[i];
            let block = self.label_of(header, label, pos as usize)?;
            let symbol = self.symbol(self.headers[header as usize].global)?;
            let func = &mut self.module.functions[in_func];
            if let sheave_ir::ValueDef::Const(c) = func.def(value) {
                func.consts[c] = ConstData::BlockAddr(symbol, block);
            }
        }
        Ok(())
    }
}
