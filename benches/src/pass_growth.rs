//! Growth of the cost of every pass of the table with the size of a function.
//!
//! Each pass of [`PASSES`] runs alone on each shape in two sizes, so that a new pass is measured without a
//! word here. A pass that does not accept memory form gets the promoted function. The exponent is that of
//! [`crate::growth`]; a pass that has nothing to do on a shape only reads it.

use std::fmt::Write as _;

use sheave::ir::{Form, FuncId, Module, parse_module};
use sheave_passes::driver::{self, parse_passes};
use sheave_passes::pass::Pass;
use sheave_passes::table::PASSES;
use sheave_testing::{ir, ssa::shapes};

use crate::callgrind::{Counted, Region};
use crate::growth::LIMIT;
use crate::report::Table;
use crate::subjects;

/// How much larger the second size is.
const STEP: usize = 4;

struct Subject {
    name: &'static str,
    size: usize,
    text: Option<fn(usize) -> String>,
}

/// The shapes; those without a text are in memory form, from the generators of [`crate::subjects`].
const SUBJECTS: [Subject; 9] = [
    Subject { name: "wide header", size: 10_000, text: Some(wide_header) },
    Subject { name: "slots", size: 10_000, text: Some(slots) },
    Subject { name: "one block", size: 50_000, text: Some(one_block) },
    Subject { name: "edges into one block", size: 10_000, text: Some(edges) },
    Subject { name: "uses of one value", size: 50_000, text: Some(uses) },
    Subject { name: "constants", size: 25_000, text: Some(constants) },
    Subject { name: "loops in a row", size: 2_500, text: Some(loops) },
    Subject { name: "nested while loops", size: 2_500, text: None },
    Subject { name: "nested do loops", size: 2_500, text: None },
];

/// A loop with `n` phis, a fourth of them invariant.
fn wide_header(n: usize) -> String {
    let mut text = "function %f(i64 v0) -> i64 {\nblock0:\n    jump block1\nblock1:\n".to_owned();
    let (first, last) = (2, n + 2);
    let _ = writeln!(text, "    v1 = phi i64 [block0: i64 0], [block2: v{last}]");
    for i in 0..n {
        let next = if i % 4 == 0 { first + i } else { last + 2 + i };
        let _ = writeln!(text, "    v{} = phi i64 [block0: v0], [block2: v{next}]", first + i);
    }
    let test = last + 1;
    let _ = writeln!(text, "    v{test} = icmp ult v1, v0\n    branch v{test}, block2, block3\nblock2:");
    let _ = writeln!(text, "    v{last} = add v1, i64 1");
    for i in (0..n).filter(|i| i % 4 != 0) {
        let _ = writeln!(text, "    v{} = add v{}, v{}", last + 2 + i, first + i, first + (i + 1) % n);
    }
    text + &format!("    jump block1\nblock3:\n    return v{}\n}}\n", first + n - 1)
}

/// Slots that are stored and loaded in a loop, half of them with an address that escapes.
fn slots(n: usize) -> String {
    let mut text = "extern function %use(ptr)\nfunction %f(i64 v0) -> i64 {\nblock0:\n".to_owned();
    for i in 0..n {
        let _ = writeln!(text, "    v{} = alloca i64", i + 1);
    }
    for i in (0..n).step_by(2) {
        let _ = writeln!(text, "    call %use(v{})", i + 1);
    }
    text += "    jump block1\nblock1:\n";
    for i in 0..n {
        let _ = writeln!(text, "    v{} = load i64 v{}", n + 1 + i, i + 1);
        let _ = writeln!(text, "    store v{}, v{}", n + 1 + i, (i * 7) % n + 1);
    }
    text + &format!("    branch v{}, block1, block2\nblock2:\n    return v{}\n}}\n", 2 * n, 2 * n)
}

/// A chain of instructions, every fourth of which is redundant.
fn one_block(n: usize) -> String {
    let mut text = "function %f(i64 v0, i64 v1) -> i64 {\nblock0:\n    v2 = xor v0, v1\n".to_owned();
    for i in 3..n + 3 {
        let _ = match i % 4 {
            0 => writeln!(text, "    v{i} = xor v0, v1"),
            1 => writeln!(text, "    v{i} = mul v{}, i64 {}", i - 1, i % 100),
            2 => writeln!(text, "    v{i} = add v{}, v{}", i - 1, i / 2),
            _ => writeln!(text, "    v{i} = sub v{}, v0", i - 1),
        };
    }
    text + &format!("    return v{}\n}}\n", n + 2)
}

/// `n` blocks that go on at one, in which a phi merges their values.
fn edges(n: usize) -> String {
    let mut text = "function %f(i64 v0) -> i64 {\nblock0:\n    switch v0, block1 [".to_owned();
    for i in 0..n {
        let _ = write!(text, "{}{i}: block{}", if i == 0 { "" } else { ", " }, i + 2);
    }
    let end = n + 2;
    let _ = writeln!(text, "]\nblock1:\n    jump block{end}");
    for i in 0..n {
        let _ =
            writeln!(text, "block{}:\n    v{} = add v0, i64 {}\n    jump block{end}", i + 2, i + 1, i + 7);
    }
    let _ = write!(text, "block{end}:\n    v{} = phi i64 [block1: v0]", n + 1);
    for i in 0..n {
        let _ = write!(text, ", [block{}: v{}]", i + 2, i + 1);
    }
    text + &format!("\n    return v{}\n}}\n", n + 1)
}

