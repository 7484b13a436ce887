//! The location of each operand of each instruction.

use super::parts::Parts;
use super::resolve::{AFTER_PREVIOUS, DEMAND, MOVE_INST, Raw, Resolve, allocation, is_live, same};
use super::slots::Slots;
use crate::assign;
use crate::assign::bundle::STACK;
use crate::build::demand::TIED;
use crate::build::env::Env;
use crate::build::live::{Occ, position};
use crate::error::Error;
use crate::input::{Access, Constraint, InstKind, MoveReason, Operand};
use crate::output::{Allocation, Output};
use crate::registers::Preg;
use sheave_ssa::restart;

impl Resolve {
    pub(super) fn place_operands(
        &mut self,
        env: Env<'_>,
        assign: &assign::Ctx,
        slots: &Slots,
        parts: &mut Parts,
        out: &mut Output,
    ) -> Result<(), Error> {
        let code = env.code;
        out.allocs.resize(code.operands.len(), Allocation::NONE);
        out.removed.resize(code.n_insts(), false);
        restart(&mut self.raws);
        restart(&mut self.edges);
        let mut start = 0;
        for inst in 0..code.n_insts() {
            let range = start..code.operand_ends[inst] as usize;
            start = range.end;
            if code.kinds[inst].is_move() {
                self.place_move(env, assign, parts, inst as u32, out);
                continue;
            }
            if place_simple(env, parts, range.clone(), out) {
                continue;
            }
            let mut reuse = false;
            for operand in range.clone() {
                let op = code.operands[operand];
                let occ = Occ { inst: inst as u32, operand: operand as u32 };
                match op.constraint() {
                    Constraint::Fixed(_) => self.place_fixed(env, assign, parts, occ, op, out),
                    Constraint::Reuse(_) => reuse = true,
                    _ => {
                        if env.live.flags[operand] & TIED != 0 {
                            continue;
                        }
                        let Some(place) = parts.place_at(op.vreg(), position(op, inst as u32)) else {
                            debug_assert!(false, "operand {operand} of instruction {inst} has no place");
                            continue;
                        };
                        if place == STACK && env.needs_register(occ, op) {
                            debug_assert!(false, "operand {operand} of instruction {inst} is on the stack");
                            return Err(Error::TooFewRegisters {
                                inst: inst as u32,
                                operand: operand as u32,
                            });
                        }
                        if place == STACK && op.access() == Access::Def && env.is_remat(op.vreg()) {
                            out.removed[inst] = true;
                        } else {
                            out.stats.memory_operands += u32::from(place == STACK);
                            out.allocs[operand] = allocation(env, slots, op.vreg(), place);
                        }
                    }
                }
            }
            if reuse {
                self.place_tied(env, parts, inst, out);
            }
        }
        Ok(())
    }

    fn place_move(
        &mut self,
        env: Env<'_>,
        assign: &assign::Ctx,
        parts: &mut Parts,
        inst: u32,
        out: &mut Output,
    ) {
        out.removed[inst as usize] = true;
        let range = env.code.operand_range(inst as usize);
        let (dst, src) = (env.code.operands[range.start].vreg(), env.code.operands[range.start + 1].vreg());
        let (Some(from), Some(to)) = (parts.place_at(src, 4 * inst), parts.place_at(dst, 4 * inst + 2))
        else {
            debug_assert!(false, "a side of move {inst} has no place");
            return;
        };
        // A value without uses is not written.
        let is_read = is_live(env, assign, dst, 4 * inst + 3);
        if !is_read {
            out.unread.push(inst);
        }
        let is_split = env.code.kinds[inst as usize] == InstKind::Split;
        if is_read && !same(env, to, dst, from, src) {
            self.raws.push(Raw {
                key: inst << 3 | MOVE_INST,
                dst: to,
                src: from,
                reason: if is_split { MoveReason::Split } else { MoveReason::Copy },
                dst_vreg: dst,
                src_vreg: src,
            });
        } else {
            out.stats.coalesced += 1;
        }
    }

    fn place_fixed(
        &mut self,
        env: Env<'_>,
        assign: &assign::Ctx,
        parts: &mut Parts,
        occ: Occ,
        op: Operand,
        out: &mut Output,
    ) {
        let Constraint::Fixed(preg) = op.constraint() else { return };
        out.allocs[occ.operand as usize] = Allocation::reg(preg);
        let vreg = op.vreg();
        let at = 4 * occ.inst + if op.writes() { 3 } else { 0 };
        if op.writes() && !is_live(env, assign, vreg, at) {
            return;
        }
        let Some(place) = parts.place_at(vreg, at) else {
            debug_assert!(false, "fixed operand {} has no place", occ.operand);
            return;
        };
        if place == preg.0 {
            out.stats.coalesced += 1;
            return;
        }
        let (key, dst, src) = if op.writes() {
            ((occ.inst + 1) << 3 | AFTER_PREVIOUS, place, preg.0)
        } else {
            (occ.inst << 3 | DEMAND, preg.0, place)
        };
        if dst != STACK || !env.is_remat(vreg) {
            self.raws.push(Raw { key, dst, src, reason: MoveReason::Fixed, dst_vreg: vreg, src_vreg: vreg });
        }
    }

    /// Definitions that re-use an input, after all other operands.
    fn place_tied(&mut self, env: Env<'_>, parts: &mut Parts, inst: usize, out: &mut Output) {
        let range = env.code.operand_range(inst);
        for operand in range.clone() {
            let def = env.code.operands[operand];
            let Constraint::Reuse(k) = def.constraint() else { continue };
            let src = env.code.operands[range.start + k as usize].vreg();
            let at = 4 * inst as u32;
            let (Some(from), Some(to)) = (parts.place_at(src, at), parts.place_at(def.vreg(), at + 1)) else {
                debug_assert!(false, "tied operand {operand} has no place");
                continue;
            };
            let alloc = if to == STACK { Allocation::NONE } else { Allocation::reg(Preg(to)) };
            out.allocs[operand] = alloc;
            let named = |other: usize| {
                let operands = &env.code.operands[range.clone()];
                operands.iter().any(|op| op.constraint() == Constraint::Reuse((other - range.start) as u8))
            };
            for other in range.clone() {
                // Of several inputs that read one register each goes to the definition that names it.
                if env.live.flags[other] & TIED != 0
                    && env.code.operands[other].vreg() == src
                    && (other == range.start + k as usize || !named(other))
                {
                    out.allocs[other] = alloc;
                }
            }
            if from == to {
                out.stats.coalesced += 1;
            } else {
                self.raws.push(Raw {
                    key: (inst as u32) << 3 | DEMAND,
                    dst: to,
                    src: from,
                    reason: MoveReason::Reuse,
                    dst_vreg: def.vreg(),
                    src_vreg: src,
                });
            }
        }
    }
}

/// Places the operands of an instruction if all of them are in any register and live in one place each.
#[inline]
fn place_simple(env: Env<'_>, parts: &Parts, range: core::ops::Range<usize>, out: &mut Output) -> bool {
    let operands = &env.code.operands[range.clone()];
    let allocs = &mut out.allocs[range];
    let mut simple = true;
    // A tied input is beside a definition that is not free.
    for (op, alloc) in operands.iter().zip(allocs) {
        let place = parts.place_of[op.vreg().index()];
        simple &= op.is_free() && (place as usize) < Preg::COUNT;
        *alloc = Allocation::reg(Preg(place));
    }
    simple
}
