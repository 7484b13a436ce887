//! The frame: its layout, prologue and epilogues.

use crate::registers::{INT, gpr};
use iced_x86::{Code as Opcode, Instruction, Mnemonic, OpKind, Register};
use sheave_ir::FrameStyle;
use sheave_ir::entity::EntityRef;

use super::operands::Arg::{self, R};
use super::operands::{RSP, difference, is_plain_memory};
use super::{Checker, Fault, Rule};
use crate::emit::Input;
use crate::minst::{Kind, MInst};
use crate::regalloc::{Allocation, MoveKind, Preg, PregSet};
use crate::select::LibCall;
use crate::{CodeRelocKind, CodeRelocTarget};
use sheave_ir::Symbol;

const RBP: Preg = gpr(5);
const R11: Preg = gpr(11);
/// `rbx rbp r12 r13 r14 r15`.
const CALLEE_SAVED: PregSet = PregSet::of_class(INT, 1 << 3 | 1 << 5 | 0xf << 12);
/// Bytes below the stack pointer that interrupts leave alone.
const RED_ZONE: u32 = 128;
/// The stack may be guarded by a page of this size.
const PAGE: i64 = 4096;

impl Checker<'_> {
    /// The register that addresses the frame, and the offset of its bottom from there.
    pub(super) fn frame_base(&self) -> (Preg, i32) {
        let frame = self.input.frame;
        if self.input.selected.moves_rsp {
            (RBP, -(frame.size as i32) - 8 * frame.saved.len() as i32)
        } else {
            (RSP, -(frame.red_zone as i32))
        }
    }

    /// The operand that names an allocation, at a width in bytes.
    pub(super) fn arg(&self, place: Allocation, bytes: u32) -> Option<Arg> {
        if let Some(slot) = place.as_slot() {
            let (base, bottom) = self.frame_base();
            return Some(Arg::M(base, bottom + self.input.frame.spills[slot.0 as usize] as i32));
        }
        place.as_reg().map(|preg| R(preg, bytes))
    }

    /// Register and displacement of the caller's argument area, above saved registers and return address.
    pub(super) fn incoming(&self) -> (Preg, i32) {
        let frame = self.input.frame;
        if self.input.selected.moves_rsp {
            // The frame pointer points at the caller's.
            (RBP, 16 + self.input.selected.tail_growth as i32)
        } else {
            (RSP, frame.size as i32 + 8 * self.n_pushed() + 8)
        }
    }

    fn n_pushed(&self) -> i32 {
        self.input.frame.saved.len() as i32 + i32::from(self.input.frame.pointer)
    }

    /// Demands that objects lie inside the frame, aligned, without overlaps.
    pub(super) fn check_frame_layout(&mut self) -> Result<(), Fault> {
        let Input { func, selected, alloc, frame, .. } = self.input;
        self.at = 0;
        let total = u64::from(frame.size) + u64::from(frame.red_zone);
        // The address of the bottom, modulo sixteen; on entry the stack pointer is eight above a multiple of
        // sixteen.
        let bottom = (8 - 8 * i64::from(self.n_pushed()) - total as i64).rem_euclid(16) as u64;
        // Offset, bytes, alignment, and the group of slots that may share their bytes.
        let mut objects = vec![(0, u64::from(selected.outgoing), 16, None)];
        for (&offset, &bytes) in frame.spills.iter().zip(&alloc.slots) {
            // Spills of vectors are moved without alignment.
            objects.push((u64::from(offset), u64::from(bytes), u64::from(bytes).min(8), None));
        }
        if selected.scratch {
            objects.push((u64::from(frame.scratch), 16, 16, None));
        }
        if selected.save_area {
            objects.push((u64::from(frame.save_area), 176, 16, None));
        }
        for (slot, data) in func.slots.iter().filter(|(slot, _)| selected.slot_used[slot.index()]) {
            let align = 1u64 << data.align_log2.min(30);
            // An object with a larger alignment than the stack's has room to be moved up.
            let bytes = u64::from(data.size) + align.saturating_sub(16);
            let offset = u64::from(frame.slots[slot.index()]);
            objects.push((offset, bytes, align.min(16), func.slot_group(slot)));
        }
        objects.retain(|object| object.1 > 0);
        objects.sort_unstable();
        let inside = objects.last().is_none_or(|&(offset, bytes, ..)| offset + bytes <= total);
        // At one offset, the largest slot of a group comes last.
        let apart = objects.windows(2).all(|pair| {
            let [a, b] = [pair[0], pair[1]];
            a.0 + a.1 <= b.0 || a.3.is_some() && (a.0, a.3) == (b.0, b.3)
        });
        let naked = func.frame == FrameStyle::Naked;
        let aligned =
            naked || objects.iter().all(|&(offset, _, align, _)| (bottom + offset).is_multiple_of(align));
        let calls = naked || !selected.has_calls || bottom == 0;
        let complete = frame.spills.len() == alloc.slots.len();
        let red = frame.red_zone == 0
            || frame.red_zone <= RED_ZONE && (naked || !selected.has_calls && !selected.moves_rsp);
        let pointer = frame.pointer || !selected.moves_rsp;
        let fits = inside && apart && aligned;
        self.demand(fits && calls && complete && red && pointer, Rule::FrameLayout)
    }

    /// Demands that callee-saved registers written by operands, clobbers or moves are saved.
    pub(super) fn check_saved_registers(&mut self) -> Result<(), Fault> {
        let Input { func, selected, alloc, frame, .. } = self.input;
        if func.frame == FrameStyle::Naked {
            return Ok(());
        }
        let code = &selected.code;
        let (mut written, mut clobbered) = (PregSet::EMPTY, PregSet::EMPTY);
        for i in (0..code.n_insts()).filter(|&i| !alloc.removed[i]) {
            clobbered |= code.clobber_sets[usize::from(code.clobbers[i])];
            let range = code.operand_range(i);
            for (operand, place) in code.operands[range.clone()].iter().zip(&alloc.allocs[range]) {
                if let (true, Some(preg)) = (operand.writes(), place.as_reg()) {
                    written.insert(preg);
                }
            }
        }
        for inserted in &alloc.moves {
            let (one, other) = match inserted.kind {
                MoveKind::Move { dst, .. } => (dst.as_reg(), None),
                MoveKind::Xchg { a, b } => (Some(a), Some(b)),
                MoveKind::Remat { dst, .. } => (Some(dst), None),
            };
            one.into_iter().chain(other).for_each(|preg| written.insert(preg));
        }
        let saved = PregSet::of(&frame.saved);
        // The frame pointer must not be written at all.
        let pointer = if frame.pointer { PregSet::of(&[RBP]) } else { PregSet::EMPTY };
        let lost = |set: PregSet| (set & CALLEE_SAVED).without(saved);
        let right = lost(written).is_empty()
            && lost(clobbered).without(pointer).is_empty()
            && ((written | saved) & pointer.with(RSP)).is_empty();
        self.demand(right, Rule::SavedRegisters)
    }

    /// Without the frame, the instruction `d` does not use the stack, is no call, and writes no
    /// register that the caller relies on.
    pub(super) fn check_frameless(&mut self, d: &Instruction) -> Result<(), Fault> {
        if self.has_frame || self.input.func.frame == FrameStyle::Naked {
            return Ok(());
        }
        let lost = self.infos.info(d).used_registers().iter().any(|used| {
            use iced_x86::OpAccess as A;
            let register = used.register().full_register();
            let is_read = matches!(used.access(), A::None | A::Read | A::CondRead | A::NoMemAccess);
            let number = register.number() as u8;
            let is_saved = register.is_gpr64() && CALLEE_SAVED.contains(gpr(number)) && !is_read;
            register == Register::RSP && d.mnemonic() != Mnemonic::Ret || is_saved
        });
        self.demand(!lost, Rule::Frameless)
    }

    pub(super) fn prologue(&mut self, pc: &mut u32) -> Result<(), Fault> {
        let Input { selected, frame, .. } = self.input;
        self.inst = None;
        let rule = Rule::Prologue;
        self.demand(!self.has_frame, Rule::Frameless)?;
        self.has_frame = true;
        if selected.tail_growth != 0 {
            let d = self.next(pc)?;
            let taken = self.moves_stack_pointer(&d) == Some(-i64::from(selected.tail_growth));
            self.demand(taken && frame.pointer, rule)?;
        }
        if frame.pointer {
            self.expect_as(rule, pc, Mnemonic::Push, &[R(RBP, 8)])?;
            self.expect_as(rule, pc, Mnemonic::Mov, &[R(RBP, 8), R(RSP, 8)])?;
        }
        for &preg in &frame.saved {
            self.expect_as(rule, pc, Mnemonic::Push, &[R(preg, 8)])?;
        }
        let mut left = i64::from(frame.size);
        if left > 0 && left / PAGE > i64::from(crate::frame::MAX_UNROLLED_PAGES) {
            left -= self.probing_loop(pc, left)?;
        }
        while left > 0 {
            let d = self.next(pc)?;
            let step = self.moves_stack_pointer(&d).map_or(0, |by| -by);
            self.demand(step > 0 && step <= PAGE && step <= left, rule)?;
            left -= step;
            if step == PAGE {
                self.touch_stack(pc, rule)?;
            }
        }
        if frame.size > 0 && selected.outgoing_align > 16 {
            self.aligns_stack(pc, rule)?;
        }
        Ok(())
    }

    /// `lea r11, [rsp - n]`, then pages are taken and touched until that is reached. Gives n.
    fn probing_loop(&mut self, pc: &mut u32, size: i64) -> Result<i64, Fault> {
        let rule = Rule::Prologue;
        let d = self.next(pc)?;
        let taken = -(d.memory_displacement64() as i64);
        let limit = [R(R11, 8), Arg::M(RSP, -taken as i32)];
        let right = difference(&d, Mnemonic::Lea, &limit).is_none();
        self.demand(right && taken > 0 && taken <= size && taken % PAGE == 0, rule)?;
        let again = self.meeting_point(*pc)?;
        let d = self.next(pc)?;
        self.demand(self.moves_stack_pointer(&d) == Some(-PAGE), rule)?;
        self.touch_stack(pc, rule)?;
        self.expect_as(rule, pc, Mnemonic::Cmp, &[R(RSP, 8), R(R11, 8)])?;
        let d = self.next(pc)?;
        let back = d.condition_code() == iced_x86::ConditionCode::ne
            && self.meeting_point(d.near_branch_target() as u32)? == again;
        self.demand(back, rule)?;
        Ok(taken)
    }

    /// The distance by which an addition or subtraction moves the stack pointer.
    pub(super) fn moves_stack_pointer(&self, d: &Instruction) -> Option<i64> {
        if d.op0_kind() != OpKind::Register || d.op0_register() != Register::RSP {
            return None;
        }
        let by = d.try_immediate(1).ok()? as i64;
        match d.mnemonic() {
            Mnemonic::Add => Some(by),
            Mnemonic::Sub => Some(-by),
            _ => None,
        }
    }

    /// `and rsp, -align`.
    pub(super) fn aligns_stack(&mut self, pc: &mut u32, rule: Rule) -> Result<(), Fault> {
        let align = i64::from(self.input.selected.outgoing_align);
        self.expect_as(rule, pc, Mnemonic::And, &[R(RSP, 8), Arg::I(-align)])
    }

    /// `or [rsp], 0`, which has no effect.
    pub(super) fn touch_stack(&mut self, pc: &mut u32, rule: Rule) -> Result<(), Fault> {
        self.expect_as(rule, pc, Mnemonic::Or, &[Arg::M(RSP, 0), Arg::I(0)])
    }

    /// `lea rsp, [rbp - n]`, to so many bytes below the saved registers, or the same as `mov`.
    pub(super) fn restores_stack_pointer(&mut self, pc: &mut u32, below: i32) -> Result<(), Fault> {
        let d = self.next(pc)?;
        let distance = 8 * self.input.frame.saved.len() as i32 + below;
        let right = match d.mnemonic() {
            Mnemonic::Mov => distance == 0 && d.op1_register() == Register::RBP,
            Mnemonic::Lea => is_plain_memory(&d, 1, RBP, -distance),
            _ => false,
        };
        self.demand(right && d.op0_register() == Register::RSP, Rule::Epilogue)
    }

    /// Checks a return or a tail call: stack pointer and saved registers are as on entry.
    pub(super) fn leave(&mut self, inst: &MInst, mut pc: u32) -> Result<(), Fault> {
        let Input { selected, frame, .. } = self.input;
        let rule = Rule::Epilogue;
        let pc = &mut pc;
        if !self.has_frame {
            return self.returns(inst, pc);
        }
        if selected.moves_rsp {
            self.restores_stack_pointer(pc, 0)?;
        } else if frame.size != 0 {
            let d = self.next(pc)?;
            self.demand(self.moves_stack_pointer(&d) == Some(i64::from(frame.size)), rule)?;
        }
        for &preg in frame.saved.iter().rev() {
            self.expect_as(rule, pc, Mnemonic::Pop, &[R(preg, 8)])?;
        }
        if frame.pointer {
            self.expect_as(rule, pc, Mnemonic::Pop, &[R(RBP, 8)])?;
        }
        let moved = if inst.kind == Kind::Ret { 0 } else { inst.imm };
        let left = i64::from(selected.tail_growth) - moved;
        if left != 0 {
            let d = self.next(pc)?;
            self.demand(self.moves_stack_pointer(&d) == Some(left), rule)?;
        }
        self.returns(inst, pc)
    }

    /// `ret`, or the jump of a tail call.
    fn returns(&mut self, inst: &MInst, pc: &mut u32) -> Result<(), Fault> {
        let d = self.next(pc)?;
        if inst.kind == Kind::Ret {
            let popped = if d.code() == Opcode::Retnq_imm16 { i64::from(d.immediate16()) } else { 0 };
            return self.demand(d.mnemonic() == Mnemonic::Ret && popped == inst.imm, Rule::Epilogue);
        }
        if inst.kind == Kind::TailCallIndirect {
            let is_right = d.code() == Opcode::Jmp_rm64 && d.op0_register() == Register::R11;
            return self.demand(is_right, Rule::Opcode);
        }
        self.demand(d.code() == Opcode::Jmp_rel32_64, Rule::Opcode)?;
        self.calls(&d, inst)
    }

    /// Demands the relocation of a call or jump to its callee.
    pub(super) fn calls(&mut self, d: &Instruction, inst: &MInst) -> Result<(), Fault> {
        let id = inst.mem.id;
        let target = if id & crate::select::LIBCALL_BIT != 0 {
            CodeRelocTarget::Routine(LibCall::of_id(id))
        } else {
            CodeRelocTarget::Symbol(Symbol::from_u32(id))
        };
        self.relocated(d.ip() as u32 + 1, CodeRelocKind::Call, target, -4)
    }
}
