//! The function as the planner sees it.

use cranelift_codegen::entity::EntityRef;
use cranelift_codegen::ir::{
    Block, DebugTag, Endianness, Function, Inst, InstructionData, MemFlags, Opcode, StackSlot, StackSlotKind,
    Type, Value, ValueDef, types,
};
use sheave_ssa as ssa;
use sheave_ssa::host::{AccessSink, Cfg, Escape, MemAccess, SlotHost, SlotInfo};

/// A Cranelift function behind the host traits.
#[derive(Clone, Copy)]
pub struct Host<'a> {
    func: &'a Function,
    updates: &'a [Inst],
}

/// An address may be computed by so many additions of constants. That bounds the time for one question.
const MAX_ADDITIONS: u32 = 16;

const LANES: [Type; 9] = [
    types::I8,
    types::I16,
    types::I32,
    types::I64,
    types::I128,
    types::F16,
    types::F32,
    types::F64,
    types::F128,
];

/// The planner's type for `ty`; `None` for types that are not promoted. Vectors are never converted.
fn type_of(ty: Type) -> Option<ssa::Type> {
    let bytes = u16::try_from(ty.bytes()).ok()?;
    if ty.is_int() {
        Some(ssa::Type::int(bytes))
    } else if ty.is_float() {
        Some(ssa::Type::float(bytes))
    } else if ty.is_vector() && ty.bits() <= 128 {
        let lane = LANES.iter().position(|&lane| lane == ty.lane_type())?;
        Some(ssa::Type::opaque((lane as u8) << 3 | ty.log2_lane_count() as u8, bytes))
    } else {
        None
    }
}

/// The class of scalars in the byte order that is not Cranelift's usual one, with the index of the type in
/// [`LANES`]. A slot may be accessed so if all its accesses are: then the order does not show.
const BIG_ENDIAN: u8 = 0x80;

/// As [`type_of`] for a big-endian access.
fn big_endian_type_of(ty: Type) -> Option<ssa::Type> {
    let lane = LANES.iter().position(|&lane| lane == ty)?;
    Some(ssa::Type::opaque(BIG_ENDIAN | lane as u8, u16::try_from(ty.bytes()).ok()?))
}

/// The Cranelift type that `ty` came from.
pub(crate) fn clif_type(ty: ssa::Type) -> Type {
    let bits = ty.bytes() as u16 * 8;
    match (ty.kind(), bits) {
        (ssa::Kind::Opaque, _) if ty.opaque_class() >= BIG_ENDIAN => {
            LANES[usize::from(ty.opaque_class() - BIG_ENDIAN)]
        }
        (ssa::Kind::Opaque, _) => {
            let class = ty.opaque_class();
            LANES[usize::from(class >> 3)].by(1 << (class & 7)).unwrap_or(types::I8X16)
        }
        (ssa::Kind::Float, 16) => types::F16,
        (ssa::Kind::Float, 32) => types::F32,
        (ssa::Kind::Float, 64) => types::F64,
        (ssa::Kind::Float, _) => types::F128,
        _ => Type::int(bits).unwrap_or(types::I64),
    }
}

/// The atomic instructions that read and write memory through an address of a slot, in ascending order. Their
/// written values are no values of the function: the planner identifies each by a number after all values.
pub(crate) fn find_updates(func: &Function) -> Vec<Inst> {
    if func.sized_stack_slots.is_empty() {
        return Vec::new();
    }
    let host = Host::with_updates(func, &[]);
    let insts = func.layout.blocks().flat_map(|block| func.layout.block_insts(block));
    let mut updates: Vec<Inst> = insts
        .filter(|&inst| match func.dfg.insts[inst] {
            InstructionData::AtomicRmw { args, .. } => host.address(args[0]).is_some(),
            InstructionData::AtomicCas { args, .. } => host.address(args[0]).is_some(),
            _ => false,
        })
        .collect();
    updates.sort_unstable();
    updates
}

/// Finds accesses that reach beyond their slots.
struct Outside<'a> {
    func: &'a Function,
    found: bool,
}

impl AccessSink for Outside<'_> {
    fn load(&mut self, _: ssa::Inst, slot: ssa::Slot, access: MemAccess, _: ssa::Value) {
        let size = i64::from(self.func.sized_stack_slots[StackSlot::new(slot.index())].size);
        let start = i64::from(access.offset);
        self.found |= start < 0 || start + i64::from(access.ty.bytes()) > size;
    }

    fn store(&mut self, inst: ssa::Inst, slot: ssa::Slot, access: MemAccess, value: ssa::Value) {
        self.load(inst, slot, access, value);
    }

    fn asm_output(&mut self, _: ssa::Inst, _: ssa::Slot, _: ssa::Type, _: u32, _: Option<u32>) {}
    fn fresh(&mut self, _: ssa::Inst, _: ssa::Slot) {}
    fn address(&mut self, _: ssa::Inst, _: ssa::Slot) {}
    fn escape(&mut self, _: ssa::Inst, _: ssa::Slot, _: Escape) {}
    fn returns_twice(&mut self, _: ssa::Inst) {}
}

