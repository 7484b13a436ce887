//! Prints a function.
//!
//! The text must be complete even for a function that breaks every rule, because the verifier shows its
//! faults in it: ids are looked up with `get`, and one that does not exist prints as the bare id.

use core::fmt::{self, Write};

use cranelift_entity::{EntityRef, EntitySet};

use super::attributes::write_attributes;
use super::locations::write_chain;
use super::print_module::{write_linkage, write_signature, write_symbol};
use crate::incoming::Incoming;
use crate::{Block, Form, Function, Inst, InstData, Module, Slot, Value, ValueDef};

/// A line of a printed function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Place {
    /// The header.
    Header,
    /// The head of a block.
    Block(Block),
    /// A phi.
    Phi(Value),
    /// An instruction.
    Inst(Inst),
}

/// Adds notes to a printed function. Each note becomes a comment, so the text still parses to the same
/// function.
pub trait Decorator {
    /// Appends a note for the end of the line, in one line.
    fn trailing(&self, _place: Place, _out: &mut String) {}

    /// Appends a note for the space below the line, in any number of lines.
    fn below(&self, _place: Place, _out: &mut String) {}
}

impl Decorator for () {}

impl Function {
    /// The function as text. `module` has its symbols and signatures.
    pub fn display(&self, module: &Module) -> impl fmt::Display {
        self.display_decorated(module, &())
    }

    /// The same text with the notes of `decorator`.
    pub fn display_decorated(&self, module: &Module, decorator: &dyn Decorator) -> impl fmt::Display {
        fmt::from_fn(move |f| {
            let mut printer = FunctionPrinter::new(f, self, module, decorator);
            let has_phis = |block: &Block| self.blocks.get(*block).is_some_and(|data| !data.phis.is_empty());
            if self.layout.iter().any(has_phis) {
                printer.incoming = Incoming::compute(self);
            }
            printer.addresses = slot_addresses(self);
            printer.function()
        })
    }

    /// `value` as the text of an instruction shows it: its name, or a constant's type and content.
    pub fn display_operand(&self, value: Value, module: &Module) -> impl fmt::Display {
        fmt::from_fn(move |f| FunctionPrinter::new(f, self, module, &()).operand(value))
    }
}

pub(super) struct FunctionPrinter<'a, 'f, 'w> {
    pub(super) out: &'f mut fmt::Formatter<'w>,
    pub(super) func: &'a Function,
    pub(super) module: &'a Module,
    decorator: &'a dyn Decorator,
    note: String,
    /// Values whose type is in the text so far.
    pub(super) defined: EntitySet<Value>,
    incoming: Incoming,
    /// By slot: its address, if there are lifetime instructions.
    addresses: Vec<Option<Value>>,
}

/// By slot: the value that is its address, if there are lifetime instructions.
fn slot_addresses(func: &Function) -> Vec<Option<Value>> {
    let mut addresses = Vec::new();
    let insts = || func.order.iter().filter_map(|&inst| Some((inst, func.insts.get(inst)?)));
    if !insts().any(|(_, data)| matches!(data, InstData::Lifetime { .. })) {
        return addresses;
    }
    addresses.resize(func.slots.len(), None);
    for (inst, data) in insts() {
        if let InstData::Alloca { slot } = data
            && let Some(address) = addresses.get_mut(slot.index())
        {
            *address = func.result(inst);
        }
    }
    addresses
}

impl<'a, 'f, 'w> FunctionPrinter<'a, 'f, 'w> {
    fn new(
        out: &'f mut fmt::Formatter<'w>,
        func: &'a Function,
        module: &'a Module,
        decorator: &'a dyn Decorator,
    ) -> Self {
        let (note, defined, incoming) = (String::new(), EntitySet::new(), Incoming::default());
        FunctionPrinter { out, func, module, decorator, note, defined, incoming, addresses: Vec::new() }
    }

    fn function(&mut self) -> fmt::Result {
        self.header()?;
        self.variables()?;
        for (i, &block) in self.func.layout.iter().enumerate() {
            if i > 0 {
                self.out.write_char('\n')?;
            }
            self.block(block)?;
        }
        self.out.write_str("}\n")
    }

