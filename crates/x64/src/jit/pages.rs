//! Pages: one anonymous mapping, written, then protected piece by piece.

use memmap2::MmapMut;

/// Rounds up to whole pages.
pub(crate) fn round_up(bytes: usize) -> usize {
    bytes.next_multiple_of(page_size())
}

fn page_size() -> usize {
    // SAFETY: sysconf has no preconditions.
    let size = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    usize::try_from(size).unwrap_or(4096)
}

/// A mapping whose first part will be executable, whose second read-only, and whose rest stays writable.
#[derive(Debug)]
pub(crate) struct Pages {
    map: MmapMut,
    code: usize,
    constants: usize,
}

impl Pages {
    /// Maps fresh zeroed pages; the sizes of code and constants are whole pages.
    pub(crate) fn new(code: usize, constants: usize, data: usize) -> std::io::Result<Pages> {
        let total = (code + constants + data).max(1);
        Ok(Pages { map: MmapMut::map_anon(total)?, code, constants })
    }

    pub(crate) fn base(&self) -> usize {
        self.map.as_ptr() as usize
    }

    pub(crate) fn len(&self) -> usize {
        self.map.len()
    }

    /// The bytes, before [`Pages::protect`].
    pub(crate) fn bytes(&mut self) -> &mut [u8] {
        &mut self.map
    }

    /// Makes the code executable and the constants read-only; from here on neither can be written.
    pub(crate) fn protect(&self) -> std::io::Result<()> {
        self.set(0, self.code, libc::PROT_READ | libc::PROT_EXEC)?;
        self.set(self.code, self.constants, libc::PROT_READ)
    }

    fn set(&self, start: usize, len: usize, protection: libc::c_int) -> std::io::Result<()> {
        if len == 0 {
            return Ok(());
        }
        // SAFETY: the range consists of whole pages of our own mapping, and no reference into it is alive.
        let result = unsafe { libc::mprotect((self.base() + start) as *mut libc::c_void, len, protection) };
        if result == 0 { Ok(()) } else { Err(std::io::Error::last_os_error()) }
    }
}
