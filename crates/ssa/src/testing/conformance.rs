//! The suite that every host passes: promotion must not change what a program shows.
//!
//! An embedder implements [`Embedding`]: it translates a toy function into its own IR, promotes it through its own host and its own
//! application of the plan, and runs it. [`check`] does this for random functions under every placement, renamer and
//! cleanup, and compares with the toy's interpreter, which ran the function as it was.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::programs::{self, Recipe};
use super::toy::{self, ToyFunc};
use super::{Rng, toy::Op};
use crate::promote::{self, Cleanup, Options, Placement, Renamer, Uninit};

/// A host under test.
pub trait Embedding {
    /// Translates `program`, promotes it as `options` say (not at all for `None`), runs it on `input`, and returns what it
    /// observed. `Err` explains why that failed.
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
}

/// Every combination of options that must give the same behaviour.
pub fn all_options() -> impl Iterator<Item = Options> {
    Placement::ALL.into_iter().flat_map(|placement| {
        Renamer::ALL.into_iter().flat_map(move |renamer| {
            [None, Some(Cleanup::Full), Some(Cleanup::None)].into_iter().flat_map(move |cleanup| {
                [Uninit::Zero, Uninit::Undef].into_iter().map(move |uninit| Options {
                    placement,
                    renamer,
                    cleanup,
                    uninit,
                    ..Options::default()
                })
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
        let program = programs::random(&mut rng, recipe);
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
        let ty = func.slots[slot].ty.unwrap_or(crate::Type::int(8));
        if let Some(value) = func.push(crate::Block(0), Op::Const(slot as u64 + 7)) {
            func.push(crate::Block(0), Op::Store(crate::Slot::new(slot), ty, value));
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

/// The toy as a host under test.
#[derive(Debug, Default)]
pub struct Toy {
    ctx: promote::Ctx,
}

impl Embedding for Toy {
    fn run(
        &mut self,
        program: &ToyFunc,
        options: Option<&Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String> {
        let mut func = program.clone();
        if let Some(options) = options {
            let plan = promote::plan(program, &mut self.ctx, options).map_err(|error| format!("{error}"))?;
            toy::apply(&mut func, plan);
        }
        Ok(programs::run(&func, input, 10_000))
    }
}
