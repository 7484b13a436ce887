//! The bodies of a module's functions between the two halves of a compilation, for inlining into their
//! callers.
//!
//! A pass that looks into callees (`inline`) needs them simplified, so the functions of a module go through
//! the passes in the order of the call graph, callees first, and are kept here. When all are through, those
//! that are still needed go on: through the late passes and elimination.
//!
//! Invariant: a body that is `ready` has gone through every pass before the late ones. A caller gets those of
//! lower levels of the call graph only: so what it gets does not depend on the order of functions of one
//! level, nor on how many threads work on them.

use std::ops::Deref;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use cranelift_entity::EntityRef;
use sheave_ir::{
    ConstData, FuncAttrs, FuncId, Function, Linkage, Module, SigId, Symbol, SymbolData, SymbolDef,
};
use sheave_ssa::refill;

use super::call_graph::{CallGraph, Uses};
use super::effects::Effects;
use super::facts::Program;
use super::objects::Objects;
use crate::pass::changed::Changed;
use crate::pass::stats::FunctionStats;

/// Why a caller cannot have a callee's body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoBody {
    /// It is not defined in this module, or is not compiled with the caller.
    Elsewhere,
    /// The linker may put another definition into its place, which need not do the same.
    Interposable,
    /// It calls the caller, perhaps through others.
    Recursive,
}

/// What a caller may know of its callees.
#[derive(Debug, Default)]
pub struct Bodies {
    /// By function. Two threads never want one of them at once: who writes it works on that function, and
    /// the callers that read it wait until it is ready.
    bodies: Vec<RwLock<Body>>,
    graph: CallGraph,
    objects: Objects,
    effects: Effects,
    /// The functions that are compiled together, in the order in which they are asked for.
    pub(crate) unit: Vec<FuncId>,
    /// The same by level of the call graph, callees first.
    pub(crate) order: Vec<FuncId>,
    /// By function: whether it is one of them.
    in_unit: Vec<bool>,
    /// By function: whether other modules may refer to it.
    is_root: Vec<bool>,
    /// Every function of the module is marked as not to be inlined.
    all_no_inline: bool,
    /// All that refers to the functions is known.
    is_whole_program: bool,
    needed: Vec<bool>,
    work: Vec<FuncId>,
}

/// A function on its way through the passes.
#[derive(Debug)]
pub(crate) struct Body {
    pub(crate) func: Function,
    pub(crate) stats: FunctionStats,
    /// The kinds of work that have come up since the passes that do them last ran.
    pub(crate) pending: Changed,
    /// Callers may read it.
    ready: bool,
}

impl Default for Body {
    fn default() -> Self {
        Body {
            func: Function::new(Symbol::from_u32(0), SigId::from_u32(0)),
            stats: FunctionStats::default(),
            pending: Changed::ALL_WORK,
            ready: false,
        }
    }
}

/// The body of a callee.
#[derive(Debug)]
pub struct BodyRef<'a>(RwLockReadGuard<'a, Body>);

impl Deref for BodyRef<'_> {
    type Target = Function;

    fn deref(&self) -> &Function {
        &self.0.func
    }
}

/// Whether the linker may put another definition into the place of this one.
fn is_interposable(data: &SymbolData, is_whole_program: bool) -> bool {
    data.linkage == Linkage::Weak && !data.one_definition && !is_whole_program
}

