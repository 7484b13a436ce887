//! Atomic operations.

use sheave_ir::{BinaryOp, Block, InstData, IntCC, MemFlags, Ordering, RmwOp, Type, Value, WideOp};

use crate::lower::Lower;
use crate::lower::attributes::ParamAttrs;
use crate::lower::body::{CallArg, Operand, Typed, TypedValue};
use crate::lower::intrinsics::Op;
use crate::lower::reason::{Lowered, LoweredValue, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

/// The atomic operations that no instruction of the IR does.
pub(crate) const UPDATES: [&str; 8] =
    ["fmax", "fmin", "fmaximum", "fminimum", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"];

impl Lower {
    /// Fails unless `ty` is an integer of 8 to 64 bits, a pointer, or (if `float` is set) a float.
    fn require_atomic(&mut self, ty: Ty, float: bool) -> Lowered<()> {
        match self.types.kind(ty) {
            Kind::Int(8 | 16 | 32 | 64) | Kind::Ptr(_) => Ok(()),
            Kind::Float | Kind::Double if float => Ok(()),
            _ => {
                let shown = self.types.show(ty);
                Err(unsupported(format!("an atomic operation on {shown}")))
            }
        }
    }

    /// A compare-and-exchange.
    pub(crate) fn cmpxchg(
        &mut self,
        flags: MemFlags,
        addr: Value,
        ty: Ty,
        expected: Operand,
        new: Operand,
    ) -> LoweredValue {
        self.require_atomic(ty, false)?;
        let inst = self.body.push(InstData::CmpXchg { flags, args: [addr, expected.value(), new.value()] });
        let piece = self.piece(ty);
        let old = self.body.func.append_result(inst, piece);
        let done = self.body.func.append_result(inst, Type::I8);
        let pair = self.types.structure(&[ty, Ty::I1], false);
        self.lay_out(pair)?;
        let v = self.body.keep(&[old, done]);
        Ok(TypedValue::new(pair, v))
    }

    /// An atomic operation; the result is the old content.
    pub(crate) fn rmw(&mut self, op: RmwOp, flags: MemFlags, addr: Value, (ty, v): Typed) -> LoweredValue {
        let float = matches!(op, RmwOp::Fadd | RmwOp::Fsub);
        self.require_atomic(ty, float || op == RmwOp::Xchg)?;
        let piece = self.piece(ty);
        let mut value = v.value();
        // A float or pointer is exchanged as an integer.
        let raw = match piece {
            Type::F32 if !float => Type::I32,
            Type::F64 if !float => Type::I64,
            Type::Ptr => Type::I64,
            piece => piece,
        };
        value = self.body.bitcast(raw, value);
        let old = self.body.push_value(InstData::Rmw { op, flags, addr, value }, raw);
        let old = self.body.bitcast(piece, old);
        Ok(TypedValue::new(ty, Operand::of(old)))
    }

    /// One of [`UPDATES`] by a loop of compare-and-exchange; the result is the old content.
    pub(crate) fn update(
        &mut self,
        name: &str,
        flags: MemFlags,
        addr: Value,
        (ty, v): Typed,
    ) -> LoweredValue {
        let is_float = name.starts_with('f');
        self.require_atomic(ty, is_float)?;
        if is_float != self.piece(ty).is_float() || self.piece(ty) == Type::Ptr {
            let shown = self.types.show(ty);
            return Err(invalid(format!("this atomic operation on {shown}")));
        }
        let piece = self.piece(ty);
        let raw = match piece {
            Type::F32 => Type::I32,
            Type::F64 => Type::I64,
            piece => piece,
        };
        let (repeat, done) = (self.body.new_block(), self.body.new_block());
        let first_flags = MemFlags { ordering: Ordering::Relaxed, ..flags };
        let first = self.body.push_value(InstData::Load { flags: first_flags, addr, offset: 0 }, raw);
        self.jump_with(repeat, first);
        self.body.open_block(repeat);
        let old = self.body.func.make_phi(repeat, raw);
        let before = self.body.bitcast(piece, old);
        let new = self.updated(name, ty, before, v)?;
        let new = self.body.bitcast(raw, new);
        let inst = self.body.push(InstData::CmpXchg { flags, args: [addr, old, new] });
        let found = self.body.func.append_result(inst, raw);
        let is_done = self.body.func.append_result(inst, Type::I8);
        let again = self.body.new_block();
        self.branch(is_done, done, again);
        self.body.open_block(again);
        self.jump_with(repeat, found);
        self.body.open_block(done);
        Ok(TypedValue::new(ty, Operand::of(before)))
    }

    /// Jumps to a block with one phi, which is `value` then.
    fn jump_with(&mut self, target: Block, value: Value) {
        self.jump(target);
        let args = self.body.list(&[value]);
        if let Some(edge) = self.body.func.edges.values_mut().next_back() {
            edge.args = args;
        }
    }

    /// The content after the operation, before which it was `old`.
    fn updated(&mut self, name: &str, ty: Ty, old: Value, v: Operand) -> Lowered<Value> {
        let arg = |v| CallArg { ty, attrs: ParamAttrs::default(), v, condition: None, mark: 0 };
        let args = [arg(Operand::of(old)), arg(v)];
        let op = match name {
            "fmax" => Op::FloatBinary(BinaryOp::Fmax, "fmax"),
            "fmin" => Op::FloatBinary(BinaryOp::Fmin, "fmin"),
            "fmaximum" | "fminimum" => Op::StrictMinimum(name == "fminimum"),
            "usub_sat" => {
                return Ok(self.integer_intrinsic(Op::Saturate(WideOp::UsubOverflow), ty, &args)?.value());
            }
            _ => {
                let (v, one) = (v.value(), self.body.iconst(self.piece(ty), 1));
                let zero = self.body.func.zero(self.piece(ty));
                let is_enough = self.body.icmp(IntCC::Uge, old, v);
                return Ok(match name {
                    "uinc_wrap" => {
                        let next = self.body.binary(BinaryOp::Add, old, one);
                        self.body.select(is_enough, zero, next)
                    }
                    "usub_cond" => {
                        let rest = self.body.binary(BinaryOp::Sub, old, v);
                        self.body.select(is_enough, rest, old)
                    }
                    _ => {
                        let next = self.body.binary(BinaryOp::Sub, old, one);
                        let is_above = self.body.icmp(IntCC::Ugt, old, v);
                        let next = self.body.select(is_above, v, next);
                        let is_zero = self.body.icmp(IntCC::Eq, old, zero);
                        self.body.select(is_zero, v, next)
                    }
                });
            }
        };
        Ok(self.float_intrinsic(op, ty, &args)?.value())
    }
}
