//! Calls and parameters.

use iced_x86::Code as Opcode;
use sheave_ir::{
    ConstData, Convention, Extension, FuncAttrs, Inst, InstData, Purpose, ResultPlace, SigId, Signature,
    Symbol, Type, Value,
};

use super::cx::{Cx, Done};
use super::draft::Draft;
use super::facts::Facts;
use super::libcall::LibCall;
use super::memory::Copying;
use super::operand::{Addr, RegMem};
use super::return_call::VariableArgs;
use crate::abi::{self, INT_ARGS, Place, Places, R10, RAX};
use crate::minst::{self, Alu, Base, INVOKE, Imm, Kind, Width};
use crate::registers::{FLOAT, xmm};
use sheave_regalloc::{Access, At, Constraint, Operand, Preg, PregSet, Vreg};

/// Objects passed by value up to this size are copied in line.
const INLINE_BYVAL: u32 = 128;

/// The immediate of `pshufd` that moves the upper half of a register to the lower half.
const UPPER_HALF: i64 = 0b11_10_11_10;

/// The target of a call.
#[derive(Clone, Copy)]
pub(super) enum Callee {
    Symbol(Symbol),
    Address(Value),
}

impl Callee {
    /// The symbol of the function, if it is known.
    pub(super) fn symbol(self, cx: &Cx<'_>) -> Option<Symbol> {
        match self {
            Callee::Symbol(symbol) => Some(symbol),
            Callee::Address(value) => match cx.func.const_data(value) {
                Some(ConstData::Symbol(symbol, 0)) if !cx.module.symbols[symbol].thread_local => Some(symbol),
                _ => None,
            },
        }
    }
}

/// The arguments in registers, of which only the first so many are there.
pub(super) type Passed = ([(Vreg, Preg); 14], usize);

pub(super) fn select_call(cx: &mut Cx<'_>, inst: Inst) -> Done {
    let Facts { module, func, .. } = **cx;
    let (flags, sig, callee, args) = match func.insts[inst] {
        InstData::Call { flags, sig, callee, args, .. } => (flags, sig, Callee::Symbol(callee), args),
        InstData::CallIndirect { flags, sig, callee, args, .. } => {
            (flags, sig, Callee::Address(callee), args)
        }
        _ => return Ok(()),
    };
    if flags.has(FuncAttrs::RETURNS_TWICE) {
        cx.draft.out.code.share_slots = false;
    }
    let signature = &module.signatures[sig];
    let args = args.as_slice(&func.pool);
    if args.len() < signature.params.len() {
        return Err("a call with fewer arguments than its signature".into());
    }
    let (uses, n_uses) = pass_arguments(cx, sig, args)?;
    let (n_floats, stack) = (cx.places.n_floats, cx.places.stack);
    let out = &mut *cx.draft.out;
    out.outgoing = out.outgoing.max(stack);
    for param in signature.params.iter().filter(|_| stack > 0) {
        // Such an argument has an aligned address.
        if let Purpose::ByVal { align, .. } = param.purpose
            && align > 16
        {
            out.moves_rsp = true;
            out.outgoing_align = out.outgoing_align.max(align.next_power_of_two());
        }
    }
    out.has_calls = true;
    // The callee moves the stack pointer, and after tail calls by more than this function can know.
    out.moves_rsp |= signature.convention != Convention::C;

    let is_invoke = func.insts[inst].is_invoke();
    let x87 = signature.results.iter().filter(|r| r.place == ResultPlace::X87).count();
    let x87_pointers = &args[signature.params.len()..][..x87.min(args.len() - signature.params.len())];
    let mut x87_addrs = Vec::new();
    if !is_invoke && x87 != 0 && x87 < signature.results.len() {
        // A result in a register may be the variable that an address is computed from.
        for &pointer in x87_pointers {
            let addr = cx.address(pointer, 0);
            x87_addrs.push(Addr::reg(cx.draft.lea(&addr), 0));
        }
    }
    let n_vector = signature.variadic.map(|_| cx.draft.imm_reg(n_floats as i64));
    begin_call(cx, callee);
    cx.draft.fixed_uses(&uses[..n_uses]);
    if let Some(n_vector) = n_vector {
        cx.draft.fixed_use(n_vector, RAX);
    }
    if is_invoke {
        // Its results are defined at the normal successor.
        cx.draft.flag(INVOKE).end_clobbering(abi::clobbered(signature));
        return Ok(());
    }
    let (defined, vectors) = define_results(cx, inst, signature, At::Late)?;
    cx.draft.end_clobbering(abi::clobbered(signature).without(defined));
    take_popped(cx, signature);
    unpack_vectors(cx, &vectors);
    // Results on the x87 stack are stored at the addresses after the arguments.
    for (i, &pointer) in x87_pointers.iter().enumerate() {
        let addr = x87_addrs.get(i).copied().unwrap_or_else(|| cx.address(pointer, 0));
        cx.draft.x87_store(&addr);
    }
    Ok(())
}

