//! Machine code in memory: compile a module, call its functions.

use std::collections::BTreeMap;
use std::ffi::{CString, OsString};
use std::fmt;
use std::marker::PhantomData;
use std::os::unix::ffi::OsStringExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use sheave_ir::{
    AbiParam, AbiResult, Extension, FuncId, Linkage, Module, Purpose, ResultPlace, Signature, Type,
};
use sheave_x64::jit::{Image, LinkError, Linker, call_outermost};

use crate::machine::{self, MachineScratch};
use crate::pipeline::{PassTime, Workers};
use crate::{Error, FunctionStats, Options};

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

    /// Makes `address` what programs mean by `name`: a function or an object of the host.
    ///
    /// # Safety
    /// What is there must be what the programs declare it as, for as long as their code lives.
    pub unsafe fn define_symbol(&mut self, name: &str, address: *const u8) {
        self.symbols.push((name.to_owned(), address as usize));
    }

    /// Lets what is compiled from now on use the names of `program`, which stays alive as long as that code
    /// does.
    pub fn depend_on(&mut self, program: &Program) {
        self.images.push(program.image.clone());
    }

    /// Compiles every function of `module`, resolves its symbols and makes its pages executable, all at once.
    /// The module stays as it is.
    ///
    /// # Errors
    /// When a function cannot be compiled, and with all undefined symbols. Nothing has run then.
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
        let machine_options = machine::options(&self.options);
        let Jit { workers, options, .. } = self;
        machine::compile_functions(
            workers,
            module,
            functions,
            options,
            &machine_options,
            false,
            |id, product| {
                stats.add(&product.stats);
                linker.add_function(key, id, &product.code);
                let symbol = &module.symbols[module.functions[id].symbol];
                if symbol.linkage != Linkage::Local {
                    signatures
                        .insert(symbol.name.clone(), module.signatures[module.functions[id].sig].clone());
                }
            },
        )?;
        for (symbol, id) in module.aliases_of_functions() {
            let symbol = &module.symbols[symbol];
            if symbol.linkage != Linkage::Local {
                signatures.insert(symbol.name.clone(), module.signatures[module.functions[id].sig].clone());
            }
        }
        let start = self.options.time.then(std::time::Instant::now);
        let image = linker.link().map_err(|error| match error {
            LinkError::Unresolved(symbols) => Error::Undefined { program: module.name.clone(), symbols },
            LinkError::Memory(error) => Error::Memory { program: module.name.clone(), error },
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

impl ProgramStats {
    /// Adds the counts of `other`.
    pub(crate) fn add(&mut self, other: &ProgramStats) {
        self.n_functions += other.n_functions;
        self.functions.add(&other.functions);
        self.machine.add(&other.machine);
    }
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
        // SAFETY: the image is kept alive by the static; its code was vouched for by the caller that ran the
        // program.
        unsafe { image.run_destructors() };
    }
}

impl Program {
    /// What was done to compile it.
    pub fn stats(&self) -> &ProgramStats {
        &self.stats
    }

    /// Tells a debugger (GDB's interface for compilers in memory) the names of the functions, as long as the
    /// program lives.
    pub fn register_with_debugger(&self) {
        self.image.register_with_debugger();
    }

    /// Tells `perf` the code and the lines of the functions, in `/tmp/jit-PID.dump`.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn write_jitdump(&self) -> std::io::Result<()> {
        sheave_x64::jit::jitdump::write(&self.image)
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
    /// When there is none, or its signature is not that of `F`. Integers of equal size are equal, pointers
    /// too; where the function expects an integer under 32 bits to be extended, its sign counts.
    ///
    /// # Safety
    /// Calling the function must be sound: it may do anything that machine code can do.
    pub unsafe fn function<F: FunctionType>(&self, name: &str) -> Result<CompiledFunction<F>, Error> {
        let (Some(address), Some(sig)) = (self.address(name), self.signatures.get(name)) else {
            return Err(Error::NoFunction(name.to_owned()));
        };
        if !fits::<F>(sig) {
            let (found, wanted) = (describe(sig), describe_type::<F>());
            return Err(Error::WrongType { name: name.to_owned(), found, wanted });
        }
        Ok(CompiledFunction { address, _image: self.image.clone(), _type: PhantomData })
    }

    /// Runs constructors, `main` with these arguments (the first is the program's name), then destructors;
    /// gives what `main` returned. A program that calls `exit`, or that an exception leaves, ends the
    /// process.
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
            let code = call_main(main, &mut argv);
            self.image.run_destructors();
            Ok(code)
        }
    }

    /// Runs the program as a process runs: as [`Program::main`], with the default action of `SIGPIPE`,
    /// messages for traps in all its threads, destructors after what `atexit` registered, and an end by
    /// `exit`, which flushes what C buffers.
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
        // SAFETY: the signal's action and the exit function are those of any C program; the caller vouches
        // for the program's code.
        unsafe {
            libc::signal(libc::SIGPIPE, libc::SIG_DFL);
            libc::atexit(run_destructors_at_exit);
            // Compiling has set flags; a program starts with the default environment.
            fesetenv(DEFAULT_FLOAT_ENVIRONMENT);
            self.image.run_constructors();
            let code = call_main(main, &mut argv);
            libc::exit(code)
        }
    }

    fn main_function(&self) -> Result<*const u8, Error> {
        match (self.address("main"), self.signatures.get("main")) {
            (Some(address), Some(_)) => Ok(address),
            _ => Err(Error::NoMain(self.name.clone())),
        }
    }
}

