//! Parsing: textual LLVM IR, read into calls of [`Lower`](crate::lower::Lower).
//!
//! Textual IR may use a name before it defines it, at every level. So the top level is read first
//! ([`top_level`]): types, globals, function headers and attribute groups, in one sweep that jumps over
//! function bodies; bodies and initialisers are only noted. Then signatures are made, then bodies are read
//! one by one ([`body`]), then initialisers ([`initializer`]), which may name blocks. Both passes are linear
//! and neither is ever repeated.
//!
//! There is no tree. The keyword of an instruction selects the method that reads its types and operands and
//! then calls the method of `Lower` for it:
//!
//! ```text
//! %old = cmpxchg ptr %p, i32 %a, i32 %b seq_cst monotonic
//! ^^^^ ^^^^^^^      ^^   ^^^ ^^      ^^ ^^^^^^^^^^^^^^^^^
//! |    |            |    |   |       |  flags
//! |    keywords     address type, expected and new value: operands, by name ([`locals`]) or constant
//! the name's definition: the result of `lower.cmpxchg(flags, addr, ty, expected, new)`
//! ```
//!
//! An operand is the result of lowering its definition; a name that is defined later has stand-ins. Errors of
//! lowering have no position, and get that of the operand or type in question ([`fault::At`]).
//! Names, numbers and positions are known here only.
//!
//! The end of a body is the brace that closes it, found at the speed of a search for braces and quotes.

mod addresses;
mod aggregate_constants;
mod assembly;
mod attributes;
mod body;
mod calls;
mod constant_operands;
mod constants;
mod control;
mod cursor;
mod fault;
mod globals;
mod headers;
mod initializer;
mod keywords;
mod list;
mod local_names;
mod locals;
mod memory;
mod metadata;
mod name;
mod operands;
mod operations;
mod positions;
mod recovery;
mod tail_calls;
mod top_level;
mod treatment;
mod types;
mod vectors;
mod words;

use std::sync::Arc;

use sheave_ir::{
    Block, ConstData, Diagnostic, Diagnostics, FrameStyle, FuncAttrs, Function, Linkage, MAX_DIAGNOSTICS,
    Module, SymbolDef, ValueDef, ensure,
};

use crate::lower::Lower;
use crate::lower::attributes::FnFlags;
use crate::lower::body::CallArg;
use crate::lower::types::Ty;
use crate::parse::cursor::{Cursor, Span};
use crate::parse::fault::{Fault, Read};
use crate::parse::headers::{AliasHeader, BlockUse, FnHeader, Global, Param, VarHeader};
use crate::parse::local_names::{LocalName, Names};
use crate::parse::metadata::Metadata;
use crate::parse::name::NameMap;
use crate::parse::positions::Positions;
pub use crate::parse::positions::locate_faults;

/// The fault at the address of an entry block.
pub(crate) const ENTRY_ADDRESS: &str = "the address of the entry block, to which no jump may lead";

/// The bytes of an average line of LLVM IR, by which memory is reserved.
pub(crate) const BYTES_PER_LINE: usize = 40;

/// Everything that reading one module needs.
#[derive(Default)]
pub(crate) struct Reader<'s> {
    pub(crate) cursor: Cursor<'s>,
    pub(crate) lower: Lower,
    /// The named types.
    pub(crate) type_names: NameMap<'s, Ty>,
    pub(crate) ty_stack: Vec<Ty>,
    /// The names at module level.
    pub(crate) globals: Vec<Global<'s>>,
    pub(crate) global_names: NameMap<'s, u32>,
    pub(crate) groups: Vec<FnFlags>,
    pub(crate) param_pool: Vec<Param>,
    /// Parts that are still to be read after the sweep over the top level.
    pub(crate) headers: Vec<FnHeader>,
    pub(crate) vars: Vec<VarHeader>,
    pub(crate) aliases: Vec<AliasHeader>,
    /// Bytes of the contents of all variables so far.
    pub(crate) initialized_bytes: u64,
    /// The labels of the functions read so far, for addresses of their blocks.
    pub(crate) labels: Vec<(LocalName<'s>, Block)>,
    pub(crate) block_uses: Vec<BlockUse>,
    /// The names of the function being read, and the index of its header.
    pub(crate) names: Names<'s>,
    pub(crate) header: u32,
    pub(crate) metadata: Metadata,
    /// The start of the statement being read.
    pub(crate) statement: usize,
    /// How many constant expressions of a function are being read inside each other.
    pub(crate) constant_depth: u32,
    /// Scratch memory of an instruction: arguments of a call, cases of a switch.
    pub(crate) args: Vec<CallArg>,
    pub(crate) cases: Vec<u64>,
    pub(crate) case_targets: Vec<Block>,
    /// The text for messages about inline assembly, which the back end gives; made for the first of them.
    shared_text: Option<Arc<[u8]>>,
    /// The faults so far, and whether names or types of the top level are missing because of them.
    pub(crate) faults: Vec<Fault>,
    pub(crate) lacks_globals: bool,
    pub(crate) lacks_types: bool,
    /// A fault of module-level assembly was noted: one for all of it is enough.
    pub(crate) has_module_assembly: bool,
    /// The positions of the statements, if they are recorded.
    pub(crate) positions: Option<Positions>,
}

