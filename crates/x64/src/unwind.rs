//! Unwind tables (`.eh_frame`): the rules for finding a function's caller at each instruction.
//!
//! Debuggers walk the stack with them, and so do `backtrace`, exceptions that pass through, and the
//! cancellation of threads. All frames are made and removed in the same way, so the encoder records
//! positions only ([`FrameCode`]): the registers are pushed, a constant is subtracted from the stack pointer,
//! and the inverse precedes each `ret` and tail call. Blocks without the frame may be before the prologue,
//! and between blocks that have it. From that an [`UnwindTable`] makes rules that hold at every instruction,
//! except inside inline assembly that pushes. `gimli` writes them.
//!
//! The rules are those of the DWARF standard, version 5, section 6.4; those of `push rbx; sub rsp, 16; ...;
//! ret`:
//!
//! ```text
//! 0: CFA = rsp + 8                1: CFA = rsp + 16, rbx at CFA - 16      5: CFA = rsp + 32
//! before the `add`: remember;     after it: CFA = rsp + 16, then 8;       after the `ret`: restore
//! ```
//!
//! Linear in the number of functions and returns.

use core::ops::Range;

use gimli::write::{
    Address, CallFrameInstruction, CieId, CommonInformationEntry, EhFrame, FrameDescriptionEntry, FrameTable,
};
use gimli::{DW_EH_PE_absptr, DW_EH_PE_pcrel, DW_EH_PE_sdata4, DwEhPe, Encoding, Format, Register, X86_64};

use crate::exceptions::INDIRECT;
use crate::frame::{MAX_UNROLLED_PAGES, PAGE};
use crate::written::Written;

/// The positions at which a function makes and removes its frame.
#[derive(Clone, Debug, Default)]
pub struct FrameCode {
    /// The saved registers in the order of their pushes, by their numbers in machine code; `rbp` as the frame
    /// pointer not among them.
    saved: Vec<u8>,
    /// First `rbp` is pushed and made the frame pointer.
    has_pointer: bool,
    /// Bytes that the stack pointer goes down after the pushes.
    size: u32,
    /// The range of the prologue, which begins later in functions with early exits without the frame.
    prologue: Range<u32>,
    /// The boundaries between code with and without the frame that control does not fall through: the offset,
    /// and whether the code after it has the frame. Ascending.
    changes: Vec<(u32, bool)>,
    /// The ranges of the instructions that leave the frame (returns and tail calls), ascending.
    exits: Vec<(u32, u32)>,
    /// The code's effect on the stack is not known.
    is_unknown: bool,
}

impl FrameCode {
    /// Empties it and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.saved.clear();
        self.exits.clear();
        self.changes.clear();
        (self.has_pointer, self.size, self.prologue) = (false, 0, 0..0);
        self.is_unknown = false;
    }

    /// Records the prologue's effect and position.
    pub(crate) fn set_prologue(
        &mut self,
        saved: impl IntoIterator<Item = u8>,
        has_pointer: bool,
        size: u32,
        prologue: Range<u32>,
    ) {
        self.saved.extend(saved);
        (self.has_pointer, self.size, self.prologue) = (has_pointer, size, prologue);
    }

    /// Notes that from `at` on the code has the frame, or does not, unlike that before; offsets ascend.
    pub(crate) fn push_change(&mut self, at: u32, has_frame: bool) {
        self.changes.push((at, has_frame));
    }

    /// Notes that the body is assembly that manages the stack by itself.
    pub(crate) fn set_unknown(&mut self) {
        self.is_unknown = true;
    }

    /// The frame between prologue and epilogues.
    pub(crate) fn body(&self) -> BodyFrame {
        let mut saved = [0; 6];
        let n_saved = self.saved.len().min(saved.len());
        saved[..n_saved].copy_from_slice(&self.saved[..n_saved]);
        BodyFrame {
            is_known: !self.is_unknown && self.saved.len() == n_saved,
            has_pointer: self.has_pointer,
            n_saved: n_saved as u8,
            saved,
            size: self.size,
            prologue_end: if self.prologue.start == 0 { self.prologue.end } else { 0 },
        }
    }

    /// Calls `add` with each rule for finding the caller, and the offset from which it holds in a function of
    /// `size` bytes; there are none if the code's effect on the stack is unknown.
    pub(crate) fn rules(&self, size: u32, add: impl FnMut(u32, CallFrameInstruction)) {
        if !self.is_unknown {
            Rules { code: self, add }.write(size);
        }
    }

    /// Notes an instruction of `size` bytes that leaves; offsets ascend.
    pub(crate) fn push_exit(&mut self, at: u32, size: u32) {
        self.exits.push((at, at + size));
    }
}