/// One value with `n` uses, each in a comparison and a store through an address of its own.
fn uses(n: usize) -> String {
    let mut text = "function %f(i64 v0, ptr v1) -> i64 {\nblock0:\n    v2 = mul v0, v0\n".to_owned();
    for i in 0..n / 2 {
        let _ = writeln!(text, "    v{} = add v2, i64 {}", i + 3, i + 1);
        let _ = writeln!(text, "    store v{}, v1 + {}", i + 3, 8 * i);
    }
    text + "    return v2\n}\n"
}

/// `n` different constants.
fn constants(n: usize) -> String {
    let mut text = "function %f(ptr v0) {\nblock0:\n".to_owned();
    for i in 0..n {
        let _ = writeln!(text, "    store i64 {}, v0 + {}", 1_000_003 * i, 8 * i);
    }
    text + "    return\n}\n"
}

/// `n` counted loops that store, one after the other.
fn loops(n: usize) -> String {
    let mut text = "function %f(i64 v0, ptr v1) {\nblock0:\n    jump block1\n".to_owned();
    for i in 0..n {
        let (head, body, before) = (2 * i + 1, 2 * i + 2, if i == 0 { 0 } else { 2 * i - 1 });
        let v = 4 * i + 2;
        let _ = writeln!(
            text,
            "block{head}:\n    v{v} = phi i64 [block{before}: i64 0], [block{body}: v{}]",
            v + 3
        );
        let _ = writeln!(
            text,
            "    v{} = icmp ult v{v}, v0\n    branch v{}, block{body}, block{}",
            v + 1,
            v + 1,
            head + 2
        );
        let _ = writeln!(
            text,
            "block{body}:\n    v{} = ptr_index v1, v{v} * 8\n    store v{v}, v{}",
            v + 2,
            v + 2
        );
        let _ = writeln!(text, "    v{} = add nuw v{v}, i64 1\n    jump block{head}", v + 3);
    }
    text + &format!("block{}:\n    return\n}}\n", 2 * n + 1)
}

fn make(subject: &Subject, size: usize) -> Result<(Module, FuncId), String> {
    let Some(text) = subject.text else {
        let shape = if subject.name == "nested do loops" { shapes::repeat_nest } else { shapes::nest };
        return Ok(ir::translate(&subjects::over(shape, size)));
    };
    let module = parse_module(subject.name, text(size).as_bytes()).map_err(|error| error.to_string())?;
    let id = module.functions.keys().next().ok_or("a module without a function")?;
    Ok((module, id))
}

/// Runs every pass on every shape and reports regions called `shape/size/pass`.
///
/// # Errors
/// When a pass fails.
pub fn measure(only: Option<&str>) -> Result<(), String> {
    for subject in SUBJECTS.iter().filter(|subject| only.is_none_or(|only| subject.name == only)) {
        for size in [subject.size, subject.size * STEP] {
            let (module, id) = make(subject, size)?;
            let original = &module.functions[id];
            let mut promoted = original.clone();
            run(&module, &mut promoted, parse_passes("promote").map_err(|error| error.to_string())?)?;
            for pass in PASSES {
                let is_memory = original.form == Form::Memory && pass.needs.contains(&Form::Memory);
                let makes_ssa = is_memory && !pass.needs.contains(&Form::Ssa);
                let mut func = if makes_ssa { original.clone() } else { promoted.clone() };
                let region = Region::new();
                region.run(|| run(&module, &mut func, vec![pass]))?;
                region.report(&format!("{}/{size}/{}", subject.name, pass.name));
            }
        }
    }
    Ok(())
}

fn run(module: &Module, func: &mut sheave::ir::Function, passes: Vec<&'static Pass>) -> Result<(), String> {
    let options = driver::Options { verify: false, ..driver::Options::new(&passes) };
    driver::Ctx::new().run_in_place(module, func, &options).map_err(|error| error.to_string())
}

/// The exponents, and the passes and shapes above [`LIMIT`].
pub fn table(counted: &Counted) -> (Table, Vec<String>) {
    let names = ["pass"].into_iter().chain(SUBJECTS.iter().map(|subject| subject.name));
    let (mut table, mut above) = (Table::new(names), Vec::new());
    for pass in PASSES {
        let mut row = vec![pass.name.to_owned()];
        for subject in &SUBJECTS {
            let count = |size: usize| {
                counted.get(&format!("{}/{size}/{}", subject.name, pass.name)).map(|count| count as f64)
            };
            let (Some(small), Some(large)) = (count(subject.size), count(subject.size * STEP)) else {
                row.push(String::new());
                continue;
            };
            let exponent = (large / small).ln() / (STEP as f64).ln();
            row.push(match exponent > LIMIT {
                true => format!("**{exponent:.2}**"),
                false => format!("{exponent:.2}"),
            });
            if exponent > LIMIT {
                above.push(format!("{} on {} ({exponent:.2})", pass.name, subject.name));
            }
        }
        table.row(row);
    }
    (table, above)
}
