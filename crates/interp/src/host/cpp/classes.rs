//! `std::exception` and the classes of `<stdexcept>`, `<new>` and `<typeinfo>` that derive from it: their
//! `type_info` objects, virtual tables, constructors, destructors and `what`.
//!
//! Objects have the layout of libstdc++: the pointer to the virtual table, and in those of `<stdexcept>` a
//! pointer to the text, here a heap block of each object's own.

use super::{Builtin, Cpp};
use crate::machine::{HostCall, HostResult};
use crate::memory::Memory;
use crate::{Stop, TrapKind};

/// A class: its mangled name, its base, and what its `what` says where the object has no text of its own.
struct Class {
    mangled: &'static str,
    base: &'static str,
    text: &'static str,
}

const fn class(mangled: &'static str, base: &'static str, text: &'static str) -> Class {
    Class { mangled, base, text }
}

const CLASSES: &[Class] = &[
    class("St9exception", "", "std::exception"),
    class("St13bad_exception", "St9exception", "std::bad_exception"),
    class("St9bad_alloc", "St9exception", "std::bad_alloc"),
    class("St20bad_array_new_length", "St9bad_alloc", "std::bad_array_new_length"),
    class("St8bad_cast", "St9exception", "std::bad_cast"),
    class("St10bad_typeid", "St9exception", "std::bad_typeid"),
    class("St17bad_function_call", "St9exception", "bad_function_call"),
    class("St11logic_error", "St9exception", ""),
    class("St12domain_error", "St11logic_error", ""),
    class("St16invalid_argument", "St11logic_error", ""),
    class("St12length_error", "St11logic_error", ""),
    class("St12out_of_range", "St11logic_error", ""),
    class("St13runtime_error", "St9exception", ""),
    class("St11range_error", "St13runtime_error", ""),
    class("St14overflow_error", "St13runtime_error", ""),
    class("St15underflow_error", "St13runtime_error", ""),
];

fn find(mangled: &str) -> Option<&'static Class> {
    CLASSES.iter().find(|class| class.mangled == mangled)
}

pub(super) fn is_class(mangled: &str) -> bool {
    find(mangled).is_some()
}

/// The mangled name of a class's base.
pub(super) fn base(mangled: &str) -> Option<&'static str> {
    find(mangled).map(|class| class.base).filter(|base| !base.is_empty())
}

/// Classes whose objects have no text.
macro_rules! plain {
    ($($class:literal)*) => {
        &[$(
            (concat!("_ZN", $class, "D0Ev"), delete),
            (concat!("_ZN", $class, "D1Ev"), nothing),
            (concat!("_ZN", $class, "D2Ev"), nothing),
            (concat!("_ZNK", $class, "4whatEv"), |call| constant_text(call, $class)),
        )*]
    };
}

/// Classes whose objects have a text.
macro_rules! with_text {
    ($($class:literal)*) => {
        &[$(
            (concat!("_ZN", $class, "C1EPKc"), |call| from_text(call, $class)),
            (concat!("_ZN", $class, "C2EPKc"), |call| from_text(call, $class)),
            (
                concat!("_ZN", $class, "C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"),
                |call| from_string(call, $class),
            ),
            (
                concat!("_ZN", $class, "C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"),
                |call| from_string(call, $class),
            ),
            (concat!("_ZN", $class, "C1ERKS_"), |call| copy(call, $class)),
            (concat!("_ZN", $class, "C2ERKS_"), |call| copy(call, $class)),
            (concat!("_ZN", $class, "C1EOS_"), |call| copy(call, $class)),
            (concat!("_ZN", $class, "C2EOS_"), |call| copy(call, $class)),
            (concat!("_ZN", $class, "D0Ev"), destroy_and_delete),
            (concat!("_ZN", $class, "D1Ev"), destroy),
            (concat!("_ZN", $class, "D2Ev"), destroy),
            (concat!("_ZNK", $class, "4whatEv"), own_text),
        )*]
    };
}

