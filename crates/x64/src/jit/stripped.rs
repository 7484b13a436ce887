//! A copy of this executable without symbols, for debuggers.
//!
//! A debugger that is told of compiled functions finds them beside those of the program that compiled them: a
//! breakpoint in `main` or `sum` stops there first. A copy of the program that has no symbols but those that
//! the interface for compilers in memory needs leaves the names to the functions that were compiled.

use super::gdb;

const SECTION_HEADER: usize = 64;
const SEGMENT: usize = 56;
const ALLOCATED: u64 = 2;
/// Segments that are loaded into memory.
const LOAD: u64 = 1;
const SYMBOL_TABLE: u32 = 2;
const STRING_TABLE: u32 = 3;

/// The symbol of the program's own code. No program defines such a name.
const OWN_NAME: &str = "<sheave>";

/// The executable of this process as a copy with no symbols but those of the debugger's interface. `None`
/// where it cannot be read.
pub fn program_without_symbols() -> Option<Vec<u8>> {
    let [code, list] = gdb::interface();
    // SAFETY: all zeros are a value of the type, which has numbers and pointers.
    let mut info: libc::Dl_info = unsafe { std::mem::zeroed() };
    // SAFETY: the function writes to `info` and keeps nothing.
    if unsafe { libc::dladdr(code.0 as *const libc::c_void, &mut info) } == 0 {
        return None;
    }
    let program = std::fs::read("/proc/self/exe").ok()?;
    let base = if Reader(&program).number(16, 2)? == 3 { info.dli_fbase as usize } else { 0 };
    strip(&program, &[code, list].map(|(address, size)| (address - base, size)))
}

/// Numbers in a file.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn number(&self, at: usize, size: usize) -> Option<u64> {
        let bytes = self.0.get(at..at.checked_add(size)?)?;
        Some(bytes.iter().rev().fold(0u64, |number, &byte| number << 8 | u64::from(byte)))
    }
}

/// A section that stays.
struct Section {
    header: [u8; SECTION_HEADER],
    address: u64,
    size: u64,
}

/// The ELF file `program` with the sections that are in memory, and symbols for the function and the object
/// of the interface (address and size).
fn strip(program: &[u8], interface: &[(usize, usize); 2]) -> Option<Vec<u8>> {
    let file = Reader(program);
    let segments = file.number(32, 8)? as usize;
    let mut end = 0;
    for n in 0..file.number(56, 2)? as usize {
        let at = segments + n * SEGMENT;
        if file.number(at, 4)? == LOAD {
            end = end.max(file.number(at + 8, 8)?.checked_add(file.number(at + 32, 8)?)?);
        }
    }
    let (headers, n_sections) = (file.number(40, 8)? as usize, file.number(60, 2)? as usize);
    let names = headers + file.number(62, 2)? as usize * SECTION_HEADER;
    let names_start = file.number(names + 24, 8)? as usize;
    let names = program.get(names_start..names_start.checked_add(file.number(names + 32, 8)? as usize)?)?;

    let mut sections = vec![Section { header: [0; SECTION_HEADER], address: 0, size: 0 }];
    // The new numbers of sections, by their old ones.
    let mut numbers = vec![0u32; n_sections];
    for (n, number) in numbers.iter_mut().enumerate().skip(1) {
        let at = headers + n * SECTION_HEADER;
        let header: [u8; SECTION_HEADER] = program.get(at..at + SECTION_HEADER)?.try_into().ok()?;
        let name = names.get(file.number(at, 4)? as usize..).unwrap_or_default();
        if file.number(at + 8, 8)? & ALLOCATED != 0 && !name.starts_with(b".debug") {
            *number = sections.len() as u32;
            sections.push(Section {
                header,
                address: file.number(at + 16, 8)?,
                size: file.number(at + 32, 8)?,
            });
        }
    }
    for section in &mut sections {
        let link = u32::from_le_bytes(std::array::from_fn(|i| section.header[40 + i]));
        let link = numbers.get(link as usize).copied().unwrap_or(0);
        section.header[40..44].copy_from_slice(&link.to_le_bytes());
    }
    let mut stripped = program.get(..end as usize)?.to_vec();
    let [code, list] = *interface;
    let own =
        section_of(&sections, code.0).map(|n| (sections[n].address as usize, sections[n].size as usize))?;
    let named = [(OWN_NAME, own, 2), (gdb::INTERFACE[0], code, 2), (gdb::INTERFACE[1], list, 1)];
    let (mut symbols, mut symbol_names) = (vec![0u8; 24], vec![0u8]);
    for (name, (address, size), kind) in named {
        symbols.extend_from_slice(&(symbol_names.len() as u32).to_le_bytes());
        // Global.
        symbols.extend_from_slice(&[0x10 | kind, 0]);
        symbols.extend_from_slice(&(section_of(&sections, address)? as u16).to_le_bytes());
        symbols.extend_from_slice(&(address as u64).to_le_bytes());
        symbols.extend_from_slice(&(size as u64).to_le_bytes());
        symbol_names.extend_from_slice(name.as_bytes());
        symbol_names.push(0);
    }
    let first = sections.len() as u32;
    let mut section_names = names.to_vec();
    let mut add = |name: &str, kind: u32, link: u32, entry: u64, bytes: &[u8]| {
        let name_at = section_names.len() as u32;
        section_names.extend_from_slice(name.as_bytes());
        section_names.push(0);
        let all = if name == ".shstrtab" { &section_names[..] } else { bytes };
        stripped.resize(stripped.len().next_multiple_of(8), 0);
        let mut header = Vec::with_capacity(SECTION_HEADER);
        header.extend_from_slice(&name_at.to_le_bytes());
        header.extend_from_slice(&kind.to_le_bytes());
        for word in [0, 0, stripped.len() as u64, all.len() as u64] {
            header.extend_from_slice(&word.to_le_bytes());
        }
        header.extend_from_slice(&link.to_le_bytes());
        // The first symbol that is not local.
        header.extend_from_slice(&1u32.to_le_bytes());
        header.extend_from_slice(&1u64.to_le_bytes());
        header.extend_from_slice(&entry.to_le_bytes());
        stripped.extend_from_slice(all);
        let header = header.try_into().unwrap_or([0; SECTION_HEADER]);
        sections.push(Section { header, address: 0, size: 0 });
    };
    add(".symtab", SYMBOL_TABLE, first + 1, 24, &symbols);
    add(".strtab", STRING_TABLE, 0, 0, &symbol_names);
    add(".shstrtab", STRING_TABLE, 0, 0, &[]);
    stripped.resize(stripped.len().next_multiple_of(8), 0);
    let headers = stripped.len() as u64;
    stripped[40..48].copy_from_slice(&headers.to_le_bytes());
    stripped[60..62].copy_from_slice(&(sections.len() as u16).to_le_bytes());
    stripped[62..64].copy_from_slice(&(sections.len() as u16 - 1).to_le_bytes());
    sections.iter().for_each(|section| stripped.extend_from_slice(&section.header));
    Some(stripped)
}

fn section_of(sections: &[Section], address: usize) -> Option<usize> {
    let at = |section: &Section| (address as u64).wrapping_sub(section.address) < section.size;
    sections.iter().position(at)
}
