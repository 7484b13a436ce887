//! Moves that the register allocator put between instructions.

use crate::registers::is_xmm;
use iced_x86::Code as Opcode;

use super::assembler::Arg::{M, R};
use super::{Emitter, Place};
use crate::minst::{Width, register};
use sheave_regalloc::{Allocation, MoveKind, MoveReason, Preg};

impl Emitter<'_> {
    /// Writes the moves `start..end` of the allocation.
    pub(super) fn moves(&mut self, start: u32, end: u32) {
        for i in start..end {
            let inserted = self.alloc.moves[i as usize];
            if let Some(place) = self.ctx.move_places.get_mut(i as usize) {
                *place = Place { at: self.ctx.asm.len(), jumps_before: self.ctx.jumps.len() as u32 };
            }
            let at = self.ctx.asm.len();
            match inserted.kind {
                MoveKind::Move { dst, src } => self.move_allocation(dst, src, inserted.bytes),
                MoveKind::Xchg { a, b } => {
                    let [a, b] = [a, b].map(|reg| register(reg, Width::B8));
                    self.ctx.asm.reg_reg(Opcode::Xchg_rm64_r64, a, b);
                }
                MoveKind::Remat { .. } => debug_assert!(false, "no value is declared rematerialisable"),
            }
            if self.ctx.asm.len() != at {
                self.stats.count(&inserted, self.is_phi_copy && inserted.reason == MoveReason::Copy);
            }
            self.mark(at, Some(i));
        }
    }

    fn move_allocation(&mut self, dst: Allocation, src: Allocation, bytes: u8) {
        match (dst.as_reg(), src.as_reg()) {
            (Some(to), Some(from)) if to == from => {}
            (Some(to), Some(from)) => self.move_reg(to, from, bytes),
            (Some(reg), None) | (None, Some(reg)) => {
                let Some(slot) = dst.as_slot().or(src.as_slot()) else { return };
                let (base, disp) = self.frame.spill(self.selected.moves_rsp, slot.0);
                let (load, store, width) = transfer(reg, bytes);
                let (reg, slot) = (R(register(reg, width)), M(base, disp));
                match dst.as_slot() {
                    None => self.ctx.asm.op(load, &[reg, slot]),
                    Some(_) => self.ctx.asm.op(store, &[slot, reg]),
                }
            }
            (None, None) => debug_assert!(false, "the allocator moves through a register"),
        }
    }

    pub(super) fn move_reg(&mut self, to: Preg, from: Preg, bytes: u8) {
        let (code, width) = match (is_xmm(to), bytes) {
            (true, _) => (Opcode::Movaps_xmm_xmmm128, Width::Xmm),
            (false, 8..) => (Opcode::Mov_r64_rm64, Width::B8),
            (false, _) => (Opcode::Mov_r32_rm32, Width::B4),
        };
        self.ctx.asm.reg_reg(code, register(to, width), register(from, width));
    }
}

/// Load and store of `bytes` in `reg`, and the width at which they name it.
fn transfer(reg: Preg, bytes: u8) -> (Opcode, Opcode, Width) {
    use Opcode::*;
    match (is_xmm(reg), bytes) {
        (false, 8..) => (Mov_r64_rm64, Mov_rm64_r64, Width::B8),
        (false, _) => (Mov_r32_rm32, Mov_rm32_r32, Width::B4),
        (true, 16) => (Movups_xmm_xmmm128, Movups_xmmm128_xmm, Width::Xmm),
        (true, 8) => (Movsd_xmm_xmmm64, Movsd_xmmm64_xmm, Width::Xmm),
        (true, _) => (Movss_xmm_xmmm32, Movss_xmmm32_xmm, Width::Xmm),
    }
}
