//! Exception tables of functions that catch exceptions or clean up after them: the language-specific
//! data area (`.gcc_except_table`).
//!
//! The unwinder finds the table through the function's entry in `.eh_frame`, and the *personality*, the
//! routine of the language, reads it: the ranges of calls, their landing pads, and the clauses of these in
//! order. The format is not standardised; this is that of GCC and LLVM,
//! which the personalities of libgcc, libstdc++, libc++abi and Rust's standard library read (Alexander
//! Samoilov and others, "Itanium C++ ABI: Exception Handling", and GCC's `unwind-pe.h`):
//!
//! ```text
//! encodings: base of landing pads (omitted: the function), of types, length up to the types
//! call sites: start, length, landing pad (zero: none), 1 + offset of the first action (zero: clean-up only)
//! actions: a clause (a type's number, a filter's negative one, zero for clean-up); distance to the next
//! types: addresses of type descriptions, from the last to the first; null catches everything
//! filters: lists of types' numbers, each ends with zero
//! ```
//!
//! The table of call sites covers all of the function, because the personalities of C++ and Rust end the
//! program if an exception comes out of code that is not in it.

use gimli::leb128::write::Leb128;
use sheave_ir::{PadClause, PadData, Symbol};

use crate::unwind::Addresses;

/// Whether an address is left out, absolute in eight bytes, or the four bytes' distance of a cell that holds
/// the address.
const OMITTED: u8 = 0xff;
const ABSOLUTE: u8 = 0x00;
pub(crate) const INDIRECT: u8 = 0x9b;
const ULEB128: u8 = 0x01;

/// A call that has a landing pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallSite {
    /// The start of the call.
    pub start: u32,
    /// Its end, which is its return address.
    pub end: u32,
    /// The landing pad.
    pub pad: u32,
    /// One more than the offset of its first action, zero for clean-up only.
    pub action: u32,
}

/// The calls of a function that have landing pads, with the clauses of these.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ExceptionTable {
    /// The routine that reads it; none without landing pads.
    pub personality: Option<Symbol>,
    /// The calls, ascending.
    pub sites: Vec<CallSite>,
    /// Bytes of the actions.
    pub actions: Vec<u8>,
    /// The types that clauses mention, by their numbers from one.
    pub types: Vec<Option<Symbol>>,
    /// Bytes of the filters.
    pub filters: Vec<u8>,
}

/// A table's bytes, and which of them belong to types.
pub(crate) struct WrittenTable {
    pub(crate) bytes: Vec<u8>,
    /// Offset and type.
    pub(crate) types: Vec<(usize, Symbol)>,
}

impl ExceptionTable {
    /// Empties it and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.personality = None;
        clear!(self => sites actions types filters);
    }

    /// Adds the clauses of a landing pad; gives the action of its call sites.
    pub(crate) fn add_pad(&mut self, pad: &PadData) -> u32 {
        if pad.clauses.is_empty() {
            return 0;
        }
        let first = self.actions.len() as u32 + 1;
        let n = pad.clauses.len() + usize::from(pad.cleanup);
        for i in 0..n {
            let asked = match pad.clauses.get(i) {
                Some(&PadClause::Catch(ty)) => i64::from(type_number(&mut self.types, ty)),
                Some(PadClause::Filter(types)) => {
                    let number = -1 - self.filters.len() as i64;
                    for &ty in types {
                        let ty = type_number(&mut self.types, ty);
                        uleb128(&mut self.filters, u64::from(ty));
                    }
                    self.filters.push(0);
                    number
                }
                None => 0,
            };
            self.actions.extend_from_slice(Leb128::signed(asked).bytes());
            // The next action follows this byte; the distance counts from it.
            self.actions.push(u8::from(i + 1 < n));
        }
        first
    }

    /// Writes the table of a function with so many bytes of code. Relative types are the distances to cells
    /// with their addresses.
    pub(crate) fn write(&self, code_size: u32, addresses: Addresses) -> WrittenTable {
        let mut calls = Vec::new();
        let mut done = 0;
        let mut site = |start: u32, end: u32, pad: u32, action: u32| {
            for number in [start, end - start, pad, action] {
                uleb128(&mut calls, u64::from(number));
            }
        };
        for call in &self.sites {
            if call.start > done {
                site(done, call.start, 0, 0);
            }
            site(call.start, call.end, call.pad, call.action);
            done = call.end;
        }
        if code_size > done {
            site(done, code_size, 0, 0);
        }
        let (encoding, size) = match addresses {
            Addresses::Absolute => (ABSOLUTE, 8),
            Addresses::Relative => (INDIRECT, 4),
        };
        let mut rest = vec![ULEB128];
        uleb128(&mut rest, calls.len() as u64);
        rest.extend_from_slice(&calls);
        rest.extend_from_slice(&self.actions);
        let mut bytes = vec![OMITTED];
        if self.types.is_empty() && self.filters.is_empty() {
            bytes.push(OMITTED);
        } else {
            bytes.push(encoding);
            uleb128(&mut bytes, (rest.len() + size * self.types.len()) as u64);
        }
        bytes.extend_from_slice(&rest);
        let mut types = Vec::new();
        for ty in self.types.iter().rev() {
            types.extend(ty.map(|symbol| (bytes.len(), symbol)));
            bytes.resize(bytes.len() + size, 0);
        }
        bytes.extend_from_slice(&self.filters);
        WrittenTable { bytes, types }
    }
}

