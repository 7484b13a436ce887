//! Intrinsics on vectors: lane by lane, and reductions.

use sheave_ir::{BinaryOp, IntCC, OpFlags, ensure};

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand};
use crate::lower::intrinsics::{Intrinsic, Op};
use crate::lower::reason::{Lowered, Marked, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

impl Lower {
    /// Lane by lane.
    pub(super) fn vector_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        ret: Ty,
        args: &[CallArg],
        n: u32,
    ) -> Lowered<Operand> {
        // The result is a vector, or (overflow arithmetic) a struct of two.
        let (lane_ret, first) = match self.types.kind(ret) {
            Kind::Vector(element, m) if m == n => (element, element),
            Kind::Struct { first, n: 2, .. } => {
                let (Kind::Vector(x, a), Kind::Vector(y, b)) = (
                    self.types.kind(self.types.field(first, 0)),
                    self.types.kind(self.types.field(first, 1)),
                ) else {
                    return Err(unsupported("this intrinsic on vectors"));
                };
                ensure((a, b) == (n, n), || invalid("vectors of different lengths"))?;
                let pair = self.types.structure(&[x, y], false);
                self.lay_out(pair)?;
                (pair, x)
            }
            _ => return Err(unsupported("this intrinsic on vectors")),
        };
        // A value and its flag need not have equally many pieces: a lane may be wider than a register.
        let n_first = self.types.info(first).pieces as usize;
        let (mut all, mut second) = (Vec::new(), Vec::new());
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
            let result = self.intrinsic_call(intrinsic, lane_ret, &lane_args)?;
            let pieces = self.pieces(lane_ret, result);
            let (value, flag) = pieces.split_at(n_first.min(pieces.len()));
            all.extend_from_slice(value);
            second.extend_from_slice(flag);
        }
        all.extend(second);
        Ok(self.body.keep(&all))
    }

    /// `vector.reduce.…`.
    pub(super) fn reduction(&mut self, op: BinaryOp, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let vector = args[args.len() - 1];
        let (element, n, per) = self.vector_of(vector.ty)?;
        self.expect_type(ret, element)?;
        let pieces = self.pieces(vector.ty, vector.v);
        let mut all = Vec::new();
        if matches!(op, BinaryOp::Fadd | BinaryOp::Fmul) && args.len() == 2 {
            self.expect_type(args[0].ty, element).marked(args[0].mark)?;
            all.push(args[0].v);
        }
        for lane in 0..n as usize {
            all.push(self.assemble(element, &pieces[lane * per..(lane + 1) * per]));
        }
        let mut result = all[0];
        for &lane in &all[1..] {
            let args = [result, lane].map(|v| CallArg { ty: element, v, ..vector });
            result = match op {
                BinaryOp::Fadd | BinaryOp::Fmul => self.float_binary(Some(op), element, result, lane)?,
                BinaryOp::Smin | BinaryOp::Smax | BinaryOp::Umin | BinaryOp::Umax => {
                    self.integer_intrinsic(Op::MinMax(op), element, &args)?
                }
                BinaryOp::Fmin => self.float_intrinsic(Op::FloatBinary(op, "fmin"), element, &args)?,
                BinaryOp::Fmax => self.float_intrinsic(Op::FloatBinary(op, "fmax"), element, &args)?,
                _ => self.int_binary(op, OpFlags::NONE, element, result, lane)?,
            };
        }
        Ok(result)
    }

    /// `experimental.cttz.elts`: how many lanes are zero before the first that is not.
    pub(super) fn leading_lanes(&mut self, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let vector = args[0];
        let (element, n, _) = self.vector_of(vector.ty)?;
        let is_narrow = matches!(self.types.kind(element), Kind::Int(1..=64));
        ensure(is_narrow, || unsupported("this intrinsic on vectors of wide integers"))?;
        let (piece, lanes) = (self.piece(ret), self.pieces(vector.ty, vector.v));
        let mut count = self.body.iconst(piece, u64::from(n));
        for (i, &lane) in lanes.iter().enumerate().rev() {
            let zero = self.body.func.zero(self.body.ty(lane));
            let is_zero = self.body.icmp(IntCC::Eq, lane, zero);
            let here = self.body.iconst(piece, i as u64);
            count = self.body.select(is_zero, count, here);
        }
        Ok(Operand::of(count))
    }
}
