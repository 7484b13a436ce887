//! Code that breaks any rule: contradictory, out of range, in tables that do not fit. [`Code::check`] refuses
//! it, or the allocator gives an error or a right answer, and never panics.
//!
//! `cargo test --release -p sheave-regalloc --test main -- --ignored` runs a million of them.

use sheave_regalloc::{
    Access, At, Class, Code, Constraint, Ctx, InstKind, Operand, Options, Output, Preg, PregSet, Vreg,
    VregInfo, checker, run, text,
};
use sheave_testing::Rng;
use sheave_testing::regalloc::{FLOAT, INT, OTHER, Target};

/// A generator of code.
struct Chaos {
    random: Rng,
    n_blocks: usize,
    n_vregs: usize,
    /// One answer in so many is out of range.
    wrong: usize,
    /// Operands are in any register, mostly.
    tame: bool,
}

impl Chaos {
    fn new(seed: u64) -> Self {
        let mut random = Rng::new(seed);
        Chaos {
            n_blocks: 1 + random.below(6),
            n_vregs: 1 + random.below(12),
            wrong: [1 << 30, 300, 40][random.below(3)],
            tame: !random.one_in(3),
            random,
        }
    }

    fn is_wrong(&mut self) -> bool {
        self.random.one_in(self.wrong)
    }

    /// Below `n`, mostly.
    fn number(&mut self, n: usize) -> u32 {
        if self.is_wrong() || n == 0 {
            return [n as u32, 1 << 28, 1 << 29, u32::MAX - 1, u32::MAX][self.random.below(5)];
        }
        self.random.below(n) as u32
    }

    fn class(&mut self) -> Class {
        let other = if self.is_wrong() { OTHER } else { INT };
        [INT, INT, INT, FLOAT, other][self.random.below(5)]
    }

    fn preg(&mut self) -> Preg {
        let class = if self.tame { INT } else { self.class() };
        let usual = [0, 1, 2, 3, 5, 6, 7][self.random.below(7)];
        Preg::new(class, if self.is_wrong() { self.random.below(64) as u8 } else { usual })
    }

    fn operand(&mut self) -> Operand {
        let vreg = Vreg(self.number(self.n_vregs));
        let access = [Access::Use, Access::Use, Access::Def, Access::UseDef][self.random.below(4)];
        let usual = if access == Access::Use { At::Early } else { At::Late };
        if self.tame && !self.random.one_in(8) {
            return Operand::new(vreg, access, usual, Constraint::Reg);
        }
        let at = if self.random.one_in(4) { [At::Early, At::Late][self.random.below(2)] } else { usual };
        let constraint = match self.random.below(5) {
            0 => Constraint::Any,
            1 => Constraint::Fixed(self.preg()),
            2 => Constraint::Reuse([0, 0, 1, 2, 255][self.random.below(5)]),
            _ => Constraint::Reg,
        };
        Operand::new(vreg, access, at, constraint)
    }

    fn vreg(&mut self) -> VregInfo {
        let class = if self.tame { INT } else { self.class() };
        let is_wrong = self.is_wrong();
        let bytes = if is_wrong {
            [0, 3, 128, 255][self.random.below(4)]
        } else if self.tame {
            8
        } else {
            1 << self.random.below(4)
        };
        let hint = self.random.one_in(5).then(|| self.preg()).filter(|p| is_wrong || p.class() == class);
        let remat = self.random.one_in(if self.tame { 40 } else { 6 }).then_some(3);
        VregInfo { hint, remat, ..VregInfo::new(class, bytes) }
    }

    fn inst(&mut self, code: &mut Code) {
        let kinds =
            [InstKind::Plain, InstKind::Commutative, InstKind::Arrival, InstKind::Move, InstKind::Split];
        let is_special = self.random.one_in(if self.tame { 60 } else { 8 });
        let kind = if is_special { kinds[self.random.below(5)] } else { kinds[0] };
        let clobbers = match self.random.below(6) {
            0 => PregSet::of(&[self.preg(), self.preg()]),
            1 if self.is_wrong() => PregSet::of_class(OTHER, u64::MAX),
            _ => PregSet::EMPTY,
        };
        for _ in 0..self.random.below(4) {
            let operand = self.operand();
            code.push_operand(operand);
        }
        let clobbers =
            if self.is_wrong() { self.random.below(256) as u8 } else { code.clobber_set(clobbers) };
        code.end_inst(kind, clobbers);
    }

    fn code(mut self) -> Code {
        let mut code = Code::new();
        for _ in 0..self.n_vregs {
            let info = self.vreg();
            code.new_vreg(info);
        }
        for _ in 0..self.n_blocks {
            for _ in 0..if self.is_wrong() { 0 } else { 1 + self.random.below(6) } {
                self.inst(&mut code);
            }
            let freq = [f32::NAN, 0.0, 1.0, f32::INFINITY, -3.0][self.random.below(5)];
            let succs: Vec<u32> = (0..self.random.below(4)).map(|_| self.number(self.n_blocks)).collect();
            let splittable = !self.random.one_in(12);
            code.end_block(freq, succs, splittable);
        }
        code.share_slots = self.random.one_in(2);
        if self.random.one_in(3) {
            code.block_freqs.clear();
        }
        if self.is_wrong() {
            let table = [&mut code.block_ends, &mut code.succ_ends, &mut code.succs, &mut code.operand_ends];
            let table = table.into_iter().nth(self.random.below(4)).expect("there are four");
            match (self.random.below(3), table.is_empty()) {
                (0, _) => table.push(7),
                (_, true) => {}
                (1, _) => _ = table.pop(),
                _ => {
                    let at = self.random.below(table.len());
                    table[at] = table[at].wrapping_add([1, u32::MAX, 1 << 30][self.random.below(3)]);
                }
            }
        }
        code
    }
}

/// Names the seed of the code that made the allocator panic.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this was the code of seed {}", self.0);
        }
    }
}

/// How many codes were allocated, refused by the check, and refused by the allocator.
fn try_codes(seeds: std::ops::Range<u64>) -> [u64; 3] {
    let (mut ctx, mut out, mut counts) = (Ctx::default(), Output::default(), [0; 3]);
    let targets = [Target::usual(None), Target::usual(Some(4)), Target::wide(None)];
    for seed in seeds {
        let _seed = Seed(seed);
        let mut code = Chaos::new(seed).code();
        let registers = &targets[seed as usize % targets.len()].registers;
        let options = Options { max_spill_bytes: [1 << 30, 8][seed as usize / 3 % 2] };
        if let Err(error) = code.check(registers) {
            counts[1] += u64::from(!error.to_string().is_empty());
            continue;
        }
        match run(&mut code, registers, &options, &mut ctx, &mut out) {
            Ok(_) => {
                let faults = checker::check(&code, registers, &out);
                let told = || text::Problem { code: code.clone(), registers: registers.clone() };
                assert!(faults.is_empty(), "seed {seed}: {}\n{}", faults[0], told());
                counts[0] += 1;
            }
            Err(error) => counts[2] += u64::from(!error.to_string().is_empty()),
        }
    }
    counts
}

#[test]
fn no_code_makes_the_allocator_panic() {
    let counts = try_codes(0..60_000);
    println!("{counts:?}");
    assert!(counts.iter().all(|&count| count > 300), "{counts:?}");
}

#[test]
#[ignore = "takes minutes without optimisation: .ci/run --long"]
fn a_million_codes() {
    println!("{:?}", try_codes(0..1_000_000));
}
