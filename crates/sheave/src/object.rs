//! Relocatable objects for the system's linker, and text for its assembler.

use sheave_ir::{FuncId, Module};
use sheave_x64::assembly::AssemblyBuilder;
use sheave_x64::object::ObjectBuilder;
use sheave_x64::{CodeBuffer, TlsModel};

use crate::machine;
use crate::pipeline::Workers;
use crate::{Error, Options};

/// Compiles every function of `module` and writes an ELF object for x86-64: its bytes.
///
/// # Errors
/// When a function cannot be compiled, or the data holds what an object cannot express.
pub fn compile_object(module: &Module, options: &Options) -> Result<Vec<u8>, Error> {
    let mut object = ObjectBuilder::new(module);
    compile_all(module, options, |id, code| object.add_function(id, code))?;
    object.finish().map_err(|error| Error::Machine(format!("{}: {error}", module.name)))
}

/// Compiles every function of `module` to text for an assembler, in AT&T syntax.
///
/// # Errors
/// As [`compile_object`].
pub fn compile_assembly(module: &Module, options: &Options) -> Result<String, Error> {
    let mut assembly = AssemblyBuilder::new(module);
    compile_all(module, options, |id, code| assembly.add_function(id, code))?;
    assembly.finish().map_err(|error| Error::Machine(format!("{}: {error}", module.name)))
}

/// Compiles every function to code that a linker may put anywhere.
fn compile_all(
    module: &Module,
    options: &Options,
    mut add: impl FnMut(FuncId, &CodeBuffer),
) -> Result<(), Error> {
    let machine_options = sheave_x64::Options { tls: TlsModel::InitialExec, ..machine::options(options) };
    let all: Vec<FuncId> = module.functions.keys().collect();
    let mut workers = Workers::default();
    machine::compile_functions(&mut workers, module, &all, options, &machine_options, |id, product| {
        add(id, &product.code);
    })
}
