//! Sums over all functions, with intervals by the bootstrap.
//!
//! Efron, "Bootstrap Methods" (Annals of Statistics 7, 1979): functions are drawn again with
//! replacement, as many as there are, and the sums of each draw are compared; the interval leaves out equal
//! shares of the draws at both ends. All settings are summed over the same draws, so that a
//! ratio compares like with like. Only functions count for which a value is known under every setting.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::{ProgramResult, Study, unwritten};
use crate::Error;

/// What is compared, where it is known.
pub(super) const METRICS: [(&str, &str); 9] = [
    ("copies_inserted", "copies inserted"),
    ("copies_left", "copies left"),
    ("copies_weighted", "copies, weighted by loop depth"),
    ("moves", "moves in machine code"),
    ("copies_executed", "copies run"),
    ("moves_executed", "moves run"),
    ("spills", "spills in machine code"),
    ("loads_executed", "loads run"),
    ("code_bytes", "bytes of machine code"),
];

/// The name of LLVM among the strategies: its counts are the same under all of ours.
pub(super) const LLVM: &str = "LLVM";

/// LLVM's counterpart of a metric.
fn llvm_metric(metric: &str) -> Option<&'static str> {
    match metric {
        "copies_inserted" => Some("llvm_inserted"),
        "copies_left" => Some("llvm_left"),
        "moves" => Some("llvm_moves"),
        "moves_executed" => Some("llvm_moves_executed"),
        _ => None,
    }
}

/// A number and its interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Estimate {
    pub(super) value: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// The sum of one metric under one setting.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    pub(super) placement: String,
    pub(super) strategy: String,
    pub(super) metric: &'static str,
    pub(super) functions: usize,
    pub(super) total: u64,
    /// Per function.
    pub(super) mean: Estimate,
    /// By the total of the reference strategy under the same placement; none where that is zero.
    pub(super) ratio: Option<Estimate>,
}

/// Random numbers: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }
}

/// A setting: placement and strategy.
type Setting<'a> = (&'a str, &'a str);

/// Everything that is known about every function, metric by metric.
pub(super) fn summarise(study: &Study, results: &[ProgramResult]) -> Vec<Sum> {
    let mut settings: Vec<Setting<'_>> = Vec::new();
    for record in results.iter().flat_map(|result| &result.records) {
        let setting = (record.placement.as_str(), record.strategy.as_str());
        if !settings.contains(&setting) {
            settings.push(setting);
        }
    }
    let sums = METRICS.par_iter().map(|&(metric, _)| of_metric(study, results, &settings, metric));
    sums.collect::<Vec<_>>().concat()
}

