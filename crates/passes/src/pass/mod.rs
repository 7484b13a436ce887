//! The interface between passes and the driver: the record of a pass, and the types its `run` receives and
//! returns.
//!
//! ```text
//! Pass { is_late: true, lifetimes: Extends, ..Pass::new("licm", "move invariant ...", licm::run) }
//! ```
//!
//! The driver sees nothing else of a pass. A pass sees a [`PassRun`] and nothing of the driver: timing,
//! dumps, verification and fuel belong to the driver's phase scope.

pub(crate) mod changed;
mod ctxs;
mod fault;
mod record;
mod run;
pub(crate) mod stats;

pub use changed::Changed;
pub use ctxs::Ctxs;
pub use fault::{Broken, Error, Fault, PassError, Unproven};
pub use record::{Lifetimes, Pass, Promoted, Prove};
pub use run::{PassRun, Proof};
pub use stats::{FunctionStats, PassCount, PassTime};

pub(crate) use run::{Explain, trace};
