//! Final assembly of a function: branch sizes, tables, constants, displacements.

use core::ops::Range;

use cranelift_entity::packed_option::PackedOption;
use gimli::write::CallFrameInstruction;
use sheave_ir::{FrameStyle, InstData};
use sheave_ssa::refill;

use super::{ALIGN, ALWAYS, Emitter, GONE, Jump, Place, Target};
use crate::unwind::BodyFrame;
use crate::{CallSite, CodeBuffer, CodeLine, CodeRegion, CodeReloc, ExceptionTable, FrameCode};

/// Rounds of growing branches, after which all short ones become long.
const MAX_ROUNDS: usize = 8;

/// The alignment that every function has: that of its widest constants.
const MIN_ALIGN: u32 = 16;

/// The size of a jump that begins at `offset`.
fn jump_size(jump: &Jump, offset: u32) -> u32 {
    match (jump.long, jump.cond) {
        (_, GONE) => 0,
        (_, ALIGN) => offset.next_multiple_of(jump.label) - offset,
        (false, _) => 2,
        (true, ALWAYS) => 5,
        (true, _) => 6,
    }
}

/// Nops of up to nine bytes, as recommended by the processor manuals.
const NOPS: [&[u8]; 9] = [
    &[0x90],
    &[0x66, 0x90],
    &[0x0f, 0x1f, 0x00],
    &[0x0f, 0x1f, 0x40, 0x00],
    &[0x0f, 0x1f, 0x44, 0x00, 0x00],
    &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
    &[0x0f, 0x1f, 0x80, 0x00, 0x00, 0x00, 0x00],
    &[0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
    &[0x66, 0x0f, 0x1f, 0x84, 0x00, 0x00, 0x00, 0x00, 0x00],
];

/// Adds `size` bytes of nops, as few instructions as possible.
fn fill(out: &mut Vec<u8>, mut size: usize) {
    while size > 0 {
        let nop = NOPS[size.min(NOPS.len()) - 1];
        out.extend_from_slice(nop);
        size -= nop.len();
    }
}

impl Emitter<'_> {
    /// The final offset of a place, once `jump_sizes` holds the running totals.
    pub(super) fn offset(&self, place: Place) -> u32 {
        place.at.wrapping_add(self.ctx.jump_sizes[place.jumps_before as usize])
    }

    fn label_offset(&self, label: u32) -> u32 {
        let place = self.ctx.labels[label as usize];
        // Labels of unreachable blocks are never bound, and no jump leads there.
        if place.at == u32::MAX { 0 } else { self.offset(place) }
    }

    fn size_jumps(&mut self) {
        for round in 0.. {
            let ctx = &mut *self.ctx;
            ctx.jump_sizes.clear();
            ctx.jump_sizes.push(0);
            let mut total = 0u32;
            for jump in &ctx.jumps {
                // Bytes that are left out make this negative.
                total = total.wrapping_sub(jump.drop);
                total = total.wrapping_add(jump_size(jump, jump.at.wrapping_add(total)));
                ctx.jump_sizes.push(total);
            }
            let mut grown = false;
            for i in 0..self.ctx.jumps.len() {
                let jump = self.ctx.jumps[i];
                if jump.long {
                    continue;
                }
                let end = jump.at.wrapping_add(self.ctx.jump_sizes[i + 1]);
                let distance = i64::from(self.label_offset(jump.label)) - i64::from(end);
                if i8::try_from(distance).is_err() || round >= MAX_ROUNDS {
                    self.ctx.jumps[i].long = true;
                    grown = true;
                }
            }
            if !grown {
                break;
            }
        }
    }

    /// Writes the finished function.
    pub(super) fn finish(&mut self, out: &mut CodeBuffer) {
        self.size_jumps();
        out.clear();
        let mut buffer = core::mem::take(&mut out.bytes);
        self.copy_code(&mut buffer);
        out.code_size = buffer.len() as u32;
        let aligns = self.ctx.jumps.iter().filter(|jump| jump.cond == ALIGN);
        out.align = aligns.map(|jump| jump.label).max().unwrap_or_default().max(MIN_ALIGN);
        self.place_constants(&mut buffer);
        self.write_tables(&mut buffer, &mut out.tables);
        self.apply_fixups(&mut buffer, out);
        out.bytes = buffer;
        if self.has_block_addresses() {
            for index in 0..self.layout.blocks.len() {
                // A block that cannot be reached has no code: its address is the function's.
                let target = self.target(index as u32);
                out.blocks.push((self.layout.blocks[index], self.label_offset(target)));
            }
            out.blocks.sort_unstable_by_key(|&(block, _)| block.as_u32());
        }
        self.note_regions(&mut out.regions);
        self.note_lines(out);
        self.note_frame(out.code_size, &mut out.frame);
        self.note_exceptions(&mut out.exceptions);
        self.stats.bytes = out.bytes.len() as u32;
    }

    fn note_regions(&self, out: &mut Vec<CodeRegion>) {
        for &(place, block, succ_idx) in &self.ctx.regions {
            let offset = self.offset(place);
            // The one before is empty.
            if out.last().is_some_and(|last| last.offset == offset) {
                out.pop();
            }
            let block = self.layout.blocks[block as usize];
            // A copy of a block continues the region before it.
            if out.last().is_none_or(|last| (last.block, last.succ_idx) != (block, succ_idx)) {
                out.push(CodeRegion { offset, block, succ_idx, joins: false });
            }
        }
        if self.ctx.tails.joins.is_empty() {
            return;
        }
        for &(place, index) in &self.ctx.tails.joins {
            let (_, block, succ_idx) = self.ctx.regions[index as usize];
            let block = self.layout.blocks[block as usize];
            out.push(CodeRegion { offset: self.offset(place), block, succ_idx, joins: true });
        }
        out.sort_unstable_by_key(|region| {
            (region.offset, region.joins, region.block.as_u32(), region.succ_idx)
        });
    }

    fn note_lines(&self, out: &mut CodeBuffer) {
        if self.ctx.lines.is_empty() {
            return;
        }
        out.locs.extend(self.func.locs().map(|(_, &data)| data));
        for &(place, loc) in &self.ctx.lines {
            let offset = self.offset_of_code(place);
            if out.lines.last().is_some_and(|last| last.offset == offset) {
                out.lines.pop();
            }
            let before = out.lines.last().map_or(PackedOption::default(), |last| last.loc);
            // Nothing may be left of the last block: another one ends as it does.
            if before != loc && offset < out.code_size {
                out.lines.push(CodeLine { offset, loc });
            }
        }
    }

    /// The final offset of a place that may be among the bytes that the next branch drops: then that of the
    /// branch.
    fn offset_of_code(&self, mut place: Place) -> u32 {
        if let Some(jump) = self.ctx.jumps.get(place.jumps_before as usize) {
            place.at = place.at.min(jump.at - jump.drop);
        }
        self.offset(place)
    }

    fn note_frame(&self, code_size: u32, out: &mut FrameCode) {
        if self.func.frame == FrameStyle::Naked {
            return;
        }
        let rules = self.ctx.rules.iter();
        out.rules.extend(rules.map(|(place, rule)| (self.offset(*place), rule.clone())));
        // After the last instruction no rule is needed.
        if out.rules.last().is_some_and(|last| last.0 >= code_size) {
            out.rules.truncate(out.rules.partition_point(|rule| rule.0 < code_size));
            let is_start = |rule: &(u32, CallFrameInstruction)| rule.1 == CallFrameInstruction::RememberState;
            if let Some(at) = out.rules.iter().rposition(is_start) {
                out.rules.remove(at);
            }
        }
        let (frame, (start, end)) = (self.frame, self.ctx.prologue);
        let (start, end) = (self.offset(start), self.offset(end));
        out.body = BodyFrame {
            is_known: frame.tail_growth == 0,
            has_pointer: frame.pointer,
            n_saved: frame.saved.len() as u8,
            saved: core::array::from_fn(|i| frame.saved.get(i).map_or(0, |preg| preg.number())),
            size: frame.size,
            prologue_end: if start == 0 { end } else { 0 },
        };
    }

    fn note_exceptions(&mut self, out: &mut ExceptionTable) {
        if self.ctx.invokes.is_empty() {
            return;
        }
        out.types.clone_from(&self.selected.exception_types);
        let n_pads = self.func.pads.len();
        refill(&mut self.ctx.actions, n_pads, None);
        for at in 0..self.ctx.invokes.len() {
            let (start, end, target) = self.ctx.invokes[at];
            let first = self.func.block_insts(self.layout.blocks[target as usize])[0];
            let InstData::LandingPad { pad } = self.func.insts[first] else { continue };
            let data = &self.func.pads[pad];
            out.personality = Some(data.personality);
            let known = &mut self.ctx.actions[pad.as_u32() as usize];
            let action = *known.get_or_insert_with(|| out.add_pad(data));
            let [start, end] = [start, end].map(|place| self.offset(place));
            out.sites.push(CallSite { start, end, pad: self.label_offset(target), action });
        }
    }

    /// Copies the instructions and writes the branches between them.
    fn copy_code(&self, out: &mut Vec<u8>) {
        let code = self.ctx.asm.bytes();
        let mut done = 0;
        for (i, jump) in self.ctx.jumps.iter().enumerate() {
            out.extend_from_slice(&code[done..(jump.at - jump.drop) as usize]);
            done = jump.at as usize;
            let [start, end] = [i, i + 1].map(|i| self.ctx.jump_sizes[i]);
            if jump.cond == ALIGN {
                fill(out, (end.wrapping_add(jump.drop).wrapping_sub(start)) as usize);
                continue;
            }
            let distance = self.label_offset(jump.label).wrapping_sub(jump.at.wrapping_add(end));
            match (jump.long, jump.cond) {
                (_, GONE) => continue,
                (false, ALWAYS) => out.extend_from_slice(&[0xeb, distance as u8]),
                (false, cond) => out.extend_from_slice(&[0x70 | cond, distance as u8]),
                (true, ALWAYS) => out.push(0xe9),
                (true, cond) => out.extend_from_slice(&[0x0f, 0x80 | cond]),
            }
            if jump.long {
                out.extend_from_slice(&distance.to_le_bytes());
            }
        }
        out.extend_from_slice(&code[done..]);
    }

    fn place_constants(&mut self, out: &mut Vec<u8>) {
        let entries = self.selected.pool.entries();
        let offsets = &mut self.ctx.pool_offsets;
        refill(offsets, entries.len(), 0);
        for size in [16u8, 8, 4] {
            for (entry, offset) in entries.iter().zip(offsets.iter_mut()) {
                if entry.bytes == size {
                    out.resize(out.len().next_multiple_of(size as usize), 0);
                    *offset = out.len() as u32;
                    out.extend_from_slice(&entry.bits.to_le_bytes()[..size as usize]);
                }
            }
        }
    }

    /// Writes the jump tables. Entries are distances from the table's start.
    fn write_tables(&mut self, out: &mut Vec<u8>, tables: &mut Vec<Range<u32>>) {
        self.ctx.table_offsets.clear();
        for i in 0..self.ctx.tables.len() {
            out.resize(out.len().next_multiple_of(4), 0);
            let base = out.len() as u32;
            self.ctx.table_offsets.push(base);
            let (start, end) = self.ctx.tables[i];
            for entry in start..end {
                let label = self.ctx.table_entries[entry as usize];
                out.extend_from_slice(&self.label_offset(label).wrapping_sub(base).to_le_bytes());
            }
            tables.push(base..out.len() as u32);
        }
    }

    fn apply_fixups(&mut self, bytes: &mut [u8], out: &mut CodeBuffer) {
        for i in 0..self.ctx.fixups.len() {
            let fixup = self.ctx.fixups[i];
            let at = self.offset(Place { at: fixup.at, jumps_before: fixup.jumps_before });
            let end = at + fixup.to_end;
            let target = match fixup.target {
                Target::Label(label) => self.label_offset(label),
                Target::Pool(id) => self.ctx.pool_offsets[id as usize],
                Target::Table(id) => self.ctx.table_offsets[id as usize],
                Target::Reloc(kind, target) => {
                    let addend = i64::from(fixup.addend) - i64::from(fixup.to_end);
                    out.relocs.push(CodeReloc { offset: at, kind, target, addend });
                    continue;
                }
            };
            let value = (target as i32).wrapping_sub(end as i32).wrapping_add(fixup.addend);
            bytes[at as usize..at as usize + 4].copy_from_slice(&value.to_le_bytes());
        }
    }
}
