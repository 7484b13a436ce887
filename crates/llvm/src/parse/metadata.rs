//! Metadata: source locations of instructions, variables, and types of accesses.
//!
//! The sweep over the top level notes the position of each numbered node. A node is read when an instruction
//! or a function refers to it, once per function (a location) or once per module (a scope, a file):
//!
//! ```text
//! store i32 1, ptr %p, !dbg !12                                 an instruction
//! !12 = !DILocation(line: 4, column: 5, scope: !11)             a location of the function
//! !11 = distinct !DILexicalBlock(scope: !7, file: !1)           leads to the function of the source
//! !7 = distinct !DISubprogram(name: "f", file: !1, line: 3)     a scope of the module
//! !1 = !DIFile(filename: "a.c", directory: "/src")              a file of the module
//! ```
//!
//! Nothing here is an error: a node that is missing, misshapen, or its own ancestor gives no location.
//! Chains are followed in loops, each node of a chain of scopes once in the module.

use sheave_ir::entity::EntityRef;
use sheave_ir::entity::packed_option::PackedOption;
use sheave_ir::{
    DebugType, FileData, Inst, Loc, LocData, MAX_INLINE_DEPTH, ScopeData, SourceFile, SourceInterner,
    SourceScope,
};

use crate::parse::Reader;
use crate::parse::cursor::{Cursor, Span, unescape};
use crate::parse::words::key;

mod access;
mod types;
mod variables;

/// A numbered node.
#[derive(Clone, Copy, Default)]
struct Known {
    /// Position after its equals sign; 0 if there is no such node.
    pos: u32,
    /// The meaning of `id`: [`SCOPE`], [`FILE`], [`TYPE`], [`LOCAL`], [`ACCESS`], [`ACCESS_TYPE`], [`RANGE`],
    /// or the number of the function in which it is a location.
    known: u32,
    /// Which scope, file, type, variable or location; [`NONE`] for none.
    id: u32,
}

/// Bytes of a location node that are read; those of LLVM are far below.
const MAX_LOCATION_BYTES: usize = 512;

const NONE: u32 = u32::MAX;
const SCOPE: u32 = u32::MAX;
const FILE: u32 = u32::MAX - 1;
const TYPE: u32 = u32::MAX - 2;
const LOCAL: u32 = u32::MAX - 3;
const ACCESS: u32 = u32::MAX - 4;
const ACCESS_TYPE: u32 = u32::MAX - 5;
const RANGE: u32 = u32::MAX - 6;

/// The nodes, and the locations, scopes, files and types made of them.
#[derive(Default)]
pub(crate) struct Metadata {
    /// By number.
    nodes: Vec<Known>,
    sources: SourceInterner,
    /// The number of the function being read, from one.
    function: u32,
    /// Blocks on the path to the scope of a function, with their files, and whether they are blocks of the
    /// source.
    path: Vec<(u32, Option<u32>, bool)>,
    /// Locations, each inlined at the next one.
    chain: Vec<(u32, LocationNode)>,
    /// Variables, their types, and blocks of functions are read.
    pub(crate) wants_variables: bool,
    /// Types that were mentioned and not read yet.
    pending: Vec<(DebugType, u32)>,
    /// A node of a type of accesses could not be read.
    has_broken_types: bool,
    /// Elements of lists that may still be read.
    pub(crate) budget: usize,
}

/// A node with its fields.
struct Node<'s> {
    text: Cursor<'s>,
    kind: &'s [u8],
    /// Name and value of each field.
    fields: Vec<(&'s [u8], Span)>,
}

