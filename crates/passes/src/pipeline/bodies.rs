//! The functions of a module between the passes that callers wait for and those that nobody waits for.
//!
//! A pass that looks into callees (`inline`) needs them finished but for elimination, so the functions of a
//! module go through the passes in the order of the call graph, callees first, and are kept here. When all
//! are through, those that are still needed go on.
//!
//! Invariant: a body that is `ready` has gone through every pass before elimination.

use cranelift_entity::EntityRef;
use sheave_ir::{ConstData, FuncId, Function, InstData, Linkage, Module, SigId, Symbol, SymbolDef};

use super::FunctionStats;
use super::call_graph::{CallGraph, Uses};

/// Why a caller cannot have a callee's body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoBody {
    /// It is not defined in this module, or is not compiled with the caller.
    Elsewhere,
    /// The linker may put another definition into its place.
    Interposable,
    /// It calls the caller, perhaps through others.
    Recursive,
}

/// What a caller may know of its callees.
#[derive(Debug)]
pub struct Bodies {
    bodies: Vec<Body>,
    graph: CallGraph,
    needed: Vec<bool>,
    work: Vec<FuncId>,
}

#[derive(Debug)]
struct Body {
    func: Function,
    stats: FunctionStats,
    ready: bool,
}

impl Default for Bodies {
    fn default() -> Self {
        Bodies { bodies: Vec::new(), graph: CallGraph::default(), needed: Vec::new(), work: Vec::new() }
    }
}

impl Bodies {
    /// The body of what `caller` calls `callee`.
    ///
    /// # Errors
    /// Why there is none that may be copied.
    pub fn of(&self, module: &Module, caller: Symbol, callee: Symbol) -> Result<&Function, NoBody> {
        let data = &module.symbols[callee];
        let SymbolDef::Function(id) = data.def else { return Err(NoBody::Elsewhere) };
        if data.linkage == Linkage::Weak {
            return Err(NoBody::Interposable);
        }
        if let SymbolDef::Function(caller) = module.symbols[caller].def
            && self.graph.is_circular(caller, id)
        {
            return Err(NoBody::Recursive);
        }
        let body = &self.bodies[id.index()];
        if body.ready { Ok(&body.func) } else { Err(NoBody::Elsewhere) }
    }

    /// How the module, as it was before all passes, uses `symbol`.
    pub fn uses(&self, symbol: Symbol) -> Uses {
        self.graph.uses(symbol)
    }

    /// Prepares for the functions of `module`.
    pub(super) fn begin(&mut self, module: &Module) {
        self.graph.build(module);
        while self.bodies.len() < module.functions.len() {
            let func = Function::new(Symbol::from_u32(0), SigId::from_u32(0));
            self.bodies.push(Body { func, stats: FunctionStats::default(), ready: false });
        }
        self.bodies.iter_mut().for_each(|body| body.ready = false);
    }

    /// The functions, callees first.
    pub(super) fn order(&self) -> &[FuncId] {
        &self.graph.order
    }

    /// Exchanges the body of `id` and its counts for `func` and `stats`.
    pub(super) fn swap(&mut self, id: FuncId, func: &mut Function, stats: &mut FunctionStats, ready: bool) {
        let body = &mut self.bodies[id.index()];
        std::mem::swap(&mut body.func, func);
        std::mem::swap(&mut body.stats, stats);
        body.ready = ready;
    }

    /// Finds the functions that are needed when all bodies are ready: all but local ones that were only ever
    /// called, by calls that are gone.
    pub(super) fn find_needed(&mut self, module: &Module) {
        let Bodies { bodies, graph, needed, work } = self;
        needed.clear();
        needed.resize(module.functions.len(), false);
        for (id, func) in &module.functions {
            let uses = graph.uses(func.symbol);
            let local = module.symbols[func.symbol].linkage == Linkage::Local;
            if !local || uses.other || uses.calls == 0 {
                needed[id.index()] = true;
                work.push(id);
            }
        }
        while let Some(id) = work.pop() {
            let func = &bodies[id.index()].func;
            let calls = func.order.iter().filter_map(|&inst| match func.insts[inst] {
                InstData::Call { callee, .. } => Some(callee),
                _ => None,
            });
            let addresses = func.consts.values().filter_map(|data| match *data {
                ConstData::Symbol(symbol, _) => Some(symbol),
                _ => None,
            });
            for symbol in calls.chain(addresses) {
                if let SymbolDef::Function(callee) = module.symbols[symbol].def
                    && !std::mem::replace(&mut needed[callee.index()], true)
                {
                    work.push(callee);
                }
            }
        }
    }

    /// Whether `id` is needed, as [`Bodies::find_needed`] found.
    pub(super) fn is_needed(&self, id: FuncId) -> bool {
        self.needed[id.index()]
    }
}
