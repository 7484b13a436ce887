//! Pages of the explorer: their content agrees with the compiler over the corpus, and a browser, if
//! installed, opens them.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use sheave::copies::{Invocation, LedgerLine, OwnCommand, OwnKind, Wanted, measure_file};
use sheave::explore::{self, Exploration, model};
use sheave::ir::{FuncId, Function, Module};
use sheave::names::Named as _;
use sheave::pipeline::parse_passes;
use sheave::{Context, Goal, Options, Strategy};
use sheave_ssa::promote::Placement;

const PASSES: &str = "sroa,promote,opt";

fn options(placement: Placement, strategy: Strategy) -> Options {
    let passes = parse_passes(PASSES).expect("they exist");
    let mut options = Options { passes, strategy, ..Options::default() };
    options.promote.placement = placement;
    options
}

fn corpus() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut files = Vec::new();
    for dir in [root.clone(), root.join("worked"), root.join("rust")] {
        for entry in std::fs::read_dir(&dir).expect("the corpus exists") {
            let file = entry.expect("readable").path();
            files.extend((file.extension().is_some_and(|extension| extension == "ll")).then_some(file));
        }
    }
    files.sort();
    assert!(files.len() >= 25, "the corpus has only {} programs", files.len());
    files
}

fn explored(module: &Module, options: &Options) -> Exploration {
    explore::collect(module, options, &explore::Wanted::default()).expect("every pass accepts it")
}

/// A program with its exploration, which is made once for all checks.
struct Explored {
    file: PathBuf,
    module: Module,
    exploration: Exploration,
}

/// Numbers of things that the checks saw, so that none of them passes for want of work.
#[derive(Default)]
struct Seen {
    stages: usize,
    placed: usize,
    copies: usize,
    instructions: usize,
    links: usize,
    links_of_gvn: usize,
    code: usize,
    linked_code: usize,
    refused: usize,
}

/// Programs of at most so many bytes are explored by `cargo test`.
const SMALL: u64 = 16_000;

#[test]
fn pages_of_small_programs_agree_with_the_compiler() {
    let mut files = corpus();
    files.retain(|file| file.metadata().expect("it is there").len() <= SMALL);
    assert!(files.len() >= 12, "{} programs", files.len());
    check(&files, 20);
}

#[test]
#[ignore = "takes half a minute: .ci/run"]
fn pages_of_all_programs_agree_with_the_compiler() {
    check(&corpus(), 1);
}

/// Checks the explorations of `files`, which are at least one `of`th of the corpus.
fn check(files: &[PathBuf], of: usize) {
    let mut seen = Seen::default();
    for (turn, file) in files.iter().enumerate() {
        let module = sheave::read_file(file).expect("it is well-formed");
        let exploration = explored(&module, &options(Placement::Pruned, Strategy::Coalesce));
        let explored = Explored { file: file.clone(), module, exploration };
        stages_are_what_the_passes_leave(&explored, &mut seen);
        phis_are_placed_before_their_operands_are_filled(&explored, &mut seen);
        every_copy_and_every_offset_is_that_of_the_other_commands(&explored, turn, &mut seen);
        links_and_graphs_name_what_is_there(&explored, &mut seen);
        phis_interfere_as_coalescing_says(&explored, &mut seen);
    }
    for (what, found, least) in [
        ("stages", seen.stages, 1_000),
        ("phis placed", seen.placed, 1_000),
        ("copies", seen.copies, 2_000),
        ("instructions", seen.instructions, 10_000),
        ("links", seen.links, 10_000),
        ("values that `gvn` replaced", seen.links_of_gvn, 500),
        ("refusals", seen.refused, 500),
    ] {
        assert!(found * of > least, "only {found} {what}");
    }
    // Code that belongs to no instruction: prologues, epilogues, and edge copies of the allocator.
    let (linked, all) = (seen.linked_code, seen.code);
    assert!(linked * 10 > all * 8, "{linked} of {all} machine instructions are linked");
}

/// The text of a stage, as a listing without locations, empty lines and the closing brace shows it.
fn text_of(function: &model::Function, stage: &model::Stage) -> Vec<String> {
    stage.lines.iter().map(|&line| function.lines[line as usize].0.clone()).collect()
}

