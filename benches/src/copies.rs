//! Copies and moves, per program and strategy, beside LLVM's.

use sheave::copies::{Row, Wanted, count_llvm, measure_file, total};
use sheave::ssa::promote::Placement;
use sheave::{Context, Options, Strategy};

use crate::corpus::Program;
use crate::report::{Table, grouped};
use crate::tools;

/// Register moves of LLVM 19.1.7 (mem2reg, then `llc -O2`), for machines without LLVM's tools: with frame
/// pointers (the setting of clang -O0), without, and without tail merging as well.
const LLVM_19_1_7: [(&str, [u64; 3]); 16] = [
    ("cgvm", [78, 75, 75]),
    ("digests", [68, 62, 62]),
    ("expr", [157, 144, 160]),
    ("hashtab", [76, 66, 66]),
    ("intarith", [103, 90, 90]),
    ("intloops", [49, 43, 43]),
    ("lzpack", [72, 67, 67]),
    ("matmul", [36, 30, 30]),
    ("nbody", [24, 17, 17]),
    ("paths", [32, 22, 22]),
    ("shapes", [64, 42, 42]),
    ("sorts", [89, 76, 77]),
    ("strfmt", [85, 75, 77]),
    ("structval", [101, 81, 81]),
    ("swvm", [164, 159, 740]),
    ("trees", [100, 85, 89]),
];

/// Counts everything.
///
/// # Errors
/// When a program cannot be compiled.
pub fn measure(programs: &[Program]) -> Result<String, String> {
    let promoted = options("promote")?;
    let (rows, live) = measure_under(programs, &promoted, true)?;
    let (default_rows, _) = measure_under(programs, &Options { verify: false, ..Options::default() }, false)?;
    Ok(format!(
        "After `promote` alone, which is LLVM's mem2reg:\n\n{}\nAfter the default passes:\n\n{}\n{}\n{}",
        per_strategy(&rows, live),
        per_strategy(&default_rows, false),
        per_program(programs, &rows, live),
        if live {
            let version = tools::find(&["llc-19", "llc"]).map_or(String::new(), |llc| tools::version(&llc));
            format!(
                "LLVM counted now: {version}; the columns without frame pointers are LLVM 19.1.7, counted before.\n"
            )
        } else {
            "LLVM's tools are not here: its columns are LLVM 19.1.7, counted before.\n".to_owned()
        }
    ))
}

fn options(passes: &str) -> Result<Options, String> {
    let passes = sheave::pipeline::parse_passes(passes).map_err(|error| error.to_string())?;
    Ok(Options { passes, verify: false, ..Options::default() })
}

/// The totals of each program under every combination; LLVM's counts are added to those of the first, if
/// requested and available.
fn measure_under(
    programs: &[Program],
    options: &Options,
    with_llvm: bool,
) -> Result<(Vec<Row>, bool), String> {
    let mut ctx = Context::new();
    let combinations: Vec<(Placement, Strategy)> =
        [Placement::Pruned, Placement::SemiPruned, Placement::Minimal, Placement::Maximal]
            .into_iter()
            .flat_map(|placement| Strategy::ALL.map(|strategy| (placement, strategy)))
            .collect();
    let mut rows: Vec<Row> = Vec::new();
    let mut live = with_llvm;
    for program in programs {
        let module = sheave::read_file(&program.ll).map_err(|error| error.to_string())?;
        for &combination in &combinations {
            let mut options = Options { strategy: combination.1, ..options.clone() };
            options.promote.placement = combination.0;
            let report = measure_file(&mut ctx, &program.name, &module, &options, &Wanted::default());
            let mut of_program = report.map_err(|error| error.to_string())?.rows;
            of_program.retain(|row| row.function.is_none());
            if with_llvm && combination == combinations[0] {
                live &= count_llvm(&program.ll, &mut of_program).is_ok();
            }
            rows.extend(of_program);
        }
    }
    Ok((rows, live))
}

