//! The copy benchmark's books balance: over the corpus and under every strategy, the entries of the ledger
//! add up to the counters, to the moves of the machine code, and to the interpreter's counts.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use sheave::copies::{Fate, FileReport, Invocation, LedgerLine, Wanted, measure_file};
use sheave::{Context, Goal, Options, Strategy, pipeline};
use sheave_interp::{self as interp, Interpreter};
use sheave_ir::{InstData, Module, UnaryOp, ValueDef};
use sheave_ssa::eliminate::Reason;
use sheave_ssa::promote::Placement;

struct Program {
    name: String,
    file: PathBuf,
    /// An argument with which it does little.
    argument: Option<String>,
}

fn corpus() -> Vec<Program> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut programs = Vec::new();
    for dir in [root.clone(), root.join("worked")] {
        for entry in std::fs::read_dir(&dir).expect("the corpus exists") {
            let file = entry.expect("readable").path();
            if file.extension().is_some_and(|extension| extension == "ll") {
                let argument = std::fs::read_to_string(file.with_extension("small"))
                    .ok()
                    .map(|arg| arg.trim().to_owned());
                let name = file.file_name().expect("a name").to_string_lossy().into_owned();
                programs.push(Program { name, file, argument });
            }
        }
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    assert!(programs.len() >= 20, "the corpus has only {} programs", programs.len());
    programs
}

fn options(passes: &str) -> Options {
    Options { passes: pipeline::parse_passes(passes).expect("they exist"), ..Options::default() }
}

/// Runs `check` for every program, on all processors.
fn for_each_program(check: impl Fn(&Program, &Module) + Sync) {
    let programs = corpus();
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let checked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                        let module = sheave::read_file(&program.file).expect("it is well-formed");
                        check(program, &module);
                    }));
                    if checked.is_err() {
                        failures
                            .lock()
                            .expect("no check panics while it holds the lock")
                            .push(program.name.clone());
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().expect("no check panics while it holds the lock");
    assert!(failures.is_empty(), "{failures:?}");
}

fn is_left(line: &LedgerLine) -> bool {
    line.fate != Fate::Coalesced
}

/// Checks that the ledger adds up to the static counters and to the machine code, function by function.
fn check_static(program: &Program, report: &FileReport, strategy: Strategy) {
    for row in &report.rows {
        let Some(function) = &row.function else { continue };
        let part = row.inlined_at.as_deref().unwrap_or("all of it");
        let what = format!("{}: {function} ({part}) under {strategy}", program.name);
        let ledger = report.ledgers.iter().find(|ledger| ledger.function == *function);
        let lines = ledger.map_or(&[][..], |ledger| &ledger.lines);
        // A row of a part counts the code inlined through its calls, that of the function everything.
        let is_of_row = |line: &&LedgerLine| row.inlined_at.is_none() || line.inlined_at == row.inlined_at;
        let lines: Vec<&LedgerLine> = lines.iter().filter(is_of_row).collect();
        let count =
            |wanted: &dyn Fn(&LedgerLine) -> bool| lines.iter().filter(|line| wanted(line)).count() as u64;
        let c = &row.counts;
        assert_eq!(count(&|_| true), u64::from(c.elimination.copies_inserted), "{what}: copies inserted");
        let constant = |line: &LedgerLine| line.entry.reason == Reason::Constant;
        assert_eq!(
            count(&|line| is_left(line) && !constant(line)),
            u64::from(c.elimination.copies_left),
            "{what}: copies left"
        );
        assert_eq!(
            count(&|line| is_left(line) && constant(line)),
            u64::from(c.elimination.constants_left),
            "{what}: constants left"
        );
        assert_eq!(count(&|line| line.copy.is_some()), count(&is_left), "{what}: what is left has a copy");
        assert_eq!(count(&|line| line.fate == Fate::Copy), 0, "{what}: every fate is known");
        if row.inlined_at.is_none() {
            let moves = c.moves_by_reason.get("phi").copied().unwrap_or(0);
            // Copies of several edges may have become one move, which these share.
            let moved = lines.iter().filter(|line| line.fate == Fate::Move);
            let places: BTreeSet<Option<u32>> = moved.map(|line| line.offset).collect();
            assert_eq!(places.len() as u64, moves, "{what}: moves for phis");
            assert_eq!(c.moves_by_reason.values().sum::<u64>(), c.moves, "{what}: moves by reason");
        }
        assert_eq!(
            c.copies_by_reason.values().sum::<u64>(),
            u64::from(c.elimination.copies_inserted),
            "{what}: by reason"
        );
        assert_eq!(
            c.copies_by_fate.values().sum::<u64>(),
            u64::from(c.elimination.copies_inserted),
            "{what}: by fate"
        );
    }
}

