//! The program made smaller, kind of reduction by kind of reduction, until none helps.

use std::panic::{AssertUnwindSafe, catch_unwind};

use sheave_ir::{Function, Module, verify_module};

use super::places::Places;
use super::{Oracle, Source, parameters, text};
use crate::pipeline::{Goal, parse_passes};
use crate::{Context, Options};

mod blocks;
mod contents;
mod values;

/// One kind of reduction: it asks at each of its places whether the module is to be made simpler there, and a
/// module that is simpler at all of them has no places left.
type Kind = fn(&mut Module, &mut Places);

/// The kinds, those first that remove most, with what is said of them meanwhile.
const KINDS: &[(&str, Kind)] = &[
    // First: what a broken promise makes of a candidate is the fault of no pass.
    ("promises", contents::promises),
    ("functions", blocks::bodies),
    ("blocks", blocks::first_edges),
    ("blocks", blocks::last_edges),
    ("blocks", blocks::returns),
    ("blocks", blocks::unreachable),
    ("blocks", blocks::detours),
    ("blocks", blocks::joins),
    ("phis", values::phis),
    ("instructions", values::instructions),
    ("instructions", values::forwarded),
    ("operands", values::operands),
    ("arguments of edges", values::edge_args),
    ("constants", values::ones),
    ("parameters", parameters::run),
    ("data", contents::data),
    ("accesses", contents::accesses),
    ("slots", contents::slots),
];

/// Passes that make a program simpler as a whole. If one of them is to blame, what it makes is right or wrong
/// already, and does not fail as the program did.
const PASSES: &[&str] = &["sroa", "promote", "inline", "dce", "jump-threading,dce"];

/// Leaves out parts of a text.
type ByParts = fn(&str, &mut dyn FnMut(&str) -> bool) -> String;

/// Rounds over all kinds. Each has to make the program smaller, so that few happen.
const MAX_ROUNDS: u32 = 20;

/// The smallest program found that fails.
pub(super) fn run(source: Source, options: &Options, oracle: &mut dyn Oracle) -> Source {
    let mut fails = |text: &str, is_llvm| {
        let source = Source { text: text.to_owned(), is_llvm };
        oracle.fails(&source, options)
    };
    let module = if source.is_llvm { source.module() } else { None };
    let source = match module.map(|module| module.to_string()).filter(|text| fails(text, false)) {
        Some(text) => Source { text, is_llvm: false },
        None => source,
    };
    if source.is_llvm || source.module().is_none() {
        // The fault is in what reads the text.
        let is_llvm = source.is_llvm;
        let mut text = source.text;
        for (what, by_parts) in
            [("items", text::by_items as ByParts), ("lines", text::by_lines), ("words", text::by_words)]
        {
            oracle.progress(what);
            text = by_parts(&text, &mut |text| {
                oracle.fails(&Source { text: text.to_owned(), is_llvm }, options)
            });
        }
        return Source { text, is_llvm };
    }
    let mut text = source.text;
    for _ in 0..MAX_ROUNDS {
        let before = text.len();
        oracle.progress("items");
        text = text::by_items(&text, &mut |text| fails_if_valid(text, options, oracle));
        let Some(mut module) = (Source { text: text.clone(), is_llvm: false }).module() else { break };
        for passes in PASSES {
            oracle.progress("passes");
            if let Some(simpler) = after(passes, &module)
                && size(&simpler) < size(&module)
                && fails_if_valid(&simpler.to_string(), options, oracle)
            {
                module = simpler;
            }
        }
        for &(name, kind) in KINDS {
            oracle.progress(name);
            module = reduce_kind(module, kind, |module| {
                verify_module(module).is_ok() && fails_if_valid(&module.to_string(), options, oracle)
            });
        }
        // Printing keeps the numbers, so the text of the same module is the same.
        text = module.to_string();
        if text.len() >= before {
            break;
        }
    }
    oracle.progress("words");
    text = text::by_words(&text, &mut |text| fails_if_valid(text, options, oracle));
    Source { text, is_llvm: false }
}

/// `module` after `passes`; `None` where they reject it.
fn after(passes: &str, module: &Module) -> Option<Module> {
    let passes = parse_passes(passes).ok()?;
    let options = Options { passes, verify: false, ..Options::default() };
    // One of them may be what is wrong.
    let run = || Context::new().run_module(module, &options, Goal::Passes).ok();
    let simpler = catch_unwind(AssertUnwindSafe(run)).ok()??;
    verify_module(&simpler).is_ok().then_some(simpler)
}

/// Instructions and phis, and functions.
fn size(module: &Module) -> usize {
    let of = |func: &Function| {
        2 + func.n_insts() + func.layout.iter().map(|&block| func.phis(block).len()).sum::<usize>()
    };
    module.functions.values().map(of).sum()
}

/// Whether `text` is a module that keeps the rules, and fails.
fn fails_if_valid(text: &str, options: &Options, oracle: &mut dyn Oracle) -> bool {
    let source = Source { text: text.to_owned(), is_llvm: false };
    source.module().is_some() && oracle.fails(&source, options)
}

/// `module` after `kind` at as many of its places as `fails` allows, long runs of places first.
fn reduce_kind(mut module: Module, kind: Kind, mut fails: impl FnMut(&Module) -> bool) -> Module {
    let count = |module: &Module| {
        let mut places = Places::none();
        kind(&mut module.clone(), &mut places);
        places.asked()
    };
    let mut n = count(&module);
    let mut run = n;
    while run > 0 {
        let mut start = 0;
        while start < n {
            let mut simpler = module.clone();
            kind(&mut simpler, &mut Places::of(start..start + run));
            let left = if fails(&simpler) {
                module = simpler;
                count(&module)
            } else {
                n
            };
            // A change that leaves its place is not tried twice.
            if left >= n {
                start += run;
            }
            n = left;
        }
        run /= 2;
    }
    module
}
