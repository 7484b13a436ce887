//! Promotes explicit stack slots of a Cranelift function to SSA values and block parameters.
//!
//! A front end that keeps its variables in stack slots (`stack_addr` with loads and stores, which is also
//! what `stack_load` and `stack_store` emit) calls [`promote`] before it compiles the function. Slots of up
//! to eight bytes whose addresses are used for plain loads and stores only become values. The plan is made by
//! `sheave-ssa`; this crate is the adapter that shows it the function and applies the plan.

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::entity::EntityRef;
use cranelift_codegen::ir::{
    Block, Endianness, Function, Inst, InstBuilder, InstructionData, MemFlags, MemFlagsData, Opcode,
    StackSlot, StackSlotKind, Type, Value, ValueDef, types,
};
use sheave_ssa as ssa;
use sheave_ssa::host::{AccessSink, Cfg, Escape, MemAccess, SlotHost, SlotInfo};
use sheave_ssa::promote::{Ctx, Definition, Options, Plan, PointKind, Stats};

/// Promotes the explicit stack slots of `func`.
///
/// # Errors
///
/// What [`ssa::promote::plan`] reports: in a verified function only that the entry block has predecessors.
/// `func` is unchanged then.
pub fn promote(func: &mut Function, ctx: &mut Ctx, options: &Options) -> Result<Stats, ssa::Error> {
    let plan = ssa::promote::plan(&Host(func), ctx, options)?;
    apply(func, plan);
    Ok(plan.stats())
}

/// A Cranelift function, seen through the host traits.
#[derive(Clone, Copy)]
pub struct Host<'a>(pub &'a Function);

/// The type that `ty` is to the planner; `None` for what is not promoted (vectors).
fn type_of(ty: Type) -> Option<ssa::Type> {
    let bytes = u8::try_from(ty.bytes()).ok()?;
    if ty.is_int() { Some(ssa::Type::int(bytes)) } else { ty.is_float().then(|| ssa::Type::float(bytes)) }
}

/// The Cranelift type that `ty` came from.
fn clif_type(ty: ssa::Type) -> Type {
    let bits = ty.bytes() as u16 * 8;
    match (ty.kind(), bits) {
        (ssa::Kind::Float, 16) => types::F16,
        (ssa::Kind::Float, 32) => types::F32,
        (ssa::Kind::Float, _) => types::F64,
        _ => Type::int(bits).unwrap_or(types::I64),
    }
}

