//! What functions do to memory, and whether they return, by their bodies: callees first.
//!
//! ```text
//! static int rank(int c) { return table[c] ? 1 : size; }      reads, returns
//! static void count(void) { total++; }                        nothing is promised
//! ```
//!
//! Algorithm: one sweep over each function as it was read, in the order of the call graph. Accesses of its
//! own slots do not count, since nothing that a caller sees is there; any other store, whatever orders
//! accesses of threads, and calls of what nothing is known of, functions of the same circle among them, end
//! the promises. A function returns if it has no loop, or may assume that loops end and writes nothing.
//! (LLVM's `function-attrs` deduces the same, and which pointers are written through.)
//!
//! Cost: one sweep over the instructions; linear.

use sheave_ir::entity::{EntityRef, EntitySet};
use sheave_ir::{
    Access, Block, CallKind, FuncAttrs, FuncId, Function, InstData, Location, MemFlags, MemOp, MemoryEffects,
    Module, Symbol, SymbolDef, Value,
};

use super::facts::call_attrs;
use super::library;
use crate::memory::uses::base;

/// What is deduced of the functions of a module; keep it for the next module.
#[derive(Debug, Default)]
pub(super) struct Effects {
    /// By symbol.
    attrs: Vec<FuncAttrs>,
    /// Addresses in slots of the function at hand.
    own: EntitySet<Value>,
    /// Its blocks before the one at hand.
    seen: EntitySet<Block>,
}

/// It returns, without an exception, and does no more than this.
fn returns(effects: MemoryEffects) -> FuncAttrs {
    FuncAttrs::of_memory(effects) | FuncAttrs::WILL_RETURN | FuncAttrs::NO_UNWIND
}

impl Effects {
    /// By symbol of the module: what is promised beside its attributes.
    pub(super) fn attrs(&self) -> &[FuncAttrs] {
        &self.attrs
    }

    /// Deduces the promises of the functions in `order`, callees first, but for those of which another
    /// definition may take the place.
    pub(super) fn find(
        &mut self,
        module: &Module,
        order: &[FuncId],
        is_interposable: impl Fn(Symbol) -> bool,
    ) {
        self.attrs.clear();
        self.attrs.extend(module.symbols.values().map(|symbol| match symbol.def {
            SymbolDef::ExternalFunction => library::attrs(&symbol.name),
            _ => FuncAttrs::default(),
        }));
        for &id in order {
            let func = &module.functions[id];
            if !is_interposable(func.symbol) {
                self.attrs[func.symbol.index()] = self.deduce(module, func);
            }
        }
    }

    fn deduce(&mut self, module: &Module, func: &Function) -> FuncAttrs {
        let mut attrs = returns(MemoryEffects::NONE);
        let mut has_loop = false;
        self.own.clear();
        self.seen.clear();
        for &block in &func.layout {
            self.seen.insert(block);
            for &inst in func.block_insts(block) {
                attrs = attrs & self.effect(module, &func.insts[inst]);
                if attrs.is_empty() {
                    return attrs;
                }
                if self.is_own_address(&func.insts[inst]) {
                    self.own.extend(func.results(inst));
                }
            }
            has_loop |= func.succs(block).any(|target| self.seen.contains(target));
        }
        let may_loop = module.symbols[func.symbol].attrs.function.has(FuncAttrs::MUST_PROGRESS);
        let returns = !has_loop || may_loop && !attrs.memory().may_write();
        if returns { attrs } else { attrs - FuncAttrs::WILL_RETURN }
    }

    fn is_own_address(&self, data: &InstData) -> bool {
        matches!(data, InstData::Alloca { .. }) || base(data).is_some_and(|base| self.own.contains(base))
    }

    /// What is promised of one instruction.
    fn effect(&self, module: &Module, data: &InstData) -> FuncAttrs {
        let [nothing, reads] = [MemoryEffects::NONE, MemoryEffects::READ].map(returns);
        let is_plain = |flags: MemFlags| flags == MemFlags::default();
        match *data {
            InstData::Load { flags, addr, .. } if is_plain(flags) => {
                if self.own.contains(addr) {
                    nothing
                } else {
                    reads
                }
            }
            InstData::Store { flags, addr, .. } if is_plain(flags) && self.own.contains(addr) => nothing,
            InstData::Mem { volatile: false, op, args: [to, from, _] } if self.own.contains(to) => {
                if op == MemOp::Set || self.own.contains(from) { nothing } else { reads }
            }
            InstData::Call { kind: CallKind::Plain, .. } => {
                let attrs = call_attrs(module, &self.attrs, data);
                // The arguments may be addresses of anything.
                let arg = attrs.memory().access(Location::Arg);
                let others = MemoryEffects::NONE.with(Location::Other, arg);
                if arg == Access::None { attrs } else { attrs & returns(others) }
            }
            InstData::Alloca { .. } | InstData::Binary { .. } | InstData::Lifetime { .. } => nothing,
            InstData::Jump | InstData::Branch { .. } | InstData::Switch { .. } => nothing,
            InstData::Return { .. } | InstData::Unreachable => nothing,
            // The return address differs from call to call.
            InstData::Intrinsic { .. } => FuncAttrs::default(),
            _ if data.has_side_effects() => FuncAttrs::default(),
            _ => nothing,
        }
    }
}
