//! A function of `sheave-ir` as a host.

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    AsmOperandKind, BinaryOp, ConstData, Function, InstData, IntrinsicOp, Ordering, UnaryOp, ValueDef,
};

use super::type_of;
use crate::host::{AccessSink, Cfg, Escape, MemAccess, SlotHost, SlotInfo};
use crate::{Block, Inst, Slot, Value};

/// A function of `sheave-ir`, seen through the host traits. Blocks, values and instructions keep their numbers.
#[derive(Clone, Copy)]
pub struct IrHost<'a> {
    pub(crate) func: &'a Function,
    /// By block, whether it is in the layout. Empty if all are.
    present: &'a [bool],
}

/// An address at offset zero is followed through at most this many instructions; longer chains count as address computations. It bounds the
/// time for chains that nobody writes.
const MAX_ALIAS_DEPTH: u32 = 8;

impl<'a> IrHost<'a> {
    /// `func` as a host. `scratch` is memory that is used where some blocks are not in the layout.
    pub fn new(func: &'a Function, scratch: &'a mut alloc::vec::Vec<bool>) -> Self {
        scratch.clear();
        if func.layout.len() != func.blocks.len() {
            scratch.resize(func.blocks.len(), false);
            for &block in &func.layout {
                scratch[block.index()] = true;
            }
        }
        IrHost { func, present: scratch }
    }

    /// The function.
    pub fn function(&self) -> &'a Function {
        self.func
    }

    /// The function's number for `block`; `None` where it is not in the layout.
    #[inline]
    pub(crate) fn ir_block(&self, block: Block) -> Option<sheave_ir::Block> {
        (self.present.is_empty() || self.present[block.index()])
            .then_some(sheave_ir::Block::from_u32(block.0))
    }

    /// The slot that `value` is the address of.
    #[inline]
    fn slot_of(&self, value: sheave_ir::Value) -> Option<Slot> {
        let data = self.func.values[value];
        if data.ty() != sheave_ir::Type::Ptr {
            return None;
        }
        let ValueDef::Result(inst) = data.def() else { return None };
        match &self.func.insts[inst] {
            InstData::Alloca { slot } => Some(Slot(slot.as_u32())),
            InstData::Binary { op: BinaryOp::PtrAdd, .. }
            | InstData::PtrIndex { offset: 0, .. }
            | InstData::Unary { op: UnaryOp::Copy, .. } => self.alias_of(inst),
            _ => None,
        }
    }

    /// The slot whose address `inst` computes through additions of zero and copies.
    fn alias_of(&self, mut inst: sheave_ir::Inst) -> Option<Slot> {
        for _ in 0..MAX_ALIAS_DEPTH {
            let base = match self.func.insts[inst] {
                InstData::Alloca { slot } => return Some(Slot(slot.as_u32())),
                InstData::Binary { op: BinaryOp::PtrAdd, args: [base, offset] }
                    if self.func.const_bits(offset) == Some(0) =>
                {
                    base
                }
                InstData::PtrIndex { base, index, offset: 0, .. }
                    if self.func.const_bits(index) == Some(0) =>
                {
                    base
                }
                InstData::Unary { op: UnaryOp::Copy, arg } => arg,
                _ => return None,
            };
            let ValueDef::Result(next) = self.func.def(base) else { return None };
            inst = next;
        }
        None
    }

    /// Reports that `inst` uses `value` in the way `how`, if that is a slot's address.
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

    /// `inst` may compute the address of the slot behind `base`, or one near it.
    fn address(&self, sink: &mut impl AccessSink, inst: Inst, base: sheave_ir::Value, how: Escape) {
        if let Some(slot) = self.slot_of(base) {
            if self.alias_of(sheave_ir::Inst::from_u32(inst.0)).is_some() {
                sink.address(inst, slot);
            } else {
                sink.escape(inst, slot, how);
            }
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
        let operands = self.func.asms[asm].operands.iter().filter(|operand| operand.kind.takes_argument());
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
    fn rare(&self, sink: &mut impl AccessSink, inst: Inst, data: &InstData) {
        let pool = &self.func.pool;
        match data {
            InstData::Unary { arg, .. } => self.escape(sink, inst, *arg, Escape::Converted),
            InstData::PtrIndex { base, index, .. } => {
                self.address(sink, inst, *base, Escape::Offset);
                self.escape(sink, inst, *index, Escape::Other);
            }
            InstData::Ternary { args, .. } => self.escapes(sink, inst, args, Escape::Selected),
            InstData::Rmw { addr, value, .. } => self.escapes(sink, inst, &[*addr, *value], Escape::Atomic),
            InstData::CmpXchg { args, .. } => self.escapes(sink, inst, args, Escape::Atomic),
            InstData::Mem { args, .. } => self.escapes(sink, inst, args, Escape::BlockOperation),
            InstData::CallIndirect { callee, args, flags, .. } => {
                self.escape(sink, inst, *callee, Escape::Other);
                self.escapes(sink, inst, args.as_slice(pool), Escape::CallArgument);
                if flags.returns_twice {
                    sink.returns_twice(inst);
                }
            }
            InstData::Intrinsic { op, args } => {
                self.escapes(sink, inst, args.as_slice(pool), Escape::CallArgument);
                if *op == IntrinsicOp::SetJmp {
                    sink.returns_twice(inst);
                }
            }
            InstData::Asm { asm, args } => self.asm(sink, inst, *asm, args.as_slice(pool), None),
            InstData::AsmGoto { asm, args } => self.asm(sink, inst, *asm, args.as_slice(pool), Some(0)),
            _ => {
                let how = if data.is_terminator() { Escape::Terminator } else { Escape::Other };
                data.for_each_arg(pool, |value| self.escape(sink, inst, value, how));
            }
        }
    }
}

impl Cfg for IrHost<'_> {
    #[inline]
    fn n_blocks(&self) -> usize {
        self.func.blocks.len()
    }

    #[inline]
    fn entry(&self) -> Block {
        self.func.entry().map_or(Block(u32::MAX), |block| Block(block.as_u32()))
    }

    #[inline]
    fn successors(&self, block: Block, mut visit: impl FnMut(Block)) {
        if let Some(block) = self.ir_block(block) {
            for edge in self.func.succ_edges(block) {
                visit(Block(edge.target.as_u32()));
            }
        }
    }
}

