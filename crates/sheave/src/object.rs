//! Relocatable objects for the system's linker.

use sheave_ir::Module;
use sheave_x64::TlsModel;
use sheave_x64::object::ObjectBuilder;

use crate::jit::ProgramStats;
use crate::machine::{self, MachineScratch};
use crate::{Context, Error, Options};

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
    for id in module.functions.keys() {
        let func = ctx.transform_to_copies(module, id, options)?;
        let code = scratch.compile_with(module, func, options, &machine_options, &mut stats)?;
        object.add_function(id, code);
    }
    object.finish().map_err(|error| Error::Machine(format!("{}: {error}", module.name)))
}
