//! Hashes of machine code, committed in `machine_code.txt`: a refactoring must leave every byte unchanged.
//!
//! The corpus is compiled under every strategy and the programs of `benches/programs` under the default one,
//! each with the passes of every level of optimisation and with promotion alone. A line of the table is a
//! program, a strategy, the passes, the bytes of all its functions and a hash of the code and its
//! relocations. Symbols enter the hash by name, so it does not depend on their numbers.
//!
//! Whole objects, with their data, symbols, unwind tables and debugging information, are hashed for the file
//! tests, the random modules by tens, and the programs of other tests, which have variables of the source. A
//! line of the table is one of these texts, the bytes of its objects under all `OBJECTS`, and a hash of them
//! and of the counts that `--stats` shows; an error takes the place of an object that cannot be made. Another
//! line is the sum and a hash of what the passes counted.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use sheave::{Context, Goal, Options, Strategy, pipeline};
use sheave_ir::Module;
use sheave_llvm::{ReadOptions, read_module_with};
use sheave_tests::modules::{RandomModule, batch, random_module};
use sheave_x64::{CodeBuffer, CodeRelocTarget, Ctx};

/// The lists of passes by their names in the table: promotion alone, and the levels of optimisation.
fn lists() -> [(&'static str, Vec<&'static pipeline::Pass>); 4] {
    let level = |level| pipeline::level(level).expect("the level exists");
    let promote = pipeline::parse_passes("promote").expect("it exists");
    [("promote", promote), ("opt0", level(0)), ("opt1", level(1)), ("opt2", level(2))]
}

/// How objects are compiled: an index into [`lists`], the strategy, the registers, and whether the object is
/// for a shared library.
const OBJECTS: [(usize, Strategy, Option<u8>, bool); 4] = [
    (3, Strategy::Coalesce, None, false),
    (3, Strategy::Coalesce, Some(6), false),
    (1, Strategy::Coalesce, None, false),
    (0, Strategy::Boissinot, None, true),
];

/// The first and the last seed of random modules.
const SEEDS: (u64, u64) = (1, 60);

/// FNV-1a with 64 bits: unlike the standard library's hasher it is the same in every version and process.
struct Fnv(u64);

impl Fnv {
    fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn number(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }

    /// The length comes first, so that no two lists of texts have the same encoding.
    fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.bytes(text.as_bytes());
    }

    fn code(&mut self, module: &Module, name: &str, code: &CodeBuffer) {
        self.text(name);
        self.number(u64::from(code.code_size));
        self.number(code.bytes.len() as u64);
        self.bytes(&code.bytes);
        self.number(code.relocs.len() as u64);
        for reloc in &code.relocs {
            self.number(u64::from(reloc.offset));
            self.text(&format!("{:?}", reloc.kind));
            self.number(reloc.addend as u64);
            match reloc.target {
                CodeRelocTarget::Symbol(symbol) => self.text(module.symbol_name(symbol)),
                CodeRelocTarget::Routine(routine) => self.text(&format!("routine {routine:?}")),
                CodeRelocTarget::Block(symbol, block) => {
                    self.text(&format!("{} {block}", module.symbol_name(symbol)));
                }
            }
        }
        self.number(code.blocks.len() as u64);
        for &(block, offset) in &code.blocks {
            self.text(&block.to_string());
            self.number(u64::from(offset));
        }
    }
}

#[test]
fn the_hash_is_fnv() {
    let hash = |text: &str| {
        let mut fnv = Fnv::new();
        fnv.bytes(text.as_bytes());
        fnv.0
    };
    assert_eq!(hash(""), 0xcbf2_9ce4_8422_2325);
    assert_eq!(hash("a"), 0xaf63_dc4c_8601_ec8c);
    assert_eq!(hash("foobar"), 0x8594_4171_f739_67e8);
}

/// A program of the table.
struct Program {
    /// Its path below the corpus, the benchmarks or the tests.
    name: String,
    text: Vec<u8>,
    /// None for a program of which objects are made.
    strategies: &'static [Strategy],
}

/// The texts below `dir`, which is below `root`.
fn read(root: &Path, dir: &str, strategies: &'static [Strategy], programs: &mut Vec<Program>) {
    for entry in std::fs::read_dir(root.join(dir)).expect("the folder exists") {
        let file = entry.expect("readable").path();
        let name = file.strip_prefix(root).expect("it is below").display().to_string();
        if file.is_dir() {
            read(root, &name, strategies, programs);
        } else if file.extension().is_some_and(|extension| extension == "ll" || extension == "sheave") {
            let text = std::fs::read(&file).expect("readable");
            programs.push(Program { name, text, strategies });
        }
    }
}

/// All programs, sorted by name.
fn programs() -> Vec<Program> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut programs = Vec::new();
    read(&tests.join("corpus"), "", &Strategy::ALL, &mut programs);
    read(&tests.join("../benches"), "programs", &[Strategy::Coalesce], &mut programs);
    for dir in ["crashes", "debugger", "filetests", "fuzz", "libraries", "machine"] {
        read(tests, dir, &[], &mut programs);
    }
    for first in (SEEDS.0..=SEEDS.1).step_by(10) {
        let modules: Vec<RandomModule> = (first..first + 10).map(random_module).collect();
        let name = format!("modules/{first:03}");
        programs.push(Program { name, text: batch(&modules).into_bytes(), strategies: &[] });
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    assert!(programs.len() >= 350, "there are only {} programs", programs.len());
    programs
}

