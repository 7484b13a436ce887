//! The JIT compiler: modules in, programs in memory out.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sheave_ir::{FuncId, Linkage, Module, Signature};
use sheave_x64::jit::{Image, LinkError, Linker};

use crate::machine::{self, MachineScratch, Product};
use crate::pipeline::{self, PassTime, Workers};
use crate::program::Program;
use crate::{Error, Options, ProgramStats};

/// Compiles modules into memory.
///
/// It keeps its working memory, so one `Jit` for many modules is cheaper than one for each.
#[derive(Debug)]
pub struct Jit {
    options: Options,
    workers: Workers<MachineScratch>,
    libraries: Vec<PathBuf>,
    symbols: Vec<(String, usize)>,
    images: Vec<Arc<Image>>,
}

impl Jit {
    /// A compiler with these options.
    pub fn new(options: Options) -> Self {
        Jit { options, workers: Workers::default(), libraries: vec![], symbols: vec![], images: vec![] }
    }

    /// Resolves symbols in the shared library at `path`, too. It is loaded when something is compiled.
    ///
    /// # Safety
    /// Loading a library runs its initialisers, and closing the process its finalisers: they must be sound to
    /// run.
    pub unsafe fn load_library(&mut self, path: &Path) {
        self.libraries.push(path.to_owned());
    }

    /// Defines `name` in programs as the function or object of the host at `address`.
    ///
    /// # Safety
    /// The function or object must have the type that the programs declare, as long as their code lives.
    pub unsafe fn define_symbol(&mut self, name: &str, address: *const u8) {
        self.symbols.push((name.to_owned(), address as usize));
    }

    /// Lets later programs use the names of `program`, which stays alive as long as their code does.
    pub fn depend_on(&mut self, program: &Program) {
        self.images.push(program.image().clone());
    }

    /// Compiles every function of `module`, resolves its symbols and makes its pages executable, all at once.
    /// The module stays as it is.
    ///
    /// # Errors
    /// When a function cannot be compiled, and with all undefined symbols. No code has run then.
    pub fn compile(&mut self, module: &Module) -> Result<Program, Error> {
        let all: Vec<FuncId> = module.functions.keys().collect();
        self.compile_functions(module, &all)
    }

    /// Compiles only `functions`, with the module's data: the unit that can be freed. Other functions of the
    /// module count as defined elsewhere (see [`Jit::depend_on`]).
    ///
    /// # Errors
    /// As [`Jit::compile`].
    ///
    /// # Panics
    /// When one of them is not of `module`.
    pub fn compile_functions(&mut self, module: &Module, functions: &[FuncId]) -> Result<Program, Error> {
        let code = self.compile_code(module, functions)?;
        self.link(code)
    }

    /// Whether the functions of `module` are compiled on several threads.
    pub fn is_divided(&self, module: &Module) -> bool {
        let all: Vec<FuncId> = module.functions.keys().collect();
        self.options.threads != Some(1) && pipeline::may_be_divided(module, &all, &self.options.pipeline())
    }

    /// The first half of [`Jit::compile_functions`]: machine code that is nowhere in memory yet.
    ///
    /// # Errors
    /// When a function cannot be compiled.
    ///
    /// # Panics
    /// When one of them is not of `module`.
    pub fn compile_code<'a>(
        &mut self,
        module: &'a Module,
        functions: &[FuncId],
    ) -> Result<MachineCode<'a>, Error> {
        let mut linker = Linker::new().map_err(|error| machine_fault(module, &error))?;
        let key = linker.add_module(module);
        let mut stats = ProgramStats::default();
        // Names of functions, each with its signature; those that got no code are not found by their address.
        let own = functions.iter().map(|&id| (module.functions[id].symbol, id));
        let named = own.chain(module.aliases_of_functions()).filter_map(|(symbol, id)| {
            let symbol = &module.symbols[symbol];
            let sig = &module.signatures[module.functions[id].sig];
            (symbol.linkage != Linkage::Local).then(|| (symbol.name.clone(), sig.clone()))
        });
        let signatures = named.collect();
        let machine_options = machine::options(&self.options);
        let Jit { workers, options, .. } = self;
        let take = |id, product: &mut Product| {
            stats.add(&product.stats);
            linker.add_function(key, id, &product.code);
        };
        machine::compile_functions(workers, module, functions, options, &machine_options, false, take)?;
        Ok(MachineCode { module, linker, signatures, stats })
    }

    /// The second half of [`Jit::compile_functions`]: loads libraries, resolves symbols and makes pages
    /// executable.
    ///
    /// # Errors
    /// As [`Jit::compile`].
    pub fn link(&self, code: MachineCode<'_>) -> Result<Program, Error> {
        let MachineCode { module, mut linker, signatures, mut stats } = code;
        let start = self.options.time.then(std::time::Instant::now);
        for library in &self.libraries {
            // SAFETY: the caller of `load_library` vouched for it.
            unsafe { linker.load_library(&library.to_string_lossy()) }
                .map_err(|error| Error::Machine(error.to_string()))?;
        }
        for (name, address) in &self.symbols {
            // SAFETY: the caller of `define_symbol` vouched for it.
            unsafe { linker.register(name, *address as *const u8) };
        }
        for image in &self.images {
            linker.depend_on(image);
        }
        let image = linker.link().map_err(|error| match error {
            LinkError::Unresolved(symbols) => Error::Undefined { program: module.name.clone(), symbols },
            LinkError::Memory(error) => Error::Memory { program: module.name.clone(), error },
            error => machine_fault(module, &error),
        })?;
        if let Some(start) = start {
            stats.functions.times.push(PassTime { pass: "link", time: start.elapsed() });
        }
        Ok(Program::new(image, &module.name, signatures, stats))
    }
}

fn machine_fault(module: &Module, error: &dyn fmt::Display) -> Error {
    Error::Machine(format!("{}: {error}", module.name))
}

/// Machine code of functions of a module, before it is linked.
pub struct MachineCode<'a> {
    module: &'a Module,
    linker: Linker<'a>,
    /// Of the functions that have names outside of the module.
    signatures: BTreeMap<Box<str>, Signature>,
    stats: ProgramStats,
}

/// Compiles `module` with these options: a shorthand for a [`Jit`] that is used once.
///
/// # Errors
/// As [`Jit::compile`].
pub fn compile(module: &Module, options: &Options) -> Result<Program, Error> {
    Jit::new(options.clone()).compile(module)
}
