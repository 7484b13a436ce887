//! Constrained intrinsics: float operations that obey the rounding mode at run time and raise exactly the
//! exception flags of IEEE 754.
//!
//! Each becomes an operation of the IR that every pass takes for an effect, or the call of a routine, which
//! is one anyway. The operands that name a mode and a behaviour are promises to an optimiser; nothing here
//! needs them.

use sheave_ir::{BinaryOp, IntrinsicOp, Type, Value};

use crate::lower::Lower;
use crate::lower::arithmetic::outcome_bits;
use crate::lower::body::{CallArg, Operand};
use crate::lower::casts::libgcc_mode;
use crate::lower::intrinsics::Intrinsic;
use crate::lower::intrinsics::floats::widened;
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::container;
use crate::lower::types::{Kind, Ty};

/// A constrained intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Constrained {
    /// An operation of the IR: on floats and doubles, and on 80-bit floats.
    Operation(IntrinsicOp, IntrinsicOp),
    Remainder,
    MultiplyAdd,
    /// Comparison by the same two operations.
    Compare(IntrinsicOp, IntrinsicOp),
    ToInt(IntrinsicOp),
    FromInt(IntrinsicOp),
    Resize,
    Powi,
    /// The C library's function of this name (for doubles).
    Library(&'static str),
}

/// LLVM's word for an operation, the operation on floats and doubles, that on 80-bit floats, and whether the
/// result depends on the rounding mode.
pub(crate) const OPERATIONS: [(&str, IntrinsicOp, IntrinsicOp, bool); 13] = {
    use IntrinsicOp as Op;
    [
        ("fadd", Op::StrictFadd, Op::X87Add, true),
        ("fsub", Op::StrictFsub, Op::X87Sub, true),
        ("fmul", Op::StrictFmul, Op::X87Mul, true),
        ("fdiv", Op::StrictFdiv, Op::X87Div, true),
        ("sqrt", Op::StrictSqrt, Op::X87Sqrt, true),
        ("fpext", Op::StrictFpromote, Op::X87FromFloat, false),
        ("fptrunc", Op::StrictFdemote, Op::X87ToFloat, true),
        ("sitofp", Op::StrictSintToFloat, Op::X87FromSint, true),
        ("uitofp", Op::StrictUintToFloat, Op::X87FromUint, true),
        ("fptosi", Op::StrictFloatToSint, Op::X87ToSint, false),
        ("fptoui", Op::StrictFloatToUint, Op::X87ToUint, false),
        ("fcmp", Op::StrictFcmp, Op::X87Cmp, false),
        ("fcmps", Op::StrictFcmps, Op::X87Cmps, false),
    ]
};

impl Constrained {
    /// The intrinsic with this name, the types after it included.
    pub(crate) fn of_name(name: &str) -> Option<Constrained> {
        use Constrained as C;
        let word = name.split('.').next().unwrap_or_default();
        let operation = OPERATIONS.iter().find(|row| row.0 == word);
        Some(match (word, operation) {
            ("frem", _) => C::Remainder,
            ("fmuladd", _) => C::MultiplyAdd,
            ("powi", _) => C::Powi,
            ("fptosi" | "fptoui", Some(&(_, plain, ..))) => C::ToInt(plain),
            ("sitofp" | "uitofp", Some(&(_, plain, ..))) => C::FromInt(plain),
            ("fptrunc" | "fpext", _) => C::Resize,
            ("fcmp" | "fcmps", Some(&(_, plain, x87, _))) => C::Compare(plain, x87),
            (_, Some(&(_, plain, x87, _))) => C::Operation(plain, x87),
            (_, None) => C::Library(Intrinsic::of_name(word).op.library_name()?),
        })
    }
}

