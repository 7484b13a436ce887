//! The interpreter: what a program means, executed slowly and checked everywhere.
//!
//! It runs memory form, SSA form and copies form alike and is what every transformation and the machine code
//! are compared with. Phis are performed as one parallel copy per edge. Registers start out poisoned, so that
//! a copy that elimination omitted shows as [`TrapKind::Uninitialised`]. Memory has bounds and lifetimes: an
//! access outside a live object, a write to a constant, a null pointer are traps that name function and
//! instruction. Slots and heap blocks start as zeros, undef is zero.
//!
//! A function is decoded on its first call into a flat list of operations on numbered registers (`code`,
//! `decode`), which one loop executes (`execute`); frames live in a stack of their own, so a program's
//! recursion costs no host stack, and `longjmp` is an assignment. The common functions of libc, libm and
//! libgcc are part of it (`host`), and embedders add their own by name.
//!
//! Decoding is linear in the function. Executing an instruction costs a few nanoseconds and neither hashes
//! nor allocates; a call copies as many registers as the function has values.
//!
//! Exceptions unwind the interpreter's own frames (`unwind`), by the rules of C++ with the run-time library
//! of its own. Files, clocks and environment are those of the process where [`Options::system`] says so. It
//! does not execute inline assembly except empty templates and what [`sheave_ir::X86Op`] makes (`x86`), and
//! knows no threads. `rustc_apfloat` computes on
//! 80-bit floats; single conversions of `printf` and `scanf`, and `<math.h>`, are those of the C library of
//! the host, an x86-64 system with the System V ABI.

#![deny(unsafe_code)]

mod calls;
mod code;
mod decode;
mod execute;
mod host;
mod intrinsics;
mod machine;
mod memory;
mod program;
mod report;
mod track;
mod trap;
mod unwind;
mod x86;
mod x87;

use std::rc::Rc;

use smallvec::SmallVec;

use sheave_ir::{Block, FuncId, Function, Module, Symbol, SymbolDef};

pub use host::library_functions;
pub use machine::{Checks, Counts, HostCall, HostFn, Interpreter, Options, Outcome};
pub use memory::Memory;
pub use report::{Leak, Note, Position, Report};
pub use trap::{Stop, Trap, TrapKind};

use host::Libc;
use program::Program;
use track::Tracker;
use unwind::Exceptions;

impl<'m> Interpreter<'m> {
    /// Makes memory for `module` and fills its globals, in time linear in the module's data.
    ///
    /// # Errors
    /// Where the module's data refers to something that does not exist, or has no room.
    pub fn new(module: &'m Module, options: Options) -> Result<Self, Trap> {
        let mut memory = Memory::new(options.stack_bytes, options.heap_bytes, options.fill);
        let fault = |kind| Trap { kind, function: "".into(), at: None };
        let mut program = Program::new(module, &mut memory, host::find_builtin).map_err(fault)?;
        let libc = Libc::new(&mut memory, options.system);
        let mut exceptions = Exceptions::default();
        let wanted: Vec<_> = program.wanted_data().collect();
        for (symbol, name) in wanted {
            let address = |function: &str| program.builtin_address(function);
            let addr = libc.data(name).or_else(|| exceptions.cpp.data(&mut memory, name, &address));
            let addr = addr.or_else(|| host::data_of_rust(&mut memory, name));
            if let Some(addr) = addr {
                program.provide_data(symbol, addr);
            }
        }
        program.initialise_data(&mut memory).map_err(fault)?;
        if options.checks.tracks() {
            memory.track(options.checks.uninitialised);
        }
        Ok(Interpreter {
            codes: vec![None; module.functions.len()],
            program,
            memory,
            counters: Vec::new(),
            regs: Vec::new(),
            frames: Vec::new(),
            next_serial: 0,
            places: Vec::new(),
            returned: SmallVec::new(),
            returned_x87: SmallVec::new(),
            scratch: Vec::new(),
            counts: Counts::default(),
            host_depth: 0,
            libc,
            host_functions: Vec::new(),
            tracker: options.checks.tracks().then(Tracker::default),
            report: None,
            exceptions,
            options,
        })
    }

