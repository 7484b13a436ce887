//! Taint tracking: follows undefined bits through registers and memory, before each operation. Bits are
//! undefined if they come from unwritten memory or from poison. It is a fault if a branch, an address or an
//! argument of the host depends on them; they may be moved, stored and computed with.
//!
//! Logical operations, shifts by known amounts and conversions are tracked bit by bit, as bit fields need;
//! other operations taint their whole result. The algorithm is that of Stepanov, Serebryany,
//! "MemorySanitizer: fast detector of uninitialized memory use in C++", 2015.

use smallvec::SmallVec;

use sheave_ir::{MemOp, TernaryOp, Type, UnaryOp};

use crate::code::{Code, EdgeCode, Op, Reg};
use crate::host::Host;
use crate::machine::Machine;
use crate::memory::{CLEAN, Origin, Taint};
use crate::trap::TrapKind;

/// The taints of the registers of all frames.
#[derive(Default)]
pub(super) struct Tracker {
    registers: Vec<Taint>,
    /// Of the arguments of the call that is about to be made.
    pub(super) args: SmallVec<[Taint; 8]>,
    /// Of the values that the last `return` gave.
    returned: SmallVec<[Taint; 4]>,
    /// The next operation breaks a promise: the origin of its poison.
    pub(super) breaks: Option<u32>,
    moved: Vec<Taint>,
}

impl Tracker {
    /// A new frame has `n` registers from `base` on, of which `params` get the arguments.
    pub(super) fn enter(&mut self, base: usize, n: usize, params: impl Iterator<Item = Reg>) {
        if self.registers.len() < base + n {
            self.registers.resize(base + n, CLEAN);
        }
        self.registers[base..base + n].fill(CLEAN);
        for (param, taint) in params.zip(core::mem::take(&mut self.args)) {
            self.registers[base + param as usize] = taint;
        }
    }

    /// The results of a call, in `registers` of the frame at `base`.
    pub(super) fn take_results(&mut self, base: usize, registers: &[Reg]) {
        for (i, &register) in registers.iter().enumerate() {
            self.registers[base + register as usize] = self.returned.get(i).copied().unwrap_or(CLEAN);
        }
    }

    /// Performs the moves of an edge.
    pub(super) fn move_phis(&mut self, code: &Code, edge: &EdgeCode, base: usize) {
        let moves = &code.moves[edge.first_move as usize..][..edge.n_moves as usize];
        self.moved.clear();
        self.moved.extend(moves.iter().map(|&(source, _)| self.registers[base + source as usize]));
        for (&(_, dest), &taint) in moves.iter().zip(&self.moved) {
            self.registers[base + dest as usize] = taint;
        }
    }
}

/// All bits, if any is tainted.
fn spread(taints: &[Taint]) -> Taint {
    taints.iter().find(|taint| taint.0 != 0).map_or(CLEAN, |taint| (u64::MAX, taint.1))
}

/// The bits of several operands together.
fn union(bits: u64, taints: [Taint; 2]) -> Taint {
    let origin = if taints[0].0 & bits != 0 { taints[0].1 } else { taints[1].1 };
    if bits == 0 { CLEAN } else { (bits, origin) }
}

