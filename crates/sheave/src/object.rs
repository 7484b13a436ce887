//! Relocatable objects for the system's linker.

use sheave_ir::{FuncId, Module};
use sheave_x64::TlsModel;
use sheave_x64::object::ObjectBuilder;

use crate::machine::{self, Product};
use crate::pipeline::Workers;
use crate::{Error, Options, ProgramStats};

/// Compiles every function of `module` and writes an ELF object for x86-64: its bytes.
///
/// # Errors
/// When a function cannot be compiled, or the data holds what an object cannot express.
pub fn compile_object(module: &Module, options: &Options) -> Result<Vec<u8>, Error> {
    compile_object_with_stats(module, options).map(|(bytes, _)| bytes)
}

/// As [`compile_object`], with the statistics of the compilation.
///
/// # Errors
/// As [`compile_object`].
pub fn compile_object_with_stats(
    module: &Module,
    options: &Options,
) -> Result<(Vec<u8>, ProgramStats), Error> {
    let (mut builder, mut stats) = (ObjectBuilder::new(module), ProgramStats::default());
    let machine_options = sheave_x64::Options { tls: TlsModel::InitialExec, ..machine::options(options) };
    let all: Vec<FuncId> = module.functions.keys().collect();
    let take = |id, product: &mut Product| {
        stats.add(&product.stats);
        builder.add_function(id, &product.code);
    };
    let mut workers = Workers::default();
    machine::compile_functions(&mut workers, module, &all, options, &machine_options, true, take)?;
    let bytes = builder.finish().map_err(|error| Error::Machine(format!("{}: {error}", module.name)))?;
    Ok((bytes, stats))
}