    /// From now on `func` is executed wherever `id` is called: the same function in another form. Block
    /// addresses and slots are its own. Counters of the blocks executed so far are lost.
    pub fn replace(&mut self, id: FuncId, func: &'m Function) {
        if let Some(place) = self.program.replaced.get_mut(id.as_u32() as usize) {
            *place = Some(func);
            self.codes[id.as_u32() as usize] = None;
        }
    }

    /// Makes `host` the function called `name`, for modules that only declare it. It goes before a function
    /// of the same name that the interpreter brings itself. Call this before anything is executed.
    pub fn define_host(
        &mut self,
        name: &str,
        host: impl Fn(&mut HostCall<'_, 'm>) -> Result<u64, Stop> + 'm,
    ) {
        let number = host::n_builtins() + self.host_functions.len() as u32;
        self.host_functions.push(Rc::new(host));
        self.program.hosts.insert(name.into(), number);
    }

    /// Where the program reads its standard input. Nothing, if this is not called.
    pub fn set_stdin(&mut self, input: impl std::io::Read + 'm) {
        self.libc.set_stdin(Box::new(input));
    }

    /// Where the program's standard output goes. If this is not called, it is kept for [`Self::take_stdout`].
    pub fn set_stdout(&mut self, output: impl std::io::Write + 'm) {
        self.libc.set_stdout(Box::new(output));
    }

    /// Where the program's standard error goes. If this is not called, it is kept for [`Self::take_stderr`].
    pub fn set_stderr(&mut self, output: impl std::io::Write + 'm) {
        self.libc.set_stderr(Box::new(output));
    }

    /// What the program wrote to its standard output since the last call, unless it is passed on.
    pub fn take_stdout(&mut self) -> Vec<u8> {
        self.libc.take_stdout()
    }

    /// What the program wrote to its standard error since the last call, unless it is passed on.
    pub fn take_stderr(&mut self) -> Vec<u8> {
        self.libc.take_stderr()
    }

    /// Calls `id` with the bits of its arguments.
    ///
    /// # Errors
    /// Whatever stops the program other than `exit`.
    pub fn call(&mut self, id: FuncId, args: &[u64]) -> Result<Outcome, Trap> {
        let result = self.call_inner(id, args);
        self.finish(result)
    }

    /// Runs the module's constructors, `main` with these arguments (the first is the program's name), the
    /// functions given to `atexit` and the destructors; gives the exit code.
    ///
    /// # Errors
    /// Whatever stops the program, also that there is no `main`.
    pub fn run_main(&mut self, args: &[&[u8]]) -> Result<i32, Trap> {
        let result = self.run_main_inner(args);
        let code = match self.finish(result)? {
            Outcome::Returned(values) => values.first().map_or(0, |&value| value as i32),
            Outcome::Exited(code) => code,
        };
        let result = self.run_exit_functions();
        match self.finish(result)? {
            Outcome::Exited(code) => Ok(code),
            Outcome::Returned(_) => Ok(code),
        }
    }

    /// What was executed so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// How often each block of `id` was entered, by block; empty for a function that was never called.
    pub fn block_counts(&self, id: FuncId) -> &[u64] {
        let code = self.codes.get(id.as_u32() as usize).and_then(Option::as_ref);
        let Some(code) = code else { return &[] };
        let n = self.program.body(id).map_or(0, |func| func.blocks.len());
        let first = code.first_counter as usize;
        self.counters.get(first..first + n).unwrap_or_default()
    }

    /// The memory, to prepare arguments and to read what the program left.
    pub fn memory(&mut self) -> &mut Memory {
        &mut self.memory
    }

    /// The address of `symbol`, to pass it to the program.
    ///
    /// # Errors
    /// Where the module has no such symbol.
    pub fn symbol_address(&self, symbol: Symbol) -> Result<u64, TrapKind> {
        self.program.symbol_address(symbol)
    }

    fn call_inner(&mut self, id: FuncId, args: &[u64]) -> Result<Vec<u64>, Stop> {
        let sig = self.program.body(id)?.sig;
        let signature = self.program.signature(sig)?;
        if args.len() != signature.params.len() {
            let (wanted, given) = (signature.params.len(), args.len());
            return Err(TrapKind::Malformed(
                format!("called with {given} arguments where the function takes {wanted}").into(),
            )
            .into());
        }
        let floor = self.frames.len();
        let sp = self.memory.sp;
        self.enter(id, sig, args)?;
        let result = self.run(floor);
        if result.is_err() {
            // Whatever was active is gone; the interpreter stays usable.
            self.frames.truncate(floor);
            self.places.truncate(self.places.iter().take_while(|place| place.frame < floor).count());
            self.memory.pop_stack(sp)?;
        }
        result.map(|()| self.returned.to_vec())
    }

