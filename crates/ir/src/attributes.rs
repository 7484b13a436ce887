//! Attributes: what is promised about functions, calls and pointers that are passed, and what is asked of the
//! optimiser. Sets of bits; each promise is one bit, so that several sources of promises are united with `|`.
//!
//! A promise says what is *not* done, and nothing is promised by default. The attributes of a function belong
//! to its symbol, not to its signature: two calls with different promises have the same calling convention.

use core::fmt::{self, Write};
use core::ops::{BitAnd, BitOr, Sub};

/// How the memory in a [`Location`] may be accessed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Access {
    /// Not at all.
    None = 0,
    /// It may be read.
    Read = 1,
    /// It may be written.
    Write = 2,
    /// It may be read and written.
    ReadWrite = 3,
}

impl Access {
    /// All, weakest first.
    pub const ALL: [Access; 4] = [Access::None, Access::Read, Access::Write, Access::ReadWrite];

    /// The name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Access::None => "none",
            Access::Read => "read",
            Access::Write => "write",
            Access::ReadWrite => "read_write",
        }
    }

    /// The access called `name`.
    pub fn from_name(name: &str) -> Option<Access> {
        Access::ALL.into_iter().find(|access| access.name() == name)
    }

    /// What either of the two may do.
    pub fn union(self, other: Access) -> Access {
        Access::ALL[(self as u8 | other as u8) as usize]
    }
}

/// A part of memory, as a caller sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Location {
    /// What is accessed through pointers that are arguments.
    Arg = 0,
    /// What no code in the module can access.
    Inaccessible = 1,
    /// Everything else.
    Other = 2,
}

impl Location {
    /// All of them.
    pub const ALL: [Location; 3] = [Location::Arg, Location::Inaccessible, Location::Other];

    /// The name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Location::Arg => "arg",
            Location::Inaccessible => "inaccessible",
            Location::Other => "other",
        }
    }

    /// The location called `name`.
    pub fn from_name(name: &str) -> Option<Location> {
        Location::ALL.into_iter().find(|location| location.name() == name)
    }
}

/// What a function may do to memory that its caller can see; its own slots do not count.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MemoryEffects(u8);

impl MemoryEffects {
    /// Nothing.
    pub const NONE: MemoryEffects = MemoryEffects(0);
    /// Reads of anything.
    pub const READ: MemoryEffects = MemoryEffects(0b01_01_01);
    /// Writes of anything.
    pub const WRITE: MemoryEffects = MemoryEffects(0b10_10_10);
    /// Anything.
    pub const ANY: MemoryEffects = MemoryEffects(0b11_11_11);

    /// The same access to all memory.
    pub const fn all(access: Access) -> MemoryEffects {
        MemoryEffects(access as u8 * 0b01_01_01)
    }

    /// What it may do in `location`.
    pub fn access(self, location: Location) -> Access {
        Access::ALL[usize::from(self.0 >> (2 * location as u8) & 3)]
    }

    /// The same but for `access` in `location`.
    pub const fn with(self, location: Location, access: Access) -> MemoryEffects {
        let shift = 2 * location as u8;
        MemoryEffects(self.0 & !(3 << shift) | (access as u8) << shift)
    }

    /// True where it may read something.
    pub const fn may_read(self) -> bool {
        self.0 & Self::READ.0 != 0
    }

    /// True where it may write something.
    pub const fn may_write(self) -> bool {
        self.0 & Self::WRITE.0 != 0
    }
}

impl fmt::Display for MemoryEffects {
    /// `none`, `read`, or `arg: read, other: read_write` with what is not `none`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.access(Location::Arg);
        if *self == MemoryEffects::all(first) {
            return f.write_str(first.name());
        }
        let mut separator = "";
        for location in Location::ALL {
            let access = self.access(location);
            if access != Access::None {
                write!(f, "{separator}{}: {}", location.name(), access.name())?;
                separator = ", ";
            }
        }
        Ok(())
    }
}

impl fmt::Debug for MemoryEffects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "effects({self})")
    }
}

/// Attributes of a function, or of a call in addition to those of the callee.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FuncAttrs(u16);

