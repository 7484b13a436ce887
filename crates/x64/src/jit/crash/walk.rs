//! Stack walking: from a frame to its caller's.
//!
//! Compiled functions do not move the stack pointer after the prologue, so that their frames are removed by
//! two numbers. In the middle of a prologue or epilogue, which only a signal can interrupt, and for code of
//! libraries, the unwind tables have the rules. gimli reads them without allocating memory. The tables of
//! libraries are found once, before any handler can run; a library that is loaded later ends the walk.

use std::ffi::c_void;
use std::sync::OnceLock;

use gimli::{
    BaseAddresses, CfaRule, EhFrame, EhFrameHdr, Encoding, EndianSlice, Evaluation, EvaluationResult,
    EvaluationStorage, Format, Location, Piece, Register, RegisterRule, UnwindContext, UnwindContextStorage,
    UnwindExpression, UnwindSection, UnwindTableRow, Value, X86_64,
};

use super::code;
use crate::lines::Entry;
use crate::unwind::dwarf;

type Bytes = EndianSlice<'static, gimli::LittleEndian>;

const RBP: usize = 6;
const RSP: usize = 7;
const N_REGISTERS: usize = 17;

/// The registers of a frame, by their numbers in DWARF; the last is the address of the instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Registers([usize; N_REGISTERS]);

impl Registers {
    /// The registers that a signal interrupted.
    pub(super) fn of_context(context: &libc::ucontext_t) -> Registers {
        use libc::{REG_R8, REG_R9, REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15, REG_RAX, REG_RBP};
        use libc::{REG_RBX, REG_RCX, REG_RDI, REG_RDX, REG_RIP, REG_RSI, REG_RSP};
        let numbers = [
            REG_RAX, REG_RDX, REG_RCX, REG_RBX, REG_RSI, REG_RDI, REG_RBP, REG_RSP, REG_R8, REG_R9, REG_R10,
            REG_R11, REG_R12, REG_R13, REG_R14, REG_R15, REG_RIP,
        ];
        Registers(numbers.map(|number| context.uc_mcontext.gregs[number as usize] as usize))
    }

    pub(super) fn pc(&self) -> usize {
        self.0[N_REGISTERS - 1]
    }

    pub(super) fn sp(&self) -> usize {
        self.0[RSP]
    }
}

/// Frames from the innermost on.
pub(super) struct Walk {
    registers: Registers,
    /// The frame is at the instruction at its address; otherwise at the call before that.
    is_exact: bool,
    is_first: bool,
    context: UnwindContext<usize, Storage>,
}

impl Walk {
    pub(super) fn new(registers: Registers) -> Walk {
        Walk { registers, is_exact: true, is_first: true, context: UnwindContext::new_in() }
    }

    /// An address inside the current instruction of the frame.
    pub(super) fn at(&self) -> usize {
        if self.is_exact { self.registers.pc() } else { self.registers.pc().wrapping_sub(1) }
    }

    /// Moves to the caller's frame; false if there is none.
    pub(super) fn up(&mut self) -> bool {
        let sp = self.registers.sp();
        let is_first = std::mem::replace(&mut self.is_first, false);
        let (found, is_signal) = self.step(is_first);
        self.is_exact = is_signal;
        // The stack grows downwards; handlers may have another one.
        found && self.registers.pc() != 0 && (self.registers.sp() > sp || is_signal)
    }

    fn step(&mut self, is_first: bool) -> (bool, bool) {
        let at = self.at();
        if let Some(image) = code::image_at(at) {
            let entry = image.find(at);
            if self.is_exact {
                let (start, length) = image.unwind;
                // SAFETY: the table belongs to the image whose code is running.
                let table = unsafe { std::slice::from_raw_parts(start as *const u8, length) };
                let table = EhFrame::from(EndianSlice::new(table, gimli::LittleEndian));
                let bases = BaseAddresses::default();
                if let Ok(fde) = table.fde_for_address(&bases, at as u64, EhFrame::cie_from_offset)
                    && let Ok(row) = fde.unwind_info_for_address(&table, &bases, &mut self.context, at as u64)
                {
                    return (apply(row, &table, &mut self.registers).is_some(), false);
                }
            }
            return (entry.is_some_and(|entry| self.leave(entry)), false);
        }
        if let Some(library) = LIBRARIES.get().and_then(|all| all.iter().find(|library| library.has(at))) {
            return self.leave_library(library, at).unwrap_or((false, false));
        }
        // A call of an address without code.
        (is_first && self.pop_return_address(), false)
    }

