//! The manifest of a study: everything that is needed to cite and repeat it.

use serde_json::json;
use sheave::copies::llvm;

use super::description::Study;
use super::folder::{FORMAT, ProgramResult};

/// The manifest as JSON. Its `date` and `command` are the only parts of a folder that depend on when and how
/// the study was made.
pub(super) fn json(study: &Study, passes: &[&str], results: &[ProgramResult]) -> String {
    let inputs: Vec<_> = results
        .iter()
        .map(|result| json!({ "program": result.program, "xxh3": result.xxh3, "status": result.status }))
        .collect();
    let count = |status: &str| results.iter().filter(|result| result.status == status).count();
    let counts_llvm = results.iter().flat_map(|result| &result.rows).any(|row| row.contains_key("llvm_left"));
    let passes = [passes, &["eliminate"]].concat();
    let manifest = json!({
        "name": study.name,
        "format": FORMAT,
        "sheave": env!("CARGO_PKG_VERSION"),
        "date": date(),
        "command": super::super::output::command_line(),
        "study": study,
        "study_xxh3": super::hash(&serde_json::to_vec(study).unwrap_or_default()),
        "passes": passes,
        "programs": inputs,
        "ok": count("ok"),
        "partial": count("partial"),
        "failed": count("failed"),
        "processor": processor(),
        "llvm": if counts_llvm { json!(llvm::version().ok()) } else { json!(null) },
    });
    serde_json::to_string_pretty(&manifest).unwrap_or_default() + "\n"
}

/// The name of the processor, if the system has it.
fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    name.map_or_else(|| std::env::consts::ARCH.to_owned(), |(_, name)| name.to_owned())
}

/// The day and time in UTC, as ISO 8601 has it.
fn date() -> String {
    // SAFETY: the call fills in the structure; a failure leaves zeros.
    let now = unsafe {
        let mut now: libc::tm = std::mem::zeroed();
        libc::gmtime_r(&libc::time(std::ptr::null_mut()), &mut now);
        now
    };
    let (year, month) = (now.tm_year + 1900, now.tm_mon + 1);
    format!("{year:04}-{month:02}-{:02}T{:02}:{:02}:{:02}Z", now.tm_mday, now.tm_hour, now.tm_min, now.tm_sec)
}
