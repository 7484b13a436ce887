//! The command `sheave`.

mod cli;

fn main() -> std::process::ExitCode {
    cli::main()
}
