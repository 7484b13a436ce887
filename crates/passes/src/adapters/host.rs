//! A function of `sheave-ir` as a host.

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    AsmOperandKind, BinaryOp, CallKind, ConstData, FuncAttrs, Function, InstData, IntrinsicOp, LifetimeEvent,
    UnaryOp, ValueDef,
};

use sheave_ssa::host::{AccessSink, Cfg, Escape, MemAccess, SlotHost, SlotInfo};
use sheave_ssa::{Block, Inst, Slot, Type, Value, refill};

/// The type that `ty` is to the planners.
#[inline]
pub const fn type_of(ty: sheave_ir::Type) -> Type {
    const TYPES: [Type; 7] = [
        Type::int(1),
        Type::int(2),
        Type::int(4),
        Type::int(8),
        Type::float(4),
        Type::float(8),
        Type::pointer(8),
    ];
    TYPES[ty as usize]
}

/// The type of `sheave-ir` that `ty` came from; integers for what has no counterpart.
#[inline]
pub fn ir_type(ty: Type) -> sheave_ir::Type {
    sheave_ir::Type::ALL.iter().copied().find(|&own| type_of(own) == ty).unwrap_or(sheave_ir::Type::I64)
}

/// A function of `sheave-ir` as a control-flow graph, for [`Analyses`](sheave_ssa::Analyses), and for
/// [`eliminate`](crate::adapters::eliminate) as a function in SSA form (or memory form with phis). Blocks,
/// values and instructions keep their numbers. Blocks that are not in the layout are empty.
#[derive(Clone, Copy, Debug)]
pub struct IrHost<'a>(pub &'a Function);

/// A function of `sheave-ir` with its stack slots.
#[derive(Clone, Copy)]
pub(crate) struct IrSlotHost<'a> {
    host: IrHost<'a>,
    /// Some value is the address of a slot.
    any: bool,
    insts: &'a [InstData],
    /// By value: [`ADDRESS`] and the slot that it is the address of; anything less for other values.
    slot_of: &'a [u32],
    /// Some block has phis.
    has_phis: bool,
}

/// Memory of [`IrSlotHost`].
#[derive(Debug, Default)]
pub(crate) struct HostCtx {
    slot_of: Vec<u32>,
    aliases: Vec<sheave_ir::Inst>,
}

/// Marks the addresses of slots in a table by value, whose other entries are less.
const ADDRESS: u32 = 7 << 29;

impl HostCtx {
    /// Finds the values that are addresses of slots. The slots of the entry block are made at its start, so
    /// this scans little else, unless there are others or `thorough` asks for other values equal
    /// to an address. Whether there are any.
    fn find_addresses(&mut self, func: &Function, thorough: bool) -> bool {
        refill(&mut self.slot_of, func.values.len(), 0);
        let mut missing = func.slots.len();
        if missing == 0 {
            return false;
        }
        for &block in &func.layout {
            for &inst in func.block_insts(block) {
                if let InstData::Alloca { slot } = func.insts[inst] {
                    if let Some(result) = func.result(inst) {
                        self.slot_of[result.index()] = ADDRESS | slot.as_u32();
                    }
                    missing = missing.saturating_sub(1);
                    if missing == 0 && !thorough {
                        return true;
                    }
                }
            }
        }
        if thorough {
            self.find_aliases(func);
        }
        missing < func.slots.len()
    }

    /// Additions of zero and copies give other names to addresses. Their order in the layout says nothing, so
    /// they are gone through until nothing new is found, at most as often as [`MAX_ALIAS_DEPTH`]: what is not
    /// found by then is an address computation like others.
    fn find_aliases(&mut self, func: &Function) {
        self.aliases.clear();
        let insts = func.layout.iter().flat_map(|&block| func.block_insts(block));
        self.aliases.extend(insts.copied().filter(|&inst| alias_base(func, &func.insts[inst]).is_some()));
        for _ in 0..MAX_ALIAS_DEPTH {
            let mut found = false;
            for &inst in &self.aliases {
                if let (Some(base), Some(result)) = (alias_base(func, &func.insts[inst]), func.result(inst)) {
                    let slot = self.slot_of[base.index()];
                    found |= std::mem::replace(&mut self.slot_of[result.index()], slot) != slot;
                }
            }
            if !found {
                return;
            }
        }
    }
}

