//! What the passes do with memory against the interpreter: random functions whose loads, stores, block copies
//! and calls touch slots, globals, constant data and what parameters point to, through pointers that may be
//! any of these, with branches and loops around. At the end all that was written is folded into the result.
//!
//! `SHEAVE_RANDOM_SEEDS=100000 cargo test --release -p sheave-passes --test memory` tries more, from
//! `SHEAVE_RANDOM_FIRST` on.

use std::fmt::Write as _;

use sheave_interp::{Interpreter, Options, Outcome};
use sheave_ir::{Module, parse_module};
use sheave_passes::driver::{self, Ctx, Goal, parse_passes};
use sheave_testing::Rng;

/// Every object has so many bytes.
const OBJECT: usize = 96;

const DATA: &str = "data local %g0 size 96 align 8 {\n    \"\\01\\02\\03\\04\\05\\06\\07\\08\\09\"\n}\n\
    data %g1 size 96 align 8\nalias %a1 = %g1+8\n\
    data local readonly %c0 size 96 align 8 {\n    \"\\11\\22\\33\\44\\55\\66\\77\\88\\99\\aa\\bb\\cc\"\n    \
    at 16: %g0+8\n    at 32: %g1\n}\n";

const HELPERS: &str = "function local %helper(ptr v0, i64 v1) {\nblock0:\n    v2 = load i64 v0\n    \
    v3 = add v2, v1\n    store v3, v0\n    v4 = load i32 %g0+4\n    v5 = trunc i32 v3\n    \
    v6 = xor v4, v5\n    store v6, %g1+12\n    return\n}\n\
    function local %sum(ptr v0) -> i64 {\nblock0:\n    jump block1\n\nblock1:\n    \
    v1 = phi i64 [block0: i64 0], [block1: v7]\n    v2 = phi i64 [block0: i64 0], [block1: v6]\n    \
    v3 = ptr_index v0, v1 * 8\n    v4 = load i64 v3\n    v5 = rotl v2, i64 7\n    v6 = xor v5, v4\n    \
    v7 = add v1, i64 1\n    v8 = icmp ult v7, i64 12\n    branch v8, block1, block2\n\n\
    block2:\n    return v6\n}\n";

/// A pointer with at least so many bytes after it.
#[derive(Clone)]
struct Pointer {
    name: String,
    bytes: usize,
    writable: bool,
}

struct Text {
    out: String,
    next_value: usize,
    next_block: usize,
    /// The block that is being written.
    block: usize,
    pointers: Vec<Pointer>,
    /// Integers of 64 bits.
    values: Vec<String>,
}

const TYPES: [(&str, usize); 7] =
    [("i8", 1), ("i16", 2), ("i32", 4), ("i64", 8), ("i64", 8), ("f64", 8), ("f32", 4)];

