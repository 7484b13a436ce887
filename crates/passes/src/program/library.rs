//! Functions of the C library: their names and signatures, and which of them do nothing but read what their
//! arguments point to.

use sheave_ir::Type::{F32, F64, I32, I64, Ptr};
use sheave_ir::{Access, CallKind, FuncAttrs, InstData, Location, MemoryEffects, Module, SymbolDef, Type};

/// Name, parameters, result, and whether it only reads.
type Known = (&'static str, &'static [Type], Type, bool);

static LIBRARY: [Known; 16] = [
    ("strcpy", &[Ptr, Ptr], Ptr, false),
    ("sqrt", &[F64], F64, false),
    ("sqrtf", &[F32], F32, false),
    ("strlen", &[Ptr], I64, true),
    ("strnlen", &[Ptr, I64], I64, true),
    ("strcmp", &[Ptr, Ptr], I32, true),
    ("strncmp", &[Ptr, Ptr, I64], I32, true),
    ("memcmp", &[Ptr, Ptr, I64], I32, true),
    ("bcmp", &[Ptr, Ptr, I64], I32, true),
    ("strchr", &[Ptr, I32], Ptr, true),
    ("strrchr", &[Ptr, I32], Ptr, true),
    ("memchr", &[Ptr, I32, I64], Ptr, true),
    ("strstr", &[Ptr, Ptr], Ptr, true),
    ("strspn", &[Ptr, Ptr], I64, true),
    ("strcspn", &[Ptr, Ptr], I64, true),
    ("strpbrk", &[Ptr, Ptr], Ptr, true),
];

fn find(name: &str) -> Option<&'static Known> {
    LIBRARY.iter().find(|known| known.0 == name)
}

/// What is promised about the function with this name, if calls fit it.
pub(super) fn attrs(name: &str) -> FuncAttrs {
    let reads = FuncAttrs::of_memory(MemoryEffects::NONE.with(Location::Arg, Access::Read));
    let attrs = reads | FuncAttrs::WILL_RETURN | FuncAttrs::NO_UNWIND;
    if find(name).is_some_and(|known| known.3) { attrs } else { FuncAttrs::default() }
}

/// The name of the function of the C library that the call `data` is of: one that is defined elsewhere, has
/// the name and the signature, and neither is `no_inline`, which is how a reader passes on that a function is
/// not the library's (`nobuiltin` in LLVM).
pub(crate) fn library_call(module: &Module, data: &InstData) -> Option<&'static str> {
    let InstData::Call { kind: CallKind::Plain, sig, callee, .. } = *data else { return None };
    let symbol = &module.symbols[callee];
    if symbol.def != SymbolDef::ExternalFunction {
        return None;
    }
    let &(name, params, result, _) = find(&symbol.name)?;
    let sig = &module.signatures[sig];
    let fits = sig.variadic.is_none()
        && sig.params.iter().map(|param| param.ty).eq(params.iter().copied())
        && sig.results.iter().map(|result| result.ty).eq([result]);
    let other = FuncAttrs::NO_INLINE | FuncAttrs::STRICT_FP | FuncAttrs::RETURNS_TWICE;
    (fits && (module.call_attrs(data) & other).is_empty()).then_some(name)
}
