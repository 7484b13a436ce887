//! The address space of an interpreted program.
//!
//! Addresses resemble those of a process: 47 bits, globals low, the heap in the middle, the stack at the top
//! and growing down, functions and blocks at further addresses that hold no data. Each region is one flat
//! vector of bytes with one shadow byte per eight bytes of memory: the number of the eight that may be
//! accessed (an object ends at a count below eight). Objects have gaps between them, freed heap
//! blocks wait in a quarantine before their addresses are used again, and a frame's shadow is cleared when it
//! is left; so an access outside its object, or after its end, hits a shadow that forbids it. The idea
//! of the shadow is from Serebryany, Bruening, Potapenko, Vyukov, "AddressSanitizer: A Fast Address Sanity
//! Checker", 2012.
//!
//! An access costs one table look-up, one shadow byte and two comparisons. An access that jumps over the gap
//! into another live object is not found.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

mod allocate;
mod objects;
mod region;
mod taints;

use crate::site::Site;
use crate::trap::TrapKind;
pub(crate) use objects::{Object, same_region};
use region::Region;
pub(crate) use taints::{CLEAN, Origin, Taint, Taints};

/// Bits of an address below the region's number.
const REGION_SHIFT: u32 = 43;
/// Objects that may be written.
const DATA: usize = 0;
/// Objects that may not be written.
const READONLY: usize = 1;
/// The addresses of functions. They cannot be read.
pub(super) const CODE_BASE: u64 = 2 << REGION_SHIFT;
/// The addresses of blocks. They cannot be read.
pub(super) const BLOCK_BASE: u64 = 3 << REGION_SHIFT;
const HEAP: usize = 10;
const STACK: usize = 15;
/// Globals start here, as in an ordinary executable.
const DATA_BASE: u64 = 0x40_0000;
/// Accesses below this address are called accesses through null.
const NULL_ZONE: u64 = 0x1_0000;
/// Inaccessible bytes between two objects.
const GAP: u64 = 16;
/// Bytes of freed heap blocks that wait before they are used again.
const QUARANTINE: u64 = 4 << 20;

/// All globals, and all constants, have at most so many bytes, the gaps for their alignments included.
const MAX_DATA: u64 = 2 << 30;

/// A heap block, live or freed.
#[derive(Clone, Copy)]
struct HeapBlock {
    size: u64,
    /// Bytes reserved, a multiple of 16.
    capacity: u64,
    live: bool,
    /// Its address suits every request of its capacity.
    reusable: bool,
    allocated: Option<Site>,
    freed: Option<Site>,
}

/// A frame's part of the stack: its size and the bytes that may be accessed.
#[derive(Default, Debug)]
pub(super) struct FrameLayout {
    /// Bytes, a multiple of 16.
    pub(super) size: u64,
    /// Alignment of the frame, at least 16.
    pub(super) align: u64,
    /// One shadow byte per eight bytes.
    pub(super) shadow: Vec<u8>,
}

impl FrameLayout {
    /// Room for `size` more bytes; returns the offset from the frame's base.
    pub(super) fn add(&mut self, size: u64, align: u64) -> u64 {
        let align = align.max(8);
        self.align = self.align.max(align).max(16);
        let offset = (self.shadow.len() as u64 * 8 + 8).next_multiple_of(align);
        let full = (size / 8) as usize;
        self.shadow.resize((offset / 8) as usize, 0);
        self.shadow.resize((offset / 8) as usize + full, 8);
        if !size.is_multiple_of(8) {
            self.shadow.push((size % 8) as u8);
        }
        offset
    }

    /// Fixes the size when everything has been added.
    pub(super) fn finish(&mut self) {
        self.align = self.align.max(16);
        self.size = (self.shadow.len() as u64 * 8 + 8).next_multiple_of(16);
        self.shadow.resize((self.size / 8) as usize, 0);
    }
}

/// The memory of an interpreted program: loads and stores, C strings, the heap.
pub struct Memory {
    regions: [Region; 16],
    blocks: FxHashMap<u64, HeapBlock>,
    free: FxHashMap<u64, Vec<u64>>,
    quarantine: VecDeque<u64>,
    quarantined: u64,
    heap_limit: u64,
    /// The contents of every byte of a new frame or heap block.
    fill: u8,
    /// The stack pointer.
    pub(super) sp: u64,
    stack_top: u64,
    /// Objects on the stack outside the slots of frames, by decreasing address: start, size, and the
    /// instruction that made it.
    pub(crate) dynamic: Vec<(u64, u64, Option<Site>)>,
    /// The call of the host that is active.
    pub(super) site: Option<Site>,
    /// Undefined bits, if they are tracked.
    pub(super) taints: Option<Box<Taints>>,
}