impl Text {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "    {text}");
    }

    fn define(&mut self, text: &str) -> String {
        let name = format!("v{}", self.next_value);
        self.next_value += 1;
        self.line(&format!("{name} = {text}"));
        name
    }

    fn open_block(&mut self, block: usize) {
        let _ = writeln!(self.out, "\nblock{block}:");
        self.block = block;
    }

    fn new_block(&mut self) -> usize {
        self.next_block += 1;
        self.next_block - 1
    }

    /// A pointer with room for `bytes`, and an offset from it.
    fn place(&mut self, rng: &mut Rng, bytes: usize, written: bool) -> (String, usize) {
        let fits = |pointer: &&Pointer| pointer.bytes >= bytes && (pointer.writable || !written);
        let fitting: Vec<Pointer> = self.pointers.iter().filter(fits).cloned().collect();
        let recent = rng.below(2) == 0;
        let pointer = if recent {
            fitting[fitting.len() - 1].clone()
        } else {
            fitting[rng.below(fitting.len())].clone()
        };
        let room = (pointer.bytes - bytes).min(24);
        // Places that meet again.
        let offset = if rng.below(4) == 0 { rng.below(room + 1) } else { (rng.below(room / 8 + 1)) * 8 };
        (pointer.name, offset)
    }

    fn value(&mut self, rng: &mut Rng) -> String {
        if rng.below(4) == 0 { format!("i64 {}", rng.below(300)) } else { rng.pick(&self.values) }
    }

    fn load(&mut self, rng: &mut Rng) {
        let (ty, bytes) = rng.pick(&TYPES);
        let (place, offset) = self.place(rng, bytes, false);
        let order = if rng.below(16) == 0 { "relaxed " } else { "" };
        let loaded = self.define(&format!("load {order}{ty} {place} + {offset}"));
        let value = match ty {
            "i64" => loaded,
            "f64" => self.define(&format!("bitcast i64 {loaded}")),
            "f32" => {
                let bits = self.define(&format!("bitcast i32 {loaded}"));
                self.define(&format!("zext i64 {bits}"))
            }
            _ => self.define(&format!("zext i64 {loaded}")),
        };
        self.values.push(value);
    }

    fn store(&mut self, rng: &mut Rng) {
        let (ty, bytes) = rng.pick(&TYPES);
        let value = rng.pick(&self.values);
        let value = match ty {
            "i64" => value,
            "f64" => self.define(&format!("bitcast f64 {value}")),
            "f32" => {
                let bits = self.define(&format!("trunc i32 {value}"));
                self.define(&format!("bitcast f32 {bits}"))
            }
            _ => self.define(&format!("trunc {ty} {value}")),
        };
        let (place, offset) = self.place(rng, bytes, true);
        let order = if rng.below(16) == 0 { "release " } else { "" };
        self.line(&format!("store {order}{value}, {place} + {offset}"));
    }

    fn pointer(&mut self, rng: &mut Rng) {
        let from = rng.pick(&self.pointers);
        if from.bytes < 40 {
            return;
        }
        let (text, bytes) = match rng.below(4) {
            0 => {
                let by = rng.below(3) * 8;
                (format!("ptr_add {}, i64 {by}", from.name), from.bytes - by)
            }
            1 | 2 => {
                let index = rng.pick(&self.values);
                let low = self.define(&format!("and {index}, i64 3"));
                let (scale, by) = (rng.pick(&[1, 4, 8]), rng.below(2) * 8);
                (format!("ptr_index {}, {low} * {scale} + {by}", from.name), from.bytes - 3 * scale - by)
            }
            _ => {
                let other = rng.pick(&self.pointers);
                let condition = rng.pick(&self.values);
                let bit = self.define(&format!("and {condition}, i64 1"));
                let name = self.define(&format!("select {bit}, {}, {}", from.name, other.name));
                let bytes = from.bytes.min(other.bytes);
                self.pointers.push(Pointer { name, bytes, writable: from.writable && other.writable });
                return;
            }
        };
        let name = self.define(&text);
        self.pointers.push(Pointer { name, bytes, writable: from.writable });
    }

    /// One of two pointers, which one only memory knows.
    fn boxed(&mut self, rng: &mut Rng) {
        let [a, b] = [0; 2].map(|_| rng.pick(&self.pointers));
        let slot = self.define("alloca size 16 align 8");
        self.line(&format!("store {}, {slot}", a.name));
        self.line(&format!("store {}, {slot} + 8", b.name));
        let index = rng.pick(&self.values);
        let bit = self.define(&format!("and {index}, i64 1"));
        let place = self.define(&format!("ptr_index {slot}, {bit} * 8"));
        let name = self.define(&format!("load ptr {place}"));
        let bytes = a.bytes.min(b.bytes);
        self.pointers.push(Pointer { name, bytes, writable: a.writable && b.writable });
    }

    fn block_operation(&mut self, rng: &mut Rng) {
        let bytes = rng.pick(&[4, 8, 16]);
        let (to, _) = self.place(rng, bytes, true);
        if rng.below(2) == 0 {
            let (from, _) = self.place(rng, bytes, false);
            self.line(&format!("mem_move {to}, {from}, i64 {bytes}"));
        } else {
            self.line(&format!("mem_set {to}, i8 {}, i64 {bytes}", rng.below(256)));
        }
    }

    fn step(&mut self, rng: &mut Rng, depth: usize) {
        match rng.below(20) {
            0..=6 => self.load(rng),
            7..=11 => self.store(rng),
            12 => self.pointer(rng),
            13 if rng.below(2) == 0 => self.boxed(rng),
            14 => self.block_operation(rng),
            15 => {
                let (to, _) = self.place(rng, 8, true);
                let value = self.value(rng);
                self.line(&format!("call %helper({to}, {value})"));
            }
            16 if depth < 2 => self.diamond(rng, depth),
            17 if depth < 2 => self.counted_loop(rng, depth),
            _ => {
                let (a, b) = (rng.pick(&self.values), self.value(rng));
                let op = rng.pick(&["add", "sub", "xor", "mul"]);
                let value = self.define(&format!("{op} {a}, {b}"));
                self.values.push(value);
            }
        }
    }

    fn steps(&mut self, rng: &mut Rng, n: usize, depth: usize) {
        for _ in 0..n {
            self.step(rng, depth);
        }
    }

    /// Runs `arm`; what it defines is not known afterwards. Its last value.
    fn scoped(&mut self, rng: &mut Rng, arm: impl FnOnce(&mut Text, &mut Rng)) -> String {
        let (pointers, values) = (self.pointers.len(), self.values.len());
        arm(self, rng);
        let last = self.values[self.values.len() - 1].clone();
        self.pointers.truncate(pointers);
        self.values.truncate(values);
        last
    }

    fn diamond(&mut self, rng: &mut Rng, depth: usize) {
        let [then, otherwise, join] = [0; 3].map(|_| self.new_block());
        let condition = rng.pick(&self.values);
        let bit = self.define(&format!("and {condition}, i64 1"));
        self.line(&format!("branch {bit}, block{then}, block{otherwise}"));
        let mut args = Vec::new();
        for arm in [then, otherwise] {
            self.open_block(arm);
            let n = rng.below(5);
            let value = self.scoped(rng, |text, rng| text.steps(rng, n, depth + 1));
            args.push(format!("[block{}: {value}]", self.block));
            self.line(&format!("jump block{join}"));
        }
        self.open_block(join);
        let value = self.define(&format!("phi i64 {}", args.join(", ")));
        self.values.push(value);
        // Often of a slot: the first pointers are globals and parameters.
        let slots = self.pointers[7..].to_vec();
        if rng.below(4) != 0 {
            let (a, b) = (rng.pick(&slots), rng.pick(&self.pointers));
            let from = |arg: &String| arg.split(':').next().map(str::to_owned).unwrap_or_default();
            let name = self.define(&format!(
                "phi ptr {}: {}], {}: {}]",
                from(&args[0]),
                a.name,
                from(&args[1]),
                b.name
            ));
            let bytes = a.bytes.min(b.bytes);
            self.pointers.push(Pointer { name, bytes, writable: a.writable && b.writable });
        }
    }

    /// A loop of one to five iterations, tested at the bottom or at the top.
    fn counted_loop(&mut self, rng: &mut Rng, depth: usize) {
        let (before, header, exit) = (self.block, self.new_block(), self.new_block());
        let (rounds, at_top) = (1 + rng.below(5), rng.below(2) == 0);
        let start = self.value(rng);
        self.line(&format!("jump block{header}"));
        self.open_block(header);
        let [counter, sum, next] = [0; 3].map(|_| {
            self.next_value += 1;
            format!("v{}", self.next_value - 1)
        });
        let head = self.out.len();
        let body = if at_top {
            let body = self.new_block();
            let more = self.define(&format!("icmp ult {counter}, i64 {rounds}"));
            self.line(&format!("branch {more}, block{body}, block{exit}"));
            self.open_block(body);
            body
        } else {
            header
        };
        let n = 1 + rng.below(7);
        let last = self.scoped(rng, |text, rng| {
            text.values.extend([counter.clone(), sum.clone()]);
            text.block = body;
            text.steps(rng, n, depth + 1);
        });
        let next_sum = self.define(&format!("add {sum}, {last}"));
        self.line(&format!("{next} = add {counter}, i64 1"));
        let latch = self.block;
        if at_top {
            self.line(&format!("jump block{header}"));
        } else {
            let more = self.define(&format!("icmp ne {next}, i64 {rounds}"));
            self.line(&format!("branch {more}, block{header}, block{exit}"));
        }
        let phis = format!(
            "    {counter} = phi i64 [block{before}: i64 0], [block{latch}: {next}]\n    \
             {sum} = phi i64 [block{before}: {start}], [block{latch}: {next_sum}]\n"
        );
        self.out.insert_str(head, &phis);
        self.open_block(exit);
        self.values.push(if at_top { sum } else { next_sum });
    }
}

