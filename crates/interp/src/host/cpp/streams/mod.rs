//! The streams of C++: `std::cout` and its like, streams on strings and files. Their functions are in
//! `libstdc++.so`, but what headers inline reads their objects, which have its layout therefore: a virtual
//! table that says where the `basic_ios` is, which holds flags, width, precision, state and fill character.
//! What is in a buffer is kept here, by the buffer's address; nothing of it is in the program's memory.
//!
//! Not here: buffers and streams that the program derives classes from, locales, wide characters.

mod files;
mod input;
mod output;
mod state;
mod texts;

use rustc_hash::FxHashMap;

use super::{Builtin, Cpp};
use crate::host::native_stream::NativeStream;
use crate::memory::Memory;

pub(in crate::host) const TABLES: [&[(&str, Builtin)]; 5] =
    [output::TABLE, input::TABLE, state::TABLE, texts::TABLE, files::TABLE];

/// What an open buffer reads and writes.
pub(in crate::host) enum Buffer {
    /// A stream of the C library by its number.
    Standard(usize),
    Text(Text),
    File(NativeStream),
    /// A file buffer without a file.
    Closed,
}

/// The buffer of a stream on a string.
#[derive(Clone, Default)]
pub(in crate::host) struct Text {
    bytes: Vec<u8>,
    /// What is read next.
    read: usize,
    /// Where writing goes on.
    written: usize,
    /// Whether writing starts at the end of a new string.
    at_end: bool,
}

/// The buffers by their addresses.
pub(in crate::host) type Buffers = FxHashMap<u64, Buffer>;

/// A class of streams: its mangled name, where its buffer and its `basic_ios` are, and where its
/// `basic_ostream` is if that is not at the start.
pub(super) struct Class {
    mangled: &'static str,
    buffer: u64,
    ios: u64,
    writes: Option<u64>,
}

/// Bytes of `basic_ostream` and `basic_istream` without their `basic_ios`: where that is in `std::cout` and
/// `std::cin`.
const OSTREAM: u64 = 8;
const ISTREAM: u64 = 16;
/// Bytes of a `basic_ios`.
const IOS: u64 = 264;

/// The standard streams: name, number in the C library, size without its `basic_ios`, flags.
const STANDARD: [(&str, usize, u64, u64); 4] = [
    ("_ZSt3cin", 0, ISTREAM, state::DEFAULT_FLAGS),
    ("_ZSt4cout", 1, OSTREAM, state::DEFAULT_FLAGS),
    ("_ZSt4cerr", 2, OSTREAM, state::DEFAULT_FLAGS | state::UNIT_BUFFER),
    ("_ZSt4clog", 2, OSTREAM, state::DEFAULT_FLAGS),
];

impl Cpp {
    /// A standard stream, made when its address is first asked for, or another object that headers refer to.
    pub(super) fn stream_data(&mut self, memory: &mut Memory, name: &str) -> Option<u64> {
        match name {
            // "There is one thread", for counts of shared pointers.
            "__libc_single_threaded" => {
                let addr = memory.define_global(1, 1, false);
                memory.initialise(addr, &[1]);
                return Some(addr);
            }
            "_ZSt7nothrow" => return Some(memory.define_global(1, 1, true)),
            _ => {}
        }
        let &(_, number, size, flags) = STANDARD.iter().find(|&&(known, ..)| known == name)?;
        let object = memory.define_global(size + IOS, 16, false);
        let table = memory.define_global(40, 16, true);
        memory.initialise(table, &size.to_le_bytes());
        memory.initialise(object, &(table + 24).to_le_bytes());
        let buffer = memory.define_global(64, 16, false);
        for (offset, value) in [(state::PRECISION, 6), (state::FLAGS, flags), (state::BUFFER, buffer)] {
            memory.initialise(object + size + offset, &value.to_le_bytes());
        }
        self.buffers.insert(buffer, Buffer::Standard(number));
        Some(object)
    }
}
