//! Machine code in memory: compile a module, call its functions.

use std::collections::BTreeMap;
use std::ffi::{CString, OsString};
use std::fmt;
use std::marker::PhantomData;
use std::os::unix::ffi::OsStringExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use sheave_ir::{FuncId, Linkage, Module, Purpose, Signature, Type};
use sheave_x64::jit::{Image, LinkError, Linker};

use crate::machine::{self, MachineScratch};
use crate::pipeline::PassTime;
use crate::{Context, Error, FunctionStats, Options};

/// Compiles modules into memory.
///
/// It keeps its working memory, so one `Jit` for many modules is cheaper than one for each.
#[derive(Debug)]
pub struct Jit {
    options: Options,
    ctx: Context,
    machine: MachineScratch,
    libraries: Vec<PathBuf>,
    symbols: Vec<(String, usize)>,
    images: Vec<Arc<Image>>,
}

impl Jit {
    /// A compiler with these options.
    pub fn new(options: Options) -> Self {
        Jit {
            options,
            ctx: Context::new(),
            machine: MachineScratch::default(),
            libraries: vec![],
            symbols: vec![],
            images: vec![],
        }
    }

    /// Looks for symbols in the shared library at `path`, too. It is loaded when something is compiled.
    ///
    /// # Safety
    /// Loading a library runs its initialisers, and closing the process its finalisers: they must be sound to run.
    pub unsafe fn load_library(&mut self, path: &Path) {
        self.libraries.push(path.to_owned());
    }

    /// Makes `address` what programs mean by `name`: a function or an object of the host.
    ///
    /// # Safety
    /// What is there must be what the programs declare it as, for as long as their code lives.
    pub unsafe fn define_symbol(&mut self, name: &str, address: *const u8) {
        self.symbols.push((name.to_owned(), address as usize));
    }

    /// Lets what is compiled from now on use the names of `program`, which stays alive as long as that code does.
    pub fn depend_on(&mut self, program: &Program) {
        self.images.push(program.image.clone());
    }

    /// Compiles every function of `module`, resolves its symbols and makes its pages executable, all at once. The
    /// module stays as it is.
    ///
    /// # Errors
    /// When a function cannot be compiled, and with all symbols that nobody defines. Nothing has run then.
    pub fn compile(&mut self, module: &Module) -> Result<Program, Error> {
        let all: Vec<FuncId> = module.functions.keys().collect();
        self.compile_functions(module, &all)
    }

    /// Compiles only `functions`, with the module's data: the unit that can be freed. Other functions of the module
    /// count as defined elsewhere (see [`Jit::depend_on`]).
    ///
    /// # Errors
    /// As [`Jit::compile`].
    ///
    /// # Panics
    /// When one of them is not of `module`.
    pub fn compile_functions(&mut self, module: &Module, functions: &[FuncId]) -> Result<Program, Error> {
        let machine_fault = |error: &dyn fmt::Display| Error::Machine(format!("{}: {error}", module.name));
        let mut linker = Linker::new().map_err(|error| machine_fault(&error))?;
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
        let key = linker.add_module(module);
        let mut stats = ProgramStats::default();
        let mut signatures = BTreeMap::new();
        for &id in functions {
            self.ctx.transform_to_copies(module, id, &self.options)?;
            stats.functions.add(self.ctx.stats());
            let code = self.machine.compile(module, self.ctx.function(), &self.options, &mut stats)?;
            linker.add_function(key, id, code);
            let symbol = &module.symbols[module.functions[id].symbol];
            if symbol.linkage != Linkage::Local {
                signatures.insert(symbol.name.clone(), module.signatures[module.functions[id].sig].clone());
            }
        }
        let start = self.options.time.then(std::time::Instant::now);
        let image = linker.link().map_err(|error| match error {
            LinkError::Unresolved(symbols) => Error::Undefined { program: module.name.clone(), symbols },
            error => machine_fault(&error),
        })?;
        if let Some(start) = start {
            stats.functions.times.push(PassTime { pass: "link", time: start.elapsed() });
        }
        Ok(Program { image, name: module.name.clone(), signatures, stats })
    }
}

/// What was done to a program.
#[derive(Clone, Debug, Default)]
pub struct ProgramStats {
    /// Functions compiled.
    pub n_functions: u32,
    /// The passes' counts, summed.
    pub functions: FunctionStats,
    /// The back end's counts, summed.
    pub machine: sheave_x64::Stats,
}

impl fmt::Display for ProgramStats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = if self.n_functions == 1 { "" } else { "s" };
        writeln!(f, "{} function{s}: {}", self.n_functions, self.functions)?;
        write!(f, "{} bytes of code, {} moves", self.machine.bytes, self.machine.moves())?;
        for (i, (reason, n)) in machine::moves_by_reason(&self.machine).into_iter().enumerate() {
            write!(f, "{}{reason} {n}", if i == 0 { " (" } else { ", " })?;
        }
        if self.machine.moves() > 0 {
            f.write_str(")")?;
        }
        write!(f, ", {} spills, {} reloads", self.machine.spills, self.machine.reloads)
    }
}