fn listing(module: &Module, func: &Function) -> Vec<String> {
    let mut func = Function::clone(func);
    func.debug.scope = None.into();
    for inst in func.order.clone() {
        func.set_loc(inst, None);
    }
    let text = func.display(module).to_string();
    text.lines().filter(|line| !line.is_empty() && *line != "}").map(str::to_owned).collect()
}

fn stages_are_what_the_passes_leave(explored: &Explored, seen: &mut Seen) {
    let Explored { file, module, exploration } = explored;
    let options = options(Placement::Pruned, Strategy::Coalesce);
    let at = exploration.index.start;
    let ssa = Context::new().run_module(module, &options, Goal::Ssa).expect("it compiles");
    let copies = Context::new().run_module(module, &options, Goal::Copies).expect("it compiles");
    for (index, function) in exploration.functions.iter().enumerate() {
        let id = FuncId::from_u32(index as u32);
        let placement = &function.placements[at.0];
        let first = text_of(function, &placement.stages[0]);
        assert_eq!(first, listing(module, &module.functions[id]), "{}: {}", file.display(), function.name);
        let last = text_of(function, placement.stages.last().expect("as read"));
        assert_eq!(last, listing(&ssa, &ssa.functions[id]), "{}: {}", file.display(), function.name);
        let end = text_of(function, &placement.strategies[at.1].copies);
        assert_eq!(end, listing(&copies, &copies.functions[id]), "{}: {}", file.display(), function.name);
        seen.stages += placement.stages.len();
    }
}

fn phis_are_placed_before_their_operands_are_filled(explored: &Explored, seen: &mut Seen) {
    let Explored { file, exploration, .. } = explored;
    for (of, function) in exploration.functions.iter().flat_map(|function| {
        exploration.index.placements.iter().zip(&function.placements).map(move |of| (of, function))
    }) {
        for pair in of.1.stages.windows(2).filter(|pair| pair[0].pass == "phis") {
            assert!(pair[1].pass.starts_with("promote"), "{}: {}", function.name, pair[1].pass);
            let phis = |stage: &model::Stage| -> Vec<(String, String)> {
                let texts = text_of(function, stage).into_iter();
                let phis = texts.filter(|text| text.contains(" = phi "));
                let split = |text: &str| {
                    let (name, rest) = text.split_once(" = ").expect("it is a phi");
                    let edges = rest.split('[').skip(1).map(|part| part.split(':').next().unwrap_or(""));
                    (name.trim().to_owned(), edges.collect::<Vec<_>>().join(" "))
                };
                phis.map(|text| split(&text)).collect()
            };
            let (before, after) = (phis(&pair[0]), phis(&pair[1]));
            for text in text_of(function, &pair[0]).iter().filter(|text| text.contains("?]")) {
                assert_eq!(text.matches('[').count(), text.matches(": ?]").count(), "{text}");
                seen.placed += 1;
            }
            // The remaining phis have their names, positions and edges already.
            let left: Vec<_> = before.iter().filter(|phi| phi.0 != "_").cloned().collect();
            assert_eq!(left, after, "{}: {}, {}", file.display(), function.name, of.0);
            assert!(*of.0 == "pruned" || before.len() == left.len(), "only pruned form is cleaned up");
        }
    }
}

#[test]
fn a_phi_that_merges_nothing_is_placed_and_removed() {
    // Both arms store the same value.
    let text =
        "function memory %same(i32 v0) -> i32 {\nblock0:\n    v1 = alloca i32\n    branch v0, block1, block2
block1:\n    store i32 5, v1\n    jump block3\nblock2:\n    store i32 5, v1\n    jump block3
block3:\n    v2 = load i32 v1\n    return v2\n}\n";
    let module = sheave::read_bytes("same.sheave", text.as_bytes()).expect("it is well-formed");
    let exploration = explored(&module, &options(Placement::Pruned, Strategy::Coalesce));
    let (at, function) = (exploration.index.start.0, &exploration.functions[0]);
    let stages = &function.placements[at].stages;
    assert_eq!(stages[1].pass, "phis");
    let phi = "    _ = phi i32 [block1: ?], [block2: ?] ; of v1, and merges nothing";
    let lines = text_of(function, &stages[1]);
    let at = lines.iter().position(|line| line == phi).unwrap_or_else(|| panic!("no phi: {lines:?}"));
    assert_eq!((&*lines[at - 1], &*lines[at + 1]), ("block3:", "    v2 = load i32 v1"));
    assert!(text_of(function, &stages[2]).iter().all(|line| !line.contains("phi")));
}

