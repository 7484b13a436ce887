//! Pages: one mapping, which is written and then protected piece by piece.
//!
//! The pieces are code (executable), constants (read-only) and data (writable). A guard page precedes the
//! first and follows each, so that running off the end of one is a fault instead of damage to the next
//! mapping.

use std::io;
use std::ops::Range;

use memmap2::{MmapMut, MmapOptions};

/// Rounds up to whole pages.
fn round_up(bytes: usize) -> usize {
    bytes.checked_next_multiple_of(page_size()).unwrap_or(usize::MAX)
}

/// The size of a page of memory.
pub(super) fn page_size() -> usize {
    // SAFETY: sysconf has no preconditions.
    let size = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    usize::try_from(size).unwrap_or(4096)
}

/// The ranges of the pieces, relative to the base of the mapping; each starts with a page.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Code, constants and data; empty pieces have no pages.
    pieces: [Range<usize>; 3],
    /// The alignment of the base.
    align: usize,
    /// Everything but the guard page before the base.
    total: usize,
}

impl Plan {
    /// Lays out code, constants and data, each given by its size and alignment (a power of two).
    pub(crate) fn new(pieces: [(usize, usize); 3]) -> Plan {
        let page = page_size();
        let mut align = page;
        let mut end = 0usize;
        let pieces = pieces.map(|(size, piece_align)| {
            if size == 0 {
                return end..end;
            }
            align = align.max(piece_align);
            let start = end.checked_next_multiple_of(piece_align.max(page)).unwrap_or(usize::MAX);
            let piece = start..start.saturating_add(round_up(size));
            end = piece.end.saturating_add(page);
            piece
        });
        Plan { pieces, align, total: end }
    }

    /// The starts of code, constants and data.
    pub(crate) fn starts(&self) -> [usize; 3] {
        self.pieces.each_ref().map(|piece| piece.start)
    }

    /// From the base to the end of the last piece.
    pub(crate) fn len(&self) -> usize {
        self.total
    }
}

/// A mapping.
#[derive(Debug)]
pub(crate) struct Pages {
    /// The whole mapping, guard pages included; none for an empty plan.
    mapping: Option<MmapMut>,
    base: usize,
    plan: Plan,
}

impl Pages {
    /// Maps fresh zeroed pages, which can be written until [`Pages::protect`].
    pub(crate) fn new(plan: Plan) -> io::Result<Pages> {
        if plan.total == 0 {
            return Ok(Pages { mapping: None, base: plan.align, plan });
        }
        let page = page_size();
        // Addresses are multiples of the page's size only; the slack on either side cannot be accessed.
        let slack = plan.align - page;
        let reserved = plan.total.checked_add(page + slack).ok_or(io::ErrorKind::OutOfMemory)?;
        let mapping = MmapOptions::new().len(reserved).no_reserve_swap().map_anon()?;
        let start = mapping.as_ptr() as usize;
        let base = (start + page).next_multiple_of(plan.align);
        let pages = Pages { mapping: Some(mapping), base, plan };
        let mut end = start;
        for piece in pages.plan.pieces.iter().filter(|piece| !piece.is_empty()) {
            protect(end..base + piece.start, libc::PROT_NONE)?;
            end = base + piece.end;
        }
        protect(end..start + reserved, libc::PROT_NONE)?;
        Ok(pages)
    }

    /// The address that offsets count from.
    pub(crate) fn base(&self) -> usize {
        self.base
    }

    /// The bytes at an offset, as far as one piece has them, before [`Pages::protect`].
    pub(crate) fn bytes(&mut self, range: Range<usize>) -> Option<&mut [u8]> {
        let within = |piece: &&Range<usize>| piece.start <= range.start && range.end <= piece.end;
        if range.start > range.end {
            return None;
        }
        self.plan.pieces.iter().find(within)?;
        // SAFETY: the range is part of a piece, which is mapped and can be written; the result borrows the
        // pages.
        Some(unsafe { std::slice::from_raw_parts_mut((self.base + range.start) as *mut u8, range.len()) })
    }

    /// Writes `bytes` at an offset. Those that are in no piece are not written.
    pub(crate) fn write(&mut self, offset: usize, bytes: &[u8]) {
        if let Some(place) = self.bytes(offset..offset.saturating_add(bytes.len())) {
            place.copy_from_slice(bytes);
        }
    }

    /// Makes the code executable and the constants read-only; from here on neither can be written.
    pub(crate) fn protect(&self) -> io::Result<()> {
        self.set(&self.plan.pieces[0], libc::PROT_READ | libc::PROT_EXEC)?;
        self.set(&self.plan.pieces[1], libc::PROT_READ)
    }

    fn set(&self, piece: &Range<usize>, protection: libc::c_int) -> io::Result<()> {
        debug_assert!(self.mapping.is_some() || piece.is_empty(), "an empty plan has empty pieces");
        protect(self.base + piece.start..self.base + piece.end, protection)
    }
}

/// Changes the protection of whole pages of one of our mappings, to which no reference is alive.
fn protect(range: Range<usize>, protection: libc::c_int) -> io::Result<()> {
    if range.is_empty() {
        return Ok(());
    }
    // SAFETY: see above.
    let result = unsafe { libc::mprotect(range.start as *mut libc::c_void, range.len(), protection) };
    if result == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}
