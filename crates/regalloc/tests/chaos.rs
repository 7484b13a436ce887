//! Hosts that answer anything: contradictory, out of range, different at each call. Planning gives an error
//! or a plan, and never panics. What a host that keeps its word is told is right.
//!
//! `cargo test --release -p sheave-regalloc --test chaos -- --ignored` runs a million of them.

use std::cell::RefCell;

use sheave_regalloc::host::{CodeHost, Ctx, InstSink, plan};
use sheave_regalloc::testing::{FLOAT, INT, OTHER, Random, Target};
use sheave_regalloc::{
    Access, At, Class, Constraint, InstKind, Operand, Options, Preg, PregSet, Vreg, VregInfo, text,
};
use sheave_ssa::{Block, Cfg, Edge, Inst};

/// Answers come from a seed and the question, or for a host that changes from the next random number.
struct Chaos {
    seed: u64,
    changing: Option<RefCell<u64>>,
    n_blocks: usize,
    n_vregs: usize,
    /// One answer in so many is out of range.
    wrong: usize,
    /// Operands are in any register, mostly.
    tame: bool,
}

impl Chaos {
    fn new(seed: u64) -> Self {
        let mut random = Random::new(seed);
        Chaos {
            seed,
            n_blocks: 1 + random.below(6),
            n_vregs: 1 + random.below(12),
            wrong: [1 << 30, 300, 40][random.below(3)],
            tame: !random.one_in(3),
            changing: random.one_in(3).then(|| RefCell::new(!seed)),
        }
    }

    /// The generator that answers the question `about` the entity `which`.
    fn random(&self, about: u64, which: usize) -> Random {
        match &self.changing {
            Some(next) => {
                let next_seed = next.borrow().wrapping_add(1);
                *next.borrow_mut() = next_seed;
                Random::new(next_seed << 20)
            }
            None => Random::new(self.seed ^ about << 40 ^ (which as u64) << 52),
        }
    }

    /// Below `n`, mostly.
    fn number(&self, random: &mut Random, n: usize) -> u32 {
        if random.one_in(self.wrong) || n == 0 {
            return [n as u32, 1 << 28, 1 << 29, u32::MAX - 1, u32::MAX][random.below(5)];
        }
        random.below(n) as u32
    }

    fn count(&self, about: u64, n: usize) -> usize {
        let mut random = self.random(about, 0);
        if random.one_in(self.wrong) { [0, n + 1, 1 << 29, 1 << 31][random.below(4)] } else { n }
    }

    fn class(&self, random: &mut Random) -> Class {
        [INT, INT, INT, FLOAT, if random.one_in(self.wrong) { OTHER } else { INT }][random.below(5)]
    }

    fn preg(&self, random: &mut Random) -> Preg {
        let class = if self.tame { INT } else { self.class(random) };
        let usual = [0, 1, 2, 3, 5, 6, 7][random.below(7)];
        Preg::new(class, if random.one_in(self.wrong) { random.below(64) as u8 } else { usual })
    }

    fn operand(&self, random: &mut Random) -> Operand {
        let vreg = Vreg(self.number(random, self.n_vregs));
        let access = [Access::Use, Access::Use, Access::Def, Access::UseDef][random.below(4)];
        let usual = if access == Access::Use { At::Early } else { At::Late };
        if self.tame && !random.one_in(8) {
            return Operand::new(vreg, access, usual, Constraint::Reg);
        }
        let at = if random.one_in(4) { [At::Early, At::Late][random.below(2)] } else { usual };
        let constraint = match random.below(5) {
            0 => Constraint::Any,
            1 => Constraint::Fixed(self.preg(random)),
            2 => Constraint::Reuse([0, 0, 1, 2, 255][random.below(5)]),
            _ => Constraint::Reg,
        };
        Operand::new(vreg, access, at, constraint)
    }
}

impl Cfg for Chaos {
    fn n_blocks(&self) -> usize {
        self.count(1, self.n_blocks)
    }

    fn entry(&self) -> Block {
        Block(self.number(&mut self.random(2, 0), self.n_blocks))
    }

    fn successors(&self, block: Block, mut visit: impl FnMut(Block)) {
        let mut random = self.random(3, block.index());
        for _ in 0..random.below(4) {
            visit(Block(self.number(&mut random, self.n_blocks)));
        }
    }

    fn layout(&self, mut visit: impl FnMut(Block)) {
        let mut random = self.random(4, 0);
        for _ in 0..random.below(4) {
            visit(Block(self.number(&mut random, self.n_blocks)));
        }
    }

    fn frequency(&self, block: Block) -> Option<u64> {
        let mut random = self.random(5, block.index());
        [None, Some(0), Some(1), Some(1 << random.below(64))][if self.tame { 1 } else { 0 } + random.below(3)]
    }
}

