//! Inline assembly: operands and constraints.
//!
//! Every input is first copied to a fresh register, so that no register that the template overwrites is read
//! again, and the allocator removes the copies it can. Of the alternatives of a constraint a register is
//! preferred to memory, and a constant to both. Registers that the template clobbers are written early: no
//! input may be in one.
//!
//! The template itself is assembled when its operands have their registers. A template that cannot be
//! assembled, or a constraint that is not known, is an error of the function.

use crate::registers::FLOAT;
use sheave_ir::{Asm, AsmData, AsmOperandKind, ConstData, Function, Inst, Type, Value, ValueList};

use super::constraint::{Class, classify, clobbered};
use super::cx::{Cx, Done};
use super::memory::scalar;
use super::operand::{Addr, AddrBase};
use super::output::{AsmPlace, AsmRecord};
use crate::abi::{RAX, RBX, RCX, RDX};
use crate::minst::{Base, Kind, Mem};
use sheave_regalloc::{Access, At, Constraint, Operand, PregSet, Vreg};

/// An operand with its value.
#[derive(Clone, Copy, Debug)]
struct Bound {
    kind: AsmOperandKind,
    class: Class,
    ty: Option<Type>,
    early: bool,
    /// The argument: a value or an address.
    arg: Option<Value>,
    result: Option<Value>,
    /// The register of an input, or of an output once it is defined.
    vreg: Option<Vreg>,
    addr: Option<Addr>,
}

impl Bound {
    fn is_output(&self) -> bool {
        matches!(self.kind, AsmOperandKind::Output | AsmOperandKind::OutputTo)
    }

    fn is_in_vector_register(&self) -> bool {
        match self.class {
            Class::Float => true,
            Class::Fixed(preg) => preg.class() == FLOAT,
            _ => false,
        }
    }

    /// A whole vector register, whose sixteen bytes are at the argument.
    fn is_vector(&self, func: &Function) -> bool {
        self.is_in_vector_register()
            && self.ty.is_none()
            && self.arg.is_some_and(|arg| func.ty(arg) == Type::Ptr)
    }
}

pub(super) fn select_asm(cx: &mut Cx<'_>, inst: Inst, asm: Asm, args: ValueList) -> Done {
    let func = cx.func;
    let data = &func.asms[asm];
    let is_goto = func.insts[inst].is_asm_goto();
    let mut operands = bind(cx, inst, data, args)?;
    if !data.template.trim().is_empty() {
        // Templates push and call: the frame must not be in the red zone.
        cx.draft.out.has_calls = true;
    }
    choose_high_bytes(data, &mut operands)?;
    if is_goto && operands.iter().any(|operand| operand.is_output()) {
        return Err("`asm goto` with an output in a register".into());
    }
    for i in 0..operands.len() {
        prepare(cx, &mut operands, i, is_goto)?;
    }
    template(cx, inst, asm, data, &mut operands, is_goto)?;
    // Memory first: a result may be the variable that an address is computed from.
    let (results, stores): (Vec<&Bound>, Vec<&Bound>) =
        operands.iter().partition(|operand| operand.result.is_some());
    for operand in stores.into_iter().chain(results) {
        store_output(cx, operand);
    }
    Ok(())
}

/// The operands with their arguments, results and classes.
fn bind(cx: &Cx<'_>, inst: Inst, data: &AsmData, args: ValueList) -> Result<Vec<Bound>, String> {
    let func = cx.func;
    let mut args = args.as_slice(&func.pool).iter().copied();
    let mut results = func.results(inst);
    let mut operands: Vec<Bound> = Vec::with_capacity(data.operands.len());
    for operand in &data.operands {
        let arg = if operand.kind.takes_argument() { args.next() } else { None };
        let result = if operand.kind == AsmOperandKind::Output { results.next() } else { None };
        let is_constant =
            |arg: &Value| func.const_data(*arg).is_some_and(|data| !matches!(data, ConstData::BlockAddr(..)));
        let input = arg.filter(|arg| operand.kind == AsmOperandKind::Input && is_constant(arg));
        let constant = input.map(|arg| (cx.constant_bits(arg).unwrap_or(0), cx.constant(arg).unwrap_or(0)));
        let ty = operand.ty;
        let unknown = || format!("inline assembly constraint `{}`", operand.constraint);
        let class = match operand.kind {
            AsmOperandKind::OutputMemory | AsmOperandKind::InputMemory => Class::Memory,
            _ => classify(&operand.constraint, ty, constant).ok_or_else(unknown)?,
        };
        let fits = match (operand.kind, class) {
            (AsmOperandKind::Input, Class::Tied(k)) => operands.get(k).is_some_and(Bound::is_output),
            (AsmOperandKind::Input, Class::Immediate) => constant.is_some(),
            (AsmOperandKind::Input, Class::Condition(_)) => false,
            (AsmOperandKind::Output, Class::Memory | Class::Immediate | Class::Tied(_)) => false,
            (AsmOperandKind::OutputTo, Class::Immediate | Class::Tied(_)) => false,
            _ => true,
        };
        if !fits {
            return Err(unknown());
        }
        let early = operand.early_clobber;
        operands.push(Bound { kind: operand.kind, class, ty, early, arg, result, vreg: None, addr: None });
    }
    Ok(operands)
}

