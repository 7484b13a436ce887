//! Prologues and epilogues, and the state of the frame between them.

use gimli::X86_64;
use gimli::write::CallFrameInstruction;
use iced_x86::{Code as Opcode, Register};

use super::assembler::Arg::{I, M, R};
use super::{Emitter, Place};
use crate::abi::{R11, RBP, RSP};
use crate::frame::{MAX_UNROLLED_PAGES, PAGE};
use crate::minst::{Alu, Cond, Imm, Width, register};
use crate::unwind::dwarf;

impl Emitter<'_> {
    /// Begins the code of a block: it has the frame or not, and makes it at the save point.
    pub(super) fn begin_frame_of(&mut self, block: usize) {
        if self.frame.framed.is_empty() {
            return;
        }
        let makes = block == self.frame.save_point as usize;
        self.continue_frame(self.frame.framed[block] && !makes);
        if makes {
            // The prologue belongs to the line that follows, so that debuggers can stop there.
            let mut insts = self.selected.code.block_insts(block);
            if let Some(loc) = insts.find_map(|inst| self.selected.locs.get(inst)?.expand()) {
                self.line(loc.into());
            }
            self.make_frame();
        }
    }

    /// Sets whether code from here on has the frame. Control does not fall into it from the other kind.
    pub(super) fn continue_frame(&mut self, has_frame: bool) {
        if self.has_frame == has_frame {
            return;
        }
        self.has_frame = has_frame;
        let n_saved = self.frame.saved.len();
        let depth = if has_frame { 8 + 8 * n_saved as u32 + self.frame.size } else { 8 };
        self.rule(CallFrameInstruction::CfaOffset(depth as i32));
        for i in 0..n_saved {
            let register = dwarf(self.frame.saved[i].number());
            self.rule(match has_frame {
                true => CallFrameInstruction::Offset(register, -8 * (i as i32 + 2)),
                false => CallFrameInstruction::Restore(register),
            });
        }
    }

    /// Records a rule for finding the caller that holds from here on.
    fn rule(&mut self, rule: CallFrameInstruction) {
        let here = self.here();
        self.ctx.rules.push((here, rule));
    }

    /// Records that the frame's top is `depth` bytes above the stack pointer, unless it is found by `rbp`.
    fn lowered(&mut self, depth: u32) {
        if !self.frame.pointer {
            self.rule(CallFrameInstruction::CfaOffset(depth as i32));
        }
    }

    /// Writes the prologue.
    pub(super) fn make_frame(&mut self) {
        let start = self.here();
        self.prologue();
        self.ctx.prologue = (start, self.here());
        self.has_frame = true;
    }

    fn prologue(&mut self) {
        let mut depth = 8 + self.frame.tail_growth;
        if self.frame.tail_growth != 0 {
            // Tail calls have their return address here; the next push touches it.
            self.ctx.asm.alu_imm(Alu::Sub, Register::RSP, i64::from(self.frame.tail_growth));
            self.rule(CallFrameInstruction::CfaOffset(depth as i32));
        }
        if self.frame.pointer {
            self.ctx.asm.op(Opcode::Push_r64, &[R(Register::RBP)]);
            depth += 8;
            self.rule(CallFrameInstruction::CfaOffset(depth as i32));
            self.rule(CallFrameInstruction::Offset(X86_64::RBP, -(depth as i32)));
            self.ctx.asm.reg_reg(Opcode::Mov_r64_rm64, Register::RBP, Register::RSP);
            self.rule(CallFrameInstruction::CfaRegister(X86_64::RBP));
            self.stats.moves_frame += 1;
        }
        for i in 0..self.frame.saved.len() {
            let preg = self.frame.saved[i];
            self.ctx.asm.op(Opcode::Push_r64, &[R(register(preg, Width::B8))]);
            depth += 8;
            self.lowered(depth);
            self.rule(CallFrameInstruction::Offset(dwarf(preg.number()), -(depth as i32)));
        }
        let size = self.frame.size;
        // Every page is touched in order, so that running out of stack is noticed at its guard page.
        let pages = size / PAGE;
        if pages <= MAX_UNROLLED_PAGES {
            for page in 1..=pages {
                self.ctx.asm.alu_imm(Alu::Sub, Register::RSP, i64::from(PAGE));
                self.lowered(depth + page * PAGE);
                self.touch_stack();
            }
        } else {
            let limit = register(R11, Width::B8);
            let bottom = (depth + pages * PAGE) as i32;
            self.ctx.asm.op(Opcode::Lea_r64_m, &[R(limit), M(RSP, -((pages * PAGE) as i32))]);
            // Inside the loop the register that limits it does not change.
            if !self.frame.pointer {
                self.rule(CallFrameInstruction::Cfa(dwarf(R11.number()), bottom));
            }
            let again = self.new_label();
            self.bind(again);
            self.ctx.asm.alu_imm(Alu::Sub, Register::RSP, i64::from(PAGE));
            self.touch_stack();
            self.ctx.asm.reg_reg(Opcode::Cmp_r64_rm64, Register::RSP, limit);
            self.jump(Cond::Ne as u8, again);
            if !self.frame.pointer {
                self.rule(CallFrameInstruction::Cfa(X86_64::RSP, bottom));
            }
        }
        if !size.is_multiple_of(PAGE) {
            self.ctx.asm.alu_imm(Alu::Sub, Register::RSP, i64::from(size % PAGE));
            self.lowered(depth + size);
        }
        if size != 0 {
            self.align_stack();
        }
    }

    /// Lowers the stack pointer further, to the alignment of the outgoing arguments.
    pub(super) fn align_stack(&mut self) {
        let align = self.selected.outgoing_align;
        if align > 16 {
            self.ctx.asm.alu_imm(Alu::And, Register::RSP, -i64::from(align));
        }
    }

    pub(super) fn touch_stack(&mut self) {
        self.ctx.asm.op(Opcode::Or_rm32_imm8, &[M(RSP, 0), I(Imm::I8To32, 0)]);
    }

    /// Returns, and removes so many bytes of arguments.
    pub(super) fn ret(&mut self, popped: i64) {
        if popped == 0 {
            self.leave(1, 0);
            self.ctx.asm.op(Opcode::Retnq, &[]);
        } else {
            self.leave(3, 0);
            self.ctx.asm.op(Opcode::Retnq_imm16, &[I(Imm::I16, popped)]);
        }
    }

    /// Removes the frame, if there is one, before an instruction of `size` bytes that leaves the function.
    /// The return address was moved down by `moved` bytes.
    pub(super) fn leave(&mut self, size: u32, moved: i64) {
        if self.has_frame {
            self.epilogue(moved);
            // After the instruction the rules of the frame hold again.
            let here = self.here();
            let next = Place { at: here.at + size, ..here };
            self.ctx.rules.push((next, CallFrameInstruction::RestoreState));
            if moved > 0 {
                self.ctx.rules.push((next, CallFrameInstruction::Offset(X86_64::RA, -8)));
            }
        }
    }

    /// Records that the return address was moved down.
    pub(super) fn return_moved(&mut self, moved: i64) {
        self.rule(CallFrameInstruction::Offset(X86_64::RA, -8 - moved as i32));
    }

    /// Puts the stack pointer so many bytes below the saved registers, which the frame pointer leads to.
    pub(super) fn restore_stack_pointer(&mut self, below: i32) {
        let saved = 8 * self.frame.saved.len() as i32;
        if saved + below == 0 {
            self.ctx.asm.reg_reg(Opcode::Mov_r64_rm64, Register::RSP, Register::RBP);
            self.stats.moves_frame += 1;
        } else {
            self.ctx.asm.op(Opcode::Lea_r64_m, &[R(Register::RSP), M(RBP, -saved - below)]);
        }
    }

    /// Restores the stack pointer and the saved registers.
    fn epilogue(&mut self, moved: i64) {
        let saved = self.frame.saved.len();
        if self.selected.moves_rsp {
            self.restore_stack_pointer(0);
        } else if self.frame.size != 0 {
            self.ctx.asm.alu_imm(Alu::Add, Register::RSP, i64::from(self.frame.size));
        }
        if !self.frame.pointer {
            self.rule(CallFrameInstruction::RememberState);
            if self.frame.size != 0 {
                self.lowered(8 + 8 * saved as u32);
            }
        }
        for i in (0..saved).rev() {
            let reg = register(self.frame.saved[i], Width::B8);
            self.ctx.asm.op(Opcode::Pop_r64, &[R(reg)]);
            self.lowered(8 + 8 * i as u32);
        }
        if self.frame.pointer {
            self.ctx.asm.op(Opcode::Pop_r64, &[R(Register::RBP)]);
            self.rule(CallFrameInstruction::RememberState);
            let growth = self.frame.tail_growth;
            self.rule(CallFrameInstruction::Cfa(X86_64::RSP, 8 + growth as i32));
            let left = i64::from(growth) - moved;
            if left != 0 {
                self.ctx.asm.alu_imm(Alu::Add, Register::RSP, left);
            }
            if left != 0 || moved != 0 {
                self.rule(CallFrameInstruction::CfaOffset(8));
            }
            if moved != 0 {
                // The frame's top is another one: that of the callee.
                self.rule(CallFrameInstruction::Offset(X86_64::RA, -8));
                self.rule(CallFrameInstruction::Restore(X86_64::RBP));
                for i in 0..saved {
                    self.rule(CallFrameInstruction::Restore(dwarf(self.frame.saved[i].number())));
                }
            }
        }
    }
}
