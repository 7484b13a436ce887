//! Float intrinsics: of `float` and `double`, through halves, and of 80-bit floats.

use sheave_ir::{BinaryOp, FloatCC, InstData, IntCC, IntrinsicOp, Type, UnaryOp, Value, ValueDef, ensure};

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand};
use crate::lower::casts::{Cast, libgcc_mode};
use crate::lower::constants::low_bits;
use crate::lower::intrinsics::Op;
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::container;
use crate::lower::types::{Kind, Ty};

/// The type in which values of `ty` are computed: floats of sixteen bits in 32.
pub(super) fn widened(ty: Ty) -> Ty {
    if matches!(ty, Ty::HALF | Ty::BFLOAT) { Ty::FLOAT } else { ty }
}

impl Lower {
    /// Float intrinsics.
    pub(crate) fn float_intrinsic(&mut self, op: Op, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let first = args[0];
        let ty = first.ty;
        match op {
            Op::FloatUnary(op) => return self.float_unary(op, ty, first.v),
            Op::IsFpClass => return self.is_fp_class(ty, first.v, self.constant_arg(args, 1)?),
            Op::ToFp16 | Op::FromFp16 => {
                let (from, to) = if matches!(op, Op::ToFp16) { (ty, Ty::HALF) } else { (Ty::HALF, ret) };
                return Ok(Operand::of(self.float_to_float(from, first.v.value(), to)));
            }
            _ => {}
        }
        match ty {
            Ty::FLOAT | Ty::DOUBLE => {}
            Ty::HALF | Ty::BFLOAT => {
                // Through single precision, which is exact enough to round once more.
                let wide = self.widen_halves(args);
                let wide_ret = widened(ret);
                let v = self.float_intrinsic(op, wide_ret, &wide)?;
                let rounds = wide_ret != ret;
                return Ok(if rounds { Operand::of(self.float_to_half(ret, v.value())) } else { v });
            }
            Ty::FP80 => return self.fp80_intrinsic(op, ret, args),
            _ => {
                let shown = self.types.show(ty);
                return Err(unsupported(format!("this intrinsic on {shown}")));
            }
        }
        let a = first.v.value();
        let piece = self.piece(ty);
        let v = match op {
            Op::FloatBinary(op, _) => {
                let b = self.arg(args, 1)?;
                self.body.binary(op, a, b)
            }
            Op::StrictMinimum(is_minimum) => {
                let b = self.arg(args, 1)?;
                self.strict_minimum(is_minimum, a, b, piece)
            }
            Op::Rounding(op, _) => self.body.unary(op, piece, a),
            Op::Fma => {
                let (b, c) = (self.arg(args, 1)?, self.arg(args, 2)?);
                self.body.intrinsic_value(IntrinsicOp::Fma, &[a, b, c], piece)
            }
            Op::FmulAdd => {
                let (b, c) = (self.arg(args, 1)?, self.arg(args, 2)?);
                // clang negates a factor of `c - a * b`.
                if let ValueDef::Result(inst) = self.body.func.def(a)
                    && let InstData::Unary { op: UnaryOp::Fneg, arg } = self.body.func.insts[inst]
                {
                    let product = self.body.binary(BinaryOp::Fmul, arg, b);
                    self.body.binary(BinaryOp::Fsub, c, product)
                } else {
                    let product = self.body.binary(BinaryOp::Fmul, a, b);
                    self.body.binary(BinaryOp::Fadd, product, c)
                }
            }
            Op::FloatToIntSat(op) => {
                let signed = op == UnaryOp::FloatToSintSat;
                let bits = self.types.bits(ret) as u32;
                if bits > 64 {
                    return self.saturate_wide(ty, a, ret, bits, signed);
                }
                let target = container(bits);
                let v = self.body.unary(op, target, a);
                if bits == target.bits() { v } else { self.clamp(v, bits, signed) }
            }
            Op::Powi => {
                let b = self.arg(args, 1)?;
                let b = self.body.resize(Type::I32, b);
                self.call_library(&format!("__powi{}2", libgcc_mode(ty)), &[a, b], piece)
            }
            _ => self.library_intrinsic(op, ret, args)?,
        };
        Ok(Operand::of(v))
    }

