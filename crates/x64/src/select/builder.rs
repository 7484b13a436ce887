//! Construction of one machine instruction: operands for the allocator and shape for the encoder together.
//!
//! ```text
//! draft.begin(Opcode::Add_r32_rm32).tied(dst, a, Width::B4).rm(b, Width::B4).end()
//! ```

use iced_x86::Code as Opcode;

use super::draft::Draft;
use super::operand::{Addr, AddrBase, RegMem};
use crate::minst::{
    Alu, Base, Imm, Kind, Mem, READS_FLAGS, SRC_IMM, SRC_MEM, SRC_RSP, Shape, Shift, Width, alu_imm,
    alu_r_rm, wide,
};
use crate::registers::{INT_VREG, float_vreg};
use sheave_ir::{Inst, Type};
use sheave_regalloc::{Access, At, Constraint, InstKind, Operand, Preg, PregSet, Vreg, VregInfo};

impl Draft<'_> {
    /// Starts an instruction with opcode `code`.
    #[inline]
    pub(super) fn begin(&mut self, code: Opcode) -> &mut Self {
        self.start(Kind::Op, code)
    }

    /// Starts a pseudo-instruction.
    #[inline]
    pub(super) fn begin_kind(&mut self, kind: Kind) -> &mut Self {
        self.start(kind, Opcode::INVALID)
    }

    #[inline]
    fn shape(&mut self, source: u8, high: u8) -> &mut Self {
        let shift = u32::from(self.n_shapes) * 8;
        let byte = Shape::from(source | high << 4);
        self.inst.shape = self.inst.shape & !(0xff << shift) | byte << shift;
        self.n_shapes += 1;
        self
    }

    /// Adds an operand that the encoding does not name; gives its position.
    #[inline]
    pub(super) fn hidden(&mut self, operand: Operand) -> u8 {
        self.lines.operands.push(operand);
        self.n_operands += 1;
        self.n_operands - 1
    }

    /// An operand that the encoding does not name.
    #[inline]
    pub(super) fn operand(&mut self, operand: Operand) -> &mut Self {
        self.hidden(operand);
        self
    }

    /// A register that the instruction reads until its end, and that the encoding does not name: no
    /// definition shares it, not even one of the same variable.
    pub(super) fn late(&mut self, vreg: Vreg) -> &mut Self {
        self.reads_late = true;
        self.operand(Operand::new(vreg, Access::Use, At::Late, Constraint::Reg))
    }

    /// A scratch register of the instruction.
    pub(super) fn temp(&mut self, vreg: Vreg) -> &mut Self {
        self.operand(Operand::temp(vreg))
    }

    #[inline]
    fn shown(&mut self, operand: Operand, width: Width) -> &mut Self {
        let position = self.hidden(operand);
        self.shape(position, width as u8)
    }

    /// A register that is written.
    #[inline]
    pub(super) fn def(&mut self, vreg: Vreg, width: Width) -> &mut Self {
        self.shown(Operand::reg_def(vreg), width)
    }

    /// `dst`, written in the register of `src`.
    #[inline]
    pub(super) fn tied(&mut self, dst: Vreg, src: Vreg, width: Width) -> &mut Self {
        let position = self.n_operands;
        self.shown(Operand::reuse_def(dst, position + 1), width).operand(Operand::reg_use(src))
    }

    /// A register that is read.
    #[inline]
    pub(super) fn reg(&mut self, vreg: Vreg, width: Width) -> &mut Self {
        self.shown(Operand::reg_use(vreg), width)
    }

    /// A register that is read and that the encoding names twice.
    pub(super) fn reg_twice(&mut self, vreg: Vreg, width: Width) -> &mut Self {
        let position = self.n_operands;
        self.reg(vreg, width).shape(position, width as u8)
    }

    /// A register that is read, or its spill slot.
    #[inline]
    pub(super) fn any(&mut self, vreg: Vreg, width: Width) -> &mut Self {
        self.shown(Operand::any_use(vreg), width)
    }

    /// A particular register that is read and shown in the encoding.
    #[inline]
    pub(super) fn fixed(&mut self, vreg: Vreg, preg: Preg, width: Width) -> &mut Self {
        self.shown(Operand::fixed_use(vreg, preg), width)
    }

    #[inline]
    pub(super) fn fixed_use(&mut self, vreg: Vreg, preg: Preg) -> &mut Self {
        self.operand(Operand::fixed_use(vreg, preg))
    }

    #[inline]
    pub(super) fn fixed_def(&mut self, vreg: Vreg, preg: Preg) -> &mut Self {
        self.operand(Operand::fixed_def(vreg, preg))
    }

    /// The stack pointer.
    #[inline]
    pub(super) fn rsp(&mut self) -> &mut Self {
        self.shape(SRC_RSP, Width::B8 as u8)
    }

    /// The memory operand.
    #[inline]
    pub(super) fn mem(&mut self, addr: &Addr) -> &mut Self {
        self.inst.mem = self.mem_of(addr);
        self.shape(SRC_MEM, 0)
    }

    pub(super) fn mem_of(&mut self, addr: &Addr) -> Mem {
        if let Some((load, loc)) = self.folded_load
            && load == *addr
        {
            self.folded_load = None;
            self.lines.loads.push((self.lines.insts.len() as u32, loc));
        }
        let mut mem = Mem { disp: addr.disp, scale: addr.scale, ..Mem::NONE };
        match addr.base {
            AddrBase::None => {}
            AddrBase::Reg(vreg) => {
                mem.base = Base::Reg;
                mem.base_reg = self.hidden(Operand::reg_use(vreg));
            }
            AddrBase::Special(base, id) => (mem.base, mem.id) = (base, id),
        }
        if let Some(index) = addr.index {
            mem.index_reg = self.hidden(Operand::reg_use(index));
        }
        mem
    }

    /// A register or memory operand that is read.
    #[inline]
    pub(super) fn rm(&mut self, rm: RegMem, width: Width) -> &mut Self {
        match rm {
            RegMem::Reg(vreg) => self.any(vreg, width),
            RegMem::Mem(addr) => self.mem(&addr),
        }
    }

    /// The immediate.
    #[inline]
    pub(super) fn imm(&mut self, kind: Imm, value: i64) -> &mut Self {
        self.number(value).shape(SRC_IMM, kind as u8)
    }

    /// A number of a pseudo-instruction, which the encoding does not show.
    #[inline]
    pub(super) fn number(&mut self, value: i64) -> &mut Self {
        self.inst.imm = value;
        self
    }

    /// The number of the symbol or routine that a pseudo-instruction calls.
    pub(super) fn id(&mut self, id: u32) -> &mut Self {
        self.inst.mem.id = id;
        self
    }

    /// A second number of a pseudo-instruction.
    pub(super) fn scale(&mut self, scale: u8) -> &mut Self {
        self.inst.mem.scale = scale;
        self
    }

    /// A flag of the instruction.
    #[inline]
    pub(super) fn flag(&mut self, flag: u8) -> &mut Self {
        self.inst.flags |= flag;
        self
    }

    /// The instruction is between a comparison and its consumer, or is the consumer.
    #[inline]
    pub(super) fn reads_flags(&mut self) -> &mut Self {
        self.flag(READS_FLAGS)
    }

    /// Values that are read in particular registers.
    pub(super) fn fixed_uses(&mut self, uses: &[(Vreg, Preg)]) -> &mut Self {
        for &(vreg, preg) in uses {
            self.fixed_use(vreg, preg);
        }
        self
    }

    /// Ends the instruction.
    #[inline]
    pub(super) fn end(&mut self) {
        self.end_with(0);
    }

    /// Ends an instruction that overwrites a set of registers.
    pub(super) fn end_clobbering(&mut self, clobbers: PregSet) {
        let clobbers = self.out.code.clobber_set(clobbers);
        self.end_with(clobbers);
    }

    #[inline]
    fn end_with(&mut self, clobbers: u8) {
        let separated = self.separate_result();
        self.push(InstKind::Plain, clobbers);
        if let Some((result, temporary)) = separated {
            self.push_move(result, temporary);
        }
    }

    /// Ends an instruction that defines registers on entry to its block.
    pub(super) fn end_arrival(&mut self) {
        self.push(InstKind::Arrival, 0);
    }

    /// In copies form a result may be a variable that the instruction still reads when the result's register
    /// is written, as in `v1 = sub v0, v1`. The result is then a temporary, which is moved afterwards.
    ///
    /// A definition is written while the instruction reads if it re-uses an input's register, if it is early,
    /// or if the read is late: an instruction that reads late reads no register early. Fixed reads are not
    /// concerned: the allocator gives them a register of their own.
    #[inline]
    fn separate_result(&mut self) -> Option<(Vreg, Vreg)> {
        let start = self.lines.operands.len() - usize::from(self.n_operands);
        for at in start..self.lines.operands.len() {
            let operand = self.lines.operands[at];
            if operand.access() != Access::Def {
                continue;
            }
            let source = match operand.constraint() {
                Constraint::Reuse(k) => Some(start + usize::from(k)),
                _ if operand.at() == At::Early || self.reads_late => None,
                _ => continue,
            };
            let result = operand.vreg();
            if source.is_some_and(|source| self.lines.operands[source].vreg() == result) {
                continue;
            }
            let reads = |other: &Operand| {
                other.vreg() == result && other.reads() && !matches!(other.constraint(), Constraint::Fixed(_))
            };
            if self.lines.operands[start..].iter().any(reads) {
                let info = self.out.code.vregs[result.index()];
                let temporary = self.out.code.new_vreg(VregInfo { hint: None, remat: None, ..info });
                self.lines.operands[at] =
                    Operand::new(temporary, Access::Def, operand.at(), operand.constraint());
                return Some((result, temporary));
            }
        }
        None
    }

    /// Ends an instruction of a tied input and `other`, which the allocator may exchange if it `commutes`.
    #[inline]
    pub(super) fn end_commutative_if(&mut self, commutes: bool, other: RegMem) {
        let exchangeable = commutes && matches!(other, RegMem::Reg(_)) && self.n_operands == 3;
        if exchangeable {
            let n = self.lines.operands.len();
            if let [def, a, b] = &mut self.lines.operands[n - 3..]
                && b.vreg() == def.vreg()
            {
                // The definition cannot be in the register of an input that it is not tied to.
                let (x, y) = (a.vreg(), b.vreg());
                *a = Operand::new(y, a.access(), a.at(), a.constraint());
                *b = Operand::new(x, b.access(), b.at(), b.constraint());
            }
        }
        self.end();
        if exchangeable && let Some(last) = self.lines.heads.last_mut() {
            last.kind = InstKind::Commutative;
        }
    }

    // ---- registers ------------------------------------------------------------------------------

    pub(super) fn new_vreg(&mut self, ty: Type) -> Vreg {
        // Integer registers always move and spill as a whole: conversions share registers between widths.
        self.out.code.new_vreg(match ty {
            Type::F32 => float_vreg(4),
            Type::F64 => float_vreg(8),
            _ => INT_VREG,
        })
    }

    pub(super) fn int_temp(&mut self) -> Vreg {
        self.out.code.new_vreg(INT_VREG)
    }

    pub(super) fn int_temps<const N: usize>(&mut self) -> [Vreg; N] {
        [(); N].map(|()| self.int_temp())
    }

    /// A fresh integer register, which `make` writes.
    pub(super) fn fresh(&mut self, make: impl FnOnce(&mut Self, Vreg)) -> Vreg {
        let vreg = self.int_temp();
        make(self, vreg);
        vreg
    }

    pub(super) fn float_temp(&mut self, bytes: u8) -> Vreg {
        self.out.code.new_vreg(float_vreg(bytes))
    }

    // ---- whole instructions ---------------------------------------------------------------------

    /// A move for the allocator to remove.
    pub(super) fn push_move(&mut self, dst: Vreg, src: Vreg) {
        self.begin_kind(Kind::Nop)
            .operand(Operand::new(dst, Access::Def, At::Late, Constraint::Any))
            .operand(Operand::any_use(src))
            .push(InstKind::Move, 0);
    }

    /// If the last instruction is a move, it performs the copy `inst` of the function.
    pub(super) fn note_copy(&mut self, inst: Inst) {
        let is_move = self.lines.heads.last().is_some_and(|head| head.kind == InstKind::Move);
        if is_move && let Some(move_inst) = self.lines.insts.last_mut() {
            move_inst.imm = i64::from(inst.as_u32()) + 1;
        }
    }

    /// `dst := imm`.
    pub(super) fn mov_imm(&mut self, dst: Vreg, imm: i64) {
        self.begin_kind(Kind::MovImm).operand(Operand::reg_def(dst)).number(imm).end();
    }

    /// `dst := imm` between a comparison and its consumer.
    pub(super) fn mov_imm_keeping_flags(&mut self, dst: Vreg, imm: i64) {
        self.begin_kind(Kind::MovImm).operand(Operand::reg_def(dst)).number(imm).reads_flags().end();
    }

    /// A fresh register that holds `imm`.
    pub(super) fn imm_reg(&mut self, imm: i64) -> Vreg {
        self.fresh(|it, to| it.mov_imm(to, imm))
    }

    /// `dst := code(src)`: one register or memory operand, another register written.
    pub(super) fn unary_rm(
        &mut self,
        code: Opcode,
        dst: Vreg,
        dst_width: Width,
        src: RegMem,
        src_width: Width,
    ) {
        self.begin(code).def(dst, dst_width).rm(src, src_width).end();
    }

    /// `dst := code(src)` in one register.
    pub(super) fn unary_tied(&mut self, code: Opcode, dst: Vreg, src: Vreg, width: Width) {
        self.begin(code).tied(dst, src, width).end();
    }

    /// `dst := a op b` in two-address form.
    pub(super) fn alu(&mut self, op: Alu, width: Width, dst: Vreg, a: Vreg, b: RegMem) {
        self.begin(alu_r_rm(op, width))
            .tied(dst, a, width)
            .rm(b, width)
            .end_commutative_if(matches!(op, Alu::Add | Alu::And | Alu::Or | Alu::Xor), b);
    }

    /// `dst := a op imm` in two-address form.
    pub(super) fn alu_imm(&mut self, op: Alu, width: Width, dst: Vreg, a: Vreg, imm: i64) {
        let (code, kind) = alu_imm(op, width, imm);
        self.begin(code).tied(dst, a, width).imm(kind, imm).end();
    }

    /// `dst := a op amount` for a shift or rotation.
    pub(super) fn shift_imm(&mut self, op: Shift, width: Width, dst: Vreg, a: Vreg, amount: i64) {
        self.begin(op.by_imm(width)).tied(dst, a, width).imm(Imm::I8, amount).end();
    }

    /// `dst := a + b`, in whichever form the allocation allows.
    pub(super) fn add3(&mut self, width: Width, dst: Vreg, a: Vreg, b: Vreg) {
        self.begin_kind(Kind::Add).def(dst, width).reg(a, width).reg(b, width).scale(1).end();
    }

    /// `dst := a + imm`, in whichever form the allocation allows.
    pub(super) fn add3_imm(&mut self, width: Width, dst: Vreg, a: Vreg, imm: i32) {
        self.begin_kind(Kind::Add).def(dst, width).reg(a, width).number(i64::from(imm)).scale(0).end();
    }

    /// Moves a value of `ty` to a register of the other kind, a vector register if `to_float`.
    pub(super) fn move_across(&mut self, dst: Vreg, src: Vreg, to_float: bool, ty: Type) {
        let width = if ty.bytes() == 8 { Width::B8 } else { Width::B4 };
        let draft = match to_float {
            true => self.begin(wide(width, Opcode::Movd_xmm_rm32)).def(dst, Width::Xmm).reg(src, width),
            false => self.begin(wide(width, Opcode::Movd_rm32_xmm)).def(dst, width).reg(src, Width::Xmm),
        };
        draft.end();
    }

    /// Raw bytes without operands, with fixed registers around them.
    pub(super) fn raw(&mut self, bytes: &[u8]) -> &mut Self {
        let mut whole = [0u8; 16];
        whole[..bytes.len()].copy_from_slice(bytes);
        let whole = u128::from_le_bytes(whole);
        self.begin_kind(Kind::Bytes).number(whole as i64).id(bytes.len() as u32);
        self.inst.mem.disp = (whole >> 64) as i32;
        self
    }

    /// `dst := address`.
    pub(super) fn lea_into(&mut self, addr: &Addr, dst: Vreg) {
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
                self.begin(Opcode::Mov_r64_rm64).def(dst, Width::B8).mem(addr).end();
            }
            _ => self.lea_width(addr, dst, Width::B8),
        }
    }

    /// `lea` in 32 or 64 bits.
    pub(super) fn lea_width(&mut self, addr: &Addr, dst: Vreg, width: Width) {
        self.begin(wide(width, Opcode::Lea_r32_m)).def(dst, width).mem(addr).end();
    }

    /// `dst := the float with these bits`.
    pub(super) fn float_const_into(&mut self, bits: u64, ty: Type, dst: Vreg) {
        if bits == 0 {
            self.begin(Opcode::Xorps_xmm_xmmm128);
            // Both operands name the register that is written.
            let position = self.n_operands;
            return self.def(dst, Width::Xmm).shape(position, Width::Xmm as u8).end();
        }
        let addr = self.pool_addr(u128::from(bits), ty.bytes() as u8);
        let code = if ty == Type::F32 { Opcode::Movss_xmm_xmmm32 } else { Opcode::Movsd_xmm_xmmm64 };
        self.begin(code).def(dst, Width::Xmm).mem(&addr).end();
    }

    /// The address of a constant in the function's pool.
    pub(super) fn pool_addr(&mut self, bits: u128, bytes: u8) -> Addr {
        let id = self.out.pool.intern(bits, bytes);
        Addr::special(Base::Pool, id, 0)
    }
}
