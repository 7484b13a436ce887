//! All faults in one program; the environment chooses one at run time.
//!
//! A function with faults gets one body per fault besides the original one (Untch, Offutt and Harrold,
//! "Mutation Analysis Using Mutant Schemata", 1993), so that the tree is compiled once and not for every
//! fault:
//!
//! ```text
//! fn half(n: u32) -> u32 {
//!     if crate::seeded_fault(7) {
//!         n << 1
//!     } else {
//!         n >> 1
//!     }
//! }
//! ```
//!
//! Bodies are found by the layout of `rustfmt`. A fault outside of functions, in a `const fn`, or in a
//! function whose type is a closure cannot be chosen this way and has to be compiled separately.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::{Fault, occurrences};

/// The query for the chosen fault, at the end of each crate. If none is chosen, the number of each reached
/// fault is appended to a file, once. That allocates nothing, for tests that count.
pub(super) const CHOICE: &str = "
pub(crate) fn seeded_fault(n: u32) -> bool {
    extern crate std;
    use std::io::Write as _;
    use std::sync::atomic::{AtomicBool, Ordering};
    static CHOSEN: std::sync::LazyLock<(u32, std::string::String)> = std::sync::LazyLock::new(|| {
        let number = std::env::var(\"SHEAVE_FAULT\").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
        (number, std::env::var(\"SHEAVE_FAULTS_REACHED\").unwrap_or_default())
    });
    static REACHED: [AtomicBool; 4096] = [const { AtomicBool::new(false) }; 4096];
    if CHOSEN.0 == 0 && !REACHED[n as usize].swap(true, Ordering::Relaxed) {
        let file = std::fs::File::options().create(true).append(true).open(&*CHOSEN.1);
        let _ = file.and_then(|mut file| file.write_all(&n.to_le_bytes()));
    }
    CHOSEN.0 == n
}
";

/// A file with selectable faults.
pub(super) struct Schema {
    pub(super) text: String,
    /// Lines of the text, from 1, and the faults that they belong to.
    lines: Vec<(Range<usize>, Vec<usize>)>,
}

impl Schema {
    /// Puts `faults`, each with its number, into `original`. Those in `alone` and those that cannot be chosen
    /// stay out.
    pub(super) fn new(original: &str, faults: &[(usize, &Fault)], alone: &BTreeSet<usize>) -> Schema {
        let mut bodies: BTreeMap<(usize, usize), Vec<(usize, String)>> = BTreeMap::new();
        for &(number, fault) in faults.iter().filter(|(number, _)| !alone.contains(number)) {
            let Some(range) = occurrences(original, &fault.old).next() else { continue };
            let Some(body) = enclosing_body(original, &range) else { continue };
            let faulty =
                [&original[body.start..range.start], &fault.new, &original[range.end..body.end]].concat();
            bodies.entry((body.start, body.end)).or_default().push((number, faulty));
        }
        let mut schema = Schema { text: String::new(), lines: Vec::new() };
        let mut done = 0;
        for ((start, end), faulty) in bodies {
            // A function inside another one that has faults itself.
            if start < done {
                continue;
            }
            schema.text.push_str(&original[done..start]);
            let first = schema.line();
            for (number, body) in &faulty {
                schema.text.push_str(&format!("if crate::seeded_fault({number}) {{\n"));
                let from = schema.line();
                schema.text.push_str(body);
                schema.lines.push((from..schema.line(), vec![*number]));
                schema.text.push_str("} else ");
            }
            schema.text.push_str(&format!("{{\n{}}}\n", &original[start..end]));
            schema.lines.push((first..schema.line(), faulty.iter().map(|&(number, _)| number).collect()));
            done = end;
        }
        schema.text.push_str(&original[done..]);
        schema
    }

    /// The number of the line that comes next.
    fn line(&self) -> usize {
        1 + self.text.bytes().filter(|&byte| byte == b'\n').count()
    }

    /// The faults that can be chosen.
    pub(super) fn chosen(&self) -> impl Iterator<Item = usize> + '_ {
        self.lines.iter().flat_map(|(_, faults)| faults.iter().copied())
    }

    /// The faults that an error in this line is about.
    pub(super) fn culprits(&self, line: usize) -> &[usize] {
        self.lines.iter().find(|(lines, _)| lines.contains(&line)).map_or(&[], |(_, faults)| faults)
    }
}

/// The lines between the braces of the innermost function around `range`.
fn enclosing_body(text: &str, range: &Range<usize>) -> Option<Range<usize>> {
    let starts: Vec<usize> =
        std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let line = |i: usize| text[starts[i]..].split('\n').next().unwrap_or_default();
    let indent = |i: usize| line(i).len() - line(i).trim_start().len();
    let (first, last) = (starts.partition_point(|&start| start <= range.start) - 1, starts.len());
    for i in (0..first).rev() {
        if !is_function(line(i)) || indent(i) >= indent(first) || line(i).ends_with(['}', ';']) {
            continue;
        }
        let depth = indent(i);
        let opens = |j: &usize| {
            let rest = line(*j).get(depth..).unwrap_or_default();
            rest.ends_with('{') && (*j == i || rest == "{" || rest.starts_with(')'))
        };
        let open = (i..last).find(opens)?;
        let closing = format!("{:depth$}}}", "");
        let close = (open + 1..last).find(|&j| line(j) == closing)?;
        if open < first && range.end <= starts[close] {
            return (!line(i).contains("const fn ")).then(|| starts[open + 1]..starts[close]);
        }
    }
    None
}

fn is_function(line: &str) -> bool {
    let is_modifier =
        |word: &&str| matches!(*word, "const" | "unsafe" | "extern" | "\"C\"") || word.starts_with("pub");
    line.trim_start().split(' ').find(|word| !is_modifier(word)) == Some("fn")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(old: &str, new: &str) -> Fault {
        let text = |text: &str| text.to_owned();
        let [group, file, why, old, new] = ["g", "f", "w", old, new].map(text);
        Fault { group, number: 1, file, why, old, new, explained: None }
    }

    const TEXT: &str = "impl A {\n    pub(crate) fn f(\n        &self,\n    ) -> u32 {\n        fn inner() {}\n        \
                        1 + 2\n    }\n}\nconst fn c() -> u32 {\n    3\n}\nfn g() -> u32 {\n    4\n}\n";

    #[test]
    fn a_body_per_fault() {
        let (a, b, c) = (fault("1 + 2", "1 - 2"), fault("4", "5"), fault("2", "3"));
        let schema = Schema::new(TEXT, &[(1, &a), (2, &b), (3, &c)], &BTreeSet::from([3]));
        let body = "if crate::seeded_fault(1) {\n        fn inner() {}\n        1 - 2\n} else {\n        fn inner() \
                    {}\n        1 + 2\n}\n    }\n}\n";
        assert!(schema.text.contains(body), "{}", schema.text);
        assert!(schema.text.ends_with("if crate::seeded_fault(2) {\n    5\n} else {\n    4\n}\n}\n"));
        assert_eq!(schema.culprits(7), [1]);
        assert_eq!(schema.culprits(9), [1]);
        assert_eq!(schema.culprits(2), [0usize; 0]);
    }

    #[test]
    fn what_is_no_choice_stays_out() {
        let (a, b) = (fault("3", "4"), fault("impl A", "impl B"));
        let schema = Schema::new(TEXT, &[(1, &a), (2, &b)], &BTreeSet::new());
        assert_eq!((schema.text.as_str(), schema.chosen().count()), (TEXT, 0));
    }
}