    /// `minimum` and `maximum`: NaN wins, and -0 is less than +0.
    fn strict_minimum(&mut self, minimum: bool, a: Value, b: Value, piece: Type) -> Value {
        let raw = if piece == Type::F32 { Type::I32 } else { Type::I64 };
        let cc = if minimum { FloatCC::Olt } else { FloatCC::Ogt };
        let first = self.body.fcmp(cc, a, b);
        let picked = self.body.select(first, a, b);
        // Equal operands differ at most in the sign of zero: join or intersect the bits.
        let equal = self.body.fcmp(FloatCC::Oeq, a, b);
        let (x, y) = (self.body.bitcast(raw, a), self.body.bitcast(raw, b));
        let both = self.body.binary(if minimum { BinaryOp::Or } else { BinaryOp::And }, x, y);
        let both = self.body.bitcast(piece, both);
        let ordered = self.body.select(equal, both, picked);
        let nan = self.body.fcmp(FloatCC::Uno, a, b);
        let sum = self.body.binary(BinaryOp::Fadd, a, b);
        self.body.select(nan, sum, ordered)
    }

    /// Intrinsics on 80-bit floats.
    fn fp80_intrinsic(&mut self, op: Op, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let a = self.arg(args, 0)?;
        let v = match op {
            Op::Rounding(UnaryOp::Rint, _) => self.body.x87(IntrinsicOp::X87Rint, &[a]),
            Op::FmulAdd => {
                let (b, c) = (self.arg(args, 1)?, self.arg(args, 2)?);
                let product = self.body.x87(IntrinsicOp::X87Mul, &[a, b]);
                self.body.x87(IntrinsicOp::X87Add, &[product, c])
            }
            Op::FloatBinary(BinaryOp::Copysign, _) => {
                let b = self.arg(args, 1)?;
                let slot = self.body.fp80_slot();
                let low = self.body.load(Type::I64, a, 0);
                let (high, sign) = (self.body.load(Type::I16, a, 8), self.body.load(Type::I16, b, 8));
                let magnitude = self.body.binary_imm(BinaryOp::And, high, 0x7fff);
                let sign = self.body.binary_imm(BinaryOp::And, sign, 0x8000);
                let high = self.body.binary(BinaryOp::Or, magnitude, sign);
                self.body.store(low, slot, 0);
                self.body.store(high, slot, 8);
                slot
            }
            Op::Powi => self.function("__powixf2", ret, args)?,
            _ => self.library_intrinsic(op, ret, args)?,
        };
        Ok(Operand::of(v))
    }

    /// An intrinsic that the C library's function of its name computes.
    fn library_intrinsic(&mut self, op: Op, ret: Ty, args: &[CallArg]) -> Lowered<Value> {
        match op.library_name() {
            Some(name) => self.library_function(name, ret, args),
            None => Err(unsupported(format!("this intrinsic on {}", self.types.show(args[0].ty)))),
        }
    }

    /// Calls the C library's function `name` (for doubles) in its variant for the type of the first operand.
    pub(super) fn library_function(&mut self, name: &str, ret: Ty, args: &[CallArg]) -> Lowered<Value> {
        let suffix = match args[0].ty {
            Ty::FLOAT => "f",
            Ty::DOUBLE => "",
            _ => "l",
        };
        let name = format!("{name}{suffix}");
        // Integers come as `long` or `long long`.
        if let Kind::Int(bits) = self.types.kind(ret) {
            ensure(bits <= 64, || unsupported("this intrinsic with more than 64 bits"))?;
            let long = self.function(&name, Ty::I64, args)?;
            let piece = self.piece(ret);
            let low = self.body.resize(piece, long);
            return Ok(self.mask(low, bits));
        }
        self.function(&name, ret, args)
    }

    /// Calls the function `name`.
    pub(super) fn function(&mut self, name: &str, ret: Ty, args: &[CallArg]) -> Lowered<Value> {
        let args: Vec<(Ty, Operand)> = args.iter().map(|arg| (arg.ty, arg.v)).collect();
        Ok(self.call_typed(name, ret, &args)?.value())
    }

    /// The arguments, with those of sixteen bits as `float`.
    pub(super) fn widen_halves(&mut self, args: &[CallArg]) -> Vec<CallArg> {
        let mut wide = args.to_vec();
        for arg in &mut wide {
            if widened(arg.ty) != arg.ty {
                arg.v = Operand::of(self.half_to_float(arg.ty, arg.v.value()));
                arg.ty = Ty::FLOAT;
            }
        }
        wide
    }

