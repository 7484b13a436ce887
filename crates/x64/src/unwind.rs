//! Tables that say how to get from a place in a function to its caller: `.eh_frame`.
//!
//! Debuggers walk the stack with them, and so do `backtrace`, exceptions that pass through, and the cancellation of threads. What
//! a function does to its frame is always the same, so the code generator notes only where ([`FrameCode`]): the
//! registers are pushed, the stack pointer goes down by a constant; before each `ret` and tail call everything goes back. From that
//! an [`UnwindTable`] writes rules that hold at every instruction, except inside inline assembly that pushes.
//!
//! The format is described in the DWARF standard, version 5, section 6.4, and for `.eh_frame` in the Linux Standard Base
//! Core Specification, chapter "Exception Frames". Linear in the number of functions and returns.

use crate::frame::{MAX_UNROLLED_PAGES, PAGE};

/// Where a function makes its frame and where it removes it.
#[derive(Clone, Debug, Default)]
pub struct FrameCode {
    /// The saved registers in the order of their pushes, by their numbers in machine code; `rbp` as the frame pointer not
    /// among them.
    saved: Vec<u8>,
    /// First `rbp` is pushed and made the frame pointer.
    has_pointer: bool,
    /// Bytes that the stack pointer goes down after the pushes.
    size: u32,
    /// Where that is done.
    prologue_end: u32,
    /// Where the instructions that leave stand (returns and tail calls), ascending, and where they end.
    exits: Vec<(u32, u32)>,
    /// Nobody knows what the code does to the stack.
    is_unknown: bool,
    /// Unwinders may not get past the function.
    is_impassable: bool,
}

impl FrameCode {
    /// Forgets everything but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.saved.clear();
        self.exits.clear();
        (self.has_pointer, self.size, self.prologue_end) = (false, 0, 0);
        (self.is_unknown, self.is_impassable) = (false, false);
    }

    /// Notes what the prologue does, and where it ends.
    pub(crate) fn set_prologue(
        &mut self,
        saved: impl IntoIterator<Item = u8>,
        has_pointer: bool,
        size: u32,
        end: u32,
    ) {
        self.saved.extend(saved);
        (self.has_pointer, self.size, self.prologue_end) = (has_pointer, size, end);
    }

    /// Notes that the body is assembly that manages the stack by itself.
    pub(crate) fn set_unknown(&mut self) {
        self.is_unknown = true;
    }

    /// Notes that the function must be the end of the stack to everybody.
    pub(crate) fn set_impassable(&mut self) {
        self.is_impassable = true;
    }

    /// Notes an instruction of `size` bytes that leaves; places come in order.
    pub(crate) fn push_exit(&mut self, at: u32, size: u32) {
        self.exits.push((at, at + size));
    }
}

/// How a table names the places of functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Addresses {
    /// Eight bytes each, absolute.
    Absolute,
    /// Four bytes each, relative to where they stand.
    Relative,
}

/// Numbers of registers in machine code to those of DWARF.
const DWARF: [u8; 16] = [0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15];
const RBP: u8 = 5;
const RSP: u8 = 4;
const R11: u8 = 11;
/// The column of the return address.
const RETURN_ADDRESS: u8 = 16;

/// `DW_CFA_*`.
const ADVANCE: u8 = 0x40;
const ADVANCE_1: u8 = 2;
const ADVANCE_2: u8 = 3;
const ADVANCE_4: u8 = 4;
const OFFSET: u8 = 0x80;
const REMEMBER: u8 = 0x0a;
const RESTORE: u8 = 0x0b;
const DEFINE: u8 = 0x0c;
const DEFINE_REGISTER: u8 = 0x0d;
const DEFINE_OFFSET: u8 = 0x0e;
const NOP: u8 = 0;

/// A table under construction: one entry that all functions share, then one for each.
#[derive(Debug)]
pub(crate) struct UnwindTable {
    bytes: Vec<u8>,
    addresses: Addresses,
}

