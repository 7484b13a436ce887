//! The copy benchmark: what phi elimination costs, counted.
//!
//! A file is measured under every combination of placement and strategy that was asked for. Each function is
//! sent through the passes of the options, its copies are counted right after elimination, and its machine
//! code is made and its moves are counted. Where executed counts are wanted, the program runs in the
//! interpreter in copies form, and what is in a block, or on an edge, counts as often as the block or
//! edge ran.
//!
//! After inlining there is a row for each call whose code has phis, too ([`Row::inlined_at`]).
//!
//! `docs/copies.md` defines the words.

mod beside;
mod chart;
mod execute;
mod format;
mod html;
mod inlined;
mod ledger;
mod lines;
mod links;
pub mod llvm;
mod llvm_run;
mod measure;
mod origin;
pub mod own;
mod row;
mod runs;

pub use beside::{BesideLlvm, LlvmNotes, count_llvm};
pub use chart::{escape, svg};
pub use execute::{Execution, MAX_EXECUTED, Prepared};
pub use format::{csv, json_lines, table};
pub use html::{html, ledger_html};
#[cfg(feature = "explore")]
pub(crate) use ledger::ledger_of;
pub use ledger::{
    Fate, FunctionLedger, LedgerLine, StandingCopy, ledger_csv, ledger_json_lines, ledger_text,
};
pub use lines::csv_field;
pub use links::{Links, encoded_name};
pub use llvm_run::LlvmRun;
pub use measure::{Combination, FileReport, Job, Wanted, measure_file, measure_job, rank, total};
pub use origin::Provenance;
pub use own::{OwnAllocator, OwnSource, OwnStrategy};
pub use row::{COLUMNS, Column, Counts, Method, Row};
pub use runs::{Invocation, Runs, SsaRun};