fn choose_high_bytes(data: &AsmData, operands: &mut [Bound]) -> Done {
    let mut taken = clobbered(data);
    for operand in operands.iter() {
        if let Class::Fixed(preg) = operand.class {
            taken.insert(preg);
        }
    }
    for operand in operands.iter_mut() {
        if operand.class == Class::HighByte {
            let free = [RDX, RCX, RBX, RAX].into_iter().find(|&preg| !taken.contains(preg));
            let Some(preg) = free else {
                return Err("inline assembly that needs more registers with a high byte".into());
            };
            taken.insert(preg);
            operand.class = Class::Fixed(preg);
        }
    }
    Ok(())
}

/// Copies an input to a fresh register, or finds its address. The address for an `asm_goto` is in a fresh
/// register, too.
fn prepare(cx: &mut Cx<'_>, operands: &mut [Bound], i: usize, is_goto: bool) -> Done {
    let operand = operands[i];
    let (Some(arg), false) = (operand.arg, operand.is_output() && operand.class != Class::Memory) else {
        return Ok(());
    };
    let class = match operand.class {
        Class::Tied(k) => operands[k].class,
        class => class,
    };
    let bound = Bound { class, ..operand };
    if bound.is_vector(cx.func) {
        let addr = cx.address(arg, 0);
        operands[i].vreg = Some(cx.draft.load_piece(&addr, 16));
        return Ok(());
    }
    match class {
        Class::Int | Class::HighByte | Class::Condition(_) | Class::Fixed(_) | Class::Float => {
            operands[i].vreg = Some(asm_input(cx, arg, bound.is_in_vector_register()));
        }
        Class::Memory if matches!(operand.class, Class::Tied(_)) => {
            return Err("inline assembly with an input tied to memory".into());
        }
        Class::Memory => {
            let addr = cx.address(arg, 0);
            let plain = match addr.base {
                AddrBase::Reg(_) => !is_goto,
                AddrBase::Special(Base::Slot | Base::Symbol, _) => !is_goto || addr.index.is_none(),
                _ => false,
            } && addr.has_room(64);
            operands[i].addr = Some(if plain { addr } else { Addr::reg(cx.draft.lea(&addr), 0) });
        }
        Class::Immediate | Class::Tied(_) => {}
    }
    Ok(())
}

/// A register that holds `value` and has no other use.
fn asm_input(cx: &mut Cx<'_>, value: Value, float: bool) -> Vreg {
    let ty = cx.ty(value);
    let src = cx.use_reg(value);
    if ty.is_float() != float {
        let dst = if float { cx.draft.float_temp(8) } else { cx.draft.int_temp() };
        cx.draft.move_across(dst, src, float, ty);
        return dst;
    }
    let dst = cx.draft.new_vreg(ty);
    cx.draft.push_move(dst, src);
    dst
}

