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
        "llvm": if counts_llvm { json!(llvm::version()) } else { json!(null) },
    });
    serde_json::to_string_pretty(&manifest).unwrap_or_default() + "\n"
}

/// The name of the processor, where the system tells it.
fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    name.map_or_else(|| std::env::consts::ARCH.to_owned(), |(_, name)| name.to_owned())
}

/// The day and time in UTC, as ISO 8601 has it.
fn date() -> String {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    format_date(since.as_secs())
}

/// Days to a date by Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
fn format_date(seconds: u64) -> String {
    let days = seconds / 86_400 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + u64::from(month <= 2);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(super::format_date(0), "1970-01-01T00:00:00Z");
        assert_eq!(super::format_date(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(super::format_date(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(super::format_date(4_107_542_400), "2100-03-01T00:00:00Z");
    }
}