impl Host<'_> {
    /// The slot and offset that `value` is the address of.
    fn address(&self, value: Value) -> Option<(ssa::Slot, i32)> {
        match self.0.dfg.value_def(self.0.dfg.resolve_aliases(value)) {
            ValueDef::Result(inst, _) => match self.0.dfg.insts[inst] {
                InstructionData::StackAddr { stack_slot, offset, .. } => {
                    Some((ssa::Slot::new(stack_slot.index()), offset.into()))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The access that a load or store through `addr` makes, and its slot.
    fn access(&self, flags: MemFlags, addr: Value, offset: i32, ty: Type) -> Option<(ssa::Slot, MemAccess)> {
        let (slot, start) = self.address(addr)?;
        let big = self.0.dfg.mem_flags[flags].explicit_endianness() == Some(Endianness::Big);
        let ty = type_of(ty).filter(|_| !big)?;
        Some((slot, MemAccess { ty, offset: start.saturating_add(offset), volatile: false }))
    }

    fn escape(&self, sink: &mut impl AccessSink, inst: ssa::Inst, value: Value, how: Escape) {
        if let Some((slot, _)) = self.address(value) {
            sink.escape(inst, slot, how);
        }
    }
}

impl Cfg for Host<'_> {
    fn n_blocks(&self) -> usize {
        self.0.dfg.num_blocks()
    }

    fn entry(&self) -> ssa::Block {
        self.0.layout.entry_block().map_or(ssa::Block(u32::MAX), |block| ssa::Block::new(block.index()))
    }

    fn successors(&self, block: ssa::Block, mut visit: impl FnMut(ssa::Block)) {
        let Some(inst) = self.0.layout.last_inst(Block::new(block.index())) else { return };
        let dfg = &self.0.dfg;
        for call in dfg.insts[inst].branch_destination(&dfg.jump_tables, &dfg.exception_tables) {
            visit(ssa::Block::new(call.block(&dfg.value_lists).index()));
        }
    }

    fn layout(&self, visit: impl FnMut(ssa::Block)) {
        self.0.layout.blocks().map(|block| ssa::Block::new(block.index())).for_each(visit);
    }
}

impl SlotHost for Host<'_> {
    fn n_slots(&self) -> usize {
        self.0.sized_stack_slots.len()
    }

    fn n_values(&self) -> usize {
        self.0.dfg.num_values()
    }

    fn n_insts(&self) -> usize {
        self.0.dfg.num_insts()
    }

    fn slot(&self, slot: ssa::Slot) -> SlotInfo {
        let data = &self.0.sized_stack_slots[StackSlot::new(slot.index())];
        let dynamic = data.kind != StackSlotKind::ExplicitSlot || data.key.is_some();
        SlotInfo { bytes: data.size, ty: None, volatile: false, param: false, dynamic }
    }

    fn accesses(&self, block: ssa::Block, sink: &mut impl AccessSink) {
        let block = Block::new(block.index());
        if !self.0.layout.is_block_inserted(block) {
            return;
        }
        let dfg = &self.0.dfg;
        for inst in self.0.layout.block_insts(block) {
            let id = ssa::Inst::new(inst.index());
            for entry in dfg.user_stack_map_entries(inst).into_iter().flatten() {
                sink.escape(id, ssa::Slot::new(entry.slot.index()), Escape::Other);
            }
            match dfg.insts[inst] {
                InstructionData::StackAddr { stack_slot, .. } => {
                    sink.address(id, ssa::Slot::new(stack_slot.index()));
                }
                InstructionData::Load { opcode: Opcode::Load, arg, flags, offset } => {
                    let result = dfg.first_result(inst);
                    match self.access(flags, arg, offset.into(), dfg.value_type(result)) {
                        Some((slot, access)) => {
                            sink.load(id, slot, access, ssa::Value::new(result.index()));
                        }
                        None => self.escape(sink, id, arg, Escape::Other),
                    }
                }
                InstructionData::Store { opcode: Opcode::Store, args: [value, addr], flags, offset } => {
                    self.escape(sink, id, value, Escape::Stored);
                    match self.access(flags, addr, offset.into(), dfg.value_type(value)) {
                        Some((slot, access)) => {
                            let value = dfg.resolve_aliases(value);
                            sink.store(id, slot, access, ssa::Value::new(value.index()));
                        }
                        None => self.escape(sink, id, addr, Escape::Other),
                    }
                }
                data => {
                    let how = match data.opcode() {
                        opcode if opcode.is_call() => Escape::CallArgument,
                        opcode if opcode.is_terminator() => Escape::Terminator,
                        _ => Escape::Other,
                    };
                    dfg.inst_values(inst).for_each(|value| self.escape(sink, id, value, how));
                }
            }
        }
    }

    fn is_constant(&self, _: ssa::Value) -> bool {
        // A constant is an instruction here, so that it has a position.
        false
    }

    fn definition_block(&self, value: ssa::Value) -> Option<ssa::Block> {
        let block = match self.0.dfg.value_def(Value::new(value.index())) {
            ValueDef::Result(inst, _) => self.0.layout.inst_block(inst)?,
            ValueDef::Param(block, _) => block,
            ValueDef::Union(..) => return None,
        };
        Some(ssa::Block::new(block.index()))
    }
}

/// What the plan's definitions are in the function.
struct Names<'a> {
    plan: &'a Plan,
    phis: Vec<Value>,
    points: Vec<Value>,
    /// By kind and size: the zero at the start of the entry block.
    zeros: Vec<(Type, Value)>,
}

impl Names<'_> {
    fn value(&mut self, func: &mut Function, definition: Definition) -> Value {
        match definition {
            Definition::Value(value) => Value::new(value.index()),
            Definition::Phi(phi) => self.phis[phi as usize],
            Definition::Point(point) => self.points[point as usize],
            Definition::Zero(slot) | Definition::Undef(slot) => {
                let ty = clif_type(self.plan.slot_type(slot));
                match self.zeros.iter().find(|(other, _)| *other == ty) {
                    Some(&(_, value)) => value,
                    None => {
                        let value = zero(func, ty);
                        self.zeros.push((ty, value));
                        value
                    }
                }
            }
        }
    }
}

