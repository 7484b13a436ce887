//! Calls: direct, through pointers, through tables.

use super::Callee;
use super::function::{Function, Value};
use super::types::{REGION, Ty};

impl Function<'_> {
    /// Calls a function made before this one.
    pub(super) fn call_something(&mut self) {
        if self.shared.callees.is_empty() {
            return self.select();
        }
        let i = self.shared.rng.below(self.shared.callees.len());
        let callee = self.shared.callees[i].clone();
        self.call(&callee);
    }

    /// Calls `callee` with random arguments; returns the result.
    pub(super) fn call(&mut self, callee: &Callee) -> Option<Value> {
        let Callee { name, params, result, convention } = callee;
        let mut args = vec![];
        for param in params {
            let value = self.operand(&param.ty);
            args.push(format!("{} {}{value}", param.ty, param.attributes));
        }
        let same: Vec<String> = self
            .shared
            .callees
            .iter()
            .filter(|other| {
                other.convention == *convention
                    && other.result == *result
                    && other.params.len() == params.len()
                    && other
                        .params
                        .iter()
                        .zip(params)
                        .all(|(a, b)| a.ty == b.ty && a.attributes == b.attributes)
            })
            .map(|other| other.name.clone())
            .collect();
        let target = match self.shared.rng.below(4) {
            0 => {
                let table = format!("@{}t{}", self.shared.prefix, self.shared.globals.len());
                let list: Vec<String> = same.iter().map(|name| format!("ptr {name}")).collect();
                self.shared.global(&format!(
                    "{table} = internal constant [{} x ptr] [{}]",
                    same.len(),
                    list.join(", ")
                ));
                let index = self.index(same.len() as u32);
                let at =
                    self.define(&Ty::Ptr, &format!("getelementptr inbounds ptr, ptr {table}, i64 {index}"));
                self.define(&Ty::Ptr, &format!("load ptr, ptr {at}"))
            }
            1 => {
                let condition = self.condition();
                let i = self.shared.rng.below(same.len());
                self.define(&Ty::Ptr, &format!("select i1 {condition}, ptr {name}, ptr {}", same[i]))
            }
            _ => name.clone(),
        };
        let tail = if self.shared.rng.chance(10) && !params.iter().any(|param| param.ty == Ty::Ptr) {
            "tail "
        } else {
            ""
        };
        let text =
            self.push(result, &format!("{tail}call {convention}{result} {target}({})", args.join(", ")));
        Some(Value { ty: result.clone(), text })
    }

    /// The memory for a result that is returned by address.
    pub(super) fn result_memory(&mut self) -> String {
        self.shared.declare("void @llvm.memset.p0.i64(ptr, i8, i64, i1)".to_owned());
        let memory = self.define(&Ty::Ptr, &format!("alloca [{REGION} x i8], align 16"));
        self.line(&format!("call void @llvm.memset.p0.i64(ptr {memory}, i8 7, i64 {REGION}, i1 false)"));
        memory
    }
}
