//! Cost of each stage of a compilation, in instructions executed.
//!
//! [`measure`] runs every stage over every function of the files, first to fill the reused memory, then
//! counted. Inputs are made and copied outside of the counted regions.

use sheave::ir::{Function, Module};
use sheave::{Context, Goal, Jit, Options, Strategy};
use sheave_passes::adapters::{eliminate, promote};
use sheave_passes::driver::{self, parse_passes};
use sheave_regalloc as regalloc;
use sheave_x64::CodeBuffer;

use crate::callgrind::Region;
use crate::corpus::Program;

/// Runs the stages over `programs` and reports a region for each.
///
/// # Errors
/// When a program cannot be compiled.
pub fn measure(programs: &[Program]) -> Result<(), String> {
    let modules = read(programs)?;
    let mut work = Work::new(&modules);
    work.verify();
    work.split()?;
    work.promote()?;
    work.passes("opt")?;
    work.eliminate()?;
    work.generate()?;
    work.compile()?;
    link(&modules)
}

/// Counts reading, without the verifier, of texts in memory.
fn read(programs: &[Program]) -> Result<Vec<Module>, String> {
    let once = |programs: &[Program], region: Option<&Region>| -> Result<Vec<Module>, String> {
        let mut modules = Vec::new();
        for program in programs {
            let read = || sheave_llvm::read_module(&program.name, program.text.as_bytes());
            let module = match region {
                Some(region) => region.run(read),
                None => read(),
            };
            modules.push(module.map_err(|error| error.to_string())?);
        }
        Ok(modules)
    };
    once(programs, None)?;
    let region = Region::new();
    let modules = once(programs, Some(&region))?;
    region.report("read");
    Ok(modules)
}

/// The functions, and their positions.
struct Work<'a> {
    modules: &'a [Module],
    /// By function: its module, and it as the stage before left it.
    functions: Vec<(&'a Module, Function)>,
    scratch: Option<Function>,
}

impl<'a> Work<'a> {
    fn new(modules: &'a [Module]) -> Self {
        let functions = modules
            .iter()
            .flat_map(|module| module.functions.values().map(move |func| (module, func.clone())))
            .collect();
        Work { modules, functions, scratch: None }
    }

    fn verify(&self) {
        let mut verifier = sheave::ir::Verifier::new();
        for module in self.modules {
            let _ = verifier.module(module);
        }
        let region = Region::new();
        for module in self.modules {
            let _ = region.run(|| verifier.module(module));
        }
        region.report("verify");
    }

    /// Runs `stage` over copies of all functions twice, and counts the second time. The copies are kept if
    /// `keep`.
    fn stage<E: ToString>(
        &mut self,
        name: &str,
        keep: bool,
        mut stage: impl FnMut(&Module, &mut Function) -> Result<(), E>,
    ) -> Result<(), String> {
        let mut copy = match self.scratch.take() {
            Some(copy) => copy,
            None => self.functions[0].1.clone(),
        };
        for (module, func) in &self.functions {
            copy.copy_from(func);
            stage(module, &mut copy).map_err(|error| error.to_string())?;
        }
        let region = Region::new();
        for (module, func) in &mut self.functions {
            copy.copy_from(func);
            region.run(|| stage(module, &mut copy)).map_err(|error| error.to_string())?;
            if keep {
                func.copy_from(&copy);
            }
        }
        region.report(name);
        self.scratch = Some(copy);
        Ok(())
    }

    fn split(&mut self) -> Result<(), String> {
        self.passes("sroa")
    }

    /// Runs passes as the pipeline does, as one stage of their name.
    fn passes(&mut self, name: &str) -> Result<(), String> {
        let passes = parse_passes(name).map_err(|error| error.to_string())?;
        let options = driver::Options { verify: false, ..driver::Options::new(&passes) };
        let mut ctx = driver::Ctx::new();
        self.stage(name, true, |module, func| ctx.run_in_place(module, func, &options))
    }

    fn promote(&mut self) -> Result<(), String> {
        let mut ctx = promote::Ctx::new();
        let options = promote::Options::default();
        self.stage("promote", true, |_, func| promote::promote(func, &mut ctx, &options).map(drop))
    }

    fn eliminate(&mut self) -> Result<(), String> {
        // The default comes last, because the back end continues from there.
        let default = Strategy::default();
        let others = Strategy::ALL.into_iter().filter(|&strategy| strategy != default);
        for strategy in others.chain([default]) {
            let mut ctx = eliminate::Ctx::new();
            let options = eliminate::Options::new(strategy);
            let name = format!("eliminate {strategy}");
            self.stage(&name, strategy == default, |_, func| {
                eliminate::eliminate(func, &mut ctx, &options).map(drop)
            })?;
        }
        Ok(())
    }

