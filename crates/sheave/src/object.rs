//! Relocatable objects for the system's linker.

use sheave_ir::{FuncId, Module};
use sheave_x64::TlsModel;
use sheave_x64::object::ObjectBuilder;

use crate::machine;
use crate::pipeline::Workers;
use crate::{Error, Options};

/// Compiles every function of `module` and writes an ELF object for x86-64: its bytes.
///
/// # Errors
/// When a function cannot be compiled, or the data holds what an object cannot express.
pub fn compile_object(module: &Module, options: &Options) -> Result<Vec<u8>, Error> {
    let machine_options = sheave_x64::Options { tls: TlsModel::InitialExec, ..machine::options(options) };
    let mut object = ObjectBuilder::new(module);
    let all: Vec<FuncId> = module.functions.keys().collect();
    let mut workers = Workers::default();
    machine::compile_functions(&mut workers, module, &all, options, &machine_options, |id, product| {
        object.add_function(id, &product.code);
    })?;
    object.finish().map_err(|error| Error::Machine(format!("{}: {error}", module.name)))
}
