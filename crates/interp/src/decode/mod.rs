//! Turns a [`Function`] into [`Code`], once, on its first call.
//!
//! Time and memory are linear in the function (moves of an edge that overwrite each other's sources take a
//! sort). The function should have passed the verifier; the rules that the interpreter's safety depends on
//! (every register exists, every block ends) is checked again here and gives [`TrapKind::Malformed`].

mod decoder;
mod sites;

use smallvec::SmallVec;

use sheave_ir::ValueDef;
use sheave_ir::{
    BinaryOp, Block, ConstData, Function, Inst, InstData, IntCC, IntrinsicOp, OpFlags, Type, UnaryOp, Value,
};

use super::code::{Code, FrameObject, Op, POISON, Reg, Target};
use super::machine::Checks;
use super::program::Program;
use super::trap::TrapKind;
use decoder::{Decoder, malformed};
use sites::switch_table;

/// Decodes `func`. `first_counter` is the first of its block counters.
pub(super) fn decode(
    program: &Program<'_>,
    func: &Function,
    first_counter: u32,
    checks: Checks,
) -> Result<Code, TrapKind> {
    let mut decoder = Decoder {
        program,
        func,
        code: Code::default(),
        uses: Vec::new(),
        starts: Vec::new(),
        slots: vec![(0, 0); func.values.len()],
        addresses: Vec::new(),
        groups: Vec::new(),
        checks,
    };
    decoder.code.first_counter = first_counter;
    decoder.code.sig = func.sig.into();
    decoder.make_image()?;
    decoder.make_params()?;
    decoder.count_uses()?;
    decoder.decode_blocks()?;
    decoder.link_edges()?;
    decoder.code.frame.finish();
    Ok(decoder.code)
}

impl Decoder<'_, '_> {
    fn make_image(&mut self) -> Result<(), TrapKind> {
        self.code.image.reserve_exact(self.func.values.len() + 1);
        for data in self.func.values.values() {
            let bits = match data.def() {
                ValueDef::Const(c) => match self.func.consts[c] {
                    ConstData::Bits(bits) => bits & data.ty().mask(),
                    ConstData::Symbol(symbol, offset) => {
                        self.program.symbol_address(symbol)?.wrapping_add(offset as u64)
                    }
                    ConstData::BlockAddr(symbol, block) => {
                        // The function that is decoded may be a changed copy; it is identified by name.
                        let id = self.program.function_of(symbol);
                        let id =
                            id.ok_or_else(|| malformed("the address of a block of an unknown function"))?;
                        self.program.block_address(id, block)?
                    }
                    ConstData::Undef => 0,
                },
                _ => POISON,
            };
            self.code.image.push(bits);
        }
        self.code.image.push(POISON);
        Ok(())
    }

    fn make_params(&mut self) -> Result<(), TrapKind> {
        let sig = self.program.signature(self.func.sig)?;
        if self.func.params.len() != sig.params.len() {
            return Err(malformed("the function's parameters do not match its signature"));
        }
        for &param in &self.func.params {
            let reg = self.reg(param)?;
            self.code.params.push((reg, self.func.ty(param).mask()));
        }
        let x87 = sig.results.iter().enumerate().filter(|(_, r)| r.place == sheave_ir::ResultPlace::X87);
        self.code.x87_results = x87.map(|(i, _)| i as u32).collect();
        self.code.special_entry = sig.variadic.is_some()
            || sig.params.iter().any(|param| matches!(param.purpose, sheave_ir::Purpose::ByVal { .. }));
        Ok(())
    }

    fn count_uses(&mut self) -> Result<(), TrapKind> {
        self.uses.resize(self.func.values.len(), 0);
        let (uses, func) = (&mut self.uses, self.func);
        let mut bad = None;
        let mut count = |value: Value| match uses.get_mut(value.as_u32() as usize) {
            Some(n) => *n = (*n + 1).min(2),
            None => bad = Some(value),
        };
        for &block in &func.layout {
            for &inst in func.block_insts(block) {
                func.insts[inst].for_each_arg(&func.pool, &mut count);
            }
            for edge in func.succ_edges(block) {
                edge.args.as_slice(&func.pool).iter().copied().for_each(&mut count);
            }
        }
        match bad {
            Some(value) => Err(malformed(format_args!("{value} does not exist"))),
            None => Ok(()),
        }
    }

