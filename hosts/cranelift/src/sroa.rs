//! Takes slots of structures apart.

use cranelift_codegen::cursor::FuncCursor;
use cranelift_codegen::entity::EntityRef;
use cranelift_codegen::entity::packed_option::ReservedValue;
use cranelift_codegen::ir::{
    Function, Inst, InstBuilder, InstructionData, MemFlagsData, Opcode, StackSlot, StackSlotData,
    StackSlotKind, Type, Value, types,
};
use sheave_ssa as ssa;
use sheave_ssa::sroa::{Ctx, Options, Plan, Stats};

use crate::apply::{before, int_type, move_labels};
use crate::host::{Host, find_updates};

/// The options of splitting for a little-endian target: parts may be as large as Cranelift's widest values.
pub fn sroa_options() -> Options {
    Options { max_value_bytes: 16, ..Options::default() }
}

/// SROA for Cranelift: splits explicit stack slots of `func` that hold several scalars, so that
/// [`promote`](crate::promote) finds a slot for each. Call it before. A split slot stays with a size of zero;
/// its parts come after the original slots. The plan in `ctx` has the outcome of each slot.
///
/// With [`Options::shifts`] integers are put together and taken apart in little-endian order: switch that off
/// for other targets.
///
/// # Errors
///
/// Those of [`ssa::sroa::plan`], which do not occur in a function that passes Cranelift's verifier and is
/// not gigantic. `func` is unchanged then.
pub fn sroa(func: &mut Function, ctx: &mut Ctx, options: &Options) -> Result<Stats, ssa::Error> {
    let updates = find_updates(func);
    let host = Host::with_updates(func, &updates);
    let plan = ssa::sroa::plan(&host, options, ctx)?;
    // An atomic update stays one instruction.
    for &inst in &updates {
        if let Some(access) = Access::of(&host, func, inst)
            && plan.covering(access.slot, access.offset, access.ty.bytes()).len() > 1
        {
            plan.keep(access.slot);
        }
    }
    if !plan.is_empty() {
        apply(func, plan, &updates);
    }
    Ok(plan.stats())
}

/// An instruction's access of a slot.
#[derive(Clone, Copy)]
struct Access {
    slot: ssa::Slot,
    offset: i32,
    ty: Type,
    addr: Value,
}

impl Access {
    fn of(host: &Host<'_>, func: &Function, inst: Inst) -> Option<Access> {
        let result = |inst| func.dfg.value_type(func.dfg.first_result(inst));
        let (addr, offset, ty) = match func.dfg.insts[inst] {
            InstructionData::Load { opcode: Opcode::Load, arg, offset, .. } => {
                (arg, offset.into(), result(inst))
            }
            InstructionData::LoadNoOffset { opcode: Opcode::AtomicLoad, arg, .. } => (arg, 0, result(inst)),
            InstructionData::Store { opcode: Opcode::Store, args: [value, addr], offset, .. } => {
                (addr, offset.into(), func.dfg.value_type(value))
            }
            InstructionData::StoreNoOffset { opcode: Opcode::AtomicStore, args: [value, addr], .. } => {
                (addr, 0, func.dfg.value_type(value))
            }
            InstructionData::AtomicRmw { args, .. } => (args[0], 0, result(inst)),
            InstructionData::AtomicCas { args, .. } => (args[0], 0, result(inst)),
            _ => return None,
        };
        let (slot, start) = host.address(addr)?;
        Some(Access { slot, offset: start.checked_add(offset)?, ty, addr })
    }
}

/// Carries out `plan`.
fn apply(func: &mut Function, plan: &Plan, updates: &[Inst]) {
    // Collect the accesses of split slots while their addresses are there; the addresses are removed.
    let host = Host::with_updates(func, updates);
    let keeps_room = host.depends_on_frame();
    let (mut accesses, mut addresses) = (Vec::new(), Vec::new());
    for block in func.layout.blocks() {
        for inst in func.layout.block_insts(block) {
            if let Some(access) = Access::of(&host, func, inst).filter(|access| plan.is_split(access.slot)) {
                accesses.push((inst, access));
            }
            if matches!(func.dfg.insts[inst].opcode(), Opcode::StackAddr | Opcode::Iadd)
                && host.address(func.dfg.first_result(inst)).is_some_and(|(slot, _)| plan.is_split(slot))
            {
                addresses.push(inst);
            }
        }
    }
    let slots: Vec<StackSlot> = plan
        .parts()
        .iter()
        .map(|part| {
            if !plan.is_split(part.slot) {
                return StackSlot::reserved_value();
            }
            let bytes = part.ty.bytes();
            let align = bytes.ilog2() as u8;
            func.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, bytes, align))
        })
        .collect();
    for (inst, access) in accesses {
        let found = plan.covering(access.slot, access.offset, access.ty.bytes());
        let parts: Vec<Piece> = found
            .map(|number| {
                let part = plan.parts()[number as usize];
                let distance = part.offset as i32 - access.offset;
                Piece { slot: slots[number as usize], distance, bytes: part.ty.bytes() }
            })
            .collect();
        rewrite(func, inst, access, &parts);
    }
    for inst in addresses {
        func.dfg.clear_results(inst);
        func.layout.remove_inst(inst);
    }
    let loses_room = |&slot: &usize| !keeps_room && plan.is_split(ssa::Slot::new(slot));
    for slot in (0..plan.n_slots()).filter(loses_room) {
        let data = &mut func.sized_stack_slots[StackSlot::new(slot)];
        (data.size, data.align_shift) = (0, 0);
    }
}

