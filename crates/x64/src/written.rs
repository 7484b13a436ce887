//! A section written by `gimli`: bytes and relocations.

use gimli::LittleEndian;
use gimli::write::{EndianVec, RelocateWriter, Relocation};

/// The bytes of a section, and its relocations.
#[derive(Clone)]
pub(crate) struct Written {
    pub(crate) bytes: EndianVec<LittleEndian>,
    /// Relocations for addresses and offsets that are not known yet.
    pub(crate) relocs: Vec<Relocation>,
}

impl Default for Written {
    fn default() -> Self {
        Written { bytes: EndianVec::new(LittleEndian), relocs: Vec::new() }
    }
}

impl RelocateWriter for Written {
    type Writer = EndianVec<LittleEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.bytes
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.bytes
    }

    fn relocate(&mut self, relocation: Relocation) {
        self.relocs.push(relocation);
    }
}
