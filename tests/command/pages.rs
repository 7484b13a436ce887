//! All pages of the command, together: their links lead to existing files and, if a browser is installed, to
//! the right views, in light and dark, in narrow and wide windows, without a complaint.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::support::{command, corpus, stderr};
use tempfile::TempDir;

const PROGRAMS: [&str; 3] = ["fib", "max", "prime_sum"];

/// A user-defined strategy: no class, so every phi gets its copies on its edges.
const OWN: &str = "sed -E 's/.*(\"function\": ?\"[^\"]*\").*/{\"format\":1,\\1}/'";

/// A folder of programs.
fn folder() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    for name in PROGRAMS {
        let file = format!("{name}.ll");
        fs::copy(corpus(&format!("worked/{file}")), folder.path().join(file)).expect("the corpus");
    }
    folder
}

fn run(folder: &TempDir, args: &[&str]) -> Output {
    command().args(args).current_dir(folder.path()).output().expect("the command starts")
}

fn succeed(folder: &TempDir, args: &[&str]) {
    let output = run(folder, args);
    assert!(output.status.success(), "{args:?}: {}", stderr(&output));
}

fn read(folder: &TempDir, name: &str) -> String {
    fs::read_to_string(folder.path().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The addresses that a page links to. Fails if one of them is no file.
fn links_lead_to_files(folder: &TempDir, name: &str) -> BTreeSet<String> {
    let page = read(folder, name);
    let links = page.split("href=\"").skip(1).filter_map(|part| part.split('"').next());
    let links: BTreeSet<String> = links.map(|link| link.replace("&amp;", "&")).collect();
    let from = Path::new(name).parent().expect("a folder");
    for link in links.iter().filter(|link| !link.starts_with('#')) {
        let file = from.join(link.split('#').next().expect("an address"));
        assert!(folder.path().join(&file).is_file(), "{name}: {link} leads nowhere");
    }
    links
}

/// A browser, and how it opens pages.
struct Browser(&'static str);

impl Browser {
    fn find() -> Option<Browser> {
        let is_there = |name: &&str| {
            Command::new(name).arg("--version").output().is_ok_and(|output| output.status.success())
        };
        let found = ["chromium", "chromium-browser", "google-chrome"].into_iter().find(is_there);
        if found.is_none() {
            eprintln!("no browser is installed");
        }
        found.map(Browser)
    }

    /// The DOM of `address` in `folder` after loading; the browser must have no complaints.
    fn open(&self, folder: &TempDir, address: &str, width: u32, dark: bool) -> String {
        let profile = TempDir::new().expect("a folder");
        let mut browser = Command::new(self.0);
        browser
            .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000"])
            .args(["--enable-logging=stderr", "--dump-dom"])
            .arg(format!("--window-size={width},900"))
            .arg(format!("--user-data-dir={}", profile.path().display()));
        if dark {
            browser.arg("--blink-settings=preferredColorScheme=0");
        }
        browser.arg(format!("file://{}/{address}", folder.path().display()));
        let output = browser.output().expect("it was there a moment ago");
        let told = stderr(&output);
        let complaints: Vec<&str> = told.lines().filter(|line| line.contains("CONSOLE")).collect();
        assert_eq!(complaints, Vec::<&str>::new(), "{address}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}

/// The parts of an address after its `#`.
fn parts(link: &str) -> Vec<(&str, &str)> {
    let hash = link.split_once('#').map_or("", |(_, hash)| hash);
    hash.split('&').filter_map(|part| part.split_once('=')).collect()
}

/// Fails unless a page of the explorer shows the target of `link`, without an error about missing items.
fn shows(dom: &str, link: &str) {
    assert!(dom.contains("data-ready=\"yes\""), "{link}: the script did not end");
    let notice = dom.split("id=\"notice\"").nth(1).and_then(|rest| rest.split('>').next());
    assert!(notice.is_some_and(|attributes| attributes.contains("hidden")), "{link}: it has a notice");
    for (name, value) in parts(link) {
        match name {
            "function" => assert!(dom.contains(&format!("%{value}</span>(")), "{link}: not of {value}"),
            "strategy" => {
                let title = format!("<span>Copies form</span><span class=\"about\">{value}</span>");
                assert!(dom.contains(&title), "{link}: not under {value}");
            }
            "copy" => {
                let row = format!("<tr data-copy=\"{value}\" class=\" sel\">");
                let nowhere = format!("<tr data-copy=\"{value}\" class=\"nowhere sel\">");
                assert!(dom.contains(&row) || dom.contains(&nowhere), "{link}: copy {value} is not selected");
            }
            _ => {}
        }
    }
}

#[test]
fn programs_have_a_page_each_and_numbers_lead_there() {
    let folder = folder();
    let own = ["--strategy-cmd", OWN];
    let files = PROGRAMS.map(|name| format!("{name}.ll"));
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    succeed(&folder, &[&["explore"], &files[..], &own, &["--passes", "promote", "-o", "pages/"]].concat());
    let to_pages = ["--format", "html", "--explorer", "pages/", "-o"];
    succeed(&folder, &[&["copies"], &files[..], &own, &to_pages, &["copies.html"]].concat());
    succeed(&folder, &[&["copies", "--explain"], &files[..], &own, &to_pages, &["ledger.html"]].concat());
    let numbers = links_lead_to_files(&folder, "copies.html");
    let ledger = links_lead_to_files(&folder, "ledger.html");
    assert!(numbers.len() > 60 && ledger.len() > 100, "{} and {}", numbers.len(), ledger.len());

    let Some(browser) = Browser::find() else { return };
    let pages = [("copies.html", 480, true), ("copies.html", 1600, false), ("ledger.html", 1600, true)];
    for (page, width, dark) in pages {
        let dom = browser.open(&folder, page, width, dark);
        assert!(dom.contains("data-ready=\"yes\"") && dom.contains("<tr><td>fib.ll</td>"), "{page}");
    }
    // A total, a function under our strategy and under the user's, copies with and without an instruction.
    let find = |links: &BTreeSet<String>, wanted: &[(&str, &str)]| {
        let found = links.iter().find(|link| wanted.iter().all(|part| parts(link).contains(part)));
        found.unwrap_or_else(|| panic!("no link with {wanted:?}")).clone()
    };
    for (link, width, dark) in [
        (find(&numbers, &[("strategy", "isolate")]), 1600, false),
        (find(&numbers, &[("strategy", "sed"), ("function", "fib")]), 1600, false),
        (find(&numbers, &[("strategy", "llvm"), ("function", "main")]), 1600, true),
        (find(&ledger, &[("strategy", "sed"), ("function", "fib"), ("copy", "3")]), 1600, false),
        (find(&ledger, &[("strategy", "coalesce"), ("function", "fib"), ("copy", "7")]), 1600, true),
    ] {
        shows(&browser.open(&folder, &link, width, dark), &link);
    }
}

#[test]
fn many_rows_are_made_where_they_are_seen() {
    let folder = folder();
    // One in fifty has a loop.
    let function = |at: usize| {
        if at % 50 != 49 {
            return format!("function %f{at}(i32 v0) -> i32 {{\nblock0:\n    return v0\n}}\n\n");
        }
        format!(
            "function %f{at}(i32 v0) -> i32 {{\nblock0:\n    jump block1\nblock1:\n    v1 = phi i32 [block0: i32 0], \
             [block1: v2]\n    v2 = add v1, v0\n    v3 = icmp slt v2, i32 {at}\n    branch v3, block1, block2\n\
             block2:\n    return v1\n}}\n\n"
        )
    };
    let text: String = (0..300).map(function).collect();
    fs::write(folder.path().join("many.sheave"), text).expect("written");
    succeed(&folder, &["explore", "many.sheave", "fib.ll", "--passes", "promote", "-o", "pages/"]);
    assert!(folder.path().join("pages/many.files/function-299.js").is_file());
    succeed(
        &folder,
        &["copies", "many.sheave", "--format", "html", "--explorer", "pages/", "-o", "copies.html"],
    );
    let links = links_lead_to_files(&folder, "copies.html");
    let rows = read(&folder, "copies.html").lines().filter(|line| line.starts_with("<tr")).count();
    assert_eq!(rows, 301 * 10, "a row for each function and strategy, and the totals");
    let Some(browser) = Browser::find() else { return };
    let dom = browser.open(&folder, "copies.html", 1600, false);
    let body = dom.split("<tbody>").nth(1).and_then(|rest| rest.split("</tbody>").next()).expect("a table");
    let made = body.matches("<td>many.sheave").count();
    assert!(dom.contains("data-ready=\"yes\"") && (20..200).contains(&made), "{made} rows are made");
    let link = links.iter().find(|link| link.contains("function=f299&") && link.contains("coalesce"));
    let link = link.expect("its row has a link");
    shows(&browser.open(&folder, link, 1600, false), link);
}

#[test]
fn several_programs_need_a_folder() {
    let output = run(&folder(), &["explore", "fib.ll", "max.ll", "-o", "page.html"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("several programs need a folder"), "{}", stderr(&output));
}
