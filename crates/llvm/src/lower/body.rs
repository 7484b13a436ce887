//! The function in the making, and how instructions are pushed.
//!
//! All of it is reused from function to function. A first-class value is an [`Operand`]: one Sheave value, or
//! for wide integers, vectors and aggregates a row of them in [`Body::parts`].

use sheave_ir::entity::EntityRef;
use sheave_ir::entity::packed_option::PackedOption;
use sheave_ir::{
    BinaryOp, Block, BlockData, ConstData, ConstInterner, EdgeData, FloatCC, FuncId, Function, Inst,
    InstData, IntCC, IntrinsicOp, Pad, Slot, SlotData, TernaryOp, Type, UnaryOp, Value, ValueData, ValueDef,
    ValueList, WideOp,
};

use crate::lower::abi::CallConv;
use crate::lower::attributes::ParamAttrs;
use crate::lower::types::Ty;

/// A first-class value: the index of a Sheave value if its type is single, else of its first piece in
/// [`Body::parts`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Operand(pub(crate) u32);

impl Operand {
    /// That of `void`, and of values without pieces.
    pub(crate) const NONE: Operand = Operand(0);

    #[inline(always)]
    pub(crate) fn of(value: Value) -> Operand {
        Operand(value.as_u32())
    }

    /// The value of an operand of single type.
    #[inline(always)]
    pub(crate) fn value(self) -> Value {
        Value::from_u32(self.0)
    }
}

/// An address with a constant offset: loads and stores use base and offset, so that the addition can go if it
/// has no other use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fold {
    pub(crate) base: Value,
    pub(crate) offset: i32,
    /// The index of the addition in the function's order.
    pub(crate) place: u32,
    pub(crate) used: bool,
}

/// A phi of LLVM: as many phis here as its type has pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PhiRecord {
    pub(crate) block: Block,
    pub(crate) ty: Ty,
    /// Index of its first phi in the block.
    pub(crate) first: u32,
    pub(crate) pieces: u32,
    /// Range of [`Body::incoming`].
    pub(crate) incoming: (u32, u32),
    pub(crate) mark: u32,
}

/// The unwind destination of one invoke: a block that passes the exception on to a block with a landing pad.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Landing {
    /// The block with the landing pad of LLVM.
    pub(crate) target: Block,
    /// The LLVM block that the invoke ends.
    pub(crate) from: Block,
    /// The `landing_pad`, whose clauses are known when all blocks were read.
    pub(crate) inst: Inst,
    pub(crate) mark: u32,
}

/// The result of reading an instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TypedValue {
    pub(crate) ty: Ty,
    pub(crate) v: Operand,
    pub(crate) fold: u32,
}

impl TypedValue {
    pub(crate) const NONE: TypedValue = TypedValue { ty: Ty::VOID, v: Operand::NONE, fold: 0 };

    #[inline(always)]
    pub(crate) fn new(ty: Ty, v: Operand) -> TypedValue {
        TypedValue { ty, v, fold: 0 }
    }
}

/// An operand and its type.
pub(crate) type Typed = (Ty, Operand);

/// An address: a value, and a constant distance from it.
pub(crate) type Place = (Value, i32);

