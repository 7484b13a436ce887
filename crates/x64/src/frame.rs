//! The stack frame: the offsets of its parts, and the code that makes and removes it.
//!
//! From high to low addresses: arguments from the caller, return address, saved registers, slots and spills,
//! outgoing arguments. Without a moving stack pointer everything is addressed through `rsp` and `rbp` is a
//! register like the others; leaf functions keep small frames in the red zone.

use cranelift_entity::EntityRef;
use sheave_ir::{FrameStyle, Function, SlotData};

use crate::abi::{RBP, RSP};
use crate::select::Selected;
use sheave_regalloc::{Output, Preg, PregSet};

/// Bytes below the stack pointer that a leaf function may use.
const RED_ZONE: u64 = 128;
/// The step by which a large frame is touched.
pub(crate) const PAGE: u32 = 4096;
/// Frames of up to this many pages are touched without a loop.
pub(crate) const MAX_UNROLLED_PAGES: u32 = 4;
/// Frames must stay addressable with 32-bit displacements.
pub(crate) const MAX_FRAME: u64 = 1 << 30;

/// Slots that share their bytes.
#[derive(Debug)]
struct Group {
    number: u32,
    /// The size of the largest one.
    size: u32,
    align_log2: u8,
    offset: Option<u32>,
}

/// Offsets of one function's frame; reused.
#[derive(Debug, Default)]
pub(crate) struct Frame {
    /// Registers to save, in the order they are pushed.
    pub(crate) saved: Vec<Preg>,
    /// Bytes by which the stack pointer is lowered after the pushes.
    pub(crate) size: u32,
    /// Bytes of the frame in the red zone instead.
    pub(crate) red_zone: u32,
    /// `rbp` holds the frame pointer.
    pub(crate) pointer: bool,
    /// Bytes between the return address and the saved registers, for the return address of a tail call.
    pub(crate) tail_growth: u32,
    /// Offset of each slot from the bottom of the frame.
    pub(crate) slots: Vec<u32>,
    groups: Vec<Group>,
    /// Offset of each spill slot from the bottom of the frame.
    pub(crate) spills: Vec<u32>,
    pub(crate) save_area: u32,
    pub(crate) scratch: u32,
    /// Bytes of outgoing arguments.
    pub(crate) outgoing: u32,
    /// The block, by its position in the layout, at whose start the frame is made.
    pub(crate) save_point: u32,
    /// By position in the layout: the block has the frame, as all have that the save point dominates. Empty
    /// if the frame is made at the entry.
    pub(crate) framed: Vec<bool>,
}

impl Frame {
    /// Lays the frame out. Gives its size as an error when it is larger than `limit` bytes.
    pub(crate) fn compute(
        &mut self,
        func: &Function,
        selected: &Selected,
        alloc: &Output,
        limit: u64,
    ) -> Result<(), u64> {
        self.save_point = 0;
        self.framed.clear();
        self.pointer = selected.moves_rsp || selected.wants_frame_pointer;
        self.tail_growth = selected.tail_growth;
        self.saved.clear();
        let mut saved: PregSet = alloc.callee_saved_used;
        if self.pointer {
            saved.remove(RBP);
        }
        self.saved.extend(saved.iter());
        let mut at = u64::from(selected.outgoing);
        self.outgoing = selected.outgoing;
        self.spills.clear();
        let place = |at: &mut u64, bytes: u64, align: u64| {
            let offset = at.next_multiple_of(align);
            *at = offset + bytes;
            offset.min(MAX_FRAME) as u32
        };
        self.spills.extend(alloc.slots.iter().map(|&n| place(&mut at, n.into(), n.into())));
        if selected.scratch {
            self.scratch = place(&mut at, 16, 16);
        }
        if selected.save_area {
            self.save_area = place(&mut at, 176, 16);
        }
        self.slots.clear();
        self.find_groups(func, &selected.slot_used);
        for (slot, data) in func.slots.iter() {
            if !selected.slot_used[slot.index()] {
                self.slots.push(0);
                continue;
            }
            let group = func.slot_group(slot).and_then(|group| self.group(group));
            if let Some(&mut Group { offset: Some(offset), .. }) = group {
                self.slots.push(offset);
                continue;
            }
            let (size, align_log2) = match &group {
                Some(group) => (group.size, group.align_log2),
                None => (data.size, data.align_log2),
            };
            let align = 1u64 << align_log2.min(30);
            // Arrays of sixteen bytes and more are aligned to sixteen, as the ABI says.
            let placed = if size >= 16 { align.max(16) } else { align };
            let bytes = u64::from(size) + align.saturating_sub(16);
            let offset = place(&mut at, bytes, placed.min(16));
            if let Some(group) = group {
                group.offset = Some(offset);
            }
            self.slots.push(offset);
        }
        if at > limit.min(MAX_FRAME) {
            return Err(at);
        }
        let pushed = 8 + u64::from(self.pushed());
        if func.frame == FrameStyle::Naked {
            // The assembly finds the stack as the caller left it; spill slots fit below.
            (self.size, self.red_zone) = (0, at as u32);
            return if at > RED_ZONE { Err(at) } else { Ok(()) };
        }
        if at > 0 || selected.has_calls || selected.moves_rsp {
            at = (at + pushed).next_multiple_of(16) - pushed;
        }
        if !selected.has_calls && !selected.moves_rsp && at <= RED_ZONE {
            (self.size, self.red_zone) = (0, at as u32);
        } else {
            (self.size, self.red_zone) = (at as u32, 0);
        }
        Ok(())
    }