impl SlotHost for IrHost<'_> {
    #[inline]
    fn n_slots(&self) -> usize {
        self.func.slots.len()
    }

    #[inline]
    fn n_values(&self) -> usize {
        self.func.values.len()
    }

    #[inline]
    fn n_insts(&self) -> usize {
        self.func.insts.len()
    }

    #[inline]
    fn slot(&self, slot: Slot) -> SlotInfo {
        let data = &self.func.slots[sheave_ir::Slot::from_u32(slot.0)];
        SlotInfo {
            bytes: data.size,
            ty: data.ty.map(type_of),
            volatile: data.volatile,
            param: data.param.is_some(),
            dynamic: false,
        }
    }

    #[inline]
    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        let Some(ir_block) = self.ir_block(block) else { return };
        let func = self.func;
        for &ir_inst in func.block_insts(ir_block) {
            let inst = Inst(ir_inst.as_u32());
            match &func.insts[ir_inst] {
                InstData::Load { flags, addr, offset } => {
                    if let Some(slot) = self.slot_of(*addr)
                        && let Some(result) = func.result(ir_inst)
                    {
                        if flags.ordering != Ordering::NotAtomic {
                            sink.escape(inst, slot, Escape::Atomic);
                            continue;
                        }
                        let ty = type_of(func.ty(result));
                        let access = MemAccess { ty, offset: *offset, volatile: flags.volatile };
                        sink.load(inst, slot, access, Value(result.as_u32()));
                    }
                }
                InstData::Store { flags, addr, value, offset } => {
                    self.escape(sink, inst, *value, Escape::Stored);
                    if let Some(slot) = self.slot_of(*addr) {
                        if flags.ordering != Ordering::NotAtomic {
                            sink.escape(inst, slot, Escape::Atomic);
                            continue;
                        }
                        let ty = type_of(func.ty(*value));
                        let access = MemAccess { ty, offset: *offset, volatile: flags.volatile };
                        sink.store(inst, slot, access, Value(value.as_u32()));
                    }
                }
                InstData::Binary { op, args } => {
                    if *op == BinaryOp::PtrAdd {
                        self.address(sink, inst, args[0], Escape::Offset);
                        self.escape(sink, inst, args[1], Escape::Other);
                    } else {
                        // Arithmetic takes no addresses, but a well-typed host is not taken for granted.
                        self.escapes(sink, inst, args, Escape::Other);
                    }
                }
                InstData::Icmp { args, .. } => self.escapes(sink, inst, args, Escape::Compared),
                InstData::Unary { op: UnaryOp::Copy, arg } => {
                    self.address(sink, inst, *arg, Escape::Converted);
                }
                InstData::Branch { cond } => self.escape(sink, inst, *cond, Escape::Terminator),
                InstData::Jump => {}
                InstData::Call { args, flags, .. } => {
                    self.escapes(sink, inst, args.as_slice(&func.pool), Escape::CallArgument);
                    if flags.returns_twice {
                        sink.returns_twice(inst);
                    }
                }
                InstData::Alloca { slot } => {
                    let slot = Slot(slot.as_u32());
                    if func.layout[0] == ir_block {
                        sink.address(inst, slot);
                    } else {
                        sink.fresh(inst, slot);
                    }
                }
                data => self.rare(sink, inst, data),
            }
        }
        for edge in func.succ_edges(ir_block) {
            if !edge.args.is_empty() {
                let inst = func.terminator(ir_block).map_or(Inst(0), |inst| Inst(inst.as_u32()));
                self.escapes(sink, inst, edge.args.as_slice(&func.pool), Escape::Merged);
            }
        }
    }

    #[inline]
    fn is_constant(&self, value: Value) -> bool {
        matches!(
            self.func.const_data(sheave_ir::Value::from_u32(value.0)),
            Some(ConstData::Bits(_) | ConstData::Undef)
        )
    }

    fn definition_block(&self, value: Value) -> Option<Block> {
        match self.func.def(sheave_ir::Value::from_u32(value.0)) {
            ValueDef::Phi(block) => Some(Block(block.as_u32())),
            ValueDef::Param(_) | ValueDef::Const(_) => Some(self.entry()),
            ValueDef::Result(_) | ValueDef::Variable => None,
        }
    }
}