/// The number of a type, which is added if it is new. Types are few, so the search is linear.
pub(crate) fn type_number(types: &mut Vec<Option<Symbol>>, ty: Option<Symbol>) -> u32 {
    let known = types.iter().position(|&other| other == ty);
    let index = known.unwrap_or_else(|| {
        types.push(ty);
        types.len() - 1
    });
    index as u32 + 1
}

fn uleb128(out: &mut Vec<u8>, value: u64) {
    out.extend_from_slice(Leb128::unsigned(value).bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbol(n: u32) -> Symbol {
        Symbol::from_u32(n)
    }

    #[test]
    fn clauses_are_asked_in_their_order() {
        let mut table = ExceptionTable::default();
        let catch = |n| PadClause::Catch(Some(symbol(n)));
        let pad = |cleanup, clauses| PadData { personality: symbol(0), cleanup, clauses };
        assert_eq!(table.add_pad(&pad(true, vec![])), 0);
        assert_eq!(table.add_pad(&pad(true, vec![catch(5), catch(6)])), 1);
        assert_eq!(table.actions, [1, 1, 2, 1, 0, 0]);
        assert_eq!(table.add_pad(&pad(false, vec![catch(6), PadClause::Catch(None)])), 7);
        assert_eq!(table.actions[6..], [2, 1, 3, 0]);
        let filter = PadClause::Filter(vec![Some(symbol(6)), Some(symbol(9))]);
        assert_eq!(table.add_pad(&pad(false, vec![filter, PadClause::Filter(vec![])])), 11);
        assert_eq!(table.actions[10..], [0x7f, 1, 0x7c, 0]);
        assert_eq!(table.filters, [2, 4, 0, 0]);
        assert_eq!(table.types, [Some(symbol(5)), Some(symbol(6)), None, Some(symbol(9))]);
    }

    #[test]
    fn the_table_covers_all_of_the_function() {
        let mut table = ExceptionTable::default();
        table.sites.push(CallSite { start: 10, end: 15, pad: 40, action: 0 });
        let written = table.write(50, Addresses::Absolute);
        assert_eq!(written.bytes, [0xff, 0xff, 1, 12, 0, 10, 0, 0, 10, 5, 40, 0, 15, 35, 0, 0]);
        table.sites[0].action = 1;
        table.actions = vec![1, 0];
        table.types = vec![Some(symbol(3)), None];
        let written = table.write(50, Addresses::Relative);
        let (head, types) = written.bytes.split_at(19);
        assert_eq!(head, [0xff, 0x9b, 24, 1, 12, 0, 10, 0, 0, 10, 5, 40, 1, 15, 35, 0, 0, 1, 0]);
        assert_eq!((types, written.types), (&[0; 8][..], vec![(23, symbol(3))]));
    }
}
