//! Random functions that consist of loops over little memory, as text of the IR.
//!
//! What passes over loops and memory have to tell apart is rare in other random programs: counters of every
//! width that start or end at the limits of their type, tests of every kind before and after an iteration,
//! steps and scales that are smaller or larger than an access, several ways to one object, blocks of memory
//! whose lifetimes overlap or not. The generator executes the counter of each loop itself, so that it knows
//! that the loop ends, which promises hold, and that each access stays inside of its object: programs have no
//! undefined behaviour. `%run` gives a checksum of all that was computed.

mod loops;
mod statements;

use std::cell::RefCell;
use std::fmt::Write as _;

use crate::Rng;

/// The size of an object; accesses are relative to its middle.
const SIZE: i64 = 512;
const MIDDLE: i64 = SIZE / 2;
/// How far from the middle an access may be.
const REACH: i64 = 240;
/// How deep loops nest.
const MAX_DEPTH: usize = 2;
/// Constants that the function is not told.
const MAX_HIDDEN: usize = 8;

const CONDITIONS: [&str; 10] = ["ne", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const TYPES: [(&str, i64); 6] = [("i8", 1), ("i16", 2), ("i32", 4), ("i64", 8), ("f32", 4), ("f64", 8)];

/// What the addresses of accesses are computed from.
#[derive(Clone, Debug)]
struct Base {
    text: String,
    /// The distance from it to the middle of the accessible bytes, and how far these reach.
    middle: i64,
    reach: i64,
    /// The pointers that it may be, relative to that.
    span: (i64, i64),
}

/// A counter or what is computed from it, with all values that it has.
#[derive(Clone, Debug)]
struct Known {
    name: String,
    bits: u32,
    values: Vec<u64>,
    /// By how much it moves per iteration.
    step: i64,
}

/// The module of `seed`: its entry `run` takes nothing and gives an `i64`.
pub fn module(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let mut out = String::from("data local %m size 512 align 8\ndata local %n size 512 align 8\n");
    out.push_str("data local %cells size 64 align 8\ndata local %ways size 16 align 8 {\n");
    out.push_str("    at 0: %m+256\n    at 8: %n+260\n}\n");
    out.push_str("alias local %inner = %m+64\nalias local %innermost = %inner+64\n\n");
    out.push_str(COMMON);
    for n in 0..2 {
        let attribute = rng.pick(&["", "", "no_inline ", "inline_hint "]);
        let mut writer = Writer::new(Rng::new(rng.bits()), false);
        writer.bases = ["v0", "v1"].map(|text| Base::new(text, 0, 16)).to_vec();
        if n == 1 {
            writer.bases.push(Base::new("%n", MIDDLE, 100));
        }
        writer.statements(1 + n, MAX_DEPTH - 1);
        let params = format!("ptr v0, ptr v1, i64 v2, ptr byval(16, {}) v3", rng.pick(&[8, 8, 32]));
        writer.bases = vec![Base::new("v3", 8, 8)];
        writer.statements(1, MAX_DEPTH);
        writer.finish(&mut out, &format!("local {attribute}%h{n}"), &params);
    }
    let mut writer = Writer::new(Rng::new(rng.bits()), true);
    writer.body();
    let hidden: Vec<String> = writer.hidden.iter().map(|c| format!(", i64 {c}")).collect();
    let second = rng.pick(&["%n+256", "%m+256", "%m+264", "%m+258", "%n+200"]);
    let params = (0..hidden.len()).fold("ptr v0, ptr v1".to_owned(), |mut params, k| {
        // Writing to a string cannot fail.
        let _ = write!(params, ", i64 v{}", HIDDEN + k);
        params
    });
    writer.finish(&mut out, "local no_inline %f", &params);
    let hidden = hidden.concat();
    let _ = write!(
        out,
        "function %run() -> i64 {{\nblock0:\n    call %fill(%m, i64 {})\n    call %fill(%n, i64 {})\n    \
         v0 = call %f(%m+256, {second}{hidden})\n    v1 = call %sum(%m)\n    v2 = call %sum(%n)\n    \
         v3 = load i64 %cells\n    v4 = load i64 %cells+8\n    v5 = mul v0, i64 31\n    v6 = add v5, v1\n    \
         v7 = mul v6, i64 31\n    v8 = add v7, v2\n    v9 = xor v3, v4\n    v10 = add v8, v9\n    return v10\n}}\n",
        rng.below(1000),
        rng.bits() as i64,
    );
    out
}

/// The number of the first parameter for a hidden constant.
const HIDDEN: usize = 9000;

/// Functions that fill and sum an object.
const COMMON: &str = r"function local no_inline %fill(ptr v0, i64 v1) {
block0:
    jump block1

block1:
    v2 = phi i64 [block0: i64 0], [block1: v6]
    v3 = phi i64 [block0: v1], [block1: v5]
    v4 = ptr_index v0, v2 * 8
    store v3, v4
    v7 = mul v3, i64 6364136223846793005
    v5 = add v7, i64 1442695040888963407
    v6 = add v2, i64 1
    v8 = icmp ult v6, i64 64
    branch v8, block1, block2

block2:
    return
}

