//! What went wrong in a text, and where.

use crate::lower::reason::{Lowered, Reason, ReasonKind};

/// What went wrong, and at which byte.
#[derive(Debug)]
pub(crate) struct Fault {
    /// The construct is unknown to this reader, rather than wrong.
    pub(crate) unsupported: bool,
    /// Offset into the source.
    pub(crate) pos: usize,
    /// What is wrong.
    pub(crate) message: String,
    /// Something is missing that a part of the text with another fault may have defined.
    pub(crate) follows: bool,
}

/// A result in the reader; the fault is boxed to keep the good case small.
pub(crate) type Read<T> = Result<T, Box<Fault>>;

/// Adds a position to what lowering says.
pub(crate) trait At<T> {
    /// The same; a fault gets the position that lowering was told for the part at fault, else `pos`.
    fn at(self, pos: usize) -> Read<T>;
}

impl<T> At<T> for Lowered<T> {
    #[inline(always)]
    fn at(self, pos: usize) -> Read<T> {
        self.map_err(|reason| Fault::new(*reason, pos))
    }
}

impl Fault {
    /// The fault for what lowering says of the part of the text at `pos`.
    #[cold]
    pub(crate) fn new(reason: Reason, pos: usize) -> Box<Fault> {
        let (unsupported, message) = match reason.kind {
            ReasonKind::Invalid(message) => (false, message),
            ReasonKind::Unsupported(message) => (true, message),
            ReasonKind::NoIncoming(block) => (false, format!("the phi has no value for {block}")),
        };
        Box::new(Fault {
            unsupported,
            pos: reason.mark.map_or(pos, |mark| mark as usize),
            message,
            follows: false,
        })
    }
}