impl<'a> Host<'a> {
    /// Whether an access reaches beyond its slot, so that what it does depends on the other slots' places in
    /// the frame: all of them keep their room then.
    pub(crate) fn depends_on_frame(&self) -> bool {
        let mut outside = Outside { func: self.func, found: false };
        for block in self.func.layout.blocks() {
            self.accesses(ssa::Block::new(block.index()), &mut outside);
        }
        outside.found
    }

    /// `func` as a host. `updates` are its atomic updates of slots, ascending; those that are missing keep
    /// their slots in memory.
    pub fn with_updates(func: &'a Function, updates: &'a [Inst]) -> Self {
        Host { func, updates }
    }

    /// The slot and offset that `value` is the address of.
    pub(crate) fn address(&self, value: Value) -> Option<(ssa::Slot, i32)> {
        let dfg = &self.func.dfg;
        let (mut value, mut distance) = (value, 0i32);
        for _ in 0..MAX_ADDITIONS {
            let ValueDef::Result(inst, _) = dfg.value_def(dfg.resolve_aliases(value)) else { return None };
            match dfg.insts[inst] {
                InstructionData::StackAddr { stack_slot, offset, .. } => {
                    let offset = distance.checked_add(offset.into())?;
                    return Some((ssa::Slot::new(stack_slot.index()), offset));
                }
                InstructionData::Binary { opcode: Opcode::Iadd, args: [a, b] } => {
                    let (base, added) = match (self.constant(a), self.constant(b)) {
                        (_, Some(added)) => (a, added),
                        (Some(added), None) => (b, added),
                        (None, None) => return None,
                    };
                    distance = distance.checked_add(i32::try_from(added).ok()?)?;
                    value = base;
                }
                _ => return None,
            }
        }
        None
    }

    /// The number that `value` is, with its sign.
    fn constant(&self, value: Value) -> Option<i64> {
        let dfg = &self.func.dfg;
        let value = dfg.resolve_aliases(value);
        let ValueDef::Result(inst, _) = dfg.value_def(value) else { return None };
        match dfg.insts[inst] {
            InstructionData::UnaryImm { opcode: Opcode::Iconst, imm } => {
                let unused = 64u32.checked_sub(dfg.value_type(value).bits())?;
                Some(i64::from(imm) << unused >> unused)
            }
            _ => None,
        }
    }

    /// The access through `addr`, and its slot.
    fn access(&self, flags: MemFlags, addr: Value, offset: i32, ty: Type) -> Option<(ssa::Slot, MemAccess)> {
        let (slot, start) = self.address(addr)?;
        let big = self.func.dfg.mem_flags[flags].explicit_endianness() == Some(Endianness::Big);
        let ty = if big { big_endian_type_of(ty)? } else { type_of(ty)? };
        Some((slot, MemAccess { ty, offset: start.checked_add(offset)?, volatile: false }))
    }

    fn escape(&self, sink: &mut impl AccessSink, inst: ssa::Inst, value: Value, how: Escape) {
        if let Some((slot, _)) = self.address(value) {
            sink.escape(inst, slot, how);
        }
    }

    fn load(
        &self,
        sink: &mut impl AccessSink,
        inst: Inst,
        (flags, addr, offset): (MemFlags, Value, i32),
    ) -> Option<(ssa::Slot, MemAccess)> {
        let id = ssa::Inst::new(inst.index());
        let result = self.func.dfg.first_result(inst);
        let access = self.access(flags, addr, offset, self.func.dfg.value_type(result));
        match access {
            Some((slot, access)) => sink.load(id, slot, access, ssa::Value::new(result.index())),
            None => self.escape(sink, id, addr, Escape::Other),
        }
        access
    }

    fn store(
        &self,
        sink: &mut impl AccessSink,
        inst: Inst,
        (flags, addr, offset): (MemFlags, Value, i32),
        value: Value,
    ) {
        let id = ssa::Inst::new(inst.index());
        self.escape(sink, id, value, Escape::Stored);
        match self.access(flags, addr, offset, self.func.dfg.value_type(value)) {
            Some((slot, access)) => {
                let value = self.func.dfg.resolve_aliases(value);
                sink.store(id, slot, access, ssa::Value::new(value.index()));
            }
            None => self.escape(sink, id, addr, Escape::Other),
        }
    }

