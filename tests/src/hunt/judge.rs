//! Builds a program natively, runs it natively and with Sheave, and compares.

use std::fs;
use std::io::{self, Read};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use super::configuration::Configuration;

/// The programs that the hunt drives.
pub(super) struct Tools {
    /// csmith and its headers, if it makes the programs.
    csmith: Option<(PathBuf, PathBuf)>,
    clang: PathBuf,
    timeout: Duration,
}

/// A program and how it behaves natively.
pub(super) struct Program {
    ir: PathBuf,
    native: Behaviour,
    seconds: f64,
}

/// The observable behaviour of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Behaviour {
    stdout: Vec<u8>,
    status: Option<ExitStatus>,
    stderr: String,
}

impl Behaviour {
    /// Whether the status is 0.
    pub(crate) fn succeeded(&self) -> bool {
        self.status.is_some_and(|status| status.success())
    }

    /// Standard output, as text.
    pub(crate) fn output(&self) -> String {
        String::from_utf8_lossy(&self.stdout).into_owned()
    }

    /// The status and the beginning of standard error.
    pub(crate) fn message(&self) -> String {
        let lines: Vec<&str> = self.stderr.lines().filter(|line| !line.trim().is_empty()).take(4).collect();
        format!("{}: {}", show(self.status), lines.join(" | "))
    }
}

/// Result of a comparison.
pub(super) enum Verdict {
    /// The same output and the same end.
    Agrees,
    /// A description of the difference.
    Differs(String),
}

impl Tools {
    /// Looks for the tools along `PATH`.
    ///
    /// # Errors
    /// Names the missing tool.
    pub(super) fn find(timeout: u64, with_csmith: bool) -> Result<Tools, String> {
        let clang =
            on_path(&["clang-19", "clang", "clang-20", "clang-18"]).ok_or("clang is not installed")?;
        let csmith = if with_csmith {
            let csmith = on_path(&["csmith"]).ok_or("csmith is not installed")?;
            let include = ["/usr/include/csmith", "/usr/local/include/csmith", "/usr/include/csmith-2.3.0"]
                .iter()
                .map(PathBuf::from)
                .find(|folder| folder.join("csmith.h").exists())
                .ok_or("csmith's headers are not installed (csmith.h)")?;
            Some((csmith, include))
        } else {
            None
        };
        Ok(Tools { csmith, clang, timeout: Duration::from_secs(timeout) })
    }

    /// The C program of `seed`.
    ///
    /// # Errors
    /// The reason for a missing program.
    pub(super) fn generate(&self, seed: u64, options: &[String]) -> Result<String, String> {
        let (csmith, _) = self.csmith.as_ref().ok_or("csmith was not looked for")?;
        let output = Command::new(csmith)
            .args(["--seed", &seed.to_string()])
            .args(options)
            // It leaves a file (`platform.info`) in its working directory.
            .current_dir(std::env::temp_dir())
            .output()
            .map_err(|error| format!("csmith: {error}"))?;
        if !output.status.success() {
            return Err(format!("csmith: {}", String::from_utf8_lossy(&output.stderr).trim()));
        }
        String::from_utf8(output.stdout).map_err(|error| error.to_string())
    }

    /// Builds `source` in `folder` and runs it natively.
    ///
    /// # Errors
    /// Why the program proves nothing: it does not compile, takes too long, or depends on the optimisation
    /// level.
    pub(super) fn build(&self, folder: &Path, source: &str) -> Result<Program, String> {
        let fail = |error: io::Error| error.to_string();
        fs::create_dir_all(folder).map_err(fail)?;
        let file = folder.join("program.c");
        fs::write(&file, source).map_err(fail)?;
        let plain = self.clang(&file, &["-O0"], &folder.join("native-O0"))?;
        let optimised = self.clang(&file, &["-O2"], &folder.join("native-O2"))?;
        let ir = self.clang(
            &file,
            &["-O0", "-Xclang", "-disable-O0-optnone", "-S", "-emit-llvm"],
            &folder.join("program.ll"),
        )?;
        let start = Instant::now();
        let native = run(&mut Command::new(plain), self.timeout).map_err(fail)?.ok_or("takes too long")?;
        let seconds = start.elapsed().as_secs_f64();
        let other =
            run(&mut Command::new(optimised), self.timeout).map_err(fail)?.ok_or("takes too long at -O2")?;
        if native.stdout != other.stdout || native.status != other.status {
            return Err("behaves otherwise at -O2".to_owned());
        }
        Ok(Program { ir, native, seconds })
    }

