use super::testing::{Shape, fuzz_one};
use super::*;

/// `SHEAVE_FUZZ=n` tries `n` times as many functions.
fn fuzz(seeds: std::ops::Range<u64>, shape: Shape, limit: Option<usize>) {
    let (mut ctx, mut out) = (Ctx::default(), Output::default());
    let times: u64 = std::env::var("SHEAVE_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    for seed in seeds.start..seeds.start + (seeds.end - seeds.start) * times {
        if let Err(e) = fuzz_one(seed, shape, limit, &mut ctx, &mut out) {
            panic!("seed {seed}, {shape:?}, limit {limit:?}: {e}");
        }
    }
}

#[test]
fn straight_line_code() {
    fuzz(0..400, Shape { blocks: 1, insts: 12, vregs: 8 }, None);
    fuzz(0..400, Shape { blocks: 1, insts: 30, vregs: 40 }, None);
}

#[test]
fn any_control_flow() {
    fuzz(1000..1600, Shape { blocks: 6, insts: 6, vregs: 12 }, None);
    fuzz(2000..2300, Shape { blocks: 20, insts: 8, vregs: 50 }, None);
}

#[test]
fn few_registers() {
    for limit in 1..=8 {
        fuzz(3000..3200, Shape { blocks: 8, insts: 8, vregs: 20 }, Some(limit));
    }
}

#[test]
fn large_functions() {
    fuzz(5000..5010, Shape { blocks: 80, insts: 20, vregs: 200 }, None);
    fuzz(5100..5110, Shape { blocks: 80, insts: 20, vregs: 200 }, Some(7));
}

#[test]
fn shapes_are_allocated_right() {
    let (mut ctx, mut out) = (Ctx::default(), Output::default());
    for (name, generate) in shapes::ALL {
        for limit in [None, Some(5)] {
            let code = generate(600);
            let regs = Registers::system_v(limit);
            run(&code, &regs, &Options::default(), &mut ctx, &mut out).unwrap();
            let faults = checker::check(&code, &regs, &out);
            assert!(faults.is_empty(), "{name}: {}", faults[0]);
            testing::simulate(&code, &out, 9, 5000).unwrap();
        }
    }
}

/// Allocates every shape at two sizes; `SHEAVE_GROWTH=size` prints the nanoseconds per instruction from that size on.
#[test]
fn time_grows_with_size() {
    let (mut ctx, mut out) = (Ctx::default(), Output::default());
    let base = std::env::var("SHEAVE_GROWTH").ok().and_then(|n| n.parse().ok());
    let size: usize = base.unwrap_or(8_000);
    let only = std::env::var("SHEAVE_SHAPE").unwrap_or_default();
    for (name, generate) in shapes::ALL.into_iter().filter(|(name, _)| name.contains(&only)) {
        let mut cost = |n: usize| {
            let code = generate(n);
            let regs = Registers::system_v(None);
            let best = (0..3)
                .map(|_| {
                    let start = std::time::Instant::now();
                    run(&code, &regs, &Options::default(), &mut ctx, &mut out).unwrap();
                    start.elapsed()
                })
                .min();
            best.unwrap_or_default().as_nanos() as f64 / code.n_insts() as f64
        };
        let (small, large) = (cost(size), cost(size * 8));
        if base.is_some() {
            println!(
                "{name:24} {small:8.0} {large:8.0} ns per instruction, exponent {:.2}",
                1.0 + (large / small).log(8.0)
            );
        }
        // Quadratic growth would be a factor of eight; the bound leaves room for caches and a busy machine.
        assert!(large < 4.0 * small + 200.0, "{name}: {small:.0} ns, then {large:.0} ns per instruction");
    }
}
