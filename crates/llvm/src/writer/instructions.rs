//! The ordinary instructions, and terminators.

use std::fmt::Write as _;

use sheave_ir::{
    BinaryOp, ConstData, FuncAttrs, Inst, InstData, IntCC, Linkage, MemFlags, MemOp, OpFlags, Ordering,
    SymbolDef, TernaryOp, Type, UnaryOp, Value, ValueDef, WideOp,
};

use super::Written;
use super::function::{FunctionWriter, line};
use super::words::{type_name, type_suffix};

impl FunctionWriter<'_> {
    /// One instruction.
    pub(super) fn instruction(&mut self, inst: Inst) -> Written {
        let func = self.func;
        let result = func.result(inst);
        match (&func.insts[inst], result) {
            (&InstData::Unary { op, arg }, Some(result)) => self.unary(op, arg, result),
            (&InstData::Binary { op, flags, args }, Some(result)) => self.binary(op, flags, args, result),
            (&InstData::Wide { op, args }, Some(result)) => {
                if let Some(second) = func.results(inst).nth(1) {
                    self.wide(op, args, result, second);
                }
            }
            (&InstData::Ternary { op, args }, Some(result)) => self.ternary(op, args, result),
            (&InstData::Icmp { cc, args }, Some(result)) => {
                line!(self, "{}.b = icmp {cc} {}, {}", self.v(result), self.tv(args[0]), self.v(args[1]));
                self.widen_bit(result);
            }
            (&InstData::Fcmp { cc, args }, Some(result)) => {
                line!(self, "{}.b = fcmp {cc} {}, {}", self.v(result), self.tv(args[0]), self.v(args[1]));
                self.widen_bit(result);
            }
            (&InstData::PtrIndex { flags, scale, base, index, offset }, Some(result)) => {
                let (base, index, result) = (self.v(base), self.v(index), self.v(result));
                if offset == 0 {
                    line!(self, "{result} = getelementptr {flags}[{scale} x i8], ptr {base}, i64 {index}");
                } else {
                    // The address in between need not be in the object.
                    let element = self.temp();
                    line!(self, "{element} = getelementptr [{scale} x i8], ptr {base}, i64 {index}");
                    line!(self, "{result} = getelementptr i8, ptr {element}, i64 {offset}");
                }
            }
            (&InstData::Alloca { slot }, Some(result)) => {
                let slot = func.slots[slot];
                let align = 1u64 << slot.align_log2;
                match slot.ty {
                    Some(ty) if ty.bytes() == slot.size => {
                        line!(self, "{} = alloca {}, align {align}", self.v(result), type_name(ty));
                    }
                    _ if slot.size > i32::MAX as u32 => {
                        return self.refuse("a local variable of more than two gigabytes");
                    }
                    _ => line!(self, "{} = alloca [{} x i8], align {align}", self.v(result), slot.size),
                }
            }
            (&InstData::DynAlloca { align_log2, size }, Some(result)) => {
                let align = 1u64 << align_log2;
                line!(self, "{} = alloca i8, i64 {}, align {align}", self.v(result), self.v(size));
            }
            (&InstData::Load { flags, addr, offset }, Some(result)) => {
                let address = self.address(addr, offset);
                let (words, order) = access(flags);
                let ty = func.ty(result);
                let align = if order.is_empty() { self.alignment(addr, offset, ty) } else { ty.bytes() };
                let ty = type_name(ty);
                let tag = self.access_tag(inst);
                line!(
                    self,
                    "{} = load {words}{ty}, ptr {address}{order}, align {align}{tag}",
                    self.v(result)
                );
            }
            (&InstData::Store { flags, addr, value, offset }, _) => {
                let address = self.address(addr, offset);
                let (words, order) = access(flags);
                let ty = func.ty(value);
                let align = if order.is_empty() { self.alignment(addr, offset, ty) } else { ty.bytes() };
                let tag = self.access_tag(inst);
                line!(self, "store {words}{}, ptr {address}{order}, align {align}{tag}", self.tv(value));
            }
            (&InstData::Rmw { op, flags, addr, value }, Some(result)) => {
                let volatile = if flags.volatile { "volatile " } else { "" };
                let order = read_write_order(flags.ordering);
                let (op, align) = (op.name(), func.ty(value).bytes());
                let (result, addr) = (self.v(result), self.v(addr));
                line!(
                    self,
                    "{result} = atomicrmw {volatile}{op} ptr {addr}, {} {order}, align {align}",
                    self.tv(value)
                );
            }
            (&InstData::CmpXchg { flags, args }, Some(result)) => {
                let volatile = if flags.volatile { "volatile " } else { "" };
                let order = read_write_order(flags.ordering);
                let failure = match flags.ordering {
                    Ordering::Relaxed | Ordering::Release => "monotonic",
                    Ordering::Acquire | Ordering::AcqRel => "acquire",
                    Ordering::NotAtomic | Ordering::SeqCst => "seq_cst",
                };
                let (ty, align) = (self.ty(args[1]), func.ty(args[1]).bytes());
                let pair = self.temp();
                line!(
                    self,
                    "{pair} = cmpxchg {volatile}ptr {}, {}, {} {order} {failure}, align {align}",
                    self.v(args[0]),
                    self.tv(args[1]),
                    self.tv(args[2])
                );
                line!(self, "{} = extractvalue {{ {ty}, i1 }} {pair}, 0", self.v(result));
                if let Some(success) = func.results(inst).nth(1) {
                    line!(self, "{}.b = extractvalue {{ {ty}, i1 }} {pair}, 1", self.v(success));
                    self.widen_bit(success);
                }
            }
            // Without them a slot lives as long as its function.
            (&InstData::Lifetime { .. }, _) => {}
            (&InstData::Fence { ordering }, _) => {
                // LLVM has no weaker ones, and they would order nothing.
                if !matches!(ordering, Ordering::NotAtomic | Ordering::Relaxed) {
                    line!(self, "fence {}", order_name(ordering));
                }
            }
            (&InstData::Mem { op, volatile, args }, _) => self.mem(op, volatile, args),
            (&InstData::Call { flags, sig, callee, args, .. }, _) => {
                let callee = super::words::symbol_name(self.module.symbol_name(callee)).to_string();
                self.call(inst, flags, sig, &callee, args.as_slice(&func.pool))?;
            }
            (&InstData::CallIndirect { flags, sig, callee, args, .. }, _) => {
                let callee = self.v(callee).to_string();
                self.call(inst, flags, sig, &callee, args.as_slice(&func.pool))?;
            }
            (&InstData::LandingPad { pad }, _) => self.landing_pad(inst, &func.pads[pad]),
            (&InstData::TypeId { symbol }, Some(result)) => {
                let symbol = super::words::symbol_name(self.module.symbol_name(symbol)).to_string();
                self.declare("i32 @llvm.eh.typeid.for.p0(ptr)".to_owned());
                line!(self, "{} = call i32 @llvm.eh.typeid.for.p0(ptr {symbol})", self.v(result));
            }
            (&InstData::Resume { args }, _) => self.resume(args),
            (&InstData::Intrinsic { op, args }, _) => self.intrinsic(op, args.as_slice(&func.pool), result),
            (&InstData::Asm { asm, args, .. }, _) => self.assembly(inst, asm, args.as_slice(&func.pool))?,
            (InstData::Jump, _) => line!(self, "br {}", self.label(0)),
            (&InstData::Branch { cond }, _) => {
                let condition = self.condition(cond);
                line!(self, "br i1 {condition}, {}, {}", self.label(0), self.label(1));
            }
            (&InstData::Switch { value, cases }, _) => {
                let ty = func.ty(value);
                line!(self, "switch {}, {} [", self.tv(value), self.label(0));
                for (index, &case) in func.case_values(cases).iter().enumerate() {
                    let shift = 64 - ty.bits();
                    let case = ((case << shift) as i64) >> shift;
                    line!(self, "  {} {case}, {}", type_name(ty), self.label(index + 1));
                }
                line!(self, "]");
            }
            (&InstData::IndirectBranch { addr }, _) => {
                let _ = write!(self.out, "  indirectbr ptr {}, [", self.v(addr));
                for index in 0..func.blocks[self.block].n_edges as usize {
                    let separator = if index == 0 { "" } else { ", " };
                    let _ = write!(self.out, "{separator}{}", self.label(index));
                }
                self.out.push_str("]\n");
            }
            (InstData::Return { args }, _) => self.ret(args.as_slice(&func.pool)),
            (InstData::Unreachable, _) => {
                if !self.ends_in_trap() {
                    self.trap();
                }
                line!(self, "unreachable");
            }
            // An instruction without the result that it must have; the verifier refuses it.
            _ => return self.refuse("an instruction without its result"),
        }
        Ok(())
    }

    /// Whether the instruction before the terminator of the current block stops the program already.
    fn ends_in_trap(&self) -> bool {
        let insts = self.func.block_insts(self.block);
        let Some(&before) = insts.len().checked_sub(2).and_then(|at| insts.get(at)) else { return false };
        match self.func.insts[before] {
            InstData::Intrinsic { op, .. } => op == sheave_ir::IntrinsicOp::Trap,
            InstData::Call { flags, .. } | InstData::CallIndirect { flags, .. } => {
                flags.has(FuncAttrs::NO_RETURN)
            }
            _ => false,
        }
    }

    /// The alignment of an access to a `ty`: that of the slot or variable if it is known, at most the size.
    fn alignment(&self, addr: Value, offset: i32, ty: Type) -> u32 {
        /// Additions that are followed back.
        const MAX_STEPS: usize = 8;
        let func = self.func;
        let (mut base, mut bits) = (addr, u64::from(ty.bytes()) | i64::from(offset) as u64);
        for _ in 0..MAX_STEPS {
            match func.def(base) {
                ValueDef::Const(_) => {
                    let Some(ConstData::Symbol(symbol, offset)) = func.const_data(base) else { break };
                    let data = &self.module.symbols[symbol];
                    let SymbolDef::Data(id) = data.def else { break };
                    // The linker may take another definition of a weak one.
                    if data.linkage == Linkage::Weak {
                        break;
                    }
                    bits |= offset as u64 | u64::from(self.module.data[id].align);
                    return 1 << bits.trailing_zeros();
                }
                ValueDef::Result(inst) => match func.insts[inst] {
                    InstData::Alloca { slot } => {
                        return 1 << (bits | 1 << func.slots[slot].align_log2).trailing_zeros();
                    }
                    InstData::DynAlloca { align_log2, .. } => {
                        return 1 << (bits | 1 << align_log2).trailing_zeros();
                    }
                    InstData::PtrIndex { scale, base: before, offset, .. } => {
                        bits |= u64::from(scale) | i64::from(offset) as u64;
                        base = before;
                    }
                    InstData::Binary { op: BinaryOp::PtrAdd, args: [before, distance], .. } => {
                        let Some(distance) = func.const_bits(distance) else { break };
                        bits |= distance;
                        base = before;
                    }
                    _ => break,
                },
                _ => break,
            }
        }
        1
    }

    /// The address of an access.
    fn address(&mut self, addr: Value, offset: i32) -> String {
        if offset == 0 {
            return self.v(addr).to_string();
        }
        let temp = self.temp();
        line!(self, "{temp} = getelementptr inbounds i8, ptr {}, i64 {offset}", self.v(addr));
        temp
    }

    fn unary(&mut self, op: UnaryOp, arg: Value, result: Value) {
        let (from, to) = (self.func.ty(arg), self.func.ty(result));
        let (name, suffix) = (type_name(to), type_suffix(to));
        let (a, v, typed) = (self.v(arg), self.v(result), self.tv(arg));
        let cast = |word: &str, writer: &mut Self| line!(writer, "{v} = {word} {typed} to {name}");
        match op {
            UnaryOp::Copy => cast("bitcast", self),
            UnaryOp::Freeze => line!(self, "{v} = freeze {typed}"),
            UnaryOp::Bitcast => self.bitcast(arg, result),
            UnaryOp::Zext => cast("zext", self),
            UnaryOp::Sext => cast("sext", self),
            UnaryOp::Trunc => cast("trunc", self),
            UnaryOp::Fpromote => cast("fpext", self),
            UnaryOp::Fdemote => cast("fptrunc", self),
            UnaryOp::SintToFloat => cast("sitofp", self),
            UnaryOp::UintToFloat => cast("uitofp", self),
            UnaryOp::Neg => line!(self, "{v} = sub {name} 0, {a}"),
            UnaryOp::Not => line!(self, "{v} = xor {typed}, -1"),
            UnaryOp::Fneg => line!(self, "{v} = fneg {typed}"),
            UnaryOp::Clz | UnaryOp::Ctz | UnaryOp::Iabs => {
                let word = match op {
                    UnaryOp::Clz => "ctlz",
                    UnaryOp::Ctz => "cttz",
                    _ => "abs",
                };
                self.declare(format!("{name} @llvm.{word}.{suffix}({name}, i1)"));
                line!(self, "{v} = call {name} @llvm.{word}.{suffix}({typed}, i1 false)");
            }
            UnaryOp::Popcnt => self.overloaded_call("ctpop", &[arg], Some(result)),
            UnaryOp::Bitrev => self.overloaded_call("bitreverse", &[arg], Some(result)),
            UnaryOp::Ftrunc => self.overloaded_call("trunc", &[arg], Some(result)),
            // In the default mode `nearbyint` rounds to nearest even; `roundeven` is younger than many C
            // libraries.
            UnaryOp::Nearest => self.overloaded_call("nearbyint", &[arg], Some(result)),
            UnaryOp::FloatToSintSat | UnaryOp::FloatToUintSat => {
                let sign = if op == UnaryOp::FloatToSintSat { 's' } else { 'u' };
                let call = self.saturate(sign, from, to, &typed.to_string());
                line!(self, "{v} = {call}");
            }
            UnaryOp::FloatToSint | UnaryOp::FloatToUint => {
                self.float_to_int(op == UnaryOp::FloatToUint, arg, result);
            }
            // These have LLVM's names.
            _ => self.overloaded_call(op.name(), &[arg], Some(result)),
        }
    }

    /// The call of an intrinsic whose operands and result have one type.
    pub(super) fn overloaded_call(&mut self, word: &str, args: &[Value], result: Option<Value>) {
        let Some(result) = result else { return self.trap() };
        let ty = self.func.ty(result);
        let (name, suffix) = (type_name(ty), type_suffix(ty));
        let operands: Vec<String> = args.iter().map(|&arg| self.tv(arg).to_string()).collect();
        self.declare(format!("{name} @llvm.{word}.{suffix}({})", vec![name; args.len()].join(", ")));
        let (v, operands) = (self.v(result), operands.join(", "));
        line!(self, "{v} = call {name} @llvm.{word}.{suffix}({operands})");
    }

    fn bitcast(&mut self, arg: Value, result: Value) {
        let (from, to) = (self.func.ty(arg), self.func.ty(result));
        let (name, v, typed) = (type_name(to), self.v(result), self.tv(arg));
        match (from, to) {
            (Type::Ptr, Type::I64) => line!(self, "{v} = ptrtoint {typed} to i64"),
            (Type::I64, Type::Ptr) => line!(self, "{v} = inttoptr {typed} to ptr"),
            (Type::Ptr, Type::F64) => {
                let bits = self.temp();
                line!(self, "{bits} = ptrtoint {typed} to i64");
                line!(self, "{v} = bitcast i64 {bits} to double");
            }
            (Type::F64, Type::Ptr) => {
                let bits = self.temp();
                line!(self, "{bits} = bitcast {typed} to i64");
                line!(self, "{v} = inttoptr i64 {bits} to ptr");
            }
            _ => line!(self, "{v} = bitcast {typed} to {name}"),
        }
    }

    /// The call of a saturating conversion.
    fn saturate(&mut self, sign: char, from: Type, to: Type, typed: &str) -> String {
        let (name, operand) = (type_name(to), type_name(from));
        let function = format!("@llvm.fpto{sign}i.sat.{name}.{}", type_suffix(from));
        self.declare(format!("{name} {function}({operand})"));
        format!("call {name} {function}({typed})")
    }

    /// The result of `cvttss2si` or `cvttsd2si` for `operand`, a float of type `from`, as a temporary of type
    /// `to`: the saturating conversion, except the most negative integer for NaN and for too large numbers.
    fn truncating(&mut self, from: Type, to: Type, operand: &str) -> String {
        let float = type_name(from);
        let limit = if to == Type::I64 { "0x43E0000000000000" } else { "0x41E0000000000000" };
        let least = if to == Type::I64 { i64::MIN } else { i64::from(i32::MIN) };
        let call = self.saturate('s', from, to, &format!("{float} {operand}"));
        let [clamped, fits, result] = [(); 3].map(|()| self.temp());
        let to = type_name(to);
        line!(self, "{clamped} = {call}");
        line!(self, "{fits} = fcmp olt {float} {operand}, {limit}");
        line!(self, "{result} = select i1 {fits}, {to} {clamped}, {to} {least}");
        result.to_string()
    }

    /// Conversions that are total as the machine's are.
    fn float_to_int(&mut self, unsigned: bool, arg: Value, result: Value) {
        let (from, to) = (self.func.ty(arg), self.func.ty(result));
        let (name, v) = (type_name(to), self.v(result));
        let operand = self.v(arg).to_string();
        if unsigned && to == Type::I64 {
            let float = type_name(from);
            let small = self.truncating(from, Type::I64, &operand);
            let rest = self.temp();
            line!(self, "{rest} = fsub {float} {operand}, 0x43E0000000000000");
            let large = self.truncating(from, Type::I64, &rest.to_string());
            let [sign, kept] = [(); 2].map(|()| self.temp());
            line!(self, "{sign} = ashr i64 {small}, 63");
            line!(self, "{kept} = and i64 {large}, {sign}");
            line!(self, "{v} = or i64 {small}, {kept}");
            return;
        }
        let by_way_of = if to == Type::I64 || (unsigned && to == Type::I32) { Type::I64 } else { Type::I32 };
        let wide = self.truncating(from, by_way_of, &operand);
        if by_way_of == to {
            line!(self, "{v} = bitcast {name} {wide} to {name}");
        } else {
            line!(self, "{v} = trunc {} {wide} to {name}", type_name(by_way_of));
        }
    }

    fn binary(&mut self, op: BinaryOp, flags: OpFlags, args: [Value; 2], result: Value) {
        let (v, a, b) = (self.v(result), self.tv(args[0]), self.v(args[1]));
        let ty = self.func.ty(args[0]);
        let plain = |word: &str, writer: &mut Self| line!(writer, "{v} = {word} {flags}{a}, {b}");
        match op {
            BinaryOp::Add
            | BinaryOp::Sub
            | BinaryOp::Mul
            | BinaryOp::Sdiv
            | BinaryOp::Udiv
            | BinaryOp::Srem
            | BinaryOp::Urem
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Fadd
            | BinaryOp::Fsub
            | BinaryOp::Fmul
            | BinaryOp::Fdiv => plain(op.name(), self),
            BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => {
                let mask = u64::from(ty.bits() - 1);
                if let Some(amount) = self.func.const_bits(args[1]) {
                    line!(self, "{v} = {op} {flags}{a}, {}", amount & mask);
                } else {
                    let amount = self.temp();
                    line!(self, "{amount} = and {} {b}, {mask}", type_name(ty));
                    line!(self, "{v} = {op} {flags}{a}, {amount}");
                }
            }
            BinaryOp::Rotl => self.overloaded_call("fshl", &[args[0], args[0], args[1]], Some(result)),
            BinaryOp::Rotr => self.overloaded_call("fshr", &[args[0], args[0], args[1]], Some(result)),
            BinaryOp::SmulHi => self.product("sext", args, None, result),
            BinaryOp::UmulHi => self.product("zext", args, None, result),
            BinaryOp::PtrAdd => {
                line!(self, "{v} = getelementptr {flags}i8, {a}, i64 {b}");
            }
            BinaryOp::Smin | BinaryOp::Smax | BinaryOp::Umin | BinaryOp::Umax | BinaryOp::Copysign => {
                self.overloaded_call(op.name(), &args, Some(result));
            }
            BinaryOp::Fmin => self.overloaded_call("minnum", &args, Some(result)),
            BinaryOp::Fmax => self.overloaded_call("maxnum", &args, Some(result)),
        }
    }

    /// The halves of the double-width product.
    fn product(&mut self, extend: &str, args: [Value; 2], low: Option<Value>, high: Value) {
        let bits = self.func.ty(high).bits();
        let (name, wide) = (self.ty(high), 2 * bits);
        let [a, b, product, shifted] = [(); 4].map(|()| self.temp());
        line!(self, "{a} = {extend} {} to i{wide}", self.tv(args[0]));
        line!(self, "{b} = {extend} {} to i{wide}", self.tv(args[1]));
        line!(self, "{product} = mul i{wide} {a}, {b}");
        if let Some(low) = low {
            line!(self, "{} = trunc i{wide} {product} to {name}", self.v(low));
        }
        line!(self, "{shifted} = lshr i{wide} {product}, {bits}");
        line!(self, "{} = trunc i{wide} {shifted} to {name}", self.v(high));
    }

    fn wide(&mut self, op: WideOp, args: [Value; 2], first: Value, second: Value) {
        let Some(word) = op.name().strip_suffix("_overflow") else {
            return self.product("zext", args, Some(first), second);
        };
        let name = self.ty(first);
        let pair = self.temp();
        self.declare(format!("{{ {name}, i1 }} @llvm.{word}.with.overflow.{name}({name}, {name})"));
        let [a, b] = args.map(|arg| self.tv(arg));
        line!(self, "{pair} = call {{ {name}, i1 }} @llvm.{word}.with.overflow.{name}({a}, {b})");
        line!(self, "{} = extractvalue {{ {name}, i1 }} {pair}, 0", self.v(first));
        line!(self, "{}.b = extractvalue {{ {name}, i1 }} {pair}, 1", self.v(second));
        self.widen_bit(second);
    }

    fn ternary(&mut self, op: TernaryOp, args: [Value; 3], result: Value) {
        match op {
            TernaryOp::Select => {
                let condition = self.condition(args[0]);
                let (v, a, b) = (self.v(result), self.tv(args[1]), self.tv(args[2]));
                line!(self, "{v} = select i1 {condition}, {a}, {b}");
            }
            TernaryOp::Fshl | TernaryOp::Fshr => self.overloaded_call(op.name(), &args, Some(result)),
        }
    }

    fn mem(&mut self, op: MemOp, volatile: bool, args: [Value; 3]) {
        let (name, source) = match op {
            MemOp::Copy => ("llvm.memcpy.p0.p0.i64", "ptr"),
            MemOp::Move => ("llvm.memmove.p0.p0.i64", "ptr"),
            MemOp::Set => ("llvm.memset.p0.i64", "i8"),
        };
        self.declare(format!("void @{name}(ptr, {source}, i64, i1)"));
        let [to, from, length] = args.map(|arg| self.tv(arg));
        line!(self, "call void @{name}({to}, {from}, {length}, i1 {volatile})");
    }
}

/// The words between `load` or `store` and the type, and the ordering after the address.
fn access(flags: MemFlags) -> (String, String) {
    let (atomic, order) = match flags.ordering {
        Ordering::NotAtomic => ("", String::new()),
        ordering => ("atomic ", format!(" {}", order_name(ordering))),
    };
    (format!("{atomic}{}", if flags.volatile { "volatile " } else { "" }), order)
}

const fn order_name(ordering: Ordering) -> &'static str {
    match ordering {
        Ordering::NotAtomic => "",
        Ordering::Relaxed => "monotonic",
        other => other.name(),
    }
}

/// The ordering of an instruction that is atomic in any case.
const fn read_write_order(ordering: Ordering) -> &'static str {
    match ordering {
        Ordering::NotAtomic => "seq_cst",
        other => order_name(other),
    }
}

/// The IR's names of conditions and atomic operations are LLVM's.
const _: () = assert!(matches!(IntCC::Slt.name().as_bytes(), b"slt"));
