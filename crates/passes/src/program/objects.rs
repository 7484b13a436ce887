//! Global variables that are never written, and those whose address never escapes.
//!
//! What is loaded from `static double scale = 0.5;`, to which nothing is written, is what it begins with. To
//! an object that is only accessed by its own name, as `static int count;` mostly is, no pointer points that
//! comes from memory, a parameter or a call: its address does not escape. Candidates are the objects that
//! this module alone can refer to.
//!
//! ```text
//! static t = 0.5, u = 1.0;  v1 = load f64 @t; store v1, @u            nothing writes to t
//! static w = 0;             call %f(@w)                               the address of w escapes
//! ```
//!
//! Algorithm: per function that mentions a candidate, one sweep that follows addresses through sums and
//! indices; whatever else is done with one lets it escape, and an order in which a use comes before the
//! definition ends all candidates. (LLVM's `globalopt` asks the first of the uses of a global, its
//! `GlobalsModRef` the second.)
//!
//! Cost: one pass over the constants of each function; one sweep over those that mention a candidate.

use sheave_ir::ValueDef;
use sheave_ir::entity::EntityRef;
use sheave_ir::{ConstData, Function, InstData, MemOp, Module, Symbol, SymbolDef, Value};

use crate::memory::uses::{Use, for_each_address};

/// By value: no address of a candidate.
const NONE: u32 = u32::MAX;
/// By value: its definition has not been seen.
const UNSEEN: u32 = u32::MAX - 1;

/// What is done with an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Uses {
    /// Something may write to it.
    pub(crate) written: bool,
    /// Some pointer may point to it that is not its own address.
    pub(crate) escapes: bool,
}

/// The address is used in a way that is not followed.
const ANY: Uses = Uses { written: true, escapes: true };

/// What is done with the objects of a module; keep it for the next module.
#[derive(Debug, Default)]
pub(super) struct Objects {
    /// By object.
    objects: Vec<Uses>,
    /// By value: the object that it is an address in.
    of: Vec<u32>,
}

impl Objects {
    /// By object of the module: what is done with it.
    pub(super) fn uses(&self) -> &[Uses] {
        &self.objects
    }

    /// Finds what is done with the objects of `module` whose symbols `is_known` knows all uses of but for
    /// those in code; the others are used in any way.
    pub(super) fn find(&mut self, module: &Module, is_known: impl Fn(Symbol) -> bool) {
        self.objects.clear();
        self.objects.extend(module.data.values().map(|data| {
            let is_candidate = !data.readonly && is_known(data.symbol);
            Uses { written: !is_candidate, escapes: !is_candidate }
        }));
        if self.objects.iter().all(|&uses| uses == ANY) {
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
                    && self.objects[id.index()] != ANY
                {
                    self.of.resize(func.n_values(), UNSEEN);
                    self.of[value.index()] = id.index() as u32;
                }
            }
            if !self.of.is_empty() {
                self.sweep(module, func);
            }
        }
    }

    fn sweep(&mut self, module: &Module, func: &Function) {
        for &block in &func.layout {
            for &inst in func.block_insts(block) {
                let (mut of, data) = (NONE, func.insts[inst]);
                // Other accesses are not followed.
                let is_opaque = data.is_call()
                    || matches!(data, InstData::Rmw { .. } | InstData::CmpXchg { .. })
                    || matches!(data, InstData::Mem { op: MemOp::Set, .. });
                for_each_address(module, func, &data, |how, value| match how {
                    Use::Derives => of = self.object_of(func, value),
                    Use::Reads if !is_opaque => _ = self.object_of(func, value),
                    Use::Writes if !is_opaque => self.is_written(func, value),
                    _ => self.escapes(func, value),
                });
                for result in func.results(inst) {
                    // The same definition again, or one whose uses were taken for those of an unknown one.
                    self.of[result.index()] = of;
                }
            }
            for edge in func.succ_edges(block) {
                edge.args.as_slice(&func.pool).iter().for_each(|&arg| self.escapes(func, arg));
            }
        }
    }

    /// The object that `value` is an address in, for a use that does not write. Before its definition is
    /// seen, it may be any.
    fn object_of(&mut self, func: &Function, value: Value) -> u32 {
        let of = self.of[value.index()];
        if of == UNSEEN {
            match func.def(value) {
                ValueDef::Result(_) => self.objects.fill(ANY),
                // Arguments of phis escape, and so does what a function is called with.
                _ => return NONE,
            }
        }
        if of == UNSEEN { NONE } else { of }
    }

    /// Something is stored to `value`.
    fn is_written(&mut self, func: &Function, value: Value) {
        let of = self.object_of(func, value);
        if of != NONE {
            self.objects[of as usize].written = true;
        }
    }

    /// `value` is used in any other way.
    fn escapes(&mut self, func: &Function, value: Value) {
        let of = self.object_of(func, value);
        if of != NONE {
            self.objects[of as usize] = ANY;
        }
    }
}