/// Checks every other strategy; `turn` chooses which.
fn every_copy_and_every_offset_is_that_of_the_other_commands(
    explored: &Explored,
    turn: usize,
    seen: &mut Seen,
) {
    let Explored { file, module, exploration } = explored;
    let placement_at = exploration.index.start.0;
    for (at, &strategy) in Strategy::ALL.iter().enumerate().filter(|(at, _)| (at + turn).is_multiple_of(2)) {
        let options = options(Placement::Pruned, strategy);
        let wanted = Wanted { explain: true, ..Default::default() };
        let report = measure_file(&mut Context::new(), "f", module, &options, &wanted).expect("it compiles");
        for (index, function) in exploration.functions.iter().enumerate() {
            let found = &function.placements[placement_at].strategies[at];
            let lines = report.ledgers.iter().find(|ledger| ledger.function == function.name);
            let lines = lines.map_or(&[][..], |ledger| &ledger.lines);
            let shown = |line: &LedgerLine| {
                let dest = line.copy.as_ref().map(|copy| copy.dest.clone());
                (line.fate.name(), line.entry.reason.name(), line.offset, dest, line.arg.clone())
            };
            let told: Vec<_> = found.ledger.iter().map(shown).collect();
            let expected: Vec<_> = lines.iter().map(shown).collect();
            assert_eq!(told, expected, "{}: {} under {strategy}", file.display(), function.name);
            seen.copies += told.len();
            // Each copy of the text is the one of its ledger entry.
            for copy in found.ledger.iter().filter_map(|line| line.copy.as_ref()) {
                let key = format!("i{}", copy.inst.as_u32());
                let line = (found.copies.lines.iter().map(|&line| &function.lines[line as usize]))
                    .find(|line| line.1 == key)
                    .expect("the line of a copy");
                assert_eq!(line.0, format!("    copy {}, {}", copy.dest, copy.source));
            }
            if (at + turn).is_multiple_of(4) {
                let id = FuncId::from_u32(index as u32);
                let text = sheave::disassemble(module, [id], &options).expect("it compiles");
                let offset = |line: &str| u32::from_str_radix(line.split_whitespace().next()?, 16).ok();
                let expected: Vec<u32> =
                    (text.lines().filter(|line| line.starts_with(' '))).filter_map(offset).collect();
                let code = found.code.as_ref().expect("there is machine code");
                let told: Vec<u32> = (code.instructions.iter())
                    .filter(|instruction| !instruction.2.is_empty())
                    .map(|instruction| instruction.1)
                    .collect();
                assert_eq!(told, expected, "{}: {} under {strategy}", file.display(), function.name);
                seen.instructions += told.len();
            }
        }
    }
}

#[test]
fn strategies_of_the_users_own_are_beside_the_others() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/worked/fib.ll");
    let module = sheave::read_file(&file).expect("it is well-formed");
    let per_edge = "{\"format\":1,\"function\":\"fib\"}\n{\"format\":1,\"function\":\"main\"}\n";
    let merged = "{\"format\":1,\"function\":\"fib\",\"classes\":[[\"v26\",\"v20\"]]}\n\
                  {\"format\":1,\"function\":\"main\"}\n";
    let own = |name: &str, answers: &str| {
        let line = format!("printf '{}'", answers.replace('\n', "\\n"));
        let own = OwnCommand::new(OwnKind::Strategy, &line, std::time::Duration::from_secs(60));
        OwnCommand { name: name.into(), ..own }.into()
    };
    let wanted = explore::Wanted {
        own: vec![own("same", per_edge), own("merged", merged)],
        executed: Some(Invocation { args: vec![b"30".to_vec()], ..Invocation::default() }),
        ..explore::Wanted::default()
    };
    let mut options = options(Placement::Pruned, Strategy::PerEdge);
    options.passes = parse_passes("promote").expect("it exists");
    let found = explore::collect(&module, &options, &wanted).expect("both are right");
    let n = Strategy::CHOICES.len();
    assert_eq!(found.index.strategies[n..], ["same", "merged"]);
    assert_eq!(found.index.n_own, 2);
    for function in &found.functions {
        for (at, placement) in function.placements.iter().enumerate() {
            let is_first = at == found.index.start.0;
            assert_eq!(placement.strategies.len(), if is_first { n + 2 } else { n }, "under one placement");
            if !is_first {
                continue;
            }
            let (known, own) = (&placement.strategies[found.index.start.1], &placement.strategies[n]);
            assert_eq!((&own.copies, &own.code), (&known.copies, &known.code));
            assert_eq!((&own.ledger, &own.counts), (&known.ledger, &known.counts));
            assert_eq!(own.attempts, [], "in which order it merges is not known");
        }
    }
    let fib = &found.functions[0].placements[found.index.start.0].strategies;
    let left =
        |at: usize| fib[at].counts.iter().find(|count| count.0 == "copies left").expect("it is counted").1;
    assert!(left(n + 1) < left(n), "{} and {}", left(n + 1), left(n));
    assert!(
        fib[n + 1].classes.contains(&vec!["v20".to_owned(), "v26".to_owned()]),
        "{:?}",
        fib[n + 1].classes
    );
    assert!(fib[n + 1].ledger.iter().any(|copy| copy.executed.is_some_and(|ran| ran > 1)));
}

