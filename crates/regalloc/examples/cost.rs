//! Cost of allocation as functions grow, counted by callgrind:
//!
//! ```text
//! cargo build --release -p sheave-regalloc --example cost
//! valgrind --tool=callgrind --toggle-collect=cost::allocate target/release/examples/cost nest 10000
//! ```
//!
//! Without arguments it lists the shapes; the number is the approximate number of instructions. The first use
//! of a context is not counted, because it allocates the memory that later ones reuse.

use sheave_regalloc::{Code, Ctx, Options, Output, Registers, run};
use sheave_testing::regalloc::{registers, shapes};

/// A function to itself, so that it can be counted.
#[inline(never)]
fn allocate(code: &mut Code, regs: &Registers, ctx: &mut Ctx, out: &mut Output) {
    run(code, regs, &Options::default(), ctx, out).expect("the function is sound");
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let shape = shapes::ALL.iter().find(|(name, _)| args.first().is_some_and(|arg| arg == name));
    let (Some((_, make)), Some(n)) = (shape, args.get(1).and_then(|arg| arg.parse().ok())) else {
        shapes::ALL.iter().for_each(|(name, _)| println!("{name}"));
        return;
    };
    let (regs, mut ctx, mut out) = (registers(None), Ctx::default(), Output::default());
    let [mut first, mut second] = [(); 2].map(|()| make(n));
    run(&mut first, &regs, &Options::default(), &mut ctx, &mut out).expect("the function is sound");
    allocate(&mut second, &regs, &mut ctx, &mut out);
    println!("{} instructions: {:?}", second.n_insts(), out.stats);
}
