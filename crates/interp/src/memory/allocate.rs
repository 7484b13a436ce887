//! Heap blocks and stack frames.

use super::{FrameLayout, GAP, HEAP, HeapBlock, Memory, QUARANTINE, STACK};
use crate::trap::TrapKind;

impl Memory {
    /// A new heap block of `size` bytes; `None` if the limit is reached. The smallest alignment is 16.
    pub fn allocate(&mut self, size: u64, align: u64) -> Option<u64> {
        if size > self.heap_limit || align > self.heap_limit {
            return None;
        }
        let capacity = match size {
            0..=1024 => size.max(1).next_multiple_of(16),
            // Eight sizes per power of two waste at most an eighth and let blocks of like sizes share
            // addresses.
            _ => size.next_multiple_of((size.next_power_of_two() / 16).max(16)),
        };
        let reusable = align <= 16;
        let recycled = if reusable { self.free.get_mut(&capacity).and_then(Vec::pop) } else { None };
        let region = &mut self.regions[HEAP];
        let addr = match recycled {
            Some(addr) => {
                let offset = (addr - region.base) as usize;
                region.data[offset..offset + capacity as usize].fill(self.fill);
                addr
            }
            None => {
                let offset = (region.data.len() as u64 + GAP).next_multiple_of(align.max(16));
                if offset + capacity > self.heap_limit {
                    return None;
                }
                if !region.grow(offset + capacity) {
                    return None;
                }
                // New bytes of the region are zero already, and not touched until they are used.
                if self.fill != 0 {
                    region.data[offset as usize..(offset + capacity) as usize].fill(self.fill);
                }
                region.base + offset
            }
        };
        region.open(addr - region.base, size);
        self.taint_new(addr, size);
        self.blocks.insert(
            addr,
            HeapBlock { size, capacity, live: true, reusable, allocated: self.site, freed: None },
        );
        Some(addr)
    }

    /// The same, but every byte is zero.
    pub fn allocate_zeroed(&mut self, size: u64, align: u64) -> Option<u64> {
        let fill = std::mem::take(&mut self.fill);
        let addr = self.allocate(size, align);
        self.fill = fill;
        if let Some(addr) = addr {
            self.clear_taints(addr, size);
        }
        addr
    }

    /// The requested size of the live heap block at `addr`.
    ///
    /// # Errors
    /// When no live block starts there.
    pub fn block_size(&self, addr: u64) -> Result<u64, TrapKind> {
        match self.blocks.get(&addr) {
            Some(block) if block.live => Ok(block.size),
            Some(_) => Err(TrapKind::DoubleFree(addr)),
            None => Err(TrapKind::BadFree(addr)),
        }
    }

    /// Frees the heap block at `addr`.
    ///
    /// # Errors
    /// When no live block starts there.
    pub fn release(&mut self, addr: u64) -> Result<(), TrapKind> {
        self.block_size(addr)?;
        let region = &mut self.regions[HEAP];
        if let Some(block) = self.blocks.get_mut(&addr) {
            block.live = false;
            block.freed = self.site;
            region.close(addr - region.base, addr - region.base + block.capacity);
            if block.reusable {
                self.quarantine.push_back(addr);
                self.quarantined += block.capacity;
            }
        }
        while self.quarantined > QUARANTINE
            && let Some(old) = self.quarantine.pop_front()
        {
            let capacity = self.blocks.get(&old).map_or(0, |block| block.capacity);
            self.quarantined -= capacity;
            self.free.entry(capacity).or_default().push(old);
        }
        Ok(())
    }

    /// Puts a new frame on the stack and returns its base; `None` if the stack is full.
    #[inline]
    pub(crate) fn push_frame(&mut self, layout: &FrameLayout) -> Option<u64> {
        let region = &mut self.regions[STACK];
        let base = self.sp.checked_sub(layout.size)? & !(layout.align - 1);
        let offset = base.checked_sub(region.base)? as usize;
        if offset < 4096 {
            return None;
        }
        region.data[offset..offset + layout.size as usize].fill(self.fill);
        region.shadow[offset / 8..offset / 8 + layout.shadow.len()].copy_from_slice(&layout.shadow);
        self.sp = base;
        Some(base)
    }

    /// Loads `N` bytes of the frame at `fp`; decoding gives offsets inside the frame only.
    #[inline(always)]
    pub(crate) fn load_stack<const N: usize>(&self, fp: u64, offset: u32) -> [u8; N] {
        let region = &self.regions[STACK];
        let start = fp.wrapping_sub(region.base) as usize + offset as usize;
        *region.data[start..].first_chunk().expect("a slot lies in its frame")
    }

    /// Stores `N` bytes in the frame at `fp`.
    #[inline(always)]
    pub(crate) fn store_stack<const N: usize>(&mut self, fp: u64, offset: u32, value: [u8; N]) {
        let region = &mut self.regions[STACK];
        let start = fp.wrapping_sub(region.base) as usize + offset as usize;
        *region.data[start..].first_chunk_mut().expect("a slot lies in its frame") = value;
    }

    /// New room for `size` bytes on the stack; `None` if the stack is full.
    pub(crate) fn push_stack(&mut self, size: u64, align: u64) -> Option<u64> {
        let region = &mut self.regions[STACK];
        let rounded = size.max(1).checked_next_multiple_of(16)?;
        let base = self.sp.checked_sub(GAP)?.checked_sub(rounded)? & !(align.max(16) - 1);
        let offset = base.checked_sub(region.base)?;
        if offset < 4096 {
            return None;
        }
        region.data[offset as usize..(offset + rounded) as usize].fill(self.fill);
        region.open(offset, size);
        self.sp = base;
        Some(base)
    }

    /// Takes everything below `sp` off the stack.
    ///
    /// # Errors
    /// When `sp` is not between the present stack pointer and the top.
    #[inline]
    pub(crate) fn pop_stack(&mut self, sp: u64) -> Result<(), TrapKind> {
        if sp < self.sp || sp > self.stack_top || !sp.is_multiple_of(8) {
            return Err(TrapKind::BadStackRestore(sp));
        }
        let region = &mut self.regions[STACK];
        region.close(self.sp - region.base, sp - region.base);
        self.sp = sp;
        while self.dynamic.last().is_some_and(|&(start, ..)| start < sp) {
            self.dynamic.pop();
        }
        Ok(())
    }
}
