//! Constant pool of a function: floats and masks, stored after its code.

/// A constant of 4, 8 or 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PoolEntry {
    pub(crate) bits: u128,
    pub(crate) bytes: u8,
}

/// Entries in order of first use. A small open hash over their contents keeps them unique.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    entries: Vec<PoolEntry>,
    /// Index of an entry plus one; the length is a power of two.
    table: Vec<u32>,
}

impl Pool {
    pub(crate) fn clear(&mut self) {
        if !self.entries.is_empty() {
            self.entries.clear();
            self.table.fill(0);
        }
    }

    pub(crate) fn entries(&self) -> &[PoolEntry] {
        &self.entries
    }

    fn slot(bits: u128, bytes: u8, mask: usize) -> usize {
        let folded = (bits as u64) ^ (bits >> 64) as u64 ^ u64::from(bytes);
        (folded.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & mask
    }

    /// The number of the entry with this content.
    pub(crate) fn intern(&mut self, bits: u128, bytes: u8) -> u32 {
        if (self.entries.len() + 1) * 2 > self.table.len() {
            let n = (self.table.len() * 2).max(16);
            self.table.clear();
            self.table.resize(n, 0);
            for (i, entry) in self.entries.iter().enumerate() {
                let mut slot = Self::slot(entry.bits, entry.bytes, n - 1);
                while self.table[slot] != 0 {
                    slot = (slot + 1) & (n - 1);
                }
                self.table[slot] = i as u32 + 1;
            }
        }
        let mask = self.table.len() - 1;
        let mut slot = Self::slot(bits, bytes, mask);
        loop {
            match self.table[slot] {
                0 => break,
                n => {
                    let entry = self.entries[n as usize - 1];
                    if entry.bits == bits && entry.bytes == bytes {
                        return n - 1;
                    }
                }
            }
            slot = (slot + 1) & mask;
        }
        self.entries.push(PoolEntry { bits, bytes });
        self.table[slot] = self.entries.len() as u32;
        self.entries.len() as u32 - 1
    }
}
