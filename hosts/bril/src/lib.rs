//! Bril (Adrian Sampson, Cornell University) into SSA form and out of it: a host with mutable variables
//! identified by names.
//!
//! A program is text or JSON: functions, of instructions that assign variables by name, with labels between
//! them. [`to_ssa`] gives every assignment a new name, passes values on to merges by `set` and `get`, and
//! removes copies (`id`). [`through_ssa`] makes copies of what `set` and `get` pass on, as few as can be.
//!
//! ```
//! let program = sheave_ssa_bril::read("@main { x: int = const 1; y: int = id x; print y; }")?;
//! let ssa = sheave_ssa_bril::to_ssa(&program)?.to_string();
//! assert!(ssa.contains(r#"{"op": "print", "args": ["x.0"]}"#) && !ssa.contains("\"id\""));
//! # Ok::<(), String>(())
//! ```

#![forbid(unsafe_code)]

mod construct;
mod destruct;
mod function;
pub mod interpret;
pub mod json;
mod text;

use json::Json;

/// Reads a program in JSON, which begins with a brace, or in the language's text form.
///
/// # Errors
///
/// The first error, with its position.
pub fn read(program: &str) -> Result<Json, String> {
    if program.trim_start().starts_with(['{', '[']) { Json::parse(program) } else { text::parse(program) }
}

/// The program with every function in SSA form.
///
/// # Errors
///
/// The first error in the program.
pub fn to_ssa(program: &Json) -> Result<Json, String> {
    let mut ctx = sheave_ssa::variables::Ctx::new();
    each(program.clone(), |function| construct::construct(function, &mut ctx))
}

/// The program after SSA form: into it by [`to_ssa`], and out again.
///
/// # Errors
///
/// As [`to_ssa`].
pub fn through_ssa(program: &Json) -> Result<Json, String> {
    let mut ctx = sheave_ssa::eliminate::Ctx::new();
    each(to_ssa(program)?, |function| destruct::destruct(function, &mut ctx))
}

fn each(mut program: Json, mut change: impl FnMut(&mut Json) -> Result<(), String>) -> Result<Json, String> {
    let Some(Json::List(functions)) = program.get_mut("functions") else {
        return Err("a program has functions".to_owned());
    };
    functions.iter_mut().try_for_each(&mut change)?;
    Ok(program)
}
