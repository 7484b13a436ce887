//! Relocatable objects for the system's linker.

use sheave_ir::Module;
use sheave_x64::TlsModel;
use sheave_x64::object::ObjectBuilder;

use crate::jit::ProgramStats;
use crate::machine::{self, MachineScratch};
use crate::pipeline::{Context, Goal};
use crate::{Error, Options};

/// Compiles every function of `module` and writes an ELF object for x86-64: its bytes.
///
/// # Errors
/// When a function cannot be compiled, or the data holds what an object cannot express.
pub fn compile_object(module: &Module, options: &Options) -> Result<Vec<u8>, Error> {
    let mut ctx = Context::new();
    let mut scratch = MachineScratch::default();
    let mut stats = ProgramStats::default();
    let machine_options = sheave_x64::Options { tls: TlsModel::InitialExec, ..machine::options(options) };
    let mut object = ObjectBuilder::new(module);
    ctx.for_each(module, module.functions.keys(), &options.pipeline(), Goal::Copies, |module, id, ctx| {
        let code = scratch.compile_with(module, ctx.function(), options, &machine_options, &mut stats)?;
        object.add_function(id, code);
        Ok::<(), Error>(())
    })?;
    object.finish().map_err(|error| Error::Machine(format!("{}: {error}", module.name)))
}