    fn generate(&mut self) -> Result<(), String> {
        let options = sheave_x64::Options::default();
        let mut ctx = sheave_x64::Ctx::new();
        let mut codes = Vec::new();
        self.stage("select", false, |module, func| {
            sheave_x64::select(module, func, &options, &mut ctx).map(|_| ())
        })?;
        for (module, func) in &self.functions {
            let code =
                sheave_x64::select(module, func, &options, &mut ctx).map_err(|error| error.to_string())?;
            codes.push(code.clone());
        }
        allocate(&codes)?;
        let mut out = CodeBuffer::default();
        self.stage("x64", false, |module, func| {
            sheave_x64::compile(module, func, &options, &mut ctx, &mut out).map(drop)
        })
    }

    /// From functions in memory to bytes, copying them into the context included.
    fn compile(&mut self) -> Result<(), String> {
        let mut compiler = Compiler::new();
        compiler.all(self.modules)?;
        let region = Region::new();
        for module in self.modules {
            region.run(|| compiler.all(std::slice::from_ref(module)))?;
        }
        region.report("compile");
        Ok(())
    }
}

fn allocate(codes: &[regalloc::Code]) -> Result<(), String> {
    let registers = sheave_x64::registers::system_v(None);
    let options = regalloc::Options::default();
    let (mut ctx, mut out) = (regalloc::Ctx::default(), regalloc::Output::default());
    // The allocator may exchange the inputs of commutative instructions.
    let mut codes = codes.to_vec();
    for code in &mut codes {
        regalloc::run(code, &registers, &options, &mut ctx, &mut out).map_err(|error| error.to_string())?;
    }
    let region = Region::new();
    for code in &mut codes {
        region
            .run(|| regalloc::run(code, &registers, &options, &mut ctx, &mut out))
            .map_err(|error| error.to_string())?;
    }
    region.report("regalloc");
    Ok(())
}

/// Whole modules to executable pages: as above, and data, symbols, relocations, system calls.
fn link(modules: &[Module]) -> Result<(), String> {
    let mut jit = Jit::new(Options { verify: false, ..Options::default() });
    let mut programs = Vec::new();
    for module in modules {
        programs.push(jit.compile(module).map_err(|error| error.to_string())?);
    }
    let region = Region::new();
    for module in modules {
        programs.push(region.run(|| jit.compile(module)).map_err(|error| error.to_string())?);
    }
    region.report("jit");
    Ok(())
}

/// Makes machine code of functions, one after the other in the same memory.
pub struct Compiler {
    ctx: Context,
    options: Options,
    machine: sheave_x64::Ctx,
    code: CodeBuffer,
}

impl Compiler {
    /// A compiler with the default options and without checks.
    pub fn new() -> Self {
        Self::with_passes(driver::default_passes())
    }

    /// The same with other passes.
    pub fn with_passes(passes: Vec<&'static sheave_passes::pass::Pass>) -> Self {
        Compiler {
            ctx: Context::new(),
            options: Options { passes, verify: false, ..Options::default() },
            machine: sheave_x64::Ctx::new(),
            code: CodeBuffer::default(),
        }
    }

    /// Compiles a function into the buffer.
    ///
    /// # Errors
    /// When it cannot be compiled.
    pub fn one(&mut self, module: &Module, id: sheave::ir::FuncId) -> Result<&CodeBuffer, String> {
        let func =
            self.ctx.run(module, id, &self.options, Goal::Copies).map_err(|error| error.to_string())?;
        let options = sheave_x64::Options::default();
        sheave_x64::compile(module, func, &options, &mut self.machine, &mut self.code)
            .map_err(|error| error.to_string())?;
        Ok(&self.code)
    }

    /// The options of the passes.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The function last compiled, in copies form.
    pub fn function(&self) -> &Function {
        self.ctx.function()
    }

    /// Compiles all functions of `modules`; returns their number.
    ///
    /// # Errors
    /// When one cannot be compiled.
    pub fn all(&mut self, modules: &[Module]) -> Result<usize, String> {
        let mut n = 0;
        let Compiler { ctx, options, machine, code } = self;
        for module in modules {
            let all = module.functions.keys();
            ctx.passes
                .for_each(module, all, &options.pipeline(), Goal::Copies, |module, _, ctx| {
                    n += 1;
                    sheave_x64::compile(module, ctx.function(), &Default::default(), machine, code)
                        .map(drop)
                        .map_err(|error| sheave::Error::Machine(error.to_string()))
                })
                .map_err(|error| error.to_string())?;
        }
        Ok(n)
    }
}

impl Default for Compiler {
    fn default() -> Self {
        Self::new()
    }
}

/// Compiles all functions of `programs` repeatedly until the allocations are steady; returns the number of
/// functions after which the last iteration over all of them began, and the allocations of that iteration.
///
/// # Errors
/// When a program cannot be compiled.
pub fn steady_state(programs: &[Program]) -> Result<(usize, u64), String> {
    let mut modules = Vec::new();
    for program in programs {
        let module = sheave_llvm::read_module(&program.name, program.text.as_bytes());
        modules.push(module.map_err(|error| error.to_string())?);
    }
    let mut compiler = Compiler::new();
    let mut compiled = 0;
    while compiled < 1000 {
        compiled += compiler.all(&modules)?;
    }
    let before = crate::allocations::so_far();
    compiler.all(&modules)?;
    Ok((compiled, crate::allocations::so_far() - before))
}
