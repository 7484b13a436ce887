//! Whether the operands of an instruction go together: the rules of [`Constraint`], [`At`], [`InstKind`] and
//! recipes, so far as the allocator takes them for granted.
//!
//! Time per instruction: its operands times its definitions.

use crate::input::{Access, At, Constraint, InstKind, Operand, VregInfo};
use crate::registers::{PregSet, Registers};

/// Checks the operands of one instruction of the host.
///
/// # Errors
/// The rule that they break.
pub(super) fn check(
    regs: &Registers,
    vregs: &[VregInfo],
    kind: InstKind,
    operands: &[Operand],
    clobbers: PregSet,
) -> Result<(), &'static str> {
    let info = |op: &Operand| vregs[op.vreg().index()];
    for (i, op) in operands.iter().enumerate() {
        match op.constraint() {
            Constraint::Fixed(reg) => {
                if reg.class() != info(op).class {
                    return Err("a fixed register is of another class than its operand");
                }
                // One register for an early input and a late result, and for nothing else.
                let clashes = |other: &Operand| {
                    let [first, second] = if op.writes() { [other, op] } else { [op, other] };
                    let in_turn = first.at() == At::Early && second.at() == At::Late;
                    other.constraint() == op.constraint() && !(in_turn && !first.writes() && second.writes())
                };
                if operands[..i].iter().any(clashes) {
                    return Err("two operands demand one register at one time");
                }
                let is_held =
                    matches!((op.access(), op.at()), (Access::Use, At::Late) | (Access::Def, At::Early));
                if is_held && clobbers.contains(reg) {
                    return Err("an instruction clobbers a register that it reads late or defines early");
                }
                if regs.classes.iter().any(|class| class.scratch == Some(reg)) {
                    return Err("an operand names the allocator's own register");
                }
            }
            Constraint::Reuse(k) => check_reuse(vregs, operands, op, k)?,
            Constraint::Reg | Constraint::Any => {}
        }
        if op.access() == Access::UseDef && (op.at() == At::Early || op.constraint() != Constraint::Reg) {
            return Err("an operand that is read and written is late and in any register");
        }
        if !op.writes() {
            continue;
        }
        if info(op).remat.is_some() && (operands.len() != 1 || kind != InstKind::Plain) {
            return Err("what a recipe makes is defined by an instruction that does nothing else");
        }
        // Definitions that are early, or become so, must leave the old value alone until it is read.
        let tied = match op.constraint() {
            Constraint::Reuse(k) => Some(operands[k as usize].vreg()),
            _ => None,
        };
        let is_early = tied.is_some() || op.access() == Access::Def && op.at() == At::Early;
        for other in operands.iter().enumerate().filter(|&(j, other)| j != i && other.vreg() == op.vreg()) {
            let other = other.1;
            if other.writes() || op.access() == Access::UseDef {
                return Err("an instruction writes a register once, or reads and writes it by one operand");
            }
            let is_fixed = matches!(other.constraint(), Constraint::Fixed(_));
            if other.at() == At::Late || is_early && !is_fixed && tied != Some(op.vreg()) {
                return Err("a register is written before its old value is read");
            }
        }
    }
    match kind {
        InstKind::Commutative => check_commutative(vregs, operands),
        InstKind::Plain | InstKind::Arrival | InstKind::Move | InstKind::Split => Ok(()),
    }
}

fn check_reuse(vregs: &[VregInfo], operands: &[Operand], def: &Operand, k: u8) -> Result<(), &'static str> {
    let info = |op: &Operand| vregs[op.vreg().index()];
    let fits = operands.get(k as usize).is_some_and(|input| {
        let is_plain = input.access() == Access::Use && input.constraint() == Constraint::Reg;
        let is_wide = info(input).class == info(def).class && info(input).bytes >= info(def).bytes;
        is_plain && is_wide && input.at() == At::Early
    });
    let is_only = operands.iter().filter(|op| op.constraint() == Constraint::Reuse(k)).count() == 1;
    if def.access() != Access::Def || def.at() != At::Late || !fits || !is_only {
        return Err("a definition re-uses, late and alone, an early input in any register that is as wide");
    }
    Ok(())
}

fn check_commutative(vregs: &[VregInfo], operands: &[Operand]) -> Result<(), &'static str> {
    let mut uses = operands.iter().enumerate().filter(|(_, op)| op.access() == Access::Use);
    let fits = match (uses.next(), uses.next()) {
        (Some((i, a)), Some((j, b))) => {
            let is_reused =
                |k: usize| operands.iter().any(|op| op.constraint() == Constraint::Reuse(k as u8));
            let is_free = |op: &Operand| matches!(op.constraint(), Constraint::Reg | Constraint::Any);
            let [x, y] = [a, b].map(|op| vregs[op.vreg().index()]);
            let is_same =
                x.class == y.class && x.bytes == y.bytes && a.at() == At::Early && b.at() == At::Early;
            is_same && is_free(a) && is_free(b) && is_reused(i) != is_reused(j)
        }
        _ => false,
    };
    if fits { Ok(()) } else { Err("of two equal early inputs that may be exchanged one is re-used") }
}