impl UnwindTable {
    /// A table without functions.
    pub(crate) fn new(addresses: Addresses) -> UnwindTable {
        let encoding = match addresses {
            // DW_EH_PE_absptr; DW_EH_PE_pcrel | DW_EH_PE_sdata4.
            Addresses::Absolute => 0,
            Addresses::Relative => 0x1b,
        };
        let mut bytes = Vec::new();
        let start = begin(&mut bytes);
        // Its own kind, version 1, "zR": the size of what follows, the encoding of addresses.
        bytes.extend_from_slice(&[0, 0, 0, 0, 1, b'z', b'R', 0]);
        // Instructions are aligned to one byte, saved registers to eight, downwards.
        bytes.extend_from_slice(&[1, 0x78, RETURN_ADDRESS, 1, encoding]);
        // On entry the frame's top is eight above the stack pointer, and the return address below it.
        bytes.extend_from_slice(&[DEFINE, DWARF[RSP as usize], 8, OFFSET | RETURN_ADDRESS, 1]);
        end(&mut bytes, start);
        UnwindTable { bytes, addresses }
    }

    /// Adds a function of `size` bytes; gives the place of its address in the table, which is zero so far. A function that
    /// nobody may get past has no entry.
    pub(crate) fn add(&mut self, code: &FrameCode, size: u32) -> Option<usize> {
        if code.is_impassable {
            return None;
        }
        let start = begin(&mut self.bytes);
        // The distance to the shared entry, which is the first.
        let back = self.bytes.len() as u32;
        self.bytes.extend_from_slice(&back.to_le_bytes());
        let at = self.bytes.len();
        match self.addresses {
            Addresses::Absolute => {
                self.bytes.extend_from_slice(&[0; 8]);
                self.bytes.extend_from_slice(&u64::from(size).to_le_bytes());
            }
            Addresses::Relative => {
                self.bytes.extend_from_slice(&[0; 4]);
                self.bytes.extend_from_slice(&size.to_le_bytes());
            }
        }
        self.bytes.push(0);
        if !code.is_unknown {
            Rules { bytes: &mut self.bytes, at: 0, code }.write(size);
        }
        end(&mut self.bytes, start);
        Some(at)
    }

    /// Writes an absolute address where [`UnwindTable::add`] said.
    pub(crate) fn set_address(&mut self, at: usize, address: u64) {
        self.bytes[at..at + 8].copy_from_slice(&address.to_le_bytes());
    }

    /// The table, with the empty entry that ends it where nothing else is going to.
    pub(crate) fn finish(mut self, with_end: bool) -> Vec<u8> {
        if with_end {
            self.bytes.extend_from_slice(&[0; 4]);
        }
        self.bytes
    }
}

/// Starts an entry, whose length comes first.
fn begin(bytes: &mut Vec<u8>) -> usize {
    bytes.extend_from_slice(&[0; 4]);
    bytes.len()
}

/// Fills the entry that starts at `start` up, and writes its length.
fn end(bytes: &mut Vec<u8>, start: usize) {
    bytes.resize(start + (bytes.len() - start + 4).next_multiple_of(8) - 4, NOP);
    let length = (bytes.len() - start) as u32;
    bytes[start - 4..start].copy_from_slice(&length.to_le_bytes());
}

/// Writes the rules of one function.
struct Rules<'a> {
    bytes: &'a mut Vec<u8>,
    /// Rules so far hold from here on.
    at: u32,
    code: &'a FrameCode,
}

/// Bytes of the instruction that pushes or pops a register.
fn push_size(register: u8) -> u32 {
    if register < 8 { 1 } else { 2 }
}

/// Bytes of `mov rbp, rsp`.
const SET_POINTER_SIZE: u32 = 3;
/// Bytes of `sub rsp, 4096`.
const SUB_PAGE_SIZE: u32 = 7;
/// Bytes of `or dword ptr [rsp], 0`.
const TOUCH_SIZE: u32 = 4;
/// Bytes of `lea r11, [rsp - x]` with a large x.
const SET_LIMIT_SIZE: u32 = 8;

