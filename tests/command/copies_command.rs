//! `sheave copies` and the pages that its numbers lead to, in every format.

use std::path::Path;

use crate::support::{corpus, sheave, stderr, stdout, write};

/// The counts of the worked example: copies inserted, and copies that the loop executes.
#[test]
fn copies_counts_fibonacci() {
    let file = corpus("worked/fib.ll").display().to_string();
    let counts = |placement: &str, strategy: &str, n: &str| -> Vec<(String, i64)> {
        let args = ["copies", &file, "--placement", placement, "--strategy", strategy, "--format", "json"];
        let more = ["--executed", "--arg", n];
        let output = sheave(&[&args[..], &more[..]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        let text = stdout(&output);
        let line = text.lines().find(|line| line.contains("\"function\":\"fib\"")).expect("a row for fib");
        line.split(',')
            .filter_map(|pair| pair.split_once(':'))
            .filter_map(|(key, value)| Some((key.trim_matches('"').to_owned(), value.parse().ok()?)))
            .collect()
    };
    let get = |counts: &[(String, i64)], key: &str| -> i64 {
        counts.iter().find(|(known, _)| known == key).unwrap_or_else(|| panic!("no {key} in {counts:?}")).1
    };
    for (placement, strategy, inserted) in [
        ("pruned", "isolate", 12),
        ("pruned", "two-phase", 10),
        ("minimal", "two-phase", 21),
        ("pruned", "per-edge", 8),
    ] {
        let counts = counts(placement, strategy, "10");
        assert_eq!(get(&counts, "copies_inserted"), inserted, "{placement} {strategy}");
        assert_eq!(get(&counts, "phi_args"), if placement == "pruned" { 8 } else { 18 });
    }
    // Copies executed by one more iteration.
    for (placement, strategy, per_iteration) in [
        ("pruned", "two-phase", 5),
        ("minimal", "two-phase", 7),
        ("pruned", "per-edge", 3),
        ("pruned", "coalesce", 2),
    ] {
        let executed = |n| get(&counts(placement, strategy, n), "copies_executed");
        assert_eq!(executed("31") - executed("30"), per_iteration, "{placement} {strategy}");
    }
    let moves = |n| get(&counts("pruned", "coalesce", n), "moves_executed");
    assert!(moves("31") - moves("30") <= 2);
}

/// Several strategies in one word, and the names that textbooks have for them.
#[test]
fn strategies_have_lists_and_textbook_names() {
    let file = corpus("worked/fib.ll").display().to_string();
    let rows = |args: &[&str]| {
        let output = sheave(&[&["copies", &file], args].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        stdout(&output)
    };
    let expected = rows(&["--strategy", "isolate", "--strategy", "per-edge", "--placement", "minimal"]);
    assert_eq!(rows(&["--strategy", "naive,briggs", "--placement", "minimal"]), expected);
    let placements = ["--placement", "minimal", "--placement", "pruned"];
    assert_eq!(rows(&["--placement", "minimal,pruned"]), rows(&placements));
    for verb in ["copies", "compile"] {
        let help = stdout(&sheave(&[verb, "--help"]));
        let words: Vec<&str> = help.split_whitespace().collect();
        assert!(words.join(" ").contains("`naive` is isolate, `briggs` per-edge"), "{help}");
    }
}

#[test]
fn copies_prints_every_format_and_survives_bad_files() {
    let good = corpus("worked/permutations.ll").display().to_string();
    let bad = write("bad_among_good.ll", "define i32 @f() {\n  ret i32 %nobody\n}\n");
    let run = |more: &[&str]| {
        let output = sheave(&[&["copies", &bad, &good], more].concat());
        assert_eq!(output.status.code(), Some(1), "one file is bad: {}", stderr(&output));
        assert!(stderr(&output).contains("bad_among_good.ll:2:"), "{}", stderr(&output));
        stdout(&output)
    };
    let table = run(&[]);
    for word in ["strategy", "coalesce", "isolate", "rotating", "(total)", "(all files)"] {
        assert!(table.contains(word), "{word}: {table}");
    }
    assert_eq!(run(&[]), table, "the output is deterministic");
    let json = run(&["--format", "json"]);
    for key in [
        "file",
        "function",
        "strategy",
        "phis",
        "phi_args",
        "copies_inserted",
        "copies_left",
        "constants_left",
        "temporaries",
        "edges_split",
        "jumps_added",
        "moves",
        "moves_by_reason",
        "copies_executed",
        "moves_executed",
        "lower_bound",
    ] {
        assert!(json.lines().all(|line| line.contains(&format!("\"{key}\":"))), "{key}: {json}");
    }
    assert!(json.lines().all(|line| line.starts_with('{') && line.ends_with('}')));
    // In CSV every row is a function, or every row a total.
    let csv = [run(&["--format", "csv"]), run(&["--format", "csv", "--totals"])];
    assert!(!csv[0].contains(".ll,,") && csv[1].contains(".ll,,,pruned,"), "{csv:?}");
    assert_eq!(csv[0].lines().count(), json.lines().count() + 1);
    assert!(!json.contains("\"function\":null"), "every row is a function: {json}");
    let made = "\"tool\":\"sheave 0.1.0\",\"passes\":\"promote, eliminate\",\"llvm\":null,\"command\":";
    assert!(json.lines().all(|line| line.contains(made) && line.ends_with(" --format json\"}")), "{json}");
    assert!(run(&["--format", "svg"]).starts_with("<svg"));
    let page = run(&["--format", "html"]);
    for part in ["</table>", "id=\"filter\"", "prefers-color-scheme: dark", "sheave 0.1.0: "] {
        assert!(page.contains(part), "{part}");
    }
    let explanation = run(&["--explain", "--strategy", "per-edge"]);
    assert!(explanation.contains("phi-argument") && explanation.contains("cycle"), "{explanation}");
    assert!(explanation.contains(", move at +0x"), "the machine code is in the ledger: {explanation}");
    let ledger = run(&["--explain", "--format", "json", "--executed"]);
    assert!(ledger.lines().all(|line| line.starts_with('{') && line.ends_with('}')), "{ledger}");
    assert!(ledger.contains("\"fate\":\"coalesced\"") && !ledger.contains("\"executed\":null"), "{ledger}");
    let heading = run(&["--explain", "--format", "csv"]).lines().next().map(str::to_owned);
    assert!(heading.is_some_and(|line| {
        line.starts_with("file,function,inlined_through,placement,strategy,copy,phi,arg,")
    }));
    let exact = run(&["--exact", "--strategy", "coalesce", "--format", "json"]);
    assert!(!exact.contains("\"exact\":null"), "these functions are small: {exact}");
}

/// Four threads that run one loop at the same time: every iteration is counted.
#[test]
fn threads_are_counted_to_the_last_copy() {
    let mut program = "declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @work(ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 100000
  br i1 %more, label %head, label %done
done:
  ret ptr null
}
define i32 @main() {
"
    .to_owned();
    for n in 0..4 {
        program += &format!(
            "  %t{n} = alloca i64\n  %c{n} = call i32 @pthread_create(ptr %t{n}, ptr null, ptr @work, ptr null)\n"
        );
    }
    for n in 0..4 {
        program += &format!(
            "  %v{n} = load i64, ptr %t{n}\n  %j{n} = call i32 @pthread_join(i64 %v{n}, ptr null)\n"
        );
    }
    let file = write("counted_threads.ll", &(program + "  ret i32 0\n}\n"));
    let args = ["--executed", "--strategy", "isolate", "--totals", "--format", "json"];
    let output = sheave(&[&["copies", &file], &args[..]].concat());
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), String::new()));
    // In each thread one copy before the loop, and two in each iteration: at the head and at the end.
    let total = stdout(&output);
    assert!(total.contains(&format!("\"copies_executed\":{},", 4 * (1 + 2 * 100_000))), "{total}");
}