/// A function's frame while neither its prologue nor an epilogue runs.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BodyFrame {
    /// Whether the other fields are known.
    pub(crate) is_known: bool,
    /// `rbp` is saved first, and leads to the frame.
    pub(crate) has_pointer: bool,
    pub(crate) n_saved: u8,
    /// The saved registers in the order of their pushes, by their numbers in machine code.
    pub(crate) saved: [u8; 6],
    /// Bytes of the frame below the saved registers.
    pub(crate) size: u32,
    /// The end of the prologue, if the function begins with it.
    pub(crate) prologue_end: u32,
}

/// How a table names the addresses of functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Addresses {
    /// Eight bytes each, absolute.
    Absolute,
    /// Four bytes each, relative to their own addresses.
    Relative,
}

/// The number in DWARF of a register, by its number in machine code.
pub(crate) fn dwarf(register: u8) -> Register {
    const NUMBERS: [u16; 16] = [0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15];
    Register(NUMBERS[usize::from(register)])
}

const RBP: u8 = 5;

/// The symbol of the text in relocations of the table.
pub(crate) const TEXT: usize = 0;
/// The tables of exceptions.
pub(crate) const EXCEPTIONS: usize = 1;
/// From here on, the personalities, in the order of [`UnwindTable::personalities`].
pub(crate) const FIRST_PERSONALITY: usize = 2;

/// A table under construction: a common entry for functions without landing pads, one for each personality,
/// then one for each function. Personalities are named by a `P`.
#[derive(Debug)]
pub(crate) struct UnwindTable<P> {
    frames: FrameTable,
    addresses: Addresses,
    shared: CieId,
    catching: Vec<CieId>,
    pub(crate) personalities: Vec<P>,
}

impl<P: PartialEq> UnwindTable<P> {
    /// A table without functions.
    pub(crate) fn new(addresses: Addresses) -> Self {
        let mut frames = FrameTable::default();
        let shared = frames.add_cie(common(addresses));
        UnwindTable { frames, addresses, shared, catching: Vec::new(), personalities: Vec::new() }
    }

    /// Adds a function of `size` bytes at `offset` of the text. If it catches exceptions, its personality has
    /// a table at the given offset of the tables of exceptions.
    pub(crate) fn add(&mut self, code: &FrameCode, offset: u64, size: u32, catches: Option<(P, u64)>) {
        let address = Address::Symbol { symbol: TEXT, addend: offset as i64 };
        let mut entry = FrameDescriptionEntry::new(address, size);
        code.rules(size, |at, rule| entry.add_instruction(at, rule));
        let mut common = self.shared;
        if let Some((personality, table)) = catches {
            common = self.catching(personality);
            entry.lsda = Some(Address::Symbol { symbol: EXCEPTIONS, addend: table as i64 });
        }
        self.frames.add_fde(common, entry);
    }

    /// The entry that functions with this personality share.
    fn catching(&mut self, personality: P) -> CieId {
        if let Some(known) = self.personalities.iter().position(|known| *known == personality) {
            return self.catching[known];
        }
        let mut entry = common(self.addresses);
        let (routine, table) = match self.addresses {
            Addresses::Absolute => (DW_EH_PE_absptr, DW_EH_PE_absptr),
            Addresses::Relative => (DwEhPe(INDIRECT), RELATIVE),
        };
        let symbol = FIRST_PERSONALITY + self.personalities.len();
        entry.personality = Some((routine, Address::Symbol { symbol, addend: 0 }));
        entry.lsda_encoding = Some(table);
        let id = self.frames.add_cie(entry);
        self.personalities.push(personality);
        self.catching.push(id);
        id
    }

    /// The bytes, empty without functions; the addresses of functions are their offsets in the text.
    pub(crate) fn finish(&self) -> Result<Written, gimli::write::Error> {
        let mut section = EhFrame(Written::default());
        self.frames.write_eh_frame(&mut section)?;
        Ok(section.0)
    }
}

/// Four bytes, relative to their own address.
const RELATIVE: DwEhPe = DwEhPe(DW_EH_PE_pcrel.0 | DW_EH_PE_sdata4.0);

/// The rules at the first instruction of every function.
fn common(addresses: Addresses) -> CommonInformationEntry {
    let encoding = Encoding { address_size: 8, format: Format::Dwarf32, version: 1 };
    // Instructions are aligned to one byte, saved registers to eight, downwards.
    let mut entry = CommonInformationEntry::new(encoding, 1, -8, X86_64::RA);
    entry.fde_address_encoding = match addresses {
        Addresses::Absolute => DW_EH_PE_absptr,
        Addresses::Relative => RELATIVE,
    };
    // On entry the frame's top is eight above the stack pointer, and the return address below it.
    entry.add_instruction(CallFrameInstruction::Cfa(X86_64::RSP, 8));
    entry.add_instruction(CallFrameInstruction::Offset(X86_64::RA, -8));
    entry
}

/// Makes the rules of one function.
struct Rules<'a, F> {
    code: &'a FrameCode,
    add: F,
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

