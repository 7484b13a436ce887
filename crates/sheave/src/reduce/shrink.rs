//! The program made smaller: Sheave's text by functions and blocks, LLVM IR by the oracle.

use sheave_ir::{Module, verify_module};

use super::{Oracle, Source, minimise};
use crate::Options;

mod blocks;

/// One kind of reduction: a change at several places of a module, each independent of the rest.
type Kind = fn(&mut Module, &mut Take<'_>);

/// Returns whether the next place is to be changed.
type Take<'a> = dyn FnMut() -> bool + 'a;

/// The kinds with their names for progress reports, the one that removes most first.
const KINDS: &[(&str, Kind)] = &[
    ("functions", blocks::bodies),
    ("blocks", blocks::first_edges),
    ("blocks", blocks::last_edges),
    ("blocks", blocks::returns),
    ("blocks", blocks::unreachable),
    ("blocks", blocks::joins),
];

/// Rounds over all kinds. Each has to make the program smaller, so that few happen.
const MAX_ROUNDS: u32 = 20;

/// Questions about the items of one text, so that a large one that hardly shrinks comes to an end.
const MAX_QUESTIONS: u32 = 20_000;

/// The smallest program found that fails.
pub(super) fn run(source: Source, options: &Options, oracle: &mut dyn Oracle) -> Source {
    if source.is_llvm {
        oracle.progress("llvm-reduce");
        return oracle.shrink_llvm(&source, options).unwrap_or(source);
    }
    // If the parser is at fault, a candidate is as invalid as the program.
    let is_valid = source.module().is_some();
    let fails = |text: &str, oracle: &mut dyn Oracle| {
        let source = Source { text: text.to_owned(), is_llvm: false };
        (!is_valid || source.module().is_some()) && oracle.fails(&source, options)
    };
    let mut text = source.text;
    for _ in 0..MAX_ROUNDS {
        let before = text.len();
        oracle.progress("items");
        text = by_items(&text, &mut |text| fails(text, oracle));
        let Some(mut module) = (Source { text: text.clone(), is_llvm: false }).module() else { break };
        for &(name, kind) in KINDS {
            oracle.progress(name);
            module = reduce_kind(module, kind, |module| {
                verify_module(module).is_ok() && fails(&module.to_string(), oracle)
            });
        }
        // Printing keeps the numbers, so the text of the same module is the same.
        text = module.to_string();
        if text.len() >= before {
            break;
        }
    }
    Source { text, is_llvm: false }
}

/// Leaves out functions, data and declarations.
fn by_items(text: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    // Labels of blocks begin lines, too, and may have comments after them.
    let is_label = |line: &str| line.split_whitespace().next().is_some_and(|word| word.ends_with(':'));
    let starts_item = |line: &str| !line.starts_with([' ', '}', '\n']) && !is_label(line);
    let mut items: Vec<String> = vec![];
    for line in text.split_inclusive('\n') {
        match items.last_mut() {
            Some(item) if !starts_item(line) => item.push_str(line),
            _ => items.push(line.to_owned()),
        }
    }
    let mut questions = 0;
    let items = minimise(items, |rest| {
        questions += 1;
        questions < MAX_QUESTIONS && fails(&rest.concat())
    });
    items.concat()
}

/// `module` after `kind` at as many of its places as `fails` allows.
fn reduce_kind(module: Module, kind: Kind, mut fails: impl FnMut(&Module) -> bool) -> Module {
    let mut n_places = 0;
    kind(&mut module.clone(), &mut || {
        n_places += 1;
        false
    });
    let changed_but = |kept: &[usize]| {
        let (mut simpler, mut places) = (module.clone(), 0..);
        kind(&mut simpler, &mut || places.next().is_some_and(|place| kept.binary_search(&place).is_err()));
        simpler
    };
    let kept = minimise((0..n_places).collect(), |kept| fails(&changed_but(kept)));
    changed_but(&kept)
}

#[cfg(test)]
mod tests {
    use super::by_items;

    const TEXT: &str = "extern function %puts(ptr) -> i32\ndata %d size 4 align 1 {\n    \"abc\\00\"\n}\n\nfunction \
                        %f() {\nblock0:\n    return\n}\n\nfunction %g() {\nblock0:\n    return\n}\n";

    #[test]
    fn items_go_whole() {
        let mut seen = vec![];
        let text = by_items(TEXT, &mut |text| {
            seen.push(text.to_owned());
            text.contains("%g")
        });
        assert_eq!(text, "function %g() {\nblock0:\n    return\n}\n");
        assert!(seen.iter().all(|text| text.matches('{').count() == text.matches('}').count()));
    }
}