    fn run_main_inner(&mut self, args: &[&[u8]]) -> Result<Vec<u64>, Stop> {
        let module = self.program.module;
        let main = module.function_id("main");
        let main = main.ok_or_else(|| TrapKind::UnresolvedSymbol("main".into()))?;
        let mut constructors: Vec<(u32, Symbol)> = module.constructors.clone();
        constructors.sort_by_key(|&(priority, _)| priority);
        for (_, symbol) in constructors {
            if let SymbolDef::Function(id) = module.symbols[symbol].def {
                self.call_inner(id, &[])?;
            }
        }
        let (argv, envp) = self.make_argv(args)?;
        let n_params = self.program.signature(self.program.body(main)?.sig)?.params.len();
        let all = [args.len() as u64, argv, envp];
        let args = all
            .get(..n_params)
            .ok_or_else(|| TrapKind::Unsupported("`main` with more than three parameters".into()))?;
        self.call_inner(main, args)
    }

    fn run_exit_functions(&mut self) -> Result<Vec<u64>, Stop> {
        while let Some((addr, arg)) = self.libc.exit_functions.pop() {
            self.call_address(addr, &[arg])?;
        }
        let mut destructors: Vec<(u32, Symbol)> = self.program.module.destructors.clone();
        destructors.sort_by_key(|&(priority, _)| core::cmp::Reverse(priority));
        for (_, symbol) in destructors {
            if let SymbolDef::Function(id) = self.program.module.symbols[symbol].def {
                self.call_inner(id, &[])?;
            }
        }
        Ok(Vec::new())
    }

    /// The argument vector in memory, and the environment.
    fn make_argv(&mut self, args: &[&[u8]]) -> Result<(u64, u64), TrapKind> {
        let vector = self.memory.define_global(8 * (args.len() as u64 + 1), 16, false);
        for (i, arg) in args.iter().enumerate() {
            let place = self.memory.define_global(arg.len() as u64 + 1, 16, false);
            self.memory.initialise(place, arg);
            self.memory.write_int(vector + 8 * i as u64, 8, place)?;
        }
        Ok((vector, self.memory.read_int(self.libc.environ, 8)?))
    }

    /// Flushes the outputs and turns the end of a run into what the caller gets.
    fn finish(&mut self, result: Result<Vec<u64>, Stop>) -> Result<Outcome, Trap> {
        let flushed = self.libc.flush();
        let trap = |kind| Trap { kind, function: "".into(), at: None };
        match result {
            Ok(values) => flushed.map(|()| Outcome::Returned(values)).map_err(trap),
            Err(Stop::Exit(code)) => flushed.map(|()| Outcome::Exited(code)).map_err(trap),
            Err(Stop::Located(trap)) => Err(*trap),
            Err(Stop::Trap(kind)) => Err(trap(kind)),
            Err(Stop::Unwind { .. }) => Err(trap(TrapKind::UncaughtException)),
            Err(Stop::Jump { .. }) => Err(trap(TrapKind::BadLongJump)),
            // The first thread ends by `Exit`.
            Err(Stop::ThreadEnd { .. }) => Ok(Outcome::Exited(0)),
        }
    }

    /// The position of the operation before `pc` in the innermost function.
    #[cold]
    fn locate(&mut self, kind: TrapKind) -> Trap {
        self.report = Some(self.make_report(&kind));
        let Some(frame) = self.frames.last() else { return Trap { kind, function: "".into(), at: None } };
        let pc = (frame.pc as usize).saturating_sub(1);
        let place = |block: Block| frame.code.insts.get(pc).map(|&inst| (block, inst));
        let symbol = self.program.body(frame.func).map(|func| func.symbol);
        let function = symbol.map_or("", |symbol| self.program.module.symbol_name(symbol));
        Trap { kind, function: function.into(), at: frame.code.block_of(pc).and_then(place) }
    }
}