/// An address at offset zero is followed through at most about this many instructions. It bounds the time for
/// chains that no front end makes.
const MAX_ALIAS_DEPTH: u32 = 8;

/// The operand that the result of `inst` equals.
fn alias_base(func: &Function, inst: &InstData) -> Option<sheave_ir::Value> {
    match *inst {
        InstData::Binary { op: BinaryOp::PtrAdd, args: [base, offset], .. }
            if func.const_bits(offset) == Some(0) =>
        {
            Some(base)
        }
        InstData::PtrIndex { base, index, offset: 0, .. } if func.const_bits(index) == Some(0) => Some(base),
        InstData::Unary { op: UnaryOp::Copy, arg } => Some(arg),
        _ => None,
    }
}

impl<'a> IrSlotHost<'a> {
    /// `func` as a host. Without `aliases`, an address at offset zero is an address computation like others,
    /// and that there is one is seen from a slot kept as [`Escape::Alias`].
    pub(super) fn new(func: &'a Function, scratch: &'a mut HostCtx, aliases: bool) -> Self {
        let any = scratch.find_addresses(func, aliases);
        IrSlotHost {
            host: IrHost(func),
            any,
            insts: func.insts.as_values_slice(),
            slot_of: &scratch.slot_of,
            has_phis: func.blocks.values().any(|block| !block.phis.is_empty()),
        }
    }

    /// The slot that `value` is the address of.
    #[inline]
    fn slot_of(&self, value: sheave_ir::Value) -> Option<Slot> {
        let slot = self.slot_of[value.index()];
        (slot >= ADDRESS).then_some(Slot(slot & !ADDRESS))
    }

    /// True if one of the two values is the address of a slot. One comparison, because the mark is the
    /// highest bits.
    #[inline]
    fn any_slot(&self, args: [sheave_ir::Value; 2]) -> bool {
        self.slot_of[args[0].index()] | self.slot_of[args[1].index()] >= ADDRESS
    }

    /// Reports that `inst` uses `value` as `how` says, if that is a slot's address.
    #[inline]
    fn escape(&self, sink: &mut impl AccessSink, inst: Inst, value: sheave_ir::Value, how: Escape) {
        if let Some(slot) = self.slot_of(value) {
            sink.escape(inst, slot, how);
        }
    }

    #[inline]
    fn escapes(&self, sink: &mut impl AccessSink, inst: Inst, values: &[sheave_ir::Value], how: Escape) {
        for &value in values {
            self.escape(sink, inst, value, how);
        }
    }

    /// `inst` may compute the address of the slot at `base`, or one near it.
    #[cold]
    fn address(&self, sink: &mut impl AccessSink, inst: Inst, base: sheave_ir::Value, how: Escape) {
        let Some(slot) = self.slot_of(base) else { return };
        let ir_inst = sheave_ir::Inst::from_u32(inst.0);
        let known = self.host.0.result(ir_inst).is_some_and(|result| self.slot_of(result) == Some(slot));
        if known {
            sink.address(inst, slot);
        } else if alias_base(self.host.0, &self.host.0.insts[ir_inst]) == Some(base) {
            sink.escape(inst, slot, Escape::Alias);
        } else {
            sink.escape(inst, slot, how);
        }
    }

    fn asm(
        &self,
        sink: &mut impl AccessSink,
        inst: Inst,
        asm: sheave_ir::Asm,
        args: &[sheave_ir::Value],
        edge: Option<u32>,
    ) {
        let operands = self.host.0.asms[asm].operands.iter().filter(|operand| operand.kind.takes_argument());
        let mut n = 0;
        for (operand, &arg) in operands.zip(args) {
            if operand.kind == AsmOperandKind::OutputTo {
                if let Some(slot) = self.slot_of(arg) {
                    match operand.ty {
                        Some(ty) => sink.asm_output(inst, slot, type_of(ty), n, edge),
                        None => sink.escape(inst, slot, Escape::AsmMemory),
                    }
                }
                n += 1;
                continue;
            }
            let how = match operand.kind {
                AsmOperandKind::Input => Escape::AsmInput,
                _ => Escape::AsmMemory,
            };
            self.escape(sink, inst, arg, how);
        }
    }