    /// An atomic instruction that reads and writes.
    fn update(&self, sink: &mut impl AccessSink, inst: Inst, flags: MemFlags, args: &[Value]) {
        let id = ssa::Inst::new(inst.index());
        args[1..].iter().for_each(|&value| self.escape(sink, id, value, Escape::Stored));
        match self.updates.binary_search(&inst) {
            Ok(number) => {
                if let Some((slot, access)) = self.load(sink, inst, (flags, args[0], 0)) {
                    let value = ssa::Value::new(self.func.dfg.num_values() + number);
                    sink.store(id, slot, access, value);
                }
            }
            Err(_) => self.escape(sink, id, args[0], Escape::Atomic),
        }
    }
}

impl Cfg for Host<'_> {
    fn n_blocks(&self) -> usize {
        self.func.dfg.num_blocks()
    }

    fn entry(&self) -> ssa::Block {
        self.func.layout.entry_block().map_or(ssa::Block(u32::MAX), |block| ssa::Block::new(block.index()))
    }

    fn successors(&self, block: ssa::Block, mut visit: impl FnMut(ssa::Block)) {
        let block = Block::new(block.index());
        if !self.func.layout.is_block_inserted(block) {
            return;
        }
        let Some(inst) = self.func.layout.last_inst(block) else { return };
        let dfg = &self.func.dfg;
        for call in dfg.insts[inst].branch_destination(&dfg.jump_tables, &dfg.exception_tables) {
            visit(ssa::Block::new(call.block(&dfg.value_lists).index()));
        }
    }
}

impl SlotHost for Host<'_> {
    fn n_slots(&self) -> usize {
        self.func.sized_stack_slots.len()
    }

    fn n_values(&self) -> usize {
        self.func.dfg.num_values() + self.updates.len()
    }

    fn n_insts(&self) -> usize {
        self.func.dfg.num_insts()
    }

    fn slot(&self, slot: ssa::Slot) -> SlotInfo {
        let data = &self.func.sized_stack_slots[StackSlot::new(slot.index())];
        let stays = data.kind != StackSlotKind::ExplicitSlot || data.key.is_some();
        SlotInfo { dynamic: stays, ..SlotInfo::new(data.size) }
    }

    fn accesses(&self, block: ssa::Block, sink: &mut impl AccessSink) {
        let block = Block::new(block.index());
        if !self.func.layout.is_block_inserted(block) {
            return;
        }
        let dfg = &self.func.dfg;
        for inst in self.func.layout.block_insts(block) {
            let id = ssa::Inst::new(inst.index());
            for entry in dfg.user_stack_map_entries(inst).into_iter().flatten() {
                sink.escape(id, ssa::Slot::new(entry.slot.index()), Escape::Other);
            }
            for tag in self.func.debug_tags.get(inst) {
                if let DebugTag::StackSlot(slot) = tag {
                    sink.escape(id, ssa::Slot::new(slot.index()), Escape::Other);
                }
            }
            match dfg.insts[inst] {
                InstructionData::StackAddr { stack_slot, .. } => {
                    sink.address(id, ssa::Slot::new(stack_slot.index()));
                }
                InstructionData::Load { opcode: Opcode::Load, arg, flags, offset } => {
                    self.load(sink, inst, (flags, arg, offset.into()));
                }
                InstructionData::LoadNoOffset { opcode: Opcode::AtomicLoad, arg, flags } => {
                    self.load(sink, inst, (flags, arg, 0));
                }
                InstructionData::Store { opcode: Opcode::Store, args: [value, addr], flags, offset } => {
                    self.store(sink, inst, (flags, addr, offset.into()), value);
                }
                InstructionData::StoreNoOffset {
                    opcode: Opcode::AtomicStore,
                    args: [value, addr],
                    flags,
                } => {
                    self.store(sink, inst, (flags, addr, 0), value);
                }
                InstructionData::AtomicRmw { args, flags, .. } => self.update(sink, inst, flags, &args),
                InstructionData::AtomicCas { args, flags, .. } => self.update(sink, inst, flags, &args),
                InstructionData::Binary { opcode: Opcode::Iadd, args } => {
                    match self.address(dfg.first_result(inst)) {
                        Some((slot, _)) => sink.address(id, slot),
                        None => args.iter().for_each(|&arg| self.escape(sink, id, arg, Escape::Offset)),
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
        let n_values = self.func.dfg.num_values();
        let inst_block = |inst: Inst| self.func.layout.inst_block(inst);
        let block = match value.index().checked_sub(n_values) {
            Some(update) => inst_block(*self.updates.get(update)?)?,
            None => match self.func.dfg.value_def(Value::new(value.index())) {
                ValueDef::Result(inst, _) => inst_block(inst)?,
                ValueDef::Param(block, _) => block,
                ValueDef::Union(..) => return None,
            },
        };
        Some(ssa::Block::new(block.index()))
    }
}
