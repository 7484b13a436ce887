//! LLVM's intrinsics: what each becomes.
//!
//! A declared intrinsic is recognised once, by its name without the type suffixes ([`names`]); a call then
//! goes by the number. Intrinsics that work element by element are lowered per lane on vectors ([`vectors`]).

mod constrained;
mod floats;
mod integers;
mod names;
mod shapes;
mod vectors;
mod wide_integers;

use sheave_ir::{BinaryOp, InstData, IntrinsicOp, MemOp, Type, UnaryOp, Value};

use crate::cursor::Read;
use crate::function_state::{CallArg, Opd, Res};
use crate::reader::Reader;
use crate::types::{Kind, Ty};

pub(crate) use names::Intrinsic;

impl Reader<'_> {
    /// Lowers the call of an intrinsic whose arguments were read.
    pub(crate) fn intrinsic_call(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
        pos: usize,
    ) -> Read<Res> {
        if let Intrinsic::Sse(sse) = intrinsic {
            return self.sse_intrinsic(sse, ret, args, pos);
        }
        if intrinsic.is_elementwise()
            && let Some(first) = args.first()
            && let Kind::Vector(_, n) = self.types.kind(first.ty)
        {
            return self.vector_intrinsic(intrinsic, ret, args, n, pos);
        }
        self.scalar_intrinsic(intrinsic, ret, args, pos)
    }

    /// The argument `i` as a single value.
    fn arg(&self, args: &[CallArg], i: usize, pos: usize) -> Read<Value> {
        match args.get(i) {
            Some(arg) if self.types.info(arg.ty).single => Ok(arg.v.value()),
            Some(_) => Err(self.c.unsupported_at(pos, "this intrinsic on this type")),
            None => Err(self.c.fault_at(pos, "too few arguments")),
        }
    }

    /// The bits of the argument `i`, which is constant.
    fn constant_arg(&self, args: &[CallArg], i: usize, pos: usize) -> Read<u64> {
        let value = self.arg(args, i, pos)?;
        self.fs.f.const_bits(value).ok_or_else(|| self.c.fault_at(pos, "this argument must be a constant"))
    }

    fn scalar_intrinsic(&mut self, intrinsic: Intrinsic, ret: Ty, args: &[CallArg], pos: usize) -> Read<Res> {
        use Intrinsic as I;
        self.check_intrinsic_types(intrinsic, ret, args, pos)?;
        if ret != Ty::VOID {
            self.require_value_type(ret, pos)?;
        }
        let single = |v: Value| Ok(Res::new(ret, Opd::of(v)));
        match intrinsic {
            I::Constrained(op) => self.constrained_intrinsic(op, ret, args, pos),
            I::Launder
            | I::Strip
            | I::Expect
            | I::ExpectWithProbability
            | I::Annotation
            | I::PtrAnnotation
            | I::SsaCopy
            | I::ArithmeticFence
            | I::Canonicalize
            | I::ThreadLocalAddress
            | I::PreserveStaticOffset => match args.first() {
                Some(arg) => {
                    self.expect_type(arg.ty, ret, pos)?;
                    Ok(Res::new(ret, arg.v))
                }
                None => Err(self.c.fault_at(pos, "too few arguments")),
            },
            I::InvariantStart => single(self.fs.f.zero(Type::Ptr)),
            I::ObjectSize => {
                // Unknown: zero where the least is wanted, else all ones.
                let least = self.constant_arg(args, 1, pos)? != 0;
                let piece = self.piece(ret);
                single(self.fs.iconst(piece, if least { 0 } else { u64::MAX }))
            }
            I::IsConstant => {
                let known = match args.first() {
                    Some(arg) if self.types.info(arg.ty).single => {
                        self.fs.f.const_bits(arg.v.value()).is_some()
                    }
                    _ => false,
                };
                single(self.fs.iconst(Type::I8, u64::from(known)))
            }
            I::AllowRuntimeCheck | I::AllowUbsanCheck => single(self.fs.iconst(Type::I8, 1)),
            I::GetRounding | I::FltRounds => {
                let mode = self.rounding_mode();
                let piece = self.piece(ret);
                single(self.fs.resize(piece, mode))
            }
            I::SetRounding => {
                let mode = self.arg(args, 0, pos)?;
                self.set_rounding_mode(mode);
                Ok(Res::NONE)
            }
            I::TypeIdFor => {
                let piece = self.piece(ret);
                single(self.fs.f.zero(piece))
            }
            I::Memcpy | I::MemcpyInline | I::Memmove | I::Memset | I::MemsetInline => {
                self.memory_intrinsic(intrinsic, args, pos)
            }
            I::Trap | I::UbsanTrap => {
                self.fs.intrinsic(IntrinsicOp::Trap, &[], None);
                Ok(Res::NONE)
            }
            I::DebugTrap => {
                self.fs.intrinsic(IntrinsicOp::DebugTrap, &[], None);
                Ok(Res::NONE)
            }
            I::VaStart => {
                let list = self.arg(args, 0, pos)?;
                self.fs.intrinsic(IntrinsicOp::VaStart, &[list], None);
                Ok(Res::NONE)
            }
            I::VaCopy => {
                let (to, from) = (self.arg(args, 0, pos)?, self.arg(args, 1, pos)?);
                self.fs.intrinsic(IntrinsicOp::VaCopy, &[to, from], None);
                Ok(Res::NONE)
            }
            I::StackSave => self.intrinsic_value(IntrinsicOp::StackSave, &[], Type::Ptr, ret),
            I::StackRestore => {
                let saved = self.arg(args, 0, pos)?;
                self.fs.intrinsic(IntrinsicOp::StackRestore, &[saved], None);
                Ok(Res::NONE)
            }
            I::FrameAddress | I::ReturnAddress => {
                let level = self.constant_arg(args, 0, pos)?;
                if level != 0 {
                    return self.frame_of_caller(intrinsic, level, ret, pos);
                }
                let op = if intrinsic == I::FrameAddress {
                    IntrinsicOp::FrameAddress
                } else {
                    IntrinsicOp::ReturnAddress
                };
                self.intrinsic_value(op, &[], Type::Ptr, ret)
            }
            I::ThreadPointer => self.intrinsic_value(IntrinsicOp::ThreadPointer, &[], Type::Ptr, ret),
            I::ReadCycleCounter | I::Rdtsc => {
                self.intrinsic_value(IntrinsicOp::CycleCounter, &[], Type::I64, ret)
            }
            I::Pause => {
                self.fs.intrinsic(IntrinsicOp::Pause, &[], None);
                Ok(Res::NONE)
            }
            I::Mfence | I::Lfence | I::Sfence => {
                self.fs.push(InstData::Fence { ordering: sheave_ir::Ordering::SeqCst });
                Ok(Res::NONE)
            }
            I::Prefetch => {
                let address = self.arg(args, 0, pos)?;
                self.fs.intrinsic(IntrinsicOp::Prefetch, &[address], None);
                Ok(Res::NONE)
            }
            I::SetJmp => {
                let buffer = self.arg(args, 0, pos)?;
                self.intrinsic_value(IntrinsicOp::SetJmp, &[buffer], Type::I32, ret)
            }
            I::LongJmp => {
                let buffer = self.arg(args, 0, pos)?;
                self.fs.intrinsic(IntrinsicOp::LongJmp, &[buffer], None);
                Ok(Res::NONE)
            }
            I::PtrMask => {
                let (address, mask) = (self.arg(args, 0, pos)?, self.arg(args, 1, pos)?);
                let bits = self.fs.bitcast(Type::I64, address);
                let mask = self.fs.resize(Type::I64, mask);
                let bits = self.fs.binary(BinaryOp::And, bits, mask);
                single(self.fs.bitcast(Type::Ptr, bits))
            }
            I::LoadRelative => {
                let (base, offset) = (self.arg(args, 0, pos)?, self.arg(args, 1, pos)?);
                let offset = match self.fs.ty(offset) {
                    Type::I64 => offset,
                    _ => self.fs.unary(UnaryOp::Sext, Type::I64, offset),
                };
                let at = self.fs.binary(BinaryOp::PtrAdd, base, offset);
                let distance = self.fs.load(Type::I32, at, 0);
                let distance = self.fs.unary(UnaryOp::Sext, Type::I64, distance);
                single(self.fs.binary(BinaryOp::PtrAdd, base, distance))
            }
            I::SaddOverflow
            | I::UaddOverflow
            | I::SsubOverflow
            | I::UsubOverflow
            | I::SmulOverflow
            | I::UmulOverflow => self.overflow_intrinsic(intrinsic, ret, args, pos),
            I::Ctpop
            | I::Ctlz
            | I::Cttz
            | I::Bswap
            | I::BitReverse
            | I::Fshl
            | I::Fshr
            | I::Abs
            | I::Smin
            | I::Smax
            | I::Umin
            | I::Umax
            | I::Scmp
            | I::Ucmp
            | I::SaddSat
            | I::UaddSat
            | I::SsubSat
            | I::UsubSat
            | I::SshlSat
            | I::UshlSat => self.integer_intrinsic(intrinsic, ret, args, pos),
            _ if intrinsic.is_reduction() => self.reduction(intrinsic, ret, args, pos),
            _ => self.float_intrinsic(intrinsic, ret, args, pos),
        }
    }

    fn intrinsic_value(&mut self, op: IntrinsicOp, args: &[Value], ty: Type, ret: Ty) -> Read<Res> {
        let v = match self.fs.intrinsic(op, args, Some(ty)) {
            Some(v) => v,
            None => self.fs.f.zero(ty),
        };
        let piece = self.piece(ret);
        let v = if piece == ty { v } else { self.fs.bitcast(piece, v) };
        Ok(Res::new(ret, Opd::of(v)))
    }

    /// The frame or return address `level` callers up, along the frame pointers that every function keeps
    /// then. As with native code, callers outside the module may keep none.
    fn frame_of_caller(&mut self, intrinsic: Intrinsic, level: u64, ret: Ty, pos: usize) -> Read<Res> {
        /// As many steps as anybody writes by hand.
        const MAX_LEVEL: u64 = 256;
        if level > MAX_LEVEL {
            return Err(self.c.unsupported_at(pos, format!("more than {MAX_LEVEL} frames up")));
        }
        self.walks_frames = true;
        let zero = self.fs.f.zero(Type::Ptr);
        let mut frame = self.fs.intrinsic(IntrinsicOp::FrameAddress, &[], Some(Type::Ptr)).unwrap_or(zero);
        let flags = sheave_ir::MemFlags { volatile: true, ..Default::default() };
        for _ in 0..level {
            frame = self.fs.push_value(InstData::Load { flags, addr: frame, offset: 0 }, Type::Ptr);
        }
        if intrinsic == Intrinsic::ReturnAddress {
            frame = self.fs.push_value(InstData::Load { flags, addr: frame, offset: 8 }, Type::Ptr);
        }
        let piece = self.piece(ret);
        let v = if piece == Type::Ptr { frame } else { self.fs.bitcast(piece, frame) };
        Ok(Res::new(ret, Opd::of(v)))
    }

    fn memory_intrinsic(&mut self, intrinsic: Intrinsic, args: &[CallArg], pos: usize) -> Read<Res> {
        let (to, from, length) = (self.arg(args, 0, pos)?, self.arg(args, 1, pos)?, self.arg(args, 2, pos)?);
        // The last argument says volatile; before LLVM 7 an alignment stood in front of it.
        let last = args.len() - 1;
        let volatile = last >= 3 && self.constant_arg(args, last, pos)? != 0;
        let length = self.fs.resize(Type::I64, length);
        let op = match intrinsic {
            Intrinsic::Memcpy | Intrinsic::MemcpyInline => MemOp::Copy,
            Intrinsic::Memmove => MemOp::Move,
            _ => MemOp::Set,
        };
        self.fs.push(InstData::Mem { op, volatile, args: [to, from, length] });
        Ok(Res::NONE)
    }
}
