//! Native code of modules, by clang, and objects of this compiler linked by `cc`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use super::children::OBJECT;
use super::{Mode, RandomModule, batch};
use crate::hunt::{on_path, run};

/// A program that takes longer proves nothing.
const LIMIT: Duration = Duration::from_secs(60);

/// The compilers and linkers of this machine.
#[derive(Clone, Debug)]
pub struct Native {
    clang: Option<PathBuf>,
    lli: Option<PathBuf>,
    cc: Option<PathBuf>,
}

/// The checksums that a program printed.
pub type Sums = BTreeMap<u64, u64>;

impl Native {
    /// Looks along `PATH`.
    pub fn find() -> Native {
        Native {
            clang: on_path(&["clang-19", "clang-20", "clang-21"]),
            lli: on_path(&["lli-19", "lli-20", "lli-21"]),
            cc: on_path(&["cc", "gcc", "clang"]),
        }
    }

    /// Whether there are native checksums.
    pub fn has_clang(&self) -> bool {
        self.clang.is_some()
    }

    /// Whether objects can be linked.
    pub fn has_linker(&self) -> bool {
        self.cc.is_some()
    }

    /// The checksums of `modules` on which `-O0` and `-O2` agree; a missing one proves nothing.
    pub fn sums(&self, folder: &Path, modules: &[RandomModule]) -> Sums {
        let both = |modules: &[RandomModule]| -> Option<Sums> {
            let file = folder.join("batch.ll");
            std::fs::write(&file, batch(modules) + TRUNCATIONS).ok()?;
            let plain = self.clang(&file, "-O0", &folder.join("native-O0"))?;
            let optimised = self.clang(&file, "-O2", &folder.join("native-O2"))?;
            let (plain, optimised) = (printed(&plain)?, printed(&optimised)?);
            (plain.len() == modules.len() && optimised.len() == modules.len())
                .then(|| plain.into_iter().filter(|(seed, sum)| optimised.get(seed) == Some(sum)).collect())
        };
        match both(modules) {
            Some(sums) => sums,
            // One module may spoil all: a crash of the compiler is enough.
            None if modules.len() > 1 => {
                modules.iter().filter_map(|module| both(std::slice::from_ref(module))).flatten().collect()
            }
            None => Sums::new(),
        }
    }

    /// The checksum of `text`, a module with a `main`, if `-O0` and `-O2` agree on it.
    pub fn sum(&self, folder: &Path, text: &str, seed: u64) -> Option<u64> {
        let file = folder.join("module.ll");
        std::fs::write(&file, text.to_owned() + TRUNCATIONS).ok()?;
        let plain = printed(&self.clang(&file, "-O0", &folder.join("native-O0"))?)?;
        let optimised = printed(&self.clang(&file, "-O2", &folder.join("native-O2"))?)?;
        let sum = plain.get(&seed).copied();
        sum.filter(|sum| optimised.get(&seed) == Some(sum))
    }

    fn clang(&self, file: &Path, level: &str, to: &Path) -> Option<PathBuf> {
        let mut command = Command::new(self.clang.as_ref()?);
        command.args(["-w", level]).arg(file).arg("-o").arg(to).arg("-lm");
        silently(&mut command)?;
        Some(to.to_owned())
    }

    /// The checksums of `modules` by `lli`, if it is installed.
    pub fn lli(&self, folder: &Path, modules: &[RandomModule]) -> Option<Sums> {
        let file = folder.join("lli.ll");
        std::fs::write(&file, batch(modules) + TRUNCATIONS).ok()?;
        sums_of(Command::new(self.lli.as_ref()?).arg(&file))
    }