/// Calls the function `main` at an address; a C compiler calls whatever has this name so.
///
/// # Safety
/// The program's code must be sound to run.
unsafe fn call_main(main: *const u8, argv: &mut ArgumentVector) -> libc::c_int {
    // SAFETY: the caller vouches for the program; the environment is that of any C program.
    unsafe {
        call_outermost(
            main,
            [argv.count() as usize, argv.pointer().expose_provenance(), environ.expose_provenance()],
        )
    }
}

/// `FE_DFL_ENV` of `fenv.h`.
const DEFAULT_FLOAT_ENVIRONMENT: *const libc::c_void = std::ptr::without_provenance(usize::MAX);

unsafe extern "C" {
    fn fesetenv(environment: *const libc::c_void) -> libc::c_int;
    static environ: *mut *mut libc::c_char;
}

/// Arguments as `main` wants them. The strings live until the process ends: a program may keep pointers to
/// them.
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

/// `(i64, ptr, i8 signext) -> (f64)`
fn describe(sig: &Signature) -> String {
    let param = |param: &AbiParam| {
        let extension = match param.extension {
            Extension::None => "",
            Extension::Zero => " zeroext",
            Extension::Sign => " signext",
        };
        let purpose = match param.purpose {
            Purpose::Normal if param.group != 0 => " part",
            Purpose::Normal => "",
            Purpose::StructReturn => " sret",
            Purpose::ByVal { .. } => " byval",
        };
        format!("{}{extension}{purpose}", param.ty)
    };
    let result = |result: &AbiResult| match result.place {
        ResultPlace::Register => result.ty.to_string(),
        ResultPlace::X87 => "f80".to_owned(),
    };
    let params: Vec<String> = sig.params.iter().map(param).collect();
    let results: Vec<String> = sig.results.iter().map(result).collect();
    let variadic = if sig.variadic.is_some() { ", ..." } else { "" };
    format!("({}{variadic}) -> ({})", params.join(", "), results.join(", "))
}

/// A function in a [`Program`]'s pages, which it keeps alive.
#[derive(Clone, Debug)]
pub struct CompiledFunction<F> {
    address: *const u8,
    _image: Arc<Image>,
    _type: PhantomData<F>,
}

// SAFETY: the code is immutable and may be called from any thread; what it does there is what
// `Program::function` made the caller vouch for.
unsafe impl<F> Send for CompiledFunction<F> {}
// SAFETY: as above.
unsafe impl<F> Sync for CompiledFunction<F> {}

/// Keeps the traits below to the types of this file: an implementation of a caller's own could claim any
/// type, and a safe call would go wrong.
mod sealed {
    pub trait Type {}
    pub trait Return {
        /// What the machine code gives: not smaller than 32 bits, because callers of small integers rely on
        /// what fills the upper bits, and functions need not fill them.
        type Raw;
        fn from_raw(raw: Self::Raw) -> Self;
    }
    pub trait Function {}
}

/// A type that machine code passes in a register: an integer, a float or a raw pointer.
///
/// No other type can be made one, so that safe code cannot call a function under a signature that it does not
/// have:
///
/// ```compile_fail,E0277
/// #[derive(Clone, Copy)]
/// struct Mine(u8);
///
/// impl sheave::AbiType for Mine {
///     const TYPE: sheave::ir::Type = sheave::ir::Type::F64;
///     const SIGNED: bool = false;
/// }
/// ```
pub trait AbiType: Copy + sealed::Type {
    /// Its type in the IR.
    const TYPE: Type;
    /// Whether a small integer is extended by its sign when it is passed.
    const SIGNED: bool;
}

macro_rules! abi_types {
    ($($rust:ty = $ir:ident by $raw:ty,)*) => {$(
        impl sealed::Type for $rust {}
        impl AbiType for $rust {
            const TYPE: Type = Type::$ir;
            #[allow(unused_comparisons, reason = "some of the types are unsigned")]
            const SIGNED: bool = (!0u64 as $rust) < 0 as $rust;
        }
        impl sealed::Return for $rust {
            type Raw = $raw;
            fn from_raw(raw: $raw) -> $rust {
                raw as $rust
            }
        }
    )*};
}

