//! Invokes and landing pads.
//!
//! A landing pad of LLVM serves any number of invokes, and has phis. Here each invoke unwinds to a block of
//! its own, which nothing else leads to; it takes the exception and jumps to the block of LLVM's landing pad,
//! in which two phis collect the exceptions and numbers of types. The block that the invoke goes on at is its
//! own, too: there the results are put together.
//!
//! ```text
//! a: invoke void @f()             block0: invoke %f() to block1 unwind block2
//!      to label %b unwind %p      block1: jump block3 (b)
//! p: %e = landingpad { ptr, i32 } block2: v1, v2 = landing_pad %personality [cleanup]; jump block4
//!      cleanup                    block4: v3 = phi ptr [block2: v1]; v4 = phi i32 [block2: v2]
//! ```

use sheave_ir::{Block, CallKind, ConstData, FuncAttrs, Inst, InstData, PadData, Symbol, Type, Value};

use crate::lower::Lower;
use crate::lower::body::{Landing, Operand, PhiRecord, TypedValue};
use crate::lower::reason::{Lowered, LoweredValue, invalid, unsupported};
use crate::lower::types::Ty;

impl Lower {
    /// The next call is an `invoke`.
    pub(crate) fn begin_invoke(&mut self) {
        self.body.invoking = true;
        self.body.landing_block = None.into();
    }

    /// Ends the block with the call as an invoke, and opens its normal destination. A call that cannot unwind
    /// stays a call.
    pub(crate) fn push_invoke(&mut self, call: InstData) -> Inst {
        let attrs = self.module.call_attrs(&call);
        if attrs.has(FuncAttrs::NO_UNWIND) || attrs.has(FuncAttrs::RETURNS_TWICE) {
            return self.body.push(call);
        }
        let (normal, unwind) = (self.body.new_block(), self.body.new_block());
        let inst = self.body.terminate(call.with_call_kind(CallKind::Invoke), &[normal, unwind]);
        self.body.open_block(normal);
        self.body.landing_block = unwind.into();
        inst
    }

    /// The end of an `invoke` that goes on at `normal`, and with an exception at `unwind`.
    pub(crate) fn end_invoke(&mut self, normal: Block, unwind: Block, mark: u32) {
        self.jump(normal);
        let Some(block) = self.body.landing_block.expand() else {
            // An intrinsic, or assembly: nothing comes out of these.
            self.body.invoking = false;
            self.body.lost_edges = true;
            return;
        };
        self.body.open_block(block);
        let pad = sheave_ir::Pad::from_u32(0);
        let inst = self.body.push(InstData::LandingPad { pad });
        self.body.func.append_result(inst, Type::Ptr);
        self.body.func.append_result(inst, Type::I32);
        self.jump(unwind);
        let from = self.body.llvm_block;
        self.body.landings.push(Landing { target: unwind, from, inst, mark });
    }

    /// The types that a clause names.
    pub(crate) fn exception_types(&self, ty: Ty, v: Operand) -> Lowered<Vec<Option<Symbol>>> {
        let types = self.pieces(ty, v).into_iter().map(|value| match self.body.func.const_data(value) {
            Some(ConstData::Symbol(symbol, 0)) => Ok(Some(symbol)),
            Some(ConstData::Bits(0)) => Ok(None),
            _ => Err(unsupported("a clause of something else than a global")),
        });
        types.collect()
    }

    /// The landing pad of the block being filled.
    pub(crate) fn landing_pad(&mut self, ty: Ty, data: PadData, mark: u32) -> LoweredValue {
        self.require_exception(ty)?;
        let Some(block) = self.body.current.expand() else { return Ok(TypedValue::NONE) };
        let pad = self.body.func.pads.push(data);
        let first = self.body.func.phis(block).len() as u32;
        let phis = [Type::Ptr, Type::I32].map(|ty| self.body.func.make_phi(block, ty));
        let v = self.body.keep(&phis);
        self.body.pads.push((self.body.phis.len() as u32, pad));
        self.body.phis.push(PhiRecord { block, ty, first, pieces: 2, incoming: (0, 0), mark });
        Ok(TypedValue::new(ty, v))
    }

    /// `resume`
    pub(crate) fn resume(&mut self, ty: Ty, v: Operand) -> Lowered<()> {
        self.require_exception(ty)?;
        let pieces = self.pieces(ty, v);
        self.body.terminate(InstData::Resume { args: [pieces[0], pieces[1]] }, &[]);
        Ok(())
    }

    fn require_exception(&mut self, ty: Ty) -> Lowered<()> {
        if self.piece_types(ty)?[..] == [Type::Ptr, Type::I32] {
            return Ok(());
        }
        Err(unsupported(format!("an exception of type {}", self.types.show(ty))))
    }

    /// Gives the landing blocks their clauses, and the phis of LLVM's landing pads their arguments.
    pub(super) fn fill_landings(&mut self) -> Lowered<()> {
        let landings = std::mem::take(&mut self.body.landings);
        let mut order: Vec<u32> = (0..landings.len() as u32).collect();
        order.sort_by_key(|&at| landings[at as usize].target);
        let mut found = 0;
        for i in 0..self.body.pads.len() {
            let (phi, pad) = self.body.pads[i];
            let target = self.body.phis[phi as usize].block;
            let start = order.partition_point(|&at| landings[at as usize].target < target);
            let own = order[start..].iter().take_while(|&&at| landings[at as usize].target == target);
            let first = self.body.incoming.len() as u32;
            for &at in own {
                let Landing { from, inst, mark, .. } = landings[at as usize];
                self.body.func.insts[inst] = InstData::LandingPad { pad };
                let results: Vec<Value> = self.body.func.results(inst).collect();
                let v = self.body.keep(&results);
                self.body.incoming.push((from, v, mark));
                found += 1;
            }
            self.body.phis[phi as usize].incoming = (first, self.body.incoming.len() as u32);
        }
        if found < landings.len() {
            let has_pad =
                |target| self.body.pads.iter().any(|&(phi, _)| self.body.phis[phi as usize].block == target);
            let lost = landings.iter().find(|landing| !has_pad(landing.target));
            let mark = lost.map_or(0, |landing| landing.mark);
            return Err(invalid("an invoke unwinds to a block without a landingpad").marked(mark));
        }
        self.body.landings = landings;
        Ok(())
    }
}