impl Bodies {
    /// The body of what `caller` calls `callee`.
    ///
    /// # Errors
    /// Why there is none that may be copied.
    pub fn of(&self, module: &Module, caller: Symbol, callee: Symbol) -> Result<BodyRef<'_>, NoBody> {
        let data = &module.symbols[callee];
        let SymbolDef::Function(id) = data.def else { return Err(NoBody::Elsewhere) };
        if is_interposable(data, self.is_whole_program) {
            return Err(NoBody::Interposable);
        }
        let SymbolDef::Function(caller) = module.symbols[caller].def else { return Err(NoBody::Elsewhere) };
        // It leads to the caller, or passes found that it is the target of an indirect call.
        if self.graph.level(id) >= self.graph.level(caller) {
            return Err(NoBody::Recursive);
        }
        if !self.in_unit[id.index()] {
            return Err(NoBody::Elsewhere);
        }
        let body = self.bodies[id.index()].read().unwrap_or_else(PoisonError::into_inner);
        if body.ready { Ok(BodyRef(body)) } else { Err(NoBody::Elsewhere) }
    }

    /// True where `attrs`, those of a call, ask that it is not inlined. Clang marks every function so that it
    /// compiles without optimisation, most times with `opt_none` beside it; that is no wish, unless the
    /// module asks for frames and return addresses.
    pub fn forbids_inlining(&self, attrs: FuncAttrs) -> bool {
        let is_habit = attrs.has(FuncAttrs::OPT_NONE) || self.all_no_inline;
        attrs.has(FuncAttrs::NO_INLINE) && (!is_habit || self.graph.knows_frames)
    }

    /// True where the only use of `callee` is one call, so that its own code disappears with it.
    pub fn is_called_once(&self, module: &Module, callee: Symbol) -> bool {
        let SymbolDef::Function(id) = module.symbols[callee].def else { return false };
        !self.is_root[id.index()] && self.graph.uses(callee).is_one_call()
    }

    /// Prepares for the functions `unit` of `module`, to which others refer by `roots` at most, where that is
    /// known. With `discard`, modules that need what is discardable are taken to define it.
    pub(crate) fn begin(
        &mut self,
        module: &Module,
        unit: impl IntoIterator<Item = FuncId>,
        roots: Option<&[String]>,
        discard: bool,
    ) {
        self.graph.build(module);
        self.unit.clear();
        self.unit.extend(unit);
        refill(&mut self.in_unit, module.functions.len(), false);
        self.unit.iter().for_each(|id| self.in_unit[id.index()] = true);
        self.order.clear();
        self.order.extend(self.graph.order.iter().copied().filter(|id| self.in_unit[id.index()]));
        self.all_no_inline = module.functions.len() > 1
            && module.functions.values().all(|func| {
                let attrs = module.symbols[func.symbol].attrs.function;
                attrs.has(FuncAttrs::NO_INLINE) || attrs.has(FuncAttrs::ALWAYS_INLINE)
            });
        self.is_whole_program = roots.is_some();
        let is_among = |roots: &[String], data: &SymbolData| roots.iter().any(|root| **root == *data.name);
        // Where only a part is compiled, the rest refers to it.
        let is_part = self.unit.len() < module.functions.len();
        self.is_root.clear();
        self.is_root.extend(module.functions.values().map(|func| {
            let data = &module.symbols[func.symbol];
            let is_kept = data.linkage != Linkage::Local && !(discard && data.discardable);
            is_part || roots.map_or(is_kept, |roots| is_among(roots, data))
        }));
        let Bodies { objects, effects, graph, .. } = self;
        let is_interposable = |symbol: Symbol| is_interposable(&module.symbols[symbol], roots.is_some());
        let is_known = |symbol: Symbol| {
            let data = &module.symbols[symbol];
            let is_local = roots.map_or(data.linkage == Linkage::Local, |roots| !is_among(roots, data));
            is_local && !is_part && !data.thread_local && !graph.uses(symbol).data
        };
        objects.find(module, is_known);
        effects.find(module, &graph.order, is_interposable);
        if self.bodies.len() < module.functions.len() {
            self.bodies.resize_with(module.functions.len(), RwLock::default);
        }
        for body in &mut self.bodies {
            body.get_mut().unwrap_or_else(PoisonError::into_inner).ready = false;
        }
    }

    /// The level of a function in the call graph.
    pub(crate) fn level(&self, id: FuncId) -> u32 {
        self.graph.level(id)
    }

    /// `module`, with what its code does with its objects, and what its functions do to memory.
    pub(crate) fn program<'a>(&'a self, module: &'a Module) -> Program<'a> {
        Program::new(module, self.objects.uses(), self.effects.attrs())
    }

    /// Exchanges the body of `id` for `other`.
    pub(crate) fn swap(&self, id: FuncId, other: &mut Body, ready: bool) {
        let mut body = self.bodies[id.index()].write().unwrap_or_else(PoisonError::into_inner);
        std::mem::swap(&mut *body, other);
        body.ready = ready;
    }

    /// Finds the functions that are needed when all bodies are ready: those that others refer to, and what
    /// code reaches from them, but for those that are defined elsewhere. Unless all that refers to the
    /// functions is known, one that the module never used counts as referred to.
    pub(crate) fn find_needed(&mut self, module: &Module) {
        let Bodies { bodies, graph, is_root, is_whole_program, needed, work, .. } = self;
        refill(needed, module.functions.len(), false);
        for (id, func) in &module.functions {
            let uses = graph.uses(func.symbol);
            let unused = !*is_whole_program && uses == Uses::default();
            if module.defines(id) && (is_root[id.index()] || uses.data || unused) {
                needed[id.index()] = true;
                work.push(id);
            }
        }
        while let Some(id) = work.pop() {
            let func = &bodies[id.index()].get_mut().unwrap_or_else(PoisonError::into_inner).func;
            let calls = func.order.iter().filter_map(|&inst| func.insts[inst].callee());
            let addresses = func.consts.values().filter_map(|data| match *data {
                ConstData::Symbol(symbol, _) | ConstData::BlockAddr(symbol, _) => Some(symbol),
                _ => None,
            });
            for symbol in calls.chain(addresses) {
                if let SymbolDef::Function(callee) = module.symbols[symbol].def
                    && module.defines(callee)
                    && !std::mem::replace(&mut needed[callee.index()], true)
                {
                    work.push(callee);
                }
            }
        }
    }

    /// Whether `id` is needed, as [`Bodies::find_needed`] found.
    pub(crate) fn is_needed(&self, id: FuncId) -> bool {
        self.needed[id.index()]
    }
}