    fn decode_blocks(&mut self) -> Result<(), TrapKind> {
        let func = self.func;
        let entry = func.entry().ok_or_else(|| malformed("the function has no blocks"))?;
        self.code.entry_block = entry.as_u32();
        self.code.ops.reserve_exact(func.order.len());
        self.code.insts.reserve_exact(func.order.len());
        self.starts.resize(func.blocks.len(), u32::MAX);
        for &block in &func.layout {
            let start = self.code.ops.len() as u32;
            self.starts[block.as_u32() as usize] = start;
            self.code.starts.push((start, block));
            let insts = func.block_insts(block);
            let last =
                insts.len().checked_sub(1).ok_or_else(|| malformed(format_args!("{block} is empty")))?;
            for (i, &inst) in insts.iter().enumerate() {
                if func.insts[inst].is_terminator() != (i == last) {
                    return Err(malformed(format_args!("{block} does not end in one terminator")));
                }
                if let Some(promise) = self.promise(inst)? {
                    self.code.ops.push(promise);
                    self.code.insts.push(inst);
                }
                let op = self.decode_inst(inst, block, block == entry)?;
                self.code.ops.push(op);
                self.code.insts.push(inst);
                if func.insts[inst].is_invoke() {
                    let edge = self.edges(block, 2)?;
                    if let Some(site) = self.code.calls.last_mut() {
                        site.unwind = Some(edge + 1);
                    }
                    self.code.ops.push(Op::Jump { edge });
                    self.code.insts.push(inst);
                }
            }
        }
        Ok(())
    }

    /// The check of the promises of `inst` about its result, if they are checked.
    fn promise(&self, inst: Inst) -> Result<Option<Op>, TrapKind> {
        let InstData::Binary { op, flags, args: [a, b] } = self.func.insts[inst] else { return Ok(None) };
        let (nsw, nuw) = (flags.has(OpFlags::NSW), flags.has(OpFlags::NUW));
        if !(nsw || nuw) || !(self.checks.overflow || self.checks.poison) {
            return Ok(None);
        }
        Ok(Some(Op::Promise { op, ty: self.ty(a)?, nsw, nuw, a: self.reg(a)?, b: self.reg(b)? }))
    }