/// Disassembled machine code has as many moves as the back end reports, and a move at each position in the
/// ledger.
fn check_disassembly(program: &Program, module: &Module, options: &Options, report: &FileReport) {
    let mut ctx = Context::new();
    for (id, func) in module.functions.iter() {
        let name = module.symbol_name(func.symbol);
        let what = format!("{}: {name} under {}", program.name, options.strategy);
        ctx.run(module, id, options, Goal::Copies).expect("it compiles");
        let machine = ctx.measure_machine_code(module, options).expect("it compiles");
        let own = machine.moves_in.iter().filter(|region| !region.joins);
        let seen: u64 = own.map(|region| u64::from(region.moves)).sum();
        assert_eq!(seen, machine.moves, "{what}: moves in the disassembly");
        // Copies of several blocks may share an instruction.
        let memory = machine.memory;
        let in_regions = machine.moves_in.iter().filter(|region| !region.joins);
        assert!(in_regions.map(|region| region.memory.loads).sum::<u64>() <= memory.loads, "{what}: loads");
        let with_fate = |fates: &[Fate]| {
            let ledgers = report.ledgers.iter().filter(|ledger| ledger.function == name);
            let lines = ledgers.flat_map(|ledger| &ledger.lines).filter(|line| fates.contains(&line.fate));
            lines.map(|line| line.offset).collect::<BTreeSet<_>>().len()
        };
        assert!(with_fate(&[Fate::Spill]) <= memory.spills as usize, "{what}: spills");
        assert!(with_fate(&[Fate::Load, Fate::SpillMove]) <= memory.reloads as usize, "{what}: reloads");
        let moves: BTreeSet<u32> = machine.move_offsets.iter().copied().collect();
        let mut claimed = BTreeSet::new();
        for line in report.ledgers.iter().filter(|ledger| ledger.function == name).flat_map(|l| &l.lines) {
            let Some(offset) = line.offset else {
                assert!(!matches!(line.fate, Fate::Move | Fate::Load | Fate::Spill), "{what}: no place");
                continue;
            };
            assert_eq!(moves.contains(&offset), line.fate == Fate::Move, "{what}: at {offset:#x}");
            assert!(
                claimed.insert((offset, line.copy.as_ref().map(|copy| copy.block))),
                "{what}: two copies of one block at {offset:#x}"
            );
        }
    }
}