/// A module whose `%main` calls a random function with two pointers and a number.
fn program(seed: u64) -> String {
    let mut rng = Rng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for _ in 0..4 {
        rng.word();
    }
    let object = |name: &str, writable| Pointer { name: name.to_owned(), bytes: OBJECT, writable };
    let mut text = Text {
        out: String::new(),
        next_value: 3,
        next_block: 1,
        block: 0,
        pointers: vec![object("%c0", false), object("%g0", true), object("%g1", true)],
        values: vec!["v2".to_owned()],
    };
    text.pointers.push(Pointer { name: "%a1".to_owned(), bytes: OBJECT - 8, writable: true });
    text.pointers.push(Pointer { name: "%g0+8".to_owned(), bytes: OBJECT - 8, writable: true });
    for param in ["v0", "v1"] {
        text.pointers.push(Pointer { name: param.to_owned(), bytes: OBJECT - 16, writable: true });
    }
    let mut slots = Vec::new();
    for _ in 0..1 + rng.below(3) {
        let slot = text.define("alloca size 96 align 8");
        text.line(&format!("mem_set {slot}, i8 {}, i64 96", rng.below(3)));
        text.pointers.push(object(&slot, true));
        slots.push(slot);
    }
    if rng.below(3) == 0 {
        let slot = rng.pick(&slots);
        text.line(&format!("call %helper({slot}, v2)"));
    }
    let n = 6 + rng.below(24);
    text.steps(&mut rng, n, 0);
    let mut result = rng.pick(&text.values);
    for slot in &slots {
        for word in 0..OBJECT / 8 {
            // A word that is not read may hold anything.
            if rng.below(4) != 0 {
                let content = text.define(&format!("load i64 {slot} + {}", word * 8));
                let turned = text.define(&format!("rotl {result}, i64 5"));
                result = text.define(&format!("xor {turned}, {content}"));
            }
        }
    }
    text.line(&format!("return {result}"));
    let main = "function %main(ptr v0, ptr v1, i64 v2) -> i64 {\nblock0:\n    v3 = call %f(v0, v1, v2)\n    \
                v4 = call %sum(%g0)\n    v5 = call %sum(%g1)\n    v6 = rotl v3, i64 9\n    v7 = xor v6, v4\n    \
                v8 = rotl v7, i64 9\n    v9 = xor v8, v5\n    return v9\n}\n";
    let starts = ["%g0", "%g0+8", "%g1", "%g1+16", "%a1"];
    let mut calls = String::new();
    for call in 0..4 {
        let (a, b) = (rng.pick(&starts), rng.pick(&starts));
        let _ = writeln!(
            calls,
            "function %call{call}() -> i64 {{\nblock0:\n    v0 = call %main({a}, {b}, i64 {})\n    \
             return v0\n}}",
            rng.below(1000)
        );
    }
    format!(
        "{DATA}{HELPERS}{calls}{main}function local %f(ptr v0, ptr v1, i64 v2) -> i64 {{\nblock0:\n{}}}\n",
        text.out
    )
}