abi_types! {
    i8 = I8 by u32, u8 = I8 by u32, i16 = I16 by u32, u16 = I16 by u32, i32 = I32 by i32, u32 = I32 by u32,
    i64 = I64 by i64, u64 = I64 by u64, isize = I64 by isize, usize = I64 by usize, f32 = F32 by f32, f64 = F64 by f64,
}

macro_rules! abi_pointers {
    ($($pointer:ty),*) => {$(
        impl<T> sealed::Type for $pointer {}
        impl<T> AbiType for $pointer {
            const TYPE: Type = Type::Ptr;
            const SIGNED: bool = false;
        }
        impl<T> sealed::Return for $pointer {
            type Raw = $pointer;
            fn from_raw(raw: $pointer) -> $pointer {
                raw
            }
        }
    )*};
}

abi_pointers!(*const T, *mut T);

/// What a function gives: nothing or one value. Like [`AbiType`] it is closed.
///
/// ```compile_fail,E0277
/// struct Mine;
///
/// impl sheave::AbiReturn for Mine {
///     const TYPE: Option<sheave::ir::Type> = None;
/// }
/// ```
pub trait AbiReturn: sealed::Return {
    /// The value's type, if there is one.
    const TYPE: Option<Type>;
}

impl sealed::Return for () {
    type Raw = ();
    fn from_raw((): ()) {}
}

impl AbiReturn for () {
    const TYPE: Option<Type> = None;
}

impl<T: AbiType + sealed::Return> AbiReturn for T {
    const TYPE: Option<Type> = Some(T::TYPE);
}

/// The types of functions that [`Program::function`] hands out: `extern "C" fn` with up to eight parameters.
/// Like [`AbiType`] it is closed.
///
/// ```compile_fail,E0277
/// // References and structures are passed by rules that a signature of scalars does not express.
/// fn call(program: &sheave::Program) {
///     let _ = unsafe { program.function::<extern "C" fn(&i32) -> i32>("f") };
/// }
/// ```
pub trait FunctionType: sealed::Function {
    /// The parameters: the type of each, and whether it is extended by its sign.
    fn params() -> &'static [(Type, bool)];
    /// The result.
    fn result() -> Option<Type>;
}

/// Whether a call as an `F` passes and takes everything as a function of this signature does.
fn fits<F: FunctionType>(sig: &Signature) -> bool {
    let param_fits = |param: &AbiParam, &(ty, signed): &(Type, bool)| {
        let extended = match param.extension {
            Extension::None => true,
            Extension::Zero => !signed || ty.bytes() >= 4,
            Extension::Sign => signed || ty.bytes() >= 4,
        };
        // Parameters of a group are parts of something that is passed as a whole.
        param.ty == ty && extended && param.purpose == Purpose::Normal && param.group == 0
    };
    let result_fits = |result: &AbiResult, ty: Type| result.ty == ty && result.place == ResultPlace::Register;
    sig.variadic.is_none()
        && sig.params.len() == F::params().len()
        && sig.params.iter().zip(F::params()).all(|(param, wanted)| param_fits(param, wanted))
        && match (sig.results.as_slice(), F::result()) {
            ([], None) => true,
            ([result], Some(ty)) => result_fits(result, ty),
            _ => false,
        }
}

/// The signature of the function type `F`, as messages print it.
fn describe_type<F: FunctionType>() -> String {
    let mut sig = Signature::new(&[], F::result().as_slice());
    sig.params = F::params()
        .iter()
        .map(|&(ty, signed)| {
            let extension = match (ty, signed) {
                (Type::I8 | Type::I16, true) => Extension::Sign,
                (Type::I8 | Type::I16, false) => Extension::Zero,
                _ => Extension::None,
            };
            AbiParam { extension, ..AbiParam::new(ty) }
        })
        .collect();
    describe(&sig)
}

macro_rules! function_types {
    ($(($($param:ident $arg:ident),*))*) => {$(
        impl<$($param: AbiType,)* R: AbiReturn> sealed::Function for extern "C" fn($($param),*) -> R {}

        impl<$($param: AbiType,)* R: AbiReturn> FunctionType for extern "C" fn($($param),*) -> R {
            fn params() -> &'static [(Type, bool)] {
                const { &[$(($param::TYPE, $param::SIGNED)),*] }
            }
            fn result() -> Option<Type> {
                R::TYPE
            }
        }

        impl<$($param: AbiType,)* R: AbiReturn> CompiledFunction<extern "C" fn($($param),*) -> R> {
            /// Calls the function.
            #[allow(clippy::too_many_arguments, reason = "as many as the function has")]
            pub fn call(&self, $($arg: $param),*) -> R {
                // SAFETY: the signature was compared, the pages are alive, and `Program::function` made its
                // caller vouch for what the code does.
                let function = unsafe {
                    std::mem::transmute::<*const u8, extern "C" fn($($param),*) -> R::Raw>(self.address)
                };
                R::from_raw(function($($arg),*))
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