/// The state of one function.
#[derive(Default)]
pub(crate) struct Body {
    pub(crate) func: Function,
    pub(crate) interner: ConstInterner,
    pub(crate) id: FuncId,
    pub(crate) parts: Vec<Value>,
    pub(crate) folds: Vec<Fold>,
    /// Some slot has no type and takes that of its first access.
    pub(crate) untyped_slots: bool,
    /// The addresses of slots that are not made in the entry block.
    pub(crate) late_slots: Vec<Value>,
    /// Callees have no known semantics by their names (`no-builtins`).
    pub(crate) no_builtins: bool,
    /// The function has AVX, whose convention for wide vectors differs.
    pub(crate) avx: bool,
    /// The function's own convention.
    pub(crate) convention: CallConv,
    /// A lifetime marker names something else than the result of an `alloca`.
    pub(crate) has_unknown_lifetimes: bool,
    /// Stand-ins and their replacements.
    pub(crate) replacements: Vec<(Value, Value)>,
    /// For each of them the block of the definition, and the caller's mark.
    pub(crate) replaced_in: Vec<(PackedOption<Block>, u32)>,
    /// The block being filled; `None` between a terminator and the next label.
    pub(crate) current: PackedOption<Block>,
    /// The LLVM block being read (its first Sheave block).
    pub(crate) llvm_block: Block,
    pub(crate) phis_allowed: bool,
    /// For each edge the LLVM block that it leaves.
    pub(crate) edge_origin: Vec<Block>,
    pub(crate) phis: Vec<PhiRecord>,
    pub(crate) incoming: Vec<(Block, Operand, u32)>,
    /// The start of the values of the phi that was begun in [`Body::incoming`].
    pub(crate) first_incoming: u32,
    /// 80-bit phis of the current block whose floats are still to be copied: phi (an address), slot.
    pub(crate) fp80_phis: Vec<(Value, Value)>,
    /// Instructions that go to the start of the entry block.
    pub(crate) prologue: Vec<Inst>,
    /// New instructions go to the prologue.
    pub(crate) in_prologue: bool,
    /// The last byte that was loaded of which it is known that it is 0 or 1.
    pub(crate) loaded_bool: Option<Value>,
    /// The next call is an `invoke`.
    pub(crate) invoking: bool,
    /// The position of the `musttail` before the next call.
    pub(crate) tail_call: Option<u32>,
    /// The landing block of the `invoke` that is being read.
    pub(crate) landing_block: PackedOption<Block>,
    /// An `invoke` cannot unwind: phis of its landing pad bring values for an edge that does not exist.
    pub(crate) lost_edges: bool,
    /// The edges on which exceptions go on to the blocks with landing pads.
    pub(crate) landings: Vec<Landing>,
    /// Landing pads: index in [`Body::phis`], and the clauses.
    pub(crate) pads: Vec<(u32, Pad)>,
    pub(crate) ret_ty: Ty,
    /// The address of a result that does not fit registers.
    pub(crate) demoted_result: Option<Value>,
    pub(crate) values: Vec<Value>,
    /// The number of the function in the order of reading, from one.
    stamp: u32,
    /// The values of small constants, by number and type: the value, and above it the stamp of its function.
    small: Vec<u64>,
}

/// Constants below this have an entry in [`Body::small`].
const SMALL: u64 = 64;

/// An argument of a call that is being read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CallArg {
    pub(crate) ty: Ty,
    pub(crate) attrs: ParamAttrs,
    pub(crate) v: Operand,
    /// For a metadata operand, the condition that it names.
    pub(crate) condition: Option<FloatCC>,
    /// The caller's mark, for errors about the argument.
    pub(crate) mark: u32,
}

impl Body {
    /// Clears the last function, whose [`Function`] was taken away.
    pub(crate) fn clear(&mut self) {
        self.interner.clear();
        self.stamp += 1;
        self.small.resize(SMALL as usize * Type::ALL.len(), 0);
        self.parts.clear();
        self.folds.clear();
        self.untyped_slots = false;
        self.late_slots.clear();
        self.no_builtins = false;
        self.avx = false;
        self.has_unknown_lifetimes = false;
        self.replacements.clear();
        self.replaced_in.clear();
        self.current = None.into();
        self.phis_allowed = false;
        self.edge_origin.clear();
        self.phis.clear();
        self.incoming.clear();
        self.fp80_phis.clear();
        self.prologue.clear();
        self.in_prologue = false;
        self.loaded_bool = None;
        self.invoking = false;
        self.tail_call = None;
        self.lost_edges = false;
        self.landings.clear();
        self.pads.clear();
        self.demoted_result = None;
    }

    /// A new block, not yet in the layout.
    #[inline]
    pub(crate) fn new_block(&mut self) -> Block {
        self.func.blocks.push(BlockData::default())
    }

    /// Starts filling `block`, next in the layout.
    #[inline]
    pub(crate) fn open_block(&mut self, block: Block) {
        self.func.layout.push(block);
        self.func.blocks[block].start = self.func.order.len() as u32;
        self.current = block.into();
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, data: InstData) -> Inst {
        let inst = self.func.make_inst(data);
        if self.in_prologue {
            self.prologue.push(inst);
        } else {
            self.func.order.push(inst);
        }
        inst
    }

    #[inline(always)]
    pub(crate) fn push_value(&mut self, data: InstData, ty: Type) -> Value {
        let (inst, value) = self.func.make_inst_with_result(data, ty);
        if self.in_prologue {
            self.prologue.push(inst);
        } else {
            self.func.order.push(inst);
        }
        value
    }

    /// An instruction with one result in the prologue.
    pub(crate) fn push_prologue(&mut self, data: InstData, ty: Type) -> Value {
        let inst = self.func.make_inst(data);
        self.prologue.push(inst);
        self.func.append_result(inst, ty)
    }

