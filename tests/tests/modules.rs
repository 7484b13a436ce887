//! Random modules of LLVM IR give the checksum of native code in every form, under every strategy, and as
//! objects.
//!
//! The checksums of clang's code are in `modules.txt`, so that a machine without clang compares with them
//! too. `SHEAVE_BLESS=1` rewrites that file if clang is installed. The hunt tries more seeds.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use sheave_tests::Extent;
use sheave_tests::modules::{Mode, Native, RandomModule, random_module, run_seeds};

/// The seeds of the file.
const SEEDS: std::ops::Range<u64> = 1..81;

/// Modules that are one object.
const BATCH: usize = 20;

fn hunt() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_hunt"))
}

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/modules.txt")
}

/// A folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// The checksums of native code by seed, except for seeds on which clang's two levels disagree.
fn expected() -> BTreeMap<u64, u64> {
    if std::env::var_os("SHEAVE_BLESS").is_some() {
        let native = Native::find();
        assert!(native.has_clang(), "the checksums are those of clang's code");
        let modules: Vec<RandomModule> = SEEDS.map(random_module).collect();
        let mut text = String::new();
        for batch in modules.chunks(BATCH) {
            for (seed, sum) in native.sums(&folder("modules-native"), batch) {
                writeln!(text, "{seed} {sum:016x}").expect("a string takes it");
            }
        }
        std::fs::write(file(), text).expect("the file can be written");
    }
    let text = std::fs::read_to_string(file()).expect("the file is there");
    let line = |line: &str| {
        let (seed, sum) = line.split_once(' ')?;
        Some((seed.parse().ok()?, u64::from_str_radix(sum, 16).ok()?))
    };
    text.lines().map(|text| line(text).unwrap_or_else(|| panic!("{text}"))).collect()
}

#[test]
fn modules_give_native_checksums() {
    compare(|seed| Extent::Sample(seed as usize));
}

#[test]
#[ignore = "takes ten seconds: .ci/run"]
fn modules_give_native_checksums_in_every_mode() {
    compare(|_| Extent::Full);
}

fn compare(extent: impl Fn(u64) -> Extent) {
    let expected = expected();
    let seeds: Vec<u64> = expected.keys().copied().collect();
    assert!(seeds.len() as u64 * 10 >= (SEEDS.end - SEEDS.start) * 9, "{} seeds", seeds.len());
    let mut faults = String::new();
    for outcome in run_seeds(hunt(), &seeds, extent).expect("the program starts") {
        if outcome.result.as_ref() != Ok(&expected[&outcome.seed]) {
            let (seed, mode, sum) = (outcome.seed, outcome.mode, expected[&outcome.seed]);
            let _ = writeln!(faults, "module {seed}, {mode}: {:x?} instead of {sum:x}", outcome.result);
        }
    }
    let native = Native::find();
    let modules: Vec<RandomModule> = seeds.iter().copied().map(random_module).collect();
    for (i, batch) in modules.chunks(BATCH).enumerate().filter(|_| native.has_linker()) {
        let mode = Mode::object(i as u64);
        match native.object(hunt(), &folder("modules-object"), batch, mode) {
            Err(message) => {
                let _ = writeln!(faults, "object {i}, {mode}: {message}");
            }
            Ok(sums) => {
                for module in batch {
                    let (sum, given) = (expected.get(&module.seed), sums.get(&module.seed));
                    if sum != given {
                        let seed = module.seed;
                        let _ = writeln!(
                            faults,
                            "module {seed} in object {i}, {mode}: {given:x?} instead of {sum:x?}"
                        );
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults}\n`hunt --modules SEED --print` shows a module");
}

/// Every intended feature occurs: a generator that lost one would go unnoticed.
#[test]
fn modules_have_every_feature() {
    let text: String = (1..400).map(|seed| random_module(seed).text()).collect();
    for feature in [
        "indirectbr",
        "switch i",
        "musttail",
        "fastcc",
        "_setjmp",
        "va_start",
        "thread_local",
        "byval(",
        "sret(",
        "stacksave",
        "cmpxchg",
        "atomicrmw nand",
        "atomicrmw fadd",
        "load atomic",
        "asm sideeffect",
        "=&r",
        "=*m",
        "elementtype",
        "x86_fp80",
        "bfloat",
        "half",
        "<4 x i32>",
        "i255",
        "shufflevector",
        "insertvalue",
        "freeze",
        "undef",
        "poison",
        "llvm.memmove",
        "with.overflow",
        ".sat.",
        "fshl",
        "bitreverse",
        "frem",
        "align 8192",
        "phi <",
        "phi {",
        "phi ptr",
        "select <",
        "volatile",
        "exact",
        "disjoint",
    ] {
        assert!(text.contains(feature), "{feature}");
    }
}

#[test]
fn a_seed_gives_the_same_text_again() {
    for seed in 1..50 {
        assert_eq!(random_module(seed).text(), random_module(seed).text());
    }
}
