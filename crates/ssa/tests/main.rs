//! The integration tests of the crate, in one executable.

mod analyses;
mod bad_hosts;
mod chaos;
mod common;
mod conformance;
mod eliminate;
mod embedding_doc;
mod loops;
mod plan_text;
mod promote_big_endian;
mod promote_cost;
mod promote_events;
mod promote_ranges;
mod promote_traps;
mod sroa_pieces;
mod variables;