fn per_strategy(rows: &[Row], live: bool) -> String {
    let mut table = Table::new([
        "placement, strategy",
        "phis",
        "arguments",
        "inserted",
        "left",
        "constants left",
        "temporaries",
        "edges split",
        "jumps added",
        "lower bound",
        "moves",
        "of them for phis",
    ]);
    for row in total(rows) {
        let c = &row.counts;
        let placement = row.placement.name();
        let numbers = [
            c.elimination.phis.into(),
            c.elimination.phi_args.into(),
            c.elimination.copies_inserted.into(),
            c.elimination.copies_left.into(),
            c.elimination.constants_left.into(),
            c.elimination.temporaries.into(),
            c.elimination.edges_split.into(),
            c.elimination.jumps_added.into(),
            c.elimination.lower_bound.into(),
            c.moves,
            c.moves_by_reason.get("phi").copied().unwrap_or(0),
        ];
        table.row(std::iter::once(format!("{placement}, {}", row.strategy)).chain(numbers.map(grouped)));
    }
    let llvm = |of: fn(&Row) -> Option<u64>| {
        rows.iter().filter(|row| row.function.is_none()).filter_map(of).sum::<u64>()
    };
    if live {
        let mut row = vec!["LLVM, pruned (mem2reg, llc -O2)".to_owned(), String::new(), String::new()];
        row.push(grouped(llvm(|row| Some(row.counts.llvm?.inserted))));
        row.push(grouped(llvm(|row| Some(row.counts.llvm?.left))));
        row.extend(std::iter::repeat_n(String::new(), 5));
        row.push(grouped(llvm(|row| Some(row.counts.llvm?.moves))));
        row.push(String::new());
        table.row(row);
    }
    table.render()
}

/// Moves and copies left, beside LLVM's from the same input: `promoted` is after promotion alone.
fn per_program(programs: &[Program], promoted: &[Row], live: bool) -> String {
    let strategies = Strategy::ALL.map(|strategy| format!("moves: {strategy}"));
    let columns = ["program".to_owned()].into_iter().chain(strategies);
    let mut table = Table::new(
        columns.chain(
            ["LLVM", "no frame pointer", "no tail merging either", "copies left: coalesce", "LLVM left"]
                .map(str::to_owned),
        ),
    );
    let mut sums: Vec<u64> = Vec::new();
    let mut at_most = 0;
    for program in programs {
        let of = |strategy: Strategy| {
            let mut found = promoted.iter().filter(|row| row.file == program.name);
            found
                .find(|row| row.placement == Placement::Pruned && row.strategy == strategy)
                .map(|row| row.counts.clone())
        };
        let mut numbers: Vec<u64> =
            Strategy::ALL.iter().map(|&s| of(s).map_or(0, |counts| counts.moves)).collect();
        let known = LLVM_19_1_7.iter().find(|known| known.0 == program.name).map_or([0; 3], |known| known.1);
        let mut counted = promoted.iter().filter(|row| row.file == program.name);
        let counted = counted.find_map(|row| row.counts.llvm);
        let llvm = counted.filter(|_| live).map_or(known[0], |counts| counts.moves);
        numbers.push(llvm);
        numbers.extend(&known[1..]);
        let ours = of(Strategy::default()).map_or(0, |counts| counts.moves);
        at_most += u32::from(ours <= llvm);
        numbers.push(of(Strategy::Coalesce).map_or(0, |counts| counts.elimination.copies_left.into()));
        numbers.push(counted.map_or(0, |counts| counts.left));
        sums.resize(numbers.len(), 0);
        for (sum, n) in sums.iter_mut().zip(&numbers) {
            *sum += n;
        }
        table.row(std::iter::once(program.name.clone()).chain(numbers.iter().map(|&n| grouped(n))));
    }
    table.row(std::iter::once("total".to_owned()).chain(sums.iter().map(|&n| format!("**{}**", grouped(n)))));
    format!(
        "{}\n{at_most} of {} programs have at most as many moves as LLVM's code with frame pointers.\n",
        table.render(),
        programs.len()
    )
}