/// The template as one instruction, with its operands for the allocator.
fn template(
    cx: &mut Cx<'_>,
    inst: Inst,
    asm: Asm,
    data: &AsmData,
    operands: &mut [Bound],
    is_goto: bool,
) -> Done {
    // A terminator overwrites registers after it reads: its inputs are read late, so that none is in one.
    let late = is_goto && !clobbered(data).is_empty();
    let reg_use = |vreg| match late {
        true => Operand::new(vreg, Access::Use, At::Late, Constraint::Reg),
        false => Operand::reg_use(vreg),
    };
    let mut conditions = Vec::new();
    let mut places = Vec::with_capacity(operands.len());
    cx.draft.begin_kind(Kind::Asm);
    // Inputs first: ties refer to their positions.
    let mut positions = vec![0u8; operands.len()];
    let mut tied = vec![None; operands.len()];
    for i in 0..operands.len() {
        let operand = operands[i];
        let Some(vreg) = operand.vreg else { continue };
        let class = match operand.class {
            Class::Tied(k) => {
                tied[k] = Some(i);
                operands[k].class
            }
            class => class,
        };
        positions[i] = cx.draft.hidden(match class {
            Class::Fixed(preg) => Operand::fixed_use(vreg, preg),
            _ => reg_use(vreg),
        });
    }
    let mut fixed_inputs = PregSet::EMPTY;
    let mut fixed_outputs = PregSet::EMPTY;
    for i in 0..operands.len() {
        let operand = operands[i];
        if let (Some(_), Class::Fixed(preg)) = (operand.vreg, operand.class) {
            fixed_inputs.insert(preg);
        }
        if !operand.is_output() || operand.class == Class::Memory {
            continue;
        }
        let vreg = match operand.is_in_vector_register() {
            true => cx.draft.float_temp(operand.ty.map_or(16, |ty| ty.bytes().max(4)) as u8),
            false => cx.draft.int_temp(),
        };
        operands[i].vreg = Some(vreg);
        let at = if operand.early && tied[i].is_none() { At::Early } else { At::Late };
        positions[i] = match (operand.class, tied[i]) {
            (Class::Fixed(preg), _) => {
                fixed_outputs.insert(preg);
                cx.draft.hidden(Operand::new(vreg, Access::Def, at, Constraint::Fixed(preg)))
            }
            (_, Some(input)) => cx.draft.hidden(Operand::reuse_def(vreg, positions[input])),
            _ => cx.draft.hidden(Operand::new(vreg, Access::Def, at, Constraint::Reg)),
        };
        if let Class::Condition(cond) = operand.class {
            conditions.push((positions[i], cond));
        }
    }
    for i in 0..operands.len() {
        let operand = operands[i];
        let of = match operand.class {
            Class::Tied(k) => k,
            _ => i,
        };
        let bytes = operands[of].ty.map_or(8, Type::bytes);
        places.push(match operands[of].class {
            Class::Memory => match operands[of].addr {
                Some(addr) => {
                    let mem = match addr.base {
                        AddrBase::Reg(base) if late => {
                            let base_reg = cx.draft.hidden(reg_use(base));
                            Mem { base: Base::Reg, base_reg, disp: addr.disp, ..Mem::NONE }
                        }
                        _ => cx.draft.mem_of(&addr),
                    };
                    AsmPlace::Memory { mem, bytes: operand.ty.map_or(0, Type::bytes) }
                }
                None => AsmPlace::Immediate(0),
            },
            Class::Immediate => asm_constant(cx, operand.arg)?,
            _ => AsmPlace::Register { position: positions[of], bytes },
        });
    }
    let mut late_clobbers = PregSet::EMPTY;
    for preg in clobbered(data).without(fixed_outputs).iter() {
        if is_goto || fixed_inputs.contains(preg) {
            late_clobbers.insert(preg);
            continue;
        }
        let is_float = preg.class() == FLOAT;
        let temp = if is_float { cx.draft.float_temp(8) } else { cx.draft.int_temp() };
        cx.draft.operand(Operand::new(temp, Access::Def, At::Early, Constraint::Fixed(preg)));
    }
    let record = cx.draft.out.asms.len();
    cx.draft.number(record as i64);
    cx.draft.out.asms.push(AsmRecord { inst, asm, places, is_goto, conditions });
    cx.draft.end_clobbering(late_clobbers);
    Ok(())
}

fn asm_constant(cx: &Cx<'_>, value: Option<Value>) -> Result<AsmPlace, String> {
    let data = value.and_then(|value| Some((value, cx.func.const_data(value)?)));
    match data {
        Some((_, ConstData::Symbol(symbol, addend))) => Ok(AsmPlace::Symbol(symbol, addend)),
        Some((value, _)) => Ok(AsmPlace::Immediate(cx.constant(value).unwrap_or(0))),
        None => Err("an operand of inline assembly that is not a constant".into()),
    }
}

/// Moves or stores an output of the template from its register.
fn store_output(cx: &mut Cx<'_>, operand: &Bound) {
    if !operand.is_output() || operand.class == Class::Memory {
        return;
    }
    let Some(reg) = operand.vreg else { return };
    let float = operand.is_in_vector_register();
    let Some(ty) = operand.ty else {
        if let Some(address) = operand.arg.filter(|_| operand.is_vector(cx.func)) {
            let addr = cx.address(address, 0);
            cx.draft.store_piece(&addr, 16, reg);
        }
        return;
    };
    match (operand.result, operand.arg) {
        (Some(result), _) => {
            let dst = cx.vreg(result);
            if ty.is_float() == float {
                return cx.draft.push_move(dst, reg);
            }
            cx.draft.move_across(dst, reg, ty.is_float(), ty);
        }
        (None, Some(pointer)) => {
            let addr = cx.address(pointer, 0);
            // A narrow integer in a vector register has four bytes there.
            let bytes = if float { ty.bytes().max(4) } else { ty.bytes() };
            let ty = if ty.is_float() == float { ty } else { scalar(bytes, float) };
            cx.draft.store_reg(&addr, ty, reg);
        }
        (None, None) => {}
    }
}
