//! The words for placements, strategies and other choices: the command's options, the tables of the copy
//! benchmark and the headers of file tests all use those that the choices have.

use sheave_ir::Form;
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::{Cleanup, Placement, Uninit};

/// A choice with a name.
pub trait Named: Copy + 'static {
    /// Every choice, in the order in which they are listed.
    const CHOICES: &'static [Self];

    /// The name.
    fn name(self) -> &'static str;

    /// The choice called `name`.
    fn from_name(name: &str) -> Option<Self> {
        Self::CHOICES.iter().copied().find(|choice| choice.name() == name)
    }
}

macro_rules! named {
    ($($choice:ty),*) => {
        $(impl Named for $choice {
            const CHOICES: &'static [Self] = &<$choice>::ALL;

            fn name(self) -> &'static str {
                <$choice>::name(self)
            }
        })*
    };
}

named!(Placement, Strategy, Cleanup, Uninit, Form);
