//! Bril (Adrian Sampson, Cornell University) in SSA form: a host with mutable variables identified by names.
//!
//! A program is JSON: functions, of instructions that assign variables by name, with labels between them.
//! [`to_ssa`] gives every assignment a new name, adds `phi` instructions, keyed by the labels of the
//! predecessors, and removes copies (`id`).
//!
//! ```
//! let program = r#"{"functions": [{"name": "main", "instrs": [
//!     {"op": "const", "dest": "x", "type": "int", "value": 1},
//!     {"op": "id", "dest": "y", "type": "int", "args": ["x"]},
//!     {"op": "print", "args": ["y"]}]}]}"#;
//! let ssa = sheave_ssa_bril::to_ssa(program)?;
//! assert!(ssa.contains(r#"{"op": "print", "args": ["x.0"]}"#) && !ssa.contains("\"id\""));
//! # Ok::<(), String>(())
//! ```

mod function;
pub mod json;

use json::Json;

/// The program with every function in SSA form.
///
/// # Errors
///
/// The first error in the program.
pub fn to_ssa(program: &str) -> Result<String, String> {
    let mut program = Json::parse(program)?;
    let mut ctx = sheave_ssa::variables::Ctx::new();
    let Some(Json::List(functions)) = program.get_mut("functions") else {
        return Err("a program has functions".to_owned());
    };
    for function in functions {
        function::construct(function, &mut ctx)?;
    }
    Ok(program.to_string())
}