/// The zero of type `ty`, at the start of the entry block.
fn zero(func: &mut Function, ty: Type) -> Value {
    let first = func.layout.entry_block().and_then(|block| func.layout.first_inst(block));
    let mut cursor = FuncCursor::new(func);
    cursor.goto_inst(first.expect("the entry block of a verified function has instructions"));
    if ty.is_int() {
        return cursor.ins().iconst(ty, 0);
    }
    let int = Type::int(ty.bits() as u16).expect("floats have the size of an integer");
    let bits = cursor.ins().iconst(int, 0);
    cursor.ins().bitcast(ty, MemFlagsData::new(), bits)
}

/// The low bytes of `value` as a `to`, computed before `inst`.
fn convert(func: &mut Function, inst: Inst, mut value: Value, to: Type) -> Value {
    let mut cursor = FuncCursor::new(func).at_inst(inst);
    let from = cursor.func.dfg.value_type(value);
    let int = |ty: Type| Type::int(ty.bits() as u16).expect("such types are not promoted otherwise");
    if from.bits() != to.bits() {
        if !from.is_int() {
            value = cursor.ins().bitcast(int(from), MemFlagsData::new(), value);
        }
        value = cursor.ins().ireduce(int(to), value);
    }
    if cursor.func.dfg.value_type(value) == to {
        return value;
    }
    cursor.ins().bitcast(to, MemFlagsData::new(), value)
}

/// Carries out `plan`.
fn apply(func: &mut Function, plan: &Plan) {
    let phis = plan
        .phis()
        .map(|phi| {
            let ty = clif_type(plan.slot_type(phi.slot));
            func.dfg.append_block_param(Block::new(phi.block.index()), ty)
        })
        .collect();
    let mut names = Names { plan, phis, points: Vec::new(), zeros: Vec::new() };
    let mut converted = Vec::new();
    for point in plan.points() {
        match point.kind {
            PointKind::Convert { source, to, result, .. } => {
                let inst = Inst::new(point.inst.index());
                let source = names.value(func, source);
                let value = convert(func, inst, source, clif_type(to));
                names.points.push(value);
                converted.push((inst, result, value));
            }
            // There is no inline assembly here, but every point has its number.
            PointKind::AsmOutput { slot, .. } => {
                let value = names.value(func, Definition::Zero(slot));
                names.points.push(value);
            }
        }
    }
    let mut dead: Vec<Inst> = converted.iter().map(|&(inst, ..)| inst).collect();
    let mut aliases = Vec::new();
    aliases.extend(converted.iter().filter_map(|&(_, old, new)| Some((Value::new(old?.index()), new))));
    for block in func.layout.blocks().collect::<Vec<_>>() {
        for inst in func.layout.block_insts(block).collect::<Vec<_>>() {
            if plan.is_dead(ssa::Inst::new(inst.index())) {
                dead.push(inst);
                let Some(result) = func.dfg.inst_results(inst).first().copied() else { continue };
                if let Some(definition) = plan.replacement(ssa::Value::new(result.index())) {
                    aliases.push((result, names.value(func, definition)));
                }
            }
        }
        add_arguments(func, plan, &mut names, block);
    }
    for inst in dead {
        func.dfg.clear_results(inst);
        func.layout.remove_inst(inst);
    }
    for (result, value) in aliases {
        func.dfg.change_to_alias(result, value);
    }
}

/// Passes the new arguments along the edges out of `block`.
fn add_arguments(func: &mut Function, plan: &Plan, names: &mut Names<'_>, block: Block) {
    let Some(inst) = func.layout.last_inst(block) else { return };
    let dfg = &func.dfg;
    let n = dfg.insts[inst].branch_destination(&dfg.jump_tables, &dfg.exception_tables).len();
    for index in 0..n {
        let edge = ssa::Edge::new(ssa::Block::new(block.index()), index as u32);
        for definition in plan.edge_args(edge) {
            let value = names.value(func, definition);
            let dfg = &mut func.dfg;
            let calls =
                dfg.insts[inst].branch_destination_mut(&mut dfg.jump_tables, &mut dfg.exception_tables);
            calls[index].append_argument(value, &mut dfg.value_lists);
        }
    }
}
