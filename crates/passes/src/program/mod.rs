//! The rest of the module as passes over one function see it: the bodies of callees, and facts about objects.

mod bodies;
mod call_graph;
mod effects;
mod facts;
mod library;
mod objects;

pub(crate) use bodies::Body;
pub use bodies::{Bodies, BodyRef, NoBody};
pub(crate) use facts::Program;
pub(crate) use library::library_call;
