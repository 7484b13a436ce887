//! Integer arithmetic, conversions and bit operations.
//!
//! Values of 8 and 16 bits live in the low bits of a register with unspecified bits above; arithmetic on them is done
//! in 32 bits, after an extension where the upper bits matter.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, MemFlags, TernaryOp, Type, UnaryOp, Value, WideOp};

use super::Selector;
use super::address::{Addr, AddrBase};
use super::builder::RegMem;
use crate::Error;
use crate::abi::{RAX, RCX, RDX};
use crate::minst::{Alu, Cond, Imm, Width, by_wide, by_width, cmovcc, setcc};
use crate::regalloc::Vreg;

/// Whether the 32-bit form of `op` is always selected as an instruction that writes all 64 bits.
pub(crate) fn clears_upper(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(
        op,
        Add | Sub | Mul | And | Or | Xor | Shl | Lshr | Ashr | Rotl | Rotr | Smin | Smax | Umin | Umax
    )
}

impl Selector<'_> {
    /// A register or a folded load that holds `value` in its own width.
    pub(crate) fn use_rm(&mut self, value: Value) -> RegMem {
        match self.fold_load(value) {
            Some(addr) => RegMem::Mem(addr),
            None => RegMem::Reg(self.use_reg(value)),
        }
    }

    /// As [`Selector::use_rm`], for instructions that read at least 32 bits: narrow loads are not folded.
    pub(crate) fn use_rm_wide(&mut self, value: Value) -> RegMem {
        if self.ty(value).bytes() >= 4 { self.use_rm(value) } else { RegMem::Reg(self.use_reg(value)) }
    }

    /// A register that holds `value` extended to at least 32 bits.
    pub(crate) fn extended(&mut self, value: Value, signed: bool) -> Vreg {
        let width = self.width(value);
        if width.bytes() >= 4 {
            return self.use_reg(value);
        }
        let dst = self.int_temp();
        self.extend_into(value, signed, Width::B4, dst);
        dst
    }

    /// `dst := value`, extended to `to`.
    pub(crate) fn extend_into(&mut self, value: Value, signed: bool, to: Width, dst: Vreg) {
        if let Some(c) = self.constant(value) {
            let c = if signed { c } else { self.constant_bits(value).unwrap_or(0) as i64 };
            let c = if to == Width::B8 { c } else { i64::from(c as u32) };
            return self.mov_imm(dst, c);
        }
        let from = self.width(value);
        if !signed && from == Width::B1 && self.is_bool(value) {
            // The register of a comparison's result is clean.
            let src = self.vreg(value);
            return self.push_move(dst, src);
        }
        let code = match (from, signed) {
            (Width::B1, false) => Opcode::Movzx_r32_rm8,
            (Width::B2, false) => Opcode::Movzx_r32_rm16,
            (Width::B1, true) => by_wide(to, Opcode::Movsx_r32_rm8, Opcode::Movsx_r64_rm8),
            (Width::B2, true) => by_wide(to, Opcode::Movsx_r32_rm16, Opcode::Movsx_r64_rm16),
            (Width::B4, false) => Opcode::Mov_r32_rm32,
            (Width::B4, true) if to == Width::B8 => Opcode::Movsxd_r64_rm32,
            _ => {
                let src = self.use_reg(value);
                return self.push_move(dst, src);
            }
        };
        let src = self.use_rm(value);
        let dst_width = if signed { to } else { Width::B4 };
        self.unary_rm(code, dst, dst_width, src, from);
    }

    /// Whether the register of `value`, an `i8`, is known to hold 0 or 1 in all its bits.
    pub(crate) fn is_bool(&self, value: Value) -> bool {
        self.def_inst(value).is_some_and(|inst| {
            matches!(self.func.insts[inst], InstData::Icmp { .. } | InstData::Fcmp { .. })
        })
    }

    pub(crate) fn select_unary(&mut self, inst: Inst, op: UnaryOp, arg: Value) -> Result<(), Error> {
        let result = self.result(inst);
        if self.root(result) != result {
            return Ok(());
        }
        let (from, to) = (self.ty(arg), self.ty(result));
        match op {
            UnaryOp::Copy => {
                if let Some(src) = self.update(result, arg)? {
                    let dst = self.result_vreg(inst);
                    self.push_move(dst, src);
                } else {
                    self.copy(inst, arg);
                }
                if self.is_variable(result) {
                    self.note_copy(inst);
                }
            }
            UnaryOp::Trunc => {
                let dst = self.vreg(result);
                let src = self.use_reg(arg);
                self.push_move(dst, src);
            }
            UnaryOp::Bitcast => self.bitcast(inst, arg),
            UnaryOp::Zext if self.has_zero_upper(arg) => {
                let dst = self.vreg(result);
                let src = self.vreg(arg);
                self.push_move(dst, src);
            }
            UnaryOp::Zext | UnaryOp::Sext => {
                let dst = self.vreg(result);
                self.extend_into(arg, op == UnaryOp::Sext, Width::of_bytes(to.bytes()).arith(), dst);
            }
            UnaryOp::Neg | UnaryOp::Not => {
                let dst = self.vreg(result);
                let src = self.use_reg(arg);
                let width = self.width(arg).arith();
                let code = match op {
                    UnaryOp::Neg => by_wide(width, Opcode::Neg_rm32, Opcode::Neg_rm64),
                    _ => by_wide(width, Opcode::Not_rm32, Opcode::Not_rm64),
                };
                self.unary_tied(code, dst, src, width);
            }
            UnaryOp::Clz => self.clz(inst, arg),
            UnaryOp::Ctz => self.ctz(inst, arg),
            UnaryOp::Popcnt => self.popcnt(inst, arg),
            UnaryOp::Bswap => {
                let dst = self.vreg(result);
                let src = self.use_reg(arg);
                self.bswap_into(dst, src, from);
            }
            UnaryOp::Bitrev => self.bitrev(inst, arg),
            UnaryOp::Iabs => {
                let dst = self.vreg(result);
                let width = self.width(arg).arith();
                let src = self.extended(arg, true);
                let negated = self.int_temp();
                self.unary_tied(by_wide(width, Opcode::Neg_rm32, Opcode::Neg_rm64), negated, src, width);
                self.cmov(Cond::S, width, dst, negated, RegMem::Reg(src));
            }
            _ => return self.select_float_unary(inst, op, arg),
        }
        Ok(())
    }

    /// `variable := arg` where `arg` is computed from the variable: computes it here instead of where it stands, so that the
    /// old value is not needed any more and both share a register. Gives the register of the new value, or nothing when
    /// this is another kind of copy.
    ///
    /// A result with other uses is computed twice if that is one addition of a constant: the other uses are mostly
    /// addresses, which take the addition into themselves.
    fn update(&mut self, variable: Value, arg: Value) -> Result<Option<Vreg>, Error> {
        let Some(def) = self.def_inst(arg).filter(|&def| self.can_sink(def)) else { return Ok(None) };
        let (cheap, reads) = match self.func.insts[def] {
            InstData::Binary { op, args } => {
                use BinaryOp::{Add, And, Mul, Or, PtrAdd, Shl, Sub, Xor};
                let pure = matches!(op, Add | And | Mul | Or | PtrAdd | Shl | Sub | Xor);
                let constant = matches!(op, Add | PtrAdd | Sub) && self.func.values[args[1]].is_const();
                (constant, pure && args[0] == variable && args[1] != variable)
            }
            InstData::PtrIndex { base, index, .. } => (self.func.values[index].is_const(), base == variable),
            _ => (false, false),
        };
        let once = self.s.uses[arg.index()] == 1;
        if !reads || !(once || cheap) || self.root(arg) != arg || !self.is_variable(variable) {
            return Ok(None);
        }
        let own = self.s.vregs[arg.index()];
        let temp = self.new_vreg(self.ty(arg));
        self.s.vregs[arg.index()] = temp.0;
        if once {
            self.select_inst(def, usize::MAX)?;
            let p = self.s.pos[def.index()] as usize;
            self.s.folded[p] = true;
        } else {
            self.take(def, arg);
            self.select_inst(def, usize::MAX)?;
        }
        self.s.vregs[arg.index()] = own;
        Ok(Some(temp))
    }

    fn copy(&mut self, inst: Inst, arg: Value) {
        let dst = self.result_vreg(inst);
        if self.func.values[arg].is_const() || self.is_slot_address(arg) {
            self.make_into(arg, dst);
        } else {
            let src = self.vreg(arg);
            self.push_move(dst, src);
        }
    }

    fn bitcast(&mut self, inst: Inst, arg: Value) {
        let result = self.result(inst);
        let (from, to) = (self.ty(arg), self.ty(result));
        let dst = self.vreg(result);
        if from.is_float() == to.is_float() {
            return self.copy(inst, arg);
        }
        if to.is_float() && self.constant(arg).is_some() {
            let bits = self.constant_bits(arg).unwrap_or(0);
            return self.float_const_into(bits, to, dst);
        }
        if let Some(addr) = self.fold_load(arg) {
            return self.load_into(&addr, to, dst);
        }
        let src = self.use_reg(arg);
        let width = Width::of_bytes(from.bytes());
        let code = match (to, width) {
            (Type::F32, _) => Opcode::Movd_xmm_rm32,
            (Type::F64, _) => Opcode::Movq_xmm_rm64,
            (_, Width::B4) => Opcode::Movd_rm32_xmm,
            _ => Opcode::Movq_rm64_xmm,
        };
        self.begin(code);
        self.def(dst, if to.is_float() { Width::Xmm } else { width });
        self.reg(src, if to.is_float() { width } else { Width::Xmm });
        self.end();
    }

    // ---- bits -----------------------------------------------------------------------------------------------------

    fn clz(&mut self, inst: Inst, arg: Value) {
        let dst = self.result_vreg(inst);
        let bits = i64::from(self.ty(arg).bits());
        let width = self.width(arg).arith();
        let src = self.extended(arg, false);
        let found =
            self.bit_scan(by_wide(width, Opcode::Bsr_r32_rm32, Opcode::Bsr_r64_rm64), width, src, |w| {
                2 * i64::from(w.bits()) - 1
            });
        let n = self.int_temp();
        let flip = i64::from(width.bits()) - 1;
        let narrow = bits < 32;
        self.alu_imm(Alu::Xor, Width::B4, if narrow { n } else { dst }, found, flip);
        if narrow {
            self.add3_imm(Width::B4, dst, n, (bits - 32) as i32);
        }
    }

    fn ctz(&mut self, inst: Inst, arg: Value) {
        let dst = self.result_vreg(inst);
        let bits = self.ty(arg).bits();
        let width = self.width(arg).arith();
        let src = self.use_reg(arg);
        if bits < 32 {
            // A bit above the value stops the search at the width.
            let stopped = self.int_temp();
            self.alu_imm(Alu::Or, Width::B4, stopped, src, 1 << bits);
            self.unary_rm(Opcode::Bsf_r32_rm32, dst, Width::B4, RegMem::Reg(stopped), Width::B4);
            return;
        }
        let code = by_wide(width, Opcode::Bsf_r32_rm32, Opcode::Bsf_r64_rm64);
        let found = self.bit_scan(code, width, src, |w| i64::from(w.bits()));
        self.push_move(dst, found);
    }

    /// `bsf` or `bsr`, with a value for zero.
    fn bit_scan(&mut self, code: Opcode, width: Width, src: Vreg, zero: impl Fn(Width) -> i64) -> Vreg {
        let default = self.imm_reg(zero(width));
        let found = self.int_temp();
        self.unary_rm(code, found, width, RegMem::Reg(src), width);
        let result = self.int_temp();
        self.cmov(Cond::E, width, result, found, RegMem::Reg(default));
        result
    }

    /// Counts ones by adding neighbours (Warren, "Hacker's Delight", section 5-1).
    fn popcnt(&mut self, inst: Inst, arg: Value) {
        let dst = self.result_vreg(inst);
        let width = self.width(arg).arith();
        let x = self.extended(arg, false);
        let shr = by_wide(width, Opcode::Shr_rm32_imm8, Opcode::Shr_rm64_imm8);
        let mask =
            |pattern: u64| if width == Width::B8 { pattern as i64 } else { (pattern as u32 as i32).into() };
        let and = |this: &mut Self, src: Vreg, pattern: u64| {
            let t = this.int_temp();
            this.alu_const(Alu::And, width, t, src, mask(pattern));
            t
        };
        let half = self.int_temp();
        self.shift_imm(shr, width, half, x, 1);
        let half = and(self, half, 0x5555_5555_5555_5555);
        let pairs = self.int_temp();
        self.alu(Alu::Sub, width, pairs, x, RegMem::Reg(half));
        let high = self.int_temp();
        self.shift_imm(shr, width, high, pairs, 2);
        let high = and(self, high, 0x3333_3333_3333_3333);
        let low = and(self, pairs, 0x3333_3333_3333_3333);
        let nibbles = self.int_temp();
        self.add3(width, nibbles, low, high);
        let shifted = self.int_temp();
        self.shift_imm(shr, width, shifted, nibbles, 4);
        let sum = self.int_temp();
        self.add3(width, sum, nibbles, shifted);
        let bytes = and(self, sum, 0x0f0f_0f0f_0f0f_0f0f);
        let total = self.int_temp();
        self.multiply_plain(total, bytes, mask(0x0101_0101_0101_0101), width);
        self.shift_imm(shr, width, dst, total, i64::from(width.bits()) - 8);
    }

    pub(crate) fn bswap_into(&mut self, dst: Vreg, src: Vreg, ty: Type) {
        match ty.bytes() {
            1 => self.push_move(dst, src),
            2 => self.shift_imm(Opcode::Rol_rm16_imm8, Width::B2, dst, src, 8),
            4 => self.unary_tied(Opcode::Bswap_r32, dst, src, Width::B4),
            _ => self.unary_tied(Opcode::Bswap_r64, dst, src, Width::B8),
        }
    }

    /// Reverses bytes, then nibbles, pairs and bits within them.
    fn bitrev(&mut self, inst: Inst, arg: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(arg);
        let width = self.width(arg).arith();
        let src = self.use_reg(arg);
        let swapped = self.int_temp();
        self.bswap_into(swapped, src, ty);
        let mut x = swapped;
        let shr = by_wide(width, Opcode::Shr_rm32_imm8, Opcode::Shr_rm64_imm8);
        let shl = by_wide(width, Opcode::Shl_rm32_imm8, Opcode::Shl_rm64_imm8);
        for (amount, pattern) in
            [(4, 0x0f0f_0f0f_0f0f_0f0fu64), (2, 0x3333_3333_3333_3333), (1, 0x5555_5555_5555_5555)]
        {
            let mask = if width == Width::B8 { pattern as i64 } else { (pattern as u32 as i32).into() };
            let [shifted, high, low, up] = [(); 4].map(|()| self.int_temp());
            self.shift_imm(shr, width, shifted, x, amount);
            self.alu_const(Alu::And, width, high, shifted, mask);
            self.alu_const(Alu::And, width, low, x, mask);
            self.shift_imm(shl, width, up, low, amount);
            let joined = if amount == 1 { dst } else { self.int_temp() };
            self.alu(Alu::Or, width, joined, high, RegMem::Reg(up));
            x = joined;
        }
    }

    // ---- binary -----------------------------------------------------------------------------------------------------

    pub(crate) fn select_binary(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        [a, b]: [Value; 2],
    ) -> Result<(), Error> {
        use BinaryOp::*;
        let result = self.result(inst);
        match op {
            PtrAdd => return self.select_address_sum(inst, a, b),
            Add => self.add(inst, a, b),
            Sub => self.sub(inst, a, b),
            Mul => self.mul(inst, a, b),
            And | Or | Xor => self.logic(inst, op, a, b),
            Shl | Lshr | Ashr => self.shift(inst, op, a, b),
            Rotl | Rotr => self.rotate(inst, op, a, b),
            Smin | Smax | Umin | Umax => {
                let dst = self.vreg(result);
                let signed = matches!(op, Smin | Smax);
                let width = self.width(a).arith();
                let x = self.extended(a, signed);
                let y = self.extended(b, signed);
                self.begin(crate::minst::alu_r_rm(Alu::Cmp, width));
                self.reg(x, width);
                self.reg(y, width);
                self.end();
                // Keep x unless y is the better one.
                let cond = match op {
                    Smin => Cond::G,
                    Smax => Cond::L,
                    Umin => Cond::A,
                    _ => Cond::B,
                };
                self.cmov(cond, width, dst, x, RegMem::Reg(y));
            }
            SmulHi | UmulHi => self.mul_high(inst, op == SmulHi, a, b),
            Sdiv | Udiv | Srem | Urem => self.divide(inst, op, a, b),
            _ => return self.select_float_binary(inst, op, a, b),
        }
        Ok(())
    }

    /// Exchanges operands so that the second one is the constant, or else the first one is the better one to overwrite.
    fn order(&self, result: Value, a: Value, b: Value) -> (Value, Value) {
        if self.func.values[a].is_const() && !self.func.values[b].is_const() {
            return (b, a);
        }
        if self.func.values[b].is_const() || a == result {
            return (a, b);
        }
        if b == result {
            return (b, a);
        }
        let (uses_a, uses_b) = (self.s.uses[a.index()], self.s.uses[b.index()]);
        let dies = |v: Value, uses: u32| uses <= 1 && !self.is_variable(v);
        let loads = |v: Value| {
            self.sinkable_once(v).is_some_and(|i| matches!(self.func.insts[i], InstData::Load { .. }))
        };
        if loads(b) {
            return (a, b);
        }
        if loads(a) || (dies(b, uses_b) && !dies(a, uses_a)) {
            return (b, a);
        }
        (a, b)
    }

    fn add(&mut self, inst: Inst, a: Value, b: Value) {
        let result = self.result(inst);
        let (a, b) = self.order(result, a, b);
        let width = self.width(result).arith();
        let dst = self.vreg(result);
        if let Some(c) = self.constant(b).and_then(|c| i32::try_from(c).ok()) {
            if let Some(addr) = self.sum_tree(a, width, c) {
                return self.lea_sum(&addr, dst, width);
            }
            let src = self.use_reg(a);
            return self.add3_imm(width, dst, src, c);
        }
        if self.ty(result).bytes() >= 4
            && !self.lives_on(a)
            && let Some(addr) = self.fold_load(b)
        {
            let src = self.use_reg(a);
            return self.alu(Alu::Add, width, dst, src, RegMem::Mem(addr));
        }
        if let Some((index, scale)) = self.scaled(b, width) {
            let base = self.use_reg(a);
            return self.lea_width(
                &Addr { base: AddrBase::Reg(base), index: Some(index), scale, disp: 0 },
                dst,
                width,
            );
        }
        if let Some((index, scale)) = self.scaled(a, width) {
            let base = self.use_reg(b);
            return self.lea_width(
                &Addr { base: AddrBase::Reg(base), index: Some(index), scale, disp: 0 },
                dst,
                width,
            );
        }
        let x = self.use_reg(a);
        let y = self.use_reg(b);
        self.add3(width, dst, x, y);
    }

    /// `value * 2^k` for k of 1 to 3 as a register and its scale, if that shift can be taken over.
    fn scaled(&mut self, value: Value, width: Width) -> Option<(Vreg, u8)> {
        let inst = self.sinkable_once(value)?;
        let InstData::Binary { op, args: [x, k] } = self.func.insts[inst] else { return None };
        if self.width(value).arith() != width {
            return None;
        }
        let scale = match (op, self.constant(k)?) {
            (BinaryOp::Shl, k @ 1..=3) => 1 << k,
            (BinaryOp::Mul, k @ (2 | 4 | 8)) => k as u8,
            _ => return None,
        };
        self.take(inst, value);
        Some((self.use_reg(x), scale))
    }

    /// The sum behind `value`, plus a constant, as an address: for one `lea` instead of two additions.
    fn sum_tree(&mut self, value: Value, width: Width, c: i32) -> Option<Addr> {
        if let Some((index, scale)) = self.scaled(value, width) {
            return Some(Addr { base: AddrBase::None, index: Some(index), scale, disp: c });
        }
        let inst = self.sinkable_once(value)?;
        let InstData::Binary { op: BinaryOp::Add, args: [a, b] } = self.func.insts[inst] else { return None };
        if self.func.values[b].is_const() || self.func.values[a].is_const() {
            return None;
        }
        let loads = |v: Value| {
            self.def_inst(v).is_some_and(|i| matches!(self.func.insts[i], InstData::Load { .. }))
                && self.s.uses[v.index()] == 1
        };
        if loads(a) || loads(b) {
            return None;
        }
        self.take(inst, value);
        let (base, index, scale) = match self.scaled(b, width) {
            Some((index, scale)) => (self.use_reg(a), index, scale),
            None => match self.scaled(a, width) {
                Some((index, scale)) => (self.use_reg(b), index, scale),
                None => (self.use_reg(a), self.use_reg(b), 1),
            },
        };
        Some(Addr { base: AddrBase::Reg(base), index: Some(index), scale, disp: c })
    }

    fn lea_sum(&mut self, addr: &Addr, dst: Vreg, width: Width) {
        self.lea_width(addr, dst, width);
    }

    fn sub(&mut self, inst: Inst, a: Value, b: Value) {
        let result = self.result(inst);
        let width = self.width(result).arith();
        let dst = self.vreg(result);
        if let Some(c) = self.constant(b).and_then(|c| i32::try_from(c.wrapping_neg()).ok()) {
            let src = self.use_reg(a);
            return self.add3_imm(width, dst, src, c);
        }
        if self.constant(a) == Some(0) {
            let src = self.use_reg(b);
            return self.unary_tied(by_wide(width, Opcode::Neg_rm32, Opcode::Neg_rm64), dst, src, width);
        }
        let rhs = self.use_rm_wide(b);
        let lhs = self.use_reg(a);
        self.alu(Alu::Sub, width, dst, lhs, rhs);
    }

    /// `dst := src op constant`, through a register where the constant is too wide.
    pub(crate) fn alu_const(&mut self, op: Alu, width: Width, dst: Vreg, src: Vreg, c: i64) {
        if i32::try_from(c).is_ok() {
            self.alu_imm(op, width, dst, src, c);
        } else {
            let c = self.imm_reg(c);
            self.alu(op, width, dst, src, RegMem::Reg(c));
        }
    }

    fn logic(&mut self, inst: Inst, op: BinaryOp, a: Value, b: Value) {
        let result = self.result(inst);
        if op != BinaryOp::And && self.bitwise(inst, op, a, b) {
            return;
        }
        let (a, b) = self.order(result, a, b);
        let width = self.width(result).arith();
        let dst = self.vreg(result);
        let alu = match op {
            BinaryOp::And => Alu::And,
            BinaryOp::Or => Alu::Or,
            _ => Alu::Xor,
        };
        if let Some(c) = self.constant(b) {
            let bits = c as u64 & self.ty(result).mask();
            match (op, bits) {
                (BinaryOp::And, 0xff) => {
                    let src = self.use_reg(a);
                    return self.unary_rm(Opcode::Movzx_r32_rm8, dst, Width::B4, RegMem::Reg(src), Width::B1);
                }
                (BinaryOp::And, 0xffff) => {
                    let src = self.use_reg(a);
                    return self.unary_rm(
                        Opcode::Movzx_r32_rm16,
                        dst,
                        Width::B4,
                        RegMem::Reg(src),
                        Width::B2,
                    );
                }
                (BinaryOp::And, 0xffff_ffff) if width == Width::B8 => {
                    let src = self.use_reg(a);
                    return self.unary_rm(Opcode::Mov_r32_rm32, dst, Width::B4, RegMem::Reg(src), Width::B4);
                }
                (BinaryOp::And, bits) if width == Width::B8 && bits <= 0x7fff_ffff => {
                    // The upper half becomes zero either way.
                    let src = self.use_reg(a);
                    return self.alu_imm(Alu::And, Width::B4, dst, src, bits as i64);
                }
                (BinaryOp::Xor, _) if c == -1 => {
                    let src = self.use_reg(a);
                    return self.unary_tied(
                        by_wide(width, Opcode::Not_rm32, Opcode::Not_rm64),
                        dst,
                        src,
                        width,
                    );
                }
                _ => {}
            }
            let src = self.use_reg(a);
            return self.alu_const(alu, width, dst, src, c);
        }
        let (lhs, rhs) = self.commutative_operands(a, b);
        self.alu(alu, width, dst, lhs, rhs);
    }

    /// The operands of an instruction that overwrites the first one. Where `a` lives on, loading `b` and overwriting that is
    /// as short as copying `a` and reading memory, and moves nothing.
    fn commutative_operands(&mut self, a: Value, b: Value) -> (Vreg, RegMem) {
        if self.lives_on(a) {
            let b = self.use_reg(b);
            return (self.use_reg(a), RegMem::Reg(b));
        }
        let rhs = self.use_rm_wide(b);
        (self.use_reg(a), rhs)
    }

    fn shift(&mut self, inst: Inst, op: BinaryOp, a: Value, b: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(a);
        let width = self.width(a).arith();
        let (by_imm, by_cl) = match op {
            BinaryOp::Shl => (
                by_wide(width, Opcode::Shl_rm32_imm8, Opcode::Shl_rm64_imm8),
                by_wide(width, Opcode::Shl_rm32_CL, Opcode::Shl_rm64_CL),
            ),
            BinaryOp::Lshr => (
                by_wide(width, Opcode::Shr_rm32_imm8, Opcode::Shr_rm64_imm8),
                by_wide(width, Opcode::Shr_rm32_CL, Opcode::Shr_rm64_CL),
            ),
            _ => (
                by_wide(width, Opcode::Sar_rm32_imm8, Opcode::Sar_rm64_imm8),
                by_wide(width, Opcode::Sar_rm32_CL, Opcode::Sar_rm64_CL),
            ),
        };
        let src = match op {
            BinaryOp::Shl => match self.constant(b).and_then(|amount| self.without_extension(a, amount)) {
                Some(narrow) => self.use_reg(narrow),
                None => self.use_reg(a),
            },
            _ => self.extended(a, op == BinaryOp::Ashr),
        };
        if let Some(amount) = self.constant(b) {
            let amount = amount & i64::from(ty.bits() - 1);
            if op == BinaryOp::Shl && amount == 1 {
                return self.add3(width, dst, src, src);
            }
            return self.shift_imm(by_imm, width, dst, src, amount);
        }
        let amount = self.shift_amount(b, ty);
        self.shift_by_cl(by_cl, width, dst, src, amount);
    }

    /// What `value` extends, if a shift to the left by `amount` drops all that the extension added; takes it over.
    fn without_extension(&mut self, value: Value, amount: i64) -> Option<Value> {
        let inst = self.sinkable_once(value)?;
        let InstData::Unary { op: UnaryOp::Zext | UnaryOp::Sext, arg } = self.func.insts[inst] else {
            return None;
        };
        let bits = i64::from(self.ty(value).bits());
        let amount = amount & (bits - 1);
        if bits < 32 || i64::from(self.ty(arg).bits()) + amount < bits {
            return None;
        }
        self.take(inst, value);
        Some(arg)
    }

    /// The amount of a shift of a `ty`: the processor reduces it modulo 32 or 64 itself.
    fn shift_amount(&mut self, amount: Value, ty: Type) -> Vreg {
        let reg = self.use_reg(amount);
        if ty.bits() >= 32 {
            return reg;
        }
        let masked = self.int_temp();
        self.alu_imm(Alu::And, Width::B4, masked, reg, i64::from(ty.bits() - 1));
        masked
    }

    fn shift_by_cl(&mut self, code: Opcode, width: Width, dst: Vreg, src: Vreg, amount: Vreg) {
        self.begin(code);
        self.tied(dst, src, width);
        self.fixed(amount, RCX, Width::B1);
        self.end();
    }

    fn rotate(&mut self, inst: Inst, op: BinaryOp, a: Value, b: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(a);
        let width = self.width(a);
        let src = self.use_reg(a);
        let left = op == BinaryOp::Rotl;
        use Opcode::*;
        if let Some(amount) = self.constant(b) {
            let codes = if left {
                [Rol_rm8_imm8, Rol_rm16_imm8, Rol_rm32_imm8, Rol_rm64_imm8]
            } else {
                [Ror_rm8_imm8, Ror_rm16_imm8, Ror_rm32_imm8, Ror_rm64_imm8]
            };
            return self.shift_imm(
                by_width(width, codes),
                width,
                dst,
                src,
                amount & i64::from(ty.bits() - 1),
            );
        }
        let codes = if left {
            [Rol_rm8_CL, Rol_rm16_CL, Rol_rm32_CL, Rol_rm64_CL]
        } else {
            [Ror_rm8_CL, Ror_rm16_CL, Ror_rm32_CL, Ror_rm64_CL]
        };
        let amount = self.use_reg(b);
        self.shift_by_cl(by_width(width, codes), width, dst, src, amount);
    }

    fn mul(&mut self, inst: Inst, a: Value, b: Value) {
        let result = self.result(inst);
        let (a, b) = self.order(result, a, b);
        let width = self.width(result).arith();
        let dst = self.vreg(result);
        if let Some(c) = self.constant(b) {
            let src = self.use_reg(a);
            return self.multiply_by(dst, src, c, width);
        }
        let (lhs, rhs) = self.commutative_operands(a, b);
        self.begin(by_wide(width, Opcode::Imul_r32_rm32, Opcode::Imul_r64_rm64));
        self.tied(dst, lhs, width);
        self.rm(rhs, width);
        self.end_commutative_if(true, rhs);
    }

    /// `dst := src * c` by shifts and `lea` where that takes at most two instructions.
    pub(crate) fn multiply_by(&mut self, dst: Vreg, src: Vreg, c: i64, width: Width) {
        let shl = by_wide(width, Opcode::Shl_rm32_imm8, Opcode::Shl_rm64_imm8);
        let mask = if width == Width::B8 { u64::MAX } else { u64::from(u32::MAX) };
        let bits = c as u64 & mask;
        if bits == 0 {
            return self.mov_imm(dst, 0);
        }
        if bits == mask {
            return self.unary_tied(by_wide(width, Opcode::Neg_rm32, Opcode::Neg_rm64), dst, src, width);
        }
        let twos = bits.trailing_zeros();
        let odd = bits >> twos;
        match odd {
            // The upper half must come out clear all the same.
            1 if twos == 0 && width == Width::B4 => {
                return self.unary_rm(Opcode::Mov_r32_rm32, dst, width, RegMem::Reg(src), width);
            }
            1 if twos == 0 => return self.push_move(dst, src),
            1 if twos == 1 => return self.add3(width, dst, src, src),
            1 => return self.shift_imm(shl, width, dst, src, i64::from(twos)),
            3 | 5 | 9 => {
                if twos == 0 {
                    return self.lea_times(dst, src, odd as u8, width);
                }
                let part = self.int_temp();
                self.lea_times(part, src, odd as u8, width);
                if twos == 1 {
                    return self.add3(width, dst, part, part);
                }
                return self.shift_imm(shl, width, dst, part, i64::from(twos));
            }
            _ => {}
        }
        if twos == 0 {
            for first in [3u8, 5, 9] {
                if odd.is_multiple_of(u64::from(first)) && matches!(odd / u64::from(first), 3 | 5 | 9) {
                    let part = self.int_temp();
                    self.lea_times(part, src, first, width);
                    return self.lea_times(dst, part, (odd / u64::from(first)) as u8, width);
                }
            }
        }
        self.multiply_plain(dst, src, c, width);
    }

    pub(crate) fn multiply_plain(&mut self, dst: Vreg, src: Vreg, c: i64, width: Width) {
        let c = if width == Width::B8 { c } else { i64::from(c as i32) };
        if i32::try_from(c).is_err() {
            let c = self.imm_reg(c);
            self.begin(Opcode::Imul_r64_rm64);
            self.tied(dst, src, width);
            self.reg(c, width);
            return self.end();
        }
        let (code, kind) = match (i8::try_from(c).is_ok(), width) {
            (true, Width::B8) => (Opcode::Imul_r64_rm64_imm8, Imm::I8To64),
            (true, _) => (Opcode::Imul_r32_rm32_imm8, Imm::I8To32),
            (false, Width::B8) => (Opcode::Imul_r64_rm64_imm32, Imm::I32To64),
            (false, _) => (Opcode::Imul_r32_rm32_imm32, Imm::I32),
        };
        self.begin(code);
        self.def(dst, width);
        self.any(src, width);
        self.imm(kind, c);
        self.end();
    }

    /// One widening multiplication: registers for the low and the high half.
    pub(crate) fn wide_multiply(
        &mut self,
        signed: bool,
        width: Width,
        a: Vreg,
        b: RegMem,
        low: Vreg,
        high: Vreg,
    ) {
        let code = match signed {
            true => by_wide(width, Opcode::Imul_rm32, Opcode::Imul_rm64),
            false => by_wide(width, Opcode::Mul_rm32, Opcode::Mul_rm64),
        };
        self.begin(code);
        self.rm(b, width);
        self.fixed_use(a, RAX);
        self.fixed_def(low, RAX);
        self.fixed_def(high, RDX);
        self.end();
    }

    fn mul_high(&mut self, inst: Inst, signed: bool, a: Value, b: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(a);
        if ty.bytes() >= 8 || ty.bytes() == 4 {
            let width = self.width(a);
            let y = self.use_rm(b);
            let x = self.use_reg(a);
            let low = self.int_temp();
            return self.wide_multiply(signed, width, x, y, low, dst);
        }
        let x = self.extended(a, signed);
        let y = self.extended(b, signed);
        let product = self.int_temp();
        self.begin(Opcode::Imul_r32_rm32);
        self.tied(product, x, Width::B4);
        self.reg(y, Width::B4);
        self.end();
        self.shift_imm(Opcode::Shr_rm32_imm8, Width::B4, dst, product, i64::from(ty.bits()));
    }

    // ---- two results, three operands ----------------------------------------------------------------------------------

    pub(crate) fn select_wide(&mut self, inst: Inst, op: WideOp, [a, b]: [Value; 2]) -> Result<(), Error> {
        let mut results = self.func.results(inst);
        let (Some(first), Some(second)) = (results.next(), results.next()) else {
            return Err(self.unsupported("an instruction without its two results"));
        };
        let ty = self.ty(a);
        let width = self.width(a);
        let low = self.int_temp();
        if op == WideOp::UmulWide {
            let high = self.int_temp();
            if ty.bytes() >= 4 {
                let y = self.use_rm(b);
                let x = self.use_reg(a);
                self.wide_multiply(false, width, x, y, low, high);
            } else {
                let x = self.extended(a, false);
                let y = self.extended(b, false);
                self.begin(Opcode::Imul_r32_rm32);
                self.tied(low, x, Width::B4);
                self.reg(y, Width::B4);
                self.end();
                self.shift_imm(Opcode::Shr_rm32_imm8, Width::B4, high, low, i64::from(ty.bits()));
            }
            self.deliver(first, low);
            self.deliver(second, high);
            return Ok(());
        }
        let cond = match op {
            WideOp::SmulOverflow | WideOp::UmulOverflow => self.multiply_overflow(op, a, b, low),
            _ => {
                let (alu, cond) = match op {
                    WideOp::SaddOverflow => (Alu::Add, Cond::O),
                    WideOp::UaddOverflow => (Alu::Add, Cond::B),
                    WideOp::SsubOverflow => (Alu::Sub, Cond::O),
                    _ => (Alu::Sub, Cond::B),
                };
                if let Some(c) = self.constant(b).filter(|&c| i32::try_from(c).is_ok()) {
                    let x = self.use_reg(a);
                    self.alu_imm(alu, width, low, x, c);
                } else {
                    let y = self.use_rm(b);
                    let x = self.use_reg(a);
                    self.alu(alu, width, low, x, y);
                }
                cond
            }
        };
        let flag = self.int_temp();
        self.set_cond(cond, flag);
        self.deliver(first, low);
        self.deliver(second, flag);
        Ok(())
    }

    /// Moves what was computed in `src` to `result`, unless nobody reads it.
    pub(crate) fn deliver(&mut self, result: Value, src: Vreg) {
        if self.s.uses[result.index()] != 0 {
            let dst = self.vreg(result);
            self.push_move(dst, src);
        }
    }

    fn multiply_overflow(&mut self, op: WideOp, a: Value, b: Value, low: Vreg) -> Cond {
        let width = self.width(a);
        match op {
            WideOp::SmulOverflow if width != Width::B1 => {
                let y = self.use_rm(b);
                let x = self.use_reg(a);
                let codes =
                    [Opcode::INVALID, Opcode::Imul_r16_rm16, Opcode::Imul_r32_rm32, Opcode::Imul_r64_rm64];
                self.begin(by_width(width, codes));
                self.tied(low, x, width);
                self.rm(y, width);
                self.end();
                Cond::O
            }
            _ => {
                let signed = op == WideOp::SmulOverflow;
                let y = self.use_rm(b);
                let x = self.use_reg(a);
                let codes = match signed {
                    true => [Opcode::Imul_rm8, Opcode::Imul_rm16, Opcode::Imul_rm32, Opcode::Imul_rm64],
                    false => [Opcode::Mul_rm8, Opcode::Mul_rm16, Opcode::Mul_rm32, Opcode::Mul_rm64],
                };
                self.begin(by_width(width, codes));
                self.rm(y, width);
                self.fixed_use(x, RAX);
                self.fixed_def(low, RAX);
                if width != Width::B1 {
                    let high = self.int_temp();
                    self.fixed_def(high, RDX);
                }
                self.end();
                Cond::O
            }
        }
    }

    pub(crate) fn select_ternary(
        &mut self,
        inst: Inst,
        op: TernaryOp,
        [a, b, c]: [Value; 3],
    ) -> Result<(), Error> {
        match op {
            TernaryOp::Select => self.select_select(inst, a, b, c),
            TernaryOp::Fshl => self.funnel(inst, true, a, b, c),
            TernaryOp::Fshr => self.funnel(inst, false, a, b, c),
        }
        Ok(())
    }

    fn funnel(&mut self, inst: Inst, left: bool, high: Value, low: Value, amount: Value) {
        let dst = self.result_vreg(inst);
        let ty = self.ty(high);
        let bits = i64::from(ty.bits());
        if high == low {
            let op = if left { BinaryOp::Rotl } else { BinaryOp::Rotr };
            return self.rotate(inst, op, high, amount);
        }
        if ty.bits() >= 32 {
            let width = self.width(high);
            // `shld` keeps its first operand, the high half; `shrd` the low one.
            let (kept, filler) = if left { (high, low) } else { (low, high) };
            let kept = self.use_reg(kept);
            let filler = self.use_reg(filler);
            if let Some(amount) = self.constant(amount) {
                let code = match left {
                    true => by_wide(width, Opcode::Shld_rm32_r32_imm8, Opcode::Shld_rm64_r64_imm8),
                    false => by_wide(width, Opcode::Shrd_rm32_r32_imm8, Opcode::Shrd_rm64_r64_imm8),
                };
                self.begin(code);
                self.tied(dst, kept, width);
                self.reg(filler, width);
                self.imm(Imm::I8, amount & (bits - 1));
                return self.end();
            }
            let amount = self.use_reg(amount);
            let code = match left {
                true => by_wide(width, Opcode::Shld_rm32_r32_CL, Opcode::Shld_rm64_r64_CL),
                false => by_wide(width, Opcode::Shrd_rm32_r32_CL, Opcode::Shrd_rm64_r64_CL),
            };
            self.begin(code);
            self.tied(dst, kept, width);
            self.reg(filler, width);
            self.fixed(amount, RCX, Width::B1);
            return self.end();
        }
        // Both halves in one 32-bit register, shifted as a whole.
        let high = self.use_reg(high);
        let low = self.extended(low, false);
        let [up, both] = [(); 2].map(|()| self.int_temp());
        self.shift_imm(Opcode::Shl_rm32_imm8, Width::B4, up, high, bits);
        self.alu(Alu::Or, Width::B4, both, up, RegMem::Reg(low));
        let amount = self.shift_amount(amount, ty);
        if left {
            let shifted = self.int_temp();
            self.shift_by_cl(Opcode::Shl_rm32_CL, Width::B4, shifted, both, amount);
            self.shift_imm(Opcode::Shr_rm32_imm8, Width::B4, dst, shifted, bits);
        } else {
            self.shift_by_cl(Opcode::Shr_rm32_CL, Width::B4, dst, both, amount);
        }
    }

    /// `dst := cond ? chosen : otherwise`, after a comparison.
    pub(crate) fn cmov(&mut self, cond: Cond, width: Width, dst: Vreg, otherwise: Vreg, chosen: RegMem) {
        self.begin(cmovcc(cond, width));
        self.tied(dst, otherwise, width);
        self.rm(chosen, width);
        self.reads_flags();
        self.end();
    }

    /// `dst := 1 or 0` in all bits, after a comparison.
    pub(crate) fn set_cond(&mut self, cond: Cond, dst: Vreg) {
        let byte = self.int_temp();
        self.set_byte(cond, byte);
        self.unary_rm(Opcode::Movzx_r32_rm8, dst, Width::B4, RegMem::Reg(byte), Width::B1);
    }

    /// The condition in the low byte of `dst`.
    pub(crate) fn set_byte(&mut self, cond: Cond, dst: Vreg) {
        match cond {
            Cond::Always => self.mov_imm_keeping_flags(dst, 1),
            Cond::Never => self.mov_imm_keeping_flags(dst, 0),
            Cond::EAndNp | Cond::NeOrP => {
                let [a, b] = [(); 2].map(|()| self.int_temp());
                let (first, second, op) = match cond {
                    Cond::EAndNp => (Cond::E, Cond::Np, Alu::And),
                    _ => (Cond::Ne, Cond::P, Alu::Or),
                };
                self.set_byte(first, a);
                self.set_byte(second, b);
                self.alu(op, Width::B4, dst, a, RegMem::Reg(b));
            }
            cond => {
                self.begin(setcc(cond));
                self.def(dst, Width::B1);
                self.reads_flags();
                self.end();
            }
        }
    }

    /// A load as an instruction.
    pub(crate) fn select_load(
        &mut self,
        inst: Inst,
        _flags: MemFlags,
        addr: Value,
        offset: i32,
    ) -> Result<(), Error> {
        let result = self.result(inst);
        let dst = self.vreg(result);
        let ty = self.ty(result);
        let addr = self.address(addr, offset);
        self.load_into(&addr, ty, dst);
        Ok(())
    }
}
