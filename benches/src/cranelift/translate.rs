//! Functions of Sheave's IR in SSA form as Cranelift's IR.
//!
//! Both are SSA forms with scalars, so nearly every instruction has one counterpart. Phis become block
//! parameters, pointers `i64`, and a constant is made at its use (Cranelift's optimiser merges equal ones).
//! If meanings differ, the translation follows Sheave's IR as far as Cranelift can express it; otherwise the
//! function is rejected with the reason, and comparisons leave it to Sheave.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{
    self as clif, BlockArg, InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, TrapCode, types,
};
use cranelift_codegen::isa::TargetFrontendConfig;
use cranelift_entity::{SecondaryMap, packed_option::PackedOption};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Switch};
use sheave::ir::{
    BinaryOp, Block, CallKind, ConstData, EdgeData, Function, Inst, InstData, IntrinsicOp, MemFlags, MemOp,
    Slot, TernaryOp, Type, UnaryOp, Value, ValueList, WideOp,
};

use super::symbols::Symbols;

/// Memory that this translation reuses.
#[derive(Default)]
pub(super) struct Scratch {
    builder: FunctionBuilderContext,
    values: SecondaryMap<Value, PackedOption<clif::Value>>,
    blocks: SecondaryMap<Block, PackedOption<clif::Block>>,
    slots: SecondaryMap<Slot, PackedOption<clif::StackSlot>>,
}

/// Why Cranelift cannot have a function.
pub(super) type Rejected = String;

/// Translates `func` into `out`, which is empty.
///
/// # Errors
/// When `func` uses a feature that Cranelift or this translation lacks.
pub(super) fn run(
    func: &Function,
    symbols: &mut Symbols<'_>,
    scratch: &mut Scratch,
    out: &mut clif::Function,
) -> Result<(), Rejected> {
    let Scratch { builder, values, blocks, slots } = scratch;
    values.clear();
    blocks.clear();
    slots.clear();
    out.signature = symbols.signature(func.sig)?;
    let config = symbols.config();
    let result = {
        let builder = FunctionBuilder::new(out, builder);
        let mut body = Body { func, symbols, builder, config, values, blocks, slots };
        match body.run() {
            Ok(()) => {
                body.builder.seal_all_blocks();
                body.builder.finalize(config);
                Ok(())
            }
            Err(error) => Err(error),
        }
    };
    if result.is_err() {
        // An unfinished builder leaves its memory as it was.
        scratch.builder = FunctionBuilderContext::new();
    }
    result
}

/// Cranelift's type for `ty`.
pub(super) fn clif_type(ty: Type) -> clif::Type {
    match ty {
        Type::I8 => types::I8,
        Type::I16 => types::I16,
        Type::I32 => types::I32,
        Type::I64 | Type::Ptr => types::I64,
        Type::F32 => types::F32,
        Type::F64 => types::F64,
    }
}

fn int_cc(cc: sheave::ir::IntCC) -> IntCC {
    use sheave::ir::IntCC as Ours;
    match cc {
        Ours::Eq => IntCC::Equal,
        Ours::Ne => IntCC::NotEqual,
        Ours::Slt => IntCC::SignedLessThan,
        Ours::Sle => IntCC::SignedLessThanOrEqual,
        Ours::Sgt => IntCC::SignedGreaterThan,
        Ours::Sge => IntCC::SignedGreaterThanOrEqual,
        Ours::Ult => IntCC::UnsignedLessThan,
        Ours::Ule => IntCC::UnsignedLessThanOrEqual,
        Ours::Ugt => IntCC::UnsignedGreaterThan,
        Ours::Uge => IntCC::UnsignedGreaterThanOrEqual,
    }
}