    /// Removes the frame of a compiled function, outside of its prologue and epilogues.
    fn leave(&mut self, entry: &Entry) -> bool {
        let frame = &entry.frame;
        if !frame.is_known {
            return self.pop_return_address();
        }
        let registers = &mut self.registers.0;
        let n_saved = usize::from(frame.n_saved);
        let below = if frame.has_pointer { 16 } else { 8 };
        let top = match frame.has_pointer {
            true => registers[RBP].wrapping_add(16),
            false => registers[RSP].wrapping_add(8 + 8 * n_saved + frame.size as usize),
        };
        let Some(pc) = word(top.wrapping_sub(8)) else { return false };
        if frame.has_pointer {
            let Some(pointer) = word(top.wrapping_sub(16)) else { return false };
            registers[RBP] = pointer;
        }
        for (i, &saved) in frame.saved[..n_saved].iter().enumerate() {
            let Some(value) = word(top.wrapping_sub(below + 8 * (i + 1))) else { return false };
            registers[usize::from(dwarf(saved).0)] = value;
        }
        registers[RSP] = top;
        registers[N_REGISTERS - 1] = pc;
        true
    }

    fn pop_return_address(&mut self) -> bool {
        let sp = self.registers.sp();
        let Some(pc) = word(sp) else { return false };
        self.registers.0[RSP] = sp.wrapping_add(8);
        self.registers.0[N_REGISTERS - 1] = pc;
        true
    }

    fn leave_library(&mut self, library: &Library, at: usize) -> Option<(bool, bool)> {
        let header = EhFrameHdr::new(library.header, gimli::LittleEndian);
        let bases = BaseAddresses::default().set_eh_frame_hdr(library.header.as_ptr() as u64);
        let header = header.parse(&bases, 8).ok()?;
        let gimli::Pointer::Direct(start) = header.eh_frame_ptr() else { return None };
        let length = library.end.checked_sub(start as usize)?;
        // SAFETY: the section is part of the same segment, which is mapped as long as the library is.
        let section = unsafe { std::slice::from_raw_parts(start as *const u8, length) };
        let section = EhFrame::from(EndianSlice::new(section, gimli::LittleEndian));
        let bases = bases.set_eh_frame(start);
        let table = header.table()?;
        let fde = table.fde_for_address(&section, &bases, at as u64, EhFrame::cie_from_offset).ok()?;
        let row = fde.unwind_info_for_address(&section, &bases, &mut self.context, at as u64).ok()?;
        apply(row, &section, &mut self.registers)?;
        Some((true, fde.is_signal_trampoline()))
    }
}

/// Removes the frame that `row` describes.
fn apply(
    row: &UnwindTableRow<usize, Storage>,
    section: &EhFrame<Bytes>,
    registers: &mut Registers,
) -> Option<()> {
    let old = *registers;
    let top = match row.cfa() {
        CfaRule::RegisterAndOffset { register, offset } => {
            old.0.get(usize::from(register.0))?.wrapping_add(*offset as usize)
        }
        CfaRule::Expression(expression) => evaluate(*expression, section, &old, None)?,
    };
    registers.0[RSP] = top;
    for number in 0..N_REGISTERS {
        let value = match row.register(Register(number as u16)) {
            None | Some(RegisterRule::SameValue) => continue,
            Some(RegisterRule::Undefined) if number == N_REGISTERS - 1 => return None,
            Some(RegisterRule::Undefined) => continue,
            Some(RegisterRule::Offset(offset)) => word(top.wrapping_add(offset as usize))?,
            Some(RegisterRule::ValOffset(offset)) => top.wrapping_add(offset as usize),
            Some(RegisterRule::Register(other)) => *old.0.get(usize::from(other.0))?,
            Some(RegisterRule::Expression(expression)) => {
                word(evaluate(expression, section, &old, Some(top))?)?
            }
            Some(RegisterRule::ValExpression(expression)) => evaluate(expression, section, &old, Some(top))?,
            Some(_) => return None,
        };
        registers.0[number] = value;
    }
    Some(())
}

