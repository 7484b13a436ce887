//! Unwind tables (`.eh_frame`): the rules for finding a function's caller at each instruction.
//!
//! Debuggers walk the stack with them, and so do `backtrace`, exceptions that pass through, and the
//! cancellation of threads. The encoder records the rules as it writes prologues, epilogues and the
//! boundaries between blocks with and without the frame ([`FrameCode`]); they hold at every instruction,
//! except inside inline assembly that pushes. An [`UnwindTable`] collects them, and `gimli` writes them.
//!
//! The rules are those of the DWARF standard, version 5, section 6.4; those of `push rbx; sub rsp, 16; ...;
//! ret`:
//!
//! ```text
//! 0: CFA = rsp + 8                1: CFA = rsp + 16, rbx at CFA - 16      5: CFA = rsp + 32
//! before the `add`: remember;     after it: CFA = rsp + 16, then 8;       after the `ret`: restore
//! ```
//!
//! Linear in the number of functions and rules.

use gimli::write::{
    Address, CallFrameInstruction, CieId, CommonInformationEntry, EhFrame, FrameDescriptionEntry, FrameTable,
};
use gimli::{DW_EH_PE_absptr, DW_EH_PE_pcrel, DW_EH_PE_sdata4, DwEhPe, Encoding, Format, Register, X86_64};

use crate::exceptions::INDIRECT;
use crate::written::Written;

/// The frame of a function for stack walkers.
#[derive(Clone, Debug, Default)]
pub struct FrameCode {
    /// The rules for finding the caller, each with the offset from which it holds, ascending. There are none
    /// if the code's effect on the stack is unknown.
    pub(crate) rules: Vec<(u32, CallFrameInstruction)>,
    pub(crate) body: BodyFrame,
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
        if self.addresses == Addresses::Absolute {
            // The common rule once more, so that `ending_at` can replace it for debuggers.
            entry.add_instruction(0, RETURN_ADDRESS);
        }
        code.rules.iter().for_each(|(at, rule)| entry.add_instruction(*at, rule.clone()));
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

/// On entry, the return address is below the frame's top.
const RETURN_ADDRESS: CallFrameInstruction = CallFrameInstruction::Offset(X86_64::RA, -8);

/// The copy of a table with absolute addresses in which the function at `outermost` has no caller: debuggers
/// stop there, as they do at the `main` of an executable.
pub(crate) fn ending_at(table: &[u8], outermost: usize) -> Vec<u8> {
    /// [`RETURN_ADDRESS`] as the table has it, and the rule that it is undefined.
    const DEFINED: [u8; 2] = [0x80 | X86_64::RA.0 as u8, 1];
    const UNDEFINED: [u8; 2] = [gimli::DW_CFA_undefined.0, X86_64::RA.0 as u8];
    let mut table = table.to_vec();
    let mut at = 0;
    while let Some(&[a, b, c, d, ..]) = table.get(at..) {
        let end = at + 4 + u32::from_le_bytes([a, b, c, d]) as usize;
        let Some(entry) = table.get_mut(at..end).filter(|entry| entry.len() > 4) else { break };
        // After length and reference come address and size; the first entry, which is common, has neither.
        if entry.get(8..16) == Some(&outermost.to_le_bytes()[..])
            && let Some(rule) = entry.windows(2).skip(24).position(|bytes| bytes == DEFINED)
        {
            entry[24 + rule..26 + rule].copy_from_slice(&UNDEFINED);
        }
        at = end;
    }
    table
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
    entry.add_instruction(RETURN_ADDRESS);
    entry
}
