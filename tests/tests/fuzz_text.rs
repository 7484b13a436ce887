//! Damaged texts: no bytes make a reader panic, hang or use disproportionate memory; accepted texts survive
//! everything after it. `SHEAVE_FUZZ_TEXTS` and `SHEAVE_FUZZ_FIRST` try more; so does the binary `fuzz-text`.

use sheave_tests::fuzz_text::{Fuzzer, meter};

#[global_allocator]
static ALLOCATOR: meter::Meter = meter::Meter;

fn variable(name: &str, default: u64) -> u64 {
    match std::env::var(name) {
        Ok(value) => value.parse().unwrap_or_else(|_| panic!("{name} is a number, not '{value}'")),
        Err(_) => default,
    }
}

#[test]
fn damaged_texts_are_read_or_refused() {
    let (first, count) = (variable("SHEAVE_FUZZ_FIRST", 1), variable("SHEAVE_FUZZ_TEXTS", 4000));
    meter::watch();
    let summary = Fuzzer::new().run(first..first + count, |_, _| ());
    let failures: Vec<String> = summary
        .failures
        .iter()
        .map(|(failure, _)| format!("seed {}: {}\n{}", failure.seed, failure.what, failure.text))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    // A fuzzer whose texts are all rejected, or all accepted, tests little.
    let (accepted, compiled) = (summary.accepted * 100 / count, summary.compiled * 100 / count);
    assert!((10..90).contains(&accepted), "{accepted} percent of the texts are modules");
    assert!(compiled > 5, "{compiled} percent of the texts are compiled");
    assert!(summary.busiest.1 > 0, "the allocator counts");
}
