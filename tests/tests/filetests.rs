//! Runs the file tests of `tests/filetests`. `SHEAVE_BLESS=1` rewrites golden text.

use std::path::{Path, PathBuf};

use libtest_mimic::{Arguments, Failed, Trial};
use sheave::names::Named;
use sheave::{Context, Goal, Options};
use sheave_ir::{AbiResult, Module};
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::{Cleanup, Placement, Uninit};
use sheave_tests::everywhere::{Call, Effort, Given, run_everywhere};
use sheave_tests::filetest::{self, Expectation, FileTest};
use sheave_tests::{Extent, values};

fn main() {
    let args = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = Vec::new();
    for path in files(&root.join("filetests")) {
        let name = name(root, &path);
        let full = (format!("{name}: every combination"), name.clone(), path.clone());
        trials.push(Trial::test(name.clone(), move || file_test(&name, &path).map_err(Failed::from)));
        // `.ci/run` runs these.
        let (title, name, path) = full;
        let run = move || every_combination(&name, &path).map_err(Failed::from);
        trials.push(Trial::test(title, run).with_ignored_flag(true));
    }
    libtest_mimic::run(&args, trials).exit();
}

fn name(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

/// The files below `dir`, sorted.
fn files(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![dir.to_owned()];
    while let Some(dir) = open.pop() {
        let entries = std::fs::read_dir(&dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
        for entry in entries {
            let path = entry.expect("the directory can be read").path();
            if path.is_dir() { open.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    found
}

fn blessing() -> bool {
    std::env::var_os("SHEAVE_BLESS").is_some_and(|value| value == "1")
}

/// Compares `new` with the text of `path`; writes it when blessing.
fn compare_or_bless(path: &Path, old: &str, new: &str) -> Result<(), String> {
    if old == new {
        return Ok(());
    }
    if blessing() {
        return std::fs::write(path, new).map_err(|error| error.to_string());
    }
    Err(format!("the golden text is another one (`-` old, `+` new):\n{}", filetest::diff(old, new)))
}

/// The test of one file; a failure explains how to run it alone and how to accept the changes.
fn file_test(name: &str, path: &Path) -> Result<(), String> {
    run_file(path).map_err(|fault| {
        let command = format!("cargo test -p sheave-tests --test filetests -- {name}");
        format!("{fault}\nthis test alone:       {command}\nnew golden text:       SHEAVE_BLESS=1 {command}")
    })
}

/// The calls of a file in every form and mode.
fn every_combination(name: &str, path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let test = filetest::parse(&text)?;
    if test.kind == "error" {
        return Ok(());
    }
    let module = sheave::read_bytes(name, text.as_bytes()).map_err(|error| error.to_string())?;
    runs(&test, &module, Extent::Full, &mut Context::new())
}

fn run_file(path: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let test = filetest::parse(&text)?;
    let file = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
    if test.kind == "error" {
        return expected_errors(&test, file, &text);
    }
    let module = sheave::read_bytes(file, text.as_bytes()).map_err(|error| error.to_string())?;
    print_parse_print(&module)?;
    let options = options(&test)?;
    let mut ctx = Context::new();
    let golden: Option<Vec<(String, String)>> = match test.kind.as_str() {
        "run" => None,
        "print" => Some(per_function(&module, |_, func| func.display(&module).to_string())),
        "explain" => {
            let mut golden = Vec::new();
            for (id, func) in &module.functions {
                ctx.run(&module, id, &options, Goal::Passes).map_err(|error| error.to_string())?;
                let lines = ctx.promotion_report(func);
                golden.push((module.symbol_name(func.symbol).to_owned(), lines.join("\n")));
            }
            Some(golden)
        }
        "cfg" => {
            let mut golden = Vec::new();
            for func in module.functions.values() {
                let picture = sheave::cfg::Picture::new(&module, func).map_err(|error| error.to_string())?;
                golden.push((module.symbol_name(func.symbol).to_owned(), picture.text()));
            }
            Some(golden)
        }
        "asm" => Some(machine(&module, &options)?),
        _ => {
            let transformed =
                ctx.run_module(&module, &options, Goal::Passes).map_err(|error| error.to_string())?;
            print_parse_print(&transformed)?;
            Some(per_function(&transformed, |_, func| func.display(&transformed).to_string()))
        }
    };
    runs(&test, &module, Extent::sample_of(file), &mut ctx)?;
    let Some(golden) = golden else { return Ok(()) };
    let new = test.with_golden(|function| {
        golden.iter().find(|(name, _)| name == function).map_or(String::new(), |(_, text)| text.clone())
    });
    compare_or_bless(path, &text, &new)
}

fn per_function(
    module: &Module,
    mut f: impl FnMut(sheave_ir::FuncId, &sheave_ir::Function) -> String,
) -> Vec<(String, String)> {
    module
        .functions
        .iter()
        .map(|(id, func)| (module.symbol_name(func.symbol).to_owned(), f(id, func)))
        .collect()
}

/// The machine code of each function. Phis are eliminated first; no other pass runs unless the option
/// `passes` names it.
fn machine(module: &Module, options: &Options) -> Result<Vec<(String, String)>, String> {
    let ids = module.functions.keys();
    ids.map(|id| {
        let text = sheave::disassemble(module, [id], options).map_err(|error| error.to_string())?;
        let name = module.symbol_name(module.functions[id].symbol);
        let code = text.split_once('\n').map_or("", |(_, code)| code.trim_end());
        Ok((name.to_owned(), code.to_owned()))
    })
    .collect()
}

/// Checks that printed text reads back and prints the same.
fn print_parse_print(module: &Module) -> Result<(), String> {
    let text = module.to_string();
    let again = sheave::read_bytes("printed", text.as_bytes())
        .map_err(|error| format!("what was printed does not read back: {error}\n{text}"))?;
    let second = again.to_string();
    if text == second {
        Ok(())
    } else {
        Err(format!("prints otherwise:\n{}", filetest::diff(&text, &second)))
    }
}

fn options(test: &FileTest) -> Result<Options, String> {
    let mut options = Options { verify: true, ..Options::default() };
    let passes = match test.kind.as_str() {
        "run" | "print" | "cfg" => None,
        "explain" => Some("promote"),
        // the goal adds the elimination.
        "asm" => Some(test.option("passes").unwrap_or("")),
        passes => Some(passes),
    };
    match passes {
        None => {}
        Some("") => options.passes.clear(),
        Some(passes) => {
            options.passes = sheave::pipeline::parse_passes(passes).map_err(|error| error.to_string())?;
        }
    }
    fn choice<T: Named>(key: &str, value: &str) -> Result<T, String> {
        T::from_name(value).ok_or_else(|| format!("there is no {key} called `{value}`"))
    }
    for (key, value) in &test.options {
        let promote = &mut options.promote;
        match key.as_str() {
            "placement" => promote.placement = choice::<Placement>(key, value)?,
            "cleanup" => promote.cleanup = Some(choice::<Cleanup>(key, value)?),
            "uninit" => promote.uninit = choice::<Uninit>(key, value)?,
            "registers" => {
                options.registers = Some(value.parse().map_err(|_| "not a number of registers".to_owned())?);
            }
            // Read above.
            "passes" if test.kind == "asm" => {}
            "strategy" => options.strategy = choice::<Strategy>(key, value)?,
            "phi-cost-limit" => {
                promote.phi_cost_limit = value.parse().map_err(|_| "not a number".to_owned())?
            }
            _ => return Err(format!("unknown option `{key}` in the header")),
        }
    }
    Ok(options)
}

/// Performs the calls of the `; run:` lines in the forms and modes of `extent`.
fn runs(test: &FileTest, module: &Module, extent: Extent, ctx: &mut Context) -> Result<(), String> {
    if test.runs.is_empty() {
        return Ok(());
    }
    let mut calls = Vec::new();
    for run in &test.runs {
        let at = |message: String| format!("line {}: {message}", run.line);
        let id =
            module.function_id(&run.function).ok_or_else(|| at(format!("no function %{}", run.function)))?;
        let sig = &module.signatures[module.functions[id].sig];
        if run.args.len() != sig.params.len() {
            return Err(at(format!("%{} takes {} arguments", run.function, sig.params.len())));
        }
        let args = run.args.iter().zip(&sig.params).map(|(text, param)| values::parse(text, param.ty));
        let args = args.collect::<Result<_, _>>().map_err(at)?;
        calls.push(Call { function: run.function.clone(), args });
    }
    let jit = test.option("jit") != Some("no");
    let effort = Effort { jit, placements: &Placement::ALL, fuel: 5_000_000, extent };
    let given = run_everywhere(module, &calls, effort, ctx)?;
    for (run, given) in test.runs.iter().zip(given) {
        let at = |message: String| format!("line {}: {message}", run.line);
        let id = module.function_id(&run.function).expect("it was called");
        let sig = &module.signatures[module.functions[id].sig];
        compare(run, given, &sig.results).map_err(at)?;
    }
    Ok(())
}

/// Compares what a call gives with its expectation.
fn compare(run: &Expectation, given: Given, results: &[AbiResult]) -> Result<(), String> {
    match (&run.results, given) {
        (None, Err(_)) => Ok(()),
        (None, Ok(values)) => Err(format!("gives {values:x?} instead of a trap")),
        (Some(_), Err(trap)) => Err(format!("stops: {trap}")),
        (Some(expected), Ok(values)) => {
            let shown: Vec<String> =
                values.iter().zip(results).map(|(&bits, result)| values::show(bits, result.ty)).collect();
            let wanted: Vec<String> = expected
                .iter()
                .zip(results)
                .map(|(text, result)| {
                    values::parse(text, result.ty).map(|bits| values::show(bits, result.ty))
                })
                .collect::<Result<_, _>>()?;
            if shown != wanted || expected.len() != values.len() {
                return Err(format!("gives {shown:?} instead of {wanted:?}"));
            }
            Ok(())
        }
    }
}

/// A file whose faults are marked beside them.
fn expected_errors(test: &FileTest, file: &str, text: &str) -> Result<(), String> {
    let found: Vec<(u32, String)> = match sheave::read_bytes(file, text.as_bytes()) {
        Ok(_) => vec![],
        Err(sheave::Error::Text(diagnostics)) => {
            diagnostics.iter().map(|diagnostic| (diagnostic.line, diagnostic.message.clone())).collect()
        }
        Err(other) => vec![(0, other.to_string())],
    };
    let missing = test
        .errors
        .iter()
        .filter(|(line, message)| !found.iter().any(|(at, text)| at == line && text.contains(message)));
    let surplus = found
        .iter()
        .filter(|(line, text)| !test.errors.iter().any(|(at, message)| at == line && text.contains(message)));
    let mut report = String::new();
    for (line, message) in missing {
        report += &format!("line {line}: expected `{message}`\n");
    }
    for (line, message) in surplus {
        report += &format!("line {line}: found `{message}`\n");
    }
    if report.is_empty() { Ok(()) } else { Err(report) }
}
