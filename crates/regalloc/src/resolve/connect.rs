//! Moves between the parts of a register's live range: inside blocks, along edges, and to its slot.

use super::{
    AFTER_PREVIOUS, BUCKET, CHANGE, EDGE_END, Raw, RawEdge, Resolve, Summary, is_live, is_remat, retain_from,
};
use crate::bundle::STACK;
use crate::env::Env;
use crate::error::Error;
use crate::input::{Constraint, MoveReason, Operand, Vreg};
use crate::live::Occ;
use crate::state::Assign;
use crate::trim::Part;
use sheave_ssa::{Block, Edge};

impl Resolve {
    pub(super) fn summarise_edges(&mut self, env: Env<'_>) {
        self.pred_summary.clear();
        let n = env.code.n_blocks();
        for bucket in 0..n.div_ceil(BUCKET) {
            let mut s = Summary { min: u32::MAX, max: 0 };
            for block in bucket * BUCKET..n.min((bucket + 1) * BUCKET) {
                for pred in env.cfg.preds(block as u32) {
                    s.min = s.min.min(pred);
                    s.max = s.max.max(pred);
                }
            }
            self.pred_summary.push(s);
        }
    }

    /// Moves between the parts of one split register, and its stores.
    pub(super) fn connect(&mut self, env: Env<'_>, assign: &Assign, vreg: Vreg) -> Result<(), Error> {
        let (raw_mark, edge_mark) = (self.raws.len(), self.edges.len());
        let range = self.part_starts[vreg.index()] as usize..self.part_starts[vreg.index() + 1] as usize;
        let mut spills = 0.0;
        let mut any_stack = false;
        for i in range.clone() {
            let part = self.parts[i].1;
            any_stack |= part.place == STACK;
            if i + 1 < range.end {
                let next = self.parts[i + 1].1;
                let inst = part.to / 4;
                let inside = part.to == next.from
                    && part.to.is_multiple_of(4)
                    && part.place != next.place
                    && env.cfg.block_of[inst as usize] == env.cfg.block_of[inst as usize - 1];
                if inside {
                    if next.place == STACK {
                        spills += env.freq(inst);
                    }
                    self.change(env, inst << 3 | CHANGE, vreg, part.place, next.place);
                }
            }
            self.connect_edges(env, vreg, part, &mut spills)?;
        }
        if any_stack && !is_remat(env, vreg) && (spills > 0.0 || env.reserved.locked[vreg.index()]) {
            self.choose_stores(env, assign, vreg, raw_mark, edge_mark, spills)?;
        }
        Ok(())
    }

    pub(super) fn change(&mut self, env: Env<'_>, key: u32, vreg: Vreg, src: u8, dst: u8) {
        if dst != STACK || !is_remat(env, vreg) {
            self.raws.push(Raw { key, dst, src, reason: MoveReason::Split, dst_vreg: vreg, src_vreg: vreg });
        }
    }

