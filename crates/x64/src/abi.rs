//! The System V calling convention: the location of each argument and result of a signature.
//!
//! Classification of aggregates is done before: a signature lists scalars, and says which of them are copied
//! to the stack (`byval`) and which travel together. So this is a single walk over the parameters with two
//! counters.
//!
//! System V Application Binary Interface, AMD64 Architecture Processor Supplement, section 3.2.3.

use crate::registers::{FLOAT, gpr, xmm};
use sheave_ir::{AbiParam, Purpose, ResultPlace, Signature};

use sheave_regalloc::{Preg, PregSet};

/// Integer argument registers in order: `rdi rsi rdx rcx r8 r9`.
pub(crate) const INT_ARGS: [Preg; 6] = [gpr(7), gpr(6), gpr(2), gpr(1), gpr(8), gpr(9)];
/// The number of vector argument registers, `xmm0` first.
pub(crate) const N_FLOAT_ARGS: usize = 8;
/// Integer result registers in order.
pub(crate) const INT_RESULTS: [Preg; 2] = [RAX, RDX];

pub(crate) const RAX: Preg = gpr(0);
pub(crate) const RCX: Preg = gpr(1);
pub(crate) const RDX: Preg = gpr(2);
pub(crate) const RBX: Preg = gpr(3);
pub(crate) const RSP: Preg = gpr(4);
pub(crate) const RBP: Preg = gpr(5);
pub(crate) const RSI: Preg = gpr(6);
pub(crate) const RDI: Preg = gpr(7);
pub(crate) const R10: Preg = gpr(10);
pub(crate) const R11: Preg = gpr(11);

/// Registers that a callee may overwrite.
pub(crate) const CALLER_SAVED: PregSet = {
    let ints = [RAX, RCX, RDX, RSI, RDI, gpr(8), gpr(9), gpr(10), R11];
    PregSet::of(&ints).union(PregSet::of_class(FLOAT, 0xffff))
};

/// Where one argument is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ArgPlace {
    /// In a register.
    Reg(Preg),
    /// In eight bytes of the argument area, at this offset.
    Stack(u32),
    /// An object of `size` bytes copied into the argument area.
    Copy {
        /// Where in the area.
        offset: u32,
        /// Bytes.
        size: u32,
    },
}

/// The result of classification; reused.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    /// One per parameter.
    pub(crate) args: Vec<ArgPlace>,
    /// Bytes of the argument area, a multiple of 16.
    pub(crate) stack: u32,
    /// Bytes of the area that hold arguments: where variable arguments start in a callee.
    pub(crate) stack_used: u32,
    /// Integer registers used.
    pub(crate) n_ints: usize,
    /// Vector registers used.
    pub(crate) n_floats: usize,
}

impl Places {
    /// Assigns places to the parameters of `sig`.
    pub(crate) fn assign(&mut self, sig: &Signature) {
        self.args.clear();
        self.n_ints = 0;
        self.n_floats = 0;
        let mut stack = 0u64;
        let params = &sig.params;
        let mut i = 0;
        while i < params.len() {
            let mut n = 1;
            if params[i].group != 0 {
                while i + n < params.len() && params[i + n].group == params[i].group {
                    n += 1;
                }
            }
            self.assign_group(&params[i..i + n], &mut stack);
            i += n;
        }
        let stack = u32::try_from(stack).unwrap_or(u32::MAX - 64);
        self.stack_used = stack;
        self.stack = stack.next_multiple_of(16);
    }

    fn assign_group(&mut self, group: &[AbiParam], stack: &mut u64) {
        if let Purpose::ByVal { size, align } = group[0].purpose {
            let align = u64::from(align.max(8));
            *stack = stack.next_multiple_of(align);
            self.args.push(ArgPlace::Copy { offset: *stack as u32, size });
            *stack += u64::from(size).next_multiple_of(8);
            return;
        }
        let floats = group.iter().filter(|p| p.ty.is_float()).count();
        let ints = group.len() - floats;
        let fits = self.n_ints + ints <= INT_ARGS.len() && self.n_floats + floats <= N_FLOAT_ARGS;
        if !fits && group.len() > 1 {
            *stack = stack.next_multiple_of(16);
        }
        for param in group {
            let place = if !fits {
                *stack += 8;
                ArgPlace::Stack(*stack as u32 - 8)
            } else if param.ty.is_float() {
                self.n_floats += 1;
                ArgPlace::Reg(xmm(self.n_floats as u8 - 1))
            } else {
                self.n_ints += 1;
                ArgPlace::Reg(INT_ARGS[self.n_ints - 1])
            };
            self.args.push(place);
        }
    }
}

/// The register of each result that is a value, in order; `None` where there are more than the convention
/// has.
pub(crate) fn result_regs(sig: &Signature) -> impl Iterator<Item = Option<Preg>> + '_ {
    let (mut ints, mut floats) = (0, 0);
    sig.results.iter().filter(|r| r.place == ResultPlace::Register).map(move |result| {
        if result.ty.is_float() {
            floats += 1;
            (floats <= 2).then(|| xmm(floats - 1))
        } else {
            ints += 1;
            INT_RESULTS.get(ints - 1).copied()
        }
    })
}