    fn decode_inst(&mut self, inst: Inst, block: Block, in_entry: bool) -> Result<Op, TrapKind> {
        let func = self.func;
        let d = self.dest(inst)?;
        Ok(match func.insts[inst] {
            InstData::Unary { op, arg } => self.unary(op, inst, d, arg)?,
            InstData::Binary { op, args: [a, b], .. } => self.binary(op, d, a, b)?,
            InstData::Wide { op, args: [a, b] } => {
                let results = self.results(inst)?;
                let d2 = results.get(1).copied().unwrap_or(func.values.len() as u32);
                Op::Wide { op, ty: self.ty(a)?, d, d2, a: self.reg(a)?, b: self.reg(b)? }
            }
            InstData::Ternary { op, args: [a, b, c] } => {
                Op::Ternary { op, ty: self.ty(b)?, d, a: self.reg(a)?, b: self.reg(b)?, c: self.reg(c)? }
            }
            InstData::Icmp { cc, args: [x, y] } => {
                let (ty, a, b) = (self.ty(x)?, self.reg(x)?, self.reg(y)?);
                match cc {
                    IntCC::Eq => Op::Eq { d, a, b },
                    IntCC::Ne => Op::Ne { d, a, b },
                    IntCC::Slt => Op::Slt { sh: shift(ty), d, a, b },
                    IntCC::Sgt => Op::Slt { sh: shift(ty), d, a: b, b: a },
                    _ => Op::Icmp { cc, ty, d, a, b },
                }
            }
            InstData::Fcmp { cc, args: [a, b] } => {
                Op::Fcmp { cc, ty: self.ty(a)?, d, a: self.reg(a)?, b: self.reg(b)? }
            }
            InstData::PtrIndex { scale, base, index, offset, .. } => {
                Op::PtrIndex { scale, base: self.reg(base)?, index: self.reg(index)?, offset, d }
            }
            InstData::Alloca { slot: number } => {
                let slot = func
                    .slots
                    .get(number)
                    .ok_or_else(|| malformed(format_args!("{number} does not exist")))?;
                if slot.align_log2 > 30 {
                    return Err(malformed("a slot's alignment is too large"));
                }
                let group = func.slot_group(number);
                if in_entry || group.is_some() {
                    let offset = match group {
                        Some(group) => self.group_offset(group)?,
                        None => self.add_to_frame(slot.size, slot.align_log2)?,
                    };
                    self.code.objects.push(FrameObject { offset, size: slot.size, slot: number, inst });
                    let is_value =
                        func.result(inst).is_some_and(|v| matches!(func.def(v), ValueDef::Result(_)));
                    if let Some(place) = self.slots.get_mut(d as usize).filter(|_| is_value) {
                        *place = (offset, slot.size);
                    }
                    Op::Slot { d, offset }
                } else {
                    Op::FreshSlot { d, size: slot.size, align_log2: slot.align_log2 }
                }
            }
            InstData::DynAlloca { align_log2, size } => {
                Op::DynAlloca { align_log2: align_log2.min(30), d, size: self.reg(size)? }
            }
            InstData::Load { addr, offset, .. } => {
                let addr = self.reg(addr)?;
                let bytes = self.result_ty(inst, Type::I8).bytes();
                if let Some(offset) = self.slot_place(addr, offset, bytes) {
                    return Ok(match bytes {
                        1 => Op::LoadSlot8 { d, offset },
                        2 => Op::LoadSlot16 { d, offset },
                        4 => Op::LoadSlot32 { d, offset },
                        _ => Op::LoadSlot64 { d, offset },
                    });
                }
                match bytes {
                    1 => Op::Load8 { d, addr, offset },
                    2 => Op::Load16 { d, addr, offset },
                    4 => Op::Load32 { d, addr, offset },
                    _ => Op::Load64 { d, addr, offset },
                }
            }
            InstData::Store { addr, value, offset, .. } => {
                let (addr, bytes, value) = (self.reg(addr)?, self.ty(value)?.bytes(), self.reg(value)?);
                if let Some(offset) = self.slot_place(addr, offset, bytes) {
                    return Ok(match bytes {
                        1 => Op::StoreSlot8 { offset, value },
                        2 => Op::StoreSlot16 { offset, value },
                        4 => Op::StoreSlot32 { offset, value },
                        _ => Op::StoreSlot64 { offset, value },
                    });
                }
                match bytes {
                    1 => Op::Store8 { addr, value, offset },
                    2 => Op::Store16 { addr, value, offset },
                    4 => Op::Store32 { addr, value, offset },
                    _ => Op::Store64 { addr, value, offset },
                }
            }
            InstData::Rmw { op, addr, value, .. } => {
                Op::Rmw { op, ty: self.ty(value)?, d, addr: self.reg(addr)?, value: self.reg(value)? }
            }
            InstData::CmpXchg { args: [addr, expected, new], .. } => {
                let list = self.code.lists.len() as u32;
                let ty = self.ty(new)?;
                let results = self.results(inst)?;
                let sink = func.values.len() as u32;
                let result = |i: usize| results.get(i).copied().unwrap_or(sink);
                let regs = [self.reg(addr)?, self.reg(expected)?, self.reg(new)?, result(0), result(1)];
                self.code.lists.extend(regs);
                Op::CmpXchg { ty, list }
            }
            InstData::Lifetime { slot, .. } => match self.address_of(slot) {
                Some((address, size)) => Op::Lifetime { address, size },
                None => Op::Fence,
            },
            InstData::Fence { .. } => Op::Fence,
            InstData::Mem { op, args: [a, b, c], .. } => {
                Op::Mem { op, a: self.reg(a)?, b: self.reg(b)?, c: self.reg(c)? }
            }
            InstData::Call { sig, callee, args, .. } => {
                let target = self.program.target(callee)?;
                self.call(inst, sig, target, args)?
            }
            InstData::CallIndirect { sig, callee, args, .. } => {
                let callee = self.reg(callee)?;
                self.call(inst, sig, Target::Indirect(callee), args)?
            }
            InstData::Intrinsic { op, args } => {
                match (plain_operation(op), args.as_slice(&func.pool)) {
                    (Some(Plain::Unary(op)), &[arg]) => return self.unary(op, inst, d, arg),
                    (Some(Plain::Binary(op)), &[a, b]) => return self.binary(op, d, a, b),
                    _ => {}
                }
                let list = self.code.lists.len() as u32;
                let regs: SmallVec<[Reg; 4]> = self.regs(args)?;
                let values = args.as_slice(&func.pool);
                let results = self.results(inst)?;
                // Conversions to memory and comparisons are typed by their operand, the rest by their
                // result.
                let compares = matches!(op, IntrinsicOp::StrictFcmp | IntrinsicOp::StrictFcmps);
                let ty = match (func.result(inst).filter(|_| !compares), values.last()) {
                    (Some(value), _) => func.ty(value),
                    (None, Some(&value)) => func.ty(value),
                    (None, None) => Type::I64,
                };
                if regs.len() > 200 || results.len() > 1 {
                    return Err(malformed("an intrinsic with too many operands"));
                }
                let (n_args, n_results) = (regs.len() as u8, results.len() as u8);
                self.code.lists.extend(regs);
                self.code.lists.extend(results);
                Op::Intrinsic { op, ty, n_args, n_results, list }
            }
            InstData::Asm { is_goto: false, asm, args } => self.asm(inst, asm, args, None)?,
            InstData::Jump => Op::Jump { edge: self.edges(block, 1)? },
            InstData::Branch { cond } => {
                let edge = self.edges(block, 2)?;
                self.branch(cond, edge)?
            }
            InstData::Switch { value, cases } => {
                let values = match func.cases.get(cases) {
                    Some(&(start, end)) => func.case_values.get(start as usize..end as usize),
                    None => None,
                }
                .ok_or_else(|| malformed("a switch without its cases"))?;
                let edge = self.edges(block, 1 + values.len() as u32)?;
                self.code.switches.push(switch_table(values, self.ty(value)?, edge));
                Op::Switch { value: self.reg(value)?, table: self.code.switches.len() as u32 - 1 }
            }
            InstData::IndirectBranch { addr } => {
                let n = func.blocks[block].n_edges;
                let first = self.edges(block, n)?;
                let id = self.program.function_of(func.symbol);
                let id = id.ok_or_else(|| malformed("an indirect branch in an unknown function"))?;
                let mut table = Vec::with_capacity(n as usize);
                for (i, target) in func.succs(block).enumerate() {
                    table.push((self.program.block_address(id, target)?, first + i as u32));
                }
                // Of several edges to one block the first counts, as in a search from the front.
                table.sort_by_key(|&(addr, edge)| (addr, edge));
                table.dedup_by_key(|&mut (addr, _)| addr);
                self.code.address_tables.push(table);
                Op::IndirectBranch { addr: self.reg(addr)?, table: self.code.address_tables.len() as u32 - 1 }
            }
            InstData::Asm { is_goto: true, asm, args } => {
                // An empty template falls through.
                let first = self.edges(block, func.blocks[block].n_edges.max(1))?;
                self.asm(inst, asm, args, Some(first))?
            }
            InstData::Return { args } => {
                let list = self.code.lists.len() as u32;
                let regs: SmallVec<[Reg; 4]> = self.regs(args)?;
                let n = regs.len() as u32;
                self.code.lists.extend(regs);
                Op::Return { list, n }
            }
            InstData::LandingPad { .. } => match self.results(inst)?[..] {
                [exception, number] => Op::LandingPad { exception, number },
                _ => return Err(malformed("a landing pad gives an exception and a number")),
            },
            InstData::TypeId { symbol } => {
                Op::TypeId { d, number: crate::unwind::type_number(symbol) as u32 }
            }
            InstData::Resume { args: [exception, _] } => Op::Resume { exception: self.reg(exception)? },
            InstData::Unreachable => Op::Unreachable,
        })
    }