/// Machine code that can be called. Its pages live as long as it or a function from it.
#[derive(Clone, Debug)]
pub struct Program {
    image: Arc<Image>,
    name: String,
    signatures: BTreeMap<Box<str>, Signature>,
    stats: ProgramStats,
}

/// What the trap of a program that has been run to its end needs: its image, until the process is gone.
static RUNNING: OnceLock<Arc<Image>> = OnceLock::new();

extern "C" fn run_destructors_at_exit() {
    if let Some(image) = RUNNING.get() {
        // SAFETY: the image is kept alive by the static; its code was vouched for by whoever ran the program.
        unsafe { image.run_destructors() };
    }
}

impl Program {
    /// What was done to compile it.
    pub fn stats(&self) -> &ProgramStats {
        &self.stats
    }

    /// Tells a debugger (GDB's interface for compilers in memory) the names of the functions, as long as the program
    /// lives.
    pub fn register_with_debugger(&self) {
        self.image.register_with_debugger();
    }

    /// Tells `perf` the names of the functions: appends them to `/tmp/perf-PID.map`.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn write_perf_map(&self) -> std::io::Result<()> {
        sheave_x64::jit::perf_map::append(&self.image)
    }

    /// The address of a function or object by name. It is valid as long as the program lives.
    pub fn address(&self, name: &str) -> Option<*const u8> {
        self.image.address(name)
    }

    /// The function called `name`, as the type `F`, such as `extern "C" fn(i64) -> i64`.
    ///
    /// # Errors
    /// When there is none, or its signature is not that of `F` (integers of equal size are equal, pointers too).
    ///
    /// # Safety
    /// Calling the function must be sound: it may do anything that machine code can do.
    pub unsafe fn function<F: FunctionType>(&self, name: &str) -> Result<CompiledFunction<F>, Error> {
        let (Some(address), Some(sig)) = (self.address(name), self.signatures.get(name)) else {
            return Err(Error::NoFunction(name.to_owned()));
        };
        let fits = sig.variadic.is_none()
            && sig.params.iter().all(|param| param.purpose == Purpose::Normal)
            && sig.params.iter().map(|param| param.ty).eq(F::params().iter().copied())
            && sig.results.iter().map(|result| result.ty).eq(F::result());
        if !fits {
            return Err(Error::WrongType {
                name: name.to_owned(),
                found: describe(sig),
                wanted: describe(&Signature::new(F::params(), F::result().as_slice())),
            });
        }
        Ok(CompiledFunction { address, _image: self.image.clone(), _type: PhantomData })
    }

    /// Runs constructors, `main` with these arguments (the first is the program's name), then destructors; gives what
    /// `main` returned. A program that calls `exit` ends the process.
    ///
    /// # Errors
    /// When there is no `main`.
    ///
    /// # Safety
    /// The program's code must be sound to run.
    pub unsafe fn main(&self, args: Vec<OsString>) -> Result<i32, Error> {
        let main = self.main_function()?;
        let mut argv = ArgumentVector::new(args);
        // SAFETY: the caller vouches for the program.
        unsafe {
            self.image.run_constructors();
            let code = main(argv.count(), argv.pointer(), environ);
            self.image.run_destructors();
            Ok(code)
        }
    }

    /// Runs the program as a process runs: as [`Program::main`], with the default action of `SIGPIPE`, messages for
    /// traps, destructors after what `atexit` registered, and an end by `exit`, which flushes what C buffers.
    ///
    /// # Errors
    /// When there is no `main`; nothing has run then. Otherwise it does not return.
    ///
    /// # Safety
    /// The program's code must be sound to run.
    pub unsafe fn run_to_exit(&self, args: Vec<OsString>) -> Result<std::convert::Infallible, Error> {
        let main = self.main_function()?;
        let mut argv = ArgumentVector::new(args);
        sheave_x64::jit::install_trap_handlers();
        let _ = RUNNING.set(self.image.clone());
        // SAFETY: the signal's action and the exit function are those of any C program; the caller vouches for the
        // program's code.
        unsafe {
            libc::signal(libc::SIGPIPE, libc::SIG_DFL);
            libc::atexit(run_destructors_at_exit);
            self.image.run_constructors();
            let code = main(argv.count(), argv.pointer(), environ);
            libc::exit(code)
        }
    }

    fn main_function(&self) -> Result<Main, Error> {
        match (self.address("main"), self.signatures.get("main")) {
            // SAFETY: the module defines `main` as a function; a C compiler calls whatever has this name so.
            (Some(address), Some(_)) => Ok(unsafe { std::mem::transmute::<*const u8, Main>(address) }),
            _ => Err(Error::NoMain(self.name.clone())),
        }
    }
}

type Main = unsafe extern "C" fn(libc::c_int, *mut *mut libc::c_char, *mut *mut libc::c_char) -> libc::c_int;

