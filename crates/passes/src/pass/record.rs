//! The record of a pass in the table.

use sheave_ir::{Form, Slot, Value};

use super::changed::Changed;
use super::ctxs::Ctxs;
use super::fault::{Fault, PassError};
use super::run::{PassRun, Proof};

/// Forms with one definition per value.
const SINGLE_DEFINITION: &[Form] = &[Form::Memory, Form::Ssa];

/// The effect of a pass on the lifetimes of slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lifetimes {
    /// No slot lives longer afterwards.
    Keeps,
    /// It adds slots, moves or copies their accesses, or makes paths on which they live longer.
    Extends,
    /// It gives slots the same bytes by their lifetimes, none of which may be extended afterwards.
    Fixes,
}

/// A pass.
#[derive(Clone, Copy)]
pub struct Pass {
    /// The name of its module, the argument of `--passes`, the timer, the label of dumps, and the folder of
    /// its file tests.
    pub name: &'static str,
    /// A description in one line.
    pub about: &'static str,
    /// The forms it accepts. The order of passes follows from this and `leaves`, but for the constraints of
    /// the table.
    pub needs: &'static [Form],
    /// The form it leaves; `None`: the form it was given.
    pub leaves: Option<Form>,
    /// The pass itself.
    pub run: fn(&mut PassRun<'_>) -> Result<Changed, PassError>,
    /// It reads the bodies of callees, which therefore run through the passes first.
    pub reads_callees: bool,
    /// It gains nothing in bodies that callers inline, because it works on all of a caller's code once more:
    /// it runs on the functions that are still needed, after every call has been decided.
    pub is_late: bool,
    /// A second run is left out until a pass reports one of these changes: it would find little or nothing. A
    /// pass without any always runs.
    pub wakes_on: Changed,
    /// Its effect on the lifetimes of slots.
    pub lifetimes: Lifetimes,
    /// Its checker, if there is one: proves that the function computes the same as before.
    pub prove: Option<Prove>,
    /// The values that the last run replaced and the phis it made, for a pass that does not go through the
    /// editor's trace.
    pub promoted: Option<fn(&Ctxs) -> Option<Promoted>>,
}

/// A checker of a pass, which shares no code with it.
pub type Prove = fn(&Proof<'_>) -> Result<(), Fault>;

/// What promotion did to a function.
#[derive(Clone, Debug, Default)]
pub struct Promoted {
    /// The removed loads, each with the value that its uses read now.
    pub replaced: Vec<(Value, Value)>,
    /// The new phis, each with the slot whose contents it merges.
    pub phis: Vec<(Value, Slot)>,
}

impl Pass {
    /// The defaults of a record: a pass that accepts single definitions, keeps the form and always runs.
    pub(crate) const fn new(
        name: &'static str,
        about: &'static str,
        run: fn(&mut PassRun<'_>) -> Result<Changed, PassError>,
    ) -> Pass {
        Pass {
            name,
            about,
            needs: SINGLE_DEFINITION,
            leaves: None,
            run,
            reads_callees: false,
            is_late: false,
            wakes_on: Changed::CODE,
            lifetimes: Lifetimes::Keeps,
            prove: None,
            promoted: None,
        }
    }

    /// True for the pass that eliminates phis.
    pub fn leaves_copies(&self) -> bool {
        self.leaves == Some(Form::Copies)
    }
}

impl std::fmt::Debug for Pass {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}
