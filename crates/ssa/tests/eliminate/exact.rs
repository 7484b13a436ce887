//! The exact minimum against all subsets of merges, and against what strategies leave.

use super::mini::Mini;
use super::*;
use sheave_testing::Rng;

/// Merges every subset of the pairs of phis and arguments through the plan itself: the classes of a plan can
/// be anything that the checker accepts.
fn smallest_of_all_subsets(mini: &Mini) -> Option<u32> {
    let mut pairs: Vec<(Value, Value)> = Vec::new();
    let graph = Graph::of(mini).unwrap();
    for edge in graph.reverse_postorder().flat_map(|block| graph.edges_out(block)) {
        let named = graph.edge(edge);
        let args = &mini.blocks[named.from.index()].edges[named.index as usize].1;
        for (&phi, &arg) in mini.blocks[graph.target(edge).index()].phis.iter().zip(args) {
            if mini.kinds[arg.index()] == sheave_ssa::host::ValueKind::Variable
                && phi != arg
                && !pairs.contains(&(phi, arg))
            {
                pairs.push((phi, arg));
            }
        }
    }
    if pairs.is_empty() || pairs.len() > 9 {
        return None;
    }
    let mut best = u32::MAX;
    let (mut analyses, mut ctx) = (Analyses::new(), Ctx::new());
    for subset in 0..1u32 << pairs.len() {
        let chosen = pairs.iter().enumerate().filter(|(bit, _)| subset >> bit & 1 != 0);
        let classes = classes(chosen.map(|(_, &pair)| pair));
        let decision = Decision { classes, ..Decision::default() };
        let Ok(plan) = plan_decided(mini, &decision, &Options::default(), &mut analyses, &mut ctx) else {
            continue;
        };
        if sheave_ssa::eliminate::check(mini, plan).is_ok() {
            best = best.min(plan.counters.copies_left);
        }
    }
    Some(best)
}

/// The classes of values that `pairs` connect.
fn classes(pairs: impl Iterator<Item = (Value, Value)>) -> Vec<Vec<Value>> {
    let mut classes: Vec<Vec<Value>> = Vec::new();
    for (a, b) in pairs {
        let mut merged = vec![a, b];
        classes.retain(|class| {
            let meets = class.contains(&a) || class.contains(&b);
            if meets {
                merged.extend(class);
            }
            !meets
        });
        merged.sort_unstable();
        merged.dedup();
        classes.push(merged);
    }
    classes
}

#[test]
fn the_search_finds_no_less_than_the_best_of_all_subsets() {
    let (mut searched, mut gaps) = (0, 0);
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let mut mini = super::random::function(&mut rng, 5, 4);
        mini.blocks.iter_mut().for_each(|block| block.unsplittable = false);
        let Some(expected) = smallest_of_all_subsets(&mini) else { continue };
        let mut ctx = Ctx::new();
        let options = Options { lower_bound: true, exact_steps: 1 << 20, ..Options::default() };
        let counters = plan(&mini, &options, &mut ctx).unwrap().counters;
        let minimum = counters.minimum.and_then(|minimum| minimum.proven()).expect("the steps suffice");
        // The checker accepts more than the search: values that are equal, or of which one is not read, may
        // share a variable although both are live.
        assert!(expected <= minimum, "random function {seed}: {expected} and {minimum}");
        assert!(counters.lower_bound <= minimum && minimum <= counters.copies_left, "random function {seed}");
        searched += 1;
        gaps += u32::from(minimum < counters.copies_left);
    }
    assert!(searched > 100, "{searched}");
    assert!(gaps * 5 < searched, "coalescing is far from the minimum in {gaps} of {searched} functions");
}

#[test]
fn a_search_without_steps_says_so() {
    let mut mini = Mini::new(3);
    let (x, y) = (mini.param(), mini.param());
    let (a, b) = (mini.phi(1), mini.phi(1));
    mini.end(0, &[], &[(1, &[x, y])]);
    mini.end(1, &[a, b], &[(1, &[b, a]), (2, &[])]);
    mini.end(2, &[a, b], &[]);
    let minimum = |strategy, exact_steps| {
        let options = Options { exact_steps, ..Options::new(strategy) };
        plan(&mini, &options, &mut Ctx::new()).unwrap().counters.minimum
    };
    // Without a step nothing is united: four copies, and a move more for the cycle.
    let open = Minimum { webs: 1, open_webs: 1, at_least: 2, at_most: 5 };
    let proven = Minimum { webs: 1, open_webs: 0, at_least: 3, at_most: 3 };
    assert_eq!(minimum(Strategy::default(), 1), Some(open));
    assert_eq!(minimum(Strategy::default(), 1000), Some(proven));
    assert_eq!(minimum(Strategy::PerEdge, 1000), Some(proven));
    assert_eq!(minimum(Strategy::default(), 0), None);
}

/// Functions side by side in one: the minimum is the sum, however many values there are.
#[test]
fn minima_of_webs_add_up() {
    let mut mini = Mini::new(3);
    let swaps: Vec<[Value; 4]> =
        (0..40).map(|_| [mini.param(), mini.param(), mini.phi(1), mini.phi(1)]).collect();
    let of = |places: [usize; 2]| swaps.iter().flat_map(|swap| places.map(|at| swap[at])).collect::<Vec<_>>();
    let (starts, phis, swapped) = (of([0, 1]), of([2, 3]), of([3, 2]));
    mini.end(0, &[], &[(1, &starts)]);
    mini.end(1, &phis, &[(1, &swapped), (2, &[])]);
    mini.end(2, &phis, &[]);
    let options = Options { exact_steps: 1000, ..Options::default() };
    let counters = plan(&mini, &options, &mut Ctx::new()).unwrap().counters;
    let expected = Minimum { webs: 40, open_webs: 0, at_least: 120, at_most: 120 };
    assert_eq!(counters.minimum, Some(expected));
    assert_eq!(counters.copies_left, 120);
}

/// A ring of phis, one web of more values than a word has bits, which is rotated by one in each iteration:
/// all of them are live at once, so each needs its move, and one more breaks the cycle.
#[test]
fn webs_may_have_many_values() {
    let mut mini = Mini::new(3);
    let starts: Vec<Value> = (0..100).map(|_| mini.param()).collect();
    let phis: Vec<Value> = (0..100).map(|_| mini.phi(1)).collect();
    let mut rotated = phis.clone();
    rotated.rotate_left(1);
    mini.end(0, &[], &[(1, &starts)]);
    mini.end(1, &phis, &[(1, &rotated), (2, &[])]);
    mini.end(2, &phis, &[]);
    let options = Options { exact_steps: 1000, ..Options::default() };
    let counters = plan(&mini, &options, &mut Ctx::new()).unwrap().counters;
    assert_eq!(counters.minimum, Some(Minimum { webs: 1, open_webs: 0, at_least: 101, at_most: 101 }));
}
