//! Calls and parameters.

use crate::registers::{FLOAT, INT, xmm};
use cranelift_entity::EntityRef;
use iced_x86::Code as Opcode;
use sheave_ir::{Extension, FuncAttrs, Inst, InstData, Purpose, ResultPlace, SigId, Symbol, Type, Value};

use super::address::{Addr, AddrBase};
use super::builder::RegMem;
use super::memory::Copying;
use super::{LibCall, Selector};
use crate::abi::{self, ArgPlace, CALLER_SAVED, INT_ARGS, RAX};
use crate::minst::{Base, INVOKE, Kind, Width};
use crate::{Error, TlsModel};
use sheave_regalloc::{Operand, Preg, PregSet, Vreg};

/// Objects passed by value up to this size are copied in line.
const INLINE_BYVAL: u32 = 128;

/// What is called.
#[derive(Clone, Copy)]
enum Callee {
    Symbol(Symbol),
    Address(Value),
}

impl Selector<'_> {
    pub(crate) fn select_call(&mut self, inst: Inst) -> Result<(), Error> {
        let (flags, sig, callee, args) = match self.func.insts[inst] {
            InstData::Call { flags, sig, callee, args } | InstData::Invoke { flags, sig, callee, args } => {
                (flags, sig, Callee::Symbol(callee), args)
            }
            InstData::CallIndirect { flags, sig, callee, args }
            | InstData::InvokeIndirect { flags, sig, callee, args } => {
                (flags, sig, Callee::Address(callee), args)
            }
            _ => return Ok(()),
        };
        if flags.has(FuncAttrs::RETURNS_TWICE) {
            self.out.code.share_slots = false;
        }
        let module = self.module;
        let signature = &module.signatures[sig];
        let func = self.func;
        let args = args.as_slice(&func.pool);
        if args.len() < signature.params.len() {
            return Err(self.unsupported("a call with fewer arguments than its signature"));
        }
        let mut places = core::mem::take(&mut self.state.places);
        places.assign(signature);
        let uses = self.pass_arguments(sig, &places.args, args);
        let (n_floats, stack) = (places.n_floats, places.stack);
        self.state.places = places;
        let (uses, n_uses) = uses?;
        self.out.outgoing = self.out.outgoing.max(stack);
        for param in signature.params.iter().filter(|_| stack > 0) {
            // The callee finds such an argument where its address is aligned.
            if let Purpose::ByVal { align, .. } = param.purpose
                && align > 16
            {
                self.out.moves_rsp = true;
                self.out.outgoing_align = self.out.outgoing_align.max(align.next_power_of_two());
            }
        }
        self.out.has_calls = true;

        let is_invoke = self.func.insts[inst].is_invoke();
        let x87 = signature.results.iter().filter(|r| r.place == ResultPlace::X87).count();
        let x87_pointers = &args[signature.params.len()..][..x87.min(args.len() - signature.params.len())];
        let mut x87_addrs = Vec::new();
        if !is_invoke && x87 != 0 && x87 < signature.results.len() {
            // A result in a register may be the variable that an address is computed from.
            for &pointer in x87_pointers {
                let addr = self.address(pointer, 0);
                let reg = self.int_temp();
                self.lea_into(&addr, reg);
                x87_addrs.push(Addr::reg(reg, 0));
            }
        }
        let n_vector = signature.variadic.map(|_| self.imm_reg(n_floats as i64));
        match callee {
            Callee::Symbol(symbol) => {
                self.begin_kind(Kind::CallSymbol, Opcode::INVALID);
                self.draft.inst.mem.id = symbol.as_u32();
            }
            Callee::Address(value) => {
                if let Some(sheave_ir::ConstData::Symbol(symbol, 0)) = self.func.const_data(value)
                    && !self.module.symbols[symbol].thread_local
                {
                    self.begin_kind(Kind::CallSymbol, Opcode::INVALID);
                    self.draft.inst.mem.id = symbol.as_u32();
                } else {
                    // An address that is needed again, too, has to be in a register that survives the
                    // call, and with a limit there may be none.
                    let folded = if self.options.registers.is_none() { self.fold_load(value) } else { None };
                    let target = match folded {
                        Some(addr) => RegMem::Mem(addr),
                        None => RegMem::Reg(self.use_reg(value)),
                    };
                    self.begin(Opcode::Call_rm64);
                    // The spill slot of the target is as good as a register.
                    self.rm(target, Width::B8);
                }
            }
        }
        for &(vreg, reg) in &uses[..n_uses] {
            self.fixed_use(vreg, reg);
        }
        if let Some(n_vector) = n_vector {
            self.fixed_use(n_vector, RAX);
        }
        if is_invoke {
            // What it gives is defined where it goes on.
            self.draft.inst.flags |= INVOKE;
            let clobbers = self.out.code.clobber_set(CALLER_SAVED);
            self.end_clobbering(clobbers);
            return Ok(());
        }
        let mut clobbers = CALLER_SAVED;
        for (result, reg) in self.func.results(inst).zip(abi::result_regs(signature)) {
            let Some(reg) = reg else {
                return Err(self.unsupported("a call with more results than there are return registers"));
            };
            if self.state.uses[result.index()] != 0 {
                let vreg = self.vreg(result);
                self.fixed_def(vreg, reg);
                clobbers.remove(reg);
            }
        }
        let clobbers = self.out.code.clobber_set(clobbers);
        self.end_clobbering(clobbers);
        // Results on the x87 stack go to the addresses after the arguments.
        for (i, &pointer) in x87_pointers.iter().enumerate() {
            let addr = match x87_addrs.get(i) {
                Some(&addr) => addr,
                None => self.address(pointer, 0),
            };
            self.x87_store(&addr);
        }
        Ok(())
    }

    /// `call`, right before the current instruction, and the return in one: a jump.
    pub(crate) fn select_tail_call(&mut self, call: Inst) -> Result<(), Error> {
        let InstData::Call { sig, callee, args, .. } = self.func.insts[call] else { return Ok(()) };
        let mut places = core::mem::take(&mut self.state.places);
        places.assign(&self.module.signatures[sig]);
        self.state.folded[self.at as usize - 1] = true;
        self.at -= 1;
        let uses = self.pass_arguments(sig, &places.args, args.as_slice(&self.func.pool));
        self.state.places = places;
        let (uses, n_uses) = uses?;
        self.begin_kind(Kind::TailCall, Opcode::INVALID);
        self.draft.inst.mem.id = callee.as_u32();
        for &(vreg, reg) in &uses[..n_uses] {
            self.fixed_use(vreg, reg);
        }
        self.end();
        Ok(())
    }

    /// Puts arguments on the stack and into virtual registers; gives the registers of the latter.
    fn pass_arguments(
        &mut self,
        sig: SigId,
        places: &[ArgPlace],
        args: &[Value],
    ) -> Result<([(Vreg, Preg); 14], usize), Error> {
        let params = &self.module.signatures[sig].params;
        // Copies first: large ones call memcpy.
        for (&place, &arg) in places.iter().zip(args) {
            if let ArgPlace::Copy { offset, size } = place {
                self.pass_copy(arg, offset, size)?;
            }
        }
        for ((&place, &arg), param) in places.iter().zip(args).zip(params) {
            if let ArgPlace::Stack(offset) = place {
                self.pass_on_stack(arg, param.extension, offset)?;
            }
        }
        let mut uses = [(Vreg(0), RAX); 14];
        let mut n = 0;
        for ((&place, &arg), param) in places.iter().zip(args).zip(params) {
            if let ArgPlace::Reg(reg) = place {
                let vreg = match param.extension {
                    Extension::None => self.use_reg(arg),
                    extension => self.extended(arg, extension == Extension::Sign),
                };
                uses[n] = (vreg, reg);
                n += 1;
            }
        }
        Ok((uses, n))
    }

    fn outgoing(&self, offset: u32) -> Result<Addr, Error> {
        match i32::try_from(offset) {
            Ok(offset) if offset < 1 << 28 => Ok(Addr::special(Base::Outgoing, 0, offset)),
            _ => Err(self.unsupported("arguments of more than 256 MiB")),
        }
    }

    fn pass_on_stack(&mut self, arg: Value, extension: Extension, offset: u32) -> Result<(), Error> {
        let to = self.outgoing(offset)?;
        let ty = self.ty(arg);
        if let Some(c) = self.constant(arg)
            && !ty.is_float()
            && let Ok(c) = i32::try_from(c)
        {
            let c = if extension == Extension::Zero {
                (i64::from(c) as u64 & ty.mask()) as i64
            } else {
                i64::from(c)
            };
            if i32::try_from(c).is_ok() {
                self.begin(Opcode::Mov_rm64_imm32);
                self.mem(&to);
                self.imm(crate::minst::Imm::I32To64, c);
                self.end();
                return Ok(());
            }
        }
        let reg = match extension {
            Extension::None => self.use_reg(arg),
            extension => self.extended(arg, extension == Extension::Sign),
        };
        self.store_reg(&to, if ty.is_float() { ty } else { Type::I64 }, reg);
        Ok(())
    }

    fn pass_copy(&mut self, arg: Value, offset: u32, size: u32) -> Result<(), Error> {
        let to = self.outgoing(offset)?;
        if size <= INLINE_BYVAL {
            let mut from = self.address(arg, 0);
            if !from.has_room(size as i32) {
                let reg = self.int_temp();
                self.lea_into(&from, reg);
                from = Addr::reg(reg, 0);
            }
            self.copy_pieces(&to, &from, u64::from(size), Copying::Freely);
            return Ok(());
        }
        let dst = self.int_temp();
        self.lea_into(&to, dst);
        let src = self.use_reg(arg);
        let length = self.imm_reg(i64::from(size));
        self.call_routine(LibCall::Memcpy, &[dst, src, length], None);
        Ok(())
    }

    /// Calls a support routine with scalars in registers; the result goes to the first register of its class.
    pub(crate) fn call_routine(&mut self, routine: LibCall, args: &[Vreg], result: Option<Vreg>) {
        self.out.has_calls = true;
        self.begin_kind(Kind::CallSymbol, Opcode::INVALID);
        self.draft.inst.mem.id = Self::routine_id(routine);
        let (mut ints, mut floats) = (0, 0);
        for &arg in args {
            let reg = if self.out.code.vregs[arg.index()].class == FLOAT {
                floats += 1;
                xmm(floats - 1)
            } else {
                ints += 1;
                INT_ARGS[ints - 1]
            };
            self.fixed_use(arg, reg);
        }
        let mut clobbers = CALLER_SAVED;
        if let Some(result) = result {
            let is_float = self.out.code.vregs[result.index()].class == FLOAT;
            let reg = if is_float { xmm(0) } else { RAX };
            self.fixed_def(result, reg);
            clobbers.remove(reg);
        }
        let clobbers = self.out.code.clobber_set(clobbers);
        self.end_clobbering(clobbers);
    }

    /// The address of a thread-local symbol, in a register.
    pub(crate) fn thread_local_address(&mut self, symbol: Symbol) -> Vreg {
        let dst = self.int_temp();
        match self.options.tls {
            TlsModel::Call => {
                let descriptor = self.int_temp();
                self.lea_width(&Addr::special(Base::TlsOffset, symbol.as_u32(), 0), descriptor, Width::B8);
                self.call_routine(LibCall::TlsGetAddr, &[descriptor], Some(dst));
            }
            TlsModel::InitialExec => {
                let start = self.int_temp();
                self.begin(Opcode::Mov_r64_rm64);
                self.def(start, Width::B8);
                self.mem(&Addr::special(Base::Thread, 0, 0));
                self.end();
                let addr = Addr::special(Base::TlsOffset, symbol.as_u32(), 0);
                self.alu(crate::minst::Alu::Add, Width::B8, dst, start, RegMem::Mem(addr));
            }
        }
        dst
    }

    /// Defines the parameters at the start of the entry block.
    pub(crate) fn select_params(&mut self) -> Result<(), Error> {
        let module = self.module;
        let signature = &module.signatures[self.func.sig];
        let mut places = core::mem::take(&mut self.state.places);
        places.assign(signature);
        let result = self.define_params(&places.args, places.n_ints, places.n_floats);
        self.state.places = places;
        result
    }

    fn define_params(&mut self, places: &[ArgPlace], n_ints: usize, n_floats: usize) -> Result<(), Error> {
        let saves = self.out.save_area;
        let mut saved = [Vreg(0); 6];
        let mut saved_floats = [Vreg(0); 8];
        let mut n_vector = Vreg(0);
        self.begin_kind(Kind::Nop, Opcode::INVALID);
        for (i, &place) in places.iter().enumerate() {
            let value = self.func.params[i];
            if let ArgPlace::Reg(reg) = place
                && self.state.uses[value.index()] != 0
            {
                let vreg = self.vreg(value);
                self.fixed_def(vreg, reg);
            }
        }
        if saves {
            for i in n_ints..INT_ARGS.len() {
                saved[i] = self.int_temp();
                self.fixed_def(saved[i], INT_ARGS[i]);
            }
            for (i, saved) in saved_floats.iter_mut().enumerate().skip(n_floats) {
                *saved = self.float_temp(16);
                self.fixed_def(*saved, xmm(i as u8));
            }
            n_vector = self.int_temp();
            self.fixed_def(n_vector, RAX);
        }
        if self.draft.n_operands != 0 {
            self.end();
        }
        if saves {
            for (i, &reg) in saved.iter().enumerate().skip(n_ints) {
                self.store_reg(&Addr::special(Base::SaveArea, 0, 8 * i as i32), Type::I64, reg);
            }
            self.begin_kind(Kind::SaveXmm, Opcode::INVALID);
            self.hidden(Operand::fixed_use(n_vector, RAX));
            for (i, &reg) in saved_floats.iter().enumerate().skip(n_floats) {
                self.hidden(Operand::fixed_use(reg, xmm(i as u8)));
            }
            self.draft.inst.imm = n_floats as i64;
            self.end();
        }
        for (i, &place) in places.iter().enumerate() {
            let value = self.func.params[i];
            if self.state.uses[value.index()] == 0 {
                continue;
            }
            let (offset, by_value) = match place {
                ArgPlace::Reg(_) => continue,
                ArgPlace::Stack(offset) => (offset, false),
                ArgPlace::Copy { offset, .. } => (offset, true),
            };
            let Ok(offset) = i32::try_from(offset) else {
                return Err(self.unsupported("parameters of more than 2 GiB"));
            };
            let vreg = self.vreg(value);
            let addr =
                Addr { base: AddrBase::Special(Base::Incoming, 0), index: None, scale: 1, disp: offset };
            if by_value {
                self.lea_width(&addr, vreg, Width::B8);
            } else {
                self.load_into(&addr, self.ty(value), vreg);
            }
        }
        Ok(())
    }

    /// Every register there is, except the stack pointer.
    pub(crate) fn all_registers() -> PregSet {
        let mut all = PregSet::of_class(INT, 0xffff).union(PregSet::of_class(FLOAT, 0xffff));
        all.remove(abi::RSP);
        all
    }
}
