//! The copies of a loop's blocks.

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use sheave_ir::{Block, Edge, Editor, Inst, InstData, Value, ValueList};

use super::candidate::Candidate;
use crate::loops::kit::copies::{Copies, How};

/// The blocks and edges of the latest copy; keep it for the next loop.
#[derive(Debug, Default)]
pub(super) struct Iterations {
    copies: Copies,
    insts: Vec<Inst>,
    blocks: SecondaryMap<Block, PackedOption<Block>>,
    edges: Vec<(Block, ValueList)>,
    /// The header's phis in the next copy.
    next: Vec<Value>,
    args: Vec<Value>,
    /// Phis of the block in which the leaving edges meet.
    phis: Vec<Value>,
}

/// A loop, and where an edge that leaves it has to bring which of its values.
#[derive(Clone, Copy)]
struct Loop<'a> {
    candidate: &'a Candidate,
    blocks: &'a [Block],
    merged: &'a [(u32, Value)],
}

impl Iterations {
    /// Makes the copies of `candidate` and sends the edge that enters it there. The blocks of the loop itself
    /// are not reached then.
    pub(super) fn make(
        &mut self,
        edit: &mut Editor<'_>,
        candidate: &Candidate,
        blocks: &[Block],
        live_out: &[(u32, Value)],
    ) {
        self.copies.begin();
        self.next.clear();
        self.next.extend(edit.edge_args(candidate.entry).iter().map(|&arg| edit.resolve(arg)));
        // Where several edges leave, what is used afterwards goes through phis.
        let merged = if candidate.n_exits > 1 { live_out } else { &[] };
        self.phis.clear();
        if let Some(exit) = candidate.exit {
            for &(_, value) in merged {
                self.phis.push(edit.make_phi(exit, edit.ty(value)));
            }
        }
        let first = edit.make_block();
        let mut head = first;
        self.insts.clear();
        for trip in 1..=candidate.trips {
            let of = Loop { candidate, blocks, merged };
            head = self.copy(edit, of, head, trip == candidate.trips);
        }
        edit.retarget(candidate.entry, first, &[]);
        for (index, &(_, value)) in live_out.iter().enumerate() {
            let by = self.phis.get(index).copied().unwrap_or_else(|| self.value(edit, value));
            edit.replace_value(value, by);
        }
    }

    fn value(&self, edit: &Editor<'_>, value: Value) -> Value {
        self.copies.copied(value).unwrap_or_else(|| edit.resolve(value))
    }

    /// One copy, which begins in the block `head` after the instructions that were collected for it; where
    /// `last`, its test leaves the loop. Gives the block that the next one begins in: the one that this ends
    /// in, if all that it does is to go on.
    fn copy(&mut self, edit: &mut Editor<'_>, of: Loop<'_>, head: Block, last: bool) -> Block {
        let Loop { candidate, blocks, merged } = of;
        let header = blocks[0];
        self.copies.map_phis(edit, header, &self.next);
        self.blocks.clear();
        self.blocks[header] = head.into();
        let mut next_head = head;
        for &from in blocks {
            // What only the edge that stays leads to is not part of the last copy.
            let Some(block) = self.blocks[from].expand() else { continue };
            self.edges.clear();
            self.copies.copy_insts(edit, from, &mut self.insts, |_, _| How::Simplified);
            let Some(terminator) = edit.terminator(from) else { continue };
            let mut data = self.copies.mapped(edit, terminator);
            let mut range = 0..edit.succ_edges(from).len();
            if from == candidate.test {
                let taken = if last { 1 - candidate.inside } else { candidate.inside };
                range = taken..taken + 1;
                data = InstData::Jump;
            }
            for edge in edit.block_edges(from).skip(range.start).take(range.len()) {
                let target = edit.edges[edge].target;
                if target == header {
                    self.map_args(edit, edge, &[]);
                    std::mem::swap(&mut self.next, &mut self.args);
                    // Whatever is in the loop leads here, so that nothing else of this copy follows.
                    if data == InstData::Jump {
                        return block;
                    }
                    next_head = edit.make_block();
                    self.edges.push((next_head, ValueList::new()));
                    continue;
                }
                let stays = blocks.contains(&target);
                let target = if stays { self.copied_block(edit, target) } else { target };
                self.map_args(edit, edge, if stays { &[] } else { merged });
                self.edges.push((target, edit.list(&self.args)));
            }
            let copy = edit.make_inst(data);
            edit.copy_loc(terminator, copy);
            self.insts.push(copy);
            edit.fill_block(block, &self.insts, &self.edges);
            self.insts.clear();
        }
        next_head
    }

    /// The arguments of `edge` in this copy, and after them the values `more`.
    fn map_args(&mut self, edit: &Editor<'_>, edge: Edge, more: &[(u32, Value)]) {
        let mut args = std::mem::take(&mut self.args);
        args.clear();
        let all = edit.edge_args(edge).iter().chain(more.iter().map(|(_, value)| value));
        args.extend(all.map(|&arg| self.value(edit, arg)));
        self.args = args;
    }

    /// The copy of a block of the loop, with phis of its own.
    fn copied_block(&mut self, edit: &mut Editor<'_>, from: Block) -> Block {
        if let Some(block) = self.blocks[from].expand() {
            return block;
        }
        let block = edit.make_block();
        self.blocks[from] = block.into();
        for index in 0..edit.phis(from).len() {
            let phi = edit.phis(from)[index];
            let copy = edit.make_phi(block, edit.ty(phi));
            self.copies.map(phi, copy);
        }
        block
    }
}
