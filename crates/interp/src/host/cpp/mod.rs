//! The run-time library of C++: exceptions, the classes that it throws itself, memory, and what strings,
//! containers and streams have in `libstdc++.so`. What headers have is compiled into the program.

mod classes;
mod containers;
mod exceptions;
mod memory;
mod names;
mod streams;
mod string_edit;
mod strings;
mod terminate;
mod threads;
mod trees;
mod types;

use rustc_hash::FxHashMap;

use super::Builtin;
use crate::memory::Memory;
use crate::trap::TrapKind;
use types::Types;

pub(super) const TABLES: [&[(&str, Builtin)]; 16] = [
    classes::TABLES[0],
    classes::TABLES[1],
    classes::THROWERS,
    exceptions::TABLE,
    memory::TABLE,
    strings::TABLE,
    string_edit::TABLE,
    containers::TABLE,
    trees::TABLE,
    streams::TABLES[0],
    streams::TABLES[1],
    streams::TABLES[2],
    streams::TABLES[3],
    streams::TABLES[4],
    terminate::TABLE,
    threads::TABLE,
];

/// Bytes before the object that is thrown: what the unwinder and the library remember. Landing pads get the
/// address of the last part of it, which every language has.
const HEADER: u64 = 128;
/// That part, `_Unwind_Exception`.
const UNWIND_HEADER: u64 = 32;

/// What the run-time library remembers.
#[derive(Default)]
pub(crate) struct Cpp {
    types: Types,
    /// Addresses of the virtual tables of the library's classes, by their mangled names.
    class_tables: FxHashMap<&'static str, u64>,
    /// What is thrown, by the address that landing pads get.
    exceptions: FxHashMap<u64, Exception>,
    /// What handlers have taken and not left yet, the last one last.
    caught: Vec<u64>,
    /// How many exceptions are thrown that no handler has taken.
    n_uncaught: u32,
    /// The program's own functions for these cases, or zero.
    terminate_handler: u64,
    new_handler: u64,
    /// `std::terminate` is active.
    is_terminating: bool,
    /// Where the function is that `std::call_once` calls.
    once_call: u64,
    /// What streams read and write.
    buffers: streams::Buffers,
    /// Virtual tables of streams, by class and part.
    stream_tables: FxHashMap<(&'static str, u64), u64>,
}

/// An exception of C++.
#[derive(Clone, Copy, Debug)]
struct Exception {
    /// The `type_info`.
    info: u64,
    destructor: u64,
    /// The object as the handler sees it: a base of it, or the value of a pointer.
    object: u64,
    /// Handlers that are active; negative while it is thrown again.
    handlers: i32,
}

impl Cpp {
    /// The address of the library's data object called `name`, made when it is first asked for. `function`
    /// gives addresses of the library's functions.
    pub(crate) fn data(
        &mut self,
        memory: &mut Memory,
        name: &str,
        function: &dyn Fn(&str) -> u64,
    ) -> Option<u64> {
        match name.strip_prefix("_ZTVSt") {
            Some(_) => self.class_table(memory, &name["_ZTV".len()..], function),
            None => {
                let found = self.stream_data(memory, name).or_else(|| self.once_data(memory, name));
                found.or_else(|| self.types.data(memory, name))
            }
        }
    }

    /// The object of an exception.
    pub(crate) fn object(&self, exception: u64) -> u64 {
        exception.wrapping_add(UNWIND_HEADER)
    }

    /// A handler is entered that sees the object at this address.
    pub(crate) fn set_object(&mut self, exception: u64, object: u64) {
        if let Some(exception) = self.exceptions.get_mut(&exception) {
            exception.object = object;
        }
    }

    /// As [`Types::catches`].
    ///
    /// # Errors
    /// As there.
    pub(crate) fn catches(
        &self,
        memory: &Memory,
        wanted: u64,
        thrown: u64,
        object: u64,
    ) -> Result<Option<u64>, TrapKind> {
        self.types.catches(memory, wanted, thrown, object)
    }
}

/// A heap block for the library itself.
fn allocate(memory: &mut Memory, size: u64) -> Result<u64, TrapKind> {
    memory.allocate(size, 16).ok_or_else(|| TrapKind::Host("no memory for an exception".into()))
}
