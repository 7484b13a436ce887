//! Lowering: from the types, values and instructions of LLVM IR to those of [`sheave_ir`].
//!
//! [`Lower`] is a builder. A reader calls it once per instruction, in the order of the program, with operands
//! that earlier calls gave: `cmpxchg(flags, addr, ty, expected, new)`. It does not depend on the form of the
//! input; its errors are [`Reason`](reason::Reason)s, to which the reader adds positions.
//!
//! Everything LLVM has beyond Sheave's seven scalar types is legalised here. A first-class value is an
//! [`Operand`](body::Operand), a row of *pieces*, each one Sheave value: an `i1` or an integer of another
//! width is a wider integer with zeros above its width, one of more than 64 bits a piece per limb, a vector
//! its lanes, an aggregate the pieces of its members, an `x86_fp80` the address of a slot. Every value keeps
//! this form between two instructions:
//!
//! ```text
//! %s = add i17 %a, %b      v2 = add i32 v0, v1         ; in an i32
//!                          v3 = and i32 v2, 131071     ; zeros above bit 16 again
//! %c = icmp slt i17 %s, 0  v4 = shl i32 v3, 15         ; signed operations extend first
//!                          v5 = ashr i32 v4, 15
//!                          v6 = icmp slt v5, 0         ; an i8 of 0 or 1
//! ```
//!
//! [`types`] computes layouts and pieces, [`body`] holds the function in the making, [`begin`] and [`finish`]
//! are its two ends, [`abi`] makes signatures; the other modules lower one kind of instruction each.

pub(crate) mod abi;
pub(crate) mod addresses;
mod aggregates;
pub(crate) mod arithmetic;
pub(crate) mod assembly;
pub(crate) mod atomics;
pub(crate) mod attributes;
mod begin;
pub(crate) mod body;
pub(crate) mod calls;
pub(crate) mod casts;
pub(crate) mod constants;
mod control;
mod dynamic;
mod exceptions;
mod finish;
pub(crate) mod floats;
mod ifunc;
pub(crate) mod intrinsics;
pub(crate) mod memory;
mod operands;
pub(crate) mod reason;
mod sse;
pub(crate) mod types;
pub(crate) mod vector_addresses;
mod wide_ints;

use bumpalo::Bump;
use rustc_hash::FxHashMap;
use sheave_ir::{FrameStyle, Module, Signature, Symbol};

use body::Body;
use types::Types;

/// A module in the making.
#[derive(Default)]
pub(crate) struct Lower {
    pub(crate) module: Module,
    pub(crate) types: Types,
    /// The function in the making.
    pub(crate) body: Body,
    /// The signature in the making.
    pub(crate) signature: Signature,
    /// The last group of its parameters that travel together.
    group: u8,
    /// Data objects for 80-bit constants, by their bits.
    fp80_constants: FxHashMap<u128, Symbol>,
    /// Some function reads the frame of a caller.
    walks_frames: bool,
    /// Memory that dies with an instruction.
    arena: Bump,
}

impl Lower {
    /// Updates the functions after the last one is complete.
    pub(crate) fn finish_functions(&mut self) {
        if self.walks_frames {
            let plain = self.module.functions.values_mut().filter(|f| f.frame == FrameStyle::Plain);
            plain.for_each(|function| function.frame = FrameStyle::Pointer);
        }
    }
}
