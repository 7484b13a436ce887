//! Moves between the parts of a register's live range: inside blocks, along edges, and to its slot.

use super::parts::{Part, Parts};
use super::resolve::{
    AFTER_PREVIOUS, BUCKET, CHANGE, EDGE_END, Raw, RawEdge, Resolve, Summary, is_live, retain_from,
};
use crate::assign;
use crate::assign::bundle::STACK;
use crate::build::env::Env;
use crate::build::live::Occ;
use crate::error::Error;
use crate::input::{Constraint, Operand, Vreg};
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
    pub(super) fn connect(
        &mut self,
        env: Env<'_>,
        assign: &assign::Ctx,
        parts: &Parts,
        vreg: Vreg,
    ) -> Result<(), Error> {
        let (raw_mark, edge_mark) = (self.raws.len(), self.edges.len());
        let own = parts.of(vreg);
        let mut spills = 0.0;
        for (i, part) in own.iter().enumerate() {
            if let Some(next) = own.get(i + 1) {
                let inst = part.to / 4;
                let inside = part.to == next.from
                    && part.to.is_multiple_of(4)
                    && part.place != next.place
                    && env.cfg.block_of[inst as usize] == env.cfg.block_of[inst as usize - 1];
                if inside {
                    if next.place == STACK {
                        spills += env.freq(inst);
                    }
                    self.change(env, inst << 3 | CHANGE, Raw::between_parts(vreg, part.place, next.place));
                }
            }
            spills += self.connect_edges(env, parts, vreg, *part)?;
        }
        let any_stack = own.iter().any(|part| part.place == STACK);
        if any_stack && !env.is_remat(vreg) && (spills > 0.0 || env.reserved.locked[vreg.index()]) {
            self.choose_stores(env, assign, parts, vreg, [raw_mark, edge_mark], spills)?;
        }
        Ok(())
    }

    /// Adds a change of place at a point of the code. Rematerialised values are not stored.
    fn change(&mut self, env: Env<'_>, key: u32, raw: Raw) {
        if raw.dst != STACK || !env.is_remat(raw.dst_vreg) {
            self.raws.push(Raw { key, ..raw });
        }
    }

    /// Moves on the edges into the blocks that begin inside `part`; returns how often they store.
    fn connect_edges(&mut self, env: Env<'_>, parts: &Parts, vreg: Vreg, part: Part) -> Result<f32, Error> {
        let n_insts = env.code.n_insts() as u32;
        let first_inst = part.from.div_ceil(4);
        if first_inst >= n_insts || 4 * first_inst >= part.to {
            return Ok(0.0);
        }
        let mut spills = 0.0;
        let mut block = env.cfg.block_of[first_inst as usize];
        if env.code.block_insts(block as usize).start != first_inst as usize {
            block += 1;
        }
        let last = env.cfg.block_of[(part.to as usize - 1) / 4];
        // Blocks whose end is inside the part as well: an edge from one of these needs no move.
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
                let Some(src) = parts.part_at(vreg, end) else {
                    debug_assert!(false, "{vreg:?} is live into block {block} but not out of {pred}");
                    continue;
                };
                if src != part.place {
                    spills +=
                        self.connect_edge(env, edge, block, Raw::between_parts(vreg, src, part.place))?;
                }
            }
            block += 1;
        }
        Ok(spills)
    }

    /// A move on an edge to `target`; returns how often it stores.
    fn connect_edge(&mut self, env: Env<'_>, edge: Edge, target: u32, raw: Raw) -> Result<f32, Error> {
        let code = env.code;
        let pred = edge.from.index();
        let jump = code.block_ends[pred] - 1;
        if env.cfg.preds(target).len() == 1 {
            let head = code.block_insts(target as usize).start as u32;
            self.change(env, head << 3 | AFTER_PREVIOUS, raw);
        } else if code.moves_fit_before_jump(pred) {
            self.change(env, jump << 3 | EDGE_END, raw);
        } else if !code.splittable[pred] && raw.dst != STACK {
            debug_assert!(false, "{:?} changes its place on an edge that cannot be split", raw.dst_vreg);
            return Err(Error::Malformed { inst: jump, rule: "an edge that must be split cannot be" });
        } else if raw.dst != STACK || !env.is_remat(raw.dst_vreg) {
            self.edges.push(RawEdge { edge, target, raw });
        }
        let freq = code.block_freqs[pred].min(code.block_freqs[target as usize]);
        Ok(if raw.dst == STACK { freq } else { 0.0 })
    }

    /// Stores at the definitions in place of stores at changes of place, if they are executed less or must
    /// be.
    fn choose_stores(
        &mut self,
        env: Env<'_>,
        assign: &assign::Ctx,
        parts: &Parts,
        vreg: Vreg,
        [raw_mark, edge_mark]: [usize; 2],
        spills: f32,
    ) -> Result<(), Error> {
        let mut cost = 0.0;
        for occ in env.live.occs(vreg) {
            let op = env.code.operands[occ.operand as usize];
            if stored_def(env, assign, parts, *occ, op).is_some() {
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
            let Some(src) = stored_def(env, assign, parts, *occ, op) else { continue };
            let store = Raw::between_parts(vreg, src, STACK);
            let block = env.cfg.block_of[occ.inst as usize] as usize;
            if env.code.block_ends[block] != occ.inst + 1 {
                self.change(env, (occ.inst + 1) << 3 | AFTER_PREVIOUS, store);
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
                    self.connect_edge(env, edge, succ, store)?;
                }
            }
        }
        Ok(())
    }
}

/// For a definition whose value is read and lands in a register: the register that holds it after the
/// instruction.
fn stored_def(env: Env<'_>, assign: &assign::Ctx, parts: &Parts, occ: Occ, op: Operand) -> Option<u8> {
    let after = 4 * occ.inst + 3;
    if !op.writes() || !is_live(env, assign, op.vreg(), after) {
        return None;
    }
    let place = parts.part_at(op.vreg(), after).filter(|&p| p != STACK)?;
    match op.constraint() {
        Constraint::Fixed(preg) => Some(preg.0),
        _ => Some(place),
    }
}
