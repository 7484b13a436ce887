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

use cranelift_entity::EntityRef;

use super::{Editor, InlineMaps};
use crate::{
    Block, BlockData, CallKind, EdgeData, Function, Inst, InstData, Pad, PadData, Type, Value, ValueData,
};
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
    /// Replaces the invoke that ends `block` by a copy of the body of `callee`, as [`Editor::inline`] does a
    /// call. `may_unwind` is true for calls that may throw. The new blocks are appended to `layout`.
    ///
    /// # Panics
    /// As [`Editor::inline`], and if `block` does not end in an invoke with a landing pad.
    pub fn inline_invoke(
        &mut self,
        block: Block,
        callee: &Function,
        args: &[Value],
        may_unwind: impl Fn(&InstData) -> bool,
        maps: &mut InlineMaps,
        layout: &mut Vec<Block>,
    ) {
        let invoke = *self.func.block_insts(block).last().expect("the block ends in an invoke");
        let targets: Vec<Block> = self.func.succs(block).collect();
        let [next, unwind] = targets[..] else { panic!("an invoke has two targets") };
        self.func.open_inlined(callee, invoke, &mut maps.locs);
        self.become_phis(invoke, next);
        let landing = self.open_landing(unwind);
        self.set_inst(invoke, InstData::Jump);
        self.copy_shape(callee, args, Some(next), maps);
        for &from in &callee.layout {
            self.copy_block(callee, from, Some(next), Some(&landing), maps);
        }
        let mut landing_blocks = Vec::new();
        for &from in &callee.layout {
            let copy = maps.blocks[from.index()];
            layout.push(copy);
            self.invoke_calls(copy, &landing, &may_unwind, layout, &mut landing_blocks);
        }
        layout.append(&mut landing_blocks);
        let entry = maps.blocks[callee.layout[0].index()];
        self.set_only_edge(block, entry, ValueList::new());
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
    fn invoke_calls(
        &mut self,
        mut block: Block,
        landing: &Landing,
        may_unwind: &impl Fn(&InstData) -> bool,
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