impl Rules<'_> {
    fn write(mut self, size: u32) {
        let code = self.code;
        let mut at = 0;
        // The distance from the frame's top to the stack pointer.
        let mut depth = 8;
        if code.has_pointer {
            (at, depth) = (push_size(RBP), 16);
            self.advance(at);
            self.define_offset(depth);
            self.save(RBP, depth);
            at += SET_POINTER_SIZE;
            self.advance(at);
            self.bytes.extend_from_slice(&[DEFINE_REGISTER, DWARF[RBP as usize]]);
        }
        for &register in &code.saved {
            at += push_size(register);
            depth += 8;
            self.advance(at);
            if !code.has_pointer {
                self.define_offset(depth);
            }
            self.save(register, depth);
        }
        if code.size != 0 && !code.has_pointer {
            self.pages(at, depth);
            self.advance(code.prologue_end);
            self.define_offset(depth + code.size);
        }
        for &(exit, next) in &code.exits {
            self.epilogue(exit, next, depth, size);
        }
    }

    /// Between the steps of a prologue, from `at` on, that touches pages on its way down.
    fn pages(&mut self, at: u32, depth: u32) {
        let pages = self.code.size / PAGE;
        if pages <= MAX_UNROLLED_PAGES {
            for page in 1..=pages {
                self.advance(at + page * SUB_PAGE_SIZE + (page - 1) * TOUCH_SIZE);
                self.define_offset(depth + page * PAGE);
            }
        } else {
            // Inside the loop the register that limits it stands still.
            self.advance(at + SET_LIMIT_SIZE);
            self.bytes.extend_from_slice(&[DEFINE, DWARF[R11 as usize]]);
            self.unsigned(depth + pages * PAGE);
            let rest = match self.code.size % PAGE {
                0 => return,
                rest if rest < 0x80 => 4,
                _ => SUB_PAGE_SIZE,
            };
            self.advance(self.code.prologue_end - rest);
            self.bytes.extend_from_slice(&[DEFINE, DWARF[RSP as usize]]);
            self.unsigned(depth + pages * PAGE);
        }
    }

    /// What the instructions before the exit at `exit` undo, and that it all holds again behind it, at `next`.
    fn epilogue(&mut self, exit: u32, next: u32, depth: u32, size: u32) {
        let code = self.code;
        let pops: u32 = code.saved.iter().map(|&register| push_size(register)).sum();
        let is_last = next >= size;
        if !is_last {
            self.bytes.push(REMEMBER);
        }
        if code.has_pointer {
            self.advance(exit);
            self.bytes.extend_from_slice(&[DEFINE, DWARF[RSP as usize], 8]);
        } else {
            let mut at = exit - pops;
            let mut depth = depth;
            if code.size != 0 {
                self.advance(at);
                self.define_offset(depth);
            }
            for &register in code.saved.iter().rev() {
                at += push_size(register);
                depth -= 8;
                self.advance(at);
                self.define_offset(depth);
            }
        }
        if !is_last {
            self.advance(next);
            self.bytes.push(RESTORE);
        }
    }

    /// `register` stands `depth` bytes below the frame's top.
    fn save(&mut self, register: u8, depth: u32) {
        self.bytes.extend_from_slice(&[OFFSET | DWARF[register as usize], (depth / 8) as u8]);
    }

    /// The rules that follow hold from `to` on.
    fn advance(&mut self, to: u32) {
        let delta = to.saturating_sub(self.at);
        self.at = to;
        match delta {
            0 => {}
            1..0x40 => self.bytes.push(ADVANCE | delta as u8),
            0x40..0x100 => self.bytes.extend_from_slice(&[ADVANCE_1, delta as u8]),
            0x100..0x1_0000 => {
                self.bytes.push(ADVANCE_2);
                self.bytes.extend_from_slice(&(delta as u16).to_le_bytes());
            }
            _ => {
                self.bytes.push(ADVANCE_4);
                self.bytes.extend_from_slice(&delta.to_le_bytes());
            }
        }
    }

    fn define_offset(&mut self, offset: u32) {
        self.bytes.push(DEFINE_OFFSET);
        self.unsigned(offset);
    }

    /// A number in LEB128.
    fn unsigned(&mut self, number: u32) {
        let mut left = number;
        while left >= 0x80 {
            self.bytes.push(left as u8 | 0x80);
            left >>= 7;
        }
        self.bytes.push(left as u8);
    }
}