    fn clang(&self, file: &Path, options: &[&str], to: &Path) -> Result<PathBuf, String> {
        let includes = self.csmith.iter().flat_map(|(_, include)| ["-I".as_ref(), include.as_os_str()]);
        let output = Command::new(&self.clang)
            .arg("-w")
            .args(includes)
            .args(options)
            .arg(file)
            .arg("-o")
            .arg(to)
            .arg("-lm")
            .output()
            .map_err(|error| format!("clang: {error}"))?;
        if output.status.success() { Ok(to.to_owned()) } else { Err("does not compile".to_owned()) }
    }

    /// Runs `program` under `configuration` and compares with the native run.
    pub(super) fn judge(&self, program: &Program, configuration: &Configuration) -> Verdict {
        // Kept slots, few registers and all checks cost time; a hang is still distinguished from slowness.
        let limit = self.timeout * 10 + Duration::from_secs_f64(program.seconds * 20.0);
        let ours = std::env::current_exe().and_then(|exe| {
            let mut command = Command::new(exe);
            command.arg(super::CHILD).arg(configuration.to_string()).arg(&program.ir);
            run(&mut command, limit)
        });
        match ours {
            Err(error) => Verdict::Differs(error.to_string()),
            Ok(None) => Verdict::Differs(format!("does not end within {} seconds", limit.as_secs())),
            Ok(Some(ours))
                if ours.stdout == program.native.stdout && ours.status == program.native.status =>
            {
                Verdict::Agrees
            }
            Ok(Some(ours)) => {
                let first = ours.stderr.lines().next().unwrap_or("");
                Verdict::Differs(format!(
                    "native {} and {} bytes, here {} and {} bytes {first}",
                    show(program.native.status),
                    program.native.stdout.len(),
                    show(ours.status),
                    ours.stdout.len()
                ))
            }
        }
    }

    /// Writes the files needed to reproduce a mismatch.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub(super) fn keep(
        &self,
        folder: &Path,
        source: &str,
        configuration: &Configuration,
    ) -> io::Result<PathBuf> {
        fs::create_dir_all(folder)?;
        let program = self.build(folder, source).map_err(io::Error::other)?;
        fs::write(folder.join("expected.txt"), &program.native.stdout)?;
        let again = format!(
            "clang -O0 -Xclang -disable-O0-optnone -S -emit-llvm program.c -o program.ll\n\
             hunt {} {configuration} program.ll    # expected: expected.txt, {}\n",
            super::CHILD,
            show(program.native.status),
        );
        fs::write(folder.join("replay.txt"), again)?;
        for built in ["native-O0", "native-O2"] {
            fs::remove_file(folder.join(built))?;
        }
        Ok(folder.to_owned())
    }
}

fn show(status: Option<ExitStatus>) -> String {
    status.map_or("no status".to_owned(), |status| status.to_string())
}

/// The first of `names` that is along `PATH`.
pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    names.iter().find_map(|name| {
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
    })
}

/// Runs a command to its end, or kills it at the limit and returns `None`.
pub(crate) fn run(command: &mut Command, limit: Duration) -> io::Result<Option<Behaviour>> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.process_group(0).spawn()?;
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    // Pipes are read during the wait, so that a program with much output does not block.
    let reader = std::thread::spawn(move || read_all(stdout));
    let errors = std::thread::spawn(move || read_all(stderr));
    let deadline = Instant::now() + limit;
    let status = loop {
        match child.try_wait()? {
            Some(status) => break Some(status),
            None if Instant::now() >= deadline => {
                // Its children as well: clang compiles in one, which would hold the pipes open.
                let group = format!("-{}", child.id());
                Command::new("kill").args(["-KILL", "--", &group]).status()?;
                child.wait()?;
                break None;
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    let stdout = reader.join().unwrap_or_default();
    let stderr = String::from_utf8_lossy(&errors.join().unwrap_or_default()).into_owned();
    Ok(status.map(|status| Behaviour { stdout, status: Some(status), stderr }))
}

fn read_all(pipe: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut pipe) = pipe {
        // The output before a read error is compared.
        let _ = pipe.read_to_end(&mut bytes);
    }
    bytes
}
