//! What allocation costs as functions grow, counted by callgrind, of flat data and of a host:
//!
//! ```text
//! cargo build --release -p sheave-regalloc --example cost
//! valgrind --tool=callgrind --toggle-collect=cost::flat target/release/examples/cost nest 10000
//! valgrind --tool=callgrind --toggle-collect=cost::hosted target/release/examples/cost nest 10000
//! ```
//!
//! Without arguments it names the shapes; the number is that of instructions, about. The first use
//! of a context is not counted: it finds the memory that later ones reuse.

use sheave_regalloc::host::{self, CodeHost, InstSink};
use sheave_regalloc::testing::registers;
use sheave_regalloc::{Code, Ctx, Options, Output, Registers, Vreg, VregInfo, run, shapes};
use sheave_ssa::{Block, Cfg, Inst};

/// Flat data as a host.
struct Flat<'a>(&'a Code);

impl Cfg for Flat<'_> {
    fn n_blocks(&self) -> usize {
        self.0.n_blocks()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.0.block_succs(block.index()).iter().copied().map(Block).for_each(visit);
    }

    fn frequency(&self, block: Block) -> Option<u64> {
        Some((self.0.block_freqs[block.index()] * 1024.0) as u64)
    }
}

impl CodeHost for Flat<'_> {
    fn n_vregs(&self) -> usize {
        self.0.vregs.len()
    }

    fn vreg(&self, vreg: Vreg) -> VregInfo {
        self.0.vregs[vreg.index()]
    }

    fn n_insts(&self) -> usize {
        self.0.n_insts()
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        for inst in self.0.block_insts(block.index()) {
            let clobbers = self.0.clobber_sets[self.0.clobbers[inst] as usize];
            sink.inst(Inst::new(inst), self.0.kinds[inst], clobbers);
            self.0.inst_operands(inst).iter().for_each(|&operand| sink.operand(operand));
        }
    }
}

/// A function of its own, so that it can be counted.
#[inline(never)]
fn flat(code: &mut Code, regs: &Registers, ctx: &mut Ctx, out: &mut Output) {
    run(code, regs, &Options::default(), ctx, out).expect("the function is sound");
}

/// A function of its own, so that it can be counted.
#[inline(never)]
fn hosted(code: &Code, regs: &Registers, ctx: &mut host::Ctx) {
    host::plan(&Flat(code), regs, ctx, &Options::default()).expect("the function is sound");
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let shape = shapes::ALL.iter().find(|(name, _)| args.first().is_some_and(|arg| arg == name));
    let (Some((_, make)), Some(n)) = (shape, args.get(1).and_then(|arg| arg.parse().ok())) else {
        shapes::ALL.iter().for_each(|(name, _)| println!("{name}"));
        return;
    };
    let (regs, mut out) = (registers(None), Output::default());
    let mut ctx = Ctx::default();
    let mut host_ctx = host::Ctx::default();
    let code = make(n);
    let [mut first, mut second] = [code.clone(), code.clone()];
    run(&mut first, &regs, &Options::default(), &mut ctx, &mut out).expect("the function is sound");
    host::plan(&Flat(&code), &regs, &mut host_ctx, &Options::default()).expect("the function is sound");
    flat(&mut second, &regs, &mut ctx, &mut out);
    hosted(&code, &regs, &mut host_ctx);
    println!("{} instructions: {:?}", code.n_insts(), out.stats);
}
