//! The state of an interpreter: options, frames, and the call of a host function.

use std::rc::Rc;

use smallvec::SmallVec;

use sheave_ir::{FuncId, SigId, Signature};

use crate::code::Code;
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
    /// The contents of every byte of a new frame and of a new heap block (`calloc` gives zeros all the same).
    /// A program that behaves differently under two of them reads unwritten memory.
    pub fill: u8,
    /// Reading an unwritten value gives zero instead of a trap.
    pub zero_uninitialised: bool,
    /// The program sees the clocks and the environment of the process. Otherwise the environment is empty and
    /// time is made up, so that every run is the same.
    pub system: bool,
    /// Checks beside those of memory accesses.
    pub checks: Checks,
}

/// Further checks. A correct program passes them, or, in case of the last two, can be written to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Checks {
    /// A result of integer arithmetic that its type cannot represent although the source promises that it can
    /// (`nsw`, `nuw`).
    pub overflow: bool,
    /// A branch, an address or an argument of the C library that depends on memory that was never written.
    pub uninitialised: bool,
    /// The same for poison: the result of a broken promise of arithmetic.
    pub poison: bool,
    /// A call of a function with arguments of other kinds, or another number of them, than it has.
    pub calls: bool,
    /// An access at an address that is not a multiple of its size. Packed structures have them legally.
    pub alignment: bool,
}

impl Checks {
    /// Whether operations have to be tracked.
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

/// Numbers of executed instructions.
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

/// An interpreter of a module whose calls of undefined functions are served by the host `H`.
pub struct Machine<'m, H> {
    pub(super) program: Program<'m>,
    pub(super) memory: Memory,
    pub(super) options: Options,
    pub(super) codes: Vec<Option<Rc<Code>>>,
    /// How often each block was entered, one range per decoded function.
    pub(super) counters: Vec<u64>,
    pub(super) regs: Vec<u64>,
    pub(super) frames: Vec<Frame>,
    /// The last frame that was left at each depth, for messages: its function and its slots.
    pub(super) left: Vec<(FuncId, u64)>,
    /// Number of the next frame.
    pub(super) next_serial: u64,
    /// The calls of `setjmp` in active functions, outermost first.
    pub(super) places: Vec<Place>,
    /// The results of the last `return`: values, and 80-bit floats.
    pub(super) returned: SmallVec<[u64; 4]>,
    pub(super) returned_x87: SmallVec<[[u8; 10]; 2]>,
    /// For moves that overwrite each other's sources.
    pub(super) scratch: Vec<u64>,
    pub(super) counts: Counts,
    /// Callbacks from the host that are active.
    pub(super) host_depth: u32,
    pub(super) host: H,
    /// The embedder's functions, by number.
    pub(super) defined: Vec<HostFn<'m, H>>,
    /// The taints of registers, if they are tracked.
    pub(super) tracker: Option<Tracker>,
    pub(super) exceptions: Exceptions,
    /// The report of the last fault.
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
    /// For a variadic function, the contents of a new `va_list`.
    pub(super) va: Option<Box<VaArea>>,
}

/// The location of the variable arguments of a call.
#[derive(Clone, Debug)]
pub(super) struct VaArea {
    /// The signature and the arguments of the call, for a callee that takes the place of this function.
    pub(super) sig: SigId,
    pub(super) args: Vec<u64>,
    pub(super) gp_offset: u32,
    pub(super) fp_offset: u32,
    pub(super) overflow: u64,
    pub(super) save: u64,
}

/// A call of `setjmp` to return to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) frame: usize,
    pub(super) serial: u64,
    pub(super) pc: u32,
    /// The register of the result.
    pub(super) dest: u32,
    pub(super) sp: u64,
    pub(super) buffer: u64,
}

/// A function of the embedder. It returns the bits of its first result, or any number if it has no result.
pub type HostFn<'m, H> = Rc<dyn Fn(&mut Call<'_, 'm, H>) -> HostResult + 'm>;

/// The result of a function of the host.
pub type HostResult = Result<u64, Stop>;

/// A call from the program to a function of the host.
pub struct Call<'a, 'm, H> {
    pub(super) machine: &'a mut Machine<'m, H>,
    pub(super) args: &'a [u64],
    pub(super) signature: Option<&'m Signature>,
    pub(super) second: u64,
}