impl CodeHost for Chaos {
    fn n_vregs(&self) -> usize {
        self.count(6, self.n_vregs)
    }

    fn vreg(&self, vreg: Vreg) -> VregInfo {
        let mut random = self.random(7, vreg.index());
        let class = if self.tame { INT } else { self.class(&mut random) };
        let wrong = random.one_in(self.wrong);
        let bytes = if wrong {
            [0, 3, 128, 255][random.below(4)]
        } else if self.tame {
            8
        } else {
            1 << random.below(4)
        };
        let hint = random.one_in(5).then(|| self.preg(&mut random)).filter(|p| wrong || p.class() == class);
        let remat = random.one_in(if self.tame { 40 } else { 6 }).then_some(3);
        VregInfo { hint, remat, ..VregInfo::new(class, bytes) }
    }

    fn n_insts(&self) -> usize {
        self.count(8, 8 * self.n_blocks)
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        let mut random = self.random(9, block.index());
        if random.one_in(self.wrong) {
            sink.operand(self.operand(&mut random));
        }
        for k in 0..if random.one_in(self.wrong) { 0 } else { 1 + random.below(6) } {
            let own = 8 * block.index() + k;
            let wrong = random.one_in(self.wrong);
            let inst = if wrong { self.number(&mut random, 8 * self.n_blocks) } else { own as u32 };
            let kinds = [InstKind::Plain, InstKind::Commutative, InstKind::Arrival, InstKind::Move];
            let kind =
                if random.one_in(if self.tame { 60 } else { 8 }) { kinds[random.below(4)] } else { kinds[0] };
            let clobbers = match random.below(6) {
                0 => PregSet::of(&[self.preg(&mut random), self.preg(&mut random)]),
                1 if random.one_in(self.wrong) => PregSet::of_class(OTHER, u64::MAX),
                _ => PregSet::EMPTY,
            };
            sink.inst(Inst(inst), kind, clobbers);
            for _ in 0..random.below(4) {
                sink.operand(self.operand(&mut random));
            }
        }
    }

    fn params(&self, block: Block, mut visit: impl FnMut(Vreg)) {
        let mut random = self.random(10, block.index());
        for _ in 0..if block == self.entry() && !random.one_in(self.wrong) { 0 } else { random.below(3) } {
            visit(Vreg(self.number(&mut random, self.n_vregs)));
        }
    }

    fn args(&self, edge: Edge, mut visit: impl FnMut(Vreg)) {
        let mut random = self.random(11, 8 * edge.from.index() + edge.index as usize);
        let (mut k, mut n) = (0, 0);
        self.successors(edge.from, |target| {
            if k == edge.index && target.index() < self.n_blocks {
                self.params(target, |_| n += 1);
            }
            k += 1;
        });
        for _ in 0..if random.one_in(self.wrong) { n + 1 } else { n } {
            visit(Vreg(self.number(&mut random, self.n_vregs)));
        }
    }

    fn splittable(&self, edge: Edge) -> bool {
        !self.random(12, edge.from.index()).one_in(12)
    }

    fn share_slots(&self) -> bool {
        self.random(13, 0).one_in(2)
    }
}

/// Says which host made a planner panic.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this was the host of seed {}", self.0);
        }
    }
}

/// How many hosts got a plan, and how many an error.
fn run(seeds: std::ops::Range<u64>) -> [u64; 2] {
    let (mut ctx, mut counts) = (Ctx::default(), [0; 2]);
    let targets = [Target::usual(None), Target::usual(Some(4)), Target::wide(None)];
    for seed in seeds {
        let _seed = Seed(seed);
        let host = Chaos::new(seed);
        let registers = &targets[seed as usize % targets.len()].registers;
        let options = Options::default().max_spill_bytes([1 << 30, 8][seed as usize / 3 % 2]);
        match plan(&host, registers, &mut ctx, &options) {
            Ok(plan) => {
                // Whatever was taken at its word has a right answer.
                let faults = plan.check(registers);
                let told = || text::Problem { code: plan.code().clone(), registers: registers.clone() };
                assert!(faults.is_empty(), "seed {seed}: {}\n{}\n{plan}", faults[0], told());
                counts[0] += u64::from(!plan.to_string().is_empty());
            }
            Err(error) => counts[1] += u64::from(!error.to_string().is_empty()),
        }
    }
    counts
}

#[test]
fn no_host_makes_the_allocator_panic() {
    let counts = run(0..60_000);
    println!("{counts:?}");
    assert!(counts.iter().all(|&count| count > 3_000), "{counts:?}");
}

#[test]
#[ignore = "cargo test --release -p sheave-regalloc --test chaos -- --ignored"]
fn a_million_hosts() {
    println!("{:?}", run(0..1_000_000));
}
