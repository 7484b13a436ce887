//! Atomic operations.

use sheave_ir::{InstData, MemFlags, RmwOp, Type, Value};

use crate::lower::Lower;
use crate::lower::body::{Operand, TypedValue};
use crate::lower::reason::{Lowered, unsupported};
use crate::lower::types::{Kind, Ty};

impl Lower {
    /// Fails unless `ty` is an integer of 8 to 64 bits, a pointer, or (if `float` is set) a float.
    fn require_atomic(&mut self, ty: Ty, float: bool) -> Lowered<()> {
        match self.types.kind(ty) {
            Kind::Int(8 | 16 | 32 | 64) | Kind::Ptr(_) => Ok(()),
            Kind::Float | Kind::Double if float => Ok(()),
            _ => {
                let shown = self.types.show(ty);
                Err(unsupported(format!("an atomic operation on {shown}")))
            }
        }
    }

    /// A compare-and-exchange.
    pub(crate) fn cmpxchg(
        &mut self,
        flags: MemFlags,
        addr: Value,
        ty: Ty,
        expected: Operand,
        new: Operand,
    ) -> Lowered<TypedValue> {
        self.require_atomic(ty, false)?;
        let inst = self.body.push(InstData::CmpXchg { flags, args: [addr, expected.value(), new.value()] });
        let piece = self.piece(ty);
        let old = self.body.func.append_result(inst, piece);
        let done = self.body.func.append_result(inst, Type::I8);
        let pair = self.types.structure(&[ty, Ty::I1], false);
        self.lay_out(pair)?;
        let v = self.body.keep(&[old, done]);
        Ok(TypedValue::new(pair, v))
    }

    /// An atomic operation; the result is the old content.
    pub(crate) fn rmw(
        &mut self,
        op: RmwOp,
        flags: MemFlags,
        addr: Value,
        ty: Ty,
        v: Operand,
    ) -> Lowered<TypedValue> {
        let float = matches!(op, RmwOp::Fadd | RmwOp::Fsub);
        self.require_atomic(ty, float || op == RmwOp::Xchg)?;
        let piece = self.piece(ty);
        let mut value = v.value();
        // A float or pointer is exchanged as an integer.
        let raw = match piece {
            Type::F32 if !float => Type::I32,
            Type::F64 if !float => Type::I64,
            Type::Ptr => Type::I64,
            piece => piece,
        };
        value = self.body.bitcast(raw, value);
        let old = self.body.push_value(InstData::Rmw { op, flags, addr, value }, raw);
        let old = self.body.bitcast(piece, old);
        Ok(TypedValue::new(ty, Operand::of(old)))
    }
}
