//! Every algebraic rule against the interpreter: random expressions of integers, three to six operations deep
//! and built mostly on each other, so that each pattern of a rule comes up with every operation and constant
//! in its reach. An expression of 8 bits is run on all values of its first operand; wider ones on the values
//! at which carries, signs and shift amounts change, and on random ones.
//!
//! Besides, every conversion and count, and pairs of them, under masks, shifts, comparisons and sums with
//! constants around each bit that matters: there rules have bounds in bits, which random constants seldom
//! meet.
//!
//! `SHEAVE_RANDOM_SEEDS=100000 cargo test --release -p sheave-passes --test algebra` tries more, from
//! `SHEAVE_RANDOM_FIRST` on.

use std::fmt::Write as _;

use sheave_interp::{Interpreter, Options, Outcome};
use sheave_ir::{Module, parse_module};
use sheave_passes::driver::{self, Ctx, Goal, parse_passes};
use sheave_testing::Rng;

fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// A constant at which some rule changes its mind: the borders of each width, shift amounts, small numbers,
/// powers of two.
fn constant(rng: &mut Rng, width: u32) -> u64 {
    let bits = match rng.below(6) {
        0 => rng.below(4) as u64,
        1 => rng.below(2 * width as usize + 2) as u64,
        2 => 1 << rng.below(64),
        // All ones up to a bit, one more and one less.
        3 => ((1_u64 << rng.below(64)) - 1).wrapping_add(rng.below(3) as u64).wrapping_sub(1),
        4 => !((1_u64 << rng.below(64)) - 1),
        _ => rng.word() >> rng.below(64),
    };
    bits & mask(width)
}

/// A value of a text in the making.
#[derive(Clone, Copy)]
struct Operand {
    number: usize,
    width: u32,
}

const UNARY: [&str; 8] = ["neg", "not", "clz", "ctz", "popcnt", "bswap", "bitrev", "iabs"];
const BINARY: [&str; 21] = [
    "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "rotl", "rotr", "smin", "smax", "umin",
    "umax", "smul_hi", "umul_hi", "udiv", "urem", "sdiv", "srem",
];
/// The operations that the rules know best come up as often as all others.
const FAVOURITES: [&str; 8] = ["and", "and", "or", "xor", "add", "sub", "lshr", "shl"];
const CONDITIONS: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const WIDTHS: [u32; 4] = [8, 16, 32, 64];

struct Text {
    out: String,
    values: Vec<Operand>,
}

impl Text {
    fn push(&mut self, width: u32, what: &str) {
        let number = self.values.len();
        let _ = writeln!(self.out, "    v{number} = {what}");
        self.values.push(Operand { number, width });
    }

    /// The latest value mostly.
    fn any(&self, rng: &mut Rng) -> Operand {
        let n = self.values.len();
        if rng.below(3) < 2 { self.values[n - 1] } else { self.values[rng.below(n)] }
    }

    /// Another operand for `a`: a constant mostly, or a value of the same width.
    fn other(&self, rng: &mut Rng, a: Operand) -> String {
        let same: Vec<Operand> = self.values.iter().copied().filter(|v| v.width == a.width).collect();
        if rng.below(3) < 2 || same.is_empty() {
            format!("i{} {}", a.width, constant(rng, a.width))
        } else {
            format!("v{}", rng.pick(&same).number)
        }
    }

