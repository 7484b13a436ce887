//! The supported target.

use target_lexicon::{Architecture, CallingConvention, OperatingSystem, Triple};

/// The machine this process runs on, if code for it can be made.
///
/// # Errors
/// Names the machine otherwise.
pub fn check_host() -> Result<Triple, String> {
    let host = Triple::host();
    check_triple(&host)?;
    Ok(host)
}

/// Whether code for `triple` can be made.
///
/// # Errors
/// Names the unsupported part.
pub fn check_triple(triple: &Triple) -> Result<(), String> {
    let convention = triple.default_calling_convention();
    let linux = triple.operating_system == OperatingSystem::Linux;
    if triple.architecture == Architecture::X86_64 && linux && convention == Ok(CallingConvention::SystemV) {
        return Ok(());
    }
    Err(format!(
        "cannot compile for {triple}: only x86-64 Linux with the System V calling convention is supported"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_x86_64_linux() {
        assert!(check_triple(&"x86_64-unknown-linux-gnu".parse().unwrap()).is_ok());
        for other in ["aarch64-unknown-linux-gnu", "x86_64-pc-windows-msvc", "i686-unknown-linux-gnu"] {
            let error = check_triple(&other.parse().unwrap()).unwrap_err();
            assert!(error.contains(other) && error.contains("only x86-64 Linux"), "{error}");
        }
    }
}
