//! Moves, loads and stores that Sheave's allocator and regalloc2 insert, as CSV: a row for each file of LLVM
//! IR and allocator. `regalloc2.py` runs it.
//!
//! As in `benches` (`allocators`): functions are promoted and eliminated by `coalesce`, instructions are
//! selected, and regalloc2 gets them in SSA form with block parameters. A function that one of them does not
//! take is left out of the numbers of both, and counted.

use std::path::Path;
use std::process::ExitCode;

use regalloc2::{
    Algorithm, AllocationKind, Block, Edit, Function, Inst, MachineEnv, PRegSet, RegallocOptions,
};
use sheave::{Context, Goal, Options, pipeline};
use sheave_regalloc::{self as regalloc, Code, MoveKind, Output, Registers};
use sheave_x64::registers::system_v;

#[path = "../../../../benches/src/allocators/ssa_code.rs"]
mod ssa_code;

use ssa_code::{SsaCode, preg};

/// The most blocks times registers of a function: [`SsaCode`] keeps a name for each pair.
const MAX_NAMES: usize = 50_000_000;

/// Bound of the frequency of a block: two nested loops.
const MOST_RUNS: f32 = 64.0;

/// What an allocator inserts; the last two by how often it is expected to run per call.
#[derive(Clone, Copy, Default)]
struct Tally {
    moves: u64,
    loads: u64,
    stores: u64,
    moves_run: f64,
    memory_run: f64,
}

impl Tally {
    fn moves(&mut self, n: u64, freq: f32) {
        self.moves += n;
        self.moves_run += n as f64 * f64::from(freq.min(MOST_RUNS));
    }

    fn memory(&mut self, loads: bool, freq: f32) {
        *(if loads { &mut self.loads } else { &mut self.stores }) += 1;
        self.memory_run += f64::from(freq.min(MOST_RUNS));
    }

    fn add(&mut self, other: &Tally) {
        self.moves += other.moves;
        self.loads += other.loads;
        self.stores += other.stores;
        self.moves_run += other.moves_run;
        self.memory_run += other.memory_run;
    }
}

fn environment(registers: &Registers) -> MachineEnv {
    let (mut preferred, mut others) = ([PRegSet::empty(); 3], [PRegSet::empty(); 3]);
    for &p in &registers.order {
        let sets = if registers.callee_saved.contains(p) { &mut others } else { &mut preferred };
        sets[p.class().index()].add(preg(p));
    }
    MachineEnv {
        preferred_regs_by_class: preferred,
        non_preferred_regs_by_class: others,
        scratch_by_class: [None; 3],
        fixed_stack_slots: Vec::new(),
    }
}

fn sheaves(code: &Code, registers: &Registers) -> Result<Tally, String> {
    // The allocator may exchange the inputs of commutative instructions.
    let (mut code, mut out) = (code.clone(), Output::default());
    regalloc::run(&mut code, registers, &Default::default(), &mut Default::default(), &mut out)
        .map_err(|error| error.to_string())?;
    let mut tally = Tally::default();
    let mut add = |start: u32, end: u32, freq: f32| {
        for inserted in &out.moves[start as usize..end as usize] {
            match inserted.kind {
                MoveKind::Xchg { .. } => tally.moves(2, freq),
                MoveKind::Remat { .. } => {}
                MoveKind::Move { dst, src } => match (dst.as_reg(), src.as_reg()) {
                    (Some(_), Some(_)) => tally.moves(1, freq),
                    (dst, _) => tally.memory(dst.is_some(), freq),
                },
            }
        }
    };
    for insertion in &out.insertions {
        let block = code.block_ends.partition_point(|&end| end <= insertion.before);
        add(insertion.start, insertion.end, code.block_freqs[block]);
    }
    for edge in &out.edges {
        let block = edge.block as usize;
        let succ = code.block_succs(block)[edge.succ_idx as usize] as usize;
        add(edge.start, edge.end, code.block_freqs[block].min(code.block_freqs[succ]));
    }
    Ok(tally)
}

fn theirs(ssa: &SsaCode, environment: &MachineEnv) -> Result<Tally, String> {
    let options = RegallocOptions { verbose_log: false, validate_ssa: false, algorithm: Algorithm::Ion };
    let out = regalloc2::run(ssa, environment, &options).map_err(|error| error.to_string())?;
    let mut tally = Tally::default();
    for (at, Edit::Move { from, to }) in &out.edits {
        let freq = ssa.freq(at.inst());
        match (to.kind(), from.kind()) {
            _ if from == to => {}
            (AllocationKind::Reg, AllocationKind::Reg) => tally.moves(1, freq),
            (to, _) => tally.memory(to == AllocationKind::Reg, freq),
        }
    }
    Ok(tally)
}

fn rows(path: &Path) -> Result<String, Box<dyn std::error::Error>> {
    let module = sheave::read_file(path)?;
    let options = Options { passes: pipeline::parse_passes("promote")?, verify: false, ..Options::default() };
    let (mut ctx, mut machine) = (Context::new(), sheave_x64::Ctx::new());
    let registers = system_v(None);
    let environment = environment(&registers);
    let (mut functions, mut left_out, mut arguments) = (0, 0, 0);
    let mut sums = [Tally::default(); 2];
    for id in module.functions.keys() {
        let mut one = || -> Result<(usize, [Tally; 2]), String> {
            let func =
                ctx.run(&module, id, &options, Goal::Copies).map_err(|error| error.to_string())?.clone();
            let code = sheave_x64::select(&module, &func, &Default::default(), &mut machine)
                .map_err(|error| error.to_string())?;
            if code.n_blocks() * code.vregs.len() > MAX_NAMES {
                return Err("too large to be written in SSA form".to_owned());
            }
            let ssa = SsaCode::new(code).ok_or("an edge of an indirect jump would have to be split")?;
            let args = |block| ssa.branch_blockparams(Block::new(block), Inst::new(0), 0).len();
            let n = (0..ssa.num_blocks()).map(args).sum();
            Ok((n, [sheaves(code, &registers)?, theirs(&ssa, &environment)?]))
        };
        match one() {
            Ok((n, own)) => {
                functions += 1;
                arguments += n;
                sums.iter_mut().zip(&own).for_each(|(sum, own)| sum.add(own));
            }
            Err(error) => {
                eprintln!("{}: {error}", path.display());
                left_out += 1;
            }
        }
    }
    let row = |(name, t): (&str, &Tally)| {
        let Tally { moves, loads, stores, moves_run, memory_run } = t;
        let file = path.display();
        format!(
            "{file},{name},{functions},{left_out},{arguments},{moves},{loads},{stores},{moves_run:.0},\
             {memory_run:.0}\n"
        )
    };
    Ok(["sheave", "regalloc2"].into_iter().zip(&sums).map(row).collect())
}

fn main() -> ExitCode {
    println!("file,allocator,functions,left_out,arguments,moves,loads,stores,moves_run,memory_run");
    for file in std::env::args_os().skip(1) {
        match rows(Path::new(&file)) {
            Ok(rows) => print!("{rows}"),
            Err(error) => eprintln!("{}: {error}", file.display()),
        }
    }
    ExitCode::SUCCESS
}