    /// `frexp`: mantissa and exponent, which the C library writes to memory.
    pub(super) fn frexp(&mut self, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let first = args[0];
        let int = match self.types.kind(ret) {
            Kind::Struct { first: fields, n: 2, .. } if self.types.field(fields, 0) == first.ty => {
                self.types.field(fields, 1)
            }
            _ => return Err(invalid("this intrinsic gives a float of its operand's type and an integer")),
        };
        let slot = self.body.temporary(4, 2);
        let mut operands = self.widen_halves(&args[..1]);
        let wide = operands[0].ty;
        operands.push(CallArg { ty: Ty::PTR, v: Operand::of(slot), ..first });
        let mut mantissa = self.library_function("frexp", wide, &operands)?;
        if wide != first.ty {
            mantissa = self.float_to_half(first.ty, mantissa);
        }
        let exponent = Operand::of(self.body.load(Type::I32, slot, 0));
        let exponent = match self.types.kind(int) {
            Kind::Int(32) => exponent,
            Kind::Int(bits) => {
                let cast = if bits < 32 { Cast::Trunc } else { Cast::Sext };
                self.cast(cast, Ty::I32, exponent, int)?
            }
            _ => return Err(invalid("an exponent is an integer")),
        };
        let mut pieces = vec![mantissa];
        pieces.extend(self.pieces(int, exponent));
        Ok(self.body.keep(&pieces))
    }

    /// `is.fpclass`: tests the classes in `mask` on the bits.
    pub(super) fn is_fp_class(&mut self, ty: Ty, v: Operand, mask: u64) -> Lowered<Operand> {
        let (raw, mantissa_bits) = match ty {
            Ty::FP80 => return Ok(Operand::of(self.is_fp80_class(v.value(), mask))),
            Ty::FLOAT => (Type::I32, 23),
            Ty::DOUBLE => (Type::I64, 52),
            Ty::HALF => (Type::I16, 10),
            Ty::BFLOAT => (Type::I16, 7),
            _ => {
                let shown = self.types.show(ty);
                return Err(unsupported(format!("the class of a {shown}")));
            }
        };
        let bits = self.body.bitcast(raw, v.value());
        let width = raw.bits();
        let sign_bit = 1u64 << (width - 1);
        let infinity = low_bits(u64::MAX, width - 1) & !low_bits(u64::MAX, mantissa_bits);
        let quiet = infinity | 1 << (mantissa_bits - 1);
        let magnitude = self.body.binary_imm(BinaryOp::And, bits, sign_bit - 1);
        let zero = self.body.func.zero(raw);
        let negative = self.body.icmp(IntCC::Slt, bits, zero);
        let positive = self.body.binary_imm(BinaryOp::Xor, negative, 1);
        let least_normal = 1u64 << mantissa_bits;
        // Each class: a range of magnitudes, and its bits in the mask for the negative and the positive side.
        let classes: [(u64, u64, u64, u64); 6] = [
            (infinity + 1, quiet - 1, 1 << 0, 1 << 0),
            (quiet, sign_bit - 1, 1 << 1, 1 << 1),
            (infinity, infinity, 1 << 2, 1 << 9),
            (least_normal, infinity - 1, 1 << 3, 1 << 8),
            (1, least_normal - 1, 1 << 4, 1 << 7),
            (0, 0, 1 << 5, 1 << 6),
        ];
        let sides = [negative, positive];
        let masks = classes.map(|(.., minus, plus)| (minus, plus));
        Ok(Operand::of(self.any_class(mask, sides, masks, |r, class| {
            let (low, high, ..) = classes[class];
            let shifted = r.body.binary_imm(BinaryOp::Sub, magnitude, low);
            let span = r.body.iconst(raw, high - low);
            r.body.icmp(IntCC::Ule, shifted, span)
        })))
    }

    /// Whether a float is in one of the classes that `mask` has: `classes` are their bits for the negative
    /// and the positive side, `is_in` computes whether the float is in one of them.
    fn any_class(
        &mut self,
        mask: u64,
        [negative, positive]: [Value; 2],
        classes: [(u64, u64); 6],
        mut is_in: impl FnMut(&mut Self, usize) -> Value,
    ) -> Value {
        let mut result = self.body.func.zero(Type::I8);
        for (class, (minus, plus)) in classes.into_iter().enumerate() {
            let (minus, plus) = (mask & minus != 0, mask & plus != 0);
            if !minus && !plus {
                continue;
            }
            let mut inside = is_in(self, class);
            if minus != plus {
                inside = self.body.binary(BinaryOp::And, inside, if minus { negative } else { positive });
            }
            result = self.body.binary(BinaryOp::Or, result, inside);
        }
        result
    }

