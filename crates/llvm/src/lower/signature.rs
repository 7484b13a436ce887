//! A signature in the making.

use sheave_ir::Signature;

/// A signature, parameter by parameter.
#[derive(Default)]
pub(crate) struct SignatureBuilder {
    pub(crate) current: Signature,
    /// The last group of parameters that travel together.
    pub(crate) group: u8,
}

impl SignatureBuilder {
    /// Begins the next signature.
    pub(crate) fn clear(&mut self) {
        self.current.params.clear();
        self.current.results.clear();
        self.current.variadic = None;
        self.group = 0;
    }
}