    /// Ends the current block with `data` and edges to `targets`.
    pub(crate) fn terminate(&mut self, data: InstData, targets: &[Block]) -> Inst {
        let first_edge = self.func.edges.len() as u32;
        for &target in targets {
            self.func.edges.push(EdgeData { target, args: ValueList::new() });
            self.edge_origin.push(self.llvm_block);
        }
        let inst = self.push(data);
        if let Some(block) = self.current.expand() {
            let end = self.func.order.len() as u32;
            let block = &mut self.func.blocks[block];
            (block.first_edge, block.n_edges, block.end) = (first_edge, targets.len() as u32, end);
        }
        self.current = None.into();
        inst
    }

    /// A constant, unique in the function.
    #[inline]
    pub(crate) fn constant(&mut self, ty: Type, data: ConstData) -> Value {
        if let ConstData::Bits(bits) = data {
            return self.iconst(ty, bits);
        }
        self.interner.intern(&mut self.func, ty, data)
    }

    #[inline]
    pub(crate) fn iconst(&mut self, ty: Type, bits: u64) -> Value {
        let bits = bits & ty.mask();
        // Small numbers make up nearly all constants; each has an entry in a table that is never cleared,
        // because its entries say of which function they are.
        if bits < SMALL {
            let place = bits as usize * Type::ALL.len() + ty as usize;
            let entry = self.small[place];
            if (entry >> 32) as u32 == self.stamp {
                return Value::from_u32(entry as u32);
            }
            // Small numbers are in this table alone; the interner has none of them.
            let value =
                if bits == 0 { self.func.zero(ty) } else { self.func.make_const(ty, ConstData::Bits(bits)) };
            self.small[place] = u64::from(self.stamp) << 32 | u64::from(value.as_u32());
            return value;
        }
        self.interner.intern(&mut self.func, ty, ConstData::Bits(bits))
    }

    pub(crate) fn undef(&mut self, ty: Type) -> Value {
        self.interner.intern(&mut self.func, ty, ConstData::Undef)
    }

    /// Keeps `values` as an operand of several pieces.
    pub(crate) fn keep(&mut self, values: &[Value]) -> Operand {
        let start = self.parts.len() as u32;
        self.parts.extend_from_slice(values);
        Operand(start)
    }

    #[inline]
    pub(crate) fn ty(&self, value: Value) -> Type {
        self.func.ty(value)
    }

    #[inline]
    pub(crate) fn unary(&mut self, op: UnaryOp, ty: Type, arg: Value) -> Value {
        self.push_value(InstData::Unary { op, arg }, ty)
    }

    /// `arg` as `ty`, an integer of another width: zero-extended or truncated, or the same value.
    pub(crate) fn resize(&mut self, ty: Type, arg: Value) -> Value {
        let from = self.ty(arg);
        if let Some(bits) = self.func.const_bits(arg) {
            return self.iconst(ty, bits & from.mask());
        }
        match from.bits().cmp(&ty.bits()) {
            core::cmp::Ordering::Less => self.unary(UnaryOp::Zext, ty, arg),
            core::cmp::Ordering::Equal => arg,
            core::cmp::Ordering::Greater => self.unary(UnaryOp::Trunc, ty, arg),
        }
    }

    /// The same bits as `ty`, which has the size of the value's type.
    pub(crate) fn bitcast(&mut self, ty: Type, arg: Value) -> Value {
        if self.ty(arg) == ty {
            return arg;
        }
        match self.func.const_data(arg) {
            Some(data @ (ConstData::Bits(_) | ConstData::Undef)) => self.constant(ty, data),
            _ => self.unary(UnaryOp::Bitcast, ty, arg),
        }
    }

