//! Calls and returns.

use std::fmt::Write as _;

use sheave_ir::{FuncAttrs, Inst, ResultPlace, SigId, Value};

use super::abi::{LlvmParam, ParamAttributes, ParamTypes, llvm_params, one_result_type, result_type};
use super::function::{Body, FunctionWriter, line};
use super::words::type_name;
use crate::lower::attributes::FunctionWords;

impl FunctionWriter<'_> {
    /// A call; after the arguments come the addresses of the results on the x87 stack.
    pub(super) fn call(
        &mut self,
        inst: Inst,
        flags: FuncAttrs,
        sig: SigId,
        callee: &str,
        args: &[Value],
    ) -> Body {
        let sig = &self.module.signatures[sig];
        if let Err(text) = ParamTypes::check(sig) {
            return self.refuse(text);
        }
        let (values, addresses) = args.split_at(sig.params.len().min(args.len()));
        let mut list = String::new();
        for param in llvm_params(sig) {
            let separator = if list.is_empty() { "" } else { ", " };
            let _ = match param {
                LlvmParam::One(index) => {
                    let (ty, attributes) =
                        (type_name(sig.params[index].ty), ParamAttributes(&sig.params[index]));
                    write!(list, "{separator}{ty}{attributes} {}", self.v(values[index]))
                }
                LlvmParam::Pair(index) => {
                    let [low, high, shifted, pair] = [(); 4].map(|()| self.temp());
                    line!(self, "{low} = zext i64 {} to i128", self.v(values[index]));
                    line!(self, "{high} = zext i64 {} to i128", self.v(values[index + 1]));
                    line!(self, "{shifted} = shl i128 {high}, 64");
                    line!(self, "{pair} = or i128 {shifted}, {low}");
                    write!(list, "{separator}i128 {pair}")
                }
            };
        }
        // These say something about functions only.
        let attributes = FunctionWords(flags - FuncAttrs::OPT_NONE - FuncAttrs::MUST_PROGRESS);
        let ty = self.call_type(sig);
        match &sig.results[..] {
            [] => line!(self, "call {ty} {callee}({list}){attributes}"),
            [result] if result.place == ResultPlace::Register => {
                let Some(v) = self.result(inst) else { return self.refuse("a call without its result") };
                line!(self, "{v} = call {ty} {callee}({list}){attributes}");
            }
            results => {
                let whole = self.temp();
                line!(self, "{whole} = call {ty} {callee}({list}){attributes}");
                let mut in_registers = self.func.results(inst);
                let mut on_x87 = addresses.iter();
                let pack = result_type(sig, false).to_string();
                for (index, result) in results.iter().enumerate() {
                    let name = match result.place {
                        ResultPlace::Register => in_registers.next().map(|value| self.v(value).to_string()),
                        ResultPlace::X87 if results.len() == 1 => Some(whole.to_string()),
                        ResultPlace::X87 => Some(self.temp().to_string()),
                    };
                    let Some(name) = name else { return self.refuse("a call without its results") };
                    if results.len() > 1 {
                        line!(self, "{name} = extractvalue {pack} {whole}, {index}");
                    }
                    if result.place == ResultPlace::X87
                        && let Some(&address) = on_x87.next()
                    {
                        self.store_x87(&name, address);
                    }
                }
            }
        }
        Ok(())
    }

    /// `return`.
    pub(super) fn ret(&mut self, args: &[Value]) {
        let sig = &self.module.signatures[self.func.sig];
        let mut values: Vec<String> = Vec::with_capacity(args.len());
        for (result, &arg) in sig.results.iter().zip(args) {
            values.push(match result.place {
                ResultPlace::Register => self.v(arg).to_string(),
                ResultPlace::X87 => self.load_x87(arg).to_string(),
            });
        }
        let pack = result_type(sig, false).to_string();
        match &values[..] {
            [] => line!(self, "ret void"),
            [value] => line!(self, "ret {pack} {value}"),
            values => {
                let mut whole = "poison".to_owned();
                for (index, (value, result)) in values.iter().zip(&sig.results).enumerate() {
                    let next = self.temp();
                    let ty = one_result_type(result);
                    line!(self, "{next} = insertvalue {pack} {whole}, {ty} {value}, {index}");
                    whole = next.to_string();
                }
                line!(self, "ret {pack} {whole}");
            }
        }
    }
}
