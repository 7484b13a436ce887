//! Traps: the reasons for which a program stops, with their positions.

use std::fmt;

use sheave_ir::semantics::DivisionTrap;
use sheave_ir::{BinaryOp, Block, Inst, Type, Value};

/// A fault of the interpreted program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TrapKind {
    /// A division or remainder by zero.
    #[error("division by zero")]
    DivisionByZero,
    /// The most negative integer divided by -1.
    #[error("signed division overflows")]
    DivisionOverflow,
    /// `unreachable` was executed.
    #[error("`unreachable` was executed")]
    Unreachable,
    /// `trap` was executed.
    #[error("`trap` was executed")]
    TrapInstruction,
    /// An access through null, or close to it.
    #[error("{} at {}", verb(*.write), past_null(*.addr))]
    NullAccess {
        /// The address.
        addr: u64,
        /// It was a write.
        write: bool,
    },
    /// An access that is not inside one live object.
    #[error("{} of {size} bytes at {addr:#x} is out of bounds", verb(*.write))]
    OutOfBounds {
        /// The first address.
        addr: u64,
        /// The number of bytes.
        size: u64,
        /// It was a write.
        write: bool,
    },
    /// An access to a heap block that was freed.
    #[error("{} of {size} bytes at {addr:#x} in a heap block that was freed", verb(*.write))]
    UseAfterFree {
        /// The first address.
        addr: u64,
        /// The number of bytes.
        size: u64,
        /// It was a write.
        write: bool,
    },
    /// A copy between ranges that overlap, by a function or an instruction for ranges that do not.
    #[error("copy of {size} bytes from {from:#x} to {to:#x}, which overlap")]
    Overlap {
        /// The first address that is written.
        to: u64,
        /// The first address that is read.
        from: u64,
        /// The number of bytes.
        size: u64,
    },
    /// A write at this address, to an object that may only be read.
    #[error("write to read-only memory at {0:#x}")]
    WriteToReadOnly(u64),
    /// `free` or `realloc` of this address, which is not that of a heap block.
    #[error("{0:#x} is freed but is not the start of a heap block")]
    BadFree(u64),
    /// `free` or `realloc` of the heap block at this address, which was freed before.
    #[error("the heap block at {0:#x} is freed twice")]
    DoubleFree(u64),
    /// A `stack_restore` of this address, which no `stack_save` gave, or that is gone.
    #[error("the stack cannot be restored to {0:#x}")]
    BadStackRestore(u64),
    /// A read of an unwritten value.
    #[error("{0} is read before anything was written to it: uninitialised")]
    Uninitialised(Value),
    /// An integer operation that promises not to wrap does.
    #[error("{}", overflow(*.op, *.ty, *.a, *.b, *.signed))]
    Overflow {
        /// The operation.
        op: BinaryOp,
        /// Of its operands.
        ty: Type,
        /// The first operand.
        a: u64,
        /// The second one.
        b: u64,
        /// The promise is about signed numbers.
        signed: bool,
    },
    /// A branch, an address or an argument depends on undefined bits.
    #[error("{what} depends on {}", unreliable(*.poison))]
    Tainted {
        /// The construct that depends on them.
        what: Box<str>,
        /// They come from poison, else from unwritten memory.
        poison: bool,
        /// The number of their origin.
        origin: u32,
    },
    /// An access at an address that is not a multiple of its size.
    #[error("misaligned {} of {size} bytes at {addr:#x}", verb(*.write))]
    Misaligned {
        /// The address.
        addr: u64,
        /// The number of bytes.
        size: u64,
        /// It was a write.
        write: bool,
    },
    /// A call that passes other arguments than the function has parameters.
    #[error("call of `{name}` as {call}, which is {callee}")]
    WrongCall {
        /// The function.
        name: Box<str>,
        /// The signature of the call.
        call: Box<str>,
        /// The signature of the function.
        callee: Box<str>,
    },
    /// A call to this address, which is not that of a function.
    #[error("call to {0:#x}, which is not a function")]
    BadCall(u64),
    /// An indirect branch to this address, which is not one of its targets.
    #[error("indirect branch to {0:#x}, which is not one of its targets")]
    BadBranch(u64),
    /// A `longjmp` to a buffer that no `setjmp` filled, or whose function has returned.
    #[error("longjmp to a place that is not there (any more)")]
    BadLongJump,
    /// A call to a function that neither the module nor the host has.
    #[error("`{0}` is not defined")]
    UnresolvedSymbol(Box<str>),
    /// This argument is not one of the standard streams.
    #[error("{0:#x} is not a stream")]
    NotAStream(u64),
    /// The module's data, up to this object, does not fit the interpreter's memory.
    #[error("the module's data does not fit the interpreter's memory (at `{0}`)")]
    TooMuchData(Box<str>),
    /// The stack is full, or too many calls are active.
    #[error("stack overflow")]
    StackOverflow,
    /// Functions of the host called back too deeply.
    #[error("too many nested calls from the host into the program")]
    HostRecursion,
    /// The limit of executed instructions is reached.
    #[error("the limit of {0} instructions is reached")]
    OutOfFuel(u64),
    /// An exception that no function of the program and none of the host catches.
    #[error("nothing catches this exception")]
    UncaughtException,
    /// The program called `abort`, or an assertion failed.
    #[error("the program aborted")]
    Abort,
    /// A construct that the interpreter does not execute.
    #[error("unsupported: {0}")]
    Unsupported(Box<str>),
    /// The function breaks a rule that the verifier checks.
    #[error("malformed function: {0}")]
    Malformed(Box<str>),
    /// Reading the program's input or writing its output failed, or a function of the embedder reports an
    /// error.
    #[error("{0}")]
    Host(Box<str>),
}

