//! A contiguous range of memory with a count of accessible bytes for every eight.

/// One contiguous range of memory. `data` is always eight times as long as `shadow`.
#[derive(Default)]
pub(super) struct Region {
    pub(super) base: u64,
    pub(super) writable: bool,
    pub(super) data: Vec<u8>,
    pub(super) shadow: Vec<u8>,
}

impl Region {
    pub(super) fn new(base: u64, writable: bool, len: u64) -> Region {
        let granules = len.div_ceil(8) as usize;
        Region { base, writable, data: vec![0; granules * 8], shadow: vec![0; granules] }
    }

    /// Grows so that `len` bytes exist; returns false if there is no memory for them.
    #[must_use]
    pub(super) fn grow(&mut self, len: u64) -> bool {
        let granules = len.div_ceil(8) as usize;
        if let Some(more) = granules.checked_sub(self.shadow.len()) {
            if self.shadow.try_reserve(more).is_err() || self.data.try_reserve(more * 8).is_err() {
                return false;
            }
            self.shadow.resize(granules, 0);
            self.data.resize(granules * 8, 0);
        }
        true
    }

    /// Makes `len` bytes at `offset` (a multiple of eight) accessible.
    pub(super) fn open(&mut self, offset: u64, len: u64) {
        let (first, full) = ((offset / 8) as usize, (len / 8) as usize);
        self.shadow[first..first + full].fill(8);
        if !len.is_multiple_of(8) {
            self.shadow[first + full] = (len % 8) as u8;
        }
    }

    /// Makes the bytes from `offset` to `end` (multiples of eight) inaccessible.
    pub(super) fn close(&mut self, offset: u64, end: u64) {
        self.shadow[(offset / 8) as usize..(end / 8) as usize].fill(0);
    }

    /// The offset of the first byte of the range that may not be accessed.
    pub(super) fn first_fault(&self, offset: u64, len: u64) -> Option<u64> {
        if len == 0 {
            return None;
        }
        let size = self.data.len() as u64;
        let Some(end) = offset.checked_add(len).filter(|&end| end <= size) else {
            return Some(offset.max(size));
        };
        let (first, last) = ((offset / 8) as usize, ((end - 1) / 8) as usize);
        if let Some(bad) = self.shadow[first..last].iter().position(|&s| s != 8) {
            let granule = first + bad;
            return Some(offset.max(granule as u64 * 8 + u64::from(self.shadow[granule])));
        }
        let allowed = last as u64 * 8 + u64::from(self.shadow[last]);
        (end > allowed).then_some(offset.max(allowed))
    }
}
