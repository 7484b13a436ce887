//! Inlining of invokes: exceptions that left the callee reach the landing pad of the invoke without leaving
//! the function.
//!
//! ```text
//! block0: invoke %f() to block1 unwind block2     block0: jump block3
//! block2: v1, v2 = landing_pad %p [catch %t]; a   block3: invoke %g() to block4 unwind block5
//!                                                 block4: jump block1
//! %f: call %g(); return                           block5: v3, v4 = landing_pad %p [catch %t]; jump block2
//!                                                 block2: v1 = phi, v2 = phi; a
//! ```
//!
//! Calls of the body become invokes, each with a new landing pad that has the clauses of the invoke's and
//! leads to the code after that; it brings the exception to phis. A `resume` of the body is a jump there,
//! too. The landing pads of the body get the clauses of the invoke's after their own: an exception that only
//! these take arrives there first, as it would have passed there on its way out, and is resumed.

use super::Editor;
use super::inline::Exits;
use crate::{Block, BlockData, CallKind, EdgeData, Inst, InstData, Pad, PadData, Type, ValueData};
use crate::{ValueDef, ValueList};

/// The target of exceptions in a body that replaces an invoke.
pub(super) struct Landing {
    /// The code after the landing pad of the invoke; its phis are the exception and the number of its type.
    target: Block,
    pad: Pad,
    data: PadData,
}

impl Landing {
    /// The clauses of a landing pad of the body, after which those of the invoke's are tried.
    pub(super) fn extend(&self, pad: &PadData) -> PadData {
        let PadData { cleanup, clauses, .. } = &self.data;
        let mut pad = pad.clone();
        pad.cleanup |= cleanup;
        pad.clauses.extend_from_slice(clauses);
        pad
    }

    pub(super) fn target(&self) -> Block {
        self.target
    }
}

impl Editor<'_> {
    /// The blocks that the body of an invoke at the end of `block` leads to. The results of `invoke` and of
    /// its landing pad become phis.
    pub(super) fn open_invoke(&mut self, block: Block, invoke: Inst) -> Exits {
        let targets: Vec<Block> = self.func.succs(block).collect();
        let [next, unwind] = targets[..] else { panic!("an invoke has two targets") };
        self.become_phis(invoke, next);
        Exits { next: Some(next), landing: Some(self.open_landing(unwind)) }
    }

    /// The results of `inst` are phis of `block`, which has none, from now on.
    pub(super) fn become_phis(&mut self, inst: Inst, block: Block) {
        let phis = self.func.take_results(inst);
        for &phi in phis.as_slice(&self.func.pool) {
            let ty = self.func.values[phi].ty();
            self.func.values[phi] = ValueData::new(ty, ValueDef::Phi(block));
        }
        self.func.blocks[block].phis = phis;
    }

    /// Takes the landing pad away from the head of its block; its results become phis.
    fn open_landing(&mut self, target: Block) -> Landing {
        let first = self.func.block_insts(target)[0];
        let InstData::LandingPad { pad } = self.func.insts[first] else { panic!("not a landing pad") };
        self.become_phis(first, target);
        self.func.blocks[target].start += 1;
        Landing { target, pad, data: self.func.pads[pad].clone() }
    }

    /// Turns the calls of `block` that may throw into invokes: the code after one becomes a block of its
    /// own.
    pub(super) fn invoke_calls(
        &mut self,
        mut block: Block,
        landing: &Landing,
        may_unwind: &dyn Fn(&InstData) -> bool,
        layout: &mut Vec<Block>,
        landing_blocks: &mut Vec<Block>,
    ) {
        let mut at = 0;
        while let Some(&inst) = self.func.block_insts(block).get(at) {
            at += 1;
            let call = self.func.insts[inst];
            if call.call_kind() != Some(CallKind::Plain) || !may_unwind(&call) {
                continue;
            }
            let old = self.func.blocks[block];
            let middle = old.start + at as u32;
            let next = self.make_block();
            self.func.blocks[next] = BlockData { start: middle, phis: ValueList::new(), ..old };
            let pad = self.landing_block(inst, landing);
            let first_edge = self.func.edges.len() as u32;
            for target in [next, pad] {
                self.func.edges.push(EdgeData { target, args: ValueList::new() });
            }
            let data = &mut self.func.blocks[block];
            (data.end, data.first_edge, data.n_edges) = (middle, first_edge, 2);
            self.set_inst(inst, call.with_call_kind(CallKind::Invoke));
            layout.push(next);
            landing_blocks.push(pad);
            (block, at) = (next, 0);
        }
    }

    /// A block that takes the exceptions of `call` and brings them to the phis of the landing.
    fn landing_block(&mut self, call: Inst, landing: &Landing) -> Block {
        let block = self.make_block();
        let start = self.func.order.len() as u32;
        let first = self.func.make_inst(InstData::LandingPad { pad: landing.pad });
        let values = [Type::Ptr, Type::I32].map(|ty| self.func.append_result(first, ty));
        let jump = self.func.make_inst(InstData::Jump);
        self.func.order.extend([first, jump]);
        let loc = self.func.loc(call);
        self.func.set_loc(first, loc);
        let data = &mut self.func.blocks[block];
        (data.start, data.end) = (start, start + 2);
        let args = ValueList::from_slice(&values, &mut self.func.pool);
        self.set_only_edge(block, landing.target, args);
        block
    }
}
