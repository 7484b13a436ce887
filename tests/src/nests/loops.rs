//! Loops, with what is computed from their counters: indices and addresses.

use super::{
    Base, CONDITIONS, HIDDEN, Known, MAX_HIDDEN, Writer, holds, inverse, mask, plus, promises, signed,
    swapped,
};

/// What a loop counts.
struct Count {
    cc: &'static str,
    start: u64,
    step: i64,
    bound: u64,
    /// The values in the iterations.
    values: Vec<u64>,
}

impl Writer {
    /// A constant of 64 bits, or a parameter that always is that.
    pub(super) fn hide(&mut self, c: i64) -> String {
        if self.is_outer && self.hidden.len() < MAX_HIDDEN && self.rng.chance(50) {
            self.hidden.push(c);
            return format!("v{}", HIDDEN + self.hidden.len() - 1);
        }
        format!("i64 {c}")
    }

    /// The same of `bits` bits, made in the entry.
    fn hide_narrow(&mut self, bits: u32, c: u64) -> String {
        let wide = self.hide(signed(bits, c));
        if wide.starts_with('i') {
            return format!("i{bits} {}", signed(bits, c));
        }
        if bits == 64 {
            return wide;
        }
        let name = self.name();
        self.entry.push_str(&format!("    {name} = trunc i{bits} {wide}\n"));
        name
    }

    /// A count that ends after at most `most` iterations.
    fn count(&mut self, bits: u32, most: usize, is_test_first: bool) -> Count {
        loop {
            let cc = self.rng.pick(&CONDITIONS);
            let step: i64 = self.rng.pick(&[1, 1, 1, -1, -1, 2, -2, 3, -3, 4]);
            let start = match self.rng.below(6) {
                0 => mask(bits) >> 1,
                1 => (mask(bits) >> 1) + 1,
                2 => mask(bits),
                3 => 0,
                _ => self.rng.below(20) as u64,
            };
            let start = start.wrapping_sub(self.rng.below(5) as u64) & mask(bits);
            let start = start.wrapping_add(self.rng.below(4) as u64) & mask(bits);
            let n = self.rng.below(most + 2) as i64;
            let bound =
                start.wrapping_add((step * n) as u64).wrapping_add(self.rng.below(2) as u64) & mask(bits);
            let mut values = Vec::new();
            let mut value = start;
            let ends = loop {
                if is_test_first && !holds(cc, bits, value, bound) {
                    break true;
                }
                if values.len() > most {
                    break false;
                }
                values.push(value);
                value = value.wrapping_add(step as u64) & mask(bits);
                if !is_test_first && !holds(cc, bits, value, bound) {
                    break true;
                }
            };
            if ends {
                return Count { cc, start, step, bound, values };
            }
        }
    }

