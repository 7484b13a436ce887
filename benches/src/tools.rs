//! Peers on this machine, temporary folders, and processes that are measured.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A folder that is removed in the end.
pub struct Folder(PathBuf);

impl Folder {
    /// A new folder with `name` in its name.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn new(name: &str) -> Result<Folder, String> {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("sheave-figures-{}-{n}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Folder(path))
    }

    /// Path of the folder.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that is left in the temporary directory does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The first of `names` that is a command here.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    names.iter().find_map(|name| {
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|candidate| candidate.is_file())
    })
}

/// The line of a tool's version that names it.
pub fn version(tool: &Path) -> String {
    let flag = if tool.file_name().is_some_and(|name| name == "tcc") { "-v" } else { "--version" };
    let output = Command::new(tool).arg(flag).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    let line =
        text.lines().find(|line| line.contains(|c: char| c.is_ascii_digit())).unwrap_or("unknown version");
    line.trim().to_owned()
}

/// The processor, the number of its cores, and how busy it is.
pub fn machine() -> String {
    let read = |path| std::fs::read_to_string(path).unwrap_or_default();
    let info = read("/proc/cpuinfo");
    let model = info
        .lines()
        .find_map(|line| line.strip_prefix("model name"))
        .map_or("unknown", |model| model.trim_start_matches([' ', '\t', ':']).trim());
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let load = read("/proc/loadavg");
    let load = load.split(' ').next().unwrap_or("?");
    format!("{model}, {cores} cores, load average {load} while measuring")
}

/// Time that a process took.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// From start to end.
    pub wall: Duration,
    /// Of the processor, outside of the kernel.
    pub user: Duration,
    /// Of the processor, in all.
    pub cpu: Duration,
    /// How it ended.
    pub code: Option<i32>,
}

impl Times {
    /// The smaller of each.
    pub fn min(self, other: Times) -> Times {
        Times {
            wall: self.wall.min(other.wall),
            user: self.user.min(other.user),
            cpu: self.cpu.min(other.cpu),
            code: other.code,
        }
    }
}

/// Runs `command` without output and measures it.
///
/// # Errors
/// When it cannot be started.
pub fn time(command: &mut Command) -> io::Result<Times> {
    let start = Instant::now();
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    let mut status = 0;
    // SAFETY: all zeros are a value of this plain structure.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: both pointers are to live variables, and the process is a child of this one that has not been
    // waited for.
    if unsafe { libc::wait4(child.id() as libc::pid_t, &raw mut status, 0, &raw mut usage) } < 0 {
        return Err(io::Error::last_os_error());
    }
    let wall = start.elapsed();
    let duration = |time: libc::timeval| {
        Duration::from_micros(time.tv_sec.unsigned_abs() * 1_000_000 + time.tv_usec.unsigned_abs())
    };
    let user = duration(usage.ru_utime);
    let code = libc::WIFEXITED(status).then(|| libc::WEXITSTATUS(status));
    Ok(Times { wall, user, cpu: user + duration(usage.ru_stime), code })
}

/// The shortest times of `n` runs of the command made by `command`.
///
/// # Errors
/// When it cannot be started.
pub fn shortest(n: usize, mut command: impl FnMut() -> Command) -> io::Result<Times> {
    let mut best = time(&mut command())?;
    for _ in 1..n {
        best = best.min(time(&mut command())?);
    }
    Ok(best)
}

/// The command `sheave`, built if need be.
///
/// # Errors
/// When it cannot be built.
pub fn sheave() -> Result<PathBuf, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let folder = program.parent().unwrap_or(Path::new("."));
    let path = folder.join("sheave");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.args(["build", "--quiet", "--release", "-p", "sheave", "--bin", "sheave", "--target-dir"]);
    // The command belongs to the workspace above this one.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    build.arg(folder.parent().unwrap_or(folder)).current_dir(root);
    match build.status() {
        Ok(status) if status.success() => Ok(path),
        // Without cargo, an existing executable beside this program is used.
        _ if path.is_file() => Ok(path),
        Ok(status) => Err(format!("the command `sheave` cannot be built: {status}")),
        Err(error) => Err(format!("cargo: {error}")),
    }
}