function local no_inline %sum(ptr v0) -> i64 {
block0:
    jump block1

block1:
    v1 = phi i64 [block0: i64 0], [block1: v6]
    v2 = phi i64 [block0: i64 7], [block1: v5]
    v3 = ptr_index v0, v1 * 8
    v4 = load i64 v3
    v7 = mul v2, i64 31
    v5 = add v7, v4
    v6 = add v1, i64 1
    v8 = icmp ult v6, i64 64
    branch v8, block1, block2

block2:
    return v5
}

function local no_inline %sum_of(ptr v0) -> i64 {
block0:
    v1 = load i64 v0
    v2 = load i64 v0 + 40
    v3 = mul v1, i64 5
    v4 = add v3, v2
    return v4
}

";

impl Base {
    fn new(text: &str, middle: i64, reach: i64) -> Base {
        Base { text: text.to_owned(), middle, reach, span: (0, 0) }
    }
}

/// `offset` after an address.
fn plus(address: &str, offset: i64) -> String {
    match offset {
        0 => address.to_owned(),
        // Part of a constant.
        _ if address.starts_with('%') => format!("{address}{offset:+}"),
        1.. => format!("{address} + {offset}"),
        _ => format!("{address} - {}", -offset),
    }
}

fn mask(bits: u32) -> u64 {
    u64::MAX >> (64 - bits)
}

/// `bits` of that width read as a signed number.
fn signed(width: u32, bits: u64) -> i64 {
    (bits << (64 - width)) as i64 >> (64 - width)
}

fn holds(cc: &str, width: u32, a: u64, b: u64) -> bool {
    let (x, y) = (signed(width, a), signed(width, b));
    match cc {
        "eq" => a == b,
        "ne" => a != b,
        "slt" => x < y,
        "sle" => x <= y,
        "sgt" => x > y,
        "sge" => x >= y,
        "ult" => a < b,
        "ule" => a <= b,
        "ugt" => a > b,
        _ => a >= b,
    }
}

fn inverse(cc: &str) -> &'static str {
    match cc {
        "eq" => "ne",
        "ne" => "eq",
        "slt" => "sge",
        "sle" => "sgt",
        "sgt" => "sle",
        "sge" => "slt",
        "ult" => "uge",
        "ule" => "ugt",
        "ugt" => "ule",
        _ => "ult",
    }
}

fn swapped(cc: &str) -> &str {
    match cc {
        "slt" => "sgt",
        "sle" => "sge",
        "sgt" => "slt",
        "sge" => "sle",
        "ult" => "ugt",
        "ule" => "uge",
        "ugt" => "ult",
        "uge" => "ule",
        same => same,
    }
}

/// The promises that hold of a sum with `by` of each of `values`.
fn promises(width: u32, values: &[u64], by: i64) -> &'static str {
    let limit = 1i128 << (width - 1);
    let nsw = values.iter().all(|&v| {
        let sum = i128::from(signed(width, v)) + i128::from(by);
        -limit <= sum && sum < limit
    });
    let by = u128::from(by as u64 & mask(width));
    let nuw = values.iter().all(|&v| u128::from(v) + by <= u128::from(mask(width)));
    match (nsw, nuw) {
        (true, true) => " nsw nuw",
        (true, false) => " nsw",
        (false, true) => " nuw",
        (false, false) => "",
    }
}

/// Random choices that the arguments of a call may contain.
struct Dice(RefCell<Rng>);

impl Dice {
    fn below(&self, n: usize) -> usize {
        self.0.borrow_mut().below(n)
    }

    fn chance(&self, percent: usize) -> bool {
        self.0.borrow_mut().chance(percent)
    }

    fn pick<T: Copy>(&self, items: &[T]) -> T {
        self.0.borrow_mut().pick(items)
    }
}

/// A function that is written.
struct Writer {
    rng: Dice,
    /// Instructions of the entry, and the blocks after it.
    entry: String,
    out: String,
    n_values: usize,
    n_blocks: usize,
    /// The block that is written to.
    block: usize,
    bases: Vec<Base>,
    /// The counters of the loops around, the innermost last.
    counters: Vec<Known>,
    /// What was computed from them, where it may be used again.
    indices: Vec<Known>,
    hidden: Vec<i64>,
    /// Slots for temporary objects that are not in use, and slots of structures.
    temporaries: Vec<String>,
    records: Vec<String>,
    /// Scalars in slots, of type `i32`.
    scalars: Vec<String>,
    /// It may call the others.
    is_outer: bool,
}