    /// Moves on the edges into the blocks that begin inside `part`.
    pub(super) fn connect_edges(
        &mut self,
        env: Env<'_>,
        vreg: Vreg,
        part: Part,
        spills: &mut f32,
    ) -> Result<(), Error> {
        let n_insts = env.code.n_insts() as u32;
        let first_inst = part.from.div_ceil(4);
        if first_inst >= n_insts || 4 * first_inst >= part.to {
            return Ok(());
        }
        let mut block = env.cfg.block_of[first_inst as usize];
        if env.code.block_insts(block as usize).start != first_inst as usize {
            block += 1;
        }
        let last = env.cfg.block_of[(part.to as usize - 1) / 4];
        // Blocks whose end is inside the part as well: an edge from one of these needs nothing.
        let start_pos = |b: u32| if b == 0 { 0 } else { 4 * env.code.block_ends[b as usize - 1] };
        let lo = env.cfg.block_of[part.from as usize / 4];
        let hi = if 4 * env.code.block_ends[last as usize] == part.to { last + 1 } else { last };
        while block <= last && start_pos(block) < part.to {
            if (block as usize).is_multiple_of(BUCKET) && block as usize + BUCKET <= last as usize {
                let s = self.pred_summary[block as usize / BUCKET];
                if s.min >= lo && s.max < hi {
                    block += BUCKET as u32;
                    continue;
                }
            }
            for edge in env.cfg.edges_in(block) {
                let pred = edge.from.0;
                if pred >= lo && pred < hi {
                    continue;
                }
                let end = 4 * env.code.block_ends[pred as usize] - 1;
                let Some(src) = self.part_at(vreg, end) else {
                    debug_assert!(false, "{vreg:?} is live into block {block} but not out of {pred}");
                    continue;
                };
                if src != part.place {
                    self.connect_edge(env, vreg, edge, block, src, part.place, spills)?;
                }
            }
            block += 1;
        }
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "an edge, a value, and its places at both ends")]
    pub(super) fn connect_edge(
        &mut self,
        env: Env<'_>,
        vreg: Vreg,
        edge: Edge,
        target: u32,
        src: u8,
        dst: u8,
        spills: &mut f32,
    ) -> Result<(), Error> {
        let code = env.code;
        let pred = edge.from.index();
        let freq = code.block_freqs[pred].min(code.block_freqs[target as usize]);
        if dst == STACK {
            *spills += freq;
        }
        let jump = code.block_ends[pred] - 1;
        if env.cfg.preds(target).len() == 1 {
            let head = code.block_insts(target as usize).start as u32;
            self.change(env, head << 3 | AFTER_PREVIOUS, vreg, src, dst);
        } else if code.moves_fit_before_jump(pred) {
            self.change(env, jump << 3 | EDGE_END, vreg, src, dst);
        } else if !code.splittable[pred] && dst != STACK {
            debug_assert!(false, "{vreg:?} changes its place on an edge that cannot be split");
            return Err(Error::Malformed { inst: jump, rule: "an edge that must be split cannot be" });
        } else if dst != STACK || !is_remat(env, vreg) {
            let raw = Raw { key: 0, dst, src, reason: MoveReason::Split, dst_vreg: vreg, src_vreg: vreg };
            self.edges.push(RawEdge { edge, target, raw });
        }
        Ok(())
    }

    /// Stores at the definitions in place of stores at changes of place, if they are executed less or must
    /// be.
    pub(super) fn choose_stores(
        &mut self,
        env: Env<'_>,
        assign: &Assign,
        vreg: Vreg,
        raw_mark: usize,
        edge_mark: usize,
        spills: f32,
    ) -> Result<(), Error> {
        let mut cost = 0.0;
        for occ in env.live.occs(vreg) {
            let op = env.code.operands[occ.operand as usize];
            if self.stored_def(env, assign, *occ, op).is_some() {
                cost += env.freq(occ.inst);
            }
        }
        if !env.reserved.locked[vreg.index()] && cost >= spills {
            return Ok(());
        }
        retain_from(&mut self.raws, raw_mark, |raw| raw.dst != STACK);
        retain_from(&mut self.edges, edge_mark, |edge| edge.raw.dst != STACK);
        for occ in env.live.occs(vreg) {
            let op = env.code.operands[occ.operand as usize];
            let Some(src) = self.stored_def(env, assign, *occ, op) else { continue };
            let block = env.cfg.block_of[occ.inst as usize] as usize;
            if env.code.block_ends[block] != occ.inst + 1 {
                self.change(env, (occ.inst + 1) << 3 | AFTER_PREVIOUS, vreg, src, STACK);
                continue;
            }
            // A jump that defines a value: the store is on its edges.
            if !env.code.splittable[block] {
                let rule = "a jump whose edges cannot be split defines a value";
                return Err(Error::Malformed { inst: occ.inst, rule });
            }
            for (succ_idx, &succ) in env.code.block_succs(block).iter().enumerate() {
                let head = env.code.block_insts(succ as usize).start as u32;
                if is_live(env, assign, vreg, 4 * head) {
                    let edge = Edge::new(Block(block as u32), succ_idx as u32);
                    self.connect_edge(env, vreg, edge, succ, src, STACK, &mut 0.0)?;
                }
            }
        }
        Ok(())
    }

    /// For a definition whose value is read and lands in a register: the register that holds it after the
    /// instruction.
    pub(super) fn stored_def(&self, env: Env<'_>, assign: &Assign, occ: Occ, op: Operand) -> Option<u8> {
        let after = 4 * occ.inst + 3;
        if !op.writes() || !is_live(env, assign, op.vreg(), after) {
            return None;
        }
        let place = self.part_at(op.vreg(), after).filter(|&p| p != STACK)?;
        match op.constraint() {
            Constraint::Fixed(preg) => Some(preg.0),
            _ => Some(place),
        }
    }
}
