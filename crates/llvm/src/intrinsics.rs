//! LLVM's intrinsics: what each becomes.
//!
//! A declared intrinsic is recognised once, by its name without the type suffixes; a call then goes by the number.
//! Intrinsics that work element by element are lowered per lane on vectors.

use sheave_ir::{
    BinaryOp, FloatCC, InstData, IntCC, IntrinsicOp, MemOp, TernaryOp, Type, UnaryOp, Value, WideOp,
};

use crate::constants::low_bits;
use crate::cursor::Read;
use crate::function_state::{CallArg, Opd, Res};
use crate::memory::container;
use crate::reader::Reader;
use crate::sse::Sse;
use crate::types::{Kind, Ty};

/// Declares the intrinsics and their names.
macro_rules! intrinsics {
    ($($name:literal => $variant:ident,)*) => {
        /// An intrinsic.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Intrinsic { $($variant,)* Sse(Sse), Unknown }

        /// Names without `llvm.`, and what they mean.
        const NAMES: &[(&str, Intrinsic)] = &[$(($name, Intrinsic::$variant),)*];
    };
}

intrinsics! {
    "dbg" => Dbg,
    "lifetime.start" => LifetimeStart,
    "lifetime.end" => LifetimeEnd,
    "invariant.end" => InvariantEnd,
    "assume" => Assume,
    "donothing" => DoNothing,
    "sideeffect" => SideEffect,
    "var.annotation" => VarAnnotation,
    "experimental.noalias.scope.decl" => NoAliasScope,
    "pseudoprobe" => PseudoProbe,
    "fake.use" => FakeUse,
    "va_end" => VaEnd,
    "clear_cache" => ClearCache,
    "invariant.start" => InvariantStart,
    "launder.invariant.group" => Launder,
    "strip.invariant.group" => Strip,
    "expect" => Expect,
    "expect.with.probability" => ExpectWithProbability,
    "annotation" => Annotation,
    "ptr.annotation" => PtrAnnotation,
    "ssa.copy" => SsaCopy,
    "arithmetic.fence" => ArithmeticFence,
    "canonicalize" => Canonicalize,
    "threadlocal.address" => ThreadLocalAddress,
    "preserve.static.offset" => PreserveStaticOffset,
    "objectsize" => ObjectSize,
    "is.constant" => IsConstant,
    "allow.runtime.check" => AllowRuntimeCheck,
    "allow.ubsan.check" => AllowUbsanCheck,
    "get.rounding" => GetRounding,
    "flt.rounds" => FltRounds,
    "eh.typeid.for" => TypeIdFor,
    "memcpy" => Memcpy,
    "memcpy.inline" => MemcpyInline,
    "memmove" => Memmove,
    "memset" => Memset,
    "memset.inline" => MemsetInline,
    "trap" => Trap,
    "ubsantrap" => UbsanTrap,
    "debugtrap" => DebugTrap,
    "va_start" => VaStart,
    "va_copy" => VaCopy,
    "stacksave" => StackSave,
    "stackrestore" => StackRestore,
    "frameaddress" => FrameAddress,
    "returnaddress" => ReturnAddress,
    "thread.pointer" => ThreadPointer,
    "readcyclecounter" => ReadCycleCounter,
    "x86.rdtsc" => Rdtsc,
    "x86.sse2.pause" => Pause,
    "x86.sse2.mfence" => Mfence,
    "x86.sse2.lfence" => Lfence,
    "x86.sse.sfence" => Sfence,
    "prefetch" => Prefetch,
    "eh.sjlj.setjmp" => SetJmp,
    "eh.sjlj.longjmp" => LongJmp,
    "ctpop" => Ctpop,
    "ctlz" => Ctlz,
    "cttz" => Cttz,
    "bswap" => Bswap,
    "bitreverse" => BitReverse,
    "fshl" => Fshl,
    "fshr" => Fshr,
    "abs" => Abs,
    "smin" => Smin,
    "smax" => Smax,
    "umin" => Umin,
    "umax" => Umax,
    "scmp" => Scmp,
    "ucmp" => Ucmp,
    "sadd.with.overflow" => SaddOverflow,
    "uadd.with.overflow" => UaddOverflow,
    "ssub.with.overflow" => SsubOverflow,
    "usub.with.overflow" => UsubOverflow,
    "smul.with.overflow" => SmulOverflow,
    "umul.with.overflow" => UmulOverflow,
    "sadd.sat" => SaddSat,
    "uadd.sat" => UaddSat,
    "ssub.sat" => SsubSat,
    "usub.sat" => UsubSat,
    "sshl.sat" => SshlSat,
    "ushl.sat" => UshlSat,
    "fabs" => Fabs,
    "sqrt" => Sqrt,
    "copysign" => Copysign,
    "floor" => Floor,
    "ceil" => Ceil,
    "trunc" => Ftrunc,
    "rint" => Rint,
    "nearbyint" => NearbyInt,
    "roundeven" => RoundEven,
    "round" => Round,
    "lround" => Lround,
    "llround" => Llround,
    "lrint" => Lrint,
    "llrint" => Llrint,
    "fma" => Fma,
    "fmuladd" => FmulAdd,
    "minnum" => Minnum,
    "maxnum" => Maxnum,
    "minimumnum" => MinimumNum,
    "maximumnum" => MaximumNum,
    "minimum" => Minimum,
    "maximum" => Maximum,
    "is.fpclass" => IsFpClass,
    "fptosi.sat" => FpToSiSat,
    "fptoui.sat" => FpToUiSat,
    "convert.to.fp16" => ToFp16,
    "convert.from.fp16" => FromFp16,
    "powi" => Powi,
    "ldexp" => Ldexp,
    "sin" => Sin,
    "cos" => Cos,
    "tan" => Tan,
    "asin" => Asin,
    "acos" => Acos,
    "atan" => Atan,
    "atan2" => Atan2,
    "sinh" => Sinh,
    "cosh" => Cosh,
    "tanh" => Tanh,
    "exp" => Exp,
    "exp2" => Exp2,
    "exp10" => Exp10,
    "log" => Log,
    "log2" => Log2,
    "log10" => Log10,
    "pow" => Pow,
    "ptrmask" => PtrMask,
    "load.relative" => LoadRelative,
    "vector.reduce.add" => ReduceAdd,
    "vector.reduce.mul" => ReduceMul,
    "vector.reduce.and" => ReduceAnd,
    "vector.reduce.or" => ReduceOr,
    "vector.reduce.xor" => ReduceXor,
    "vector.reduce.smin" => ReduceSmin,
    "vector.reduce.smax" => ReduceSmax,
    "vector.reduce.umin" => ReduceUmin,
    "vector.reduce.umax" => ReduceUmax,
    "vector.reduce.fadd" => ReduceFadd,
    "vector.reduce.fmul" => ReduceFmul,
    "vector.reduce.fmin" => ReduceFmin,
    "vector.reduce.fmax" => ReduceFmax,
}

