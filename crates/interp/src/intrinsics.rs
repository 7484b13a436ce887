//! Intrinsic operations: stack pointer, variable arguments, `setjmp`, fused multiply-add, 80-bit floats.

use core::cmp::Ordering;

use rustc_apfloat::Round;
use sheave_ir::{IntrinsicOp, Type, semantics};

use super::host::Host;
use super::machine::{Machine, VaArea};
use super::trap::{Stop, TrapKind};
use super::x87::F80;

impl<'m, H: Host<'m>> Machine<'m, H> {
    /// Executes `op`. `ty` is the type of its result or, without one, of its last operand; `dest` is the
    /// register of a later result of `setjmp`.
    pub(super) fn intrinsic(
        &mut self,
        op: IntrinsicOp,
        ty: Type,
        args: &[u64],
        dest: u32,
    ) -> Result<u64, Stop> {
        let arg = |i: usize| {
            let value = args.get(i).copied();
            value.ok_or_else(|| TrapKind::Malformed(format!("`{op}` has too few operands").into()))
        };
        match op {
            IntrinsicOp::Trap | IntrinsicOp::DebugTrap => return Err(TrapKind::TrapInstruction.into()),
            IntrinsicOp::VaStart => self.va_start(arg(0)?)?,
            IntrinsicOp::VaCopy => self.memory.copy(arg(0)?, arg(1)?, 24)?,
            IntrinsicOp::StackSave => return Ok(self.memory.sp),
            IntrinsicOp::StackRestore => {
                let sp = arg(0)?;
                // Never into the frame itself or its caller's.
                if self.frames.last().is_some_and(|frame| sp > frame.fp) {
                    return Err(TrapKind::BadStackRestore(sp).into());
                }
                self.memory.pop_stack(sp)?;
            }
            IntrinsicOp::FrameAddress => return Ok(self.frames.last().map_or(0, |frame| frame.fp)),
            IntrinsicOp::ReturnAddress => {
                let depth = self.frames.len() as u64;
                return Ok(super::memory::CODE_BASE + 8 + 16 * depth);
            }
            IntrinsicOp::ThreadPointer => return Ok(self.host.thread_pointer()),
            IntrinsicOp::CycleCounter => return Ok(self.counts.instructions),
            IntrinsicOp::Pause | IntrinsicOp::Prefetch => {}
            IntrinsicOp::Fma => return Ok(semantics::fma(ty, arg(0)?, arg(1)?, arg(2)?)),
            IntrinsicOp::SetJmp => {
                let pc = self.frames.last().map_or(0, |frame| frame.pc);
                self.set_place(arg(0)?, pc, dest)?;
            }
            IntrinsicOp::LongJmp => {
                let place = self.find_place(arg(0)?)?;
                return Err(Stop::Jump { place, value: 1 });
            }
            IntrinsicOp::X87FromFloat => self.write_x87(arg(0)?, F80::from_float(ty, arg(1)?))?,
            IntrinsicOp::X87ToFloat => return Ok(self.read_x87(arg(0)?)?.to_float(ty)),
            IntrinsicOp::X87FromSint => {
                let value = semantics::signed(ty, arg(1)?);
                self.write_x87(arg(0)?, F80::from_i128(i128::from(value)))?;
            }
            IntrinsicOp::X87FromUint => self.write_x87(arg(0)?, F80::from_u128(u128::from(arg(1)?)))?,
            IntrinsicOp::X87ToSint => return Ok(self.read_x87(arg(0)?)?.to_sint(ty)),
            IntrinsicOp::X87ToUint => return Ok(self.read_x87(arg(0)?)?.to_uint(ty)),
            IntrinsicOp::X87Add => self.x87_binary(args, F80::add)?,
            IntrinsicOp::X87Sub => self.x87_binary(args, F80::sub)?,
            IntrinsicOp::X87Mul => self.x87_binary(args, F80::mul)?,
            IntrinsicOp::X87Div => self.x87_binary(args, F80::div)?,
            IntrinsicOp::X87Rem => self.x87_binary(args, F80::rem)?,
            IntrinsicOp::X87Neg => self.x87_unary(args, F80::neg)?,
            IntrinsicOp::X87Abs => self.x87_unary(args, F80::abs)?,
            IntrinsicOp::X87Sqrt => self.x87_unary(args, F80::sqrt)?,
            IntrinsicOp::X87Rint => self.x87_unary(args, |value| value.round(Round::NearestTiesToEven))?,
            // Ten bytes as they are: a copy does not interpret them.
            IntrinsicOp::X87Copy => self.x87_unary(args, |value| value)?,
            IntrinsicOp::X87Cmp | IntrinsicOp::X87Cmps => {
                return Ok(outcome(self.read_x87(arg(0)?)?.compare(self.read_x87(arg(1)?)?)));
            }
            IntrinsicOp::StrictFcmp | IntrinsicOp::StrictFcmps => {
                let (a, b) = (semantics::float_of(ty, arg(0)?), semantics::float_of(ty, arg(1)?));
                return Ok(outcome(a.partial_cmp(&b)));
            }
            IntrinsicOp::StrictFadd
            | IntrinsicOp::StrictFsub
            | IntrinsicOp::StrictFmul
            | IntrinsicOp::StrictFdiv
            | IntrinsicOp::StrictSqrt
            | IntrinsicOp::StrictFpromote
            | IntrinsicOp::StrictFdemote
            | IntrinsicOp::StrictSintToFloat
            | IntrinsicOp::StrictUintToFloat
            | IntrinsicOp::StrictFloatToSint
            | IntrinsicOp::StrictFloatToUint => {
                return Err(TrapKind::Malformed(format!("`{op}` has too many operands").into()).into());
            }
        }
        Ok(0)
    }

    fn read_x87(&self, addr: u64) -> Result<F80, TrapKind> {
        Ok(F80::from_bytes(self.memory.load(addr)?))
    }

    fn write_x87(&mut self, addr: u64, value: F80) -> Result<(), TrapKind> {
        self.memory.store(addr, value.to_bytes())
    }

    fn x87_unary(&mut self, args: &[u64], op: fn(F80) -> F80) -> Result<(), TrapKind> {
        let &[dest, source] = args else {
            return Err(TrapKind::Malformed("two addresses are needed".into()));
        };
        let value = op(self.read_x87(source)?);
        self.write_x87(dest, value)
    }

    fn x87_binary(&mut self, args: &[u64], op: fn(F80, F80) -> F80) -> Result<(), TrapKind> {
        let &[dest, a, b] = args else {
            return Err(TrapKind::Malformed("three addresses are needed".into()));
        };
        let value = op(self.read_x87(a)?, self.read_x87(b)?);
        self.write_x87(dest, value)
    }

    fn va_start(&mut self, list: u64) -> Result<(), TrapKind> {
        let Some(area) = self.frames.last().and_then(|frame| frame.va.as_deref()) else {
            return Err(TrapKind::Malformed("`va_start` in a function that is not variadic".into()));
        };
        let &VaArea { gp_offset, fp_offset, overflow, save, .. } = area;
        self.memory.write_int(list, 4, u64::from(gp_offset))?;
        self.memory.write_int(list.wrapping_add(4), 4, u64::from(fp_offset))?;
        self.memory.write_int(list.wrapping_add(8), 8, overflow)?;
        self.memory.write_int(list.wrapping_add(16), 8, save)
    }
}

/// The bit that a comparison sets.
fn outcome(order: Option<Ordering>) -> u64 {
    match order {
        Some(Ordering::Less) => 1,
        Some(Ordering::Equal) => 2,
        Some(Ordering::Greater) => 4,
        None => 8,
    }
}