/// Takes the stack memory again that a callee with this signature has removed with its arguments.
pub(super) fn take_popped(cx: &mut Cx<'_>, signature: &Signature) {
    let popped = i64::from(abi::popped(signature));
    if popped != 0 {
        let (code, imm) = minst::alu_imm(Alu::Sub, Width::B8, popped);
        cx.draft.begin(code).rsp().imm(imm, popped).end();
    }
}

/// Starts the instruction that calls.
fn begin_call(cx: &mut Cx<'_>, callee: Callee) {
    match (callee.symbol(cx), callee) {
        (None, Callee::Address(value)) => {
            // An address that is needed again, too, has to be in a register that survives the call, and with
            // a limit there may be none.
            let folded = if cx.options.registers.is_none() { cx.fold_load(value) } else { None };
            let target = match folded {
                Some(addr) => RegMem::Mem(addr),
                None => RegMem::Reg(cx.use_reg(value)),
            };
            // The spill slot of the target is as good as a register.
            cx.draft.begin(Opcode::Call_rm64).rm(target, Width::B8);
        }
        (Some(symbol), _) | (None, Callee::Symbol(symbol)) => {
            cx.draft.begin_kind(Kind::CallSymbol).id(symbol.as_u32());
        }
    }
}

/// `call`, right before the current instruction, and the return in one: a jump.
pub(super) fn select_tail_call(cx: &mut Cx<'_>, call: Inst) -> Done {
    let func = cx.func;
    let InstData::Call { sig, callee, args, .. } = func.insts[call] else { return Ok(()) };
    cx.uses.fold_previous();
    let (uses, n_uses) = pass_arguments(cx, sig, args.as_slice(&func.pool))?;
    cx.draft.begin_kind(Kind::TailCall).id(callee.as_u32()).fixed_uses(&uses[..n_uses]).end();
    Ok(())
}

/// Calls `f` with the places of the parameters of `sig`, which are in `cx.places` afterwards.
fn with_places<'a, R>(cx: &mut Cx<'a>, sig: &Signature, f: impl FnOnce(&mut Cx<'a>, &Places) -> R) -> R {
    let mut places = core::mem::take(cx.places);
    places.assign(sig);
    let result = f(cx, &places);
    *cx.places = places;
    result
}

/// Puts arguments on the stack and into virtual registers; gives the latter. Leaves their places in
/// `cx.places`.
fn pass_arguments(cx: &mut Cx<'_>, sig: SigId, args: &[Value]) -> Result<Passed, String> {
    let module = cx.module;
    let sig = &module.signatures[sig];
    with_places(cx, sig, |cx, places| {
        let all = || places.args.iter().copied().zip(args.iter().copied()).zip(&sig.params);
        // Copies first: large ones call memcpy.
        for ((place, arg), _) in all() {
            if let Place::Copy { offset, size } = place {
                pass_copy(cx, arg, offset, size)?;
            }
        }
        for ((place, arg), param) in all() {
            if let Place::Stack(offset) = place {
                pass_on_stack(cx, arg, param.extension, offset)?;
            }
        }
        let mut passed = ([(Vreg(0), RAX); 14], 0);
        for ((place, arg), param) in all() {
            pass_in_register(cx, place, arg, param.extension, &mut passed);
        }
        Ok(passed)
    })
}

