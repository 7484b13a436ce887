//! The call graph of a module, and its order with callees before their callers.
//!
//! Functions that call each other in a circle are one strongly connected component; within one, the order of
//! the module decides. Algorithm: Robert Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972,
//! without recursion; it finds components in the order that is wanted.
//!
//! ```text
//! main -> a, b    a -> c    b -> c    c -> b        {b, c}, {a}, {main}
//! ```
//!
//! Cost: one sweep over the instructions; linear.

use cranelift_entity::EntityRef;
use sheave_ir::{
    ConstData, FuncId, Function, InstData, IntrinsicOp, Module, RelocKind, RelocTarget, Symbol, SymbolDef,
};
use sheave_ssa::refill;

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
    /// Every function, callees first as far as that is possible.
    pub(super) order: Vec<FuncId>,
    /// By function: the number of its component.
    component: Vec<u32>,
    /// By function: how many components the longest chain of calls from its own leads through.
    level: Vec<u32>,
    /// By symbol.
    uses: Vec<Uses>,
    /// The callees of all functions, those of one side by side.
    callees: Vec<FuncId>,
    /// By function, and one more: where its callees start.
    first_callee: Vec<u32>,
    /// Some function asks for its frame or its return address.
    pub(super) knows_frames: bool,
    visits: Visits,
}

/// The state of the depth-first search.
#[derive(Debug, Default)]
struct Visits {
    /// By function: its place in the order of discovery plus one; 0 for those that were not visited.
    number: Vec<u32>,
    low: Vec<u32>,
    /// Visited, and in no component yet.
    open: Vec<FuncId>,
    /// The path: a function and how many of its callees have been visited.
    path: Vec<(FuncId, u32)>,
}

/// In no component yet.
const OPEN: u32 = u32::MAX;

impl CallGraph {
    /// Becomes the call graph of `module`.
    pub(super) fn build(&mut self, module: &Module) {
        refill(&mut self.uses, module.symbols.len(), Uses::default());
        self.callees.clear();
        self.first_callee.clear();
        self.knows_frames = false;
        for func in module.functions.values() {
            self.first_callee.push(self.callees.len() as u32);
            self.add_function(module, func);
        }
        self.first_callee.push(self.callees.len() as u32);
        self.add_data(module);
        self.find_components(module.functions.len());
    }

    /// How the module uses `symbol`.
    pub(super) fn uses(&self, symbol: Symbol) -> Uses {
        self.uses.get(symbol.index()).copied().unwrap_or_default()
    }

    /// True where each of the two calls the other, perhaps through others.
    pub(super) fn is_circular(&self, a: FuncId, b: FuncId) -> bool {
        self.component[a.index()] == self.component[b.index()]
    }

    /// The level of a function: 0 where it calls nothing of the module, and above those of all that it calls
    /// but for the functions that call it.
    pub(super) fn level(&self, id: FuncId) -> u32 {
        self.level[id.index()]
    }

    fn add_function(&mut self, module: &Module, func: &Function) {
        for &inst in &func.order {
            if let Some(callee) = func.insts[inst].callee() {
                self.uses[callee.index()].calls += 1;
                if let SymbolDef::Function(id) = module.symbols[callee].def {
                    self.callees.push(id);
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

    fn find_components(&mut self, n: usize) {
        let CallGraph { order, component, level, callees, first_callee, visits, .. } = self;
        let Visits { number, low, open, path } = visits;
        order.clear();
        refill(component, n, OPEN);
        refill(level, n, 0);
        let callees_of = |func: usize| &callees[first_callee[func] as usize..first_callee[func + 1] as usize];
        refill(number, n, 0);
        refill(low, n, 0);
        let (mut discovered, mut components) = (0, 0);
        for root in (0..n).map(FuncId::new) {
            if number[root.index()] != 0 {
                continue;
            }
            path.push((root, 0));
            while let Some((func, next)) = path.last_mut() {
                let at = func.index();
                if *next == 0 && number[at] == 0 {
                    discovered += 1;
                    (number[at], low[at]) = (discovered, discovered);
                    open.push(*func);
                }
                if let Some(&callee) = callees_of(at).get(*next as usize) {
                    *next += 1;
                    if number[callee.index()] == 0 {
                        path.push((callee, 0));
                    } else if component[callee.index()] == OPEN {
                        low[at] = low[at].min(number[callee.index()]);
                    }
                    continue;
                }
                path.pop();
                if let Some(&(caller, _)) = path.last() {
                    low[caller.index()] = low[caller.index()].min(low[at]);
                }
                if low[at] == number[at] {
                    let start = open.iter().rposition(|func| func.index() == at).unwrap_or(0);
                    open[start..].sort_unstable();
                    let below = open[start..].iter().flat_map(|func| callees_of(func.index()));
                    let below = below.filter(|callee| component[callee.index()] != OPEN);
                    let above = below.map(|callee| level[callee.index()] + 1).max().unwrap_or(0);
                    for func in open.drain(start..) {
                        component[func.index()] = components;
                        level[func.index()] = above;
                        order.push(func);
                    }
                    components += 1;
                }
            }
        }
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
    fn callees_come_first_and_circles_are_one_component() {
        let (module, graph) = graph(&calls(&[
            ("main", &["a", "b"]),
            ("a", &["c"]),
            ("b", &["c"]),
            ("c", &["b"]),
            ("d", &["d"]),
        ]));
        let names: Vec<&str> =
            graph.order.iter().map(|&id| module.symbol_name(module.functions[id].symbol)).collect();
        assert_eq!(names, ["b", "c", "a", "main", "d"]);
        let id = |name| module.function_id(name).unwrap();
        assert!(graph.is_circular(id("b"), id("c")) && graph.is_circular(id("d"), id("d")));
        assert!(!graph.is_circular(id("a"), id("c")));
        let levels = ["main", "a", "b", "c", "d"].map(|name| graph.level(id(name)));
        assert_eq!(levels, [2, 1, 0, 0, 0]);
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
