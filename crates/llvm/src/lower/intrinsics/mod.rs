//! Lowering of LLVM's intrinsics.
//!
//! A declared intrinsic is recognised once, by its name without the type suffixes; one table ([`names`]) has
//! name, family and types of each. Elementwise intrinsics on vectors are lowered lane by lane ([`vectors`]).

mod constrained;
mod floats;
mod integers;
mod masked;
mod names;
mod shapes;
mod vectors;
mod wide_integers;
mod x86;

use sheave_ir::{
    BinaryOp, ConstData, InstData, IntrinsicOp, LifetimeEvent, MemOp, Type, UnaryOp, Value, ValueDef,
};

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand, TypedValue};
use crate::lower::reason::{Lowered, LoweredValue, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

use names::Family;
pub(crate) use names::Intrinsic;

impl Lower {
    /// Lowers the call of an intrinsic whose arguments were read.
    pub(crate) fn intrinsic_call(&mut self, intrinsic: Intrinsic, ret: Ty, args: &[CallArg]) -> LoweredValue {
        if let Intrinsic::Sse(sse) = intrinsic {
            return self.sse_intrinsic(sse, ret, args);
        }
        if intrinsic.is_elementwise()
            && let Some(first) = args.first()
            && let Kind::Vector(_, n) = self.types.kind(first.ty)
        {
            return self.vector_intrinsic(intrinsic, ret, args, n);
        }
        self.scalar_intrinsic(intrinsic, ret, args)
    }

    /// The argument `i` as a single value.
    fn arg(&self, args: &[CallArg], i: usize) -> Lowered<Value> {
        match args.get(i) {
            Some(arg) if self.types.info(arg.ty).single => Ok(arg.v.value()),
            Some(_) => Err(unsupported("this intrinsic on this type")),
            None => Err(invalid("too few arguments")),
        }
    }

    /// The bits of the argument `i`, which is constant.
    fn constant_arg(&self, args: &[CallArg], i: usize) -> Lowered<u64> {
        let value = self.arg(args, i)?;
        self.body.func.const_bits(value).ok_or_else(|| invalid("this argument must be a constant"))
    }

    fn scalar_intrinsic(&mut self, intrinsic: Intrinsic, ret: Ty, args: &[CallArg]) -> LoweredValue {
        self.check_intrinsic_types(intrinsic, ret, args)?;
        if ret != Ty::VOID {
            self.require_value_type(ret)?;
        }
        match intrinsic.family() {
            Family::Direct(op) => {
                let operands = (0..op.n_args()).map(|i| self.arg(args, i));
                let operands: Vec<Value> = operands.collect::<Lowered<_>>()?;
                if let Some(ty) = op.fixed_result() {
                    return self.intrinsic_result(op, &operands, ty, ret);
                }
                self.body.intrinsic(op, &operands);
                Ok(TypedValue::NONE)
            }
            Family::Single => self.single_intrinsic(intrinsic, ret, args),
            Family::Unchanged => match args.first() {
                Some(arg) => {
                    self.expect_type(arg.ty, ret)?;
                    Ok(TypedValue::new(ret, arg.v))
                }
                None => Err(invalid("too few arguments")),
            },
            Family::Memory => self.memory_intrinsic(intrinsic, args),
            Family::Overflow => self.overflow_intrinsic(intrinsic, ret, args),
            Family::Integer => self.integer_intrinsic(intrinsic, ret, args),
            Family::Lanes => self.leading_lanes(ret, args),
            Family::Masked => self.masked_access(intrinsic, ret, args),
            Family::Permutation => self.permutation(intrinsic, ret, args),
            Family::Reduction(op) => self.reduction(op, ret, args),
            Family::Float(_) => self.float_intrinsic(intrinsic, ret, args),
            Family::Sse(sse) => self.sse_intrinsic(sse, ret, args),
            Family::Constrained(op) => self.constrained_intrinsic(op, ret, args),
            Family::Ignored => Ok(TypedValue::NONE),
            Family::Unknown => Err(unsupported("this intrinsic")),
        }
    }

    /// An intrinsic that has no like.
    fn single_intrinsic(&mut self, intrinsic: Intrinsic, ret: Ty, args: &[CallArg]) -> LoweredValue {
        use Intrinsic as I;
        let single = |v: Value| Ok(TypedValue::new(ret, Operand::of(v)));
        match intrinsic {
            I::LifetimeStart => self.lifetime(LifetimeEvent::Start, args),
            I::LifetimeEnd => self.lifetime(LifetimeEvent::End, args),
            I::InvariantStart => single(self.body.func.zero(Type::Ptr)),
            I::ObjectSize => {
                // Unknown: zero as a minimum, all ones as a maximum.
                let least = self.constant_arg(args, 1)? != 0;
                let piece = self.piece(ret);
                single(self.body.iconst(piece, if least { 0 } else { u64::MAX }))
            }
            I::IsConstant => {
                let known = match args.first() {
                    Some(arg) if self.types.info(arg.ty).single => {
                        self.body.func.const_bits(arg.v.value()).is_some()
                    }
                    _ => false,
                };
                single(self.body.iconst(Type::I8, u64::from(known)))
            }
            I::AllowCheck => single(self.body.iconst(Type::I8, 1)),
            I::GetRounding => {
                let mode = self.rounding_mode();
                let piece = self.piece(ret);
                single(self.body.resize(piece, mode))
            }
            I::SetRounding => {
                let mode = self.arg(args, 0)?;
                self.set_rounding_mode(mode);
                Ok(TypedValue::NONE)
            }
            I::TypeIdFor => {
                let ty = self.arg(args, 0)?;
                let Some(ConstData::Symbol(symbol, 0)) = self.body.func.const_data(ty) else {
                    return Err(unsupported("'llvm.eh.typeid.for' of something else than a global"));
                };
                single(self.body.push_value(InstData::TypeId { symbol }, Type::I32))
            }
            I::FrameAddress | I::ReturnAddress => {
                let level = self.constant_arg(args, 0)?;
                if level != 0 {
                    return self.frame_of_caller(intrinsic, level, ret);
                }
                let op = if intrinsic == I::FrameAddress {
                    IntrinsicOp::FrameAddress
                } else {
                    IntrinsicOp::ReturnAddress
                };
                self.intrinsic_result(op, &[], Type::Ptr, ret)
            }
            I::Fence => {
                self.body.push(InstData::Fence { ordering: sheave_ir::Ordering::SeqCst });
                Ok(TypedValue::NONE)
            }
            I::AddCarry | I::SubBorrow => self.carry_intrinsic(intrinsic, ret, args),
            I::AtomicSubCondition => self.atomic_sub_condition(ret, args),
            I::PtrMask => {
                let (address, mask) = (self.arg(args, 0)?, self.arg(args, 1)?);
                let bits = self.body.bitcast(Type::I64, address);
                let mask = self.body.resize(Type::I64, mask);
                let bits = self.body.binary(BinaryOp::And, bits, mask);
                single(self.body.bitcast(Type::Ptr, bits))
            }
            I::Frexp => self.frexp(ret, args),
            I::LoadRelative => {
                let (base, offset) = (self.arg(args, 0)?, self.arg(args, 1)?);
                let offset = match self.body.ty(offset) {
                    Type::I64 => offset,
                    _ => self.body.unary(UnaryOp::Sext, Type::I64, offset),
                };
                let at = self.body.binary(BinaryOp::PtrAdd, base, offset);
                let distance = self.body.load(Type::I32, at, 0);
                let distance = self.body.unary(UnaryOp::Sext, Type::I64, distance);
                single(self.body.binary(BinaryOp::PtrAdd, base, distance))
            }
            _ => Err(unsupported(format!("the intrinsic {intrinsic:?}"))),
        }
    }

    fn intrinsic_result(&mut self, op: IntrinsicOp, args: &[Value], ty: Type, ret: Ty) -> LoweredValue {
        let v = self.body.intrinsic_value(op, args, ty);
        let piece = self.piece(ret);
        let v = if piece == ty { v } else { self.body.bitcast(piece, v) };
        Ok(TypedValue::new(ret, Operand::of(v)))
    }

    /// A marker of the lifetime of a slot. Before LLVM 22 the size precedes the address. One whose address is
    /// not the result of an `alloca` may be of any slot, so all markers of the function are dropped.
    fn lifetime(&mut self, event: LifetimeEvent, args: &[CallArg]) -> LoweredValue {
        let last = args.len().checked_sub(1).ok_or_else(|| invalid("too few arguments"))?;
        let address = self.arg(args, last)?;
        match self.body.func.def(address) {
            ValueDef::Result(inst) => match self.body.func.insts[inst] {
                InstData::Alloca { slot } => _ = self.body.push(InstData::Lifetime { slot, event }),
                InstData::DynAlloca { .. } => {}
                _ => self.body.has_unknown_lifetimes = true,
            },
            // Memory of a caller, or of the program.
            ValueDef::Param(_) | ValueDef::Const(_) => {}
            _ => self.body.has_unknown_lifetimes = true,
        }
        Ok(TypedValue::NONE)
    }

    /// The frame or return address `level` callers up, along the frame pointers that every function keeps
    /// then. As with native code, callers outside the module may keep none.
    fn frame_of_caller(&mut self, intrinsic: Intrinsic, level: u64, ret: Ty) -> LoweredValue {
        /// As many steps as are written by hand.
        const MAX_LEVEL: u64 = 256;
        if level > MAX_LEVEL {
            return Err(unsupported(format!("more than {MAX_LEVEL} frames up")));
        }
        self.walks_frames = true;
        let mut frame = self.body.intrinsic_value(IntrinsicOp::FrameAddress, &[], Type::Ptr);
        let flags = sheave_ir::MemFlags { volatile: true, ..Default::default() };
        for _ in 0..level {
            frame = self.body.push_value(InstData::Load { flags, addr: frame, offset: 0 }, Type::Ptr);
        }
        if intrinsic == Intrinsic::ReturnAddress {
            frame = self.body.push_value(InstData::Load { flags, addr: frame, offset: 8 }, Type::Ptr);
        }
        let piece = self.piece(ret);
        let v = if piece == Type::Ptr { frame } else { self.body.bitcast(piece, frame) };
        Ok(TypedValue::new(ret, Operand::of(v)))
    }

    fn memory_intrinsic(&mut self, intrinsic: Intrinsic, args: &[CallArg]) -> LoweredValue {
        let (to, from, length) = (self.arg(args, 0)?, self.arg(args, 1)?, self.arg(args, 2)?);
        // The last argument is the volatile flag.
        let last = args.len() - 1;
        let volatile = last >= 3 && self.constant_arg(args, last)? != 0;
        let length = self.body.resize(Type::I64, length);
        let op = match intrinsic {
            Intrinsic::Memcpy => MemOp::Copy,
            Intrinsic::Memmove => MemOp::Move,
            _ => MemOp::Set,
        };
        self.body.push(InstData::Mem { op, volatile, args: [to, from, length] });
        Ok(TypedValue::NONE)
    }
}
