//! The context of selection, with the operands of instructions: registers, memory, folded loads.

use core::ops::Deref;
use sheave_ir::{ConstData, Extension, Inst, InstData, Value};

use super::draft::Draft;
use super::facts::Facts;
use super::operand::{Addr, RegMem};
use super::uses::Uses;
use crate::abi::Places;
use crate::minst::{Width, wide};
use iced_x86::Code as Opcode;
use sheave_regalloc::Vreg;

/// Success, or the construct that is not supported.
pub(super) type Done = Result<(), String>;

/// The three parts of selection: facts, which do not change, remaining uses, and the draft of the code.
pub(super) struct Cx<'a> {
    facts: Facts<'a>,
    pub(super) uses: Uses<'a>,
    pub(super) draft: Draft<'a>,
    /// Divisions that also give the result of a later one: the quotient one the remainder, and vice versa.
    pub(super) divisions: &'a mut Vec<(Inst, Vreg)>,
    pub(super) places: &'a mut Places,
}

impl<'a> Deref for Cx<'a> {
    type Target = Facts<'a>;

    fn deref(&self) -> &Facts<'a> {
        &self.facts
    }
}

impl<'a> Cx<'a> {
    pub(super) fn new(
        facts: Facts<'a>,
        uses: Uses<'a>,
        draft: Draft<'a>,
        divisions: &'a mut Vec<(Inst, Vreg)>,
        places: &'a mut Places,
    ) -> Self {
        Cx { facts, uses, draft, divisions, places }
    }

    /// The register that holds `value`, which is not a constant.
    pub(super) fn vreg(&mut self, value: Value) -> Vreg {
        let root = self.root(value);
        if let Some(vreg) = self.uses.known_vreg(root) {
            return Vreg(vreg);
        }
        let vreg = self.draft.new_vreg(self.facts.ty(root));
        self.uses.set_vreg(root, Some(vreg.0));
        vreg
    }

    /// The register of the result of `inst`.
    pub(super) fn result_vreg(&mut self, inst: Inst) -> Vreg {
        let value = self.result(inst);
        self.vreg(value)
    }

    /// Whether the register of `value` probably holds it beyond the current instruction, so that an
    /// instruction that overwrites its operand would need a copy: it is used further down, or comes from
    /// outside of the loop.
    pub(super) fn lives_on(&mut self, value: Value) -> bool {
        if self.is_made_at_uses(value) {
            return false;
        }
        let root = self.root(value);
        let is_variable = self.is_variable(value) || self.is_variable(root);
        !is_variable && self.uses.known_vreg(root).is_some() || self.uses.comes_from_outside(value)
    }

    /// A register that holds `value` here: constants and slot addresses are made on the spot.
    pub(super) fn use_reg(&mut self, value: Value) -> Vreg {
        if !self.is_made_at_uses(value) {
            return self.vreg(value);
        }
        let vreg = self.draft.new_vreg(self.facts.ty(value));
        self.make_into(value, vreg);
        vreg
    }

    /// Writes `value`, a constant or a slot's address, into `dst`.
    pub(super) fn make_into(&mut self, value: Value, dst: Vreg) {
        match self.constant_bits(value) {
            Some(bits) if self.ty(value).is_float() => {
                self.draft.float_const_into(bits, self.facts.ty(value), dst);
            }
            Some(bits) => self.draft.mov_imm(dst, bits as i64),
            None => {
                let addr = self.address(value, 0);
                self.draft.lea_into(&addr, dst);
            }
        }
    }

    /// The address of the plain load that defines `value`, if the load may be folded into the current
    /// instruction; folds it.
    pub(super) fn fold_load(&mut self, value: Value) -> Option<Addr> {
        let (inst, InstData::Load { addr, offset, .. }) = self.uses.sinkable_data(value)? else {
            return None;
        };
        if !self.uses.has_same_memory(inst) {
            return None;
        }
        self.uses.take(inst, value);
        let addr = self.address(addr, offset);
        if self.func.has_locs() {
            self.draft.folded_load = Some((addr, self.func.loc(inst)));
        }
        Some(addr)
    }

    /// A register or a folded load that holds `value` in its own width.
    pub(super) fn use_rm(&mut self, value: Value) -> RegMem {
        match self.fold_load(value) {
            Some(addr) => RegMem::Mem(addr),
            None => RegMem::Reg(self.use_reg(value)),
        }
    }

    /// As [`Cx::use_rm`], for instructions that read at least 32 bits: narrow loads are not folded.
    pub(super) fn use_rm_wide(&mut self, value: Value) -> RegMem {
        if self.ty(value).bytes() >= 4 { self.use_rm(value) } else { RegMem::Reg(self.use_reg(value)) }
    }

