//! Masked accesses to memory, lane by lane.
//!
//! A disabled lane touches no memory of the program, and its address may be anything: it accesses a slot of
//! the function instead, so that no lane needs a branch.
//!
//! ```text
//! call void @llvm.masked.store.v2i32.p0(<2 x i32> %v, ptr %p, i32 4, <2 x i1> %m)
//!
//! v4 = select v2, v0, v3      ; lane 0: mask, address, spare slot
//! store i32 v5, v4
//! ```

use sheave_ir::{BinaryOp, ensure};

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand};
use crate::lower::intrinsics::Op;
use crate::lower::reason::{Lowered, Marked, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

/// The places of the lanes in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Places {
    /// One after the other.
    InOrder,
    /// Each at its own address.
    Scattered,
    /// Those of enabled lanes one after the other.
    Packed,
}

impl Lower {
    /// `masked.load`, `masked.store`, `masked.gather` and so on.
    pub(super) fn masked_access(
        &mut self,
        is_load: bool,
        places: Places,
        ret: Ty,
        args: &[CallArg],
    ) -> Lowered<Operand> {
        // Before LLVM 22 the alignment is an operand.
        let is_alignment = |arg: &&CallArg| matches!(self.types.kind(arg.ty), Kind::Int(_));
        let operands: Vec<CallArg> = args.iter().filter(|arg| !is_alignment(arg)).copied().collect();
        let [a, b, c] = operands[..] else { return Err(invalid("a masked access has three operands")) };
        let (value, address, mask) = if is_load { (c, a, b) } else { (a, b, c) };
        let (element, n, _) = self.vector_of(value.ty).marked(value.mark)?;
        let of_lanes = |lower: &mut Self, lane: Ty| {
            let ty = lower.types.vector(lane, n);
            lower.lay_out(ty).map(|()| ty)
        };
        let lanes_of_mask = of_lanes(self, Ty::I1)?;
        self.expect_type(mask.ty, lanes_of_mask).marked(mask.mark)?;
        let address_ty = if places == Places::Scattered { of_lanes(self, Ty::PTR)? } else { Ty::PTR };
        self.expect_type(address.ty, address_ty).marked(address.mark)?;
        self.expect_type(ret, if is_load { value.ty } else { Ty::VOID })?;
        let bits = self.types.bits(element);
        ensure(bits.is_multiple_of(8), || unsupported("a masked access to lanes that are no whole bytes"))?;
        let (size, info) = (bits / 8, *self.types.info(element));
        let spare = self.body.temporary(info.size as u32, info.align_log2);
        let none = self.body.iconst(sheave_ir::Type::I64, 0);
        let step = self.body.iconst(sheave_ir::Type::I64, size);
        let (values, masks) = (self.pieces(value.ty, value.v), self.pieces(mask.ty, mask.v));
        let addresses = self.pieces(address.ty, address.v);
        let mut next = addresses[0];
        let mut loaded = Vec::new();
        for (lane, &enabled) in masks.iter().enumerate() {
            let own = &values[lane * info.pieces as usize..][..info.pieces as usize];
            let here = match places {
                Places::Scattered => addresses[lane],
                Places::Packed => next,
                Places::InOrder => self.body.address(addresses[0], (lane as u64 * size) as i64),
            };
            let at = self.body.select(enabled, here, spare);
            if is_load {
                let mut pieces = Vec::new();
                self.load_unit(element, (at, 0), Default::default(), &mut pieces);
                let (there, own) = (self.assemble(element, &pieces), self.assemble(element, own));
                let v = self.select((Ty::I1, Operand::of(enabled)), element, there, own)?;
                loaded.extend(self.pieces(element, v));
            } else {
                self.store_pieces(element, own, (at, 0), Default::default())?;
            }
            if places == Places::Packed {
                let distance = self.body.select(enabled, step, none);
                next = self.body.binary(BinaryOp::PtrAdd, next, distance);
            }
        }
        Ok(if is_load { self.assemble(ret, &loaded) } else { Operand::NONE })
    }

    /// `vector.reverse`, `vector.interleave2` and `vector.deinterleave2`, of any number of vectors.
    pub(super) fn permutation(&mut self, op: Op, ret: Ty, args: &[CallArg]) -> Lowered<Operand> {
        let ty = args[0].ty;
        let (element, n, per) = self.vector_of(ty).marked(args[0].mark)?;
        let mut lanes = Vec::new();
        for arg in args {
            self.expect_type(arg.ty, ty).marked(arg.mark)?;
            lanes.extend(self.pieces(ty, arg.v));
        }
        let (n, n_all) = (n as usize, n as usize * args.len());
        let (wanted, order): (Ty, Vec<usize>) = match (op, self.types.kind(ret)) {
            (Op::Reverse, _) => (ty, (0..n).rev().collect()),
            (Op::Interleave, _) => {
                let order = (0..n).flat_map(|lane| (lane..n_all).step_by(n)).collect();
                (self.types.vector(element, n_all as u32), order)
            }
            (_, Kind::Struct { n: parts @ 1.., .. }) if n.is_multiple_of(parts as usize) => {
                let parts = parts as usize;
                let part = self.types.vector(element, (n / parts) as u32);
                let wanted = self.types.structure(&vec![part; parts], false);
                (wanted, (0..parts).flat_map(|part| (part..n).step_by(parts)).collect())
            }
            _ => return Err(invalid("this intrinsic gives equal parts of the vector")),
        };
        self.lay_out(wanted)?;
        self.expect_type(ret, wanted)?;
        let moved: Vec<_> = order.iter().flat_map(|lane| &lanes[lane * per..][..per]).copied().collect();
        Ok(self.assemble(ret, &moved))
    }
}
