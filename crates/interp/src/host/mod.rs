//! The host's functions: what a program calls but does not contain.
//!
//! Every function is an entry in a table of names; an embedder adds entries with
//! [`Interpreter::define_host`](super::Interpreter::define_host). A function gets a [`HostCall`]: its
//! arguments, the memory, and a means to call back into the program. Common functions of libc, libm and
//! libgcc are here, by header: they work on the interpreted memory with all its checks, and their behaviour
//! follows glibc where C leaves a choice.

mod cpp;
mod ctype;
mod environment;
mod format;
mod forward;
mod input;
mod libc;
mod libgcc;
mod long_double;
mod math;
mod native;
mod native_stream;
mod random;
mod rust;
mod scan;
mod signals;
mod sort;
mod stdio;
mod stdlib;
mod streams;
mod string;
mod symbol;
mod threads;
mod time;

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use sheave_ir::{Purpose, Signature};

pub(super) use long_double::square_root;

use super::x87::F80;
use crate::machine::{HostCall, HostResult, Interpreter};
use crate::memory::Memory;
use crate::trap::{Stop, TrapKind};

pub(super) use cpp::Cpp;
pub(super) use libc::Libc;
pub(crate) use rust::{data as data_of_rust, path as path_of_rust};

/// A function that comes with the interpreter.
type Builtin = for<'a, 'm> fn(&mut HostCall<'a, 'm>) -> HostResult;

/// The tables of the functions that come with the interpreter, and what the documentation calls them.
const TABLES: &[(&str, &[(&str, Builtin)])] = &[
    ("`<ctype.h>`", ctype::TABLE),
    ("`<math.h>`", math::TABLES[0]),
    ("`<math.h>`", math::TABLES[1]),
    ("`<math.h>`", long_double::TABLES[0]),
    ("`<math.h>`", long_double::TABLES[1]),
    ("`<stdio.h>`, files and folders", stdio::TABLE),
    ("`<stdio.h>`, files and folders", input::TABLE),
    ("`<stdio.h>`, files and folders", scan::TABLE),
    ("`<stdlib.h>` and the start of a program", stdlib::TABLE),
    ("`<stdlib.h>` and the start of a program", sort::TABLE),
    ("`<stdlib.h>` and the start of a program", environment::TABLE),
    ("`<string.h>`", string::TABLE),
    ("`<signal.h>`", signals::TABLE),
    ("`<pthread.h>` and `<sched.h>`", threads::TABLE),
    ("`<time.h>`", time::TABLE),
    ("Performed by the C library of the process, and only computing", forward::TABLES[0]),
    ("Performed by the C library of the process", forward::TABLES[1]),
    ("Performed by the C library of the process", forward::TABLES[2]),
    ("Of compilers", libgcc::TABLE),
    ("The run-time library of C++", cpp::TABLES[0]),
    ("The run-time library of C++", cpp::TABLES[1]),
    ("The run-time library of C++", cpp::TABLES[2]),
    ("The run-time library of C++", cpp::TABLES[3]),
    ("The run-time library of C++", cpp::TABLES[4]),
    ("The run-time library of C++", cpp::TABLES[5]),
    ("The run-time library of C++", cpp::TABLES[6]),
    ("The run-time library of C++", cpp::TABLES[7]),
    ("The run-time library of C++", cpp::TABLES[8]),
    ("The run-time library of C++", cpp::TABLES[9]),
    ("The run-time library of C++", cpp::TABLES[10]),
    ("The run-time library of C++", cpp::TABLES[11]),
    ("The run-time library of C++", cpp::TABLES[12]),
    ("The run-time library of C++", cpp::TABLES[13]),
    ("The run-time library of C++", cpp::TABLES[14]),
    ("The run-time library of C++", cpp::TABLES[15]),
    ("The standard library of Rust, by paths", rust::TABLES[0]),
    ("The standard library of Rust, by paths", rust::TABLES[1]),
    ("The standard library of Rust, by paths", rust::TABLES[2]),
    ("The standard library of Rust, by paths", rust::TABLES[3]),
    ("The standard library of Rust, by paths", rust::TABLES[4]),
    ("The standard library of Rust, by paths", rust::TABLES[5]),
    ("The standard library of Rust, by paths", rust::TABLES[6]),
    ("The standard library of Rust, by paths", rust::TABLES[7]),
];

