//! A profile of a program under `run`: which functions and lines it spent its time in.
//!
//! [`start`] begins to take samples; when the process ends, a summary goes to standard error, and all stacks
//! to a file where one is named: folded (`main;f;g 12`, for flame graphs), or as JSON for
//! <https://speedscope.app>.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde_json::json;
use sheave_x64::jit::profile::{self, Frame};

/// Functions and lines that are listed.
const MAX_FUNCTIONS: usize = 20;
const MAX_LINES: usize = 15;

/// How stacks are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A line per stack: functions from the outermost on, separated by semicolons, and a count.
    Folded,
    /// JSON of speedscope.
    Speedscope,
}

impl Format {
    /// The format of a file of this name.
    pub fn of_name(path: &Path) -> Option<Format> {
        match path.extension()?.to_str()? {
            "folded" | "txt" => Some(Format::Folded),
            "json" => Some(Format::Speedscope),
            _ => None,
        }
    }
}

/// What is known while the program runs.
struct Running {
    process: u32,
    name: String,
    output: Option<(PathBuf, Format)>,
}

static RUNNING: Mutex<Option<Running>> = Mutex::new(None);

/// Samples this process until it ends by `exit` or from `main`.
///
/// # Errors
/// Where the system refuses a timer, or memory.
pub fn start(name: &str, output: Option<(PathBuf, Format)>) -> std::io::Result<()> {
    let running = Running { process: std::process::id(), name: name.to_owned(), output };
    if let Ok(mut slot) = RUNNING.lock() {
        *slot = Some(running);
    }
    // SAFETY: the function is there as long as the process.
    if unsafe { libc::atexit(finish) } != 0 {
        return Err(std::io::Error::other("no more functions can be called at the end"));
    }
    profile::start()
}

/// The time that the process has computed, in seconds.
fn processor_time() -> f64 {
    // SAFETY: all zeros are a value of the type, which is written by the call.
    let time = unsafe {
        let mut time: libc::timespec = std::mem::zeroed();
        libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time);
        time
    };
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

extern "C" fn finish() {
    let samples = profile::stop();
    let Some(running) = RUNNING.lock().ok().and_then(|mut running| running.take()) else { return };
    // What the program has forked ends, too.
    if running.process != std::process::id() {
        return;
    }
    let profile = Profile::new(&samples, profile::frames_at);
    let mut text = profile.summary(processor_time());
    if let Some((path, format)) = running.output {
        let contents = match format {
            Format::Folded => profile.folded(),
            Format::Speedscope => profile.speedscope(&running.name),
        };
        if let Err(error) = std::fs::write(&path, contents) {
            let _ = writeln!(text, "error: cannot write {}: {error}", path.display());
        }
    }
    // The library's own output may be gone by now.
    for bytes in text.as_bytes().chunks(4096) {
        // SAFETY: writes a live buffer.
        unsafe { libc::write(2, bytes.as_ptr().cast(), bytes.len()) };
    }
}

/// Samples, by what they mean.
struct Profile {
    /// Stacks from the outermost function on, and how often each was met.
    stacks: BTreeMap<Vec<Frame>, u64>,
    samples: u64,
}

impl Profile {
    fn new(samples: &[Vec<usize>], frames_at: impl Fn(usize) -> Vec<Frame>) -> Profile {
        let mut known: HashMap<usize, Vec<Frame>> = HashMap::new();
        let mut stacks = BTreeMap::new();
        for sample in samples {
            let mut stack = Vec::new();
            for &at in sample {
                stack.extend_from_slice(known.entry(at).or_insert_with(|| frames_at(at)));
            }
            stack.reverse();
            *stacks.entry(stack).or_insert(0) += 1;
        }
        Profile { stacks, samples: samples.len() as u64 }
    }

    /// The functions and lines in which most samples were taken.
    fn summary(&self, seconds: f64) -> String {
        let mut functions: BTreeMap<(&str, &str), (u64, u64)> = BTreeMap::new();
        let mut lines: BTreeMap<&Frame, u64> = BTreeMap::new();
        for (stack, &n) in &self.stacks {
            let Some(innermost) = stack.last() else { continue };
            functions.entry((&innermost.function, &innermost.file)).or_default().0 += n;
            if innermost.line > 0 {
                *lines.entry(innermost).or_default() += n;
            }
            // A function that calls itself is there once.
            let mut active: Vec<_> = stack.iter().map(|frame| (&*frame.function, &*frame.file)).collect();
            active.sort_unstable();
            active.dedup();
            for function in active {
                functions.entry(function).or_default().1 += n;
            }
        }
        let s = if self.samples == 1 { "" } else { "s" };
        let mut text = format!("profile: {} sample{s} in {seconds:.2} s of processor time\n", self.samples);
        if self.samples == 0 {
            return text;
        }
        let percent = |n: u64| n as f64 * 100.0 / self.samples as f64;
        let mut functions: Vec<_> = functions.into_iter().collect();
        functions.sort_by_key(|&(name, (own, total))| (std::cmp::Reverse((own, total)), name));
        text += "   self   total  function\n";
        for ((function, file), (own, total)) in functions.iter().take(MAX_FUNCTIONS) {
            let _ = write!(text, "{:6.1}% {:6.1}%  {function}", percent(*own), percent(*total));
            let _ = if file.is_empty() { writeln!(text) } else { writeln!(text, " ({file})") };
        }
        let mut lines: Vec<_> = lines.into_iter().collect();
        lines.sort_by_key(|&(frame, n)| (std::cmp::Reverse(n), frame));
        if !lines.is_empty() {
            text += "   self  line\n";
        }
        for (frame, n) in lines.iter().take(MAX_LINES) {
            let _ = write!(text, "{:6.1}%  {}:{}", percent(*n), frame.file, frame.line);
            let source = std::fs::read(Path::new(&frame.directory).join(&frame.file)).unwrap_or_default();
            let line = source.split(|&byte| byte == b'\n').nth(frame.line as usize - 1).unwrap_or_default();
            let line = String::from_utf8_lossy(line.trim_ascii()).into_owned();
            let _ = if line.is_empty() { writeln!(text) } else { writeln!(text, "  {line}") };
        }
        text
    }

