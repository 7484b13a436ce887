//! Counting instructions with callgrind, in named regions.
//!
//! A program runs itself again under valgrind ([`count`]) and marks the counted regions by client requests:
//! instruction sequences that do nothing on a processor and are interpreted by valgrind. Only code that runs
//! while a [`Region`] is switched on counts, so that reading files, warming up and copying inputs do not.

use std::path::Path;
use std::process::Command;

/// Callgrind's client requests.
#[derive(Clone, Copy)]
enum Request {
    ZeroStats = 0x4354_0001,
    ToggleCollect = 0x4354_0002,
    DumpStatsAt = 0x4354_0003,
}

/// A client request to valgrind; does nothing if the program does not run under it.
#[inline(always)]
fn request(request: Request, argument: *const u8) {
    let message = [request as usize, argument as usize, 0, 0, 0, 0];
    // SAFETY: the rotations add up to two whole turns of `rdi`, and exchanging a register with itself does
    // nothing. Under valgrind the sequence reads the message (and the string it points to, which ends with a
    // zero byte) and writes `rdx`.
    unsafe {
        std::arch::asm!(
            "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
            in("rax") message.as_ptr(),
            inout("rdx") 0usize => _,
            options(nostack),
        );
    }
}

/// A region of interest. Instructions inside [`Region::run`] are added up until [`Region::report`].
pub struct Region(());

impl Region {
    /// An empty region.
    pub fn new() -> Region {
        request(Request::ZeroStats, std::ptr::null());
        Region(())
    }

    /// Runs `work` and counts it, the handful of instructions of the switch included.
    #[inline(never)]
    pub fn run<T>(&self, work: impl FnOnce() -> T) -> T {
        request(Request::ToggleCollect, std::ptr::null());
        let result = work();
        request(Request::ToggleCollect, std::ptr::null());
        result
    }

    /// Reports the sum under `name`.
    pub fn report(self, name: &str) {
        let name = format!("{name}\0");
        request(Request::DumpStatsAt, name.as_ptr());
    }
}

impl Default for Region {
    fn default() -> Self {
        Self::new()
    }
}

/// Result of [`count`].
pub struct Counted {
    /// Regions by name in the order of their reports, with the instructions executed in them.
    pub regions: Vec<(String, u64)>,
    /// The program's standard output.
    pub stdout: String,
}

impl Counted {
    /// Instructions executed in a region.
    pub fn get(&self, name: &str) -> Option<u64> {
        self.regions.iter().find(|region| region.0 == name).map(|region| region.1)
    }

    /// The number that the program printed after `label` and a comma.
    pub fn printed(&self, label: &str) -> Option<f64> {
        self.stdout.lines().find_map(|line| line.strip_prefix(label)?.strip_prefix(',')?.parse().ok())
    }
}

/// Runs this program with `args` under callgrind.
///
/// # Errors
/// When valgrind is missing or the program fails.
pub fn count(args: &[&str]) -> Result<Counted, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let folder = crate::tools::Folder::new("callgrind")?;
    let file = folder.path().join("out");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--collect-atstart=no", "--compress-strings=no"])
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(program)
        .args(args)
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    if !output.status.success() {
        return Err(format!("valgrind: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    let mut regions = Vec::new();
    for n in 1.. {
        let Ok(dump) = std::fs::read_to_string(folder.path().join(format!("out.{n}"))) else { break };
        regions.extend(region_of(&dump));
    }
    Ok(Counted { regions, stdout: String::from_utf8_lossy(&output.stdout).into_owned() })
}

/// Name and sum of a dump that a client request made.
fn region_of(dump: &str) -> Option<(String, u64)> {
    let name = dump.lines().find_map(|line| line.strip_prefix("desc: Trigger: Client Request: "))?;
    Some((name.to_owned(), total_of(dump)?))
}

fn total_of(dump: &str) -> Option<u64> {
    dump.lines().find_map(|line| line.strip_prefix("totals: "))?.trim().parse().ok()
}

/// Instructions that a whole process executes, its children left out.
///
/// # Errors
/// When valgrind is missing or the program cannot be started.
pub fn count_process(program: &Path, args: &[String]) -> Result<u64, String> {
    let folder = crate::tools::Folder::new("process")?;
    let file = folder.path().join("out");
    Command::new("valgrind")
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", file.display()))
        .arg(program)
        .args(args)
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let dump = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    total_of(&dump).ok_or_else(|| format!("{}: no sum in callgrind's output", program.display()))
}
