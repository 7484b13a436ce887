//! Reads a module: headers first, so that every name and signature is known, then the bodies.

use rustc_hash::{FxHashMap, FxHashSet};

use super::attributes::parse_attributes;
use super::cursor::{Cursor, Fault, Parsed};
use super::lexer::{Spanned, Token};
use super::locations::{parse_file, parse_function_scope, parse_scope};
use super::parse_function::{BodyParser, BodyScratch};
use super::parse_signature::{ParamLabel, parse_signature};
use super::recover::note;
use super::scope::{BodyExtent, ForeignBlocks, measure_body};
use super::source_map::{FunctionMap, SourceMap};
use crate::{
    Block, ConstData, DataId, DataObject, Diagnostic, DiagnosticKind, Diagnostics, Form, FrameStyle, FuncId,
    Linkage, Module, Reloc, RelocKind, RelocTarget, Symbol, SymbolData, SymbolDef, Visibility, ensure,
};

/// Bytes of initialised data that one text may describe. Counts of zeros make a short text mean a lot of
/// memory.
pub const MAX_INIT_BYTES: u64 = 1 << 28;

/// Reads the module in `source`. `file` is its name in messages, and becomes the module's.
///
/// Linear in the text. The result is not verified: see [`super::read_module`].
///
/// # Errors
/// The first fault of each item and of each line of the bodies, up to 20. Uses of names that a
/// line or an item at fault may have declared have none; references to whole bodies or to items after them
/// are examined if there is no other fault, and so are arguments of phis.
pub fn parse_module(file: &str, source: &[u8]) -> Result<Module, Diagnostics> {
    parse_module_with_map(file, source).map(|(module, _)| module)
}

/// Reads the module in `source` and records the position of everything.
///
/// # Errors
/// As [`parse_module`].
pub fn parse_module_with_map(file: &str, source: &[u8]) -> Result<(Module, SourceMap), Diagnostics> {
    let text = Diagnostic::check_utf8(file, source).map_err(|fault| Diagnostics::from(*fault))?;
    let cursor = Cursor::new(file, text, 0);
    let fault = || Diagnostic::error(file, source, 0, "a text of 4 GiB or more");
    ensure(u32::try_from(text.len()).is_ok(), fault)?;
    let mut parser = ModuleParser {
        cursor,
        module: Module::new(file),
        map: SourceMap::default(),
        bodies: Vec::new(),
        param_labels: Vec::new(),
        relocs: Vec::new(),
        aliases: Vec::new(),
        calls_around_main: Vec::new(),
        n_init_bytes: 0,
        faults: Vec::new(),
    };
    match parser.read() {
        Ok(()) if parser.faults.is_empty() => Ok((parser.module, parser.map)),
        result => {
            parser.faults.extend(result.err().map(|fault| *fault));
            Err(Diagnostics::new(file, source, parser.faults))
        }
    }
}

/// A function whose body is read later.
struct Body {
    id: FuncId,
    form: Form,
    /// The position after `{`.
    start: usize,
    extent: BodyExtent,
    /// Its part of the names of parameters.
    params: core::ops::Range<usize>,
}

/// A symbol, or a block of it, that is looked up when everything is known.
struct PendingTarget<'a> {
    symbol: Spanned<'a>,
    block: Option<(u64, usize)>,
}

struct PendingReloc<'a> {
    data: DataId,
    offset: u64,
    target: PendingTarget<'a>,
    addend: i64,
    /// For a difference: the symbol that is subtracted, and whether it has eight bytes.
    base: Option<(PendingTarget<'a>, bool)>,
}

/// Blocks by function and by their number in the text.
type NamedBlocks = FxHashMap<(FuncId, u64), Block>;