/// `None` for the two constant conditions.
fn float_cc(cc: sheave::ir::FloatCC) -> Option<FloatCC> {
    use sheave::ir::FloatCC as Ours;
    Some(match cc {
        Ours::False | Ours::True => return None,
        Ours::Oeq => FloatCC::Equal,
        Ours::Ogt => FloatCC::GreaterThan,
        Ours::Oge => FloatCC::GreaterThanOrEqual,
        Ours::Olt => FloatCC::LessThan,
        Ours::Ole => FloatCC::LessThanOrEqual,
        Ours::One => FloatCC::OrderedNotEqual,
        Ours::Ord => FloatCC::Ordered,
        Ours::Ueq => FloatCC::UnorderedOrEqual,
        Ours::Ugt => FloatCC::UnorderedOrGreaterThan,
        Ours::Uge => FloatCC::UnorderedOrGreaterThanOrEqual,
        Ours::Ult => FloatCC::UnorderedOrLessThan,
        Ours::Ule => FloatCC::UnorderedOrLessThanOrEqual,
        Ours::Une => FloatCC::NotEqual,
        Ours::Uno => FloatCC::Unordered,
    })
}

/// The blocks that can be reached, each after those that dominate it.
fn reverse_postorder(func: &Function) -> Vec<Block> {
    let Some(entry) = func.entry() else { return Vec::new() };
    let mut seen: SecondaryMap<Block, bool> = SecondaryMap::new();
    let mut order = Vec::new();
    let mut stack = vec![(entry, 0)];
    seen[entry] = true;
    while let Some((block, next)) = stack.last_mut() {
        match func.succ_edges(*block).get(*next) {
            None => {
                order.push(*block);
                stack.pop();
            }
            Some(edge) => {
                *next += 1;
                if !std::mem::replace(&mut seen[edge.target], true) {
                    stack.push((edge.target, 0));
                }
            }
        }
    }
    order.reverse();
    order
}

struct Body<'a, 'm> {
    func: &'a Function,
    symbols: &'a mut Symbols<'m>,
    builder: FunctionBuilder<'a>,
    config: TargetFrontendConfig,
    values: &'a mut SecondaryMap<Value, PackedOption<clif::Value>>,
    blocks: &'a mut SecondaryMap<Block, PackedOption<clif::Block>>,
    slots: &'a mut SecondaryMap<Slot, PackedOption<clif::StackSlot>>,
}

/// The guarantee of this IR for every access: it does not trap (or the program's behaviour is undefined).
fn trusted() -> MemFlagsData {
    MemFlagsData::new().with_notrap()
}

fn unsupported(what: impl std::fmt::Debug) -> Rejected {
    format!("{what:?}")
}

impl Body<'_, '_> {
    fn run(&mut self) -> Result<(), Rejected> {
        let func = self.func;
        let order = reverse_postorder(func);
        for &block in &order {
            let new = self.builder.create_block();
            self.blocks[block] = new.into();
            for &phi in func.phis(block) {
                self.values[phi] = self.builder.append_block_param(new, clif_type(func.ty(phi))).into();
            }
        }
        for (i, &block) in order.iter().enumerate() {
            let new = self.block(block);
            if i == 0 {
                self.builder.append_block_params_for_function_params(new);
                for (k, &param) in func.params.iter().enumerate() {
                    self.values[param] = self.builder.block_params(new)[k].into();
                }
            }
            self.builder.switch_to_block(new);
            for &inst in func.block_insts(block) {
                self.inst(block, inst)?;
            }
        }
        Ok(())
    }

    fn block(&self, block: Block) -> clif::Block {
        self.blocks[block].expect("reachable blocks have been made")
    }

    /// The value that represents `value`; constants are made here.
    fn value(&mut self, value: Value) -> Result<clif::Value, Rejected> {
        if let Some(known) = self.values[value].expand() {
            return Ok(known);
        }
        let ty = self.func.ty(value);
        match self.func.const_data(value) {
            Some(ConstData::Bits(bits)) => Ok(self.constant(ty, bits)),
            Some(ConstData::Undef) => Ok(self.constant(ty, 0)),
            Some(ConstData::Symbol(symbol, offset)) => {
                let base = self.symbols.address(symbol, &mut self.builder)?;
                Ok(if offset == 0 { base } else { self.builder.ins().iadd_imm_s(base, offset) })
            }
            Some(ConstData::BlockAddr(..)) => Err("the address of a block".to_owned()),
            None => Err("a value that nothing reachable defines".to_owned()),
        }
    }

