//! The call graph of a module, and its order with callees before their callers.
//!
//! Algorithm: a depth-first search over the calls leaves a function after all that it calls, but for those
//! that the search is still in: they lead to it, and the call closes a circle. Without such calls the graph
//! has no circles, and levels follow in the order in which the search leaves functions.
//!
//! ```text
//! main -> a, b    a -> c    b -> c    c -> b        levels: b 0, c 1, a 2, main 3
//! ```
//!
//! Cost: one sweep over the instructions; linear.

use cranelift_entity::EntityRef;
use sheave_ir::{
    ConstData, FuncId, Function, InstData, IntrinsicOp, Module, RelocKind, RelocTarget, Symbol, SymbolDef,
};
use sheave_ssa::{Block, Cfg, Graph, refill};

/// How the module uses a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Uses {
    /// Calls by name.
    pub calls: u32,
    /// Code has its address.
    pub code: bool,
    /// Data has its address, or assembly names it, or another symbol is an alias of it.
    pub data: bool,
}

impl Uses {
    /// True where the only use is one call.
    pub(super) fn is_one_call(self) -> bool {
        self == Uses { calls: 1, code: false, data: false }
    }
}

/// The call graph of a module.
#[derive(Debug, Default)]
pub(super) struct CallGraph {
    /// Every function, by level, those of one level side by side: callees first as far as that is possible.
    pub(super) order: Vec<FuncId>,
    /// By function: how many functions the longest chain of calls from it leads through, without those that
    /// close circles.
    level: Vec<u32>,
    /// By symbol.
    uses: Vec<Uses>,
    calls: Calls,
    graph: Graph,
    /// Some function asks for its frame or its return address.
    pub(super) knows_frames: bool,
}

/// The calls of functions by name, as edges; one more block, the entry, leads to every function.
#[derive(Debug, Default)]
struct Calls {
    /// The callees of all functions, those of one side by side.
    callees: Vec<Block>,
    /// By function, and one more: where its callees start.
    starts: Vec<u32>,
}

impl Cfg for Calls {
    fn n_blocks(&self) -> usize {
        self.starts.len()
    }

    fn entry(&self) -> Block {
        Block(self.starts.len() as u32 - 1)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        match self.starts[block.index()..] {
            [start, end, ..] => self.callees[start as usize..end as usize].iter().copied().for_each(visit),
            _ => (0..block.0).map(Block).for_each(visit),
        }
    }
}

impl CallGraph {
    /// Becomes the call graph of `module`.
    pub(super) fn build(&mut self, module: &Module) {
        refill(&mut self.uses, module.symbols.len(), Uses::default());
        self.calls.callees.clear();
        self.calls.starts.clear();
        self.knows_frames = false;
        for func in module.functions.values() {
            self.calls.starts.push(self.calls.callees.len() as u32);
            self.add_function(module, func);
        }
        self.calls.starts.push(self.calls.callees.len() as u32);
        self.add_data(module);
        self.find_levels(module.functions.len());
    }

    /// How the module uses `symbol`.
    pub(super) fn uses(&self, symbol: Symbol) -> Uses {
        self.uses.get(symbol.index()).copied().unwrap_or_default()
    }

    /// The level of a function: 0 where it calls nothing of the module, and above those of all that it calls
    /// but for the functions that lead to it, which have a higher one.
    pub(super) fn level(&self, id: FuncId) -> u32 {
        self.level[id.index()]
    }

    fn add_function(&mut self, module: &Module, func: &Function) {
        for &inst in &func.order {
            if let Some(callee) = func.insts[inst].callee() {
                self.uses[callee.index()].calls += 1;
                if let SymbolDef::Function(id) = module.symbols[callee].def {
                    self.calls.callees.push(Block(id.as_u32()));
                }
            } else if let InstData::Intrinsic { op, .. } = func.insts[inst] {
                self.knows_frames |= matches!(op, IntrinsicOp::FrameAddress | IntrinsicOp::ReturnAddress);
            }
        }
        for constant in func.consts.values() {
            if let ConstData::Symbol(symbol, _) | ConstData::BlockAddr(symbol, _) = *constant {
                self.uses[symbol.index()].code = true;
            }
        }
        for symbol in func.pads.values().flat_map(|pad| pad.symbols()) {
            self.uses[symbol.index()].data = true;
        }
        for asm in func.asms.values() {
            // Assembly is text: whatever looks like a name may be one.
            let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
            for word in asm.template.split(|c| !is_part(c)) {
                if let Some(symbol) = module.symbol(word.trim_start_matches('$')) {
                    self.uses[symbol.index()].data = true;
                }
            }
        }
    }

