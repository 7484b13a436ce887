//! Changes of blocks, edges and phis.

use super::{Change, EditContext, Editor};
use crate::{Block, BlockData, Edge, EdgeData, Inst, InstData, Type, Value, ValueData, ValueDef, ValueList};

impl Editor<'_> {
    // Edges.

    /// Retargets `edge` to `target`, with `args` for its phis.
    pub fn retarget(&mut self, edge: Edge, target: Block, args: &[Value]) {
        let args = self.list(args);
        self.func.edges[edge] = EdgeData { target, args };
        self.note(Change::Retargeted { edge, to: target });
    }

    /// The argument of `edge` for the phi at `index` of its target.
    pub fn set_edge_arg(&mut self, edge: Edge, index: usize, arg: Value) {
        let mut args = self.func.edges[edge].args;
        args.as_mut_slice(&mut self.func.pool)[index] = arg;
    }

    /// `edge` brings `args` as well, after those it has.
    #[inline]
    pub fn add_edge_args(&mut self, edge: Edge, args: &[Value]) {
        append(&mut self.func.edges[edge].args, args, &mut self.func.pool);
    }

    /// A block on `edge`, at the end of the layout, that only jumps on.
    pub fn split_edge(&mut self, edge: Edge) -> Block {
        let EdgeData { target, args } = self.func.edges[edge];
        let block = self.make_block();
        self.fill_with_jump(block, target, args);
        self.func.layout.push(block);
        self.func.edges[edge] = EdgeData { target: block, args: ValueList::new() };
        block
    }

    /// A block outside of the layout, empty.
    pub fn make_block(&mut self) -> Block {
        let block = self.func.blocks.push(BlockData::default());
        self.note(Change::BlockAdded(block));
        block
    }

    /// Makes `block` a jump to `target`. Returns the jump.
    pub fn fill_with_jump(&mut self, block: Block, target: Block, args: ValueList) -> Inst {
        let jump = self.func.make_inst(InstData::Jump);
        self.set_only_inst(block, jump);
        self.set_only_edge(block, target, args);
        jump
    }

    /// `block` consists of `inst`, at the end of the order until the next sweep.
    fn set_only_inst(&mut self, block: Block, inst: Inst) {
        let start = self.func.order.len() as u32;
        self.func.order.push(inst);
        let data = &mut self.func.blocks[block];
        (data.start, data.end) = (start, start + 1);
    }

    pub(super) fn set_only_edge(&mut self, block: Block, target: Block, args: ValueList) -> Edge {
        let edge = self.func.edges.push(EdgeData { target, args });
        let data = &mut self.func.blocks[block];
        (data.first_edge, data.n_edges) = (edge.as_u32(), 1);
        edge
    }

    // Terminators.

    /// `block` takes the edge at `index` in any case.
    pub fn jump_along(&mut self, block: Block, index: u32) {
        let data = &mut self.func.blocks[block];
        data.first_edge += index;
        data.n_edges = 1;
        self.set_terminator(block, InstData::Jump);
    }

    /// `block` ends in a jump to `target`, and brings the values of `args` to its phis.
    pub fn jump_to(&mut self, block: Block, target: Block, args: ValueList) {
        let edge = self.set_only_edge(block, target, args);
        self.set_terminator(block, InstData::Jump);
        self.note(Change::Retargeted { edge, to: target });
    }

    /// `block` ends in a branch: along `then` if `cond` is not zero, else along `otherwise`, an
    /// edge of its old terminator.
    pub fn branch_to(&mut self, block: Block, cond: Value, then: EdgeData, otherwise: Edge) {
        let otherwise = self.func.edges[otherwise];
        let first = self.func.edges.push(then);
        self.func.edges.push(otherwise);
        let data = &mut self.func.blocks[block];
        (data.first_edge, data.n_edges) = (first.as_u32(), 2);
        self.set_terminator(block, InstData::Branch { cond });
        self.note(Change::Retargeted { edge: first, to: then.target });
    }

    /// `block` ends in a return of `values`.
    pub fn return_from(&mut self, block: Block, values: &[Value]) {
        let args = self.list(values);
        self.func.blocks[block].n_edges = 0;
        self.set_terminator(block, InstData::Return { args });
    }

    fn set_terminator(&mut self, block: Block, data: InstData) {
        if let Some(inst) = self.func.terminator(block) {
            self.set_inst(inst, data);
        }
    }

    /// `block`, which is not reached, becomes a trap.
    pub fn make_trap(&mut self, block: Block) {
        let trap = self.func.make_inst(InstData::Unreachable);
        self.func.blocks[block] = BlockData::default();
        self.set_only_inst(block, trap);
        self.note(Change::BlockRemoved(block));
    }

    // Phis.

    /// A phi of type `ty` at the end of those of `block`; every edge into the block needs one more argument.
    pub fn make_phi(&mut self, block: Block, ty: Type) -> Value {
        let phi = self.func.make_phi(block, ty);
        self.note(Change::PhiAdded(phi));
        phi
    }

    /// A value that is to be a phi of `block`, for [`Editor::add_phis`] or [`Editor::set_phi`].
    #[inline]
    pub fn make_phi_value(&mut self, block: Block, ty: Type) -> Value {
        let phi = self.func.values.push(ValueData::new(ty, ValueDef::Phi(block)));
        self.note(Change::PhiAdded(phi));
        phi
    }

    /// `phis` come after those that `block` has.
    pub fn add_phis(&mut self, block: Block, phis: &[Value]) {
        append(&mut self.func.blocks[block].phis, phis, &mut self.func.pool);
    }

    /// The phi at `index` of `block` is `phi` from now on.
    pub fn set_phi(&mut self, block: Block, index: usize, phi: Value) {
        let mut phis = self.func.blocks[block].phis;
        phis.as_mut_slice(&mut self.func.pool)[index] = phi;
    }

    /// Removes the phis for which `keep` is false, with their arguments; returns their number.
    pub fn retain_phis(&mut self, keep: impl Fn(Value) -> bool) -> u32 {
        let mut values = core::mem::take(&mut self.ctx.values);
        for at in 0..self.func.layout.len() {
            for edge in self.func.block_edges(self.func.layout[at]) {
                let phis = self.func.phis(self.func.edges[edge].target);
                if phis.iter().all(|&phi| keep(phi)) {
                    continue;
                }
                values.clear();
                let pairs = phis.iter().zip(self.func.edge_args(edge));
                values.extend(pairs.filter(|&(&phi, _)| keep(phi)).map(|(_, &arg)| arg));
                self.func.edges[edge].args = ValueList::from_slice(&values, &mut self.func.pool);
            }
        }
        let mut removed = 0;
        for at in 0..self.func.layout.len() {
            let block = self.func.layout[at];
            let n_phis = self.func.phis(block).len();
            values.clear();
            values.extend(self.func.phis(block).iter().copied().filter(|&phi| keep(phi)));
            if values.len() == n_phis {
                continue;
            }
            for index in 0..n_phis {
                let phi = self.func.phis(block)[index];
                if !keep(phi) {
                    self.note(Change::PhiRemoved(phi));
                }
            }
            removed += (n_phis - values.len()) as u32;
            self.func.blocks[block].phis = ValueList::from_slice(&values, &mut self.func.pool);
        }
        self.ctx.values = values;
        removed
    }

    /// Removes all phis and all arguments of edges.
    pub fn clear_phis(&mut self) {
        for block in self.func.blocks.values_mut() {
            block.phis = ValueList::new();
        }
        for edge in self.func.edges.values_mut() {
            edge.args = ValueList::new();
        }
    }

    // Blocks.

    /// A new block after the entry takes over all that the entry has, which jumps to it.
    pub fn split_entry(&mut self, entry: Block) -> Block {
        let body = self.func.blocks.push(self.func.blocks[entry]);
        self.func.layout.insert(1, body);
        self.func.blocks[entry] = BlockData::default();
        self.fill_with_jump(entry, body, ValueList::new());
        self.note(Change::BlockAdded(body));
        body
    }

    /// The blocks of the function in their new order.
    pub fn set_layout(&mut self, layout: &[Block]) {
        self.func.layout.clear();
        self.func.layout.extend_from_slice(layout);
    }

    /// Removes the blocks for which `keep` is false; returns their number. No block that stays may jump to a
    /// removed one or use its values; see [`remove_blocks`](Self::remove_blocks).
    pub fn retain_blocks(&mut self, keep: impl Fn(Block) -> bool) -> u32 {
        let before = self.func.layout.len();
        for at in 0..before {
            let block = self.func.layout[at];
            if !keep(block) {
                // Those who visit all blocks must not find edges that no longer exist.
                self.func.blocks[block] = BlockData::default();
                self.note(Change::BlockRemoved(block));
            }
        }
        self.func.layout.retain(|&block| keep(block));
        (before - self.func.layout.len()) as u32
    }

    /// Removes the blocks for which `is_removed` is true. No reachable block may jump to them; unreachable
    /// blocks that do become traps.
    pub fn remove_blocks(&mut self, is_removed: impl Fn(Block) -> bool) {
        if self.retain_blocks(|block| !is_removed(block)) > 0 {
            self.make_dead_blocks_traps();
        }
    }

    /// Replaces unreachable blocks by traps. The blocks themselves stay, since their addresses may have been
    /// taken.
    fn make_dead_blocks_traps(&mut self) {
        let EditContext { reached, work, .. } = &mut *self.ctx;
        reached.clear();
        work.extend(self.func.layout.first());
        while let Some(block) = work.pop() {
            if reached.insert(block) {
                work.extend(self.func.succs(block));
            }
        }
        for at in 0..self.func.layout.len() {
            let block = self.func.layout[at];
            let insts = self.func.block_insts(block);
            let is_trap = matches!(insts, &[inst] if self.func.insts[inst] == InstData::Unreachable)
                && self.func.phis(block).is_empty();
            if !is_trap && !self.ctx.reached.contains(block) {
                self.make_trap(block);
            }
        }
    }

    /// One sweep: removes the instructions for which `keep` is false, and each block that `joins` names
    /// becomes part of the one block that jumps to it. Returns the numbers of removed instructions and
    /// blocks.
    pub fn retain_insts(&mut self, keep: impl Fn(Inst) -> bool, joins: impl Fn(Block) -> bool) -> (u32, u32) {
        let mut order = core::mem::take(&mut self.ctx.order);
        order.resize(self.func.order.len(), Inst::from_u32(0));
        let mut to = 0;
        for at in 0..self.func.layout.len() {
            let block = self.func.layout[at];
            if joins(block) {
                continue;
            }
            let start = to as u32;
            let mut part = block;
            loop {
                for &inst in self.func.block_insts(part) {
                    order[to] = inst;
                    to += usize::from(keep(inst));
                }
                let Some(next) = self.func.jump_target(part).filter(|&next| joins(next)) else { break };
                to -= 1;
                part = next;
            }
            let BlockData { first_edge, n_edges, .. } = self.func.blocks[part];
            let data = &mut self.func.blocks[block];
            *data = BlockData { start, end: to as u32, first_edge, n_edges, phis: data.phis };
        }
        order.truncate(to);
        let removed = (self.func.order.len() - order.len()) as u32;
        if self.ctx.trace.is_some() {
            for at in 0..self.func.order.len() {
                let inst = self.func.order[at];
                if !keep(inst) {
                    self.note(Change::Removed(inst));
                }
            }
        }
        self.ctx.order = core::mem::replace(&mut self.func.order, order);
        (removed, self.retain_blocks(|block| !joins(block)))
    }
}