impl Lower {
    /// Lowers a constrained intrinsic on scalars.
    pub(super) fn constrained_intrinsic(
        &mut self,
        op: Constrained,
        ret: Ty,
        args: &[CallArg],
    ) -> Lowered<Operand> {
        use Constrained as C;
        let condition = args.iter().find_map(|arg| arg.condition);
        let operands: Vec<CallArg> = args.iter().filter(|arg| arg.ty != Ty::METADATA).copied().collect();
        let wanted = match op {
            C::Operation(plain, _) => plain.n_args(),
            C::Remainder | C::Compare(..) | C::Powi => 2,
            C::ToInt(_) | C::FromInt(_) | C::Resize => 1,
            C::MultiplyAdd => 3,
            C::Library(_) => operands.len().clamp(1, 3),
        };
        if operands.len() != wanted {
            return Err(invalid("a constrained intrinsic with another number of operands"));
        }
        if let C::FromInt(op) = op {
            return self.strict_from_int(op, operands[0], ret);
        }
        // Sixteen bits are computed in 32, as everywhere.
        let wide = self.widen_halves(&operands);
        let ty = wide[0].ty;
        if !matches!(ty, Ty::FLOAT | Ty::DOUBLE | Ty::FP80) {
            let shown = self.types.show(ty);
            return Err(unsupported(format!("a constrained intrinsic on {shown}")));
        }
        let values: Vec<Value> = (0..wide.len()).map(|i| self.arg(&wide, i)).collect::<Lowered<_>>()?;
        let wide_ret = widened(ret);
        let v = match op {
            C::Compare(plain, x87) => {
                let cc =
                    condition.ok_or_else(|| invalid("expected a condition such as metadata !\"olt\""))?;
                self.expect_type(wide[1].ty, ty)?;
                self.expect_type(Ty::I1, ret)?;
                let op = if ty == Ty::FP80 { x87 } else { plain };
                return Ok(Operand::of(self.compare_by_outcome(op, outcome_bits(cc), values[0], values[1])));
            }
            C::ToInt(op) => return self.strict_to_int(op, ty, values[0], ret),
            C::Resize => return Ok(Operand::of(self.strict_resize(ty, values[0], ret)?)),
            C::Library(name) => self.library_function(name, wide_ret, &wide)?,
            C::Powi => self.function(&format!("__powi{}2", libgcc_mode(ty)), wide_ret, &wide)?,
            C::Operation(..) | C::Remainder | C::MultiplyAdd | C::FromInt(_) => {
                for operand in &wide {
                    self.expect_type(operand.ty, ty)?;
                }
                self.expect_type(wide_ret, ty)?;
                match op {
                    C::Operation(plain, x87) => self.strict(plain, x87, ty, &values),
                    C::Remainder if ty == Ty::FP80 => self.body.x87(IntrinsicOp::X87Rem, &values),
                    C::Remainder => self.library_function("fmod", ty, &wide)?,
                    _ => {
                        let product =
                            self.strict(IntrinsicOp::StrictFmul, IntrinsicOp::X87Mul, ty, &values[..2]);
                        let operands = [product, values[2]];
                        self.strict(IntrinsicOp::StrictFadd, IntrinsicOp::X87Add, ty, &operands)
                    }
                }
            }
        };
        Ok(Operand::of(if wide_ret == ret { v } else { self.strict_resize(wide_ret, v, ret)? }))
    }

    /// An operation on operands of type `ty` that gives that type.
    fn strict(&mut self, plain: IntrinsicOp, x87: IntrinsicOp, ty: Ty, values: &[Value]) -> Value {
        if ty == Ty::FP80 {
            return self.body.x87(x87, values);
        }
        let piece = self.piece(ty);
        self.body.intrinsic_value(plain, values, piece)
    }

    fn strict_to_int(&mut self, op: IntrinsicOp, from: Ty, value: Value, ret: Ty) -> Lowered<Operand> {
        let bits = self.expect_integer(ret)?;
        if bits > 64 || from == Ty::FP80 {
            return self.float_to_int(from, value, ret, op == IntrinsicOp::StrictFloatToSint);
        }
        let target = container(bits);
        let v = self.body.intrinsic_value(op, &[value], target);
        Ok(Operand::of(self.mask(v, bits)))
    }