    #[inline]
    pub(crate) fn binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        self.push_value(InstData::binary(op, [a, b]), ty)
    }

    /// `op a, constant`.
    pub(crate) fn binary_imm(&mut self, op: BinaryOp, a: Value, imm: u64) -> Value {
        let ty = self.ty(a);
        let b = self.iconst(ty, imm);
        self.binary(op, a, b)
    }

    pub(crate) fn wide(&mut self, op: WideOp, a: Value, b: Value) -> (Value, Value) {
        let ty = self.ty(a);
        let inst = self.push(InstData::Wide { op, args: [a, b] });
        let second = if op == WideOp::UmulWide { ty } else { Type::I8 };
        (self.func.append_result(inst, ty), self.func.append_result(inst, second))
    }

    pub(crate) fn ternary(&mut self, op: TernaryOp, a: Value, b: Value, c: Value) -> Value {
        let ty = self.ty(b);
        self.push_value(InstData::Ternary { op, args: [a, b, c] }, ty)
    }

    pub(crate) fn select(&mut self, cond: Value, a: Value, b: Value) -> Value {
        self.ternary(TernaryOp::Select, cond, a, b)
    }

    pub(crate) fn icmp(&mut self, cc: IntCC, a: Value, b: Value) -> Value {
        self.push_value(InstData::Icmp { cc, args: [a, b] }, Type::I8)
    }

    pub(crate) fn load(&mut self, ty: Type, addr: Value, offset: i32) -> Value {
        self.push_value(InstData::Load { flags: Default::default(), addr, offset }, ty)
    }

    pub(crate) fn store(&mut self, value: Value, addr: Value, offset: i32) {
        self.push(InstData::Store { flags: Default::default(), addr, value, offset });
    }

    pub(crate) fn list(&mut self, values: &[Value]) -> ValueList {
        ValueList::from_slice(values, &mut self.func.pool)
    }

    /// Pushes an intrinsic without a result.
    pub(crate) fn intrinsic(&mut self, op: IntrinsicOp, args: &[Value]) {
        let args = self.list(args);
        self.push(InstData::Intrinsic { op, args });
    }

    /// Pushes an intrinsic; gives its result, of type `ty`.
    pub(crate) fn intrinsic_value(&mut self, op: IntrinsicOp, args: &[Value], ty: Type) -> Value {
        let args = self.list(args);
        self.push_value(InstData::Intrinsic { op, args }, ty)
    }

    /// Pushes an operation on 80-bit floats; gives the address of its result, a fresh slot.
    pub(crate) fn x87(&mut self, op: IntrinsicOp, args: &[Value]) -> Value {
        let slot = self.fp80_slot();
        let mut operands = vec![slot];
        operands.extend_from_slice(args);
        self.intrinsic(op, &operands);
        slot
    }

    /// Pushes a comparison of floats.
    pub(crate) fn fcmp(&mut self, cc: FloatCC, a: Value, b: Value) -> Value {
        self.push_value(InstData::Fcmp { cc, args: [a, b] }, Type::I8)
    }

    /// The address of a fresh slot that is not a variable of the program.
    pub(crate) fn temporary(&mut self, size: u32, align_log2: u8) -> Value {
        let slot = self.func.make_slot(SlotData { size, align_log2, ty: None, volatile: false, param: None });
        self.push_prologue(InstData::Alloca { slot }, Type::Ptr)
    }

    /// The address of a fresh slot for an 80-bit float.
    pub(crate) fn fp80_slot(&mut self) -> Value {
        self.temporary(16, 4)
    }

    /// `addr + offset`, or `addr` itself.
    pub(crate) fn address(&mut self, addr: Value, offset: i64) -> Value {
        if offset == 0 {
            return addr;
        }
        if let Some(ConstData::Symbol(symbol, base)) = self.func.const_data(addr) {
            return self.constant(Type::Ptr, ConstData::Symbol(symbol, base.wrapping_add(offset)));
        }
        let offset = self.iconst(Type::I64, offset as u64);
        self.binary(BinaryOp::PtrAdd, addr, offset)
    }

    /// Marks the folded addition that computes a value as needed.
    #[inline(always)]
    pub(crate) fn need(&mut self, fold: u32) {
        if fold != 0 {
            self.folds[fold as usize - 1].used = true;
        }
    }

    /// An address as a base and an offset, for loads and stores.
    #[inline(always)]
    pub(crate) fn base_and_offset(&self, v: Operand, fold: u32) -> (Value, i32) {
        if fold == 0 {
            return (v.value(), 0);
        }
        let fold = self.folds[fold as usize - 1];
        (fold.base, fold.offset)
    }

    /// The slot whose address `value` is.
    #[inline]
    pub(crate) fn slot_of(&self, value: Value) -> Option<Slot> {
        let ValueDef::Result(inst) = self.func.def(value) else { return None };
        if let InstData::Alloca { slot } = self.func.insts[inst] { Some(slot) } else { None }
    }

    /// The index of the parameter that `value` is.
    pub(crate) fn param_index(&self, value: Value) -> Option<u32> {
        match self.func.def(value) {
            ValueDef::Param(index) => Some(index),
            _ => None,
        }
    }

    /// A stand-in for a name that is not defined yet.
    pub(crate) fn stand_in(&mut self, ty: Type) -> Value {
        self.func.values.push(ValueData::new(ty, ValueDef::Variable))
    }

    /// Turns the stand-ins, which nothing refers to any more, into constants.
    pub(crate) fn retire_stand_ins(&mut self) {
        for &(stand_in, _) in &self.replacements {
            let ty = self.func.ty(stand_in);
            let undef = self.interner.intern(&mut self.func, ty, ConstData::Undef);
            self.func.values[stand_in] = self.func.values[undef];
        }
    }

    /// The first block of the function.
    pub(crate) fn entry(&self) -> Option<Block> {
        self.func.layout.first().copied().filter(|block| block.index() < self.func.blocks.len())
    }
}
