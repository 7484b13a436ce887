//! Objects that are never written to, though they could be: `static double scale = 0.5;`
//!
//! What is loaded from them is what they begin with. An object qualifies if only this module can refer to it,
//! and its code does nothing with its address but load from it, at any offset.
//!
//! ```text
//! static t = 0.5, u = 1.0;  v1 = load f64 @t; v2 = load f64 @u; store v1, @u      t, not u
//! ```
//!
//! Algorithm: per function that mentions a candidate, one sweep that follows addresses through sums and
//! indices; whatever else is done with one, or an order in which a use comes before the definition, ends the
//! candidates in question. (LLVM's `globalopt` asks the same of the uses of a global.)
//!
//! Cost: one pass over the constants of each function; one sweep over those that mention a candidate.

use sheave_ir::ValueDef;
use sheave_ir::entity::EntityRef;
use sheave_ir::{BinaryOp, ConstData, Function, InstData, MemOp, Module, Symbol, SymbolDef, UnaryOp, Value};

/// By value: no address of a candidate.
const NONE: u32 = u32::MAX;
/// By value: its definition has not been seen.
const UNSEEN: u32 = u32::MAX - 1;

/// The objects of a module that nothing writes to; keep it for the next module.
#[derive(Debug, Default)]
pub(super) struct NeverWritten {
    /// By object.
    objects: Vec<bool>,
    /// By value: the object that it is an address in.
    of: Vec<u32>,
}

impl NeverWritten {
    /// By object of the module: nothing writes to it.
    pub(super) fn objects(&self) -> &[bool] {
        &self.objects
    }

    /// Finds the objects of `module` that nothing writes to, among those whose symbols `is_known` knows all
    /// uses of but for those in code.
    pub(super) fn find(&mut self, module: &Module, is_known: impl Fn(Symbol) -> bool) {
        self.objects.clear();
        self.objects.extend(module.data.values().map(|data| !data.readonly && is_known(data.symbol)));
        if !self.objects.contains(&true) {
            return;
        }
        for func in module.functions.values() {
            self.of.clear();
            for (value, data) in func.values.iter() {
                if !data.is_const() {
                    continue;
                }
                let Some(ConstData::Symbol(symbol, _)) = func.const_data(value) else { continue };
                if let SymbolDef::Data(id) = module.symbols[symbol].def
                    && self.objects[id.index()]
                {
                    self.of.resize(func.n_values(), UNSEEN);
                    self.of[value.index()] = id.index() as u32;
                }
            }
            if !self.of.is_empty() {
                self.sweep(func);
            }
        }
    }

    fn sweep(&mut self, func: &Function) {
        for &block in &func.layout {
            for &inst in func.block_insts(block) {
                let mut of = NONE;
                match func.insts[inst] {
                    InstData::Load { addr, .. } => _ = self.object_of(func, addr),
                    InstData::Unary { op: UnaryOp::Copy, arg: base } => of = self.object_of(func, base),
                    InstData::PtrIndex { base, index, .. } => {
                        of = self.object_of(func, base);
                        self.is_written(func, index);
                    }
                    InstData::Binary { op: BinaryOp::PtrAdd, args: [base, by], .. } => {
                        of = self.object_of(func, base);
                        self.is_written(func, by);
                    }
                    InstData::Mem { op: MemOp::Copy | MemOp::Move, args: [to, from, length], .. } => {
                        self.is_written(func, to);
                        _ = self.object_of(func, from);
                        self.is_written(func, length);
                    }
                    data => data.for_each_arg(&func.pool, |arg| self.is_written(func, arg)),
                }
                for result in func.results(inst) {
                    // The same definition again, or one whose uses were taken for those of an unknown one.
                    self.of[result.index()] = of;
                }
            }
            for edge in func.succ_edges(block) {
                edge.args.as_slice(&func.pool).iter().for_each(|&arg| self.is_written(func, arg));
            }
        }
    }

    /// The object that `value` is an address in, for a use that does not write. Before its definition is
    /// seen, it may be any.
    fn object_of(&mut self, func: &Function, value: Value) -> u32 {
        let of = self.of[value.index()];
        if of == UNSEEN {
            match func.def(value) {
                ValueDef::Result(_) => self.objects.fill(false),
                // Arguments of phis are written, and so is what a function is called with.
                _ => return NONE,
            }
        }
        if of == UNSEEN { NONE } else { of }
    }

    /// `value` is used in any other way.
    fn is_written(&mut self, func: &Function, value: Value) {
        let of = self.object_of(func, value);
        if of != NONE {
            self.objects[of as usize] = false;
        }
    }
}