    fn add_data(&mut self, module: &Module) {
        let mut use_target = |target: RelocTarget| {
            let symbol = match target {
                RelocTarget::Symbol(symbol) => symbol,
                RelocTarget::Block(id, _) => module.functions[id].symbol,
            };
            self.uses[symbol.index()].data = true;
        };
        for reloc in module.data.values().flat_map(|data| &data.relocs) {
            use_target(reloc.target);
            match reloc.kind {
                RelocKind::Difference32 { base } | RelocKind::Difference64 { base } => use_target(base),
                RelocKind::Abs64 => {}
            }
        }
        for &(_, symbol) in module.constructors.iter().chain(&module.destructors) {
            use_target(RelocTarget::Symbol(symbol));
        }
        for data in module.symbols.values() {
            if let SymbolDef::Alias { target, .. } = data.def {
                use_target(RelocTarget::Symbol(target));
            }
        }
    }

    fn find_levels(&mut self, n: usize) {
        const UNKNOWN: u32 = u32::MAX;
        let CallGraph { order, level, calls, graph, .. } = self;
        refill(level, n, UNKNOWN);
        // It fails where there are more calls than ids: then no function may be anything to another.
        if graph.compute(calls).is_err() {
            level.fill(0);
        } else {
            for func in graph.reverse_postorder().rev().filter(|&func| func != graph.entry()) {
                let callees = graph.successors(func).map(|callee| level[callee.index()]);
                level[func.index()] =
                    callees.filter(|&known| known != UNKNOWN).max().map_or(0, |top| top + 1);
            }
        }
        order.clear();
        order.extend((0..n).map(FuncId::new));
        order.sort_by_key(|&func| level[func.index()]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sheave_ir::parse_module;

    fn graph(text: &str) -> (Module, CallGraph) {
        let module = parse_module("test", text.as_bytes()).unwrap();
        let mut graph = CallGraph::default();
        graph.build(&module);
        (module, graph)
    }

    /// Functions that call those that are named after them.
    fn calls(functions: &[(&str, &[&str])]) -> String {
        let mut text = String::new();
        for (name, callees) in functions {
            text += &format!("function %{name}() {{\nblock0:\n");
            for callee in *callees {
                text += &format!("    call %{callee}()\n");
            }
            text += "    return\n}\n\n";
        }
        text
    }

    #[test]
    fn callees_come_first_but_for_those_that_close_circles() {
        let (module, graph) = graph(&calls(&[
            ("main", &["a", "b"]),
            ("a", &["c"]),
            ("b", &["c"]),
            ("c", &["b"]),
            ("d", &["d"]),
        ]));
        let names: Vec<&str> =
            graph.order.iter().map(|&id| module.symbol_name(module.functions[id].symbol)).collect();
        assert_eq!(names, ["b", "d", "c", "a", "main"]);
        let levels = ["main", "a", "b", "c", "d"].map(|name| graph.level(module.function_id(name).unwrap()));
        assert_eq!(levels, [3, 2, 0, 1, 0]);
        assert_eq!(graph.uses(module.symbol("c").unwrap()), Uses { calls: 2, ..Uses::default() });
    }

    #[test]
    fn a_long_chain_needs_no_stack() {
        let names: Vec<String> = (0..50_000).map(|n| format!("f{n}")).collect();
        let callees: Vec<Vec<&str>> =
            (1..=names.len()).map(|n| names.get(n).map(String::as_str).into_iter().collect()).collect();
        let functions: Vec<(&str, &[&str])> =
            names.iter().zip(&callees).map(|(name, callees)| (name.as_str(), callees.as_slice())).collect();
        let (_, graph) = graph(&calls(&functions));
        assert_eq!(graph.order.len(), names.len());
        assert_eq!(graph.order[0].index(), names.len() - 1);
    }
}
