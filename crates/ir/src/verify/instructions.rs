//! The second sweep: each instruction's operands, results, types and edges.

use core::fmt::Write;

use cranelift_entity::EntityRef;

use super::checker::Checker;
use super::types;
use super::uses::Use;
use crate::{
    Asm, AsmOperandKind, Block, FuncAttrs, Inst, InstData, IntrinsicArg, IntrinsicOp, IntrinsicResult,
    OpFlags, Ordering, Place, ResultPlace, RmwOp, SigId, Slot, Type, Value, ValueList, WideOp,
};

impl Checker<'_> {
    pub(super) fn instructions(&mut self) {
        let func = self.func;
        self.v.slot_made.clear();
        self.v.slot_made.resize(func.slots.len(), false);
        for &block in &func.layout {
            let data = &func.blocks[block];
            for (position, &inst) in (data.start..).zip(func.block_insts(block)) {
                let at = Use { block, position, place: Place::Inst(inst) };
                let inst_data = &func.insts[inst];
                let mut have_types = true;
                inst_data.for_each_arg(&func.pool, |arg| have_types &= self.check_use(arg, &at));
                if have_types {
                    self.instruction(block, inst, inst_data);
                }
            }
            self.edge_args(block, data.end);
            self.edges_of_one_address(block);
        }
    }

    /// The edges of an indirect branch to one block, which no address tells apart, bring the same arguments.
    fn edges_of_one_address(&mut self, block: Block) {
        let func = self.func;
        let Some(inst) = func.terminator(block) else { return };
        if !matches!(func.insts[inst], InstData::IndirectBranch { .. }) {
            return;
        }
        let mut edges: Vec<_> =
            func.succ_edges(block).iter().map(|edge| (edge.target, edge.args.as_slice(&func.pool))).collect();
        edges.sort_by_key(|&(target, _)| target);
        if let Some(pair) = edges.windows(2).find(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1) {
            let target = func.block_name(pair[0].0);
            self.fault(Place::Inst(inst), format!("two edges to {target} bring different phi arguments"));
        }
    }

    /// One argument per phi of the target, of its type, defined at the end of the block.
    fn edge_args(&mut self, block: Block, end: u32) {
        let func = self.func;
        for (index, edge) in func.succ_edges(block).iter().enumerate() {
            let args = edge.args.as_slice(&func.pool);
            let phis = func.phis(edge.target);
            if args.is_empty() && phis.is_empty() {
                continue;
            }
            let place = func.terminator(block).map_or(Place::Block(block), Place::Inst);
            if args.len() != phis.len() {
                let (target, n) = (func.block_name(edge.target), phis.len());
                let message =
                    format!("edge {index} brings {} arguments to the {n} phis of {target}", args.len());
                self.fault(place, message);
            }
            for (&arg, &phi) in args.iter().zip(phis) {
                let at = Use { block, position: end, place: Place::Phi(phi) };
                if self.check_use(arg, &at) && func.is_valid_value(phi) && func.ty(arg) != func.ty(phi) {
                    let (ty, pred) = (func.ty(arg), func.block_name(block));
                    let message = format!("the argument from {pred} is {ty}, the phi is {}", func.ty(phi));
                    self.fault(Place::Phi(phi), message);
                }
            }
        }
    }

    fn op_flags(&mut self, place: Place, name: &str, flags: OpFlags, allowed: OpFlags) {
        if !allowed.has(flags) {
            let (_, word) = OpFlags::WORDS
                .into_iter()
                .find(|(flag, _)| flags.has(*flag) && !allowed.has(*flag))
                .unwrap_or_default();
            self.fault(place, format!("`{name}` cannot be `{word}`"));
        }
    }

    fn instruction(&mut self, block: Block, inst: Inst, data: &InstData) {
        let func = self.func;
        let ty = |value: Value| func.ty(value);
        let (first, others) = func.first_and_other_results(inst);
        let first = first.map(ty);
        let one = if others.is_empty() { first } else { None };
        let none = first.is_none();
        // The types of two results.
        let two = || match (first, others) {
            (Some(first), &[second]) => Some((first, ty(second))),
            _ => None,
        };
        let place = Place::Inst(inst);
        let mut edges_wanted = 0..=0;
        // Each arm gives the rule that is broken, if it is.
        let broken = match data {
            InstData::Unary { op, arg } => {
                let (good, rule) = types::unary(*op, ty(*arg), one.unwrap_or(ty(*arg)));
                (!good || one.is_none()).then_some((op.name(), rule))
            }
            InstData::Binary { op, flags, args } => {
                self.op_flags(place, op.name(), *flags, OpFlags::of(*op));
                let operand = ty(args[0]);
                let (good, rule) = types::binary(*op, operand, ty(args[1]), one.unwrap_or(operand));
                (!good || one.is_none()).then_some((op.name(), rule))
            }
            InstData::Wide { op, args } => {
                let operand = ty(args[0]);
                let second = if *op == WideOp::UmulWide { operand } else { Type::I8 };
                let good = operand.is_int() && operand == ty(args[1]);
                let rule = match op {
                    WideOp::UmulWide => "takes two integers of one type and gives two of that type",
                    _ => "takes two integers of one type and gives that type and i8",
                };
                (!good || two() != Some((operand, second))).then_some((op.name(), rule))
            }
            InstData::Ternary { op, args } => {
                let (good, rule) = types::ternary(*op, args.map(ty), one.unwrap_or(ty(args[1])));
                (!good || one.is_none()).then_some((op.name(), rule))
            }
            InstData::Icmp { args, .. } => {
                let operand = ty(args[0]);
                let good = operand.is_int_or_ptr() && operand == ty(args[1]) && one == Some(Type::I8);
                (!good).then_some(("icmp", "takes two integers or addresses of one type and gives i8"))
            }
            InstData::Fcmp { args, .. } => {
                let operand = ty(args[0]);
                let good = operand.is_float() && operand == ty(args[1]) && one == Some(Type::I8);
                (!good).then_some(("fcmp", "takes two floats of one type and gives i8"))
            }
            InstData::PtrIndex { flags, base, index, .. } => {
                self.op_flags(place, "ptr_index", *flags, OpFlags::INBOUNDS);
                let good = ty(*base) == Type::Ptr && ty(*index) == Type::I64 && one == Some(Type::Ptr);
                (!good).then_some(("ptr_index", "takes ptr and i64 and gives ptr"))
            }
            InstData::Alloca { slot } => {
                self.slot(place, *slot);
                (one != Some(Type::Ptr)).then_some(("alloca", "gives ptr"))
            }
            InstData::DynAlloca { align_log2, size } => {
                if *align_log2 > 31 {
                    self.fault(place, "the alignment is 2 GiB at most");
                }
                let good = ty(*size) == Type::I64 && one == Some(Type::Ptr);
                (!good).then_some(("dyn_alloca", "takes i64 and gives ptr"))
            }
            InstData::Load { flags, addr, .. } => {
                if matches!(flags.ordering, Ordering::Release | Ordering::AcqRel) {
                    self.fault(place, "a load cannot release");
                }
                let good = ty(*addr) == Type::Ptr && one.is_some();
                (!good).then_some(("load", "takes ptr and gives one value"))
            }
            InstData::Store { flags, addr, .. } => {
                if matches!(flags.ordering, Ordering::Acquire | Ordering::AcqRel) {
                    self.fault(place, "a store cannot acquire");
                }
                (ty(*addr) != Type::Ptr || !none)
                    .then_some(("store", "takes a value and ptr and gives nothing"))
            }
            InstData::Rmw { op, addr, value, .. } => {
                let operand = ty(*value);
                let (fits, rule) = match op {
                    RmwOp::Xchg => (true, "takes ptr and a value and gives the value's type"),
                    RmwOp::Fadd | RmwOp::Fsub => {
                        (operand.is_float(), "takes ptr and a float and gives the float's type")
                    }
                    _ => (operand.is_int(), "takes ptr and an integer and gives the integer's type"),
                };
                let good = fits && ty(*addr) == Type::Ptr && one == Some(operand);
                (!good).then_some(("rmw", rule))
            }
            InstData::CmpXchg { args, .. } => {
                let operand = ty(args[1]);
                let good = ty(args[0]) == Type::Ptr && operand.is_int_or_ptr() && operand == ty(args[2]);
                let rule = "takes ptr and two integers or addresses of one type and gives that type and i8";
                (!good || two() != Some((operand, Type::I8))).then_some(("cmpxchg", rule))
            }
            InstData::Lifetime { slot, event } => {
                if self.func.slots.get(*slot).is_none() {
                    self.fault(place, format!("{slot} does not exist"));
                }
                (!none).then_some((event.name(), "gives nothing"))
            }
            InstData::Fence { .. } => (!none).then_some(("fence", "gives nothing")),
            InstData::Mem { op, args, .. } => {
                let (source, rule) = match op {
                    crate::MemOp::Set => (Type::I8, "takes ptr, i8 and i64 and gives nothing"),
                    _ => (Type::Ptr, "takes ptr, ptr and i64 and gives nothing"),
                };
                let good = args.map(ty) == [Type::Ptr, source, Type::I64] && none;
                (!good).then_some((op.name(), rule))
            }
            InstData::Call { flags, sig, callee, args } => {
                let twice = FuncAttrs::RETURNS_TWICE;
                match self.module.symbols.get(*callee) {
                    None => self.fault(place, "the callee does not exist"),
                    // Passes and machine code ask the call alone.
                    Some(data) if data.attrs.function.has(twice) && !flags.has(twice) => {
                        self.fault(place, "a call of a function that is marked returns_twice must be, too");
                    }
                    Some(_) => {}
                }
                self.call(inst, *sig, args);
                None
            }
            InstData::CallIndirect { sig, callee, args, .. } => {
                self.call(inst, *sig, args);
                (ty(*callee) != Type::Ptr)
                    .then_some(("call_indirect", "takes the address of a function, a ptr"))
            }
            InstData::Invoke { sig, callee, args, .. } => {
                if self.module.symbols.get(*callee).is_none() {
                    self.fault(place, "the callee does not exist");
                } else if self.module.call_attrs(data).has(FuncAttrs::RETURNS_TWICE) {
                    self.fault(place, "what returns twice cannot be invoked");
                }
                self.call(inst, *sig, args);
                edges_wanted = 2..=2;
                None
            }
            InstData::InvokeIndirect { flags, sig, callee, args } => {
                if flags.has(FuncAttrs::RETURNS_TWICE) {
                    self.fault(place, "what returns twice cannot be invoked");
                }
                self.call(inst, *sig, args);
                edges_wanted = 2..=2;
                (ty(*callee) != Type::Ptr)
                    .then_some(("invoke_indirect", "takes the address of a function, a ptr"))
            }
            InstData::LandingPad { pad } => {
                self.landing_pad(block, inst, *pad);
                (two() != Some((Type::Ptr, Type::I32))).then_some(("landing_pad", "gives ptr and i32"))
            }
            InstData::TypeId { symbol } => {
                if self.module.symbols.get(*symbol).is_none() {
                    self.fault(place, format!("{symbol} does not exist"));
                }
                (one != Some(Type::I32)).then_some(("type_id", "gives i32"))
            }
            InstData::Resume { args } => (args.map(ty) != [Type::Ptr, Type::I32] || !none)
                .then_some(("resume", "takes ptr and i32 and gives nothing")),
            InstData::Intrinsic { op, args } => {
                self.intrinsic(place, *op, args, one, none);
                None
            }
            InstData::Asm { asm, args } => {
                self.asm(inst, *asm, args);
                None
            }
            InstData::AsmGoto { asm, args } => {
                self.asm(inst, *asm, args);
                edges_wanted = 1..=usize::MAX;
                None
            }
            InstData::Jump => {
                edges_wanted = 1..=1;
                (!none).then_some(("jump", "gives nothing"))
            }
            InstData::Branch { cond } => {
                edges_wanted = 2..=2;
                (!ty(*cond).is_int() || !none).then_some(("branch", "takes an integer and gives nothing"))
            }
            InstData::Switch { value, cases } => {
                let n_cases = self.switch(place, *value, *cases);
                edges_wanted = n_cases + 1..=n_cases + 1;
                (!ty(*value).is_int() || !none).then_some(("switch", "takes an integer and gives nothing"))
            }
            InstData::IndirectBranch { addr } => {
                edges_wanted = 0..=usize::MAX;
                (ty(*addr) != Type::Ptr || !none)
                    .then_some(("indirect_branch", "takes ptr and gives nothing"))
            }
            InstData::Return { args } => {
                self.ret(place, args);
                (!none).then_some(("return", "gives nothing"))
            }
            InstData::Unreachable => (!none).then_some(("unreachable", "gives nothing")),
        };
        if let Some((name, rule)) = broken {
            self.type_fault(inst, data, name, rule);
        }
        if data.is_terminator() {
            let n_edges = func.blocks[block].n_edges as usize;
            if !edges_wanted.contains(&n_edges) {
                self.fault(place, format!("the terminator has {n_edges} edges"));
            }
        }
    }

    /// "`add` takes two integers of one type and gives that type, here i32, i64 -> i32".
    #[cold]
    fn type_fault(&mut self, inst: Inst, data: &InstData, name: &str, rule: &str) {
        let func = self.func;
        let mut message = format!("`{name}` {rule}; here");
        let mut separator = " ";
        data.for_each_arg(&func.pool, |arg| {
            let _ = write!(message, "{separator}{}", func.ty(arg));
            separator = ", ";
        });
        separator = if func.result(inst).is_some() { " -> " } else { " -> nothing" };
        if func.result(inst).is_none() {
            message.push_str(separator);
        }
        for result in func.results(inst) {
            let _ = write!(message, "{separator}{}", func.ty(result));
            separator = ", ";
        }
        self.fault(Place::Inst(inst), message);
    }

    fn slot(&mut self, place: Place, slot: Slot) {
        let Some(data) = self.func.slots.get(slot) else {
            return self.fault(place, format!("{slot} does not exist"));
        };
        if core::mem::replace(&mut self.v.slot_made[slot.index()], true) {
            self.fault(place, format!("{slot} is made twice"));
        }
        if data.align_log2 > 31 {
            self.fault(place, "the alignment is 2 GiB at most");
        }
        if let Some(ty) = data.ty
            && data.size < ty.bytes()
        {
            self.fault(place, format!("a slot of {} bytes has no room for {ty}", data.size));
        }
        if let Some(param) = data.param
            && usize::from(param) >= self.func.params.len()
        {
            self.fault(place, format!("the slot receives parameter {param}, which does not exist"));
        }
    }

    /// Operands and results of a call against its signature.
    fn call(&mut self, inst: Inst, sig: SigId, args: &ValueList) {
        let (func, module, place) = (self.func, self.module, Place::Inst(inst));
        let Some(sig) = module.signatures.get(sig) else {
            return self.fault(place, "the signature does not exist");
        };
        let args = args.as_slice(&func.pool);
        // Each result on the x87 stack has one more argument: the address where it is stored.
        let mut wanted = sig.params.len();
        let mut n_results = 0;
        let mut results = func.results(inst);
        for result in &sig.results {
            match result.place {
                ResultPlace::X87 => wanted += 1,
                ResultPlace::Register => {
                    n_results += 1;
                    if let Some(ty) = results.next().map(|value| func.ty(value))
                        && ty != result.ty
                    {
                        let message =
                            format!("result {} is {ty}, in the signature {}", n_results - 1, result.ty);
                        self.v.faults.push(place, message, None);
                    }
                }
            }
        }
        let n_given = func.results(inst).count();
        if n_given != n_results {
            self.fault(place, format!("{n_given} results, but the signature has {n_results}"));
        }
        if args.len() != wanted {
            self.fault(place, format!("{} arguments, but the signature has {wanted}", args.len()));
        }
        let types = sig.params.iter().map(|param| param.ty).chain(core::iter::repeat(Type::Ptr));
        for (index, (&arg, ty)) in args.iter().zip(types).enumerate() {
            if func.ty(arg) != ty {
                let message = format!("argument {index} is {}, in the signature {ty}", func.ty(arg));
                self.fault(place, message);
            }
        }
    }

    fn ret(&mut self, place: Place, args: &ValueList) {
        let (func, module) = (self.func, self.module);
        let results = module.signatures.get(func.sig).map_or(&[][..], |sig| &sig.results);
        let args = args.as_slice(&func.pool);
        if args.len() != results.len() {
            let message =
                format!("{} values are returned, but the signature has {}", args.len(), results.len());
            self.fault(place, message);
        }
        for (index, (&arg, result)) in args.iter().zip(results).enumerate() {
            let ty = if result.place == ResultPlace::X87 { Type::Ptr } else { result.ty };
            if func.ty(arg) != ty {
                let message = format!("returned value {index} is {}, in the signature {ty}", func.ty(arg));
                self.fault(place, message);
            }
        }
    }

    fn intrinsic(&mut self, place: Place, op: IntrinsicOp, args: &ValueList, one: Option<Type>, none: bool) {
        let func = self.func;
        let shape = op.shape();
        let args = args.as_slice(&func.pool);
        if args.len() != shape.args.len() {
            let message = format!("`{op}` takes {} operands, not {}", shape.args.len(), args.len());
            return self.fault(place, message);
        }
        for (index, (&arg, wanted)) in args.iter().zip(shape.args).enumerate() {
            let ty = func.ty(arg);
            if !wanted.accepts(ty) {
                let message = format!("operand {index} of `{op}` must be {}, not {ty}", wanted.name());
                self.fault(place, message);
            }
        }
        let first = args.first().map(|&arg| func.ty(arg));
        let floats = shape.args.iter().all(|&wanted| wanted == IntrinsicArg::Float);
        if floats && args.iter().any(|&arg| Some(func.ty(arg)) != first) {
            self.fault(place, format!("`{op}` takes floats of one type"));
        }
        let from = match op {
            IntrinsicOp::StrictFpromote => Some(Type::F32),
            IntrinsicOp::StrictFdemote => Some(Type::F64),
            _ => None,
        };
        if from.is_some() && first != from {
            self.fault(place, format!("`{op}` converts between f32 and f64"));
        }
        let good = match shape.result {
            IntrinsicResult::None => none,
            IntrinsicResult::Fixed(ty) => one == Some(ty),
            IntrinsicResult::SameAsFirst => one.is_some() && one == first,
            IntrinsicResult::Int => one.is_some_and(Type::is_int),
            IntrinsicResult::Float => one.is_some_and(Type::is_float),
        };
        if !good {
            let wanted = match shape.result {
                IntrinsicResult::None => "nothing",
                IntrinsicResult::Fixed(ty) => ty.name(),
                IntrinsicResult::SameAsFirst => "the type of its operand",
                IntrinsicResult::Int => "an integer",
                IntrinsicResult::Float => "a float",
            };
            self.fault(place, format!("`{op}` gives {wanted}"));
        }
    }

    fn asm(&mut self, inst: Inst, asm: Asm, args: &ValueList) {
        let (func, place) = (self.func, Place::Inst(inst));
        let Some(data) = func.asms.get(asm) else {
            return self.fault(place, format!("{asm} does not exist"));
        };
        let constraints = data.operands.iter().map(|operand| &operand.constraint);
        if let Some(text) = constraints.chain(&data.clobbers).find(|text| text.contains([',', '"'])) {
            self.fault(place, format!("`{text}` is neither a constraint nor a clobber"));
        }
        let n_args = data.operands.iter().filter(|operand| operand.kind.takes_argument()).count();
        let n_results = data.operands.len() - n_args;
        let (args, n_given) = (args.as_slice(&func.pool), func.results(inst).count());
        if args.len() != n_args {
            self.fault(place, format!("{} operands, but the constraints ask for {n_args}", args.len()));
        }
        if n_given != n_results {
            self.fault(place, format!("{n_given} results, but the constraints ask for {n_results}"));
        }
        let (mut args, mut results) = (args.iter().copied(), func.results(inst));
        for (index, operand) in data.operands.iter().enumerate() {
            let is_output = operand.kind == AsmOperandKind::Output;
            let value = if is_output { results.next() } else { args.next() };
            let Some(ty) = value.map(|value| func.ty(value)) else { continue };
            let wanted = match operand.kind {
                AsmOperandKind::Output => operand.ty.unwrap_or(Type::I64),
                AsmOperandKind::Input => operand.ty.unwrap_or(ty),
                _ => Type::Ptr,
            };
            if ty != wanted {
                let message =
                    format!("operand {index} of the assembly is {ty}, its constraint says {wanted}");
                self.v.faults.push(place, message, None);
            }
        }
    }

    /// The number of cases; they are all different and fit the type.
    fn switch(&mut self, place: Place, value: Value, cases: crate::Cases) -> usize {
        let func = self.func;
        let range = func.cases.get(cases).map(|range| range.0 as usize..range.1 as usize);
        let Some(values) = range.and_then(|range| func.case_values.get(range)) else {
            self.fault(place, "the cases do not exist");
            return 0;
        };
        let mask = func.ty(value).mask();
        if values.iter().any(|&case| case & !mask != 0) {
            self.fault(place, format!("a case does not fit in {}", func.ty(value)));
        }
        // Most switches are written in ascending order.
        if !values.is_sorted_by(|a, b| a < b) {
            let sorted = &mut self.v.sorted_cases;
            sorted.clear();
            sorted.extend_from_slice(values);
            sorted.sort_unstable();
            if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
                let message = format!("the case {} occurs twice", pair[0]);
                self.fault(place, message);
            }
        }
        values.len()
    }
}
