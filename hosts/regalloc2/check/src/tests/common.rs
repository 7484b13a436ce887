//! Functions of regalloc2's generator, the same for every run with the same seed.

use arbitrary::Unstructured;
use theirs::fuzzing::func::{Func, Options};

/// Everything that the generator has.
pub(crate) const EVERYTHING: Options = Options {
    reused_inputs: true,
    fixed_regs: true,
    fixed_nonallocatable: true,
    clobbers: true,
    callsite_ish_constraints: true,
    ..Options::DEFAULT
};

/// Random numbers (Guy Steele, Doug Lea and Christine Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// The next number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    #[allow(dead_code, reason = "not every test damages answers")]
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

/// A function of the generator; `None` if the bytes of the seed make none.
pub(crate) fn generate(seed: u64, options: &Options) -> Option<Func> {
    let words = [250, 1_250, 5_000][seed as usize % 3];
    let mut random = Random(seed);
    let data: Vec<u8> = (0..words).flat_map(|_| random.next().to_le_bytes()).collect();
    Func::arbitrary_with_options(&mut Unstructured::new(&data), options).ok()
}

/// A number from the environment.
pub(crate) fn variable(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}