/// Evaluates an expression of a table, with `first` on its stack.
fn evaluate(
    expression: UnwindExpression<usize>,
    section: &EhFrame<Bytes>,
    registers: &Registers,
    first: Option<usize>,
) -> Option<usize> {
    let bytes = expression.get(section).ok()?;
    let encoding = Encoding { address_size: 8, format: Format::Dwarf32, version: 4 };
    let mut evaluation = Evaluation::<Bytes, Storage>::new_in(bytes.0, encoding);
    evaluation.set_max_iterations(64);
    if let Some(first) = first {
        evaluation.set_initial_value(first as u64);
    }
    let mut state = evaluation.evaluate().ok()?;
    loop {
        state = match state {
            EvaluationResult::Complete => break,
            EvaluationResult::RequiresRegister { register, .. } => {
                let value = *registers.0.get(usize::from(register.0))?;
                evaluation.resume_with_register(Value::Generic(value as u64)).ok()?
            }
            EvaluationResult::RequiresMemory { address, size: 8, .. } => {
                let value = word(address as usize)?;
                evaluation.resume_with_memory(Value::Generic(value as u64)).ok()?
            }
            _ => return None,
        };
    }
    match evaluation.as_result() {
        [Piece { location: Location::Address { address }, .. }] => Some(*address as usize),
        _ => None,
    }
}

/// The word at `address` of the stack.
fn word(address: usize) -> Option<usize> {
    if address < 4096 || !address.is_multiple_of(8) {
        return None;
    }
    // SAFETY: by the tables the stack has a word there. If the program has overwritten the stack, the read
    // may fault: the process, which is ending by a signal, ends by another one.
    Some(unsafe { std::ptr::read_volatile(address as *const usize) })
}

/// Memory for gimli, on the handler's stack.
struct Storage;

impl UnwindContextStorage<usize> for Storage {
    type Rules = [(Register, RegisterRule<usize>); 24];
    type Stack = [UnwindTableRow<usize, Self>; 4];
}

impl EvaluationStorage<Bytes> for Storage {
    type Stack = [Value; 16];
    type ExpressionStack = [(Bytes, Bytes); 4];
    type Result = [Piece<Bytes>; 1];
}

/// Code of a loaded object.
struct Library {
    /// The range of its code.
    code: (usize, usize),
    /// Its index of the tables for unwinding, and the end of the segment that contains both.
    header: &'static [u8],
    end: usize,
}

impl Library {
    fn has(&self, pc: usize) -> bool {
        (self.code.0..self.code.1).contains(&pc)
    }
}

static LIBRARIES: OnceLock<Vec<Library>> = OnceLock::new();

/// Finds the libraries of the process on the first call.
pub(super) fn find_libraries() {
    LIBRARIES.get_or_init(|| {
        let mut found: Vec<Library> = Vec::new();
        // SAFETY: the callback gets the pointer that is passed here, and does not keep it.
        unsafe { libc::dl_iterate_phdr(Some(add_library), (&raw mut found).cast()) };
        found
    });
}

unsafe extern "C" fn add_library(
    info: *mut libc::dl_phdr_info,
    _size: libc::size_t,
    data: *mut c_void,
) -> libc::c_int {
    // SAFETY: the loader passes a valid structure with so many headers, and the pointer that it was given.
    let (info, headers, found) = unsafe {
        let info = &*info;
        let headers = std::slice::from_raw_parts(info.dlpi_phdr, usize::from(info.dlpi_phnum));
        (info, headers, &mut *data.cast::<Vec<Library>>())
    };
    let base = info.dlpi_addr as usize;
    let range = |header: &libc::Elf64_Phdr| {
        let start = base.wrapping_add(header.p_vaddr as usize);
        start..start.wrapping_add(header.p_memsz as usize)
    };
    let loaded = |header: &&libc::Elf64_Phdr| header.p_type == libc::PT_LOAD;
    let Some(index) = headers.iter().find(|header| header.p_type == libc::PT_GNU_EH_FRAME) else { return 0 };
    let index = range(index);
    let Some(segment) = headers.iter().filter(loaded).map(range).find(|part| part.contains(&index.start))
    else {
        return 0;
    };
    for part in headers.iter().filter(loaded).filter(|header| header.p_flags & libc::PF_X != 0).map(range) {
        // SAFETY: the loader has mapped this part of a segment, and never unmaps objects loaded at the start
        // of the process; an unloaded library has no code that runs.
        let header = unsafe { std::slice::from_raw_parts(index.start as *const u8, index.len()) };
        found.push(Library { code: (part.start, part.end), header, end: segment.end });
    }
    0
}

const _: () = assert!(X86_64::RSP.0 as usize == RSP && X86_64::RBP.0 as usize == RBP && X86_64::RA.0 == 16);