impl<'s> Node<'s> {
    /// The node at `pos`, up to the first field that is not one.
    fn read(text: Cursor<'s>, pos: usize) -> Option<Node<'s>> {
        let mut c = Cursor { p: pos, ..text };
        c.ws();
        if c.eat_word(b"distinct") {
            c.ws();
        }
        let kind = if c.eat(b'!') { c.word() } else { return None };
        let mut fields = Vec::new();
        if c.eat(b'(') {
            fields.extend(core::iter::from_fn(|| Node::field(&mut c)));
            return Some(Node { text, kind, fields });
        }
        None
    }

    /// The field at the position: a name, and everything up to the next comma.
    fn field(c: &mut Cursor<'s>) -> Option<(&'s [u8], Span)> {
        c.comma();
        let name = c.word();
        if name.is_empty() || !c.eat(b':') {
            return None;
        }
        c.ws();
        let start = c.p as u32;
        c.skip_value().ok()?;
        Some((name, Span { start, end: c.p as u32 }))
    }

    fn span(&self, name: &str) -> Option<Span> {
        self.fields.iter().rfind(|(field, _)| *field == name.as_bytes()).map(|&(_, span)| span)
    }

    /// The text of a field; empty if there is no such field.
    fn value(&self, name: &str) -> &'s [u8] {
        self.span(name).map_or(&[], |span| self.text.bytes(span).trim_ascii_end())
    }

    fn parsed<T: core::str::FromStr>(&self, name: &str) -> Option<T> {
        core::str::from_utf8(self.value(name)).ok()?.parse().ok()
    }

    /// A field that is a number of 32 bits; else zero.
    fn number(&self, name: &str) -> u32 {
        self.parsed(name).unwrap_or(0)
    }

    /// A field that is the number of another node.
    fn node(&self, name: &str) -> Option<u32> {
        core::str::from_utf8(self.value(name).strip_prefix(b"!")?).ok()?.parse().ok()
    }

    /// A field that is a string, its escapes resolved, invalid UTF-8 replaced.
    fn string(&self, name: &str) -> Option<Box<str>> {
        let span = self.span(name)?;
        let mut c = Cursor { p: span.start as usize, ..self.text };
        let content = c.quoted().ok()?;
        Some(String::from_utf8_lossy(&unescape(c.bytes(content))).into())
    }

    /// The field `name`; empty if there is none.
    fn name(&self) -> Box<str> {
        self.string("name").unwrap_or_default()
    }

    fn has_flag(&self, flag: &str) -> bool {
        self.value("flags").split(|&byte| byte == b'|').any(|word| word.trim_ascii() == flag.as_bytes())
    }
}

/// The fields of a location.
#[derive(Clone, Copy)]
struct LocationNode {
    line: u32,
    column: u32,
    scope: u32,
    inlined_at: Option<u32>,
}

impl LocationNode {
    /// The node at `pos`.
    fn read(text: Cursor<'_>, pos: usize) -> Option<LocationNode> {
        // Locations are read once per function, so a text must not be able to make one of them long.
        let s = &text.s[..text.s.len().min(pos + MAX_LOCATION_BYTES)];
        LocationNode::read_plain(Cursor { s, p: pos }).or_else(|| LocationNode::read_fields(s, pos))
    }

    /// A node as LLVM prints it, without fields that are left out or in another order.
    #[inline(always)]
    fn read_plain(mut c: Cursor<'_>) -> Option<LocationNode> {
        let line = match number_after(&mut c, b" !DILocation(line: ") {
            Some(line) => line,
            None => number_after(&mut c, b" distinct !DILocation(line: ")?,
        };
        let column = number_after(&mut c, b", column: ")?;
        let scope = number_after(&mut c, b", scope: !")?;
        if c.peek() == b')' {
            return Some(LocationNode { line, column, scope, inlined_at: None });
        }
        let inlined_at = number_after(&mut c, b", inlinedAt: !")?;
        (c.peek() == b')').then_some(LocationNode { line, column, scope, inlined_at: Some(inlined_at) })
    }

    fn read_fields(s: &[u8], pos: usize) -> Option<LocationNode> {
        let node = Node::read(Cursor { s, p: pos }, pos).filter(|node| node.kind == b"DILocation")?;
        let number = |name| if node.value(name).is_empty() { Some(0) } else { node.parsed(name) };
        Some(LocationNode {
            line: number("line")?,
            column: number("column")?,
            scope: node.node("scope")?,
            inlined_at: node.node("inlinedAt"),
        })
    }
}

