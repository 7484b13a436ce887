//! The start and the end of a program in C.

use sheave_ir::{Module, Symbol, SymbolDef};

use super::state::Libc;
use crate::machine::{Machine, Options, Outcome};
use crate::trap::{Stop, Trap, TrapKind};

impl<'m> Machine<'m, Libc<'m>> {
    /// Makes memory for `module` and fills its globals, in time linear in the module's data.
    ///
    /// # Errors
    /// When the module's data refers to something that does not exist, or does not fit.
    pub fn new(module: &'m Module, options: Options) -> Result<Self, Trap> {
        let system = options.system;
        Machine::with_host(module, options, |memory| Libc::new(memory, system))
    }

    /// Sets the source of the standard input, which is empty otherwise.
    pub fn set_stdin(&mut self, input: impl std::io::Read + 'm) {
        self.host.set_stdin(Box::new(input));
    }

    /// Sets the destination of the standard output, which is kept for [`Self::take_stdout`] otherwise.
    pub fn set_stdout(&mut self, output: impl std::io::Write + 'm) {
        self.host.set_stdout(Box::new(output));
    }

    /// Sets the destination of the standard error, which is kept for [`Self::take_stderr`] otherwise.
    pub fn set_stderr(&mut self, output: impl std::io::Write + 'm) {
        self.host.set_stderr(Box::new(output));
    }

    /// The standard output since the last call, unless it is passed on.
    pub fn take_stdout(&mut self) -> Vec<u8> {
        self.host.take_stdout()
    }

    /// The standard error since the last call, unless it is passed on.
    pub fn take_stderr(&mut self) -> Vec<u8> {
        self.host.take_stderr()
    }

    /// Runs the module's constructors, `main` with these arguments (the first is the program's name), the
    /// functions given to `atexit` and the destructors; returns the exit code.
    ///
    /// # Errors
    /// Whatever stops the program, or that there is no `main`.
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
        while let Some((addr, arg)) = self.host.exit_functions.pop() {
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
        Ok((vector, self.memory.read_int(self.host.environ, 8)?))
    }
}
