//! The fixed point: which values are constants on the edges that may be taken.

use cranelift_entity::EntityRef;
use sheave_ir::{BinaryOp, Block, ConstData, Function, Inst, InstData, TernaryOp, Value, ValueDef};
use sheave_ssa::{EdgeId, Graph, refill};

use crate::blocks::{self, args_of, node, scrutinee, taken_edge};

/// What is known of a value. It only ever goes from one of these to a later one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Content {
    /// Nothing yet: it has not been reached.
    #[default]
    Unknown,
    /// These bits, whenever it is computed.
    Constant(u64),
    /// Not always the same.
    Varying,
}

impl Content {
    /// What is known of `value` before any instruction is visited.
    pub(super) fn of(func: &Function, value: Value) -> Content {
        match func.def(value) {
            ValueDef::Const(constant) => match func.consts[constant] {
                ConstData::Bits(bits) => Content::Constant(bits),
                ConstData::Undef => Content::Constant(0),
                _ => Content::Varying,
            },
            ValueDef::Param(_) | ValueDef::Variable => Content::Varying,
            ValueDef::Result(_) | ValueDef::Phi(_) => Content::Unknown,
        }
    }

    /// What holds of both.
    pub(super) fn meet(self, other: Content) -> Content {
        match (self, other) {
            (Content::Unknown, known) | (known, Content::Unknown) => known,
            (a, b) if a == b => a,
            _ => Content::Varying,
        }
    }
}

/// Where a value is used.
#[derive(Clone, Copy, Debug)]
enum User {
    /// By an instruction of the block.
    Inst(Block, Inst),
    /// As the argument of an edge, by a phi.
    Phi(EdgeId, Value),
}

/// The fixed point of one function; keep it for the next one.
#[derive(Debug, Default)]
pub(super) struct Solver {
    /// By value.
    content: Vec<Content>,
    /// By edge: it may be taken.
    taken: Vec<bool>,
    /// By block: an edge into it may be taken.
    reached: Vec<bool>,
    /// By value: the end of its row in `users`.
    row_end: Vec<u32>,
    users: Vec<User>,
    /// Edges that may be taken, whose targets have not been visited.
    edges: Vec<EdgeId>,
    /// Values whose users have not been visited since they changed.
    values: Vec<Value>,
}

impl Solver {
    /// Whether `block` may be reached.
    pub(super) fn reaches(&self, block: sheave_ssa::Block) -> bool {
        self.reached[block.0 as usize]
    }

    /// What is known of `value`.
    fn content(&self, value: Value) -> Content {
        self.content[value.index()]
    }

    /// The bits of `value`, if it is a constant.
    pub(super) fn bits(&self, value: Value) -> Option<u64> {
        match self.content(value) {
            Content::Constant(bits) => Some(bits),
            _ => None,
        }
    }

    /// The index of the successor that the choice `last` always takes.
    pub(super) fn only_successor(&self, func: &Function, last: Inst) -> Option<u32> {
        taken_edge(func, last, |value| self.bits(value))
    }

    /// Finds the fixed point of `func`, whose graph is `graph`.
    pub(super) fn solve(&mut self, func: &Function, graph: &Graph) {
        self.begin(func, graph);
        self.find_users(func, graph);
        self.reach(func, graph, graph.entry());
        loop {
            if let Some(edge) = self.edges.pop() {
                self.follow(func, graph, edge);
            } else if let Some(value) = self.values.pop() {
                self.visit_users(func, graph, value);
            } else {
                break;
            }
        }
    }

    fn begin(&mut self, func: &Function, graph: &Graph) {
        self.content.clear();
        self.content.extend(func.values.keys().map(|value| Content::of(func, value)));
        refill(&mut self.taken, graph.n_edges(), false);
        refill(&mut self.reached, graph.n_blocks(), false);
        self.edges.clear();
        self.values.clear();
    }

    /// The rows of users: a counting sort by value, filled from the ends.
    fn find_users(&mut self, func: &Function, graph: &Graph) {
        refill(&mut self.row_end, func.n_values() + 1, 0);
        let row_end = &mut self.row_end;
        for_each_use(func, graph, |value, _| row_end[value.index()] += 1);
        let mut sum = 0;
        for end in row_end.iter_mut() {
            sum += *end;
            *end = sum;
        }
        refill(&mut self.users, sum as usize, User::Inst(Block::new(0), Inst::new(0)));
        let users = &mut self.users;
        for_each_use(func, graph, |value, user| {
            row_end[value.index()] -= 1;
            users[row_end[value.index()] as usize] = user;
        });
        // The ends are starts now, and the start of the next row is the end.
    }

    fn visit_users(&mut self, func: &Function, graph: &Graph, value: Value) {
        let row = self.row_end[value.index()]..self.row_end[value.index() + 1];
        for at in row {
            match self.users[at as usize] {
                User::Inst(block, inst) if self.reached[block.index()] => {
                    self.visit(func, graph, block, inst);
                }
                User::Phi(edge, phi) if self.taken[edge.index()] => self.lower(phi, self.content(value)),
                User::Inst(..) | User::Phi(..) => {}
            }
        }
    }

