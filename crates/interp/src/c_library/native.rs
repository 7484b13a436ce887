//! Functions of the process's C library, on the program's memory.
//!
//! A row of the table ([`functions`](super::functions)) has a name, the real function, the kind of each
//! argument, and the kind of the result. [`Native::perform`] first checks every argument: each byte that the
//! function may read or write belongs to a live object of the program, and the bytes that it writes overlap
//! no others. Then it calls the function with addresses of the interpreter's own memory, and translates
//! addresses in the result back. Functions that keep an address beyond the call are not rows but code: memory
//! may move when it grows.
//!
//! Example: `strncat(dest, source, n)` is `(Append(1), Bounded(2), Int) -> Pointer`. `dest` is a text that
//! can be extended by the text of argument 1, of which at most as many bytes are read as the value of
//! argument 2.

#![allow(unsafe_code, reason = "calls functions of the C library")]

use smallvec::SmallVec;

use super::call::CCall;
use super::symbol::Symbol;
use super::trampoline::Registers;
use crate::machine::HostResult;
use crate::trap::{Stop, TrapKind};

/// An argument.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// An integer.
    Int,
    /// A `float` or `double`.
    Float,
    /// A `long double`; the program passes its address.
    LongDouble,
    /// A character or `EOF`.
    Char,
    /// A C string.
    Text,
    /// A C string of which at most as many bytes are read as the value of the argument with this index.
    Bounded(usize),
    /// Bytes that are read: as many as the value of the argument with this index.
    Read(usize),
    /// Bytes that are written: as many as the value of the argument with this index.
    Write(usize),
    /// So many bytes that are written, or updated.
    Out(u64),
    /// Bytes that get a copy of the text in the argument with this index.
    Copy(usize),
    /// A C string that is extended by the text in the argument with this index.
    Append(usize),
    /// Null, or a variable that gets the address at which reading the first argument ended.
    End,
}

/// A result.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Gives {
    /// None, or integers in one or two registers.
    Int,
    /// Floats in one or two registers.
    Float,
    /// An address in an argument, or null.
    Pointer,
    /// A `long double`, stored at the address that follows the arguments.
    LongDouble,
    /// Two of them, stored at the two addresses that follow the arguments.
    LongDoubles,
}

/// A function of the C library: a row of the table.
pub(super) struct Native {
    /// Its heading in the documentation.
    pub(super) group: &'static str,
    pub(super) name: &'static str,
    pub(super) function: &'static Symbol,
    pub(super) args: &'static [Kind],
    pub(super) gives: Gives,
}

/// Bytes that a function accesses.
struct Range {
    /// The program's address.
    start: u64,
    /// The process's address.
    native: u64,
    len: u64,
    written: bool,
}

impl Range {
    fn overlaps(&self, other: &Range) -> bool {
        let is_before = |a: &Range, b: &Range| a.start + a.len <= b.start;
        self.len > 0 && other.len > 0 && !is_before(self, other) && !is_before(other, self)
    }
}

impl Native {
    /// Checks the arguments, calls the function, and returns its result.
    pub(super) fn perform(&self, call: &mut CCall<'_, '_>) -> HostResult {
        let Some(function) = self.function.address() else {
            return Err(TrapKind::UnresolvedSymbol(self.name.into()).into());
        };
        let mut registers = Registers::default();
        let (mut n_ints, mut n_floats, mut n_long) = (0, 0, 0);
        let mut ranges: SmallVec<[Range; 4]> = SmallVec::new();
        let mut end = 0_u64;
        for (index, &kind) in self.args.iter().enumerate() {
            let value = call.arg(index)?;
            match kind {
                Kind::Float => {
                    registers.floats[n_floats] = value;
                    n_floats += 1;
                    continue;
                }
                Kind::LongDouble => {
                    registers.long_doubles[n_long][..10].copy_from_slice(call.mem().bytes(value, 10)?);
                    n_long += 1;
                    continue;
                }
                _ => {}
            }
            registers.ints[n_ints] = match kind {
                Kind::Int => value,
                Kind::Char => self.character(index, value)?,
                Kind::End if value == 0 => 0,
                Kind::End => {
                    call.memory().bytes_mut(value, 8)?;
                    (&raw mut end).expose_provenance() as u64
                }
                _ => {
                    let range = self.range(call, index)?;
                    let native = range.native;
                    ranges.push(range);
                    native
                }
            };
            n_ints += 1;
        }
        self.check_overlap(&ranges)?;
        let n_x87 = match self.gives {
            Gives::LongDouble => 1,
            Gives::LongDoubles => 2,
            _ => 0,
        };
        // SAFETY: the row has the function's parameters, none of which are variable. Every byte that it
        // accesses is in the interpreter's memory, which is borrowed here and does not move meanwhile.
        let errno = unsafe {
            *libc::__errno_location() = 0;
            registers.call(function, n_x87);
            *libc::__errno_location()
        };
        if errno != 0 {
            call.set_errno(errno)?;
        }
        if let Some(place) = self.args.iter().position(|kind| matches!(kind, Kind::End))
            && call.arg(place)? != 0
        {
            let (place, addr) = (call.arg(place)?, self.address(&ranges, end)?);
            call.memory().write_int(place, 8, addr)?;
        }
        self.result(call, &registers, &ranges, n_x87)
    }