struct ModuleParser<'a> {
    cursor: Cursor<'a>,
    module: Module,
    map: SourceMap,
    bodies: Vec<Body>,
    param_labels: Vec<ParamLabel>,
    relocs: Vec<PendingReloc<'a>>,
    /// Alias, target, offset.
    aliases: Vec<(Symbol, Spanned<'a>, i64)>,
    /// Constructor or destructor, priority, function.
    calls_around_main: Vec<(bool, u32, Spanned<'a>)>,
    n_init_bytes: u64,
    /// The faults so far.
    faults: Vec<Fault>,
}

/// The words that begin items.
const ITEM_WORDS: [&str; 8] =
    ["function", "data", "extern", "alias", "constructor", "destructor", "file", "scope"];

/// The first line after the byte at `start` that begins with the word of an item.
fn next_item(text: &str, start: usize) -> usize {
    let mut at = start;
    while let Some(n) = text[at..].find('\n') {
        at += n + 1;
        let word = text[at..].split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next();
        if word.is_some_and(|word| ITEM_WORDS.contains(&word)) {
            return at;
        }
    }
    text.len()
}

impl<'a> ModuleParser<'a> {
    /// Reads everything; the error is the fault after which reading ended.
    fn read(&mut self) -> Parsed<()> {
        while self.cursor.token() != Token::End {
            let start = self.cursor.offset();
            if let Err(fault) = self.item() {
                note(&mut self.faults, fault)?;
                self.cursor.jump_to(next_item(self.cursor.text, start));
            }
        }
        let items_are_whole = self.faults.is_empty();
        let foreign = self.parse_bodies(items_are_whole)?;
        if self.faults.is_empty() { self.resolve(&foreign) } else { Ok(()) }
    }

    fn item(&mut self) -> Parsed<()> {
        match self.cursor.token() {
            Token::Word("function") => self.function(),
            Token::Word("data") => self.data(),
            Token::Word("file") => parse_file(&mut self.cursor, &mut self.module.sources),
            Token::Word("scope") => parse_scope(&mut self.cursor, &mut self.module.sources),
            Token::Word("extern") => self.external(),
            Token::Word("alias") => self.alias(),
            Token::Word("constructor") => self.call_around_main(true),
            Token::Word("destructor") => self.call_around_main(false),
            _ => {
                let expected =
                    "`function`, `data`, `extern`, `alias`, `constructor`, `destructor`, `file` or `scope`";
                self.cursor.unexpected_line(expected)
            }
        }
    }

    fn function(&mut self) -> Parsed<()> {
        let header = self.cursor.advance().start;
        let mut data = self.linkage();
        let is_weak = data.linkage == Linkage::Weak;
        data.one_definition = is_weak && self.cursor.eat_word("one_definition");
        data.discardable = is_weak && self.cursor.eat_word("discardable");
        let form = self.cursor.eat_keyword(Form::from_name).unwrap_or_default();
        let frame = self.cursor.eat_keyword(FrameStyle::from_name).unwrap_or_default();
        data.attrs.function = parse_attributes(&mut self.cursor)?;
        let linkage = data.linkage;
        let symbol = self.new_symbol(data)?;
        let first_param = self.param_labels.len();
        let sig_start = self.cursor.offset();
        let attrs = &mut self.module.symbols[symbol].attrs;
        let sig = parse_signature(&mut self.cursor, Some(&mut self.param_labels), Some(attrs))?;
        let scope = parse_function_scope(&mut self.cursor)?;
        if self.cursor.token() != Token::Punct(b'{') {
            return self.cursor.unexpected("`{`");
        }
        let start = self.cursor.current.end;
        let extent = measure_body(self.cursor.text, sig_start);
        self.cursor.jump_to(extent.end);
        let name = self.module.symbols[symbol].name.clone();
        let id = self.module.define_function(&name, sig, linkage);
        self.module.functions[id].frame = frame;
        self.module.functions[id].debug.scope = scope.into();
        self.map.functions.push(FunctionMap { header: header as u32, ..FunctionMap::default() });
        let params = first_param..self.param_labels.len();
        self.bodies.push(Body { id, form, start, extent, params });
        Ok(())
    }

    fn data(&mut self) -> Parsed<()> {
        self.cursor.advance();
        let data = self.specifiers();
        let readonly = self.cursor.eat_word("readonly");
        let symbol = self.new_symbol(data)?;
        self.cursor.expect_word("size")?;
        let size = self.cursor.expect_int("the size", 0, i128::from(i64::MAX))? as u64;
        self.cursor.expect_word("align")?;
        let align = self.cursor.expect_u32("the alignment")?;
        let object = DataObject { symbol, size, align, readonly, init: Vec::new(), relocs: Vec::new() };
        let id = self.module.define_data(object);
        if self.cursor.eat(b'{') {
            self.contents(id)?;
        }
        Ok(())
    }

    fn contents(&mut self, id: DataId) -> Parsed<()> {
        loop {
            let offset = self.cursor.offset();
            let object = &mut self.module.data[id];
            let before = object.init.len() as u64;
            match self.cursor.token() {
                Token::Punct(b'}') => {
                    self.cursor.advance();
                    return Ok(());
                }
                Token::Str(_) => self.cursor.expect_bytes(&mut object.init)?,
                Token::Word("zero") => {
                    self.cursor.advance();
                    let room = i128::from(object.size - before.min(object.size));
                    let n = self.cursor.expect_int("the number of zero bytes", 0, room)? as u64;
                    if n > MAX_INIT_BYTES - self.n_init_bytes {
                        return self.too_much_data(offset);
                    }
                    if object.init.try_reserve(n as usize).is_err() {
                        return self.too_much_data(offset);
                    }
                    object.init.resize((before + n) as usize, 0);
                }
                Token::Word("at") => self.reloc(id)?,
                _ => return self.cursor.unexpected_line("a string, `zero`, `at` or `}`"),
            }
            let object = &self.module.data[id];
            if object.init.len() as u64 > object.size {
                let message = format!("the contents have more than the {} bytes of the object", object.size);
                return self.cursor.error(offset, message);
            }
            self.n_init_bytes += object.init.len() as u64 - before;
            if self.n_init_bytes > MAX_INIT_BYTES {
                return self.too_much_data(offset);
            }
        }
    }

    fn too_much_data(&self, offset: usize) -> Parsed<()> {
        let message = format!("more than {MAX_INIT_BYTES} bytes of initialised data");
        Err(Box::new((DiagnosticKind::Error, offset, message)))
    }

    /// `at 8: difference32 %a+4 - %b`
    fn reloc(&mut self, data: DataId) -> Parsed<()> {
        self.cursor.advance();
        let offset = self.cursor.expect_int("the offset", 0, i128::from(i64::MAX))? as u64;
        self.cursor.expect(b':')?;
        let narrow = self.cursor.eat_word("difference32");
        let wide = !narrow && self.cursor.eat_word("difference64");
        let target = self.reloc_target()?;
        let addend = self.cursor.symbol_offset()?;
        let base = if narrow || wide {
            self.cursor.expect(b'-')?;
            Some((self.reloc_target()?, wide))
        } else {
            None
        };
        self.relocs.push(PendingReloc { data, offset, target, addend, base });
        Ok(())
    }

    fn reloc_target(&mut self) -> Parsed<PendingTarget<'a>> {
        if !self.cursor.eat_word("blockaddr") {
            return Ok(PendingTarget { symbol: self.cursor.expect_symbol()?, block: None });
        }
        self.cursor.expect(b'(')?;
        let symbol = self.cursor.expect_symbol()?;
        self.cursor.expect(b',')?;
        let Token::Block(label) = self.cursor.token() else { return self.cursor.unexpected("a block") };
        let offset = self.cursor.advance().start;
        self.cursor.expect(b')')?;
        Ok(PendingTarget { symbol, block: Some((label, offset)) })
    }

    fn external(&mut self) -> Parsed<()> {
        self.cursor.advance();
        let def = if self.cursor.eat_word("function") {
            SymbolDef::ExternalFunction
        } else if self.cursor.eat_word("data") {
            SymbolDef::ExternalData
        } else {
            return self.cursor.unexpected("`function` or `data`");
        };
        let mut data = SymbolData { def, ..self.specifiers() };
        if def == SymbolDef::ExternalFunction {
            data.attrs.function = parse_attributes(&mut self.cursor)?;
        }
        let symbol = self.new_symbol(data)?;
        self.symbol_signature(symbol, true)
    }

    fn alias(&mut self) -> Parsed<()> {
        self.cursor.advance();
        let data = self.specifiers();
        let symbol = self.new_symbol(data)?;
        self.symbol_signature(symbol, false)?;
        self.cursor.expect(b'=')?;
        let target = self.cursor.expect_symbol()?;
        let offset = self.cursor.symbol_offset()?;
        self.aliases.push((symbol, target, offset));
        Ok(())
    }

    fn call_around_main(&mut self, before: bool) -> Parsed<()> {
        self.cursor.advance();
        let priority = self.cursor.expect_u32("the priority")?;
        let symbol = self.cursor.expect_symbol()?;
        self.calls_around_main.push((before, priority, symbol));
        Ok(())
    }

    /// A symbol with the linkage and the visibility of the text; a local one has no visibility.
    fn linkage(&mut self) -> SymbolData {
        let linkage = self.cursor.eat_keyword(Linkage::from_name).unwrap_or_default();
        let visibility = match linkage {
            Linkage::Local => Visibility::Default,
            _ => self.cursor.eat_keyword(Visibility::from_name).unwrap_or_default(),
        };
        SymbolData { linkage, visibility, ..SymbolData::default() }
    }

    /// The same of something that each thread may have.
    fn specifiers(&mut self) -> SymbolData {
        let data = self.linkage();
        SymbolData { thread_local: self.cursor.eat_word("thread_local"), ..data }
    }

    /// The signature of a symbol, if it has one, with attributes if it may have some.
    fn symbol_signature(&mut self, symbol: Symbol, has_attrs: bool) -> Parsed<()> {
        if self.cursor.token() == Token::Punct(b'(') {
            let attrs = has_attrs.then_some(&mut self.module.symbols[symbol].attrs);
            let sig = parse_signature(&mut self.cursor, None, attrs)?;
            self.module.symbols[symbol].sig = Some(self.module.intern_signature(sig));
        }
        Ok(())
    }

    /// Takes the name of an item; each has one item. `data` is what stands before the name.
    fn new_symbol(&mut self, data: SymbolData) -> Parsed<Symbol> {
        let token = self.cursor.expect_symbol()?;
        let name = self.cursor.symbol_name(&token)?;
        if self.module.symbol(&name).is_some() {
            return self.cursor.error(token.start, format!("%{name} is declared twice"));
        }
        let symbol = self.module.intern_symbol(&name);
        self.module.symbols[symbol] = SymbolData { name: name.into(), ..data };
        Ok(symbol)
    }

    fn parse_bodies(&mut self, items_are_whole: bool) -> Parsed<ForeignBlocks> {
        let mut scratch = BodyScratch::default();
        let mut foreign = ForeignBlocks::default();
        for body in core::mem::take(&mut self.bodies) {
            let func = &mut self.module.functions[body.id];
            let scope = func.debug.scope;
            let mut func = core::mem::replace(func, crate::Function::new(func.symbol, func.sig));
            (func.form, func.debug.scope) = (body.form, scope);
            self.cursor.jump_to(body.start);
            let mut parser = BodyParser {
                cursor: &mut self.cursor,
                module: &mut self.module,
                func: &mut func,
                id: body.id,
                map: &mut self.map.functions[body.id],
                scratch: &mut scratch,
                foreign: &mut foreign,
                block: None,
                line: body.start,
                faults: &mut self.faults,
                items_are_whole,
            };
            if parser.parse(&body.extent, &self.param_labels[body.params])? {
                self.module.functions[body.id] = func;
            }
        }
        Ok(foreign)
    }

    /// Looks up everything that was mentioned outside the bodies, and blocks of other functions.
    fn resolve(&mut self, foreign: &ForeignBlocks) -> Parsed<()> {
        for (symbol, target, offset) in core::mem::take(&mut self.aliases) {
            let target = self.cursor.find_symbol(&self.module, &target)?;
            self.module.symbols[symbol].def = SymbolDef::Alias { target, offset };
        }
        for (before, priority, symbol) in core::mem::take(&mut self.calls_around_main) {
            let symbol = self.cursor.find_symbol(&self.module, &symbol)?;
            let list = if before { &mut self.module.constructors } else { &mut self.module.destructors };
            list.push((priority, symbol));
        }
        let relocs = core::mem::take(&mut self.relocs);
        let blocks = self.named_blocks(&relocs, foreign)?;
        for reloc in &relocs {
            let target = self.find_target(&blocks, &reloc.target)?;
            let kind = match &reloc.base {
                None => RelocKind::Abs64,
                Some((base, false)) => RelocKind::Difference32 { base: self.find_target(&blocks, base)? },
                Some((base, true)) => RelocKind::Difference64 { base: self.find_target(&blocks, base)? },
            };
            let resolved = Reloc { offset: reloc.offset, target, addend: reloc.addend, kind };
            self.module.data[reloc.data].relocs.push(resolved);
        }
        for &(id, c, index) in &foreign.constants {
            let (symbol, label, offset) = foreign.blocks[index as usize];
            let block = self.find_block(&blocks, symbol, label, offset)?.1;
            self.module.functions[id].consts[c] = ConstData::BlockAddr(symbol, block);
        }
        Ok(())
    }

    fn find_target(&self, blocks: &NamedBlocks, target: &PendingTarget<'a>) -> Parsed<RelocTarget> {
        let symbol = self.cursor.find_symbol(&self.module, &target.symbol)?;
        match target.block {
            None => Ok(RelocTarget::Symbol(symbol)),
            Some((label, offset)) => {
                let (id, block) = self.find_block(blocks, symbol, label, offset)?;
                Ok(RelocTarget::Block(id, block))
            }
        }
    }

    fn find_block(
        &self,
        blocks: &NamedBlocks,
        symbol: Symbol,
        label: u64,
        offset: usize,
    ) -> Parsed<(FuncId, Block)> {
        let name = &self.module.symbols[symbol].name;
        let SymbolDef::Function(id) = self.module.symbols[symbol].def else {
            return self.cursor.error(offset, format!("%{name} has no blocks"));
        };
        match blocks.get(&(id, label)) {
            Some(&block) => Ok((id, block)),
            None => self.cursor.error(offset, format!("block{label} is not in %{name}")),
        }
    }

    /// The blocks of all functions of which one is mentioned from outside.
    fn named_blocks(&self, relocs: &[PendingReloc<'a>], foreign: &ForeignBlocks) -> Parsed<NamedBlocks> {
        let mut wanted = FxHashSet::default();
        for &(symbol, ..) in &foreign.blocks {
            wanted.insert(symbol);
        }
        for reloc in relocs {
            let base = reloc.base.as_ref().map(|(base, _)| base);
            for target in [Some(&reloc.target), base].into_iter().flatten().filter(|t| t.block.is_some()) {
                wanted.insert(self.cursor.find_symbol(&self.module, &target.symbol)?);
            }
        }
        let mut blocks = NamedBlocks::default();
        for (id, func) in self.module.functions.iter().filter(|(_, func)| wanted.contains(&func.symbol)) {
            for &block in &func.layout {
                blocks.insert((id, func.block_label(block)), block);
            }
        }
        Ok(blocks)
    }
}
