//! Counts the copies of a module under every strategy of phi elimination: `cargo run -p sheave --example
//! count_copies [FILE.ll]`.

use std::path::PathBuf;

use sheave::copies::{Wanted, measure_file, table};
use sheave::{Context, Options, Strategy};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/worked/fib.ll");
    let path = std::env::args_os().nth(1).map_or_else(|| PathBuf::from(default), PathBuf::from);
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    let module = sheave::read_file(&path)?;

    // The module is never changed, so that one serves all strategies; the context keeps its memory between
    // them.
    let mut ctx = Context::new();
    let mut rows = Vec::new();
    for strategy in Strategy::ALL {
        let options = Options { strategy, ..Options::default() };
        let report = measure_file(&mut ctx, &file, &module, &options, &Wanted::default())?;
        // One row for each function, then the sum.
        rows.extend(report.rows.into_iter().last());
    }
    print!("{}", table(&rows));
    let left = |strategy: Strategy| {
        rows.iter().find(|row| row.strategy == strategy).map(|row| row.counts.elimination.copies_left)
    };
    assert!(left(Strategy::Coalesce) <= left(Strategy::Isolate));
    Ok(())
}
