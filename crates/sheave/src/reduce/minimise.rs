//! Delta debugging: leaving out parts of a list while a property holds of the rest.

/// The parts of `parts` that remain when runs of them, long ones first, are left out as long as `fails` holds
/// of the rest. The result is 1-minimal unless `fails` gives up: no single part can be removed.
///
/// `fails` is called with fewer parts than there are, never with `parts` itself. At most O(n²) questions,
/// O(log n) of them if no part matters.
///
/// After Andreas Zeller and Ralf Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (2002): only
/// complements are tried, because with programs a small part by itself hardly ever fails.
pub fn minimise<T: Clone>(mut parts: Vec<T>, mut fails: impl FnMut(&[T]) -> bool) -> Vec<T> {
    let mut run = parts.len().div_ceil(2);
    while run > 0 && !parts.is_empty() {
        let mut start = 0;
        let mut progress = false;
        while start < parts.len() {
            let end = parts.len().min(start + run);
            let rest: Vec<T> = parts[..start].iter().chain(&parts[end..]).cloned().collect();
            if fails(&rest) {
                parts = rest;
                progress = true;
            } else {
                start = end;
            }
        }
        if run > 1 || !progress {
            run /= 2;
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::minimise;

    #[test]
    fn only_what_matters_remains() {
        let needed = |rest: &[u32]| rest.contains(&17) && rest.contains(&80);
        assert_eq!(minimise((0..100).collect(), needed), [17, 80]);
        assert_eq!(minimise(vec![1, 2, 3], |_| false), [1, 2, 3]);
        assert!(minimise(vec![1, 2, 3], |_| true).is_empty());
        assert!(minimise(Vec::<u32>::new(), |_| true).is_empty());
    }

    #[test]
    fn what_can_go_only_later_goes_in_the_next_round() {
        // Three can go only when seven is gone.
        let needed = |rest: &[u32]| rest.contains(&3) || !rest.contains(&7);
        assert!(minimise((0..10).collect(), needed).is_empty());
    }
}