/// The text of a ledger without the names that values have in the source: `v4·x` is `v4`.
fn without_names(text: &str) -> String {
    let word = |word: &str| word.split('·').next().unwrap_or(word).to_owned();
    text.split_inclusive([' ', '\n'])
        .map(|part| match part.contains('·') {
            true => word(part) + &part[part.len() - 1..],
            false => part.to_owned(),
        })
        .collect()
}

/// The lines of the ledger with an offset are the copies of the code, one by one.
#[test]
fn the_ledger_shows_the_copies_that_stand_in_the_code() {
    let swap = "
define i32 @main() {
entry:
  br label %head
head:
  %a = phi i32 [ 1, %entry ], [ %b, %latch ]
  %b = phi i32 [ 2, %entry ], [ %a, %latch ]
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %more = icmp slt i32 %i, 5
  br i1 %more, label %latch, label %done
latch:
  %next = add i32 %i, 1
  br label %head
done:
  %tens = mul i32 %a, 10
  %r = add i32 %tens, %b
  ret i32 %r
}
";
    let swap = write("ledger_swap.ll", swap);
    for file in [swap.clone(), corpus("swvm.ll").display().to_string()] {
        for strategy in ["isolate", "two-phase", "per-edge", "sreedhar-iii", "coalesce"] {
            let compiled = sheave(&["compile", "--emit", "copies", "--strategy", strategy, &file]);
            let mut block = String::new();
            let mut standing = Vec::new();
            for line in stdout(&compiled).lines() {
                if let Some(label) = line.strip_suffix(':') {
                    block = label.to_owned();
                } else if let Some((dest, source)) =
                    line.strip_prefix("    copy ").and_then(|copy| copy.split_once(", "))
                {
                    standing.push(format!("{dest} <- {source} {block}"));
                }
            }
            let explained = sheave(&["copies", "--explain", "--strategy", strategy, &file]);
            let explained = without_names(&stdout(&explained));
            let shown: Vec<String> = explained
                .lines()
                .filter(|line| line.starts_with("    ") && !line.starts_with("    nowhere: "))
                .map(|line| {
                    let (copy, _) = line.trim_start().split_once(": ").expect("a reason follows");
                    let place =
                        copy.split(' ').position(|word| matches!(word, "at" | "in")).expect("a place");
                    let words: Vec<&str> = copy.split(' ').collect();
                    format!("{} {}", words[..place].join(" "), words[words.len() - 1])
                })
                .collect();
            assert_eq!(shown, standing, "{file} under {strategy}");
        }
    }
    let explained =
        without_names(&stdout(&sheave(&["copies", "--explain", "--strategy", "per-edge", &swap])));
    for line in [
        "    v2 <- i32 1 at the end of block0: constant of v2 <- i32 1 on block0.0, constant\n",
        "    v15 <- v2 at the end of block2: cycle of v2 on block2.0, move at +0x",
        "    v4 <- v15 at the end of block2: phi-argument of v4 <- v2 on block2.0, move at +0x",
    ] {
        assert!(explained.contains(line), "{line}: {explained}");
    }
    let csv = stdout(&sheave(&["copies", "--explain", "--strategy", "coalesce", "--format", "csv", &swap]));
    let keys = "file,function,inlined_through,placement,strategy,copy,phi,arg,dest,source,edge,position,reason,fate,offset,\
                executed,tool,passes,llvm,command\n";
    assert!(csv.starts_with(keys), "{csv}");
    for line in [
        ",main,,pruned,coalesce,0,v2,i32 1,v2,i32 1,block0.0,end of block0,constant,constant,,,sheave ",
        ",main,,pruned,coalesce,6,v7,v10,,,block2.0,,phi-argument,coalesced,,,sheave ",
    ] {
        assert!(csv.contains(line), "{line}: {csv}");
    }
    let json = stdout(&sheave(&["copies", "--explain", "--strategy", "isolate", "--format", "json", &swap]));
    let copy = "\"phi\":\"v2\",\"arg\":\"v4\",\"dest\":\"v15\",\"source\":\"v4\",\"edge\":\"block2.0\"";
    assert!(json.contains(copy), "{json}");
}