/// Puts `value` into a virtual register for `place`, if that is a register, and adds it to `passed`.
pub(super) fn pass_in_register(
    cx: &mut Cx<'_>,
    place: Place,
    value: Value,
    extension: Extension,
    (uses, n): &mut Passed,
) {
    match place {
        Place::Reg(reg) => {
            uses[*n] = (cx.extended_as(value, extension), reg);
            *n += 1;
        }
        Place::Upper(_) => {
            let lower = &mut uses[*n - 1].0;
            *lower = pack_vector(cx, *lower, value);
        }
        Place::Stack(_) | Place::Copy { .. } => {}
    }
}

/// A vector of the lower eight bytes of `lower` and of `upper`.
pub(super) fn pack_vector(cx: &mut Cx<'_>, lower: Vreg, upper: Value) -> Vreg {
    let upper = cx.use_reg(upper);
    let [half, whole] = [(); 2].map(|()| cx.draft.float_temp(16));
    cx.draft.begin(Opcode::Movaps_xmm_xmmm128).def(half, Width::Xmm).reg(lower, Width::Xmm).end();
    let draft = cx.draft.begin(Opcode::Unpcklpd_xmm_xmmm128);
    draft.tied(whole, half, Width::Xmm).reg(upper, Width::Xmm).end();
    whole
}

/// A vector register that was defined, and its halves as far as they are used.
pub(super) type DefinedVector = (Vreg, [Option<Value>; 2]);

/// The registers that were defined, and those of them that are vectors.
pub(super) type Defined = (PregSet, Vec<DefinedVector>);

/// Adds to the instruction being built definitions of the results of the call `inst` that are in registers.
pub(super) fn define_results(
    cx: &mut Cx<'_>,
    inst: Inst,
    signature: &Signature,
    at: At,
) -> Result<Defined, String> {
    cx.places.assign_results(signature)?;
    let places = core::mem::take(&mut cx.places.results);
    let defined = define_in_registers(cx, cx.func.results(inst).zip(places.iter().copied()), at);
    cx.places.results = places;
    Ok(defined)
}

/// Adds to the instruction being built definitions of the values that are used and are in registers. Gives
/// the registers, and those of vectors, for [`unpack_vectors`].
pub(super) fn define_in_registers(
    cx: &mut Cx<'_>,
    values: impl Iterator<Item = (Value, Place)>,
    at: At,
) -> Defined {
    let mut values = values.peekable();
    let mut defined = PregSet::EMPTY;
    let mut vectors = Vec::new();
    while let Some((value, place)) = values.next() {
        let Place::Reg(reg) = place else { continue };
        let used = |value: Value| cx.uses.is_used(value).then_some(value);
        let upper = values.next_if(|next| next.1 == Place::Upper(reg)).map(|(upper, _)| used(upper));
        let lower = used(value);
        let vreg = match (lower, upper) {
            (None, None | Some(None)) => continue,
            (Some(lower), None) => cx.vreg(lower),
            (_, Some(upper)) => {
                let whole = cx.draft.float_temp(16);
                vectors.push((whole, [lower, upper]));
                whole
            }
        };
        cx.draft.operand(Operand::new(vreg, Access::Def, at, Constraint::Fixed(reg)));
        defined.insert(reg);
    }
    (defined, vectors)
}

/// Defines the halves of vectors that arrived in registers.
pub(super) fn unpack_vectors(cx: &mut Cx<'_>, vectors: &[DefinedVector]) {
    for &(whole, [lower, upper]) in vectors {
        if let Some(lower) = lower {
            let lower = cx.vreg(lower);
            cx.draft.begin(Opcode::Movaps_xmm_xmmm128).def(lower, Width::Xmm).reg(whole, Width::Xmm).end();
        }
        if let Some(upper) = upper {
            let upper = cx.vreg(upper);
            let draft = cx.draft.begin(Opcode::Pshufd_xmm_xmmm128_imm8);
            draft.def(upper, Width::Xmm).reg(whole, Width::Xmm).imm(Imm::I8, UPPER_HALF).end();
        }
    }
}

fn outgoing(offset: u32) -> Result<Addr, String> {
    match i32::try_from(offset) {
        Ok(offset) if offset < 1 << 28 => Ok(Addr::special(Base::Outgoing, 0, offset)),
        _ => Err("arguments of more than 256 MiB".into()),
    }
}

