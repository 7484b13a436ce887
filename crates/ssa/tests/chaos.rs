//! Hosts that answer at random: out of range, contradictory, and otherwise at the next call. Planning gives a
//! plan or an error, checking too; nothing panics.
//!
//! `cargo test --release -p sheave-ssa --test main -- --ignored` runs a million of them.

use std::cell::RefCell;

use sheave_ssa::host::{
    AccessSink, Cfg, Constraint, Escape, InstSink, MemAccess, SlotHost, SlotInfo, ValueKind,
};
use sheave_ssa::variables::{VarHost, VarSink};
use sheave_ssa::{Block, Edge, Inst, Slot, SsaHost, Type, Value, Var};
use sheave_ssa::{eliminate, promote, sroa, variables};
use sheave_testing::Rng;

/// Answers come from a seed and the question, or for a host that changes from the next random number.
struct Chaos {
    seed: u64,
    changing: Option<RefCell<Rng>>,
    n: [usize; 5],
    /// One answer in so many is out of range.
    wrong: usize,
}

impl Chaos {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let n = [1 + rng.below(7), rng.below(5), rng.below(20), rng.below(20), rng.below(4)];
        let wrong = [1 << 20, 200, 30][rng.below(3)];
        let changing = rng.one_in(3).then(|| RefCell::new(Rng::new(!seed)));
        Chaos { seed, changing, n, wrong }
    }

    /// The generator that answers the question `about` the entity `which`.
    fn rng(&self, about: u64, which: usize) -> Rng {
        match &self.changing {
            Some(rng) => Rng::new(rng.borrow_mut().word()),
            None => Rng::new(self.seed ^ about << 40 ^ (which as u64) << 20),
        }
    }

    /// Below `n`, mostly.
    fn number(&self, rng: &mut Rng, n: usize) -> u32 {
        if rng.one_in(self.wrong) || n == 0 {
            return [n as u32, n as u32 + 1, 1 << 29, 1 << 30, u32::MAX][rng.below(5)];
        }
        rng.below(n) as u32
    }

    fn count(&self, about: u64, n: usize) -> usize {
        let mut rng = self.rng(about, 0);
        if rng.one_in(self.wrong * 4) { [0, n + 1, 1 << 30, 1 << 31][rng.below(4)] } else { n }
    }

    fn ty(rng: &mut Rng) -> Type {
        let bytes = [0, 1, 2, 4, 4, 8, 8, 16, 300][rng.below(9)];
        match rng.below(6) {
            0 => Type::float(bytes),
            1 => Type::pointer(bytes),
            2 => Type::opaque(rng.below(3) as u8, bytes),
            _ => Type::int(bytes),
        }
    }
}

impl Cfg for Chaos {
    fn n_blocks(&self) -> usize {
        self.count(1, self.n[0])
    }

    fn entry(&self) -> Block {
        Block(self.number(&mut self.rng(2, 0), self.n[0]))
    }

    fn successors(&self, block: Block, mut visit: impl FnMut(Block)) {
        let mut rng = self.rng(3, block.index());
        for _ in 0..rng.below(4) {
            visit(Block(self.number(&mut rng, self.n[0])));
        }
    }

    fn frequency(&self, block: Block) -> Option<u64> {
        let mut rng = self.rng(4, block.index());
        [None, Some(0), Some(rng.word())][rng.below(3)]
    }
}

impl SlotHost for Chaos {
    fn n_slots(&self) -> usize {
        self.count(5, self.n[1])
    }

    fn n_values(&self) -> usize {
        self.count(6, self.n[2])
    }

    fn n_insts(&self) -> usize {
        self.count(7, self.n[3])
    }

