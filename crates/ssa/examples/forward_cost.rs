//! What forwarding costs as functions grow, counted by callgrind:
//!
//! ```text
//! cargo build --release -p sheave-ssa --example forward_cost
//! valgrind --tool=callgrind --toggle-collect='forward_cost::planned' \
//!     target/release/examples/forward_cost "random jumps" 10000
//! ```
//!
//! Without arguments it names the shapes. The number is that of blocks, about; a block has about eight
//! instructions, and there are three slots, or with a third argument as many as that says.

use sheave_ssa::forward;
use sheave_testing::ssa::memory::{self, Memory};
use sheave_testing::{Rng, ssa::shapes};

/// A function of its own, so that it can be counted.
#[inline(never)]
fn planned<'a>(func: &Memory, ctx: &'a mut forward::Ctx) -> &'a forward::Plan {
    forward::plan(func, &forward::Options::default(), ctx).expect("the function is sound")
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| args.get(index).and_then(|arg| arg.parse().ok());
    let shape = shapes::ALL.iter().find(|(name, _)| args.first().is_some_and(|arg| arg == name));
    let (Some((_, make)), Some(n_blocks)) = (shape, number(1)) else {
        shapes::ALL.iter().for_each(|(name, _)| println!("{name}"));
        return;
    };
    let mut rng = Rng::new(5);
    let func = memory::over(&mut rng, &make(n_blocks), number(2).unwrap_or(3), 16);
    let mut ctx = forward::Ctx::new();
    let stats = planned(&func, &mut ctx).stats();
    println!("{} instructions: {stats}", func.records.insts.len());
}