/// The executions of all copies add up to the interpreter's count.
fn check_executed(program: &Program, module: &Module, options: &Options, report: &FileReport) {
    let total = &report.rows.last().expect("the total").counts;
    let of_lines = |wanted: &dyn Fn(&LedgerLine) -> bool| -> u64 {
        let lines = report.ledgers.iter().flat_map(|ledger| &ledger.lines).filter(|line| wanted(line));
        lines.map(|line| line.executed.expect("it ran")).sum()
    };
    let what = format!("{} under {}", program.name, options.strategy);
    let ran = total.executed.expect("it ran");
    assert_eq!(of_lines(&is_left), ran.copies, "{what}: copies executed");
    let is_move = |line: &LedgerLine| line.fate == Fate::Move;
    assert_eq!(of_lines(&is_move), ran.phi_moves, "{what}: moves executed");
    assert!(ran.phi_moves <= ran.moves, "{what}");

    let module = Context::new().run_module(module, options, Goal::Copies).expect("it compiles");
    let mut interpreter = Interpreter::new(&module, interp::Options::default()).expect("it loads");
    interpreter.set_stdout(std::io::sink());
    interpreter.set_stderr(std::io::sink());
    let arguments: Vec<&[u8]> = std::iter::once(program.name.as_bytes())
        .chain(program.argument.iter().map(String::as_bytes))
        .collect();
    interpreter.run_main(&arguments).expect("it runs to its end");
    // The program's `copy` instructions, which have a result, are counted there as well.
    let mut own = 0;
    for (id, func) in module.functions.iter() {
        for (&block, _) in func.layout.iter().zip(0..) {
            let is_own = |&&inst: &&sheave_ir::Inst| {
                matches!(func.insts[inst], InstData::Unary { op: UnaryOp::Copy, .. })
                    && func.result(inst).is_some_and(|result| func.def(result) != ValueDef::Variable)
            };
            let n = func.block_insts(block).iter().filter(is_own).count() as u64;
            let ran = interpreter.block_counts(id).get(block.as_u32() as usize).copied().unwrap_or(0);
            own += n * ran;
        }
    }
    assert_eq!(interpreter.counts().copies - own, ran.copies, "{what}: interpreted copies");
}

/// Spreads the programs over the strategies.
fn turn_of(program: &Program) -> usize {
    program.name.bytes().map(usize::from).sum::<usize>() % Strategy::ALL.len()
}

#[test]
fn the_ledger_adds_up_to_the_machine_code_and_to_what_is_executed() {
    // About half of the programs.
    add_up(|program| {
        Strategy::ALL[turn_of(program)..].iter().take(program.name.len() % 2).copied().collect()
    });
}

#[test]
#[ignore = "takes half a minute: .ci/run"]
fn the_ledger_adds_up_under_every_strategy() {
    add_up(|_| Strategy::ALL.to_vec());
}

fn add_up(strategies: impl Fn(&Program) -> Vec<Strategy> + Sync) {
    for_each_program(|program, module| {
        let mut ctx = Context::new();
        for strategy in strategies(program) {
            let options = Options { strategy, ..options("promote,eliminate") };
            let arguments = program.argument.iter().map(|argument| argument.clone().into_bytes()).collect();
            let executed = Some(Invocation { args: arguments, ..Invocation::default() });
            let wanted = Wanted { executed, explain: true, ..Wanted::default() };
            let report =
                measure_file(&mut ctx, &program.name, module, &options, &wanted).expect("it compiles");
            assert_eq!(report.notes, Vec::<String>::new(), "{}", program.name);
            check_static(program, &report, strategy);
            check_disassembly(program, module, &options, &report);
            check_executed(program, module, &options, &report);
        }
    });
}

/// The same without running: after all passes, and in turn with unpruned phis or few registers, so that
/// copies become loads and stores.
#[test]
#[ignore = "takes three seconds: .ci/run"]
fn the_ledger_adds_up_under_other_options() {
    let fates = Mutex::new(BTreeSet::new());
    for_each_program(|program, module| {
        let mut ctx = Context::new();
        let mut unpruned = Options { strategy: Strategy::Isolate, ..options("promote,eliminate") };
        unpruned.promote.placement = Placement::Minimal;
        let starved = |strategy| Options { strategy, registers: Some(10), ..options("promote,eliminate") };
        // Large functions with many phis or few registers keep the checkers of debug builds busy for minutes.
        let is_large = module.functions.values().any(|func| func.n_insts() > 1000);
        let turn = match (&program.argument, turn_of(program)) {
            _ if is_large => Options { strategy: Strategy::SreedharIII, ..options("promote,eliminate") },
            (None, _) => unpruned,
            (_, 0 | 1) => starved(Strategy::SreedharIII),
            (_, 2) => starved(Strategy::PerEdge),
            (_, _) => starved(Strategy::Coalesce),
        };
        for options in [turn, Options::default()] {
            let wanted = Wanted { explain: true, ..Wanted::default() };
            let report =
                measure_file(&mut ctx, &program.name, module, &options, &wanted).expect("it compiles");
            check_static(program, &report, options.strategy);
            if options.passes.iter().any(|pass| pass.reads_callees) {
                // The measured module is the one after the passes.
                let inlined = ctx.run_module(module, &options, Goal::Ssa).expect("it compiles");
                let left = Options { passes: Vec::new(), ..options };
                check_disassembly(program, &inlined, &left, &report);
            } else {
                check_disassembly(program, module, &options, &report);
            }
            let seen = report.rows.iter().flat_map(|row| row.counts.copies_by_fate.keys().copied());
            fates.lock().expect("no check panics while it holds the lock").extend(seen);
        }
    });
    let fates = fates.into_inner().expect("no check panics while it holds the lock");
    for fate in ["coalesced", "same-register", "move", "constant", "load", "spill"] {
        assert!(fates.contains(fate), "no copy became {fate}: {fates:?}");
    }
}

