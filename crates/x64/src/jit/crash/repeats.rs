//! Recursion in a chain of calls: frames that repeat the ones before them.

/// The most frames of one repetition.
const MAX_PERIOD: usize = 8;
const KEPT: usize = 2 * MAX_PERIOD;

/// The last frames, and whether the newest ones repeat those before them.
#[derive(Default)]
pub(super) struct Repeats {
    /// The addresses of the frames, each at its number modulo the length.
    recent: [usize; KEPT],
    n: usize,
    /// How many frames repeat, zero if none do, and how many have been left out since.
    period: usize,
    left_out: usize,
}

impl Repeats {
    /// Takes the next frame; true if it only repeats.
    pub(super) fn leave_out(&mut self, at: usize) -> bool {
        let repeats = self.period > 0 && self.before(self.period - 1) == at;
        if repeats {
            self.left_out += 1;
            self.recent[self.n % KEPT] = at;
            self.n += 1;
        }
        repeats
    }

    /// Notes a frame that was shown.
    pub(super) fn show(&mut self, at: usize) {
        self.recent[self.n % KEPT] = at;
        self.n += 1;
        let is_period = |&period: &usize| {
            self.n >= 2 * period && (0..period).all(|k| self.before(k) == self.before(k + period))
        };
        self.period = (1..=MAX_PERIOD).find(is_period).unwrap_or(0);
    }

    /// Ends a repetition: of how many frames, how often, and the frames of one more that is not complete.
    pub(super) fn end(&mut self) -> Option<(usize, usize, impl Iterator<Item = usize>)> {
        let (period, left_out) = (self.period, std::mem::take(&mut self.left_out));
        self.period = 0;
        let rest = left_out.checked_rem(period)?;
        let frames = (0..rest).rev().map(|k| self.before(k));
        (left_out > 0).then_some((period, left_out / period, frames))
    }

    /// The frame that `k` others came after.
    fn before(&self, k: usize) -> usize {
        self.recent[(self.n + KEPT - 1 - k) % KEPT]
    }
}

#[cfg(test)]
mod tests {
    use super::Repeats;

    /// The chain as it is shown: frames, and repetitions in brackets.
    fn shown(chain: &[usize]) -> String {
        let mut repeats = Repeats::default();
        let mut words = Vec::new();
        let end = |repeats: &mut Repeats, words: &mut Vec<String>| {
            if let Some((period, times, rest)) = repeats.end() {
                words.push(format!("[{period} x {times}]"));
                words.extend(rest.map(|at| at.to_string()));
            }
        };
        for &at in chain {
            if !repeats.leave_out(at) {
                end(&mut repeats, &mut words);
                words.push(at.to_string());
                repeats.show(at);
            }
        }
        end(&mut repeats, &mut words);
        words.join(" ")
    }

    #[test]
    fn repetitions_are_counted() {
        assert_eq!(shown(&[1, 2, 3]), "1 2 3");
        assert_eq!(shown(&[5, 5]), "5 5");
        assert_eq!(shown(&[5, 5, 5, 5, 9]), "5 5 [1 x 2] 9");
        assert_eq!(shown(&[9, 1, 2, 1, 2, 1, 2, 1, 2, 1, 7]), "9 1 2 1 2 [2 x 2] 1 7");
        let long: Vec<usize> = (0..30).map(|k| k % 8).chain([99]).collect();
        assert!(shown(&long).ends_with("7 [8 x 1] 0 1 2 3 4 5 99"), "{}", shown(&long));
        // Longer cycles are shown as they are.
        let nine: Vec<usize> = (0..27).map(|k| k % 9).collect();
        assert!(!shown(&nine).contains('['));
    }

    #[test]
    fn another_repetition_may_follow() {
        assert_eq!(shown(&[1, 1, 1, 2, 2, 2, 2]), "1 1 [1 x 1] 2 2 [1 x 2]");
    }
}
