//! The suite that every host passes: neither promotion nor elimination changes the observations of a program.
//!
//! An embedder implements [`Embedding`]: it translates a toy function into its IR, promotes it through its
//! host and its application of the plan, and runs it. [`check`] does this for random functions under every
//! placement and cleanup, and compares with the toy's interpreter on the original function.
//! [`Elimination`] and [`check_elimination`] are the same for SSA destruction, under every strategy;
//! [`Variables`] and [`check_variables`] for construction from mutable variables; [`Sroa`] and
//! [`check_sroa`] for slots of structures.

use super::programs::{self, Recipe};
use super::records::{self, Records};
use super::three_address::{self, ThreeAddress};
use super::toy::Op;
use super::toy::{self, ToyFunc};
use crate::Rng;
use sheave_ssa::eliminate::{self, Strategy};
use sheave_ssa::promote::{self, Cleanup, Options, Placement, Uninit};
use sheave_ssa::{sroa, variables};

/// A host under test.
///
/// ```
/// use sheave_ssa::promote::Options;
/// use sheave_testing::ssa::conformance::{Embedding, check};
/// use sheave_testing::ssa::programs;
/// use sheave_testing::ssa::toy::ToyFunc;
///
/// /// The toy without the pass: it conforms, and shows the shape of a host under test.
/// struct Untouched;
///
/// impl Embedding for Untouched {
///     fn run(&mut self, func: &ToyFunc, _: Option<&Options>, input: &[u64]) -> Result<Vec<u64>, String> {
///         Ok(programs::run(func, input, 10_000))
///     }
/// }
///
/// assert_eq!(check(&mut Untouched, 3), Ok(()));
/// ```
pub trait Embedding {
    /// Translates `program`, promotes it under `options` (not at all for `None`), runs it on `input`, and
    /// returns its observations. `Err` explains a failure.
    fn run(
        &mut self,
        program: &ToyFunc,
        options: Option<&Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String>;

    /// Narrow slots, narrow loads, leaks and fresh slots can be translated.
    fn odd_programs(&self) -> bool {
        true
    }

    /// Edges to the entry block can be translated. The application of a plan then puts a block before it.
    fn loops_to_entry(&self) -> bool {
        false
    }
}

/// Every combination of options that must give the same behaviour.
pub fn all_options() -> impl Iterator<Item = Options> {
    Placement::ALL.into_iter().flat_map(|placement| {
        [None, Some(Cleanup::Full), Some(Cleanup::None)].into_iter().flat_map(move |cleanup| {
            [Uninit::Zero, Uninit::Undef].into_iter().map(move |uninit| Options {
                placement,
                cleanup,
                uninit,
                ..Options::default()
            })
        })
    })
}

/// Checks `embedding` on `n` random functions. Under [`Uninit::Undef`] functions store to every slot first.
///
/// # Errors
///
/// The first difference, with the function and the options that show it.
pub fn check(embedding: &mut impl Embedding, n: u64) -> Result<(), String> {
    for seed in 0..n {
        let mut rng = Rng::new(seed);
        let recipe = Recipe {
            blocks: 2 + rng.below(12),
            slots: rng.below(6),
            insts: 1 + rng.below(8),
            odd: embedding.odd_programs() && rng.one_in(2),
        };
        let mut program = programs::random(&mut rng, recipe);
        if embedding.loops_to_entry() && rng.one_in(3) {
            programs::loop_to_entry(&mut rng, &mut program);
        }
        let initialised = initialise(&program);
        let input = programs::input(&mut rng, 40);
        compare(embedding, &program, None, &input)?;
        for options in all_options() {
            let program = if options.uninit == Uninit::Undef { &initialised } else { &program };
            compare(embedding, program, Some(&options), &input)?;
        }
    }
    Ok(())
}

fn compare(
    embedding: &mut impl Embedding,
    program: &ToyFunc,
    options: Option<&Options>,
    input: &[u64],
) -> Result<(), String> {
    let expected = programs::run(program, input, 10_000);
    let found = embedding.run(program, options, input);
    if found.as_ref() == Ok(&expected) {
        return Ok(());
    }
    Err(format!("expected {expected:?}, found {found:?} under {options:?} for {program:#?}"))
}

/// `program` with a store to every slot at the start of the entry block.
pub fn initialise(program: &ToyFunc) -> ToyFunc {
    let mut func = program.clone();
    let rest = core::mem::take(&mut func.blocks[0].insts);
    for slot in 0..func.slots.len() {
        let ty = func.slots[slot].ty.unwrap_or(sheave_ssa::Type::int(8));
        if let Some(value) = func.push(sheave_ssa::Block(0), Op::Const(slot as u64 + 7)) {
            func.push(sheave_ssa::Block(0), Op::Store(sheave_ssa::Slot::new(slot), ty, value));
        }
    }
    func.blocks[0].insts.extend(rest);
    for (op, _) in &mut func.insts {
        // A fresh slot would be undefined again.
        if matches!(op, Op::Fresh(_)) {
            *op = Op::Const(0);
        }
    }
    func
}

/// A host under test that eliminates phis.
///
/// ```
/// use sheave_ssa::eliminate::Options;
/// use sheave_testing::ssa::conformance::{Elimination, check_elimination};
/// use sheave_testing::ssa::programs;
/// use sheave_testing::ssa::toy::ToyFunc;
///
/// /// The toy without the pass: it conforms, and shows the shape of a host under test.
/// struct Untouched;
///
/// impl Elimination for Untouched {
///     fn run_without_phis(
///         &mut self,
///         func: &ToyFunc,
///         _: Option<&Options>,
///         input: &[u64],
///     ) -> Result<Vec<u64>, String> {
///         Ok(programs::run(func, input, 10_000))
///     }
/// }
///
/// assert_eq!(check_elimination(&mut Untouched, 3), Ok(()));
/// ```
pub trait Elimination {
    /// Translates `program`, brings it into SSA form, eliminates its phis under `options` (not at all for
    /// `None`), runs it on `input`, and returns its observations. `Err` explains a failure. `program` has no
    /// phis: a host that promotes gets them thereby, any other translates [`ssa_form`] of it. A host that
    /// cannot run phis runs `program` as it is for `None`.
    fn run_without_phis(
        &mut self,
        program: &ToyFunc,
        options: Option<&eliminate::Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String>;
}

/// `program` after promotion. Only slots that leak or are volatile are left.
pub fn ssa_form(program: &ToyFunc) -> ToyFunc {
    let mut func = program.clone();
    let mut ctx = promote::Ctx::new();
    if let Ok(plan) = promote::plan(program, &Options::default(), &mut ctx) {
        toy::apply(&mut func, plan);
    }
    func
}

/// Every combination of options for elimination.
pub fn all_eliminations() -> impl Iterator<Item = eliminate::Options> {
    Strategy::ALL.into_iter().map(eliminate::Options::new)
}

/// The random functions of [`check_elimination`], each with its inputs. Many of their blocks exchange the
/// contents of slots, so that copies wait for one another or form cycles.
pub fn merging_programs(n: u64) -> impl Iterator<Item = (ToyFunc, Vec<u64>)> {
    (0..n).map(|seed| {
        let mut rng = Rng::new(seed);
        let recipe = Recipe {
            blocks: 2 + rng.below(12),
            slots: 1 + rng.below(6),
            insts: 2 + rng.below(8),
            odd: false,
        };
        let mut program = programs::random(&mut rng, recipe);
        for block in 0..program.blocks.len() {
            if rng.one_in(2) {
                exchange(&mut rng, &mut program, sheave_ssa::Block::new(block));
            }
        }
        (program, programs::input(&mut rng, 40))
    })
}

/// Starts `block` by observing the content of a slot, so that copies anywhere but at its head come too late,
/// and by exchanging the contents of a few slots.
fn exchange(rng: &mut Rng, func: &mut ToyFunc, block: sheave_ssa::Block) {
    let rest = core::mem::take(&mut func.blocks[block.index()].insts);
    let ty = sheave_ssa::Type::int(8);
    let mut slot = || sheave_ssa::Slot::new(rng.below(func.slots.len()));
    let slots = [slot(), slot(), slot()];
    let loaded = slots.map(|slot| func.push(block, Op::Load(slot, ty)));
    if let Some(value) = loaded[0] {
        func.push(block, Op::Observe(value));
    }
    for (slot, value) in slots[1..].iter().chain(&slots[..1]).zip(loaded.into_iter().flatten()) {
        func.push(block, Op::Store(*slot, ty, value));
    }
    func.blocks[block.index()].insts.extend(rest);
}

/// Checks SSA destruction by `host` on `n` random functions.
///
/// # Errors
///
/// The first difference, with the function and the options that show it.
pub fn check_elimination(host: &mut impl Elimination, n: u64) -> Result<(), String> {
    for (program, input) in merging_programs(n) {
        let expected = programs::run(&program, &input, 10_000);
        for options in [None].into_iter().chain(all_eliminations().map(Some)) {
            let found = host.run_without_phis(&program, options.as_ref(), &input);
            if found.as_ref() != Ok(&expected) {
                return Err(format!(
                    "expected {expected:?}, found {found:?} after {options:?} for {program:#?}"
                ));
            }
        }
    }
    Ok(())
}

/// A host under test that constructs SSA form of variables.
///
/// ```
/// use sheave_ssa::variables::Options;
/// use sheave_testing::ssa::conformance::{Variables, check_variables};
/// use sheave_testing::ssa::programs;
/// use sheave_testing::ssa::toy::ToyFunc;
///
/// /// The toy without the pass: it conforms, and shows the shape of a host under test.
/// struct Untouched;
///
/// impl Variables for Untouched {
///     fn run_with_variables(
///         &mut self,
///         func: &ToyFunc,
///         _: Option<&Options>,
///         input: &[u64],
///     ) -> Result<Vec<u64>, String> {
///         Ok(programs::run(func, input, 10_000))
///     }
/// }
///
/// assert_eq!(check_variables(&mut Untouched, 3), Ok(()));
/// ```
pub trait Variables {
    /// Translates `program`, whose slots and values become variables, constructs SSA form under `options`
    /// (not at all for `None`), runs it on `input`, and returns its observations. `Err` explains a failure.
    /// All slots are plain, and every variable is written before it is read.
    fn run_with_variables(
        &mut self,
        program: &ToyFunc,
        options: Option<&variables::Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String>;

    /// Edges to the entry block can be translated.
    fn loops_to_entry(&self) -> bool {
        false
    }
}

/// Every combination of options for construction from variables.
pub fn all_constructions() -> impl Iterator<Item = variables::Options> {
    Placement::ALL.into_iter().flat_map(|placement| {
        Cleanup::ALL.into_iter().map(move |cleanup| variables::Options { placement, cleanup: Some(cleanup) })
    })
}

/// Checks construction from variables by `host` on `n` random functions.
///
/// # Errors
///
/// The first difference, with the function and the construction that show it.
pub fn check_variables(host: &mut impl Variables, n: u64) -> Result<(), String> {
    for seed in 0..n {
        let mut rng = Rng::new(seed);
        let (blocks, slots) = (2 + rng.below(12), 1 + rng.below(6));
        let recipe = Recipe { blocks, slots, insts: 1 + rng.below(8), odd: false };
        let mut program = programs::random(&mut rng, recipe);
        if host.loops_to_entry() && rng.one_in(3) {
            programs::loop_to_entry(&mut rng, &mut program);
        }
        let program = initialise(&program);
        let input = programs::input(&mut rng, 40);
        let expected = programs::run(&program, &input, 10_000);
        for options in [None].into_iter().chain(all_constructions().map(Some)) {
            let found = host.run_with_variables(&program, options.as_ref(), &input);
            if found.as_ref() != Ok(&expected) {
                return Err(format!(
                    "expected {expected:?}, found {found:?} after {options:?} of {program:#?}"
                ));
            }
        }
    }
    Ok(())
}

/// A host under test that takes slots of structures apart.
///
/// ```
/// use sheave_ssa::sroa::Options;
/// use sheave_testing::ssa::conformance::{Sroa, check_sroa};
/// use sheave_testing::ssa::records::{self, Records};
///
/// /// The toy without the pass: it conforms, and shows the shape of a host under test.
/// struct Untouched;
///
/// impl Sroa for Untouched {
///     fn run_sroa(
///         &mut self,
///         func: &Records,
///         _: Option<&Options>,
///         input: &[u64],
///     ) -> Result<Vec<u64>, String> {
///         Ok(records::run(func, input))
///     }
/// }
///
/// assert_eq!(check_sroa(&mut Untouched, 3), Ok(()));
/// ```
pub trait Sroa {
    /// Translates `program`, splits its slots under `options` (not at all for `None`), runs it on `input`,
    /// and returns its observations, followed by the 64 bytes outside of its slots. `Err` explains a failure.
    /// A host may promote the slots afterwards.
    fn run_sroa(
        &mut self,
        program: &Records,
        options: Option<&sroa::Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String>;

    /// Opaque types can be translated.
    fn opaque_types(&self) -> bool {
        false
    }

    /// Integers can be put together and taken apart: [`sroa::Options::shifts`].
    fn shifts(&self) -> bool {
        true
    }
}

/// Every combination of options for splitting that must give the same behaviour.
pub fn all_sroa_options(shifts: bool) -> impl Iterator<Item = sroa::Options> {
    let widths = [8, 16, 4].map(|bytes| sroa::Options { max_value_bytes: bytes, ..sroa::Options::default() });
    let few = sroa::Options { max_parts: Some(3), ..sroa::Options::default() };
    widths.into_iter().chain([few]).flat_map(move |options| {
        [false, shifts]
            .map(|shifts| sroa::Options { shifts, ..options })
            .into_iter()
            .take(1 + usize::from(shifts))
    })
}

/// The random programs of [`check_sroa`], each with its inputs.
pub fn structured_programs(n: u64, opaque: bool) -> impl Iterator<Item = (Records, Vec<u64>)> {
    (0..n).map(move |seed| {
        let mut rng = Rng::new(seed);
        let n_insts = 1 + rng.below(30);
        let program = records::random(&mut rng, n_insts, opaque);
        (program, (0..10).map(|_| rng.word()).collect())
    })
}

/// Checks `host` on `n` random programs with structures.
///
/// # Errors
///
/// The first difference, with the program and the options that show it.
pub fn check_sroa(host: &mut impl Sroa, n: u64) -> Result<(), String> {
    for (program, input) in structured_programs(n, host.opaque_types()) {
        let expected = records::run(&program, &input);
        for options in [None].into_iter().chain(all_sroa_options(host.shifts()).map(Some)) {
            let found = host.run_sroa(&program, options.as_ref(), &input);
            if found.as_ref() != Ok(&expected) {
                return Err(format!(
                    "expected {expected:?}, found {found:?} after {options:?} for {program:#?}"
                ));
            }
        }
    }
    Ok(())
}

/// The toy as a host under test.
#[derive(Debug, Default)]
pub struct Toy {
    sroa: sroa::Ctx,
    ctx: promote::Ctx,
    eliminate: eliminate::Ctx,
    variables: variables::Ctx,
}

impl Embedding for Toy {
    fn loops_to_entry(&self) -> bool {
        true
    }

