//! All functions of the C library, by name.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::call::{Builtin, CCall};
use super::functions::FUNCTIONS;
use super::native::Native;
use super::state::Libc;
use super::{ctype, scan, sort, stdio, stdlib, string, time};
use crate::host::Host;
use crate::machine::HostResult;
use crate::trap::TrapKind;

/// The functions that are code, by their heading in the documentation.
const CODE: &[(&str, &[(&str, Builtin)])] = &[
    ("`<ctype.h>`", ctype::TABLE),
    ("`<stdio.h>`", stdio::TABLE),
    ("`<stdio.h>`", scan::TABLE),
    ("`<stdlib.h>`", stdlib::TABLE),
    ("`<stdlib.h>`", sort::TABLE),
    ("`<string.h>`", string::TABLE),
    ("`<time.h>`", time::TABLE),
];

/// A function of the C library.
#[derive(Clone, Copy)]
enum Function {
    Code(Builtin),
    Native(&'static Native),
}

/// The functions of the C library: the header, or other heading, and the name of each.
pub fn library_functions() -> impl Iterator<Item = (&'static str, &'static str)> {
    let code = CODE.iter().flat_map(|&(group, table)| table.iter().map(move |&(name, _)| (group, name)));
    code.chain(FUNCTIONS.iter().map(|native| (native.group, native.name)))
}

/// The functions, and their numbers by name; made once per process.
fn functions() -> &'static (Vec<Function>, FxHashMap<&'static str, u32>) {
    static ALL: OnceLock<(Vec<Function>, FxHashMap<&'static str, u32>)> = OnceLock::new();
    ALL.get_or_init(|| {
        let code = CODE.iter().flat_map(|(_, table)| table.iter().map(|&(_, code)| Function::Code(code)));
        let all = code.chain(FUNCTIONS.iter().map(Function::Native)).collect();
        (all, library_functions().zip(0..).map(|((_, name), number)| (name, number)).collect())
    })
}

/// The name of the function that glibc's headers declare under `name`: C23's conversions of numbers,
/// functions without locks, and functions of `<string.h>` with a check, whose last argument is the
/// destination's size.
fn plain_name(name: &str) -> &str {
    let of_standard = name.strip_prefix("__isoc99_").or_else(|| name.strip_prefix("__isoc23_"));
    let checked = name.strip_prefix("__").and_then(|name| name.strip_suffix("_chk"));
    let checked = checked.filter(|name| ["mem", "str", "stp"].iter().any(|head| name.starts_with(head)));
    of_standard.or(checked).or_else(|| name.strip_suffix("_unlocked")).unwrap_or(name)
}

impl<'m> Host<'m> for Libc<'m> {
    fn find(name: &str) -> Option<u32> {
        let numbers = &functions().1;
        numbers.get(name).or_else(|| numbers.get(plain_name(name))).copied()
    }

    fn call(call: &mut CCall<'_, 'm>, number: u32) -> HostResult {
        match functions().0.get(number as usize) {
            Some(Function::Code(code)) => code(call),
            Some(Function::Native(native)) => native.perform(call),
            None => Err(TrapKind::Malformed("a host function that does not exist".into()).into()),
        }
    }

    fn data(&self, name: &str) -> Option<u64> {
        self.object(name)
    }

    fn thread_pointer(&self) -> u64 {
        self.thread
    }

    fn flush(&mut self) -> Result<(), TrapKind> {
        self.flush_outputs()
    }
}