    fn strict_from_int(&mut self, op: IntrinsicOp, operand: CallArg, ret: Ty) -> Lowered<Operand> {
        let (Kind::Int(bits), Ty::HALF | Ty::BFLOAT | Ty::FLOAT | Ty::DOUBLE | Ty::FP80) =
            (self.types.kind(operand.ty), ret)
        else {
            return Err(invalid("this conversion is from an integer to a float"));
        };
        let (to, signed) = (widened(ret), op == IntrinsicOp::StrictSintToFloat);
        let v = if bits > 64 || to == Ty::FP80 {
            self.int_to_float(operand.ty, operand.v, to, signed)?.value()
        } else {
            let mut value = operand.v.value();
            if signed {
                value = self.sign_in_container(value, bits);
            }
            let piece = self.piece(to);
            self.body.intrinsic_value(op, &[value], piece)
        };
        Ok(Operand::of(if to == ret { v } else { self.strict_resize(to, v, ret)? }))
    }

    /// Between float types; never from sixteen bits.
    fn strict_resize(&mut self, from: Ty, value: Value, to: Ty) -> Lowered<Value> {
        Ok(match (from, to) {
            _ if from == to => value,
            (Ty::FLOAT, Ty::DOUBLE) | (Ty::DOUBLE, Ty::FLOAT) => {
                let op =
                    if to == Ty::DOUBLE { IntrinsicOp::StrictFpromote } else { IntrinsicOp::StrictFdemote };
                let piece = self.piece(to);
                self.body.intrinsic_value(op, &[value], piece)
            }
            (Ty::FLOAT | Ty::DOUBLE, Ty::FP80 | Ty::HALF) | (Ty::FP80, Ty::FLOAT | Ty::DOUBLE) => {
                self.float_to_float(from, value, to)
            }
            (Ty::FP80, Ty::HALF) => {
                self.call_typed("__truncxfhf2", to, &[(from, Operand::of(value))])?.value()
            }
            (Ty::FLOAT | Ty::DOUBLE | Ty::FP80, Ty::BFLOAT) => {
                return Err(unsupported("a conversion to bfloat that keeps exception flags"));
            }
            _ => {
                let (from, to) = (self.types.show(from), self.types.show(to));
                return Err(invalid(format!("a conversion from {from} to {to}")));
            }
        })
    }

    /// The rounding mode as LLVM numbers it: 0 toward zero, 1 to nearest, 2 up, 3 down.
    pub(super) fn rounding_mode(&mut self) -> Value {
        let mode = self.call_library("fegetround", &[], Type::I32);
        // The processor numbers them nearest, down, up, toward zero, from bit 10 on: two bits of a table
        // each.
        let doubled = self.body.binary_imm(BinaryOp::Lshr, mode, 9);
        let table = self.body.iconst(Type::I32, 0b00_10_11_01);
        let shifted = self.body.binary(BinaryOp::Lshr, table, doubled);
        self.body.binary_imm(BinaryOp::And, shifted, 3)
    }

    /// Sets the rounding mode that LLVM numbers so.
    pub(super) fn set_rounding_mode(&mut self, mode: Value) {
        let mode = self.body.resize(Type::I32, mode);
        let doubled = self.body.binary_imm(BinaryOp::Shl, mode, 1);
        let table = self.body.iconst(Type::I32, 0b01_10_00_11);
        let shifted = self.body.binary(BinaryOp::Lshr, table, doubled);
        let chosen = self.body.binary_imm(BinaryOp::And, shifted, 3);
        let bits = self.body.binary_imm(BinaryOp::Shl, chosen, 10);
        self.call_library("fesetround", &[bits], Type::I32);
    }
}