    fn slot(&self, slot: Slot) -> SlotInfo {
        let mut rng = self.rng(8, slot.index());
        let mut info = SlotInfo::new([0, 1, 4, 8, 8, 64, u32::MAX][rng.below(7)]);
        info.ty = [None, Some(Chaos::ty(&mut rng))][rng.below(2)];
        (info.volatile, info.param, info.dynamic) = (rng.one_in(9), rng.one_in(9), rng.one_in(9));
        info
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        let mut rng = self.rng(9, block.index());
        let usual = [Type::int(4), Type::int(8)][rng.below(2)];
        for _ in 0..rng.below(8) {
            let inst = Inst(self.number(&mut rng, self.n[3]));
            let slot = Slot(self.number(&mut rng, self.n[1]));
            let value = Value(self.number(&mut rng, self.n[2]));
            let ty = if rng.one_in(4) { Chaos::ty(&mut rng) } else { usual };
            let offset = if rng.one_in(6) { [4, -4, i32::MAX, i32::MIN][rng.below(4)] } else { 0 };
            let access = MemAccess { ty, offset, volatile: rng.one_in(20) };
            let other = Slot(self.number(&mut rng, self.n[1]));
            let bytes = [0, 1, 4, 8, 8, 16, 64, u32::MAX][rng.below(8)];
            match rng.below(19) {
                16 | 17 => {
                    let mut side = |slot| Some((slot, offset)).filter(|_| !rng.one_in(3));
                    let (to, from) = (side(slot), side(other));
                    sink.copy(inst, to, from, bytes);
                }
                18 => sink.fill(inst, slot, offset, bytes),
                0 => sink.fresh(inst, slot),
                1 => sink.address(inst, slot),
                2 if rng.one_in(3) => sink.escape(inst, slot, Escape::Other),
                3 if rng.one_in(3) => sink.returns_twice(inst),
                4 => {
                    let edge = [None, Some(rng.below(3) as u32)][rng.below(2)];
                    sink.asm_output(inst, slot, ty, rng.below(2) as u32, edge);
                }
                5..=9 => sink.store(inst, slot, access, value),
                _ => sink.load(inst, slot, access, value),
            }
        }
    }

    fn is_constant(&self, value: Value) -> bool {
        self.rng(10, value.index()).one_in(3)
    }

    fn definition_block(&self, value: Value) -> Option<Block> {
        let mut rng = self.rng(11, value.index());
        [None, Some(Block(self.number(&mut rng, self.n[0])))][rng.below(2)]
    }

    fn big_endian(&self) -> bool {
        self.rng(12, 0).one_in(4)
    }
}

impl VarHost for Chaos {
    fn n_vars(&self) -> usize {
        self.count(13, self.n[4])
    }

    fn n_values(&self) -> usize {
        self.count(14, self.n[2])
    }

    fn n_insts(&self) -> usize {
        self.count(15, self.n[3])
    }

    fn params(&self, mut visit: impl FnMut(Var, Value)) {
        let mut rng = self.rng(16, 0);
        for _ in 0..rng.below(3) {
            visit(Var(self.number(&mut rng, self.n[4])), Value(self.number(&mut rng, self.n[2])));
        }
    }

    fn events(&self, block: Block, sink: &mut impl VarSink) {
        let mut rng = self.rng(17, block.index());
        for _ in 0..rng.below(8) {
            let inst = Inst(self.number(&mut rng, self.n[3]));
            let var = Var(self.number(&mut rng, self.n[4]));
            match rng.below(3) {
                0 => sink.uses(inst, var),
                1 => sink.defines(inst, var, Value(self.number(&mut rng, self.n[2]))),
                _ => sink.copies(inst, var, Var(self.number(&mut rng, self.n[4]))),
            }
        }
    }
}

impl SsaHost for Chaos {
    fn n_values(&self) -> usize {
        self.count(18, self.n[2])
    }

    fn n_insts(&self) -> usize {
        self.count(19, self.n[3])
    }

    fn phis(&self, block: Block, mut visit: impl FnMut(Value)) {
        // Each block has values of its own, mostly.
        let (mut rng, share) = (self.rng(20, block.index()), self.n[2] / self.n[0]);
        for phi in 0..rng.below(3).min(share) {
            let own = (block.index() * share + phi) as u32;
            visit(Value(if rng.one_in(self.wrong) { self.number(&mut rng, self.n[2]) } else { own }));
        }
    }

    fn phi_args(&self, edge: Edge, mut visit: impl FnMut(Value)) {
        let mut rng = self.rng(21, edge.from.index() * 8 + edge.index as usize);
        let mut n = 0;
        let mut k = 0;
        self.successors(edge.from, |target| {
            if k == edge.index && target.index() < self.n[0] {
                self.phis(target, |_| n += 1);
            }
            k += 1;
        });
        for _ in 0..if rng.one_in(self.wrong) { n + 1 } else { n } {
            visit(Value(self.number(&mut rng, self.n[2])));
        }
    }

    fn entry_args(&self, mut visit: impl FnMut(Value)) {
        let mut rng = self.rng(22, 0);
        if rng.one_in(2) {
            self.phis(self.entry(), |_| visit(Value(self.number(&mut rng, self.n[2]))));
        }
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        let (mut rng, share) = (self.rng(23, block.index()), self.n[2] / self.n[0]);
        let mut own = 3;
        for _ in 0..rng.below(5) {
            sink.inst(Inst(self.number(&mut rng, self.n[3])));
            for _ in 0..rng.below(3) {
                sink.uses(Value(self.number(&mut rng, self.n[2])));
            }
            if rng.one_in(2) && own < share {
                sink.defines(Value((block.index() * share + own) as u32));
                own += 1;
            } else if rng.one_in(self.wrong) {
                sink.defines(Value(self.number(&mut rng, self.n[2])));
            }
        }
    }

