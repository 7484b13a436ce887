//! Calls and returns.

use std::fmt::Write as _;

use sheave_ir::{
    AbiResult, Block, Convention, FuncAttrs, Inst, PadClause, PadData, ResultPlace, SigId, Signature,
};
use sheave_ir::{Symbol, Value};

use super::Written;
use super::abi::{
    LlvmParam, check_params, is_one_scalar, llvm_params, one_result_type, param_attributes, param_type,
    result_type, vector_type,
};
use super::function::{FunctionWriter, line};
use super::words::symbol_name;
use crate::lower::attributes::function_attributes;

impl FunctionWriter<'_> {
    /// A call; after the arguments come the addresses of the results on the x87 stack.
    pub(super) fn call(
        &mut self,
        inst: Inst,
        flags: FuncAttrs,
        sig: SigId,
        callee: &str,
        args: &[Value],
    ) -> Written {
        let sig = &self.module.signatures[sig];
        if let Err(text) = check_params(sig) {
            return self.refuse(text);
        }
        let (values, addresses) = args.split_at(sig.params.len().min(args.len()));
        let mut list = String::new();
        for param in llvm_params(sig) {
            let separator = if list.is_empty() { "" } else { ", " };
            let _ = match param {
                LlvmParam::One(index) => {
                    let param = &sig.params[index];
                    let value = self.passed(param.is_bit, values[index]);
                    let (ty, attributes) = (param_type(param), param_attributes(param));
                    write!(list, "{separator}{ty}{attributes} {value}")
                }
                LlvmParam::Pair(index) => {
                    let [low, high, shifted, pair] = [(); 4].map(|()| self.temp());
                    line!(self, "{low} = zext i64 {} to i128", self.v(values[index]));
                    line!(self, "{high} = zext i64 {} to i128", self.v(values[index + 1]));
                    line!(self, "{shifted} = shl i128 {high}, 64");
                    line!(self, "{pair} = or i128 {shifted}, {low}");
                    write!(list, "{separator}i128 {pair}")
                }
                LlvmParam::Vector(index, n) => {
                    let ty = sig.params[index].ty;
                    let whole = self.join_lanes(ty, &values[index..index + n]);
                    write!(list, "{separator}{} {whole}", vector_type(ty))
                }
            };
        }
        // These say something about functions only.
        let attributes = function_attributes(flags - FuncAttrs::OPT_NONE - FuncAttrs::MUST_PROGRESS);
        let ty = self.call_type(sig);
        let is_invoke = self.func.insts[inst].is_invoke();
        if self.func.insts[inst].is_return_call() {
            return self.return_call(inst, sig, &format!("{ty} {callee}({list}"), &attributes.to_string());
        }
        let mut text = format!("{ty} {callee}({list}){attributes}");
        let word = if is_invoke { "invoke" } else { "call" };
        if is_invoke {
            let _ = write!(text, " to {} unwind {}", self.label(0), self.label(1));
        }
        if sig.results.is_empty() {
            line!(self, "{word} {text}");
        } else if is_one_scalar(sig) {
            let Some(v) = self.func.result(inst) else { return self.refuse("a call without its result") };
            let name = self.arrived(sig.results[0].is_bit, v);
            line!(self, "{name} = {word} {text}");
        } else {
            line!(self, "%call{} = {word} {text}", inst.as_u32());
        }
        if is_invoke { Ok(()) } else { self.unpack(inst, sig, addresses) }
    }

    /// A `musttail` call, of which `head` is all up to the last argument, and its `ret`.
    fn return_call(&mut self, inst: Inst, sig: &Signature, head: &str, attributes: &str) -> Written {
        let own = &self.module.signatures[self.func.sig];
        let passed = |sig: &Signature| -> Vec<_> {
            sig.params.iter().map(|param| (param_type(param), param.purpose, param.group != 0)).collect()
        };
        if sig.convention == Convention::C && passed(own) != passed(sig) {
            return self.refuse("a tail call of a function with other parameters");
        }
        let dots = match sig.variadic {
            Some(0) => "...",
            Some(_) => ", ...",
            None => "",
        };
        let text = format!("musttail call {head}{dots}){attributes}");
        if sig.results.is_empty() {
            line!(self, "{text}");
            line!(self, "ret void");
        } else {
            let result = format!("%call{}", inst.as_u32());
            line!(self, "{result} = {text}");
            line!(self, "ret {} {result}", result_type(sig, false));
        }
        Ok(())
    }

    /// Takes the results of a call out of LLVM's one result, and stores those that go to memory.
    fn unpack(&mut self, inst: Inst, sig: &Signature, addresses: &[Value]) -> Written {
        if is_one_scalar(sig)
            && sig.results[0].is_bit
            && let Some(value) = self.func.result(inst)
        {
            self.widen_bit(value);
        }
        if sig.results.is_empty() || is_one_scalar(sig) {
            return Ok(());
        }
        let whole = format!("%call{}", inst.as_u32());
        let mut in_registers = self.func.results(inst);
        let mut on_x87 = addresses.iter();
        let pack = result_type(sig, false).to_string();
        let is_alone = sig.result_groups().nth(1).is_none();
        for (index, group) in sig.result_groups().enumerate() {
            let result = group[0];
            let is_scalar = result.place == ResultPlace::Register && result.group == 0;
            let scalar = if is_scalar { in_registers.next() } else { None };
            let name = match scalar {
                Some(value) => self.arrived(result.is_bit, value),
                None if is_scalar => return self.refuse("a call without its results"),
                None if is_alone => whole.clone(),
                None => self.temp(),
            };
            if !is_alone {
                line!(self, "{name} = extractvalue {pack} {whole}, {index}");
            }
            if let Some(value) = scalar.filter(|_| result.is_bit) {
                self.widen_bit(value);
            }
            if result.group != 0 {
                let lanes: Vec<Value> = in_registers.by_ref().take(group.len()).collect();
                self.take_lanes(result.ty, &name, &lanes);
            }
            if result.place == ResultPlace::X87
                && let Some(&address) = on_x87.next()
            {
                self.store_x87(&name, address);
            }
        }
        Ok(())
    }

    /// At the head of a block that an invoke goes on at, takes the results of that apart.
    pub(super) fn unpack_invoked(&mut self, block: Block) -> Written {
        let (func, module) = (self.func, self.module);
        let Some(&inst) = self.invoked_from.get(&block) else { return Ok(()) };
        let Some((sig, args)) = func.insts[inst].call_args() else { return Ok(()) };
        let sig = &module.signatures[sig];
        let args = args.as_slice(&func.pool);
        self.unpack(inst, sig, &args[sig.params.len().min(args.len())..])
    }

    /// `landing_pad`.
    pub(super) fn landing_pad(&mut self, inst: Inst, pad: &PadData) {
        let whole = format!("%pad{}", inst.as_u32());
        let name = |ty: &Option<Symbol>| match ty {
            Some(symbol) => symbol_name(self.module.symbol_name(*symbol)).to_string(),
            None => "null".to_owned(),
        };
        let mut text = String::from(if pad.cleanup { " cleanup" } else { "" });
        for clause in &pad.clauses {
            let _ = match clause {
                PadClause::Catch(ty) => write!(text, " catch ptr {}", name(ty)),
                PadClause::Filter(types) if types.is_empty() => {
                    write!(text, " filter [0 x ptr] zeroinitializer")
                }
                PadClause::Filter(types) => {
                    let list: Vec<String> = types.iter().map(|ty| format!("ptr {}", name(ty))).collect();
                    write!(text, " filter [{} x ptr] [{}]", types.len(), list.join(", "))
                }
            };
        }
        line!(self, "{whole} = landingpad {{ ptr, i32 }}{text}");
        for (index, result) in self.func.results(inst).enumerate() {
            line!(self, "{} = extractvalue {{ ptr, i32 }} {whole}, {index}", self.v(result));
        }
    }

    /// `resume`.
    pub(super) fn resume(&mut self, [exception, number]: [Value; 2]) {
        let [half, whole] = [(); 2].map(|()| self.temp());
        line!(self, "{half} = insertvalue {{ ptr, i32 }} poison, {}, 0", self.tv(exception));
        line!(self, "{whole} = insertvalue {{ ptr, i32 }} {half}, {}, 1", self.tv(number));
        line!(self, "resume {{ ptr, i32 }} {whole}");
    }

    /// `return`.
    pub(super) fn ret(&mut self, args: &[Value]) {
        let sig = &self.module.signatures[self.func.sig];
        let mut values: Vec<String> = Vec::with_capacity(args.len());
        let mut rest = args;
        for group in sig.result_groups() {
            let (args, after) = rest.split_at(group.len().min(rest.len()));
            rest = after;
            let Some(&arg) = args.first() else { break };
            values.push(match group[0] {
                AbiResult { place: ResultPlace::X87, .. } => self.load_x87(arg),
                AbiResult { group: 0, is_bit, .. } => self.passed(is_bit, arg),
                AbiResult { ty, .. } => self.join_lanes(ty, args),
            });
        }
        let pack = result_type(sig, false).to_string();
        match &values[..] {
            [] => line!(self, "ret void"),
            [value] => line!(self, "ret {pack} {value}"),
            values => {
                let mut whole = "poison".to_owned();
                for (index, (value, group)) in values.iter().zip(sig.result_groups()).enumerate() {
                    let next = self.temp();
                    let ty = one_result_type(group);
                    line!(self, "{next} = insertvalue {pack} {whole}, {ty} {value}, {index}");
                    whole = next;
                }
                line!(self, "ret {pack} {whole}");
            }
        }
    }
}