#[test]
fn an_explorer_is_a_page_or_a_folder_and_copies_lead_to_it() {
    let file = write("explored.sheave", SUM_OF_PHIS);
    let page = write("explored.html", "");
    let output = sheave(&["explore", &file, "-o", &page]);
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), String::new()));
    let text = std::fs::read_to_string(&page).expect("it was written");
    assert!(text.starts_with("<!doctype html>") && text.contains("id=\"function-0\""));
    let to_stdout = sheave(&["explore", &file]);
    assert_eq!(stdout(&to_stdout), text);
    let folder = format!("{}/explored/", env!("CARGO_TARGET_TMPDIR"));
    assert_eq!(sheave(&["explore", &file, "-o", &folder]).status.code(), Some(0));
    assert!(Path::new(&folder).join("explored.html").exists());
    let missing = sheave(&["explore", &file, "--function", "nothing"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(stderr(&missing).contains("nothing"), "{}", stderr(&missing));

    let copies = sheave(&["copies", &file, "--format", "html", "--explorer", "explored.html"]);
    let link = "explored.html#function=sum&amp;placement=pruned&amp;strategy=coalesce&amp;passes=promote";
    assert!(stdout(&copies).contains(link), "a row leads to the function");
    let args =
        ["copies", &file, "--explain", "--format", "html", "--strategy", "isolate", "--explorer", "pages/"];
    let ledger = stdout(&sheave(&args));
    let link = "pages/explored.html#function=sum&amp;placement=pruned&amp;strategy=isolate&amp;copy=2&amp;passes=promote";
    assert!(ledger.contains(link), "{ledger}");
    let refused = sheave(&["copies", &file, "--explorer", "explored.html"]);
    assert_eq!(refused.status.code(), Some(2));
}

const SUM_OF_PHIS: &str = "function %sum(i32 v0) -> i32 {
block0:
    jump block1

block1:
    v1 = phi i32 [block0: i32 0], [block1: v2]
    v2 = add v1, v0
    v3 = icmp slt v2, i32 100
    branch v3, block1, block2

block2:
    return v1
}
";