pub(in crate::host) const TABLES: [&[(&str, Builtin)]; 2] = [
    plain! {
        "St9exception" "St13bad_exception" "St9bad_alloc" "St20bad_array_new_length" "St8bad_cast"
        "St10bad_typeid" "St17bad_function_call"
    },
    with_text! {
        "St11logic_error" "St12domain_error" "St16invalid_argument" "St12length_error" "St12out_of_range"
        "St13runtime_error" "St11range_error" "St14overflow_error" "St15underflow_error"
    },
];

/// The functions of the library that only throw: of which class, and whether they are given a text.
pub(in crate::host) const THROWERS: &[(&str, Builtin)] = &[
    ("_ZSt19__throw_logic_errorPKc", |call| throw_text(call, "St11logic_error")),
    ("_ZSt20__throw_domain_errorPKc", |call| throw_text(call, "St12domain_error")),
    ("_ZSt24__throw_invalid_argumentPKc", |call| throw_text(call, "St16invalid_argument")),
    ("_ZSt20__throw_length_errorPKc", |call| throw_text(call, "St12length_error")),
    ("_ZSt20__throw_out_of_rangePKc", |call| throw_text(call, "St12out_of_range")),
    ("_ZSt24__throw_out_of_range_fmtPKcz", throw_format),
    ("_ZSt21__throw_runtime_errorPKc", |call| throw_text(call, "St13runtime_error")),
    ("_ZSt19__throw_range_errorPKc", |call| throw_text(call, "St11range_error")),
    ("_ZSt22__throw_overflow_errorPKc", |call| throw_text(call, "St14overflow_error")),
    ("_ZSt23__throw_underflow_errorPKc", |call| throw_text(call, "St15underflow_error")),
    ("_ZSt17__throw_bad_allocv", |call| throw(call, "St9bad_alloc", None)),
    ("_ZSt28__throw_bad_array_new_lengthv", |call| throw(call, "St20bad_array_new_length", None)),
    ("__cxa_throw_bad_array_new_length", |call| throw(call, "St20bad_array_new_length", None)),
    ("_ZSt16__throw_bad_castv", |call| throw(call, "St8bad_cast", None)),
    ("__cxa_bad_cast", |call| throw(call, "St8bad_cast", None)),
    ("_ZSt18__throw_bad_typeidv", |call| throw(call, "St10bad_typeid", None)),
    ("__cxa_bad_typeid", |call| throw(call, "St10bad_typeid", None)),
    ("_ZSt25__throw_bad_function_callv", |call| throw(call, "St17bad_function_call", None)),
];

impl Cpp {
    /// The virtual table of a class with this mangled name, made when it is first asked for. `function` gives
    /// addresses of the library's functions.
    pub(super) fn class_table(
        &mut self,
        memory: &mut Memory,
        mangled: &str,
        function: &dyn Fn(&str) -> u64,
    ) -> Option<u64> {
        let class = find(mangled)?;
        if let Some(&known) = self.class_tables.get(class.mangled) {
            return Some(known);
        }
        let info = self.types.info(memory, mangled)?;
        let names = ["_ZN{}D1Ev", "_ZN{}D0Ev", "_ZNK{}4whatEv"];
        let [complete, deleting, what] = names.map(|name| function(&name.replace("{}", mangled)));
        // The distance to the start of the object, the type, the functions.
        let words: Vec<u8> =
            [0, info, complete, deleting, what].into_iter().flat_map(u64::to_le_bytes).collect();
        let table = memory.define_global(words.len() as u64, 16, true);
        memory.initialise(table, &words);
        self.class_tables.insert(class.mangled, table);
        Some(table)
    }
}

