//! Random functions through JSON in and out, run before and after; and the SSA form of small programs.

use std::collections::HashMap;

use sheave_ssa::variables::Options;
use sheave_ssa_bril::json::Json;
use sheave_ssa_bril::{read, through_ssa, to_ssa};
use sheave_testing::ssa::conformance::{Variables, check_variables};
use sheave_testing::ssa::toy::{Op, ToyFunc};

/// A toy function as a Bril program. `switch` is like `br`, with more labels.
fn bril(func: &ToyFunc) -> String {
    let mut lines = Vec::new();
    for (index, block) in func.blocks.iter().enumerate() {
        lines.push(format!(r#"{{"label": "b{index}"}}"#));
        let labels: Vec<String> =
            block.edges.iter().map(|edge| format!("\"b{}\"", edge.target.index())).collect();
        let labels = format!("[{}]", labels.join(", "));
        for &inst in &block.insts {
            let (op, result) = &func.insts[inst.index()];
            let dest = result.map_or(String::new(), |value| format!(r#""dest": "{value}", "type": "int", "#));
            lines.push(match op {
                Op::Const(value) => format!(r#"{{"op": "const", {dest}"value": {value}}}"#),
                Op::Input => format!(r#"{{"op": "call", {dest}"funcs": ["input"], "args": []}}"#),
                Op::Add(a, b) => format!(r#"{{"op": "add", {dest}"args": ["{a}", "{b}"]}}"#),
                Op::Convert(value, _) => format!(r#"{{"op": "id", {dest}"args": ["{value}"]}}"#),
                Op::Load(slot, _) => format!(r#"{{"op": "id", {dest}"args": ["{slot}"]}}"#),
                Op::Store(slot, _, value) => {
                    format!(r#"{{"op": "id", "dest": "{slot}", "type": "int", "args": ["{value}"]}}"#)
                }
                Op::Observe(value) => format!(r#"{{"op": "print", "args": ["{value}"]}}"#),
                Op::Branch(value) => format!(r#"{{"op": "br", "args": ["{value}"], "labels": {labels}}}"#),
                Op::Switch(value) => {
                    format!(r#"{{"op": "switch", "args": ["{value}"], "labels": {labels}}}"#)
                }
                Op::Jump if block.edges.is_empty() => r#"{"op": "ret"}"#.to_owned(),
                Op::Jump => format!(r#"{{"op": "jmp", "labels": {labels}}}"#),
                Op::Fresh(_) | Op::Leak(_) => continue,
            });
        }
    }
    format!(r#"{{"functions": [{{"name": "main", "instrs": [{}]}}]}}"#, lines.join(",\n"))
}

fn op(inst: &Json) -> &str {
    inst.get("op").and_then(Json::text).unwrap_or("")
}

/// Runs the first function; returns the printed numbers.
fn run(program: &Json, input: &[u64]) -> Result<Vec<u64>, String> {
    let insts = program.get("functions").ok_or("functions")?.list()[0].get("instrs").ok_or("instrs")?.list();
    let label = |at: usize| insts[at].get("label").and_then(Json::text);
    let labels: HashMap<&str, usize> = (0..insts.len()).filter_map(|at| Some((label(at)?, at))).collect();
    let mut input = input.iter().copied();
    let (mut values, mut printed): (HashMap<&str, u64>, _) = (HashMap::new(), Vec::new());
    let mut shadows = HashMap::new();
    let (mut at, mut blocks) = (0, 0);
    while let Some(inst) = insts.get(at) {
        at += 1;
        if inst.get("label").is_some() {
            blocks += 1;
            if blocks > 20_000 {
                break;
            }
            continue;
        }
        let list = |key| inst.get(key).map_or(&[][..], Json::list).iter().filter_map(Json::text);
        if op(inst) == "set" {
            let mut names = list("args");
            let (shadow, value) = (names.next().ok_or("a shadow")?, names.next().ok_or("a value")?);
            shadows.insert(shadow, *values.get(value).ok_or(format!("{value} is unknown"))?);
            continue;
        }
        let args: Result<Vec<u64>, String> =
            list("args").map(|name| values.get(name).copied().ok_or(format!("{name} is unknown"))).collect();
        let args = args?;
        let mut taken = 0;
        let value = match op(inst) {
            "get" => {
                let name = inst.get("dest").and_then(Json::text).unwrap_or("");
                *shadows.get(name).ok_or(format!("{name} was not set"))?
            }
            // Reading it is no error here: programs of the suite do.
            "undef" => 0xdead,
            "const" => inst.get("value").ok_or("value")?.to_string().parse().map_err(|_| "a number")?,
            "call" => input.next().unwrap_or(u64::MAX),
            "add" => args[0].wrapping_add(args[1]),
            "id" => args[0],
            "print" => {
                printed.push(args[0]);
                0
            }
            "br" => {
                taken = usize::from(args[0] == 0);
                0
            }
            "switch" => {
                taken = if args[0] < list("labels").count() as u64 - 1 { args[0] as usize + 1 } else { 0 };
                0
            }
            "ret" => break,
            "jmp" => 0,
            other => return Err(format!("there is no {other}")),
        };
        if let Some(dest) = inst.get("dest").and_then(Json::text) {
            values.insert(dest, value);
        }
        if let Some(target) = list("labels").nth(taken) {
            at = *labels.get(target).ok_or("a label")?;
        }
    }
    Ok(printed)
}

struct Bril;

impl Variables for Bril {
    fn run_with_variables(
        &mut self,
        program: &ToyFunc,
        options: Option<&Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String> {
        let program = read(&bril(program))?;
        if options.is_none() {
            return run(&program, input);
        }
        let ssa = to_ssa(&program)?;
        // Each name is assigned once, and no copy is left.
        let insts = ssa.get("functions").ok_or("functions")?.list()[0].get("instrs").ok_or("instrs")?;
        let mut names: Vec<&str> = insts.list().iter().filter_map(|inst| inst.get("dest")?.text()).collect();
        let n = names.len();
        names.sort_unstable();
        names.dedup();
        if names.len() < n || insts.list().iter().any(|inst| op(inst) == "id") {
            return Err(format!("not in SSA form: {ssa}"));
        }
        // Construction from its own SSA form, and the way out, print the same.
        let printed = run(&ssa, input)?;
        for other in [to_ssa(&ssa)?, through_ssa(&program)?] {
            let others = run(&other, input)?;
            if others != printed {
                return Err(format!("{printed:?} in SSA form, but {others:?} of\n{other}"));
            }
        }
        Ok(printed)
    }

    fn loops_to_entry(&self) -> bool {
        true
    }
}

#[test]
fn bril_conforms() {
    check_variables(&mut Bril, 40).unwrap_or_else(|difference| panic!("{difference}"));
}

#[test]
fn a_loop_to_the_entry_gets_a_block_before_it() {
    let program = r#"{"functions": [{"name": "f", "args": [{"name": "n", "type": "int"}], "instrs": [
        {"label": "top"},
        {"op": "add", "dest": "n", "type": "int", "args": ["n", "n"]},
        {"op": "br", "args": ["n"], "labels": ["top", "end"]},
        {"label": "end"},
        {"op": "print", "args": ["n"]}]}]}"#;
    let ssa = to_ssa(&read(program).unwrap()).unwrap().to_string();
    let expected = r#"[{"label": "sheave.entry."}, {"op": "set", "args": ["n.phi0", "n"]}, {"label": "top"}, {"op": "get", "dest": "n.phi0", "type": "int"}, {"op": "add", "dest": "n.0", "type": "int", "args": ["n.phi0", "n.phi0"]}, {"op": "set", "args": ["n.phi0", "n.0"]}, {"op": "br""#;
    assert!(ssa.contains(expected), "{ssa}");
}

#[test]
fn programs_that_are_wrong_are_refused() {
    for (program, message) in [
        ("{", "byte 1: a name expected"),
        ("[1, 2", "byte 5: `,` or `]` expected"),
        ("{}", "a program has functions"),
        (r#"{"functions": [{}]}"#, "a function has instructions"),
        (r#"{"functions": [{"instrs": [{"op": "jmp", "labels": ["x"]}]}]}"#, "there is no label \"x\""),
        (r#"{"functions": [{"instrs": [{"label": "x"}, {"label": "x"}]}]}"#, "two blocks have one label"),
        (
            r#"{"functions": [{"instrs": [{"op": "phi"}]}]}"#,
            "@, element 1 of `instrs`: unsupported: phi, which the language has given up for get and set",
        ),
        (
            r#"{"functions": [{"name": "f", "instrs": [{"label": "x"}, {"op": "guard"}]}]}"#,
            "@f, element 2 of `instrs`: unsupported: speculate, guard and commit, which take assignments back along \
             edges without a label",
        ),
        (
            "@main {\n  speculate: int = const 1;\n  speculate;\n}",
            "line 3, column 3: unsupported: speculate, guard and commit, which take assignments back along edges \
             without a label",
        ),
        (
            "@main {\n  x: int = phi y z .a .b;\n}",
            "line 2, column 12: unsupported: phi, which the language has given up for get and set",
        ),
        (r#"["\ud800x"]"#, "byte 2: an escape of no character"),
        (r#"["\q"]"#, "byte 2: an escape that JSON does not have"),
    ] {
        assert_eq!(read(program).and_then(|program| to_ssa(&program)), Err(message.to_owned()));
    }
    assert!(read(&"[".repeat(100_000)).unwrap_err().contains("too deep"));
}

#[test]
fn strings_keep_their_characters() {
    let text = Json::parse(r#"["\u0041\u00e4\ud83d\ude00\n\"\\\/\b"]"#).unwrap();
    assert_eq!(text.list()[0].text(), Some("A\u{e4}\u{1f600}\n\"\\/\u{8}"));
    assert_eq!(Json::parse(&text.to_string()), Ok(text));
}

/// The guide's excerpts of this host match its code.
#[test]
fn the_guide_shows_this_host() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let guide = std::fs::read_to_string(format!("{root}/docs/embedding.md")).expect("the guide is there");
    let source = concat!(include_str!("../../src/function.rs"), include_str!("../../src/construct.rs"));
    let pieces: Vec<&str> =
        guide.split("```rust bril\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(pieces.len(), 2);
    for piece in pieces {
        assert!(source.contains(piece), "not in the host:\n{piece}");
    }
}
