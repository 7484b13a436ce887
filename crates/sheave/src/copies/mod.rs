//! The copy benchmark: the cost of phi elimination in copies and moves.
//!
//! A file is measured under every requested combination of placement and strategy. Each function is
//! sent through the passes of the options, its copies are counted right after elimination, and its machine
//! code is made and its moves are counted. For executed counts the program is compiled once more with
//! counters and runs; the contents of a block or edge count as often as the block or edge ran.
//!
//! After inlining there is a row for each call whose code has phis, too ([`Row::inlined_at`]).
//!
//! `docs/copies.md` defines the words.

mod beside;
mod chart;
mod child;
mod format;
mod html;
mod inlined;
mod ledger;
mod lines;
mod links;
pub mod llvm;
mod measure;
mod origin;
pub mod own;
mod row;
mod runs;

pub use beside::{LlvmNotes, count_beside, count_llvm};
pub use chart::{escape, svg};
pub use child::Invocation;
pub use format::{csv, json_lines, table};
pub use html::{html, ledger_html};
pub use ledger::{
    Fate, FunctionLedger, LedgerLine, StandingCopy, ledger_csv, ledger_json_lines, ledger_text,
};
#[cfg(feature = "explore")]
pub(crate) use ledger::{key, ledger_of};
pub use lines::csv_field;
pub use links::Links;
pub use measure::{FileReport, Subject, Wanted, measure, measure_file, rank, total};
pub use origin::Provenance;
pub use own::{OwnCommand, OwnKind};
pub use row::{ByName, COLUMNS, Column, Counts, Executed, Method, Row};
pub use runs::{Ran, Runs, SsaRun};