impl Writer {
    fn new(rng: Rng, is_outer: bool) -> Writer {
        let mut writer = Writer {
            rng: Dice(RefCell::new(rng)),
            entry: String::new(),
            out: String::new(),
            n_values: 10,
            n_blocks: 1,
            block: 0,
            bases: Vec::new(),
            counters: Vec::new(),
            indices: Vec::new(),
            hidden: Vec::new(),
            temporaries: Vec::new(),
            records: Vec::new(),
            scalars: Vec::new(),
            is_outer,
        };
        writer.entry.push_str("    v4 = alloca i64\n    store i64 1, v4\n");
        for _ in 0..2 {
            let slot = writer.slot("i32");
            let _ = writeln!(writer.entry, "    store i32 {}, {slot}", writer.rng.below(9));
            writer.scalars.push(slot);
        }
        let first = writer.start();
        writer.block = first;
        writer
    }

    fn slot(&mut self, what: &str) -> String {
        let name = self.name();
        let _ = writeln!(self.entry, "    {name} = alloca {what}");
        name
    }

    fn name(&mut self) -> String {
        self.n_values += 1;
        format!("v{}", self.n_values)
    }

    /// Begins a block.
    fn start(&mut self) -> usize {
        let block = self.new_block();
        self.begin(block);
        block
    }

    fn new_block(&mut self) -> usize {
        self.n_blocks += 1;
        self.n_blocks
    }

    fn begin(&mut self, block: usize) {
        let _ = write!(self.out, "\nblock{block}:\n");
        self.block = block;
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "    {text}");
    }

    /// An instruction with a result.
    fn made(&mut self, text: &str) -> String {
        let name = self.name();
        let _ = writeln!(self.out, "    {name} = {text}");
        name
    }

    /// The outer function: objects, then statements, then the checksum of what it has in slots.
    fn body(&mut self) {
        self.bases = vec![
            Base::new("%m", MIDDLE, REACH),
            Base::new("%n", MIDDLE, REACH),
            Base::new("%innermost", MIDDLE - 128, REACH),
            Base::new("v0", 0, 230),
            Base::new("v1", 0, 180),
        ];
        let mut own = Vec::new();
        for _ in 0..self.rng.below(3) {
            let slot = self.slot("size 512 align 8");
            let byte = self.rng.below(256) as u8 as i8;
            let _ = writeln!(self.entry, "    mem_set {slot}, i8 {byte}, i64 512");
            self.bases.push(Base::new(&slot, MIDDLE, REACH));
            own.push(slot);
        }
        for _ in 0..2 {
            let way = 8 * self.rng.below(2);
            let base = self.name();
            let _ = writeln!(self.entry, "    {base} = load ptr %ways+{way}");
            self.bases.push(Base::new(&base, 0, 220));
        }
        // Few ways to memory make accesses of one object frequent.
        while self.bases.len() > 4 {
            let at = self.rng.below(self.bases.len());
            self.bases.remove(at);
        }
        for _ in 0..4 {
            // Too large to be taken apart.
            let size = self.rng.pick(&[72, 80, 96]);
            let slot = self.slot(&format!("size {size} align 8"));
            self.temporaries.push(slot);
        }
        for _ in 0..2 {
            let slot = self.slot("size 24 align 8");
            let _ = writeln!(self.entry, "    mem_set {slot}, i8 {}, i64 24", self.rng.below(100));
            self.records.push(slot);
        }
        let n = 2 + self.rng.below(3);
        self.statements(n, 0);
        for slot in own {
            self.loop_over(&slot);
        }
        for slot in self.records.clone() {
            for offset in [0, 8, 16] {
                let value = self.made(&format!("load i64 {}", plus(&slot, offset)));
                self.add(&value);
            }
        }
    }

    /// Adds all words of a slot, without letting its address escape.
    fn loop_over(&mut self, slot: &str) {
        let (before, head) = (self.block, self.new_block());
        self.line(&format!("jump block{head}"));
        self.begin(head);
        let (count, next) = (self.name(), self.name());
        self.line(&format!("{count} = phi i64 [block{before}: i64 0], [block{head}: {next}]"));
        let address = self.made(&format!("ptr_index {slot}, {count} * 8"));
        let value = self.made(&format!("load i64 {address}"));
        self.add(&value);
        self.line(&format!("{next} = add {count}, i64 1"));
        let test = self.made(&format!("icmp ult {next}, i64 64"));
        let after = self.new_block();
        self.line(&format!("branch {test}, block{head}, block{after}"));
        self.begin(after);
    }

    /// Makes `value`, an `i64`, a part of the checksum.
    fn add(&mut self, value: &str) {
        let old = self.made("load i64 v4");
        let op = self.rng.pick(&["add", "xor", "sub"]);
        let turned = self.made(&format!("mul {old}, i64 3"));
        let new = self.made(&format!("{op} {turned}, {value}"));
        self.line(&format!("store {new}, v4"));
    }

    fn finish(mut self, out: &mut String, head: &str, params: &str) {
        let mut sum = self.made("load i64 v4");
        for slot in self.scalars.clone() {
            let value = self.made(&format!("load i32 {slot}"));
            let wide = self.made(&format!("sext i64 {value}"));
            sum = self.made(&format!("add {sum}, {wide}"));
        }
        let _ = write!(
            out,
            "function {head}({params}) -> i64 {{\nblock0:\n{}    jump block2\n{}    return {sum}\n}}\n\n",
            self.entry, self.out
        );
    }
}