    /// `main;f;g 12` for each stack of functions.
    fn folded(&self) -> String {
        let mut folded: BTreeMap<String, u64> = BTreeMap::new();
        for (stack, n) in &self.stacks {
            let names: Vec<String> = stack.iter().map(|frame| frame.function.replace(';', ":")).collect();
            *folded.entry(names.join(";")).or_default() += n;
        }
        folded.into_iter().fold(String::new(), |text, (stack, n)| text + &format!("{stack} {n}\n"))
    }

    /// The stacks as speedscope reads them.
    fn speedscope(&self, name: &str) -> String {
        let mut numbers: BTreeMap<&Frame, usize> = BTreeMap::new();
        let mut frames = Vec::new();
        let mut samples: Vec<Vec<usize>> = Vec::new();
        for stack in self.stacks.keys() {
            let number = |frame| {
                *numbers.entry(frame).or_insert_with(|| {
                    frames.push(match frame.line {
                        0 => json!({ "name": frame.function }),
                        line => json!({ "name": frame.function, "file": frame.file, "line": line }),
                    });
                    frames.len() - 1
                })
            };
            samples.push(stack.iter().map(number).collect());
        }
        let weights: Vec<u64> = self.stacks.values().copied().collect();
        json!({
            "$schema": "https://www.speedscope.app/file-format-schema.json",
            "exporter": "sheave",
            "name": name,
            "activeProfileIndex": 0,
            "shared": { "frames": frames },
            "profiles": [{
                "type": "sampled",
                "name": name,
                "unit": "none",
                "startValue": 0,
                "endValue": self.samples,
                "samples": samples,
                "weights": weights,
            }],
        })
        .to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(function: &str, line: u32) -> Frame {
        let file = if line > 0 { "a.c" } else { "" };
        Frame { function: function.to_owned(), file: file.to_owned(), directory: String::new(), line }
    }

    /// `main` at line 3 calls `f`, which calls itself, and `g` is inlined at its line 8.
    fn profile() -> Profile {
        let frames = |at: usize| match at {
            1 => vec![frame("main", 3)],
            2 => vec![frame("f", 7)],
            3 => vec![frame("g;", 12), frame("f", 8)],
            _ => vec![frame("plain", 0)],
        };
        Profile::new(&[vec![3, 2, 1], vec![3, 2, 1], vec![2, 1], vec![4]], frames)
    }

    #[test]
    fn functions_and_lines_are_counted_once_per_sample() {
        let summary = profile().summary(0.5);
        let expected = "profile: 4 samples in 0.50 s of processor time
   self   total  function
  50.0%   50.0%  g; (a.c)
  25.0%   75.0%  f (a.c)
  25.0%   25.0%  plain
   0.0%   75.0%  main (a.c)
   self  line
  50.0%  a.c:12
  25.0%  a.c:7
";
        assert_eq!(summary, expected);
        assert_eq!(
            Profile::new(&[], |_| vec![]).summary(0.0),
            "profile: 0 samples in 0.00 s of processor time\n"
        );
    }

    #[test]
    fn stacks_are_written_from_the_outermost_function_on() {
        assert_eq!(profile().folded(), "main;f 1\nmain;f;f;g: 2\nplain 1\n");
        let speedscope: serde_json::Value =
            serde_json::from_str(&profile().speedscope("a \"b\"")).expect("JSON");
        let names: Vec<&str> = speedscope["shared"]["frames"]
            .as_array()
            .expect("frames")
            .iter()
            .filter_map(|frame| frame["name"].as_str())
            .collect();
        let (samples, weights) =
            (&speedscope["profiles"][0]["samples"], &speedscope["profiles"][0]["weights"]);
        let stack = |n: usize| -> Vec<&str> {
            let frames = samples[n].as_array().expect("a stack").iter();
            frames.map(|frame| names[frame.as_u64().expect("a number") as usize]).collect()
        };
        let stacks: Vec<Vec<&str>> = (0..3).map(stack).collect();
        assert!(
            stacks.contains(&vec!["main", "f", "f", "g;"]) && stacks.contains(&vec!["plain"]),
            "{stacks:?}"
        );
        let total: u64 = weights.as_array().expect("weights").iter().filter_map(|n| n.as_u64()).sum();
        assert_eq!((total, speedscope["profiles"][0]["endValue"].as_u64()), (4, Some(4)));
        assert_eq!(speedscope["name"], "a \"b\"");
    }

    #[test]
    fn names_of_files_say_the_format() {
        assert_eq!(Format::of_name(Path::new("a.folded")), Some(Format::Folded));
        assert_eq!(Format::of_name(Path::new("a.speedscope.json")), Some(Format::Speedscope));
        assert_eq!(Format::of_name(Path::new("a.svg")), None);
    }
}