fn links_and_graphs_name_what_is_there(Explored { exploration, .. }: &Explored, seen: &mut Seen) {
    for function in &exploration.functions {
        let keys = |stage: &model::Stage| -> HashSet<String> {
            stage.lines.iter().map(|&line| function.lines[line as usize].1.clone()).collect()
        };
        for placement in &function.placements {
            for pair in placement.stages.windows(2) {
                let (before, after) = (keys(&pair[0]), keys(&pair[1]));
                // Values that a pass makes and the next one removes are in no stage; instructions are.
                for (from, to) in &pair[1].links {
                    let known =
                        |keys: &HashSet<String>, name: &str| !name.starts_with('i') || keys.contains(name);
                    assert!(known(&before, from) && known(&after, to), "{}: {from} {to}", function.name);
                    seen.links += 1;
                    seen.links_of_gvn += usize::from(pair[1].pass == "gvn");
                }
            }
            for strategy in &placement.strategies {
                let keys = keys(&strategy.copies);
                for (_, to) in strategy.copies.links.iter().filter(|link| link.1.starts_with('i')) {
                    assert!(keys.contains(to), "{}: no line {to}", function.name);
                }
                let graph = &function.graphs[strategy.copies.graph.expect("it is small") as usize];
                let edge_blocks = graph.edge_blocks.iter().filter(|&&is| is).count();
                let split = strategy.counts.iter().find(|count| count.0 == "edges split").expect("counted");
                assert!(edge_blocks as u64 <= split.1 && (edge_blocks > 0) == (split.1 > 0));
                let heads = keys.iter().filter(|key| key.starts_with('b')).count();
                assert_eq!((graph.blocks.len(), graph.drawing.nodes.len()), (heads, heads));
                assert_eq!(graph.drawing.edges.len(), graph.edges.len());
                let code = strategy.code.as_ref().expect("there is machine code");
                for model::Instruction(line, _, bytes) in &code.instructions {
                    let key = &function.lines[*line as usize].1;
                    assert!(key.is_empty() || keys.contains(key), "{}: no line {key}", function.name);
                    seen.code += usize::from(!bytes.is_empty());
                    seen.linked_code += usize::from(!key.is_empty());
                }
            }
        }
    }
}

/// If two classes of one value each cannot be merged, they interfere in the drawing, too.
fn phis_interfere_as_coalescing_says(Explored { file, exploration, .. }: &Explored, seen: &mut Seen) {
    for placement in exploration.functions.iter().flat_map(|function| &function.placements) {
        let number = |value: &str| placement.ranges.iter().position(|range| range.value == value);
        for attempt in placement.strategies.iter().flat_map(|strategy| &strategy.attempts) {
            let Some((a, b)) = &attempt.witness else { continue };
            let (Some(a), Some(b)) = (number(a), number(b)) else { continue };
            let pair = (a.min(b) as u32, a.max(b) as u32);
            assert!(placement.interference.contains(&pair), "{}: {attempt:?}", file.display());
            seen.refused += 1;
        }
    }
}

