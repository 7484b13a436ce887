//! Whether a function has a phi that might be constant over its loop: nearly all have none.
//!
//! This is a filter, which may err to both sides: a candidate may turn out to vary, and what only several
//! phis together could show is not found.

use sheave_ir::{
    BinaryOp, Block, ConstData, Function, Inst, InstData, TernaryOp, Value, ValueDef, semantics,
};
use sheave_ssa::{Dominators, EdgeId, Graph};

/// How many definitions from the phi an argument is followed.
const MAX_DEPTH: u32 = 4;

/// How many other phis are followed.
const MAX_PHIS: usize = 8;

/// How many blocks from an edge a test is searched for.
const MAX_GUARDS: u32 = 2;

/// A phi of a natural loop that might be one constant in all iterations.
pub(super) fn find_candidate(func: &Function, graph: &Graph, dominators: &Dominators) -> Option<Value> {
    for node in graph.preorder() {
        let block = Block::from_u32(node.0);
        if func.blocks[block].phis.is_empty() {
            continue;
        }
        let returns = |edge: EdgeId| dominators.dominates(node, graph.source(edge));
        let Some(back) = graph.edges_in(node).find(|&edge| graph.is_backward(edge) && returns(edge)) else {
            continue;
        };
        let Some(entering) = graph.edges_in(node).find(|&edge| !graph.is_backward(edge)) else { continue };
        let [entering, back] = [entering, back].map(|edge| arguments(func, graph, edge));
        for (index, ((&phi, &first), &next)) in func.phis(block).iter().zip(entering).zip(back).enumerate() {
            if func.values[first].is_const()
                && !certainly_varies(func, next)
                && is_candidate(func, graph, node, index, phi)
            {
                return Some(phi);
            }
        }
    }
    None
}

/// Whether `value` is a parameter, a counter's next value, or comes from memory or a call: so most are.
fn certainly_varies(func: &Function, value: Value) -> bool {
    match func.def(value) {
        ValueDef::Const(_) | ValueDef::Phi(_) => false,
        ValueDef::Param(_) | ValueDef::Variable => true,
        ValueDef::Result(inst) => match func.insts[inst] {
            InstData::Binary { op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::PtrAdd, args, .. } => {
                func.values[args[1]].is_const()
            }
            InstData::Unary { .. }
            | InstData::Binary { .. }
            | InstData::Icmp { .. }
            | InstData::Fcmp { .. }
            | InstData::Ternary { .. } => false,
            _ => true,
        },
    }
}

fn is_candidate(func: &Function, graph: &Graph, node: sheave_ssa::Block, index: usize, phi: Value) -> bool {
    let reachable = || graph.edges_in(node).filter(|&edge| graph.is_reachable(graph.source(edge)));
    // Which edges are the loop's is not certain yet: those that do not bring the constant have to be.
    let mut bits = None;
    for edge in reachable().filter(|&edge| !graph.is_backward(edge)) {
        match (constant(func, arguments(func, graph, edge)[index]), bits) {
            (None, _) => return false,
            (found, None) => bits = found,
            (found, known) if found == known => {}
            _ => return false,
        }
    }
    let Some(bits) = bits else { return false };
    let mut loop_phi = LoopPhi { func, graph, phi, bits, seen: [phi; MAX_PHIS], n_seen: 0 };
    reachable().filter(|&edge| graph.is_backward(edge)).all(|edge| {
        let arg = arguments(func, graph, edge)[index];
        loop_phi.may_stay(arg, MAX_DEPTH) || loop_phi.is_guarded(edge)
    })
}

/// What `edge` brings to the phis of its target.
fn arguments<'a>(func: &'a Function, graph: &Graph, edge: EdgeId) -> &'a [Value] {
    let edge = graph.edge(edge);
    let row = func.succ_edges(Block::from_u32(edge.from.0));
    row[edge.index as usize].args.as_slice(&func.pool)
}

/// The bits of a constant; zero for undef.
fn constant(func: &Function, value: Value) -> Option<u64> {
    match func.const_data(value)? {
        ConstData::Bits(bits) => Some(bits),
        ConstData::Undef => Some(0),
        _ => None,
    }
}

/// A phi that is `bits` where its loop is entered.
struct LoopPhi<'a> {
    func: &'a Function,
    graph: &'a Graph,
    phi: Value,
    bits: u64,
    /// Other phis that are being followed: what returns to one of them changes nothing.
    seen: [Value; MAX_PHIS],
    n_seen: usize,
}