impl<'m, H: Host<'m>> Machine<'m, H> {
    /// Tracks the effect of `op`, which is executed next, on the frame at `base` with slots at `fp`.
    pub(super) fn track(&mut self, code: &Code, op: Op, base: usize, fp: u64) -> Result<(), TrapKind> {
        let Some(mut tracker) = self.tracker.take() else { return Ok(()) };
        let result = self.track_with(&mut tracker, code, op, base, fp);
        self.tracker = Some(tracker);
        result
    }

    fn track_with(
        &mut self,
        tracker: &mut Tracker,
        code: &Code,
        op: Op,
        base: usize,
        fp: u64,
    ) -> Result<(), TrapKind> {
        let taint = |reg: Reg| tracker.registers[base + reg as usize];
        let value = |reg: Reg| self.regs[base + reg as usize];
        let (dest, result) = match op {
            Op::Copy { d, a } | Op::Move { d, a } => (d, taint(a)),
            Op::Cut { sh, d, a } => (d, (taint(a).0 << sh >> sh, taint(a).1)),
            Op::Sext { from, to, d, a } => {
                let wide = (((taint(a).0 << from) as i64) >> from) as u64;
                (d, (wide << to >> to, taint(a).1))
            }
            // A frozen value is defined.
            Op::Unary { op: UnaryOp::Freeze, d, .. } => (d, CLEAN),
            Op::Unary { d, a, .. } => (d, spread(&[taint(a)])),
            Op::And { d, a, b } => {
                let (x, y) = (taint(a), taint(b));
                (d, union(x.0 & y.0 | x.0 & value(b) | y.0 & value(a), [x, y]))
            }
            Op::Or { d, a, b } => {
                let (x, y) = (taint(a), taint(b));
                (d, union(x.0 & y.0 | x.0 & !value(b) | y.0 & !value(a), [x, y]))
            }
            Op::Xor { d, a, b } => (d, union(taint(a).0 | taint(b).0, [taint(a), taint(b)])),
            Op::Shl { sh, d, a, b } if taint(b).0 == 0 => {
                let amount = value(b) as u32 & (63 - u32::from(sh));
                (d, (taint(a).0 << amount << sh >> sh, taint(a).1))
            }
            Op::Lshr { sh, d, a, b } if taint(b).0 == 0 => {
                (d, (taint(a).0 << sh >> sh >> (value(b) as u32 & (63 - u32::from(sh))), taint(a).1))
            }
            Op::Ashr { sh, d, a, b } if taint(b).0 == 0 => {
                let wide = ((taint(a).0 << sh) as i64) >> sh;
                (d, ((wide >> (value(b) as u32 & (63 - u32::from(sh)))) as u64, taint(a).1))
            }
            Op::Add { d, a, b, .. }
            | Op::Sub { d, a, b, .. }
            | Op::Mul { d, a, b, .. }
            | Op::Shl { d, a, b, .. }
            | Op::Lshr { d, a, b, .. }
            | Op::Ashr { d, a, b, .. }
            | Op::Fadd { d, a, b }
            | Op::Fsub { d, a, b }
            | Op::Fmul { d, a, b }
            | Op::Fdiv { d, a, b }
            | Op::Binary { d, a, b, .. }
            | Op::Eq { d, a, b }
            | Op::Ne { d, a, b }
            | Op::Slt { d, a, b, .. }
            | Op::Icmp { d, a, b, .. }
            | Op::Fcmp { d, a, b, .. } => (d, spread(&[taint(a), taint(b)])),
            Op::PtrIndex { d, base, index, .. } => (d, spread(&[taint(base), taint(index)])),
            Op::Wide { d, d2, a, b, .. } => {
                let both = spread(&[taint(a), taint(b)]);
                tracker.registers[base + d2 as usize] = both;
                (d, both)
            }
            Op::Ternary { op: TernaryOp::Select, d, a, b, c, .. } if taint(a).0 == 0 => {
                (d, taint(if value(a) != 0 { b } else { c }))
            }
            Op::Ternary { d, a, b, c, .. } => (d, spread(&[taint(a), taint(b), taint(c)])),
            Op::Slot { d, .. } | Op::FreshSlot { d, .. } => (d, CLEAN),
            Op::DynAlloca { d, size, .. } => {
                self.observe("the size of a local variable", &[taint(size)])?;
                (d, CLEAN)
            }
            Op::Load8 { d, addr, offset } => (d, self.track_load(taint(addr), value(addr), offset, 1)?),
            Op::Load16 { d, addr, offset } => (d, self.track_load(taint(addr), value(addr), offset, 2)?),
            Op::Load32 { d, addr, offset } => (d, self.track_load(taint(addr), value(addr), offset, 4)?),
            Op::Load64 { d, addr, offset } => (d, self.track_load(taint(addr), value(addr), offset, 8)?),
            Op::LoadSlot8 { d, offset } => (d, self.loaded(fp + u64::from(offset), 1)),
            Op::LoadSlot16 { d, offset } => (d, self.loaded(fp + u64::from(offset), 2)),
            Op::LoadSlot32 { d, offset } => (d, self.loaded(fp + u64::from(offset), 4)),
            Op::LoadSlot64 { d, offset } => (d, self.loaded(fp + u64::from(offset), 8)),
            Op::StoreSlot8 { offset, value } => return self.stored(fp + u64::from(offset), 1, taint(value)),
            Op::StoreSlot16 { offset, value } => return self.stored(fp + u64::from(offset), 2, taint(value)),
            Op::StoreSlot32 { offset, value } => return self.stored(fp + u64::from(offset), 4, taint(value)),
            Op::StoreSlot64 { offset, value } => return self.stored(fp + u64::from(offset), 8, taint(value)),
            Op::Store8 { addr, value: v, offset } => {
                return self.track_store(taint(addr), value(addr), offset, 1, taint(v));
            }
            Op::Store16 { addr, value: v, offset } => {
                return self.track_store(taint(addr), value(addr), offset, 2, taint(v));
            }
            Op::Store32 { addr, value: v, offset } => {
                return self.track_store(taint(addr), value(addr), offset, 4, taint(v));
            }
            Op::Store64 { addr, value: v, offset } => {
                return self.track_store(taint(addr), value(addr), offset, 8, taint(v));
            }
            Op::Rmw { ty, d, addr, value: v, .. } => {
                let (addr_taint, addr, operand) = (taint(addr), value(addr), taint(v));
                let old = self.track_load(addr_taint, addr, 0, u64::from(ty.bytes()))?;
                self.track_store(addr_taint, addr, 0, u64::from(ty.bytes()), spread(&[old, operand]))?;
                (d, old)
            }
            Op::CmpXchg { ty, list } => {
                let regs = &code.lists[list as usize..list as usize + 5];
                let (addr_taint, addr) = (taint(regs[0]), value(regs[0]));
                let new = taint(regs[2]);
                let old = self.track_load(addr_taint, addr, 0, u64::from(ty.bytes()))?;
                self.track_store(addr_taint, addr, 0, u64::from(ty.bytes()), spread(&[old, new]))?;
                tracker.registers[base + regs[4] as usize] = spread(&[old]);
                (regs[3], old)
            }
            Op::Mem { op, a, b, c } => {
                self.observe("an address", &[taint(a)])?;
                if op != MemOp::Set {
                    self.observe("an address", &[taint(b)])?;
                }
                return self.observe("the number of bytes", &[taint(c)]);
            }
            Op::Call { site } | Op::ReturnCall { site } => {
                let site = &code.calls[site as usize];
                tracker.args = site.args.iter().map(|&reg| tracker.registers[base + reg as usize]).collect();
                site.results.iter().for_each(|&reg| tracker.registers[base + reg as usize] = CLEAN);
                return Ok(());
            }
            Op::Intrinsic { n_args, n_results, list, .. } => {
                let (args, results) = code.lists[list as usize..][..usize::from(n_args + n_results)]
                    .split_at(usize::from(n_args));
                let taints: SmallVec<[Taint; 4]> = args.iter().map(|&reg| taint(reg)).collect();
                let all = spread(&taints);
                results.iter().for_each(|&reg| tracker.registers[base + reg as usize] = all);
                return Ok(());
            }
            Op::Asm { site } => {
                let site = &code.asms[site as usize];
                site.zeros.iter().for_each(|&reg| tracker.registers[base + reg as usize] = CLEAN);
                site.moves.iter().for_each(|&(_, reg)| tracker.registers[base + reg as usize] = CLEAN);
                return Ok(());
            }
            Op::Branch { cond, .. } => return self.observe("a branch", &[taint(cond)]),
            Op::BranchEq { a, b, .. }
            | Op::BranchNe { a, b, .. }
            | Op::BranchUlt { a, b, .. }
            | Op::BranchUle { a, b, .. }
            | Op::BranchSlt { a, b, .. }
            | Op::BranchSle { a, b, .. } => return self.observe("a branch", &[taint(a), taint(b)]),
            Op::Switch { value, .. } => return self.observe("a switch", &[taint(value)]),
            Op::IndirectBranch { addr, .. } => return self.observe("a branch", &[taint(addr)]),
            Op::Return { list, n } => {
                let list = &code.lists[list as usize..][..n as usize];
                tracker.returned = list.iter().map(|&reg| taint(reg)).collect();
                let func = self.frames.first().filter(|_| self.frames.len() == 1).map(|frame| frame.func);
                if func.is_some() && func == self.program.module.function_id("main") {
                    return self.observe("the exit status", &tracker.returned);
                }
                return Ok(());
            }
            Op::LandingPad { exception, number } => {
                tracker.registers[base + exception as usize] = CLEAN;
                (number, CLEAN)
            }
            Op::TypeId { d, .. } => (d, CLEAN),
            Op::Promise { .. }
            | Op::Fence
            | Op::Lifetime { .. }
            | Op::Jump { .. }
            | Op::Resume { .. }
            | Op::Unreachable => {
                return Ok(());
            }
        };
        let result = match tracker.breaks.take() {
            Some(origin) => (u64::MAX, origin),
            None => result,
        };
        tracker.registers[base + dest as usize] = result;
        Ok(())
    }

    /// Returns a trap if a value that `what` depends on is tainted.
    pub(super) fn observe(&self, what: &str, taints: &[Taint]) -> Result<(), TrapKind> {
        match taints.iter().find(|taint| taint.0 != 0) {
            None => Ok(()),
            Some(&(_, origin)) => {
                let origin_data = self.memory.taints.as_ref().and_then(|taints| taints.origin(origin));
                let poison = origin_data.is_some_and(|origin| origin.is_poison);
                Err(TrapKind::Tainted { what: what.into(), poison, origin })
            }
        }
    }

    fn track_load(&self, address: Taint, at: u64, offset: i32, n: u64) -> Result<Taint, TrapKind> {
        let addr = self.accessed(address, at, offset, n, false)?;
        Ok(self.loaded(addr, n))
    }

    fn track_store(
        &mut self,
        address: Taint,
        at: u64,
        offset: i32,
        n: u64,
        value: Taint,
    ) -> Result<(), TrapKind> {
        let addr = self.accessed(address, at, offset, n, true)?;
        self.stored(addr, n, value)
    }

    fn accessed(&self, address: Taint, at: u64, offset: i32, n: u64, write: bool) -> Result<u64, TrapKind> {
        self.observe("an address", &[address])?;
        let addr = at.wrapping_add(i64::from(offset) as u64);
        if self.options.checks.alignment && !addr.is_multiple_of(n) {
            return Err(TrapKind::Misaligned { addr, size: n, write });
        }
        Ok(addr)
    }

    fn loaded(&self, addr: u64, n: u64) -> Taint {
        self.memory.taints.as_ref().map_or(CLEAN, |taints| taints.load(addr, n))
    }

    fn stored(&mut self, addr: u64, n: u64, taint: Taint) -> Result<(), TrapKind> {
        if let Some(taints) = &mut self.memory.taints {
            taints.store(addr, n, taint);
        }
        Ok(())
    }

    /// The operation after this one breaks a promise about its result.
    pub(super) fn break_promise(&mut self) {
        let site = self.site();
        if let (Some(tracker), Some(taints)) = (&mut self.tracker, &mut self.memory.taints) {
            tracker.breaks = Some(taints.number(Origin { site, is_poison: true }));
        }
    }
}

/// Whether the promise of no signed (`nsw`) or unsigned (`nuw`) wrap is broken.
pub(super) fn wraps(op: sheave_ir::BinaryOp, ty: Type, a: u64, b: u64, nsw: bool, nuw: bool) -> bool {
    use sheave_ir::BinaryOp;
    let bits = ty.bytes() * 8;
    let signed = |value: u64| i128::from(((value << (64 - bits)) as i64) >> (64 - bits));
    let unsigned = |value: u64| i128::from(value << (64 - bits) >> (64 - bits));
    let exact = |a: i128, b: i128| match op {
        BinaryOp::Add => Some(a + b),
        BinaryOp::Sub => Some(a - b),
        BinaryOp::Mul => Some(a * b),
        BinaryOp::Shl => Some(a << (unsigned(b as u64) as u32 % bits)),
        _ => None,
    };
    let fits_signed = |value: i128| value >= -(1 << (bits - 1)) && value < 1 << (bits - 1);
    let fits_unsigned = |value: i128| value >= 0 && value < 1 << bits;
    nsw && exact(signed(a), signed(b)).is_some_and(|value| !fits_signed(value))
        || nuw && exact(unsigned(a), unsigned(b)).is_some_and(|value| !fits_unsigned(value))
}