    /// The checksums of `modules` as one object of this compiler, made by the child `hunt`, linked and run.
    ///
    /// # Errors
    /// Which step failed, with its message.
    pub fn object(
        &self,
        hunt: &Path,
        folder: &Path,
        modules: &[RandomModule],
        mode: Mode,
    ) -> Result<Sums, String> {
        let (file, object, program) =
            (folder.join("object.ll"), folder.join("object.o"), folder.join("object"));
        std::fs::write(&file, batch(modules)).map_err(|error| error.to_string())?;
        let mut command = Command::new(hunt);
        command.arg(OBJECT).arg(&file).arg(mode.to_string()).arg(&object);
        succeeds("compile", &mut command)?;
        let cc = self.cc.as_ref().ok_or("there is no linker")?;
        succeeds("link", Command::new(cc).arg(&object).arg("-o").arg(&program).arg("-lm"))?;
        sums_of(&mut Command::new(&program)).ok_or_else(|| "the program does not end".to_owned())
    }
}

fn succeeds(what: &str, command: &mut Command) -> Result<(), String> {
    match run(command, LIMIT) {
        Ok(Some(behaviour)) if behaviour.succeeded() => Ok(()),
        Ok(Some(behaviour)) => Err(format!("{what}: {}", behaviour.message())),
        Ok(None) => Err(format!("{what} does not end")),
        Err(error) => Err(format!("{what}: {error}")),
    }
}

fn silently(command: &mut Command) -> Option<()> {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    run(command, LIMIT).ok()??.succeeded().then_some(())
}

fn printed(program: &Path) -> Option<Sums> {
    sums_of(&mut Command::new(program))
}

/// The lines `SEED CHECKSUM` of a program, those before a crash too.
fn sums_of(command: &mut Command) -> Option<Sums> {
    let behaviour = run(command, LIMIT).ok()??;
    Some(
        behaviour
            .output()
            .lines()
            .filter_map(|line| {
                let (seed, sum) = line.split_once(' ')?;
                Some((seed.parse().ok()?, u64::from_str_radix(sum, 16).ok()?))
            })
            .collect(),
    )
}

/// The function called by clang's code to make a `bfloat`, missing in older runtime libraries. Rounding first
/// produces a `float` that is rounded to odd, so that the second rounding is the only one.
const TRUNCATIONS: &str = r"
define weak half @__truncsfbf2(float %x) {
  %bits = bitcast float %x to i32
  %r = call half @sheave_tests_bfloat(i32 %bits)
  ret half %r
}
define weak half @__truncdfbf2(double %x) {
  %f = fptrunc double %x to float
  %back = fpext float %f to double
  %inexact = fcmp one double %back, %x
  %negative = fcmp olt double %x, 0.0
  %higher = fcmp ogt double %back, %x
  %lower = fcmp olt double %back, %x
  %above = select i1 %negative, i1 %lower, i1 %higher
  %bits = bitcast float %f to i32
  %less = zext i1 %above to i32
  %down = sub i32 %bits, %less
  %one = zext i1 %inexact to i32
  %odd = or i32 %down, %one
  %r = call half @sheave_tests_bfloat(i32 %odd)
  ret half %r
}
define weak half @__truncxfbf2(x86_fp80 %x) {
  %f = fptrunc x86_fp80 %x to float
  %back = fpext float %f to x86_fp80
  %inexact = fcmp one x86_fp80 %back, %x
  %negative = fcmp olt x86_fp80 %x, 0xK00000000000000000000
  %higher = fcmp ogt x86_fp80 %back, %x
  %lower = fcmp olt x86_fp80 %back, %x
  %above = select i1 %negative, i1 %lower, i1 %higher
  %bits = bitcast float %f to i32
  %less = zext i1 %above to i32
  %down = sub i32 %bits, %less
  %one = zext i1 %inexact to i32
  %odd = or i32 %down, %one
  %r = call half @sheave_tests_bfloat(i32 %odd)
  ret half %r
}
define weak half @sheave_tests_bfloat(i32 %bits) {
  %size = and i32 %bits, 2147483647
  %nan = icmp ugt i32 %size, 2139095040
  %low = lshr i32 %bits, 16
  %even = and i32 %low, 1
  %bias = add i32 %even, 32767
  %up = add i32 %bits, %bias
  %high = lshr i32 %up, 16
  %cut = trunc i32 %high to i16
  %bfloat = select i1 %nan, i16 32704, i16 %cut
  %r = bitcast i16 %bfloat to half
  ret half %r
}
";