/// Makes `object` one of the class, with a text of its own if there is one.
fn construct(
    call: &mut HostCall<'_, '_>,
    object: u64,
    mangled: &str,
    text: Option<&[u8]>,
) -> Result<(), Stop> {
    let interp = &mut *call.interp;
    let program = &interp.program;
    let address = |name: &str| program.builtin_address(name);
    let table = interp.exceptions.cpp.class_table(&mut interp.memory, mangled, &address);
    interp.memory.write_int(object, 8, table.unwrap_or(0) + 16)?;
    if let Some(text) = text {
        let block = super::allocate(&mut interp.memory, text.len() as u64 + 1)?;
        interp.memory.bytes_mut(block, text.len() as u64)?.copy_from_slice(text);
        interp.memory.write_int(block + text.len() as u64, 1, 0)?;
        interp.memory.write_int(object.wrapping_add(8), 8, block)?;
    }
    Ok(())
}

fn from_text(call: &mut HostCall<'_, '_>, mangled: &str) -> HostResult {
    let (object, text) = (call.arg(0)?, call.string(1)?);
    construct(call, object, mangled, Some(&text))?;
    Ok(0)
}

/// From a `std::string`: a pointer to its text, and the length.
fn from_string(call: &mut HostCall<'_, '_>, mangled: &str) -> HostResult {
    let (object, string) = (call.arg(0)?, call.arg(1)?);
    let (start, len) = (call.mem().read_int(string, 8)?, call.mem().read_int(string.wrapping_add(8), 8)?);
    let text = call.mem().bytes(start, len)?.to_vec();
    construct(call, object, mangled, Some(&text))?;
    Ok(0)
}

fn copy(call: &mut HostCall<'_, '_>, mangled: &str) -> HostResult {
    let (object, from) = (call.arg(0)?, call.arg(1)?);
    let text = call.mem().c_string(call.mem().read_int(from.wrapping_add(8), 8)?)?.to_vec();
    construct(call, object, mangled, Some(&text))?;
    Ok(0)
}

fn destroy(call: &mut HostCall<'_, '_>) -> HostResult {
    let text = call.mem().read_int(call.arg(0)?.wrapping_add(8), 8)?;
    call.memory().release(text)?;
    Ok(0)
}

fn destroy_and_delete(call: &mut HostCall<'_, '_>) -> HostResult {
    destroy(call)?;
    delete(call)
}

fn delete(call: &mut HostCall<'_, '_>) -> HostResult {
    let object = call.arg(0)?;
    call.memory().release(object)?;
    Ok(0)
}

fn nothing(_: &mut HostCall<'_, '_>) -> HostResult {
    Ok(0)
}

fn own_text(call: &mut HostCall<'_, '_>) -> HostResult {
    Ok(call.mem().read_int(call.arg(0)?.wrapping_add(8), 8)?)
}

fn constant_text(call: &mut HostCall<'_, '_>, mangled: &str) -> HostResult {
    let Some(class) = find(mangled) else {
        return Err(TrapKind::Malformed("a class that the library does not have".into()).into());
    };
    let interp = &mut *call.interp;
    let size = class.text.len() as u64 + 1;
    let text = interp.libc.static_object(&mut interp.memory, class.text, size);
    interp.memory.initialise(text, class.text.as_bytes());
    Ok(text)
}

/// Throws an object of the class.
pub(super) fn throw(call: &mut HostCall<'_, '_>, mangled: &str, text: Option<&[u8]>) -> HostResult {
    let object = super::exceptions::make(call, 16)?;
    construct(call, object, mangled, text)?;
    let interp = &mut *call.interp;
    let info = interp.exceptions.cpp.types.info(&mut interp.memory, mangled).unwrap_or(0);
    let destructor = interp.program.builtin_address(&format!("_ZN{mangled}D1Ev"));
    Err(super::exceptions::throw(call, object, info, destructor))
}

fn throw_text(call: &mut HostCall<'_, '_>, mangled: &str) -> HostResult {
    let text = call.string(0)?;
    throw(call, mangled, Some(&text))
}

/// The format has `%zu`, `%s` and `%%`.
fn throw_format(call: &mut HostCall<'_, '_>) -> HostResult {
    let format = call.string(0)?;
    let text = crate::host::format::format(call, &format, crate::host::VarArgs::Direct { next: 1 })?;
    throw(call, "St12out_of_range", Some(&text))
}
