//! Terminators.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{Cases, FrameStyle, Inst, InstData, Purpose, ResultPlace, Signature, Value, ValueList};

use super::address::Addr;
use super::{LIBCALL_BIT, Selector, SwitchRecord};
use crate::Error;
use crate::abi::{self, RAX};
use crate::minst::{Base, Kind, Width};
use sheave_regalloc::Operand;

/// Switches with fewer cases are searched.
const MIN_TABLE_CASES: u64 = 4;
/// Switches with fewer cases are not told apart by masks.
const MIN_MASK_CASES: u64 = 3;
/// A table may have this many entries per case.
const TABLE_SPARSITY: u64 = 4;

impl Selector<'_> {
    pub(crate) fn select_jump(&mut self) -> Result<(), Error> {
        self.begin_kind(Kind::Jmp, Opcode::INVALID);
        self.end();
        Ok(())
    }

    pub(crate) fn select_branch(&mut self, cond: Value, _block_index: usize) -> Result<(), Error> {
        let cond = self.condition(cond);
        self.begin_kind(Kind::Jcc, Opcode::INVALID);
        self.draft.inst.imm = cond as i64;
        self.reads_flags();
        self.end();
        Ok(())
    }

    pub(crate) fn select_trap(&mut self) -> Result<(), Error> {
        self.begin_kind(Kind::Trap, Opcode::Ud2);
        self.end();
        Ok(())
    }

    pub(crate) fn select_switch(&mut self, value: Value, cases: Cases) -> Result<(), Error> {
        let ty = self.ty(value);
        let values = self.func.case_values(cases);
        if values.is_empty() {
            return self.select_jump();
        }
        let sorted = &mut self.state.sorted;
        sorted.clear();
        sorted.extend(values.iter().enumerate().map(|(i, &v)| (v, i as u32 + 1)));
        sorted.sort_unstable();
        let (first, last) = (sorted[0].0, sorted[sorted.len() - 1].0);
        let n = sorted.len() as u64;
        let bits = n >= MIN_MASK_CASES && last - first < 64;
        let table = n >= MIN_TABLE_CASES && (last - first) / TABLE_SPARSITY < n;
        let start = self.out.cases.len() as u32;
        self.out.cases.extend_from_slice(sorted);
        let record = self.out.switches.len();
        let width = Width::of_bytes(ty.bytes()).arith();
        let clean = width == Width::B8 || ty.bytes() < 4 || self.has_zero_upper(value);
        let end = self.out.cases.len() as u32;
        self.out.switches.push(SwitchRecord { start, end, table, bits, width, clean });
        // Narrow values are compared in 32 bits, zero-extended like the cases.
        let reg = self.extended(value, false);
        self.begin_kind(Kind::Switch, Opcode::INVALID);
        self.hidden(Operand::reg_use(reg));
        let wide_case = width == Width::B8 && last > i32::MAX as u64;
        if table || bits || wide_case {
            for _ in 0..2 {
                let temp = self.int_temp();
                self.hidden(Operand::temp(temp));
            }
        }
        self.draft.inst.imm = record as i64;
        self.end();
        Ok(())
    }

    /// The call right before a return of just its results, if it can be a jump that leaves the return to the
    /// callee: the frame must hold nothing that the callee may reach, both must return the same in the same
    /// places, and all arguments must go in registers.
    fn call_before_return(&self, returned: &[Value]) -> Option<Inst> {
        if self.facts.needs_frame || self.at <= self.block_range.0 {
            return None;
        }
        let call = self.func.order[self.at as usize - 1];
        let InstData::Call { sig, .. } = self.func.insts[call] else { return None };
        let (own, callee) = (&self.module.signatures[self.func.sig], &self.module.signatures[sig]);
        let special = |sig: &Signature| {
            sig.variadic.is_some()
                || sig.params.iter().any(|param| param.purpose != Purpose::Normal)
                || sig.results.iter().any(|result| result.place != ResultPlace::Register)
        };
        if special(own) || special(callee) {
            return None;
        }
        let floats = callee.params.iter().filter(|param| param.ty.is_float()).count();
        let ints = callee.params.len() - floats;
        if floats > abi::N_FLOAT_ARGS || ints > abi::INT_ARGS.len() {
            return None;
        }
        let mut results = self.func.results(call);
        let alike = own.results.is_empty()
            || own.results == callee.results && returned.iter().all(|&value| results.next() == Some(value));
        let once = self.func.results(call).all(|value| {
            self.state.uses[value.index()] == u32::from(!own.results.is_empty()) && !self.is_variable(value)
        });
        (alike && once).then_some(call)
    }

    pub(crate) fn select_indirect_branch(&mut self, addr: Value) -> Result<(), Error> {
        let target = self.use_rm(addr);
        self.begin_kind(Kind::IndirectJmp, Opcode::Jmp_rm64);
        self.rm(target, Width::B8);
        self.end();
        Ok(())
    }

    pub(crate) fn select_return(&mut self, args: ValueList) -> Result<(), Error> {
        let sig = &self.module.signatures[self.func.sig];
        let values = args.as_slice(&self.func.pool);
        // Who walks frames wants to find every caller.
        if self.func.frame == FrameStyle::Plain
            && let Some(call) = self.call_before_return(values)
        {
            return self.select_tail_call(call);
        }
        let mut uses = [(sheave_regalloc::Vreg(0), RAX); 5];
        let mut n = 0;
        // Results on the x87 stack first: the last one loaded is the first one returned.
        for (result, &value) in sig.results.iter().zip(values).rev() {
            if result.place == ResultPlace::X87 {
                let addr = self.address(value, 0);
                self.x87_load(&addr);
            }
        }
        let mut regs = abi::result_regs(sig);
        for (result, &value) in sig.results.iter().zip(values) {
            if result.place == ResultPlace::X87 {
                continue;
            }
            let Some(reg) = regs.next().flatten() else {
                return Err(self.unsupported("more results than there are return registers"));
            };
            let vreg = match result.extension {
                sheave_ir::Extension::None => self.use_reg(value),
                extension => self.extended(value, extension == sheave_ir::Extension::Sign),
            };
            uses[n] = (vreg, reg);
            n += 1;
        }
        if n == 0
            && let Some(i) = sig.params.iter().position(|p| p.purpose == Purpose::StructReturn)
            && sig.results.is_empty()
        {
            let pointer = self.func.params[i];
            self.state.uses[pointer.index()] += 1;
            uses[0] = (self.vreg(pointer), RAX);
            n = 1;
        }
        self.begin_kind(Kind::Ret, Opcode::Retnq);
        for &(vreg, reg) in &uses[..n] {
            self.fixed_use(vreg, reg);
        }
        self.end();
        Ok(())
    }

    /// The address of a block of this or another function, in a register.
    pub(crate) fn block_address(
        &mut self,
        symbol: sheave_ir::Symbol,
        block: sheave_ir::Block,
    ) -> sheave_regalloc::Vreg {
        let dst = self.int_temp();
        if symbol == self.func.symbol {
            // A block that cannot be reached has no position; its number must not be taken for a foreign
            // block's.
            let id = self.layout.index_of(block).min(LIBCALL_BIT - 1);
            let addr = Addr::special(Base::Block, id, 0);
            self.lea_width(&addr, dst, Width::B8);
        } else {
            self.out.foreign_blocks.push((symbol, block));
            let id = LIBCALL_BIT | (self.out.foreign_blocks.len() as u32 - 1);
            self.lea_width(&Addr::special(Base::Block, id, 0), dst, Width::B8);
        }
        dst
    }
}