    fn constant(&mut self, ty: Type, bits: u64) -> clif::Value {
        match ty {
            Type::F32 => self.builder.ins().f32const(f32::from_bits(bits as u32)),
            Type::F64 => self.builder.ins().f64const(f64::from_bits(bits)),
            _ => self.builder.ins().iconst(clif_type(ty), (bits & ty.mask()) as i64),
        }
    }

    fn values(&mut self, list: &[Value]) -> Result<Vec<clif::Value>, Rejected> {
        list.iter().map(|&value| self.value(value)).collect()
    }

    fn list(&mut self, list: ValueList) -> Result<Vec<clif::Value>, Rejected> {
        let func = self.func;
        self.values(list.as_slice(&func.pool))
    }

    fn edge(&mut self, edge: &EdgeData) -> Result<(clif::Block, Vec<BlockArg>), Rejected> {
        let args = self.list(edge.args)?.into_iter().map(BlockArg::from).collect();
        Ok((self.block(edge.target), args))
    }

    fn inst(&mut self, block: Block, inst: Inst) -> Result<(), Rejected> {
        let func = self.func;
        let data = func.insts[inst];
        if data.is_terminator() {
            return self.terminator(block, &data);
        }
        let result = func.result(inst);
        let ty = result.map_or(Type::I64, |value| func.ty(value));
        let given = match data {
            InstData::Unary { op, arg } => Some(self.unary(op, arg, ty)?),
            InstData::Binary { op, args, .. } => Some(self.binary(op, args)?),
            InstData::Ternary { op, args } => Some(self.ternary(op, args)?),
            InstData::Wide { op, args } => {
                let pair = self.wide(op, args)?;
                for (value, given) in func.results(inst).zip(pair) {
                    self.values[value] = given.into();
                }
                None
            }
            InstData::Icmp { cc, args } => {
                let [a, b] = [self.value(args[0])?, self.value(args[1])?];
                Some(self.builder.ins().icmp(int_cc(cc), a, b))
            }
            InstData::Fcmp { cc, args } => match float_cc(cc) {
                Some(cc) => {
                    let [a, b] = [self.value(args[0])?, self.value(args[1])?];
                    Some(self.builder.ins().fcmp(cc, a, b))
                }
                None => Some(self.constant(Type::I8, u64::from(cc == sheave::ir::FloatCC::True))),
            },
            InstData::PtrIndex { scale, base, index, offset, .. } => {
                let [base, index] = [self.value(base)?, self.value(index)?];
                let ins = self.builder.ins();
                let scaled = match scale {
                    1 => index,
                    _ if scale.is_power_of_two() => ins.ishl_imm_u(index, i64::from(scale.trailing_zeros())),
                    _ => ins.imul_imm_s(index, i64::from(scale)),
                };
                let sum = self.builder.ins().iadd(base, scaled);
                Some(match offset {
                    0 => sum,
                    _ => self.builder.ins().iadd_imm_s(sum, i64::from(offset)),
                })
            }
            InstData::Alloca { slot } => {
                let slot = self.slot(slot);
                Some(self.builder.ins().stack_addr(types::I64, slot, 0))
            }
            InstData::Load { flags, addr, offset } => {
                plain(flags)?;
                let addr = self.value(addr)?;
                Some(self.builder.ins().load(clif_type(ty), trusted(), addr, offset))
            }
            InstData::Store { flags, addr, value, offset } => {
                plain(flags)?;
                let [addr, value] = [self.value(addr)?, self.value(value)?];
                self.builder.ins().store(trusted(), value, addr, offset);
                None
            }
            InstData::Mem { op, args, .. } => {
                self.memory(op, args)?;
                None
            }
            InstData::Call { kind: CallKind::Plain, .. }
            | InstData::CallIndirect { kind: CallKind::Plain, .. } => {
                let call = self.call(&data)?;
                let given = self.builder.inst_results(call).to_vec();
                for (value, given) in func.results(inst).zip(given) {
                    self.values[value] = given.into();
                }
                None
            }
            InstData::Intrinsic { op, args } => self.intrinsic(op, args)?,
            other => return Err(unsupported(other)),
        };
        if let (Some(value), Some(given)) = (result, given) {
            self.values[value] = given.into();
        }
        Ok(())
    }

