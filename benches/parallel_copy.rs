//! Cost of turning parallel copies into sequences, beside regalloc2's `moves.rs`.
//!
//! `cargo bench -p sheave-benches --bench parallel_copy` prints executed instructions per
//! copy (callgrind), for all edges of the corpus whose phis have values as arguments, after promotion, and
//! for random copies of 2 to 64 locations: with every location written, with half of them written, and cycles
//! through all. Every sequencer gets the same copies, with warm memory, and returns its list of moves.
//!
//! LLVM has no sequencer that can be called alone: phi elimination copies through fresh virtual registers,
//! and the one place that orders copies (`VirtRegRewriter::expandCopyBundle`) is private to its pass, works
//! on instructions, and refuses cycles.

use regalloc2::{Allocation, SpillSlot};
use sheave_benches::callgrind::{Region, count};
use sheave_benches::corpus::programs;
use sheave_ir::{Function, ValueDef};
use sheave_passes::adapters::promote;
use sheave_ssa::parallel_copy::{
    Costs, Ctx, Location, Options, Transfer, sequentialize, sequentialize_registers,
};
use sheave_testing::Rng;

/// The build script takes it from the sources of regalloc2.
#[allow(warnings, reason = "the code of another project")]
mod regalloc2_moves {
    include!(concat!(env!("OUT_DIR"), "/regalloc2_moves.rs"));
}

/// Destinations and sources.
type Copies = Vec<(u32, u32)>;

const SIZES: [u32; 10] = [2, 3, 4, 6, 8, 12, 16, 24, 32, 64];
const SEQUENCERS: [&str; 3] = ["registers", "general", "regalloc2"];
const RANDOM: usize = 400;

fn main() {
    let sets = sets();
    if std::env::args().any(|arg| arg == "counted") {
        sets.iter().for_each(|(name, copies)| measure(name, copies));
        return;
    }
    let counted = match count(&["counted"]) {
        Ok(counted) => counted,
        Err(error) => return eprintln!("{error}"),
    };
    println!(
        "{:24}{:>8}{:>12}{:>12}{:>12}",
        "instructions per copy", "copies", "registers", "general", "regalloc2"
    );
    for (name, copies) in &sets {
        let n: usize = copies.iter().map(Vec::len).sum();
        print!("{name:24}{n:>8}");
        for sequencer in SEQUENCERS {
            let total = counted.get(&format!("{name}, {sequencer}")).unwrap_or(0);
            print!("{:>12.1}", total as f64 / n as f64);
        }
        println!();
    }
}

/// Counts all sequencers on the same copies, after a round that does not count.
fn measure(name: &str, copies: &[Copies]) {
    let mut ctx = Ctx::default();
    for copies in copies {
        std::hint::black_box(sequentialize_registers(copies, &mut ctx).is_ok());
    }
    let region = Region::new();
    for copies in copies {
        region.run(|| std::hint::black_box(sequentialize_registers(copies, &mut ctx).is_ok()));
    }
    region.report(&format!("{name}, registers"));
    let register = Location::Register;
    let transfer = |&(dest, source): &(u32, u32)| Transfer {
        dest: register(dest),
        source: register(source),
        class: 0,
        bytes: 8,
    };
    let transfers: Vec<Vec<Transfer>> =
        copies.iter().map(|copies| copies.iter().map(transfer).collect()).collect();
    let options = Options { scratch: &[(register(u32::MAX), 0)], dead: &[], costs: &[Costs::UNIT] };
    let region = Region::new();
    for transfers in &transfers {
        region.run(|| std::hint::black_box(sequentialize(transfers, &options, &mut ctx).is_ok()));
    }
    region.report(&format!("{name}, general"));
    let slot = |number: u32| Allocation::stack(SpillSlot::new(number as usize));
    let region = Region::new();
    for copies in copies {
        let moves = region.run(|| {
            let mut moves = regalloc2_moves::ParallelMoves::new();
            for &(dest, source) in copies {
                moves.add(slot(source), slot(dest), ());
            }
            moves.resolve().with_scratch(slot(SpillSlot::MAX as u32))
        });
        std::hint::black_box(moves);
    }
    region.report(&format!("{name}, regalloc2"));
}

fn sets() -> Vec<(String, Vec<Copies>)> {
    let mut sets = vec![("corpus".to_owned(), corpus())];
    let mut rng = Rng::new(1);
    for n in SIZES {
        let kinds = [("all written", n, false), ("half written", 2 * n, false), ("cycle", n, true)];
        for (kind, locations, cyclic) in kinds {
            let copies = (0..RANDOM).map(|_| random(&mut rng, n, locations, cyclic)).collect();
            sets.push((format!("{kind}, {n}"), copies));
        }
    }
    sets
}

/// `n` copies among some locations.
fn random(rng: &mut Rng, n: u32, locations: u32, cyclic: bool) -> Copies {
    let mut order: Vec<u32> = (0..locations).collect();
    for i in (1..order.len()).rev() {
        order.swap(i, rng.below(i + 1));
    }
    let source = |rng: &mut Rng, i: usize| match cyclic {
        true => order[(i + 1) % order.len()],
        false => rng.below(locations as usize) as u32,
    };
    (0..n as usize).map(|i| (order[i], source(rng, i))).collect()
}

/// The copies of values on the edges of the corpus.
fn corpus() -> Vec<Copies> {
    let mut ctx = promote::Ctx::new();
    let mut all = Vec::new();
    for program in programs().expect("the corpus lies in the repository") {
        let module = sheave_llvm::read_module(&program.name, program.text.as_bytes());
        let mut module = module.expect("the corpus can be read");
        for func in module.functions.values_mut() {
            promote::promote(func, &mut ctx, &promote::Options::default()).expect("promotion succeeds");
            all.extend(copies_of(func));
        }
    }
    all
}

fn copies_of(func: &Function) -> Vec<Copies> {
    let mut all = Vec::new();
    for &block in &func.layout {
        for (edge, target) in func.block_edges(block).zip(func.succs(block)) {
            let pairs = func.phis(target).iter().zip(func.edge_args(edge));
            let values = pairs.filter(|&(_, &arg)| !matches!(func.def(arg), ValueDef::Const(_)));
            let copies: Copies = values.map(|(phi, arg)| (phi.as_u32(), arg.as_u32())).collect();
            if !copies.is_empty() {
                all.push(copies);
            }
        }
    }
    all
}
