//! Errors of lowering. The caller adds the position.

use sheave_ir::{Block, DiagnosticKind};

use crate::lower::body::TypedValue;

/// A result of lowering; the reason is boxed to keep the good case small.
pub(crate) type Lowered<T> = Result<T, Box<Reason>>;

/// The result of an instruction's lowering.
pub(crate) type LoweredValue = Lowered<TypedValue>;

/// An error of lowering.
#[derive(Debug)]
pub(crate) struct Reason {
    pub(crate) kind: DiagnosticKind,
    pub(crate) message: String,
    /// The number by which the caller named the part at fault; `None` if it is the whole of what was asked
    /// for.
    pub(crate) mark: Option<u32>,
    /// The predecessor that a phi has no value for: the message lacks its name.
    pub(crate) predecessor: Option<Block>,
}

impl Reason {
    #[cold]
    fn new(kind: DiagnosticKind, message: String) -> Box<Reason> {
        Box::new(Reason { kind, message, mark: None, predecessor: None })
    }

    /// The same reason, for the part that the caller named `mark`.
    pub(crate) fn marked(mut self: Box<Self>, mark: u32) -> Box<Self> {
        self.mark = Some(mark);
        self
    }
}

/// A broken rule of LLVM IR.
#[cold]
pub(crate) fn invalid(message: impl Into<String>) -> Box<Reason> {
    Reason::new(DiagnosticKind::Error, message.into())
}

/// Something that is not supported.
#[cold]
pub(crate) fn unsupported(message: impl Into<String>) -> Box<Reason> {
    Reason::new(DiagnosticKind::Unsupported, message.into())
}

/// Names the part at fault.
pub(crate) trait Marked {
    /// The same, with the fault at the part that the caller named `mark`.
    fn marked(self, mark: u32) -> Self;
}

impl<T> Marked for Lowered<T> {
    #[inline]
    fn marked(self, mark: u32) -> Self {
        self.map_err(|reason| reason.marked(mark))
    }
}
