//! Signatures at the level of the calling convention.
//!
//! A reader flattens aggregates into scalars and records the ABI's properties of each of them; only
//! the back end assigns registers and stack positions.

use std::borrow::Cow;
use std::hash::{Hash, Hasher};

use crate::Type;

named_enum! {
    /// The upper bits of the register in which a small integer is passed or returned.
    #[derive(Default)]
    Extension {
        /// The upper bits are unspecified.
        #[default]
        None = "",
        /// The upper bits are zero.
        Zero = "zext",
        /// The upper bits repeat the sign.
        Sign = "sext",
    }
}

named_enum! {
    /// The calling convention.
    #[derive(Default)]
    Convention {
        /// That of C.
        #[default]
        C = "",
        /// As C's, but the callee removes its arguments from the stack, so that a tail call may have more
        /// of them than its caller.
        Tail = "tailcc",
        /// As [`Convention::Tail`], without `r13` and `r14` among the preserved registers.
        SwiftTail = "swifttailcc",
    }
}

/// The purpose of a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Purpose {
    /// An ordinary scalar.
    #[default]
    Normal,
    /// The address to which a result is written; the callee also returns it.
    StructReturn,
    /// The address of an object that is passed as a copy on the stack. An 80-bit float is passed so, with
    /// size and alignment 16. In the callee the value is the address of that copy.
    ByVal {
        /// Size of the object in bytes.
        size: u32,
        /// Alignment of the copy in bytes, a power of two.
        align: u32,
    },
}

/// One parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AbiParam {
    /// The type of the value (always `ptr` for `StructReturn` and `ByVal`).
    pub ty: Type,
    /// The bits of the register above a small integer.
    pub extension: Extension,
    /// The value, an `i8`, is a truth value: the callee uses nothing but its lowest bit. Machine code is the
    /// same with and without.
    pub is_bit: bool,
    /// Its purpose.
    pub purpose: Purpose,
    /// Neighbouring parameters with the same non-zero group travel together. Integers (the halves of an
    /// `i128`) go all in registers or all on the stack, aligned to 16 bytes. One or two `f64` or one `f32`
    /// are the low bytes of a vector, which takes one vector register or 16 aligned bytes of the stack.
    pub group: u8,
}

impl AbiParam {
    /// An ordinary parameter of type `ty`.
    pub const fn new(ty: Type) -> Self {
        AbiParam { ty, extension: Extension::None, is_bit: false, purpose: Purpose::Normal, group: 0 }
    }
}

// Signatures are hashed at every call that is read, so that each of their parts is one word.
impl Hash for AbiParam {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (kind, size, align) = match self.purpose {
            Purpose::Normal => (0, 0, 1),
            Purpose::StructReturn => (1, 0, 1),
            Purpose::ByVal { size, align } => (2, size, align),
        };
        let [ty, extension] = [self.ty as u64, self.extension as u64];
        let is_bit = u64::from(self.is_bit);
        let small = ty | extension << 8 | is_bit << 10 | kind << 12 | u64::from(self.group) << 16;
        state.write_u64(small | u64::from(align.trailing_zeros()) << 24 | u64::from(size) << 32);
    }
}

/// The location of a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ResultPlace {
    /// In the next return register of its class (`rax`, `rdx`; `xmm0`, `xmm1`).
    #[default]
    Register,
    /// On the x87 stack, as an 80-bit float that has no `Value`: a call takes one more trailing `ptr`
    /// argument per such result (16 bytes for the result), and a `return` takes a `ptr` to the bytes to load.
    X87,
}

/// One result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AbiResult {
    /// The type of the value (`ptr` for [`ResultPlace::X87`]: the address of the bytes).
    pub ty: Type,
    /// The bits of the register above a small integer.
    pub extension: Extension,
    /// As for a parameter: the caller uses nothing but the lowest bit.
    pub is_bit: bool,
    /// Its location.
    pub place: ResultPlace,
    /// Neighbouring results with the same non-zero group, one or two `f64` or one `f32`, are the low bytes of
    /// a vector.
    pub group: u8,
}

impl AbiResult {
    /// A result of type `ty` in a register.
    pub const fn new(ty: Type) -> Self {
        let (extension, place) = (Extension::None, ResultPlace::Register);
        AbiResult { ty, extension, is_bit: false, place, group: 0 }
    }
}

impl Hash for AbiResult {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let is_bit = u64::from(self.is_bit) << 10;
        let small = self.ty as u64 | (self.extension as u64) << 8 | is_bit | (self.place as u64) << 16;
        state.write_u64(small | u64::from(self.group) << 24);
    }
}

impl<'a> From<&'a Signature> for Cow<'a, Signature> {
    fn from(sig: &'a Signature) -> Self {
        Cow::Borrowed(sig)
    }
}

impl From<Signature> for Cow<'_, Signature> {
    fn from(sig: Signature) -> Self {
        Cow::Owned(sig)
    }
}

/// A signature. That of a call site lists every argument that is passed there.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Signature {
    /// The parameters, in order; at a variadic call also the variable ones.
    pub params: Vec<AbiParam>,
    /// The results, in order.
    pub results: Vec<AbiResult>,
    /// For a variadic function the number of parameters that are fixed.
    pub variadic: Option<u32>,
    /// The convention.
    pub convention: Convention,
}

impl Signature {
    /// A signature of ordinary scalars.
    pub fn new(params: &[Type], results: &[Type]) -> Self {
        Signature {
            params: params.iter().map(|&ty| AbiParam::new(ty)).collect(),
            results: results.iter().map(|&ty| AbiResult::new(ty)).collect(),
            ..Signature::default()
        }
    }

    /// The parameters by group; one without a group is alone.
    pub fn param_groups(&self) -> impl Iterator<Item = &[AbiParam]> {
        self.params.chunk_by(|a, b| a.group != 0 && a.group == b.group)
    }

    /// The results by group; one without a group is alone.
    pub fn result_groups(&self) -> impl Iterator<Item = &[AbiResult]> {
        self.results.chunk_by(|a, b| a.group != 0 && a.group == b.group)
    }

    /// The number of results that are returned as values (those on the x87 stack do not).
    pub fn n_result_values(&self) -> usize {
        self.results.iter().filter(|r| r.place == ResultPlace::Register).count()
    }

    /// The number of results on the x87 stack: as many extra `ptr` arguments does a call take.
    pub fn n_x87_results(&self) -> usize {
        self.results.len() - self.n_result_values()
    }
}