    pub(super) fn loop_of(&mut self, depth: usize) {
        let bits = self.rng.pick(&[8, 16, 32, 32, 32, 64, 64]);
        let is_test_first = self.rng.chance(60);
        // Loops that do one thing are what some passes look for.
        let is_pure = self.rng.chance(40);
        let most = match (depth, is_pure) {
            (_, true) => self.rng.pick(&[6, 22]),
            (0, _) => self.rng.pick(&[4, 6, 9]),
            _ => self.rng.pick(&[2, 4, 5]),
        };
        let count = self.count(bits, most, is_test_first);
        if count.values.is_empty() && self.rng.chance(70) {
            return self.load();
        }
        let start = self.hide_narrow(bits, count.start);
        let bound = self.hide_narrow(bits, count.bound);
        let (before, head) = (self.block, self.new_block());
        let (counter, next) = (self.name(), self.name());
        self.line(&format!("jump block{head}"));
        self.begin(head);
        // The block at the end is known when the loop is written.
        let phi = self.out.len();
        let phi_line = |latch: usize| {
            format!("    {counter} = phi i{bits} [block{before}: {start}], [block{latch}: {next}]\n")
        };
        let flags = if self.rng.chance(60) { promises(bits, &count.values, count.step) } else { "" };
        let after = self.new_block();
        if is_test_first {
            if !is_pure && self.rng.chance(20) {
                self.scalar_load();
            }
            let body = self.new_block();
            self.test(&count, &counter, &bound, body, after);
            self.begin(body);
        }
        self.counters.push(Known {
            name: counter.clone(),
            bits,
            values: count.values.clone(),
            step: count.step,
        });
        let known = self.indices.len();
        match (count.values.is_empty(), is_pure) {
            (true, _) => {}
            (false, true) => self.dense(),
            (false, false) => {
                let n = 1 + self.rng.below(3);
                self.statements(n, depth + 1);
            }
        }
        if !is_pure && self.rng.chance(12) {
            // Another way out.
            let on = self.new_block();
            let value = self.value();
            let low = self.made(&format!("and {value}, i64 31"));
            self.line(&format!("branch {low}, block{on}, block{after}"));
            self.begin(on);
        }
        self.counters.pop();
        self.indices.truncate(known);
        self.line(&format!("{next} = add{flags} {counter}, i{bits} {}", count.step));
        if is_test_first {
            self.line(&format!("jump block{head}"));
        } else {
            self.test(&count, &next, &bound, head, after);
        }
        let line = phi_line(self.block);
        self.out.insert_str(phi, &line);
        self.begin(after);
        if !is_pure && self.rng.chance(25) {
            let wide = if bits == 64 { counter } else { self.made(&format!("zext i64 {counter}")) };
            self.add(&wide);
        }
    }

    /// The test of a loop.
    fn test(&mut self, count: &Count, tested: &str, bound: &str, inside: usize, outside: usize) {
        let (mut cc, mut a, mut b) = (count.cc, tested, bound);
        if self.rng.chance(25) {
            (cc, a, b) = (swapped(cc), bound, tested);
        }
        let (mut then, mut otherwise) = (inside, outside);
        if self.rng.chance(40) {
            (cc, then, otherwise) = (inverse(cc), outside, inside);
        }
        let test = self.made(&format!("icmp {cc} {a}, {b}"));
        self.line(&format!("branch {test}, block{then}, block{otherwise}"));
    }

    /// A number of 64 bits that is computed from a counter, no further from zero than `most`.
    pub(super) fn index(&mut self, most: i64) -> Option<Known> {
        if self.counters.is_empty() {
            return None;
        }
        if !self.indices.is_empty() && self.rng.chance(50) {
            let index =
                self.indices[self.indices.len() - 1 - self.rng.below(self.indices.len().min(3))].clone();
            let (least, largest) = ends(&index);
            if -most <= least && largest <= most {
                return Some(index);
            }
        }
        // The innermost one most often.
        let at = self.counters.len() - 1 - self.rng.below(self.counters.len()) * self.rng.below(2);
        let Known { name, bits, values, step } = self.counters[at].clone();
        let is_signed = self.rng.chance(50);
        for attempt in 0..3 {
            let (mut name, mut values, mut step) = (name.clone(), values.clone(), step);
            let by = match (attempt, self.rng.below(3)) {
                (2, _) => (values[0] as i64).wrapping_neg(),
                (_, 0) => 0,
                (_, _) => self.rng.below(9) as i64 - 4,
            };
            let steps = |values: &[u64], f: &dyn Fn(u64) -> u64| -> Vec<u64> {
                values.iter().map(|&v| f(v) & mask(bits)).collect()
            };
            let moved = steps(&values, &|v| v.wrapping_add(by as u64));
            let flags = if self.rng.chance(60) { promises(bits, &values, by) } else { "" };
            let extend = |v: u64| if is_signed { signed(bits, v) } else { v as i64 };
            if moved.iter().any(|&v| extend(v).unsigned_abs() > most as u64) {
                continue;
            }
            if by != 0 {
                let by = signed(bits, by as u64 & mask(bits));
                name = self.made(&format!("add{flags} {name}, i{bits} {by}"));
            }
            values = moved;
            let factor = self.rng.pick(&[1, 1, 1, 2, 3, -1]);
            let fits = |v: u64| {
                let exact = extend(v) * factor;
                exact.abs() <= most && extend(exact as u64 & mask(bits)) == exact
            };
            if factor != 1 && values.iter().all(|&v| fits(v)) {
                let flags = match (self.rng.chance(50), is_signed && bits > 8) {
                    (true, true) => " nsw",
                    (true, false) if !is_signed && factor > 0 => " nuw",
                    _ => "",
                };
                name = self.made(&format!("mul{flags} {name}, i{bits} {factor}"));
                values = steps(&values, &|v| v.wrapping_mul(factor as u64));
                step *= factor;
            }
            if bits < 64 {
                name = self.made(&format!("{} i64 {name}", if is_signed { "sext" } else { "zext" }));
            }
            let values = values.into_iter().map(|v| extend(v) as u64).collect();
            let index = Known { name, bits: 64, values, step };
            self.indices.push(index.clone());
            return Some(index);
        }
        None
    }

