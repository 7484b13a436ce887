//! The System V calling convention: the location of each argument and result of a signature.
//!
//! Classification of aggregates is done before: a signature lists scalars, with marks on those that are
//! copied to the stack (`byval`) and on those that travel together: the halves of an `i128`, and of a
//! vector, which share a register. So this is a single walk over the parameters with two counters. Calls,
//! tail calls, parameters, returns and invokes all take their locations from here.
//!
//! System V Application Binary Interface, AMD64 Architecture Processor Supplement, section 3.2.3.

use crate::registers::{FLOAT, gpr, xmm};
use sheave_ir::{AbiParam, Convention, Purpose, ResultPlace, Signature};

use sheave_regalloc::{Preg, PregSet};

/// Integer argument registers in order: `rdi rsi rdx rcx r8 r9`.
pub(crate) const INT_ARGS: [Preg; 6] = [gpr(7), gpr(6), gpr(2), gpr(1), gpr(8), gpr(9)];
/// The number of vector argument registers, `xmm0` first.
pub(crate) const N_FLOAT_ARGS: usize = 8;
/// Integer result registers in order.
pub(crate) const INT_RESULTS: [Preg; 3] = [RAX, RDX, RCX];
/// The number of vector result registers for scalar floats, and for vectors.
const N_FLOAT_RESULTS: u8 = 2;
const N_VECTOR_RESULTS: u8 = 4;

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

/// Registers that a callee may overwrite under C's convention.
const CALLER_SAVED: PregSet = {
    let ints = [RAX, RCX, RDX, RSI, RDI, gpr(8), gpr(9), gpr(10), R11];
    PregSet::of(&ints).union(PregSet::of_class(FLOAT, 0xffff))
};

/// Registers that a callee with this signature may overwrite.
pub(crate) const fn clobbered(sig: &Signature) -> PregSet {
    match sig.convention {
        Convention::C | Convention::Tail => CALLER_SAVED,
        Convention::SwiftTail => CALLER_SAVED.union(PregSet::of(&[gpr(13), gpr(14)])),
    }
}

/// Bytes of arguments that a callee with this signature removes from the stack.
pub(crate) fn popped(sig: &Signature) -> u32 {
    if sig.convention == Convention::C {
        return 0;
    }
    let mut places = Places::default();
    places.assign(sig);
    places.stack_used
}

/// The location of one argument or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// In a register.
    Reg(Preg),
    /// In the upper eight bytes of a vector register, of which the value before has the lower ones.
    Upper(Preg),
    /// In eight bytes of the argument area, at this offset.
    Stack(u32),
    /// An object of `size` bytes copied into the argument area.
    Copy {
        /// The offset in the area.
        offset: u32,
        /// Bytes.
        size: u32,
    },
}

/// The result of classification; reused.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    /// One per parameter.
    pub(crate) args: Vec<Place>,
    /// One per result that is a value.
    pub(crate) results: Vec<Place>,
    /// Bytes of the argument area, a multiple of 16.
    pub(crate) stack: u32,
    /// Bytes of the area that hold arguments; variable arguments of a callee start after them. A callee under
    /// another convention than C's removes so many from the stack.
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
        for group in sig.param_groups() {
            self.assign_group(group, &mut stack);
        }
        if sig.convention != Convention::C {
            // What the callee removes leaves the stack aligned for tail calls with more and fewer arguments.
            stack = (stack + 8).next_multiple_of(16) - 8;
        }
        let stack = u32::try_from(stack).unwrap_or(u32::MAX - 64);
        self.stack_used = stack;
        self.stack = stack.next_multiple_of(16);
    }

    fn assign_group(&mut self, group: &[AbiParam], stack: &mut u64) {
        if let Purpose::ByVal { size, align } = group[0].purpose {
            let align = u64::from(align.max(8));
            *stack = stack.next_multiple_of(align);
            self.args.push(Place::Copy { offset: *stack as u32, size });
            *stack += u64::from(size).next_multiple_of(8);
            return;
        }
        let is_float = group[0].ty.is_float();
        let fits = match is_float {
            true => self.n_floats < N_FLOAT_ARGS,
            false => self.n_ints + group.len() <= INT_ARGS.len(),
        };
        if fits && is_float {
            let reg = xmm(self.n_floats as u8);
            self.n_floats += 1;
            self.args.push(Place::Reg(reg));
            self.args.extend(group.iter().skip(1).map(|_| Place::Upper(reg)));
        } else if fits {
            self.args.extend(INT_ARGS[self.n_ints..][..group.len()].iter().map(|&reg| Place::Reg(reg)));
            self.n_ints += group.len();
        } else {
            let (align, size) =
                if group[0].group == 0 { (8, 8) } else { (16, group.len().max(2) as u64 * 8) };
            *stack = stack.next_multiple_of(align);
            self.args.extend((0..group.len() as u32).map(|i| Place::Stack(*stack as u32 + 8 * i)));
            *stack += size;
        }
    }

    /// Assigns places to the results of `sig` that are values. Fails if there are more than the convention
    /// has registers for.
    pub(crate) fn assign_results(&mut self, sig: &Signature) -> Result<(), String> {
        self.results.clear();
        let (mut n_ints, mut n_floats) = (0, 0);
        for group in sig.result_groups().filter(|group| group[0].place == ResultPlace::Register) {
            let reg = if group[0].ty.is_float() {
                let limit = if group[0].group == 0 { N_FLOAT_RESULTS } else { N_VECTOR_RESULTS };
                n_floats += 1;
                (n_floats <= limit).then(|| xmm(n_floats - 1))
            } else {
                n_ints += 1;
                INT_RESULTS.get(n_ints - 1).copied()
            };
            let Some(reg) = reg else {
                return Err("more results than there are return registers".into());
            };
            self.results.push(Place::Reg(reg));
            self.results.extend(group.iter().skip(1).map(|_| Place::Upper(reg)));
        }
        Ok(())
    }
}
