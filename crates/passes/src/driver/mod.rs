//! The driver: runs lists of passes over functions, each pass in one scope.
//!
//! A [`Ctx`] copies a function and runs a list of passes over the copy, or over all functions of a module one
//! after the other, and hands each finished function to its caller. [`Workers`] do the same on several
//! threads. Timing, dumps, verification, checkers and fuel are in `scope.rs`; passes contain none of them.

mod action;
mod context;
pub mod debug;
mod list;
mod options;
mod parallel;
mod scope;
mod shuffle;
mod stages;

pub use context::{Ctx, Goal};
pub use list::{PassesError, check_order, default_passes, level, parse_passes};
pub use options::Options;
pub use parallel::{Workers, may_be_divided};
pub use stages::{Record, Stage};

pub use crate::pass::{
    Broken, Changed, Ctxs, Error, Fault, FunctionStats, Lifetimes, Pass, PassCount, PassError, PassRun,
    PassTime, Proof, Prove,
};
pub use crate::program::{Bodies, BodyRef, NoBody};
pub use crate::table;
