//! Bitwise expressions in fewer instructions than they are written with.
//!
//! A two-address machine overwrites an operand, so an expression that uses a value several times pays for
//! copies of it as well. Three shapes have an equal that reads such a value more often directly:
//!
//! - `(x <<< a) ^ (x <<< b)` is `((x <<< (a - b)) ^ x) <<< b`: one copy of `x` instead of two. Hash functions
//!   are full of them. A third rotation stays beside the pair: joined as well, it saves one more copy, but
//!   SHA-256 became slower by 3 %, because what was computed side by side is then one chain.
//! - `(x & y) op (x & z)` is `x & (y op z)` where `op` is `^` or `|`.
//! - `(x & y) op (~x & z)` is `((y ^ z) & x) ^ z` (Warren, "Hacker's Delight", second edition, section 2-20).
//!
//! Everything that is rewritten has no other use and could be computed where the whole expression is. Nothing
//! is matched deeper than in these shapes.

use iced_x86::Code as Opcode;
use sheave_ir::{BinaryOp, Inst, InstData, UnaryOp, Value};

use super::Selector;
use super::builder::RegMem;
use crate::minst::{Alu, Width, by_wide};
use sheave_regalloc::Vreg;

/// A rotation to the left by a constant, and the instructions that make it.
#[derive(Clone, Copy, Debug)]
struct Rotation {
    of: Value,
    amount: i64,
    /// The rotation, or what joins its halves, and what it gives.
    whole: (Inst, Value),
    /// The two shifts, unless it is one instruction.
    halves: Option<[(Inst, Value); 2]>,
}

