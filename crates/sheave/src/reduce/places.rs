//! Numbered places of a module, some of which a reduction changes.

/// The places that a reduction passes by, numbered in this order, and those of them that stay as they are.
#[derive(Debug)]
pub(super) struct Places<'a> {
    /// In ascending order; all of them, if it is `None`.
    kept: Option<&'a [usize]>,
    passed: usize,
}

impl<'a> Places<'a> {
    /// Nothing is changed: to count the places.
    pub(super) fn all_kept() -> Places<'a> {
        Places { kept: None, passed: 0 }
    }

    /// All but these are changed.
    pub(super) fn kept(kept: &'a [usize]) -> Places<'a> {
        Places { kept: Some(kept), passed: 0 }
    }

    /// Whether the place at which a reduction has arrived is to be changed.
    pub(super) fn take(&mut self) -> bool {
        self.passed += 1;
        self.kept.is_some_and(|kept| kept.binary_search(&(self.passed - 1)).is_err())
    }

    /// The number of places passed by.
    pub(super) fn passed(&self) -> usize {
        self.passed
    }
}
