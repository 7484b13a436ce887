//! What follows a call that may end by an exception: its results where it goes on, and the landing pad.
//!
//! Both are blocks with the invoke as their only predecessor. Registers that the convention lets a callee
//! overwrite hold nothing of the function there but the results, or in the landing pad what the unwinder
//! brings; the others it has restored.

use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{Inst, InstData, ResultPlace, Symbol, Value};

use super::{LibCall, Selector};
use crate::Error;
use crate::abi::{self, RAX, RDX};
use crate::exceptions::type_number;
use crate::minst::Kind;
use sheave_regalloc::{Access, At, Constraint, Operand};

impl Selector<'_> {
    /// The results of `invoke`, at the head of the block that it goes on at.
    pub(crate) fn select_invoke_results(&mut self, invoke: Inst) -> Result<(), Error> {
        let (InstData::Invoke { sig, args, .. } | InstData::InvokeIndirect { sig, args, .. }) =
            self.func.insts[invoke]
        else {
            return Ok(());
        };
        let signature = &self.module.signatures[sig];
        self.begin_kind(Kind::Nop, Opcode::INVALID);
        for (result, reg) in self.func.results(invoke).zip(abi::result_regs(signature)) {
            let Some(reg) = reg else {
                return Err(self.unsupported("a call with more results than there are return registers"));
            };
            self.arrives(result, reg);
        }
        if self.draft.n_operands != 0 {
            self.end_arrival();
        }
        // Results on the x87 stack go to the addresses after the arguments.
        let n_x87 = signature.results.iter().filter(|r| r.place == ResultPlace::X87).count();
        let args = args.as_slice(&self.func.pool);
        for &pointer in args.get(signature.params.len()..).unwrap_or_default().iter().take(n_x87) {
            if !self.is_slot_address(pointer) {
                return Err(self.unsupported("an invoke that gives an x87 float to a computed address"));
            }
            let addr = self.address(pointer, 0);
            self.x87_store(&addr);
        }
        Ok(())
    }

    pub(crate) fn select_landing_pad(&mut self, inst: Inst) -> Result<(), Error> {
        self.begin_kind(Kind::Nop, Opcode::INVALID);
        let mut results = self.func.results(inst);
        for reg in [RAX, RDX] {
            if let Some(result) = results.next() {
                self.arrives(result, reg);
            }
        }
        self.end_arrival();
        Ok(())
    }

    /// `result`, if it is read, is in `reg` when the block is entered.
    fn arrives(&mut self, result: Value, reg: sheave_regalloc::Preg) {
        if self.state.uses[result.index()] != 0 {
            let vreg = self.vreg(result);
            self.hidden(Operand::new(vreg, Access::Def, At::Early, Constraint::Fixed(reg)));
        }
    }

    pub(crate) fn select_type_id(&mut self, inst: Inst, symbol: Symbol) -> Result<(), Error> {
        let Some(result) = self.func.result(inst) else { return Ok(()) };
        let number = type_number(&mut self.out.exception_types, Some(symbol));
        let vreg = self.vreg(result);
        self.mov_imm(vreg, i64::from(number));
        Ok(())
    }

    pub(crate) fn select_resume(&mut self, [exception, _]: [Value; 2]) -> Result<(), Error> {
        let exception = self.use_reg(exception);
        self.call_routine(LibCall::UnwindResume, &[exception], None);
        self.select_trap()
    }
}