impl Selector<'_> {
    /// `dst := a op b` in one of the shapes above, if the operands have it. `op` is `Or` or `Xor`.
    pub(crate) fn bitwise(&mut self, inst: Inst, op: BinaryOp, a: Value, b: Value) -> bool {
        let (Some(first), Some(second)) = (self.sinkable_once(a), self.sinkable_once(b)) else {
            return false;
        };
        if let Some(rotation) = self.halves(first, second, a) {
            self.rotate_once(inst, rotation);
            return true;
        }
        if op == BinaryOp::Xor && self.rotations(inst, a, b) {
            return true;
        }
        self.both_and(inst, op, (first, a), (second, b))
    }

    // ---- rotations ------------------------------------------------------------------------------

    /// The rotation that `first`, which gives `a`, and `second` are the two halves of.
    fn halves(&self, first: Inst, second: Inst, a: Value) -> Option<Rotation> {
        let InstData::Binary { op: op_a, args: [x, n], .. } = self.func.insts[first] else { return None };
        let InstData::Binary { op: op_b, args: [y, m], .. } = self.func.insts[second] else { return None };
        let amount = match (op_a, op_b) {
            (BinaryOp::Shl, BinaryOp::Lshr) => self.constant(n)?,
            (BinaryOp::Lshr, BinaryOp::Shl) => self.constant(m)?,
            _ => return None,
        };
        let bits = i64::from(self.ty(a).bits());
        if x != y || bits < 32 || amount <= 0 || self.constant(n)? + self.constant(m)? != bits {
            return None;
        }
        let b = self.result(second);
        Some(Rotation { of: x, amount, whole: (first, a), halves: Some([(first, a), (second, b)]) })
    }

    /// `value` as a rotation that may be computed here.
    fn rotation(&self, value: Value) -> Option<Rotation> {
        let whole = self.sinkable_once(value)?;
        let InstData::Binary { op, args: [x, y], .. } = self.func.insts[whole] else { return None };
        let bits = i64::from(self.ty(value).bits());
        match op {
            BinaryOp::Or | BinaryOp::Xor => {
                let rotation = self.halves(self.sinkable_once(x)?, self.sinkable_once(y)?, x)?;
                Some(Rotation { whole: (whole, value), ..rotation })
            }
            BinaryOp::Rotl | BinaryOp::Rotr if bits >= 32 => {
                let n = self.constant(y)?;
                let amount = if op == BinaryOp::Rotl { n } else { -n } & (bits - 1);
                Some(Rotation { of: x, amount, whole: (whole, value), halves: None })
            }
            _ => None,
        }
    }

    fn rotate_once(&mut self, inst: Inst, rotation: Rotation) {
        self.take_halves(&rotation);
        let dst = self.result_vreg(inst);
        let width = self.width(rotation.of);
        let src = self.use_reg(rotation.of);
        self.rotate_left(dst, src, rotation.amount, width);
    }

    fn take_halves(&mut self, rotation: &Rotation) {
        for (half, value) in rotation.halves.into_iter().flatten() {
            self.take(half, value);
        }
    }

    fn rotate_left(&mut self, dst: Vreg, src: Vreg, n: i64, width: Width) {
        let code = by_wide(width, Opcode::Rol_rm32_imm8, Opcode::Rol_rm64_imm8);
        self.shift_imm(code, width, dst, src, n);
    }

    /// `a ^ b` where both are rotations of one value.
    fn rotations(&mut self, inst: Inst, a: Value, b: Value) -> bool {
        let (Some(first), Some(second)) = (self.rotation(a), self.rotation(b)) else { return false };
        // Where the value is not needed afterwards, there is no copy to save.
        let x = first.of;
        if second.of != x || first.amount == second.amount || !self.lives_on(x) {
            return false;
        }
        for rotation in [first, second] {
            self.take(rotation.whole.0, rotation.whole.1);
            self.take_halves(&rotation);
        }
        let dst = self.result_vreg(inst);
        let width = self.width(x);
        let [rotated, both] = [(); 2].map(|()| self.int_temp());
        let x = self.use_reg(x);
        let difference = (first.amount - second.amount) & (i64::from(width.bits()) - 1);
        self.rotate_left(rotated, x, difference, width);
        self.alu(Alu::Xor, width, both, rotated, RegMem::Reg(x));
        self.rotate_left(dst, both, second.amount, width);
        true
    }

    // ---- two `and` ------------------------------------------------------------------------------

    fn both_and(&mut self, inst: Inst, op: BinaryOp, a: (Inst, Value), b: (Inst, Value)) -> bool {
        let (Some([x, y]), Some([v, w])) = (self.and_args(a.0), self.and_args(b.0)) else { return false };
        let result = self.result(inst);
        for (x, y) in [(x, y), (y, x)] {
            for (v, w) in [(v, w), (w, v)] {
                if x == v {
                    self.take(a.0, a.1);
                    self.take(b.0, b.1);
                    let width = self.width(result).arith();
                    let [dst, either, x, y, z] = self.operands_of_and(result, x, y, w);
                    let alu = if op == BinaryOp::Or { Alu::Or } else { Alu::Xor };
                    self.alu(alu, width, either, y, RegMem::Reg(z));
                    self.alu(Alu::And, width, dst, either, RegMem::Reg(x));
                    return true;
                }
                // Which of the two has the complement is open.
                for ((x, y), (not_x, z)) in [((x, y), (v, w)), ((v, w), (x, y))] {
                    if let Some(not) = self.sinkable_once(not_x)
                        && self.complement(not) == Some(x)
                        && z != not_x
                    {
                        self.take(a.0, a.1);
                        self.take(b.0, b.1);
                        self.take(not, not_x);
                        let width = self.width(result).arith();
                        let [dst, either, x, y, z] = self.operands_of_and(result, x, y, z);
                        let masked = self.int_temp();
                        self.alu(Alu::Xor, width, either, y, RegMem::Reg(z));
                        self.alu(Alu::And, width, masked, either, RegMem::Reg(x));
                        self.alu(Alu::Xor, width, dst, masked, RegMem::Reg(z));
                        return true;
                    }
                }
            }
        }
        false
    }

    fn operands_of_and(&mut self, result: Value, x: Value, y: Value, z: Value) -> [Vreg; 5] {
        let dst = self.vreg(result);
        let either = self.int_temp();
        [dst, either, self.use_reg(x), self.use_reg(y), self.use_reg(z)]
    }

    /// The operands of an `and` without constants.
    fn and_args(&self, inst: Inst) -> Option<[Value; 2]> {
        match self.func.insts[inst] {
            InstData::Binary { op: BinaryOp::And, args, .. } => {
                args.iter().all(|&arg| !self.func.values[arg].is_const()).then_some(args)
            }
            _ => None,
        }
    }

    /// What `inst` is the complement of.
    fn complement(&self, inst: Inst) -> Option<Value> {
        match self.func.insts[inst] {
            InstData::Unary { op: UnaryOp::Not, arg } => Some(arg),
            InstData::Binary { op: BinaryOp::Xor, args: [x, c], .. } if self.constant(c) == Some(-1) => {
                Some(x)
            }
            _ => None,
        }
    }
}
