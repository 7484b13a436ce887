//! Attributes of parameters, results and functions. [`treatment`](super::treatment) lists those that are
//! skipped.

use sheave_ir::{
    Access, Extension, FuncAttrs, Linkage, Location, MemoryEffects, PtrAttrs, Visibility, ensure,
};

use crate::lower::attributes::{FUNCTION_WORDS, FnFlags, ParamAttrs, old_effects, pointer_word};
use crate::lower::types::Ty;
use crate::parse::Reader;
use crate::parse::cursor::{Cursor, Span};
use crate::parse::fault::Read;
use crate::parse::headers::Header;
use crate::parse::keywords::opcode;
use crate::parse::list::List;
use crate::parse::tail_calls::CONVENTIONS;
use crate::parse::treatment::treatment;
use crate::parse::types::is_type_word;
use crate::parse::words::{CLASS, IDENT, key, low_bytes};

/// True for a keyword that starts a constant, so that it is not an attribute.
fn is_value_word(word: &[u8]) -> bool {
    match word {
        b"true"
        | b"false"
        | b"null"
        | b"undef"
        | b"poison"
        | b"none"
        | b"zeroinitializer"
        | b"blockaddress"
        | b"dso_local_equivalent"
        | b"no_cfi"
        | b"ptrauth"
        | b"splat"
        | b"asm"
        | b"c" => true,
        _ => opcode(word).is_some(),
    }
}

fn access_word(word: &[u8]) -> Option<Access> {
    Some(match word {
        b"none" => Access::None,
        b"read" => Access::Read,
        b"write" => Access::Write,
        b"readwrite" => Access::ReadWrite,
        _ => return None,
    })
}

/// The words after the parameters of a function's header.
pub(crate) struct FunctionTail {
    pub(crate) flags: FnFlags,
    /// The number of its group of attributes.
    pub(crate) group: Option<u32>,
    /// The number of its subprogram in the metadata.
    pub(crate) subprogram: Option<u32>,
    /// The position of the name of its personality.
    pub(crate) personality: Option<u32>,
}