impl<F: FnMut(u32, CallFrameInstruction)> Rules<'_, F> {
    fn write(&mut self, size: u32) {
        let code = self.code;
        // The distance from the frame's top to the stack pointer before it goes down by the frame's size.
        let depth = 8 + if code.has_pointer { 8 } else { 0 } + 8 * code.saved.len() as u32;
        let mut exits = code.exits.iter().copied().peekable();
        let mut changes = code.changes.iter().copied().peekable();
        let mut prologue = Some(code.prologue.start);
        loop {
            let exit = exits.peek().map_or(u32::MAX, |exit| exit.0);
            let change = changes.peek().map_or(u32::MAX, |change| change.0);
            // If the prologue follows code with the frame, that ends first.
            if let Some(start) = prologue.filter(|&start| start <= exit && start < change) {
                self.prologue(start);
                prologue = None;
            } else if let Some((at, has_frame)) = changes.next_if(|_| change <= exit) {
                self.change(at, has_frame, depth);
            } else if let Some((exit, next)) = exits.next() {
                self.epilogue(exit, next, depth, size);
            } else {
                return;
            }
        }
    }

    /// The steps of the prologue, which starts at `at`.
    fn prologue(&mut self, mut at: u32) {
        let code = self.code;
        let mut depth = 8;
        if code.has_pointer {
            at += push_size(RBP);
            depth = 16;
            self.define_offset(at, depth);
            self.save(at, RBP, depth);
            at += SET_POINTER_SIZE;
            (self.add)(at, CallFrameInstruction::CfaRegister(X86_64::RBP));
        }
        for &register in &code.saved {
            at += push_size(register);
            depth += 8;
            if !code.has_pointer {
                self.define_offset(at, depth);
            }
            self.save(at, register, depth);
        }
        if code.size != 0 && !code.has_pointer {
            self.pages(at, depth);
            self.define_offset(code.prologue.end, depth + code.size);
        }
    }

    /// From `at` on there is the whole frame, or none. Such a frame has no pointer.
    fn change(&mut self, at: u32, has_frame: bool, depth: u32) {
        let code = self.code;
        if has_frame {
            self.define_offset(at, depth + code.size);
            for (&register, n) in code.saved.iter().zip(2..) {
                self.save(at, register, 8 * n);
            }
            return;
        }
        self.define_offset(at, 8);
        for &register in &code.saved {
            (self.add)(at, CallFrameInstruction::Restore(dwarf(register)));
        }
    }

    /// Between the steps of a prologue, from `at` on, that touches pages downwards.
    fn pages(&mut self, at: u32, depth: u32) {
        let pages = self.code.size / PAGE;
        if pages <= MAX_UNROLLED_PAGES {
            for page in 1..=pages {
                let end = at + page * SUB_PAGE_SIZE + (page - 1) * TOUCH_SIZE;
                self.define_offset(end, depth + page * PAGE);
            }
        } else {
            // Inside the loop the register that limits it does not change.
            self.define(at + SET_LIMIT_SIZE, X86_64::R11, depth + pages * PAGE);
            let rest = match self.code.size % PAGE {
                0 => 0,
                rest if rest < 0x80 => 4,
                _ => SUB_PAGE_SIZE,
            };
            self.define(self.code.prologue.end - rest, X86_64::RSP, depth + pages * PAGE);
        }
    }

    /// The rules for the epilogue before `exit`, and for the code after it, at `next`, which has the frame
    /// again.
    fn epilogue(&mut self, exit: u32, next: u32, depth: u32, size: u32) {
        let code = self.code;
        let pops: u32 = code.saved.iter().map(|&register| push_size(register)).sum();
        let is_last = next >= size;
        let mut at = if code.has_pointer { exit } else { exit - pops };
        if !is_last {
            (self.add)(at, CallFrameInstruction::RememberState);
        }
        if code.has_pointer {
            self.define(exit, X86_64::RSP, 8);
        } else {
            let mut depth = depth;
            if code.size != 0 {
                self.define_offset(at, depth);
            }
            for &register in code.saved.iter().rev() {
                at += push_size(register);
                depth -= 8;
                self.define_offset(at, depth);
            }
        }
        if !is_last {
            (self.add)(next, CallFrameInstruction::RestoreState);
        }
    }

    /// From `at` on, `register` is saved `depth` bytes below the frame's top.
    fn save(&mut self, at: u32, register: u8, depth: u32) {
        (self.add)(at, CallFrameInstruction::Offset(dwarf(register), -(depth as i32)));
    }

    /// From `at` on, the frame's top is `offset` above `register`.
    fn define(&mut self, at: u32, register: Register, offset: u32) {
        (self.add)(at, CallFrameInstruction::Cfa(register, offset as i32));
    }

    /// From `at` on, the frame's top is `offset` above the same register as before.
    fn define_offset(&mut self, at: u32, offset: u32) {
        (self.add)(at, CallFrameInstruction::CfaOffset(offset as i32));
    }
}
