//! Lowering of LLVM's intrinsics.
//!
//! A declared intrinsic is recognised once, by its name without the type suffixes; one table ([`names`]) has
//! name, family and types of each. Elementwise intrinsics on vectors are lowered lane by lane ([`vectors`]).

pub(crate) mod constrained;
mod floats;
mod integers;
mod masked;
mod names;
mod shapes;
mod vectors;
mod wide_integers;
mod x86;

use sheave_ir::{
    BinaryOp, ConstData, InstData, IntrinsicOp, LifetimeEvent, MemOp, Type, UnaryOp, Value, ValueDef, ensure,
};

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand};
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

pub(crate) use names::{Intrinsic, Op};

impl Lower {
    /// Lowers the call of an intrinsic whose arguments were read.
    pub(crate) fn intrinsic_call(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
    ) -> Lowered<Operand> {
        if intrinsic.op.is_elementwise()
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

    fn scalar_intrinsic(&mut self, intrinsic: Intrinsic, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        self.check_intrinsic_types(intrinsic, ret, args)?;
        if ret != Ty::VOID {
            self.require_value_type(ret)?;
        }
        let op = intrinsic.op;
        match op {
            Op::Direct(op) => {
                let operands = (0..op.n_args()).map(|i| self.arg(args, i));
                let operands: Vec<Value> = operands.collect::<Lowered<_>>()?;
                if let Some(ty) = op.fixed_result() {
                    return self.intrinsic_result(op, &operands, ty, ret);
                }
                self.body.intrinsic(op, &operands);
                Ok(Operand::NONE)
            }
            Op::Unchanged => Ok(args[0].v),
            Op::Memory(op) => self.memory_intrinsic(op, args),
            Op::Overflow(op) => self.overflow_intrinsic(op, args),
            Op::Bits(_)
            | Op::Abs
            | Op::Funnel(_)
            | Op::MinMax(_)
            | Op::ThreeWay(_)
            | Op::Saturate(_)
            | Op::SaturatingShift(_) => self.integer_intrinsic(op, ret, args),
            Op::Lanes => self.leading_lanes(ret, args),
            Op::Masked { is_load, places } => self.masked_access(is_load, places, ret, args),
            Op::Reverse | Op::Interleave | Op::Deinterleave => self.permutation(op, ret, args),
            Op::Reduction(op) => self.reduction(op, ret, args),
            Op::Sse(sse) => self.sse_intrinsic(sse, ret, args),
            Op::Constrained(op) => self.constrained_intrinsic(op, ret, args),
            Op::Ignored | Op::Dbg => Ok(Operand::NONE),
            Op::Lifetime(event) => self.lifetime(event, args),
            Op::Frame(op) => match self.constant_arg(args, 0)? {
                0 => self.intrinsic_result(op, &[], Type::Ptr, ret),
                level => self.frame_of_caller(op, level, ret),
            },
            Op::Carry(op) => self.carry_intrinsic(op, ret, args),
            Op::Number(ty, bits) => Ok(Operand::of(self.body.iconst(ty, bits))),
            Op::Single(lower) => lower(self, ret, args),
            Op::Unknown => Err(unsupported("this intrinsic")),
            _ => self.float_intrinsic(op, ret, args),
        }
    }

    pub(super) fn object_size(&mut self, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        // Unknown: zero as a minimum, all ones as a maximum.
        let least = self.constant_arg(args, 1)? != 0;
        let piece = self.piece(ret);
        Ok(Operand::of(self.body.iconst(piece, if least { 0 } else { u64::MAX })))
    }

    pub(super) fn is_constant(&mut self, _ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let CallArg { ty, v, .. } = args[0];
        let known = self.types.info(ty).single && self.body.func.const_bits(v.value()).is_some();
        Ok(Operand::of(self.body.iconst(Type::I8, u64::from(known))))
    }

    pub(super) fn get_rounding(&mut self, ret: Ty, _args: &[CallArg]) -> Lowered<Operand> {
        let mode = self.rounding_mode();
        let piece = self.piece(ret);
        Ok(Operand::of(self.body.resize(piece, mode)))
    }

    pub(super) fn set_rounding(&mut self, _ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let mode = self.arg(args, 0)?;
        self.set_rounding_mode(mode);
        Ok(Operand::NONE)
    }

    pub(super) fn type_id_for(&mut self, _ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let ty = self.arg(args, 0)?;
        let Some(ConstData::Symbol(symbol, 0)) = self.body.func.const_data(ty) else {
            return Err(unsupported("'llvm.eh.typeid.for' of something else than a global"));
        };
        Ok(Operand::of(self.body.push_value(InstData::TypeId { symbol }, Type::I32)))
    }

    pub(super) fn full_fence(&mut self, _ret: Ty, _args: &[CallArg]) -> Lowered<Operand> {
        self.body.push(InstData::Fence { ordering: sheave_ir::Ordering::SeqCst });
        Ok(Operand::NONE)
    }

    pub(super) fn ptr_mask(&mut self, _ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let (address, mask) = (self.arg(args, 0)?, self.arg(args, 1)?);
        let bits = self.body.bitcast(Type::I64, address);
        let mask = self.body.resize(Type::I64, mask);
        let bits = self.body.binary(BinaryOp::And, bits, mask);
        Ok(Operand::of(self.body.bitcast(Type::Ptr, bits)))
    }

    pub(super) fn load_relative(&mut self, _ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let (base, offset) = (self.arg(args, 0)?, self.arg(args, 1)?);
        let offset = match self.body.ty(offset) {
            Type::I64 => offset,
            _ => self.body.unary(UnaryOp::Sext, Type::I64, offset),
        };
        let at = self.body.binary(BinaryOp::PtrAdd, base, offset);
        let distance = self.body.load(Type::I32, at, 0);
        let distance = self.body.unary(UnaryOp::Sext, Type::I64, distance);
        Ok(Operand::of(self.body.binary(BinaryOp::PtrAdd, base, distance)))
    }

    fn intrinsic_result(&mut self, op: IntrinsicOp, args: &[Value], ty: Type, ret: Ty) -> Lowered<Operand> {
        let v = self.body.intrinsic_value(op, args, ty);
        let piece = self.piece(ret);
        Ok(Operand::of(if piece == ty { v } else { self.body.bitcast(piece, v) }))
    }

    /// A marker of the lifetime of a slot. Before LLVM 22 the size precedes the address. One whose address is
    /// not the result of an `alloca` may be of any slot, so all markers of the function are dropped.
    fn lifetime(&mut self, event: LifetimeEvent, args: &[CallArg]) -> Lowered<Operand> {
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
        Ok(Operand::NONE)
    }

    /// The frame or return address `level` callers up, along the frame pointers that every function keeps
    /// then. As with native code, callers outside the module may keep none.
    fn frame_of_caller(&mut self, op: IntrinsicOp, level: u64, ret: Ty) -> Lowered<Operand> {
        /// As many steps as are written by hand.
        const MAX_LEVEL: u64 = 256;
        ensure(level <= MAX_LEVEL, || unsupported(format!("more than {MAX_LEVEL} frames up")))?;
        self.walks_frames = true;
        let mut frame = self.body.intrinsic_value(IntrinsicOp::FrameAddress, &[], Type::Ptr);
        let flags = sheave_ir::MemFlags { volatile: true, ..Default::default() };
        for _ in 0..level {
            frame = self.body.push_value(InstData::Load { flags, addr: frame, offset: 0 }, Type::Ptr);
        }
        if op == IntrinsicOp::ReturnAddress {
            frame = self.body.push_value(InstData::Load { flags, addr: frame, offset: 8 }, Type::Ptr);
        }
        let piece = self.piece(ret);
        Ok(Operand::of(if piece == Type::Ptr { frame } else { self.body.bitcast(piece, frame) }))
    }

    fn memory_intrinsic(&mut self, op: MemOp, args: &[CallArg]) -> Lowered<Operand> {
        let (to, from, length) = (self.arg(args, 0)?, self.arg(args, 1)?, self.arg(args, 2)?);
        // The last argument is the volatile flag.
        let last = args.len() - 1;
        let volatile = last >= 3 && self.constant_arg(args, last)? != 0;
        let length = self.body.resize(Type::I64, length);
        self.body.push(InstData::Mem { op, volatile, args: [to, from, length] });
        Ok(Operand::NONE)
    }
}
