//! Attributes in LLVM's words, for reader and writer.

use core::fmt;

use sheave_ir::{Access, Extension, FuncAttrs, Location, MemoryEffects, PtrAttrs, Purpose, Signature};

use crate::lower::types::Ty;

/// The attributes of a parameter or result.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct ParamAttrs {
    pub(crate) extension: Extension,
    /// Passed as a copy of an object of this type.
    pub(crate) by_val: Option<Ty>,
    /// The address for the result.
    pub(crate) sret: bool,
    /// In a register, on machines where that is a choice.
    pub(crate) in_reg: bool,
    /// Alignment in bytes, or 0.
    pub(crate) align: u32,
    /// The type that an indirect operand points to: one of inline assembly.
    pub(crate) element: Option<Ty>,
    /// Attributes of the pointer.
    pub(crate) pointer: PtrAttrs,
}

/// A function's or call's attributes.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct FnFlags {
    pub(crate) attrs: FuncAttrs,
    pub(crate) naked: bool,
    /// Calls of some or all functions of the C library have no known semantics (`no-builtins`).
    pub(crate) no_builtins: bool,
    /// The function's target features contain AVX.
    pub(crate) avx: bool,
}

impl FnFlags {
    pub(crate) fn or(self, other: FnFlags) -> FnFlags {
        FnFlags {
            attrs: self.attrs | other.attrs,
            naked: self.naked || other.naked,
            no_builtins: self.no_builtins || other.no_builtins,
            avx: self.avx || other.avx,
        }
    }
}

/// Attributes of functions and calls that are one word in LLVM.
pub(crate) const FUNCTION_WORDS: [(FuncAttrs, &str); 10] = [
    (FuncAttrs::NO_INLINE, "noinline"),
    (FuncAttrs::ALWAYS_INLINE, "alwaysinline"),
    (FuncAttrs::INLINE_HINT, "inlinehint"),
    (FuncAttrs::OPT_NONE, "optnone"),
    (FuncAttrs::NO_RETURN, "noreturn"),
    (FuncAttrs::NO_UNWIND, "nounwind"),
    (FuncAttrs::WILL_RETURN, "willreturn"),
    (FuncAttrs::MUST_PROGRESS, "mustprogress"),
    (FuncAttrs::STRICT_FP, "strictfp"),
    (FuncAttrs::RETURNS_TWICE, "returns_twice"),
];

/// Attributes of pointers by word; of those given, the words are taken in this order.
fn pointer_words() -> [(PtrAttrs, &'static str); 6] {
    [
        (PtrAttrs::NO_ALIAS, "noalias"),
        (PtrAttrs::NON_NULL, "nonnull"),
        (PtrAttrs::READ_ONLY | PtrAttrs::WRITE_ONLY, "readnone"),
        (PtrAttrs::READ_ONLY, "readonly"),
        (PtrAttrs::WRITE_ONLY, "writeonly"),
        (PtrAttrs::NO_CAPTURE, "nocapture"),
    ]
}

/// The attributes of a pointer, by LLVM's word.
pub(crate) fn pointer_word(word: &[u8]) -> Option<PtrAttrs> {
    pointer_words().iter().find(|(_, name)| name.as_bytes() == word).map(|&(attr, _)| attr)
}

/// The memory effects of the words that preceded `memory(…)`.
pub(crate) fn old_effects(word: &[u8]) -> Option<MemoryEffects> {
    const NONE: MemoryEffects = MemoryEffects::NONE;
    let any = Access::ReadWrite;
    Some(match word {
        b"readnone" => NONE,
        b"readonly" => MemoryEffects::READ,
        b"writeonly" => MemoryEffects::WRITE,
        b"argmemonly" => NONE.with(Location::Arg, any),
        b"inaccessiblememonly" => NONE.with(Location::Inaccessible, any),
        b"inaccessiblemem_or_argmemonly" => NONE.with(Location::Arg, any).with(Location::Inaccessible, any),
        _ => return None,
    })
}

/// The attributes without contradictions, which the verifier rejects. LLVM has none either.
pub(crate) fn consistent(mut attrs: FuncAttrs) -> FuncAttrs {
    if attrs.has(FuncAttrs::OPT_NONE) {
        attrs = attrs | FuncAttrs::NO_INLINE;
    }
    if attrs.has(FuncAttrs::NO_INLINE) {
        attrs = attrs - FuncAttrs::ALWAYS_INLINE;
    }
    attrs
}

/// The attributes of a function whose arguments or results travel through memory here: a call reads or
/// writes that memory, which LLVM does not count as an effect.
pub(crate) fn with_memory_of(sig: &Signature, attrs: FuncAttrs) -> FuncAttrs {
    let effects = attrs.memory();
    let in_memory = sig.params.iter().any(|param| param.purpose != Purpose::Normal);
    if effects == MemoryEffects::ANY || !in_memory && sig.n_x87_results() == 0 {
        return attrs;
    }
    attrs.with_memory(effects.with(Location::Arg, Access::ReadWrite))
}

/// The attributes of a function or call in LLVM's words, each after a space.
pub(crate) fn function_attributes(attrs: FuncAttrs) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        for (attr, word) in FUNCTION_WORDS {
            if attrs.has(attr) {
                write!(f, " {word}")?;
            }
        }
        let effects = attrs.memory();
        if effects == MemoryEffects::ANY {
            return Ok(());
        }
        let word = |location| match effects.access(location) {
            Access::ReadWrite => "readwrite",
            access => access.name(),
        };
        // The first access is the default for all locations.
        let other = effects.access(Location::Other);
        write!(f, " memory({}", word(Location::Other))?;
        for (location, name) in [(Location::Arg, "argmem"), (Location::Inaccessible, "inaccessiblemem")] {
            if effects.access(location) != other {
                write!(f, ", {name}: {}", word(location))?;
            }
        }
        f.write_str(")")
    })
}

/// The attributes of a pointer in LLVM's words, each after a space.
pub(crate) fn pointer_attributes(attrs: PtrAttrs) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        let mut rest = attrs;
        for (attr, word) in pointer_words() {
            if rest.has(attr) {
                write!(f, " {word}")?;
                rest = rest - attr;
            }
        }
        Ok(())
    })
}

/// The same with a space after each word.
pub(crate) fn leading_attributes(attrs: PtrAttrs) -> String {
    let words = pointer_attributes(attrs).to_string();
    if words.is_empty() { words } else { format!("{} ", words.trim_start()) }
}