fn results(module: &Module) -> Vec<Result<u64, String>> {
    let call = |name: &str| {
        let options =
            Options { stack_bytes: 1 << 17, heap_bytes: 1 << 12, fuel: Some(1 << 20), ..Options::default() };
        let mut interpreter = Interpreter::new(module, options).expect("it fits");
        let id = module.function_id(name).expect("the text has it");
        match interpreter.call(id, &[]) {
            Ok(Outcome::Returned(values)) => Ok(values[0]),
            other => Err(format!("{other:?}")),
        }
    };
    ["call0", "call1", "call2", "call3"].map(call).to_vec()
}

#[test]
fn memory_is_what_the_interpreter_says() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let first = number("SHEAVE_RANDOM_FIRST").unwrap_or(0);
    let n = number("SHEAVE_RANDOM_SEEDS").unwrap_or(400);
    let lists = ["promote,opt", "gvn,dce,unroll-full", "sroa,promote,opt"]
        .map(|list| parse_passes(list).unwrap_or_else(|error| panic!("{error}")));
    let mut changed = 0;
    for seed in first..first + n {
        let text = program(seed);
        let module = parse_module("memory", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let expected = results(&module);
        assert!(expected.iter().all(Result::is_ok), "seed {seed}: {expected:?}\n{text}");
        for passes in &lists {
            let mut options = driver::Options::new(passes);
            options.verify = true;
            let after = Ctx::new()
                .run_module(&module, &options, Goal::Passes)
                .unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
            let got = results(&after);
            assert!(
                got == expected,
                "seed {seed}, {passes:?}: {expected:x?} before, {got:x?} after\n{text}\n{after}"
            );
            changed += u64::from(after.to_string() != module.to_string());
        }
    }
    assert!(changed == 3 * n, "{changed} modules changed");
}
