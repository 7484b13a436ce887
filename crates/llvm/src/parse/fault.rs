//! Errors of the reader, with positions.

use crate::lower::reason::{Lowered, Reason, ReasonKind};

/// An error at a byte of the text.
#[derive(Debug)]
pub(crate) struct Fault {
    /// The construct is unknown to this reader, rather than wrong.
    pub(crate) unsupported: bool,
    /// Offset into the source.
    pub(crate) pos: usize,
    /// The message.
    pub(crate) message: String,
    /// Something is missing that a part of the text with another fault may have defined.
    pub(crate) follows: bool,
}

/// A result in the reader; the fault is boxed to keep the good case small.
pub(crate) type Read<T> = Result<T, Box<Fault>>;

/// Adds a position to an error of lowering.
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
    /// The fault for an error of lowering about the part of the text at `pos`.
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