    fn slot(&mut self, slot: Slot) -> clif::StackSlot {
        if let Some(known) = self.slots[slot].expand() {
            return known;
        }
        let data = self.func.slots[slot];
        let made = self.builder.create_sized_stack_slot(StackSlotData::new(
            StackSlotKind::ExplicitSlot,
            data.size,
            data.align_log2,
        ));
        self.slots[slot] = made.into();
        made
    }

    fn call(&mut self, data: &InstData) -> Result<clif::Inst, Rejected> {
        match *data {
            InstData::Call { sig, callee, args, .. } => {
                let args = self.list(args)?;
                let callee = self.symbols.callee(callee, sig, self.builder.func)?;
                Ok(self.builder.ins().call(callee, &args))
            }
            InstData::CallIndirect { sig, callee, args, .. } => {
                if self.symbols.is_variadic(sig) {
                    return Err("an indirect call with a variadic signature".to_owned());
                }
                let signature = self.symbols.signature(sig)?;
                let signature = self.builder.import_signature(signature);
                let [callee, args] = [vec![self.value(callee)?], self.list(args)?];
                Ok(self.builder.ins().call_indirect(signature, callee[0], &args))
            }
            _ => Err(unsupported(data)),
        }
    }

    fn unary(&mut self, op: UnaryOp, arg: Value, to: Type) -> Result<clif::Value, Rejected> {
        let from = self.func.ty(arg);
        let arg = self.value(arg)?;
        let ty = clif_type(to);
        let ins = self.builder.ins();
        Ok(match op {
            UnaryOp::Copy | UnaryOp::Freeze => arg,
            UnaryOp::Bitcast if clif_type(from) == ty => arg,
            UnaryOp::Bitcast => ins.bitcast(ty, MemFlagsData::new(), arg),
            UnaryOp::Zext => ins.uextend(ty, arg),
            UnaryOp::Sext => ins.sextend(ty, arg),
            UnaryOp::Trunc => ins.ireduce(ty, arg),
            UnaryOp::Neg => ins.ineg(arg),
            UnaryOp::Not => ins.bnot(arg),
            UnaryOp::Clz => ins.clz(arg),
            UnaryOp::Ctz => ins.ctz(arg),
            UnaryOp::Popcnt => ins.popcnt(arg),
            UnaryOp::Bswap => ins.bswap(arg),
            UnaryOp::Bitrev => ins.bitrev(arg),
            UnaryOp::Iabs => ins.iabs(arg),
            UnaryOp::Fpromote => ins.fpromote(ty, arg),
            UnaryOp::Fdemote => ins.fdemote(ty, arg),
            UnaryOp::SintToFloat if from.bytes() < 4 => {
                let wide = ins.sextend(types::I32, arg);
                self.builder.ins().fcvt_from_sint(ty, wide)
            }
            UnaryOp::SintToFloat => ins.fcvt_from_sint(ty, arg),
            UnaryOp::UintToFloat if from.bytes() < 4 => {
                let wide = ins.uextend(types::I32, arg);
                self.builder.ins().fcvt_from_sint(ty, wide)
            }
            UnaryOp::UintToFloat => ins.fcvt_from_uint(ty, arg),
            // Values out of range are undefined in C; clamping is the form that does not trap.
            UnaryOp::FloatToSint | UnaryOp::FloatToUint if to.bytes() < 4 => {
                let wide = ins.fcvt_to_sint_sat(types::I32, arg);
                self.builder.ins().ireduce(ty, wide)
            }
            UnaryOp::FloatToSint => ins.fcvt_to_sint_sat(ty, arg),
            UnaryOp::FloatToUint => ins.fcvt_to_uint_sat(ty, arg),
            UnaryOp::FloatToSintSat if to.bytes() >= 4 => ins.fcvt_to_sint_sat(ty, arg),
            UnaryOp::FloatToUintSat if to.bytes() >= 4 => ins.fcvt_to_uint_sat(ty, arg),
            UnaryOp::FloatToSintSat | UnaryOp::FloatToUintSat => return Err(unsupported(op)),
            UnaryOp::Fneg => ins.fneg(arg),
            UnaryOp::Fabs => ins.fabs(arg),
            UnaryOp::Sqrt => ins.sqrt(arg),
            UnaryOp::Floor => ins.floor(arg),
            UnaryOp::Ceil => ins.ceil(arg),
            UnaryOp::Ftrunc => ins.trunc(arg),
            UnaryOp::Nearest => ins.nearest(arg),
            UnaryOp::Rint => return Err(unsupported(op)),
        })
    }