impl FuncAttrs {
    /// The memory effects are kept as their complement, so that nothing set means nothing promised.
    const MEMORY: u16 = 0b11_11_11;

    /// Must not be inlined.
    pub const NO_INLINE: FuncAttrs = FuncAttrs(1 << 6);
    /// Must be inlined where that is possible.
    pub const ALWAYS_INLINE: FuncAttrs = FuncAttrs(1 << 7);
    /// Inlining is wanted.
    pub const INLINE_HINT: FuncAttrs = FuncAttrs(1 << 8);
    /// Must not be optimised. Clang gives it, with [`FuncAttrs::NO_INLINE`], to everything at `-O0`.
    pub const OPT_NONE: FuncAttrs = FuncAttrs(1 << 9);
    /// Does not return.
    pub const NO_RETURN: FuncAttrs = FuncAttrs(1 << 10);
    /// No exception leaves it.
    pub const NO_UNWIND: FuncAttrs = FuncAttrs(1 << 11);
    /// It returns, or ends by an exception: no endless loop, no `exit`, no `longjmp`.
    pub const WILL_RETURN: FuncAttrs = FuncAttrs(1 << 12);
    /// A loop in it that does nothing anybody can observe ends.
    pub const MUST_PROGRESS: FuncAttrs = FuncAttrs(1 << 13);
    /// It depends on the floating-point environment, or changes it.
    pub const STRICT_FP: FuncAttrs = FuncAttrs(1 << 14);
    /// May return more than once (`setjmp`, `vfork`).
    pub const RETURNS_TWICE: FuncAttrs = FuncAttrs(1 << 15);

    /// The attributes that are one word each, and the words, in the order in which they are printed.
    pub const WORDS: [(FuncAttrs, &'static str); 10] = [
        (FuncAttrs::RETURNS_TWICE, "returns_twice"),
        (FuncAttrs::NO_RETURN, "no_return"),
        (FuncAttrs::NO_INLINE, "no_inline"),
        (FuncAttrs::ALWAYS_INLINE, "always_inline"),
        (FuncAttrs::INLINE_HINT, "inline_hint"),
        (FuncAttrs::OPT_NONE, "opt_none"),
        (FuncAttrs::NO_UNWIND, "no_unwind"),
        (FuncAttrs::WILL_RETURN, "will_return"),
        (FuncAttrs::MUST_PROGRESS, "must_progress"),
        (FuncAttrs::STRICT_FP, "strict_fp"),
    ];

    /// Only the promise of these memory effects.
    pub const fn of_memory(effects: MemoryEffects) -> FuncAttrs {
        FuncAttrs(!(effects.0 as u16) & Self::MEMORY)
    }

    /// What it may do to memory.
    pub const fn memory(self) -> MemoryEffects {
        MemoryEffects((!self.0 & Self::MEMORY) as u8)
    }

    /// The same but for the memory effects.
    pub const fn with_memory(self, effects: MemoryEffects) -> FuncAttrs {
        FuncAttrs(self.0 & !Self::MEMORY | Self::of_memory(effects).0)
    }

    /// True where all of `attrs` are among these.
    #[inline]
    pub const fn has(self, attrs: FuncAttrs) -> bool {
        self.0 & attrs.0 == attrs.0
    }

    /// True where nothing is promised or asked.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Attributes of a pointer that a function takes or gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PtrAttrs(u8);

impl PtrAttrs {
    /// While the function runs, memory that is accessed through the parameter and written by anybody is
    /// accessed only through it. Of a result: no other pointer to the memory exists.
    pub const NO_ALIAS: PtrAttrs = PtrAttrs(1);
    /// Not null.
    pub const NON_NULL: PtrAttrs = PtrAttrs(2);
    /// The function does not write through it.
    pub const READ_ONLY: PtrAttrs = PtrAttrs(4);
    /// The function does not read through it.
    pub const WRITE_ONLY: PtrAttrs = PtrAttrs(8);
    /// The function keeps no copy of it that outlives the call.
    pub const NO_CAPTURE: PtrAttrs = PtrAttrs(16);

    /// The attributes and their words, in the order in which they are printed.
    pub const WORDS: [(PtrAttrs, &'static str); 5] = [
        (PtrAttrs::NO_ALIAS, "no_alias"),
        (PtrAttrs::NON_NULL, "non_null"),
        (PtrAttrs::READ_ONLY, "read_only"),
        (PtrAttrs::WRITE_ONLY, "write_only"),
        (PtrAttrs::NO_CAPTURE, "no_capture"),
    ];

    /// True where all of `attrs` are among these.
    #[inline]
    pub const fn has(self, attrs: PtrAttrs) -> bool {
        self.0 & attrs.0 == attrs.0
    }

    /// True where nothing is promised.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

macro_rules! set_operations {
    ($set:ident) => {
        impl BitOr for $set {
            type Output = $set;
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl BitAnd for $set {
            type Output = $set;
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl Sub for $set {
            type Output = $set;
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "[{self}]")
            }
        }
    };
}

set_operations!(FuncAttrs);
set_operations!(PtrAttrs);

impl fmt::Display for FuncAttrs {
    /// The words with spaces between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (attr, word) in FuncAttrs::WORDS {
            if self.has(attr) {
                write!(f, "{separator}{word}")?;
                separator = " ";
            }
        }
        if self.memory() == MemoryEffects::ANY {
            return Ok(());
        }
        write!(f, "{separator}effects({})", self.memory())
    }
}

impl fmt::Display for PtrAttrs {
    /// The words with spaces between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (attr, word) in PtrAttrs::WORDS {
            if self.has(attr) {
                if !core::mem::take(&mut first) {
                    f.write_char(' ')?;
                }
                f.write_str(word)?;
            }
        }
        Ok(())
    }
}

