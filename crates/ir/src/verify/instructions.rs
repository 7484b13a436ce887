//! The second sweep: each instruction's operands, results, types and edges.

use core::fmt::Write;

use cranelift_entity::EntityRef;
use smallvec::SmallVec;

use super::checker::Checker;
use super::uses::Use;
use crate::format::{Edges, Format};
use crate::{
    AbiResult, Asm, AsmOperandKind, Block, CallKind, Cases, FuncAttrs, Inst, InstData, OpFlags, Ordering,
    Place, ResultPlace, SigId, Signature, Slot, Symbol, Type, Value, ValueList,
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

    /// The edges of an indirect branch to one block have the same arguments, because its address does not
    /// distinguish them.
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

    /// Types of operands and results, the number of edges, and the rules of single instructions.
    fn instruction(&mut self, block: Block, inst: Inst, data: &InstData) {
        let (func, format) = (self.func, data.format());
        self.single(block, inst, data, &format);
        let mut operands = SmallVec::<[Type; 4]>::new();
        if format.results.is_some() || !format.operands.is_empty() {
            data.for_each_arg(&func.pool, |arg| operands.push(func.ty(arg)));
        }
        let (first, others) = func.first_and_other_results(inst);
        let mut results = SmallVec::<[Type; 2]>::new();
        first.iter().chain(others).for_each(|&value| results.push(func.ty(value)));
        // All operands of an intrinsic are in its list.
        let is_intrinsic = matches!(data, InstData::Intrinsic { .. });
        if is_intrinsic && operands.len() != format.operands.len() || !format.fits(&operands, &results) {
            self.type_fault(inst, data, &format);
        }
        if data.is_terminator() {
            let n_edges = func.blocks[block].n_edges as usize;
            let is_right = match (format.edges, data) {
                (Edges::Exactly(n), _) => n_edges == n,
                (Edges::AtLeast(n), _) => n_edges >= n,
                (Edges::Cases, InstData::Switch { cases, .. }) => {
                    n_edges == func.cases.get(*cases).map_or(0, |range| (range.0..range.1).len()) + 1
                }
                (Edges::Cases, _) => true,
            };
            if !is_right {
                self.fault(Place::Inst(inst), format!("the terminator has {n_edges} edges"));
            }
        }
    }

    /// The rules of single instructions, besides those of their format.
    fn single(&mut self, block: Block, inst: Inst, data: &InstData, format: &Format) {
        let place = Place::Inst(inst);
        match data {
            InstData::Binary { op, flags, .. } => self.op_flags(place, format.name, *flags, OpFlags::of(*op)),
            InstData::PtrIndex { flags, .. } => {
                self.op_flags(place, format.name, *flags, OpFlags::INBOUNDS);
            }
            InstData::Alloca { slot } => self.slot(place, *slot),
            InstData::DynAlloca { align_log2, .. } if *align_log2 > 31 => {
                self.fault(place, "the alignment is 2 GiB at most");
            }
            InstData::Load { flags, .. }
                if matches!(flags.ordering, Ordering::Release | Ordering::AcqRel) =>
            {
                self.fault(place, "a load cannot release");
            }
            InstData::Store { flags, .. }
                if matches!(flags.ordering, Ordering::Acquire | Ordering::AcqRel) =>
            {
                self.fault(place, "a store cannot acquire");
            }
            InstData::Lifetime { slot, .. } if self.func.slots.get(*slot).is_none() => {
                self.fault(place, format!("{slot} does not exist"));
            }
            InstData::Call { kind, flags, sig, callee, args } => {
                let twice = FuncAttrs::RETURNS_TWICE;
                let declared = self.callee(place, *callee);
                // Passes and machine code look at the call alone.
                if *kind == CallKind::Plain && declared.has(twice) && !flags.has(twice) {
                    self.fault(place, "a call of a function that is marked returns_twice must be, too");
                }
                self.call(inst, *kind, declared | *flags, *sig, args);
            }
            InstData::CallIndirect { kind, flags, sig, args, .. } => {
                self.call(inst, *kind, *flags, *sig, args);
            }
            InstData::LandingPad { pad } => self.landing_pad(block, inst, *pad),
            InstData::TypeId { symbol } if self.module.symbols.get(*symbol).is_none() => {
                self.fault(place, format!("{symbol} does not exist"));
            }
            InstData::Asm { asm, args, .. } => self.asm(inst, *asm, args),
            InstData::Switch { value, cases } => self.cases(place, *value, *cases),
            InstData::Return { args } => self.ret(place, args),
            _ => {}
        }
    }

    fn op_flags(&mut self, place: Place, name: &str, flags: OpFlags, allowed: OpFlags) {
        if let Some(word) = (flags - allowed).words().next() {
            self.fault(place, format!("`{name}` cannot be `{word}`"));
        }
    }

    /// The attributes of a callee.
    fn callee(&mut self, place: Place, callee: Symbol) -> FuncAttrs {
        let data = self.module.symbols.get(callee);
        if data.is_none() {
            self.fault(place, "the callee does not exist");
        }
        data.map(|data| data.attrs.function).unwrap_or_default()
    }

    /// "`add` takes int T, T and gives T; here i32, i64 -> i32".
    #[cold]
    fn type_fault(&mut self, inst: Inst, data: &InstData, format: &Format) {
        let func = self.func;
        let mut message = format!("`{}` {}; here", format.name, format.rule());
        let mut separator = " ";
        data.for_each_arg(&func.pool, |arg| {
            let _ = write!(message, "{separator}{}", func.ty(arg));
            separator = ", ";
        });
        separator = " -> ";
        for result in func.results(inst) {
            let _ = write!(message, "{separator}{}", func.ty(result));
            separator = ", ";
        }
        if func.result(inst).is_none() {
            message.push_str(" -> nothing");
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

    /// Compares the types of values with those that a signature or constraints list.
    fn types(
        &mut self,
        place: Place,
        noun: &str,
        given: impl Iterator<Item = Value>,
        wanted: impl Iterator<Item = Type>,
    ) {
        let func = self.func;
        let (mut given, mut wanted) = (given.map(|value| func.ty(value)), wanted);
        for index in 0.. {
            match (given.next(), wanted.next()) {
                (Some(ty), Some(wanted)) if ty == wanted => {}
                (Some(ty), Some(wanted)) => {
                    self.fault(place, format!("{noun} {index} is {ty}, not {wanted}"));
                }
                (None, None) => break,
                (one, _) => {
                    let n_given = index + usize::from(one.is_some()) + given.count();
                    let n_wanted = index + usize::from(one.is_none()) + wanted.count();
                    return self.fault(place, format!("{n_given} {noun}s instead of {n_wanted}"));
                }
            }
        }
    }

    /// Operands and results of a call against its signature.
    fn call(&mut self, inst: Inst, kind: CallKind, flags: FuncAttrs, sig: SigId, args: &ValueList) {
        let (func, module, place) = (self.func, self.module, Place::Inst(inst));
        match kind {
            CallKind::Invoke if flags.has(FuncAttrs::RETURNS_TWICE) => {
                self.fault(place, "what returns twice cannot be invoked");
            }
            CallKind::Return => return self.return_call(inst, flags, sig, args),
            CallKind::Plain | CallKind::Invoke => {}
        }
        let Some(sig) = module.signatures.get(sig) else {
            return self.fault(place, "the signature does not exist");
        };
        let in_register = |result: &&AbiResult| result.place == ResultPlace::Register;
        let results = sig.results.iter().filter(in_register).map(|result| result.ty);
        self.types(place, "result", func.results(inst), results);
        // Each result on the x87 stack has one more argument: the address of its memory.
        let addresses = sig.results.iter().filter(|result| !in_register(result)).map(|_| Type::Ptr);
        let params = sig.params.iter().map(|param| param.ty).chain(addresses);
        self.types(place, "argument", args.as_slice(&func.pool).iter().copied(), params);
    }

    /// A call in the place of a return: its results are those of the function, and a variadic function passes
    /// its variable arguments on.
    fn return_call(&mut self, inst: Inst, flags: FuncAttrs, sig: SigId, args: &ValueList) {
        let (module, place) = (self.module, Place::Inst(inst));
        if flags.has(FuncAttrs::RETURNS_TWICE) {
            self.fault(place, "what returns twice cannot take the place of a return");
        }
        let (Some(own), Some(callee)) = (module.signatures.get(self.func.sig), module.signatures.get(sig))
        else {
            return self.fault(place, "the signature does not exist");
        };
        let results = |sig: &Signature| sig.results.iter().map(|result| (result.ty, result.place)).collect();
        let (of_own, of_callee): (Vec<_>, Vec<_>) = (results(own), results(callee));
        if of_own != of_callee {
            self.fault(place, "the results of the call are not those of the function");
        }
        if own.convention != callee.convention {
            self.fault(place, "the calling convention of the call is not that of the function");
        }
        let fixed = callee.variadic.map(|_| callee.params.len() as u32);
        if own.variadic != callee.variadic || fixed != callee.variadic {
            self.fault(place, "the call does not pass on the variable arguments of the function");
        }
        let params = callee.params.iter().map(|param| param.ty);
        self.types(place, "argument", args.as_slice(&self.func.pool).iter().copied(), params);
    }

    fn ret(&mut self, place: Place, args: &ValueList) {
        let (func, module) = (self.func, self.module);
        let results = module.signatures.get(func.sig).map_or(&[][..], |sig| &sig.results);
        let types = results.iter().map(|result| match result.place {
            ResultPlace::X87 => Type::Ptr,
            ResultPlace::Register => result.ty,
        });
        self.types(place, "returned value", args.as_slice(&func.pool).iter().copied(), types);
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
        let outputs = data.operands.iter().filter(|operand| !operand.kind.takes_argument());
        let types = outputs.map(|operand| operand.ty.unwrap_or(Type::I64));
        self.types(place, "result", func.results(inst), types);
        let args = args.as_slice(&func.pool);
        let inputs = data.operands.iter().filter(|operand| operand.kind.takes_argument());
        // An input without a type takes any.
        let types = inputs.enumerate().map(|(index, operand)| match operand.kind {
            AsmOperandKind::Input => {
                operand.ty.or_else(|| Some(func.ty(*args.get(index)?))).unwrap_or(Type::I64)
            }
            _ => Type::Ptr,
        });
        self.types(place, "operand", args.iter().copied(), types);
    }

    /// The cases are all different and fit the type.
    fn cases(&mut self, place: Place, value: Value, cases: Cases) {
        let func = self.func;
        let range = func.cases.get(cases).map(|range| range.0 as usize..range.1 as usize);
        let Some(values) = range.and_then(|range| func.case_values.get(range)) else {
            return self.fault(place, "the cases do not exist");
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
    }
}