unsafe extern "C" {
    static environ: *mut *mut libc::c_char;
}

/// Arguments as `main` wants them. The strings live until the process ends: a program may keep pointers to them.
struct ArgumentVector(Vec<*mut libc::c_char>);

impl ArgumentVector {
    fn new(args: Vec<OsString>) -> Self {
        // An argument of a process cannot hold a zero byte; one from elsewhere is cut there.
        let mut pointers: Vec<*mut libc::c_char> = args
            .into_iter()
            .map(|arg| {
                let bytes: Vec<u8> = arg.into_vec().into_iter().take_while(|&byte| byte != 0).collect();
                CString::new(bytes).unwrap_or_default().into_raw()
            })
            .collect();
        pointers.push(std::ptr::null_mut());
        ArgumentVector(pointers)
    }

    fn count(&self) -> libc::c_int {
        self.0.len() as libc::c_int - 1
    }

    fn pointer(&mut self) -> *mut *mut libc::c_char {
        self.0.as_mut_ptr()
    }
}

/// `(i64, ptr) -> f64`
fn describe(sig: &Signature) -> String {
    let list =
        |types: &mut dyn Iterator<Item = Type>| types.map(|ty| ty.to_string()).collect::<Vec<_>>().join(", ");
    let variadic = if sig.variadic.is_some() { ", ..." } else { "" };
    format!(
        "({}{variadic}) -> ({})",
        list(&mut sig.params.iter().map(|param| param.ty)),
        list(&mut sig.results.iter().map(|result| result.ty))
    )
}

/// A function in a [`Program`]'s pages, which it keeps alive.
#[derive(Clone, Debug)]
pub struct CompiledFunction<F> {
    address: *const u8,
    _image: Arc<Image>,
    _type: PhantomData<F>,
}

// SAFETY: the code is immutable and may be called from any thread; what it does there is what `Program::function` made
// the caller vouch for.
unsafe impl<F> Send for CompiledFunction<F> {}
// SAFETY: as above.
unsafe impl<F> Sync for CompiledFunction<F> {}

/// A type that machine code passes in a register.
pub trait AbiType: Copy {
    /// Its type in the IR.
    const TYPE: Type;
}

macro_rules! abi_types {
    ($($rust:ty = $ir:ident,)*) => {
        $(impl AbiType for $rust { const TYPE: Type = Type::$ir; })*
    };
}

abi_types! {
    i8 = I8, u8 = I8, i16 = I16, u16 = I16, i32 = I32, u32 = I32, i64 = I64, u64 = I64,
    isize = I64, usize = I64, f32 = F32, f64 = F64,
}

impl<T> AbiType for *const T {
    const TYPE: Type = Type::Ptr;
}

impl<T> AbiType for *mut T {
    const TYPE: Type = Type::Ptr;
}

/// What a function gives: nothing or one value.
pub trait AbiReturn {
    /// The value's type, if there is one.
    const TYPE: Option<Type>;
}

impl AbiReturn for () {
    const TYPE: Option<Type> = None;
}

impl<T: AbiType> AbiReturn for T {
    const TYPE: Option<Type> = Some(T::TYPE);
}

/// The types of functions that [`Program::function`] hands out: `extern "C" fn` with up to eight parameters.
pub trait FunctionType {
    /// The parameters.
    fn params() -> &'static [Type];
    /// The result.
    fn result() -> Option<Type>;
}

macro_rules! function_types {
    ($(($($param:ident $arg:ident),*))*) => {$(
        impl<$($param: AbiType,)* R: AbiReturn> FunctionType for extern "C" fn($($param),*) -> R {
            fn params() -> &'static [Type] {
                const { &[$($param::TYPE),*] }
            }
            fn result() -> Option<Type> {
                R::TYPE
            }
        }

        impl<$($param: AbiType,)* R: AbiReturn> CompiledFunction<extern "C" fn($($param),*) -> R> {
            /// Calls the function.
            #[allow(clippy::too_many_arguments, reason = "as many as the function has")]
            pub fn call(&self, $($arg: $param),*) -> R {
                // SAFETY: the signature was compared, the pages are alive, and `Program::function` made its caller vouch
                // for what the code does.
                let function = unsafe {
                    std::mem::transmute::<*const u8, extern "C" fn($($param),*) -> R>(self.address)
                };
                function($($arg),*)
            }
        }
    )*};
}

function_types! {
    ()
    (A a)
    (A a, B b)
    (A a, B b, C c)
    (A a, B b, C c, D d)
    (A a, B b, C c, D d, E e)
    (A a, B b, C c, D d, E e, F f)
    (A a, B b, C c, D d, E e, F f, G g)
    (A a, B b, C c, D d, E e, F f, G g, H h)
}

/// Compiles `module` with these options: a shorthand for a [`Jit`] that is used once.
///
/// # Errors
/// As [`Jit::compile`].
pub fn compile(module: &Module, options: &Options) -> Result<Program, Error> {
    Jit::new(options.clone()).compile(module)
}