    /// The bytes that the function accesses through the argument `index`; all of them may be accessed.
    fn range(&self, call: &mut CCall<'_, '_>, index: usize) -> Result<Range, Stop> {
        let start = call.arg(index)?;
        let len = match self.args[index] {
            Kind::Read(n) | Kind::Write(n) => call.arg(n)?,
            Kind::Out(size) => size,
            Kind::Copy(source) => self.text_len(call, source)? + 1,
            Kind::Append(source) => {
                call.mem().c_string(start)?.len() as u64 + self.text_len(call, source)? + 1
            }
            Kind::Bounded(n) => {
                let (text, limit) = (self.text_len(call, index)?, call.arg(n)?);
                if text == limit { text } else { text + 1 }
            }
            _ => self.text_len(call, index)? + 1,
        };
        let written =
            matches!(self.args[index], Kind::Write(_) | Kind::Out(_) | Kind::Copy(_) | Kind::Append(_));
        if written {
            call.memory().bytes_mut(start, len)?;
        } else {
            call.mem().bytes(start, len)?;
        }
        let native = call.memory().pointer(start).expose_provenance() as u64;
        Ok(Range { start, native, len, written })
    }

    /// The length of the text in the argument `index`, without its NUL.
    fn text_len(&self, call: &CCall<'_, '_>, index: usize) -> Result<u64, Stop> {
        let start = call.arg(index)?;
        Ok(match self.args[index] {
            Kind::Bounded(n) => call.mem().bounded_string(start, call.arg(n)?)?.len() as u64,
            _ => call.mem().c_string(start)?.len() as u64,
        })
    }

    /// A character in the range of the tables of `<ctype.h>`.
    fn character(&self, index: usize, value: u64) -> HostResult {
        let c = value as i32;
        if (-128..=255).contains(&c) {
            return Ok(value);
        }
        let what = format!("argument {} of `{}` is {c}, which is no character", index + 1, self.name);
        Err(TrapKind::Host(what.into()).into())
    }

    fn check_overlap(&self, ranges: &[Range]) -> Result<(), Stop> {
        for (i, a) in ranges.iter().enumerate() {
            if ranges[..i].iter().any(|b| (a.written || b.written) && a.overlaps(b)) {
                let what = format!("the arguments of `{}` overlap", self.name);
                return Err(TrapKind::Host(what.into()).into());
            }
        }
        Ok(())
    }

    /// The program's address for one that the function returned.
    fn address(&self, ranges: &[Range], native: u64) -> HostResult {
        let inside = ranges.iter().find(|range| native.wrapping_sub(range.native) <= range.len);
        let address = inside.map(|range| range.start + (native - range.native));
        address.ok_or_else(|| TrapKind::Host(format!("`{}` gives no address", self.name).into()).into())
    }

    fn result(
        &self,
        call: &mut CCall<'_, '_>,
        registers: &Registers,
        ranges: &[Range],
        n_x87: usize,
    ) -> HostResult {
        for (i, value) in registers.long_doubles[..n_x87].iter().enumerate() {
            let place = call.arg(self.args.len() + i)?;
            call.memory().bytes_mut(place, 10)?.copy_from_slice(&value[..10]);
        }
        match self.gives {
            Gives::Float => {
                call.set_second(registers.floats[1]);
                Ok(registers.floats[0])
            }
            Gives::Pointer if registers.ints[0] != 0 => self.address(ranges, registers.ints[0]),
            _ => {
                call.set_second(registers.ints[1]);
                Ok(registers.ints[0])
            }
        }
    }
}