/// The number after `before`, if that is next. Its length is known, so that it is compared in a few words.
#[inline(always)]
fn number_after<const N: usize>(c: &mut Cursor<'_>, before: &[u8; N]) -> Option<u32> {
    if c.s.get(c.p..c.p + N)? != before {
        return None;
    }
    let mut at = c.p + N;
    let mut value = 0u32;
    while let Some(digit) = c.s.get(at).map(|byte| byte.wrapping_sub(b'0')).filter(|&digit| digit < 10) {
        value = value.checked_mul(10)?.checked_add(u32::from(digit))?;
        at += 1;
    }
    c.p = at;
    Some(value)
}

impl Metadata {
    /// Notes that the node `number` is at `pos`. A number that no text of this length needs is left out.
    fn note(&mut self, number: u32, pos: usize, text: usize) {
        let at = number as usize;
        if at == self.nodes.len() {
            self.nodes.push(Known { pos: pos as u32, ..Known::default() });
            return;
        }
        if at >= self.nodes.len() {
            if at > text / 4 {
                return;
            }
            self.nodes.resize(at + 1, Known::default());
        }
        self.nodes[at].pos = pos as u32;
    }

    /// The id of the node `number` as `kind`.
    fn known(&self, number: u32, kind: u32) -> Option<u32> {
        let node = self.nodes.get(number as usize)?;
        (node.known == kind).then_some(node.id)
    }

    fn remember(&mut self, number: u32, kind: u32, id: Option<u32>) {
        if let Some(node) = self.nodes.get_mut(number as usize) {
            (node.known, node.id) = (kind, id.unwrap_or(NONE));
        }
    }

    /// The position of the node `number`.
    fn pos(&self, number: u32) -> Option<usize> {
        self.nodes.get(number as usize).map(|node| node.pos as usize).filter(|&pos| pos != 0)
    }
}

/// The number of a language in the DWARF standard, for those that debuggers know.
fn language(word: &[u8]) -> Option<u16> {
    Some(match word {
        b"DW_LANG_C89" => 0x01,
        b"DW_LANG_C" => 0x02,
        b"DW_LANG_C_plus_plus" => 0x04,
        b"DW_LANG_C99" => 0x0c,
        b"DW_LANG_C_plus_plus_11" => 0x1a,
        b"DW_LANG_Rust" => 0x1c,
        b"DW_LANG_C11" | b"DW_LANG_C17" => 0x1d,
        b"DW_LANG_C_plus_plus_14" | b"DW_LANG_C_plus_plus_17" | b"DW_LANG_C_plus_plus_20" => 0x21,
        _ => return None,
    })
}