/// Reads the textual LLVM IR `source`; `name` is used in messages and becomes the module's name.
///
/// Linear in the text. The module is in memory form and was not verified.
///
/// # Errors
/// The first fault of each definition at the top level, of each statement of a body, and of each
/// initialiser. If one of the first has a fault, uses of the name that it may define have none; if it
/// is a type, nothing else is read. Module-level assembly is one fault, of the first line of it.
pub fn read_module(name: &str, source: &[u8]) -> Result<Module, Diagnostics> {
    read_module_with(name, source, &ReadOptions::default())
}

/// Options of the reader.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ReadOptions {
    /// The variables of the source and their types, for debuggers.
    pub variables: bool,
}

/// As [`read_module`], with options.
///
/// # Errors
/// As [`read_module`].
pub fn read_module_with(name: &str, source: &[u8], options: &ReadOptions) -> Result<Module, Diagnostics> {
    Ok(read(name, source, options, None)?.lower.module)
}

/// Reads `source`; records the positions of statements in `positions`.
fn read<'s>(
    name: &str,
    source: &'s [u8],
    options: &ReadOptions,
    positions: Option<Positions>,
) -> Result<Reader<'s>, Diagnostics> {
    if source.starts_with(b"BC\xC0\xDE") || source.starts_with(&[0xDE, 0xC0, 0x17, 0x0B]) {
        let message =
            "this is LLVM bitcode, not text: `llvm-dis` translates it, or `clang -S -emit-llvm` writes text";
        return Err(Diagnostic::unsupported(name, source, 0, message).into());
    }
    // Few texts are anything but ASCII, which is quicker to see.
    if !source.is_ascii() {
        Diagnostic::check_utf8(name, source).map_err(|fault| Diagnostics::from(*fault))?;
    }
    if source.len() > i32::MAX as usize {
        return Err(Diagnostic::error(name, source, 0, "a text of more than two gigabytes").into());
    }
    let start = if source.starts_with("\u{feff}".as_bytes()) { 3 } else { 0 };
    let mut reader = Reader { cursor: Cursor::new(source, start), ..Reader::default() };
    reader.lower.module.name = name.to_owned();
    reader.metadata.wants_variables = options.variables;
    reader.metadata.budget = source.len();
    reader.positions = positions;
    match reader.read() {
        Ok(()) if reader.faults.is_empty() => Ok(reader),
        result => {
            let faults = reader.faults.into_iter().chain(result.err().map(|fault| *fault));
            let told = faults.map(|fault| {
                // A position before blanks is that of the word after them.
                let rest = source.get(fault.pos..).unwrap_or_default();
                let n_blanks = rest.iter().take_while(|&&byte| byte == b' ' || byte == b'\t').count();
                let is_end = rest.get(n_blanks).is_none_or(|&byte| byte == b'\n' || byte == b'\r');
                (fault.kind, if is_end { fault.pos } else { fault.pos + n_blanks }, fault.message)
            });
            Err(Diagnostics::new(name, source, told.collect()))
        }
    }
}

impl<'s> Reader<'s> {
    /// The text, for positions that outlive the reader.
    pub(crate) fn shared_text(&mut self) -> Arc<[u8]> {
        self.shared_text.get_or_insert_with(|| self.cursor.s.into()).clone()
    }

    /// Reads everything; the error is the fault after which nothing else was read.
    fn read(&mut self) -> Read<()> {
        self.top_level()?;
        // A type that is missing would show in everything that has it.
        if self.lacks_types {
            return Ok(());
        }
        self.settle_each(self.headers.len(), Self::make_function)?;
        self.read_aliases()?;
        self.settle_each(self.headers.len(), Self::read_function)?;
        self.settle_each(self.vars.len(), Self::read_initializer)?;
        if !self.faults.is_empty() {
            return Ok(());
        }
        self.read_types();
        self.lower.finish_functions();
        self.resolve_block_uses()
    }

    /// Notes a fault after which reading goes on, unless there were enough of them.
    #[inline]
    pub(crate) fn settle(&mut self, read: Read<()>) -> Read<()> {
        match read {
            Ok(()) => Ok(()),
            Err(fault) => self.note(fault),
        }
    }

