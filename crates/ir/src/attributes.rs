//! Attributes: promises about functions, calls and pointers that are passed, and requests to the optimiser.
//! Sets of bits; each promise is one bit, so that several sources of promises are united with `|`.
//!
//! A promise excludes behaviour, and there are none by default. The attributes of a function belong
//! to its symbol, not to its signature: two calls with different promises have the same calling convention.

use core::fmt;

named_enum! {
    /// How the memory in a [`Location`] may be accessed, weakest first.
    Access {
        /// Not at all.
        None = "none",
        /// It may be read.
        Read = "read",
        /// It may be written.
        Write = "write",
        /// It may be read and written.
        ReadWrite = "read_write",
    }
}

impl Access {
    /// The access of one or the other.
    pub fn union(self, other: Access) -> Access {
        Access::ALL[(self as u8 | other as u8) as usize]
    }
}

named_enum! {
    /// A part of memory, as a caller sees it.
    Location {
        /// Memory that is accessed through pointers that are arguments.
        Arg = "arg",
        /// Memory that no code in the module can access.
        Inaccessible = "inaccessible",
        /// Everything else.
        Other = "other",
    }
}

/// The accesses of a function to memory that its caller can see; its own slots do not count.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MemoryEffects(u8);

impl MemoryEffects {
    /// No access.
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

    /// The access to `location`.
    pub fn access(self, location: Location) -> Access {
        Access::ALL[usize::from(self.0 >> (2 * location as u8) & 3)]
    }

    /// The same but for `access` in `location`.
    pub const fn with(self, location: Location, access: Access) -> MemoryEffects {
        let shift = 2 * location as u8;
        MemoryEffects(self.0 & !(3 << shift) | (access as u8) << shift)
    }

    /// True if it may write any memory.
    pub const fn may_write(self) -> bool {
        self.0 & Self::WRITE.0 != 0
    }
}

impl fmt::Display for MemoryEffects {
    /// `none`, `read`, or `arg: read, other: read_write` without the locations that are `none`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.access(Location::Arg);
        if *self == MemoryEffects::all(first) {
            return f.write_str(first.name());
        }
        let mut separator = "";
        for &location in Location::ALL {
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

word_set! {
    /// Attributes of a function, or of a call in addition to those of the callee.
    FuncAttrs(u16) {
        /// May return more than once (`setjmp`, `vfork`).
        RETURNS_TWICE = 15, "returns_twice";
        /// Does not return.
        NO_RETURN = 10, "no_return";
        /// Must not be inlined.
        NO_INLINE = 6, "no_inline";
        /// Must be inlined if possible.
        ALWAYS_INLINE = 7, "always_inline";
        /// A hint to inline it.
        INLINE_HINT = 8, "inline_hint";
        /// Must not be optimised. Clang gives it, with [`FuncAttrs::NO_INLINE`], to everything at `-O0`.
        OPT_NONE = 9, "opt_none";
        /// No exception leaves it.
        NO_UNWIND = 11, "no_unwind";
        /// It returns, or ends by an exception: no endless loop, no `exit`, no `longjmp`.
        WILL_RETURN = 12, "will_return";
        /// A loop in it without observable effects ends.
        MUST_PROGRESS = 13, "must_progress";
        /// It depends on the floating-point environment, or changes it.
        STRICT_FP = 14, "strict_fp";
    }
}

impl FuncAttrs {
    /// The memory effects are kept as their complement, so that an empty set makes no promise.
    const MEMORY: u16 = 0b11_11_11;

    /// Only the promise of these memory effects.
    pub const fn of_memory(effects: MemoryEffects) -> FuncAttrs {
        FuncAttrs(!(effects.0 as u16) & Self::MEMORY)
    }

    /// The memory effects.
    pub const fn memory(self) -> MemoryEffects {
        MemoryEffects((!self.0 & Self::MEMORY) as u8)
    }

    /// The same but for the memory effects.
    pub const fn with_memory(self, effects: MemoryEffects) -> FuncAttrs {
        FuncAttrs(self.0 & !Self::MEMORY | Self::of_memory(effects).0)
    }
}

word_set! {
    /// Attributes of a pointer that a function takes or gives.
    PtrAttrs(u8) {
        /// While the function runs, memory that is accessed through the parameter and written by anybody is
        /// accessed only through it. Of a result: no other pointer to the memory exists.
        NO_ALIAS = 0, "no_alias";
        /// Not null.
        NON_NULL = 1, "non_null";
        /// The function does not write through it.
        READ_ONLY = 2, "read_only";
        /// The function does not read through it.
        WRITE_ONLY = 3, "write_only";
        /// The function keeps no copy of it that outlives the call.
        NO_CAPTURE = 4, "no_capture";
    }
}

impl fmt::Display for FuncAttrs {
    /// The words with spaces between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let effects = Some(self.memory()).filter(|&effects| effects != MemoryEffects::ANY);
        let effects = effects.map(|effects| format!("effects({effects})"));
        f.write_str(&self.words().map(str::to_owned).chain(effects).collect::<Vec<_>>().join(" "))
    }
}

impl fmt::Display for PtrAttrs {
    /// The words with spaces between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().collect::<Vec<_>>().join(" "))
    }
}

/// The promises about the function that a symbol names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SymbolAttrs {
    /// About the function.
    pub function: FuncAttrs,
    /// About its result, if that is one pointer.
    pub result: PtrAttrs,
    /// About its parameters, in the order of the signature's; none about those after the end of the list.
    pub params: Vec<PtrAttrs>,
}

impl SymbolAttrs {
    /// The promises about parameter `index`.
    pub fn param(&self, index: usize) -> PtrAttrs {
        self.params.get(index).copied().unwrap_or_default()
    }

    /// True without promises.
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
        assert!(!reads.memory().may_write() && reads.memory() != MemoryEffects::NONE);
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
