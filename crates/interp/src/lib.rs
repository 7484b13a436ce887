//! The interpreter: the meaning of a program, executed slowly and checked everywhere.
//!
//! It runs memory form, SSA form and copies form alike; every transformation and the machine code are
//! compared with it. Phis are performed as one parallel copy per edge. Registers start poisoned, so that a
//! copy that elimination omitted shows as [`TrapKind::Uninitialised`]. Memory has bounds and lifetimes: an
//! access outside a live object, a write to a constant, a null pointer are traps that name function and
//! instruction. Slots and heap blocks start as zeros, undef is zero.
//!
//! A function is decoded on its first call into a flat list of operations on numbered registers (`code`,
//! `decode`), which one loop executes (`execute`). Frames are in a stack that is not the process's, so
//! recursion of the program costs no host stack, and `longjmp` is an assignment. Exceptions unwind these
//! frames (`unwind`). `rustc_apfloat` computes on 80-bit floats (`x87`).
//!
//! The interpreter ([`Machine`]) is generic over a [`Host`]: a table of the functions that a program calls
//! but does not contain, and their state. [`Libc`] is the host for programs in C, on an x86-64 system with
//! the System V ABI; [`Interpreter`] is the interpreter with this host. Embedders add functions by name.
//!
//! Decoding is linear in the function. Executing an instruction costs a few nanoseconds and neither hashes
//! nor allocates; a call copies as many registers as the function has values.
//!
//! It does not execute inline assembly with instructions, threads, signals, or the run-time libraries of C++
//! and Rust: a call of one of their functions is a trap that names it.

#![deny(unsafe_code)]

mod c_library;
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
mod site;
mod track;
mod trap;
mod unwind;
mod x87;

use std::rc::Rc;

use smallvec::SmallVec;

use sheave_ir::{Block, FuncId, Function, Module, Symbol};

pub use c_library::{Libc, library_functions};
pub use host::Host;
pub use machine::{Call, Checks, Counts, HostFn, HostResult, Machine, Options, Outcome};
pub use memory::Memory;
pub use report::{Leak, Note, Position, Report};
pub use trap::{Stop, Trap, TrapKind};

use program::Program;
use track::Tracker;
use unwind::Exceptions;

/// The interpreter of programs in C.
pub type Interpreter<'m> = Machine<'m, Libc<'m>>;

/// A call from a program in C to a function of the embedder.
pub type HostCall<'a, 'm> = Call<'a, 'm, Libc<'m>>;

impl<'m, H: Host<'m>> Machine<'m, H> {
    /// Makes memory for `module` and fills its globals, in time linear in the module's data. `host` makes the
    /// host, which may define objects in this memory.
    ///
    /// # Errors
    /// When the module's data refers to something that does not exist, or does not fit.
    pub fn with_host(
        module: &'m Module,
        options: Options,
        host: impl FnOnce(&mut Memory) -> H,
    ) -> Result<Self, Trap> {
        let mut memory = Memory::new(options.stack_bytes, options.heap_bytes, options.fill);
        let fault = |kind| Trap { kind, function: "".into(), at: None };
        let mut program = Program::new(module, &mut memory, H::find).map_err(fault)?;
        let host = host(&mut memory);
        for (symbol, name) in program.external_objects() {
            if let Some(addr) = host.data(name) {
                program.provide_data(symbol, addr);
            }
        }
        program.initialise_data(&mut memory).map_err(fault)?;
        if options.checks.tracks() {
            memory.track(options.checks.uninitialised);
        }
        Ok(Machine {
            codes: vec![None; module.functions.len()],
            program,
            memory,
            counters: Vec::new(),
            regs: Vec::new(),
            frames: Vec::new(),
            left: Vec::new(),
            next_serial: 0,
            places: Vec::new(),
            returned: SmallVec::new(),
            returned_x87: SmallVec::new(),
            scratch: Vec::new(),
            counts: Counts::default(),
            host_depth: 0,
            host,
            defined: Vec::new(),
            tracker: options.checks.tracks().then(Tracker::default),
            report: None,
            exceptions: Exceptions::default(),
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

    /// Makes `function` the function called `name`, for modules that only declare it. It takes precedence
    /// over the host's. Call this before anything is executed.
    pub fn define_host(
        &mut self,
        name: &str,
        function: impl Fn(&mut Call<'_, 'm, H>) -> Result<u64, Stop> + 'm,
    ) {
        self.program.defined.insert(name.into(), self.defined.len() as u32);
        self.defined.push(Rc::new(function));
    }

    /// Calls `id` with the bits of its arguments.
    ///
    /// # Errors
    /// Whatever stops the program other than `exit`.
    pub fn call(&mut self, id: FuncId, args: &[u64]) -> Result<Outcome, Trap> {
        let result = self.call_inner(id, args);
        self.finish(result)
    }

    /// The numbers of executed instructions, phis and copies so far.
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

    /// The memory, to prepare arguments and to read results.
    pub fn memory(&mut self) -> &mut Memory {
        &mut self.memory
    }

    /// The address of `symbol`, to pass it to the program.
    ///
    /// # Errors
    /// When the module has no such symbol.
    pub fn symbol_address(&self, symbol: Symbol) -> Result<u64, TrapKind> {
        self.program.symbol_address(symbol)
    }

    pub(crate) fn call_inner(&mut self, id: FuncId, args: &[u64]) -> Result<Vec<u64>, Stop> {
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

    /// Flushes the outputs and turns the end of a run into the result of the call.
    pub(crate) fn finish(&mut self, result: Result<Vec<u64>, Stop>) -> Result<Outcome, Trap> {
        let flushed = self.host.flush();
        let trap = |kind| Trap { kind, function: "".into(), at: None };
        match result {
            Ok(values) => flushed.map(|()| Outcome::Returned(values)).map_err(trap),
            Err(Stop::Exit(code)) => flushed.map(|()| Outcome::Exited(code)).map_err(trap),
            Err(Stop::Located(trap)) => Err(*trap),
            Err(Stop::Trap(kind)) => Err(trap(kind)),
            Err(Stop::Unwind { .. }) => Err(trap(TrapKind::UncaughtException)),
            Err(Stop::Jump { .. }) => Err(trap(TrapKind::BadLongJump)),
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