    /// Reads `n` parts of the module one by one, and goes on after one with a fault.
    pub(crate) fn settle_each(
        &mut self,
        n: usize,
        mut read: impl FnMut(&mut Self, usize) -> Read<()>,
    ) -> Read<()> {
        (0..n).try_for_each(|i| {
            let read = read(self, i);
            self.settle(read)
        })
    }

    #[cold]
    fn note(&mut self, fault: Box<Fault>) -> Read<()> {
        if fault.follows {
            return Ok(());
        }
        // One more than are told, so that it is known that there are more.
        if self.faults.len() == MAX_DIAGNOSTICS {
            return Err(fault);
        }
        self.faults.push(*fault);
        Ok(())
    }

    /// Enters a function with a body into the module.
    fn make_function(&mut self, i: usize) -> Read<()> {
        let index = self.headers[i].global;
        let name = self.linker_name(index)?;
        let ty = self.globals[index as usize].ty;
        let (sig, attrs) = self.declared_signature(index, ty)?;
        let symbol = self.lower.module.intern_symbol(&name);
        let mut function = Function::new(symbol, sig);
        if self.global_flags(&self.globals[index as usize]).naked {
            function.frame = FrameStyle::Naked;
        }
        let func = self.lower.module.functions.push(function);
        let data = &mut self.lower.module.symbols[symbol];
        data.def = SymbolDef::Function(func);
        data.sig = Some(sig);
        data.attrs = attrs;
        let header = &self.globals[index as usize].header;
        (data.linkage, data.visibility) = (header.linkage, header.visibility);
        (data.one_definition, data.discardable) = (header.one_definition, header.discardable);
        // A function that is always inlined need not be anywhere else.
        if data.linkage == Linkage::Available && data.attrs.function.has(FuncAttrs::ALWAYS_INLINE) {
            (data.linkage, data.one_definition, data.discardable) = (Linkage::Weak, true, true);
        }
        self.globals[index as usize].symbol = symbol.into();
        self.headers[i].func = func.into();
        Ok(())
    }

    fn read_function(&mut self, i: usize) -> Read<()> {
        let header = self.headers[i];
        self.cursor.p = header.body;
        let Some(func) = header.func.expand() else { return Ok(()) };
        self.read_body(i as u32, func)?;
        ensure(self.cursor.p == header.end, || self.fault("the function ends before its closing brace"))?;
        Ok(())
    }

    /// A fault at the position.
    #[cold]
    pub(crate) fn fault(&self, message: impl Into<String>) -> Box<Fault> {
        self.cursor.fault(message)
    }

    /// A fault at `pos`.
    #[cold]
    pub(crate) fn fault_at(&self, pos: usize, message: impl Into<String>) -> Box<Fault> {
        self.cursor.fault_at(pos, message)
    }

    /// Something at `pos` that this reader does not know.
    #[cold]
    pub(crate) fn unsupported_at(&self, pos: usize, message: impl Into<String>) -> Box<Fault> {
        self.cursor.unsupported_at(pos, message)
    }

    /// The fault that `what` is not at the position.
    #[cold]
    pub(crate) fn expected(&self, what: &str) -> Box<Fault> {
        self.cursor.expected(what)
    }

    /// The block called `label` in the function of `header`, which has been read.
    pub(crate) fn label_of(&mut self, header: u32, label: Span, pos: usize) -> Read<Block> {
        let name = self.name_at(label)?;
        let first = self.headers[header as usize].labels as usize;
        let end = self.headers.get(header as usize + 1).map_or(u32::MAX, |next| next.labels) as usize;
        // A function that was not read has none.
        let labels = self.labels.get(first..end.min(self.labels.len())).unwrap_or_default();
        match labels.iter().find(|(other, _)| *other == name) {
            Some(&(_, block)) if block == Block::from_u32(0) => Err(self.fault_at(pos, ENTRY_ADDRESS)),
            Some(&(_, block)) => Ok(block),
            None => {
                let message = format!("the function has no label '%{name}'");
                let mut fault = self.fault_at(pos, message);
                fault.follows = !self.faults.is_empty();
                Err(fault)
            }
        }
    }

    /// Fills in the addresses of blocks whose functions had not been read.
    fn resolve_block_uses(&mut self) -> Read<()> {
        for i in 0..self.block_uses.len() {
            let BlockUse { in_func, value, header, label, pos } = self.block_uses[i];
            let block = self.label_of(header, label, pos as usize)?;
            let symbol = self.symbol(self.headers[header as usize].global)?;
            let func = &mut self.lower.module.functions[in_func];
            if let ValueDef::Const(id) = func.def(value) {
                func.consts[id] = ConstData::BlockAddr(symbol, block);
            }
        }
        Ok(())
    }
}
