//! The C interface of Sheave: `libsheave.so`, `libsheave.a` and `sheave.h`, which is the documentation.
//!
//! Every exported function is a few lines around the crate `sheave`: it looks its handles up ([`handles`]),
//! reads texts and lists ([`memory`]), and turns errors and panics into a result of zero and a message
//! ([`error`]). A test compares the functions with `sheave.h`.

pub mod build;
mod context;
mod error;
pub mod handles;
pub mod memory;
pub mod module;
mod redefine;
#[cfg(test)]
mod tests;

use std::ffi::{c_char, c_void};
use std::path::Path;
use std::ptr;
use std::sync::Mutex;

use sheave_ir::Module;

use error::{Failure, guard, guard_or};
use handles::{ContextHandle, ModuleHandle, ProgramHandle, lock};
use memory::{Text, give, list, optional_text, text};
use module::{Unit, signature};

/// See `sheave.h`.
///
/// # Safety
/// Each is null or a place for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_error(line: *mut u32, column: *mut u32) -> Text {
    error::last(|message, position| {
        for (place, number) in [(line, position.0), (column, position.1)] {
            if !place.is_null() {
                // SAFETY: the caller's promise.
                unsafe { place.write(number) };
            }
        }
        message.as_ptr()
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_context_new() -> ContextHandle {
    guard(|| Ok(ContextHandle::of(Mutex::default())))
}

/// See `sheave.h`.
///
/// # Safety
/// The texts are C strings.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_set(context: ContextHandle, name: Text, value: Text) -> bool {
    guard(|| {
        // SAFETY: the caller's promise.
        let (name, value) = unsafe { (text(name, "the option")?, text(value, "its value")?) };
        lock(&*context.get()?).set(name, value)
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The text is a C string; the object has the type that programs declare, as long as they run.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_define_symbol(
    context: ContextHandle,
    name: Text,
    address: *const c_void,
) -> bool {
    guard(|| {
        // SAFETY: the caller's promise.
        let name = unsafe { text(name, "the name") }?;
        Ok(lock(&*context.get()?).define_symbol(name, address.cast()))
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The texts are C strings.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_redefinable(context: ContextHandle, name: Text, sig: Text) -> bool {
    guard(|| {
        // SAFETY: the caller's promise.
        let (name, sig) = unsafe { (text(name, "the name")?, text(sig, "the signature")?) };
        lock(&*context.get()?).redefinable(name, signature(sig)?)
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The text is a C string.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_module_new(name: Text) -> ModuleHandle {
    guard(|| {
        // SAFETY: the caller's promise.
        let name = unsafe { text(name, "the name") }?;
        Ok(ModuleHandle::of(Mutex::new(Unit::new(Module::new(name)))))
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The name is a C string, and there are so many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_module_parse(name: Text, source: Text, length: usize) -> ModuleHandle {
    guard(|| {
        // SAFETY: the caller's promise.
        let (name, source) = unsafe { (text(name, "the name")?, list(source.cast(), length, "the text")?) };
        Ok(ModuleHandle::of(Mutex::new(Unit::parse(name, source)?)))
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The texts are C strings; that of the options may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_module_read(path: Text, options: Text) -> ModuleHandle {
    guard(|| {
        // SAFETY: the caller's promise.
        let (path, options) = unsafe { (text(path, "the path")?, optional_text(options, "the options")?) };
        Ok(ModuleHandle::of(Mutex::new(Unit::read(Path::new(path), options.unwrap_or_default())?)))
    })
}

/// Gives text that `make` makes of a module.
///
/// # Safety
/// As for [`give`].
unsafe fn give_of(
    module: ModuleHandle,
    length: *mut usize,
    make: impl FnOnce(&Unit) -> Result<Vec<u8>, Failure>,
) -> *mut c_char {
    guard_or(ptr::null_mut(), || {
        let bytes = make(&lock(&*module.get()?))?;
        // SAFETY: the caller's promise.
        unsafe { give(&bytes, length) }
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The length is null or a place for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_module_text(module: ModuleHandle, length: *mut usize) -> *mut c_char {
    // SAFETY: the caller's promise.
    unsafe { give_of(module, length, |unit| Ok(unit.module()?.to_string().into_bytes())) }
}

/// See `sheave.h`.
///
/// # Safety
/// The length is null or a place for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_module_functions(module: ModuleHandle, length: *mut usize) -> *mut c_char {
    // SAFETY: the caller's promise.
    unsafe { give_of(module, length, |unit| Ok(unit.functions()?.into_bytes())) }
}

/// See `sheave.h`.
///
/// # Safety
/// The length is null or a place for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_object(
    context: ContextHandle,
    module: ModuleHandle,
    length: *mut usize,
) -> *mut c_char {
    // SAFETY: the caller's promise.
    unsafe { give_of(module, length, |unit| lock(&*context.get()?).object(unit.module()?)) }
}

/// See `sheave.h`.
///
/// # Safety
/// The texts are null or C strings; the length is null or a place for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_copies(
    context: ContextHandle,
    module: ModuleHandle,
    placements: Text,
    strategies: Text,
    length: *mut usize,
) -> *mut c_char {
    // SAFETY: the caller's promise.
    let names = unsafe {
        optional_text(placements, "the placements")
            .and_then(|placements| Ok((placements, optional_text(strategies, "the strategies")?)))
    };
    // SAFETY: the caller's promise.
    unsafe {
        give_of(module, length, |unit| {
            let (placements, strategies) = names?;
            Ok(lock(&*context.get()?).copies(unit.module()?, placements, strategies)?.into_bytes())
        })
    }
}

/// See `sheave.h`.
///
/// # Safety
/// The length is null or a place for a number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_explore(
    context: ContextHandle,
    module: ModuleHandle,
    length: *mut usize,
) -> *mut c_char {
    // SAFETY: the caller's promise.
    unsafe {
        give_of(module, length, |unit| Ok(lock(&*context.get()?).explore(unit.module()?)?.into_bytes()))
    }
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_compile(context: ContextHandle, module: ModuleHandle) -> ProgramHandle {
    guard(|| {
        let (module, context) = (module.get()?, context.get()?);
        let unit = lock(&*module);
        let compiled = lock(&*context).compile(&unit)?;
        Ok(ProgramHandle::of(compiled))
    })
}

/// See `sheave.h`.
///
/// # Safety
/// The texts are C strings; that of the signature may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sheave_address(program: ProgramHandle, name: Text, sig: Text) -> *const c_void {
    guard_or(ptr::null(), || {
        // SAFETY: the caller's promise.
        let (name, sig) = unsafe { (text(name, "the name")?, optional_text(sig, "the signature")?) };
        let sig = sig.map(signature).transpose()?;
        Ok(program.get()?.address(name, sig.as_ref())?.cast())
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_redefine(context: ContextHandle, module: ModuleHandle) -> bool {
    guard(|| {
        let (module, context) = (module.get()?, context.get()?);
        let unit = lock(&*module);
        lock(&*context).compile(&unit).map(|_| true)
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_register_thread(is_registered: bool) -> bool {
    guard(|| {
        redefine::register(is_registered);
        Ok(true)
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_quiescent() -> bool {
    guard(|| match redefine::quiescent() {
        true => Ok(true),
        false => Err(Failure::new("the thread is not registered: sheave_register_thread")),
    })
}

/// See `sheave.h`.
#[unsafe(no_mangle)]
pub extern "C" fn sheave_free(object: *mut c_void) -> bool {
    object.is_null() || guard(|| handles::free(object as usize))
}
