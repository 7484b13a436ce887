//! Building one machine instruction: operands for the allocator and the shape for the encoder, together.

use iced_x86::Code as Opcode;

use super::Selector;
use super::address::{Addr, AddrBase};
use crate::minst::{
    Alu, Base, Imm, Kind, Mem, READS_FLAGS, SRC_IMM, SRC_MEM, SRC_RSP, Shape, Width, alu_imm, alu_r_rm,
};
use sheave_ir::{Inst, Type};
use sheave_regalloc::{Access, At, Constraint, InstKind, Operand, Preg, Vreg, VregInfo};

/// An operand that the instruction can read from a register or from memory.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RegMem {
    Reg(Vreg),
    Mem(Addr),
}

impl Selector<'_> {
    /// Starts an instruction with opcode `code`.
    #[inline]
    pub(crate) fn begin(&mut self, code: Opcode) {
        self.begin_kind(Kind::Op, code);
    }

    #[inline]
    pub(crate) fn begin_kind(&mut self, kind: Kind, code: Opcode) {
        self.draft.begin(kind, code);
    }

    #[inline]
    fn shape(&mut self, source: u8, high: u8) {
        let shift = u32::from(self.draft.n_shapes) * 8;
        let byte = Shape::from(source | high << 4);
        self.draft.inst.shape = self.draft.inst.shape & !(0xff << shift) | byte << shift;
        self.draft.n_shapes += 1;
    }

    /// Adds a register that the instruction reads until its end, and that the encoding does not name: no
    /// definition shares it, not even one of the same variable.
    pub(crate) fn hidden_late_use(&mut self, vreg: Vreg) -> u8 {
        self.draft.reads_late = true;
        self.hidden(Operand::new(vreg, Access::Use, At::Late, Constraint::Reg))
    }

    /// Adds an operand that the encoding does not name; gives its position.
    #[inline]
    pub(crate) fn hidden(&mut self, operand: Operand) -> u8 {
        self.draft.operands.push(operand);
        self.draft.n_operands += 1;
        self.draft.n_operands - 1
    }

    #[inline]
    fn shown(&mut self, operand: Operand, width: Width) {
        let position = self.hidden(operand);
        self.shape(position, width as u8);
    }

    /// A register that is written.
    #[inline]
    pub(crate) fn def(&mut self, vreg: Vreg, width: Width) {
        self.shown(Operand::reg_def(vreg), width);
    }

    /// `dst`, written in the register of `src`.
    #[inline]
    pub(crate) fn tied(&mut self, dst: Vreg, src: Vreg, width: Width) {
        let position = self.draft.n_operands;
        self.shown(Operand::reuse_def(dst, position + 1), width);
        self.hidden(Operand::reg_use(src));
    }

    /// A register that is read.
    #[inline]
    pub(crate) fn reg(&mut self, vreg: Vreg, width: Width) {
        self.shown(Operand::reg_use(vreg), width);
    }

    /// A register that is read, or its spill slot.
    #[inline]
    pub(crate) fn any(&mut self, vreg: Vreg, width: Width) {
        self.shown(Operand::any_use(vreg), width);
    }

    /// A particular register that is read and shown in the encoding.
    #[inline]
    pub(crate) fn fixed(&mut self, vreg: Vreg, preg: Preg, width: Width) {
        self.shown(Operand::fixed_use(vreg, preg), width);
    }

    #[inline]
    pub(crate) fn fixed_use(&mut self, vreg: Vreg, preg: Preg) {
        self.hidden(Operand::fixed_use(vreg, preg));
    }

    #[inline]
    pub(crate) fn fixed_def(&mut self, vreg: Vreg, preg: Preg) {
        self.hidden(Operand::fixed_def(vreg, preg));
    }

    /// The stack pointer.
    #[inline]
    pub(crate) fn rsp(&mut self) {
        self.shape(SRC_RSP, Width::B8 as u8);
    }

    /// The memory operand.
    #[inline]
    pub(crate) fn mem(&mut self, addr: &Addr) {
        let mem = self.mem_of(addr);
        self.draft.inst.mem = mem;
        self.shape(SRC_MEM, 0);
    }

    pub(crate) fn mem_of(&mut self, addr: &Addr) -> Mem {
        if let Some((load, loc)) = self.draft.folded_load
            && load == *addr
        {
            self.draft.folded_load = None;
            self.draft.loads.push((self.draft.insts.len() as u32, loc));
        }
        let mut mem = Mem { disp: addr.disp, scale: addr.scale, ..Mem::NONE };
        match addr.base {
            AddrBase::None => {}
            AddrBase::Reg(vreg) => {
                mem.base = Base::Reg;
                mem.base_reg = self.hidden(Operand::reg_use(vreg));
            }
            AddrBase::Special(base, id) => {
                mem.base = base;
                mem.id = id;
            }
        }
        if let Some(index) = addr.index {
            mem.index_reg = self.hidden(Operand::reg_use(index));
        }
        mem
    }

    /// A register or memory operand that is read.
    #[inline]
    pub(crate) fn rm(&mut self, rm: RegMem, width: Width) {
        match rm {
            RegMem::Reg(vreg) => self.any(vreg, width),
            RegMem::Mem(addr) => self.mem(&addr),
        }
    }

    /// The immediate.
    #[inline]
    pub(crate) fn imm(&mut self, kind: Imm, value: i64) {
        self.draft.inst.imm = value;
        self.shape(SRC_IMM, kind as u8);
    }

    /// The instruction is between a comparison and its consumer, or is the consumer.
    #[inline]
    pub(crate) fn reads_flags(&mut self) {
        self.draft.inst.flags |= READS_FLAGS;
    }

    /// Ends the instruction.
    #[inline]
    pub(crate) fn end(&mut self) {
        self.end_clobbering(0);
    }

    /// Ends an instruction that overwrites a set of registers ([`sheave_regalloc::Code::clobber_set`]).
    #[inline]
    pub(crate) fn end_clobbering(&mut self, clobbers: u8) {
        let separated = self.separate_result();
        self.draft.end(InstKind::Plain, clobbers);
        if let Some((result, temporary)) = separated {
            self.push_move(result, temporary);
        }
    }

    /// Ends an instruction that defines what is in registers when its block is entered.
    pub(crate) fn end_arrival(&mut self) {
        self.draft.end(InstKind::Arrival, 0);
    }

    /// In copies form a result may be a variable that the instruction still reads when the result's register
    /// is written, as in `v1 = sub v0, v1`. The result then goes to a temporary, which is moved afterwards.
    ///
    /// A definition is written while the instruction reads if it re-uses an input's register, if it is early,
    /// or if the read is late. Fixed reads are not concerned: the allocator gives them a register of their
    /// own.
    #[inline]
    fn separate_result(&mut self) -> Option<(Vreg, Vreg)> {
        let start = self.draft.operands.len() - usize::from(self.draft.n_operands);
        for at in start..self.draft.operands.len() {
            let operand = self.draft.operands[at];
            if operand.access() != Access::Def {
                continue;
            }
            let (source, early) = match operand.constraint() {
                Constraint::Reuse(k) => (Some(start + usize::from(k)), true),
                _ if operand.at() == At::Early => (None, true),
                _ if self.draft.reads_late => (None, false),
                _ => continue,
            };
            let result = operand.vreg();
            if source.is_some_and(|source| self.draft.operands[source].vreg() == result) {
                continue;
            }
            let reads = |other: &Operand| {
                other.vreg() == result
                    && other.reads()
                    && (early || other.at() == At::Late)
                    && !matches!(other.constraint(), Constraint::Fixed(_))
            };
            if self.draft.operands[start..].iter().any(reads) {
                let info = self.out.code.vregs[result.index()];
                let temporary = self.out.code.new_vreg(VregInfo { hint: None, remat: None, ..info });
                self.draft.operands[at] =
                    Operand::new(temporary, Access::Def, operand.at(), operand.constraint());
                return Some((result, temporary));
            }
        }
        None
    }

    /// Ends an instruction of a tied input and `other`, which the allocator may exchange if it `commutes`.
    #[inline]
    pub(crate) fn end_commutative_if(&mut self, commutes: bool, other: RegMem) {
        let exchangeable = commutes && matches!(other, RegMem::Reg(_)) && self.draft.n_operands == 3;
        if exchangeable {
            let n = self.draft.operands.len();
            if let [def, a, b] = &mut self.draft.operands[n - 3..]
                && b.vreg() == def.vreg()
            {
                // The definition cannot be in the register of an input that it is not tied to.
                let (x, y) = (a.vreg(), b.vreg());
                *a = Operand::new(y, a.access(), a.at(), a.constraint());
                *b = Operand::new(x, b.access(), b.at(), b.constraint());
            }
        }
        self.end();
        if exchangeable && let Some(last) = self.draft.heads.last_mut() {
            last.kind = InstKind::Commutative;
        }
    }

    // ---- whole instructions ---------------------------------------------------------------------

    /// A move for the allocator to remove.
    pub(crate) fn push_move(&mut self, dst: Vreg, src: Vreg) {
        self.begin_kind(Kind::Nop, Opcode::INVALID);
        self.hidden(Operand::new(dst, Access::Def, At::Late, Constraint::Any));
        self.hidden(Operand::any_use(src));
        self.draft.end(InstKind::Move, 0);
    }

    /// If the last instruction is a move, it performs the copy `inst` of the function.
    pub(crate) fn note_copy(&mut self, inst: Inst) {
        let is_move = self.draft.heads.last().is_some_and(|head| head.kind == InstKind::Move);
        if is_move && let Some(move_inst) = self.draft.insts.last_mut() {
            move_inst.imm = i64::from(inst.as_u32()) + 1;
        }
    }

    /// `dst := imm`.
    pub(crate) fn mov_imm(&mut self, dst: Vreg, imm: i64) {
        self.begin_kind(Kind::MovImm, Opcode::INVALID);
        self.hidden(Operand::reg_def(dst));
        self.draft.inst.imm = imm;
        self.end();
    }

    /// `dst := imm` between a comparison and its consumer.
    pub(crate) fn mov_imm_keeping_flags(&mut self, dst: Vreg, imm: i64) {
        self.begin_kind(Kind::MovImm, Opcode::INVALID);
        self.hidden(Operand::reg_def(dst));
        self.draft.inst.imm = imm;
        self.reads_flags();
        self.end();
    }

    /// A fresh register that holds `imm`.
    pub(crate) fn imm_reg(&mut self, imm: i64) -> Vreg {
        let vreg = self.int_temp();
        self.mov_imm(vreg, imm);
        vreg
    }

    /// `dst := code(src)`: one register or memory operand, another register written.
    pub(crate) fn unary_rm(
        &mut self,
        code: Opcode,
        dst: Vreg,
        dst_width: Width,
        src: RegMem,
        src_width: Width,
    ) {
        self.begin(code);
        self.def(dst, dst_width);
        self.rm(src, src_width);
        self.end();
    }

    /// `dst := code(src)` in one register.
    pub(crate) fn unary_tied(&mut self, code: Opcode, dst: Vreg, src: Vreg, width: Width) {
        self.begin(code);
        self.tied(dst, src, width);
        self.end();
    }

    /// `dst := a op b` in two-address form.
    pub(crate) fn alu(&mut self, op: Alu, width: Width, dst: Vreg, a: Vreg, b: RegMem) {
        self.begin(alu_r_rm(op, width));
        self.tied(dst, a, width);
        self.rm(b, width);
        self.end_commutative_if(matches!(op, Alu::Add | Alu::And | Alu::Or | Alu::Xor), b);
    }

    /// `dst := a op imm` in two-address form.
    pub(crate) fn alu_imm(&mut self, op: Alu, width: Width, dst: Vreg, a: Vreg, imm: i64) {
        let (code, kind) = alu_imm(op, width, imm);
        self.begin(code);
        self.tied(dst, a, width);
        self.imm(kind, imm);
        self.end();
    }

    /// `dst := code(a, imm8)` in two-address form (shifts and rotates).
    pub(crate) fn shift_imm(&mut self, code: Opcode, width: Width, dst: Vreg, a: Vreg, amount: i64) {
        self.begin(code);
        self.tied(dst, a, width);
        self.imm(Imm::I8, amount);
        self.end();
    }

    /// `dst := a + b`, in whichever form the allocation allows.
    pub(crate) fn add3(&mut self, width: Width, dst: Vreg, a: Vreg, b: Vreg) {
        self.begin_kind(Kind::Add, Opcode::INVALID);
        self.def(dst, width);
        self.reg(a, width);
        self.reg(b, width);
        self.draft.inst.mem.scale = 1;
        self.end();
    }

    /// `dst := a + imm`, in whichever form the allocation allows.
    pub(crate) fn add3_imm(&mut self, width: Width, dst: Vreg, a: Vreg, imm: i32) {
        self.begin_kind(Kind::Add, Opcode::INVALID);
        self.def(dst, width);
        self.reg(a, width);
        self.draft.inst.imm = i64::from(imm);
        self.draft.inst.mem.scale = 0;
        self.end();
    }

    /// `dst := address`.
    pub(crate) fn lea_into(&mut self, addr: &Addr, dst: Vreg) {
        match *addr {
            Addr { base: AddrBase::Reg(base), index: None, disp: 0, .. } => self.push_move(dst, base),
            Addr { base: AddrBase::Reg(base), index: None, disp, .. } => {
                self.add3_imm(Width::B8, dst, base, disp)
            }
            Addr { base: AddrBase::Reg(base), index: Some(index), scale: 1, disp: 0 } => {
                self.add3(Width::B8, dst, base, index)
            }
            Addr { base: AddrBase::None, index: None, disp, .. } => self.mov_imm(dst, i64::from(disp)),
            Addr { base: AddrBase::Special(Base::Got, _), .. } => {
                self.begin(Opcode::Mov_r64_rm64);
                self.def(dst, Width::B8);
                self.mem(addr);
                self.end();
            }
            _ => self.lea_width(addr, dst, Width::B8),
        }
    }

    /// `lea` in 32 or 64 bits.
    pub(crate) fn lea_width(&mut self, addr: &Addr, dst: Vreg, width: Width) {
        self.begin(if width == Width::B8 { Opcode::Lea_r64_m } else { Opcode::Lea_r32_m });
        self.def(dst, width);
        self.mem(addr);
        self.end();
    }

    /// `dst := the float with these bits`.
    pub(crate) fn float_const_into(&mut self, bits: u64, ty: Type, dst: Vreg) {
        if bits == 0 {
            self.begin(Opcode::Xorps_xmm_xmmm128);
            // Both operands name the register that is written.
            let position = self.draft.n_operands;
            self.def(dst, Width::Xmm);
            self.shape(position, Width::Xmm as u8);
            self.end();
            return;
        }
        let addr = self.pool_addr(u128::from(bits), ty.bytes() as u8);
        let code = if ty == Type::F32 { Opcode::Movss_xmm_xmmm32 } else { Opcode::Movsd_xmm_xmmm64 };
        self.begin(code);
        self.def(dst, Width::Xmm);
        self.mem(&addr);
        self.end();
    }

    /// The address of a constant in the function's pool.
    pub(crate) fn pool_addr(&mut self, bits: u128, bytes: u8) -> Addr {
        let id = self.out.pool.intern(bits, bytes);
        Addr::special(Base::Pool, id, 0)
    }
}
