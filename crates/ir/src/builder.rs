//! Builds a function block by block.
//!
//! Blocks may be filled in any order and in several turns: each instruction is appended to the flat order,
//! and [`FunctionBuilder::finish`] puts each block's pieces together, in time linear in the function. A front
//! end that fills one block after the other has no cost from it.

use cranelift_entity::{EntityRef, SecondaryMap};

use crate::{
    AsmData, AsmOperandKind, BinaryOp, Block, BlockData, CallKind, ConstData, ConstInterner, EdgeData,
    FloatCC, FuncAttrs, ensure,
};
use crate::{
    FuncId, Function, Inst, InstData, IntCC, IntrinsicOp, Loc, MemFlags, MemOp, Module, OpFlags, RmwOp,
    SigId, Slot,
};
use crate::{
    PadData, SlotData, Symbol, TernaryOp, Type, UnaryOp, Value, ValueData, ValueDef, ValueList, WideOp,
};

/// Errors in the shape of a function that was built. The verifier checks types.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BuildError {
    /// There is no block.
    #[error("the function has no entry block")]
    NoEntry,
    /// An instruction was pushed while no block was current.
    #[error("an instruction was pushed before switch_to_block")]
    NoCurrentBlock,
    /// A block does not end in a terminator.
    #[error("{0} has no terminator")]
    NoTerminator(Block),
    /// An instruction was pushed after a terminator.
    #[error("{0} has an instruction after its terminator")]
    AfterTerminator(Block),
    /// The entry block must not be a target.
    #[error("the entry block is a successor of {0}")]
    EntryHasPredecessor(Block),
    /// The target of an edge was never made.
    #[error("{0} has an edge to a block that does not exist")]
    NoSuchBlock(Block),
    /// An edge brings another number of arguments than its target has phis.
    #[error("edge {index} of {block} brings {args} arguments to {phis} phis")]
    EdgeArguments {
        /// The block that the edge leaves.
        block: Block,
        /// Its successor index.
        index: u32,
        /// Arguments on the edge.
        args: u32,
        /// Phis of the target.
        phis: u32,
    },
}

/// Memory that a builder needs; keep it for the next function.
#[derive(Debug, Default)]
pub struct BuilderContext {
    interner: ConstInterner,
    /// The current block and the start of its piece of the order, one entry per turn.
    turns: Vec<(Block, u32)>,
    terminated: SecondaryMap<Block, bool>,
    order: Vec<Inst>,
}

impl BuilderContext {
    /// An empty context.
    pub fn new() -> Self {
        Self::default()
    }
}

/// Builds one function of a module.
///
/// Values have one definition (memory form); `finish` gives the function back to the module.
#[derive(Debug)]
pub struct FunctionBuilder<'a> {
    /// The module, for signatures and symbols. Its slot for this function is empty while the builder lives.
    pub module: &'a mut Module,
    /// The function as it is now; a reader may change it directly if no method here serves.
    pub func: Function,
    id: FuncId,
    ctx: &'a mut BuilderContext,
    current: Option<Block>,
    loc: Option<Loc>,
    error: Option<BuildError>,
}

impl<'a> FunctionBuilder<'a> {
    /// Opens `id`, which was made by [`Module::define_function`]; gives values to its parameters.
    pub fn new(module: &'a mut Module, id: FuncId, ctx: &'a mut BuilderContext) -> Self {
        let (symbol, sig) = (module.functions[id].symbol, module.functions[id].sig);
        let mut func = core::mem::replace(&mut module.functions[id], Function::new(symbol, sig));
        let (frame, scope) = (func.frame, func.debug.scope);
        func.clear();
        (func.frame, func.debug.scope) = (frame, scope);
        for (index, param) in module.signatures[sig].params.iter().enumerate() {
            let value = func.values.push(ValueData::new(param.ty, ValueDef::Param(index as u32)));
            func.params.push(value);
        }
        ctx.interner.clear();
        ctx.turns.clear();
        ctx.terminated.clear();
        FunctionBuilder { module, func, id, ctx, current: None, loc: None, error: None }
    }