/// The names of the functions that come with the interpreter, each with what it belongs to: a header, mostly.
/// Those that belong together follow each other.
pub fn library_functions() -> impl Iterator<Item = (&'static str, &'static str)> {
    TABLES.iter().flat_map(|&(group, table)| table.iter().map(move |&(name, _)| (group, name)))
}

/// The functions that come with the interpreter, and their numbers by name; made once per process.
fn builtins() -> &'static (Vec<Builtin>, FxHashMap<&'static str, u32>) {
    static BUILTINS: OnceLock<(Vec<Builtin>, FxHashMap<&'static str, u32>)> = OnceLock::new();
    BUILTINS.get_or_init(|| {
        let all = TABLES.iter().flat_map(|&(_, table)| table);
        let names = all.clone().enumerate().map(|(i, &(name, _))| (name, i as u32)).collect();
        (all.map(|&(_, builtin)| builtin).collect(), names)
    })
}

/// How many functions come with the interpreter.
pub(super) fn n_builtins() -> u32 {
    builtins().0.len() as u32
}

/// The number of the function called `name` that comes with the interpreter. Those of Rust are found by their
/// symbols.
pub(super) fn find_builtin(name: &str) -> Option<u32> {
    let numbers = &builtins().1;
    let number = numbers.get(name).or_else(|| numbers.get(&*rust::path(name)?));
    let number = number.or_else(|| numbers.get(&*rust::instance(name)?));
    number.copied()
}

impl<'m> HostCall<'_, 'm> {
    /// The bits of the argument `index`, zero above its type's width.
    ///
    /// # Errors
    /// Where the program passes fewer arguments.
    pub fn arg(&self, index: usize) -> Result<u64, Stop> {
        let missing =
            || TrapKind::Malformed("a call passes too few arguments to a function of the host".into());
        self.args.get(index).copied().ok_or_else(|| missing().into())
    }

    /// All arguments.
    pub fn args(&self) -> &[u64] {
        self.args
    }

    /// The signature of the call; `None` where the host itself calls.
    pub fn signature(&self) -> Option<&'m Signature> {
        self.signature
    }

    /// The program's memory.
    pub fn memory(&mut self) -> &mut Memory {
        &mut self.interp.memory
    }

    /// Sets the second result, for functions that return two registers.
    pub fn set_second(&mut self, bits: u64) {
        self.second = bits;
    }

    /// Calls the function at `addr` and gives its first result; arguments that are missing are zero.
    ///
    /// # Errors
    /// Whatever stops the program there; pass it on.
    pub fn call(&mut self, addr: u64, args: &[u64]) -> Result<u64, Stop> {
        let site = self.interp.memory.site;
        let result = self.interp.call_address(addr, args);
        // What this function does next is not done where the program was last.
        self.interp.memory.site = site;
        result
    }

    /// Writes to the program's standard output.
    ///
    /// # Errors
    /// Where the output refuses.
    pub fn write_stdout(&mut self, bytes: &[u8]) -> Result<(), Stop> {
        Ok(self.interp.libc.write(1, bytes)?)
    }

    fn int(&self, index: usize) -> Result<i32, Stop> {
        Ok(self.arg(index)? as i32)
    }

    fn f64(&self, index: usize) -> Result<f64, Stop> {
        Ok(f64::from_bits(self.arg(index)?))
    }

    fn f32(&self, index: usize) -> Result<f32, Stop> {
        Ok(f32::from_bits(self.arg(index)? as u32))
    }

    /// The 80-bit float at the address in the argument `index`.
    fn f80(&self, index: usize) -> Result<F80, Stop> {
        Ok(F80::from_bytes(read_x87(self.mem(), self.arg(index)?)?))
    }

    /// The 128-bit integer in the arguments from `index` on, the low half first.
    fn pair(&self, index: usize) -> Result<u128, Stop> {
        Ok(u128::from(self.arg(index)?) | u128::from(self.arg(index + 1)?) << 64)
    }

    fn string(&self, index: usize) -> Result<Vec<u8>, Stop> {
        Ok(self.interp.memory.c_string(self.arg(index)?)?.to_vec())
    }

    fn libc(&mut self) -> &mut Libc<'m> {
        &mut self.interp.libc
    }

    fn mem(&self) -> &Memory {
        &self.interp.memory
    }

    fn set_errno(&mut self, code: u64) -> Result<(), Stop> {
        let addr = self.interp.libc.errno;
        Ok(self.interp.memory.write_int(addr, 4, code)?)
    }
}

