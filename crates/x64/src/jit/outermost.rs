//! Outermost calls into compiled code: unwinders stop there.
//!
//! An uncaught exception ends a program because its unwinder finds the end of the stack before it has changed
//! anything; the library of C++ then reports the exception. `main` is called from frames of Rust here,
//! though, which would catch the exception. So the call is made by a routine that is in no table of frames:
//! unwinders take it for the end of the stack.

use std::arch::global_asm;

global_asm!(
    ".text",
    ".globl sheave_outermost_call",
    ".hidden sheave_outermost_call",
    ".type sheave_outermost_call, @function",
    "sheave_outermost_call:",
    "push rbp",
    "mov rbp, rsp",
    "mov rax, rdi",
    "mov rdi, rsi",
    "mov rsi, rdx",
    "mov rdx, rcx",
    "call rax",
    "pop rbp",
    "ret",
    ".size sheave_outermost_call, . - sheave_outermost_call",
);

unsafe extern "C" {
    fn sheave_outermost_call(function: *const u8, args: usize, argv: usize, environ: usize) -> i32;
}

/// Calls the function at an address with up to three integers or pointers. An exception that leaves it ends
/// the process.
///
/// # Safety
/// A function of such a type is there, and sound to run.
pub unsafe fn call_outermost(function: *const u8, args: [usize; 3]) -> i32 {
    // SAFETY: the caller vouches for the function; the routine passes its arguments on.
    unsafe { sheave_outermost_call(function, args[0], args[1], args[2]) }
}
