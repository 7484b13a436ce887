//! The state of an interpreter: limits, frames, what the host adds.

use std::rc::Rc;

use smallvec::SmallVec;

use sheave_ir::{FuncId, Signature};

use crate::code::Code;
use crate::host::Libc;
use crate::memory::Memory;
use crate::program::Program;
use crate::report::Report;
use crate::track::Tracker;
use crate::trap::Stop;
use crate::unwind::Exceptions;

/// Limits and choices of a run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Executed instructions after which the run ends with [`OutOfFuel`](crate::TrapKind::OutOfFuel).
    pub fuel: Option<u64>,
    /// Calls that may be active at once.
    pub max_depth: u32,
    /// Bytes of the stack.
    pub stack_bytes: u64,
    /// Bytes of the heap; beyond it `malloc` gives null.
    pub heap_bytes: u64,
    /// What every byte of a new frame and of a new heap block contains (`calloc` gives zeros all the same). A
    /// program that behaves differently under two of them reads what it has not written.
    pub fill: u8,
    /// Reading a value that nothing has written gives zero instead of a trap.
    pub zero_uninitialised: bool,
    /// Files, clocks and environment of the process are the program's. Otherwise it has no files, an empty
    /// environment, and made-up time, so that every run is the same.
    pub system: bool,
    /// What is looked for beside accesses of memory that is not the program's.
    pub checks: Checks,
}

/// What else stops a program. Correct programs have none of it, or, of the last two, need none of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Checks {
    /// A result of integer arithmetic that its type cannot represent where the source promises that it does
    /// (`nsw`, `nuw`).
    pub overflow: bool,
    /// A branch, an address or an argument of the C library that depends on memory that was never written.
    pub uninitialised: bool,
    /// The same where it depends on poison: a result of broken promises of arithmetic.
    pub poison: bool,
    /// A call of a function with arguments of other kinds, or another number of them, than it has.
    pub calls: bool,
    /// An access at an address that is not a multiple of its size. Packed structures have them legally.
    pub alignment: bool,
}

impl Checks {
    /// Whether every operation has to be watched.
    pub(super) fn tracks(&self) -> bool {
        self.uninitialised || self.poison || self.alignment
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            fuel: None,
            max_depth: 400_000,
            stack_bytes: 64 << 20,
            heap_bytes: 2 << 30,
            fill: 0,
            zero_uninitialised: false,
            system: false,
            checks: Checks::default(),
        }
    }
}

/// What was executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Instructions, terminators and copies included.
    pub instructions: u64,
    /// Arguments that edges brought to phis.
    pub phis: u64,
    /// `copy` instructions.
    pub copies: u64,
}

/// How a call ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It returned these values (bits, zero above each type's width; results on the x87 stack not included).
    Returned(Vec<u64>),
    /// The program called `exit`.
    Exited(i32),
}

/// Runs the functions of a module.
pub struct Interpreter<'m> {
    pub(super) program: Program<'m>,
    pub(super) memory: Memory,
    pub(super) options: Options,
    pub(super) codes: Vec<Option<Rc<Code>>>,
    /// How often each block was entered, one range per decoded function.
    pub(super) counters: Vec<u64>,
    pub(super) regs: Vec<u64>,
    pub(super) frames: Vec<Frame>,
    /// Number of the next frame.
    pub(super) next_serial: u64,
    /// Where `setjmp` was called in active functions, outermost first.
    pub(super) places: Vec<Place>,
    /// What the last `return` gave: values, and 80-bit floats.
    pub(super) returned: SmallVec<[u64; 4]>,
    pub(super) returned_x87: SmallVec<[[u8; 10]; 2]>,
    /// For moves that overwrite each other's sources.
    pub(super) scratch: Vec<u64>,
    pub(super) counts: Counts,
    pub(super) host_depth: u32,
    pub(super) libc: Libc<'m>,
    /// The embedder's functions, whose numbers follow those that come with the interpreter.
    pub(super) host_functions: Vec<HostFn<'m>>,
    /// What is known of bits that are not to be relied on, where they are tracked.
    pub(super) tracker: Option<Tracker>,
    /// What is thrown and not over yet.
    pub(super) exceptions: Exceptions,
    /// About the last fault.
    pub(super) report: Option<Report>,
}

/// An active function.
#[derive(Debug)]
pub(super) struct Frame {
    pub(super) code: Rc<Code>,
    pub(super) func: FuncId,
    /// The next operation; valid while another function is active, and after a trap.
    pub(super) pc: u32,
    /// The call that is active in this frame.
    pub(super) site: u32,
    /// Its first register.
    pub(super) base: usize,
    /// The stack pointer before it.
    pub(super) sp: u64,
    /// Its slots.
    pub(super) fp: u64,
    /// Differs from that of every other frame.
    pub(super) serial: u64,
    /// For a variadic function, what `va_start` gives.
    pub(super) va: Option<Box<VaArea>>,
}

/// Where the variable arguments are.
#[derive(Clone, Copy, Debug)]
pub(super) struct VaArea {
    pub(super) gp_offset: u32,
    pub(super) fp_offset: u32,
    pub(super) overflow: u64,
    pub(super) save: u64,
}

/// Where a `setjmp` was called.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) frame: usize,
    pub(super) serial: u64,
    pub(super) pc: u32,
    /// Where the result goes.
    pub(super) dest: u32,
    pub(super) sp: u64,
    pub(super) buffer: u64,
}

/// A function of the host. It gives the bits of its first result (anything where it has none).
pub type HostFn<'m> = Rc<dyn Fn(&mut HostCall<'_, 'm>) -> HostResult + 'm>;

/// What a function of the host gives.
pub(super) type HostResult = Result<u64, Stop>;

/// A call from the program to a function of the host.
pub struct HostCall<'a, 'm> {
    pub(super) interp: &'a mut Interpreter<'m>,
    pub(super) args: &'a [u64],
    pub(super) signature: Option<&'m Signature>,
    pub(super) second: u64,
}
