//! The random numbers of `rand`.

/// glibc's default generator: an additive feedback generator over 31 words (`random_r.c`, type 3).
pub(super) struct Random {
    state: [u32; 31],
    /// Index of the word that is added to and given out next; the other one is three before it.
    front: usize,
}

impl Default for Random {
    fn default() -> Self {
        Random::new(1)
    }
}

impl Random {
    pub(super) fn new(seed: u32) -> Random {
        let mut state = [0u32; 31];
        let mut word = (if seed == 0 { 1 } else { seed }) as i32;
        state[0] = word as u32;
        for slot in &mut state[1..] {
            // Schrage's method for 16807 * word modulo 2^31 - 1.
            let (high, low) = (word / 127_773, word % 127_773);
            word = 16_807 * low - 2_836 * high;
            if word < 0 {
                word += 2_147_483_647;
            }
            *slot = word as u32;
        }
        let mut random = Random { state, front: 3 };
        for _ in 0..310 {
            random.next();
        }
        random
    }

    pub(super) fn next(&mut self) -> u32 {
        let rear = (self.front + 31 - 3) % 31;
        let sum = self.state[self.front].wrapping_add(self.state[rear]);
        self.state[self.front] = sum;
        self.front = (self.front + 1) % 31;
        sum >> 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rand_is_that_of_glibc() {
        // glibc's `rand` without a seed, and after `srand(42)`.
        let mut random = Random::default();
        let first: Vec<u32> = (0..5).map(|_| random.next()).collect();
        assert_eq!(first, [1804289383, 846930886, 1681692777, 1714636915, 1957747793]);
        let mut random = Random::new(42);
        let first: Vec<u32> = (0..3).map(|_| random.next()).collect();
        assert_eq!(first, [71876166, 708592740, 1483128881]);
    }
}
