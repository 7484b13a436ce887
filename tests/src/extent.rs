//! How much of a product of cases a test tries.

/// How much of a product of cases a test tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// Every combination: the ignored tests, which `.ci/run` runs.
    Full,
    /// `cargo test`: the combinations take turns, beginning with this one.
    Sample(usize),
}

impl Extent {
    /// A sample whose first turn depends on a name.
    pub fn sample_of(name: &str) -> Extent {
        Extent::Sample(name.bytes().map(usize::from).sum())
    }

    /// Whether to try the combination with this index; a sample tries one in `n`.
    pub fn takes(self, index: usize, n: usize) -> bool {
        match self {
            Extent::Full => true,
            Extent::Sample(turn) => (index + turn).is_multiple_of(n),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Extent;

    #[test]
    fn samples_of_consecutive_turns_make_up_the_whole() {
        for index in 0..20 {
            assert!(Extent::Full.takes(index, 7));
            let takers = (0..7).filter(|&turn| Extent::Sample(turn).takes(index, 7));
            assert_eq!(takers.count(), 1);
        }
    }
}
