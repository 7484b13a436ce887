//! A compiler that uses the crate: its own small IR, promoted to SSA form and brought out of it again.
//!
//! `cargo run -p sheave-ssa --example embed` prints both plans. `docs/embedding.md` of the repository shows
//! how a host applies plans to its instructions; here only the phis are applied, which is enough for
//! elimination.

use sheave_ssa::eliminate::{self, Strategy};
use sheave_ssa::host::{AccessSink, InstSink, MemAccess, SlotInfo, ValueKind};
use sheave_ssa::promote::{self, Definition};
use sheave_ssa::{Block, Cfg, Edge, Inst, Slot, SlotHost, SsaHost, Type, Value};

/// An instruction of the host. Values are 64-bit words.
#[derive(Clone, Copy)]
enum Op {
    Constant(Value),
    Load(Value, Slot),
    Store(Slot, Value),
    Less(Value, Value, Value),
    Sum(Value, Value, Value),
    Branch(Value),
    Jump,
    Return(Value),
}

/// `a = 0; b = 1; while (a < limit) { t = a + b; a = b; b = t; } return a`, with `a` and `b` in slots. The
/// instruction with index `i` has number `i`.
struct Host {
    insts: Vec<Op>,
    /// The instructions of each block.
    blocks: Vec<std::ops::Range<usize>>,
    successors: Vec<Vec<Block>>,
    n_values: usize,
    phis: Vec<Vec<Value>>,
    /// By block and successor: the arguments for the successor's phis.
    args: Vec<Vec<Vec<Value>>>,
}

fn fibonacci() -> Host {
    use Op::{Branch, Constant, Jump, Less, Load, Return, Store, Sum};
    let (a, b) = (Slot(0), Slot(1));
    let v = Value;
    let blocks: [&[Op]; 4] = [
        &[Constant(v(0)), Constant(v(1)), Constant(v(2)), Store(a, v(0)), Store(b, v(1)), Jump],
        &[Load(v(3), a), Less(v(4), v(3), v(2)), Branch(v(4))],
        &[Load(v(5), a), Load(v(6), b), Sum(v(7), v(5), v(6)), Store(a, v(6)), Store(b, v(7)), Jump],
        &[Load(v(8), a), Return(v(8))],
    ];
    let successors = vec![vec![Block(1)], vec![Block(2), Block(3)], vec![Block(1)], vec![]];
    let mut end = 0;
    Host {
        insts: blocks.concat(),
        blocks: blocks
            .iter()
            .map(|block| {
                end += block.len();
                end - block.len()..end
            })
            .collect(),
        n_values: 9,
        phis: vec![vec![]; 4],
        args: successors.iter().map(|to| vec![vec![]; to.len()]).collect(),
        successors,
    }
}

impl Cfg for Host {
    fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.successors[block.index()].iter().copied().for_each(visit);
    }
}

impl Host {
    fn is_constant(&self, value: Value) -> bool {
        self.insts.iter().any(|op| matches!(op, Op::Constant(result) if *result == value))
    }
}

/// What promotion must know.
impl SlotHost for Host {
    fn n_slots(&self) -> usize {
        2
    }

    fn n_values(&self) -> usize {
        self.n_values
    }

    fn n_insts(&self) -> usize {
        self.insts.len()
    }

    fn slot(&self, _: Slot) -> SlotInfo {
        SlotInfo { ty: Some(Type::int(8)), ..SlotInfo::new(8) }
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        let access = MemAccess::plain(Type::int(8));
        for index in self.blocks[block.index()].clone() {
            match self.insts[index] {
                Op::Load(result, slot) => sink.load(Inst::new(index), slot, access, result),
                Op::Store(slot, value) => sink.store(Inst::new(index), slot, access, value),
                _ => {}
            }
        }
    }

    fn is_constant(&self, value: Value) -> bool {
        self.is_constant(value)
    }
}

/// What elimination must know.
impl SsaHost for Host {
    fn n_values(&self) -> usize {
        self.n_values
    }

    fn n_insts(&self) -> usize {
        self.insts.len()
    }

    fn phis(&self, block: Block, visit: impl FnMut(Value)) {
        self.phis[block.index()].iter().copied().for_each(visit);
    }

    fn phi_args(&self, edge: Edge, visit: impl FnMut(Value)) {
        self.args[edge.from.index()][edge.index as usize].iter().copied().for_each(visit);
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        for index in self.blocks[block.index()].clone() {
            sink.inst(Inst::new(index));
            match self.insts[index] {
                Op::Constant(result) => sink.defines(result),
                Op::Less(result, a, b) | Op::Sum(result, a, b) => {
                    sink.uses(a);
                    sink.uses(b);
                    sink.defines(result);
                }
                Op::Branch(value) | Op::Return(value) => sink.uses(value),
                // Promotion has removed loads and stores.
                Op::Load(..) | Op::Store(..) | Op::Jump => {}
            }
        }
    }

    fn value_type(&self, _: Value) -> Type {
        Type::int(8)
    }

    fn value_kind(&self, value: Value) -> ValueKind {
        if self.is_constant(value) { ValueKind::Constant } else { ValueKind::Variable }
    }

    fn params(&self, _: impl FnMut(Value)) {}
}

/// Gives the phis of `plan` values, fills in their arguments and replaces what loads defined.
fn apply(host: &mut Host, plan: &promote::Plan) {
    let first_phi = host.n_values;
    for phi in plan.phis() {
        host.phis[phi.block.index()].push(Value::new(host.n_values));
        host.n_values += 1;
    }
    let value_of = |definition| match definition {
        Definition::Value(value) => value,
        Definition::Phi(phi) => Value::new(first_phi + phi as usize),
        // Every slot is written before it is read, by accesses of one type.
        other => unreachable!("{other:?}"),
    };
    for (block, edges) in host.args.iter_mut().enumerate() {
        for (k, args) in edges.iter_mut().enumerate() {
            args.extend(plan.edge_args(Edge::new(Block::new(block), k as u32)).map(value_of));
        }
    }
    let rename = |value: &mut Value| {
        if let Some(definition) = plan.replacement(*value) {
            *value = value_of(definition);
        }
    };
    for op in &mut host.insts {
        match op {
            Op::Less(_, a, b) | Op::Sum(_, a, b) => [a, b].into_iter().for_each(rename),
            Op::Branch(value) | Op::Return(value) => rename(value),
            Op::Constant(_) | Op::Load(..) | Op::Store(..) | Op::Jump => {}
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut host = fibonacci();
    let (mut ctx, options) = (promote::Ctx::new(), promote::Options::default());
    let plan = promote::plan(&host, &options, &mut ctx)?;
    for phi in plan.phis() {
        println!("promote: {} needs a phi for {}", phi.block, phi.slot);
    }
    // The checker shares no code with the pass. An embedder runs it in debug builds.
    promote::check::check(&host, plan, &options)?;
    assert_eq!(plan.n_phis(), 2);
    apply(&mut host, plan);

    let mut ctx = eliminate::Ctx::new();
    for strategy in Strategy::ALL {
        let plan = eliminate::plan(&host, &eliminate::Options::new(strategy), &mut ctx)?;
        println!("eliminate by {strategy}: {} copies", plan.copies.len());
        for sequence in &plan.sequences {
            let copies = plan.sequence_copies(sequence).iter();
            let copies: Vec<String> =
                copies.map(|copy| format!("{} <- {}", copy.dest, copy.source)).collect();
            println!("    {}: {}", sequence.at, copies.join(", "));
        }
    }
    Ok(())
}