impl Reader<'_> {
    /// The attributes of a parameter, argument or result.
    #[inline]
    pub(crate) fn param_attrs(&mut self) -> Read<ParamAttrs> {
        let mut attrs = ParamAttrs::default();
        loop {
            self.cursor.ws();
            match self.cursor.peek() {
                b'a'..=b'z' => {
                    let start = self.cursor.p;
                    if self.cursor.word8(start) == key(b"noundef ") {
                        self.cursor.p += 8;
                        continue;
                    }
                    let word = self.cursor.word();
                    if !self.param_attr(word, &mut attrs)? {
                        self.cursor.p = start;
                        return Ok(attrs);
                    }
                }
                b'"' => _ = self.string_attr()?,
                _ => return Ok(attrs),
            }
        }
    }

    /// One attribute whose keyword was just taken; false if the keyword belongs to a value or type.
    fn param_attr(&mut self, word: &[u8], attrs: &mut ParamAttrs) -> Read<bool> {
        match word {
            b"zeroext" => attrs.extension = Extension::Zero,
            b"signext" => attrs.extension = Extension::Sign,
            b"byval" => attrs.by_val = Some(self.attr_type()?),
            b"sret" => {
                attrs.sret = true;
                if self.cursor.peek() == b'(' {
                    self.cursor.skip_group()?;
                }
            }
            b"align" => {
                self.cursor.ws();
                let bracket = self.cursor.eat(b'(');
                // Memory of arguments is never so aligned.
                attrs.align = self.cursor.alignment()?.min(1 << 31) as u32;
                if bracket {
                    self.cursor.expect(b')')?;
                }
            }
            b"inreg" => attrs.in_reg = true,
            b"elementtype" => attrs.element = Some(self.attr_type()?),
            b"captures" => {
                let start = self.cursor.p;
                self.cursor.skip_optional_group()?;
                if self.cursor.s[start..self.cursor.p] == *b"(none)" {
                    attrs.pointer = attrs.pointer | PtrAttrs::NO_CAPTURE;
                }
            }
            _ => {
                if let Some(promise) = pointer_word(word) {
                    attrs.pointer = attrs.pointer | promise;
                    return Ok(true);
                }
                if is_value_word(word) || is_type_word(word) {
                    return Ok(false);
                }
                self.skip_word("parameter", word, self.cursor.p - word.len())?;
                self.cursor.skip_optional_group()?;
            }
        }
        Ok(true)
    }

    /// The type of an attribute, in parentheses.
    fn attr_type(&mut self) -> Read<Ty> {
        self.cursor.expect(b'(')?;
        let ty = self.ty_raw(0)?;
        self.cursor.expect(b')')?;
        Ok(ty)
    }

    /// `"name"` or `"name"="value"`: the name and the value.
    pub(super) fn string_attr(&mut self) -> Read<(Span, Span)> {
        let name = self.cursor.quoted()?;
        self.cursor.blanks();
        if !self.cursor.eat(b'=') {
            return Ok((name, Span::default()));
        }
        self.cursor.ws();
        Ok((name, self.cursor.quoted()?))
    }

    /// The same of a function: `"no-builtins"`, `"no-builtin-NAME"` and AVX among the target features count.
    fn fn_string_attr(&mut self, flags: &mut FnFlags) -> Read<()> {
        let start = self.cursor.p;
        let (name, value) = self.string_attr()?;
        let (name, value) = (self.cursor.bytes(name), self.cursor.bytes(value));
        if treatment("string", name) == Some("refused") && value != b"false" {
            let message = format!("attribute \"{}\"", String::from_utf8_lossy(name));
            return Err(self.unsupported_at(start, message));
        }
        flags.no_builtins |= name.starts_with(b"no-builtin");
        flags.avx |= name == b"target-features" && value.windows(4).any(|word| word == b"+avx");
        Ok(())
    }

    /// Linkage, visibility, calling convention and, of a function, result attributes, up to another word.
    pub(crate) fn header_words(&mut self, is_function: bool) -> Read<Header> {
        let mut header = Header::default();
        loop {
            self.cursor.ws();
            match self.cursor.peek() {
                b'a'..=b'z' => {}
                b'"' => {
                    self.string_attr()?;
                    continue;
                }
                _ => return Ok(header),
            }
            let start = self.cursor.p;
            let word = self.cursor.word();
            match word {
                b"private" | b"internal" => header.linkage = Linkage::Local,
                b"linkonce" | b"linkonce_odr" | b"weak" | b"weak_odr" | b"common" | b"extern_weak" => {
                    header.linkage = Linkage::Weak;
                    header.one_definition = word.ends_with(b"_odr");
                    header.discardable = word.starts_with(b"linkonce");
                    header.is_external = word == b"extern_weak";
                }
                b"hidden" | b"protected" if header.linkage == Linkage::Local => {
                    return Err(self.fault_at(start, "a local symbol has no visibility"));
                }
                b"hidden" => header.visibility = Visibility::Hidden,
                b"protected" => header.visibility = Visibility::Protected,
                b"available_externally" => header.linkage = Linkage::Available,
                b"thread_local" => {
                    header.thread_local = true;
                    self.cursor.skip_optional_group()?;
                }
                b"external" => header.is_external = true,
                b"default" | b"appending" => {}
                b"addrspace" => self.address_space(start)?,
                _ if word.ends_with(b"cc") => {
                    self.cursor.blanks();
                    let number = (word == b"cc").then(|| self.cursor.number32()).transpose()?;
                    let known =
                        CONVENTIONS.iter().find(|(name, n)| name.as_bytes() == word || number == Some(*n));
                    let Some(&(_, number)) = known else {
                        return Err(self.unsupported_at(start, "this calling convention"));
                    };
                    header.cc = number;
                }
                _ if treatment("header", word).is_some() => self.skip_word("header", word, start)?,
                _ => {
                    if !is_function || !self.param_attr(word, &mut header.ret)? {
                        self.cursor.p = start;
                        return Ok(header);
                    }
                }
            }
        }
    }

    /// Whether attributes of a function or call follow, after a line end if one is next.
    fn attributes_go_on(&mut self) -> bool {
        self.cursor.blanks();
        let next = self.cursor.next_token();
        match next.peek() {
            _ if next.p == self.cursor.p => true,
            b'#' => next.peek_at(1).is_ascii_digit(),
            b'a'..=b'z' => {
                let word = next.peek_word();
                opcode(word).is_none() && treatment("function", word).is_some()
            }
            byte => matches!(byte, b'"' | b'['),
        }
    }

    /// Attributes after a call: `#7`, keywords, strings.
    #[inline]
    pub(crate) fn call_attrs(&mut self) -> Read<FnFlags> {
        let mut flags = FnFlags::default();
        while self.attributes_go_on() {
            self.cursor.ws();
            match self.cursor.peek() {
                b'#' => {
                    self.cursor.p += 1;
                    let group = self.cursor.number32()?;
                    flags = flags.or(self.group_flags(group));
                }
                b'a'..=b'z' => {
                    if self.cursor.peek_word() == b"to" {
                        return Ok(flags);
                    }
                    let word = self.cursor.word();
                    self.fn_attr(word, &mut flags)?;
                }
                b'"' => _ = self.string_attr()?,
                b'[' => self.operand_bundles()?,
                _ => break,
            }
        }
        Ok(flags)
    }

    /// `[ "align"(ptr %p, i64 8), … ]`
    #[cold]
    fn operand_bundles(&mut self) -> Read<()> {
        self.cursor.expect(b'[')?;
        let mut bundles = List::until(b']');
        while bundles.goes_on(&mut self.cursor)? {
            let start = self.cursor.p;
            let tag = self.cursor.quoted()?;
            self.skip_word("bundle", self.cursor.bytes(tag), start)?;
            self.cursor.skip_group()?;
        }
        Ok(())
    }

    fn fn_attr(&mut self, word: &[u8], flags: &mut FnFlags) -> Read<()> {
        if let Some((attr, _)) = FUNCTION_WORDS.iter().find(|(_, name)| name.as_bytes() == word) {
            flags.attrs = flags.attrs | *attr;
            return Ok(());
        }
        match word {
            b"memory" => flags.attrs = flags.attrs | FuncAttrs::of_memory(self.memory_effects()?),
            b"naked" => flags.naked = true,
            // The callee has no known semantics by its name: the call stays a call.
            b"nobuiltin" => flags.attrs = flags.attrs | FuncAttrs::NO_INLINE,
            b"" => return Err(self.expected("an attribute")),
            b"addrspace" => self.address_space(self.cursor.p - word.len())?,
            _ => {
                if let Some(effects) = old_effects(word) {
                    flags.attrs = flags.attrs | FuncAttrs::of_memory(effects);
                    return Ok(());
                }
                self.skip_word("function", word, self.cursor.p - word.len())?;
                self.cursor.skip_optional_group()?;
                if self.cursor.eat(b'=') {
                    self.cursor.word();
                }
            }
        }
        Ok(())
    }

    /// `(none)`, `(read, argmem: readwrite)`: the first access is the default. Locations of later versions of
    /// LLVM count as other memory.
    fn memory_effects(&mut self) -> Read<MemoryEffects> {
        let mut effects = MemoryEffects::NONE;
        let mut also_other = Access::None;
        self.cursor.expect(b'(')?;
        let mut list = List::until(b')');
        while list.goes_on(&mut self.cursor)? {
            self.cursor.ws();
            let word = self.cursor.word();
            if let Some(access) = access_word(word) {
                effects = MemoryEffects::all(access);
                continue;
            }
            self.cursor.expect(b':')?;
            self.cursor.ws();
            let Some(access) = access_word(self.cursor.word()) else {
                return Err(self.expected("'none', 'read', 'write' or 'readwrite'"));
            };
            match word {
                b"argmem" => effects = effects.with(Location::Arg, access),
                b"inaccessiblemem" => effects = effects.with(Location::Inaccessible, access),
                _ => also_other = also_other.union(access),
            }
        }
        let other = effects.access(Location::Other).union(also_other);
        Ok(effects.with(Location::Other, other))
    }

    /// The flags of `attributes #group`.
    pub(crate) fn group_flags(&self, group: u32) -> FnFlags {
        self.groups.get(group as usize).copied().unwrap_or_default()
    }

    /// `attributes #0 = { … }`; the keyword was just taken.
    pub(crate) fn attribute_group(&mut self) -> Read<()> {
        let keyword = self.cursor.p - "attributes".len();
        self.cursor.expect(b'#')?;
        let start = self.cursor.p;
        let group = self.cursor.number32()? as usize;
        if group > self.cursor.s.len() {
            return Err(self.fault_at(start, "the number of an attribute group is too large"));
        }
        self.cursor.expect(b'=')?;
        self.cursor.expect(b'{')?;
        self.cursor.ws();
        ensure(!self.cursor.eat(b'}'), || self.fault_at(keyword, "an attribute group without attributes"))?;
        let mut flags = FnFlags::default();
        loop {
            self.cursor.ws();
            match self.cursor.peek() {
                b'}' => break,
                b'"' => self.fn_string_attr(&mut flags)?,
                _ => {
                    let word = self.cursor.word();
                    self.fn_attr(word, &mut flags)?;
                }
            }
        }
        self.cursor.p += 1;
        if self.groups.len() <= group {
            self.groups.resize(group + 1, FnFlags::default());
        }
        self.groups[group] = flags;
        Ok(())
    }

    /// Skips `!kind !1`, `!kind !{…}` or `!kind !DIExpression(…)`.
    pub(super) fn skip_attachment(&mut self) -> Read<()> {
        self.cursor.p += 1;
        self.cursor.take_while(|b| CLASS[b as usize] & IDENT != 0 || b == b'\\');
        self.cursor.ws();
        self.cursor.eat(b'!');
        // The brace after the number of a node is that of the function's body.
        let node = self.cursor.ident();
        match self.cursor.peek() {
            b'(' => self.cursor.skip_group(),
            b'{' if node.start == node.end => self.cursor.skip_group(),
            _ => Ok(()),
        }
    }

    /// Reads the words between the parameters of a function and its body or the end of its declaration:
    /// attributes, sections, comdats, personalities, the number of its subprogram. Stops before `{`, or
    /// before something else at the top level.
    pub(crate) fn function_tail(&mut self, define: bool) -> Read<FunctionTail> {
        let mut flags = FnFlags::default();
        let (mut group, mut subprogram, mut personality) = (None, None, None);
        loop {
            if define || self.attributes_go_on() {
                self.cursor.ws();
            }
            let start = self.cursor.p;
            match self.cursor.peek() {
                b'#' => {
                    self.cursor.p += 1;
                    group = Some(self.cursor.number32()?);
                }
                b'"' => self.fn_string_attr(&mut flags)?,
                b'!' => {
                    if self.cursor.word8(start) & low_bytes(6) == key(b"!dbg !") {
                        subprogram = Cursor { p: start + 6, ..self.cursor }.number32().ok();
                    }
                    self.skip_attachment()?;
                }
                b'a'..=b'z' => match self.cursor.word() {
                    word @ (b"section" | b"partition" | b"gc") => self.section(word)?,
                    b"align" => {
                        let align = self.cursor.alignment()?;
                        if align > 16 {
                            let message = format!("a function aligned to {align} bytes");
                            return Err(self.unsupported_at(start, message));
                        }
                    }
                    b"personality" => {
                        personality = self.skip_typed_constant()?;
                        ensure(personality.is_some(), || {
                            self.unsupported_at(start, "a personality that is no function")
                        })?;
                    }
                    word => self.fn_attr(word, &mut flags)?,
                },
                _ => return Ok(FunctionTail { flags, group, subprogram, personality }),
            }
        }
    }

    /// The name after `section`, `partition` or `gc`. A section of start-up code would change the program; of
    /// a name that is an identifier, the linker makes symbols with `__start_` and `__stop_` for the program.
    pub(super) fn section(&mut self, word: &[u8]) -> Read<()> {
        let start = self.cursor.token_start();
        let name = self.cursor.quoted().map(|name| self.cursor.str(name))?;
        let start_up = [".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors"];
        let is_start_up = start_up.iter().any(|prefix| name.starts_with(prefix));
        ensure(!is_start_up, || self.unsupported_at(start, "a section of start-up code"))?;
        let is_word = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let is_identifier = is_word && name.starts_with(|first: char| !first.is_ascii_digit());
        ensure(word != b"section" || !is_identifier, || self.unsupported_at(start, "a linker set"))
    }

    /// Skips a type and a constant; gives the position of the name of a global.
    fn skip_typed_constant(&mut self) -> Read<Option<u32>> {
        self.ty_raw(0)?;
        self.cursor.ws();
        loop {
            match self.cursor.peek() {
                b'@' => {
                    self.cursor.p += 1;
                    let start = self.cursor.p as u32;
                    self.cursor.name()?;
                    return Ok(Some(start));
                }
                b'(' => {
                    // A cast, of the time when pointers had types.
                    let start = self.cursor.p;
                    self.cursor.skip_group()?;
                    let name = memchr::memchr(b'@', &self.cursor.s[start..self.cursor.p]);
                    return Ok(name.map(|at| (start + at) as u32 + 1));
                }
                b'a'..=b'z' => {
                    self.cursor.word();
                    self.cursor.ws();
                }
                _ => {
                    self.cursor.ident();
                    return Ok(None);
                }
            }
        }
    }
}
