//! Numbers that are put together from random parts, before and after `bswap`, in the interpreter: bytes of a
//! value and bytes from memory, in memory's order, the reverse one and others, each part in one of the usual
//! forms, and with one of the faults for which it must be left alone.

use std::fmt::Write as _;

use sheave_interp::{Interpreter, Options, Outcome};
use sheave_ir::{Module, parse_module};
use sheave_passes::driver::{self, Ctx, Goal, parse_passes};
use sheave_testing::Rng;

/// What is wrong with a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Missing,
    Twice,
    OtherByte,
    Unaligned,
    Written,
    Volatile,
    Used,
}

const FAULTS: [Fault; 7] = [
    Fault::Missing,
    Fault::Twice,
    Fault::OtherByte,
    Fault::Unaligned,
    Fault::Written,
    Fault::Volatile,
    Fault::Used,
];

struct Text {
    out: String,
    n: usize,
    width: usize,
    /// By an index, which is zero.
    indexes: bool,
}

impl Text {
    fn push(&mut self, what: &str) -> String {
        self.n += 1;
        let _ = writeln!(self.out, "    v{} = {what}", self.n);
        format!("v{}", self.n)
    }

    fn binary(&mut self, op: &str, a: &str, c: u64) -> String {
        let width = self.width;
        self.push(&format!("{op} {a}, i{width} {}", c & (u64::MAX >> (64 - width))))
    }

    fn shifted(&mut self, a: &str, by: i64) -> String {
        match by {
            0 => a.to_owned(),
            _ if by < 0 => self.binary("lshr", a, by.unsigned_abs()),
            _ => self.binary("shl", a, by.unsigned_abs()),
        }
    }

    /// Byte `from` of `v1`, at bit `to`.
    fn of_value(&mut self, rng: &mut Rng, from: usize, to: usize) -> String {
        let by = to as i64 - 8 * from as i64;
        match rng.below(5) {
            0 => {
                let part = self.binary("and", "v1", 255 << (8 * from));
                self.shifted(&part, by)
            }
            1 => {
                let part = self.binary("ashr", "v1", 8 * from as u64);
                let part = self.binary("and", &part, 255);
                self.shifted(&part, to as i64)
            }
            2 => {
                let part = self.binary("rotl", "v1", by as u64);
                self.binary("and", &part, 255 << to)
            }
            3 => {
                let part = self.binary("lshr", "v1", 8 * from as u64);
                let part = if self.width > 8 { self.push(&format!("trunc i8 {part}")) } else { part };
                let part = self.push(&format!("zext i{} {part}", self.width));
                self.shifted(&part, to as i64)
            }
            _ => {
                let part = self.shifted("v1", by);
                self.binary("and", &part, 255 << to)
            }
        }
    }

    /// The `size` bytes of memory from `from` on, at bit `to`.
    fn of_memory(&mut self, rng: &mut Rng, [from, to, size]: [usize; 3], volatile: bool) -> String {
        let word = if volatile { "volatile " } else { "" };
        let part = match self.indexes {
            true => {
                let addr = self.push(&format!("ptr_index %bytes, v0 * 1 + {from}"));
                self.push(&format!("load {word}i{} {addr}", 8 * size))
            }
            false => self.push(&format!("load {word}i{} %bytes + {from}", 8 * size)),
        };
        if 8 * size == self.width {
            return self.shifted(&part, to as i64);
        }
        match rng.below(3) {
            0 if to + 8 * size == self.width => {
                let part = self.push(&format!("sext i{} {part}", self.width));
                self.binary("shl", &part, to as u64)
            }
            1 => {
                let part = self.push(&format!("sext i{} {part}", self.width));
                let part = self.binary("and", &part, (1 << (8 * size)) - 1);
                self.shifted(&part, to as i64)
            }
            _ => {
                let part = self.push(&format!("zext i{} {part}", self.width));
                self.shifted(&part, to as i64)
            }
        }
    }
}

