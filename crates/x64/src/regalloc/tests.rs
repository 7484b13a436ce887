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