#[test]
fn a_large_program_has_a_script_for_each_function() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/worked/fib.ll");
    let module = sheave::read_file(&file).expect("it is well-formed");
    let mut exploration = explored(&module, &options(Placement::Pruned, Strategy::Coalesce));
    let page = exploration.page();
    assert_eq!(exploration.files("fib"), [explore::File { name: "fib.html".to_owned(), text: page.clone() }]);
    let many = exploration.functions.iter().cycle().take(explore::MAX_FUNCTIONS_IN_PAGE + 1).cloned();
    exploration.functions = many.collect();
    let files = exploration.files("fib");
    let names: Vec<&str> = files.iter().take(3).map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["fib.html", "fib.files/function-0.js", "fib.files/function-1.js"]);
    assert!(files[1].text.starts_with("receiveFunction(0, \""));
    for text in [&page, &files[0].text] {
        assert!(
            !text.contains("http://")
                || text.matches("http://").count() == text.matches("http://www.w3.org/").count()
        );
        assert!(!text.contains("https://"), "a page asks for nothing from the network");
    }
    assert!(page.contains("id=\"function-1\"") && !files[0].text.contains("id=\"function-1\""));
}

/// The DOM of the page at `path` after loading, and the browser's complaints.
fn opened(browser: &str, path: &Path, hash: &str) -> (String, String) {
    let profile = path.with_extension("profile");
    let output = Command::new(browser)
        .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1600,1000"])
        .args(["--virtual-time-budget=20000", "--enable-logging=stderr", "--dump-dom"])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("file://{}#{hash}", path.display()))
        .output()
        .expect("it was there a moment ago");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let complaints = text(&output.stderr);
    let complaints: Vec<&str> = complaints.lines().filter(|line| line.contains("CONSOLE")).collect();
    let _ = std::fs::remove_dir_all(profile);
    (text(&output.stdout), complaints.join("\n"))
}

#[test]
fn a_browser_opens_every_page() {
    let is_there = |name: &&str| {
        Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success())
    };
    let Some(browser) = ["chromium", "chromium-browser", "google-chrome"].into_iter().find(is_there) else {
        eprintln!("no browser is installed");
        return;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("explorer");
    std::fs::create_dir_all(&folder).expect("a folder");
    let (files, next) = (corpus(), AtomicUsize::new(0));
    let open_all = || {
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            open_page(browser, file, &folder);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(open_all);
        }
    });
}

/// Makes a page of the program in `file`, and follows a link to a copy in it.
fn open_page(browser: &str, file: &Path, folder: &Path) {
    let module = sheave::read_file(file).expect("it is well-formed");
    let exploration = explored(&module, &options(Placement::Pruned, Strategy::Coalesce));
    let at = exploration.index.start;
    // The last copy that is left somewhere: a link leads to it.
    let copy = exploration.functions.iter().rev().find_map(|function| {
        let ledger = &function.placements[at.0].strategies[at.1].ledger;
        Some((function, ledger.iter().rposition(|line| line.copy.is_some())?))
    });
    let path = folder.join(file.with_extension("html").file_name().expect("a name"));
    std::fs::write(&path, exploration.page()).expect("it can be written");
    let hash = match copy {
        Some((function, copy)) => format!("function={}&copy={copy}", function.name),
        None => String::new(),
    };
    let (dom, complaints) = opened(browser, &path, &hash);
    assert_eq!(complaints, "", "{}", file.display());
    assert!(dom.contains("data-ready=\"yes\""), "{}: the script did not end", file.display());
    // In a narrow window one column is shown: one that is open.
    assert!(dom.contains("class=\"chip on tab\""), "{}: no open column is shown", file.display());
    // Parts of long columns are made when something leads to them: here the copy, far below the first part.
    if file.ends_with("corpus/cgvm.ll") {
        let (made, empty) =
            (dom.matches("<div class=\"part\">").count(), dom.matches("data-first=\"").count());
        assert!(made > 1 && empty > 1, "{made} parts are made, {empty} are empty");
    }
    if let Some((_, copy)) = copy {
        let selected = format!("<tr data-copy=\"{copy}\" class=\" sel\">");
        assert!(dom.contains(&selected), "{}: copy {copy} is not selected", file.display());
        assert!(dom.contains("sel-line"), "{}: the line of copy {copy} is not selected", file.display());
    }
}