/// A function of an offset that is zero and a value, and whether its result is certainly one operation.
fn number(seed: u64) -> (String, bool) {
    let mut rng = Rng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    (0..4).for_each(|_| {
        rng.word();
    });
    let rng = &mut rng;
    let width = rng.pick(&[16, 32, 32, 64]);
    let mut text = Text { out: String::new(), n: 1, width, indexes: rng.below(3) == 0 };
    let is_memory = rng.below(2) == 0;
    let size = if is_memory && width > 16 { rng.pick(&[1, 1, 2]) } else { 1 };
    // So many parts; at times the rest is zero.
    let mut n = width / 8 / size;
    if n > 2 && rng.below(3) == 0 {
        n /= 2;
    }
    let start = if is_memory { rng.below(8) } else { (width / 8 - n) * rng.below(2) };
    let order = rng.below(4);
    let mut places: Vec<[usize; 2]> = (0..n)
        .map(|to| {
            let from = match order {
                0 => to,
                1 => n - 1 - to,
                2 => (to + n / 2) % n,
                _ => rng.below(n),
            };
            [start + size * from, 8 * size * to]
        })
        .collect();
    let fault = if rng.below(3) == 0 { Some(rng.pick(&FAULTS)) } else { None };
    let at = rng.below(n);
    match fault {
        Some(Fault::Missing) => drop(places.remove(at)),
        Some(Fault::Twice) => places.push(places[at]),
        Some(Fault::OtherByte) => places[at][0] = start + rng.below(n),
        Some(Fault::Unaligned) => places[at][1] = (places[at][1] + rng.below(8)).min(width - 8 * size),
        _ => {}
    }
    for i in (1..places.len()).rev() {
        places.swap(i, rng.below(i + 1));
    }
    let mut parts: Vec<String> = Vec::new();
    for (i, &[from, to]) in places.iter().enumerate() {
        let is_one = i == places.len() / 2;
        if fault == Some(Fault::Written) && is_one {
            let _ = writeln!(text.out, "    store i8 {}, %bytes + {}", rng.below(256), rng.below(16));
        }
        let volatile = fault == Some(Fault::Volatile) && is_one;
        parts.push(match is_memory {
            true => text.of_memory(rng, [from, to, size], volatile),
            false => text.of_value(rng, from, to),
        });
    }
    let used = rng.pick(&parts);
    // Only some shapes of sums are looked at.
    let has_sums = rng.below(3) == 0;
    while parts.len() > 1 {
        let [a, b] = [0, 0].map(|_| parts.swap_remove(rng.below(parts.len())));
        let op = if has_sums { rng.pick(&["or", "add", "xor"]) } else { "or" };
        parts.push(text.push(&format!("{op} {a}, {b}")));
    }
    let mut result = parts.remove(0);
    if fault == Some(Fault::Used) {
        result = text.push(&format!("mul {result}, {used}"));
    }
    let out = format!(
        "data %bytes size 16 align 8\n\nfunction %f(i64 v0, i{width} v1) -> i{width} {{\nblock0:\n{}    \
         return {result}\n}}\n",
        text.out
    );
    // Halves in reverse order are no bytes; of two parts there may be as few instructions already.
    let is_order = order == 0 || order == 1 && size == 1 || order == 2;
    (out, fault.is_none() && is_order && !has_sums && places.len() > 2)
}

fn options() -> Options {
    Options { stack_bytes: 1 << 17, heap_bytes: 1 << 12, ..Options::default() }
}

/// What the function returns, and leaves in memory.
fn results(module: &Module, value: u64) -> Vec<u64> {
    let id = module.functions.keys().next().expect("there is a function");
    let mut interpreter = Interpreter::new(module, options()).expect("it fits");
    match interpreter.call(id, &[0, value]) {
        Ok(Outcome::Returned(values)) => values,
        other => panic!("{other:?}\n{module}"),
    }
}

#[test]
fn numbers_of_random_parts_stay_what_they_are() {
    let number_of = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let first = number_of("SHEAVE_RANDOM_FIRST").unwrap_or(0);
    let passes = parse_passes("gvn,dce,bswap").expect("they exist");
    let (mut certain, mut changed) = (0, 0);
    for seed in first..first + number_of("SHEAVE_RANDOM_SEEDS").unwrap_or(3000) {
        let (text, is_one) = number(seed);
        // Bytes that differ from each other.
        let text = text.replace("align 8\n", &format!("align 8 {{\n    \"{}\"\n}}\n", CONTENT));
        let module = parse_module("number", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let options = driver::Options { verify: true, ..driver::Options::new(&passes) };
        let after = Ctx::new().run_module(&module, &options, Goal::Passes).expect("it is well formed");
        for value in [0x8877_6655_4433_2211, 0x1020_3040_a0b0_c0d0 ^ seed << 32, u64::MAX] {
            let (expected, got) = (results(&module, value), results(&after, value));
            assert_eq!(expected, got, "seed {seed}, {value:#x}\n{text}{after}");
        }
        let after = after.to_string();
        changed += u32::from(after != module.to_string());
        certain += u32::from(is_one);
        let is_left = after.contains(" or ");
        assert!(!is_one || !is_left, "seed {seed}\n{text}{after}");
    }
    assert!(certain > 100 && changed > 1000, "{certain} are one operation, {changed} changed");
}

/// Sixteen bytes, half of them with their sign.
const CONTENT: &str = "\\11\\a2\\33\\c4\\55\\e6\\77\\08\\99\\2a\\bb\\4c\\dd\\6e\\ff\\10";
