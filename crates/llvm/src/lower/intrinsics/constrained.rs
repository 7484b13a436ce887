//! Constrained intrinsics: float operations that obey the rounding mode at run time and raise exactly the
//! exception flags that IEEE 754 asks for.
//!
//! Each becomes an operation of the IR that every pass takes for an effect, or the call of a routine, which
//! is one anyway. The operands that name a mode and a behaviour are promises to an optimiser; nothing here
//! needs them.

use sheave_ir::{AbiParam, AbiResult, BinaryOp, IntrinsicOp, Purpose, Signature, Type, Value};

use crate::lower::Lower;
use crate::lower::arithmetic::outcome_bits;
use crate::lower::body::{CallArg, Operand, TypedValue};
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::container;
use crate::lower::types::{Kind, Ty};

/// A constrained intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Constrained {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Sqrt,
    MultiplyAdd,
    Compare {
        signaling: bool,
    },
    ToInt {
        signed: bool,
    },
    FromInt {
        signed: bool,
    },
    Truncate,
    Extend,
    Powi,
    /// What the C library's function of this name computes for doubles.
    Routine(&'static str),
}

impl Constrained {
    /// The intrinsic with this name, the types after it included.
    pub(crate) fn of_name(name: &str) -> Option<Constrained> {
        use Constrained as C;
        Some(match name.split('.').next().unwrap_or_default() {
            "fadd" => C::Add,
            "fsub" => C::Subtract,
            "fmul" => C::Multiply,
            "fdiv" => C::Divide,
            "frem" => C::Remainder,
            "sqrt" => C::Sqrt,
            "fmuladd" => C::MultiplyAdd,
            "fcmp" => C::Compare { signaling: false },
            "fcmps" => C::Compare { signaling: true },
            "fptosi" => C::ToInt { signed: true },
            "fptoui" => C::ToInt { signed: false },
            "sitofp" => C::FromInt { signed: true },
            "uitofp" => C::FromInt { signed: false },
            "fptrunc" => C::Truncate,
            "fpext" => C::Extend,
            "powi" => C::Powi,
            "minnum" => C::Routine("fmin"),
            "maxnum" => C::Routine("fmax"),
            "acos" => C::Routine("acos"),
            "asin" => C::Routine("asin"),
            "atan" => C::Routine("atan"),
            "atan2" => C::Routine("atan2"),
            "ceil" => C::Routine("ceil"),
            "cos" => C::Routine("cos"),
            "cosh" => C::Routine("cosh"),
            "exp" => C::Routine("exp"),
            "exp2" => C::Routine("exp2"),
            "floor" => C::Routine("floor"),
            "fma" => C::Routine("fma"),
            "ldexp" => C::Routine("ldexp"),
            "llrint" => C::Routine("llrint"),
            "llround" => C::Routine("llround"),
            "log" => C::Routine("log"),
            "log10" => C::Routine("log10"),
            "log2" => C::Routine("log2"),
            "lrint" => C::Routine("lrint"),
            "lround" => C::Routine("lround"),
            "nearbyint" => C::Routine("nearbyint"),
            "pow" => C::Routine("pow"),
            "rint" => C::Routine("rint"),
            "round" => C::Routine("round"),
            "roundeven" => C::Routine("roundeven"),
            "sin" => C::Routine("sin"),
            "sinh" => C::Routine("sinh"),
            "tan" => C::Routine("tan"),
            "tanh" => C::Routine("tanh"),
            "trunc" => C::Routine("trunc"),
            _ => return None,
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
    ) -> Lowered<TypedValue> {
        use Constrained as C;
        let condition = args.iter().find_map(|arg| arg.condition);
        let operands: Vec<CallArg> = args.iter().filter(|arg| arg.ty != Ty::METADATA).copied().collect();
        let wanted = match op {
            C::Add | C::Subtract | C::Multiply | C::Divide | C::Remainder | C::Compare { .. } | C::Powi => {
                2..=2
            }
            C::Sqrt | C::ToInt { .. } | C::FromInt { .. } | C::Truncate | C::Extend => 1..=1,
            C::MultiplyAdd => 3..=3,
            C::Routine(_) => 1..=3,
        };
        if !wanted.contains(&operands.len()) {
            return Err(invalid("a constrained intrinsic with another number of operands"));
        }
        let ty = operands[0].ty;
        if let C::FromInt { signed } = op {
            return self.strict_from_int(operands[0], ret, signed);
        }
        if !matches!(ty, Ty::HALF | Ty::BFLOAT | Ty::FLOAT | Ty::DOUBLE | Ty::FP80) {
            let shown = self.types.show(ty);
            return Err(unsupported(format!("a constrained intrinsic on {shown}")));
        }
        // Sixteen bits are computed in 32, as everywhere.
        let mut wide = Vec::new();
        for operand in operands {
            let mut operand = operand;
            if matches!(operand.ty, Ty::HALF | Ty::BFLOAT) {
                operand.v = Operand::of(self.half_to_float(operand.ty, operand.v.value()));
                operand.ty = Ty::FLOAT;
            }
            wide.push(operand);
        }
        let ty = wide[0].ty;
        let values: Vec<Value> = (0..wide.len()).map(|i| self.arg(&wide, i)).collect::<Lowered<_>>()?;
        match op {
            C::Compare { signaling } => {
                let Some(cc) = condition else {
                    return Err(invalid("expected a condition such as metadata !\"olt\""));
                };
                self.expect_type(wide[1].ty, ty)?;
                let op = match (ty, signaling) {
                    (Ty::FP80, false) => IntrinsicOp::X87Cmp,
                    (Ty::FP80, true) => IntrinsicOp::X87Cmps,
                    (_, false) => IntrinsicOp::StrictFcmp,
                    (_, true) => IntrinsicOp::StrictFcmps,
                };
                self.expect_type(Ty::I1, ret)?;
                let v = self.compare_by_outcome(op, outcome_bits(cc), values[0], values[1]);
                return Ok(TypedValue::new(ret, Operand::of(v)));
            }
            C::ToInt { signed } => return self.strict_to_int(ty, values[0], ret, signed),
            C::Truncate | C::Extend => {
                let v = self.strict_resize(ty, values[0], ret)?;
                return Ok(TypedValue::new(ret, Operand::of(v)));
            }
            _ => {}
        }
        let wide_ret = if matches!(ret, Ty::HALF | Ty::BFLOAT) { Ty::FLOAT } else { ret };
        let v = match op {
            C::Routine(name) => self.strict_routine(name, wide_ret, &wide)?,
            C::Powi => {
                let name = match ty {
                    Ty::FLOAT => "__powisf2",
                    Ty::DOUBLE => "__powidf2",
                    _ => "__powixf2",
                };
                self.typed_call(name, wide_ret, &wide)?
            }
            _ => {
                for operand in &wide {
                    self.expect_type(operand.ty, ty)?;
                }
                self.expect_type(wide_ret, ty)?;
                self.strict_arithmetic(op, ty, &wide, &values)?
            }
        };
        let v = if wide_ret == ret { v } else { self.strict_resize(wide_ret, v, ret)? };
        Ok(TypedValue::new(ret, Operand::of(v)))
    }

    fn strict_arithmetic(
        &mut self,
        op: Constrained,
        ty: Ty,
        operands: &[CallArg],
        values: &[Value],
    ) -> Lowered<Value> {
        use Constrained as C;
        use IntrinsicOp as Op;
        if op == C::MultiplyAdd {
            let product = self.strict_arithmetic(C::Multiply, ty, operands, &values[..2])?;
            return self.strict_arithmetic(C::Add, ty, operands, &[product, values[2]]);
        }
        if op == C::Remainder && ty != Ty::FP80 {
            return self.strict_routine("fmod", ty, operands);
        }
        let (plain, x87) = match op {
            C::Add => (Op::StrictFadd, Op::X87Add),
            C::Subtract => (Op::StrictFsub, Op::X87Sub),
            C::Multiply => (Op::StrictFmul, Op::X87Mul),
            C::Divide => (Op::StrictFdiv, Op::X87Div),
            C::Remainder => (Op::X87Rem, Op::X87Rem),
            _ => (Op::StrictSqrt, Op::X87Sqrt),
        };
        if ty == Ty::FP80 {
            let slot = self.body.fp80_slot();
            let mut addresses = vec![slot];
            addresses.extend(values);
            self.body.intrinsic(x87, &addresses, None);
            return Ok(slot);
        }
        let piece = self.piece(ty);
        let result = self.body.intrinsic(plain, values, Some(piece));
        Ok(result.unwrap_or_else(|| self.body.func.zero(piece)))
    }

    /// Calls the C library's function for the type of the first operand.
    fn strict_routine(&mut self, name: &str, ret: Ty, operands: &[CallArg]) -> Lowered<Value> {
        let suffix = match operands[0].ty {
            Ty::FLOAT => "f",
            Ty::DOUBLE => "",
            _ => "l",
        };
        // Integers come as `long` or `long long`.
        if let Kind::Int(bits) = self.types.kind(ret) {
            if bits > 64 {
                return Err(unsupported("this intrinsic with more than 64 bits"));
            }
            let long = self.typed_call(&format!("{name}{suffix}"), Ty::I64, operands)?;
            let piece = self.piece(ret);
            let low = self.body.resize(piece, long);
            return Ok(self.mask(low, bits));
        }
        self.typed_call(&format!("{name}{suffix}"), ret, operands)
    }

    /// Calls `name` with operands of any scalar type.
    fn typed_call(&mut self, name: &str, ret: Ty, operands: &[CallArg]) -> Lowered<Value> {
        self.begin_signature();
        self.sig_result(ret, Default::default())?;
        let mut values = Vec::new();
        for i in 0..operands.len() {
            values.push(self.arg(operands, i)?);
            self.sig_param(operands[i].ty, Default::default())?;
        }
        let sig = self.finish_signature(None);
        let signature = self.module.signatures[sig].clone();
        if ret == Ty::FP80 {
            let slot = self.body.fp80_slot();
            values.push(slot);
            self.call_symbol(name, signature, &values);
            return Ok(slot);
        }
        match self.call_symbol(name, signature, &values)[..] {
            [result] => Ok(result),
            _ => Err(unsupported("this intrinsic with this result")),
        }
    }

    fn strict_to_int(&mut self, from: Ty, value: Value, ret: Ty, signed: bool) -> Lowered<TypedValue> {
        let Kind::Int(bits) = self.types.kind(ret) else {
            return Err(invalid("this conversion gives an integer"));
        };
        if bits > 64 || from == Ty::FP80 {
            let v = self.float_to_int(from, value, ret, bits, signed)?;
            return Ok(TypedValue::new(ret, v));
        }
        let op = if signed { IntrinsicOp::StrictFloatToSint } else { IntrinsicOp::StrictFloatToUint };
        let target = container(bits);
        let v =
            self.body.intrinsic(op, &[value], Some(target)).unwrap_or_else(|| self.body.func.zero(target));
        Ok(TypedValue::new(ret, Operand::of(self.mask(v, bits))))
    }

    fn strict_from_int(&mut self, operand: CallArg, ret: Ty, signed: bool) -> Lowered<TypedValue> {
        let (Kind::Int(bits), Ty::HALF | Ty::BFLOAT | Ty::FLOAT | Ty::DOUBLE | Ty::FP80) =
            (self.types.kind(operand.ty), ret)
        else {
            return Err(invalid("this conversion is from an integer to a float"));
        };
        let to = if matches!(ret, Ty::HALF | Ty::BFLOAT) { Ty::FLOAT } else { ret };
        let v = if bits > 64 || to == Ty::FP80 {
            self.int_to_float(operand.ty, operand.v, bits, to, signed)?.value()
        } else {
            let mut value = operand.v.value();
            if signed {
                value = self.sign_in_container(value, bits);
            }
            let op = if signed { IntrinsicOp::StrictSintToFloat } else { IntrinsicOp::StrictUintToFloat };
            let piece = self.piece(to);
            self.body.intrinsic(op, &[value], Some(piece)).unwrap_or_else(|| self.body.func.zero(piece))
        };
        let v = if to == ret { v } else { self.strict_resize(to, v, ret)? };
        Ok(TypedValue::new(ret, Operand::of(v)))
    }

    /// Between float types; never from sixteen bits.
    fn strict_resize(&mut self, from: Ty, value: Value, to: Ty) -> Lowered<Value> {
        Ok(match (from, to) {
            _ if from == to => value,
            (Ty::FLOAT, Ty::DOUBLE) | (Ty::DOUBLE, Ty::FLOAT) => {
                let op =
                    if to == Ty::DOUBLE { IntrinsicOp::StrictFpromote } else { IntrinsicOp::StrictFdemote };
                let piece = self.piece(to);
                self.body.intrinsic(op, &[value], Some(piece)).unwrap_or(value)
            }
            (Ty::FLOAT | Ty::DOUBLE, Ty::FP80) | (Ty::FP80, Ty::FLOAT | Ty::DOUBLE) => {
                self.float_to_float(from, value, to)
            }
            (Ty::FLOAT, Ty::HALF) => self.float_to_half(to, value),
            (Ty::DOUBLE, Ty::HALF) => self.double_to_half(to, value),
            (Ty::FP80, Ty::HALF) => {
                let param =
                    AbiParam { purpose: Purpose::ByVal { size: 16, align: 16 }, ..AbiParam::new(Type::Ptr) };
                let results = vec![AbiResult::new(Type::F32)];
                let sig = Signature { params: vec![param], results, variadic: None };
                let raw = self.call_symbol("__truncxfhf2", sig, &[value])[0];
                let bits = self.body.bitcast(Type::I32, raw);
                self.body.resize(Type::I16, bits)
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