/// Appends `values` to a list that is usually empty.
#[inline]
fn append(list: &mut ValueList, values: &[Value], pool: &mut crate::ValuePool) {
    if values.is_empty() {
    } else if list.is_empty() {
        *list = ValueList::from_slice(values, pool);
    } else {
        list.extend(values.iter().copied(), pool);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ConstData, EditContext, Function, parse_module};

    const TEXT: &str = "function %f(i32 v0) -> i32 {\nblock0:\n    v1 = add v0, i32 1\n    \
                        v2 = add v1, i32 2\n    jump block1\n\nblock1:\n    v3 = add v2, i32 3\n    return v3\n}\n";

    fn edited(edit: impl FnOnce(&mut Editor<'_>)) -> String {
        let mut module = parse_module("test", TEXT.as_bytes()).unwrap();
        let id = crate::FuncId::from_u32(0);
        edit(&mut Editor::new(&mut module.functions[id], &mut EditContext::new()));
        crate::verify_module(&module).unwrap();
        module.functions[id].display(&module).to_string()
    }

    fn insts(func: &Function, block: u32) -> Vec<Inst> {
        func.block_insts(Block::from_u32(block)).to_vec()
    }

    #[test]
    fn one_sweep_inserts_moves_and_removes() {
        let text = edited(|edit| {
            let (first, second) = (insts(edit, 0), insts(edit, 1));
            let result = edit.result(first[0]).unwrap();
            let c = edit.make_const(Type::I32, ConstData::Bits(7));
            let data = InstData::binary(crate::BinaryOp::Mul, [edit.params[0], c]);
            let (product, value) = edit.make_inst_with_result(data, Type::I32);
            edit.insert_before(first[1], product);
            let (copy, _) = edit.make_inst_with_result(data, Type::I32);
            edit.insert_before(first[1], copy);
            edit.replace_value(result, value);
            edit.remove(first[0]);
            edit.move_to_end(first[1], Block::from_u32(0));
            edit.apply();
            edit.apply_replacements();
            assert_eq!(insts(edit, 0), [product, copy, first[1], first[2]]);
            assert_eq!(insts(edit, 1), second);
        });
        assert!(text.contains("= mul v0, i32 7") && !text.contains("i32 1"), "{text}");
    }

    #[test]
    fn what_replaces_a_value_may_be_replaced_itself() {
        let text = edited(|edit| {
            let first = insts(edit, 0);
            let [sum, next] = [first[0], first[1]].map(|inst| edit.result(inst).unwrap());
            let param = edit.params[0];
            edit.replace_value(next, sum);
            edit.replace_value(sum, param);
            assert_eq!(edit.resolve(next), param);
            edit.remove(first[0]);
            edit.remove(first[1]);
            edit.apply();
            edit.apply_replacements();
        });
        assert!(text.contains("= add v0, i32 3"), "{text}");
    }

    #[test]
    fn a_block_joins_the_one_that_jumps_to_it() {
        let text = edited(|edit| {
            assert_eq!(edit.retain_insts(|_| true, |block| block.as_u32() == 1), (1, 1));
            assert_eq!(edit.layout.len(), 1);
        });
        assert!(!text.contains("jump"), "{text}");
    }

    #[test]
    fn the_entry_is_split() {
        let text = edited(|edit| {
            let entry = edit.entry().unwrap();
            let body = edit.split_entry(entry);
            assert_eq!(edit.block_insts(body).len(), 3);
            let edge = edit.block_edges(body).next().unwrap();
            edit.split_edge(edge);
        });
        assert_eq!(text.matches("jump").count(), 3, "{text}");
    }

    #[test]
    fn fuel_and_trace_number_the_rewrites() {
        let mut module = parse_module("test", TEXT.as_bytes()).unwrap();
        let mut ctx = EditContext::new();
        ctx.limit(Some(2));
        ctx.set_tracing(true);
        let mut edit = Editor::new(&mut module.functions[crate::FuncId::from_u32(0)], &mut ctx);
        let first = insts(&edit, 0)[0];
        let mut n = 0;
        while edit.begin_rewrite() {
            edit.remove(first);
            n += 1;
        }
        assert_eq!(n, 2);
        assert_eq!(ctx.take_trace(), [(1, Change::Removed(first)), (2, Change::Removed(first))]);
        assert!(ctx.take_trace().is_empty());
    }
}