    /// A float operand: a folded load, a constant in memory or a register.
    pub(super) fn float_rm(&mut self, value: Value) -> RegMem {
        if let Some(ConstData::Bits(bits)) = self.func.const_data(value)
            && bits != 0
        {
            let ty = self.ty(value);
            return RegMem::Mem(self.draft.pool_addr(u128::from(bits & ty.mask()), ty.bytes() as u8));
        }
        self.use_rm(value)
    }

    /// A register that holds `value` extended to at least 32 bits.
    pub(super) fn extended(&mut self, value: Value, signed: bool) -> Vreg {
        if self.width(value).bytes() >= 4 {
            return self.use_reg(value);
        }
        let dst = self.draft.int_temp();
        self.extend_into(value, signed, Width::B4, dst);
        dst
    }

    /// A register that holds `value`, extended as a signature requires.
    pub(super) fn extended_as(&mut self, value: Value, extension: Extension) -> Vreg {
        match extension {
            Extension::None => self.use_reg(value),
            extension => self.extended(value, extension == Extension::Sign),
        }
    }

    /// `dst := value`, extended to `to`.
    pub(super) fn extend_into(&mut self, value: Value, signed: bool, to: Width, dst: Vreg) {
        if let Some(c) = self.constant(value) {
            let c = if signed { c } else { self.constant_bits(value).unwrap_or(0) as i64 };
            return self.draft.mov_imm(dst, if to == Width::B8 { c } else { i64::from(c as u32) });
        }
        let from = self.width(value);
        if !signed && from == Width::B1 && self.is_bool(value) {
            // The register of a comparison's result is clean.
            let src = self.vreg(value);
            return self.draft.push_move(dst, src);
        }
        let code = match (from, signed) {
            (Width::B1, false) => Opcode::Movzx_r32_rm8,
            (Width::B2, false) => Opcode::Movzx_r32_rm16,
            (Width::B1, true) => wide(to, Opcode::Movsx_r32_rm8),
            (Width::B2, true) => wide(to, Opcode::Movsx_r32_rm16),
            (Width::B4, false) => Opcode::Mov_r32_rm32,
            (Width::B4, true) if to == Width::B8 => Opcode::Movsxd_r64_rm32,
            _ => {
                let src = self.use_reg(value);
                return self.draft.push_move(dst, src);
            }
        };
        let src = self.use_rm(value);
        self.draft.unary_rm(code, dst, if signed { to } else { Width::B4 }, src, from);
    }

    /// The bits of `value` in a general register.
    pub(super) fn int_bits(&mut self, value: Value) -> Vreg {
        let (src, ty) = (self.use_reg(value), self.ty(value));
        if !ty.is_float() {
            return src;
        }
        self.draft.fresh(|it, to| it.move_across(to, src, false, ty))
    }

    /// The better order of the operands of an operation that commutes: the second one is the constant, or
    /// else the first one is the better one to overwrite.
    pub(super) fn order(&self, result: Value, a: Value, b: Value) -> (Value, Value) {
        if self.is_const(a) && !self.is_const(b) {
            return (b, a);
        }
        if self.is_const(b) || a == result {
            return (a, b);
        }
        if b == result {
            return (b, a);
        }
        let dies = |value: Value| self.uses.count(value) <= 1 && !self.is_variable(value);
        let loads = |value: Value| self.uses.is_sinkable_load(value);
        if !loads(b) && (loads(a) || dies(b) && !dies(a)) { (b, a) } else { (a, b) }
    }

    /// The operands of an instruction that overwrites the first one. If `a` is used later, loading `b` and
    /// overwriting that is as short as copying `a` and reading memory, and needs no move.
    pub(super) fn commutative_operands(&mut self, a: Value, b: Value) -> (Vreg, RegMem) {
        if self.lives_on(a) {
            let b = self.use_reg(b);
            return (self.use_reg(a), RegMem::Reg(b));
        }
        let rhs = self.use_rm_wide(b);
        (self.use_reg(a), rhs)
    }

    /// Moves `src` to `result`, unless that has no use.
    pub(super) fn deliver(&mut self, result: Value, src: Vreg) {
        if self.uses.is_used(result) {
            let dst = self.vreg(result);
            self.draft.push_move(dst, src);
        }
    }

    /// `dst := value`, without a conversion.
    pub(super) fn copy_into(&mut self, dst: Vreg, value: Value) {
        if self.is_made_at_uses(value) {
            self.make_into(value, dst);
        } else {
            let src = self.vreg(value);
            self.draft.push_move(dst, src);
        }
    }
}
