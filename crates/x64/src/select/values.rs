//! Values as selection sees them: what they are defined by, which registers hold them, and what may be folded
//! into its use.

use crate::registers::{INT_VREG, float_vreg};
use cranelift_entity::EntityRef;
use sheave_ir::{BinaryOp, ConstData, Inst, InstData, Type, UnaryOp, Value, ValueDef};

use super::{HALF, NONE, Selector, State, address, integer};
use crate::minst::Width;
use sheave_regalloc::Vreg;

impl Selector<'_> {
    pub(super) fn ty(&self, value: Value) -> Type {
        self.func.ty(value)
    }

    pub(super) fn width(&self, value: Value) -> Width {
        Width::of_bytes(self.func.ty(value).bytes())
    }

    /// The integer constant that `value` is, sign-extended from its type.
    pub(super) fn constant(&self, value: Value) -> Option<i64> {
        let bits = match self.func.const_data(value)? {
            ConstData::Bits(bits) => bits,
            ConstData::Undef => 0,
            _ => return None,
        };
        let unused = 64 - self.ty(value).bits();
        Some(((bits << unused) as i64) >> unused)
    }

    /// The integer constant that `value` is, zero-extended from its type.
    pub(super) fn constant_bits(&self, value: Value) -> Option<u64> {
        match self.func.const_data(value)? {
            ConstData::Bits(bits) => Some(bits & self.ty(value).mask()),
            ConstData::Undef => Some(0),
            _ => None,
        }
    }

    /// The instruction that `value` is the only definition of.
    pub(super) fn def_inst(&self, value: Value) -> Option<Inst> {
        match self.func.def(value) {
            ValueDef::Result(inst) => Some(inst),
            _ => None,
        }
    }

    pub(super) fn is_variable(&self, value: Value) -> bool {
        self.func.def(value) == ValueDef::Variable
    }

    /// The value whose register `value` shares: conversions that change no bit that is read need no
    /// instruction.
    pub(super) fn root(&self, mut value: Value) -> Value {
        while let Some(inst) = self.def_inst(value) {
            let InstData::Unary { op, arg } = self.func.insts[inst] else { break };
            if self.facts.half_uses[value.index()] == HALF {
                return arg;
            }
            if self.facts.half_uses[arg.index()] == HALF {
                // What shares the variable's register must not be used later than this half.
                break;
            }
            if self.func.values[arg].is_const() || self.is_variable(arg) || self.is_slot_address(arg) {
                break;
            }
            let (from, to) = (self.ty(arg), self.ty(value));
            let same = match op {
                UnaryOp::Copy | UnaryOp::Freeze => true,
                UnaryOp::Trunc => true,
                UnaryOp::Bitcast => from.is_float() == to.is_float(),
                UnaryOp::Zext => self.has_zero_upper(arg),
                _ => false,
            };
            if !same {
                break;
            }
            value = arg;
        }
        value
    }

    pub(super) fn is_slot_address(&self, value: Value) -> bool {
        self.def_inst(value).is_some_and(|inst| matches!(self.func.insts[inst], InstData::Alloca { .. }))
    }

    /// True where the instruction that defines `value` always clears the bits of its register above the
    /// value.
    pub(super) fn has_zero_upper(&self, value: Value) -> bool {
        let Some(inst) = self.def_inst(value) else { return false };
        if self.ty(value) != Type::I32 {
            // Narrow loads extend, and so do comparisons.
            return self.ty(value).bytes() < 4
                && matches!(
                    self.func.insts[inst],
                    InstData::Load { .. } | InstData::Icmp { .. } | InstData::Fcmp { .. }
                );
        }
        match &self.func.insts[inst] {
            InstData::Binary { op, args, .. } => match op {
                // Division by one leaves its operand as it is.
                BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::Srem | BinaryOp::Urem => {
                    self.constant(args[1]) != Some(1)
                }
                op => integer::clears_upper(*op),
            },
            InstData::Load { .. } => true,
            InstData::Unary { op, arg } => match op {
                UnaryOp::Neg | UnaryOp::Not | UnaryOp::Sext | UnaryOp::Bswap => true,
                UnaryOp::Zext => self.ty(*arg) != Type::I32,
                // From a float: by a move of 32 bits between register files, or a load.
                UnaryOp::Bitcast => self.ty(*arg) == Type::F32,
                // The low half of a register, or what is computed in several steps or in eight bytes.
                UnaryOp::Copy
                | UnaryOp::Freeze
                | UnaryOp::Trunc
                | UnaryOp::Clz
                | UnaryOp::Ctz
                | UnaryOp::Popcnt
                | UnaryOp::Bitrev
                | UnaryOp::Iabs
                | UnaryOp::FloatToSint
                | UnaryOp::FloatToUint
                | UnaryOp::FloatToSintSat
                | UnaryOp::FloatToUintSat => false,
                // These give no i32.
                UnaryOp::Fpromote
                | UnaryOp::Fdemote
                | UnaryOp::SintToFloat
                | UnaryOp::UintToFloat
                | UnaryOp::Fneg
                | UnaryOp::Fabs
                | UnaryOp::Sqrt => false,
            },
            // In several steps, or by the convention of calls, which leaves the upper half open.
            InstData::Wide { .. }
            | InstData::Ternary { .. }
            | InstData::Rmw { .. }
            | InstData::CmpXchg { .. }
            | InstData::Call { .. }
            | InstData::CallIndirect { .. }
            | InstData::Invoke { .. }
            | InstData::InvokeIndirect { .. }
            | InstData::LandingPad { .. }
            | InstData::Intrinsic { .. }
            | InstData::Asm { .. }
            | InstData::AsmGoto { .. } => false,
            InstData::TypeId { .. } => true,
            // These give no i32.
            InstData::Icmp { .. }
            | InstData::Fcmp { .. }
            | InstData::PtrIndex { .. }
            | InstData::Alloca { .. }
            | InstData::DynAlloca { .. }
            | InstData::Store { .. }
            | InstData::Lifetime { .. }
            | InstData::Fence { .. }
            | InstData::Mem { .. }
            | InstData::Jump
            | InstData::Branch { .. }
            | InstData::Switch { .. }
            | InstData::IndirectBranch { .. }
            | InstData::Resume { .. }
            | InstData::Return { .. }
            | InstData::Unreachable => false,
        }
    }

    /// The register that holds `value`, which is not a constant.
    pub(super) fn vreg(&mut self, value: Value) -> Vreg {
        let root = self.root(value);
        let vreg = self.state.vregs[root.index()];
        if vreg != NONE {
            return Vreg(vreg);
        }
        let vreg = self.new_vreg(self.ty(root));
        self.state.vregs[root.index()] = vreg.0;
        vreg
    }

    /// Whether the register of `value` probably holds it beyond the current instruction, so that an
    /// instruction that overwrites its operand would need a copy: it is used further down, or comes from
    /// outside of the loop.
    pub(super) fn lives_on(&mut self, value: Value) -> bool {
        if self.func.values[value].is_const() || self.is_slot_address(value) {
            return false;
        }
        let variable = self.is_variable(value);
        let root = self.root(value);
        if !variable && !self.is_variable(root) && self.state.vregs[root.index()] != NONE {
            return true;
        }
        let Some(inst) = self.def_inst(value) else { return self.state.uses[value.index()] > 1 };
        let p = self.facts.pos[inst.index()];
        if (self.block_range.0..self.block_range.1).contains(&p) {
            return false;
        }
        self.state.uses[value.index()] > 1 || self.freq_at(p) < self.freq_at(self.at)
    }

    pub(super) fn new_vreg(&mut self, ty: Type) -> Vreg {
        // Integer registers always move and spill as a whole: conversions share registers between widths.
        let info = match ty {
            Type::F32 => float_vreg(4),
            Type::F64 => float_vreg(8),
            _ => INT_VREG,
        };
        self.out.code.new_vreg(info)
    }

    pub(super) fn int_temp(&mut self) -> Vreg {
        self.out.code.new_vreg(INT_VREG)
    }

    pub(super) fn float_temp(&mut self, bytes: u8) -> Vreg {
        self.out.code.new_vreg(float_vreg(bytes))
    }

    /// A register that holds `value` here: constants and slot addresses are made on the spot.
    pub(super) fn use_reg(&mut self, value: Value) -> Vreg {
        if self.func.values[value].is_const() || self.is_slot_address(value) {
            let vreg = self.new_vreg(self.ty(value));
            self.make_into(value, vreg);
            return vreg;
        }
        self.vreg(value)
    }

    /// Writes `value`, a constant or a slot's address, into `dst`.
    pub(super) fn make_into(&mut self, value: Value, dst: Vreg) {
        match self.func.const_data(value) {
            Some(ConstData::Bits(bits)) => match self.ty(value) {
                ty if ty.is_float() => self.float_const_into(bits & ty.mask(), ty, dst),
                ty => self.mov_imm(dst, (bits & ty.mask()) as i64),
            },
            Some(ConstData::Undef) => match self.ty(value) {
                ty if ty.is_float() => self.float_const_into(0, ty, dst),
                _ => self.mov_imm(dst, 0),
            },
            _ => {
                let addr = self.address(value, 0);
                self.lea_into(&addr, dst);
            }
        }
    }

    /// How often the instruction at position `p` is expected to run.
    pub(super) fn freq_at(&mut self, p: u32) -> f32 {
        let starts = &mut self.state.starts;
        if starts.is_empty() {
            let blocks = self.layout.blocks.iter().zip(&self.layout.freqs);
            starts.extend(blocks.map(|(&block, &freq)| (self.func.blocks[block].start, freq)));
            starts.sort_unstable_by_key(|&(start, _)| start);
        }
        let after = starts.partition_point(|&(start, _)| start <= p);
        starts[after.saturating_sub(1)].1
    }

    /// Whether `inst` may be computed at the current position instead of its own.
    pub(super) fn can_sink(&self, inst: Inst) -> bool {
        let p = self.facts.pos[inst.index()];
        p >= self.block_range.0 && p < self.at && self.facts.expiry[p as usize] >= self.at
    }

    /// Takes over one use of the result of `inst`, whose operands are then used at the current position.
    pub(super) fn take(&mut self, inst: Inst, result: Value) {
        let p = self.facts.pos[inst.index()] as usize;
        let uses = &mut self.state.uses[result.index()];
        *uses = uses.saturating_sub(1);
        if *uses == 0 {
            self.state.folded[p] = true;
        } else {
            self.use_args_again(inst);
        }
    }

    /// Counts the operands of `inst` once more, which is computed at its use and in its own place as well. An
    /// address takes over its index before itself, so an operand may be folded already, as if that had been
    /// its last use: then it has to be there again, and its own operands too.
    fn use_args_again(&mut self, inst: Inst) {
        let func = self.func;
        let pos = &self.facts.pos;
        let State { uses, folded, used_again, .. } = &mut *self.state;
        used_again.push(inst);
        while let Some(inst) = used_again.pop() {
            func.insts[inst].for_each_arg(&func.pool, |arg| {
                uses[arg.index()] += 1;
                if uses[arg.index()] == 1
                    && let ValueDef::Result(def) = func.def(arg)
                    && let Some(folded) = folded.get_mut(pos[def.index()] as usize)
                    && *folded
                {
                    *folded = false;
                    used_again.push(def);
                }
            });
        }
    }

    /// The instruction that defines `value` if this is its only use and it may be computed here.
    pub(super) fn sinkable_once(&self, value: Value) -> Option<Inst> {
        if self.state.uses[value.index()] != 1 {
            return None;
        }
        let inst = self.def_inst(value)?;
        self.can_sink(inst).then_some(inst)
    }

    /// The address of the plain load that defines `value`, if the load may happen here instead; takes it
    /// over.
    pub(super) fn fold_load(&mut self, value: Value) -> Option<address::Addr> {
        let inst = self.sinkable_once(value)?;
        let InstData::Load { addr, offset, .. } = self.func.insts[inst] else { return None };
        let p = self.facts.pos[inst.index()] as usize;
        if self.facts.epoch[p] != self.facts.epoch[self.at as usize] {
            return None;
        }
        self.take(inst, value);
        let addr = self.address(addr, offset);
        if self.func.has_locs() {
            self.draft.folded_load = Some((addr, self.func.loc(inst)));
        }
        Some(addr)
    }

    pub(super) fn result(&self, inst: Inst) -> Value {
        self.func.result(inst).expect("an instruction of this shape has a result")
    }

    /// The register that the result of `inst` goes to.
    pub(super) fn result_vreg(&mut self, inst: Inst) -> Vreg {
        let value = self.result(inst);
        self.vreg(value)
    }
}