    fn header(&mut self) -> fmt::Result {
        let func = self.func;
        self.out.write_str("function ")?;
        if let Some(symbol) = self.module.symbols.get(func.symbol) {
            write_linkage(self.out, symbol.linkage, symbol.visibility)?;
            self.out.write_str(if symbol.one_definition { "one_definition " } else { "" })?;
            self.out.write_str(if symbol.discardable { "discardable " } else { "" })?;
        }
        let form = if func.form == Form::Memory { "" } else { func.form.name() };
        for word in [form, func.frame.name()].into_iter().filter(|word| !word.is_empty()) {
            write!(self.out, "{word} ")?;
        }
        let attrs = self.module.symbols.get(func.symbol).map(|symbol| &symbol.attrs);
        if let Some(attrs) = attrs {
            write_attributes(self.out, attrs.function)?;
        }
        write_symbol(self.out, self.module, func.symbol)?;
        self.defined.clear();
        for &param in &func.params {
            self.defined.insert(param);
        }
        match self.module.signatures.get(func.sig) {
            Some(sig) => write_signature(self.out, sig, Some(func), attrs)?,
            None => write!(self.out, "{}", func.sig)?,
        }
        if let Some(scope) = func.debug.scope.expand() {
            write!(self.out, " @{}", scope.as_u32())?;
        }
        self.out.write_str(" {")?;
        self.end_line(Place::Header)
    }

    /// Declares the variables of copies form, eight to a line.
    fn variables(&mut self) -> fmt::Result {
        if self.func.form != Form::Copies {
            return Ok(());
        }
        let values = self.func.values.iter().filter(|(_, data)| data.def() == ValueDef::Variable);
        for line in values.collect::<Vec<_>>().chunks(8) {
            for (index, &(value, data)) in line.iter().enumerate() {
                self.defined.insert(value);
                self.out.write_str(if index == 0 { "    var " } else { ", " })?;
                write!(self.out, "{} {}", data.ty(), self.func.value_name(value))?;
            }
            self.out.write_char('\n')?;
        }
        Ok(())
    }

    fn block(&mut self, block: Block) -> fmt::Result {
        write!(self.out, "{}:", self.func.block_name(block))?;
        self.end_line(Place::Block(block))?;
        let func = self.func;
        let Some(data) = func.blocks.get(block) else { return Ok(()) };
        for (index, &phi) in data.phis.as_slice(&func.pool).iter().enumerate() {
            self.phi(block, index, phi)?;
            self.end_line(Place::Phi(phi))?;
        }
        for &inst in func.order.get(data.start as usize..data.end as usize).unwrap_or(&[]) {
            if let Some(InstData::Lifetime { slot, .. }) = func.insts.get(inst)
                && self.address_of(*slot).is_none()
            {
                continue;
            }
            self.out.write_str("    ")?;
            self.inst(block, inst)?;
            write_chain(self.out, func.loc_chain(func.loc(inst)))?;
            self.end_line(Place::Inst(inst))?;
        }
        Ok(())
    }

    /// The address of `slot`, if there are lifetime instructions.
    pub(super) fn address_of(&self, slot: Slot) -> Option<Value> {
        *self.addresses.get(slot.index())?
    }

    fn phi(&mut self, block: Block, index: usize, phi: Value) -> fmt::Result {
        let func = self.func;
        write!(self.out, "    {} = phi", func.value_name(phi))?;
        if func.is_valid_value(phi) {
            write!(self.out, " {}", func.ty(phi))?;
            self.defined.insert(phi);
        }
        let row = self.incoming.row(block);
        for i in row.clone() {
            let (pred, k, edge) = self.incoming.edges[i];
            let neighbour = |j: usize| row.contains(&j) && self.incoming.edges[j].0 == pred;
            let ambiguous = neighbour(i + 1) || neighbour(i.wrapping_sub(1));
            self.out.write_str(if i == row.start { " [" } else { ", [" })?;
            write!(self.out, "{}", func.block_name(pred))?;
            if ambiguous {
                write!(self.out, ".{k}")?;
            }
            self.out.write_str(": ")?;
            match func.edge_args(edge).get(index) {
                Some(&arg) => self.operand(arg)?,
                None => self.out.write_char('?')?,
            }
            self.out.write_char(']')?;
        }
        Ok(())
    }

    /// Ends the line of `place`, with the notes on it.
    fn end_line(&mut self, place: Place) -> fmt::Result {
        self.note.clear();
        self.decorator.trailing(place, &mut self.note);
        if !self.note.is_empty() {
            self.out.write_str(" ; ")?;
            for (i, line) in self.note.lines().enumerate() {
                self.out.write_str(if i > 0 { " " } else { "" })?;
                self.out.write_str(line)?;
            }
        }
        self.out.write_char('\n')?;
        self.note.clear();
        self.decorator.below(place, &mut self.note);
        for line in self.note.lines() {
            writeln!(self.out, "    ; {line}")?;
        }
        Ok(())
    }
}