    fn step(&mut self, rng: &mut Rng) {
        let a = self.any(rng);
        let wider: Vec<u32> = WIDTHS.into_iter().filter(|&width| width > a.width).collect();
        let narrower: Vec<u32> = WIDTHS.into_iter().filter(|&width| width < a.width).collect();
        match rng.below(10) {
            0 | 1 if !wider.is_empty() => {
                let (op, width) = (rng.pick(&["zext", "sext"]), rng.pick(&wider));
                self.push(width, &format!("{op} i{width} v{}", a.number));
            }
            0..=2 if !narrower.is_empty() => {
                let width = rng.pick(&narrower);
                self.push(width, &format!("trunc i{width} v{}", a.number));
            }
            3 => {
                let op = rng.pick(&UNARY);
                if op != "bswap" || a.width > 8 {
                    self.push(a.width, &format!("{op} v{}", a.number));
                }
            }
            4 | 5 => {
                let b = self.other(rng, a);
                self.push(8, &format!("icmp {} v{}, {b}", rng.pick(&CONDITIONS), a.number));
            }
            6 => {
                let chosen = self.any(rng);
                let b = self.other(rng, chosen);
                self.push(chosen.width, &format!("select v{}, v{}, {b}", a.number, chosen.number));
            }
            _ => {
                let op = if rng.below(2) == 0 { rng.pick(&FAVOURITES) } else { rng.pick(&BINARY) };
                let mut operands = [format!("v{}", a.number), self.other(rng, a)];
                // A constant on the left, which rules put on the right.
                if rng.below(4) == 0 {
                    operands.swap(0, 1);
                }
                self.push(a.width, &format!("{op} {}", operands.join(", ")));
            }
        }
    }
}

/// One function of two operands, and their width.
fn expression(seed: u64) -> (String, u32) {
    let mut rng = Rng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for _ in 0..4 {
        rng.word();
    }
    let width = rng.pick(&[8, 8, 8, 16, 32, 64]);
    let values = [0, 1].map(|number| Operand { number, width });
    let mut text = Text { out: String::new(), values: values.to_vec() };
    let steps = 3 + rng.below(4);
    for _ in 0..steps {
        text.step(&mut rng);
    }
    let last = text.values[text.values.len() - 1];
    let text = format!(
        "function %f(i{width} v0, i{width} v1) -> i{} {{\nblock0:\n{}    return v{}\n}}\n",
        last.width, text.out, last.number
    );
    (text, width)
}

/// The operands on which an expression is run.
fn inputs(rng: &mut Rng, width: u32) -> Vec<[u64; 2]> {
    let edges = |rng: &mut Rng| constant(rng, width);
    match width {
        8 => (0..256).map(|x| [x, if x % 2 == 0 { edges(rng) } else { rng.word() & 255 }]).collect(),
        _ => (0..160)
            .map(|i| [edges(rng), if i % 2 == 0 { edges(rng) } else { rng.word() & mask(width) }])
            .collect(),
    }
}

/// Expressions touch no memory.
fn options() -> Options {
    Options { stack_bytes: 1 << 17, heap_bytes: 1 << 12, ..Options::default() }
}

fn optimised(module: &Module) -> Module {
    let passes = parse_passes("gvn,dce").expect("both exist");
    let options = driver::Options::new(&passes);
    Ctx::new().run_module(module, &options, Goal::Passes).expect("both accept the function")
}

#[test]
fn rules_agree_with_the_interpreter() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let first = number("SHEAVE_RANDOM_FIRST").unwrap_or(0);
    let (mut changed, mut compared) = (0, 0);
    for seed in first..first + number("SHEAVE_RANDOM_SEEDS").unwrap_or(6000) {
        let (text, width) = expression(seed);
        let module = parse_module("expression", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let after = optimised(&module);
        changed += u32::from(module.to_string() != after.to_string());
        let id = module.functions.keys().next().expect("there is a function");
        let mut before = Interpreter::new(&module, options()).expect("it fits");
        let mut simplified = Interpreter::new(&after, options()).expect("it fits");
        for args in inputs(&mut Rng::new(seed | 1 << 40), width) {
            // What traps is a division, and may be gone if nothing needs it.
            let Ok(Outcome::Returned(expected)) = before.call(id, &args) else { continue };
            let got = simplified.call(id, &args);
            assert!(
                matches!(&got, Ok(Outcome::Returned(got)) if *got == expected),
                "seed {seed}, %f{args:?}: {expected:?} before, {got:?} after\n{text}{after}"
            );
            compared += 1;
        }
    }
    assert!(
        changed > 1000 && compared > 300_000,
        "{changed} expressions changed, {compared} results compared"
    );
}