    /// Whether the block at this position in the layout has the frame.
    #[inline]
    pub(crate) fn is_framed(&self, block: usize) -> bool {
        self.framed.get(block).copied().unwrap_or(true)
    }

    /// Finds the groups of slots that share their bytes, by number, as far as they are used.
    fn find_groups(&mut self, func: &Function, used: &[bool]) {
        self.groups.clear();
        if func.slot_groups.is_empty() {
            return;
        }
        for (slot, data) in func.slots.iter().filter(|(slot, _)| used[slot.index()]) {
            if let Some(number) = func.slot_group(slot) {
                let &SlotData { size, align_log2, .. } = data;
                self.groups.push(Group { number, size, align_log2, offset: None });
            }
        }
        self.groups.sort_unstable_by_key(|group| group.number);
        self.groups.dedup_by(|other, group| {
            let is_same = other.number == group.number;
            if is_same {
                group.size = group.size.max(other.size);
                group.align_log2 = group.align_log2.max(other.align_log2);
            }
            is_same
        });
    }

    fn group(&mut self, number: u32) -> Option<&mut Group> {
        let at = self.groups.binary_search_by_key(&number, |group| group.number).ok()?;
        Some(&mut self.groups[at])
    }

    /// Bytes of the saved registers, the caller's frame pointer included.
    fn pushed(&self) -> u32 {
        8 * self.saved.len() as u32 + if self.pointer { 8 } else { 0 }
    }

    /// The register that addresses the frame, and the offset of its bottom from there.
    fn bottom(&self, moves_rsp: bool) -> (Preg, i32) {
        if moves_rsp {
            (RBP, -(self.size as i32) - 8 * self.saved.len() as i32)
        } else {
            (RSP, -(self.red_zone as i32))
        }
    }

    /// The offset of a slot from the end of the caller's frame, the canonical frame address.
    pub(crate) fn slot_from_cfa(&self, slot: u32) -> i32 {
        let below = self.tail_growth + self.pushed() + self.size + self.red_zone;
        -8 - below as i32 + self.slots[slot as usize] as i32
    }

    /// Base register and displacement of the object at `offset` from the bottom of the frame.
    fn at(&self, moves_rsp: bool, offset: u32) -> (Preg, i32) {
        let (base, bottom) = self.bottom(moves_rsp);
        (base, bottom + offset as i32)
    }

    /// Base register and displacement of a slot.
    pub(crate) fn slot(&self, moves_rsp: bool, slot: u32) -> (Preg, i32) {
        self.at(moves_rsp, self.slots[slot as usize])
    }

    /// Base register and displacement of a spill slot.
    pub(crate) fn spill(&self, moves_rsp: bool, slot: u32) -> (Preg, i32) {
        self.at(moves_rsp, self.spills[slot as usize])
    }

    pub(crate) fn save_area(&self, moves_rsp: bool) -> (Preg, i32) {
        self.at(moves_rsp, self.save_area)
    }

    pub(crate) fn scratch(&self, moves_rsp: bool) -> (Preg, i32) {
        self.at(moves_rsp, self.scratch)
    }

    /// Base register and displacement of the caller's argument area.
    pub(crate) fn incoming(&self, moves_rsp: bool) -> (Preg, i32) {
        if moves_rsp {
            return (RBP, 16 + self.tail_growth as i32);
        }
        (RSP, (self.size + self.pushed() + 8) as i32)
    }
}