/// The lines of the objects of a program; none for a text that is meant to be an error.
fn objects(Program { name, text, .. }: &Program) -> Option<[String; 2]> {
    let module = if name.ends_with(".sheave") {
        sheave::read_bytes(name, text).ok()?
    } else {
        read_module_with(name, text, &ReadOptions { variables: true }).ok()?
    };
    let (mut fnv, mut size, mut counts, mut sum) = (Fnv::new(), 0, Fnv::new(), 0);
    for (list, strategy, registers, shared) in OBJECTS {
        let passes = lists()[list].1.clone();
        let one = Options { threads: Some(1), verify: false, ..Options::default() };
        let options = Options { strategy, passes, registers, shared, ..one };
        match sheave::compile_object_with_stats(&module, &options) {
            Ok((bytes, stats)) => {
                fnv.bytes(&bytes);
                fnv.text(&stats.to_string());
                size += bytes.len();
                for count in &stats.functions.counts {
                    counts.text(&format!("{} {count} ", count.pass));
                    sum += count.n;
                }
            }
            Err(error) => fnv.text(&error.to_string()),
        }
    }
    let objects = format!("{name} objects {size} {:016x}", fnv.0);
    Some([objects, format!("{name} counts {sum} {:016x}", counts.0)])
}

/// The lines of one program.
fn lines(program: &Program) -> Vec<String> {
    let Program { name, text, strategies } = program;
    if strategies.is_empty() {
        return objects(program).into_iter().flatten().collect();
    }
    let module = sheave::read_bytes(name, text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let (mut ctx, mut x64, mut code) = (Context::new(), Ctx::new(), CodeBuffer::default());
    let mut lines = Vec::new();
    for (passes_name, passes) in lists() {
        for &strategy in *strategies {
            // The checkers are tested separately; here they would only cost time.
            let options = Options { strategy, passes: passes.clone(), verify: false, ..Options::default() };
            let (mut fnv, mut size) = (Fnv::new(), 0);
            let all = module.functions.keys();
            ctx.passes
                .for_each(&module, all, &options.pipeline(), Goal::Copies, |module, _, ctx| {
                    let func = ctx.function();
                    sheave_x64::compile(module, func, &Default::default(), &mut x64, &mut code)
                        .unwrap_or_else(|error| panic!("{name}: {error}"));
                    fnv.code(module, module.symbol_name(func.symbol), &code);
                    size += code.bytes.len();
                    Ok::<(), pipeline::Error>(())
                })
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            lines.push(format!("{name} {} {passes_name} {size} {:016x}", strategy.name(), fnv.0));
        }
    }
    lines
}

/// The lines of all programs, computed on all processors.
fn table() -> String {
    let programs = programs();
    let next = AtomicUsize::new(0);
    let results = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(program) = programs.get(index) else { break };
                    let lines = lines(program);
                    results.lock().expect("no thread panics while it holds the lock").insert(index, lines);
                }
            });
        }
    });
    let results = results.into_inner().expect("no thread panics while it holds the lock");
    let mut table = String::from("; program strategy passes bytes hash\n");
    for line in results.values().flatten() {
        table += line;
        table.push('\n');
    }
    table
}

/// The differences between two tables: a line for each program, strategy and passes.
fn differences(old: &str, new: &str) -> String {
    fn parse(table: &str) -> BTreeMap<&str, (&str, &str)> {
        let split = |line| -> Option<_> {
            let (rest, hash) = str::rsplit_once(line, ' ')?;
            let (key, size) = rest.rsplit_once(' ')?;
            Some((key, (size, hash)))
        };
        table.lines().filter(|line| !line.starts_with(';')).filter_map(split).collect()
    }
    let (old, new) = (parse(old), parse(new));
    let keys: std::collections::BTreeSet<&str> = old.keys().chain(new.keys()).copied().collect();
    let mut report = String::new();
    for key in keys {
        let _ = match (old.get(key), new.get(key)) {
            (old, new) if old == new => Ok(()),
            (Some((before, _)), Some((after, _))) if before == after => {
                writeln!(report, "{key}: another hash, {after} as before")
            }
            (Some((before, _)), Some((after, _))) => writeln!(report, "{key}: {before}, now {after}"),
            (None, _) => writeln!(report, "{key}: new"),
            (_, None) => writeln!(report, "{key}: gone"),
        };
    }
    report
}

#[test]
fn differences_name_what_changed() {
    let old =
        "; comment\na.ll coalesce default 10 0f\nb.ll coalesce default 10 0f\nc.ll isolate promote 3 01\n";
    assert_eq!(differences(old, old), "");
    let new =
        "; comment\na.ll coalesce default 10 0e\nb.ll coalesce default 12 0d\nd.ll isolate promote 3 01\n";
    assert_eq!(
        differences(old, new),
        "a.ll coalesce default: another hash, 10 as before\nb.ll coalesce default: 10, now 12\n\
         c.ll isolate promote: gone\nd.ll isolate promote: new\n"
    );
}

#[test]
fn machine_code_of_the_corpus() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/machine_code.txt");
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    let new = table();
    if old == new {
        return;
    }
    if std::env::var_os("SHEAVE_BLESS").is_some_and(|value| value == "1") {
        return std::fs::write(&path, new).expect("the table can be written");
    }
    panic!(
        "the machine code of the corpus changed:\n{}\n\
         `sheave compile PROGRAM --strategy STRATEGY --emit asm`, before and after, shows the instructions\n\
         (for `promote`, with `--passes promote,eliminate`); `hunt --modules SEED --print` prints a module.\n\
         Where the change is meant:\n\
         SHEAVE_BLESS=1 cargo test -p sheave-tests --test pipeline machine_code::",
        differences(&old, &new)
    );
}
