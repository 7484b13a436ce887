//! A function that is being written: its blocks, the pool of values that may be used, and the text.

use std::fmt::Write as _;

use super::slots::Slot;
use super::types::Ty;
use super::{Param, Shared};

/// A value: its type and how operands name it.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) ty: Ty,
    pub(super) text: String,
}

/// A phi.
pub(super) struct Phi {
    pub(super) name: String,
    pub(super) ty: Ty,
    /// Values and labels.
    pub(super) incoming: Vec<(String, String)>,
}

/// A block.
pub(super) struct Block {
    label: String,
    pub(super) phis: Vec<Phi>,
    pub(super) lines: String,
}

/// A function that is being written.
pub(super) struct Function<'a> {
    pub(super) shared: &'a mut Shared,
    header: String,
    pub(super) name: String,
    pub(super) result: Ty,
    pub(super) blocks: Vec<Block>,
    next: u32,
    /// Values whose definitions dominate the point of insertion, the latest last.
    pub(super) pool: Vec<Value>,
    /// Stack slots of one value each.
    pub(super) slots: Vec<Slot>,
    /// The types that this function prefers, so that values fit operations.
    pub(super) palette: Vec<Ty>,
}

impl<'a> Function<'a> {
    /// A function with an open entry block.
    pub(super) fn new(
        shared: &'a mut Shared,
        name: &str,
        params: &[Param],
        result: Ty,
        convention: &str,
    ) -> Self {
        let linkage = if params.is_empty() && name.ends_with("run") { "" } else { "internal " };
        let list: Vec<String> = params
            .iter()
            .enumerate()
            .map(|(i, Param { ty, attributes })| format!("{ty} {attributes}%a{i}"))
            .collect();
        let header = format!("define {linkage}{convention}{result} {name}({}) {{", list.join(", "));
        let pool = params
            .iter()
            .enumerate()
            .map(|(i, param)| Value { ty: param.ty.clone(), text: format!("%a{i}") })
            .collect();
        let mut palette: Vec<Ty> = params.iter().map(|param| param.ty.clone()).collect();
        palette.push(result.clone());
        for _ in 0..4 {
            palette.push(Ty::random(&mut shared.rng));
        }
        palette.push(Ty::Int(64));
        palette.push(Ty::Int(32));
        let entry = Block { label: "entry".to_owned(), phis: vec![], lines: String::new() };
        Function {
            shared,
            header,
            name: name.to_owned(),
            result,
            blocks: vec![entry],
            next: 0,
            pool,
            slots: vec![],
            palette,
        }
    }

    /// Writes a random function.
    pub(super) fn random(
        shared: &'a mut Shared,
        name: &str,
        params: &[Param],
        result: &Ty,
        convention: &str,
    ) {
        let mut function = Function::new(shared, name, params, result.clone(), convention);
        function.locals();
        function.body();
        function.finish();
    }

    /// A fresh name.
    pub(super) fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    pub(super) fn fresh_label(&mut self) -> String {
        self.next += 1;
        format!("x{}", self.next)
    }

    /// A line of the open block.
    pub(super) fn line(&mut self, text: &str) {
        let block = self.blocks.last_mut().expect("an entry");
        block.lines.push_str("  ");
        block.lines.push_str(text);
        block.lines.push('\n');
    }

    /// Defines a value. The comment records its type for the reducer.
    pub(super) fn define(&mut self, ty: &Ty, operation: &str) -> String {
        let name = self.fresh();
        self.line(&format!("{name} = {operation} ; {ty}"));
        name
    }

    /// Defines a value that later operations may use.
    pub(super) fn push(&mut self, ty: &Ty, operation: &str) -> String {
        let text = self.define(ty, operation);
        self.keep(ty, &text);
        text
    }

    /// Lets later operations use `text`.
    pub(super) fn keep(&mut self, ty: &Ty, text: &str) {
        self.pool.push(Value { ty: ty.clone(), text: text.to_owned() });
    }

    /// Opens a block; the one before must have its terminator.
    pub(super) fn open(&mut self, label: &str) {
        self.blocks.push(Block { label: label.to_owned(), phis: vec![], lines: String::new() });
    }

    /// The open block's label.
    pub(super) fn label(&self) -> String {
        self.blocks.last().expect("an entry").label.clone()
    }

    /// A phi of the open block; arguments follow with [`Function::argue`].
    pub(super) fn phi(&mut self, ty: &Ty) -> String {
        let name = self.fresh();
        let block = self.blocks.last_mut().expect("an entry");
        block.phis.push(Phi { name: name.clone(), ty: ty.clone(), incoming: vec![] });
        self.keep(ty, &name);
        name
    }

    /// Adds an argument to the phi called `name`.
    pub(super) fn argue(&mut self, name: &str, value: &str, label: &str) {
        let phi = self.blocks.iter_mut().rev().flat_map(|block| &mut block.phis).find(|phi| phi.name == name);
        phi.expect("the phi").incoming.push((value.to_owned(), label.to_owned()));
    }

    /// Ends the entry of the module.
    pub(super) fn finish_runner(mut self) {
        let sum = self.define(&Ty::Int(64), &format!("load i64, ptr @{}sum", self.shared.prefix));
        self.line(&format!("ret i64 {sum}"));
        self.finish();
    }

    /// Adds variable arguments to the function.
    pub(super) fn make_variadic(&mut self) {
        self.header = self.header.replace(") {", ", ...) {");
    }

    /// Takes the function's result away.
    pub(super) fn make_void(&mut self) {
        let result = format!("{} {}(", self.result, self.name);
        self.header = self.header.replace(&result, &format!("void {}(", self.name));
    }

    /// Adds the text to the module.
    pub(super) fn finish(self) {
        let mut text = self.header;
        text.push('\n');
        for block in &self.blocks {
            let _ = writeln!(text, "{}:", block.label);
            for phi in &block.phis {
                let incoming: Vec<String> =
                    phi.incoming.iter().map(|(value, label)| format!("[ {value}, %{label} ]")).collect();
                let _ =
                    writeln!(text, "  {} = phi {} {} ; {}", phi.name, phi.ty, incoming.join(", "), phi.ty);
            }
            text.push_str(&block.lines);
        }
        text.push_str("}\n\n");
        self.shared.functions.push_str(&text);
    }
}