    pub(super) fn base(&mut self) -> Base {
        let at = self.rng.below(self.bases.len());
        self.bases[at].clone()
    }

    /// An address and how far it is from the end of what may be accessed, on the left and on the right.
    pub(super) fn place(&mut self) -> (String, i64, i64) {
        let base = self.base();
        self.place_in(&base)
    }

    fn place_in(&mut self, base: &Base) -> (String, i64, i64) {
        let Base { ref text, middle, reach, span: (low, high) } = *base;
        let index = if self.rng.chance(75) { self.index(reach / 5) } else { None };
        let Some(index) = index else {
            let disp = self.rng.pick(&[0, 0, 4, 8, -8, 1, 12]);
            let disp = if reach < 20 { 0 } else { disp };
            // Some apart, so that equal distances occur.
            return (plus(text, middle + disp), reach + low + disp, reach - high - disp);
        };
        let (least, most) = ends(&index);
        let furthest = least.abs().max(most.abs()).max(1);
        let scale = loop {
            let scale = self.rng.pick(&[1, 2, 4, 4, 8, 8, 3, 12, 16, 24]);
            if scale * furthest <= reach - 20 || scale == 1 {
                break scale;
            }
        };
        let disp = if reach < 40 { 0 } else { self.rng.pick(&[0, 0, 1, 4, -4, 8, -8, scale, -scale]) };
        let address = self.address(text, &index.name, scale, middle + disp);
        (address, reach + low + least * scale + disp, reach - high - most * scale - disp)
    }

    /// `base + index * scale + offset`, spelled in one way of several.
    pub(super) fn address(&mut self, base: &str, index: &str, scale: i64, offset: i64) -> String {
        let flag = self.rng.pick(&["", " inbounds"]);
        let tail = |by: i64| match by {
            0 => String::new(),
            1.. => format!(" + {by}"),
            _ => format!(" - {}", -by),
        };
        match self.rng.below(4) {
            0 => {
                let name = self.made(&format!("ptr_index{flag} {base}, {index} * {scale}{}", tail(offset)));
                plus(&name, 0)
            }
            1 if base.starts_with('v') => {
                let inner = self.made(&format!("ptr_add {base}, i64 {offset}"));
                self.made(&format!("ptr_index{flag} {inner}, {index} * {scale}"))
            }
            2 => {
                let by = self.made(&format!("mul {index}, i64 {scale}"));
                let name = self.made(&format!("ptr_add {base}, {by}"));
                plus(&name, offset)
            }
            _ => {
                let name = self.made(&format!("ptr_index {base}, {index} * {scale}"));
                plus(&name, offset)
            }
        }
    }
}

/// The least and the greatest value.
pub(super) fn ends(known: &Known) -> (i64, i64) {
    let values = known.values.iter().map(|&v| v as i64);
    (values.clone().min().unwrap_or(0), values.max().unwrap_or(0))
}