    /// A new block, last in the layout. The first one is the entry.
    pub fn create_block(&mut self) -> Block {
        self.func.make_block()
    }

    /// Appends the following instructions to `block`.
    pub fn switch_to_block(&mut self, block: Block) {
        self.current = Some(block);
        self.ctx.turns.push((block, self.func.order.len() as u32));
    }

    /// Gives the following instructions the location `loc`, which is one of the function's.
    pub fn set_loc(&mut self, loc: Option<Loc>) {
        self.loc = loc;
    }

    /// The value of the parameter of this index.
    ///
    /// # Panics
    /// When the signature has fewer parameters.
    pub fn param(&self, index: usize) -> Value {
        self.func.params[index]
    }

    /// A phi at the head of `block`. Every edge into it brings one more argument.
    pub fn phi(&mut self, block: Block, ty: Type) -> Value {
        self.func.make_phi(block, ty)
    }

    /// A constant, unique in the function.
    pub fn constant(&mut self, ty: Type, data: ConstData) -> Value {
        self.ctx.interner.intern(&mut self.func, ty, data)
    }

    /// An integer (or the bits of a float).
    pub fn iconst(&mut self, ty: Type, value: i64) -> Value {
        self.constant(ty, ConstData::Bits(value as u64))
    }

    /// A double.
    pub fn f64const(&mut self, value: f64) -> Value {
        self.constant(Type::F64, ConstData::Bits(value.to_bits()))
    }

    /// A float.
    pub fn f32const(&mut self, value: f32) -> Value {
        self.constant(Type::F32, ConstData::Bits(u64::from(value.to_bits())))
    }

    /// Pushes an instruction without results.
    pub fn push(&mut self, data: InstData) -> Inst {
        match self.current {
            None => self.fail(BuildError::NoCurrentBlock),
            Some(block) => {
                if self.ctx.terminated[block] {
                    self.fail(BuildError::AfterTerminator(block));
                }
                if data.is_terminator() {
                    self.ctx.terminated[block] = true;
                }
            }
        }
        let inst = self.func.make_inst(data);
        self.func.order.push(inst);
        if self.loc.is_some() {
            self.func.set_loc(inst, self.loc);
        }
        inst
    }

    /// Pushes an instruction with one result of type `ty`.
    pub fn push_value(&mut self, data: InstData, ty: Type) -> Value {
        let inst = self.push(data);
        self.func.append_result(inst, ty)
    }

    fn fail(&mut self, error: BuildError) {
        self.error.get_or_insert(error);
    }

    /// `op arg`, of type `ty`.
    pub fn unary(&mut self, op: UnaryOp, ty: Type, arg: Value) -> Value {
        self.push_value(InstData::Unary { op, arg }, ty)
    }

