//! Random numbers that are the same on every machine and in every version of the tests.

/// A small generator (xorshift64*; Vigna, "An experimental exploration of Marsaglia's xorshift generators,
/// scrambled", 2016). Equal seeds give equal sequences.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Self {
        // A zero state would stay zero, and small seeds should not begin alike.
        Rng((seed ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9) | 1)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `n`, which must not be zero.
    pub fn below(&mut self, n: usize) -> usize {
        ((self.bits() >> 32) as usize) % n
    }

    /// True in `percent` of 100 cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of `items`, which must not be empty.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// An integer that a program might contain: often small or at a limit.
    pub fn integer(&mut self) -> i64 {
        match self.below(6) {
            0 => self.below(16) as i64,
            1 => -(self.below(16) as i64),
            2 => self.pick(&[
                i64::MIN,
                i64::MAX,
                0x8000_0000,
                0xFFFF_FFFF,
                0x7FFF_FFFF,
                -0x8000_0000,
                255,
                128,
            ]),
            3 => self.bits() as i32 as i64,
            _ => self.bits() as i64,
        }
    }
}
