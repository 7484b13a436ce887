//! Runs an allocator over recorded functions, one by one: see the script `functions`.
//!
//!     allocators FUNCTIONS sheave|backtracking|single-pass

use theirs::serialize::SerializableFunction;
use theirs::{Algorithm, Edit, Function, RegallocOptions};

enum Allocator {
    Sheave(Box<sheave_regalloc2_check::Ctx>),
    Theirs(Box<theirs::Ctx>, RegallocOptions),
}

/// A separate function, so that it can be counted.
#[inline(never)]
#[unsafe(no_mangle)]
fn measured(allocator: &mut Allocator, func: &SerializableFunction) {
    match allocator {
        Allocator::Sheave(ctx) => sheave_regalloc2_check::run(func, func.machine_env(), ctx).map(|()| ()),
        Allocator::Theirs(ctx, options) => {
            theirs::run_with_ctx(func, func.machine_env(), options, ctx).map(|_| ())
        }
    }
    .expect("what was compiled can be allocated");
}

fn main() {
    let [file, algorithm] = [1, 2].map(|at| std::env::args().nth(at).expect("a file and an allocator"));
    let bytes = std::fs::read(file).expect("the file can be read");
    let options = |algorithm| RegallocOptions { verbose_log: false, validate_ssa: false, algorithm };
    let mut allocator = match &algorithm[..] {
        "sheave" => Allocator::Sheave(Default::default()),
        "backtracking" => Allocator::Theirs(Default::default(), options(Algorithm::Ion)),
        "single-pass" => Allocator::Theirs(Default::default(), options(Algorithm::Fastalloc)),
        other => panic!("`{other}` is no allocator"),
    };
    let (mut rest, mut number) = (&bytes[..], 0);
    while let Some((len, tail)) = rest.split_first_chunk::<4>() {
        let (own, others) = tail.split_at(u32::from_le_bytes(*len) as usize);
        let func: SerializableFunction = postcard::from_bytes(own).expect("it was written by regalloc2");
        measured(&mut allocator, &func);
        let output = match &allocator {
            Allocator::Sheave(ctx) => &ctx.output,
            Allocator::Theirs(ctx, _) => &ctx.output,
        };
        let [mut moves, mut loads, mut stores] = [0; 3];
        for (_, Edit::Move { from, to }) in &output.edits {
            match (from.is_stack(), to.is_stack()) {
                (false, false) => moves += 1,
                (true, _) => loads += 1,
                (false, true) => stores += 1,
            }
        }
        let (insts, blocks, values) = (func.num_insts(), func.num_blocks(), func.num_vregs());
        let slots = output.num_spillslots;
        println!("{number} {insts} {blocks} {values} {moves} {loads} {stores} {slots}");
        (rest, number) = (others, number + 1);
    }
}