impl<'s> Reader<'s> {
    /// The node `number`.
    fn node(&self, number: u32) -> Option<Node<'s>> {
        Node::read(self.cursor, self.metadata.pos(number)?)
    }

    /// The location of the node `number` in `func`.
    fn location(&mut self, number: u32) -> Option<Loc> {
        if let Some(id) = self.metadata.known(number, self.metadata.function) {
            return (id != NONE).then(|| Loc::from_u32(id));
        }
        let node = self.metadata.pos(number).and_then(|pos| LocationNode::read(self.cursor, pos));
        let loc = node.and_then(|node| self.make_location(node));
        self.metadata.remember(number, self.metadata.function, loc.map(Loc::as_u32));
        loc
    }

    fn make_location(&mut self, innermost: LocationNode) -> Option<Loc> {
        let LocationNode { line, column, scope, inlined_at } = innermost;
        if inlined_at.is_none() {
            let scope = self.scope(scope)?;
            return Some(self.lower.body.func.make_loc(LocData {
                scope,
                line,
                column,
                inlined_at: None.into(),
            }));
        }
        // The chain up to a location that is known.
        let mut chain = core::mem::take(&mut self.metadata.chain);
        chain.clear();
        chain.push((NONE, innermost));
        let mut inlined_at = self.outer_locations(&mut chain);
        for &(number, LocationNode { line, column, scope, .. }) in chain.iter().rev() {
            inlined_at = inlined_at.and_then(|inlined_at| {
                let scope = self.scope(scope)?;
                let loc = self.lower.body.func.make_loc(LocData { scope, line, column, inlined_at });
                self.metadata.remember(number, self.metadata.function, Some(loc.as_u32()));
                Some(Some(loc).into())
            });
        }
        self.metadata.chain = chain;
        inlined_at?.expand()
    }

    /// Adds the nodes that the last one of `chain` is inlined at, up to one that is known; gives that one's
    /// location.
    fn outer_locations(&self, chain: &mut Vec<(u32, LocationNode)>) -> Option<PackedOption<Loc>> {
        let mut known = None;
        while let Some(number) = chain.last()?.1.inlined_at {
            if let Some(id) = self.metadata.known(number, self.metadata.function) {
                known = Some(Loc::from_u32((id != NONE).then_some(id)?));
                break;
            }
            if chain.len() == MAX_INLINE_DEPTH {
                return None;
            }
            chain.push((number, LocationNode::read(self.cursor, self.metadata.pos(number)?)?));
        }
        let depth = self.lower.body.func.loc_chain(known).count() + chain.len();
        (depth <= MAX_INLINE_DEPTH).then_some(known.into())
    }

    /// The scope of the module that the node `number` is: a function of the source, or a block in one.
    fn scope(&mut self, number: u32) -> Option<SourceScope> {
        if let Some(id) = self.metadata.known(number, SCOPE) {
            return (id != NONE).then(|| SourceScope::from_u32(id));
        }
        let mut path = core::mem::take(&mut self.metadata.path);
        path.clear();
        let mut next = number;
        let mut scope = loop {
            if let Some(id) = self.metadata.known(next, SCOPE) {
                break (id != NONE).then(|| SourceScope::from_u32(id));
            }
            // Until it is known otherwise, so that a block that is its own ancestor has no function.
            self.metadata.remember(next, SCOPE, None);
            let Some(node) = self.node(next) else { break None };
            let file = node.node("file");
            if node.kind == b"DISubprogram" {
                let file = file.and_then(|file| self.file(file));
                let unknown = FileData { name: "".into(), directory: "".into() };
                let (sources, module) = (&mut self.metadata.sources, &mut self.lower.module);
                let file = file.unwrap_or_else(|| sources.file(module, unknown));
                let (name, line) = (node.name(), node.number("line"));
                let scope = sources.scope(module, ScopeData { name, file, line, parent: None.into() });
                self.metadata.remember(next, SCOPE, Some(scope.as_u32()));
                if self.metadata.wants_variables {
                    self.unit(node.node("unit"));
                    if let Some(ty) = node.node("type") {
                        self.function_type(scope, ty);
                    }
                }
                break Some(scope);
            }
            path.push((next, file, node.kind == b"DILexicalBlock"));
            match node.node("scope") {
                Some(parent) if node.kind.starts_with(b"DILexicalBlock") => next = parent,
                _ => break None,
            }
        };
        for &(block, file, is_block) in path.iter().rev() {
            if let Some(function) = scope {
                let file = file.and_then(|file| self.file(file));
                scope = Some(if is_block && self.metadata.wants_variables {
                    let scopes = &mut self.lower.module.sources.scopes;
                    let data = ScopeData { parent: scope.into(), ..scopes[function].clone() };
                    scopes.push(ScopeData { file: file.unwrap_or(data.file), ..data })
                } else {
                    self.scope_in_file(function, file)
                });
            }
            self.metadata.remember(block, SCOPE, scope.map(SourceScope::as_u32));
        }
        self.metadata.path = path;
        scope
    }

    /// The scope `function`, or the part of it that is in `file`.
    fn scope_in_file(&mut self, function: SourceScope, file: Option<SourceFile>) -> SourceScope {
        let data = &self.lower.module.sources.scopes[function];
        match file {
            Some(file) if file != data.file => {
                let data = ScopeData { file, ..data.clone() };
                self.metadata.sources.scope(&mut self.lower.module, data)
            }
            _ => function,
        }
    }

    fn file(&mut self, number: u32) -> Option<SourceFile> {
        if let Some(id) = self.metadata.known(number, FILE) {
            return (id != NONE).then(|| SourceFile::from_u32(id));
        }
        let node = self.node(number).filter(|node| node.kind == b"DIFile")?;
        let name = node.string("filename").unwrap_or_default();
        let data = FileData { name, directory: node.string("directory").unwrap_or_default() };
        let file = self.metadata.sources.file(&mut self.lower.module, data);
        self.metadata.remember(number, FILE, Some(file.as_u32()));
        Some(file)
    }

    /// The function or block that the node `number` is, if it is one.
    fn scope_of_name(&mut self, number: u32) -> Option<SourceScope> {
        let kind = self.node(number)?.kind;
        let is_scope = kind == b"DISubprogram" || kind.starts_with(b"DILexicalBlock");
        if is_scope { self.scope(number) } else { None }
    }

    /// Notes language and compiler of the unit that the node `number` is.
    fn unit(&mut self, number: Option<u32>) {
        let Some(node) = number.and_then(|number| self.node(number)) else { return };
        let variables = &mut self.lower.module.sources.variables;
        if variables.language.is_none() && variables.producer.is_empty() {
            variables.language = language(node.value("language"));
            variables.producer = node.string("producer").unwrap_or_default();
        }
    }

    /// Notes a metadata definition, and goes to the line after which something else starts.
    pub(crate) fn metadata_definition(&mut self) {
        let mut c = self.cursor;
        c.p += 1;
        if c.peek().is_ascii_digit()
            && let Ok(number) = c.short_number(c.word8(c.p))
            && c.equals_sign().is_ok()
        {
            // With the blank before the node, if there is one.
            self.metadata.note(number, c.p - usize::from(c.s[c.p - 1] == b' '), c.s.len());
        }
        self.cursor.skip_line();
        // A node nearly always ends with its line.
        if !matches!(self.cursor.s[self.cursor.p - 1], b')' | b'}' | b'\r') {
            c.p += c.s[c.p..].iter().position(|b| matches!(b, b'(' | b'{')).unwrap_or(0);
            if c.skip_group().is_ok() {
                self.cursor = c;
            }
        }
        while {
            self.cursor.ws();
            matches!(self.cursor.peek(), b'}' | b')' | b',')
        } {
            self.cursor.skip_line();
        }
    }

    /// Begins a function, whose header refers to the node `subprogram`.
    pub(crate) fn begin_locations(&mut self, subprogram: Option<u32>) {
        self.metadata.function += 1;
        if let Some(number) = subprogram {
            let scope = self.scope(number);
            self.lower.body.func.debug.scope = scope.into();
        }
    }

    /// The node at the position, after `!dbg !` at the end of a statement, is the location of the
    /// instructions from `first` on, which the statement made. Goes to the end of the line.
    #[inline(never)]
    pub(crate) fn debug_location(&mut self, first: Inst) {
        if first.index() < self.lower.body.func.insts.next_key().index() {
            let c = self.cursor;
            let loc = if c.peek().is_ascii_digit() {
                let number = Cursor { ..c }.short_number(c.word8(c.p)).ok();
                number.and_then(|number| self.location(number))
            } else {
                // Written in place, after the exclamation mark.
                let node = LocationNode::read(c, c.p - 1);
                self.cursor.ident();
                // A node that ends nowhere gives no location.
                let _ = self.cursor.skip_group();
                node.and_then(|node| self.make_location(node))
            };
            self.lower.body.func.set_locs_from(first, loc);
        }
        while self.cursor.peek().is_ascii_digit() {
            self.cursor.p += 1;
        }
        if self.cursor.word8(self.cursor.p) == key(b", !tbaa ") {
            self.cursor.p += 8;
            self.access_type(first);
        }
        if self.cursor.word8(self.cursor.p) == key(b", !range") {
            self.cursor.p += 8;
            self.range(first);
        }
        if self.cursor.peek() != b'\n' {
            self.cursor.skip_line();
        }
    }
}