    /// `edge` may be taken.
    fn take(&mut self, edge: EdgeId) {
        if !std::mem::replace(&mut self.taken[edge.index()], true) {
            self.edges.push(edge);
        }
    }

    /// Brings what `edge` does to the phis of its target, and visits that the first time.
    fn follow(&mut self, func: &Function, graph: &Graph, edge: EdgeId) {
        let target = graph.target(edge);
        for (&phi, &arg) in func.phis(Block::from_u32(target.0)).iter().zip(args_of(func, graph, edge)) {
            self.lower(phi, self.content(arg));
        }
        if !self.reached[target.index()] {
            self.reach(func, graph, target);
        }
    }

    fn reach(&mut self, func: &Function, graph: &Graph, node: sheave_ssa::Block) {
        self.reached[node.index()] = true;
        let block = Block::from_u32(node.0);
        for &inst in func.block_insts(block) {
            self.visit(func, graph, block, inst);
        }
    }

    /// Computes the result of `inst` again, or where its block goes.
    fn visit(&mut self, func: &Function, graph: &Graph, block: Block, inst: Inst) {
        let data = &func.insts[inst];
        if data.is_terminator() {
            self.visit_terminator(func, graph, block, inst);
        }
        match evaluate(func, data, inst, |value| self.content(value)) {
            Some(content) => {
                if let Some(result) = func.result(inst) {
                    self.lower(result, content);
                }
            }
            None => {
                for result in func.results(inst) {
                    self.lower(result, Content::Varying);
                }
            }
        }
    }

    fn visit_terminator(&mut self, func: &Function, graph: &Graph, block: Block, inst: Inst) {
        match scrutinee(func, block).map_or(Content::Varying, |value| self.content(value)) {
            Content::Unknown => {}
            Content::Constant(_) => {
                let index = self.only_successor(func, inst).unwrap_or(0);
                self.take(graph.edge_id(sheave_ssa::Edge::new(node(block), index)));
            }
            Content::Varying => {
                graph.edges_out(node(block)).for_each(|edge| self.take(edge));
            }
        }
    }

    /// `value` is no more than `content`.
    fn lower(&mut self, value: Value, content: Content) {
        let known = &mut self.content[value.index()];
        let met = known.meet(content);
        if met != *known {
            *known = met;
            self.values.push(value);
        }
    }
}

/// What the one result of an operation is if its operands are what `content` says; `None` for what has no
/// result that could be a constant.
pub(super) fn evaluate(
    func: &Function,
    data: &InstData,
    inst: Inst,
    mut content: impl FnMut(Value) -> Content,
) -> Option<Content> {
    use Content::{Constant, Unknown, Varying};
    let (a, b) = match *data {
        InstData::Unary { arg, .. } => (arg, arg),
        InstData::Binary { args: [a, b], .. }
        | InstData::Icmp { args: [a, b], .. }
        | InstData::Fcmp { args: [a, b], .. } => (a, b),
        InstData::Ternary { op: TernaryOp::Select, args: [condition, a, b] } => {
            return Some(match content(condition) {
                Unknown => Unknown,
                Constant(0) => content(b),
                Constant(_) => content(a),
                Varying => content(a).meet(content(b)),
            });
        }
        _ => return None,
    };
    // Zero bits stay zero whatever the other operand is.
    let keeps_zero = matches!(data, InstData::Binary { op: BinaryOp::And | BinaryOp::Mul, .. });
    // The second operand is the simpler one of most operations.
    Some(match content(b) {
        Varying if !keeps_zero => Varying,
        Constant(0) if keeps_zero => Constant(0),
        y => match (if a == b { y } else { content(a) }, y) {
            (Constant(0), _) if keeps_zero => Constant(0),
            (Varying, _) | (_, Varying) => Varying,
            (Constant(x), Constant(y)) => {
                let bits = |value| Some(if value == a { x } else { y });
                blocks::evaluate(func, data, func.ty(func.result(inst)?), bits).map_or(Varying, Constant)
            }
            _ => Unknown,
        },
    })
}

fn for_each_use(func: &Function, graph: &Graph, mut f: impl FnMut(Value, User)) {
    for node in graph.preorder() {
        let block = Block::from_u32(node.0);
        for &inst in func.block_insts(block) {
            func.insts[inst].for_each_arg(&func.pool, |arg| f(arg, User::Inst(block, inst)));
        }
        for (id, edge) in graph.edges_out(node).zip(func.succ_edges(block)) {
            let args = edge.args.as_slice(&func.pool);
            for (&phi, &arg) in func.phis(edge.target).iter().zip(args) {
                f(arg, User::Phi(id, phi));
            }
        }
    }
}