    /// What is neither load nor store nor arithmetic.
    #[inline(never)]
    fn rare(&self, sink: &mut impl AccessSink, inst: Inst, data: &InstData) {
        let pool = &self.host.0.pool;
        match data {
            InstData::Ternary { args, .. } => self.escapes(sink, inst, args, Escape::Selected),
            InstData::Rmw { addr, value, .. } => self.escapes(sink, inst, &[*addr, *value], Escape::Atomic),
            InstData::CmpXchg { args, .. } => self.escapes(sink, inst, args, Escape::Atomic),
            InstData::Mem { args, .. } => self.escapes(sink, inst, args, Escape::BlockOperation),
            InstData::CallIndirect { kind: CallKind::Plain, callee, args, flags, .. } => {
                self.escape(sink, inst, *callee, Escape::Other);
                self.escapes(sink, inst, args.as_slice(pool), Escape::CallArgument);
                if flags.has(FuncAttrs::RETURNS_TWICE) {
                    sink.returns_twice(inst);
                }
            }
            InstData::Intrinsic { op, args } => {
                self.escapes(sink, inst, args.as_slice(pool), Escape::CallArgument);
                if *op == IntrinsicOp::SetJmp {
                    sink.returns_twice(inst);
                }
            }
            InstData::Asm { is_goto, asm, args } => {
                self.asm(sink, inst, *asm, args.as_slice(pool), is_goto.then_some(0));
            }
            _ => {
                let how = if data.is_terminator() { Escape::Terminator } else { Escape::Other };
                data.for_each_arg(pool, |value| self.escape(sink, inst, value, how));
            }
        }
    }

    /// Reports what `ir_inst` does to slots.
    #[inline]
    pub(super) fn access(&self, ir_inst: sheave_ir::Inst, in_entry: bool, sink: &mut impl AccessSink) {
        let func = self.host.0;
        let inst = Inst(ir_inst.as_u32());
        match &self.insts[ir_inst.index()] {
            InstData::Load { flags, addr, offset } => {
                if let Some(slot) = self.slot_of(*addr) {
                    // No other thread sees a slot that can be promoted, so atomic accesses are like others.
                    let Some(result) = func.result(ir_inst) else { return };
                    let ty = type_of(func.ty(result));
                    let access = MemAccess { ty, offset: *offset, volatile: flags.volatile };
                    sink.load(inst, slot, access, Value(result.as_u32()));
                }
            }
            InstData::Store { flags, addr, value, offset } => {
                if self.any_slot([*addr, *value]) {
                    self.escape(sink, inst, *value, Escape::Stored);
                    let Some(slot) = self.slot_of(*addr) else { return };
                    let ty = type_of(func.ty(*value));
                    let access = MemAccess { ty, offset: *offset, volatile: flags.volatile };
                    sink.store(inst, slot, access, Value(value.as_u32()));
                }
            }
            // Other arithmetic takes no addresses.
            InstData::Binary { op, args, .. } => {
                if *op == BinaryOp::PtrAdd && self.any_slot(*args) {
                    self.address(sink, inst, args[0], Escape::Offset);
                    self.escape(sink, inst, args[1], Escape::Other);
                }
            }
            InstData::Icmp { args, .. } => {
                if self.any_slot(*args) {
                    self.escapes(sink, inst, args, Escape::Compared);
                }
            }
            InstData::PtrIndex { base, index, .. } => {
                if self.any_slot([*base, *index]) {
                    self.address(sink, inst, *base, Escape::Offset);
                    self.escape(sink, inst, *index, Escape::Other);
                }
            }
            InstData::Unary { op, arg } => {
                if self.slot_of(*arg).is_some() {
                    if *op == UnaryOp::Copy {
                        self.address(sink, inst, *arg, Escape::Converted);
                    } else {
                        self.escape(sink, inst, *arg, Escape::Converted);
                    }
                }
            }
            InstData::Branch { cond } => self.escape(sink, inst, *cond, Escape::Terminator),
            InstData::Jump => {}
            InstData::Call { kind: CallKind::Plain, args, flags, .. } => {
                self.escapes(sink, inst, args.as_slice(&func.pool), Escape::CallArgument);
                if flags.has(FuncAttrs::RETURNS_TWICE) {
                    sink.returns_twice(inst);
                }
            }
            InstData::Alloca { slot } => {
                let slot = Slot(slot.as_u32());
                if in_entry {
                    sink.address(inst, slot);
                } else {
                    sink.fresh(inst, slot);
                }
            }
            InstData::Lifetime { slot, event } => {
                let slot = Slot(slot.as_u32());
                match event {
                    LifetimeEvent::Start => sink.fresh(inst, slot),
                    LifetimeEvent::End => sink.address(inst, slot),
                }
            }
            data => self.rare(sink, inst, data),
        }
    }

