//! Relocatable objects for the system's linker, and text for its assembler.

use sheave_ir::{FuncId, Module};
use sheave_x64::asm::Syntax;
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
    /// Text for an assembler.
    Assembly(Syntax),
}

/// Compiles every function of `module` and writes an ELF object for x86-64: its bytes.
///
/// # Errors
/// When a function cannot be compiled, or the data holds what an object cannot express.
pub fn compile_object(module: &Module, options: &Options) -> Result<Vec<u8>, Error> {
    compile_to(&[Format::Object], module, options).map(|(files, _)| files.concat())
}

/// Writes functions in a format.
enum Builder<'a> {
    Object(Box<ObjectBuilder<'a>>),
    Assembly(AssemblyBuilder<'a>),
}

/// Compiles every function of `module` once, and writes a file in each of `formats`: their bytes, and what
/// was done.
///
/// # Errors
/// As [`compile_object`].
pub fn compile_to(
    formats: &[Format],
    module: &Module,
    options: &Options,
) -> Result<(Vec<Vec<u8>>, ProgramStats), Error> {
    let builder = |format: &Format| match format {
        Format::Object => Builder::Object(Box::new(ObjectBuilder::new(module))),
        Format::Assembly(syntax) => Builder::Assembly(AssemblyBuilder::new(module, *syntax)),
    };
    let mut builders: Vec<Builder<'_>> = formats.iter().map(builder).collect();
    let stats = compile_all(module, options, |id, code| {
        for builder in &mut builders {
            match builder {
                Builder::Object(object) => object.add_function(id, code),
                Builder::Assembly(assembly) => assembly.add_function(id, code),
            }
        }
    })?;
    let finish = |builder: Builder<'_>| match builder {
        Builder::Object(object) => object.finish(),
        Builder::Assembly(assembly) => assembly.finish().map(String::into_bytes),
    };
    let files = builders.into_iter().map(finish).collect::<Result<_, ObjectError>>();
    Ok((files.map_err(|error| Error::Machine(format!("{}: {error}", module.name)))?, stats))
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
    machine::compile_functions(
        &mut workers,
        module,
        &all,
        options,
        &machine_options,
        true,
        |id, product| {
            stats.add(&product.stats);
            add(id, &product.code);
        },
    )?;
    Ok(stats)
}
