//! A target for unit tests, and the growth of the work.

use alloc::vec;

use crate::work::counted;
use crate::{Class, ClassInfo, Ctx, Options, Output, Preg, PregSet, Registers, run, text::Problem};

pub(crate) const INT: Class = Class::new(0);
pub(crate) const FLOAT: Class = Class::new(1);
pub(crate) const OTHER: Class = Class::new(2);

/// Up to 15 integer registers, of which six are preserved by calls, and up to 16 for floats.
pub(crate) fn registers(limit: Option<usize>) -> Registers {
    const INTS: [u8; 15] = [0, 6, 7, 2, 1, 8, 9, 10, 11, 3, 5, 14, 15, 12, 13];
    let limit = limit.unwrap_or(16);
    let ints = INTS.into_iter().take(limit).map(|n| Preg::new(INT, n));
    let floats = (0..16).take(limit).map(|n| Preg::new(FLOAT, n));
    Registers {
        classes: vec![ClassInfo { can_exchange: true, ..ClassInfo::new(8) }, ClassInfo::new(16)],
        order: ints.chain(floats).collect(),
        callee_saved: PregSet::of_class(INT, 0xf028),
        in_memory: PregSet::EMPTY,
    }
}

/// Allocates every shape at two sizes and compares the steps of the allocator's loops per instruction.
/// `SHEAVE_GROWTH=size` prints them from that size on. The shapes come as text, because they are code of
/// another build of this crate, which counts no steps.
#[test]
fn work_grows_with_size() {
    let (mut ctx, mut out) = (Ctx::default(), Output::default());
    let base = std::env::var("SHEAVE_GROWTH").ok().and_then(|n| n.parse().ok());
    let size: usize = base.unwrap_or(4_000);
    let only = std::env::var("SHEAVE_SHAPE").unwrap_or_default();
    let shapes = sheave_testing::regalloc::shapes::ALL;
    for (name, generate) in shapes.into_iter().filter(|(name, _)| name.contains(&only)) {
        let mut cost = |n: usize| {
            let regs = registers(None);
            let text = alloc::format!("{regs}{}", generate(n));
            let mut code = text.parse::<Problem>().expect("it is a problem").code;
            let steps = counted(|| {
                run(&mut code, &regs, &Options::default(), &mut ctx, &mut out).unwrap();
            });
            steps as f64 / code.n_insts() as f64
        };
        let (small, large) = (cost(size), cost(size * 8));
        if base.is_some() {
            println!(
                "{name:24} {small:8.1} {large:8.1} steps per instruction, exponent {:.2}",
                1.0 + (large / small).log(8.0)
            );
        }
        // Quadratic growth would be a factor of eight.
        assert!(large < 2.0 * small + 10.0, "{name}: {small:.1}, then {large:.1} steps per instruction");
    }
}