    /// Reports the addresses that edges out of `ir_block` bring to phis.
    pub(super) fn merges(&self, ir_block: sheave_ir::Block, sink: &mut impl AccessSink) {
        let func = self.host.0;
        for edge in func.succ_edges(ir_block) {
            if !edge.args.is_empty() {
                let inst = func.terminator(ir_block).map_or(Inst(0), |inst| Inst(inst.as_u32()));
                self.escapes(sink, inst, edge.args.as_slice(&func.pool), Escape::Merged);
            }
        }
    }
}

impl Cfg for IrSlotHost<'_> {
    #[inline]
    fn n_blocks(&self) -> usize {
        self.host.n_blocks()
    }

    #[inline]
    fn entry(&self) -> Block {
        self.host.entry()
    }

    #[inline]
    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.host.successors(block, visit);
    }
}

impl Cfg for IrHost<'_> {
    #[inline]
    fn n_blocks(&self) -> usize {
        self.0.blocks.len()
    }

    #[inline]
    fn entry(&self) -> Block {
        self.0.entry().map_or(Block(u32::MAX), |block| Block(block.as_u32()))
    }

    #[inline]
    fn successors(&self, block: Block, mut visit: impl FnMut(Block)) {
        for edge in self.0.succ_edges(sheave_ir::Block::from_u32(block.0)) {
            visit(Block(edge.target.as_u32()));
        }
    }
}

impl SlotHost for IrSlotHost<'_> {
    // Functions are verified before they get here.
    const IN_RANGE: bool = true;

    #[inline]
    fn n_slots(&self) -> usize {
        self.host.0.slots.len()
    }

    #[inline]
    fn n_values(&self) -> usize {
        self.host.0.values.len()
    }

    #[inline]
    fn n_insts(&self) -> usize {
        self.host.0.insts.len()
    }

    #[inline]
    fn slot(&self, slot: Slot) -> SlotInfo {
        let data = &self.host.0.slots[sheave_ir::Slot::from_u32(slot.0)];
        let mut info = SlotInfo::new(data.size);
        info.ty = data.ty.map(type_of);
        info.volatile = data.volatile;
        info.param = data.param.is_some();
        info
    }

    #[inline]
    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        let ir_block = sheave_ir::Block::from_u32(block.0);
        let in_entry = self.host.0.layout[0] == ir_block;
        let insts = if self.any { self.host.0.block_insts(ir_block) } else { &[] };
        for &ir_inst in insts {
            self.access(ir_inst, in_entry, sink);
        }
        if self.any && self.has_phis {
            self.merges(ir_block, sink);
        }
    }

    #[inline]
    fn is_constant(&self, value: Value) -> bool {
        matches!(
            self.host.0.const_data(sheave_ir::Value::from_u32(value.0)),
            Some(ConstData::Bits(_) | ConstData::Undef)
        )
    }

    fn definition_block(&self, value: Value) -> Option<Block> {
        match self.host.0.def(sheave_ir::Value::from_u32(value.0)) {
            ValueDef::Phi(block) => Some(Block(block.as_u32())),
            ValueDef::Param(_) | ValueDef::Const(_) => Some(self.entry()),
            ValueDef::Result(_) | ValueDef::Variable => None,
        }
    }
}
