//! Copies of instructions and blocks, for loop unrolling.

use super::{Change, Editor, resolve};
use crate::{Block, EdgeData, Inst, InstData, OpFlags, Value, ValueList};

impl Editor<'_> {
    /// A copy of `inst` with its own list of operands: each is the value that `map` returns for it, or for
    /// its replacement.
    pub fn copied_data(&mut self, inst: Inst, mut map: impl FnMut(Value) -> Value) -> InstData {
        let mut data = self.func.insts[inst];
        if let Some(list) = data.list_mut() {
            *list = list.deep_clone(&mut self.func.pool);
        }
        let alias = &self.ctx.alias;
        data.map_args(&mut self.func.pool, |arg| map(resolve(alias, arg)));
        data
    }

    /// A copy of `inst`, which has at most three operands, with the value that `map` returns for each, and
    /// without promises: the copy may be computed on more paths than `inst`. `map` may insert instructions.
    pub fn copied_operation(
        &mut self,
        inst: Inst,
        mut map: impl FnMut(&mut Editor<'_>, Value) -> Value,
    ) -> InstData {
        let mut args = smallvec::SmallVec::<[Value; 3]>::new();
        self.func.insts[inst].for_each_arg(&self.func.pool, |arg| args.push(arg));
        for arg in &mut args {
            *arg = map(self, *arg);
        }
        let mut args = args.into_iter();
        self.copied_data(inst, |arg| args.next().unwrap_or(arg)).with_op_flags(OpFlags::NONE)
    }

    /// Gives `copy` the location of `inst`.
    pub fn copy_loc(&mut self, inst: Inst, copy: Inst) {
        self.func.inherit_loc(copy, inst);
    }

    /// A new instruction that computes `data`, with results like those of `like`, its source location and the
    /// type of its access: it is executed exactly where `like` would be.
    pub fn make_inst_like(&mut self, like: Inst, data: InstData) -> Inst {
        let inst = self.func.make_inst(data);
        self.copy_loc(like, inst);
        self.func.set_access_type(inst, self.func.access_type(like));
        let n_results = self.func.results(like).count();
        for index in 0..n_results {
            let ty = self.func.results(like).nth(index).map(|value| self.func.ty(value));
            if let Some(ty) = ty {
                self.func.append_result(inst, ty);
            }
        }
        self.note(Change::Inserted(inst));
        inst
    }

    /// `block`, a new one, consists of `insts` and ends in these edges. It comes last in the layout.
    pub fn fill_block(&mut self, block: Block, insts: &[Inst], edges: &[(Block, ValueList)]) {
        let start = self.func.order.len() as u32;
        self.func.order.extend_from_slice(insts);
        let first_edge = self.func.edges.len() as u32;
        for &(target, args) in edges {
            self.func.edges.push(EdgeData { target, args });
        }
        let data = &mut self.func.blocks[block];
        (data.start, data.end) = (start, start + insts.len() as u32);
        (data.first_edge, data.n_edges) = (first_edge, edges.len() as u32);
        self.func.layout.push(block);
    }
}
