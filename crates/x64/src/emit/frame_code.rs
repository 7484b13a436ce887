//! Prologue and epilogue.

use iced_x86::{Code as Opcode, Register};

use super::Emitter;
use crate::abi::{R11, RBP, RSP};
use crate::frame::{MAX_UNROLLED_PAGES, PAGE};
use crate::minst::{Cond, Width, register};

impl Emitter<'_> {
    pub(super) fn prologue(&mut self) {
        if self.frame.pointer {
            self.ctx.asm.reg1(Opcode::Push_r64, Register::RBP);
            self.ctx.asm.reg_reg(Opcode::Mov_r64_rm64, Register::RBP, Register::RSP);
            self.stats.moves_frame += 1;
        }
        for i in 0..self.frame.saved.len() {
            let reg = register(self.frame.saved[i], Width::B8);
            self.ctx.asm.reg1(Opcode::Push_r64, reg);
        }
        let size = self.frame.size;
        if size == 0 {
            return;
        }
        // Every page is touched in order, so that running out of stack is noticed at its guard page.
        let pages = size / PAGE;
        if pages == 0 {
            self.ctx.asm.alu_imm(crate::minst::Alu::Sub, Register::RSP, i64::from(size));
            return self.align_stack();
        }
        if pages <= MAX_UNROLLED_PAGES {
            for _ in 0..pages {
                self.ctx.asm.alu_imm(crate::minst::Alu::Sub, Register::RSP, i64::from(PAGE));
                self.touch_stack();
            }
        } else {
            let limit = register(R11, Width::B8);
            self.ctx.asm.reg_mem(Opcode::Lea_r64_m, limit, RSP, -((pages * PAGE) as i32));
            let again = self.new_label();
            self.bind(again);
            self.ctx.asm.alu_imm(crate::minst::Alu::Sub, Register::RSP, i64::from(PAGE));
            self.touch_stack();
            self.ctx.asm.reg_reg(Opcode::Cmp_r64_rm64, Register::RSP, limit);
            self.jump(Cond::Ne as u8, again);
        }
        if !size.is_multiple_of(PAGE) {
            self.ctx.asm.alu_imm(crate::minst::Alu::Sub, Register::RSP, i64::from(size % PAGE));
        }
        self.align_stack();
    }

    /// Moves the stack pointer further down to where the outgoing arguments are aligned as they need it.
    pub(super) fn align_stack(&mut self) {
        let align = self.selected.outgoing_align;
        if align > 16 {
            self.ctx.asm.alu_imm(crate::minst::Alu::And, Register::RSP, -i64::from(align));
        }
    }

    pub(super) fn touch_stack(&mut self) {
        self.ctx.asm.mem_imm8(Opcode::Or_rm32_imm8, RSP, 0, 0);
    }

    pub(super) fn ret(&mut self) {
        self.epilogue();
        let here = self.here();
        self.ctx.exits.push((here, 1));
        self.ctx.asm.bare(Opcode::Retnq);
    }

    /// Brings stack pointer and saved registers back to what they were on entry.
    pub(super) fn epilogue(&mut self) {
        let saved = self.frame.saved.len();
        if self.selected.moves_rsp {
            if saved == 0 {
                self.ctx.asm.reg_reg(Opcode::Mov_r64_rm64, Register::RSP, Register::RBP);
                self.stats.moves_frame += 1;
            } else {
                self.ctx.asm.reg_mem(Opcode::Lea_r64_m, Register::RSP, RBP, -8 * saved as i32);
            }
        } else if self.frame.size != 0 {
            self.ctx.asm.alu_imm(crate::minst::Alu::Add, Register::RSP, i64::from(self.frame.size));
        }
        for i in (0..saved).rev() {
            let reg = register(self.frame.saved[i], Width::B8);
            self.ctx.asm.reg1(Opcode::Pop_r64, reg);
        }
        if self.frame.pointer {
            self.ctx.asm.reg1(Opcode::Pop_r64, Register::RBP);
        }
    }
}