impl Intrinsic {
    /// The intrinsic with this name: the longest that is the name itself or followed by a dot.
    pub(crate) fn of_name(name: &str) -> Intrinsic {
        let name = name.strip_prefix("llvm.").unwrap_or(name);
        if let Some(sse) = name.strip_prefix("x86.").and_then(Sse::of_name) {
            return Intrinsic::Sse(sse);
        }
        let fits = |known: &str| match name.strip_prefix(known) {
            Some(rest) => rest.is_empty() || rest.starts_with('.'),
            None => false,
        };
        let first = name.as_bytes().first();
        let candidates = NAMES.iter().filter(|(known, _)| known.as_bytes().first() == first);
        let best = candidates.filter(|(known, _)| fits(known)).max_by_key(|(known, _)| known.len());
        best.map_or(Intrinsic::Unknown, |&(_, intrinsic)| intrinsic)
    }

    /// True for those that do nothing and have no value: their operands need not even be read.
    pub(crate) fn is_ignored(self) -> bool {
        use Intrinsic as I;
        matches!(
            self,
            I::Dbg
                | I::LifetimeStart
                | I::LifetimeEnd
                | I::InvariantEnd
                | I::Assume
                | I::DoNothing
                | I::SideEffect
                | I::VarAnnotation
                | I::NoAliasScope
                | I::PseudoProbe
                | I::FakeUse
                | I::VaEnd
                | I::ClearCache
        )
    }

    /// True for those that work lane by lane on vectors.
    fn is_elementwise(self) -> bool {
        use Intrinsic as I;
        !matches!(
            self,
            I::ReduceAdd
                | I::ReduceMul
                | I::ReduceAnd
                | I::ReduceOr
                | I::ReduceXor
                | I::ReduceSmin
                | I::ReduceSmax
                | I::ReduceUmin
                | I::ReduceUmax
                | I::ReduceFadd
                | I::ReduceFmul
                | I::ReduceFmin
                | I::ReduceFmax
                | I::Unknown
        )
    }

    /// The name in the C library, for doubles.
    fn library_name(self) -> Option<&'static str> {
        use Intrinsic as I;
        Some(match self {
            I::Round => "round",
            I::Lround => "lround",
            I::Llround => "llround",
            I::Lrint => "lrint",
            I::Llrint => "llrint",
            I::Sin => "sin",
            I::Cos => "cos",
            I::Tan => "tan",
            I::Asin => "asin",
            I::Acos => "acos",
            I::Atan => "atan",
            I::Atan2 => "atan2",
            I::Sinh => "sinh",
            I::Cosh => "cosh",
            I::Tanh => "tanh",
            I::Exp => "exp",
            I::Exp2 => "exp2",
            I::Exp10 => "exp10",
            I::Log => "log",
            I::Log2 => "log2",
            I::Log10 => "log10",
            I::Pow => "pow",
            I::Ldexp => "ldexp",
            I::Floor => "floor",
            I::Ceil => "ceil",
            I::Ftrunc => "trunc",
            I::Rint => "rint",
            I::NearbyInt => "nearbyint",
            I::RoundEven => "roundeven",
            I::Minnum | I::MinimumNum => "fmin",
            I::Maxnum | I::MaximumNum => "fmax",
            I::Copysign => "copysign",
            I::Fma => "fma",
            _ => return None,
        })
    }
}