    /// `op a, b`, of the type of `a`.
    pub fn binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        let ty = self.func.ty(a);
        self.push_value(InstData::binary(op, [a, b]), ty)
    }

    /// `op a, b` with two results: of the type of `a`, and `i8` or (for [`WideOp::UmulWide`]) the type of
    /// `a`.
    pub fn wide(&mut self, op: WideOp, a: Value, b: Value) -> (Value, Value) {
        let ty = self.func.ty(a);
        let inst = self.push(InstData::Wide { op, args: [a, b] });
        let second = if op == WideOp::UmulWide { ty } else { Type::I8 };
        (self.func.append_result(inst, ty), self.func.append_result(inst, second))
    }

    /// `op a, b, c`, of the type of `b`.
    pub fn ternary(&mut self, op: TernaryOp, a: Value, b: Value, c: Value) -> Value {
        let ty = self.func.ty(b);
        self.push_value(InstData::Ternary { op, args: [a, b, c] }, ty)
    }

    /// `cond ? a : b`.
    pub fn select(&mut self, cond: Value, a: Value, b: Value) -> Value {
        self.ternary(TernaryOp::Select, cond, a, b)
    }

    /// Compares integers or pointers; gives `i8` 0 or 1.
    pub fn icmp(&mut self, cc: IntCC, a: Value, b: Value) -> Value {
        self.push_value(InstData::Icmp { cc, args: [a, b] }, Type::I8)
    }

    /// Compares floats; gives `i8` 0 or 1.
    pub fn fcmp(&mut self, cc: FloatCC, a: Value, b: Value) -> Value {
        self.push_value(InstData::Fcmp { cc, args: [a, b] }, Type::I8)
    }

    /// `base + index * scale + offset`.
    pub fn ptr_index(&mut self, base: Value, index: Value, scale: u16, offset: i32) -> Value {
        self.push_value(InstData::PtrIndex { flags: OpFlags::NONE, scale, base, index, offset }, Type::Ptr)
    }

    /// A slot for one scalar of type `ty`, and its address.
    pub fn alloca(&mut self, ty: Type) -> Value {
        let align_log2 = ty.bytes().trailing_zeros() as u8;
        let (_, addr) = self.alloca_slot(SlotData {
            size: ty.bytes(),
            align_log2,
            ty: Some(ty),
            volatile: false,
            param: None,
        });
        addr
    }

    /// The slot that `data` describes, and its address.
    pub fn alloca_slot(&mut self, data: SlotData) -> (Slot, Value) {
        let slot = self.func.make_slot(data);
        (slot, self.push_value(InstData::Alloca { slot }, Type::Ptr))
    }

    /// Loads a `ty` from `addr + offset`.
    pub fn load(&mut self, ty: Type, addr: Value, offset: i32) -> Value {
        self.push_value(InstData::Load { flags: MemFlags::default(), addr, offset }, ty)
    }

    /// Stores `value` to `addr + offset`.
    pub fn store(&mut self, value: Value, addr: Value, offset: i32) {
        self.push(InstData::Store { flags: MemFlags::default(), addr, value, offset });
    }

    /// An atomic read-modify-write; gives the old content.
    pub fn rmw(&mut self, op: RmwOp, flags: MemFlags, addr: Value, value: Value) -> Value {
        let ty = self.func.ty(value);
        self.push_value(InstData::Rmw { op, flags, addr, value }, ty)
    }

    /// An atomic compare-and-exchange; gives the old content and whether it was `expected`.
    pub fn cmpxchg(&mut self, flags: MemFlags, addr: Value, expected: Value, new: Value) -> (Value, Value) {
        let ty = self.func.ty(new);
        let inst = self.push(InstData::CmpXchg { flags, args: [addr, expected, new] });
        (self.func.append_result(inst, ty), self.func.append_result(inst, Type::I8))
    }

    /// An operation on a block of memory.
    pub fn mem(&mut self, op: MemOp, dest: Value, source: Value, length: Value) {
        self.push(InstData::Mem { op, volatile: false, args: [dest, source, length] });
    }

    /// A list of values in the function's pool.
    pub fn list(&mut self, values: &[Value]) -> ValueList {
        ValueList::from_slice(values, &mut self.func.pool)
    }

    /// Calls `callee` with the signature it was declared with (or `sig`, at a variadic call). The results are
    /// [`Function::results`] of the instruction.
    pub fn call(&mut self, callee: Symbol, sig: SigId, args: &[Value]) -> Inst {
        let args = self.list(args);
        let (kind, flags) = (CallKind::Plain, FuncAttrs::default());
        let inst = self.push(InstData::Call { kind, flags, sig, callee, args });
        self.append_call_results(inst, sig);
        inst
    }

    /// Calls the function at address `callee`.
    pub fn call_indirect(&mut self, callee: Value, sig: SigId, args: &[Value]) -> Inst {
        let args = self.list(args);
        let (kind, flags) = (CallKind::Plain, FuncAttrs::default());
        let inst = self.push(InstData::CallIndirect { kind, flags, sig, callee, args });
        self.append_call_results(inst, sig);
        inst
    }

    /// Gives `inst` the results that a call with signature `sig` has.
    pub fn append_call_results(&mut self, inst: Inst, sig: SigId) {
        for result in &self.module.signatures[sig].results {
            if result.place == crate::ResultPlace::Register {
                self.func.append_result(inst, result.ty);
            }
        }
    }

    /// An intrinsic, with a result of type `ty` if there is one.
    pub fn intrinsic(&mut self, op: IntrinsicOp, args: &[Value], ty: Option<Type>) -> Option<Value> {
        let args = self.list(args);
        let inst = self.push(InstData::Intrinsic { op, args });
        ty.map(|ty| self.func.append_result(inst, ty))
    }

    /// Inline assembly; a result per [`AsmOperandKind::Output`].
    pub fn asm(&mut self, data: AsmData, args: &[Value]) -> Inst {
        let args = self.list(args);
        let asm = self.func.asms.push(data);
        let inst = self.push(InstData::Asm { is_goto: false, asm, args });
        self.append_asm_results(inst, asm);
        inst
    }

    /// Inline assembly that may jump; `targets` starts with the fall-through.
    pub fn asm_goto(&mut self, data: AsmData, args: &[Value], targets: &[(Block, &[Value])]) -> Inst {
        let args = self.list(args);
        let asm = self.func.asms.push(data);
        let inst = self.push_terminator(InstData::Asm { is_goto: true, asm, args }, targets.iter().copied());
        self.append_asm_results(inst, asm);
        inst
    }

    /// Calls `callee`, and continues at `normal`, or at `unwind` if it throws; both are
    /// blocks without other predecessors. The results are [`Function::results`] of the instruction.
    pub fn invoke(
        &mut self,
        callee: Symbol,
        sig: SigId,
        args: &[Value],
        normal: Block,
        unwind: Block,
    ) -> Inst {
        let args = self.list(args);
        let (kind, flags) = (CallKind::Invoke, FuncAttrs::default());
        let data = InstData::Call { kind, flags, sig, callee, args };
        let inst = self.push_terminator(data, [(normal, &[][..]), (unwind, &[])]);
        self.append_call_results(inst, sig);
        inst
    }

    /// The head of a block that an invoke unwinds to. Gives the exception and the number of its type.
    pub fn landing_pad(&mut self, data: PadData) -> (Value, Value) {
        let pad = self.func.pads.push(data);
        let inst = self.push(InstData::LandingPad { pad });
        (self.func.append_result(inst, Type::Ptr), self.func.append_result(inst, Type::I32))
    }

    /// Passes an exception on.
    pub fn resume(&mut self, exception: Value, type_id: Value) {
        self.push_terminator(InstData::Resume { args: [exception, type_id] }, []);
    }

    fn append_asm_results(&mut self, inst: Inst, asm: crate::Asm) {
        for i in 0..self.func.asms[asm].operands.len() {
            let operand = &self.func.asms[asm].operands[i];
            if operand.kind == AsmOperandKind::Output {
                let ty = operand.ty.unwrap_or(Type::I64);
                self.func.append_result(inst, ty);
            }
        }
    }

    /// Pushes a terminator with its edges.
    pub fn push_terminator<'b>(
        &mut self,
        data: InstData,
        targets: impl IntoIterator<Item = (Block, &'b [Value])>,
    ) -> Inst {
        let first_edge = self.func.edges.len() as u32;
        for (target, args) in targets {
            let args = ValueList::from_slice(args, &mut self.func.pool);
            self.func.edges.push(EdgeData { target, args });
        }
        if let Some(block) = self.current
            && !self.ctx.terminated[block]
        {
            let n_edges = self.func.edges.len() as u32 - first_edge;
            let data: &mut BlockData = &mut self.func.blocks[block];
            data.first_edge = first_edge;
            data.n_edges = n_edges;
        }
        self.push(data)
    }

    /// Jumps to `target` with `args` for its phis.
    pub fn jump(&mut self, target: Block, args: &[Value]) {
        self.push_terminator(InstData::Jump, [(target, args)]);
    }

    /// Branches to `then` if `cond` is not zero, else to `other`.
    pub fn branch(&mut self, cond: Value, then: (Block, &[Value]), other: (Block, &[Value])) {
        self.push_terminator(InstData::Branch { cond }, [then, other]);
    }

    /// Jumps to the block of the case that equals `value`, else to `default`.
    pub fn switch(&mut self, value: Value, default: (Block, &[Value]), cases: &[(u64, Block, &[Value])]) {
        let mask = self.func.ty(value).mask();
        let values = self.func.make_cases(cases.iter().map(|case| case.0 & mask));
        let targets = core::iter::once(default).chain(cases.iter().map(|case| (case.1, case.2)));
        self.push_terminator(InstData::Switch { value, cases: values }, targets);
    }

    /// Jumps to the block whose address is `addr`.
    pub fn indirect_branch(&mut self, addr: Value, targets: &[(Block, &[Value])]) {
        self.push_terminator(InstData::IndirectBranch { addr }, targets.iter().copied());
    }

    /// Returns `values`.
    pub fn ret(&mut self, values: &[Value]) {
        let args = self.list(values);
        self.push_terminator(InstData::Return { args }, []);
    }

    /// Traps.
    pub fn unreachable(&mut self) {
        self.push_terminator(InstData::Unreachable, []);
    }

    /// Puts the blocks together, checks their shape and gives the function back to the module.
    ///
    /// # Errors
    /// The first fault in the shape. The function is given back all the same, so that it can be printed.
    pub fn finish(mut self) -> Result<FuncId, BuildError> {
        self.gather_blocks();
        let result = match self.error {
            Some(error) => Err(error),
            None => self.check_shape(),
        };
        self.module.functions[self.id] = self.func;
        result.map(|()| self.id)
    }

    /// Makes each block one range of the order.
    fn gather_blocks(&mut self) {
        let BuilderContext { turns, order, .. } = &mut *self.ctx;
        let (turns, func) = (&*turns, &mut self.func);
        let n = func.order.len();
        let end = |i: usize| turns.get(i + 1).map_or(n, |turn| turn.1 as usize);
        let pieces = turns.iter().enumerate().map(|(i, turn)| (turn.0, turn.1 as usize..end(i)));
        let mut in_one_piece = true;
        for (block, piece) in pieces.clone() {
            let Some(data) = func.blocks.get_mut(block) else {
                self.error.get_or_insert(BuildError::NoSuchBlock(block));
                continue;
            };
            if data.start == data.end {
                (data.start, data.end) = (piece.start as u32, piece.end as u32);
            } else if !piece.is_empty() {
                in_one_piece = false;
                data.end += piece.len() as u32;
            }
        }
        if in_one_piece {
            return;
        }
        // Each range is as long as the pieces of its block. Put the ranges side by side and fill them.
        let mut next = 0;
        for data in func.blocks.values_mut() {
            let length = data.end - data.start;
            (data.start, data.end) = (next, next);
            next += length;
        }
        order.clear();
        order.resize(next as usize, Inst::new(0));
        for (block, piece) in pieces {
            let Some(data) = func.blocks.get_mut(block) else { continue };
            order[data.end as usize..][..piece.len()].copy_from_slice(&func.order[piece.clone()]);
            data.end += piece.len() as u32;
        }
        core::mem::swap(&mut func.order, order);
    }

    fn check_shape(&self) -> Result<(), BuildError> {
        let func = &self.func;
        let entry = func.entry().ok_or(BuildError::NoEntry)?;
        for &block in &func.layout {
            ensure(self.ctx.terminated[block], || BuildError::NoTerminator(block))?;
            for (index, edge) in func.succ_edges(block).iter().enumerate() {
                ensure(edge.target.index() < func.blocks.len(), || BuildError::NoSuchBlock(block))?;
                ensure(edge.target != entry, || BuildError::EntryHasPredecessor(block))?;
                let phis = func.phis(edge.target).len() as u32;
                let args = edge.args.len(&func.pool) as u32;
                let fault = || BuildError::EdgeArguments { block, index: index as u32, args, phis };
                ensure(args == phis, fault)?;
            }
        }
        Ok(())
    }
}
