//! The allocators on functions that make allocators slow: thousands of blocks with hundreds of values live
//! through, loops inside one another, switches in loops, long blocks. Wasmtime's issues 911, 3523 and 4291
//! are about functions on which allocation took minutes.
//!
//! Each shape is made in two sizes. The exponent is the logarithm of how much the count of instructions grew
//! over the logarithm of how much the function grew; one is linear.

use regalloc2::Function as _;
use sheave_regalloc::Code;
use sheave_testing::regalloc::shapes;
use sheave_x64::registers::system_v;

use super::{Allocator, SsaCode, Tally, environment, peers};
use crate::callgrind::{self, Region};
use crate::report::{Table, grouped};

/// How much larger the second size is.
const STEP: usize = 4;

/// A named generator and its first size.
type Subject = (&'static str, fn(usize) -> Code, usize);

const SUBJECTS: [Subject; 8] = [
    ("339 values live through diamonds", shapes::live_through, 2_000),
    ("switch in a loop", shapes::switch_loop, 2_000),
    ("rotations in a switch", shapes::rotations, 2_000),
    ("random jumps", shapes::random_jumps, 2_000),
    ("ladder", shapes::ladder, 2_000),
    ("nest of loops", shapes::nest, 400),
    ("many copies to one", shapes::many_copies, 2_000),
    ("one block with calls", shapes::one_block_with_calls, 2_000),
];

fn subject(make: fn(usize) -> Code, size: usize) -> Result<SsaCode, String> {
    SsaCode::new(&make(size)).ok_or("its edges can be split".to_owned())
}

/// Runs the allocators over every shape, counted, with memory that is used for the first time.
///
/// # Errors
/// When a function cannot be allocated.
pub fn count() -> Result<(), String> {
    let environment = environment(&system_v(None));
    for (shape, make, size) in SUBJECTS {
        for size in [size, size * STEP] {
            let ssa = subject(make, size)?;
            for (name, mut allocator) in Allocator::all() {
                let region = Region::new();
                region.run(|| allocator.run(&ssa, &environment).map(drop))?;
                region.report(&format!("{shape}, {size}, {name}"));
            }
        }
    }
    Ok(())
}

/// The comparison as a table.
///
/// # Errors
/// When a function cannot be allocated.
pub fn measure() -> Result<String, String> {
    let counted = callgrind::count(&["--count-shapes"])?;
    let environment = environment(&system_v(None));
    let mut table = Table::new([
        "function",
        "allocator",
        "instructions",
        "Ir per instruction",
        "exponent",
        "moves",
        "loads and stores",
        "weighted",
    ]);
    for (shape, make, size) in SUBJECTS {
        let (small, large) = (subject(make, size)?, subject(make, size * STEP)?);
        for (name, mut allocator) in Allocator::all() {
            let cost = |size: usize| counted.get(&format!("{shape}, {size}, {name}")).unwrap_or(0) as f64;
            let growth = (cost(size * STEP) / cost(size)).ln();
            let exponent = growth / (large.num_insts() as f64 / small.num_insts() as f64).ln();
            let mut tally = Tally::default();
            peers(&large, allocator.run(&large, &environment)?, &environment, &mut tally);
            table.row([
                shape.to_owned(),
                name.to_owned(),
                grouped(large.num_insts() as u64),
                grouped((cost(size * STEP) / large.num_insts() as f64) as u64),
                format!("{exponent:.2}"),
                grouped(tally.moves),
                grouped(tally.loads + tally.stores),
                grouped((tally.moves_run + tally.memory_run).round() as u64),
            ]);
        }
    }
    Ok(table.render())
}