/// Operations of one operand on a value of `width` bits: texts and widths of their results.
fn single(width: u32) -> Vec<(String, u32)> {
    let wider = WIDTHS.into_iter().filter(|&to| to > width);
    let narrower = WIDTHS.into_iter().filter(|&to| to < width);
    let extended = wider.flat_map(|to| ["zext", "sext"].map(|op| (format!("{op} i{to}"), to)));
    let same = UNARY.into_iter().filter(|&op| op != "bswap" || width > 8).map(|op| (op.to_owned(), width));
    extended.chain(narrower.map(|to| (format!("trunc i{to}"), to))).chain(same).collect()
}

/// What is done last with a value of `width` bits.
fn last_steps(width: u32) -> Vec<(String, u32)> {
    let borders = [1, 2, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64];
    let masks = borders.into_iter().filter(|&bits| bits <= width).map(mask);
    let mut steps: Vec<(String, u32)> =
        masks.map(|bits| (format!("and V, i{width} {bits}"), width)).collect();
    for op in ["shl", "lshr", "ashr"] {
        steps.extend([1, width / 2, width - 1].map(|by| (format!("{op} V, i{width} {by}"), width)));
    }
    for condition in CONDITIONS {
        let around = [0, 1, 2, 127, 128, 255, 256, 65_535, 65_536, mask(width) >> 1, mask(width)];
        let fitting = around.into_iter().filter(|&bits| bits <= mask(width));
        steps.extend(fitting.map(|bits| (format!("icmp {condition} V, i{width} {bits}"), 8)));
    }
    for op in ["or", "xor", "add", "sub", "mul", "udiv", "urem"] {
        steps.extend([1, 8, mask(width)].map(|bits| (format!("{op} V, i{width} {bits}"), width)));
    }
    steps.push((format!("select V, i{width} 1, i{width} 0"), width));
    steps
}

#[test]
fn bounds_in_bits_agree_with_the_interpreter() {
    let mut compared = 0;
    for width in WIDTHS {
        let (mut text, mut n) = (String::new(), 0);
        let mut function = |steps: &[&(String, u32)]| {
            n += 1;
            let _ =
                writeln!(text, "function %f{n}(i{width} v0) -> i{} {{\nblock0:", steps[steps.len() - 1].1);
            for (at, (step, _)) in steps.iter().enumerate() {
                let step = if step.contains('V') {
                    step.replace('V', &format!("v{at}"))
                } else {
                    format!("{step} v{at}")
                };
                let _ = writeln!(text, "    v{} = {step}", at + 1);
            }
            let _ = writeln!(text, "    return v{}\n}}\n", steps.len());
        };
        for first in &single(width) {
            let conversions = single(first.1).into_iter().filter(|(step, _)| step.contains(' '));
            for last in &last_steps(first.1) {
                function(&[first, last]);
            }
            for second in &conversions.collect::<Vec<_>>() {
                for last in last_steps(second.1).iter().filter(|(step, _)| !step.contains("mul")) {
                    function(&[first, second, last]);
                }
            }
        }
        let module = parse_module("bounds", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
        let after = optimised(&module);
        let mut before = Interpreter::new(&module, options()).expect("it fits");
        let mut simplified = Interpreter::new(&after, options()).expect("it fits");
        let borders = [0, 1, 7, 8, 9, 15, 16, 17, 31, 32, 33, 62, 63].into_iter().filter(|&bit| bit < width);
        let values: Vec<u64> = borders
            .flat_map(|bit| [1 << bit, (1_u64 << bit) - 1, !0 << bit])
            .map(|bits| bits & mask(width))
            .collect();
        for id in module.functions.keys() {
            for &x in &values {
                let expected = before.call(id, &[x]);
                let got = simplified.call(id, &[x]);
                if let (Ok(Outcome::Returned(expected)), Ok(Outcome::Returned(got))) = (&expected, &got)
                    && expected == got
                {
                    compared += 1;
                    continue;
                }
                let [from, to] =
                    [&module, &after].map(|module| module.functions[id].display(module).to_string());
                panic!("{x:#x}: {expected:?} before, {got:?} after\n{from}{to}");
            }
        }
    }
    assert!(compared > 200_000, "{compared} results compared");
}