    /// The offset of an access in the frame, if it is known to be inside a slot.
    fn slot_place(&self, addr: Reg, offset: i32, bytes: u32) -> Option<u32> {
        let &(slot, size) = self.slots.get(addr as usize)?;
        let offset = u32::try_from(offset).ok()?;
        if offset.checked_add(bytes)? > size { None } else { slot.checked_add(offset) }
    }

    fn unary(&mut self, op: UnaryOp, inst: Inst, d: Reg, arg: Value) -> Result<Op, TrapKind> {
        let (from, a) = (self.ty(arg)?, self.reg(arg)?);
        let to = self.result_ty(inst, from);
        Ok(match op {
            UnaryOp::Freeze if self.checks.tracks() => Op::Unary { op, from, to, d, a },
            UnaryOp::Copy | UnaryOp::Freeze => Op::Copy { d, a },
            UnaryOp::Bitcast | UnaryOp::Zext => Op::Move { d, a },
            UnaryOp::Trunc => Op::Cut { sh: shift(to), d, a },
            UnaryOp::Sext => Op::Sext { from: shift(from), to: shift(to), d, a },
            _ => Op::Unary { op, from, to, d, a },
        })
    }

    fn binary(&mut self, op: BinaryOp, d: Reg, x: Value, y: Value) -> Result<Op, TrapKind> {
        let (ty, a, b) = (self.ty(x)?, self.reg(x)?, self.reg(y)?);
        let sh = shift(ty);
        Ok(match (op, ty) {
            (BinaryOp::Add | BinaryOp::PtrAdd, _) => Op::Add { sh, d, a, b },
            (BinaryOp::Sub, _) => Op::Sub { sh, d, a, b },
            (BinaryOp::Mul, _) => Op::Mul { sh, d, a, b },
            (BinaryOp::And, _) => Op::And { d, a, b },
            (BinaryOp::Or, _) => Op::Or { d, a, b },
            (BinaryOp::Xor, _) => Op::Xor { d, a, b },
            (BinaryOp::Shl, _) => Op::Shl { sh, d, a, b },
            (BinaryOp::Lshr, _) => Op::Lshr { sh, d, a, b },
            (BinaryOp::Ashr, _) => Op::Ashr { sh, d, a, b },
            (BinaryOp::Fadd, Type::F64) => Op::Fadd { d, a, b },
            (BinaryOp::Fsub, Type::F64) => Op::Fsub { d, a, b },
            (BinaryOp::Fmul, Type::F64) => Op::Fmul { d, a, b },
            (BinaryOp::Fdiv, Type::F64) => Op::Fdiv { d, a, b },
            _ => Op::Binary { op, ty, d, a, b },
        })
    }