    fn binary(&mut self, op: BinaryOp, args: [Value; 2]) -> Result<clif::Value, Rejected> {
        let [a, b] = [self.value(args[0])?, self.value(args[1])?];
        let ins = self.builder.ins();
        Ok(match op {
            BinaryOp::Add | BinaryOp::PtrAdd => ins.iadd(a, b),
            BinaryOp::Sub => ins.isub(a, b),
            BinaryOp::Mul => ins.imul(a, b),
            BinaryOp::Sdiv => ins.sdiv(a, b),
            BinaryOp::Udiv => ins.udiv(a, b),
            BinaryOp::Srem => ins.srem(a, b),
            BinaryOp::Urem => ins.urem(a, b),
            BinaryOp::SmulHi => ins.smulhi(a, b),
            BinaryOp::UmulHi => ins.umulhi(a, b),
            BinaryOp::And => ins.band(a, b),
            BinaryOp::Or => ins.bor(a, b),
            BinaryOp::Xor => ins.bxor(a, b),
            BinaryOp::Shl => ins.ishl(a, b),
            BinaryOp::Lshr => ins.ushr(a, b),
            BinaryOp::Ashr => ins.sshr(a, b),
            BinaryOp::Rotl => ins.rotl(a, b),
            BinaryOp::Rotr => ins.rotr(a, b),
            BinaryOp::Smin => ins.smin(a, b),
            BinaryOp::Smax => ins.smax(a, b),
            BinaryOp::Umin => ins.umin(a, b),
            BinaryOp::Umax => ins.umax(a, b),
            BinaryOp::Fadd => ins.fadd(a, b),
            BinaryOp::Fsub => ins.fsub(a, b),
            BinaryOp::Fmul => ins.fmul(a, b),
            BinaryOp::Fdiv => ins.fdiv(a, b),
            BinaryOp::Copysign => ins.fcopysign(a, b),
            // Cranelift's give NaN if one operand is NaN, C's the other operand.
            BinaryOp::Fmin | BinaryOp::Fmax => return Err(unsupported(op)),
        })
    }

    fn ternary(&mut self, op: TernaryOp, args: [Value; 3]) -> Result<clif::Value, Rejected> {
        let [a, b, c] = [self.value(args[0])?, self.value(args[1])?, self.value(args[2])?];
        let ins = self.builder.ins();
        match op {
            TernaryOp::Select => Ok(ins.select(a, b, c)),
            TernaryOp::Fshl if args[0] == args[1] => Ok(ins.rotl(a, c)),
            TernaryOp::Fshr if args[0] == args[1] => Ok(ins.rotr(a, c)),
            TernaryOp::Fshl | TernaryOp::Fshr => Err(unsupported(op)),
        }
    }

    fn wide(&mut self, op: WideOp, args: [Value; 2]) -> Result<[clif::Value; 2], Rejected> {
        let [a, b] = [self.value(args[0])?, self.value(args[1])?];
        let ins = self.builder.ins();
        let (low, second) = match op {
            WideOp::SaddOverflow => ins.sadd_overflow(a, b),
            WideOp::UaddOverflow => ins.uadd_overflow(a, b),
            WideOp::SsubOverflow => ins.ssub_overflow(a, b),
            WideOp::UsubOverflow => ins.usub_overflow(a, b),
            WideOp::SmulOverflow => ins.smul_overflow(a, b),
            WideOp::UmulOverflow => ins.umul_overflow(a, b),
            WideOp::UmulWide => (ins.imul(a, b), self.builder.ins().umulhi(a, b)),
        };
        Ok([low, second])
    }