impl Memory {
    /// The contents of every byte of a new object.
    pub(super) fn fill(&self) -> u8 {
        self.fill
    }

    pub(super) fn new(stack_bytes: u64, heap_limit: u64, fill: u8) -> Memory {
        let stack_bytes = stack_bytes.next_multiple_of(4096).clamp(4096, 1 << 40);
        let stack_top = (16 << REGION_SHIFT) - 0x1000_0000;
        let mut regions: [Region; 16] = Default::default();
        for (i, region) in regions.iter_mut().enumerate() {
            // Regions that are not used stay empty: every access is out of bounds.
            region.base = (i as u64) << REGION_SHIFT;
        }
        regions[DATA] = Region::new(DATA_BASE, true, 0);
        regions[READONLY] = Region::new((1 << REGION_SHIFT) + DATA_BASE, false, 0);
        regions[HEAP] = Region::new((HEAP as u64) << REGION_SHIFT, true, 0);
        regions[STACK] = Region::new(stack_top - stack_bytes, true, stack_bytes);
        Memory {
            regions,
            blocks: FxHashMap::default(),
            free: FxHashMap::default(),
            quarantine: VecDeque::new(),
            quarantined: 0,
            heap_limit,
            fill,
            sp: stack_top - 64,
            stack_top,
            dynamic: Vec::new(),
            site: None,
            taints: None,
        }
    }

    #[inline(always)]
    fn region(&self, addr: u64) -> (&Region, usize) {
        let region = &self.regions[(addr >> REGION_SHIFT) as usize & 15];
        (region, addr.wrapping_sub(region.base) as usize)
    }

    /// Loads `N` bytes, if they lie in one granule and may be read. Nearly every load is one of these;
    /// [`Memory::load`] decides about the rest.
    #[inline(always)]
    pub(super) fn load_fast<const N: usize>(&self, addr: u64) -> Option<[u8; N]> {
        let (region, offset) = self.region(addr);
        let &open = region.shadow.get(offset >> 3)?;
        if (offset & 7) + N > usize::from(open) {
            return None;
        }
        region.data.get(offset..)?.first_chunk().copied()
    }