impl Reader<'_> {
    /// Lowers the call of an intrinsic whose arguments were read.
    pub(crate) fn intrinsic_call(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
        pos: usize,
    ) -> Read<Res> {
        if intrinsic == Intrinsic::Unknown {
            let mut c = self.c;
            c.p = pos + 1;
            let name = c.name().map(|span| c.str(span).to_owned()).unwrap_or_default();
            return Err(self.c.unsupported_at(pos, format!("intrinsic '{name}'")));
        }
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

    /// Lane by lane.
    fn vector_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
        n: u32,
        pos: usize,
    ) -> Read<Res> {
        // The result is a vector, or (overflow arithmetic) a struct of two.
        let (lane_ret, parts) = match self.types.kind(ret) {
            Kind::Vector(element, m) if m == n => (element, 1),
            Kind::Struct { first, n: 2, .. } => {
                let (Kind::Vector(x, _), Kind::Vector(y, _)) = (
                    self.types.kind(self.types.field(first, 0)),
                    self.types.kind(self.types.field(first, 1)),
                ) else {
                    return Err(self.c.unsupported_at(pos, "this intrinsic on vectors"));
                };
                let pair = self.types.structure(&[x, y], false);
                self.lay_out(pair, pos)?;
                (pair, 2)
            }
            _ => return Err(self.c.unsupported_at(pos, "this intrinsic on vectors")),
        };
        let mut out: [Vec<Value>; 2] = [Vec::new(), Vec::new()];
        for lane in 0..n as usize {
            let mut lane_args = Vec::new();
            for arg in args {
                let mut arg = *arg;
                if let Kind::Vector(element, m) = self.types.kind(arg.ty)
                    && m == n
                {
                    let per = self.types.info(element).pieces as usize;
                    let pieces = self.pieces(arg.ty, arg.v);
                    arg.v = self.assemble(element, &pieces[lane * per..(lane + 1) * per]);
                    arg.ty = element;
                }
                lane_args.push(arg);
            }
            let res = self.intrinsic_call(intrinsic, lane_ret, &lane_args, pos)?;
            let pieces = self.pieces(lane_ret, res.v);
            let half = pieces.len() / parts;
            for (part, pieces) in pieces.chunks(half.max(1)).enumerate().take(parts) {
                out[part].extend_from_slice(pieces);
            }
        }
        let [mut all, second] = out;
        all.extend(second);
        let v = self.fs.keep(&all);
        Ok(Res::new(ret, v))
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
        if ret != Ty::VOID {
            self.require_value_type(ret, pos)?;
        }
        let single = |v: Value| Ok(Res::new(ret, Opd::of(v)));
        match intrinsic {
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
                let piece = self.piece(ret);
                single(self.fs.iconst(piece, 1))
            }
            I::TypeIdFor => single(self.fs.f.zero(Type::I32)),
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
            I::ReduceAdd
            | I::ReduceMul
            | I::ReduceAnd
            | I::ReduceOr
            | I::ReduceXor
            | I::ReduceSmin
            | I::ReduceSmax
            | I::ReduceUmin
            | I::ReduceUmax
            | I::ReduceFadd
            | I::ReduceFmul
            | I::ReduceFmin
            | I::ReduceFmax => self.reduction(intrinsic, ret, args, pos),
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

    /// The frame or return address `level` callers up, along the frame pointers that every function keeps then. As
    /// with native code, callers outside the module may keep none.
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

    /// Arithmetic that tells whether it overflowed.
    fn overflow_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
        pos: usize,
    ) -> Read<Res> {
        use Intrinsic as I;
        let [a, b] = args else { return Err(self.c.fault_at(pos, "two arguments are wanted")) };
        let Kind::Int(bits) = self.types.kind(a.ty) else {
            return Err(self.c.fault_at(pos, "overflow arithmetic is on integers"));
        };
        self.expect_type(b.ty, a.ty, pos)?;
        let (wide, op, signed) = match intrinsic {
            I::SaddOverflow => (WideOp::SaddOverflow, BinaryOp::Add, true),
            I::UaddOverflow => (WideOp::UaddOverflow, BinaryOp::Add, false),
            I::SsubOverflow => (WideOp::SsubOverflow, BinaryOp::Sub, true),
            I::UsubOverflow => (WideOp::UsubOverflow, BinaryOp::Sub, false),
            I::SmulOverflow => (WideOp::SmulOverflow, BinaryOp::Mul, true),
            _ => (WideOp::UmulOverflow, BinaryOp::Mul, false),
        };
        if matches!(bits, 8 | 16 | 32 | 64) {
            let (value, overflow) = self.fs.wide(wide, a.v.value(), b.v.value());
            let v = self.fs.keep(&[value, overflow]);
            return Ok(Res::new(ret, v));
        }
        // In twice the width (or the next limb) nothing overflows; the result is right where cutting loses nothing.
        let room = if op == BinaryOp::Mul { 2 * bits } else { bits + 1 };
        let room_ty = self.types.int(room.next_multiple_of(8));
        self.lay_out(room_ty, pos)?;
        let Kind::Int(room) = self.types.kind(room_ty) else { return Ok(Res::NONE) };
        let x = self.int_to_int(a.ty, a.v, bits, room_ty, room, signed);
        let y = self.int_to_int(b.ty, b.v, bits, room_ty, room, signed);
        let exact = self.lower_int_binary(op, room_ty, x, y, pos)?;
        let cut = self.int_to_int(room_ty, exact, room, a.ty, bits, false);
        let back = self.int_to_int(a.ty, cut, bits, room_ty, room, signed);
        let cc = crate::arithmetic::Comparison::Int(IntCC::Ne);
        let overflow = self.lower_compare(cc, room_ty, back, exact, pos)?;
        let mut pieces = self.pieces(a.ty, cut);
        pieces.push(overflow.v.value());
        let v = self.fs.keep(&pieces);
        Ok(Res::new(ret, v))
    }

    /// Bit operations, minima, saturating arithmetic.
    fn integer_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
        pos: usize,
    ) -> Read<Res> {
        use Intrinsic as I;
        let Some(first) = args.first() else { return Err(self.c.fault_at(pos, "too few arguments")) };
        let (ty, v) = (first.ty, first.v);
        let Kind::Int(bits) = self.types.kind(ty) else {
            return Err(self.c.fault_at(pos, "this intrinsic is on integers"));
        };
        if bits > 64 {
            return self.wide_integer_intrinsic(intrinsic, ret, bits, args, pos);
        }
        let a = v.value();
        let piece = self.piece(ty);
        let plain = bits == piece.bits();
        let out = match intrinsic {
            I::Ctpop => self.fs.unary(UnaryOp::Popcnt, piece, a),
            I::Ctlz => {
                let zeros = self.fs.unary(UnaryOp::Clz, piece, a);
                if plain {
                    zeros
                } else {
                    self.fs.binary_imm(BinaryOp::Sub, zeros, u64::from(piece.bits() - bits))
                }
            }
            I::Cttz => {
                // A one above the width stops the count there.
                let guarded = if plain { a } else { self.fs.binary_imm(BinaryOp::Or, a, 1 << bits) };
                self.fs.unary(UnaryOp::Ctz, piece, guarded)
            }
            I::Bswap | I::BitReverse => {
                let op = if intrinsic == I::Bswap { UnaryOp::Bswap } else { UnaryOp::Bitrev };
                let reversed = self.fs.unary(op, piece, a);
                if plain {
                    reversed
                } else {
                    self.fs.binary_imm(BinaryOp::Lshr, reversed, u64::from(piece.bits() - bits))
                }
            }
            I::Abs => {
                let extended = self.sign_in_container(a, bits);
                let v = self.fs.unary(UnaryOp::Iabs, piece, extended);
                self.mask(v, bits)
            }
            I::Fshl | I::Fshr => {
                let (b, amount) = (self.arg(args, 1, pos)?, self.arg(args, 2, pos)?);
                if plain {
                    let op = if intrinsic == I::Fshl { TernaryOp::Fshl } else { TernaryOp::Fshr };
                    if a == b {
                        let op = if intrinsic == I::Fshl { BinaryOp::Rotl } else { BinaryOp::Rotr };
                        self.fs.binary(op, a, amount)
                    } else {
                        self.fs.ternary(op, a, b, amount)
                    }
                } else {
                    return Err(self.c.unsupported_at(pos, "a funnel shift of this width"));
                }
            }
            I::Smin | I::Smax | I::Umin | I::Umax => {
                let b = self.arg(args, 1, pos)?;
                let (op, signed) = match intrinsic {
                    I::Smin => (BinaryOp::Smin, true),
                    I::Smax => (BinaryOp::Smax, true),
                    I::Umin => (BinaryOp::Umin, false),
                    _ => (BinaryOp::Umax, false),
                };
                let (x, y) = if signed {
                    (self.sign_in_container(a, bits), self.sign_in_container(b, bits))
                } else {
                    (a, b)
                };
                let v = self.fs.binary(op, x, y);
                self.mask(v, bits)
            }
            I::Scmp | I::Ucmp => {
                let b = self.arg(args, 1, pos)?;
                let (x, y, greater, less) = if intrinsic == I::Scmp {
                    (self.sign_in_container(a, bits), self.sign_in_container(b, bits), IntCC::Sgt, IntCC::Slt)
                } else {
                    (a, b, IntCC::Ugt, IntCC::Ult)
                };
                let greater = self.fs.icmp(greater, x, y);
                let less = self.fs.icmp(less, x, y);
                let sign = self.fs.binary(BinaryOp::Sub, greater, less);
                let Kind::Int(ret_bits) = self.types.kind(ret) else {
                    return Err(self.c.fault_at(pos, "a three-way comparison gives an integer"));
                };
                let v = self.int_to_int(Ty::I8, Opd::of(sign), 8, ret, ret_bits, true);
                return Ok(Res::new(ret, v));
            }
            I::UaddSat | I::UsubSat | I::SaddSat | I::SsubSat => {
                let b = self.arg(args, 1, pos)?;
                self.saturating(intrinsic, a, b, bits, piece, plain)
            }
            _ => {
                // A shift that saturates: where shifting back does not give the operand.
                let b = self.arg(args, 1, pos)?;
                let signed = intrinsic == I::SshlSat;
                let a = if signed { self.sign_in_container(a, bits) } else { a };
                let shifted = self.fs.binary(BinaryOp::Shl, a, b);
                let shifted =
                    if signed { self.sign_in_container(shifted, bits) } else { self.mask(shifted, bits) };
                let op = if signed { BinaryOp::Ashr } else { BinaryOp::Lshr };
                let back = self.fs.binary(op, shifted, b);
                let lost = self.fs.icmp(IntCC::Ne, back, a);
                let limit = self.limit(a, bits, piece, signed);
                let v = self.fs.select(lost, limit, shifted);
                self.mask(v, bits)
            }
        };
        Ok(Res::new(ty, Opd::of(out)))
    }

    /// The bound that `a` runs into: all ones, or the least or greatest by its sign.
    fn limit(&mut self, a: Value, bits: u32, piece: Type, signed: bool) -> Value {
        if !signed {
            return self.fs.iconst(piece, low_bits(u64::MAX, bits));
        }
        let zero = self.fs.f.zero(piece);
        let negative = self.fs.icmp(IntCC::Slt, a, zero);
        let least = self.fs.iconst(piece, 1u64 << (bits - 1));
        let greatest = self.fs.iconst(piece, (1u64 << (bits - 1)) - 1);
        self.fs.select(negative, least, greatest)
    }

    fn saturating(
        &mut self,
        intrinsic: Intrinsic,
        a: Value,
        b: Value,
        bits: u32,
        piece: Type,
        plain: bool,
    ) -> Value {
        use Intrinsic as I;
        let signed = matches!(intrinsic, I::SaddSat | I::SsubSat);
        let add = matches!(intrinsic, I::SaddSat | I::UaddSat);
        if plain {
            let op = match intrinsic {
                I::SaddSat => WideOp::SaddOverflow,
                I::UaddSat => WideOp::UaddOverflow,
                I::SsubSat => WideOp::SsubOverflow,
                _ => WideOp::UsubOverflow,
            };
            let (value, overflow) = self.fs.wide(op, a, b);
            let limit = if signed {
                self.limit(a, bits, piece, true)
            } else if add {
                self.fs.iconst(piece, u64::MAX)
            } else {
                self.fs.f.zero(piece)
            };
            return self.fs.select(overflow, limit, value);
        }
        // The container has room for the exact result of a narrower width.
        let (x, y) =
            if signed { (self.sign_in_container(a, bits), self.sign_in_container(b, bits)) } else { (a, b) };
        let exact = self.fs.binary(if add { BinaryOp::Add } else { BinaryOp::Sub }, x, y);
        let clamped = if signed {
            let least = self.fs.iconst(piece, (1u64 << (bits - 1)).wrapping_neg());
            let greatest = self.fs.iconst(piece, (1u64 << (bits - 1)) - 1);
            let low = self.fs.binary(BinaryOp::Smax, exact, least);
            self.fs.binary(BinaryOp::Smin, low, greatest)
        } else if add {
            let greatest = self.fs.iconst(piece, low_bits(u64::MAX, bits));
            self.fs.binary(BinaryOp::Umin, exact, greatest)
        } else {
            let zero = self.fs.f.zero(piece);
            self.fs.binary(BinaryOp::Smax, exact, zero)
        };
        self.mask(clamped, bits)
    }

    /// Integer intrinsics on more than 64 bits.
    fn wide_integer_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        bits: u32,
        args: &[CallArg],
        pos: usize,
    ) -> Read<Res> {
        use Intrinsic as I;
        let ty = args[0].ty;
        let a = self.pieces(ty, args[0].v);
        let n = a.len();
        let whole = bits.is_multiple_of(64);
        let out: Vec<Value> = match intrinsic {
            I::Bswap | I::BitReverse if whole => {
                let op = if intrinsic == I::Bswap { UnaryOp::Bswap } else { UnaryOp::Bitrev };
                a.iter().rev().map(|&limb| self.fs.unary(op, Type::I64, limb)).collect()
            }
            I::Bswap | I::BitReverse => {
                let op = if intrinsic == I::Bswap { UnaryOp::Bswap } else { UnaryOp::Bitrev };
                let reversed: Vec<Value> =
                    a.iter().rev().map(|&limb| self.fs.unary(op, Type::I64, limb)).collect();
                let amount = self.fs.iconst(Type::I64, u64::from(n as u32 * 64 - bits));
                self.wide_binary(BinaryOp::Lshr, n as u32 * 64, &reversed, &[amount], pos)?
            }
            I::Ctpop => {
                let mut sum: Option<Value> = None;
                for &limb in &a {
                    let ones = self.fs.unary(UnaryOp::Popcnt, Type::I64, limb);
                    sum = Some(match sum {
                        None => ones,
                        Some(sum) => self.fs.binary(BinaryOp::Add, sum, ones),
                    });
                }
                self.as_limbs(sum, n)
            }
            I::Ctlz | I::Cttz => {
                // From the far end: the count of a limb, plus 64 for each empty limb before it.
                let (op, order): (UnaryOp, Vec<usize>) = match intrinsic {
                    I::Ctlz => (UnaryOp::Clz, (0..n).collect()),
                    _ => (UnaryOp::Ctz, (0..n).rev().collect()),
                };
                let zero = self.fs.f.zero(Type::I64);
                let mut count = None;
                for i in order {
                    let here = self.fs.unary(op, Type::I64, a[i]);
                    count = Some(match count {
                        None => here,
                        Some(beyond) => {
                            let empty = self.fs.icmp(IntCC::Eq, a[i], zero);
                            let beyond = self.fs.binary_imm(BinaryOp::Add, beyond, 64);
                            self.fs.select(empty, beyond, here)
                        }
                    });
                }
                if !whole && let Some(value) = count {
                    count = Some(match intrinsic {
                        I::Ctlz => self.fs.binary_imm(BinaryOp::Sub, value, u64::from(n as u32 * 64 - bits)),
                        _ => {
                            let limit = self.fs.iconst(Type::I64, u64::from(bits));
                            self.fs.binary(BinaryOp::Umin, value, limit)
                        }
                    });
                }
                self.as_limbs(count, n)
            }
            I::Abs => {
                let extended = self.sign_limbs(bits, &a);
                let zeros = vec![self.fs.f.zero(Type::I64); n];
                let (negated, _) = self.wide_sub(&zeros, &extended);
                let negative = self.fs.icmp(IntCC::Slt, extended[n - 1], zeros[0]);
                let mut out: Vec<Value> =
                    (0..n).map(|i| self.fs.select(negative, negated[i], extended[i])).collect();
                self.mask_limbs(bits, &mut out);
                out
            }
            I::Smin | I::Smax | I::Umin | I::Umax => {
                let Some(b) = args.get(1) else { return Err(self.c.fault_at(pos, "too few arguments")) };
                let b = self.pieces(ty, b.v);
                let cc = match intrinsic {
                    I::Smin => IntCC::Slt,
                    I::Smax => IntCC::Sgt,
                    I::Umin => IntCC::Ult,
                    _ => IntCC::Ugt,
                };
                let first = self.wide_compare(cc, bits, &a, &b);
                (0..n).map(|i| self.fs.select(first, a[i], b[i])).collect()
            }
            I::Scmp | I::Ucmp => {
                let Some(b) = args.get(1) else { return Err(self.c.fault_at(pos, "too few arguments")) };
                let b = self.pieces(ty, b.v);
                let (greater, less) =
                    if intrinsic == I::Scmp { (IntCC::Sgt, IntCC::Slt) } else { (IntCC::Ugt, IntCC::Ult) };
                let greater = self.wide_compare(greater, bits, &a, &b);
                let less = self.wide_compare(less, bits, &a, &b);
                let sign = self.fs.binary(BinaryOp::Sub, greater, less);
                let Kind::Int(ret_bits) = self.types.kind(ret) else {
                    return Err(self.c.fault_at(pos, "a three-way comparison gives an integer"));
                };
                let v = self.int_to_int(Ty::I8, Opd::of(sign), 8, ret, ret_bits, true);
                return Ok(Res::new(ret, v));
            }
            I::Fshl | I::Fshr if whole => {
                let (Some(b), Some(amount)) = (args.get(1), args.get(2)) else {
                    return Err(self.c.fault_at(pos, "too few arguments"));
                };
                let b = self.pieces(ty, b.v);
                let amount = self.pieces(ty, amount.v)[0];
                // In twice the width this is one shift; the amount counts modulo the width, a power of two.
                if !bits.is_power_of_two() {
                    return Err(self.c.unsupported_at(pos, "a funnel shift of this width"));
                }
                let amount = self.fs.binary_imm(BinaryOp::And, amount, u64::from(bits - 1));
                let mut both = b;
                both.extend_from_slice(&a);
                let op = if intrinsic == I::Fshl { BinaryOp::Shl } else { BinaryOp::Lshr };
                let shifted = self.wide_binary(op, 2 * bits, &both, &[amount], pos)?;
                if intrinsic == I::Fshl { shifted[n..].to_vec() } else { shifted[..n].to_vec() }
            }
            _ => {
                let shown = self.types.show(ty);
                return Err(self.c.unsupported_at(pos, format!("this intrinsic on {shown}")));
            }
        };
        let v = self.fs.keep(&out);
        Ok(Res::new(ty, v))
    }

    /// A small number as `n` limbs.
    fn as_limbs(&mut self, value: Option<Value>, n: usize) -> Vec<Value> {
        let zero = self.fs.f.zero(Type::I64);
        let mut out = vec![zero; n];
        out[0] = value.unwrap_or(zero);
        out
    }

    /// Float intrinsics.
    fn float_intrinsic(&mut self, intrinsic: Intrinsic, ret: Ty, args: &[CallArg], pos: usize) -> Read<Res> {
        use Intrinsic as I;
        let Some(first) = args.first() else { return Err(self.c.fault_at(pos, "too few arguments")) };
        let ty = first.ty;
        match intrinsic {
            I::Fabs | I::Sqrt => {
                let op = if intrinsic == I::Fabs { UnaryOp::Fabs } else { UnaryOp::Sqrt };
                let v = self.lower_float_unary(op, ty, first.v, pos)?;
                return Ok(Res::new(ty, v));
            }
            I::IsFpClass => return self.is_fp_class(ty, first.v, self.constant_arg(args, 1, pos)?, pos),
            I::ToFp16 => {
                let a = self.arg(args, 0, pos)?;
                let v = if ty == Ty::DOUBLE {
                    self.double_to_half(Ty::HALF, a)
                } else {
                    self.float_to_half(Ty::HALF, a)
                };
                return Ok(Res::new(ret, Opd::of(v)));
            }
            I::FromFp16 => {
                let a = self.arg(args, 0, pos)?;
                let v = self.half_to_float(Ty::HALF, a);
                let v = if ret == Ty::DOUBLE { self.fs.unary(UnaryOp::Fpromote, Type::F64, v) } else { v };
                return Ok(Res::new(ret, Opd::of(v)));
            }
            _ => {}
        }
        match ty {
            Ty::FLOAT | Ty::DOUBLE => {}
            Ty::HALF | Ty::BFLOAT => {
                // Through single precision, which is exact enough to round once more.
                let mut wide = Vec::new();
                for arg in args {
                    let mut arg = *arg;
                    if matches!(arg.ty, Ty::HALF | Ty::BFLOAT) {
                        arg.v = Opd::of(self.half_to_float(arg.ty, arg.v.value()));
                        arg.ty = Ty::FLOAT;
                    }
                    wide.push(arg);
                }
                let wide_ret = if matches!(ret, Ty::HALF | Ty::BFLOAT) { Ty::FLOAT } else { ret };
                let res = self.float_intrinsic(intrinsic, wide_ret, &wide, pos)?;
                if wide_ret == ret {
                    return Ok(res);
                }
                let v = self.float_to_half(ret, res.v.value());
                return Ok(Res::new(ret, Opd::of(v)));
            }
            Ty::FP80 => return self.fp80_intrinsic(intrinsic, ret, args, pos),
            _ => {
                let shown = self.types.show(ty);
                return Err(self.c.unsupported_at(pos, format!("this intrinsic on {shown}")));
            }
        }
        let a = first.v.value();
        let piece = self.piece(ty);
        let v = match intrinsic {
            I::Copysign | I::Minnum | I::Maxnum | I::MinimumNum | I::MaximumNum => {
                let b = self.arg(args, 1, pos)?;
                let op = match intrinsic {
                    I::Copysign => BinaryOp::Copysign,
                    I::Minnum | I::MinimumNum => BinaryOp::Fmin,
                    _ => BinaryOp::Fmax,
                };
                self.fs.binary(op, a, b)
            }
            I::Minimum | I::Maximum => {
                let b = self.arg(args, 1, pos)?;
                self.strict_minimum(intrinsic == I::Minimum, a, b, piece)
            }
            I::Floor | I::Ceil | I::Ftrunc | I::Rint | I::NearbyInt | I::RoundEven => {
                let op = match intrinsic {
                    I::Floor => IntrinsicOp::Floor,
                    I::Ceil => IntrinsicOp::Ceil,
                    I::Ftrunc => IntrinsicOp::Ftrunc,
                    _ => IntrinsicOp::Nearest,
                };
                return self.intrinsic_value(op, &[a], piece, ret);
            }
            I::Fma => {
                let (b, c) = (self.arg(args, 1, pos)?, self.arg(args, 2, pos)?);
                return self.intrinsic_value(IntrinsicOp::Fma, &[a, b, c], piece, ret);
            }
            I::FmulAdd => {
                let (b, c) = (self.arg(args, 1, pos)?, self.arg(args, 2, pos)?);
                let product = self.fs.binary(BinaryOp::Fmul, a, b);
                self.fs.binary(BinaryOp::Fadd, product, c)
            }
            I::FpToSiSat | I::FpToUiSat => {
                let Kind::Int(bits) = self.types.kind(ret) else {
                    return Err(self.c.fault_at(pos, "this conversion gives an integer"));
                };
                if bits > 64 {
                    return Err(self.c.unsupported_at(pos, "a saturating conversion to more than 64 bits"));
                }
                let signed = intrinsic == I::FpToSiSat;
                let target = container(bits);
                let op = if signed { UnaryOp::FloatToSintSat } else { UnaryOp::FloatToUintSat };
                let v = self.fs.unary(op, target, a);
                if bits == target.bits() {
                    v
                } else {
                    let clamped = if signed {
                        let least = self.fs.iconst(target, (1u64 << (bits - 1)).wrapping_neg());
                        let greatest = self.fs.iconst(target, (1u64 << (bits - 1)) - 1);
                        let low = self.fs.binary(BinaryOp::Smax, v, least);
                        self.fs.binary(BinaryOp::Smin, low, greatest)
                    } else {
                        let greatest = self.fs.iconst(target, low_bits(u64::MAX, bits));
                        self.fs.binary(BinaryOp::Umin, v, greatest)
                    };
                    self.mask(clamped, bits)
                }
            }
            I::Powi => {
                let b = self.arg(args, 1, pos)?;
                let b = self.fs.resize(Type::I32, b);
                self.call_library(if ty == Ty::FLOAT { "__powisf2" } else { "__powidf2" }, &[a, b], piece)
            }
            _ => {
                let Some(name) = intrinsic.library_name() else {
                    return Err(self.c.unsupported_at(pos, "this intrinsic"));
                };
                let name = if ty == Ty::FLOAT { format!("{name}f") } else { name.to_owned() };
                let mut values = Vec::new();
                for i in 0..args.len() {
                    values.push(self.arg(args, i, pos)?);
                }
                let result = self.piece(ret);
                let wanted = if result.is_int() { Type::I64 } else { result };
                let v = self.call_library(&name, &values, wanted);
                if result.is_int() { self.fs.resize(result, v) } else { v }
            }
        };
        Ok(Res::new(ret, Opd::of(v)))
    }

    /// `minimum` and `maximum`: NaN wins, and -0 is less than +0.
    fn strict_minimum(&mut self, minimum: bool, a: Value, b: Value, piece: Type) -> Value {
        let raw = if piece == Type::F32 { Type::I32 } else { Type::I64 };
        let cc = if minimum { FloatCC::Olt } else { FloatCC::Ogt };
        let first = self.fs.push_value(InstData::Fcmp { cc, args: [a, b] }, Type::I8);
        let picked = self.fs.select(first, a, b);
        // Equal operands differ at most in the sign of zero: join or intersect the bits.
        let equal = self.fs.push_value(InstData::Fcmp { cc: FloatCC::Oeq, args: [a, b] }, Type::I8);
        let (x, y) = (self.fs.bitcast(raw, a), self.fs.bitcast(raw, b));
        let both = self.fs.binary(if minimum { BinaryOp::Or } else { BinaryOp::And }, x, y);
        let both = self.fs.bitcast(piece, both);
        let ordered = self.fs.select(equal, both, picked);
        let nan = self.fs.push_value(InstData::Fcmp { cc: FloatCC::Uno, args: [a, b] }, Type::I8);
        let sum = self.fs.binary(BinaryOp::Fadd, a, b);
        self.fs.select(nan, sum, ordered)
    }

    /// Intrinsics on 80-bit floats.
    fn fp80_intrinsic(&mut self, intrinsic: Intrinsic, ret: Ty, args: &[CallArg], pos: usize) -> Read<Res> {
        use Intrinsic as I;
        let a = self.arg(args, 0, pos)?;
        match intrinsic {
            I::Rint | I::NearbyInt => {
                let slot = self.fs.fp80_slot();
                self.fs.intrinsic(IntrinsicOp::X87Rint, &[slot, a], None);
                return Ok(Res::new(ret, Opd::of(slot)));
            }
            I::FmulAdd => {
                let (b, c) = (self.arg(args, 1, pos)?, self.arg(args, 2, pos)?);
                let slot = self.fs.fp80_slot();
                self.fs.intrinsic(IntrinsicOp::X87Mul, &[slot, a, b], None);
                let sum = self.fs.fp80_slot();
                self.fs.intrinsic(IntrinsicOp::X87Add, &[sum, slot, c], None);
                return Ok(Res::new(ret, Opd::of(sum)));
            }
            I::Copysign => {
                let b = self.arg(args, 1, pos)?;
                let slot = self.fs.fp80_slot();
                let low = self.fs.load(Type::I64, a, 0);
                let (high, sign) = (self.fs.load(Type::I16, a, 8), self.fs.load(Type::I16, b, 8));
                let magnitude = self.fs.binary_imm(BinaryOp::And, high, 0x7fff);
                let sign = self.fs.binary_imm(BinaryOp::And, sign, 0x8000);
                let high = self.fs.binary(BinaryOp::Or, magnitude, sign);
                self.fs.store(low, slot, 0);
                self.fs.store(high, slot, 8);
                return Ok(Res::new(ret, Opd::of(slot)));
            }
            _ => {}
        }
        let name = match intrinsic {
            I::Powi => "__powixf2".to_owned(),
            _ => match intrinsic.library_name() {
                Some(name) => format!("{name}l"),
                None => return Err(self.c.unsupported_at(pos, "this intrinsic on x86_fp80")),
            },
        };
        self.begin_signature();
        let mut values = Vec::new();
        self.sig_result(ret, Default::default(), pos)?;
        for arg in args {
            self.sig_param(arg.ty, Default::default(), pos)?;
            values.push(arg.v.value());
        }
        let sig = self.finish_signature(None);
        let signature = self.module.signatures[sig].clone();
        if ret == Ty::FP80 {
            let slot = self.fs.fp80_slot();
            values.push(slot);
            self.call_symbol(&name, signature, &values);
            return Ok(Res::new(ret, Opd::of(slot)));
        }
        let results = self.call_symbol(&name, signature, &values);
        Ok(Res::new(ret, Opd::of(results[0])))
    }

    /// `is.fpclass`: tests the classes in `mask` on the bits.
    fn is_fp_class(&mut self, ty: Ty, v: Opd, mask: u64, pos: usize) -> Read<Res> {
        let (raw, mantissa_bits) = match ty {
            Ty::FLOAT => (Type::I32, 23),
            Ty::DOUBLE => (Type::I64, 52),
            Ty::HALF => (Type::I16, 10),
            Ty::BFLOAT => (Type::I16, 7),
            _ => {
                let shown = self.types.show(ty);
                return Err(self.c.unsupported_at(pos, format!("the class of a {shown}")));
            }
        };
        let bits = self.fs.bitcast(raw, v.value());
        let width = raw.bits();
        let sign_bit = 1u64 << (width - 1);
        let infinity = low_bits(u64::MAX, width - 1) & !low_bits(u64::MAX, mantissa_bits);
        let quiet = infinity | 1 << (mantissa_bits - 1);
        let magnitude = self.fs.binary_imm(BinaryOp::And, bits, sign_bit - 1);
        let zero = self.fs.f.zero(raw);
        let negative = self.fs.icmp(IntCC::Slt, bits, zero);
        let positive = self.fs.binary_imm(BinaryOp::Xor, negative, 1);
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
        let mut result = self.fs.f.zero(Type::I8);
        for (low, high, minus, plus) in classes {
            let (minus, plus) = (mask & minus != 0, mask & plus != 0);
            if !minus && !plus {
                continue;
            }
            let shifted = self.fs.binary_imm(BinaryOp::Sub, magnitude, low);
            let span = self.fs.iconst(raw, high - low);
            let mut inside = self.fs.icmp(IntCC::Ule, shifted, span);
            if minus != plus {
                inside = self.fs.binary(BinaryOp::And, inside, if minus { negative } else { positive });
            }
            result = self.fs.binary(BinaryOp::Or, result, inside);
        }
        Ok(Res::new(Ty::I1, Opd::of(result)))
    }

    /// `vector.reduce.…`.
    fn reduction(&mut self, intrinsic: Intrinsic, ret: Ty, args: &[CallArg], pos: usize) -> Read<Res> {
        use Intrinsic as I;
        let Some(vector) = args.last() else { return Err(self.c.fault_at(pos, "too few arguments")) };
        let Kind::Vector(element, n) = self.types.kind(vector.ty) else {
            return Err(self.c.fault_at(pos, "a reduction is of a vector"));
        };
        let per = self.types.info(element).pieces as usize;
        let pieces = self.pieces(vector.ty, vector.v);
        let mut all = Vec::new();
        if matches!(intrinsic, I::ReduceFadd | I::ReduceFmul) && args.len() == 2 {
            all.push(args[0].v);
        }
        for lane in 0..n as usize {
            all.push(self.assemble(element, &pieces[lane * per..(lane + 1) * per]));
        }
        let mut result = all[0];
        for &lane in &all[1..] {
            let op = match intrinsic {
                I::ReduceAdd => Some(BinaryOp::Add),
                I::ReduceMul => Some(BinaryOp::Mul),
                I::ReduceAnd => Some(BinaryOp::And),
                I::ReduceOr => Some(BinaryOp::Or),
                I::ReduceXor => Some(BinaryOp::Xor),
                _ => None,
            };
            result = match (op, intrinsic) {
                (Some(op), _) => self.lower_int_binary(op, element, result, lane, pos)?,
                (None, I::ReduceFadd) => {
                    self.lower_float_binary(Some(BinaryOp::Fadd), element, result, lane, pos)?
                }
                (None, I::ReduceFmul) => {
                    self.lower_float_binary(Some(BinaryOp::Fmul), element, result, lane, pos)?
                }
                _ => {
                    let each = match intrinsic {
                        I::ReduceSmin => I::Smin,
                        I::ReduceSmax => I::Smax,
                        I::ReduceUmin => I::Umin,
                        I::ReduceUmax => I::Umax,
                        I::ReduceFmin => I::Minnum,
                        _ => I::Maxnum,
                    };
                    let arg = |v| CallArg { ty: element, attrs: Default::default(), v, pos: pos as u32 };
                    self.scalar_intrinsic(each, element, &[arg(result), arg(lane)], pos)?.v
                }
            };
        }
        Ok(Res::new(ret, result))
    }
}

#[cfg(test)]
mod tests {
    use super::Intrinsic;

    #[test]
    fn names_lose_their_type_suffixes() {
        assert_eq!(Intrinsic::of_name("llvm.memcpy.p0i8.p0i8.i64"), Intrinsic::Memcpy);
        assert_eq!(Intrinsic::of_name("llvm.memcpy.inline.p0.p0.i64"), Intrinsic::MemcpyInline);
        assert_eq!(Intrinsic::of_name("llvm.sadd.with.overflow.i32"), Intrinsic::SaddOverflow);
        assert_eq!(Intrinsic::of_name("llvm.trap"), Intrinsic::Trap);
        assert_eq!(Intrinsic::of_name("llvm.trunc.f64"), Intrinsic::Ftrunc);
        assert_eq!(Intrinsic::of_name("llvm.expect.with.probability.i64"), Intrinsic::ExpectWithProbability);
        assert_eq!(Intrinsic::of_name("llvm.memcpyx"), Intrinsic::Unknown);
        assert_eq!(Intrinsic::of_name("llvm.dbg.declare"), Intrinsic::Dbg);
    }
}
