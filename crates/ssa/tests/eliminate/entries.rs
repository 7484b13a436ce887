//! Entry blocks with predecessors, and with phis.

use super::*;
use sheave_ssa::host::{Cfg, InstSink, ValueKind};
use sheave_ssa::{Block, Edge, Entity, Error, Rule, Type};
use sheave_testing::Rng;

/// A function without its block 0, which has one edge: what that block defines are parameters.
struct Headless {
    mini: Mini,
    /// What undefined arguments are called.
    says_undefined: bool,
}

impl Cfg for Headless {
    fn n_blocks(&self) -> usize {
        self.mini.blocks.len() - 1
    }

    fn entry(&self) -> Block {
        Block(self.mini.blocks[0].edges[0].0.0 - 1)
    }

    fn successors(&self, block: Block, mut visit: impl FnMut(Block)) {
        self.mini.successors(Block(block.0 + 1), |succ| visit(Block(succ.0 - 1)));
    }
}

impl SsaHost for Headless {
    fn n_values(&self) -> usize {
        self.mini.n_values()
    }

    fn n_insts(&self) -> usize {
        self.mini.n_insts()
    }

    fn phis(&self, block: Block, visit: impl FnMut(Value)) {
        self.mini.phis(Block(block.0 + 1), visit);
    }

    fn phi_args(&self, edge: Edge, visit: impl FnMut(Value)) {
        self.mini.phi_args(Edge::new(Block(edge.from.0 + 1), edge.index), visit);
    }

    fn entry_args(&self, visit: impl FnMut(Value)) {
        let mut args = Vec::new();
        self.mini.phi_args(Edge::new(Block(0), 0), |arg| args.push(arg));
        if self.says_undefined || args.iter().any(|arg| self.value_kind(*arg) != ValueKind::Undef) {
            args.into_iter().for_each(visit);
        }
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        self.mini.insts(Block(block.0 + 1), sink);
    }

    fn value_type(&self, value: Value) -> Type {
        self.mini.value_type(value)
    }

    fn value_kind(&self, value: Value) -> ValueKind {
        self.mini.value_kind(value)
    }

    fn params(&self, mut visit: impl FnMut(Value)) {
        self.mini.params(&mut visit);
        self.mini.blocks[0].insts.iter().flat_map(|inst| &inst.defs).copied().for_each(visit);
    }
}

#[test]
fn random_functions_with_phis_in_the_entry() {
    let (mut entered, mut copied, mut looped) = (0, 0, 0);
    for seed in 0..4000 {
        let mut rng = Rng::new(seed);
        let (n_blocks, n_phis) = (3 + rng.below(9), 2 + rng.below(9));
        let mini = random::function(&mut rng, n_blocks, n_phis);
        let [(target, _)] = &mini.blocks[0].edges[..] else { continue };
        let target = *target;
        let host = Headless { mini, says_undefined: rng.one_in(2) };
        let n_preds = host.mini.blocks[1..]
            .iter()
            .flat_map(|block| &block.edges)
            .filter(|edge| edge.0 == target)
            .count();
        if n_preds == 0 {
            continue;
        }
        looped += 1;
        for strategy in Strategy::ALL {
            let mut ctx = Ctx::new();
            let plan = plan(&host, &Options::new(strategy), &mut ctx).unwrap();
            sheave_ssa::eliminate::check(&host, plan)
                .unwrap_or_else(|error| panic!("{error} in seed {seed} under {strategy}"));
            entered += usize::from(!host.mini.blocks[target.index()].phis.is_empty());
            let before = Position::End(Block::new(host.n_blocks()));
            copied += usize::from(plan.sequences.iter().any(|sequence| sequence.at == before));
        }
    }
    assert!(looped > 200 && entered > 200 && copied > 100, "{looped} {entered} {copied}");
}

#[test]
fn phis_of_the_entry_are_undefined_where_nothing_is_said() {
    // block0: v1 = phi [on entry: undefined], [block0: v2]; v2 = op v1; branch v2, block0, block1
    let mut mini = Mini::new(3);
    let undef = mini.undef();
    let phi = mini.phi(1);
    mini.end(0, &[], &[(1, &[undef])]);
    let next = mini.op(1, &[phi]);
    mini.end(1, &[next], &[(1, &[next]), (2, &[])]);
    mini.end(2, &[], &[]);
    let host = Headless { mini, says_undefined: false };
    let mut ctx = Ctx::new();
    let coalesced = plan(&host, &Options::default(), &mut ctx).unwrap();
    assert_eq!((coalesced.copies.len(), sheave_ssa::eliminate::check(&host, coalesced)), (0, Ok(())));
    let options = Options { write_undefined: true, ..Options::default() };
    let error = plan(&host, &options, &mut ctx).expect_err("there is nothing to write");
    assert_eq!(error, Error::new(Rule::PhiArgumentCount, Entity::Edge(Edge::new(Block(2), 0))));
    let host = Headless { says_undefined: true, ..host };
    let written = plan(&host, &options, &mut ctx).unwrap();
    assert_eq!(written.sequences[0].at, Position::End(Block(2)), "a block before the entry writes it");
    assert_eq!(sheave_ssa::eliminate::check(&host, written), Ok(()));
}