    /// The same for the 80-bit float at `address`. Its first mantissa bit is explicit: if it is missing
    /// from a number that needs it, the processor refuses the operand, which makes it a signaling NaN.
    fn is_fp80_class(&mut self, address: Value, mask: u64) -> Value {
        const TOP: u64 = 1 << 63;
        let mantissa = self.body.load(Type::I64, address, 0);
        let head = self.body.load(Type::I16, address, 8);
        let exponent = self.body.binary_imm(BinaryOp::And, head, 0x7fff);
        let [zero_head, zero_mantissa] = [Type::I16, Type::I64].map(|ty| self.body.func.zero(ty));
        let negative = self.body.icmp(IntCC::Slt, head, zero_head);
        let positive = self.body.binary_imm(BinaryOp::Xor, negative, 1);
        let greatest = self.body.iconst(Type::I16, 0x7fff);
        let no_exponent = self.body.icmp(IntCC::Eq, exponent, zero_head);
        let all_ones = self.body.icmp(IntCC::Eq, exponent, greatest);
        let no_mantissa = self.body.icmp(IntCC::Eq, mantissa, zero_mantissa);
        let top = self.body.icmp(IntCC::Slt, mantissa, zero_mantissa);
        let some_exponent = self.body.binary_imm(BinaryOp::Xor, no_exponent, 1);
        let (top_alone, quiet) =
            (self.body.iconst(Type::I64, TOP), self.body.iconst(Type::I64, TOP | TOP >> 1));
        let top_alone = self.body.icmp(IntCC::Eq, mantissa, top_alone);
        let quiet = self.body.icmp(IntCC::Uge, mantissa, quiet);
        let both = |r: &mut Self, a: Value, b: Value| r.body.binary(BinaryOp::And, a, b);
        let not = |r: &mut Self, a: Value| r.body.binary_imm(BinaryOp::Xor, a, 1);
        let zero = both(self, no_exponent, no_mantissa);
        let some_mantissa = not(self, no_mantissa);
        let subnormal = both(self, no_exponent, some_mantissa);
        let infinite = both(self, all_ones, top_alone);
        let quiet = both(self, all_ones, quiet);
        let finite = not(self, all_ones);
        let normal = both(self, some_exponent, finite);
        let normal = both(self, normal, top);
        // The remaining class.
        let mut signaling = not(self, zero);
        for class in [subnormal, infinite, quiet, normal] {
            let other = not(self, class);
            signaling = both(self, signaling, other);
        }
        let classes = [
            (signaling, 1 << 0, 1 << 0),
            (quiet, 1 << 1, 1 << 1),
            (infinite, 1 << 2, 1 << 9),
            (normal, 1 << 3, 1 << 8),
            (subnormal, 1 << 4, 1 << 7),
            (zero, 1 << 5, 1 << 6),
        ];
        let bits = classes.map(|(_, minus, plus)| (minus, plus));
        self.any_class(mask, [negative, positive], bits, |_, class| classes[class].0)
    }

    /// A saturating conversion of a `float` or `double` to an integer of 65 to 128 bits.
    fn saturate_wide(&mut self, ty: Ty, a: Value, ret: Ty, bits: u32, signed: bool) -> Lowered<Operand> {
        let converted = self.float_to_int(ty, a, ret, signed)?;
        let converted = self.pieces(ret, converted);
        // The limits are powers of two, which both types hold exactly; for `float` 2^128 is infinite, and as
        // good.
        let limit = 2f64.powi(bits as i32 - i32::from(signed));
        let constant = |r: &mut Self, value: f64| match ty {
            Ty::FLOAT => r.body.iconst(Type::F32, u64::from((value as f32).to_bits())),
            _ => r.body.iconst(Type::F64, value.to_bits()),
        };
        let high = constant(self, limit);
        let low = constant(self, if signed { -limit } else { 0.0 });
        let [above, below, number] = [(FloatCC::Oge, high), (FloatCC::Olt, low), (FloatCC::Ord, a)]
            .map(|(cc, bound)| self.body.fcmp(cc, a, bound));
        let top = low_bits(u64::MAX, bits - 64);
        let sign = 1u64 << (bits - 65);
        let (greatest, least) =
            if signed { ([u64::MAX, top >> 1], [0, sign]) } else { ([u64::MAX, top], [0, 0]) };
        let mut out = Vec::new();
        for (limb, value) in converted.iter().copied().enumerate().take(2) {
            let [greatest, least] =
                [greatest[limb], least[limb]].map(|bits| self.body.iconst(Type::I64, bits));
            let zero = self.body.func.zero(Type::I64);
            let value = self.body.select(above, greatest, value);
            let value = self.body.select(below, least, value);
            out.push(self.body.select(number, value, zero));
        }
        Ok(self.body.keep(&out))
    }
}
