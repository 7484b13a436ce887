//! ELF files for debuggers: sections and symbols, with addresses, and without code.

/// Contents or size of a section, which determine its kind.
pub(super) enum Contents<'a> {
    /// Memory that the file describes and does not have: code or data at an address, of so many bytes.
    Memory {
        address: usize,
        size: usize,
        executable: bool,
    },
    Bytes(&'a [u8]),
}

/// A symbol: name, address, size, whether it is a function, the number of its section from one.
pub(super) type Symbol<'a> = (&'a str, usize, usize, bool, u16);

const HEADER: usize = 64;
const SECTION_HEADER: usize = 64;
const SYMBOL: usize = 24;

const CONTENTS: u32 = 1;
const SYMBOL_TABLE: u32 = 2;
const STRING_TABLE: u32 = 3;
const NO_CONTENTS: u32 = 8;
const ALLOCATED_CODE: u64 = 2 | 4;
const ALLOCATED_DATA: u64 = 2 | 1;

/// The file with these sections, which are numbered from one, and these symbols.
pub(super) fn write<'a>(
    sections: &[(&str, Contents<'_>)],
    symbols: impl Iterator<Item = Symbol<'a>>,
) -> Vec<u8> {
    let (mut names, mut table) = (vec![0u8], vec![0u8; SYMBOL]);
    for (name, at, size, is_function, section) in symbols {
        table.extend_from_slice(&(names.len() as u32).to_le_bytes());
        // A global function or object.
        table.extend_from_slice(&[if is_function { 0x12 } else { 0x11 }, 0]);
        table.extend_from_slice(&section.to_le_bytes());
        table.extend_from_slice(&(at as u64).to_le_bytes());
        table.extend_from_slice(&(size as u64).to_le_bytes());
        names.extend_from_slice(name.as_bytes());
        names.push(0);
    }
    // After the one that is none: the sections, and the tables of symbols, their names and those of sections.
    let n_sections = 1 + sections.len() as u16 + 3;

    let mut file = Vec::new();
    // 64 bits, little-endian, version 1, System V.
    file.extend_from_slice(&[0x7f, b'E', b'L', b'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    // An executable for x86-64.
    file.extend_from_slice(&2u16.to_le_bytes());
    file.extend_from_slice(&62u16.to_le_bytes());
    file.extend_from_slice(&1u32.to_le_bytes());
    // Where the sections' headers are is filled in at the end.
    for word in [0u64; 3] {
        file.extend_from_slice(&word.to_le_bytes());
    }
    file.extend_from_slice(&0u32.to_le_bytes());
    for half in [HEADER as u16, 0, 0, SECTION_HEADER as u16, n_sections, n_sections - 1] {
        file.extend_from_slice(&half.to_le_bytes());
    }

    let own = [
        (".symtab", Contents::Bytes(&table)),
        (".strtab", Contents::Bytes(&names)),
        (".shstrtab", Contents::Bytes(&[])),
    ];
    let all: Vec<&(&str, Contents<'_>)> = sections.iter().chain(&own).collect();
    let mut section_names = vec![0u8];
    let mut name_offsets = Vec::new();
    for (name, _) in &all {
        name_offsets.push(section_names.len() as u32);
        section_names.extend_from_slice(name.as_bytes());
        section_names.push(0);
    }
    let mut headers = vec![0u8; SECTION_HEADER];
    for ((name, contents), name_offset) in all.into_iter().zip(name_offsets) {
        file.resize(file.len().next_multiple_of(8), 0);
        let (mut link, mut info, mut entry) = (0, 0u32, 0);
        let (kind, flags) = match (*name, contents) {
            (_, Contents::Memory { executable: true, .. }) => (NO_CONTENTS, ALLOCATED_CODE),
            (_, Contents::Memory { .. }) => (NO_CONTENTS, ALLOCATED_DATA),
            (".symtab", _) => {
                // The names come next; the first symbol is none.
                (link, info, entry) = (u32::from(n_sections) - 2, 1, SYMBOL);
                (SYMBOL_TABLE, 0)
            }
            (".strtab" | ".shstrtab", _) => (STRING_TABLE, 0),
            _ => (CONTENTS, 0),
        };
        let (address, bytes) = match contents {
            Contents::Memory { address, .. } => (*address, &[][..]),
            Contents::Bytes(_) if *name == ".shstrtab" => (0, &*section_names),
            Contents::Bytes(bytes) => (0, *bytes),
        };
        let size = if let Contents::Memory { size, .. } = contents { *size } else { bytes.len() };
        headers.extend_from_slice(&name_offset.to_le_bytes());
        headers.extend_from_slice(&kind.to_le_bytes());
        for word in [flags, address as u64, file.len() as u64, size as u64] {
            headers.extend_from_slice(&word.to_le_bytes());
        }
        headers.extend_from_slice(&link.to_le_bytes());
        headers.extend_from_slice(&info.to_le_bytes());
        headers.extend_from_slice(&1u64.to_le_bytes());
        headers.extend_from_slice(&(entry as u64).to_le_bytes());
        file.extend_from_slice(bytes);
    }
    file.resize(file.len().next_multiple_of(8), 0);
    let headers_at = file.len() as u64;
    file[40..48].copy_from_slice(&headers_at.to_le_bytes());
    file.extend_from_slice(&headers);
    file
}
