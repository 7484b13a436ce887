//! The command: see [`USAGE`].

#![forbid(unsafe_code)]

use std::io::{Read, Write};
use std::process::ExitCode;

use sheave_ssa_bril::interpret::{Limits, run};
use sheave_ssa_bril::json::Json;
use sheave_ssa_bril::{read, through_ssa, to_ssa};

const USAGE: &str = "\
usage: sheave-ssa-bril run PROGRAM [ARGUMENTS]   runs it as it is, in SSA form and after it; counts instructions
       sheave-ssa-bril count PROGRAM [ARGUMENTS] runs it as it is, and counts instructions
       sheave-ssa-bril json PROGRAM              writes it as it is
       sheave-ssa-bril ssa PROGRAM               writes it in SSA form
       sheave-ssa-bril out PROGRAM               writes it as it is after SSA form

PROGRAM is a file in Bril's text form or JSON, or `-` for standard input. What is written is JSON.";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match command(&args) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn command(args: &[String]) -> Result<ExitCode, String> {
    let (verb, path, arguments) = match args {
        [verb, path, arguments @ ..] if verb == "run" || verb == "count" => (verb.as_str(), path, arguments),
        [verb, path] if matches!(&verb[..], "json" | "ssa" | "out") => (verb.as_str(), path, &[][..]),
        [help] if help == "--help" || help == "-h" => {
            println!("{USAGE}");
            return Ok(ExitCode::SUCCESS);
        }
        _ => return Err(format!("no such command\n{USAGE}")),
    };
    let mut text = String::new();
    let result = match path.as_str() {
        "-" => std::io::stdin().read_to_string(&mut text).map(|_| ()),
        path => std::fs::read_to_string(path).map(|read| text = read),
    };
    result.map_err(|error| format!("{path}: {error}"))?;
    let program = read(&text).map_err(|error| format!("{path}: {error}"))?;
    let write = |program: Json| {
        // A reader that has enough closes the pipe.
        drop(writeln!(std::io::stdout(), "{program}"));
        Ok(ExitCode::SUCCESS)
    };
    match verb {
        "count" => count(&program, arguments),
        "json" => write(program),
        "ssa" => write(to_ssa(&program)?),
        "out" => write(through_ssa(&program)?),
        _ => compare(&program, arguments),
    }
}

/// Runs the program as it is.
fn count(program: &Json, arguments: &[String]) -> Result<ExitCode, String> {
    let outcome = run(program, arguments, Limits::default())?;
    drop(std::io::stdout().write_all(outcome.output.as_bytes()));
    if let Some(error) = outcome.error {
        return Err(error);
    }
    eprintln!("instructions: {}", outcome.executed);
    Ok(ExitCode::SUCCESS)
}

/// Runs the program in its three forms. All of them must print the same.
fn compare(program: &Json, arguments: &[String]) -> Result<ExitCode, String> {
    let before = run(program, arguments, Limits::default())?;
    drop(std::io::stdout().write_all(before.output.as_bytes()));
    if let Some(error) = before.error {
        return Err(error);
    }
    // One that ends may cost a few times more in the other forms.
    let limits = Limits { steps: 1000 + before.executed.saturating_mul(10), ..Limits::default() };
    let mut counts = vec![before.executed];
    for (form, program) in [("in SSA form", to_ssa(program)?), ("after SSA form", through_ssa(program)?)] {
        let outcome = run(&program, arguments, limits)?;
        if let Some(error) = outcome.error {
            return Err(format!("{form}: {error}"));
        }
        if outcome.output != before.output {
            return Err(format!("the program prints something else {form}:\n{}", outcome.output));
        }
        counts.push(outcome.executed);
    }
    eprintln!("instructions: {} before, {} in, {} after SSA form", counts[0], counts[1], counts[2]);
    Ok(ExitCode::SUCCESS)
}