/// Variable arguments: those of the call, or those that a `va_list` names.
#[derive(Clone, Copy, Debug)]
enum VarArgs {
    /// Of the call; the index of the next one.
    Direct {
        /// The next one.
        next: usize,
    },
    /// A `va_list` in memory.
    List {
        /// Its address.
        addr: u64,
    },
}

impl VarArgs {
    /// The next integer or pointer.
    fn int(&mut self, call: &mut HostCall<'_, '_>) -> Result<u64, Stop> {
        match self {
            VarArgs::Direct { next } => {
                *next += 1;
                call.arg(*next - 1)
            }
            VarArgs::List { addr } => Ok(list_slot(call.memory(), *addr, 0, 48, 8)?),
        }
    }

    /// The bits of the next double.
    fn double(&mut self, call: &mut HostCall<'_, '_>) -> Result<u64, Stop> {
        match self {
            VarArgs::Direct { .. } => self.int(call),
            VarArgs::List { addr } => Ok(list_slot(call.memory(), *addr, 4, 176, 16)?),
        }
    }

    /// The bytes of the next 80-bit float.
    fn long_double(&mut self, call: &mut HostCall<'_, '_>) -> Result<[u8; 10], Stop> {
        let addr = match self {
            VarArgs::Direct { next } => {
                let param = call.signature.and_then(|signature| signature.params.get(*next));
                if param.is_some_and(|param| !matches!(param.purpose, Purpose::ByVal { .. })) {
                    // The program promised a long double and passed something else: any bits will do.
                    *next += 1;
                    return Ok([0; 10]);
                }
                self.int(call)?
            }
            VarArgs::List { addr } => {
                let memory = call.memory();
                let place = memory.read_int(*addr + 8, 8)?.next_multiple_of(16);
                memory.write_int(*addr + 8, 8, place + 16)?;
                place
            }
        };
        Ok(read_x87(call.memory(), addr)?)
    }
}

/// Takes the next eight bytes of a `va_list`: from the save area while its offset (at `field`) is below
/// `end`.
fn list_slot(memory: &mut Memory, list: u64, field: u64, end: u64, step: u64) -> Result<u64, TrapKind> {
    let offset = memory.read_int(list.wrapping_add(field), 4)?;
    if offset < end {
        memory.write_int(list.wrapping_add(field), 4, offset + step)?;
        let save = memory.read_int(list.wrapping_add(16), 8)?;
        memory.read_int(save.wrapping_add(offset), 8)
    } else {
        let place = memory.read_int(list.wrapping_add(8), 8)?;
        memory.write_int(list.wrapping_add(8), 8, place.wrapping_add(8))?;
        memory.read_int(place, 8)
    }
}

/// The ten bytes of the 80-bit float at `addr`.
fn read_x87(memory: &Memory, addr: u64) -> Result<[u8; 10], TrapKind> {
    Ok(memory.bytes(addr, 10)?.try_into().unwrap_or([0; 10]))
}

impl<'m> Interpreter<'m> {
    /// Calls the function of the host with this number; gives its two results.
    pub(super) fn call_host(
        &mut self,
        host: u32,
        signature: Option<&'m Signature>,
        args: &[u64],
    ) -> Result<(u64, u64), Stop> {
        let (functions, _) = builtins();
        self.memory.site = self.site();
        if let Some(function) = functions.get(host as usize) {
            let mut call = HostCall { interp: self, args, signature, second: 0 };
            let first = function(&mut call)?;
            return Ok((first, call.second));
        }
        let own = self.host_functions.get(host as usize - functions.len()).cloned();
        let own = own.ok_or_else(|| TrapKind::Malformed("a host function that does not exist".into()))?;
        let mut call = HostCall { interp: self, args, signature, second: 0 };
        let first = own(&mut call)?;
        Ok((first, call.second))
    }
}
