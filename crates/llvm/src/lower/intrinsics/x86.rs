//! x86 intrinsics on integers: sums with a carry, atomic differences with a condition.

use sheave_ir::{BinaryOp, IntCC, MemFlags, Ordering, RmwOp, Type, WideOp, ensure};

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand};
use crate::lower::reason::{Lowered, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

impl Lower {
    /// `addcarry` and `subborrow`: the carry out, and `a + b` or `a - b` with the carry in, which is set
    /// unless it is zero.
    pub(super) fn carry_intrinsic(&mut self, op: WideOp, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let [carry, a, b] = args else { return Err(invalid("three arguments are wanted")) };
        let fits = matches!(self.types.kind(a.ty), Kind::Int(32 | 64))
            && self.types.kind(carry.ty) == Kind::Int(8)
            && self.types.same(a.ty, b.ty)
            && matches!(self.types.kind(ret), Kind::Struct { first, n: 2, .. }
                if self.types.same(self.types.field(first, 0), carry.ty)
                    && self.types.same(self.types.field(first, 1), a.ty));
        ensure(fits, || invalid("this intrinsic has another type"))?;
        let zero = self.body.func.zero(Type::I8);
        let carry_in = self.body.icmp(IntCC::Ne, carry.v.value(), zero);
        let piece = self.piece(a.ty);
        let one = self.body.resize(piece, carry_in);
        let (partial, first) = self.body.wide(op, a.v.value(), b.v.value());
        let (sum, second) = self.body.wide(op, partial, one);
        // Never both: after an overflow the sum is not all ones (or zero).
        let carry_out = self.body.binary(BinaryOp::Or, first, second);
        Ok(self.assemble(ret, &[carry_out, sum]))
    }

    /// `atomic.sub.cc`: subtracts, and gives whether the difference is zero (the condition code 4) or is not
    /// (5), as code that counts references does.
    pub(super) fn atomic_sub_condition(&mut self, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let cc = match self.constant_arg(args, 2)? {
            4 => IntCC::Eq,
            5 => IntCC::Ne,
            code => return Err(unsupported(format!("the condition code {code}"))),
        };
        let (address, amount) = (self.arg(args, 0)?, args[1]);
        let flags = MemFlags { volatile: false, ordering: Ordering::SeqCst };
        let old = self.rmw(RmwOp::Sub, flags, address, (amount.ty, amount.v))?;
        let condition = self.body.icmp(cc, old.v.value(), amount.v.value());
        let condition = self.body.resize(self.piece(ret), condition);
        Ok(Operand::of(condition))
    }
}