    /// Loads `N` bytes.
    #[inline]
    pub(super) fn load<const N: usize>(&self, addr: u64) -> Result<[u8; N], TrapKind> {
        match self.load_fast(addr) {
            Some(bytes) => Ok(bytes),
            None => self.load_slow(addr),
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn load_slow<const N: usize>(&self, addr: u64) -> Result<[u8; N], TrapKind> {
        let bytes = self.bytes(addr, N as u64)?;
        Ok(bytes.try_into().unwrap_or([0; N]))
    }

    /// Stores `N` bytes, if they lie in one granule and may be written; returns false otherwise.
    #[inline(always)]
    pub(super) fn store_fast<const N: usize>(&mut self, addr: u64, value: [u8; N]) -> bool {
        let region = &mut self.regions[(addr >> REGION_SHIFT) as usize & 15];
        let offset = addr.wrapping_sub(region.base) as usize;
        let Some(&open) = region.shadow.get(offset >> 3) else { return false };
        if (offset & 7) + N > usize::from(open) || !region.writable {
            return false;
        }
        let Some(bytes) = region.data.get_mut(offset..).and_then(|bytes| bytes.first_chunk_mut()) else {
            return false;
        };
        *bytes = value;
        true
    }

    /// Stores `N` bytes.
    #[inline]
    pub(super) fn store<const N: usize>(&mut self, addr: u64, value: [u8; N]) -> Result<(), TrapKind> {
        if !self.store_fast(addr, value) {
            return self.store_slow(addr, value);
        }
        self.clear_taints(addr, N as u64);
        Ok(())
    }

    #[cold]
    #[inline(never)]
    pub(super) fn store_slow<const N: usize>(&mut self, addr: u64, value: [u8; N]) -> Result<(), TrapKind> {
        self.bytes_mut(addr, N as u64)?.copy_from_slice(&value);
        Ok(())
    }

    /// Loads an integer of `bytes` bytes (1, 2, 4 or 8), zero-extended.
    ///
    /// # Errors
    /// When the bytes may not be read.
    pub fn read_int(&self, addr: u64, bytes: u32) -> Result<u64, TrapKind> {
        Ok(match bytes {
            1 => u64::from(self.load::<1>(addr)?[0]),
            2 => u64::from(u16::from_le_bytes(self.load(addr)?)),
            4 => u64::from(u32::from_le_bytes(self.load(addr)?)),
            _ => u64::from_le_bytes(self.load(addr)?),
        })
    }

    /// Stores the low `bytes` bytes (1, 2, 4 or 8) of `value`.
    ///
    /// # Errors
    /// When the bytes may not be written.
    pub fn write_int(&mut self, addr: u64, bytes: u32, value: u64) -> Result<(), TrapKind> {
        match bytes {
            1 => self.store(addr, [value as u8]),
            2 => self.store(addr, (value as u16).to_le_bytes()),
            4 => self.store(addr, (value as u32).to_le_bytes()),
            _ => self.store(addr, value.to_le_bytes()),
        }
    }

    /// The `len` bytes at `addr`.
    ///
    /// # Errors
    /// When one of them may not be read.
    pub fn bytes(&self, addr: u64, len: u64) -> Result<&[u8], TrapKind> {
        if len == 0 {
            return Ok(&[]);
        }
        let (region, offset) = self.region(addr);
        match region.first_fault(offset as u64, len) {
            None => Ok(&region.data[offset..offset + len as usize]),
            Some(fault) => Err(self.fault(addr, len, region.base.wrapping_add(fault), false)),
        }
    }

    /// The `len` bytes at `addr`, to be written.
    ///
    /// # Errors
    /// When one of them may not be written.
    pub fn bytes_mut(&mut self, addr: u64, len: u64) -> Result<&mut [u8], TrapKind> {
        if len == 0 {
            return Ok(&mut []);
        }
        let (region, offset) = self.region(addr);
        if let Some(fault) = region.first_fault(offset as u64, len) {
            return Err(self.fault(addr, len, region.base.wrapping_add(fault), true));
        }
        if !region.writable {
            return Err(TrapKind::WriteToReadOnly(addr));
        }
        self.clear_taints(addr, len);
        let region = &mut self.regions[(addr >> REGION_SHIFT) as usize & 15];
        Ok(&mut region.data[offset..offset + len as usize])
    }

    /// The bytes at `addr` up to a NUL, which is not included.
    ///
    /// # Errors
    /// When a byte before the NUL, or the NUL, may not be read.
    pub fn c_string(&self, addr: u64) -> Result<&[u8], TrapKind> {
        let (region, offset) = self.region(addr);
        let tail = region.data.get(offset..).unwrap_or_default();
        let len = tail.iter().position(|&b| b == 0).unwrap_or(tail.len());
        // If the region ends without a NUL, the byte after it is refused.
        self.bytes(addr, len as u64 + 1).map(|bytes| &bytes[..len])
    }

    /// The bytes at `addr` up to a NUL, which is not included, or `limit` of them.
    ///
    /// # Errors
    /// When one of these bytes, or the NUL, may not be read.
    pub(super) fn bounded_string(&self, addr: u64, limit: u64) -> Result<&[u8], TrapKind> {
        let (region, offset) = self.region(addr);
        let tail = region.data.get(offset..).unwrap_or_default();
        let within = usize::try_from(limit).map_or(tail, |limit| &tail[..limit.min(tail.len())]);
        match within.iter().position(|&b| b == 0) {
            Some(len) => self.bytes(addr, len as u64 + 1).map(|bytes| &bytes[..len]),
            None => self.bytes(addr, limit),
        }
    }

    /// The address in the process of the byte at `addr`, for functions of the C library. It is that of memory
    /// only if the byte has been checked, and until memory is allocated.
    pub(super) fn pointer(&mut self, addr: u64) -> *mut u8 {
        let region = &mut self.regions[(addr >> REGION_SHIFT) as usize & 15];
        region.data.as_mut_ptr().wrapping_add(addr.wrapping_sub(region.base) as usize)
    }

    /// Copies `len` bytes between ranges that may overlap.
    ///
    /// # Errors
    /// When a byte may not be read or written.
    pub fn copy(&mut self, dest: u64, source: u64, len: u64) -> Result<(), TrapKind> {
        if len == 0 {
            return Ok(());
        }
        self.bytes(source, len)?;
        let mut taints = self.taints.take();
        let writable = self.bytes_mut(dest, len).map(|_| ());
        if let Some(taints) = &mut taints {
            taints.copy(dest, source, len);
        }
        self.taints = taints;
        writable?;
        let (_, from) = self.region(source);
        let (_, to) = self.region(dest);
        let (s, d) = ((source >> REGION_SHIFT) as usize & 15, (dest >> REGION_SHIFT) as usize & 15);
        let len = len as usize;
        if s == d {
            self.regions[s].data.copy_within(from..from + len, to);
        } else if let Ok([source, dest]) = self.regions.get_disjoint_mut([s, d]) {
            dest.data[to..to + len].copy_from_slice(&source.data[from..from + len]);
        }
        Ok(())
    }

    /// Copies `len` bytes to a range that is the same or has none of them.
    ///
    /// # Errors
    /// When the ranges overlap, or a byte may not be read or written.
    pub fn copy_disjoint(&mut self, dest: u64, source: u64, len: u64) -> Result<(), TrapKind> {
        if dest != source && dest.abs_diff(source) < len {
            return Err(TrapKind::Overlap { to: dest, from: source, size: len });
        }
        self.copy(dest, source, len)
    }

    /// The trap for an access of `len` bytes at `addr` of which the byte at `at` is the first that may not be
    /// accessed.
    #[cold]
    fn fault(&self, addr: u64, len: u64, at: u64, write: bool) -> TrapKind {
        if addr < NULL_ZONE {
            return TrapKind::NullAccess { addr, write };
        }
        if (at >> REGION_SHIFT) as usize == HEAP {
            // A trap ends the program, so scanning all blocks is affordable.
            let freed = self.blocks.iter().any(|(&start, block)| {
                !block.live && at >= start && at < start + block.capacity && at < start + block.size.max(1)
            });
            if freed {
                return TrapKind::UseAfterFree { addr, size: len, write };
            }
        }
        TrapKind::OutOfBounds { addr, size: len, write }
    }

    /// Room for a global of the C library's, a few bytes, zeroed.
    pub(super) fn define_global(&mut self, size: u64, align: u64, readonly: bool) -> u64 {
        let addr = self.place_global(size, align, readonly, u64::MAX);
        addr.expect("there is memory for the variables of the C library")
    }

    /// Room for a global of the module's, zeroed; `None` if there is no memory for it.
    pub(super) fn define_data(&mut self, size: u64, align: u64, readonly: bool) -> Option<u64> {
        self.place_global(size, align, readonly, MAX_DATA)
    }

    fn place_global(&mut self, size: u64, align: u64, readonly: bool, limit: u64) -> Option<u64> {
        let region = &mut self.regions[if readonly { READONLY } else { DATA }];
        let align = align.max(16);
        let offset = (region.data.len() as u64 + GAP + region.base).next_multiple_of(align) - region.base;
        let end = offset.checked_add(size.max(1))?.checked_add(GAP)?;
        if end > limit || !region.grow(end) {
            return None;
        }
        region.open(offset, size);
        Some(region.base + offset)
    }

    /// Writes the initial contents of a global, which may be read-only. The range must be inside one global.
    pub(super) fn initialise(&mut self, addr: u64, bytes: &[u8]) {
        let region = &mut self.regions[(addr >> REGION_SHIFT) as usize & 15];
        let offset = addr.wrapping_sub(region.base) as usize;
        if let Some(place) = region.data.get_mut(offset..offset.saturating_add(bytes.len())) {
            place.copy_from_slice(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_ends_where_it_ends() {
        let mut memory = Memory::new(1 << 16, 1 << 20, 0);
        let block = memory.allocate(13, 16).unwrap();
        assert_eq!(memory.write_int(block + 9, 4, 7), Ok(()));
        assert_eq!(
            memory.write_int(block + 10, 4, 7),
            Err(TrapKind::OutOfBounds { addr: block + 10, size: 4, write: true })
        );
        assert!(memory.read_int(block - 1, 1).is_err());
        assert!(memory.read_int(block + 5, 8).is_ok(), "across two granules");
        assert!(memory.read_int(block + 6, 8).is_err(), "across two granules and the end");
    }

    #[test]
    fn a_freed_block_is_dead_and_comes_back_zeroed() {
        let mut memory = Memory::new(1 << 16, 1 << 30, 0);
        let block = memory.allocate(64, 16).unwrap();
        memory.write_int(block, 8, 1).unwrap();
        memory.release(block).unwrap();
        assert_eq!(
            memory.read_int(block + 8, 8),
            Err(TrapKind::UseAfterFree { addr: block + 8, size: 8, write: false })
        );
        assert_eq!(memory.release(block), Err(TrapKind::DoubleFree(block)));
        assert_eq!(memory.release(block + 8), Err(TrapKind::BadFree(block + 8)));
        let big = memory.allocate(QUARANTINE, 16).unwrap();
        memory.release(big).unwrap();
        let again = memory.allocate(64, 16).unwrap();
        assert_eq!(again, block, "a block that left the quarantine is used again");
        assert_eq!(memory.read_int(again, 8), Ok(0));
    }

    #[test]
    fn new_memory_contains_what_was_asked_for() {
        let mut memory = Memory::new(1 << 16, 1 << 30, 0xa5);
        let block = memory.allocate(9, 16).unwrap();
        assert_eq!(memory.bytes(block, 9), Ok(&[0xa5; 9][..]));
        memory.bytes_mut(block, 9).unwrap().fill(1);
        memory.release(block).unwrap();
        let big = memory.allocate(QUARANTINE, 16).unwrap();
        memory.release(big).unwrap();
        assert_eq!(memory.allocate(9, 16), Some(block));
        assert_eq!(memory.bytes(block, 9), Ok(&[0xa5; 9][..]));
        let mut layout = FrameLayout::default();
        let a = layout.add(4, 4);
        layout.finish();
        let base = memory.push_frame(&layout).unwrap();
        assert_eq!(memory.bytes(base + a, 4), Ok(&[0xa5; 4][..]));
        let dynamic = memory.push_stack(5, 1).unwrap();
        assert_eq!(memory.bytes(dynamic, 5), Ok(&[0xa5; 5][..]));
        let global = memory.define_global(8, 8, false);
        assert_eq!(memory.read_int(global, 8), Ok(0), "globals are zero");
    }

    #[test]
    fn readonly_data_can_be_read_only() {
        let mut memory = Memory::new(1 << 16, 1 << 20, 0);
        let addr = memory.define_global(4, 4, true);
        memory.initialise(addr, b"abc");
        assert_eq!(memory.c_string(addr), Ok(&b"abc"[..]));
        assert_eq!(memory.write_int(addr, 1, 0), Err(TrapKind::WriteToReadOnly(addr)));
        let other = memory.define_global(3, 1, true);
        memory.initialise(other, b"abc");
        assert!(memory.c_string(other).is_err(), "no NUL inside the object");
    }

    #[test]
    fn copies_overlap_and_cross_regions() {
        let mut memory = Memory::new(1 << 16, 1 << 20, 0);
        let global = memory.define_global(8, 8, false);
        let block = memory.allocate(8, 16).unwrap();
        memory.write_int(global, 8, 0x0807_0605_0403_0201).unwrap();
        memory.copy(global + 1, global, 7).unwrap();
        assert_eq!(memory.read_int(global, 8), Ok(0x0706_0504_0302_0101));
        memory.copy(block, global, 8).unwrap();
        assert_eq!(memory.read_int(block, 8), Ok(0x0706_0504_0302_0101));
        assert!(memory.copy(block, global, 9).is_err());
        assert!(memory.copy(u64::MAX - 3, global, 8).is_err());
    }

    #[test]
    fn frames_have_gaps_and_die() {
        let mut memory = Memory::new(1 << 16, 1 << 20, 0);
        let mut layout = FrameLayout::default();
        let a = layout.add(4, 4);
        let b = layout.add(3, 64);
        layout.finish();
        let sp = memory.sp;
        let base = memory.push_frame(&layout).unwrap();
        assert!((base + b).is_multiple_of(64));
        assert_eq!(memory.write_int(base + a, 4, 1), Ok(()));
        assert!(memory.write_int(base + a + 4, 1, 1).is_err());
        assert_eq!(memory.write_int(base + b + 2, 1, 1), Ok(()));
        assert!(memory.write_int(base + b + 3, 1, 1).is_err());
        memory.pop_stack(sp).unwrap();
        assert!(memory.read_int(base + a, 4).is_err());
        assert!(memory.push_stack(1 << 20, 16).is_none());
    }
}
