//! Calls of native functions with any mix of arguments in registers and `long double`s on the stack.
//!
//! The System V ABI (section 3.2.3) passes integers, addresses and floats in registers of two classes, each
//! counted by itself, and returns them in `rax`, `rdx`, `xmm0` and `xmm1`. `long double`, which Rust does not
//! have, is passed on the stack as structures of 16 bytes are, and returned on the x87 stack. So the
//! signature of a function needs no type here: all registers are loaded, and the function reads those that it
//! has.

#![allow(unsafe_code, reason = "calls functions of the C library")]

#[cfg(not(all(target_arch = "x86_64", unix)))]
compile_error!("the interpreter calls the C library of a System V x86-64 host");

/// The registers of a call: its arguments before, its results after.
#[derive(Default)]
#[repr(C)]
pub(super) struct Registers {
    /// `rdi`, `rsi`, `rdx`, `rcx`, `r8`, `r9`. Results: `rax`, `rdx`.
    pub(super) ints: [u64; 6],
    /// The low halves of `xmm0` to `xmm3`. Results: `xmm0`, `xmm1`.
    pub(super) floats: [u64; 4],
    /// The `long double`s on the stack. Results: `st(0)`, `st(1)`.
    pub(super) long_doubles: [[u8; 16]; 4],
}

impl Registers {
    /// Calls `function`, which returns `n_x87` results on the x87 stack, at most two.
    ///
    /// # Safety
    /// It is a function whose arguments are those of `self`: of its parameters it has at most six, four and
    /// four of each class, none of which is variable. Whatever it reads and writes through addresses exists.
    pub(super) unsafe fn call(&mut self, function: *const (), n_x87: usize) {
        // SAFETY: the stack is aligned to 16 bytes at the start, and at the call after 64 more; `r12` to
        // `r14` are preserved by every function; everything else that it may change is declared. The x87
        // stack is empty before and after.
        unsafe {
            core::arch::asm!(
                "sub rsp, 64",
                "mov rdi, rsp",
                "lea rsi, [r12 + 80]",
                "mov ecx, 8",
                "rep movsq",
                "mov rdi, [r12]",
                "mov rsi, [r12 + 8]",
                "mov rdx, [r12 + 16]",
                "mov rcx, [r12 + 24]",
                "mov r8, [r12 + 32]",
                "mov r9, [r12 + 40]",
                "movq xmm0, [r12 + 48]",
                "movq xmm1, [r12 + 56]",
                "movq xmm2, [r12 + 64]",
                "movq xmm3, [r12 + 72]",
                "call r13",
                "add rsp, 64",
                "mov [r12], rax",
                "mov [r12 + 8], rdx",
                "movq [r12 + 48], xmm0",
                "movq [r12 + 56], xmm1",
                "test r14, r14",
                "jz 2f",
                "fstp tbyte ptr [r12 + 80]",
                "dec r14",
                "jz 2f",
                "fstp tbyte ptr [r12 + 96]",
                "2:",
                in("r12") core::ptr::from_mut(self),
                in("r13") function,
                inout("r14") n_x87 => _,
                clobber_abi("C"),
            );
        }
    }
}