/// A part that an access covers, or that it takes a piece of.
#[derive(Clone, Copy)]
struct Piece {
    slot: StackSlot,
    /// How far from the start of the access the part starts.
    distance: i32,
    bytes: u32,
}

/// The integer of so many bytes.
fn int_of(bytes: u32) -> Type {
    Type::int(bytes as u16 * 8).expect("parts have the sizes of integers")
}

fn shifted(cursor: &mut FuncCursor<'_>, value: Value, bytes: i32) -> Value {
    if bytes == 0 {
        return value;
    }
    let by = cursor.ins().iconst(types::I32, i64::from(8 * bytes.abs()));
    if bytes > 0 { cursor.ins().ishl(value, by) } else { cursor.ins().ushr(value, by) }
}

fn converted(cursor: &mut FuncCursor<'_>, value: Value, to: Type) -> Value {
    match cursor.func.dfg.value_type(value) == to {
        true => value,
        false => cursor.ins().bitcast(to, MemFlagsData::new(), value),
    }
}

/// Rewrites `inst` to access `parts` instead of the slot.
fn rewrite(func: &mut Function, inst: Inst, access: Access, parts: &[Piece]) {
    let Access { ty, addr, .. } = access;
    let pointer = func.dfg.value_type(addr);
    let whole = int_type(ty);
    let stored = match func.dfg.insts[inst] {
        InstructionData::Store { args, .. } | InstructionData::StoreNoOffset { args, .. } => Some(args[0]),
        _ => None,
    };
    let mut cursor = before(func, inst);
    if let [part] = *parts
        && part.bytes == ty.bytes()
    {
        let new = cursor.ins().stack_addr(pointer, part.slot, 0);
        return retarget(&mut func.dfg.insts[inst], new);
    }
    if let Some(value) = stored {
        let value = converted(&mut cursor, value, whole);
        for part in parts {
            let new = cursor.ins().stack_addr(pointer, part.slot, 0);
            let value = shifted(&mut cursor, value, -part.distance);
            let value = cursor.ins().ireduce(int_of(part.bytes), value);
            cursor.ins().store(MemFlagsData::new(), value, new, 0);
        }
        func.layout.remove_inst(inst);
        return;
    }
    let mut sum = None;
    for part in parts {
        let new = cursor.ins().stack_addr(pointer, part.slot, 0);
        let own = int_of(part.bytes);
        let mut value = cursor.ins().load(own, MemFlagsData::new(), new, 0);
        if part.bytes < ty.bytes() {
            value = cursor.ins().uextend(whole, value);
            value = shifted(&mut cursor, value, part.distance);
        } else {
            value = shifted(&mut cursor, value, part.distance);
            value = cursor.ins().ireduce(whole, value);
        }
        sum = Some(match sum {
            Some(sum) => cursor.ins().bor(sum, value),
            None => value,
        });
    }
    let value = sum.expect("the bytes of a slot that is split are in its parts");
    let value = converted(&mut cursor, value, ty);
    let result = func.dfg.first_result(inst);
    func.dfg.clear_results(inst);
    func.layout.remove_inst(inst);
    func.dfg.change_to_alias(result, value);
    move_labels(func, result, value);
}

/// Replaces the address of an access by `new`, its first byte.
fn retarget(data: &mut InstructionData, new: Value) {
    match data {
        InstructionData::Load { arg, offset, .. } => (*arg, *offset) = (new, 0.into()),
        InstructionData::LoadNoOffset { arg, .. } => *arg = new,
        InstructionData::Store { args, offset, .. } => (args[1], *offset) = (new, 0.into()),
        InstructionData::StoreNoOffset { args, .. } => args[1] = new,
        InstructionData::AtomicRmw { args, .. } => args[0] = new,
        InstructionData::AtomicCas { args, .. } => args[0] = new,
        _ => unreachable!("accesses are these"),
    }
}