    fn run(
        &mut self,
        program: &ToyFunc,
        options: Option<&Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String> {
        let mut func = program.clone();
        if let Some(options) = options {
            let plan = promote::plan(program, options, &mut self.ctx).map_err(|error| format!("{error}"))?;
            promote::check::check(program, plan, options).map_err(|fault| format!("{fault}"))?;
            toy::apply(&mut func, plan);
        }
        Ok(programs::run(&func, input, 10_000))
    }
}

impl Elimination for Toy {
    fn run_without_phis(
        &mut self,
        program: &ToyFunc,
        options: Option<&eliminate::Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String> {
        let mut func = ssa_form(program);
        if let Some(options) = options {
            let plan = eliminate::plan(&func, options, &mut self.eliminate)
                .map_err(|error| format!("{error}"))?
                .clone();
            eliminate::check(&func, &plan).map_err(|error| format!("{error}"))?;
            toy::apply_copies(&mut func, &plan);
        }
        Ok(programs::run(&func, input, 10_000))
    }
}

impl Variables for Toy {
    fn loops_to_entry(&self) -> bool {
        true
    }

    fn run_with_variables(
        &mut self,
        program: &ToyFunc,
        options: Option<&variables::Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String> {
        let mut func = program.clone();
        if let Some(options) = options {
            let host = ThreeAddress(program);
            let plan =
                variables::plan(&host, options, &mut self.variables).map_err(|error| format!("{error}"))?;
            variables::check(&host, plan).map_err(|fault| format!("{fault}"))?;
            three_address::apply(&mut func, plan);
        }
        Ok(programs::run(&func, input, 10_000))
    }
}

impl Sroa for Toy {
    fn opaque_types(&self) -> bool {
        true
    }

    fn run_sroa(
        &mut self,
        program: &Records,
        options: Option<&sroa::Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String> {
        let mut program = program.clone();
        if let Some(options) = options {
            let plan =
                sroa::plan(&program, options, &mut self.sroa).map_err(|error| format!("{error}"))?.clone();
            sroa::check(&program, &plan, options).map_err(|fault| format!("{fault}"))?;
            records::apply(&mut program, &plan);
        }
        Ok(records::run(&program, input))
    }
}
