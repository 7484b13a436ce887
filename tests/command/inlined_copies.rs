//! `sheave copies` after inlining: the copies of each inlined call, beside the whole function.

use std::process::Command;

/// `sum` has a loop of two phis; `twice` calls it twice, and `main` calls both, with something in between.
const PROGRAM: &str = "function local %sum(i64 v0) -> i64 {
block0:
    jump block1
block1:
    v1 = phi i64 [block0: i64 0], [block2: v4]
    v2 = phi i64 [block0: i64 0], [block2: v5]
    v3 = icmp slt v1, v0
    branch v3, block2, block3
block2:
    v4 = add v1, i64 1
    v5 = add v2, v4
    jump block1
block3:
    return v2
}

function local %twice(i64 v0) -> i64 {
block0:
    v1 = call %sum(v0)
    v2 = call %sum(v1)
    v3 = add v1, v2
    return v3
}

function %main() -> i32 {
block0:
    v0 = call %twice(i64 3)
    v3 = add v0, i64 0
    v1 = call %sum(v3)
    v2 = trunc i32 v1
    return v2
}
";

/// The cells of the CSV output by heading, a row each.
fn copies(options: &[&str]) -> Vec<Vec<(String, String)>> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("calls.sheave");
    std::fs::write(&path, PROGRAM).expect("written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_sheave"));
    command.args(["copies", "--format", "csv", "--strategy", "isolate"]).args(options).arg(&path);
    let output = command.output().expect("the command starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let mut lines = text.lines().map(|line| line.split(',').map(str::to_owned));
    let names: Vec<String> = lines.next().expect("a heading").collect();
    lines.map(|line| names.iter().cloned().zip(line).collect()).collect()
}

fn cell<'a>(row: &'a [(String, String)], name: &str) -> &'a str {
    row.iter().find(|cell| cell.0 == name).map(|cell| &cell.1[..]).expect("the column exists")
}

#[test]
fn what_was_inlined_is_named_by_its_calls() {
    let rows = copies(&["--passes", "promote,inline,promote", "--executed"]);
    let of = |function: &str| {
        let rows = rows.iter().filter(|row| cell(row, "function") == function);
        rows.map(|row| [cell(row, "inlined_through"), cell(row, "copies_inserted"), cell(row, "phis")])
            .collect::<Vec<_>>()
    };
    assert_eq!(of("sum"), [["", "6", "2"]]);
    // The results of the two calls are phis of the caller, with one argument each.
    assert_eq!(of("twice"), [["", "16", "6"], ["sum at call 1", "6", "2"], ["sum at call 2", "6", "2"]]);
    let of_main = of("main");
    let calls: Vec<&str> = of_main.iter().map(|row| row[0]).collect();
    let through = ["sum at call 1 of twice at call 1", "sum at call 2", "sum at call 2 of twice at call 1"];
    assert_eq!(calls, ["", through[0], through[1], through[2], "twice at call 1"]);
    assert_eq!(of_main[0][1..], ["26", "10"], "three loops, and the results of four calls");
    assert_eq!(of_main[4][1..], ["4", "2"], "the results of its calls of `sum`");
    // A part has no machine code itself.
    let part = rows.iter().find(|row| cell(row, "inlined_through") == through[1]).expect("it is there");
    assert_eq!((cell(part, "moves"), cell(part, "code_bytes"), cell(part, "lower_bound")), ("", "", ""));
    // twice(3) is 6 + 21, so the loops run 3, 6 and 27 times; each iteration has four copies of variables.
    let ran = |calls: &str| {
        let row =
            rows.iter().find(|row| cell(row, "function") == "main" && cell(row, "inlined_through") == calls);
        cell(row.expect("it is there"), "copies_executed").parse::<u64>().expect("a number")
    };
    assert_eq!(through.map(ran), [4 + 4 * 3, 4 + 4 * 27, 4 + 4 * 6]);
    assert_eq!(ran(""), through.into_iter().map(ran).sum::<u64>() + 2 * 4, "and the results once");
}

#[test]
fn level_2_inlines_and_a_page_has_the_calls() {
    let rows = copies(&["--opt", "2"]);
    assert!(rows.iter().any(|row| cell(row, "inlined_through").starts_with("sum at call")), "{rows:?}");
    let plain = copies(&[]);
    assert!(plain.iter().all(|row| cell(row, "inlined_through").is_empty()), "{plain:?}");
    let explained = copies(&["--opt", "2", "--explain"]);
    assert!(explained.iter().any(|row| cell(row, "inlined_through") == "sum at call 2"), "{explained:?}");
}