/// Promotion removes accesses, and may cause spills if registers are short.
#[test]
fn accesses_of_memory_are_counted_beside_copies() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let module = sheave::read_file(&root.join("sorts.ll")).expect("it is well-formed");
    let small = std::fs::read(root.join("sorts.small")).expect("it is there");
    let count = |passes: &str, registers| {
        let options = Options { registers, strategy: Strategy::Coalesce, ..options(passes) };
        let args = vec![small.trim_ascii().to_vec()];
        let executed = Some(Invocation { args, ..Invocation::default() });
        let wanted = Wanted { executed, ..Wanted::default() };
        let report = measure_file(&mut Context::new(), "sorts", &module, &options, &wanted);
        report.expect("it compiles").rows.pop().expect("a total").counts
    };
    let (memory, promoted) = (count("eliminate", None), count("promote,eliminate", None));
    let short = count("promote,eliminate", Some(4));
    let (first, second, third) = (memory.memory, promoted.memory, short.memory);
    assert_eq!((first.spills, first.reloads), (0, 0), "locals in memory need no registers");
    assert!(second.loads * 2 < first.loads && second.stores * 2 < first.stores);
    let ran = [&memory, &promoted, &short].map(|counts| counts.executed.expect("it ran").memory);
    assert!(ran[1].loads * 2 < ran[0].loads);
    assert!(third.spills > second.spills && third.reloads > second.reloads);
    assert!(ran[2].reloads > ran[1].reloads);
    for counts in [first, second, third].into_iter().chain(ran) {
        assert!(counts.reloads <= counts.loads && counts.spills <= counts.stores);
    }
    // Elimination and allocation add accesses that are not in the program; those of the program stay
    // unchanged.
    assert_eq!(third.stores - third.spills, second.stores - second.spills);
}

/// `PerEdge` inserts no more copies than `TwoPhase` in any program, and `Coalesce` leaves fewer than LLVM 19
/// leaves after its coalescer on the corpus.
#[test]
fn strategies_keep_their_promises_on_the_corpus() {
    /// Between virtual registers, those of two-address form included.
    const LEFT_BY_LLVM: u64 = 1056;
    let left = Mutex::new(0);
    for_each_program(|program, module| {
        let mut ctx = Context::new();
        let mut total = |strategy| {
            let options = Options { strategy, ..options("promote,eliminate") };
            let report = measure_file(&mut ctx, &program.name, module, &options, &Wanted::default());
            report.expect("it compiles").rows.pop().expect("the total").counts
        };
        let (per_edge, two_phase) = (total(Strategy::PerEdge), total(Strategy::TwoPhase));
        assert!(
            per_edge.elimination.copies_inserted <= two_phase.elimination.copies_inserted,
            "{}",
            program.name
        );
        let coalesce = total(Strategy::Coalesce);
        assert!(coalesce.elimination.copies_left <= per_edge.elimination.copies_left, "{}", program.name);
        assert!(coalesce.elimination.lower_bound <= coalesce.elimination.copies_left, "{}", program.name);
        *left.lock().expect("no check panics while it holds the lock") +=
            u64::from(coalesce.elimination.copies_left);
    });
    let left = left.into_inner().expect("no check panics while it holds the lock");
    assert!(left < LEFT_BY_LLVM, "{left} copies left");
}
