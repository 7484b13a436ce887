//! Inline assembly: operands and constraints.
//!
//! Every input is first copied to a register of its own, so that nothing the template overwrites is read
//! again, and the allocator removes the copies it can. Of the alternatives of a constraint a register is
//! preferred to memory, and a constant to both. Registers that the template clobbers are written early: no
//! input may be in one. Values on the x87 stack are pushed right before the template and popped right after
//! it.
//!
//! The template itself is assembled when its operands have their registers. A template that cannot be
//! assembled, or a constraint that is not known, is an error of the function.

use crate::registers::{FLOAT, xmm};
use iced_x86::Code as Opcode;
use sheave_ir::{Asm, AsmData, AsmOperandKind, ConstData, Function, Inst, InstData, Type, Value, ValueList};

use super::constraint::{Class, classify, clobbered, stack_depth};
use super::cx::{Cx, Done};
use super::memory::scalar;
use super::operand::{Addr, AddrBase};
use super::output::{AsmPlace, AsmRecord};
use crate::abi::{RAX, RBX, RCX, RDI, RDX, RSI};
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
    let is_goto = matches!(func.insts[inst], InstData::AsmGoto { .. });
    let mut operands = bind(cx, inst, data, args)?;
    if !data.template.trim().is_empty() {
        // Templates push and call: the frame must not be in the red zone.
        cx.draft.out.has_calls = true;
    }
    place_stack(&mut operands)?;
    choose_high_bytes(data, &mut operands)?;
    if is_goto {
        choose_other_kinds(data, &mut operands)?;
    }
    if is_goto
        && operands.iter().any(|o| matches!(o.class, Class::Stack(_)) || o.kind == AsmOperandKind::OutputTo)
    {
        return Err("`asm goto` with an output in memory or on the x87 stack".into());
    }
    for i in 0..operands.len() {
        prepare(cx, &mut operands, i, is_goto)?;
    }
    let survivors = push_stack(cx, data, &operands);
    template(cx, inst, asm, data, &mut operands, is_goto)?;
    if is_goto {
        return Ok(());
    }
    pop_stack(cx, &operands, survivors);
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
        let constant = operand.kind == AsmOperandKind::Input
            && arg
                .and_then(|arg| func.const_data(arg))
                .is_some_and(|c| !matches!(c, ConstData::BlockAddr(..)));
        let ty = operand.ty;
        let unknown = || format!("inline assembly constraint `{}`", operand.constraint);
        let class = match operand.kind {
            AsmOperandKind::OutputMemory | AsmOperandKind::InputMemory => Class::Memory,
            _ => classify(&operand.constraint, ty, constant).ok_or_else(unknown)?,
        };
        let fits = match (operand.kind, class) {
            (AsmOperandKind::Input, Class::Tied(k)) => operands.get(k).is_some_and(Bound::is_output),
            (AsmOperandKind::Input, Class::Immediate) => constant,
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

/// Gives x87 operands that may be anywhere the next free places.
fn place_stack(operands: &mut [Bound]) -> Done {
    let mut taken = 0u32;
    for operand in operands.iter() {
        if let Class::Stack(Some(depth)) = operand.class {
            taken |= 1 << depth;
        }
    }
    for operand in operands.iter_mut() {
        if operand.class == Class::Stack(None) {
            let depth = taken.trailing_ones() as u8;
            taken |= 1 << depth;
            operand.class = Class::Stack(Some(depth));
        }
    }
    if taken > 0xff || taken.trailing_ones() != taken.count_ones() {
        return Err("inline assembly with gaps in the x87 stack".into());
    }
    Ok(())
}

fn choose_high_bytes(data: &AsmData, operands: &mut [Bound]) -> Done {
    let mut taken = taken(data, operands);
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

/// Gives results of an `asm_goto` that the template leaves in a register of the other kind a particular
/// one, from which the encoder delivers them: no instruction of their own comes after a terminator.
fn choose_other_kinds(data: &AsmData, operands: &mut [Bound]) -> Done {
    let mut taken = taken(data, operands);
    for operand in operands.iter_mut().filter(|operand| operand.result.is_some()) {
        let float = operand.ty.is_some_and(Type::is_float);
        let free = match operand.class {
            Class::Int if float => [RAX, RCX, RDX, RSI, RDI].into_iter().find(|&preg| !taken.contains(preg)),
            Class::Float if !float => (0..16).rev().map(xmm).find(|&preg| !taken.contains(preg)),
            Class::Condition(_) if float => None,
            _ => continue,
        };
        let Some(preg) = free else {
            return Err("`asm goto` with a result in a register of another kind".into());
        };
        taken.insert(preg);
        operand.class = Class::Fixed(preg);
    }
    Ok(())
}

/// Brings an input into a register of its own, or finds its address. That of an `asm_goto` is in a
/// register of its own, too, for results are written where they belong.
fn prepare(cx: &mut Cx<'_>, operands: &mut [Bound], i: usize, is_goto: bool) -> Done {
    let operand = operands[i];
    let (Some(arg), false) = (operand.arg, operand.is_output() && operand.class != Class::Memory) else {
        return Ok(());
    };
    let class = match operand.class {
        Class::Tied(k) => operands[k].class,
        class => class,
    };
    if (Bound { class, ..operand }).is_vector(cx.func) {
        let addr = cx.address(arg, 0);
        operands[i].vreg = Some(cx.draft.load_piece(&addr, 16));
        return Ok(());
    }
    match class {
        Class::Int | Class::HighByte | Class::Condition(_) => {
            operands[i].vreg = Some(asm_input(cx, arg, false));
        }
        Class::Fixed(preg) => {
            operands[i].vreg = Some(asm_input(cx, arg, preg.class() == FLOAT));
        }
        Class::Float => operands[i].vreg = Some(asm_input(cx, arg, true)),
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
        Class::Immediate | Class::Stack(_) | Class::Tied(_) => {}
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

/// Pushes the inputs of the x87 stack, the deepest first; gives how many stay there after the template.
fn push_stack(cx: &mut Cx<'_>, data: &AsmData, operands: &[Bound]) -> usize {
    let mut inputs: Vec<(u8, Bound)> = Vec::new();
    let mut survivors = 0;
    for operand in operands.iter().filter(|o| o.kind == AsmOperandKind::Input) {
        let (class, tied) = match operand.class {
            Class::Tied(k) => (operands[k].class, true),
            class => (class, false),
        };
        let Class::Stack(Some(depth)) = class else { continue };
        inputs.push((depth, *operand));
        let popped = tied
            || operands.iter().any(|o| o.is_output() && o.class == class)
            || data.clobbers.iter().any(|name| stack_depth(name) == Some(depth));
        survivors += usize::from(!popped);
    }
    inputs.sort_by_key(|&(depth, _)| std::cmp::Reverse(depth));
    for (_, operand) in inputs {
        let Some(value) = operand.arg else { continue };
        match operand.ty {
            None => {
                let addr = cx.address(value, 0);
                cx.draft.x87_load(&addr);
            }
            Some(ty) => {
                let src = cx.use_reg(value);
                let scratch = cx.draft.scratch(0);
                cx.draft.store_reg(&scratch, ty, src);
                let load = match ty {
                    Type::F32 => Opcode::Fld_m32fp,
                    Type::F64 => Opcode::Fld_m64fp,
                    Type::I16 => Opcode::Fild_m16int,
                    Type::I32 => Opcode::Fild_m32int,
                    _ => Opcode::Fild_m64int,
                };
                cx.draft.begin(load).mem(&scratch).end();
            }
        }
    }
    survivors
}

/// Pops the outputs on the x87 stack to where they belong, then `survivors` inputs.
fn pop_stack(cx: &mut Cx<'_>, operands: &[Bound], survivors: usize) {
    let mut outputs: Vec<(u8, Bound)> = operands
        .iter()
        .filter(|o| o.is_output())
        .filter_map(|o| if let Class::Stack(Some(depth)) = o.class { Some((depth, *o)) } else { None })
        .collect();
    outputs.sort_by_key(|&(depth, _)| depth);
    for (_, output) in outputs {
        match (output.ty, output.arg, output.result) {
            (None, Some(pointer), _) => {
                let addr = cx.address(pointer, 0);
                cx.draft.x87_store(&addr);
            }
            (Some(ty), Some(pointer), _) => {
                let addr = cx.address(pointer, 0);
                cx.draft.x87_pop(&addr, ty);
            }
            (Some(ty), None, Some(result)) => {
                let scratch = cx.draft.scratch(0);
                cx.draft.x87_pop(&scratch, ty);
                let dst = cx.vreg(result);
                cx.draft.load_into(&scratch, ty, dst);
            }
            _ => cx.draft.x87_drop(),
        }
    }
    for _ in 0..survivors {
        cx.draft.x87_drop();
    }
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
    // Instead of registers that a terminator cannot define: moved right after the template, on each of
    // its edges.
    let mut late_clobbers = PregSet::EMPTY;
    let mut moves = Vec::new();
    let mut conditions = Vec::new();
    let mut places = Vec::with_capacity(operands.len());
    // What a terminator overwrites is written late, so its inputs are read late: none of them is in such
    // a register.
    let overwrites = |o: &Bound| o.is_output() && matches!(o.class, Class::Fixed(_));
    let late = is_goto && (!clobbered(data).is_empty() || operands.iter().any(overwrites));
    let reg_use = |vreg| match late {
        true => Operand::new(vreg, Access::Use, At::Late, Constraint::Reg),
        false => Operand::reg_use(vreg),
    };
    cx.draft.begin_kind(Kind::Asm);
    // Inputs first: ties refer to their positions.
    let mut positions = vec![0u8; operands.len()];
    let mut tied = vec![None; operands.len()];
    for i in 0..operands.len() {
        let operand = operands[i];
        let Some(vreg) = operand.vreg else { continue };
        positions[i] = match operand.class {
            Class::Fixed(preg) => cx.draft.hidden(Operand::fixed_use(vreg, preg)),
            Class::Tied(k) => {
                tied[k] = Some(i);
                match operands[k].class {
                    Class::Fixed(preg) => cx.draft.hidden(Operand::fixed_use(vreg, preg)),
                    _ => cx.draft.hidden(Operand::reg_use(vreg)),
                }
            }
            _ => cx.draft.hidden(reg_use(vreg)),
        };
    }
    let mut fixed_inputs = PregSet::EMPTY;
    let mut fixed_outputs = PregSet::EMPTY;
    for i in 0..operands.len() {
        let operand = operands[i];
        if let (Some(_), Class::Fixed(preg)) = (operand.vreg, operand.class) {
            fixed_inputs.insert(preg);
        }
        if !operand.is_output() || matches!(operand.class, Class::Stack(_) | Class::Memory) {
            continue;
        }
        let float = operand.is_in_vector_register();
        let vreg = match operand.result {
            Some(result) if is_goto => cx.vreg(result),
            _ if float => cx.draft.float_temp(operand.ty.map_or(16, |ty| ty.bytes().max(4)) as u8),
            _ => cx.draft.int_temp(),
        };
        operands[i].vreg = Some(vreg);
        let at = if operand.early { At::Early } else { At::Late };
        positions[i] = match (operand.class, tied[i]) {
            (Class::Fixed(preg), _) if is_goto => {
                late_clobbers.insert(preg);
                let position = cx.draft.hidden(Operand::reg_def(vreg));
                moves.push((position, preg));
                position
            }
            (Class::Fixed(preg), tied) => {
                fixed_outputs.insert(preg);
                let early = operand.early && tied.is_none();
                let at = if early { At::Early } else { At::Late };
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
            Class::Stack(depth) => AsmPlace::Stack(depth.unwrap_or(0)),
            Class::Fixed(preg) if is_goto && operand.is_output() => {
                // The template writes the register itself.
                let position = positions[of];
                debug_assert!(moves.contains(&(position, preg)));
                AsmPlace::Register { position, bytes }
            }
            _ => AsmPlace::Register { position: positions[of], bytes },
        });
    }
    let clobbers = clobbered(data);
    for preg in clobbers.iter() {
        if fixed_inputs.contains(preg) {
            late_clobbers.insert(preg);
        } else if !fixed_outputs.contains(preg) && !late_clobbers.contains(preg) {
            match preg.class() {
                _ if is_goto => late_clobbers.insert(preg),
                class => {
                    let float = class == FLOAT;
                    let temp = if float { cx.draft.float_temp(8) } else { cx.draft.int_temp() };
                    cx.draft.operand(Operand::new(temp, Access::Def, At::Early, Constraint::Fixed(preg)));
                }
            }
        }
    }
    late_clobbers = late_clobbers.without(fixed_outputs);
    let record = cx.draft.out.asms.len();
    cx.draft.number(record as i64);
    cx.draft.out.asms.push(AsmRecord { inst, asm, places, is_goto, conditions, moves });
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
    if !operand.is_output() || matches!(operand.class, Class::Stack(_) | Class::Memory) {
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

/// The registers that a template overwrites or its operands name.
fn taken(data: &AsmData, operands: &[Bound]) -> PregSet {
    let mut taken = clobbered(data);
    for operand in operands {
        if let Class::Fixed(preg) = operand.class {
            taken.insert(preg);
        }
    }
    taken
}
