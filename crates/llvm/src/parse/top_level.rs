//! The sweep over the top level: types, variables, headers of functions. Bodies and initialisers are jumped
//! over.

use memchr::{memchr, memchr3, memrchr};
use sheave_ir::{Linkage, ensure};

use crate::lower::intrinsics::Intrinsic;
use crate::lower::types::Kind;
use crate::parse::Reader;
use crate::parse::attributes::FunctionTail;
use crate::parse::cursor::text;
use crate::parse::fault::Read;
use crate::parse::headers::{AliasHeader, FnHeader, GlobalKind, Param, VarHeader};
use crate::parse::list::List;

impl Reader<'_> {
    /// Sweeps the top level.
    pub(crate) fn top_level(&mut self) -> Read<()> {
        loop {
            let start = self.cursor.token_start();
            let first = self.cursor.peek();
            if first == 0 && self.cursor.p >= self.cursor.s.len() {
                return Ok(());
            }
            if let Err(fault) = self.entity(first, start) {
                self.lacks_globals = true;
                self.lacks_types |= first == b'%';
                self.settle(Err(fault))?;
                self.cursor.p = self.next_entity(start);
            }
        }
    }

    /// Reads the definition or declaration that begins with the byte `first` at `start`.
    fn entity(&mut self, first: u8, start: usize) -> Read<()> {
        match first {
            b'%' => return self.type_definition(),
            b'@' => return self.global_definition(),
            b'!' => self.metadata_definition(),
            b'$' | b'^' => self.cursor.skip_line(),
            b'a'..=b'z' => match self.cursor.word() {
                b"define" => return self.function_header(start, true),
                b"declare" => return self.function_header(start, false),
                b"attributes" => return self.attribute_group(),
                b"target" => return self.target(),
                b"source_filename" | b"uselistorder" | b"uselistorder_bb" | b"deplibs" => {
                    self.cursor.skip_line();
                }
                // `module asm "…"`: for another compiler.
                b"module" => {
                    let mut fault = self.unsupported_at(start, "module-level assembly");
                    fault.follows = core::mem::replace(&mut self.has_module_assembly, true);
                    return Err(fault);
                }
                _ => {
                    self.cursor.p = start;
                    return Err(self.expected("a definition or declaration at the top level"));
                }
            },
            _ => return Err(self.expected("a definition or declaration at the top level")),
        }
        Ok(())
    }

    /// The first line after the fault at `start` that begins as definitions and declarations do, after the
    /// body if it is a function.
    fn next_entity(&self, start: usize) -> usize {
        const WORDS: [&[u8]; 6] =
            [b"define ", b"declare ", b"attributes ", b"target ", b"source_filename ", b"module "];
        let mut in_body = self.cursor.s[start..].starts_with(b"define");
        let mut at = start;
        while let Some(n) = memchr(b'\n', &self.cursor.s[at..]) {
            at += n + 1;
            let line = &self.cursor.s[at..];
            if WORDS.iter().any(|word| line.starts_with(word)) {
                return at;
            }
            match line.first() {
                Some(b'}') => in_body = false,
                Some(b'%' | b'@' | b'!' | b'$' | b'^') if !in_body => return at,
                _ => {}
            }
        }
        self.cursor.s.len()
    }

    /// `target datalayout = "…"` or `target triple = "…"`.
    fn target(&mut self) -> Read<()> {
        let start = self.cursor.token_start();
        let what = self.cursor.word();
        self.cursor.expect(b'=')?;
        self.cursor.ws();
        let span = self.cursor.quoted()?;
        let value = self.cursor.str(span);
        match what {
            b"datalayout" => {
                let mut aligns_i128 = value.is_empty();
                for part in value.as_bytes().split(|&b| b == b'-') {
                    if part == b"E" {
                        return Err(self.fault_at(start, "the data layout is big-endian, not that of x86-64"));
                    }
                    if part.starts_with(b"p:") && !part.starts_with(b"p:64") {
                        return Err(
                            self.fault_at(start, "pointers are not 64 bits wide, as those of x86-64 are")
                        );
                    }
                    aligns_i128 |= part.starts_with(b"i128:128");
                }
                if !aligns_i128 {
                    self.lower.types.i128_align_log2 = 3;
                }
            }
            b"triple" => {
                let foreign =
                    !(value.is_empty() || value.starts_with("x86_64") || value.starts_with("unknown"));
                if foreign || value.contains("windows") {
                    return Err(self.fault_at(start, format!("target {value} (only x86-64 System V)")));
                }
            }
            _ => return Err(self.fault_at(start, "expected 'datalayout' or 'triple'")),
        }
        Ok(())
    }

    /// `%name = type …`
    fn type_definition(&mut self) -> Read<()> {
        let start = self.cursor.p;
        self.cursor.p += 1;
        let found = self.cursor.take_name()?;
        self.cursor.expect(b'=')?;
        self.cursor.expect_word(b"type")?;
        self.cursor.ws();
        if self.cursor.eat_word(b"opaque") {
            self.named_ty(found);
            return Ok(());
        }
        let mut body = self.cursor;
        if body.eat(b'<') {
            body.ws();
        }
        if body.peek() == b'{' {
            let ty = self.named_ty(found);
            if self.lower.types.kind(ty) != Kind::Opaque {
                return Err(self.fault_at(start, "redefinition of a type"));
            }
            let body = self.ty_raw(0)?;
            self.lower.types.define(ty, body);
            return Ok(());
        }
        // Another name of a type, which is known from here on.
        let ty = self.ty_raw(0)?;
        ensure(self.type_names.get(&found).is_none(), || {
            self.fault_at(start, "a type that is not a struct has one definition, before its first use")
        })?;
        self.type_names.get_or_insert(found, || ty);
        Ok(())
    }

    /// `@name = …`: a variable, an alias or an ifunc.
    fn global_definition(&mut self) -> Read<()> {
        let start = self.cursor.p;
        self.cursor.p += 1;
        let name = self.cursor.take_name()?;
        self.cursor.expect(b'=')?;
        self.cursor.ws();
        let index = self.new_global(name, start)?;
        let mut header = self.header_words(false)?;
        if header.linkage == Linkage::Available {
            (header.linkage, header.is_external) = (Linkage::External, true);
        }
        let what = self.cursor.word();
        let global = &mut self.globals[index as usize];
        global.header = header;
        global.pos = start as u32;
        match what {
            b"global" | b"constant" => {
                let ty = self.ty_raw(0)?;
                let global = &mut self.globals[index as usize];
                (global.kind, global.ty) = (GlobalKind::Variable, ty);
                if !header.is_external {
                    let init = self.cursor.token_start();
                    self.vars.push(VarHeader { global: index, init, constant: what == b"constant" });
                }
                self.skip_definition();
            }
            b"alias" | b"ifunc" => {
                let ty = self.ty_raw(0)?;
                self.cursor.expect(b',')?;
                self.cursor.ws();
                let global = &mut self.globals[index as usize];
                (global.kind, global.ty) = (GlobalKind::Alias, ty);
                let target = self.cursor.p;
                self.aliases.push(AliasHeader { global: index, target, ifunc: what == b"ifunc" });
                self.skip_definition();
            }
            _ => return Err(self.fault("expected 'global', 'constant', 'alias' or 'ifunc'")),
        }
        Ok(())
    }

    /// Goes to the end of a definition: the first line end outside brackets and strings that is neither
    /// before nor after a comma.
    fn skip_definition(&mut self) {
        let mut depth = 0i32;
        loop {
            self.cursor.skip_plain();
            match self.cursor.peek() {
                b'(' | b'[' | b'{' | b'<' => depth += 1,
                b')' | b']' | b'}' | b'>' => depth -= 1,
                b'"' => {
                    if self.cursor.quoted().is_err() {
                        self.cursor.p = self.cursor.s.len();
                        return;
                    }
                    continue;
                }
                b';' | b'\n' if depth <= 0 => {
                    let after_comma = self.cursor.s[..self.cursor.p].trim_ascii_end().ends_with(b",");
                    if !self.cursor.eat_comma() && !after_comma {
                        return;
                    }
                    self.cursor.ws();
                    continue;
                }
                b';' => {
                    self.cursor.skip_line();
                    continue;
                }
                0 if self.cursor.p >= self.cursor.s.len() => return,
                _ => {}
            }
            self.cursor.p += 1;
        }
    }

    /// `define …` or `declare …`; the keyword was just taken.
    fn function_header(&mut self, start: usize, define: bool) -> Read<()> {
        // Metadata of a declaration precedes everything else.
        self.cursor.ws();
        while !define && self.cursor.peek() == b'!' {
            self.skip_attachment()?;
            self.cursor.ws();
        }
        let header = self.header_words(true)?;
        let ret_ty = self.ty_raw(0)?;
        let name_pos = self.cursor.token_start();
        ensure(self.cursor.eat(b'@'), || self.expected("the function's name"))?;
        let name = self.cursor.take_name()?;
        let index = self.new_global(name, name_pos)?;
        self.cursor.expect(b'(')?;
        let (first, variadic) = self.params()?;
        let params = (first, self.param_pool.len() as u32);
        let base = self.ty_stack.len();
        for i in params.0..params.1 {
            let ty = self.param_pool[i as usize].ty;
            self.ty_stack.push(ty);
        }
        let ty = self.lower.types.function(ret_ty, &self.ty_stack[base..], variadic);
        self.ty_stack.truncate(base);
        let FunctionTail { flags, group, subprogram, personality } = self.function_tail(define)?;
        let mut kind = GlobalKind::Declared;
        let is_intrinsic = name.text.starts_with(b"llvm.");
        if define {
            ensure(!is_intrinsic, || self.fault_at(name_pos, "an intrinsic has no body"))?;
            self.cursor.ws();
            ensure(self.cursor.eat(b'{'), || self.expected("'{' and a body"))?;
            let body = self.cursor.p;
            let end = self.body_end(body)?;
            self.cursor.p = end + 1;
            kind = GlobalKind::Defined(self.headers.len() as u32);
            let (func, labels) = (None.into(), u32::MAX);
            let header = FnHeader { global: index, body, end, func, subprogram, personality, labels };
            self.headers.push(header);
        } else if is_intrinsic {
            kind = GlobalKind::Intrinsic(Intrinsic::of_name(text(name.text)));
        }
        let global = &mut self.globals[index as usize];
        global.kind = kind;
        global.ty = ty;
        global.header = header;
        global.flags = flags;
        global.group = group;
        global.params = params;
        global.pos = if define { start as u32 } else { name_pos as u32 };
        Ok(())
    }

    /// The parameters of a header, after the opening parenthesis: their start in the pool, and whether
    /// `...` ends them.
    pub(crate) fn params(&mut self) -> Read<(u32, bool)> {
        let first = self.param_pool.len() as u32;
        let mut params = List::until(b')');
        while params.goes_on(&mut self.cursor)? {
            if params.ends_in_dots(&mut self.cursor)? {
                return Ok((first, true));
            }
            let pos = self.cursor.p as u32;
            let ty = self.ty_raw(0)?;
            let attrs = self.param_attrs()?;
            let name = self.cursor.eat(b'%').then(|| self.cursor.name()).transpose()?;
            self.param_pool.push(Param { ty, attrs, name, pos });
        }
        Ok((first, false))
    }

    /// The position of the brace that closes the body starting at `body`.
    ///
    /// Only braces and quotes are visited. A comment begins at a semicolon between the line's start, or the
    /// last string in it, and the byte in question.
    fn body_end(&mut self, body: usize) -> Read<usize> {
        let mut c = self.cursor;
        c.p = body;
        let mut depth = 0u32;
        while let Some(n) = memchr3(b'{', b'}', b'"', &c.s[c.p..]) {
            let at = c.p + n;
            let byte = c.s[at];
            if byte != b'}' || c.s[at - 1] != b'\n' {
                let before = &c.s[c.p..at];
                let line = memrchr(b'\n', before).map_or(0, |end| end + 1);
                if before[line..].contains(&b';') {
                    c.p = at;
                    c.skip_line();
                    continue;
                }
            }
            c.p = at + 1;
            match byte {
                b'"' => {
                    c.p = at;
                    c.quoted()?;
                }
                b'{' => depth += 1,
                _ if depth == 0 => return Ok(at),
                _ => depth -= 1,
            }
        }
        Err(self.fault_at(body - 1, "the function's body has no end"))
    }
}