impl LoopPhi<'_> {
    /// Whether `value` may be `bits` as long as the phi is.
    fn may_stay(&mut self, value: Value, depth: u32) -> bool {
        match self.func.def(value) {
            ValueDef::Const(_) => constant(self.func, value) == Some(self.bits),
            ValueDef::Param(_) | ValueDef::Variable => false,
            ValueDef::Phi(_) if value == self.phi || self.seen[..self.n_seen].contains(&value) => true,
            _ if depth == 0 => false,
            ValueDef::Phi(block) => self.phi_may_stay(block, value, depth - 1),
            ValueDef::Result(inst) => self.result_may_stay(value, inst, depth - 1),
        }
    }

    fn phi_may_stay(&mut self, block: Block, phi: Value, depth: u32) -> bool {
        if self.n_seen == MAX_PHIS {
            return false;
        }
        self.seen[self.n_seen] = phi;
        self.n_seen += 1;
        let Some(index) = self.func.phis(block).iter().position(|&other| other == phi) else { return false };
        let graph = self.graph;
        let node = sheave_ssa::Block(block.as_u32());
        graph.edges_in(node).filter(|&edge| graph.is_reachable(graph.source(edge))).all(|edge| {
            let arg = arguments(self.func, graph, edge)[index];
            self.may_stay(arg, depth) || self.is_guarded(edge)
        })
    }

    fn result_may_stay(&mut self, value: Value, inst: Inst, depth: u32) -> bool {
        if let InstData::Ternary { op: TernaryOp::Select, args: [condition, a, b] } = self.func.insts[inst] {
            match self.compute(condition) {
                Some(0) => self.may_stay(b, depth),
                Some(_) => self.may_stay(a, depth),
                None => self.may_stay(a, depth) && self.may_stay(b, depth),
            }
        } else {
            self.compute(value) == Some(self.bits)
        }
    }

    /// Whether a test of the phi keeps `edge` from being taken as long as the phi is `bits`.
    fn is_guarded(&self, edge: EdgeId) -> bool {
        let graph = self.graph;
        let mut from = graph.source(edge);
        if let Some(taken) = self.taken(from) {
            return graph.edge(edge).index != taken;
        }
        for _ in 1..MAX_GUARDS {
            // One block leads here, a switch by several edges perhaps.
            let Some(before) = graph.predecessors(from).next() else { return false };
            if graph.predecessors(from).any(|pred| pred != before) {
                return false;
            }
            if let Some(taken) = self.taken(before) {
                return graph.edges_in(from).all(|edge| graph.edge(edge).index != taken);
            }
            from = before;
        }
        false
    }

    /// The index of the edge that `node` takes as long as the phi is `bits`, if it ends in a test of that.
    fn taken(&self, node: sheave_ssa::Block) -> Option<u32> {
        match self.func.insts[self.func.terminator(Block::from_u32(node.0))?] {
            InstData::Branch { cond } => Some(u32::from(self.compute(cond)? == 0)),
            InstData::Switch { value, cases } => {
                let bits = self.compute(value)?;
                let case = self.func.case_values(cases).iter().position(|&case| case == bits);
                Some(case.map_or(0, |case| case as u32 + 1))
            }
            _ => None,
        }
    }

    /// What `value` is while the phi is `bits`, if it is computed from that and constants in a few steps.
    fn compute(&self, value: Value) -> Option<u64> {
        let func = self.func;
        let mut chain = [value; MAX_DEPTH as usize];
        let mut value = value;
        let mut length = 0;
        while value != self.phi && !self.seen[..self.n_seen].contains(&value) {
            let ValueDef::Result(inst) = func.def(value) else { return None };
            *chain.get_mut(length)? = value;
            length += 1;
            value = match func.insts[inst] {
                InstData::Unary { arg, .. } => arg,
                InstData::Binary { args: [a, b], .. } | InstData::Icmp { args: [a, b], .. } => {
                    constant(func, b).map(|_| a)?
                }
                _ => return None,
            };
        }
        let mut bits = self.bits;
        for &result in chain[..length].iter().rev() {
            let ValueDef::Result(inst) = func.def(result) else { return None };
            bits = match func.insts[inst] {
                InstData::Unary { op, arg } => semantics::unary(op, func.ty(arg), func.ty(result), bits),
                InstData::Binary { op, args: [a, b], .. } => {
                    semantics::binary(op, func.ty(a), bits, constant(func, b)?).ok()?
                }
                InstData::Icmp { cc, args: [a, b] } => {
                    u64::from(semantics::icmp(cc, func.ty(a), bits, constant(func, b)?))
                }
                _ => return None,
            };
        }
        Some(bits)
    }
}
