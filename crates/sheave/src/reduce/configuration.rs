//! Which options and passes matter, and which rewrite.

use sheave_passes::driver::{Pass, check_order};

use super::{Oracle, Source, minimise};
use crate::Options;

/// More rewrites than any program takes that is reduced.
const MANY: u64 = 1 << 40;

/// `options` with everything as it is by default that need not be otherwise, and without the passes that do
/// not matter.
pub(super) fn simplify(source: &Source, options: Options, oracle: &mut dyn Oracle) -> Options {
    let mut options = options;
    let default = Options::default();
    let changes: [fn(&mut Options, &Options); 8] = [
        |options, default| options.strategy = default.strategy,
        |options, default| options.promote.placement = default.promote.placement,
        |options, default| options.promote.cleanup = default.promote.cleanup,
        |options, default| options.promote.uninit = default.promote.uninit,
        |options, default| options.promote.phi_cost_limit = default.promote.phi_cost_limit,
        |options, default| options.registers = default.registers,
        |options, default| options.shuffle = default.shuffle,
        // A limit of before is bisected at the end.
        |options, default| options.fuel = default.fuel,
    ];
    for change in changes {
        let mut simpler = options.clone();
        change(&mut simpler, &default);
        if format!("{simpler:?}") != format!("{options:?}") && oracle.fails(source, &simpler) {
            options = simpler;
        }
    }
    let passes = minimise(options.passes.clone(), |passes: &[&'static Pass]| {
        let fewer = Options { passes: passes.to_vec(), ..options.clone() };
        check_order(passes).is_ok() && oracle.fails(source, &fewer)
    });
    Options { passes, ..options }
}

/// The least number of rewrites with which `source` fails, found by bisection: one rewrite fewer, and it does
/// not. Zero if it fails without any; `None` if it fails only while rewrites are not limited (a pass
/// may do several at once then).
pub(super) fn least_fuel(source: &Source, options: &Options, oracle: &mut dyn Oracle) -> Option<u64> {
    let limit = options.fuel.unwrap_or(MANY);
    let mut fails = |fuel| oracle.fails(source, &Options { fuel: Some(fuel), ..options.clone() });
    if fails(0) {
        return Some(0);
    }
    if !fails(limit) {
        return None;
    }
    // Powers of two first: programs take few rewrites, and the limit is far away.
    let (mut good, mut bad) = (0, 1);
    while bad < limit && !fails(bad) {
        (good, bad) = (bad, bad * 2);
    }
    let mut bad = bad.min(limit);
    while good + 1 < bad {
        let middle = good + (bad - good) / 2;
        if fails(middle) { bad = middle } else { good = middle }
    }
    Some(bad)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails where this holds of the number of rewrites that are allowed.
    struct Fails(fn(Option<u64>) -> bool);

    impl Oracle for Fails {
        fn fails(&mut self, _: &Source, options: &Options) -> bool {
            (self.0)(options.fuel)
        }
    }

    #[test]
    fn the_first_rewrite_with_which_it_fails_is_found() {
        let source = Source { text: String::new(), is_llvm: false };
        let least = |fuel, fails| {
            let options = Options { fuel, ..Options::default() };
            least_fuel(&source, &options, &mut Fails(fails))
        };
        assert_eq!(least(None, |fuel| fuel.is_none_or(|fuel| fuel >= 37)), Some(37));
        assert_eq!(least(None, |fuel| fuel.is_none_or(|fuel| fuel >= 1)), Some(1));
        assert_eq!(least(Some(64), |fuel| fuel.is_some_and(|fuel| (50..=64).contains(&fuel))), Some(50));
        assert_eq!(least(None, |_| true), Some(0));
        assert_eq!(least(None, |fuel| fuel.is_none()), None);
    }
}