fn of_metric(
    study: &Study,
    results: &[ProgramResult],
    settings: &[Setting<'_>],
    metric: &'static str,
) -> Vec<Sum> {
    let mut settings = settings.to_vec();
    // LLVM's row follows ours of a placement, where LLVM has such a count.
    let llvm = llvm_metric(metric).filter(|_| study.measure.llvm);
    if llvm.is_some() {
        let mut placements: Vec<&str> = settings.iter().map(|setting| setting.0).collect();
        placements.dedup();
        settings.extend(placements.into_iter().map(|placement| (placement, LLVM)));
    }
    let mut of_function: BTreeMap<(usize, &str), Vec<Option<u64>>> = BTreeMap::new();
    for result in results {
        for record in &result.records {
            let Some(function) = record.whole_function() else { continue };
            let count = |metric: &str| record.counts.get(metric).copied().flatten();
            let values =
                of_function.entry((result.index, function)).or_insert_with(|| vec![None; settings.len()]);
            let mut fill = |strategy: &str, value: Option<u64>| {
                let setting = (record.placement.as_str(), strategy);
                if let Some(at) = settings.iter().position(|&known| known == setting) {
                    values[at] = value;
                }
            };
            fill(&record.strategy, count(metric));
            if let Some(llvm) = llvm {
                fill(LLVM, count(llvm));
            }
        }
    }
    // Where LLVM gave nothing at all, as without its tools, ours are compared all the same.
    let unknown =
        |at: usize| settings[at].1 == LLVM && of_function.values().all(|values| values[at].is_none());
    let kept: Vec<usize> = (0..settings.len()).filter(|&at| !unknown(at)).collect();
    settings = kept.iter().map(|&at| settings[at]).collect();
    for values in of_function.values_mut() {
        *values = kept.iter().map(|&at| values[at]).collect();
    }
    let known: Vec<Vec<u64>> =
        of_function.into_values().filter_map(|values| values.into_iter().collect()).collect();
    if known.is_empty() {
        return Vec::new();
    }
    let sum = |rows: &mut dyn Iterator<Item = usize>| -> Vec<u64> {
        let mut sums = vec![0; settings.len()];
        for row in rows {
            for (sum, value) in sums.iter_mut().zip(&known[row]) {
                *sum += value;
            }
        }
        sums
    };
    let totals = sum(&mut (0..known.len()));
    let mut random = SplitMix(study.statistics.seed);
    let draws: Vec<Vec<u64>> = (0..study.statistics.resamples)
        .map(|_| sum(&mut (0..known.len()).map(|_| random.below(known.len()))))
        .collect();
    let n = known.len() as f64;
    let estimate = |value: f64, of_draw: &dyn Fn(&[u64]) -> f64| {
        let mut values: Vec<f64> =
            draws.iter().map(|draw| of_draw(draw)).filter(|value| value.is_finite()).collect();
        values.sort_by(f64::total_cmp);
        let tail = (1.0 - study.statistics.confidence) / 2.0;
        let at = |share: f64| {
            let index = (share * (values.len() as f64 - 1.0)).round() as usize;
            values.get(index).copied().unwrap_or(value)
        };
        Estimate { value, low: at(tail), high: at(1.0 - tail) }
    };
    let mut sums = Vec::new();
    for (index, &(placement, strategy)) in settings.iter().enumerate() {
        let alike = |&(_, &(other, _)): &(usize, &Setting<'_>)| other == placement;
        let alike: Vec<usize> = settings.iter().enumerate().filter(alike).map(|(at, _)| at).collect();
        let reference = alike.iter().copied().find(|&at| settings[at].1 == study.statistics.reference);
        let ours = alike.iter().copied().rfind(|&at| settings[at].1 != LLVM);
        let reference = reference.or(ours).unwrap_or(index);
        let total = totals[index];
        let ratio = |sums: &[u64]| sums[index] as f64 / sums[reference] as f64;
        sums.push(Sum {
            placement: placement.to_owned(),
            strategy: strategy.to_owned(),
            metric,
            functions: known.len(),
            total,
            mean: estimate(total as f64 / n, &|draw| draw[index] as f64 / n),
            ratio: (totals[reference] > 0).then(|| estimate(ratio(&totals), &ratio)),
        });
    }
    sums
}

/// The summary as a table.
pub(super) fn csv(sums: &[Sum]) -> Result<Vec<u8>, Error> {
    let mut out = csv::Writer::from_writer(Vec::new());
    let names = ["placement", "strategy", "metric", "functions", "total"];
    let more = ["mean", "mean_low", "mean_high", "ratio", "ratio_low", "ratio_high"];
    out.write_record(names.into_iter().chain(more)).map_err(unwritten)?;
    for sum in sums {
        let Sum { placement, strategy, metric, functions, total, mean, ratio } = sum;
        let numbers = |estimate: Option<&Estimate>| match estimate {
            Some(Estimate { value, low, high }) => [value, low, high].map(|number| format!("{number:.6}")),
            None => [const { String::new() }; 3],
        };
        let counts = [functions.to_string(), total.to_string()];
        let numbers = numbers(Some(mean)).into_iter().chain(numbers(ratio.as_ref()));
        let words = [placement.clone(), strategy.clone(), (*metric).to_owned()];
        out.write_record(words.into_iter().chain(counts).chain(numbers)).map_err(unwritten)?;
    }
    out.into_inner().map_err(unwritten)
}