    fn value_type(&self, value: Value) -> Type {
        if self.rng(24, value.index()).one_in(self.wrong * 4) { Type::float(8) } else { Type::int(8) }
    }

    fn value_kind(&self, value: Value) -> ValueKind {
        let kinds = [ValueKind::Variable, ValueKind::Variable, ValueKind::Constant, ValueKind::Undef];
        kinds[self.rng(25, value.index()).below(4)]
    }

    fn params(&self, mut visit: impl FnMut(Value)) {
        let mut rng = self.rng(26, 0);
        for _ in 0..rng.below(3) {
            visit(Value(self.number(&mut rng, self.n[2])));
        }
    }

    fn splittable(&self, edge: Edge) -> bool {
        !self.rng(27, edge.from.index()).one_in(12)
    }

    fn constraints(&self, mut visit: impl FnMut(Constraint)) {
        let mut rng = self.rng(28, 0);
        for _ in 0..rng.below(3) {
            let [a, b] = [(); 2].map(|()| Value(self.number(&mut rng, self.n[2])));
            visit(match rng.below(3) {
                0 => Constraint::Fixed { value: a, register: b.0 },
                1 => Constraint::Tied { a, b },
                _ => Constraint::Alone { value: a },
            });
        }
    }
}

/// What was planned and what was refused, of promotion, variables, elimination, splitting.
fn run(seeds: std::ops::Range<u64>) -> [[u64; 2]; 4] {
    let mut counts = [[0; 2]; 4];
    let (mut slots, mut vars, mut phis) = (promote::Ctx::new(), variables::Ctx::new(), eliminate::Ctx::new());
    let mut records = sroa::Ctx::new();
    let constructions: Vec<_> = sheave_testing::ssa::conformance::all_options().collect();
    for seed in seeds {
        let host = Chaos::new(seed);
        let pick = seed as usize / 7;
        let options = promote::Options {
            phi_cost_limit: [u64::MAX, 3][pick % 2],
            ..constructions[pick % constructions.len()]
        };
        let planned = promote::plan(&host, &options, &mut slots).map(|plan| {
            let _ = promote::check::check(&host, plan, &options);
            plan.to_string().len()
        });
        counts[0][usize::from(planned.is_ok())] += 1;
        let options = variables::Options { placement: options.placement, ..variables::Options::default() };
        let planned = variables::plan(&host, &options, &mut vars).map(|plan| {
            let _ = variables::check(&host, plan);
            plan.to_string().len()
        });
        counts[1][usize::from(planned.is_ok())] += 1;
        let strategy = eliminate::Strategy::ALL[pick % eliminate::Strategy::ALL.len()];
        let options = eliminate::Options {
            strategy,
            lower_bound: pick.is_multiple_of(3),
            exact_steps: [0, 50][pick % 2],
            write_undefined: pick.is_multiple_of(4),
            ..eliminate::Options::default()
        };
        let planned = eliminate::plan(&host, &options, &mut phis).map(|plan| {
            let _ = eliminate::check(&host, plan);
            plan.to_string().len()
        });
        counts[2][usize::from(planned.is_ok())] += 1;
        let options = sroa::Options {
            max_value_bytes: [8, 16, 0, u32::MAX][pick % 4],
            shifts: !pick.is_multiple_of(3),
            max_parts: [None, Some(5)][pick % 2],
        };
        let planned = sroa::plan(&host, &options, &mut records).map(|plan| {
            let checked = sroa::check(&host, plan, &options);
            assert!(host.changing.is_some() || checked.is_ok(), "seed {seed}: {checked:?}");
            let last = Slot::new(plan.n_slots());
            plan.keep(last);
            plan.covering(last, -1, 9).len() + plan.to_string().len()
        });
        counts[3][usize::from(planned.is_ok())] += 1;
    }
    counts
}

#[test]
fn no_host_makes_a_planner_panic() {
    let counts = run(0..20_000);
    println!("{counts:?}");
    assert!(counts.iter().flatten().all(|&count| count > 500), "{counts:?}");
}

#[test]
#[ignore = "takes minutes without optimisation: .ci/run --long"]
fn a_million_hosts() {
    println!("{:?}", run(0..1_000_000));
}
