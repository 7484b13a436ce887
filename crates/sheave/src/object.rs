//! Relocatable objects for the system's linker, and text for its assembler.

use sheave_ir::{FuncId, Module};
use sheave_x64::assembly::AssemblyBuilder;
use sheave_x64::object::{ObjectBuilder, ObjectError};
use sheave_x64::{CodeBuffer, TlsModel};

use crate::machine;
use crate::pipeline::Workers;
use crate::{Error, Options, ProgramStats};

/// What a linker takes, or an assembler.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// An ELF object for x86-64.
    Object,
    /// Text in AT&T syntax.
    Assembly,
}

/// Compiles every function of `module` and writes an ELF object for x86-64: its bytes.
///
/// # Errors
/// When a function cannot be compiled, or the data holds what an object cannot express.
pub fn compile_object(module: &Module, options: &Options) -> Result<Vec<u8>, Error> {
    compile_to(Format::Object, module, options).map(|(bytes, _)| bytes)
}

/// Compiles every function of `module` to a file: its bytes, and what was done.
///
/// # Errors
/// As [`compile_object`].
pub fn compile_to(
    format: Format,
    module: &Module,
    options: &Options,
) -> Result<(Vec<u8>, ProgramStats), Error> {
    let fault = |error: ObjectError| Error::Machine(format!("{}: {error}", module.name));
    match format {
        Format::Object => {
            let mut object = ObjectBuilder::new(module);
            let stats = compile_all(module, options, |id, code| object.add_function(id, code))?;
            Ok((object.finish().map_err(fault)?, stats))
        }
        Format::Assembly => {
            let mut assembly = AssemblyBuilder::new(module);
            let stats = compile_all(module, options, |id, code| assembly.add_function(id, code))?;
            Ok((assembly.finish().map_err(fault)?.into_bytes(), stats))
        }
    }
}

/// Compiles every function to code that a linker may put anywhere.
fn compile_all(
    module: &Module,
    options: &Options,
    mut add: impl FnMut(FuncId, &CodeBuffer),
) -> Result<ProgramStats, Error> {
    let machine_options = sheave_x64::Options { tls: TlsModel::InitialExec, ..machine::options(options) };
    let all: Vec<FuncId> = module.functions.keys().collect();
    let (mut workers, mut stats) = (Workers::default(), ProgramStats::default());
    machine::compile_functions(&mut workers, module, &all, options, &machine_options, |id, product| {
        stats.add(&product.stats);
        add(id, &product.code);
    })?;
    Ok(stats)
}