    /// A branch, fused with the comparison before it if that has no other use.
    fn branch(&mut self, cond: Value, edge: u32) -> Result<Op, TrapKind> {
        let func = self.func;
        let plain = Op::Branch { cond: self.reg(cond)?, edge };
        let Some(&previous) = self.code.insts.last() else { return Ok(plain) };
        let starts_here =
            self.code.starts.last().is_some_and(|&(start, _)| start as usize == self.code.ops.len());
        if starts_here || self.uses[cond.as_u32() as usize] != 1 || func.result(previous) != Some(cond) {
            return Ok(plain);
        }
        let InstData::Icmp { cc, args: [x, y] } = func.insts[previous] else { return Ok(plain) };
        let (sh, a, b) = (shift(self.ty(x)?), self.reg(x)?, self.reg(y)?);
        let fused = match cc {
            IntCC::Eq => Op::BranchEq { a, b, edge },
            IntCC::Ne => Op::BranchNe { a, b, edge },
            IntCC::Ult => Op::BranchUlt { a, b, edge },
            IntCC::Ule => Op::BranchUle { a, b, edge },
            IntCC::Ugt => Op::BranchUlt { a: b, b: a, edge },
            IntCC::Uge => Op::BranchUle { a: b, b: a, edge },
            IntCC::Slt => Op::BranchSlt { sh, a, b, edge },
            IntCC::Sle => Op::BranchSle { sh, a, b, edge },
            IntCC::Sgt => Op::BranchSlt { sh, a: b, b: a, edge },
            IntCC::Sge => Op::BranchSle { sh, a: b, b: a, edge },
        };
        // The fused operation takes the place of the comparison; the branch's own is filled by the caller.
        self.code.ops.pop();
        self.code.insts.pop();
        Ok(fused)
    }
}

/// 64 minus the width.
fn shift(ty: Type) -> u8 {
    (64 - ty.bits()) as u8
}

/// An operation in the default floating-point environment.
enum Plain {
    Unary(UnaryOp),
    Binary(BinaryOp),
}

/// The ordinary operation for a strict one: no function of the interpreter changes the rounding mode or reads
/// an exception flag, so the default environment is the only one.
fn plain_operation(op: IntrinsicOp) -> Option<Plain> {
    Some(match op {
        IntrinsicOp::StrictFadd => Plain::Binary(BinaryOp::Fadd),
        IntrinsicOp::StrictFsub => Plain::Binary(BinaryOp::Fsub),
        IntrinsicOp::StrictFmul => Plain::Binary(BinaryOp::Fmul),
        IntrinsicOp::StrictFdiv => Plain::Binary(BinaryOp::Fdiv),
        IntrinsicOp::StrictSqrt => Plain::Unary(UnaryOp::Sqrt),
        IntrinsicOp::StrictFpromote => Plain::Unary(UnaryOp::Fpromote),
        IntrinsicOp::StrictFdemote => Plain::Unary(UnaryOp::Fdemote),
        IntrinsicOp::StrictSintToFloat => Plain::Unary(UnaryOp::SintToFloat),
        IntrinsicOp::StrictUintToFloat => Plain::Unary(UnaryOp::UintToFloat),
        IntrinsicOp::StrictFloatToSint => Plain::Unary(UnaryOp::FloatToSint),
        IntrinsicOp::StrictFloatToUint => Plain::Unary(UnaryOp::FloatToUint),
        _ => return None,
    })
}