    fn memory(&mut self, op: MemOp, args: [Value; 3]) -> Result<(), Rejected> {
        let [to, from] = [self.value(args[0])?, self.value(args[1])?];
        let (config, flags) = (self.config, trusted());
        let constant = self.func.const_bits(args[2]);
        match (op, constant) {
            (MemOp::Copy | MemOp::Move, Some(size)) => {
                self.builder.emit_small_memory_copy(config, to, from, size, 1, 1, op == MemOp::Copy, flags)
            }
            (MemOp::Set, Some(size)) if self.func.const_bits(args[1]).is_some() => {
                let byte = self.func.const_bits(args[1]).unwrap_or_default() as u8;
                self.builder.emit_small_memset(config, to, byte, size, 1, flags);
            }
            _ => {
                let size = self.value(args[2])?;
                match op {
                    MemOp::Copy => self.builder.call_memcpy(config, to, from, size),
                    MemOp::Move => self.builder.call_memmove(config, to, from, size),
                    MemOp::Set => self.builder.call_memset(config, to, from, size),
                }
            }
        }
        Ok(())
    }

    fn intrinsic(&mut self, op: IntrinsicOp, args: ValueList) -> Result<Option<clif::Value>, Rejected> {
        let args = self.list(args)?;
        let ins = self.builder.ins();
        Ok(match (op, &args[..]) {
            (IntrinsicOp::Fma, &[a, b, c]) => Some(ins.fma(a, b, c)),
            (IntrinsicOp::Prefetch | IntrinsicOp::Pause, _) => None,
            _ => return Err(unsupported(op)),
        })
    }

    fn terminator(&mut self, block: Block, data: &InstData) -> Result<(), Rejected> {
        let func = self.func;
        let edges = func.succ_edges(block);
        match *data {
            InstData::Jump => {
                let (target, args) = self.edge(&edges[0])?;
                self.builder.ins().jump(target, &args);
            }
            InstData::Branch { cond } => {
                let cond = self.value(cond)?;
                let (then, then_args) = self.edge(&edges[0])?;
                let (other, other_args) = self.edge(&edges[1])?;
                self.builder.ins().brif(cond, then, &then_args, other, &other_args);
            }
            InstData::Switch { value, cases } => {
                let value = self.value(value)?;
                // Jump tables have no arguments: an edge with arguments gets an edge block.
                let mut stubs = Vec::new();
                let mut targets = Vec::with_capacity(edges.len());
                for edge in edges {
                    let target = self.block(edge.target);
                    if edge.args.is_empty() {
                        targets.push(target);
                    } else {
                        let stub = self.builder.create_block();
                        stubs.push((stub, edge));
                        targets.push(stub);
                    }
                }
                let mut switch = Switch::new();
                for (&case, &target) in func.case_values(cases).iter().zip(&targets[1..]) {
                    switch.set_entry(u128::from(case), target);
                }
                switch.emit(&mut self.builder, value, targets[0]);
                for (stub, edge) in stubs {
                    self.builder.switch_to_block(stub);
                    let (target, args) = self.edge(edge)?;
                    self.builder.ins().jump(target, &args);
                }
            }
            InstData::Return { args } => {
                let args = self.list(args)?;
                self.builder.ins().return_(&args);
            }
            InstData::Unreachable => {
                self.builder.ins().trap(TrapCode::unwrap_user(1));
            }
            ref other => return Err(unsupported(other)),
        }
        Ok(())
    }
}

/// Accepts accesses that are not atomic. Cranelift neither drops nor merges stores, so volatile ones are
/// safe; its loads may be merged, which is harmless to programs whose result is compared.
fn plain(flags: MemFlags) -> Result<(), Rejected> {
    match flags.ordering {
        sheave::ir::Ordering::NotAtomic => Ok(()),
        other => Err(unsupported(other)),
    }
}