impl From<DivisionTrap> for TrapKind {
    fn from(trap: DivisionTrap) -> TrapKind {
        match trap {
            DivisionTrap::ByZero => TrapKind::DivisionByZero,
            DivisionTrap::Overflow => TrapKind::DivisionOverflow,
        }
    }
}

fn overflow(op: BinaryOp, ty: Type, a: u64, b: u64, signed: bool) -> String {
    let sign = match op {
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        BinaryOp::Mul => "*",
        _ => "<<",
    };
    let unused = 64 - 8 * ty.bytes();
    let shown = |value: u64| match signed {
        true => (((value << unused) as i64) >> unused).to_string(),
        false => value.to_string(),
    };
    let kind = if signed { "signed" } else { "unsigned" };
    format!("{kind} overflow: {} {sign} {} has no result of {} bits", shown(a), shown(b), 8 * ty.bytes())
}

fn past_null(addr: u64) -> String {
    match addr {
        0 => "null".to_owned(),
        1 => "0x1, 1 byte past null".to_owned(),
        _ => format!("{addr:#x}, {addr} bytes past null"),
    }
}

fn unreliable(poison: bool) -> &'static str {
    if poison { "poison, the result of broken promises" } else { "memory that was never written" }
}

fn verb(write: bool) -> &'static str {
    if write { "write" } else { "read" }
}

/// A [`TrapKind`] and the instruction that caused it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trap {
    /// The fault.
    pub kind: TrapKind,
    /// The name of the function; empty if no function was active.
    pub function: Box<str>,
    /// The instruction, if there is one, and its block.
    pub at: Option<(Block, Inst)>,
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind)?;
        if !self.function.is_empty() {
            write!(f, ", in `{}`", self.function)?;
        }
        if let Some((block, inst)) = self.at {
            write!(f, " ({block}, {inst})")?;
        }
        Ok(())
    }
}

impl std::error::Error for Trap {}

/// Why a function of the host does not return to the program. A [`TrapKind`] becomes one with `?`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Something went wrong in this call.
    Trap(TrapKind),
    /// Something went wrong in a function that the host called back, whose position is known already.
    Located(Box<Trap>),
    /// The program ends with this exit code.
    Exit(i32),
    /// An exception leaves the function: its landing pads, and those of its callers, are visited. It is the
    /// one that [`HostCall::throw`](crate::HostCall::throw) or the program made.
    #[doc(hidden)]
    Unwind {
        /// The address that landing pads get.
        exception: u64,
    },
    /// A jump to a position that `setjmp` remembered.
    #[doc(hidden)]
    Jump {
        /// Number of the position.
        place: u32,
        /// The result of `setjmp` there.
        value: u32,
    },
}

impl From<TrapKind> for Stop {
    fn from(kind: TrapKind) -> Stop {
        Stop::Trap(kind)
    }
}
