//! The record of a pass in the table.

use sheave_ir::Form;

use super::fault::{Fault, PassError};
use super::run::{Changed, ModuleRun, PassRun, Proof};

/// Forms with one definition per value.
const SINGLE_DEFINITION: &[Form] = &[Form::Memory, Form::Ssa];

/// The form that a pass leaves a function in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaves {
    /// The one it came in.
    Same,
    /// This one.
    Form(Form),
}

/// What a pass at most changes of what analyses describe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeps {
    /// Blocks and edges: graph, dominators and loops hold afterwards.
    Graph,
    /// Nothing, unless the pass says after a run that it left the graph alone.
    Nothing,
}

/// A pass.
#[derive(Clone, Copy)]
pub struct Pass {
    /// Its name: the module that does it, the argument of `--passes`, the timer, the label of dumps, the
    /// folder of its file tests.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// The forms it accepts.
    pub needs: &'static [Form],
    /// The form it leaves.
    pub leaves: Leaves,
    /// What survives it.
    pub keeps: Keeps,
    /// Does it.
    pub run: Run,
    /// It looks into the bodies of callees, which therefore go through the passes first.
    pub reads_callees: bool,
    /// Callers gain nothing from it in the bodies of their callees, because it works on all of a caller's
    /// code once more: it runs on the functions that are still needed, when every call has been decided.
    pub is_late: bool,
    /// Running twice does no more than running once, until a pass says otherwise
    /// ([`PassRun::unsettle`]): the second run is left out.
    pub settles: bool,
    /// Where the pass has a checker: proves that the function computes what it did before.
    pub prove: Option<Prove>,
}

/// A checker of a pass, which shares no code with it.
pub type Prove = fn(&Proof<'_>) -> Result<(), Fault>;

/// What a pass works on.
#[derive(Clone, Copy)]
pub enum Run {
    /// One function after the other.
    Function(fn(&mut PassRun<'_>) -> Result<Changed, PassError>),
    /// The whole module, when all functions have gone through the passes before.
    Module(fn(&mut ModuleRun<'_>) -> Result<(), PassError>),
}

impl Pass {
    /// A pass that accepts single definitions and keeps the form.
    pub(super) const fn new(
        name: &'static str,
        about: &'static str,
        run: fn(&mut PassRun<'_>) -> Result<Changed, PassError>,
    ) -> Pass {
        let needs = SINGLE_DEFINITION;
        Pass {
            name,
            about,
            needs,
            leaves: Leaves::Same,
            keeps: Keeps::Nothing,
            run: Run::Function(run),
            reads_callees: false,
            is_late: false,
            settles: false,
            prove: None,
        }
    }

    /// True for the pass that eliminates phis.
    pub fn leaves_copies(&self) -> bool {
        self.leaves == Leaves::Form(Form::Copies)
    }
}

impl std::fmt::Debug for Pass {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}