fn pass_on_stack(cx: &mut Cx<'_>, arg: Value, extension: Extension, offset: u32) -> Done {
    let to = outgoing(offset)?;
    let ty = cx.ty(arg);
    if let Some(c) = cx.constant_i32(arg).map(i64::from)
        && !ty.is_float()
    {
        let c = if extension == Extension::Zero { (c as u64 & ty.mask()) as i64 } else { c };
        if i32::try_from(c).is_ok() {
            cx.draft.store_imm(&to, Width::B8, c);
            return Ok(());
        }
    }
    let reg = cx.extended_as(arg, extension);
    cx.draft.store_reg(&to, if ty.is_float() { ty } else { Type::I64 }, reg);
    Ok(())
}

pub(super) fn pass_copy(cx: &mut Cx<'_>, arg: Value, offset: u32, size: u32) -> Done {
    let to = outgoing(offset)?;
    if size <= INLINE_BYVAL {
        let from = cx.block_addr(arg, u64::from(size));
        cx.draft.copy_pieces(&to, &from, u64::from(size), Copying::Freely);
        return Ok(());
    }
    let dst = cx.draft.lea(&to);
    let src = cx.use_reg(arg);
    let length = cx.draft.imm_reg(i64::from(size));
    cx.draft.call_routine(LibCall::Memcpy, &[dst, src, length], None);
    Ok(())
}

/// Defines the parameters at the start of the entry block.
pub(super) fn select_params(cx: &mut Cx<'_>) -> Done {
    let module = cx.module;
    with_places(cx, &module.signatures[cx.func.sig], define_params)
}

fn define_params(cx: &mut Cx<'_>, places: &Places) -> Done {
    let func = cx.func;
    let params = || func.params.iter().copied().zip(places.args.iter().copied());
    let saves = cx.draft.out.save_area;
    let passed_on = cx.draft.out.variable_args;
    let variable = passed_on.or_else(|| saves.then(|| VariableArgs::new(cx)));
    cx.draft.begin_kind(Kind::Nop);
    let vectors = define_in_registers(cx, params(), At::Late).1;
    if let Some(variable) = variable {
        for (vreg, reg) in variable.registers(places) {
            if passed_on.is_some() || reg != R10 {
                cx.draft.fixed_def(vreg, reg);
            }
        }
    }
    if cx.draft.n_operands != 0 {
        cx.draft.end();
    }
    if let Some(variable) = variable.filter(|_| saves) {
        for (i, &reg) in variable.ints.iter().enumerate().skip(places.n_ints) {
            cx.draft.store_reg(&Addr::special(Base::SaveArea, 0, 8 * i as i32), Type::I64, reg);
        }
        cx.draft.begin_kind(Kind::SaveXmm).fixed_use(variable.n_vector, RAX);
        for (i, &reg) in variable.floats.iter().enumerate().skip(places.n_floats) {
            cx.draft.fixed_use(reg, xmm(i as u8));
        }
        cx.draft.number(places.n_floats as i64).end();
    }
    unpack_vectors(cx, &vectors);
    for (value, place) in params() {
        if !cx.uses.is_used(value) {
            continue;
        }
        let (offset, by_value) = match place {
            Place::Reg(_) | Place::Upper(_) => continue,
            Place::Stack(offset) => (offset, false),
            Place::Copy { offset, .. } => (offset, true),
        };
        let Ok(offset) = i32::try_from(offset) else {
            return Err("parameters of more than 2 GiB".into());
        };
        let vreg = cx.vreg(value);
        let addr = Addr::special(Base::Incoming, 0, offset);
        if by_value {
            cx.draft.lea_width(&addr, vreg, Width::B8);
        } else {
            cx.draft.load_into(&addr, func.ty(value), vreg);
        }
    }
    Ok(())
}

impl Draft<'_> {
    /// Calls a support routine with scalars in registers; the result is in the first register of its class.
    pub(super) fn call_routine(&mut self, routine: LibCall, args: &[Vreg], result: Option<Vreg>) {
        self.out.has_calls = true;
        self.begin_kind(Kind::CallSymbol).id(routine.id());
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
        let mut clobbers = abi::clobbered(&Signature::default());
        if let Some(result) = result {
            let is_float = self.out.code.vregs[result.index()].class == FLOAT;
            let reg = if is_float { xmm(0) } else { RAX };
            self.fixed_def(result, reg);
            clobbers.remove(reg);
        }
        self.end_clobbering(clobbers);
    }
}