/// What is promised about the function that a symbol names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SymbolAttrs {
    /// About the function.
    pub function: FuncAttrs,
    /// About its result, where that is one pointer.
    pub result: PtrAttrs,
    /// About its parameters, in the order of the signature's; nothing about those that the list does not
    /// reach.
    pub params: Vec<PtrAttrs>,
}

impl SymbolAttrs {
    /// What is promised about parameter `index`.
    pub fn param(&self, index: usize) -> PtrAttrs {
        self.params.get(index).copied().unwrap_or_default()
    }

    /// True where nothing is promised.
    pub fn is_empty(&self) -> bool {
        self.function.is_empty() && self.result.is_empty() && self.params.iter().all(|param| param.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promises_about_memory_unite_to_the_weaker_effect() {
        let reads = FuncAttrs::of_memory(MemoryEffects::READ);
        let args = FuncAttrs::of_memory(MemoryEffects::NONE.with(Location::Arg, Access::ReadWrite));
        assert_eq!((reads | args).memory(), MemoryEffects::NONE.with(Location::Arg, Access::Read));
        assert_eq!((reads & args).memory().access(Location::Other), Access::Read);
        assert_eq!((reads & args).memory().access(Location::Arg), Access::ReadWrite);
        assert_eq!(FuncAttrs::default().memory(), MemoryEffects::ANY);
        assert!(!reads.memory().may_write() && reads.memory().may_read());
        assert_eq!(reads.with_memory(MemoryEffects::ANY), FuncAttrs::default());
    }

    #[test]
    fn effects_print_as_they_are_written() {
        let shown = |effects: MemoryEffects| effects.to_string();
        assert_eq!(shown(MemoryEffects::NONE), "none");
        assert_eq!(shown(MemoryEffects::WRITE), "write");
        let some = MemoryEffects::READ.with(Location::Inaccessible, Access::None);
        assert_eq!(shown(some), "arg: read, other: read");
        let attrs = FuncAttrs::NO_UNWIND | FuncAttrs::of_memory(some);
        assert_eq!(attrs.to_string(), "no_unwind effects(arg: read, other: read)");
        assert_eq!((PtrAttrs::NO_CAPTURE | PtrAttrs::NO_ALIAS).to_string(), "no_alias no_capture");
    }

    #[test]
    fn each_word_is_a_bit_of_its_own() {
        let all = FuncAttrs::WORDS.iter().fold(FuncAttrs::default(), |all, &(attr, _)| {
            assert!((all & attr).is_empty() && !attr.is_empty());
            all | attr
        });
        assert_eq!(all.memory(), MemoryEffects::ANY);
    }
}
