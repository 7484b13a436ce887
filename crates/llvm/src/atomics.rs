//! Atomic operations and fences.

use sheave_ir::{InstData, MemFlags, Ordering, RmwOp, Type, Value};

use crate::cursor::Read;
use crate::function_state::{Opd, Res};
use crate::reader::Reader;
use crate::types::{Kind, Ty};

impl Reader<'_> {
    /// An optional synchronisation scope and an ordering.
    pub(crate) fn ordering(&mut self) -> Read<Ordering> {
        self.c.ws();
        let mut start = self.c.p;
        let mut word = self.c.word();
        if word == b"syncscope" {
            self.c.skip_group()?;
            self.c.ws();
            start = self.c.p;
            word = self.c.word();
        }
        Ok(match word {
            b"unordered" | b"monotonic" => Ordering::Relaxed,
            b"acquire" => Ordering::Acquire,
            b"release" => Ordering::Release,
            b"acq_rel" => Ordering::AcqRel,
            b"seq_cst" => Ordering::SeqCst,
            _ => return Err(self.c.fault_at(start, "expected an ordering such as 'seq_cst'")),
        })
    }

    /// `fence`.
    pub(crate) fn fence(&mut self) -> Read<Res> {
        let ordering = self.ordering()?;
        self.lower_fence(ordering);
        Ok(Res::NONE)
    }

    pub(crate) fn lower_fence(&mut self, ordering: Ordering) {
        self.fs.push(InstData::Fence { ordering });
    }

    /// The address of an atomic operation: these have no offset of their own.
    fn atomic_address(&mut self) -> Read<Value> {
        let (addr, offset) = self.pointer_operand()?;
        Ok(self.fs.address(addr, i64::from(offset)))
    }

    /// Fails unless `ty` is an integer of 8 to 64 bits, a pointer, or (where `float` says so) a float.
    fn require_atomic(&mut self, ty: Ty, float: bool, pos: usize) -> Read<()> {
        match self.types.kind(ty) {
            Kind::Int(8 | 16 | 32 | 64) | Kind::Ptr(_) => Ok(()),
            Kind::Float | Kind::Double if float => Ok(()),
            _ => {
                let shown = self.types.show(ty);
                Err(self.c.unsupported_at(pos, format!("an atomic operation on {shown}")))
            }
        }
    }

    /// `cmpxchg`: a pair of the old content and whether it was the expected one.
    pub(crate) fn cmpxchg(&mut self) -> Read<Res> {
        self.c.eat_word(b"weak");
        let volatile = self.c.eat_word(b"volatile");
        let addr = self.atomic_address()?;
        self.c.expect(b',')?;
        self.c.ws();
        let pos = self.c.p;
        let (ty, expected) = self.typed_operand()?;
        let new = self.next_operand_of(ty)?;
        let success = self.ordering()?;
        let failure = self.ordering()?;
        let ordering = if success == Ordering::Release && failure == Ordering::Acquire {
            Ordering::AcqRel
        } else if failure == Ordering::SeqCst {
            Ordering::SeqCst
        } else {
            success
        };
        let flags = MemFlags { volatile, ordering };
        self.lower_cmpxchg(flags, addr, ty, expected, new, pos)
    }

    /// A compare-and-exchange.
    pub(crate) fn lower_cmpxchg(
        &mut self,
        flags: MemFlags,
        addr: Value,
        ty: Ty,
        expected: Opd,
        new: Opd,
        pos: usize,
    ) -> Read<Res> {
        self.require_atomic(ty, false, pos)?;
        let inst = self.fs.push(InstData::CmpXchg { flags, args: [addr, expected.value(), new.value()] });
        let piece = self.piece(ty);
        let old = self.fs.f.append_result(inst, piece);
        let done = self.fs.f.append_result(inst, Type::I8);
        let pair = self.types.structure(&[ty, Ty::I1], false);
        self.lay_out(pair, pos)?;
        let v = self.fs.keep(&[old, done]);
        Ok(Res::new(pair, v))
    }

    /// `atomicrmw`.
    pub(crate) fn atomic_rmw(&mut self) -> Read<Res> {
        let volatile = self.c.eat_word(b"volatile");
        self.c.ws();
        let start = self.c.p;
        let op = match self.c.word() {
            b"xchg" => RmwOp::Xchg,
            b"add" => RmwOp::Add,
            b"sub" => RmwOp::Sub,
            b"and" => RmwOp::And,
            b"nand" => RmwOp::Nand,
            b"or" => RmwOp::Or,
            b"xor" => RmwOp::Xor,
            b"max" => RmwOp::Max,
            b"min" => RmwOp::Min,
            b"umax" => RmwOp::Umax,
            b"umin" => RmwOp::Umin,
            b"fadd" => RmwOp::Fadd,
            b"fsub" => RmwOp::Fsub,
            word @ (b"fmax" | b"fmin" | b"fmaximum" | b"fminimum" | b"uinc_wrap" | b"udec_wrap"
            | b"usub_cond" | b"usub_sat") => {
                let name = String::from_utf8_lossy(word).into_owned();
                return Err(self.c.unsupported_at(start, format!("the atomic operation '{name}'")));
            }
            _ => return Err(self.c.fault_at(start, "expected an atomic operation")),
        };
        let addr = self.atomic_address()?;
        self.c.expect(b',')?;
        self.c.ws();
        let pos = self.c.p;
        let (ty, v) = self.typed_operand()?;
        let ordering = self.ordering()?;
        let flags = MemFlags { volatile, ordering };
        self.lower_rmw(op, flags, addr, ty, v, pos)
    }

    /// An atomic operation; the result is the old content.
    pub(crate) fn lower_rmw(
        &mut self,
        op: RmwOp,
        flags: MemFlags,
        addr: Value,
        ty: Ty,
        v: Opd,
        pos: usize,
    ) -> Read<Res> {
        let float = matches!(op, RmwOp::Fadd | RmwOp::Fsub);
        self.require_atomic(ty, float || op == RmwOp::Xchg, pos)?;
        let piece = self.piece(ty);
        let mut value = v.value();
        // A float or pointer is exchanged as an integer.
        let raw = match piece {
            Type::F32 if !float => Type::I32,
            Type::F64 if !float => Type::I64,
            Type::Ptr => Type::I64,
            piece => piece,
        };
        value = self.fs.bitcast(raw, value);
        let old = self.fs.push_value(InstData::Rmw { op, flags, addr, value }, raw);
        let old = self.fs.bitcast(piece, old);
        Ok(Res::new(ty, Opd::of(old)))
    }
}
