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

use sheave_ir::BinaryOp;

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand, TypedValue};
use crate::lower::intrinsics::Intrinsic;
use crate::lower::reason::{LoweredValue, Marked, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

impl Lower {
    /// `masked.load`, `masked.store`, `masked.gather` and so on.
    pub(super) fn masked_access(&mut self, intrinsic: Intrinsic, ret: Ty, args: &[CallArg]) -> LoweredValue {
        use Intrinsic as I;
        // Before LLVM 22 the alignment is an operand.
        let is_alignment = |arg: &&CallArg| matches!(self.types.kind(arg.ty), Kind::Int(_));
        let operands: Vec<CallArg> = args.iter().filter(|arg| !is_alignment(arg)).copied().collect();
        let [a, b, c] = operands[..] else { return Err(invalid("a masked access has three operands")) };
        let is_load = matches!(intrinsic, I::MaskedLoad | I::MaskedGather | I::ExpandLoad);
        let (value, address, mask) = if is_load { (c, a, b) } else { (a, b, c) };
        let Kind::Vector(element, n) = self.types.kind(value.ty) else {
            return Err(invalid("a masked access is one of a vector").marked(value.mark));
        };
        let of_lanes = |lower: &mut Self, lane: Ty| {
            let ty = lower.types.vector(lane, n);
            lower.lay_out(ty).map(|()| ty)
        };
        let lanes_of_mask = of_lanes(self, Ty::I1)?;
        self.expect_type(mask.ty, lanes_of_mask).marked(mask.mark)?;
        let is_scattered = matches!(intrinsic, I::MaskedGather | I::MaskedScatter);
        let address_ty = if is_scattered { of_lanes(self, Ty::PTR)? } else { Ty::PTR };
        self.expect_type(address.ty, address_ty).marked(address.mark)?;
        self.expect_type(ret, if is_load { value.ty } else { Ty::VOID })?;
        let bits = self.types.bits(element);
        if !bits.is_multiple_of(8) {
            return Err(unsupported("a masked access to lanes that are no whole bytes"));
        }
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
            let here = match intrinsic {
                I::MaskedGather | I::MaskedScatter => addresses[lane],
                I::ExpandLoad | I::CompressStore => next,
                _ => self.body.address(addresses[0], (lane as u64 * size) as i64),
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
            if matches!(intrinsic, I::ExpandLoad | I::CompressStore) {
                let distance = self.body.select(enabled, step, none);
                next = self.body.binary(BinaryOp::PtrAdd, next, distance);
            }
        }
        let v = if is_load { self.assemble(ret, &loaded) } else { Operand(0) };
        Ok(TypedValue::new(ret, v))
    }

    /// `vector.reverse`, `vector.interleave2` and `vector.deinterleave2`, of any number of vectors.
    pub(super) fn permutation(&mut self, intrinsic: Intrinsic, ret: Ty, args: &[CallArg]) -> LoweredValue {
        let Some(&CallArg { ty, mark, .. }) = args.first() else { return Err(invalid("too few arguments")) };
        let Kind::Vector(element, n) = self.types.kind(ty) else {
            return Err(invalid("a permutation is one of lanes").marked(mark));
        };
        let mut lanes = Vec::new();
        for arg in args {
            self.expect_type(arg.ty, ty).marked(arg.mark)?;
            lanes.extend(self.pieces(ty, arg.v));
        }
        let per = self.types.info(element).pieces as usize;
        let (n, n_all) = (n as usize, n as usize * args.len());
        let (wanted, order): (Ty, Vec<usize>) = match (intrinsic, self.types.kind(ret)) {
            (Intrinsic::Reverse, _) => (ty, (0..n).rev().collect()),
            (Intrinsic::Interleave, _) => {
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
        let v = self.assemble(ret, &moved);
        Ok(TypedValue::new(ret, v))
    }
}
