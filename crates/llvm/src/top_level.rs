//! The sweep over the top level: types, variables, headers of functions. Bodies and initialisers are jumped
//! over.

use memchr::{memchr3, memrchr};

use crate::attributes::ParamAttrs;
use crate::cursor::{Read, Span};
use crate::globals::GlobalKind;
use crate::intrinsics::Intrinsic;
use crate::reader::{AliasHeader, FnHeader, Param, Reader, VarHeader};
use crate::types::{Kind, Ty};

impl Reader<'_> {
    /// Sweeps the top level.
    pub(crate) fn top_level(&mut self) -> Read<()> {
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
                    b"module" => self.module_assembly()?,
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
        (global.linkage, global.visibility) = (header.linkage, header.visibility);
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
                b'(' | b'[' | b'{' | b'<' => depth += 1,
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
        (global.linkage, global.visibility) = (header.linkage, header.visibility);
        global.flags = flags;
        global.group = group;
        global.ret = header.ret;
        global.params = params;
        global.pos = if define { start as u32 } else { name_pos as u32 };
        Ok(())
    }

    /// The parameters of a header, after the opening parenthesis: where they start in the pool, and whether
    /// `...` ends them.
    pub(crate) fn params(&mut self) -> Read<(u32, bool)> {
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
    ///
    /// Only braces and quotes are visited. A comment begins at a semicolon between the line's start, or the
    /// last string in it, and the byte in question.
    fn body_end(&mut self, body: usize) -> Read<usize> {
        let mut c = self.c;
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
        Err(self.c.fault_at(body - 1, "the function's body has no end"))
    }
}
